
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What codes of errors mean: servers have hundreds, which are a few reasons.
 *
 * Changes nothing.  Invariant: there are as many codes as counters for them,
 * so upstreams cannot add any.  A new code is a row.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "counters/ngx_responses_code.h"
#include "engine/ngx_responses_rule.h"


static ngx_uint_t ngx_responses_code_status(ngx_str_t word);


/* of a status, the first one has it */

const ngx_responses_code_t  ngx_responses_codes[] = {
    { ngx_string("invalid_request"), 400 },
    { ngx_string("context_length_exceeded"), 400 },
    { ngx_string("content_filter"), 400 },
    { ngx_string("invalid_api_key"), 401 },
    { ngx_string("permission_denied"), 403 },
    { ngx_string("not_found"), 404 },
    { ngx_string("request_too_large"), 413 },
    { ngx_string("rate_limit_exceeded"), 429 },
    { ngx_string("insufficient_quota"), 429 },
    { ngx_string("server_error"), 502 },
    { ngx_string("server_is_overloaded"), 503 },
    { ngx_string("timeout"), 504 },
    { ngx_string("upstream_incomplete"), 502 },
    { ngx_string("upstream_error"), 502 },
    { ngx_string("upstream_timeout"), 504 },
    { ngx_string("server_shutdown"), 503 },
    { ngx_string("other"), 0 },
    { ngx_null_string, 0 }
};


/*
 * The code says whose fault a failure is; the first row that fits counts.
 * nginx asks the next server only for a status that is listed in
 * proxy_next_upstream, so that one client's mistake is not repeated there.
 */

static const struct {
    ngx_str_t    pattern;
    ngx_uint_t   code;
} ngx_responses_code_words[] = {

    { ngx_string("upstream_incomplete"),
      NGX_RESPONSES_CODE_UPSTREAM_INCOMPLETE },
    { ngx_string("upstream_error"), NGX_RESPONSES_CODE_UPSTREAM_ERROR },
    { ngx_string("upstream_timeout"), NGX_RESPONSES_CODE_UPSTREAM_TIMEOUT },
    { ngx_string("server_shutdown"), NGX_RESPONSES_CODE_SHUTDOWN },

    { ngx_string("invalid_api_key"), NGX_RESPONSES_CODE_API_KEY },
    { ngx_string("authentication*"), NGX_RESPONSES_CODE_API_KEY },
    { ngx_string("invalid_authentication*"), NGX_RESPONSES_CODE_API_KEY },

    { ngx_string("permission*"), NGX_RESPONSES_CODE_PERMISSION },
    { ngx_string("*_country*"), NGX_RESPONSES_CODE_PERMISSION },

    { ngx_string("*not_found*"), NGX_RESPONSES_CODE_NOT_FOUND },

    { ngx_string("*too_large"), NGX_RESPONSES_CODE_TOO_LARGE },

    { ngx_string("rate_limit*"), NGX_RESPONSES_CODE_RATE_LIMIT },
    { ngx_string("tokens"), NGX_RESPONSES_CODE_RATE_LIMIT },
    { ngx_string("requests"), NGX_RESPONSES_CODE_RATE_LIMIT },
    { ngx_string("*quota*"), NGX_RESPONSES_CODE_QUOTA },
    { ngx_string("billing_*"), NGX_RESPONSES_CODE_QUOTA },
    { ngx_string("*Throttl*"), NGX_RESPONSES_CODE_RATE_LIMIT },
    { ngx_string("TooMany*"), NGX_RESPONSES_CODE_RATE_LIMIT },

    { ngx_string("*overloaded*"), NGX_RESPONSES_CODE_OVERLOADED },
    { ngx_string("*Unavailable*"), NGX_RESPONSES_CODE_OVERLOADED },
    { ngx_string("slow_down"), NGX_RESPONSES_CODE_OVERLOADED },
    { ngx_string("529"), NGX_RESPONSES_CODE_OVERLOADED },

    { ngx_string("*timeout*"), NGX_RESPONSES_CODE_TIMEOUT },
    { ngx_string("deadline*"), NGX_RESPONSES_CODE_TIMEOUT },

    { ngx_string("server_error"), NGX_RESPONSES_CODE_SERVER_ERROR },
    { ngx_string("internal*"), NGX_RESPONSES_CODE_SERVER_ERROR },
    { ngx_string("api_error"), NGX_RESPONSES_CODE_SERVER_ERROR },
    { ngx_string("unknown_error"), NGX_RESPONSES_CODE_SERVER_ERROR },
    { ngx_string("invalid_response"), NGX_RESPONSES_CODE_SERVER_ERROR },

    { ngx_string("context_length_exceeded"),
      NGX_RESPONSES_CODE_CONTEXT_LENGTH },

    { ngx_string("*_policy"), NGX_RESPONSES_CODE_CONTENT_FILTER },
    { ngx_string("*_policy_violation"), NGX_RESPONSES_CODE_CONTENT_FILTER },
    { ngx_string("content_filter"), NGX_RESPONSES_CODE_CONTENT_FILTER },
    { ngx_string("bio_*"), NGX_RESPONSES_CODE_CONTENT_FILTER },
    { ngx_string("misalignment*"), NGX_RESPONSES_CODE_CONTENT_FILTER },

    { ngx_string("invalid_*"), NGX_RESPONSES_CODE_INVALID_REQUEST },
    { ngx_string("image_*"), NGX_RESPONSES_CODE_INVALID_REQUEST },
    { ngx_string("empty_*"), NGX_RESPONSES_CODE_INVALID_REQUEST },
    { ngx_string("failed_to_download_*"),
      NGX_RESPONSES_CODE_INVALID_REQUEST },
    { ngx_string("missing_*"), NGX_RESPONSES_CODE_INVALID_REQUEST },
    { ngx_string("unsupported_*"), NGX_RESPONSES_CODE_INVALID_REQUEST },
    { ngx_string("unknown_parameter"), NGX_RESPONSES_CODE_INVALID_REQUEST },
    { ngx_string("string_*"), NGX_RESPONSES_CODE_INVALID_REQUEST },
    { ngx_string("data_residency*"), NGX_RESPONSES_CODE_INVALID_REQUEST },
    { ngx_string("BadRequest*"), NGX_RESPONSES_CODE_INVALID_REQUEST }
};

#define NGX_RESPONSES_CODE_WORDS                                              \
    (sizeof(ngx_responses_code_words) / sizeof(ngx_responses_code_words[0]))


ngx_uint_t
ngx_responses_code_find(ngx_str_t word)
{
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_CODE_WORDS && word.len; i++) {

        if (ngx_responses_rule_match(&ngx_responses_code_words[i].pattern,
                                     &word))
        {
            return ngx_responses_code_words[i].code;
        }
    }

    return ngx_responses_code_status(word);
}


/* the code of a status; others are the client's fault or the server's */

static ngx_uint_t
ngx_responses_code_status(ngx_str_t word)
{
    int64_t     n;
    ngx_uint_t  i;

    if (ngx_responses_number_read(word.data, word.len, &n) != NGX_OK
        || n < 400 || n > 599)
    {
        return NGX_RESPONSES_CODE_OTHER;
    }

    for (i = 0; i < NGX_RESPONSES_CODE_OTHER; i++) {

        if (ngx_responses_codes[i].status == (ngx_uint_t) n) {
            return i;
        }
    }

    if (n < 500) {
        return NGX_RESPONSES_CODE_INVALID_REQUEST;
    }

    return NGX_RESPONSES_CODE_SERVER_ERROR;
}
