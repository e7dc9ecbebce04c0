
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Items that are kept for the terminal: what is hidden does not come back in
 * it, and what was given up is not replaced by less.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_ruleset.h"

#include "random.h"
#include "run.h"
#include "profiles.h"
#include "rules.h"


static run_t    r;
static rules_t  rules;
static bytes_t  text;


#define CREATED                                                               \
    "data: {\"type\":\"response.created\",\"response\":{\"id\":\"r\","        \
    "\"output\":[]}}\n\n"

#define COMPLETED                                                             \
    "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","      \
    "\"status\":\"completed\",\"output\":[]}}\n\n"

#define ITEM(event, index, item)                                              \
    "data: {\"type\":\"response.output_item." event "\",\"output_index\":"    \
    index ",\"item\":" item "}\n\n"


static void
add(const char *s)
{
    bytes_add(&text, s, strlen(s));
}


static void
feed(const char *set, ngx_responses_end_e end)
{
    cuts_t  cuts = { RUN_RANDOM, 70, 0 };

    rules_drop(&rules);
    r.conf.rules = NULL;

    if (set) {
        (void) rules_make(&rules, set);
        r.conf.rules = &rules.rules;
        r.outside = &rules;
    }

    r.end = end;
    (void) run(&r, text.data, text.len, cuts);
    text.len = 0;
}


static ngx_uint_t
has(const char *s)
{
    size_t  i, len;

    len = strlen(s);

    for (i = 0; i + len <= r.out.len; i++) {
        if (memcmp(r.out.data + i, s, len) == 0) {
            return 1;
        }
    }

    return 0;
}


/* in the output an item is two levels deeper than in its own event */

static void
test_deep(void)
{
    ngx_uint_t  depth, end, i, bad;

    static const char  *ends[] = { "", "data: [DONE]\n\n", COMPLETED };

    static const char  *sets[] = {
        "I reasoning",
        "F item.encrypted_content response.output.*.encrypted_content"
    };

    bad = 0;

    for (depth = 56; depth < 66; depth++) {
        for (end = 0; end < 6; end++) {
            add(CREATED);
            add("data: {\"type\":\"response.output_item.done\","
                "\"output_index\":0,\"item\":{\"id\":\"rs\",\"type\":"
                "\"reasoning\",\"summary\":[],\"encrypted_content\":"
                "\"SECRET\",\"x\":");

            for (i = 0; i < depth; i++) {
                add("[");
            }

            for (i = 0; i < depth; i++) {
                add("]");
            }

            add("}}\n\n");
            add(ends[end % 3]);

            feed(sets[end / 3], NGX_RESPONSES_END_ERROR);
            bad += has("SECRET");
        }
    }

    is(bad, 0, "what is hidden stays hidden, however deep an item is");
}


/* indexes of the upstream's in events that are not repaired */

static void
test_indexes(void)
{
    ngx_uint_t  items;

    add(CREATED);
    add(ITEM("added", "5", "{\"id\":\"rs_1\",\"type\":\"reasoning\","
             "\"summary\":[]}"));
    add("data: {\"type\":\"response.custom_thing.delta\",\"output_index\":5,"
        "\"item_id\":\"rs_1\",\"delta\":\"SECRET\"}\n\n");
    feed("I reasoning", NGX_RESPONSES_END_CLEAN);
    ok(!has("SECRET"), "unknown types are matched by the item's id");

    items = r.conf.max_items;
    r.conf.max_items = 1;

    add(CREATED);
    add(ITEM("added", "5", "{\"id\":\"rs_1\",\"type\":\"reasoning\","
             "\"summary\":[]}"));
    add(ITEM("added", "6", "{\"id\":\"m\",\"type\":\"message\"}"));
    add("data: {\"type\":\"response.content_part.done\",\"output_index\":5,"
        "\"item_id\":\"rs_1\",\"content_index\":0,\"part\":{\"type\":"
        "\"reasoning_text\",\"text\":\"SECRET\"}}\n\n");
    feed("I reasoning", NGX_RESPONSES_END_CLEAN);
    ok(!has("SECRET"), "and so are those after the limit of items");

    r.conf.max_items = items;
}


static void
message(const char *index, const char *id, size_t len, ngx_uint_t content)
{
    size_t  i;
    char    buf[256];

    snprintf(buf, sizeof(buf), ITEM("added", "%s", "{\"id\":\"%s\",\"type\":"
             "\"message\",\"content\":[]}"), index, id);
    add(buf);

    for (i = 0; i < len / 10; i++) {
        snprintf(buf, sizeof(buf), "data: {\"type\":"
                 "\"response.output_text.delta\",\"output_index\":%s,"
                 "\"content_index\":0,\"item_id\":\"%s\",\"delta\":"
                 "\"0123456789\"}\n\n", index, id);
        add(buf);
    }

    snprintf(buf, sizeof(buf), "data: {\"type\":\"response.output_item.done\","
             "\"output_index\":%s,\"item\":{\"id\":\"%s\",\"type\":"
             "\"message\",\"role\":\"assistant\",\"status\":\"completed\","
             "\"content\":[", index, id);
    add(buf);

    if (content) {
        add("{\"type\":\"output_text\",\"text\":\"");

        for (i = 0; i < len / 10; i++) {
            add("0123456789");
        }

        add("\",\"annotations\":[]}");
    }

    add("]}}\n\n");
}


/* all items or none; and none that says less than its deltas */

static void
test_limits(void)
{
    size_t      limit;
    ngx_uint_t  empty, part;

    empty = 0;
    part = 0;

    for (limit = 20; limit < 900; limit += 10) {
        r.conf.max_text_size = limit;

        add(CREATED);
        message("0", "m_1", 160, 0);
        add(COMPLETED);
        feed(NULL, NGX_RESPONSES_END_CLEAN);
        empty += has("\"output\":[{") && has("\"content\":[]}]}}\n");


        add(CREATED);
        message("0", "m_1", 90, 1);
        message("1", "m_2", 10, 1);
        add("data: [DONE]\n\n");
        feed(NULL, NGX_RESPONSES_END_CLEAN);
        part += has("\"output\":[{\"id\":\"m_2\"")
                || (has("\"type\":\"response.completed\"")
                    && has("\"status\":\"completed\",\"error\":null,"
                           "\"incomplete_details\":null,\"model\":\"unknown\","
                           "\"output\":[]"));
    }

    is(empty, 0, "G14 no item without its text");
    is(part, 0, "G14 no output with some of the items");

    r.conf.max_text_size = 256 * 1024;
}


static void
test_status(void)
{
    add(CREATED);
    add(ITEM("added", "0", "{\"id\":\"m\",\"type\":\"message\"}"));
    add("data: {\"type\":\"response.output_text.delta\",\"output_index\":0,"
        "\"content_index\":0,\"item_id\":\"m\",\"delta\":\"Hel\"}\n\n");
    add("data: {\"type\":\"response.incomplete\",\"response\":{\"id\":\"r\","
        "\"status\":\"incomplete\",\"output\":[{\"id\":\"m\",\"type\":"
        "\"message\",\"content\":[{\"type\":\"output_text\",\"text\":"
        "\"Hel\"}]}]}}\n\n");
    feed(NULL, NGX_RESPONSES_END_CLEAN);
    ok(!has("\"status\":\"completed\""), "N22 what was cut is incomplete");
}


/* items of tools that the upstream does not end are in the output, too */

static void
test_open(void)
{
    ngx_uint_t  i, some;

#define CALLED                                                                \
    CREATED                                                                   \
    ITEM("added", "0", "{ \"id\":\"p\",\"type\":\"mcp_call\","                \
         "\"name\":\"n\",\"server_label\":\"s\","                             \
         "\"status\":\"in_progress\",\"arguments\":\"\"}")                    \
    "data: {\"type\":\"response.mcp_call_arguments.delta\","                  \
    "\"item_id\":\"p\",\"output_index\":0,\"delta\":\"{}\"}\n\n"

#define OPEN(status)                                                          \
    "\"output\":[{ \"id\":\"p\",\"type\":\"mcp_call\",\"name\":\"n\","        \
    "\"server_label\":\"s\",\"status\":\"" status "\","                       \
    "\"arguments\":\"{}\"}"

    add(CALLED);
    message("1", "m", 10, 1);
    add(COMPLETED);
    feed(NULL, NGX_RESPONSES_END_CLEAN);
    ok(has(OPEN("in_progress") ",{\"id\":\"m\""),
       "G4 an item that was not ended is in the output");

    add(CALLED);
    add("data: {\"type\":\"response.mcp_call.completed\",\"item_id\":\"p\","
        "\"output_index\":0}\n\n");
    add(COMPLETED);
    feed(NULL, NGX_RESPONSES_END_CLEAN);
    ok(has(OPEN("completed") "]"), "and what its own events said");

    add(CALLED);
    feed(NULL, NGX_RESPONSES_END_ERROR);
    ok(has(OPEN("incomplete") "]"), "also if the response failed");

    add(CALLED);
    message("1", "m", 10, 1);
    add(COMPLETED);
    feed("I mcp_call", NGX_RESPONSES_END_CLEAN);
    ok(has("\"output\":[{\"id\":\"m\"") && !has("\"mcp_call\""),
       "but not if it is hidden");

    add(CALLED);
    add(COMPLETED);
    feed("F item.server_label response.output.*.server_label",
         NGX_RESPONSES_END_CLEAN);
    ok(has("\"output\":[{ \"id\":\"p\"") && !has("server_label"),
       "nor a member that is");

    some = 0;

    for (r.conf.max_text_size = 20; r.conf.max_text_size < 900;
         r.conf.max_text_size += 10)
    {
        add(CREATED);
        add("data: {\"type\":\"response.output_item.added\","
            "\"output_index\":0,\"item\":{\"id\":\"p\","
            "\"type\":\"mcp_call\",\"name\":\"n\",\"x\":\"");

        for (i = 0; i < 30; i++) {
            add("0123456789");
        }

        add("\"}}\n\n");
        message("1", "m", 90, 1);
        add(COMPLETED);
        feed(NULL, NGX_RESPONSES_END_CLEAN);
        some += has("\"output\":[{\"id\":\"m\"");
    }

    is(some, 0, "and no output without it");

    r.conf.max_text_size = 256 * 1024;
}


/* ids in the output of the terminal are those of the stream */

static void
test_ids(void)
{
    ngx_uint_t  i;

#define MESSAGE(id)                                                           \
    "{\"id\":\"" id "\",\"type\":\"message\",\"role\":\"assistant\","         \
    "\"status\":\"completed\",\"content\":[]}"

#define REASONING(id)                                                         \
    "{\"id\":\"" id "\",\"type\":\"reasoning\",\"summary\":[]}"

#define CALL(id, call_id)                                                     \
    "{\"id\":\"" id "\",\"type\":\"function_call\",\"name\":\"f\","           \
    "\"status\":\"completed\",\"call_id\":\"" call_id "\","                   \
    "\"arguments\":\"\"}"

    static const struct {
        const char  *name;
        const char  *output;
        const char  *want;
    } cases[] = {

        { "all ids differ",
          REASONING("x") "," MESSAGE("y") "," MESSAGE("z") ","
          CALL("u", "c_1") "," CALL("v", "c_2"),
          REASONING("rs") "," MESSAGE("m_1") "," MESSAGE("m_2") ","
          CALL("f_1", "c_1") "," CALL("f_2", "c_2") },

        { "another order",
          CALL("v", "c_2") "," MESSAGE("y") "," MESSAGE("m_1") ","
          CALL("u", "c_1") "," REASONING("rs"),
          CALL("f_2", "c_2") "," MESSAGE("m_2") "," MESSAGE("m_1") ","
          CALL("f_1", "c_1") "," REASONING("rs") },

        { "an id of an item of another kind",
          REASONING("m_1") "," MESSAGE("rs") "," MESSAGE("m_2") ","
          CALL("f_1", "c_1") "," CALL("f_2", "c_2"),
          REASONING("rs") "," MESSAGE("m_1") "," MESSAGE("m_2") ","
          CALL("f_1", "c_1") "," CALL("f_2", "c_2") },

        { "not all are listed: which one it is cannot be told",
          REASONING("rs") "," MESSAGE("y") "," CALL("f_1", "c_1") ","
          CALL("f_2", "c_2"),
          REASONING("rs") "," MESSAGE("y") "," CALL("f_1", "c_1") ","
          CALL("f_2", "c_2") },

        { "not all are listed, and two have one id",
          MESSAGE("m_1") "," MESSAGE("m_1") "," CALL("f_1", "c_1") ","
          CALL("f_2", "c_2"),
          REASONING("rs") "," MESSAGE("m_1") "," MESSAGE("m_2") ","
          CALL("f_1", "c_1") "," CALL("f_2", "c_2") },

        { "one that was not sent, with the id of another one",
          MESSAGE("m_1") "," MESSAGE("m_2") "," MESSAGE("m_1") ","
          CALL("f_1", "c_1") "," CALL("f_2", "c_2"),
          REASONING("rs") "," MESSAGE("m_1") "," MESSAGE("m_2") ","
          MESSAGE("msg_0123456789abcdef_5") ","
          CALL("f_1", "c_1") "," CALL("f_2", "c_2") }
    };

    static const char  *items[] = {
        REASONING("rs"), MESSAGE("m_1"), MESSAGE("m_2"), CALL("f_1", "c_1"),
        CALL("f_2", "c_2")
    };

    for (i = 0; i < sizeof(cases) / sizeof(cases[0]) * 5; i++) {

        if (i % 5 == 0) {
            add(CREATED);
        }

        add("data: {\"type\":\"response.output_item.done\",\"output_index\":");
        bytes_byte(&text, '0' + i % 5);
        add(",\"item\":");
        add(items[i % 5]);
        add("}\n\n");

        if (i % 5 < 4) {
            continue;
        }

        add("data: {\"type\":\"response.completed\",\"response\":{\"id\":"
            "\"r\",\"status\":\"completed\",\"output\":[");
        add(cases[i / 5].output);
        add("]}}\n\n");
        feed(NULL, NGX_RESPONSES_END_CLEAN);

        add("\"output\":[");
        add(cases[i / 5].want);
        add("]}}");
        bytes_byte(&text, '\0');
        ok(has((char *) text.data), "N7 %s", cases[i / 5].name);
        text.len = 0;
    }
}


/* what is known of a call since it was added */

static void
test_names(void)
{
    add(CREATED);
    add(ITEM("added", "0", "{\"id\":\"f\",\"type\":\"function_call\","
             "\"status\":\"in_progress\",\"call_id\":\"c\",\"name\":"
             "\"n\\u0041\",\"arguments\":\"\"}"));
    add(ITEM("done", "0", "{\"id\":\"f\",\"type\":\"function_call\","
             "\"status\":\"completed\",\"arguments\":\"{}\"}"));
    add("data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
        "\"status\":\"completed\",\"output\":[{\"id\":\"f\",\"type\":"
        "\"function_call\",\"status\":\"completed\",\"arguments\":\"{}\"}]}}"
        "\n\n");
    feed(NULL, NGX_RESPONSES_END_CLEAN);

    ok(has("\"item\":{\"call_id\":\"c\",\"name\":\"n\\u0041\",\"id\":"),
       "N17 the name of a call in its end");
    ok(has("\"output\":[{\"call_id\":\"c\",\"name\":\"n\\u0041\",\"id\":"),
       "N17 the name of a call in the output");

    add(CREATED);
    add(ITEM("added", "0", "{\"id\":\"f\",\"type\":\"function_call\","
             "\"status\":\"in_progress\",\"call_id\":\"c\",\"name\":"
             "\"n\",\"arguments\":\"\"}"));
    add(ITEM("done", "0", "{\"id\":\"f\",\"type\":\"function_call\","
             "\"status\":\"completed\",\"call_id\":\"c\",\"name\":\"other\","
             "\"arguments\":\"{}\"}"));
    feed(NULL, NGX_RESPONSES_END_CLEAN);

    ok(has("\"call_id\":\"c\",\"name\":\"other\",\"arguments\":\"{}\"}}"),
       "N17 a name is not replaced");
}


int
main(void)
{
    run_init(&r);
    rules_init(&rules);
    profile_set(&r, 0);

    test_deep();
    test_indexes();
    test_limits();
    test_status();
    test_open();
    test_ids();
    test_names();

    is(r.empty, 0, "no piece was empty");

    rules_free(&rules);
    run_free(&r);
    bytes_free(&text);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
