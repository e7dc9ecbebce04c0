
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A ring of the last 60 minutes.
 *
 * Reads no clock, never allocates, and has no lock: time, memory and locks are
 * those of the caller.  Invariant: a minute has only what was counted in it.
 * Its place is cleared when another minute takes it, not when time passes, so
 * a place is read only if its number is that of the minute that is asked for.
 * After the clock was set back, later minutes are there again when their time
 * comes, unless others took their places.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_hour.h"


#define sums(field)                                                           \
    offsetof(ngx_responses_minute_t, field),                                  \
    sizeof(((ngx_responses_minute_t *) NULL)->field) / sizeof(uint32_t)

#define counted(field)                                                        \
    sums(field), offsetof(ngx_responses_count_t, field)

/* the rows of a table that begin with a name */

#define names(rows)   rows, sizeof(rows[0])
#define none          NULL, 0

/* what is not counted with a response */

#define NGX_RESPONSES_HOUR_APART  (size_t) -1

#define ngx_responses_hour_number(now)  (uint32_t) ((now) / 60)
#define ngx_responses_hour_place(minute)                                      \
    ((minute) % NGX_RESPONSES_HOUR_MINUTES)


typedef struct {
    const char  *name;
    size_t       offset;       /* in a minute */
    ngx_uint_t   n;            /* how many sums there are */
    size_t       count;        /* offset in the counters of a response */
    const void  *names;        /* of the sums; NULL: they have numbers */
    size_t       size;         /* of a row of names */
} ngx_responses_hour_row_t;


static ngx_responses_minute_t *ngx_responses_hour_minute(
    ngx_responses_hour_t *hour, time_t now);
static void ngx_responses_hour_sum(uint32_t *sum, uint64_t n);
static void ngx_responses_hour_minute_write(ngx_responses_writer_t *w,
    const ngx_responses_minute_t *minute);
static void ngx_responses_hour_row_write(ngx_responses_writer_t *w,
    const ngx_responses_hour_row_t *row, const uint32_t *sum);
static void ngx_responses_hour_name_write(ngx_responses_writer_t *w,
    const ngx_responses_hour_row_t *row, ngx_uint_t i);
static void ngx_responses_hour_text_write(ngx_responses_writer_t *w,
    const char *text);


/* of histograms, which begin with their buckets, the sum is left out */

static const ngx_responses_hour_row_t  ngx_responses_hour_rows[] = {
    { "limited", counted(limited), none },
    { "redactions", counted(redactions), none },
    { "held", sums(held), NGX_RESPONSES_HOUR_APART, none },
    { "open", sums(open), NGX_RESPONSES_HOUR_APART, none },
    { "streams", counted(streams), names(ngx_responses_statuses) },
    { "tokens", counted(tokens), names(ngx_responses_count_tokens) },
    { "events", counted(events), names(ngx_responses_count_events) },
    { "errors", counted(errors), names(ngx_responses_codes) },
    { "first_token", counted(first_token), none },
    { "token_interval", counted(token_interval), none },
    { NULL, 0, 0, 0, NULL, 0 }
};


void
ngx_responses_hour_add(ngx_responses_hour_t *hour, time_t now,
    const ngx_responses_count_t *count)
{
    uint32_t                        *sum;
    ngx_uint_t                       i;
    const uint64_t                  *n;
    ngx_responses_minute_t          *minute;
    const ngx_responses_hour_row_t  *row;

    minute = ngx_responses_hour_minute(hour, now);

    for (row = ngx_responses_hour_rows; row->name; row++) {

        if (row->count == NGX_RESPONSES_HOUR_APART) {
            continue;
        }

        sum = (uint32_t *) ((u_char *) minute + row->offset);
        n = (const uint64_t *) ((const u_char *) count + row->count);

        for (i = 0; i < row->n; i++) {

            if (n[i]) {
                ngx_responses_hour_sum(&sum[i], n[i]);
            }
        }
    }
}


void
ngx_responses_hour_held(ngx_responses_hour_t *hour, time_t now)
{
    ngx_responses_hour_sum(&ngx_responses_hour_minute(hour, now)->held, 1);
}


void
ngx_responses_hour_open(ngx_responses_hour_t *hour, time_t now, uint64_t open)
{
    ngx_responses_minute_t  *minute;

    minute = ngx_responses_hour_minute(hour, now);
    minute->open = (uint32_t) ngx_min(open, NGX_RESPONSES_HOUR_MAX);
}


/* the place of a minute, cleared if another minute had it */

static ngx_responses_minute_t *
ngx_responses_hour_minute(ngx_responses_hour_t *hour, time_t now)
{
    uint32_t                 number;
    ngx_responses_minute_t  *minute;

    number = ngx_responses_hour_number(now);
    minute = &hour->minutes[ngx_responses_hour_place(number)];

    if (minute->minute != number) {
        ngx_memzero(minute, sizeof(ngx_responses_minute_t));
        minute->minute = number;
    }

    return minute;
}


static void
ngx_responses_hour_sum(uint32_t *sum, uint64_t n)
{
    if (n > NGX_RESPONSES_HOUR_MAX - *sum) {
        *sum = NGX_RESPONSES_HOUR_MAX;
        return;
    }

    *sum += (uint32_t) n;
}


const ngx_responses_minute_t *
ngx_responses_hour_get(const ngx_responses_hour_t *hour, time_t now,
    ngx_uint_t ago)
{
    uint32_t                       number;
    const ngx_responses_minute_t  *minute;

    number = ngx_responses_hour_number(now) - (uint32_t) ago;
    minute = &hour->minutes[ngx_responses_hour_place(number)];

    if (ago < NGX_RESPONSES_HOUR_MINUTES && minute->minute == number) {
        return minute;
    }

    return NULL;
}


void
ngx_responses_hour_write(ngx_responses_writer_t *w,
    const ngx_responses_hour_t *hour, time_t now)
{
    ngx_uint_t                     ago;
    const ngx_responses_minute_t  *minute;

    for (ago = NGX_RESPONSES_HOUR_MINUTES; ago > 0; ago--) {
        minute = ngx_responses_hour_get(hour, now, ago - 1);

        if (minute) {
            ngx_responses_hour_minute_write(w, minute);
        }
    }
}


/* "# minute SECONDS name=1 row name=1 name=2", without sums of 0 */

static void
ngx_responses_hour_minute_write(ngx_responses_writer_t *w,
    const ngx_responses_minute_t *minute)
{
    const uint32_t                  *sum;
    const ngx_responses_hour_row_t  *row;

    ngx_responses_write_lit(w, "# minute ");
    ngx_responses_write_int(w, (int64_t) minute->minute * 60);

    for (row = ngx_responses_hour_rows; row->name; row++) {
        sum = (const uint32_t *) ((const u_char *) minute + row->offset);

        ngx_responses_hour_row_write(w, row, sum);
    }

    ngx_responses_write_lit(w, "\n");
}


static void
ngx_responses_hour_row_write(ngx_responses_writer_t *w,
    const ngx_responses_hour_row_t *row, const uint32_t *sum)
{
    ngx_uint_t  i, first;

    first = (row->n > 1);

    for (i = 0; i < row->n; i++) {

        if (sum[i] == 0) {
            continue;
        }

        if (first) {
            ngx_responses_hour_text_write(w, row->name);
            first = 0;
        }

        ngx_responses_hour_name_write(w, row, i);
        ngx_responses_write_lit(w, "=");
        ngx_responses_write_int(w, sum[i]);
    }
}


/* the name of a sum: its own, that of a row of one sum, or a number */

static void
ngx_responses_hour_name_write(ngx_responses_writer_t *w,
    const ngx_responses_hour_row_t *row, ngx_uint_t i)
{
    const ngx_str_t  *name;

    if (row->n == 1) {
        ngx_responses_hour_text_write(w, row->name);
        return;
    }

    ngx_responses_write_lit(w, " ");

    if (row->names == NULL) {
        ngx_responses_write_int(w, i);
        return;
    }

    name = (const ngx_str_t *) ((const u_char *) row->names + i * row->size);

    ngx_responses_write(w, name->data, name->len);
}


static void
ngx_responses_hour_text_write(ngx_responses_writer_t *w, const char *text)
{
    ngx_responses_write_lit(w, " ");
    ngx_responses_write(w, (u_char *) text, ngx_strlen(text));
}
