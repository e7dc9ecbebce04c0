
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Frames that are too long to be held.
 */


#ifndef _NGX_RESPONSES_OVERSIZE_H_INCLUDED_
#define _NGX_RESPONSES_OVERSIZE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/*
 * Begins the frame whose first bytes are in two parts, engine->hold and
 * those at p, and feeds it the held ones.  NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_responses_oversize_begin(ngx_responses_engine_t *engine,
    u_char *p, size_t len);

/*
 * Return codes:
 *   NGX_DONE - the frame is over
 *   NGX_AGAIN - input used up
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_oversize_feed(ngx_responses_engine_t *engine,
    u_char **pos, u_char *last);

/* the stream ended within the frame: NGX_OK or NGX_ERROR */

ngx_int_t ngx_responses_oversize_end(ngx_responses_engine_t *engine);

/* whether a part of the frame was sent: nothing else may be sent then */

ngx_uint_t ngx_responses_oversize_written(ngx_responses_engine_t *engine);

/* the parser's state after the frame */

void ngx_responses_oversize_sse(ngx_responses_engine_t *engine);


#endif /* _NGX_RESPONSES_OVERSIZE_H_INCLUDED_ */
