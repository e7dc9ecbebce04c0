
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for counters/window: what fits and when, what is used in any period,
 * what is left of it when the rate changes, and numbers and times at their
 * limits.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_window.h"

#include "random.h"
#include "tap.h"


#define MINUTE   60000
#define MONTH    2678400000UL
#define DAYS     30
#define MONEY    1000000000ULL
#define MAX      NGX_RESPONSES_WINDOW_TOKENS

#define LENGTH   (MINUTE / NGX_RESPONSES_WINDOW_PARTS)

#define CLIENTS  200
#define STEP     100                   /* milliseconds of the simulation */
#define STEPS    20000


/* uses tokens at once */

static void
use(ngx_responses_window_t *window, ngx_responses_rate_t *rate, ngx_msec_t now,
    uint64_t tokens)
{
    ngx_responses_window_move(window, rate, now);
    ngx_responses_window_reserve(window, 0);
    ngx_responses_window_settle(window, rate, 0, tokens);
}


static uint64_t
left(ngx_responses_window_t *window, ngx_responses_rate_t *rate,
    ngx_msec_t now, uint64_t burst)
{
    ngx_responses_window_move(window, rate, now);

    return ngx_responses_window_left(window, rate->tokens + burst);
}


/*
 * A request fits when it was told to, and not in the millisecond before; a
 * window that was moved at once is as one that was moved many times.
 */

static void
test_wait(void)
{
    uint64_t                tokens, burst;
    ngx_uint_t              i, n, early, late, split;
    ngx_msec_t              now, wait;
    ngx_responses_rate_t    rate;
    ngx_responses_window_t  window, later;

    early = 0;
    late = 0;
    split = 0;

    for (i = 0; i < 20000; i++) {
        rate.tokens = 1 + random_below(1UL << (1 + random_below(32)));
        rate.period = 1000 + random_below(1UL << (1 + random_below(31)));
        burst = (i % 2) ? random_below(5 * rate.tokens) : 0;

        ngx_memzero(&window, sizeof(ngx_responses_window_t));

        now = random_next() >> 8;

        for (n = 1 + random_below(40); n; n--) {
            now += random_below(rate.period / (1 + random_below(50)));
            use(&window, &rate, now,
                random_below(rate.tokens * (1 + random_below(3))));
        }

        if (i % 3 == 0) {

            /* the rate was higher before, or lower */

            rate.tokens = 1 + random_below(3 * rate.tokens);
            ngx_responses_window_move(&window, &rate, now);
        }

        tokens = 1 + random_below(rate.tokens + burst);
        wait = ngx_responses_window_wait(&window, &rate, now,
                                         rate.tokens + burst, tokens);
        later = window;
        early += (wait && left(&later, &rate, now + wait - 1, burst)
                           >= tokens);
        late += (left(&later, &rate, now + wait, burst) < tokens);

        later = window;
        late += (left(&later, &rate, now + wait, burst) < tokens);

        wait += random_below(5 * rate.period);
        left(&later, &rate, now + wait, burst);

        for (n = 0; n < wait; n += 1 + random_below(rate.period)) {
            left(&window, &rate, now + n, burst);
        }

        left(&window, &rate, now + wait, burst);
        split += (ngx_memcmp(&window, &later, sizeof(window)) != 0);
    }

    is(early, 0, "nothing fits before its time");
    is(late, 0, "all fit in time");
    is(split, 0, "it does not matter how often a window is moved");
}


/*
 * Clients that take whatever they can get, but now and then none; the most
 * that is used in any period.  What is used is a part of what was reserved or,
 * with more, up to so many times of it.
 */

static void
test_period(ngx_uint_t seconds, ngx_uint_t more)
{
    uint64_t                capacity, sum, worst, total, mean;
    ngx_uint_t              i, n, steps, idle;
    ngx_msec_t              now;
    ngx_responses_rate_t    rate;
    ngx_responses_window_t  window;

    static uint64_t  used[STEPS], tokens[CLIENTS], ends[CLIENTS];

    capacity = 110000;
    rate.tokens = 100000;
    rate.period = seconds * 1000;
    steps = rate.period / STEP;
    now = 1000;
    idle = 0;

    ngx_memzero(&window, sizeof(ngx_responses_window_t));
    ngx_memzero(tokens, sizeof(tokens));
    ngx_memzero(used, sizeof(used));

    for (i = 0; i < STEPS; i++, now += STEP) {

        if (i % (5 * steps) == 0) {
            idle = i + random_below(2 * steps);
        }

        ngx_responses_window_move(&window, &rate, now);

        for (n = 0; n < CLIENTS; n++) {

            if (tokens[n] && ends[n] <= i) {
                sum = more ? random_below(tokens[n] * more)
                           : tokens[n] - random_below(tokens[n] / 4);
                ngx_responses_window_settle(&window, &rate, tokens[n], sum);
                tokens[n] = 0;
                used[i] += sum;
            }
        }

        for (n = 0; n < CLIENTS && i >= idle; n++) {
            sum = 4 + random_below(9000);

            if (tokens[n] == 0
                && !ngx_responses_window_wait(&window, &rate, now, capacity,
                                              sum))
            {
                tokens[n] = sum;
                ends[n] = i + random_below(steps / (1 + n % 9));
                ngx_responses_window_reserve(&window, sum);
            }
        }
    }

    worst = 0;
    total = 0;

    for (i = 0; i + steps < STEPS; i++) {

        for (sum = 0, n = 0; n < steps; n++) {
            sum += used[i + n];
        }

        worst = ngx_max(worst, sum);
        total += used[i];
    }

    mean = total * steps / i;

    /* the burst is there again after a time in which nothing is used */

    ok((more || worst <= capacity) && mean > rate.tokens / 2
       && mean <= rate.tokens + (capacity - rate.tokens) / 5,
       "at most %lu of %lu are used in any %lu s, %lu in the mean",
       (unsigned long) worst, (unsigned long) capacity,
       (unsigned long) seconds, (unsigned long) mean);
}


/*
 * The rate changes, with and without more than it allows: what was used in
 * both periods counts, nothing counts twice, and all of it leaves in time.
 */

static void
test_change(void)
{
    uint64_t                used, kept, taken;
    ngx_uint_t              i, n, forgotten, grown, stays;
    ngx_msec_t              now, since;
    ngx_responses_rate_t    rate, next;
    ngx_responses_window_t  window;

    static uint64_t    tokens[40];
    static ngx_msec_t  times[40];

    forgotten = 0;
    grown = 0;
    stays = 0;

    for (i = 0; i < 20000; i++) {
        rate.tokens = 1000 + random_below(1000000);
        rate.period = 1000 + random_below(1UL << (1 + random_below(31)));

        next.tokens = 1000 + random_below(1000000);
        next.period = (i % 4) ? 1000 + random_below(1UL << (1 + i % 31))
                              : rate.period;

        ngx_memzero(&window, sizeof(ngx_responses_window_t));

        now = random_next() >> 8;
        used = 0;

        for (n = 0; n < 40; n++) {
            now += random_below(rate.period / (1 + random_below(50)));

            times[n] = now;
            tokens[n] = random_below(rate.tokens / ((i % 2) ? 40 : 3));

            use(&window, &rate, now, tokens[n]);
            used += tokens[n];
        }

        now += random_below(rate.period);

        since = now - ngx_min(rate.period, next.period);
        kept = 0;

        for (n = 0; n < 40; n++) {
            kept += (times[n] > since) ? tokens[n] : 0;
        }

        ngx_responses_window_move(&window, &rate, now);
        taken = window.total + window.debt;

        ngx_responses_window_move(&window, &next, now);

        forgotten += (window.total + window.debt < kept);
        grown += (window.total + window.debt > taken || taken > used);

        /* each slot of the old length ends in one of the new length */

        now += next.period + next.period / NGX_RESPONSES_WINDOW_PARTS + 16
               + window.debt / next.tokens * 2 * next.period
               + 2 * next.period * (window.debt != 0);

        ngx_responses_window_move(&window, &next, now);

        stays += (window.total + window.debt != 0);
    }

    is(forgotten, 0, "what was used in both periods is used after a change");
    is(grown, 0, "and nothing else");
    is(stays, 0, "and leaves in time");
}


/*
 * A budget of money of 30 days, asked for each hour for three months: no 30
 * days have more, and nearly all of it can be used.
 */

static void
test_month(void)
{
    uint64_t                n, sum, most, all;
    ngx_msec_t              now;
    ngx_uint_t              i, j;
    ngx_responses_rate_t    rate;
    ngx_responses_window_t  w;

    static uint64_t  used[3 * DAYS * 24];

    ngx_memzero(&w, sizeof(ngx_responses_window_t));

    rate.tokens = 5 * MONEY;
    rate.period = DAYS * 24 * 60 * (ngx_msec_t) MINUTE;

    most = 0;
    all = 0;

    for (i = 0; i < 3 * DAYS * 24; i++) {
        now = rate.period + i * 60 * (ngx_msec_t) MINUTE;
        n = 1 + random_below(MONEY / 10);

        used[i] = (n <= left(&w, &rate, now, 0)) ? n : 0;

        use(&w, &rate, now, used[i]);

        all += used[i];
        sum = 0;

        for (j = (i < DAYS * 24) ? 0 : i + 1 - DAYS * 24; j <= i; j++) {
            sum += used[j];
        }

        most = ngx_max(most, sum);
    }

    ok(most <= rate.tokens, "no 30 days have more than the budget: %lu",
       (unsigned long) most);
    ok(all >= 3 * rate.tokens * 9 / 10 && all <= 3 * rate.tokens,
       "and three months nearly three: %lu", (unsigned long) all);
    is(w.debt + w.reserved, 0, "without a debt");
}


int
main(void)
{
    ngx_responses_rate_t     rate;
    ngx_responses_window_t   w;

    rate.tokens = 100000;
    rate.period = MINUTE;

    /* a minute, and a part of it at most, in which the first tokens were */

    ngx_memzero(&w, sizeof(ngx_responses_window_t));
    use(&w, &rate, 0, 60000);

    is(ngx_responses_window_left(&w, 100000), 40000, "what is left");
    is(ngx_responses_window_wait(&w, &rate, 0, 100000, 40000), 0,
       "what fits does not wait");
    is(ngx_responses_window_wait(&w, &rate, 0, 100000, 40001),
       MINUTE + LENGTH, "what does not fit waits until a period is over");
    is(ngx_responses_window_wait(&w, &rate, 0, 100000, 100001),
       NGX_RESPONSES_WINDOW_NEVER, "more than the capacity never fits");

    use(&w, &rate, 30000, 30000);
    is(ngx_responses_window_wait(&w, &rate, 30000, 100000, 70000),
       30000 + LENGTH, "the oldest tokens leave first");
    is(ngx_responses_window_wait(&w, &rate, 30000, 100000, 100000),
       MINUTE + LENGTH, "and then those after them");

    ngx_responses_window_move(&w, &rate, MINUTE + LENGTH - 1);
    is(w.total, 90000, "nothing leaves before");
    ngx_responses_window_move(&w, &rate, MINUTE + LENGTH);
    is(w.total, 30000, "all of a part leave at once");
    ngx_responses_window_move(&w, &rate, 30 * MINUTE);
    is(w.total, 0, "nothing is left after a long time");

    /* what is reserved */

    ngx_responses_window_reserve(&w, 70000);
    is(ngx_responses_window_left(&w, 100000), 30000, "reserved is not left");
    is(ngx_responses_window_wait(&w, &rate, 30 * MINUTE, 100000, 30001),
       LENGTH, "nobody knows when it will be settled");
    ngx_responses_window_settle(&w, &rate, 70000, 10);
    is(w.total + w.reserved + w.open, 10, "it is replaced by what was used");

    /* times that go back, and numbers that are wrong */

    ngx_responses_window_move(&w, &rate, 30 * MINUTE - LENGTH);
    is(w.slot, 30 * NGX_RESPONSES_WINDOW_PARTS, "an older time is ignored");
    ngx_responses_window_move(&w, &rate, MINUTE);
    is(w.slot + w.total, NGX_RESPONSES_WINDOW_PARTS,
       "but for that of another clock");

    use(&w, &rate, MINUTE, ~(uint64_t) 0);
    is(w.total + w.debt, MAX, "a wrong number of tokens does not overflow");

    rate.tokens = MAX;
    rate.period = MONTH;

    ngx_memzero(&w, sizeof(ngx_responses_window_t));
    use(&w, &rate, 7 * MONTH, MAX);
    is(ngx_responses_window_wait(&w, &rate, 7 * MONTH, MAX, MAX),
       MONTH + MONTH / NGX_RESPONSES_WINDOW_PARTS, "the longest period");

    /* a debt */

    rate.tokens = 1000;
    rate.period = MINUTE;

    ngx_memzero(&w, sizeof(ngx_responses_window_t));
    use(&w, &rate, 0, 3500);
    is(w.total, 1000, "no more than allowed is used at once");
    is(ngx_responses_window_wait(&w, &rate, 0, 1000, 1),
       3 * NGX_RESPONSES_WINDOW_SLOTS * LENGTH, "a debt is paid first");
    is(ngx_responses_window_wait(&w, &rate, 0, 1000, 501),
       4 * NGX_RESPONSES_WINDOW_SLOTS * LENGTH, "and counts as used then");
    is(left(&w, &rate, 3 * NGX_RESPONSES_WINDOW_SLOTS * LENGTH, 0), 500,
       "as it does");

    /* a burst is one, and is not allowed again in each period */

    ngx_memzero(&w, sizeof(ngx_responses_window_t));
    use(&w, &rate, 0, 1500);
    is(ngx_responses_window_left(&w, 1500), 0, "all and the burst are used");
    ngx_responses_window_move(&w, &rate, MINUTE + LENGTH);
    is(ngx_responses_window_left(&w, 1500), 1000, "no burst yet");
    ngx_responses_window_move(&w, &rate, 2 * (MINUTE + LENGTH));
    is(ngx_responses_window_left(&w, 1500), 1500, "but after an idle period");

    /* another rate */

    rate.tokens = 100000;
    rate.period = MINUTE;

    ngx_memzero(&w, sizeof(ngx_responses_window_t));
    use(&w, &rate, 0, 60000);
    use(&w, &rate, 30000, 1000);

    rate.period = 60 * MINUTE;
    is(left(&w, &rate, 50000, 0), 39000, "a longer period keeps all");
    is(left(&w, &rate, 59 * MINUTE, 0), 39000, "for its time");

    rate.period = MINUTE;
    is(left(&w, &rate, 59 * MINUTE, 0), 100000,
       "a shorter one keeps what is not too old");

    test_wait();
    test_change();

    test_month();

    test_period(60, 0);
    test_period(10, 0);
    test_period(2, 0);
    test_period(10, 3);

    return tap_done();
}
