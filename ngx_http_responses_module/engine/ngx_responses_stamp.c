
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What every event gets last: its number and its event line.
 *
 * Splices where they are missing or differ, touches nothing else.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_stamp.h"


#define NGX_RESPONSES_STAMP_LEN                                               \
    (sizeof(",\"sequence_number\":") + NGX_INT64_LEN)


static ngx_int_t ngx_responses_stamp_keep(ngx_responses_engine_t *engine,
    ngx_responses_object_t *top, ngx_uint_t wrapped);


/* all copies of a number are replaced, as clients differ in which they see */

ngx_int_t
ngx_responses_stamp_number(ngx_responses_engine_t *engine,
    ngx_responses_object_t *top, ngx_uint_t wrapped)
{
    size_t                  len;
    u_char                  buf[NGX_RESPONSES_STAMP_LEN];
    ngx_str_t               name;
    ngx_uint_t              i, found;
    ngx_responses_span_t   *span;
    ngx_responses_writer_t  w;

    if (!ngx_responses_engine_numbers(engine)) {
        return ngx_responses_stamp_keep(engine, top, wrapped);
    }

    ngx_responses_writer_init(&w, buf, sizeof(buf));

    if (wrapped) {

        /* the old ones are gone, and the members are the response's now */

        ngx_responses_write_lit(&w, ",\"sequence_number\":");
        ngx_responses_write_int(&w, engine->next++);

        return ngx_responses_edit_splice(top->edit,
                                         top->offset + top->spans->close, 0,
                                         buf, w.pos - buf);
    }

    ngx_responses_write_int(&w, engine->next++);

    len = w.pos - buf;
    found = 0;

    for (i = 0; i < top->spans->n; i++) {
        span = &top->spans->list[i];

        if (span->id != NGX_RESPONSES_M_SEQUENCE) {
            continue;
        }

        found = 1;

        if (span->end - span->start == len
            && ngx_memcmp(top->p + span->start, buf, len) == 0)
        {
            continue;
        }

        if (ngx_responses_edit_splice(top->edit, top->offset + span->start,
                                      span->end - span->start, buf, len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (found) {
        return NGX_OK;
    }

    ngx_str_set(&name, "sequence_number");

    return ngx_responses_object_put(top, NULL, name, buf, len, 0);
}


/* what is added goes on after the last number seen */

static ngx_int_t
ngx_responses_stamp_keep(ngx_responses_engine_t *engine,
    ngx_responses_object_t *top, ngx_uint_t wrapped)
{
    int64_t                n;
    ngx_responses_span_t  *span;

    span = ngx_responses_span_get(top->spans, NGX_RESPONSES_M_SEQUENCE);

    if (span == NULL) {
        return NGX_OK;
    }

    if (span->kind == NGX_RESPONSES_JSON_NUMBER
        && ngx_responses_number_read(top->p + span->start,
                                     span->end - span->start, &n)
           == NGX_OK)
    {
        engine->next = n + 1;
    }

    if (!wrapped) {
        return NGX_OK;
    }

    /* it went with the members that are the response's now */

    if (ngx_responses_edit_splice(top->edit, top->offset + top->spans->close,
                                  0, (u_char *) ",\"sequence_number\":",
                                  sizeof(",\"sequence_number\":") - 1)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_edit_more(top->edit, top->p + span->start,
                                   span->end - span->start);
}


ngx_int_t
ngx_responses_stamp_line(ngx_responses_engine_t *engine,
    ngx_responses_edit_t *edit, ngx_responses_frame_t *frame, u_char *p,
    ngx_str_t name)
{
    u_char                  buf[sizeof("event: ") + NGX_RESPONSES_NAME_LEN];
    size_t                  offset, remove;
    ngx_responses_writer_t  w;

    offset = frame->event_line;
    remove = frame->event_end - frame->event_line;

    if (engine->conf->event_line == NGX_RESPONSES_EVENT_LINE_NONE) {

        if (frame->events) {
            return ngx_responses_edit_splice(edit, offset, remove + 1, NULL,
                                             0);
        }

        return NGX_OK;
    }

    if (engine->conf->event_line == NGX_RESPONSES_EVENT_LINE_MESSAGE) {
        ngx_str_set(&name, "message");
    }

    if (name.len == 0) {
        return NGX_OK;
    }

    if (frame->events == 0) {
        offset = frame->data_line;
        remove = 0;

    } else if (frame->event_end - frame->event == name.len
               && ngx_memcmp(p + frame->event, name.data, name.len) == 0)
    {
        return NGX_OK;
    }

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_write_lit(&w, "event: ");
    ngx_responses_write(&w, name.data, name.len);

    if (frame->events == 0) {
        ngx_responses_write_lit(&w, "\n");
    }

    return ngx_responses_edit_splice(edit, offset, remove, buf, w.pos - buf);
}
