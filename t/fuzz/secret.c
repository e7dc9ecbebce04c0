
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Looks for what rules hide in what is sent, see t/unit/secret.h.
 *
 *     gcc -O2 -It/unit/stub -It/unit -Ingx_http_responses_module
 *         t/fuzz/secret.c (all .c files of core, json, api, engine) -lyajl
 *         -lpcre2-8
 *
 *     secret FIRST COUNT [ERRORS]     prints streams that leak or lose
 *     secret -1 NUMBER                prints one
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "secret.h"


int
main(int argc, char **argv)
{
    uint64_t    n, last;
    ngx_uint_t  bad, errors;

    if (argc < 3) {
        fprintf(stderr, "usage: secret FIRST COUNT [ERRORS]\n");
        return 2;
    }

    secret_init();

    n = strtoull(argv[1], NULL, 10);
    last = strtoull(argv[2], NULL, 10);
    errors = (argc > 3) ? strtoul(argv[3], NULL, 10) : 10;

    if (argv[1][0] == '-') {
        return secret_try(last, 1);
    }

    for (bad = 0, last += n; n < last && bad < errors; n++) {
        bad += secret_try(n, 0);
    }

    printf("up to %lu, %lu leak or lose; %lu had a secret, %lu no memory, "
           "%lu events were sent\n", (unsigned long) n, (unsigned long) bad,
           (unsigned long) tried.secrets, (unsigned long) tried.memory,
           (unsigned long) tried.events);

    secret_free();

    return bad != 0;
}
