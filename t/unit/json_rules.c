
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


#define SAME   "="                     /* nothing is to be changed */
#define BROKEN "!"                     /* it cannot be read */


typedef struct {
    const char  *name;
    const char  *rules;
    const char  *text;
    const char  *want;
} rules_case_t;


static rules_case_t  cases[] = {

    { "a member",
      "F response.instructions",
      "{\"object\":\"response\",\"instructions\":\"secret\",\"id\":\"r\"}",
      "{\"object\":\"response\",\"id\":\"r\"}" },

    { "a member, nothing else is changed",
      "F response.instructions",
      " \n{ \"object\" : \"response\" , \"n\" : 1.0e0 ,\"t\":\"\\u0061\\/\","
      "\n \"instructions\" : [ {} ] , \"id\" : \"r\" }\r\n",
      " \n{ \"object\" : \"response\" , \"n\" : 1.0e0 ,\"t\":\"\\u0061\\/\""
      " , \"id\" : \"r\" }\r\n" },

    { "a member with escapes in its name, twice",
      "F response.instructions",
      "{\"object\":\"response\",\"\\u0069nstructions\":1,\"id\":\"r\","
      "\"instructions\":2}",
      "{\"object\":\"response\",\"id\":\"r\"}" },

    { "members of items",
      "F response.output.*.encrypted_content",
      "{\"object\":\"response\",\"output\":[{\"type\":\"reasoning\","
      "\"encrypted_content\":\"gAAA\"},{\"encrypted_content\":\"\"},1]}",
      "{\"object\":\"response\",\"output\":[{\"type\":\"reasoning\"},{},1]}" },

    { "an item",
      "I reasoning",
      "{\"object\":\"response\",\"output\":[{\"type\":\"reasoning\"},"
      "{\"type\":\"message\"}]}",
      "{\"object\":\"response\",\"output\":[{\"type\":\"message\"}]}" },

    { "all items, with escapes, twice, late",
      "I rea*",
      "{\"output\":[{\"type\":\"re\\u0061soning\"},{\"id\":1,\"type\":\"x\","
      "\"type\":\"reasoning\"}],\"output\":[{\"id\":2,\"type\":\"reasoning\"}"
      "],\"object\":\"response\"}",
      "{\"output\":[],\"output\":[],\"object\":\"response\"}" },

    { "set a member",
      "S response.model \"m\"",
      "{\"object\":\"response\",\"model\":\"x\"}",
      "{\"object\":\"response\",\"model\":\"m\"}" },

    { "insert a member",
      "S response.metadata.edge true\nS response.model \"m\"",
      "{\"object\":\"response\",\"metadata\":{}}",
      "{\"model\":\"m\",\"object\":\"response\",\"metadata\":{\"edge\":true}"
      "}" },

    { "a member that is so",
      "S response.model \"m\"",
      "{\"object\":\"response\",\"model\":\"m\"}", SAME },

    { "a text",
      "W secret ***",
      "{\"object\":\"response\",\"output\":[{\"type\":\"message\",\"content\":"
      "[{\"type\":\"output_text\",\"text\":\"a secret.\"},{\"type\":"
      "\"refusal\",\"text\":\"secret\"}]}]}",
      "{\"object\":\"response\",\"output\":[{\"type\":\"message\",\"content\":"
      "[{\"type\":\"output_text\",\"text\":\"a ***.\"},{\"type\":"
      "\"refusal\",\"text\":\"secret\"}]}]}" },

    { "all at once",
      "W secret ***\nI reasoning\nF response.tools\nS response.x 1",
      "{\"object\":\"response\",\"tools\":[],\"output\":[{\"type\":"
      "\"reasoning\"},{\"content\":[{\"text\":\"secret\",\"type\":"
      "\"output_text\"}]}]}",
      "{\"x\":1,\"object\":\"response\",\"output\":["
      "{\"content\":[{\"text\":\"***\",\"type\":\"output_text\"}]}]}" },

    { "a condition that does not hold",
      "F response.tools ?1\nI reasoning ?1",
      "{\"object\":\"response\",\"tools\":[],\"output\":[{\"type\":"
      "\"reasoning\"}]}", SAME },

    { "a condition that holds",
      "F response.tools ?0",
      "{\"object\":\"response\",\"tools\":[]}",
      "{\"object\":\"response\"}" },

    { "paths of events",
      "F delta instructions\nS model \"m\"\nS x 1\nH response.*",
      "{\"object\":\"response\",\"instructions\":1,\"delta\":1,"
      "\"model\":2}", SAME },

    { "nothing matches",
      "F response.tools\nI reasoning\nW a b",
      "{\"object\":\"response\",\"output\":[{\"type\":\"message\"}]}", SAME },

    { "a compaction",
      "I reasoning",
      "{\"object\":\"response.compaction\",\"output\":[{\"type\":"
      "\"reasoning\"}]}",
      "{\"object\":\"response.compaction\",\"output\":[]}" },

    { "an object with escapes, and several of them",
      "F response.tools",
      "{\"object\":\"r\\u0065sponse\",\"tools\":[],\"object\":\"x\"}",
      "{\"object\":\"r\\u0065sponse\",\"object\":\"x\"}" },

    { "no object, a status",
      "F response.tools",
      "{\"id\":\"r\",\"status\":\"incomplete\",\"tools\":[]}",
      "{\"id\":\"r\",\"status\":\"incomplete\"}" },

    { "no object, items",
      "I reasoning",
      "{\"output\":[1,{\"type\":\"reasoning\"}]}",
      "{\"output\":[1]}" },

    { "a failed response",
      "F response.error.message",
      "{\"object\":\"response\",\"status\":\"failed\",\"error\":"
      "{\"code\":\"c\",\"message\":\"m\"}}",
      "{\"object\":\"response\",\"status\":\"failed\",\"error\":"
      "{\"code\":\"c\"}}" },

    /* lists */

    { "a list of items",
      "I reasoning\nF response.output.*.encrypted_content response.first_id",
      "{\"object\":\"list\",\"data\":[{\"type\":\"message\","
      "\"encrypted_content\":1},{\"type\":\"reasoning\",\"id\":\"i\"}],"
      "\"first_id\":\"i\"}",
      "{\"object\":\"list\",\"data\":[{\"type\":\"message\"}],"
      "\"first_id\":\"i\"}" },

    { "a list, texts and members",
      "W secret ***\nS response.output.*.status \"x\"",
      "{\"data\":[{\"type\":\"message\",\"content\":[{\"type\":"
      "\"output_text\",\"text\":\"secret\"},{\"type\":\"input_text\","
      "\"text\":\"secret\"}]}],\"object\":\"list\"}",
      "{\"data\":[{\"status\":\"x\",\"type\":\"message\",\"content\":"
      "[{\"type\":\"output_text\",\"text\":\"***\"},{\"type\":\"input_text\","
      "\"text\":\"secret\"}]}],\"object\":\"list\"}" },

    { "a list without an object, in two members",
      "I reasoning",
      "{\"data\":[{\"type\":\"reasoning\"}],\"d\\u0061ta\":[{\"type\":"
      "\"reasoning\"},{}],\"data\":1}",
      "{\"data\":[],\"d\\u0061ta\":[{}],\"data\":1}" },

    { "a list of responses",
      "I reasoning\nF response.instructions\nS response.x 1",
      "{\"object\":\"list\",\"data\":[{\"object\":\"response\","
      "\"instructions\":\"s\",\"output\":[{\"type\":\"reasoning\"}]},"
      "{\"type\":\"reasoning\"},{\"instructions\":1,\"status\":\"queued\"}]}",
      "{\"object\":\"list\",\"data\":[{\"x\":1,\"object\":\"response\","
      "\"output\":[]},"
      "{\"x\":1,\"status\":\"queued\"}]}" },

    { "a list of models",
      "I reasoning\nF response.output.*.encrypted_content",
      "{\"object\":\"list\",\"data\":[{\"id\":\"m\",\"object\":\"model\"}]}",
      SAME },

    { "a list, rules about responses only",
      "F response.instructions",
      "{\"object\":\"list\",\"data\":[{\"type\":\"message\","
      "\"instructions\":1}]}", SAME },

    /* other JSON */

    { "an error", "F response.error response.message\nS response.x 1",
      "{\"error\":{\"message\":\"no\",\"code\":\"c\"}}", SAME },

    { "a flat error", "F response.message\nS response.x 1",
      "{\"object\":\"error\",\"message\":\"no\",\"status\":\"failed\"}",
      SAME },

    { "another API", "S response.x 1\nI reasoning",
      "{\"object\":\"chat.completion\",\"status\":\"completed\",\"output\":"
      "[{\"type\":\"reasoning\"}],\"data\":[{\"type\":\"reasoning\"}]}",
      SAME },

    { "an unknown object", "S response.x 1",
      "{\"id\":\"x\",\"output\":\"text\",\"status\":\"succeeded\"}", SAME },

    { "a similar object", "S response.x 1", "{\"object\":\"responses\"}",
      SAME },

    { "an object that is no string", "S response.x 1",
      "{\"object\":[\"response\"]}", SAME },

    { "a wrapped response", "F response.tools",
      "{\"response\":{\"object\":\"response\",\"tools\":[]}}", SAME },

    { "an array", "F response.tools",
      "[{\"object\":\"response\",\"tools\":[]}]", SAME },

    { "a string", "S response.x 1", "\"response\"", SAME },
    { "an empty object", "S response.x 1", "{}", SAME },
    { "nothing", "S response.x 1", "", SAME },
    { "blanks", "S response.x 1", " \r\n\t", SAME },

    /* what cannot be read */

    { "invalid JSON", "F response.tools",
      "{\"object\":\"response\",\"tools\":[],}", BROKEN },
    { "half", "F response.tools", "{\"object\":\"response\",\"tools\":[",
      BROKEN },
    { "two values", "F response.tools", "{}{\"object\":\"response\"}",
      BROKEN },
    { "two lines", "F response.tools", "{}\n{\"object\":\"response\"}\n",
      BROKEN },
    { "members behind it", "F response.tools",
      "{\"object\":\"response\"},\"response\":{\"tools\":1}", BROKEN },
    { "the end of an event", "F response.tools", "{}}", BROKEN },
    { "the end of an event, and another", "F response.tools",
      "{}}{\"a\":{}", BROKEN },
    { "no value", "F response.tools", ",", BROKEN },
    { "a byte order mark", "F response.tools",
      "\xEF\xBB\xBF{\"object\":\"response\"}", BROKEN },
    { "single quotes", "F response.tools", "{'object':'response'}", BROKEN },
    { "not UTF-8", "F response.tools",
      "{\"object\":\"response\",\"tools\":\"\xff\"}", BROKEN },
    { "not a number", "F response.tools",
      "{\"object\":\"response\",\"tools\":NaN}", BROKEN },
    { "a page", "F response.tools", "<html>", BROKEN }
};


static run_t                r;
static rules_t              rules;
static ngx_responses_buf_t  body;


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
        { "I x ?1", 0 }, { "H response.*", 0 }, { "P response.x", 0 },
        { "F delta item.x responses.x response_x x.response.y", 0 },
        { "S item.x 1\nA x >response.created", 0 }, { "R \"m\"", 0 }
    };

    for (i = 0; i < sizeof(sets) / sizeof(sets[0]); i++) {
        (void) begin(sets[i].rules);
        may = ngx_responses_rules_json(&rules.rules, &rules);
        is(may, sets[i].may, "may: %s", sets[i].rules);
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


static void
test_streams(void)
{
    bytes_t      in, before, after;
    files_t     *files;
    ngx_str_t    held;
    ngx_uint_t   i, n, bad, edited, compared;

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

    ngx_memzero(&in, sizeof(bytes_t));
    ngx_memzero(&before, sizeof(bytes_t));
    ngx_memzero(&after, sizeof(bytes_t));

    bad = 0;
    edited = 0;
    compared = 0;

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

            if (!begin(sets[n])) {
                bad++;
                continue;
            }

            /* the caller's engine */

            ngx_responses_engine_free(&r.engine);

            if (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK
                || !last_response(&r.out, &after))
            {
                continue;
            }

            (void) begin(sets[n]);
            (void) hold(before.data, before.len, before.len);
            edited += (ngx_responses_json_rules_edit(&r.engine, &body)
                       == NGX_OK);
            held = ngx_responses_json_rules_held(&body);
            compared++;

            if (held.len != after.len
                || memcmp(held.data, after.data, held.len) != 0)
            {
                bad++;
                diag("%s: %s", files->name[i], sets[n]);
                tap_show("in JSON  ", held.data, held.len);
                tap_show("in stream", after.data, after.len);
            }

            end();
        }
    }

    is(bad, 0, "as in streams: %lu files, %lu compared, %lu edited",
       (unsigned long) files->n, (unsigned long) compared,
       (unsigned long) edited);
    ok(edited > 10, "many were edited");

    if (files_shared("streams/real") == NULL) {
        tap_skip("no recordings");
    }

    bytes_free(&in);
    bytes_free(&before);
    bytes_free(&after);
    free(files);
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
    test_limits();
    test_streams();
    test_memory();

    rules_free(&rules);

    return tap_done();
}
