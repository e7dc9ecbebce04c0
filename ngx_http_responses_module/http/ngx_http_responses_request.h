
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Requests: what the body of the client says, and the body that is sent to
 * the upstream.
 */


#ifndef _NGX_HTTP_RESPONSES_REQUEST_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_REQUEST_H_INCLUDED_


#include "http/ngx_http_responses.h"
#include "engine/ngx_responses_request_body.h"


typedef struct {
    ngx_responses_request_body_t   body;

    ngx_str_t                      model;      /* data NULL: unknown */
    ngx_str_t                      name;       /* $responses_request_model */

    ngx_chain_t                   *bufs;       /* the body of the client */
    ngx_temp_file_t               *temp_file;  /* NULL: it is in memory */
    off_t                          length;

    uint64_t                       limit;      /* of what is decoded */
    ngx_table_elt_t                encoding;   /* key.len 0: not removed */

    unsigned                       changed:1;  /* a copy is sent instead */
    unsigned                       gzip:1;
    unsigned                       encoded:1;  /* and cannot be decoded */
} ngx_http_responses_request_t;


/* NULL: the body was not read */

ngx_http_responses_request_t *ngx_http_responses_request_find(
    ngx_http_request_t *r);

/*
 * Reads the body unless it was read before; lazy: only if all of it is in
 * memory.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - there is no body that can be read
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_http_responses_request_body(ngx_http_request_t *r,
    ngx_uint_t lazy, ngx_http_responses_request_t **found);

/*
 * Replaces the body by a copy with this model; NULL: by that of the client.
 * NGX_OK, or the status to finalize the request with.
 */

ngx_int_t ngx_http_responses_request_body_set(ngx_http_request_t *r,
    ngx_http_responses_request_t *req, ngx_str_t *model);

/*
 * The field Content-Encoding, NULL: the body is not compressed; gzip: it can
 * be decoded.
 */

ngx_table_elt_t *ngx_http_responses_request_encoding(ngx_http_request_t *r,
    ngx_uint_t *gzip);

/* takes the field out of the request, or puts it back */

ngx_int_t ngx_http_responses_request_encoding_remove(ngx_http_request_t *r,
    ngx_table_elt_t *encoding);
ngx_int_t ngx_http_responses_request_encoding_restore(ngx_http_request_t *r,
    ngx_table_elt_t *encoding);

ngx_int_t ngx_http_responses_request_body_init(ngx_conf_t *cf);
ngx_int_t ngx_http_responses_request_init_process(ngx_cycle_t *cycle);
void ngx_http_responses_request_exit_process(ngx_cycle_t *cycle);


#endif /* _NGX_HTTP_RESPONSES_REQUEST_H_INCLUDED_ */
