
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/writer: strings that are valid JSON and hold no line end
 * whatever the text, words that cannot forge a log line, and names that sums
 * are kept by.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"

#include "mem.h"
#include "tap.h"
#include "utf8.h"


#define text(t)  t, sizeof(t) - 1


typedef struct {
    const char  *text;
    size_t       len;
    const char  *string;
    const char  *word;                 /* of the same as a JSON's inside */
} writer_case_t;


static writer_case_t  cases[] = {
    { text(""), "\"\"", "" },
    { text("abc"), "\"abc\"", "abc" },
    { text("a\"b"), "\"a\\\"b\"", "a'b" },
    { text("a\\b"), "\"a\\\\b\"", NULL },
    { text("\n\r\t"), "\"\\n\\r\\t\"", "???" },
    { text("\0\b\f\x1f"), "\"\\u0000\\u0008\\u000c\\u001f\"", "????" },
    { text("\x7f"), "\"\\u007f\"", "?" },
    { text("\xC3\xA9"), "\"\xC3\xA9\"", "\xC3\xA9" },
    { text("\xC2\x80\xC2\x9F\xC2\xA0"), "\"\xC2\x80\xC2\x9F\xC2\xA0\"",
      "??\xC2\xA0" },
    { text("\xE2\x80\xA7\xE2\x80\xA8\xE2\x80\xA9\xE2\x80\xAA"),
      "\"\xE2\x80\xA7\\u2028\\u2029\xE2\x80\xAA\"",
      "\xE2\x80\xA7??\xE2\x80\xAA" },
    { text("\xF0\x9F\x8C\x8A"), "\"\xF0\x9F\x8C\x8A\"", "\xF0\x9F\x8C\x8A" },
    { text("\xFF"), "\"\xEF\xBF\xBD\"", "?" },
    { text("\xC3"), "\"\xEF\xBF\xBD\"", "?" },
    { text("\xE6\xBD"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\"", "??" },
    { text("\xC0\x80z"), "\"\xEF\xBF\xBD\xEF\xBF\xBDz\"", "??z" },
    { text("\xED\xA0\xBD"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"",
      "???" },
    { text("\n\ndata: x\n\n"), "\"\\n\\ndata: x\\n\\n\"", "??data: x??" },
    { NULL, 0, NULL, NULL }
};


/* words from the inside of JSON strings */

static writer_case_t  words[] = {
    { text("a\\\\b"), NULL, "a/b" },
    { text("\\\"\\/"), NULL, "'/" },
    { text("\\n\\r\\t\\b\\f"), NULL, "?????" },
    { text("\\u0041\\u00e9\\u6F6e"), NULL, "A\xC3\xA9\xE6\xBD\xAE" },
    { text("\\u0000\\u001f\\u007f\\u0085"), NULL, "????" },
    { text("\\u2027\\u2028\\u2029\\u202a"), NULL,
      "\xE2\x80\xA7??\xE2\x80\xAA" },
    { text("\\u0022\\u005c"), NULL, "'/" },
    { text("\\ud83c\\udf0a"), NULL, "\xF0\x9F\x8C\x8A" },
    { text("\\uD83C"), NULL, "?" },
    { text("\\ud83cx"), NULL, "?x" },
    { text("\\ud83c\\n"), NULL, "??" },
    { text("\\ud83c\\u0041"), NULL, "?A" },
    { text("\\udf0a"), NULL, "?" },
    { text("\\ud83c\\ud83c\\udf0a"), NULL, "?\xF0\x9F\x8C\x8A" },
    { text("\\uFFFF\\uE000\\uD7FF"), NULL, "\xEF\xBF\xBF\xEE\x80\x80"
      "\xED\x9F\xBF" },
    { text("\\udbff\\udfff"), NULL, "\xF4\x8F\xBF\xBF" },
    { text("a\\"), NULL, "a/" },
    { text("a\\u12"), NULL, "au12" },
    { text("\\u12g4z"), NULL, "?z" },
    { text("\\x\\'"), NULL, "x'" },
    { NULL, 0, NULL, NULL }
};


/* into a block of exactly that size */

static ngx_uint_t
write_to(size_t size, void (*writer)(ngx_responses_writer_t *, u_char *,
    size_t), const void *p, size_t len, bytes_t *out)
{
    u_char                  *buf, *copy;
    ngx_responses_writer_t   w;

    buf = malloc(size ? size : 1);
    copy = malloc(len ? len : 1);
    memcpy(copy, p, len);

    ngx_responses_writer_init(&w, buf, size);
    writer(&w, copy, len);

    out->len = 0;
    bytes_add(out, buf, w.pos - w.start);

    free(buf);
    free(copy);

    return w.missing;
}


static void
test_cases(void)
{
    bytes_t         out;
    writer_case_t  *c;

    ngx_memzero(&out, sizeof(bytes_t));

    for (c = cases; c->text; c++) {
        is(write_to(1000, ngx_responses_write_string, c->text, c->len, &out),
           0, "all of it fits");
        is_bytes(out.data, out.len, c->string, strlen(c->string),
                 "string %s", c->string);

        write_to(1000, ngx_responses_write_text, c->text, c->len, &out);
        is_bytes(out.data, out.len, c->string + 1, strlen(c->string) - 2,
                 "text %s", c->string);

        if (c->word) {
            write_to(1000, ngx_responses_write_word, c->text, c->len, &out);
            is_bytes(out.data, out.len, c->word, strlen(c->word), "word %s",
                     c->word);
        }
    }

    for (c = words; c->text; c++) {
        write_to(1000, ngx_responses_write_word, c->text, c->len, &out);
        is_bytes(out.data, out.len, c->word, strlen(c->word), "word '%s'",
                 c->text);
    }

    bytes_free(&out);
}


/* what is written of a word into less room, between characters */

static ngx_uint_t
cut_badly(writer_case_t *c, bytes_t *word)
{
    size_t      size;
    bytes_t     less;
    ngx_uint_t  bad;

    ngx_memzero(&less, sizeof(bytes_t));
    bad = 0;

    for (size = 0; size <= word->len; size++) {
        (void) write_to(size, ngx_responses_write_word, c->text, c->len,
                        &less);

        bad += (less.len > size
                || memcmp(less.data, word->data, less.len) != 0
                || !utf8_valid(less.data, less.len)
                || (less.len < word->len && less.len + 4 <= size));
    }

    bytes_free(&less);

    return bad;
}


/* a string that does not fit tells that something is missing */

static ngx_uint_t
not_missing(writer_case_t *c)
{
    size_t      size, len;
    bytes_t     less;
    ngx_uint_t  bad;

    ngx_memzero(&less, sizeof(bytes_t));
    len = strlen(c->string);
    bad = 0;

    for (size = 0; size <= len; size++) {
        bad += (write_to(size, ngx_responses_write_string, c->text, c->len,
                         &less) == 0)
               != (size == len);
    }

    bytes_free(&less);

    return bad;
}


static void
test_cuts(void)
{
    bytes_t         word;
    ngx_uint_t      bad;
    writer_case_t  *c;

    ngx_memzero(&word, sizeof(bytes_t));
    bad = 0;

    for (c = cases; c->text; c++) {
        write_to(1000, ngx_responses_write_word, c->text, c->len, &word);
        bad += cut_badly(c, &word) + not_missing(c);
    }

    for (c = words; c->text; c++) {
        write_to(1000, ngx_responses_write_word, c->text, c->len, &word);
        bad += cut_badly(c, &word);
    }

    is(bad, 0, "into any room");

    bytes_free(&word);
}


/* names that sums are kept by, and as labels of metrics */

static void
test_names(void)
{
    size_t      i;
    bytes_t     name, label;

    static const struct {
        const char  *text;
        const char  *name;
        const char  *label;
    } rows[] = {
        { "a \"b\"\\", "a \"b\"\\", "a \\\"b\\\"\\\\" },
        { "a\nb", "a\nb", "a\\nb" },
        { "\x1f\x7f", "\xEF\xBF\xBD\xEF\xBF\xBD",
          "\xEF\xBF\xBD\xEF\xBF\xBD" },
        { "\xC3\xA9\xC2\xA0", "\xC3\xA9\xC2\xA0", "\xC3\xA9\xC2\xA0" },
        { "\xC2\x85z", "\xEF\xBF\xBDz", "\xEF\xBF\xBDz" },
        { "\xC2z", "\xEF\xBF\xBDz", "\xEF\xBF\xBDz" },
        { "\xC2", "\xEF\xBF\xBD", "\xEF\xBF\xBD" },
        { "\xE2\x80", "\xEF\xBF\xBD\xEF\xBF\xBD",
          "\xEF\xBF\xBD\xEF\xBF\xBD" },
    };

    ngx_memzero(&name, sizeof(bytes_t));
    ngx_memzero(&label, sizeof(bytes_t));

    for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        write_to(100, ngx_responses_write_name, rows[i].text,
                 strlen(rows[i].text), &name);
        is_bytes(name.data, name.len, rows[i].name, strlen(rows[i].name),
                 "name %lu", (unsigned long) i);

        write_to(100, ngx_responses_write_label, name.data, name.len, &label);
        is_bytes(label.data, label.len, rows[i].label,
                 strlen(rows[i].label), "label %lu", (unsigned long) i);
    }

    bytes_free(&name);
    bytes_free(&label);
}


int
main(void)
{
    test_cases();
    test_cuts();
    test_names();

    return tap_done();
}
