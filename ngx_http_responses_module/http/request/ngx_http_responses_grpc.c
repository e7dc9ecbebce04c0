
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Which locations pass requests to gRPC: their bodies are streams of frames,
 * which must reach the upstream before they end.
 *
 * A location is known by its handler, which is a static function of nginx.  So
 * that its address is known, the directive is run once, in a location that
 * exists nowhere else.  Never looks at what a client says.  Invariant: the
 * configuration is as it was, but for an index of a variable.
 */


#include "http/ngx_http_responses.h"
#include "http/ngx_http_responses_conf.h"
#include "http/request/ngx_http_responses_request.h"


ngx_int_t
ngx_http_responses_grpc_init(ngx_conf_t *cf)
{
    void                            **loc_conf;
    ngx_str_t                        *value;
    ngx_uint_t                        index;
    ngx_conf_t                        conf;
    ngx_array_t                       args;
    ngx_module_t                     *module;
    ngx_command_t                    *cmd;
    ngx_http_module_t                *ctx;
    ngx_http_conf_ctx_t               conf_ctx;
    ngx_http_core_loc_conf_t          clcf;
    ngx_http_responses_main_conf_t   *rmcf;

    cmd = ngx_http_responses_conf_command(cf, "grpc_pass", &module);

    if (cmd == NULL) {
        return NGX_OK;
    }

    ctx = module->ctx;
    index = module->ctx_index;

    loc_conf = ngx_pcalloc(cf->pool, sizeof(void *) * ngx_http_max_module);

    if (loc_conf == NULL
        || ngx_array_init(&args, cf->pool, 2, sizeof(ngx_str_t)) != NGX_OK)
    {
        return NGX_ERROR;
    }

    /* with a variable no upstream is created */

    value = ngx_array_push_n(&args, 2);

    value[0] = cmd->name;
    ngx_str_set(&value[1], "$host");

    ngx_memzero(&clcf, sizeof(ngx_http_core_loc_conf_t));

    loc_conf[index] = ctx->create_loc_conf(cf);
    loc_conf[ngx_http_core_module.ctx_index] = &clcf;

    conf_ctx = *(ngx_http_conf_ctx_t *) cf->ctx;
    conf_ctx.loc_conf = loc_conf;

    conf = *cf;
    conf.args = &args;
    conf.ctx = &conf_ctx;

    if (loc_conf[index] == NULL
        || cmd->set(&conf, cmd, loc_conf[index]) != NGX_CONF_OK)
    {
        return NGX_ERROR;
    }

    rmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_responses_module);
    rmcf->grpc = clcf.handler;

    return NGX_OK;
}


ngx_uint_t
ngx_http_responses_grpc(ngx_http_request_t *r)
{
    ngx_http_core_loc_conf_t        *clcf;
    ngx_http_responses_main_conf_t  *rmcf;

    clcf = ngx_http_get_module_loc_conf(r, ngx_http_core_module);
    rmcf = ngx_http_get_module_main_conf(r, ngx_http_responses_module);

    return clcf->handler && clcf->handler == rmcf->grpc;
}
