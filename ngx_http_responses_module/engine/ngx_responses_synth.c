
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Events that the module makes.
 *
 * Only writes what the state knows; decides neither whether nor when.  An
 * event is built into scratch, anew with more room if it did not fit, and
 * leaves whole.  Invariant: it is one frame with the next number.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_build.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_shape.h"
#include "engine/ngx_responses_synth.h"


static ngx_int_t ngx_responses_synth_call_id(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item);
static ngx_int_t ngx_responses_synth_send(ngx_responses_synth_t *s,
    ngx_responses_type_e type, ngx_responses_build_pt build);
static ngx_int_t ngx_responses_synth_value(ngx_responses_synth_t *s,
    ngx_responses_build_pt build);


ngx_int_t
ngx_responses_synth_lifecycle(ngx_responses_engine_t *engine,
    ngx_responses_type_e type)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.flag = type;
    ngx_str_set(&s.status, "in_progress");

    if (ngx_responses_synth_id(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_synth_send(&s, type, ngx_responses_build_response);
}


ngx_int_t
ngx_responses_synth_completed(ngx_responses_engine_t *engine)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.flag = NGX_RESPONSES_COMPLETED;
    ngx_str_set(&s.status, "completed");

    if (ngx_responses_synth_id(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_synth_send(&s, NGX_RESPONSES_COMPLETED,
                                    ngx_responses_build_response);
}


ngx_int_t
ngx_responses_synth_failure(ngx_responses_engine_t *engine, ngx_str_t code,
    ngx_str_t message)
{
    ngx_responses_synth_t  s;
    ngx_responses_error_t  error;

    ngx_memzero(&error, sizeof(ngx_responses_error_t));

    error.code = code;
    error.message = message;

    if (engine->conf->failure == NGX_RESPONSES_FAILURE_ERROR) {
        return ngx_responses_synth_error(engine, &error);
    }

    /* as OpenAI does: its clients raise errors for an error event only */

    if (!engine->state.error
        && ngx_responses_synth_error(engine, &error) != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.flag = NGX_RESPONSES_FAILED;
    ngx_str_set(&s.status, "failed");
    s.code = code;
    s.text = message;

    if (ngx_responses_synth_id(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_synth_send(&s, NGX_RESPONSES_FAILED,
                                    ngx_responses_build_response);
}


ngx_int_t
ngx_responses_synth_error(ngx_responses_engine_t *engine,
    ngx_responses_error_t *error)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.status = error->type;
    s.code = error->code;
    s.text = error->message;
    s.param = error->param;
    s.flag = (engine->conf->error == NGX_RESPONSES_ERROR_NESTED);

    return ngx_responses_synth_send(&s, NGX_RESPONSES_ERROR,
                                    ngx_responses_build_error);
}


/*
 * Where numbers are the upstream's, it has the one of the event before: that
 * of the next event is not free, and a client that goes on after the last
 * number that it saw misses nothing.
 */

ngx_int_t
ngx_responses_synth_keepalive(ngx_responses_engine_t *engine)
{
    int64_t                next;
    ngx_int_t              rc;
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    next = engine->next;

    if (engine->conf->sequence == NGX_RESPONSES_SEQUENCE_KEEP) {
        engine->next = next ? next - 1 : NGX_RESPONSES_NUMBER_MAX + 1;
    }

    rc = ngx_responses_synth_send(&s, NGX_RESPONSES_KEEPALIVE, NULL);

    if (engine->conf->sequence == NGX_RESPONSES_SEQUENCE_KEEP) {
        engine->next = next;
    }

    return rc;
}


ngx_int_t
ngx_responses_synth_item(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_open_item_t *item, ngx_str_t raw,
    ngx_uint_t end)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.item = item;
    s.text = raw;
    s.flag = end;

    if (ngx_responses_synth_item_id(engine, item) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_synth_send(&s, type, ngx_responses_build_item);
}


ngx_int_t
ngx_responses_synth_part(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_open_item_t *item,
    ngx_responses_open_part_t *part, ngx_str_t text)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.item = item;
    s.part = part;
    s.text = text;
    s.flag = type;

    return ngx_responses_synth_send(&s, type, ngx_responses_build_part);
}


ngx_int_t
ngx_responses_synth_tool(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_open_item_t *item, ngx_str_t text)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.item = item;
    s.text = text;
    s.flag = type;

    return ngx_responses_synth_send(&s, type, ngx_responses_build_tool);
}


ngx_int_t
ngx_responses_synth_output(ngx_responses_engine_t *engine,
    ngx_responses_type_e type)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.flag = type;

    return ngx_responses_synth_value(&s, ngx_responses_build_output);
}


ngx_int_t
ngx_responses_synth_content(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_uint_t summary)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.item = item;
    s.flag = summary;

    return ngx_responses_synth_value(&s, ngx_responses_build_content);
}


ngx_int_t
ngx_responses_synth_part_value(ngx_responses_engine_t *engine,
    ngx_responses_open_part_t *part, ngx_str_t text)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.part = part;
    s.text = text;

    return ngx_responses_synth_value(&s, ngx_responses_build_part_value);
}


ngx_int_t
ngx_responses_synth_error_value(ngx_responses_engine_t *engine)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.code = engine->state.error_code;
    s.text = engine->state.error_message;

    if (s.code.len == 0) {
        ngx_str_set(&s.code, "upstream_error");
        ngx_str_set(&s.text, "The upstream failed and did not say why.");
    }

    return ngx_responses_synth_value(&s, ngx_responses_build_error_value);
}


ngx_int_t
ngx_responses_synth_id(ngx_responses_engine_t *engine)
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
    ngx_responses_write_text(&w, engine->request_id.data,
                             engine->request_id.len);

    return ngx_responses_state_set(state, &state->id, buf, w.pos - buf);
}


ngx_int_t
ngx_responses_synth_item_id(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item)
{
    u_char                  buf[NGX_RESPONSES_NAME_LEN];
    ngx_str_t               prefix;
    ngx_responses_writer_t  w;

    if (item->id.len) {
        return ngx_responses_synth_call_id(engine, item);
    }

    prefix = ngx_responses_item_prefix(item->kind);

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_write(&w, prefix.data, prefix.len);
    ngx_responses_write_text(&w, engine->request_id.data,
                             engine->request_id.len);
    ngx_responses_write_lit(&w, "_");
    ngx_responses_write_int(&w, item->index);

    if (ngx_responses_state_word(&engine->state, &item->id, buf, w.pos - buf)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_synth_call_id(engine, item);
}


/* clients answer a call by this id, and give up a call without one */

static ngx_int_t
ngx_responses_synth_call_id(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item)
{
    if (!ngx_responses_item_is_call(item->kind) || item->call_id.len) {
        return NGX_OK;
    }

    return ngx_responses_state_word(&engine->state, &item->call_id,
                                    item->id.data, item->id.len);
}


int64_t
ngx_responses_synth_created_at(ngx_responses_engine_t *engine)
{
    int64_t  seconds;

    seconds = (engine->state.created_at < 0) ? engine->time
                                             : engine->state.created_at;

    return engine->conf->milliseconds ? seconds * 1000 : seconds;
}


ngx_str_t
ngx_responses_synth_model(ngx_responses_engine_t *engine)
{
    static ngx_str_t  unknown = ngx_string("unknown");

    return engine->state.model.len ? engine->state.model : unknown;
}


static ngx_int_t
ngx_responses_synth_send(ngx_responses_synth_t *s, ngx_responses_type_e type,
    ngx_responses_build_pt build)
{
    ngx_int_t                rc;
    ngx_str_t                name;
    ngx_responses_buf_t     *buf;
    ngx_responses_writer_t   w;
    ngx_responses_engine_t  *engine;

    engine = s->engine;
    buf = &engine->worker->made;
    name = ngx_responses_repair_type_name(engine, type);

    for ( ;; ) {
        ngx_responses_writer_init(&w, buf->start, buf->size);

        ngx_responses_synth_head(&w, engine, &name);

        if (build) {
            build(&w, s);
        }

        ngx_responses_write_lit(&w, "}\n\n");

        if (w.missing == 0) {
            break;
        }

        if (ngx_responses_buf_reserve(&engine->worker->mem, buf,
                                      buf->size + w.missing)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (engine->shape) {
        rc = ngx_responses_shape_made(engine, ngx_responses_type(type), name,
                                      buf->start, w.pos - w.start);

        if (rc != NGX_ABORT) {
            return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
        }

        /*
         * Too deep or too long for the rules, it may hold what they hide; a
         * response without its output and an error do not.
         */

        if (build == ngx_responses_build_response && !s->bare) {
            s->bare = 1;

            return ngx_responses_synth_send(s, type, build);
        }

        if (!s->bare && build != ngx_responses_build_error) {
            engine->usage.oversize++;
            engine->usage.hidden++;

            return NGX_OK;
        }
    }

    engine->next++;
    engine->usage.added++;

    return ngx_responses_engine_write(engine, buf->start, w.pos - w.start);
}


static ngx_int_t
ngx_responses_synth_value(ngx_responses_synth_t *s,
    ngx_responses_build_pt build)
{
    ngx_responses_buf_t     *buf;
    ngx_responses_writer_t   w;

    buf = &s->engine->worker->value;
    buf->len = 0;

    for ( ;; ) {
        ngx_responses_writer_init(&w, buf->start, buf->size);

        build(&w, s);

        if (w.missing == 0) {
            break;
        }

        if (ngx_responses_buf_reserve(&s->engine->worker->mem, buf,
                                      buf->size + w.missing)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    buf->len = w.pos - w.start;

    return NGX_OK;
}


void
ngx_responses_synth_head(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_str_t *type)
{
    switch (engine->conf->event_line) {

    case NGX_RESPONSES_EVENT_LINE_TYPE:
        ngx_responses_write_lit(w, "event: ");
        ngx_responses_write(w, type->data, type->len);
        ngx_responses_write_lit(w, "\n");
        break;

    case NGX_RESPONSES_EVENT_LINE_MESSAGE:
        ngx_responses_write_lit(w, "event: message\n");
        break;
    }

    ngx_responses_write_lit(w, "data: {\"type\":\"");
    ngx_responses_write(w, type->data, type->len);
    ngx_responses_write_lit(w, "\"");

    if (engine->next <= NGX_RESPONSES_NUMBER_MAX) {
        ngx_responses_write_lit(w, ",\"sequence_number\":");
        ngx_responses_write_int(w, engine->next);
    }
}
