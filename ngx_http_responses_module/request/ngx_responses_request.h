
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The body of a request: what it asks for, and the body with other members.
 *
 * A body is read as an event is, as both are one JSON object: the nodes, the
 * edits and the writer are those of api/ngx_responses_event.h.
 */


#ifndef _NGX_RESPONSES_REQUEST_H_INCLUDED_
#define _NGX_RESPONSES_REQUEST_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_default.h"
#include "api/ngx_responses_event.h"


/* the longest value of a member, in bytes; longer ones are cut */

#define NGX_RESPONSES_REQUEST_WORD  128


/* members that are known of a request */

typedef enum {
    NGX_RESPONSES_REQUEST_MODEL = 0,
    NGX_RESPONSES_REQUEST_CACHE_KEY,
    NGX_RESPONSES_REQUEST_CONVERSATION,
    NGX_RESPONSES_REQUEST_USER,
    NGX_RESPONSES_REQUEST_WORDS
} ngx_responses_request_e;


void ngx_responses_request_init(ngx_responses_event_t *ev,
    ngx_responses_mem_t *mem);

/* what a request may use, in tokens, as far as its body tells */

typedef struct {
    int64_t     input;         /* estimated; -1: the body was not read */
    int64_t     output;        /* the most that it allows, of one choice; -1:
                                  it does not say */
    uint64_t    choices;       /* that are generated */
    unsigned    declared:1;    /* by members of all APIs that it may be for */
    unsigned    background:1;  /* it is generated without the client, too */
} ngx_responses_request_tokens_t;


/*
 * Whether a body begins as an object, or with white space alone; also in
 * UTF-16 or UTF-32, which servers in Python read.
 */

ngx_uint_t ngx_responses_request_begins(ngx_str_t body);

/*
 * Reads a body, which must stay where it is.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - it does not begin as an object
 *   NGX_ABORT - it does, but is invalid JSON, not UTF-8 or over a limit
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_request_read(ngx_responses_event_t *ev,
    ngx_str_t body);

/*
 * A member as a word for logs, see ngx_responses_write_word(), in a buffer
 * of NGX_RESPONSES_REQUEST_WORD bytes; data is NULL: missing or not a string.
 */

ngx_str_t ngx_responses_request_word(ngx_responses_event_t *ev,
    ngx_responses_request_e n, u_char *buf);

/* 1: a stream; 0: false, null or missing; NGX_ERROR: another value */

ngx_int_t ngx_responses_request_stream(ngx_responses_event_t *ev);

/* whether it is a message of JSON-RPC, and nothing else */

ngx_uint_t ngx_responses_request_rpc(ngx_responses_event_t *ev);

/*
 * JSON of a member as the response repeats it, with what a response must have
 * within, and without secrets; empty: the request has none.  It exists as long
 * as what was read.
 * NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_request_value(ngx_responses_event_t *ev,
    const ngx_responses_default_t *member, ngx_str_t *value);

/*
 * The next member of an object after that one, 0: the first, which has the
 * name or one which some servers take for it: names may differ in case, and as
 * "max_tokens" and "maxTokens" do.  0: there is none.
 */

ngx_uint_t ngx_responses_request_next(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_uint_t node, ngx_str_t name);

#define ngx_responses_request_has(ev, name)                                   \
    (ngx_responses_request_next(ev, 0, 0, name) != 0)

/*
 * Sets the member of a path, "reasoning.effort", in the body, or removes it if
 * the value is NULL.  The value is JSON.  All members of one
 * name are treated, as servers differ in which one they use, and those that
 * some servers take for it are removed; one that is missing is inserted if its
 * object is present.  An object that was set before is not looked into.
 */

void ngx_responses_request_set(ngx_responses_event_t *ev, ngx_str_t path,
    ngx_str_t *value);

/*
 * Sets the member of a path to a decimal where it is larger, missing or no
 * number, after it was set; a number below 0, which some servers take for no
 * limit, is none.  Returns whether one was larger.
 */

ngx_uint_t ngx_responses_request_max(ngx_responses_event_t *ev,
    ngx_str_t path, ngx_str_t most);


/* ngx_responses_request_tokens.c */

/* what is known of the tokens of a body that was read */

void ngx_responses_request_tokens(ngx_responses_event_t *ev,
    ngx_responses_request_tokens_t *tokens);


#endif /* _NGX_RESPONSES_REQUEST_H_INCLUDED_ */
