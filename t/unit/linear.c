
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

#include "json/ngx_responses_token.h"

#include "mem.h"
#include "rules.h"
#include "run.h"
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

#define ngx_responses_fast_parse     linear_fast_parse
#define ngx_responses_token_trim     linear_token_trim
#define ngx_responses_token_check    linear_token_check
#define ngx_responses_token_escape   linear_token_escape
#define ngx_responses_token_value    linear_token_value
#define ngx_responses_token_key      linear_token_key
#define ngx_responses_span_create    linear_span_create
#define ngx_responses_span_destroy   linear_span_destroy
#define ngx_responses_span_parse     linear_span_parse
#define ngx_responses_spans_add      linear_spans_add
#define ngx_responses_spans_clear    linear_spans_clear
#define ngx_responses_spans_free     linear_spans_free

#define ngx_responses_text_sum       linear_text_sum
#define ngx_responses_text_decode    linear_text_decode
#define ngx_responses_text_is        linear_text_is

ngx_responses_span_t *ngx_responses_spans_add(ngx_responses_mem_t *mem,
    ngx_responses_spans_t *spans, ngx_uint_t id);

#include "json/ngx_responses_fast.c"
#include "json/ngx_responses_token.c"
#include "json/ngx_responses_span.c"
#include "json/ngx_responses_text.c"

#undef memchr


static ngx_uint_t
linear_look(void)
{
    looked++;

    return 0;
}


/* what is put behind others moves them */

static ngx_int_t
linear_splice(ngx_responses_edit_t *edit, size_t offset, size_t remove,
    u_char *text, size_t len)
{
    ngx_int_t  rc;

    rc = ngx_responses_edit_splice(edit, offset, remove, text, len);

    looked += edit->n - edit->last;

    return rc;
}


#define ngx_responses_field_hide    linear_field_hide
#define ngx_responses_field_remove  linear_field_remove
#define ngx_responses_field_sets    linear_field_sets
#define ngx_responses_field_set     linear_field_set
#define ngx_responses_edit_splice   linear_splice
#define id                          id + linear_look()

ngx_int_t ngx_responses_field_remove(ngx_responses_parcel_t *parcel,
    ngx_responses_span_t *span, size_t *edge);

#include "engine/ngx_responses_field.c"

#undef ngx_responses_edit_splice
#undef id


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


/* json/span looks for VT, FF and halves of pairs before all else */

#define LIMIT_STRING  (LIMIT + 2)


/*
 * One string of 1 MB or less, with an escape every n bytes, as it is read by
 * json/fast or, where there is a tab before it, by json/span and json/token.
 */

static ngx_uint_t
read_string(ngx_responses_span_reader_t *json, ngx_responses_path_t *paths,
    const char *head, const char *escape, const char *fill, ngx_uint_t n,
    const char *tail)
{
    bytes_t                b;
    ngx_int_t              rc;
    ngx_uint_t             bad, len, size;
    ngx_responses_buf_t    text;
    ngx_responses_span_t  *span;
    ngx_responses_spans_t  spans;

    ngx_memzero(&b, sizeof(bytes_t));
    ngx_memzero(&text, sizeof(ngx_responses_buf_t));
    ngx_memzero(&spans, sizeof(ngx_responses_spans_t));

    bytes_text(&b, head);
    size = (n == 22) ? 1024 * 1024 : 128 * 1024;

    while (b.len < size) {
        bytes_times(&b, fill, n);
        bytes_text(&b, escape);
    }

    bytes_text(&b, tail);
    bytes_lit(&b, "\",\"type\":1}");

    looked = 0;

    rc = linear_span_parse(json, paths, b.data, b.len, &spans);

    bad = (rc != NGX_OK || looked > LIMIT_STRING * (uint64_t) b.len);

    span = (rc == NGX_OK && spans.n) ? &spans.list[0] : NULL;

    if (bad) {
        diag("%s%s%s every %lu bytes: looked at %llu of %lu bytes", head, fill,
             escape, (unsigned long) n, (unsigned long long) looked,
             (unsigned long) b.len);
    }

    if (span && span->kind == NGX_RESPONSES_JSON_STRING && n > 15) {

        /* what it says is read in one pass, too */

        looked = 0;
        len = 0;

        (void) linear_text_sum(NGX_RESPONSES_TEXT_SUM, &len,
                               b.data + span->start + 1,
                               span->end - span->start - 2);
        (void) linear_text_decode(&json->mem, &text, b.data + span->start + 1,
                                  span->end - span->start - 2);

        bad += (looked > LIMIT_STRING * (uint64_t) b.len || text.len == 0);

        ngx_responses_buf_free(&json->mem, &text);
    }

    linear_spans_free(&json->mem, &spans);
    bytes_free(&b);

    return bad;
}


static void
test_strings(void)
{
    mem_t                         mem;
    ngx_uint_t                    h, e, f, n, bad;
    ngx_responses_path_t          paths;
    ngx_responses_span_reader_t  *json;

    static ngx_str_t  type = ngx_string("type");
    static ngx_str_t  delta = ngx_string("delta");

    static const char  *heads[] = {
        "{\"delta\":\"",               /* json/fast */
        "{\"x\":[0,{\"y\":\"",
        "\t{\"delta\":\"",             /* white space around it */
        "{\t\"delta\":\"",             /* json/span */
        "{\t\"\\u0064elta\":\"",
        "{\"delta\":1,\""               /* a name */
    };
    static const char  *tails[] = { "", "\"}],\"z\":\"", "", "", "",
                                    "\":\"" };
    static const char  *escapes[] = {
        "\\n", "\\\"", "\\\\", "\\u00e9", "\\ud83d\\ude00", "\\ud83d"
    };
    static const char  *fills[] = { "a", "\xe4\xb8\xad" };

    mem_init(&mem);
    ngx_memzero(&paths, sizeof(ngx_responses_path_t));

    (void) ngx_responses_path_add(&mem.mem, &paths, &type, 1);
    (void) ngx_responses_path_add(&mem.mem, &paths, &delta, 2);

    json = linear_span_create(&mem.mem);

    for (h = 0; h < 6; h++) {
        bad = 0;

        for (e = 0; e < 6; e++) {
            for (f = 0; f < 2; f++) {
                for (n = 0; n <= 64; n += (n < 16) ? 1 : (n == 16) ? 6 : 7) {
                    bad += read_string(json, &paths, heads[h], escapes[e],
                                       fills[f], n, tails[h]);
                }
            }
        }

        is(bad, 0, "%s...: linear with an escape every 0 to 64 bytes",
           heads[h]);
    }

    linear_span_destroy(json);
    ngx_responses_path_free(&mem.mem, &paths);
    ok(mem_clean(&mem), "no leak");
}


/* rules for the elements of an array, one of them by one or all at once */

static void
try_fields(const char *text, const char *element, const char *name)
{
    run_t                   r;
    bytes_t                 b;
    rules_t                 rules;
    ngx_int_t               rc;
    ngx_responses_parcel_t  parcel;

    run_init(&r);
    rules_init(&rules);
    (void) rules_make(&rules, text);

    r.conf.rules = &rules.rules;
    r.outside = &rules;
    (void) run_begin(&r);

    ngx_memzero(&b, sizeof(bytes_t));
    ngx_memzero(&parcel, sizeof(ngx_responses_parcel_t));

    bytes_lit(&b, "{\"a\":[0");
    bytes_times(&b, element, 20000);
    bytes_lit(&b, "]}");

    rc = ngx_responses_span_parse(r.worker.json, r.engine.paths, b.data, b.len,
                                  &r.worker.spans);

    parcel.ev.data = b.data;
    parcel.ev.spans = &r.worker.spans;
    parcel.top.p = b.data;
    parcel.top.len = b.len;
    parcel.top.spans = &r.worker.spans;

    ngx_responses_edit_reset(&r.worker.edit);
    ngx_responses_object_edit(&parcel.top, &r.worker.edit, 0);

    looked = 0;

    ok(rc == NGX_OK && linear_field_hide(&r.engine, &parcel) == NGX_OK
       && linear_field_set(&r.engine, &parcel) == NGX_OK
       && r.worker.edit.n >= 20000, "%s: 20,000 members", name);

    ok(looked <= LIMIT * (uint64_t) b.len, "%s: linear", name);

    if (looked > LIMIT * (uint64_t) b.len) {
        diag("looked %llu times", (unsigned long long) looked);
    }

    bytes_free(&b);
    (void) run_end(&r, NGX_OK);
    run_free(&r);
    rules_free(&rules);
}


static void
test_fields(void)
{
    try_fields("F a.*.x", ",{\"x\":1}", "hidden");
    try_fields("S a.*.x 5", ",{\"x\":1}", "replaced");
    try_fields("S a.*.x 5", ",{}", "put into empty objects");
    try_fields("S a.*.x 5\nS a.*.y 6", ",{\"z\":[]}", "two in each");
    try_fields("S a.* 5", ",{}", "elements");
}


int
main(void)
{
    test_sse();
    test_scan();
    test_strings();
    test_fields();

    return tap_done();
}
