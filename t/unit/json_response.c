
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/json_response: what is known of a JSON response, cut at
 * each byte and at each pair of bytes, and of each of its beginnings.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"
#include "engine/ngx_responses_json_response.h"

#include "mem.h"
#include "random.h"
#include "tap.h"
#include "words.h"


typedef struct {
    const char  *name;
    const char  *text;
    const char  *want;
} response_case_t;


/* "-": unknown; words, tokens in order, calls, name of the type */

static response_case_t  cases[] = {

    { "a response",
      "{\"id\":\"resp_1\",\"object\":\"response\",\"created_at\":1,"
      "\"status\":\"completed\",\"error\":null,\"incomplete_details\":null,"
      "\"model\":\"m-1\",\"output\":[{\"id\":\"msg_1\",\"type\":\"message\","
      "\"status\":\"failed\",\"content\":[{\"type\":\"output_text\","
      "\"text\":\"{\\\"id\\\":\\\"x\\\"}\"}]}],\"service_tier\":\"default\","
      "\"usage\":{\"input_tokens\":11,\"input_tokens_details\":"
      "{\"cached_tokens\":3},\"output_tokens\":7,\"output_tokens_details\":"
      "{\"reasoning_tokens\":2},\"total_tokens\":18}}",
      "resp_1 m-1 - - default 11 3 7 2 18 0 response.completed" },

    { "the other names of tokens",
      "{\"object\":\"response\",\"status\":\"completed\",\"usage\":"
      "{\"prompt_tokens\":1,\"completion_tokens\":2,\"total_tokens\":3,"
      "\"prompt_tokens_details\":{\"cached_tokens\":0},"
      "\"completion_tokens_details\":{\"reasoning_tokens\":5}}}",
      "- - - - - 1 0 2 5 3 0 response.completed" },

    { "incomplete",
      "{\"object\":\"response\",\"status\":\"incomplete\","
      "\"incomplete_details\":{\"reason\":\"max_output_tokens\"}}",
      "- - max_output_tokens - - -1 -1 -1 -1 -1 0 response.incomplete" },

    { "failed",
      "{\"object\":\"response\",\"status\":\"failed\",\"error\":"
      "{\"code\":\"server_error\",\"message\":\"no\"},\"usage\":null}",
      "- - - server_error - -1 -1 -1 -1 -1 0 response.failed" },

    { "cancelled", "{\"object\":\"response\",\"status\":\"cancelled\"}",
      "- - - - - -1 -1 -1 -1 -1 0 response.cancelled" },

    { "queued", "{\"object\":\"response\",\"status\":\"queued\"}",
      "- - - - - -1 -1 -1 -1 -1 0 response.queued" },

    { "in progress", "{\"status\":\"in_progress\",\"id\":\"r\"}",
      "r - - - - -1 -1 -1 -1 -1 0 response.in_progress" },

    { "an unknown status",
      "{\"object\":\"response\",\"status\":\"created\"}",
      "- - - - - -1 -1 -1 -1 -1 0 -" },

    { "a long status", "{\"object\":\"response\",\"status\":"
      "\"completedcompletedcompletedcompleted\"}",
      "- - - - - -1 -1 -1 -1 -1 0 -" },

    { "calls",
      "{\"output\":[{\"type\":\"function_call\"},{\"type\":\"message\","
      "\"content\":[{\"type\":\"a_call\"}]},{\"a\":{\"type\":\"b_call\"},"
      "\"type\":\"mcp_call\"},[{\"type\":\"c_call\"}],\"_call\","
      "{\"type\":[\"d_call\"]},{\"type\":\"_call\"}],"
      "\"object\":\"response\",\"type\":\"e_call\"}",
      "- - - - - -1 -1 -1 -1 -1 2 -" },

    { "a compaction", "{\"object\":\"response.compaction\",\"id\":\"c\","
      "\"usage\":{\"input_tokens\":1}}",
      "c - - - - 1 -1 -1 -1 -1 0 -" },

    { "an error", "{\"error\":{\"message\":\"no\",\"type\":\"bad\","
      "\"param\":null,\"code\":\"rate_limit_exceeded\"}}",
      "- - - rate_limit_exceeded - -1 -1 -1 -1 -1 0 response.failed" },

    { "its code, in another order", "{\"error\":{\"code\":\"c\","
      "\"type\":\"t\"}}",
      "- - - c - -1 -1 -1 -1 -1 0 response.failed" },

    { "its type, if it has no code", "{\"error\":{\"message\":\"no\","
      "\"type\":\"invalid_request_error\",\"code\":null}}",
      "- - - invalid_request_error - -1 -1 -1 -1 -1 0 response.failed" },

    { "a code that is a number", "{\"error\":{\"code\":404,"
      "\"type\":\"NotFoundError\"}}",
      "- - - 404 - -1 -1 -1 -1 -1 0 response.failed" },

    { "an error that is a text", "{\"error\":\"no model\"}",
      "- - - - - -1 -1 -1 -1 -1 0 response.failed" },

    { "a flat error", "{\"object\":\"error\",\"code\":\"c\"}",
      "- - - c - -1 -1 -1 -1 -1 0 response.failed" },

    { "white space of all kinds",
      " \t\r\n{\r\n\t\"object\" :\r\n\"response\"\r\n,\r\"usage\": {\r\n"
      "\"input_tokens\": 5\r\n, \"output_tokens\":6\r}\r\n}\r\n",
      "- - - - - 5 -1 6 -1 -1 0 -" },

    { "names and values with escapes",
      "{\"\\u006fbject\":\"response\",\"\\u0069d\":\"a\\u0022\\nb\","
      "\"model\":\"caf\\u00e9\"}",
      "a'?b caf\xC3\xA9 - - - -1 -1 -1 -1 -1 0 -" },

    { "invalid numbers",
      "{\"object\":\"response\",\"usage\":{\"input_tokens\":\"5\","
      "\"output_tokens\":-1,\"total_tokens\":1.5,"
      "\"input_tokens_details\":[{\"cached_tokens\":1}]}}",
      "- - - - - -1 -1 -1 -1 -1 0 -" },

    { "the last one counts",
      "{\"object\":\"response\",\"id\":\"a\",\"id\":\"b\",\"id\":null,"
      "\"status\":\"queued\",\"status\":\"completed\"}",
      "b - - - - -1 -1 -1 -1 -1 0 response.completed" },

    { "what follows it is not read",
      "{\"object\":\"response\",\"id\":\"a\"}{\"id\":\"b\"}]",
      "a - - - - -1 -1 -1 -1 -1 0 -" },

    { "other objects", "{\"object\":\"chat.completion\",\"id\":\"c\","
      "\"status\":\"completed\",\"usage\":{\"total_tokens\":1}}", "-" },
    { "other objects, late", "{\"id\":\"c\",\"status\":\"completed\","
      "\"object\":\"list\"}", "-" },
    { "without an object", "{\"id\":\"c\",\"model\":\"m\",\"error\":null}",
      "-" },
    { "a nested response", "{\"response\":{\"id\":\"c\","
      "\"status\":\"completed\"}}", "-" },
    { "a similar object", "{\"object\":\"responses\",\"id\":\"c\"}", "-" },
    { "an array", "[{\"object\":\"response\"}]", "-" },
    { "a string", "\"response\"", "-" },
    { "a page", "<html>{\"object\":\"response\"}</html>", "-" },
    { "nothing", "", "-" },
    { "an empty object", "{}", "-" },
    { "a BOM", "\xEF\xBB\xBF{\"object\":\"response\"}", "-" },
    { "invalid JSON", "{\"object\":\"response\",\"id\":\"c\",}", "-" },
    { "invalid JSON again", "{\"object\":\"response\",\"output\":[}", "-" }
};


static mem_t                   mem;
static ngx_responses_path_t    paths;
static ngx_responses_usage_t   u;
static ngx_responses_json_response_t  json;


/* each piece in a block of its own, so that ASan sees who reads past it */

static void
feed(const char *text, size_t len)
{
    u_char  *p;

    p = malloc(len ? len : 1);
    memcpy(p, text, len);

    ngx_responses_json_response_read(&json, p, len);

    memset(p, 0x5a, len);
    free(p);
}


static void
feed_text(const char *text)
{
    feed(text, strlen(text));
}


static void
begin(void)
{
    if (u.mem) {
        ngx_responses_usage_free(&u);
    }

    ngx_responses_usage_init(&u, &mem.mem);

    memset(&json, 0xa5, sizeof(ngx_responses_json_response_t));
    ngx_responses_json_response_init(&json, &paths, &u);
}


static const char *
logged(ngx_responses_word_t *w)
{
    static char        buf[8][NGX_RESPONSES_WORD_LEN + 1];
    static ngx_uint_t  n;

    n = (n + 1) % 8;

    memcpy(buf[n], w->data, w->len);
    buf[n][w->len] = '\0';

    return w->len ? buf[n] : "-";
}


static ngx_uint_t
ended(void)
{
    return json.complete ? json.status : 0;
}


static const char *
known(void)
{
    static char  line[2048];

    if (!ngx_responses_json_response_known(&json)) {
        return "-";
    }

    snprintf(line, sizeof(line), "%s %s %s %s %s %ld %ld %ld %ld %ld %lu %s",
             logged(word(u, ID)), logged(word(u, MODEL)),
             logged(word(u, INCOMPLETE_REASON)), logged(word(u, ERROR_CODE)),
             logged(word(u, SERVICE_TIER)),
             (long) u.input_tokens, (long) u.cached_tokens,
             (long) u.output_tokens, (long) u.reasoning_tokens,
             (long) u.total_tokens, (unsigned long) u.tool_calls,
             ended() ? (char *) ngx_responses_type(ended())->name.data : "-");

    return line;
}


static void
test_case(response_case_t *c)
{
    size_t      len, i, k;
    ngx_uint_t  bad;

    len = strlen(c->text);

    begin();
    feed(c->text, len);
    is_bytes((u_char *) known(), strlen(known()), (u_char *) c->want,
             strlen(c->want), "%s", c->name);

    bad = 0;

    for (i = 0; i <= len; i++) {
        begin();
        feed(c->text, i);
        feed(c->text + i, len - i);
        bad += (strcmp(known(), c->want) != 0);
    }

    begin();

    for (i = 0; i < len; i++) {
        feed(c->text + i, 1);
    }

    bad += (strcmp(known(), c->want) != 0);

    for (i = 0; i < 200; i++) {
        begin();

        for (k = 0; k < len; /* void */ ) {
            size_t  n = 1 + random_below(40);

            n = ngx_min(n, len - k);
            feed(c->text + k, n);
            k += n;
        }

        bad += (strcmp(known(), c->want) != 0);
    }

    is(bad, 0, "%s, however it is cut", c->name);

    /* a beginning has no status, and its tokens are those of the whole */

    bad = 0;

    for (i = 0; i < len && strrchr(c->text, '}'); i++) {
        begin();
        feed(c->text, i);

        if (i < (size_t) (strrchr(c->text, '}') - c->text)) {
            bad += (json.complete && strcmp(known(), c->want) != 0);
        }
    }

    is(bad, 0, "%s, cut short", c->name);
}


/* values longer than what is kept of them */

static void
test_long(void)
{
    size_t      i;
    ngx_uint_t  bad;

    begin();
    feed_text("{\"object\":\"response\",\"id\":\"");

    for (i = 0; i < 1000; i++) {
        feed_text("0123456789");
    }

    feed_text("\",\"model\":\"");

    for (i = 0; i < 1000; i++) {
        feed_text("\\ud83c\\udf0a");
    }

    feed_text("\",\"status\":\"completed\"}");

    is(word(u, ID)->len, 128, "a long id is cut");
    is(ended(), NGX_RESPONSES_COMPLETED, "and what follows it is read");

    bad = 0;

    for (i = 0; i + 4 <= word(u, MODEL)->len; i += 4) {
        bad += (memcmp(word(u, MODEL)->data + i, "\xF0\x9F\x8C\x8A", 4) != 0);
    }

    is(bad, 0, "characters stay whole");
    ok(word(u, MODEL)->len >= 80, "many of them, %lu bytes",
       (unsigned long) word(u, MODEL)->len);

    /* deep, wide and without end */

    begin();
    feed_text("{\"object\":\"response\",\"output\":");

    for (i = 0; i < 60000; i++) {
        feed_text("[");
    }

    is(ngx_responses_json_response_known(&json), 1, "depth is followed");

    for (i = 0; i < 10000; i++) {
        feed_text("[");
    }

    is(ngx_responses_json_response_known(&json), 0, "up to a limit");

    begin();
    feed_text("{\"object\":\"response\",\"output\":[");

    for (i = 0; i < 100000; i++) {
        feed_text("{\"type\":\"x_call\"},");
    }

    feed_text("1],\"id\":\"last\"}");
    is(u.tool_calls, 100000, "calls without end");
    is_word(u, ID, "last", "and what follows");

    begin();
    ngx_responses_json_response_ignore(&json);
    feed_text("{\"object\":\"response\",\"id\":\"x\"}");
    is(ngx_responses_json_response_known(&json) || word(u, ID)->len, 0,
       "ignored");
}


/* random bytes do no harm */

static void
test_random(void)
{
    size_t      i, k, n;
    ngx_uint_t  known;

    static const char  *some[] = {
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\"object\":\"response\"",
        "\"error\":", "null", "1", " ", "\xff", "\"usage\":{",
        "\"input_tokens\":"
    };

    known = 0;

    for (i = 0; i < 20000; i++) {
        begin();

        for (k = 0; k < 12; k++) {
            n = random_below(sizeof(some) / sizeof(some[0]));
            feed_text(some[n]);
        }

        known += ngx_responses_json_response_known(&json);
    }

    ok(1, "random bytes, %lu were like a response", (unsigned long) known);
}


static void
test_memory(void)
{
    ngx_int_t             rc;
    ngx_uint_t            n, bad;
    ngx_responses_path_t  root;

    bad = 0;

    for (n = 1; ; n++) {
        ngx_memzero(&root, sizeof(ngx_responses_path_t));
        mem_init(&mem);
        mem.fail = n;

        rc = ngx_responses_json_response_paths(&mem.mem, &root);

        ngx_responses_path_free(&mem.mem, &root);
        bad += !mem_clean(&mem);

        if (mem.calls < n) {
            bad += (rc != NGX_OK);
            break;
        }

        bad += (rc != NGX_ERROR);
    }

    is(bad, 0, "each of %lu allocations of the paths failed",
       (unsigned long) n - 1);
}


int
main(void)
{
    ngx_uint_t  i;

    test_memory();

    mem_init(&mem);

    is(ngx_responses_json_response_paths(&mem.mem, &paths), NGX_OK, "paths");

    for (i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_case(&cases[i]);
    }

    test_long();
    test_random();

    ngx_responses_path_free(&mem.mem, &paths);
    ok(mem_clean(&mem), "nothing is left");

    return tap_done();
}
