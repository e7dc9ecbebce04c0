
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


#define STREAMS  10000


/* whether the stream says its secret if there are no rules */

static ngx_uint_t
said_without(uint64_t n)
{
    ngx_uint_t  words[WORDS];

    secret_make(n);

    if (json) {
        return 0;
    }

    profile_set(&r, profile);
    (void) try();

    return count(&r.out, words) != 0;
}


int
main(void)
{
    uint64_t    n;
    ngx_uint_t  bad;

    secret_init();

    for (n = 1, bad = 0; n <= STREAMS && bad < 3; n++) {
        bad += secret_try(n, 0);
    }

    is(bad, 0, "no secret is sent, and nothing else is lost");

    /* the streams are such that it could be */

    ok(tried.secrets > STREAMS / 2, "%lu streams had one",
       (unsigned long) tried.secrets);
    ok(tried.events > 5 * STREAMS, "%lu events were sent",
       (unsigned long) tried.events);
    ok(tried.memory > STREAMS / 20, "%lu without memory",
       (unsigned long) tried.memory);

    for (n = 1, bad = 0; n <= 300; n++) {
        bad += said_without(n);
    }

    ok(bad > 150, "without rules %lu of 300 are sent", (unsigned long) bad);

    secret_free();

    ok(mem_clean(&r.process) && mem_clean(&r.stream) && mem_clean(&rules.mem)
       && rules.wrong == 0, "no leak");

    return tap_done();
}
