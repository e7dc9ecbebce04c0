
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Decides whether a stream is one of the Responses API.
 *
 * The first frame with data decides.  Comments and blank lines before it are
 * sent as they came.  Events of unknown types may precede the first known one:
 * a few of them are kept, for a short time.  Bytes of a foreign stream are
 * never changed.
 *
 * Where a rule hides, the answer to a request for a response is never foreign.
 * A frame is read as an event, or as the beginning of one if it cannot be read
 * to its end.  Invariant: each byte is sent once, in order, or processed.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_detect.h"
#include "engine/ngx_responses_process.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_worker.h"


#define NGX_RESPONSES_DETECT_EVENTS  3
#define NGX_RESPONSES_DETECT_SIZE    16384
#define NGX_RESPONSES_DETECT_TIME    1000


/* what is read of a frame */

typedef struct {
    ngx_responses_event_t    *ev;      /* its type may be that of the event
                                          line */
    ngx_responses_frame_t     frame;   /* in normal form, */
    u_char                   *p;       /* its bytes */
    ngx_int_t                 rc;      /* of process_read() */
    u_char                   *data;    /* without any: 0 bytes */
    size_t                    len;
} ngx_responses_detect_t;


static ngx_int_t ngx_responses_detect_read(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt, u_char *p);
static ngx_int_t ngx_responses_detect_read_beginning(
    ngx_responses_engine_t *engine, ngx_responses_detect_t *dt);
static ngx_int_t ngx_responses_detect_comment(ngx_responses_engine_t *engine,
    u_char *p);
static ngx_uint_t ngx_responses_detect_waits(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt);
static void ngx_responses_detect_reason(ngx_responses_engine_t *engine,
    u_char *p);
static ngx_uint_t ngx_responses_detect_default(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt);
static ngx_uint_t ngx_responses_detect_is_error(ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_detect_precedes(
    ngx_responses_engine_t *engine, ngx_responses_detect_t *dt);
static ngx_uint_t ngx_responses_detect_closed(
    ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_detect_decide(ngx_responses_engine_t *engine,
    ngx_uint_t api, const ngx_responses_type_t *type, u_char *p);
static ngx_int_t ngx_responses_detect_process(ngx_responses_engine_t *engine,
    ngx_responses_buf_t *pending);
static ngx_int_t ngx_responses_detect_apply(ngx_responses_engine_t *engine,
    ngx_uint_t api);


ngx_int_t
ngx_responses_detect_frame(ngx_responses_engine_t *engine, u_char *p,
    ngx_uint_t whole)
{
    ngx_int_t               rc;
    ngx_uint_t              api;
    ngx_responses_detect_t  dt;

    if (whole && engine->asked) {
        ngx_responses_detect_reason(engine, p);
    }

    if (ngx_responses_detect_read(engine, &dt, p) != NGX_OK) {
        return NGX_ERROR;
    }

    if (whole && dt.rc == NGX_ABORT) {
        return ngx_responses_detect_comment(engine, p);
    }

    api = ngx_responses_api_find(dt.ev);

    if (api == NGX_RESPONSES_API_UNDECIDED) {

        if (whole && ngx_responses_detect_waits(engine, &dt)) {
            return ngx_responses_detect_keep(engine, p, engine->frame.len);
        }

        api = ngx_responses_detect_default(engine, &dt);
    }

    if (ngx_responses_detect_closed(engine)) {
        api = NGX_RESPONSES_API_RESPONSES;
    }

    rc = ngx_responses_detect_decide(engine, api, dt.ev->type, p);

    if (rc == NGX_ERROR || !whole) {
        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        return NGX_OK;
    }

    if (rc == NGX_DONE) {
        return ngx_responses_process(engine, p);
    }

    engine->frame = dt.frame;

    return ngx_responses_process_frame(engine, dt.p, dt.rc);
}


/* the answer to a request for a response that is not JSON is a failure */

static void
ngx_responses_detect_reason(ngx_responses_engine_t *engine, u_char *p)
{
    ngx_str_t               data;
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;

    if (frame->datas != 1 || ngx_responses_ruleset_hides(engine)) {
        return;
    }

    data.data = p + frame->data;
    data.len = frame->data_end - frame->data;

    frame->reason |= (data.len && data.data[0] != '{' && data.data[0] != 'd'
                      && data.data[0] != ' '
                      && !ngx_responses_str_is(data, "[DONE]"));
}


/* a frame without data, which is sent if nothing that came before is kept */

static ngx_int_t
ngx_responses_detect_comment(ngx_responses_engine_t *engine, u_char *p)
{
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;

    if (engine->pending.len || frame->fields) {
        return ngx_responses_detect_keep(engine, p, engine->frame.len);
    }

    if ((frame->bom && engine->sse.bom_seen)
        || ngx_responses_detect_closed(engine))
    {
        return ngx_responses_detect_keep(engine, p, engine->frame.len);
    }

    return ngx_responses_engine_write(engine, p, frame->len);
}


/* whether another frame is to decide; events that wait for it are counted */

static ngx_uint_t
ngx_responses_detect_waits(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    if (dt->len == 0 || dt->ev->type->class == NGX_RESPONSES_CLASS_KEEPALIVE) {
        return 1;
    }

    if (dt->rc != NGX_OK || engine->npending == NGX_RESPONSES_DETECT_EVENTS
        || !ngx_responses_detect_precedes(engine, dt))
    {
        return 0;
    }

    engine->npending++;

    return 1;
}


ngx_int_t
ngx_responses_detect_skipped(ngx_responses_engine_t *engine, u_char *lf)
{
    if (engine->pending.len) {
        return ngx_responses_buf_append(engine->mem, &engine->pending, lf, 1);
    }

    return ngx_responses_engine_write(engine, lf, 1);
}


ngx_int_t
ngx_responses_detect_expire(ngx_responses_engine_t *engine)
{
    ngx_uint_t  api;

    if (engine->asked) {
        api = NGX_RESPONSES_API_RESPONSES;

    } else {
        api = NGX_RESPONSES_API_OTHER;
    }

    if (engine->npending) {
        return ngx_responses_detect_apply(engine, api);
    }

    if (ngx_responses_detect_release(engine, api) != NGX_OK) {
        return NGX_ERROR;
    }

    /* the frames that were kept do not decide */

    engine->api = NGX_RESPONSES_API_UNDECIDED;

    return NGX_OK;
}


ngx_int_t
ngx_responses_detect_finish(ngx_responses_engine_t *engine,
    ngx_responses_end_e end)
{
    u_char                      *p;
    ngx_uint_t                   api, closed;
    ngx_responses_frame_t        frame;
    ngx_responses_detect_t       dt;
    const ngx_responses_type_t  *type;

    frame = engine->frame;

    /* of an empty body nothing is held */

    p = engine->hold.start ? engine->hold.start : (u_char *) "";

    ngx_responses_frame_split(&engine->frame, p, frame.len);

    if (ngx_responses_detect_read(engine, &dt, p) != NGX_OK) {
        return NGX_ERROR;
    }

    engine->frame = frame;

    api = ngx_responses_api_find(dt.ev);

    closed = ngx_responses_detect_closed(engine);

    if (api == NGX_RESPONSES_API_UNDECIDED) {
        if (engine->asked
            && (engine->npending
                || !engine->state.unknown
                || end != NGX_RESPONSES_END_CLEAN))
        {
            api = NGX_RESPONSES_API_RESPONSES;

        } else {
            api = NGX_RESPONSES_API_OTHER;
        }

        if (closed && api == NGX_RESPONSES_API_OTHER) {

            /* what was resumed ends without an event */

            engine->api = api;

            return NGX_OK;
        }

    } else if (closed) {
        api = NGX_RESPONSES_API_RESPONSES;
    }

    if (api != NGX_RESPONSES_API_RESPONSES) {
        return ngx_responses_detect_apply(engine, api);
    }

    /* an event that waits for response.created waits no longer */

    type = dt.ev->type;

    if (dt.rc != NGX_OK || type->id != NGX_RESPONSES_CREATED) {
        type = ngx_responses_type(NGX_RESPONSES_ERROR);
    }

    if ((ngx_responses_detect_precedes(engine, &dt)
         && ngx_responses_repair_before(engine, type) == NGX_ERROR)
        || ngx_responses_detect_decide(engine, api, type, p) == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_detect_read(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt, u_char *p)
{
    ngx_str_t               line;
    ngx_responses_frame_t  *frame, old;

    frame = &engine->frame;
    old = *frame;

    dt->p = p;
    dt->ev = &engine->worker->events[NGX_RESPONSES_UPSTREAM];
    dt->rc = ngx_responses_process_read(engine, &dt->p, 0);

    dt->data = dt->p + frame->data;
    dt->len = (dt->rc == NGX_ABORT) ? 0 : frame->data_end - frame->data;

    dt->frame = *frame;
    *frame = old;

    if (dt->rc != NGX_OK
        && ngx_responses_detect_read_beginning(engine, dt) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_event_type(dt->ev) == NGX_OK || frame->events == 0) {
        return NGX_OK;
    }

    line.data = p + frame->event;
    line.len = frame->event_end - frame->event;

    if (ngx_responses_str_is(line, "message")) {
        ngx_str_null(&line);
    }

    dt->ev->name = line;
    dt->ev->type = ngx_responses_type_find(line.data, line.len);

    return NGX_OK;
}


/*
 * Data that is not an event as a whole.  It is read in another slot, as the
 * first one tells why.  An event of which nothing can be read has no members.
 */

static ngx_int_t
ngx_responses_detect_read_beginning(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    ngx_int_t                rc;
    ngx_responses_buf_t     *buf;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;
    buf = &worker->value;
    buf->len = 0;

    dt->ev = &worker->events[NGX_RESPONSES_GENERATED];

    if (dt->rc == NGX_ERROR
        || ngx_responses_buf_append(&worker->mem, buf, dt->data, dt->len)
           != NGX_OK
        || ngx_responses_buf_append(&worker->mem, buf, (u_char *) "", 1)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    rc = ngx_responses_event_read_beginning(dt->ev, buf->start, dt->len);

    if (rc == NGX_DECLINED) {
        return ngx_responses_event_read(dt->ev, (u_char *) "{}", 2);
    }

    return rc;
}


/*
 * The API of an event that may belong to more than one.  The answer to a
 * request for a response may begin with an error, an array or [DONE], and
 * with an object that cannot be read to its end; of a long frame no data may
 * have come yet.
 */

static ngx_uint_t
ngx_responses_detect_default(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    if (!engine->asked) {
        return NGX_RESPONSES_API_OTHER;
    }

    if (ngx_responses_detect_is_error(dt->ev)
        || ngx_responses_api_may_precede(dt->ev))
    {
        return NGX_RESPONSES_API_RESPONSES;
    }

    if (dt->len == 0 || *dt->data == '['
        || (*dt->data == '{' && dt->rc != NGX_OK))
    {
        return NGX_RESPONSES_API_RESPONSES;
    }

    return NGX_RESPONSES_API_OTHER;
}


static ngx_uint_t
ngx_responses_detect_is_error(ngx_responses_event_t *ev)
{
    return ev->type->class == NGX_RESPONSES_CLASS_ERROR
           || ev->member[NGX_RESPONSES_M_ERROR]
           || ngx_responses_error_sign(ev, ev->name)
              == NGX_RESPONSES_SIGN_ERROR;
}


/* N11: whether an event that does not decide is to follow response.created */

static ngx_uint_t
ngx_responses_detect_precedes(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    if (ngx_responses_api_may_precede(dt->ev)) {
        return 1;
    }

    if (!ngx_responses_detect_closed(engine)
        || dt->len == 0 || *dt->data != '{')
    {
        return 0;
    }

    return dt->ev->type->class == NGX_RESPONSES_CLASS_UNKNOWN
           && ngx_responses_error_sign(dt->ev, dt->ev->name)
              == NGX_RESPONSES_SIGN_NONE;
}


/* whether the stream is one of the Responses API, whatever it begins with */

static ngx_uint_t
ngx_responses_detect_closed(ngx_responses_engine_t *engine)
{
    return engine->asked && ngx_responses_ruleset_hides(engine);
}


ngx_int_t
ngx_responses_detect_keep(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    if (ngx_responses_buf_append(engine->mem, &engine->pending, p, len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    engine->hold.len = 0;

    if (engine->timer == 0) {
        engine->timer = engine->now + NGX_RESPONSES_DETECT_TIME;
    }

    if (engine->api == NGX_RESPONSES_API_UNDECIDED
        && engine->pending.len > NGX_RESPONSES_DETECT_SIZE)
    {
        return ngx_responses_detect_expire(engine);
    }

    return NGX_OK;
}


/*
 * The frame decides, and is sent if the stream is foreign.  In a Responses
 * stream the frames that were kept follow response.created; if this frame is
 * that event, they are released after it.  NGX_DONE: they were before it.
 */

static ngx_int_t
ngx_responses_detect_decide(ngx_responses_engine_t *engine, ngx_uint_t api,
    const ngx_responses_type_t *type, u_char *p)
{
    ngx_uint_t  ours;

    ours = (api == NGX_RESPONSES_API_RESPONSES);
    engine->api = api;

    if (ours && (engine->pending.len == 0
                 || (engine->npending && type->id == NGX_RESPONSES_CREATED)))
    {
        engine->timer = 0;
        return NGX_OK;
    }

    if (ours
        && engine->npending
        && ngx_responses_repair_before(engine, type) == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    if (ngx_responses_detect_release(engine, api) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ours) {
        return NGX_DONE;
    }

    return ngx_responses_engine_write(engine, p, engine->frame.len);
}


ngx_int_t
ngx_responses_detect_release(ngx_responses_engine_t *engine, ngx_uint_t api)
{
    ngx_int_t            rc;
    ngx_responses_buf_t  pending;

    engine->api = api;
    engine->timer = 0;
    engine->npending = 0;

    pending = engine->pending;
    ngx_memzero(&engine->pending, sizeof(ngx_responses_buf_t));

    rc = NGX_OK;

    if (pending.len) {
        rc = (api == NGX_RESPONSES_API_RESPONSES)
             ? ngx_responses_detect_process(engine, &pending)
             : ngx_responses_engine_write(engine, pending.start, pending.len);

        engine->frame.bom = 0;
    }

    ngx_responses_buf_free(engine->mem, &pending);

    return rc;
}


/* the kept frames, while another one is being read */

static ngx_int_t
ngx_responses_detect_process(ngx_responses_engine_t *engine,
    ngx_responses_buf_t *pending)
{
    u_char                 *p, *start, *last;
    ngx_int_t               rc;
    ngx_responses_buf_t     hold;
    ngx_responses_sse_t     sse;
    ngx_responses_frame_t   frame;

    sse = engine->sse;
    frame = engine->frame;
    hold = engine->hold;

    ngx_responses_sse_init(&engine->sse, 1);
    ngx_responses_frame_init(&engine->frame, 1);
    ngx_memzero(&engine->hold, sizeof(ngx_responses_buf_t));

    p = pending->start;
    last = p + pending->len;

    do {
        ngx_responses_sse_skip_lf(&engine->sse, &p, last);

        start = p;
        rc = ngx_responses_frame_read(&engine->frame, &engine->sse, &p, last);

        if (rc == NGX_DONE) {
            if (!engine->frame.plain) {
                ngx_responses_frame_split(&engine->frame, start,
                                          engine->frame.len);
            }

            rc = ngx_responses_process(engine, start);
            ngx_responses_worker_next_frame(engine);
        }

    } while (rc == NGX_OK);

    engine->sse = sse;
    engine->frame = frame;
    engine->hold = hold;

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


/* without a frame that decides; what is held of one may still be read */

static ngx_int_t
ngx_responses_detect_apply(ngx_responses_engine_t *engine, ngx_uint_t api)
{
    ngx_responses_buf_t  *hold;

    hold = &engine->hold;

    if (ngx_responses_detect_release(engine, api) != NGX_OK) {
        return NGX_ERROR;
    }

    if (api != NGX_RESPONSES_API_RESPONSES && hold->len) {
        return ngx_responses_engine_write(engine, hold->start, hold->len);
    }

    return NGX_OK;
}
