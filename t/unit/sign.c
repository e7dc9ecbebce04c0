
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/sign: no id of the upstream leaves in any stream of
 * t/streams, whatever else is wrong with it.
 *
 *   sign [FILE ...]        other streams; what is no ".t" was recorded
 */


#include <glob.h>

#include <ngx_config.h>
#include <ngx_core.h>

#include "case_run.h"
#include "frames.h"
#include "json.h"


#define IDS  64                        /* of one stream */


/* the ids that clients of a stream would know without the rule */

static run_t       r;
static rules_t     rules;
static case_t      current;
static bytes_t     file;
static char       *ids[IDS];
static ngx_uint_t  nids;


static void
learn(const char *id)
{
    if (nids < IDS && *id) {
        ids[nids++] = strdup(id);
    }
}


static ngx_uint_t
known(json_t *node)
{
    ngx_uint_t  i;

    for (i = 0; YAJL_IS_STRING(node) && i < nids; i++) {

        if (strcmp(node->u.string, ids[i]) == 0) {
            return 1;
        }
    }

    return 0;
}


static ngx_uint_t
leaks(json_t *node)
{
    size_t       i;
    ngx_uint_t   bad;
    const char  *name;

    bad = 0;

    for (i = 0; YAJL_IS_OBJECT(node) && i < node->u.object.len; i++) {
        name = node->u.object.keys[i];

        bad += (strlen(name) > 1 && strcmp(name + strlen(name) - 2, "id") == 0
                && known(node->u.object.values[i]))
               + leaks(node->u.object.values[i]);
    }

    for (i = 0; YAJL_IS_ARRAY(node) && i < node->u.array.len; i++) {
        bad += leaks(node->u.array.values[i]);
    }

    return bad;
}


/* learns the ids or, if there is a rule, looks for them: one is expected */

static ngx_uint_t
look(json_t *event, char **first)
{
    ngx_uint_t    bad;
    json_t       *response;
    const char   *id;

    response = current.json ? event : json_get(event, "response");
    id = json_string(response, "id");

    if (r.conf.rules == NULL) {
        learn(id);
        learn(json_string(response, "previous_response_id"));
        learn(json_string(event, "response_id"));

        return 0;
    }

    bad = leaks(event) + (*id && strncmp(id, "SIGNED.", 7) != 0);

    if (*id && *first == NULL) {
        *first = strdup(id);
    }

    return bad + (*id && strcmp(*first, id) != 0);
}


/* errors have no id, and other APIs are not signed */

static ngx_uint_t
is_response(json_t *node)
{
    const char  *object;

    object = json_string(node, "object");

    return strcmp(object, "response") == 0
           || strncmp(object, "response.", 9) == 0;
}


static ngx_uint_t
look_at_all(ngx_uint_t *signs)
{
    char        *first;
    json_t      *event;
    frames_t     f;
    ngx_uint_t   bad;

    first = NULL;
    bad = 0;

    if (current.json) {
        event = json_parse(r.out.data, r.out.len);
        bad = (event && is_response(event)) ? look(event, &first) : 0;
        yajl_tree_free(event);

    } else {
        frames_init(&f, &r.out);

        while (frames_next(&f)) {
            event = json_parse(f.data.data, f.data.len);
            bad += event ? look(event, &first) : 0;
            yajl_tree_free(event);
        }

        frames_free(&f);
    }

    *signs += (first != NULL);
    free(first);

    return bad;
}


/* in its own profile, without the rule and with it */

static ngx_uint_t
try(ngx_uint_t profile, ngx_uint_t *signs)
{
    ngx_int_t      rc;
    ngx_uint_t     i, bad;

    static char    conf[1][512] = { "responses_sign_id k;" };

    for (i = 0, bad = 0; i < 2; i++) {

        if (!directives_set_conf(&r, &rules, conf, i, profile)) {
            return 1;
        }

        rc = case_run(&r, &current, &current.in.text, i ? RUN_RANDOM
                                                        : RUN_WHOLE, 40);

        if (rc == NGX_ABORT) {
            r.out.len = 0;
        }

        if (current.json || r.engine.api == NGX_RESPONSES_API_RESPONSES) {
            bad += look_at_all(signs);
        }

        if (i) {
            rules_drop(&rules);
            r.conf.rules = NULL;
        }
    }

    while (nids) {
        free(ids[--nids]);
    }

    return bad;
}


static ngx_uint_t
try_file(const char *name, ngx_uint_t *signs)
{
    size_t         len;
    ngx_uint_t     n, bad, before;
    case_reader_t  rd;

    bad = !files_read(name, &file);
    len = strlen(name);

    if (len < 2 || strcmp(name + len - 2, ".t") != 0) {
        case_free(&current);
        bytes_add(&current.in.text, file.data, file.len);

        for (n = 0; n < PROFILES; n++) {
            bad += try(n, signs);
        }

        return bad;
    }

    ngx_memzero(&rd, sizeof(case_reader_t));
    rd.file = &file;

    while (case_read(&rd, &current)) {
        before = bad;

        for (n = 0; n < PROFILES; n++) {
            bad += try(n, signs);
        }

        if (bad > before) {
            diag("%s: %s", name, current.title);
        }
    }

    return bad;
}


static void
test_streams(int n, char **names)
{
    int         i;
    glob_t      all;
    ngx_uint_t  bad, signs;

    run_init(&r);
    rules_init(&rules);

    ngx_memzero(&all, sizeof(glob_t));

    if (n == 0) {
        (void) glob("t/streams/*/*.t", 0, NULL, &all);
        n = all.gl_pathc;
        names = all.gl_pathv;
    }

    for (i = 0, bad = 0, signs = 0; i < n; i++) {
        bad += try_file(names[i], &signs);
    }

    is(bad, 0, "no id of an upstream leaves in %d files", n);
    ok(signs >= (ngx_uint_t) n, "%lu streams have an id",
       (unsigned long) signs);

    globfree(&all);
    case_free(&current);
    bytes_free(&current.in.text);
    bytes_free(&file);
    run_free(&r);
    rules_free(&rules);

    ok(mem_clean(&r.process) && mem_clean(&r.stream) && mem_clean(&rules.mem),
       "no leak");
}


int
main(int argc, char **argv)
{
    test_streams(argc - 1, argv + 1);

    return tap_done();
}
