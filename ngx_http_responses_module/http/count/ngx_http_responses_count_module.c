
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The module of shared counters: directives of zones, of their keys, and of
 * where they are counted in and shown.
 *
 * Never reads or changes counters.  Invariant: they are kept when the
 * configuration is reloaded, unless it is logged that they are not.
 */


#include "http/ngx_http_responses_conf.h"
#include "http/count/ngx_http_responses_count_zone.h"
#include "http/rules/ngx_http_responses_rules.h"


/* with the header of the slab, and a page for "other" and open streams */

#define NGX_HTTP_RESPONSES_ZONE_PAGES  16

/* with the last hour, which takes five of them */

#define NGX_HTTP_RESPONSES_HOUR_PAGES  32


static ngx_int_t ngx_http_responses_count_init(ngx_conf_t *cf);
static void *ngx_http_responses_count_create_main_conf(ngx_conf_t *cf);
static void *ngx_http_responses_count_create_conf(ngx_conf_t *cf);
static char *ngx_http_responses_count_merge_conf(ngx_conf_t *cf, void *parent,
    void *child);

static char *ngx_http_responses_zone(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
static char *ngx_http_responses_count(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
static char *ngx_http_responses_status_page(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
static ngx_int_t ngx_http_responses_zone_init_zone(ngx_shm_zone_t *shm_zone,
    void *data);
static ngx_int_t ngx_http_responses_zone_label(ngx_conf_t *cf,
    ngx_http_responses_zone_t *zone, ngx_str_t *arg);
static ngx_uint_t ngx_http_responses_zone_taken(
    ngx_http_responses_zone_t *zone, ngx_str_t *name);


/* labels that metrics have already */

static ngx_str_t  ngx_http_responses_zone_reserved[] = {
    ngx_string("zone"),
    ngx_string("status"),
    ngx_string("api"),
    ngx_string("kind"),
    ngx_string("action"),
    ngx_string("code"),
    ngx_string("le"),
    ngx_null_string
};


static ngx_command_t  ngx_http_responses_count_commands[] = {

    { ngx_string("responses_zone"),
      NGX_HTTP_MAIN_CONF|NGX_CONF_1MORE,
      ngx_http_responses_zone,
      0,
      0,
      NULL },

    { ngx_string("responses_count"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_count,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

    { ngx_string("responses_status"),
      NGX_HTTP_LOC_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_status_page,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

      ngx_null_command
};


static ngx_http_module_t  ngx_http_responses_count_module_ctx = {
    NULL,                                  /* preconfiguration */
    ngx_http_responses_count_init,         /* postconfiguration */

    ngx_http_responses_count_create_main_conf,
                                           /* create main configuration */
    NULL,                                  /* init main configuration */

    NULL,                                  /* create server configuration */
    NULL,                                  /* merge server configuration */

    ngx_http_responses_count_create_conf,  /* create location configuration */
    ngx_http_responses_count_merge_conf    /* merge location configuration */
};


ngx_module_t  ngx_http_responses_count_module = {
    NGX_MODULE_V1,
    &ngx_http_responses_count_module_ctx,  /* module context */
    ngx_http_responses_count_commands,     /* module directives */
    NGX_HTTP_MODULE,                       /* module type */
    NULL,                                  /* init master */
    NULL,                                  /* init module */
    NULL,                                  /* init process */
    NULL,                                  /* init thread */
    NULL,                                  /* exit thread */
    NULL,                                  /* exit process */
    NULL,                                  /* exit master */
    NGX_MODULE_V1_PADDING
};


static ngx_int_t
ngx_http_responses_count_init(ngx_conf_t *cf)
{
    ngx_http_handler_pt        *h;
    ngx_http_core_main_conf_t  *cmcf;

    cmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_core_module);

    h = ngx_array_push(&cmcf->phases[NGX_HTTP_LOG_PHASE].handlers);
    if (h == NULL) {
        return NGX_ERROR;
    }

    *h = ngx_http_responses_count_handler;

    return NGX_OK;
}


static void *
ngx_http_responses_count_create_main_conf(ngx_conf_t *cf)
{
    return ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_count_main_conf_t));
}


static void *
ngx_http_responses_count_create_conf(ngx_conf_t *cf)
{
    ngx_http_responses_count_conf_t  *conf;

    conf = ngx_palloc(cf->pool, sizeof(ngx_http_responses_count_conf_t));
    if (conf == NULL) {
        return NULL;
    }

    conf->zones = NGX_CONF_UNSET_PTR;
    conf->status = NGX_CONF_UNSET_PTR;

    return conf;
}


static char *
ngx_http_responses_count_merge_conf(ngx_conf_t *cf, void *parent, void *child)
{
    ngx_http_responses_count_conf_t *prev = parent;
    ngx_http_responses_count_conf_t *conf = child;

    ngx_conf_merge_ptr_value(conf->zones, prev->zones, NULL);

    /* "if" blocks inherit it, too, as they have the handler */

    ngx_conf_merge_ptr_value(conf->status, prev->status, NULL);

    return NGX_CONF_OK;
}


static ngx_int_t
ngx_http_responses_zone_init_zone(ngx_shm_zone_t *shm_zone, void *data)
{
    ngx_http_responses_zone_t  *old = data;

    u_char                       *p;
    ngx_uint_t                    i;
    ngx_http_responses_key_t     *other;
    ngx_http_responses_zone_t    *zone;
    ngx_http_responses_shared_t  *sh;

    zone = shm_zone->data;

    if (old) {

        /* the texts of labels that are not used are empty */

        for (i = 0; i < NGX_HTTP_RESPONSES_LABELS; i++) {

            if (!ngx_responses_str_eq(zone->texts[i], old->texts[i])) {
                ngx_log_error(NGX_LOG_EMERG, shm_zone->shm.log, 0,
                              "responses_zone \"%V\" uses the \"%V\" label "
                              "while previously it used the \"%V\" label",
                              &zone->name, &zone->texts[i], &old->texts[i]);
                return NGX_ERROR;
            }
        }

        zone->sh = old->sh;
        zone->shpool = old->shpool;

        return NGX_OK;
    }

    zone->shpool = (ngx_slab_pool_t *) shm_zone->shm.addr;

    sh = ngx_slab_calloc(zone->shpool, sizeof(ngx_http_responses_shared_t));
    if (sh == NULL) {
        return NGX_ERROR;
    }

    zone->sh = sh;

    ngx_rbtree_init(&sh->rbtree, &sh->sentinel, ngx_str_rbtree_insert_value);
    ngx_queue_init(&sh->queue);

    other = &sh->other;
    p = sh->others;

    other->sn.str.data = p;

    for (i = 0; i < zone->nlabels; i++) {
        p = ngx_cpymem(p, "other", sizeof("other"));
    }

    other->sn.str.len = p - other->sn.str.data;
    other->sn.node.key = ngx_crc32_short(other->sn.str.data,
                                         other->sn.str.len);

    ngx_rbtree_insert(&sh->rbtree, &other->sn.node);

    ngx_queue_init(&sh->servers);
    ngx_queue_insert_tail(&sh->servers, &sh->server.queue);
    sh->nservers = 1;

    sh->server.name.len = sizeof("other") - 1;
    sh->server.name.data = sh->others;

    /* the slab is full in the end, mostly of keys */

    zone->shpool->log_nomem = 0;

    if (shm_zone->shm.size >= NGX_HTTP_RESPONSES_HOUR_PAGES * ngx_pagesize) {
        sh->hour = ngx_slab_calloc(zone->shpool, sizeof(ngx_responses_hour_t));
    }

    sh->sums.max = zone->shpool->pfree
                   * (ngx_pagesize / NGX_HTTP_RESPONSES_KEY_SIZE);
    sh->sums.start = ngx_time();

    return NGX_OK;
}


static char *
ngx_http_responses_zone(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_str_t                  *value, model;
    ngx_uint_t                  i;
    ngx_shm_zone_t             *shm_zone;
    ngx_http_responses_zone_t  *zone;

    zone = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_zone_t));
    if (zone == NULL) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;
    shm_zone = NULL;

    for (i = 1; i < cf->args->nelts; i++) {

        if (shm_zone == NULL && ngx_strncmp(value[i].data, "zone=", 5) == 0) {
            shm_zone = ngx_http_responses_conf_zone(cf, &value[i],
                                              NGX_HTTP_RESPONSES_ZONE_PAGES,
                                              &ngx_http_responses_count_module,
                                            ngx_http_responses_zone_init_zone);
            if (shm_zone == NULL) {
                return NGX_CONF_ERROR;
            }

        } else if (ngx_http_responses_zone_label(cf, zone, &value[i])
                   != NGX_OK)
        {
            return NGX_CONF_ERROR;
        }
    }

    if (shm_zone == NULL) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "\"responses_zone\" must have \"zone=name:size\" "
                           "parameter");
        return NGX_CONF_ERROR;
    }

    ngx_str_set(&model, "model=$responses_model");

    if (zone->nlabels == 0
        && ngx_http_responses_zone_label(cf, zone, &model) != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    zone->name = shm_zone->shm.name;

    shm_zone->data = zone;

    return NGX_CONF_OK;
}


/* "label=value"; strings of the configuration end with a zero byte */

static ngx_int_t
ngx_http_responses_zone_label(ngx_conf_t *cf, ngx_http_responses_zone_t *zone,
    ngx_str_t *arg)
{
    ngx_str_t   text, label;
    ngx_uint_t  n;

    static const char  name[] = "abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";

    n = zone->nlabels;

    if (n == NGX_HTTP_RESPONSES_LABELS) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "too many labels in \"responses_zone\" directive, "
                           "at most %d are allowed",
                           NGX_HTTP_RESPONSES_LABELS);
        return NGX_ERROR;
    }

    label.data = arg->data;
    label.len = strspn((char *) arg->data, name);

    text.data = arg->data + label.len + 1;
    text.len = arg->data + arg->len - text.data;

    if (text.data[-1] != '=' || ngx_strchr("=0123456789", arg->data[0])) {
        (void) ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                               "\"label=value\" with a label "
                                               "of letters, digits and \"_\", "
                                               "not beginning with a digit");
        return NGX_ERROR;
    }

    if (ngx_http_responses_zone_taken(zone, &label)) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid label \"%V\" in \"responses_zone\" "
                           "directive, it is reserved or duplicate", &label);
        return NGX_ERROR;
    }

    zone->labels[n] = label;
    zone->texts[n] = *arg;
    zone->values[n] = ngx_http_responses_conf_value(cf, &text);
    zone->nlabels++;

    if (zone->values[n]) {
        return NGX_OK;
    }

    return NGX_ERROR;
}


/* whether metrics or the zone have a label of the name */

static ngx_uint_t
ngx_http_responses_zone_taken(ngx_http_responses_zone_t *zone, ngx_str_t *name)
{
    ngx_str_t   *s;
    ngx_uint_t   i;

    for (s = ngx_http_responses_zone_reserved; s->len; s++) {

        if (ngx_responses_str_eq(*s, *name)) {
            return 1;
        }
    }

    for (i = 0; i < zone->nlabels; i++) {

        if (ngx_responses_str_eq(zone->labels[i], *name)) {
            return 1;
        }
    }

    return ngx_strncmp(name->data, "__", 2) == 0;
}


/* a zone that is used; nginx refuses it if it has no size */

static ngx_shm_zone_t *
ngx_http_responses_zone_find(ngx_conf_t *cf, ngx_str_t *name)
{
    if (ngx_strchr(name->data, '=') || ngx_strcmp(name->data, "on") == 0) {
        (void) ngx_http_responses_conf_invalid(cf, "value", name,
                                               "the name of a zone of "
                                               "\"responses_zone\"");
        return NULL;
    }

    return ngx_shared_memory_add(cf, name, 0,
                                 &ngx_http_responses_count_module);
}


static char *
ngx_http_responses_count(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_count_conf_t *ccf = conf;

    ngx_str_t                   *value;
    ngx_http_responses_zones_t  *zones, **last;

    value = cf->args->elts;
    last = &ccf->zones;

    if (ngx_strcmp(value[1].data, "off") == 0) {

        if (*last != NGX_CONF_UNSET_PTR) {
            return "is duplicate";
        }

        *last = NULL;
        return NGX_CONF_OK;
    }

    if (*last == NULL) {
        return "is duplicate";
    }

    if (*last == NGX_CONF_UNSET_PTR) {
        *last = NULL;
    }

    zones = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_zones_t));
    if (zones == NULL) {
        return NGX_CONF_ERROR;
    }

    zones->shm_zone = ngx_http_responses_zone_find(cf, &value[1]);
    if (zones->shm_zone == NULL) {
        return NGX_CONF_ERROR;
    }

    for ( /* void */ ; *last; last = &(*last)->next) {

        if ((*last)->shm_zone == zones->shm_zone) {
            return "is duplicate";
        }
    }

    *last = zones;

    if (ngx_http_responses_conf_line(cf, cf->args->nelts,
                                     NGX_RESPONSES_RULE_KINDS)
        == NGX_OK)
    {
        return NGX_CONF_OK;
    }

    return NGX_CONF_ERROR;
}


static char *
ngx_http_responses_status_page(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_count_conf_t *ccf = conf;

    ngx_str_t                             *value;
    ngx_http_core_loc_conf_t              *clcf;
    ngx_http_responses_page_t             *page, **last;
    ngx_http_responses_count_main_conf_t  *cmcf;

    if (ccf->status != NGX_CONF_UNSET_PTR) {
        return "is duplicate";
    }

    value = cf->args->elts;

    ccf->status = ngx_http_responses_zone_find(cf, &value[1]);
    if (ccf->status == NULL) {
        return NGX_CONF_ERROR;
    }

    clcf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_core_module);
    clcf->handler = ngx_http_responses_metrics_handler;

    page = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_page_t));
    if (page == NULL) {
        return NGX_CONF_ERROR;
    }

    cmcf = ngx_http_conf_get_module_main_conf(cf,
                                              ngx_http_responses_count_module);

    page->shm_zone = ccf->status;
    page->server = ngx_http_conf_get_module_srv_conf(cf, ngx_http_core_module);
    page->location = clcf;

    for (last = &cmcf->pages; *last; last = &(*last)->next) { /* void */ }

    *last = page;

    ngx_http_responses_conf_own(cf);

    return NGX_CONF_OK;
}
