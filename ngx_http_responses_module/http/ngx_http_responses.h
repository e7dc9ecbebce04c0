
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Types and functions that the files in http/ share.
 *
 * Functions are listed by file, and a file uses only those before it: first
 * the context, its output, its upstream and its timers; then the outcome, the
 * counters and the request; then the filter, which calls these; then values,
 * rules and directives, variables, the metrics of zones, which are declared in
 * ngx_http_responses_zone.h, and the module.
 */


#ifndef _NGX_HTTP_RESPONSES_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_json_response.h"
#include "engine/ngx_responses_json_rules.h"
#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


typedef struct ngx_http_responses_loc_conf_s  ngx_http_responses_loc_conf_t;


/* where a directive of a rule stands */

typedef struct ngx_http_responses_line_s  ngx_http_responses_line_t;

struct ngx_http_responses_line_s {
    ngx_http_responses_loc_conf_t *level;
    ngx_str_t                      text;       /* with its arguments */
    ngx_str_t                      file;
    ngx_uint_t                     number;
    ngx_http_responses_line_t     *next;
};


typedef struct {
    ngx_http_responses_line_t     *lines;      /* NULL: no rules */
} ngx_http_responses_main_conf_t;


/* directives that change the body, in the order in which they are applied */

#define NGX_HTTP_RESPONSES_EDIT_DROP   0
#define NGX_HTTP_RESPONSES_EDIT_MODEL  1
#define NGX_HTTP_RESPONSES_EDIT_SET    2
#define NGX_HTTP_RESPONSES_EDITS       3


struct ngx_http_responses_loc_conf_s {
    ngx_http_complex_value_t      *enable;     /* NULL: off */

    ngx_hash_t                     types;
    ngx_array_t                   *types_keys;

    ngx_flag_t                     dry_run;
    ngx_uint_t                     profile;
    ngx_uint_t                     failure;
    ngx_msec_t                     heartbeat;
    ngx_uint_t                     heartbeat_event;
    ngx_flag_t                     rewrite;

    ngx_array_t                   *rules[NGX_RESPONSES_RULE_KINDS];
                                               /* ngx_responses_rule_t */
    ngx_responses_conf_t           engine;
    ngx_responses_conf_t           log;        /* the same for a response that
                                                  is only logged */

    /* of requests, and of counters */

    ngx_flag_t                     read_request;
    ngx_array_t                   *edits[NGX_HTTP_RESPONSES_EDITS];
                                               /* ..._edit_t, or NULL */
    ngx_array_t                   *counts;     /* ngx_shm_zone_t * */
    ngx_shm_zone_t                *status;

    /* for warnings */

    ngx_uint_t                     use;        /* NGX_HTTP_..._RULES_... */
    ngx_http_responses_loc_conf_t  *outer;     /* level, or NULL */
};


/*
 * What becomes of the body of a response.  The end of a stream was written if
 * the mode is above HELD.
 */

typedef enum {
    NGX_HTTP_RESPONSES_STREAM = 0,     /* the engine reads it */
    NGX_HTTP_RESPONSES_SNIFFED,        /* its first byte decides */
    NGX_HTTP_RESPONSES_HELD,           /* it is JSON, held for rules */
    NGX_HTTP_RESPONSES_PASSED,
    NGX_HTTP_RESPONSES_DROPPED,        /* the message has ended before it */
    NGX_HTTP_RESPONSES_BROKEN          /* no memory, or the next filter has
                                          failed: nothing more is sent */
} ngx_http_responses_mode_e;


/* output buffers of a stream */

typedef struct {
    ngx_http_request_t            *request;

    ngx_chain_t                   *out;
    ngx_chain_t                  **last_out;
    ngx_chain_t                   *busy;
    ngx_chain_t                   *free;       /* bufs without memory */

    ngx_buf_t                     *in;         /* the current input */
    size_t                         size;       /* its bytes */
    u_char                        *last;       /* up to here it leaves as it
                                                  came, if buf is NULL */
    ngx_buf_t                     *buf;        /* the last copy */

    uint32_t                       sending;    /* calls of the next filter */

    unsigned                       started:1;  /* a buffer was created */
} ngx_http_responses_output_t;


typedef struct {
    ngx_responses_engine_t          engine;
    ngx_http_responses_output_t     output;
    ngx_responses_json_response_t  *json;       /* NULL: an event stream */
    ngx_responses_json_response_t   record;     /* of JSON */

    ngx_http_responses_mode_e       mode;
    ngx_uint_t                      rules;      /* what they may do to JSON:
                                                   NGX_RESPONSES_RULES_... */

    unsigned                        held:1;     /* the header was not sent */
    unsigned                        dry_run:1;
    unsigned                        keepalive:1;  /* r->keepalive at the end */
    unsigned                        warned:1;
    unsigned                        invalid:1;  /* warned of invalid values */

    ngx_http_responses_loc_conf_t  *conf;
    ngx_http_request_t             *request;
    ngx_http_upstream_t            *upstream;   /* NULL: another source */
    ngx_event_t                     timer;
    ngx_msec_t                      sent;       /* time of the last output, or
                                                   heartbeat */

    ngx_msec_t                      begin;      /* of the request */
    void                          (*finalize_request)(ngx_http_request_t *r,
                                        ngx_int_t rc);
    ngx_int_t                       rc;         /* how the upstream ended, or
                                                   ..._SHUT */

    ngx_msec_t                      drain;      /* to end the upstream */

    ngx_queue_t                     queue;      /* of open streams */
} ngx_http_responses_ctx_t;


/* the value is neither empty nor "0", or differs from the requested model */

typedef struct {
    ngx_http_complex_value_t      *value;
    ngx_uint_t                     differs;    /* unsigned differs:1; */
} ngx_http_responses_cond_t;


extern ngx_module_t  ngx_http_responses_module;


/* ngx_http_responses_header.c */

/* returns the first field of that name in a list of fields, or NULL */

ngx_table_elt_t *ngx_http_responses_header_find(ngx_list_t *headers,
    const char *name);

/* whether Content-Encoding, or NULL, says that a body is compressed */

ngx_uint_t ngx_http_responses_header_encoded(ngx_table_elt_t *h);

/*
 * Adds a field to the header of the response, unless there is one of that
 * name.  NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_http_responses_header_add(ngx_http_request_t *r,
    const char *name, const char *value);

/* removes the fields that do not fit a body that is changed */

void ngx_http_responses_header_changed(ngx_http_request_t *r);


/* ngx_http_responses_ctx.c */

extern ngx_responses_mem_t  ngx_http_responses_mem;

/* a new one, with the request only; NULL: no memory */

ngx_http_responses_ctx_t *ngx_http_responses_add_ctx(ngx_http_request_t *r);

/*
 * The context of a response that is processed, or NULL; also after an
 * internal redirect, which clears module contexts.
 */

ngx_http_responses_ctx_t *ngx_http_responses_get_ctx(ngx_http_request_t *r);

/* the context of an upstream's response, as an error page has another one */

ngx_http_responses_ctx_t *ngx_http_responses_find_ctx(ngx_http_request_t *r,
    ngx_http_upstream_t *u);

/* whether a buffer is the end of a response that was cut */

ngx_uint_t ngx_http_responses_cut(ngx_http_responses_ctx_t *ctx,
    ngx_buf_t *b);

/* the bytes of a buffer that can be read */

#define ngx_http_responses_bytes(b)                                           \
    (ngx_buf_in_memory(b) ? (size_t) ((b)->last - (b)->pos) : 0)

/* whether it is the end of the body, also if it was cut */

#define ngx_http_responses_last(ctx, b)                                       \
    ((b)->last_buf || (b)->last_in_chain || ngx_http_responses_cut(ctx, b))

/* the worker process ended the stream, an impossible code of upstreams */

#define NGX_HTTP_RESPONSES_SHUT  NGX_HTTP_SERVICE_UNAVAILABLE

/* whether the client ended the stream */

#define ngx_http_responses_aborted(ctx)                                       \
    ((ctx)->rc == NGX_HTTP_CLIENT_CLOSED_REQUEST                              \
     || (ctx)->rc == NGX_HTTP_REQUEST_TIME_OUT || (ctx)->rc == NGX_DONE       \
     || (ctx)->request->connection->error)


/* ngx_http_responses_origin.c */

ngx_int_t ngx_http_responses_origin_init(ngx_conf_t *cf);

/* a handler of the preaccess phase: notes the location */

ngx_int_t ngx_http_responses_place_handler(ngx_http_request_t *r);

/* passes the id and the start of the request to the engine */

void ngx_http_responses_origin(ngx_http_request_t *r,
    ngx_responses_engine_t *engine);
ngx_msec_t ngx_http_responses_begin(ngx_http_request_t *r);

/*
 * The configuration of the last location with "responses" that the request
 * came to, or the current one.
 */

ngx_http_responses_loc_conf_t *ngx_http_responses_place(
    ngx_http_request_t *r);

/* whether the path of the request is one of the Responses API */

ngx_uint_t ngx_http_responses_expected(ngx_http_request_t *r);


/* ngx_http_responses_kind.c */

/* error responses, to which no rule applies */

#define ngx_http_responses_error(r)                                           \
    ((r)->headers_out.status >= NGX_HTTP_SPECIAL_RESPONSE)

/* responses that are read only: error responses, and all in a dry run */

#define ngx_http_responses_read_only(r, rlcf)                                 \
    ((rlcf)->dry_run || ngx_http_responses_error(r))

/* whether the body is held, or is so if its first byte says */

#define ngx_http_responses_waits(ctx)                                         \
    ((ctx)->mode == NGX_HTTP_RESPONSES_SNIFFED                                \
     || (ctx)->mode == NGX_HTTP_RESPONSES_HELD)

/* why a response is not processed */

typedef enum {
    NGX_HTTP_RESPONSES_SKIPPED_NOT = 0,
    NGX_HTTP_RESPONSES_SKIPPED_OFF,
    NGX_HTTP_RESPONSES_SKIPPED_SUBREQUEST,
    NGX_HTTP_RESPONSES_SKIPPED_UPGRADE,
    NGX_HTTP_RESPONSES_SKIPPED_STATUS,
    NGX_HTTP_RESPONSES_SKIPPED_RANGE,
    NGX_HTTP_RESPONSES_SKIPPED_TYPE,
    NGX_HTTP_RESPONSES_SKIPPED_ENCODING,
    NGX_HTTP_RESPONSES_SKIPPED_FOREIGN
} ngx_http_responses_skipped_e;

/*
 * How a response is processed: STREAM, SNIFFED, HELD if it is JSON, or PASSED,
 * which sets *skipped.
 */

ngx_http_responses_mode_e ngx_http_responses_kind(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t *skipped);

/* whether responses of the location are processed */

ngx_uint_t ngx_http_responses_enabled(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);

/* whether a text begins with another one, in upper or lower case */

#define ngx_http_responses_begins(s, text)                                    \
    ((s)->len >= sizeof(text) - 1                                             \
     && ngx_strncasecmp((s)->data, (u_char *) text, sizeof(text) - 1) == 0)

/* whether the upstream says that it is an event stream */

#define ngx_http_responses_is_stream(r)                                       \
    ngx_http_responses_begins(&(r)->headers_out.content_type,                 \
                              "text/event-stream")

/*
 * Whether a response that was skipped must not be sent, as it may contain
 * what a rule hides; logs this.
 */

ngx_uint_t ngx_http_responses_refused(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_uint_t skipped);

/* replaces the response by an error, before its header was sent */

ngx_int_t ngx_http_responses_refuse(ngx_http_request_t *r);

/* ngx_http_responses_output.c */

/* the next body filter */

extern ngx_http_output_header_filter_pt  ngx_http_responses_next_header;
extern ngx_http_output_body_filter_pt  ngx_http_responses_next;

/* output: creates buffers of pieces of a stream */

void ngx_http_responses_output_init(ngx_http_responses_output_t *output,
    ngx_http_request_t *r);

/* starts with an input buffer, up to ..._output_end() */

void ngx_http_responses_output_begin(ngx_http_responses_output_t *output,
    ngx_buf_t *in);

/* adds a piece; an ngx_responses_write_pt, data is the output */

ngx_int_t ngx_http_responses_output_write(void *data, u_char *p, size_t len);

/* the same, for a response that is only read */

ngx_int_t ngx_http_responses_output_discard(void *data, u_char *p, size_t len);

/*
 * Passes on the flags of the input, which is consumed when the output is
 * sent.  last: the response ends here also if the input does not.
 */

ngx_int_t ngx_http_responses_output_end(ngx_http_responses_output_t *output,
    ngx_uint_t last);

/*
 * Sends the output after the header, if this was held: of a Responses stream
 * it says that it is an event stream.  Returns what the next filter returns,
 * or NGX_ERROR if another filter has replaced the response.
 */

ngx_int_t ngx_http_responses_output_send(ngx_http_responses_ctx_t *ctx);

/* whether some of the output was not sent yet */

#define ngx_http_responses_output_unsent(ctx)                                 \
    ((ctx)->output.busy || (ctx)->request->connection->buffered               \
     || (ctx)->request->buffered || (ctx)->request->postponed)

/* when the request ends: the memory of all buffers, sent or not */

void ngx_http_responses_output_free(ngx_http_responses_output_t *output);

/*
 * Output that is written between these two calls is sent at once.  They are
 * for timers and must not be called in the body filter.  The first returns 0
 * if nothing can be sent now, the second NGX_OK or NGX_ERROR; last: ends the
 * message.
 */

ngx_uint_t ngx_http_responses_push_begin(ngx_http_responses_ctx_t *ctx);
ngx_int_t ngx_http_responses_push_end(ngx_http_responses_ctx_t *ctx,
    ngx_uint_t last);


/* ngx_http_responses_timer.c */

/* sets the timer for the next time of the stream, or deletes it */

void ngx_http_responses_timer_set(ngx_http_responses_ctx_t *ctx);

/* writes the events that are missing at the end of the stream */

ngx_int_t ngx_http_responses_end(ngx_http_responses_ctx_t *ctx,
    ngx_responses_end_e end);

/*
 * Is called after the engine has read events.  After the terminal event the
 * upstream has one second to end.  Returns 1 if the message ends now.
 */

ngx_uint_t ngx_http_responses_drain(ngx_http_responses_ctx_t *ctx);

/* ends the upstream as if it had sent a complete response */

void ngx_http_responses_drain_end(ngx_http_responses_ctx_t *ctx);


/* ngx_http_responses_upstream.c */

/* has the end of the upstream reported to the context */

void ngx_http_responses_watch(ngx_http_responses_ctx_t *ctx);

/* is called after watch(): events are sent at once */

void ngx_http_responses_unbuffer(ngx_http_responses_ctx_t *ctx);


/* ngx_http_responses_json.c */

/* what rules may do to a JSON response: NGX_RESPONSES_RULES_..., 0: nothing */

ngx_uint_t ngx_http_responses_json_rules(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf);

/*
 * Reads the input of JSON, or of a response whose first byte decides, and
 * holds it if rules may change it.
 *
 * Return codes:
 *   NGX_AGAIN - it is held
 *   NGX_OK - the header is to be sent, unless it was, and then *in
 *   NGX_ABORT - it is to be replaced by an error
 *   NGX_ERROR
 */

ngx_int_t ngx_http_responses_json_read(ngx_http_responses_ctx_t *ctx,
    ngx_chain_t **in);


/* ngx_http_responses_shutdown.c */

/* ends open streams before worker_shutdown_timeout expires */

void ngx_http_responses_shutdown_init(ngx_cycle_t *cycle);
void ngx_http_responses_shutdown_add(ngx_http_responses_ctx_t *ctx);


/* ngx_http_responses_outcome.c */

/*
 * The context of a response that has a record, as it is one of a known API, or
 * NULL; and the API.
 */

ngx_http_responses_ctx_t *ngx_http_responses_record(ngx_http_request_t *r);
ngx_uint_t ngx_http_responses_api(ngx_http_responses_ctx_t *ctx);

/*
 * The status of a stream, or of a JSON response.  The first are those that
 * responses have, in the order of their types in the catalogue.
 */

typedef enum {
    NGX_HTTP_RESPONSES_QUEUED = 0,     /* these two in JSON responses only */
    NGX_HTTP_RESPONSES_IN_PROGRESS,
    NGX_HTTP_RESPONSES_COMPLETED,
    NGX_HTTP_RESPONSES_INCOMPLETE,
    NGX_HTTP_RESPONSES_FAILED,
    NGX_HTTP_RESPONSES_CANCELLED,
    NGX_HTTP_RESPONSES_TRUNCATED,
    NGX_HTTP_RESPONSES_ABORTED,
    NGX_HTTP_RESPONSES_SHUTDOWN,
    NGX_HTTP_RESPONSES_CLIENT_ERROR,   /* these two: no response at all */
    NGX_HTTP_RESPONSES_UNREACHED,
    NGX_HTTP_RESPONSES_STATUS_MAX
} ngx_http_responses_status_e;

/*
 * The status of a request: that of its response or, if that is an error of
 * nginx itself, what this means.  STATUS_MAX: a JSON response without status,
 * or another response.
 */

ngx_http_responses_status_e ngx_http_responses_status(ngx_http_request_t *r);

/* its name in logs and metrics */

extern ngx_str_t  ngx_http_responses_statuses[];

/* why a response is not processed, and as logs say it */

ngx_uint_t ngx_http_responses_skipped(ngx_http_request_t *r);
extern ngx_str_t  ngx_http_responses_skips[];


/* ngx_http_responses_count.c */

/* counts a stream as open until the pool of the request is destroyed */

void ngx_http_responses_count_open(ngx_http_request_t *r);


/* ngx_http_responses_body.c */

/*
 * The model in the body of the client, as it is logged, also when another
 * model is sent to the upstream; data is NULL: unknown.  known() does not read
 * the body.
 */

ngx_str_t ngx_http_responses_body_model(ngx_http_request_t *r);
ngx_str_t ngx_http_responses_body_known(ngx_http_request_t *r);


/* ngx_http_responses_request.c */

/* a handler of the precontent phase: has the body read and edited */

ngx_int_t ngx_http_responses_request_handler(ngx_http_request_t *r);

/* the value of a variable of the request; data stays NULL: not found */

void ngx_http_responses_request_asked(ngx_http_request_t *r,
    const ngx_str_t *name, ngx_str_t *text);


/* ngx_http_responses_edit.c */

/* frees a body that was replaced; the header was sent */

void ngx_http_responses_edit_release(ngx_http_request_t *r);


/* ngx_http_responses_filter.c */

ngx_int_t ngx_http_responses_filter_init(ngx_conf_t *cf);
ngx_int_t ngx_http_responses_filter_init_process(ngx_cycle_t *cycle);
void ngx_http_responses_filter_exit_process(ngx_cycle_t *cycle);


/* ngx_http_responses_value.c */

/* NULL: an error, which was logged */

ngx_http_complex_value_t *ngx_http_responses_value_parse(ngx_conf_t *cf,
    ngx_str_t *text);

/* sets the value of a member, which is JSON if it begins with ":=" */

char *ngx_http_responses_value_set(ngx_conf_t *cf, ngx_str_t text,
    ngx_responses_value_t *value);

/* NULL: an error, which was logged */

ngx_http_responses_cond_t *ngx_http_responses_cond_create(ngx_conf_t *cf,
    ngx_str_t *text);

/* takes "if=", which stands last, out of cf->args */

char *ngx_http_responses_cond_parse(ngx_conf_t *cf, void **cond);

/* hooks of the engine, see engine/ngx_responses_rule.h; data: the request */

ngx_uint_t ngx_http_responses_cond_hook(void *data, void *cond);
ngx_int_t ngx_http_responses_value_hook(void *data, void *value,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);
void ngx_http_responses_invalid_hook(void *data, ngx_str_t *rule,
    ngx_str_t *value);


/* ngx_http_responses_rewrite.c */

/* reads a rule, and the hook of the engine that applies one */

char *ngx_http_responses_conf_rewrite_text(ngx_conf_t *cf,
    ngx_responses_rule_t *rule);
ngx_int_t ngx_http_responses_rewrite_hook(void *data, void *rewrite,
    ngx_str_t text, ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);


/* ngx_http_responses_variables.c */

ngx_int_t ngx_http_responses_add_variables(ngx_conf_t *cf);


#endif /* _NGX_HTTP_RESPONSES_H_INCLUDED_ */
