
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
#include "api/ngx_responses_tokens.h"


static void ngx_responses_tokens_members(ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_uint_t node,
    const ngx_responses_tokens_t *row);
static ngx_uint_t ngx_responses_tokens_find(ngx_responses_json_t *json,
    ngx_uint_t node, const ngx_str_t *name);


#define object(name, chat, made, members)                                     \
    { ngx_string(name), ngx_string(chat), ngx_string(made), members, 0 }

#define count(name, chat, made)                                               \
    { ngx_string(#name), ngx_string(chat), ngx_string(made), NULL,            \
      offsetof(ngx_responses_usage_t, name) }

/* one that is not logged */

#define other(name)                                                           \
    { ngx_string(name), ngx_null_string, ngx_null_string, NULL, 0 }

#define end()                                                                 \
    { ngx_null_string, ngx_null_string, ngx_null_string, NULL, 0 }


static const ngx_responses_tokens_t  ngx_responses_tokens_written[] = {
    other("ttl_30m_tokens"),
    other("ttl_12h_tokens"),
    end()
};


/* OpenAI's servers did not send cache_write_tokens for long */

static const ngx_responses_tokens_t  ngx_responses_tokens_input[] = {
    count(cached_tokens, "", "0"),
    count(cache_write_tokens, "", ""),
    object("cache_write_tokens_details", "", "",
           ngx_responses_tokens_written),
    end()
};


static const ngx_responses_tokens_t  ngx_responses_tokens_output[] = {
    count(reasoning_tokens, "", "0"),
    end()
};


const ngx_responses_tokens_t  ngx_responses_tokens[] = {
    count(input_tokens, "prompt_tokens", "0"),
    count(output_tokens, "completion_tokens", "0"),
    count(total_tokens, "", ""),
    object("input_tokens_details", "prompt_tokens_details",
           NGX_RESPONSES_INPUT_DETAILS, ngx_responses_tokens_input),
    object("output_tokens_details", "completion_tokens_details",
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

    for ( /* void */ ; row->name.len; row++) {
        i = ngx_responses_tokens_find(json, node, &row->name);

        if (i == 0 && row->chat.len) {
            i = ngx_responses_tokens_find(json, node, &row->chat);
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
    const ngx_str_t *name)
{
    ngx_uint_t  i, found;

    found = 0;

    for (i = node + 1; i < json->nodes[node].next; i = json->nodes[i].next) {

        if (ngx_responses_json_name_is(json, i, name->data, name->len)) {
            found = i;
        }
    }

    return found;
}
