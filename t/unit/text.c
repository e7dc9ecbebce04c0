
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the sum of core/text: equal texts have equal sums, in however many
 * escapes they come, and others have other sums.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"

#include "random.h"
#include "tap.h"


#define SUMS  4096


static uint64_t
sum(const char *text)
{
    return ngx_responses_text_sum((u_char *) text, strlen(text));
}


/* each character is written as it is or as an escape */

static uint64_t
sum_of(const char *text, ngx_uint_t escapes)
{
    char        buf[512], *p;
    ngx_uint_t  i;

    p = buf;

    for (i = 0; text[i]; i++) {

        if (random_below(4) < escapes) {
            p += sprintf(p, "\\u%04x", text[i]);

        } else {
            *p++ = text[i];
        }
    }

    return ngx_responses_text_sum((u_char *) buf, p - buf);
}


static void
test_escapes(void)
{
    size_t      len;
    char        text[64];
    ngx_uint_t  n, bad;

    random_state = 1;
    bad = 0;

    for (n = 0; n < 20000; n++) {
        len = random_below(40);
        text[len] = '\0';

        while (len) {
            text[--len] = (char) ('a' + random_below(26));
        }

        bad += (sum_of(text, 0) != sum_of(text, 1 + random_below(4)));
    }

    is(bad, 0, "random texts in escapes");

    ok(sum("\\\\\\/\\\"\\n") == sum("\\u005c\\u002f\\u0022\\u000a"),
       "short escapes");
    ok(sum("/") == sum("\\/"), "one that need not be");
    ok(sum("\xc3\xa9t\xc3\xa9 012345") == sum("\\u00e9t\xc3\xa9 012345"),
       "two bytes");
    ok(sum("0123456\xe2\x82\xac") == sum("0123456\\u20AC"), "three bytes");
    ok(sum("012345\xf0\x9f\x98\x80") == sum("012345\\ud83d\\ude00"), "a pair");
    ok(sum("\\ud83d") == sum("\xef\xbf\xbd"), "half a pair is U+FFFD");
}


static void
test_others(void)
{
    size_t      i, k, len;
    u_char      text[64];
    uint64_t    sums[SUMS];
    ngx_uint_t  n, bad;

    ok(sum("") != sum("\\u0000"), "U+0000 counts");
    ok(sum("a") != sum("a\\u0000"), "at the end, too");
    ok(sum("0123456789abcdef") != sum("89abcdef01234567"), "the order does");
    ok(sum("01234567") != sum("012345678"), "one more does");

    /* all texts that differ from one in a bit, and its beginnings */

    memset(text, 'a', sizeof(text));

    n = 0;

    for (len = 0; len < sizeof(text); len++) {
        sums[n++] = ngx_responses_text_sum(text, len);
    }

    for (i = 0; i < 5 * 8; i++) {
        text[i / 8] ^= (u_char) (1 << i % 8);

        for (len = 5; len <= sizeof(text); len += 7) {

            if (text[i / 8] != '\\') {
                sums[n++] = ngx_responses_text_sum(text, len);
            }
        }

        text[i / 8] ^= (u_char) (1 << i % 8);
    }

    bad = 0;

    for (i = 0; i < n; i++) {

        for (k = 0; k < i; k++) {
            bad += (sums[k] == sums[i]);
        }
    }

    is(bad, 0, "%lu texts that differ little", (unsigned long) n);

    /* the last bytes of two words */

    n = 0;

    for (i = 0; i < 26; i++) {

        for (k = 0; k < 26; k++) {
            text[7] = (u_char) ('a' + i);
            text[15] = (u_char) ('a' + k);
            sums[n++] = ngx_responses_text_sum(text, 16);
        }
    }

    bad = 0;

    for (i = 0; i < n; i++) {

        for (k = 0; k < i; k++) {
            bad += (sums[k] == sums[i]);
        }
    }

    is(bad, 0, "%lu texts that differ in two bytes", (unsigned long) n);
}


int
main(void)
{
    test_escapes();
    test_others();

    return tap_done();
}
