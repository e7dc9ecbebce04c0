
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The configuration of a location, and what is noted of a request, which all
 * files in http/ know.
 */


#ifndef _NGX_HTTP_RESPONSES_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_H_INCLUDED_


#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_json_response.h"
#include "http/ngx_http_responses_header.h"
#include "http/ngx_http_responses_mem.h"
#include "http/ngx_http_responses_record.h"


typedef struct ngx_http_responses_loc_conf_s  ngx_http_responses_loc_conf_t;
typedef struct ngx_http_responses_hold_s      ngx_http_responses_hold_t;
typedef struct ngx_http_responses_identity_s  ngx_http_responses_identity_t;


/* where a directive that needs "responses" stands */

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
    ngx_int_t                      request_id; /* the index of the variable */
    ngx_http_responses_line_t     *lines;      /* NULL: no rules */
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

    ngx_flag_t                     own;        /* without an upstream responses
                                                  are made by modules of ours
                                                  */
    ngx_flag_t                     dry_run;
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

    /* of requests */

    ngx_flag_t                     read_request;
    ngx_array_t                   *edits[NGX_HTTP_RESPONSES_EDITS];
                                               /* ..._edit_t, or NULL */
    ngx_array_t                   *prices;     /* ngx_responses_price_t, or
                                                  NULL */

    /* for warnings */

    ngx_uint_t                     use;        /* NGX_HTTP_..._RULES_... */
    ngx_http_responses_loc_conf_t  *outer;     /* level, or NULL */
};


/*
 * What is noted of a request.  An internal redirect clears module contexts,
 * but not this.
 */

typedef struct {
    void                          **place;      /* the configurations of the
                                                   last location with
                                                   "responses" */
    ngx_http_responses_source_t    *source;     /* the last one, see "next" */
    ngx_http_handler_pt             handler;    /* of the location, to which
                                                   its source belongs */
    ngx_http_responses_identity_t  *identity;   /* the last one, see "before"
                                                   */
    ngx_http_responses_request_t   *body;       /* NULL: it was not read */
    ngx_uint_t                      reads;      /* unsigned reads:1; nginx was
                                                   told to read the body */
    ngx_uint_t                      unread;     /* the status by which it is
                                                   refused if it is one for
                                                   responses; 0: it is not */
    ngx_http_event_handler_pt       read_event_handler;   /* of nginx, if the
                                                             client is watched,
                                                             see abort.c */
    ngx_http_event_handler_pt       write_event_handler;  /* until the header,
                                                             too */
    ngx_uint_t                      refused;    /* unsigned refused:1; its
                                                   response was, and nothing
                                                   was sent since */
    ngx_uint_t                      page;       /* the status whose error page
                                                   it came to, 0: none */
    ngx_http_upstream_t            *page_upstream;  /* before the page */
} ngx_http_responses_notes_t;


extern ngx_module_t  ngx_http_responses_module;


/* ngx_http_responses_notes.c */

/* the notes of a request, in which all is zero if nothing was noted */

const ngx_http_responses_notes_t *ngx_http_responses_notes(
    ngx_http_request_t *r);

/* the same, to be changed; NULL: no memory */

ngx_http_responses_notes_t *ngx_http_responses_notes_add(
    ngx_http_request_t *r);


/* ngx_http_responses_conf_other.c */

/* warns of directives of other modules by which times or a hold do nothing */

void ngx_http_responses_conf_other(ngx_conf_t *cf,
    ngx_http_responses_loc_conf_t *conf);


/* ngx_http_responses_conf_profile.c */

char *ngx_http_responses_conf_profile(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_failure(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);

/* merges the profile, and what else the engine has but rules */

void ngx_http_responses_conf_engine(ngx_http_responses_loc_conf_t *prev,
    ngx_http_responses_loc_conf_t *conf);


/* ngx_http_responses_conf_time.c */

char *ngx_http_responses_conf_heartbeat(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_hold(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_timeout(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);
char *ngx_http_responses_conf_abort(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf);


/* ngx_http_responses_filter.c */

ngx_int_t ngx_http_responses_filter_init(ngx_conf_t *cf);


/* ngx_http_responses_variables.c */

ngx_int_t ngx_http_responses_add_variables(ngx_conf_t *cf);


#endif /* _NGX_HTTP_RESPONSES_H_INCLUDED_ */
