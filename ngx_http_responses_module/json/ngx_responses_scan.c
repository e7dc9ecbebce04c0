
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads JSON that is too long to be held.
 *
 * Can stop at any byte and reads each byte once.  Never validates a text,
 * never allocates.  Invariant: in whatever pieces the input comes, the same
 * members are reported at the same bytes; for valid input they are those of
 * ngx_responses_match_next(), up to its depth.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "json/ngx_responses_lex.h"
#include "json/ngx_responses_scan.h"


typedef enum {
    sw_object = 0,             /* before the object */
    sw_first_key,              /* a name or '}' */
    sw_key,
    sw_name,                   /* in a name */
    sw_colon,
    sw_first_value,            /* a value or ']' */
    sw_value,
    sw_string,                 /* in a value */
    sw_scalar,
    sw_after                   /* ',' or a closing bracket */
} ngx_responses_scan_state_e;


static ngx_int_t ngx_responses_scan_name(ngx_responses_scan_t *scan,
    u_char **pos, u_char *last);
static u_char *ngx_responses_scan_plain(ngx_responses_scan_t *scan, u_char *p,
    u_char *last);
static void ngx_responses_scan_match(ngx_responses_scan_t *scan);
static size_t ngx_responses_scan_unescape(u_char *key, size_t len);
static ngx_int_t ngx_responses_scan_value(ngx_responses_scan_t *scan,
    u_char **pos);
static ngx_int_t ngx_responses_scan_string(ngx_responses_scan_t *scan,
    u_char **pos, u_char *last);
static ngx_int_t ngx_responses_scan_after(ngx_responses_scan_t *scan,
    u_char **pos);
static ngx_int_t ngx_responses_scan_close(ngx_responses_scan_t *scan,
    u_char **pos);
static ngx_int_t ngx_responses_scan_end(ngx_responses_scan_t *scan);


#define ngx_responses_scan_in_array(scan)                                     \
    ((scan)->depth <= 64                                                      \
     && ((scan)->arrays & ((uint64_t) 1 << ((scan)->depth - 1))))


/* numbers and literals, and what some write for them, as NaN */

#define ngx_responses_scan_is_scalar(c)                                       \
    (((c) >= '0' && (c) <= '9') || ((c) >= 'a' && (c) <= 'z')                 \
     || ((c) >= 'A' && (c) <= 'Z') || (c) == '-' || (c) == '+' || (c) == '.')


void
ngx_responses_scan_init(ngx_responses_scan_t *scan,
    ngx_responses_path_t *paths)
{
    ngx_memzero(scan, sizeof(ngx_responses_scan_t));

    scan->level[1] = paths;
}


ngx_int_t
ngx_responses_scan(ngx_responses_scan_t *scan, u_char **pos, u_char *last)
{
    u_char     c;
    ngx_int_t  rc;

    while (*pos < last) {

        c = **pos;

        if (scan->state == sw_name) {
            rc = ngx_responses_scan_name(scan, pos, last);

        } else if (scan->state == sw_string) {
            rc = ngx_responses_scan_string(scan, pos, last);

        } else if (scan->state == sw_scalar) {

            while (ngx_responses_scan_is_scalar(c)) {

                if (++*pos == last) {
                    return NGX_AGAIN;
                }

                c = **pos;
            }

            if (c != ',' && c != '}' && c != ']' && c != ' ' && c != LF
                && c != '\t' && c != CR)
            {
                return NGX_DECLINED;
            }

            rc = ngx_responses_scan_end(scan);

        } else if (c == ' ' || c == LF || c == '\t' || c == CR) {
            (*pos)++;
            continue;

        } else {

            switch (scan->state) {

            case sw_object:
                if (c != '{') {
                    return NGX_DECLINED;
                }

                (*pos)++;
                scan->depth = 1;
                scan->state = sw_first_key;
                continue;

            case sw_first_key:
            case sw_key:
                if (c == '}' && scan->state == sw_first_key) {
                    rc = ngx_responses_scan_close(scan, pos);
                    break;
                }

                if (c != '"') {
                    return NGX_DECLINED;
                }

                (*pos)++;
                scan->key_len = 0;
                scan->state = sw_name;
                continue;

            case sw_colon:
                if (c != ':') {
                    return NGX_DECLINED;
                }

                (*pos)++;
                scan->state = sw_value;
                continue;

            case sw_first_value:
                if (c == ']') {
                    rc = ngx_responses_scan_close(scan, pos);
                    break;
                }

                /* fall through */

            case sw_value:
                rc = ngx_responses_scan_value(scan, pos);
                break;

            default: /* sw_after */
                rc = ngx_responses_scan_after(scan, pos);
                break;
            }
        }

        if (rc != NGX_AGAIN) {
            return rc;
        }
    }

    return NGX_AGAIN;
}


static ngx_int_t
ngx_responses_scan_name(ngx_responses_scan_t *scan, u_char **pos, u_char *last)
{
    u_char  *p;

    for (p = *pos; p < last; p++) {

        if (!scan->escape) {
            p = ngx_responses_scan_plain(scan, p, last);

            if (p == last) {
                break;
            }
        }

        if (scan->escape) {
            scan->escape = 0;

        } else if (*p == '\\') {
            scan->escape = 1;

        } else if (*p == '"') {
            ngx_responses_scan_match(scan);
            scan->state = sw_colon;
            *pos = p + 1;

            return NGX_AGAIN;
        }

        if (scan->key_len <= NGX_RESPONSES_SCAN_KEY) {
            scan->key[scan->key_len++] = *p;
        }
    }

    *pos = p;

    return NGX_AGAIN;
}


/* bytes of a name that need not be looked at one by one */

static u_char *
ngx_responses_scan_plain(ngx_responses_scan_t *scan, u_char *p, u_char *last)
{
    size_t   n;
    u_char  *plain;

    plain = ngx_responses_lex_plain(p, last);

    n = ngx_min((size_t) (plain - p),
                NGX_RESPONSES_SCAN_KEY + 1 - scan->key_len);

    ngx_memcpy(scan->key + scan->key_len, p, n);
    scan->key_len += n;

    return plain;
}


static void
ngx_responses_scan_match(ngx_responses_scan_t *scan)
{
    size_t                 len;
    ngx_responses_path_t  *path;

    scan->value = NULL;
    scan->told = 0;

    len = scan->key_len;

    if (scan->depth > NGX_RESPONSES_SCAN_DEPTH
        || len > NGX_RESPONSES_SCAN_KEY)
    {
        return;
    }

    path = scan->level[scan->depth];

    if (path) {
        len = ngx_responses_scan_unescape(scan->key, len);
        scan->value = ngx_responses_path_find(path, scan->key, len);
    }
}


/* names of paths are ASCII, others and control characters are not decoded */

static size_t
ngx_responses_scan_unescape(u_char *key, size_t len)
{
    u_char     *src, *dst, *last;
    ngx_int_t   c;

    src = memchr(key, '\\', len);

    if (src == NULL) {
        return len;
    }

    last = key + len;

    for (dst = src; src < last; *dst++ = *src++) {

        if (*src != '\\') {
            continue;
        }

        if (last - src >= 2 && src[1] == '/') {
            src++;
            continue;
        }

        if (last - src < 6 || src[1] != 'u') {

            /* the second byte may be a backslash, too */

            if (last - src >= 2) {
                *dst++ = *src++;
            }

            continue;
        }

        c = ngx_responses_number_hex4(src + 2);

        if (c >= 0 && c < 0x80) {
            src += 5;
            *src = (u_char) c;
        }
    }

    return dst - key;
}


static ngx_int_t
ngx_responses_scan_value(ngx_responses_scan_t *scan, u_char **pos)
{
    u_char                 c;
    ngx_responses_path_t  *path;

    c = **pos;

    if (c != '{' && c != '[' && ngx_responses_scan_in_array(scan)) {
        scan->value = NULL;
    }

    path = scan->value;

    if (path && path->id && !scan->told) {
        scan->told = 1;
        scan->what = NGX_RESPONSES_SCAN_BEGIN;
        scan->id = path->id;
        scan->first = c;

        return NGX_OK;
    }

    switch (c) {

    case '{':
    case '[':
        scan->depth++;

        if (scan->depth <= NGX_RESPONSES_SCAN_DEPTH) {
            scan->level[scan->depth] = path;
        }

        if (scan->depth <= 64) {
            scan->arrays &= ~((uint64_t) 1 << (scan->depth - 1));
            scan->arrays |= (uint64_t) (c == '[') << (scan->depth - 1);

        } else if (scan->depth > 65536) {
            return NGX_DECLINED;
        }

        scan->state = (c == '[') ? sw_first_value : sw_first_key;

        if (c == '[' && path && scan->depth <= NGX_RESPONSES_SCAN_DEPTH) {
            scan->value = path->any;

        } else {
            scan->value = NULL;
        }

        scan->told = 0;
        break;

    case '"':
        scan->state = sw_string;
        break;

    default:
        if (!ngx_responses_scan_is_scalar(c)) {
            return NGX_DECLINED;
        }

        scan->state = sw_scalar;
        break;
    }

    (*pos)++;

    return NGX_AGAIN;
}


static ngx_int_t
ngx_responses_scan_string(ngx_responses_scan_t *scan, u_char **pos,
    u_char *last)
{
    u_char  *p, *quote, *escape;

    p = *pos;

    if (scan->escape) {
        scan->escape = 0;
        p++;
    }

    quote = NULL;

    while (p < last) {

        /* a quote that was found is not searched for again at each escape */

        if (quote == NULL || quote < p) {
            quote = memchr(p, '"', last - p);

            if (quote == NULL) {
                quote = last;
            }
        }

        escape = memchr(p, '\\', quote - p);

        if (escape) {

            if (escape + 1 == last) {
                scan->escape = 1;
                break;
            }

            p = escape + 2;
            continue;
        }

        if (quote == last) {
            break;
        }

        *pos = quote + 1;

        return ngx_responses_scan_end(scan);
    }

    *pos = last;

    return NGX_AGAIN;
}


static ngx_int_t
ngx_responses_scan_after(ngx_responses_scan_t *scan, u_char **pos)
{
    u_char  c;

    c = **pos;

    /* deeper than the bits of arrays, names are read like values */

    if (c == ',' || (c == ':' && scan->depth > 64)) {
        (*pos)++;

        if (scan->depth > 64 || ngx_responses_scan_in_array(scan)) {
            scan->state = sw_value;
            scan->value = NULL;
            scan->told = 0;

            if (scan->depth <= NGX_RESPONSES_SCAN_DEPTH
                && scan->level[scan->depth])
            {
                scan->value = scan->level[scan->depth]->any;
            }

        } else {
            scan->state = sw_key;
        }

        return NGX_AGAIN;
    }

    if (c != '}' && c != ']') {
        return NGX_DECLINED;
    }

    return ngx_responses_scan_close(scan, pos);
}


static ngx_int_t
ngx_responses_scan_close(ngx_responses_scan_t *scan, u_char **pos)
{
    if (scan->depth <= 64
        && (**pos == ']') != (ngx_responses_scan_in_array(scan) != 0))
    {
        return NGX_DECLINED;
    }

    (*pos)++;

    if (scan->depth == 1) {
        scan->depth = 0;

        return NGX_DONE;
    }

    scan->value = (scan->depth <= NGX_RESPONSES_SCAN_DEPTH)
                  ? scan->level[scan->depth] : NULL;
    scan->depth--;

    return ngx_responses_scan_end(scan);
}


static ngx_int_t
ngx_responses_scan_end(ngx_responses_scan_t *scan)
{
    scan->state = sw_after;

    if (scan->value == NULL || scan->value->id == 0) {
        return NGX_AGAIN;
    }

    scan->what = NGX_RESPONSES_SCAN_END;
    scan->id = scan->value->id;
    scan->value = NULL;

    return NGX_OK;
}
