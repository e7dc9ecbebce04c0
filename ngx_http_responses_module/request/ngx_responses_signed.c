
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Signed ids of responses: their form, and whether they are valid.
 *
 * Never computes a MAC, and knows neither keys nor requests.  Invariant: one
 * response of one peer has one text for a key and an owner.  A text that
 * differs in one bit is declined, also in the bits that base64 does not use.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "request/ngx_responses_signed.h"


#define NGX_RESPONSES_SIGNED_PREFIX  "resp_"

#define ngx_responses_signed_prefix_len                                       \
    (sizeof(NGX_RESPONSES_SIGNED_PREFIX) - 1)

/* bytes before base64url: more are not read */

#define NGX_RESPONSES_SIGNED_MAX                                              \
    (1 + NGX_RESPONSES_SIGNED_PEER + NGX_RESPONSES_SIGNED_TAG                 \
     + NGX_RESPONSES_SIGNED_ID)


static ngx_int_t ngx_responses_signed_mac(const ngx_responses_signer_t *signer,
    ngx_str_t owner, ngx_str_t peer, ngx_str_t id, ngx_responses_mem_t *mem,
    u_char *mac);
static ngx_int_t ngx_responses_signed_message(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, ngx_str_t owner, ngx_str_t peer, ngx_str_t id);
static ngx_int_t ngx_responses_signed_field(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, ngx_str_t field);
static ngx_int_t ngx_responses_signed_check(
    const ngx_responses_signer_t *signer, ngx_responses_buf_t *message,
    u_char *tag);
static ngx_int_t ngx_responses_signed_encode(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, u_char *p, size_t len);
static ngx_int_t ngx_responses_signed_decode(u_char *dst, size_t *len,
    ngx_str_t text);


static u_char  ngx_responses_signed_base64[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";


ngx_int_t
ngx_responses_signed_write(const ngx_responses_signer_t *signer,
    ngx_str_t owner, ngx_str_t peer, ngx_str_t id, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf)
{
    u_char  *p, mac[NGX_RESPONSES_SIGNED_MAC], raw[NGX_RESPONSES_SIGNED_MAX];

    if (peer.len > NGX_RESPONSES_SIGNED_PEER
        || id.len > NGX_RESPONSES_SIGNED_ID)
    {
        return ngx_responses_signed_useless(signer, owner, peer, id, mem, buf);
    }

    if (ngx_responses_signed_mac(signer, owner, peer, id, mem, mac)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    p = raw;
    *p++ = (u_char) peer.len;
    p = ngx_cpymem(p, peer.data, peer.len);
    p = ngx_cpymem(p, mac, NGX_RESPONSES_SIGNED_TAG);
    p = ngx_cpymem(p, id.data, id.len);

    return ngx_responses_signed_encode(mem, buf, raw, p - raw);
}


/* without the bytes of the MAC that would be a tag */

ngx_int_t
ngx_responses_signed_useless(const ngx_responses_signer_t *signer,
    ngx_str_t owner, ngx_str_t peer, ngx_str_t id, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf)
{
    u_char  mac[NGX_RESPONSES_SIGNED_MAC];

    if (ngx_responses_signed_mac(signer, owner, peer, id, mem, mac)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_signed_encode(mem, buf,
                         mac + NGX_RESPONSES_SIGNED_TAG,
                         NGX_RESPONSES_SIGNED_MAC - NGX_RESPONSES_SIGNED_TAG);
}


ngx_int_t
ngx_responses_signed_read(const ngx_responses_signer_t *signer,
    ngx_str_t owner, ngx_str_t text, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, ngx_str_t *peer, ngx_str_t *id)
{
    u_char               *tag, raw[NGX_RESPONSES_SIGNED_MAX];
    size_t                len, start;
    ngx_int_t             rc;
    ngx_responses_buf_t   message;

    if (ngx_responses_signed_decode(raw, &len, text) != NGX_OK
        || len < (size_t) 1 + raw[0] + NGX_RESPONSES_SIGNED_TAG + 1)
    {
        return NGX_DECLINED;
    }

    peer->data = raw + 1;
    peer->len = raw[0];

    tag = peer->data + peer->len;

    id->data = tag + NGX_RESPONSES_SIGNED_TAG;
    id->len = raw + len - id->data;

    if (id->len > NGX_RESPONSES_SIGNED_ID) {
        return NGX_DECLINED;
    }

    ngx_memzero(&message, sizeof(ngx_responses_buf_t));

    rc = ngx_responses_signed_message(mem, &message, owner, *peer, *id);

    if (rc == NGX_OK) {
        rc = ngx_responses_signed_check(signer, &message, tag);
    }

    ngx_responses_buf_free(mem, &message);

    if (rc != NGX_OK) {
        return rc;
    }

    start = buf->len;

    if (ngx_responses_buf_append(mem, buf, raw, len) != NGX_OK) {
        return NGX_ERROR;
    }

    peer->data = buf->start + start + (peer->data - raw);
    id->data = buf->start + start + (id->data - raw);

    return NGX_OK;
}


/* with the first key */

static ngx_int_t
ngx_responses_signed_mac(const ngx_responses_signer_t *signer,
    ngx_str_t owner, ngx_str_t peer, ngx_str_t id, ngx_responses_mem_t *mem,
    u_char *mac)
{
    ngx_int_t            rc;
    ngx_responses_buf_t  message;

    ngx_memzero(&message, sizeof(ngx_responses_buf_t));

    rc = ngx_responses_signed_message(mem, &message, owner, peer, id);

    if (rc == NGX_OK) {
        rc = signer->mac(signer->keys, 0, ngx_responses_buf_text(&message),
                         mac);
    }

    ngx_responses_buf_free(mem, &message);

    return rc;
}


/* each field has its length before it: no two triples have one message */

static ngx_int_t
ngx_responses_signed_message(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, ngx_str_t owner, ngx_str_t peer, ngx_str_t id)
{
    if (ngx_responses_signed_field(mem, buf, owner) != NGX_OK
        || ngx_responses_signed_field(mem, buf, peer) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_signed_field(mem, buf, id);
}


static ngx_int_t
ngx_responses_signed_field(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    ngx_str_t field)
{
    u_char  len[4];

    len[0] = (u_char) (field.len >> 24);
    len[1] = (u_char) (field.len >> 16);
    len[2] = (u_char) (field.len >> 8);
    len[3] = (u_char) field.len;

    if (ngx_responses_buf_append(mem, buf, len, sizeof(len)) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_buf_append(mem, buf, field.data, field.len);
}


/* takes the same time wherever a tag differs */

static ngx_int_t
ngx_responses_signed_check(const ngx_responses_signer_t *signer,
    ngx_responses_buf_t *message, u_char *tag)
{
    u_char      mac[NGX_RESPONSES_SIGNED_MAC];
    ngx_str_t   text;
    ngx_uint_t  i, n, differs, found;

    text = ngx_responses_buf_text(message);
    found = 0;

    for (n = 0; n < signer->nkeys; n++) {

        if (signer->mac(signer->keys, n, text, mac) != NGX_OK) {
            return NGX_ERROR;
        }

        differs = 0;

        for (i = 0; i < NGX_RESPONSES_SIGNED_TAG; i++) {
            differs |= mac[i] ^ tag[i];
        }

        found |= (differs == 0);
    }

    if (found) {
        return NGX_OK;
    }

    return NGX_DECLINED;
}


static ngx_int_t
ngx_responses_signed_encode(ngx_responses_mem_t *mem, ngx_responses_buf_t *buf,
    u_char *p, size_t len)
{
    u_char      *dst;
    uint32_t     bits;
    ngx_uint_t   nbits;

    if (ngx_responses_buf_reserve(mem, buf,
                                  buf->len + ngx_responses_signed_prefix_len
                                  + (len * 4 + 2) / 3)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    dst = ngx_cpymem(buf->start + buf->len, NGX_RESPONSES_SIGNED_PREFIX,
                     ngx_responses_signed_prefix_len);
    bits = 0;
    nbits = 0;

    while (len--) {
        bits = bits << 8 | *p++;

        for (nbits += 8; nbits >= 6; nbits -= 6) {
            *dst++ = ngx_responses_signed_base64[bits >> (nbits - 6) & 0x3f];
        }
    }

    if (nbits) {
        *dst++ = ngx_responses_signed_base64[bits << (6 - nbits) & 0x3f];
    }

    buf->len = (uint32_t) (dst - buf->start);

    return NGX_OK;
}


/* of texts that other decoders read as the same bytes, only one is valid */

static ngx_int_t
ngx_responses_signed_decode(u_char *dst, size_t *len, ngx_str_t text)
{
    u_char      *p, *last, *found, *start;
    uint32_t     bits;
    ngx_uint_t   nbits;

    if (text.len <= ngx_responses_signed_prefix_len
        || (text.len - ngx_responses_signed_prefix_len) * 3 / 4
           > NGX_RESPONSES_SIGNED_MAX
        || ngx_memcmp(text.data, NGX_RESPONSES_SIGNED_PREFIX,
                      ngx_responses_signed_prefix_len)
           != 0)
    {
        return NGX_DECLINED;
    }

    p = text.data + ngx_responses_signed_prefix_len;
    last = text.data + text.len;
    start = dst;
    bits = 0;
    nbits = 0;

    for ( /* void */ ; p < last; p++) {

        found = memchr(ngx_responses_signed_base64, *p, 64);
        if (found == NULL) {
            return NGX_DECLINED;
        }

        bits = bits << 6 | (uint32_t) (found - ngx_responses_signed_base64);
        nbits += 6;

        if (nbits >= 8) {
            nbits -= 8;
            *dst++ = (u_char) (bits >> nbits);
        }
    }

    *len = dst - start;

    if (nbits == 6 || (bits & ((1 << nbits) - 1))) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}
