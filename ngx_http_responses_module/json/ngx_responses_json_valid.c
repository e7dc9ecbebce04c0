
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Checks a JSON text of any kind: as the reader does, which reads objects and
 * arrays only.
 *
 * Never gives values.  Invariant: offsets are those of the caller's text.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"


static ngx_int_t ngx_responses_json_element(ngx_responses_json_t *json,
    u_char *p, size_t len);


ngx_int_t
ngx_responses_json_valid(ngx_responses_json_t *json, u_char *p, size_t len)
{
    u_char     *start, *last;
    ngx_int_t   rc;

    last = p + len;

    for (start = p; start < last; start++) {
        if (!ngx_responses_json_blank(*start)) {
            break;
        }
    }

    if (start < last && (*start == '{' || *start == '[')) {
        rc = ngx_responses_json_read(json, p, len);

    } else {
        rc = ngx_responses_json_element(json, p, len);
    }

    json->n = 0;

    return rc;
}


/* a value of another kind is read as the only element of an array */

static ngx_int_t
ngx_responses_json_element(ngx_responses_json_t *json, u_char *p, size_t len)
{
    u_char     *text;
    ngx_int_t   rc;

    text = json->mem.alloc(json->mem.data, len + 2);
    if (text == NULL) {
        return NGX_ERROR;
    }

    text[0] = '[';
    text[len + 1] = ']';

    if (len) {
        ngx_memcpy(text + 1, p, len);
    }

    rc = ngx_responses_json_read(json, text, len + 2);

    if (rc == NGX_OK && json->n != 2) {
        ngx_str_set(&json->message, "not one value");
        json->offset = len + 1;
        rc = NGX_DECLINED;
    }

    json->offset -= (json->offset != 0);

    json->mem.free(json->mem.data, text);

    return rc;
}
