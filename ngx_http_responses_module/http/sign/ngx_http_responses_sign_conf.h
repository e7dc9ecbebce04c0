
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The keys of signed ids, and what is known of those of a request.
 */


#ifndef _NGX_HTTP_RESPONSES_SIGN_CONF_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_SIGN_CONF_H_INCLUDED_


#include "request/ngx_responses_signed.h"
#include "http/ngx_http_responses_record.h"


/* of "responses_sign_id" */

typedef struct {
    ngx_responses_signer_t         signer;
    ngx_array_t                    keys;       /* ngx_str_t */
    ngx_http_complex_value_t      *owner;      /* NULL: empty */
    ngx_http_complex_value_t      *peer;       /* NULL: empty */
} ngx_http_responses_sign_t;


typedef struct {
    ngx_http_responses_sign_t     *sign;       /* NULL: no id is signed */
} ngx_http_responses_sign_conf_t;


/* where the id of a request was */

#define NGX_HTTP_RESPONSES_TAKEN_URI   0
#define NGX_HTTP_RESPONSES_TAKEN_BODY  1
#define NGX_HTTP_RESPONSES_TAKEN       2


/* an id that was valid; empty: none was */

typedef struct {
    ngx_str_t                      text;       /* as the client sent it */
    ngx_str_t                      id;         /* that of the upstream */
    ngx_str_t                      peer;
} ngx_http_responses_taken_t;


/* of whom and by whom a response is */

typedef struct ngx_http_responses_names_s  ngx_http_responses_names_t;

struct ngx_http_responses_names_s {
    ngx_http_responses_source_t   *source;     /* of the response */
    ngx_str_t                      owner;
    ngx_str_t                      peer;
    ngx_http_responses_names_t    *next;
};


/* what is known of a request, also after an internal redirect */

typedef struct {
    ngx_http_responses_taken_t     taken[NGX_HTTP_RESPONSES_TAKEN];
    ngx_http_responses_names_t    *names;      /* of its responses */
    ngx_uint_t                     own;        /* unsigned own:1; the client
                                                  has not named what a server
                                                  may take as the id of the
                                                  response */
} ngx_http_responses_ids_t;


extern ngx_module_t  ngx_http_responses_sign_module;


/* ngx_http_responses_sign.c */

/* HMAC-SHA-256 with key n: NGX_OK or NGX_ERROR */

ngx_int_t ngx_http_responses_sign_mac(void *keys, ngx_uint_t n,
    ngx_str_t message, u_char *mac);

/* NULL: ids are not signed in the location, or not for this request */

ngx_http_responses_sign_t *ngx_http_responses_sign_get(ngx_http_request_t *r);

/* those of a request, in which all is zero if nothing is known */

const ngx_http_responses_ids_t *ngx_http_responses_sign_ids(
    ngx_http_request_t *r);

/* the same, to be changed; NULL: no memory */

ngx_http_responses_ids_t *ngx_http_responses_sign_ids_add(
    ngx_http_request_t *r);

/* evaluates a value, NULL: an empty one; NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_http_responses_sign_value(ngx_http_request_t *r,
    ngx_http_complex_value_t *cv, ngx_str_t *value);

/* the variable: the peer that made the response which a request names */

ngx_int_t ngx_http_responses_sign_peer(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data);


#endif /* _NGX_HTTP_RESPONSES_SIGN_CONF_H_INCLUDED_ */
