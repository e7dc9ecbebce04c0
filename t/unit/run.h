
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Runs the engine over a stream: cut in some way, each piece in a block of
 * its own that is gone when the engine returns, as nginx's buffers are.
 */


#ifndef _RUN_H_INCLUDED_
#define _RUN_H_INCLUDED_


#include "engine/ngx_responses_feed.h"
#include "engine/ngx_responses_json_response.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_worker.h"

#include "mem.h"
#include "random.h"
#include "tap.h"
#include "words.h"


#define RUN_WHOLE   0                  /* in one piece */
#define RUN_STEP    1                  /* pieces of n bytes */
#define RUN_SPLIT   2                  /* two pieces, the first of n bytes */
#define RUN_RANDOM  3                  /* pieces of 1 to n bytes */


typedef struct {
    ngx_responses_conf_t     conf;
    ngx_responses_worker_t   worker;
    ngx_responses_engine_t   engine;
    ngx_responses_json_response_t  json;

    mem_t                    process;  /* what the worker has */
    mem_t                    stream;   /* what the engine has */
    ngx_uint_t               ready;    /* the worker is */

    bytes_t                  out;
    ngx_uint_t               pieces;
    ngx_uint_t               empty;    /* pieces of no bytes: never */
    ngx_uint_t               fail;     /* the write that fails, from 1 */
    ngx_uint_t               discard;  /* do not keep the output */
    ngx_uint_t               detect;   /* it may be a foreign stream */
    ngx_uint_t               asked;

    int64_t                  time;     /* seconds since 1970 */
    ngx_msec_t               now;
    ngx_responses_end_e      end;      /* how the stream ends */
    void                    *outside;  /* what hooks of rules are given */
    ngx_responses_usage_t    usage;
} run_t;


static ngx_int_t
run_write(void *data, u_char *p, size_t len)
{
    run_t *r = data;

    r->pieces++;
    r->empty += (len == 0);

    if (r->pieces == r->fail) {
        return NGX_ERROR;
    }

    if (r->discard) {
        r->out.len += len;
        return NGX_OK;
    }

    bytes_add(&r->out, p, len);

    return NGX_OK;
}


/* conf is zeroed, so that members to come have their defaults: all is off */

static ngx_inline void
run_init(run_t *r)
{
    ngx_memzero(r, sizeof(run_t));

    mem_init(&r->process);
    mem_init(&r->stream);

    r->now = 1000;
    r->time = 1700000000;
    r->conf.max_event_size = 1024 * 1024;
    r->conf.max_text_size = 256 * 1024;
    r->conf.max_items = 1024;
    r->conf.terminal = NGX_RESPONSES_TERMINAL_OFF;
    bytes_add(&r->out, "", 0);
}


static ngx_inline void
run_free(run_t *r)
{
    if (r->ready) {
        ngx_responses_worker_free(&r->worker);
        r->ready = 0;
    }

    bytes_free(&r->out);
}


static ngx_str_t
run_request_id(void *data)
{
    ngx_str_t  id = ngx_string("0123456789abcdef");

    return id;
}


static ngx_inline ngx_int_t
run_begin(run_t *r)
{
    if (!r->ready) {

        if (ngx_responses_worker_init(&r->worker, &r->process.mem) != NGX_OK) {
            return NGX_ERROR;
        }

        r->ready = 1;
    }

    r->out.len = 0;
    r->pieces = 0;

    ngx_responses_engine_init(&r->engine, &r->conf, &r->worker,
                              &r->stream.mem, run_write, r);

    r->engine.request_id = run_request_id;
    r->engine.time = r->time;

    if (r->detect) {
        ngx_responses_engine_detect(&r->engine, r->asked);
    }

    return r->conf.rules ? ngx_responses_ruleset_init(&r->engine, r->outside)
                         : NGX_OK;
}


static ngx_inline ngx_int_t
run_feed(run_t *r, const u_char *p, size_t len)
{
    u_char     *copy;
    ngx_int_t   rc;

    copy = malloc(len ? len : 1);
    memcpy(copy, p, len);

    rc = ngx_responses_engine_feed(&r->engine, copy, len, r->now);

    /* whoever looks at them later is found out, with ASan or without */

    memset(copy, 0x5a, len);
    free(copy);

    return rc;
}


/* the words of a record are kept for good, so that copies of it stay valid */

static ngx_responses_word_t *
run_word(ngx_responses_word_t *word)
{
    size_t                 i, hash;
    ngx_responses_word_t  *copy;

    static ngx_responses_word_t  *words[1024];

    for (i = 0, hash = 0; i < word->len; i++) {
        hash = hash * 31 + word->data[i];
    }

    hash %= 1024;

    for (copy = words[hash]; copy; copy = copy->replaced) {

        if (copy->len == word->len
            && memcmp(copy->data, word->data, word->len) == 0)
        {
            return copy;
        }
    }

    copy = calloc(1, sizeof(ngx_responses_word_t) + word->len);
    copy->len = word->len;
    memcpy(copy->data, word->data, word->len);

    copy->replaced = words[hash];
    words[hash] = copy;

    return copy;
}


static ngx_inline ngx_responses_usage_t
run_usage(ngx_responses_usage_t *from)
{
    ngx_uint_t             i;
    ngx_responses_usage_t  u;

    memcpy(&u, from, sizeof(ngx_responses_usage_t));

    u.mem = NULL;

    for (i = 0; i < NGX_RESPONSES_WORDS; i++) {
        u.words[i] = run_word(from->words[i]);
    }

    return u;
}


static ngx_inline ngx_int_t
run_end(run_t *r, ngx_int_t rc)
{
    if (rc == NGX_OK) {
        rc = ngx_responses_engine_finish(&r->engine, r->end);
    }

    if (rc == NGX_OK
        && ngx_responses_engine_finish(&r->engine, r->end) != NGX_OK)
    {
        rc = NGX_BUSY;
    }

    r->usage = run_usage(&r->engine.usage);

    ngx_responses_engine_free(&r->engine);

    return rc;
}


/* the length of the next piece, of what is left from i on */

static ngx_inline size_t
run_piece(ngx_uint_t kind, size_t n, size_t i, size_t left)
{
    size_t  len;

    switch (kind) {

    case RUN_STEP:
        return ngx_min(left, n);

    case RUN_SPLIT:
        return (i < n) ? ngx_min(left, n - i) : left;

    case RUN_RANDOM:
        len = 1 + random_below(n);
        return ngx_min(left, len);
    }

    return left;
}


static ngx_inline ngx_int_t
run_cut(run_t *r, bytes_t *text, ngx_uint_t kind, size_t n)
{
    size_t     i, k;
    ngx_int_t  rc;

    rc = run_begin(r);

    for (i = 0; i < text->len && rc == NGX_OK; i += k) {
        k = run_piece(kind, n, i, text->len - i);
        rc = run_feed(r, text->data + i, k);
    }

    return run_end(r, rc);
}


/* two copies of records are the same in each bit: these begin zeroed */

static ngx_inline ngx_uint_t
run_same_usage(ngx_responses_usage_t *a, ngx_responses_usage_t *b)
{
    return memcmp(a, b, sizeof(ngx_responses_usage_t)) == 0;
}


static ngx_inline void
run_show_usage(const char *name, ngx_responses_usage_t *u)
{
    diag("%s: id=%.*s model=%.*s error=%.*s in=%ld out=%ld total=%ld "
         "terminal=%lu events=%lu edited=%lu malformed=%lu oversize=%lu "
         "tools=%lu",
         name, word(*u, ID)->len,
         word(*u, ID)->data,
         word(*u, MODEL)->len,
         word(*u, MODEL)->data,
         word(*u, ERROR_CODE)->len,
         word(*u, ERROR_CODE)->data,
         (long) u->input_tokens, (long) u->output_tokens,
         (long) u->total_tokens, (unsigned long) u->terminal,
         (unsigned long) u->events, (unsigned long) u->edited,
         (unsigned long) u->malformed, (unsigned long) u->oversize,
         (unsigned long) u->tool_calls);
}


#endif /* _RUN_H_INCLUDED_ */
