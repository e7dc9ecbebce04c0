
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/writer: strings that are valid JSON and hold no line end
 * whatever the text, and words that cannot forge a log line.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"

#include "json.h"
#include "random.h"
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


static void
test_random(void)
{
    size_t       len, i;
    u_char       p[80];
    json_t      *json;
    bytes_t      out, word, less;
    ngx_uint_t   n, strings, words, cuts;

    static const char  *parts[] = { "\\", "\\u", "\\ud83d", "\\udc00", "\"",
                                    "\xE2\x80\xA8", "\xF0\x9F\x8C\x8A",
                                    "\xC2\x85", "\n", "00", "\\n", "data: " };

    ngx_memzero(&out, sizeof(bytes_t));
    ngx_memzero(&word, sizeof(bytes_t));
    ngx_memzero(&less, sizeof(bytes_t));

    random_state = 100;
    strings = 0;
    words = 0;
    cuts = 0;

    for (n = 0; n < 60000; n++) {

        for (len = 0; len < random_below(70); /* void */ ) {

            if (random_below(2)) {
                p[len++] = (u_char) random_next();
                continue;
            }

            i = random_below(12);
            memcpy(p + len, parts[i], strlen(parts[i]));
            len += strlen(parts[i]);
        }

        /* a string is JSON, one line, UTF-8, and says the same */

        write_to(1000, ngx_responses_write_string, p, len, &out);

        json = json_parse(out.data, out.len);

        if (json == NULL || json->kind != JSON_STRING
            || !utf8_valid(out.data, out.len)
            || memchr(out.data, '\n', out.len)
            || memchr(out.data, '\r', out.len))
        {
            strings++;
            tap_show("string", out.data, out.len);

        } else if (utf8_valid(p, len)
                   && (json->value.len != len
                       || memcmp(json->value.data, p, len) != 0))
        {
            strings++;
        }

        json_free(json);

        /* a word is UTF-8 without what ends a field of a log */

        write_to(1000, ngx_responses_write_word, p, len, &word);

        for (i = 0; i < word.len; i++) {
            if (word.data[i] < 0x20 || word.data[i] == 0x7f
                || word.data[i] == '"' || word.data[i] == '\\')
            {
                words++;
            }
        }

        words += !utf8_valid(word.data, word.len) || (word.len > len);

        /* cut: a beginning of it, between characters, as much as fits */

        i = random_below(word.len + 2);
        write_to(i, ngx_responses_write_word, p, len, &less);

        if (less.len > word.len || less.len > i
            || memcmp(less.data, word.data, less.len) != 0
            || !utf8_valid(less.data, less.len)
            || (less.len < word.len && less.len + 4 <= i))
        {
            cuts++;
            tap_show("cut", less.data, less.len);
        }

        /* a string that does not fit tells how much is missing */

        i = random_below(out.len + 2);
        words += (write_to(i, ngx_responses_write_string, p, len, &less) == 0)
                 != (i >= out.len);
    }

    is(strings, 0, "random texts: valid strings of one line");
    is(words, 0, "random texts: harmless words");
    is(cuts, 0, "random texts: words cut between characters");

    bytes_free(&out);
    bytes_free(&word);
    bytes_free(&less);
}


int
main(void)
{
    test_cases();
    test_random();

    return tap_done();
}
