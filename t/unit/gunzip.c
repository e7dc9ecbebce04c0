
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/gunzip: what zlib packs is unpacked however it is cut, what
 * is broken fails, and nothing is written beyond the limit.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include <zlib.h>

#include "core/ngx_responses_gunzip.h"

#include "mem.h"
#include "random.h"
#include "tap.h"


#define GZIP     (16 + MAX_WBITS)
#define ZLIB     MAX_WBITS
#define DEFLATE  (-MAX_WBITS)


typedef struct {
    bytes_t      text;
    size_t       stop;                 /* write returns NGX_DONE here */
} out_t;


static mem_t                   mem;
static out_t                   out;
static ngx_responses_gunzip_t  gz;


/* appends text in a format of zlib */

static void
pack(bytes_t *b, bytes_t *text, int format, int level)
{
    size_t    size;
    u_char   *p;
    z_stream  z;

    ngx_memzero(&z, sizeof(z_stream));

    if (deflateInit2(&z, level, Z_DEFLATED, format, 8, Z_DEFAULT_STRATEGY)
        != Z_OK)
    {
        exit(2);
    }

    size = deflateBound(&z, text->len);
    p = malloc(size);

    z.next_in = text->data;
    z.avail_in = text->len;
    z.next_out = p;
    z.avail_out = size;

    if (deflate(&z, Z_FINISH) != Z_STREAM_END) {
        exit(2);
    }

    bytes_add(b, p, size - z.avail_out);

    (void) deflateEnd(&z);
    free(p);
}


static ngx_int_t
write_out(void *data, u_char *p, size_t len)
{
    out_t *o = data;

    bytes_add(&o->text, p, len);

    return (o->stop && o->text.len >= o->stop) ? NGX_DONE : NGX_OK;
}


static void
begin(uint64_t limit)
{
    ngx_memzero(&gz, sizeof(ngx_responses_gunzip_t));

    gz.mem = &mem.mem;
    gz.limit = limit;
    gz.write = write_out;
    gz.data = &out;

    out.text.len = 0;
    out.stop = 0;
}


/* cut: bytes at a time; 0: a random number of them */

static ngx_int_t
unpack(bytes_t *b, uint64_t limit, size_t cut)
{
    size_t     n, pos;
    u_char    *copy;
    ngx_int_t  rc;

    begin(limit);
    rc = NGX_OK;

    for (pos = 0; pos < b->len && rc == NGX_OK; pos += n) {
        n = cut ? cut : 1 + random_below(40);
        n = ngx_min(n, b->len - pos);

        /* exactly as much as may be read */

        copy = malloc(n);
        memcpy(copy, b->data + pos, n);
        rc = ngx_responses_gunzip(&gz, copy, n);
        free(copy);
    }

    ngx_responses_gunzip_free(&gz);

    return rc;
}


static void
text_random(bytes_t *text, size_t len)
{
    static const char  *words[] = { "{\"model\":", "\"auto\"", "input", ",",
                                    "0123456789abcdef", "\\n", "x" };
    text->len = 0;
    bytes_text(text, "");

    while (text->len < len) {

        if (random_below(4) == 0) {
            bytes_byte(text, random_below(256));

        } else {
            bytes_text(text, words[random_below(7)]);
        }
    }
}


static void
test_formats(void)
{
    ngx_uint_t  i, wrong;
    bytes_t     text, all, packed;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&all, sizeof(bytes_t));
    ngx_memzero(&packed, sizeof(bytes_t));

    wrong = 0;

    for (i = 0; i < 300; i++) {
        all.len = 0;
        packed.len = 0;

        do {
            text_random(&text, random_below(i % 10 ? 400 : 200000));
            bytes_add(&all, text.data, text.len);
            pack(&packed, &text, GZIP, random_below(10));

        } while (random_below(3) == 0);

        if (unpack(&packed, all.len, i % 3 ? 0 : packed.len) != NGX_OK
            || !gz.complete || gz.size != all.len
            || !bytes_equal(&out.text, &all))
        {
            wrong++;
        }

        if (all.len && (unpack(&packed, all.len - 1, 0) != NGX_DECLINED
                        || !gz.failed || out.text.len >= all.len))
        {
            wrong++;
        }
    }

    is(wrong, 0, "unpacked in pieces, and refused if it is a byte too long");

    text_random(&text, 300);

    packed.len = 0;
    pack(&packed, &text, ZLIB, 6);
    is(unpack(&packed, 1000, 0), NGX_DECLINED, "format of zlib");

    packed.len = 0;
    pack(&packed, &text, DEFLATE, 6);
    is(unpack(&packed, 1000, 0), NGX_DECLINED, "deflate");

    is(unpack(&text, 1000, 0), NGX_DECLINED, "not compressed");
    ok(gz.failed, "not compressed, failed");

    packed.len = 0;
    is(unpack(&packed, 1000, 1), NGX_OK, "no byte");
    ok(!gz.complete, "no byte, not complete");

    pack(&packed, &text, GZIP, 6);
    bytes_lit(&packed, "{}");
    is(unpack(&packed, 1000, 1), NGX_DECLINED, "text after a member");

    begin(1000);
    (void) ngx_responses_gunzip(&gz, (u_char *) "{", 1);
    (void) ngx_responses_gunzip(&gz, (u_char *) "}", 1);
    is(ngx_responses_gunzip(&gz, packed.data, packed.len), NGX_DECLINED,
       "once failed");
    ngx_responses_gunzip_free(&gz);

    bytes_free(&text);
    bytes_free(&all);
    bytes_free(&packed);
}


static void
test_broken(void)
{
    u_char      byte;
    size_t      i, len;
    ngx_uint_t  complete, equal;
    bytes_t     text, packed;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&packed, sizeof(bytes_t));

    text_random(&text, 500);
    pack(&packed, &text, GZIP, 6);

    len = packed.len;
    complete = 0;

    for (packed.len = 0; packed.len < len; packed.len++) {

        if (unpack(&packed, 1000, 7) != NGX_OK || gz.complete) {
            complete++;
        }
    }

    is(complete, 0, "a part is not complete");

    complete = 0;
    equal = 0;

    for (i = 0; i < len * 8; i++) {
        byte = packed.data[i / 8];
        packed.data[i / 8] ^= 1 << i % 8;

        if (unpack(&packed, 1000, 7) == NGX_OK && gz.complete) {
            complete++;
            equal += bytes_equal(&out.text, &text);
        }

        packed.data[i / 8] = byte;
    }

    is(complete, equal, "a changed bit is found by the checksum");
    ok(complete < 80, "or is one of the header");

    bytes_free(&text);
    bytes_free(&packed);
}


static void
test_bomb(void)
{
    ngx_int_t   rc;
    ngx_uint_t  i;
    bytes_t     text, packed;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&packed, sizeof(bytes_t));

    bytes_times(&text, "0000000000000000", 1000000);
    pack(&packed, &text, GZIP, 9);

    mem.peak = 0;
    is(unpack(&packed, 1000000, packed.len), NGX_DECLINED, "16 MB");
    ok(out.text.len <= 1000000, "16 MB, not beyond the limit");
    ok(mem.peak < 65536, "16 MB, memory: %lu", (long) mem.peak);

    begin(text.len);
    out.stop = 1;
    is(ngx_responses_gunzip(&gz, packed.data, packed.len), NGX_DONE,
       "return code of write");
    ok(out.text.len < 65536, "at once");
    ok(!gz.failed, "not a failure");
    ngx_responses_gunzip_free(&gz);

    rc = NGX_ERROR;

    for (i = 1; i < 10 && rc == NGX_ERROR; i++) {
        mem.calls = 0;
        mem.fail = i;
        rc = unpack(&packed, text.len, 100);

        if (rc == NGX_ERROR) {
            ok(mem_clean(&mem), "no memory, allocation %lu", (long) i);
            ok(!gz.failed, "no memory is not a failure of the body");
        }
    }

    is(rc, NGX_OK, "and with memory");
    ok(i > 3, "all of zlib's allocations fail in turn");

    mem.fail = 0;

    bytes_free(&text);
    bytes_free(&packed);
}


int
main(void)
{
    mem_init(&mem);

    test_formats();
    test_broken();
    test_bomb();

    ok(mem_clean(&mem), "no leak");

    bytes_free(&out.text);

    return tap_done();
}
