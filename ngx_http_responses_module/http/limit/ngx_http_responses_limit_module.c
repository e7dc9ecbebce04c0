
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The module of limits, and its directives.
 *
 * A zone may be used before the directive that sets its key.  Warns of limits
 * that limit nothing, or refuse all.  Never changes the shared memory.
 * Invariant: all limits of a zone have one rate and one kind, as what a key
 * has used is kept once.
 */


#include "core/ngx_responses_number.h"
#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses_price.h"
#include "http/limit/ngx_http_responses_limit.h"
#include "http/limit/ngx_http_responses_limit_zone.h"
#include "http/rules/ngx_http_responses_rules.h"


/* as limit_req has it */

#define NGX_HTTP_RESPONSES_LIMIT_PAGES  8

/* 31 days, in milliseconds */

#define NGX_HTTP_RESPONSES_LIMIT_PERIOD  2678400000UL

/* the most tokens of a rate */

#define NGX_HTTP_RESPONSES_LIMIT_TOKENS  0xffffffffULL

/* tokens of output that are reserved where a request allows any number */

#define NGX_HTTP_RESPONSES_LIMIT_RESERVE  4096


static ngx_int_t ngx_http_responses_limit_add_variables(ngx_conf_t *cf);
static ngx_int_t ngx_http_responses_limit_init(ngx_conf_t *cf);
static ngx_int_t ngx_http_responses_limit_init_process(ngx_cycle_t *cycle);
static void ngx_http_responses_limit_exit_process(ngx_cycle_t *cycle);
static void *ngx_http_responses_limit_create_main_conf(ngx_conf_t *cf);
static void *ngx_http_responses_limit_create_conf(ngx_conf_t *cf);
static char *ngx_http_responses_limit_merge_conf(ngx_conf_t *cf, void *parent,
    void *child);

static char *ngx_http_responses_limit_conf_zone(ngx_conf_t *cf,
    ngx_command_t *cmd, void *conf);
static char *ngx_http_responses_limit_conf_limit(ngx_conf_t *cf,
    ngx_command_t *cmd, void *conf);
static ngx_uint_t ngx_http_responses_limit_conf_secret(ngx_str_t *key);
static ngx_http_responses_limit_zone_t *ngx_http_responses_limit_conf_add(
    ngx_conf_t *cf, ngx_shm_zone_t *shm_zone);
static char *ngx_http_responses_limit_conf_arg(ngx_conf_t *cf,
    ngx_str_t *arg, ngx_http_responses_limit_t *limit);
static char *ngx_http_responses_limit_conf_reserve(ngx_conf_t *cf,
    ngx_str_t *arg, ngx_str_t text, ngx_http_responses_limit_t *limit);
static char *ngx_http_responses_limit_conf_use(ngx_conf_t *cf,
    ngx_http_responses_limit_t *limit);
static ngx_int_t ngx_http_responses_limit_conf_burst(ngx_str_t *arg,
    ngx_http_responses_limit_t *limit);
static ngx_int_t ngx_http_responses_limit_conf_rate(ngx_str_t period,
    ngx_responses_rate_t *rate, ngx_uint_t cost);
static ngx_int_t ngx_http_responses_limit_conf_number(ngx_str_t text,
    uint64_t *tokens);


static ngx_conf_enum_t  ngx_http_responses_limit_kinds[] = {
    { ngx_string("total"), NGX_HTTP_RESPONSES_LIMIT_TOTAL },
    { ngx_string("input"), NGX_HTTP_RESPONSES_LIMIT_INPUT },
    { ngx_string("output"), NGX_HTTP_RESPONSES_LIMIT_OUTPUT },
    { ngx_null_string, 0 }
};


static ngx_conf_enum_t  ngx_http_responses_limit_levels[] = {
    { ngx_string("info"), NGX_LOG_INFO },
    { ngx_string("notice"), NGX_LOG_NOTICE },
    { ngx_string("warn"), NGX_LOG_WARN },
    { ngx_string("error"), NGX_LOG_ERR },
    { ngx_null_string, 0 }
};


/* zones of responses_zone have another one */

static ngx_uint_t  ngx_http_responses_limit_tag;


static ngx_command_t  ngx_http_responses_limit_commands[] = {

    { ngx_string("responses_limit_zone"),
      NGX_HTTP_MAIN_CONF|NGX_CONF_TAKE23,
      ngx_http_responses_limit_conf_zone,
      0,
      0,
      NULL },

    { ngx_string("responses_store"),
      NGX_HTTP_MAIN_CONF|NGX_CONF_1MORE,
      ngx_http_responses_store,
      NGX_HTTP_MAIN_CONF_OFFSET,
      0,
      NULL },

    { ngx_string("responses_limit"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_2MORE,
      ngx_http_responses_limit_conf_limit,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

      ngx_null_command
};


static ngx_http_variable_t  ngx_http_responses_limit_vars[] = {

    { ngx_string("responses_limit_status"), NULL,
      ngx_http_responses_limit_status, 0, NGX_HTTP_VAR_NOCACHEABLE, 0 },

    { ngx_string("responses_limit_remaining"), NULL,
      ngx_http_responses_limit_remaining, 0, NGX_HTTP_VAR_NOCACHEABLE, 0 },

      ngx_http_null_variable
};


static ngx_http_module_t  ngx_http_responses_limit_module_ctx = {
    ngx_http_responses_limit_add_variables,  /* preconfiguration */
    ngx_http_responses_limit_init,           /* postconfiguration */

    ngx_http_responses_limit_create_main_conf,  /* create main
                                                   configuration */
    NULL,                                  /* init main configuration */

    NULL,                                  /* create server configuration */
    NULL,                                  /* merge server configuration */

    ngx_http_responses_limit_create_conf,  /* create location configuration */
    ngx_http_responses_limit_merge_conf    /* merge location configuration */
};


ngx_module_t  ngx_http_responses_limit_module = {
    NGX_MODULE_V1,
    &ngx_http_responses_limit_module_ctx,  /* module context */
    ngx_http_responses_limit_commands,     /* module directives */
    NGX_HTTP_MODULE,                       /* module type */
    NULL,                                  /* init master */
    NULL,                                  /* init module */
    ngx_http_responses_limit_init_process, /* init process */
    NULL,                                  /* init thread */
    NULL,                                  /* exit thread */
    ngx_http_responses_limit_exit_process, /* exit process */
    NULL,                                  /* exit master */
    NGX_MODULE_V1_PADDING
};


static ngx_int_t
ngx_http_responses_limit_add_variables(ngx_conf_t *cf)
{
    ngx_http_variable_t  *var, *v;

    for (v = ngx_http_responses_limit_vars; v->name.len; v++) {
        var = ngx_http_add_variable(cf, &v->name, v->flags);
        if (var == NULL) {
            return NGX_ERROR;
        }

        var->get_handler = v->get_handler;
    }

    return NGX_OK;
}


/* without a zone requests pass nothing of the module */

static ngx_int_t
ngx_http_responses_limit_init(ngx_conf_t *cf)
{
    ngx_http_handler_pt                   *h;
    ngx_http_core_main_conf_t             *cmcf;
    ngx_http_responses_limit_main_conf_t  *lmcf;

    lmcf = ngx_http_conf_get_module_main_conf(cf,
                                              ngx_http_responses_limit_module);

    if (ngx_http_responses_store_check(cf, lmcf->store, lmcf->zones)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    /* workers may have the filters of a configuration that failed later */

    ngx_http_responses_limit_filter_init();

    if (lmcf->zones == NULL) {
        return NGX_OK;
    }

    cmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_core_module);

    h = ngx_array_push(&cmcf->phases[NGX_HTTP_LOG_PHASE].handlers);
    if (h == NULL) {
        return NGX_ERROR;
    }

    *h = ngx_http_responses_limit_settle;

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_limit_init_process(ngx_cycle_t *cycle)
{
    ngx_http_responses_limit_main_conf_t  *lmcf;

    lmcf = ngx_http_cycle_get_module_main_conf(cycle,
                                              ngx_http_responses_limit_module);
    if (lmcf) {
        ngx_http_responses_limit_zone_begin(lmcf->zones);
        ngx_http_responses_store_begin(lmcf->store, cycle);
    }

    return NGX_OK;
}


static void
ngx_http_responses_limit_exit_process(ngx_cycle_t *cycle)
{
    ngx_http_responses_store_end();
}


static void *
ngx_http_responses_limit_create_main_conf(ngx_conf_t *cf)
{
    /* all members are NULL */

    return ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_limit_main_conf_t));
}


static void *
ngx_http_responses_limit_create_conf(ngx_conf_t *cf)
{
    /* conf->limits = NULL */

    return ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_limit_conf_t));
}


/* of the filter, whose configuration is merged before, it needs prices */

static char *
ngx_http_responses_limit_merge_conf(ngx_conf_t *cf, void *parent, void *child)
{
    ngx_http_responses_limit_conf_t *prev = parent;
    ngx_http_responses_limit_conf_t *conf = child;

    ngx_http_responses_limit_t  *limit;

    if (conf->limits == NULL) {
        conf->limits = prev->limits;
    }

    if (conf->limits == NULL || !ngx_http_responses_price_missing(cf)) {
        return NGX_CONF_OK;
    }

    for (limit = conf->limits; limit; limit = limit->next) {

        if (limit->kind == NGX_HTTP_RESPONSES_LIMIT_COST) {
            ngx_log_error(NGX_LOG_EMERG, cf->log, 0,
                          "\"cost\" of \"responses_limit\" with zone \"%V\" "
                          "has no \"responses_price\"", &limit->zone->name);
            return NGX_CONF_ERROR;
        }
    }

    return NGX_CONF_OK;
}


ngx_int_t
ngx_http_responses_limit_copy(ngx_http_request_t *r,
    ngx_responses_metrics_t *metrics)
{
    ngx_uint_t                             n;
    ngx_responses_metrics_limit_t         *limit;
    ngx_http_responses_limit_zone_t       *zone;
    ngx_http_responses_limit_main_conf_t  *lmcf;

    lmcf = ngx_http_get_module_main_conf(r, ngx_http_responses_limit_module);

    n = 0;

    for (zone = lmcf->zones; zone; zone = zone->next) {
        n += ngx_http_responses_limit_configured(zone);
    }

    metrics->nlimits = n;
    metrics->limits = ngx_palloc(r->pool,
                                 n * sizeof(ngx_responses_metrics_limit_t));

    if (metrics->limits == NULL) {
        return NGX_ERROR;
    }

    limit = metrics->limits;

    for (zone = lmcf->zones; zone; zone = zone->next) {

        if (ngx_http_responses_limit_configured(zone)) {
            limit->name = zone->name;

            ngx_http_responses_limit_zone_copy(zone, limit);

            limit++;
        }
    }

    metrics->stores = (lmcf->store != NULL);

    if (lmcf->store) {
        ngx_http_responses_store_copy(lmcf->store, &metrics->store);
    }

    return NGX_OK;
}


static char *
ngx_http_responses_limit_conf_zone(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf)
{
    ngx_str_t                        *value;
    ngx_shm_zone_t                   *shm_zone;
    ngx_http_responses_limit_zone_t  *zone;

    value = cf->args->elts;

    shm_zone = ngx_http_responses_conf_zone(cf, &value[2],
                                           NGX_HTTP_RESPONSES_LIMIT_PAGES,
                                           &ngx_http_responses_limit_tag,
                                           ngx_http_responses_limit_zone_init);
    if (shm_zone == NULL) {
        return NGX_CONF_ERROR;
    }

    zone = ngx_http_responses_limit_conf_add(cf, shm_zone);
    if (zone == NULL) {
        return NGX_CONF_ERROR;
    }

    if (cf->args->nelts == 4) {

        if (!ngx_responses_str_is(value[3], "store")) {
            return ngx_http_responses_conf_invalid(cf, "parameter", &value[3],
                                                   "\"store\"");
        }

        zone->store = 1;
    }

    zone->key = ngx_http_responses_conf_value(cf, &value[1]);

    if (zone->key == NULL) {
        return NGX_CONF_ERROR;
    }

    zone->secret = ngx_http_responses_limit_conf_secret(&value[1]);

    if (zone->key->lengths == NULL) {
        ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                           "the key \"%V\" in \"%V\" directive has no "
                           "variable, %s", &value[1], &value[0],
                           value[1].len ? "all requests share one limit"
                                        : "no request is limited");
    }

    return NGX_CONF_OK;
}


/* what clients send may be a secret, as an API key is */

static ngx_uint_t
ngx_http_responses_limit_conf_secret(ngx_str_t *key)
{
    return ngx_strnstr(key->data, "http_", key->len)
           || ngx_strnstr(key->data, "cookie_", key->len)
           || ngx_strnstr(key->data, "arg_", key->len);
}


/* what is known of a zone, when it is named first */

static ngx_http_responses_limit_zone_t *
ngx_http_responses_limit_conf_add(ngx_conf_t *cf, ngx_shm_zone_t *shm_zone)
{
    ngx_http_responses_limit_zone_t       *zone;
    ngx_http_responses_limit_main_conf_t  *lmcf;

    if (shm_zone->data) {
        return shm_zone->data;
    }

    zone = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_limit_zone_t));
    if (zone == NULL) {
        return NULL;
    }

    zone->name = shm_zone->shm.name;

    /* no limit may use it any more, but what was reserved is given back */

    zone->rate.tokens = 1;
    zone->rate.period = NGX_HTTP_RESPONSES_LIMIT_NONE;

    lmcf = ngx_http_conf_get_module_main_conf(cf,
                                              ngx_http_responses_limit_module);

    zone->next = lmcf->zones;
    lmcf->zones = zone;

    shm_zone->data = zone;

    return zone;
}


static char *
ngx_http_responses_limit_conf_limit(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf)
{
    ngx_http_responses_limit_conf_t *lcf = conf;

    char                        *rv;
    ngx_str_t                   *value, *burst, text;
    ngx_uint_t                   i;
    ngx_http_responses_limit_t  *limit, **last;

    limit = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_limit_t));

    if (limit == NULL
        || ngx_http_responses_conf_line(cf, cf->args->nelts,
                                        NGX_RESPONSES_RULE_KINDS)
           != NGX_OK
        || ngx_http_responses_conf_once(cf) != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    limit->reserve = NGX_HTTP_RESPONSES_LIMIT_RESERVE;
    limit->status = NGX_HTTP_TOO_MANY_REQUESTS;
    limit->log_level = NGX_LOG_ERR;

    value = cf->args->elts;
    burst = NULL;

    for (i = 1; i < cf->args->nelts; i++) {

        if (ngx_http_responses_conf_named(&value[i], "burst=", &text)) {
            burst = &value[i];
            continue;
        }

        rv = ngx_http_responses_limit_conf_arg(cf, &value[i], limit);

        if (rv != NGX_CONF_OK) {
            return rv;
        }
    }

    if (limit->zone == NULL || limit->rate.tokens == 0) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "\"responses_limit\" must have \"zone=name\" and "
                           "\"tokens=number/period\", or "
                           "\"cost=number/period\", parameters");
        return NGX_CONF_ERROR;
    }

    if (burst && ngx_http_responses_limit_conf_burst(burst, limit) != NGX_OK) {
        return ngx_http_responses_conf_invalid(cf, "value", burst,
                                               "\"burst=\" and a number");
    }

    for (last = &lcf->limits; *last; last = &(*last)->next) {

        if ((*last)->zone == limit->zone) {
            return "is duplicate";
        }
    }

    *last = limit;

    return ngx_http_responses_limit_conf_use(cf, limit);
}


static char *
ngx_http_responses_limit_conf_arg(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_http_responses_limit_t *limit)
{
    ngx_int_t        n;
    ngx_str_t        text;
    ngx_shm_zone_t  *shm_zone;

    if (ngx_http_responses_conf_named(arg, "zone=", &text) && text.len) {
        shm_zone = ngx_shared_memory_add(cf, &text, 0,
                                         &ngx_http_responses_limit_tag);
        if (shm_zone == NULL) {
            return NGX_CONF_ERROR;
        }

        limit->zone = ngx_http_responses_limit_conf_add(cf, shm_zone);

        if (limit->zone) {
            return NGX_CONF_OK;
        }

        return NGX_CONF_ERROR;
    }

    if (ngx_http_responses_conf_named(arg, "tokens=", &text)) {

        if (limit->rate.tokens) {
            return "has several of \"tokens=\" and \"cost=\"";
        }

        if (ngx_http_responses_limit_conf_rate(text, &limit->rate, 0)
            == NGX_OK)
        {
            return NGX_CONF_OK;
        }

        return ngx_http_responses_conf_invalid(cf, "value", arg,
                                      "\"tokens=\", a number from 1 to 4294m, "
                                      "\"/\" and a period from 1s to 31d, "
                                      "such as \"tokens=100k/1d\"");
    }

    if (ngx_http_responses_conf_named(arg, "cost=", &text)) {

        if (limit->rate.tokens || limit->kind) {
            return "has several of \"tokens=\", \"kind=\" and \"cost=\"";
        }

        limit->kind = NGX_HTTP_RESPONSES_LIMIT_COST;

        if (ngx_http_responses_limit_conf_rate(text, &limit->rate, 1)
            == NGX_OK)
        {
            return NGX_CONF_OK;
        }

        return ngx_http_responses_conf_invalid(cf, "value", arg,
                                      "\"cost=\", an amount up to 1000000, "
                                      "as \"5.00\", \"/\" and a period from "
                                      "1s to 31d");
    }

    if (ngx_responses_str_is(*arg, "dry_run")) {
        limit->dry_run = 1;
        return NGX_CONF_OK;
    }

    if (ngx_http_responses_conf_named(arg, "kind=", &text)) {

        if (limit->kind == NGX_HTTP_RESPONSES_LIMIT_COST) {
            return "has several of \"tokens=\", \"kind=\" and \"cost=\"";
        }

        return ngx_http_responses_conf_word(cf, arg, "kind=",
                                            ngx_http_responses_limit_kinds,
                                            &limit->kind);
    }

    if (ngx_http_responses_conf_named(arg, "log_level=", &text)) {
        return ngx_http_responses_conf_word(cf, arg, "log_level=",
                                            ngx_http_responses_limit_levels,
                                            &limit->log_level);
    }

    if (ngx_http_responses_conf_named(arg, "reserve=", &text)) {
        return ngx_http_responses_limit_conf_reserve(cf, arg, text, limit);
    }

    if (ngx_http_responses_conf_named(arg, "status=", &text)) {
        n = ngx_atoi(text.data, text.len);

        if (n >= NGX_HTTP_BAD_REQUEST && n <= 599) {
            limit->status = n;
            return NGX_CONF_OK;
        }

        return ngx_http_responses_conf_invalid(cf, "value", arg,
                                      "\"status=\" and a number from 400 to "
                                      "599");
    }

    return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                      "\"zone=name\", \"tokens=\", \"cost=\", "
                                      "\"burst=\", \"kind=\", \"reserve=\", "
                                      "\"status=\", \"log_level=\" or "
                                      "\"dry_run\"");
}


static ngx_int_t
ngx_http_responses_limit_conf_burst(ngx_str_t *arg,
    ngx_http_responses_limit_t *limit)
{
    ngx_str_t  text;

    (void) ngx_http_responses_conf_named(arg, "burst=", &text);

    if (limit->kind == NGX_HTTP_RESPONSES_LIMIT_COST) {
        return ngx_responses_price_read(text, NGX_RESPONSES_WINDOW_TOKENS,
                                        &limit->burst);
    }

    return ngx_http_responses_limit_conf_number(text, &limit->burst);
}


/* what is usual is known after a request: the default is reserved for it */

static char *
ngx_http_responses_limit_conf_reserve(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_str_t text, ngx_http_responses_limit_t *limit)
{
    if (ngx_responses_str_is(text, "auto")) {
        limit->usual = 1;
        return NGX_CONF_OK;
    }

    if (ngx_http_responses_limit_conf_number(text, &limit->reserve) == NGX_OK)
    {
        return NGX_CONF_OK;
    }

    return ngx_http_responses_conf_invalid(cf, "value", arg,
                                           "\"reserve=\" and a number, or "
                                           "\"reserve=auto\"");
}


static char *
ngx_http_responses_limit_conf_use(ngx_conf_t *cf,
    ngx_http_responses_limit_t *limit)
{
    ngx_http_responses_limit_zone_t  *zone;

    zone = limit->zone;

    if (zone->rate.period == NGX_HTTP_RESPONSES_LIMIT_NONE) {
        zone->rate = limit->rate;
        zone->kind = limit->kind;
    }

    if (zone->rate.tokens != limit->rate.tokens
        || zone->rate.period != limit->rate.period
        || zone->kind != limit->kind)
    {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "zone \"%V\" in \"responses_limit\" directive has "
                           "other \"tokens=\", \"cost=\" or \"kind=\" in "
                           "another one",
                           &zone->name);
        return NGX_CONF_ERROR;
    }

    if ((limit->kind == NGX_HTTP_RESPONSES_LIMIT_TOTAL
         || limit->kind == NGX_HTTP_RESPONSES_LIMIT_OUTPUT)
        && limit->rate.tokens + limit->burst <= limit->reserve)
    {
        ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                           "\"tokens\" and \"burst\" of "
                           "\"responses_limit\" are %uL, \"reserve\" is %uL: "
                           "requests that do not limit their output are "
                           "refused",
                           limit->rate.tokens + limit->burst, limit->reserve);
    }

    return NGX_CONF_OK;
}


/* "100k/1m", or "100k/m"; or "5.00/1d" */

static ngx_int_t
ngx_http_responses_limit_conf_rate(ngx_str_t period,
    ngx_responses_rate_t *rate, ngx_uint_t cost)
{
    u_char      one[NGX_INT64_LEN];
    ngx_int_t   rc, s, ms;
    ngx_str_t   tokens;

    if (!ngx_http_responses_split(&period, '/', &tokens)
        || period.data == NULL)
    {
        return NGX_ERROR;
    }

    rc = cost ? ngx_responses_price_read(tokens, NGX_RESPONSES_WINDOW_TOKENS,
                                         &rate->tokens)
              : ngx_http_responses_limit_conf_number(tokens, &rate->tokens);

    if (rc != NGX_OK) {
        return NGX_ERROR;
    }

    if (period.len && period.len < NGX_INT64_LEN - 1
        && !ngx_responses_digit(*period.data))
    {
        one[0] = '1';
        ngx_memcpy(one + 1, period.data, period.len);

        period.data = one;
        period.len++;
    }

    ms = ngx_parse_time(&period, 0);

    if (ms == NGX_ERROR) {

        /* with 32 bits an integer has milliseconds of 24 days */

        s = ngx_parse_time(&period, 1);

        if (s == NGX_ERROR
            || (ngx_uint_t) s > NGX_HTTP_RESPONSES_LIMIT_PERIOD / 1000)
        {
            return NGX_ERROR;
        }

        rate->period = (ngx_msec_t) s * 1000;

    } else {
        rate->period = (ngx_msec_t) ms;
    }

    if (rate->period < 1000 || rate->period > NGX_HTTP_RESPONSES_LIMIT_PERIOD
        || rate->tokens == 0)
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


/* "100", "100k" or "2m" after "=": k and m are those of tokens */

static ngx_int_t
ngx_http_responses_limit_conf_number(ngx_str_t text, uint64_t *tokens)
{
    u_char     last;
    uint64_t   unit;
    ngx_int_t  n;

    last = text.data[text.len - 1];
    unit = 1;

    if (last == 'k') {
        unit = 1000;

    } else if (last == 'm') {
        unit = 1000000;
    }

    if (unit > 1) {
        text.len--;
    }

    n = ngx_atoi(text.data, text.len);

    if (n == NGX_ERROR
        || (uint64_t) n > NGX_HTTP_RESPONSES_LIMIT_TOKENS / unit)
    {
        return NGX_ERROR;
    }

    *tokens = (uint64_t) n * unit;

    return NGX_OK;
}
