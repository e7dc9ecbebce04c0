
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Variables for access logs, maps and trailers.
 *
 * A variable only reads the record of the response and has the same value
 * when it is read again: nginx evaluates a complex value twice, first for its
 * length.  What was not reported is not found.  A new variable is a row of
 * the table.
 */


#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_repair.h"
#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"
#include "http/request/ngx_http_responses_request.h"
#include "http/ngx_http_responses_price.h"


#define NGX_HTTP_RESPONSES_JSON_LEN     4096
#define NGX_HTTP_RESPONSES_DIALECT_LEN  1024


/* what a variable is made of: first those that are texts, then numbers */

typedef enum {
    NGX_HTTP_RESPONSES_VAR_JSON = 0,
    NGX_HTTP_RESPONSES_VAR_WORD,
    NGX_HTTP_RESPONSES_VAR_API,
    NGX_HTTP_RESPONSES_VAR_STATUS,
    NGX_HTTP_RESPONSES_VAR_TERMINAL,
    NGX_HTTP_RESPONSES_VAR_DIALECT,
    NGX_HTTP_RESPONSES_VAR_SKIPPED,
    NGX_HTTP_RESPONSES_VAR_CODE,           /* these four of the request */
    NGX_HTTP_RESPONSES_VAR_UNTIL,
    NGX_HTTP_RESPONSES_VAR_MEMBER,
    NGX_HTTP_RESPONSES_VAR_STREAM,
    NGX_HTTP_RESPONSES_VAR_COST,
    NGX_HTTP_RESPONSES_VAR_TOKENS,
    NGX_HTTP_RESPONSES_VAR_COUNT,          /* of an event stream only */
    NGX_HTTP_RESPONSES_VAR_FOUND,          /* of JSON, too */
    NGX_HTTP_RESPONSES_VAR_EVENT_TIME,     /* from here on, milliseconds */
    NGX_HTTP_RESPONSES_VAR_TOKEN_TIME,
    NGX_HTTP_RESPONSES_VAR_TEXT_TIME,
    NGX_HTTP_RESPONSES_VAR_INTERVAL,
    NGX_HTTP_RESPONSES_VAR_GAP,
    NGX_HTTP_RESPONSES_VAR_HELD            /* of any request */
} ngx_http_responses_var_e;


typedef struct {
    ngx_str_t                     name;
    ngx_http_responses_var_e      kind;
    uintptr_t                     data;        /* a word, or an offset in the
                                                  record */
} ngx_http_responses_variable_t;


static ngx_int_t ngx_http_responses_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
static ngx_int_t ngx_http_responses_variable_text(ngx_http_request_t *r,
    ngx_http_responses_source_t *source,
    const ngx_http_responses_variable_t *var, ngx_str_t *text);
static ngx_str_t ngx_http_responses_variable_terminal(
    ngx_responses_usage_t *usage);
static ngx_int_t ngx_http_responses_variable_cost(ngx_http_request_t *r,
    ngx_http_responses_source_t *source, ngx_str_t *text);
static ngx_int_t ngx_http_responses_variable_number(ngx_http_request_t *r,
    ngx_http_responses_source_t *source,
    const ngx_http_responses_variable_t *var, ngx_str_t *text);
static int64_t ngx_http_responses_variable_count(
    ngx_http_responses_source_t *source,
    const ngx_http_responses_variable_t *var);
static ngx_int_t ngx_http_responses_variable_dialect(ngx_http_request_t *r,
    uint64_t dialect, ngx_str_t *text);
static ngx_int_t ngx_http_responses_variable_json(ngx_http_request_t *r,
    ngx_str_t *text);


#define kind(name)     NGX_HTTP_RESPONSES_VAR_##name
#define word(name)     NGX_RESPONSES_WORD_##name
#define request(name)  NGX_RESPONSES_REQUEST_##name
#define usage(name)    offsetof(ngx_responses_usage_t, name)


/* in the order of $responses_json, which has those before it */

static const ngx_http_responses_variable_t  ngx_http_responses_vars[] = {
    { ngx_string("responses_id"), kind(WORD), word(ID) },
    { ngx_string("responses_model"), kind(WORD), word(MODEL) },
    { ngx_string("responses_api"), kind(API), 0 },
    { ngx_string("responses_status"), kind(STATUS), 0 },
    { ngx_string("responses_terminal"), kind(TERMINAL), 0 },
    { ngx_string("responses_incomplete_reason"), kind(WORD),
      word(INCOMPLETE_REASON) },
    { ngx_string("responses_error_code"), kind(CODE), 0 },
    { ngx_string("responses_service_tier"), kind(WORD), word(SERVICE_TIER) },
    { ngx_string("responses_routed_model"), kind(WORD), word(ROUTED_MODEL) },
    { ngx_string("responses_dialect"), kind(DIALECT), 0 },
    { ngx_string("responses_input_tokens"), kind(TOKENS),
      usage(input_tokens) },
    { ngx_string("responses_cached_tokens"), kind(TOKENS),
      usage(cached_tokens) },
    { ngx_string("responses_cache_write_tokens"), kind(TOKENS),
      usage(cache_write_tokens) },
    { ngx_string("responses_output_tokens"), kind(TOKENS),
      usage(output_tokens) },
    { ngx_string("responses_reasoning_tokens"), kind(TOKENS),
      usage(reasoning_tokens) },
    { ngx_string("responses_total_tokens"), kind(TOKENS),
      usage(total_tokens) },
    { ngx_string("responses_cost"), kind(COST), 0 },
    { ngx_string("responses_first_event_time"), kind(EVENT_TIME),
      usage(first_event) },
    { ngx_string("responses_first_token_time"), kind(TOKEN_TIME),
      usage(first_token) },
    { ngx_string("responses_first_text_time"), kind(TEXT_TIME),
      usage(first_text) },
    { ngx_string("responses_stream_time"), kind(EVENT_TIME),
      usage(last_event) },
    { ngx_string("responses_token_interval"), kind(INTERVAL), 0 },
    { ngx_string("responses_max_gap"), kind(GAP), 0 },
    { ngx_string("responses_held"), kind(HELD), 0 },
    { ngx_string("responses_held_until"), kind(UNTIL), 0 },
    { ngx_string("responses_events"), kind(COUNT), usage(events) },
    { ngx_string("responses_events_hidden"), kind(COUNT), usage(hidden) },
    { ngx_string("responses_events_added"), kind(COUNT), usage(added) },
    { ngx_string("responses_events_edited"), kind(COUNT), usage(edited) },
    { ngx_string("responses_redacted"), kind(FOUND), usage(redacted) },
    { ngx_string("responses_repaired"), kind(COUNT), usage(repaired) },
    { ngx_string("responses_malformed"), kind(COUNT), usage(malformed) },
    { ngx_string("responses_oversize"), kind(COUNT), usage(oversize) },
    { ngx_string("responses_tool_calls"), kind(FOUND), usage(tool_calls) },
    { ngx_string("responses_request_model"), kind(MEMBER), request(MODEL) },
    { ngx_string("responses_request_stream"), kind(STREAM), request(WORDS) },
    { ngx_string("responses_json"), kind(JSON), 0 },
    { ngx_string("responses_request_cache_key"), kind(MEMBER),
      request(CACHE_KEY) },
    { ngx_string("responses_request_conversation"), kind(MEMBER),
      request(CONVERSATION) },
    { ngx_string("responses_request_user"), kind(MEMBER), request(USER) },
    { ngx_string("responses_skipped"), kind(SKIPPED), 0 }
};

#define NGX_HTTP_RESPONSES_VARS                                               \
    (sizeof(ngx_http_responses_vars) / sizeof(ngx_http_responses_vars[0]))


/* data is the number of the row */

static ngx_int_t
ngx_http_responses_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_int_t                             rc;
    ngx_str_t                             text;
    ngx_http_responses_source_t          *source;
    const ngx_http_responses_variable_t  *var;

    r = r->main;
    var = &ngx_http_responses_vars[data];

    source = ngx_http_responses_recorded(r);

    ngx_str_null(&text);

    if (var->kind < NGX_HTTP_RESPONSES_VAR_TOKENS) {
        rc = ngx_http_responses_variable_text(r, source, var, &text);

    } else {
        rc = ngx_http_responses_variable_number(r, source, var, &text);
    }

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = (text.data == NULL);
    v->len = text.len;
    v->data = text.data;

    return rc;
}


/*
 * The text of a variable, or of a number.  source is NULL if the response has
 * no record; data stays NULL if the variable is not found.
 */

static ngx_int_t
ngx_http_responses_variable_text(ngx_http_request_t *r,
    ngx_http_responses_source_t *source,
    const ngx_http_responses_variable_t *var, ngx_str_t *text)
{
    ngx_uint_t              n;
    ngx_responses_word_t   *word;
    ngx_responses_usage_t  *usage;

    usage = source ? &source->engine.usage : NULL;

    switch (var->kind) {

    case NGX_HTTP_RESPONSES_VAR_JSON:
        return ngx_http_responses_variable_json(r, text);

    case NGX_HTTP_RESPONSES_VAR_WORD:
        word = usage ? usage->words[var->data] : NULL;

        if (word && word->len) {
            text->data = word->data;
            text->len = word->len;

        } else if (var->data == NGX_RESPONSES_WORD_MODEL
                   && ngx_http_responses_status(r)
                      != NGX_RESPONSES_STATUS_UNKNOWN)
        {
            *text = ngx_http_responses_body_known(r);
        }

        break;

    case NGX_HTTP_RESPONSES_VAR_API:
        n = source ? ngx_http_responses_api(source) : NGX_RESPONSES_API_OTHER;
        *text = ngx_responses_api_names[n];
        break;

    case NGX_HTTP_RESPONSES_VAR_STATUS:
        *text = ngx_responses_statuses[ngx_http_responses_status(r)];
        break;

    case NGX_HTTP_RESPONSES_VAR_TERMINAL:

        if (source && !source->json) {
            *text = ngx_http_responses_variable_terminal(usage);
        }

        break;

    case NGX_HTTP_RESPONSES_VAR_DIALECT:

        if (usage && usage->dialect) {
            return ngx_http_responses_variable_dialect(r, usage->dialect,
                                                       text);
        }

        break;

    case NGX_HTTP_RESPONSES_VAR_SKIPPED:
        *text = ngx_http_responses_skips[ngx_http_responses_skipped(r)];
        break;

    case NGX_HTTP_RESPONSES_VAR_CODE:
        *text = ngx_http_responses_error_code(r);
        break;

    case NGX_HTTP_RESPONSES_VAR_UNTIL:
        *text = ngx_http_responses_hold_until(r);
        break;

    case NGX_HTTP_RESPONSES_VAR_COST:
        return ngx_http_responses_variable_cost(r, source, text);

    default: /* MEMBER and STREAM */
        ngx_http_responses_request_asked(r, &var->name, var->data, text);
        break;
    }

    if (text->len == 0) {
        text->data = NULL;
    }

    return NGX_OK;
}


ngx_str_t
ngx_http_responses_error_code(ngx_http_request_t *r)
{
    ngx_str_t                     code;
    ngx_responses_word_t         *word;
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_recorded(r);

    if (source == NULL) {
        return ngx_http_responses_hold_code(r);
    }

    word = source->engine.usage.words[NGX_RESPONSES_WORD_ERROR_CODE];

    code.data = word->data;
    code.len = word->len;

    return code;
}


static ngx_str_t
ngx_http_responses_variable_terminal(ngx_responses_usage_t *usage)
{
    if (usage->made) {
        return ngx_responses_str("added");
    }

    if (usage->terminal) {
        return ngx_responses_str("upstream");
    }

    return ngx_responses_str("none");
}


static ngx_int_t
ngx_http_responses_variable_cost(ngx_http_request_t *r,
    ngx_http_responses_source_t *source, ngx_str_t *text)
{
    u_char    *p;
    uint64_t   cost;

    if (source == NULL
        || ngx_http_responses_price_cost(r, &source->engine.usage,
                                         ngx_http_responses_api(source), &cost)
           != NGX_OK)
    {
        return NGX_OK;
    }

    p = ngx_pnalloc(r->pool, NGX_RESPONSES_PRICE_LEN);
    if (p == NULL) {
        return NGX_ERROR;
    }

    text->data = p;
    text->len = ngx_responses_price_write(p, cost) - p;

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_variable_number(ngx_http_request_t *r,
    ngx_http_responses_source_t *source,
    const ngx_http_responses_variable_t *var, ngx_str_t *text)
{
    u_char   *p;
    int64_t   n;

    n = -1;

    if (var->kind == NGX_HTTP_RESPONSES_VAR_HELD) {
        n = ngx_http_responses_hold_time(r);

    } else if (source) {
        n = ngx_http_responses_variable_count(source, var);
    }

    if (n < 0) {
        return NGX_OK;
    }

    p = ngx_pnalloc(r->pool, NGX_INT64_LEN + 4);
    if (p == NULL) {
        return NGX_ERROR;
    }

    text->data = p;

    if (var->kind < NGX_HTTP_RESPONSES_VAR_EVENT_TIME) {
        p = ngx_sprintf(p, "%L", n);

    } else {
        p = ngx_sprintf(p, "%L.%03L", n / 1000, n % 1000);
    }

    text->len = p - text->data;

    return NGX_OK;
}


/* returns a number or milliseconds, or -1 if it is not found */

static int64_t
ngx_http_responses_variable_count(ngx_http_responses_source_t *source,
    const ngx_http_responses_variable_t *var)
{
    u_char                 *field;
    int64_t                 us;
    ngx_uint_t              seen;
    ngx_msec_int_t          ms;
    ngx_responses_usage_t  *usage;

    usage = &source->engine.usage;
    field = (u_char *) usage + var->data;

    switch (var->kind) {

    case NGX_HTTP_RESPONSES_VAR_TOKENS:
        return *(int64_t *) field;

    case NGX_HTTP_RESPONSES_VAR_COUNT:
        if (source->json) {
            return -1;
        }

        return (int64_t) *(uint32_t *) field;

    case NGX_HTTP_RESPONSES_VAR_FOUND:
        return *(uint32_t *) field;

    case NGX_HTTP_RESPONSES_VAR_GAP:
        if (usage->events < 2) {
            return -1;
        }

        return (int64_t) usage->max_gap;

    case NGX_HTTP_RESPONSES_VAR_INTERVAL:
        us = ngx_responses_usage_interval(usage);
        if (us < 0) {
            return -1;
        }

        return us / 1000;

    case NGX_HTTP_RESPONSES_VAR_TOKEN_TIME:
        seen = usage->token;
        break;

    case NGX_HTTP_RESPONSES_VAR_TEXT_TIME:
        seen = usage->text;
        break;

    default: /* NGX_HTTP_RESPONSES_VAR_EVENT_TIME */
        seen = (usage->events != 0);
        break;
    }

    ms = (ngx_msec_int_t) (*(ngx_msec_t *) field - source->begin);

    if (seen) {
        return ngx_max(ms, 0);
    }

    return -1;
}


/* the names of the repairs of the stream, separated by commas */

static ngx_int_t
ngx_http_responses_variable_dialect(ngx_http_request_t *r, uint64_t dialect,
    ngx_str_t *text)
{
    u_char      *p, *last;
    ngx_uint_t   i;
    const char  *name;

    p = ngx_pnalloc(r->pool, NGX_HTTP_RESPONSES_DIALECT_LEN);
    if (p == NULL) {
        return NGX_ERROR;
    }

    text->data = p;
    last = p + NGX_HTTP_RESPONSES_DIALECT_LEN;

    for (i = 0; (name = ngx_responses_repair_name(i)) != NULL; i++) {

        if (dialect & ((uint64_t) 1 << i)) {
            p = ngx_slprintf(p, last, "%s%s", p == text->data ? "" : ",",
                             name);
        }
    }

    text->len = p - text->data;

    return NGX_OK;
}


/*
 * All variables before it as a JSON object, for escape=none; "null" if none is
 * found, as an empty value would make a log line in JSON invalid.
 */

static ngx_int_t
ngx_http_responses_variable_json(ngx_http_request_t *r, ngx_str_t *text)
{
    u_char                               *p;
    ngx_uint_t                            i, found;
    ngx_responses_writer_t                w;
    ngx_http_variable_value_t             value;
    const ngx_http_responses_variable_t  *var;

    p = ngx_pnalloc(r->pool, NGX_HTTP_RESPONSES_JSON_LEN);
    if (p == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, p, NGX_HTTP_RESPONSES_JSON_LEN);

    found = 0;

    for (i = 0; ; i++) {
        var = &ngx_http_responses_vars[i];

        if (var->kind == NGX_HTTP_RESPONSES_VAR_JSON) {
            break;
        }

        ngx_memzero(&value, sizeof(ngx_http_variable_value_t));

        if (ngx_http_responses_variable(r, &value, i) != NGX_OK) {
            return NGX_ERROR;
        }

        ngx_responses_write(&w, (u_char *) (i ? "," : "{"), 1);
        ngx_responses_write_string(&w,
                                   var->name.data + sizeof("responses_") - 1,
                                   var->name.len - (sizeof("responses_") - 1));
        ngx_responses_write_lit(&w, ":");

        if (value.not_found) {
            ngx_responses_write_lit(&w, "null");
            continue;
        }

        found = 1;

        if (var->kind < NGX_HTTP_RESPONSES_VAR_STREAM) {
            ngx_responses_write_string(&w, value.data, value.len);

        } else {
            ngx_responses_write(&w, value.data, value.len);
        }
    }

    ngx_responses_write_lit(&w, "}");

    if (!found || w.missing) {
        *text = ngx_responses_str("null");
        return NGX_OK;
    }

    text->data = w.start;
    text->len = w.pos - w.start;

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_add_variables(ngx_conf_t *cf)
{
    ngx_str_t             name;
    ngx_uint_t            i;
    ngx_http_variable_t  *v;

    for (i = 0; i < NGX_HTTP_RESPONSES_VARS; i++) {
        name = ngx_http_responses_vars[i].name;

        v = ngx_http_add_variable(cf, &name, NGX_HTTP_VAR_NOCACHEABLE);
        if (v == NULL) {
            return NGX_ERROR;
        }

        v->get_handler = ngx_http_responses_variable;
        v->data = i;
    }

    return NGX_OK;
}
