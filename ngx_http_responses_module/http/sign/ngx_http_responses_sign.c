
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Signs ids of responses, and keeps what was taken of those of a request.
 *
 * The owner and the peer of a response are evaluated once, so that it keeps
 * one id.  Never logs a key.  Invariant: an id that the client has sent is the
 * one that it gets.
 */


#include "http/ngx_http_responses_kind.h"
#include "http/sign/ngx_http_responses_sign.h"

#if (NGX_HTTP_RESPONSES_OPENSSL)
#include <openssl/evp.h>
#include <openssl/hmac.h>
#endif


static ngx_int_t ngx_http_responses_sign_begin(
    ngx_http_responses_source_t *source, ngx_http_responses_sign_t *sign);
static ngx_uint_t ngx_http_responses_sign_own(ngx_http_request_t *r);
static void ngx_http_responses_sign_last(ngx_str_t *peers);


#if (NGX_HTTP_RESPONSES_OPENSSL)

ngx_int_t
ngx_http_responses_sign_mac(void *keys, ngx_uint_t n, ngx_str_t message,
    u_char *mac)
{
    ngx_str_t  *key = keys;

    unsigned int  len;

    if (HMAC(EVP_sha256(), key[n].data, (int) key[n].len, message.data,
             message.len, mac, &len))
    {
        return NGX_OK;
    }

    return NGX_ERROR;
}

#endif


ngx_http_responses_sign_t *
ngx_http_responses_sign_get(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_array_t           *rules;
    ngx_responses_rule_t  *rule;

    rules = rlcf->rules[NGX_RESPONSES_RULE_SIGN];

    if (rules == NULL || rlcf->dry_run
        || !ngx_http_responses_enabled(r, rlcf))
    {
        return NULL;
    }

    rule = rules->elts;

    return rule->value.value;
}


ngx_str_t
ngx_http_responses_sign_peer(ngx_http_request_t *r)
{
    ngx_uint_t                         n;
    const ngx_http_responses_taken_t  *taken;

    static ngx_str_t  none;

    taken = ngx_http_responses_notes(r)->taken;

    for (n = 0; n < NGX_HTTP_RESPONSES_TAKEN; n++) {

        if (taken[n].peer.len) {
            return taken[n].peer;
        }
    }

    return none;
}


/* the client gets an id that it has sent as it was, also after a new key */

ngx_int_t
ngx_http_responses_sign_hook(void *data, void *rule, ngx_str_t id,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    ngx_http_request_t *r = data;
    ngx_http_responses_sign_t *sign = rule;

    ngx_uint_t                         n;
    ngx_http_responses_source_t       *source;
    const ngx_http_responses_taken_t  *taken;

    taken = ngx_http_responses_notes(r)->taken;

    for (n = 0; n < NGX_HTTP_RESPONSES_TAKEN; n++) {

        if (taken[n].id.len && ngx_responses_str_eq(taken[n].id, id)) {
            return ngx_responses_buf_append(mem, buf, taken[n].text.data,
                                            taken[n].text.len);
        }
    }

    source = ngx_http_responses_get_ctx(r);

    if (source == NULL
        || ngx_http_responses_sign_begin(source, sign) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_http_responses_sign_own(r)) {
        return ngx_responses_signed_write(&sign->signer, source->names->owner,
                                          source->names->peer, id, mem, buf);
    }

    return ngx_responses_signed_useless(&sign->signer, source->names->owner,
                                        source->names->peer, id, mem, buf);
}


/*
 * Whether the response is one that the request makes, or that is the owner's.
 * Another id may be that of another owner's response.
 */

static ngx_uint_t
ngx_http_responses_sign_own(ngx_http_request_t *r)
{
    const ngx_http_responses_notes_t  *notes;

    notes = ngx_http_responses_notes(r);

    return notes->own || notes->taken[NGX_HTTP_RESPONSES_TAKEN_URI].id.len;
}


static ngx_int_t
ngx_http_responses_sign_begin(ngx_http_responses_source_t *source,
    ngx_http_responses_sign_t *sign)
{
    ngx_http_request_t         *r;
    ngx_http_responses_names_t  *names;

    if (source->names) {
        return NGX_OK;
    }

    r = source->request;

    names = ngx_palloc(r->pool, sizeof(ngx_http_responses_names_t));

    if (names == NULL
        || ngx_http_responses_sign_value(r, sign->owner, &names->owner)
           != NGX_OK
        || ngx_http_responses_sign_value(r, sign->peer, &names->peer)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_http_responses_sign_last(&names->peer);

    source->names = names;

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_sign_value(ngx_http_request_t *r,
    ngx_http_complex_value_t *cv, ngx_str_t *value)
{
    ngx_int_t            rc;
    ngx_responses_buf_t  buf;
    ngx_responses_mem_t  mem;

    mem = ngx_http_responses_pool_mem(r->pool);
    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    rc = cv ? ngx_http_responses_value_hook(r, cv, &mem, &buf) : NGX_OK;

    *value = ngx_responses_buf_text(&buf);

    return rc;
}


/* of "a, b" or "a : b", as in $upstream_addr, the last one has answered */

static void
ngx_http_responses_sign_last(ngx_str_t *peers)
{
    u_char  *p;

    for (p = peers->data + peers->len; p > peers->data; p--) {

        if (p - peers->data > 1 && p[-1] == ' '
            && (p[-2] == ',' || p[-2] == ':'))
        {
            break;
        }
    }

    peers->len -= p - peers->data;
    peers->data = p;
}
