
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules that hide, in a JSON response that is too long to be held.
 */


#ifndef _NGX_RESPONSES_JSON_LONG_H_INCLUDED_
#define _NGX_RESPONSES_JSON_LONG_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_scan.h"
#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_json_rules.h"


/* a value that is read, raw; longer ones are cut */

#define NGX_RESPONSES_JSON_LONG_VALUE  256


/* the members that are looked for besides those of rules */

typedef enum {
    NGX_RESPONSES_JSON_LONG_OBJECT = 0,
    NGX_RESPONSES_JSON_LONG_ITEMS,     /* "output", of a list "data" */
    NGX_RESPONSES_JSON_LONG_ITEM,      /* an element of it */
    NGX_RESPONSES_JSON_LONG_ITEM_TYPE,
    NGX_RESPONSES_JSON_LONG_ITEM_OBJECT,
    NGX_RESPONSES_JSON_LONG_MEMBERS
} ngx_responses_json_long_member_e;


/* what becomes of bytes */

typedef enum {
    NGX_RESPONSES_JSON_LONG_PASS = 0,
    NGX_RESPONSES_JSON_LONG_OPEN,      /* the '[' of an array of items */
    NGX_RESPONSES_JSON_LONG_BETWEEN,   /* in it, but in no item: what separates
                                          items is held */
    NGX_RESPONSES_JSON_LONG_HELD,      /* an item that is not decided upon */
    NGX_RESPONSES_JSON_LONG_SHOWN,
    NGX_RESPONSES_JSON_LONG_HIDDEN
} ngx_responses_json_long_state_e;


typedef struct {
    ngx_responses_scan_t   scan;
    ngx_responses_json_rules_kind_e  kind;

    ngx_responses_path_t   root;
    ngx_responses_path_t   path[NGX_RESPONSES_JSON_LONG_MEMBERS];

    ngx_uint_t             state;      /* ngx_responses_json_long_state_e */
    ngx_uint_t             skipped;    /* id of the value left out, or 0 */

    ngx_responses_buf_t    held;       /* what separates an item from the one
                                          before it, and the item */
    size_t                 separator;  /* length of the former */

    ngx_uint_t             member;     /* id of the value being read, or 0 */
    size_t                 len;
    u_char                 value[NGX_RESPONSES_JSON_LONG_VALUE];

    unsigned               sent:1;     /* something that is in the array was */
    unsigned               typed:1;    /* the item has a type */
    unsigned               other:1;    /* or says that it is no response, */
    unsigned               response:1; /* and that it is one */
    unsigned               hide:1;     /* a rule hides it */
    unsigned               edited:1;
    unsigned               known:1;    /* the kind is */
    unsigned               end:1;      /* the object is over */
} ngx_responses_json_long_t;


/*
 * Finds out what a body is from its first bytes: those that are held, and
 * those at p within the limit.  They are to be fed like those which follow.
 * NGX_OK, or NGX_ABORT: it cannot be told.
 */

ngx_int_t ngx_responses_json_long_begin(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body, ngx_str_t held, u_char *p, size_t len);

/*
 * Sends what is shown of the bytes.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_ABORT - it cannot be read, or an item was sent that should have been
 *               hidden: nothing more of the body may be sent.  See
 *               worker->message
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_json_long_feed(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body, u_char *p, size_t len);

/*
 * Counts what was done, and frees what is held.  NGX_OK, or NGX_ABORT: the
 * body is not complete.
 */

ngx_int_t ngx_responses_json_long_end(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body);


/* for the two files of it */

#define ngx_responses_json_long_is(body, member_id, member)                   \
    ((member_id) == (body)->path[member].id)

/* scans, and keeps the bytes of the value being read */

ngx_int_t ngx_responses_json_long_scan(ngx_responses_json_long_t *body,
    u_char **pos, u_char *last);

/* what "object", which was read, says; NGX_DECLINED: nothing, it is no name */

ngx_int_t ngx_responses_json_long_object(ngx_responses_json_long_t *body,
    ngx_responses_json_rules_kind_e *kind);

/* NGX_ABORT, with a message */

ngx_int_t ngx_responses_json_long_abort(ngx_responses_engine_t *engine,
    const char *message);


#endif /* _NGX_RESPONSES_JSON_LONG_H_INCLUDED_ */
