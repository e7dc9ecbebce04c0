
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads the event of a whole frame, or the reason of a failure in one that has
 * no event.
 *
 * Never sends anything, never changes the state.  Invariant: a frame that is
 * not in normal form is read from a copy that is.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_process.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_repeat.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_process_reason(ngx_responses_engine_t *engine,
    u_char **p);
static ngx_uint_t ngx_responses_process_is_error(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);


ngx_int_t
ngx_responses_process_read(ngx_responses_engine_t *engine, u_char **p,
    ngx_uint_t cut)
{
    u_char                  *data, next;
    size_t                   len;
    ngx_int_t                rc;
    ngx_uint_t               strict;
    ngx_responses_event_t   *ev;
    ngx_responses_frame_t   *frame;
    ngx_responses_worker_t  *worker;

    frame = &engine->frame;
    worker = engine->worker;

    if (frame->reason && !cut) {
        rc = ngx_responses_process_reason(engine, p);

        if (rc != NGX_DECLINED) {
            return rc;
        }
    }

    strict = (!cut && ngx_responses_process_strict(engine));

    rc = ngx_responses_frame_clean(frame, p, strict, &worker->mem,
                                   &worker->frame);
    if (rc != NGX_OK) {
        return rc;
    }

    data = *p + frame->data;
    len = frame->data_end - frame->data;

    ev = &worker->events[NGX_RESPONSES_UPSTREAM];
    ev->json.lists = ngx_responses_ruleset_lists(engine);

    if (!cut) {
        if (len == 6 && ngx_memcmp(data, "[DONE]", 6) == 0) {
            return NGX_DONE;
        }

        ngx_responses_repair_expect(engine, ev);

        rc = ngx_responses_event_read(ev, data, len);

        /* the slot is that of all streams */

        ev->json.known = NULL;

        if (worker->repeat_of == engine) {
            worker->repeat_of = NULL;

            if (rc == NGX_OK && ngx_responses_repeat_found(ev)
                && ngx_responses_repeat_is_wrong(ev))
            {
                rc = ngx_responses_event_read(ev, data, len);
            }
        }

        return rc;
    }

    next = data[len];
    data[len] = '\0';

    rc = ngx_responses_event_read_beginning(ev, data, len);

    data[len] = next;

    return rc;
}


/*
 * A failure may come as a line that is no event.  It is read as an error event
 * with this reason: as JSON, or as a text, which is not shown where a rule
 * hides.  NGX_DECLINED: the frame has none.
 */

static ngx_int_t
ngx_responses_process_reason(ngx_responses_engine_t *engine, u_char **p)
{
    u_char                  *start;
    ngx_int_t                rc;
    ngx_uint_t               i, tries;
    ngx_responses_event_t   *ev;
    ngx_responses_frame_t   *frame, old;
    ngx_responses_reason_e   how;
    ngx_responses_worker_t  *worker;

    start = *p;
    frame = &engine->frame;
    old = *frame;
    worker = engine->worker;
    ev = &worker->events[NGX_RESPONSES_UPSTREAM];

    how = NGX_RESPONSES_REASON_JSON;

    /* a text is not made an event where nothing is repaired */

    tries = engine->conf->normalize ? 2 : 1;

    for (i = 0; i < tries; i++) {
        rc = ngx_responses_frame_reason(frame, p, how, &worker->mem,
                                        &worker->frame);
        if (rc == NGX_OK) {
            rc = ngx_responses_event_read(ev, *p + frame->data,
                                          frame->data_end - frame->data);
        }

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_OK && ngx_responses_process_is_error(engine, ev)) {
            return NGX_OK;
        }

        *p = start;
        *frame = old;

        if (ngx_responses_ruleset_hides(engine)) {
            how = NGX_RESPONSES_REASON_NONE;

        } else {
            how = NGX_RESPONSES_REASON_TEXT;
        }
    }

    return NGX_DECLINED;
}


static ngx_uint_t
ngx_responses_process_is_error(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t  error;

    error = ev->member[NGX_RESPONSES_M_ERROR];

    if (ngx_responses_ruleset_hides(engine) && error
        && ngx_responses_event_kind(ev, error) != NGX_RESPONSES_JSON_OBJECT
        && ngx_responses_event_string(ev, error).len)
    {
        return 0;
    }

    (void) ngx_responses_event_type(ev);

    if (ev->type->class == NGX_RESPONSES_CLASS_UNKNOWN) {
        return ngx_responses_error_sign(ev, ev->name)
               == NGX_RESPONSES_SIGN_ERROR;
    }

    return ev->type->class == NGX_RESPONSES_CLASS_ERROR;
}
