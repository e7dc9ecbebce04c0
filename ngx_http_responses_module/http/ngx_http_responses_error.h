
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Errors of the API in JSON, and those of nginx itself that become such.
 */


#ifndef _NGX_HTTP_RESPONSES_ERROR_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_ERROR_H_INCLUDED_


#include "http/ngx_http_responses_header.h"


typedef struct {
    ngx_uint_t                     status;
    ngx_str_t                      type;
    ngx_str_t                      code;       /* empty: null */
    ngx_str_t                      message;    /* JSON */
} ngx_http_responses_error_t;


/* ngx_http_responses_error.c */

/* the row of a status, or of its class */

const ngx_http_responses_error_t *ngx_http_responses_error_row(
    ngx_uint_t status);

/*
 * An error of the API: message is JSON, param and code are texts, NULL or
 * empty: null.  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_http_responses_error_json(ngx_pool_t *pool, ngx_str_t type,
    ngx_str_t message, const ngx_str_t *param, ngx_str_t code,
    ngx_str_t *json);

/*
 * Refuses a request before the content phase: the error page of the status or,
 * if there is none, an error of the API.  Returns what a handler of the phase
 * returns; the request may be freed.
 */

ngx_int_t ngx_http_responses_error_send(ngx_http_request_t *r,
    ngx_uint_t status, ngx_str_t *json);

/* the same with an error that has no param; the message is JSON */

ngx_int_t ngx_http_responses_error_refuse(ngx_http_request_t *r,
    ngx_uint_t status, ngx_str_t code, ngx_str_t message);

/*
 * Sets the header of a response to that of an error of the API, which *out is
 * then; retry: seconds or 0.  NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_http_responses_error_replace(ngx_http_request_t *r,
    ngx_str_t *json, time_t retry, ngx_chain_t **out);


/* ngx_http_responses_errors.c */

/* a handler of the rewrite phase: notes that a request is at an error page */

ngx_int_t ngx_http_responses_errors_handler(ngx_http_request_t *r);

void ngx_http_responses_errors_init(void);


#endif /* _NGX_HTTP_RESPONSES_ERROR_H_INCLUDED_ */
