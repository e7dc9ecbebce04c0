
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for counters/usual: what is reserved of numbers that are all alike,
 * that vary, that change, and that are wrong.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_usual.h"

#include "random.h"
#include "tap.h"


/* of numbers from a range, how many of a thousand are above the most */

static ngx_uint_t
above(uint64_t least, uint64_t most)
{
    uint64_t               n;
    ngx_uint_t             i, over;
    ngx_responses_usual_t  usual;

    ngx_memzero(&usual, sizeof(ngx_responses_usual_t));

    over = 0;

    for (i = 0; i < 100000; i++) {

        /* the sum of four is spread like a bell */

        n = least + (random_below(most - least) + random_below(most - least)
                     + random_below(most - least) + random_below(most - least))
                    / 4;

        over += (i >= 100 && n > ngx_responses_usual_most(&usual));

        ngx_responses_usual_add(&usual, n);
    }

    return over / 100;
}


int
main(void)
{
    uint64_t               n;
    ngx_uint_t             i, wrong;
    ngx_responses_usual_t  u;

    ngx_memzero(&u, sizeof(ngx_responses_usual_t));

    ok(!ngx_responses_usual_known(&u), "nothing is known");
    is(ngx_responses_usual_most(&u), 0, "so it is nothing");

    ngx_responses_usual_add(&u, 0);
    ok(!ngx_responses_usual_known(&u), "no output says nothing");

    ngx_responses_usual_add(&u, 1000);
    ok(ngx_responses_usual_known(&u), "the first one is known");
    is(ngx_responses_usual_most(&u), 2000, "it may be twice as much");

    for (i = 0; i < 500; i++) {
        ngx_responses_usual_add(&u, 1000);
    }

    n = ngx_responses_usual_most(&u);
    ok(n >= 1000 && n < 1020, "numbers that are all alike: %lu",
       (unsigned long) n);

    /* one of 16 */

    ngx_responses_usual_add(&u, 17000);
    is(u.mean / NGX_RESPONSES_USUAL_WEIGHT, 2000, "one of another size");

    for (i = 0; i < 500; i++) {
        ngx_responses_usual_add(&u, 1);
    }

    n = ngx_responses_usual_most(&u);
    ok(n >= 1 && n < 20, "and all of another size: %lu", (unsigned long) n);

    /* numbers that are wrong do not overflow */

    for (i = 0; i < 1000; i++) {
        ngx_responses_usual_add(&u, (i % 2) ? ~(uint64_t) 0 : 1);
    }

    n = ngx_responses_usual_most(&u);
    ok(n >= NGX_RESPONSES_USUAL_MAX && n < 3 * NGX_RESPONSES_USUAL_MAX,
       "the largest ones: %lu", (unsigned long) n);

    /* a mean that falls is never 0 */

    wrong = 0;

    for (i = 0; i < 100000; i++) {
        ngx_responses_usual_add(&u, 1 + random_below(3));
        wrong += !ngx_responses_usual_known(&u);
    }

    is(wrong, 0, "what is known stays known");

    n = above(0, 4000);
    ok(n < 80, "of numbers that vary, %lu of 1000 are above the most",
       (unsigned long) n);

    n = above(2000, 2500);
    ok(n < 80, "of others, %lu of 1000", (unsigned long) n);

    return tap_done();
}
