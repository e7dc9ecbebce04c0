
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Whether a stream is one of the Responses API, decided by its first event.
 */


#ifndef _NGX_RESPONSES_DETECT_H_INCLUDED_
#define _NGX_RESPONSES_DETECT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/*
 * Takes a frame, whose bytes begin at p, while the API is not decided: a whole
 * one is kept, or decides and is processed, with the codes of process().  The
 * beginning of one that is too long decides in any case, and is sent if the
 * stream is foreign.
 */

ngx_int_t ngx_responses_detect_frame(ngx_responses_engine_t *engine,
    u_char *p, ngx_uint_t whole);

/* the LF of the CR LF that ended the previous frame */

ngx_int_t ngx_responses_detect_skipped(ngx_responses_engine_t *engine,
    u_char *lf);

/*
 * Keeps a frame of len bytes until the API is decided, or until the next event
 * comes, but not for long: NGX_OK or NGX_ERROR, as all below.
 */

ngx_int_t ngx_responses_detect_keep(ngx_responses_engine_t *engine, u_char *p,
    size_t len);

/* releases the frames that were kept */

ngx_int_t ngx_responses_detect_expire(ngx_responses_engine_t *engine);

/*
 * The stream has ended: a frame that was cut may decide, too.  A response that
 * was requested and did not begin has failed, but one that is resumed may have
 * a proper end only.
 */

ngx_int_t ngx_responses_detect_finish(ngx_responses_engine_t *engine,
    ngx_responses_end_e end);

/* the API is decided: sends the kept frames, or processes them */

ngx_int_t ngx_responses_detect_release(ngx_responses_engine_t *engine,
    ngx_uint_t api);


#endif /* _NGX_RESPONSES_DETECT_H_INCLUDED_ */
