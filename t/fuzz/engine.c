
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fuzzing of the engine: whatever the bytes, it must not fail, must give
 * the same output and the same record however they are cut, and must free
 * what it took.  The first 12 bytes of an input choose limits, configuration,
 * end, cuts and rules, the rest is the stream.
 *
 * Values of rules are bytes of the stream, so that it may try to break out
 * of the events that they are put into: with rules no more data leaves that
 * is no JSON than came in.
 *
 *     clang -g -O1 -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
 *           -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
 *           -It/unit/stub -It/unit -Ingx_http_responses_module
 *           t/fuzz/engine.c (all .c files of core, json, api, engine)
 *           -lyajl
 *
 * Half of the mutations put an event of grammar.h into the stream.
 *
 * Compiled without the first two it reads the files that it is given, or makes
 * streams of such events by their numbers:
 *
 *     engine FILE ...
 *     engine -n FIRST COUNT
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "grammar.h"
#include "json.h"
#include "profiles.h"
#include "reference.h"
#include "rules.h"
#include "rules_choice.h"
#include "run.h"


#define HEAD  12


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);


static void
fail(const char *what, run_t *one, run_t *two)
{
    fprintf(stderr, "%s\n", what);

    tap_show("one", one->out.data, one->out.len);
    tap_show("two", two->out.data, two->out.len);
    run_show_usage("one", &one->usage);
    run_show_usage("two", &two->usage);

    fflush(stdout);
    abort();
}


/* a profile, and then as little of the contract as the bits say */

static void
configure(run_t *r, const uint8_t *data)
{
    size_t  limit;

    profile_set(r, data[6] % PROFILES);

    limit = data[0] | (size_t) data[1] << 8;

    if (limit <= 0x4000) {
        r->conf.max_event_size = limit + 1;
    }

    r->conf.event_line = (r->conf.event_line + (data[2] >> 1)) % 3;
    r->start = (data[2] & 0x80) ? 9007199254740990LL : 0;

    r->conf.normalize = !(data[6] & 0x10);
    r->conf.milliseconds ^= (data[6] >> 6) & 1;
    r->conf.reasoning ^= (data[6] >> 7) & 1;

    r->end = data[7] % 3;
    r->conf.terminal = (data[7] & 0x04) ? NGX_RESPONSES_TERMINAL_OFF
                                        : NGX_RESPONSES_TERMINAL_ON;
    r->conf.hide_unknown = (data[7] >> 3) & 1;
    r->conf.hide_malformed = (data[7] >> 4) & 1;
    r->conf.done = (r->conf.done + ((data[7] >> 5) & 3)) % 3;

    if (data[7] & 0x80) {
        r->conf.max_items = data[4] % 8;
        r->conf.max_text_size = data[5] % 64;
    }
}


/* bytes 8 and 9: how many and which; 10 and 11: how long their values are */

static const ngx_responses_rules_t *
choose(rules_t *rules, const uint8_t *data, size_t size)
{
    size_t      n, m;
    ngx_uint_t  i;

    static bytes_t  text;

    if (data[8] % 8 == 0) {
        return NULL;
    }

    n = ngx_min(data[10] % 64, size - HEAD);
    m = ngx_min(data[11] % 64, size - HEAD - n);

    rules_var(rules, 1, data + HEAD, n);
    rules_var(rules, 2, data + HEAD + n, m);
    rules_var(rules, 3, "", 0);
    rules->conds[1] = 1;

    random_state = data[8] | (uint64_t) data[9] << 8;

    text.len = 0;
    bytes_add(&text, "", 0);

    for (i = 0; i < data[8] % 8U; i++) {
        choice_rule(&text, 1);
    }

    rules_drop(rules);

    if (rules_make(rules, (char *) text.data) != NGX_OK) {
        fprintf(stderr, "rules\n");
        abort();
    }

    return &rules->rules;
}


/* events whose data is no JSON object */

static ngx_uint_t
invalid(const u_char *p, size_t len)
{
    json_t       *json;
    ngx_uint_t    i, n;
    reference_t   ref;

    reference_parse(&ref, p, len);

    for (n = 0, i = 0; i < ref.n; i++) {
        json = json_parse(ref.list[i].data.data, ref.list[i].data.len);
        n += (json == NULL || json->kind != JSON_OBJECT);
        json_free(json);
    }

    reference_free(&ref);

    return n;
}


/* of the input, its last event ended; [DONE] may be added */

static ngx_uint_t
came(const u_char *p, size_t len)
{
    static bytes_t  text;

    text.len = 0;
    bytes_add(&text, p, len);
    bytes_lit(&text, "\n\n\n");

    return invalid(text.data, text.len) + 1;
}


int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    cuts_t  cuts;

    static run_t       one, two;
    static rules_t     rules;
    static ngx_uint_t  ready;

    if (size < HEAD) {
        return 0;
    }

    /* both have a process of their own, which sees many streams */

    if (!ready) {
        ready = 1;
        run_init(&one);
        run_init(&two);
        rules_init(&rules);
        one.outside = two.outside = &rules;
    }

    configure(&one, data);
    one.conf.rules = choose(&rules, data, size);
    two.conf = one.conf;
    two.end = one.end;

    random_state = data[4] | (uint64_t) data[5] << 8;
    cuts.kind = RUN_WHOLE;

    if (run(&one, data + HEAD, size - HEAD, cuts) != NGX_OK) {
        fail("an error", &one, &one);
    }

    /* the other way of deltas, too */

    (void) run_begin(&two);
    ngx_responses_engine_free(&two.engine);
    two.worker.no_templates = 1;

    cuts.kind = data[3] ? RUN_RANDOM : RUN_STEP;
    cuts.n = data[3] ? data[3] : 1;

    if (run(&two, data + HEAD, size - HEAD, cuts) != NGX_OK) {
        fail("an error", &two, &two);
    }

    if (!bytes_equal(&one.out, &two.out)) {
        fail("other bytes", &one, &two);
    }

    if (!run_same_usage(&one.usage, &two.usage)) {
        fail("another record", &one, &two);
    }

    /* the rest of a long event is left out if it may be hidden */

    if (one.conf.rules && one.usage.oversize == 0
        && (invalid(one.out.data, one.out.len)
            > came(data + HEAD, size - HEAD) || rules.wrong))
    {
        fail("no JSON", &one, &one);
    }

    if (one.empty + two.empty) {
        fail("an empty piece", &one, &two);
    }

    if (one.stream.blocks + two.stream.blocks || one.stream.errors
        || two.stream.errors)
    {
        fail("memory", &one, &two);
    }

    return 0;
}


#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
    unsigned int seed);


/* an event, before one of the input or after the last */

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
    unsigned int seed)
{
    size_t  i;

    static bytes_t  text;

    random_state = seed;
    text.len = 0;
    grammar_event(&text);

    if (seed % 2 || size < HEAD || text.len > max - size) {
        return LLVMFuzzerMutate(data, size, max);
    }

    for (i = HEAD + random_below(size - HEAD + 1); i < size; i++) {
        if (i >= HEAD + 2 && data[i - 1] == '\n' && data[i - 2] == '\n') {
            break;
        }
    }

    memmove(data + i + text.len, data + i, size - i);
    memcpy(data + i, text.data, text.len);

    return size + text.len;
}

#else

static void
try(uint64_t n)
{
    size_t      i;
    ngx_uint_t  events;

    static bytes_t  text;

    random_state = n << 32;
    text.len = 0;

    for (i = 0; i < HEAD; i++) {
        bytes_byte(&text, (u_char) random_next());
    }

    /* the limit of an event: most are shorter, or it is the greatest */

    if (random_below(4)) {
        text.data[1] = (u_char) random_below(4);
    }

    for (events = 1 + random_below(12); events; events--) {
        grammar_event(&text);
    }

    (void) LLVMFuzzerTestOneInput(text.data, text.len);
}


int
main(int argc, char **argv)
{
    int       i;
    bytes_t   text;
    uint64_t  n, last;

    if (argc == 4 && strcmp(argv[1], "-n") == 0) {
        n = strtoull(argv[2], NULL, 10);

        for (last = n + strtoull(argv[3], NULL, 10); n < last; n++) {
            try(n);
        }

        printf("%s streams\n", argv[3]);

        return 0;
    }

    ngx_memzero(&text, sizeof(bytes_t));

    for (i = 1; i < argc; i++) {

        if (!files_read(argv[i], &text)) {
            fprintf(stderr, "cannot read %s\n", argv[i]);
            return 2;
        }

        (void) LLVMFuzzerTestOneInput(text.data, text.len);
    }

    printf("%d inputs\n", argc - 1);

    bytes_free(&text);

    return 0;
}

#endif
