
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/regex and core/replace: a text that comes in pieces becomes
 * what its matches make of it at once, which PCRE2 tells.
 *
 *     replace [seed [patterns]]
 *
 * tries so many random patterns, each with 20 texts.  "replace -t" prints what
 * a delta costs.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#define PCRE2_CODE_UNIT_WIDTH  8
#include <pcre2.h>

#include "core/ngx_responses_replace.h"

#include "mem.h"
#include "random.h"
#include "tap.h"


#define TEXTS  20

#define VERBS  "verbs other than \"(*UCP)\" are not supported"


static mem_t                      mem;
static ngx_responses_replacing_t  how;


static ngx_int_t
compile(const char *pattern, ngx_uint_t caseless, char *err)
{
    ngx_int_t  rc;
    ngx_str_t  s, text;

    s.data = (u_char *) pattern;
    s.len = strlen(pattern);

    text.data = (u_char *) err;
    text.len = err ? 99 : 0;

    rc = ngx_responses_regex_compile(&mem.mem, &s, caseless, &how.regex,
                                     &text);

    if (err) {
        err[text.len] = '\0';
    }

    ngx_str_set(&how.with, "<>");

    if (rc == NGX_OK && ngx_responses_regex_groups(how.regex)) {
        ngx_str_set(&how.with, "<\xff\x01>");
    }

    return rc;
}


/*
 * The text in pieces of up to so many bytes, 0: at once, appended to out.
 * Returns whether a match had no end.
 */

static ngx_uint_t
replace(const void *text, size_t len, ngx_uint_t most, bytes_t *out)
{
    size_t                    n;
    ngx_str_t                 piece;
    ngx_uint_t                last;
    ngx_responses_buf_t       buf;
    ngx_responses_replace_t   r;

    ngx_memzero(&buf, sizeof(buf));
    ngx_memzero(&r, sizeof(r));

    piece.data = (u_char *) text;

    do {
        n = most ? 1 + random_below(most) : len;
        n = ngx_min(n, len);

        while (n < len && (piece.data[n] & 0xc0) == 0x80) {
            n++;
        }

        piece.len = n;
        len -= n;
        last = (len == 0 && random_below(2));
        buf.len = 0;

        switch (ngx_responses_replace(&how, &mem.mem, &r, piece, last, &buf)) {

        case NGX_OK:
            bytes_add(out, buf.start, buf.len);
            break;

        case NGX_DECLINED:
            bytes_add(out, piece.data, piece.len);
            break;

        default:
            printf("Bail out! no memory\n");
            exit(1);
        }

        if (ngx_responses_replace_held(&r) > how.hold) {
            mem.errors++;
        }

        piece.data += n;

    } while (!last);

    ngx_responses_buf_free(&mem.mem, &buf);
    ngx_responses_buf_free(&mem.mem, &r.tail);

    return r.cut;
}


/* patterns of a few pieces, one in another */

static void
make_pattern(bytes_t *p, ngx_uint_t depth)
{
    ngx_uint_t  n;

    static const char  *atoms[] = {
        "a", "b", "c", "1", " ", "\xc3\xa9", "\xe2\x82\xac", ".", "[ab]",
        "[^a]", "\\d", "\\w", "\\s", "\\S", "ab", "bc1", "[a-c\xc3\xa9]",
        "\\n", "\\r", "\\x{20ac}"
    };

    static const char  *asserts[] = {
        "\\b", "\\B", "^", "$", "\\A", "\\z", "\\Z", "(?m:^)", "(?m:$)"
    };

    static const char  *groups[] = {
        "(", "(?:", "(?>", "(?=", "(?!", "(?i:", "(?s:"
    };

    static const char  *behinds[] = {
        "(?<=a)", "(?<!b)", "(?<=\\b.)", "(?<=\xc3\xa9|a.)", "(?<=^a)",
        "(?<![ab1]{2})", "(?<=(?m:^).)"
    };

    static const char  *repeats[] = {
        "*", "+", "?", "{2}", "{1,3}", "*?", "+?", "??", "*+", "++", "?+"
    };

#define one(table)  table[random_below(sizeof(table) / sizeof(table[0]))]

    for (n = 1 + random_below(4); n; n--) {

        switch (random_below(9)) {

        case 0:
            bytes_text(p, one(asserts));
            continue;

        case 1:
            bytes_text(p, one(behinds));
            continue;

        case 2:
        case 3:
            if (depth < 3) {
                bytes_text(p, one(groups));
                make_pattern(p, depth + 1);

                if (random_below(2)) {
                    bytes_text(p, "|");
                    make_pattern(p, depth + 1);
                }

                bytes_text(p, ")");
                break;
            }

            /* fall through */

        default:
            bytes_text(p, one(atoms));
        }

        if (random_below(3) == 0) {
            bytes_text(p, one(repeats));
        }
    }
}


static void
make_text(bytes_t *t, ngx_uint_t most)
{
    ngx_uint_t  n;

    static const char  *chars[] = {
        "a", "b", "c", "1", " ", "\n", "\r", "\xc3\xa9", "\xe2\x82\xac", "A",
        "ab", "bc1"
    };

    t->len = 0;

    for (n = random_below(most); n; n--) {
        bytes_text(t, one(chars));
    }
}


/* a loop over the whole text */

static void
expect(pcre2_code *code, bytes_t *text, bytes_t *out)
{
    size_t             from, *offsets;
    pcre2_match_data  *data;

    from = 0;
    data = pcre2_match_data_create(2, NULL);
    offsets = pcre2_get_ovector_pointer(data);
    offsets[2] = PCRE2_UNSET;

    out->len = 0;

    while (pcre2_match(code, text->data, text->len, from, PCRE2_NO_UTF_CHECK,
                       data, NULL)
           >= 0)
    {
        bytes_add(out, text->data + from, offsets[0] - from);
        bytes_text(out, "<");

        if (offsets[2] != PCRE2_UNSET) {
            bytes_add(out, text->data + offsets[2], offsets[3] - offsets[2]);
        }

        bytes_text(out, ">");

        from = offsets[1];
    }

    bytes_add(out, text->data + from, text->len - from);
    pcre2_match_data_free(data);
}


/* what PCRE2 10.42 finds may depend on JIT, and on other optimizations */

static pcre2_code *
oracle(bytes_t *pattern, uint32_t options)
{
    int          n;
    size_t       offset;
    pcre2_code  *code;

    code = pcre2_compile(pattern->data, pattern->len,
                         PCRE2_UTF|PCRE2_ALT_CIRCUMFLEX|options, &n, &offset,
                         NULL);

    if (!(options & PCRE2_NO_START_OPTIMIZE)) {
        (void) pcre2_jit_compile(code, PCRE2_JIT_COMPLETE);
    }

    return code;
}


static void
test_random(uint64_t seed, ngx_uint_t patterns)
{
    bytes_t      pattern, text, want, other, once, got;
    ngx_uint_t   i, k, cut, bad, texts, matched, doubts, cuts, caseless;
    pcre2_code  *plain, *jit;

    ngx_memzero(&pattern, sizeof(bytes_t));
    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&want, sizeof(bytes_t));
    ngx_memzero(&other, sizeof(bytes_t));
    ngx_memzero(&once, sizeof(bytes_t));
    ngx_memzero(&got, sizeof(bytes_t));

    random_state = seed;
    how.hold = 4096;

    bad = 0;
    texts = 0;
    matched = 0;
    doubts = 0;
    cuts = 0;

    for (i = 0; i < patterns; i++) {
        caseless = random_below(2) ? PCRE2_CASELESS : 0;
        pattern.len = 0;
        make_pattern(&pattern, 0);

        if (compile((char *) pattern.data, caseless, NULL) != NGX_OK) {
            continue;
        }

        plain = oracle(&pattern, caseless|PCRE2_NO_START_OPTIMIZE);
        jit = oracle(&pattern, caseless);

        for (k = 0; k < TEXTS; k++) {
            make_text(&text, 40);
            once.len = 0;
            got.len = 0;

            cut = replace(text.data, text.len, 0, &once);
            (void) replace(text.data, text.len, 1 + random_below(8), &got);

            expect(plain, &text, &want);
            texts++;
            matched += !bytes_equal(&got, &text);

            if (bytes_equal(&once, &got)) {

                if (bytes_equal(&want, &got)) {
                    continue;
                }

                expect(jit, &text, &other);

                if (cut || !bytes_equal(&want, &other)) {
                    cuts += cut;
                    doubts += !cut;
                    continue;
                }
            }

            bad++;
            diag("%s /%s/", caseless ? "caseless" : "", (char *) pattern.data);
            tap_show("    text", text.data, text.len);
            tap_show(" at once", once.data, once.len);
            tap_show("     got", got.data, got.len);
            tap_show("expected", want.data, want.len);
        }

        pcre2_code_free(plain);
        pcre2_code_free(jit);
        ngx_responses_regex_free(how.regex);
    }

    is(bad, 0, "%lu random texts, %lu with a match; %lu took too long, in %lu "
       "PCRE2 has two results", (unsigned long) texts, (unsigned long) matched,
       (unsigned long) cuts, (unsigned long) doubts);

    bytes_free(&pattern);
    bytes_free(&text);
    bytes_free(&want);
    bytes_free(&other);
    bytes_free(&once);
    bytes_free(&got);
}


/* beyond what is held, and with expressions that take too long */

static void
test_bounds(ngx_uint_t rounds)
{
    bytes_t     text, once, twice;
    ngx_uint_t  i, k, n, bad;

    static const char  *patterns[] = {
        "a[^z]*z", "[ab]+1", "\\w+\\b", "(?:a|aa)+c", "(?:a|b|ab)+(?!1)z",
        "b.{70}", "(?<=b)a+ ", "(?s)^.+$", "\xc3\xa9(?:\xe2\x82\xac|a)+\n"
    };

    static const char  *runs[] = {
        "a", "b", "ab", "\xc3\xa9", "\xe2\x82\xac", "1", "z", " ", "\n"
    };

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&once, sizeof(bytes_t));
    ngx_memzero(&twice, sizeof(bytes_t));

    random_state = 64;
    how.hold = 64;
    bad = 0;

    for (i = 0; i < sizeof(patterns) / sizeof(patterns[0]); i++) {

        if (compile(patterns[i], 0, NULL) != NGX_OK) {
            ok(0, "%s", patterns[i]);
            continue;
        }

        for (k = 0; k < rounds; k++) {
            text.len = 0;

            for (n = random_below(12); n; n--) {
                bytes_times(&text, one(runs), 1 + random_below(60));
            }

            bytes_text(&text, "");
            once.len = 0;
            twice.len = 0;

            (void) replace(text.data, text.len, 0, &once);
            (void) replace(text.data, text.len, 1 + random_below(100), &twice);

            if (!bytes_equal(&once, &twice)) {
                bad++;
                diag("/%s/", patterns[i]);
                tap_show("   text", text.data, text.len);
                tap_show("at once", once.data, once.len);
                tap_show(" pieces", twice.data, twice.len);
            }
        }

        ngx_responses_regex_free(how.regex);
    }

    is(bad, 0, "pieces do not matter beyond the bound");

    bytes_free(&text);
    bytes_free(&once);
    bytes_free(&twice);
}


typedef struct {
    const char  *pattern;
    const char  *text;
    const char  *out;
} replace_case_t;


static replace_case_t  cases[] = {
    { "sk-[a-z]{4}", "a sk-abcd.", "a <>." },
    { "sk-[a-z]{4}", "a sk-abc", "a sk-abc" },
    { "sk-[a-z]+", "sk-a sk-", "<> sk-" },
    { "\\bcat\\b", "cat concat cat", "<> concat <>" },
    { "^a", "aa\na", "<>a\na" },
    { "(?m)^a", "aa\na", "<>a\n<>" },
    { "a$", "a\na\n", "a\n<>\n" },
    { "a\\z", "a\na", "a\n<>" },
    { "(?<=\\Aa)b", "abab", "a<>ab" },
    { "\xc3\xa9+", "\xc3\xa9\xc3\xa9\xc3\x89", "<>\xc3\x89" },
    { "(?i)\xc3\xa9+", "\xc3\xa9\xc3\xa9\xc3\x89", "<>" },
    { "(*UCP)\\w+", "\xc3\xa9 a", "<> <>" },
    { "\\w+", "\xc3\xa9 a", "\xc3\xa9 <>" },
    { "a.c", "a\xe2\x82\xac""c", "<>" },

    /* a key that is longer than what is held, and what is dropped after it */

    { "sk-[a-z]+",
      "a sk-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa and more",
      "a <>" },

    /* too slow */

    { "(?:a|aa)+c",
      "b aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab b", "b <>" }
};


static void
test_cases(void)
{
    bytes_t         out;
    ngx_uint_t      i, most;
    replace_case_t  *c;

    ngx_memzero(&out, sizeof(bytes_t));
    how.hold = 64;

    for (i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        c = &cases[i];

        is(compile(c->pattern, 0, NULL), NGX_OK, "/%s/", c->pattern);

        for (most = 0; most < 4; most++) {
            out.len = 0;
            (void) replace(c->text, strlen(c->text), most, &out);

            is_bytes(out.data, out.len, c->out, strlen(c->out),
                     "pieces of up to %lu", (unsigned long) most);
        }

        ngx_responses_regex_free(how.regex);
    }

    bytes_free(&out);
}


static void
test_invalid(void)
{
    char        err[100];
    ngx_uint_t  i, n;

    static const char  *invalid[][2] = {
        { "a*", "it can match an empty text" },
        { "(?=a)", "it can match an empty text" },
        { "a\\Kb", "\"\\K\" is not supported" },
        { "\\Ga", "\"\\G\" is not supported" },
        { "\\R", "\"\\R\" is not supported" },
        { "\\X", "\"\\X\" is not supported" },
        { "a(*COMMIT)b", VERBS },
        { "(*CRLF)a", VERBS },
        { "(*UTF)(*UCP)(*:a)", VERBS },
        { "a(b", "missing closing parenthesis at offset 3" },
        { "a\\C", "using \\C is disabled by the application at offset 3" }
    };

    static const char  *valid[] = { "\\\\Ka", "\\(*A", "(*UCP)a", "[(]*a" };

    for (i = 0; i < sizeof(invalid) / sizeof(invalid[0]); i++) {
        is(compile(invalid[i][0], 0, err), NGX_DECLINED, "/%s/",
           invalid[i][0]);
        is_bytes(err, strlen(err), invalid[i][1], strlen(invalid[i][1]),
                 "why");
    }

    for (i = 0; i < sizeof(valid) / sizeof(valid[0]); i++) {
        is(compile(valid[i], 0, err), NGX_OK, "/%s/", valid[i]);
        ngx_responses_regex_free(how.regex);
    }

    /* no memory */

    for (n = 1; n < 100; n++) {
        mem.calls = 0;
        mem.fail = n;

        if (compile("(a|b)+c{3}", 0, err) == NGX_OK) {
            ngx_responses_regex_free(how.regex);
            break;
        }
    }

    mem.fail = 0;

    ok(n > 1 && n < 100, "no memory for one of %lu blocks",
       (unsigned long) n - 1);
}


/* what a delta of four bytes costs with three patterns */

static void
print_time(void)
{
    clock_t                    begin;
    ngx_int_t                  rc;
    ngx_str_t                  piece;
    ngx_uint_t                 i, n;
    ngx_responses_buf_t        out;
    ngx_responses_replace_t    text[3];
    ngx_responses_replacing_t  three[3];

    static const char  words[] =
        "The quick brown fox jumps over the lazy dog, and tells me@home of "
        "4 things. ";
    static const char  *patterns[] = {
        "sk-[A-Za-z0-9_-]{20,}",
        "[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+",
        "\\b(?:\\d[ -]?){13,16}\\b"
    };

    ngx_memzero(&out, sizeof(out));
    ngx_memzero(text, sizeof(text));

    how.hold = 4096;

    for (i = 0; i < 3; i++) {
        (void) compile(patterns[i], 0, NULL);
        three[i] = how;
    }

    begin = clock();

    for (n = 0; n < 1000000; n++) {
        piece.data = (u_char *) words + (n * 4) % (sizeof(words) - 5);
        piece.len = 4;

        for (i = 0; i < 3; i++) {
            out.len = 0;
            rc = ngx_responses_replace(&three[i], &mem.mem, &text[i], piece, 0,
                                       &out);

            if (rc == NGX_ERROR) {
                exit(1);
            }
        }
    }

    printf("# %.0f ns for a delta and three patterns\n",
           (double) (clock() - begin) / CLOCKS_PER_SEC * 1e9 / n);

    for (i = 0; i < 3; i++) {
        ngx_responses_regex_free(three[i].regex);
        ngx_responses_buf_free(&mem.mem, &text[i].tail);
    }

    ngx_responses_buf_free(&mem.mem, &out);
}


int
main(int argc, char **argv)
{
    mem_init(&mem);

    how.mem = &mem.mem;

    if (argc > 1 && strcmp(argv[1], "-t") == 0) {
        print_time();
        return 0;
    }

    test_random((argc > 1) ? strtoull(argv[1], NULL, 10) : 1,
                (argc > 2) ? strtoul(argv[2], NULL, 10) : 400);
    test_bounds((argc > 2) ? 20000 : 300);
    test_cases();
    test_invalid();

    ok(mem_clean(&mem), "no memory is lost");

    return tap_done();
}
