
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What servers call a status of a response, and what profiles call a type of
 * event: one row for each name.
 *
 * Never changes an event.  Invariant: repairs after "renamed" see types of
 * OpenAI only, the client gets names of its profile only.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_names.h"


/* types of OpenAI whose other name Open Responses kept */

static const struct {
    ngx_uint_t    type;
    ngx_uint_t    kept;
} ngx_responses_kept_names[] = {
    { NGX_RESPONSES_REASONING_TEXT_DELTA, NGX_RESPONSES_REASONING_DELTA },
    { NGX_RESPONSES_REASONING_TEXT_DONE, NGX_RESPONSES_REASONING_DONE },
    { 0, 0 }
};


/* what servers call a status; others are the last word of a type's name */

static const struct {
    ngx_str_t    name;
    ngx_uint_t   type;
} ngx_responses_statuses[] = {
    { ngx_string("canceled"), NGX_RESPONSES_CANCELLED },
    { ngx_string("error"), NGX_RESPONSES_FAILED },
    { ngx_string("errored"), NGX_RESPONSES_FAILED },
    { ngx_string("expired"), NGX_RESPONSES_FAILED },
    { ngx_string("aborted"), NGX_RESPONSES_FAILED },
    { ngx_null_string, 0 }
};

#define NGX_RESPONSES_NAMES_STATUS  32     /* bytes of a type's name */


ngx_uint_t
ngx_responses_names_status(ngx_str_t status)
{
    u_char      *last, buf[NGX_RESPONSES_NAMES_STATUS];
    ngx_uint_t   i;

    static const ngx_str_t  prefix = ngx_string("response.");

    for (i = 0; ngx_responses_statuses[i].name.len; i++) {

        if (ngx_responses_str_eq(status, ngx_responses_statuses[i].name)) {
            return ngx_responses_statuses[i].type;
        }
    }

    if (status.len == 0 || status.len > sizeof(buf) - prefix.len) {
        return 0;
    }

    last = ngx_cpymem(buf, prefix.data, prefix.len);
    last = ngx_cpymem(last, status.data, status.len);

    return ngx_responses_type_find(buf, last - buf)->status;
}


ngx_str_t
ngx_responses_type_name(ngx_responses_engine_t *engine, ngx_uint_t type)
{
    ngx_uint_t  i;

    /* EU GPT has one terminal, whose status tells them apart */

    if (ngx_responses_engine_eugpt(engine)
        && type == NGX_RESPONSES_INCOMPLETE)
    {
        type = NGX_RESPONSES_COMPLETED;
    }

    if (engine->conf->profile != NGX_RESPONSES_PROFILE_OPEN) {
        return ngx_responses_type(type)->name;
    }

    for (i = 0; ngx_responses_kept_names[i].type; i++) {

        if (ngx_responses_kept_names[i].type == type) {
            return ngx_responses_type(ngx_responses_kept_names[i].kept)->name;
        }
    }

    return ngx_responses_type(type)->name;
}
