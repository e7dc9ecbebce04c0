
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Runs the engine as a case of t/streams says, and tells what it logs.
 */


#ifndef _CASE_RUN_H_INCLUDED_
#define _CASE_RUN_H_INCLUDED_


#include "case.h"
#include "directives.h"
#include "random.h"
#include "run.h"

#include "engine/ngx_responses_json_response.h"
#include "engine/ngx_responses_json_rules.h"
#include "engine/ngx_responses_repair.h"


/* no stream has these times by itself; run_request_id() is the id */

#define CASE_TIME     1799999999
#define CASE_TIME_S   "1799999999"
#define CASE_TIME_MS  "1799999999000"
#define CASE_ID       "0123456789abcdef"

typedef struct {
    const char  *name;
    size_t       offset;
    ngx_uint_t   size;                 /* 0: a word */
    ngx_uint_t   events;               /* JSON has none */
} case_log_t;


#define case_count(name)                                                      \
    { #name, offsetof(ngx_responses_usage_t, name),                           \
      sizeof(((ngx_responses_usage_t *) 0)->name), 0 }

#define case_events(name, count)                                              \
    { name, offsetof(ngx_responses_usage_t, count), 4, 1 }

#define case_word(name, word)                                                 \
    { name, NGX_RESPONSES_WORD_##word, 0, 0 }

static const case_log_t  case_log[] = {
    case_count(input_tokens),
    case_count(cached_tokens),
    case_count(cache_write_tokens),
    case_count(output_tokens),
    case_count(reasoning_tokens),
    case_count(total_tokens),
    case_count(tool_calls),
    case_count(redacted),
    case_events("events", events),
    case_events("repaired", repaired),
    case_events("malformed", malformed),
    case_events("oversize", oversize),
    case_events("events_hidden", hidden),
    case_events("events_added", added),
    case_events("events_edited", edited),
    case_word("id", ID),
    case_word("model", MODEL),
    case_word("incomplete_reason", INCOMPLETE_REASON),
    case_word("error_code", ERROR_CODE),
    case_word("service_tier", SERVICE_TIER),
    case_word("routed_model", ROUTED_MODEL),
    { NULL, 0, 0, 0 }
};


static ngx_inline void
case_replace(bytes_t *text, const char *from, const char *to)
{
    u_char   *p;
    size_t    i, len;
    bytes_t   out;

    ngx_memzero(&out, sizeof(bytes_t));
    bytes_add(&out, "", 0);

    len = strlen(from);
    p = text->data;

    for (i = 0; i < text->len; /* void */ ) {

        if (text->len - i >= len && memcmp(p + i, from, len) == 0) {
            bytes_text(&out, to);
            i += len;
            continue;
        }

        bytes_byte(&out, p[i++]);
    }

    bytes_free(text);
    *text = out;
}


/* the same as it is in a file */

static ngx_inline void
case_plain(bytes_t *plain, bytes_t *out)
{
    plain->len = 0;
    bytes_add(plain, out->data, out->len);

    case_replace(plain, CASE_ID, "REQUEST");
    case_replace(plain, CASE_TIME_MS, "TIMEMS");
    case_replace(plain, CASE_TIME_S, "TIME");
}


/* until the engine has no deadline any more: busy, it does not end itself */

static ngx_inline ngx_int_t
case_stay_open(run_t *r)
{
    ngx_int_t   rc;
    ngx_uint_t  i, ended;

    for (rc = NGX_OK, i = 0; rc == NGX_OK && r->engine.timer && i < 8; i++) {
        r->now = r->engine.timer;
        rc = ngx_responses_engine_expire(&r->engine, r->now);
    }

    ended = (ngx_responses_engine_ended(&r->engine) || r->engine.cut);

    return (rc == NGX_OK && !ended) ? NGX_BUSY : rc;
}


/* a JSON response is held until it is whole only if rules may change it */

static ngx_inline ngx_uint_t
case_holds(run_t *r)
{
    return r->conf.rules
           && ngx_responses_rules_may(r->conf.rules, r->outside, 1);
}


/* what was held or copied is read for the log, and rules are applied */

static ngx_inline ngx_int_t
case_body(run_t *r, ngx_int_t rc)
{
    ngx_responses_buf_t  *body, out;

    body = &r->json.body;
    ngx_memzero(&out, sizeof(ngx_responses_buf_t));

    if (rc == NGX_OK && case_holds(r)) {
        rc = ngx_responses_json_rules_edit(&r->engine, &r->json, &out);

        if (rc == NGX_OK) {
            bytes_add(&r->out, out.start, out.len);

        } else if (rc == NGX_DECLINED) {
            bytes_add(&r->out, body->start, body->len);
            rc = NGX_OK;
        }
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_json_response_read(&r->engine, &r->json);
    }

    ngx_responses_buf_free(&r->stream.mem, body);
    ngx_responses_buf_free(&r->stream.mem, &out);

    r->usage = run_usage(&r->engine.usage);
    ngx_responses_engine_free(&r->engine);

    return rc;
}


static ngx_inline ngx_int_t
case_feed(run_t *r, case_t *c, u_char *p, size_t len)
{
    u_char     *copy, *pos;
    ngx_int_t   rc;

    if (!c->json) {
        return run_feed(r, p, len);
    }

    copy = malloc(len);
    memcpy(copy, p, len);

    pos = copy;
    rc = ngx_responses_json_response_keep(&r->engine, &r->json, &pos,
                                          copy + len);

    if (!case_holds(r)) {
        bytes_add(&r->out, copy, len);
        rc = (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
    }

    free(copy);

    return rc;
}


static ngx_inline ngx_int_t
case_run(run_t *r, case_t *c, bytes_t *in, ngx_uint_t kind, size_t n)
{
    size_t     i, k;
    ngx_int_t  rc;

    r->now = 1000;
    r->time = CASE_TIME;
    r->detect = !c->json;
    r->asked = (c->request[0] == '\0'
               || strstr(c->request, "/responses") != NULL);

    r->end = (strcmp(c->how, "cut") == 0) ? NGX_RESPONSES_END_ERROR
            : (strcmp(c->how, "timeout") == 0) ? NGX_RESPONSES_END_TIMEOUT
            : NGX_RESPONSES_END_CLEAN;

    rc = run_begin(r);
    r->engine.asked = r->asked;

    if (c->after >= 0) {
        ngx_responses_engine_resume(&r->engine, c->after);
    }

    ngx_memzero(&r->json, sizeof(ngx_responses_json_response_t));

    for (i = 0; i < in->len && rc == NGX_OK; i += k) {
        k = run_piece(kind, n, i, in->len - i);
        rc = case_feed(r, c, in->data + i, k);
    }

    if (c->json) {
        return case_body(r, rc);
    }

    if (rc == NGX_OK && strcmp(c->how, "open") == 0) {
        rc = case_stay_open(r);
    }

    return run_end(r, rc);
}


static ngx_inline void
case_dialect(ngx_responses_usage_t *usage, bytes_t *value)
{
    ngx_uint_t   i;
    const char  *name;

    for (i = 0; (name = ngx_responses_repair_name(i)) != NULL; i++) {

        if (usage->dialect & ((uint64_t) 1 << i)) {
            bytes_text(value, value->len ? "," : "");
            bytes_text(value, name);
        }
    }
}


static ngx_inline const char *
case_json_status(run_t *r)
{
    if (!ngx_responses_json_response_recorded(&r->json)) {
        return "-";
    }

    if (!ngx_responses_json_response_whole(&r->json)) {
        return "truncated";
    }

    return r->usage.terminal
           ? (char *) ngx_responses_type(r->usage.terminal)->name.data
             + sizeof("response.") - 1
           : "-";
}


/* variables that only nginx knows */

static ngx_inline ngx_uint_t
case_of_nginx(const char *name)
{
    ngx_uint_t  i;

    static const char *names[] = {
        "api", "status", "terminal", "http_status", "skipped",
        "first_event_time", "first_token_time", "first_text_time",
        "stream_time", "token_interval", "max_gap", NULL
    };

    for (i = 0; names[i] && strcmp(names[i], name); i++) { /* void */ }

    return names[i] != NULL;
}


/*
 * Sets the value of a variable; returns 0 if only nginx knows it.  The status
 * of a stream has causes outside of the engine.
 */

static ngx_inline ngx_uint_t
case_variable(run_t *r, case_t *c, const char *name, bytes_t *value)
{
    char                   number[32];
    int64_t                n;
    const u_char          *p;
    const case_log_t      *row;
    ngx_responses_word_t  *word;

    value->len = 0;

    if (c->json && strcmp(name, "status") == 0) {
        bytes_text(value, case_json_status(r));
        return 1;
    }

    if (c->json && strcmp(name, "skipped") == 0
        && !ngx_responses_json_response_known(&r->json))
    {
        bytes_text(value, "foreign");
        return 1;
    }

    if (c->json && !ngx_responses_json_response_recorded(&r->json)) {
        bytes_text(value, "-");
        return 1;
    }

    if (strcmp(name, "dialect") == 0) {
        case_dialect(&r->usage, value);
        bytes_text(value, value->len ? "" : "-");
        return 1;
    }

    for (row = case_log; row->name && strcmp(row->name, name); row++) {
        /* void */
    }

    if (row->name == NULL) {
        return 0;
    }

    if (row->size == 0) {
        word = r->usage.words[row->offset];
        bytes_add(value, word->data, word->len);
        bytes_text(value, value->len ? "" : "-");
        return 1;
    }

    p = (u_char *) &r->usage + row->offset;
    n = (row->size == 4) ? (int64_t) *(uint32_t *) p : *(int64_t *) p;

    snprintf(number, sizeof(number), "%lld", (long long) n);
    bytes_text(value, n == -1 || (c->json && row->events) ? "-" : number);

    return 1;
}


#endif /* _CASE_RUN_H_INCLUDED_ */
