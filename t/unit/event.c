
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for api/event: values are read with the edits made so far, and what
 * is written is valid, has all edits and keeps each byte that no edit is
 * about.  That the work is linear is t/unit/linear.c's.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"

#include "document.h"
#include "tap.h"

#include "event_model.h"


static mem_t                  mem;
static ngx_responses_path_t   paths;
static ngx_responses_event_t  ev;
static model_t                model;
static bytes_t                out;
static ngx_uint_t             pieces;
static ngx_uint_t             empty;
static ngx_uint_t             refuse;         /* the piece that fails */


static ngx_str_t
str(const char *text)
{
    return ngx_responses_str_of(text, strlen(text));
}


static ngx_int_t
collect(void *data, u_char *p, size_t len)
{
    pieces++;
    empty += (len == 0);

    if (pieces == refuse) {
        return NGX_ERROR;
    }

    bytes_add(&out, p, len);

    return NGX_OK;
}


static ngx_int_t
write_out(ngx_uint_t node)
{
    out.len = 0;
    pieces = 0;
    bytes_add(&out, "", 0);

    return ngx_responses_event_write(&ev, node, collect, NULL);
}


static ngx_int_t
read_text(const char *text)
{
    return ngx_responses_event_read(&ev, (u_char *) text, strlen(text));
}


static ngx_uint_t
get(ngx_uint_t parent, const char *name)
{
    return ngx_responses_event_get(&ev, parent, (u_char *) name,
                                   strlen(name));
}


#define written(text, ...)                                                    \
    is(write_out(0), NGX_OK, "written");                                      \
    is_bytes(out.data, out.len, text, strlen(text), __VA_ARGS__)

#define same(s, text, ...)                                                    \
    is_bytes((s).data, (s).len, text, strlen(text), __VA_ARGS__)


static void
test_reading(void)
{
    ngx_str_t   s;
    ngx_uint_t  o, a, n;

    static const char  text[] =
        " {\"a\":1,\"o\":{\"b\":\"x\",\"\\u0062\":\"y\\n\",\"c\":{}},"
        "\"a\":2.5,\"l\":[7,{\"d\":true},null,[false],\"\"],\"type\":\"t1\","
        "\"type\":\"response\\u002ecreated\",\"i\":9007199254740991} ";

    is(read_text(text), NGX_OK, "an event");

    ok(get(0, "a") > get(0, "o"), "the last one of two");
    is(ngx_responses_event_number(&ev, get(0, "a")), -1, "a fraction");
    is(ngx_responses_event_number(&ev, get(0, "i")), 9007199254740991LL,
       "an integer");
    is(ngx_responses_event_number(&ev, 0), -1, "no node");
    is(ngx_responses_event_kind(&ev, 0), 0, "has no kind");
    s = ngx_responses_event_raw(&ev, 0);
    ok(s.data == NULL && s.len == 0, "and no value");

    o = get(0, "o");
    same(ngx_responses_event_string(&ev, get(o, "b")), "y\\n",
         "a name in escapes, the string not decoded");
    s = ngx_responses_event_string(&ev, o);
    ok(s.data == NULL && s.len == 0, "an object is not a string");
    is(get(o, "a"), 0, "not that of the parent");
    is(get(0, "b"), 0, "nor of a child");
    is(get(get(0, "l"), "d"), 0, "an array has no members");
    is(get(get(0, "a"), "d"), 0, "nor has a number");

    a = get(0, "l");
    same(ngx_responses_event_raw(&ev, ngx_responses_event_element(&ev, a, 0)),
         "{\"d\":true}", "the first object or array");
    same(ngx_responses_event_raw(&ev, ngx_responses_event_element(&ev, a, 1)),
         "[false]", "the second");
    is(ngx_responses_event_element(&ev, a, 2), 0, "there are two");
    is(ngx_responses_event_element(&ev, o, 0), 0, "an object has none");
    is(ngx_responses_event_element(&ev, 0, 0), 0, "nor has nothing");

    n = 0;

    for (o = ngx_responses_event_first(&ev, a);
         o;
         o = ngx_responses_event_next(&ev, a, o))
    {
        n++;
    }

    is(n, 5, "all elements");
    is(ngx_responses_event_first(&ev, get(get(0, "o"), "c")), 0, "of none");

    is(ev.member[NGX_RESPONSES_M_TYPE], get(0, "type"), "its last type");
    is(ev.member[NGX_RESPONSES_M_DELTA], 0, "no delta");
    is(ev.member[NGX_RESPONSES_M_NONE], 0, "nor what has no path");
    is(ngx_responses_event_type(&ev), NGX_OK, "has a type");
    is(ev.type->id, NGX_RESPONSES_CREATED, "which is known");
    same(ev.name, "response.created", "decoded");

    ngx_responses_event_set(&ev, get(0, "type"), str("7"));
    is(ngx_responses_event_type(&ev), NGX_DECLINED, "a type that is a number");
    is(ev.name.len, 0, "is not one");

    is(read_text("[{}]"), NGX_DECLINED, "an array is not an event");
    same(ev.json.message, "an event must be an object", "it says so");
    is(read_text("{\"a\":}"), NGX_DECLINED, "nor is what is invalid");
    ok(ev.json.message.len, "it says so");
}


static void
test_edits(void)
{
    ngx_str_t   s;
    ngx_uint_t  o, node, mark;

    is(read_text(" { \"a\" : 1 , \"o\" : { } , \"b\":[1, 2 ,3] } "), NGX_OK,
       "an event");

    written("{ \"a\" : 1 , \"o\" : { } , \"b\":[1, 2 ,3] }", "unchanged");
    is(pieces, 1, "in one piece");

    o = get(0, "o");
    node = get(0, "a");

    ngx_responses_event_set(&ev, node, str("[true]"));
    same(ngx_responses_event_raw(&ev, node), "[true]", "set");
    is(ngx_responses_event_kind(&ev, node), NGX_RESPONSES_JSON_ARRAY, "kind");
    is(ngx_responses_event_element(&ev, node, 0), 0, "it is not looked into");
    ngx_responses_event_set_string(&ev, node, str("\\n"));
    same(ngx_responses_event_string(&ev, node), "\\n", "a string");
    ngx_responses_event_set_int(&ev, node, -42);
    same(ngx_responses_event_raw(&ev, node), "-42", "a number");
    ngx_responses_event_rename(&ev, node, str("A"));

    ngx_responses_put(&ev, o, "x", ngx_responses_str("1"));
    ngx_responses_put_int(&ev, o, "y", 2);
    ngx_responses_put_string(&ev, o, "x", ngx_responses_str("z"));
    is(get(o, "x"), 0, "what is inserted is no node");
    same(ngx_responses_value(&ev, o, "x"), "\"z\"", "but has a value");
    same(ngx_responses_value(&ev, 0, "b"), "[1, 2 ,3]", "as has a node");
    s = ngx_responses_value(&ev, o, "z");
    ok(s.data == NULL, "nothing else has");

    written("{ \"A\" : -42 , \"o\" : {\"x\":\"z\",\"y\":2 } , "
            "\"b\":[1, 2 ,3] }", "all of it");

    is(ngx_responses_event_copy(&ev, o, &s), NGX_OK, "a value alone");
    same(s, "{\"x\":\"z\",\"y\":2 }", "with its edits");
    is(ngx_responses_event_copy(&ev, get(0, "b"), &s), NGX_OK, "another one");
    ok(s.data == ev.data + ev.json.nodes[get(0, "b")].start,
       "stays where it is");

    ngx_responses_event_uninsert(&ev, o, str("x"));
    ngx_responses_event_uninsert(&ev, o, str("x"));
    s = ngx_responses_value(&ev, o, "x");
    ok(s.data == NULL, "no longer inserted");

    mark = ngx_responses_event_mark(&ev);
    ngx_responses_event_remove(&ev, node);
    ngx_responses_event_insert(&ev, 0, str("q"), str("{}"));
    ngx_responses_event_set(&ev, o, str("null"));
    is(get(0, "a"), 0, "removed");
    is(get(o, "y"), 0, "in what was replaced");
    written("{\"q\":{}, \"o\" : null , \"b\":[1, 2 ,3] }",
            "after a mark");

    ngx_responses_event_rollback(&ev, mark);
    written("{ \"A\" : -42 , \"o\" : {\"y\":2 } , \"b\":[1, 2 ,3] }",
            "back to the mark");

    ngx_responses_event_rollback(&ev, 0);
    is(ev.nedits, 0, "all taken back");
    written("{ \"a\" : 1 , \"o\" : { } , \"b\":[1, 2 ,3] }", "unchanged");

    ngx_responses_event_set(&ev, get(0, "b"), str("[]"));
    refuse = 2;
    is(write_out(0), NGX_ERROR, "a piece is refused");
    is(pieces, 2, "and is the last");
    refuse = 0;

    ngx_responses_event_remove(&ev, get(0, "b"));
    ngx_responses_event_remove(&ev, get(0, "a"));
    ngx_responses_event_remove(&ev, get(0, "o"));
    is(write_out(0), NGX_OK, "all members removed");
    model_init(&model, out.data, out.len);
    ok(model.n == 1 && model.root->kind == JSON_OBJECT, "none are left");
    json_free(model.root);
}


static void
test_reread(void)
{
    bytes_t     deep;
    ngx_uint_t  n;

    ngx_memzero(&deep, sizeof(bytes_t));

    is(read_text("{\"type\":\"my\\u002etype\",\"a\":{\"b\":1}}"), NGX_OK,
       "an event");
    is(ngx_responses_event_type(&ev), NGX_OK, "its type");
    is(ev.changed, 0, "as it came");

    for (n = 0; n < 3; n++) {
        ngx_responses_event_set(&ev, get(get(0, "a"), "b"),
                                str(n % 2 ? "[{\"c\":2}]" : "{\"d\":3}"));
        ngx_responses_put_int(&ev, 0, "n", n);
        is(ngx_responses_event_reread(&ev), NGX_OK, "read again");
        is(ev.nedits, 0, "no edits");
        is(ev.changed, 1, "not as it came");
    }

    is(ngx_responses_event_number(&ev, get(get(get(0, "a"), "b"), "d")), 3,
       "what was set is looked into");
    is(ngx_responses_event_number(&ev, get(0, "n")), 2, "and inserted");
    same(ev.name, "my.type", "the name stays");
    is(ev.member[NGX_RESPONSES_M_TYPE], get(0, "type"), "members are new");

    bytes_times(&deep, "[", 64);
    bytes_times(&deep, "]", 64);
    ngx_responses_event_set(&ev, get(0, "n"), str((char *) deep.data));
    is(ngx_responses_event_reread(&ev), NGX_DECLINED, "too deep");
    written("{\"n\":2,\"type\":\"my\\u002etype\",\"a\":{\"b\":{\"d\":3}}}",
            "is as it was");

    is(ngx_responses_event_replace(&ev, (u_char *) "{\"z\":0}", 7), NGX_OK,
       "another text");
    written("{\"z\":0}", "in its place");
    is(ngx_responses_event_replace(&ev, (u_char *) "[]", 2), NGX_DECLINED,
       "not an object");
    written("{\"z\":0}", "is as it was");

    is(read_text("{}"), NGX_OK, "the next one");
    is(ev.changed, 0, "as it came");

    bytes_free(&deep);
}


/* random edits on random documents */

static const char  *values[] = {
    "0", "-1", "true", "null", "\"\"", "\"a,]}\\\"\"", "{}", "[]",
    "{\"a\":[1]}", "[{\"b\":2}]"
};

static const char  *names[] = { "a", "b", "type", "list", "x", "", "new" };


/* only: no edit that a mark does not cover */

static void
edit_random(ngx_uint_t only)
{
    char            text[32];
    ngx_str_t       s;
    ngx_uint_t      i, what;
    const char     *name, *value;
    model_node_t   *node;

    i = random_below(model.n);
    node = &model.node[i];
    name = names[random_below(7)];
    value = values[random_below(10)];
    what = random_below(only ? 5 : 9);

    switch (what) {

    case 0:
    case 1:
        if (i) {
            node->removed = 1;
            ngx_responses_event_remove(&ev, i);
        }

        return;

    case 2:
        if (i) {
            node->set = value;

            if (value[0] == '"') {
                ngx_memcpy(text, value + 1, strlen(value));
                s = str(text);
                s.len--;
                ngx_responses_event_set_string(&ev, i, s);

            } else {
                s = str(value);
                ngx_responses_event_set(&ev, i, s);
            }
        }

        return;

    case 3:
        if (i && node->parent->kind == JSON_OBJECT) {
            node->rename = name;
            ngx_responses_event_rename(&ev, i, str(name));
        }

        return;
    }

    if (node->doc->kind != JSON_OBJECT || node->n == MODEL_INSERT) {
        return;
    }

    switch (what) {

    case 4:
        model_insert(node, name, value);
        ngx_responses_event_insert(&ev, i, str(name), str(value));
        return;

    case 5:
        model_uninsert(node, name);
        ngx_responses_event_uninsert(&ev, i, str(name));
        return;
    }

    model_put(&model, i, name, value);

    if (strcmp(value, "-1") == 0) {
        ngx_responses_event_put_int(&ev, i, str(name), -1);

    } else {
        ngx_responses_event_put(&ev, i, str(name), str(value));
    }
}


/* what is read, before anything is written */

static ngx_uint_t
check_reading(void)
{
    ngx_str_t       raw, value;
    ngx_uint_t      i, k, n, bad;
    const char     *want;
    model_node_t   *node;

    bad = 0;

    for (i = 0; i < model.n; i++) {
        node = &model.node[i];
        n = random_below(7);
        k = model_get(&model, i, names[n]);

        bad += (get(i, names[n]) != k);

        value = ngx_responses_event_value(&ev, i, (u_char *) names[n],
                                          strlen(names[n]));
        raw = ngx_responses_event_raw(&ev, k);

        if (k == 0 && model_inserted(node, names[n]) < node->n) {
            raw = str(node->value[model_inserted(node, names[n])]);
        }

        bad += (value.len != raw.len
                || (raw.len && memcmp(value.data, raw.data, raw.len) != 0));

        raw = ngx_responses_event_raw(&ev, i);

        if (i == 0) {
            continue;
        }

        if (node->set) {
            bad += (raw.len != strlen(node->set)
                    || memcmp(raw.data, node->set, raw.len) != 0);

        } else {
            bad += (raw.data != model.p + node->doc->start
                    || raw.len != node->doc->end - node->doc->start);
        }

        want = node->set ? node->set : (char *) model.p + node->doc->start;
        value = ngx_responses_event_string(&ev, i);

        bad += (*want == '"') ? (value.data != raw.data + 1
                                 || value.len != raw.len - 2)
                              : (value.data != NULL);
        bad += ((ngx_responses_event_kind(&ev, i)
                 == NGX_RESPONSES_JSON_OBJECT) != (*want == '{'));
    }

    return bad;
}


/* what is written: the event, and one of its values as a copy */

static ngx_uint_t
check_writing(void)
{
    json_t      *got;
    ngx_str_t    s;
    ngx_uint_t   i, bad;

    bad = (write_out(0) != NGX_OK);

    got = json_parse(out.data, out.len);
    bad += (got == NULL || !model_same(&model, 0, out.data, got));
    json_free(got);

    i = random_below(model.n);

    bad += (ngx_responses_event_copy(&ev, i, &s) != NGX_OK);

    got = json_parse(s.data, s.len);
    bad += (got == NULL || got->start != 0 || got->end != s.len
            || !model_same(&model, i, s.data, got));
    json_free(got);

    if (bad) {
        tap_show("copy", s.data, s.len);
    }

    return bad;
}


static void
test_random(void)
{
    bytes_t     text, old;
    ngx_uint_t  n, k, i, mark, bad, read, edits;

    static model_t  before;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&old, sizeof(bytes_t));

    random_state = 1010;
    bad = 0;
    read = 0;
    edits = 0;

    for (n = 0; n < 20000 && bad < 5; n++) {
        document_make(&text, 0);

        if (ngx_responses_event_read(&ev, text.data, text.len) != NGX_OK) {
            continue;
        }

        model_init(&model, text.data, text.len);

        if (model.n > 200) {
            json_free(model.root);
            continue;
        }

        read++;
        old.len = 0;
        bytes_add(&old, text.data, text.len);

        for (k = random_below(12); k > 0; k--) {
            edit_random(0);
            edits++;
        }

        if (random_below(4) == 0) {
            before = model;
            mark = ngx_responses_event_mark(&ev);

            for (k = random_below(12); k > 0; k--) {
                edit_random(1);
            }

            ngx_responses_event_rollback(&ev, mark);
            model = before;
        }

        i = check_reading() + check_writing();

        /* the same after it was read again */

        if (i == 0 && random_below(4) == 0) {
            i += (ngx_responses_event_reread(&ev) != NGX_OK);
            i += (ev.nedits != 0 || ev.len != out.len
                  || memcmp(ev.data, out.data, out.len) != 0);
        }

        i += !bytes_equal(&text, &old);

        if (i) {
            bad++;
            tap_show("text", text.data, text.len);
            tap_show(" got", out.data, out.len);
        }

        json_free(model.root);
    }

    is(bad, 0, "random edits");
    ok(read > 15000 && edits > read, "%lu edits of %lu events",
       (unsigned long) edits, (unsigned long) read);
    is(empty, 0, "no piece was empty");

    bytes_free(&text);
    bytes_free(&old);
}


/* each subset of the members of an object and elements of an array */

static void
test_commas(void)
{
    json_t      *doc;
    bytes_t      text;
    ngx_uint_t   n, k, i, at, nth, space, set, insert, array, bad;

    static const char  *spaces[] = { "", " ", "\n\t" };

    ngx_memzero(&text, sizeof(bytes_t));
    bad = 0;

    for (n = 0; n < 6; n++) {
        for (k = 0; k < 3 * 2 * 2; k++) {
            space = k % 3;
            array = k / 3 % 2;
            insert = !array && k / 6;

            text.len = 0;
            bytes_text(&text, array ? "{\"x\":[" : "{\"x\":{");

            for (i = 0; i < n; i++) {
                bytes_text(&text, i ? "," : "");
                bytes_text(&text, spaces[space]);
                bytes_text(&text, array ? "1" : "\"a\":[2]");
                bytes_text(&text, spaces[space]);
            }

            bytes_text(&text, array ? "]}" : "}}");

            for (set = 0; set < (1U << n); set++) {
                bad += (ngx_responses_event_read(&ev, text.data, text.len)
                        != NGX_OK);
                model_init(&model, text.data, text.len);

                /* from the last to the first, and the other way round */

                for (i = 0; i < n; i++) {
                    nth = (set & 1) ? n - 1 - i : i;
                    at = 2 + nth * (array ? 1 : 2);

                    if (set & (1U << nth)) {
                        model.node[at].removed = 1;
                        ngx_responses_event_remove(&ev, at);
                    }
                }

                if (insert) {
                    model_insert(&model.node[1], "q", "0");
                    ngx_responses_event_insert(&ev, 1, str("q"), str("0"));
                }

                bad += (write_out(0) != NGX_OK);
                doc = json_parse(out.data, out.len);

                if (doc == NULL || !model_same(&model, 0, out.data, doc)) {
                    bad++;
                    tap_show("text", text.data, text.len);
                    tap_show(" got", out.data, out.len);
                }

                json_free(doc);
                json_free(model.root);
            }
        }
    }

    is(bad, 0, "commas, whatever is removed");

    bytes_free(&text);
}


#include "event_faults.h"


int
main(void)
{
    mem_t  other;

    mem_init(&other);
    mem_init(&mem);

    (void) ngx_responses_member_paths(&other.mem, &paths);
    ngx_responses_event_init(&ev, &mem.mem, &paths, NGX_RESPONSES_UPSTREAM);

    test_reading();
    test_edits();
    test_reread();
    test_commas();
    test_random();

    test_failures();

    ngx_responses_event_free(&ev);
    ngx_responses_path_free(&other.mem, &paths);
    bytes_free(&out);

    ok(mem_clean(&mem) && mem_clean(&other), "no leak");

    return tap_done();
}
