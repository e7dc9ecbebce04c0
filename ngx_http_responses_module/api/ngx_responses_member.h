
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members of events that the module itself reads: one row for one.
 * The numbers are the path ids of json/span and json/scan.
 */


#ifndef _NGX_RESPONSES_MEMBER_H_INCLUDED_
#define _NGX_RESPONSES_MEMBER_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_path.h"


#define NGX_RESPONSES_MEMBERS(member)                                         \
    member(TYPE, "type")                                                      \
    member(SEQUENCE, "sequence_number")                                       \
    member(OUTPUT_INDEX, "output_index")                                      \
    member(CONTENT_INDEX, "content_index")                                    \
    member(SUMMARY_INDEX, "summary_index")                                    \
    member(ANNOTATION_INDEX, "annotation_index")                              \
    member(INDEX, "index")                                                    \
    member(ITEM_ID, "item_id")                                                \
    member(DELTA, "delta")                                                    \
    member(DELTA_TEXT, "delta.text")                                          \
    member(TEXT, "text")                                                      \
    member(REFUSAL, "refusal")                                                \
    member(ARGUMENTS, "arguments")                                            \
    member(INPUT, "input")                                                    \
    member(ITEM, "item")                                                      \
    member(ITEM_TYPE, "item.type")                                            \
    member(ITEM_OWN_ID, "item.id")                                            \
    member(ITEM_ARGUMENTS, "item.arguments")                                  \
    member(PART, "part")                                                      \
    member(RESPONSE, "response")                                              \
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
    member(RESPONSE_TOTAL, "response.usage.total_tokens")                     \
    member(OUTPUT_ARGUMENTS, "response.output.*.arguments")                   \
    member(FLAT_ARGUMENTS, "output.*.arguments")                              \
    member(ID, "id")                                                          \
    member(OBJECT, "object")                                                  \
    member(MODEL, "model")                                                    \
    member(MODEL_ID, "model_id")                                              \
    member(STATUS, "status")                                                  \
    member(CODE, "code")                                                      \
    member(PARAM, "param")                                                    \
    member(ERROR, "error")                                                    \
    member(ERROR_CODE, "error.code")                                          \
    member(ERROR_TYPE, "error.type")                                          \
    member(REASON, "incomplete_details.reason")                               \
    member(TIER, "service_tier")                                              \
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


/* members of a JSON response: the above from ID on, and this one */

#define NGX_RESPONSES_JSON_RESPONSE(member)                                   \
    member(OUTPUT_TYPE, "output.*.type")


#define NGX_RESPONSES_MEMBER_ID(name, path)  NGX_RESPONSES_M_##name,

typedef enum {
    NGX_RESPONSES_M_NONE = 0,
    NGX_RESPONSES_MEMBERS(NGX_RESPONSES_MEMBER_ID)
    NGX_RESPONSES_M_MAX,
    NGX_RESPONSES_JSON_RESPONSE(NGX_RESPONSES_MEMBER_ID)
    NGX_RESPONSES_M_END
} ngx_responses_member_e;


/* members of a response, an item, a part or an error, read by itself */

#define NGX_RESPONSES_FIELDS(field)                                           \
    field(ID, "id")                                                           \
    field(OBJECT, "object")                                                   \
    field(CREATED_AT, "created_at")                                           \
    field(MODEL, "model")                                                     \
    field(STATUS, "status")                                                   \
    field(OUTPUT, "output")                                                   \
    field(OUTPUT_ITEM, "output.*")                                            \
    field(OUTPUT_TEXT, "output_text")                                         \
    field(USAGE, "usage")                                                     \
    field(INPUT_TOKENS, "usage.input_tokens")                                 \
    field(OUTPUT_TOKENS, "usage.output_tokens")                               \
    field(TOTAL_TOKENS, "usage.total_tokens")                                 \
    field(PROMPT_TOKENS, "usage.prompt_tokens")                               \
    field(COMPLETION_TOKENS, "usage.completion_tokens")                       \
    field(PROMPT_DETAILS, "usage.prompt_tokens_details")                      \
    field(COMPLETION_DETAILS, "usage.completion_tokens_details")              \
    field(INPUT_DETAILS, "usage.input_tokens_details")                        \
    field(OUTPUT_DETAILS, "usage.output_tokens_details")                      \
    field(TYPE, "type")                                                       \
    field(SEQUENCE, "sequence_number")                                        \
    field(ROLE, "role")                                                       \
    field(CONTENT, "content")                                                 \
    field(CONTENT_PART, "content.*")                                          \
    field(CONTENT_TYPE, "content.*.type")                                     \
    field(CONTENT_TEXT, "content.*.text")                                     \
    field(CONTENT_REFUSAL, "content.*.refusal")                               \
    field(SUMMARY, "summary")                                                 \
    field(SUMMARY_PART, "summary.*")                                          \
    field(SUMMARY_TEXT, "summary.*.text")                                     \
    field(ARGUMENTS, "arguments")                                             \
    field(INPUT, "input")                                                     \
    field(CALL_ID, "call_id")                                                 \
    field(NAME, "name")                                                       \
    field(TEXT, "text")                                                       \
    field(REFUSAL, "refusal")                                                 \
    field(ERROR, "error")                                                     \
    field(CODE, "code")                                                       \
    field(MESSAGE, "message")                                                 \
    field(PARAM, "param")


#define NGX_RESPONSES_FIELD_ID(name, path)  NGX_RESPONSES_F_##name,

typedef enum {
    NGX_RESPONSES_F_NONE = 0,
    NGX_RESPONSES_FIELDS(NGX_RESPONSES_FIELD_ID)
    NGX_RESPONSES_F_MAX
} ngx_responses_field_e;


/* adds them all below root: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_member_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root);
ngx_int_t ngx_responses_json_response_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root);
ngx_int_t ngx_responses_field_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root);

/* a field's own name, the last one of its path */

ngx_str_t ngx_responses_field_name(ngx_uint_t field);


#endif /* _NGX_RESPONSES_MEMBER_H_INCLUDED_ */
