
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The known name that was likely meant by an unknown one.
 *
 * Used for messages about the configuration only.  The distance of two names
 * is the number of bytes that are missing or left over, where a wrong byte is
 * both: so "node" is not near to "code".  Case, and '-' for '_', do not count.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_near.h"


/* what stands between the words of a name */

#define ngx_responses_near_divides(ch)  ((ch) == '.' || (ch) == '_')


static ngx_uint_t ngx_responses_near_distance(const ngx_str_t *name,
    const ngx_str_t *known);
static ngx_uint_t ngx_responses_near_words(const ngx_str_t *name,
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

    if (len < 3) {
        near->distance = 0;

    } else if (len < 5) {
        near->distance = 2;

    } else if (len < 12) {
        near->distance = 3;

    } else {
        near->distance = 4;
    }
}


void
ngx_responses_near(ngx_responses_near_t *near, const ngx_str_t *known)
{
    ngx_uint_t  distance;

    if (near->distance == 0
        || known->len == 0
        || near->name.len > NGX_RESPONSES_NEAR_LEN)
    {
        return;
    }

    if (known->len > NGX_RESPONSES_NEAR_LEN) {
        return;
    }

    distance = ngx_responses_near_distance(&near->name, known);

    if (distance < near->distance) {
        near->distance = distance;
        near->nearest = known;

    } else if (near->nearest == NULL
               && ngx_responses_near_words(&near->name, known))
    {
        near->nearest = known;
    }
}


/* the rows of the matrix of distances of all beginnings of both names */

static ngx_uint_t
ngx_responses_near_distance(const ngx_str_t *name, const ngx_str_t *known)
{
    size_t       i, k;
    u_char       ch;
    ngx_uint_t   left, above, row[NGX_RESPONSES_NEAR_LEN + 1];

    for (k = 0; k <= known->len; k++) {
        row[k] = k;
    }

    for (i = 0; i < name->len; i++) {
        ch = ngx_responses_near_fold(name->data[i]);
        left = row[0];
        row[0] += (ch != '*');

        for (k = 1; k <= known->len; k++) {
            above = row[k];

            if (ch == '*') {
                row[k] = ngx_min(above, row[k - 1]);

            } else if (ch == ngx_responses_near_fold(known->data[k - 1])) {
                row[k] = left;

            } else {
                row[k] = ngx_min(above, row[k - 1]) + 1;
            }

            left = above;
        }
    }

    return row[known->len];
}


/* whether a name is some of the words of a known one */

static ngx_uint_t
ngx_responses_near_words(const ngx_str_t *name, const ngx_str_t *known)
{
    size_t   i, end;
    u_char  *p;

    p = known->data;

    for (i = 0; i + name->len <= known->len; i++) {
        end = i + name->len;

        if (i && !ngx_responses_near_divides(p[i - 1])) {
            continue;
        }

        if (end < known->len && !ngx_responses_near_divides(p[end])) {
            continue;
        }

        if (ngx_memcmp(p + i, name->data, name->len) == 0) {
            return 1;
        }
    }

    return 0;
}


static u_char
ngx_responses_near_fold(u_char ch)
{
    if (ch >= 'A' && ch <= 'Z') {
        return ch | 0x20;
    }

    if (ch == '-') {
        return '_';
    }

    return ch;
}
