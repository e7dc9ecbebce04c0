
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the contract at its limits: few items, little text, no memory,
 * streams without end, and what a stream costs that needs no repair.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "guard.h"
#include "profiles.h"
#include "random.h"
#include "run.h"
#include "tap.h"


#define CREATED                                                               \
    "event: response.created\ndata: {\"type\":\"response.created\","          \
    "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"    \
    "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n"

#define COMPLETED                                                             \
    "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","      \
    "\"object\":\"response\",\"created_at\":1,\"status\":\"completed\","      \
    "\"model\":\"m\",\"output\":[]}}\n\n"

#define DELTA                                                                 \
    "data: {\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n"


static run_t    r;
static bytes_t  text;
static bytes_t  want;
static files_t  files;


static ngx_uint_t
cut(void)
{
    ngx_uint_t  bad;

    bad = (run_cut(&r, &text, RUN_WHOLE, 0) != NGX_OK);

    want.len = 0;
    bytes_add(&want, r.out.data, r.out.len);

    bad += (run_cut(&r, &text, RUN_RANDOM, 1 + random_below(200)) != NGX_OK);
    bad += !bytes_equal(&r.out, &want);
    bad += (r.stream.blocks != 0);

    return bad;
}


static void
test_text(void)
{
    ngx_uint_t  n, bad;

    bad = 0;

    for (n = 0; n < 20; n++) {
        text.len = 0;
        bytes_lit(&text, CREATED);
        bytes_times(&text, DELTA, n);
        bytes_lit(&text, COMPLETED);

        profile_set(&r, 0);
        r.conf.max_text_size = 10;

        bad += cut();

        /* known whole, or not said at all */

        bad += ((strstr((char *) want.data, "output_text.done") != NULL)
                != (n > 0 && n <= 10));
    }

    is(bad, 0, "10 bytes of text are remembered, 11 are not");
}


/* 1,000,000 of each: 53, G8 */

static void
endless(const char *first, const char *event, const char *name, size_t limit)
{
    ngx_uint_t  i;

    text.len = 0;
    bytes_times(&text, event, 1000);

    profile_set(&r, 0);
    r.discard = 1;
    r.stream.peak = r.process.peak = 0;

    run_begin(&r);
    run_feed(&r, (u_char *) first, strlen(first));

    for (i = 0; i < 300; i++) {
        run_feed(&r, text.data, text.len);
    }

    run_end(&r, NGX_OK);

    ok(r.stream.peak <= limit && r.process.peak <= 2 * limit + 262144,
       "300,000 %s cost %lu and %lu bytes", name,
       (unsigned long) r.stream.peak, (unsigned long) r.process.peak);
    is(r.stream.blocks, 0, "and all is given back");

    r.discard = 0;
    r.out.len = 0;
}


static void
test_endless(void)
{
    endless(CREATED, "data: {\"type\":\"response.output_item.added\","
            "\"item\":{\"type\":\"message\"}}\n\n", "items", 700000);
    endless(CREATED, "data: {\"type\":\"response.content_part.added\","
            "\"part\":{\"type\":\"refusal\"}}\n\n"
            "data: {\"type\":\"response.content_part.done\","
            "\"part\":{\"type\":\"refusal\"}}\n\n", "parts", 700000);
    endless(CREATED, DELTA, "deltas", 1200000);
    endless("", "data: {\"type\":\"error\",\"message\":\"x\"}\n\n", "errors",
            8192);
    endless(CREATED, "data: {\"type\":\"response.in_progress\"}\n\n",
            "announcements", 8192);
    endless(CREATED, "event: x\ndata: {\"id\":\"0123456789\",\"model\":"
            "\"0123456789\"}\n\n", "events of no known type", 8192);
}


/* what needs no repair costs no more than the text that is kept, N12 */

static void
test_conforming(void)
{
    size_t      most;
    bytes_t     event;
    ngx_uint_t  i;

    ngx_memzero(&event, sizeof(bytes_t));

    bytes_lit(&event, "data: {\"type\":\"response.output_text.delta\","
                      "\"item_id\":\"i\",\"output_index\":0,"
                      "\"content_index\":0,\"delta\":\"");
    bytes_times(&event, "0123456789", 100);
    bytes_lit(&event, "\"}\n\n");

    profile_set(&r, 0);
    r.discard = 1;
    run_begin(&r);

    text.len = 0;
    bytes_lit(&text, CREATED "data: {\"type\":\"response.output_item.added\","
              "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":"
              "\"message\",\"status\":\"in_progress\",\"role\":"
              "\"assistant\",\"content\":[]}}\n\n"
              "data: {\"type\":\"response.content_part.added\",\"item_id\":"
              "\"i\",\"output_index\":0,\"content_index\":0,\"part\":{"
              "\"type\":\"output_text\",\"text\":\"\",\"annotations\":"
              "[]}}\n\n");
    run_feed(&r, text.data, text.len);
    most = 0;

    for (i = 0; i < 5000; i++) {
        run_feed(&r, event.data, 500);
        run_feed(&r, event.data + 500, event.len - 500);
        most = ngx_max(most, r.stream.bytes);

        if (i == 19) {
            ok(most <= 32768, "20 kB of text as it should be cost %lu bytes",
               (unsigned long) most);
        }
    }

    ok(most <= 256 * 1024 + 8192 && r.stream.bytes <= 8192,
       "5 MB cost %lu bytes, and %lu in the end", (unsigned long) most,
       (unsigned long) r.stream.bytes);

    run_end(&r, NGX_OK);
    is(r.usage.repaired, 0, "nothing was repaired");

    r.discard = 0;
    r.out.len = 0;
    bytes_free(&event);
}


/* an item that was too long to be held keeps its id */

static void
test_long_item(void)
{
    text.len = 0;
    bytes_lit(&text, CREATED
              "data: {\"type\":\"response.output_item.added\","
              "\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":"
              "\"message\",\"status\":\"in_progress\",\"role\":"
              "\"assistant\",\"content\":[],\"x\":\"");
    bytes_times(&text, "0123456789", 100);
    bytes_lit(&text, "\"}}\n\n"
              "data: {\"type\":\"response.output_text.delta\",\"item_id\":"
              "\"i\",\"output_index\":0,\"content_index\":0,\"delta\":\"x\"}"
              "\n\n" COMPLETED);

    profile_set(&r, 0);
    r.conf.max_event_size = 600;

    is(cut(), 0, "a long item");
    is(r.usage.oversize, 1, "was passed");
    ok(strstr((char *) want.data, "\"item_id\":\"\"") == NULL
       && strstr((char *) want.data, "\"item_id\":\"i\"") != NULL,
       "its id is the one that others say");
    ok(strstr((char *) want.data, "\"type\":\"\"") == NULL,
       "and nothing is of no type");
}


/*
 * Whatever an upstream sends: 256k and what is configured, G8.  In the
 * events $n is a number and $w a word of that many bytes.
 */

typedef struct {
    const char   *name;
    size_t        word;
    const char   *event;
} hostile_t;


static hostile_t  hostile[] = {

    { "items with long ids, call ids and names", 1000,
      "data: {\"type\":\"response.output_item.added\",\"output_index\":$n,"
      "\"item\":{\"type\":\"function_call\",\"id\":\"$n$w\",\"call_id\":"
      "\"$n$w\",\"name\":\"$n$w\",\"arguments\":\"\"}}\n\n" },

    { "items with ids that are too long", 50000,
      "data: {\"type\":\"response.output_item.added\",\"item\":{\"type\":"
      "\"function_call\",\"id\":\"$n$w\"}}\n\n" },

    { "items of long types", 900,
      "data: {\"type\":\"response.output_item.added\",\"output_index\":$n,"
      "\"item\":{\"type\":\"$w\",\"id\":\"$n\"}}\n\n" },

    { "finished items", 3000,
      "data: {\"type\":\"response.output_item.added\",\"output_index\":$n,"
      "\"item\":{\"type\":\"message\",\"id\":\"$n\",\"content\":[]}}\n\n"
      "data: {\"type\":\"response.output_item.done\",\"output_index\":$n,"
      "\"item\":{\"type\":\"message\",\"id\":\"$n\",\"content\":[{"
      "\"type\":\"output_text\",\"text\":\"$w\"}]}}\n\n" },

    { "items with a little text each", 1,
      "data: {\"type\":\"response.function_call_arguments.delta\","
      "\"output_index\":$n,\"item_id\":\"$n\",\"delta\":\"$w\"}\n\n" },

    { "parts of one item", 1,
      "data: {\"type\":\"response.content_part.added\",\"output_index\":0,"
      "\"content_index\":$n,\"part\":{\"type\":\"output_text\"}}\n\n"
      "data: {\"type\":\"response.output_text.delta\",\"output_index\":0,"
      "\"content_index\":$n,\"delta\":\"$w\"}\n\n" },

    { "a text without end", 9000,
      "data: {\"type\":\"response.output_text.delta\",\"delta\":\"$w\"}"
      "\n\n" },

    { "annotations", 500,
      "data: {\"type\":\"response.output_text.annotation.added\","
      "\"annotation\":{\"url\":\"$w\"}}\n\n" },

    { "long names of events", 60000,
      "event: $w\ndata: {\"type\":\"$w\"}\n\n" },

    { "errors", 500000,
      "data: {\"type\":\"error\",\"code\":\"$w\",\"message\":\"$w\"}"
      "\n\n" },

    { "responses", 300000,
      "data: {\"type\":\"response.in_progress\",\"response\":{\"id\":"
      "\"$w\",\"model\":\"$w\"}}\n\n" },

    { NULL, 0, NULL }
};


static void
hostile_event(hostile_t *h, ngx_uint_t n)
{
    char         buf[32];
    const char  *p;

    text.len = 0;

    for (p = h->event; *p; p++) {

        if (p[0] == '$' && p[1] == 'n') {
            sprintf(buf, "%lu", (unsigned long) n);
            bytes_text(&text, buf);
            p++;

        } else if (p[0] == '$' && p[1] == 'w') {
            bytes_times(&text, "x", h->word);
            p++;

        } else {
            bytes_byte(&text, *p);
        }
    }
}


static void
test_hostile(void)
{
    size_t      most;
    hostile_t  *h;
    ngx_uint_t  i, failed;

    for (h = hostile; h->name; h++) {
        profile_set(&r, 0);
        r.discard = 1;
        run_begin(&r);

        most = 0;
        failed = 0;

        for (i = 0; i < 2000 && i * h->word < 20000000; i++) {
            hostile_event(h, i);
            failed += (run_feed(&r, text.data, text.len) != NGX_OK);
            most = ngx_max(most, r.stream.bytes);
        }

        is(failed, 0, "%s: no error", h->name);

        ok(most <= 256 * 1024 + r.conf.max_text_size,
           "%s: %lu bytes", h->name, (unsigned long) most);

        /* and a frame that does not end */

        text.len = 0;
        bytes_lit(&text, "data: {\"type\":\"");
        bytes_times(&text, "x", 15900);

        for (i = 0; i < 100; i++) {
            run_feed(&r, text.data, text.len);
            most = ngx_max(most, r.stream.bytes);
        }

        ok(most <= 256 * 1024 + r.conf.max_text_size + r.conf.max_event_size,
           "%s, and half a frame: %lu bytes", h->name, (unsigned long) most);

        run_end(&r, NGX_OK);
    }

    r.discard = 0;
    r.out.len = 0;
}


/* what one stream needed is not kept for all to come */

static void
test_worker(void)
{
    size_t      before;
    ngx_uint_t  i;

    text.len = 0;
    bytes_lit(&text, CREATED DELTA COMPLETED);

    profile_set(&r, 0);
    run_cut(&r, &text, RUN_WHOLE, 0);

    before = r.process.bytes;

    text.len = 0;
    bytes_lit(&text, CREATED);

    for (i = 0; i < 8; i++) {
        bytes_lit(&text, "data: {\"type\":\"response.output_text.delta\","
                         "\"delta\":\"");
        bytes_times(&text, "0123456789", 50000);
        bytes_lit(&text, "\"}\n\n");
    }

    r.conf.max_text_size = 4 * 1024 * 1024;

    run_cut(&r, &text, RUN_STEP, 16384);

    ok(r.process.bytes <= before + 131072,
       "a worker keeps %lu bytes after 4 MB of text and its failure",
       (unsigned long) r.process.bytes);

    bytes_lit(&text, COMPLETED);

    run_cut(&r, &text, RUN_STEP, 16384);

    ok(r.process.bytes <= before + 131072, "%lu bytes after its end",
       (unsigned long) r.process.bytes);

    /* half a pair of escapes goes the long way; many members, many edits */

    text.len = 0;
    bytes_lit(&text, CREATED "data: {\"type\":\"response.completed\","
                     "\"response\":{\"output\":[0");

    for (i = 0; i < 20000; i++) {
        bytes_lit(&text, ",{\"type\":\"message\",\"id\":\"\\ud800\","
                         "\"content\":[{\"type\":\"text\"}]}");
    }

    bytes_lit(&text, "]}}\n\n");

    r.conf.max_event_size = 16 * 1024 * 1024;

    run_cut(&r, &text, RUN_WHOLE, 0);

    ok(r.process.bytes <= before + 131072, "%lu bytes after 20,000 items",
       (unsigned long) r.process.bytes);
}


/* 114: each allocation fails once; what left before was right */

static ngx_uint_t
fail_each(ngx_uint_t profile, ngx_uint_t process)
{
    mem_t       *m;
    ngx_int_t    rc;
    ngx_uint_t   n, bad;

    static run_t  f;

    profile_set(&r, profile);
    run_cut(&r, &text, RUN_WHOLE, 0);

    bad = 0;
    rc = NGX_ERROR;

    for (n = 1; rc == NGX_ERROR && bad == 0 && n < 5000; n++) {
        run_init(&f);
        profile_set(&f, profile);

        m = process ? &f.process : &f.stream;
        m->fail = n;
        m->sticky = n & 1;

        rc = run_cut(&f, &text, RUN_STEP, 400);

        bad += (rc != NGX_OK && rc != NGX_ERROR);
        bad += (rc == NGX_OK && m->calls >= n);
        bad += (f.out.len > r.out.len
                || memcmp(f.out.data, r.out.data, f.out.len) != 0);
        bad += (f.stream.blocks != 0);

        run_free(&f);
        bad += !mem_clean(&f.process) || !mem_clean(&f.stream);

        if (bad) {
            diag("allocation %lu of the %s", (unsigned long) n,
                 process ? "process" : "stream");
        }

        /* the trees of paths are not the matter here */

        if (process && n == 5) {
            n = 250;
        }
    }

    return bad;
}


static void
test_failures(void)
{
    ngx_uint_t  i, bad;

    for (i = 0; i < files.n; i++) {
        files_read(files.name[i], &text);
        text.len = ngx_min(text.len, 20000);

        bad = fail_each(i % PROFILES, 0);
        bad += fail_each((i + 1) % PROFILES, 1);

        is(bad, 0, "%s: no memory", files.name[i]);
    }
}


int
main(void)
{
    run_init(&r);

    files_sent(&files);
    ok(files.n > 5, "streams are there, run this from the top");

    files_list(&files, files_shared("streams/mock"), ".sse");

    test_text();
    test_endless();
    test_conforming();
    test_long_item();
    test_hostile();
    test_worker();
    test_failures();

    is(r.empty, 0, "no piece was empty");

    run_free(&r);
    bytes_free(&text);
    bytes_free(&want);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
