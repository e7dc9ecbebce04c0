
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
 * If a rule hides, an event that belongs to no known API does not decide, so
 * that a Responses stream is not taken for a foreign one.  Invariant: each
 * byte is sent once, in order, or processed.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_detect.h"
#include "engine/ngx_responses_detect_read.h"
#include "engine/ngx_responses_process.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_worker.h"


#define NGX_RESPONSES_DETECT_EVENTS  3
#define NGX_RESPONSES_DETECT_SIZE    16384
#define NGX_RESPONSES_DETECT_TIME    1000


static ngx_uint_t ngx_responses_detect_api(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt);
static ngx_uint_t ngx_responses_detect_default(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt);
static ngx_uint_t ngx_responses_detect_doubt(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt);
static ngx_uint_t ngx_responses_detect_hidden(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt, u_char *p, size_t len);
static ngx_uint_t ngx_responses_detect_hides(ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_detect_pass(ngx_responses_engine_t *engine,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_detect_keep(ngx_responses_engine_t *engine,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_detect_decide(ngx_responses_engine_t *engine,
    ngx_uint_t api, const ngx_responses_type_t *type, u_char *p, size_t len);
static ngx_int_t ngx_responses_detect_process(ngx_responses_engine_t *engine,
    ngx_responses_buf_t *pending);
static ngx_int_t ngx_responses_detect_send(ngx_responses_engine_t *engine,
    u_char *p, size_t len);


ngx_int_t
ngx_responses_detect_frame(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    ngx_uint_t               api, unclear, hidden;
    ngx_responses_frame_t   *frame;
    ngx_responses_detect_t   dt;

    frame = &engine->frame;

    ngx_responses_detect_read(engine, &dt, p, len);

    if (frame->datas == 0 && dt.len == 0) {

        if (dt.others && ngx_responses_detect_hides(engine)) {

            /* JSON, and no event stream */

            engine->usage.malformed++;

            return NGX_DONE;
        }

        if (engine->pending.len == 0 && !frame->fields
            && !(frame->bom && engine->sse.bom_seen))
        {
            return ngx_responses_detect_pass(engine, p, len);
        }

        return ngx_responses_detect_keep(engine, p, len);
    }

    api = ngx_responses_detect_api(engine, &dt);

    /* an event of no API may contain one of this API */

    unclear = (dt.second || (!dt.whole && dt.objects) || dt.others)
              && ngx_responses_detect_hides(engine);

    if (api == NGX_RESPONSES_API_UNDECIDED) {
        hidden = ngx_responses_detect_hidden(engine, &dt, p, len);

        if (dt.len == 0
            || (dt.marks.type->class == NGX_RESPONSES_CLASS_KEEPALIVE
                && !unclear && !hidden))
        {
            return ngx_responses_detect_keep(engine, p, len);
        }

        if ((hidden || ngx_responses_api_may_precede(&dt.marks))
            && engine->npending < NGX_RESPONSES_DETECT_EVENTS)
        {
            engine->npending++;
            engine->doubtful |= (hidden || unclear
                                 || ngx_responses_detect_doubt(engine, &dt));

            return ngx_responses_detect_keep(engine, p, len);
        }

        api = ngx_responses_detect_default(engine, &dt);

        if (api == NGX_RESPONSES_API_UNDECIDED && engine->npending
            && (engine->asked || engine->doubtful))
        {
            /* what was kept may be hidden */

            api = NGX_RESPONSES_API_RESPONSES;
        }
    }

    if (api == NGX_RESPONSES_API_UNDECIDED) {

        if (ngx_responses_detect_release(engine, api) != NGX_OK) {
            return NGX_ERROR;
        }

        if (unclear) {
            engine->usage.malformed++;

            return NGX_DONE;
        }

        return ngx_responses_detect_pass(engine, p, len);
    }

    return ngx_responses_detect_decide(engine, api, dt.marks.type, p, len);
}


ngx_int_t
ngx_responses_detect_long(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    ngx_uint_t              api;
    ngx_responses_detect_t  dt;

    /* only the bytes up to the limit, however they were cut */

    ngx_responses_detect_read(engine, &dt, p,
                              ngx_min(len, engine->conf->max_event_size
                                           - engine->hold.len));

    api = ngx_responses_detect_api(engine, &dt);

    if (api == NGX_RESPONSES_API_UNDECIDED) {
        api = ngx_responses_detect_default(engine, &dt);
    }

    if (api == NGX_RESPONSES_API_UNDECIDED) {
        api = NGX_RESPONSES_API_RESPONSES;
    }

    return ngx_responses_detect_decide(engine, api, dt.marks.type, p, len);
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

    if (engine->asked || engine->doubtful) {
        api = NGX_RESPONSES_API_RESPONSES;

    } else if (!decided || ngx_responses_detect_hides(engine)) {
        decided = 0;
        api = NGX_RESPONSES_API_UNDECIDED;

    } else {
        api = NGX_RESPONSES_API_OTHER;
    }

    if (ngx_responses_detect_release(engine, api) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!decided) {

        /* the frames that were kept do not decide */

        engine->api = NGX_RESPONSES_API_UNDECIDED;
        return NGX_OK;
    }

    return (api == NGX_RESPONSES_API_OTHER)
           ? ngx_responses_detect_send(engine, NULL, 0) : NGX_OK;
}


ngx_int_t
ngx_responses_detect_finish(ngx_responses_engine_t *engine)
{
    ngx_uint_t              api, hides, drop;
    ngx_responses_detect_t  dt;

    ngx_responses_detect_read(engine, &dt, NULL, 0);

    api = ngx_responses_detect_api(engine, &dt);
    hides = ngx_responses_detect_hides(engine);

    drop = 0;

    if (api == NGX_RESPONSES_API_UNDECIDED) {
        api = ((engine->asked && !engine->state.resumed)
               || (engine->npending && (engine->asked || engine->doubtful)))
              ? NGX_RESPONSES_API_RESPONSES : NGX_RESPONSES_API_OTHER;

        /* an incomplete event may contain what is hidden */

        drop = (hides
                && (dt.others || dt.second || (dt.invalid && dt.objects)
                    || ngx_responses_detect_hidden(engine, &dt, NULL, 0)
                    || ((dt.marks.name.len == 0
                         || ngx_responses_api_may_precede(&dt.marks))
                        && ngx_responses_marked(&dt.marks, TEXT))));
    }

    if (ngx_responses_detect_release(engine, api) != NGX_OK) {
        return NGX_ERROR;
    }

    if (api == NGX_RESPONSES_API_RESPONSES) {
        return NGX_OK;
    }

    if (drop) {
        engine->usage.malformed++;

        return NGX_OK;
    }

    return ngx_responses_detect_send(engine, NULL, 0);
}


ngx_int_t
ngx_responses_detect_byte(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    u_char  *p;

    for (p = *pos; p < last; p++) {

        switch (*p) {

        case ' ':
        case '\t':
        case CR:
        case LF:
            continue;

        case ':':
        case 'd':
        case 'e':
        case 'i':
        case 'r':
        case 0xef:
            engine->sniff = 0;
            break;

        default:
            engine->sniff = 0;
            engine->api = NGX_RESPONSES_API_OTHER;
            break;
        }

        break;
    }

    if (ngx_responses_detect_send(engine, *pos, p - *pos) != NGX_OK) {
        return NGX_ERROR;
    }

    *pos = p;

    return NGX_OK;
}


/*
 * The answer to a request for a response is one where a rule hides: events
 * that follow one of another API, or one that is none, would pass as they are.
 */

static ngx_uint_t
ngx_responses_detect_api(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    ngx_uint_t  api;

    api = ngx_responses_api_find(&dt->marks);

    return (api != NGX_RESPONSES_API_UNDECIDED && engine->asked
            && ngx_responses_detect_hides(engine))
           ? NGX_RESPONSES_API_RESPONSES : api;
}


/*
 * The API of an event that may belong to more than one.  UNDECIDED: it is
 * passed, and the next one may decide.
 */

static ngx_uint_t
ngx_responses_detect_default(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    ngx_uint_t  foreign;

    foreign = !ngx_responses_detect_hides(engine) ? NGX_RESPONSES_API_OTHER
              : engine->asked ? NGX_RESPONSES_API_RESPONSES
                              : NGX_RESPONSES_API_UNDECIDED;

    if (dt->marks.type->class == NGX_RESPONSES_CLASS_ERROR
        || ngx_responses_marked(&dt->marks, ERROR)
        || dt->first == '[')
    {
        /* an array, or [DONE] */

        return engine->asked ? NGX_RESPONSES_API_RESPONSES : foreign;
    }

    if (ngx_responses_api_may_precede(&dt->marks)) {
        return (engine->asked || engine->doubtful
                || ngx_responses_detect_doubt(engine, dt))
               ? NGX_RESPONSES_API_RESPONSES : foreign;
    }

    /* of a long frame no data may have come yet */

    if (dt->len == 0
        || (dt->first == '{' && (dt->invalid || !dt->whole)))
    {
        return (engine->asked || foreign == NGX_RESPONSES_API_UNDECIDED)
               ? NGX_RESPONSES_API_RESPONSES : NGX_RESPONSES_API_OTHER;
    }

    return foreign;
}


/* whether a rule may hide an event of unknown type, or a member of it */

static ngx_uint_t
ngx_responses_detect_doubt(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt)
{
    const ngx_responses_rules_t  *rules;

    if (!ngx_responses_detect_hides(engine)) {
        return 0;
    }

    rules = engine->ruleset->rules;

    return ngx_responses_marked(&dt->marks, TEXT)
           || ngx_responses_rules_any(rules, NGX_RESPONSES_RULE_HIDE_EVENT);
}


/*
 * Whether a rule would hide an event, or something in it, that is of no API.
 * A name that stands in the event line only may be one of any stream.
 */

static ngx_uint_t
ngx_responses_detect_hidden(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt, u_char *p, size_t len)
{
    ngx_uint_t  type, typed;

    if (!ngx_responses_detect_hides(engine) || !dt->objects
        || dt->invalid)
    {
        return 0;
    }

    type = (ngx_responses_marked(&dt->marks, TYPE) != 0);
    typed = (type || engine->asked);

    if (ngx_responses_field_held(engine, typed || !dt->whole, type, p, len)) {
        return 1;
    }

    if ((!typed && dt->whole)
        || dt->marks.type->class == NGX_RESPONSES_CLASS_ERROR
        || (dt->marks.type->class == NGX_RESPONSES_CLASS_KEEPALIVE
            && !engine->asked))
    {
        return 0;
    }

    return dt->types
           || (engine->ruleset->hide_types
               && (!typed
                   || (!dt->whole && dt->marks.name.len == 0)
                   || ngx_responses_decide_type(engine->ruleset,
                                                dt->marks.type,
                                                &dt->marks.name)));
}


static ngx_uint_t
ngx_responses_detect_hides(ngx_responses_engine_t *engine)
{
    return engine->ruleset && engine->ruleset->hides;
}


static ngx_int_t
ngx_responses_detect_pass(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    return (ngx_responses_detect_send(engine, p, len) == NGX_OK) ? NGX_DONE
                                                                 : NGX_ERROR;
}


static ngx_int_t
ngx_responses_detect_keep(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    ngx_responses_buf_t  *pending;

    pending = &engine->pending;

    if (ngx_responses_buf_append(engine->mem, pending, engine->hold.start,
                                 engine->hold.len)
        != NGX_OK
        || ngx_responses_buf_append(engine->mem, pending, p, len) != NGX_OK)
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
    const ngx_responses_type_t *type, u_char *p, size_t len)
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
            && ngx_responses_repair_before(engine, type) != NGX_OK)
        {
            return NGX_ERROR;
        }

        return ngx_responses_detect_release(engine, api);
    }

    return (ngx_responses_detect_release(engine, api) == NGX_OK)
           ? ngx_responses_detect_send(engine, p, len) : NGX_ERROR;
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
            rc = ngx_responses_process(engine, start);
            ngx_responses_worker_next_frame(engine);
        }

    } while (rc == NGX_OK);

    engine->sse = sse;
    engine->frame = frame;
    engine->hold = hold;

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


/* sends bytes as they came, held ones first, which may still be read */

static ngx_int_t
ngx_responses_detect_send(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    if (engine->hold.len
        && ngx_responses_engine_write(engine, engine->hold.start,
                                      engine->hold.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return len ? ngx_responses_engine_write(engine, p, len) : NGX_OK;
}
