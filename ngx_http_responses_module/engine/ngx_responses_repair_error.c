
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N13: errors in the form of the profile.
 *
 * Errors of all forms are read in one function.  Members that are missing are
 * added; an event of another form is written in that of the profile.  Never
 * changes other events.  Invariant: the message is kept.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
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


static void ngx_responses_repair_read_error(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er);
static void ngx_responses_repair_cancelled(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);
static ngx_int_t ngx_responses_repair_failed(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er);
static ngx_int_t ngx_responses_repair_keep_error(
    ngx_responses_state_t *state, ngx_responses_error_t *error);
static ngx_uint_t ngx_responses_repair_is_flat(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er);
static ngx_int_t ngx_responses_repair_error_members(
    ngx_responses_repair_t *rp, ngx_responses_repair_error_t *er,
    ngx_uint_t event);
static ngx_int_t ngx_responses_repair_write_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);


static ngx_str_t  ngx_responses_repair_no_message =
    ngx_string("The upstream reported an error.");


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

    if (!event && conf->failure != NGX_RESPONSES_FAILURE_ERROR) {
        return ngx_responses_repair_failed(rp, &er);
    }

    if (ngx_responses_repair_keep_error(&rp->engine->state, &er.error)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (event && conf->error == NGX_RESPONSES_ERROR_NESTED && er.nested) {
        return ngx_responses_repair_error_members(rp, &er, 1);
    }

    if (event && conf->error == NGX_RESPONSES_ERROR_FLAT
        && ngx_responses_repair_is_flat(rp, &er))
    {
        return NGX_DECLINED;
    }

    return ngx_responses_repair_write_error(rp, &er.error);
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


/* response.failed stays; for clients that know errors only, one is sent too */

static ngx_int_t
ngx_responses_repair_failed(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er)
{
    ngx_int_t   rc;
    ngx_uint_t  both;

    both = (rp->engine->conf->failure == NGX_RESPONSES_FAILURE_BOTH
            && rp->engine->phase < NGX_RESPONSES_FAILING);

    rc = er->nested ? ngx_responses_repair_error_members(rp, er, 0)
                    : NGX_DECLINED;

    /* an error that is a text is needed again where members are filled */

    if (((both || (!er->nested && er->error.message.data))
         && ngx_responses_repair_keep_error(&rp->engine->state, &er->error)
            != NGX_OK)
        || (both
            && ngx_responses_generate_error(rp->engine, &er->error) != NGX_OK))
    {
        return NGX_ERROR;
    }

    return both ? NGX_OK : rc;
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
        error->message = ngx_responses_get_string(ev, er->object, "message");
    }

    node = ngx_responses_get(ev, er->object, "code");

    error->code = (ngx_responses_event_kind(ev, node)
                   == NGX_RESPONSES_JSON_NUMBER)
                  ? ngx_responses_event_raw(ev, node)
                  : ngx_responses_event_string(ev, node);

    error->param = ngx_responses_event_raw(ev, ngx_responses_get(ev,
                                                                 er->object,
                                                                 "param"));

    /* otherwise the type is that of the event */

    raw = ngx_responses_get_string(ev, er->object, "object");

    if (er->nested || ngx_responses_str_is(raw, "error")) {
        error->type = ngx_responses_get_string(ev, er->object, "type");
    }

    if (error->code.len == 0) {
        error->code = error->type;
    }

    if (error->code.len == 0) {
        ngx_str_set(&error->code, "upstream_error");
    }
}


static ngx_int_t
ngx_responses_repair_keep_error(ngx_responses_state_t *state,
    ngx_responses_error_t *error)
{
    if (error->message.data == NULL) {
        error->message = ngx_responses_repair_no_message;
    }

    if (error->code.len > NGX_RESPONSES_STATE_WORD
        || error->message.len > NGX_RESPONSES_STATE_MESSAGE)
    {
        return NGX_OK;
    }

    return ngx_responses_state_error(state, error->code, error->message);
}


/* the flat form has exactly four members */

static ngx_uint_t
ngx_responses_repair_is_flat(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er)
{
    ngx_uint_t              i, n;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    if (er->nested || ev->member[NGX_RESPONSES_M_PARAM]
        || ngx_responses_event_kind(ev, ngx_responses_get(ev, er->object,
                                                          "code"))
           == NGX_RESPONSES_JSON_NUMBER
        || ngx_responses_event_kind(ev, ngx_responses_get(ev, er->object,
                                                          "message"))
           != NGX_RESPONSES_JSON_STRING)
    {
        return 0;
    }

    n = 0;

    for (i = ngx_responses_event_first(ev, 0);
         i;
         i = ngx_responses_event_next(ev, 0, i))
    {
        n++;
    }

    return n <= 4;
}


/* a code that is a number becomes a string; one that is null stays */

static ngx_int_t
ngx_responses_repair_error_members(ngx_responses_repair_t *rp,
    ngx_responses_repair_error_t *er, ngx_uint_t event)
{
    ngx_uint_t              code, inserted;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    code = ngx_responses_get(ev, er->object, "code");
    inserted = (code == 0);

    if (code == 0 || ngx_responses_event_kind(ev, code)
                     == NGX_RESPONSES_JSON_NUMBER)
    {
        ngx_responses_put_string(ev, er->object, "code", er->error.code);

    } else {
        code = 0;
    }

    if (!ngx_responses_get(ev, er->object, "message")) {
        inserted = 1;

        if (er->error.message.data == NULL) {
            er->error.message = ngx_responses_repair_no_message;
        }

        ngx_responses_put_string(ev, er->object, "message",
                                 er->error.message);
    }

    if (event && !ngx_responses_get(ev, er->object, "param")) {
        inserted = 1;
        ngx_responses_put(ev, er->object, "param", ngx_responses_str("null"));
    }

    if (!inserted) {
        return code ? NGX_OK : NGX_DECLINED;
    }

    /* some clients need it, but it alone is not a reason to repair */

    if (event && !ngx_responses_get(ev, er->object, "type")) {
        ngx_responses_put_string(ev, er->object, "type", er->error.code);
    }

    return NGX_OK;
}


/* writes the event in the form of the profile */

static ngx_int_t
ngx_responses_repair_write_error(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error)
{
    ngx_int_t                rc;
    ngx_str_t                raw;
    ngx_responses_event_t   *ev;
    ngx_responses_writer_t   w;
    ngx_responses_worker_t  *worker;

    ev = rp->ev;
    worker = rp->engine->worker;

    raw = ngx_responses_event_raw(ev, ev->member[NGX_RESPONSES_M_SEQUENCE]);

    ev->type = ngx_responses_type(NGX_RESPONSES_ERROR);
    ev->name = ngx_responses_type_name(rp->engine, NGX_RESPONSES_ERROR);

    ngx_responses_repair_log(rp);

    ngx_responses_writer_grow(&w, &worker->mem, &worker->value);

    ngx_responses_write_lit(&w, "{\"type\":\"");
    ngx_responses_write(&w, ev->name.data, ev->name.len);
    ngx_responses_write_lit(&w, "\",\"sequence_number\":");

    if (raw.len) {
        ngx_responses_write(&w, raw.data, raw.len);

    } else {
        ngx_responses_write_int(&w, rp->engine->next);
    }

    ngx_responses_generate_error_members(rp->engine, &w, error);

    ngx_responses_write_lit(&w, "}");

    if (ngx_responses_writer_end(&w) != NGX_OK) {
        return NGX_ERROR;
    }

    rc = ngx_responses_event_replace(ev, w.start, w.pos - w.start);

    if (rc == NGX_OK) {
        rp->retype = 0;
        rp->object = 0;

    } else if (rc == NGX_DECLINED) {
        rp->retype = 1;
        ngx_responses_repair_declined(rp);
    }

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}
