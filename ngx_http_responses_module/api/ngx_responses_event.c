
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A view of one event.
 *
 * Reads only, allocates nothing, decides nothing.  Invariant: a type's name
 * that leaves this room can stand in a line of the event stream.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "core/ngx_responses_number.h"
#include "api/ngx_responses_event.h"


static ngx_uint_t ngx_responses_event_name_char(u_char c);


ngx_int_t
ngx_responses_event_type(ngx_responses_event_t *ev)
{
    ngx_responses_span_t  *span;

    span = ngx_responses_span_get(ev->spans, NGX_RESPONSES_M_TYPE);

    if (span == NULL) {
        return ngx_responses_event_name(ev, NULL, 0);
    }

    return ngx_responses_event_name(ev, ev->data + span->start,
                                    span->end - span->start);
}


ngx_int_t
ngx_responses_event_name(ngx_responses_event_t *ev, u_char *p, size_t len)
{
    ngx_str_t               name;
    ngx_responses_writer_t  w;

    ngx_str_null(&ev->name);

    if (len <= 2 || len > NGX_RESPONSES_NAME_LEN || p[0] != '"') {
        ev->type = ngx_responses_type_find(p, 0);
        return NGX_DECLINED;
    }

    p++;
    len -= 2;

    if (memchr(p, '\\', len)) {
        ngx_responses_writer_init(&w, ev->buf, NGX_RESPONSES_NAME_LEN);
        ngx_responses_write_word(&w, p, len);

        p = w.start;
        len = w.pos - w.start;
    }

    /* deltas come in rows: ev->type may still be the last event's */

    if (ev->type->name.len != len
        || ngx_memcmp(ev->type->name.data, p, len) != 0)
    {
        ev->type = ngx_responses_type_find(p, len);
    }

    name.data = p;
    name.len = len;

    if (ev->type->name.len == 0 && !ngx_responses_event_name_valid(&name)) {
        return NGX_DECLINED;
    }

    ev->name = name;

    return NGX_OK;
}


ngx_uint_t
ngx_responses_event_name_valid(ngx_str_t *name)
{
    size_t  i;

    for (i = 0; i < name->len; i++) {
        if (!ngx_responses_event_name_char(name->data[i])) {
            return 0;
        }
    }

    return name->len && name->len <= NGX_RESPONSES_NAME_LEN;
}


ngx_responses_span_t *
ngx_responses_event_member(ngx_responses_event_t *ev, ngx_uint_t member,
    ngx_uint_t kind)
{
    ngx_responses_span_t  *span;

    span = ngx_responses_span_get(ev->spans, member);

    return (span && span->kind == kind) ? span : NULL;
}


ngx_str_t
ngx_responses_event_string(ngx_responses_event_t *ev, ngx_uint_t member)
{
    ngx_str_t              s;
    ngx_responses_span_t  *span;

    ngx_str_null(&s);

    span = ngx_responses_event_member(ev, member, NGX_RESPONSES_JSON_STRING);

    if (span) {
        s.data = ev->data + span->start + 1;
        s.len = span->end - span->start - 2;
    }

    return s;
}


/* the names of the API's events and of "slug:name" extensions */

static ngx_uint_t
ngx_responses_event_name_char(u_char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
           || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-'
           || c == ':' || c == '/';
}


int64_t
ngx_responses_event_number(ngx_responses_event_t *ev, ngx_uint_t member)
{
    int64_t                n;
    ngx_responses_span_t  *span;

    span = ngx_responses_event_member(ev, member, NGX_RESPONSES_JSON_NUMBER);

    if (span == NULL
        || ngx_responses_number_read(ev->data + span->start,
                                     span->end - span->start, &n)
           != NGX_OK)
    {
        return -1;
    }

    return n;
}
