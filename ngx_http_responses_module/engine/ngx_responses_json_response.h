
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A JSON response, as to a request with "stream": false: its record.
 */


#ifndef _NGX_RESPONSES_JSON_RESPONSE_H_INCLUDED_
#define _NGX_RESPONSES_JSON_RESPONSE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/* what the member "object" says, bits */

#define NGX_RESPONSES_OBJECT_OTHER     0
#define NGX_RESPONSES_OBJECT_RESPONSE  1       /* also "response.compaction" */
#define NGX_RESPONSES_OBJECT_LIST      2
#define NGX_RESPONSES_OBJECT_ERROR     4       /* of vLLM */


/* how much of a body was read */

typedef enum {
    NGX_RESPONSES_BODY_UNREAD = 0,     /* nothing yet */
    NGX_RESPONSES_BODY_BEGINNING,      /* what could be, or it is not to be */
    NGX_RESPONSES_BODY_WHOLE
} ngx_responses_body_read_e;


/* what it is */

typedef enum {
    NGX_RESPONSES_BODY_FOREIGN = 0,    /* nothing that has a record */
    NGX_RESPONSES_BODY_OTHER,          /* of another API, or of none but with
                                          tokens */
    NGX_RESPONSES_BODY_OURS            /* a response or an error */
} ngx_responses_body_e;


/* all is zero at first */

typedef struct {
    ngx_responses_buf_t        body;   /* freed by the caller with the memory
                                          of the engine */
    ngx_responses_body_read_e  read;
    ngx_responses_body_e       what;
    ngx_uint_t                 api;    /* NGX_RESPONSES_API_..., if it is
                                          recorded */
} ngx_responses_json_response_t;


/*
 * Keeps the bytes of a body from *pos on, and moves *pos.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - it is longer than events may be, the rest is not kept
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_json_response_keep(ngx_responses_engine_t *engine,
    ngx_responses_json_response_t *json, u_char **pos, u_char *last);

/*
 * Fills the record from what was kept of the body, once.  NGX_OK or
 * NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_json_response_read(ngx_responses_engine_t *engine,
    ngx_responses_json_response_t *json);

ngx_uint_t ngx_responses_json_response_object(ngx_str_t word);

/* whether it is a response or an error */

#define ngx_responses_json_response_known(json)                               \
    ((json)->what == NGX_RESPONSES_BODY_OURS)

/* whether it has a record, also if it is of another API */

#define ngx_responses_json_response_recorded(json)                            \
    ((json)->what != NGX_RESPONSES_BODY_FOREIGN)

#define ngx_responses_json_response_whole(json)                               \
    ((json)->read == NGX_RESPONSES_BODY_WHOLE)


#endif /* _NGX_RESPONSES_JSON_RESPONSE_H_INCLUDED_ */
