
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Frames that are longer than an event may be.
 */


#ifndef _NGX_RESPONSES_LONG_H_INCLUDED_
#define _NGX_RESPONSES_LONG_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/*
 * The frame that is held goes on, and is as long as the limit.  NGX_OK or
 * NGX_ERROR, no memory or write() failed.
 */

ngx_int_t ngx_responses_long_begin(ngx_responses_engine_t *engine);

/*
 * The bytes that follow.  Return codes:
 *   NGX_DONE - the frame is over
 *   NGX_AGAIN - input used up
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_long_feed(ngx_responses_engine_t *engine,
    u_char **pos, u_char *last);

/* the frame is over; cut: the stream ended within it: NGX_OK or NGX_ERROR */

ngx_int_t ngx_responses_long_end(ngx_responses_engine_t *engine,
    ngx_uint_t cut);

/* whether a part of the frame was sent: nothing else may be sent then */

ngx_uint_t ngx_responses_long_sent(ngx_responses_engine_t *engine);


#endif /* _NGX_RESPONSES_LONG_H_INCLUDED_ */
