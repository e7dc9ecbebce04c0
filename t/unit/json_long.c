
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/json_long: rules that hide, in JSON responses that are too
 * long to be held.  When a body that was sent is edited as one that is held,
 * it is the same as when the body itself is: for the cases of json_rules, the
 * responses of the streams of this repository and the recordings.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_json_long.h"

#include "files.h"
#include "json.h"
#include "random.h"
#include "rules.h"
#include "run.h"
#include "tap.h"

#include "json_long_cases.h"
#include "json_rules_cases.h"


#define BODIES  3000


static run_t       r;
static rules_t     rules;
static bytes_t     in, before, after, sent;
static ngx_uint_t  edited, compared, refused;


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


/* as if the first bytes had been held; each piece is gone afterwards */

static ngx_int_t
send_long(const void *text, size_t len, size_t step)
{
    u_char                     *copy;
    size_t                      i, n;
    ngx_int_t                   rc;
    ngx_str_t                   held;
    const u_char               *p = text;
    ngx_responses_json_long_t   body;

    held.data = (u_char *) p;
    held.len = ngx_min(len, r.conf.max_event_size) / 3;

    rc = ngx_responses_json_long_begin(&r.engine, &body, held,
                                       held.data + held.len, len - held.len);

    for (i = 0; i < len && rc == NGX_OK; i += n) {
        n = ngx_min(step, len - i);

        copy = malloc(n);
        memcpy(copy, p + i, n);
        rc = ngx_responses_json_long_feed(&r.engine, &body, copy, n);
        free(copy);
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_json_long_end(&r.engine, &body);

    } else {
        (void) ngx_responses_json_long_end(&r.engine, &body);
    }

    return rc;
}


static void
end(void)
{
    ngx_responses_engine_free(&r.engine);
}


static void
test_case(long_case_t *c)
{
    size_t       len, step;
    ngx_int_t    rc, want;
    ngx_uint_t   bad;

    len = strlen(c->text);
    want = c->refused ? NGX_ABORT : NGX_OK;
    rc = want;
    bad = 0;

    r.conf.max_event_size = c->limit;

    for (step = len; step > 0; step--) {
        bad += !begin(c->rules);
        rc = send_long(c->text, len, step);

        bad += (rc != want);
        bad += (rc == NGX_ABORT && r.worker.message.len == 0);
        bad += (r.out.len != strlen(c->want)
                || memcmp(r.out.data, c->want, r.out.len) != 0);
        bad += (r.empty != 0);
        bad += (want == NGX_OK
                && r.engine.usage.edited != (strcmp(c->text, c->want) != 0));
        bad += rules.wrong;

        end();

        if (bad) {
            break;
        }
    }

    is(bad, 0, "%s, result %ld, pieces of %lu", c->name, (long) rc,
       (unsigned long) step);

    if (bad) {
        tap_show("sent  ", r.out.data, r.out.len);
        tap_show("wanted", (u_char *) c->want, strlen(c->want));
    }
}


/* a body that is held, without the white space that is not in strings */

static ngx_int_t
edit(const char *set, bytes_t *text, bytes_t *to)
{
    u_char               *p, *last;
    ngx_int_t             rc;
    ngx_str_t             held;
    ngx_uint_t            string;
    ngx_responses_buf_t   body;

    ngx_memzero(&body, sizeof(ngx_responses_buf_t));

    (void) begin(set);
    (void) ngx_responses_json_rules_hold(&r.engine, &body, text->data,
                                         text->len);
    rc = ngx_responses_json_rules_edit(&r.engine, &body);
    held = ngx_responses_json_rules_held(&body);

    to->len = 0;
    bytes_text(to, "");

    last = held.data + held.len;

    for (p = held.data, string = 0; p < last; p++) {

        if (!string && (*p == ' ' || *p == '\n' || *p == '\t' || *p == '\r')) {
            continue;
        }

        string ^= (*p == '"');

        if (string && *p == '\\' && p + 1 < last) {
            bytes_byte(to, *p++);
        }

        bytes_byte(to, *p);
    }

    ngx_responses_buf_free(&r.stream.mem, &body);
    end();

    return rc;
}


/* the number of errors */

static ngx_uint_t
try_body(bytes_t *text, const char *set)
{
    ngx_int_t   rc;
    ngx_uint_t  bad;

    r.conf.max_event_size = 16 * 1024 * 1024;

    rc = edit(set, text, &before);

    if (rc == NGX_ABORT) {
        return 0;
    }

    (void) begin(set);

    if (!r.engine.ruleset->hide_items && !r.engine.ruleset->hide_fields) {
        end();
        return 0;
    }

    if (send_long(text->data, text->len, 1 + random_below(5000)) == NGX_ABORT)
    {
        refused++;
        end();
        return 0;
    }

    sent.len = 0;
    bytes_add(&sent, r.out.data, r.out.len);
    end();

    (void) edit(set, &sent, &after);

    compared++;
    edited += (rc == NGX_OK);

    bad = (after.len != before.len
           || memcmp(after.data, before.data, after.len) != 0);

    if (bad) {
        diag("rules: %s", set);
        tap_show("body", text->data, text->len);
        tap_show("held", before.data, before.len);
        tap_show("sent", sent.data, sent.len);
    }

    return bad;
}


/* but for lists, of which more is hidden: an element may be a response */

static void
test_rules_cases(void)
{
    ngx_uint_t     bad;
    rules_case_t  *c;

    bad = edited = compared = refused = 0;

    for (c = cases; c < cases + sizeof(cases) / sizeof(cases[0]); c++) {

        if (strstr(c->text, "\"data\"")) {
            continue;
        }

        in.len = 0;
        bytes_text(&in, c->text);
        bad += try_body(&in, c->rules);
    }

    is(bad, 0, "as if held: %lu cases, %lu edited, %lu refused",
       (unsigned long) compared, (unsigned long) edited,
       (unsigned long) refused);
    ok(edited > 10, "many were edited");
}


/* responses in the events of streams */

static void
test_streams(void)
{
    u_char      *p, *lf, *last;
    json_t      *json, *node;
    bytes_t      body;
    files_t     *files;
    ngx_uint_t   i, n, bad;

    static const char  *sets[] = {
        "I reasoning",
        "I message function_call\nF response.tools",
        "F response.usage response.output.*.content.*.text",
        "F response.output.*.encrypted_content response.output.*.summary",
        "I *_call reasoning\nF response.output.*.content.*.logprobs"
    };

    ngx_memzero(&body, sizeof(bytes_t));

    files = malloc(sizeof(files_t));
    files_streams(files);

    bad = edited = compared = refused = 0;

    for (i = 0; i < files->n; i++) {
        (void) files_read(files->name[i], &in);

        last = in.data + in.len;

        for (p = in.data; p < last; p = lf + 1) {
            lf = memchr(p, '\n', last - p);

            if (lf == NULL) {
                lf = last;
            }

            if (lf - p < 5 || memcmp(p, "data:", 5) != 0) {
                continue;
            }

            json = json_parse(p + 5, lf - p - 5);

            for (node = json ? json->child : NULL; node; node = node->next) {

                if (node->kind != JSON_OBJECT || node->key.len != 8
                    || memcmp(node->key.data, "response", 8) != 0)
                {
                    continue;
                }

                body.len = 0;
                bytes_add(&body, p + 5 + node->start, node->end - node->start);

                for (n = 0; n < sizeof(sets) / sizeof(sets[0]); n++) {
                    bad += try_body(&body, sets[n]);
                }
            }

            json_free(json);
        }
    }

    is(bad, 0, "as if held: %lu files, %lu compared, %lu edited, %lu refused",
       (unsigned long) files->n, (unsigned long) compared,
       (unsigned long) edited, (unsigned long) refused);
    ok(edited > 5, "some were edited");

    if (files_shared("streams/real") == NULL) {
        tap_skip("no recordings");
    }

    bytes_free(&body);
    free(files);
}


/* bodies with any limit: all cuts send the same, which is valid JSON */

static void
test_limits(void)
{
    json_t      *json;
    size_t       step;
    uint64_t     seed;
    ngx_int_t    rc, again;
    ngx_uint_t   n, bad, valid;

    static const char  *parts[] = {
        "{\"type\":\"reasoning\",\"text\":\"0123456789\"}",
        "{\"type\":\"message\",\"text\":\"0123456789\"}",
        "{\"text\":\"0123456789\",\"type\":\"message\"}",
        "{\"text\":\"0123456789\",\"type\":\"reasoning\"}",
        "{\"id\":[{\"type\":1}], \"type\" : \"message\" , \"id\":{ } }",
        "{}", "1", "\"a,b\"", "[]", "{\"object\":\"response\"}",
        "{\"object\":\"model\",\"id\":\"m\"}", "null" };

    bad = valid = 0;

    for (seed = 1; seed <= BODIES && bad == 0; seed++) {
        random_state = seed;

        r.conf.max_event_size = 24 + random_below(80);

        in.len = 0;
        bytes_text(&in, random_below(2) ? "{\"object\":\"response\",\"output\""
                                        : "{\"object\":\"list\",\"data\"");
        bytes_text(&in, random_below(2) ? ":[" : " : [ ");

        for (n = random_below(5); n; n--) {
            bytes_text(&in, parts[random_below(sizeof(parts)
                                               / sizeof(char *))]);
            bytes_text(&in, n == 1 ? "" : random_below(2) ? "," : " ,\n");
        }

        bytes_text(&in, random_below(2) ? "],\"z\":1}" : " ] }");

        (void) begin("I reasoning\nF response.output.*.id");
        rc = send_long(in.data, in.len, in.len);
        sent.len = 0;
        bytes_add(&sent, r.out.data, r.out.len);
        end();

        json = json_parse(sent.data, sent.len);
        bad += (rc != NGX_OK || json == NULL);
        bad += (strstr((char *) sent.data, "reasoning") != NULL);
        valid += (json != NULL);
        json_free(json);

        for (step = 1; step < in.len; step += 1 + step / 3) {
            (void) begin("I reasoning\nF response.output.*.id");
            again = send_long(in.data, in.len, step);
            bad += (again != rc || r.out.len != sent.len
                    || memcmp(r.out.data, sent.data, sent.len) != 0);
            end();
        }

        if (bad) {
            diag("result %ld, seed %lu, limit %lu", (long) rc,
                 (unsigned long) seed, (unsigned long) r.conf.max_event_size);
            tap_show("in", in.data, in.len);
            tap_show("out", sent.data, sent.len);
        }
    }

    is(bad, 0, "bodies with limits: %lu valid", (unsigned long) valid);
}


/* each allocation and each write fails once */

static void
test_memory(void)
{
    mem_t                 *m;
    ngx_int_t              rc;
    ngx_uint_t             n, who, bad, tries, failed;
    long_case_t           *c;
    ngx_responses_conf_t   conf;

    bad = 0;
    tries = 0;

    for (c = long_cases;
         c < long_cases + sizeof(long_cases) / sizeof(long_cases[0]);
         c++)
    {
        for (who = 0; who < 3; who++) {

            for (n = 1; /* void */ ; n++) {
                run_free(&r);
                conf = r.conf;
                run_init(&r);
                r.conf = conf;
                r.conf.max_event_size = c->limit;

                (void) begin(c->rules);
                        m = who ? &r.stream : &r.process;
                m->calls = 0;

                if (who == 2) {
                    r.fail = n;

                } else {
                    m->fail = n;
                }

                rc = send_long(c->text, strlen(c->text), 11);

                failed = (who == 2) ? r.pieces >= n : m->calls >= n;

                tries++;
                bad += (failed != (rc == NGX_ERROR));

                m->fail = 0;
                r.fail = 0;

                end();
                bad += !mem_clean(&r.stream);

                if (!failed) {
                    break;
                }
            }
        }
    }

    run_free(&r);
    bad += !mem_clean(&r.process);

    is(bad, 0, "allocations and writes that fail: %lu tries",
       (unsigned long) tries);
}


int
main(void)
{
    long_case_t  *c;

    run_init(&r);
    rules_init(&rules);

    rules.conds[0] = 1;

    for (c = long_cases;
         c < long_cases + sizeof(long_cases) / sizeof(long_cases[0]);
         c++)
    {
        test_case(c);
    }

    test_rules_cases();
    test_streams();
    test_limits();
    test_memory();

    rules_free(&rules);
    bytes_free(&in);
    bytes_free(&before);
    bytes_free(&after);
    bytes_free(&sent);

    return tap_done();
}
