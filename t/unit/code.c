
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for counters/code: codes, types and statuses of servers, whose codes
 * are few.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_code.h"

#include "tap.h"


static const struct {
    const char  *words;
    const char  *name;
    ngx_uint_t   status;
} cases[] = {
    { "invalid_prompt image_too_big BadRequestError 400 422 499",
      "invalid_request", 400 },
    { "context_length_exceeded", "context_length_exceeded", 400 },
    { "content_filter cyber_policy bio_x invalid_image_policy_violation",
      "content_filter", 400 },
    { "invalid_api_key authentication_error 401", "invalid_api_key", 401 },
    { "permission_error unsupported_country_region_territory 403",
      "permission_denied", 403 },
    { "model_not_found not_found_error previous_response_not_found 404",
      "not_found", 404 },
    { "request_too_large invalid_image_too_large 413", "request_too_large",
      413 },
    { "rate_limit_exceeded rate_limit_error tokens ThrottlingException 429",
      "rate_limit_exceeded", 429 },
    { "insufficient_quota billing_hard_limit_reached", "insufficient_quota",
      429 },
    { "server_error internal_server_error api_error 500 502 599",
      "server_error", 502 },
    { "server_is_overloaded overloaded_error slow_down 503 529",
      "server_is_overloaded", 503 },
    { "timeout vector_store_timeout deadline_exceeded 504", "timeout", 504 },
    { "upstream_incomplete", "upstream_incomplete", 502 },
    { "upstream_error", "upstream_error", 502 },
    { "upstream_timeout", "upstream_timeout", 504 },
    { "server_shutdown", "server_shutdown", 503 },
    { "acme other 399 600 4290 0429 -429 Server_Error", "other", 0 }
};


int
main(void)
{
    char                        *word, text[128];
    ngx_str_t                    s;
    ngx_uint_t                   i;
    const ngx_responses_code_t  *code;

    for (i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        ngx_memcpy(text, cases[i].words, strlen(cases[i].words) + 1);

        for (word = strtok(text, " "); word; word = strtok(NULL, " ")) {
            s.data = (u_char *) word;
            s.len = strlen(word);

            code = &ngx_responses_codes[ngx_responses_code_find(s)];

            ok(strcmp((char *) code->name.data, cases[i].name) == 0
               && code->status == cases[i].status, word);
        }
    }

    ngx_str_null(&s);
    is(ngx_responses_code_find(s), NGX_RESPONSES_CODE_OTHER, "nothing");

    for (i = 0; ngx_responses_codes[i].name.len; i++) {
        is(ngx_responses_code_find(ngx_responses_codes[i].name), i,
           (char *) ngx_responses_codes[i].name.data);
    }

    is(i, NGX_RESPONSES_CODES, "each code has a name");

    return tap_done();
}
