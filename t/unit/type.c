
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for api/type: the catalogue in itself, and against the shared
 * list of event types where that is there.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_type.h"
#include "engine/ngx_responses_ruleset.h"

#include "files.h"
#include "tap.h"


static const char  *classes[] = {
    "unknown", "lifecycle", "terminal", "error", "item", "part", "delta",
    "done", "progress", "keepalive", "other"
};


static void
test_rows(void)
{
    ngx_str_t                    name;
    ngx_uint_t                   i, j, bad, unknown;
    const ngx_responses_type_t  *row, *other;

    bad = 0;
    unknown = 0;

    for (i = 0; (row = ngx_responses_type_row(i)) != NULL; i++) {

        bad += (ngx_responses_type_find(row->name.data, row->name.len) != row);
        unknown += (row->class == NGX_RESPONSES_CLASS_UNKNOWN);
        bad += (row->class >= sizeof(classes) / sizeof(classes[0]));

        /* near misses are no hits */

        bad += (ngx_responses_type_find(row->name.data, row->name.len - 1)
                == row);

        for (j = 0; j < i; j++) {
            other = ngx_responses_type_row(j);

            bad += (other->name.len == row->name.len
                    && memcmp(other->name.data, row->name.data,
                              row->name.len) == 0);
        }
    }

    ok(i >= 60, "%lu types", (unsigned long) i);
    is(bad, 0, "each is found, once");
    is(unknown, 1, "and has a class, but for response.metadata");
    ok(ngx_responses_type_row(i + 100) == NULL, "no more rows");

    row = ngx_responses_type_find((u_char *) "no.such.type", 12);
    is(row->class, NGX_RESPONSES_CLASS_UNKNOWN, "unknown");
    is(row->name.len, 0, "has no name");
    is(ngx_responses_type_find(NULL, 0)->class, NGX_RESPONSES_CLASS_UNKNOWN,
       "nor is nothing known");
    is(ngx_responses_type_find((u_char *) "Response.created", 16)->class,
       NGX_RESPONSES_CLASS_UNKNOWN, "case counts");

    bad = 0;

    for (i = NGX_RESPONSES_CREATED; i <= NGX_RESPONSES_REWRITE; i++) {
        bad += (ngx_responses_type(i)->id != i);
    }

    is(bad, 0, "each type of the code has a row");

    bad = 0;

    for (i = NGX_RESPONSES_MESSAGE; i < NGX_RESPONSES_OTHER_ITEM; i++) {
        name = ngx_responses_item(i)->name;
        bad += (ngx_responses_item_find(name.data, name.len) != i);
        name = ngx_responses_item(i)->prefix;
        bad += (name.len < 2 || name.data[name.len - 1] != '_');
    }

    for (i = NGX_RESPONSES_OUTPUT_TEXT; i < NGX_RESPONSES_OTHER_PART; i++) {
        name = ngx_responses_part(i)->name;
        bad += (ngx_responses_part_find(name.data, name.len)
                != (name.len ? i : NGX_RESPONSES_OTHER_PART));
    }

    is(bad, 0, "kinds of items and parts");

    is(ngx_responses_item_find((u_char *) "new_call", 8),
       NGX_RESPONSES_OTHER_ITEM, "another item");
    is(ngx_responses_part_find((u_char *) "new", 3), NGX_RESPONSES_OTHER_PART,
       "another part");
}


static ngx_str_t
column(u_char *line, ngx_uint_t n)
{
    u_char     *p;
    ngx_str_t   s;

    for (p = line; n && *p && *p != '\n'; p++) {
        n -= (*p == '\t');
    }

    s.data = p;

    while (*p && *p != '\t' && *p != '\n') {
        p++;
    }

    s.len = p - s.data;

    return s;
}


static ngx_uint_t
has(ngx_str_t s, const char *word)
{
    size_t  i, n;

    n = strlen(word);

    for (i = 0; i + n <= s.len; i++) {
        if (memcmp(s.data + i, word, n) == 0) {
            return 1;
        }
    }

    return 0;
}


static void
check(u_char *line)
{
    ngx_str_t                    name, class, index;
    ngx_uint_t                   want;
    const ngx_responses_type_t  *row;

    name = column(line, 0);
    class = column(line, 11);
    index = column(line, 17);

    row = ngx_responses_type_find(name.data, name.len);

    if (row->name.len == 0) {
        ok(0, "%.*s is in the catalogue", (int) name.len, name.data);
        return;
    }

    want = 0;

    if (has(index, "output_index")) {
        want |= NGX_RESPONSES_OUTPUT_INDEX;
    }

    if (has(index, "content_index")) {
        want |= NGX_RESPONSES_CONTENT_INDEX;
    }

    if (has(index, "summary_index")) {
        want |= NGX_RESPONSES_SUMMARY_INDEX;
    }

    if (has(index, "item_id")) {
        want |= NGX_RESPONSES_ITEM_ID;
    }

    if (has(index, "annotation_index")) {
        want |= NGX_RESPONSES_ANNOTATION;
    }

    if (has(column(line, 1), "x")) {
        want |= NGX_RESPONSES_EUGPT;
    }

    is(row->index & ~(NGX_RESPONSES_COMPLETES|NGX_RESPONSES_FAILS), want,
       "%.*s: indexes, and whether EU GPT has it", (int) name.len, name.data);

    if (!has(class, classes[row->class])) {
        diag("%.*s: here %s, there %.*s", (int) name.len, name.data,
             classes[row->class], (int) class.len, class.data);
    }
}


static void
test_shared(void)
{
    bytes_t      text;
    u_char      *p;
    const char  *file;

    ngx_memzero(&text, sizeof(bytes_t));

    file = files_shared("events.tsv");

    if (file == NULL || !files_read(file, &text)) {
        tap_skip("no events.tsv");
        return;
    }

    for (p = text.data;
         (p = (u_char *) strchr((char *) p, '\n')) != NULL && p[1];
         /* void */ )
    {
        check(++p);
    }

    bytes_free(&text);
}


int
main(void)
{
    test_rows();
    test_shared();

    ok(ngx_responses_type_row(NGX_RESPONSES_RULESET_TYPES) == NULL,
       "there is a place for each row in tables of rules");

    return tap_done();
}
