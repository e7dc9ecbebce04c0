
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/utf8: each character of Unicode, and no other sequence of
 * bytes.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"

#include "random.h"
#include "tap.h"


static size_t
encode(u_char *p, uint32_t c)
{
    size_t  i, len;

    static const u_char  lead[] = { 0, 0, 0xc0, 0xe0, 0xf0 };

    len = (c < 0x80) ? 1 : (c < 0x800) ? 2 : (c < 0x10000) ? 3 : 4;

    for (i = len - 1; i > 0; i--) {
        p[i] = (u_char) (0x80 | (c & 0x3f));
        c >>= 6;
    }

    p[0] = (u_char) (lead[len] | c);

    return len;
}


static size_t
run(u_char *p, size_t len)
{
    return ngx_responses_utf8_run(p, p + len) - p;
}


/* what a run is: characters, one by one */

static size_t
steps(u_char *p, size_t len)
{
    size_t  n, done;

    for (done = 0; done < len && p[done] >= 0x80; done += n) {
        n = ngx_responses_utf8_char(p + done, len - done);

        if (n == 0) {
            break;
        }
    }

    return done;
}


static void
test_characters(void)
{
    u_char      p[4];
    size_t      len;
    uint32_t    c;
    ngx_uint_t  bad;

    bad = 0;

    for (c = 0; c < 0x110000; c++) {

        if (c == 0xd800) {
            c = 0xe000;                /* surrogates are no characters */
        }

        len = encode(p, c);

        bad += (ngx_responses_utf8_char(p, len) != len);
        bad += (ngx_responses_utf8_char(p, len - 1) != 0);
        bad += (c >= 0x80 && run(p, len) != len);
    }

    is(bad, 0, "each character, whole and cut");
}


/*
 * As many sequences as there are characters are taken for one, so no others
 * are.
 */

static void
test_others(void)
{
    u_char      p[4];
    uint32_t    n;
    ngx_uint_t  found[5], four, runs;

    ngx_memzero(found, sizeof(found));
    four = 0;
    runs = 0;

    for (n = 0; n < 0x1000000; n++) {
        p[0] = (u_char) (n >> 16);
        p[1] = (u_char) (n >> 8);
        p[2] = (u_char) n;
        p[3] = 0x80;

        found[ngx_responses_utf8_char(p, 3)]++;
        four += (ngx_responses_utf8_char(p, 4) == 4);
        runs += (run(p, 3) != steps(p, 3));
    }

    is(found[1], 0x80 * 0x10000, "characters of one byte, and any two bytes");
    is(found[2], (0x800 - 0x80) * 0x100, "of two, and any byte");
    is(found[3], 0x10000 - 0x800 - 0x800, "of three");
    is(found[4], 0, "none of four");
    is(four, 0x100000 / 0x40, "of four, with the same last byte");
    is(runs, 0, "a run is as many characters as there are");

    four = 0;

    for (n = 0; n < 0x100; n++) {
        (void) encode(p, 0x1f30a);
        p[3] = (u_char) n;
        four += (ngx_responses_utf8_char(p, 4) == 4);
    }

    is(four, 0x40, "last bytes");
}


/* long texts, one byte of which is another */

static void
test_random(void)
{
    u_char      p[64];
    size_t      len;
    ngx_uint_t  n, bad;

    static const uint32_t  chars[] = { 'a', 0xe9, 0x6f6e, 0x1f30a };

    random_state = 3629;
    bad = 0;

    for (n = 0; n < 200000; n++) {

        for (len = 0; len < 40; /* void */ ) {
            len += encode(p + len, chars[random_below(4)]);
        }

        p[random_below(len)] = (u_char) random_next();

        bad += (run(p, len) != steps(p, len));
    }

    is(bad, 0, "runs of random texts");
}


int
main(void)
{
    test_characters();
    test_others();
    test_random();

    return tap_done();
}
