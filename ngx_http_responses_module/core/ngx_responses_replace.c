
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Replaces what a regular expression matches in a text that comes in pieces.
 *
 *     context   held     piece
 *     ──────────┬────────┬──────────────
 *               from: no match begins before
 *
 * PCRE2_PARTIAL_HARD tells whether the end of what it saw played a part: then
 * nothing is decided until there is more, or the text has ended.
 *
 * Never looks at more than the bytes that may be held after a place, so that
 * what is decided there does not depend on how much came.  Invariant: what was
 * appended plays no part in a match to come.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_replace.h"


/* bytes of a tail beside twice what may be held */

#define NGX_RESPONSES_REPLACE_MORE   1024


/* the subject of the search, and how far the output is */

typedef struct {
    ngx_responses_search_t       search;
    size_t                       len;      /* of all that came; the search may
                                              see less */
    size_t                       sent;
    ngx_responses_replacing_t   *how;
    ngx_responses_replace_t     *text;
    ngx_responses_buf_t         *out;
} ngx_responses_replacer_t;


static ngx_int_t ngx_responses_replace_all(ngx_responses_replacer_t *r,
    ngx_uint_t last);
static void ngx_responses_replace_see(ngx_responses_replacer_t *r, size_t n);
static ngx_int_t ngx_responses_replace_found(ngx_responses_replacer_t *r,
    size_t begin, size_t end);
static ngx_int_t ngx_responses_replace_with(ngx_responses_replacer_t *r);
static void ngx_responses_replace_slow(ngx_responses_replacer_t *r);
static ngx_int_t ngx_responses_replace_keep(ngx_responses_replacer_t *r,
    ngx_responses_mem_t *mem);


ngx_int_t
ngx_responses_replace(ngx_responses_replacing_t *how,
    ngx_responses_mem_t *mem, ngx_responses_replace_t *text, ngx_str_t piece,
    ngx_uint_t last, ngx_responses_buf_t *out)
{
    uint32_t                   held, len;
    ngx_int_t                  rc;
    ngx_uint_t                 same;
    ngx_responses_replacer_t   r;

    text->count = 0;

    if (text->cut) {
        if (piece.len) {
            return NGX_OK;
        }

        return NGX_DECLINED;
    }

    held = ngx_responses_replace_held(text);
    len = out->len;

    r.how = how;
    r.text = text;
    r.out = out;
    r.len = text->tail.len + piece.len;
    r.sent = text->context;

    r.search.start = piece.data;
    r.search.from = text->context;
    r.search.begun = text->begun;
    r.search.ends = 0;

    if (text->tail.len) {

        if (ngx_responses_buf_append(mem, &text->tail, piece.data, piece.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        r.search.start = text->tail.start;
    }

    rc = ngx_responses_replace_all(&r, last);

    if (rc != NGX_OK) {
        out->len = len;
        return rc;
    }

    same = (held == 0 && r.search.from == r.len && text->count == 0);

    if (!same
        && ngx_responses_buf_append(how->mem, out, r.search.start + r.sent,
                                    r.search.from - r.sent)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (last || text->cut) {
        text->tail.len = 0;
        text->context = 0;

    } else if (ngx_responses_replace_keep(&r, mem) != NGX_OK) {
        return NGX_ERROR;
    }

    if (same) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/* moves search.from to where what is held begins; NGX_DECLINED: it is left */

static ngx_int_t
ngx_responses_replace_all(ngx_responses_replacer_t *r, ngx_uint_t last)
{
    ngx_int_t                rc;
    ngx_responses_search_t  *s;

    s = &r->search;

    while (s->from < r->len) {
        ngx_responses_replace_see(r, r->how->hold);

        rc = ngx_responses_regex_search(r->how->regex, s);

        r->text->cut = (rc == NGX_ABORT
                        || (rc == NGX_AGAIN && s->match == s->from
                            && r->len - s->from >= r->how->hold));

        if (r->text->cut && r->how->leaves) {
            return NGX_DECLINED;
        }

        if (rc == NGX_ABORT) {
            ngx_responses_replace_slow(r);
        }

        if (r->text->cut) {
            return ngx_responses_replace_found(r, s->from, r->len);
        }

        if (rc == NGX_OK) {

            if (ngx_responses_replace_found(r, s->match, s->end) != NGX_OK) {
                return NGX_ERROR;
            }

            continue;
        }

        s->from = (rc == NGX_AGAIN) ? s->match : s->len;

        if (s->len == r->len) {

            if (s->ends || !last) {
                break;
            }

            /* what is held does not go on */

            s->ends = 1;
        }
    }

    return NGX_OK;
}


/* the search sees whole characters of the next n bytes */

static void
ngx_responses_replace_see(ngx_responses_replacer_t *r, size_t n)
{
    ngx_responses_search_t  *s;

    s = &r->search;

    if (r->len - s->from <= n) {
        s->len = r->len;
        return;
    }

    s->len = s->from + n;

    while ((s->start[s->len] & 0xc0) == 0x80) {
        s->len--;
    }
}


static ngx_int_t
ngx_responses_replace_found(ngx_responses_replacer_t *r, size_t begin,
    size_t end)
{
    if (ngx_responses_buf_append(r->how->mem, r->out,
                                 r->search.start + r->sent, begin - r->sent)
        != NGX_OK
        || ngx_responses_replace_with(r) != NGX_OK)
    {
        return NGX_ERROR;
    }

    r->text->count++;
    r->search.from = end;
    r->sent = end;

    return NGX_OK;
}


/* of what has no end nothing is sent */

static ngx_int_t
ngx_responses_replace_with(ngx_responses_replacer_t *r)
{
    u_char     *p, *last, *group;
    ngx_str_t   text;

    p = r->how->with.data;
    last = p + r->how->with.len;

    while (p < last) {
        group = memchr(p, NGX_RESPONSES_REPLACE_GROUP, last - p);

        if (ngx_responses_buf_append(r->how->mem, r->out, p,
                                     (group ? group : last) - p)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (group == NULL) {
            break;
        }

        p = group + 2;

        if (r->text->cut) {
            continue;
        }

        ngx_responses_regex_group(r->how->regex, r->search.start, group[1],
                                  &text);

        if (ngx_responses_buf_append(r->how->mem, r->out, text.data, text.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/*
 * A search that takes too long does not tell where.  If the text had come
 * character by character, it would have been the first search that takes too
 * long: those before it have decided more.
 */

static void
ngx_responses_replace_slow(ngx_responses_replacer_t *r)
{
    size_t                   few, many, n, from;
    ngx_int_t                rc;
    ngx_responses_search_t  *s;

    s = &r->search;

    if (s->ends) {
        return;
    }

    from = s->from;
    few = 0;
    many = s->len - s->from;

    for ( ;; ) {
        n = few + (many - few) / 2;
        ngx_responses_replace_see(r, n);

        if (s->len - s->from <= few) {

            /* within a character: it, too */

            ngx_responses_replace_see(r, n + 4);
            ngx_responses_replace_see(r, ngx_min(s->len - s->from, many - 1));
        }

        if (s->len - s->from <= few) {
            break;
        }

        rc = ngx_responses_regex_search(r->how->regex, s);

        if (rc == NGX_ABORT) {
            many = s->len - s->from;
            continue;
        }

        few = s->len - s->from;
        from = (rc == NGX_DECLINED) ? s->len : s->match;
    }

    s->from = from;
}


/* what the next search needs of all that came */

static ngx_int_t
ngx_responses_replace_keep(ngx_responses_replacer_t *r,
    ngx_responses_mem_t *mem)
{
    size_t                    begin;
    ngx_int_t                 rc;
    ngx_responses_buf_t       tail;
    ngx_responses_replace_t  *text;

    text = r->text;

    begin = ngx_responses_regex_context(r->how->regex, r->search.start,
                                        r->search.from);

    text->begun |= (begin > 0);
    text->context = r->search.from - begin;

    tail = text->tail;

    if (tail.len && tail.size <= 2 * r->how->hold + NGX_RESPONSES_REPLACE_MORE)
    {
        text->tail.len = r->len - begin;
        ngx_memmove(tail.start, tail.start + begin, text->tail.len);

        return NGX_OK;
    }

    /* it was a large piece, or the first one */

    ngx_memzero(&text->tail, sizeof(ngx_responses_buf_t));

    rc = ngx_responses_buf_append(mem, &text->tail, r->search.start + begin,
                                  r->len - begin);

    ngx_responses_buf_free(mem, &tail);

    return rc;
}
