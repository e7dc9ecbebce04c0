
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Events that were made to do harm: many edits, many values, values at a
 * limit.  Nothing that a rule hides is sent, memory stays in proportion to
 * the event and is given back.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "directives.h"


static run_t    r;
static rules_t  rules;
static bytes_t  text;


static void
add(const char *s)
{
    bytes_add(&text, s, strlen(s));
}


static void
repeat(const char *s, ngx_uint_t n)
{
    while (n--) {
        add(s);
    }
}


/* the output of the text */

static void
feed(const char *directives)
{
    (void) directives_read(&r, &rules, directives);

    is(run_cut(&r, &text, RUN_RANDOM, 4096), NGX_OK, "fed");

    text.len = 0;
}


static ngx_uint_t
sent(const char *s)
{
    bytes_add(&r.out, "", 0);

    return strstr((char *) r.out.data, s) != NULL;
}


/* texts that repairs put are longer than what they replace */

static void
test_edits(void)
{
    ngx_uint_t  i;

    add("data: {\"type\":\"response.output_item.done\",\"item\":{"
        "\"type\":\"function_call\",\"name\":\"f\",\"call_id\":\"c\","
        "\"arguments\":{\"a\":0");
    repeat(",\"\":\"\"", 10000);
    add("}}}\n\n");

    feed("");
    ok(sent("\"arguments\":\"{\\\"a\\\":0,\\\"\\\":"), "quoted");

    add("data: {\"type\":\"response.completed\",\"response\":{\"output\":[");

    for (i = 0; i < 300; i++) {
        add(i ? "," : "");
        add("{\"type\":\"function_call\",\"name\":\"f\",\"call_id\":\"c\","
            "\"arguments\":{\"a\":0");
        repeat(",\"\":\"\"", 100);
        add("}}");
    }

    add("]}}\n\n");
    i = text.len;

    feed("");
    ok(r.process.peak < 64 * i, "memory for 300 calls");
    ok(r.process.bytes < 128 * 1024, "given back");
}


static void
deep(ngx_uint_t n)
{
    repeat("[", n);
    repeat("]", n);
}


/* what cannot be written again is hidden where a rule hides */

static void
test_limits(void)
{
    ngx_uint_t  n;

    for (n = 60; n < 64; n++) {
        add("data: {\"type\":\"response.created\",\"response\":{}}\n\n"
            "data: {\"type\":\"response.completed\",\"output\":["
            "{\"type\":\"web_search_call\",\"id\":\"w\",\"s\":\"SECRET\"}],"
            "\"x\":");
        deep(n);
        add("}\n\n");

        feed("hide_item web_search_call");
        ok(!sent("SECRET"), "flat, %lu deep", (unsigned long) n);
        ok(sent("response.completed") || sent("response.failed"), "an end");

        add("data: {\"type\":\"response.failed\",\"code\":\"c\","
            "\"message\":\"m\",\"param\":[\"SECRET\",");
        deep(n - 1);
        add("]}\n\n");

        feed("failure both; hide_field error.param response.param");
        ok(!sent("SECRET"), "failed, %lu deep", (unsigned long) n);

        add("event: error\ndata: {\"code\":\"c\",\"message\":\"m\","
            "\"param\":[\"SECRET\",");
        deep(n - 1);
        add("]}\n\n");

        feed("hide_field error.param");
        ok(!sent("SECRET"), "error, %lu deep", (unsigned long) n);

        add("event: error\ndata: {\"code\":\"c\",\"message\":\"m\","
            "\"param\":");
        deep(n);
        add("}\n\n");

        feed("");
        ok(sent("\"type\":\"error\""), "error, %lu deep, has a type",
           (unsigned long) n);
    }
}


/* kinds of items without a text have no member for it */

static void
test_names(void)
{
    add("data: {\"type\":\"response.output_item.added\",\"output_index\":0,"
        "\"item\":{\"type\":\"message\",\"id\":\"m\",\"\":\"no text\"}}\n\n"
        "data: {\"type\":\"response.output_item.done\",\"output_index\":0,"
        "\"item\":{\"type\":\"message\",\"id\":\"m\",\"\":\"no text\"}}\n\n");

    feed("");
    ok(!sent("delta"), "a name of no bytes");
}


int
main(void)
{
    run_init(&r);
    rules_init(&rules);

    ngx_memzero(&text, sizeof(bytes_t));

    test_edits();
    test_limits();
    test_names();

    run_free(&r);
    rules_free(&rules);
    bytes_free(&text);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
