
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Names that the Responses API has, for messages about the configuration.
 *
 * A member is a row, whatever object has it.  Of a path only the first and
 * the last name must be known, as servers have members of their own; arrays
 * are known by the names of their members.  Never reads an event, and is not
 * used when one is read.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_near.h"
#include "core/ngx_responses_number.h"
#include "api/ngx_responses_event.h"
#include "api/ngx_responses_known.h"
#include "api/ngx_responses_type.h"


/* what a member is; others are of items, parts and smaller objects */

#define EVENT     1                    /* a member of events */
#define RESPONSE  2                    /* of responses */
#define ARRAY     4                    /* its value is an array */
#define OBJECT    8                    /* its value is an object */
#define FREE      16                   /* nothing is known of its value */
#define PLAIN     32                   /* a number or a boolean of requests */


typedef struct {
    ngx_str_t    name;
    ngx_uint_t   flags;
} ngx_responses_known_t;


static const ngx_responses_known_t *ngx_responses_known_member(
    const ngx_str_t *name, ngx_uint_t near);
static void ngx_responses_known_append(ngx_str_t *path,
    const ngx_str_t *name);


#define row(name, flags)  { ngx_string(name), flags }

static const ngx_responses_known_t  ngx_responses_known[] = {
    row("type", EVENT),
    row("sequence_number", EVENT),
    row("output_index", EVENT),
    row("content_index", EVENT),
    row("summary_index", EVENT),
    row("annotation_index", EVENT),
    row("command_index", EVENT),
    row("item_id", EVENT),
    row("response", EVENT|OBJECT),
    row("item", EVENT|OBJECT),
    row("part", EVENT|OBJECT),
    row("error", EVENT|RESPONSE|OBJECT),
    row("delta", EVENT),
    row("text", EVENT|RESPONSE),
    row("logprobs", EVENT|ARRAY|FREE),
    row("obfuscation", EVENT),
    row("refusal", EVENT),
    row("annotation", EVENT|FREE),
    row("arguments", EVENT),
    row("input", EVENT),
    row("output", EVENT|RESPONSE|ARRAY),
    row("name", EVENT),
    row("code", EVENT),
    row("message", EVENT),
    row("param", EVENT),
    row("partial_image_b64", EVENT),
    row("partial_image_index", EVENT),
    row("background", EVENT|RESPONSE|PLAIN),
    row("output_format", EVENT),
    row("quality", EVENT),
    row("size", EVENT),
    row("command", EVENT),
    row("diff", EVENT),
    row("status", EVENT|RESPONSE),
    row("model_id", EVENT),
    row("category", EVENT),
    row("source", EVENT),
    row("agent", EVENT|OBJECT),
    row("id", RESPONSE),
    row("object", RESPONSE),
    row("created_at", RESPONSE),
    row("completed_at", RESPONSE),
    row("model", RESPONSE),
    row("usage", RESPONSE),
    row("incomplete_details", RESPONSE),
    row("instructions", RESPONSE),
    row("reasoning", RESPONSE),
    row("tools", RESPONSE|ARRAY|FREE),
    row("tool_choice", RESPONSE),
    row("parallel_tool_calls", RESPONSE|PLAIN),
    row("previous_response_id", RESPONSE),
    row("prompt", RESPONSE|FREE),
    row("prompt_cache_key", RESPONSE),
    row("prompt_cache_retention", RESPONSE),
    row("safety_identifier", RESPONSE),
    row("service_tier", RESPONSE),
    row("store", RESPONSE|PLAIN),
    row("temperature", RESPONSE|PLAIN),
    row("top_p", RESPONSE|PLAIN),
    row("top_logprobs", RESPONSE|PLAIN),
    row("presence_penalty", RESPONSE|PLAIN),
    row("frequency_penalty", RESPONSE|PLAIN),
    row("truncation", RESPONSE),
    row("max_output_tokens", RESPONSE|PLAIN),
    row("max_tool_calls", RESPONSE|PLAIN),
    row("metadata", RESPONSE|FREE),
    row("user", RESPONSE),
    row("access_programs", RESPONSE|FREE),
    row("image", RESPONSE|FREE),
    row("input_transformations", RESPONSE|ARRAY|FREE),
    row("prompt_cache_diagnostics", RESPONSE|FREE),
    row("prompt_cache_options", RESPONSE|FREE),
    row("tool_usage", RESPONSE|FREE),
    row("conversation", RESPONSE|FREE),
    row("moderation", RESPONSE|FREE),
    row("billing", RESPONSE|FREE),
    row("output_text", RESPONSE),
    row("tool_calls", RESPONSE|ARRAY|FREE),
    row("stream", RESPONSE|PLAIN),
    row("stream_options", RESPONSE|FREE),
    row("include", RESPONSE|ARRAY),
    row("context_management", RESPONSE|ARRAY|FREE),
    row("top_k", RESPONSE|PLAIN),
    row("min_p", RESPONSE|PLAIN),
    row("seed", RESPONSE|PLAIN),
    row("stop", RESPONSE|FREE),
    row("max_tokens", RESPONSE|PLAIN),
    row("role", 0),
    row("phase", 0),
    row("content", ARRAY),
    row("summary", ARRAY),
    row("encrypted_content", 0),
    row("namespace", 0),
    row("call_id", 0),
    row("action", FREE),
    row("queries", ARRAY),
    row("results", ARRAY|FREE),
    row("result", 0),
    row("container_id", 0),
    row("outputs", ARRAY|FREE),
    row("server_label", 0),
    row("approval_request_id", 0),
    row("execution", 0),
    row("operation", FREE),
    row("caller", FREE),
    row("caller_id", 0),
    row("async", 0),
    row("created_by", 0),
    row("fingerprint", 0),
    row("actions", ARRAY|FREE),
    row("pending_safety_checks", ARRAY|FREE),
    row("acknowledged_safety_checks", ARRAY|FREE),
    row("approve", 0),
    row("svg_usage", FREE),
    row("agent_name", 0),
    row("author", 0),
    row("recipient", 0),
    row("environment", FREE),
    row("max_output_length", 0),
    row("revised_prompt", 0),
    row("annotations", ARRAY|FREE),
    row("prompt_cache_breakpoint", FREE),
    row("detail", 0),
    row("file_id", 0),
    row("file_data", 0),
    row("file_url", 0),
    row("filename", 0),
    row("image_url", 0),
    row("stdout", 0),
    row("stderr", 0),
    row("outcome", FREE),
    row("misalignment", FREE),
    row("moderation_details", FREE),
    row("input_tokens", 0),
    row("input_tokens_details", 0),
    row("output_tokens", 0),
    row("output_tokens_details", 0),
    row("total_tokens", 0),
    row("cached_tokens", 0),
    row("cache_write_tokens", 0),
    row("cache_write_tokens_details", 0),
    row("ttl_30m_tokens", 0),
    row("ttl_12h_tokens", 0),
    row("reasoning_tokens", 0),
    row("reason", 0),
    row("effort", 0),
    row("context", 0),
    row("mode", 0),
    row("generate_summary", 0),
    row("format", FREE),
    row("verbosity", 0)
};

/* longer paths of requests are not looked at */

#define NGX_RESPONSES_KNOWN_PATH  512

#define NGX_RESPONSES_KNOWN                                                   \
    (sizeof(ngx_responses_known) / sizeof(ngx_responses_known[0]))


static ngx_str_t  ngx_responses_known_element = ngx_string("*");
static ngx_str_t  ngx_responses_known_response = ngx_string("response");
static ngx_str_t  ngx_responses_known_in_item = ngx_string("item");


const ngx_str_t *
ngx_responses_known_type(const ngx_str_t *name)
{
    ngx_uint_t                   n;
    ngx_responses_near_t         near;
    const ngx_responses_type_t  *type;

    ngx_responses_near_init(&near, name);

    for (n = 0; (type = ngx_responses_type_row(n)) != NULL; n++) {
        ngx_responses_near(&near, &type->name);
    }

    return near.nearest;
}


const ngx_str_t *
ngx_responses_known_item(const ngx_str_t *name)
{
    ngx_uint_t            item;
    ngx_responses_near_t  near;

    ngx_responses_near_init(&near, name);

    for (item = NGX_RESPONSES_MESSAGE; item < NGX_RESPONSES_OTHER_ITEM; item++)
    {
        ngx_responses_near(&near, &ngx_responses_item(item)->name);
    }

    return near.nearest;
}


ngx_int_t
ngx_responses_known_path(const ngx_str_t *path, ngx_str_t *meant)
{
    u_char                       *p, *last;
    int64_t                       n;
    ngx_int_t                     rc;
    ngx_str_t                     name;
    ngx_uint_t                    flags, first, within;
    const ngx_responses_known_t  *known;

    rc = NGX_OK;
    flags = 0;
    meant->len = 0;
    last = path->data + path->len;

    for (p = path->data; p < last; p++) {
        name.data = p;

        while (p < last && *p != '.') {
            p++;
        }

        name.len = p - name.data;
        first = (name.data == path->data);

        if (name.len == 1 && name.data[0] == '*') {

            if (flags & OBJECT) {
                rc = NGX_DECLINED;
                continue;
            }

            ngx_responses_known_append(meant, &name);
            flags &= FREE;
            continue;
        }

        if (flags & ARRAY) {
            ngx_responses_known_append(meant, &ngx_responses_known_element);
            rc = NGX_DECLINED;

            if (ngx_responses_number_read(name.data, name.len, &n) == NGX_OK) {
                flags &= FREE;
                continue;
            }
        }

        if (flags & FREE) {
            flags = FREE;
            ngx_responses_known_append(meant, &name);
            continue;
        }

        known = ngx_responses_known_member(&name, 0);

        if (known == NULL && (first || p == last)) {
            known = ngx_responses_known_member(&name, 1);

            if (known == NULL) {
                meant->len = 0;
                return NGX_DECLINED;
            }

            name = known->name;
            rc = NGX_DECLINED;
        }

        flags = known ? known->flags : FREE;

        /* "text.format" begins as a member of events that is a string */

        within = !(flags & EVENT) || (p < last && (flags & RESPONSE));

        if (first && within && !(flags & OBJECT)) {
            ngx_responses_known_append(meant, (flags & RESPONSE)
                                              ? &ngx_responses_known_response
                                              : &ngx_responses_known_in_item);
            rc = NGX_DECLINED;
        }

        ngx_responses_known_append(meant, &name);
    }

    return rc;
}


/*
 * Members of the request are those of responses, or beside them in the table.
 * A path that begins as one of an event is without that what was meant.
 */

ngx_int_t
ngx_responses_known_request(const ngx_str_t *path, ngx_str_t *meant)
{
    u_char     text[NGX_RESPONSES_KNOWN_PATH];
    ngx_int_t  rc;
    ngx_str_t  whole;

    static const ngx_str_t  in = ngx_string("response.");

    meant->len = 0;

    if (in.len + path->len > sizeof(text)) {
        return NGX_OK;
    }

    whole.data = text;
    whole.len = in.len + path->len;

    ngx_memcpy(ngx_cpymem(text, in.data, in.len), path->data, path->len);

    rc = ngx_responses_known_path(&whole, meant);

    while (meant->len > in.len
           && ngx_memcmp(meant->data, in.data, in.len) == 0)
    {
        meant->len -= in.len;
        ngx_memmove(meant->data, meant->data + in.len, meant->len);
    }

    if (ngx_responses_str_eq(*meant, *path)) {
        return rc;
    }

    return NGX_DECLINED;
}


ngx_uint_t
ngx_responses_known_plain(const ngx_str_t *name)
{
    const ngx_responses_known_t  *known;

    known = ngx_responses_known_member(name, 0);

    return known && (known->flags & PLAIN);
}


/* returns the member of that name, or the nearest one, or NULL */

static const ngx_responses_known_t *
ngx_responses_known_member(const ngx_str_t *name, ngx_uint_t near)
{
    ngx_uint_t            i;
    ngx_responses_near_t  nearest;

    ngx_responses_near_init(&nearest, name);

    for (i = 0; i < NGX_RESPONSES_KNOWN; i++) {

        if (near) {
            ngx_responses_near(&nearest, &ngx_responses_known[i].name);

        } else if (ngx_responses_str_eq(ngx_responses_known[i].name, *name)) {
            return &ngx_responses_known[i];
        }
    }

    if (nearest.nearest) {
        return ngx_responses_known_member(nearest.nearest, 0);
    }

    return NULL;
}


static void
ngx_responses_known_append(ngx_str_t *path, const ngx_str_t *name)
{
    if (path->len) {
        path->data[path->len++] = '.';
    }

    ngx_memcpy(path->data + path->len, name->data, name->len);
    path->len += name->len;
}
