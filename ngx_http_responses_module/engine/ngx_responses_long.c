
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Frames that are longer than an event may be.
 *
 * The beginning that is held is processed as an event of which no more is
 * known, and the rest of its data is sent as it comes, or is hidden with it.
 *
 * Never holds more than the limit, and never changes a byte after it.
 * Invariant: the output depends on the bytes of the frame and on the limit,
 * not on how they were cut.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_detect.h"
#include "engine/ngx_responses_long.h"
#include "engine/ngx_responses_process.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_worker.h"


#define NGX_RESPONSES_LONG_DATA  (sizeof("data:") - 1)


static ngx_int_t ngx_responses_long_process(ngx_responses_engine_t *engine,
    ngx_responses_long_t *lf, u_char *p);
static ngx_int_t ngx_responses_long_bytes(ngx_responses_engine_t *engine,
    ngx_responses_long_t *lf, u_char *p, size_t len);
static u_char *ngx_responses_long_line(u_char *p, u_char *last);
static size_t ngx_responses_long_keep(ngx_responses_long_t *lf, u_char *p,
    size_t len);
static void ngx_responses_long_type(ngx_responses_long_t *lf);


ngx_int_t
ngx_responses_long_begin(ngx_responses_engine_t *engine)
{
    size_t                 n;
    u_char                *p, *line, *last;
    ngx_responses_buf_t   *hold;
    ngx_responses_long_t  *lf;

    lf = engine->long_frame;

    if (lf == NULL) {
        lf = engine->mem->alloc(engine->mem->data,
                                sizeof(ngx_responses_long_t));
        if (lf == NULL) {
            return NGX_ERROR;
        }

        engine->long_frame = lf;
    }

    ngx_memzero(lf, sizeof(ngx_responses_long_t));

    lf->type = ngx_responses_type_find(NULL, 0);

    engine->sse.parts = 1;

    /* the byte after what is held ends what is read of it */

    hold = &engine->hold;

    if (ngx_responses_worker_hold(engine, (u_char *) "", 1) != NGX_OK) {
        return NGX_ERROR;
    }

    p = hold->start;
    last = p + hold->len - 1;
    line = p;

    if (engine->frame.bom && engine->sse.bom_seen) {
        line += sizeof(NGX_RESPONSES_SSE_BOM) - 1;
    }

    line = ngx_responses_long_line(line, last);
    n = last - line;

    /* it may be cut within the name of its field */

    if (n < NGX_RESPONSES_LONG_DATA && memchr(line, ':', n) == NULL) {
        ngx_responses_frame_split(&engine->frame, p, line - p);

    } else {
        ngx_responses_frame_split(&engine->frame, p, last - p);
    }

    if (engine->api == NGX_RESPONSES_API_UNDECIDED
        && ngx_responses_detect_frame(engine, p, 0) != NGX_OK)
    {
        return NGX_ERROR;
    }

    (void) ngx_responses_long_keep(lf, line, n);

    /* one of another API was sent, and is not read */

    if (!ngx_responses_engine_foreign(engine)
        && ngx_responses_long_process(engine, lf, p) != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_buf_free(&engine->worker->outer, hold);

    return NGX_OK;
}


/* where the last line begins, which may be empty */

static u_char *
ngx_responses_long_line(u_char *p, u_char *last)
{
    while (last > p && last[-1] != LF && last[-1] != CR) {
        last--;
    }

    return last;
}


static ngx_int_t
ngx_responses_long_process(ngx_responses_engine_t *engine,
    ngx_responses_long_t *lf, u_char *p)
{
    size_t                  len;
    u_char                 *clean;
    ngx_int_t               rc;
    ngx_responses_event_t  *ev;

    len = engine->frame.len;
    clean = p;

    rc = ngx_responses_process_read(engine, &clean, 1);

    if (rc == NGX_OK) {
        rc = ngx_responses_process_raw(engine, clean);

    } else if (rc != NGX_ERROR) {
        return ngx_responses_long_bytes(engine, lf, p, len);
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc == NGX_OK) {
        lf->output = NGX_RESPONSES_LONG_EVENT;
    }

    ev = &engine->worker->events[NGX_RESPONSES_UPSTREAM];

    lf->type = ev->type;
    lf->name.data = lf->buf;
    lf->name.len = ev->name.len;

    if (ev->name.len) {
        ngx_memcpy(lf->buf, ev->name.data, ev->name.len);
    }

    return NGX_OK;
}


/* no event, as far as it can be read */

static ngx_int_t
ngx_responses_long_bytes(ngx_responses_engine_t *engine,
    ngx_responses_long_t *lf, u_char *p, size_t len)
{
    engine->usage.oversize += engine->frame.fields;
    engine->usage.malformed += engine->frame.fields;

    if (engine->conf->hide_malformed || ngx_responses_engine_ended(engine)
        || ngx_responses_ruleset_hides(engine))
    {
        return NGX_OK;
    }

    lf->output = NGX_RESPONSES_LONG_BYTES;

    return ngx_responses_engine_write(engine, p, len);
}


ngx_int_t
ngx_responses_long_feed(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    size_t                 n;
    u_char                *p;
    ngx_int_t              rc;
    ngx_responses_sse_t   *sse;
    ngx_responses_long_t  *lf;

    lf = engine->long_frame;
    sse = &engine->sse;

    for ( ;; ) {
        p = *pos;
        rc = ngx_responses_sse_parse(sse, pos, last);

        if (lf->output == NGX_RESPONSES_LONG_BYTES && *pos > p
            && ngx_responses_engine_write(engine, p, *pos - p) != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (rc == NGX_AGAIN) {
            return NGX_AGAIN;
        }

        if (rc == NGX_DONE) {
            if (ngx_responses_long_end(engine, 0) == NGX_OK) {
                return NGX_DONE;
            }

            return NGX_ERROR;
        }

        if (sse->first) {
            ngx_responses_long_type(lf);
            lf->len = 0;
        }

        n = ngx_responses_long_keep(lf, sse->part, sse->len);

        /* in valid JSON the LF between two lines is white space */

        if (lf->output == NGX_RESPONSES_LONG_EVENT && sse->len > n
            && ngx_responses_engine_write(engine, sse->part + n, sse->len - n)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }
}


/* the beginning of a line; returns how many of the bytes are not data */

static size_t
ngx_responses_long_keep(ngx_responses_long_t *lf, u_char *p, size_t len)
{
    size_t  n, had;

    had = lf->len;
    n = ngx_min(len, NGX_RESPONSES_NAME_LEN - had);

    ngx_memcpy(lf->line + had, p, n);
    lf->len += n;

    if (lf->len < NGX_RESPONSES_LONG_DATA
        || ngx_memcmp(lf->line, "data:", NGX_RESPONSES_LONG_DATA) != 0)
    {
        return len;
    }

    if (had < NGX_RESPONSES_LONG_DATA) {
        return NGX_RESPONSES_LONG_DATA - had;
    }

    return 0;
}


/* the type of an event may stand in a line that follows its data */

static void
ngx_responses_long_type(ngx_responses_long_t *lf)
{
    size_t     n;
    ngx_str_t  name;

    n = sizeof("event:") - 1;

    if (lf->output == NGX_RESPONSES_LONG_BYTES || lf->name.len || lf->len <= n)
    {
        return;
    }

    if (lf->len == NGX_RESPONSES_NAME_LEN
        || ngx_memcmp(lf->line, "event:", n) != 0)
    {
        return;
    }

    n += (lf->line[n] == ' ');

    name.data = lf->line + n;
    name.len = lf->len - n;

    if (ngx_responses_name_valid(&name)) {
        lf->name.data = lf->buf;
        lf->name.len = name.len;
        ngx_memcpy(lf->buf, name.data, name.len);

        lf->type = ngx_responses_type_find(name.data, name.len);
    }
}


ngx_int_t
ngx_responses_long_end(ngx_responses_engine_t *engine, ngx_uint_t cut)
{
    ngx_responses_long_t  *lf;

    lf = engine->long_frame;
    ngx_responses_long_type(lf);
    engine->sse.parts = 0;

    if ((cut ? lf->output != NGX_RESPONSES_LONG_HIDE
             : lf->output == NGX_RESPONSES_LONG_EVENT)
        && ngx_responses_engine_write(engine, (u_char *) "\n\n", 2) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (!engine->frame.fields || ngx_responses_engine_foreign(engine)) {
        return NGX_OK;
    }

    if (cut) {

        /* a part of an event is none */

        engine->usage.malformed++;
        lf->type = ngx_responses_type_find(NULL, 0);
    }

    if (lf->output == NGX_RESPONSES_LONG_BYTES) {
        ngx_responses_process_raw_log(engine, lf->type);

        return NGX_OK;
    }

    return ngx_responses_process_raw_end(engine, lf->type, &lf->name,
                                         (lf->output
                                          == NGX_RESPONSES_LONG_EVENT)
                                         ? NGX_OK : NGX_DECLINED);
}


ngx_uint_t
ngx_responses_long_sent(ngx_responses_engine_t *engine)
{
    return ngx_responses_engine_is_long(engine)
           && engine->long_frame->output != NGX_RESPONSES_LONG_HIDE;
}
