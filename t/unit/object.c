
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/object: members set, inserted and removed in all places.
 * What comes out is read by the tests' own parser, and compared with the
 * members that must be there: new ones first, then the old, byte for byte.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_object.h"

#include "compare.h"
#include "mem.h"
#include "random.h"
#include "tap.h"

#include "object_model.h"


/* up to four of these in each order, with white space in four ways */

static const char  *names[] = {
    "\"type\"", "\"sequence_number\"", "\"id\"", "\"x\""
};

static const char  *values[] = {
    "\"a,}\\\"\"", "7", "{\"type\":\"b\",\"id\":[\"}\"]}", "[1,\"]\",{}]"
};

static const char  *spaces[] = { "", " ", "\n\t", "  \r\n " };


static void
make(bytes_t *b, ngx_uint_t order, const char *space)
{
    ngx_uint_t  i, n, used;

    b->len = 0;
    bytes_lit(b, "{");
    bytes_text(b, space);

    used = 0;

    for (n = 0; order; n++, order /= 5) {
        i = order % 5 - 1;

        if (i > 3 || (used & (1 << i))) {
            b->len = 0;
            return;
        }

        used |= 1 << i;

        if (n) {
            bytes_lit(b, ",");
            bytes_text(b, space);
        }

        bytes_text(b, names[i]);
        bytes_text(b, space);
        bytes_lit(b, ":");
        bytes_text(b, space);
        bytes_text(b, values[i]);
        bytes_text(b, space);
    }

    bytes_lit(b, "}");
}


static void
test_all(void)
{
    task_t      task;
    bytes_t     b;
    ngx_uint_t  order, space, what, set, bad;

    ngx_memzero(&b, sizeof(bytes_t));

    bad = 0;

    for (order = 0; order < 625 && bad < 5; order++) {
        for (space = 0; space < 4; space++) {
            make(&b, order, spaces[space]);

            for (what = 0; what < 4 * 16 && b.len; what++) {
                ngx_memzero(&task, sizeof(task_t));

                task.remove[0] = (what & 1) ? NGX_RESPONSES_F_TYPE : 0;
                task.remove[1] = (what & 2) ? NGX_RESPONSES_F_SEQUENCE : 0;

                set = what >> 2;
                task.set[0] = (set & 1) ? NGX_RESPONSES_F_ID : 0;
                task.value[0] = "i\\\"d";
                task.quote[0] = 1;
                task.set[1] = (set & 2) ? NGX_RESPONSES_F_STATUS : 0;
                task.value[1] = "";
                task.quote[1] = 1;
                task.set[2] = (set & 4) ? NGX_RESPONSES_F_OUTPUT : 0;
                task.value[2] = "[{}]";

                /* in place of one that is removed it would be lost */

                task.set[3] = (set & 8) && !task.remove[0]
                              ? NGX_RESPONSES_F_TYPE : 0;
                task.value[3] = "null";

                bad += try_task(b.data, b.len, &task);
            }
        }
    }

    is(bad, 0, "each order, each edit: %lu", (unsigned long) tries);

    bytes_free(&b);
}


/* names twice or with escapes, odd values, empty names */

static void
test_random(void)
{
    task_t      task;
    bytes_t     b;
    ngx_uint_t  n, i, bad;

    static const char  *keys[] = {
        "type", "ty\\u0070e", "sequence_number", "id", "status", "output",
        "model", "x", "", "\\\"", "content", "i\\u0064"
    };

    static const char  *odd[] = {
        "\"\"", "\"x\"", "\"\\\\\"", "0", "-1.5e3", "null", "true", "[]",
        "{}", "[{\"type\":\"a\"}]", "{\"id\":\"}\"}", "\"\\\",\\\"\"",
        "\"\xC3\xA9\""
    };

    ngx_memzero(&b, sizeof(bytes_t));

    random_state = 21;
    bad = 0;

    for (n = 0; n < 40000 && bad < 5; n++) {
        b.len = 0;
        bytes_lit(&b, "{");
        bytes_text(&b, spaces[random_below(4)]);

        for (i = random_below(7); i > 0; i--) {
            bytes_lit(&b, "\"");
            bytes_text(&b, keys[random_below(sizeof(keys) / sizeof(char *))]);
            bytes_lit(&b, "\"");
            bytes_text(&b, spaces[random_below(4)]);
            bytes_lit(&b, ":");
            bytes_text(&b, spaces[random_below(4)]);
            bytes_text(&b, odd[random_below(sizeof(odd) / sizeof(char *))]);
            bytes_text(&b, spaces[random_below(4)]);
            bytes_text(&b, i > 1 ? "," : "");
            bytes_text(&b, spaces[random_below(4)]);
        }

        bytes_lit(&b, "}");

        ngx_memzero(&task, sizeof(task_t));

        task.remove[0] = random_below(2) ? NGX_RESPONSES_F_TYPE : 0;
        task.remove[1] = random_below(2) ? NGX_RESPONSES_F_SEQUENCE : 0;
        task.set[0] = random_below(2) ? NGX_RESPONSES_F_ID : 0;
        task.value[0] = "\\u0000";
        task.quote[0] = 1;
        task.set[1] = random_below(2) ? NGX_RESPONSES_F_MODEL : 0;
        task.value[1] = "-7";
        task.set[2] = random_below(2) ? NGX_RESPONSES_F_CONTENT : 0;
        task.value[2] = "[]";
        task.set[3] = random_below(2) ? NGX_RESPONSES_F_STATUS : 0;
        task.value[3] = "x";
        task.quote[3] = 1;

        bad += try_task(b.data, b.len, &task);
    }

    is(bad, 0, "names twice, names with escapes");

    bytes_free(&b);
}


static void
test_read(void)
{
    ngx_str_t              s;
    ngx_responses_span_t  *span;

    static u_char  text[] =
        "{\"id\":\"a\",\"id\":\"b\\n\",\"status\":7,\"content\":[{\"type\":"
        "\"t0\"},{\"text\":\"x\",\"type\":\"t1\"}],\"n\":{\"model\":\"m\"}}";

    is(ngx_responses_object_read(&object, json, &fields, &spans, text,
                                 sizeof(text) - 1), NGX_OK, "an object");

    s = ngx_responses_object_string(&object, NGX_RESPONSES_F_ID);
    is_bytes(s.data, s.len, "b\\n", 3, "the last copy, raw");

    s = ngx_responses_object_string(&object, NGX_RESPONSES_F_STATUS);
    ok(s.data == NULL && s.len == 0, "a number is no string");

    s = ngx_responses_object_string(&object, NGX_RESPONSES_F_MODEL);
    ok(s.data == NULL && s.len == 0, "a nested member is another");

    ok(ngx_responses_object_get(&object, NGX_RESPONSES_F_STATUS, 0) != NULL,
       "of any kind");
    ok(ngx_responses_object_get(&object, NGX_RESPONSES_F_STATUS,
                                NGX_RESPONSES_JSON_STRING) == NULL,
       "of another kind");

    span = ngx_responses_object_get(&object, NGX_RESPONSES_F_CONTENT_PART, 0);
    is(span ? span->index : 99, 1, "the second element");

    span = ngx_responses_object_within(&object, NGX_RESPONSES_F_CONTENT_TYPE,
                                       span);
    ok(span && memcmp(text + span->start, "\"t1\"", 4) == 0,
       "a member of it");

    ok(ngx_responses_object_within(&object, NGX_RESPONSES_F_CONTENT_REFUSAL,
                   ngx_responses_object_get(&object,
                                            NGX_RESPONSES_F_CONTENT_PART, 0))
       == NULL, "one that it has not");

    is(ngx_responses_object_read(&object, json, &fields, &spans,
                                 (u_char *) "[]", 2),
       NGX_DECLINED, "an array is none");
    is(ngx_responses_object_remove(&object, NULL, NULL), NGX_OK,
       "nothing to remove");
}


/* each allocation of an edit fails */

static void
test_failures(void)
{
    task_t         task;
    ngx_int_t      rc;
    ngx_uint_t     n, bad;
    mem_t          scarce;

    static u_char  text[] = "{\"type\":\"a\",\"id\":\"b\"}";

    bad = 0;
    rc = NGX_ERROR;

    for (n = 1; n < 20 && rc != NGX_OK; n++) {
        mem_init(&scarce);
        scarce.fail = n;

        ngx_memzero(&task, sizeof(task_t));
        task.remove[0] = NGX_RESPONSES_F_TYPE;
        task.set[0] = NGX_RESPONSES_F_STATUS;
        task.value[0] = "a long one, so that the text grows, and grows more "
                        "than once: 0123456789012345678901234567890123456789";
        task.quote[0] = 1;
        task.set[1] = NGX_RESPONSES_F_ID;
        task.value[1] = task.value[0];
        task.quote[1] = 1;

        ngx_responses_edit_free(&edit);
        ngx_memzero(&edit, sizeof(ngx_responses_edit_t));
        edit.mem = &scarce.mem;

        ngx_responses_object_read(&object, json, &fields, &spans, text,
                                  sizeof(text) - 1);
        ngx_responses_object_edit(&object, &edit, 0);

        rc = perform(&task);
        bad += (rc != NGX_OK && rc != NGX_ERROR);

        ngx_responses_edit_free(&edit);
        bad += !mem_clean(&scarce);

        ngx_memzero(&edit, sizeof(ngx_responses_edit_t));
        edit.mem = &mem.mem;
    }

    is(bad, 0, "no memory, %lu times", (unsigned long) n - 2);
    ok(n > 3 && n < 20, "and enough in the end");
}


int
main(void)
{
    mem_init(&mem);
    edit.mem = &mem.mem;
    bytes_add(&out, "", 0);

    json = ngx_responses_span_create(&mem.mem);
    ngx_responses_field_paths(&mem.mem, &fields);

    test_read();
    test_all();
    test_random();
    test_failures();

    ngx_responses_edit_free(&edit);
    ngx_responses_spans_free(&mem.mem, &spans);
    ngx_responses_path_free(&mem.mem, &fields);
    ngx_responses_span_destroy(json);

    ok(mem_clean(&mem), "no leak");

    return tap_done();
}
