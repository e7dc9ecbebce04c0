
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/repeat with several streams of a process: each gets what it
 * gets alone, in whatever order their events come.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "run.h"


#define RESPONSE(id)                                                          \
    "{\"id\":\"" id "\",\"object\":\"response\",\"created_at\":1,\"status\":" \
    "\"in_progress\",\"model\":\"m\",\"output\":[],\"error\":null,"           \
    "\"incomplete_details\":null,\"instructions\":null,\"metadata\":{},"      \
    "\"parallel_tool_calls\":true,\"temperature\":1,\"tool_choice\":\"auto\","\
    "\"tools\":[],\"top_p\":1}"

#define EVENT(type, n, response)                                              \
    "event: response." type "\ndata: {\"type\":\"response." type "\","        \
    "\"sequence_number\":" n ",\"response\":" response "}\n\n"

#define CREATED(id)   EVENT("created", "0", RESPONSE(id))
#define REPEATED(id)  EVENT("in_progress", "1", RESPONSE(id))

/* a response that repairs change */

#define ODD(id)  "{\"id\":\"" id "\",\"status\":\"in_progress\"}"

#define STREAMS  3
#define EVENTS   2


static const char  *events[STREAMS][EVENTS] = {
    { CREATED("resp_1"), REPEATED("resp_1") },
    { CREATED("resp_2"), REPEATED("resp_1") },
    { EVENT("created", "0", ODD("resp_3")),
      EVENT("in_progress", "1", RESPONSE("resp_1")) }
};

static run_t  runs[STREAMS], alone;


static void
begin(run_t *run)
{
    run->out.len = 0;

    ngx_responses_engine_init(&run->engine, &run->conf, &runs[0].worker,
                              &run->stream.mem, run_write, run);

    run->engine.request_id = run_request_id;
    run->engine.time = run->time;
}


static ngx_uint_t
is_alone(ngx_uint_t n)
{
    ngx_uint_t  i, same;

    (void) run_begin(&alone);

    for (i = 0; i < EVENTS; i++) {
        (void) run_feed(&alone, (u_char *) events[n][i],
                        strlen(events[n][i]));
    }

    same = (alone.out.len == runs[n].out.len
            && memcmp(alone.out.data, runs[n].out.data, alone.out.len) == 0
            && alone.engine.usage.repaired == runs[n].engine.usage.repaired
            && alone.engine.usage.events == runs[n].engine.usage.events);

    ngx_responses_engine_free(&alone.engine);

    if (!same) {
        tap_show("got", runs[n].out.data, runs[n].out.len);
    }

    return same;
}


/* all orders of six events, of which those of a stream follow each other */

static void
test_orders(void)
{
    ngx_uint_t  i, n, order, left, bad, done[STREAMS];

    bad = 0;

    for (order = 0; order < 729; order++) {
        ngx_memzero(done, sizeof(done));

        for (n = 0; n < STREAMS; n++) {
            begin(&runs[n]);
        }

        left = order;

        for (i = 0; i < STREAMS * EVENTS; i++) {
            n = left % STREAMS;
            left /= STREAMS;

            while (done[n] == EVENTS) {
                n = (n + 1) % STREAMS;
            }

            bad += (run_feed(&runs[n], (u_char *) events[n][done[n]],
                             strlen(events[n][done[n]]))
                    != NGX_OK);
            done[n]++;
        }

        for (n = 0; n < STREAMS; n++) {
            bad += !is_alone(n);
            ngx_responses_engine_free(&runs[n].engine);
        }
    }

    is(bad, 0, "three streams in any order");
}


/* a stream that ends, and another one in its memory */

static void
test_again(void)
{
    begin(&runs[0]);

    (void) run_feed(&runs[0], (u_char *) events[0][0], strlen(events[0][0]));

    ok(runs[0].worker.repeat_of == &runs[0].engine, "its response is kept");

    ngx_responses_engine_free(&runs[0].engine);

    ok(runs[0].worker.repeat_of == NULL, "until it ends");

    begin(&runs[0]);

    (void) run_feed(&runs[0], (u_char *) events[0][0], strlen(events[0][0]));
    (void) run_feed(&runs[0], (u_char *) events[0][1], strlen(events[0][1]));

    ok(runs[0].worker.repeat_of == NULL, "or has another event");
    ok(is_alone(0), "the next stream gets what it gets alone");

    ngx_responses_engine_free(&runs[0].engine);
}


/* without memory for it all events are read */

static void
test_memory(void)
{
    ngx_uint_t  i, bad;

    bad = 0;

    for (i = 1; i < 40; i++) {
        ngx_responses_worker_free(&runs[0].worker);

        runs[0].process.fail = 0;
        (void) ngx_responses_worker_init(&runs[0].worker,
                                         &runs[0].process.mem);

        begin(&runs[0]);

        runs[0].process.calls = 0;
        runs[0].process.fail = i;

        if (run_feed(&runs[0], (u_char *) events[0][0], strlen(events[0][0]))
            == NGX_OK
            && run_feed(&runs[0], (u_char *) events[0][1],
                        strlen(events[0][1]))
               == NGX_OK)
        {
            bad += !is_alone(0);
        }

        ngx_responses_engine_free(&runs[0].engine);
    }

    runs[0].process.fail = 0;

    is(bad, 0, "whatever memory is missing");
}


int
main(void)
{
    ngx_uint_t  n;

    run_init(&alone);
    alone.conf.normalize = 1;

    for (n = 0; n < STREAMS; n++) {
        run_init(&runs[n]);
        runs[n].conf.normalize = 1;
    }

    (void) ngx_responses_worker_init(&runs[0].worker, &runs[0].process.mem);
    runs[0].ready = 1;

    test_orders();
    test_again();
    test_memory();

    for (n = 0; n < STREAMS; n++) {
        run_free(&runs[n]);
    }

    run_free(&alone);

    ok(mem_clean(&runs[0].process) && mem_clean(&runs[0].stream)
       && mem_clean(&alone.process) && mem_clean(&alone.stream), "no leak");

    return tap_done();
}
