
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The end of a stream: which event is the last one, what is sent if it is
 * missing, and [DONE].
 *
 * Never changes an event.  Invariant: engine->phase only grows, and a stream
 * that began has one terminal, unless responses_failure is off, or is cut and
 * so is the stream.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_end.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


/* milliseconds to wait for a terminal after [DONE], or after an error */

#define NGX_RESPONSES_END_WAIT  1000


/* who says that there are no more items */

typedef enum {
    NGX_RESPONSES_BY_END = 0,          /* of the message */
    NGX_RESPONSES_BY_DONE,             /* [DONE] */
    NGX_RESPONSES_BY_TERMINAL
} ngx_responses_end_by_e;


static void ngx_responses_end_wait(ngx_responses_engine_t *engine);
static ngx_uint_t ngx_responses_end_is_complete(
    ngx_responses_engine_t *engine, ngx_responses_end_e end);
static ngx_uint_t ngx_responses_end_items(ngx_responses_engine_t *engine,
    ngx_responses_end_by_e by);
static ngx_uint_t ngx_responses_end_announced(ngx_responses_item_t *item);
static ngx_uint_t ngx_responses_end_is_cut(ngx_responses_engine_t *engine,
    ngx_responses_end_e end);
static ngx_int_t ngx_responses_end_completed(ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_end_failure(ngx_responses_engine_t *engine,
    ngx_responses_end_e end);
static ngx_int_t ngx_responses_end_send_done(ngx_responses_engine_t *engine);


/* whether [DONE] came before the terminal, and is passed */

#define ngx_responses_end_owes_done(engine)                                   \
    ((engine)->done && (engine)->conf->done == NGX_RESPONSES_DONE_KEEP)


/*
 * Indexed by ngx_responses_end_e.  Some clients ask again only if they find
 * words in the message: "ended without", "connection reset by peer", "timed
 * out", "connection closed".
 */

static const struct {
    ngx_str_t    code;
    ngx_str_t    message;
} ngx_responses_ends[] = {

    { ngx_string("upstream_incomplete"),
      ngx_string("The stream from the upstream ended without a final "
                 "event.") },

    { ngx_string("upstream_error"),
      ngx_string("The upstream broke off: connection reset by peer.") },

    { ngx_string("upstream_timeout"),
      ngx_string("The upstream timed out.") },

    { ngx_string("server_shutdown"),
      ngx_string("The server is shutting down: connection closed.") }
};


ngx_int_t
ngx_responses_end_sent(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type)
{
    ngx_uint_t  done;

    if (!ngx_responses_engine_ends(engine, type)) {

        if (type->class == NGX_RESPONSES_CLASS_ERROR) {
            ngx_responses_end_phase(engine, NGX_RESPONSES_FAILING);
            ngx_responses_end_wait(engine);

        } else if (type->class != NGX_RESPONSES_CLASS_UNKNOWN) {
            ngx_responses_end_phase(engine, NGX_RESPONSES_RUNNING);
        }

        return NGX_OK;
    }

    /* [DONE] may still come, and is passed then */

    done = (engine->conf->done == NGX_RESPONSES_DONE_ADD
            || ngx_responses_end_owes_done(engine));

    ngx_responses_end_phase(engine,
                            (done
                             || engine->conf->done
                                != NGX_RESPONSES_DONE_KEEP)
                            ? NGX_RESPONSES_CLOSED : NGX_RESPONSES_ENDED);

    engine->timer = 0;
    engine->cut = 0;

    if (done) {
        return ngx_responses_end_send_done(engine);
    }

    return NGX_OK;
}


void
ngx_responses_end_phase(ngx_responses_engine_t *engine,
    ngx_responses_phase_e phase)
{
    if (engine->phase < phase) {
        engine->phase = phase;
    }
}


/* the stream ends then, also if the upstream stays open */

static void
ngx_responses_end_wait(ngx_responses_engine_t *engine)
{
    if (engine->timer == 0) {
        engine->timer = engine->now + NGX_RESPONSES_END_WAIT;
    }
}


/*
 * [DONE] may come before the terminal and is sent after it; or instead of it:
 * the stream ends a second later.
 */

ngx_int_t
ngx_responses_end_done(ngx_responses_engine_t *engine, u_char *p)
{
    if (!ngx_responses_engine_ended(engine)
        && (engine->phase != NGX_RESPONSES_WAITING
            || engine->conf->terminal != NGX_RESPONSES_TERMINAL_OFF))
    {
        engine->done = 1;

        ngx_responses_end_wait(engine);

        return NGX_OK;
    }

    if (engine->conf->done != NGX_RESPONSES_DONE_KEEP) {
        return NGX_OK;
    }

    if (engine->phase == NGX_RESPONSES_ENDED) {
        engine->phase = NGX_RESPONSES_CLOSED;
    }

    return ngx_responses_engine_write(engine, p, engine->frame.len);
}


ngx_int_t
ngx_responses_end_replace(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type)
{
    ngx_uint_t  known;

    known = (!engine->state.full && !engine->state.unknown);

    if (type->status != NGX_RESPONSES_COMPLETED
        || engine->phase >= NGX_RESPONSES_FAILING)
    {
        return ngx_responses_end_failure(engine, NGX_RESPONSES_END_CLEAN);
    }

    if (known && ngx_responses_end_items(engine, NGX_RESPONSES_BY_TERMINAL)) {
        return ngx_responses_end_completed(engine);
    }

    return ngx_responses_end_failure(engine, NGX_RESPONSES_END_CLEAN);
}


/* G3 */

ngx_int_t
ngx_responses_end_finish(ngx_responses_engine_t *engine,
    ngx_responses_end_e end)
{
    ngx_int_t  rc;

    rc = NGX_OK;

    if (ngx_responses_engine_ended(engine)
        || engine->conf->terminal == NGX_RESPONSES_TERMINAL_OFF)
    {
        /* void */

    } else if (ngx_responses_end_is_complete(engine, end)) {
        ngx_responses_repair_note(engine, NGX_RESPONSES_REPAIR_NO_TERMINAL);
        rc = ngx_responses_end_completed(engine);

    } else if (engine->phase == NGX_RESPONSES_WAITING && !engine->asked
               && end == NGX_RESPONSES_END_CLEAN)
    {
        /* void */

    } else if (ngx_responses_end_is_cut(engine, end)) {
        ngx_responses_usage_failed(&engine->usage,
                                   ngx_responses_ends[end].code);
        engine->cut = 1;

        return NGX_OK;

    } else {
        rc = ngx_responses_end_failure(engine, end);
    }

    if (rc != NGX_OK) {
        return NGX_ERROR;
    }

    if (ngx_responses_end_owes_done(engine)) {
        return ngx_responses_end_send_done(engine);
    }

    return NGX_OK;
}


/*
 * Whether a stream may complete by itself; nothing else decides it.  The
 * upstream must have said all that there is: with [DONE], or by a proper end
 * after an item that can be the last one.  Never after a sign of a failure.
 */

static ngx_uint_t
ngx_responses_end_is_complete(ngx_responses_engine_t *engine,
    ngx_responses_end_e end)
{
    ngx_responses_state_t  *state;

    state = &engine->state;

    if (engine->phase >= NGX_RESPONSES_FAILING || engine->suspect) {
        return 0;
    }

    if (state->full || state->unknown || state->nitems == 0) {
        return 0;
    }

    if (!ngx_responses_generate_began(engine)) {
        return 0;
    }

    if (engine->done) {
        return ngx_responses_end_items(engine, NGX_RESPONSES_BY_DONE);
    }

    return end == NGX_RESPONSES_END_CLEAN
           && ngx_responses_end_items(engine, NGX_RESPONSES_BY_END);
}


/*
 * Whether the client is to see that its connection broke, as some clients ask
 * again only then.  What the upstream said of an error is not lost.
 */

static ngx_uint_t
ngx_responses_end_is_cut(ngx_responses_engine_t *engine,
    ngx_responses_end_e end)
{
    return engine->conf->terminal == NGX_RESPONSES_TERMINAL_CUT
           && engine->phase != NGX_RESPONSES_FAILING
           && end != NGX_RESPONSES_END_SHUTDOWN;
}


/* a call that is open is incomplete, as is an item that is not known */

static ngx_uint_t
ngx_responses_end_items(ngx_responses_engine_t *engine,
    ngx_responses_end_by_e by)
{
    ngx_uint_t              i, last;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    state = &engine->state;
    last = (by != NGX_RESPONSES_BY_END);

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (ngx_responses_state_incomplete(item)) {
            return 0;
        }

        if (ngx_responses_state_ended(item)) {
            last |= (item->kind == NGX_RESPONSES_MESSAGE
                     || ngx_responses_item_has(item->kind, CALL));
            continue;
        }

        if (by == NGX_RESPONSES_BY_END || ngx_responses_state_is_call(item)
            || !ngx_responses_state_known(item))
        {
            return 0;
        }

        if (by == NGX_RESPONSES_BY_DONE && ngx_responses_end_announced(item)) {
            return 0;
        }
    }

    return last;
}


/* whether the upstream announced an item, or a part of it, that is open */

static ngx_uint_t
ngx_responses_end_announced(ngx_responses_item_t *item)
{
    ngx_uint_t             i;
    ngx_responses_part_t  *part;

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (part->announced && part->step != NGX_RESPONSES_STEP_DONE) {
            return 1;
        }
    }

    return item->said;
}


static ngx_int_t
ngx_responses_end_completed(ngx_responses_engine_t *engine)
{
    const ngx_responses_type_t  *type;

    type = ngx_responses_type(NGX_RESPONSES_COMPLETED);

    engine->usage.made = 1;
    engine->usage.terminal = NGX_RESPONSES_COMPLETED;

    if (ngx_responses_repair_before(engine, type) == NGX_ERROR
        || ngx_responses_repair_end_all(engine, type, 1) != NGX_OK
        || ngx_responses_generate_response(engine, NGX_RESPONSES_COMPLETED,
                                           NULL)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_end_sent(engine, type);
}


static ngx_int_t
ngx_responses_end_failure(ngx_responses_engine_t *engine,
    ngx_responses_end_e end)
{
    ngx_uint_t              failing, hidden;
    ngx_responses_error_t   error;
    ngx_responses_state_t  *state;

    state = &engine->state;

    /* clients try again after this type */

    ngx_str_set(&error.type, "server_error");
    ngx_str_set(&error.param, "null");

    error.code = ngx_responses_ends[end].code;
    error.message = ngx_responses_ends[end].message;

    failing = (engine->phase == NGX_RESPONSES_FAILING);
    hidden = (failing && state->code.data && state->code.len == 0);

    if (failing && state->code.len) {
        error.code = state->code;
        error.message = state->message;

    } else if (ngx_responses_state_error(state, &error) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!hidden || !engine->usage.coded) {
        ngx_responses_usage_failed(&engine->usage, error.code);
    }

    if (!failing || hidden) {
        error.code = ngx_responses_generate_code(engine, error.code);
    }

    engine->usage.made = 1;

    if (ngx_responses_repair_before(engine,
                                    ngx_responses_type(NGX_RESPONSES_ERROR))
        == NGX_ERROR
        || ngx_responses_generate_failure(engine, &error) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_end_sent(engine,
                                  ngx_responses_type(NGX_RESPONSES_FAILED));
}


static ngx_int_t
ngx_responses_end_send_done(ngx_responses_engine_t *engine)
{
    engine->done = 0;

    return ngx_responses_engine_write(engine, (u_char *) "data: [DONE]\n\n",
                                      14);
}
