
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Types of events, and statuses of responses, that have two names: one row for
 * each.
 *
 * Never changes an event.  Invariant: repairs after "renamed" see types of
 * OpenAI only, the client gets names of its profile only.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_names.h"


typedef struct {
    ngx_uint_t    from;
    ngx_uint_t    to;                  /* OpenAI's */
    ngx_uint_t    openresponses;       /* unsigned openresponses:1; Open
                                          Responses kept the other name */
} ngx_responses_names_t;


static const ngx_responses_names_t  ngx_responses_names[] = {
    { NGX_RESPONSES_REASONING_DELTA, NGX_RESPONSES_REASONING_TEXT_DELTA, 1 },
    { NGX_RESPONSES_REASONING_DONE, NGX_RESPONSES_REASONING_TEXT_DONE, 1 },
    { NGX_RESPONSES_REASONING_PART_ADDED, NGX_RESPONSES_PART_ADDED, 0 },
    { NGX_RESPONSES_REASONING_PART_DONE, NGX_RESPONSES_PART_DONE, 0 },
    { NGX_RESPONSES_TEXT_DELTA_OLD, NGX_RESPONSES_TEXT_DELTA, 0 },
    { NGX_RESPONSES_TEXT_DONE_OLD, NGX_RESPONSES_TEXT_DONE, 0 },
    { NGX_RESPONSES_TEXT_ADDED, NGX_RESPONSES_PART_ADDED, 0 },
    { NGX_RESPONSES_ERROR_OLD, NGX_RESPONSES_ERROR, 0 },
    { NGX_RESPONSES_ABORTED, NGX_RESPONSES_FAILED, 0 },
    { NGX_RESPONSES_EXPIRED, NGX_RESPONSES_FAILED, 0 },
    { 0, 0, 0 }
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


const ngx_responses_type_t *
ngx_responses_names_type(const ngx_responses_type_t *type)
{
    const ngx_responses_names_t  *name;

    for (name = ngx_responses_names; name->from; name++) {

        if (type->id == name->from) {
            return ngx_responses_type(name->to);
        }
    }

    return type;
}


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
    const ngx_responses_names_t  *name;

    /* EU GPT has one terminal, whose status tells them apart */

    if (engine->conf->eugpt && type == NGX_RESPONSES_INCOMPLETE) {
        type = NGX_RESPONSES_COMPLETED;
    }

    for (name = ngx_responses_names;
         name->from && engine->conf->reasoning;
         name++)
    {
        if (name->openresponses && name->to == type) {
            return ngx_responses_type(name->from)->name;
        }
    }

    return ngx_responses_type(type)->name;
}
