
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Errors of the API in JSON: what they say of a status, their text, and how
 * they are sent.
 *
 * Never decides that there is an error.  Invariant: all that clients get from
 * this file has the same form.
 */


#include "core/ngx_responses_writer.h"
#include "http/ngx_http_responses_error.h"
#include "http/ngx_http_responses_mem.h"


static void ngx_http_responses_error_word(ngx_responses_writer_t *w,
    const ngx_str_t *word);


/* messages are the reasons of nginx; the last row of a class is for others */

#define row(status, type, code, message)                                      \
    { status, ngx_string(type), ngx_string(code),                             \
      ngx_string("\"" message "\"") }


static const ngx_http_responses_error_t  ngx_http_responses_error_rows[] = {

    row(400, "invalid_request_error", "", "Bad Request"),
    row(401, "authentication_error", "invalid_api_key", "Unauthorized"),
    row(402, "invalid_request_error", "", "Payment Required"),
    row(403, "permission_error", "", "Forbidden"),
    row(404, "not_found_error", "", "Not Found"),
    row(405, "invalid_request_error", "", "Not Allowed"),
    row(406, "invalid_request_error", "", "Not Acceptable"),
    row(409, "invalid_request_error", "", "Conflict"),
    row(410, "invalid_request_error", "", "Gone"),
    row(411, "invalid_request_error", "", "Length Required"),
    row(412, "invalid_request_error", "", "Precondition Failed"),
    row(413, "request_too_large", "", "Request Entity Too Large"),
    row(414, "invalid_request_error", "", "Request-URI Too Large"),
    row(415, "invalid_request_error", "", "Unsupported Media Type"),
    row(416, "invalid_request_error", "", "Requested Range Not Satisfiable"),
    row(421, "invalid_request_error", "", "Misdirected Request"),
    row(426, "invalid_request_error", "", "Upgrade Required"),
    row(429, "rate_limit_error", "rate_limit_exceeded", "Too Many Requests"),
    row(499, "invalid_request_error", "", "Client Error"),

    row(500, "server_error", "server_error", "Internal Server Error"),
    row(501, "server_error", "server_error", "Not Implemented"),
    row(502, "server_error", "server_error", "Bad Gateway"),
    row(503, "server_error", "server_error",
        "Service Temporarily Unavailable"),
    row(504, "server_error", "server_error", "Gateway Time-out"),
    row(507, "server_error", "server_error", "Insufficient Storage"),
    row(599, "server_error", "server_error", "Server Error")
};

#define NGX_HTTP_RESPONSES_ERROR_ROWS                                         \
    (sizeof(ngx_http_responses_error_rows)                                    \
     / sizeof(ngx_http_responses_error_rows[0]))


const ngx_http_responses_error_t *
ngx_http_responses_error_row(ngx_uint_t status)
{
    ngx_uint_t                         i, last;
    const ngx_http_responses_error_t  *row;

    row = ngx_http_responses_error_rows;
    last = (status < NGX_HTTP_INTERNAL_SERVER_ERROR) ? 499 : 599;

    for (i = 0; i < NGX_HTTP_RESPONSES_ERROR_ROWS - 1; i++) {

        if (row[i].status == status || row[i].status == last) {
            break;
        }
    }

    return &row[i];
}


ngx_int_t
ngx_http_responses_error_json(ngx_pool_t *pool, ngx_str_t type,
    ngx_str_t message, const ngx_str_t *param, ngx_str_t code, ngx_str_t *json)
{
    ngx_responses_buf_t     buf;
    ngx_responses_mem_t     mem;
    ngx_responses_writer_t  w;

    mem = ngx_http_responses_pool_mem(pool);
    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    ngx_responses_writer_grow(&w, &mem, &buf);

    ngx_responses_write_lit(&w, "{\"error\":{\"message\":");
    ngx_responses_write(&w, message.data, message.len);
    ngx_responses_write_lit(&w, ",\"type\":\"");
    ngx_responses_write(&w, type.data, type.len);
    ngx_responses_write_lit(&w, "\",\"param\":");
    ngx_http_responses_error_word(&w, param);
    ngx_responses_write_lit(&w, ",\"code\":");
    ngx_http_responses_error_word(&w, &code);
    ngx_responses_write_lit(&w, "}}");

    if (ngx_responses_writer_end(&w) != NGX_OK) {
        return NGX_ERROR;
    }

    *json = ngx_responses_buf_text(&buf);

    return NGX_OK;
}


static void
ngx_http_responses_error_word(ngx_responses_writer_t *w,
    const ngx_str_t *word)
{
    if (word && word->len) {
        ngx_responses_write_string(w, word->data, word->len);

    } else {
        ngx_responses_write_lit(w, "null");
    }
}


ngx_int_t
ngx_http_responses_error_send(ngx_http_request_t *r, ngx_uint_t status,
    ngx_str_t *json)
{
    ngx_uint_t                 i;
    ngx_http_err_page_t       *page;
    ngx_http_complex_value_t   cv;
    ngx_http_core_loc_conf_t  *clcf;

    static ngx_str_t  type = ngx_string("application/json");

    clcf = ngx_http_get_module_loc_conf(r, ngx_http_core_module);
    page = clcf->error_pages ? clcf->error_pages->elts : NULL;

    for (i = 0; page && i < clcf->error_pages->nelts; i++) {

        if (page[i].status == (ngx_int_t) status) {
            return status;
        }
    }

    ngx_memzero(&cv, sizeof(ngx_http_complex_value_t));
    cv.value = *json;

    ngx_http_finalize_request(r, ngx_http_send_response(r, status, &type,
                                                        &cv));
    return NGX_DONE;
}


ngx_int_t
ngx_http_responses_error_refuse(ngx_http_request_t *r, ngx_uint_t status,
    ngx_str_t code, ngx_str_t message)
{
    ngx_str_t  json;

    if (ngx_http_responses_error_json(r->pool,
                                   ngx_http_responses_error_row(status)->type,
                                   message, NULL, code, &json)
        != NGX_OK)
    {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    return ngx_http_responses_error_send(r, status, &json);
}


ngx_int_t
ngx_http_responses_error_replace(ngx_http_request_t *r, ngx_str_t *json,
    time_t retry, ngx_chain_t **out)
{
    ngx_buf_t    *b;
    ngx_chain_t  *cl;

    b = ngx_calloc_buf(r->pool);
    cl = ngx_alloc_chain_link(r->pool);

    if (b == NULL || cl == NULL) {
        return NGX_ERROR;
    }

    b->pos = json->data;
    b->last = json->data + json->len;
    b->memory = 1;
    b->last_buf = 1;
    b->last_in_chain = 1;

    cl->buf = b;
    cl->next = NULL;

    *out = cl;

    ngx_http_responses_header_changed(r);

    ngx_str_set(&r->headers_out.content_type, "application/json");
    r->headers_out.content_type_len = r->headers_out.content_type.len;
    r->headers_out.content_type_lowcase = NULL;
    ngx_str_null(&r->headers_out.charset);

    r->headers_out.content_length_n = json->len;

    if (retry) {
        return ngx_http_responses_header_add(r, "Retry-After", "%T", retry);
    }

    return NGX_OK;
}
