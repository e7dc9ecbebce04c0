
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The module of the filter: its directives and its configuration.
 *
 * Signed ids, limits and counters are modules of their own, in their rooms.
 * Values are checked when the configuration is read, with messages that name
 * the value and what was expected; requests never change the configuration.
 * A new directive is a row of the table, an entry in docs/directives.md and a
 * test.
 */


#include "engine/ngx_responses_worker.h"
#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses_error.h"
#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_price.h"
#include "http/request/ngx_http_responses_request.h"
#include "http/rules/ngx_http_responses_rules.h"
#include "http/ngx_http_responses_stream.h"


static ngx_int_t ngx_http_responses_init(ngx_conf_t *cf);
static ngx_int_t ngx_http_responses_init_process(ngx_cycle_t *cycle);
static void ngx_http_responses_exit_process(ngx_cycle_t *cycle);
static void *ngx_http_responses_create_main_conf(ngx_conf_t *cf);
static void *ngx_http_responses_create_loc_conf(ngx_conf_t *cf);
static char *ngx_http_responses_merge_loc_conf(ngx_conf_t *cf, void *parent,
    void *child);

static char *ngx_http_responses_enable(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
static char *ngx_http_responses_gone(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


static ngx_conf_enum_t  ngx_http_responses_errors[] = {
    { ngx_string("default"), 0 },
    { ngx_string("json"), 1 },
    { ngx_null_string, 0 }
};


static ngx_conf_num_bounds_t  ngx_http_responses_sizes = {
    ngx_conf_check_num_bounds, 256, NGX_RESPONSES_JSON_SIZE
};


static ngx_str_t  ngx_http_responses_default_types[] = {
    ngx_string("text/event-stream"),
    ngx_null_string
};


static ngx_str_t  ngx_http_responses_off = ngx_string("off");


#define flag(name, member)                                                    \
    { ngx_string(name),                                                       \
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_FLAG,                \
      ngx_conf_set_flag_slot, NGX_HTTP_LOC_CONF_OFFSET,                       \
      offsetof(ngx_http_responses_loc_conf_t, member), NULL }

/* directives of older versions, and what is said of them */

#define gone(old, text)                                                       \
    { ngx_string(old),                                                        \
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_ANY,                 \
      ngx_http_responses_gone, 0, 0, text }

/* rules are read by ngx_http_responses_conf_rule() */

#define rule(name, args, kind)                                                \
    { ngx_string(name),                                                       \
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|args,                         \
      ngx_http_responses_conf_rule, NGX_HTTP_LOC_CONF_OFFSET, 0,              \
      &ngx_http_responses_rule_kinds[NGX_RESPONSES_RULE_##kind] }


static ngx_command_t  ngx_http_responses_commands[] = {

    { ngx_string("responses"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_enable,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, enable),
      NULL },

    { ngx_string("responses_types"),
      NGX_HTTP_RESPONSES_CONF|NGX_CONF_1MORE,
      ngx_http_types_slot,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, types_keys),
      &ngx_http_responses_default_types[0] },

    { ngx_string("responses_profile"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE123,
      ngx_http_responses_conf_profile,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

    { ngx_string("responses_failure"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE12,
      ngx_http_responses_conf_failure,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

    flag("responses_normalize", engine.normalize),

    { ngx_string("responses_max_text_size"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_conf_set_size_slot,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, engine.max_text_size),
      &ngx_http_responses_sizes },

    { ngx_string("responses_max_event_size"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_conf_set_size_slot,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, engine.max_event_size),
      &ngx_http_responses_sizes },

    rule("responses_hide_event", NGX_CONF_1MORE, HIDE_EVENT),
    rule("responses_hide_item", NGX_CONF_1MORE, HIDE_ITEM),
    rule("responses_hide_field", NGX_CONF_1MORE, HIDE_FIELD),
    rule("responses_redact", NGX_CONF_2MORE, REDACT),
    rule("responses_set_field", NGX_CONF_TAKE23, SET_FIELD),
    rule("responses_add_event", NGX_CONF_2MORE, ADD_EVENT),
    rule("responses_routing", NGX_CONF_1MORE, ROUTING),
    rule("responses_rewrite_text", NGX_CONF_2MORE, REWRITE_TEXT),

    { ngx_string("responses_heartbeat"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE12,
      ngx_http_responses_conf_heartbeat,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

    { ngx_string("responses_hold"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE123,
      ngx_http_responses_conf_hold,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, hold),
      NULL },

    { ngx_string("responses_hold_status"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_1MORE,
      ngx_http_responses_failure_status,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

    { ngx_string("responses_timeout"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1234,
      ngx_http_responses_conf_timeout,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

    { ngx_string("responses_abort"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_conf_abort,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

    { ngx_string("responses_errors"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_conf_enum,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t, errors),
      &ngx_http_responses_errors },

    flag("responses_dry_run", dry_run),
    flag("responses_read_request", read_request),

    { ngx_string("responses_request_model"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE1,
      ngx_http_responses_edit_set,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t,
               edits[NGX_HTTP_RESPONSES_EDIT_MODEL]),
      NULL },

    { ngx_string("responses_request_set"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE2,
      ngx_http_responses_edit_set,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t,
               edits[NGX_HTTP_RESPONSES_EDIT_SET]),
      NULL },

    { ngx_string("responses_request_drop"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_1MORE,
      ngx_http_responses_edit_drop,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t,
               edits[NGX_HTTP_RESPONSES_EDIT_DROP]),
      NULL },

    { ngx_string("responses_request_max"),
      NGX_HTTP_RESPONSES_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_TAKE23,
      ngx_http_responses_edit_max,
      NGX_HTTP_LOC_CONF_OFFSET,
      offsetof(ngx_http_responses_loc_conf_t,
               edits[NGX_HTTP_RESPONSES_EDIT_MAX]),
      NULL },

    { ngx_string("responses_price"),
      NGX_HTTP_RESPONSES_CONF|NGX_CONF_2MORE,
      ngx_http_responses_price,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

    gone("responses_event_line",
         "is gone, use \"event=\" of \"responses_profile\""),
    gone("responses_done",
         "is gone, use \"done=\" of \"responses_profile\""),
    gone("responses_terminal", "is gone, use \"responses_failure\""),
    gone("responses_unknown",
         "is gone, use \"@unknown\" of \"responses_hide_event\""),
    gone("responses_malformed",
         "is gone, use \"@malformed\" of \"responses_hide_event\""),
    gone("responses_pass_event",
         "is gone, use \"responses_hide_event\" with the other types"),
    gone("responses_scaffold", "is gone, use \"responses_normalize\""),
    gone("responses_rewrite",
         "is gone, use \"announce\" of \"responses_rewrite_text\""),
    gone("responses_accel_buffering",
         "is gone, use \"proxy_pass_header X-Accel-Buffering\""),
    gone("responses_sequence", "is gone, remove it"),
    gone("responses_max_items", "is gone, remove it"),
    gone("responses_done_completes", "is gone, remove it"),
    gone("responses_unread", "is gone, remove it"),

      ngx_null_command
};


/*
 * Those of a phase run from the last to the first.  The handler of a location
 * is wrapped by identity, and that by hold.
 */

static struct {
    ngx_http_phases       phase;
    ngx_http_handler_pt   handler;
} ngx_http_responses_handlers[] = {
    { NGX_HTTP_REWRITE_PHASE, ngx_http_responses_errors_handler },
    { NGX_HTTP_REWRITE_PHASE, ngx_http_responses_request_page_handler },
    { NGX_HTTP_PREACCESS_PHASE, ngx_http_responses_place_handler },
    { NGX_HTTP_PRECONTENT_PHASE, ngx_http_responses_request_handler },
    { NGX_HTTP_PRECONTENT_PHASE, ngx_http_responses_source_handler },
    { NGX_HTTP_PRECONTENT_PHASE, ngx_http_responses_identity_handler },
    { 0, NULL }
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
    ngx_http_responses_init_process,       /* init process */
    NULL,                                  /* init thread */
    NULL,                                  /* exit thread */
    ngx_http_responses_exit_process,       /* exit process */
    NULL,                                  /* exit master */
    NGX_MODULE_V1_PADDING
};


static ngx_int_t
ngx_http_responses_init(ngx_conf_t *cf)
{
    ngx_uint_t                  i;
    ngx_http_handler_pt        *h;
    ngx_http_core_main_conf_t  *cmcf;

    ngx_http_responses_conf_check(cf);

    if (ngx_http_responses_grpc_init(cf) != NGX_OK) {
        return NGX_ERROR;
    }

    cmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_core_module);

    for (i = 0; ngx_http_responses_handlers[i].handler; i++) {

        h = ngx_array_push(
             &cmcf->phases[ngx_http_responses_handlers[i].phase].handlers);
        if (h == NULL) {
            return NGX_ERROR;
        }

        *h = ngx_http_responses_handlers[i].handler;
    }

    return ngx_http_responses_filter_init(cf);
}


static ngx_int_t
ngx_http_responses_init_process(ngx_cycle_t *cycle)
{
    ngx_http_responses_shutdown_init(cycle,
                                     ngx_http_responses_source_shutdown);

    return ngx_responses_worker_init(&ngx_http_responses_worker,
                                     &ngx_http_responses_mem);
}


static void
ngx_http_responses_exit_process(ngx_cycle_t *cycle)
{
    ngx_responses_worker_free(&ngx_http_responses_worker);
}


static void *
ngx_http_responses_create_main_conf(ngx_conf_t *cf)
{
    /* all members are NULL */

    return ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_main_conf_t));
}


static void *
ngx_http_responses_create_loc_conf(ngx_conf_t *cf)
{
    ngx_uint_t                      n;
    ngx_http_responses_loc_conf_t  *conf;

    conf = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_loc_conf_t));
    if (conf == NULL) {
        return NULL;
    }

    /*
     * set by ngx_pcalloc():
     *
     *     conf->enable = NULL;
     *     conf->types = { NULL };
     *     conf->types_keys = NULL;
     *     conf->engine = { 0 };
     *     conf->use = 0;
     *     conf->outer = NULL;
     */

    conf->own = NGX_CONF_UNSET;
    conf->dry_run = NGX_CONF_UNSET;
    conf->failure = NGX_CONF_UNSET_UINT;
    conf->abort = NGX_CONF_UNSET_MSEC;
    conf->heartbeat = NGX_CONF_UNSET_MSEC;
    conf->hold = NGX_CONF_UNSET;
    conf->hold_status = NGX_CONF_UNSET_PTR;
    conf->timeouts.set = NGX_CONF_UNSET_UINT;
    conf->errors = NGX_CONF_UNSET_UINT;

    conf->read_request = NGX_CONF_UNSET;
    conf->prices = NGX_CONF_UNSET_PTR;

    for (n = 0; n < NGX_HTTP_RESPONSES_EDITS; n++) {
        conf->edits[n] = NGX_CONF_UNSET_PTR;
    }

    for (n = 0; n < NGX_RESPONSES_RULE_KINDS; n++) {
        conf->rules[n] = NGX_CONF_UNSET_PTR;
    }

    conf->engine.profile = NGX_CONF_UNSET_UINT;
    conf->engine.event_line = NGX_CONF_UNSET_UINT;
    conf->engine.done = NGX_CONF_UNSET_UINT;
    conf->engine.terminal = NGX_CONF_UNSET_UINT;
    conf->engine.normalize = NGX_CONF_UNSET;
    conf->engine.max_event_size = NGX_CONF_UNSET_SIZE;
    conf->engine.max_text_size = NGX_CONF_UNSET_SIZE;

    return conf;
}


static char *
ngx_http_responses_merge_loc_conf(ngx_conf_t *cf, void *parent, void *child)
{
    ngx_http_responses_loc_conf_t *prev = parent;
    ngx_http_responses_loc_conf_t *conf = child;

    ngx_uint_t  n;

    if (conf->enable == NULL) {
        conf->enable = prev->enable;
    }

    if (conf->enable && ngx_responses_str_eq(conf->enable->value,
                                             ngx_http_responses_off))
    {
        conf->enable = NULL;
    }

    if (ngx_http_merge_types(cf, &conf->types_keys, &conf->types,
                             &prev->types_keys, &prev->types,
                             ngx_http_responses_default_types)
        != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    /* "if" blocks inherit it, too, as they have the handler */

    ngx_conf_merge_value(conf->own, prev->own, 0);

    if (conf->heartbeat == NGX_CONF_UNSET_MSEC) {
        ngx_conf_merge_msec_value(conf->heartbeat, prev->heartbeat, 0);
        conf->heartbeat_event = prev->heartbeat_event;
    }

    ngx_conf_merge_msec_value(conf->abort, prev->abort, 0);

    if (conf->hold == NGX_CONF_UNSET) {
        ngx_conf_merge_value(conf->hold, prev->hold, 0);
        conf->hold_time = prev->hold_time;
        conf->hold_size = prev->hold_size;
    }

    ngx_conf_merge_ptr_value(conf->hold_status, prev->hold_status, NULL);

    if (conf->timeouts.set == NGX_CONF_UNSET_UINT) {
        conf->timeouts = prev->timeouts;
        ngx_conf_init_uint_value(conf->timeouts.set, 0);
    }

    ngx_conf_merge_uint_value(conf->errors, prev->errors, 0);
    ngx_conf_merge_value(conf->dry_run, prev->dry_run, 0);
    ngx_conf_merge_value(conf->read_request, prev->read_request, 0);

    for (n = 0; n < NGX_HTTP_RESPONSES_EDITS; n++) {
        ngx_conf_merge_ptr_value(conf->edits[n], prev->edits[n], NULL);
    }

    ngx_conf_merge_ptr_value(conf->prices, prev->prices, NULL);

    ngx_http_responses_conf_engine(prev, conf);

    if (ngx_http_responses_conf_rules(cf, prev, conf) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    conf->log = conf->engine;
    conf->log.rules = NULL;
    conf->log.terminal = NGX_RESPONSES_TERMINAL_OFF;

    /* a failure is read in one form, whatever the client is to get */

    conf->held = conf->engine;
    conf->held.rules = NULL;
    conf->held.normalize = 1;
    conf->held.terminal = NGX_RESPONSES_TERMINAL_ON;
    conf->held.failure = NGX_RESPONSES_FAILURE_RESPONSE;
    conf->held.done = NGX_RESPONSES_DONE_HIDE;
    conf->held.event_line = NGX_RESPONSES_EVENT_LINE_TYPE;

    ngx_http_responses_conf_used(prev, conf);
    ngx_http_responses_conf_other(cf, conf);

    return NGX_CONF_OK;
}


void
ngx_http_responses_conf_own(ngx_conf_t *cf)
{
    ngx_http_responses_loc_conf_t  *conf;

    conf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_responses_module);

    conf->own = 1;
}


static char *
ngx_http_responses_enable(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_str_t  *value;

    value = cf->args->elts;

    if (ngx_strcmp(value[1].data, "on") != 0
        && !ngx_responses_str_eq(value[1], ngx_http_responses_off)
        && ngx_http_script_variables_count(&value[1]) == 0)
    {
        return ngx_http_responses_conf_invalid(cf, "value", &value[1],
                                               "\"on\", \"off\" or a "
                                               "variable");
    }

    return ngx_http_set_complex_value_slot(cf, cmd, conf);
}


static char *
ngx_http_responses_gone(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    return cmd->post;
}
