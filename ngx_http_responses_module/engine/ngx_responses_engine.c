
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The front door: cuts a stream into frames, holds the one that is not yet
 * whole, and sees to the stream's end.
 *
 * Never waits for the next event, never fails for bad data, never keeps
 * more of a stream than the limit.  Invariant: between two calls nothing is
 * held but the bytes of one unfinished frame.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_detect.h"
#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_flow.h"
#include "engine/ngx_responses_passage.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_shape.h"
#include "engine/ngx_responses_synth.h"


#define NGX_RESPONSES_EXPIRE_AGAIN  1000
#define NGX_RESPONSES_HOLD_KEEP     4096
#define NGX_RESPONSES_SCRATCH_KEEP  65536


static void *ngx_responses_worker_alloc(void *data, size_t size);
static void ngx_responses_worker_give(void *data, void *p);
static void ngx_responses_worker_release(ngx_responses_worker_t *worker,
    size_t keep);
static void ngx_responses_worker_trim(ngx_responses_worker_t *worker);
static ngx_int_t ngx_responses_engine_hold(ngx_responses_engine_t *engine,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_engine_release(
    ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_engine_whole(ngx_responses_engine_t *engine,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_engine_end(ngx_responses_engine_t *engine,
    ngx_responses_end_e end);


/* indexed by ngx_responses_end_e */

static const struct {
    ngx_str_t    code;
    ngx_str_t    message;
} ngx_responses_engine_ends[] = {

    { ngx_string("upstream_incomplete"),
      ngx_string("The upstream ended the stream without a final event.") },

    { ngx_string("upstream_error"),
      ngx_string("The connection to the upstream broke off.") },

    { ngx_string("upstream_timeout"),
      ngx_string("The upstream sent nothing for too long.") },

    { ngx_string("server_shutdown"),
      ngx_string("The server is shutting down.") }
};


ngx_int_t
ngx_responses_worker_init(ngx_responses_worker_t *worker,
    ngx_responses_mem_t *mem)
{
    ngx_memzero(worker, sizeof(ngx_responses_worker_t));

    worker->mem.alloc = ngx_responses_worker_alloc;
    worker->mem.free = ngx_responses_worker_give;
    worker->mem.data = worker;
    worker->outside = *mem;
    worker->edit.mem = &worker->mem;
    worker->desk.edit.mem = &worker->mem;
    worker->event.spans = &worker->spans;
    worker->event.type = ngx_responses_type_find(NULL, 0);

    ngx_responses_repair_init();

    worker->json = ngx_responses_span_create(&worker->mem);
    if (worker->json == NULL) {
        return NGX_ERROR;
    }

    if (ngx_responses_member_paths(mem, &worker->paths) != NGX_OK
        || ngx_responses_json_response_paths(mem, &worker->json_paths)
           != NGX_OK
        || ngx_responses_field_paths(mem, &worker->fields) != NGX_OK
        || ngx_responses_api_mark_paths(mem, &worker->marks) != NGX_OK
        || ngx_responses_api_paths(mem, &worker->foreign) != NGX_OK)
    {
        ngx_responses_worker_free(worker);
        return NGX_ERROR;
    }

    return NGX_OK;
}


void
ngx_responses_worker_free(ngx_responses_worker_t *worker)
{
    ngx_responses_span_destroy(worker->json);
    ngx_responses_path_free(&worker->mem, &worker->paths);
    ngx_responses_path_free(&worker->mem, &worker->json_paths);
    ngx_responses_path_free(&worker->mem, &worker->fields);
    ngx_responses_path_free(&worker->mem, &worker->marks);
    ngx_responses_path_free(&worker->mem, &worker->foreign);

    ngx_responses_worker_release(worker, 0);
}


static void *
ngx_responses_worker_alloc(void *data, size_t size)
{
    ngx_responses_worker_t *worker = data;

    worker->large |= (size > NGX_RESPONSES_SCRATCH_KEEP);

    return worker->outside.alloc(worker->outside.data, size);
}


static void
ngx_responses_worker_give(void *data, void *p)
{
    ngx_responses_worker_t *worker = data;

    worker->outside.free(worker->outside.data, p);
}


/* frees what takes more than that many bytes */

static void
ngx_responses_worker_release(ngx_responses_worker_t *worker, size_t keep)
{
    ngx_uint_t              i;
    ngx_responses_desk_t   *desk;
    ngx_responses_buf_t    *bufs[9];
    ngx_responses_edit_t   *edits[2];
    ngx_responses_spans_t  *spans[6];

    desk = &worker->desk;

    edits[0] = &worker->edit;
    edits[1] = &desk->edit;

    for (i = 0; i < 2; i++) {
        if (edits[i]->size * sizeof(ngx_responses_splice_t) > keep
            || edits[i]->text.size > keep)
        {
            ngx_responses_edit_free(edits[i]);
        }

        spans[i] = &desk->spans[i];
        bufs[i] = &desk->buf[i];
        bufs[2 + i] = &desk->text[i];
    }

    bufs[4] = &desk->word;
    bufs[5] = &desk->added;
    bufs[6] = &worker->scratch;
    bufs[7] = &worker->made;
    bufs[8] = &worker->value;

    for (i = 0; i < 9; i++) {
        if (bufs[i]->size > keep) {
            ngx_responses_buf_free(&worker->mem, bufs[i]);
        }
    }

    spans[2] = &desk->value;
    spans[3] = &worker->spans;
    spans[4] = &worker->object;
    spans[5] = &worker->element;

    for (i = 0; i < 6; i++) {
        if (spans[i]->size * sizeof(ngx_responses_span_t) > keep) {
            ngx_responses_spans_free(&worker->mem, spans[i]);
        }
    }
}


/* one large event must not cost a worker its memory for ever */

static void
ngx_responses_worker_trim(ngx_responses_worker_t *worker)
{
    if (worker->large) {
        worker->large = 0;

        ngx_responses_worker_release(worker, NGX_RESPONSES_SCRATCH_KEEP);
    }
}


void
ngx_responses_engine_init(ngx_responses_engine_t *engine,
    const ngx_responses_conf_t *conf, ngx_responses_worker_t *worker,
    ngx_responses_mem_t *mem, ngx_responses_write_pt write, void *data)
{
    ngx_memzero(engine, sizeof(ngx_responses_engine_t));

    engine->conf = conf;
    engine->worker = worker;
    engine->mem = *mem;
    engine->write = write;
    engine->data = data;
    engine->next = conf->start;
    engine->paths = conf->rules ? (ngx_responses_path_t *) &conf->rules->paths
                                : &worker->paths;

    ngx_responses_sse_init(&engine->sse, 1);
    ngx_responses_frame_init(&engine->frame, 1);
    ngx_responses_usage_init(&engine->usage);
    ngx_responses_state_init(&engine->state, mem, conf->max_text_size,
                             conf->max_items);
}


void
ngx_responses_engine_detect(ngx_responses_engine_t *engine, ngx_uint_t asked,
    ngx_uint_t sniff)
{
    engine->api = NGX_RESPONSES_API_UNDECIDED;
    engine->asked = asked;
    engine->sniff = sniff;
}


void
ngx_responses_engine_resume(ngx_responses_engine_t *engine, int64_t n)
{
    engine->state.resumed = 1;
    engine->next = n + 1;
}


void
ngx_responses_engine_free(ngx_responses_engine_t *engine)
{
    ngx_responses_buf_free(&engine->mem, &engine->hold);
    ngx_responses_buf_free(&engine->mem, &engine->pending);
    ngx_responses_state_free(&engine->state);
    ngx_responses_shape_free(engine);

    if (engine->passage) {
        engine->mem.free(engine->mem.data, engine->passage);
        engine->passage = NULL;
        engine->passing = 0;
    }

    engine->finished = 1;
}


ngx_int_t
ngx_responses_engine_feed(ngx_responses_engine_t *engine, u_char *p,
    size_t len, ngx_msec_t now)
{
    u_char     *pos, *start, *last;
    ngx_int_t   rc;

    engine->now = now;

    pos = p;
    last = p + len;

    while (pos < last && !engine->finished) {

        if (ngx_responses_engine_foreign(engine)) {
            return ngx_responses_foreign_feed(engine, pos, last - pos);
        }

        if (engine->sniff) {

            if (ngx_responses_detect_byte(engine, &pos, last) != NGX_OK) {
                return NGX_ERROR;
            }

            continue;
        }

        if (engine->passing) {
            rc = ngx_responses_passage_feed(engine, &pos, last);

            if (rc == NGX_DONE) {
                engine->sse = engine->passage->sse;
                ngx_responses_engine_next_frame(engine);

                if (ngx_responses_engine_release(engine) != NGX_OK) {
                    return NGX_ERROR;
                }

            } else if (rc == NGX_ERROR) {
                return NGX_ERROR;
            }

            continue;
        }

        start = pos;

        if (engine->frame.len == 0) {
            ngx_responses_sse_skip_lf(&engine->sse, &pos, last);

            if (engine->api == NGX_RESPONSES_API_UNDECIDED && pos > start
                && ngx_responses_detect_skipped(engine, start) != NGX_OK)
            {
                return NGX_ERROR;
            }
        }

        start = pos;

        rc = ngx_responses_frame_read(&engine->frame, &engine->sse, &pos,
                                      last);

        if (engine->frame.len > engine->conf->max_event_size) {

            if (engine->api == NGX_RESPONSES_API_UNDECIDED
                && ngx_responses_detect_long(engine, start, pos - start)
                   != NGX_OK)
            {
                return NGX_ERROR;
            }

            if (ngx_responses_engine_foreign(engine)) {

                /* sent already, and not read */

                if (rc == NGX_DONE) {
                    ngx_responses_engine_next_frame(engine);
                }

                ngx_responses_buf_free(&engine->mem, &engine->hold);
                continue;
            }

            if (ngx_responses_passage_begin(engine, start, pos - start)
                != NGX_OK)
            {
                return NGX_ERROR;
            }

            pos = start;
            continue;
        }

        if (rc == NGX_DONE) {
            rc = ngx_responses_engine_whole(engine, start, pos - start);

        } else {
            rc = ngx_responses_engine_hold(engine, start, pos - start);
        }

        if (rc != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_engine_finish(ngx_responses_engine_t *engine,
    ngx_responses_end_e end)
{
    ngx_int_t   rc;
    ngx_uint_t  i;

    if (engine->finished) {
        return NGX_OK;
    }

    rc = NGX_OK;
    engine->eof = 1;

    if (engine->sniff) {

        /* nothing came that makes it an event stream */

        engine->api = NGX_RESPONSES_API_OTHER;
    }

    if (engine->api == NGX_RESPONSES_API_UNDECIDED) {
        rc = ngx_responses_detect_finish(engine);
    }

    if (rc == NGX_OK && ngx_responses_engine_foreign(engine)) {
        engine->finished = 1;

        return ngx_responses_foreign_finish(engine);
    }

    if (engine->passing) {
        rc = ngx_responses_passage_end(engine);

        if (rc == NGX_OK) {
            rc = ngx_responses_engine_release(engine);
        }

    } else {

        /* an end for a line that may lack its LF, and a blank line */

        for (i = 0; i < 3 && engine->frame.len && rc == NGX_OK; i++) {
            rc = ngx_responses_engine_feed(engine, (u_char *) "\n", 1,
                                           engine->now);
        }
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_engine_end(engine, end);
    }

    ngx_responses_worker_trim(engine->worker);

    engine->finished = 1;

    return rc;
}


ngx_int_t
ngx_responses_engine_expire(ngx_responses_engine_t *engine, ngx_msec_t now)
{
    engine->now = now;
    engine->timer = 0;

    if (engine->api == NGX_RESPONSES_API_UNDECIDED) {
        return ngx_responses_detect_expire(engine);
    }

    if (engine->frame.len || engine->passing) {

        /* this may be the terminal */

        engine->timer = now + NGX_RESPONSES_EXPIRE_AGAIN;
        return NGX_OK;
    }

    return ngx_responses_flow_complete(engine);
}


ngx_int_t
ngx_responses_engine_keepalive(ngx_responses_engine_t *engine,
    ngx_uint_t event)
{
    uint64_t                added;
    ngx_responses_state_t  *state;

    state = &engine->state;
    added = engine->usage.added;

    if (event && (state->created || state->resumed)
        && ngx_responses_synth_keepalive(engine) != NGX_OK)
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
           && !(engine->passing && engine->passage->written);
}


/* G3 */

static ngx_int_t
ngx_responses_engine_end(ngx_responses_engine_t *engine,
    ngx_responses_end_e end)
{
    ngx_str_t               code, message;
    ngx_responses_state_t  *state;

    state = &engine->state;

    if (engine->timer && ngx_responses_flow_complete(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!state->terminal
        && engine->conf->terminal != NGX_RESPONSES_TERMINAL_OFF
        && (state->seen || engine->asked || end != NGX_RESPONSES_END_CLEAN))
    {
        code = ngx_responses_engine_ends[end].code;
        message = ngx_responses_engine_ends[end].message;

        if (state->error && state->error_code.len) {
            code = state->error_code;
            message = state->error_message;
        }

        ngx_responses_usage_made(&engine->usage, code);

        if (ngx_responses_repair_before(engine,
                                 ngx_responses_type(NGX_RESPONSES_ERROR))
            != NGX_OK
            || ngx_responses_synth_failure(engine, code, message) != NGX_OK
            || ngx_responses_flow_sent(engine,
                                 ngx_responses_type(NGX_RESPONSES_FAILED))
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (ngx_responses_shape_pending(engine, ngx_responses_type_find(NULL, 0))
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (engine->done) {
        engine->done = 0;

        return ngx_responses_engine_write(engine,
                                          (u_char *) "data: [DONE]\n\n", 14);
    }

    return NGX_OK;
}


/* doubled as it grows, but never more than an event may be long */

static ngx_int_t
ngx_responses_engine_hold(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    size_t                size;
    ngx_responses_buf_t  *hold;

    hold = &engine->hold;

    if (hold->size * 2 > engine->conf->max_event_size) {
        size = ngx_max(hold->len + len, engine->conf->max_event_size);

        if (ngx_responses_buf_resize(&engine->mem, hold, size) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return ngx_responses_buf_append(&engine->mem, hold, p, len);
}


static ngx_int_t
ngx_responses_engine_whole(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    ngx_int_t  rc;

    if (engine->api == NGX_RESPONSES_API_UNDECIDED) {
        rc = ngx_responses_detect_frame(engine, p, len);

        if (rc != NGX_OK) {
            ngx_responses_engine_next_frame(engine);
            return (rc == NGX_DONE) ? NGX_OK : NGX_ERROR;
        }
    }

    if (engine->hold.len) {

        if (ngx_responses_engine_hold(engine, p, len) != NGX_OK) {
            return NGX_ERROR;
        }

        p = engine->hold.start;
    }

    rc = ngx_responses_engine_foreign(engine)
         ? ngx_responses_foreign_frame(engine, p)
         : ngx_responses_flow_frame(engine, p);

    ngx_responses_engine_next_frame(engine);

    return (rc == NGX_OK) ? ngx_responses_engine_release(engine) : rc;
}


/* what was kept follows the first event */

static ngx_int_t
ngx_responses_engine_release(ngx_responses_engine_t *engine)
{
    if (engine->pending.len == 0
        || engine->api != NGX_RESPONSES_API_RESPONSES)
    {
        return NGX_OK;
    }

    return ngx_responses_detect_release(engine, engine->api);
}


void
ngx_responses_engine_next_frame(ngx_responses_engine_t *engine)
{
    ngx_responses_frame_init(&engine->frame, 0);

    engine->hold.len = 0;

    /* one large event must not cost a quiet stream its memory */

    if (engine->hold.size > NGX_RESPONSES_HOLD_KEEP) {
        ngx_responses_buf_free(&engine->mem, &engine->hold);
    }

    ngx_responses_worker_trim(engine->worker);
}
