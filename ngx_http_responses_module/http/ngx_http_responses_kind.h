
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a request is for, which responses are processed, and what became of
 * them.
 */


#ifndef _NGX_HTTP_RESPONSES_KIND_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_KIND_H_INCLUDED_


#include "http/ngx_http_responses_record.h"
#include "http/ngx_http_responses_segment.h"
#include "http/ngx_http_responses_source.h"


/* ngx_http_responses_origin.c */

ngx_int_t ngx_http_responses_origin_init(ngx_conf_t *cf);

/* a handler of the preaccess phase: notes the location */

ngx_int_t ngx_http_responses_place_handler(ngx_http_request_t *r);

/*
 * ngx_http_responses_identity.c: a handler of the precontent phase, which has
 * the upstream asked for a response that is not compressed
 */

ngx_int_t ngx_http_responses_identity_handler(ngx_http_request_t *r);

/* pass what is known of the request to the engine; the number of resume() */

void ngx_http_responses_origin(ngx_http_request_t *r,
    ngx_responses_engine_t *engine);
void ngx_http_responses_resume(ngx_http_request_t *r,
    ngx_responses_engine_t *engine);
ngx_msec_t ngx_http_responses_begin(ngx_http_request_t *r);


/* ngx_http_responses_kind.c */

/* error responses, to which no rule applies */

#define ngx_http_responses_error(r)                                           \
    ((r)->headers_out.status >= NGX_HTTP_SPECIAL_RESPONSE)

/* whether the response has no body */

#define ngx_http_responses_head(r)                                            \
    ((r)->header_only || (r)->method == NGX_HTTP_HEAD)

/* whether the module acts in a location, and does not only watch */

#define ngx_http_responses_acts(rlcf)                                         \
    ((rlcf)->enable && !(rlcf)->dry_run)

/* whether the handler of a location has begun an upstream */

#define ngx_http_responses_begun(u, before)                                   \
    ((u) && (u) != (before))

/* responses that are read only: error responses, and all in a dry run */

#define ngx_http_responses_read_only(r, rlcf)                                 \
    ((rlcf)->dry_run || ngx_http_responses_error(r))

/* whether the body is held, or is so if its first byte says */

#define ngx_http_responses_waits(source)                                      \
    ((source)->mode == NGX_HTTP_RESPONSES_SNIFFED                             \
     || (source)->mode == NGX_HTTP_RESPONSES_HELD)

/* why a response is not processed */

typedef enum {
    NGX_HTTP_RESPONSES_SKIPPED_NOT = 0,
    NGX_HTTP_RESPONSES_SKIPPED_OFF,
    NGX_HTTP_RESPONSES_SKIPPED_SUBREQUEST,
    NGX_HTTP_RESPONSES_SKIPPED_UPGRADE,
    NGX_HTTP_RESPONSES_SKIPPED_STATUS,
    NGX_HTTP_RESPONSES_SKIPPED_RANGE,
    NGX_HTTP_RESPONSES_SKIPPED_TYPE,
    NGX_HTTP_RESPONSES_SKIPPED_ENCODING,
    NGX_HTTP_RESPONSES_SKIPPED_FOREIGN
} ngx_http_responses_skipped_e;

/*
 * How a response is processed: STREAM, SNIFFED, HELD if it is JSON, or PASSED,
 * which sets *skipped.
 */

ngx_http_responses_mode_e ngx_http_responses_kind(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t *skipped);

/* whether responses of the location are processed */

ngx_uint_t ngx_http_responses_enabled(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);

/* whether the upstream says that it is an event stream, and says it once */

#define ngx_http_responses_is_stream(r)                                       \
    (ngx_http_responses_begins(&(r)->headers_out.content_type,                \
                               "text/event-stream")                           \
     && ngx_strlchr((r)->headers_out.content_type.data,                       \
                    (r)->headers_out.content_type.data                        \
                    + (r)->headers_out.content_type.len, ',')                 \
        == NULL)

/*
 * Whether a response that was skipped must not be sent, as it may contain
 * what a rule hides; logs this.
 */

ngx_uint_t ngx_http_responses_refused(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t skipped);

/* replaces the response by an error, before its header was sent */

ngx_int_t ngx_http_responses_refuse(ngx_http_request_t *r, ngx_uint_t status);


/* ngx_http_responses_outcome.c */

/*
 * The source of a response that has a record, as it is one of a known API, or
 * NULL; and the API.
 */

ngx_http_responses_source_t *ngx_http_responses_recorded(
    ngx_http_request_t *r);
ngx_uint_t ngx_http_responses_api(ngx_http_responses_source_t *source);

/* why a response is not processed, and as logs say it */

ngx_uint_t ngx_http_responses_skipped(ngx_http_request_t *r);
extern ngx_str_t  ngx_http_responses_skips[];


#endif /* _NGX_HTTP_RESPONSES_KIND_H_INCLUDED_ */
