
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives of shared counters: zones, their keys, and where they are counted
 * in and shown.
 *
 * Never reads or changes counters.  Invariant: they are kept when the
 * configuration is reloaded, unless it is logged that they are not.
 */


#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses_zone.h"


/* with the header of the slab, and a page for "other" and open streams */

#define NGX_HTTP_RESPONSES_ZONE_PAGES  16


static ngx_int_t ngx_http_responses_zone_init_zone(ngx_shm_zone_t *shm_zone,
    void *data);
static ngx_int_t ngx_http_responses_zone_create(
    ngx_http_responses_zone_t *zone);
static void ngx_http_responses_zone_other(ngx_http_responses_key_t *other,
    ngx_uint_t nlabels);
static void ngx_http_responses_zone_resized(ngx_shm_zone_t *shm_zone);
static ngx_int_t ngx_http_responses_zone_init_process(ngx_cycle_t *cycle);

static void *ngx_http_responses_zone_create_main_conf(ngx_conf_t *cf);
static void *ngx_http_responses_zone_create_loc_conf(ngx_conf_t *cf);
static char *ngx_http_responses_zone_merge_loc_conf(ngx_conf_t *cf,
    void *parent, void *child);

static char *ngx_http_responses_zone(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
static ngx_shm_zone_t *ngx_http_responses_zone_add(ngx_conf_t *cf,
    ngx_str_t *value);
static ngx_int_t ngx_http_responses_zone_label(ngx_conf_t *cf,
    ngx_http_responses_zone_t *zone, ngx_str_t *arg, ngx_uint_t n);
static const char *ngx_http_responses_zone_invalid(
    ngx_http_responses_zone_t *zone, ngx_str_t *name);
static ngx_int_t ngx_http_responses_zone_key(ngx_pool_t *pool,
    ngx_http_responses_zone_t *zone);
static char *ngx_http_responses_count(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
static char *ngx_http_responses_status_page(ngx_conf_t *cf,
    ngx_command_t *cmd, void *conf);
static ngx_int_t ngx_http_responses_zone_init(ngx_conf_t *cf);


static ngx_command_t  ngx_http_responses_zone_commands[] = {

    { ngx_string("responses_zone"),
      NGX_HTTP_MAIN_CONF|NGX_CONF_1MORE,
      ngx_http_responses_zone,
      NGX_HTTP_MAIN_CONF_OFFSET,
      0,
      NULL },

    { ngx_string("responses_count"),
      NGX_HTTP_MAIN_CONF|NGX_HTTP_SRV_CONF|NGX_HTTP_LOC_CONF
                        |NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
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


static ngx_http_module_t  ngx_http_responses_zone_module_ctx = {
    NULL,                                  /* preconfiguration */
    ngx_http_responses_zone_init,          /* postconfiguration */

    ngx_http_responses_zone_create_main_conf,  /* create main configuration */
    NULL,                                  /* init main configuration */

    NULL,                                  /* create server configuration */
    NULL,                                  /* merge server configuration */

    ngx_http_responses_zone_create_loc_conf,  /* create location
                                              configuration */
    ngx_http_responses_zone_merge_loc_conf  /* merge location configuration */
};


ngx_module_t  ngx_http_responses_zone_module = {
    NGX_MODULE_V1,
    &ngx_http_responses_zone_module_ctx,   /* module context */
    ngx_http_responses_zone_commands,      /* module directives */
    NGX_HTTP_MODULE,                       /* module type */
    NULL,                                  /* init master */
    NULL,                                  /* init module */
    ngx_http_responses_zone_init_process,  /* init process */
    NULL,                                  /* init thread */
    NULL,                                  /* exit thread */
    NULL,                                  /* exit process */
    NULL,                                  /* exit master */
    NGX_MODULE_V1_PADDING
};


/* labels that metrics have already */

static ngx_str_t  ngx_http_responses_zone_reserved[] = {
    ngx_string("zone"),
    ngx_string("status"),
    ngx_string("api"),
    ngx_string("kind"),
    ngx_string("action"),
    ngx_string("le"),
    ngx_null_string
};


static ngx_int_t
ngx_http_responses_zone_init_zone(ngx_shm_zone_t *shm_zone, void *data)
{
    ngx_http_responses_zone_t  *old = data;
    ngx_http_responses_zone_t  *zone;

    zone = shm_zone->data;

    if (old) {

        if (zone->key.len != old->key.len
            || ngx_strncmp(zone->key.data, old->key.data, zone->key.len) != 0)
        {
            ngx_log_error(NGX_LOG_EMERG, shm_zone->shm.log, 0,
                          "responses_zone \"%V\" uses the \"%V\" key while "
                          "previously it used the \"%V\" key",
                          &shm_zone->shm.name, &zone->key, &old->key);
            return NGX_ERROR;
        }

        zone->sh = old->sh;
        zone->shpool = old->shpool;

        return NGX_OK;
    }

    zone->shpool = (ngx_slab_pool_t *) shm_zone->shm.addr;

    ngx_http_responses_zone_resized(shm_zone);

    return ngx_http_responses_zone_create(zone);
}


static ngx_int_t
ngx_http_responses_zone_create(ngx_http_responses_zone_t *zone)
{
    size_t                        size;
    ngx_slab_pool_t              *shpool;
    ngx_http_responses_shared_t  *sh;

    shpool = zone->shpool;

    sh = ngx_slab_calloc(shpool, sizeof(ngx_http_responses_shared_t));
    if (sh == NULL) {
        return NGX_ERROR;
    }

    zone->sh = sh;

    ngx_rbtree_init(&sh->rbtree, &sh->sentinel, ngx_str_rbtree_insert_value);
    ngx_queue_init(&sh->queue);

    ngx_http_responses_zone_other(&sh->other, zone->nlabels);

    /* the slab gives a power of two to each key, and is full in the end */

    shpool->log_nomem = 0;

    for (size = 1024; size < sizeof(ngx_http_responses_key_t); size *= 2) {
        /* void */
    }

    sh->sums.max = shpool->pfree * (ngx_pagesize / size);
    sh->sums.start = ngx_time();

    return NGX_OK;
}


static void
ngx_http_responses_zone_other(ngx_http_responses_key_t *other,
    ngx_uint_t nlabels)
{
    u_char  *p;

    p = other->data;

    while (nlabels--) {
        p = ngx_cpymem(p, "other", sizeof("other"));
    }

    other->sn.str.data = other->data;
    other->sn.str.len = p - other->data;
    other->sn.node.key = ngx_crc32_short(other->data, p - other->data);
}


/* nginx creates a new zone if the size has changed, and does not log it */

static void
ngx_http_responses_zone_resized(ngx_shm_zone_t *shm_zone)
{
    ngx_uint_t        i;
    ngx_shm_zone_t   *old;
    ngx_list_part_t  *part;

    for (part = &((ngx_cycle_t *) ngx_cycle)->shared_memory.part;
         part;
         part = part->next)
    {
        old = part->elts;

        for (i = 0; i < part->nelts; i++) {

            if (old[i].shm.name.len == shm_zone->shm.name.len
                && ngx_strncmp(old[i].shm.name.data, shm_zone->shm.name.data,
                               shm_zone->shm.name.len)
                   == 0)
            {
                ngx_log_error(NGX_LOG_WARN, shm_zone->shm.log, 0,
                              "size of responses_zone \"%V\" changed from "
                              "%uz to %uz, its counters are reset",
                              &shm_zone->shm.name, old[i].shm.size,
                              shm_zone->shm.size);
            }
        }
    }
}


/* a single process keeps its streams when the configuration is reloaded */

static ngx_int_t
ngx_http_responses_zone_init_process(ngx_cycle_t *cycle)
{
    ngx_uint_t                   i;
    ngx_array_t                 *zones;
    ngx_http_responses_zone_t  **zone;

    zones = ngx_http_cycle_get_module_main_conf(cycle,
                                              ngx_http_responses_zone_module);

    if (zones == NULL || ngx_process == NGX_PROCESS_SINGLE) {
        return NGX_OK;
    }

    zone = zones->elts;

    for (i = 0; i < zones->nelts; i++) {
        zone[i]->sh->open[ngx_process_slot] = 0;
    }

    return NGX_OK;
}


static void *
ngx_http_responses_zone_create_main_conf(ngx_conf_t *cf)
{
    return ngx_array_create(cf->pool, 2, sizeof(ngx_http_responses_zone_t *));
}


static void *
ngx_http_responses_zone_create_loc_conf(ngx_conf_t *cf)
{
    ngx_http_responses_zone_loc_conf_t  *conf;

    conf = ngx_palloc(cf->pool, sizeof(ngx_http_responses_zone_loc_conf_t));
    if (conf == NULL) {
        return NULL;
    }

    conf->counts = NGX_CONF_UNSET_PTR;
    conf->status = NGX_CONF_UNSET_PTR;

    return conf;
}


/* "if" blocks inherit the status of their location */

static char *
ngx_http_responses_zone_merge_loc_conf(ngx_conf_t *cf, void *parent,
    void *child)
{
    ngx_http_responses_zone_loc_conf_t *prev = parent;
    ngx_http_responses_zone_loc_conf_t *conf = child;

    ngx_conf_merge_ptr_value(conf->counts, prev->counts, NULL);
    ngx_conf_merge_ptr_value(conf->status, prev->status, NULL);

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_zone(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_array_t *zones = conf;

    ngx_str_t                   *value, model;
    ngx_uint_t                   i, n;
    ngx_shm_zone_t              *shm_zone;
    ngx_http_responses_zone_t   *zone, **zonep;

    value = cf->args->elts;

    zone = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_zone_t));
    zonep = ngx_array_push(zones);

    if (zone == NULL || zonep == NULL) {
        return NGX_CONF_ERROR;
    }

    *zonep = zone;
    shm_zone = NULL;
    n = cf->args->nelts - 2;

    for (i = 1; i < cf->args->nelts; i++) {

        if (shm_zone == NULL && ngx_strncmp(value[i].data, "zone=", 5) == 0) {
            shm_zone = ngx_http_responses_zone_add(cf, &value[i]);
            if (shm_zone == NULL) {
                return NGX_CONF_ERROR;
            }

            continue;
        }

        if (ngx_http_responses_zone_label(cf, zone, &value[i], n) != NGX_OK) {
            return NGX_CONF_ERROR;
        }
    }

    if (shm_zone == NULL) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "\"responses_zone\" must have \"zone=name:size\" "
                           "parameter");
        return NGX_CONF_ERROR;
    }

    ngx_str_set(&model, "$responses_model");

    if (n == 0
        && ngx_http_responses_zone_label(cf, zone, &model, 1) != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    if (ngx_http_responses_zone_key(cf->pool, zone) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    zone->name = shm_zone->shm.name;

    shm_zone->init = ngx_http_responses_zone_init_zone;
    shm_zone->data = zone;

    return NGX_CONF_OK;
}


static ngx_shm_zone_t *
ngx_http_responses_zone_add(ngx_conf_t *cf, ngx_str_t *value)
{
    u_char          *p;
    ssize_t          size;
    ngx_str_t        name, s;
    ngx_shm_zone_t  *shm_zone;

    size = 0;
    name.data = value->data + 5;
    name.len = 0;

    p = (u_char *) ngx_strchr(name.data, ':');

    if (p) {
        name.len = p - name.data;

        s.data = p + 1;
        s.len = value->data + value->len - s.data;

        size = ngx_parse_size(&s);
    }

    if (name.len == 0
        || size < (ssize_t) (NGX_HTTP_RESPONSES_ZONE_PAGES * ngx_pagesize))
    {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"responses_zone\" "
                           "directive, expected \"zone=name:size\" with a "
                           "size of %uzk or more", value,
                           NGX_HTTP_RESPONSES_ZONE_PAGES
                           * ngx_pagesize / 1024);
        return NULL;
    }

    shm_zone = ngx_shared_memory_add(cf, &name, size,
                                     &ngx_http_responses_zone_module);

    if (shm_zone && shm_zone->data) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "duplicate zone \"%V\" in \"responses_zone\" "
                           "directive", &name);
        return NULL;
    }

    return shm_zone;
}


/* "label=value", or a value if it is the only one, n: 1 */

static ngx_int_t
ngx_http_responses_zone_label(ngx_conf_t *cf, ngx_http_responses_zone_t *zone,
    ngx_str_t *arg, ngx_uint_t n)
{
    u_char                            *p;
    ngx_str_t                          text;
    const char                        *invalid;
    ngx_http_responses_label_t        *label;
    ngx_http_compile_complex_value_t   ccv;

    if (zone->nlabels == NGX_HTTP_RESPONSES_LABELS) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "too many labels in \"responses_zone\" directive, "
                           "at most %d are allowed",
                           NGX_HTTP_RESPONSES_LABELS);
        return NGX_ERROR;
    }

    label = &zone->labels[zone->nlabels];

    /* a value may have a "=" after a variable */

    for (p = arg->data; *p && *p != '=' && *p != '$'; p++) {
        /* void */
    }

    if (*p == '=') {
        label->name.data = arg->data;
        label->name.len = p - arg->data;

        text.data = p + 1;
        text.len = arg->data + arg->len - text.data;

    } else {
        text = *arg;

        if (ngx_strcmp(arg->data, "$responses_model") == 0) {
            ngx_str_set(&label->name, "model");

        } else {
            ngx_str_set(&label->name, "key");
        }
    }

    if (*p != '=' && n > 1) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"responses_zone\" "
                           "directive, expected \"label=value\"", arg);
        return NGX_ERROR;
    }

    invalid = ngx_http_responses_zone_invalid(zone, &label->name);

    if (invalid) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid label \"%V\" in \"responses_zone\" "
                           "directive, %s", &label->name, invalid);
        return NGX_ERROR;
    }

    zone->nlabels++;

    ngx_memzero(&ccv, sizeof(ngx_http_compile_complex_value_t));

    ccv.cf = cf;
    ccv.value = &text;
    ccv.complex_value = &label->value;

    return ngx_http_compile_complex_value(&ccv);
}


/* returns what is wrong with the name of a label, or NULL */

static const char *
ngx_http_responses_zone_invalid(ngx_http_responses_zone_t *zone,
    ngx_str_t *name)
{
    u_char      *p;
    ngx_str_t   *s;
    ngx_uint_t   i;

    for (p = name->data; p < name->data + name->len; p++) {

        if (*p != '_' && (*p < 'A' || *p > 'Z') && (*p < 'a' || *p > 'z')
            && (*p < '0' || *p > '9' || p == name->data))
        {
            break;
        }
    }

    if (name->len == 0 || p < name->data + name->len) {
        return "expected letters, digits and \"_\", not beginning with a "
               "digit";
    }

    for (s = ngx_http_responses_zone_reserved; s->len; s++) {

        if (s->len == name->len
            && ngx_strncmp(s->data, name->data, s->len) == 0)
        {
            break;
        }
    }

    if (s->len || (name->len > 1 && name->data[0] == '_'
                   && name->data[1] == '_'))
    {
        return "the name is reserved";
    }

    for (i = 0; i < zone->nlabels; i++) {
        s = &zone->labels[i].name;

        if (s->len == name->len
            && ngx_strncmp(s->data, name->data, s->len) == 0)
        {
            return "it is duplicate";
        }
    }

    return NULL;
}


/* the key as it is compared with the previous one */

static ngx_int_t
ngx_http_responses_zone_key(ngx_pool_t *pool, ngx_http_responses_zone_t *zone)
{
    u_char                      *p;
    size_t                       len;
    ngx_uint_t                   i;
    ngx_http_responses_label_t  *label;

    label = zone->labels;
    len = 0;

    for (i = 0; i < zone->nlabels; i++) {
        len += label[i].name.len + label[i].value.value.len + 2;
    }

    p = ngx_pnalloc(pool, len);
    if (p == NULL) {
        return NGX_ERROR;
    }

    zone->key.data = p;

    for (i = 0; i < zone->nlabels; i++) {
        p = ngx_sprintf(p, "%V=%V ", &label[i].name, &label[i].value.value);
    }

    zone->key.len = len - 1;

    return NGX_OK;
}


static char *
ngx_http_responses_count(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_zone_loc_conf_t *zlcf = conf;

    ngx_str_t       *value;
    ngx_uint_t       i;
    ngx_shm_zone_t  *shm_zone, **zones;

    value = cf->args->elts;

    if (ngx_strcmp(value[1].data, "off") == 0) {

        if (zlcf->counts != NGX_CONF_UNSET_PTR) {
            return "is duplicate";
        }

        zlcf->counts = NULL;
        return NGX_CONF_OK;
    }

    if (zlcf->counts == NULL) {
        return "is duplicate";
    }

    if (zlcf->counts == NGX_CONF_UNSET_PTR) {
        zlcf->counts = ngx_array_create(cf->pool, 2, sizeof(ngx_shm_zone_t *));
        if (zlcf->counts == NULL) {
            return NGX_CONF_ERROR;
        }
    }

    /* nginx refuses a zone that is used and has no size */

    shm_zone = ngx_shared_memory_add(cf, &value[1], 0,
                                     &ngx_http_responses_zone_module);
    if (shm_zone == NULL) {
        return NGX_CONF_ERROR;
    }

    zones = zlcf->counts->elts;

    for (i = 0; i < zlcf->counts->nelts; i++) {

        if (zones[i] == shm_zone) {
            return "is duplicate";
        }
    }

    zones = ngx_array_push(zlcf->counts);
    if (zones == NULL) {
        return NGX_CONF_ERROR;
    }

    *zones = shm_zone;

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_status_page(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_zone_loc_conf_t *zlcf = conf;

    ngx_str_t                 *value;
    ngx_http_core_loc_conf_t  *clcf;

    if (zlcf->status != NGX_CONF_UNSET_PTR) {
        return "is duplicate";
    }

    value = cf->args->elts;

    zlcf->status = ngx_shared_memory_add(cf, &value[1], 0,
                                         &ngx_http_responses_zone_module);
    if (zlcf->status == NULL) {
        return NGX_CONF_ERROR;
    }

    clcf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_core_module);
    clcf->handler = ngx_http_responses_status_handler;

    return NGX_CONF_OK;
}


static ngx_int_t
ngx_http_responses_zone_init(ngx_conf_t *cf)
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
