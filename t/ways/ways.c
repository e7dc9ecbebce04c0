
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Prints the functions that the last event of each case of ways.t passes, as
 * addresses, in the order of their calls.  The module is compiled with
 * -finstrument-functions, and this program is not.
 *
 * A case whose title has "template" may use one; others take the whole way.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "case_run.h"
#include "directives.h"


#define WAYS_CALLS  100000


void __cyg_profile_func_enter(void *function, void *caller);
void __cyg_profile_func_exit(void *function, void *caller);


static void        *ways_calls[WAYS_CALLS];
static ngx_uint_t   ways_ncalls;
static ngx_uint_t   ways_on;


void
__cyg_profile_func_enter(void *function, void *caller)
{
    if (ways_on && ways_ncalls < WAYS_CALLS) {
        ways_calls[ways_ncalls++] = function;
    }
}


void
__cyg_profile_func_exit(void *function, void *caller)
{
    /* void */
}


/* where the last frame begins; of JSON: the body */

static size_t
ways_last(case_t *c)
{
    size_t  i;

    if (c->json) {
        return 0;
    }

    for (i = c->in.text.len - 2; i > 1; i--) {

        if (c->in.text.data[i - 1] == '\n' && c->in.text.data[i - 2] == '\n') {
            return i;
        }
    }

    return 0;
}


static void
ways_case(case_t *c, run_t *r)
{
    size_t      last;
    bytes_t    *in;
    ngx_int_t   rc;

    in = &c->in.text;
    last = ways_last(c);

    r->detect = !c->json;
    r->asked = 1;

    rc = run_begin(r);

    r->worker.no_templates = (strstr(c->title, "template") == NULL);
    ngx_memzero(&r->json, sizeof(ngx_responses_json_response_t));

    if (rc == NGX_OK && last) {
        rc = case_feed(r, c, in->data, last);
    }

    ways_ncalls = 0;
    ways_on = 1;

    if (rc == NGX_OK) {
        rc = case_feed(r, c, in->data + last, in->len - last);
    }

    if (c->json) {
        rc = case_body(r, rc);

    } else {
        ways_on = 0;
        rc = run_end(r, rc);
    }

    ways_on = 0;

    if (rc != NGX_OK) {
        fprintf(stderr, "%s: engine failed\n", c->title);
        exit(1);
    }
}


int
main(int argc, char **argv)
{
    run_t          r;
    rules_t        rules;
    case_t         c;
    bytes_t        file;
    ngx_uint_t     i;
    case_reader_t  rd;

    ngx_memzero(&file, sizeof(bytes_t));
    ngx_memzero(&c, sizeof(case_t));

    if (argc != 2 || !files_read(argv[1], &file)) {
        fprintf(stderr, "usage: ways FILE\n");
        return 2;
    }

    ngx_memzero(&rd, sizeof(case_reader_t));
    rd.file = &file;

    run_init(&r);
    rules_init(&rules);

    while (case_read(&rd, &c)) {

        if (!directives_set_conf(&r, &rules, c.conf, c.nconf, 0)) {
            fprintf(stderr, "%s: %s\n", c.title, rules.mistake);
            return 1;
        }

        ways_case(&c, &r);

        printf("=== %s\n", c.title);

        for (i = 0; i < ways_ncalls; i++) {
            printf("%p\n", ways_calls[i]);
        }

        rules_drop(&rules);
        r.conf.rules = NULL;
    }

    return 0;
}
