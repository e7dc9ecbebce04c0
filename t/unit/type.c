
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for api/type: each row of the catalogue is found.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_type.h"

#include "tap.h"


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
    is(unknown, 2, "and has a class, but for response.metadata and .usage");
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

    bad += (ngx_responses_item_find((u_char *) "", 0)
            != NGX_RESPONSES_OTHER_ITEM);

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


int
main(void)
{
    test_rows();

    return tap_done();
}
