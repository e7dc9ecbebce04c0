
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * One object within an event, a response, an item, a part or the event
 * itself, and edits of its members.
 */


#ifndef _NGX_RESPONSES_OBJECT_H_INCLUDED_
#define _NGX_RESPONSES_OBJECT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_span.h"
#include "api/ngx_responses_member.h"
#include "engine/ngx_responses_edit.h"


typedef struct {
    u_char                  *p;        /* its bytes */
    size_t                   len;
    size_t                   offset;   /* of them in the frame */
    ngx_responses_spans_t   *spans;    /* NGX_RESPONSES_F_..., from p */

    ngx_responses_edit_t    *edit;
    ngx_uint_t               left;     /* members that stay */
    ngx_uint_t               inserted;
} ngx_responses_object_t;


/* reads the members at p: NGX_OK, NGX_DECLINED: no object, or NGX_ERROR */

ngx_int_t ngx_responses_object_read(ngx_responses_object_t *object,
    ngx_responses_span_reader_t *json, ngx_responses_path_t *fields,
    ngx_responses_spans_t *spans, u_char *p, size_t len);

/* what follows edits the object where it stands in the frame */

void ngx_responses_object_edit(ngx_responses_object_t *object,
    ngx_responses_edit_t *edit, size_t offset);

/* the member if it is there and, unless kind is 0, of that kind; or NULL */

ngx_responses_span_t *ngx_responses_object_get(
    ngx_responses_object_t *object, ngx_uint_t field, ngx_uint_t kind);

/* a string's inner bytes, raw; a null string if there is none */

ngx_str_t ngx_responses_object_string(ngx_responses_object_t *object,
    ngx_uint_t field);

/* the first field within an element of an array, or NULL */

ngx_responses_span_t *ngx_responses_object_within(
    ngx_responses_object_t *object, ngx_uint_t field,
    ngx_responses_span_t *element);

/*
 * Gives a member a value: replaced where its span says or, if that is NULL,
 * inserted first under a name.  quote: the value is a string's raw inner
 * bytes, else raw JSON.  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_object_put(ngx_responses_object_t *object,
    ngx_responses_span_t *span, ngx_str_t name, u_char *p, size_t len,
    ngx_uint_t quote);

/* the same for a field that the object was read for: a raw value, a string */

ngx_int_t ngx_responses_object_set(ngx_responses_object_t *object,
    ngx_uint_t field, u_char *p, size_t len);

/* the same from a string's raw inner bytes */

ngx_int_t ngx_responses_object_set_string(ngx_responses_object_t *object,
    ngx_uint_t field, u_char *p, size_t len);

/* takes out two members, comma and all; either may be NULL */

ngx_int_t ngx_responses_object_remove(ngx_responses_object_t *object,
    ngx_responses_span_t *a, ngx_responses_span_t *b);


#endif /* _NGX_RESPONSES_OBJECT_H_INCLUDED_ */
