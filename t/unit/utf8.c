
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/utf8: each boundary of RFC 3629, all sequences of 1 to 3
 * bytes and many of 4 against an independent decoder.
 */


#include <stdlib.h>

#include <ngx_config.h>
#include <ngx_core.h>

#include "random.h"
#include "tap.h"
#include "utf8.h"


/*
 * The decoder that it is compared with: decodes by the bits, then looks
 * whether the value needed that many bytes.
 */

static ngx_int_t
utf8_reference(const u_char *p, size_t len)
{
    size_t    i, n;
    uint32_t  c, low;

    while (len) {

        if (p[0] < 0x80) {
            p++;
            len--;
            continue;
        }

        if ((p[0] & 0xe0) == 0xc0) {
            n = 2;
            c = p[0] & 0x1f;
            low = 0x80;

        } else if ((p[0] & 0xf0) == 0xe0) {
            n = 3;
            c = p[0] & 0x0f;
            low = 0x800;

        } else if ((p[0] & 0xf8) == 0xf0) {
            n = 4;
            c = p[0] & 0x07;
            low = 0x10000;

        } else {
            return NGX_DECLINED;
        }

        for (i = 1; i < n; i++) {

            if (i == len) {
                break;
            }

            if ((p[i] & 0xc0) != 0x80) {
                return NGX_DECLINED;
            }

            c = c << 6 | (p[i] & 0x3f);
        }

        if (i < n) {

            /* cut: is there any character that begins like this? */

            uint32_t  from, to;

            from = c << (6 * (n - i));
            to = from | ((1u << (6 * (n - i))) - 1);

            if (to < low || from > 0x10ffff
                || (from >= 0xd800 && to <= 0xdfff))
            {
                return NGX_DECLINED;
            }

            return NGX_AGAIN;
        }

        if (c < low || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff)) {
            return NGX_DECLINED;
        }

        p += n;
        len -= n;
    }

    return NGX_OK;
}


/* a text that is cut is not well-formed */

static ngx_uint_t
differs(const u_char *p, size_t len)
{
    return utf8_valid(p, len) != (utf8_reference(p, len) == NGX_OK);
}


/* ngx_responses_utf8_char() must agree, too */

static size_t
char_reference(const u_char *p, size_t len)
{
    size_t  n;

    for (n = 1; n <= len && n <= 4; n++) {
        if (utf8_reference(p, n) == NGX_OK) {
            return n;
        }
    }

    return 0;
}


/* ngx_responses_utf8_run() is as many steps of the former */

static size_t
run_reference(const u_char *p, size_t len)
{
    size_t  n, done;

    for (done = 0; done < len && p[done] >= 0x80; done += n) {
        n = char_reference(p + done, len - done);

        if (n == 0) {
            break;
        }
    }

    return done;
}


static size_t
run(u_char *p, size_t len)
{
    return ngx_responses_utf8_run(p, p + len) - p;
}


static void
test_exhaustive(void)
{
    u_char      p[4];
    uint32_t    n;
    ngx_uint_t  i, bad, chars;

    bad = 0;
    chars = 0;

    for (n = 0; n < 0x1000000; n++) {
        p[0] = (u_char) (n >> 16);
        p[1] = (u_char) (n >> 8);
        p[2] = (u_char) n;

        if (differs(p, 3)) {
            bad++;
            tap_show("3 bytes", p, 3);
        }

        if ((n & 0xff) == 0) {
            bad += differs(p, 2);
        }

        if (n % 5 == 0) {
            chars += (ngx_responses_utf8_char(p, 3) != char_reference(p, 3));
            chars += (run(p, 3) != run_reference(p, 3));
        }
    }

    is(bad, 0, "all sequences of 2 and 3 bytes");
    is(chars, 0, "the length of a character, sequences of 3 bytes");

    /* 4 bytes: all leads and second bytes, others from the boundaries */

    bad = 0;

    for (n = 0; n < 0x1000000; n++) {

        static const u_char  edge[] = { 0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f,
                                        0xa0, 0xbf, 0xc0, 0xc2, 0xe0, 0xed,
                                        0xf0, 0xf4, 0xf5, 0xff };

        if (n & 0xff) {
            continue;
        }

        p[0] = (u_char) (n >> 16);
        p[1] = (u_char) (n >> 8);

        for (i = 0; i < 256; i++) {
            p[2] = edge[i & 15];
            p[3] = edge[i >> 4];

            bad += differs(p, 4);
            bad += (ngx_responses_utf8_char(p, 4) != char_reference(p, 4));
        }
    }

    is(bad, 0, "sequences of 4 bytes");
}


/* long texts: the eight-byte step must not hide anything */

static void
test_random(void)
{
    u_char      p[64];
    size_t      i, len;
    ngx_int_t   rc;
    ngx_uint_t  n, bad, good;

    static const char  *chars[] = { "a", "\xc3\xa9", "\xe6\xbd\xae",
                                    "\xf0\x9f\x8c\x8a", "01234567" };

    random_state = 3629;
    bad = 0;
    good = 0;

    for (n = 0; n < 200000; n++) {

        for (len = 0; len < 40; len += i) {
            i = strlen(chars[random_below(5)]);
            ngx_memcpy(p + len, chars[i > 4 ? 4 : i - 1], i);
        }

        if (random_below(2)) {
            p[random_below(len)] = (u_char) random_next();
        }

        len = random_below(len + 1);

        rc = utf8_reference(p, len);
        good += (rc == NGX_OK);

        bad += (utf8_valid(p, len) != (rc == NGX_OK));

        i = random_below(len + 1);
        bad += (run(p + i, len - i) != run_reference(p + i, len - i));
    }

    is(bad, 0, "random texts with one bad byte");
    ok(good > 20000 && good < 180000, "good and bad ones were among them");
}


int
main(void)
{
    test_exhaustive();
    test_random();

    return tap_done();
}
