
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What is wrong with an event by the contract, and what is done about it.
 */


#ifndef _NGX_RESPONSES_REPAIR_H_INCLUDED_
#define _NGX_RESPONSES_REPAIR_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_object.h"


/* one event on its way */

typedef struct {
    ngx_responses_engine_t     *engine;
    ngx_responses_event_t      *ev;

    ngx_responses_object_t      top;       /* the event, NGX_RESPONSES_M_... */
    ngx_responses_object_t      object;    /* its response, item or part */

    ngx_responses_open_item_t  *item;      /* what it speaks of */
    ngx_responses_open_part_t  *part;
    ngx_responses_span_t       *index;     /* its output_index, as sent */

    unsigned                    read:1;    /* object is set */
    unsigned                    retype:1;  /* the type is to be written */
    unsigned                    wrapped:1; /* the event became a response */
    unsigned                    drop:1;    /* it is not sent */
    unsigned                    comment:1; /* a comment is sent instead */
} ngx_responses_repair_t;


/*
 * Applies the table of repairs to one event: edits it, and sends what must
 * come before it.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_repair(ngx_responses_repair_t *rp);

/* to be called once in a process, before any events */

void ngx_responses_repair_init(void);

/* the name that a type has in the profile */

ngx_str_t ngx_responses_repair_type_name(ngx_responses_engine_t *engine,
    ngx_uint_t type);

/* the word of the n-th repair, its bit in usage->dialect; NULL at the end */

const char *ngx_responses_repair_name(ngx_uint_t n);

/*
 * Before an event that is passed piece by piece: what must come before it.
 * And after it: what it opened or closed.
 */

ngx_int_t ngx_responses_repair_before(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type);
ngx_int_t ngx_responses_repair_after(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, int64_t index);


/* rows of the table: errors */

ngx_int_t ngx_responses_error(ngx_responses_repair_t *rp);

/* objects that should be strings */

ngx_int_t ngx_responses_arguments(ngx_responses_repair_t *rp);

/* what must be open before, and be ended before */

ngx_int_t ngx_responses_scaffold_open(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_ending(ngx_responses_repair_t *rp);

/* ends of a part: its text, itself, or all of it with its beginning */

ngx_int_t ngx_responses_scaffold_end_text(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_open_part_t *part,
    ngx_str_t text);
ngx_int_t ngx_responses_scaffold_end_part(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_responses_open_part_t *part,
    ngx_str_t text);
ngx_int_t ngx_responses_scaffold_whole_part(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_uint_t kind, ngx_str_t text);

/*
 * Calls, in engine/call: one delta for what stands only in this event; one
 * that has no name yet, which is learned from what names it, and then
 * announced, with what it said until then.
 */

ngx_int_t ngx_responses_call_arguments(ngx_responses_repair_t *rp,
    ngx_int_t rc);
ngx_int_t ngx_responses_call_hold(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_call_learn(ngx_responses_state_t *state,
    ngx_responses_open_item_t *item, ngx_responses_object_t *object);
ngx_int_t ngx_responses_call_release(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item);

/* all that is open, before a terminal that was not read */

ngx_int_t ngx_responses_ending_all(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type);

/* and those about its own members, in engine/place and engine/fill */

ngx_int_t ngx_responses_place_index(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_place_indexes(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_place_id(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_fill_item(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_fill_empty_output(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_fill_output(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_fill_part_type(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_place_delta(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_place_text(ngx_responses_repair_t *rp);

/* of what kind are the part and the item that the event speaks of */

ngx_uint_t ngx_responses_place_part_kind(ngx_responses_repair_t *rp);
ngx_uint_t ngx_responses_place_item_kind(ngx_responses_repair_t *rp,
    ngx_uint_t part);

/* the text that the event brings, raw */

ngx_str_t ngx_responses_repair_text(ngx_responses_repair_t *rp);

#define ngx_responses_repair_number(rp, member)                               \
    ngx_responses_event_number((rp)->ev, member)


#endif /* _NGX_RESPONSES_REPAIR_H_INCLUDED_ */
