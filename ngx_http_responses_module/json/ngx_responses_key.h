
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Names of members that are known by a number, their key, so that readers
 * compare numbers.
 *
 * The caller's table has a name in the place of each key; key 0 is that of
 * all other names.  The hash of a name is its place in the slots, or the name
 * stands in one of those after it.
 */


#ifndef _NGX_RESPONSES_KEY_H_INCLUDED_
#define _NGX_RESPONSES_KEY_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* most are free: a name that is not known hits none, as a rule */

#define NGX_RESPONSES_KEY_BITS   9
#define NGX_RESPONSES_KEY_SLOTS  (1 << NGX_RESPONSES_KEY_BITS)
#define NGX_RESPONSES_KEYS       255

/* no known name is longer */

#define NGX_RESPONSES_KEY_LEN    64


typedef struct {
    const ngx_str_t    *names;         /* by their keys */
    u_char              slots[NGX_RESPONSES_KEY_SLOTS];
                                       /* keys by hash, 0: no name */
} ngx_responses_keys_t;


/* of a name that is not empty; the factor spreads those that are known */

#define ngx_responses_key_hash(p, len)                                        \
    (((uint32_t) (len) << 24 | (uint32_t) (p)[(len) - 1] << 16                \
      | (uint32_t) (p)[(len) / 2] << 8 | (p)[0])                              \
     * 0x3d2fb9b1 >> (32 - NGX_RESPONSES_KEY_BITS))


/* keys are from 1 to n - 1, n is not above NGX_RESPONSES_KEYS */

void ngx_responses_keys_init(ngx_responses_keys_t *keys,
    const ngx_str_t *names, ngx_uint_t n);

/* the key of a name with escapes, the bytes between its quotes */

ngx_uint_t ngx_responses_key_decoded(const ngx_responses_keys_t *keys,
    u_char *p, size_t size);


/* for most names a call of memcmp() would cost more than the comparison */

static ngx_inline ngx_uint_t
ngx_responses_key_same(const u_char *p, const u_char *q, size_t len)
{
    uint32_t  a4, b4;
    uint64_t  a8, b8;

    if (len >= 8) {

        for ( /* void */ ; len > 8; p += 8, q += 8, len -= 8) {
            ngx_memcpy(&a8, p, 8);
            ngx_memcpy(&b8, q, 8);

            if (a8 != b8) {
                return 0;
            }
        }

        /* the last 8 bytes, some of them again */

        ngx_memcpy(&a8, p + len - 8, 8);
        ngx_memcpy(&b8, q + len - 8, 8);

        return a8 == b8;
    }

    if (len >= 4) {
        ngx_memcpy(&a4, p, 4);
        ngx_memcpy(&b4, q, 4);

        if (a4 != b4) {
            return 0;
        }

        ngx_memcpy(&a4, p + len - 4, 4);
        ngx_memcpy(&b4, q + len - 4, 4);

        return a4 == b4;
    }

    return ngx_memcmp(p, q, len) == 0;
}


/* the key of a name that has no escapes */

static ngx_inline ngx_uint_t
ngx_responses_key_find(const ngx_responses_keys_t *keys, const u_char *p,
    size_t len)
{
    ngx_uint_t        i, key;
    const ngx_str_t  *name;

    if (len == 0) {
        return 0;
    }

    i = ngx_responses_key_hash(p, len);

    while ((key = keys->slots[i]) != 0) {
        name = &keys->names[key];

        if (name->len == len && ngx_responses_key_same(name->data, p, len)) {
            return key;
        }

        i = (i + 1) & (NGX_RESPONSES_KEY_SLOTS - 1);
    }

    return 0;
}


#endif /* _NGX_RESPONSES_KEY_H_INCLUDED_ */
