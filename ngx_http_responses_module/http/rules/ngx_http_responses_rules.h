
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules: their directives, their values, and what is wrong with them.
 */


#ifndef _NGX_HTTP_RESPONSES_RULES_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_RULES_H_INCLUDED_


#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_rule.h"
#include "http/ngx_http_responses_conf.h"


/* ngx_http_responses_conf_check.c */

/*
 * Notes the directive that is being read, a rule or another one that needs
 * "responses", before "if=" is taken out of its arguments, and warns of an
 * equal one.  It is shown with n words; kind: of the rule, or ..._KINDS.
 * NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_http_responses_conf_line(ngx_conf_t *cf, ngx_uint_t n,
    ngx_uint_t kind);

/* notes which rules a level of the filter that was merged uses */

void ngx_http_responses_conf_used(void *prev, void *conf);

/* warns of rules of all levels when they are merged */

void ngx_http_responses_conf_check(ngx_conf_t *cf);


/* ngx_http_responses_conf_rules.c */

/*
 * Inherits the rules of each kind that a level of the filter has none of, and
 * creates the rules of the engine: NGX_OK or NGX_ERROR
 */

ngx_int_t ngx_http_responses_conf_rules(ngx_conf_t *cf, void *prev,
    void *conf);

/* for a rule, cmd->post is the row of its kind */

typedef struct {
    ngx_uint_t                     each;       /* unsigned each:1; argument is
                                                  a rule */

    /* reads a rule, which has a kind, a condition and a name */

    char                        *(*parse)(ngx_conf_t *cf,
                                       ngx_responses_rule_t *rule);
} ngx_http_responses_rule_kind_t;

extern ngx_http_responses_rule_kind_t  ngx_http_responses_rule_kinds[];

char *ngx_http_responses_conf_rule(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


/* ngx_http_responses_conf_known.c */

/*
 * Warns of a path of the request that is likely a typo, and of a text for a
 * member that is a number or a boolean; value: NULL if it is removed.
 */

void ngx_http_responses_conf_request(ngx_conf_t *cf, ngx_str_t *path,
    ngx_str_t *value);

/* logs what is wrong with a path of a rule, or of a member of the request */

char *ngx_http_responses_conf_path(ngx_conf_t *cf, ngx_str_t *path,
    ngx_responses_rule_e kind);


/* ngx_http_responses_value.c */

/* sets the value of a member, which is JSON if it begins with ":=" */

char *ngx_http_responses_value_set(ngx_conf_t *cf, ngx_str_t text,
    ngx_responses_value_t *value);

/*
 * A hook of the engine, see engine/ngx_responses_rule.h: appends the text of a
 * value; data: the request.
 */

ngx_int_t ngx_http_responses_value_hook(void *data, void *value,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);


#endif /* _NGX_HTTP_RESPONSES_RULES_H_INCLUDED_ */
