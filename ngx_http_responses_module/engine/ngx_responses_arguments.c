
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N16: arguments of calls that came as an object become the string that
 * clients parse.
 *
 * The frame is written anew and read again before any other repair looks at
 * it, so that these see a string as from any other server.  Invariant: the
 * string has the bytes of the object.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_lifecycle.h"
#include "engine/ngx_responses_repair.h"


static ngx_uint_t ngx_responses_arguments_item(ngx_str_t type);
static ngx_int_t ngx_responses_arguments_output(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_arguments_quote(ngx_responses_repair_t *rp,
    size_t start, size_t end);
static ngx_int_t ngx_responses_arguments_renew(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_arguments_append(void *data, u_char *p,
    size_t len);


ngx_int_t
ngx_responses_arguments(ngx_responses_repair_t *rp)
{
    ngx_uint_t              item;
    ngx_responses_span_t   *span;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    if (ev->type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        || ev->type->class == NGX_RESPONSES_CLASS_TERMINAL)
    {
        return (ev->spans->last[NGX_RESPONSES_M_OUTPUT_ARGUMENTS]
                || ev->spans->last[NGX_RESPONSES_M_FLAT_ARGUMENTS])
               ? ngx_responses_arguments_output(rp) : NGX_DECLINED;
    }

    if (ev->type->class == NGX_RESPONSES_CLASS_ITEM) {
        span = ngx_responses_event_member(ev, NGX_RESPONSES_M_ITEM_ARGUMENTS,
                                          NGX_RESPONSES_JSON_OBJECT);
        item = ngx_responses_arguments_item(
                   ngx_responses_event_string(ev, NGX_RESPONSES_M_ITEM_TYPE));

    } else {
        span = ngx_responses_event_member(ev, NGX_RESPONSES_M_ARGUMENTS,
                                          NGX_RESPONSES_JSON_OBJECT);
        item = (ev->type->item == NGX_RESPONSES_FUNCTION_CALL
                || ev->type->item == NGX_RESPONSES_MCP_CALL);
    }

    if (span == NULL || !item) {
        return NGX_DECLINED;
    }

    if (ngx_responses_arguments_quote(rp, span->start, span->end) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_arguments_renew(rp);
}


/* others, such as tool_search_call, have an object */

static ngx_uint_t
ngx_responses_arguments_item(ngx_str_t type)
{
    ngx_uint_t  item;

    item = ngx_responses_item_find(type.data, type.len);

    return item == NGX_RESPONSES_FUNCTION_CALL
           || item == NGX_RESPONSES_MCP_CALL;
}


static ngx_int_t
ngx_responses_arguments_output(ngx_responses_repair_t *rp)
{
    size_t                   start, base;
    ngx_int_t                rc;
    ngx_uint_t               i;
    ngx_responses_span_t    *span;
    ngx_responses_object_t   item;
    ngx_responses_worker_t  *worker;

    worker = rp->engine->worker;

    rc = ngx_responses_lifecycle_read(rp);

    if (rc != NGX_OK) {
        return rc;
    }

    base = rp->object.offset - rp->engine->frame.data;

    for (i = 0; i < rp->object.spans->n; i++) {
        span = &rp->object.spans->list[i];

        if (span->id != NGX_RESPONSES_F_OUTPUT_ITEM
            || span->kind != NGX_RESPONSES_JSON_OBJECT)
        {
            continue;
        }

        start = span->start;

        rc = ngx_responses_object_read(&item, worker->json, &worker->fields,
                                       &worker->element, rp->object.p + start,
                                       span->end - start);
        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        span = (rc == NGX_OK)
               ? ngx_responses_object_get(&item, NGX_RESPONSES_F_ARGUMENTS,
                                          NGX_RESPONSES_JSON_OBJECT)
               : NULL;

        if (span
            && ngx_responses_arguments_item(
                       ngx_responses_object_string(&item,
                                                   NGX_RESPONSES_F_TYPE))
            && ngx_responses_arguments_quote(rp, base + start + span->start,
                                             base + start + span->end)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return worker->edit.n ? ngx_responses_arguments_renew(rp) : NGX_DECLINED;
}


static ngx_int_t
ngx_responses_arguments_quote(ngx_responses_repair_t *rp, size_t start,
    size_t end)
{
    ngx_responses_buf_t     *buf;
    ngx_responses_writer_t   w;
    ngx_responses_worker_t  *worker;

    worker = rp->engine->worker;
    buf = &worker->value;

    for ( ;; ) {
        ngx_responses_writer_init(&w, buf->start, buf->size);
        ngx_responses_write_string(&w, rp->ev->data + start, end - start);

        if (w.missing == 0) {
            break;
        }

        buf->len = 0;

        if (ngx_responses_buf_reserve(&worker->mem, buf,
                                      buf->size + w.missing)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return ngx_responses_edit_splice(&worker->edit,
                                     rp->engine->frame.data + start,
                                     end - start, w.start, w.pos - w.start);
}


/* the new frame takes the place of scratch, the old one may lie in there */

static ngx_int_t
ngx_responses_arguments_renew(ngx_responses_repair_t *rp)
{
    size_t                   len, more;
    ngx_int_t                rc;
    ngx_responses_buf_t      buf;
    ngx_responses_event_t   *ev;
    ngx_responses_frame_t   *frame;
    ngx_responses_worker_t  *worker;

    ev = rp->ev;
    frame = &rp->engine->frame;
    worker = rp->engine->worker;

    worker->made.len = 0;

    if (ngx_responses_edit_apply(&worker->edit, ev->data - frame->data,
                                 frame->len, ngx_responses_arguments_append,
                                 worker)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_edit_reset(&worker->edit);

    more = worker->made.len - frame->len;
    len = frame->data_end - frame->data;

    rc = ngx_responses_span_parse(worker->json, rp->engine->paths,
                                  worker->made.start + frame->data,
                                  len + more, ev->spans);

    if (rc == NGX_DECLINED
        && ngx_responses_span_parse(worker->json, rp->engine->paths, ev->data,
                                    len, ev->spans)
           == NGX_OK)
    {
        /* too long now */

        return NGX_DECLINED;
    }

    if (rc != NGX_OK) {
        return NGX_ERROR;
    }

    if (ev->name.len) {
        ngx_memmove(ev->buf, ev->name.data, ev->name.len);
        ev->name.data = ev->buf;
    }

    buf = worker->scratch;
    worker->scratch = worker->made;
    worker->made = buf;

    frame->len += more;
    frame->data_end += more;

    if (frame->events && frame->event_line > frame->data) {
        frame->event_line += more;
        frame->event += more;
        frame->event_end += more;
    }

    ev->data = worker->scratch.start + frame->data;

    rp->top.p = ev->data;
    rp->top.len = len + more;
    rp->top.spans = ev->spans;

    ngx_responses_object_edit(&rp->top, &worker->edit, frame->data);

    return NGX_OK;
}


static ngx_int_t
ngx_responses_arguments_append(void *data, u_char *p, size_t len)
{
    ngx_responses_worker_t *worker = data;

    return ngx_responses_buf_append(&worker->mem, &worker->made, p, len);
}
