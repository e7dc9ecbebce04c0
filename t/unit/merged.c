
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for members with which an item was added, and which it lacks when it
 * is done: they are added as they were, unless they say less than what was
 * streamed since, or are hidden.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "guard.h"
#include "profiles.h"
#include "rules.h"
#include "run.h"
#include "tap.h"


typedef struct {
    const char  *name;
    const char  *rules;                /* NULL: none */
    size_t       limit;                /* of events; 0: the default */
    const char  *added;                /* the item */
    const char  *events;               /* after it */
    const char  *done;                 /* NULL: the terminal is in events */
    const char  *want;                 /* the item when it is done */
} merge_t;


#define ID(type)  "{\"id\":\"i\",\"type\":\"" type "\","

#define DELTA(type, delta)                                                    \
    "data: {\"type\":\"response." type ".delta\",\"item_id\":\"i\","          \
    "\"output_index\":0,\"delta\":\"" delta "\"}\n\n"

#define COMMAND(n, delta)                                                     \
    "data: {\"type\":\"response.shell_call_command.delta\","                  \
    "\"output_index\":0,\"command_index\":" n ",\"delta\":\"" delta "\"}\n\n"

#define LONG  "0123456789012345678901234567890123456789012345678901234567890"


static merge_t  merges[] = {

    { "an MCP call", NULL, 0,
      ID("mcp_call") "\"status\":\"in_progress\","
      "\"server_label\" : \"s\\u00e9\","
      "\"name\":\"n\",\"approval_request_id\": null,\"arguments\":\"\"}",
      DELTA("mcp_call_arguments", "a"),
      ID("mcp_call") "\"output\":\"o\"}",
      "{\"arguments\":\"a\",\"server_label\":\"s\\u00e9\",\"name\":\"n\","
      "\"approval_request_id\":null,"
      "\"id\":\"i\",\"type\":\"mcp_call\",\"output\":\"o\"}" },

    { "MCP tools", NULL, 0,
      ID("mcp_list_tools") "\"server_label\":\"s\",\"tools\":[]}", "",
      ID("mcp_list_tools") "\"tools\":[{\"name\":\"n\"}]}",
      "{\"server_label\":\"s\",\"id\":\"i\",\"type\":\"mcp_list_tools\","
      "\"tools\":[{\"name\":\"n\"}]}" },

    { "a code interpreter call", NULL, 0,
      ID("code_interpreter_call") "\"status\":\"in_progress\","
      "\"container_id\":\"k\",\"code\":\"\",\"outputs\":null}",
      DELTA("code_interpreter_call_code", "a"),
      ID("code_interpreter_call") "\"status\":\"completed\","
      "\"code\":\"ab\"}",
      "{\"container_id\":\"k\",\"outputs\":null,"
      "\"id\":\"i\",\"type\":\"code_interpreter_call\","
      "\"status\":\"completed\",\"code\":\"ab\"}" },

    { "a value that is there stays", NULL, 0,
      ID("code_interpreter_call") "\"container_id\":\"k\"}", "",
      ID("code_interpreter_call") "\"status\":\"completed\","
      "\"code\":null,\"container_id\":null}",
      ID("code_interpreter_call") "\"status\":\"completed\","
      "\"code\":null,\"container_id\":null}" },

    { "of two values the last one", NULL, 0,
      ID("web_search_call") "\"x\":1,\"x\":2}", "",
      ID("web_search_call") "\"status\":\"completed\"}",
      "{\"x\":2,\"id\":\"i\",\"type\":\"web_search_call\","
      "\"status\":\"completed\"}" },

    { "a patch without its operation", NULL, 0,
      ID("apply_patch_call") "\"call_id\":\"c\",\"operation\":"
      "{\"type\":\"create_file\",\"diff\":\"\",\"path\":\"p\"}}",
      DELTA("apply_patch_call_operation_diff", "a"),
      ID("apply_patch_call") "\"status\":\"completed\",\"call_id\":\"c\"}",
      "{\"operation\":{\"type\":\"create_file\",\"diff\":\"a\","
      "\"path\":\"p\"},\"id\":\"i\",\"type\":\"apply_patch_call\","
      "\"status\":\"completed\",\"call_id\":\"c\"}" },

    { "a patch without its path", NULL, 0,
      ID("apply_patch_call") "\"call_id\":\"c\",\"operation\":"
      "{\"type\":\"create_file\",\"diff\":\"\",\"path\":\"p\"}}",
      DELTA("apply_patch_call_operation_diff", "a"),
      ID("apply_patch_call") "\"status\":\"completed\",\"call_id\":\"c\","
      "\"operation\":{\"diff\":\"a\"}}",
      ID("apply_patch_call") "\"status\":\"completed\",\"call_id\":\"c\","
      "\"operation\":{\"type\":\"create_file\",\"path\":\"p\","
      "\"diff\":\"a\"}}" },

    { "a patch of which a delta was too long to be read", NULL, 300,
      ID("apply_patch_call") "\"call_id\":\"c\",\"x\":1,\"operation\":"
      "{\"type\":\"create_file\",\"diff\":\"\",\"path\":\"p\"}}",
      DELTA("apply_patch_call_operation_diff", LONG LONG LONG LONG LONG LONG),
      ID("apply_patch_call") "\"status\":\"completed\",\"call_id\":\"c\"}",
      "{\"x\":1,\"id\":\"i\",\"type\":\"apply_patch_call\","
      "\"status\":\"completed\",\"call_id\":\"c\"}" },

    { "commands of which a delta was too long to be read", NULL, 300,
      ID("shell_call") "\"call_id\":\"c\",\"x\":1,"
      "\"action\":{\"commands\":[],\"timeout_ms\":null}}",
      COMMAND("0", "a") COMMAND("0", LONG LONG LONG LONG LONG LONG),
      ID("shell_call") "\"status\":\"completed\",\"call_id\":\"c\"}",
      "{\"x\":1,\"id\":\"i\",\"type\":\"shell_call\","
      "\"status\":\"completed\",\"call_id\":\"c\"}" },

    { "a shell call without its action", NULL, 0,
      ID("shell_call") "\"call_id\":\"c\",\"environment\":{\"a\":1},"
      "\"action\":{\"commands\":[],\"timeout_ms\":null}}",
      COMMAND("0", "a") COMMAND("0", "b") COMMAND("1", "x"),
      ID("shell_call") "\"status\":\"completed\",\"call_id\":\"c\"}",
      "{\"environment\":{\"a\":1},"
      "\"action\":{\"commands\":[\"ab\",\"x\"],\"timeout_ms\":null},"
      "\"id\":\"i\",\"type\":\"shell_call\",\"status\":\"completed\","
      "\"call_id\":\"c\"}" },

    { "a shell call without its commands", NULL, 0,
      ID("shell_call") "\"call_id\":\"c\","
      "\"action\":{\"commands\":[],\"timeout_ms\":null}}",
      COMMAND("0", "a"),
      ID("shell_call") "\"status\":\"completed\",\"call_id\":\"c\","
      "\"action\":{\"max_output_length\":1}}",
      ID("shell_call") "\"status\":\"completed\",\"call_id\":\"c\","
      "\"action\":{\"commands\":[\"a\"],\"timeout_ms\":null,"
      "\"max_output_length\":1}}" },

    { "an item that is done in the terminal only", NULL, 0,
      ID("mcp_call") "\"server_label\":\"s\",\"name\":\"n\","
      "\"arguments\":\"\"}",
      DELTA("mcp_call_arguments", "a")
      "data: {\"type\":\"response.completed\",\"response\":{\"output\":["
      ID("mcp_call") "\"output\":\"o\"}]}}\n\n",
      NULL,
      "{\"arguments\":\"a\",\"server_label\":\"s\",\"name\":\"n\","
      "\"id\":\"i\",\"type\":\"mcp_call\",\"output\":\"o\"}" },

    { "an unknown kind", NULL, 0,
      ID("acme_call") "\"x\":1}", "", ID("acme_call") "\"y\":2}",
      ID("acme_call") "\"y\":2}" },

    { "a message", NULL, 0,
      ID("message") "\"status\":\"in_progress\",\"role\":\"assistant\","
      "\"content\":[],\"x\":1}", "",
      ID("message") "\"status\":\"completed\",\"role\":\"assistant\","
      "\"content\":[]}",
      ID("message") "\"status\":\"completed\",\"role\":\"assistant\","
      "\"content\":[]}" },

    { "a member that is hidden", "F item.server_label", 0,
      ID("mcp_call") "\"server_label\":\"s\",\"name\":\"n\","
      "\"arguments\":\"\"}", "",
      ID("mcp_call") "\"arguments\":\"\",\"output\":\"o\"}",
      "{\"name\":\"n\",\"id\":\"i\",\"type\":\"mcp_call\","
      "\"arguments\":\"\",\"output\":\"o\"}" },

    { "a member within one", "F item.operation.path", 0,
      ID("apply_patch_call") "\"call_id\":\"c\",\"operation\":"
      "{\"type\":\"create_file\",\"diff\":\"a\",\"path\":\"p\"}}", "",
      ID("apply_patch_call") "\"status\":\"completed\",\"call_id\":\"c\"}",
      "{\"operation\":{\"type\":\"create_file\",\"diff\":\"a\"},"
      "\"id\":\"i\",\"type\":\"apply_patch_call\","
      "\"status\":\"completed\",\"call_id\":\"c\"}" },

    { NULL, NULL, 0, NULL, NULL, NULL, NULL }
};


static run_t    r;
static rules_t  rules;
static bytes_t  text;


static void
put(const char *type, const char *item)
{
    bytes_lit(&text, "data: {\"type\":\"response.output_item.");
    bytes_text(&text, type);
    bytes_lit(&text, "\",\"output_index\":0,\"item\":");
    bytes_text(&text, item);
    bytes_lit(&text, "}\n\n");
}


/* the item in the event that ends it */

static ngx_str_t
done_item(void)
{
    u_char     *p, *last;
    ngx_str_t   item;

    ngx_str_null(&item);

    bytes_byte(&r.out, '\0');
    r.out.len--;

    p = (u_char *) strstr((char *) r.out.data,
                          "\"type\":\"response.output_item.done\"");
    p = p ? (u_char *) strstr((char *) p, "\"item\":") : NULL;
    last = p ? (u_char *) strstr((char *) p, "}\n\n") : NULL;

    if (last) {
        item.data = p + 7;
        item.len = last - item.data;
    }

    return item;
}


static void
try_merge(merge_t *m)
{
    ngx_str_t   item;
    ngx_uint_t  n, bad;

    profile_set(&r, 0);
    r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;

    if (m->limit) {
        r.conf.max_event_size = m->limit;
    }

    rules_drop(&rules);
    r.conf.rules = NULL;

    if (m->rules) {
        (void) rules_make(&rules, m->rules);
        r.conf.rules = &rules.rules;
        r.outside = &rules;
    }

    text.len = 0;
    bytes_lit(&text, "data: {\"type\":\"response.created\","
                     "\"response\":{}}\n\n");
    put("added", m->added);
    bytes_text(&text, m->events);

    if (m->done) {
        put("done", m->done);
    }

    bad = 0;

    for (n = 1; n < text.len; n += 7) {
        run_cut(&r, &text, RUN_SPLIT, n);

        item = done_item();
        bad += (item.len != strlen(m->want)
                || memcmp(item.data, m->want, item.len));
    }

    if (bad) {
        tap_show("     got", item.data, item.len);
        tap_show("expected", (u_char *) m->want, strlen(m->want));
    }

    bad += guard_stream(&r.conf, GUARD_ENDLESS|GUARD_OPEN
                                 |(m->limit ? GUARD_PASSED : 0), &r.out);

    is(bad, 0, "%s", m->name);
}


/* an upstream that adds items with very many members */

static void
test_many(void)
{
    ngx_str_t   item;
    ngx_uint_t  i, n;

    profile_set(&r, 0);
    r.conf.rules = NULL;
    text.len = 0;

    bytes_lit(&text, "data: {\"type\":\"response.output_item.added\","
                     "\"output_index\":0,\"item\":{\"id\":\"i\","
                     "\"type\":\"web_search_call\"");

    for (i = 0; i < 1000; i++) {
        bytes_lit(&text, ",\"m");
        bytes_byte(&text, 'a' + i / 100);
        bytes_byte(&text, 'a' + i / 10 % 10);
        bytes_byte(&text, 'a' + i % 10);
        bytes_lit(&text, "\":1");
    }

    bytes_lit(&text, "}}\n\n");
    put("done", "{\"id\":\"i\",\"type\":\"web_search_call\"}");

    run_cut(&r, &text, RUN_WHOLE, 0);

    item = done_item();

    for (n = 0, i = 0; i < item.len; i++) {
        n += (item.data[i] == ':');
    }

    ok(n > 16 && n < 100, "some of very many members: %lu",
       (unsigned long) n);
}


int
main(void)
{
    merge_t  *m;

    run_init(&r);
    rules_init(&rules);

    for (m = merges; m->name; m++) {
        try_merge(m);
    }

    test_many();

    rules_free(&rules);
    run_free(&r);
    bytes_free(&text);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
