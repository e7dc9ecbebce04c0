
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The way of one whole frame through the engine.
 */


#ifndef _NGX_RESPONSES_FLOW_H_INCLUDED_
#define _NGX_RESPONSES_FLOW_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/*
 * Takes engine->frame, whose bytes begin at p.  NGX_OK, or NGX_ERROR: no
 * memory, or write() failed.
 */

ngx_int_t ngx_responses_flow_frame(ngx_responses_engine_t *engine, u_char *p);

/* whether an event of this type is the stream's last one */

#define ngx_responses_flow_ends(engine, type)                                 \
    ((type)->class == NGX_RESPONSES_CLASS_TERMINAL                            \
     || ((type)->class == NGX_RESPONSES_CLASS_ERROR                           \
         && (engine)->conf->failure == NGX_RESPONSES_FAILURE_ERROR))

/*
 * [DONE] came, but no terminal: if all items are done, so is the response, and
 * response.completed is generated.  NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_responses_flow_complete(ngx_responses_engine_t *engine);

/* an event of this type is out: NGX_OK or NGX_ERROR */

ngx_int_t ngx_responses_flow_sent(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type);


#endif /* _NGX_RESPONSES_FLOW_H_INCLUDED_ */
