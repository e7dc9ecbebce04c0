
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Frames of the event stream.
 *
 * Notes the offsets of fields of a frame that is whole, and writes frames in
 * normal form, so that other files handle this form only.  Never keeps bytes,
 * never reads JSON.  Invariant: by WHATWG HTML 9.2.6 a frame means the same in
 * normal form, except for id and retry.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_error.h"
#include "engine/ngx_responses_frame.h"


static ngx_int_t ngx_responses_frame_plain(ngx_responses_frame_t *frame,
    u_char *p, u_char *last);
static ngx_uint_t ngx_responses_frame_another(ngx_responses_frame_t *frame,
    ngx_responses_sse_lines_t *line);
static void ngx_responses_frame_note(ngx_responses_frame_t *frame, u_char *p,
    ngx_responses_sse_lines_t *line);
static ngx_uint_t ngx_responses_frame_is_error(
    ngx_responses_sse_lines_t *line);
static ngx_uint_t ngx_responses_frame_names_error(ngx_responses_frame_t *frame,
    u_char *p);
static ngx_int_t ngx_responses_frame_reason_line(ngx_responses_frame_t *frame,
    ngx_responses_sse_lines_t *line, ngx_str_t *value);
static ngx_uint_t ngx_responses_frame_prefix(ngx_str_t *value,
    const char *prefix);
static void ngx_responses_frame_skip(ngx_str_t *value, const char *prefix);
static ngx_int_t ngx_responses_frame_line(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, ngx_str_t name, ngx_str_t value);
static ngx_int_t ngx_responses_frame_join(ngx_responses_frame_t *frame,
    ngx_responses_sse_lines_t line, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf);


static ngx_str_t  ngx_responses_frame_event = ngx_string("event: ");

static ngx_str_t  ngx_responses_frame_data = ngx_string("data: ");


/*
 * Whether a line begins as a BOM does.  The client would read the field that
 * follows it, if it were sent first.
 */

#define ngx_responses_frame_bom(line)  ((line)->text.data[0] == 0xef)

/*
 * Whether a frame is not in normal form: line ends other than LF, a BOM, id
 * and retry, an event line without data or several lines of one field, or data
 * that may be framed twice.
 */

#define ngx_responses_frame_unclean(frame)                                    \
    ((frame)->dirty || (frame)->drop || (frame)->datas > 1                    \
     || (frame)->events > 1 || ((frame)->events && (frame)->datas == 0))

/* whether a line is the beginning of JSON without a field */

#define ngx_responses_frame_bare(line)                                        \
    ((line)->text.len && (line)->text.data[0] == '{')


/* a line of JSON may begin with a colon: it is a comment with a string */

#define ngx_responses_frame_quotes(line)                                      \
    (memchr((line)->text.data, '"', (line)->text.len) != NULL)


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
    ngx_int_t   rc;

    start = *pos;

    /* in a stream of bare CRs each search for a LF would run to the end */

    if (frame->len == 0 && !frame->bom && !sse->bare
        && ngx_responses_frame_plain(frame, start, last) == NGX_OK)
    {
        *pos += frame->len;
        return NGX_DONE;
    }

    sse->cr_seen = 0;

    rc = ngx_responses_sse_parse(sse, pos, last);

    frame->len += *pos - start;

    if (sse->cr_seen || (frame->bom && sse->bom_seen)) {
        frame->dirty = 1;
    }

    return rc;
}


void
ngx_responses_frame_split(ngx_responses_frame_t *frame, u_char *p, size_t len)
{
    ngx_responses_sse_lines_t  line;

    if (ngx_responses_frame_plain(frame, p, p + len) == NGX_OK) {
        return;
    }

    ngx_responses_sse_lines(&line, p, len, frame->bom);

    while (ngx_responses_sse_line(&line) == NGX_OK) {
        if (frame->datas || frame->bare) {
            frame->several |= ngx_responses_frame_another(frame, &line);
        }

        ngx_responses_frame_note(frame, p, &line);
    }

    if (frame->datas && frame->data < frame->data_end
        && p[frame->data] == '{')
    {
        return;
    }

    if (frame->events) {
        frame->reason |= ngx_responses_frame_names_error(frame, p);
    }
}


/*
 * Most frames are an event line, or none, and a line of JSON, with no CR: the
 * offsets of one that begins at p and ends there, or before last, are set.
 * NGX_DECLINED: it is another one, or has not ended.
 */

static ngx_int_t
ngx_responses_frame_plain(ngx_responses_frame_t *frame, u_char *p,
    u_char *last)
{
    u_char  *start, *lf;

    start = p;

    if (last - p > 7 && ngx_memcmp(p, "event: ", 7) == 0) {
        lf = memchr(p, LF, last - p);

        if (lf == NULL) {
            return NGX_DECLINED;
        }

        p = lf + 1;
    }

    if (last - p <= 7 || ngx_memcmp(p, "data: {", 7) != 0) {
        return NGX_DECLINED;
    }

    lf = memchr(p, LF, last - p - 1);

    if (lf == NULL || lf[1] != LF || memchr(start, CR, lf - start)) {
        return NGX_DECLINED;
    }

    frame->len = lf + 2 - start;
    frame->fields = 1;
    frame->plain = 1;

    if (p > start) {
        frame->events = 1;
        frame->event_line = 0;
        frame->event = 7;
        frame->event_end = p - 1 - start;
    }

    frame->datas = 1;
    frame->data_line = p - start;
    frame->data = frame->data_line + 6;
    frame->data_end = lf - start;

    return NGX_OK;
}


size_t
ngx_responses_frame_piece(ngx_responses_frame_t *frame, u_char *p, size_t len)
{
    ngx_responses_sse_lines_t  line;

    ngx_responses_sse_lines(&line, p, len, frame->bom);

    while (ngx_responses_sse_line(&line) == NGX_OK) {

        if (ngx_responses_frame_another(frame, &line)) {
            return line.text.data - p;
        }

        ngx_responses_frame_note(frame, p, &line);
    }

    return len;
}


/* whether a line begins another event than the lines before it */

static ngx_uint_t
ngx_responses_frame_another(ngx_responses_frame_t *frame,
    ngx_responses_sse_lines_t *line)
{
    switch (line->field) {

    case NGX_RESPONSES_SSE_EVENT:
        return frame->datas || frame->bare;

    case NGX_RESPONSES_SSE_DATA:
        return frame->bare
               || (frame->datas && line->value.len
                   && (line->value.data[0] == '{'
                       || ngx_responses_str_is(line->value, "[DONE]")));

    case NGX_RESPONSES_SSE_OTHER:
        return ngx_responses_frame_bare(line)
               && (frame->datas || frame->object);

    default:
        return 0;
    }
}


static void
ngx_responses_frame_note(ngx_responses_frame_t *frame, u_char *p,
    ngx_responses_sse_lines_t *line)
{
    u_char  *value;

    if (line->field == NGX_RESPONSES_SSE_COMMENT) {
        frame->others |= ngx_responses_frame_quotes(line);
        return;
    }

    value = line->value.data;
    frame->fields = 1;

    switch (line->field) {

    case NGX_RESPONSES_SSE_EVENT:
        frame->events++;
        frame->event_line = line->text.data - p;
        frame->event = value - p;
        frame->event_end = frame->event + line->value.len;
        break;

    case NGX_RESPONSES_SSE_DATA:

        if (frame->datas++ == 0) {
            frame->data_line = line->text.data - p;
            frame->data = value - p;
            frame->data_end = frame->data + line->value.len;
        }

        /* of "data: data: {"; no JSON begins so */

        frame->dirty |= (line->value.len && *value == 'd');

        if (line->value.len && (*value | 0x20) == 'e') {
            frame->reason |= ngx_responses_frame_prefix(&line->value,
                                                        "error:");
        }

        break;

    case NGX_RESPONSES_SSE_OTHER:
        frame->others = 1;
        frame->drop |= ngx_responses_frame_bom(line);
        frame->bare |= ngx_responses_frame_bare(line);
        frame->object |= (ngx_responses_frame_bare(line)
                          && line->text.data[line->text.len - 1] == '}');
        frame->reason |= (ngx_responses_frame_is_error(line) || frame->bare);
        break;

    default: /* NGX_RESPONSES_SSE_ID, NGX_RESPONSES_SSE_RETRY */
        frame->drop = 1;
        break;
    }
}


ngx_int_t
ngx_responses_frame_clean(ngx_responses_frame_t *frame, u_char **p,
    ngx_uint_t strict, ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    ngx_int_t                   rc;
    ngx_str_t                   none;
    ngx_uint_t                  events;
    ngx_responses_frame_t       old;
    ngx_responses_sse_lines_t   line;

    if (!strict && !ngx_responses_frame_unclean(frame)) {
        if (frame->datas) {
            return NGX_OK;
        }

        return NGX_ABORT;
    }

    ngx_str_null(&none);

    buf->len = 0;

    old = *frame;
    events = 0;
    rc = NGX_OK;

    frame->events = ngx_min(old.events, 1);
    frame->datas = 0;

    ngx_responses_sse_lines(&line, *p, old.len, frame->bom);

    while (rc == NGX_OK && ngx_responses_sse_line(&line) == NGX_OK) {

        switch (line.field) {

        case NGX_RESPONSES_SSE_EVENT:
            if (++events == old.events && old.datas) {
                frame->event_line = buf->len;
                frame->event = buf->len + ngx_responses_frame_event.len;

                rc = ngx_responses_frame_line(mem, buf,
                                              ngx_responses_frame_event,
                                              line.value);
                frame->event_end = buf->len - 1;
            }

            break;

        case NGX_RESPONSES_SSE_DATA:
            if (frame->datas++ == 0) {
                rc = ngx_responses_frame_join(frame, line, mem, buf);
            }

            break;

        case NGX_RESPONSES_SSE_COMMENT:
        case NGX_RESPONSES_SSE_OTHER:

            if (ngx_responses_frame_bom(&line)) {
                break;
            }

            if (strict
                && (line.field == NGX_RESPONSES_SSE_OTHER
                    || ngx_responses_frame_quotes(&line)))
            {
                break;
            }

            rc = ngx_responses_frame_line(mem, buf, none, line.text);
            break;

        default: /* NGX_RESPONSES_SSE_ID, NGX_RESPONSES_SSE_RETRY */
            break;
        }
    }

    if (rc != NGX_OK) {
        return NGX_ERROR;
    }

    /* a comment before any field has no blank line of its own */

    if ((buf->len ? old.fields : !old.fields && !old.others)
        && ngx_responses_buf_append(mem, buf, (u_char *) "\n", 1) != NGX_OK)
    {
        return NGX_ERROR;
    }

    *p = buf->start;
    frame->len = buf->len;

    if (frame->datas) {
        return NGX_OK;
    }

    return NGX_ABORT;
}


/* whether a line is "error: {...}", as llama.cpp sent errors in 2025 */

static ngx_uint_t
ngx_responses_frame_is_error(ngx_responses_sse_lines_t *line)
{
    ngx_str_t  *text;

    text = &line->text;

    return text->len > sizeof("error: {}") - 1
           && ngx_memcmp(text->data, "error: {", sizeof("error: {") - 1) == 0
           && text->data[text->len - 1] == '}';
}


/* whether the event line of a frame is the name of an error */

static ngx_uint_t
ngx_responses_frame_names_error(ngx_responses_frame_t *frame, u_char *p)
{
    ngx_str_t  name;

    name.data = p + frame->event;
    name.len = frame->event_end - frame->event;

    return ngx_responses_error_name(name);
}


ngx_int_t
ngx_responses_frame_reason(ngx_responses_frame_t *frame, u_char **p,
    ngx_responses_reason_e how, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf)
{
    ngx_str_t                   value;
    ngx_uint_t                  bare, n, text;
    ngx_responses_writer_t      w;
    ngx_responses_sse_lines_t   line;

    bare = (frame->bare && frame->datas == 0);
    text = (how != NGX_RESPONSES_REASON_JSON);

    if (bare && text) {
        return NGX_DECLINED;
    }

    ngx_responses_writer_grow(&w, mem, buf);
    ngx_responses_write_lit(&w, "data: ");

    if (!bare) {
        ngx_responses_write_lit(&w, "{\"error\":");
    }

    if (text) {
        ngx_responses_write_lit(&w, "\"");
    }

    ngx_responses_sse_lines(&line, *p, frame->len, frame->bom);

    for (n = 0; ngx_responses_sse_line(&line) == NGX_OK; /* void */ ) {

        if (how == NGX_RESPONSES_REASON_NONE
            || ngx_responses_frame_reason_line(frame, &line, &value) != NGX_OK)
        {
            continue;
        }

        if (n++) {
            ngx_responses_write_lit(&w, " ");
        }

        if (text) {
            ngx_responses_write_text(&w, value.data, value.len);

        } else {
            ngx_responses_write(&w, value.data, value.len);
        }
    }

    if (text) {
        ngx_responses_write_lit(&w, "\"");
    }

    if (!bare) {
        ngx_responses_write_lit(&w, "}");
    }

    ngx_responses_write_lit(&w, "\n\n");

    if (ngx_responses_writer_end(&w) != NGX_OK) {
        return NGX_ERROR;
    }

    *p = buf->start;

    frame->len = buf->len;
    frame->events = 0;
    frame->datas = 1;
    frame->data_line = 0;
    frame->data = sizeof("data: ") - 1;
    frame->data_end = buf->len - 2;

    return NGX_OK;
}


/* what a line has of the reason: data, a field or, without both, a comment */

static ngx_int_t
ngx_responses_frame_reason_line(ngx_responses_frame_t *frame,
    ngx_responses_sse_lines_t *line, ngx_str_t *value)
{
    *value = line->value;

    switch (line->field) {

    case NGX_RESPONSES_SSE_DATA:
        break;

    case NGX_RESPONSES_SSE_OTHER:

        if (frame->datas
            || !(frame->bare || ngx_responses_frame_is_error(line)))
        {
            return NGX_DECLINED;
        }

        break;

    case NGX_RESPONSES_SSE_COMMENT:

        if (frame->datas || frame->others) {
            return NGX_DECLINED;
        }

        ngx_responses_frame_skip(value, ":");
        break;

    default:
        return NGX_DECLINED;
    }

    ngx_responses_frame_skip(value, "error:");

    return NGX_OK;
}


/* whether a text begins with a prefix of lower-case letters, in any case */

static ngx_uint_t
ngx_responses_frame_prefix(ngx_str_t *value, const char *prefix)
{
    size_t  i;

    for (i = 0; prefix[i]; i++) {

        if (i == value->len || (value->data[i] | 0x20) != prefix[i]) {
            return 0;
        }
    }

    return 1;
}


/* a prefix, and the spaces after it */

static void
ngx_responses_frame_skip(ngx_str_t *value, const char *prefix)
{
    size_t  len;

    if (!ngx_responses_frame_prefix(value, prefix)) {
        return;
    }

    len = ngx_strlen(prefix);

    value->data += len;
    value->len -= len;

    while (value->len && *value->data == ' ') {
        value->data++;
        value->len--;
    }
}


static ngx_int_t
ngx_responses_frame_line(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    ngx_str_t name, ngx_str_t value)
{
    if (ngx_responses_buf_append(mem, buf, name.data, name.len) != NGX_OK
        || ngx_responses_buf_append(mem, buf, value.data, value.len)
           != NGX_OK)
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
ngx_responses_frame_join(ngx_responses_frame_t *frame,
    ngx_responses_sse_lines_t line, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf)
{
    ngx_str_t    data, none;
    ngx_uint_t   twice;

    data = ngx_responses_frame_data;
    ngx_str_null(&none);
    twice = 0;

    frame->data_line = buf->len;

    if (ngx_responses_buf_append(mem, buf, data.data, data.len) != NGX_OK) {
        return NGX_ERROR;
    }

    frame->data = buf->len;

    do {
        if (line.field != NGX_RESPONSES_SSE_DATA) {
            continue;
        }

        if (line.value.len > data.len
            && ngx_memcmp(line.value.data, data.data, data.len) == 0
            && (line.value.data[data.len] == '{'
                || line.value.data[data.len] == '['))
        {
            line.value.data += data.len;
            line.value.len -= data.len;
            twice = 1;
        }

        if (ngx_responses_frame_line(mem, buf, none, line.value) != NGX_OK) {
            return NGX_ERROR;
        }

        buf->start[buf->len - 1] = ' ';

    } while (ngx_responses_sse_line(&line) == NGX_OK);

    while (twice && buf->start[buf->len - 2] == ' ') {
        buf->len--;
    }

    buf->start[buf->len - 1] = LF;
    frame->data_end = buf->len - 1;

    return NGX_OK;
}
