
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


/* rules that never apply change nothing in streams that conform */

static void
test_nothing(const char *idle)
{
    char        conf[2][512];
    uint64_t    n;
    bytes_t     out;
    ngx_uint_t  bad, tries;

    ngx_memzero(&out, sizeof(bytes_t));
    snprintf(conf[0], sizeof(conf[0]), "set $off 0;");
    snprintf(conf[1], sizeof(conf[1]), "responses_%s;", idle);

    for (n = 1, bad = 0, tries = 0; tries < 50 && bad == 0; n++) {
        secret_make(n);

        if (!conform || json) {
            continue;
        }

        tries++;
        profile_set(&r, profile);
        (void) try();
        out.len = 0;
        bytes_add(&out, r.out.data, r.out.len);

        bad += !directives_set_conf(&r, &rules, conf, 2, profile);
        (void) try();
        bad += !bytes_equal(&r.out, &out);
    }

    is(bad, 0, "nothing changes: %s", idle);
    bytes_free(&out);
}


int
main(void)
{
    uint64_t    n;
    ngx_uint_t  bad;

    static const char  *idle[] = { "hide_event never", "hide_item never",
        "hide_field never.x", "set_field never.x 1",
        "add_event x after=never a=1", "rewrite_text never x announce",
        "hide_event * if=$off", "hide_field x if=$off" };

    /* streams that leaked with few items, a limit that no directive sets */

    static const uint64_t  leaks[] = { 32934477, 33456031,
        231566421 };

    secret_init();

    for (n = 0; n < sizeof(leaks) / sizeof(leaks[0]); n++) {
        is(secret_try(leaks[n], 0), 0, "stream %lu", (unsigned long) leaks[n]);
    }

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

    for (n = 0; n < sizeof(idle) / sizeof(idle[0]); n++) {
        test_nothing(idle[n]);
    }

    secret_free();

    ok(mem_clean(&r.process) && mem_clean(&r.stream) && mem_clean(&rules.mem)
       && rules.wrong == 0, "no leak");

    return tap_done();
}
