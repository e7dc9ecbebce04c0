
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


/* of events themselves; from ID on they are members of flat responses, too */

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
    member(ID, "id")                                                          \
    member(OBJECT, "object")                                                  \
    member(MODEL, "model")                                                    \
    member(MODEL_ID, "model_id")                                              \
    member(STATUS, "status")                                                  \
    member(CODE, "code")                                                      \
    member(PARAM, "param")                                                    \
    member(ERROR, "error")                                                    \
    member(TIER, "service_tier")

#define NGX_RESPONSES_FLAT_MEMBERS(member)                                    \
    member(ERROR_CODE, "error.code")                                          \
    member(ERROR_TYPE, "error.type")                                          \
    member(REASON, "incomplete_details.reason")                               \
    member(USAGE_INPUT, "usage.input_tokens")                                 \
    member(USAGE_PROMPT, "usage.prompt_tokens")                               \
    member(USAGE_CACHED, "usage.input_tokens_details.cached_tokens")          \
    member(USAGE_PROMPT_CACHED, "usage.prompt_tokens_details.cached_tokens")  \
    member(USAGE_CACHE_WRITE,                                                 \
           "usage.input_tokens_details.cache_write_tokens")                   \
    member(USAGE_OUTPUT, "usage.output_tokens")                               \
    member(USAGE_COMPLETION, "usage.completion_tokens")                       \
    member(USAGE_REASONING, "usage.output_tokens_details.reasoning_tokens")   \
    member(USAGE_COMPLETION_REASONING,                                        \
           "usage.completion_tokens_details.reasoning_tokens")                \
    member(USAGE_TOTAL, "usage.total_tokens")

/* of objects within events */

#define NGX_RESPONSES_INNER_MEMBERS(member)                                   \
    member(ITEM_TYPE, "item.type")                                            \
    member(RESPONSE_ID, "response.id")                                        \
    member(RESPONSE_MODEL, "response.model")                                  \
    member(RESPONSE_REASON, "response.incomplete_details.reason")             \
    member(RESPONSE_ERROR_CODE, "response.error.code")                        \
    member(RESPONSE_ERROR_TYPE, "response.error.type")                        \
    member(RESPONSE_TIER, "response.service_tier")                            \
    member(RESPONSE_INPUT, "response.usage.input_tokens")                     \
    member(RESPONSE_PROMPT, "response.usage.prompt_tokens")                   \
    member(RESPONSE_CACHED,                                                   \
           "response.usage.input_tokens_details.cached_tokens")               \
    member(RESPONSE_PROMPT_CACHED,                                            \
           "response.usage.prompt_tokens_details.cached_tokens")              \
    member(RESPONSE_CACHE_WRITE,                                              \
           "response.usage.input_tokens_details.cache_write_tokens")          \
    member(RESPONSE_OUTPUT, "response.usage.output_tokens")                   \
    member(RESPONSE_COMPLETION, "response.usage.completion_tokens")           \
    member(RESPONSE_REASONING,                                                \
           "response.usage.output_tokens_details.reasoning_tokens")           \
    member(RESPONSE_COMPLETION_REASONING,                                     \
           "response.usage.completion_tokens_details.reasoning_tokens")       \
    member(RESPONSE_TOTAL, "response.usage.total_tokens")

#define NGX_RESPONSES_MEMBER_ID(name, path)  NGX_RESPONSES_M_##name,

typedef enum {
    NGX_RESPONSES_M_NONE = 0,
    NGX_RESPONSES_TOP_MEMBERS(NGX_RESPONSES_MEMBER_ID)
    NGX_RESPONSES_M_TOP,
    NGX_RESPONSES_FLAT_MEMBERS(NGX_RESPONSES_MEMBER_ID)
    NGX_RESPONSES_M_FLAT,
    NGX_RESPONSES_INNER_MEMBERS(NGX_RESPONSES_MEMBER_ID)
    NGX_RESPONSES_M_MAX
} ngx_responses_member_e;


/* adds the paths below root: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_member_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root);


#endif /* _NGX_RESPONSES_MEMBER_H_INCLUDED_ */
