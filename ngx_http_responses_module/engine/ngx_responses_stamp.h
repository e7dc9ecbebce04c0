
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What every event gets last: its number and its event line.
 */


#ifndef _NGX_RESPONSES_STAMP_H_INCLUDED_
#define _NGX_RESPONSES_STAMP_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_object.h"


/*
 * Splices the next number into an event, which is then taken; where numbers
 * are kept, takes note of it.  wrapped: the event's members are now those of
 * its response.  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_stamp_number(ngx_responses_engine_t *engine,
    ngx_responses_object_t *top, ngx_uint_t wrapped);

/* splices the event line that the profile has for a type's name, likewise */

ngx_int_t ngx_responses_stamp_line(ngx_responses_engine_t *engine,
    ngx_responses_edit_t *edit, ngx_responses_frame_t *frame, u_char *p,
    ngx_str_t name);


#endif /* _NGX_RESPONSES_STAMP_H_INCLUDED_ */
