
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members of "usage", and how they are read for the log.
 *
 * Never changes an event, and knows nothing of who requires a member.
 * Invariant: a count that cannot be read leaves the record as it is.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "api/ngx_responses_member.h"
#include "api/ngx_responses_tokens.h"


static void ngx_responses_tokens_members(ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_uint_t node,
    const ngx_responses_tokens_t *row);
static ngx_uint_t ngx_responses_tokens_find(ngx_responses_json_t *json,
    ngx_uint_t node, ngx_uint_t member);


#define object(name, chat, made, members)                                     \
    { NGX_RESPONSES_M_##name, NGX_RESPONSES_M_##chat, ngx_string(made),       \
      members, 0 }

#define count(name, chat, made, field)                                        \
    { NGX_RESPONSES_M_##name, NGX_RESPONSES_M_##chat, ngx_string(made), NULL, \
      offsetof(ngx_responses_usage_t, field) }

/* one that is not logged */

#define other(name)                                                           \
    { NGX_RESPONSES_M_##name, NGX_RESPONSES_M_NONE, ngx_null_string, NULL, 0 }

#define end()                                                                 \
    { NGX_RESPONSES_M_NONE, NGX_RESPONSES_M_NONE, ngx_null_string, NULL, 0 }


static const ngx_responses_tokens_t  ngx_responses_tokens_written[] = {
    other(TTL_30M_TOKENS),
    other(TTL_12H_TOKENS),
    end()
};


/* OpenAI's servers did not send cache_write_tokens for long */

static const ngx_responses_tokens_t  ngx_responses_tokens_input[] = {
    count(CACHED_TOKENS, NONE, "0", cached_tokens),
    count(CACHE_WRITE_TOKENS, NONE, "", cache_write_tokens),
    object(CACHE_WRITE_TOKENS_DETAILS, NONE, "",
           ngx_responses_tokens_written),
    end()
};


static const ngx_responses_tokens_t  ngx_responses_tokens_output[] = {
    count(REASONING_TOKENS, NONE, "0", reasoning_tokens),
    end()
};


const ngx_responses_tokens_t  ngx_responses_tokens[] = {
    count(INPUT_TOKENS, PROMPT_TOKENS, "0", input_tokens),
    count(OUTPUT_TOKENS, COMPLETION_TOKENS, "0", output_tokens),
    count(TOTAL_TOKENS, NONE, "", total_tokens),
    object(INPUT_TOKENS_DETAILS, PROMPT_TOKENS_DETAILS,
           NGX_RESPONSES_INPUT_DETAILS, ngx_responses_tokens_input),
    object(OUTPUT_TOKENS_DETAILS, COMPLETION_TOKENS_DETAILS,
           NGX_RESPONSES_OUTPUT_DETAILS, ngx_responses_tokens_output),
    end()
};


void
ngx_responses_tokens_read(ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_uint_t node)
{
    ngx_responses_tokens_members(usage, json, node, ngx_responses_tokens);
}


static void
ngx_responses_tokens_members(ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_uint_t node,
    const ngx_responses_tokens_t *row)
{
    int64_t     *n;
    ngx_uint_t   i;

    if (json->nodes[node].kind != NGX_RESPONSES_JSON_OBJECT) {
        return;
    }

    for ( /* void */ ; row->member; row++) {
        i = ngx_responses_tokens_find(json, node, row->member);

        if (i == 0 && row->chat) {
            i = ngx_responses_tokens_find(json, node, row->chat);
        }

        if (i == 0) {
            continue;
        }

        if (row->members) {
            ngx_responses_tokens_members(usage, json, i, row->members);

        } else if (row->field) {
            n = (int64_t *) ((u_char *) usage + row->field);

            (void) ngx_responses_number_count(
                                        json->text + json->nodes[i].start,
                                        json->nodes[i].end
                                        - json->nodes[i].start, n);
        }
    }
}


/* the last member of that name, 0: none */

static ngx_uint_t
ngx_responses_tokens_find(ngx_responses_json_t *json, ngx_uint_t node,
    ngx_uint_t member)
{
    ngx_uint_t  i, found;

    found = 0;

    for (i = node + 1; i < json->nodes[node].next; i = json->nodes[i].next) {

        if (json->nodes[i].key == member) {
            found = i;
        }
    }

    return found;
}
