
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Before the first output: streams that are held, time-outs of upstreams, and
 * failures that become a status.
 */


#ifndef _NGX_HTTP_RESPONSES_HOLD_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_HOLD_H_INCLUDED_


#include "engine/ngx_responses_hold.h"
#include "http/ngx_http_responses_term.h"


/* what nginx knows of the response of an upstream */

typedef enum {
    NGX_HTTP_RESPONSES_HOLD_HEADER = 0,    /* no header yet */
    NGX_HTTP_RESPONSES_HOLD_BODY,          /* no header yet, as it seems: the
                                              body is held */
    NGX_HTTP_RESPONSES_HOLD_LOST,          /* it was given up while its body
                                              was held */
    NGX_HTTP_RESPONSES_HOLD_FAILED,        /* the header of a failure */
    NGX_HTTP_RESPONSES_HOLD_PASSED         /* the header */
} ngx_http_responses_hold_state_e;


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
 * A request that a location passes to an upstream, and to the next ones.  It
 * lives as long as the request; an internal redirect begins another one.
 * Invariants: engine has memory in the state BODY only; what is held is read
 * from the functions of the connection before anything else is.
 */

struct ngx_http_responses_hold_s {
    ngx_http_request_t               *request;
    ngx_http_responses_loc_conf_t    *conf;
    ngx_http_upstream_t              *upstream;    /* NULL: not created yet */

    ngx_http_handler_pt               handler;     /* of the location */
    ngx_int_t                       (*process_header)(ngx_http_request_t *r);
    ngx_int_t                       (*reinit_request)(ngx_http_request_t *r);
    void                            (*finalize_request)(ngx_http_request_t *r,
                                                        ngx_int_t rc);

    ngx_http_responses_hold_state_e   state;
    ngx_http_responses_until_e        until;
    unsigned                          cacheable:1; /* for nginx, before */
    unsigned                          decided:1;   /* outside of the function
                                                      that reads the header */
    unsigned                          stub:1;      /* it gets a byte that
                                                      stands for nothing */

    ngx_responses_engine_t            engine;
    ngx_http_responses_held_t         held_bytes;
    off_t                             rest;        /* of the body; -1: it is
                                                      not known */
    ngx_http_chunked_t                chunked;

    ngx_event_t                       timer;
    ngx_http_responses_open_end_t     shutdown;
    ngx_msec_t                        sent;        /* the time at which a
                                                      request that is passed
                                                      on as it comes was sent,
                                                      0: not yet */
    ngx_msec_t                        since;       /* it is, 0: never */
    ngx_msec_t                        held;        /* in all */
    ngx_msec_t                        leave;       /* the client has left, and
                                                      the upstream is closed
                                                      then; 0: it is there */
    ngx_uint_t                        server;      /* that was held, by the
                                                      number of its state */

    ngx_connection_t                 *connection;  /* whose functions these
                                                      are, NULL: none */
    ngx_recv_pt                       recv;
    ngx_recv_chain_pt                 recv_chain;

    ngx_uint_t                        status;      /* of the failure */
    ngx_str_t                         code;
    ngx_str_t                         body;        /* JSON for the client */
    time_t                            retry;       /* after seconds */

    ngx_http_responses_hold_t        *before;      /* of the request */
};


#define ngx_http_responses_hold_state(hold)                                   \
    ((ngx_http_upstream_state_t *) (hold)->request->upstream_states->elts     \
     + (hold)->server)


/* ngx_http_responses_hold.c */

/* a handler of the precontent phase: has the upstream's header held */

ngx_int_t ngx_http_responses_hold_handler(ngx_http_request_t *r);

/* milliseconds for which the request was held, -1: it was not */

int64_t ngx_http_responses_hold_time(ngx_http_request_t *r);


/* the word for why it was not held any longer; empty: it was not held */

ngx_str_t ngx_http_responses_hold_until(ngx_http_request_t *r);


/* the code of the last failure while it was held; empty: there was none */

ngx_str_t ngx_http_responses_hold_code(ngx_http_request_t *r);


/* ngx_http_responses_abort.c */

/* is called for a new upstream: a client that leaves is noticed */

void ngx_http_responses_abort_await(ngx_http_responses_hold_t *hold);


/* ngx_http_responses_hold_body.c */

/* reads bytes of the body that have come; as ngx_responses_hold_feed() */

ngx_int_t ngx_http_responses_hold_body(ngx_http_responses_hold_t *hold,
    ngx_buf_t *b);


/* ngx_http_responses_hold_time.c */

/* that of the upstream of a request, which has one */

ngx_http_responses_hold_t *ngx_http_responses_hold_of(ngx_http_request_t *r);

/* a connection that was idle and closed is found out sooner, milliseconds */

#define NGX_HTTP_RESPONSES_HOLD_STALE  1000

/* sets the timer for the next time, or deletes it */

void ngx_http_responses_hold_timer_set(ngx_http_responses_hold_t *hold);

/* to be called before the header of a server is read, and when time is over */

void ngx_http_responses_hold_note(ngx_http_responses_hold_t *hold);

/*
 * The time from which an upstream has the request: that of the connection or,
 * if the client was slower, that of the end of the request; now: not yet.
 */

ngx_msec_t ngx_http_responses_hold_begin(ngx_http_request_t *r,
    ngx_http_upstream_t *u);

/* the time at which the server is given up */

void ngx_http_responses_hold_limit(ngx_http_responses_hold_t *hold,
    ngx_http_responses_term_t *term);


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

ngx_int_t ngx_http_responses_failure(ngx_http_responses_hold_t *hold);

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

ngx_chain_t *ngx_http_responses_failure_body(ngx_http_responses_ctx_t *ctx,
    ngx_chain_t *in);

/* the server broke off, or was silent for too long, while it was held */

void ngx_http_responses_failure_lost(ngx_http_responses_hold_t *hold);

char *ngx_http_responses_failure_status(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


#endif /* _NGX_HTTP_RESPONSES_HOLD_H_INCLUDED_ */
