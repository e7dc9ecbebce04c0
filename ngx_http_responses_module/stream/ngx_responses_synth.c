
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

#include "wire/ngx_responses_writer.h"
#include "stream/ngx_responses_repair.h"
#include "stream/ngx_responses_synth.h"


typedef struct {
    ngx_responses_engine_t      *engine;
    ngx_responses_open_item_t   *item;
    ngx_responses_open_part_t   *part;
    ngx_str_t                    text;
    ngx_str_t                    code;
    const char                  *status;
    ngx_uint_t                   flag;
} ngx_responses_synth_t;


typedef void (*ngx_responses_build_pt)(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);


static ngx_int_t ngx_responses_synth_call_id(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item);
static ngx_int_t ngx_responses_synth_send(ngx_responses_synth_t *s,
    ngx_responses_type_e type, ngx_responses_build_pt build);
static ngx_int_t ngx_responses_synth_value(ngx_responses_synth_t *s,
    ngx_responses_build_pt build);
static void ngx_responses_synth_head(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_str_t *type);
static void ngx_responses_build_response(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
static void ngx_responses_build_error(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
static void ngx_responses_build_item(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
static void ngx_responses_build_part(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
static void ngx_responses_build_tool(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
static void ngx_responses_build_output(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
static void ngx_responses_build_content(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
static void ngx_responses_write_item(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_uint_t done);
static void ngx_responses_write_parts(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_uint_t summary);
static void ngx_responses_write_part(ngx_responses_writer_t *w,
    ngx_uint_t kind, ngx_str_t text);
static void ngx_responses_write_member(ngx_responses_writer_t *w,
    const char *name, ngx_str_t raw);
static void ngx_responses_write_raw(ngx_responses_writer_t *w, ngx_str_t raw);
static void ngx_responses_write_place(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_responses_open_part_t *part);


ngx_int_t
ngx_responses_synth_lifecycle(ngx_responses_engine_t *engine,
    ngx_responses_type_e type)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.status = "in_progress";

    if (ngx_responses_synth_id(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_synth_send(&s, type, ngx_responses_build_response);
}


ngx_int_t
ngx_responses_synth_failure(ngx_responses_engine_t *engine, ngx_str_t code,
    ngx_str_t message)
{
    ngx_responses_synth_t  s;

    if (engine->conf->failure == NGX_RESPONSES_FAILURE_ERROR) {
        return ngx_responses_synth_error(engine, code, message);
    }

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.status = "failed";
    s.code = code;
    s.text = message;

    if (ngx_responses_synth_id(engine) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_responses_synth_send(&s, NGX_RESPONSES_FAILED,
                                    ngx_responses_build_response);
}


ngx_int_t
ngx_responses_synth_error(ngx_responses_engine_t *engine, ngx_str_t code,
    ngx_str_t message)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.code = code;
    s.text = message;
    s.flag = (engine->conf->error == NGX_RESPONSES_ERROR_NESTED);

    return ngx_responses_synth_send(&s, NGX_RESPONSES_ERROR,
                                    ngx_responses_build_error);
}


ngx_int_t
ngx_responses_synth_item(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_open_item_t *item, ngx_str_t raw)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;
    s.item = item;
    s.text = raw;
    s.flag = (type == NGX_RESPONSES_ITEM_DONE);

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
ngx_responses_synth_output(ngx_responses_engine_t *engine)
{
    ngx_responses_synth_t  s;

    ngx_memzero(&s, sizeof(ngx_responses_synth_t));

    s.engine = engine;

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

    if (ngx_responses_state_set(&engine->state, &item->id, buf, w.pos - buf)
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

    return ngx_responses_state_set(&engine->state, &item->call_id,
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
        build(&w, s);
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


static void
ngx_responses_synth_head(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_str_t *type)
{
    switch (engine->conf->event_line) {

    case NGX_RESPONSES_EVENT_LINE_TYPE:
        ngx_responses_write_lit(w, "event: ");
        ngx_responses_write_raw(w, *type);
        ngx_responses_write_lit(w, "\n");
        break;

    case NGX_RESPONSES_EVENT_LINE_MESSAGE:
        ngx_responses_write_lit(w, "event: message\n");
        break;
    }

    ngx_responses_write_lit(w, "data: {\"type\":\"");
    ngx_responses_write_raw(w, *type);
    ngx_responses_write_lit(w, "\"");

    if (engine->next <= NGX_RESPONSES_NUMBER_MAX) {
        ngx_responses_write_lit(w, ",\"sequence_number\":");
        ngx_responses_write_int(w, engine->next);
    }
}


static void
ngx_responses_build_response(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s)
{
    ngx_responses_state_t  *state;

    state = &s->engine->state;

    ngx_responses_write_lit(w, ",\"response\":{\"id\":\"");
    ngx_responses_write_raw(w, state->id);
    ngx_responses_write_lit(w, "\",\"object\":\"response\",\"created_at\":");
    ngx_responses_write_int(w, ngx_responses_synth_created_at(s->engine));
    ngx_responses_write_lit(w, ",\"status\":\"");
    ngx_responses_write(w, (u_char *) s->status, strlen(s->status));
    ngx_responses_write_lit(w, "\",\"error\":");

    if (s->code.len) {
        ngx_responses_write_lit(w, "{");
        ngx_responses_write_member(w, "\"code\":", s->code);
        ngx_responses_write_member(w, ",\"message\":", s->text);
        ngx_responses_write_lit(w, "}");

    } else {
        ngx_responses_write_lit(w, "null");
    }

    ngx_responses_write_lit(w, ",\"incomplete_details\":null");

    ngx_responses_write_member(w, ",\"model\":", ngx_responses_synth_model(s->engine));

    ngx_responses_write_lit(w, ",\"output\":");
    ngx_responses_build_output(w, s);
    ngx_responses_write_lit(w, "}");
}


static void
ngx_responses_build_error(ngx_responses_writer_t *w, ngx_responses_synth_t *s)
{
    if (s->flag) {
        ngx_responses_write_lit(w, ",\"error\":{\"type\":\"");
        ngx_responses_write_raw(w, s->code);
        ngx_responses_write_lit(w, "\"");
        ngx_responses_write_member(w, ",\"code\":", s->code);
        ngx_responses_write_member(w, ",\"message\":", s->text);
        ngx_responses_write_lit(w, ",\"param\":null}");
        return;
    }

    ngx_responses_write_member(w, ",\"code\":", s->code);
    ngx_responses_write_member(w, ",\"message\":", s->text);

    if (s->engine->conf->failure != NGX_RESPONSES_FAILURE_ERROR) {
        ngx_responses_write_lit(w, ",\"param\":null");
    }
}


static void
ngx_responses_build_item(ngx_responses_writer_t *w, ngx_responses_synth_t *s)
{
    ngx_responses_write_lit(w, ",\"output_index\":");
    ngx_responses_write_int(w, s->item->index);
    ngx_responses_write_lit(w, ",\"item\":");

    if (s->text.len) {
        ngx_responses_write_raw(w, s->text);
        return;
    }

    ngx_responses_write_item(w, s->item, s->flag);
}


static void
ngx_responses_build_part(ngx_responses_writer_t *w, ngx_responses_synth_t *s)
{
    const ngx_responses_type_t  *type;

    type = ngx_responses_type(s->flag);

    ngx_responses_write_place(w, s->item, s->part);

    if (type->class == NGX_RESPONSES_CLASS_PART) {
        ngx_responses_write_lit(w, ",\"part\":");
        ngx_responses_write_part(w, s->part->kind, s->text);
        return;
    }

    if (type->class == NGX_RESPONSES_CLASS_DELTA) {
        ngx_responses_write_member(w, ",\"delta\":", s->text);

    } else if (s->part->kind == NGX_RESPONSES_REFUSAL) {
        ngx_responses_write_member(w, ",\"refusal\":", s->text);

    } else {
        ngx_responses_write_member(w, ",\"text\":", s->text);
    }

    if (s->part->kind == NGX_RESPONSES_OUTPUT_TEXT) {
        ngx_responses_write_lit(w, ",\"logprobs\":[]");
    }
}


static void
ngx_responses_build_tool(ngx_responses_writer_t *w, ngx_responses_synth_t *s)
{
    ngx_responses_write_place(w, s->item, NULL);

    switch (s->flag) {

    case NGX_RESPONSES_ARGUMENTS_DONE:
        ngx_responses_write_member(w, ",\"name\":", s->item->name);
        ngx_responses_write_member(w, ",\"arguments\":", s->text);
        break;

    case NGX_RESPONSES_INPUT_DONE:
        ngx_responses_write_member(w, ",\"input\":", s->text);
        break;

    default:
        ngx_responses_write_member(w, ",\"delta\":", s->text);
        break;
    }
}


static void
ngx_responses_build_output(ngx_responses_writer_t *w, ngx_responses_synth_t *s)
{
    ngx_uint_t              i, n;
    ngx_responses_state_t  *state;

    state = &s->engine->state;

    ngx_responses_write_lit(w, "[");

    for (i = 0, n = 0; i < state->nitems && state->remember; i++) {

        if (!state->items[i].lost) {

            if (n++) {
                ngx_responses_write_lit(w, ",");
            }

            ngx_responses_write_item(w, &state->items[i], 1);
        }
    }

    ngx_responses_write_lit(w, "]");
}


static void
ngx_responses_build_content(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s)
{
    ngx_responses_write_parts(w, s->item, s->flag);
}


static void
ngx_responses_write_item(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_uint_t done)
{
    ngx_str_t  text, type;

    if (done && item->raw) {
        ngx_responses_write(w, item->text.start, item->text.len);
        return;
    }

    type = item->type.len ? item->type : ngx_responses_item_name(item->kind);

    ngx_responses_write_lit(w, "{");
    ngx_responses_write_member(w, "\"id\":", item->id);
    ngx_responses_write_member(w, ",\"type\":", type);

    if (done && (item->done || item->nparts || item->text_done)) {
        ngx_responses_write_lit(w, ",\"status\":\"completed\"");

    } else {
        ngx_responses_write_lit(w, ",\"status\":\"in_progress\"");
    }

    text.data = done ? item->text.start : NULL;
    text.len = done ? item->text.len : 0;

    switch (item->kind) {

    case NGX_RESPONSES_MESSAGE:
        ngx_responses_write_lit(w, ",\"role\":\"assistant\",\"content\":");

        if (done) {
            ngx_responses_write_parts(w, item, 0);

        } else {
            ngx_responses_write_lit(w, "[]");
        }

        break;

    case NGX_RESPONSES_REASONING:
        ngx_responses_write_lit(w, ",\"summary\":");

        if (!done) {
            ngx_responses_write_lit(w, "[]");
            break;
        }

        ngx_responses_write_parts(w, item, 1);
        ngx_responses_write_lit(w, ",\"content\":");
        ngx_responses_write_parts(w, item, 0);
        break;

    case NGX_RESPONSES_FUNCTION_CALL:
        ngx_responses_write_member(w, ",\"call_id\":", item->call_id);
        ngx_responses_write_member(w, ",\"name\":", item->name);
        ngx_responses_write_member(w, ",\"arguments\":", text);
        break;

    case NGX_RESPONSES_CUSTOM_CALL:
        ngx_responses_write_member(w, ",\"call_id\":", item->call_id);
        ngx_responses_write_member(w, ",\"name\":", item->name);
        ngx_responses_write_member(w, ",\"input\":", text);
        break;
    }

    ngx_responses_write_lit(w, "}");
}


static void
ngx_responses_write_parts(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_uint_t summary)
{
    ngx_str_t                   text;
    ngx_uint_t                  i, n;
    ngx_responses_open_part_t  *part;

    ngx_responses_write_lit(w, "[");

    for (i = 0, n = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if ((part->kind == NGX_RESPONSES_SUMMARY_TEXT) != summary) {
            continue;
        }

        if (n++) {
            ngx_responses_write_lit(w, ",");
        }

        text.data = part->text.start;
        text.len = part->text.len;

        ngx_responses_write_part(w, part->kind, text);
    }

    ngx_responses_write_lit(w, "]");
}


static void
ngx_responses_write_part(ngx_responses_writer_t *w, ngx_uint_t kind,
    ngx_str_t text)
{
    ngx_responses_write_lit(w, "{");
    ngx_responses_write_member(w, "\"type\":", ngx_responses_part_name(kind));

    if (kind == NGX_RESPONSES_REFUSAL) {
        ngx_responses_write_member(w, ",\"refusal\":", text);

    } else {
        ngx_responses_write_member(w, ",\"text\":", text);
    }

    if (kind == NGX_RESPONSES_OUTPUT_TEXT) {
        ngx_responses_write_lit(w, ",\"annotations\":[],\"logprobs\":[]");
    }

    ngx_responses_write_lit(w, "}");
}


static void
ngx_responses_write_member(ngx_responses_writer_t *w, const char *name,
    ngx_str_t raw)
{
    ngx_responses_write(w, (u_char *) name, strlen(name));
    ngx_responses_write_lit(w, "\"");
    ngx_responses_write_raw(w, raw);
    ngx_responses_write_lit(w, "\"");
}


static void
ngx_responses_write_raw(ngx_responses_writer_t *w, ngx_str_t raw)
{
    ngx_responses_write(w, raw.data, raw.len);
}


static void
ngx_responses_write_place(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_responses_open_part_t *part)
{
    ngx_responses_write_member(w, ",\"item_id\":", item->id);
    ngx_responses_write_lit(w, ",\"output_index\":");
    ngx_responses_write_int(w, item->index);

    if (part == NULL) {
        return;
    }

    if (part->kind == NGX_RESPONSES_SUMMARY_TEXT) {
        ngx_responses_write_lit(w, ",\"summary_index\":");

    } else {
        ngx_responses_write_lit(w, ",\"content_index\":");
    }

    ngx_responses_write_int(w, ngx_responses_state_part_index(item, part));
}
