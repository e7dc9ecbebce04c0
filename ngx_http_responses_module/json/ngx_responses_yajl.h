
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Checks a text with yajl.
 */


#ifndef _NGX_RESPONSES_YAJL_H_INCLUDED_
#define _NGX_RESPONSES_YAJL_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"


/*
 * Checks json->text.  White space is as yajl defines it, and UTF-8 is not
 * validated.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - invalid, or too deep: message is set, and offset to the
 *                  bytes that yajl has consumed
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_yajl_check(ngx_responses_json_t *json);


#endif /* _NGX_RESPONSES_YAJL_H_INCLUDED_ */
