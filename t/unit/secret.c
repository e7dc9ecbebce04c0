
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests that what rules hide is never sent, on streams of secret.h; the fuzzer
 * t/fuzz/secret.c tries more of them.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "secret.h"
#include "secret_cases.h"
#include "tap.h"


#define STREAMS  12000


static secret_run_t  s;


static ngx_uint_t
sent(const char *word)
{
    bytes_add(&s.r.out, "", 1);
    s.r.out.len--;

    return strstr((char *) s.r.out.data, word) != NULL;
}


static void
run_case(const secret_case_t *c, size_t n)
{
    ngx_int_t  rc;

    rc = run_begin(&s.r);

    if (c->how & RESUMED) {
        ngx_responses_engine_resume(&s.r.engine, 7);
    }

    if (rc == NGX_OK && n) {
        rc = run_feed(&s.r, s.text.data, n);
    }

    if (rc == NGX_OK && n < s.text.len) {
        rc = run_feed(&s.r, s.text.data + n, s.text.len - n);
    }

    run_end(&s.r, rc);
}


static void
test_case(const secret_case_t *c)
{
    ngx_uint_t   n, said;
    const char  *p;

    profile_set(&s.r, 0);
    rules_drop(&s.rules);

    is(rules_make(&s.rules, c->rules), NGX_OK, "%s", c->name);

    s.r.conf.rules = &s.rules.rules;
    s.r.outside = &s.rules;
    s.r.detect = ((c->how & DETECTED) != 0);
    s.r.asked = ((c->how & ASKED) != 0);
    s.r.sniff = 0;
    s.r.conf.max_event_size = (c->how & SHORT) ? 200 : 1024 * 1024;
    s.r.conf.max_items = (c->how & FEW) ? 0 : 1024;
    s.r.conf.normalize = !(c->how & AS_IS);

    if (c->how & FAIL) {
        s.r.conf.failure = NGX_RESPONSES_FAILURE_ERROR;
    }

    s.text.len = 0;

    for (p = c->text; *p; p++) {
        bytes_byte(&s.text, *p == '\'' ? '"' : (u_char) *p);
    }

    said = (strstr(c->text, "said") != NULL);

    for (n = 0; n <= s.text.len; n++) {
        run_case(c, n);

        if (sent("hush") || (said && !sent("said"))) {
            break;
        }
    }

    is(n, 1 + s.text.len, "%s: said and not said", c->name);

    if (n <= s.text.len) {
        tap_show("output", s.r.out.data, s.r.out.len);
    }

    /* it would be sent without the rules */

    if (strstr(c->text, "hush") == NULL) {
        return;
    }

    s.r.conf.rules = NULL;
    s.r.conf.max_event_size = 1024 * 1024;

    run_case(c, 0);
    ok(sent("hush"), "%s: without rules", c->name);
}


int
main(void)
{
    uint64_t    n;
    ngx_uint_t  i, bad;

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

    for (i = 0; i < sizeof(secret_cases) / sizeof(secret_cases[0]); i++) {
        test_case(&secret_cases[i]);
    }

    is(s.r.stream.blocks, 0, "no leak");
    is(s.r.stream.errors + s.rules.wrong, 0, "no error");

    secret_free(&s);

    return tap_done();
}
