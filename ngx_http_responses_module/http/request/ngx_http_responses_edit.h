
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The body that is sent to the upstream.
 */


#ifndef _NGX_HTTP_RESPONSES_EDIT_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_EDIT_H_INCLUDED_


#include "http/request/ngx_http_responses_request.h"


/* ngx_http_responses_body.c */

/* keeps what a response repeats of an edited body: NGX_OK or NGX_ERROR */

ngx_int_t ngx_http_responses_body_keep(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_responses_event_t *json);

/* the text is sent instead of the body: what is known of its tokens is set */

void ngx_http_responses_body_replaced(ngx_http_responses_request_t *req,
    ngx_responses_event_t *json, ngx_str_t text);


/* ngx_http_responses_edit.c */

/*
 * Has the body sent as the directives of the location say, or that of the
 * client.  Returns what a handler of the phase returns.
 */

ngx_int_t ngx_http_responses_edit(ngx_http_request_t *r);

/*
 * Refuses a body that cannot be edited; error: JSON, or empty if the status
 * tells.  Returns what a handler of the phase returns.
 */

ngx_int_t ngx_http_responses_edit_refuse(ngx_http_request_t *r,
    ngx_int_t status, ngx_str_t error);


#endif /* _NGX_HTTP_RESPONSES_EDIT_H_INCLUDED_ */
