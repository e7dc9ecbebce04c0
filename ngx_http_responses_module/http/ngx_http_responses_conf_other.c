
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives of other modules, and warnings of those that do not fit ours.
 *
 * The configuration of an upstream is a public structure of nginx.  Where that
 * of a module has it is known by the offset of a directive.  Never changes the
 * configuration.  Invariant: a location without a server of its own, such as
 * one whose address has a variable, is not warned of.
 */


#include "http/ngx_http_responses.h"
#include "http/ngx_http_responses_conf.h"


static void ngx_http_responses_conf_upstream(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *conf, ngx_command_t *cmd,
    ngx_http_upstream_conf_t *u);


ngx_command_t *
ngx_http_responses_conf_command(ngx_conf_t *cf, const char *name,
    ngx_module_t **module)
{
    ngx_uint_t      i;
    ngx_command_t  *cmd;

    for (i = 0; cf->cycle->modules[i]; i++) {
        *module = cf->cycle->modules[i];

        if ((*module)->type != NGX_HTTP_MODULE) {
            continue;
        }

        for (cmd = (*module)->commands; cmd && cmd->name.len; cmd++) {

            if (ngx_strcmp(cmd->name.data, name) == 0) {
                return cmd;
            }
        }
    }

    return NULL;
}


void
ngx_http_responses_conf_other(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *conf)
{
    u_char                    *other;
    ngx_uint_t                 i;
    ngx_module_t              *module;
    ngx_command_t             *cmd;
    ngx_http_conf_ctx_t       *ctx;
    ngx_http_core_loc_conf_t  *clcf;

    /* streams of other sources are not held */

    static const char  *names[] = {
        "proxy_read_timeout",
        "uwsgi_read_timeout",
        "scgi_read_timeout"
    };

    clcf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_core_module);

    if (conf->enable == NULL || clcf->noname) {
        return;
    }

    if (conf->hold && conf->timeouts.first >= conf->hold_time) {
        ngx_log_error(NGX_LOG_WARN, cf->log, 0,
                      "\"first\" of \"responses_timeout\" is %Mms in "
                      "location \"%V\", expected less than the \"timeout\" "
                      "of \"responses_hold\", %Mms",
                      conf->timeouts.first, &clcf->name, conf->hold_time);
    }

    ctx = cf->ctx;

    for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        cmd = ngx_http_responses_conf_command(cf, names[i], &module);

        if (cmd) {
            other = ctx->loc_conf[module->ctx_index];
            other += cmd->offset;
            other -= offsetof(ngx_http_upstream_conf_t, read_timeout);

            ngx_http_responses_conf_upstream(cf, conf, cmd,
                                           (ngx_http_upstream_conf_t *) other);
        }
    }
}


/* cmd: the directive of the time-out, which begins as others of its module */

static void
ngx_http_responses_conf_upstream(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *conf, ngx_command_t *cmd,
    ngx_http_upstream_conf_t *u)
{
    ngx_str_t                  prefix;
    ngx_uint_t                 several;
    ngx_http_core_loc_conf_t  *clcf;

    if (u->upstream == NULL) {
        return;
    }

    clcf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_core_module);

    if (conf->timeouts.first > u->read_timeout) {
        ngx_log_error(NGX_LOG_WARN, cf->log, 0,
                      "\"first\" of \"responses_timeout\" is %Mms in "
                      "location \"%V\", expected at most \"%V\", %Mms",
                      conf->timeouts.first, &clcf->name, &cmd->name,
                      u->read_timeout);
    }

    several = (u->upstream->servers && u->upstream->servers->nelts > 1);

    if (conf->hold && several
        && !(u->next_upstream & NGX_HTTP_UPSTREAM_FT_NON_IDEMPOTENT))
    {
        prefix = cmd->name;
        prefix.len -= sizeof("read_timeout") - 1;

        ngx_log_error(NGX_LOG_WARN, cf->log, 0,
                      "\"responses_hold\" in location \"%V\" asks no other "
                      "server, expected \"non_idempotent\" in "
                      "\"%Vnext_upstream\"", &clcf->name, &prefix);
    }
}
