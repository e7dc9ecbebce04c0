
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The engine of another commit and that of the working tree, in one program,
 * fed with the same inputs: outputs, records and return codes must be equal.
 *
 *     compare [--thorough] [--seed N] [--show N] [--expected FILE]
 *     compare --one INPUT --config N [--cut C] ...
 *     compare --side base|work [--cut C] [--repeat N]
 *     compare --configs
 *
 * The first runs all; the second one case, and writes what both sides made of
 * it to files; the third runs one side over the recordings, to be counted by
 * "perf stat" or "valgrind --tool=callgrind --toggle-collect=driver_stream".
 *
 * Inputs are found relative to the repository's root.  Must not know the
 * engine: what is asked of it is in driver.h.
 */


#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include <ngx_config.h>
#include <ngx_core.h>

#include "report.h"


const compare_side_t *compare_base(void);
const compare_side_t *compare_work(void);


typedef struct {
    ngx_uint_t   thorough;
    uint64_t     seed;
    ngx_uint_t   configs;
    const char  *expected;
    const char  *side;
    ngx_uint_t   repeat;
    const char  *program;
} options_t;


static options_t              options = { .repeat = 1,
                                          .expected = "t/compare/expected" };
static const compare_side_t  *base, *work;
static case_cuts_t            cuts;
static ngx_uint_t             nruns;
static uint64_t               nbytes;


static void run(case_t *c, bytes_t *text);


#include "plan.h"


static double
cpu_seconds(void)
{
    struct rusage  ru;

    getrusage(RUSAGE_SELF, &ru);

    return ru.ru_utime.tv_sec + ru.ru_stime.tv_sec
           + (ru.ru_utime.tv_usec + ru.ru_stime.tv_usec) / 1e6;
}


static void
call(const compare_side_t *side, case_t *c, const compare_input_t *in,
    compare_output_t *out)
{
    compare_conf_t  conf;

    case_conf(c, &conf);

    switch (input_kind(c->name)) {

    case INPUT_RESPONSE:
        side->response(&conf, in, out);
        return;

    case INPUT_REQUEST:
        side->request(&conf, in, out);
        return;
    }

    side->stream(&conf, in, out);

    if (c->config < CONFIGS && strncmp(out->record, "refused", 7) == 0) {
        fprintf(stderr, "invalid path in rules:\n%s\n", conf.rules);
        exit(2);
    }
}


/* 0: there is no such cut */

static ngx_uint_t
prepare(case_t *c, bytes_t *text, compare_input_t *in)
{
    ngx_memzero(in, sizeof(compare_input_t));

    in->data = text->data;
    in->len = c->length ? ngx_min(c->length, text->len) : text->len;

    if (!case_cuts(&cuts, c->cut, in->data, in->len)) {
        return 0;
    }

    in->cuts = cuts.list;
    in->ncuts = cuts.n;
    in->end = c->end;
    in->detect = (c->mode & 4) != 0;
    in->asked = (c->mode & 2) != 0;
    in->sniff = (c->mode & 1) != 0;
    in->resume = c->resume;
    in->step = c->step;
    in->heartbeat = c->heartbeat;
    in->heartbeat_event = (c->heartbeat % 2 == 0);

    return 1;
}


/* how a case is run alone, and whether it differs then as well */

static void
repeat(case_t *c, const compare_input_t *in)
{
    compare_output_t  b, w;

    base->renew();
    work->renew();

    call(base, c, in, &b);
    call(work, c, in, &w);

    if (b.len == w.len && memcmp(b.data, w.data, b.len) == 0
        && strcmp(b.record, w.record) == 0)
    {
        printf("  only after other runs of the same worker\n");
    }

    printf("  repeat: %s ", options.program);
    case_print(c);
    printf("\n");

    fflush(stdout);
}


static void
run(case_t *c, bytes_t *text)
{
    ngx_uint_t        show;
    compare_input_t   in;
    compare_output_t  b, w;

    (void) prepare(c, text, &in);

    call(base, c, &in, &b);
    call(work, c, &in, &w);

    nruns++;
    nbytes += in.len;

    (void) report(c, &b, &w, &show);

    if (show) {
        repeat(c, &in);
    }
}


/* sums and memory, when all has run: 0 if they are as they should be */

static ngx_uint_t
finish(void)
{
    char        *totals;
    size_t       left;
    ngx_uint_t   bad;

    /* sums are not equal if records are not */

    totals = strdup(base->totals());
    bad = (report_differences + report_allowed == 0
           && strcmp(totals, work->totals()) != 0);

    if (bad) {
        printf("totals differ:\n--- base\n%s--- work\n%s", totals,
               work->totals());
    }

    free(totals);

    left = base->finish();

    if (left) {
        printf("base: %lu errors of memory\n", (unsigned long) left);
        bad++;
    }

    left = work->finish();

    if (left) {
        printf("work: %lu errors of memory\n", (unsigned long) left);
        bad++;
    }

    free(cuts.list);

    return bad;
}


static int
compare_all(void)
{
    ngx_uint_t  i, bad;

    if (!report_read(options.expected)) {
        return 2;
    }

    run_everything();

    if (report_differences) {
        report_print_counts(0, "configurations");
        report_print_counts(1, "classes");
        report_print_counts(2, "fields");
        report_print_counts(3, "forms");
    }

    for (i = 0; i < report_nexpected; i++) {

        if (report_expected[i].used == 0) {
            printf("expected, but not seen: %s %s %s %s\n",
                   report_expected[i].input, report_expected[i].config,
                   report_expected[i].field, report_expected[i].reason);
        }
    }

    bad = finish();

    printf("compare: %lu inputs, %lu runs, %.1f MB, %lu differences, "
           "%lu expected, %.1f s\n",
           (unsigned long) ninputs, (unsigned long) nruns, nbytes / 1e6,
           (unsigned long) report_differences,
           (unsigned long) report_allowed, cpu_seconds());

    return report_differences || bad;
}


static void
save(const char *side, const char *what, const void *p, size_t len)
{
    FILE  *f;
    char   name[1024];

    snprintf(name, sizeof(name), "%s.%s.%s", options.program, side, what);

    f = fopen(name, "wb");

    if (f == NULL || fwrite(p, 1, len, f) != len || fclose(f) != 0) {
        fprintf(stderr, "cannot write %s\n", name);
        exit(2);
    }

    printf("%s: %lu bytes\n", name, (unsigned long) len);
}


static int
compare_one(case_t *c)
{
    ngx_uint_t        bad, show;
    static bytes_t    text;
    compare_conf_t    conf;
    compare_input_t   in;
    compare_output_t  b, w;

    if (!input_make(&text, c->name) || !prepare(c, &text, &in)) {
        fprintf(stderr, "no input \"%s\", or no cut \"%s\"\n", c->name,
                c->cut);
        return 2;
    }

    call(base, c, &in, &b);
    call(work, c, &in, &w);

    printf("%s, %s, cut %s\n", c->name, config_name(c->config), c->cut);

    case_conf(c, &conf);

    if (conf.rules) {
        printf("%s\n", conf.rules);
    }

    save("input", "sse", in.data, in.len);
    save("base", "sse", b.data, b.len);
    save("work", "sse", w.data, w.len);
    save("base", "record", b.record, strlen(b.record));
    save("work", "record", w.record, strlen(w.record));

    bad = report(c, &b, &w, &show);

    printf("%s\n", bad ? "they differ" : "no difference");

    bytes_free(&text);
    (void) finish();

    return bad;
}


/* one side alone, over the recordings, for those who count */

static int
run_side(case_t *c)
{
    double                 seconds;
    bytes_t               *texts;
    ngx_uint_t             i, n;
    compare_input_t        in;
    compare_output_t       out;
    const compare_side_t  *side;

    static files_t  files;

    side = (strcmp(options.side, "base") == 0) ? base : work;

    files_list(&files, files_shared("streams/real"), ".sse");

    if (files.n == 0) {
        printf("no shared streams\n");
        return 0;
    }

    texts = calloc(files.n, sizeof(bytes_t));

    for (i = 0; i < files.n; i++) {
        (void) files_read(files.name[i], &texts[i]);
    }

    seconds = cpu_seconds();

    for (n = 0; n < options.repeat; n++) {

        for (i = 0; i < files.n; i++) {
            (void) prepare(c, &texts[i], &in);
            in.fast = 1;
            call(side, c, &in, &out);
            nbytes += in.len;
        }
    }

    seconds = cpu_seconds() - seconds;

    printf("%s: %lu streams, %lu times, %.1f MB, %.3f s, %.1f MB/s\n",
           options.side, (unsigned long) files.n,
           (unsigned long) options.repeat, nbytes / 1e6, seconds,
           nbytes / 1e6 / seconds);

    for (i = 0; i < files.n; i++) {
        bytes_free(&texts[i]);
    }

    free(texts);

    return 0;
}


static ngx_uint_t
option(case_t *c, const char *name, const char *value)
{
    if (strcmp(name, "--seed") == 0) {
        options.seed = strtoull(value, NULL, 10);

    } else if (strcmp(name, "--show") == 0) {
        report_shown = strtoul(value, NULL, 10);

    } else if (strcmp(name, "--expected") == 0) {
        options.expected = value;

    } else if (strcmp(name, "--side") == 0) {
        options.side = value;

    } else if (strcmp(name, "--repeat") == 0) {
        options.repeat = strtoul(value, NULL, 10);

    } else {
        return case_option(c, name, value);
    }

    return 1;
}


int
main(int argc, char **argv)
{
    int     i;
    case_t  c;

    options.program = argv[0];
    case_init(&c, "", 0);

    for (i = 1; i < argc; i++) {

        if (strcmp(argv[i], "--thorough") == 0) {
            options.thorough = 1;

        } else if (strcmp(argv[i], "--configs") == 0) {
            options.configs = 1;

        } else if (i + 1 < argc && option(&c, argv[i], argv[i + 1])) {
            i++;

        } else {
            fprintf(stderr, "invalid option \"%s\"\n", argv[i]);
            return 2;
        }
    }

    if (options.configs) {

        for (c.config = 0; c.config < CONFIGS; c.config++) {
            printf("%lu %s\n", (unsigned long) c.config,
                   config_name(c.config));
        }

        return 0;
    }

    base = compare_base();
    work = compare_work();

    if (base->version != COMPARE_VERSION || work->version != COMPARE_VERSION) {
        fprintf(stderr, "the drivers are of versions %u and %u, this is %u\n",
                base->version, work->version, COMPARE_VERSION);
        return 2;
    }

    return options.side ? run_side(&c)
           : c.name[0] ? compare_one(&c) : compare_all();
}
