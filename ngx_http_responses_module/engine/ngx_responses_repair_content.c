
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Types and missing members of parts: in their own events, in items, and in
 * the output of the terminal.
 *
 * Edits the event, never sends one.  Invariant: a list that is added has what
 * was streamed, or nothing was.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_repair.h"


static ngx_int_t ngx_responses_repair_part(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_no_part(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_listed_content(
    ngx_responses_repair_t *rp, ngx_responses_item_t *item, ngx_uint_t object,
    ngx_uint_t n);
static ngx_int_t ngx_responses_repair_annotations(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);


/* N8, and N17 for parts */

ngx_int_t
ngx_responses_repair_part_type(ngx_responses_repair_t *rp)
{
    if (rp->ev->type->class == NGX_RESPONSES_CLASS_PART) {
        return ngx_responses_repair_part(rp);
    }

    if (rp->object == 0) {
        return NGX_DECLINED;
    }

    return (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM)
           ? ngx_responses_repair_content(rp, rp->item, rp->object)
           : ngx_responses_repair_each_listed(rp,
                                          ngx_responses_repair_listed_content);
}


static ngx_int_t
ngx_responses_repair_part(ngx_responses_repair_t *rp)
{
    ngx_str_t   type;
    ngx_uint_t  mark;

    if (rp->part == NULL
        || ngx_responses_part(rp->part->kind)->name.len == 0)
    {
        return NGX_DECLINED;
    }

    if (rp->object == 0) {
        return ngx_responses_repair_no_part(rp);
    }

    mark = ngx_responses_event_mark(rp->ev);
    type = ngx_responses_get_string(rp->ev, rp->object, "type");

    if (type.len == 0 || ngx_responses_str_is(type, "text")) {
        type = ngx_responses_part(rp->part->kind)->name;
        ngx_responses_put_string(rp->ev, rp->object, "type", type);
    }

    if (ngx_responses_str_is(type, "output_text")
        && ngx_responses_repair_annotations(rp, rp->item, rp->object,
                                            rp->part->index)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return (ngx_responses_event_mark(rp->ev) == mark) ? NGX_DECLINED : NGX_OK;
}


/* an event of a part without the part */

static ngx_int_t
ngx_responses_repair_no_part(ngx_responses_repair_t *rp)
{
    ngx_str_t                text, value;
    ngx_uint_t               done;
    ngx_responses_part_t    *part;
    ngx_responses_writer_t   w;

    part = rp->part;
    done = (part->step == NGX_RESPONSES_STEP_DONE);

    if (done && ngx_responses_part_incomplete(part)) {
        return NGX_DECLINED;
    }

    text.data = part->text.start;
    text.len = done ? part->text.len : 0;

    ngx_responses_value_begin(&w, rp->engine);
    ngx_responses_write_part(&w, part, text, done);

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_put(rp->ev, 0, "part", value);

    return NGX_OK;
}


static ngx_int_t
ngx_responses_repair_listed_content(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    return ngx_responses_repair_content(rp, item, object);
}


ngx_int_t
ngx_responses_repair_content(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_str_t               type;
    ngx_uint_t              i, n, content, kind, mark, node;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    type = ngx_responses_get_string(ev, object, "type");

    kind = type.len ? ngx_responses_item_find(type.data, type.len)
                    : item ? item->kind : NGX_RESPONSES_NO_ITEM;

    if (kind == NGX_RESPONSES_REASONING
        && (item == NULL || !ngx_responses_repair_brief(rp->engine, item))
        && (item == NULL || item->nparts == 0)
        && ngx_responses_value(ev, object, "summary").len == 0)
    {
        /* types of SDKs require the summary, also if it is empty */

        ngx_responses_put(ev, object, "summary", ngx_responses_str("[]"));
        return NGX_OK;
    }

    if (kind != NGX_RESPONSES_MESSAGE) {
        return NGX_DECLINED;
    }

    mark = ngx_responses_event_mark(ev);
    content = ngx_responses_get(ev, object, "content");

    n = 0;

    if (ngx_responses_event_element(ev, content, 0, 0) == 0) {
        return NGX_DECLINED;
    }

    for (i = ngx_responses_event_first(ev, content);
         i;
         i = ngx_responses_event_next(ev, content, i))
    {
        if (ev->json.nodes[i].kind != NGX_RESPONSES_JSON_OBJECT) {
            n += (ev->json.nodes[i].kind == NGX_RESPONSES_JSON_ARRAY);
            continue;
        }

        node = ngx_responses_get(ev, i, "type");
        type = ngx_responses_event_string(ev, node);

        /* a part of Chat Completions */

        if (type.data && ngx_responses_str_is(type, "text")) {
            ngx_str_set(&type, "output_text");
            ngx_responses_event_set(ev, node,
                                    ngx_responses_event_dup(ev, type, 1));
        }

        if (ngx_responses_str_is(type, "output_text")
            && ngx_responses_repair_annotations(rp, item, i, n) != NGX_OK)
        {
            return NGX_ERROR;
        }

        n++;
    }

    return (ngx_responses_event_mark(ev) == mark) ? NGX_DECLINED : NGX_OK;
}


/*
 * Of a text: clients take the list for granted.  For an item that is done it
 * is merged with its text.  NGX_OK or NGX_ERROR.
 */

static ngx_int_t
ngx_responses_repair_annotations(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_int_t   rc;
    ngx_str_t   text, value;
    ngx_uint_t  kind;

    kind = ngx_responses_event_kind(rp->ev,
                                    ngx_responses_get(rp->ev, object,
                                                      "annotations"));

    if ((kind && kind != NGX_RESPONSES_JSON_NULL)
        || (item && (item->done
                     || ngx_responses_repair_brief(rp->engine, item))))
    {
        return NGX_OK;
    }

    if (item == NULL) {
        ngx_responses_put(rp->ev, object, "annotations",
                          ngx_responses_str("[]"));
        return NGX_OK;
    }

    ngx_str_null(&text);

    if (rp->ev->type->class != NGX_RESPONSES_CLASS_PART) {
        text = ngx_responses_raw_string(ngx_responses_value(rp->ev, object,
                                                            "text"));
    }

    rc = ngx_responses_generate_notes(rp->engine, item, n, text, &value);

    if (rc == NGX_OK) {
        ngx_responses_put(rp->ev, object, "annotations", value);
    }

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}
