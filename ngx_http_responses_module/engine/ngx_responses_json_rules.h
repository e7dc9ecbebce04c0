
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules in a JSON response: its body is held until it is whole, and is edited
 * as if it were the "response" member of a terminal event.
 */


#ifndef _NGX_RESPONSES_JSON_RULES_H_INCLUDED_
#define _NGX_RESPONSES_JSON_RULES_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_json_response.h"


/*
 * Applies the rules of the engine to a whole body, which is not changed:
 * another one is written to "out", which is empty, and is freed by the caller
 * with the memory of the engine.  The ruleset is set, and "asked", if the
 * request was for a response.  Fills the record first, if it was not yet.
 *
 * Return codes:
 *   NGX_OK - another one was written, which is counted
 *   NGX_DECLINED - nothing is to be changed: no rule matches, or it is neither
 *                  a response nor a list, or empty
 *   NGX_ABORT - it cannot be read: see worker->message and offset
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_json_rules_edit(ngx_responses_engine_t *engine,
    ngx_responses_json_response_t *json, ngx_responses_buf_t *out);


#endif /* _NGX_RESPONSES_JSON_RULES_H_INCLUDED_ */
