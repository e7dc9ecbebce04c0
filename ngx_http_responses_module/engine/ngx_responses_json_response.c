
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads a JSON response of any size while it passes.
 *
 * Never holds, changes or validates it: JSON that is neither a response nor
 * an error is ignored.  Invariant: the record depends on the bytes and not on
 * how they are cut; the status is known when the object is complete.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"
#include "engine/ngx_responses_json_response.h"


#define NGX_RESPONSES_JSON_RESPONSE_STATUS  32


static void ngx_responses_json_response_begin(
    ngx_responses_json_response_t *json, u_char c);
static void ngx_responses_json_response_member(
    ngx_responses_json_response_t *json);
static void ngx_responses_json_response_object(
    ngx_responses_json_response_t *json, u_char *p, size_t len);


void
ngx_responses_json_response_init(ngx_responses_json_response_t *json,
    ngx_responses_path_t *paths, ngx_responses_usage_t *usage)
{
    ngx_memzero(json, sizeof(ngx_responses_json_response_t));

    ngx_responses_scan_init(&json->scan, paths);

    json->usage = usage;
}


void
ngx_responses_json_response_read(ngx_responses_json_response_t *json,
    u_char *p, size_t len)
{
    size_t      n;
    u_char     *last, *start;
    ngx_int_t   rc;

    last = p + len;

    while (p < last && !json->ignored && !json->complete) {
        start = p;

        rc = ngx_responses_scan(&json->scan, &p, last);

        if (json->member) {
            n = ngx_min((size_t) (p - start),
                        NGX_RESPONSES_JSON_RESPONSE_VALUE - json->len);

            ngx_memcpy(json->value + json->len, start, n);
            json->len += n;
        }

        if (rc == NGX_DECLINED) {
            json->ignored = 1;

        } else if (rc == NGX_DONE) {
            json->complete = 1;

            if (json->status == 0 && json->error) {
                json->status = NGX_RESPONSES_FAILED;
            }

        } else if (rc == NGX_OK) {

            if (json->scan.what == NGX_RESPONSES_SCAN_BEGIN) {
                ngx_responses_json_response_begin(json, *p);

            } else if (json->scan.what == NGX_RESPONSES_SCAN_END
                       && json->scan.id == json->member)
            {
                ngx_responses_json_response_member(json);
                json->member = 0;
            }
        }
    }
}


static void
ngx_responses_json_response_begin(ngx_responses_json_response_t *json,
    u_char c)
{
    ngx_uint_t  id;

    id = json->scan.id;

    if (id == NGX_RESPONSES_M_ERROR) {
        json->error = (c != 'n');
        return;
    }

    json->member = id;
    json->len = 0;
}


static void
ngx_responses_json_response_member(ngx_responses_json_response_t *json)
{
    size_t       len;
    u_char      *p;
    ngx_uint_t   type;

    p = json->value;
    len = json->len;

    switch (json->member) {

    case NGX_RESPONSES_M_OUTPUT_TYPE:
    case NGX_RESPONSES_M_OBJECT:
    case NGX_RESPONSES_M_STATUS:
        break;

    default:
        ngx_responses_usage_set(json->usage, json->member, p, len);
        return;
    }

    if (len <= 2 || p[0] != '"') {
        return;
    }

    p++;
    len -= 2;

    switch (json->member) {

    case NGX_RESPONSES_M_OUTPUT_TYPE:
        ngx_responses_usage_item(json->usage, p, len);
        break;

    case NGX_RESPONSES_M_OBJECT:
        ngx_responses_json_response_object(json, p, len);
        break;

    default: /* NGX_RESPONSES_M_STATUS */
        type = ngx_responses_json_response_type(p, len);

        if (type) {
            json->status = type;
        }

        break;
    }
}


/* "response", also "response.compaction" and the like; vLLM has "error" */

static void
ngx_responses_json_response_object(ngx_responses_json_response_t *json,
    u_char *p, size_t len)
{
    static const ngx_str_t  response = ngx_string("response");
    static const ngx_str_t  error = ngx_string("error");

    if (len == error.len && ngx_memcmp(p, error.data, len) == 0) {
        json->error = 1;
        return;
    }

    if (len >= response.len
        && ngx_memcmp(p, response.data, response.len) == 0
        && (len == response.len || p[response.len] == '.'))
    {
        json->response = 1;
        return;
    }

    json->ignored = 1;
}


ngx_uint_t
ngx_responses_json_response_type(u_char *p, size_t len)
{
    u_char  *last, buf[NGX_RESPONSES_JSON_RESPONSE_STATUS];

    static const ngx_str_t  prefix = ngx_string("response.");

    if (len == 0 || len > NGX_RESPONSES_JSON_RESPONSE_STATUS - prefix.len) {
        return 0;
    }

    last = ngx_cpymem(buf, prefix.data, prefix.len);
    last = ngx_cpymem(last, p, len);

    return ngx_responses_type_find(buf, last - buf)->status;
}
