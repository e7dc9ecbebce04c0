
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What is wrong with an event by the contract, and what is done about it.
 */


#ifndef _NGX_RESPONSES_REPAIR_H_INCLUDED_
#define _NGX_RESPONSES_REPAIR_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event_item.h"
#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_generate.h"


/* what becomes of an event that is repaired */

typedef enum {
    NGX_RESPONSES_REPAIR_SEND = 0,
    NGX_RESPONSES_REPAIR_DROP,
    NGX_RESPONSES_REPAIR_COMMENT,          /* a comment is sent instead */
    NGX_RESPONSES_REPAIR_WAIT              /* it, or another one, waits for the
                                              next event */
} ngx_responses_repair_action_e;


/* one event while it is repaired */

typedef struct {
    ngx_responses_engine_t         *engine;
    ngx_responses_event_t          *ev;
    ngx_responses_repair_action_e   action;

    ngx_str_t                       line;      /* value of the event line, if
                                                  it can be a type */
    ngx_uint_t                      object;    /* node: its response, item or
                                                  part; 0: none */
    ngx_responses_place_t           at;        /* what it says of its place, if
                                                  it is about an item */
    ngx_responses_item_t           *item;      /* what it speaks of */
    ngx_responses_part_t           *part;

    unsigned                        retype:1;  /* the type is to be written */
    unsigned                        logged:1;  /* its members were */
    unsigned                        hidden:1;  /* neither sent nor repaired: a
                                                  rule hides it */
    unsigned                        wrapped:1; /* its response was flat */
    unsigned                        whole:1;   /* its delta is a whole text */
    unsigned                        joined:1;  /* the text that it ends is that
                                                  of several parts */
    unsigned                        given:1;   /* a text was taken out of it */
    unsigned                        once:1;    /* another one like it would not
                                                  be treated alike */
    unsigned                        again:1;   /* it adds an item again */
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

/* whether nobody but repairs reads events, and these not all of them again */

#define ngx_responses_repair_alone(engine)                                    \
    ((engine)->conf->normalize && (engine)->conf->rules == NULL               \
     && !(engine)->state.full)

/* before an event is read: what its reader need not list */

void ngx_responses_repair_expect(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* notes a repair that was made elsewhere */

typedef enum {
    NGX_RESPONSES_REPAIR_NO_BLANK_LINE = 0,    /* between two events */
    NGX_RESPONSES_REPAIR_NO_TERMINAL,  /* the stream completes by itself */
    NGX_RESPONSES_REPAIR_NOTES
} ngx_responses_repair_note_e;

void ngx_responses_repair_note(ngx_responses_engine_t *engine,
    ngx_responses_repair_note_e note);

/* sends what must come after an event that was sent: NGX_OK or NGX_ERROR */

ngx_int_t ngx_responses_repair_after(ngx_responses_repair_t *rp);

/* the word of the n-th repair, its bit in usage->dialect; NULL at the end */

const char *ngx_responses_repair_name(ngx_uint_t n);


/*
 * Sends the events that must come before all others: NGX_OK, NGX_DECLINED:
 * none is missing, or NGX_ERROR
 */

ngx_int_t ngx_responses_repair_before(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type);

/*
 * Ends all that is open, before a terminal; read: it is known that the
 * terminal does not say more of these items
 */

ngx_int_t ngx_responses_repair_end_all(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_uint_t read);


/* the terminal that the status of the response names, or that type */

const ngx_responses_type_t *ngx_responses_repair_terminal(
    ngx_responses_event_t *ev, const ngx_responses_type_t *type);


/* repair_response.c: the node of the response; 0: it is flat, or none */

ngx_uint_t ngx_responses_repair_object(ngx_responses_event_t *ev);

/*
 * Rows of the table return NGX_OK for repaired, NGX_DECLINED for no symptom,
 * unless they sent an event, NGX_ERROR for no memory, or the state is full.
 */

/* repair_response.c; learn() reads the response for what state keeps of it */

ngx_int_t ngx_responses_repair_learn(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_flat(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_output_text(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_created_at(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_response_id(ngx_responses_repair_t *rp);

/* repair_usage.c */

ngx_int_t ngx_responses_repair_usage(ngx_responses_repair_t *rp);

/*
 * repair_response.c: calls a row for each object in the output of the
 * terminal, with the item that it is, if it was found, and its place, from 1.
 * NGX_OK: one of the calls returned it, NGX_DECLINED: none did, or NGX_ERROR.
 */

typedef ngx_int_t (*ngx_responses_repair_listed_pt)(
    ngx_responses_repair_t *rp, ngx_responses_item_t *item, ngx_uint_t object,
    ngx_uint_t n);

ngx_int_t ngx_responses_repair_each_listed(ngx_responses_repair_t *rp,
    ngx_responses_repair_listed_pt handler);

/*
 * repair_members.c: adds what a response lacks; one that was flat or is
 * generated must have all members
 */

ngx_int_t ngx_responses_repair_response(ngx_responses_repair_t *rp);

/* repair_error.c */

ngx_int_t ngx_responses_repair_reason(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_error(ngx_responses_repair_t *rp);

/* repair_index.c */

ngx_int_t ngx_responses_repair_index(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_indexes(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_item_id(ngx_responses_repair_t *rp);

/* repair_open.c: a delta that came twice, with its number */

ngx_int_t ngx_responses_repair_twice(ngx_responses_repair_t *rp);

/*
 * repair_open.c, repair_done.c: these send events.  first_text() is the text
 * of an item, or of its first part.
 */

ngx_int_t ngx_responses_repair_open(ngx_responses_repair_t *rp);

ngx_str_t ngx_responses_repair_first_text(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_uint_t kind);
ngx_int_t ngx_responses_repair_done(ngx_responses_repair_t *rp);

/*
 * repair_listed.c: known() is for the reader: an object of the output that is,
 * byte by byte, an item as the client got it is one node.  find_listed() notes
 * where items are in the output, by their ids.  match() returns the item that
 * an entry is, of those that are not listed: by its id or call_id; these may
 * differ from those sent before, and with the object it is the first one of
 * that kind that may have its text.  reset() and void_open() note which items
 * the upstream took back, when it starts again and at its end.  NGX_OK,
 * NGX_DECLINED: the output is empty, or NGX_ERROR.
 */

size_t ngx_responses_repair_known(void *data, u_char *p, size_t len);
ngx_int_t ngx_responses_repair_find_listed(ngx_responses_repair_t *rp);
ngx_responses_item_t *ngx_responses_repair_match(ngx_responses_repair_t *rp,
    ngx_responses_place_t *said, ngx_uint_t object);
ngx_int_t ngx_responses_repair_reset(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_void_open(ngx_responses_repair_t *rp);

/*
 * repair_open.c: release() announces an item that was held, and sends what is
 * known of it; announce() one that clients do not know, as the object, if the
 * kind is not generated otherwise.
 */

ngx_int_t ngx_responses_repair_release(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object);
ngx_int_t ngx_responses_repair_announce(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object);

/* repair_item.c; content() is also for items that are not known: NULL */

ngx_int_t ngx_responses_repair_strings(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_item(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_output(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_part_type(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_content(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);

/*
 * repair_fill.c: fill() puts what an item lacks, in an event or in the output:
 * NGX_OK, NGX_DECLINED or NGX_ERROR; lacks_notes() tells whether a part has no
 * list of annotations; some: or an empty one
 */

ngx_int_t ngx_responses_repair_fill(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t brief);
ngx_uint_t ngx_responses_repair_lacks_notes(ngx_responses_event_t *ev,
    ngx_uint_t part, ngx_uint_t some);

/* repair_text.c */

ngx_int_t ngx_responses_repair_arguments(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_delta(ngx_responses_repair_t *rp);
ngx_int_t ngx_responses_repair_text(ngx_responses_repair_t *rp);

/* an item of EU GPT: it was announced without an id, and needs none */

#define ngx_responses_repair_brief(engine, item)                              \
    (ngx_responses_engine_eugpt(engine) && (item)->id.len == 0)

/* reads the members that are logged, once: as the upstream sent them */

void ngx_responses_repair_log(ngx_responses_repair_t *rp);

/* for the rows: the text that the event brings */

ngx_str_t ngx_responses_repair_text_of(ngx_responses_repair_t *rp);

/*
 * Whether a text of the event, if it is not the one that is known of the part,
 * is hidden by a rule.  What it says is not known then.
 */

ngx_uint_t ngx_responses_repair_lose_hidden(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_part_t *part, ngx_str_t text);

/* whether a rule hides the event: what only it says is in no generated one */

ngx_uint_t ngx_responses_repair_hides(ngx_responses_repair_t *rp);

/*
 * Whether arguments are one whole value; a number may go on: NGX_OK,
 * NGX_DECLINED or NGX_ERROR
 */

ngx_int_t ngx_responses_repair_whole(ngx_responses_engine_t *engine,
    ngx_str_t text);

/* whether they are empty, or the beginning of an object or array: the same */

ngx_int_t ngx_responses_repair_half(ngx_responses_engine_t *engine,
    ngx_str_t text);

/*
 * Puts the text of a part back into the state whose item is done: NGX_OK, also
 * if it is not known, or NGX_ERROR
 */

ngx_int_t ngx_responses_repair_recall(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part);

/* keeps the text of a delta in the state: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_repair_keep(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part, ngx_str_t text);

/* the same for the annotation, or the list of them, that is in an object */

ngx_int_t ngx_responses_repair_notes(ngx_responses_repair_t *rp,
    ngx_uint_t object, ngx_uint_t member);

/*
 * Arguments with which a call was added before they are known: deltas may say
 * others.  They are sent if it ends with them.
 */

#define ngx_responses_part_is_blank(part)                                     \
    ((part)->given && (part)->step == NGX_RESPONSES_STEP_NEW                  \
     && ngx_responses_part((part)->kind)->list == NGX_RESPONSES_NO_LIST       \
     && (part)->text.json.len == 2                                            \
     && ngx_memcmp((part)->text.json.start, "{}", 2) == 0)

/*
 * repair_part.c: finds the part of an event, sends what must come before it,
 * and keeps its text: NGX_OK or NGX_ERROR
 */

ngx_int_t ngx_responses_part_open(ngx_responses_repair_t *rp);

/*
 * repair_step.c: NGX_OK or NGX_ERROR.  step() sends what is missing of a part
 * up to a step, with the text that it has then, of which clients have known
 * bytes; end() does so with the text that an event says, if it does.
 */

ngx_int_t ngx_responses_part_step(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part,
    ngx_responses_step_e step, ngx_str_t text, size_t known);
ngx_int_t ngx_responses_part_end(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev,
    ngx_responses_part_t *part, ngx_responses_step_e step, ngx_str_t text);

/*
 * give() keeps a text that no delta said and that is sent as one later;
 * may_give() tells whether it can be.  more() sends what an event has more of
 * a text than is known.
 */

ngx_uint_t ngx_responses_part_may_give(ngx_responses_repair_t *rp,
    ngx_uint_t kind, ngx_str_t text);
ngx_int_t ngx_responses_part_give(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part, ngx_str_t text);
ngx_int_t ngx_responses_part_more(ngx_responses_repair_t *rp,
    ngx_responses_part_t *part, ngx_str_t text);

/*
 * release() sends what the state knows of a part whose item was held;
 * end_all() sends the ends of the parts and of the text of an item before its
 * own, object: the item in an event, 0: the event has none
 */

ngx_int_t ngx_responses_part_release(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part);
ngx_int_t ngx_responses_part_end_all(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev, ngx_uint_t object);

#endif /* _NGX_RESPONSES_REPAIR_H_INCLUDED_ */
