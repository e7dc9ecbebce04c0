
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for json/yajl and for what json/json does when yajl accepts a text
 * that it declined: it is compiled here with an error, and with code that
 * counts the bytes which are looked at.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_text.h"
#include "core/ngx_responses_utf8.h"
#include "json/ngx_responses_json.h"
#include "json/ngx_responses_yajl.h"

#include "mem.h"
#include "tap.h"


static uint64_t    looked;
static ngx_uint_t  broken;


static void *
counted_memcpy(void *dst, const void *src, size_t len)
{
    looked += len;

    return memcpy(dst, src, len);
}


static size_t
counted_char(u_char *p, size_t len)
{
    looked += 4;

    return ngx_responses_utf8_char(p, len);
}


static void *
counted_memchr(const void *p, int c, size_t len)
{
    void  *found;

    found = memchr(p, c, len);

    looked += found ? (size_t) ((u_char *) found - (u_char *) p) + 1 : len;

    return found;
}


#undef ngx_memcpy

#define ngx_memcpy                       (void) counted_memcpy
#define memchr                           counted_memchr
#define ngx_responses_utf8_char          counted_char

#define ngx_responses_lex_number         other_lex_number
#define ngx_responses_lex_more           other_lex_more
#define ngx_responses_yajl_check         other_yajl_check
#define ngx_responses_json_init          other_json_init
#define ngx_responses_json_free          other_json_free
#define ngx_responses_json_read          other_json_read
#define ngx_responses_json_valid         other_json_valid
#define ngx_responses_json_read_beginning  other_json_read_beginning
#define ngx_responses_json_name_decoded  other_json_name_decoded

ngx_int_t ngx_responses_yajl_check(ngx_responses_json_t *json);

#include "json/ngx_responses_lex.c"
#include "json/ngx_responses_yajl.c"

#undef ngx_responses_lex_number


/* the error: a number of one digit is invalid */

static u_char *
broken_lex_number(u_char *p)
{
    u_char  *end;

    end = other_lex_number(p);
    looked += end ? end - p : 1;

    return (broken && end && end - p == 1) ? NULL : end;
}


#define ngx_responses_lex_number         broken_lex_number

#include "json/ngx_responses_json.c"

#undef ngx_responses_json_init
#undef ngx_responses_json_free
#undef memchr
#undef ngx_memcpy
#define ngx_memcpy(dst, src, n)          (void) memcpy(dst, src, n)


static mem_t                 mem;
static ngx_responses_json_t  json;


static ngx_int_t
parse(const void *text, size_t len)
{
    return other_json_read(&json, (u_char *) text, len);
}


static void
test_disagreed(void)
{
    broken = 1;

    is(parse("{\"a\":[1]}", 9), NGX_DECLINED, "declined, but yajl accepts it");
    ok(json.message.len && json.n == 0, "with a message, and no nodes");

    is(parse("[10]", 4), NGX_OK, "the next text is not concerned");

    is(parse("[1,]", 4), NGX_DECLINED, "declined by both");
    ok(json.message.len, "for yajl's reason");

    is(parse("1", 1), NGX_DECLINED, "a number alone");
    ok(json.message.len, "is no object");

    /* our own rules hold for yajl */

    is(parse("[1,\"\xff\"]", 7), NGX_DECLINED, "UTF-8 after that");
    ok(json.message.len == 13 && json.offset == 5, "reason");
    is(parse("[1,\f2]", 6), NGX_DECLINED, "a form feed after that");
    ok(json.message.len == 19 && json.offset == 4, "reason");
    is(parse("[1]\v", 4), NGX_DECLINED, "a vertical tab at the end");
    is(json.n, 0, "no nodes");

    broken = 0;
}


/*
 * yajl does not look whether it got memory: that the arena is never used up
 * shows in that nothing dies here.  The two buffers that grow are those of
 * a string with escapes and of a token that the text's end cuts.
 */

static void
test_arena(void)
{
    size_t      size;
    bytes_t     b;
    ngx_int_t   delta;
    ngx_uint_t  bad, k;

    ngx_memzero(&b, sizeof(bytes_t));
    bad = 0;

    for (k = 10; k <= 20; k++) {

        for (delta = -40; delta <= 40; delta += (k < 15) ? 1 : 13) {
            size = ((size_t) 1 << k) + delta;

            /* a string of escapes, as long as the text */

            b.len = 0;
            bytes_lit(&b, "\"");
            bytes_times(&b, "\\n", (size - 2) / 2);
            bytes_lit(&b, "\"");
            bad += (other_json_valid(&json, b.data, b.len) != NGX_OK);

            /* half of it, then a string that is cut */

            b.len = 0;
            bytes_lit(&b, "[\"");
            bytes_times(&b, "\\t", size / 4);
            bytes_lit(&b, "\",\"");
            bytes_times(&b, "v", size / 2);
            bad += (other_json_valid(&json, b.data, b.len) != NGX_DECLINED);

            b.len = 0;
            bytes_lit(&b, "{\"");
            bytes_times(&b, "v", size);
            bad += (other_json_valid(&json, b.data, b.len) != NGX_DECLINED);
        }
    }

    is(bad, 0, "strings of 1k to 1M, whole and cut");

    b.len = 0;
    bytes_lit(&b, "\"");
    bytes_times(&b, "\\n", NGX_RESPONSES_JSON_SIZE / 2 - 1);
    bytes_lit(&b, "\"");
    is(other_json_valid(&json, b.data, b.len), NGX_OK, "a string of 16 MiB");

    b.data[b.len - 1] = 'v';
    is(other_json_valid(&json, b.data, b.len), NGX_DECLINED, "the same, cut");

    bytes_free(&b);
}


/* an invalid text takes a few times its size, no node for every two bytes */

static void
test_memory(void)
{
    mem_t                 m;
    bytes_t               b;
    ngx_responses_json_t  text;

    ngx_memzero(&b, sizeof(bytes_t));
    mem_init(&m);
    ngx_responses_json_init(&text, &m.mem);

    bytes_lit(&b, "{\"a\":\"");
    bytes_times(&b, "\\n", 500000);
    bytes_lit(&b, "\",}");

    is(ngx_responses_json_read(&text, b.data, b.len), NGX_DECLINED,
       "an invalid text of 1 MB");
    ok(m.peak < 4 * b.len + 65536, "memory for it: %lu bytes",
       (unsigned long) m.peak);

    ngx_responses_json_free(&text);
    bytes_free(&b);
    ok(mem_clean(&m), "no leak");
}


#define LIMIT  4


/* the same cost for each byte, however long the text is and however it ends */

static void
try_linear(const char *name, const char *head, const char *item,
    const char *tail)
{
    bytes_t     b;
    ngx_uint_t  n, bad;

    static const char  *ends[] = { "", "\"", "}", "\"}", ",", "\\", "\xe4" };

    ngx_memzero(&b, sizeof(bytes_t));
    bad = 0;

    for (n = 0; n < 8; n++) {
        b.len = 0;
        bytes_text(&b, head);

        while (b.len < 500000) {
            bytes_text(&b, item);
        }

        if (n == 7) {
            bytes_text(&b, tail);
        } else {
            bytes_text(&b, ends[n]);
        }

        looked = 0;

        if (parse(b.data, b.len) == NGX_OK) {
            bad += (looked > LIMIT * (uint64_t) b.len);

        } else {

            /* yajl works on a copy */

            bad += (looked > 3 * LIMIT * (uint64_t) b.len);
            bad += (n == 7);
        }

        if (bad) {
            diag("end %lu: looked at %llu of %lu bytes", (unsigned long) n,
                 (unsigned long long) looked, (unsigned long) b.len);
        }
    }

    is(bad, 0, "%s: linear", name);

    bytes_free(&b);
}


static void
test_linear(void)
{
    try_linear("escapes", "{\"x\":\"", "\\n", "\"}");
    try_linear("escaped quotes", "{\"x\":\"", "\\\"", "\"}");
    try_linear("few escapes", "{\"x\":\"", "0123456789abcdefgh\\\\", "\"}");
    try_linear("halves of pairs", "{\"x\":\"", "\\ud83d", "\"}");
    try_linear("Chinese", "{\"x\":\"", "\xe4\xb8\xad", "\"}");
    try_linear("Chinese and ASCII", "{\"x\":\"", "a\xe4\xb8\xad", "\"}");
    try_linear("a name", "{\"", "\\u0061", "\":1}");
    try_linear("a number", "[", "1", "]");
    try_linear("blanks", "[", " \n", "1]");
    try_linear("short strings", "[\"\"", ",\"abcdefgh\\n\"", "]");
}


int
main(void)
{
    mem_init(&mem);
    ngx_responses_json_init(&json, &mem.mem);

    test_disagreed();
    test_arena();
    test_memory();
    test_linear();

    ngx_responses_json_free(&json);
    ok(mem_clean(&mem), "no leak");

    return tap_done();
}
