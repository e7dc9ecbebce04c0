
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The names of members that the module reads, one row for each, whatever
 * object has such a member.  The numbers are the keys of nodes, see
 * json/ngx_responses_key.h.
 */


#ifndef _NGX_RESPONSES_MEMBER_H_INCLUDED_
#define _NGX_RESPONSES_MEMBER_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_key.h"


/* members of events themselves: 31 at most, as there are bits of them */

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
    member(ID, "id")                                                          \
    member(MODEL, "model")                                                    \
    member(TIER, "service_tier")

/* others: of responses, items, parts, requests, errors, usage, other APIs */

#define NGX_RESPONSES_OTHER_MEMBERS(member)                                   \
    member(ACCESS_PROGRAMS, "access_programs")                                \
    member(BACKGROUND, "background")                                          \
    member(COMPLETED_AT, "completed_at")                                      \
    member(CREATED_AT, "created_at")                                          \
    member(FREQUENCY_PENALTY, "frequency_penalty")                            \
    member(INCOMPLETE_DETAILS, "incomplete_details")                          \
    member(INSTRUCTIONS, "instructions")                                      \
    member(MAX_OUTPUT_TOKENS, "max_output_tokens")                            \
    member(MAX_TOOL_CALLS, "max_tool_calls")                                  \
    member(METADATA, "metadata")                                              \
    member(OUTPUT, "output")                                                  \
    member(OUTPUT_TEXT, "output_text")                                        \
    member(PARALLEL_TOOL_CALLS, "parallel_tool_calls")                        \
    member(PRESENCE_PENALTY, "presence_penalty")                              \
    member(PREVIOUS_RESPONSE_ID, "previous_response_id")                      \
    member(PROMPT, "prompt")                                                  \
    member(PROMPT_CACHE_KEY, "prompt_cache_key")                              \
    member(REASONING, "reasoning")                                            \
    member(RESPONSE_ID, "response_id")                                        \
    member(SAFETY_IDENTIFIER, "safety_identifier")                            \
    member(STORE, "store")                                                    \
    member(TEMPERATURE, "temperature")                                        \
    member(TOOL_CALLS, "tool_calls")                                          \
    member(TOOL_CHOICE, "tool_choice")                                        \
    member(TOOLS, "tools")                                                    \
    member(TOP_LOGPROBS, "top_logprobs")                                      \
    member(TOP_P, "top_p")                                                    \
    member(TRUNCATION, "truncation")                                          \
    member(USAGE, "usage")                                                    \
    member(USER, "user")                                                      \
    member(ACTION, "action")                                                  \
    member(ANNOTATION, "annotation")                                          \
    member(ANNOTATIONS, "annotations")                                        \
    member(COMMAND, "command")                                                \
    member(COMMANDS, "commands")                                              \
    member(CONTENT, "content")                                                \
    member(DATA, "data")                                                      \
    member(DELETED, "deleted")                                                \
    member(DIFF, "diff")                                                      \
    member(INPUT, "input")                                                    \
    member(LOGPROBS, "logprobs")                                              \
    member(NAME, "name")                                                      \
    member(OPERATION, "operation")                                            \
    member(OUTPUTS, "outputs")                                                \
    member(QUERIES, "queries")                                                \
    member(REFUSAL, "refusal")                                                \
    member(RESULT, "result")                                                  \
    member(RESULTS, "results")                                                \
    member(ROLE, "role")                                                      \
    member(STREAM, "stream")                                                  \
    member(SUMMARY, "summary")                                                \
    member(DETAIL, "detail")                                                  \
    member(DETAILS, "details")                                                \
    member(ERRORS, "errors")                                                  \
    member(LAST_ERROR, "last_error")                                          \
    member(LOC, "loc")                                                        \
    member(MESSAGE, "message")                                                \
    member(MSG, "msg")                                                        \
    member(REASON, "reason")                                                  \
    member(STATUS_DETAILS, "status_details")                                  \
    member(CACHE_WRITE_TOKENS, "cache_write_tokens")                          \
    member(CACHE_WRITE_TOKENS_DETAILS, "cache_write_tokens_details")          \
    member(CACHED_TOKENS, "cached_tokens")                                    \
    member(COMPLETION_TOKENS, "completion_tokens")                            \
    member(COMPLETION_TOKENS_DETAILS, "completion_tokens_details")            \
    member(INPUT_TOKENS, "input_tokens")                                      \
    member(INPUT_TOKENS_DETAILS, "input_tokens_details")                      \
    member(OUTPUT_TOKENS, "output_tokens")                                    \
    member(OUTPUT_TOKENS_DETAILS, "output_tokens_details")                    \
    member(PROMPT_TOKENS, "prompt_tokens")                                    \
    member(PROMPT_TOKENS_DETAILS, "prompt_tokens_details")                    \
    member(REASONING_TOKENS, "reasoning_tokens")                              \
    member(TOTAL_TOKENS, "total_tokens")                                      \
    member(TTL_12H_TOKENS, "ttl_12h_tokens")                                  \
    member(TTL_30M_TOKENS, "ttl_30m_tokens")                                  \
    member(CANDIDATES, "candidates")                                          \
    member(CHOICES, "choices")                                                \
    member(AWS_TYPE, "__type")

#define NGX_RESPONSES_MEMBER_ID(id, name)  NGX_RESPONSES_M_##id,

typedef enum {
    NGX_RESPONSES_M_NONE = 0,
    NGX_RESPONSES_TOP_MEMBERS(NGX_RESPONSES_MEMBER_ID)
    NGX_RESPONSES_M_TOP,
    NGX_RESPONSES_OTHER_MEMBERS(NGX_RESPONSES_MEMBER_ID)
    NGX_RESPONSES_M_MAX
} ngx_responses_member_e;


/* the table of their keys */

const ngx_responses_keys_t *ngx_responses_member_keys(void);

/* the member of that name, NGX_RESPONSES_M_NONE: it is not known */

ngx_uint_t ngx_responses_member_find(const u_char *name, size_t len);

/* the name of a member; before it stands ,", and after it ": */

extern const ngx_str_t  ngx_responses_members[NGX_RESPONSES_M_MAX];

#define ngx_responses_member_name(member)  (&ngx_responses_members[member])


#endif /* _NGX_RESPONSES_MEMBER_H_INCLUDED_ */
