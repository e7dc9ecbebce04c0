
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Signed ids of responses: they are made in what clients get, and taken off
 * what clients send.
 */


#ifndef _NGX_HTTP_RESPONSES_SIGN_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_SIGN_H_INCLUDED_


#include "request/ngx_responses_signed.h"
#include "http/request/ngx_http_responses_request.h"
#include "http/rules/ngx_http_responses_rules.h"


/* of "responses_sign_id" */

typedef struct {
    ngx_responses_signer_t         signer;
    ngx_array_t                    keys;       /* ngx_str_t */
    ngx_http_complex_value_t      *owner;      /* NULL: empty */
    ngx_http_complex_value_t      *peer;       /* NULL: empty */
} ngx_http_responses_sign_t;


/* ngx_http_responses_conf_sign.c */

/* reads the rule of "responses_sign_id" */

char *ngx_http_responses_conf_sign(ngx_conf_t *cf, ngx_responses_rule_t *rule);


/* ngx_http_responses_sign.c */

/* HMAC-SHA-256 with key n: NGX_OK or NGX_ERROR */

ngx_int_t ngx_http_responses_sign_mac(void *keys, ngx_uint_t n,
    ngx_str_t message, u_char *mac);

/* NULL: ids are not signed in the location, or not for this request */

ngx_http_responses_sign_t *ngx_http_responses_sign_get(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);

/* evaluates a value, NULL: an empty one; NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_http_responses_sign_value(ngx_http_request_t *r,
    ngx_http_complex_value_t *cv, ngx_str_t *value);

/* the peer that made the response which a request names; data NULL: none */

ngx_str_t ngx_http_responses_sign_peer(ngx_http_request_t *r);

/* the hook of the engine, see engine/ngx_responses_rule.h */

ngx_int_t ngx_http_responses_sign_hook(void *data, void *rule, ngx_str_t id,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);


/* ngx_http_responses_unsign.c */

/*
 * Takes off the id in the path of a request.  NGX_DECLINED, or what a handler
 * of the phase returns.
 */

ngx_int_t ngx_http_responses_unsign_uri(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);

/*
 * Whether the upstream got an id in its path that was not checked, as the path
 * of the client has no "responses".
 */

ngx_uint_t ngx_http_responses_unsign_missed(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);

/*
 * Takes off the id in the body of a request, which is read if it is an object,
 * and what a server would take as the id of the response.  NGX_OK: the body
 * may be edited further; else codes of ngx_http_responses_body_open(), and
 * with NGX_HTTP_NOT_FOUND body->error is set.
 */

ngx_int_t ngx_http_responses_unsign_body(ngx_http_request_t *r,
    ngx_http_responses_sign_t *sign, ngx_http_responses_body_t *body);

/*
 * Sets the header of an error in which the upstream may name its id.  Codes
 * of ngx_http_responses_failure_header().
 */

ngx_int_t ngx_http_responses_unsign_header(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_chain_t **out);


#endif /* _NGX_HTTP_RESPONSES_SIGN_H_INCLUDED_ */
