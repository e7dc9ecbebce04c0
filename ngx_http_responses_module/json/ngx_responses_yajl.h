
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads a text with yajl, whose result counts for what json/json declines.
 */


#ifndef _NGX_RESPONSES_YAJL_H_INCLUDED_
#define _NGX_RESPONSES_YAJL_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"


/*
 * Reads json->text and sets json->nodes, which must have memory for (len + 1)
 * / 2 nodes, or for the limit.  White space is as yajl defines it, and UTF-8
 * is not validated.
 *
 * Return codes:
 *   NGX_OK - the nodes are set
 *   NGX_DECLINED - invalid, or a limit is exceeded: message is set, and
 *                  offset to the bytes that yajl has consumed
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_yajl_read(ngx_responses_json_t *json);


#endif /* _NGX_RESPONSES_YAJL_H_INCLUDED_ */
