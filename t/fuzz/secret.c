
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fuzzing of what rules hide, see t/unit/secret.h.
 *
 *     clang -g -O1 -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
 *           -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
 *           -It/unit/stub -It/unit -Ingx_http_responses_module
 *           t/fuzz/secret.c (all .c files of core, json, api, engine)
 *           -lyajl
 *
 * Compiled without the first two it runs streams by their numbers:
 *
 *     secret FIRST COUNT [ERRORS]
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "secret.h"


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);


static secret_run_t  s;


int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (secret_try(&s, data, size, 1)) {
        abort();
    }

    return 0;
}


#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION

int
main(int argc, char **argv)
{
    uint64_t    n, last;
    ngx_uint_t  bad, errors;

    if (argc < 3) {
        fprintf(stderr, "usage: secret FIRST COUNT [ERRORS]\n");
        return 2;
    }

    n = strtoull(argv[1], NULL, 10);
    last = n + strtoull(argv[2], NULL, 10);
    errors = (argc > 3) ? strtoul(argv[3], NULL, 10) : 1;
    bad = 0;

    for ( /* void */ ; n < last && bad < errors; n++) {

        if (secret_try(&s, NULL, 0, n)) {
            printf("# stream %llu\n", (unsigned long long) n);
            bad++;
        }
    }

    printf("%lu streams with a secret, %lu without memory, %lu events sent, "
           "%lu errors\n", (unsigned long) s.streams,
           (unsigned long) s.memory, (unsigned long) s.passed,
           (unsigned long) bad);

    secret_free(&s);

    return bad != 0;
}

#endif
