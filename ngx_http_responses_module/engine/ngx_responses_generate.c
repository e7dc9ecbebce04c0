
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Events that the module generates.
 *
 * Writes what the state knows, decides neither whether nor when.  Invariant:
 * an event is one frame with the next number, and is sent whole.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


static ngx_uint_t ngx_responses_generate_has(ngx_responses_engine_t *engine,
    ngx_uint_t type);
static void ngx_responses_generate_begin(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_uint_t type);
static ngx_int_t ngx_responses_generate_end(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_uint_t type);
static ngx_int_t ngx_responses_generate_deliver(
    ngx_responses_engine_t *engine, ngx_responses_writer_t *w,
    ngx_uint_t type);
static ngx_int_t ngx_responses_generate_filled(ngx_responses_repair_t *rp,
    ngx_uint_t type, ngx_responses_error_t *error);
static ngx_int_t ngx_responses_generate_hidden(
    ngx_responses_engine_t *engine, ngx_uint_t type);
static void ngx_responses_generate_request_id(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w);
static ngx_int_t ngx_responses_generate_call_id(
    ngx_responses_engine_t *engine, ngx_responses_item_t *item);


ngx_int_t
ngx_responses_generate_response(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_error_t *error)
{
    ngx_int_t               rc;
    ngx_responses_repair_t  rp;

    if (ngx_responses_type(type)->class == NGX_RESPONSES_CLASS_LIFECYCLE
        && !ngx_responses_generate_has(engine, type))
    {
        return NGX_OK;
    }

    if (ngx_responses_generate_id(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_memzero(&rp, sizeof(ngx_responses_repair_t));

    rp.engine = engine;
    rp.ev = &engine->worker->events[NGX_RESPONSES_GENERATED];
    rp.wrapped = 1;

    rc = ngx_responses_generate_filled(&rp, type, error);

    if (rc == NGX_ABORT) {

        /* the output is too long or too deep for the rules */

        engine->state.unknown = 1;

        rc = ngx_responses_generate_filled(&rp, type, error);
    }

    if (rc != NGX_ABORT) {
        return rc;
    }

    return ngx_responses_generate_hidden(engine, type);
}


/*
 * An empty response gets what one of the upstream would lack, and is sent.
 * NGX_ABORT: the rules cannot read it.
 */

static ngx_int_t
ngx_responses_generate_filled(ngx_responses_repair_t *rp, ngx_uint_t type,
    ngx_responses_error_t *error)
{
    ngx_int_t               rc;
    ngx_responses_event_t  *ev;

    static u_char  empty[] = "{\"type\":\"\",\"sequence_number\":0,"
                             "\"response\":{\"output\":[]}}";

    ev = rp->ev;

    if (ngx_responses_event_read(ev, empty, sizeof(empty) - 1) != NGX_OK) {
        return NGX_ERROR;
    }

    ev->frame = NULL;
    ev->type = ngx_responses_type(type);
    ev->name = ngx_responses_type_name(rp->engine, type);

    rp->object = ev->member[NGX_RESPONSES_M_RESPONSE];

    ngx_responses_put_string(ev, 0, "type", ev->name);
    ngx_responses_put_string(ev, rp->object, "id", rp->engine->state.id);

    if (ngx_responses_repair_response(rp) == NGX_ERROR
        || (error && ngx_responses_value_error(rp->engine, ev, rp->object,
                                               error)
                     != NGX_OK))
    {
        return NGX_ERROR;
    }

    /* without it AI SDK 5 and opencode do not regard a response as complete */

    if (type == NGX_RESPONSES_COMPLETED) {
        ngx_responses_put(ev, rp->object, "usage",
                          ngx_responses_str(NGX_RESPONSES_NO_USAGE));
    }

    rc = ngx_responses_deliver(rp->engine, ev);

    return (rc == NGX_DECLINED) ? NGX_OK : rc;
}


ngx_int_t
ngx_responses_generate_failure(ngx_responses_engine_t *engine, ngx_str_t code,
    ngx_str_t message)
{
    ngx_responses_error_t  error;

    ngx_memzero(&error, sizeof(ngx_responses_error_t));

    error.code = code;
    error.message = message;

    /* as OpenAI does: its clients raise errors for an error event only */

    if ((engine->conf->failure == NGX_RESPONSES_FAILURE_ERROR
         || engine->phase < NGX_RESPONSES_FAILING)
        && ngx_responses_generate_error(engine, &error) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (engine->conf->failure == NGX_RESPONSES_FAILURE_ERROR) {
        return NGX_OK;
    }

    return ngx_responses_generate_response(engine, NGX_RESPONSES_FAILED,
                                           &error);
}


ngx_str_t
ngx_responses_generate_code(ngx_responses_engine_t *engine, ngx_str_t code)
{
    return ngx_responses_generate_began(engine)
           ? code : ngx_responses_str("server_error");
}


ngx_uint_t
ngx_responses_generate_began(ngx_responses_engine_t *engine)
{
    ngx_uint_t  i;

    for (i = 0; i < engine->state.nitems; i++) {

        if (engine->state.items[i]->done) {
            return 1;
        }
    }

    return engine->usage.token;
}


ngx_int_t
ngx_responses_generate_error(ngx_responses_engine_t *engine,
    ngx_responses_error_t *error)
{
    ngx_int_t               rc;
    ngx_responses_error_t   bare;
    ngx_responses_writer_t  w;

    ngx_responses_generate_begin(engine, &w, NGX_RESPONSES_ERROR);
    ngx_responses_generate_error_members(engine, &w, error);

    rc = ngx_responses_generate_deliver(engine, &w, NGX_RESPONSES_ERROR);

    if (rc != NGX_ABORT) {
        return rc;
    }

    /* "param" is too deep for the rules */

    bare = *error;
    ngx_str_null(&bare.param);

    ngx_responses_generate_begin(engine, &w, NGX_RESPONSES_ERROR);
    ngx_responses_generate_error_members(engine, &w, &bare);

    return ngx_responses_generate_end(engine, &w, NGX_RESPONSES_ERROR);
}


void
ngx_responses_generate_error_members(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_responses_error_t *error)
{
    if (!engine->conf->eugpt) {
        ngx_responses_write_lit(w, ",\"error\":");
        ngx_responses_write_error(w, error, 1);
    }

    if (!ngx_responses_generate_flat_error(engine)) {
        return;
    }

    ngx_responses_write_member(w, ",\"code\":", error->code);
    ngx_responses_write_member(w, ",\"message\":", error->message);

    if (!engine->conf->eugpt) {
        ngx_responses_write_param(w, error);
    }
}


ngx_uint_t
ngx_responses_generate_flat_error(ngx_responses_engine_t *engine)
{
    return engine->conf->eugpt || engine->conf->rules == NULL
           || !engine->conf->rules->errors;
}


ngx_int_t
ngx_responses_generate_keepalive(ngx_responses_engine_t *engine)
{
    ngx_responses_writer_t  w;

    ngx_responses_generate_begin(engine, &w, NGX_RESPONSES_KEEPALIVE);

    return ngx_responses_generate_end(engine, &w, NGX_RESPONSES_KEEPALIVE);
}


ngx_int_t
ngx_responses_generate_item(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item, ngx_str_t raw)
{
    ngx_int_t               rc;
    ngx_responses_writer_t  w;

    rc = (type == NGX_RESPONSES_ITEM_ADDED)
         ? ngx_responses_generate_any_item_id(engine, item)
         : ngx_responses_generate_item_id(engine, item);

    if (rc == NGX_OK && raw.len == 0) {
        rc = ngx_responses_value_item(engine, item, type, &raw);
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    ngx_responses_generate_begin(engine, &w, type);

    ngx_responses_write_lit(&w, ",\"output_index\":");
    ngx_responses_write_int(&w, item->index);
    ngx_responses_write_lit(&w, ",\"item\":");
    ngx_responses_write_str(&w, raw);

    return ngx_responses_generate_end(engine, &w, type);
}


ngx_int_t
ngx_responses_generate_part(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item,
    ngx_responses_part_t *part, ngx_str_t text)
{
    ngx_uint_t                        class;
    ngx_responses_writer_t            w;
    const ngx_responses_part_kind_t  *kind;

    if (type == NGX_RESPONSES_PLAIN || item->held
        || !ngx_responses_generate_has(engine, type))
    {
        return NGX_OK;
    }

    class = ngx_responses_type(type)->class;
    kind = ngx_responses_part(part->kind);

    ngx_responses_generate_begin(engine, &w, type);
    ngx_responses_write_place(&w, type, item, part);

    if (class == NGX_RESPONSES_CLASS_PART && kind->name.len) {
        ngx_responses_write_lit(&w, ",\"part\":");
        ngx_responses_write_part(&w, part, text, type == kind->done);

        return ngx_responses_generate_end(engine, &w, type);
    }

    if (class == NGX_RESPONSES_CLASS_DELTA) {
        ngx_responses_write_member(&w, ",\"delta\":", text);

    } else {

        if (type == NGX_RESPONSES_ARGUMENTS_DONE && item->name.len) {
            ngx_responses_write_member(&w, ",\"name\":", item->name);
        }

        ngx_responses_write_named(&w, kind->text, text);
    }

    if (part->kind == NGX_RESPONSES_OUTPUT_TEXT) {
        ngx_responses_write_lit(&w, ",\"logprobs\":[]");
    }

    return ngx_responses_generate_end(engine, &w, type);
}


/* whether the profile has events of that type */

static ngx_uint_t
ngx_responses_generate_has(ngx_responses_engine_t *engine, ngx_uint_t type)
{
    return !engine->conf->eugpt
           || (ngx_responses_type(type)->index & NGX_RESPONSES_EUGPT);
}


static void
ngx_responses_generate_begin(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_uint_t type)
{
    ngx_responses_writer_grow(w, &engine->worker->mem,
                              &engine->worker->generated);

    ngx_responses_send_head(engine, w, ngx_responses_type_name(engine, type));
}


static ngx_int_t
ngx_responses_generate_end(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_uint_t type)
{
    ngx_int_t  rc;

    rc = ngx_responses_generate_deliver(engine, w, type);

    return (rc == NGX_ABORT) ? ngx_responses_generate_hidden(engine, type)
                             : rc;
}


/* it cannot be told what the rules would hide of it */

static ngx_int_t
ngx_responses_generate_hidden(ngx_responses_engine_t *engine, ngx_uint_t type)
{
    ngx_str_t  name;

    name = ngx_responses_type_name(engine, type);

    engine->usage.oversize++;
    ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &name);

    return NGX_OK;
}


/* NGX_ABORT: the rules cannot read it */

static ngx_int_t
ngx_responses_generate_deliver(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_uint_t type)
{
    u_char                 *json;
    size_t                  len;
    ngx_int_t               rc;
    ngx_responses_event_t  *ev;

    if (engine->ruleset == NULL) {
        return ngx_responses_send_text(engine, w,
                                       ngx_responses_type_name(engine, type));
    }

    ngx_responses_write_lit(w, "}");

    if (ngx_responses_writer_end(w) != NGX_OK) {
        return NGX_ERROR;
    }

    ev = &engine->worker->events[NGX_RESPONSES_GENERATED];

    json = memchr(w->start, '{', w->pos - w->start);
    len = w->pos - json;

    /* send_text() ends it */

    w->pos--;

    rc = ngx_responses_event_read(ev, json, len);

    if (rc != NGX_OK) {
        return (rc == NGX_DECLINED) ? NGX_ABORT : NGX_ERROR;
    }

    ev->frame = NULL;
    ev->type = ngx_responses_type(type);
    ev->name = ngx_responses_type_name(engine, type);

    rc = ngx_responses_deliver(engine, ev);

    return (rc == NGX_DECLINED) ? NGX_OK : rc;
}


ngx_int_t
ngx_responses_generate_id(ngx_responses_engine_t *engine)
{
    u_char                  buf[NGX_RESPONSES_NAME_LEN];
    ngx_responses_state_t  *state;
    ngx_responses_writer_t  w;

    state = &engine->state;

    if (state->id.len) {
        return NGX_OK;
    }

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_write_lit(&w, "resp_");
    ngx_responses_generate_request_id(engine, &w);

    return ngx_responses_state_set(state, &state->id, buf, w.pos - buf);
}


ngx_int_t
ngx_responses_generate_item_id(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item)
{
    /* an item of EU GPT, which the upstream announced without an id */

    if (engine->conf->eugpt && item->id.len == 0
        && (!ngx_responses_item_has(item->kind, CALL) || item->call_id.len))
    {
        return NGX_OK;
    }

    return ngx_responses_generate_any_item_id(engine, item);
}


ngx_int_t
ngx_responses_generate_any_item_id(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item)
{
    u_char                  buf[NGX_RESPONSES_NAME_LEN];
    ngx_responses_writer_t  w;

    if (item->id.len == 0) {
        ngx_responses_writer_init(&w, buf, sizeof(buf));
        ngx_responses_write_str(&w, ngx_responses_item(item->kind)->prefix);
        ngx_responses_generate_request_id(engine, &w);
        ngx_responses_write_lit(&w, "_");
        ngx_responses_write_int(&w, item->index);

        if (ngx_responses_state_word(&engine->state, &item->id, buf,
                                     w.pos - buf)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return ngx_responses_generate_call_id(engine, item);
}


static void
ngx_responses_generate_request_id(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w)
{
    ngx_str_t  id;

    id = engine->request_id(engine->data);

    ngx_responses_write_text(w, id.data, id.len);
}


/* clients answer a call by this id, and give up a call without one */

static ngx_int_t
ngx_responses_generate_call_id(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item)
{
    if (!ngx_responses_item_has(item->kind, CALL) || item->call_id.len) {
        return NGX_OK;
    }

    return ngx_responses_state_word(&engine->state, &item->call_id,
                                    item->id.data, item->id.len);
}
