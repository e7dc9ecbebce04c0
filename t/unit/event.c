
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

#include "mem.h"
#include "tap.h"


static mem_t                  mem;
static ngx_responses_path_t   paths;
static ngx_responses_event_t  ev;
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
        "\"type\":\"response\\u002ecreated\",\"i\":9007199254740991,"
        "\"usage\":{}} ";

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

    is(read_text(" { \"a\" : 1 , \"o\" : { } , \"b\":[1, 2 ,{}] } "), NGX_OK,
       "an event");

    written("{ \"a\" : 1 , \"o\" : { } , \"b\":[1, 2 ,{}] }", "unchanged");
    is(pieces, 1, "in one piece");

    o = get(0, "o");
    node = get(0, "a");

    ngx_responses_event_set(&ev, node, str("[true]"));
    same(ngx_responses_event_raw(&ev, node), "[true]", "set");
    is(ngx_responses_event_kind(&ev, node), NGX_RESPONSES_JSON_ARRAY, "kind");
    is(ngx_responses_event_element(&ev, node, 0), 0, "it is not looked into");
    mark = ngx_responses_event_mark(&ev);
    ngx_responses_event_set(&ev, get(0, "b"), str("[[]]"));
    is(ngx_responses_event_element(&ev, get(0, "b"), 0), 0, "nor here");
    ngx_responses_event_rollback(&ev, mark);
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
    same(ngx_responses_value(&ev, 0, "b"), "[1, 2 ,{}]", "as has a node");
    s = ngx_responses_value(&ev, o, "z");
    ok(s.data == NULL, "nothing else has");

    written("{ \"A\" : -42 , \"o\" : {\"x\":\"z\",\"y\":2 } , "
            "\"b\":[1, 2 ,{}] }", "all of it");

    is(ngx_responses_event_copy(&ev, o, &s), NGX_OK, "a value alone");
    same(s, "{\"x\":\"z\",\"y\":2 }", "with its edits");
    is(ngx_responses_event_copy(&ev, get(0, "b"), &s), NGX_OK, "another one");
    ok(s.data == ev.data + ev.json.nodes[get(0, "b")].start,
       "stays where it is");

    mark = ngx_responses_event_mark(&ev);
    ngx_responses_event_remove(&ev, node);
    ngx_responses_event_insert(&ev, 0, str("q"), str("{}"));
    ngx_responses_event_set(&ev, o, str("null"));
    is(get(0, "a"), 0, "removed");
    is(get(o, "y"), 0, "in what was replaced");
    written("{\"q\":{}, \"o\" : null , \"b\":[1, 2 ,{}] }",
            "after a mark");

    ngx_responses_event_rollback(&ev, mark);
    written("{ \"A\" : -42 , \"o\" : {\"x\":\"z\",\"y\":2 } , "
            "\"b\":[1, 2 ,{}] }", "back to the mark");

    ngx_responses_event_rollback(&ev, 0);
    is(ev.nedits, 0, "all taken back");
    written("{ \"a\" : 1 , \"o\" : { } , \"b\":[1, 2 ,{}] }", "unchanged");

    ngx_responses_event_set(&ev, get(0, "b"), str("[]"));
    refuse = 2;
    is(write_out(0), NGX_ERROR, "a piece is refused");
    is(pieces, 2, "and is the last");
    refuse = 0;

    ngx_responses_event_remove(&ev, get(0, "b"));
    ngx_responses_event_remove(&ev, get(0, "a"));
    ngx_responses_event_remove(&ev, get(0, "o"));
    written("{  }", "all members removed");
}


/* texts of any length, for values in any order */

static void
test_texts(void)
{
    size_t      len[4];
    bytes_t     text;
    ngx_str_t   s;
    ngx_uint_t  n, k, i, node, calls, bad;

    static ngx_uint_t  orders[6][3] = {
        { 1, 2, 3 }, { 1, 3, 2 }, { 2, 1, 3 }, { 2, 3, 1 }, { 3, 1, 2 },
        { 3, 2, 1 }
    };

    ngx_memzero(&text, sizeof(bytes_t));

    calls = 0;
    bad = 0;

    for (n = 1; n < 300000; n = n * 3 + 1) {
        text.len = 0;
        bytes_times(&text, "x", n);

        for (k = 0; k < 18; k++) {
            bad += (read_text("{\"a\":[0],\"b\":[1],\"c\":[2]}") != NGX_OK);

            for (i = 0; i < 3; i++) {
                node = orders[k / 3][i];
                s = str((char *) text.data);
                len[node] = (i == k % 3) ? s.len : 1;
                s.len = len[node];

                ngx_responses_event_set_string(&ev, 2 * node, s);
            }

            for (i = 1; i < 4; i++) {
                bad += (ngx_responses_event_copy(&ev, 2 * i - 1, &s)
                        != NGX_OK || s.len != len[i] + 4);
            }
        }
    }

    is(bad, 0, "copies of values with long texts");

    /* no event takes memory that the one before had */

    for (n = 0; n < 1000; n++) {
        (void) read_text("{\"a\":[0],\"b\":[1],\"c\":[2]}");
        ngx_responses_put_int(&ev, 0, "n", n);
        ngx_responses_put_int(&ev, 0, "b", n);
        (void) write_out(0);

        calls = n ? calls : mem.calls;
    }

    is(mem.calls, calls, "1,000 events need no memory of their own");

    bytes_free(&text);
}


static void
test_reread(void)
{
    bytes_t     deep;
    ngx_uint_t  n;

    ngx_memzero(&deep, sizeof(bytes_t));

    is(read_text("{\"type\":\"my.type\",\"a\":{\"b\":1}}"), NGX_OK,
       "an event");
    is(ev.changed, 0, "as it came");

    for (n = 0; n < 3; n++) {
        ngx_responses_event_set(&ev, get(get(0, "a"), "b"),
                                str(n % 2 ? "[{\"c\":2}]" : "{\"d\":3}"));
        ngx_responses_put_int(&ev, 0, "n", 10 * n);
        is(ngx_responses_event_reread(&ev), NGX_OK, "read again");
        is(ev.nedits, 0, "no edits");
        is(ev.changed, 1, "not as it came");

        if (n == 0) {
            is(ngx_responses_event_type(&ev), NGX_OK, "its type");
        }
    }

    is(ngx_responses_event_number(&ev, get(get(get(0, "a"), "b"), "d")), 3,
       "what was set is looked into");
    is(ngx_responses_event_number(&ev, get(0, "n")), 20, "and inserted");
    same(ev.name, "my.type", "the name stays");
    is(ev.member[NGX_RESPONSES_M_TYPE], get(0, "type"), "members are new");

    bytes_times(&deep, "[", 64);
    bytes_times(&deep, "]", 64);
    ngx_responses_event_set(&ev, get(0, "n"), str((char *) deep.data));
    is(ngx_responses_event_reread(&ev), NGX_DECLINED, "too deep");
    written("{\"n\":20,\"type\":\"my.type\",\"a\":{\"b\":{\"d\":3}}}",
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


/* enough edits and texts that all that grows has to grow; 1: no memory */

static ngx_uint_t
edit_much(bytes_t *text, bytes_t *value)
{
    ngx_int_t   rc;
    ngx_str_t   s;
    ngx_uint_t  i, wrong;

    rc = ngx_responses_event_read(&ev, text->data, text->len);

    if (rc != NGX_OK) {
        return (rc == NGX_ERROR) ? 1 : 2;
    }

    for (i = 1; i < 60; i++) {
        ngx_responses_event_set_string(&ev, i, str((char *) value->data));
        ngx_responses_event_rename(&ev, i, ngx_responses_str("n"));
        ngx_responses_put_int(&ev, 0, "m", i);
        ngx_responses_put_string(&ev, 0, "o", ngx_responses_str("p"));
    }

    wrong = (write_out(0) != (ev.failed ? NGX_ERROR : NGX_OK)
             || (ev.failed && out.len));

    rc = ngx_responses_event_copy(&ev, 0, &s);

    wrong += (rc == NGX_OK
              && (s.len != out.len || memcmp(s.data, out.data, s.len) != 0));

    if (wrong || rc != NGX_OK) {
        return wrong ? 2 : 1;
    }

    rc = ngx_responses_event_reread(&ev);

    if (rc == NGX_OK) {
        return (get(0, "o") && get(0, "n") && ev.len == out.len) ? 0 : 2;
    }

    return (rc == NGX_ERROR) ? 1 : 2;
}


static void
test_failures(void)
{
    bytes_t     text, value;
    ngx_uint_t  n, rc, bad;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&value, sizeof(bytes_t));

    bytes_lit(&text, "{\"a\":0");
    bytes_times(&text, ",\"a\":\"\"", 300);
    bytes_lit(&text, "}");
    bytes_times(&value, "value ", 300);

    bad = 0;
    rc = 1;

    for (n = 1; rc && bad == 0; n++) {
        ngx_responses_event_free(&ev);
        bad += (mem.blocks != 0);

        mem.fail = mem.calls + n;
        mem.sticky = n % 2;

        rc = edit_much(&text, &value);

        bad += (rc != (mem.calls >= mem.fail));
        mem.fail = 0;

        /* there is memory again */

        bad += (edit_much(&text, &value) != 0);

        if (bad) {
            diag("allocation %lu", (unsigned long) n);
        }
    }

    is(bad, 0, "each allocation fails once");
    ok(n > 20, "%lu of them", (unsigned long) n - 2);

    bytes_free(&text);
    bytes_free(&value);
}


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
    test_texts();
    test_reread();
    test_failures();

    ngx_responses_event_free(&ev);
    ngx_responses_path_free(&other.mem, &paths);
    bytes_free(&out);

    ok(mem_clean(&mem) && mem_clean(&other), "no leak");

    return tap_done();
}
