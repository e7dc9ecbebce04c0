
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The request: what it asks for, and what the upstream is asked instead.
 */


#include "nginx/ngx_http_responses.h"


static ngx_http_module_t  ngx_http_responses_request_module_ctx = {
    NULL,                                  /* preconfiguration */
    NULL,                                  /* postconfiguration */

    NULL,                                  /* create main configuration */
    NULL,                                  /* init main configuration */

    NULL,                                  /* create server configuration */
    NULL,                                  /* merge server configuration */

    NULL,                                  /* create location configuration */
    NULL                                   /* merge location configuration */
};


static ngx_command_t  ngx_http_responses_request_commands[] = {
      ngx_null_command
};


ngx_module_t  ngx_http_responses_request_module = {
    NGX_MODULE_V1,
    &ngx_http_responses_request_module_ctx,  /* module context */
    ngx_http_responses_request_commands,     /* module directives */
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


ngx_int_t
ngx_http_responses_request_asked(ngx_http_request_t *r, ngx_str_t *model)
{
    return NGX_DECLINED;
}
