
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The frames of a stream as clients get it: lines end with LF, G9.
 */


#ifndef _FRAMES_H_INCLUDED_
#define _FRAMES_H_INCLUDED_


#include "mem.h"


typedef struct {
    u_char      *pos;
    u_char      *last;

    ngx_uint_t   lines;                /* of the frame */
    ngx_uint_t   events;               /* event lines */
    ngx_uint_t   datas;                /* data lines */
    ngx_uint_t   others;               /* "id:", "retry:", or without LF */
    bytes_t      event;
    bytes_t      data;
} frames_t;


static ngx_inline void
frames_init(frames_t *f, bytes_t *text)
{
    ngx_memzero(f, sizeof(frames_t));

    f->pos = text->data;
    f->last = text->data + text->len;
}


static ngx_inline void
frames_free(frames_t *f)
{
    bytes_free(&f->event);
    bytes_free(&f->data);
}


/* the value of a line, or NULL if its field has another name */

static ngx_inline u_char *
frames_value(u_char *p, u_char *end, const char *name)
{
    size_t  len;

    len = strlen(name);

    if ((size_t) (end - p) < len || memcmp(p, name, len) != 0) {
        return NULL;
    }

    p += len;

    return p + (p < end && *p == ' ');
}


static ngx_inline void
frames_line(frames_t *f, u_char *p, u_char *end)
{
    u_char  *value;

    f->lines++;

    value = frames_value(p, end, "event:");

    if (value) {
        f->events++;
        f->event.len = 0;
        bytes_add(&f->event, value, end - value);
        return;
    }

    value = frames_value(p, end, "data:");

    if (value) {

        if (f->datas++) {
            bytes_lit(&f->data, "\n");
        }

        bytes_add(&f->data, value, end - value);
        return;
    }

    f->others += (frames_value(p, end, "id:") != NULL
                  || frames_value(p, end, "retry:") != NULL);
}


/* returns 0 at the end, where lines may be left without a blank line */

static ngx_inline ngx_uint_t
frames_next(frames_t *f)
{
    u_char  *p, *end;

    f->lines = f->events = f->datas = f->others = 0;
    f->event.len = 0;
    f->data.len = 0;

    while (f->pos < f->last) {
        p = f->pos;
        end = memchr(p, '\n', f->last - p);

        if (end == NULL) {
            f->pos = f->last;
            f->lines++;
            f->others++;
            break;
        }

        f->pos = end + 1;

        if (end == p) {
            return 1;
        }

        frames_line(f, p, end);
    }

    return 0;
}


#endif /* _FRAMES_H_INCLUDED_ */
