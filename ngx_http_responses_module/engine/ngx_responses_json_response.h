
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A JSON response, as to a request with "stream": false: its record is filled
 * while its bytes pass, which may be cut anywhere.  No byte is held or
 * changed, and a word for which there is no memory is not known.
 */


#ifndef _NGX_RESPONSES_JSON_RESPONSE_H_INCLUDED_
#define _NGX_RESPONSES_JSON_RESPONSE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_path.h"
#include "json/ngx_responses_scan.h"
#include "api/ngx_responses_usage.h"


/* a value is cut to this length, in bytes of JSON */

#define NGX_RESPONSES_JSON_RESPONSE_VALUE  256


typedef struct {
    ngx_responses_scan_t    scan;
    ngx_responses_usage_t  *usage;

    ngx_uint_t              status;    /* event type of this status, or 0 */

    ngx_uint_t              member;    /* being read, or 0 */
    size_t                  len;
    u_char                  value[NGX_RESPONSES_JSON_RESPONSE_VALUE];

    unsigned                response:1;  /* "object" is "response" */
    unsigned                error:1;     /* has an error */
    unsigned                ignored:1;   /* not read, or other JSON */
    unsigned                complete:1;  /* read to the end of the object */
} ngx_responses_json_response_t;


/* the paths are those of ngx_responses_json_response_paths() */

void ngx_responses_json_response_init(ngx_responses_json_response_t *json,
    ngx_responses_path_t *paths, ngx_responses_usage_t *usage);

void ngx_responses_json_response_read(ngx_responses_json_response_t *json,
    u_char *p, size_t len);

/* the type of event that a status is the last word of, or 0 */

ngx_uint_t ngx_responses_json_response_type(u_char *p, size_t len);

/* the bytes that follow cannot be read */

#define ngx_responses_json_response_ignore(json)  (json)->ignored = 1

/*
 * Whether the bytes so far are a response or an error.  Otherwise the record
 * is not valid.
 */

#define ngx_responses_json_response_known(json)                               \
    (!(json)->ignored                                                         \
     && ((json)->response || (json)->error || (json)->status))


#endif /* _NGX_RESPONSES_JSON_RESPONSE_H_INCLUDED_ */
