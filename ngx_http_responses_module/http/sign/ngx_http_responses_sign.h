
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The module of signed ids, as the filter sees it: they are made in what
 * clients get, and taken off what clients send.
 */


#ifndef _NGX_HTTP_RESPONSES_SIGN_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_SIGN_H_INCLUDED_


#include "core/ngx_responses_writer.h"
#include "http/request/ngx_http_responses_request.h"


/* ngx_http_responses_sign_module.c */

/* what the hook gets at the level that is merged; NULL: no id is signed */

void *ngx_http_responses_sign_rule(ngx_conf_t *cf);


/* ngx_http_responses_sign.c */

/* whether ids are signed in the location, and for this request */

ngx_uint_t ngx_http_responses_sign_applies(ngx_http_request_t *r);

/* the hook of the engine, see engine/ngx_responses_rule.h */

ngx_int_t ngx_http_responses_sign_hook(void *data, void *rule, ngx_str_t id,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);


/* ngx_http_responses_unsign.c */

/*
 * Takes off the id in the path of a request.  NGX_DECLINED, or what a handler
 * of the phase returns.
 */

ngx_int_t ngx_http_responses_unsign_uri(ngx_http_request_t *r);

/*
 * Whether the upstream got an id in its path that was not checked, as the path
 * of the client has no "responses".
 */

ngx_uint_t ngx_http_responses_unsign_missed(ngx_http_request_t *r);

/*
 * Takes off the id in the body of a request, which is read if it is an object,
 * and what a server would take as the id of the response.  NGX_OK: the body
 * may be edited further; else codes of ngx_http_responses_body_open(), and
 * with NGX_HTTP_NOT_FOUND body->error is set.
 */

ngx_int_t ngx_http_responses_unsign_body(ngx_http_request_t *r,
    ngx_http_responses_body_t *body);

/*
 * Sets the header of an error in which the upstream may name its id.  Codes
 * of ngx_http_responses_failure_header().
 */

ngx_int_t ngx_http_responses_unsign_header(ngx_http_request_t *r,
    ngx_chain_t **out);


#endif /* _NGX_HTTP_RESPONSES_SIGN_H_INCLUDED_ */
