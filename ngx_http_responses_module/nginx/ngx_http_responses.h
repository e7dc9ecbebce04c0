
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What the files of the nginx floor share.
 */


#ifndef _NGX_HTTP_RESPONSES_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

#include "wire/ngx_responses_number.h"
#include "wire/ngx_responses_writer.h"
#include "stream/ngx_responses_engine.h"
#include "stream/ngx_responses_repair.h"


typedef struct {
    ngx_uint_t                     enable;     /* NGX_HTTP_RESPONSES_... */
    ngx_http_complex_value_t      *enable_value;

    ngx_hash_t                     types;
    ngx_array_t                   *types_keys;

    ngx_flag_t                     dry_run;
    ngx_uint_t                     sequence;
    ngx_int_t                      start;
    ngx_uint_t                     profile;
    ngx_uint_t                     event_line;
    ngx_uint_t                     done;
    ngx_uint_t                     failure;
    ngx_uint_t                     terminal;
    ngx_uint_t                     unknown;
    ngx_uint_t                     malformed;
    ngx_flag_t                     normalize;
    ngx_flag_t                     scaffold;
    size_t                         max_event_size;
    size_t                         max_text_size;
    ngx_int_t                      max_items;

    ngx_responses_conf_t           engine;     /* the same, merged */
} ngx_http_responses_loc_conf_t;


#define NGX_HTTP_RESPONSES_OFF     0
#define NGX_HTTP_RESPONSES_ON      1
#define NGX_HTTP_RESPONSES_VALUE   2


/* where the output of one stream is put together */

typedef struct {
    ngx_http_request_t            *request;

    ngx_chain_t                   *out;
    ngx_chain_t                  **last_out;
    ngx_chain_t                   *busy;
    ngx_chain_t                   *free;       /* bufs with own memory */
    ngx_chain_t                   *slices;     /* bufs without */

    ngx_buf_t                     *in;         /* the input being read */
    size_t                         size;       /* and its bytes */
    u_char                        *pos;        /* what is passed on of it */
    u_char                        *last;
    ngx_buf_t                     *buf;        /* last output made of it */

    unsigned                       started:1;  /* something was sent */
} ngx_http_responses_output_t;


typedef struct {
    ngx_responses_engine_t         engine;
    ngx_http_responses_output_t    output;

    ngx_http_request_t            *request;
    ngx_msec_t                     start;      /* of the request */

    void                         (*finalize_request)(ngx_http_request_t *r,
                                       ngx_int_t rc);
    ngx_int_t                      rc;         /* of the upstream's end */

    unsigned                       dry_run:1;
    unsigned                       done:1;     /* the end was sent */
    unsigned                       failed:1;   /* by the next filter */
    unsigned                       timedout:1; /* the upstream was silent */
    unsigned                       warned:1;
} ngx_http_responses_ctx_t;


/*
 * The context of a request's stream, NULL if there is none; found also
 * after an internal redirect has wiped the module contexts.
 */

ngx_http_responses_ctx_t *ngx_http_responses_get_ctx(ngx_http_request_t *r);


/* how a stream ended, or stands: $responses_status */

typedef enum {
    NGX_HTTP_RESPONSES_COMPLETED = 0,
    NGX_HTTP_RESPONSES_INCOMPLETE,
    NGX_HTTP_RESPONSES_FAILED,
    NGX_HTTP_RESPONSES_CANCELLED,
    NGX_HTTP_RESPONSES_TRUNCATED,
    NGX_HTTP_RESPONSES_ABORTED,
    NGX_HTTP_RESPONSES_STATUS_MAX
} ngx_http_responses_status_e;

ngx_http_responses_status_e ngx_http_responses_status(
    ngx_http_responses_ctx_t *ctx);

/* and the word for it */

ngx_str_t *ngx_http_responses_status_name(ngx_uint_t status);


/* whether it was the client that ended the stream */

#define ngx_http_responses_aborted(ctx)                                       \
    ((ctx)->rc == NGX_HTTP_CLIENT_CLOSED_REQUEST                              \
     || (ctx)->rc == NGX_HTTP_REQUEST_TIME_OUT || (ctx)->rc == NGX_DONE       \
     || (ctx)->request->connection->error)


/* output: pieces of a stream into buffers */

void ngx_http_responses_output_init(ngx_http_responses_output_t *output,
    ngx_http_request_t *r);

/* all that follows is made of this buffer, until ..._output_end() */

void ngx_http_responses_output_begin(ngx_http_responses_output_t *output,
    ngx_buf_t *in);

/* takes a piece: an ngx_responses_write_pt */

ngx_int_t ngx_http_responses_output_write(void *data, u_char *p, size_t len);

/*
 * Hands on what the input's flags say; it is consumed when that is sent.
 * last: the answer ends here, whatever the input says.
 */

ngx_int_t ngx_http_responses_output_end(ngx_http_responses_output_t *output,
    ngx_uint_t last);

/* what the next filter returns */

ngx_int_t ngx_http_responses_output_send(ngx_http_responses_output_t *output,
    ngx_http_output_body_filter_pt next);


ngx_int_t ngx_http_responses_filter_init(ngx_conf_t *cf);
ngx_int_t ngx_http_responses_filter_init_process(ngx_cycle_t *cycle);
void ngx_http_responses_filter_exit_process(ngx_cycle_t *cycle);

ngx_int_t ngx_http_responses_add_variables(ngx_conf_t *cf);


extern ngx_module_t  ngx_http_responses_module;
extern ngx_module_t  ngx_http_responses_request_module;
extern ngx_module_t  ngx_http_responses_zone_module;


#endif /* _NGX_HTTP_RESPONSES_H_INCLUDED_ */
