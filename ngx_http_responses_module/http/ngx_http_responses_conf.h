
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * How directives are read and checked.
 */


#ifndef _NGX_HTTP_RESPONSES_CONF_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_CONF_H_INCLUDED_


#include "http/ngx_http_responses.h"


/* where a directive stands, for warnings */

typedef struct {
    ngx_str_t                      name;
    ngx_str_t                      text;       /* with its arguments */
    ngx_str_t                      file;
    ngx_uint_t                     line;
    ngx_uint_t                     first;      /* rule that it adds */
    unsigned                       several:1;  /* may be given several times */
    unsigned                       used:1;     /* where responses is on */
    unsigned                       applied:1;  /* in a location */
    unsigned                       replaced:1; /* by an inner level */
    unsigned                       warned:1;
} ngx_http_responses_place_t;


/* ngx_http_responses_conf_names.c */

/* warn of names that are not known; own: only if a known one is near */

void ngx_http_responses_conf_event_name(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *name, ngx_uint_t own);
void ngx_http_responses_conf_item_name(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *name);

/* the same for a path to hide or set, which may also be invalid */

char *ngx_http_responses_conf_path(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *path, ngx_uint_t set);

/* warns of variables of the response in a text that is evaluated before it */

void ngx_http_responses_conf_early(ngx_conf_t *cf, ngx_str_t *directive,
    ngx_str_t *text);


/* ngx_http_responses_conf_place.c */

/*
 * Notes where a directive stands; it needs "responses"; several: those of a
 * level are added up.  NGX_OK, NGX_ERROR.
 */

ngx_int_t ngx_http_responses_conf_place(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t several);

/* the place of a rule of a level */

ngx_http_responses_place_t *ngx_http_responses_conf_place_of(
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t rule);

/* the first directive of a level whose name begins so, or NULL */

ngx_http_responses_place_t *ngx_http_responses_conf_place_find(
    ngx_http_responses_loc_conf_t *rlcf, const char *name);

void ngx_http_responses_conf_warn(ngx_conf_t *cf,
    ngx_http_responses_place_t *place, const char *text);


/* ngx_http_responses_conf_check.c */

/* compares the rules of the last place with those before it */

void ngx_http_responses_conf_check_rules(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *rlcf);

/* notes a level that is being merged; NGX_OK, NGX_ERROR */

ngx_int_t ngx_http_responses_conf_merged(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *prev, ngx_http_responses_loc_conf_t *conf);

/* checks all levels when they are merged */

void ngx_http_responses_conf_check(ngx_conf_t *cf);


/* ngx_http_responses_conf_rules.c */

/*
 * Inherits the rules of each kind that has none, and creates the rules of the
 * engine.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - too many paths
 *   NGX_ERROR
 */

ngx_int_t ngx_http_responses_conf_rules(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *prev, ngx_http_responses_loc_conf_t *conf);

/* for a rule, cmd->post is the row of its kind */

typedef struct {
    ngx_uint_t                     condition;  /* unsigned condition:1; takes
                                                  "if=" */
    ngx_uint_t                     each;       /* unsigned each:1; evaluates
                                                  it for each event */

    /* adds rules; they begin as a copy of that, with a kind and a condition */

    char                        *(*parse)(ngx_conf_t *cf, ngx_command_t *cmd,
                                       ngx_array_t *rules,
                                       ngx_responses_rule_t *rule);
} ngx_http_responses_rule_kind_t;

extern ngx_http_responses_rule_kind_t  ngx_http_responses_rule_kinds[];

char *ngx_http_responses_conf_rule(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


/* ngx_http_responses_conf_slots.c */

/* the value of a word, after a prefix of so many bytes: NGX_OK, NGX_ERROR */

ngx_int_t ngx_http_responses_conf_word(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *value, size_t prefix, ngx_conf_enum_t *e, ngx_uint_t *np);

/* slots of directives; for an enumeration, cmd->post is its table */

char *ngx_http_responses_conf_enum(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_types(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_flag(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_size(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_time(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_heartbeat(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


#endif /* _NGX_HTTP_RESPONSES_CONF_H_INCLUDED_ */
