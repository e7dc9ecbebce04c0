
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for request/request: which bodies are read, what is known of them, and
 * what they become.  What they use is in tokens.c.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "request/ngx_responses_request.h"

#include "mem.h"
#include "tap.h"


static struct {
    const char  *bytes;
    size_t       len;
    ngx_int_t    rc;
    ngx_uint_t   begins;
} bodies[] = {

#define body(text)  text, sizeof(text) - 1

    { body("{}"), NGX_OK, 1 },
    { body(" \t\r\n{}\n"), NGX_OK, 1 },
    { body("\xef\xbb\xbf{}"), NGX_OK, 1 },
    { body("\xef\xbb\xbf \n{}"), NGX_OK, 1 },
    { body("{"), NGX_ABORT, 1 },
    { body("{}x"), NGX_ABORT, 1 },
    { body("{\"a\":\"\xff\"}"), NGX_ABORT, 1 },
    { body("{\"a\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["
           "[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"
           "]]]]]]]]]]]]]]]]]]]]]}"), NGX_ABORT, 1 },
    { body("[{}]"), NGX_DECLINED, 0 },
    { body("x{}"), NGX_DECLINED, 0 },
    { body("\v{}"), NGX_DECLINED, 0 },
    { body("RIFF{\0"), NGX_DECLINED, 0 },

    /* white space alone, with and without a byte order mark, and none */

    { body(""), NGX_DECLINED, 1 },
    { body(" \r\n"), NGX_DECLINED, 1 },
    { body("\xef\xbb\xbf"), NGX_DECLINED, 1 },
    { body("\xef\xbb\xbf "), NGX_DECLINED, 1 },
    { body("\xef\xbb"), NGX_DECLINED, 0 },
    { body("\xef\xbb\xbf\xef\xbb\xbf{}"), NGX_DECLINED, 0 },

    /* UTF-16 and UTF-32 */

    { body("{\0}\0"), NGX_ABORT, 1 },
    { body("\0{\0}"), NGX_ABORT, 1 },
    { body(" \0{\0}\0"), NGX_ABORT, 1 },
    { body("\0 \0{\0}"), NGX_ABORT, 1 },
    { body("\xff\xfe{\0}\0"), NGX_ABORT, 1 },
    { body("\xfe\xff\0{\0}"), NGX_ABORT, 1 },
    { body("\0\0\xfe\xff\0\0\0{\0\0\0}"), NGX_ABORT, 1 },
    { body("\xff\xfe\0\0{\0\0\0}\0\0\0"), NGX_ABORT, 1 },
    { body("\xff\xfe{}"), NGX_ABORT, 1 },
    { body("\0{"), NGX_DECLINED, 0 },
    { body("\0\0\0\0"), NGX_DECLINED, 0 },
    { body("\xff\xfe"), NGX_DECLINED, 0 },
    { body("\0[\0]"), NGX_DECLINED, 0 },
    { body("\xff\xfe[\0]\0"), NGX_DECLINED, 0 },
    { body("\xfd{\0"), NGX_DECLINED, 0 },
    { body("a\0{\0}\0"), NGX_DECLINED, 0 },

#undef body
};


#define MODEL  NGX_RESPONSES_REQUEST_MODEL
#define KEY    NGX_RESPONSES_REQUEST_CACHE_KEY
#define CONV   NGX_RESPONSES_REQUEST_CONVERSATION
#define USER   NGX_RESPONSES_REQUEST_USER

static struct {
    const char               *body;
    ngx_responses_request_e   n;
    const char               *word;        /* NULL: none */
} words[] = {
    { "{\"model\":\"m\"}", MODEL, "m" },
    { "{\"prompt_cache_key\":\"k\"}", KEY, "k" },
    { "{\"conversation\":\"c\"}", CONV, "c" },
    { "{\"user\":\"u\"}", USER, "u" },
    { "{\"model\":\"m\",\"user\":\"u\"}", USER, "u" },
    { "{\"model\":\"m\",\"model\":\"n\"}", MODEL, "n" },
    { "{\"model\":\"\"}", MODEL, "" },
    { "{\"Model\":\"m\"}", MODEL, NULL },
    { "{\"model\":7}", MODEL, NULL },
    { "{\"model\":null}", MODEL, NULL },
    { "{\"model\":[\"m\"]}", MODEL, NULL },
    { "{\"a\":{\"model\":\"m\"}}", MODEL, NULL },
    { "{}", MODEL, NULL },
    { "{\"conversation\":{\"id\":\"c\"}}", CONV, "c" },
    { "{\"conversation\":{\"id\":7}}", CONV, NULL },
    { "{\"conversation\":{}}", CONV, NULL },
    { "{\"conversation\":{\"id\":{\"id\":\"c\"}}}", CONV, NULL },
    { "{\"conversation\":\"id\",\"id\":\"x\"}", CONV, "id" },
    { "{\"model\":\"a\\n\\\"b\\\\\xc3\xa4\\u00e4\"}", MODEL,
      "a?'b/\xc3\xa4\xc3\xa4" }
};


static struct {
    const char  *body;
    ngx_int_t    stream;
    ngx_uint_t   rpc;
} kinds[] = {
    { "{}", 0, 0 },
    { "{\"stream\":true}", 1, 0 },
    { "{\"stream\":false}", 0, 0 },
    { "{\"stream\":null}", 0, 0 },
    { "{\"stream\":\"true\"}", NGX_ERROR, 0 },
    { "{\"stream\":1}", NGX_ERROR, 0 },
    { "{\"stream\":0}", NGX_ERROR, 0 },
    { "{\"stream\":{}}", NGX_ERROR, 0 },
    { "{\"stream\":[true]}", NGX_ERROR, 0 },
    { "{\"Stream\":true}", 0, 0 },
    { "{\"a\":{\"stream\":true}}", 0, 0 },
    { "{\"stream\":true,\"stream\":false}", 0, 0 },
    { "{\"stream\":false,\"stream\":true}", 1, 0 },

    { "{\"jsonrpc\":\"2.0\"}", 0, 1 },
    { "{\"id\":1,\"jsonrpc\":\"2.0\",\"method\":\"a\",\"params\":{}}", 0, 1 },
    { "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", 0, 1 },
    { "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{}}", 0, 1 },
    { "{\"method\":\"a\",\"id\":1}", 0, 0 },
    { "{\"jsonrpc\":\"2.0\",\"model\":\"m\"}", 0, 0 },
    { "{\"model\":\"m\",\"jsonrpc\":\"2.0\"}", 0, 0 },
    { "{\"jsonrpc\":\"2.0\",\"stream\":true}", 1, 0 },
    { "{\"JSONRPC\":\"2.0\"}", 0, 0 }
};


static struct {
    const char  *body;
    const char  *member;
    const char  *value;                /* "": none */
} values[] = {
    { "{}", "tools", "" },
    { "{\"temperature\":0.5}", "temperature", "0.5" },
    { "{\"temperature\":0.5,\"temperature\":1}", "temperature", "1" },
    { "{\"temperature\":null}", "temperature", "" },
    { "{\"Temperature\":1}", "temperature", "" },
    { "{\"metadata\":{ \"a\" : 1 }}", "metadata", "{ \"a\" : 1 }" },

    /* what a response must have within */

    { "{\"reasoning\":{}}", "reasoning",
      "{\"effort\":null,\"summary\":null}" },
    { "{\"reasoning\":{\"effort\":\"low\"}}", "reasoning",
      "{\"summary\":null,\"effort\":\"low\"}" },
    { "{\"reasoning\":{\"summary\":null,\"effort\":\"low\"}}", "reasoning",
      "{\"summary\":null,\"effort\":\"low\"}" },
    { "{\"reasoning\":7}", "reasoning", "7" },
    { "{\"reasoning\":[]}", "reasoning", "[]" },
    { "{\"text\":{\"verbosity\":\"low\"}}", "text",
      "{\"format\":{\"type\":\"text\"},\"verbosity\":\"low\"}" },
    { "{\"tools\":[]}", "tools", "[]" },
    { "{\"tools\":[{\"type\":\"function\",\"name\":\"f\",\"strict\":true}]}",
      "tools", "[{\"description\":null,\"parameters\":null,"
      "\"type\":\"function\",\"name\":\"f\",\"strict\":true}]" },
    { "{\"tools\":[{\"type\":\"mcp\"},7,\"function\",{\"type\":\"function\","
      "\"description\":\"d\",\"parameters\":{},\"strict\":null}]}",
      "tools", "[{\"type\":\"mcp\"},7,\"function\",{\"type\":\"function\","
      "\"description\":\"d\",\"parameters\":{},\"strict\":null}]" },

    /* secrets are left out, however often they are there, and under all
       names that a server may take for theirs */

    { "{\"tools\":[{\"type\":\"mcp\",\"authorization\":\"s\"}]}", "tools",
      "[{\"type\":\"mcp\"}]" },
    { "{\"tools\":[{\"headers\":{\"a\":\"s\"},\"type\":\"mcp\"},"
      "{\"headers\":1,\"headers\":2}]}", "tools", "[{\"type\":\"mcp\"},{}]" },
    { "{\"tools\":[{\"Authorization\":\"s\",\"HEADERS\":{},\"a\":1}]}",
      "tools", "[{\"a\":1}]" },
    { "{\"tools\":[{\"container\":{\"network_policy\":{\"domain_secrets\":[1],"
      "\"type\":\"a\"}}}]}", "tools",
      "[{\"container\":{\"network_policy\":{\"type\":\"a\"}}}]" },
    { "{\"tools\":[{\"environment\":{\"networkPolicy\":{\"domain_secrets\":1},"
      "\"network_policy\":{\"domainSecrets\":2,\"b\":3}}}]}", "tools",
      "[{\"environment\":{\"network_policy\":{\"b\":3}}}]" }
};


/* the values of the members that are alike, one after the other */

static struct {
    const char  *body;
    const char  *name;
    const char  *found;
} alike[] = {
    { "{}", "model", "" },
    { "{\"model\":1}", "model", "1" },
    { "{\"a\":0,\"model\":1,\"b\":0,\"model\":2,\"c\":0}", "model", "12" },
    { "{\"MODEL\":1,\"Model\":2,\"mod_el\":3,\"_model_\":4}", "model",
      "1234" },
    { "{\"models\":1,\"mode\":2,\"\":3,\"m odel\":4,\"m-odel\":5}", "model",
      "" },
    { "{\"maxTokens\":1,\"max_tokens\":2,\"MAXTOKENS\":3}", "max_tokens",
      "123" },
    { "{\"maxTokens\":1,\"max_tokens\":2}", "maxTokens", "12" },
    { "{\"mod\\u0065l\":1,\"\\u004dodel\":2,\"mod\\u005fel\":3}", "model",
      "123" },
    { "{\"model\\u0000\":1,\"model\\u0000x\":2,\"\\u0000model\":3}", "model",
      "12" },
    { "{\"\xc4\xb0nput\":1,\"\xc4\xb1nput\":2,\"\\u0130nput\":3}", "input",
      "123" },
    { "{\"u\xc5\xbf" "er\":1,\"u\\u017fer\":2}", "user", "12" },
    { "{\"prompt_cache_\xe2\x84\xaa" "ey\":1}", "prompt_cache_key", "1" },
    { "{\"\xc3\xadnput\":1,\"[nput\":2,\"@nput\":3}", "input", "" },
    { "{\"a[\":1,\"a{\":2,\"A[\":3}", "a[", "13" },
    { "{\"a@\":1,\"a`\":2}", "a@", "1" },
    { "{\"az\":1,\"AZ\":2}", "az", "12" },
    { "{\"a\":{\"model\":1},\"model\":2}", "model", "2" }
};


/*
 * "path=value", "path-" and "path<most", one after the other; larger is a bit
 * for each of the last.
 */

static struct {
    const char  *body;
    const char  *edits;
    const char  *out;
    ngx_uint_t   larger;
} edits[] = {
    { "{}", "a=1", "{\"a\":1}", 0 },
    { " {\"b\" : 2 } ", "a=1", "{\"a\":1,\"b\" : 2 }", 0 },
    { "\xef\xbb\xbf{\"b\":2}", "b=1", "{\"b\":1}", 0 },
    { "{\"a\":2}", "a=1", "{\"a\":1}", 0 },
    { "{\"a\":2}", "a=1;a=3", "{\"a\":3}", 0 },
    { "{}", "a=1;a=3", "{\"a\":3}", 0 },
    { "{\"a\":2}", "a=1;a-", "{}", 0 },
    { "{\"a\":2,\"b\":{},\"a\":[3]}", "a=1",
      "{\"a\":1,\"b\":{},\"a\":1}", 0 },
    { "{\"a\":2,\"b\":3,\"a\":4}", "a-", "{\"b\":3}", 0 },
    { "{\"b\":3}", "a-", "{\"b\":3}", 0 },
    { "{\"A\":2,\"b\":3,\"_a\":4}", "a-", "{\"b\":3}", 0 },
    { "{\"A\":2,\"b\":3,\"a\":4}", "a=1", "{\"b\":3,\"a\":1}", 0 },
    { "{\"A\":2,\"b\":3}", "a=1", "{\"a\":1,\"b\":3}", 0 },

    /* members of members */

    { "{\"r\":{\"e\":1}}", "r.e=2", "{\"r\":{\"e\":2}}", 0 },
    { "{\"r\":{}}", "r.e=2", "{\"r\":{\"e\":2}}", 0 },
    { "{\"r\":{\"e\":1},\"r\":{}}", "r.e=2",
      "{\"r\":{\"e\":2},\"r\":{\"e\":2}}", 0 },
    { "{\"r\":7}", "r.e=2", "{\"r\":7}", 0 },
    { "{\"r\":[]}", "r.e=2", "{\"r\":[]}", 0 },
    { "{\"r\":[{\"E\":1}]}", "r.e=2", "{\"r\":[{\"E\":1}]}", 0 },
    { "{}", "r.e=2", "{}", 0 },
    { "{\"R\":{\"e\":1}}", "r.e=2", "{}", 0 },
    { "{\"R\":{\"e\":1},\"r\":{\"E\":1,\"e\":1}}", "r.e=2",
      "{\"r\":{\"e\":2}}", 0 },
    { "{\"r\":{\"e\":1,\"f\":2}}", "r.e-", "{\"r\":{\"f\":2}}", 0 },
    { "{\"r\":{\"e\":1}}", "r={\"f\":1};r.e=2", "{\"r\":{\"f\":1}}", 0 },
    { "{\"r\":{\"e\":1}}", "r-;r.e=2", "{}", 0 },

    /* elements */

    { "{\"t\":[{\"a\":1},{},7]}", "t.*.a=2",
      "{\"t\":[{\"a\":2},{\"a\":2},7]}", 0 },
    { "{\"t\":[{\"a\":1},{\"A\":1},7]}", "t.*.a-",
      "{\"t\":[{},{},7]}", 0 },
    { "{\"t\":[1,{}]}", "t.*=2", "{\"t\":[2,2]}", 0 },
    { "{\"t\":[1,{}]}", "t.*-", "{\"t\":[]}", 0 },
    { "{\"t\":[]}", "t.*=2", "{\"t\":[]}", 0 },

    /* the most */

    { "{\"m\":7}", "m<5", "{\"m\":5}", 1 },
    { "{\"m\":5}", "m<5", "{\"m\":5}", 0 },
    { "{\"m\":5.0}", "m<5", "{\"m\":5.0}", 0 },
    { "{\"m\":5.01}", "m<5", "{\"m\":5}", 1 },
    { "{\"m\":3}", "m<5", "{\"m\":3}", 0 },
    { "{\"m\":-1}", "m<5", "{\"m\":5}", 0 },
    { "{\"m\":\"3\"}", "m<5", "{\"m\":5}", 0 },
    { "{\"m\":null}", "m<5", "{\"m\":5}", 0 },
    { "{}", "m<5", "{\"m\":5}", 0 },
    { "{\"M\":3}", "m<5", "{\"m\":5}", 0 },
    { "{\"M\":9,\"m\":3}", "m<5", "{\"m\":3}", 0 },
    { "{\"m\":7,\"m\":3}", "m<5", "{\"m\":5,\"m\":3}", 1 },
    { "{\"m\":3,\"m\":7}", "m<5", "{\"m\":3,\"m\":5}", 1 },
    { "{\"m\":7}", "m=3;m<5", "{\"m\":3}", 0 },
    { "{\"m\":7}", "m=9;m<5", "{\"m\":5}", 2 },
    { "{}", "m=3;m<5", "{\"m\":3}", 0 },
    { "{}", "m=9;m<5", "{\"m\":5}", 0 },
    { "{}", "m=-1;m<5", "{\"m\":5}", 0 },
    { "{\"m\":9}", "m-;m<5", "{\"m\":5}", 0 },
    { "{\"r\":{\"m\":9}}", "r.m<5", "{\"r\":{\"m\":5}}", 1 },
    { "{\"r\":{}}", "r.m<5", "{\"r\":{\"m\":5}}", 0 },
    { "{\"r\":7}", "r.m<5", "{\"r\":7}", 0 },
    { "{\"R\":{\"m\":9}}", "r.m<5", "{}", 0 },
    { "{}", "r.m<5", "{}", 0 },
    { "{\"t\":[{\"m\":9},{\"m\":3},{},7]}", "t.*.m<5",
      "{\"t\":[{\"m\":5},{\"m\":3},{\"m\":5},7]}", 1 },
    { "{\"t\":[9,3]}", "t.*<5", "{\"t\":[5,3]}", 1 },
    { "{\"t\":[]}", "t.*<5", "{\"t\":[]}", 0 },
    { "{\"a\":1,\"b\":9}", "a<5;b<5", "{\"a\":1,\"b\":5}", 2 }
};


static mem_t                  memory;
static ngx_responses_event_t  ev;


static ngx_str_t
str(const char *text)
{
    return ngx_responses_str_of(text, strlen(text));
}


/* a text is a member of the table of defaults */

static const ngx_responses_default_t *
find_member(const char *name)
{
    ngx_str_t   known;
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_DEFAULTS; i++) {
        known = *ngx_responses_member_name(ngx_responses_defaults[i].member);

        if (ngx_responses_str_eq(known, str(name))) {
            return &ngx_responses_defaults[i];
        }
    }

    return NULL;
}


/* returns the bits of edits that found a larger number */

static ngx_uint_t
edit(const char *text)
{
    char         op;
    ngx_str_t    path, value;
    ngx_uint_t   bit, larger;

    larger = 0;

    for (bit = 1; *text; bit <<= 1) {
        path = ngx_responses_str_of(text, strcspn(text, "=-<"));
        text += path.len;
        op = *text++;

        value = ngx_responses_str_of(text, strcspn(text, ";"));
        text += value.len;
        text += (*text == ';');

        if (op == '<') {
            larger |= ngx_responses_request_max(&ev, path, value) ? bit : 0;

        } else {
            ngx_responses_request_set(&ev, path, op == '=' ? &value : NULL);
        }
    }

    return larger;
}


static void
test_bodies(void)
{
    ngx_int_t   rc;
    ngx_str_t   text;
    ngx_uint_t  i;

    for (i = 0; i < sizeof(bodies) / sizeof(bodies[0]); i++) {

        /* no byte after its end may be read */

        text.len = bodies[i].len;
        text.data = malloc(text.len);
        memcpy(text.data, bodies[i].bytes, text.len);

        rc = ngx_responses_request_read(&ev, text);

        ok(rc == bodies[i].rc
           && ngx_responses_request_begins(text) == bodies[i].begins,
           "body %lu: %ld", (unsigned long) i, (long) rc);

        free(text.data);
    }
}


static void
test_words(void)
{
    u_char      buf[NGX_RESPONSES_REQUEST_WORD];
    ngx_str_t   word;
    bytes_t     text;
    ngx_uint_t  i, same;

    for (i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        (void) ngx_responses_request_read(&ev, str(words[i].body));

        word = ngx_responses_request_word(&ev, words[i].n, buf);

        same = words[i].word ? ngx_responses_str_eq(word, str(words[i].word))
                             : word.len == 0;

        ok(same && (word.data != NULL) == (words[i].word != NULL),
           "the word of %s", words[i].body);
    }

    ngx_memzero(&text, sizeof(bytes_t));

    bytes_lit(&text, "{\"model\":\"");
    bytes_times(&text, "a", NGX_RESPONSES_REQUEST_WORD - 1);
    bytes_lit(&text, "\xc3\xa4" "b\"}");

    (void) ngx_responses_request_read(&ev, str((char *) text.data));
    word = ngx_responses_request_word(&ev, MODEL, buf);

    is(word.len, NGX_RESPONSES_REQUEST_WORD - 1,
       "a long word is cut between characters");

    bytes_free(&text);
}


static void
test_kinds(void)
{
    ngx_uint_t  i;

    for (i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
        (void) ngx_responses_request_read(&ev, str(kinds[i].body));

        ok(ngx_responses_request_stream(&ev) == kinds[i].stream
           && ngx_responses_request_rpc(&ev) == kinds[i].rpc,
           "a stream, a message of JSON-RPC or neither: %s", kinds[i].body);
    }
}


static void
test_values(void)
{
    ngx_int_t                       rc;
    ngx_str_t                       value, text;
    ngx_uint_t                      i;
    const ngx_responses_default_t  *member;

    for (i = 0; i < sizeof(values) / sizeof(values[0]); i++) {
        member = find_member(values[i].member);
        (void) ngx_responses_request_read(&ev, str(values[i].body));

        rc = ngx_responses_request_value(&ev, member, &value);

        ok(rc == NGX_OK && ngx_responses_event_copy(&ev, 0, &text) == NGX_OK
           && ngx_responses_str_eq(text, str(values[i].body)),
           "%s is not changed", values[i].body);

        is_bytes(value.data, value.len, values[i].value,
                 strlen(values[i].value), "its \"%s\"", values[i].member);
    }

    member = find_member("temperature");
    (void) ngx_responses_request_read(&ev, str("{\"user\":\"u\"}"));
    (void) edit("temperature=0.5");

    (void) ngx_responses_request_value(&ev, member, &value);
    is_bytes(value.data, value.len, "0.5", 3, "a value that was added");

    (void) edit("user=\"v\"");
    (void) ngx_responses_request_value(&ev, find_member("user"), &value);
    is_bytes(value.data, value.len, "\"v\"", 3, "a value that was set");

    (void) edit("user-");
    (void) ngx_responses_request_value(&ev, find_member("user"), &value);
    is(value.len, 0, "a value that was removed");
}


static void
test_alike(void)
{
    bytes_t     found;
    ngx_str_t   name, raw;
    ngx_uint_t  i, node, parent, has;

    ngx_memzero(&found, sizeof(bytes_t));

    for (i = 0; i < sizeof(alike) / sizeof(alike[0]); i++) {
        (void) ngx_responses_request_read(&ev, str(alike[i].body));

        name = str(alike[i].name);
        found.len = 0;
        node = 0;

        while ((node = ngx_responses_request_next(&ev, 0, node, name)) != 0) {
            raw = ngx_responses_event_raw(&ev, node);
            bytes_add(&found, raw.data, raw.len);
        }

        has = ngx_responses_request_has(&ev, name);

        is_bytes(found.data, found.len, alike[i].found, strlen(alike[i].found),
                 "\"%s\" in %s", alike[i].name, alike[i].body);
        is(has, found.len != 0, "whether there is one");
    }

    (void) ngx_responses_request_read(&ev, str("{\"r\":{\"A\":1},\"a\":2}"));

    parent = ngx_responses_request_next(&ev, 0, 0, str("r"));
    node = ngx_responses_request_next(&ev, parent, 0, str("a"));

    is(ngx_responses_event_number(&ev, node), 1, "a member of an object");
    is(ngx_responses_request_next(&ev, parent, node, str("a")), 0,
       "and no other, behind it");

    bytes_free(&found);
}


static void
test_edits(void)
{
    ngx_int_t   rc;
    ngx_str_t   out;
    ngx_uint_t  i, larger;

    for (i = 0; i < sizeof(edits) / sizeof(edits[0]); i++) {
        (void) ngx_responses_request_read(&ev, str(edits[i].body));

        larger = edit(edits[i].edits);
        rc = ngx_responses_event_copy(&ev, 0, &out);

        ok(rc == NGX_OK && larger == edits[i].larger, "%s in %s: larger %lu",
           edits[i].edits, edits[i].body, (unsigned long) larger);

        is_bytes(out.data, out.len, edits[i].out, strlen(edits[i].out),
                 "its bytes");
    }
}


/* what is not said to have failed is right, as each allocation fails */

static ngx_uint_t
edit_without(ngx_uint_t i, ngx_uint_t n)
{
    ngx_int_t   rc;
    ngx_str_t   out;
    ngx_uint_t  wrong;

    ngx_responses_event_free(&ev);
    memory.fail = memory.calls + n;

    wrong = 0;
    rc = ngx_responses_request_read(&ev, str(edits[i].body));

    if (rc == NGX_OK) {
        (void) edit(edits[i].edits);

        rc = ngx_responses_event_copy(&ev, 0, &out);

        wrong = (rc == NGX_OK && !ngx_responses_str_eq(out,
                                                       str(edits[i].out)));
    }

    wrong += (rc != NGX_OK && rc != NGX_ERROR);
    wrong += (rc == NGX_ERROR && memory.calls < memory.fail);

    if (wrong) {
        diag("%s in %s, without allocation %lu: %ld", edits[i].edits,
             edits[i].body, (unsigned long) n, (long) rc);
    }

    return wrong;
}


static ngx_uint_t
value_without(ngx_uint_t i, ngx_uint_t n)
{
    ngx_int_t   rc;
    ngx_str_t   value;
    ngx_uint_t  wrong;

    ngx_responses_event_free(&ev);
    memory.fail = memory.calls + n;

    wrong = 0;
    rc = ngx_responses_request_read(&ev, str(values[i].body));

    if (rc == NGX_OK) {
        rc = ngx_responses_request_value(&ev, find_member(values[i].member),
                                         &value);

        wrong = (rc == NGX_OK
                 && !ngx_responses_str_eq(value, str(values[i].value)));
    }

    wrong += (rc != NGX_OK && rc != NGX_ERROR);
    wrong += (rc == NGX_ERROR && memory.calls < memory.fail);

    if (wrong) {
        diag("%s of %s, without allocation %lu: %ld", values[i].member,
             values[i].body, (unsigned long) n, (long) rc);
    }

    return wrong;
}


static void
test_memory(void)
{
    ngx_uint_t  i, n, bad, failed;

    bad = 0;
    failed = 0;

    for (i = 0; i < sizeof(edits) / sizeof(edits[0]); i++) {
        n = 0;

        do {
            bad += edit_without(i, ++n);
            failed++;
        } while (memory.calls >= memory.fail);
    }

    ok(bad == 0 && failed > i, "edits, %lu times without memory",
       (unsigned long) failed);

    bad = 0;
    failed = 0;

    for (i = 0; i < sizeof(values) / sizeof(values[0]); i++) {
        n = 0;

        do {
            bad += value_without(i, ++n);
            failed++;
        } while (memory.calls >= memory.fail);
    }

    ok(bad == 0 && failed > i, "values, %lu times without memory",
       (unsigned long) failed);

    memory.fail = 0;
}


int
main(void)
{
    mem_init(&memory);
    ngx_responses_request_init(&ev, &memory.mem);

    test_bodies();
    test_words();
    test_kinds();
    test_values();
    test_alike();
    test_edits();
    test_memory();

    ngx_responses_event_free(&ev);
    ok(mem_clean(&memory), "no memory is left");

    return tap_done();
}
