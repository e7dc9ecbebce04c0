
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Prints what the engine makes of streams, for t/fuzz/compare:
 *
 *   outputs STEP SETS FILE ...
 *
 * Each case of the files, in each profile, with each set of SETS, which is a
 * file of cases without streams: their directives come after those of the
 * case.  A file whose name does not end with ".t" is one stream.  Of all these
 * runs each STEPth is done.  A run is printed as
 *
 *   run NAME TAB RESULT TAB LENGTH
 *   NAME=VALUE TAB ...
 *   LENGTH bytes, LF
 *
 * It is compiled with the engine and the t/unit of its own commit.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "case_run.h"


#define OUTPUTS_SETS  64


static run_t       r;
static rules_t     rules;
static case_t      sets[OUTPUTS_SETS];
static ngx_uint_t  nsets;


static void
print_log(case_t *c)
{
    bytes_t            value;
    const case_log_t  *row;

    ngx_memzero(&value, sizeof(bytes_t));

    (void) case_variable(&r, c, "dialect", &value);
    printf("dialect=%s", (char *) value.data);

    for (row = case_log; row->name; row++) {
        (void) case_variable(&r, c, row->name, &value);
        printf("\t%s=%s", row->name, (char *) value.data);
    }

    printf("\n");
    bytes_free(&value);
}


/* every other one in pieces */

static void
print_run(case_t *c, ngx_uint_t n)
{
    bytes_t    plain;
    ngx_int_t  rc;

    random_state = n + 1;
    rc = case_run(&r, c, &c->in.text, n % 2 ? RUN_RANDOM : RUN_WHOLE, 200);

    ngx_memzero(&plain, sizeof(bytes_t));
    case_plain(&plain, &r.out);

    printf("\t%ld\t%lu\n", (long) rc, (unsigned long) plain.len);
    print_log(c);
    fwrite(plain.data, 1, plain.len, stdout);
    printf("\n");

    bytes_free(&plain);
}


static void
print_case(case_t *c, const char *file, ngx_uint_t step, ngx_uint_t *n)
{
    char         how[sizeof(c->how)];
    case_t      *set;
    ngx_uint_t   i, own, profile;

    own = c->nconf;
    c->after = -1;
    memcpy(how, c->how, sizeof(how));

    for (i = 0; i < nsets * PROFILES; i++) {

        if ((*n)++ % step) {
            continue;
        }

        set = &sets[i / PROFILES];
        profile = i % PROFILES;

        if (own + set->nconf > CASE_LINES) {
            continue;
        }

        memcpy(c->conf[own], set->conf, set->nconf * sizeof(set->conf[0]));
        c->nconf = own + set->nconf;
        memcpy(c->how, set->how[0] ? set->how : how, sizeof(how));

        printf("run %s:%lu %s, %s, %s", file, (unsigned long) c->line,
               c->title, profile_name(profile), set->title);

        if (!directives_set_conf(&r, &rules, c->conf, c->nconf, profile)
            || (c->json && (r.conf.rules == NULL
                            || !ngx_responses_rules_may(r.conf.rules,
                                                        &rules, 1))))
        {
            if (rules.mistake) {
                fprintf(stderr, "%s, %s: invalid: %s\n", c->title, set->title,
                        rules.mistake);
                exit(2);
            }

            printf("\tdeclined\t0\n\n\n");

        } else {
            print_run(c, *n);
        }

        if (r.conf.rules) {
            rules_drop(&rules);
            r.conf.rules = NULL;
        }
    }
}


static void
print_file(const char *name, ngx_uint_t step, ngx_uint_t *n)
{
    size_t          len;
    bytes_t         file;
    case_reader_t   rd;

    static case_t  c;

    ngx_memzero(&file, sizeof(bytes_t));
    ngx_memzero(&rd, sizeof(case_reader_t));
    ngx_memzero(&c, sizeof(case_t));

    if (!files_read(name, &file)) {
        fprintf(stderr, "cannot read %s\n", name);
        exit(2);
    }

    len = strlen(name);

    if (len < 2 || strcmp(name + len - 2, ".t") != 0) {
        c.in.text = file;
        print_case(&c, name, step, n);
        bytes_free(&file);
        return;
    }

    rd.file = &file;

    while (case_read(&rd, &c)) {
        print_case(&c, name, step, n);
    }

    bytes_free(&c.in.text);
    bytes_free(&file);
}


int
main(int argc, char **argv)
{
    int            i;
    bytes_t        file;
    ngx_uint_t     n;
    case_reader_t  rd;

    ngx_memzero(&file, sizeof(bytes_t));
    ngx_memzero(&rd, sizeof(case_reader_t));
    rd.file = &file;

    if (argc < 4 || atoi(argv[1]) < 1 || !files_read(argv[2], &file)) {
        fprintf(stderr, "usage: %s STEP SETS FILE ...\n", argv[0]);
        return 2;
    }

    while (nsets < OUTPUTS_SETS && case_read(&rd, &sets[nsets])) {
        nsets++;
    }

    run_init(&r);
    rules_init(&rules);

    for (i = 3, n = 0; i < argc; i++) {
        print_file(argv[i], atoi(argv[1]), &n);
    }

    return 0;
}
