
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The text of a part: "1", the five numbers in their order, and what was used
 * in each slot from the newest one on, with a space before each.
 *
 * Never allocates, and takes nothing from a text that is invalid.  Invariant:
 * a part that was written is the same when it is read.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "counters/ngx_responses_edge.h"


/* numbers before those of slots, which are the first members in this order */

#define NGX_RESPONSES_EDGE_NUMBERS  5


static ngx_int_t ngx_responses_edge_number(ngx_str_t *text, uint64_t *n);


void
ngx_responses_edge_write(ngx_responses_writer_t *w,
    const ngx_responses_edge_t *part)
{
    ngx_uint_t       i, n;
    const uint64_t  *number;

    number = &part->incarnation;
    n = NGX_RESPONSES_EDGE_NUMBERS + NGX_RESPONSES_WINDOW_SLOTS;

    /* slots at the end in which nothing was used are left out */

    while (n > NGX_RESPONSES_EDGE_NUMBERS && number[n - 1] == 0) {
        n--;
    }

    ngx_responses_write_lit(w, "1");

    for (i = 0; i < n; i++) {
        ngx_responses_write_lit(w, " ");
        ngx_responses_write_int(w, number[i]);
    }
}


ngx_int_t
ngx_responses_edge_read(ngx_responses_edge_t *part, ngx_str_t text)
{
    uint64_t              *number;
    ngx_uint_t             i;
    ngx_responses_edge_t   read;

    ngx_memzero(&read, sizeof(ngx_responses_edge_t));

    if (text.len == 0 || text.data[0] != '1') {
        return NGX_ERROR;
    }

    text.data++;
    text.len--;

    number = &read.incarnation;

    for (i = 0; text.len; i++) {

        if (i == NGX_RESPONSES_EDGE_NUMBERS + NGX_RESPONSES_WINDOW_SLOTS
            || ngx_responses_edge_number(&text, &number[i]) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (i < NGX_RESPONSES_EDGE_NUMBERS) {
        return NGX_ERROR;
    }

    *part = read;

    return NGX_OK;
}


/* takes a space and a number */

static ngx_int_t
ngx_responses_edge_number(ngx_str_t *text, uint64_t *n)
{
    u_char  *p, *last;

    p = text->data;
    last = p + text->len;

    if (*p++ != ' ' || p == last) {
        return NGX_ERROR;
    }

    for ( /* void */ ; p < last && *p != ' '; p++) {

        if (!ngx_responses_digit(*p)) {
            return NGX_ERROR;
        }

        *n = *n * 10 + (*p - '0');

        if (*n > NGX_RESPONSES_EDGE_MAX) {
            return NGX_ERROR;
        }
    }

    /* there is a digit between two spaces */

    if (p == text->data + 1) {
        return NGX_ERROR;
    }

    text->data = p;
    text->len = last - p;

    return NGX_OK;
}
