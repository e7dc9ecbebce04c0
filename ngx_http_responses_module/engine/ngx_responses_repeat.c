
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The response that an event repeats.  Servers send it in created, and once
 * more in in_progress: if repairs had nothing to do in the first event, they
 * have nothing to do in the second one, whose response is not read then.
 *
 * Never keeps it longer than until the next event that is read.  Invariant:
 * output and record are those of an event that is read as a whole.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"


#define NGX_RESPONSES_REPEAT_SIZE  65536


void
ngx_responses_repeat_keep(ngx_responses_repair_t *rp)
{
    ngx_str_t                raw;
    ngx_responses_engine_t  *engine;

    engine = rp->engine;

    if (!ngx_responses_repair_alone(engine)) {
        return;
    }

    raw = ngx_responses_event_raw(rp->ev, ngx_responses_repair_object(rp->ev));

    /* without memory the next event is read as a whole */

    if (raw.len && raw.len <= NGX_RESPONSES_REPEAT_SIZE) {
        (void) ngx_responses_buf_append(engine->mem, &engine->repeat, raw.data,
                                        raw.len);

        engine->repeat_event = engine->usage.events;
    }
}


size_t
ngx_responses_repeat_known(void *data, u_char *p, size_t len)
{
    ngx_responses_engine_t *engine = data;

    ngx_str_t  said;

    said = ngx_responses_buf_text(&engine->repeat);

    if (said.len <= len && ngx_memcmp(said.data, p, said.len) == 0) {
        return said.len;
    }

    return 0;
}


/* of another event the members of the response mean something else */

ngx_uint_t
ngx_responses_repeat_is_wrong(ngx_responses_event_t *ev)
{
    (void) ngx_responses_event_type(ev);

    return ev->type->class != NGX_RESPONSES_CLASS_LIFECYCLE
           || ev->type->id == NGX_RESPONSES_CREATED;
}
