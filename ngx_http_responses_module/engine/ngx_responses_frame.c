
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Frames of the event stream.
 *
 * Notes the offsets of fields while the frame is read, and writes frames in
 * normal form, so that other files handle this form only.  Never keeps bytes,
 * never reads JSON.  Invariant: by WHATWG HTML 9.2.6 a frame means the same in
 * normal form, except for id and retry.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_frame.h"


static void ngx_responses_frame_part(ngx_responses_frame_t *frame,
    ngx_responses_sse_t *sse, size_t offset);
static ngx_uint_t ngx_responses_frame_is_error(ngx_responses_sse_t *sse);
static ngx_int_t ngx_responses_frame_error(ngx_responses_frame_t *frame,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    ngx_responses_sse_t *sse);
static ngx_int_t ngx_responses_frame_line(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, ngx_str_t name, ngx_responses_sse_t *sse);
static ngx_int_t ngx_responses_frame_join(ngx_responses_frame_t *frame,
    u_char *p, ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);


static ngx_str_t  ngx_responses_frame_event = ngx_string("event: ");

static ngx_str_t  ngx_responses_frame_data = ngx_string("data: ");


/*
 * Whether an unknown field begins as a BOM does.  The client would read the
 * field that follows it, if it were sent first.
 */

#define ngx_responses_frame_bom(sse)                                          \
    ((sse)->field == NGX_RESPONSES_SSE_OTHER && (sse)->first                  \
     && (sse)->matched == 0 && (sse)->part[0] == 0xef)


/* a line of JSON may begin with a colon: it is a comment with a string */

#define ngx_responses_frame_quotes(sse)                                       \
    ((sse)->len && memchr((sse)->part, '"', (sse)->len) != NULL)


void
ngx_responses_frame_init(ngx_responses_frame_t *frame, ngx_uint_t bom)
{
    ngx_memzero(frame, sizeof(ngx_responses_frame_t));

    frame->bom = bom;
}


ngx_int_t
ngx_responses_frame_read(ngx_responses_frame_t *frame,
    ngx_responses_sse_t *sse, u_char **pos, u_char *last)
{
    u_char     *start;
    size_t      len;
    ngx_int_t   rc;

    start = *pos;
    len = frame->len;

    sse->cr_seen = 0;

    do {
        rc = ngx_responses_sse_parse(sse, pos, last);

        frame->len = (uint32_t) ngx_min(len + (size_t) (*pos - start),
                                        NGX_MAX_UINT32_VALUE);

        if (rc == NGX_OK) {
            ngx_responses_frame_part(frame, sse, len + (sse->part - start));

            if (sse->last && !frame->fields) {
                rc = NGX_DONE;
            }
        }

    } while (rc == NGX_OK);

    if (sse->cr_seen || (frame->bom && sse->bom_seen)) {
        frame->dirty = 1;
    }

    return rc;
}


static void
ngx_responses_frame_part(ngx_responses_frame_t *frame,
    ngx_responses_sse_t *sse, size_t offset)
{
    switch (sse->field) {

    case NGX_RESPONSES_SSE_EVENT:
        frame->fields = 1;

        if (sse->first) {
            frame->events++;
            frame->event_line = frame->line;
            frame->event = offset;
        }

        frame->event_end = offset + sse->len;
        break;

    case NGX_RESPONSES_SSE_DATA:
        frame->fields = 1;

        if (sse->first && frame->datas++ == 0) {
            frame->data_line = frame->line;
            frame->data = offset;
        }

        if (frame->datas == 1) {
            frame->data_end = offset + sse->len;
        }

        /* of "data: data: {"; no JSON begins so */

        frame->dirty |= (sse->first && sse->len && sse->part[0] == 'd');
        break;

    case NGX_RESPONSES_SSE_ID:
    case NGX_RESPONSES_SSE_RETRY:
        frame->fields = 1;
        frame->drop = 1;
        break;

    case NGX_RESPONSES_SSE_OTHER:
        frame->fields = 1;
        frame->others = 1;
        frame->drop |= ngx_responses_frame_bom(sse);

        /* "er" */

        frame->dirty |= (sse->first && sse->len && sse->matched == 1
                         && sse->part[0] == 'r');
        break;

    default: /* NGX_RESPONSES_SSE_COMMENT */
        frame->others |= ngx_responses_frame_quotes(sse);
        break;
    }

    if (sse->last) {
        frame->line = frame->len;
    }
}


ngx_int_t
ngx_responses_frame_clean(ngx_responses_frame_t *frame, u_char *p,
    ngx_uint_t strict, ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    u_char                 *pos, *last;
    ngx_int_t               rc;
    ngx_uint_t              events;
    ngx_responses_sse_t     sse;
    ngx_responses_frame_t   old;

    buf->len = 0;

    old = *frame;
    events = 0;

    frame->events = ngx_min(old.events, 1);
    frame->datas = 0;

    ngx_responses_sse_init(&sse, frame->bom);

    pos = p;
    last = p + old.len;
    rc = NGX_OK;

    while (rc == NGX_OK && ngx_responses_sse_parse(&sse, &pos, last) == NGX_OK)
    {
        switch (sse.field) {

        case NGX_RESPONSES_SSE_EVENT:
            if (++events == old.events && old.datas) {
                frame->event_line = buf->len;
                frame->event = buf->len + ngx_responses_frame_event.len;

                rc = ngx_responses_frame_line(mem, buf,
                                              ngx_responses_frame_event, &sse);
                frame->event_end = buf->len - 1;
            }

            break;

        case NGX_RESPONSES_SSE_DATA:
            if (frame->datas++ == 0) {
                rc = ngx_responses_frame_join(frame, p, mem, buf);
            }

            break;

        case NGX_RESPONSES_SSE_COMMENT:
        case NGX_RESPONSES_SSE_OTHER:

            if (old.datas == 0 && frame->datas == 0
                && ngx_responses_frame_is_error(&sse))
            {
                rc = ngx_responses_frame_error(frame, mem, buf, &sse);
                break;
            }

            if (ngx_responses_frame_bom(&sse)
                || (strict && (sse.field == NGX_RESPONSES_SSE_OTHER
                               || ngx_responses_frame_quotes(&sse))))
            {
                break;
            }

            rc = ngx_responses_frame_line(mem, buf,
                                          ngx_responses_sse_name(&sse), &sse);
            break;
        }
    }

    if (rc != NGX_OK) {
        return NGX_ERROR;
    }

    /* a comment before any field has no blank line of its own */

    if (buf->len == 0 && (old.fields || old.others)) {
        return NGX_DECLINED;
    }

    if (buf->len == 0 || old.fields) {
        rc = ngx_responses_buf_append(mem, buf, (u_char *) "\n", 1);
    }

    frame->len = buf->len;

    return rc;
}


/* whether a line is "error: {...}", as llama.cpp sent errors in 2025 */

static ngx_uint_t
ngx_responses_frame_is_error(ngx_responses_sse_t *sse)
{
    return sse->len > sizeof("rror: {}") - 1
           && ngx_memcmp(sse->part, "rror: {", sizeof("rror: {") - 1) == 0
           && sse->part[sse->len - 1] == '}'
           && sse->matched == 1 && ngx_responses_sse_name(sse).data[0] == 'e';
}


static ngx_int_t
ngx_responses_frame_error(ngx_responses_frame_t *frame,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    ngx_responses_sse_t *sse)
{
    static ngx_str_t  begin = ngx_string("data: {\"error\":");

    sse->part += sizeof("rror: ") - 1;
    sse->len -= sizeof("rror: ") - 1;

    frame->events = 0;
    frame->datas = 1;
    frame->data_line = buf->len;
    frame->data = buf->len + ngx_responses_frame_data.len;

    if (ngx_responses_frame_line(mem, buf, begin, sse) != NGX_OK) {
        return NGX_ERROR;
    }

    buf->start[buf->len - 1] = '}';
    frame->data_end = buf->len;

    return ngx_responses_buf_append(mem, buf, (u_char *) "\n", 1);
}


static ngx_int_t
ngx_responses_frame_line(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    ngx_str_t name, ngx_responses_sse_t *sse)
{
    if (ngx_responses_buf_append(mem, buf, name.data, name.len) != NGX_OK
        || ngx_responses_buf_append(mem, buf, sse->part, sse->len) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_buf_append(mem, buf, (u_char *) "\n", 1);
}


/*
 * All data lines as one, also if other lines are between them: the LF between
 * two lines is white space in JSON, and so is a space.  A server that
 * frames what is framed already begins each line twice, and ends it with
 * empty ones.
 */

static ngx_int_t
ngx_responses_frame_join(ngx_responses_frame_t *frame, u_char *p,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    u_char               *last;
    ngx_str_t             data;
    ngx_uint_t            twice;
    ngx_responses_sse_t   sse;

    data = ngx_responses_frame_data;
    twice = 0;

    frame->data_line = buf->len;

    if (ngx_responses_buf_append(mem, buf, data.data, data.len) != NGX_OK) {
        return NGX_ERROR;
    }

    frame->data = buf->len;

    ngx_responses_sse_init(&sse, frame->bom);

    last = p + frame->len;

    while (ngx_responses_sse_parse(&sse, &p, last) == NGX_OK) {

        if (sse.field != NGX_RESPONSES_SSE_DATA) {
            continue;
        }

        if (sse.len > data.len
            && ngx_memcmp(sse.part, data.data, data.len) == 0
            && (sse.part[data.len] == '{' || sse.part[data.len] == '['))
        {
            sse.part += data.len;
            sse.len -= data.len;
            twice = 1;
        }

        if (ngx_responses_buf_append(mem, buf, sse.part, sse.len) != NGX_OK
            || ngx_responses_buf_append(mem, buf, (u_char *) " ", 1) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    while (twice && buf->start[buf->len - 2] == ' ') {
        buf->len--;
    }

    buf->start[buf->len - 1] = LF;
    frame->data_end = buf->len - 1;

    return NGX_OK;
}
