
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives of shared counters: zones, and where they are counted in and
 * shown.
 *
 * Counters are kept when the configuration is reloaded, or it is logged why
 * they are not.  Without zones there is no handler in the log phase.
 */


#include "core/ngx_responses_near.h"
#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses_zone.h"


/* where a zone is used, for the message if there is no such zone */

typedef struct {
    ngx_shm_zone_t  *shm_zone;
    ngx_str_t        directive;
    ngx_str_t        file;
    ngx_uint_t       line;
    ngx_uint_t       counts;       /* unsigned counts:1; else it shows it */
} ngx_http_responses_zone_use_t;


typedef struct {
    ngx_array_t      uses;         /* ngx_http_responses_zone_use_t */
    ngx_uint_t       counts;       /* unsigned counts:1; */
} ngx_http_responses_zone_main_conf_t;


static ngx_int_t ngx_http_responses_zone_init_zone(ngx_shm_zone_t *shm_zone,
    void *data);
static void ngx_http_responses_zone_resized(ngx_shm_zone_t *shm_zone);

static void *ngx_http_responses_zone_create_main_conf(ngx_conf_t *cf);
static char *ngx_http_responses_zone_init_main_conf(ngx_conf_t *cf,
    void *conf);
static const ngx_str_t *ngx_http_responses_zone_near(ngx_conf_t *cf,
    ngx_str_t *name);
static void *ngx_http_responses_zone_create_loc_conf(ngx_conf_t *cf);
static char *ngx_http_responses_zone_merge_loc_conf(ngx_conf_t *cf,
    void *parent, void *child);

static char *ngx_http_responses_zone(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
static ngx_shm_zone_t *ngx_http_responses_zone_add(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_str_t *value);
static char *ngx_http_responses_count(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
static char *ngx_http_responses_status_page(ngx_conf_t *cf,
    ngx_command_t *cmd, void *conf);
static ngx_shm_zone_t *ngx_http_responses_zone_use(ngx_conf_t *cf,
    ngx_command_t *cmd);
static ngx_int_t ngx_http_responses_zone_init(ngx_conf_t *cf);


static ngx_command_t  ngx_http_responses_zone_commands[] = {

    { ngx_string("responses_zone"),
      NGX_HTTP_MAIN_CONF|NGX_CONF_1MORE,
      ngx_http_responses_zone,
      0,
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
      NGX_HTTP_LOC_CONF|NGX_CONF_TAKE12,
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
    ngx_http_responses_zone_init_main_conf,  /* init main configuration */

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
    NULL,                                  /* init process */
    NULL,                                  /* init thread */
    NULL,                                  /* exit thread */
    NULL,                                  /* exit process */
    NULL,                                  /* exit master */
    NGX_MODULE_V1_PADDING
};


static ngx_int_t
ngx_http_responses_zone_init_zone(ngx_shm_zone_t *shm_zone, void *data)
{
    ngx_http_responses_zone_t  *old = data;
    ngx_http_responses_zone_t  *zone;

    zone = shm_zone->data;
    zone->shpool = (ngx_slab_pool_t *) shm_zone->shm.addr;

    if (old) {

        if (!ngx_http_responses_key_same(zone, old)) {
            ngx_log_error(NGX_LOG_EMERG, shm_zone->shm.log, 0,
                          "responses_zone \"%V\" uses the \"%V\" key while "
                          "previously it used the \"%V\" key",
                          &shm_zone->shm.name, &zone->key, &old->key);
            return NGX_ERROR;
        }

        zone->sh = old->sh;

    } else if (shm_zone->shm.exists) {
        zone->sh = zone->shpool->data;

    } else {
        ngx_http_responses_zone_resized(shm_zone);

        if (ngx_http_responses_count_init(zone) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    if (!ngx_http_responses_count_valid(zone->sh)) {
        ngx_log_error(NGX_LOG_EMERG, shm_zone->shm.log, 0,
                      "responses_zone \"%V\" was created by another version "
                      "of the module", &shm_zone->shm.name);
        return NGX_ERROR;
    }

    zone->generation = ++zone->sh->generation;

    return NGX_OK;
}


/* nginx creates a new zone if the size has changed, and does not log it */

static void
ngx_http_responses_zone_resized(ngx_shm_zone_t *shm_zone)
{
    ngx_uint_t        i;
    ngx_shm_zone_t   *old;
    ngx_list_part_t  *part;

    part = &((ngx_cycle_t *) ngx_cycle)->shared_memory.part;

    for (old = part->elts, i = 0; /* void */ ; i++) {

        if (i >= part->nelts) {

            if (part->next == NULL) {
                return;
            }

            part = part->next;
            old = part->elts;
            i = 0;
        }

        if (old[i].shm.name.len == shm_zone->shm.name.len
            && ngx_strncmp(old[i].shm.name.data, shm_zone->shm.name.data,
                           shm_zone->shm.name.len)
               == 0
            && old[i].shm.size != shm_zone->shm.size)
        {
            ngx_log_error(NGX_LOG_WARN, shm_zone->shm.log, 0,
                          "size of responses_zone \"%V\" changed from %uz "
                          "to %uz, its counters are reset",
                          &shm_zone->shm.name, old[i].shm.size,
                          shm_zone->shm.size);
            return;
        }
    }
}


static void *
ngx_http_responses_zone_create_main_conf(ngx_conf_t *cf)
{
    ngx_http_responses_zone_main_conf_t  *zmcf;

    zmcf = ngx_pcalloc(cf->pool,
                       sizeof(ngx_http_responses_zone_main_conf_t));
    if (zmcf == NULL) {
        return NULL;
    }

    if (ngx_array_init(&zmcf->uses, cf->pool, 4,
                       sizeof(ngx_http_responses_zone_use_t))
        != NGX_OK)
    {
        return NULL;
    }

    return zmcf;
}


/* a zone may be used before it is defined, so that this is checked last */

static char *
ngx_http_responses_zone_init_main_conf(ngx_conf_t *cf, void *conf)
{
    ngx_http_responses_zone_main_conf_t *zmcf = conf;

    ngx_uint_t                      i, n;
    const ngx_str_t                *nearest;
    ngx_http_responses_zone_use_t  *use;

    use = zmcf->uses.elts;

    for (i = 0; i < zmcf->uses.nelts; i++) {

        if (use[i].shm_zone->data == NULL) {
            nearest = ngx_http_responses_zone_near(cf,
                                                  &use[i].shm_zone->shm.name);

            ngx_log_error(NGX_LOG_EMERG, cf->log, 0,
                          "unknown zone \"%V\" in \"%V\" directive, expected "
                          "the name of a \"responses_zone\"%s%V%s in %V:%ui",
                          &use[i].shm_zone->shm.name, &use[i].directive,
                          nearest->len ? ", the nearest one is \"" : "",
                          nearest, nearest->len ? "\"" : "",
                          &use[i].file, use[i].line);
            return NGX_CONF_ERROR;
        }

        for (n = 0; n < zmcf->uses.nelts; n++) {

            if (use[n].shm_zone == use[i].shm_zone && use[n].counts) {
                break;
            }
        }

        if (n == zmcf->uses.nelts) {
            ngx_log_error(NGX_LOG_WARN, cf->log, 0,
                          "nothing is counted in zone \"%V\" of \"%V\" "
                          "directive, expected a \"responses_count %V\" "
                          "in %V:%ui", &use[i].shm_zone->shm.name,
                          &use[i].directive, &use[i].shm_zone->shm.name,
                          &use[i].file, use[i].line);
        }
    }

    return NGX_CONF_OK;
}


/* a defined zone with a name like this, empty: there is none */

static const ngx_str_t *
ngx_http_responses_zone_near(ngx_conf_t *cf, ngx_str_t *name)
{
    ngx_uint_t             i;
    ngx_shm_zone_t        *shm_zone;
    ngx_list_part_t       *part;
    ngx_responses_near_t   near;

    static ngx_str_t  none = ngx_null_string;

    ngx_responses_near_init(&near, name);

    for (part = &cf->cycle->shared_memory.part; part; part = part->next) {
        shm_zone = part->elts;

        for (i = 0; i < part->nelts; i++) {

            if (shm_zone[i].tag == &ngx_http_responses_zone_module
                && shm_zone[i].data)
            {
                ngx_responses_near(&near, &shm_zone[i].shm.name);
            }
        }
    }

    return near.nearest ? near.nearest : &none;
}


static void *
ngx_http_responses_zone_create_loc_conf(ngx_conf_t *cf)
{
    ngx_http_responses_zone_loc_conf_t  *conf;

    conf = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_zone_loc_conf_t));
    if (conf == NULL) {
        return NULL;
    }

    /*
     * set by ngx_pcalloc():
     *
     *     conf->status = NULL;
     *     conf->handler = NULL;
     *     conf->zero = 0;
     */

    conf->counts = NGX_CONF_UNSET_PTR;

    return conf;
}


static char *
ngx_http_responses_zone_merge_loc_conf(ngx_conf_t *cf, void *parent,
    void *child)
{
    ngx_http_responses_zone_loc_conf_t *prev = parent;
    ngx_http_responses_zone_loc_conf_t *conf = child;

    ngx_conf_merge_ptr_value(conf->counts, prev->counts, NULL);

    /* "if" blocks inherit the handler of the location */

    if (conf->status == NULL) {
        conf->status = prev->status;
        conf->handler = prev->handler;
        conf->zero = prev->zero;
    }

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_zone(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_str_t                  *value, model;
    ngx_uint_t                  i, n;
    ngx_shm_zone_t             *shm_zone;
    ngx_http_responses_zone_t  *zone;

    value = cf->args->elts;
    n = 0;

    for (i = 1; n == 0 && i < cf->args->nelts; i++) {

        if (ngx_strncmp(value[i].data, "zone=", 5) == 0) {
            n = i;
        }
    }

    if (n == 0) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected \"zone=name:size\"",
                           &value[1], &cmd->name);
        return NGX_CONF_ERROR;
    }

    shm_zone = ngx_http_responses_zone_add(cf, cmd, &value[n]);
    if (shm_zone == NULL) {
        return NGX_CONF_ERROR;
    }

    zone = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_zone_t));
    if (zone == NULL) {
        return NGX_CONF_ERROR;
    }

    zone->name = shm_zone->shm.name;

    shm_zone->init = ngx_http_responses_zone_init_zone;
    shm_zone->data = zone;

    if (cf->args->nelts == 2) {
        ngx_str_set(&model, NGX_HTTP_RESPONSES_KEY);

        return ngx_http_responses_key_add(cf, cmd, zone, &model, 1) == NGX_OK
               ? NGX_CONF_OK : NGX_CONF_ERROR;
    }

    for (i = 1; i < cf->args->nelts; i++) {

        if (i != n
            && ngx_http_responses_key_add(cf, cmd, zone, &value[i],
                                          cf->args->nelts - 2)
               != NGX_OK)
        {
            return NGX_CONF_ERROR;
        }
    }

    return NGX_CONF_OK;
}


static ngx_shm_zone_t *
ngx_http_responses_zone_add(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *value)
{
    u_char          *p;
    ssize_t          size;
    ngx_str_t        name, s;
    ngx_shm_zone_t  *shm_zone;

    name.data = value->data + 5;

    p = (u_char *) ngx_strchr(name.data, ':');

    if (p) {
        name.len = p - name.data;

        s.data = p + 1;
        s.len = value->data + value->len - s.data;

        size = ngx_parse_size(&s);

    } else {
        name.len = 0;
        size = NGX_ERROR;
    }

    if (name.len == 0 || size < NGX_HTTP_RESPONSES_ZONE_MIN) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected \"zone=name:size\" with a size of %dk "
                           "or more", value, &cmd->name,
                           NGX_HTTP_RESPONSES_ZONE_MIN / 1024);
        return NULL;
    }

    shm_zone = ngx_shared_memory_add(cf, &name, size,
                                     &ngx_http_responses_zone_module);
    if (shm_zone == NULL) {
        return NULL;
    }

    if (shm_zone->data) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "duplicate zone \"%V\" in \"%V\" directive",
                           &name, &cmd->name);
        return NULL;
    }

    return shm_zone;
}


static char *
ngx_http_responses_count(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_zone_loc_conf_t *zlcf = conf;

    ngx_str_t                            *value;
    ngx_uint_t                            i;
    ngx_shm_zone_t                       *shm_zone, **zones;
    ngx_http_responses_loc_conf_t        *rlcf;
    ngx_http_responses_zone_main_conf_t  *zmcf;

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

    rlcf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_responses_module);

    if (ngx_http_responses_conf_place(cf, cmd, rlcf, 1) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    shm_zone = ngx_http_responses_zone_use(cf, cmd);
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

    zmcf = ngx_http_conf_get_module_main_conf(cf,
                                              ngx_http_responses_zone_module);
    zmcf->counts = 1;

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_status_page(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_zone_loc_conf_t *zlcf = conf;

    ngx_int_t                  zero;
    ngx_str_t                 *value, s;
    ngx_http_core_loc_conf_t  *clcf;

    if (zlcf->status) {
        return "is duplicate";
    }

    value = cf->args->elts;

    zlcf->zero = NGX_HTTP_RESPONSES_ZERO;

    if (cf->args->nelts == 3) {
        zero = NGX_ERROR;

        if (ngx_strncmp(value[2].data, "zero=", 5) == 0) {
            s.data = value[2].data + 5;
            s.len = value[2].len - 5;

            zero = ngx_parse_time(&s, 0);
        }

        if (zero == NGX_ERROR) {
            ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                               "invalid parameter \"%V\" in \"%V\" "
                               "directive, expected \"zero=time\"",
                               &value[2], &cmd->name);
            return NGX_CONF_ERROR;
        }

        zlcf->zero = zero;
    }

    zlcf->status = ngx_http_responses_zone_use(cf, cmd);
    if (zlcf->status == NULL) {
        return NGX_CONF_ERROR;
    }

    zlcf->handler = ngx_http_responses_status_handler;

    clcf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_core_module);
    clcf->handler = zlcf->handler;

    return NGX_CONF_OK;
}


static ngx_shm_zone_t *
ngx_http_responses_zone_use(ngx_conf_t *cf, ngx_command_t *cmd)
{
    ngx_str_t                            *value;
    ngx_http_responses_zone_use_t        *use;
    ngx_http_responses_zone_main_conf_t  *zmcf;

    zmcf = ngx_http_conf_get_module_main_conf(cf,
                                              ngx_http_responses_zone_module);

    use = ngx_array_push(&zmcf->uses);
    if (use == NULL) {
        return NULL;
    }

    value = cf->args->elts;

    use->directive = cmd->name;
    use->file = cf->conf_file->file.name;
    use->line = cf->conf_file->line;
    use->counts = (cmd->set == ngx_http_responses_count);
    use->shm_zone = ngx_shared_memory_add(cf, &value[1], 0,
                                          &ngx_http_responses_zone_module);

    return use->shm_zone;
}


static ngx_int_t
ngx_http_responses_zone_init(ngx_conf_t *cf)
{
    ngx_http_handler_pt                  *h;
    ngx_http_core_main_conf_t            *cmcf;
    ngx_http_responses_zone_main_conf_t  *zmcf;

    zmcf = ngx_http_conf_get_module_main_conf(cf,
                                              ngx_http_responses_zone_module);

    if (!zmcf->counts) {
        return NGX_OK;
    }

    cmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_core_module);

    h = ngx_array_push(&cmcf->phases[NGX_HTTP_LOG_PHASE].handlers);
    if (h == NULL) {
        return NGX_ERROR;
    }

    *h = ngx_http_responses_count_handler;

    return NGX_OK;
}
