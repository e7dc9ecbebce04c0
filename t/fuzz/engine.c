
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fuzzing of the engine: whatever the bytes, it must not fail, must give
 * the same output and the same record however they are cut, and must free
 * what it took.  The first 8 bytes of an input choose limits, configuration,
 * end and cuts, the rest is the stream.
 *
 *     clang -g -O1 -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
 *           -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
 *           -It/unit/stub -It/unit -Ingx_http_responses_module
 *           t/fuzz/engine.c (all .c files of floors 0 to 3) -lyajl
 *
 * Compiled without the first two it reads the files that it is given.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "profiles.h"
#include "run.h"


#define HEAD  8


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

    r->conf.sequence = data[2] & 1;
    r->conf.event_line = (r->conf.event_line + (data[2] >> 1)) % 3;
    r->conf.start = (data[2] & 0x80) ? 9007199254740990LL : 0;

    r->conf.normalize = !(data[6] & 0x10);
    r->conf.scaffold = !(data[6] & 0x20);
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


int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    cuts_t  cuts;

    static run_t       one, two;
    static ngx_uint_t  ready;

    if (size < HEAD) {
        return 0;
    }

    /* both have a process of their own, which sees many streams */

    if (!ready) {
        ready = 1;
        run_init(&one);
        run_init(&two);
    }

    configure(&one, data);
    two.conf = one.conf;
    two.end = one.end;

    random_state = data[4] | (uint64_t) data[5] << 8;

    cuts.kind = RUN_WHOLE;

    if (run(&one, data + HEAD, size - HEAD, cuts) != NGX_OK) {
        fail("an error", &one, &one);
    }

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


#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION

int
main(int argc, char **argv)
{
    int      i;
    bytes_t  text;

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
