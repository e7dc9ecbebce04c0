
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads a plain JSON answer of any size while it passes.
 *
 * Must not hold, change or judge it: what cannot be followed, and what is
 * neither a response nor an error, is left alone.  Invariant: the record
 * depends on the answer's bytes and not on how they were cut, and what
 * status it had is noted only when all of it has come.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"
#include "engine/ngx_responses_answer.h"


#define NGX_RESPONSES_ANSWER_STATUS  32


static void ngx_responses_answer_begin(ngx_responses_answer_t *answer,
    u_char c);
static void ngx_responses_answer_member(ngx_responses_answer_t *answer);
static void ngx_responses_answer_object(ngx_responses_answer_t *answer,
    u_char *p, size_t len);
static void ngx_responses_answer_status(ngx_responses_answer_t *answer,
    u_char *p, size_t len);


void
ngx_responses_answer_init(ngx_responses_answer_t *answer,
    ngx_responses_path_t *paths, ngx_responses_usage_t *usage)
{
    ngx_memzero(answer, sizeof(ngx_responses_answer_t));

    ngx_responses_scan_init(&answer->scan, paths);

    answer->usage = usage;
}


void
ngx_responses_answer_feed(ngx_responses_answer_t *answer, u_char *p,
    size_t len)
{
    size_t      n;
    u_char     *last, *start;
    ngx_int_t   rc;

    last = p + len;

    while (p < last && !answer->other && !answer->whole) {
        start = p;

        rc = ngx_responses_scan(&answer->scan, &p, last);

        if (answer->member) {
            n = ngx_min((size_t) (p - start),
                        NGX_RESPONSES_ANSWER_VALUE - answer->len);

            ngx_memcpy(answer->value + answer->len, start, n);
            answer->len += n;
        }

        if (rc == NGX_DECLINED) {
            answer->other = 1;

        } else if (rc == NGX_DONE) {
            answer->whole = 1;

            answer->usage->terminal = answer->status ? answer->status
                                      : answer->error ? NGX_RESPONSES_FAILED
                                      : 0;

        } else if (rc == NGX_OK) {

            if (answer->scan.what == NGX_RESPONSES_SCAN_BEGIN) {
                ngx_responses_answer_begin(answer, *p);

            } else if (answer->scan.what == NGX_RESPONSES_SCAN_END
                       && answer->scan.id == answer->member)
            {
                ngx_responses_answer_member(answer);
                answer->member = 0;
            }
        }
    }
}


static void
ngx_responses_answer_begin(ngx_responses_answer_t *answer, u_char c)
{
    ngx_uint_t  id;

    id = answer->scan.id;

    if (id == NGX_RESPONSES_M_ERROR) {
        answer->error = (c != 'n');
        return;
    }

    if (id == NGX_RESPONSES_M_OUTPUT_TYPE
        || id == NGX_RESPONSES_M_OBJECT
        || id == NGX_RESPONSES_M_STATUS
        || ngx_responses_usage_wants(id))
    {
        answer->member = id;
        answer->len = 0;
    }
}


static void
ngx_responses_answer_member(ngx_responses_answer_t *answer)
{
    size_t   len;
    u_char  *p;

    p = answer->value;
    len = answer->len;

    switch (answer->member) {

    case NGX_RESPONSES_M_OUTPUT_TYPE:
    case NGX_RESPONSES_M_OBJECT:
    case NGX_RESPONSES_M_STATUS:
        break;

    default:
        ngx_responses_usage_set(answer->usage, answer->member, p, len);
        return;
    }

    if (len <= 2 || p[0] != '"') {
        return;
    }

    p++;
    len -= 2;

    switch (answer->member) {

    case NGX_RESPONSES_M_OUTPUT_TYPE:
        ngx_responses_usage_item(answer->usage, p, len);
        break;

    case NGX_RESPONSES_M_OBJECT:
        ngx_responses_answer_object(answer, p, len);
        break;

    default: /* NGX_RESPONSES_M_STATUS */
        ngx_responses_answer_status(answer, p, len);
        break;
    }
}


/* "response", and its kin such as "response.compaction"; vLLM has "error" */

static void
ngx_responses_answer_object(ngx_responses_answer_t *answer, u_char *p,
    size_t len)
{
    static const ngx_str_t  response = ngx_string("response");
    static const ngx_str_t  error = ngx_string("error");

    if (len == error.len && ngx_memcmp(p, error.data, len) == 0) {
        answer->error = 1;
        return;
    }

    if (len >= response.len
        && ngx_memcmp(p, response.data, response.len) == 0
        && (len == response.len || p[response.len] == '.'))
    {
        answer->response = 1;
        return;
    }

    answer->other = 1;
}


/* the word is that of an event's type */

static void
ngx_responses_answer_status(ngx_responses_answer_t *answer, u_char *p,
    size_t len)
{
    u_char                      *last, buf[NGX_RESPONSES_ANSWER_STATUS];
    const ngx_responses_type_t  *type;

    static const ngx_str_t  prefix = ngx_string("response.");

    if (len > NGX_RESPONSES_ANSWER_STATUS - prefix.len) {
        return;
    }

    last = ngx_cpymem(buf, prefix.data, prefix.len);
    last = ngx_cpymem(last, p, len);

    type = ngx_responses_type_find(buf, last - buf);

    if (type->class == NGX_RESPONSES_CLASS_TERMINAL
        || type->id == NGX_RESPONSES_IN_PROGRESS
        || type->id == NGX_RESPONSES_QUEUED)
    {
        answer->status = type->id;
    }
}
