
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The part of the test of json/span that is about limits and memory.
 */


static ngx_int_t
parse_bytes(bytes_t *b)
{
    ngx_int_t  rc;

    rc = parse(b->data, b->len);
    b->len = 0;

    return rc;
}


static void
nested(bytes_t *b, ngx_uint_t depth, const char *open, const char *close)
{
    bytes_lit(b, "{\"x\":");
    bytes_times(b, open, depth - 1);
    bytes_lit(b, "0");
    bytes_times(b, close, depth - 1);
    bytes_lit(b, "}");
}


static void
test_limits(void)
{
    bytes_t     b;
    ngx_uint_t  calls;

    ngx_memzero(&b, sizeof(bytes_t));

    nested(&b, NGX_RESPONSES_JSON_DEPTH, "[", "]");
    is(parse_bytes(&b), NGX_OK, "64 brackets");

    nested(&b, NGX_RESPONSES_JSON_DEPTH + 1, "[", "]");
    is(parse_bytes(&b), NGX_DECLINED, "65 brackets");

    nested(&b, NGX_RESPONSES_JSON_DEPTH, "{\"a\":", "}");
    is(parse_bytes(&b), NGX_OK, "64 braces");

    nested(&b, NGX_RESPONSES_JSON_DEPTH + 1, "{\"a\":", "}");
    is(parse_bytes(&b), NGX_DECLINED, "65 braces");

    calls = mem.calls;
    nested(&b, 1000000, "[", "]");
    is(parse_bytes(&b), NGX_DECLINED, "a million brackets");
    ok(mem.calls - calls < 8, "at no price");
    ok(works(), "the reader still works");

    bytes_lit(&b, "{\"k\":0");
    bytes_times(&b, ",\"k\":0", NGX_RESPONSES_JSON_MEMBERS - 1);
    bytes_lit(&b, "}");
    is(parse_bytes(&b), NGX_OK, "65,536 members");
    is(spans.members, NGX_RESPONSES_JSON_MEMBERS, "all counted");

    bytes_lit(&b, "{\"k\":[{\"k\":0}");
    bytes_times(&b, ",{\"k\":0}", NGX_RESPONSES_JSON_MEMBERS - 1);
    bytes_lit(&b, "]}");
    is(parse_bytes(&b), NGX_DECLINED, "65,537 members, not in one object");

    bytes_lit(&b, "{\"type\":0");
    bytes_times(&b, ",\"type\":0", NGX_RESPONSES_JSON_MEMBERS - 1);
    bytes_lit(&b, "}");
    is(parse_bytes(&b), NGX_OK, "65,536 copies of a wanted one");
    is(spans.n, NGX_RESPONSES_JSON_MEMBERS, "all found");

    bytes_lit(&b, "{\"x\":\"");
    bytes_times(&b, "0123456789abcdef", NGX_RESPONSES_JSON_SIZE / 16);
    b.len = NGX_RESPONSES_JSON_SIZE - 2;
    bytes_lit(&b, "\"}");
    is(parse_bytes(&b), NGX_OK, "16 MB");
    ok(works(), "the reader still works");

    bytes_lit(&b, "{\"x\":\"");
    bytes_times(&b, "0123456789abcdef", NGX_RESPONSES_JSON_SIZE / 16);
    b.len = NGX_RESPONSES_JSON_SIZE - 1;
    bytes_lit(&b, "\"}");
    is(parse_bytes(&b), NGX_DECLINED, "16 MB and one byte");
    ok(works(), "the reader still works");

    bytes_free(&b);
}


/*
 * yajl does not look whether it got memory: that the arena is never used up
 * shows in that nothing dies here.  The two buffers that grow are those of
 * a name with escapes and of a token that the text's end cuts.
 */

static void
test_arena(void)
{
    size_t      size;
    bytes_t     b;
    ngx_int_t   delta;
    ngx_uint_t  bad, k, half;

    ngx_memzero(&b, sizeof(bytes_t));
    bad = 0;

    for (k = 10; k <= 20; k++) {

        for (delta = -40; delta <= 40; delta += (k < 15) ? 1 : 13) {
            size = ((size_t) 1 << k) + delta;

            /* a name of escapes, as long as the text */

            bytes_lit(&b, "{\"");
            bytes_times(&b, "\\n", (size - 7) / 2);
            bytes_times(&b, "x", (size - 7) % 2);
            bytes_lit(&b, "\":\"\"}");
            bad += (parse_bytes(&b) != NGX_OK);

            /* half of each, then a cut string on the same handle */

            half = size / 2;

            bytes_lit(&b, "{\"\\n");
            bytes_times(&b, "k", half);
            bytes_lit(&b, "\":\"");
            bytes_times(&b, "v", size - half);
            bytes_lit(&b, "}");
            bad += (parse_bytes(&b) != NGX_DECLINED);

            bytes_lit(&b, "{\"");
            bytes_times(&b, "\\\\", size / 2);
            bytes_lit(&b, "\":1}");
            bad += (parse_bytes(&b) != NGX_OK);

            bytes_lit(&b, "{\"");
            bytes_times(&b, "v", size);
            bytes_lit(&b, "}");
            bad += (parse_bytes(&b) != NGX_DECLINED);
        }

        bad += !works();
    }

    is(bad, 0, "names and cut strings of 1k to 1M");

    /* growing on one handle, without an error between */

    for (size = 1; size < 16000; size += 7) {
        bytes_lit(&b, "{\"\\t");
        bytes_times(&b, "k", size);
        bytes_lit(&b, "\":1,\"type\":2}");
        bad += (parse_bytes(&b) != NGX_OK || spans.n != 1);
    }

    /* the largest last, so that both buffers are full size */

    bytes_lit(&b, "{\"\\t");
    bytes_times(&b, "k", 16300);
    bytes_lit(&b, "\":\"");
    bytes_times(&b, "v", 60);
    bytes_lit(&b, "}");
    bad += (parse_bytes(&b) != NGX_DECLINED);
    bad += !works();

    is(bad, 0, "names that grow on one handle");

    /* the largest text there may be */

    bytes_lit(&b, "{\"");
    bytes_times(&b, "\\n", NGX_RESPONSES_JSON_SIZE / 2 - 3);
    bytes_lit(&b, "\":1}");
    bad += (parse_bytes(&b) != NGX_OK);

    bytes_lit(&b, "{\"\\n");
    bytes_times(&b, "v", NGX_RESPONSES_JSON_SIZE - 5);
    bytes_lit(&b, "}");
    bad += (parse_bytes(&b) != NGX_DECLINED);

    is(bad, 0, "a name and a cut string of 16 MB");

    /* a large text's memory is not kept */

    ok(mem.bytes < 3 * 1024 * 1024, "%lu bytes are kept",
       (unsigned long) mem.bytes);

    bytes_free(&b);
}


static void
test_reuse(void)
{
    size_t      bytes;
    ngx_uint_t  i, bad, calls;

    static const char  text[] =
        "{\"typ\\u0065\":\"x\",\"\\u0061\":{\"\\u0062\":[{}]},\"n\":[1,2]}";

    bad = 0;

    (void) parse(text, sizeof(text) - 1);

    calls = mem.calls;
    bytes = mem.bytes;

    for (i = 0; i < 100000; i++) {
        bad += (parse(text, sizeof(text) - 1) != NGX_OK || spans.n != 3);
    }

    is(bad, 0, "100,000 texts by one handle");
    is(mem.calls, calls, "without a single allocation");
    is(mem.bytes, bytes, "and no more memory");

    for (i = 0; i < 20000; i++) {
        bad += (parse("{\"a\":}", 6) != NGX_DECLINED);
        bad += (parse("{\"\\ud800\":\"\\ud83d\\\\u0\"}", 23) != NGX_OK);
    }

    is(bad, 0, "errors between");
    is(mem.bytes - bytes < 4096, 1, "no more memory for these");
}


/* each allocation fails once */

static void
test_failures(void)
{
    bytes_t     b;
    ngx_int_t   rc, seen;
    ngx_uint_t  n, bad;

    ngx_memzero(&b, sizeof(bytes_t));
    bytes_lit(&b, "{\"x\":\"\\ud800\"");
    bytes_times(&b, ",\"type\":\"\",\"list\":[{\"id\":1}]", 200);
    bytes_times(&b, " ", 50000);
    bytes_lit(&b, "}");

    bad = 0;

    for (n = 1; n < 1000; n++) {
        mem_init(&mem);
        ngx_memzero(&spans, sizeof(ngx_responses_spans_t));
        mem.fail = n;
        mem.sticky = n % 2;
        seen = NGX_OK;

        if (document_tree(&mem.mem, &tree)) {
            json = ngx_responses_span_create(&mem.mem);

            if (json) {
                rc = parse("{\"type\":1}", 10);
                bad += (rc != NGX_OK && rc != NGX_ERROR);

                seen = parse(b.data, b.len);
                bad += (seen != NGX_OK && seen != NGX_ERROR);
                bad += (seen == NGX_OK && spans.n != 800);
                bad += (seen == NGX_ERROR && mem.calls < n);

                /* it goes on when there is memory again */

                mem.fail = 0;
                rc = parse(b.data, b.len);
                bad += (rc != NGX_OK || spans.n != 800);

                ngx_responses_span_destroy(json);
            }
        }

        ngx_responses_spans_free(&mem.mem, &spans);
        ngx_responses_path_free(&mem.mem, &tree);
        bad += !mem_clean(&mem);

        if (mem.calls < n) {
            break;
        }
    }

    is(bad, 0, "each allocation failed once");
    ok(n > 20 && n < 1000, "%lu of them", (unsigned long) n);

    bytes_free(&b);
}


static void
test_path(void)
{
    size_t     i;
    ngx_str_t  path;
    char       name[80];

    mem_init(&mem);
    ngx_memzero(&tree, sizeof(ngx_responses_path_t));
    memset(name, 'n', sizeof(name));

    static const char  *bad[] = { "", ".", "a.", ".a", "a..b", "a.b." };

    for (i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        path.data = (u_char *) bad[i];
        path.len = strlen(bad[i]);
        is(ngx_responses_path_add(&mem.mem, &tree, &path, 1), NGX_ERROR,
           "path '%s'", bad[i]);
    }

    path.data = (u_char *) name;
    path.len = NGX_RESPONSES_PATH_KEY_LEN;
    is(ngx_responses_path_add(&mem.mem, &tree, &path, 1), NGX_OK,
       "the longest name");

    path.len++;
    is(ngx_responses_path_add(&mem.mem, &tree, &path, 1), NGX_ERROR,
       "one byte more");

    ngx_str_set(&path, "a.b");
    (void) ngx_responses_path_add(&mem.mem, &tree, &path, 5);
    i = mem.calls;
    is(ngx_responses_path_add(&mem.mem, &tree, &path, 6), NGX_OK, "twice");
    is(mem.calls, i, "costs nothing");
    is(ngx_responses_path_find(ngx_responses_path_find(&tree,
                               (u_char *) "a", 1), (u_char *) "b", 1)->id, 6,
       "and keeps the newer id");

    ngx_responses_path_free(&mem.mem, &tree);
    ok(mem_clean(&mem), "no leak");
}
