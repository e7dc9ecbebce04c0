
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fields of headers: they are found, added and removed.  Texts are split.
 *
 * Decides nothing.  Invariant: a field that is added occurs once, also if the
 * header filter runs again.
 */


#include "http/ngx_http_responses_header.h"


/* bytes of a value */

#define NGX_HTTP_RESPONSES_HEADER_LEN  64


ngx_table_elt_t *
ngx_http_responses_header_next(ngx_list_t *headers, const char *name,
    ngx_table_elt_t *field)
{
    ngx_uint_t        i;
    ngx_list_part_t  *part;
    ngx_table_elt_t  *h;

    for (part = &headers->part; part; part = part->next) {
        h = part->elts;

        for (i = 0; i < part->nelts; i++) {

            if (field) {

                if (field == &h[i]) {
                    field = NULL;
                }

                continue;
            }

            /* a field that was removed has no hash */

            if (h[i].hash && h[i].key.len == ngx_strlen(name)
                && ngx_strncasecmp(h[i].key.data, (u_char *) name,
                                   h[i].key.len)
                   == 0)
            {
                return &h[i];
            }
        }
    }

    return NULL;
}


ngx_uint_t
ngx_http_responses_header_encoded(ngx_table_elt_t *h)
{
    const ngx_str_t  *name;

    /* what servers call none; "none" is common, "utf-8" a charset */

    static const ngx_str_t  names[] = {
        ngx_string("identity"),
        ngx_string("none"),
        ngx_string("utf-8"),
        ngx_null_string
    };

    if (h == NULL || h->value.len == 0) {
        return 0;
    }

    for (name = names; name->len; name++) {

        if (h->value.len == name->len
            && ngx_strncasecmp(h->value.data, name->data, name->len) == 0)
        {
            return 0;
        }
    }

    return 1;
}


ngx_str_t
ngx_http_responses_header_type(ngx_str_t *value)
{
    ngx_str_t  type;

    type.data = value->data;

    for (type.len = 0; type.len < value->len; type.len++) {

        if (ngx_strchr(",; \t", type.data[type.len])) {
            break;
        }
    }

    return type;
}


ngx_int_t
ngx_http_responses_header_add(ngx_http_request_t *r, const char *name,
    const char *fmt, ...)
{
    u_char           *p, buf[NGX_HTTP_RESPONSES_HEADER_LEN];
    va_list           args;
    ngx_table_elt_t  *h;

    if (ngx_http_responses_header_find(&r->headers_out.headers, name)) {
        return NGX_OK;
    }

    va_start(args, fmt);
    p = ngx_vslprintf(buf, buf + sizeof(buf), fmt, args);
    va_end(args);

    h = ngx_list_push(&r->headers_out.headers);
    if (h == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(h, sizeof(ngx_table_elt_t));

    h->value.data = ngx_pnalloc(r->pool, p - buf);
    if (h->value.data == NULL) {
        return NGX_ERROR;
    }

    h->hash = 1;
    h->key.data = (u_char *) name;
    h->key.len = ngx_strlen(name);
    h->value.len = p - buf;
    ngx_memcpy(h->value.data, buf, p - buf);

    return NGX_OK;
}


void
ngx_http_responses_header_changed(ngx_http_request_t *r)
{
    ngx_http_clear_content_length(r);
    ngx_http_clear_accept_ranges(r);
    ngx_http_clear_etag(r);
    ngx_http_clear_last_modified(r);
}


ngx_uint_t
ngx_http_responses_split(ngx_str_t *list, u_char separator, ngx_str_t *text)
{
    u_char  *p;

    if (list->data == NULL) {
        return 0;
    }

    *text = *list;

    p = ngx_strlchr(list->data, list->data + list->len, separator);

    if (p == NULL) {
        ngx_str_null(list);
        return 1;
    }

    text->len = p - list->data;
    list->data = p + 1;
    list->len -= text->len + 1;

    return 1;
}
