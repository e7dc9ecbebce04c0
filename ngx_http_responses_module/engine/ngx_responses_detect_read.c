
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads of a frame what tells which API it is of.
 *
 * Never keeps a pointer into the frame, which may be cut at its end.
 * Invariant: what is read does not depend on which bytes are held.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_name.h"
#include "engine/ngx_responses_detect_read.h"
#include "engine/ngx_responses_worker.h"


static void ngx_responses_detect_data(ngx_responses_detect_t *dt, u_char *p,
    u_char *last);
static u_char *ngx_responses_detect_twice(ngx_responses_detect_t *dt,
    u_char *p, u_char *last);
static void ngx_responses_detect_error(ngx_responses_detect_t *dt,
    ngx_responses_sse_t *sse);
static void ngx_responses_detect_value(ngx_responses_detect_t *dt);


void
ngx_responses_detect_read(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt, u_char *p, size_t len)
{
    size_t                n;
    u_char               *pos, *last;
    ngx_uint_t            i;
    ngx_responses_sse_t   sse;

    ngx_memzero(dt, sizeof(ngx_responses_detect_t));

    dt->marks.type = ngx_responses_type_find(NULL, 0);

    ngx_responses_scan_init(&dt->scan, &engine->worker->marks);

    ngx_responses_sse_init(&sse, engine->frame.bom);

    for (i = 0; i < 2; i++) {
        pos = i ? p : engine->hold.start;
        last = pos;

        if (pos) {
            last += i ? len : engine->hold.len;
        }

        while (pos && ngx_responses_sse_parse(&sse, &pos, last) == NGX_OK) {

            if (sse.field == NGX_RESPONSES_SSE_DATA) {
                ngx_responses_detect_data(dt, sse.part, sse.part + sse.len);

            } else if (sse.field == NGX_RESPONSES_SSE_OTHER) {
                ngx_responses_detect_error(dt, &sse);

            } else if (sse.field == NGX_RESPONSES_SSE_EVENT) {

                if (sse.first) {
                    dt->line.data = dt->line_buf;
                    dt->line.len = 0;
                }

                n = ngx_min(sse.len, NGX_RESPONSES_NAME_LEN - dt->line.len);
                ngx_memcpy(dt->line_buf + dt->line.len, sse.part, n);
                dt->line.len += n;
            }
        }
    }

    if (dt->marks.name.len == 0
        && !(dt->line.len == sizeof("message") - 1
             && ngx_memcmp(dt->line.data, "message", dt->line.len) == 0))
    {
        dt->marks.name = dt->line;
        dt->marks.type = ngx_responses_type_find(dt->line.data, dt->line.len);
    }
}


static void
ngx_responses_detect_data(ngx_responses_detect_t *dt, u_char *p, u_char *last)
{
    size_t      n;
    u_char     *start;
    ngx_int_t   rc;

    if (dt->len == dt->twice) {
        p = ngx_responses_detect_twice(dt, p, last);
    }

    dt->len += last - p;

    while (p < last && !dt->invalid && !dt->clear && !dt->whole) {
        start = p;

        rc = ngx_responses_scan(&dt->scan, &p, last);

        if (dt->mark) {
            n = ngx_min((size_t) (p - start),
                        NGX_RESPONSES_DETECT_VALUE - dt->captured);

            ngx_memcpy(dt->value + dt->captured, start, n);
            dt->captured += n;
        }

        dt->whole = (rc == NGX_DONE);
        dt->invalid = (rc == NGX_DECLINED);

        if (rc != NGX_OK) {
            continue;
        }

        if (dt->scan.what == NGX_RESPONSES_SCAN_BEGIN) {
            dt->marks.seen |= 1 << dt->scan.id;

            if (dt->scan.id == NGX_RESPONSES_MARK_TYPE
                || dt->scan.id == NGX_RESPONSES_MARK_OBJECT)
            {
                dt->mark = dt->scan.id;
                dt->captured = 0;
            }

        } else if (dt->scan.what == NGX_RESPONSES_SCAN_END
                   && dt->scan.id == dt->mark)
        {
            ngx_responses_detect_value(dt);
            dt->mark = 0;

            /* a webhook is not named so: nothing that follows matters */

            dt->clear = (dt->marks.type->id == NGX_RESPONSES_CREATED
                         && ngx_responses_api_find(&dt->marks)
                            == NGX_RESPONSES_API_RESPONSES);
        }
    }
}


/* skips what data begins with that is framed twice */

static u_char *
ngx_responses_detect_twice(ngx_responses_detect_t *dt, u_char *p, u_char *last)
{
    static ngx_str_t  word = ngx_string("data: ");

    while (p < last && dt->twice < word.len && *p == word.data[dt->twice]) {
        dt->twice++;
        p++;
    }

    dt->len = dt->twice;

    if (dt->twice && dt->twice < word.len && p < last) {
        dt->invalid = 1;
    }

    if (p < last) {
        dt->first = *p;
    }

    return p;
}


/* llama.cpp sent errors as fields in 2025 */

static void
ngx_responses_detect_error(ngx_responses_detect_t *dt,
    ngx_responses_sse_t *sse)
{
    size_t  i;

    static ngx_str_t  word = ngx_string("error: {");

    if (sse->first) {
        dt->error = (sse->matched == 1
                     && ngx_responses_sse_name(sse).data[0] == 'e');
    }

    for (i = 0; i < sse->len && dt->error && dt->error < word.len; i++) {
        dt->error = (sse->part[i] == word.data[dt->error]) ? dt->error + 1 : 0;
    }

    if (dt->error == word.len) {
        dt->marks.seen |= 1 << NGX_RESPONSES_MARK_ERROR;
        dt->len = 1;
    }
}


static void
ngx_responses_detect_value(ngx_responses_detect_t *dt)
{
    if (dt->mark == NGX_RESPONSES_MARK_TYPE) {

        if (ngx_responses_name_read(&dt->marks.type, &dt->marks.name,
                                    dt->name, dt->value, dt->captured)
            == NGX_OK)
        {
            ngx_memmove(dt->name, dt->marks.name.data, dt->marks.name.len);
            dt->marks.name.data = dt->name;
        }

        return;
    }

    if (dt->captured > 2 && dt->value[0] == '"') {
        dt->marks.object.len = dt->captured - 2;
        dt->marks.object.data = dt->object;
        ngx_memcpy(dt->object, dt->value + 1, dt->captured - 2);
    }
}
