
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Values and conditions with variables, and rules that replace: they are
 * parsed at start, and the engine asks for them by its hooks.
 */


#ifndef _NGX_HTTP_RESPONSES_VALUE_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_VALUE_H_INCLUDED_


#include "http/rules/ngx_http_responses_rules.h"


/* when a condition holds */

typedef enum {
    NGX_HTTP_RESPONSES_COND_SET = 0,   /* its value is not empty, nor "0" */
    NGX_HTTP_RESPONSES_COND_DIFFERS,   /* the requested model is another one */
    NGX_HTTP_RESPONSES_COND_ASKED      /* the request is for responses */
} ngx_http_responses_cond_e;

typedef struct {
    ngx_http_responses_cond_e      kind;
    ngx_http_complex_value_t      *value;      /* NULL: ASKED has none */
} ngx_http_responses_cond_t;


/* ngx_http_responses_value.c */

/* NULL: an error, which was logged */

ngx_http_responses_cond_t *ngx_http_responses_cond_create(ngx_conf_t *cf,
    ngx_str_t *text);

/* takes "if=", which stands last, out of cf->args */

char *ngx_http_responses_cond_parse(ngx_conf_t *cf, void **cond);

/* hooks of the engine, see engine/ngx_responses_rule.h; data: the request */

ngx_uint_t ngx_http_responses_cond_hook(void *data, void *cond);
void ngx_http_responses_invalid_hook(void *data, ngx_str_t *rule,
    ngx_str_t *value);


/* ngx_http_responses_conf_known.c */

/* warn of names that are not known; own: only if a known one is near */

void ngx_http_responses_conf_event(ngx_conf_t *cf, ngx_str_t *name,
    ngx_uint_t own);
void ngx_http_responses_conf_item(ngx_conf_t *cf, ngx_str_t *name);

/* logs what is wrong with the path of a rule; a warning: it is not known */

char *ngx_http_responses_conf_known_path(ngx_conf_t *cf,
    ngx_responses_rule_t *rule);


/* ngx_http_responses_redact.c */

/*
 * Reads a rule to redact or to rewrite, and the hook of the engine that logs
 * that a text was cut, or left.
 */

char *ngx_http_responses_conf_redact(ngx_conf_t *cf,
    ngx_responses_rule_t *rule);
void ngx_http_responses_redact_hook(void *data, ngx_responses_rule_t *rule);


#endif /* _NGX_HTTP_RESPONSES_VALUE_H_INCLUDED_ */
