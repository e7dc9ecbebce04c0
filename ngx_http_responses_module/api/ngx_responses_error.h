
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The reason of a failure, in whatever form a server says it.
 */


#ifndef _NGX_RESPONSES_ERROR_H_INCLUDED_
#define _NGX_RESPONSES_ERROR_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"


/* the bytes between the quotes; param is JSON */

typedef struct {
    ngx_str_t    type;
    ngx_str_t    code;                 /* or a number */
    ngx_str_t    message;              /* data is NULL: there is none */
    ngx_str_t    param;
} ngx_responses_error_t;


/* whether an event of a type that is not known tells of a failure */

typedef enum {
    NGX_RESPONSES_SIGN_NONE = 0,
    NGX_RESPONSES_SIGN_DOUBT,          /* it may, and is passed as it is */
    NGX_RESPONSES_SIGN_ERROR
} ngx_responses_sign_e;


/* name: the type, or the event line of an event without one; may be empty */

ngx_responses_sign_e ngx_responses_error_sign(ngx_responses_event_t *ev,
    ngx_str_t name);

/* whether the name of a type is that of an error: "stream_error" */

ngx_uint_t ngx_responses_error_name(ngx_str_t name);

/*
 * Reads the reason of an object: an event, node 0, or a response.  Members
 * that nobody sent are empty.  beside: the reason, and what the object "error"
 * lacks of it, may stand beside "error".
 */

void ngx_responses_error_read(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t beside, ngx_responses_error_t *error);

/* whether it says why: it has a message or a code */

#define ngx_responses_error_says(error)                                       \
    ((error)->message.len || (error)->code.len)


#endif /* _NGX_RESPONSES_ERROR_H_INCLUDED_ */
