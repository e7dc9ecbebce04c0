
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


#include "http/ngx_http_responses.h"


#define NGX_HTTP_RESPONSES_JSON_LEN  4096

/* a member of the record */

#define usage(field)                                                          \
    offsetof(ngx_responses_usage_t, field)

#define word(name)  NGX_RESPONSES_WORD_##name


typedef struct {
    ngx_str_t                     name;
    ngx_http_get_variable_pt      handler;
    uintptr_t                     data;
    ngx_uint_t                    text;        /* unsigned text:1; */
} ngx_http_responses_variable_t;


static ngx_int_t ngx_http_responses_word_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
static ngx_int_t ngx_http_responses_tokens_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
static ngx_int_t ngx_http_responses_count_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
static ngx_int_t ngx_http_responses_calls_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
static ngx_int_t ngx_http_responses_time_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
static ngx_int_t ngx_http_responses_gap_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
static ngx_int_t ngx_http_responses_interval_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
static ngx_int_t ngx_http_responses_dialect_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);
static ngx_int_t ngx_http_responses_json_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);

static ngx_int_t ngx_http_responses_set_seconds(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, ngx_msec_int_t ms);
static ngx_int_t ngx_http_responses_set_integer(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uint64_t n);


static ngx_http_responses_variable_t  ngx_http_responses_vars[] = {

    { ngx_string("responses_id"), ngx_http_responses_word_variable,
      word(ID), 1 },

    { ngx_string("responses_model"), ngx_http_responses_word_variable,
      word(MODEL), 1 },

    { ngx_string("responses_api"), ngx_http_responses_api_variable, 0, 1 },

    { ngx_string("responses_status"), ngx_http_responses_status_variable,
      0, 1 },

    { ngx_string("responses_terminal"), ngx_http_responses_terminal_variable,
      0, 1 },

    { ngx_string("responses_incomplete_reason"),
      ngx_http_responses_word_variable,
      word(INCOMPLETE_REASON), 1 },

    { ngx_string("responses_error_code"), ngx_http_responses_word_variable,
      word(ERROR_CODE), 1 },

    { ngx_string("responses_service_tier"), ngx_http_responses_word_variable,
      word(SERVICE_TIER), 1 },

    { ngx_string("responses_routed_model"), ngx_http_responses_word_variable,
      word(ROUTED_MODEL), 1 },

    { ngx_string("responses_dialect"), ngx_http_responses_dialect_variable,
      0, 1 },

    { ngx_string("responses_input_tokens"),
      ngx_http_responses_tokens_variable,
      usage(input_tokens), 0 },

    { ngx_string("responses_cached_tokens"),
      ngx_http_responses_tokens_variable,
      usage(cached_tokens), 0 },

    { ngx_string("responses_cache_write_tokens"),
      ngx_http_responses_tokens_variable,
      usage(cache_write_tokens), 0 },

    { ngx_string("responses_output_tokens"),
      ngx_http_responses_tokens_variable,
      usage(output_tokens), 0 },

    { ngx_string("responses_reasoning_tokens"),
      ngx_http_responses_tokens_variable,
      usage(reasoning_tokens), 0 },

    { ngx_string("responses_total_tokens"),
      ngx_http_responses_tokens_variable,
      usage(total_tokens), 0 },

    { ngx_string("responses_first_event_time"),
      ngx_http_responses_time_variable,
      usage(first_event), 0 },

    { ngx_string("responses_first_token_time"),
      ngx_http_responses_time_variable,
      usage(first_token), 0 },

    { ngx_string("responses_first_text_time"),
      ngx_http_responses_time_variable,
      usage(first_text), 0 },

    { ngx_string("responses_stream_time"), ngx_http_responses_time_variable,
      usage(last_event), 0 },

    { ngx_string("responses_token_interval"),
      ngx_http_responses_interval_variable,
      0, 0 },

    { ngx_string("responses_max_gap"), ngx_http_responses_gap_variable,
      0, 0 },

    { ngx_string("responses_events"), ngx_http_responses_count_variable,
      usage(events), 0 },

    { ngx_string("responses_events_hidden"),
      ngx_http_responses_count_variable,
      usage(hidden), 0 },

    { ngx_string("responses_events_added"), ngx_http_responses_count_variable,
      usage(added), 0 },

    { ngx_string("responses_events_edited"),
      ngx_http_responses_count_variable,
      usage(edited), 0 },

    { ngx_string("responses_repaired"), ngx_http_responses_count_variable,
      usage(repaired), 0 },

    { ngx_string("responses_malformed"), ngx_http_responses_count_variable,
      usage(malformed), 0 },

    { ngx_string("responses_oversize"), ngx_http_responses_count_variable,
      usage(oversize), 0 },

    { ngx_string("responses_tool_calls"), ngx_http_responses_calls_variable,
      0, 0 },

    { ngx_string("responses_request_model"),
      ngx_http_responses_request_variable,
      NGX_HTTP_RESPONSES_REQUEST_MODEL, 1 },

    { ngx_string("responses_request_stream"),
      ngx_http_responses_request_variable,
      NGX_HTTP_RESPONSES_REQUEST_STREAM, 0 },

    { ngx_string("responses_json"), ngx_http_responses_json_variable, 0, 0 },

    { ngx_string("responses_skipped"), ngx_http_responses_skipped_variable,
      0, 1 },

    { ngx_null_string, NULL, 0, 0 }
};


static ngx_int_t
ngx_http_responses_word_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_str_t               model;
    ngx_responses_word_t   *word;
    ngx_responses_usage_t  *usage;

    usage = ngx_http_responses_usage(r, v);
    word = usage ? usage->words[data] : NULL;

    if (word && word->len) {
        v->len = word->len;
        v->data = word->data;

        return NGX_OK;
    }

    v->not_found = 1;

    if (data == NGX_RESPONSES_WORD_MODEL
        && ngx_http_responses_status(r->main) != NGX_HTTP_RESPONSES_STATUS_MAX)
    {
        model = ngx_http_responses_body_known(r->main);

        v->valid = 1;
        v->no_cacheable = 0;
        v->not_found = (model.len == 0);
        v->len = model.len;
        v->data = model.data;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_tokens_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    int64_t                 n;
    ngx_responses_usage_t  *usage;

    usage = ngx_http_responses_usage(r, v);
    if (usage == NULL) {
        return NGX_OK;
    }

    n = *(int64_t *) ((u_char *) usage + data);

    if (n < 0) {
        v->not_found = 1;
        return NGX_OK;
    }

    return ngx_http_responses_set_integer(r, v, n);
}


static ngx_int_t
ngx_http_responses_count_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_responses_usage_t  *usage;

    usage = ngx_http_responses_stream_usage(r, v);
    if (usage == NULL) {
        return NGX_OK;
    }

    return ngx_http_responses_set_integer(r, v,
                                  *(uint32_t *) ((u_char *) usage + data));
}


static ngx_int_t
ngx_http_responses_calls_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_responses_usage_t  *usage;

    usage = ngx_http_responses_usage(r, v);
    if (usage == NULL) {
        return NGX_OK;
    }

    return ngx_http_responses_set_integer(r, v, usage->tool_calls);
}


static ngx_int_t
ngx_http_responses_time_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_msec_t                  ms;
    ngx_uint_t                  seen;
    ngx_responses_usage_t      *usage;
    ngx_http_responses_ctx_t   *ctx;

    usage = ngx_http_responses_usage(r, v);
    if (usage == NULL) {
        return NGX_OK;
    }

    switch (data) {

    case usage(first_token):
        seen = usage->token;
        break;

    case usage(first_text):
        seen = usage->text;
        break;

    default:
        seen = (usage->events != 0);
        break;
    }

    if (!seen) {
        v->not_found = 1;
        return NGX_OK;
    }

    ctx = ngx_http_responses_get_ctx(r->main);
    ms = *(ngx_msec_t *) ((u_char *) usage + data);

    return ngx_http_responses_set_seconds(r, v,
                                       (ngx_msec_int_t) (ms - ctx->start));
}


static ngx_int_t
ngx_http_responses_gap_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_responses_usage_t  *usage;

    usage = ngx_http_responses_usage(r, v);
    if (usage == NULL) {
        return NGX_OK;
    }

    if (usage->events < 2) {
        v->not_found = 1;
        return NGX_OK;
    }

    return ngx_http_responses_set_seconds(r, v, usage->max_gap);
}


static ngx_int_t
ngx_http_responses_interval_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_msec_int_t          ms;
    ngx_responses_usage_t  *usage;

    usage = ngx_http_responses_usage(r, v);
    if (usage == NULL) {
        return NGX_OK;
    }

    if (!usage->token || usage->output_tokens < 2) {
        v->not_found = 1;
        return NGX_OK;
    }

    ms = (ngx_msec_int_t) (usage->last_token - usage->first_token);

    return ngx_http_responses_set_seconds(r, v,
                                 (ngx_msec_int_t)
                                     (ms / (usage->output_tokens - 1)));
}


/* the names of the repairs of the stream, separated by commas */

static ngx_int_t
ngx_http_responses_dialect_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    size_t                  len;
    u_char                 *p;
    ngx_uint_t              i;
    const char             *name;
    ngx_responses_usage_t  *usage;

    usage = ngx_http_responses_usage(r, v);
    if (usage == NULL) {
        return NGX_OK;
    }

    if (usage->dialect == 0) {
        v->not_found = 1;
        return NGX_OK;
    }

    len = 0;

    for (i = 0; (name = ngx_responses_repair_name(i)) != NULL; i++) {
        len += ngx_strlen(name) + 1;
    }

    p = ngx_pnalloc(r->pool, len);
    if (p == NULL) {
        return NGX_ERROR;
    }

    v->data = p;

    for (i = 0; (name = ngx_responses_repair_name(i)) != NULL; i++) {

        if (usage->dialect & ((uint64_t) 1 << i)) {
            p = ngx_sprintf(p, "%s%s", p == v->data ? "" : ",", name);
        }
    }

    v->len = p - v->data;

    return NGX_OK;
}


/*
 * All variables above as a JSON object, for escape=none; "null" if none is
 * found, as an empty value would make a log line in JSON invalid.
 */

static ngx_int_t
ngx_http_responses_json_variable(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    u_char                         *p;
    ngx_uint_t                      found;
    ngx_responses_writer_t          w;
    ngx_http_variable_value_t       value;
    ngx_http_responses_variable_t  *var;

    p = ngx_pnalloc(r->pool, NGX_HTTP_RESPONSES_JSON_LEN);
    if (p == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, p, NGX_HTTP_RESPONSES_JSON_LEN);

    found = 0;

    for (var = ngx_http_responses_vars;
         var->handler != ngx_http_responses_json_variable;
         var++)
    {
        ngx_memzero(&value, sizeof(ngx_http_variable_value_t));

        if (var->handler(r, &value, var->data) != NGX_OK) {
            return NGX_ERROR;
        }

        if (w.pos == w.start) {
            ngx_responses_write_lit(&w, "{");

        } else {
            ngx_responses_write_lit(&w, ",");
        }

        ngx_responses_write_string(&w,
                                   var->name.data + sizeof("responses_") - 1,
                                   var->name.len - (sizeof("responses_") - 1));
        ngx_responses_write_lit(&w, ":");

        if (value.not_found) {
            ngx_responses_write_lit(&w, "null");
            continue;
        }

        found = 1;

        if (var->text) {
            ngx_responses_write_string(&w, value.data, value.len);

        } else {
            ngx_responses_write(&w, value.data, value.len);
        }
    }

    ngx_responses_write_lit(&w, "}");

    if (!found || w.missing) {
        ngx_responses_writer_init(&w, p, NGX_HTTP_RESPONSES_JSON_LEN);
        ngx_responses_write_lit(&w, "null");
    }

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    v->len = w.pos - w.start;
    v->data = w.start;

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_set_seconds(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, ngx_msec_int_t ms)
{
    v->data = ngx_pnalloc(r->pool, NGX_TIME_T_LEN + 4);
    if (v->data == NULL) {
        return NGX_ERROR;
    }

    ms = ngx_max(ms, 0);

    v->len = ngx_sprintf(v->data, "%T.%03M", (time_t) ms / 1000,
                         (ngx_msec_t) ms % 1000)
             - v->data;

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_set_integer(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uint64_t n)
{
    v->data = ngx_pnalloc(r->pool, NGX_INT64_LEN);
    if (v->data == NULL) {
        return NGX_ERROR;
    }

    v->len = ngx_sprintf(v->data, "%uL", n) - v->data;

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_add_variables(ngx_conf_t *cf)
{
    ngx_http_variable_t            *v;
    ngx_http_responses_variable_t  *var;

    for (var = ngx_http_responses_vars; var->name.len; var++) {

        v = ngx_http_add_variable(cf, &var->name, NGX_HTTP_VAR_NOCACHEABLE);
        if (v == NULL) {
            return NGX_ERROR;
        }

        v->get_handler = var->handler;
        v->data = var->data;
    }

    return NGX_OK;
}
