
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

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_time.h"


static ngx_int_t ngx_responses_time_seconds(u_char *p, int64_t *seconds);
static ngx_int_t ngx_responses_time_zone(u_char *p, u_char *last,
    int64_t *zone);
static ngx_int_t ngx_responses_time_digits(u_char *p, u_char *last,
    ngx_uint_t n);
static ngx_uint_t ngx_responses_time_utc(u_char *p, size_t len);


#define NGX_RESPONSES_TIME_LEN  (sizeof("0000-00-00T00:00:00") - 1)


ngx_int_t
ngx_responses_time_read(u_char *p, size_t len, int64_t *seconds)
{
    int64_t   n, zone;
    u_char   *last;

    if (len < NGX_RESPONSES_TIME_LEN
        || ngx_responses_time_seconds(p, &n) != NGX_OK)
    {
        return NGX_DECLINED;
    }

    last = p + len;
    p += NGX_RESPONSES_TIME_LEN;

    if (p < last && (*p == '.' || *p == ',')) {

        if (ngx_responses_time_digits(++p, last, 1) == NGX_ERROR) {
            return NGX_DECLINED;
        }

        while (p < last && ngx_responses_digit(*p)) {
            p++;
        }
    }

    if (ngx_responses_time_zone(p, last, &zone) != NGX_OK || n < zone) {
        return NGX_DECLINED;
    }

    *seconds = n - zone;

    return NGX_OK;
}


/* a day or a second that does not exist would become another one */

static ngx_int_t
ngx_responses_time_seconds(u_char *p, int64_t *seconds)
{
    int         day, second;
    char       *end, buf[NGX_RESPONSES_TIME_LEN + 1];
    struct tm   tm;

    ngx_memcpy(buf, p, NGX_RESPONSES_TIME_LEN);
    buf[NGX_RESPONSES_TIME_LEN] = '\0';

    if (buf[10] == ' ' || buf[10] == 't') {
        buf[10] = 'T';
    }

    ngx_memzero(&tm, sizeof(struct tm));

    end = strptime(buf, "%Y-%m-%dT%H:%M:%S", &tm);

    if (end != buf + NGX_RESPONSES_TIME_LEN || tm.tm_year < 70) {
        return NGX_DECLINED;
    }

    day = tm.tm_mday;
    second = tm.tm_sec;

    *seconds = timegm(&tm);

    if (tm.tm_mday == day && tm.tm_sec == second) {
        return NGX_OK;
    }

    return NGX_DECLINED;
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

        if (!ngx_responses_digit(*p)) {
            return NGX_ERROR;
        }

        value = value * 10 + (*p - '0');
    }

    return value;
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
    switch (len) {

    case 1:
        return *p == 'Z' || *p == 'z';

    case 3:
        return ngx_memcmp(p, "UTC", 3) == 0 || ngx_memcmp(p, "GMT", 3) == 0;
    }

    return 0;
}
