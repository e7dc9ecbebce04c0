
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * N13: errors in the form of the profile.
 *
 * What an error says is read in one place and written in another.  Nothing
 * else is known of it here, and an error is never the reason to fail.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "stream/ngx_responses_repair.h"
#include "stream/ngx_responses_shape.h"
#include "stream/ngx_responses_synth.h"


static ngx_int_t ngx_responses_error_read(ngx_responses_repair_t *rp,
    ngx_uint_t *sent);
static ngx_int_t ngx_responses_error_make(ngx_responses_repair_t *rp,
    ngx_uint_t nested);


/*
 * N13.  What an error said is kept for the failure that may have to follow
 * it.  Where an error is the end, a failed response becomes one.
 */

ngx_int_t
ngx_responses_error(ngx_responses_repair_t *rp)
{
    ngx_int_t                    rc;
    ngx_uint_t                   form, sent;
    const ngx_responses_conf_t  *conf;

    conf = rp->engine->conf;

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_TERMINAL
        && (rp->ev->type->id != NGX_RESPONSES_FAILED
            || conf->failure != NGX_RESPONSES_FAILURE_ERROR))
    {
        return NGX_DECLINED;
    }

    rc = ngx_responses_error_read(rp, &sent);

    if (rc != NGX_OK && rc != NGX_DONE) {
        return rc;
    }

    form = (conf->error == NGX_RESPONSES_ERROR_AS_SENT) ? sent : conf->error;

    if (rp->ev->type->class == NGX_RESPONSES_CLASS_ERROR && form == sent
        && rc == NGX_DONE)
    {
        return NGX_DECLINED;
    }

    return ngx_responses_error_make(rp,
                                   form == NGX_RESPONSES_ERROR_NESTED
                                   && conf->failure
                                      != NGX_RESPONSES_FAILURE_ERROR);
}


/* NGX_DONE: it says all that it should, NGX_OK: or not */

static ngx_int_t
ngx_responses_error_read(ngx_responses_repair_t *rp, ngx_uint_t *sent)
{
    ngx_int_t                rc;
    ngx_str_t                code, message;
    ngx_uint_t               poor;
    ngx_responses_span_t    *span;
    ngx_responses_state_t   *state;
    ngx_responses_object_t   object;
    ngx_responses_worker_t  *worker;

    state = &rp->engine->state;
    worker = rp->engine->worker;

    object = rp->read ? rp->object : rp->top;
    *sent = NGX_RESPONSES_ERROR_FLAT;

    span = rp->read
           ? ngx_responses_object_get(&rp->object, NGX_RESPONSES_F_ERROR,
                                      NGX_RESPONSES_JSON_OBJECT)
           : ngx_responses_event_member(rp->ev, NGX_RESPONSES_M_ERROR,
                                        NGX_RESPONSES_JSON_OBJECT);

    if (span) {
        *sent = NGX_RESPONSES_ERROR_NESTED;
        object.p += span->start;
        object.len = span->end - span->start;
    }

    rc = ngx_responses_object_read(&object, worker->json, &worker->fields,
                                   &worker->element, object.p, object.len);
    if (rc != NGX_OK) {
        return rc;
    }

    code = ngx_responses_object_string(&object, NGX_RESPONSES_F_CODE);
    message = ngx_responses_object_string(&object, NGX_RESPONSES_F_MESSAGE);

    /* the flat form of a profile is made of four members and no others */

    poor = (message.data == NULL
            || (rp->engine->conf->error == NGX_RESPONSES_ERROR_FLAT
                && (rp->top.spans->members > 4
                    || rp->top.spans->last[NGX_RESPONSES_M_PARAM])));

    if (code.len == 0 && span) {
        code = ngx_responses_object_string(&object, NGX_RESPONSES_F_TYPE);
    }

    if (code.len == 0) {
        ngx_str_set(&code, "upstream_error");
    }

    if (message.data == NULL) {
        ngx_str_set(&message, "The upstream reported an error.");
    }

    if (ngx_responses_state_set(state, &state->error_code, code.data, code.len)
        != NGX_OK
        || ngx_responses_state_set(state, &state->error_message, message.data,
                                   message.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return poor ? NGX_OK : NGX_DONE;
}


/* few bytes of it stay: it is made anew, from its own words, and is no more */

static ngx_int_t
ngx_responses_error_make(ngx_responses_repair_t *rp, ngx_uint_t nested)
{
    ngx_int_t                rc;
    ngx_responses_engine_t  *engine;

    engine = rp->engine;

    rp->drop = 1;
    rp->ev->type = ngx_responses_type(NGX_RESPONSES_ERROR);

    rc = ngx_responses_synth_error(engine, engine->state.error_code,
                                   engine->state.error_message, nested);

    if (engine->shape && ngx_responses_hide_type(engine->shape, rp->ev)) {
        engine->usage.hidden++;

    } else if (rc == NGX_OK) {
        engine->usage.added--;
    }

    return rc;
}
