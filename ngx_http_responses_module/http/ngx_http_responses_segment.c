
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The segments of a path.
 *
 * Never changes the path.  Invariant: the bytes of a segment that count are
 * those that each server reads.
 */


#include "http/ngx_http_responses_header.h"
#include "http/ngx_http_responses_segment.h"


void
ngx_http_responses_segment_init(ngx_http_responses_segment_t *segment,
    ngx_str_t path, ngx_uint_t args)
{
    ngx_memzero(segment, sizeof(ngx_http_responses_segment_t));

    segment->pos = path.data;
    segment->last = path.data + path.len;
    segment->args = args;
}


ngx_uint_t
ngx_http_responses_segment_next(ngx_http_responses_segment_t *segment)
{
    u_char      c, *p, *start;
    ngx_int_t   n;

    if (segment->pos == NULL) {
        return 0;
    }

    segment->text.data = segment->pos;
    segment->len = 0;
    segment->parameters = 0;

    for (p = segment->pos; p < segment->last; /* void */ ) {
        start = p;
        c = *p++;

        if (segment->args && c == '?') {
            p = start;
            break;
        }

        /* with a variable in "proxy_pass", $uri is decoded again */

        if (c == '%' && segment->last - p > 1) {
            n = ngx_hextoi(p, 2);

            if (n != NGX_ERROR) {
                c = (u_char) n;
                p += 2;
            }
        }

        if (c == '/' || c == '\\') {
            segment->text.len = start - segment->text.data;
            segment->pos = p;
            segment->backslash |= (c == '\\');

            return 1;
        }

        if (c == ';' || c == '?' || c == '#') {
            segment->parameters = 1;
        }

        if (!segment->parameters) {

            if (segment->len < sizeof(segment->word)) {
                segment->word[segment->len] = c;
            }

            segment->len++;
        }
    }

    segment->text.len = p - segment->text.data;
    segment->pos = NULL;

    return 1;
}
