
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
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_uint_t ngx_responses_repair_has_arguments(ngx_uint_t kind);
static ngx_int_t ngx_responses_repair_quote(ngx_responses_repair_t *rp,
    ngx_uint_t node);


ngx_int_t
ngx_responses_repair_arguments(ngx_responses_repair_t *rp)
{
    ngx_uint_t              node;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_ITEM:
        node = ev->member[NGX_RESPONSES_M_ITEM];

        return ngx_responses_repair_arguments_of(rp, NULL, node, 0);

    case NGX_RESPONSES_CLASS_DONE:
        node = ev->member[NGX_RESPONSES_M_ARGUMENTS];

        return ngx_responses_repair_has_arguments(ev->type->item)
               ? ngx_responses_repair_quote(rp, node) : NGX_DECLINED;
    }

    return rp->object
           ? ngx_responses_repair_each_listed(rp,
                                             ngx_responses_repair_arguments_of)
           : NGX_DECLINED;
}


static ngx_int_t
ngx_responses_repair_arguments_of(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_str_t  type;

    if (object == 0) {
        return NGX_DECLINED;
    }

    type = ngx_responses_get_string(rp->ev, object, "type");

    if (!ngx_responses_repair_has_arguments(ngx_responses_item_find(type.data,
                                                                   type.len)))
    {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_quote(rp, ngx_responses_get(rp->ev, object,
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
