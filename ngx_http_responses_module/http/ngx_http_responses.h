
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The configuration of a location, and what is noted of a request, which all
 * files in http/ know.
 */


#ifndef _NGX_HTTP_RESPONSES_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

/* nginx may have HTTP/2, although this module was configured without */

#if (NGX_COMPAT && !NGX_HTTP_V2)
#include <ngx_http_v2.h>
#endif

#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_json_response.h"


typedef struct ngx_http_responses_loc_conf_s  ngx_http_responses_loc_conf_t;
typedef struct ngx_http_responses_zones_s     ngx_http_responses_zones_t;
typedef struct ngx_http_responses_limit_s     ngx_http_responses_limit_t;
typedef struct ngx_http_responses_limit_zone_s
    ngx_http_responses_limit_zone_t;
typedef struct ngx_http_responses_source_s    ngx_http_responses_source_t;
typedef struct ngx_http_responses_store_s     ngx_http_responses_store_t;
typedef struct ngx_http_responses_hold_s      ngx_http_responses_hold_t;
typedef struct ngx_http_responses_identity_s  ngx_http_responses_identity_t;
typedef struct ngx_http_responses_request_s   ngx_http_responses_request_t;
typedef struct ngx_http_responses_limits_s    ngx_http_responses_limits_t;


/* where a directive of a rule, or of a limit, stands */

typedef struct ngx_http_responses_line_s  ngx_http_responses_line_t;

struct ngx_http_responses_line_s {
    ngx_http_responses_loc_conf_t *level;
    ngx_str_t                      text;       /* with its arguments */
    ngx_str_t                      file;
    ngx_uint_t                     number;
    ngx_uint_t                     kind;       /* of a rule, or ..._KINDS */
    ngx_http_responses_line_t     *next;
};


typedef struct {
    ngx_http_responses_line_t     *lines;      /* NULL: no rules */
    ngx_http_responses_limit_zone_t
                                  *limit_zones;
    ngx_http_responses_store_t    *store;      /* NULL: none */
    ngx_http_handler_pt            grpc;       /* of "grpc_pass"; NULL: nginx
                                                  has none */
} ngx_http_responses_main_conf_t;


/* directives that change the body, in the order in which they are applied */

#define NGX_HTTP_RESPONSES_EDIT_DROP   0
#define NGX_HTTP_RESPONSES_EDIT_MODEL  1
#define NGX_HTTP_RESPONSES_EDIT_SET    2
#define NGX_HTTP_RESPONSES_EDIT_MAX    3
#define NGX_HTTP_RESPONSES_EDITS       4


/* a row of "responses_hold_status" */

typedef struct {
    ngx_str_t                      code;       /* of a failure */
    ngx_uint_t                     status;
} ngx_http_responses_status_row_t;


/* of "responses_timeout", milliseconds; 0: never */

typedef struct {
    ngx_uint_t                     set;        /* any but header */
    ngx_msec_t                     header;
    ngx_msec_t                     first;
    ngx_msec_t                     idle;
    ngx_msec_t                     total;
} ngx_http_responses_timeouts_t;


struct ngx_http_responses_loc_conf_s {
    ngx_http_complex_value_t      *enable;     /* NULL: off */

    ngx_hash_t                     types;
    ngx_array_t                   *types_keys;

    ngx_flag_t                     dry_run;
    ngx_uint_t                     profile;
    ngx_uint_t                     failure;    /* unset: the profile's */
    ngx_msec_t                     abort;      /* 0: the upstream is closed */
    ngx_msec_t                     heartbeat;
    ngx_uint_t                     heartbeat_event;

    ngx_array_t                   *rules[NGX_RESPONSES_RULE_KINDS];
                                               /* ngx_responses_rule_t */
    ngx_responses_conf_t           engine;
    ngx_responses_conf_t           log;        /* the same for a response that
                                                  is only logged */
    ngx_responses_conf_t           held;       /* and for one that is held */

    ngx_flag_t                     hold;
    ngx_msec_t                     hold_time;
    size_t                         hold_size;
    ngx_array_t                   *hold_status;    /* ..._status_row_t */
    ngx_http_responses_timeouts_t  timeouts;
    ngx_uint_t                     errors;     /* unsigned errors:1; those of
                                                  nginx are of the API */

    /* of requests, and of counters */

    ngx_flag_t                     read_request;
    ngx_array_t                   *edits[NGX_HTTP_RESPONSES_EDITS];
                                               /* ..._edit_t, or NULL */
    ngx_http_responses_limit_t    *limits;
    ngx_array_t                   *prices;     /* ngx_responses_price_t, or
                                                  NULL */
    ngx_http_responses_zones_t    *counts;
    ngx_shm_zone_t                *status;

    /* for warnings */

    ngx_uint_t                     use;        /* NGX_HTTP_..._RULES_... */
    ngx_http_responses_loc_conf_t  *outer;     /* level, or NULL */
};


/* where the id of a request was, see sign.h */

#define NGX_HTTP_RESPONSES_TAKEN_URI   0
#define NGX_HTTP_RESPONSES_TAKEN_BODY  1
#define NGX_HTTP_RESPONSES_TAKEN       2


/* an id that was valid; empty: none was */

typedef struct {
    ngx_str_t                      text;       /* as the client sent it */
    ngx_str_t                      id;         /* that of the upstream */
    ngx_str_t                      peer;
} ngx_http_responses_taken_t;


/*
 * What is noted of a request.  An internal redirect clears module contexts,
 * but not this.
 */

typedef struct {
    ngx_http_responses_loc_conf_t  *place;      /* the last location with
                                                   "responses" */
    ngx_http_responses_source_t    *source;     /* the last one, see "next" */
    ngx_http_handler_pt             handler;    /* of the location, to which
                                                   its source belongs */
    ngx_http_responses_identity_t  *identity;   /* the last one, see "before"
                                                   */
    ngx_http_responses_request_t   *body;       /* NULL: it was not read */
    ngx_uint_t                      unread;     /* the status by which it is
                                                   refused if it is one for
                                                   responses; 0: it is not */
    ngx_uint_t                      own;        /* unsigned own:1; the client
                                                   has not named what a server
                                                   may take as the id of the
                                                   response */
    ngx_http_event_handler_pt       read_event_handler;   /* of nginx, if the
                                                             client is watched,
                                                             see abort.c */
    ngx_http_event_handler_pt       write_event_handler;  /* until the header,
                                                             too */
    ngx_http_responses_limits_t    *limits;     /* NULL: it is not limited */
    const ngx_http_responses_taken_t  *taken;   /* ids in it, or none */
    ngx_uint_t                      refused;    /* unsigned refused:1; its
                                                   response was, and nothing
                                                   was sent since */
    ngx_uint_t                      page;       /* the status whose error page
                                                   it came to, 0: none */
    ngx_http_upstream_t            *page_upstream;  /* before the page */
} ngx_http_responses_notes_t;


extern ngx_module_t  ngx_http_responses_module;


/* ngx_http_responses_header.c */

/*
 * The field of that name in a list of fields that stands after another one,
 * or the first one after NULL; NULL: there is none.
 */

ngx_table_elt_t *ngx_http_responses_header_next(ngx_list_t *headers,
    const char *name, ngx_table_elt_t *field);

#define ngx_http_responses_header_find(headers, name)                         \
    ngx_http_responses_header_next(headers, name, NULL)

/* whether Content-Encoding, or NULL, says that a body is compressed */

ngx_uint_t ngx_http_responses_header_encoded(ngx_table_elt_t *h);

/* the type in a Content-Type, of several the first, without its parameters */

ngx_str_t ngx_http_responses_header_type(ngx_str_t *value);

/*
 * Adds a field to the header of the response, unless there is one of that
 * name; its value is as of ngx_sprintf().  NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_http_responses_header_add(ngx_http_request_t *r,
    const char *name, const char *fmt, ...);

/* removes the fields that do not fit a body that is changed */

void ngx_http_responses_header_changed(ngx_http_request_t *r);

/* whether a text begins with another one, in upper or lower case */

#define ngx_http_responses_begins(s, text)                                    \
    ((s)->len >= sizeof(text) - 1                                             \
     && ngx_strncasecmp((s)->data, (u_char *) text, sizeof(text) - 1) == 0)

/* takes the next one of texts with a separator between them; 0: no more */

ngx_uint_t ngx_http_responses_split(ngx_str_t *list, u_char separator,
    ngx_str_t *text);


/* ngx_http_responses_notes.c */

extern ngx_responses_mem_t     ngx_http_responses_mem;
extern ngx_responses_worker_t  ngx_http_responses_worker;

/* memory that is freed with a pool */

ngx_responses_mem_t ngx_http_responses_pool_mem(ngx_pool_t *pool);

/* the notes of a request, in which all is zero if nothing was noted */

const ngx_http_responses_notes_t *ngx_http_responses_notes(
    ngx_http_request_t *r);

/* the same, to be changed; NULL: no memory */

ngx_http_responses_notes_t *ngx_http_responses_notes_add(
    ngx_http_request_t *r);


/* ngx_http_responses_filter.c */

ngx_int_t ngx_http_responses_filter_init(ngx_conf_t *cf);


/* ngx_http_responses_variables.c */

ngx_int_t ngx_http_responses_add_variables(ngx_conf_t *cf);

/* the code of its error or, without a response, of a held one; or empty */

ngx_str_t ngx_http_responses_error_code(ngx_http_request_t *r);


#endif /* _NGX_HTTP_RESPONSES_H_INCLUDED_ */
