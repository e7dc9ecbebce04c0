
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A failure that says no reason waits for it: what arrives while its time runs
 * out.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_api.h"
#include "engine/ngx_responses_engine.h"

#include "random.h"
#include "run.h"


#define RESPONSE                                                              \
    "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"    \
    "\"model\":\"m\",\"output\":[],\"status\":"

static run_t  r;


static void
feed(const char *s)
{
    is(run_feed(&r, (const u_char *) s, strlen(s)), NGX_OK, "fed");
}


static void
expire(void)
{
    r.now = r.engine.timer;
    is(ngx_responses_engine_expire(&r.engine, r.now), NGX_OK, "the time ends");
}


static ngx_uint_t
has(const char *s)
{
    bytes_add(&r.out, "", 1);
    r.out.len--;

    return strstr((char *) r.out.data, s) != NULL;
}


static void
begin(void)
{
    run_begin(&r);
    feed("data: {\"type\":\"response.created\"," RESPONSE
         "\"in_progress\"}}\n\n");
    feed("data: {\"type\":\"response.failed\"," RESPONSE
         "\"failed\",\"error\":null}}\n\n");
    ok(!has("response.failed"), "it waits");
    feed("data: {\"type\":\"error\",\"error\":{\"code\":\"x\",\"message\":\"");
}


int
main(void)
{
    ngx_uint_t  i;

    run_init(&r);
    r.conf.normalize = 1;

    begin();
    expire();
    ok(!has("response.failed"), "half of the reason has come");
    feed("why\"}}\n\n");
    ok(has("{\"code\":\"x\",\"message\":\"why\"}"), "the rest of it");
    run_end(&r, NGX_OK);

    begin();
    expire();
    expire();
    ok(has("did not say why"), "no rest within another second");
    feed("why\"}}\n\n");
    run_end(&r, NGX_OK);
    ok(!has("\"why\""), "what comes after the end is dropped");

    /* an event over the limit is sent as it comes */

    r.conf.max_event_size = 200;

    begin();

    for (i = 0; i < 200; i++) {
        feed("x");
    }

    expire();
    expire();
    ok(!has("response.failed"), "nothing goes into an event");
    feed("\"}}\n\n");
    ok(has("x\"},\"sequence_number\":1}\n\nevent: response.failed"),
       "it follows the event");
    run_end(&r, NGX_OK);

    /* llama.cpp sent errors as fields in 2025 */

    r.conf.max_event_size = 4096;

    run_begin(&r);
    feed("data: {\"type\":\"response.failed\"," RESPONSE
         "\"failed\",\"error\":null}}\n\n");
    feed("error: {\"code\":\"x\",\"message\":\"why\"}\n\n");
    ok(has("{\"code\":\"x\",\"message\":\"why\"}"), "a reason in a field");
    run_end(&r, NGX_OK);

    run_free(&r);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
