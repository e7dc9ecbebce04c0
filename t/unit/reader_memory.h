
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The part of the test of json/json that is about limits and memory.
 */


static ngx_int_t
parse_bytes(bytes_t *b)
{
    ngx_int_t  rc;

    rc = reader_parse(b->data, b->len);

    if (ngx_responses_json_valid(&any, reader_text, b->len) != rc) {
        rc = NGX_ABORT;
    }

    b->len = 0;

    return rc;
}


/* the last text was declined for that */

static ngx_uint_t
reason(const char *text)
{
    return json.message.len == strlen(text)
           && memcmp(json.message.data, text, json.message.len) == 0
           && any.message.len == strlen(text)
           && memcmp(any.message.data, text, any.message.len) == 0;
}


static void
nested(bytes_t *b, ngx_uint_t depth, const char *open, const char *close)
{
    bytes_times(b, open, depth);
    bytes_lit(b, "0");
    bytes_times(b, close, depth);
}


static void
test_limits(void)
{
    bytes_t     b;
    ngx_uint_t  calls;

    ngx_memzero(&b, sizeof(bytes_t));

    nested(&b, NGX_RESPONSES_JSON_DEPTH, "[", "]");
    is(parse_bytes(&b), NGX_OK, "64 arrays");
    is(json.nodes[63].next, 65, "one in another");

    nested(&b, NGX_RESPONSES_JSON_DEPTH + 1, "[", "]");
    is(parse_bytes(&b), NGX_DECLINED, "65 arrays");
    ok(reason("more than 64 levels"), "reason");
    is(json.n, NGX_RESPONSES_JSON_DEPTH + 1, "all of them are listed");

    nested(&b, 10000, "[", "]");
    is(parse_bytes(&b), NGX_DECLINED, "10,000 arrays");
    is(json.n, NGX_RESPONSES_JSON_DEPTH + 1, "65 of them are listed");

    nested(&b, NGX_RESPONSES_JSON_DEPTH, "{\"a\":", "}");
    is(parse_bytes(&b), NGX_OK, "64 objects");

    nested(&b, NGX_RESPONSES_JSON_DEPTH + 1, "{\"a\":", "}");
    is(parse_bytes(&b), NGX_DECLINED, "65 objects");

    nested(&b, 1000000, "[", "]");
    calls = mem.calls;
    is(reader_parse(b.data, b.len), NGX_DECLINED, "a million arrays");
    is(mem.calls, calls, "without an allocation");
    is(json.n, 0, "none is listed");
    b.len = 0;

    bytes_lit(&b, "[0");
    bytes_times(&b, ",0", NGX_RESPONSES_JSON_NODES - 2);
    bytes_lit(&b, "]");
    is(parse_bytes(&b), NGX_OK, "262,144 values");
    is(json.n, NGX_RESPONSES_JSON_NODES, "all listed");

    bytes_lit(&b, "[0");
    bytes_times(&b, ",0", NGX_RESPONSES_JSON_NODES - 1);
    bytes_lit(&b, "]");
    is(reader_parse(b.data, b.len), NGX_DECLINED, "262,145 values");
    ok(json.message.len == 24, "reason");
    is(json.n, 0, "those at the top are too many");
    b.len = 0;

    bytes_lit(&b, "{\"a\":[0");
    bytes_times(&b, ",0", NGX_RESPONSES_JSON_NODES - 3);
    bytes_lit(&b, "],\"b\":0}");
    is(reader_parse(b.data, b.len), NGX_DECLINED,
       "262,145 values, the last a member");
    is(json.n, 3, "the members are listed");
    is(json.nodes[1].next, 2, "but not the elements");
    b.len = 0;

    bytes_lit(&b, "{\"a\":{\"b\":[{\"c\":[0");
    bytes_times(&b, ",[0]", NGX_RESPONSES_JSON_NODES / 2);
    bytes_lit(&b, "]}],\"d\":{\"e\":0}}}");
    is(reader_parse(b.data, b.len), NGX_DECLINED, "values far from the top");
    is(json.n, 7, "those near it are listed");

    b.data[b.len - 4] = ' ';
    is(reader_parse(b.data, b.len), NGX_DECLINED, "but the end is wrong");
    is(json.n, 0, "none is listed");
    b.len = 0;

    bytes_lit(&b, "{\"x\":\"");
    bytes_times(&b, "0123456789abcdef", NGX_RESPONSES_JSON_SIZE / 16);
    b.len = NGX_RESPONSES_JSON_SIZE - 2;
    bytes_lit(&b, "\"}");
    is(parse_bytes(&b), NGX_OK, "16 MiB");

    bytes_lit(&b, "{\"x\":\"");
    bytes_times(&b, "0123456789abcdef", NGX_RESPONSES_JSON_SIZE / 16);
    b.len = NGX_RESPONSES_JSON_SIZE - 1;
    bytes_lit(&b, "\"}");
    is(parse_bytes(&b), NGX_DECLINED, "16 MiB and one byte");
    ok(reason("more than 16 MiB"), "reason");

    bytes_free(&b);
}


/* an invalid text takes a few times its size, no node for every two bytes */

static void
test_memory(void)
{
    bytes_t     b;
    ngx_uint_t  i, bad, calls;

    static const char  text[] = "{\"typ\\u0065\":\"x\",\"a\":[1,{}]}";

    ngx_memzero(&b, sizeof(bytes_t));

    ngx_responses_json_free(&json);
    ngx_responses_json_free(&any);
    is(mem.bytes, 0, "all is freed");
    mem.peak = 0;

    bytes_lit(&b, "{\"a\":\"");
    bytes_times(&b, "\\n", 500000);
    bytes_lit(&b, "\",}");

    is(reader_parse(b.data, b.len), NGX_DECLINED, "an invalid text of 1 MB");
    ok(mem.peak < 4 * b.len + 65536, "memory for it: %lu bytes",
       (unsigned long) mem.peak);

    (void) reader_parse(text, sizeof(text) - 1);
    calls = mem.calls;
    bad = 0;

    for (i = 0; i < 10000; i++) {
        bad += (reader_parse(text, sizeof(text) - 1) != NGX_OK
                || json.n != 5);
    }

    is(bad, 0, "10,000 texts");
    is(mem.calls, calls, "without an allocation");

    bytes_free(&b);
}


/*
 * yajl does not look whether it got memory: that the arena is never used up
 * shows in that nothing dies here.  The buffer that grows is that of a token
 * that the text's end cuts.
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

            bytes_lit(&b, "\"");
            bytes_times(&b, "\\n", (size - 2) / 2);
            bytes_lit(&b, "\"x");
            bad += (ngx_responses_json_valid(&any, b.data, b.len)
                    != NGX_DECLINED);
            b.len = 0;

            /* half of it, then a string that is cut */

            bytes_lit(&b, "[\"");
            bytes_times(&b, "\\t", size / 4);
            bytes_lit(&b, "\",\"");
            bytes_times(&b, "v", size / 2);
            bad += (ngx_responses_json_valid(&any, b.data, b.len)
                    != NGX_DECLINED);
            b.len = 0;

            /* what is open, and a string that is cut */

            bytes_times(&b, "[", size / 2);
            bytes_lit(&b, "\"");
            bytes_times(&b, "v", size / 2);
            bad += (ngx_responses_json_valid(&any, b.data, b.len)
                    != NGX_DECLINED);
            b.len = 0;

            bytes_lit(&b, "{\"");
            bytes_times(&b, "v", size);
            bad += (ngx_responses_json_valid(&any, b.data, b.len)
                    != NGX_DECLINED);
            b.len = 0;
        }
    }

    is(bad, 0, "strings of 1k to 1M, whole and cut");

    bytes_free(&b);
}
