
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Before the first output: streams that are held, time-outs of upstreams, and
 * failures that become a status.
 */


#ifndef _NGX_HTTP_RESPONSES_HOLD_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_HOLD_H_INCLUDED_


#include "engine/ngx_responses_hold.h"
#include "http/ngx_http_responses_source.h"


/* bytes of a response, in the order in which they came; zeroed when empty */

typedef struct ngx_http_responses_held_block_s
    ngx_http_responses_held_block_t;

typedef struct {
    ngx_http_responses_held_block_t  *first;
    ngx_http_responses_held_block_t  *last;
    size_t                            size;
} ngx_http_responses_held_t;


/* why a stream was not held any longer */

typedef enum {
    NGX_HTTP_RESPONSES_UNTIL_NOTHING = 0,  /* it was not held */
    NGX_HTTP_RESPONSES_UNTIL_OUTPUT,
    NGX_HTTP_RESPONSES_UNTIL_TIME,
    NGX_HTTP_RESPONSES_UNTIL_SIZE,
    NGX_HTTP_RESPONSES_UNTIL_FAILURE
} ngx_http_responses_until_e;


/*
 * What a source has before its header.  Invariant: what is held is read from
 * the functions of the connection before anything else is.
 */

struct ngx_http_responses_hold_s {
    ngx_int_t                       (*process_header)(ngx_http_request_t *r);
    ngx_int_t                       (*reinit_request)(ngx_http_request_t *r);

    ngx_http_responses_until_e        until;       /* it was held last */
    unsigned                          cacheable:1; /* for nginx, before */
    unsigned                          stub:1;      /* it gets a byte that
                                                      stands for nothing */

    ngx_http_responses_held_t         bytes;
    off_t                             rest;        /* of the body; -1: it is
                                                      not known */
    ngx_http_chunked_t                chunked;

    ngx_msec_t                        sent;        /* the time at which a
                                                      request that is passed
                                                      on as it comes was sent,
                                                      0: not yet */
    ngx_msec_t                        since;       /* it was held last, 0:
                                                      never */
    ngx_msec_t                        time;        /* for which it was, by all
                                                      servers */
    ngx_uint_t                        server;      /* that was held, by the
                                                      number of its state */

    ngx_connection_t                 *connection;  /* whose functions these
                                                      are, NULL: none */
    ngx_recv_pt                       recv;
    ngx_recv_chain_pt                 recv_chain;

    ngx_uint_t                        status;      /* of the failure of which
                                                      the client is told, 0:
                                                      none */
    ngx_str_t                         code;        /* of the last failure */
    ngx_str_t                         body;        /* JSON for the client */
    time_t                            retry;       /* after seconds */
};


#define ngx_http_responses_hold_state(source)                                 \
    ((ngx_http_upstream_state_t *) (source)->request->upstream_states->elts   \
     + (source)->hold->server)


/* ngx_http_responses_hold.c */

/* an upstream begins: its header is read here */

void ngx_http_responses_hold_begin(ngx_http_responses_source_t *source);

/* the time of what is held may be over */

void ngx_http_responses_hold_expire(ngx_http_responses_source_t *source);

/* the process ends: the client is told to try again */

void ngx_http_responses_hold_shutdown(ngx_http_responses_source_t *source);

/* nothing is waited for any longer */

void ngx_http_responses_hold_stop(ngx_http_responses_source_t *source);

/* the upstream has ended with that code */

void ngx_http_responses_hold_end(ngx_http_responses_source_t *source,
    ngx_int_t rc);

void ngx_http_responses_hold_free(ngx_http_responses_source_t *source);

/* milliseconds for which the request was held, -1: it was not */

int64_t ngx_http_responses_hold_time(ngx_http_request_t *r);

/* the word for why it was not held any longer; empty: it was not held */

ngx_str_t ngx_http_responses_hold_until(ngx_http_request_t *r);

/* the code of the last failure while it was held; empty: there was none */

ngx_str_t ngx_http_responses_hold_code(ngx_http_request_t *r);


/* ngx_http_responses_abort.c */

/* is called for a new upstream: a client that leaves is noticed */

void ngx_http_responses_abort_await(ngx_http_responses_source_t *source);


/* ngx_http_responses_hold_body.c */

/* reads bytes of the body that have come; as ngx_responses_hold_feed() */

ngx_int_t ngx_http_responses_hold_body(ngx_http_responses_source_t *source,
    ngx_buf_t *b);


/* ngx_http_responses_held.c */

/* NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_http_responses_held_keep(ngx_http_responses_held_t *held,
    u_char *p, size_t len);

/* takes up to len bytes, and returns how many */

size_t ngx_http_responses_held_read(ngx_http_responses_held_t *held,
    u_char *p, size_t len);

void ngx_http_responses_held_free(ngx_http_responses_held_t *held);


/* ngx_http_responses_failure.c */

/*
 * Sets the status, the body and the header of the upstream's response by the
 * failure of a stream that is held.  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_http_responses_failure(ngx_http_responses_source_t *source);

/* the server broke off, or was silent for too long, while it was held */

void ngx_http_responses_failure_lost(ngx_http_responses_source_t *source);

/*
 * Sets the header of a response that tells the client of a failure.
 *
 * Return codes:
 *   NGX_OK - and *out is its body
 *   NGX_DECLINED - it is another response
 *   NGX_ERROR
 */

ngx_int_t ngx_http_responses_failure_header(ngx_http_request_t *r,
    ngx_chain_t **out);

/* drops what comes instead of that body; the body once, then NULL */

ngx_chain_t *ngx_http_responses_failure_body(
    ngx_http_responses_source_t *source, ngx_chain_t *in);

char *ngx_http_responses_failure_status(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


#endif /* _NGX_HTTP_RESPONSES_HOLD_H_INCLUDED_ */
