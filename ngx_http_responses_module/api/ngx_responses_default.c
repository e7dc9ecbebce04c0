
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
#include "api/ngx_responses_member.h"


#define member(by, name, value, asked)                                        \
    { NGX_RESPONSES_M_##name, ngx_string(value), by,                          \
      NGX_RESPONSES_ASKED_##asked, NULL, NULL }

/* one that has members itself */

#define object(by, name, value, asked, inner, secrets)                        \
    { NGX_RESPONSES_M_##name, ngx_string(value), by,                          \
      NGX_RESPONSES_ASKED_##asked, ngx_responses_inner_##inner, secrets }

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
    member(ALL|EUGPT, ERROR, "null", NOT),
    member(ALL|EUGPT, INCOMPLETE_DETAILS, "null", NOT),
    member(ALL, USAGE, "null", NOT),
    member(ALL, INSTRUCTIONS, "null", CLIENT),
    member(ALL, METADATA, "{}", CLIENT),
    member(ALL, PARALLEL_TOOL_CALLS, "true", SENT),
    member(ALL, TEMPERATURE, "1", SENT),
    member(ALL, TOOL_CHOICE, "\"auto\"", SENT),
    object(ALL, TOOLS, "[]", CLIENT, function,
           ngx_responses_default_secrets),
    member(ALL, TOP_P, "1", SENT),
    member(OPENAI, ACCESS_PROGRAMS, "null", NOT),

    /* OpenAI's types do not require these; clients of OpenRouter do */

    member(ALL, COMPLETED_AT, "", NOT),
    member(ALL, FREQUENCY_PENALTY, "0", SENT),
    member(ALL, PRESENCE_PENALTY, "0", SENT),

    member(OPEN, BACKGROUND, "false", SENT),
    member(OPEN, MAX_OUTPUT_TOKENS, "null", SENT),
    member(OPEN, MAX_TOOL_CALLS, "null", SENT),
    member(OPEN, PREVIOUS_RESPONSE_ID, "null", SENT),
    member(OPEN, PROMPT_CACHE_KEY, "null", CLIENT),
    object(OPEN, REASONING, "null", SENT, reasoning, NULL),
    member(OPEN, SAFETY_IDENTIFIER, "null", CLIENT),
    member(OPEN, TIER, "\"default\"", SENT),
    member(OPEN, STORE, "true", SENT),
    object(OPEN, TEXT, "{\"format\":{\"type\":\"text\"}}", SENT, text, NULL),
    member(OPEN, TOP_LOGPROBS, "0", SENT),
    member(OPEN, TRUNCATION, "\"disabled\"", SENT),
    member(OPEN, USER, "null", CLIENT)
};
