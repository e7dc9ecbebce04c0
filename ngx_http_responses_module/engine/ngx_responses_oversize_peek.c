
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
#include "engine/ngx_responses_ruleset.h"


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
    ngx_uint_t                 id;
    ngx_responses_oversize_t  *os;

    os = engine->oversize;

    while (p < last) {
        rc = ngx_responses_oversize_scan(os, &p, last);

        if (rc != NGX_OK) {
            return rc;
        }

        id = os->scan.id;

        if (id == NGX_RESPONSES_M_RESPONSE) {

            os->response = 1;

        } else if (id == NGX_RESPONSES_M_ITEM) {
            os->facts.carries = 1;

        } else if (id == NGX_RESPONSES_M_PART) {

            /* it is not read, and may be one that only hidden items have */

            os->facts.unclear |= ngx_responses_oversize_parts(engine);
        }

        if (os->scan.what == NGX_RESPONSES_SCAN_BEGIN
            && (id == NGX_RESPONSES_M_TYPE
                || (engine->ruleset && (id == NGX_RESPONSES_M_OUTPUT_INDEX
                                        || id == NGX_RESPONSES_M_ITEM_ID
                                        || id == NGX_RESPONSES_M_ITEM_TYPE))))
        {
            os->member = id;
            os->len = 0;

        } else if (os->scan.what == NGX_RESPONSES_SCAN_END && id == os->member)
        {
            ngx_responses_oversize_value(engine, os);

            if (id == NGX_RESPONSES_M_TYPE && engine->ruleset == NULL) {
                return NGX_DONE;
            }
        }
    }

    return NGX_AGAIN;
}
