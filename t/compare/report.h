
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Differences: what differs, whether it is expected, and how often it was
 * seen with which configuration and class of input.
 */


#ifndef _REPORT_H_INCLUDED_
#define _REPORT_H_INCLUDED_


#include <fnmatch.h>

#include "cases.h"


#define REPORT_FIELDS    64
#define REPORT_EXPECTED  256
#define REPORT_COUNTS    512
#define REPORT_CONTEXT   70


/* a line of t/compare/expected */

typedef struct {
    char         input[256];
    char         config[128];
    char         field[64];
    char         reason[256];
    ngx_uint_t   used;
} report_expected_t;


typedef struct {
    char         name[80];
    ngx_uint_t   n;
} report_count_t;


typedef struct {
    char         field[REPORT_FIELDS][40];
    ngx_uint_t   n;
} report_fields_t;


static report_expected_t  report_expected[REPORT_EXPECTED];
static ngx_uint_t         report_nexpected;
static report_count_t     report_counts[4][REPORT_COUNTS];
static ngx_uint_t         report_shown = 10;   /* at most, and so far */
static ngx_uint_t         report_nshown;
static ngx_uint_t         report_differences;
static ngx_uint_t         report_allowed;


/* 0: a line cannot be read */

static ngx_inline ngx_uint_t
report_read(const char *name)
{
    char                line[1024];
    FILE               *f;
    ngx_uint_t          n;
    report_expected_t  *e;

    f = fopen(name, "r");

    for (n = 1; f && fgets(line, sizeof(line), f); n++) {

        if (line[0] == '#' || line[strspn(line, " \t\n")] == '\0') {
            continue;
        }

        e = &report_expected[report_nexpected];

        if (report_nexpected == REPORT_EXPECTED
            || sscanf(line, "%255s %127s %63s %255[^\n]", e->input, e->config,
                      e->field, e->reason) != 4)
        {
            fprintf(stderr, "%s:%lu: expected an input, a configuration, "
                    "a field and the reason\n", name, (unsigned long) n);
            fclose(f);
            return 0;
        }

        report_nexpected++;
    }

    if (f) {
        fclose(f);
    }

    return 1;
}


/* one more, and how many there were */

static ngx_inline ngx_uint_t
report_count(ngx_uint_t what, const char *name)
{
    report_count_t  *c;

    for (c = report_counts[what]; c->n; c++) {
        if (strcmp(c->name, name) == 0) {
            break;
        }
    }

    if (c == &report_counts[what][REPORT_COUNTS - 1]) {
        return 0;
    }

    snprintf(c->name, sizeof(c->name), "%s", name);

    return c->n++;
}


static int
report_more(const void *one, const void *two)
{
    const report_count_t  *a = one, *b = two;

    return (a->n < b->n) - (a->n > b->n);
}


static ngx_inline void
report_print_counts(ngx_uint_t what, const char *title)
{
    ngx_uint_t       n;
    report_count_t  *c;

    c = report_counts[what];

    for (n = 0; c[n].n; n++) {
        /* void */
    }

    qsort(c, n, sizeof(report_count_t), report_more);

    printf("%s:", title);

    for (n = 0; c[n].n && n < 25; n++) {
        printf(" %s %lu%s", c[n].name, (unsigned long) c[n].n,
               c[n + 1].n ? "," : "");
    }

    printf("%s\n", c[n].n ? " ..." : "");
}


/* the mutation, the generator or the folder that an input comes from */

static ngx_inline const char *
report_class(const char *name)
{
    const char   *p, *end;
    static char   class[64];

    p = strrchr(name, '#');

    if (p) {
        p++;
        end = p + strcspn(p, ".");

    } else if (strchr(name, ':')) {
        p = name;
        end = strchr(name, ':');

    } else {
        end = strrchr(name, '/');
        end = end ? end : name;

        for (p = end; p > name && p[-1] != '/'; p--) {
            /* void */
        }
    }

    snprintf(class, sizeof(class), "%.*s", (int) (end - p), p);

    return class;
}


static ngx_inline void
report_field(report_fields_t *fields, const char *line)
{
    char        name[40];
    ngx_uint_t  i;

    snprintf(name, sizeof(name), "%.*s", (int) strcspn(line, " "), line);

    for (i = 0; i < fields->n; i++) {
        if (strcmp(fields->field[i], name) == 0) {
            return;
        }
    }

    if (fields->n < REPORT_FIELDS) {
        memcpy(fields->field[fields->n++], name, sizeof(name));
    }
}


/* lines of one record that the other has not */

static ngx_inline void
report_lines(report_fields_t *fields, const char *one, const char *two,
    const char *print)
{
    char         line[1024];
    size_t       len;
    const char  *p;

    for ( /* void */ ; *one; one += len + (one[len] == '\n')) {
        len = strcspn(one, "\n");

        if (len > sizeof(line) - 3) {
            continue;
        }

        snprintf(line, sizeof(line), "\n%.*s\n", (int) len, one);

        if (strncmp(two, line + 1, len + 1) == 0) {
            continue;
        }

        p = strstr(two, line);

        if (p) {
            continue;
        }

        report_field(fields, one);

        if (print) {
            printf("    %s %.*s\n", print, (int) ngx_min(len, 200), one);
        }
    }
}


static ngx_inline ngx_uint_t
report_is_expected(const case_t *c, report_fields_t *fields)
{
    ngx_uint_t          i, k;
    const char         *config;
    report_expected_t  *e;

    config = config_name(c->config);

    for (i = 0; i < fields->n; i++) {

        for (k = 0; k < report_nexpected; k++) {
            e = &report_expected[k];

            if (fnmatch(e->input, c->name, 0) == 0
                && fnmatch(e->config, config, 0) == 0
                && fnmatch(e->field, fields->field[i], 0) == 0)
            {
                e->used++;
                break;
            }
        }

        if (k == report_nexpected) {
            return 0;
        }
    }

    return 1;
}


static ngx_inline void
report_bytes(const char *name, const u_char *p, size_t len, size_t at)
{
    size_t  i, last;

    last = ngx_min(len, at + REPORT_CONTEXT);

    printf("    %s %s", name, at > REPORT_CONTEXT ? "..." : "");

    for (i = at - ngx_min(at, REPORT_CONTEXT); i < last; i++) {

        if (i == at) {
            printf(" >>> ");
        }

        if (p[i] == '\n') {
            printf("\\n");

        } else if (p[i] >= 0x20 && p[i] < 0x7f) {
            putchar(p[i]);

        } else {
            printf("\\x%02x", p[i]);
        }
    }

    printf("%s\n", last < len ? "..." : at == len ? " >>> (end)" : "");
}


static ngx_inline void
report_output(const compare_output_t *base, const compare_output_t *work)
{
    size_t  i, len;

    len = ngx_min(base->len, work->len);

    for (i = 0; i < len && base->data[i] == work->data[i]; i++) {
        /* void */
    }

    printf("  output of %lu and %lu bytes differs at byte %lu\n",
           (unsigned long) base->len, (unsigned long) work->len,
           (unsigned long) i);

    report_bytes("base", base->data, base->len, i);
    report_bytes("work", work->data, work->len, i);
}


/*
 * Whether the outputs differ only in the order of what is in their lines: in
 * each line the same bytes, in another order.
 */

static ngx_inline ngx_uint_t
report_is_order(const compare_output_t *base, const compare_output_t *work)
{
    size_t      i, k;
    ngx_uint_t  bytes[256];

    if (base->len != work->len) {
        return 0;
    }

    memset(bytes, 0, sizeof(bytes));

    for (i = 0; i < base->len; i++) {
        bytes[base->data[i]]++;
        bytes[work->data[i]]--;

        if (base->data[i] != '\n' && work->data[i] != '\n') {
            continue;
        }

        for (k = 0; k < 256; k++) {
            if (bytes[k]) {
                return 0;
            }
        }
    }

    return 1;
}


/*
 * Compares the outcome: 0, or 1 if there is a difference that is not
 * expected; it was printed if *show.
 */

static ngx_inline ngx_uint_t
report(const case_t *c, const compare_output_t *base,
    const compare_output_t *work, ngx_uint_t *show)
{
    ngx_uint_t       i, output, record, seen;
    report_fields_t  fields;

    output = (base->len != work->len
              || memcmp(base->data, work->data, base->len) != 0);
    record = (strcmp(base->record, work->record) != 0);

    *show = 0;

    if (!output && !record) {
        return 0;
    }

    fields.n = 0;

    if (output) {
        report_field(&fields, report_is_order(base, work) ? "order"
                                                          : "output");
    }

    report_lines(&fields, base->record, work->record, NULL);
    report_lines(&fields, work->record, base->record, NULL);

    if (fields.n == 0) {
        report_field(&fields, "record");
    }

    if (report_is_expected(c, &fields)) {
        report_allowed++;
        return 0;
    }

    /* those are shown that tell something new */

    seen = report_count(0, config_row(c->config));
    seen = ngx_min(seen, report_count(1, report_class(c->name)));

    for (i = 0; i < fields.n; i++) {
        seen = ngx_min(seen, report_count(2, fields.field[i]));
    }

    (void) report_count(3, config_profiles[c->config % CONFIG_FORMS % 3]);
    (void) report_count(3, c->config % CONFIG_FORMS < 3 ? "normalize on"
                                                        : "normalize off");

    report_differences++;

    if (seen || report_nshown == report_shown) {
        return 1;
    }

    *show = 1;
    report_nshown++;

    printf("difference %lu: %s, %s, cut %s\n",
           (unsigned long) report_differences, c->name,
           config_name(c->config), c->cut);

    if (output) {
        report_output(base, work);
    }

    report_lines(&fields, base->record, work->record, "base");
    report_lines(&fields, work->record, base->record, "work");

    return 1;
}


#endif /* _REPORT_H_INCLUDED_ */
