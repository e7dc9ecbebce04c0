
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * FNV-1a with steps of eight bytes, http://www.isthe.com/chongo/tech/comp/fnv.
 *
 * Never keeps the bytes.  Invariant: the hash depends on the bytes and their
 * order alone, neither on how they are cut nor on the machine.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_hash.h"


/* a product's low bits depend on few bits of the word: the high go there */

static ngx_inline uint64_t
ngx_responses_hash_step(uint64_t sum, uint64_t word)
{
    sum = (sum ^ word) * 1099511628211ULL;

    return sum ^ (sum >> 32);
}


/* n bytes, 1 to 8, the first one lowest */

static ngx_inline uint64_t
ngx_responses_hash_word(u_char *p, size_t n)
{
#if (NGX_HAVE_LITTLE_ENDIAN)

    uint64_t  word;
    uint32_t  first, last;

    if (n == 8) {
        ngx_memcpy(&word, p, 8);
        return word;
    }

    if (n < 4) {
        return p[0] | (uint64_t) p[n / 2] << 8 * (n / 2)
               | (uint64_t) p[n - 1] << 8 * (n - 1);
    }

    /* the two may have bytes in common */

    ngx_memcpy(&first, p, 4);
    ngx_memcpy(&last, p + n - 4, 4);

    return first | (uint64_t) last << 8 * (n - 4);

#else

    uint64_t  word;

    word = 0;

    while (n--) {
        word = word << 8 | p[n];
    }

    return word;

#endif
}


void
ngx_responses_hash_add(ngx_responses_hash_t *hash, u_char *p, size_t len)
{
    size_t    n, have;
    uint64_t  sum, tail, word;

    sum = hash->sum;
    tail = hash->tail;
    have = hash->len & 7;

    hash->len += len;

    while (len) {
        n = ngx_min(len, 8);
        word = ngx_responses_hash_word(p, n);

        tail |= word << 8 * have;

        if (have + n >= 8) {
            sum = ngx_responses_hash_step(sum, tail);
            tail = have ? word >> (64 - 8 * have) : 0;
        }

        have = (have + n) & 7;
        p += n;
        len -= n;
    }

    hash->sum = sum;
    hash->tail = tail;
}
