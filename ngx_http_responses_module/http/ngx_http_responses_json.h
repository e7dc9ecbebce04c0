
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON responses.
 */


#ifndef _NGX_HTTP_RESPONSES_JSON_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_JSON_H_INCLUDED_


#include "http/ngx_http_responses_source.h"


/* ngx_http_responses_json.c */

/*
 * Reads the input of JSON, or of a response whose first byte decides, and
 * holds it if rules may change it.
 *
 * Return codes:
 *   NGX_AGAIN - it is held
 *   NGX_OK - the header is to be sent, unless it was, and then *in
 *   NGX_ABORT - it is to be replaced by an error
 *   NGX_ERROR
 */

ngx_int_t ngx_http_responses_json_read(ngx_http_responses_source_t *source,
    ngx_chain_t **in);


#endif /* _NGX_HTTP_RESPONSES_JSON_H_INCLUDED_ */
