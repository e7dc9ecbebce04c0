
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
    ngx_uint_t                datas;   /* it has data */
    size_t                    len;     /* of the data */
    u_char                    first;   /* byte of it */
    ngx_uint_t                cut;     /* it is not JSON to its end */
} ngx_responses_detect_t;


static ngx_int_t ngx_responses_detect_read(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt, u_char *p);
static ngx_int_t ngx_responses_detect_comment(ngx_responses_engine_t *engine,
    u_char *p);
static ngx_uint_t ngx_responses_detect_waits(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt);
static ngx_uint_t ngx_responses_detect_api(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt);
static ngx_uint_t ngx_responses_detect_default(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt);
static ngx_uint_t ngx_responses_detect_precedes(
    ngx_responses_engine_t *engine, ngx_responses_detect_t *dt);
static ngx_uint_t ngx_responses_detect_closed(
    ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_detect_keep(ngx_responses_engine_t *engine,
    u_char *p);
static ngx_int_t ngx_responses_detect_decide(ngx_responses_engine_t *engine,
    ngx_uint_t api, const ngx_responses_type_t *type, u_char *p);
static ngx_int_t ngx_responses_detect_process(ngx_responses_engine_t *engine,
    ngx_responses_buf_t *pending);
static ngx_int_t ngx_responses_detect_send(ngx_responses_engine_t *engine);


ngx_int_t
ngx_responses_detect_frame(ngx_responses_engine_t *engine, u_char *p,
    ngx_uint_t whole)
{
    ngx_uint_t              api;
    ngx_responses_detect_t  dt;

    if (ngx_responses_detect_read(engine, &dt, p) != NGX_OK) {
        return NGX_ERROR;
    }

    if (whole && dt.datas == 0) {
        return ngx_responses_detect_comment(engine, p);
    }

    api = ngx_responses_detect_api(engine, &dt);

    if (api == NGX_RESPONSES_API_UNDECIDED) {

        if (whole && ngx_responses_detect_waits(engine, &dt)) {
            return ngx_responses_detect_keep(engine, p);
        }

        api = ngx_responses_detect_default(engine, &dt);
    }

    return ngx_responses_detect_decide(engine, api, dt.ev->type, p);
}


/* a frame without data, which is sent if nothing that came before is kept */

static ngx_int_t
ngx_responses_detect_comment(ngx_responses_engine_t *engine, u_char *p)
{
    ngx_responses_frame_t  *frame;

    frame = &engine->frame;

    if (engine->pending.len || frame->fields
        || (frame->bom && engine->sse.bom_seen)
        || ngx_responses_detect_closed(engine))
    {
        return ngx_responses_detect_keep(engine, p);
    }

    return (ngx_responses_engine_write(engine, p, frame->len) == NGX_OK)
           ? NGX_DONE : NGX_ERROR;
}


/* whether another frame is to decide; events that wait for it are counted */

static ngx_uint_t
ngx_responses_detect_waits(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    if (dt->len == 0 || dt->ev->type->class == NGX_RESPONSES_CLASS_KEEPALIVE) {
        return 1;
    }

    if (engine->npending == NGX_RESPONSES_DETECT_EVENTS
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
    ngx_uint_t  api, decided;

    decided = (engine->npending != 0);
    api = engine->asked ? NGX_RESPONSES_API_RESPONSES
                        : NGX_RESPONSES_API_OTHER;

    if (ngx_responses_detect_release(engine, api) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!decided) {

        /* the frames that were kept do not decide */

        engine->api = NGX_RESPONSES_API_UNDECIDED;
        return NGX_OK;
    }

    return (api == NGX_RESPONSES_API_OTHER)
           ? ngx_responses_detect_send(engine) : NGX_OK;
}


ngx_int_t
ngx_responses_detect_finish(ngx_responses_engine_t *engine)
{
    u_char                      *p;
    ngx_uint_t                   api;
    ngx_responses_detect_t       dt;
    const ngx_responses_type_t  *type;

    /* of an empty body nothing is held */

    p = engine->hold.start ? engine->hold.start : (u_char *) "";

    if (ngx_responses_detect_read(engine, &dt, p) != NGX_OK) {
        return NGX_ERROR;
    }

    api = ngx_responses_detect_api(engine, &dt);

    if (api == NGX_RESPONSES_API_UNDECIDED) {
        api = (engine->asked && (engine->npending || !engine->state.unknown))
              ? NGX_RESPONSES_API_RESPONSES : NGX_RESPONSES_API_OTHER;
    }

    if (api != NGX_RESPONSES_API_RESPONSES
        && ngx_responses_detect_closed(engine))
    {
        /* what was resumed ends without an event */

        engine->api = api;

        return NGX_OK;
    }

    if (api == NGX_RESPONSES_API_RESPONSES) {

        /* an event that waits for response.created waits no longer */

        type = dt.ev->type;

        if (dt.cut || type->id != NGX_RESPONSES_CREATED) {
            type = ngx_responses_type(NGX_RESPONSES_ERROR);
        }

        if (ngx_responses_detect_precedes(engine, &dt)
            && ngx_responses_repair_before(engine, type) == NGX_ERROR)
        {
            return NGX_ERROR;
        }

        return ngx_responses_detect_decide(engine, api, type, p);
    }

    return (ngx_responses_detect_release(engine, api) == NGX_OK)
           ? ngx_responses_detect_send(engine) : NGX_ERROR;
}


/* a frame in normal form is read, as it may have to be written to */

static ngx_int_t
ngx_responses_detect_read(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt, u_char *p)
{
    u_char                  *data;
    ngx_int_t                rc;
    ngx_responses_event_t   *ev;
    ngx_responses_frame_t    frame;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;
    frame = engine->frame;
    ev = &worker->events[NGX_RESPONSES_UPSTREAM];

    ngx_memzero(dt, sizeof(ngx_responses_detect_t));

    dt->ev = ev;

    rc = ngx_responses_frame_clean(&frame, p, 0, &worker->mem,
                                   &worker->frame);

    if (rc == NGX_OK) {
        rc = NGX_DECLINED;

        if (frame.datas) {
            data = worker->frame.start + frame.data;

            dt->datas = frame.datas;
            dt->len = frame.data_end - frame.data;
            dt->first = *data;

            rc = ngx_responses_event_read(ev, data, dt->len);

            if (rc == NGX_DECLINED) {
                dt->cut = 1;
                data[dt->len] = '\0';

                rc = ngx_responses_event_read_beginning(ev, data, dt->len);
            }
        }
    }

    /* an event of which nothing can be read has no members */

    if (rc == NGX_DECLINED) {
        rc = ngx_responses_event_read(ev, (u_char *) "{}", 2);
    }

    if (rc != NGX_OK) {
        return NGX_ERROR;
    }

    frame = engine->frame;

    if (ngx_responses_event_type(ev) != NGX_OK && frame.events) {
        ev->name.data = p + frame.event;
        ev->name.len = frame.event_end - frame.event;

        if (ngx_responses_str_is(ev->name, "message")) {
            ngx_str_null(&ev->name);
        }

        ev->type = ngx_responses_type_find(ev->name.data, ev->name.len);
    }

    return NGX_OK;
}


static ngx_uint_t
ngx_responses_detect_api(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    ngx_uint_t  api;

    api = ngx_responses_api_find(dt->ev);

    return (api != NGX_RESPONSES_API_UNDECIDED
            && ngx_responses_detect_closed(engine))
           ? NGX_RESPONSES_API_RESPONSES : api;
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
    return (engine->asked
            && (ngx_responses_detect_closed(engine)
                || dt->ev->type->class == NGX_RESPONSES_CLASS_ERROR
                || dt->ev->member[NGX_RESPONSES_M_ERROR]
                || ngx_responses_api_may_precede(dt->ev)
                || dt->len == 0 || dt->first == '['
                || (dt->first == '{' && dt->cut)))
           ? NGX_RESPONSES_API_RESPONSES : NGX_RESPONSES_API_OTHER;
}


/* N11: whether an event that does not decide is to follow response.created */

static ngx_uint_t
ngx_responses_detect_precedes(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    return ngx_responses_api_may_precede(dt->ev)
           || (ngx_responses_detect_closed(engine) && dt->first == '{'
               && dt->ev->type->class == NGX_RESPONSES_CLASS_UNKNOWN
               && dt->ev->member[NGX_RESPONSES_M_ERROR] == 0);
}


/* whether the stream is one of the Responses API, whatever it begins with */

static ngx_uint_t
ngx_responses_detect_closed(ngx_responses_engine_t *engine)
{
    return engine->asked && ngx_responses_ruleset_hides(engine);
}


static ngx_int_t
ngx_responses_detect_keep(ngx_responses_engine_t *engine, u_char *p)
{
    ngx_responses_buf_t  *pending;

    pending = &engine->pending;

    if (ngx_responses_buf_append(engine->mem, pending, p, engine->frame.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    engine->hold.len = 0;

    if (pending->len > NGX_RESPONSES_DETECT_SIZE) {
        return (ngx_responses_detect_expire(engine) == NGX_OK) ? NGX_DONE
                                                               : NGX_ERROR;
    }

    if (engine->timer == 0) {
        engine->timer = engine->now + NGX_RESPONSES_DETECT_TIME;
    }

    return NGX_DONE;
}


/*
 * The frame decides.  In a Responses stream the frames that were kept follow
 * response.created; if this frame is that event, they are released after it.
 */

static ngx_int_t
ngx_responses_detect_decide(ngx_responses_engine_t *engine, ngx_uint_t api,
    const ngx_responses_type_t *type, u_char *p)
{
    if (api == NGX_RESPONSES_API_RESPONSES) {
        engine->api = api;

        if (engine->pending.len == 0
            || (engine->npending && type->id == NGX_RESPONSES_CREATED))
        {
            engine->timer = 0;
            return NGX_OK;
        }

        if (engine->npending
            && ngx_responses_repair_before(engine, type) == NGX_ERROR)
        {
            return NGX_ERROR;
        }

        return ngx_responses_detect_release(engine, api);
    }

    return (ngx_responses_detect_release(engine, api) == NGX_OK)
           ? ngx_responses_engine_write(engine, p, engine->frame.len)
           : NGX_ERROR;
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
            ngx_responses_frame_split(&engine->frame, start,
                                      engine->frame.len);

            rc = ngx_responses_process(engine, start);
            ngx_responses_worker_next_frame(engine);
        }

    } while (rc == NGX_OK);

    engine->sse = sse;
    engine->frame = frame;
    engine->hold = hold;

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


/* sends the bytes that are held, which may still be read */

static ngx_int_t
ngx_responses_detect_send(ngx_responses_engine_t *engine)
{
    return engine->hold.len
           ? ngx_responses_engine_write(engine, engine->hold.start,
                                        engine->hold.len)
           : NGX_OK;
}
