
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Why a text is invalid, by yajl.
 */


#ifndef _NGX_RESPONSES_YAJL_H_INCLUDED_
#define _NGX_RESPONSES_YAJL_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"


/*
 * Sets message and offset to what yajl finds wrong with json->text; leaves the
 * message empty if it finds nothing.  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_yajl_reason(ngx_responses_json_t *json);


#endif /* _NGX_RESPONSES_YAJL_H_INCLUDED_ */
