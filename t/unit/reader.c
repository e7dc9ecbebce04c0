
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for json/json: which texts are valid, which values it lists, names,
 * limits and memory.  yajl says what is expected.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"
#include "json/ngx_responses_json.h"

#include "document.h"
#include "reader.h"
#include "tap.h"


#include "reader_cases.h"
#include "reader_memory.h"


static void
test_cases(void)
{
    ngx_uint_t      valid, good;
    reader_case_t  *c;

    for (c = reader_cases; c->name; c++) {
        good = reader_agree(c->text, c->len, &valid);

        ok(good && valid == c->good, "%s: %s", c->name,
           c->good ? "valid" : "invalid");

        if (!c->good) {
            ok(json.offset >= c->offset && json.offset <= c->len,
               "%s: at %lu, %.*s", c->name, (unsigned long) json.offset,
               (int) json.message.len, json.message.data);
        }
    }
}


static const char  sample[] =
    " {\"type\":\"a\\u00e9\\\"\\ud83d\",\"n\" : -1.5e+7 ,\n\"\xc3\xa9\":[1,0,"
    "true,[],{}, \"\"],\"\\u0061\":{\"x\":null,\"y\":false}}\t";


/* each beginning of a text, and each text with one other byte */

static void
test_bytes(void)
{
    size_t      i;
    char        text[sizeof(sample)];
    ngx_uint_t  c, bad, good, valid;

    memcpy(text, sample, sizeof(sample));
    bad = 0;
    good = 0;

    for (i = 0; i < sizeof(sample); i++) {
        bad += !reader_agree(sample, i, &valid);
        good += valid;
    }

    is(bad, 0, "cut anywhere");
    is(good, 2, "valid with and without the white space at the end");

    for (i = 0; i < sizeof(sample) - 1; i++) {

        for (c = 0; c < 256; c++) {
            text[i] = (char) c;
            bad += !reader_agree(text, sizeof(sample) - 1, &valid);
            good += valid;
        }

        text[i] = sample[i];
    }

    is(bad, 0, "any other byte anywhere");
    ok(good > 1000, "%lu of them are valid", (unsigned long) good);
}


static void
test_random(void)
{
    bytes_t     text;
    ngx_uint_t  n, bad, good, valid;

    ngx_memzero(&text, sizeof(bytes_t));

    random_state = 8259;
    bad = 0;
    good = 0;

    for (n = 0; n < 20000 && bad < 5; n++) {
        document_make(&text, 3);

        bad += !reader_agree(text.data, text.len, &valid);
        good += valid;
    }

    is(bad, 0, "random texts as by yajl");
    ok(good > 10000 && good < 19000, "%lu of them are valid",
       (unsigned long) good);

    bytes_free(&text);
}


/*
 * A text that is cut: its nodes are those of the whole one which end in it,
 * but for a number that may go on, and what is around them.
 */

static ngx_uint_t
begins(size_t cut)
{
    u_char                *text;
    ngx_int_t              rc;
    ngx_uint_t             i, k, n, good, known[256], place[257];
    ngx_responses_node_t  *whole, *node;

    text = malloc(cut + 1);
    memcpy(text, json.text, cut);
    text[cut] = '\0';

    rc = ngx_responses_json_read_beginning(&any, text, cut);

    for (i = json.n; i-- > 0; /* void */ ) {
        whole = &json.nodes[i];

        known[i] = (whole->end <= cut
                    && (whole->kind != NGX_RESPONSES_JSON_NUMBER
                        || whole->end < cut));

        for (k = i + 1; k < whole->next; k = json.nodes[k].next) {
            known[i] |= known[k];
        }
    }

    for (i = 0, n = 0; i <= json.n; i++) {
        place[i] = n;
        n += (i < json.n && known[i]);
    }

    good = (rc == (n ? NGX_OK : NGX_DECLINED) && any.n == n);

    for (i = 0; i < json.n && good; i++) {
        whole = &json.nodes[i];
        node = known[i] ? &any.nodes[place[i]] : NULL;

        good = (!known[i]
                || (node->name == whole->name && node->start == whole->start
                    && node->name_len == whole->name_len
                    && node->escaped == whole->escaped
                    && node->kind == whole->kind
                    && node->end == ngx_min(whole->end, cut)
                    && node->next == place[whole->next]));
    }

    if (!good) {
        tap_show("text", text, cut);
    }

    free(text);

    return good;
}


static void
test_beginnings(void)
{
    size_t      i;
    bytes_t     text;
    ngx_uint_t  n, bad, cuts;

    ngx_memzero(&text, sizeof(bytes_t));

    random_state = 8260;
    bad = 0;
    cuts = 0;

    for (n = 0; n < 800 && bad < 5; n++) {

        if (n == 0) {
            bytes_add(&text, sample, sizeof(sample) - 1);

        } else {
            document_make(&text, 3);
        }

        if (reader_parse(text.data, text.len) != NGX_OK || json.n > 256) {
            continue;
        }

        for (i = 0; i <= text.len; i++) {
            bad += !begins(i);
            cuts++;
        }
    }

    is(bad, 0, "the beginning of a text is that of the whole one");
    ok(cuts > 10000, "%lu cuts", (unsigned long) cuts);

    bytes_free(&text);
}


/* of each text the reader lists the same, but for what it skips */

static const ngx_str_t  names[] = {
    ngx_null_string,
    ngx_string("list"),
    ngx_string("a"),
    ngx_string("deep"),
    ngx_string("b")
};

static const u_char  skipped[] = { 0, 1, 2, 3, 4 };

static ngx_responses_keys_t  keys;


static ngx_uint_t
is_skipped(ngx_responses_node_t *node)
{
    ngx_uint_t  i;

    for (i = 1; i < 4; i++) {

        if (node->name && !node->escaped
            && node->name_len == names[i].len
            && memcmp(json.text + node->name, names[i].data, names[i].len)
               == 0)
        {
            return 1;
        }
    }

    return 0;
}


static ngx_uint_t
skips(bytes_t *b)
{
    ngx_int_t              rc;
    ngx_uint_t             i, n, good;
    ngx_responses_node_t  *node, *whole;

    rc = reader_parse(b->data, b->len);

    any.skip = skipped;
    any.lists = 1 << 4;

    good = (ngx_responses_json_read(&any, reader_text, b->len) == rc
            && (any.n != 0) == (json.n != 0));

    any.skip = NULL;

    for (i = 0, n = 0; i < json.n && good; n++) {
        whole = &json.nodes[i];
        node = &any.nodes[n];

        good = (n < any.n && node->kind == whole->kind
                && node->name == whole->name && node->start == whole->start
                && node->end == whole->end);

        if (good && is_skipped(whole)) {
            good = (node->next == n + 1);
            i = whole->next;

        } else {
            i++;
        }
    }

    good = good && n == any.n && (n == 0 || any.nodes[0].next == n);

    if (!good) {
        tap_show("text", b->data, b->len);
    }

    return good;
}


static void
test_skipped(void)
{
    size_t      i;
    bytes_t     b;
    u_char     *text;
    ngx_uint_t  n, bad;

    ngx_memzero(&b, sizeof(bytes_t));

    ngx_responses_keys_init(&keys, names, 5);
    any.keys = &keys;

    random_state = 8261;
    bad = 0;

    for (n = 0; n < 20000 && bad < 5; n++) {
        document_make(&b, 3);
        bad += !skips(&b);
    }

    is(bad, 0, "what is skipped is not listed");

    /* and of the beginnings of a text */

    any.skip = skipped;
    any.lists = 0;
    bad = 0;

    for (n = 0; n < 300; n++) {
        document_make(&b, 3);

        for (i = 0; i <= b.len; i++) {
            text = malloc(i + 1);
            memcpy(text, b.data, i);
            text[i] = '\0';

            (void) ngx_responses_json_read_beginning(&any, text, i);

            bad += (any.n && (any.nodes[0].next != any.n
                              || any.nodes[0].end > i));
            free(text);
        }
    }

    is(bad, 0, "nor in a beginning");

    /* nothing in it counts */

    b.len = 0;
    bytes_lit(&b, "{\"a\":[");
    bytes_times(&b, "{\"x\":[", 8000);
    bytes_times(&b, "]}", 8000);
    bytes_times(&b, ",{\"y\":[1,\"\\\"]\"]}", 100000);
    bytes_lit(&b, "],\"c\":0}");

    n = mem.peak;
    mem.peak = mem.bytes;

    is(ngx_responses_json_read(&any, b.data, b.len), NGX_OK,
       "a large and deep one");
    is(any.n, 3, "three values");
    is(mem.peak, mem.bytes, "no more memory");

    mem.peak = n;
    b.data[b.len - 8] = '}';

    is(ngx_responses_json_read(&any, b.data, b.len), NGX_DECLINED,
       "its grammar is checked");
    is(any.n, 0, "and nothing is listed");

    b.len = 0;
    bytes_lit(&b, "{\"a\":[1,20,02,3]}");

    is(ngx_responses_json_read(&any, b.data, b.len), NGX_DECLINED,
       "no integer begins with 0");

    any.skip = NULL;
    bytes_free(&b);
}


/* one of the two readers has read such values before */

static ngx_uint_t
agrees(bytes_t *b)
{
    u_char                *text;
    ngx_int_t              rc;
    ngx_uint_t             good;
    ngx_responses_seen_t  *seen;

    text = malloc(b->len + 1);
    memcpy(text, b->data, b->len);

    json.keys = &keys;
    json.skip = skipped;

    rc = ngx_responses_json_read(&json, text, b->len);
    good = (ngx_responses_json_read(&any, text, b->len) == rc
            && any.n == json.n
            && (json.n == 0
                || memcmp(any.nodes, json.nodes,
                          json.n * sizeof(ngx_responses_node_t)) == 0));

    /* the beginning of a text, too */

    seen = any.seen;
    text[b->len] = '\0';
    rc = ngx_responses_json_read_beginning(&any, text, b->len);

    memcpy(text, b->data, b->len);
    text[b->len] = '\0';

    good = good
           && ngx_responses_json_read_beginning(&json, text, b->len) == rc
           && any.n == json.n
           && (rc != NGX_OK
               || memcmp(any.nodes, json.nodes,
                         json.n * sizeof(ngx_responses_node_t)) == 0);

    any.seen = seen;
    json.skip = NULL;

    if (!good) {
        tap_show("text", b->data, b->len);
    }

    free(text);

    return good;
}


static void
test_seen(void)
{
    bytes_t               b;
    u_char               *value;
    ngx_uint_t            n, k, bad, found;
    ngx_responses_mem_t   memory;
    ngx_responses_seen_t  seen;

    static const char  text[] =
        "{\"a\":[1,{\"x\":[]},\"]\"],\"b\":[1],\"list\":{\"y\":\"\xc3\xa9\"}}";

    ngx_memzero(&b, sizeof(bytes_t));

    memory = any.mem;
    ngx_responses_seen_init(&seen, &memory);

    any.keys = &keys;
    any.skip = skipped;
    any.seen = &seen;

    /* a value, and what is like it but for one byte */

    bytes_lit(&b, text);
    bad = 0;

    for (n = 0; n < b.len; n++) {

        for (k = 0; k < 256; k += 7) {
            bad += !agrees(&b);
            b.data[n] = (u_char) (k + n);
            bad += !agrees(&b);
            b.data[n] = (u_char) text[n];
        }
    }

    is(bad, 0, "values that were read before, and other bytes");

    (void) agrees(&b);

    value = (u_char *) "[1,{\"x\":[]},\"]\"]x";

    found = ngx_responses_seen_find(&seen, 2, value, 17);
    is(found, 16, "a value is kept with its brackets");

    found = ngx_responses_seen_find(&seen, 2, value, 15);
    is(found, 0, "it is not in less bytes than it has");

    found = ngx_responses_seen_find(&seen, 1, value, 16);
    is(found, 0, "nor where a member of another name is");

    random_state = 8262;
    bad = 0;

    for (n = 0; n < 4000 && bad < 5; n++) {
        document_make(&b, 3);
        bad += !agrees(&b);
        bad += !agrees(&b);
    }

    is(bad, 0, "random texts, twice");

    /* one that is not valid, or too long, is not kept */

    b.len = 0;
    bytes_lit(&b, "{\"a\":[\"\xff\"]}");
    bad = !agrees(&b) + !agrees(&b);

    is(bad, 0, "no UTF-8");
    is(ngx_responses_seen_find(&seen, 2, (u_char *) "[\"\xff\"]", 5), 0,
       "is not kept");

    b.len = 0;
    bytes_lit(&b, "{\"a\":[");
    bytes_times(&b, "0,", NGX_RESPONSES_SEEN_SIZE / 2);
    bytes_lit(&b, "1]}");
    bad = !agrees(&b) + !agrees(&b);

    is(bad, 0, "a long one");
    is(seen.values[2].len, 0, "is not kept");

    /* what is near to the limit */

    for (n = 2; n < 6; n++) {
        b.len = 0;
        bytes_lit(&b, "{\"a\":[");
        bytes_times(&b, "0,", NGX_RESPONSES_SEEN_SIZE / 2 * n / 6);
        bytes_lit(&b, "1]}");
        (void) agrees(&b);

        is(seen.values[2].len, NGX_RESPONSES_SEEN_SIZE / 2 * n / 6 * 2 + 3,
           "%lu sixths of the limit are kept", (unsigned long) n);
    }

    ok(seen.values[2].size <= NGX_RESPONSES_SEEN_SIZE,
       "in no more memory than that");

    /* without memory it is read again */

    ngx_responses_seen_free(&seen);

    mem.fail = mem.calls + 1;
    b.len = 0;
    bytes_lit(&b, text);

    is(ngx_responses_json_read(&any, b.data, b.len), NGX_OK, "no memory");
    is(seen.values[2].len, 0, "nothing is kept");
    mem.fail = 0;

    ngx_responses_seen_free(&seen);

    any.skip = NULL;
    any.seen = NULL;

    bytes_free(&b);
}


static size_t
is_known(void *data, u_char *p, size_t len)
{
    ngx_uint_t *asked = data;

    (*asked)++;

    return (len >= 7 && memcmp(p, "{\"x\":1}", 7) == 0) ? 7 : 0;
}


/* an object that is known is one node, in its place only */

static void
test_known(void)
{
    size_t       i, len;
    u_char      *text;
    ngx_int_t    rc;
    ngx_uint_t   n, asked, good;

    static const char  places[] =
        "{\"b\":[{\"x\":1}],\"a\":{\"b\":[{\"x\":1}, {\"x\":2} ,{\"x\":1}\n,"
        "[{\"x\":1}],{\"b\":[{\"x\":1}]},1],\"c\":[{\"x\":1}]}}";

    static const char  members[] =
        "{\"b\":{\"x\":1},\"a\":{\"x\":1},\"x\":[{\"x\":1}]}";

    asked = 0;

    any.known = is_known;
    any.data = &asked;
    any.known_depth = 3;
    any.known_in[0] = 2;
    any.known_in[1] = 4;
    any.known_in[2] = 0;

    rc = ngx_responses_json_read(&any, (u_char *) places, sizeof(places) - 1);

    is(rc, NGX_OK, "objects that are known");
    is(asked, 4, "asked for each object of the array");

    for (i = 0, n = 0; i < any.n; i++) {
        n += any.nodes[i].known;
    }

    is(n, 2, "two are known");
    ok(any.nodes[6].known && any.nodes[6].next == 7
       && any.nodes[6].kind == NGX_RESPONSES_JSON_OBJECT
       && any.nodes[6].end - any.nodes[6].start == 7, "the first one");
    ok(!any.nodes[7].known && any.nodes[7].next == 9, "another is listed");

    any.known_depth = 1;

    asked = 0;

    (void) ngx_responses_json_read(&any, (u_char *) members,
                                   sizeof(members) - 1);

    is(asked, 1, "asked for a member of the text");
    ok(any.n == 7 && !any.nodes[1].known && any.nodes[3].known
       && any.nodes[3].next == 4, "it is known");

    any.known_depth = 3;

    /* nothing after the end of a text is looked at */

    len = sizeof(places) - 1;
    good = 0;

    for (i = 0; i < len; i++) {
        text = malloc(i ? i : 1);
        memcpy(text, places, i);

        good += (ngx_responses_json_read(&any, text, i) == NGX_OK);
        free(text);
    }

    is(good, 0, "a text that is cut is invalid");

    any.known = NULL;
}


/* the last child of that name, decoded; 0 if there is none */

static ngx_uint_t
get_bytes(ngx_uint_t parent, const void *name, size_t len)
{
    ngx_uint_t  i, found;

    found = 0;

    for (i = parent + 1; i < json.nodes[parent].next; i = json.nodes[i].next) {
        if (ngx_responses_json_name_is(&json, i, (u_char *) name, len)) {
            found = i;
        }
    }

    return found;
}


static ngx_uint_t
get(ngx_uint_t parent, const char *name)
{
    return get_bytes(parent, name, strlen(name));
}


static void
test_names(void)
{
    bytes_t     b;
    ngx_uint_t  i, n;

    static const char  text[] =
        "{\"a\":1,\"b\":{\"a\":2,\"\":3},\"a\":[{\"a\":4}],\"\\u0061b\":5,"
        "\"\\\"\\n\":6,\"\\ud83d\\ude00\":7,\"\\ud83d\":8,\"a\\u0000\":9}";

    is(reader_parse(text, sizeof(text) - 1), NGX_OK, "names");

    is(get(0, "a"), 5, "the last one of two");
    is(json.nodes[5].kind, NGX_RESPONSES_JSON_ARRAY, "not that of a child");
    is(get(0, "b"), 2, "another");
    is(get(2, "a"), 3, "that of a child");
    is(get(2, ""), 4, "an empty name");
    is(get(0, ""), 0, "no empty name");
    is(get(0, "c"), 0, "no such name");
    is(get(1, "a"), 0, "of a number");
    is(get(5, "a"), 0, "of an array");
    is(get(5, ""), 0, "an element has no name");
    is(get(6, "a"), 7, "of an element");
    is(get(0, "ab"), 8, "an escape in a name");
    is(get(0, "\\u0061b"), 0, "not as it is written");
    is(get(0, "\"\n"), 9, "escapes only");
    is(get(0, "\xf0\x9f\x98\x80"), 10, "a pair");
    is(get(0, "\xef\xbf\xbd"), 11, "half a pair is U+FFFD");
    is(get_bytes(0, "a\0", 2), 12, "U+0000");
    is(get(0, "\xf0\x9f\x98\x80z"), 0, "longer than a name with escapes");
    is(get(0, "\xf0\x9f\x98"), 0, "shorter");

    /* lengths around the largest one that a node holds */

    ngx_memzero(&b, sizeof(bytes_t));

    for (n = 65533; n < 65538; n++) {
        b.len = 0;
        bytes_lit(&b, "{\"");
        bytes_times(&b, "n", n);
        bytes_lit(&b, "\":1}");

        i = (reader_parse(b.data, b.len) == NGX_OK);

        ok(i && get_bytes(0, b.data + 2, n) == 1
           && get_bytes(0, b.data + 2, n - 1) == 0
           && get_bytes(0, b.data + 1, n) == 0
           && json.nodes[1].name_len == ngx_min(n, 0xffff)
           && json.nodes[1].escaped == (n >= 0xffff),
           "a name of %lu bytes", (unsigned long) n);
    }

    bytes_free(&b);
}


int
main(void)
{
    reader_init();

    test_cases();
    test_bytes();
    test_random();
    test_beginnings();
    test_skipped();
    test_seen();
    test_known();
    test_names();
    test_limits();
    test_memory();
    test_arena();

    ok(reader_free(), "no leak");

    return tap_done();
}
