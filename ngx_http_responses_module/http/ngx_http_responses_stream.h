
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The times of a stream, its end, and that of its upstream and of its process.
 */


#ifndef _NGX_HTTP_RESPONSES_STREAM_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_STREAM_H_INCLUDED_


#include "http/ngx_http_responses.h"


/* ngx_http_responses_abort.c */

/* is called after watch(): a client of the stream that leaves is noticed */

void ngx_http_responses_abort_watch(ngx_http_responses_ctx_t *ctx);

/*
 * NGX_OK: the client has left, and the upstream is read on; NGX_DECLINED: it
 * is not.
 */

ngx_int_t ngx_http_responses_abort(ngx_http_responses_ctx_t *ctx);

/*
 * NGX_OK: the client has left before the header, which is not sent, and the
 * upstream is read on; NGX_DECLINED: it is there.
 */

ngx_int_t ngx_http_responses_abort_header(ngx_http_responses_ctx_t *ctx);

/* reads a body whose client has left: NGX_OK or NGX_ERROR */

ngx_int_t ngx_http_responses_abort_body(ngx_http_responses_ctx_t *ctx,
    ngx_chain_t *in);


/* ngx_http_responses_timer.c */

/* time for the upstream to end after the terminal event */

#define NGX_HTTP_RESPONSES_DRAIN  1000

/* sets the timer for the next time of the stream, or deletes it */

void ngx_http_responses_timer_set(ngx_http_responses_ctx_t *ctx);

/* writes the events that are missing at the end of the stream */

ngx_int_t ngx_http_responses_end(ngx_http_responses_ctx_t *ctx,
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

ngx_int_t ngx_http_responses_drain(ngx_http_responses_ctx_t *ctx);

/* the upstream may go on for that time, unless it has less already */

void ngx_http_responses_drain_until(ngx_http_responses_ctx_t *ctx,
    ngx_msec_t time);

/* ends the upstream as if it had sent a complete response */

void ngx_http_responses_drain_end(ngx_http_responses_ctx_t *ctx);

/* has the stream ended properly before the process ends */

void ngx_http_responses_shutdown_add(ngx_http_responses_ctx_t *ctx);


/* ngx_http_responses_upstream.c */

/* has the end of the upstream reported to the context */

void ngx_http_responses_watch(ngx_http_responses_ctx_t *ctx);

/* is called after watch(): events are sent at once */

void ngx_http_responses_unbuffer(ngx_http_responses_ctx_t *ctx);


/* ngx_http_responses_shutdown.c */

void ngx_http_responses_shutdown_init(ngx_cycle_t *cycle);

/* what is open has its function end called before the process ends */

void ngx_http_responses_shutdown_watch(ngx_http_responses_open_end_t *open);

/* it has ended, or was never open, and was zeroed then */

void ngx_http_responses_shutdown_forget(ngx_http_responses_open_end_t *open);


#endif /* _NGX_HTTP_RESPONSES_STREAM_H_INCLUDED_ */
