
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N13: errors in the form of the profile.
 *
 * Errors of all forms are read in one function.  Members that are missing are
 * added, so that an error event has them in an object and beside it: AI SDK
 * reads the one, async-openai and openai-dotnet the other.  EU GPT has them
 * flat only.  Never changes other events.  Invariant: the message is kept.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


/* the members of an error, and where they are */

typedef struct {
    ngx_responses_error_t    error;
    ngx_uint_t               object;   /* node with its members */
    ngx_uint_t               nested;   /* unsigned nested:1; it is an object in
                                          the event */
} ngx_responses_repair_error_t;


static void ngx_responses_repair_cancelled(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);
static void ngx_responses_repair_read_error(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er);
static ngx_uint_t ngx_responses_repair_error_node(ngx_responses_repair_t *rp,
    ngx_uint_t object, ngx_str_t name);
static void ngx_responses_repair_default_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);
static ngx_int_t ngx_responses_repair_fill_error(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er);
static void ngx_responses_repair_error_remove(ngx_responses_event_t *ev,
    ngx_str_t name);
static ngx_int_t ngx_responses_repair_write_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);


static ngx_str_t  ngx_responses_repair_no_message =
    ngx_string("The upstream reported an error.");

static ngx_str_t  ngx_responses_repair_no_reason =
    ngx_string("The upstream failed and did not say why.");


/*
 * Azure's content filter sends response.failed without an error, and why in
 * an error event after it: the failure waits for the next event.
 */

ngx_int_t
ngx_responses_repair_reason(ngx_responses_repair_t *rp)
{
    ngx_uint_t                     says;
    ngx_responses_state_t         *state;
    ngx_responses_repair_error_t   er;

    state = &rp->engine->state;
    says = (rp->ev->type->class == NGX_RESPONSES_CLASS_ERROR);

    if (rp->ev->type->id == NGX_RESPONSES_FAILED) {
        rp->object = ngx_responses_repair_object(rp->ev);

        ngx_responses_repair_read_error(rp, &er);

        says = (er.error.message.len || er.error.code.len);
    }

    if (state->code.data && rp->engine->pending.len) {

        /* a reason goes before the failure that waits, all else after it */

        if (says) {
            return NGX_OK;
        }

        rp->action = NGX_RESPONSES_REPAIR_WAIT;

        return NGX_DECLINED;
    }

    if (says || state->code.data || rp->ev->type->id != NGX_RESPONSES_FAILED)
    {
        return NGX_DECLINED;
    }

    /* an error that says nothing: the failure will not wait again */

    rp->action = NGX_RESPONSES_REPAIR_WAIT;

    return (ngx_responses_state_error(state, ngx_responses_str(""),
                                      ngx_responses_str(""))
            == NGX_OK)
           ? NGX_DECLINED : NGX_ERROR;
}


/*
 * Code and message of an error are kept for the failure that may follow it.
 * If streams end with an error, a failed or cancelled response becomes one.
 */

ngx_int_t
ngx_responses_repair_error(ngx_responses_repair_t *rp)
{
    ngx_uint_t                     cancelled, event;
    const ngx_responses_conf_t    *conf;
    ngx_responses_repair_error_t   er;

    conf = rp->engine->conf;
    event = (rp->ev->type->class == NGX_RESPONSES_CLASS_ERROR);

    cancelled = (rp->ev->type->id == NGX_RESPONSES_CANCELLED
                 && conf->failure == NGX_RESPONSES_FAILURE_ERROR);

    if (!event && !cancelled && rp->ev->type->id != NGX_RESPONSES_FAILED) {
        return NGX_DECLINED;
    }

    if (ngx_responses_field_strip(rp->engine, rp->ev) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_repair_read_error(rp, &er);

    if (cancelled) {
        ngx_responses_repair_cancelled(rp, &er.error);
    }

    ngx_responses_repair_default_error(rp, &er.error);

    if (!event && conf->failure != NGX_RESPONSES_FAILURE_ERROR) {

        /* for clients that know errors only */

        if (conf->failure == NGX_RESPONSES_FAILURE_BOTH
            && rp->engine->phase < NGX_RESPONSES_FAILING
            && ngx_responses_generate_error(rp->engine, &er.error) != NGX_OK)
        {
            return NGX_ERROR;
        }

        return ngx_responses_repair_fill_error(rp, &er);
    }

    if (er.error.code.len <= NGX_RESPONSES_STATE_WORD
        && er.error.message.len <= NGX_RESPONSES_STATE_MESSAGE
        && ngx_responses_state_error(&rp->engine->state, er.error.code,
                                     er.error.message)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return event ? ngx_responses_repair_fill_error(rp, &er)
                 : ngx_responses_repair_write_error(rp, &er.error);
}


/* is logged as cancelled, though the client gets an error */

static void
ngx_responses_repair_cancelled(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error)
{
    rp->engine->usage.terminal = NGX_RESPONSES_CANCELLED;

    if (error->message.data == NULL) {
        ngx_str_set(&error->code, "cancelled");
        ngx_str_set(&error->message, "The response was cancelled.");
    }
}


static void
ngx_responses_repair_read_error(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er)
{
    ngx_str_t               raw;
    ngx_uint_t              node;
    ngx_responses_event_t  *ev;
    ngx_responses_error_t  *error;

    ev = rp->ev;
    error = &er->error;

    ngx_memzero(er, sizeof(ngx_responses_repair_error_t));

    /* node 0, the event, if there is no response */

    er->object = rp->object;

    node = ngx_responses_get(ev, er->object, "error");

    if (ngx_responses_event_kind(ev, node) == NGX_RESPONSES_JSON_OBJECT) {
        er->nested = 1;
        er->object = node;

    } else {
        error->message = ngx_responses_event_string(ev, node);
    }

    if (error->message.data == NULL) {
        node = ngx_responses_repair_error_node(rp, er->object,
                                               ngx_responses_str("message"));
        error->message = ngx_responses_event_string(ev, node);
    }

    node = ngx_responses_repair_error_node(rp, er->object,
                                           ngx_responses_str("code"));

    error->code = (ngx_responses_event_kind(ev, node)
                   == NGX_RESPONSES_JSON_NUMBER)
                  ? ngx_responses_event_raw(ev, node)
                  : ngx_responses_event_string(ev, node);

    node = ngx_responses_repair_error_node(rp, er->object,
                                           ngx_responses_str("param"));

    error->param = (ngx_responses_event_kind(ev, node)
                    == NGX_RESPONSES_JSON_STRING)
                   ? ngx_responses_event_raw(ev, node)
                   : ngx_responses_str("null");

    /* otherwise the type is that of the event */

    raw = ngx_responses_get_string(ev, er->object, "object");

    if (er->nested || ngx_responses_str_is(raw, "error")) {
        node = ngx_responses_get(ev, er->object, "type");
        error->type = ngx_responses_event_string(ev, node);

        if (error->code.len == 0) {
            error->code = error->type;
        }

        raw = ngx_responses_event_raw(ev, node);
    }

    if (error->type.len == 0) {
        error->type = (ngx_responses_str_is(error->code, "429")
                       || ngx_responses_str_is(raw, "429"))
                      ? ngx_responses_str("rate_limit_error")
                      : ngx_responses_str("server_error");
    }
}


/*
 * A member that the object of an error lacks may stand beside it.  It is not
 * looked for if a rule is about the object, as the rule may have removed it.
 */

static ngx_uint_t
ngx_responses_repair_error_node(ngx_responses_repair_t *rp, ngx_uint_t object,
    ngx_str_t name)
{
    ngx_uint_t                    node;
    const ngx_responses_rules_t  *rules;

    rules = rp->engine->conf->rules;
    node = ngx_responses_event_get(rp->ev, object, name);

    if (object == rp->object || (rules && rules->errors)
        || (node && ngx_responses_event_kind(rp->ev, node)
                    != NGX_RESPONSES_JSON_NULL))
    {
        return node;
    }

    return ngx_responses_event_get(rp->ev, rp->object, name);
}


/* a failure without a reason has that of the error event before it */

static void
ngx_responses_repair_default_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error)
{
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    if (rp->ev->type->class != NGX_RESPONSES_CLASS_ERROR) {

        if (error->code.len == 0) {
            error->code = state->code;
        }

        if (error->message.data == NULL && state->message.len) {
            error->message = state->message;
        }
    }

    if (error->message.data == NULL) {
        error->message = error->code.len ? ngx_responses_repair_no_message
                                         : ngx_responses_repair_no_reason;
    }

    if (error->code.len == 0) {
        error->code = ngx_responses_generate_code(rp->engine,
                                          ngx_responses_str("upstream_error"));
    }
}


/*
 * The error in an event of its own, or in the response, gets what it lacks;
 * in an event also the members beside it, unless a rule is about errors: then
 * there is nothing beside it.  EU GPT has them there only.
 */

static ngx_int_t
ngx_responses_repair_fill_error(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er)
{
    ngx_uint_t              brief, event, filled, flat, mark;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    mark = ngx_responses_event_mark(ev);
    event = (ev->type->class == NGX_RESPONSES_CLASS_ERROR);
    brief = (event && rp->engine->conf->eugpt);
    flat = (event && ngx_responses_value_flat_error(rp->engine));

    /* what stands in "error" counts more */

    if (event && (!flat || (brief && ngx_responses_get(ev, 0, "error")))) {
        ngx_responses_repair_error_remove(ev, ngx_responses_str("code"));
        ngx_responses_repair_error_remove(ev, ngx_responses_str("message"));
        ngx_responses_repair_error_remove(ev, ngx_responses_str("param"));
    }

    filled = 1;

    if (brief) {
        ngx_responses_repair_error_remove(ev, ngx_responses_str("error"));
        ngx_responses_repair_error_remove(ev, ngx_responses_str("param"));

    } else if (er->nested) {
        filled = ngx_responses_value_error_members(rp->engine, ev, er->object,
                                                   &er->error);

    } else if (ngx_responses_value_error(rp->engine, ev, rp->object,
                                         &er->error)
               != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (filled && flat) {
        (void) ngx_responses_value_error_members(rp->engine, ev, 0,
                                                 &er->error);
    }

    return (ngx_responses_event_mark(ev) == mark) ? NGX_DECLINED : NGX_OK;
}


static void
ngx_responses_repair_error_remove(ngx_responses_event_t *ev, ngx_str_t name)
{
    ngx_uint_t  node;

    for ( ;; ) {
        node = ngx_responses_event_get(ev, 0, name);

        if (node == 0) {
            return;
        }

        ngx_responses_event_remove(ev, node);
    }
}


/* the event of a response that failed becomes an error */

static ngx_int_t
ngx_responses_repair_write_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error)
{
    ngx_str_t               number;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    number = ngx_responses_event_raw(ev, ev->member[NGX_RESPONSES_M_SEQUENCE]);

    if (number.len == 0) {
        number = ngx_responses_event_int(ev, rp->engine->next);
    }

    ngx_responses_repair_log(rp);

    /* what is known of the error stays where it is */

    if (ngx_responses_event_replace(ev, (u_char *) "{}", 2) != NGX_OK) {
        return NGX_ERROR;
    }

    ev->type = ngx_responses_type(NGX_RESPONSES_ERROR);
    ev->name = ngx_responses_type_name(rp->engine, NGX_RESPONSES_ERROR);

    rp->retype = 0;
    rp->object = 0;

    ngx_responses_put_string(ev, 0, "type", ev->name);
    ngx_responses_put(ev, 0, "sequence_number", number);

    return ngx_responses_value_error_event(rp->engine, ev, error);
}
