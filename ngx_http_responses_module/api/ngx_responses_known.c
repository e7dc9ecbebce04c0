
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Names that the Responses API has, for messages about the configuration.
 *
 * A member is a row.  Never reads an event, and is not used when one is read.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_near.h"
#include "api/ngx_responses_known.h"
#include "api/ngx_responses_type.h"


/* kinds of objects */

typedef enum {
    NGX_RESPONSES_KNOWN_ANY = 0,       /* or no object: nothing is known */
    NGX_RESPONSES_KNOWN_EVENT,
    NGX_RESPONSES_KNOWN_RESPONSE,
    NGX_RESPONSES_KNOWN_ITEM,
    NGX_RESPONSES_KNOWN_PART,
    NGX_RESPONSES_KNOWN_USAGE,
    NGX_RESPONSES_KNOWN_DETAILS,
    NGX_RESPONSES_KNOWN_ERROR,
    NGX_RESPONSES_KNOWN_REASONING,
    NGX_RESPONSES_KNOWN_TEXT
} ngx_responses_known_e;


typedef struct {
    u_char       in;                   /* the kind that has the member */
    u_char       of;                   /* the kind of its value */
    u_char       array;                /* the value is an array of these */
    ngx_str_t    name;
} ngx_responses_known_t;


typedef struct {
    ngx_uint_t   kind;                 /* where the path has come to */
    ngx_uint_t   array;                /* and whether that is an array */
    ngx_uint_t   unknown;              /* a name that is near to none */
    ngx_int_t    rc;                   /* of ngx_responses_known_path() */
    ngx_str_t   *meant;
} ngx_responses_known_walk_t;


static ngx_int_t ngx_responses_known_walk(const ngx_str_t *path,
    ngx_uint_t kind, ngx_str_t *meant);
static void ngx_responses_known_name(ngx_responses_known_walk_t *walk,
    ngx_str_t *name);
static const ngx_responses_known_t *ngx_responses_known_find(ngx_uint_t kind,
    const ngx_str_t *name);
static const ngx_responses_known_t *ngx_responses_known_near(ngx_uint_t kind,
    const ngx_str_t *name);
static void ngx_responses_known_change(ngx_responses_known_walk_t *walk);
static void ngx_responses_known_go(ngx_responses_known_walk_t *walk,
    const ngx_responses_known_t *known);
static void ngx_responses_known_append(ngx_str_t *path,
    const ngx_str_t *name);
static ngx_uint_t ngx_responses_known_digits(const ngx_str_t *name);


#define row(in, name, of, array)                                              \
    { NGX_RESPONSES_KNOWN_##in, NGX_RESPONSES_KNOWN_##of, array,              \
      ngx_string(name) }


static const ngx_responses_known_t  ngx_responses_known[] = {
    row(EVENT, "type", ANY, 0),
    row(EVENT, "sequence_number", ANY, 0),
    row(EVENT, "output_index", ANY, 0),
    row(EVENT, "content_index", ANY, 0),
    row(EVENT, "summary_index", ANY, 0),
    row(EVENT, "annotation_index", ANY, 0),
    row(EVENT, "command_index", ANY, 0),
    row(EVENT, "item_id", ANY, 0),
    row(EVENT, "response", RESPONSE, 0),
    row(EVENT, "item", ITEM, 0),
    row(EVENT, "part", PART, 0),
    row(EVENT, "error", ERROR, 0),
    row(EVENT, "delta", ANY, 0),
    row(EVENT, "text", ANY, 0),
    row(EVENT, "logprobs", ANY, 1),
    row(EVENT, "obfuscation", ANY, 0),
    row(EVENT, "refusal", ANY, 0),
    row(EVENT, "annotation", ANY, 0),
    row(EVENT, "arguments", ANY, 0),
    row(EVENT, "input", ANY, 0),
    row(EVENT, "output", ANY, 0),
    row(EVENT, "name", ANY, 0),
    row(EVENT, "code", ANY, 0),
    row(EVENT, "message", ANY, 0),
    row(EVENT, "param", ANY, 0),
    row(EVENT, "partial_image_b64", ANY, 0),
    row(EVENT, "partial_image_index", ANY, 0),
    row(EVENT, "background", ANY, 0),
    row(EVENT, "output_format", ANY, 0),
    row(EVENT, "quality", ANY, 0),
    row(EVENT, "size", ANY, 0),
    row(EVENT, "command", ANY, 0),
    row(EVENT, "diff", ANY, 0),
    row(EVENT, "status", ANY, 0),
    row(EVENT, "model_id", ANY, 0),
    row(EVENT, "category", ANY, 0),
    row(EVENT, "source", ANY, 0),

    row(RESPONSE, "id", ANY, 0),
    row(RESPONSE, "object", ANY, 0),
    row(RESPONSE, "created_at", ANY, 0),
    row(RESPONSE, "completed_at", ANY, 0),
    row(RESPONSE, "status", ANY, 0),
    row(RESPONSE, "model", ANY, 0),
    row(RESPONSE, "output", ITEM, 1),
    row(RESPONSE, "usage", USAGE, 0),
    row(RESPONSE, "error", ERROR, 0),
    row(RESPONSE, "incomplete_details", DETAILS, 0),
    row(RESPONSE, "instructions", ANY, 0),
    row(RESPONSE, "reasoning", REASONING, 0),
    row(RESPONSE, "text", TEXT, 0),
    row(RESPONSE, "tools", ANY, 1),
    row(RESPONSE, "tool_choice", ANY, 0),
    row(RESPONSE, "parallel_tool_calls", ANY, 0),
    row(RESPONSE, "previous_response_id", ANY, 0),
    row(RESPONSE, "prompt", ANY, 0),
    row(RESPONSE, "prompt_cache_key", ANY, 0),
    row(RESPONSE, "prompt_cache_retention", ANY, 0),
    row(RESPONSE, "safety_identifier", ANY, 0),
    row(RESPONSE, "service_tier", ANY, 0),
    row(RESPONSE, "store", ANY, 0),
    row(RESPONSE, "temperature", ANY, 0),
    row(RESPONSE, "top_p", ANY, 0),
    row(RESPONSE, "top_logprobs", ANY, 0),
    row(RESPONSE, "presence_penalty", ANY, 0),
    row(RESPONSE, "frequency_penalty", ANY, 0),
    row(RESPONSE, "truncation", ANY, 0),
    row(RESPONSE, "max_output_tokens", ANY, 0),
    row(RESPONSE, "max_tool_calls", ANY, 0),
    row(RESPONSE, "metadata", ANY, 0),
    row(RESPONSE, "user", ANY, 0),
    row(RESPONSE, "background", ANY, 0),
    row(RESPONSE, "access_programs", ANY, 0),
    row(RESPONSE, "image", ANY, 0),
    row(RESPONSE, "input_transformations", ANY, 1),
    row(RESPONSE, "prompt_cache_diagnostics", ANY, 0),
    row(RESPONSE, "prompt_cache_options", ANY, 0),
    row(RESPONSE, "tool_usage", ANY, 0),
    row(RESPONSE, "conversation", ANY, 0),
    row(RESPONSE, "moderation", ANY, 0),
    row(RESPONSE, "billing", ANY, 0),
    row(RESPONSE, "output_text", ANY, 0),
    row(RESPONSE, "tool_calls", ANY, 1),

    row(ITEM, "id", ANY, 0),
    row(ITEM, "type", ANY, 0),
    row(ITEM, "status", ANY, 0),
    row(ITEM, "role", ANY, 0),
    row(ITEM, "phase", ANY, 0),
    row(ITEM, "content", PART, 1),
    row(ITEM, "summary", PART, 1),
    row(ITEM, "encrypted_content", ANY, 0),
    row(ITEM, "name", ANY, 0),
    row(ITEM, "namespace", ANY, 0),
    row(ITEM, "call_id", ANY, 0),
    row(ITEM, "arguments", ANY, 0),
    row(ITEM, "input", ANY, 0),
    row(ITEM, "output", ANY, 0),
    row(ITEM, "action", ANY, 0),
    row(ITEM, "queries", ANY, 1),
    row(ITEM, "results", ANY, 1),
    row(ITEM, "result", ANY, 0),
    row(ITEM, "code", ANY, 0),
    row(ITEM, "container_id", ANY, 0),
    row(ITEM, "outputs", ANY, 1),
    row(ITEM, "server_label", ANY, 0),
    row(ITEM, "approval_request_id", ANY, 0),
    row(ITEM, "tools", ANY, 1),
    row(ITEM, "error", ANY, 0),
    row(ITEM, "execution", ANY, 0),
    row(ITEM, "operation", ANY, 0),
    row(ITEM, "caller", ANY, 0),
    row(ITEM, "environment", ANY, 0),
    row(ITEM, "max_output_length", ANY, 0),
    row(ITEM, "revised_prompt", ANY, 0),
    row(ITEM, "background", ANY, 0),
    row(ITEM, "output_format", ANY, 0),
    row(ITEM, "quality", ANY, 0),
    row(ITEM, "size", ANY, 0),

    row(PART, "type", ANY, 0),
    row(PART, "text", ANY, 0),
    row(PART, "annotations", ANY, 1),
    row(PART, "logprobs", ANY, 1),
    row(PART, "refusal", ANY, 0),

    row(USAGE, "input_tokens", ANY, 0),
    row(USAGE, "input_tokens_details", DETAILS, 0),
    row(USAGE, "output_tokens", ANY, 0),
    row(USAGE, "output_tokens_details", DETAILS, 0),
    row(USAGE, "total_tokens", ANY, 0),

    row(DETAILS, "cached_tokens", ANY, 0),
    row(DETAILS, "cache_write_tokens", ANY, 0),
    row(DETAILS, "reasoning_tokens", ANY, 0),
    row(DETAILS, "reason", ANY, 0),

    row(ERROR, "type", ANY, 0),
    row(ERROR, "code", ANY, 0),
    row(ERROR, "message", ANY, 0),
    row(ERROR, "param", ANY, 0),

    row(REASONING, "effort", ANY, 0),
    row(REASONING, "summary", ANY, 0),
    row(REASONING, "generate_summary", ANY, 0),

    row(TEXT, "format", ANY, 0),
    row(TEXT, "verbosity", ANY, 0)
};

#define NGX_RESPONSES_KNOWN                                                   \
    (sizeof(ngx_responses_known) / sizeof(ngx_responses_known[0]))


static ngx_str_t  ngx_responses_known_element = ngx_string("*");
static ngx_str_t  ngx_responses_known_response = ngx_string("response");


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

    for (n = 0; (type = ngx_responses_type_row(n)) && !near.nearest; n++) {
        ngx_responses_near_words(&near, &type->name);
    }

    return near.nearest;
}


const ngx_str_t *
ngx_responses_known_item(const ngx_str_t *name)
{
    ngx_uint_t            item;
    ngx_responses_near_t  near;

    ngx_responses_near_init(&near, name);

    for (item = NGX_RESPONSES_NO_ITEM; item < NGX_RESPONSES_OTHER_ITEM; item++)
    {
        ngx_responses_near(&near, &ngx_responses_item(item)->name);
    }

    for (item = NGX_RESPONSES_NO_ITEM;
         item < NGX_RESPONSES_OTHER_ITEM && near.nearest == NULL;
         item++)
    {
        ngx_responses_near_words(&near, &ngx_responses_item(item)->name);
    }

    return near.nearest;
}


ngx_int_t
ngx_responses_known_path(const ngx_str_t *path, ngx_str_t *meant)
{
    ngx_int_t                     rc;
    ngx_str_t                     name;
    const ngx_responses_known_t  *event, *response;

    meant->len = 0;
    rc = ngx_responses_known_walk(path, NGX_RESPONSES_KNOWN_EVENT, meant);

    /* "output.*" begins as a member of events that is a text, for instance */

    name.data = path->data;
    name.len = 0;

    while (name.len < path->len && name.data[name.len] != '.') {
        name.len++;
    }

    event = ngx_responses_known_find(NGX_RESPONSES_KNOWN_EVENT, &name);
    response = ngx_responses_known_find(NGX_RESPONSES_KNOWN_RESPONSE, &name);

    if (rc == NGX_OK && name.len < path->len
        && event && event->of == NGX_RESPONSES_KNOWN_ANY
        && response && response->of != NGX_RESPONSES_KNOWN_ANY)
    {
        meant->len = 0;
        ngx_responses_known_append(meant, &ngx_responses_known_response);

        if (ngx_responses_known_walk(path, NGX_RESPONSES_KNOWN_RESPONSE, meant)
            == NGX_OK)
        {
            return NGX_DECLINED;
        }

        meant->len = 0;
        rc = ngx_responses_known_walk(path, NGX_RESPONSES_KNOWN_EVENT, meant);
    }

    return rc;
}


static ngx_int_t
ngx_responses_known_walk(const ngx_str_t *path, ngx_uint_t kind,
    ngx_str_t *meant)
{
    u_char                      *p, *last;
    ngx_str_t                    name;
    ngx_responses_known_walk_t   walk;

    walk.kind = kind;
    walk.array = 0;
    walk.unknown = 0;
    walk.rc = NGX_OK;
    walk.meant = meant;

    p = path->data;
    last = path->data + path->len;

    while (p < last) {
        name.data = p;

        while (p < last && *p != '.') {
            p++;
        }

        name.len = p++ - name.data;

        ngx_responses_known_name(&walk, &name);
    }

    if (walk.unknown && walk.rc != NGX_ABORT) {
        meant->len = 0;
        return NGX_DECLINED;
    }

    return walk.rc;
}


static void
ngx_responses_known_name(ngx_responses_known_walk_t *walk, ngx_str_t *name)
{
    const ngx_responses_known_t  *known, *inner;

    if (walk->array) {
        walk->array = 0;
        ngx_responses_known_append(walk->meant, &ngx_responses_known_element);

        if (name->len == 1 && name->data[0] == '*') {
            return;
        }

        ngx_responses_known_change(walk);

        if (ngx_responses_known_digits(name)) {
            return;
        }
    }

    if (walk->kind == NGX_RESPONSES_KNOWN_ANY) {
        ngx_responses_known_append(walk->meant, name);
        return;
    }

    if (name->len == 1 && name->data[0] == '*') {

        /* an object has no elements */

        walk->rc = NGX_ABORT;
        return;
    }

    known = ngx_responses_known_find(walk->kind, name);

    if (known) {
        ngx_responses_known_go(walk, known);
        return;
    }

    /* a level was forgotten, or some bytes are wrong */

    for (known = ngx_responses_known;
         known < ngx_responses_known + NGX_RESPONSES_KNOWN;
         known++)
    {
        if (known->in != walk->kind || known->of == NGX_RESPONSES_KNOWN_ANY) {
            continue;
        }

        inner = ngx_responses_known_find(known->of, name);

        if (inner) {
            ngx_responses_known_change(walk);
            ngx_responses_known_go(walk, known);

            if (known->array) {
                ngx_responses_known_append(walk->meant,
                                           &ngx_responses_known_element);
            }

            ngx_responses_known_go(walk, inner);
            return;
        }
    }

    known = ngx_responses_known_near(walk->kind, name);

    if (known) {
        ngx_responses_known_change(walk);
        ngx_responses_known_go(walk, known);
        return;
    }

    walk->kind = NGX_RESPONSES_KNOWN_ANY;
    walk->unknown = 1;
    ngx_responses_known_append(walk->meant, name);
}


static const ngx_responses_known_t *
ngx_responses_known_find(ngx_uint_t kind, const ngx_str_t *name)
{
    ngx_uint_t                    i;
    const ngx_responses_known_t  *known;

    for (i = 0; i < NGX_RESPONSES_KNOWN; i++) {
        known = &ngx_responses_known[i];

        if (known->in == kind && known->name.len == name->len
            && ngx_memcmp(known->name.data, name->data, name->len) == 0)
        {
            return known;
        }
    }

    return NULL;
}


static const ngx_responses_known_t *
ngx_responses_known_near(ngx_uint_t kind, const ngx_str_t *name)
{
    ngx_uint_t            i;
    ngx_responses_near_t  near;

    ngx_responses_near_init(&near, name);

    for (i = 0; i < NGX_RESPONSES_KNOWN; i++) {

        if (ngx_responses_known[i].in == kind) {
            ngx_responses_near(&near, &ngx_responses_known[i].name);
        }
    }

    return near.nearest ? ngx_responses_known_find(kind, near.nearest) : NULL;
}


static void
ngx_responses_known_change(ngx_responses_known_walk_t *walk)
{
    if (walk->rc == NGX_OK) {
        walk->rc = NGX_DECLINED;
    }
}


static void
ngx_responses_known_go(ngx_responses_known_walk_t *walk,
    const ngx_responses_known_t *known)
{
    walk->kind = known->of;
    walk->array = known->array;

    ngx_responses_known_append(walk->meant, &known->name);
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


static ngx_uint_t
ngx_responses_known_digits(const ngx_str_t *name)
{
    size_t  i;

    for (i = 0; i < name->len; i++) {

        if (name->data[i] < '0' || name->data[i] > '9') {
            return 0;
        }
    }

    return 1;
}
