
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Event stream framing, WHATWG HTML 9.2.6: the state machine that every
 * byte of a stream passes once, and the fields of a frame.
 *
 * The state machine never looks ahead of the bytes given, never keeps a
 * pointer between calls and never waits for the LF after a CR.
 * Invariant: for any way of cutting the input the same ends of frames are
 * reported, and the work is linear in its length.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_sse.h"


typedef enum {
    sw_bom = 0,
    sw_frame,
    sw_start,
    sw_line
} ngx_responses_sse_state_e;


#define NGX_RESPONSES_SSE_BOM_LEN  (sizeof(NGX_RESPONSES_SSE_BOM) - 1)


static ngx_uint_t ngx_responses_sse_bom_byte(ngx_responses_sse_t *sse,
    u_char c);
static u_char *ngx_responses_sse_line_end(u_char *p, u_char *last,
    u_char *bare);
static u_char *ngx_responses_sse_eat_end(ngx_responses_sse_t *sse, u_char *p);
static void ngx_responses_sse_field(ngx_responses_sse_lines_t *lines);


/* indexed by ngx_responses_sse_field_e */

static ngx_str_t  ngx_responses_sse_names[] = {
    ngx_null_string,
    ngx_string("event"),
    ngx_string("data"),
    ngx_string("id"),
    ngx_string("retry")
};


void
ngx_responses_sse_init(ngx_responses_sse_t *sse, ngx_uint_t bom)
{
    ngx_memzero(sse, sizeof(ngx_responses_sse_t));

    sse->state = bom ? sw_bom : sw_frame;
}


void
ngx_responses_sse_skip_lf(ngx_responses_sse_t *sse, u_char **pos, u_char *last)
{
    if (sse->cr && *pos < last) {
        sse->cr = 0;

        if (**pos == LF) {
            (*pos)++;
        }
    }
}


ngx_int_t
ngx_responses_sse_parse(ngx_responses_sse_t *sse, u_char **pos, u_char *last)
{
    u_char  *p;

    p = *pos;

    for ( ;; ) {
        if (sse->cr) {
            ngx_responses_sse_skip_lf(sse, &p, last);
        }

        while (p < last && sse->state == sw_bom) {
            p += ngx_responses_sse_bom_byte(sse, *p);
        }

        *pos = p;

        if (p == last) {
            return NGX_AGAIN;
        }

        sse->first = (sse->state != sw_line);

        if (sse->first) {

            if (*p == LF || *p == CR) {
                *pos = ngx_responses_sse_eat_end(sse, p);
                sse->state = sw_frame;

                return NGX_DONE;
            }

            sse->comment = (sse->state == sw_frame && *p == ':');
            sse->state = sw_line;
        }

        sse->part = p;
        p = ngx_responses_sse_line_end(p, last, &sse->bare);
        sse->len = p - sse->part;

        if (p < last) {
            p = ngx_responses_sse_eat_end(sse, p);
            sse->state = sse->comment ? sw_frame : sw_start;

            if (sse->comment) {
                *pos = p;
                return NGX_DONE;
            }
        }

        if (sse->parts) {
            *pos = p;
            return NGX_OK;
        }
    }
}


/* whether the byte is one of a BOM; half a BOM begins an unknown field */

static ngx_uint_t
ngx_responses_sse_bom_byte(ngx_responses_sse_t *sse, u_char c)
{
    if (c != (u_char) NGX_RESPONSES_SSE_BOM[sse->matched]) {
        sse->state = sse->matched ? sw_line : sw_frame;
        return 0;
    }

    if (++sse->matched == NGX_RESPONSES_SSE_BOM_LEN) {
        sse->bom_seen = 1;
        sse->state = sw_frame;
    }

    return 1;
}


static u_char *
ngx_responses_sse_line_end(u_char *p, u_char *last, u_char *bare)
{
    u_char  *lf, *cr;

    if (!*bare) {
        lf = memchr(p, LF, last - p);

        if (lf == NULL) {
            lf = last;
        }

        cr = memchr(p, CR, lf - p);

        if (cr == NULL) {
            return lf;
        }

        /*
         * In a stream of bare CRs the search for a LF would run to the end
         * of the buffer at each line, so from now on look at single bytes.
         */

        if (cr + 1 < lf) {
            *bare = 1;
        }

        return cr;
    }

    while (p < last && *p != LF && *p != CR) {
        p++;
    }

    return p;
}


/* the LF after a CR is skipped when more is read, whether it is here or not */

static u_char *
ngx_responses_sse_eat_end(ngx_responses_sse_t *sse, u_char *p)
{
    if (*p++ == CR) {
        sse->cr_seen = 1;
        sse->cr = 1;
    }

    return p;
}


void
ngx_responses_sse_lines(ngx_responses_sse_lines_t *lines, u_char *p,
    size_t len, ngx_uint_t bom)
{
    lines->pos = p;
    lines->last = p + len;
    lines->bare = 0;

    if (bom && len >= NGX_RESPONSES_SSE_BOM_LEN
        && ngx_memcmp(p, NGX_RESPONSES_SSE_BOM, NGX_RESPONSES_SSE_BOM_LEN)
           == 0)
    {
        lines->pos += NGX_RESPONSES_SSE_BOM_LEN;
    }
}


ngx_int_t
ngx_responses_sse_line(ngx_responses_sse_lines_t *lines)
{
    u_char  *p, *end;

    p = lines->pos;

    if (p == lines->last || *p == LF || *p == CR) {
        return NGX_DONE;
    }

    end = ngx_responses_sse_line_end(p, lines->last, &lines->bare);

    lines->text.data = p;
    lines->text.len = end - p;

    ngx_responses_sse_field(lines);

    if (lines->last - end >= 2 && end[0] == CR && end[1] == LF) {
        end += 2;

    } else if (end < lines->last) {
        end++;
    }

    lines->pos = end;

    return NGX_OK;
}


static void
ngx_responses_sse_field(ngx_responses_sse_lines_t *lines)
{
    u_char      *p, *last;
    size_t       len;
    ngx_str_t   *name;
    ngx_uint_t   field;

    lines->value = lines->text;

    p = lines->text.data;
    last = p + lines->text.len;

    if (*p == ':') {
        lines->field = NGX_RESPONSES_SSE_COMMENT;
        return;
    }

    lines->field = NGX_RESPONSES_SSE_OTHER;

    for (field = NGX_RESPONSES_SSE_EVENT;
         field <= NGX_RESPONSES_SSE_RETRY;
         field++)
    {
        name = &ngx_responses_sse_names[field];
        len = name->len;

        /* a line without a colon is a field without a value */

        if (lines->text.len < len || ngx_memcmp(p, name->data, len) != 0) {
            continue;
        }

        if (lines->text.len > len && p[len] != ':') {
            continue;
        }

        p += len;
        p += (p < last);
        p += (p < last && *p == ' ');

        lines->field = field;
        lines->value.data = p;
        lines->value.len = last - p;

        return;
    }
}
