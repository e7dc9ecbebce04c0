
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
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


/* whether nobody reads what is generated before it is sent */

#define ngx_responses_generate_plain(engine)                                  \
    ((engine)->ruleset == NULL && !ngx_responses_engine_eugpt(engine))


static void ngx_responses_generate_begin(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_uint_t type);
static ngx_int_t ngx_responses_generate_end(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w);
static ngx_int_t ngx_responses_generate_deliver(
    ngx_responses_engine_t *engine, ngx_responses_writer_t *w);
static ngx_int_t ngx_responses_generate_written(
    ngx_responses_engine_t *engine, ngx_responses_type_e type,
    ngx_responses_error_t *error);
static ngx_int_t ngx_responses_generate_sent(ngx_responses_engine_t *engine,
    ngx_int_t rc);
static void ngx_responses_generate_request_id(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w);
static ngx_int_t ngx_responses_generate_call_id(
    ngx_responses_engine_t *engine, ngx_responses_item_t *item);


ngx_int_t
ngx_responses_generate_response(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_error_t *error)
{
    ngx_int_t  rc;

    if (ngx_responses_type(type)->class == NGX_RESPONSES_CLASS_LIFECYCLE
        && !ngx_responses_generate_has(engine, type))
    {
        return NGX_OK;
    }

    if (ngx_responses_generate_id(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    rc = ngx_responses_generate_written(engine, type, error);

    if (rc == NGX_ABORT) {

        /* the output is too long or too deep for the rules */

        engine->state.unknown = 1;

        rc = ngx_responses_generate_written(engine, type, error);
    }

    return ngx_responses_generate_sent(engine, rc);
}


/* NGX_ABORT: the rules cannot read it */

static ngx_int_t
ngx_responses_generate_written(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_error_t *error)
{
    ngx_responses_writer_t  w;

    ngx_responses_generate_begin(engine, &w, type);
    ngx_responses_write_lit(&w, ",\"response\":");
    ngx_responses_write_response(&w, engine, type, error);

    return ngx_responses_generate_deliver(engine, &w);
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
    ngx_responses_writer_t  w;

    ngx_responses_generate_begin(engine, &w, NGX_RESPONSES_ERROR);

    ngx_responses_write_error_event(&w, engine, error);

    return ngx_responses_generate_end(engine, &w);
}


ngx_int_t
ngx_responses_generate_keepalive(ngx_responses_engine_t *engine)
{
    ngx_responses_writer_t  w;

    ngx_responses_generate_begin(engine, &w, NGX_RESPONSES_KEEPALIVE);

    return ngx_responses_generate_end(engine, &w);
}


ngx_int_t
ngx_responses_generate_item(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item, ngx_str_t raw)
{
    ngx_int_t               rc;
    ngx_responses_writer_t  w;

    rc = ngx_responses_generate_item_id(engine, item);

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

    return ngx_responses_generate_end(engine, &w);
}


ngx_int_t
ngx_responses_generate_part(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item,
    ngx_responses_part_t *part, ngx_str_t text)
{
    ngx_responses_writer_t            w;
    const ngx_responses_type_t       *row;
    const ngx_responses_part_kind_t  *kind;

    if (type == NGX_RESPONSES_PLAIN || ngx_responses_item_held(item)
        || !ngx_responses_generate_has(engine, type))
    {
        return NGX_OK;
    }

    row = ngx_responses_type(type);
    kind = ngx_responses_part(part->kind);

    ngx_responses_generate_begin(engine, &w, type);

    if (item->id.len && (row->index & NGX_RESPONSES_ITEM_ID)) {
        ngx_responses_write_member(&w, ",\"item_id\":", item->id);
    }

    ngx_responses_write_lit(&w, ",\"output_index\":");
    ngx_responses_write_int(&w, item->index);

    if (kind->index) {
        ngx_responses_write_key(&w, kind->index);
        ngx_responses_write_int(&w, part->index);
    }

    if (row->class == NGX_RESPONSES_CLASS_PART && kind->name.len) {
        ngx_responses_write_lit(&w, ",\"part\":");
        ngx_responses_write_part(&w, part, text, type == kind->done);

        return ngx_responses_generate_end(engine, &w);
    }

    if (type == NGX_RESPONSES_ARGUMENTS_DONE && item->name.len) {
        ngx_responses_write_member(&w, ",\"name\":", item->name);
    }

    if (row->class == NGX_RESPONSES_CLASS_DELTA) {
        ngx_responses_write_member(&w, ",\"delta\":", text);

    } else {
        ngx_responses_write_key(&w, kind->text);
        ngx_responses_write_quoted(&w, text);
    }

    if (part->kind == NGX_RESPONSES_OUTPUT_TEXT) {
        ngx_responses_write_lit(&w, ",\"logprobs\":[]");
    }

    return ngx_responses_generate_end(engine, &w);
}


ngx_uint_t
ngx_responses_generate_has(ngx_responses_engine_t *engine, ngx_uint_t type)
{
    return !ngx_responses_engine_eugpt(engine)
           || (ngx_responses_type(type)->index & NGX_RESPONSES_EUGPT);
}


/* the type and the number of an event, whose other members follow */

static void
ngx_responses_generate_begin(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_uint_t type)
{
    ngx_responses_event_t   *ev;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;
    ev = &worker->events[NGX_RESPONSES_GENERATED];

    ev->type = ngx_responses_type(type);
    ev->name = ngx_responses_type_name(engine, type);

    ngx_responses_writer_grow(w, &worker->mem, &worker->generated);

    if (ngx_responses_generate_plain(engine)) {
        ngx_responses_send_head(engine, w, ev->name);

    } else {
        ngx_responses_send_type(engine, w, ev->name);
    }
}


static ngx_int_t
ngx_responses_generate_end(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w)
{
    return ngx_responses_generate_sent(engine,
                                    ngx_responses_generate_deliver(engine, w));
}


/* as an event of the upstream where rules, or the summary, read it */

static ngx_int_t
ngx_responses_generate_deliver(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w)
{
    ngx_int_t               rc;
    ngx_responses_event_t  *ev;

    ev = &engine->worker->events[NGX_RESPONSES_GENERATED];

    if (ngx_responses_generate_plain(engine)) {
        return ngx_responses_send_text(engine, w, ev->name);
    }

    ngx_responses_write_lit(w, "}");

    if (ngx_responses_writer_end(w) != NGX_OK) {
        return NGX_ERROR;
    }

    ev->frame = NULL;
    ev->json.lists = ngx_responses_ruleset_lists(engine);

    rc = ngx_responses_event_read(ev, w->start, w->pos - w->start);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc == NGX_DECLINED
        || (ev->raw && ngx_responses_ruleset_reads(engine)))
    {
        if (ngx_responses_redact_lose(engine, NULL) != NGX_OK) {
            return NGX_ERROR;
        }

        return NGX_ABORT;
    }

    return ngx_responses_deliver(engine, ev);
}


/* what the rules cannot read is hidden: they might hide some of it */

static ngx_int_t
ngx_responses_generate_sent(ngx_responses_engine_t *engine, ngx_int_t rc)
{
    if (rc == NGX_ABORT) {
        engine->usage.oversize++;
        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN,
                      &engine->worker->events[NGX_RESPONSES_GENERATED].name);
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

    if (ngx_responses_engine_eugpt(engine) && item->id.len == 0
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
