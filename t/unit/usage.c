
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for api/usage: long words, words that are replaced, and times.
 * Values and counts are in t/streams/log and t/streams/json.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"
#include "api/ngx_responses_usage.h"

#include "mem.h"
#include "tap.h"
#include "words.h"


static mem_t                  mem;
static ngx_responses_usage_t  u;


static void
renew(void)
{
    if (u.mem) {
        ngx_responses_usage_free(&u);
        is(mem.blocks, 0, "nothing is left");
    }

    mem_init(&mem);

    ngx_responses_usage_init(&u, &mem.mem);
}


static void
set(ngx_uint_t kind, size_t field, const char *value)
{
    ngx_responses_usage_value(&u, kind, field, (u_char *) value,
                              strlen(value));
}


static void
event(ngx_responses_type_e type, ngx_msec_t now)
{
    ngx_responses_usage_event(&u, ngx_responses_type(type), now);
}


static void
test_words(void)
{
    size_t    i;
    bytes_t   b;

    renew();
    ngx_memzero(&b, sizeof(bytes_t));

    /* cut at 128, never within a character, whatever its length */

    for (i = 0; i < 4; i++) {
        b.len = 0;
        bytes_lit(&b, "\"");
        bytes_times(&b, "x", 125 + i);
        bytes_lit(&b, "\xF0\x9F\x8C\x8A\\ud83c\\udf0a tail\"");

        set(NGX_RESPONSES_USAGE_WORD, NGX_RESPONSES_WORD_ID, (char *) b.data);
        is(word(u, ID)->len, i == 3 ? 128 : 125 + i, "cut after %lu",
           (unsigned long) (125 + i));
    }

    b.len = 0;
    bytes_lit(&b, "\"");
    bytes_times(&b, "\\u6f6e", 100);
    bytes_lit(&b, "\"");
    set(NGX_RESPONSES_USAGE_WORD, NGX_RESPONSES_WORD_ID, (char *) b.data);
    is(word(u, ID)->len, 126, "42 characters of 3 bytes");

    b.len = 0;
    bytes_lit(&b, "\"");
    bytes_times(&b, "x", 1000000);
    bytes_lit(&b, "\"");
    set(NGX_RESPONSES_USAGE_CODE, 0, (char *) b.data);
    is(word(u, ERROR_CODE)->len, 128, "1 MB is cut");

    set(NGX_RESPONSES_USAGE_CODE, 0, "\"\\u0000\\n\x1b[31m\\\"\\\\\"");
    is_word(u, ERROR_CODE, "???[31m'/",
            "nothing that a terminal or a log would take amiss");

    bytes_free(&b);
}


/* nginx may have a word as the value of a variable when it is replaced */

static void
test_replaced(void)
{
    u_char   *first;
    size_t    i;
    bytes_t   b;

    renew();
    ngx_memzero(&b, sizeof(bytes_t));

    set(NGX_RESPONSES_USAGE_WORD, NGX_RESPONSES_WORD_MODEL, "\"model\"");
    first = word(u, MODEL)->data;
    is(mem.bytes, offsetof(ngx_responses_word_t, data) + 5,
       "a word takes what it needs");

    set(NGX_RESPONSES_USAGE_WORD, NGX_RESPONSES_WORD_MODEL, "\"m\"");
    ok(word(u, MODEL)->data == first, "a shorter one is in its place");
    set(NGX_RESPONSES_USAGE_WORD, NGX_RESPONSES_WORD_MODEL, "\"label\"");
    ok(word(u, MODEL)->data == first, "and one that is as long");
    is(mem.calls, 1, "without memory");

    for (i = 6; i < 300; i++) {
        b.len = 0;
        bytes_lit(&b, "\"");
        bytes_times(&b, "x", i);
        bytes_lit(&b, "\"");
        set(NGX_RESPONSES_USAGE_WORD, NGX_RESPONSES_WORD_MODEL,
            (char *) b.data);
    }

    is(word(u, MODEL)->len, 128, "it has grown");
    is(mem.blocks, 2, "once");
    is_bytes(first, 5, "label", 5, "what it was is there until the end");

    /* without memory it stays what it was */

    mem.fail = mem.calls + 1;
    set(NGX_RESPONSES_USAGE_WORD, NGX_RESPONSES_WORD_ID, "\"id\"");
    is(word(u, ID)->len, 0, "no memory");
    is(u.failed, 1, "is told");

    bytes_free(&b);
}


static void
test_times(void)
{
    renew();

    event(NGX_RESPONSES_CREATED, 100);
    event(NGX_RESPONSES_IN_PROGRESS, 150);
    is(u.first_event, 100, "first event");
    is(u.last_event, 150, "last event");
    is(u.token, 0, "no token yet");
    is(u.max_gap, 50, "the gap");

    event(NGX_RESPONSES_ARGUMENTS_DELTA, 400);
    is(u.token, 1, "a token");
    is(u.first_token, 400, "the first");
    is(u.text, 0, "which is no text");
    is(u.max_gap, 250, "a longer gap");

    event(NGX_RESPONSES_TEXT_DELTA, 500);
    is(u.first_token, 400, "it stays the first");
    is(u.last_token, 500, "the last");
    is(u.text, 1, "text");
    is(u.first_text, 500, "the first text");

    event(NGX_RESPONSES_TEXT_DONE, 600);
    is(u.last_token, 500, "an end is no token");

    /* a clock that goes back, and one that wraps */

    event(NGX_RESPONSES_TEXT_DELTA, 10);
    is(u.max_gap, 250, "a clock step back is no gap");
    event(NGX_RESPONSES_TEXT_DELTA, 20);
    is(u.max_gap, 250, "nor are small ones");

    renew();
    event(NGX_RESPONSES_CREATED, (ngx_msec_t) -5);
    event(NGX_RESPONSES_CREATED, 5);
    is(u.max_gap, 10, "over the end of the counter");
    is(u.events, 2, "events");
}


int
main(void)
{
    test_words();
    test_replaced();
    test_times();

    renew();

    return tap_done();
}
