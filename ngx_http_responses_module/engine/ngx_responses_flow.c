
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The way of one whole frame: read as an event, noted in the record, mended,
 * numbered, and sent.
 *
 * Decides for data that is no event, too: it passes.  Holds nothing from
 * one frame to the next but what the engine's state says.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_flow.h"
#include "engine/ngx_responses_lifecycle.h"
#include "engine/ngx_responses_passage.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_shape.h"
#include "engine/ngx_responses_stamp.h"
#include "engine/ngx_responses_synth.h"


/* the longest beginning of a field's name, with the LF that was added */

#define NGX_RESPONSES_FLOW_NAME  sizeof("event")

/* milliseconds that a terminal may come after [DONE] */

#define NGX_RESPONSES_FLOW_DONE  1000


static ngx_int_t ngx_responses_flow_done(ngx_responses_engine_t *engine,
    u_char *p);
static ngx_uint_t ngx_responses_flow_blank(u_char *p, u_char *last);
static ngx_uint_t ngx_responses_flow_followed(ngx_responses_engine_t *engine,
    u_char *p);
static ngx_int_t ngx_responses_flow_cut(ngx_responses_engine_t *engine);
static void ngx_responses_flow_join(ngx_responses_engine_t *engine,
    u_char *p);
static ngx_int_t ngx_responses_flow_unread(ngx_responses_engine_t *engine,
    u_char *p);
static ngx_int_t ngx_responses_flow_malformed(ngx_responses_engine_t *engine,
    u_char *p, ngx_uint_t hide);
static ngx_int_t ngx_responses_flow_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, u_char *p);
static ngx_int_t ngx_responses_flow_repair(ngx_responses_engine_t *engine,
    ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_flow_pass(ngx_responses_engine_t *engine,
    ngx_responses_repair_t *rp, u_char *p);
static ngx_int_t ngx_responses_flow_shape(ngx_responses_engine_t *engine,
    ngx_responses_repair_t *rp, u_char *p);
static void ngx_responses_flow_name(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, u_char *p);
static void ngx_responses_flow_usage(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_flow_send(ngx_responses_engine_t *engine,
    u_char *p);


ngx_int_t
ngx_responses_flow_frame(ngx_responses_engine_t *engine, u_char *p)
{
    size_t                   len;
    ngx_int_t                rc;
    ngx_responses_event_t   *ev;
    ngx_responses_frame_t   *frame;
    ngx_responses_worker_t  *worker;

    frame = &engine->frame;
    worker = engine->worker;
    ev = &worker->event;

    ngx_responses_edit_reset(&worker->edit);

    if (engine->eof && frame->fields && frame->datas == 0
        && (frame->events || frame->drop
            || frame->len <= NGX_RESPONSES_FLOW_NAME))
    {
        /* the beginning of an event, or of a field's name */

        return ngx_responses_flow_cut(engine);
    }

    if (ngx_responses_frame_unclean(frame)) {
        rc = ngx_responses_frame_clean(frame, p, &worker->mem,
                                       &worker->scratch);
        if (rc != NGX_OK) {
            return (rc == NGX_DECLINED) ? NGX_OK : NGX_ERROR;
        }

        p = worker->scratch.start;
    }

    if (frame->datas == 0) {
        return ngx_responses_engine_write(engine, p, frame->len);
    }

    ev->data = p + frame->data;
    len = frame->data_end - frame->data;

    if (len == 6 && ngx_memcmp(ev->data, "[DONE]", 6) == 0) {
        return ngx_responses_flow_done(engine, p);
    }

    rc = ngx_responses_span_parse(worker->json, engine->paths, ev->data, len,
                                  &worker->spans);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc == NGX_DECLINED) {
        return ngx_responses_flow_unread(engine, p);
    }

    ngx_responses_flow_join(engine, p);

    return ngx_responses_flow_event(engine, ev, p);
}


/* data lines were joined in scratch; in valid JSON a LF is white space */

static void
ngx_responses_flow_join(ngx_responses_engine_t *engine, u_char *p)
{
    u_char                 *lf, *data, *last;
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;

    if (frame->datas < 2) {
        return;
    }

    data = p + frame->data;
    last = p + frame->data_end;

    while ((lf = memchr(data, LF, last - data)) != NULL) {
        *lf = ' ';
        data = lf + 1;
    }
}


/*
 * It may come before the terminal, and must not stay there; or in its place,
 * see ngx_responses_flow_complete().
 */

static ngx_int_t
ngx_responses_flow_done(ngx_responses_engine_t *engine, u_char *p)
{
    if (engine->conf->done_completes && !engine->state.terminal
        && engine->timer == 0)
    {
        engine->timer = engine->now + NGX_RESPONSES_FLOW_DONE;
    }

    if (engine->conf->done != NGX_RESPONSES_DONE_KEEP) {
        return NGX_OK;
    }

    if (engine->state.terminal || !engine->state.seen) {
        engine->ended = engine->state.terminal;

        return ngx_responses_flow_send(engine, p);
    }

    engine->done = 1;

    return NGX_OK;
}


/*
 * A lenient client may read what is not JSON for us, and what is too deep may
 * be valid: where there are rules, it is passed piece by piece.  Where one of
 * them hides, nothing passes that even this reader cannot follow to its end.
 */

static ngx_int_t
ngx_responses_flow_unread(ngx_responses_engine_t *engine, u_char *p)
{
    uint64_t    malformed, oversize;
    ngx_int_t   rc;
    ngx_uint_t  hide;

    hide = engine->conf->hide_malformed || engine->state.terminal
           || ngx_responses_flow_blank(p + engine->frame.data,
                                       p + engine->frame.data_end);

    if (engine->shape == NULL || engine->eof || hide) {
        return ngx_responses_flow_malformed(engine, p, hide);
    }

    if (engine->shape->hides && !ngx_responses_flow_followed(engine, p)) {
        return ngx_responses_flow_malformed(engine, p, 1);
    }

    ngx_responses_flow_join(engine, p);

    malformed = engine->usage.malformed + 1;
    oversize = engine->usage.oversize;

    rc = ngx_responses_passage_whole(engine, p, engine->frame.len);

    engine->usage.malformed = malformed;
    engine->usage.oversize = oversize;

    return rc;
}


static ngx_int_t
ngx_responses_flow_malformed(ngx_responses_engine_t *engine, u_char *p,
    ngx_uint_t hide)
{
    size_t                  i;
    ngx_responses_event_t  *ev;
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;

    if (engine->eof) {
        return ngx_responses_flow_cut(engine);
    }

    engine->usage.malformed++;

    ev = &engine->worker->event;

    (void) ngx_responses_event_name(ev, NULL, 0);
    ngx_responses_usage_event(&engine->usage, ev->type, engine->now);

    if (hide) {
        engine->usage.hidden++;
        return NGX_OK;
    }

    for (i = frame->data; i < frame->data_end; i++) {

        if (p[i] == LF
            && ngx_responses_edit_splice(&engine->worker->edit, i, 1,
                                         (u_char *) "\ndata: ", 7)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return ngx_responses_flow_send(engine, p);
}


/* data without any text: SDKs read it as JSON, and throw */

static ngx_uint_t
ngx_responses_flow_blank(u_char *p, u_char *last)
{
    for ( /* void */ ; p < last; p++) {
        if (*p != ' ' && *p != LF && *p != '\t') {
            return 0;
        }
    }

    return 1;
}


static ngx_uint_t
ngx_responses_flow_followed(ngx_responses_engine_t *engine, u_char *p)
{
    u_char                *last;
    ngx_int_t              rc;
    ngx_responses_scan_t   scan;

    last = p + engine->frame.data_end;
    p += engine->frame.data;

    ngx_responses_scan_init(&scan, engine->paths);

    do {
        rc = ngx_responses_scan(&scan, &p, last);
    } while (rc == NGX_OK);

    return rc == NGX_DONE && ngx_responses_flow_blank(p, last);
}


/*
 * A frame cut in half by the end of the stream is worth nothing to anybody,
 * and clients stumble over it; WHATWG HTML 9.2.6 drops it as well.
 */

static ngx_int_t
ngx_responses_flow_cut(ngx_responses_engine_t *engine)
{
    engine->usage.malformed++;
    engine->state.seen = 1;

    return NGX_OK;
}


static ngx_int_t
ngx_responses_flow_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, u_char *p)
{
    ngx_responses_repair_t  rp;

    if (engine->state.terminal) {

        /* N20 */

        ngx_responses_usage_event(&engine->usage,
                                  ngx_responses_type_find(NULL, 0),
                                  engine->now);
        engine->usage.hidden++;
        return NGX_OK;
    }

    ngx_responses_flow_name(engine, ev, p);

    ngx_memzero(&rp, sizeof(ngx_responses_repair_t));

    rp.engine = engine;
    rp.ev = ev;
    rp.top.p = ev->data;
    rp.top.len = engine->frame.data_end - engine->frame.data;
    rp.top.spans = ev->spans;

    ngx_responses_object_edit(&rp.top, &engine->worker->edit,
                              engine->frame.data);

    if (ngx_responses_flow_repair(engine, &rp) != NGX_OK) {
        return NGX_ERROR;
    }

    /* it may have been written anew */

    p = ev->data - engine->frame.data;

    ngx_responses_flow_usage(engine, ev);

    if (rp.comment) {

        if (engine->shape && ngx_responses_hide_type(engine->shape, ev)) {
            engine->usage.hidden++;
            return NGX_OK;
        }

        engine->usage.edited++;

        return ngx_responses_engine_write(engine,
                                          (u_char *) ": keepalive\n\n", 13);
    }

    if (rp.drop
        || (ev->type->class == NGX_RESPONSES_CLASS_UNKNOWN
            && engine->conf->hide_unknown))
    {
        if (ev->type->class == NGX_RESPONSES_CLASS_ERROR) {
            return ngx_responses_flow_sent(engine, ev->type);
        }

        engine->usage.hidden++;
        return NGX_OK;
    }

    return engine->shape ? ngx_responses_flow_shape(engine, &rp, p)
                         : ngx_responses_flow_pass(engine, &rp, p);
}


static ngx_int_t
ngx_responses_flow_repair(ngx_responses_engine_t *engine,
    ngx_responses_repair_t *rp)
{
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    if (engine->conf->normalize && !engine->state.full) {
        return ngx_responses_repair(rp);
    }

    if (ev->name.len == 0) {
        ev->type = ngx_responses_type_find(engine->event_name.data,
                                           engine->event_name.len);
    }

    /* what a failure would have to say of the response */

    if (ev->type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        && ngx_responses_lifecycle_read(rp) == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    engine->state.created |= (ev->type->id == NGX_RESPONSES_CREATED);

    return NGX_OK;
}


static ngx_int_t
ngx_responses_flow_pass(ngx_responses_engine_t *engine,
    ngx_responses_repair_t *rp, u_char *p)
{
    ngx_responses_worker_t  *worker;

    worker = engine->worker;

    if (ngx_responses_stamp_number(engine, &rp->top, rp->wrapped) != NGX_OK
        || ngx_responses_stamp_line(engine, &worker->edit, &engine->frame, p,
                                    rp->ev->name)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (worker->edit.n || p == worker->scratch.start) {
        engine->usage.edited++;
    }

    if (ngx_responses_flow_send(engine, p) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_flow_sent(engine, rp->ev->type);
}


static ngx_int_t
ngx_responses_flow_shape(ngx_responses_engine_t *engine,
    ngx_responses_repair_t *rp, u_char *p)
{
    ngx_int_t  rc;

    if (rp->wrapped && !ngx_responses_engine_numbers(engine)
        && ngx_responses_stamp_number(engine, &rp->top, 1) != NGX_OK)
    {
        return NGX_ERROR;
    }

    rc = ngx_responses_shape_event(engine, rp->ev, p);

    if (rc == NGX_OK || rc == NGX_DECLINED) {

        /* what is hidden is as good as out, and never the end */

        return ngx_responses_flow_sent(engine, rp->ev->type);
    }

    if (rc == NGX_ABORT) {

        /* repairs made it too long or too deep: rather nothing than all */

        engine->usage.oversize++;
        engine->usage.hidden++;
        return NGX_OK;
    }

    return NGX_ERROR;
}


/* the type, and the event line's word for it if it can be one */

static void
ngx_responses_flow_name(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, u_char *p)
{
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;

    ngx_str_null(&engine->event_name);

    if (ngx_responses_event_type(ev) == NGX_OK || frame->events == 0) {
        return;
    }

    engine->event_name.data = p + frame->event;
    engine->event_name.len = frame->event_end - frame->event;

    if (!ngx_responses_event_name_valid(&engine->event_name)) {
        ngx_str_null(&engine->event_name);
    }
}


static void
ngx_responses_flow_usage(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_str_t              s;
    ngx_uint_t             i;
    ngx_responses_span_t  *span;

    ngx_responses_usage_event(&engine->usage, ev->type, engine->now);

    if (ev->type->id == NGX_RESPONSES_ITEM_ADDED) {
        s = ngx_responses_event_string(ev, NGX_RESPONSES_M_ITEM_TYPE);

        ngx_responses_usage_item(&engine->usage, s.data, s.len);
    }

    if (!ngx_responses_usage_reads(ev->type)
        && ev->type->id != NGX_RESPONSES_ROUTING)
    {
        return;
    }

    for (i = 0; i < ev->spans->n; i++) {
        span = &ev->spans->list[i];

        /* those above are of rules */

        if (span->id < NGX_RESPONSES_M_MAX
            && span == ngx_responses_span_get(ev->spans, span->id))
        {
            ngx_responses_usage_set(&engine->usage, span->id,
                                    ev->data + span->start,
                                    span->end - span->start);
        }
    }
}


static ngx_int_t
ngx_responses_flow_send(ngx_responses_engine_t *engine, u_char *p)
{
    return ngx_responses_edit_apply(&engine->worker->edit, p,
                                    engine->frame.len, engine->write,
                                    engine->data);
}


ngx_int_t
ngx_responses_flow_complete(ngx_responses_engine_t *engine)
{
    ngx_uint_t              i;
    ngx_responses_state_t  *state;

    state = &engine->state;

    engine->timer = 0;

    if (state->terminal || state->error || state->full || state->resumed
        || state->nitems == 0
        || engine->conf->terminal == NGX_RESPONSES_TERMINAL_OFF)
    {
        return NGX_OK;
    }

    for (i = 0; i < state->nitems; i++) {

        if (!state->items[i]->done
            || ngx_responses_state_lost(state->items[i]))
        {
            return NGX_OK;
        }
    }

    engine->usage.made = 1;
    engine->usage.terminal = NGX_RESPONSES_COMPLETED;

    if (ngx_responses_synth_completed(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_flow_sent(engine,
                                 ngx_responses_type(NGX_RESPONSES_COMPLETED));
}


ngx_int_t
ngx_responses_flow_sent(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type)
{
    ngx_responses_state_t  *state;

    state = &engine->state;

    state->seen |= (type->class != NGX_RESPONSES_CLASS_UNKNOWN);

    if (!ngx_responses_flow_ends(engine, type)) {
        state->error |= (type->class == NGX_RESPONSES_CLASS_ERROR);
        return NGX_OK;
    }

    state->terminal = 1;

    engine->timer = 0;
    engine->ended = (engine->conf->done != NGX_RESPONSES_DONE_KEEP
                     || engine->done);

    if (engine->conf->done != NGX_RESPONSES_DONE_ADD && !engine->done) {
        return NGX_OK;
    }

    engine->done = 0;

    return ngx_responses_engine_write(engine, (u_char *) "data: [DONE]\n\n",
                                      14);
}
