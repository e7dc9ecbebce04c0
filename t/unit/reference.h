
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * An event stream parser for tests, slow and simple, written from the text
 * of WHATWG HTML 9.2.6 and nothing else: it has the whole stream, cuts it
 * into lines and goes through them.  "id" and "retry" are passed over.
 */


#ifndef _REFERENCE_H_INCLUDED_
#define _REFERENCE_H_INCLUDED_


#include "mem.h"


typedef struct {
    bytes_t        event;
    bytes_t        data;
} reference_event_t;


typedef struct {
    reference_event_t  *list;
    ngx_uint_t          n;
    ngx_uint_t          blank;         /* blank lines */
} reference_t;


static ngx_inline void
reference_free(reference_t *ref)
{
    while (ref->n) {
        ref->n--;
        bytes_free(&ref->list[ref->n].event);
        bytes_free(&ref->list[ref->n].data);
    }

    free(ref->list);
    ngx_memzero(ref, sizeof(reference_t));
}


static ngx_inline void
reference_dispatch(reference_t *ref, bytes_t *event, bytes_t *data)
{
    reference_event_t  *ev;

    ref->blank++;

    /* "if the data buffer is an empty string": there was no data line */

    if (data->len) {
        ref->list = realloc(ref->list,
                            (ref->n + 1) * sizeof(reference_event_t));
        ev = &ref->list[ref->n++];
        ngx_memzero(ev, sizeof(reference_event_t));

        if (event->len) {
            bytes_add(&ev->event, event->data, event->len);

        } else {
            bytes_lit(&ev->event, "message");
        }

        /* without the final LF */

        bytes_add(&ev->data, data->data, data->len - 1);
    }

    event->len = 0;
    data->len = 0;
}


static ngx_inline void
reference_field(u_char *name, size_t name_len, u_char *value,
    size_t value_len, bytes_t *event, bytes_t *data)
{
    if (name_len == 5 && memcmp(name, "event", 5) == 0) {
        event->len = 0;
        bytes_add(event, value, value_len);

    } else if (name_len == 4 && memcmp(name, "data", 4) == 0) {
        bytes_add(data, value, value_len);
        bytes_lit(data, "\n");
    }
}


static ngx_inline void
reference_parse(reference_t *ref, const u_char *text, size_t len)
{
    size_t    i, end, colon, value;
    u_char   *p;
    bytes_t   copy, event, data;

    ngx_memzero(ref, sizeof(reference_t));
    ngx_memzero(&copy, sizeof(bytes_t));
    ngx_memzero(&event, sizeof(bytes_t));
    ngx_memzero(&data, sizeof(bytes_t));

    if (len >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
        text += 3;
        len -= 3;
    }

    bytes_add(&copy, text, len);
    p = copy.data;

    for (i = 0; i < len; /* void */ ) {

        for (end = i; end < len && p[end] != '\n' && p[end] != '\r'; end++) {
            /* void */
        }

        if (end == len) {

            /* no line end: the rest is discarded */

            break;
        }

        if (end == i) {
            reference_dispatch(ref, &event, &data);

        } else if (p[i] != ':') {

            for (colon = i; colon < end && p[colon] != ':'; colon++) {
                /* void */
            }

            value = (colon < end) ? colon + 1 : end;

            if (value < end && p[value] == ' ') {
                value++;
            }

            reference_field(p + i, colon - i, p + value, end - value,
                            &event, &data);
        }

        i = end + 1;

        if (p[end] == '\r' && i < len && p[i] == '\n') {
            i++;
        }
    }

    bytes_free(&copy);
    bytes_free(&event);
    bytes_free(&data);
}


#endif /* _REFERENCE_H_INCLUDED_ */
