
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N13: errors in the form of the profile.
 *
 * What an error says is read in one place, from whatever form it has.  An
 * object where one should be gets the members that it lacks; any other form
 * is written anew, with the same words.  Invariant: the message is kept.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_shape.h"
#include "engine/ngx_responses_synth.h"


static ngx_int_t ngx_responses_error_failed(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error, ngx_responses_object_t *object);
static ngx_int_t ngx_responses_error_read(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error, ngx_responses_object_t *object);
static ngx_int_t ngx_responses_error_keep(ngx_responses_state_t *state,
    ngx_responses_error_t *error);
static ngx_uint_t ngx_responses_error_flat(ngx_responses_repair_t *rp,
    ngx_responses_object_t *object);
static ngx_int_t ngx_responses_error_mend(ngx_responses_object_t *object,
    ngx_responses_error_t *error, ngx_uint_t event);
static ngx_int_t ngx_responses_error_make(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error);


/*
 * The words of an error are kept for the failure that may have to follow it.
 * Where an error is the end, a failed response becomes one.
 */

ngx_int_t
ngx_responses_error(ngx_responses_repair_t *rp)
{
    ngx_int_t                    rc;
    ngx_uint_t                   event;
    ngx_responses_error_t        error;
    ngx_responses_object_t       object;
    const ngx_responses_conf_t  *conf;

    conf = rp->engine->conf;
    event = (rp->ev->type->class == NGX_RESPONSES_CLASS_ERROR);

    if (!event && rp->ev->type->id != NGX_RESPONSES_FAILED) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_error_read(rp, &error, &object);

    if (rc != NGX_OK) {
        return rc;
    }

    if (!event && conf->failure != NGX_RESPONSES_FAILURE_ERROR) {
        return ngx_responses_error_failed(rp, &error, &object);
    }

    if (ngx_responses_error_keep(&rp->engine->state, &error) != NGX_OK) {
        return NGX_ERROR;
    }

    if (event && conf->error == NGX_RESPONSES_ERROR_NESTED && object.edit) {
        return ngx_responses_error_mend(&object, &error, 1);
    }

    if (event && conf->error == NGX_RESPONSES_ERROR_FLAT
        && ngx_responses_error_flat(rp, &object))
    {
        return NGX_DECLINED;
    }

    return ngx_responses_error_make(rp, &error);
}


/* response.failed stays; clients that know errors only may want one */

static ngx_int_t
ngx_responses_error_failed(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error, ngx_responses_object_t *object)
{
    ngx_int_t               rc;
    ngx_uint_t              both;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;
    both = (rp->engine->conf->failure == NGX_RESPONSES_FAILURE_BOTH
            && !state->error);

    rc = object->edit ? ngx_responses_error_mend(object, error, 0)
                      : NGX_DECLINED;

    /* an error that is a text is read again where members are filled */

    if (rc == NGX_ERROR
        || ((both || (object->edit == NULL && error->message.data))
            && ngx_responses_error_keep(state, error) != NGX_OK)
        || (both && ngx_responses_synth_error(rp->engine, error) != NGX_OK))
    {
        return NGX_ERROR;
    }

    return both ? NGX_OK : rc;
}


/* object: the one that has the words, with an edit if it is its own */

static ngx_int_t
ngx_responses_error_read(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error, ngx_responses_object_t *object)
{
    size_t                   offset;
    ngx_int_t                rc;
    ngx_str_t                word;
    ngx_uint_t               nested;
    ngx_responses_span_t    *span;
    ngx_responses_worker_t  *worker;

    worker = rp->engine->worker;

    ngx_memzero(error, sizeof(ngx_responses_error_t));

    *object = rp->read ? rp->object : rp->top;
    offset = object->offset;

    span = rp->read ? ngx_responses_object_get(&rp->object,
                                               NGX_RESPONSES_F_ERROR, 0)
                    : ngx_responses_span_get(rp->ev->spans,
                                             NGX_RESPONSES_M_ERROR);

    nested = (span && span->kind == NGX_RESPONSES_JSON_OBJECT);

    if (nested) {
        object->p += span->start;
        object->len = span->end - span->start;
        offset += span->start;

    } else if (span && span->kind == NGX_RESPONSES_JSON_STRING) {
        error->message.data = object->p + span->start + 1;
        error->message.len = span->end - span->start - 2;
    }

    rc = ngx_responses_object_read(object, worker->json, &worker->fields,
                                   &worker->element, object->p, object->len);
    if (rc != NGX_OK) {
        return rc;
    }

    if (nested) {
        ngx_responses_object_edit(object, &worker->edit, offset);
    }

    if (error->message.data == NULL) {
        error->message = ngx_responses_object_string(object,
                                                     NGX_RESPONSES_F_MESSAGE);
    }

    error->code = ngx_responses_object_string(object, NGX_RESPONSES_F_CODE);

    span = ngx_responses_object_get(object, NGX_RESPONSES_F_CODE,
                                    NGX_RESPONSES_JSON_NUMBER);
    if (span) {
        error->code.data = object->p + span->start;
        error->code.len = span->end - span->start;
    }

    span = ngx_responses_object_get(object, NGX_RESPONSES_F_PARAM, 0);

    if (span) {
        error->param.data = object->p + span->start;
        error->param.len = span->end - span->start;
    }

    /* elsewhere the type is that of the event */

    word = ngx_responses_object_string(object, NGX_RESPONSES_F_OBJECT);

    if (nested
        || (word.len == 5 && ngx_memcmp(word.data, "error", 5) == 0))
    {
        error->type = ngx_responses_object_string(object,
                                                  NGX_RESPONSES_F_TYPE);
    }

    if (error->code.len == 0) {
        error->code = error->type;
    }

    if (error->code.len == 0) {
        ngx_str_set(&error->code, "upstream_error");
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_error_keep(ngx_responses_state_t *state,
    ngx_responses_error_t *error)
{
    if (error->message.data == NULL) {
        ngx_str_set(&error->message, "The upstream reported an error.");
    }

    if (error->code.len > NGX_RESPONSES_STATE_WORD
        || error->message.len > NGX_RESPONSES_STATE_MESSAGE)
    {
        return NGX_OK;
    }

    if (ngx_responses_state_set(state, &state->error_code, error->code.data,
                                error->code.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_state_set(state, &state->error_message,
                                   error->message.data, error->message.len);
}


/* the flat form has four members, all of them, and no others */

static ngx_uint_t
ngx_responses_error_flat(ngx_responses_repair_t *rp,
    ngx_responses_object_t *object)
{
    ngx_responses_span_t  *code;

    code = ngx_responses_object_get(object, NGX_RESPONSES_F_CODE, 0);

    return object->edit == NULL
           && (code == NULL || code->kind != NGX_RESPONSES_JSON_NUMBER)
           && ngx_responses_object_get(object, NGX_RESPONSES_F_MESSAGE,
                                       NGX_RESPONSES_JSON_STRING)
           && rp->top.spans->members <= 4
           && !rp->top.spans->last[NGX_RESPONSES_M_PARAM];
}


/* a code that is a number becomes a string; one that is null stays */

static ngx_int_t
ngx_responses_error_mend(ngx_responses_object_t *object,
    ngx_responses_error_t *error, ngx_uint_t event)
{
    ngx_uint_t             inserted;
    ngx_responses_span_t  *code;

    inserted = object->inserted;
    code = ngx_responses_object_get(object, NGX_RESPONSES_F_CODE, 0);

    if ((code == NULL || code->kind == NGX_RESPONSES_JSON_NUMBER)
        && ngx_responses_object_set_string(object, NGX_RESPONSES_F_CODE,
                                           error->code.data, error->code.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (!ngx_responses_object_get(object, NGX_RESPONSES_F_MESSAGE, 0)) {

        if (error->message.data == NULL) {
            ngx_str_set(&error->message, "The upstream reported an error.");
        }

        if (ngx_responses_object_set_string(object, NGX_RESPONSES_F_MESSAGE,
                                            error->message.data,
                                            error->message.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (event
        && !ngx_responses_object_get(object, NGX_RESPONSES_F_PARAM, 0)
        && ngx_responses_object_set(object, NGX_RESPONSES_F_PARAM,
                                    (u_char *) "null", 4)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (object->inserted == inserted) {
        return (code && code->kind == NGX_RESPONSES_JSON_NUMBER)
               ? NGX_OK : NGX_DECLINED;
    }

    /* some clients want it, but one that lacks nothing else may do without */

    if (event
        && !ngx_responses_object_get(object, NGX_RESPONSES_F_TYPE, 0)
        && ngx_responses_object_set_string(object, NGX_RESPONSES_F_TYPE,
                                           error->code.data, error->code.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_error_make(ngx_responses_repair_t *rp,
    ngx_responses_error_t *error)
{
    ngx_int_t                rc;
    ngx_responses_engine_t  *engine;

    engine = rp->engine;

    rp->drop = 1;
    rp->ev->type = ngx_responses_type(NGX_RESPONSES_ERROR);

    rc = ngx_responses_synth_error(engine, error);

    if (engine->shape && ngx_responses_hide_type(engine->shape, rp->ev)) {
        engine->usage.hidden++;

    } else if (rc == NGX_OK) {
        engine->usage.added--;
    }

    return rc;
}
