
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Types of events that have two names: that of OpenAI and another one.
 */


#ifndef _NGX_RESPONSES_NAMES_H_INCLUDED_
#define _NGX_RESPONSES_NAMES_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/* the type of event that a status of a response is named by, or 0 */

ngx_uint_t ngx_responses_names_status(ngx_str_t status);

/* the name that a type has in the profile */

ngx_str_t ngx_responses_type_name(ngx_responses_engine_t *engine,
    ngx_uint_t type);


#endif /* _NGX_RESPONSES_NAMES_H_INCLUDED_ */
