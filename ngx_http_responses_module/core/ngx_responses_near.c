
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The known name that was likely meant by an unknown one.
 *
 * Used for messages about the configuration only.  The distance of two names
 * is the number of bytes that are missing, left over, or swapped with the next
 * one, where a wrong byte is both left over and missing: so "node" is not near
 * to "code".  Case, and '-' for '_', do not count.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_near.h"


static ngx_uint_t ngx_responses_near_distance(const ngx_str_t *name,
    const ngx_str_t *known);
static u_char ngx_responses_near_fold(u_char ch);


void
ngx_responses_near_init(ngx_responses_near_t *near, const ngx_str_t *name)
{
    size_t  i, len;

    len = 0;

    for (i = 0; i < name->len; i++) {
        len += (name->data[i] != '*');
    }

    near->name = *name;
    near->nearest = NULL;

    /* in a short name few bytes can be wrong */

    near->distance = (len < 3) ? 0 : (len < 5) ? 2 : (len < 12) ? 3 : 4;
}


void
ngx_responses_near(ngx_responses_near_t *near, const ngx_str_t *known)
{
    ngx_uint_t  distance;

    if (near->distance == 0 || known->len == 0
        || near->name.len > NGX_RESPONSES_NEAR_LEN
        || known->len > NGX_RESPONSES_NEAR_LEN)
    {
        return;
    }

    distance = ngx_responses_near_distance(&near->name, known);

    if (distance < near->distance) {
        near->distance = distance;
        near->nearest = known;
    }
}


void
ngx_responses_near_words(ngx_responses_near_t *near, const ngx_str_t *known)
{
    size_t       i, len;
    u_char      *p;
    ngx_str_t    word, *name;
    ngx_uint_t   begins;

    /* a pattern is the beginning of words */

    word = near->name;
    name = &word;

    begins = (name->len && name->data[name->len - 1] == '*');
    name->len -= begins;

    for (i = 0; near->distance && i + name->len <= known->len; i++) {
        p = known->data + i;
        len = known->len - i;

        if ((i == 0 || p[-1] == '.' || p[-1] == '_')
            && (begins || len == name->len || p[name->len] == '.'
                || p[name->len] == '_')
            && ngx_memcmp(p, name->data, name->len) == 0)
        {
            near->nearest = known;
            near->distance = 0;
        }
    }
}


/* the rows of the matrix of distances of all beginnings of both names */

static ngx_uint_t
ngx_responses_near_distance(const ngx_str_t *name, const ngx_str_t *known)
{
    size_t       i, k;
    u_char       ch, last;
    ngx_uint_t   d, *row, *above, *second, *spare;
    ngx_uint_t   rows[3][NGX_RESPONSES_NEAR_LEN + 1];

    row = rows[0];
    above = rows[1];
    second = rows[2];

    for (k = 0; k <= known->len; k++) {
        row[k] = k;
    }

    last = '\0';

    for (i = 1; i <= name->len; i++) {
        spare = second;
        second = above;
        above = row;
        row = spare;

        ch = ngx_responses_near_fold(name->data[i - 1]);
        row[0] = above[0] + (ch != '*');

        for (k = 1; k <= known->len; k++) {

            if (ch == '*') {
                row[k] = ngx_min(above[k], row[k - 1]);
                continue;
            }

            d = ngx_min(above[k], row[k - 1]) + 1;

            if (ch == ngx_responses_near_fold(known->data[k - 1])) {
                d = ngx_min(d, above[k - 1]);

            } else if (k > 1 && last == ngx_responses_near_fold(
                                                     known->data[k - 1])
                       && ch == ngx_responses_near_fold(known->data[k - 2]))
            {
                d = ngx_min(d, second[k - 2] + 1);
            }

            row[k] = d;
        }

        last = ch;
    }

    return row[known->len];
}


static u_char
ngx_responses_near_fold(u_char ch)
{
    if (ch >= 'A' && ch <= 'Z') {
        return ch | 0x20;
    }

    return (ch == '-') ? '_' : ch;
}
