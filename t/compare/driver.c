
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * One side of the comparison: runs the engine of its own commit over what it
 * is given, as http/ does, and writes down what can be seen of it.
 *
 * Must not compare anything, and must not know the other side.  Invariant:
 * all runs of a side share one worker, as all streams of a process do, so
 * that what one stream leaves behind is seen in those after it.
 */


#include <stdio.h>
#include <stdlib.h>

#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_count.h"
#include "api/ngx_responses_member.h"
#include "engine/ngx_responses_json_response.h"
#include "engine/ngx_responses_request_body.h"
#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"

#include "driver.h"
#include "driver_record.h"
#include "profiles.h"
#include "rules.h"


#define DRIVER_RULES  128

/* of streams; errors of clients are known to http only */

#define DRIVER_STATUSES  9

/* what commits have in common that count tokens written to a cache or not */

#define DRIVER_TOKENS    5


typedef struct {
    char                    *text;
    rules_t                  rules;
} driver_rules_t;


static mem_t                   process;        /* the worker's memory */
static mem_t                   stream;         /* the streams' */
static ngx_responses_mem_t     plain;          /* the same, not filled */
static ngx_responses_worker_t  worker;
static ngx_responses_path_t    response_paths;
static ngx_responses_path_t    request_paths;
static ngx_uint_t              ready;
static ngx_uint_t              errors;

static ngx_responses_conf_t    conf;
static driver_rules_t          rules_list[DRIVER_RULES];
static ngx_uint_t              nrules;

static ngx_responses_count_t   count;
static ngx_uint_t              runs;

static bytes_t                 out;


static void *
driver_plain_alloc(void *data, size_t size)
{
    void  *p;

    p = malloc(size);

    if (p == NULL) {
        fprintf(stderr, "out of memory in earnest\n");
        exit(2);
    }

    return p;
}


static void
driver_plain_free(void *data, void *p)
{
    free(p);
}


static void
driver_ready(void)
{
    if (ready) {
        return;
    }

    mem_init(&process);
    mem_init(&stream);

    plain.alloc = driver_plain_alloc;
    plain.free = driver_plain_free;
    ready = 1;

    if (ngx_responses_worker_init(&worker, &process.mem) != NGX_OK
        || ngx_responses_json_response_paths(&process.mem, &response_paths)
           != NGX_OK
        || ngx_responses_request_body_paths(&process.mem, &request_paths)
           != NGX_OK)
    {
        fprintf(stderr, "the worker cannot be made\n");
        exit(2);
    }
}


static void
driver_renew(void)
{
    if (!ready) {
        return;
    }

    ngx_responses_worker_free(&worker);
    ngx_responses_path_free(&process.mem, &response_paths);
    ngx_responses_path_free(&process.mem, &request_paths);
    errors += process.blocks + process.errors + stream.blocks + stream.errors;
    ngx_memzero(&response_paths, sizeof(ngx_responses_path_t));
    ngx_memzero(&request_paths, sizeof(ngx_responses_path_t));

    ready = 0;
}


/* a setting, or the default */

#define driver_pick(conf, setting, value)                                     \
    if (from->setting) {                                                      \
        (conf)->setting = (value);                                            \
    }


static void
driver_conf(const compare_conf_t *from)
{
    static const ngx_uint_t  sequences[] = { 0,
        NGX_RESPONSES_SEQUENCE_RENUMBER, NGX_RESPONSES_SEQUENCE_KEEP };
    static const ngx_uint_t  lines[] = { 0, NGX_RESPONSES_EVENT_LINE_TYPE,
        NGX_RESPONSES_EVENT_LINE_MESSAGE, NGX_RESPONSES_EVENT_LINE_NONE };
    static const ngx_uint_t  dones[] = { 0, NGX_RESPONSES_DONE_KEEP,
        NGX_RESPONSES_DONE_HIDE, NGX_RESPONSES_DONE_ADD };
    static const ngx_uint_t  failures[] = { 0, NGX_RESPONSES_FAILURE_RESPONSE,
        NGX_RESPONSES_FAILURE_ERROR, NGX_RESPONSES_FAILURE_BOTH };
    static const ngx_uint_t  terminals[] = { 0, NGX_RESPONSES_TERMINAL_ON,
        NGX_RESPONSES_TERMINAL_OFF, NGX_RESPONSES_TERMINAL_ABORT };

    conf = profiles[from->profile];

    conf.normalize = 1;
    conf.scaffold = 1;
    conf.done_completes = 1;
    conf.sequence = NGX_RESPONSES_SEQUENCE_RENUMBER;
    conf.terminal = NGX_RESPONSES_TERMINAL_ON;

    driver_pick(&conf, normalize, from->normalize == COMPARE_ON);
    driver_pick(&conf, scaffold, from->scaffold == COMPARE_ON);
    driver_pick(&conf, milliseconds, from->milliseconds == COMPARE_ON);
    driver_pick(&conf, reasoning, from->reasoning == COMPARE_ON);
    driver_pick(&conf, hide_unknown, from->hide_unknown == COMPARE_ON);
    driver_pick(&conf, hide_malformed, from->hide_malformed == COMPARE_ON);
    driver_pick(&conf, done_completes, from->done_completes == COMPARE_ON);

    driver_pick(&conf, sequence, sequences[from->sequence]);
    driver_pick(&conf, event_line, lines[from->event_line]);
    driver_pick(&conf, done, dones[from->done]);
    driver_pick(&conf, failure, failures[from->failure]);
    driver_pick(&conf, terminal, terminals[from->terminal]);

    conf.start = from->start;
    conf.max_event_size = from->max_event_size;
    conf.max_text_size = from->max_text_size;
    conf.max_items = from->max_items;
}


static void
driver_rules_free(driver_rules_t *entry)
{
    if (entry->text) {
        rules_free(&entry->rules);
        errors += !mem_clean(&entry->rules.mem);
        free(entry->text);
        entry->text = NULL;
    }
}


/* rules are made once, as nginx makes them at start; old ones make room */

static rules_t *
driver_rules(const compare_conf_t *from)
{
    ngx_uint_t       i;
    driver_rules_t  *entry;

    for (i = 0; i < DRIVER_RULES; i++) {
        if (rules_list[i].text && strcmp(rules_list[i].text, from->rules) == 0)
        {
            return &rules_list[i].rules;
        }
    }

    entry = &rules_list[nrules++ % DRIVER_RULES];
    driver_rules_free(entry);

    entry->text = strdup(from->rules);

    rules_init(&entry->rules);
    entry->rules.conds[1] = 1;

    for (i = 0; i < from->nvars && i + 1 < RULES_VARS; i++) {
        rules_var(&entry->rules, i + 1, from->vars[i].data, from->vars[i].len);
    }

    if (rules_make(&entry->rules, from->rules) != NGX_OK) {
        fprintf(stderr, "rules cannot be made:\n%s\n", from->rules);
        exit(2);
    }

    return &entry->rules;
}


static ngx_str_t
driver_request_id(void *data)
{
    ngx_str_t  id = ngx_string("0123456789abcdef");

    return id;
}


static ngx_int_t
driver_write(void *data, u_char *p, size_t len)
{
    bytes_add(&out, p, len);

    return NGX_OK;
}


static void
driver_output(compare_output_t *output)
{
    bytes_add(&out, "", 0);
    bytes_add(&record, "", 0);

    output->data = out.data;
    output->len = out.len;
    output->record = (char *) record.data;
}


/* a piece in a block of its own, that is gone when the engine returns */

static u_char *
driver_piece(const compare_input_t *in, size_t pos, size_t len)
{
    u_char  *p;

    if (in->fast) {
        return (u_char *) in->data + pos;
    }

    p = driver_plain_alloc(NULL, len);
    memcpy(p, in->data + pos, len);

    return p;
}


static void
driver_piece_free(const compare_input_t *in, u_char *p, size_t len)
{
    if (in->fast) {
        return;
    }

    memset(p, 0x5a, len);
    free(p);
}


static ngx_int_t
driver_heartbeat(ngx_responses_engine_t *e, const compare_input_t *in,
    ngx_uint_t *sent)
{
    if (ngx_responses_engine_ended(e) || !ngx_responses_engine_between(e)) {
        return NGX_OK;
    }

    (*sent)++;

    return ngx_responses_engine_keepalive(e, in->heartbeat_event);
}


static ngx_int_t
driver_feed(ngx_responses_engine_t *e, const compare_input_t *in)
{
    u_char      *p;
    size_t       i, pos, len;
    uint64_t     sum, timers;
    ngx_int_t    rc;
    ngx_msec_t   now;
    ngx_uint_t   expired, sent;

    rc = NGX_OK;
    now = 1000;
    sum = 0;
    timers = 0;
    expired = 0;
    sent = 0;

    for (i = 0, pos = 0; i < in->ncuts && rc == NGX_OK; i++, pos += len) {
        len = in->cuts[i];

        if (e->timer && (ngx_msec_int_t) (e->timer - now) <= 0) {
            expired++;
            rc = ngx_responses_engine_expire(e, now);
        }

        if (rc == NGX_OK) {
            p = driver_piece(in, pos, len);
            rc = ngx_responses_engine_feed(e, p, len, now);
            driver_piece_free(in, p, len);
        }

        if (rc == NGX_OK && in->heartbeat && i % in->heartbeat == 0) {
            rc = driver_heartbeat(e, in, &sent);
        }

        /* what is sent after which piece counts: events must not be held */

        sum = (sum ^ out.len) * 0x100000001b3ULL + 1;
        timers = (timers ^ e->timer) * 0x100000001b3ULL + 1;
        now += in->step;
    }

    driver_line("feed", rc);
    driver_line("expired", expired);
    driver_line("heartbeats", sent);
    driver_line("sent_before_end", out.len);
    driver_line("progress", sum);
    driver_line("timers", timers);

    return rc;
}


static void
driver_stream(const compare_conf_t *from, const compare_input_t *in,
    compare_output_t *output)
{
    ngx_int_t  rc;
    rules_t   *rules;

    static ngx_responses_engine_t  e;
    static const ngx_uint_t        ends[] = { NGX_RESPONSES_END_CLEAN,
        NGX_RESPONSES_END_ERROR, NGX_RESPONSES_END_TIMEOUT,
        NGX_RESPONSES_END_SHUTDOWN };

    driver_ready();
    driver_conf(from);

    rules = from->rules ? driver_rules(from) : NULL;
    conf.rules = rules ? &rules->rules : NULL;

    out.len = 0;
    record.len = 0;

    if (rules) {
        rules->invalid = 0;

        if (!rules_valid(rules)) {
            driver_line("refused", 1);
            driver_output(output);
            return;
        }
    }

    ngx_responses_engine_init(&e, &conf, &worker,
                              in->fast ? &plain : &stream.mem, driver_write,
                              NULL);

    e.request_id = driver_request_id;
    e.time = 1700000000;

    if (in->resume >= 0) {
        ngx_responses_engine_resume(&e, in->resume);
    }

    rc = rules ? ngx_responses_ruleset_init(&e, rules) : NGX_OK;

    if (in->detect) {
        ngx_responses_engine_detect(&e, in->asked, in->sniff);
    }

    if (rc == NGX_OK) {
        rc = driver_feed(&e, in);
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_engine_finish(&e, ends[in->end]);
        driver_line("finish", rc);
        driver_line("finish_again",
                    ngx_responses_engine_finish(&e, ends[in->end]));
    }

    driver_text("api", e.api == NGX_RESPONSES_API_OTHER ? "other"
                       : e.api == NGX_RESPONSES_API_UNDECIDED ? "undecided"
                       : (char *) ngx_responses_api_name(e.api).data);
    driver_line("next", e.next);
    driver_line("timer", e.timer);
    driver_line("created_out", e.state.created);
    driver_line("terminal_out", ngx_responses_engine_ended(&e));
    driver_line("invalid_values", rules ? rules->invalid : 0);
    driver_line("wrong_hooks", rules ? rules->wrong : 0);

    driver_usage(&e.usage);

    ngx_responses_count_add(&count, &e.usage, e.api,
                            runs++ % (DRIVER_STATUSES + 1), 900);

    ngx_responses_engine_free(&e);

    driver_line("blocks", stream.blocks);
    driver_output(output);
}


static void
driver_response(const compare_conf_t *from, const compare_input_t *in,
    compare_output_t *output)
{
    u_char                 *p;
    size_t                  i, pos, len;
    ngx_responses_usage_t   usage;

    static ngx_responses_json_response_t  a;

    driver_ready();

    out.len = 0;
    record.len = 0;

    ngx_responses_usage_init(&usage, &process.mem);
    memset(&a, 0xa5, sizeof(ngx_responses_json_response_t));
    ngx_responses_json_response_init(&a, &response_paths, &usage);

    for (i = 0, pos = 0; i < in->ncuts; i++, pos += len) {
        len = in->cuts[i];
        p = driver_piece(in, pos, len);
        ngx_responses_json_response_read(&a, p, len);
        driver_piece_free(in, p, len);
    }

    /* what is not known has a record that is not looked at */

    driver_line("known", ngx_responses_json_response_known(&a));
    driver_line("whole", a.complete);

    if (ngx_responses_json_response_known(&a)) {
        driver_usage(&usage);
    }

    ngx_responses_usage_free(&usage);
    driver_output(output);
}


static void
driver_request(const compare_conf_t *from, const compare_input_t *in,
    compare_output_t *output)
{
    u_char                          *p, model[NGX_RESPONSES_REQUEST_MODEL];
    size_t                           i, pos, len;
    ngx_int_t                        rc;
    ngx_responses_request_body_t     a;
    ngx_responses_request_range_t   *range;

    driver_ready();

    out.len = 0;
    record.len = 0;
    rc = NGX_OK;

    ngx_responses_request_body_init(&a, &request_paths, &stream.mem);

    for (i = 0, pos = 0; i < in->ncuts && rc == NGX_OK; i++, pos += len) {
        len = in->cuts[i];
        p = driver_piece(in, pos, len);
        rc = ngx_responses_request_body_read(&a, p, len);
        driver_piece_free(in, p, len);
    }

    driver_line("feed", rc);
    driver_line("whole", ngx_responses_request_body_complete(&a));

    if (ngx_responses_request_body_complete(&a)) {
        driver_line("open", a.open);
        driver_line("copies", a.models);
        driver_line("stream", a.stream);
        driver_line("ambiguous", a.ambiguous);

        range = (ngx_responses_request_range_t *) a.ranges.start;

        /* without a model, the range is where one is inserted */

        for (i = 0; a.models && i < a.ranges.len / sizeof(*range); i++) {
            driver_line("start", range[i].start);
            driver_line("end", range[i].end);
        }

        rc = ngx_responses_request_body_model(&a, model, &len);

        driver_line("has_model", rc);

        if (rc == NGX_OK) {
            driver_bytes("model", model, len);
        }
    }

    ngx_responses_request_body_free(&a);

    driver_line("blocks", stream.blocks);
    driver_output(output);
}


static void
driver_numbers(const char *name, const uint64_t *p, ngx_uint_t n)
{
    ngx_uint_t  i;

    for (i = 0; i < n; i++) {
        driver_line(name, p[i]);
    }
}


static const char *
driver_totals(void)
{
    record.len = 0;

    driver_numbers("streams", count.streams, DRIVER_STATUSES);
    driver_numbers("apis", count.apis, NGX_RESPONSES_APIS);
    driver_numbers("tokens", count.tokens, DRIVER_TOKENS);
    driver_numbers("events", count.events, NGX_RESPONSES_COUNT_EVENTS);
    driver_line("tool_calls", count.tool_calls);
    driver_numbers("first_token", count.first_token.buckets,
                   NGX_RESPONSES_COUNT_BOUNDS + 1);
    driver_line("first_token_sum", count.first_token.sum);
    driver_numbers("stream_time", count.stream_time.buckets,
                   NGX_RESPONSES_COUNT_BOUNDS + 1);
    driver_line("stream_time_sum", count.stream_time.sum);

    bytes_add(&record, "", 0);

    return (char *) record.data;
}


static size_t
driver_finish(void)
{
    ngx_uint_t  i;

    driver_renew();

    for (i = 0; i < DRIVER_RULES; i++) {
        driver_rules_free(&rules_list[i]);
    }

    bytes_free(&out);
    bytes_free(&record);

    return errors;
}


const compare_side_t *
compare_side(void)
{
    static const compare_side_t  side = {
        COMPARE_VERSION, driver_stream, driver_response, driver_request,
        driver_totals, driver_renew, driver_finish
    };

    return &side;
}
