
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/hold: the answer, and the byte at which it is known, do
 * not depend on how the beginning of a stream is cut; without memory it is
 * told, and nothing is left.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_feed.h"
#include "engine/ngx_responses_hold.h"
#include "engine/ngx_responses_worker.h"

#include "mem.h"
#include "tap.h"


#define EVENT(type, more)                                                     \
    "event: " type "\ndata: {\"type\":\"" type "\"" more "}\n\n"

#define CREATED                                                               \
    EVENT("response.created", ",\"response\":{\"id\":\"r\",\"status\":"       \
          "\"in_progress\"}")                                                 \
    EVENT("response.in_progress", ",\"response\":{\"id\":\"r\"}")

#define ANNOUNCED                                                             \
    CREATED EVENT("response.output_item.added", ",\"output_index\":0,"        \
                  "\"item\":{\"id\":\"m\",\"type\":\"message\",\"content\""   \
                  ":[]}")

#define ERROR                                                                 \
    "\"error\":{\"code\":\"slow_down\",\"message\":\"Sl\\u006fw.\"}"

#define FAILED                                                                \
    EVENT("response.failed", ",\"response\":{\"id\":\"r\",\"status\":"        \
          "\"failed\"," ERROR "}")


typedef struct {
    const char   *text;
    ngx_int_t     rc;
    const char   *code;
    const char   *message;
} case_t;


/* AGAIN: it is known at the end only */

static case_t  cases[] = {
    { ": hi\n\n", NGX_DECLINED, "upstream_incomplete", NULL },
    { CREATED, NGX_DECLINED, "upstream_incomplete", NULL },
    { CREATED "data: [DONE]\n\n", NGX_DECLINED, "upstream_incomplete", NULL },
    { CREATED FAILED, NGX_DECLINED, "slow_down", "Sl\\u006fw." },
    { ANNOUNCED FAILED, NGX_DECLINED, "slow_down", "Sl\\u006fw." },
    { CREATED EVENT("error", "," ERROR), NGX_DECLINED, "slow_down",
      "Sl\\u006fw." },
    { CREATED EVENT("error", ",\"code\":\"slow_down\",\"message\":\"No.\""),
      NGX_DECLINED, "slow_down", "No." },
    { CREATED EVENT("error", "," ERROR)
      EVENT("response.failed", ",\"response\":{\"error\":{\"code\":\"c\","
            "\"message\":\"m\"}}"), NGX_DECLINED, "c", "m" },
    { CREATED EVENT("error", "," ERROR)
      EVENT("response.output_text.delta", ",\"delta\":\"a\""), NGX_DECLINED,
      "slow_down", "Sl\\u006fw." },
    { CREATED EVENT("response.failed", ",\"response\":{\"error\":null}")
      EVENT("error", "," ERROR), NGX_DECLINED, "slow_down",
      "Sl\\u006fw." },
    { ANNOUNCED EVENT("response.output_text.delta", ",\"delta\":\"a\""),
      NGX_OK, "", "" },
    { ANNOUNCED EVENT("response.output_text.done", ",\"text\":\"a\""),
      NGX_OK, "", "" },
    { CREATED EVENT("response.web_search_call.searching",
                    ",\"output_index\":0,\"item_id\":\"w\""),
      NGX_OK, "", "" },
    { CREATED EVENT("response.mcp_list_tools.completed",
                    ",\"output_index\":0,\"item_id\":\"l\"") FAILED,
      NGX_DECLINED, "slow_down", "Sl\\u006fw." },
    { CREATED EVENT("response.output_item.done", ",\"output_index\":0,"
                    "\"item\":{\"id\":\"l\",\"type\":\"mcp_list_tools\"}")
      FAILED, NGX_DECLINED, "slow_down", "Sl\\u006fw." },
    { ANNOUNCED EVENT("response.output_text.done", ",\"text\":\"\"") FAILED,
      NGX_DECLINED, "slow_down", "Sl\\u006fw." },
    { ANNOUNCED EVENT("response.content_part.done", ",\"part\":{\"type\":"
                      "\"output_text\",\"text\":\"\"}") FAILED,
      NGX_DECLINED, "slow_down", "Sl\\u006fw." },
    { ANNOUNCED EVENT("response.content_part.added", ",\"part\":{\"type\":"
                      "\"output_text\",\"text\":\"\"}") FAILED,
      NGX_DECLINED, "slow_down", "Sl\\u006fw." },
    { ANNOUNCED EVENT("response.content_part.added", ",\"part\":{\"type\":"
                      "\"output_text\",\"text\":\"a\"}"),
      NGX_OK, "", "" },
    { ANNOUNCED EVENT("response.output_item.done", ",\"output_index\":0,"
                      "\"item\":{\"id\":\"m\",\"type\":\"message\","
                      "\"content\":[]}"),
      NGX_OK, "", "" },
    { CREATED EVENT("response.magic.delta", ",\"delta\":\"a\""),
      NGX_OK, "", "" },
    { CREATED EVENT("response.magic.progress", ",\"delta\":\"a\"") FAILED,
      NGX_DECLINED, "slow_down", "Sl\\u006fw." },
    { CREATED EVENT("response.completed", ",\"response\":{\"id\":\"r\","
                    "\"status\":\"completed\",\"output\":[]}"),
      NGX_OK, "", "" },
    { CREATED EVENT("response.incomplete", ",\"response\":{\"id\":\"r\","
                    "\"status\":\"incomplete\",\"output\":[]}"),
      NGX_OK, "", "" },
    { "data: {\"object\":\"chat.completion.chunk\",\"choices\":[]}\n\n",
      NGX_OK, "", "" }
};

#define CASES  (sizeof(cases) / sizeof(cases[0]))


static ngx_responses_conf_t    conf;
static ngx_responses_worker_t  worker;
static ngx_responses_engine_t  hold;
static mem_t                   process, stream;


/* reads the text in pieces; sets *at to the bytes read until the answer */

static ngx_int_t
answer(const char *text, size_t first, size_t step, size_t *at)
{
    u_char     *piece;
    size_t      len, n;
    ngx_int_t   rc;

    len = strlen(text);
    rc = NGX_AGAIN;

    for (*at = 0; *at < len && rc == NGX_AGAIN; *at += n) {
        n = (*at == 0 && first) ? first : step;
        n = ngx_min(n, len - *at);

        /* a block that is gone afterwards */

        piece = malloc(n);
        memcpy(piece, text + *at, n);
        rc = ngx_responses_hold_feed(&hold, piece, n, 1);
        free(piece);
    }

    return (rc == NGX_AGAIN)
           ? ngx_responses_hold_finish(&hold, NGX_RESPONSES_END_CLEAN) : rc;
}


static void
begin(void)
{
    ngx_responses_hold_init(&hold, &conf, &worker, &stream.mem);
}


static void
test_case(case_t *c)
{
    size_t      at, one, n, len;
    ngx_int_t   rc;
    ngx_str_t   message;
    ngx_uint_t  good;

    ngx_responses_word_t  *code;

    begin();
    rc = answer(c->text, 0, 1, &one);
    is(rc, c->rc, "answer: %s", c->text);

    if (rc == NGX_DECLINED) {
        code = hold.usage.words[NGX_RESPONSES_WORD_ERROR_CODE];
        is_bytes(code->data, code->len, c->code, strlen(c->code), "code");

        message = ngx_responses_hold_message(&hold);
        ok(message.len, "a message");

        if (c->message) {
            is_bytes(message.data, message.len, c->message,
                     strlen(c->message), "message");
        }
    }

    ngx_responses_engine_free(&hold);

    good = 1;
    len = strlen(c->text);

    for (n = 1; n < len; n++) {
        begin();
        rc = answer(c->text, n, len, &at);
        good = good && rc == c->rc && at == (n < one ? len : n);
        ngx_responses_engine_free(&hold);
    }

    ok(good, "every split");
}


static void
test_memory(case_t *c)
{
    size_t      at;
    ngx_int_t   rc;
    ngx_uint_t  n, good, failed;

    good = 1;

    for (n = 1; n < 1000; n++) {
        stream.calls = 0;
        stream.fail = n;

        begin();
        rc = answer(c->text, 0, 7, &at);

        failed = (stream.calls >= n);
        good = good && (failed ? rc == NGX_ERROR || rc == c->rc
                               : rc == c->rc);

        ngx_responses_engine_free(&hold);

        good = good && mem_clean(&stream);

        if (!failed) {
            break;
        }
    }

    stream.fail = 0;

    ok(good && n < 1000, "without memory, at each of %lu allocations", n);
}


int
main(void)
{
    ngx_uint_t  i;

    mem_init(&process);
    mem_init(&stream);

    conf.max_event_size = 1024 * 1024;
    conf.max_text_size = 256 * 1024;
    conf.max_items = 1024;
    conf.normalize = 1;
    conf.done = NGX_RESPONSES_DONE_HIDE;

    is(ngx_responses_worker_init(&worker, &process.mem), NGX_OK, "worker");

    for (i = 0; i < CASES; i++) {
        test_case(&cases[i]);
        test_memory(&cases[i]);
    }

    ngx_responses_worker_free(&worker);

    ok(mem_clean(&process), "nothing is left");

    return tap_done();
}
