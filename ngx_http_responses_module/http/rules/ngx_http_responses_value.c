
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Values with variables, and conditions.
 *
 * These are complex values of nginx.  ngx_http_complex_value() allocates from
 * the pool of the request each time; a stream may last for hours, so their
 * codes are run into a buffer of the caller instead.  Never writes beyond the
 * length that the codes tell.  Invariant: a condition that cannot be evaluated
 * holds, as its rule may hide.
 */


#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "http/ngx_http_responses_kind.h"
#include "http/request/ngx_http_responses_request.h"
#include "http/rules/ngx_http_responses_value.h"


/* the ends of the whole match and of $1 to $9 */

#define NGX_HTTP_RESPONSES_CAPTURES  20


static size_t ngx_http_responses_value_length(ngx_http_complex_value_t *cv,
    ngx_http_script_engine_t *e);
static ngx_uint_t ngx_http_responses_cond_letter(u_char ch);


/* without variables the value becomes JSON here, else when it is used */

char *
ngx_http_responses_value_set(ngx_conf_t *cf, ngx_str_t text,
    ngx_responses_value_t *value)
{
    u_char                  *p;
    ngx_responses_writer_t   w;

    value->json = (ngx_strncmp(text.data, ":=", 2) == 0);

    if (value->json) {
        text.data += 2;
        text.len -= 2;
    }

    if (ngx_http_script_variables_count(&text)) {
        value->value = ngx_http_responses_conf_value(cf, &text);

        if (value->value) {
            return NGX_CONF_OK;
        }

        return NGX_CONF_ERROR;
    }

    if (value->json) {
        if (ngx_responses_rule_json(&ngx_http_responses_mem, &text)
            != NGX_OK)
        {
            return ngx_http_responses_conf_invalid(cf, "value", &text,
                                                   "JSON after \":=\"");
        }

        ngx_responses_rule_line(&text);
        value->constant = text;

        return NGX_CONF_OK;
    }

    p = ngx_pnalloc(cf->pool, text.len * 6 + 2);
    if (p == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_responses_writer_init(&w, p, text.len * 6 + 2);
    ngx_responses_write_string(&w, text.data, text.len);

    value->constant.data = p;
    value->constant.len = w.pos - p;

    return NGX_CONF_OK;
}


/*
 * As ngx_http_complex_value(), into a buffer.  A variable may run a regular
 * expression when it is evaluated, and replace "$1" before or after its length
 * was taken: all variables are evaluated first, and then captures put back.
 */

ngx_int_t
ngx_http_responses_value_hook(void *data, void *value,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    ngx_http_request_t *r = data;
    ngx_http_complex_value_t *cv = value;

#if (NGX_PCRE)
    int                        ends[NGX_HTTP_RESPONSES_CAPTURES];
    u_char                    *text;
    ngx_uint_t                 n;
#endif
    size_t                     len;
    ngx_http_script_code_pt    code;
    ngx_http_script_engine_t   e;

    if (cv->lengths == NULL) {
        return ngx_responses_buf_append(mem, buf, cv->value.data,
                                        cv->value.len);
    }

#if (NGX_PCRE)
    /* a match of an expression without groups sets their number alone */

    n = r->captures ? ngx_min(r->ncaptures, NGX_HTTP_RESPONSES_CAPTURES) : 0;
    text = r->captures_data;
    ngx_memcpy(ends, r->captures, n * sizeof(int));
#endif

    ngx_http_script_flush_complex_value(r, cv);

    ngx_memzero(&e, sizeof(ngx_http_script_engine_t));

    e.request = r;
    e.flushed = 1;

    (void) ngx_http_responses_value_length(cv, &e);

#if (NGX_PCRE)
    r->ncaptures = n;
    r->captures_data = text;
    ngx_memcpy(r->captures, ends, n * sizeof(int));
#endif

    len = ngx_http_responses_value_length(cv, &e);

    if (ngx_responses_buf_reserve(mem, buf, buf->len + len) != NGX_OK) {
        return NGX_ERROR;
    }

    e.ip = cv->values;
    e.pos = buf->start + buf->len;

    while (*(uintptr_t *) e.ip) {
        code = *(ngx_http_script_code_pt *) e.ip;
        code(&e);
    }

    buf->len = (uint32_t) (e.pos - buf->start);

    return NGX_OK;
}


static size_t
ngx_http_responses_value_length(ngx_http_complex_value_t *cv,
    ngx_http_script_engine_t *e)
{
    size_t                       len;
    ngx_http_script_len_code_pt  code;

    len = 0;
    e->ip = cv->lengths;

    while (*(uintptr_t *) e->ip) {
        code = *(ngx_http_script_len_code_pt *) e->ip;
        len += code(e);
    }

    return len;
}


ngx_http_responses_cond_t *
ngx_http_responses_cond_create(ngx_conf_t *cf, ngx_str_t *text)
{
    ngx_http_responses_cond_t  *cond;

    cond = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_cond_t));
    if (cond == NULL) {
        return NULL;
    }

    cond->value = ngx_http_responses_conf_value(cf, text);

    if (cond->value) {
        return cond;
    }

    return NULL;
}


/* variables only: beside a text the condition would always hold */

static ngx_uint_t
ngx_http_responses_cond_valid(ngx_str_t *text)
{
    u_char  *p, *last;

    p = text->data;
    last = text->data + text->len;

    while (p < last) {

        if (*p++ != '$') {
            return 0;
        }

        if (p < last && *p == '{') {
            p = ngx_strlchr(p, last, '}');

            if (p++ == NULL) {

                /* nginx tells of it */

                return 1;
            }

            continue;
        }

        while (p < last && ngx_http_responses_cond_letter(*p)) {
            p++;
        }
    }

    return text->len != 0;
}


/* of the name of a variable */

static ngx_uint_t
ngx_http_responses_cond_letter(u_char ch)
{
    if (ch == '_' || ngx_responses_digit(ch)) {
        return 1;
    }

    ch |= 0x20;

    return ch >= 'a' && ch <= 'z';
}


char *
ngx_http_responses_cond_parse(ngx_conf_t *cf, void **data)
{
    ngx_str_t  *value, *arg, text;

    value = cf->args->elts;
    arg = &value[cf->args->nelts - 1];

    if (!ngx_http_responses_conf_named(arg, "if=", &text)) {
        return NGX_CONF_OK;
    }

    if (arg == &value[1] || !ngx_http_responses_cond_valid(&text)) {
        return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                               "\"if=$variable\" after the "
                                               "other arguments, a map can "
                                               "compare values");
    }

    cf->args->nelts--;
    *data = ngx_http_responses_cond_create(cf, &text);

    if (*data) {
        return NGX_CONF_OK;
    }

    return NGX_CONF_ERROR;
}


ngx_uint_t
ngx_http_responses_cond_hook(void *data, void *condition)
{
    ngx_http_request_t *r = data;
    ngx_http_responses_cond_t *cond = condition;

    ngx_str_t             value, model;
    ngx_uint_t            holds;
    ngx_responses_buf_t   buf;
    ngx_responses_mem_t  *mem;

    if (cond->kind == NGX_HTTP_RESPONSES_COND_ASKED) {
        return ngx_http_responses_expected(r);
    }

    mem = &ngx_http_responses_mem;
    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    if (ngx_http_responses_value_hook(r, cond->value, mem, &buf) != NGX_OK) {
        return 1;
    }

    value = ngx_responses_buf_text(&buf);

    if (cond->kind == NGX_HTTP_RESPONSES_COND_DIFFERS) {
        (void) ngx_http_responses_body_get(r->main);

        model = ngx_http_responses_body_known(r->main);
        holds = model.data && !ngx_responses_str_eq(model, value);

    } else {
        holds = value.len && !ngx_responses_str_is(value, "0");
    }

    ngx_responses_buf_free(mem, &buf);

    return holds;
}


void
ngx_http_responses_invalid_hook(void *data, ngx_str_t *rule,
    ngx_str_t *value)
{
    ngx_http_request_t *r = data;

    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_get_ctx(r);

    if (source == NULL || source->invalid) {
        return;
    }

    source->invalid = 1;

    ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                  "invalid JSON in value of \"%V\", the value is ignored",
                  rule);
}
