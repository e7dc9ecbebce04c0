
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The way out of an event where there are rules of the user's: what they
 * hide, change and put beside it.
 *
 *     repaired or made event ──► desk ──► hidden? ──► counted
 *                                  │
 *                                before ──► fields ──► stamp ──► after
 *
 * Rules see events as the client would have got them, made ones included,
 * and never each other's events.
 */


#ifndef _NGX_RESPONSES_SHAPE_H_INCLUDED_
#define _NGX_RESPONSES_SHAPE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"
#include "engine/ngx_responses_object.h"


/* rows of the catalogue, and one for types that are not in it */

#define NGX_RESPONSES_SHAPE_TYPES  96


/* what rules do to members of a path */

#define NGX_RESPONSES_SHAPE_HIDE  1
#define NGX_RESPONSES_SHAPE_SET   2    /* to them or what is in them */
#define NGX_RESPONSES_SHAPE_TOP   4    /* they are members of the event */


/* an item that the client does not get */

typedef struct {
    int64_t                       index;       /* as it would have had */
    ngx_str_t                     id;
} ngx_responses_hidden_item_t;


/* what the deltas of a text have spelled so far */

typedef struct {
    int64_t                       item;
    int64_t                       part;
    ngx_uint_t                    len;         /* UTF-16 code units */
    uint64_t                      sum;
} ngx_responses_spelled_t;


struct ngx_responses_shape_s {
    const ngx_responses_rules_t  *rules;
    void                         *outside;

    u_char                       *holds;       /* a rule's condition does: */
    u_char                       *hide;        /* the lists' parts of it */
    u_char                       *pass;
    u_char                       *items;
    u_char                       *fields;
    u_char                       *fired;       /* adds that are once */
    u_char                       *ids;         /* what rules do to paths */

    ngx_responses_buf_t           hidden;      /* ..._hidden_item_t */
    int64_t                       forgotten;   /* the first item of those
                                                  there was no room for */
    ngx_responses_buf_t           spelled;     /* ..._spelled_t */

    u_char                        types[NGX_RESPONSES_SHAPE_TYPES];

    unsigned                      forgot:1;
    unsigned                      picky:1;     /* an item rule does */
    unsigned                      hides:1;     /* any rule that hides */
    unsigned                      choosy:1;    /* a pass rule holds */
    unsigned                      always:1;    /* members of all are set */
    unsigned                      pending:1;   /* created is out, and what
                                                  follows it is not */
    unsigned                      announced:1; /* that a text was rewritten */
    unsigned                      blind:1;     /* a delta passed unread */
};


#define ngx_responses_shape_nhidden(shape)                                    \
    ((shape)->hidden.len / sizeof(ngx_responses_hidden_item_t))


/* an event as it lies on the desk, a whole frame */

typedef struct {
    u_char                       *p;
    ngx_responses_frame_t         frame;
    ngx_responses_event_t         ev;
    ngx_responses_object_t        top;

    unsigned                      made:1;      /* not the upstream's */
    unsigned                      edited:1;
} ngx_responses_parcel_t;


/*
 * Conditions are asked for once, here, but for those of events that are
 * added.  To be called after init, if there are rules, and before any bytes.
 * NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_shape_init(ngx_responses_engine_t *engine,
    void *outside);
void ngx_responses_shape_free(ngx_responses_engine_t *engine);

/*
 * Sends the upstream's event, with what worker->edit holds for it, if it is
 * not hidden; the same for an event of our own, whole.
 *
 * Return codes:
 *   NGX_OK - sent
 *   NGX_DECLINED - hidden
 *   NGX_ABORT - nothing was done, as it is too long now to be read again
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_shape_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, u_char *p);
ngx_int_t ngx_responses_shape_made(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t name, u_char *p, size_t len);

/*
 * The same for an event that is passed piece by piece: before it, with what
 * is known of it, and after it.  item: the type of its item, if it adds one.
 */

ngx_int_t ngx_responses_shape_before(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, int64_t index, ngx_str_t *item);
ngx_int_t ngx_responses_shape_after(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* what follows created and waits for the event after it: NGX_OK, NGX_ERROR */

ngx_int_t ngx_responses_shape_pending(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *next);


/* for the rooms behind this one; codes as above */

/* what a type is to the rules that hide, once per stream */

void ngx_responses_hide_types(ngx_responses_engine_t *engine);

/* whether it is hidden, by its type or with its item */

ngx_uint_t ngx_responses_hide_type(ngx_responses_shape_t *shape,
    ngx_responses_event_t *ev);
ngx_int_t ngx_responses_hide_item(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, int64_t index, ngx_str_t *item);

/* hidden, too, because it cannot be told, of what is passed piece by piece */

ngx_int_t ngx_responses_hide_unsure(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, int64_t index, ngx_str_t *item);

/* an item's index without those that are hidden */

int64_t ngx_responses_hide_index(ngx_responses_shape_t *shape, int64_t index);

/* splices what is left of indexes and of the response's output */

ngx_int_t ngx_responses_hide_places(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);

/* removes a member or element, comma and all; *edge: what is gone already */

ngx_int_t ngx_responses_field_remove(ngx_responses_parcel_t *parcel,
    ngx_responses_span_t *span, size_t *edge);
ngx_int_t ngx_responses_field_hide(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);
ngx_uint_t ngx_responses_field_sets(ngx_responses_shape_t *shape,
    ngx_responses_spans_t *spans);
ngx_int_t ngx_responses_field_set(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);

/* events of the user's that stand by one of this type, as sent or as known */

ngx_int_t ngx_responses_add_before(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name);
ngx_int_t ngx_responses_add_after(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name);

/* where the request was sent: after created, unless the upstream says it */

ngx_int_t ngx_responses_add_routing(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *next);

/* a body-less event of one of our types */

ngx_int_t ngx_responses_add_plain(ngx_responses_engine_t *engine,
    ngx_responses_type_e type);

/* appends a rule's value to worker->word, as JSON; NGX_DECLINED: it is none */

ngx_int_t ngx_responses_add_value(ngx_responses_engine_t *engine,
    ngx_responses_value_t *value, ngx_str_t *rule);

/* texts that are not what the deltas spelled, or should not be */

ngx_int_t ngx_responses_rewrite(ngx_responses_engine_t *engine,
    ngx_responses_parcel_t *parcel);


#endif /* _NGX_RESPONSES_SHAPE_H_INCLUDED_ */
