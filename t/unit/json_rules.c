
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/json_rules: rules in JSON responses, and that they do to a
 * response what they do to it in a stream, for the streams of this repository
 * and the recordings, if there are any.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_json_rules.h"

#include "files.h"
#include "json.h"
#include "random.h"
#include "rules.h"
#include "run.h"
#include "tap.h"

#include "json_rules_cases.h"
#include "rules_choice.h"
#include "rules_stream.h"


#define CASES   1000
#define PIECES  30000


static run_t                r;
static rules_t              rules;
static ngx_responses_buf_t  body;
static bytes_t              in, before, after;
static ngx_uint_t           edited, compared;


static ngx_uint_t
begin(const char *text)
{
    rules_drop(&rules);

    if (rules_make(&rules, text) != NGX_OK) {
        diag("rules: %s", text);
        return 0;
    }

    r.conf.rules = &rules.rules;
    r.outside = &rules;

    return run_begin(&r) == NGX_OK;
}


/* in pieces that are gone afterwards */

static ngx_int_t
hold(const void *text, size_t len, size_t step)
{
    u_char        *copy;
    size_t         i, n;
    ngx_int_t      rc;
    const u_char  *p = text;

    rc = NGX_OK;

    for (i = 0; i < len && rc == NGX_OK; i += n) {
        n = ngx_min(step, len - i);

        copy = malloc(n);
        memcpy(copy, p + i, n);
        rc = ngx_responses_json_rules_hold(&r.engine, &body, copy, n);
        free(copy);
    }

    return rc;
}


static void
end(void)
{
    ngx_responses_buf_free(&r.stream.mem, &body);
    ngx_responses_engine_free(&r.engine);
}


static void
test_case(rules_case_t *c)
{
    ngx_int_t    rc, want;
    ngx_str_t    held;
    ngx_uint_t   bad;
    const char  *text;

    want = strcmp(c->want, SAME) == 0 ? NGX_DECLINED
           : strcmp(c->want, BROKEN) == 0 ? NGX_ABORT : NGX_OK;
    text = (want == NGX_OK) ? c->want : c->text;

    bad = !begin(c->rules);
    bad += (hold(c->text, strlen(c->text), 7) != NGX_OK);

    rc = ngx_responses_json_rules_edit(&r.engine, &body);
    held = ngx_responses_json_rules_held(&body);

    bad += (rc != want);
    bad += (r.engine.usage.edited != (want == NGX_OK));
    bad += (rc == NGX_ABORT && r.worker.message.len == 0);
    bad += (rc == NGX_ABORT && r.worker.offset > strlen(c->text));
    bad += rules.wrong;

    is(bad, 0, "%s, result %ld", c->name, (long) rc);
    is_bytes(held.data, held.len, text, strlen(text), "%s, bytes", c->name);

    end();
}


/* what rules may do is known before the body */

static void
test_may(void)
{
    ngx_uint_t  i, may;

    static struct {
        const char  *rules;
        ngx_uint_t   may;
    } sets[] = {
        { "F response.tools", 3 }, { "I x", 3 }, { "S response.x 1", 1 },
        { "W a b", 1 }, { "W a b\nI x ?0", 3 }, { "W a b\nI x ?1", 1 },
        { "I x ?1", 0 }, { "H response.*", 0 },
        { "F delta items.x responses.x response_x x.response.y", 0 },
        { "F item.x", 3 },
        { "S item.x 1\nA x >response.created", 0 }, { "R \"m\"", 0 }
    };

    for (i = 0; i < sizeof(sets) / sizeof(sets[0]); i++) {
        (void) begin(sets[i].rules);
        may = ngx_responses_rules_json(&rules.rules, &rules);
        is(may, sets[i].may, "may: %s", sets[i].rules);
        end();
    }
}


/* the request was for a response: what is neither an error nor other JSON */

static void
test_asked(void)
{
    ngx_int_t    rc;
    ngx_uint_t   i;

    static struct {
        const char  *text;
        ngx_int_t    rc;
    } list[] = {
        { "{\"tools\":1}", NGX_OK },
        { "{\"tools\":1,\"error\":null,\"object\":null}", NGX_OK },
        { "{\"tools\":1,\"error\":{},\"status\":\"failed\"}", NGX_OK },
        { "{\"tools\":1,\"error\":{}}", NGX_DECLINED },
        { "{\"tools\":1,\"error\":\"\"}", NGX_DECLINED },
        { "{\"tools\":1,\"object\":\"x\"}", NGX_DECLINED },
        { "{\"tools\":1,\"data\":[{\"tools\":1}]}", NGX_DECLINED },
        { "[{\"tools\":1}]", NGX_DECLINED }
    };

    for (i = 0; i < sizeof(list) / sizeof(list[0]); i++) {
        (void) begin("F response.tools");
        r.engine.asked = 1;
        (void) hold(list[i].text, strlen(list[i].text), 100);
        rc = ngx_responses_json_rules_edit(&r.engine, &body);
        is(rc, list[i].rc, "asked for: %s", list[i].text);
        end();
    }
}


static void
test_limits(void)
{
    char        text[8192];
    size_t      len;
    ngx_str_t   held;
    ngx_uint_t  i, bad;

    r.conf.max_event_size = 256;

    len = snprintf(text, sizeof(text), "{\"object\":\"response\",\"x\":1,"
                   "\"y\":\"%*s\"}", 256 - 34, "");
    is(len, 256, "a body as long as the limit");

    bad = 0;

    for (i = 1; i <= len; i++) {
        (void) begin("F response.x");
        bad += (hold(text, len, i) != NGX_OK);
        bad += (ngx_responses_json_rules_edit(&r.engine, &body) != NGX_OK);
        held = ngx_responses_json_rules_held(&body);
        bad += (held.len != len - 6);
        end();
    }

    is(bad, 0, "a body as long as the limit is edited");

    (void) begin("F response.x");
    (void) hold(text, len, 100);
    is(hold("}", 1, 1), NGX_DECLINED, "a longer body is not held");
    held = ngx_responses_json_rules_held(&body);
    is_bytes(held.data, held.len, text, len, "what was held stays");
    end();

    r.conf.max_event_size = 1024 * 1024;

    /* depth, with that of the event around it */

    for (i = 62; i <= 63; i++) {
        len = snprintf(text, sizeof(text), "{\"object\":\"response\","
                       "\"x\":%.*s%.*s}", (int) i, "[[[[[[[[[[[[[[[[[[[[[[["
                       "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", (int) i,
                       "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"
                       "]]]]]]]]]]]]");

        (void) begin("F response.x");
        (void) hold(text, len, len);
        is(ngx_responses_json_rules_edit(&r.engine, &body),
           i == 62 ? NGX_OK : NGX_ABORT, "%lu arrays", (unsigned long) i);
        end();
    }
}


/* the last member "response" of an event that is an object */

static ngx_uint_t
last_response(bytes_t *text, bytes_t *response)
{
    u_char      *p, *last, *lf;
    json_t      *json, *node;
    ngx_uint_t   found;

    found = 0;
    last = text->data + text->len;

    for (p = text->data; p < last; p = lf + 1) {
        lf = memchr(p, '\n', last - p);

        if (lf == NULL) {
            lf = last;
        }

        if (lf - p < 5 || memcmp(p, "data:", 5) != 0) {
            continue;
        }

        json = json_parse(p + 5, lf - p - 5);

        for (node = json ? json->child : NULL; node; node = node->next) {

            if (node->kind == JSON_OBJECT && node->key.len == 8
                && memcmp(node->key.data, "response", 8) == 0)
            {
                response->len = 0;
                bytes_add(response, p + 5 + node->start,
                          node->end - node->start);
                found = 1;
            }
        }

        json_free(json);
    }

    return found;
}


/*
 * A response in a stream and the same as JSON: 0, the same; edited and
 * compared are counted.
 */

static ngx_uint_t
try_stream(bytes_t *text, const char *set)
{
    ngx_str_t   held;
    ngx_uint_t  bad;

    if (!begin(set)) {
        return 1;
    }

    /* run_cut() has an engine of its own */

    ngx_responses_engine_free(&r.engine);

    if (run_cut(&r, text, RUN_WHOLE, 0) != NGX_OK
        || !last_response(&r.out, &after))
    {
        return 0;
    }

    (void) begin(set);
    (void) hold(before.data, before.len, before.len);

    edited += (ngx_responses_json_rules_edit(&r.engine, &body) == NGX_OK);
    compared++;

    held = ngx_responses_json_rules_held(&body);

    bad = (held.len != after.len
           || memcmp(held.data, after.data, held.len) != 0);

    if (bad) {
        diag("rules: %s", set);
        tap_show("in JSON  ", held.data, held.len);
        tap_show("in stream", after.data, after.len);
    }

    end();

    return bad;
}


static void
test_streams(void)
{
    files_t     *files;
    ngx_uint_t   i, n, bad;

    static const char  *sets[] = {
        "I reasoning",
        "I message function_call\nF response.tools",
        "F response.instructions response.tools response.usage\n"
        "F response.output.*.id response.output.*.content.*.text",
        "F response.output.*.encrypted_content response.output.*.summary",
        "S response.model \"m\"\nS response.metadata.edge {\"a\":[1]}\n"
        "S response.output.*.x 1",
        "W e E\nW the ***",
        "W a bb\nI *_call reasoning\nF response.output.*.content.*.logprobs\n"
        "S response.output.*.content.*.text \"t\""
    };

    files = malloc(sizeof(files_t));
    files_streams(files);

    bad = edited = compared = 0;

    for (i = 0; i < files->n; i++) {
        (void) files_read(files->name[i], &in);

        /* frames in another form may end elsewhere */

        if (memchr(in.data, '\r', in.len) || !last_response(&in, &before)) {
            continue;
        }

        /* nothing tells that it is a response */

        if (strstr((char *) before.data, "\"object\"") == NULL
            && strstr((char *) before.data, "\"status\"") == NULL)
        {
            continue;
        }

        for (n = 0; n < sizeof(sets) / sizeof(sets[0]); n++) {

            if (try_stream(&in, sets[n])) {
                bad++;
                diag("in %s", files->name[i]);
            }
        }
    }

    is(bad, 0, "as in streams: %lu files, %lu compared, %lu edited",
       (unsigned long) files->n, (unsigned long) compared,
       (unsigned long) edited);
    ok(edited > 10, "many were edited");

    if (files_shared("streams/real") == NULL) {
        tap_skip("no recordings");
    }

    free(files);
}


static void
test_random(void)
{
    uint64_t    seed;
    ngx_uint_t  n, bad;
    bytes_t     set;

    ngx_memzero(&set, sizeof(bytes_t));

    bad = edited = compared = 0;

    for (seed = 1; seed <= CASES && bad == 0; seed++) {
        random_state = seed;

        stream_make(&in, 0);

        set.len = 0;
        bytes_add(&set, "", 0);

        for (n = 1 + random_below(7); n; n--) {
            choice_rule(&set, random_below(2));
        }

        if (last_response(&in, &before)) {
            bad += try_stream(&in, (char *) set.data);
        }
    }

    is(bad, 0, "as in random streams: %lu compared, %lu edited, seed %lu",
       (unsigned long) compared, (unsigned long) edited,
       (unsigned long) seed - 1);
    ok(edited > CASES / 8, "many were edited");

    bytes_free(&set);
}


static ngx_uint_t
named(json_t *node, const char *name)
{
    return node->key.len == strlen(name)
           && memcmp(node->key.data, name, node->key.len) == 0;
}


static ngx_uint_t
text_is(json_t *node, const char *text)
{
    return node->kind == JSON_STRING && node->value.len == strlen(text)
           && memcmp(node->value.data, text, node->value.len) == 0;
}


/* what rules should have hidden, in an array of items */

static ngx_uint_t
leaks_items(json_t *array)
{
    ngx_uint_t   n;
    json_t      *item, *node;

    n = 0;

    for (item = array->kind == JSON_ARRAY ? array->child : NULL;
         item;
         item = item->next)
    {
        for (node = item->kind == JSON_OBJECT ? item->child : NULL;
             node;
             node = node->next)
        {
            n += (named(node, "type") && text_is(node, "reasoning"));
            n += named(node, "encrypted_content");
        }
    }

    return n;
}


static ngx_uint_t
leaks(json_t *root)
{
    json_t      *node;
    ngx_uint_t   n, response, list;

    response = list = n = 0;

    for (node = root->kind == JSON_OBJECT ? root->child : NULL;
         node;
         node = node->next)
    {
        response |= (named(node, "object") && text_is(node, "response"));
        list |= (named(node, "object") && text_is(node, "list"));
    }

    for (node = root->kind == JSON_OBJECT ? root->child : NULL;
         node;
         node = node->next)
    {
        if (response) {
            n += named(node, "instructions");
            n += named(node, "output") ? leaks_items(node) : 0;

        } else if (list) {
            n += named(node, "data") ? leaks_items(node) : 0;
        }
    }

    return n;
}


/*
 * Bodies made of pieces: what is valid JSON stays so and has nothing that is
 * hidden, and everything else is not passed.
 */

static void
test_pieces(void)
{
    size_t       i, n;
    json_t      *json, *out;
    uint64_t     seed;
    ngx_int_t    rc;
    ngx_str_t    held;
    ngx_uint_t   bad, valid, changed;

    static const char  *parts[] = { "{", "}", "[", "]", ",", ":", " ", "\n",
        "\"object\":\"response\"", "\"object\":\"list\"", "\"object\"",
        "\"response\"", "\"output\":[", "\"data\":[", "\"output\":{",
        "{\"type\":\"reasoning\"}", "\"type\":\"re\\u0061soning\"",
        "\"instructions\":", "\"\\u0069nstructions\":", "\"secret\"", "null",
        "{\"encrypted_content\":1,\"type\":\"message\"}", "1", "-1.5e3",
        "{\"object\":\"response\",\"instructions\":1}", "\"", "\\", "\xff",
        "\"x\":1", "\"x\":{", "\"encrypted_content\":\"\"", "\xef\xbb\xbf" };

    static const char  *set = "I reasoning\n"
        "F response.instructions response.output.*.encrypted_content\n"
        "S response.x {}\nS response.output.*.y 1";

    bad = valid = changed = 0;

    for (seed = 1; seed <= PIECES && bad == 0; seed++) {
        random_state = seed;

        in.len = 0;
        bytes_text(&in, "{\"object\":");
        bytes_text(&in, random_below(3) ? "\"response\"," : "\"list\",");

        for (n = random_below(3) ? random_below(7) : 3; n; n--) {
            i = random_below(2) ? random_below(sizeof(parts) / sizeof(char *))
                                : 8 + random_below(16);
            bytes_text(&in, parts[i]);

            if (random_below(2)) {
                bytes_text(&in, random_below(4) ? "," : "]");
            }
        }

        /* likely ends */

        bytes_text(&in, random_below(2) ? "\"z\":1}" : "\"z\":1]}");

        json = json_parse(in.data, in.len);

        (void) begin(set);
        (void) hold(in.data, in.len, 5);
        rc = ngx_responses_json_rules_edit(&r.engine, &body);
        held = ngx_responses_json_rules_held(&body);

        if (json == NULL) {
            bad += (rc != NGX_ABORT);

        } else {
            out = json_parse(held.data, held.len);
            bad += (rc == NGX_ABORT || out == NULL || leaks(out));
            changed += (rc == NGX_OK);
            json_free(out);
            valid++;
        }

        if (bad) {
            diag("result %ld, seed %lu", (long) rc, (unsigned long) seed);
            tap_show("in", in.data, in.len);
            tap_show("out", held.data, held.len);
        }

        json_free(json);
        end();
    }

    is(bad, 0, "pieces: %lu valid, %lu changed", (unsigned long) valid,
       (unsigned long) changed);
    ok(changed > PIECES / 50, "many were changed");
}


/* each allocation fails once */

static void
test_memory(void)
{
    mem_t                 *m;
    ngx_int_t              rc;
    ngx_uint_t             n, who, bad, tries;
    rules_case_t          *c;
    ngx_responses_conf_t   conf;

    bad = 0;
    tries = 0;

    for (c = cases; c < cases + sizeof(cases) / sizeof(cases[0]); c++) {

        for (who = 0; who < 2; who++) {

            for (n = 1; /* void */ ; n++) {
                run_free(&r);
                conf = r.conf;
                run_init(&r);
                r.conf = conf;

                (void) begin(c->rules);

                m = who ? &r.stream : &r.process;
                m->calls = 0;
                m->fail = n;

                rc = hold(c->text, strlen(c->text), 11);

                if (rc == NGX_OK) {
                    rc = ngx_responses_json_rules_edit(&r.engine, &body);
                }

                tries++;
                bad += (m->calls >= n && rc != NGX_ERROR);
                bad += (m->calls < n && rc == NGX_ERROR);
                m->fail = 0;

                end();
                bad += !mem_clean(&r.stream);

                if (m->calls < n) {
                    break;
                }
            }
        }
    }

    run_free(&r);
    bad += !mem_clean(&r.process);

    is(bad, 0, "no memory, %lu times", (unsigned long) tries);
}


int
main(void)
{
    size_t  i;

    run_init(&r);
    rules_init(&rules);

    rules.conds[0] = 1;

    for (i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_case(&cases[i]);
    }

    test_may();
    test_asked();
    test_limits();
    test_streams();
    test_random();
    test_pieces();
    test_memory();

    rules_free(&rules);
    bytes_free(&in);
    bytes_free(&before);
    bytes_free(&after);

    return tap_done();
}
