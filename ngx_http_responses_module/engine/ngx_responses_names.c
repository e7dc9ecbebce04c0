
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Types of events that have two names, one row for each.
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
    { NGX_RESPONSES_ERROR_OLD, NGX_RESPONSES_ERROR, 0 },
    { NGX_RESPONSES_ABORTED, NGX_RESPONSES_FAILED, 0 },
    { NGX_RESPONSES_EXPIRED, NGX_RESPONSES_FAILED, 0 },
    { 0, 0, 0 }
};


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
