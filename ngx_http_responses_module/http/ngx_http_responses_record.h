
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What other modules know of the filter: where it reads responses, and what it
 * has read of one.
 */


#ifndef _NGX_HTTP_RESPONSES_RECORD_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_RECORD_H_INCLUDED_


#include "api/ngx_responses_usage.h"
#include "counters/ngx_responses_count.h"
#include "http/ngx_http_responses_header.h"


/* the filter's own, by which others tell a response from another one */

typedef struct ngx_http_responses_source_s   ngx_http_responses_source_t;

/* of the body of a request, see request/ngx_http_responses_request.h */

typedef struct ngx_http_responses_request_s  ngx_http_responses_request_t;


/* what the body of a response was read as */

typedef enum {
    NGX_HTTP_RESPONSES_RECORD_STREAM = 0,
    NGX_HTTP_RESPONSES_RECORD_FOREIGN,     /* JSON, but of no known API */
    NGX_HTTP_RESPONSES_RECORD_CUT,         /* JSON of one, not all was read */
    NGX_HTTP_RESPONSES_RECORD_JSON
} ngx_http_responses_record_e;


/* the record of a response that was read */

typedef struct {
    const ngx_responses_usage_t   *usage;
    ngx_uint_t                     api;
    ngx_msec_t                     begin;      /* of the request */
    ngx_http_upstream_t           *upstream;   /* NULL: it has none */

    ngx_http_responses_record_e    body;
    ngx_uint_t                     error;      /* unsigned error:1; it is only
                                                  logged */

    ngx_http_responses_source_t   *source;
} ngx_http_responses_record_t;


/* ngx_http_responses_kind.c */

/* whether responses of the location are processed */

ngx_uint_t ngx_http_responses_processed(ngx_http_request_t *r);

/* whether the location has a dry run */

ngx_uint_t ngx_http_responses_dry_run(ngx_http_request_t *r);


/* ngx_http_responses_outcome.c */

/*
 * The response of a request, if it is one of a known API; 0: it is not, and
 * the record has no source, and a usage that says nothing.
 */

ngx_uint_t ngx_http_responses_record(ngx_http_request_t *r,
    ngx_http_responses_record_t *record);

/*
 * The response that was read before another one, or the last one before NULL,
 * which is the source of a record that begins; 0: none was.
 */

ngx_uint_t ngx_http_responses_record_next(ngx_http_request_t *r,
    ngx_http_responses_record_t *record);

/*
 * The status of a request: that of its response or, if that is an error of
 * nginx itself, what this means.  UNKNOWN: a JSON response without status, or
 * another response.
 */

ngx_responses_status_e ngx_http_responses_status(ngx_http_request_t *r);


/* ngx_http_responses_origin.c */

/*
 * The configurations of the last location with "responses" that the request
 * came to, or of the current one.
 */

void **ngx_http_responses_place(ngx_http_request_t *r);

#define ngx_http_responses_place_conf(r, module)                              \
    ngx_http_responses_place(r)[(module).ctx_index]

/* whether the path of the request is one of the Responses API */

ngx_uint_t ngx_http_responses_expected(ngx_http_request_t *r);


/* ngx_http_responses_source.c */

/*
 * That of the response that is read, or NULL; also after an internal redirect,
 * which clears module contexts.
 */

ngx_http_responses_source_t *ngx_http_responses_get_ctx(
    ngx_http_request_t *r);


/* ngx_http_responses_variables.c */

/* the code of its error or, without a response, of a held one; or empty */

ngx_str_t ngx_http_responses_error_code(ngx_http_request_t *r);


#endif /* _NGX_HTTP_RESPONSES_RECORD_H_INCLUDED_ */
