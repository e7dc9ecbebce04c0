
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests that what rules hide is never sent, on streams of secret.h; the fuzzer
 * t/fuzz/secret.c tries more of them.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "secret.h"
#include "tap.h"


#define STREAMS  12000


static secret_run_t  s;


int
main(void)
{
    uint64_t    n;
    ngx_uint_t  bad;

    bad = 0;

    for (n = 1; n <= STREAMS && bad < 3; n++) {

        if (secret_try(&s, NULL, 0, n)) {
            diag("stream %lu", (unsigned long) n);
            bad++;
        }
    }

    is(bad, 0, "no secret is sent");

    /* the streams are such that it could be */

    ok(s.streams > STREAMS / 2, "%lu streams had one",
       (unsigned long) s.streams);
    ok(s.passed > 5 * STREAMS, "%lu events were sent",
       (unsigned long) s.passed);
    ok(s.memory > STREAMS / 20, "%lu without memory",
       (unsigned long) s.memory);

    for (n = 1, bad = 0; n <= 300; n++) {
        bad += secret_without(&s, n);
    }

    ok(bad > 150, "without rules %lu of 300 are sent", (unsigned long) bad);

    is(s.r.stream.blocks, 0, "no leak");
    is(s.r.stream.errors + s.rules.wrong, 0, "no error");

    secret_free(&s);

    return tap_done();
}
