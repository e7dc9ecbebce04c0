
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The output of a response: what the model, or a hosted tool, has answered.
 */


#ifndef _NGX_RESPONSES_OUTPUT_H_INCLUDED_
#define _NGX_RESPONSES_OUTPUT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"


/* whether an event carries output, or is the end of some */

ngx_uint_t ngx_responses_output(ngx_responses_event_t *ev);

/* the same of one whose members were not read */

ngx_uint_t ngx_responses_output_type(const ngx_responses_type_t *type);


#endif /* _NGX_RESPONSES_OUTPUT_H_INCLUDED_ */
