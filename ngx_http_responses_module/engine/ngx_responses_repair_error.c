
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N13: errors in the form of the profile.
 *
 * Members that are missing are added, so that an error event has them in an
 * object and beside it: AI SDK reads the one, async-openai and openai-dotnet
 * the other.  EU GPT has them flat only.  Never changes other events.
 * Invariant: the message is kept.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


static void ngx_responses_repair_cancelled(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);
static void ngx_responses_repair_read_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);
static void ngx_responses_repair_default_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);
static void ngx_responses_repair_default_type(ngx_responses_error_t *error);
static ngx_int_t ngx_responses_repair_fill_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);
static ngx_int_t ngx_responses_repair_unlist(ngx_responses_repair_t *rp);
static void ngx_responses_repair_error_remove(ngx_responses_event_t *ev,
    ngx_uint_t member);
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
    ngx_responses_error_t          error;

    state = &rp->engine->state;
    says = (rp->ev->type->class == NGX_RESPONSES_CLASS_ERROR);

    if (rp->ev->type->id == NGX_RESPONSES_FAILED) {
        rp->object = ngx_responses_repair_object(rp->ev);

        ngx_responses_repair_read_error(rp, &error);

        says = ngx_responses_error_says(&error);
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

    ngx_memzero(&error, sizeof(ngx_responses_error_t));

    if (ngx_responses_state_error(state, &error) == NGX_OK) {
        return NGX_DECLINED;
    }

    return NGX_ERROR;
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
    ngx_responses_error_t          error;

    conf = rp->engine->conf;
    event = (rp->ev->type->class == NGX_RESPONSES_CLASS_ERROR);

    cancelled = (rp->ev->type->id == NGX_RESPONSES_CANCELLED
                 && conf->failure == NGX_RESPONSES_FAILURE_ERROR);

    if (!event && !cancelled && rp->ev->type->id != NGX_RESPONSES_FAILED) {
        return NGX_DECLINED;
    }

    if (ngx_responses_repair_unlist(rp) != NGX_OK
        || ngx_responses_field_strip(rp->engine, rp->ev) != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_repair_read_error(rp, &error);

    if (error.code.len && !rp->engine->usage.coded) {

        /* members that are logged have it in the forms of OpenAI only */

        ngx_responses_usage_failed(&rp->engine->usage, error.code);
    }

    if (cancelled) {
        ngx_responses_repair_cancelled(rp, &error);
    }

    ngx_responses_repair_default_error(rp, &error);

    if (ngx_responses_state_error(&rp->engine->state, &error) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_repair_default_type(&error);

    if (!event && conf->failure != NGX_RESPONSES_FAILURE_ERROR) {

        /* for clients that know errors only */

        if (conf->failure == NGX_RESPONSES_FAILURE_BOTH
            && rp->engine->phase < NGX_RESPONSES_FAILING
            && ngx_responses_generate_error(rp->engine, &error) != NGX_OK)
        {
            return NGX_ERROR;
        }

        return ngx_responses_repair_fill_error(rp, &error);
    }

    if (event || rp->ev->raw) {
        return ngx_responses_repair_fill_error(rp, &error);
    }

    return ngx_responses_repair_write_error(rp, &error);
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


/*
 * Members that stand beside the object are not read if a rule is about it, as
 * the rule may have removed them there.  Some clients try again after the code
 * "server_error", and do not know the status of HTTP as a code.
 */

static void
ngx_responses_repair_read_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error)
{
    ngx_uint_t                    node;
    const ngx_responses_rules_t  *rules;

    rules = rp->engine->conf->rules;

    /* node 0, the event, if there is no response */

    ngx_responses_error_read(rp->ev, rp->object, !(rules && rules->errors),
                             error);

    node = ngx_responses_get(rp->ev, rp->object, ERROR);

    if (ngx_responses_event_kind(rp->ev, node) == NGX_RESPONSES_JSON_OBJECT
        && error->code.len == 3 && error->code.data[0] == '5')
    {
        ngx_str_set(&error->code, "server_error");
    }
}


/* a list of errors is replaced by the first one: no client reads a list */

static ngx_int_t
ngx_responses_repair_unlist(ngx_responses_repair_t *rp)
{
    ngx_int_t               rc;
    ngx_uint_t              node, first;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    node = ngx_responses_get(ev, rp->object, ERROR);

    if (ngx_responses_event_kind(ev, node) != NGX_RESPONSES_JSON_ARRAY) {
        return NGX_OK;
    }

    first = ngx_responses_event_first(ev, node);

    if (ngx_responses_event_kind(ev, first) != NGX_RESPONSES_JSON_OBJECT) {
        return NGX_OK;
    }

    ngx_responses_event_set(ev, node, ngx_responses_event_raw(ev, first));

    rc = ngx_responses_event_reread(ev);

    if (rp->object) {
        rp->object = ngx_responses_repair_object(ev);
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
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
        if (error->code.len) {
            error->message = ngx_responses_repair_no_message;

        } else {
            error->message = ngx_responses_repair_no_reason;
        }
    }

    if (error->code.len == 0) {
        error->code = ngx_responses_generate_code(rp->engine,
                                          ngx_responses_str("upstream_error"));
    }
}


/* members that clients require, and that say nothing */

static void
ngx_responses_repair_default_type(ngx_responses_error_t *error)
{
    if (error->param.len == 0) {
        ngx_str_set(&error->param, "null");
    }

    if (error->type.len) {
        return;
    }

    if (ngx_responses_str_is(error->code, "429")) {
        ngx_str_set(&error->type, "rate_limit_error");

    } else {
        ngx_str_set(&error->type, "server_error");
    }
}


/*
 * The error in an event of its own, or in the response, gets what it lacks;
 * in an event also the members beside it, unless a rule is about errors: then
 * there is nothing beside it.  EU GPT has them there only.
 */

static ngx_int_t
ngx_responses_repair_fill_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error)
{
    ngx_uint_t              brief, event, filled, flat, mark, node;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    if (ev->raw) {

        /* what it lacks is not known */

        return NGX_DECLINED;
    }

    mark = ngx_responses_event_mark(ev);
    event = (ev->type->class == NGX_RESPONSES_CLASS_ERROR);
    brief = (event && ngx_responses_engine_eugpt(rp->engine));
    flat = (event && ngx_responses_value_flat_error(rp->engine));

    /* what stands in "error" counts more */

    if (event && (!flat || (brief && ngx_responses_get(ev, 0, ERROR)))) {
        ngx_responses_repair_error_remove(ev, NGX_RESPONSES_M_CODE);
        ngx_responses_repair_error_remove(ev, NGX_RESPONSES_M_MESSAGE);
        ngx_responses_repair_error_remove(ev, NGX_RESPONSES_M_PARAM);
    }

    filled = 1;
    node = ngx_responses_get(ev, rp->object, ERROR);

    if (brief) {
        ngx_responses_repair_error_remove(ev, NGX_RESPONSES_M_ERROR);
        ngx_responses_repair_error_remove(ev, NGX_RESPONSES_M_PARAM);

    } else if (ngx_responses_event_kind(ev, node)
               == NGX_RESPONSES_JSON_OBJECT)
    {
        filled = ngx_responses_value_error_members(rp->engine, ev, node,
                                                   error);

    } else if (ngx_responses_value_error(rp->engine, ev, rp->object, error)
               != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (filled && flat) {
        (void) ngx_responses_value_error_members(rp->engine, ev, 0,
                                                 error);
    }

    if (ngx_responses_event_mark(ev) == mark) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


static void
ngx_responses_repair_error_remove(ngx_responses_event_t *ev, ngx_uint_t member)
{
    ngx_uint_t  node;

    for ( ;; ) {
        node = ngx_responses_event_member(ev, 0, member);

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
    ngx_str_t               value;
    ngx_responses_event_t  *ev;
    ngx_responses_writer_t  w;

    ev = rp->ev;

    ngx_responses_repair_log(rp);

    ev->type = ngx_responses_type(NGX_RESPONSES_ERROR);
    ev->name = ngx_responses_type_name(rp->engine, NGX_RESPONSES_ERROR);

    rp->retype = 0;
    rp->object = 0;

    /* before its data is replaced, which may have the error */

    ngx_responses_value_begin(&w, rp->engine);
    ngx_responses_send_type(rp->engine, &w, ev->name);
    ngx_responses_write_error_event(&w, rp->engine, error);
    ngx_responses_write_lit(&w, "}");

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ngx_responses_event_replace(ev, value.data, value.len) != NGX_OK) {
        return NGX_ERROR;
    }

    return NGX_OK;
}
