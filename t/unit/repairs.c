
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the table of repairs: each row by example, to the byte, however
 * it is cut; and what remains of it when normalising or the scaffold is off.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "guard.h"
#include "profiles.h"
#include "run.h"
#include "tap.h"

#include "repair_cases.h"
#include "repair_scaffold.h"
#include "repair_more.h"


static run_t    r;
static bytes_t  text;


/* what leaves after the events that are right */

static ngx_uint_t
skip(ngx_uint_t events)
{
    size_t  i;

    for (i = 1; i < r.out.len && events; i++) {
        events -= (r.out.data[i] == '\n' && r.out.data[i - 1] == '\n');
    }

    return i > 1 ? i : 0;
}


static ngx_uint_t
occurs(const char *s)
{
    char        *p;
    ngx_uint_t   n;

    for (n = 0, p = (char *) r.out.data; (p = strstr(p, s)) != NULL; p++) {
        n++;
    }

    return n;
}


static ngx_uint_t
count(const char *p)
{
    ngx_uint_t  n;

    for (n = 0; (p = strstr(p, "\n\n")) != NULL; p += 2) {
        n++;
    }

    return n;
}


static void
try_case(repair_case_t *c)
{
    size_t      i, k;
    bytes_t     out;
    ngx_uint_t  bad;

    profile_set(&r, c->profile);
    r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;

    text.len = 0;
    bytes_text(&text, c->before);
    bytes_text(&text, c->text);

    if (run_cut(&r, &text, RUN_WHOLE, 0) != NGX_OK) {
        ok(0, "%s: no error", c->name);
        return;
    }

    i = skip(count(c->before));

    is_bytes(r.out.data + i, r.out.len - i, c->want, strlen(c->want), "%s",
             c->name);

    bad = (c->profile == 0
           && (i != strlen(c->before) || memcmp(r.out.data, c->before, i)));

    bad += guard_stream(&r.conf, GUARD_ENDLESS | GUARD_OPEN, &r.out);

    ngx_memzero(&out, sizeof(bytes_t));
    bytes_add(&out, r.out.data, r.out.len);

    for (k = 1; k < text.len && bad == 0; k++) {
        run_cut(&r, &text, RUN_SPLIT, k);
        bad += !bytes_equal(&r.out, &out);
    }

    if (bad) {
        ok(0, "%s: by the contract, however it is cut", c->name);
    }

    bytes_free(&out);
}


static void
test_cases(void)
{
    repair_case_t  *c;

    for (c = repair_cases; c->name; c++) {
        try_case(c);
    }

    for (c = repair_scaffold; c->name; c++) {
        try_case(c);
    }

    for (c = repair_more; c->name; c++) {
        try_case(c);
    }
}


#define ANNOTATION(before, after)                                             \
    "event: response.output_text.annotation.added\ndata: {" before            \
    "\"type\":\"response.output_text.annotation.added\",\"item_id\":\"i\","   \
    "\"output_index\":0,\"content_index\":0,\"annotation\":{}" after "}\n\n"


/* counted in each part */

static void
test_annotations(void)
{
    repair_case_t  c;

    c.name = "N6 annotation_index";
    c.profile = 0;
    c.before = REPAIR_PART;
    c.text = ANNOTATION("", "") ANNOTATION("", ",\"annotation_index\":7")
             ANNOTATION("", ",\"annotation_index\":0") ANNOTATION("", "");
    c.want = ANNOTATION("\"annotation_index\":0,\"sequence_number\":3,", "")
             ANNOTATION("\"sequence_number\":4,", ",\"annotation_index\":1")
             ANNOTATION("\"sequence_number\":5,", ",\"annotation_index\":0")
             ANNOTATION("\"annotation_index\":2,\"sequence_number\":6,", "");

    try_case(&c);
}


/* an end that comes twice is sent once */

static void
test_twice(void)
{
    char        *p, *next;
    ngx_uint_t   once, twice;

    static char  ends[] =
        "data: {\"type\":\"response.output_text.done\",\"item_id\":\"i\","
        "\"output_index\":0,\"content_index\":0,\"text\":\"x\"}\n\n"
        "data: {\"type\":\"response.content_part.done\",\"item_id\":\"i\","
        "\"output_index\":0,\"content_index\":0,\"part\":{\"type\":"
        "\"output_text\",\"text\":\"x\"}}\n\n"
        "data: {\"type\":\"response.output_item.done\",\"output_index\":0,"
        "\"item\":{\"id\":\"i\",\"type\":\"message\",\"status\":"
        "\"completed\",\"role\":\"assistant\",\"content\":[{\"type\":"
        "\"output_text\",\"text\":\"x\"}]}}\n\n";

    profile_set(&r, 0);

    text.len = 0;
    bytes_text(&text, REPAIR_DELTA);
    bytes_text(&text, ends);
    run_cut(&r, &text, RUN_WHOLE, 0);
    once = count((char *) r.out.data);

    text.len = 0;
    bytes_text(&text, REPAIR_DELTA);

    for (p = ends; *p; p = next) {
        next = strstr(p, "\n\n") + 2;
        bytes_add(&text, p, next - p);
        bytes_add(&text, p, next - p);
    }

    run_cut(&r, &text, RUN_WHOLE, 0);
    twice = count((char *) r.out.data);

    is(twice, once, "G4 what is done twice is done once");
    is(guard_stream(&r.conf, 0, &r.out), 0, "and by the contract");
}


/* the model of the request is used until the upstream names another one */

static void
test_model(void)
{
    profile_set(&r, 0);

    ngx_str_set(&r.model, "a \\\"b\\\"");

    text.len = 0;
    bytes_text(&text, "data: {\"type\":\"response.output_text.delta\","
                      "\"delta\":\"x\"}\n\n"
                      "data: {\"type\":\"response.completed\","
                      "\"response\":{}}\n\n");

    run_cut(&r, &text, RUN_WHOLE, 0);
    bytes_add(&r.out, "", 1);

    is(occurs("\"model\":\"a \\\"b\\\"\""), 3,
       "N17 the model of the request");

    text.len = 0;
    bytes_text(&text, "data: {\"type\":\"response.created\","
                      "\"response\":{\"model\":\"m\"}}\n\n"
                      "data: {\"type\":\"response.completed\","
                      "\"response\":{}}\n\n");

    run_cut(&r, &text, RUN_WHOLE, 0);
    bytes_add(&r.out, "", 1);

    is(occurs("\"model\":\"m\""), 2, "N17 rather that of the upstream");

    ngx_str_null(&r.model);
}


/* what N14 fills in is logged, too */

static void
test_total(void)
{
    profile_set(&r, 0);

    text.len = 0;
    bytes_text(&text, REPAIR_CREATED
               "data: {\"type\":\"response.completed\",\"response\":{"
               "\"usage\":{\"prompt_tokens\":2,\"completion_tokens\":3}}}"
               "\n\n");
    run_cut(&r, &text, RUN_WHOLE, 0);

    is(r.usage.total_tokens, 5, "N14 the total is logged");
    is(r.usage.input_tokens, 2, "and what it is made of");
}


/* half a call must not be executed: no event of ours ends it or lists it */

static void
test_half_call(void)
{
    ngx_uint_t  i;

    static const char  *ends[] = {
        "data: {\"type\":\"response.incomplete\",\"response\":{"
        "\"output\":[]}}\n\n",
        "data: {\"type\":\"response.incomplete\",\"response\":{"
        "\"output\":[{\"id\":\"f\",\"type\":"
        "\"function_call\",\"status\":\"incomplete\","
        ""
        "\"call_id\":\"c\",\"name\":\"n\",\"arguments\":\"{\"}]}}\n\n",
        "data: {\"type\":\"response.failed\",\"response\":{}}\n\n",
        ""
    };

    for (i = 0; i < 4; i++) {
        profile_set(&r, 0);

        text.len = 0;
        bytes_text(&text, REPAIR_CREATED
                   "data: {\"type\":\"response.output_item.added\","
                   "\"output_index\":0,\"item\":{\"id\":\"f\",\"type\":"
                   "\"function_call\",\"call_id\":\"c\",\"name\":\"n\"}}\n\n"
                   "data: {\"type\":"
                   "\"response.function_call_arguments.delta\","
                   ""
                   "\"output_index\":0,\"item_id\":\"f\",\"delta\":\"{\"}"
                   "\n\n");
        bytes_text(&text, ends[i]);
        run_cut(&r, &text, RUN_WHOLE, 0);

        ok(strstr((char *) r.out.data, ".done\"") == NULL
           && strstr((char *) r.out.data, "\"completed\"") == NULL
           && (i == 1 || strstr((char *) r.out.data, "\"output\":[]}")
                         || strstr((char *) r.out.data, "\"output\":[],")),
           "half a call stays open, end %lu", (unsigned long) i);
    }
}


/* N9: what is no time is left out, or left alone */

static void
test_times(void)
{
    size_t      n;
    cuts_t      cuts;
    ngx_uint_t  bad;

    static const char  *times[] = {
        "null", "true", "[]", "{}", "\"\"", "-1", "1e99", "\"x\"",
        "99999999999999999999", "\"9999999999999999999\"",
        "\"999999999999 1 1   \"", "\"2025-13-01T00:00:00\"",
        "\"2025-01-01T00:00:00+\"", "\"2025-01-01T00:00:00+xx:yy\"",
        "\"2025-01-01T00:00:0\"", "\"0000-00-00T00:00:00\"",
        "\"1969-12-31T23:59:59Z\"", "\".\"", "0.0.0", "\"1700000000.9\""
    };

    cuts.kind = RUN_WHOLE;
    bad = 0;

    for (n = 0; n < 2 * sizeof(times) / sizeof(times[0]); n++) {
        profile_set(&r, (n & 1) * 2);
        r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;

        text.len = 0;
        bytes_lit(&text, "data: {\"type\":\"response.created\",\"response\":"
                         "{\"created_at\":");
        bytes_text(&text, times[n / 2]);
        bytes_lit(&text, "}}\n\n");

        bad += (run(&r, text.data, text.len, cuts) != NGX_OK);
        bad += (count((char *) r.out.data) != 1);
    }

    is(bad, 0, "N9 times that are none");
}


/* off: numbers and framing only; the end is still seen to */

static void
test_off(void)
{
    cuts_t          cuts;
    ngx_uint_t      bad;
    repair_case_t  *c;

    profile_set(&r, 0);
    r.conf.normalize = 0;
    r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;
    cuts.kind = RUN_WHOLE;
    bad = 0;

    for (c = repair_cases; c->name; c++) {
        run(&r, c->text, strlen(c->text), cuts);

        bad += (r.usage.repaired != 0 || r.usage.added != 0
                || r.usage.dialect != 0);
        bad += (count((char *) r.out.data) != count(c->text));
    }

    is(bad, 0, "off: nothing is repaired");

    r.conf.terminal = NGX_RESPONSES_TERMINAL_ON;

    run(&r, REPAIR_DELTA, strlen(REPAIR_DELTA), cuts);
    ok(strstr((char *) r.out.data, "event: response.failed\ndata: {\"type\":"
              "\"response.failed\",\"sequence_number\":5,"),
       "off: the end that lacks is made");
}


/* a resumed stream goes on at N + 1, begins with no response.created */

static void
test_resumed(void)
{
    static const char  rest[] =
        "event: response.output_text.delta\n"
        "data: {\"type\":\"response.output_text.delta\","
        "\"sequence_number\":43,\"item_id\":\"i\",\"output_index\":3,"
        "\"content_index\":1,\"delta\":\"x\"}\n\n"
        "event: response.output_item.added\n"
        "data: {\"type\":\"response.output_item.added\","
        "\"sequence_number\":44,\"output_index\":4,\"item\":{\"id\":\"j\","
        "\"type\":\"message\",\"status\":\"in_progress\","
        "\"role\":\"assistant\",\"content\":[]}}\n\n";

    profile_set(&r, 0);

    run_begin(&r);
    ngx_responses_engine_resume(&r.engine, 42);
    run_feed(&r, (u_char *) rest, sizeof(rest) - 1);
    is_bytes(r.out.data, r.out.len, rest, sizeof(rest) - 1,
             "resumed: what is right stays");

    run_end(&r, NGX_OK);
    ok(r.out.len > sizeof(rest) - 1
       && strstr((char *) r.out.data, "\"response.failed\","
                 "\"sequence_number\":46,"), "resumed: and has an end");
    ok(strstr((char *) r.out.data, "response.created") == NULL,
       "and no beginning");
}


int
main(void)
{
    run_init(&r);

    test_cases();
    test_annotations();
    test_twice();
    test_model();
    test_total();
    test_half_call();
    test_off();
    test_resumed();
    test_times();

    is(r.empty, 0, "no piece was empty");

    run_free(&r);
    bytes_free(&text);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
