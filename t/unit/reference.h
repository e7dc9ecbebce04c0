
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * An event stream parser for tests, slow and simple, written from the text
 * of WHATWG HTML 9.2.6 and nothing else: it has the whole stream, cuts it
 * into lines and goes through them.
 */


#ifndef _REFERENCE_H_INCLUDED_
#define _REFERENCE_H_INCLUDED_


#include "mem.h"


typedef struct {
    bytes_t        event;
    bytes_t        data;
    bytes_t        id;                 /* the last event id at that time */
} reference_event_t;


typedef struct {
    reference_event_t  *list;
    ngx_uint_t          n;

    bytes_t             retry;
    ngx_uint_t          blank;         /* blank lines */
} reference_t;


static ngx_inline void
reference_free(reference_t *ref)
{
    while (ref->n) {
        ref->n--;
        bytes_free(&ref->list[ref->n].event);
        bytes_free(&ref->list[ref->n].data);
        bytes_free(&ref->list[ref->n].id);
    }

    free(ref->list);
    bytes_free(&ref->retry);
    ngx_memzero(ref, sizeof(reference_t));
}


static ngx_inline void
reference_dispatch(reference_t *ref, bytes_t *event, bytes_t *data,
    bytes_t *id)
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
        bytes_add(&ev->id, id->data, id->len);
    }

    event->len = 0;
    data->len = 0;
}


static ngx_inline void
reference_field(reference_t *ref, u_char *name, size_t name_len,
    u_char *value, size_t value_len, bytes_t *event, bytes_t *data,
    bytes_t *id)
{
    size_t  i;

    if (name_len == 5 && memcmp(name, "event", 5) == 0) {
        event->len = 0;
        bytes_add(event, value, value_len);

    } else if (name_len == 4 && memcmp(name, "data", 4) == 0) {
        bytes_add(data, value, value_len);
        bytes_lit(data, "\n");

    } else if (name_len == 2 && memcmp(name, "id", 2) == 0) {

        if (value_len == 0 || memchr(value, '\0', value_len) == NULL) {
            id->len = 0;
            bytes_add(id, value, value_len);
        }

    } else if (name_len == 5 && memcmp(name, "retry", 5) == 0) {

        for (i = 0; i < value_len; i++) {
            if (value[i] < '0' || value[i] > '9') {
                return;
            }
        }

        if (value_len) {
            ref->retry.len = 0;
            bytes_add(&ref->retry, value, value_len);
        }
    }
}


static ngx_inline void
reference_parse(reference_t *ref, const u_char *text, size_t len)
{
    size_t    i, end, colon, value;
    u_char   *p;
    bytes_t   copy, event, data, id;

    ngx_memzero(ref, sizeof(reference_t));
    ngx_memzero(&copy, sizeof(bytes_t));
    ngx_memzero(&event, sizeof(bytes_t));
    ngx_memzero(&data, sizeof(bytes_t));
    ngx_memzero(&id, sizeof(bytes_t));

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
            reference_dispatch(ref, &event, &data, &id);

        } else if (p[i] != ':') {

            for (colon = i; colon < end && p[colon] != ':'; colon++) {
                /* void */
            }

            value = (colon < end) ? colon + 1 : end;

            if (value < end && p[value] == ' ') {
                value++;
            }

            reference_field(ref, p + i, colon - i, p + value, end - value,
                            &event, &data, &id);
        }

        i = end + 1;

        if (p[end] == '\r' && i < len && p[i] == '\n') {
            i++;
        }
    }

    bytes_free(&copy);
    bytes_free(&event);
    bytes_free(&data);
    bytes_free(&id);
}


/* all that was dispatched, in one text that can be compared */

static ngx_inline void
reference_print(reference_t *ref, bytes_t *out)
{
    ngx_uint_t  i;

    for (i = 0; i < ref->n; i++) {
        bytes_lit(out, "event=");
        bytes_add(out, ref->list[i].event.data, ref->list[i].event.len);
        bytes_lit(out, "|data=");
        bytes_add(out, ref->list[i].data.data, ref->list[i].data.len);
        bytes_lit(out, "|id=");
        bytes_add(out, ref->list[i].id.data, ref->list[i].id.len);
        bytes_lit(out, "|\n");
    }

    bytes_lit(out, "retry=");
    bytes_add(out, ref->retry.data, ref->retry.len);
}


#endif /* _REFERENCE_H_INCLUDED_ */
