
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Signs ids of responses, and keeps what was taken of those of a request.
 *
 * The owner and the peer of a response are evaluated once, so that it keeps
 * one id.  Never logs a key.  Invariant: an id that the client has sent is the
 * one that it gets.
 */


#include "http/ngx_http_responses_mem.h"
#include "http/rules/ngx_http_responses_rules.h"
#include "http/sign/ngx_http_responses_sign.h"
#include "http/sign/ngx_http_responses_sign_conf.h"

#if (NGX_HTTP_RESPONSES_OPENSSL)
#include <openssl/evp.h>
#include <openssl/hmac.h>
#endif


static void ngx_http_responses_sign_cleanup(void *data);
static ngx_http_responses_names_t *ngx_http_responses_sign_names(
    ngx_http_request_t *r, ngx_http_responses_sign_t *sign);
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
ngx_http_responses_sign_get(ngx_http_request_t *r)
{
    ngx_http_responses_sign_conf_t  *conf;

    conf = ngx_http_get_module_loc_conf(r, ngx_http_responses_sign_module);

    if (conf->sign == NULL || ngx_http_responses_dry_run(r)
        || !ngx_http_responses_processed(r))
    {
        return NULL;
    }

    return conf->sign;
}


ngx_uint_t
ngx_http_responses_sign_applies(ngx_http_request_t *r)
{
    return ngx_http_responses_sign_get(r) != NULL;
}


const ngx_http_responses_ids_t *
ngx_http_responses_sign_ids(ngx_http_request_t *r)
{
    const ngx_http_responses_ids_t  *ids;

    static const ngx_http_responses_ids_t  none;

    ids = ngx_http_responses_pool_find(r->pool,
                                       ngx_http_responses_sign_cleanup);
    if (ids) {
        return ids;
    }

    return &none;
}


ngx_http_responses_ids_t *
ngx_http_responses_sign_ids_add(ngx_http_request_t *r)
{
    return ngx_http_responses_pool_keep(r->pool,
                                        ngx_http_responses_sign_cleanup,
                                        sizeof(ngx_http_responses_ids_t));
}


static void
ngx_http_responses_sign_cleanup(void *data)
{
    /* by this handler the ids are found; they are freed with the pool */
}


ngx_int_t
ngx_http_responses_sign_peer(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_uint_t                       n;
    const ngx_http_responses_ids_t  *ids;

    ids = ngx_http_responses_sign_ids(r);

    for (n = 0; n < NGX_HTTP_RESPONSES_TAKEN; n++) {

        if (ids->taken[n].peer.len) {
            v->valid = 1;
            v->no_cacheable = 0;
            v->not_found = 0;
            v->len = ids->taken[n].peer.len;
            v->data = ids->taken[n].peer.data;

            return NGX_OK;
        }
    }

    v->not_found = 1;

    return NGX_OK;
}


/*
 * The client gets an id that it has sent as it was, also after a new key.
 * Others are valid if the request makes the response, or it is the owner's: it
 * may be that of another owner.
 */

ngx_int_t
ngx_http_responses_sign_hook(void *data, void *rule, ngx_str_t id,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    ngx_http_request_t *r = data;
    ngx_http_responses_sign_t *sign = rule;

    ngx_uint_t                       n;
    ngx_http_responses_names_t      *names;
    const ngx_http_responses_ids_t  *ids;

    ids = ngx_http_responses_sign_ids(r);

    for (n = 0; n < NGX_HTTP_RESPONSES_TAKEN; n++) {

        if (ids->taken[n].id.len
            && ngx_responses_str_eq(ids->taken[n].id, id))
        {
            return ngx_responses_buf_append(mem, buf, ids->taken[n].text.data,
                                            ids->taken[n].text.len);
        }
    }

    names = ngx_http_responses_sign_names(r, sign);
    if (names == NULL) {
        return NGX_ERROR;
    }

    if (ids->own || ids->taken[NGX_HTTP_RESPONSES_TAKEN_URI].id.len) {
        return ngx_responses_signed_write(&sign->signer, names->owner,
                                          names->peer, id, mem, buf);
    }

    return ngx_responses_signed_useless(&sign->signer, names->owner,
                                        names->peer, id, mem, buf);
}


/* of the response that is read; they are evaluated once */

static ngx_http_responses_names_t *
ngx_http_responses_sign_names(ngx_http_request_t *r,
    ngx_http_responses_sign_t *sign)
{
    ngx_http_responses_ids_t     *ids;
    ngx_http_responses_names_t   *names;
    ngx_http_responses_source_t  *source;

    source = ngx_http_responses_get_ctx(r);
    ids = ngx_http_responses_sign_ids_add(r);

    if (source == NULL || ids == NULL) {
        return NULL;
    }

    for (names = ids->names; names; names = names->next) {

        if (names->source == source) {
            return names;
        }
    }

    names = ngx_palloc(r->pool, sizeof(ngx_http_responses_names_t));

    if (names == NULL
        || ngx_http_responses_sign_value(r, sign->owner, &names->owner)
           != NGX_OK
        || ngx_http_responses_sign_value(r, sign->peer, &names->peer)
           != NGX_OK)
    {
        return NULL;
    }

    ngx_http_responses_sign_last(&names->peer);

    names->source = source;
    names->next = ids->names;

    ids->names = names;

    return names;
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

    for (p = peers->data + peers->len; p - peers->data >= 2; p--) {

        if (ngx_strncmp(p - 2, ", ", 2) == 0
            || ngx_strncmp(p - 2, ": ", 2) == 0)
        {
            peers->len -= p - peers->data;
            peers->data = p;

            return;
        }
    }
}
