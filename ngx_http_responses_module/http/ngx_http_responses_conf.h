
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * How directives are read and checked.
 */


#ifndef _NGX_HTTP_RESPONSES_CONF_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_CONF_H_INCLUDED_


#include "http/ngx_http_responses.h"


/* ngx_http_responses_conf_check.c */

/*
 * Notes the directive that is being read, a rule or another one that needs
 * "responses", before "if=" is taken out of its arguments, and warns of an
 * equal one.  It is shown with n words; kind: of the rule, or ..._KINDS.
 * NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_http_responses_conf_line(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t n, ngx_uint_t kind);

/* notes which rules a level that was merged uses */

void ngx_http_responses_conf_used(ngx_http_responses_loc_conf_t *prev,
    ngx_http_responses_loc_conf_t *conf);

/* warns of rules of all levels when they are merged */

void ngx_http_responses_conf_check(ngx_conf_t *cf);

/* NGX_ERROR: a parameter is there twice, which is logged */

ngx_int_t ngx_http_responses_conf_once(ngx_conf_t *cf);

/* warns of an argument that is equal to one before it */

void ngx_http_responses_conf_again(ngx_conf_t *cf, ngx_uint_t n);

/*
 * Logs that an argument of the directive is invalid, and what was expected.
 * Returns NGX_CONF_ERROR.
 */

char *ngx_http_responses_conf_invalid(ngx_conf_t *cf, const char *what,
    ngx_str_t *arg, const char *expected);

/* whether an argument begins with a name, such as "done="; and what follows */

ngx_uint_t ngx_http_responses_conf_named(ngx_str_t *arg, const char *name,
    ngx_str_t *text);

/* sets the number of a word after a name, such as "done=" */

char *ngx_http_responses_conf_word(ngx_conf_t *cf, ngx_str_t *value,
    const char *name, ngx_conf_enum_t *e, ngx_uint_t *np);

/* warn of names that are not known; own: only if a known one is near */

void ngx_http_responses_conf_event(ngx_conf_t *cf, ngx_str_t *name,
    ngx_uint_t own);
void ngx_http_responses_conf_item(ngx_conf_t *cf, ngx_str_t *name);

/*
 * Warns of a path of the request that is likely a typo, and of a text for a
 * member that is a number or a boolean; value: NULL if it is removed.
 */

void ngx_http_responses_conf_request(ngx_conf_t *cf, ngx_str_t *path,
    ngx_str_t *value);

/* logs what is wrong with a path of a rule, or of a member of the request */

char *ngx_http_responses_conf_path(ngx_conf_t *cf, ngx_str_t *path,
    ngx_responses_rule_e kind);

/* the same for the path of a rule, which may also be unknown: a warning */

char *ngx_http_responses_conf_known_path(ngx_conf_t *cf,
    ngx_responses_rule_t *rule);


/* ngx_http_responses_conf_other.c */

/*
 * The directive of that name and its module, or NULL: nginx was built without
 * it.
 */

ngx_command_t *ngx_http_responses_conf_command(ngx_conf_t *cf,
    const char *name, ngx_module_t **module);

/* warns of directives of other modules by which times or a hold do nothing */

void ngx_http_responses_conf_other(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *conf);


/* ngx_http_responses_conf_rules.c */

/*
 * Inherits the rules of each kind that has none, and creates the rules of the
 * engine: NGX_OK or NGX_ERROR
 */

ngx_int_t ngx_http_responses_conf_rules(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *prev, ngx_http_responses_loc_conf_t *conf);

/* for a rule, cmd->post is the row of its kind */

typedef struct {
    ngx_uint_t                     condition;  /* unsigned condition:1; takes
                                                  "if=" */

    ngx_uint_t                     each;       /* unsigned each:1; argument is
                                                  a rule */

    ngx_uint_t                     secret;     /* unsigned secret:1; one rule,
                                                  whose arguments are never
                                                  shown */

    /* reads a rule, which has a kind, a condition and, if it is not secret, a
       name */

    char                        *(*parse)(ngx_conf_t *cf,
                                       ngx_responses_rule_t *rule);
} ngx_http_responses_rule_kind_t;

extern ngx_http_responses_rule_kind_t  ngx_http_responses_rule_kinds[];

char *ngx_http_responses_conf_rule(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


/* ngx_http_responses_conf_time.c */

char *ngx_http_responses_conf_hold(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_timeout(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_abort(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


#endif /* _NGX_HTTP_RESPONSES_CONF_H_INCLUDED_ */
