
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * How arguments of directives are read, of all modules.
 */


#ifndef _NGX_HTTP_RESPONSES_CONF_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_CONF_H_INCLUDED_


#include "http/ngx_http_responses_header.h"


/* contexts of directives */

#define NGX_HTTP_RESPONSES_CONF                                               \
    (NGX_HTTP_MAIN_CONF|NGX_HTTP_SRV_CONF|NGX_HTTP_LOC_CONF)


/* ngx_http_responses_conf_arg.c */

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

/* as ngx_conf_set_enum_slot(), but the error lists the words */

char *ngx_http_responses_conf_enum(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);

/* a value with variables; NULL: an error, which was logged */

ngx_http_complex_value_t *ngx_http_responses_conf_value(ngx_conf_t *cf,
    ngx_str_t *text);

/*
 * Shared memory as "zone=name:size" says, and its init; NULL: an error, which
 * was logged.
 */

ngx_shm_zone_t *ngx_http_responses_conf_zone(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_uint_t pages, void *tag, ngx_shm_zone_init_pt init);


/* ngx_http_responses_conf_other.c */

/*
 * The directive of that name and its module, or NULL: nginx was built without
 * it.
 */

ngx_command_t *ngx_http_responses_conf_command(ngx_conf_t *cf,
    const char *name, ngx_module_t **module);


/* ngx_http_responses_module.c */

/*
 * The location that is being read makes its responses itself: they are not
 * processed.
 */

void ngx_http_responses_conf_own(ngx_conf_t *cf);


#endif /* _NGX_HTTP_RESPONSES_CONF_H_INCLUDED_ */
