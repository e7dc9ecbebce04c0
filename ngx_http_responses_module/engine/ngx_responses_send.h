
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sending of events: the one place for the number, the event line and the
 * counters of events sent and hidden.
 */


#ifndef _NGX_RESPONSES_SEND_H_INCLUDED_
#define _NGX_RESPONSES_SEND_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_engine.h"


/*
 * Numbers an event, whose name is set, and sends it in its frame: that of the
 * upstream is engine->frame at ev->frame, that of a generated event is made.
 * The event is counted by its origin.  NGX_OK, or NGX_ERROR: no memory, or
 * write() failed.
 */

ngx_int_t ngx_responses_send_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/*
 * The same for an event of ours that no rule needs to read: its head, with
 * the next number, is written by send_head(), then its members, each with a
 * comma before it, and send_text() ends it.
 */

void ngx_responses_send_head(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t name);
ngx_int_t ngx_responses_send_text(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t name);

/* the event line of a type's name in the profile; may write nothing */

void ngx_responses_send_line(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t name);

/* what becomes of events: counted for the record, and told if debugging */

typedef enum {
    NGX_RESPONSES_SENT = 0,            /* as it came */
    NGX_RESPONSES_EDITED,
    NGX_RESPONSES_ADDED,
    NGX_RESPONSES_HIDDEN
} ngx_responses_outcome_e;

void ngx_responses_account(ngx_responses_engine_t *engine,
    ngx_responses_outcome_e outcome, ngx_str_t *name);

/* takes the next number, for an event that is sent in pieces */

int64_t ngx_responses_send_number(ngx_responses_engine_t *engine);


#endif /* _NGX_RESPONSES_SEND_H_INCLUDED_ */
