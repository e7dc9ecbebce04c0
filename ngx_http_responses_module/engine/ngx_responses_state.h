
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The state of one stream: the response, its items, their parts.
 *
 *     response ─┬─ item 0 (reasoning), done: its bytes
 *               └─ item 1 (message) ─┬─ content part 0: its text
 *                                    └─ content part 1
 *
 * Places in the arrays are the indexes that the client gets; the indexes of
 * the upstream are members.  Texts and ids are kept as raw JSON, not decoded,
 * and are written without a change.
 *
 * There are two limits: one for texts and bytes of items, which are freed when
 * it is reached, and one for everything else, after which there are no more
 * repairs.
 */


#ifndef _NGX_RESPONSES_STATE_H_INCLUDED_
#define _NGX_RESPONSES_STATE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"
#include "api/ngx_responses_error.h"
#include "api/ngx_responses_place.h"
#include "core/ngx_responses_text.h"
#include "api/ngx_responses_type.h"


/* longer ids and names of items are ignored */

#define NGX_RESPONSES_STATE_WORD  1024

/* longer messages of errors are not kept */

#define NGX_RESPONSES_STATE_MESSAGE  16384

/* nor is longer usage */

#define NGX_RESPONSES_STATE_USAGE  4096

/* bytes of records and words, for so many items and parts */

#define ngx_responses_state_size(max)  (4096 + 208 * (size_t) (max))


/*
 * What was sent of a part; of one in an item that is held, what came of it.
 * It only grows.  A part that has no "done" event is done with its text.
 *
 *     NEW ── added ──► ADDED ── deltas ──► DELTAS
 *                      DELTAS ── text done ──► TEXT ── done ──► DONE
 */

typedef enum {
    NGX_RESPONSES_STEP_NEW = 0,
    NGX_RESPONSES_STEP_ADDED,
    NGX_RESPONSES_STEP_DELTAS,
    NGX_RESPONSES_STEP_TEXT,
    NGX_RESPONSES_STEP_DONE
} ngx_responses_step_e;


/* JSON that is kept; lost: a piece is not known, and it is empty */

typedef struct {
    ngx_responses_buf_t     json;
    uint32_t                lost;          /* unsigned lost:1; */
} ngx_responses_kept_t;

#define ngx_responses_kept(kept)  ngx_responses_buf_text(&(kept)->json)


/*
 * A part of an item, or the text of one, such as the arguments of a call.  Its
 * text is that of the deltas or, after the step TEXT, the whole text.
 */

typedef struct {
    ngx_responses_kept_t    text;
    ngx_responses_kept_t    notes;         /* annotations, with commas */

    unsigned                kind:8;        /* ngx_responses_part_e */
    unsigned                step:3;        /* ngx_responses_step_e */
    unsigned                fixed_index:1; /* two deltas had its index */
    unsigned                announced:1;   /* the upstream added it */
    unsigned                confirmed:1;   /* its end had all of its deltas */
    unsigned                given:1;       /* clients have more of its text
                                              than its deltas said */

    uint32_t                index;         /* of its list: as the client gets
                                              it */
    uint32_t                said;          /* given: bytes that its deltas
                                              said, */
    uint32_t                again;         /* and those of them that were not
                                              sent again */
    int64_t                 upstream;      /* its index as last sent */
    int64_t                 annotations;   /* the next one's index */
} ngx_responses_part_t;

/* what is known of its text */

#define ngx_responses_part_text(part)  ngx_responses_kept(&(part)->text)

/* whether something of a part is not known, or is not known any more */

#define ngx_responses_part_lost(part)                                         \
    ((part)->text.lost || (part)->notes.lost)


/*
 * What the client got of an item.  One that is held cannot be announced; it is
 * done when the client got its end.
 *
 *     NOTHING ── announced ──► BEGINNING ── done ──► END
 *                              END ── more of its texts ──► LATE
 */

typedef enum {
    NGX_RESPONSES_GOT_NOTHING = 0,         /* it is held */
    NGX_RESPONSES_GOT_BEGINNING,
    NGX_RESPONSES_GOT_END,
    NGX_RESPONSES_GOT_LATE                 /* raw lacks what came after the
                                              end, its parts have it */
} ngx_responses_got_e;


/*
 * What the upstream said of the end of an item.  Whether the client got one is
 * another question.
 *
 *     OPEN ──┬── done, its text is done, it is completed ──► ENDED
 *       ▲    └── an output lacks it ──► VOID
 *       └───────── it goes on ───────────┘
 */

typedef enum {
    NGX_RESPONSES_ITEM_OPEN = 0,           /* or done, but incomplete */
    NGX_RESPONSES_ITEM_ENDED,
    NGX_RESPONSES_ITEM_VOID
} ngx_responses_ended_e;


/*
 * An item.  When it is done, raw has its bytes as they were sent, unless they
 * are lost, and the texts of its parts are freed.  Until then raw has those
 * with which the upstream added it, or ended it too early.
 */

typedef struct {
    int64_t                 upstream;      /* its output_index as sent */
    int64_t                 other_index;   /* another one that means it */
    int64_t                 index;         /* and as the client gets it */
    ngx_str_t               id;            /* that the client gets */
    ngx_str_t               other_id;      /* another one that means it */
    ngx_str_t               type;          /* its type's name */
    ngx_str_t               name;          /* of a tool */
    ngx_str_t               call_id;
    ngx_responses_kept_t    raw;

    ngx_responses_part_t   *parts;
    uint32_t                nparts;
    uint32_t                size;

    uint32_t                kind;          /* ngx_responses_item_e */
    uint32_t                listed;        /* place in the output of the
                                              terminal, from 1; 0: not
                                              listed */
    unsigned                got:2;         /* ngx_responses_got_e */
    unsigned                completed:1;   /* as its own events said */
    unsigned                failed:1;
    unsigned                early:1;       /* the upstream ended it before its
                                              text, clients do not know */
    unsigned                ended:2;       /* ngx_responses_ended_e */
    unsigned                said:1;        /* the upstream announced it */
} ngx_responses_item_t;

#define ngx_responses_item_held(item)                                         \
    ((item)->got == NGX_RESPONSES_GOT_NOTHING)

#define ngx_responses_item_done(item)                                         \
    ((item)->got >= NGX_RESPONSES_GOT_END)


/* what the upstream began last, if it began a response */

typedef enum {
    NGX_RESPONSES_BEGAN_NOTHING = 0,
    NGX_RESPONSES_BEGAN_RESPONSE,
    NGX_RESPONSES_BEGAN_ITEM               /* of that response */
} ngx_responses_began_e;


/*
 * What an item was known by when the upstream sent it, where a rule hides.  A
 * hidden item is only this, and has no index of the client's.  One that is
 * shown is in the items, too, but those have what repairs guess of it, which
 * must not show what is hidden; and they are kept where repairs are only.
 */

typedef struct {
    int64_t                 index;         /* -1: none */
    uint64_t                id;            /* a hash of it, 0: none */
    uint32_t                kind;          /* ngx_responses_item_e */
    unsigned                hidden:1;
    unsigned                first:1;       /* it has an index, which none
                                              before it has */
} ngx_responses_sent_item_t;


/* kinds that are announced and filled without the bytes of their items */

#define ngx_responses_state_writes(kind)                                      \
    ((kind) == NGX_RESPONSES_MESSAGE || (kind) == NGX_RESPONSES_REASONING     \
     || ngx_responses_item_has(kind, NAMED))

typedef struct {
    ngx_responses_mem_t    *mem;
    size_t                  limit;         /* of texts and items, bytes */
    size_t                  bytes;         /* of texts and items */
    size_t                  kept;          /* of records and words */
    uint32_t                max;           /* items and parts */
    uint32_t                count;

    ngx_str_t               id;            /* of the response */
    ngx_str_t               model;
    int64_t                 created_at;    /* seconds, -1: not known */
    ngx_str_t               code;          /* of the last error; data is NULL:
                                              there was none */
    ngx_str_t               message;
    ngx_str_t               reason;        /* its type */
    ngx_str_t               usage;         /* of the last event that had
                                              nothing else: JSON */

    ngx_responses_item_t  **items;         /* held ones are the last */
    uint32_t                nitems;
    uint32_t                nheld;
    uint32_t                size;

    ngx_responses_buf_t     sent;          /* ngx_responses_sent_item_t */

    int64_t                 number;        /* sequence_number of the last
                                              delta, as it was sent */
    ngx_responses_item_t   *spoken;        /* its item; NULL: it had none */
    size_t                  delta;         /* its bytes */

    unsigned                escaped:1;     /* a word has escapes */
    unsigned                counts:1;      /* that number grew */
    unsigned                miscounts:1;   /* two deltas had one number */
    unsigned                began:2;       /* ngx_responses_began_e */
    unsigned                created:1;     /* response.created was sent */
    unsigned                unknown:1;     /* what is open is not known: the
                                              stream is resumed, or an event
                                              was too long */
    unsigned                full:1;        /* too many: no more repairs */
    unsigned                unread:1;      /* an event was hidden that may have
                                              begun an item */
} ngx_responses_state_t;


void ngx_responses_state_init(ngx_responses_state_t *state,
    ngx_responses_mem_t *mem, size_t limit, ngx_uint_t max);
void ngx_responses_state_free(ngx_responses_state_t *state);

/* whether n more bytes of records and words can be kept */

#define ngx_responses_state_fits(state, n)                                    \
    ((state)->kept + (n) <= ngx_responses_state_size((state)->max))

/* copies a string, frees the previous one: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_state_set(ngx_responses_state_t *state,
    ngx_str_t *s, u_char *p, size_t len);

/* the same for the last error, unless it is too long */

ngx_int_t ngx_responses_state_error(ngx_responses_state_t *state,
    ngx_responses_error_t *error);

/* the same for a word of an item; NGX_ERROR, too, if state->full is set */

ngx_int_t ngx_responses_state_word(ngx_responses_state_t *state,
    ngx_str_t *s, u_char *p, size_t len);

/* NULL: no memory, or too many (state->full is set then) */

ngx_responses_item_t *ngx_responses_state_add_item(
    ngx_responses_state_t *state, ngx_uint_t kind, int64_t upstream);
ngx_responses_part_t *ngx_responses_state_add_part(
    ngx_responses_state_t *state, ngx_responses_item_t *item,
    ngx_uint_t kind, int64_t upstream);

/* the part that is the text of an item whose kind has one; NULL: none yet */

ngx_responses_part_t *ngx_responses_state_text_part(
    ngx_responses_item_t *item);

/* what is known of that text; an empty string if nothing is */

ngx_str_t ngx_responses_state_known_text(ngx_responses_item_t *item);

/* that part, added if there is none; NULL as for add_part */

ngx_responses_part_t *ngx_responses_state_add_text(
    ngx_responses_state_t *state, ngx_responses_item_t *item);

/* whether one more item that was sent can be remembered */

ngx_uint_t ngx_responses_state_room(ngx_responses_state_t *state);

/*
 * Notes an item once; one that was shown is hidden from now on if the new one
 * is.  NGX_OK, NGX_DECLINED: too many, or NGX_ERROR.
 */

ngx_int_t ngx_responses_state_sent(ngx_responses_state_t *state,
    ngx_responses_sent_item_t *item);

/*
 * Keeps the words of an item that are not known yet; adds an item with them,
 * but for an id that another one has.
 */

ngx_int_t ngx_responses_state_learn(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_responses_place_t *said);
ngx_responses_item_t *ngx_responses_state_track(ngx_responses_state_t *state,
    ngx_responses_place_t *said);

/*
 * The item of an event, of a matching kind, or NULL: the call with its
 * call_id; the one with its output_index, or its id; for an index or id that
 * nothing has, one that has none and of which nothing came yet; the last open
 * one, or the oldest for an event that has the item.
 */

ngx_responses_item_t *ngx_responses_state_find(ngx_responses_state_t *state,
    ngx_responses_place_t *said);

/*
 * The index, and the id if it is all that there is, mean this item from now
 * on, unless they are those of another one: NGX_OK, or NGX_ERROR as for
 * word().
 */

ngx_int_t ngx_responses_state_means(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_responses_place_t *said);

/* whether an item has the ids that clients need */

#define ngx_responses_item_named(item)                                        \
    ((item)->id.len                                                           \
     && ((item)->call_id.len                                                  \
         || !ngx_responses_item_has((item)->kind, CALL)))

/* whether a call is the one with that call_id, which no two calls have */

ngx_uint_t ngx_responses_state_same_call(ngx_responses_item_t *item,
    ngx_responses_place_t *said);

/* whether there is one, and the terminal lists it */

ngx_uint_t ngx_responses_state_has_call(ngx_responses_state_t *state,
    ngx_responses_place_t *said);

/* whether two ids, or texts, are the same, in however many escapes */

#define ngx_responses_state_same(a, b)                                        \
    ((a)->len && (b)->len                                                     \
     && ngx_responses_text_same((a)->data, (a)->len, (b)->data, (b)->len))

/*
 * Gives ids that are known in other escapes these, so that they can be
 * compared byte by byte.  Whether there was one.
 */

ngx_uint_t ngx_responses_state_spell(ngx_responses_state_t *state,
    ngx_responses_place_t *said);

/* whether an item has another call_id than is said: two calls have one id */

#define ngx_responses_state_other_call(item, said)                            \
    ((item)->call_id.len && (said)->call_id.len                               \
     && !ngx_responses_str_eq((item)->call_id, (said)->call_id))

/* whether an id means an item */

#define ngx_responses_state_named(item, word)                                 \
    ((word)->len && (ngx_responses_str_eq((item)->id, *(word))                \
                     || ngx_responses_str_eq((item)->other_id, *(word))))

/* whether an item may be one of that kind */

#define ngx_responses_state_item_may_be(item, which)                          \
    ((which) == NGX_RESPONSES_NO_ITEM || (item)->kind == (which))

/* whether clients know an item by that id */

ngx_uint_t ngx_responses_state_has_id(ngx_responses_state_t *state,
    ngx_str_t *id);

/* whether a text is not that of an open item, which the upstream announced */

ngx_uint_t ngx_responses_state_contradicts(ngx_responses_item_t *item,
    ngx_str_t text);

/*
 * The part: by its index; or the last open one of that kind, of texts of items
 * the one that there is; or NULL.
 */

ngx_responses_part_t *ngx_responses_state_find_part(
    ngx_responses_item_t *item, ngx_uint_t kind, int64_t upstream);

/*
 * Appends a delta to a text.  If that exceeds the limit, the bytes of done
 * items are freed; if it still does, the text is freed and is lost.  NGX_OK or
 * NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_state_append(ngx_responses_state_t *state,
    ngx_responses_kept_t *text, ngx_str_t delta);

/* keeps an annotation of a part: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_state_note(ngx_responses_state_t *state,
    ngx_responses_part_t *part, ngx_str_t annotation);

/*
 * Something of an item that is done came late; lost: it is not known, and so
 * its bytes are not, either
 */

void ngx_responses_state_late(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_uint_t lost);

/* sets the whole text of a part: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_state_text(ngx_responses_state_t *state,
    ngx_responses_part_t *part, ngx_str_t whole);


/*
 * A piece of it is not known: it is freed, and is lost.  lose_open() is for an
 * event that may have said something of any item that is open.
 */

void ngx_responses_state_lose(ngx_responses_state_t *state,
    ngx_responses_kept_t *kept);
void ngx_responses_state_lose_open(ngx_responses_state_t *state);

/*
 * done() frees the texts in the lists of an item that is done, which are in
 * its bytes; keep() keeps those, or the ones with which an item is added,
 * within the limit.  NGX_OK or NGX_ERROR, no memory.
 */

void ngx_responses_state_done(ngx_responses_state_t *state,
    ngx_responses_item_t *item);
ngx_int_t ngx_responses_state_keep(ngx_responses_state_t *state,
    ngx_responses_item_t *item, ngx_str_t raw);

/*
 * Whether the upstream ended an item, with all that came of it.  Clients do
 * not know that yet of a call without arguments.
 */

ngx_uint_t ngx_responses_state_ended(ngx_responses_item_t *item);

/* an item that was held is announced: it gets the next index */

void ngx_responses_state_release(ngx_responses_state_t *state,
    ngx_responses_item_t *item);

/*
 * Whether clients run it: also one of a type that is not known, but that is no
 * output of a call.
 */

ngx_uint_t ngx_responses_state_is_call(ngx_responses_item_t *item);

/* whether an item is one of the response, as the upstream sees it */

#define ngx_responses_state_stands(item)                                      \
    ((item)->listed || (item)->ended != NGX_RESPONSES_ITEM_VOID)

/*
 * Whether something that was streamed of an item is not known any more: of its
 * parts, or of it and its bytes; and whether it can be written.  Items of most
 * kinds cannot before they are done.
 */

ngx_uint_t ngx_responses_state_lost(ngx_responses_item_t *item);
ngx_uint_t ngx_responses_state_incomplete(ngx_responses_item_t *item);
ngx_uint_t ngx_responses_state_known(ngx_responses_item_t *item);


#endif /* _NGX_RESPONSES_STATE_H_INCLUDED_ */
