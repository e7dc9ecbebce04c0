
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Event stream framing, WHATWG HTML 9.2.6: the state machine that every
 * byte of a stream passes once.
 *
 * It never looks ahead of the bytes given, never keeps a pointer between
 * calls and never waits for the LF after a CR.
 * Invariant: for any way of cutting the input the same fields and
 * the same event ends are reported, and the work is linear in its length.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_sse.h"


typedef enum {
    sw_bom = 0,
    sw_start,
    sw_name,
    sw_space,
    sw_value
} ngx_responses_sse_state_e;


#define NGX_RESPONSES_SSE_COLON  5
#define NGX_RESPONSES_SSE_BOM    6


static u_char *ngx_responses_sse_line_end(ngx_responses_sse_t *sse, u_char *p,
    u_char *last);
static u_char *ngx_responses_sse_eat_end(ngx_responses_sse_t *sse, u_char *p);
static u_char *ngx_responses_sse_name_byte(ngx_responses_sse_t *sse,
    u_char *p);
static u_char *ngx_responses_sse_line_start(ngx_responses_sse_t *sse,
    u_char *p, u_char *last);


/* the first five are indexed by NGX_RESPONSES_SSE_EVENT and so on */

static ngx_str_t  ngx_responses_sse_names[] = {
    ngx_null_string,
    ngx_string("event"),
    ngx_string("data"),
    ngx_string("id"),
    ngx_string("retry"),
    ngx_string(":"),
    ngx_string("\xEF\xBB\xBF")
};


void
ngx_responses_sse_init(ngx_responses_sse_t *sse, ngx_uint_t bom)
{
    ngx_memzero(sse, sizeof(ngx_responses_sse_t));

    sse->state = bom ? sw_bom : sw_start;
    sse->name = NGX_RESPONSES_SSE_BOM;
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
    u_char  *p, *end;

    ngx_responses_sse_skip_lf(sse, pos, last);

    p = *pos;

    while (p < last) {

        switch (sse->state) {

        case sw_bom:
            if (*p == ngx_responses_sse_names[sse->name].data[sse->matched]) {
                p++;

                if (++sse->matched == 3) {
                    sse->bom_seen = 1;
                    sse->state = sw_start;
                }

                break;
            }

            if (sse->matched == 0) {
                sse->state = sw_start;
                break;
            }

            /* half a BOM is the beginning of an unknown field's name */

            sse->field = NGX_RESPONSES_SSE_OTHER;
            sse->begun = 0;
            sse->state = sw_value;
            break;

        case sw_start:
            if (*p == LF || *p == CR) {
                *pos = ngx_responses_sse_eat_end(sse, p);
                return NGX_DONE;
            }

            p = ngx_responses_sse_line_start(sse, p, last);
            break;

        case sw_name:
            p = ngx_responses_sse_name_byte(sse, p);
            break;

        case sw_space:
            if (*p == ' ') {
                p++;
            }

            sse->state = sw_value;
            break;

        default: /* sw_value */
            end = ngx_responses_sse_line_end(sse, p, last);

            sse->part = p;
            sse->len = end - p;
            sse->first = !sse->begun;
            sse->last = (end != last);

            sse->begun = 1;

            if (sse->last) {
                end = ngx_responses_sse_eat_end(sse, end);
                sse->state = sw_start;
            }

            *pos = end;

            return NGX_OK;
        }
    }

    *pos = p;

    return NGX_AGAIN;
}


ngx_str_t
ngx_responses_sse_name(ngx_responses_sse_t *sse)
{
    ngx_str_t  name;

    name.data = ngx_responses_sse_names[sse->name].data;
    name.len = sse->matched;

    return name;
}


static u_char *
ngx_responses_sse_line_start(ngx_responses_sse_t *sse, u_char *p, u_char *last)
{
    size_t  n;

    sse->begun = 0;
    sse->matched = 0;
    sse->state = sw_name;

    /* nearly all lines, if they are not cut just here */

    n = last - p;

    if (n > 6 && ngx_memcmp(p, "data: ", 6) == 0) {
        sse->field = NGX_RESPONSES_SSE_DATA;
        sse->state = sw_value;
        return p + 6;
    }

    if (n > 7 && ngx_memcmp(p, "event: ", 7) == 0) {
        sse->field = NGX_RESPONSES_SSE_EVENT;
        sse->state = sw_value;
        return p + 7;
    }

    switch (*p) {

    case 'd':
        sse->name = NGX_RESPONSES_SSE_DATA;
        break;

    case 'e':
        sse->name = NGX_RESPONSES_SSE_EVENT;
        break;

    case 'i':
        sse->name = NGX_RESPONSES_SSE_ID;
        break;

    case 'r':
        sse->name = NGX_RESPONSES_SSE_RETRY;
        break;

    case ':':
        sse->name = NGX_RESPONSES_SSE_COLON;
        break;

    default:
        sse->name = 0;
        sse->field = NGX_RESPONSES_SSE_OTHER;
        sse->state = sw_value;
        break;
    }

    return p;
}


static u_char *
ngx_responses_sse_name_byte(ngx_responses_sse_t *sse, u_char *p)
{
    ngx_str_t  *name;

    name = &ngx_responses_sse_names[sse->name];

    if (sse->matched < name->len) {

        if (*p == name->data[sse->matched]) {
            sse->matched++;

            if (sse->name == NGX_RESPONSES_SSE_COLON) {
                sse->field = NGX_RESPONSES_SSE_COMMENT;
                sse->state = sw_value;
            }

            return p + 1;
        }

    } else if (*p == ':') {
        sse->field = sse->name;
        sse->state = sw_space;
        return p + 1;

    } else if (*p == LF || *p == CR) {

        /* a line without a colon is a field without a value */

        sse->field = sse->name;
        sse->state = sw_value;
        return p;
    }

    sse->field = NGX_RESPONSES_SSE_OTHER;
    sse->state = sw_value;

    return p;
}


static u_char *
ngx_responses_sse_line_end(ngx_responses_sse_t *sse, u_char *p, u_char *last)
{
    u_char  *lf, *cr;

    if (!sse->bare) {
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
            sse->bare = 1;
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
