
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What directives that shape a stream share.
 */


#ifndef _NGX_HTTP_RESPONSES_RULES_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_RULES_H_INCLUDED_


#include "http/ngx_http_responses.h"


/*
 * The list of this level, made with its first rule.  Takes "if=" from the
 * end of the arguments, if cond is not NULL; *cond: NULL if there was none.
 * NULL: an error, which is logged.
 */

ngx_array_t *ngx_http_responses_rules_list(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf, size_t size, void **cond);

/* a value's text, which is JSON from now on if it has no variables */

char *ngx_http_responses_rules_value(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *text, ngx_uint_t json, ngx_responses_value_t *value);

/* whether a name can be that of a type, or a pattern for such names */

ngx_uint_t ngx_http_responses_rules_type_valid(ngx_str_t *name,
    ngx_uint_t pattern);


#endif /* _NGX_HTTP_RESPONSES_RULES_H_INCLUDED_ */
