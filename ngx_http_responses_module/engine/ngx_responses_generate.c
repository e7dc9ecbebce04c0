
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
#include "api/ngx_responses_tokens.h"
#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


static ngx_responses_event_t *ngx_responses_generate_begin(
    ngx_responses_engine_t *engine, ngx_uint_t type, ngx_str_t text);
static ngx_int_t ngx_responses_generate_end(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_generate_filled(ngx_responses_engine_t *engine,
    ngx_uint_t type, ngx_responses_error_t *error);
static ngx_int_t ngx_responses_generate_sent(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_int_t rc);
static void ngx_responses_generate_request_id(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w);
static ngx_int_t ngx_responses_generate_call_id(
    ngx_responses_engine_t *engine, ngx_responses_item_t *item);


ngx_int_t
ngx_responses_generate_response(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_error_t *error)
{
    ngx_int_t               rc;
    ngx_responses_event_t  *ev;

    if (ngx_responses_type(type)->class == NGX_RESPONSES_CLASS_LIFECYCLE
        && !ngx_responses_generate_has(engine, type))
    {
        return NGX_OK;
    }

    if (ngx_responses_generate_id(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    rc = ngx_responses_generate_filled(engine, type, error);

    if (rc == NGX_ABORT) {

        /* the output is too long or too deep for the rules */

        engine->state.unknown = 1;

        rc = ngx_responses_generate_filled(engine, type, error);
    }

    ev = &engine->worker->events[NGX_RESPONSES_GENERATED];

    return ngx_responses_generate_sent(engine, ev, rc);
}


/* an empty response gets what one of the upstream would lack, and is sent */

static ngx_int_t
ngx_responses_generate_filled(ngx_responses_engine_t *engine, ngx_uint_t type,
    ngx_responses_error_t *error)
{
    ngx_str_t                usage;
    ngx_responses_event_t   *ev;
    ngx_responses_repair_t   rp;

    ev = ngx_responses_generate_begin(engine, type,
                         ngx_responses_str("{\"response\":{\"output\":[]}}"));
    if (ev == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(&rp, sizeof(ngx_responses_repair_t));

    rp.engine = engine;
    rp.ev = ev;
    rp.wrapped = 1;
    rp.object = ev->member[NGX_RESPONSES_M_RESPONSE];

    ngx_responses_put_string(ev, rp.object, ID, engine->state.id);

    if (ngx_responses_repair_response(&rp) == NGX_ERROR
        || (error && ngx_responses_value_error(engine, ev, rp.object, error)
                     != NGX_OK))
    {
        return NGX_ERROR;
    }

    usage = engine->state.usage;

    /* without it AI SDK 5 and opencode do not regard a response as complete */

    if (usage.len == 0 && type == NGX_RESPONSES_COMPLETED) {
        ngx_str_set(&usage, NGX_RESPONSES_NO_USAGE);
    }

    if (usage.len && ev->type->class == NGX_RESPONSES_CLASS_TERMINAL) {
        ngx_responses_put(ev, rp.object, USAGE, usage);
    }

    return ngx_responses_deliver(engine, ev);
}


ngx_int_t
ngx_responses_generate_failure(ngx_responses_engine_t *engine,
    ngx_responses_error_t *error)
{
    /* as OpenAI does: its clients raise errors for an error event only */

    if ((engine->conf->failure == NGX_RESPONSES_FAILURE_ERROR
         || engine->phase < NGX_RESPONSES_FAILING)
        && ngx_responses_generate_error(engine, error) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (engine->conf->failure == NGX_RESPONSES_FAILURE_ERROR) {
        return NGX_OK;
    }

    return ngx_responses_generate_response(engine, NGX_RESPONSES_FAILED,
                                           error);
}


ngx_str_t
ngx_responses_generate_code(ngx_responses_engine_t *engine, ngx_str_t code)
{
    if (ngx_responses_generate_began(engine)) {
        return code;
    }

    return ngx_responses_str("server_error");
}


ngx_uint_t
ngx_responses_generate_began(ngx_responses_engine_t *engine)
{
    ngx_uint_t  i;

    for (i = 0; i < engine->state.nitems; i++) {

        if (ngx_responses_state_ended(engine->state.items[i])) {
            return 1;
        }
    }

    return engine->usage.token;
}


ngx_int_t
ngx_responses_generate_error(ngx_responses_engine_t *engine,
    ngx_responses_error_t *error)
{
    ngx_responses_event_t  *ev;

    ev = ngx_responses_generate_begin(engine, NGX_RESPONSES_ERROR,
                                      ngx_responses_str("{}"));

    if (ev && ngx_responses_value_error_event(engine, ev, error) == NGX_OK) {
        return ngx_responses_generate_end(engine, ev);
    }

    return NGX_ERROR;
}


ngx_int_t
ngx_responses_generate_keepalive(ngx_responses_engine_t *engine)
{
    ngx_responses_event_t  *ev;

    ev = ngx_responses_generate_begin(engine, NGX_RESPONSES_KEEPALIVE,
                                      ngx_responses_str("{}"));

    if (ev) {
        return ngx_responses_generate_end(engine, ev);
    }

    return NGX_ERROR;
}


ngx_int_t
ngx_responses_generate_item(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item, ngx_str_t raw)
{
    ngx_int_t               rc;
    ngx_responses_event_t  *ev;

    rc = ngx_responses_generate_item_id(engine, item);

    if (rc == NGX_OK && raw.len == 0) {
        rc = ngx_responses_value_item(engine, item, type, &raw);
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    ev = ngx_responses_generate_begin(engine, type, ngx_responses_str("{}"));
    if (ev == NULL) {
        return NGX_ERROR;
    }

    ngx_responses_put(ev, 0, OUTPUT_INDEX,
                      ngx_responses_event_int(ev, item->index));
    ngx_responses_put(ev, 0, ITEM, raw);

    return ngx_responses_generate_end(engine, ev);
}


ngx_int_t
ngx_responses_generate_part(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item,
    ngx_responses_part_t *part, ngx_str_t text)
{
    ngx_str_t                         value;
    ngx_uint_t                        class;
    ngx_responses_event_t            *ev;
    const ngx_responses_part_kind_t  *kind;

    if (type == NGX_RESPONSES_PLAIN || item->held
        || !ngx_responses_generate_has(engine, type))
    {
        return NGX_OK;
    }

    ev = ngx_responses_generate_begin(engine, type, ngx_responses_str("{}"));
    if (ev == NULL) {
        return NGX_ERROR;
    }

    class = ngx_responses_type(type)->class;
    kind = ngx_responses_part(part->kind);

    if (item->id.len && (ev->type->index & NGX_RESPONSES_ITEM_ID)) {
        ngx_responses_put_string(ev, 0, ITEM_ID, item->id);
    }

    ngx_responses_put(ev, 0, OUTPUT_INDEX,
                      ngx_responses_event_int(ev, item->index));

    if (kind->index) {
        ngx_responses_event_put(ev, 0, kind->index,
                                ngx_responses_event_int(ev, part->index));
    }

    if (class == NGX_RESPONSES_CLASS_PART && kind->name.len) {

        if (ngx_responses_value_part(engine, part, text, type == kind->done,
                                     &value)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        ngx_responses_put(ev, 0, PART, value);

        return ngx_responses_generate_end(engine, ev);
    }

    if (class == NGX_RESPONSES_CLASS_DELTA) {
        ngx_responses_put_string(ev, 0, DELTA, text);

    } else {

        if (type == NGX_RESPONSES_ARGUMENTS_DONE && item->name.len) {
            ngx_responses_put_string(ev, 0, NAME, item->name);
        }

        ngx_responses_event_put_string(ev, 0, kind->text, text);
    }

    if (part->kind == NGX_RESPONSES_OUTPUT_TEXT) {
        ngx_responses_put(ev, 0, LOGPROBS, ngx_responses_str("[]"));
    }

    return ngx_responses_generate_end(engine, ev);
}


ngx_uint_t
ngx_responses_generate_has(ngx_responses_engine_t *engine, ngx_uint_t type)
{
    return !engine->conf->eugpt
           || (ngx_responses_type(type)->index & NGX_RESPONSES_EUGPT);
}


/* an event with a type and a number, and the members of a text; NULL: error */

static ngx_responses_event_t *
ngx_responses_generate_begin(ngx_responses_engine_t *engine, ngx_uint_t type,
    ngx_str_t text)
{
    ngx_responses_event_t  *ev;

    ev = &engine->worker->events[NGX_RESPONSES_GENERATED];
    ev->json.lists = ngx_responses_ruleset_lists(engine);

    if (ngx_responses_event_read(ev, text.data, text.len) != NGX_OK) {
        return NULL;
    }

    ev->frame = NULL;
    ev->type = ngx_responses_type(type);
    ev->name = ngx_responses_type_name(engine, type);

    ngx_responses_put_string(ev, 0, TYPE, ev->name);
    ngx_responses_put(ev, 0, SEQUENCE,
                      ngx_responses_event_int(ev, engine->next));
    return ev;
}


static ngx_int_t
ngx_responses_generate_end(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    return ngx_responses_generate_sent(engine, ev,
                                       ngx_responses_deliver(engine, ev));
}


/* what the rules cannot read is hidden: they might hide some of it */

static ngx_int_t
ngx_responses_generate_sent(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_int_t rc)
{
    if (rc == NGX_ABORT) {
        engine->usage.oversize++;
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &ev->name);
    }

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
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
