
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The end of a stream: engine->phase changes here and nowhere else.
 */


#ifndef _NGX_RESPONSES_END_H_INCLUDED_
#define _NGX_RESPONSES_END_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/* all functions return NGX_OK, or NGX_ERROR: no memory or write() failed */

/* an event of this type was sent, or hidden */

ngx_int_t ngx_responses_end_sent(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type);

/* the phase is this one now, unless a later one was reached */

void ngx_responses_end_phase(ngx_responses_engine_t *engine,
    ngx_responses_phase_e phase);

/* the frame "data: [DONE]" came, all of it is at p */

ngx_int_t ngx_responses_end_done(ngx_responses_engine_t *engine, u_char *p);

/* a terminal of the upstream is hidden: one that is generated replaces it */

ngx_int_t ngx_responses_end_replace(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type);

/* no more bytes will come: sends the events that are missing, G3 */

ngx_int_t ngx_responses_end_finish(ngx_responses_engine_t *engine,
    ngx_responses_end_e end);


#endif /* _NGX_RESPONSES_END_H_INCLUDED_ */
