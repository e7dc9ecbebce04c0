
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What the files about requests share.
 */


#ifndef _NGX_HTTP_RESPONSES_REQUEST_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_REQUEST_H_INCLUDED_


#include "http/ngx_http_responses.h"
#include "engine/ngx_responses_asked.h"


/* a request whose body was looked through */

typedef struct {
    ngx_responses_asked_t          asked;

    ngx_str_t                      model;      /* decoded; data NULL: none */
    ngx_str_t                      word;       /* $responses_request_model */

    ngx_chain_t                   *bufs;       /* as the client sent them */
    off_t                          length;
    ngx_file_t                    *file;       /* one that may be changed */
    off_t                          file_last;
    u_char                        *saved;      /* what was in it before */

    unsigned                       changed:1;  /* another model is sent */
} ngx_http_responses_request_t;


/* how a new body comes into being: the old one with its edits */

typedef struct {
    ngx_http_request_t            *request;
    ngx_http_responses_request_t  *req;

    ngx_responses_asked_copy_t    *edits;
    ngx_uint_t                     n;
    ngx_str_t                      text;       /* the new value */
    u_char                        *saved;      /* or the old ones */

    ngx_chain_t                   *bufs;
    ngx_chain_t                  **last;
    off_t                          length;
} ngx_http_responses_splice_t;


/* NULL if no body was looked through */

ngx_http_responses_request_t *ngx_http_responses_request_find(
    ngx_http_request_t *r);

/*
 * Looks through the body unless that was done.  lazy: only where all of it
 * is in memory.  NGX_OK, NGX_DECLINED: there is none that can be looked
 * through, or NGX_ERROR.
 */

ngx_int_t ngx_http_responses_request_parse(ngx_http_request_t *r,
    ngx_uint_t lazy, ngx_http_responses_request_t **found);

ngx_int_t ngx_http_responses_request_init_process(ngx_cycle_t *cycle);
void ngx_http_responses_request_exit_process(ngx_cycle_t *cycle);


/* what came is read piece by piece; as ngx_responses_asked_feed() */

ngx_int_t ngx_http_responses_body_parse(ngx_http_request_t *r,
    ngx_responses_asked_t *asked);

/*
 * Puts the model into the body that goes upstream; NULL: as it was.
 * NGX_OK, or what the request is to be finalized with.
 */

ngx_int_t ngx_http_responses_body_set(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_str_t *model);

ngx_int_t ngx_http_responses_body_init(ngx_conf_t *cf);


/* one more buffer of the new body, so many bytes; NULL: no memory */

ngx_buf_t *ngx_http_responses_body_add(ngx_http_responses_splice_t *sp,
    off_t size);

/* new bytes, if any */

ngx_int_t ngx_http_responses_body_insert(ngx_http_responses_splice_t *sp,
    u_char *p, size_t len);

/* the same for bodies in files; NGX_OK or NGX_ERROR */

ngx_int_t ngx_http_responses_file_parse(ngx_buf_t *b,
    ngx_responses_asked_t *asked);

ngx_int_t ngx_http_responses_file_splice(ngx_http_responses_splice_t *sp);


#endif /* _NGX_HTTP_RESPONSES_REQUEST_H_INCLUDED_ */
