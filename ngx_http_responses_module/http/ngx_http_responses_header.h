
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fields of headers, and texts of them.
 */


#ifndef _NGX_HTTP_RESPONSES_HEADER_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_HEADER_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

/* nginx may have HTTP/2, although this module was configured without */

#if (NGX_COMPAT && !NGX_HTTP_V2)
#include <ngx_http_v2.h>
#endif

#include "api/ngx_responses_event.h"


/* ngx_http_responses_header.c */

/*
 * Returns the next field of that name in a list, after the given one; if that
 * is NULL, the first one.  Returns NULL if there is none.
 */

ngx_table_elt_t *ngx_http_responses_header_next(ngx_list_t *headers,
    const char *name, ngx_table_elt_t *field);

#define ngx_http_responses_header_find(headers, name)                         \
    ngx_http_responses_header_next(headers, name, NULL)

/* whether Content-Encoding, or NULL, says that a body is compressed */

ngx_uint_t ngx_http_responses_header_encoded(ngx_table_elt_t *h);

/* the type in a Content-Type, of several the first, without its parameters */

ngx_str_t ngx_http_responses_header_type(ngx_str_t *value);

/*
 * Adds a field to the header of the response, unless there is one of that
 * name; its value is as of ngx_sprintf().  NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_http_responses_header_add(ngx_http_request_t *r,
    const char *name, const char *fmt, ...);

/* removes the fields that do not fit a body that is changed */

void ngx_http_responses_header_changed(ngx_http_request_t *r);

/* whether a text begins with another one, in upper or lower case */

#define ngx_http_responses_begins(s, text)                                    \
    ((s)->len >= sizeof(text) - 1                                             \
     && ngx_strncasecmp((s)->data, (u_char *) text, sizeof(text) - 1) == 0)

/* takes the next one of texts with a separator between them; 0: no more */

ngx_uint_t ngx_http_responses_split(ngx_str_t *list, u_char separator,
    ngx_str_t *text);


#endif /* _NGX_HTTP_RESPONSES_HEADER_H_INCLUDED_ */
