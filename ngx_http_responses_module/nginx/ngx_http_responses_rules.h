
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What directives that shape a stream share.
 */


#ifndef _NGX_HTTP_RESPONSES_RULES_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_RULES_H_INCLUDED_


#include "nginx/ngx_http_responses.h"


/* the list of this level, made with its first rule; NULL: no memory */

ngx_array_t *ngx_http_responses_rules_list(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf, size_t size);

/* takes "if=" from the end of the arguments; *cond: NULL if there is none */

char *ngx_http_responses_rules_cond(ngx_conf_t *cf, void **cond);

/* a value's text, which is JSON from now on if it has no variables */

char *ngx_http_responses_rules_value(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *text, ngx_uint_t json, ngx_responses_value_t *value);

/* whether a name can be that of a type, or a pattern for such names */

ngx_uint_t ngx_http_responses_rules_type_valid(ngx_str_t *name,
    ngx_uint_t pattern);


#endif /* _NGX_HTTP_RESPONSES_RULES_H_INCLUDED_ */
