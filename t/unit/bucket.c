
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/bucket: what fits and when, that no fraction is lost, what is
 * used in any period, and numbers at their limits.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_bucket.h"

#include "random.h"
#include "tap.h"


#define MINUTE   60000
#define DAY      86400000UL
#define MONTH    NGX_RESPONSES_BUCKET_PERIOD
#define MAX      NGX_RESPONSES_BUCKET_TOKENS

#define STREAMS  200
#define STEP     100                   /* milliseconds of the simulation */
#define STEPS    20000


typedef struct {
    ngx_responses_rate_t  rate;
    uint64_t              burst;
    uint64_t              level;
    uint64_t              reserved;
    uint64_t              tokens;
    ngx_msec_t            wait;
} wait_case_t;


static wait_case_t  waits[] = {
    { { 60000, MINUTE }, 0, 0, 0, 60000, 0 },
    { { 60000, MINUTE }, 0, 1, 0, 60000, 1 },
    { { 60000, MINUTE }, 0, 40000, 20000, 1, 1 },
    { { 60000, MINUTE }, 0, 40000, 20000, 1000, 1000 },
    { { 60000, MINUTE }, 1000, 40000, 20000, 1000, 0 },
    { { 60000, MINUTE }, 0, 60000, 0, 60000, MINUTE },
    { { 60000, MINUTE }, 0, 600000, 0, 60000, 10 * MINUTE },
    { { 100, MINUTE }, 0, 100, 0, 1, 600 },
    { { 7, MINUTE }, 0, 7, 0, 1, 8572 },
    { { 1, DAY }, 0, 1, 0, 1, DAY },
    { { MAX, MONTH }, MAX, MAX, MAX, MAX, MONTH },
    { { 1, MONTH }, 0, 0xffffffff, 0, 1, MONTH * 0xffffffff },
    { { 0, 0 }, 0, 0, 0, 0, 0 }
};


typedef struct {
    ngx_responses_rate_t  rate;
    uint64_t              burst;
    uint64_t              tokens;
    uint64_t              left;        /* after the first reservation */
} start_case_t;


static start_case_t  starts[] = {
    { { 100000, MINUTE }, 0, 5000, 20000 },
    { { 100000, MINUTE }, 30000, 5000, 50000 },
    { { 100000, MINUTE }, 0, 25000, 0 },
    { { 100000, MINUTE }, 0, 60000, 0 },
    { { 100000, MINUTE }, 0, 100000, 0 },
    { { 100000, MINUTE }, 0, 0, 25000 },
    { { 100000, 1000 }, 0, 5000, 20000 },
    { { 100000, 80000 }, 0, 5000, 20000 },
    { { 1440000, DAY }, 0, 5000, 1434000 },
    { { 1, MONTH }, 0, 1, 0 },
    { { MAX, MONTH }, MAX, MAX, MAX - MAX / 40320 },
    { { 0, 0 }, 0, 0, 0 }
};


/* a bucket that was refilled at once, and one at many times */

static void
test_refill(void)
{
    uint64_t                wait;
    ngx_uint_t              i, n, split, late, early;
    ngx_msec_t              now, passed;
    ngx_responses_rate_t    rate;
    ngx_responses_bucket_t  one, many;

    split = 0;
    late = 0;
    early = 0;

    for (i = 0; i < 20000; i++) {
        rate.tokens = 1 + random_below(1UL << (1 + random_below(32)));
        rate.period = 1000 + random_below(1UL << (1 + random_below(31)));

        ngx_memzero(&one, sizeof(ngx_responses_bucket_t));
        one.level = random_below(3 * rate.tokens);
        one.time = random_next();
        many = one;

        now = one.time;

        for (n = random_below(20); n; n--) {
            now += random_below(rate.period / (1 + random_below(50)));
            ngx_responses_bucket_refill(&many, &rate, now);
        }

        ngx_responses_bucket_refill(&one, &rate, now);
        split += (one.level != many.level || one.rest != many.rest);

        /* it fits when it should, and not a millisecond before */

        n = random_below(rate.tokens);
        wait = ngx_responses_bucket_wait(&one, &rate, rate.tokens, n);

        for (passed = wait ? wait - 1 : 0; passed <= wait; passed++) {
            many = one;
            ngx_responses_bucket_refill(&many, &rate, now + passed);

            if (ngx_responses_bucket_left(&many, rate.tokens) >= n
                && many.level + n <= rate.tokens)
            {
                early += (passed < wait);

            } else {
                late += (passed == wait);
            }
        }
    }

    is(split, 0, "no fraction is lost, however often it is refilled");
    is(early, 0, "nothing fits before its time");
    is(late, 0, "all fit in time");
}


/*
 * Clients that take whatever they can get, but now and then none; the most
 * that is used in any period, beyond what was reserved when it began.  Part
 * of what was reserved is used, all: 1, or a part.
 */

static void
test_period(ngx_uint_t seconds, ngx_uint_t all)
{
    uint64_t                capacity, bound, sum, worst, total;
    ngx_uint_t              i, n, steps, idle, wrong;
    ngx_msec_t              now;
    ngx_responses_rate_t    rate;
    ngx_responses_bucket_t  b;

    static uint64_t  used[STEPS], reserved[STEPS], tokens[STREAMS];
    static uint64_t  ends[STREAMS];

    rate.tokens = 100000;
    rate.period = seconds * 1000;
    capacity = rate.tokens + 10000;
    steps = rate.period / STEP;

    ngx_memzero(&b, sizeof(ngx_responses_bucket_t));
    ngx_memzero(tokens, sizeof(tokens));
    ngx_memzero(used, sizeof(used));

    now = 1000;
    b.time = now;
    idle = 0;
    wrong = 0;

    for (i = 0; i < STEPS; i++, now += STEP) {
        reserved[i] = b.reserved;

        if (i % (5 * steps) == 0) {
            idle = i + random_below(2 * steps);
        }

        ngx_responses_bucket_refill(&b, &rate, now);

        for (n = 0; n < STREAMS; n++) {

            if (tokens[n] && ends[n] <= i) {
                sum = all ? tokens[n] : random_below(tokens[n]);
                ngx_responses_bucket_settle(&b, tokens[n], sum);
                tokens[n] = 0;
                used[i] += sum;
            }
        }

        for (n = 0; n < STREAMS && i >= idle; n++) {
            sum = 1 + random_below(9000);

            if (tokens[n] == 0
                && !ngx_responses_bucket_wait(&b, &rate, capacity, sum))
            {
                tokens[n] = sum;
                ends[n] = i + random_below(steps / (1 + n % 9));
                ngx_responses_bucket_reserve(&b, &rate, capacity, sum);
            }
        }

        wrong += (b.level + b.reserved > capacity);
    }

    is(wrong, 0, "period %lu s, never more than the capacity",
       (unsigned long) seconds);

    worst = 0;
    total = 0;
    bound = rate.tokens + rate.tokens / 4 + 10000;

    for (i = 0; i + steps < STEPS; i++) {

        for (sum = 0, n = 0; n < steps; n++) {
            sum += used[i + n];
        }

        total += used[i];
        sum -= ngx_min(sum, reserved[i]);
        worst = ngx_max(worst, sum);
    }

    ok(worst <= bound && worst > rate.tokens / 2,
       "at most %lu of %lu are used in any period, %lu %% in the mean",
       (unsigned long) worst, (unsigned long) rate.tokens,
       (unsigned long) (total * steps / i * 100 / rate.tokens));
}


int
main(void)
{
    wait_case_t             *w;
    start_case_t            *s;
    ngx_responses_rate_t     rate;
    ngx_responses_bucket_t   b;

    for (w = waits; w->rate.tokens; w++) {
        ngx_memzero(&b, sizeof(ngx_responses_bucket_t));
        b.level = w->level;
        b.reserved = w->reserved;

        is(ngx_responses_bucket_wait(&b, &w->rate, w->rate.tokens + w->burst,
                                     w->tokens),
           w->wait, "wait: %lu/%lu, used %lu + %lu, needs %lu",
           (unsigned long) w->rate.tokens, (unsigned long) w->rate.period,
           (unsigned long) w->level, (unsigned long) w->reserved,
           (unsigned long) w->tokens);
    }

    for (s = starts; s->rate.tokens; s++) {
        ngx_memzero(&b, sizeof(ngx_responses_bucket_t));
        ngx_responses_bucket_reserve(&b, &s->rate, s->rate.tokens + s->burst,
                                     s->tokens);

        is(ngx_responses_bucket_left(&b, s->rate.tokens + s->burst), s->left,
           "start: %lu/%lu, takes %lu", (unsigned long) s->rate.tokens,
           (unsigned long) s->rate.period, (unsigned long) s->tokens);
    }

    test_refill();

    test_period(60, 1);
    test_period(60, 0);
    test_period(10, 1);
    test_period(2, 1);

    /* times that go back, and numbers that are wrong */

    ngx_memzero(&b, sizeof(ngx_responses_bucket_t));
    b.time = 100000;
    b.level = 1000;
    rate.tokens = 1000;
    rate.period = 1000;

    ngx_responses_bucket_refill(&b, &rate, 99000);
    is(b.level, 1000, "an older time refills nothing");
    ngx_responses_bucket_refill(&b, &rate, 100500);
    is(b.level, 500, "time goes on from the newest one");
    ngx_responses_bucket_refill(&b, &rate, 1000);
    ngx_responses_bucket_refill(&b, &rate, 1100);
    is(b.level, 400, "unless the clock was set back");

    ngx_responses_bucket_reserve(&b, &rate, 2000, 1000);
    ngx_responses_bucket_settle(&b, 1000, ~(uint64_t) 0);
    ok(b.level < 2 * MAX && b.reserved == 0 && b.open == 0,
       "a wrong number of tokens does not overflow");

    rate.tokens = MAX;
    rate.period = MONTH;
    b.level = 3 * MAX;
    ngx_responses_bucket_refill(&b, &rate, b.time + MONTH - 1);
    is(b.level, 2 * MAX + MAX / MONTH + 1, "the largest rate");
    ngx_responses_bucket_refill(&b, &rate, b.time + 100 * MONTH);
    is(b.level + b.rest, 0, "a long time");

    return tap_done();
}
