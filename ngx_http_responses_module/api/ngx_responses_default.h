
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members that clients require of a response: one row for each.
 */


#ifndef _NGX_RESPONSES_DEFAULT_H_INCLUDED_
#define _NGX_RESPONSES_DEFAULT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


#define NGX_RESPONSES_DEFAULTS  27


/* who requires a member */

#define NGX_RESPONSES_BY_OPENAI  0x01  /* types of SDKs */
#define NGX_RESPONSES_BY_OPEN    0x02  /* the schema of Open Responses */
#define NGX_RESPONSES_BY_EUGPT   0x04  /* its clients, of generated ones */


/* a member of requests, too, which a response repeats */

typedef enum {
    NGX_RESPONSES_ASKED_NOT = 0,
    NGX_RESPONSES_ASKED_SENT,          /* as it was sent to the upstream */
    NGX_RESPONSES_ASKED_CLIENT         /* as the client sent it: a value that
                                          the user has set may be secret */
} ngx_responses_asked_e;


/* of an object, or of functions in a list; the last row has no name */

typedef struct {
    ngx_str_t    name;
    ngx_str_t    value;
} ngx_responses_inner_t;


typedef struct {
    ngx_uint_t   member;               /* NGX_RESPONSES_M_... */
    ngx_str_t    value;                /* JSON, where nothing else is known;
                                          empty: when it was completed */
    ngx_uint_t   by;                   /* NGX_RESPONSES_BY_... */
    ngx_uint_t   asked;                /* NGX_RESPONSES_ASKED_... */
    const ngx_responses_inner_t  *inner;   /* what its value must have, which
                                          requests may lack; NULL: nothing */
    const ngx_str_t  *secrets;         /* paths that a response does not
                                          repeat, or NULL */
} ngx_responses_default_t;


extern const ngx_responses_default_t
    ngx_responses_defaults[NGX_RESPONSES_DEFAULTS];


#endif /* _NGX_RESPONSES_DEFAULT_H_INCLUDED_ */
