
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The table of repairs: one row for each thing that servers do wrong, in the
 * order in which they are applied; and the rows that are about types and the
 * order of events.
 *
 * A row checks its symptom and changes nothing without it.  Those that need
 * no more than type, place and number are also applied to an event of which
 * not all is known.  Never fails because of what an upstream sent.
 * Invariant: an event that follows the contract is not edited.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_repeat.h"


#define class(name)  (1 << NGX_RESPONSES_CLASS_##name)

#define NGX_RESPONSES_IN_RESPONSE                                             \
    (class(LIFECYCLE) | class(TERMINAL))

#define NGX_RESPONSES_IN_ITEM                                                 \
    (class(PART) | class(DELTA) | class(DONE) | class(PROGRESS))

/* UNKNOWN is not in it: before unknown events nothing is generated */

#define NGX_RESPONSES_ALL                                                     \
    (NGX_RESPONSES_IN_RESPONSE | NGX_RESPONSES_IN_ITEM | class(ITEM)          \
     | class(ERROR) | class(OTHER))


typedef struct {
    const char    *name;               /* in $responses_dialect */
    ngx_uint_t     classes;            /* it applies to events of these */
    ngx_int_t    (*apply)(ngx_responses_repair_t *rp);
    ngx_int_t    (*raw)(ngx_responses_repair_t *rp);  /* the same, of which
                                          not all is known */
} ngx_responses_repair_row_t;


static ngx_int_t ngx_responses_repair_keepalive(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_type(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_rename(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_order(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_created(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_retype(ngx_responses_repair_t *rp);


static const ngx_responses_repair_row_t  ngx_responses_repairs[] = {

    /* N1 */
    { "no-type", class(UNKNOWN), ngx_responses_repair_type,
      ngx_responses_repair_type },

    /* N15; a type may be named by the event line only */
    { "keepalive", class(KEEPALIVE), ngx_responses_repair_keepalive, NULL },

    /* N16 */
    { "renamed", NGX_RESPONSES_ALL, ngx_responses_repair_rename,
      ngx_responses_repair_rename },

    /* N13 */
    { "no-reason", NGX_RESPONSES_ALL | class(UNKNOWN) | class(KEEPALIVE),
      ngx_responses_repair_reason, NULL },

    /* N4 */
    { "flat", NGX_RESPONSES_IN_RESPONSE, ngx_responses_repair_flat,
      ngx_responses_repair_flat },

    /* N8; rows after it see lists of parts */
    { "content", class(ITEM) | NGX_RESPONSES_IN_RESPONSE,
      ngx_responses_repair_strings, NULL },

    /* N16, N19; rows after them see strings */
    { "arguments", class(ITEM) | class(DONE) | NGX_RESPONSES_IN_RESPONSE,
      ngx_responses_repair_arguments, NULL },
    { "delta", class(DELTA), ngx_responses_repair_delta, NULL },

    /* N12: an "output_text" that is empty */
    { "output-text", class(TERMINAL), ngx_responses_repair_output_text, NULL },

    /* N11 */
    { "order", class(LIFECYCLE), ngx_responses_repair_order,
      ngx_responses_repair_order },
    { "no-created", NGX_RESPONSES_ALL, ngx_responses_repair_created,
      ngx_responses_repair_created },

    /* N13 */
    { "error", class(ERROR) | class(TERMINAL), ngx_responses_repair_error,
      ngx_responses_repair_error },

    /* N9, N7, N14 */
    { "created-at", NGX_RESPONSES_IN_RESPONSE,
      ngx_responses_repair_created_at, NULL },
    { "response-id", NGX_RESPONSES_IN_RESPONSE,
      ngx_responses_repair_response_id, NULL },
    { "usage", NGX_RESPONSES_IN_RESPONSE | class(UNKNOWN),
      ngx_responses_repair_usage, NULL },

    /* N3 */
    { "index", class(ITEM) | NGX_RESPONSES_IN_ITEM,
      ngx_responses_repair_index, ngx_responses_repair_index },

    /* N7: an event that came twice */
    { "twice", class(DELTA), ngx_responses_repair_twice, NULL },

    /* N10; these send events, so what follows sees them as sent */
    { "no-scaffold", class(ITEM) | NGX_RESPONSES_IN_ITEM,
      ngx_responses_repair_open, ngx_responses_repair_open },
    { "no-done", class(ITEM) | class(TERMINAL), ngx_responses_repair_done,
      ngx_responses_repair_done },

    /* N17, and of N12 the output */
    { "response", NGX_RESPONSES_IN_RESPONSE, ngx_responses_repair_response,
      NULL },

    /* writes what N1 and N16 found */
    { "retype", NGX_RESPONSES_ALL | class(UNKNOWN) | class(KEEPALIVE),
      ngx_responses_repair_retype, ngx_responses_repair_retype },

    /* N6 and N18, N7 */
    { "indexes", class(ITEM) | NGX_RESPONSES_IN_ITEM,
      ngx_responses_repair_indexes, ngx_responses_repair_indexes },
    { "item-id", class(ITEM) | NGX_RESPONSES_IN_ITEM,
      ngx_responses_repair_item_id, ngx_responses_repair_item_id },

    /* N17 and N12 */
    { "item", class(ITEM), ngx_responses_repair_item, NULL },
    { "output", class(TERMINAL), ngx_responses_repair_output, NULL },

    /* N8, and N17 for parts */
    { "part-type", class(ITEM) | class(PART) | class(TERMINAL),
      ngx_responses_repair_part_type, NULL },

    /* N12 */
    { "no-text", class(DONE) | class(PART) | class(ITEM),
      ngx_responses_repair_text, NULL },

    /* what is no symptom of an event, in the order of their numbers */
    { "no-blank-line", 0, NULL, NULL },
    { "no-terminal", 0, NULL, NULL },

    { NULL, 0, NULL, NULL }
};

#define NGX_RESPONSES_REPAIRS                                                 \
    (sizeof(ngx_responses_repairs) / sizeof(ngx_responses_repairs[0]) - 1)


/*
 * Repairs do not look again into a response that was announced, nor into items
 * of the output that the client has got, but rules do.
 */

void
ngx_responses_repair_expect(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_responses_json_t  *json;

    json = &ev->json;

    if (!ngx_responses_repair_alone(engine)) {
        return;
    }

    json->data = engine;
    json->known_in[0] = NGX_RESPONSES_M_RESPONSE;

    if (ngx_responses_repeat_may(engine)) {
        json->known = ngx_responses_repeat_known;
        json->known_depth = 1;
        return;
    }

    if (engine->state.nitems) {
        json->known = ngx_responses_repair_known;
        json->known_depth = 3;
        json->known_in[1] = NGX_RESPONSES_M_OUTPUT;
        json->known_in[2] = NGX_RESPONSES_M_NONE;

        engine->worker->listed = 0;
    }
}


ngx_int_t
ngx_responses_repair(ngx_responses_repair_t *rp)
{
    uint64_t                           added;
    ngx_int_t                          rc;
    ngx_uint_t                         bit;
    ngx_int_t                        (*apply)(ngx_responses_repair_t *rp);
    ngx_responses_engine_t            *engine;
    const ngx_responses_repair_row_t  *row;

    engine = rp->engine;
    bit = 1 << rp->ev->type->class;

    if (ngx_responses_repeat_found(rp->ev)) {
        return NGX_OK;
    }

    for (row = ngx_responses_repairs; row->name; row++) {

        if (!(row->classes & bit)) {
            continue;
        }

        apply = rp->ev->raw ? row->raw : row->apply;

        if (apply == NULL) {
            continue;
        }

        added = engine->usage.added;

        rc = apply(rp);

        /* it may have changed */

        bit = 1 << rp->ev->type->class;

        if (rc == NGX_ERROR) {

            if (!engine->state.full) {
                return NGX_ERROR;
            }

            /* too many items: from here on events are passed */

            (void) ngx_responses_repair_retype(rp);

            return NGX_OK;
        }

        if (rc == NGX_OK || engine->usage.added != added) {
            engine->usage.repaired++;
            engine->usage.dialect |= (uint64_t) 1
                                     << (row - ngx_responses_repairs);

            ngx_responses_engine_trace(engine, row->name, &rp->ev->name);
        }

        if (rp->action != NGX_RESPONSES_REPAIR_SEND) {
            break;
        }
    }

    return NGX_OK;
}


void
ngx_responses_repair_note(ngx_responses_engine_t *engine,
    ngx_responses_repair_note_e note)
{
    engine->usage.repaired++;
    engine->usage.dialect |= (uint64_t) 1 << (NGX_RESPONSES_REPAIRS
                                              - NGX_RESPONSES_REPAIR_NOTES
                                              + note);
}


const char *
ngx_responses_repair_name(ngx_uint_t n)
{
    return ngx_responses_repairs[n].name;
}


/*
 * N15.  It must not be the first event, and response.created is not generated
 * before it, since the id of the response is not known yet.
 */

static ngx_int_t
ngx_responses_repair_keepalive(ngx_responses_repair_t *rp)
{
    const ngx_responses_type_t  *type;

    if (!rp->engine->state.created && !rp->engine->state.unknown) {
        rp->action = NGX_RESPONSES_REPAIR_COMMENT;
        return NGX_OK;
    }

    type = ngx_responses_type(NGX_RESPONSES_KEEPALIVE);

    if (rp->ev->type == type) {
        return NGX_DECLINED;
    }

    rp->ev->type = type;
    rp->ev->name = type->name;
    rp->retype = 1;

    return NGX_OK;
}


/* N1; and errors of N13 that are no event of a type that is known */

static ngx_int_t
ngx_responses_repair_type(ngx_responses_repair_t *rp)
{
    ngx_str_t                    name, status;
    ngx_responses_event_t       *ev;
    const ngx_responses_type_t  *type;

    ev = rp->ev;
    name = ev->name;

    if (name.len == 0 && !ngx_responses_str_is(rp->line, "message")) {
        name = rp->line;
    }

    type = ngx_responses_type_find(name.data, name.len);

    if (type->class == NGX_RESPONSES_CLASS_UNKNOWN
        && ngx_responses_error_sign(ev, name) == NGX_RESPONSES_SIGN_ERROR)
    {
        status = ngx_responses_event_string(ev,
                                           ev->member[NGX_RESPONSES_M_STATUS]);

        type = ngx_responses_type(ngx_responses_str_is(status, "failed")
                                  ? NGX_RESPONSES_FAILED
                                  : NGX_RESPONSES_ERROR);
        name = type->name;
    }

    if (ngx_responses_str_eq(name, ev->name)) {
        return NGX_DECLINED;
    }

    ev->type = type;
    ev->name = name;
    rp->retype = 1;

    /* the type of an event that is cut may follow */

    if (ev->cut) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/* N16.  Rows after this one see types of OpenAI only */

static ngx_int_t
ngx_responses_repair_rename(ngx_responses_repair_t *rp)
{
    ngx_str_t                    name;
    ngx_responses_event_t       *ev;
    const ngx_responses_type_t  *type;

    ev = rp->ev;
    type = ngx_responses_repair_terminal(ev, ev->type);

    if (type->id == NGX_RESPONSES_INCOMPLETE
        && ev->type->id == NGX_RESPONSES_COMPLETED)
    {
        /* the name stays: Codex retries after response.incomplete */

        ev->type = type;
        return NGX_DECLINED;
    }

    ev->type = ngx_responses_type_known(type);

    if (ev->type->id == NGX_RESPONSES_PLAIN) {
        return NGX_DECLINED;
    }

    if (type->id == NGX_RESPONSES_TEXT_ADDED
        && ngx_responses_repair_text_of(rp).len)
    {
        /* it has the first text of a part: a delta begins that, too */

        ev->type = ngx_responses_type(NGX_RESPONSES_TEXT_DELTA);
    }

    name = ngx_responses_type_name(rp->engine, ev->type->id);

    if (ngx_responses_str_eq(ev->name, name)) {
        return NGX_DECLINED;
    }

    ev->name = name;
    rp->retype = 1;

    return NGX_OK;
}


const ngx_responses_type_t *
ngx_responses_repair_terminal(ngx_responses_event_t *ev,
    const ngx_responses_type_t *type)
{
    ngx_str_t  status;

    if (type->status != NGX_RESPONSES_COMPLETED) {
        return type;
    }

    status = ngx_responses_get_string(ev, ngx_responses_repair_object(ev),
                                      STATUS);
    type = ngx_responses_type(ngx_responses_names_status(status));

    return ngx_responses_type(type->class == NGX_RESPONSES_CLASS_TERMINAL
                              ? type->id : NGX_RESPONSES_COMPLETED);
}


/* writes what previous rows decided and counted, unless it may follow */

static ngx_int_t
ngx_responses_repair_retype(ngx_responses_repair_t *rp)
{
    if (rp->retype
        && (!rp->ev->cut || rp->ev->member[NGX_RESPONSES_M_TYPE]))
    {
        ngx_responses_put_string(rp->ev, 0, TYPE, rp->ev->name);
    }

    return NGX_DECLINED;
}


/*
 * N11: clients reset their state if a response is announced again.  So does
 * the upstream, with the items that are not in the second announcement.
 */

static ngx_int_t
ngx_responses_repair_order(ngx_responses_repair_t *rp)
{
    ngx_uint_t              again, going;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    going = (state->began == NGX_RESPONSES_BEGAN_ITEM);
    state->began = NGX_RESPONSES_BEGAN_RESPONSE;

    if (rp->ev->type->id == NGX_RESPONSES_CREATED) {
        again = state->created;

    } else {
        again = state->nitems;
    }

    if (!again) {
        return NGX_DECLINED;
    }

    rp->action = NGX_RESPONSES_REPAIR_DROP;

    if (going && !rp->ev->cut) {
        return ngx_responses_repair_reset(rp);
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_repair_created(ngx_responses_repair_t *rp)
{
    if (rp->engine->state.created) {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_before(rp->engine, rp->ev->type);
}


ngx_int_t
ngx_responses_repair_before(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type)
{
    ngx_responses_state_t  *state;

    state = &engine->state;

    if (type->id == NGX_RESPONSES_CREATED) {
        state->created = 1;
    }

    if (state->created || state->unknown || !engine->conf->normalize) {
        return NGX_DECLINED;
    }

    state->created = 1;

    if (ngx_responses_generate_response(engine, NGX_RESPONSES_CREATED, NULL)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        || type->class == NGX_RESPONSES_CLASS_ERROR)
    {
        return NGX_OK;
    }

    return ngx_responses_generate_response(engine, NGX_RESPONSES_IN_PROGRESS,
                                           NULL);
}
