
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The known name that was likely meant by an unknown one.
 */


#ifndef _NGX_RESPONSES_NEAR_H_INCLUDED_
#define _NGX_RESPONSES_NEAR_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* nothing is near to a longer name */

#define NGX_RESPONSES_NEAR_LEN  128


typedef struct {
    ngx_str_t         name;            /* '*' is any run of bytes */
    const ngx_str_t  *nearest;         /* NULL: no known name is near */
    ngx_uint_t        distance;        /* of a name that is not nearer */
} ngx_responses_near_t;


/*
 * For one unknown name, and then for each of the known ones.  If none is near,
 * the first one of which the unknown one is some words.
 */

void ngx_responses_near_init(ngx_responses_near_t *near,
    const ngx_str_t *name);
void ngx_responses_near(ngx_responses_near_t *near, const ngx_str_t *known);

#endif /* _NGX_RESPONSES_NEAR_H_INCLUDED_ */
