
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads times that are text.
 *
 * Never guesses: a text that is read in part is not a time.  Invariant: all
 * texts for one moment give the same number.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_time.h"


static ngx_int_t ngx_responses_time_digits(u_char *p, u_char *last,
    ngx_uint_t n);
static ngx_int_t ngx_responses_time_fields(u_char *p, int64_t *n);
static ngx_int_t ngx_responses_time_zone(u_char *p, u_char *last,
    int64_t *zone);
static ngx_uint_t ngx_responses_time_utc(u_char *p, size_t len);


static const u_char  ngx_responses_time_form[] = "0000-00-00T00:00:00";

#define NGX_RESPONSES_TIME_LEN  (sizeof(ngx_responses_time_form) - 1)


ngx_int_t
ngx_responses_time_read(u_char *p, size_t len, int64_t *seconds)
{
    int64_t   n[6], days, zone;
    u_char   *last;

    if (len < NGX_RESPONSES_TIME_LEN
        || ngx_responses_time_fields(p, n) != NGX_OK)
    {
        return NGX_DECLINED;
    }

    last = p + len;
    p += NGX_RESPONSES_TIME_LEN;

    if (p < last && (*p == '.' || *p == ',')) {

        if (ngx_responses_time_digits(++p, last, 1) == NGX_ERROR) {
            return NGX_DECLINED;
        }

        while (p < last && *p >= '0' && *p <= '9') {
            p++;
        }
    }

    if (ngx_responses_time_zone(p, last, &zone) != NGX_OK) {
        return NGX_DECLINED;
    }

    /* days since 1970, as in ngx_parse_http_time(): years begin in March */

    n[1] -= 2;

    if (n[1] <= 0) {
        n[1] += 12;
        n[0] -= 1;
    }

    days = 365 * n[0] + n[0] / 4 - n[0] / 100 + n[0] / 400
           + 367 * n[1] / 12 - 30 + n[2] - 1 - 719527 + 31 + 28;

    zone = days * 86400 + n[3] * 3600 + n[4] * 60 + n[5] - zone;

    if (zone < 0) {
        return NGX_DECLINED;
    }

    *seconds = zone;

    return NGX_OK;
}


/* n digits as a number, or NGX_ERROR */

static ngx_int_t
ngx_responses_time_digits(u_char *p, u_char *last, ngx_uint_t n)
{
    ngx_int_t  value;

    if ((size_t) (last - p) < n) {
        return NGX_ERROR;
    }

    for (value = 0; n; n--, p++) {

        if (*p < '0' || *p > '9') {
            return NGX_ERROR;
        }

        value = value * 10 + (*p - '0');
    }

    return value;
}


/* year, month, day, hour, minute, second */

static ngx_int_t
ngx_responses_time_fields(u_char *p, int64_t *n)
{
    u_char      *last;
    ngx_int_t    value;
    ngx_uint_t   i, digits, leap;

    static const int64_t  days[] = {
        31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31
    };

    last = p + NGX_RESPONSES_TIME_LEN;

    for (i = 0; i < 6; i++) {
        digits = i ? 2 : 4;
        value = ngx_responses_time_digits(p, last, digits);

        if (value == NGX_ERROR) {
            return NGX_DECLINED;
        }

        n[i] = value;
        p += digits;

        if (p < last
            && *p != ngx_responses_time_form[NGX_RESPONSES_TIME_LEN
                                             - (last - p)]
            && !(i == 2 && (*p == ' ' || *p == 't')))
        {
            return NGX_DECLINED;
        }

        p++;
    }

    if (n[0] < 1970 || n[1] < 1 || n[1] > 12 || n[2] < 1 || n[3] > 23
        || n[4] > 59 || n[5] > 60)
    {
        return NGX_DECLINED;
    }

    leap = (n[1] == 2 && n[0] % 4 == 0
            && (n[0] % 100 != 0 || n[0] % 400 == 0));

    return (n[2] <= days[n[1] - 1] + (int64_t) leap) ? NGX_OK : NGX_DECLINED;
}


/* seconds east of UTC */

static ngx_int_t
ngx_responses_time_zone(u_char *p, u_char *last, int64_t *zone)
{
    u_char      sign;
    ngx_int_t   hours, minutes;

    *zone = 0;

    if (p == last) {
        return NGX_OK;
    }

    if (*p == ' ') {
        p++;
    }

    if (ngx_responses_time_utc(p, last - p)) {
        return NGX_OK;
    }

    if (p == last || (*p != '+' && *p != '-')) {
        return NGX_DECLINED;
    }

    sign = *p++;
    minutes = 0;

    hours = ngx_responses_time_digits(p, last, 2);

    if (hours == NGX_ERROR || hours > 23) {
        return NGX_DECLINED;
    }

    p += 2;

    if (p < last) {
        p += (*p == ':');

        minutes = ngx_responses_time_digits(p, last, 2);

        if (minutes == NGX_ERROR || minutes > 59 || p + 2 != last) {
            return NGX_DECLINED;
        }
    }

    *zone = hours * 3600 + minutes * 60;

    if (sign == '-') {
        *zone = -*zone;
    }

    return NGX_OK;
}


static ngx_uint_t
ngx_responses_time_utc(u_char *p, size_t len)
{
    return (len == 1 && (*p == 'Z' || *p == 'z'))
           || (len == 3 && (ngx_memcmp(p, "UTC", 3) == 0
                            || ngx_memcmp(p, "GMT", 3) == 0));
}
