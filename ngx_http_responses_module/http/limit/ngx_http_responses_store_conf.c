
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The directive "responses_store", and what zones need of it.
 *
 * Never connects.  Invariant: a zone that edges share has a store.
 */


#include "http/ngx_http_responses_conf.h"
#include "http/limit/ngx_http_responses_store.h"


/* a shorter period is over before edges have learned of each other */

#define NGX_HTTP_RESPONSES_STORE_PERIOD    10

#define NGX_HTTP_RESPONSES_STORE_PORT      6379
#define NGX_HTTP_RESPONSES_STORE_PASSWORD  1024

#if (NGX_HTTP_RESPONSES_STORE)

static char *ngx_http_responses_store_url(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_http_responses_store_t *store);
static char *ngx_http_responses_store_arg(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_http_responses_store_t *store);
static char *ngx_http_responses_store_password(ngx_conf_t *cf, ngx_str_t *name,
    ngx_http_responses_store_t *store);
static ngx_int_t ngx_http_responses_store_init(ngx_shm_zone_t *shm_zone,
    void *data);


static ngx_uint_t  ngx_http_responses_store_tag;


char *
ngx_http_responses_store(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_limit_main_conf_t *lmcf = conf;

    char                        *rv;
    ngx_str_t                   *value, name;
    ngx_uint_t                   i;
    ngx_shm_zone_t              *shm_zone;
    ngx_http_responses_store_t  *store;

    if (lmcf->store) {
        return "is duplicate";
    }

    store = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_store_t));
    if (store == NULL) {
        return NGX_CONF_ERROR;
    }

    store->sync = 1000;
    store->edge = cf->cycle->hostname;
    ngx_str_set(&store->prefix, "nginx");

    value = cf->args->elts;

    rv = ngx_http_responses_store_url(cf, &value[1], store);

    for (i = 2; i < cf->args->nelts && rv == NGX_CONF_OK; i++) {
        rv = ngx_http_responses_store_arg(cf, &value[i], store);
    }

    if (rv != NGX_CONF_OK) {
        return rv;
    }

    if (store->user.len && store->password.len == 0) {
        return "has \"user=\" without \"password=\"";
    }

    if (store->ca.len && !store->tls) {
        return "has \"ca=\" without \"rediss://\"";
    }

    if (store->tls) {
        rv = ngx_http_responses_store_tls_conf(cf, store);

        if (rv != NGX_CONF_OK) {
            return rv;
        }
    }

    ngx_str_set(&name, "responses_store");

    shm_zone = ngx_shared_memory_add(cf, &name, 8 * ngx_pagesize,
                                     &ngx_http_responses_store_tag);
    if (shm_zone == NULL) {
        return NGX_CONF_ERROR;
    }

    shm_zone->init = ngx_http_responses_store_init;
    shm_zone->data = store;

    lmcf->store = store;

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_store_url(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_http_responses_store_t *store)
{
    ngx_str_t  text;
    ngx_url_t  u;

    store->url = *arg;

    ngx_memzero(&u, sizeof(ngx_url_t));

    u.default_port = NGX_HTTP_RESPONSES_STORE_PORT;

    store->tls = ngx_http_responses_conf_named(arg, "rediss://", &text);

    if (store->tls || ngx_http_responses_conf_named(arg, "redis://", &text)) {
        (void) ngx_http_responses_split(&text, '/', &u.url);
        store->db = text;

    } else if (ngx_http_responses_conf_named(arg, "unix:/", &text)) {
        u.url = *arg;
    }

    if (u.url.len == 0) {
        goto invalid;
    }

    /* a password would be in messages */

    if (ngx_strlchr(u.url.data, u.url.data + u.url.len, '@')) {
        goto invalid;
    }

    if (store->db.len && ngx_atoi(store->db.data, store->db.len) == NGX_ERROR)
    {
        goto invalid;
    }

    if (ngx_parse_url(cf->pool, &u) != NGX_OK) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "%s in \"%V\" of the \"responses_store\" "
                           "directive, expected a host that has an address",
                           u.err ? u.err : "invalid host", arg);
        return NGX_CONF_ERROR;
    }

    store->addrs = u.addrs;
    store->naddrs = u.naddrs;

    /* the name in a certificate, and its end for OpenSSL */

    store->host.len = u.host.len;
    store->host.data = ngx_pcalloc(cf->pool, u.host.len + 1);

    if (store->host.data == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_memcpy(store->host.data, u.host.data, u.host.len);

    return NGX_CONF_OK;

invalid:

    return ngx_http_responses_conf_invalid(cf, "address", arg,
                                           "\"redis://HOST[:PORT][/DB]\", "
                                           "\"rediss://HOST[:PORT][/DB]\" or "
                                           "\"unix:/PATH\"");
}


static char *
ngx_http_responses_store_arg(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_http_responses_store_t *store)
{
    ngx_int_t  ms;
    ngx_str_t  text;

    if (ngx_http_responses_conf_named(arg, "user=", &text) && text.len) {
        store->user = text;
        return NGX_CONF_OK;
    }

    if (ngx_http_responses_conf_named(arg, "password=file:", &text)
        && text.len)
    {
        return ngx_http_responses_store_password(cf, &text, store);
    }

    if (ngx_http_responses_conf_named(arg, "ca=", &text) && text.len) {
        store->ca = text;
        return NGX_CONF_OK;
    }

    if (ngx_http_responses_conf_named(arg, "sync=", &text)) {
        ms = ngx_parse_time(&text, 0);

        if (ms < 100 || ms > 5000) {
            return ngx_http_responses_conf_invalid(cf, "value", arg,
                                          "\"sync=\" and a time from 100ms to "
                                          "5s");
        }

        store->sync = ms;

        return NGX_CONF_OK;
    }

    if (ngx_http_responses_conf_named(arg, "edge=", &text)
        && text.len && text.len < 200)
    {
        if (!ngx_responses_str_is(text, "$hostname")) {
            store->edge = text;
        }

        return NGX_CONF_OK;
    }

    if (ngx_http_responses_conf_named(arg, "prefix=", &text) && text.len) {
        store->prefix = text;
        return NGX_CONF_OK;
    }

    return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                      "\"user=\", \"password=file:PATH\", "
                                      "\"ca=\", \"sync=\", \"edge=\" and a "
                                      "name, or \"prefix=\"");
}


/* the first line of the file */

static char *
ngx_http_responses_store_password(ngx_conf_t *cf, ngx_str_t *name,
    ngx_http_responses_store_t *store)
{
    size_t    len;
    u_char   *p;
    ssize_t   n;
    ngx_fd_t  fd;

    if (ngx_conf_full_name(cf->cycle, name, 1) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    p = ngx_pnalloc(cf->pool, NGX_HTTP_RESPONSES_STORE_PASSWORD);
    if (p == NULL) {
        return NGX_CONF_ERROR;
    }

    fd = ngx_open_file(name->data, NGX_FILE_RDONLY, NGX_FILE_OPEN, 0);

    if (fd == NGX_INVALID_FILE) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, ngx_errno,
                           "\"responses_store\" cannot read the password in "
                           "\"%V\"", name);
        return NGX_CONF_ERROR;
    }

    n = ngx_read_fd(fd, p, NGX_HTTP_RESPONSES_STORE_PASSWORD);

    (void) ngx_close_file(fd);

    for (len = 0; n > 0 && len < (size_t) n; len++) {

        if (p[len] == CR || p[len] == LF) {
            break;
        }
    }

    if (len == 0 || len == NGX_HTTP_RESPONSES_STORE_PASSWORD) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "no password in \"%V\" of the \"responses_store\" "
                           "directive, expected a first line of up to 1023 "
                           "bytes", name);
        return NGX_CONF_ERROR;
    }

    store->password.data = p;
    store->password.len = len;

    return NGX_CONF_OK;
}


static ngx_int_t
ngx_http_responses_store_init(ngx_shm_zone_t *shm_zone, void *data)
{
    ngx_http_responses_store_t  *old = data;

    ngx_slab_pool_t                    *shpool;
    ngx_http_responses_store_t         *store;
    ngx_http_responses_store_shared_t  *sh;

    store = shm_zone->data;

    if (old) {
        store->sh = old->sh;
        return NGX_OK;
    }

    shpool = (ngx_slab_pool_t *) shm_zone->shm.addr;

    sh = ngx_slab_calloc(shpool, sizeof(ngx_http_responses_store_shared_t));
    if (sh == NULL) {
        return NGX_ERROR;
    }

    sh->incarnation = (ngx_http_responses_limit_share_now() << 12)
                      | (ngx_random() & 0xfff);
    sh->synced = ngx_time();

    store->sh = sh;

    return NGX_OK;
}


#else


char *
ngx_http_responses_store(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
#if (NGX_HTTP_RESPONSES_HIREDIS)
    return "requires a system of 64 bits";
#else
    return "requires hiredis, which was missing when the module was built";
#endif
}


#endif


ngx_int_t
ngx_http_responses_store_check(ngx_conf_t *cf,
    ngx_http_responses_store_t *store, ngx_http_responses_limit_zone_t *zones)
{
    ngx_http_responses_limit_zone_t  *zone;

    for (zone = zones; zone; zone = zone->next) {

        if (!zone->store) {
            continue;
        }

        if (store == NULL) {
            ngx_log_error(NGX_LOG_EMERG, cf->log, 0,
                          "responses_limit_zone \"%V\" has \"store\", "
                          "expected a \"responses_store\" directive",
                          &zone->name);
            return NGX_ERROR;
        }

        if (ngx_http_responses_limit_configured(zone)
            && zone->rate.period
               < NGX_HTTP_RESPONSES_STORE_PERIOD * store->sync)
        {
            ngx_log_error(NGX_LOG_EMERG, cf->log, 0,
                          "the period of responses_limit_zone \"%V\" is "
                          "%Mms, expected at least %Mms, %d times \"sync\" "
                          "of \"responses_store\"",
                          &zone->name, zone->rate.period,
                          NGX_HTTP_RESPONSES_STORE_PERIOD * store->sync,
                          NGX_HTTP_RESPONSES_STORE_PERIOD);
            return NGX_ERROR;
        }
    }

    if (store) {
        store->zones = zones;
    }

    return NGX_OK;
}
