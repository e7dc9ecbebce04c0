
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/number: the limits, tokens that are no integers, counts, and
 * decimals.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"

#include "tap.h"


#define UNTOUCHED  (-77)


typedef struct {
    const char  *text;
    ngx_int_t    rc;
    int64_t      value;
} number_case_t;


static number_case_t  cases[] = {
    { "0", NGX_OK, 0 },
    { "-0", NGX_OK, 0 },
    { "7", NGX_OK, 7 },
    { "10", NGX_OK, 10 },
    { "9007199254740990", NGX_OK, 9007199254740990LL },
    { "9007199254740991", NGX_OK, 9007199254740991LL },
    { "9007199254740992", NGX_DECLINED, 0 },
    { "9007199254740993", NGX_DECLINED, 0 },
    { "9007199254741000", NGX_DECLINED, 0 },
    { "9223372036854775807", NGX_DECLINED, 0 },
    { "9223372036854775808", NGX_DECLINED, 0 },
    { "18446744073709551615", NGX_DECLINED, 0 },
    { "18446744073709551616", NGX_DECLINED, 0 },
    { "18446744073709551617", NGX_DECLINED, 0 },
    { "36893488147419103232", NGX_DECLINED, 0 },
    { "-1", NGX_DECLINED, 0 },
    { "-9007199254740991", NGX_DECLINED, 0 },
    { "-9223372036854775808", NGX_DECLINED, 0 },
    { "-99999999999999999999", NGX_DECLINED, 0 },
    { "", NGX_DECLINED, 0 },
    { "-", NGX_DECLINED, 0 },
    { "+1", NGX_DECLINED, 0 },
    { "00", NGX_DECLINED, 0 },
    { "01", NGX_DECLINED, 0 },
    { "-01", NGX_DECLINED, 0 },
    { "-00", NGX_DECLINED, 0 },
    { "--1", NGX_DECLINED, 0 },
    { "1-", NGX_DECLINED, 0 },
    { "3.0", NGX_DECLINED, 0 },
    { "3.", NGX_DECLINED, 0 },
    { ".3", NGX_DECLINED, 0 },
    { "3e0", NGX_DECLINED, 0 },
    { "3E2", NGX_DECLINED, 0 },
    { "0x10", NGX_DECLINED, 0 },
    { " 1", NGX_DECLINED, 0 },
    { "1 ", NGX_DECLINED, 0 },
    { "1,000", NGX_DECLINED, 0 },
    { "\"3\"", NGX_DECLINED, 0 },
    { "null", NGX_DECLINED, 0 },
    { "true", NGX_DECLINED, 0 },
    { "NaN", NGX_DECLINED, 0 },
    { "-Infinity", NGX_DECLINED, 0 },
    { "[1]", NGX_DECLINED, 0 },
    { "1/", NGX_DECLINED, 0 },
    { "1:", NGX_DECLINED, 0 },
    { "\xd9\xa1", NGX_DECLINED, 0 },
    { "99999999999999999999.5", NGX_DECLINED, 0 },
    { "99999999999999999999e1", NGX_DECLINED, 0 },
    { NULL, 0, 0 }
};


static number_case_t  counts[] = {
    { "7", NGX_OK, 7 },
    { "11.0", NGX_OK, 11 },
    { "11.000", NGX_OK, 11 },
    { "0.0", NGX_OK, 0 },
    { "-0.0", NGX_OK, 0 },
    { "\"11\"", NGX_OK, 11 },
    { "\"11.0\"", NGX_OK, 11 },
    { "9007199254740991.0", NGX_OK, 9007199254740991LL },
    { "\"9007199254740991\"", NGX_OK, 9007199254740991LL },
    { "9007199254740992.0", NGX_DECLINED, 0 },
    { "\"9007199254740992\"", NGX_DECLINED, 0 },
    { "-1.0", NGX_DECLINED, 0 },
    { "\"-1\"", NGX_DECLINED, 0 },
    { "11.5", NGX_DECLINED, 0 },
    { "11.05", NGX_DECLINED, 0 },
    { "1.0e1", NGX_DECLINED, 0 },
    { "1e1", NGX_DECLINED, 0 },
    { "", NGX_DECLINED, 0 },
    { ".", NGX_DECLINED, 0 },
    { ".0", NGX_DECLINED, 0 },
    { "\"", NGX_DECLINED, 0 },
    { "\"\"", NGX_DECLINED, 0 },
    { "\".\"", NGX_DECLINED, 0 },
    { "\"1.0.0\"", NGX_DECLINED, 0 },
    { "\" 1\"", NGX_DECLINED, 0 },
    { "\"\\u0031\"", NGX_DECLINED, 0 },
    { "null", NGX_DECLINED, 0 },
    { "{}", NGX_DECLINED, 0 },
    { NULL, 0, 0 }
};


/* a token, and the largest decimal */

static const struct {
    const char  *text;
    const char  *most;
    ngx_int_t    rc;
} decimals[] = {
    { "4096", "4096", NGX_OK },
    { "4097", "4096", NGX_ABORT },
    { "4095", "4096", NGX_OK },
    { "999", "4096", NGX_OK },
    { "10000", "4096", NGX_ABORT },
    { "4096.0", "4096", NGX_OK },
    { "4096.000", "4096.0", NGX_OK },
    { "4096.0000000000000000000000000001", "4096", NGX_ABORT },
    { "4095.9999999999999999999999999999", "4096", NGX_OK },
    { "99999999999999999999999999999999", "4096", NGX_ABORT },
    { "0", "4096", NGX_OK },
    { "-0", "4096", NGX_OK },
    { "-0.0e9", "4096", NGX_OK },
    { "0", "0", NGX_OK },
    { "1", "0", NGX_ABORT },
    { "1e-9", "0", NGX_ABORT },
    { "0.7", "0.7", NGX_OK },
    { "0.70", "0.7", NGX_OK },
    { "0.71", "0.7", NGX_ABORT },
    { "0.07", "0.7", NGX_OK },
    { "0.07", "0.007", NGX_ABORT },
    { "7e-1", "0.7", NGX_OK },
    { "7.1E-1", "0.7", NGX_ABORT },
    { "70e-2", "0.7", NGX_OK },
    { "1e3", "4096", NGX_OK },
    { "4.096e3", "4096", NGX_OK },
    { "4.0961E+3", "4096", NGX_ABORT },
    { "1e4", "4096", NGX_ABORT },
    { "0.0001e8", "4096", NGX_ABORT },
    { "1e99999999999999999999", "4096", NGX_ABORT },
    { "1e-99999999999999999999", "4096", NGX_OK },
    { "0e99999999999999999999", "4096", NGX_OK },
    { "-1", "4096", NGX_DECLINED },
    { "-1e-9", "4096", NGX_DECLINED },
    { "", "4096", NGX_DECLINED },
    { "-", "4096", NGX_DECLINED },
    { "null", "4096", NGX_DECLINED },
    { "true", "4096", NGX_DECLINED },
    { "\"1\"", "4096", NGX_DECLINED },
    { "[1]", "4096", NGX_DECLINED },
    { "1e", "4096", NGX_DECLINED },
    { "1e+", "4096", NGX_DECLINED },
    { "1e5x", "4096", NGX_DECLINED },
    { "1.", "4096", NGX_DECLINED },
    { "1.e1", "4096", NGX_DECLINED },
    { ".1", "4096", NGX_DECLINED },
    { "1.2.3", "4096", NGX_DECLINED },
    { "01", "4096", NGX_DECLINED },
    { "+1", "4096", NGX_DECLINED },
    { NULL, NULL, 0 }
};


/* the text stands alone at the end of a block, so that ASan sees beyond it */

static ngx_int_t
read_number(const char *text, size_t len, int64_t *value, ngx_uint_t count)
{
    u_char     *p;
    ngx_int_t   rc;

    p = malloc(len ? len : 1);
    memcpy(p, text, len);

    *value = UNTOUCHED;
    rc = count ? ngx_responses_number_count(p, len, value)
               : ngx_responses_number_read(p, len, value);

    free(p);

    return rc;
}


static void
test_cases(number_case_t *c, ngx_uint_t count)
{
    int64_t    value;
    ngx_int_t  rc;

    for ( /* void */ ; c->text; c++) {
        rc = read_number(c->text, strlen(c->text), &value, count);

        ok(rc == c->rc
           && value == (c->rc == NGX_OK ? c->value : UNTOUCHED),
           "%s '%s'", count ? "count" : "number", c->text);
    }

    rc = read_number("1\0" "2", 3, &value, count);
    is(rc, NGX_DECLINED, "NUL within");
}


static ngx_str_t
string(const char *text)
{
    ngx_str_t  s;

    s.len = strlen(text);
    s.data = malloc(s.len ? s.len : 1);
    memcpy(s.data, text, s.len);

    return s;
}


static void
test_decimals(void)
{
    ngx_str_t    text, most;
    ngx_uint_t   i;

    static const char  *bad[] = { "", "-1", "1e3", "1E3", "4k", "x", "1.",
                                  "01", NULL };

    for (i = 0; decimals[i].text; i++) {
        text = string(decimals[i].text);
        most = string(decimals[i].most);

        is(ngx_responses_number_most(text.data, text.len, most),
           decimals[i].rc, "'%s' and at most '%s'", decimals[i].text,
           decimals[i].most);
        ok(ngx_responses_number_decimal(most), "'%s' is a decimal",
           decimals[i].most);

        free(text.data);
        free(most.data);
    }

    for (i = 0; bad[i]; i++) {
        text = string(bad[i]);
        ok(!ngx_responses_number_decimal(text), "'%s' is none", bad[i]);
        free(text.data);
    }
}


/* of each token and number around them, as it would be written */

static void
test_is(void)
{
    char        digits[32];
    int64_t     n;
    ngx_str_t   text;
    ngx_uint_t  i, wrong;

    static const char  *none[] = { "", "00", "05", "5.0", "5e0", "+5", "-5",
                                   "-0", " 5", "5 ", "\"5\"", "null", NULL };

    wrong = 0;

    for (n = 0; n < 11111; n++) {
        snprintf(digits, sizeof(digits), "%lld", (long long) n);
        text = string(digits);

        wrong += !ngx_responses_number_is(text.data, text.len, n);
        wrong += ngx_responses_number_is(text.data, text.len, n + 1);
        wrong += ngx_responses_number_is(text.data, text.len, n * 10 + 10);
        wrong += ngx_responses_number_is(text.data, text.len - 1, n);

        free(text.data);
    }

    for (i = 0; none[i]; i++) {
        text = string(none[i]);

        for (n = 0; n < 60; n++) {
            wrong += ngx_responses_number_is(text.data, text.len, n);
        }

        free(text.data);
    }

    text = string("9223372036854775807");
    wrong += !ngx_responses_number_is(text.data, text.len, INT64_MAX);
    free(text.data);

    is(wrong, 0, "a number is its own digits, and no others");
}


int
main(void)
{
    test_cases(cases, 0);
    test_is();
    test_cases(counts, 1);
    test_decimals();

    return tap_done();
}
