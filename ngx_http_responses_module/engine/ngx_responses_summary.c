
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The summary that the final response of EU GPT has: the text of all messages,
 * and the calls that the client must run.
 *
 * It is made after the rules, of the output that leaves, so that it says
 * nothing that the output does not say.  Never adds a member: those that are
 * missing were put before, empty, and a rule may have removed or set them.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_summary.h"


/* writes what an item of the output adds to a member */

typedef void (*ngx_responses_summary_pt)(ngx_responses_event_t *ev,
    ngx_responses_writer_t *w, ngx_uint_t item);


/* a member of the response, which is filled if it is empty */

typedef struct {
    ngx_uint_t                  member;    /* NGX_RESPONSES_M_... */
    ngx_str_t                   empty;
    ngx_responses_summary_pt    write;
} ngx_responses_summary_t;


static ngx_int_t ngx_responses_summary_fill(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, const ngx_responses_summary_t *member);
static void ngx_responses_summary_text(ngx_responses_event_t *ev,
    ngx_responses_writer_t *w, ngx_uint_t item);
static void ngx_responses_summary_call(ngx_responses_event_t *ev,
    ngx_responses_writer_t *w, ngx_uint_t item);


static const ngx_responses_summary_t  ngx_responses_summaries[] = {
    { NGX_RESPONSES_M_OUTPUT_TEXT, ngx_string("\"\""),
      ngx_responses_summary_text },
    { NGX_RESPONSES_M_TOOL_CALLS, ngx_string("[]"),
      ngx_responses_summary_call }
};


ngx_int_t
ngx_responses_summary(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    if (!engine->conf->normalize
        || ev->type->class != NGX_RESPONSES_CLASS_TERMINAL)
    {
        return NGX_OK;
    }

    if (ngx_responses_summary_fill(engine, ev, &ngx_responses_summaries[0])
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_summary_fill(engine, ev, &ngx_responses_summaries[1]);
}


static ngx_int_t
ngx_responses_summary_fill(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, const ngx_responses_summary_t *member)
{
    ngx_int_t                rc;
    ngx_str_t                value;
    ngx_uint_t               i, output, response;
    ngx_responses_event_t   *copy;
    ngx_responses_writer_t   w;

    response = ev->member[NGX_RESPONSES_M_RESPONSE];
    value = ngx_responses_event_member_value(ev, response, member->member);

    if (!ngx_responses_str_eq(value, member->empty)) {
        return NGX_OK;
    }

    /* edits are not looked into: what leaves is read again */

    if (ngx_responses_event_copy(ev, response, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    copy = &engine->worker->events[NGX_RESPONSES_USER];

    rc = ngx_responses_event_read(copy, value.data, value.len);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc == NGX_DECLINED || copy->raw) {
        return NGX_OK;
    }

    output = ngx_responses_get(copy, 0, OUTPUT);

    ngx_responses_writer_grow(&w, &engine->worker->mem,
                              &engine->worker->value);

    ngx_responses_write(&w, member->empty.data, 1);

    for (i = ngx_responses_event_element(copy, output, 0, 0);
         i;
         i = ngx_responses_event_element(copy, output, i, 0))
    {
        member->write(copy, &w, i);
    }

    ngx_responses_write(&w, member->empty.data + 1, 1);

    if (w.pos - w.start > 2) {
        value.data = w.start;
        value.len = w.pos - w.start;

        ngx_responses_event_put(ev, response, member->member, value);
    }

    return ngx_responses_writer_end(&w);
}


static void
ngx_responses_summary_text(ngx_responses_event_t *ev,
    ngx_responses_writer_t *w, ngx_uint_t item)
{
    ngx_str_t   text;
    ngx_uint_t  i, content, kind;

    const ngx_responses_list_kind_t  *list;

    list = ngx_responses_list(NGX_RESPONSES_CONTENT);
    content = ngx_responses_item_list(ev, item, list);

    for (i = ngx_responses_list_next(ev, content, list, 0);
         i;
         i = ngx_responses_list_next(ev, content, list, i))
    {
        text = ngx_responses_list_text(ev, list, i, &kind);

        if (kind == NGX_RESPONSES_OUTPUT_TEXT) {
            ngx_responses_write(w, text.data, text.len);
        }
    }
}


/* calls that the server ran have their output; half a call must not be run */

static void
ngx_responses_summary_call(ngx_responses_event_t *ev,
    ngx_responses_writer_t *w, ngx_uint_t item)
{
    ngx_str_t  type, status, raw;

    type = ngx_responses_get_string(ev, item, TYPE);
    status = ngx_responses_get_string(ev, item, STATUS);

    if (!ngx_responses_item_has(ngx_responses_item_find(type.data, type.len),
                                CALL)
        || ngx_responses_get(ev, item, OUTPUT))
    {
        return;
    }

    if (status.len && !ngx_responses_str_is(status, "completed")) {
        return;
    }

    if (w->pos - w->start > 1) {
        ngx_responses_write_lit(w, ",");
    }

    raw = ngx_responses_event_raw(ev, item);
    ngx_responses_write(w, raw.data, raw.len);
}
