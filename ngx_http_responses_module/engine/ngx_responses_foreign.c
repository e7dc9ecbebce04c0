
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams of other APIs are read for the log.
 *
 * Never changes a byte, which was sent before.  Frames are not read if the API
 * is not known, or if they are too long.  Invariant: only the record changes.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_api.h"
#include "engine/ngx_responses_detect.h"
#include "engine/ngx_responses_worker.h"


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

    if (engine->api >= NGX_RESPONSES_APIS || frame->datas == 0) {
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
