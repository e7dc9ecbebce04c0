
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams of other APIs leave the engine as they came: whole, byte by byte,
 * in random pieces, and cut at any byte, whatever the rules are.  Streams of
 * ours are told from them, and are repaired as they are without them.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_api.h"
#include "engine/ngx_responses_ruleset.h"

#include "random.h"
#include "run.h"
#include "files.h"
#include "profiles.h"
#include "rules.h"


static run_t    r;
static rules_t  rules;
static bytes_t  in, want;
static files_t  files;


/* rules of which none may touch a foreign stream; NULL: none */

static const char  *sets[] = {
    NULL,
    "H response.* error *.delta",
    "H response.output_text.*",
    "I reasoning *_call *",
    "F response.instructions obfuscation choices.*.delta usage metadata",
    "S model \"x\"\nS usage {}",
    "A x.y >response.created a=b\nA x.z <<error a=b",
    "R v",
    "W a b\nD",
    "H codex.*\nI reasoning\nF response.tools\nS response.model \"m\""
};

#define SETS  (sizeof(sets) / sizeof(sets[0]))


static void
use_rules(ngx_uint_t n)
{
    r.conf.rules = NULL;
    r.outside = NULL;

    if (sets[n]) {
        rules_drop(&rules);

        if (rules_make(&rules, sets[n]) != NGX_OK) {
            ok(0, "rules %u", (unsigned) n);
            exit(1);
        }

        r.conf.rules = &rules.rules;
        r.outside = &rules;
    }
}


/* a first event without its end may have what a rule hides */

static ngx_uint_t
unclear(ngx_uint_t set, size_t len)
{
    return sets[set] && strpbrk(sets[set], "HF")
           && r.usage.malformed == 1 && r.usage.events == 0 && len < in.len;
}


static ngx_uint_t
changed(const char *name, ngx_uint_t set, size_t len, cuts_t cuts)
{
    if (run(&r, in.data, len, cuts) == NGX_OK
        && (r.out.len == len || unclear(set, len))
        && memcmp(r.out.data, in.data, r.out.len) == 0)
    {
        return 0;
    }

    diag("%s, rules %u, %u of %u bytes: %u came out", name, (unsigned) set,
         (unsigned) len, (unsigned) in.len, (unsigned) r.out.len);

    return 1;
}


static void
test_file(const char *name)
{
    size_t      len, step;
    int64_t     read, first;
    cuts_t      cuts;
    ngx_uint_t  i, n, bad;

    if (!files_read(name, &in)) {
        ok(0, "%s", name);
        return;
    }

    name = strrchr(name, '/') + 1;
    bad = 0;
    first = -1;

    for (i = 0; i < SETS && bad < 5; i++) {
        use_rules(i);

        for (n = 0; n < 6; n++) {
            cuts.kind = (n == 0) ? RUN_WHOLE : (n == 1) ? RUN_STEP
                                                        : RUN_RANDOM;
            cuts.n = (n == 1) ? 1 : n * 80;

            r.end = NGX_RESPONSES_END_CLEAN;
            bad += changed(name, i, in.len, cuts);

            /* what is read depends neither on the pieces nor on rules */

            read = r.usage.input_tokens * 1000000 + r.usage.output_tokens * 100
                   + r.usage.terminal + r.usage.events * 10000;
            first = (first == -1) ? read : first;
            bad += (read != first);
        }

        step = 1 + in.len / 120;

        for (len = 0; len <= in.len && bad < 5; len += step) {
            cuts.kind = (len % 2) ? RUN_WHOLE : RUN_RANDOM;
            cuts.n = 100;

            r.end = (ngx_responses_end_e) (len % 3);
            bad += changed(name, i, len, cuts);
        }
    }

    is(bad, 0, "%s: unchanged", name);
}


/* what the engine makes of a stream that is known to be ours */

static void
test_ours(const char *name)
{
    size_t      len, step;
    cuts_t      cuts;
    ngx_uint_t  bad;

    if (!files_read(name, &in)) {
        ok(0, "%s", name);
        return;
    }

    name = strrchr(name, '/') + 1;
    bad = 0;
    step = 1 + in.len / 60;
    cuts.kind = RUN_RANDOM;
    cuts.n = 200;

    r.asked = 1;

    for (len = in.len % step; len <= in.len; len += step) {
        r.end = (ngx_responses_end_e) (len % 3);

        r.detect = 0;
        (void) run(&r, in.data, len, cuts);

        want.len = 0;
        bytes_add(&want, r.out.data, r.out.len);

        /* of an empty stream only the path tells */

        r.detect = (len > 0);
        (void) run(&r, in.data, len, cuts);

        if (r.out.len != want.len
            || memcmp(r.out.data, want.data, want.len) != 0)
        {
            bad++;
            diag("%s, %u bytes: %u, not %u", name, (unsigned) len,
                 (unsigned) r.out.len, (unsigned) want.len);
        }
    }

    r.detect = 1;
    r.asked = 0;

    is(bad, 0, "%s: as known to be ours", name);
}


typedef struct {
    const char  *in;
    const char  *out;                  /* NULL: the same */
    ngx_uint_t   asked;
    ngx_uint_t   set;                  /* of rules */
    const char  *name;
} case_t;


#define CREATED(n)                                                            \
    "event: response.created\n"                                               \
    "data: {\"type\":\"response.created\",\"sequence_number\":" #n ","        \
    "\"response\":{\"id\":\"r\",\"object\":\"response\",\"created_at\":1,"    \
    "\"status\":\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n"

#define LIMITS(n)                                                             \
    "event: codex.rate_limits\n"                                              \
    "data: {\"type\":\"codex.rate_limits\",\"sequence_number\":" #n "}\n\n"


#define PROGRESS  "event: job.progress\ndata: {\"n\":0}\n\n"


#define HOOK(type)                                                            \
    "data: {\"id\":\"evt_1\",\"object\":\"event\",\"created_at\":1,"          \
    "\"type\":\"" type "\",\"data\":{\"id\":\"resp_1\"}}\n\n"


static const case_t  cases[] = {
    { HOOK("response.completed"), NULL, 1, 0, "a webhook is not a stream" },
    { HOOK("response.failed") HOOK("batch.completed") "data: [DONE]\n\n",
      NULL, 1, 0, "webhooks of both names" },
    { HOOK("response.completed"), NULL, 1, 4, "one, where a rule hides" },
    { HOOK("fine_tuning.job.succeeded") HOOK("realtime.call.incoming"), NULL,
      1, 0, "types of webhooks only" },
    { "event: batch.failed\ndata: {}\n\n", NULL, 1, 0,
      "the type of a webhook in the event line" },
    { HOOK("batch.completed") CREATED(5), NULL, 1, 0, "and what follows" },
    { CREATED(0) "event: response.completed\n"
      "data: {\"sequence_number\":1,\"object\":\"event\","
      "\"type\":\"response.completed\",\"data\":{\"id\":\"r\"}}\n\n"
      LIMITS(2),
      NULL, 1, 0, "one in a stream is not wrapped and does not end it" },
    { LIMITS(7) CREATED(8), CREATED(0) LIMITS(1), 0, 0,
      "N11 unknown events follow created" },
    { LIMITS(0) LIMITS(1) CREATED(2), CREATED(0) LIMITS(1) LIMITS(2), 0, 0,
      "N11 two of them" },
    { ": a\n\nretry: 1\n\n" CREATED(0), ": a\n\n" CREATED(0), 0, 0,
      "G9 fields without data before the first event" },
    { "\xef\xbb\xbf" CREATED(0), CREATED(0), 0, 0, "G9 byte order mark" },
    { "event: x\n\xef\xbb\xbf" "data: {\n\n" CREATED(0), CREATED(0), 0, 0,
      "G9 a BOM within the first frame is not sent first" },
    { "data:\n\n" CREATED(0), CREATED(0), 0, 0, "N15 empty data first" },
    { LIMITS(0) LIMITS(1) LIMITS(2) LIMITS(3) CREATED(4), NULL, 0, 0,
      "N11 too many of them: foreign" },
    { LIMITS(0) "data: {\"object\":\"chat.completion.chunk\"}\n\n", NULL, 0,
      0, "N11 known to be foreign later" },
    { "data: {\"object\":\"chat.completion.chunk\"}\n\n" CREATED(5), NULL, 1,
      0, "foreign, also where a response was asked for" },
    { "data: {\"foo\":1}\n\n" CREATED(5), NULL, 1, 0, "unknown, not ours" },
    { "data: {\"foo\":1}\n\n", NULL, 0, 9, "unknown, where a rule hides" },
    { "data: x\n\ndata: [DONE]\n\n", NULL, 0, 9, "text, where a rule hides" },
    { "event: error\ndata: {\"type\":\"error\"}\n\n", NULL, 0, 9,
      "an error, where a rule hides" },
    { "data: {\"choices\":[{\"delta\":{\"instructions\":\"x\"", NULL, 0, 9,
      "half an event of a foreign stream, where a rule hides" },
    { "data: {\"a\":1,\"response\":{\"instructions\":\"SECRET", "", 0, 9,
      "half an event that may be ours, where a rule hides" },
    { PROGRESS PROGRESS PROGRESS PROGRESS PROGRESS, NULL, 0, 4,
      "unknown types with a dot, where a rule hides members" },
    { PROGRESS, NULL, 0, 4, "one of them" },
    { NULL, NULL, 0, 0, NULL }
};


static void
test_cases(void)
{
    size_t         i, len;
    cuts_t         cuts;
    const char    *out;
    ngx_uint_t     bad;
    const case_t  *c;

    for (c = cases; c->in; c++) {
        len = strlen(c->in);
        out = c->out ? c->out : c->in;
        bad = 0;

        use_rules(c->set);

        r.asked = c->asked;
        r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;
        r.end = NGX_RESPONSES_END_CLEAN;

        for (i = 0; i <= len; i++) {
            cuts.kind = (i == 0) ? RUN_WHOLE : (i == 1) ? RUN_STEP : RUN_SPLIT;
            cuts.n = i;

            (void) run(&r, c->in, len, cuts);

            if (r.out.len != strlen(out)
                || memcmp(r.out.data, out, r.out.len) != 0)
            {
                bad++;
            }
        }

        if (!is(bad, 0, "%s", c->name)) {
            diag("\"%.*s\"", (int) r.out.len, r.out.data);
        }
    }

    r.asked = 0;
    r.conf.terminal = NGX_RESPONSES_TERMINAL_ON;
}


static ngx_uint_t
has(const char *text)
{
    size_t  i, len;

    len = strlen(text);

    for (i = 0; i + len <= r.out.len; i++) {
        if (memcmp(r.out.data + i, text, len) == 0) {
            return 1;
        }
    }

    return 0;
}


/* a location that hides stays suspicious of what it does not know */

static void
test_hiding(void)
{
    cuts_t  cuts = { RUN_WHOLE, 0, 0 };

    static const char  late[] =
        "data: {\"foo\":1}\n\n"
        "data: {\"type\":\"response.created\",\"response\":{"
        "\"id\":\"r\",\"instructions\":\"SECRET\"}}\n\n";

    static const char  broken[] =
        "data: {'type':'response.created','instructions':'SECRET'}\n\n";

    use_rules(4);

    (void) run(&r, late, sizeof(late) - 1, cuts);
    ok(!has("SECRET"), "a stream of ours after an unknown event is ours");

    r.conf.hide_malformed = 1;
    (void) run(&r, broken, sizeof(broken) - 1, cuts);
    ok(!has("SECRET"), "invalid JSON is taken for ours");
    r.conf.hide_malformed = 0;
}


static void
test_asked(void)
{
    cuts_t  cuts = { RUN_WHOLE, 0, 0 };

    static const char  error[] =
        "data: {\"error\":{\"message\":\"no\"}}\n\n";

    use_rules(0);

    r.end = NGX_RESPONSES_END_CLEAN;
    (void) run(&r, "", 0, cuts);
    is(r.out.len, 0, "an empty stream stays empty");

    r.asked = 1;
    (void) run(&r, "", 0, cuts);
    ok(has("\"type\":\"response.created\"")
       && has("\"type\":\"response.failed\"") && has("server_error"),
       "G3 an empty stream that was asked for has failed");

    (void) run(&r, "data: {\"ty", 10, cuts);
    ok(has("\"type\":\"response.failed\""), "G3 half an event, too");

    (void) run(&r, error, sizeof(error) - 1, cuts);
    ok(has("\"type\":\"response.failed\"") && has("\"message\":\"no\""),
       "N13 an error alone");

    r.asked = 0;
}


static void
test_expire(void)
{
    static const char  limits[] = LIMITS(0);
    static const char  created[] = CREATED(0);

    use_rules(0);

    (void) run_begin(&r);
    (void) run_feed(&r, (u_char *) limits, sizeof(limits) - 1);
    is(r.out.len, 0, "N11 kept");
    is(r.engine.timer, r.now + 1000, "N11 for a second");
    (void) ngx_responses_engine_expire(&r.engine, r.now + 1000);
    is_bytes(r.out.data, r.out.len, limits, sizeof(limits) - 1,
             "N11 then it passes");
    (void) run_feed(&r, (u_char *) created, sizeof(created) - 1);
    is(r.out.len, sizeof(limits) + sizeof(created) - 2, "as a foreign one");
    (void) run_end(&r, NGX_OK);

    r.asked = 1;
    r.end = NGX_RESPONSES_END_CLEAN;
    (void) run_begin(&r);
    (void) run_feed(&r, (u_char *) limits, sizeof(limits) - 1);
    (void) ngx_responses_engine_expire(&r.engine, r.now + 1000);
    (void) run_feed(&r, (u_char *) created, sizeof(created) - 1);
    ok(has("codex.rate_limits") && has("\"sequence_number\":1,\"response\""),
       "or as one of ours, if a response was asked for");
    (void) run_end(&r, NGX_OK);
    r.asked = 0;
}


static void
test_sniff(void)
{
    ngx_uint_t  i;
    cuts_t      cuts = { RUN_STEP, 1, 0 };

    static const char  *same[] = {
        "{\"a\":1}", " \r\n\t[1,2]", "plain text\n\n", "\177ELF", "",
        "   ", "{\"type\":\"response.created\"}\n\n"
    };

    static const char  stream[] = "\n \ndata: {\"type\":\"response.x\"}\n\n";

    use_rules(9);
    r.sniff = 1;

    for (i = 0; i < sizeof(same) / sizeof(same[0]); i++) {
        (void) run(&r, same[i], strlen(same[i]), cuts);
        is_bytes(r.out.data, r.out.len, same[i], strlen(same[i]),
                 "sniffed, not a stream");
    }

    (void) run(&r, stream, sizeof(stream) - 1, cuts);
    ok(has("\"sequence_number\""), "sniffed, a stream");

    /* nothing is put before a body that may be JSON */

    r.asked = 1;
    (void) run_begin(&r);
    ok(!ngx_responses_engine_between(&r.engine), "sniffed, no heartbeat");
    (void) run_end(&r, NGX_OK);
    is(r.out.len, 0, "sniffed, an empty body stays empty");
    r.asked = 0;

    r.sniff = 0;
}


/* what one stream leaves behind is not seen by the next of the worker */

static void
test_worker(void)
{
    size_t  len;
    cuts_t  cuts = { RUN_WHOLE, 0, 0 };

    static const char  chat[] =
        "data: {\"object\":\"chat.completion.chunk\",\"model\":\"m\","
        "\"id\":\"c\",\"choices\":[{\"index\":0,\"delta\":{\"content\":"
        "\"x\",\"function_call\":{\"name\":\"f\"}},"
        "\"finish_reason\":\"stop\"}],\"usage\":{"
        "\"prompt_tokens\":43x}}\n\n";

    static const char  call[] =
        CREATED(0)
        "event: response.output_item.added\n"
        "data: {\"type\":\"response.output_item.added\","
        "\"sequence_number\":1,\"output_index\":0,\"item\":{\"id\":\"f\","
        "\"type\":\"function_call\",\"status\":\"in_progress\","
        "\"call_id\":\"c\",\"name\":\"n\",\"arguments\":\"\"}}\n\n"
        "event: response.function_call_arguments.done\n"
        "data: {\"type\":\"response.function_call_arguments.done\","
        "\"sequence_number\":2,\"output_index\":0,\"item_id\":\"f\","
        "\"name\":\"n\",\"arguments\":\"{}\"}\n\n"
        "event: response.output_item.done\n"
        "data: {\"type\":\"response.output_item.done\","
        "\"sequence_number\":3,\"output_index\":0,\"item\":{\"id\":\"f\","
        "\"type\":\"function_call\",\"status\":\"completed\","
        "\"call_id\":\"c\",\"name\":\"n\",\"arguments\":\"{}\"}}\n\n";

    use_rules(0);
    r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;

    (void) run(&r, call, sizeof(call) - 1, cuts);

    len = r.out.len;
    want.len = 0;
    bytes_add(&want, r.out.data, len);

    (void) run(&r, chat, sizeof(chat) - 1, cuts);
    is_bytes(r.out.data, r.out.len, chat, sizeof(chat) - 1, "invalid JSON");

    (void) run(&r, call, sizeof(call) - 1, cuts);
    is_bytes(r.out.data, r.out.len, want.data, len, "and a stream after it");

    r.conf.terminal = NGX_RESPONSES_TERMINAL_ON;
}


/* an event of ours after a kept one may be too long to be held */

static void
test_long(void)
{
    cuts_t  cuts = { RUN_WHOLE, 0, 0 };

    static const char  text[] = LIMITS(0) CREATED(1);

    use_rules(0);
    r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;
    r.conf.max_event_size = 150;

    (void) run(&r, text, sizeof(text) - 1, cuts);
    ok(has("codex.rate_limits"), "N11 what was kept follows a long event");

    r.conf.max_event_size = 1024 * 1024;
    r.conf.terminal = NGX_RESPONSES_TERMINAL_ON;
}


/* a line of more than 4 GiB is no event, nor is what follows in it */

static void
test_endless(void)
{
    size_t      n;
    bytes_t     text;
    ngx_int_t   rc;
    ngx_uint_t  i;

    static const char    chat[] =
        "data: {\"object\":\"chat.completion.chunk\",\"model\":\"m\"}\n\n";
    static const size_t  lengths[] = { 4294967298, 4294967400 };

    use_rules(0);
    ngx_memzero(&text, sizeof(bytes_t));
    bytes_times(&text, " ", 16 * 1024 * 1024);
    memcpy(text.data + 4294967400 % text.len - 10, "data: {}", 8);

    r.discard = 1;

    for (i = 0; i < 2; i++) {
        rc = run_begin(&r);

        if (rc == NGX_OK) {
            rc = run_feed(&r, (u_char *) chat, sizeof(chat) - 1);
        }

        if (rc == NGX_OK) {
            rc = run_feed(&r, (u_char *) "data: ", 6);
        }

        for (n = 6; n < lengths[i] && rc == NGX_OK; n += text.len) {
            rc = ngx_responses_engine_feed(&r.engine, text.data,
                                           ngx_min(text.len, lengths[i] - n),
                                           r.now);
        }

        if (rc == NGX_OK) {
            rc = run_feed(&r, (u_char *) "\n\n", 2);
        }

        is(run_end(&r, rc), NGX_OK, "a line of %lu bytes",
           (unsigned long) lengths[i]);
        is(r.usage.events, 1, "is no event");
        is(r.out.len, sizeof(chat) - 1 + lengths[i] + 2, "and passes");
    }

    r.discard = 0;
    bytes_free(&text);
}


/* each allocation fails once: an error, and no leak */

static void
test_memory(void)
{
    size_t      n;
    cuts_t      cuts = { RUN_STEP, 7, 0 };
    ngx_int_t   rc;
    ngx_uint_t  bad;

    static const char  text[] =
        ": x\n\n" LIMITS(0) "data: {\"object\":\"chat.completion.chunk\","
        "\"model\":\"m\",\"usage\":{\"prompt_tokens\":3}}\r\n\r\n"
        "data: {\"choices\":[{\"finish_reason\":\"length\"}],"
        "\"service_tier\":\"flex\"}\n";

    use_rules(0);
    bad = 0;

    for (n = 1; n < 40; n++) {
        r.stream.calls = 0;
        r.stream.fail = n;
        rc = run(&r, text, sizeof(text) - 1, cuts);
        bad += !mem_clean(&r.stream);
        bad += ((rc == NGX_OK) != (r.stream.calls < n));
        r.stream.fail = 0;
    }

    is(bad, 0, "no leak when memory is short");
}


int
main(void)
{
    ngx_uint_t  i;

    run_init(&r);
    rules_init(&rules);

    profile_set(&r, 0);
    r.detect = 1;

    files_list(&files, "t/streams/foreign", ".sse");
    i = files.n;
    files_list(&files, files_shared("streams/foreign"), ".sse");

    if (files.n == i) {
        diag("no recordings, see TEST_RESPONSES_SHARED");
    }

    for (i = 0; i < files.n; i++) {
        test_file(files.name[i]);
    }

    use_rules(0);

    files.n = 0;
    files_list(&files, "t/dialects", ".in");
    files_list(&files, files_shared("streams/real"), ".sse");

    for (i = 0; i < files.n; i++) {
        test_ours(files.name[i]);
    }

    test_cases();
    test_hiding();
    test_asked();
    test_expire();
    test_sniff();
    test_worker();
    test_long();
    test_endless();
    test_memory();

    is(r.empty, 0, "no piece was empty");

    rules_free(&rules);
    run_free(&r);
    bytes_free(&in);
    bytes_free(&want);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
