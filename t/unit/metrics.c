
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for counters/metrics: all series of a copy, values that are escaped,
 * and bounds and sums of seconds.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_metrics.h"

#include "tap.h"


#define SIZE  131072


static u_char  text[SIZE];


/* how many lines of the text begin so, and go on with what is there */

static ngx_uint_t
lines(const char *begin)
{
    char        *p;
    ngx_uint_t   n;

    n = 0;

    for (p = (char *) text; p; p = strchr(p, '\n')) {
        p += (*p == '\n');
        n += (strncmp(p, begin, strlen(begin)) == 0);
    }

    return n;
}


static void
write_copy(void)
{
    ngx_responses_writer_t         w;
    ngx_responses_metrics_t        m;
    ngx_responses_metrics_key_t    keys[2];
    ngx_responses_metrics_limit_t  limits[2];
    ngx_responses_metrics_server_t servers[2];

    static ngx_str_t  labels[] = {
        ngx_string("model"),
        ngx_string("team")
    };

    ngx_memzero(&m, sizeof(m));
    ngx_memzero(keys, sizeof(keys));

    ngx_str_set(&m.zone, "a\"b");
    m.labels = labels;
    m.nlabels = 2;
    m.keys = keys;
    m.nkeys = 2;

    m.limits = limits;
    m.nlimits = 2;

    ngx_memzero(limits, sizeof(limits));

    ngx_str_set(&limits[0].name, "a");
    ngx_str_set(&limits[1].name, "b\"");

    limits[1].count.requests[NGX_RESPONSES_COUNT_REJECTED] = 5;
    limits[1].count.keys = 6;
    limits[1].count.period = 60;
    limits[1].nfullest = 2;
    limits[1].fullest[0].used = 1500000000;
    limits[1].fullest[1].used = 250000000;
    limits[1].fullest[1].len = 2;
    ngx_memcpy(limits[1].fullest[1].name, "\"x", 2);

    m.stores = 1;
    m.store.age = 7;

    m.servers = servers;
    m.nservers = 2;

    ngx_memzero(servers, sizeof(servers));

    ngx_str_set(&servers[0].name, "other");
    ngx_str_set(&servers[1].name, "unix:\"");

    servers[1].count.failures[NGX_RESPONSES_CODE_OVERLOADED] = 8;
    m.sums.released[NGX_RESPONSES_COUNT_SIZE] = 9;

    m.sums.open = 3;
    m.sums.repairs[0] = 7;

    ngx_memcpy(keys[0].values, "m-1\0x\\y", sizeof("m-1\0x\\y"));
    ngx_memcpy(keys[1].values, "m-2\0\n", sizeof("m-2\0\n"));

    keys[0].count.streams[NGX_RESPONSES_STATUS_FAILED] = 2;
    keys[0].count.tokens[5] = INT64_MAX;
    keys[0].count.tool_calls = 4;
    keys[0].count.cost = 1234567890123ULL;
    keys[0].count.first_token.buckets[0] = 1;
    keys[0].count.first_token.buckets[2] = 2;
    keys[0].count.first_token.buckets[NGX_RESPONSES_COUNT_BOUNDS] = 1;
    keys[0].count.first_token.sum = 61050000;
    keys[0].count.token_interval.sum = 10005;
    keys[0].count.stream_time.sum = 1234000;
    keys[0].count.errors[NGX_RESPONSES_CODE_RATE_LIMIT] = 3;
    keys[0].count.limited = 6;
    keys[1].count.stream_time.sum = 1000000;

    ngx_responses_writer_init(&w, text, SIZE - 1);
    ngx_responses_metrics_write(&w, &m, "1.2.3");
    is(w.missing, 0, "the text fits");
    is(w.pos[-1], '\n', "the last line ends");
}


static void
test_keys(void)
{
    is(lines("# HELP nginx_responses_"), 32, "metrics");
    is(lines("# TYPE nginx_responses_"), 32, "have types");
    is(lines("# HELP nginx_responses_open_streams Open event streams.\n"
             "# TYPE nginx_responses_open_streams gauge\n"
             "nginx_responses_open_streams{zone=\"a\\\"b\"} 3\n"
             "# HELP "), 1, "of a zone");
    is(lines("nginx_responses_build_info{zone=\"a\\\"b\",version=\""), 1,
       "versions");

    is(lines("nginx_responses_streams_total{"), 22, "statuses of two keys");
    is(lines("nginx_responses_streams_total{zone=\"a\\\"b\",model=\"m-1\","
             "team=\"x\\\\y\",status=\"failed\"} 2\n"), 1, "one of them");
    is(lines("nginx_responses_streams_total{zone=\"a\\\"b\",model=\"m-2\","
             "team=\"\\n\",status=\"failed\"} 0\n"), 1, "and of the other");
    is(lines("nginx_responses_apis_total{"), 2 * NGX_RESPONSES_APIS, "APIs");
    is(lines("nginx_responses_tokens_total{"),
       2 * NGX_RESPONSES_COUNT_TOKENS, "tokens");
    is(lines("nginx_responses_events_total{"),
       2 * NGX_RESPONSES_COUNT_EVENTS, "events");
    is(lines("nginx_responses_tokens_total{zone=\"a\\\"b\",model=\"m-1\","
             "team=\"x\\\\y\",kind=\"cache_write\"} 9223372036854775807\n"),
       1, "the largest sum");
    is(lines("nginx_responses_tool_calls_total{zone=\"a\\\"b\",model=\"m-1\","
             "team=\"x\\\\y\"} 4\n"), 1, "without a label");
    is(lines("nginx_responses_errors_total{"), 2 * NGX_RESPONSES_CODES,
       "codes");
    is(lines("nginx_responses_errors_total{zone=\"a\\\"b\",model=\"m-1\","
             "team=\"x\\\\y\",code=\"rate_limit_exceeded\"} 3\n"), 1,
       "one of them");
    is(lines("nginx_responses_limited_total{zone=\"a\\\"b\",model=\"m-1\","
             "team=\"x\\\\y\"} 6\n"), 1, "requests over a limit");
}


static void
test_servers(void)
{
    is(lines("nginx_responses_held_failures_total{"), 2 * NGX_RESPONSES_CODES,
       "of two servers");
    is(lines("nginx_responses_held_failures_total{zone=\"a\\\"b\","
             "server=\"unix:\\\"\",code=\"server_is_overloaded\"} 8\n"), 1,
       "one of them");
    is(lines("nginx_responses_held_released_total{zone=\"a\\\"b\","
             "reason=\"time\"} 0\n"
             "nginx_responses_held_released_total{zone=\"a\\\"b\","
             "reason=\"size\"} 9\n"), 1, "reasons");
    is(lines("nginx_responses_cost_total{zone=\"a\\\"b\",model=\"m-1\","
             "team=\"x\\\\y\"} 1234.567890123\n"), 1, "money");
    is(lines("nginx_responses_limit_requests_total{"), 8, "of two limits");
    is(lines("nginx_responses_limit_requests_total{zone=\"a\\\"b\","
             "limit=\"b\\\"\",result=\"rejected\"} 5\n"), 1, "one of them");
    is(lines("nginx_responses_limit_zone_keys{zone=\"a\\\"b\","
             "limit=\"b\\\"\"} 6\n"), 1, "and its keys");
    is(lines("nginx_responses_limit_key_used_ratio{zone=\"a\\\"b\","
             "limit=\"b\\\"\",key=\"#1\"} 1.500000000\n"
             "nginx_responses_limit_key_used_ratio{zone=\"a\\\"b\","
             "limit=\"b\\\"\",key=\"\\\"x\"} 0.250000000\n"), 1,
       "the fullest ones");
    is(lines("nginx_responses_store_up{zone=\"a\\\"b\"} 0\n"), 1,
       "a store that is away");
    is(lines("nginx_responses_store_age_seconds{zone=\"a\\\"b\"} 7\n"), 1,
       "and since when");
}


#define key  "{zone=\"a\\\"b\",model=\"m-1\",team=\"x\\\\y\""


static void
test_times(void)
{
    is(lines("nginx_responses_first_token_seconds_bucket" key
             ",le=\"0.05\"} 1\n"
             "nginx_responses_first_token_seconds_bucket" key
             ",le=\"0.1\"} 1\n"
             "nginx_responses_first_token_seconds_bucket" key
             ",le=\"0.25\"} 3\n"), 1, "buckets have those before them");
    is(lines("nginx_responses_first_token_seconds_bucket" key
             ",le=\"60.0\"} 3\n"
             "nginx_responses_first_token_seconds_bucket" key
             ",le=\"+Inf\"} 4\n"
             "nginx_responses_first_token_seconds_sum" key "} 61.05\n"
             "nginx_responses_first_token_seconds_count" key "} 4\n"), 1,
       "the last one, the sum and the number");
    is(lines("nginx_responses_stream_seconds_sum" key "} 1.234\n"), 1,
       "milliseconds");
    is(lines("nginx_responses_token_interval_seconds_bucket" key
             ",le=\"0.0005\"} 0\n"
             "nginx_responses_token_interval_seconds_bucket" key
             ",le=\"0.001\"} 0\n"), 1, "bounds below a millisecond");
    is(lines("nginx_responses_token_interval_seconds_sum" key
             "} 0.010005\n"), 1, "microseconds");
    is(lines("nginx_responses_stream_seconds_sum{zone=\"a\\\"b\","
             "model=\"m-2\",team=\"\\n\"} 1.0\n"), 1, "a second");
}


int
main(void)
{
    write_copy();
    test_keys();
    test_servers();
    test_times();

    return tap_done();
}
