
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests that the work of all that reads JSON, of core/sse and of engine/field
 * is linear in the length of what they read, by counting and not by a clock:
 * they are compiled once more here, with a memchr() that counts the bytes it
 * looks at, and paths that count how often they are compared.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "mem.h"
#include "tap.h"


static uint64_t  looked;


static void *
linear_memchr(const void *p, int c, size_t len)
{
    void  *found;

    found = memchr(p, c, len);

    looked += found ? (size_t) ((u_char *) found - (u_char *) p) + 1 : len;

    return found;
}


#define memchr  linear_memchr

#define ngx_responses_sse_init      linear_sse_init
#define ngx_responses_sse_parse     linear_sse_parse
#define ngx_responses_sse_skip_lf   linear_sse_skip_lf
#define ngx_responses_sse_name      linear_sse_name
#define ngx_responses_scan_init     linear_scan_init
#define ngx_responses_scan          linear_scan

#include "core/ngx_responses_sse.c"

#define sw_name   scan_sw_name
#define sw_value  scan_sw_value

#include "json/ngx_responses_scan.c"

#undef memchr


/*
 * What may be looked at for each byte of the input.  The search for a line
 * end looks at a line twice, for LF and for CR; at the first bare CR it may
 * have looked at all of the rest in vain.
 */

#define LIMIT  4


typedef struct {
    uint64_t    calls;
    uint64_t    looked;
    uint64_t    reports;
} work_t;


static void
read_sse(work_t *work, u_char *text, size_t len, size_t step)
{
    size_t                i;
    u_char               *pos, *last;
    ngx_int_t             rc;
    ngx_responses_sse_t   sse;

    ngx_memzero(work, sizeof(work_t));
    looked = 0;

    ngx_responses_sse_init(&sse, 1);

    for (i = 0; i < len; i += step) {
        pos = text + i;
        last = text + ngx_min(i + step, len);

        do {
            rc = ngx_responses_sse_parse(&sse, &pos, last);
            work->calls++;
            work->reports += (rc == NGX_DONE);
        } while (rc != NGX_AGAIN);
    }

    work->looked = looked;
}


static void
read_scan(work_t *work, ngx_responses_path_t *paths, u_char *text, size_t len,
    size_t step)
{
    size_t                 i;
    u_char                *pos, *last;
    ngx_int_t              rc;
    ngx_responses_scan_t   scan;

    ngx_memzero(work, sizeof(work_t));
    looked = 0;

    ngx_responses_scan_init(&scan, paths);

    rc = NGX_AGAIN;

    for (i = 0; i < len && rc == NGX_AGAIN; i += step) {
        pos = text + i;
        last = text + ngx_min(i + step, len);

        do {
            rc = ngx_responses_scan(&scan, &pos, last);
            work->calls++;
            work->reports += (rc == NGX_OK);
        } while (rc == NGX_OK);
    }

    work->looked = looked;
}


static void
check(work_t *work, size_t len, size_t step, const char *name)
{
    ok(work->looked <= LIMIT * (uint64_t) len
       && work->calls <= 2 * (uint64_t) len + len / step + 16,
       "%s, %lu bytes by %lu: linear", name, (unsigned long) len,
       (unsigned long) step);

    if (work->looked > LIMIT * (uint64_t) len) {
        diag("looked at %llu bytes", (unsigned long long) work->looked);
    }
}


static size_t  steps[] = { 1, 7, 4096, 100000000 };


static void
try_sse(bytes_t *b, uint64_t reports, const char *name)
{
    work_t      work;
    ngx_uint_t  i;

    for (i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
        read_sse(&work, b->data, b->len, steps[i]);
        check(&work, b->len, steps[i], name);
    }

    is(work.reports, reports, "%s: events", name);

    bytes_free(b);
}


static void
try_scan(ngx_responses_path_t *paths, bytes_t *b, uint64_t reports,
    const char *name)
{
    work_t      work;
    ngx_uint_t  i;

    for (i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
        read_scan(&work, paths, b->data, b->len, steps[i]);
        check(&work, b->len, steps[i], name);
    }

    is(work.reports, reports, "%s: members told", name);

    bytes_free(b);
}


static void
test_sse(void)
{
    bytes_t  b;

    ngx_memzero(&b, sizeof(bytes_t));

    bytes_lit(&b, "data: ");
    bytes_times(&b, "0123456789", 1000000);
    try_sse(&b, 0, "a line without end");

    bytes_times(&b, "a", 1000000);
    try_sse(&b, 0, "a name without end");

    bytes_times(&b, "\n", 1000000);
    try_sse(&b, 1000000, "LFs");

    bytes_times(&b, "\r", 1000000);
    try_sse(&b, 1000000, "CRs");

    bytes_times(&b, "\r\n", 500000);
    try_sse(&b, 500000, "CR LFs");

    bytes_times(&b, "data: x\r\r", 100000);
    try_sse(&b, 100000, "a stream of CRs");

    bytes_times(&b, "data: x\r\n\r\n", 100000);
    try_sse(&b, 100000, "a stream of CR LFs");

    bytes_times(&b, "data: x\n\n", 100000);
    bytes_times(&b, "data: x\r\r", 100000);
    try_sse(&b, 200000, "LFs, then CRs");

    bytes_times(&b, "data: x\r\n\rd\n", 100000);
    try_sse(&b, 100000, "all three");

    bytes_times(&b, "data\n:\ne\n", 200000);
    try_sse(&b, 0, "short lines");
}


static void
test_scan(void)
{
    mem_t                 mem;
    bytes_t               b;
    ngx_responses_path_t  paths;

    static ngx_str_t  type = ngx_string("type");
    static ngx_str_t  deep = ngx_string("a.*.b");

    mem_init(&mem);
    ngx_memzero(&paths, sizeof(ngx_responses_path_t));
    ngx_memzero(&b, sizeof(bytes_t));

    (void) ngx_responses_path_add(&mem.mem, &paths, &type, 1);
    (void) ngx_responses_path_add(&mem.mem, &paths, &deep, 2);

    bytes_lit(&b, "{\"x\":\"");
    bytes_times(&b, "\\n", 2000000);
    bytes_lit(&b, "\",\"type\":1}");
    try_scan(&paths, &b, 3, "escapes");

    bytes_lit(&b, "{\"x\":\"");
    bytes_times(&b, "\\\"", 2000000);
    bytes_lit(&b, "\",\"type\":1}");
    try_scan(&paths, &b, 3, "escaped quotes");

    bytes_lit(&b, "{\"x\":\"");
    bytes_times(&b, "\\n", 1000000);
    try_scan(&paths, &b, 0, "escapes without end");

    bytes_lit(&b, "{\"x\":[");
    bytes_times(&b, "\"\\\\\",", 500000);
    bytes_lit(&b, "0],\"type\":1}");
    try_scan(&paths, &b, 3, "short strings with escapes");

    bytes_lit(&b, "{\"");
    bytes_times(&b, "\\u0061", 500000);
    bytes_lit(&b, "\":1,\"type\":1}");
    try_scan(&paths, &b, 3, "a name of 3 MB");

    bytes_lit(&b, "{\"type\":");
    bytes_times(&b, "1", 2000000);
    bytes_lit(&b, "}");
    try_scan(&paths, &b, 3, "a number of 2 MB");

    bytes_lit(&b, "{\"a\":[{\"b\":0}");
    bytes_times(&b, ",{\"b\":0}", 200000);
    bytes_lit(&b, "]}");
    try_scan(&paths, &b, 400003, "200,001 members told");

    bytes_lit(&b, "{\"x\":");
    bytes_times(&b, "[", 60000);
    bytes_times(&b, "]", 60000);
    bytes_lit(&b, ",\"type\":1}");
    try_scan(&paths, &b, 3, "60,000 brackets");

    bytes_lit(&b, "{\"x\":");
    bytes_times(&b, "{\"x\":", 60000);
    bytes_times(&b, "}", 60001);
    try_scan(&paths, &b, 0, "60,000 braces around nothing");

    ngx_responses_path_free(&mem.mem, &paths);
    ok(mem_clean(&mem), "no leak");
}


int
main(void)
{
    test_sse();
    test_scan();

    return tap_done();
}
