
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads names of event types in events.
 *
 * Never allocates, never changes an event.  Invariant: a name that is returned
 * can be written into a line of the event stream.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "api/ngx_responses_name.h"


static ngx_uint_t ngx_responses_name_char(u_char c);


ngx_int_t
ngx_responses_name_read(const ngx_responses_type_t **type, ngx_str_t *name,
    u_char *buf, u_char *p, size_t len)
{
    ngx_str_t               s;
    ngx_responses_writer_t  w;

    ngx_str_null(name);

    if (len <= 2 || len > NGX_RESPONSES_NAME_RAW || p[0] != '"') {
        *type = ngx_responses_type_find(p, 0);
        return NGX_DECLINED;
    }

    s.data = p + 1;
    s.len = len - 2;

    if (memchr(s.data, '\\', s.len)) {
        ngx_responses_writer_init(&w, buf, NGX_RESPONSES_NAME_LEN);
        ngx_responses_write_word(&w, s.data, s.len);

        s.data = w.start;
        s.len = w.missing ? NGX_RESPONSES_NAME_RAW : w.pos - w.start;
    }

    if (s.len > NGX_RESPONSES_NAME_LEN) {
        *type = ngx_responses_type_find(p, 0);
        return NGX_DECLINED;
    }

    /* deltas follow each other: *type is often that of the previous event */

    if ((*type)->name.len != s.len
        || ngx_memcmp((*type)->name.data, s.data, s.len) != 0)
    {
        *type = ngx_responses_type_find(s.data, s.len);
    }

    if ((*type)->name.len == 0 && !ngx_responses_name_valid(&s)) {
        return NGX_DECLINED;
    }

    *name = s;

    return NGX_OK;
}


ngx_uint_t
ngx_responses_name_valid(ngx_str_t *name)
{
    size_t  i;

    for (i = 0; i < name->len; i++) {
        if (!ngx_responses_name_char(name->data[i])) {
            return 0;
        }
    }

    return name->len && name->len <= NGX_RESPONSES_NAME_LEN;
}


/* the names of the API's events and of "slug:name" extensions */

static ngx_uint_t
ngx_responses_name_char(u_char c)
{
    u_char  letter;

    letter = c | 0x20;

    if ((letter >= 'a' && letter <= 'z') || ngx_responses_digit(c)) {
        return 1;
    }

    switch (c) {

    case '.':
    case '_':
    case '-':
    case ':':
    case '/':
        return 1;
    }

    return 0;
}
