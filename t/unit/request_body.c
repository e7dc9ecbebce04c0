
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/request_body: the result is the same however a body is cut,
 * models are decoded or unknown, an edit replaces their values and nothing
 * else, and a failed allocation is reported and leaks nothing.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_request_body.h"

#include "mem.h"
#include "tap.h"


static mem_t                 mem;
static ngx_responses_path_t  paths;


typedef struct {
    const char  *text;
    const char  *want;         /* open, ranges, stream, model */
} body_case_t;


static body_case_t  cases[] = {
    { "", "no" },
    { "  ", "no" },
    { "{", "no" },
    { "{}", "1 : 0" },
    { " {} ", "2 : 0" },
    { "{}x", "no" },
    { "{}{}", "no" },
    { "x{}", "no" },
    { "[]", "no" },
    { "null", "no" },
    { "\xEF\xBB\xBF{}", "4 : 0" },
    { "\xEF\xBB\xBF {}", "5 : 0" },
    { "\xEF\xBB{}", "no" },
    { "\xEF{}", "no" },
    { " \xEF\xBB\xBF{}", "no" },
    { "\xEF\xBB\xBF\xEF\xBB\xBF{}", "no" },
    { "{\"model\":\"a\"}", "1 9-12: 0 a" },
    { "\r\n{\r\n\"model\"\r\n:\r\n\"a\"\r\n}\r\n", "3 17-20: 0 a" },
    { "{\"model\":\"a\",\"stream\":true}", "1 9-12: 1 a" },
    { "{\"stream\" : true , \"model\" : \"a\"}", "1 29-32: 1 a" },
    { "{\"stream\":false}", "1 : 0" },
    { "{\"stream\":null}", "1 : 0" },
    { "{\"stream\":1}", "1 : 2" },
    { "{\"stream\":truely}", "1 : 2" },
    { "{\"stream\":tru}", "1 : 2" },
    { "{\"stream\":\"true\"}", "1 : 2" },
    { "{\"stream\":[true]}", "1 : 2" },
    { "{\"stream\":true,\"stream\":false}", "1 : 0" },
    { "{\"stream\":1,\"stream\":true}", "1 : 1" },
    { "{\"model\":\"a\",\"model\":\"b\"}", "1 9-12 21-24: 0 b" },
    { "{\"model\":\"a\",\"model\":1}", "1 9-12 21-22: 0" },
    { "{\"model\":[\"x\"],\"model\":\"b\"}", "1 9-14 23-26: 0 b" },
    { "{\"model\":{\"model\":\"x\"}}", "1 9-22: 0" },
    { "{\"x\":{\"model\":\"x\",\"stream\":true}}", "1 : 0" },
    { "{\"x\":\"\\\"model\\\":1\",\"model\":\"b\"}", "1 27-30: 0 b" },
    { "{\"\\u006dod\\u0065l\":\"b\"}", "1 19-22: 0 b" },
    { "{\"model\":\"\"}", "1 9-11: 0 " },
    { "{\"model\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"}",
      "1 9-27: 0 \"\\/\b\f\n\r\t" },
    { "{\"model\":\"\\u0041\\u00e9\\u20ac\\ud83d\\ude00\"}",
      "1 9-41: 0 A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80" },
    { "{\"model\":\"?\\u003f\xC3\xA9\"}", "1 9-20: 0 ?\?\xC3\xA9" },
    { "{\"model\":\"\\ud83d\"}", "1 9-17: 0" },
    { "{\"model\":\"\\ude00\\ud83d\"}", "1 9-23: 0" },
    { "{\"model\":\"\\u00g0\"}", "1 9-17: 0" },
    { "{\"model\":\"\\u00\"}", "1 9-15: 0" },
    { "{\"model\":\"\\x\"}", "1 9-13: 0" },
    { "{\"model\":\"\\?\"}", "1 9-13: 0" },
    { "{\"model\":\"a\tb\"}", "1 9-14: 0" },
    { "{\"model\":\"\xFF\"}", "1 9-12: 0" },
    { "{\"model\":\"\xC3\"}", "1 9-12: 0" },
    { "{\"model\":\"a\",}", "no" },
    { "{\"model\":\"a\"", "no" },
    { "{\"model\":\"a\"]", "no" },
    { NULL, NULL }
};


/* reads the first bytes, if any, and pieces of the rest */

static ngx_int_t
feed(ngx_responses_request_body_t *body, const char *text, size_t len,
    size_t one, size_t step)
{
    u_char     *p;
    size_t      i, n;
    ngx_int_t   rc;

    ngx_responses_request_body_init(body, &paths, &mem.mem);

    rc = NGX_OK;

    for (i = 0; i < len && rc == NGX_OK; i += n) {
        n = step ? step : (i == 0 && one) ? one : len - i;
        n = ngx_min(n, len - i);

        p = malloc(n);
        memcpy(p, text + i, n);

        rc = ngx_responses_request_body_read(body, p, n);

        free(p);
    }

    return rc;
}


static void
result(ngx_responses_request_body_t *body, bytes_t *out)
{
    char                            line[64];
    u_char                          model[NGX_RESPONSES_REQUEST_MODEL];
    size_t                          len;
    ngx_uint_t                      i;
    ngx_responses_request_range_t  *range;

    out->len = 0;

    if (!ngx_responses_request_body_complete(body)) {
        bytes_lit(out, "no");
        return;
    }

    sprintf(line, "%lu ", (unsigned long) body->open);
    bytes_text(out, line);

    range = (ngx_responses_request_range_t *) body->ranges.start;

    for (i = 0; i < body->models; i++) {
        sprintf(line, "%s%lu-%lu", i ? " " : "",
                (unsigned long) range[i].start, (unsigned long) range[i].end);
        bytes_text(out, line);
    }

    sprintf(line, ": %lu", (unsigned long) body->stream);
    bytes_text(out, line);

    if (ngx_responses_request_body_model(body, model, &len) == NGX_OK) {
        bytes_lit(out, " ");
        bytes_add(out, model, len);
    }
}


static void
test_cases(void)
{
    size_t                         i, len;
    bytes_t                        out, want;
    ngx_uint_t                     bad;
    body_case_t                   *c;
    ngx_responses_request_body_t   body;

    ngx_memzero(&out, sizeof(bytes_t));
    ngx_memzero(&want, sizeof(bytes_t));

    for (c = cases; c->text; c++) {
        len = strlen(c->text);

        feed(&body, c->text, len, 0, 0);
        result(&body, &out);
        ngx_responses_request_body_free(&body);

        is_bytes(out.data, out.len, c->want, strlen(c->want), "'%s'",
                 c->text);

        want.len = 0;
        bytes_text(&want, c->want);
        bad = 0;

        for (i = 0; i < len; i++) {
            feed(&body, c->text, len, i, i == 0);
            result(&body, &out);
            ngx_responses_request_body_free(&body);

            bad += !bytes_equal(&out, &want);
        }

        is(bad, 0, "'%s', cut everywhere", c->text);
    }

    bytes_free(&out);
    bytes_free(&want);
}


/* the length and the number of models, up to their limits and above */

static void
test_limits(void)
{
    size_t                         len;
    u_char                         model[NGX_RESPONSES_REQUEST_MODEL];
    bytes_t                        text;
    ngx_int_t                      rc;
    ngx_uint_t                     n, i;
    ngx_responses_request_body_t   body;

    static const char  *unit[] = { "m", "\\u006d", "\\\"" };

    ngx_memzero(&text, sizeof(bytes_t));

    for (i = 0; i < 3; i++) {

        for (n = 1023; n <= 1026; n++) {
            text.len = 0;
            bytes_lit(&text, "{\"model\":\"");
            bytes_times(&text, unit[i], n);
            bytes_lit(&text, "\"}");

            feed(&body, (char *) text.data, text.len, 0, 7);
            rc = ngx_responses_request_body_model(&body, model, &len);
            ngx_responses_request_body_free(&body);

            ok(n > 1024 ? rc == NGX_DECLINED : rc == NGX_OK && len == n,
               "%lu of %s", (unsigned long) n, unit[i]);
        }
    }

    text.len = 0;
    bytes_lit(&text, "{\"model\":\"");
    bytes_times(&text, "m", 1000000);
    bytes_lit(&text, "\",\"model\":\"b\"}");

    mem.peak = 0;
    feed(&body, (char *) text.data, text.len, 0, 0);
    rc = ngx_responses_request_body_model(&body, model, &len);
    ngx_responses_request_body_free(&body);

    ok(rc == NGX_OK && len == 1, "a model after a long one");
    ok(mem.peak < 16384, "%lu bytes for that", (unsigned long) mem.peak);

    text.len = 0;
    bytes_lit(&text, "{\"model\":1");
    bytes_times(&text, ",\"model\":1", 100000);
    bytes_lit(&text, "}");

    mem.peak = 0;
    feed(&body, (char *) text.data, text.len, 0, 0);
    is(body.models, 100001, "models are counted");
    is(body.ranges.len / sizeof(ngx_responses_request_range_t),
       NGX_RESPONSES_REQUEST_MODELS,
       "only those that can be replaced are listed");
    ngx_responses_request_body_free(&body);
    ok(mem.peak < 65536, "%lu bytes for them", (unsigned long) mem.peak);

    bytes_free(&text);
}


typedef struct {
    const char  *text;
    const char  *model;
    const char  *want;
} edit_case_t;


static edit_case_t  edits[] = {
    { "{}", "m", "{\"model\":\"m\"}" },
    { " { }\n", "m", " {\"model\":\"m\" }\n" },
    { "\xEF\xBB\xBF{\"a\":1}", "m",
      "\xEF\xBB\xBF{\"model\":\"m\",\"a\":1}" },
    { "{\"model\":\"auto\",\"a\":1}", "m",
      "{\"model\":\"m\",\"a\":1}" },
    { "{\"a\":1,\"model\":\"a\"}", "longer",
      "{\"a\":1,\"model\":\"longer\"}" },
    { "{\"model\":1 ,\"model\":[{}],\"x\":{\"model\":1},"
      "\"model\":\"\"}\r\n",
      "\"\\\n",
      "{\"model\":\"\\\"\\\\\\n\" ,\"model\":\"\\\"\\\\\\n\","
      "\"x\":{\"model\":1},\"model\":\"\\\"\\\\\\n\"}\r\n" },
    { "{\"\\u006dodel\":null}", "", "{\"\\u006dodel\":\"\"}" },
    { NULL, NULL, NULL }
};


/* NGX_DONE: the caller stops */

static ngx_int_t
take(void *data, u_char *p, size_t len)
{
    bytes_t *out = data;

    bytes_add(out, p, len);

    return out->len > 12 ? NGX_DONE : NGX_OK;
}


static ngx_int_t
keep(void *data, u_char *p, size_t len)
{
    bytes_add(data, p, len);

    return NGX_OK;
}


static ngx_int_t
change(ngx_responses_request_body_t *body, const char *text,
    const char *name, size_t step, ngx_responses_write_pt write, bytes_t *out)
{
    u_char                        *p, buf[64];
    size_t                         i, n, len;
    ngx_int_t                      rc;
    ngx_str_t                      model;
    ngx_responses_writer_t         w;
    ngx_responses_request_edit_t   edit;

    model.data = (u_char *) name;
    model.len = strlen(name);

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_request_body_write_model(body, &w, &model);

    ngx_memzero(&edit, sizeof(ngx_responses_request_edit_t));

    edit.body = body;
    edit.text.data = buf;
    edit.text.len = w.pos - buf;
    edit.write = write;
    edit.data = out;

    out->len = 0;
    len = strlen(text);
    rc = NGX_OK;

    for (i = 0; i < len && rc == NGX_OK; i += n) {
        n = ngx_min(step, len - i);

        p = malloc(n);
        memcpy(p, text + i, n);

        rc = ngx_responses_request_body_edit(&edit, p, n);

        free(p);
    }

    return rc;
}


static void
test_edit(void)
{
    size_t                         step, len;
    bytes_t                        out, want;
    ngx_int_t                      rc;
    ngx_uint_t                     bad;
    edit_case_t                   *c;
    ngx_responses_request_body_t   body;

    ngx_memzero(&out, sizeof(bytes_t));
    ngx_memzero(&want, sizeof(bytes_t));

    for (c = edits; c->text; c++) {
        len = strlen(c->text);

        feed(&body, c->text, len, 0, 0);
        change(&body, c->text, c->model, len, keep, &out);

        is_bytes(out.data, out.len, c->want, strlen(c->want),
                 "edit %lu", (unsigned long) (c - edits));

        want.len = 0;
        bytes_text(&want, c->want);
        bad = 0;

        for (step = 1; step < len; step++) {
            change(&body, c->text, c->model, step, keep, &out);
            bad += !bytes_equal(&out, &want);
        }

        is(bad, 0, "edit %lu, cut everywhere", (unsigned long) (c - edits));

        rc = change(&body, c->text, c->model, len, take, &out);
        is(rc, want.len > 12 ? NGX_DONE : NGX_OK, "edit %lu, stopped",
           (unsigned long) (c - edits));

        ngx_responses_request_body_free(&body);
    }

    bytes_free(&out);
    bytes_free(&want);
}


static void
test_memory(void)
{
    bytes_t                        text;
    ngx_int_t                      rc;
    ngx_uint_t                     n;
    ngx_responses_request_body_t   body;

    ngx_memzero(&text, sizeof(bytes_t));

    bytes_lit(&text, "{\"stream\":true,\"model\":\"");
    bytes_times(&text, "m", 1000);
    bytes_lit(&text, "\"");
    bytes_times(&text, ",\"model\":\"m\"", 200);
    bytes_lit(&text, "}");

    for (n = 1; n < 100; n++) {
        mem.calls = 0;
        mem.fail = n;

        rc = feed(&body, (char *) text.data, text.len, 0, 0);
        ngx_responses_request_body_free(&body);

        if (mem.calls < n) {
            break;
        }

        is(rc, NGX_ERROR, "allocation %lu fails", (unsigned long) n);
    }

    mem.fail = 0;

    ok(n > 3 && n < 100 && rc == NGX_OK, "until none does");

    bytes_free(&text);
}


int
main(void)
{
    mem_init(&mem);

    is(ngx_responses_request_body_paths(&mem.mem, &paths), NGX_OK, "paths");

    test_cases();
    test_limits();
    test_edit();
    test_memory();

    ngx_responses_path_free(&mem.mem, &paths);
    ok(mem_clean(&mem), "no leak");

    return tap_done();
}
