
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Looks ahead in a frame that is too long to be held.
 *
 * Never sends anything, never reads behind the limit.  Invariant: what is
 * found depends on the bytes up to the limit, not on how many have arrived.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_oversize_member.h"


static ngx_int_t ngx_responses_oversize_peek_data(
    ngx_responses_engine_t *engine, u_char *p, u_char *last);


void
ngx_responses_oversize_peek(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    u_char                    *pos, *last;
    ngx_uint_t                 i;
    ngx_responses_oversize_t  *os;

    os = engine->oversize;

    ngx_responses_sse_init(&os->sse, engine->frame.bom);
    ngx_responses_scan_init(&os->scan, ngx_responses_engine_paths(engine));

    len = ngx_min(len, engine->conf->max_event_size - engine->hold.len);

    for (i = engine->hold.len ? 0 : 1; i < 2; i++) {
        pos = i ? p : engine->hold.start;
        last = pos + (i ? len : engine->hold.len);

        while (ngx_responses_sse_parse(&os->sse, &pos, last) == NGX_OK) {

            if (os->sse.field == NGX_RESPONSES_SSE_DATA
                && ngx_responses_oversize_peek_data(engine, os->sse.part,
                                                os->sse.part + os->sse.len)
                   != NGX_AGAIN)
            {
                return;
            }
        }
    }
}


/* NGX_AGAIN: more bytes are needed */

static ngx_int_t
ngx_responses_oversize_peek_data(ngx_responses_engine_t *engine, u_char *p,
    u_char *last)
{
    ngx_int_t                  rc;
    ngx_responses_oversize_t  *os;

    os = engine->oversize;

    while (p < last) {
        rc = ngx_responses_oversize_scan(os, &p, last);

        if (rc != NGX_OK) {
            return rc;
        }

        if (os->scan.id != NGX_RESPONSES_M_TYPE) {
            continue;
        }

        if (os->scan.what == NGX_RESPONSES_SCAN_BEGIN) {
            os->member = os->scan.id;
            os->len = 0;

        } else if (os->scan.what == NGX_RESPONSES_SCAN_END) {
            ngx_responses_oversize_value(engine, os);

            return NGX_DONE;
        }
    }

    return NGX_AGAIN;
}
