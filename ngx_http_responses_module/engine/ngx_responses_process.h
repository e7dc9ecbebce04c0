
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Processes one whole frame.
 */


#ifndef _NGX_RESPONSES_PROCESS_H_INCLUDED_
#define _NGX_RESPONSES_PROCESS_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/*
 * Takes engine->frame, whose bytes begin at p.  NGX_OK, or NGX_ERROR: no
 * memory, or write() failed.
 */

ngx_int_t ngx_responses_process(ngx_responses_engine_t *engine, u_char *p);

/*
 * The beginning of a frame that is too long, after which there is a byte that
 * can be written to: sends the beginning of its event, without an end.
 *
 * Return codes:
 *   NGX_OK - it was sent as it came
 *   NGX_DONE - edited
 *   NGX_DECLINED - it is hidden, and so is all of it
 *   NGX_ABORT - it is no event
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_process_beginning(ngx_responses_engine_t *engine,
    u_char *p);


#endif /* _NGX_RESPONSES_PROCESS_H_INCLUDED_ */
