
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Codes of errors that are counted, and the status of each.
 */


#ifndef _NGX_RESPONSES_CODE_H_INCLUDED_
#define _NGX_RESPONSES_CODE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


typedef enum {
    NGX_RESPONSES_CODE_INVALID_REQUEST = 0,
    NGX_RESPONSES_CODE_CONTEXT_LENGTH,
    NGX_RESPONSES_CODE_CONTENT_FILTER,
    NGX_RESPONSES_CODE_API_KEY,
    NGX_RESPONSES_CODE_PERMISSION,
    NGX_RESPONSES_CODE_NOT_FOUND,
    NGX_RESPONSES_CODE_TOO_LARGE,
    NGX_RESPONSES_CODE_RATE_LIMIT,
    NGX_RESPONSES_CODE_QUOTA,
    NGX_RESPONSES_CODE_SERVER_ERROR,
    NGX_RESPONSES_CODE_OVERLOADED,
    NGX_RESPONSES_CODE_TIMEOUT,
    NGX_RESPONSES_CODE_UPSTREAM_INCOMPLETE,    /* these four are set by the */
    NGX_RESPONSES_CODE_UPSTREAM_ERROR,         /* module */
    NGX_RESPONSES_CODE_UPSTREAM_TIMEOUT,
    NGX_RESPONSES_CODE_SHUTDOWN,
    NGX_RESPONSES_CODE_OTHER,
    NGX_RESPONSES_CODES
} ngx_responses_code_e;


typedef struct {
    ngx_str_t    name;
    ngx_uint_t   status;               /* 0: it says nothing */
} ngx_responses_code_t;

/* indexed by ngx_responses_code_e; CODES is empty */

extern const ngx_responses_code_t  ngx_responses_codes[];


/*
 * The code that a code or type of an upstream's error, or a status as a text,
 * means; OTHER: it is not known.
 */

ngx_uint_t ngx_responses_code_find(ngx_str_t word);


#endif /* _NGX_RESPONSES_CODE_H_INCLUDED_ */
