
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for api/request: what a body asks for, and what it is after edits.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_request.h"

#include "mem.h"
#include "tap.h"


/* result: the code that is not NGX_OK, or the stream and the model */

static const struct {
    const char  *body;
    const char  *result;
} asked[] = {
    { "", "declined" },
    { " \t\r\n", "declined" },
    { "[{}]", "declined" },
    { "\"{}\"", "declined" },
    { "\xEF\xBB{}", "declined" },
    { "\xEF\xBB\xBF\xEF\xBB\xBF{}", "declined" },
    { "{", "invalid" },
    { "{}x", "invalid" },
    { "{}{}", "invalid" },
    { "{\"model\":\"a\",}", "invalid" },
    { "{\"model\":\"\xFF\"}", "invalid" },
    { "{\"model\":\"\\x\"}", "invalid" },
    { "{}", "0" },
    { " \t\r\n{ } ", "0" },
    { "\xEF\xBB\xBF {\"model\":\"a\"}", "0 a" },
    { "{\"model\":\"a\",\"stream\":true}", "1 a" },
    { "{\"\\u0073tream\" : true , \"\\u006dod\\u0065l\" : \"a\"}", "1 a" },
    { "{\"stream\":false,\"model\":null}", "0" },
    { "{\"stream\":null,\"model\":[\"a\"]}", "0" },
    { "{\"stream\":1,\"model\":{\"model\":\"a\"}}", "-1" },
    { "{\"stream\":\"true\"}", "-1" },
    { "{\"stream\":true,\"stream\":false}", "0" },
    { "{\"model\":\"a\",\"model\":\"b\"}", "0 b" },
    { "{\"model\":\"a\",\"model\":1}", "0" },
    { "{\"x\":{\"model\":\"a\",\"stream\":true}}", "0" },
    { "{\"Model\":\"a\",\"Stream\":true}", "0" },
    { "{\"model\":\"\"}", "0 " },
    { "{\"model\":\"\\u00e9\\ud83d\\ude00\\/\"}",
      "0 \xC3\xA9\xF0\x9F\x98\x80/" },
    { "{\"model\":\"a\\\"\\\\\\n\\u0000\\ud83d\"}", "0 a'/???" }
};


/* edits: a path to drop, a path and its value to set, one after the other */

static const struct {
    const char  *body;
    const char  *edits;
    const char  *result;
} edited[] = {

    /* values, with all other bytes as they are */

    { "{ \"a\" : 1 , \"model\" : \"x\" }", "model=\"y\"",
      "{ \"a\" : 1 , \"model\" : \"y\" }" },
    { "{\"m\\u006fdel\":12.5e3}", "model=\"y\"", "{\"m\\u006fdel\":\"y\"}" },
    { "{\"model\":{\"model\":[1,{}]},\"b\":2}", "model=\"y\"",
      "{\"model\":\"y\",\"b\":2}" },
    { "{\"model\":1,\"a\":{\"model\":2},\"model\":3}", "model=\"y\"",
      "{\"model\":\"y\",\"a\":{\"model\":2},\"model\":\"y\"}" },
    { "{\"model\":\"y\"}", "model=\"y\"", "unchanged" },
    { "\xEF\xBB\xBF {\"a\":1} ", "model=\"y\"",
      "{\"model\":\"y\",\"a\":1}" },
    { "{}", "model=\"y\"", "{\"model\":\"y\"}" },
    { "{ }", "model=\"y\"", "{\"model\":\"y\" }" },

    /* members of members */

    { "{\"reasoning\":{\"effort\":\"high\",\"x\":1}}",
      "reasoning.effort=\"low\"",
      "{\"reasoning\":{\"effort\":\"low\",\"x\":1}}" },
    { "{\"reasoning\":{}}", "reasoning.effort=\"low\"",
      "{\"reasoning\":{\"effort\":\"low\"}}" },
    { "{\"reasoning\":null}", "reasoning.effort=\"low\"", "unchanged" },
    { "{}", "reasoning.effort=\"low\"", "unchanged" },
    { "{\"a\":{\"b\":1},\"a\":{\"b\":2,\"c\":{}},\"a\":[]}", "a.b=3",
      "{\"a\":{\"b\":3},\"a\":{\"b\":3,\"c\":{}},\"a\":[]}" },
    { "{\"tools\":[{\"type\":\"a\"},1,[{}],{\"strict\":true}]}",
      "tools.*.strict=false",
      "{\"tools\":[{\"strict\":false,\"type\":\"a\"},1,[{}],"
      "{\"strict\":false}]}" },
    { "{\"include\":[\"a\",{}],\"x\":{\"*\":1}}", "include.*=\"b\" x.*=2",
      "{\"include\":[\"b\",\"b\"],\"x\":{\"*\":1}}" },

    /* members that are removed */

    { "{\"a\":1,\"user\":\"u\",\"b\":2}", "user", "{\"a\":1,\"b\":2}" },
    { "{\"user\":1,\"a\":1,\"user\":2}", "user", "{\"a\":1}" },
    { "{\"user\":1}", "user", "{}" },
    { "{\"a\":1}", "user", "unchanged" },
    { "{\"tools\":[{\"a\":1,\"b\":2},{\"a\":3}]}", "tools.*.a",
      "{\"tools\":[{\"b\":2},{}]}" },
    { "{\"tools\":[{\"a\":1},2,3]}", "tools.*", "{\"tools\":[]}" },

    /* several edits */

    { "{\"user\":1,\"a\":2}", "user user=3", "{\"user\":3,\"a\":2}" },
    { "{\"a\":1}", "b=2 b=3", "{\"b\":3,\"a\":1}" },
    { "{\"a\":1}", "a=2 a=3", "{\"a\":3}" },
    { "{\"a\":{\"b\":1}}", "a={\"c\":2} a.b=3 a.d=4", "{\"a\":{\"c\":2}}" },
    { "{\"a\":{\"b\":1}}", "a.b=2 a", "{}" }
};


static mem_t  mem;


static ngx_str_t
str(const char *text)
{
    return ngx_responses_str_of(text, strlen(text));
}


/* in memory of its own, as nothing may be read beyond */

static ngx_int_t
read_body(ngx_responses_event_t *ev, const char *text, u_char **copy)
{
    ngx_str_t  body;

    body.len = strlen(text);
    body.data = malloc(body.len);
    memcpy(body.data, text, body.len);

    *copy = body.data;

    ngx_responses_request_init(ev, &mem.mem);

    return ngx_responses_request_read(ev, body);
}


static void
edit_body(ngx_responses_event_t *ev, const char *edits)
{
    char       *list, *edit, *value, *next;
    ngx_str_t   json;

    list = strdup(edits);

    for (edit = strtok_r(list, " ", &next);
         edit;
         edit = strtok_r(NULL, " ", &next))
    {
        value = strchr(edit, '=');

        if (value) {
            *value++ = '\0';
            json = str(value);
        }

        ngx_responses_request_set(ev, str(edit), value ? &json : NULL);
    }

    free(list);
}


static void
test_asked(ngx_uint_t row, const char *body, const char *result)
{
    char                    out[256];
    u_char                 *copy, buf[NGX_RESPONSES_REQUEST_MODEL];
    ngx_int_t               rc;
    ngx_str_t               model;
    ngx_responses_event_t   ev;

    rc = read_body(&ev, body, &copy);

    if (rc == NGX_OK) {
        model = ngx_responses_request_model(&ev, buf);

        snprintf(out, sizeof(out), "%d%s%.*s",
                 (int) ngx_responses_request_stream(&ev),
                 model.data ? " " : "", (int) model.len, model.data);

    } else {
        snprintf(out, sizeof(out), "%s",
                 rc == NGX_DECLINED ? "declined" : "invalid");
    }

    is_bytes(out, strlen(out), result, strlen(result), "asked, row %u",
             (unsigned) row);

    ngx_responses_event_free(&ev);
    free(copy);
}


/* NGX_ERROR: no memory */

static ngx_int_t
test_edits(const char *body, const char *edits, bytes_t *out)
{
    u_char                 *copy;
    ngx_int_t               rc;
    ngx_str_t               text;
    ngx_responses_event_t   ev;

    out->len = 0;
    rc = read_body(&ev, body, &copy);

    if (rc == NGX_OK) {
        edit_body(&ev, edits);

        rc = ngx_responses_event_copy(&ev, 0, &text);
    }

    if (rc == NGX_OK && ev.nedits) {
        bytes_add(out, text.data, text.len);

    } else if (rc == NGX_OK) {
        bytes_text(out, "unchanged");
    }

    ngx_responses_event_free(&ev);
    free(copy);

    return rc;
}


static void
test_limits(void)
{
    u_char                  buf[NGX_RESPONSES_REQUEST_MODEL], *copy;
    bytes_t                 text;
    ngx_str_t               model;
    ngx_responses_event_t   ev;

    ngx_memzero(&text, sizeof(bytes_t));

    bytes_text(&text, "{\"model\":\"");
    bytes_times(&text, "m", NGX_RESPONSES_REQUEST_MODEL - 1);
    bytes_text(&text, "\xC3\xA9\"}");

    read_body(&ev, (char *) text.data, &copy);
    model = ngx_responses_request_model(&ev, buf);
    is(model.len, NGX_RESPONSES_REQUEST_MODEL - 1,
       "a long model is cut between characters");

    ngx_responses_event_free(&ev);
    free(copy);

    text.len = 0;
    bytes_text(&text, "{\"model\":\"m\",\"a\":");
    bytes_times(&text, "[", NGX_RESPONSES_JSON_DEPTH);
    bytes_times(&text, "]", NGX_RESPONSES_JSON_DEPTH);
    bytes_text(&text, "}");

    is(read_body(&ev, (char *) text.data, &copy), NGX_ABORT, "too deep");

    ngx_responses_event_free(&ev);
    free(copy);
    bytes_free(&text);
}


int
main(int argc, char **argv)
{
    bytes_t     out;
    ngx_int_t   rc;
    ngx_uint_t  i, n, wrong;

    ngx_memzero(&out, sizeof(bytes_t));
    mem_init(&mem);

    for (i = 0; i < sizeof(asked) / sizeof(asked[0]); i++) {
        test_asked(i, asked[i].body, asked[i].result);
    }

    for (i = 0; i < sizeof(edited) / sizeof(edited[0]); i++) {
        test_edits(edited[i].body, edited[i].edits, &out);

        is_bytes(out.data, out.len, edited[i].result,
                 strlen(edited[i].result), "%s, row %u",
                 edited[i].edits, (unsigned) i);
    }

    test_limits();

    for (i = 0, wrong = 0; i < sizeof(edited) / sizeof(edited[0]); i++) {

        for (n = 1, rc = NGX_ERROR; rc == NGX_ERROR && n < 100; n++) {
            mem.calls = 0;
            mem.fail = n;

            rc = test_edits(edited[i].body, edited[i].edits, &out);

            wrong += (rc != NGX_ERROR && mem.calls >= n)
                     || (rc == NGX_ERROR && mem.calls < n);
        }

        wrong += (strcmp((char *) out.data, edited[i].result) != 0);
    }

    is(wrong, 0, "memory that fails is reported");
    ok(mem_clean(&mem), "memory is freed");

    bytes_free(&out);

    return tap_done();
}
