
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for counters/count: sums that stay where they cannot grow, bounds of
 * buckets, times between tokens, and records that know nothing.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_count.h"

#include "tap.h"


#define N      NGX_RESPONSES_COUNT_BOUNDS
#define CODES  NGX_RESPONSES_CODES


static void
test_sums(void)
{
    ngx_responses_count_t  c;
    ngx_responses_usage_t  u;

    static const ngx_responses_count_t  none;

    ngx_memzero(&c, sizeof(c));
    ngx_responses_usage_init(&u, NULL);

    ok(!ngx_responses_count_reported(&u), "no tokens were reported");

    ngx_responses_count_add(&c, &u, NGX_RESPONSES_APIS,
                            NGX_RESPONSES_STATUS_UNKNOWN, CODES, 0, 0);
    ok(memcmp(&c, &none, sizeof(c)) == 0, "a record that knows nothing");

    ngx_responses_count_add(&c, &u, 0, 2, CODES, 0, 0);
    is(c.streams[2], 1, "a status is counted");
    is(c.streams[0] + c.streams[1] + c.streams[7], 0, "alone");
    is(c.tokens[0] + c.tokens[4], 0, "tokens that nobody reported");

    is(c.apis[0], 1, "and an API");

    ngx_responses_count_add(&c, &u, 0, 2, NGX_RESPONSES_CODE_OTHER, 0, 0);
    ngx_responses_count_add(&c, &u, 0, 2, NGX_RESPONSES_CODE_QUOTA, 0, 0);
    is(c.errors[NGX_RESPONSES_CODE_QUOTA], 1, "an error is counted");
    is(c.errors[NGX_RESPONSES_CODE_OTHER], 1, "the last code");
    is(c.tool_calls, 0, "and nothing behind");

    ngx_memzero(&c, sizeof(c));
    ngx_responses_count_add(&c, &u, 0, 2, CODES, 0, 0);

    u.input_tokens = 0;
    ok(ngx_responses_count_reported(&u), "no tokens, but reported");

    u.input_tokens = -1;
    u.cache_write_tokens = 0;
    ok(ngx_responses_count_reported(&u), "of any kind");

    u.input_tokens = 5;
    u.cached_tokens = 0;
    u.output_tokens = 7;
    u.total_tokens = 12;
    u.cache_write_tokens = 3;
    u.events = 3;
    u.oversize = 2;
    u.tool_calls = 4;

    ngx_responses_count_add(&c, &u, 0, 2, CODES, 0, 0);
    ngx_responses_count_add(&c, &u, 0, 0, CODES, 0, 0);

    is(c.tokens[0], 10, "input tokens");
    is(c.tokens[1], 0, "cached tokens");
    is(c.tokens[2], 14, "output tokens");
    is(c.tokens[3], 0, "reasoning tokens");
    is(c.tokens[4], 24, "total tokens");
    is(c.tokens[5], 6, "tokens written to a cache");
    is(c.events[0], 6, "events");
    is(c.events[6], 4, "oversize");
    is(c.tool_calls, 8, "tool calls");
    is(c.streams[2], 2, "failed");
    is(c.streams[0], 1, "completed");

    u.input_tokens = INT64_MAX;
    ngx_responses_count_add(&c, &u, 0, 0, CODES, 0, 0);
    is(c.tokens[0], INT64_MAX, "a sum stays at its end");

    u.input_tokens = 1;
    u.tool_calls = UINT32_MAX;
    c.tool_calls = INT64_MAX - 1;
    ngx_responses_count_add(&c, &u, 0, 0, CODES, 0, 0);
    is(c.tokens[0], INT64_MAX, "for good");
    is(c.tool_calls, INT64_MAX, "nor does another one exceed it");
    is(c.tokens[2], 28, "others go on");
}


/* a time of so many milliseconds, and the bucket it is counted in */

static ngx_uint_t
bucket(ngx_msec_int_t ms, uint64_t *sum)
{
    ngx_uint_t             i, n, found;
    ngx_responses_count_t  c;
    ngx_responses_usage_t  u;

    ngx_memzero(&c, sizeof(c));
    ngx_responses_usage_init(&u, NULL);

    u.token = 1;
    u.first_token = (ngx_msec_t) (1000 + ms);

    ngx_responses_count_add(&c, &u, 0, 0, CODES, 0, 1000);

    n = 0;
    found = 0;

    for (i = 0; i <= N; i++) {

        if (c.first_token.buckets[i]) {
            n += c.first_token.buckets[i];
            found = i;
        }

        n += c.stream_time.buckets[i];
    }

    *sum = c.first_token.sum;

    return n == 1 ? found : 100;
}


static void
test_times(void)
{
    uint64_t    sum;
    ngx_uint_t  i, wrong;

    wrong = 0;

    for (i = 0; i < N; i++) {
        wrong += bucket(ngx_responses_count_first_token[i] / 1000, &sum) != i;
        wrong += sum != ngx_responses_count_first_token[i];
        wrong += bucket(ngx_responses_count_first_token[i] / 1000 + 1, &sum)
                 != i + 1;

        if (i) {
            wrong += ngx_responses_count_first_token[i]
                     <= ngx_responses_count_first_token[i - 1];
            wrong += ngx_responses_count_stream_time[i]
                     <= ngx_responses_count_stream_time[i - 1];
            wrong += ngx_responses_count_token_interval[i]
                     <= ngx_responses_count_token_interval[i - 1];
        }
    }

    is(wrong, 0, "a bound is in its bucket, and what is beyond in the next");

    is(bucket(0, &sum), 0, "no time");
    is(bucket(-500, &sum), 0, "a clock that went back");
    is(sum, 0, "adds nothing");
    is(bucket(86400000, &sum), N, "a day");
    is(sum, 86400000000ULL, "and its sum");
}


/* the time between tokens: its bucket, and its sum; 100: it is not known */

static ngx_uint_t
interval(int64_t tokens, ngx_msec_int_t ms, uint64_t *sum)
{
    ngx_uint_t             i;
    ngx_responses_count_t  c;
    ngx_responses_usage_t  u;

    ngx_memzero(&c, sizeof(c));
    ngx_responses_usage_init(&u, NULL);

    u.token = 1;
    u.output_tokens = tokens;
    u.first_token = 1000;
    u.last_token = (ngx_msec_t) (1000 + ms);

    ngx_responses_count_add(&c, &u, 0, 0, CODES, 0, 1000);

    *sum = c.token_interval.sum;

    for (i = 0; i <= N && c.token_interval.buckets[i] == 0; i++) { /* void */ }

    return i <= N ? i : 100;
}


static void
test_interval(void)
{
    uint64_t  sum;

    is(interval(-1, 1000, &sum), 100, "tokens that nobody reported");
    is(interval(1, 1000, &sum), 100, "one token has no interval");
    is(interval(3, 21, &sum), 7, "two have one: over 10 ms, to 15 ms");
    is(sum, 10500, "in microseconds");
    is(interval(1001, 400, &sum), 0, "a fast model");
    is(sum, 400, "less than a millisecond");
    is(interval(2, 86400000, &sum), N, "a day");
    is(interval(2, -5, &sum), 0, "a clock that went back");
    is(sum, 0, "adds nothing");
}


static void
test_merge(void)
{
    ngx_uint_t             i, n;
    ngx_responses_count_t  sums, one;

    ngx_memset(&one, 0, sizeof(one));
    ngx_memset(&sums, 0, sizeof(sums));

    one.streams[0] = 1;
    one.limited = 2;
    one.stream_time.sum = 3;

    sums.limited = 4;
    sums.stream_time.sum = NGX_RESPONSES_COUNT_MAX - 2;

    ngx_responses_count_merge(&sums, &one);

    is(sums.streams[0], 1, "the first sum is merged");
    is(sums.limited, 6, "added");
    is(sums.stream_time.sum, NGX_RESPONSES_COUNT_MAX, "the last one stays");

    for (n = 0, i = 0; i < sizeof(sums) / sizeof(uint64_t); i++) {
        n += (((uint64_t *) &sums)[i] != 0);
    }

    is(n, 3, "and no other");
}


int
main(void)
{
    test_sums();
    test_times();
    test_interval();
    test_merge();

    return tap_done();
}
