
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The short way for JSON as servers write it, RFC 8259.
 */


#ifndef _NGX_RESPONSES_FAST_H_INCLUDED_
#define _NGX_RESPONSES_FAST_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_mem.h"
#include "json/ngx_responses_path.h"
#include "json/ngx_responses_span.h"


/*
 * Reads the object between two offsets of p, whose text is well-formed UTF-8
 * without control bytes, and sets the spans, which are empty.
 *
 * Return codes:
 *   NGX_OK - a valid object, the spans are what json/span would set
 *   NGX_DECLINED - not valid, or not plain enough: the spans mean nothing
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_fast_parse(ngx_responses_mem_t *mem,
    ngx_responses_path_t *paths, u_char *p, size_t start, size_t end,
    ngx_responses_spans_t *spans);


#endif /* _NGX_RESPONSES_FAST_H_INCLUDED_ */
