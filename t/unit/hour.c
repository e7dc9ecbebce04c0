
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for counters/hour: samples are found in their minute and in no other,
 * whatever the clock does; and the text of an hour.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_hour.h"

#include "random.h"
#include "tap.h"


#define MINUTES  NGX_RESPONSES_HOUR_MINUTES
#define START    1700000040             /* a minute begins */


static ngx_responses_hour_t   hour;
static ngx_responses_count_t  one;


static void
reset(void)
{
    ngx_memzero(&hour, sizeof(hour));
    ngx_memzero(&one, sizeof(one));

    one.streams[NGX_RESPONSES_STATUS_COMPLETED] = 1;
}


static void
add(time_t now, ngx_uint_t n)
{
    while (n--) {
        ngx_responses_hour_add(&hour, now, &one);
    }
}


/* the streams of a minute */

static ngx_uint_t
streams(time_t now, ngx_uint_t ago)
{
    const ngx_responses_minute_t  *minute;

    minute = ngx_responses_hour_get(&hour, now, ago);

    return minute ? minute->streams[NGX_RESPONSES_STATUS_COMPLETED] : 0;
}


static ngx_uint_t
all(time_t now)
{
    ngx_uint_t  n, ago;

    n = 0;

    for (ago = 0; ago < MINUTES; ago++) {
        n += streams(now, ago);
    }

    return n;
}


static void
test_minutes(void)
{
    reset();

    is(all(START), 0, "nothing at first");

    add(START, 3);
    add(START + 59, 4);
    add(START + 60, 5);

    is(streams(START + 119, 0), 5, "the current minute");
    is(streams(START + 119, 1), 7, "the one before, with its last second");
    is(streams(START + 120, 1), 5, "a minute later");
    ok(ngx_responses_hour_get(&hour, START + 120, 0) == NULL,
       "no traffic in a minute");
    is(streams(START + MINUTES * 60 - 1, MINUTES - 1), 7, "the oldest minute");
    ok(ngx_responses_hour_get(&hour, START + MINUTES * 60, MINUTES) == NULL,
       "nothing is older");
    is(all(START + MINUTES * 60), 5, "a minute leaves the hour");
    is(all(START + MINUTES * 60 + 60), 0, "the other one, too");

    add(START + MINUTES * 60, 2);
    is(streams(START + MINUTES * 60, 0), 2, "its place is used again");
    is(streams(START + MINUTES * 60, MINUTES - 1), 5, "others stay");

    add(START + 1000 * 3600, 1);
    is(all(START + 1000 * 3600), 1, "nothing stays for a long time");
}


static void
test_clock(void)
{
    reset();

    add(START + 60, 1);
    add(START + 59, 2);
    is(streams(START + 60, 1), 2, "another process is late");
    is(streams(START + 60, 0), 1, "the new minute stays");

    reset();

    add(START, 1);
    add(START + 300, 2);
    add(START - 300, 4);
    is(all(START - 300), 4, "the clock was set back: nothing from the future");
    is(streams(START - 300, 0), 4, "and counting goes on");
    is(all(START + 300), 7, "later minutes are there when their time comes");
    is(streams(START + 300, 0), 2, "each in its place");

    add(START - MINUTES * 60, 8);
    is(all(START - MINUTES * 60), 8, "set back by an hour");
    is(all(START + 300), 6, "a minute that lost its place is gone");
}


/* any times, and what was counted in each minute */

static void
test_random(void)
{
    time_t      now;
    ngx_uint_t  i, n, m, last, ago, wrong;

    static ngx_uint_t  counted[1000];

    reset();

    now = START;
    last = 0;
    wrong = 0;

    for (i = 0; i < 200000 && now < START + 990 * 60; i++) {
        now += random_below((i % 100) ? 7 : 400);

        if (i % 50 == 0) {
            now = ngx_max(START, now - (time_t) random_below(120));
        }

        m = (now - START) / 60;
        last = ngx_max(last, m);
        n = random_below(3);

        add(now, n);
        counted[m] += n;

        /* after a time that goes back, the last minute has taken a place */

        for (ago = 0; ago + last - m < MINUTES && ago <= m; ago++) {
            wrong += (streams(now, ago) != counted[m - ago]);
        }
    }

    ok(i > 1000 && now >= START + 990 * 60, "%lu times", (unsigned long) i);
    is(wrong, 0, "a minute has what was counted in it");
}


static ngx_str_t
text(time_t now)
{
    ngx_str_t               s;
    ngx_responses_writer_t  w;

    static u_char  buf[262144];

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_hour_write(&w, &hour, now);

    s.data = buf;
    s.len = w.missing ? 0 : (size_t) (w.pos - buf);

    return s;
}


static void
test_text(void)
{
    ngx_str_t   s;
    ngx_uint_t  i;

    static const char  lines[] =
        "# minute 1700000040 held=2 open=3\n"
        "# minute 1700000160 limited=1 redactions=2 streams completed=1"
        " unreached=3 tokens input=4 cache_write=5 events received=6"
        " oversize=7 errors invalid_request=8 other=9 first_token 0=10 15=11"
        " token_interval 1=12\n";

    reset();

    is(text(START).len, 0, "nothing was counted");

    one.limited = 1;
    one.redactions = 2;
    one.streams[NGX_RESPONSES_STATUS_UNREACHED] = 3;
    one.tokens[0] = 4;
    one.tokens[NGX_RESPONSES_COUNT_TOKENS - 1] = 5;
    one.events[0] = 6;
    one.events[NGX_RESPONSES_COUNT_EVENTS - 1] = 7;
    one.errors[0] = 8;
    one.errors[NGX_RESPONSES_CODE_OTHER] = 9;
    one.first_token.buckets[0] = 10;
    one.first_token.buckets[NGX_RESPONSES_COUNT_BOUNDS] = 11;
    one.first_token.sum = 1000;
    one.token_interval.buckets[1] = 12;

    add(START + 120, 1);
    ngx_responses_hour_held(&hour, START + 1);
    ngx_responses_hour_held(&hour, START + 2);
    ngx_responses_hour_open(&hour, START + 3, 4);
    ngx_responses_hour_open(&hour, START + 4, 3);

    s = text(START + 180);
    is_bytes(s.data, s.len, lines, sizeof(lines) - 1, "lines of two minutes");

    one.tokens[0] = NGX_RESPONSES_HOUR_MAX - 4;
    add(START + 120, 1);
    is(hour.minutes[(START / 60 + 2) % MINUTES].tokens[0],
       NGX_RESPONSES_HOUR_MAX, "the largest sum");

    one.tokens[0] = NGX_RESPONSES_COUNT_MAX;
    add(START + 120, 1);
    is(hour.minutes[(START / 60 + 2) % MINUTES].tokens[0],
       NGX_RESPONSES_HOUR_MAX, "stays");

    /* the longest text */

    ngx_memset(&one, 0x7f, sizeof(one));

    for (i = 0; i < MINUTES; i++) {
        add(START + i * 60, 1);
    }

    s = text(START + (MINUTES - 1) * 60);
    ok(s.len > 0, "%lu bytes of text at most", (unsigned long) s.len);
    is(sizeof(hour), 18720, "bytes of memory");
}


int
main(void)
{
    test_minutes();
    test_clock();
    test_random();
    test_text();

    return tap_done();
}
