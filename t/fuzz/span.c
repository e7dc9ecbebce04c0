
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fuzzing of both readers of JSON: a text is valid for json/span if and only
 * if the tests' own parser says so, members lie where that finds them, and
 * json/scan finds the same, however cut.  Built like engine.c beside it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"
#include "json/ngx_responses_scan.h"
#include "json/ngx_responses_span.h"

#include "document.h"
#include "files.h"
#include "tap.h"


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);


static mem_t                         mem;
static ngx_responses_span_reader_t  *json;
static ngx_responses_path_t          tree;
static ngx_responses_spans_t         spans;


static void
fail(const char *what, const uint8_t *data, size_t size)
{
    fprintf(stderr, "%s\n", what);

    tap_show("text", data, size);
    fflush(stdout);
    abort();
}


/* deeper than json/span goes, or more than a few members of one name */

static ngx_uint_t
deep(json_t *node, ngx_uint_t depth)
{
    json_t  *child;

    if (node->kind != JSON_OBJECT && node->kind != JSON_ARRAY) {
        return 0;
    }

    if (depth > NGX_RESPONSES_JSON_DEPTH) {
        return 1;
    }

    for (child = node->child; child; child = child->next) {
        if (deep(child, depth + 1)) {
            return 1;
        }
    }

    return 0;
}


/* a checksum of what the scan tells; names of escapes only are too long */

static uint64_t
scan(const uint8_t *data, size_t size, size_t step, ngx_int_t *rc)
{
    size_t                 i, n;
    u_char                *p, *pos;
    uint64_t               sum;
    ngx_responses_scan_t   s;

    ngx_responses_scan_init(&s, &tree);

    sum = 0;
    *rc = NGX_AGAIN;

    for (i = 0; i < size && *rc == NGX_AGAIN; i += n) {
        n = ngx_min(step, size - i);

        p = malloc(n);
        memcpy(p, data + i, n);
        pos = p;

        do {
            *rc = ngx_responses_scan(&s, &pos, p + n);

            if (*rc != NGX_AGAIN) {
                sum = sum * 1000003 + (uint64_t) *rc;
                sum = sum * 1000003 + i + (size_t) (pos - p);
            }

            if (*rc == NGX_OK) {
                sum = sum * 1000003 + s.what;
            }
        } while (*rc == NGX_OK);

        free(p);
    }

    return sum;
}


int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    json_t                *doc;
    uint64_t               sum;
    ngx_int_t              rc, again;
    ngx_uint_t             i, valid;
    ngx_responses_utf8_t   utf8;

    static wanted_list_t  want;

    if (json == NULL) {
        mem_init(&mem);
        (void) document_tree(&mem.mem, &tree);
        json = ngx_responses_span_create(&mem.mem);
    }

    /* a CR never gets here, it ends a line */

    if (size > 100000 || (size && memchr(data, '\r', size))) {
        return 0;
    }

    ngx_memzero(&utf8, sizeof(ngx_responses_utf8_t));

    doc = json_parse((u_char *) data, size);

    valid = doc && doc->kind == JSON_OBJECT
            && ngx_responses_utf8_check(&utf8, (u_char *) data, size) == NGX_OK
            && !deep(doc, 1);

    rc = ngx_responses_span_parse(json, &tree, (u_char *) data, size, &spans);

    if (rc != (valid ? NGX_OK : NGX_DECLINED)) {
        fail(valid ? "valid, but declined" : "not valid, but read", data,
             size);
    }

    if (valid) {
        want.n = 0;
        document_walk(doc, "", &want);

        if (want.n != spans.n) {
            fail("other members", data, size);
        }

        for (i = 0; i < want.n; i++) {
            if (spans.list[i].start != want.list[i].start
                || spans.list[i].end != want.list[i].end
                || spans.list[i].key != want.list[i].key
                || spans.list[i].kind != want.list[i].kind)
            {
                fail("another place", data, size);
            }
        }
    }

    json_free(doc);

    sum = scan(data, size, size + 1, &rc);

    if (valid && rc != NGX_DONE) {
        fail("valid, but not followed", data, size);
    }

    if (scan(data, size, 1, &again) != sum
        || scan(data, size, 3, &again) != sum)
    {
        fail("cuts matter to the scan", data, size);
    }

    return 0;
}


#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION

int
main(int argc, char **argv)
{
    int      i;
    bytes_t  text;

    ngx_memzero(&text, sizeof(bytes_t));

    for (i = 1; i < argc; i++) {

        if (!files_read(argv[i], &text)) {
            fprintf(stderr, "cannot read %s\n", argv[i]);
            return 2;
        }

        (void) LLVMFuzzerTestOneInput(text.data, text.len);
    }

    printf("%d inputs\n", argc - 1);

    return 0;
}

#endif
