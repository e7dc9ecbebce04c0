
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The rules of the user's, applied to the events of one stream.
 *
 *     event ──► decide ──► added before ──► rewrite, hide and set members
 *                                        ──► send ──► added after
 *
 * Rules see events as the client would get them, generated ones included,
 * and never the events that rules add.
 */


#ifndef _NGX_RESPONSES_RULESET_H_INCLUDED_
#define _NGX_RESPONSES_RULESET_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_path.h"
#include "engine/ngx_responses_engine.h"


/* rows of the catalogue, and one for types that are not in it */

#define NGX_RESPONSES_RULESET_TYPES  96


/* what rules do to members of a path */

#define NGX_RESPONSES_RULESET_HIDE  1
#define NGX_RESPONSES_RULESET_SET   2  /* to them or to what is in them; of id
                                          0: to members of the event */
#define NGX_RESPONSES_RULESET_READ  4  /* they are looked at */
#define NGX_RESPONSES_RULESET_FLAT  8  /* hidden in a flat response */
#define NGX_RESPONSES_RULESET_OBJECT  16  /* hidden unless an object, */
#define NGX_RESPONSES_RULESET_ARRAY   32  /* or unless an array */


/* whether events of a type may be flat responses; those without one may */

#define ngx_responses_ruleset_flat(type)                                      \
    ((type)->class == NGX_RESPONSES_CLASS_LIFECYCLE                           \
     || (type)->class == NGX_RESPONSES_CLASS_TERMINAL)


/* what is known of an event when it is decided upon */

typedef struct {
    const ngx_responses_type_t   *type;
    const ngx_responses_type_t   *sent_type;   /* as the upstream sent it, or
                                                  NULL */
    ngx_str_t                     name;        /* of the type, may be empty */
    int64_t                       index;       /* output_index or -1 */
    ngx_str_t                     item_id;
    int64_t                       sent_index;  /* as the upstream sent them */
    ngx_str_t                     sent_id;
    ngx_str_t                     sent_last;   /* of two ids the last one */
    ngx_str_t                     item_type;   /* of the item it carries; of
                                                  several one that is hidden */
    ngx_str_t                     item_own_id;
    unsigned                      numbered:1;  /* index and item_id are those
                                                  that the client gets */
    unsigned                      carries:1;   /* it carries an item */
    unsigned                      unclear:1;   /* it says two things */
} ngx_responses_facts_t;


/* an item that the client does not get */

typedef struct {
    int64_t                       index;       /* as it would have had */
    int64_t                       sent_index;  /* as the upstream sent it */
    uint64_t                      id;          /* hashes, 0: none */
    uint64_t                      sent_id;
    unsigned                      again:1;     /* an item before it has the */
    unsigned                      sent_again:1;  /* same index */
} ngx_responses_hidden_item_t;


/* what the deltas of a text have spelled so far */

typedef struct {
    int64_t                       item;
    int64_t                       part;
    ngx_uint_t                    len;         /* UTF-16 code units */
    uint64_t                      sum;
} ngx_responses_spelled_t;


/* a value of an event that rules are about */

typedef struct {
    uint32_t                      node;
    uint32_t                      id;          /* its path */
} ngx_responses_ruleset_match_t;


/* goes through them, edits considered */

typedef struct {
    ngx_responses_event_t        *ev;
    ngx_responses_ruleset_match_t  *match;     /* the last one found */
    ngx_responses_ruleset_match_t  *next;
    ngx_responses_ruleset_match_t  *last;
    ngx_uint_t                    edits;       /* that are considered */
    ngx_uint_t                    i;           /* node to go on from */
    uint32_t                      gone;        /* nodes before it are */
} ngx_responses_ruleset_walk_t;


/* nodes of an event that have edits, with their places in the tree of paths */

typedef struct {
    ngx_responses_event_t        *ev;
    ngx_uint_t                    i;           /* node to go on from */
    ngx_uint_t                    depth;
    ngx_uint_t                    next;        /* node to go on from */
    uint32_t                      gone;        /* nodes before it are */

    ngx_uint_t                    node;        /* the last one found */
    ngx_responses_path_t         *path;        /* NULL: no rule's */
    ngx_responses_path_t         *parent;
    ngx_responses_match_level_t   level[NGX_RESPONSES_JSON_DEPTH + 1];
} ngx_responses_ruleset_edited_t;


struct ngx_responses_ruleset_s {
    const ngx_responses_rules_t  *rules;
    void                         *data;        /* the caller's, for hooks */
    u_char                       *active;      /* for each rule: it holds,
                                                  or may yet be added */
    u_char                       *ids;         /* what rules do to paths */
    ngx_responses_buf_t           hidden;      /* ..._hidden_item_t */
    int64_t                       items_overflow;  /* the first item of those
                                                  there was no room for, -1, */
    int64_t                       sent_overflow;  /* and as it was sent */
    ngx_responses_buf_t           spelled;     /* ..._spelled_t, */
    ngx_responses_spelled_t      *spelling;    /* and that of the last delta,
                                                  NULL: no room */
    u_char                        types[NGX_RESPONSES_RULESET_TYPES];
    const ngx_responses_type_t   *sent_type;   /* of the upstream's event, */
    int64_t                       sent_index;  /* before repairs */
    ngx_str_t                     sent_id;
    ngx_str_t                     sent_last;   /* if it has two */
    unsigned                      numbered:1;  /* its item is known */
    unsigned                      overflow:1;
    unsigned                      hide_items:1;  /* a rule hides items */
    unsigned                      hide_types:1;  /* or events */
    unsigned                      hides:1;     /* any rule hides */
    unsigned                      hide_fields:1; /* a rule hides members */
    unsigned                      set_fields:1;
    unsigned                      announced:1; /* that a text was rewritten */
    unsigned                      unread_delta:1;
};


/*
 * Conditions are asked for once, here, but for those of events that are
 * added.  To be called after init, if there are rules, and before any bytes.
 * NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_ruleset_init(ngx_responses_engine_t *engine,
    void *data);
void ngx_responses_ruleset_free(ngx_responses_engine_t *engine);

/*
 * Makes an event ready for rules: it is read again if a repair put a value
 * that a rule has to look into, and the values that rules are about are found
 * once.  NGX_OK, NGX_DECLINED: it is over a limit then, and as it was;
 * NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_ruleset_read(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/*
 * The same for one value of JSON that is no event: it and what is in it are
 * added to those that were found, as if the value had that path.  Values come
 * in the order of the text.  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_ruleset_find(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_responses_path_t *path);

/*
 * Goes through these values in the order of the text, but for those that are
 * removed, or are in a value that is removed or replaced.  Edits made
 * meanwhile do not count.  Inserted members are not found: they have no node.
 */

void ngx_responses_ruleset_walk(ngx_responses_ruleset_walk_t *walk,
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);
ngx_uint_t ngx_responses_ruleset_next(ngx_responses_ruleset_walk_t *walk);

#define ngx_responses_ruleset_node(walk)  (walk)->match->node
#define ngx_responses_ruleset_id(walk)    (walk)->match->id

/* the same for nodes with edits; none may be given its first one meanwhile */

void ngx_responses_ruleset_edited(ngx_responses_ruleset_edited_t *edited,
    ngx_responses_ruleset_t *rs, ngx_responses_event_t *ev);
ngx_uint_t ngx_responses_ruleset_next_edited(
    ngx_responses_ruleset_edited_t *edited);

/* what rules do to a member that is inserted into the object found last */

ngx_uint_t ngx_responses_ruleset_inserted(ngx_responses_ruleset_t *rs,
    ngx_responses_ruleset_edited_t *edited, ngx_responses_edit_t *edit,
    ngx_uint_t *id);


/*
 * Whether rules would do the same to each event which differs from this one,
 * that was just delivered, in nothing that they look at.
 */

ngx_uint_t ngx_responses_ruleset_steady(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);


/* ngx_responses_decide.c: the only place where it is decided to hide */

/* what a type is to the rules that hide, once per stream */

void ngx_responses_decide_types(ngx_responses_engine_t *engine);

/*
 * Return codes:
 *   NGX_OK - to be sent
 *   NGX_DECLINED - hidden with its item
 *   NGX_DONE - hidden for its type: what rules add by it takes its place
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_decide(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts);

/* whether a rule hides events with this value of "type", a JSON string */

ngx_int_t ngx_responses_decide_name(ngx_responses_engine_t *engine,
    ngx_str_t raw);

/* whether a rule hides events with this name, of any length */

ngx_uint_t ngx_responses_decide_line(ngx_responses_engine_t *engine,
    ngx_str_t *name);

typedef ngx_int_t (*ngx_responses_decide_pt)(ngx_responses_engine_t *engine,
    ngx_str_t *raw);

/* whether items of a type are hidden: NGX_DECLINED, otherwise NGX_OK */

ngx_int_t ngx_responses_decide_item_type(ngx_responses_engine_t *engine,
    ngx_str_t *raw);

/* whether an event of the upstream's will be hidden for its type */

ngx_uint_t ngx_responses_decide_sent(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* an event of that type, whoever sends it */

ngx_uint_t ngx_responses_decide_hides(ngx_responses_ruleset_t *rs,
    const ngx_str_t *name);

/* an event whose type is of such items, also if its item is not known */

ngx_uint_t ngx_responses_decide_family(ngx_responses_ruleset_t *rs,
    const ngx_responses_type_t *type);

/* whether items that have parts of a type are hidden, as above */

ngx_int_t ngx_responses_decide_part(ngx_responses_engine_t *engine,
    ngx_str_t *raw);

/* hides items in the response's output, and renumbers output_index */

ngx_int_t ngx_responses_decide_output(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);


/* ngx_responses_hidden.c: the items that the client does not get */

/* whether the item of an event is one of them; and all that it is known by */

ngx_uint_t ngx_responses_hidden_has(ngx_responses_ruleset_t *rs,
    ngx_responses_facts_t *facts);

ngx_uint_t ngx_responses_hidden_knows(ngx_responses_ruleset_t *rs,
    ngx_responses_facts_t *facts);

/* the item of an event is hidden from now on: NGX_DECLINED or NGX_ERROR */

ngx_int_t ngx_responses_hidden_add(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts);

/* the index of an item without those that are hidden */

int64_t ngx_responses_hidden_less(ngx_responses_ruleset_t *rs,
    int64_t index, ngx_uint_t numbered);


/* ngx_responses_field.c: members that are hidden and set: NGX_OK, NGX_ERROR */

/* members that a repair would move to where no rule finds them */

ngx_int_t ngx_responses_field_strip(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/*
 * Whether a rule hides an event of the upstream's or, of its data, the place
 * of a text: it must not leave in an event that is generated.
 */

ngx_uint_t ngx_responses_field_hidden(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t text);

/*
 * Whether an item, or if members is set a member, that may be hidden begins in
 * a frame: in the bytes that are held, and those that follow them.  typed: the
 * event has a type.
 */

ngx_uint_t ngx_responses_field_held(ngx_responses_engine_t *engine,
    ngx_uint_t members, ngx_uint_t typed, u_char *p, size_t len);

/*
 * Whether a value with that first byte is hidden for its path, or for not
 * being what the API has there.  flat: the event may be a flat response.
 */

ngx_uint_t ngx_responses_field_hides(ngx_responses_ruleset_t *rs,
    ngx_uint_t id, u_char first, ngx_uint_t flat);

ngx_int_t ngx_responses_field(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);


/* ngx_responses_add.c: events of the user's; NGX_OK or NGX_ERROR */

/* those that stand by one of this type, as sent or as in the catalogue */

ngx_int_t ngx_responses_add_before(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name);
ngx_int_t ngx_responses_add_after(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name);

/* an event of one of our types without other members */

ngx_int_t ngx_responses_add_plain(ngx_responses_engine_t *engine,
    ngx_responses_type_e type);

/*
 * Sets *json to a rule's value, which is in memory that the next call uses
 * again.  NGX_DECLINED: the value is invalid JSON.
 */

ngx_int_t ngx_responses_add_value(ngx_responses_engine_t *engine,
    ngx_responses_value_t *value, ngx_str_t *rule, ngx_str_t *json);


/* ngx_responses_rewrite.c: texts; NGX_OK or NGX_ERROR */

ngx_int_t ngx_responses_rewrite(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* another delta of that text: what is between its quotes */

void ngx_responses_rewrite_spell(ngx_responses_spelled_t *spelled,
    ngx_str_t *delta);


/*
 * ngx_responses_deliver.c: decides, applies the rules and sends the event of
 * the upstream or a generated one; without rules it only sends.
 *
 * Return codes:
 *   NGX_OK - sent
 *   NGX_DECLINED - hidden; if it is the upstream's it was counted
 *   NGX_ABORT - repairs made it too long or too deep to be read by rules:
 *               nothing was sent.  The upstream's was counted as hidden and
 *               oversize, and is not the end of the stream; what becomes of
 *               a generated one is the caller's to decide
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_deliver(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/*
 * Before repairs: notes the type, that of the event line if the data has
 * none, and the index and id of the item as they were sent.
 * NGX_DECLINED: the event has a type that is hidden, NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_responses_deliver_sent(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_str_t *line);

/* an event is not sent, but its item may be one that rules hide */

ngx_int_t ngx_responses_deliver_drop(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);


#endif /* _NGX_RESPONSES_RULESET_H_INCLUDED_ */
