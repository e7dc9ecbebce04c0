
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The engine from outside: it is fed the bytes of one stream, cut anywhere,
 * and hands out the pieces of what the client is to get, see
 * docs/internals.md.
 *
 * It knows no HTTP, reads no clock and logs nothing: the same input and the
 * same times give the same output, however the input was cut.
 */


#ifndef _NGX_RESPONSES_FEED_H_INCLUDED_
#define _NGX_RESPONSES_FEED_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/* conf, worker and mem must outlive the engine */

void ngx_responses_engine_init(ngx_responses_engine_t *engine,
    const ngx_responses_conf_t *conf, ngx_responses_worker_t *worker,
    ngx_responses_mem_t *mem, ngx_responses_write_pt write, void *data);

/*
 * The stream may be one of another API: its first event decides.  asked: the
 * request was for a response, which decides if the event does not.  To be
 * called before any bytes.
 */

void ngx_responses_engine_detect(ngx_responses_engine_t *engine,
    ngx_uint_t asked);

/* frees what the stream holds */

void ngx_responses_engine_free(ngx_responses_engine_t *engine);

/*
 * Feeds bytes that arrived at a time, in milliseconds.  Nothing points into
 * them when it returns, but for pieces that write() was given.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_engine_feed(ngx_responses_engine_t *engine, u_char *p,
    size_t len, ngx_msec_t now);

/*
 * No more bytes will come: a last frame without its blank line is sent, if
 * it is whole but for that, and then the end that the stream lacks.  May be
 * called twice.
 */

ngx_int_t ngx_responses_engine_finish(ngx_responses_engine_t *engine,
    ngx_responses_end_e end);

/*
 * To be called when engine->timer, a time as those of engine_feed(), has
 * come and nothing was fed since; 0 means never.  NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_responses_engine_expire(ngx_responses_engine_t *engine,
    ngx_msec_t now);

/*
 * The stream goes on from one that was broken off after event N: numbers
 * continue, and what is open is not known.  To be called before any bytes.
 */

void ngx_responses_engine_resume(ngx_responses_engine_t *engine, int64_t n);


/*
 * What keeps a silent stream alive, to be called between two frames before
 * the terminal: an event, or a comment where no event may stand yet or a rule
 * hides it.  NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_responses_engine_keepalive(ngx_responses_engine_t *engine,
    ngx_uint_t event);

/* whether a frame of ours could be put after what is out */

ngx_uint_t ngx_responses_engine_between(ngx_responses_engine_t *engine);


#endif /* _NGX_RESPONSES_FEED_H_INCLUDED_ */
