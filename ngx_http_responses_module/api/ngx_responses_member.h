
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members of events that the module reads, one row for each.  The numbers
 * are ids of paths, see json/ngx_responses_path.h.
 */


#ifndef _NGX_RESPONSES_MEMBER_H_INCLUDED_
#define _NGX_RESPONSES_MEMBER_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_path.h"


/* of events themselves */

#define NGX_RESPONSES_TOP_MEMBERS(member)                                     \
    member(TYPE, "type")                                                      \
    member(SEQUENCE, "sequence_number")                                       \
    member(OUTPUT_INDEX, "output_index")                                      \
    member(CONTENT_INDEX, "content_index")                                    \
    member(SUMMARY_INDEX, "summary_index")                                    \
    member(COMMAND_INDEX, "command_index")                                    \
    member(ANNOTATION_INDEX, "annotation_index")                              \
    member(INDEX, "index")                                                    \
    member(ITEM_ID, "item_id")                                                \
    member(CALL_ID, "call_id")                                                \
    member(DELTA, "delta")                                                    \
    member(TEXT, "text")                                                      \
    member(ARGUMENTS, "arguments")                                            \
    member(ITEM, "item")                                                      \
    member(PART, "part")                                                      \
    member(RESPONSE, "response")                                              \
    member(OBJECT, "object")                                                  \
    member(MODEL_ID, "model_id")                                              \
    member(STATUS, "status")                                                  \
    member(CODE, "code")                                                      \
    member(PARAM, "param")                                                    \
    member(ERROR, "error")                                                    \
    NGX_RESPONSES_NAME_MEMBERS(member, , "")

/* of responses, which are objects in events, or flat: members of the event */

#define NGX_RESPONSES_NAME_MEMBERS(member, in, path)                          \
    member(in##ID, path "id")                                                 \
    member(in##MODEL, path "model")                                           \
    member(in##TIER, path "service_tier")

#define NGX_RESPONSES_INNER_MEMBERS(member, in, path)                         \
    member(in##ERROR_CODE, path "error.code")                                 \
    member(in##ERROR_TYPE, path "error.type")                                 \
    member(in##REASON, path "incomplete_details.reason")                      \
    member(in##USAGE, path "usage")

#define NGX_RESPONSES_MEMBER_ID(name, path)  NGX_RESPONSES_M_##name,

typedef enum {
    NGX_RESPONSES_M_NONE = 0,
    NGX_RESPONSES_TOP_MEMBERS(NGX_RESPONSES_MEMBER_ID)
    NGX_RESPONSES_M_TOP,
    NGX_RESPONSES_INNER_MEMBERS(NGX_RESPONSES_MEMBER_ID, , "")
    NGX_RESPONSES_NAME_MEMBERS(NGX_RESPONSES_MEMBER_ID, RESPONSE_, "")
    NGX_RESPONSES_INNER_MEMBERS(NGX_RESPONSES_MEMBER_ID, RESPONSE_, "")
    NGX_RESPONSES_M_MAX
} ngx_responses_member_e;


/* adds the paths below root: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_member_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root);


#endif /* _NGX_RESPONSES_MEMBER_H_INCLUDED_ */
