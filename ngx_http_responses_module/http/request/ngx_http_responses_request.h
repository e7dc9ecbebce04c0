
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Requests: what the body of the client says, and the body that is sent to
 * the upstream.
 */


#ifndef _NGX_HTTP_RESPONSES_REQUEST_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_REQUEST_H_INCLUDED_


#include "request/ngx_responses_request.h"
#include "http/ngx_http_responses_record.h"


/* what is known of the body; lives as long as the request */

struct ngx_http_responses_request_s {
    u_char                         buf[NGX_RESPONSES_REQUEST_WORDS]
                                      [NGX_RESPONSES_REQUEST_WORD];
    ngx_str_t                      words[NGX_RESPONSES_REQUEST_WORDS];
                                               /* data NULL: unknown */
    ngx_str_t                     *values;     /* of members that a response
                                                  repeats, or NULL */
    size_t                         room;       /* bytes, for more of them */
    ngx_int_t                      stream;     /* NGX_ERROR: unknown */
    ngx_responses_request_tokens_t  tokens;    /* of the body that is sent, */
    ngx_str_t                      model;      /* too */
    u_char                         sent[NGX_RESPONSES_REQUEST_WORD];
    ngx_int_t                      rc;         /* of open() */
    ngx_uint_t                     object;     /* unsigned object:1; it is one
                                                  for a model, or invalid */

    ngx_chain_t                   *bufs;       /* the body of the client */
    off_t                          length;
    ngx_uint_t                     changed;    /* unsigned changed:1; another
                                                  one is sent */
};


/* a body while it is read and edited, which begins with zeros */

typedef struct {
    ngx_responses_event_t          json;       /* mem is NULL: not read yet */
    ngx_responses_buf_t            text;       /* if it is not in one buffer */
    ngx_responses_buf_t            value;      /* for a member */
    ngx_responses_buf_t            string;     /* the same as JSON */
    ngx_str_t                      error;      /* JSON, if it is refused for
                                                  what it says */
} ngx_http_responses_body_t;


/* ngx_http_responses_body.c */

/*
 * The model in a body that was read, as it is logged, also when another model
 * is sent to the upstream; data is NULL: unknown.
 */

ngx_str_t ngx_http_responses_body_known(ngx_http_request_t *r);

/* whether the request has a body, read or not */

ngx_uint_t ngx_http_responses_body_present(ngx_http_request_t *r);

/* whether all fields Content-Type say that it has several parts */

ngx_uint_t ngx_http_responses_body_multipart(ngx_http_request_t *r);

/*
 * The status by which a body is refused if it must be an object; 0: it is one,
 * or it is empty.  A body that is read must have been read.
 */

ngx_int_t ngx_http_responses_body_wrong(ngx_http_request_t *r);

/*
 * Whether the body may make a server generate: it is a JSON object, but no
 * message of JSON-RPC, or looks like one and cannot be read.
 */

ngx_uint_t ngx_http_responses_body_may_be_object(ngx_http_request_t *r);

/* what is known of the body, which is read if it is there; NULL: it was not */

ngx_http_responses_request_t *ngx_http_responses_body_get(
    ngx_http_request_t *r);

/* the same if it was read; NULL: it was not */

const ngx_http_responses_request_t *ngx_http_responses_body_noted(
    ngx_http_request_t *r);

/* a field Content-Encoding; NULL: the body is not compressed */

ngx_table_elt_t *ngx_http_responses_body_encoding(ngx_http_request_t *r);

/*
 * Reads the body of the client, which must be closed whatever is returned.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - not an object, or not there
 *   NGX_ERROR - no memory
 *   NGX_HTTP_... - it cannot be read; the status if it has to be changed
 */

ngx_int_t ngx_http_responses_body_open(ngx_http_request_t *r,
    ngx_http_responses_body_t *body);
void ngx_http_responses_body_close(ngx_http_responses_body_t *body);


/* ngx_http_responses_edit.c */

/* frees a body that was replaced; the header was sent */

void ngx_http_responses_edit_release(ngx_http_request_t *r);

/* of directives that change the body of the request */

char *ngx_http_responses_edit_set(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_edit_drop(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_edit_max(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


/* ngx_http_responses_request.c */

/* a handler of the rewrite phase: a body that was refused is not read on */

ngx_int_t ngx_http_responses_request_page_handler(ngx_http_request_t *r);

/* a handler of the precontent phase: has the body read, edited and limited */

ngx_int_t ngx_http_responses_request_handler(ngx_http_request_t *r);

/*
 * Takes the status that replaces the response to a request that could not be
 * edited, and logs why; 0: none does.  Such a request is refused only here if
 * it is the path sent to the upstream that tells that it is for responses.
 */

ngx_uint_t ngx_http_responses_request_take_unread(ngx_http_request_t *r);

/*
 * The value of a variable of the request, a member or, with WORDS, whether it
 * asks for a stream; data stays NULL: not found.
 */

void ngx_http_responses_request_asked(ngx_http_request_t *r,
    const ngx_str_t *name, ngx_uint_t member, ngx_str_t *text);


/* ngx_http_responses_grpc.c */

/* finds the handler of "grpc_pass": NGX_OK or NGX_ERROR */

ngx_int_t ngx_http_responses_grpc_init(ngx_conf_t *cf);

/* whether the location passes requests to gRPC */

ngx_uint_t ngx_http_responses_grpc(ngx_http_request_t *r);


#endif /* _NGX_HTTP_RESPONSES_REQUEST_H_INCLUDED_ */
