
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What clients get of each type of event if its stream has a fault: for each
 * family of items, each fault and each profile the events of a type must be
 * those of the conforming stream, or a reason says why they cannot be.
 *
 * "families --table" prints the result, which docs/families.md contains.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "guard.h"
#include "profiles.h"
#include "run.h"
#include "tap.h"

#include "families.h"
#include "families_reasons.h"
#include "families_stream.h"


typedef enum {
    PASSED = 0,
    REPAIRED,
    FAILED,
    REASON                             /* and its number */
} result_e;


#define TYPES     128
#define FAMILIES  (sizeof(families) / sizeof(families[0]))
#define REASONS   (sizeof(reasons) / sizeof(reasons[0]))


/* what a client got of a type */

typedef struct {
    bytes_t       last;                /* the last event */
    bytes_t       deltas;              /* all of them together */
    ngx_uint_t    n;
} got_t;


static run_t       r;
static bytes_t     text;               /* the stream with a fault */
static bytes_t     whole;              /* the conforming one */
static bytes_t     table;
static ngx_uint_t  used[REASONS];
static ngx_uint_t  seen[TYPES];


/* ids are compared by the guard: those of an item are the same */

static void
plain(json_t *ev)
{
    json_t  *node, *child;

    json_drop(ev, "type");
    json_drop(ev, "sequence_number");
    json_drop(ev, "item_id");

    node = json_get(ev, "item");

    if (node) {
        json_drop(node, "id");
    }

    node = json_get(ev, "response");

    if (node == NULL) {
        return;
    }

    json_drop(node, "id");
    json_drop(node, "usage");
    json_drop(node, "created_at");
    json_drop(node, "model");
    json_drop(node, "error");
    json_drop(node, "incomplete_details");

    node = json_get(node, "output");

    for (child = node ? node->child : NULL; child; child = child->next) {
        json_drop(child, "id");
    }
}


static void
collect(bytes_t *stream, const char *type, got_t *got)
{
    json_t       *ev, *delta;
    ngx_uint_t    i;
    reference_t   ref;

    got->n = 0;
    got->last.len = 0;
    got->deltas.len = 0;

    reference_parse(&ref, stream->data, stream->len);

    for (i = 0; i < ref.n; i++) {
        ev = json_parse(ref.list[i].data.data, ref.list[i].data.len);

        if (ev && guard_is(guard_string(ev, "type"), type)) {
            got->n++;
            got->last.len = 0;
            bytes_add(&got->last, ref.list[i].data.data,
                      ref.list[i].data.len);

            delta = json_get(ev, "delta");
            delta = (delta && delta->kind == JSON_OBJECT)
                    ? json_get(delta, "stdout") : delta;

            if (delta) {
                bytes_add(&got->deltas, delta->value.data, delta->value.len);
            }
        }

        json_free(ev);
    }

    reference_free(&ref);
}


/* all that is wanted is there; more may be */

static ngx_uint_t
holds(bytes_t *got, json_t *a, bytes_t *want, json_t *b)
{
    json_t  *child;

    if (a == NULL || b == NULL || a->kind != b->kind) {
        return 0;
    }

    if (a->kind == JSON_OBJECT) {

        for (child = b->child; child; child = child->next) {
            if (!holds(got, json_get(a, (char *) child->key.data), want,
                       child))
            {
                return 0;
            }
        }

        return 1;
    }

    if (a->kind == JSON_ARRAY) {

        for (a = a->child, b = b->child; a && b; a = a->next, b = b->next) {
            if (!holds(got, a, want, b)) {
                return 0;
            }
        }

        return a == b;
    }

    return json_equal(got->data, a, want->data, b);
}


static ngx_uint_t
same(got_t *got, got_t *want)
{
    json_t      *a, *b;
    ngx_uint_t   equal;

    if (want->deltas.len) {

        if (!bytes_equal(&got->deltas, &want->deltas) || got->n == 0) {
            return 0;
        }

    } else if (got->n != want->n) {
        return 0;
    }

    a = json_parse(got->last.data, got->last.len);
    b = json_parse(want->last.data, want->last.len);

    plain(a);
    plain(b);

    if (want->deltas.len) {
        json_drop(a, "delta");
        json_drop(b, "delta");
    }

    equal = holds(&got->last, a, &want->last, b);

    json_free(a);
    json_free(b);

    return equal;
}


/* what became of a type in a stream, which has run */

static ngx_uint_t
result(family_t *f, const char *type, ngx_uint_t fault, ngx_uint_t profile)
{
    ngx_uint_t                   i;
    const ngx_responses_type_t  *row;

    static got_t  got, want;

    collect(&whole, type, &want);
    collect(&r.out, renamed(type, profile), &got);

    if (same(&got, &want)) {
        return bytes_equal(&r.out, &text) ? PASSED : REPAIRED;
    }

    for (i = 0; i < REASONS; i++) {

        if ((reasons[i].faults & (1 << fault))
            && (reasons[i].profiles & (1 << profile))
            && (reasons[i].family == NULL
                || strcmp(reasons[i].family, f->name) == 0)
            && strncmp(type, reasons[i].type, strlen(reasons[i].type)) == 0)
        {
            used[i] = 1;
            return REASON + reasons[i].why;
        }
    }

    row = ngx_responses_type_find((u_char *) type, strlen(type));

    if (r.conf.eugpt && !(row->index & NGX_RESPONSES_EUGPT)) {
        return REASON + NOT_EUGPT;
    }

    if (getenv("TEST_VERBOSE")) {
        tap_show("  in", text.data, text.len);
        tap_show(" out", r.out.data, r.out.len);
        tap_show(" got", got.last.data, got.last.len);
        tap_show("want", want.last.data, want.last.len);
    }

    return FAILED;
}


static void
put_cell(ngx_uint_t *results)
{
    ngx_uint_t  n;

    static const char  *words[] = { "passed", "repaired", "**failed**" };

    if (results[0] == results[1] && results[0] == results[2]) {

        if (results[0] < REASON) {
            put(&table, " %s |", words[results[0]]);

        } else {
            put(&table, " %c |", (int) ('a' + results[0] - REASON));
        }

        return;
    }

    for (n = 0; n < PROFILES; n++) {

        if (results[n] < REASON) {
            put(&table, "%s %s", n ? "," : "", words[results[n]]);

        } else {
            put(&table, "%s %c", n ? "," : "",
                (int) ('a' + results[n] - REASON));
        }
    }

    put(&table, " |");
}


static void
test_type(family_t *f, const char *type)
{
    ngx_uint_t  fault, profile, bad, results[PROFILES];

    seen[ngx_responses_type_number(ngx_responses_type_find((u_char *) type,
                                                           strlen(type)))]
        = 1;

    put(&table, "| `%s` |", type);

    bad = 0;

    for (fault = 0; fault < FAULTS; fault++) {

        if (f->added == NULL && fault > NO_SCAFFOLD) {
            put(&table, " |");
            continue;
        }

        for (profile = 0; profile < PROFILES; profile++) {
            profile_set(&r, profile);

            put_stream(&whole, f, CONFORMING, profile);
            put_stream(&text, f, fault, profile);

            (void) run_cut(&r, &text, RUN_WHOLE, 0);

            results[profile] = result(f, type, fault, profile);

            if (results[profile] == FAILED) {
                diag("%s, %s", faults[fault], profile_name(profile));
                bad++;
            }
        }

        put_cell(results);
    }

    put(&table, "\n");

    is(bad, 0, "%s, %s", f->name, type);
}


static ngx_uint_t
stays_open(family_t *f, ngx_uint_t fault)
{
    ngx_uint_t  i;

    for (i = 0; i < REASONS; i++) {
        if (reasons[i].family && strcmp(reasons[i].family, f->name) == 0
            && (reasons[i].faults & (1 << fault))
            && reasons[i].why == UNKNOWN_RESULT)
        {
            return 1;
        }
    }

    return 0;
}


/* each stream is what the contract asks for, whatever it was made of */

static void
test_guard(family_t *f)
{
    ngx_uint_t  fault, profile, bad;

    bad = 0;

    for (fault = 0; fault < FAULTS; fault++) {
        for (profile = 0; profile < PROFILES; profile++) {
            profile_set(&r, profile);

            if (r.conf.eugpt && strcmp(f->name, "reasoning summary") == 0) {
                continue;              /* EU GPT has no parts of summaries */
            }

            put_stream(&text, f, fault, profile);

            (void) run_cut(&r, &text, RUN_WHOLE, 0);

            if (guard_stream(&r.conf, stays_open(f, fault) ? GUARD_OPEN : 0,
                             &r.out))
            {
                diag("%s, %s", faults[fault], profile_name(profile));
                bad++;
            }
        }
    }

    is(bad, 0, "%s, by the contract", f->name);
}


static void
put_head(family_t *f)
{
    ngx_uint_t  i;

    put(&table, "\n## %c%s\n\n| |",
        f->name[0] - ((f->name[0] >= 'a') ? 32 : 0), f->name + 1);

    for (i = 0; i < FAULTS; i++) {
        put(&table, " %s |", faults[i]);
    }

    put(&table, "\n|---|");

    for (i = 0; i < FAULTS; i++) {
        put(&table, "---|");
    }

    put(&table, "\n");
}


static void
test_family(family_t *f)
{
    ngx_uint_t  i;

    put_head(f);

    test_type(f, "response.created");

    if (f->added) {
        test_type(f, "response.output_item.added");
    }

    for (i = 0; f->events[i].type; i++) {
        if (i == 0 || strcmp(f->events[i - 1].type, f->events[i].type)) {
            test_type(f, f->events[i].type);
        }
    }

    if (f->added) {
        test_type(f, "response.output_item.done");
    }

    test_type(f, f->end);
    test_guard(f);
}


static void
test_all(void)
{
    ngx_uint_t                   i, n;
    const ngx_responses_type_t  *type;

    for (i = 0; i < FAMILIES; i++) {
        test_family(&families[i]);
    }

    for (n = 0; (type = ngx_responses_type_row(n)) != NULL; n++) {

        if (type->class == NGX_RESPONSES_CLASS_OTHER
            && strncmp((char *) type->name.data, "response.", 9) != 0)
        {
            continue;                  /* a webhook */
        }

        ok(seen[n], "%.*s is in a family", (int) type->name.len,
           type->name.data);
    }

    for (i = 0; i < REASONS; i++) {
        ok(used[i], "reason %lu is needed: %s %s", (unsigned long) i,
           reasons[i].family ? reasons[i].family : "", reasons[i].type);
    }
}


static void
put_reasons(void)
{
    ngx_uint_t  i;

    bytes_text(&table, "\n## Reasons\n\n| | |\n|---|---|\n");

    for (i = 0; i < WHYS; i++) {
        put(&table, "| %c | %s |\n", (int) ('a' + i), whys[i]);
    }
}


/* the document ends with the tables */

static void
test_document(void)
{
    char     *p;
    bytes_t   doc;

    ngx_memzero(&doc, sizeof(bytes_t));

    ok(files_read("docs/families.md", &doc), "docs/families.md is there");

    bytes_byte(&doc, '\0');

    p = strstr((char *) doc.data, "\n## ");

    ok(p && doc.len - 1 - (p - (char *) doc.data) == table.len
       && memcmp(p, table.data, table.len) == 0,
       "docs/families.md is current, else run util/families");

    bytes_free(&doc);
}


int
main(int argc, char **argv)
{
    run_init(&r);

    test_all();
    put_reasons();

    if (argc > 1) {
        fwrite(table.data, 1, table.len, stderr);

    } else {
        test_document();
    }

    run_free(&r);
    bytes_free(&text);
    bytes_free(&whole);
    bytes_free(&table);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
