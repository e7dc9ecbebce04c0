
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The rules of the user's, applied to the events of one stream.
 *
 *     event ──► decide ──► redact ──► added before
 *           ──► rewrite, hide and set members ──► send ──► added after
 *
 * Rules see events as the client would get them, generated ones included,
 * and never the events that rules add.
 */


#ifndef _NGX_RESPONSES_RULESET_H_INCLUDED_
#define _NGX_RESPONSES_RULESET_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


typedef struct ngx_responses_redact_s  ngx_responses_redact_t;

struct ngx_responses_ruleset_s {
    const ngx_responses_rules_t  *rules;
    void                         *data;        /* the caller's, for hooks */
    u_char                       *active;      /* for each rule: it holds,
                                                  or may yet be added */
    ngx_uint_t                    kinds;       /* bits of active ones */
    ngx_uint_t                    does;        /* bits of their rows */
    u_char                       *types;       /* for each row of the
                                                  catalogue: it is hidden */
    const ngx_responses_type_t   *sent_type;   /* of the upstream's event,
                                                  before repairs; NULL: no rule
                                                  hides that */
    ngx_responses_redact_t       *redact;      /* texts; NULL: none yet */
    unsigned                      varies:1;    /* rules may do another thing to
                                                  the next event that differs
                                                  only in its texts */
    unsigned                      announced:1; /* that a text was rewritten */
};


#define ngx_responses_ruleset_bit(kind)  (1 << NGX_RESPONSES_RULE_##kind)

/* whether rules of a kind hold, or of one that hides, or reads values */

#define ngx_responses_ruleset_has(engine, kind)                               \
    ((engine)->ruleset                                                        \
     && ((engine)->ruleset->kinds & ngx_responses_ruleset_bit(kind)))

/* whether they add events */

#define ngx_responses_ruleset_adds(engine)                                    \
    (ngx_responses_ruleset_has(engine, ROUTING)                               \
     || ngx_responses_ruleset_has(engine, ADD_EVENT))

#define ngx_responses_ruleset_does(engine, what)                              \
    ((engine)->ruleset                                                        \
     && ((engine)->ruleset->does & NGX_RESPONSES_RULE_##what))

#define ngx_responses_ruleset_hides(engine)                                   \
    ngx_responses_ruleset_does(engine, HIDES)

#define ngx_responses_ruleset_reads(engine)                                   \
    ngx_responses_ruleset_does(engine, READS)


/* what the reader lists for rules of an event that they see */

#define ngx_responses_ruleset_lists(engine)                                   \
    ((engine)->conf->rules ? (engine)->conf->rules->lists : 0)


/*
 * Conditions are asked for once, here, but for those of events that are
 * added.  To be called after init, if there are rules, and before any bytes.
 * NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_ruleset_init(ngx_responses_engine_t *engine,
    void *data);
void ngx_responses_ruleset_free(ngx_responses_engine_t *engine);


/* ngx_responses_decide.c: which types are hidden */

/* what a type is to the rules that hide, once per stream */

void ngx_responses_decide_types(ngx_responses_engine_t *engine);

/* whether rules hide an event; of the upstream's also for its old name */

ngx_uint_t ngx_responses_decide_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* the same for a type, and its name if it is not known */

ngx_uint_t ngx_responses_decide_type(ngx_responses_ruleset_t *rs,
    const ngx_responses_type_t *type, ngx_str_t *name);

/* whether a rule hides events of that name, whoever sends them; or items */

ngx_uint_t ngx_responses_decide_match(ngx_responses_ruleset_t *rs,
    ngx_responses_rule_e kind, const ngx_str_t *name);


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
 * A value of an event, node 0: all of it.  base: what stands before it in the
 * paths of rules, with a dot, or empty.  Nodes keep their numbers, so it must
 * not call event_reread() or event_replace(): json_rules and deliver go on
 * with the nodes that they had.
 */

ngx_int_t ngx_responses_field(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base);

/* the same, but no member is set */

void ngx_responses_field_remove(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_str_t base);

/*
 * The n-th text of the worker, which is UTF-8, becomes a string of an event;
 * NGX_DECLINED: it is that one.
 */

ngx_int_t ngx_responses_field_text(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t n);


/* ngx_responses_add.c: events of the user's; NGX_OK or NGX_ERROR */

/*
 * Those that stand before one of this type, or after it, as sent or as in the
 * catalogue; none stands after the last event.
 */

ngx_int_t ngx_responses_add_beside(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name, ngx_uint_t before);

/* an event of one of our types without other members */

ngx_int_t ngx_responses_add_plain(ngx_responses_engine_t *engine,
    ngx_responses_type_e type);

/*
 * Sets *json to a rule's value, which is in memory that the next call uses
 * again.  NGX_DECLINED: the value is invalid JSON.
 */

ngx_int_t ngx_responses_add_value(ngx_responses_engine_t *engine,
    ngx_responses_value_t *value, ngx_str_t *rule, ngx_str_t *json);


/* ngx_responses_redact.c: what texts must not have; NGX_OK or NGX_ERROR */

void ngx_responses_redact_free(ngx_responses_engine_t *engine);

/* NGX_DECLINED, too: nothing of a delta can be sent now, or of it at all */

ngx_int_t ngx_responses_redact(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/*
 * An event is hidden that may have had a piece of a text: what follows it in
 * the texts of its item, or of all items, is not sent in deltas.  ev is NULL,
 * or was repaired: its index is that of the client.
 */

ngx_int_t ngx_responses_redact_lose(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* sends deltas with what was held of texts that end with an event */

ngx_int_t ngx_responses_redact_rest(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* final texts of an event are rewritten, which may be announced before it */

ngx_int_t ngx_responses_rewrite(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* both, in a response or, if item is set, an item of a JSON response */

ngx_int_t ngx_responses_redact_json(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t item);


/* ngx_responses_sign.c: ids of responses; NGX_OK or NGX_ERROR */

ngx_int_t ngx_responses_sign_event(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* of a JSON response, or of one in an event; node 0: all of it */

ngx_int_t ngx_responses_sign_response(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node);


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


#endif /* _NGX_RESPONSES_RULESET_H_INCLUDED_ */
