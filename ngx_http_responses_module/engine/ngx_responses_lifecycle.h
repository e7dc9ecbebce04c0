
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rows of the table of repairs that are about the response object: NGX_OK
 * for repaired, NGX_DECLINED for no symptom, NGX_ERROR.
 */


#ifndef _NGX_RESPONSES_LIFECYCLE_H_INCLUDED_
#define _NGX_RESPONSES_LIFECYCLE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"


/* reads the object, or the event if it has none, and learns from it */

ngx_int_t ngx_responses_lifecycle_read(ngx_responses_repair_t *rp);

/* the same, also for the rows after it, and wraps a flat one */

ngx_int_t ngx_responses_lifecycle_flat(ngx_responses_repair_t *rp);

/* takes out, so it must come before what puts in */

ngx_int_t ngx_responses_lifecycle_output_text(ngx_responses_repair_t *rp);

ngx_int_t ngx_responses_lifecycle_time(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_lifecycle_id(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_lifecycle_usage(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_lifecycle_members(ngx_responses_repair_t *rp);

/* the status that goes with a type */

ngx_str_t ngx_responses_lifecycle_status(ngx_uint_t type);


#endif /* _NGX_RESPONSES_LIFECYCLE_H_INCLUDED_ */
