
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The slots of names that are known by a number.
 *
 * Does not know what a name means.  Invariant: a search ends, as slots are
 * free; the slots are made once and then only read.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "json/ngx_responses_key.h"


void
ngx_responses_keys_init(ngx_responses_keys_t *keys, const ngx_str_t *names,
    ngx_uint_t n)
{
    ngx_uint_t  i, key;

    ngx_memzero(keys, sizeof(ngx_responses_keys_t));

    keys->names = names;

    for (key = 1; key < n; key++) {

        if (names[key].len == 0) {
            continue;
        }

        i = ngx_responses_key_hash(names[key].data, names[key].len);

        while (keys->slots[i]) {
            i = (i + 1) & (NGX_RESPONSES_KEY_SLOTS - 1);
        }

        keys->slots[i] = (u_char) key;
    }
}


ngx_uint_t
ngx_responses_key_decoded(const ngx_responses_keys_t *keys, u_char *p,
    size_t size)
{
    u_char    *last, name[NGX_RESPONSES_KEY_LEN];
    size_t     len;
    uint32_t   c;

    last = p + size;

    for (len = 0; p < last; len++) {
        p = ngx_responses_text_char(p, last, &c);

        /* known names are ASCII */

        if (len == NGX_RESPONSES_KEY_LEN || c >= 0x80) {
            return 0;
        }

        name[len] = (u_char) c;
    }

    return ngx_responses_key_find(keys, name, len);
}
