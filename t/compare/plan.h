
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Which inputs are run with which configurations: breadth first, what one
 * input does not meet the next one does.  All follows from the seed.
 */


#ifndef _PLAN_H_INCLUDED_
#define _PLAN_H_INCLUDED_


#include "cases.h"


#define PLAN_LARGE  40000              /* such inputs have fewer runs */


static ngx_uint_t  ninputs;


/* a row of configurations in one of its forms, and all else by hashes */

static void
run_row(const char *name, bytes_t *text, size_t row, size_t form)
{
    case_t    c;
    uint64_t  h;

    case_init(&c, name, row % CONFIG_ROWS * CONFIG_FORMS
                        + form % CONFIG_FORMS);

    h = case_hash(case_hash_text(name), options.seed * CONFIGS + c.config);

    case_vary(&c, h, text->len);
    run(&c, text);
}


/* n rows, others for each input */

static void
run_some(const char *name, ngx_uint_t n)
{
    ngx_uint_t      i;
    static bytes_t  text;

    static ngx_uint_t  row, form;

    if (!input_make(&text, name)) {
        fprintf(stderr, "no input \"%s\"\n", name);
        exit(2);
    }

    ninputs++;

    for (i = 0; i < n; i++) {

        /* every other one without rules */

        if (i % 2) {
            row++;
        }

        run_row(name, &text, i % 2 ? row : 0, form++);
    }

    /* neither goes through its numbers in step with the other */

    form += (form % 7 == 0);
}


/* an input and all rows; of large ones a part, and all in the end */

static void
run_all(const char *name, ngx_uint_t n)
{
    size_t          row, form, forms, share;
    static bytes_t  text;

    if (!input_make(&text, name)) {
        fprintf(stderr, "no input \"%s\"\n", name);
        exit(2);
    }

    ninputs++;

    share = options.thorough ? 1 : 1 + text.len / PLAN_LARGE * 4;

    for (row = 0; row < CONFIG_ROWS; row++) {

        if (row && (row + n) % share) {
            continue;
        }

        forms = (options.thorough || (row == 0 && share == 1)) ? CONFIG_FORMS
                                                               : 1;

        for (form = 0; form < forms; form++) {
            run_row(name, &text, row, n + row + form);
        }
    }
}


static void
run_mutants(const char *file, ngx_uint_t n, ngx_uint_t mutants,
    ngx_uint_t rows)
{
    char        name[512];
    bytes_t     text;
    ngx_uint_t  i, kind;

    ngx_memzero(&text, sizeof(bytes_t));

    if (!files_read(file, &text)) {
        return;
    }

    if (text.len > (options.thorough ? 60000 : 12000)) {
        mutants = 0;
    }

    bytes_free(&text);

    for (i = 0; i < mutants; i++) {
        kind = (n * mutants + i) % MUTATIONS;

        snprintf(name, sizeof(name), "%s#%s.%lu", file, mutations[kind].name,
                 (unsigned long) (options.seed * 1000 + i));
        run_some(name, rows);
    }
}


/* texts of JSON: each as it is, and mutated */

static void
run_texts(const char *first, ngx_uint_t mutants)
{
    char        name[512];
    ngx_uint_t  i, kind;

    run_some(first, 2);

    for (i = 0, kind = 0; i < mutants; i++) {

        do {
            kind = (kind + 1) % MUTATIONS;
        } while (!mutations[kind].text);

        snprintf(name, sizeof(name), "%s#%s.%lu", first, mutations[kind].name,
                 (unsigned long) (options.seed * 1000 + i));
        run_some(name, 1);
    }
}


/* rules of unit tests and at random, with the streams of those */

static void
run_rules(ngx_uint_t n)
{
    char            name[64];
    case_t          c;
    uint64_t        h;
    ngx_uint_t      i, k, m;
    const char     *rules, *text;
    static bytes_t  input;

    for (k = 0; unit_rule(k, &rules, &text); k++) {
        /* void */
    }

    for (i = 0; i < (k + n) * 2; i++) {
        m = i % (k + n);
        snprintf(name, sizeof(name), "rule:%lu", (unsigned long) m);

        if (m >= k) {
            snprintf(name, sizeof(name), "%s:%lu",
                     m % 2 ? "untidy" : "random", (unsigned long) m);
        }

        h = case_hash(case_hash_text(name), options.seed + i);

        case_init(&c, name, (m < k && i < k + n)
                  ? CONFIG_UNITS + m * CONFIG_FORMS + h % CONFIG_FORMS
                  : CONFIG_RANDOM + h % 1000000000);

        (void) input_make(&input, name);
        case_vary(&c, h, input.len);

        ninputs += (i < k + n);
        run(&c, &input);
    }
}


static void
run_generated(const char *kind, ngx_uint_t n, ngx_uint_t rows)
{
    char        name[64];
    ngx_uint_t  i;

    for (i = 0; i < n; i++) {
        snprintf(name, sizeof(name), "%s:%lu", kind,
                 (unsigned long) (options.seed * 1000000 + i));
        run_some(name, rows);
    }
}


static void
list(files_t *files)
{
    files->n = 0;

    files_list(files, "t/dialects", ".in");
    files_list(files, "t/dialects", ".out");
    files_list(files, "t/streams", ".in");
    files_list(files, "t/streams", ".out");
    files_list(files, "t/streams/foreign", ".sse");
    files_list(files, "t/clients/streams", ".in");
    files_list(files, "t/clients/streams", ".sse");
    files_list(files, files_shared("streams/mock"), ".sse");
    files_list(files, files_shared("streams/foreign"), ".sse");
    files_list(files, files_shared("streams/real"), ".sse");

    if (files_shared("streams") == NULL) {
        printf("no shared streams, only those of this repository\n");
    }
}


static void
run_everything(void)
{
    char              name[512];
    ngx_uint_t        i, more;
    const extreme_t  *e;

    static files_t  files;

    list(&files);

    more = options.thorough ? 8 : 1;

    for (i = 0; i < files.n; i++) {
        run_all(files.name[i], i);
        run_mutants(files.name[i], i, 20 * more, 4);

        snprintf(name, sizeof(name), "%s#response.0", files.name[i]);
        run_texts(name, 3 * more);
    }

    run_generated("short", inputs_of(split_cases) - 1, CONFIG_ROWS / 4);
    run_generated("special", inputs_of(input_specials), CONFIG_ROWS);

    for (i = 0; unit_repair(i); i++) {
        snprintf(name, sizeof(name), "repair:%lu", (unsigned long) i);
        run_some(name, 10 * more);
    }

    for (e = extremes; e->name; e++) {
        run_generated(e->name, 40 * more, 6);
    }

    run_rules(2000 * more);
    run_generated("random", 300 * more, 3);
    run_generated("untidy", 700 * more, 4);
    run_generated("pieces", 1000 * more, 4);

    for (i = 0; i < inputs_of(input_responses); i++) {
        snprintf(name, sizeof(name), "response:%lu", (unsigned long) i);
        run_texts(name, 20 * more);
    }

    for (i = 0; i < inputs_of(input_requests) + 20 * more; i++) {
        snprintf(name, sizeof(name), "request:%lu", (unsigned long) i);
        run_texts(name, i < inputs_of(input_requests) ? 40 * more : 0);
    }
}


#endif /* _PLAN_H_INCLUDED_ */
