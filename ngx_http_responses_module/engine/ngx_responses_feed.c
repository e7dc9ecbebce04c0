
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Cuts a stream into frames and holds the one that is not whole yet.
 *
 * Never waits for the next event, never fails because of bad data, never
 * keeps more of a stream than the limit.  Invariant: between two calls nothing
 * is held but the bytes of one unfinished frame, and events that come before
 * it is known whether this is a Responses stream.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_detect.h"
#include "engine/ngx_responses_end.h"
#include "engine/ngx_responses_feed.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_long.h"
#include "engine/ngx_responses_process.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_repeat.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_template.h"
#include "engine/ngx_responses_worker.h"


/* milliseconds */

#define NGX_RESPONSES_EXPIRE_AGAIN  1000
#define NGX_RESPONSES_EXPIRE_CUT    2000       /* no more of a frame comes */


/* what was kept, if anything was, follows the first event, or the next one */

#define ngx_responses_feed_release(engine)                                    \
    ((engine)->pending.len ? ngx_responses_feed_pending(engine) : NGX_OK)


static ngx_int_t ngx_responses_feed_read(ngx_responses_engine_t *engine,
    u_char **pos, u_char *last);
static ngx_int_t ngx_responses_feed_frame(ngx_responses_engine_t *engine,
    u_char **pos, u_char *last);
static ngx_int_t ngx_responses_feed_pass_on(ngx_responses_engine_t *engine,
    u_char *p, u_char *last);
static ngx_int_t ngx_responses_feed_rest(ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_feed_pending(ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_feed_whole(ngx_responses_engine_t *engine,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_feed_event(ngx_responses_engine_t *engine,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_feed_pieces(ngx_responses_engine_t *engine,
    u_char *p, size_t len);


void
ngx_responses_engine_init(ngx_responses_engine_t *engine,
    const ngx_responses_conf_t *conf, ngx_responses_worker_t *worker,
    ngx_responses_mem_t *mem, ngx_responses_write_pt write, void *data)
{
    ngx_memzero(engine, sizeof(ngx_responses_engine_t));

    engine->conf = conf;
    engine->worker = worker;
    engine->mem = mem;
    engine->write = write;
    engine->data = data;

    ngx_responses_sse_init(&engine->sse, 1);
    ngx_responses_frame_init(&engine->frame, 1);
    ngx_responses_usage_init(&engine->usage, mem);
    ngx_responses_state_init(&engine->state, mem, conf->max_text_size,
                             conf->max_items);
}


void
ngx_responses_engine_detect(ngx_responses_engine_t *engine, ngx_uint_t asked)
{
    engine->api = NGX_RESPONSES_API_UNDECIDED;
    engine->asked = asked;
}


void
ngx_responses_engine_resume(ngx_responses_engine_t *engine, int64_t n)
{
    engine->state.unknown = 1;
    engine->next = n + 1;
}


void
ngx_responses_engine_free(ngx_responses_engine_t *engine)
{
    ngx_responses_buf_free(&engine->worker->outer, &engine->hold);
    ngx_responses_buf_free(engine->mem, &engine->pending);
    ngx_responses_state_free(&engine->state);
    ngx_responses_ruleset_free(engine);
    ngx_responses_template_free(engine);
    ngx_responses_usage_free(&engine->usage);

    ngx_responses_repeat_forget(engine);

    if (engine->long_frame) {
        engine->mem->free(engine->mem->data, engine->long_frame);
        engine->long_frame = NULL;
    }

    engine->eof = 1;
}


ngx_int_t
ngx_responses_engine_feed(ngx_responses_engine_t *engine, u_char *p,
    size_t len, ngx_msec_t now)
{
    u_char     *pos, *last;
    ngx_int_t   rc;

    engine->now = now;

    pos = p;
    last = p + len;

    while (pos < last && !engine->eof) {

        if (ngx_responses_engine_foreign(engine)) {
            rc = ngx_responses_feed_pass_on(engine, pos, last);
            pos = last;

        } else {
            rc = ngx_responses_feed_read(engine, &pos, last);
        }

        if (rc != NGX_OK || engine->usage.failed) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_feed_read(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    ngx_int_t  rc;

    if (!ngx_responses_engine_is_long(engine)) {
        return ngx_responses_feed_frame(engine, pos, last);
    }

    rc = ngx_responses_long_feed(engine, pos, last);

    if (rc != NGX_DONE) {
        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        return NGX_OK;
    }

    ngx_responses_worker_next_frame(engine);

    return ngx_responses_feed_release(engine);
}


/* reads up to the end of a frame, of the bytes, or of what may be held */

static ngx_int_t
ngx_responses_feed_frame(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    size_t      left;
    u_char     *start, *end;
    ngx_int_t   rc;

    if (engine->frame.len == 0 && engine->template) {

        if (ngx_responses_template_feed(engine, pos, last) != NGX_OK) {
            return NGX_ERROR;
        }

        if (*pos == last) {
            return NGX_OK;
        }
    }

    start = *pos;

    if (engine->frame.len == 0) {
        ngx_responses_sse_skip_lf(&engine->sse, pos, last);

        if (engine->api == NGX_RESPONSES_API_UNDECIDED && *pos > start
            && ngx_responses_detect_skipped(engine, start) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    start = *pos;
    left = engine->conf->max_event_size - engine->frame.len;
    end = ((size_t) (last - start) > left) ? start + left : last;

    rc = ngx_responses_frame_read(&engine->frame, &engine->sse, pos, end);

    if (rc == NGX_DONE) {
        return ngx_responses_feed_whole(engine, start, *pos - start);
    }

    if (ngx_responses_worker_hold(engine, start, *pos - start) != NGX_OK) {
        return NGX_ERROR;
    }

    if (*pos == last) {
        return NGX_OK;
    }

    ngx_responses_template_forget(engine);

    return ngx_responses_long_begin(engine);
}


/* a stream of another API is sent as it comes, and read for the log */

static ngx_int_t
ngx_responses_feed_pass_on(ngx_responses_engine_t *engine, u_char *p,
    u_char *last)
{
    if (ngx_responses_engine_write(engine, p, last - p) != NGX_OK) {
        return NGX_ERROR;
    }

    while (p < last && engine->api < NGX_RESPONSES_APIS) {

        if (ngx_responses_feed_read(engine, &p, last) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_engine_finish(ngx_responses_engine_t *engine,
    ngx_responses_end_e end)
{
    ngx_int_t  rc;

    if (engine->eof) {
        return NGX_OK;
    }

    rc = NGX_OK;
    engine->eof = 1;

    if (engine->api == NGX_RESPONSES_API_UNDECIDED) {
        rc = ngx_responses_detect_finish(engine, end);
    }

    if (rc == NGX_OK && ngx_responses_engine_foreign(engine)) {
        rc = ngx_responses_feed_rest(engine);

        if (engine->usage.failed) {
            return NGX_ERROR;
        }

        return rc;
    }

    if (ngx_responses_engine_is_long(engine)) {
        rc = ngx_responses_long_end(engine, 1);

    } else if (engine->frame.len > 3 || !engine->frame.bom
               || !engine->sse.bom_seen)
    {
        rc = (rc == NGX_OK) ? ngx_responses_feed_rest(engine) : rc;
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_feed_release(engine);
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_end_finish(engine, end);
    }

    ngx_responses_worker_trim(engine->worker);

    if (engine->usage.failed) {
        return NGX_ERROR;
    }

    return rc;
}


/* a last frame: an end for a line that may lack its LF, and a blank line */

static ngx_int_t
ngx_responses_feed_rest(ngx_responses_engine_t *engine)
{
    u_char      *p, lf[1];
    ngx_uint_t   i;

    lf[0] = LF;

    for (i = 0; i < 3 && engine->frame.len; i++) {
        p = lf;

        if (ngx_responses_feed_read(engine, &p, lf + 1) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_engine_expire(ngx_responses_engine_t *engine, ngx_msec_t now)
{
    ngx_msec_t  silent;

    silent = now - engine->now;
    engine->timer = 0;

    ngx_responses_template_forget(engine);

    if (engine->api == NGX_RESPONSES_API_UNDECIDED) {
        engine->now = now;
        return ngx_responses_detect_expire(engine);
    }

    if (ngx_responses_engine_is_long(engine)
        || (engine->frame.len && (engine->pending.len == 0
                                  || silent < NGX_RESPONSES_EXPIRE_CUT)))
    {
        /* this may be the terminal, or why it failed */

        engine->timer = now + NGX_RESPONSES_EXPIRE_AGAIN;
        return NGX_OK;
    }

    engine->now = now;

    if (engine->pending.len) {
        return ngx_responses_feed_release(engine);
    }

    /* [DONE] came, and no terminal after it */

    if (ngx_responses_end_finish(engine, NGX_RESPONSES_END_CLEAN) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!engine->cut) {
        ngx_responses_end_phase(engine, NGX_RESPONSES_CLOSED);
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_engine_keepalive(ngx_responses_engine_t *engine,
    ngx_uint_t event)
{
    uint64_t                added;
    ngx_responses_state_t  *state;

    state = &engine->state;
    added = engine->usage.added;

    ngx_responses_template_forget(engine);

    if (event && (state->created || state->unknown)
        && ngx_responses_generate_keepalive(engine) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (engine->usage.added != added) {
        return NGX_OK;
    }

    return ngx_responses_engine_write(engine, (u_char *) ": keepalive\n\n",
                                      13);
}


ngx_uint_t
ngx_responses_engine_between(ngx_responses_engine_t *engine)
{
    return ngx_responses_engine_ours(engine) && engine->pending.len == 0
           && !ngx_responses_long_sent(engine);
}


static ngx_int_t
ngx_responses_feed_whole(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    u_char     *pos;
    ngx_int_t   rc;

    if (engine->hold.len) {

        if (ngx_responses_worker_hold(engine, p, len) != NGX_OK) {
            return NGX_ERROR;
        }

        p = engine->hold.start;
        pos = p;

        rc = ngx_responses_template_feed(engine, &pos, p + engine->hold.len);

        if (rc != NGX_OK || pos > p) {
            ngx_responses_worker_next_frame(engine);
            return rc;
        }
    }

    if (!engine->frame.plain) {
        ngx_responses_frame_split(&engine->frame, p, engine->frame.len);
    }

    ngx_responses_template_forget(engine);

    len = engine->frame.len;

    if (engine->frame.several && engine->frame.bare) {
        rc = ngx_responses_feed_pieces(engine, p, len);

    } else {
        rc = ngx_responses_feed_event(engine, p, len);
    }

    if (rc == NGX_BUSY) {
        rc = ngx_responses_feed_pieces(engine, p, len);
    }

    ngx_responses_worker_next_frame(engine);

    return rc;
}


/* NGX_BUSY: it is not one event */

static ngx_int_t
ngx_responses_feed_event(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    ngx_int_t   rc;
    ngx_uint_t  event;

    if (engine->api == NGX_RESPONSES_API_UNDECIDED) {
        rc = ngx_responses_detect_frame(engine, p, 1);

    } else {
        rc = ngx_responses_process(engine, p);
    }

    /* an error may have come in another field than data */

    event = (engine->frame.datas != 0);

    if (rc == NGX_AGAIN) {

        /* if another one was kept, both are processed now */

        event = (engine->pending.len != 0);
        rc = ngx_responses_detect_keep(engine, p, len);
    }

    if (rc == NGX_OK && event) {
        return ngx_responses_feed_release(engine);
    }

    return rc;
}


/*
 * Events that lack blank lines between them, as after one that was broken off:
 * each is a frame of its own.
 */

static ngx_int_t
ngx_responses_feed_pieces(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    size_t      n;
    ngx_int_t   rc;
    ngx_uint_t  bom;

    bom = engine->frame.bom;
    rc = NGX_OK;

    for ( /* void */ ; len && rc == NGX_OK; p += n, len -= n) {
        ngx_responses_frame_init(&engine->frame, bom);
        n = ngx_responses_frame_piece(&engine->frame, p, len);

        ngx_responses_frame_init(&engine->frame, bom);
        bom = 0;

        if (n < len) {
            ngx_responses_repair_note(engine,
                                      NGX_RESPONSES_REPAIR_NO_BLANK_LINE);
        }

        engine->frame.len = (uint32_t) n;
        engine->frame.piece = 1;
        engine->frame.dirty = 1;

        ngx_responses_frame_split(&engine->frame, p, n);

        rc = ngx_responses_feed_event(engine, p, n);

        if (rc == NGX_OK && n < len && engine->pending.len) {

            /* the blank line after what is kept */

            rc = ngx_responses_detect_keep(engine, (u_char *) "\n", 1);
        }
    }

    return rc;
}


static ngx_int_t
ngx_responses_feed_pending(ngx_responses_engine_t *engine)
{
    if (engine->api != NGX_RESPONSES_API_RESPONSES) {
        return NGX_OK;
    }

    return ngx_responses_detect_release(engine, engine->api);
}
