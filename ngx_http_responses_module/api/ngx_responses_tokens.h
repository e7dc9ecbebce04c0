
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members of "usage": one row for each count of tokens, and for each
 * object of counts.
 */


#ifndef _NGX_RESPONSES_TOKENS_H_INCLUDED_
#define _NGX_RESPONSES_TOKENS_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"
#include "api/ngx_responses_usage.h"


/* details of usage, or all of it, that nobody sent */

#define NGX_RESPONSES_INPUT_DETAILS                                           \
    "{\"cached_tokens\":0,\"cache_write_tokens\":0}"
#define NGX_RESPONSES_OUTPUT_DETAILS                                          \
    "{\"reasoning_tokens\":0}"
#define NGX_RESPONSES_NO_USAGE                                                \
    "{\"input_tokens\":0,"                                                    \
    "\"input_tokens_details\":" NGX_RESPONSES_INPUT_DETAILS ","               \
    "\"output_tokens\":0,"                                                    \
    "\"output_tokens_details\":" NGX_RESPONSES_OUTPUT_DETAILS ","             \
    "\"total_tokens\":0}"


typedef struct ngx_responses_tokens_s  ngx_responses_tokens_t;

struct ngx_responses_tokens_s {
    ngx_uint_t                     member;     /* NGX_RESPONSES_M_..., 0: the
                                                  end of the rows */
    ngx_uint_t                     chat;       /* what Chat Completions call
                                                  it; 0: the same */
    ngx_str_t                      made;       /* JSON of one that is missing;
                                                  empty: it may be missing */
    const ngx_responses_tokens_t  *members;    /* of an object; NULL: it is a
                                                  count */
    size_t                         field;      /* of the record, 0: it is not
                                                  logged */
};


/* the rows of usage itself */

extern const ngx_responses_tokens_t  ngx_responses_tokens[];


/* reads the counts of usage, the value of a node, into the record */

void ngx_responses_tokens_read(ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_uint_t node);


#endif /* _NGX_RESPONSES_TOKENS_H_INCLUDED_ */
