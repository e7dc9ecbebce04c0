
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/engine: what it makes of good and bad streams, and what
 * it writes into the record.  Golden streams are those of t/streams.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "engine/ngx_responses_engine.h"

#include "compare.h"
#include "files.h"
#include "reference.h"
#include "run.h"
#include "tap.h"
#include "words.h"

#include "engine_cases.h"


static run_t  r;


static ngx_int_t
stream(const char *text)
{
    cuts_t  cuts;

    cuts.kind = RUN_WHOLE;

    return run(&r, text, strlen(text), cuts);
}


static void
test_cases(void)
{
    cuts_t          cuts;
    engine_case_t  *c;

    cuts.kind = RUN_WHOLE;

    for (c = engine_cases; c->name; c++) {

        if (run(&r, c->text, c->len, cuts) != NGX_OK) {
            ok(0, "%s: no error", c->name);
            continue;
        }

        is_bytes(r.out.data, r.out.len, c->want, c->want_len, "%s", c->name);

        if (r.usage.events != c->events || r.usage.malformed != c->malformed) {
            ok(0, "%s: counts", c->name);
            diag("events %lu malformed %lu", (unsigned long) r.usage.events,
                 (unsigned long) r.usage.malformed);
        }
    }
}


static void
test_golden(void)
{
    char        name[300];
    bytes_t     text, want;
    ngx_uint_t  i, n;

    static files_t  files;

    files.n = 0;
    files_list(&files, "t/streams", ".in");

    ok(files.n > 5, "streams are there, run this from the top");

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&want, sizeof(bytes_t));

    n = 0;

    for (i = 0; i < files.n; i++) {
        snprintf(name, sizeof(name), "%.*s.out",
                 (int) strlen(files.name[i]) - 3, files.name[i]);

        if (files_read(files.name[i], &text) && files_read(name, &want)) {
            run_cut(&r, &text, RUN_WHOLE, 0);
            n++;

            is_bytes(r.out.data, r.out.len, want.data, want.len, "%s", name);

            run_cut(&r, &want, RUN_WHOLE, 0);
            is_bytes(r.out.data, r.out.len, want.data, want.len,
                     "%s: done twice it is the same", name);
        }
    }

    bytes_free(&text);
    bytes_free(&want);
}


/* what a client sees: the same events, but for numbers */

static ngx_uint_t
client_differs(bytes_t *text)
{
    json_t       *a, *b, *number;
    ngx_int_t     next;
    ngx_uint_t    i, bad;
    reference_t   in, out;

    reference_parse(&in, text->data, text->len);
    reference_parse(&out, r.out.data, r.out.len);

    bad = (in.n > out.n || out.n > in.n + 1);
    next = 0;

    for (i = 0; i < in.n && i < out.n; i++) {
        a = json_parse(in.list[i].data.data, in.list[i].data.len);
        b = json_parse(out.list[i].data.data, out.list[i].data.len);

        if (a == NULL || a->kind != JSON_OBJECT) {
            bad += !bytes_equal(&in.list[i].data, &out.list[i].data);

        } else {
            number = json_get(b, "sequence_number");
            bad += (number == NULL || number->kind != JSON_NUMBER
                    || strtol((char *) out.list[i].data.data + number->start,
                              NULL, 10) != next++);

            json_drop(a, "sequence_number");

            if (b) {
                json_drop(b, "sequence_number");
            }

            bad += !json_equal(in.list[i].data.data, a,
                               out.list[i].data.data, b);
        }

        json_free(a);
        json_free(b);
    }

    reference_free(&in);
    reference_free(&out);

    return bad;
}


static void
test_record(void)
{
    r.now = 5000;

    stream("data: {\"type\":\"response.created\",\"response\":{\"id\":\"r\","
           "\"model\":\"m\"}}\n\n"
           "data: {\"type\":\"response.output_item.added\",\"item\":{\"type\":"
           "\"function_call\"}}\n\n"
           "data: {\"type\":\"response.output_item.added\",\"item\":{\"type\":"
           "\"message\"}}\n\n"
           "data: {\"type\":\"response.output_text.delta\","
           "\"delta\":\"x\"}\n\n"
           "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
           "\"model\":\"m-2\",\"service_tier\":\"flex\",\"usage\":{"
           "\"input_tokens\":11,"
           "\"input_tokens_details\":{\"cached_tokens\":3},"
           "\"output_tokens\":7,\"output_tokens_details\":{"
           "\"reasoning_tokens\":2},\"total_tokens\":19}}}\n\n"
           "data: [DONE]\n\n");

    is(r.usage.events, 5, "events");
    is_word(r.usage, ID, "r", "id");
    is_word(r.usage, MODEL, "m-2", "model");
    is_word(r.usage, SERVICE_TIER, "flex", "tier");
    is(r.usage.input_tokens, 11, "input tokens");
    is(r.usage.cached_tokens, 3, "cached tokens");
    is(r.usage.output_tokens, 7, "output tokens");
    is(r.usage.reasoning_tokens, 2, "reasoning tokens");
    is(r.usage.total_tokens, 19, "total tokens, as given");
    is(r.usage.terminal, NGX_RESPONSES_COMPLETED, "how it ended");
    is(r.usage.tool_calls, 1, "tool calls");
    is(r.usage.first_event, 5000, "time of the first event");
    is(r.usage.first_token, 5000, "time of the first token");
    is(r.usage.number, 0, "no bad counts");
    is(r.usage.edited, 5, "edited");
    is(r.usage.malformed + r.usage.oversize, 0, "nothing bad");

    stream("data: {\"type\":\"response.completed\",\"response\":{\"usage\":{"
           "\"input_tokens\":-1,\"output_tokens\":1.5,"
           "\"total_tokens\":\"7\"}}}\n\n");

    is(r.usage.input_tokens, -1, "41 negative: not known");
    is(r.usage.output_tokens, -1, "41 float: not known");
    is(r.usage.total_tokens, -1, "41 string: not known");
    is(r.usage.number, 1, "41 and told");

    stream("data: {\"type\":\"response.completed\",\"response\":{\"usage\":"
           "null}}\n\n");
    is(r.usage.total_tokens, -1, "44 usage null");
    is(r.usage.number, 0, "44 is no bad count");

    stream("data: {\"type\":\"response.in_progress\",\"response\":{\"usage\":{"
           "\"input_tokens\":1,\"output_tokens\":2}}}\n\n"
           "data: {\"type\":\"response.completed\",\"response\":{\"usage\":{"
           "\"input_tokens\":5,\"input_tokens\":6}}}\n\n");
    is(r.usage.input_tokens, 6, "43 the last one counts, and its last copy");
    is(r.usage.output_tokens, 2, "43 what it does not say stays");

    stream("data: {\"type\":\"response.completed\",\"response\":{\"usage\":{"
           "\"input_tokens\":5,\"input_tokens\":null}}}\n\n");
    is(r.usage.input_tokens, -1, "27 the last copy counts, says it nothing");

    stream("data: {\"type\":\"error\",\"code\":\"rate\\nlimit\\\"\\u0007\","
           "\"message\":\"x\"}\n\n");
    is_word(r.usage, ERROR_CODE, "rate?limit'?",
            "an error's code cannot forge a log line");
    is(r.usage.terminal, NGX_RESPONSES_FAILED, "55 an error is an end");

    stream("data: {\"type\":\"error\",\"error\":{\"code\":\"c\"}}\n\n"
           "data: {\"type\":\"response.failed\",\"response\":{\"error\":{"
           "\"code\":\"d\"}}}\n\n");
    is(r.usage.terminal, NGX_RESPONSES_FAILED, "failed after an error");
    is_word(r.usage, ERROR_CODE, "d", "code");

    stream("data: {\"type\":\"response.incomplete\"}\n\n"
           "data: {\"type\":\"response.completed\"}\n\n");
    is(r.usage.terminal, NGX_RESPONSES_INCOMPLETE, "49 the first end counts");

    stream("event: response.completed\ndata: {\"response\":{\"id\":\"z\"}}"
           "\n\n");
    is(r.usage.terminal, NGX_RESPONSES_COMPLETED,
       "the event line's type where the data has none");
    is_word(r.usage, ID, "z", "and its id");

    stream("data: {\"type\":\"response.output_item.done\",\"id\":\"no\","
           "\"code\":\"no\",\"model\":\"no\"}\n\n");
    is(word(r.usage, ID)->len + word(r.usage, MODEL)->len
       + word(r.usage, ERROR_CODE)->len, 0,
       "other events are not read for it");

    r.now = 1000;
}


static void
test_conf(void)
{
    static const char  text[] =
        "event: a\ndata: {\"type\":\"b\",\"sequence_number\":7}\n\n"
        "data: {\"type\":\"c\"}\n\n";

    static const char  none[] =
        "data: {\"type\":\"b\",\"sequence_number\":0}\n\n"
        "data: {\"sequence_number\":1,\"type\":\"c\"}\n\n";

    static const char  message[] =
        "event: message\ndata: {\"type\":\"b\",\"sequence_number\":0}\n\n"
        "event: message\ndata: {\"sequence_number\":1,\"type\":\"c\"}\n\n";

    static const char  from[] =
        "event: b\ndata: {\"type\":\"b\",\"sequence_number\":100}\n\n"
        "event: c\ndata: {\"sequence_number\":101,\"type\":\"c\"}\n\n";

    static const char  last[] =
        "event: b\ndata: {\"type\":\"b\",\"sequence_number\":"
        "9007199254740991}\n\nevent: c\ndata: {\"type\":\"c\"}\n\n";

    r.conf.event_line = NGX_RESPONSES_EVENT_LINE_NONE;
    stream(text);
    is_bytes(r.out.data, r.out.len, none, sizeof(none) - 1, "no event line");

    r.conf.event_line = NGX_RESPONSES_EVENT_LINE_MESSAGE;
    stream(text);
    is_bytes(r.out.data, r.out.len, message, sizeof(message) - 1, "message");

    r.conf.event_line = NGX_RESPONSES_EVENT_LINE_TYPE;
    r.start = 100;
    stream(text);
    is_bytes(r.out.data, r.out.len, from, sizeof(from) - 1, "from 100");

    r.start = NGX_RESPONSES_NUMBER_MAX;
    stream(text);
    is_bytes(r.out.data, r.out.len, last, sizeof(last) - 1,
             "45 after 2^53 - 1 no numbers");
    r.start = 0;
}


/* what arrived as a whole event leaves at once, I9 */

static void
test_at_once(void)
{
    size_t       len;
    bytes_t      text;
    ngx_uint_t   i;

    static const char  *ends[] = { "\n\n", "\r\n\r\n", "\r\r", "\r\n\r" };

    ngx_memzero(&text, sizeof(bytes_t));

    for (i = 0; i < 4; i++) {
        text.len = 0;
        bytes_lit(&text, "data: {\"type\":\"a\"}");
        bytes_text(&text, ends[i]);

        run_begin(&r);
        run_feed(&r, text.data, text.len);
        len = r.out.len;
        ok(len > 40, "5 an event leaves with its blank line, %lu",
           (unsigned long) i);

        run_feed(&r, (u_char *) "\n\n", i == 3 ? 1 : 0);
        is(r.out.len, len, "4 and a late LF adds nothing");

        run_feed(&r, (u_char *) ": x\n", 4);
        is(r.out.len, len + 4, "a comment leaves with its line");
        run_end(&r, NGX_OK);
    }

    bytes_free(&text);
}


static void
test_clients(void)
{
    bytes_t     text;
    ngx_uint_t  i, bad;

    static files_t  files;

    files_streams(&files);

    if (files_shared("streams") == NULL) {
        tap_skip("no shared streams, only those of t/streams");
    }

    ngx_memzero(&text, sizeof(bytes_t));

    bad = 0;

    for (i = 0; i < files.n; i++) {
        files_read(files.name[i], &text);
        run_cut(&r, &text, RUN_WHOLE, 0);

        if (client_differs(&text)) {
            bad++;
            diag("%s", files.name[i]);
        }
    }

    is(bad, 0, "%lu streams mean the same to a client",
       (unsigned long) files.n);

    bytes_free(&text);
}


int
main(void)
{
    run_init(&r);

    test_cases();
    test_golden();
    test_conf();
    test_record();
    test_at_once();
    test_clients();

    is(r.empty, 0, "no piece was empty");

    run_free(&r);
    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
