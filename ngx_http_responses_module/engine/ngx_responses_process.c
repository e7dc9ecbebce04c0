
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Processes one whole frame: repairs, logs and delivers its event.
 * An event of which not all is known, as it is too long, over another limit or
 * not UTF-8, leaves as bytes, but for its type, number and place.  Data that
 * is not an event is passed or hidden.  Frames of other APIs are read for the
 * log only.
 *
 * Never keeps anything of a frame but what is in the state.  Invariant: an
 * event is read once, unless it is given another text.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_output.h"
#include "engine/ngx_responses_end.h"
#include "engine/ngx_responses_gate.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_process.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_repeat.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"
#include "engine/ngx_responses_template_learn.h"


/* the longest beginning of a field name, with the LF that was added */

#define NGX_RESPONSES_PROCESS_NAME  sizeof("event")


static void ngx_responses_process_note(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static void ngx_responses_process_foreign(ngx_responses_engine_t *engine,
    ngx_int_t rc);
static ngx_uint_t ngx_responses_process_is_cut(
    ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_process_cut(ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_process_unread(ngx_responses_engine_t *engine,
    u_char *p);
static ngx_uint_t ngx_responses_process_blank(u_char *p, u_char *last);
static ngx_int_t ngx_responses_process_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, u_char *p);
static ngx_int_t ngx_responses_process_begin(ngx_responses_repair_t *rp,
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev, u_char *p);
static ngx_uint_t ngx_responses_process_lacks_type(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_process_after_error(
    ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_process_follows(ngx_responses_repair_t *rp);
static void ngx_responses_process_suspect(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_process_hidden(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_process_hide(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name);
static void ngx_responses_process_line(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_process_repaired(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_process_repair(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_process_drops(ngx_responses_repair_t *rp);
static void ngx_responses_process_place(ngx_responses_repair_t *rp);
static void ngx_responses_process_log(ngx_responses_repair_t *rp);
static void ngx_responses_process_log_item(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_process_comment(ngx_responses_repair_t *rp);


ngx_int_t
ngx_responses_process(ngx_responses_engine_t *engine, u_char *p)
{
    ngx_int_t  rc;

    if (engine->eof && ngx_responses_process_is_cut(engine)) {
        return ngx_responses_process_cut(engine);
    }

    rc = ngx_responses_process_read(engine, &p, 0);

    return ngx_responses_process_frame(engine, p, rc);
}


ngx_int_t
ngx_responses_process_frame(ngx_responses_engine_t *engine, u_char *p,
    ngx_int_t rc)
{
    size_t                  len;
    ngx_responses_event_t  *ev;

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (ngx_responses_engine_foreign(engine)) {
        ngx_responses_process_foreign(engine, rc);
        return NGX_OK;
    }

    ev = &engine->worker->events[NGX_RESPONSES_UPSTREAM];
    len = engine->frame.len;

    engine->usage.malformed += ngx_responses_process_strict(engine);

    switch (rc) {

    case NGX_OK:
        if (!ev->raw) {
            return ngx_responses_process_event(engine, ev, p);
        }

        ngx_responses_process_note(engine, ev);

        rc = ngx_responses_process_raw(engine, p);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        return ngx_responses_process_raw_end(engine, ev->type, &ev->name, rc);

    case NGX_DONE:
        return ngx_responses_end_done(engine, p);

    case NGX_ABORT:
        if (len) {
            return ngx_responses_engine_write(engine, p, len);
        }

        return NGX_OK;
    }

    ngx_responses_process_note(engine, ev);

    return ngx_responses_process_unread(engine, p);
}


/* what is wrong with the JSON of an event, for the log */

static void
ngx_responses_process_note(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_responses_worker_t  *worker;

    worker = engine->worker;

    worker->message = ev->json.message;
    worker->offset = ev->json.offset;
    worker->invalid = engine->usage.events + 1;
}


/* a frame of another API, which was sent as it came, is read for the log */

static void
ngx_responses_process_foreign(ngx_responses_engine_t *engine, ngx_int_t rc)
{
    ngx_responses_usage_t   *usage;
    ngx_responses_worker_t  *worker;

    usage = &engine->usage;
    worker = engine->worker;

    if (rc == NGX_ABORT || engine->api == NGX_RESPONSES_API_OTHER) {
        return;
    }

    if (rc != NGX_DONE) {
        ngx_responses_api_event(engine->api, usage,
                                &worker->events[NGX_RESPONSES_UPSTREAM].json,
                                &worker->foreign, engine->now);

    } else if (usage->terminal == 0) {
        usage->terminal = NGX_RESPONSES_COMPLETED;
    }
}


ngx_int_t
ngx_responses_process_raw(ngx_responses_engine_t *engine, u_char *p)
{
    ngx_int_t               rc;
    ngx_responses_event_t  *ev;
    ngx_responses_repair_t  rp;

    engine->usage.oversize++;

    ev = &engine->worker->events[NGX_RESPONSES_UPSTREAM];

    if (ngx_responses_process_begin(&rp, engine, ev, p) != NGX_OK) {
        return NGX_DECLINED;
    }

    if (engine->phase == NGX_RESPONSES_FAILING
        && ngx_responses_process_after_error(&rp) != NGX_OK)
    {
        return NGX_DECLINED;
    }

    if (ngx_responses_ruleset_hides(engine)) {
        rc = ngx_responses_gate(&rp);

        if (ev->type->index & NGX_RESPONSES_OUTPUT_INDEX) {
            ngx_responses_state_lose_open(&engine->state);
        }

    } else {
        rc = ngx_responses_process_repair(&rp);
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    ngx_responses_process_log(&rp);
    ngx_responses_process_suspect(&rp);

    if (rc == NGX_DECLINED || ngx_responses_process_drops(&rp)) {
        return NGX_DECLINED;
    }

    if (ngx_responses_ruleset_adds(engine)
        && ngx_responses_add_beside(engine, ev->type, &ev->name, 1) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_send_event(engine, ev);
}


void
ngx_responses_process_raw_log(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type)
{
    ngx_responses_usage_event(&engine->usage, type, engine->now);

    if (ngx_responses_output_type(type)) {
        ngx_responses_usage_output(&engine->usage, engine->now);
    }
}


ngx_int_t
ngx_responses_process_raw_end(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name, ngx_int_t rc)
{
    ngx_responses_process_raw_log(engine, type);

    if (rc == NGX_DECLINED) {

        /* it may have begun an item */

        engine->state.unread = 1;

        return ngx_responses_process_hide(engine, type, name);
    }

    if (ngx_responses_ruleset_adds(engine)
        && ngx_responses_add_beside(engine, type, name, 0) != NGX_OK)
    {
        return NGX_ERROR;
    }

    engine->state.created |= (type->id == NGX_RESPONSES_CREATED);

    return ngx_responses_end_sent(engine, type);
}


/* the stream ended within an event, or within the name of a field */

static ngx_uint_t
ngx_responses_process_is_cut(ngx_responses_engine_t *engine)
{
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;

    return !ngx_responses_engine_foreign(engine)
           && frame->fields && frame->datas == 0
           && (frame->events || frame->drop
               || frame->len <= NGX_RESPONSES_PROCESS_NAME);
}


/*
 * An incomplete frame is dropped, as WHATWG HTML 9.2.6 requires; some clients
 * fail if they get it.  After the terminal the message was ended by us.
 */

static ngx_int_t
ngx_responses_process_cut(ngx_responses_engine_t *engine)
{
    engine->usage.malformed += !ngx_responses_engine_ended(engine);
    engine->suspect = 1;

    ngx_responses_end_phase(engine, NGX_RESPONSES_RUNNING);

    return ngx_responses_redact_lose(engine, NULL);
}


/*
 * A client may accept invalid JSON, and JSON that is too deep may be valid:
 * where a rule hides, it is not sent.  NGX_BUSY: there may be several events.
 */

static ngx_int_t
ngx_responses_process_unread(ngx_responses_engine_t *engine, u_char *p)
{
    ngx_str_t               none;
    ngx_uint_t              blank;
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;

    if (frame->several && frame->datas > 1) {
        return NGX_BUSY;
    }

    if (engine->eof || frame->piece) {
        return ngx_responses_process_cut(engine);
    }

    engine->usage.malformed++;

    ngx_responses_usage_event(&engine->usage, ngx_responses_type_find(NULL, 0),
                              engine->now);

    blank = ngx_responses_process_blank(p + frame->data, p + frame->data_end);

    engine->suspect |= !blank;

    if (engine->conf->hide_malformed || blank
        || engine->phase >= NGX_RESPONSES_FAILING
        || ngx_responses_ruleset_hides(engine))
    {
        engine->state.unread = 1;

        if (!blank && ngx_responses_redact_lose(engine, NULL) != NGX_OK) {
            return NGX_ERROR;
        }

        ngx_str_null(&none);
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &none);

        return NGX_OK;
    }

    ngx_responses_engine_trace(engine, "malformed", &engine->worker->message);

    return ngx_responses_engine_write(engine, p, engine->frame.len);
}


/* data of white space only: SDKs parse it as JSON and fail */

static ngx_uint_t
ngx_responses_process_blank(u_char *p, u_char *last)
{
    for ( /* void */ ; p < last; p++) {
        if (*p != ' ' && *p != '\t') {
            return 0;
        }
    }

    return 1;
}


static ngx_int_t
ngx_responses_process_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, u_char *p)
{
    ngx_int_t               rc;
    ngx_responses_repair_t  rp;

    if (ngx_responses_process_begin(&rp, engine, ev, p) != NGX_OK) {
        ngx_responses_usage_event(&engine->usage, ev->type, engine->now);
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);

        return NGX_OK;
    }

    if (engine->eof && ev->name.len == 0
        && ngx_responses_process_lacks_type(engine, ev))
    {
        return ngx_responses_process_cut(engine);
    }

    if (engine->phase == NGX_RESPONSES_FAILING
        && ngx_responses_process_after_error(&rp) != NGX_OK)
    {
        ngx_responses_process_log(&rp);

        return ngx_responses_process_hide(engine, ev->type, &ev->name);
    }

    if (ngx_responses_ruleset_hides(engine)) {
        rc = ngx_responses_gate(&rp);

        if (rc != NGX_OK) {
            if (rc == NGX_DECLINED) {
                return ngx_responses_process_hidden(&rp);
            }

            return NGX_ERROR;
        }
    }

    return ngx_responses_process_repaired(&rp);
}


/* reads its type; NGX_DECLINED: N20, the stream is over */

static ngx_int_t
ngx_responses_process_begin(ngx_responses_repair_t *rp,
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev, u_char *p)
{
    ev->frame = p;

    if (ngx_responses_engine_ended(engine)) {
        ev->type = ngx_responses_type_find(NULL, 0);
        ngx_str_null(&ev->name);

        return NGX_DECLINED;
    }

    ngx_memzero(rp, sizeof(ngx_responses_repair_t));

    rp->engine = engine;
    rp->ev = ev;

    if (engine->ruleset) {
        engine->ruleset->varies = 0;
    }

    if (ngx_responses_event_type(ev) != NGX_OK) {
        ngx_responses_process_line(rp);
    }

    return NGX_OK;
}


/*
 * Whether the type of an event may have come after its data, where the stream
 * ended.  An error is one without it, unless a rule may hide its type.
 */

static ngx_uint_t
ngx_responses_process_lacks_type(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_str_t               none;
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;

    if (frame->events && frame->event_line < frame->data_line) {
        return 0;
    }

    ngx_str_null(&none);

    return ngx_responses_ruleset_hides(engine)
           || ngx_responses_error_sign(ev, none) != NGX_RESPONSES_SIGN_ERROR;
}


/*
 * After an error only response.failed is sent.  NGX_DECLINED: it is another
 * event, whose type is left if it is a terminal: a failure does not become a
 * success, so it is replaced.
 */

static ngx_int_t
ngx_responses_process_after_error(ngx_responses_repair_t *rp)
{
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    if (ngx_responses_process_follows(rp)) {
        return NGX_OK;
    }

    if (ev->name.len == 0) {
        ev->type = ngx_responses_type_find(rp->line.data, rp->line.len);
    }

    if (ev->type->class != NGX_RESPONSES_CLASS_TERMINAL) {
        ev->type = ngx_responses_type_find(NULL, 0);
        ngx_str_null(&ev->name);
    }

    return NGX_DECLINED;
}


static ngx_uint_t
ngx_responses_process_follows(ngx_responses_repair_t *rp)
{
    const ngx_responses_type_t  *type;

    if (rp->ev->name.len) {
        type = rp->ev->type;

    } else {
        type = ngx_responses_type_find(rp->line.data, rp->line.len);
    }

    type = ngx_responses_repair_terminal(rp->ev, type);

    return ngx_responses_type_known(type)->id == NGX_RESPONSES_FAILED;
}


/* an event that may be an error, or is one that is not sent */

static void
ngx_responses_process_suspect(ngx_responses_repair_t *rp)
{
    ngx_str_t               name;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    name = ev->name.len ? ev->name : rp->line;

    if (ev->type->class == NGX_RESPONSES_CLASS_ERROR
        || (ev->type->class == NGX_RESPONSES_CLASS_UNKNOWN
            && ngx_responses_error_sign(ev, name) != NGX_RESPONSES_SIGN_NONE))
    {
        rp->engine->suspect = 1;
    }
}


/* an event that is not known to be shown: it goes no further */

static ngx_int_t
ngx_responses_process_hidden(ngx_responses_repair_t *rp)
{
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    ngx_responses_process_log(rp);

    if (ngx_responses_process_hide(rp->engine, ev->type, &ev->name)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_process_suspect(rp);

    rp->hidden = 1;

    ngx_responses_template_learn(rp, NGX_RESPONSES_HIDDEN, 0);

    return NGX_OK;
}


/* what clients cannot do without is generated in place of it */

static ngx_int_t
ngx_responses_process_hide(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name)
{
    ngx_responses_state_t  *state;

    state = &engine->state;

    ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, name);

    if (ngx_responses_engine_ends(engine, type)) {
        return ngx_responses_end_replace(engine, type);
    }

    if (type->class != NGX_RESPONSES_CLASS_UNKNOWN
        && type->class != NGX_RESPONSES_CLASS_ERROR)
    {
        ngx_responses_end_phase(engine, NGX_RESPONSES_RUNNING);
    }

    if (type->id != NGX_RESPONSES_CREATED || state->created || state->unknown)
    {
        return NGX_OK;
    }

    state->created = 1;

    return ngx_responses_generate_response(engine, NGX_RESPONSES_CREATED,
                                           NULL);
}


/* the event line names an event that has no type */

static void
ngx_responses_process_line(ngx_responses_repair_t *rp)
{
    ngx_responses_frame_t  *frame;

    frame = &rp->engine->frame;

    if (frame->events == 0) {
        return;
    }

    rp->line.data = rp->ev->frame + frame->event;
    rp->line.len = frame->event_end - frame->event;

    if (!ngx_responses_name_valid(&rp->line)) {
        ngx_str_null(&rp->line);
    }
}


static ngx_int_t
ngx_responses_process_repaired(ngx_responses_repair_t *rp)
{
    uint64_t                 added, repaired;
    ngx_int_t                rc;
    ngx_uint_t               count;
    ngx_responses_event_t   *ev;
    ngx_responses_usage_t   *usage;
    ngx_responses_engine_t  *engine;
    ngx_responses_outcome_e  outcome;

    ev = rp->ev;
    engine = rp->engine;
    usage = &engine->usage;

    added = usage->added;
    count = engine->state.count;
    repaired = usage->repaired;

    if (ngx_responses_process_repair(rp) != NGX_OK) {
        return NGX_ERROR;
    }

    if (rp->action == NGX_RESPONSES_REPAIR_WAIT) {
        usage->repaired = repaired;

        return NGX_AGAIN;
    }

    ngx_responses_process_log(rp);
    ngx_responses_process_suspect(rp);

    if (rp->item == NULL && engine->state.sent.len) {
        ngx_responses_process_place(rp);
    }

    if (rp->action == NGX_RESPONSES_REPAIR_COMMENT) {
        return ngx_responses_process_comment(rp);
    }

    rc = NGX_OK;
    outcome = NGX_RESPONSES_HIDDEN;

    if (ngx_responses_process_drops(rp)) {
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);

    } else {
        rc = ngx_responses_deliver(engine, ev);

        if (rc != NGX_ERROR && ngx_responses_repair_after(rp) != NGX_OK) {
            return NGX_ERROR;
        }

        if (rc != NGX_OK && ev->type->class == NGX_RESPONSES_CLASS_ERROR) {

            /* a failure does not say what a hidden error said */

            engine->state.code.len = 0;
            engine->state.message.len = 0;
        }

        if (rc == NGX_ABORT) {
            return NGX_OK;
        }

        if (rc == NGX_OK) {
            outcome = NGX_RESPONSES_SENT;
        }

        /* if it is hidden, the stream continues as if it had been sent */

        if (rc == NGX_DECLINED && ngx_responses_engine_ends(engine, ev->type))
        {
            rc = ngx_responses_end_replace(engine, ev->type);

        } else if (rc != NGX_ERROR) {
            rc = ngx_responses_end_sent(engine, ev->type);
        }
    }

    if (rc != NGX_OK) {
        return NGX_ERROR;
    }

    /* something was generated before it, which a rule may have hidden */

    if (usage->added == added && engine->state.count == count) {
        ngx_responses_template_learn(rp, outcome, usage->repaired - repaired);

        if (ev->type->id == NGX_RESPONSES_CREATED
            && usage->repaired == repaired
            && ngx_responses_repair_alone(engine))
        {
            ngx_responses_repeat_keep(engine, ev);
        }
    }

    return NGX_OK;
}


/* without repairs: how the stream ends, and what a failure needs to know */

static ngx_int_t
ngx_responses_process_repair(ngx_responses_repair_t *rp)
{
    ngx_responses_event_t   *ev;
    ngx_responses_engine_t  *engine;

    ev = rp->ev;
    engine = rp->engine;

    if (engine->conf->normalize && !engine->state.full) {
        return ngx_responses_repair(rp);
    }

    if (ev->name.len == 0) {
        ev->type = ngx_responses_type_find(rp->line.data, rp->line.len);
    }

    ev->type = ngx_responses_repair_terminal(ev, ev->type);

    if (ev->type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        && ngx_responses_repair_learn(rp) != NGX_OK)
    {
        return NGX_ERROR;
    }

    engine->state.created |= (ev->type->id == NGX_RESPONSES_CREATED);

    return NGX_OK;
}


/* whether it is not sent, whatever rules say of it */

static ngx_uint_t
ngx_responses_process_drops(ngx_responses_repair_t *rp)
{
    return rp->action == NGX_RESPONSES_REPAIR_DROP
           || (rp->ev->type->class == NGX_RESPONSES_CLASS_UNKNOWN
               && rp->engine->conf->hide_unknown);
}


/* an index that no repair set: the hidden items before it have none */

static void
ngx_responses_process_place(ngx_responses_repair_t *rp)
{
    int64_t                 index, n;
    ngx_uint_t              node;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    node = ev->member[NGX_RESPONSES_M_OUTPUT_INDEX];

    if (node == 0) {
        return;
    }

    index = ngx_responses_event_number(ev, node);
    n = ngx_responses_gate_index(&rp->engine->state, index);

    if (n != index) {
        ngx_responses_event_set(ev, node, ngx_responses_event_int(ev, n));
    }
}


static void
ngx_responses_process_log(ngx_responses_repair_t *rp)
{
    const ngx_responses_type_t  *type;

    type = rp->ev->type;

    if (!rp->ev->raw) {
        ngx_responses_usage_event(&rp->engine->usage, type, rp->engine->now);

        if (type->class != NGX_RESPONSES_CLASS_DELTA
            && (rp->given || ngx_responses_output(rp->ev)))
        {
            ngx_responses_usage_output(&rp->engine->usage, rp->engine->now);
        }
    }

    if (type->id == NGX_RESPONSES_ITEM_ADDED && !rp->again) {
        ngx_responses_process_log_item(rp);
    }

    if (ngx_responses_usage_reads(type) || type->id == NGX_RESPONSES_ROUTING) {
        ngx_responses_repair_log(rp);
    }
}


static void
ngx_responses_process_log_item(ngx_responses_repair_t *rp)
{
    ngx_str_t               type;
    ngx_uint_t              item;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    item = ev->member[NGX_RESPONSES_M_ITEM];

    if (item) {
        type = ngx_responses_raw_string(ngx_responses_value(ev, item, TYPE));
        ngx_responses_usage_item(&rp->engine->usage, type.data, type.len);
    }
}


/* a keepalive event is sent as a comment */

static ngx_int_t
ngx_responses_process_comment(ngx_responses_repair_t *rp)
{
    ngx_responses_event_t   *ev;
    ngx_responses_engine_t  *engine;

    ev = rp->ev;
    engine = rp->engine;

    if (engine->ruleset && ngx_responses_decide_event(engine, ev)) {
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);

        return NGX_OK;
    }

    ngx_responses_account(engine, NGX_RESPONSES_EDITED, &ev->name);

    return ngx_responses_engine_write(engine, (u_char *) ": keepalive\n\n",
                                      13);
}
