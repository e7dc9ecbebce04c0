
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Texts of a stream in which rules replace what matches their expressions:
 *
 *     upstream ──► state, raw ──► deliver ──► each rule, one after the other
 *
 * Rules to redact do so in all pieces of a text, those to rewrite in texts
 * that are one piece.
 *
 * A text in deltas is open until an event ends it.  What may begin a match is
 * held in it, for each rule.
 */


#ifndef _NGX_RESPONSES_REDACT_H_INCLUDED_
#define _NGX_RESPONSES_REDACT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_replace.h"
#include "engine/ngx_responses_ruleset.h"


/* the place of a text; -1: it is not told */

typedef struct {
    int64_t                       item;    /* output_index; less than -1: made
                                              of the id of the item */
    int64_t                       index;   /* of the part */
    ngx_uint_t                    part;    /* ngx_responses_part_e, NO_PART:
                                              clients may take it for any */
    ngx_str_t                     id;      /* of the item, if an event has it;
                                              of a text, while it is open */
} ngx_responses_redact_place_t;


/* a text that was sent, or a part of it */

typedef struct {
    ngx_responses_redact_place_t  place;
    ngx_uint_t                    counted; /* unsigned counted:1; what was
                                              found in it */

    /* while it is open */

    ngx_responses_replace_t      *stages;  /* one for each rule to redact,
                                              which gets what the one before it
                                              has made; NULL: deltas are not
                                              sent */
    const ngx_responses_type_t   *type;    /* of its deltas */
    uint32_t                      nhalf;
    u_char                        half[6]; /* of a surrogate pair */
} ngx_responses_redact_text_t;


/* of one stream */

struct ngx_responses_redact_s {
    ngx_uint_t                    nrules;  /* to redact and rewrite */
    ngx_uint_t                    nstages; /* to redact */
    ngx_uint_t                    parts;   /* bits of what those are about */
    ngx_uint_t                    nopen;
    ngx_responses_buf_t           texts;   /* ngx_responses_redact_text_t */
    uint32_t                      found;   /* matches in the last piece */
    unsigned                      held:1;  /* and whether some of it is held */
    unsigned                      resumed:1; /* texts may have begun before
                                              the stream, or unread */
    unsigned                      told:1;  /* that a text was cut */
    unsigned                      announce:1; /* a rule that tells of it
                                              changed the last piece */
    ngx_responses_replacing_t     rules[1]; /* of those that hold */
};


#define ngx_responses_redact_bit(part)  ((ngx_uint_t) 1 << (part))

/* whether an event adds a part */

#define ngx_responses_redact_adds(type)                                       \
    ((type)->id == NGX_RESPONSES_PART_ADDED                                   \
     || (type)->id == NGX_RESPONSES_SUMMARY_PART_ADDED                        \
     || (type)->id == NGX_RESPONSES_REASONING_PART_ADDED)

/* whether rules are about a kind of part */

#define ngx_responses_redact_about(parts, part)                               \
    ((part) ? (parts) & ngx_responses_redact_bit(part) : (parts))

#define ngx_responses_redact_same(a, b)                                       \
    ((a)->item == (b)->item && (a)->index == (b)->index                       \
     && (a)->part == (b)->part)

#define ngx_responses_redact_texts(redact)                                    \
    ((redact)->texts.len / sizeof(ngx_responses_redact_text_t))


ngx_responses_redact_text_t *ngx_responses_redact_find(
    ngx_responses_redact_t *redact, ngx_responses_redact_place_t *place);

/*
 * Without repairs an index may be that of a token: an open text of the same
 * kind in that item goes on there.  NGX_OK, or NGX_DECLINED: the index was
 * left before.
 */

ngx_int_t ngx_responses_redact_move(ngx_responses_redact_t *redact,
    ngx_responses_redact_place_t *place);

/*
 * Adds a text of which no delta is sent, unless it is there, or a new one that
 * is open, of an event of a type.  NGX_OK, NGX_DECLINED: there are too many,
 * or NGX_ERROR.
 */

ngx_int_t ngx_responses_redact_add(ngx_responses_engine_t *engine,
    ngx_responses_redact_place_t *place, ngx_uint_t counted);
ngx_int_t ngx_responses_redact_open(ngx_responses_engine_t *engine,
    ngx_responses_redact_place_t *place, const ngx_responses_type_t *type);
void ngx_responses_redact_close(ngx_responses_engine_t *engine,
    ngx_responses_redact_text_t *text);

/*
 * To be called before each text.  The replacements are asked for once: if they
 * changed in a stream, a text would differ from its deltas.
 */

ngx_int_t ngx_responses_redact_begin(ngx_responses_engine_t *engine);

/*
 * Rules of a kind, REDACT or REWRITE_TEXT, for the next piece of an open text,
 * or NULL: a text that is one piece, as it is in JSON without quotes; last: it
 * does not go on.
 *
 * Return codes:
 *   NGX_OK - it became the n-th text of the worker
 *   NGX_DECLINED - it stays as it is
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_redact_piece(ngx_responses_engine_t *engine,
    ngx_responses_rule_e kind, ngx_responses_redact_text_t *text,
    ngx_uint_t part, ngx_str_t raw, ngx_uint_t last, ngx_uint_t *n);

/* texts of an event that are one piece */

ngx_int_t ngx_responses_redact_whole(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* the place that an event tells; a repair may have inserted it */

void ngx_responses_redact_at(ngx_responses_event_t *ev, ngx_uint_t part,
    ngx_responses_redact_place_t *place);

/* empties "logprobs", and removes what events of texts have not */

void ngx_responses_redact_strip(ngx_responses_event_t *ev);


#endif /* _NGX_RESPONSES_REDACT_H_INCLUDED_ */
