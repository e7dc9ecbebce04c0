
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/near and api/known: the names and paths that are likely
 * meant by others, and those to which nothing is near.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_near.h"
#include "api/ngx_responses_known.h"

#include "random.h"
#include "tap.h"


typedef struct {
    const char  *name;
    const char  *meant;                /* "": nothing */
} known_case_t;


static known_case_t  types[] = {
    { "response.output_text.dleta", "response.output_text.delta" },
    { "response.output_text.delt", "response.output_text.delta" },
    { "response.output_text.deltas", "response.output_text.delta" },
    { "response.outputtext.delta", "response.output_text.delta" },
    { "response.output-text.delta", "response.output_text.delta" },
    { "Response.Created", "response.created" },
    { "reponse.created", "response.created" },
    { "response.output_text", "response.output_text.delta" },
    { "output_text.delta", "response.output_text.delta" },
    { "refusal", "response.refusal.delta" },
    { "response.resoning*", "response.reasoning_summary_part.added" },
    { "*.dleta", "response.output_text.delta" },
    { "keep-alive", "keepalive" },
    { "erorr", "error" },
    { "response.video.delta", "" },
    { "response.tool_result", "" },
    { "acme.trace", "" },
    { "acme.*", "" },
    { "codex.rate_limits", "" },
    { "text_delt", "" },
    { "x", "" },
    { "ab*", "" },
    { "", "" }
};


static known_case_t  items[] = {
    { "reasonning", "reasoning" },
    { "resoning", "reasoning" },
    { "Reasoning", "reasoning" },
    { "messages", "message" },
    { "functioncall", "function_call" },
    { "function-call", "function_call" },
    { "web_search", "web_search_call" },
    { "mcp", "mcp_call" },
    { "mcp_list_tool", "mcp_list_tools" },
    { "reasonnin*", "reasoning" },
    { "computer_call", "computer_call" },
    { "local_shell_cal", "local_shell_call" },
    { "function_call_ouput", "function_call_output" },
    { "tool_search", "tool_search_call" },
    { "compation", "compaction" },
    { "x", "" }
};


static known_case_t  paths[] = {
    { "obfuscation", "" },
    { "response.instructions", "" },
    { "response.prompt_cache_option", "response.prompt_cache_options" },
    { "response.output.*.encrypted_content", "" },
    { "response.output.*.content.*.annotations.*.url", "" },
    { "item.content.*.text", "" },
    { "response.metadata.edge", "" },
    { "response.tools.*.function.name", "" },
    { "response.usage.input_tokens_details.cached_tokens", "" },
    { "error.message", "" },
    { "acme.name", "?" },
    { "node", "?" },
    { "response.node", "?" },
    { "response.acme.node", "" },
    { "x.*.y", "?" },
    { "metadata_of_ours", "?" },
    { "response.output.*.contnt", "response.output.*.content" },
    { "respones.tools", "response.tools" },
    { "instructions", "response.instructions" },
    { "instruction", "response.instructions" },
    { "encrypted_content", "item.encrypted_content" },
    { "annotations", "item.annotations" },
    { "response.output.encrypted_content",
      "response.output.*.encrypted_content" },
    { "response.output.0.encrypted_content",
      "response.output.*.encrypted_content" },
    { "response.output.content.text", "response.output.*.content.*.text" },
    { "response.output.12.content.0.text",
      "response.output.*.content.*.text" },
    { "response.tools.0", "response.tools.*" },
    { "response.tools.name", "response.tools.*.name" },
    { "response.*.tools", "response.tools" },
    { "item.*", "item" },
    { "output.*.summary", "response.output.*.summary" },
    { "text.format", "response.text.format" },
    { "response.acme", "?" },
    { "logprob", "logprobs" },
    { "response.max_output_token", "response.max_output_tokens" }
};


static void
names(known_case_t *cases, ngx_uint_t n,
    const ngx_str_t *(*find)(const ngx_str_t *name), const char *what)
{
    ngx_str_t         name;
    ngx_uint_t        i;
    const ngx_str_t  *meant;

    for (i = 0; i < n; i++) {
        name.data = (u_char *) cases[i].name;
        name.len = strlen(cases[i].name);

        meant = find(&name);

        is_bytes(meant ? meant->data : NULL, meant ? meant->len : 0,
                 cases[i].meant, strlen(cases[i].meant), "%s %s", what,
                 cases[i].name);
    }
}


static void
test_paths(void)
{
    u_char      buf[1024];
    ngx_int_t   rc;
    ngx_str_t   path, meant;
    ngx_uint_t  i, unknown;

    for (i = 0; i < sizeof(paths) / sizeof(paths[0]); i++) {
        path.data = (u_char *) paths[i].name;
        path.len = strlen(paths[i].name);

        meant.data = buf;

        rc = ngx_responses_known_path(&path, &meant);

        unknown = (paths[i].meant[0] == '?');

        is(rc, paths[i].meant[0] ? NGX_DECLINED : NGX_OK, "path %s",
           path.data);

        if (rc == NGX_OK) {
            is_bytes(meant.data, meant.len, path.data, path.len,
                     "%s is kept", path.data);

        } else {
            is_bytes(meant.data, meant.len, paths[i].meant + unknown,
                     strlen(paths[i].meant) - unknown, "%s meant", path.data);
        }
    }
}


/* nothing is written beyond the room, and what was meant is known */

static void
test_random(void)
{
    u_char       text[300], buf[300 + NGX_RESPONSES_KNOWN_MORE + 1], *again;
    size_t       len;
    ngx_int_t    rc;
    ngx_str_t    path, meant, more;
    ngx_uint_t   i, n, over, unstable;

    static const char  *words[] = { "response", "output", "*", "item",
        "content", "text", "usage", "encrypted_content", "0", "input_tokens",
        "resposne", "contnt", "x", "summary", "reason", "logprobs" };

    over = 0;
    unstable = 0;
    again = malloc(sizeof(buf) + NGX_RESPONSES_KNOWN_MORE);

    for (i = 0; i < 100000; i++) {
        path.data = text;
        path.len = 0;

        for (n = random_below(8) + 1; n; n--) {
            const char  *word = words[random_below(16)];

            if (path.len) {
                text[path.len++] = '.';
            }

            len = strlen(word);
            memcpy(text + path.len, word, len);
            path.len += len;
        }

        meant.data = buf;
        memset(buf, 0xee, sizeof(buf));

        rc = ngx_responses_known_path(&path, &meant);

        over += (meant.len > path.len + NGX_RESPONSES_KNOWN_MORE
                 || buf[path.len + NGX_RESPONSES_KNOWN_MORE] != 0xee);

        if (rc == NGX_DECLINED && meant.len) {
            more.data = again;
            unstable += (ngx_responses_known_path(&meant, &more) != NGX_OK);
        }
    }

    free(again);

    is(over, 0, "random paths need no more room");
    is(unstable, 0, "what was meant is known");
}


static void
test_near(void)
{
    u_char                text[NGX_RESPONSES_NEAR_LEN + 2];
    ngx_str_t             name, known;
    ngx_responses_near_t  near;

    memset(text, 'a', sizeof(text));

    name.data = text;
    name.len = NGX_RESPONSES_NEAR_LEN;
    known.data = text;
    known.len = NGX_RESPONSES_NEAR_LEN - 1;

    ngx_responses_near_init(&near, &name);
    ngx_responses_near(&near, &known);
    ok(near.nearest == &known, "the longest name");

    name.len++;
    ngx_responses_near_init(&near, &name);
    ngx_responses_near(&near, &known);
    ok(near.nearest == NULL, "one byte more");

    known.len = NGX_RESPONSES_NEAR_LEN + 1;
    name.len = NGX_RESPONSES_NEAR_LEN;
    ngx_responses_near_init(&near, &name);
    ngx_responses_near(&near, &known);
    ok(near.nearest == NULL, "a known name that is longer");
}


int
main(void)
{
    names(types, sizeof(types) / sizeof(types[0]), ngx_responses_known_type,
          "type");
    names(items, sizeof(items) / sizeof(items[0]), ngx_responses_known_item,
          "item");
    test_paths();
    test_random();
    test_near();

    return tap_done();
}
