
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Sends events.  Only here events get a number and an event line, and are
 * counted as edited, added or hidden.
 */


#ifndef _NGX_RESPONSES_SEND_H_INCLUDED_
#define _NGX_RESPONSES_SEND_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_engine.h"


/*
 * Numbers an event, whose name is set, and sends it in its frame, which is
 * engine->frame at ev->frame for an event of the upstream and a new one for
 * others; of the beginning of an event without an end.  The event is counted
 * by its origin.  NGX_OK, or NGX_ERROR: no memory, or write() failed.
 */

ngx_int_t ngx_responses_send_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/*
 * Writes an event of the upstream, which has its number, in its frame.  It
 * may be written again.  NGX_OK: as it came; NGX_DONE: edited; NGX_ERROR.
 */

ngx_int_t ngx_responses_send_frame(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/*
 * The same as send_event() for a generated event that no rule has to read:
 * send_head() writes its beginning, with the next number; then the caller
 * writes its members, each with a comma before it; send_text() ends and sends
 * it.  send_type() writes the beginning without what stands before the JSON.
 */

void ngx_responses_send_head(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t name);
void ngx_responses_send_type(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t name);
ngx_int_t ngx_responses_send_text(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_str_t name);

/* what was done with an event: counted in the record, and traced */

typedef enum {
    NGX_RESPONSES_SENT = 0,            /* as it came */
    NGX_RESPONSES_EDITED,
    NGX_RESPONSES_ADDED,
    NGX_RESPONSES_HIDDEN
} ngx_responses_outcome_e;

void ngx_responses_account(ngx_responses_engine_t *engine,
    ngx_responses_outcome_e outcome, ngx_str_t *name);

/* takes the next number, for an event that is written elsewhere */

#define ngx_responses_send_number(engine)  ((engine)->next++)


#endif /* _NGX_RESPONSES_SEND_H_INCLUDED_ */
