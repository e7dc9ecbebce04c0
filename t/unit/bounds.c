
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the memory that streams take, G8: whatever an upstream sends,
 * what needs no repair, and what a worker keeps of it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "profiles.h"
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

    { "announcements", 0,
      "data: {\"type\":\"response.in_progress\"}\n\n" },

    { "events of no known type", 10,
      "event: x\ndata: {\"id\":\"$w\",\"model\":\"$w\"}\n\n" },

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

        for (i = 0; i < 20000 && i * h->word < 20000000; i++) {
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


int
main(void)
{
    run_init(&r);

    test_conforming();
    test_hostile();
    test_worker();

    is(r.empty, 0, "no piece was empty");

    run_free(&r);
    bytes_free(&text);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
