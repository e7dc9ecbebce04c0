
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON responses, as to requests with "stream": false.
 *
 * A response is read for variables and counters as the upstream sent it.  If
 * a rule that applies to JSON holds for the request, the header and the body
 * are held until the body is whole, since rules change its length, and an
 * error can replace it.  A dry run holds nothing, rules are applied to a copy.
 * Sends nothing.  Invariant: where a rule hides, a body that cannot be read,
 * or is longer than the limit, is not sent.
 */


#include "engine/ngx_responses_json_rules.h"
#include "engine/ngx_responses_send.h"
#include "http/ngx_http_responses_json.h"
#include "http/ngx_http_responses_kind.h"


/* whether rules may change the body */

#define ngx_http_responses_json_holds(source)                                 \
    ((source)->rules && !(source)->dry_run)


static void ngx_http_responses_json_sniff(ngx_http_responses_source_t *source,
    ngx_buf_t *b);
static ngx_uint_t ngx_http_responses_json_before(u_char c);
static ngx_uint_t ngx_http_responses_json_wide(
    ngx_http_responses_source_t *source, u_char c);
static ngx_int_t ngx_http_responses_json_end(
    ngx_http_responses_source_t *source, ngx_uint_t whole, ngx_chain_t **in,
    ngx_chain_t *cl);
static ngx_int_t ngx_http_responses_json_edit(
    ngx_http_responses_source_t *source);
static ngx_int_t ngx_http_responses_json_unread(
    ngx_http_responses_source_t *source, const char *what);
static ngx_int_t ngx_http_responses_json_pass(
    ngx_http_responses_source_t *source, ngx_chain_t **in, ngx_chain_t *rest,
    ngx_buf_t *flags);


ngx_int_t
ngx_http_responses_json_read(ngx_http_responses_source_t *source,
    ngx_chain_t **in)
{
    u_char       *pos;
    ngx_int_t     rc;
    ngx_buf_t    *b;
    ngx_uint_t    held, holds, empty;
    ngx_chain_t  *cl;

    holds = ngx_http_responses_json_holds(source);
    empty = 1;

    for (cl = *in; cl; cl = cl->next) {
        b = cl->buf;
        empty = empty && ngx_buf_special(b);

        ngx_http_responses_json_sniff(source, b);

        if (source->json == NULL) {
            if (holds) {
                return ngx_http_responses_json_pass(source, in, cl, NULL);
            }

            return NGX_OK;
        }

        held = holds && ngx_http_responses_waits(source);

        if (!held && ngx_http_responses_waits(source)) {
            continue;
        }

        if (!held && !source->rules
            && source->json->read != NGX_RESPONSES_BODY_UNREAD)
        {
            continue;
        }

        pos = b->pos;

        rc = ngx_responses_json_response_keep(&source->engine, source->json,
                                              &pos,
                                              pos
                                              + ngx_http_responses_bytes(b));

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (held) {

            if (b->in_file) {
                b->file_pos += pos - b->pos;
            }

            b->pos = pos;
        }

        if (rc == NGX_DECLINED || ngx_http_responses_last(source, b)) {
            return ngx_http_responses_json_end(source, rc == NGX_OK, in, cl);
        }
    }

    /* without rules only the header is held, white space is sent at once */

    if (!ngx_http_responses_waits(source)) {
        return NGX_OK;
    }

    if (holds || (source->held && empty)) {
        return NGX_AGAIN;
    }

    return NGX_OK;
}


/*
 * The first byte that is not white space decides.  It is that of a field line
 * or a comment in an event stream.  A body without such a byte is foreign.
 */

static void
ngx_http_responses_json_sniff(ngx_http_responses_source_t *source,
    ngx_buf_t *b)
{
    u_char  *p, *last;

    if (source->mode != NGX_HTTP_RESPONSES_SNIFFED) {
        return;
    }

    p = b->pos;
    last = p + ngx_http_responses_bytes(b);

    while (p < last && ngx_http_responses_json_before(*p)) {
        p++;
    }

    if (p == last && !ngx_http_responses_last(source, b)) {
        return;
    }

    if (p < last && (*p == '{' || ngx_http_responses_json_wide(source, *p))) {
        if (ngx_http_responses_json_holds(source)) {
            source->mode = NGX_HTTP_RESPONSES_HELD;

        } else {
            source->mode = NGX_HTTP_RESPONSES_PASSED;
        }

        return;
    }

    source->json = NULL;

    if (p < last && ngx_strchr(":deir", *p)) {
        source->mode = NGX_HTTP_RESPONSES_STREAM;
        return;
    }

    source->mode = NGX_HTTP_RESPONSES_PASSED;
    source->engine.api = NGX_RESPONSES_API_OTHER;
}


/* white space, or a byte of the BOM */

static ngx_uint_t
ngx_http_responses_json_before(u_char c)
{
    switch (c) {

    case 0xef:
    case 0xbb:
    case 0xbf:
        return 1;

    default:
        return ngx_responses_json_blank(c);
    }
}


/*
 * Whether a byte begins neither JSON nor an event stream in a body that is
 * said to be JSON, as in UTF-16, which clients decode: it is read as JSON, and
 * is invalid.
 */

static ngx_uint_t
ngx_http_responses_json_wide(ngx_http_responses_source_t *source, u_char c)
{
    ngx_str_t  *type;

    if (c >= 0x20 && c < 0x7f) {
        return 0;
    }

    type = &source->request->headers_out.content_type;

    return (source->rules & NGX_RESPONSES_RULES_HIDE)
           && ngx_http_responses_begins(type, "application/json");
}


/*
 * The body ends, or the rest of it is not kept.  If it was held, rules are
 * applied, unless it cannot be read, and *in is set as by pass().
 */

static ngx_int_t
ngx_http_responses_json_end(ngx_http_responses_source_t *source,
    ngx_uint_t whole, ngx_chain_t **in, ngx_chain_t *cl)
{
    ngx_int_t    rc;
    ngx_uint_t   held;
    const char  *wrong;

    held = ngx_http_responses_waits(source);

    if (held) {

        /* later filters would make ranges of a body that went by before */

        ngx_http_clear_accept_ranges(source->request);
    }

    rc = source->rules ? NGX_ABORT : NGX_OK;
    wrong = "longer than \"responses_max_event_size\"";

    if (whole && source->rules) {
        wrong = "incomplete";

        if (!ngx_http_responses_cut(source, cl->buf)) {
            wrong = "invalid";
            rc = ngx_http_responses_json_edit(source);
        }
    }

    if (ngx_responses_json_response_read(&source->engine, source->json)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    source->mode = NGX_HTTP_RESPONSES_PASSED;

    if (rc == NGX_ABORT) {
        rc = ngx_http_responses_json_unread(source, wrong);
    }

    /* what is held is sent from there, and is not read again */

    source->rules = 0;

    if (!held) {
        ngx_responses_buf_free(source->engine.mem, &source->json->body);

        return rc;
    }

    if (rc != NGX_OK) {
        return rc;
    }

    if (whole) {
        return ngx_http_responses_json_pass(source, in, cl->next, cl->buf);
    }

    return ngx_http_responses_json_pass(source, in, cl, NULL);
}


/* NGX_OK, NGX_ABORT or NGX_ERROR; in a dry run the body leaves as it came */

static ngx_int_t
ngx_http_responses_json_edit(ngx_http_responses_source_t *source)
{
    ngx_int_t                rc;
    ngx_http_request_t      *r;
    ngx_responses_buf_t     *body, out;
    ngx_responses_mem_t     *mem;
    ngx_responses_worker_t  *worker;

    r = source->request;
    mem = source->engine.mem;
    body = &source->json->body;

    ngx_memzero(&out, sizeof(ngx_responses_buf_t));

    rc = ngx_responses_json_rules_edit(&source->engine, source->json, &out);

    ngx_log_debug1(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses json rules: %i", rc);

    if (rc == NGX_ABORT) {
        worker = source->engine.worker;

        ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                      "upstream sent invalid JSON: %V near byte %uz",
                      &worker->message, worker->offset);
    }

    if (rc == NGX_ERROR || rc == NGX_ABORT || source->dry_run) {
        ngx_responses_buf_free(mem, &out);
        if (rc == NGX_DECLINED) {
            return NGX_OK;
        }

        return rc;
    }

    if (rc == NGX_OK) {
        ngx_responses_buf_free(mem, body);
        *body = out;

        ngx_http_responses_header_changed(r);

        r->headers_out.content_length_n = body->len;
    }

    return NGX_OK;
}


/* rules cannot be applied: NGX_OK, or NGX_ABORT, it is refused */

static ngx_int_t
ngx_http_responses_json_unread(ngx_http_responses_source_t *source,
    const char *what)
{
    ngx_log_t   *log;
    ngx_str_t    name;
    ngx_uint_t   hides;

    log = source->request->connection->log;
    hides = source->rules & NGX_RESPONSES_RULES_HIDE;

    if (hides) {
        ngx_str_set(&name, "response");
        ngx_responses_account(&source->engine, NGX_RESPONSES_HIDDEN, &name);
    }

    if (source->dry_run) {
        return NGX_OK;
    }

    if (hides) {
        ngx_log_error(NGX_LOG_ERR, log, 0,
                      "upstream sent JSON that is %s, it is refused as rules "
                      "that hide cannot be applied", what);

        return NGX_ABORT;
    }

    ngx_log_error(NGX_LOG_WARN, log, 0,
                  "upstream sent JSON that is %s, rules are not applied",
                  what);

    return NGX_OK;
}


/*
 * Sets *in to what was held, in one buffer with the flags of another one, and
 * the rest of the input.
 */

static ngx_int_t
ngx_http_responses_json_pass(ngx_http_responses_source_t *source,
    ngx_chain_t **in, ngx_chain_t *rest, ngx_buf_t *flags)
{
    ngx_buf_t            *b;
    ngx_chain_t          *ln;
    ngx_responses_buf_t  *body;

    *in = rest;
    body = &source->record.body;

    if (body->len == 0 && flags == NULL) {
        return NGX_OK;
    }

    ln = ngx_alloc_chain_link(source->request->pool);
    b = ngx_calloc_buf(source->request->pool);

    if (ln == NULL || b == NULL) {
        return NGX_ERROR;
    }

    if (body->len) {
        b->pos = body->start;
        b->last = body->start + body->len;
        b->memory = 1;
    }

    if (flags) {
        b->flush = flags->flush;
        b->last_buf = flags->last_buf;
        b->last_in_chain = flags->last_in_chain;
    }

    ln->buf = b;
    ln->next = rest;

    *in = ln;

    return NGX_OK;
}
