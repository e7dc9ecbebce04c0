
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Content-Encoding of a request: tells whether its body can be decoded, and
 * takes the field out of a request that is sent decoded.
 *
 * Invariant: no other field of the request is moved, as nginx has pointers to
 * some of them.
 */


#include "http/ngx_http_responses_request.h"


static ngx_uint_t ngx_http_responses_request_is_encoding(ngx_table_elt_t *h);


#define ngx_http_responses_request_is(s, text)                                \
    ((s)->len == sizeof(text) - 1                                             \
     && ngx_strncasecmp((s)->data, (u_char *) text, sizeof(text) - 1) == 0)


ngx_table_elt_t *
ngx_http_responses_request_encoding(ngx_http_request_t *r, ngx_uint_t *gzip)
{
    ngx_uint_t        i;
    ngx_list_part_t  *part;
    ngx_table_elt_t  *h, *found;

    found = NULL;
    *gzip = 0;

    for (part = &r->headers_in.headers.part; part; part = part->next) {
        h = part->elts;

        for (i = 0; i < part->nelts; i++) {

            if (!ngx_http_responses_request_is_encoding(&h[i])) {
                continue;
            }

            if (found) {
                *gzip = 0;
                return found;
            }

            found = &h[i];

            *gzip = ngx_http_responses_request_is(&h[i].value, "gzip")
                    || ngx_http_responses_request_is(&h[i].value, "x-gzip");
        }
    }

    return found;
}


static ngx_uint_t
ngx_http_responses_request_is_encoding(ngx_table_elt_t *h)
{
    return ngx_http_responses_request_is(&h->key, "Content-Encoding")
           && h->value.len
           && !ngx_http_responses_request_is(&h->value, "identity");
}


/*
 * The part of the list that has the field ends before it, and another part
 * begins after it.  nginx expects that only the first part may be empty.
 */

ngx_int_t
ngx_http_responses_request_encoding_remove(ngx_http_request_t *r,
    ngx_table_elt_t *encoding)
{
    ngx_uint_t        i;
    ngx_list_t       *list;
    ngx_list_part_t  *part, *prev, *next;
    ngx_table_elt_t  *h;

    list = &r->headers_in.headers;
    prev = NULL;

    for (part = &list->part; part; prev = part, part = part->next) {
        h = part->elts;

        for (i = 0; i < part->nelts; i++) {

            if (ngx_http_responses_request_is_encoding(&h[i])) {
                goto found;
            }
        }
    }

    return NGX_OK;

found:

    *encoding = h[i];

    if (i + 1 < part->nelts) {
        next = ngx_palloc(r->pool, sizeof(ngx_list_part_t));
        if (next == NULL) {
            return NGX_ERROR;
        }

        next->elts = h + i + 1;
        next->nelts = part->nelts - i - 1;
        next->next = part->next;

        part->next = next;
    }

    part->nelts = i;

    if (i == 0 && prev) {
        prev->next = part->next;
    }

    for (part = &list->part; part->next; part = part->next) { /* void */ }

    /* the next field that is added gets a new part */

    list->last = part;
    list->nalloc = ngx_max(part->nelts, 1);

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_request_encoding_restore(ngx_http_request_t *r,
    ngx_table_elt_t *encoding)
{
    ngx_table_elt_t  *h;

    if (encoding->key.len == 0) {
        return NGX_OK;
    }

    h = ngx_list_push(&r->headers_in.headers);
    if (h == NULL) {
        return NGX_ERROR;
    }

    *h = *encoding;
    encoding->key.len = 0;

    return NGX_OK;
}
