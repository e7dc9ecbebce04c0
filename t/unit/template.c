
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/template: two engines side by side, one of which sends all
 * events the normal way.  Output and record must be the same after every
 * piece of the input, whatever a delta is changed into, and the short way
 * must be taken where it can be.  t/unit/streams.c compares both for all
 * streams, t/streams/framing/deltas.t among them.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "directives.h"


#define STARTED                                                               \
    "event: response.created\n"                                               \
    "data: {\"type\":\"response.created\",\"sequence_number\":0,\"response\":"\
    "{\"id\":\"resp_1\",\"object\":\"response\",\"created_at\":1,\"status\":" \
    "\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n"

#define REASONING                                                             \
    "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"   \
    "\"output_index\":0,\"item\":{\"id\":\"rs_1\",\"type\":\"reasoning\","    \
    "\"summary\":[]}}\n\n"

#define MESSAGE                                                               \
    "event: response.output_item.added\n"                                     \
    "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"   \
    "\"output_index\":0,\"item\":{\"id\":\"msg_1\",\"type\":\"message\","     \
    "\"status\":\"in_progress\",\"role\":\"assistant\",\"content\":[]}}\n\n"  \
    "event: response.content_part.added\n"                                    \
    "data: {\"type\":\"response.content_part.added\",\"sequence_number\":2,"  \
    "\"item_id\":\"msg_1\",\"output_index\":0,\"content_index\":0,\"part\":"  \
    "{\"type\":\"output_text\",\"text\":\"\",\"annotations\":[]}}\n\n"

#define CREATED  STARTED MESSAGE

#define DELTA(id, place, n, more)                                             \
    "event: response.output_text.delta\n"                                     \
    "data: {\"type\":\"response.output_text.delta\",\"item_id\":\"" id "\","  \
    "\"output_index\":0,\"content_index\":" place ",\"delta\":\"Hello\","     \
    "\"sequence_number\":" #n more "}\n\n"

#define EIGHT(id, more)                                                       \
    DELTA(id, "0", 3, more) DELTA(id, "0", 4, more) DELTA(id, "0", 5, more)   \
    DELTA(id, "0", 6, more) DELTA(id, "0", 7, more) DELTA(id, "0", 8, more)   \
    DELTA(id, "0", 9, more) DELTA(id, "0", 10, more)

#define LOGPROBS                                                              \
    ",\"logprobs\":[{\"token\":\"He\",\"bytes\":[72,101],\"logprob\":-0.5}]"

#define DELTAS(id, more)                                                      \
    EIGHT(id, more) EIGHT(id, more) EIGHT(id, more) EIGHT(id, more)

#define ARGUMENTS(n, text)                                                    \
    "event: response.function_call_arguments.delta\n"                         \
    "data: {\"type\":\"response.function_call_arguments.delta\","             \
    "\"item_id\":\"fc_1\",\"output_index\":1,\"delta\":\"" text "\","         \
    "\"sequence_number\":" #n "}\n\n"

#define HELD                                                                  \
    ARGUMENTS(3, "{") ARGUMENTS(4, "") ARGUMENTS(5, "1") ARGUMENTS(6, "2")    \
    ARGUMENTS(7, "3") ARGUMENTS(8, "4") ARGUMENTS(9, "5") ARGUMENTS(10, "}")

#define CALL_DONE(text)                                                       \
    "data: {\"type\":\"response.output_item.done\",\"sequence_number\":11,"   \
    "\"output_index\":1,\"item\":{\"id\":\"fc_1\",\"type\":\"function_call\","\
    "\"status\":\"completed\",\"call_id\":\"call_1\",\"name\":\"f\","         \
    "\"arguments\":\"" text "\"}}\n\n"


static run_t    on, off;
static rules_t  rules;
static uint64_t steps[2];              /* of the code: short way, normal one */


static ngx_uint_t
same_usage(void)
{
    ngx_responses_usage_t  a, b;

    a = run_usage(&on.engine.usage);
    b = run_usage(&off.engine.usage);

    return run_same_usage(&a, &b);
}


/* both runs, the same pieces: 1 if they differ in anything */

static ngx_uint_t
differs(const char *in)
{
    size_t     i, n, len;
    ngx_int_t  a, b;

    off.conf = on.conf;
    len = strlen(in);

    a = run_begin(&on);
    b = run_begin(&off);

    off.worker.no_templates = 1;
    steps[0] = 0;
    steps[1] = 0;

    for (i = 0; i < len && a == NGX_OK && b == NGX_OK; i += n) {
        n = ngx_min(len - i, 1000);

        tap_steps = 0;
        a = run_feed(&on, (u_char *) in + i, n);
        steps[0] += tap_steps;

        tap_steps = 0;
        b = run_feed(&off, (u_char *) in + i, n);
        steps[1] += tap_steps;

        if (!bytes_equal(&on.out, &off.out)
            || on.engine.next != off.engine.next
            || on.engine.phase != off.engine.phase
            || on.engine.state.bytes != off.engine.state.bytes
            || on.engine.hold.len != off.engine.hold.len
            || !same_usage())
        {
            diag("at byte %lu", (unsigned long) i);
            break;
        }
    }

    a = run_end(&on, a);
    b = run_end(&off, b);

    if (i >= len && a == b && bytes_equal(&on.out, &off.out)
        && run_same_usage(&on.usage, &off.usage))
    {
        return 0;
    }

    tap_show("templates", on.out.data, on.out.len);
    tap_show("   normal", off.out.data, off.out.len);
    run_show_usage("templates", &on.usage);
    run_show_usage("   normal", &off.usage);

    return 1;
}


/* the short way costs less than half, with the events before the deltas */

static void
test_used(void)
{
    ngx_uint_t  i;

    static const struct {
        const char  *name;
        const char  *rules;
        const char  *text;
    } cases[] = {
        { "as it is", "", CREATED DELTAS("msg_1", "") },
        { "obfuscation", "", CREATED DELTAS("msg_1", ",\"x\":\"abc\"") },
        { "logprobs", "", CREATED DELTAS("msg_1", LOGPROBS) },
        { "logprobs that are hidden", "hide_field logprobs",
          CREATED DELTAS("msg_1", LOGPROBS) },
        { "a foreign id", "", CREATED DELTAS("c", "") },
        { "a hidden member", "hide_field obfuscation",
          CREATED DELTAS("msg_1", ",\"obfuscation\":\"abc\"") },
        { "a member that is set", "set_field x :=1",
          CREATED DELTAS("msg_1", "") },
        { "other numbers", "add_event edge.note after=response.created a:=1",
          CREATED DELTAS("msg_1", "") },
        { "other numbers and a hidden member",
          "add_event edge.note after=response.created a:=1; "
          "hide_field obfuscation",
          CREATED DELTAS("msg_1", ",\"obfuscation\":\"abc\"") },
        { "texts that are rewritten", "rewrite_text e EE",
          CREATED DELTAS("msg_1", "") },
        { "held", "", CREATED HELD HELD HELD HELD CALL_DONE("") },
        { "held, and hidden as its item comes", "hide_item function_call",
          CREATED HELD HELD HELD HELD CALL_DONE("") },
        { "held, and others are hidden", "hide_item reasoning",
          CREATED HELD HELD HELD HELD CALL_DONE("") },
        { "hidden", "hide_event response.output_text.delta",
          CREATED DELTAS("msg_1", "") },
        { "an index that is put back as it was", "hide_item reasoning",
          STARTED REASONING MESSAGE DELTAS("msg_1", "") },
    };

    profile_set(&on, 0);

    for (i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        (void) directives_read(&on, &rules, cases[i].rules);

        is(differs(cases[i].text), 0, "%s: the same", cases[i].name);
        ok(steps[0] * 2 < steps[1], "%s: the short way is taken",
           cases[i].name);
    }

    on.conf.rules = NULL;
}


int
main(void)
{
    run_init(&on);
    run_init(&off);
    rules_init(&rules);
    off.outside = &rules;

    test_used();

    run_free(&on);
    run_free(&off);
    rules_free(&rules);

    ok(mem_clean(&on.process) && mem_clean(&on.stream)
       && mem_clean(&off.process) && mem_clean(&off.stream), "no leak");

    return tap_done();
}
