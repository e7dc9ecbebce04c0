
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N16: arguments of calls that came as an object become the string which
 * clients parse.
 *
 * Never changes arguments that are a string.  Invariant: the string is the
 * bytes of the object, escaped.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_repair_arguments_of(ngx_responses_repair_t *rp,
    ngx_uint_t item);
static ngx_uint_t ngx_responses_repair_has_arguments(ngx_uint_t kind);
static ngx_int_t ngx_responses_repair_quote(ngx_responses_repair_t *rp,
    ngx_uint_t node);


ngx_int_t
ngx_responses_repair_arguments(ngx_responses_repair_t *rp)
{
    ngx_int_t               rc, repaired;
    ngx_uint_t              i, node, output, response;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_ITEM:
        node = ev->member[NGX_RESPONSES_M_ITEM];
        return node ? ngx_responses_repair_arguments_of(rp, node)
                    : NGX_DECLINED;

    case NGX_RESPONSES_CLASS_DONE:
        node = ev->member[NGX_RESPONSES_M_ARGUMENTS];

        return ngx_responses_repair_has_arguments(ev->type->item)
               ? ngx_responses_repair_quote(rp, node) : NGX_DECLINED;
    }

    response = ev->member[NGX_RESPONSES_M_RESPONSE];

    if (ngx_responses_event_kind(ev, response) != NGX_RESPONSES_JSON_OBJECT) {
        response = 0;
    }

    output = ngx_responses_get(ev, response, "output");
    repaired = NGX_DECLINED;

    if (ngx_responses_event_kind(ev, output) != NGX_RESPONSES_JSON_ARRAY) {
        return NGX_DECLINED;
    }

    for (i = ngx_responses_event_first(ev, output);
         i;
         i = ngx_responses_event_next(ev, output, i))
    {
        rc = ngx_responses_repair_arguments_of(rp, i);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_OK) {
            repaired = NGX_OK;
        }
    }

    return repaired;
}


static ngx_int_t
ngx_responses_repair_arguments_of(ngx_responses_repair_t *rp, ngx_uint_t item)
{
    ngx_str_t  type;

    type = ngx_responses_get_string(rp->ev, item, "type");

    if (!ngx_responses_repair_has_arguments(ngx_responses_item_find(type.data,
                                                                   type.len)))
    {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_quote(rp, ngx_responses_get(rp->ev, item,
                                                            "arguments"));
}


/* others, such as tool_search_call, have an object */

static ngx_uint_t
ngx_responses_repair_has_arguments(ngx_uint_t kind)
{
    return ngx_responses_str_is(ngx_responses_item(kind)->text, "arguments");
}


static ngx_int_t
ngx_responses_repair_quote(ngx_responses_repair_t *rp, ngx_uint_t node)
{
    ngx_str_t                raw;
    ngx_responses_writer_t   w;
    ngx_responses_worker_t  *worker;

    if (ngx_responses_event_kind(rp->ev, node) != NGX_RESPONSES_JSON_OBJECT) {
        return NGX_DECLINED;
    }

    /* in a string no rule finds them any more */

    if (ngx_responses_field_strip(rp->engine, rp->ev) != NGX_OK
        || ngx_responses_event_copy(rp->ev, node, &raw) != NGX_OK)
    {
        return NGX_ERROR;
    }

    worker = rp->engine->worker;

    ngx_responses_writer_grow(&w, &worker->mem, &worker->value);
    ngx_responses_write_string(&w, raw.data, raw.len);

    if (ngx_responses_writer_end(&w) != NGX_OK) {
        return NGX_ERROR;
    }

    raw.data = w.start;
    raw.len = w.pos - w.start;

    ngx_responses_event_set(rp->ev, node, raw);

    return NGX_OK;
}
