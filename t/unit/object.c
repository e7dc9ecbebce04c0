
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for stream/object: members set, inserted and removed in all places.
 * What comes out is read by the tests' own parser, and compared with the
 * members that must be there: new ones first, then the old, byte for byte.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "stream/ngx_responses_object.h"

#include "compare.h"
#include "mem.h"
#include "random.h"
#include "tap.h"


#define OBJECT_MAX  40


typedef struct {
    bytes_t      list[OBJECT_MAX];     /* each as it must stand there */
    ngx_uint_t   n;
} members_t;


static mem_t                   mem;
static ngx_responses_json_t   *json;
static ngx_responses_path_t    fields;
static ngx_responses_spans_t   spans;
static ngx_responses_edit_t    edit;
static ngx_responses_object_t  object;
static bytes_t                 out;
static ngx_uint_t              tries;


/* what is done to an object: fields removed, then set */

typedef struct {
    ngx_uint_t   remove[2];
    ngx_uint_t   set[4];
    const char  *value[4];
    ngx_uint_t   quote[4];
} task_t;


static ngx_int_t
write_out(void *data, u_char *p, size_t len)
{
    bytes_add(&out, p, len);
    return NGX_OK;
}


static void
member(members_t *members, const void *p, size_t len)
{
    if (members->n < OBJECT_MAX) {
        members->list[members->n].len = 0;
        bytes_add(&members->list[members->n++], p, len);
    }
}


/* the last child of that name, as the code is to take it */

static json_t *
find(json_t *root, ngx_uint_t field)
{
    char       name[80];
    ngx_str_t  s;

    s = ngx_responses_field_name(field);
    snprintf(name, sizeof(name), "%.*s", (int) s.len, s.data);

    return json_get(root, name);
}


static void
value(bytes_t *b, task_t *task, ngx_uint_t i)
{
    bytes_text(b, task->quote[i] ? "\"" : "");
    bytes_text(b, task->value[i]);
    bytes_text(b, task->quote[i] ? "\"" : "");
}


static void
expect(members_t *members, json_t *root, u_char *p, task_t *task)
{
    json_t      *child, *set[4];
    bytes_t      b;
    ngx_str_t    name;
    ngx_uint_t   i, removed;

    ngx_memzero(&b, sizeof(bytes_t));
    members->n = 0;

    for (i = 0; i < 4; i++) {
        set[i] = task->set[i] ? find(root, task->set[i]) : NULL;

        if (task->set[i] && set[i] == NULL) {
            name = ngx_responses_field_name(task->set[i]);

            b.len = 0;
            bytes_lit(&b, "\"");
            bytes_add(&b, name.data, name.len);
            bytes_lit(&b, "\":");
            value(&b, task, i);
            member(members, b.data, b.len);
        }
    }

    for (child = root->child; child; child = child->next) {
        removed = 0;

        for (i = 0; i < 2; i++) {
            removed |= (task->remove[i]
                        && find(root, task->remove[i]) == child);
        }

        if (removed) {
            continue;
        }

        b.len = 0;
        bytes_add(&b, p + child->key_start, child->start - child->key_start);

        for (i = 0; i < 4 && (set[i] == NULL || set[i] != child); i++) {
            /* void */
        }

        if (i < 4) {
            value(&b, task, i);

        } else {
            bytes_add(&b, p + child->start, child->end - child->start);
        }

        member(members, b.data, b.len);
    }

    bytes_free(&b);
}


static ngx_int_t
perform(task_t *task)
{
    u_char     *p;
    ngx_int_t   rc;
    ngx_uint_t  i;

    rc = NGX_OK;

    if (task->remove[0] || task->remove[1]) {
        rc = ngx_responses_object_remove(&object,
                 task->remove[0]
                 ? ngx_responses_object_get(&object, task->remove[0], 0)
                 : NULL,
                 task->remove[1]
                 ? ngx_responses_object_get(&object, task->remove[1], 0)
                 : NULL);
    }

    for (i = 0; i < 4 && rc == NGX_OK; i++) {

        if (task->set[i]) {
            p = (u_char *) task->value[i];

            rc = task->quote[i]
                 ? ngx_responses_object_set_string(&object, task->set[i], p,
                                                   strlen(task->value[i]))
                 : ngx_responses_object_set(&object, task->set[i], p,
                                            strlen(task->value[i]));
        }
    }

    return rc;
}


static const char  before[] = "data: {\"x\":[";
static const char  after[] = "],\"y\":1}\n\n";


/* the object within a frame: what is around it must stay */

static ngx_uint_t
try_task(const void *text, size_t len, task_t *task)
{
    bytes_t     frame;
    json_t     *root, *got, *child;
    u_char     *p;
    size_t      offset;
    ngx_uint_t  i, bad;

    static members_t  members;

    tries++;

    ngx_memzero(&frame, sizeof(bytes_t));
    bytes_text(&frame, before);
    offset = frame.len;
    bytes_add(&frame, text, len);
    bytes_text(&frame, after);

    p = frame.data + offset;
    root = json_parse(p, len);
    out.len = 0;
    bad = 0;

    ngx_responses_edit_reset(&edit);

    if (ngx_responses_object_read(&object, json, &fields, &spans, p, len)
        != NGX_OK)
    {
        diag("cannot read");
        bytes_free(&frame);
        json_free(root);
        return 1;
    }

    ngx_responses_object_edit(&object, &edit, offset);

    bad += (perform(task) != NGX_OK);
    bad += (ngx_responses_edit_apply(&edit, frame.data, frame.len, write_out,
                                     NULL)
            != NGX_OK);

    expect(&members, root, p, task);

    bad += (out.len < offset + strlen(after)
            || memcmp(out.data, before, offset) != 0
            || memcmp(out.data + out.len - strlen(after), after,
                      strlen(after)) != 0);

    if (bad == 0) {
        p = out.data + offset;
        got = json_parse(p, out.len - offset - strlen(after));
        bad += (got == NULL || got->kind != JSON_OBJECT);

        child = got ? got->child : NULL;

        for (i = 0; i < members.n && child; i++, child = child->next) {
            bad += (child->end - child->key_start != members.list[i].len
                    || memcmp(p + child->key_start, members.list[i].data,
                              members.list[i].len) != 0);
        }

        bad += (i != members.n || child);
        json_free(got);
    }

    if (bad) {
        diag("remove %lu %lu set %lu %lu %lu %lu",
             (unsigned long) task->remove[0], (unsigned long) task->remove[1],
             (unsigned long) task->set[0], (unsigned long) task->set[1],
             (unsigned long) task->set[2], (unsigned long) task->set[3]);
        tap_show(" in", text, len);
        tap_show("out", out.data, out.len);
    }

    json_free(root);
    bytes_free(&frame);

    return bad;
}


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

    json = ngx_responses_json_create(&mem.mem);
    ngx_responses_field_paths(&mem.mem, &fields);

    test_read();
    test_all();
    test_random();
    test_failures();

    ngx_responses_edit_free(&edit);
    ngx_responses_spans_free(&mem.mem, &spans);
    ngx_responses_path_free(&mem.mem, &fields);
    ngx_responses_json_destroy(json);

    ok(mem_clean(&mem), "no leak");

    return tap_done();
}
