
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Where directives stand, for warnings about them.
 *
 * Never decides what is warned of.  Invariant: each directive is warned of
 * once.
 */


#include "http/ngx_http_responses_conf.h"


/* is called before "if=" is taken out of the arguments */

ngx_int_t
ngx_http_responses_conf_place(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t several)
{
    size_t                       len;
    u_char                      *p;
    ngx_str_t                   *value;
    ngx_uint_t                   i;
    ngx_http_responses_place_t  *place;

    if (rlcf->places == NULL) {
        rlcf->places = ngx_array_create(cf->pool, 4,
                                        sizeof(ngx_http_responses_place_t));
        if (rlcf->places == NULL) {
            return NGX_ERROR;
        }
    }

    place = ngx_array_push(rlcf->places);
    if (place == NULL) {
        return NGX_ERROR;
    }

    value = cf->args->elts;
    len = 0;

    for (i = 0; i < cf->args->nelts; i++) {
        len += value[i].len + 1;
    }

    p = ngx_pnalloc(cf->pool, len);
    if (p == NULL) {
        return NGX_ERROR;
    }

    place->name = cmd->name;
    place->text.data = p;
    place->text.len = len - 1;
    place->file = cf->conf_file->file.name;
    place->line = cf->conf_file->line;
    place->first = rlcf->rules ? rlcf->rules->nelts : 0;
    place->several = several;
    place->used = 0;
    place->applied = 0;
    place->replaced = 0;
    place->warned = 0;

    for (i = 0; i < cf->args->nelts; i++) {
        p = ngx_cpymem(p, value[i].data, value[i].len);
        *p++ = ' ';
    }

    return NGX_OK;
}


ngx_http_responses_place_t *
ngx_http_responses_conf_place_of(ngx_http_responses_loc_conf_t *rlcf,
    ngx_uint_t rule)
{
    ngx_uint_t                   i;
    ngx_http_responses_place_t  *place;

    place = rlcf->places->elts;
    i = rlcf->places->nelts - 1;

    while (place[i].first > rule) {
        i--;
    }

    return &place[i];
}


ngx_http_responses_place_t *
ngx_http_responses_conf_place_find(ngx_http_responses_loc_conf_t *rlcf,
    const char *name)
{
    ngx_uint_t                   i;
    ngx_http_responses_place_t  *place;

    place = rlcf->places ? rlcf->places->elts : NULL;

    for (i = 0; place && i < rlcf->places->nelts; i++) {

        if (ngx_strncmp(place[i].name.data, name, ngx_strlen(name)) == 0) {
            return &place[i];
        }
    }

    return NULL;
}


void
ngx_http_responses_conf_warn(ngx_conf_t *cf,
    ngx_http_responses_place_t *place, const char *text)
{
    if (place->warned) {
        return;
    }

    place->warned = 1;

    ngx_log_error(NGX_LOG_WARN, cf->log, 0, "\"%V\" directive %s in %V:%ui",
                  &place->name, text, &place->file, place->line);
}
