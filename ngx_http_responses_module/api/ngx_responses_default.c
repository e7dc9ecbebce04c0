
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members that clients require of a response, and their values: those of
 * OpenAI for a request that does not set them.
 *
 * Has no state and no policy.  Invariant: a value is valid JSON of the type
 * that the schemas name.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_default.h"


#define member(by, name, value, asked)                                        \
    { ngx_string(name), ngx_string(value), by, NGX_RESPONSES_ASKED_##asked,   \
      NULL, NULL }

/* one that has members itself */

#define object(by, name, value, asked, inner, secrets)                        \
    { ngx_string(name), ngx_string(value), by, NGX_RESPONSES_ASKED_##asked,   \
      ngx_responses_inner_##inner, secrets }

#define inner(name, value)  { ngx_string(name), ngx_string(value) }
#define end()               { ngx_null_string, ngx_null_string }

#define OPENAI  NGX_RESPONSES_BY_OPENAI
#define OPEN    NGX_RESPONSES_BY_OPEN
#define ALL     (OPENAI|OPEN)
#define EUGPT   NGX_RESPONSES_BY_EUGPT


static const ngx_responses_inner_t  ngx_responses_inner_reasoning[] = {
    inner("effort", "null"),
    inner("summary", "null"),
    end()
};


static const ngx_responses_inner_t  ngx_responses_inner_text[] = {
    inner("format", "{\"type\":\"text\"}"),
    end()
};


static const ngx_responses_inner_t  ngx_responses_inner_function[] = {
    inner("description", "null"),
    inner("parameters", "null"),
    inner("strict", "null"),
    end()
};


/* OpenAI's responses do not show them: applications log responses */

static const ngx_str_t  ngx_responses_default_secrets[] = {
    ngx_string("tools.*.authorization"),
    ngx_string("tools.*.headers"),
    ngx_string("tools.*.container.network_policy.domain_secrets"),
    ngx_string("tools.*.environment.network_policy.domain_secrets"),
    ngx_null_string
};


const ngx_responses_default_t
    ngx_responses_defaults[NGX_RESPONSES_DEFAULTS] =
{
    member(ALL|EUGPT, "error", "null", NOT),
    member(ALL|EUGPT, "incomplete_details", "null", NOT),
    member(ALL, "usage", "null", NOT),
    member(ALL, "instructions", "null", CLIENT),
    member(ALL, "metadata", "{}", CLIENT),
    member(ALL, "parallel_tool_calls", "true", SENT),
    member(ALL, "temperature", "1", SENT),
    member(ALL, "tool_choice", "\"auto\"", SENT),
    object(ALL, "tools", "[]", CLIENT, function,
           ngx_responses_default_secrets),
    member(ALL, "top_p", "1", SENT),
    member(OPENAI, "access_programs", "null", NOT),

    /* OpenAI's types do not require these; clients of OpenRouter do */

    member(ALL, "completed_at", "", NOT),
    member(ALL, "frequency_penalty", "0", SENT),
    member(ALL, "presence_penalty", "0", SENT),

    member(OPEN, "background", "false", SENT),
    member(OPEN, "max_output_tokens", "null", SENT),
    member(OPEN, "max_tool_calls", "null", SENT),
    member(OPEN, "previous_response_id", "null", SENT),
    member(OPEN, "prompt_cache_key", "null", CLIENT),
    object(OPEN, "reasoning", "null", SENT, reasoning, NULL),
    member(OPEN, "safety_identifier", "null", CLIENT),
    member(OPEN, "service_tier", "\"default\"", SENT),
    member(OPEN, "store", "true", SENT),
    object(OPEN, "text", "{\"format\":{\"type\":\"text\"}}", SENT, text, NULL),
    member(OPEN, "top_logprobs", "0", SENT),
    member(OPEN, "truncation", "\"disabled\"", SENT),
    member(OPEN, "user", "null", CLIENT)
};
