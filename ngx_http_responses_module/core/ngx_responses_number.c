
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON integer tokens, RFC 8259 section 6, of any length, counts that are
 * written in another way, and decimals, which are compared as text.
 *
 * Never reads past the token.  ngx_atoi() is not used, as it accepts "007" and
 * has no limit but that of its type.  Invariant: the value is compared with
 * the limit after each digit, so that no number of digits overflows.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"


/* an exponent beyond this has the same effect */

#define NGX_RESPONSES_NUMBER_EXPONENT  1000000000


/* the digits of a number from the first one that is not 0, and a point */

typedef struct {
    u_char     *p;
    u_char     *last;
    int64_t     whole;         /* digits before the point, or less than 0 */
} ngx_responses_decimal_t;


static ngx_int_t ngx_responses_number_digits(u_char *p, size_t len,
    ngx_responses_decimal_t *decimal);
static ngx_int_t ngx_responses_number_exponent(u_char *p, u_char *last,
    int64_t *exponent);
static u_char ngx_responses_number_digit(ngx_responses_decimal_t *decimal);


ngx_int_t
ngx_responses_number_read(u_char *p, size_t len, int64_t *value)
{
    u_char      *last;
    int64_t      n;
    ngx_uint_t   negative;

    if (len == 0) {
        return NGX_DECLINED;
    }

    last = p + len;
    negative = (*p == '-');

    p += negative;

    if (p == last || (*p == '0' && last - p > 1)) {
        return NGX_DECLINED;
    }

    for (n = 0; p < last; p++) {

        if (!ngx_responses_digit(*p)) {
            return NGX_DECLINED;
        }

        n = n * 10 + (*p - '0');

        if (n > NGX_RESPONSES_NUMBER_MAX) {
            return NGX_DECLINED;
        }
    }

    if (negative && n) {
        return NGX_DECLINED;
    }

    *value = n;

    return NGX_OK;
}


ngx_uint_t
ngx_responses_number_is(u_char *p, size_t len, int64_t value)
{
    uint64_t  n;

    n = (uint64_t) value;

    do {
        if (len == 0 || p[--len] != '0' + n % 10) {
            return 0;
        }

        n /= 10;
    } while (n);

    return len == 0;
}


ngx_int_t
ngx_responses_number_count(u_char *p, size_t len, int64_t *value)
{
    size_t   i;
    u_char  *dot;

    if (len == 0) {
        return NGX_DECLINED;
    }

    if (len > 2 && p[0] == '"') {
        p++;
        len -= 2;
    }

    dot = memchr(p, '.', len);

    if (dot) {
        for (i = dot - p + 1; i < len; i++) {

            if (p[i] != '0') {
                return NGX_DECLINED;
            }
        }

        len = dot - p;
    }

    return ngx_responses_number_read(p, len, value);
}


ngx_int_t
ngx_responses_number_most(u_char *p, size_t len, ngx_str_t most)
{
    u_char                   a, b;
    ngx_responses_decimal_t  number, other;

    if (ngx_responses_number_digits(p, len, &number) != NGX_OK) {
        return NGX_DECLINED;
    }

    (void) ngx_responses_number_digits(most.data, most.len, &other);

    if (number.p == number.last) {
        return NGX_OK;
    }

    if (other.p == other.last) {
        return NGX_ABORT;
    }

    if (number.whole != other.whole) {
        if (number.whole > other.whole) {
            return NGX_ABORT;
        }

        return NGX_OK;
    }

    while (number.p < number.last || other.p < other.last) {
        a = ngx_responses_number_digit(&number);
        b = ngx_responses_number_digit(&other);

        if (a != b) {
            if (a > b) {
                return NGX_ABORT;
            }

            return NGX_OK;
        }
    }

    return NGX_OK;
}


ngx_uint_t
ngx_responses_number_decimal(ngx_str_t text)
{
    ngx_responses_decimal_t  decimal;

    if (ngx_responses_number_digits(text.data, text.len, &decimal) != NGX_OK
        || text.data[0] == '-')
    {
        return 0;
    }

    return memchr(text.data, 'e', text.len) == NULL
           && memchr(text.data, 'E', text.len) == NULL;
}


/* NGX_DECLINED: it is below 0, or no number */

static ngx_int_t
ngx_responses_number_digits(u_char *p, size_t len,
    ngx_responses_decimal_t *decimal)
{
    u_char      *last, *point;
    int64_t      exponent;
    ngx_uint_t   negative;

    last = p + len;
    point = NULL;
    exponent = 0;

    negative = (len && *p == '-');
    p += negative;

    if (p == last || !ngx_responses_digit(*p)) {
        return NGX_DECLINED;
    }

    if (*p == '0' && last - p > 1 && ngx_responses_digit(p[1])) {
        return NGX_DECLINED;
    }

    decimal->p = NULL;
    decimal->whole = 0;

    for ( /* void */ ; p < last && *p != 'e' && *p != 'E'; p++) {

        if (*p == '.' && point == NULL) {
            point = p;
            continue;
        }

        if (!ngx_responses_digit(*p)) {
            return NGX_DECLINED;
        }

        if (decimal->p == NULL && *p != '0') {
            decimal->p = p;
        }

        if (decimal->p) {
            decimal->whole += (point == NULL);

        } else {
            decimal->whole -= (point != NULL);
        }
    }

    decimal->last = p;

    if (decimal->p == NULL) {
        decimal->p = p;
    }

    if (p[-1] == '.'
        || (p < last && ngx_responses_number_exponent(p + 1, last, &exponent)
                        != NGX_OK))
    {
        return NGX_DECLINED;
    }

    decimal->whole += exponent;

    if (negative && decimal->p < decimal->last) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_number_exponent(u_char *p, u_char *last, int64_t *exponent)
{
    int64_t     n;
    ngx_uint_t  negative;

    negative = (p < last && *p == '-');

    if (p < last && (*p == '-' || *p == '+')) {
        p++;
    }

    if (p == last) {
        return NGX_DECLINED;
    }

    for (n = 0; p < last; p++) {

        if (!ngx_responses_digit(*p)) {
            return NGX_DECLINED;
        }

        n = ngx_min(n * 10 + (*p - '0'), NGX_RESPONSES_NUMBER_EXPONENT);
    }

    *exponent = negative ? -n : n;

    return NGX_OK;
}


/* takes the next one, 0 after the last */

static u_char
ngx_responses_number_digit(ngx_responses_decimal_t *decimal)
{
    if (decimal->p < decimal->last && *decimal->p == '.') {
        decimal->p++;
    }

    if (decimal->p < decimal->last) {
        return *decimal->p++;
    }

    return '0';
}


ngx_int_t
ngx_responses_number_hex4(u_char *p)
{
    u_char      c;
    ngx_int_t   n;
    ngx_uint_t  i;

    n = 0;

    for (i = 0; i < 4; i++) {

        if (ngx_responses_digit(p[i])) {
            n = n * 16 + (p[i] - '0');
            continue;
        }

        c = (u_char) (p[i] | 0x20);

        if (c < 'a' || c > 'f') {
            return NGX_ERROR;
        }

        n = n * 16 + (c - 'a' + 10);
    }

    return n;
}
