
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams of other APIs: passed unchanged, and read for the log.
 *
 * Never changes or delays a byte.  Frames are not read if the API is not
 * known, or if they are too long.  Invariant: bytes are sent before they are
 * read.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_api.h"
#include "engine/ngx_responses_detect.h"
#include "engine/ngx_responses_worker.h"


static ngx_int_t ngx_responses_foreign_read(ngx_responses_engine_t *engine,
    u_char *p, u_char *last);


ngx_int_t
ngx_responses_foreign_feed(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    if (ngx_responses_engine_write(engine, p, len) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_foreign_read(engine, p, p + len);
}


ngx_int_t
ngx_responses_foreign_finish(ngx_responses_engine_t *engine)
{
    u_char      lf[1];
    ngx_uint_t  i;

    lf[0] = LF;

    for (i = 0; i < 3 && engine->frame.len; i++) {

        if (ngx_responses_foreign_read(engine, lf, lf + 1) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_foreign_read(ngx_responses_engine_t *engine, u_char *p,
    u_char *last)
{
    u_char               *start;
    ngx_int_t             rc;
    ngx_responses_buf_t  *hold;

    hold = &engine->hold;

    while (p < last && engine->api < NGX_RESPONSES_APIS) {

        if (engine->frame.len == 0) {
            ngx_responses_sse_skip_lf(&engine->sse, &p, last);
        }

        start = p;

        rc = ngx_responses_frame_read(&engine->frame, &engine->sse, &p, last);

        if (engine->frame.len > engine->conf->max_event_size) {
            ngx_responses_buf_free(&engine->worker->outer, hold);

        } else if (rc != NGX_DONE || hold->len) {

            if (ngx_responses_worker_hold(engine, start, p - start) != NGX_OK)
            {
                return NGX_ERROR;
            }

            start = hold->start;
        }

        if (rc == NGX_DONE) {

            if (ngx_responses_foreign_frame(engine, start) != NGX_OK) {
                return NGX_ERROR;
            }

            ngx_responses_worker_next_frame(engine);
        }
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_foreign_frame(ngx_responses_engine_t *engine, u_char *p)
{
    size_t                   len;
    ngx_int_t                rc;
    ngx_responses_json_t    *json;
    ngx_responses_frame_t   *frame;
    ngx_responses_worker_t  *worker;

    frame = &engine->frame;
    worker = engine->worker;

    if (engine->api >= NGX_RESPONSES_APIS || frame->datas == 0
        || frame->len > engine->conf->max_event_size)
    {
        return NGX_OK;
    }

    if (ngx_responses_frame_unclean(frame)) {
        rc = ngx_responses_frame_clean(frame, p, 0, &worker->mem,
                                       &worker->frame);
        if (rc != NGX_OK) {
            return (rc == NGX_DECLINED) ? NGX_OK : NGX_ERROR;
        }

        p = worker->frame.start;
    }

    p += frame->data;
    len = frame->data_end - frame->data;

    if (len == 6 && ngx_memcmp(p, "[DONE]", 6) == 0) {

        if (engine->usage.terminal == 0) {
            engine->usage.terminal = NGX_RESPONSES_COMPLETED;
        }

        return NGX_OK;
    }

    json = &worker->events[NGX_RESPONSES_UPSTREAM].json;

    if (ngx_responses_json_read(json, p, len) == NGX_ERROR) {
        return NGX_ERROR;
    }

    ngx_responses_api_event(engine->api, &engine->usage, json,
                            &worker->foreign, engine->now);

    return NGX_OK;
}
