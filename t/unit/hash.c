
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * core/hash: the same however the bytes are cut, another for other bytes.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "tap.h"
#include "core/ngx_responses_hash.h"


#define LEN  40


static ngx_responses_hash_t
hash(u_char *p, size_t len, size_t one, size_t two)
{
    ngx_responses_hash_t  h;

    ngx_memzero(&h, sizeof(ngx_responses_hash_t));

    ngx_responses_hash_add(&h, p, one);
    ngx_responses_hash_add(&h, p + one, two - one);
    ngx_responses_hash_add(&h, p + two, len - two);

    return h;
}


static void
test_cuts(void)
{
    u_char                text[LEN];
    size_t                len, i, k, bad;
    ngx_responses_hash_t  a, b;

    for (i = 0; i < LEN; i++) {
        text[i] = (u_char) (i * 37 + 200);
    }

    bad = 0;

    for (len = 0; len <= LEN; len++) {
        a = hash(text, len, 0, 0);

        for (i = 0; i <= len; i++) {

            for (k = i; k <= len; k++) {
                b = hash(text, len, i, k);
                bad += !ngx_responses_hash_eq(&a, &b);
            }
        }
    }

    is(bad, 0, "two cuts anywhere in up to 40 bytes");
}


static void
test_differs(void)
{
    u_char                text[LEN];
    size_t                len, i, bit, bad;
    ngx_responses_hash_t  a, b;

    ngx_memzero(text, LEN);

    bad = 0;

    for (len = 1; len <= LEN; len++) {
        a = hash(text, len, 0, 0);

        b = hash(text, len - 1, 0, 0);
        bad += ngx_responses_hash_eq(&a, &b);

        for (i = 0; i < len; i++) {

            for (bit = 0; bit < 8; bit++) {
                text[i] ^= 1 << bit;
                b = hash(text, len, 0, 0);
                text[i] ^= 1 << bit;

                bad += ngx_responses_hash_eq(&a, &b);
            }
        }
    }

    is(bad, 0, "one bit or one zero byte is enough");
}


static void
test_value(void)
{
    ngx_responses_hash_t  h;

    h = hash((u_char *) "0123456789", 10, 0, 0);

    is(h.len, 10, "length");
    is(h.tail, 0x3938, "what is left of eight bytes, the first one lowest");
}


int
main(void)
{
    test_cuts();
    test_differs();
    test_value();

    return tap_done();
}
