
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The times of a stream, its end, and that of its upstream and of its process.
 */


#ifndef _NGX_HTTP_RESPONSES_STREAM_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_STREAM_H_INCLUDED_


#include "http/ngx_http_responses_source.h"
#include "http/ngx_http_responses_term.h"


/* ngx_http_responses_abort.c */

/* is called after watch(): a client of the stream that leaves is noticed */

void ngx_http_responses_abort_watch(ngx_http_responses_source_t *source);

/*
 * NGX_OK: the client has left, and the upstream is read on; NGX_DECLINED: it
 * is not.
 */

ngx_int_t ngx_http_responses_abort(ngx_http_responses_source_t *source);

/*
 * NGX_OK: the client has left before the header, which is not sent, and the
 * upstream is read on; NGX_DECLINED: it is there.
 */

ngx_int_t ngx_http_responses_abort_header(ngx_http_responses_source_t *source);

/* reads a body whose client has left: NGX_OK or NGX_ERROR */

ngx_int_t ngx_http_responses_abort_body(ngx_http_responses_source_t *source,
    ngx_chain_t *in);


/* ngx_http_responses_time.c */

/* a connection that was idle and closed is found out sooner, milliseconds */

#define NGX_HTTP_RESPONSES_TIME_STALE  1000

/* whether the stream goes on, and its client is there */

#define ngx_http_responses_writes(source)                                     \
    ((source)->mode == NGX_HTTP_RESPONSES_STREAM                              \
     && !(source)->request->connection->error)

/* the time of the next heartbeat, or 0 */

#define ngx_http_responses_beat(source)                                       \
    (((source)->conf->heartbeat && !(source)->dry_run                         \
      && !ngx_responses_engine_ended(&(source)->engine))                      \
     ? (source)->sent + (source)->conf->heartbeat : 0)

/* sets the timer for the next time of the source, or deletes it */

void ngx_http_responses_time_set(ngx_http_responses_source_t *source);

/* is called before the header of a server is read, and when time is over */

void ngx_http_responses_time_note(ngx_http_responses_source_t *source);

/* the time at which the upstream is given up */

void ngx_http_responses_time_limit(ngx_http_responses_source_t *source,
    ngx_http_responses_term_t *term);


/* ngx_http_responses_timer.c */

void ngx_http_responses_timer_handler(ngx_event_t *ev);


/* ngx_http_responses_end.c */

/* time for the upstream to end after the terminal event */

#define NGX_HTTP_RESPONSES_DRAIN  1000

/* writes the events that are missing at the end of the stream */

ngx_int_t ngx_http_responses_end(ngx_http_responses_source_t *source,
    ngx_responses_end_e end);

/*
 * Is called after the engine has read events.  After the terminal event the
 * upstream has one second to end.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DONE - the stream was ended, and the message ends now
 *   NGX_ERROR
 */

ngx_int_t ngx_http_responses_drain(ngx_http_responses_source_t *source);

/* the upstream may go on for that time, unless it has less already */

void ngx_http_responses_drain_until(ngx_http_responses_source_t *source,
    ngx_msec_t time);

/* ends the upstream, whose response is complete, or has no client */

void ngx_http_responses_close(ngx_http_responses_source_t *source);

/* the process ends: a stream that goes on gets its last events */

void ngx_http_responses_end_shutdown(ngx_http_responses_source_t *source);


/* ngx_http_responses_shutdown.c */

/* the handler is called before the process ends, for all that is watched */

void ngx_http_responses_shutdown_init(ngx_cycle_t *cycle,
    void (*handler)(ngx_http_responses_source_t *source));

void ngx_http_responses_shutdown_watch(ngx_http_responses_source_t *source);
void ngx_http_responses_shutdown_forget(ngx_http_responses_source_t *source);


#endif /* _NGX_HTTP_RESPONSES_STREAM_H_INCLUDED_ */
