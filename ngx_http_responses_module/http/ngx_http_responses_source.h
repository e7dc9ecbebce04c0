
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The record of a response: where it comes from, how far that is, and what
 * becomes of the body.
 */


#ifndef _NGX_HTTP_RESPONSES_SOURCE_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_SOURCE_H_INCLUDED_


#include "http/ngx_http_responses.h"


/*
 * How far a source is.  An upstream begins with CONNECT if its location waits
 * for something before the first output, and with STREAM otherwise.  Another
 * source, such as a file of the cache, is ENDED from the beginning.
 *
 *             next server
 *     +-------------+--------------+
 *     v             |              |
 *   CONNECT ----> HELD --------> HEADER --> STREAM --> DRAIN --> ENDED
 *     |             |            ^   ^        |
 *     |             +> RELEASED -+   |        +------> LEFT ---> ABORTED
 *     +------------------------------+
 *
 * HELD is for event streams with "responses_hold", RELEASED if nothing is
 * received when that ends.  DRAIN follows the last event.  The client leaves
 * for LEFT.  An upstream may end in each state: all but LEFT are ENDED then.
 */

typedef enum {
    NGX_HTTP_RESPONSES_SOURCE_CONNECT = 0, /* no server has sent a header */
    NGX_HTTP_RESPONSES_SOURCE_HELD,        /* one has, nginx is not told */
    NGX_HTTP_RESPONSES_SOURCE_RELEASED,    /* nginx is to be told */
    NGX_HTTP_RESPONSES_SOURCE_HEADER,      /* nginx has it */
    NGX_HTTP_RESPONSES_SOURCE_STREAM,      /* the filter has it */
    NGX_HTTP_RESPONSES_SOURCE_DRAIN,       /* the upstream is to end soon */
    NGX_HTTP_RESPONSES_SOURCE_LEFT,        /* the body is read for the log */
    NGX_HTTP_RESPONSES_SOURCE_ABORTED,     /* it was, and has ended */
    NGX_HTTP_RESPONSES_SOURCE_ENDED        /* nothing more comes */
} ngx_http_responses_source_e;


/*
 * What becomes of the body of a response.  The end of a stream was written, or
 * has no reader, if the mode is above HELD.
 */

typedef enum {
    NGX_HTTP_RESPONSES_UNREAD = 0,     /* the filter has no response yet */
    NGX_HTTP_RESPONSES_STREAM,         /* the engine reads it */
    NGX_HTTP_RESPONSES_SNIFFED,        /* its first byte decides */
    NGX_HTTP_RESPONSES_HELD,           /* it is JSON, held for rules */
    NGX_HTTP_RESPONSES_PASSED,
    NGX_HTTP_RESPONSES_DROPPED,        /* the message has ended before it */
    NGX_HTTP_RESPONSES_BROKEN          /* no memory, or the next filter has
                                          failed: nothing more is sent */
} ngx_http_responses_mode_e;


/* output buffers of a stream */

typedef struct {
    ngx_http_request_t            *request;

    ngx_chain_t                   *out;
    ngx_chain_t                  **last_out;
    ngx_chain_t                   *busy;
    ngx_chain_t                   *free;       /* bufs without memory */

    ngx_buf_t                     *in;         /* the current input */
    size_t                         size;       /* its bytes */
    u_char                        *last;       /* up to here it leaves as it
                                                  came, if buf is NULL */
    ngx_buf_t                     *buf;        /* the last copy */

    uint32_t                       sending;    /* calls of the next filter */

    unsigned                       started:1;  /* a buffer was created */
} ngx_http_responses_output_t;


/*
 * A response that a request may get.  An upstream is one source through all
 * servers that it asks; an internal redirect begins another one.  Invariants:
 * an upstream has one source at most; it is not NULL before ABORTED, nor is
 * hold up to HEADER; the engine has memory in HELD, and if the mode is not
 * UNREAD.
 */

struct ngx_http_responses_source_s {
    ngx_responses_engine_t          engine;     /* it reads what is held, and
                                                   the response then */
    ngx_http_responses_output_t     output;
    ngx_responses_json_response_t  *json;       /* NULL: an event stream */
    ngx_responses_json_response_t   record;     /* of JSON */

    ngx_http_responses_source_e     state;
    ngx_http_responses_mode_e       mode;
    ngx_uint_t                      rules;      /* what they may do to JSON:
                                                   NGX_RESPONSES_RULES_... */

    unsigned                        held:1;     /* the header was not sent */
    unsigned                        dry_run:1;
    unsigned                        keepalive:1;  /* r->keepalive at first */
    unsigned                        replaced:1;   /* by an error of the API */
    unsigned                        warned:1;
    unsigned                        invalid:1;  /* warned of invalid values */

    ngx_http_responses_loc_conf_t  *conf;
    ngx_http_request_t             *request;
    ngx_chain_t                    *instead;    /* of the body, see replaced */

    ngx_http_upstream_t            *upstream;   /* NULL: another source */
    void                          (*finalize_request)(ngx_http_request_t *r,
                                        ngx_int_t rc);
    ngx_int_t                       rc;         /* how the upstream ended, or
                                                   ..._SHUT */
    ngx_http_responses_hold_t      *hold;       /* before the header; NULL:
                                                   nothing is waited for */

    ngx_event_t                     timer;
    ngx_msec_t                      begin;      /* of the request */
    ngx_msec_t                      sent;       /* time of the last output, or
                                                   heartbeat */
    ngx_msec_t                      close;      /* the time at which the
                                                   upstream is ended, 0: none;
                                                   before the header only if
                                                   the client has left */

    ngx_queue_t                     queue;      /* see shutdown.c */

    ngx_http_responses_source_t    *next;       /* the one before, of the
                                                   request */
};


/* whether the client has left, and the response was read on */

#define ngx_http_responses_source_left(source)                                \
    ((source)->state == NGX_HTTP_RESPONSES_SOURCE_LEFT                        \
     || (source)->state == NGX_HTTP_RESPONSES_SOURCE_ABORTED)

/* whether more may come */

#define ngx_http_responses_source_open(source)                                \
    ((source)->state < NGX_HTTP_RESPONSES_SOURCE_ABORTED)

/* whether it is waited for the header, or for the first output */

#define ngx_http_responses_source_awaited(source)                             \
    ((source)->state <= NGX_HTTP_RESPONSES_SOURCE_HELD)

/* whether the client must see that its response broke off */

#define ngx_http_responses_breaks(source)                                     \
    ((source)->engine.cut && !(source)->dry_run)

/* the worker process ended the stream, an impossible code of upstreams */

#define NGX_HTTP_RESPONSES_SHUT  NGX_HTTP_SERVICE_UNAVAILABLE

/* whether the client ended the stream */

#define ngx_http_responses_aborted(source)                                    \
    ((source)->rc == NGX_HTTP_CLIENT_CLOSED_REQUEST                           \
     || (source)->rc == NGX_HTTP_REQUEST_TIME_OUT                             \
     || (source)->rc == NGX_DONE                                              \
     || (source)->request->connection->error)

/* the bytes of a buffer that can be read */

#define ngx_http_responses_bytes(b)                                           \
    (ngx_buf_in_memory(b) ? (size_t) ((b)->last - (b)->pos) : 0)

/* whether it is the end of the body, also if it was cut */

#define ngx_http_responses_last(source, b)                                    \
    ((b)->last_buf || (b)->last_in_chain                                      \
     || ngx_http_responses_cut(source, b))


/* ngx_http_responses_source.c */

/* that of the upstream of the request; NULL: it has none */

ngx_http_responses_source_t *ngx_http_responses_source(ngx_http_request_t *r);

/* the one before another one, or the last one before NULL, that was read */

ngx_http_responses_source_t *ngx_http_responses_source_read(
    ngx_http_request_t *r, ngx_http_responses_source_t *source);

/* whether a buffer is the end of a response that was cut */

ngx_uint_t ngx_http_responses_cut(ngx_http_responses_source_t *source,
    ngx_buf_t *b);


/* ngx_http_responses_life.c */

/*
 * A handler of the precontent phase: the upstream that the location begins
 * gets a source if something is waited for before its first output.
 */

ngx_int_t ngx_http_responses_source_handler(ngx_http_request_t *r);

/* that of the header which is to be sent, now a STREAM; NULL: no memory */

ngx_http_responses_source_t *ngx_http_responses_source_take(
    ngx_http_request_t *r);

/* the process ends, and so does the source, in each state */

void ngx_http_responses_source_shutdown(ngx_http_responses_source_t *source);


#endif /* _NGX_HTTP_RESPONSES_SOURCE_H_INCLUDED_ */
