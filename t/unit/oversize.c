
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/oversize: an event over the limit says the same to a
 * client and to the log as one that is held, and costs no memory.
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


static run_t  r;


typedef struct {
    const char  *name;
    size_t       limit;
    const char  *text;
    const char  *want;
} oversize_case_t;


static oversize_case_t  cases[] = {

    { "a number is put at the end", 8,
      "data: {\"type\":\"a\"}\n\n",
      "data: {\"type\":\"a\",\"sequence_number\":0}\n\n" },

    { "into an empty object", 4,
      "data: {}\n\n", "data: {\"sequence_number\":0}\n\n" },

    { "in the place of the old one", 8,
      "data: {\"sequence_number\":77,\"type\":\"a\"}\n\n",
      "data: {\"sequence_number\":0,\"type\":\"a\"}\n\n" },

    { "of each old one", 8,
      "data: {\"sequence_number\":[1,{\"a\":\"}\"}],\"sequence_number\":\"\"}"
      "\n\n",
      "data: {\"sequence_number\":0,\"sequence_number\":0}\n\n" },

    { "not of a nested one", 8,
      "data: {\"x\":{\"sequence_number\":77}}\n\n",
      "data: {\"x\":{\"sequence_number\":77},\"sequence_number\":0}\n\n" },

    { "the type is within the limit", 20,
      "data: {\"type\":\"a\",\"x\":\"\"}\n\n",
      "event: a\ndata: {\"type\":\"a\",\"x\":\"\","
      "\"sequence_number\":0}\n\n" },

    { "it is not, the event line stays", 20,
      "event: b\ndata: {\"x\":\"\",\"type\":\"a\"}\n\n",
      "event: b\ndata: {\"x\":\"\",\"type\":\"a\","
      "\"sequence_number\":0}\n\n" },

    { "data in lines", 8,
      "data: {\"x\":[1,\ndata: 2],\ndata:\"y\":3}\n\n",
      "data: {\"x\":[1, 2], \"y\":3,\"sequence_number\":0}\n\n" },

    { "a comment between", 8,
      "data: {\"x\":[1,\n: c\ndata: 2]}\n\n",
      "data: {\"x\":[1,\n: c\ndata: 2],\"sequence_number\":0}\n\n" },

    { "comments and unknown fields", 2,
      ": c\nfoo: 1\ndata: {}\n:x\n\n",
      ": c\nfoo: 1\ndata: {\"sequence_number\":0}\n:x\n\n" },

    { "id, retry, line ends", 8,
      "id: 1\r\ndata: {\"x\":1}\rretry: 1\r\r",
      "data: {\"x\":1,\"sequence_number\":0}\n\n" },

    { "no JSON", 2, "data: nope\ndata: no\n\n", "data: nope\ndata: no\n\n" },

    { "no data", 2, "event: abcdef\n\n", "" },

    { "bytes after the object", 8,
      "data: {\"x\":1} {\"sequence_number\":2}\n\n",
      "data: {\"x\":1,\"sequence_number\":0} {\"sequence_number\":2}\n\n" },

    { "it is not the end of the stream then", 40,
      "data: {\"type\":\"response.completed\",\"x\":\"01234567890\"} }\n\n"
      "data: {\"type\":\"a\"}\n\n",
      "event: response.completed\n"
      "data: {\"type\":\"response.completed\",\"x\":\"01234567890\","
      "\"sequence_number\":0} }\n\n"
      "event: a\ndata: {\"sequence_number\":1,\"type\":\"a\"}\n\n" },

    { "bytes after the object, in another line", 40,
      "data: {\"type\":\"response.completed\",\"x\":\"01234567890\"}\n"
      "data:\ndata: }\n\ndata: {\"type\":\"a\"}\n\n",
      "event: response.completed\n"
      "data: {\"type\":\"response.completed\",\"x\":\"01234567890\","
      "\"sequence_number\":0}\ndata: \ndata: }\n\n"
      "event: a\ndata: {\"sequence_number\":1,\"type\":\"a\"}\n\n" },

    { "white space after the object, and then nothing", 40,
      "data: {\"type\":\"response.completed\",\"x\":\"01234567890\"} \n"
      "data:\n\ndata: {\"type\":\"a\"}\n\n",
      "event: response.completed\n"
      "data: {\"type\":\"response.completed\",\"x\":\"01234567890\","
      "\"sequence_number\":0} \ndata: \n\n" },

    { "bytes after the old number are no digits of the new one", 8,
      "data: {\"sequence_number\":\"x\"2,\"type\":\"a\"}\n\n",
      "data: {\"sequence_number\":0 2,\"type\":\"a\"}\n\n" },

    { "nor a fraction", 8,
      "data: {\"sequence_number\":[].5}\n\n",
      "data: {\"sequence_number\":0 .5}\n\n" },

    { "white space after the old number", 8,
      "data: {\"sequence_number\":7 }\n\n",
      "data: {\"sequence_number\":0 }\n\n" },

    { "white space around", 8,
      "data:  { \"x\" : 1 } \n\n",
      "data:  { \"x\" : 1 ,\"sequence_number\":0} \n\n" },

    { "cut in the data: the frame is closed", 4,
      "data: {\"x\":\"abc", "data: {\"x\":\"abc\n\n" },

    { "cut after the line: the frame is closed", 4,
      "data: {\"x\":1}\n", "data: {\"x\":1,\"sequence_number\":0}\n\n" },

    { "cut in a comment: the frame is closed", 4,
      "data: {\"x\":1}\n: abc",
      "data: {\"x\":1,\"sequence_number\":0}\n: abc\n\n" },

    { NULL, 0, NULL, NULL }
};


static void
test_cases(void)
{
    cuts_t           cuts;
    oversize_case_t  *c;

    for (c = cases; c->name; c++) {
        r.conf.max_event_size = c->limit;

        for (cuts.kind = RUN_WHOLE; cuts.kind <= RUN_STEP; cuts.kind++) {
            cuts.n = 1;

            if (run(&r, c->text, strlen(c->text), cuts) != NGX_OK) {
                ok(0, "%s: no error", c->name);
                continue;
            }

            is_bytes(r.out.data, r.out.len, c->want, strlen(c->want),
                     "%s, cut %lu", c->name, (long) cuts.kind);
        }
    }
}


/* the same events to a client; numbers among them */

static ngx_uint_t
clients_differ(bytes_t *held, bytes_t *passed)
{
    json_t       *ja, *jb;
    ngx_uint_t    i, bad;
    reference_t   a, b;

    reference_parse(&a, held->data, held->len);
    reference_parse(&b, passed->data, passed->len);

    bad = (a.n != b.n);

    for (i = 0; i < a.n && i < b.n; i++) {
        ja = json_parse(a.list[i].data.data, a.list[i].data.len);
        jb = json_parse(b.list[i].data.data, b.list[i].data.len);

        if (ja == NULL || jb == NULL) {
            bad += !bytes_equal(&a.list[i].data, &b.list[i].data);

        } else {
            bad += !json_equal(a.list[i].data.data, ja, b.list[i].data.data,
                               jb);
        }

        json_free(ja);
        json_free(jb);

        if (bad) {
            tap_show("  held", a.list[i].data.data, a.list[i].data.len);
            tap_show("passed", b.list[i].data.data, b.list[i].data.len);
            break;
        }
    }

    reference_free(&a);
    reference_free(&b);

    return bad;
}


static void
test_streams(void)
{
    bytes_t                 text, held;
    ngx_uint_t              i, k, bad, records, n;
    ngx_responses_usage_t   u;

    static files_t  files;
    static size_t   limits[] = { 64, 300, 2000 };

    files_streams(&files);

    if (files_shared("streams") == NULL) {
        tap_skip("no shared streams, only those of t/streams");
    }

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&held, sizeof(bytes_t));

    bad = 0;
    records = 0;
    n = 0;

    for (i = 0; i < files.n; i++) {
        files_read(files.name[i], &text);

        r.conf.max_event_size = 1024 * 1024;
        run_cut(&r, &text, RUN_WHOLE, 0);
        held.len = 0;
        bytes_add(&held, r.out.data, r.out.len);
        u = r.usage;

        for (k = 0; k < 3; k++) {
            r.conf.max_event_size = limits[k];
            run_cut(&r, &text, RUN_STEP, 1000);

            n += r.usage.oversize;

            if (clients_differ(&held, &r.out)) {
                bad++;
                diag("%s, limit %lu", files.name[i],
                     (unsigned long) limits[k]);
            }

            /*
             * Other protocols' events are no events, held or passed, and
             * a routing event is not as long as that.
             */

            if (strstr(files.name[i], "/foreign/")) {
                continue;
            }

            if (memcmp(u.words, r.usage.words, NGX_RESPONSES_WORD_ROUTED_MODEL
                                               * sizeof(u.words[0]))
                != 0
                || u.input_tokens != r.usage.input_tokens
                || u.cached_tokens != r.usage.cached_tokens
                || u.output_tokens != r.usage.output_tokens
                || u.reasoning_tokens != r.usage.reasoning_tokens
                || u.total_tokens != r.usage.total_tokens
                || u.number != r.usage.number
                || u.terminal != r.usage.terminal
                || u.events != r.usage.events
                || u.malformed != r.usage.malformed)
            {
                records++;
                diag("%s, limit %lu", files.name[i],
                     (unsigned long) limits[k]);
                run_show_usage("  held", &u);
                run_show_usage("passed", &r.usage);
            }
        }
    }

    is(bad, 0, "%lu streams: the same to a client", (unsigned long) files.n);
    is(records, 0, "the same record");
    ok(n > 1000 || files.n < 50, "%lu events over the limit",
       (unsigned long) n);

    bytes_free(&text);
    bytes_free(&held);
}


static void
test_record(void)
{
    bytes_t  text;

    ngx_memzero(&text, sizeof(bytes_t));
    r.conf.max_event_size = 300;

    bytes_lit(&text, "data: {\"type\":\"response.code_interpreter_call_code"
                     ".done\",\"output_index\":0,\"code\":\"");
    bytes_times(&text, "print(1)\\n", 100);
    bytes_lit(&text, "\",\"model\":\"no\",\"id\":\"no\"}\n\n");

    run_cut(&r, &text, RUN_WHOLE, 0);
    is(r.usage.oversize, 1, "over the limit");
    is(word(r.usage, ERROR_CODE)->len, 0, "a program is no error code");
    is(word(r.usage, ID)->len + word(r.usage, MODEL)->len, 0,
       "an item is no response");
    is(r.usage.tool_calls, 0, "and no call");

    text.len = 0;
    bytes_lit(&text, "data: {\"type\":\"response.output_item.added\","
                     "\"output_index\":0,\"item\":{\"id\":\"i\","
                     "\"arguments\":\"");
    bytes_times(&text, "x", 400);
    bytes_lit(&text, "\",\"type\":\"mcp_call\"}}\n\n");

    run_cut(&r, &text, RUN_WHOLE, 0);
    is(r.usage.oversize, 1, "over the limit");
    is(r.usage.tool_calls, 1, "a call is counted");

    text.len = 0;
    bytes_lit(&text, "data: {\"type\":\"response.completed\","
                     "\"response\":{\"id\":\"");
    bytes_times(&text, "x", 400);

    run_cut(&r, &text, RUN_WHOLE, 0);
    is(r.usage.malformed, 1, "half an event");
    is(r.usage.terminal, 0, "is no end");

    bytes_lit(&text, "\",]}}\n\n");

    run_cut(&r, &text, RUN_WHOLE, 0);
    is(r.usage.malformed, 1, "one that is broken");
    is(r.usage.terminal, 0, "is none either");

    text.len = 0;
    bytes_lit(&text, "data: {\"type\":\"response.completed\",\"response\":{"
                     "\"output\":[{\"id\":\"no\",\"model\":\"no\",\"x\":\"");
    bytes_times(&text, "0123456789", 100);
    bytes_lit(&text, "\"}],\"id\":\"");
    bytes_times(&text, "\xC3\xA9", 200);
    bytes_lit(&text, "\",\"model\":\"m\",\"usage\":{\"input_tokens\":");
    bytes_times(&text, "1", 500);
    bytes_lit(&text, ",\"output_tokens\":3,\"total_tokens\":5}}}\n\n");

    run_cut(&r, &text, RUN_STEP, 1);
    is(r.usage.oversize, 1, "over the limit");
    is(word(r.usage, ID)->len, 128, "a long id is cut");
    is(word(r.usage, ID)->data[127], 0xa9, "between characters");
    is_word(r.usage, MODEL, "m", "model");
    is(r.usage.input_tokens, -1, "500 digits are no count");
    is(r.usage.number, 1, "and told");
    is(r.usage.output_tokens, 3, "output tokens");
    is(r.usage.total_tokens, 5, "total tokens");
    is(r.usage.terminal, NGX_RESPONSES_COMPLETED, "how it ended");

    bytes_free(&text);
}


/* 10 MB in one event, hundreds of thousands of events: I4 */

static void
test_memory(void)
{
    size_t       flat;
    bytes_t      text;
    ngx_uint_t   i;

    ngx_memzero(&text, sizeof(bytes_t));
    r.conf.max_event_size = 65536;
    r.discard = 1;

    bytes_lit(&text, "data: {\"type\":\"a\",\"x\":\"");
    bytes_times(&text, "0123456789", 1000000);
    bytes_lit(&text, "\"}\n\n");

    r.stream.peak = 0;
    run_cut(&r, &text, RUN_STEP, 4096);
    ok(r.stream.peak <= 3 * 65536 + 8192, "10 MB cost a stream %lu bytes",
       (unsigned long) r.stream.peak);
    is(r.usage.oversize, 1, "it was over the limit");
    is(r.out.len, text.len + sizeof("event: a\n,\"sequence_number\":0") - 1,
       "all of it left");

    /* as large as may be held */

    text.len = 65500;
    bytes_lit(&text, "\"}\n\n");
    r.stream.peak = 0;
    r.process.peak = r.process.bytes;
    run_cut(&r, &text, RUN_STEP, 1000);
    is(r.usage.oversize, 0, "one that is held");
    ok(r.stream.peak <= 3 * 65536 + 8192, "costs a stream %lu bytes",
       (unsigned long) r.stream.peak);
    ok(r.process.peak <= 16 * 65536 + 262144, "and the process %lu bytes",
       (unsigned long) r.process.peak);

    /* and quiet ones keep little */

    run_begin(&r);
    run_feed(&r, text.data, 40000);
    run_feed(&r, text.data + 40000, text.len - 40000);
    ok(r.stream.bytes <= 8192, "after it a stream keeps %lu bytes",
       (unsigned long) r.stream.bytes);
    run_end(&r, NGX_OK);

    text.len = 0;
    bytes_times(&text, "event: response.output_text.delta\ndata: {\"type\":"
                       "\"response.output_text.delta\",\"delta\":\"x\"}\n\n",
                1000);

    run_begin(&r);
    run_feed(&r, text.data, text.len);
    flat = r.stream.bytes + r.process.bytes;
    r.stream.peak = 0;
    r.process.peak = 0;

    for (i = 0; i < 100; i++) {
        run_feed(&r, text.data, text.len - 7);
        run_feed(&r, text.data + text.len - 7, 7);
    }

    ok(r.stream.peak + r.process.peak <= flat + 8192,
       "100,000 events more cost %ld bytes",
       (long) (r.stream.peak + r.process.peak) - (long) flat);
    is(r.engine.next, 101000, "each had its number");
    run_end(&r, NGX_OK);

    /* a comment, a name and an unknown field without end */

    text.len = 0;
    bytes_lit(&text, ":");
    bytes_times(&text, "comment ", 500000);
    r.stream.peak = 0;
    run_cut(&r, &text, RUN_STEP, 4096);
    is(r.out.len, text.len + 2, "a comment of 4 MB left, and a frame's end");

    text.len = 0;
    bytes_times(&text, "fieldname", 500000);
    run_cut(&r, &text, RUN_STEP, 4096);
    is(r.out.len, text.len + 2, "a name of 4 MB left");

    text.len = 0;
    bytes_lit(&text, "event: ");
    bytes_times(&text, "fieldname", 500000);
    run_cut(&r, &text, RUN_STEP, 4096);

    ok(r.stream.peak <= 3 * 65536 + 8192, "these cost a stream %lu bytes",
       (unsigned long) r.stream.peak);

    r.discard = 0;
    r.out.len = 0;
    bytes_free(&text);
}


int
main(void)
{
    run_init(&r);

    test_cases();
    test_record();
    test_streams();
    test_memory();

    is(r.empty, 0, "no piece was empty");

    run_free(&r);
    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
