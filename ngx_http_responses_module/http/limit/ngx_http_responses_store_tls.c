
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * TLS to the store.
 *
 * Never sends anything of ours.  Invariant: a store without a valid
 * certificate of its host gets no command.
 */


#include "http/limit/ngx_http_responses_store.h"


#if (NGX_HTTP_SSL && NGX_HTTP_RESPONSES_STORE)


/* certificates between that of the store and a trusted one */

#define NGX_HTTP_RESPONSES_STORE_DEPTH  8


char *
ngx_http_responses_store_tls_conf(ngx_conf_t *cf,
    ngx_http_responses_store_t *store)
{
    ngx_pool_cleanup_t  *cln;

    store->ssl = ngx_pcalloc(cf->pool, sizeof(ngx_ssl_t));
    if (store->ssl == NULL) {
        return NGX_CONF_ERROR;
    }

    store->ssl->log = cf->log;

    if (ngx_ssl_create(store->ssl, NGX_SSL_TLSv1_2|NGX_SSL_TLSv1_3, NULL)
        != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    cln = ngx_pool_cleanup_add(cf->pool, 0);
    if (cln == NULL) {
        ngx_ssl_cleanup_ctx(store->ssl);
        return NGX_CONF_ERROR;
    }

    cln->handler = ngx_ssl_cleanup_ctx;
    cln->data = store->ssl;

    if (store->ca.len) {

        if (ngx_ssl_trusted_certificate(cf, store->ssl, &store->ca,
                                        NGX_HTTP_RESPONSES_STORE_DEPTH)
            != NGX_OK)
        {
            return NGX_CONF_ERROR;
        }

        return NGX_CONF_OK;
    }

    if (SSL_CTX_set_default_verify_paths(store->ssl->ctx) == 0) {
        return "cannot use the certificates that the system trusts";
    }

    return NGX_CONF_OK;
}


ngx_int_t
ngx_http_responses_store_tls_connect(ngx_http_responses_store_t *store,
    ngx_connection_t *c, ngx_connection_handler_pt handler)
{
    if (ngx_ssl_create_connection(store->ssl, c,
                                  NGX_SSL_BUFFER|NGX_SSL_CLIENT)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    (void) SSL_set_tlsext_host_name(c->ssl->connection,
                                    (char *) store->host.data);

    c->ssl->handler = handler;

    return ngx_ssl_handshake(c);
}


const char *
ngx_http_responses_store_tls_verify(ngx_http_responses_store_t *store,
    ngx_connection_t *c)
{
    long  rc;

    if (c->ssl == NULL || !c->ssl->handshaked) {
        return "refuses TLS";
    }

    rc = SSL_get_verify_result(c->ssl->connection);

    if (rc != X509_V_OK) {
        ngx_log_error(NGX_LOG_ERR, c->log, 0,
                      "certificate of responses_store \"%V\": %s",
                      &store->url, X509_verify_cert_error_string(rc));

        return "has an invalid certificate";
    }

    if (ngx_ssl_check_host(c, &store->host) != NGX_OK) {
        return "has a certificate of another host";
    }

    return NULL;
}


void
ngx_http_responses_store_tls_close(ngx_connection_t *c)
{
    if (c->ssl) {
        c->ssl->no_wait_shutdown = 1;
        c->ssl->no_send_shutdown = 1;

        (void) ngx_ssl_shutdown(c);
    }
}


#else


char *
ngx_http_responses_store_tls_conf(ngx_conf_t *cf,
    ngx_http_responses_store_t *store)
{
    return "cannot use \"rediss://\", nginx was built without TLS";
}


ngx_int_t
ngx_http_responses_store_tls_connect(ngx_http_responses_store_t *store,
    ngx_connection_t *c, ngx_connection_handler_pt handler)
{
    return NGX_ERROR;
}


const char *
ngx_http_responses_store_tls_verify(ngx_http_responses_store_t *store,
    ngx_connection_t *c)
{
    return "refuses TLS";
}


void
ngx_http_responses_store_tls_close(ngx_connection_t *c)
{
}


#endif
