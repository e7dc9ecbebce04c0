
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sends events.
 *
 * Never decides whether an event is sent.  Invariant: each event gets the next
 * number and its event line here, and is counted here.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "api/ngx_responses_edit.h"
#include "engine/ngx_responses_send.h"


/*
 * The beginning of an event ends with what is known of its data; an event line
 * that comes after that is not waited for.
 */

#define ngx_responses_send_len(engine, ev)                                    \
    ((ev)->cut ? (engine)->frame.data_end : (engine)->frame.len)

#define ngx_responses_send_has_line(engine, ev)                               \
    ((engine)->frame.events                                                   \
     && (!(ev)->cut                                                           \
         || (engine)->frame.event_line < (engine)->frame.data_line))


static ngx_int_t ngx_responses_send_numbered(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_str_t ngx_responses_send_name(ngx_responses_engine_t *engine,
    ngx_str_t name);
static ngx_int_t ngx_responses_send_line(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_send_edited(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t same);
static ngx_uint_t ngx_responses_send_same_line(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_send_piece(ngx_responses_engine_t *engine,
    u_char *p, size_t len);


ngx_int_t
ngx_responses_send_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t  rc;

    if (ngx_responses_send_numbered(engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ev->frame) {
        rc = ngx_responses_send_frame(engine, ev);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        ngx_responses_account(engine, (rc == NGX_DONE) ? NGX_RESPONSES_EDITED
                                                       : NGX_RESPONSES_SENT,
                              &ev->name);
        return NGX_OK;
    }

    if (ngx_responses_send_line(engine, ev) != NGX_OK
        || ngx_responses_engine_write(engine, (u_char *) "data: ", 6) != NGX_OK
        || ngx_responses_event_write(ev, 0, engine->write, engine->data)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_engine_write(engine, (u_char *) "\n\n", 2) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_account(engine, NGX_RESPONSES_ADDED, &ev->name);

    return NGX_OK;
}


/*
 * All members of that name are set, as clients differ in which they use.
 * NGX_ERROR: no memory, also before.
 */

static ngx_int_t
ngx_responses_send_numbered(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    u_char                  buf[NGX_INT64_LEN];
    int64_t                 n;
    ngx_str_t               raw, number;
    ngx_uint_t              i, node;
    ngx_responses_writer_t  w;

    n = ngx_responses_send_number(engine);
    node = ev->member[NGX_RESPONSES_M_SEQUENCE];

    /* most upstreams count as we do */

    if (node && !(ev->twice & (uint32_t) 1 << NGX_RESPONSES_M_SEQUENCE)) {
        raw = ngx_responses_event_raw(ev, node);

        if (ngx_responses_number_is(raw.data, raw.len, n) && !ev->failed) {
            return NGX_OK;
        }
    }

    ngx_responses_writer_init(&w, buf, NGX_INT64_LEN);
    ngx_responses_write_int(&w, n);

    number.data = buf;
    number.len = w.pos - buf;

    if (node == 0) {

        /* the error that ends a stream of EU GPT has no number */

        if (ngx_responses_engine_eugpt(engine)
            && ev->type->id == NGX_RESPONSES_ERROR
            && ngx_responses_engine_ends(engine, ev->type)
            && ngx_responses_value(ev, 0, SEQUENCE).len == 0)
        {
            if (ev->failed) {
                return NGX_ERROR;
            }

            return NGX_OK;
        }

        ngx_responses_event_add(ev, 0, NGX_RESPONSES_M_SEQUENCE, number);
    }

    for (i = 1; i <= node; i = ev->json.nodes[i].next) {
        if (ev->json.nodes[i].key != NGX_RESPONSES_M_SEQUENCE) {
            continue;
        }

        raw = ngx_responses_event_raw(ev, i);

        if (!ngx_responses_str_eq(raw, number)) {
            ngx_responses_event_set(ev, i, number);
        }
    }

    if (ev->failed) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


/* the event line of a type's name in the profile; empty: there is none */

static ngx_str_t
ngx_responses_send_name(ngx_responses_engine_t *engine, ngx_str_t name)
{
    switch (engine->conf->event_line) {

    case NGX_RESPONSES_EVENT_LINE_NONE:
        ngx_str_null(&name);
        break;

    case NGX_RESPONSES_EVENT_LINE_MESSAGE:
        ngx_str_set(&name, "message");
        break;
    }

    return name;
}


static ngx_int_t
ngx_responses_send_line(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_str_t  name;

    name = ngx_responses_send_name(engine, ev->name);

    if (name.len
        && (ngx_responses_engine_write(engine, (u_char *) "event: ", 7)
            != NGX_OK
            || ngx_responses_engine_write(engine, name.data, name.len)
               != NGX_OK
            || ngx_responses_engine_write(engine, (u_char *) "\n", 1)
               != NGX_OK))
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


/* whether the frame has that event line, or has one while no type is known */

static ngx_uint_t
ngx_responses_send_same_line(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_str_t               name;
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;
    name = ngx_responses_send_name(engine, ev->name);

    if (!ngx_responses_send_has_line(engine, ev)) {
        return name.len == 0;
    }

    if (name.len == 0) {
        return engine->conf->event_line != NGX_RESPONSES_EVENT_LINE_NONE;
    }

    return frame->event_end - frame->event == name.len
           && ngx_memcmp(ev->frame + frame->event, name.data, name.len) == 0;
}


ngx_int_t
ngx_responses_send_frame(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t   rc;
    ngx_uint_t  same;

    same = ngx_responses_send_same_line(engine, ev);

    if (same && ev->nedits == 0 && !ev->changed) {
        rc = ngx_responses_engine_write(engine, ev->frame,
                                        ngx_responses_send_len(engine, ev));

        if (rc == NGX_OK && ev->frame == engine->worker->frame.start) {
            return NGX_DONE;
        }

        return rc;
    }

    if (ngx_responses_send_edited(engine, ev, same) == NGX_OK) {
        return NGX_DONE;
    }

    return NGX_ERROR;
}


/* same: the event line stays as it is */

static ngx_int_t
ngx_responses_send_edited(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t same)
{
    u_char                 *p, *old, *next, *data;
    ngx_responses_frame_t  *frame;

    p = ev->frame;
    frame = &engine->frame;

    /* white space around the object stays */

    data = p + frame->data;

    if (!ev->changed) {
        data += ev->json.nodes[0].start;
    }

    /* what the event line replaces */

    old = p + frame->data_line;
    next = old;

    if (ngx_responses_send_has_line(engine, ev)) {
        old = p + frame->event_line;
        next = p + frame->event_end + 1;
    }

    if (!same && old < data) {

        if (ngx_responses_send_piece(engine, p, old - p) != NGX_OK
            || ngx_responses_send_line(engine, ev) != NGX_OK)
        {
            return NGX_ERROR;
        }

        p = next;
    }

    if (ngx_responses_send_piece(engine, p, data - p) != NGX_OK
        || ngx_responses_event_write(ev, 0, engine->write, engine->data)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ev->changed) {
        p = ev->frame + frame->data_end;

    } else {
        p = ev->data + ev->json.nodes[0].end;
    }

    if (!same && old > data) {

        if (ngx_responses_send_piece(engine, p, old - p) != NGX_OK
            || ngx_responses_send_line(engine, ev) != NGX_OK)
        {
            return NGX_ERROR;
        }

        p = next;
    }

    return ngx_responses_send_piece(engine, p,
                                    ev->frame
                                    + ngx_responses_send_len(engine, ev) - p);
}


static ngx_int_t
ngx_responses_send_piece(ngx_responses_engine_t *engine, u_char *p, size_t len)
{
    if (len) {
        return ngx_responses_engine_write(engine, p, len);
    }

    return NGX_OK;
}


void
ngx_responses_send_head(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t name)
{
    ngx_str_t  line;

    line = ngx_responses_send_name(engine, name);

    if (line.len) {
        ngx_responses_write_lit(w, "event: ");
        ngx_responses_write(w, line.data, line.len);
        ngx_responses_write_lit(w, "\n");
    }

    ngx_responses_write_lit(w, "data: ");
    ngx_responses_send_type(engine, w, name);
}


void
ngx_responses_send_type(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t name)
{
    ngx_responses_write_lit(w, "{\"type\":\"");
    ngx_responses_write(w, name.data, name.len);
    ngx_responses_write_lit(w, "\",\"sequence_number\":");
    ngx_responses_write_int(w, engine->next);
}


ngx_int_t
ngx_responses_send_text(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t name)
{
    ngx_responses_write_lit(w, "}\n\n");

    if (ngx_responses_writer_end(w) != NGX_OK) {
        return NGX_ERROR;
    }

    (void) ngx_responses_send_number(engine);

    ngx_responses_account(engine, NGX_RESPONSES_ADDED, &name);

    return ngx_responses_engine_write(engine, w->start, w->pos - w->start);
}


void
ngx_responses_account(ngx_responses_engine_t *engine,
    ngx_responses_outcome_e outcome, ngx_str_t *name)
{
    static const char  *actions[] = { "sent", "edited", "added", "hidden" };

    switch (outcome) {

    case NGX_RESPONSES_EDITED:
        engine->usage.edited++;
        break;

    case NGX_RESPONSES_ADDED:
        engine->usage.added++;
        break;

    case NGX_RESPONSES_HIDDEN:
        engine->usage.hidden++;
        break;

    default: /* NGX_RESPONSES_SENT */
        break;
    }

    ngx_responses_engine_trace(engine, actions[outcome], name);
}
