
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for request/signed: what was signed is read, and nothing else.
 *
 *   signed [N]             N forged ids
 */


#include <ctype.h>

#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"
#include "request/ngx_responses_signed.h"

#include "mem.h"
#include "random.h"
#include "tap.h"


#define FORGED  20000
#define FIELDS  3                      /* owner, peer, id */


/* a key is a number, and the MAC a hash that is as long */

static uint64_t  keys[] = { 1, 2, 3 };

static mem_t                memory;
static ngx_responses_buf_t  text;      /* what was signed last */
static ngx_responses_buf_t  got;
static bytes_t              signed_last;
static ngx_uint_t           no_mac;


static ngx_int_t
mac(void *data, ngx_uint_t n, ngx_str_t message, u_char *out)
{
    uint64_t *key = data;

    size_t      i;
    uint64_t    h, saved;

    signed_last.len = 0;
    bytes_add(&signed_last, message.data, message.len);

    saved = random_state;
    random_state = key[n];

    for (i = 0; i < message.len; i++) {
        random_state = random_next() + message.data[i];
    }

    for (i = 0; i < NGX_RESPONSES_SIGNED_MAC; i += sizeof(h)) {
        h = random_next();
        memcpy(out + i, &h, sizeof(h));
    }

    random_state = saved;

    return no_mac ? NGX_ERROR : NGX_OK;
}


static ngx_responses_signer_t  signer = { mac, keys, 1 };


static ngx_int_t
write_id(ngx_str_t *s)
{
    text.len = 0;

    return ngx_responses_signed_write(&signer, s[0], s[1], s[2], &memory.mem,
                                      &text);
}


static ngx_int_t
read_id(ngx_str_t owner, u_char *p, size_t len, ngx_str_t *peer, ngx_str_t *id)
{
    ngx_str_t  s;

    s.data = p;
    s.len = len;

    got.len = 0;

    return ngx_responses_signed_read(&signer, owner, s, &memory.mem, &got,
                                     peer, id);
}


static ngx_uint_t
is_read(ngx_str_t *s)
{
    ngx_str_t  peer, id;

    return read_id(s[0], text.start, text.len, &peer, &id) == NGX_OK
           && ngx_responses_str_eq(peer, s[1])
           && ngx_responses_str_eq(id, s[2]);
}


static void
random_field(ngx_str_t *s, size_t min, size_t max)
{
    size_t  i;

    s->len = min + random_below(max - min + 1);

    for (i = 0; i < s->len; i++) {
        s->data[i] = (u_char) random_next();
    }
}


static void
random_id(ngx_str_t *s)
{
    ngx_uint_t     i;

    static u_char  buf[FIELDS][NGX_RESPONSES_SIGNED_ID];

    for (i = 0; i < FIELDS; i++) {
        s[i].data = buf[i];
    }

    random_field(&s[0], 0, 40);
    random_field(&s[1], 0, random_below(8) ? 21 : NGX_RESPONSES_SIGNED_PEER);
    random_field(&s[2], 1, random_below(8) ? 53 : NGX_RESPONSES_SIGNED_ID);
}


static void
test_whole(void)
{
    size_t      i;
    ngx_str_t   s[FIELDS];
    ngx_uint_t  n, bad;

    for (n = 0, bad = 0; n < 2000; n++) {
        random_id(s);
        bad += (write_id(s) != NGX_OK || !is_read(s));

        for (i = 0; i < text.len; i++) {
            bad += !(isalnum(text.start[i]) || text.start[i] == '_'
                     || text.start[i] == '-');
        }
    }

    is(bad, 0, "what was signed is read");
}


/* wherever a text is cut into owner, peer and id, another message is signed */

static void
test_fields(void)
{
    ngx_str_t    s[FIELDS];
    ngx_uint_t   i, n, bad, same;

    static u_char   abc[] = { 0, 0, 0, 1, 'x', 0, 0, 0, 0, 1, 'x', 'x' };
    static bytes_t  messages[128];

    s[0].data = abc;
    n = 0;
    bad = 0;

    for (s[0].len = 0; s[0].len < sizeof(abc); s[0].len++) {
        s[1].data = abc + s[0].len;

        for (s[1].len = 0; s[0].len + s[1].len < sizeof(abc); s[1].len++) {
            s[2].data = s[1].data + s[1].len;
            s[2].len = abc + sizeof(abc) - s[2].data;

            write_id(s);

            for (i = 0, same = 0; i < n; i++) {
                same += bytes_equal(&messages[i], &signed_last);
            }

            bad += same;
            bytes_add(&messages[n++], signed_last.data, signed_last.len);
        }
    }

    is(bad, 0, "%lu messages differ", (unsigned long) n);

    while (n) {
        bytes_free(&messages[--n]);
    }
}


/* each kind of a wrong id is tried n times */

static void
test_forged(ngx_uint_t n)
{
    u_char      *p, c;
    size_t       len, k;
    ngx_str_t    s[FIELDS], peer, id, owner;
    ngx_uint_t   i, kind, bad[6];

    static u_char       buf[2048];
    static const char  *names[] = {
        "one bit is another one", "cut", "longer", "another owner's",
        "another key's", "made up"
    };

    ngx_memzero(bad, sizeof(bad));

    for (i = 0; i < n; i++) {
        kind = i % 6;

        random_id(s);
        owner = s[0];

        keys[0] = (kind == 4) ? 9 : 1;
        write_id(s);
        keys[0] = 1;

        p = buf;
        len = text.len;
        memcpy(p, text.start, len);

        k = random_below(len);

        switch (kind) {

        case 0:
            p[k] ^= 1 << random_below(8);
            break;

        case 1:
            len = k;
            break;

        case 2:
            for (k = 1 + random_below(4); k; k--) {
                c = (u_char) random_next();
                p[len++] = isalnum(c) ? c : "=-_A"[c % 4];
            }

            break;

        case 3:
            owner.len += owner.len ? -1 : 1;
            break;

        case 5:
            for (k = 5; k < len; k++) {
                p[k] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                       "0123456789-_"[random_below(64)];
            }

            break;
        }

        bad[kind] += (read_id(owner, p, len, &peer, &id) != NGX_DECLINED);
    }

    for (kind = 0; kind < 6; kind++) {
        is(bad[kind], 0, "%lu declined: %s", (unsigned long) n / 6,
           names[kind]);
    }

    /* all bits of one, and all its beginnings */

    random_id(s);
    write_id(s);

    for (k = 0, kind = 0; k < text.len; k++) {
        kind += (read_id(s[0], text.start, k, &peer, &id) != NGX_DECLINED);

        for (i = 0; i < 8; i++) {
            text.start[k] ^= 1 << i;
            kind += is_read(s);
            text.start[k] ^= 1 << i;
        }
    }

    is(kind, 0, "each bit counts");
}


/* what follows the tag in the last MAC: a tag would make a valid id */

static ngx_uint_t
is_useless(ngx_str_t owner)
{
    u_char        out[NGX_RESPONSES_SIGNED_MAC], rest[32];
    ngx_str_t     peer, id, message;
    ngx_uint_t    i;
    uint32_t      bits;

    static const u_char  digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"
                                    "klmnopqrstuvwxyz0123456789-_";

    message.len = signed_last.len;
    message.data = malloc(message.len);
    ngx_memcpy(message.data, signed_last.data, message.len);

    mac(keys, 0, message, out);
    free(message.data);

    for (i = 0; i < sizeof(rest); i++) {
        bits = out[NGX_RESPONSES_SIGNED_TAG + i * 3 / 4] << 8;

        if (i * 6 % 8 > 2) {
            bits |= out[NGX_RESPONSES_SIGNED_TAG + i * 3 / 4 + 1];
        }

        rest[i] = digits[bits >> (10 - i * 6 % 8) & 0x3f];
    }

    return text.len == 5 + sizeof(rest)
           && memcmp(text.start + 5, rest, sizeof(rest)) == 0
           && read_id(owner, text.start, text.len, &peer, &id) == NGX_DECLINED;
}


static void
test_limits(void)
{
    ngx_str_t     s[FIELDS];
    ngx_uint_t    n;

    static u_char  longest[NGX_RESPONSES_SIGNED_ID + 1];

    ngx_memzero(s, sizeof(s));
    ngx_memset(longest, 'x', sizeof(longest));

    s[1].data = longest;
    s[2].data = longest;

    s[1].len = NGX_RESPONSES_SIGNED_PEER;
    s[2].len = NGX_RESPONSES_SIGNED_ID;
    ok(write_id(s) == NGX_OK && is_read(s), "the longest peer and id");

    for (n = 1; n <= 2; n++) {
        s[n].len++;

        ok(write_id(s) == NGX_OK && is_useless(s[0]),
           "longer ones become an id that nobody can use");
        s[n].len--;
    }

    random_id(s);
    text.len = 0;

    ok(ngx_responses_signed_useless(&signer, s[0], s[1], s[2], &memory.mem,
                                    &text)
       == NGX_OK && is_useless(s[0]),
       "so does one that is not signed");
}


static void
test_keys(void)
{
    ngx_str_t  s[FIELDS], peer, id;

    random_id(s);
    write_id(s);

    keys[0] = 7;
    keys[1] = 1;
    signer.nkeys = 2;
    ok(is_read(s), "an older key is valid");

    write_id(s);
    signer.nkeys = 1;
    ok(is_read(s), "the first key signs");

    keys[0] = 1;
    is(read_id(s[0], text.start, text.len, &peer, &id), NGX_DECLINED,
       "a key that is gone is not valid");
}


static void
test_failures(void)
{
    ngx_str_t   s[FIELDS], peer, id;
    ngx_int_t   rc;
    ngx_uint_t  n, bad, reads;
    bytes_t     copy;

    ngx_memzero(&copy, sizeof(bytes_t));
    random_id(s);
    write_id(s);
    bytes_add(&copy, text.start, text.len);

    for (reads = 0, bad = 0; reads < 2; reads++) {

        for (n = 1, rc = NGX_ERROR; rc == NGX_ERROR && n < 20; n++) {
            ngx_responses_buf_free(&memory.mem, &text);
            ngx_responses_buf_free(&memory.mem, &got);

            memory.calls = 0;
            memory.fail = n;

            rc = reads ? read_id(s[0], copy.data, copy.len, &peer, &id)
                       : write_id(s);
            memory.fail = 0;
        }

        bad += (rc != NGX_OK || n < 3);
    }

    is(bad, 0, "without memory");

    no_mac = 1;
    ok(write_id(s) == NGX_ERROR
       && read_id(s[0], copy.data, copy.len, &peer, &id) == NGX_ERROR,
       "without HMAC");
    no_mac = 0;

    ngx_responses_buf_free(&memory.mem, &text);
    ngx_responses_buf_free(&memory.mem, &got);
    bytes_free(&copy);

    ok(mem_clean(&memory), "no memory is left");
}


int
main(int argc, char **argv)
{
    mem_init(&memory);

    test_whole();
    test_fields();
    test_forged(argc > 1 ? (ngx_uint_t) atol(argv[1]) : FORGED);
    test_limits();
    test_keys();
    test_failures();

    bytes_free(&signed_last);

    return tap_done();
}
