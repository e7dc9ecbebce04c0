
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The table of repairs: one row for one thing that servers get wrong, in
 * the order in which they must be looked at, and the rows that are about
 * the event as a whole.
 *
 * A row looks for its symptom and, if it is not there, touches nothing.
 * Never fails for what an upstream sent.  Invariant: an event that honours
 * the contract leaves without a splice.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_lifecycle.h"
#include "engine/ngx_responses_shape.h"
#include "engine/ngx_responses_synth.h"


#define class(name)  (1 << NGX_RESPONSES_CLASS_##name)

#define NGX_RESPONSES_RESPONSE                                                \
    (class(LIFECYCLE) | class(TERMINAL))

#define NGX_RESPONSES_IN_ITEM                                                 \
    (class(PART) | class(DELTA) | class(DONE) | class(PROGRESS))

/* streams of other kinds get no scaffold, so the unknown is not in it */

#define NGX_RESPONSES_ALL                                                     \
    (NGX_RESPONSES_RESPONSE | NGX_RESPONSES_IN_ITEM | class(ITEM)             \
     | class(ERROR) | class(OTHER))


typedef struct {
    const char    *name;               /* in $responses_dialect */
    ngx_uint_t     classes;            /* it applies to events of these */

    /* NGX_OK: repaired, NGX_DECLINED: no symptom, NGX_ERROR */

    ngx_int_t    (*apply)(ngx_responses_repair_t *rp);
} ngx_responses_repair_row_t;


static ngx_int_t ngx_responses_repair_keepalive(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_type(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_rename(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_terminal(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_order(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_created(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_retype(ngx_responses_repair_t *rp);


static const ngx_responses_repair_row_t  ngx_responses_repairs[] = {

    /* N1 */
    { "no-type", class(UNKNOWN), ngx_responses_repair_type },

    /* N15; a type may be named by the event line only */
    { "keepalive", class(KEEPALIVE), ngx_responses_repair_keepalive },

    /* N16 */
    { "renamed", NGX_RESPONSES_ALL, ngx_responses_repair_rename },

    /* N16; what follows sees strings */
    { "arguments", class(ITEM) | class(DONE) | NGX_RESPONSES_RESPONSE,
      ngx_responses_arguments },

    /* N4 */
    { "flat", NGX_RESPONSES_RESPONSE, ngx_responses_lifecycle_flat },

    /* N12: an "output_text" that says nothing */
    { "output-text", class(TERMINAL),
      ngx_responses_lifecycle_output_text },

    /* N11 */
    { "order", class(LIFECYCLE), ngx_responses_repair_order },
    { "no-created", NGX_RESPONSES_ALL, ngx_responses_repair_created },

    /* N13 */
    { "error", class(ERROR) | class(TERMINAL), ngx_responses_error },

    /* N9, N7, N14 */
    { "created-at", NGX_RESPONSES_RESPONSE, ngx_responses_lifecycle_time },
    { "response-id", NGX_RESPONSES_RESPONSE, ngx_responses_lifecycle_id },
    { "usage", NGX_RESPONSES_RESPONSE, ngx_responses_lifecycle_usage },

    /* N3 */
    { "index", class(ITEM) | NGX_RESPONSES_IN_ITEM,
      ngx_responses_place_index },

    /* N10; these send events, so what follows sees them as sent */
    { "no-scaffold", class(ITEM) | NGX_RESPONSES_IN_ITEM,
      ngx_responses_scaffold_open },
    { "no-done", class(ITEM) | class(TERMINAL),
      ngx_responses_ending },

    /* N17, and of N12 the output */
    { "response", NGX_RESPONSES_RESPONSE,
      ngx_responses_lifecycle_members },

    /* writes what N1 and N16 found */
    { "retype", NGX_RESPONSES_ALL | class(UNKNOWN) | class(KEEPALIVE),
      ngx_responses_repair_retype },

    /* N6 and N18, N7 */
    { "indexes", class(ITEM) | NGX_RESPONSES_IN_ITEM,
      ngx_responses_place_indexes },
    { "item-id", class(ITEM) | NGX_RESPONSES_IN_ITEM,
      ngx_responses_place_id },

    /* N17 and N12 */
    { "item", class(ITEM), ngx_responses_fill_item },
    { "output", class(TERMINAL), ngx_responses_fill_output },

    /* N8 */
    { "part-type", class(ITEM) | class(PART),
      ngx_responses_fill_part_type },

    /* N19 */
    { "delta", class(DELTA), ngx_responses_place_delta },

    /* N12 */
    { "no-text", class(DELTA) | class(DONE) | class(PART) | class(ITEM),
      ngx_responses_place_text },

    { NULL, 0, NULL }
};

#define NGX_RESPONSES_REPAIRS                                                 \
    (sizeof(ngx_responses_repairs) / sizeof(ngx_responses_repairs[0]))


/* for each class of events: the first row for it from this one on */

static u_char  ngx_responses_repair_next[NGX_RESPONSES_CLASS_OTHER + 1]
                                        [NGX_RESPONSES_REPAIRS];


/* names of the same thing; Open Responses has kept two of the left ones */

typedef struct {
    ngx_uint_t    from;
    ngx_uint_t    to;
    ngx_uint_t    openresponses;       /* unsigned openresponses:1; */
} ngx_responses_rename_t;


static const ngx_responses_rename_t  ngx_responses_renames[] = {
    { NGX_RESPONSES_REASONING_DELTA, NGX_RESPONSES_REASONING_TEXT_DELTA, 1 },
    { NGX_RESPONSES_REASONING_DONE, NGX_RESPONSES_REASONING_TEXT_DONE, 1 },
    { NGX_RESPONSES_REASONING_PART_ADDED, NGX_RESPONSES_PART_ADDED, 0 },
    { NGX_RESPONSES_REASONING_PART_DONE, NGX_RESPONSES_PART_DONE, 0 },
    { NGX_RESPONSES_ERROR_OLD, NGX_RESPONSES_ERROR, 0 },
    { 0, 0, 0 }
};


void
ngx_responses_repair_init(void)
{
    ngx_uint_t  class, i, next;

    for (class = 0; class <= NGX_RESPONSES_CLASS_OTHER; class++) {
        next = NGX_RESPONSES_REPAIRS - 1;

        for (i = next; i < NGX_RESPONSES_REPAIRS; i--) {

            if (ngx_responses_repairs[i].classes & (1 << class)) {
                next = i;
            }

            ngx_responses_repair_next[class][i] = (u_char) next;
        }
    }
}


ngx_int_t
ngx_responses_repair(ngx_responses_repair_t *rp)
{
    ngx_int_t                          rc;
    ngx_uint_t                         i;
    ngx_responses_engine_t            *engine;
    const ngx_responses_repair_row_t  *row;

    engine = rp->engine;

    /* a row may change the class */

    for (i = 0; /* void */ ; i++) {
        i = ngx_responses_repair_next[rp->ev->type->class][i];
        row = &ngx_responses_repairs[i];

        if (row->name == NULL) {
            break;
        }

        rc = row->apply(rp);

        if (rc == NGX_ERROR) {

            if (!engine->state.full) {
                return NGX_ERROR;
            }

            /* no place for one item more: from here on it passes as it is */

            return (ngx_responses_repair_retype(rp) == NGX_ERROR) ? NGX_ERROR
                                                                  : NGX_OK;
        }

        if (rc == NGX_OK) {
            engine->usage.repaired++;
            engine->usage.dialect |= (uint64_t) 1 << i;
        }

        if (rp->drop || rp->comment) {
            break;
        }
    }

    return NGX_OK;
}


const char *
ngx_responses_repair_name(ngx_uint_t n)
{
    return ngx_responses_repairs[n].name;
}


ngx_str_t
ngx_responses_repair_text(ngx_responses_repair_t *rp)
{
    ngx_str_t   s;
    ngx_uint_t  i;

    static ngx_uint_t  members[] = {
        NGX_RESPONSES_M_DELTA, NGX_RESPONSES_M_TEXT, NGX_RESPONSES_M_REFUSAL,
        NGX_RESPONSES_M_ARGUMENTS, NGX_RESPONSES_M_INPUT,
        NGX_RESPONSES_M_DELTA_TEXT, 0
    };

    ngx_str_null(&s);

    for (i = 0; members[i] && s.data == NULL; i++) {
        s = ngx_responses_event_string(rp->ev, members[i]);
    }

    return s;
}


/*
 * N15.  It must not be the first event, and response.created is not generated
 * for it, since the id of the response is not known yet.
 */

static ngx_int_t
ngx_responses_repair_keepalive(ngx_responses_repair_t *rp)
{
    const ngx_responses_type_t  *type;

    if (!rp->engine->state.created && !rp->engine->state.resumed) {
        rp->comment = 1;
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


/* N1; and of N13 the errors that have no type at all */

static ngx_int_t
ngx_responses_repair_type(ngx_responses_repair_t *rp)
{
    ngx_str_t                    name, status;
    ngx_uint_t                   error;
    const ngx_responses_type_t  *type;

    name = ngx_responses_event_string(rp->ev, NGX_RESPONSES_M_OBJECT);

    /* of an error of vLLM's, the type is that of the error */

    error = (name.len == 5 && ngx_memcmp(name.data, "error", 5) == 0);

    if (rp->ev->name.len && !error) {
        return NGX_DECLINED;
    }

    name = rp->engine->event_name;
    type = ngx_responses_type_find(name.data, name.len);

    error = error
            || ngx_responses_event_member(rp->ev, NGX_RESPONSES_M_ERROR,
                                          NGX_RESPONSES_JSON_OBJECT)
            || ngx_responses_event_member(rp->ev, NGX_RESPONSES_M_ERROR,
                                          NGX_RESPONSES_JSON_STRING);

    if (type->class == NGX_RESPONSES_CLASS_UNKNOWN && error) {
        status = ngx_responses_event_string(rp->ev, NGX_RESPONSES_M_STATUS);

        type = ngx_responses_type((status.len == 6
                                   && ngx_memcmp(status.data, "failed", 6)
                                      == 0)
                                  ? NGX_RESPONSES_FAILED
                                  : NGX_RESPONSES_ERROR);
        name = type->name;
    }

    if (name.len == 0
        || (name.len == 7 && ngx_memcmp(name.data, "message", 7) == 0))
    {
        return NGX_DECLINED;
    }

    rp->ev->type = type;
    rp->ev->name = name;
    rp->retype = 1;

    return NGX_OK;
}


/*
 * N16.  Rows after this one see OpenAI's types only, whatever is written.
 */

static ngx_int_t
ngx_responses_repair_rename(ngx_responses_repair_t *rp)
{
    ngx_int_t                      rc;
    ngx_str_t                      name;
    const ngx_responses_rename_t  *rename;

    if (rp->ev->type->id == NGX_RESPONSES_RESPONSE_DONE) {
        rc = ngx_responses_repair_terminal(rp);

        if (rc != NGX_OK) {
            return rc;
        }
    }

    for (rename = ngx_responses_renames; rename->from; rename++) {

        if (rp->ev->type->id == rename->from) {
            rp->ev->type = ngx_responses_type(rename->to);
            break;
        }
    }

    if (rp->ev->type->id == NGX_RESPONSES_PLAIN) {
        return NGX_DECLINED;
    }

    name = ngx_responses_repair_type_name(rp->engine, rp->ev->type->id);

    if (rp->ev->name.len == name.len
        && ngx_memcmp(rp->ev->name.data, name.data, name.len) == 0)
    {
        return NGX_DECLINED;
    }

    rp->ev->name = name;
    rp->retype = 1;

    return NGX_OK;
}


/* response.done: the terminal that the status names */

static ngx_int_t
ngx_responses_repair_terminal(ngx_responses_repair_t *rp)
{
    ngx_int_t   rc;
    ngx_str_t   status, word;
    ngx_uint_t  i;

    static const ngx_uint_t  types[] = {
        NGX_RESPONSES_INCOMPLETE, NGX_RESPONSES_FAILED,
        NGX_RESPONSES_CANCELLED, 0
    };

    rc = ngx_responses_lifecycle_read(rp);

    if (rc != NGX_OK) {
        return rc;
    }

    status = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_STATUS);

    rp->ev->type = ngx_responses_type(NGX_RESPONSES_COMPLETED);

    for (i = 0; types[i]; i++) {
        word = ngx_responses_lifecycle_status(types[i]);

        if (word.len == status.len
            && ngx_memcmp(word.data, status.data, word.len) == 0)
        {
            rp->ev->type = ngx_responses_type(types[i]);
        }
    }

    return NGX_OK;
}


ngx_str_t
ngx_responses_repair_type_name(ngx_responses_engine_t *engine,
    ngx_uint_t type)
{
    const ngx_responses_rename_t  *rename;

    for (rename = ngx_responses_renames;
         rename->from && engine->conf->reasoning;
         rename++)
    {
        if (rename->openresponses && rename->to == type) {
            return ngx_responses_type(rename->from)->name;
        }
    }

    return ngx_responses_type(type)->name;
}


/* what the two rows above decided; a wrapped event has its type already */

static ngx_int_t
ngx_responses_repair_retype(ngx_responses_repair_t *rp)
{
    ngx_str_t  type;

    if (!rp->retype || rp->wrapped) {
        return NGX_DECLINED;
    }

    ngx_str_set(&type, "type");

    if (ngx_responses_object_put(&rp->top,
                                 ngx_responses_span_get(rp->ev->spans,
                                                      NGX_RESPONSES_M_TYPE),
                                 type, rp->ev->name.data, rp->ev->name.len, 1)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    /* counted where it was decided */

    return NGX_DECLINED;
}


/* N11: clients begin anew on what announces a response */

static ngx_int_t
ngx_responses_repair_order(ngx_responses_repair_t *rp)
{
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    if (rp->ev->type->id == NGX_RESPONSES_CREATED ? state->created
                                                  : state->nitems)
    {
        rp->drop = 1;
        return NGX_OK;
    }

    return NGX_DECLINED;
}


static ngx_int_t
ngx_responses_repair_created(ngx_responses_repair_t *rp)
{
    if (rp->engine->state.created) {
        return NGX_DECLINED;
    }

    if (rp->ev->type->id == NGX_RESPONSES_CREATED) {
        rp->engine->state.created = 1;
        return NGX_DECLINED;
    }

    if (rp->engine->state.resumed || !rp->engine->conf->scaffold) {
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

    if (state->created || state->resumed || !engine->conf->scaffold
        || !engine->conf->normalize)
    {
        return NGX_OK;
    }

    state->created = 1;

    if (ngx_responses_synth_lifecycle(engine, NGX_RESPONSES_CREATED)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (type->class == NGX_RESPONSES_CLASS_LIFECYCLE
        || type->class == NGX_RESPONSES_CLASS_ERROR)
    {
        return NGX_OK;
    }

    return ngx_responses_synth_lifecycle(engine, NGX_RESPONSES_IN_PROGRESS);
}


/*
 * The last one is for events that were not held: nothing in them can be
 * mended, but what they opened and ended must be known.
 */

ngx_int_t
ngx_responses_repair_after(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, int64_t index)
{
    ngx_str_t                   none;
    ngx_uint_t                  i;
    ngx_responses_state_t      *state;
    ngx_responses_open_item_t  *item;
    ngx_responses_open_part_t  *part;

    state = &engine->state;

    if (type->id == NGX_RESPONSES_ITEM_ADDED) {
        item = ngx_responses_state_add_item(state, NGX_RESPONSES_NO_ITEM,
                                            index);
        if (item == NULL) {
            return state->full ? NGX_OK : NGX_ERROR;
        }

        item->lost = 1;

        return NGX_OK;
    }

    ngx_str_null(&none);

    item = ngx_responses_state_find_item(state, NGX_RESPONSES_NO_ITEM, index,
                                         &none);

    if (type->id == NGX_RESPONSES_ITEM_DONE) {

        if (item == NULL) {
            item = ngx_responses_state_add_item(state, NGX_RESPONSES_NO_ITEM,
                                                index);
        }

        if (item == NULL) {
            return state->full ? NGX_OK : NGX_ERROR;
        }

        ngx_responses_state_done(state, item);

        return NGX_OK;
    }

    if (item == NULL) {
        return NGX_OK;
    }

    /* which of its parts is not known: all that may be meant */

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (type->class == NGX_RESPONSES_CLASS_DELTA) {
            part->blind = 1;
            part->lost = 1;
        }

        part->text_done |= (type->class == NGX_RESPONSES_CLASS_DONE);
        part->done |= (type->id == NGX_RESPONSES_PART_DONE
                       || type->id == NGX_RESPONSES_SUMMARY_PART_DONE);
    }

    if (type->class == NGX_RESPONSES_CLASS_DELTA) {
        item->delta = 1;
        item->lost = 1;
    }

    item->text_done |= (type->class == NGX_RESPONSES_CLASS_DONE);

    return NGX_OK;
}
