
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fuzzing of the engine: whatever the bytes, it must not fail, must give the
 * same output and the same record however they are cut, and must free what it
 * took.  The first 3 bytes of an input choose a set of t/fuzz/sets.t, the
 * profile and the cuts, the rest is the stream.
 *
 *     clang -g -O1 -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
 *           -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
 *           -fno-sanitize=pointer-overflow
 *           -It/unit/stub -It/unit -Ingx_http_responses_module
 *           t/fuzz/engine.c (all .c files of core, json, api, engine)
 *           -lyajl -lpcre2-8
 *
 * An empty string may be null, and NULL + 0 is no error: hence the last of the
 * options.  Compiled without the first two it reads the files that it is
 * given.  Good ones to begin with are those that t/fuzz/compare leaves in
 * build/compare/mutants; build/unit/streams reads these, too.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "case_run.h"
#include "inputs.h"


#define FUZZ_SETS  64


static run_t       r;
static rules_t     rules;
static case_t      sets[FUZZ_SETS];
static ngx_uint_t  nsets;
static bytes_t     want;


static void
fail(const char *what, case_t *set, const uint8_t *data, size_t size)
{
    fprintf(stderr, "%s, %s\n", what, set->title);

    tap_show("  stream", data, size);
    tap_show("expected", want.data, want.len);
    tap_show("     got", r.out.data, r.out.len);
    fflush(stdout);
    abort();
}


static void
begin(void)
{
    bytes_t        file;
    case_reader_t  rd;

    ngx_memzero(&file, sizeof(bytes_t));
    ngx_memzero(&rd, sizeof(case_reader_t));
    rd.file = &file;

    if (!files_read("t/fuzz/sets.t", &file)) {
        fprintf(stderr, "run this from the top\n");
        exit(2);
    }

    while (nsets < FUZZ_SETS && case_read(&rd, &sets[nsets])) {
        nsets++;
    }

    bytes_free(&file);

    run_init(&r);
    rules_init(&rules);
}


int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    case_t                 *set;
    bytes_t                 in;
    ngx_uint_t              i;
    ngx_responses_usage_t   usage;

    if (size < 3) {
        return 0;
    }

    if (nsets == 0) {
        begin();
    }

    set = &sets[data[0] % nsets];

    if (!directives_set_conf(&r, &rules, set->conf, set->nconf,
                             data[1] % PROFILES))
    {
        return 0;
    }

    random_state = 1 + data[2];

    ngx_memzero(&in, sizeof(bytes_t));
    bytes_add(&in, data + 3, size - 3);

    if (case_run(&r, set, &in, RUN_WHOLE, 0) != NGX_OK) {
        fail("an error", set, in.data, in.len);
    }

    usage = r.usage;
    want.len = 0;
    bytes_add(&want, r.out.data, r.out.len);

    for (i = 0; i < 3; i++) {

        if (case_run(&r, set, &in, RUN_RANDOM, i ? 40 * i : 2) != NGX_OK
            || !bytes_equal(&r.out, &want) || r.stream.blocks
            || !run_same_usage(&r.usage, &usage))
        {
            fail("cut in another way it differs", set, in.data, in.len);
        }
    }

    bytes_free(&in);

    if (r.conf.rules) {
        rules_drop(&rules);
        r.conf.rules = NULL;
    }

    return 0;
}
