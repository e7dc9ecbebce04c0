
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives and configuration.
 *
 * Values are checked when the configuration is read, with messages that name
 * the value and what was expected; requests never change the configuration.
 * A new directive is a row of the table, an entry in docs/directives.md and a
 * test.
 */


#include "http/ngx_http_responses_conf.h"


#define NGX_HTTP_RESPONSES_CONF                                               \
    (NGX_HTTP_MAIN_CONF|NGX_HTTP_SRV_CONF|NGX_HTTP_LOC_CONF)


static ngx_int_t ngx_http_responses_init(ngx_conf_t *cf);
static void *ngx_http_responses_create_main_conf(ngx_conf_t *cf);
static void *ngx_http_responses_create_loc_conf(ngx_conf_t *cf);
static char *ngx_http_responses_merge_loc_conf(ngx_conf_t *cf, void *parent,
    void *child);

static void ngx_http_responses_set_engine(
    ngx_http_responses_loc_conf_t *conf);

static char *ngx_http_responses_enable(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
static char *ngx_http_responses_profile(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


static ngx_conf_enum_t  ngx_http_responses_event_lines[] = {
    { ngx_string("type"), NGX_RESPONSES_EVENT_LINE_TYPE },
    { ngx_string("message"), NGX_RESPONSES_EVENT_LINE_MESSAGE },
    { ngx_string("none"), NGX_RESPONSES_EVENT_LINE_NONE },
    { ngx_null_string, 0 }
};


static ngx_conf_enum_t  ngx_http_responses_dones[] = {
    { ngx_string("keep"), NGX_RESPONSES_DONE_KEEP },
    { ngx_string("hide"), NGX_RESPONSES_DONE_HIDE },
    { ngx_string("add"), NGX_RESPONSES_DONE_ADD },
    { ngx_null_string, 0 }
};


/* items of a stream that are repaired */

#define NGX_HTTP_RESPONSES_MAX_ITEMS  1024


/* values of "responses_failure"; the events are those of the profile */

#define NGX_HTTP_RESPONSES_FAILURE_CUT  3
#define NGX_HTTP_RESPONSES_FAILURE_OFF  4


static ngx_conf_enum_t  ngx_http_responses_failures[] = {
    { ngx_string("response.failed"), NGX_RESPONSES_FAILURE_RESPONSE },
    { ngx_string("error"), NGX_RESPONSES_FAILURE_ERROR },
    { ngx_string("both"), NGX_RESPONSES_FAILURE_BOTH },
    { ngx_string("cut"), NGX_HTTP_RESPONSES_FAILURE_CUT },
    { ngx_string("off"), NGX_HTTP_RESPONSES_FAILURE_OFF },
    { ngx_null_string, 0 }
};


/* a profile is a row; parameters override columns */

static const ngx_responses_conf_t  ngx_http_responses_profiles[] = {

    { .event_line = NGX_RESPONSES_EVENT_LINE_TYPE,
      .done = NGX_RESPONSES_DONE_HIDE,
      .failure = NGX_RESPONSES_FAILURE_RESPONSE },

    { .event_line = NGX_RESPONSES_EVENT_LINE_TYPE,
      .done = NGX_RESPONSES_DONE_ADD,
      .failure = NGX_RESPONSES_FAILURE_RESPONSE,
      .reasoning = 1 },

    { .event_line = NGX_RESPONSES_EVENT_LINE_MESSAGE,
      .done = NGX_RESPONSES_DONE_HIDE,
      .failure = NGX_RESPONSES_FAILURE_ERROR,
      .milliseconds = 1,
      .eugpt = 1 }
};


/* values are indexes of the table above */

static ngx_conf_enum_t  ngx_http_responses_profile_names[] = {
    { ngx_string("openai"), 0 },
    { ngx_string("openresponses"), 1 },
    { ngx_string("eugpt"), 2 },
    { ngx_null_string, 0 }
};


static ngx_str_t  ngx_http_responses_default_types[] = {
    ngx_string("text/event-stream"),
    ngx_null_string
};


static ngx_command_t  ngx_http_responses_commands[] = {

    { ngx_string("responses"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_enable,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

    { ngx_string("responses_types"),
      NGX_HTTP_RESPONSES_CONF|NGX_CONF_1MORE,
      ngx_http_responses_conf_types,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, types_keys),
      &ngx_http_responses_default_types[0] },

    { ngx_string("responses_profile"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE123,
      ngx_http_responses_profile,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, profile),
      &ngx_http_responses_profile_names },

    { ngx_string("responses_failure"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_conf_enum,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, failure),
      &ngx_http_responses_failures },

    { ngx_string("responses_normalize"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_FLAG,
      ngx_http_responses_conf_flag,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, normalize),
      NULL },

    { ngx_string("responses_max_text_size"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_conf_size,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, max_text_size),
      NULL },

    { ngx_string("responses_max_event_size"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_conf_size,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, max_event_size),
      NULL },

    { ngx_string("responses_hide_event"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_1MORE,
      ngx_http_responses_conf_rule,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      &ngx_http_responses_rule_kinds[NGX_RESPONSES_RULE_HIDE_EVENT] },

    { ngx_string("responses_hide_item"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_1MORE,
      ngx_http_responses_conf_rule,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      &ngx_http_responses_rule_kinds[NGX_RESPONSES_RULE_HIDE_ITEM] },

    { ngx_string("responses_hide_field"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_1MORE,
      ngx_http_responses_conf_rule,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      &ngx_http_responses_rule_kinds[NGX_RESPONSES_RULE_HIDE_FIELD] },

    { ngx_string("responses_set_field"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE23,
      ngx_http_responses_conf_rule,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      &ngx_http_responses_rule_kinds[NGX_RESPONSES_RULE_SET_FIELD] },

    { ngx_string("responses_add_event"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_2MORE,
      ngx_http_responses_conf_rule,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      &ngx_http_responses_rule_kinds[NGX_RESPONSES_RULE_ADD_EVENT] },

    { ngx_string("responses_routing"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_1MORE,
      ngx_http_responses_conf_rule,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      &ngx_http_responses_rule_kinds[NGX_RESPONSES_RULE_ROUTING] },

    { ngx_string("responses_rewrite"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_FLAG,
      ngx_http_responses_conf_flag,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, rewrite),
      NULL },

    { ngx_string("responses_rewrite_text"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE23,
      ngx_http_responses_conf_rule,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      &ngx_http_responses_rule_kinds[NGX_RESPONSES_RULE_REWRITE_TEXT] },

    { ngx_string("responses_heartbeat"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE12,
      ngx_http_responses_conf_heartbeat,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, heartbeat),
      NULL },

    { ngx_string("responses_dry_run"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_FLAG,
      ngx_http_responses_conf_flag,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, dry_run),
      NULL },

      ngx_null_command
};


static ngx_http_module_t  ngx_http_responses_module_ctx = {
    ngx_http_responses_add_variables,      /* preconfiguration */
    ngx_http_responses_init,               /* postconfiguration */

    ngx_http_responses_create_main_conf,   /* create main configuration */
    NULL,                                  /* init main configuration */

    NULL,                                  /* create server configuration */
    NULL,                                  /* merge server configuration */

    ngx_http_responses_create_loc_conf,    /* create location configuration */
    ngx_http_responses_merge_loc_conf      /* merge location configuration */
};


ngx_module_t  ngx_http_responses_module = {
    NGX_MODULE_V1,
    &ngx_http_responses_module_ctx,        /* module context */
    ngx_http_responses_commands,           /* module directives */
    NGX_HTTP_MODULE,                       /* module type */
    NULL,                                  /* init master */
    NULL,                                  /* init module */
    ngx_http_responses_filter_init_process,  /* init process */
    NULL,                                  /* init thread */
    NULL,                                  /* exit thread */
    ngx_http_responses_filter_exit_process,  /* exit process */
    NULL,                                  /* exit master */
    NGX_MODULE_V1_PADDING
};


static ngx_int_t
ngx_http_responses_init(ngx_conf_t *cf)
{
    ngx_http_responses_conf_check(cf);

    return ngx_http_responses_filter_init(cf);
}


static void *
ngx_http_responses_create_main_conf(ngx_conf_t *cf)
{
    ngx_http_responses_main_conf_t  *conf;

    conf = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_main_conf_t));
    if (conf == NULL) {
        return NULL;
    }

    if (ngx_array_init(&conf->levels, cf->pool, 16, sizeof(void **))
        != NGX_OK)
    {
        return NULL;
    }

    return conf;
}


static void *
ngx_http_responses_create_loc_conf(ngx_conf_t *cf)
{
    ngx_http_responses_loc_conf_t  *conf;

    conf = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_loc_conf_t));
    if (conf == NULL) {
        return NULL;
    }

    /*
     * set by ngx_pcalloc():
     *
     *     conf->enable_value = NULL;
     *     conf->types = { NULL };
     *     conf->types_keys = NULL;
     *     conf->rules = NULL;
     *     conf->engine = { 0 };
     *     conf->places = NULL;
     *     conf->outer = NULL;
     */

    conf->enable = NGX_CONF_UNSET_UINT;
    conf->dry_run = NGX_CONF_UNSET;
    conf->profile = NGX_CONF_UNSET_UINT;
    conf->event_line = NGX_CONF_UNSET_UINT;
    conf->done = NGX_CONF_UNSET_UINT;
    conf->failure = NGX_CONF_UNSET_UINT;
    conf->normalize = NGX_CONF_UNSET;
    conf->max_event_size = NGX_CONF_UNSET_SIZE;
    conf->max_text_size = NGX_CONF_UNSET_SIZE;
    conf->heartbeat = NGX_CONF_UNSET_MSEC;
    conf->heartbeat_event = NGX_CONF_UNSET_UINT;
    conf->rewrite = NGX_CONF_UNSET;

    return conf;
}


static char *
ngx_http_responses_merge_loc_conf(ngx_conf_t *cf, void *parent, void *child)
{
    ngx_http_responses_loc_conf_t *prev = parent;
    ngx_http_responses_loc_conf_t *conf = child;

    ngx_int_t  rc;

    if (ngx_http_responses_conf_merged(cf, prev, conf) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    if (conf->enable == NGX_CONF_UNSET_UINT) {
        ngx_conf_merge_uint_value(conf->enable, prev->enable,
                                  NGX_HTTP_RESPONSES_OFF);
        conf->enable_value = prev->enable_value;
    }

    if (ngx_http_merge_types(cf, &conf->types_keys, &conf->types,
                             &prev->types_keys, &prev->types,
                             ngx_http_responses_default_types)
        != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    ngx_conf_merge_value(conf->dry_run, prev->dry_run, 0);

    /* unset columns are those of the profile */

    if (conf->profile == NGX_CONF_UNSET_UINT) {
        ngx_conf_merge_uint_value(conf->profile, prev->profile, 0);
        conf->event_line = prev->event_line;
        conf->done = prev->done;
    }

    ngx_conf_merge_uint_value(conf->failure, prev->failure,
                              NGX_CONF_UNSET_UINT);

    ngx_conf_merge_value(conf->normalize, prev->normalize, 1);
    ngx_conf_merge_size_value(conf->max_event_size, prev->max_event_size,
                              1024 * 1024);
    ngx_conf_merge_size_value(conf->max_text_size, prev->max_text_size,
                              256 * 1024);
    ngx_conf_merge_msec_value(conf->heartbeat, prev->heartbeat, 0);
    ngx_conf_merge_uint_value(conf->heartbeat_event, prev->heartbeat_event, 0);
    ngx_conf_merge_value(conf->rewrite, prev->rewrite, 0);

    ngx_http_responses_set_engine(conf);

    rc = ngx_http_responses_conf_rules(cf, prev, conf);

    if (rc == NGX_DECLINED) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "too many paths in \"responses_hide_field\" and "
                           "\"responses_set_field\" of one location");
    }

    return (rc == NGX_OK) ? NGX_CONF_OK : NGX_CONF_ERROR;
}


static void
ngx_http_responses_set_engine(ngx_http_responses_loc_conf_t *conf)
{
    ngx_responses_conf_t  *engine;

    engine = &conf->engine;

    *engine = ngx_http_responses_profiles[conf->profile];

    if (conf->event_line != NGX_CONF_UNSET_UINT) {
        engine->event_line = conf->event_line;
    }

    if (conf->done != NGX_CONF_UNSET_UINT) {
        engine->done = conf->done;
    }

    if (conf->failure == NGX_HTTP_RESPONSES_FAILURE_CUT) {
        engine->terminal = NGX_RESPONSES_TERMINAL_CUT;

    } else if (conf->failure == NGX_HTTP_RESPONSES_FAILURE_OFF) {
        engine->terminal = NGX_RESPONSES_TERMINAL_OFF;

    } else if (conf->failure != NGX_CONF_UNSET_UINT) {
        engine->failure = conf->failure;
    }

    engine->normalize = conf->normalize;
    engine->max_event_size = conf->max_event_size;
    engine->max_text_size = conf->max_text_size;
    engine->max_items = NGX_HTTP_RESPONSES_MAX_ITEMS;
}


static char *
ngx_http_responses_profile(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    ngx_str_t   *value;
    ngx_uint_t   i;

    value = cf->args->elts;

    if (rlcf->profile != NGX_CONF_UNSET_UINT) {
        return "is duplicate";
    }

    if (ngx_http_responses_conf_place(cf, cmd, rlcf, 0) != NGX_OK
        || ngx_http_responses_conf_word(cf, cmd, &value[1], 0,
                                        ngx_http_responses_profile_names,
                                        &rlcf->profile)
           != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    for (i = 2; i < cf->args->nelts; i++) {

        if (ngx_strncmp(value[i].data, "event=", 6) == 0) {

            if (ngx_http_responses_conf_word(cf, cmd, &value[i], 6,
                                             ngx_http_responses_event_lines,
                                             &rlcf->event_line)
                != NGX_OK)
            {
                return NGX_CONF_ERROR;
            }

            continue;
        }

        if (ngx_strncmp(value[i].data, "done=", 5) == 0) {

            if (ngx_http_responses_conf_word(cf, cmd, &value[i], 5,
                                             ngx_http_responses_dones,
                                             &rlcf->done)
                != NGX_OK)
            {
                return NGX_CONF_ERROR;
            }

            continue;
        }

        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected \"event=\" or \"done=\"",
                           &value[i], &cmd->name);
        return NGX_CONF_ERROR;
    }

    return NGX_CONF_OK;
}


static char *
ngx_http_responses_enable(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    ngx_str_t                         *value;
    ngx_http_compile_complex_value_t   ccv;

    if (rlcf->enable != NGX_CONF_UNSET_UINT) {
        return "is duplicate";
    }

    value = cf->args->elts;

    if (ngx_strcmp(value[1].data, "on") == 0) {
        rlcf->enable = NGX_HTTP_RESPONSES_ON;
        return NGX_CONF_OK;
    }

    if (ngx_strcmp(value[1].data, "off") == 0) {
        rlcf->enable = NGX_HTTP_RESPONSES_OFF;
        return NGX_CONF_OK;
    }

    if (ngx_http_script_variables_count(&value[1]) == 0) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid value \"%V\" in \"%V\" directive, "
                           "expected \"on\", \"off\" or a variable",
                           &value[1], &cmd->name);
        return NGX_CONF_ERROR;
    }

    ngx_http_responses_conf_early(cf, &cmd->name, &value[1]);

    rlcf->enable_value = ngx_palloc(cf->pool,
                                    sizeof(ngx_http_complex_value_t));
    if (rlcf->enable_value == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_memzero(&ccv, sizeof(ngx_http_compile_complex_value_t));

    ccv.cf = cf;
    ccv.value = &value[1];
    ccv.complex_value = rlcf->enable_value;

    if (ngx_http_compile_complex_value(&ccv) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    rlcf->enable = NGX_HTTP_RESPONSES_VALUE;

    return NGX_CONF_OK;
}
