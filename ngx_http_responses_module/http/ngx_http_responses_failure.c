
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The failure of a stream before its output becomes a status.
 *
 * nginx takes it as that of the upstream, so that the next server or an error
 * page can answer.  If none does, the client gets an error of the API in JSON
 * instead of the event stream, or of the page of nginx.  Never replaces the
 * response of another location.  Invariant: a failure has one status, in the
 * log of the upstream, for the next server, and for the client.
 */


#include "core/ngx_responses_number.h"
#include "counters/ngx_responses_code.h"
#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses_error.h"
#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"


static ngx_int_t ngx_http_responses_failure_set(
    ngx_http_responses_source_t *source, ngx_uint_t status, ngx_str_t type,
    ngx_str_t code, ngx_str_t message);
static ngx_uint_t ngx_http_responses_failure_find(
    ngx_http_responses_source_t *source, ngx_str_t code, ngx_str_t type);
static ngx_uint_t ngx_http_responses_failure_conf(
    ngx_http_responses_loc_conf_t *rlcf, ngx_str_t code);
static time_t ngx_http_responses_failure_retry(ngx_str_t message);


ngx_int_t
ngx_http_responses_failure(ngx_http_responses_source_t *source)
{
    ngx_str_t              code, message, type;
    ngx_uint_t             status;
    ngx_http_upstream_t   *u;
    ngx_responses_word_t  *word;

    type = ngx_responses_hold_reason(&source->engine);
    message = ngx_responses_hold_message(&source->engine);

    word = source->engine.usage.words[NGX_RESPONSES_WORD_ERROR_CODE];

    code.data = word->data;
    code.len = word->len;

    status = ngx_http_responses_failure_find(source, code, type);

    ngx_log_error(NGX_LOG_WARN, source->request->connection->log, 0,
                  "upstream's event stream failed before its output with "
                  "code \"%V\", its status is %ui", &code, status);

    if (ngx_http_responses_failure_set(source, status, type, code, message)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    u = source->upstream;

    u->headers_in.status_n = status;
    u->headers_in.status_line.len = 0;
    u->state->status = status;

    return NGX_OK;
}


void
ngx_http_responses_failure_lost(ngx_http_responses_source_t *source)
{
    if (ngx_http_responses_hold_state(source)->status
        == NGX_HTTP_GATEWAY_TIME_OUT)
    {
        ngx_str_set(&source->hold->code, "upstream_timeout");

    } else {
        ngx_str_set(&source->hold->code, "upstream_error");
    }
}


/* type and message are the bytes between the quotes; all may be empty */

static ngx_int_t
ngx_http_responses_failure_set(ngx_http_responses_source_t *source,
    ngx_uint_t status, ngx_str_t type, ngx_str_t code, ngx_str_t message)
{
    ngx_str_t                   json;
    ngx_pool_t                 *pool;
    ngx_http_responses_hold_t  *hold;

    hold = source->hold;
    pool = source->request->pool;

    hold->code.data = ngx_pstrdup(pool, &code);
    if (hold->code.data == NULL) {
        return NGX_ERROR;
    }

    hold->code.len = code.len;
    hold->status = status;
    hold->retry = ngx_http_responses_failure_retry(message);

    if (hold->retry == 0 && status == NGX_HTTP_TOO_MANY_REQUESTS
        && !ngx_responses_str_is(code, "insufficient_quota"))
    {
        /* some clients give up without it */

        hold->retry = 1;
    }

    if (message.len == 0) {
        ngx_str_set(&message, "The server sent no output.");
    }

    if (type.len == 0) {
        type = ngx_http_responses_error_row(status)->type;
    }

    json.len = message.len + 2;
    json.data = ngx_pnalloc(pool, json.len);

    if (json.data == NULL) {
        return NGX_ERROR;
    }

    (void) ngx_sprintf(json.data, "\"%V\"", &message);

    return ngx_http_responses_error_json(pool, type, json, NULL, code,
                                           &hold->body);
}


/*
 * The status by the code, and otherwise by the type.  Codes of some servers
 * are statuses.  What nobody says is the server's fault.
 */

static ngx_uint_t
ngx_http_responses_failure_find(ngx_http_responses_source_t *source,
    ngx_str_t code, ngx_str_t type)
{
    ngx_int_t   n;
    ngx_uint_t  status, found;

    status = ngx_http_responses_failure_conf(source->conf, code);

    if (status) {
        return status;
    }

    n = ngx_atoi(code.data, code.len);

    if (n >= NGX_HTTP_BAD_REQUEST && n < 600) {
        return n;
    }

    found = ngx_responses_code_find(code);

    if (found == NGX_RESPONSES_CODE_OTHER) {
        found = ngx_responses_code_find(type);
    }

    status = ngx_responses_codes[found].status;

    if (status == 0 || status == NGX_HTTP_BAD_GATEWAY) {
        status = ngx_http_responses_failure_conf(source->conf,
                                                ngx_responses_str("default"));
    }

    if (status) {
        return status;
    }

    return NGX_HTTP_BAD_GATEWAY;
}


/* the status that is configured for a code, 0: none */

static ngx_uint_t
ngx_http_responses_failure_conf(ngx_http_responses_loc_conf_t *rlcf,
    ngx_str_t code)
{
    ngx_uint_t                        i;
    ngx_array_t                      *rows;
    ngx_http_responses_status_row_t  *row;

    rows = rlcf->hold_status;
    row = rows ? rows->elts : NULL;

    for (i = 0; row && i < rows->nelts; i++) {

        if (ngx_responses_str_eq(row[i].code, code)) {
            return row[i].status;
        }
    }

    return 0;
}


/*
 * The seconds, rounded up, in texts such as "Please try again in 6m1.5s." or
 * "in 250ms"; 0: the message has none.
 */

static time_t
ngx_http_responses_failure_retry(ngx_str_t message)
{
    u_char      *p, *last;
    double       n, scale, seconds;

    static char  text[] = " again in ";

    last = message.data + message.len;

    if (message.data) {
        p = ngx_strlcasestrn(message.data, last, (u_char *) text,
                             sizeof(text) - 1 - 1);

    } else {
        p = NULL;
    }

    if (p == NULL) {
        return 0;
    }

    p += sizeof(text) - 1;
    seconds = 0;

    while (p < last && ngx_responses_digit(*p)) {

        for (n = 0; p < last && ngx_responses_digit(*p); p++) {
            n = n * 10 + (*p - '0');
        }

        if (last - p > 1 && p[0] == '.' && ngx_responses_digit(p[1])) {
            scale = 0.1;

            for (p++; p < last && ngx_responses_digit(*p); p++) {
                n += (*p - '0') * scale;
                scale /= 10;
            }
        }

        if (last - p > 1 && p[0] == 'm' && p[1] == 's') {
            seconds += n / 1000;
            p += 2;
            continue;
        }

        if (p < last && *p == 'h') {
            n *= 3600;

        } else if (p < last && *p == 'm') {
            n *= 60;
        }

        seconds += n;
        p++;
    }

    if (seconds > 86400) {
        return 86400;
    }

    return (time_t) (seconds + 0.999);
}


ngx_int_t
ngx_http_responses_failure_header(ngx_http_request_t *r, ngx_chain_t **out)
{
    ngx_str_t                       none;
    ngx_uint_t                      status;
    ngx_http_responses_hold_t      *hold;
    ngx_http_responses_source_t    *source;
    ngx_http_responses_loc_conf_t  *rlcf;

    status = r->headers_out.status;
    source = ngx_http_responses_source(r);

    if (source == NULL || source->hold == NULL) {
        return NGX_DECLINED;
    }

    hold = source->hold;

    if (hold->status == 0 || hold->status != status) {
        return NGX_DECLINED;
    }

    /* the page may be that of another location */

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (source->conf != rlcf
        || !ngx_http_responses_enabled(r, rlcf)
        || ngx_http_responses_head(r))
    {
        return NGX_DECLINED;
    }

    if (hold->body.len == 0) {
        ngx_str_null(&none);

        if (ngx_http_responses_failure_set(source, status, none, hold->code,
                                           none)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return ngx_http_responses_error_replace(r, &hold->body, hold->retry, out);
}


ngx_chain_t *
ngx_http_responses_failure_body(ngx_http_responses_source_t *source,
    ngx_chain_t *in)
{
    ngx_chain_t  *cl, *out;

    for (cl = in; cl; cl = cl->next) {
        cl->buf->pos = cl->buf->last;
        cl->buf->file_pos = cl->buf->file_last;
    }

    if (ngx_http_responses_source_open(source)) {

        /* nginx ends the upstream as if its response was complete */

        source->upstream->length = 0;
    }

    out = source->instead;
    source->instead = NULL;

    return out;
}


char *
ngx_http_responses_failure_status(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    ngx_str_t                        *value, status;
    ngx_uint_t                        i;
    ngx_http_responses_status_row_t  *row;

    if (rlcf->hold_status != NGX_CONF_UNSET_PTR) {
        return "is duplicate";
    }

    rlcf->hold_status = ngx_array_create(cf->pool, cf->args->nelts - 1,
                                      sizeof(ngx_http_responses_status_row_t));
    if (rlcf->hold_status == NULL) {
        return NGX_CONF_ERROR;
    }

    if (ngx_http_responses_conf_once(cf) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    for (i = 1; i < cf->args->nelts; i++) {
        row = ngx_array_push(rlcf->hold_status);
        if (row == NULL) {
            return NGX_CONF_ERROR;
        }

        status = value[i];

        (void) ngx_http_responses_split(&status, '=', &row->code);

        row->status = ngx_atoi(status.data, status.len);

        if (row->status < NGX_HTTP_BAD_REQUEST || row->status > 599
            || row->code.len == 0)
        {
            return ngx_http_responses_conf_invalid(cf, "value", &value[i],
                                             "an error code of the API, or "
                                             "\"default\", \"=\" and a status "
                                             "from 400 to 599");
        }
    }

    return NGX_CONF_OK;
}
