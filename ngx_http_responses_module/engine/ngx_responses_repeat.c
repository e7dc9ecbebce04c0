
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The response that an event repeats.  Servers send it in created, and once
 * more in in_progress: if repairs had nothing to do in the first event, they
 * have nothing to do in the second one, whose response is not read then.
 *
 * Never keeps it longer than until the next event of the stream is read, or
 * another stream has one: these two events come together.  Invariant: output
 * and record are those of an event that is read as a whole.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repeat.h"


#define NGX_RESPONSES_REPEAT_SIZE  65536


void
ngx_responses_repeat_keep(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_str_t                raw;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;
    raw = ngx_responses_event_raw(ev, ev->member[NGX_RESPONSES_M_RESPONSE]);

    if (raw.len == 0 || raw.len > NGX_RESPONSES_REPEAT_SIZE) {
        return;
    }

    worker->repeat_of = NULL;

    /* without memory the next event is read as a whole */

    if (ngx_responses_buf_put(&worker->outer, &worker->repeat, raw.data,
                              raw.len, NGX_RESPONSES_REPEAT_SIZE)
        == NGX_OK)
    {
        worker->repeat_of = engine;
        engine->repeat_event = engine->usage.events;
    }
}


size_t
ngx_responses_repeat_known(void *data, u_char *p, size_t len)
{
    ngx_responses_engine_t *engine = data;

    ngx_str_t  said;

    said = ngx_responses_buf_text(&engine->worker->repeat);

    if (said.len <= len && ngx_memcmp(said.data, p, said.len) == 0) {
        return said.len;
    }

    return 0;
}


/* what else is in the event would be read, and so would its type */

ngx_uint_t
ngx_responses_repeat_is_wrong(ngx_responses_event_t *ev)
{
    ngx_uint_t             i, responses;
    ngx_responses_node_t  *nodes;

    (void) ngx_responses_event_type(ev);

    if (ev->type->class != NGX_RESPONSES_CLASS_LIFECYCLE
        || ev->type->id == NGX_RESPONSES_CREATED)
    {
        return 1;
    }

    nodes = ev->json.nodes;
    responses = 0;

    for (i = 1; i < nodes[0].next; i = nodes[i].next) {

        switch (nodes[i].key) {

        case NGX_RESPONSES_M_NONE:
        case NGX_RESPONSES_M_TYPE:
        case NGX_RESPONSES_M_SEQUENCE:
            break;

        case NGX_RESPONSES_M_RESPONSE:
            responses++;
            break;

        default:
            return 1;
        }
    }

    return responses != 1;
}
