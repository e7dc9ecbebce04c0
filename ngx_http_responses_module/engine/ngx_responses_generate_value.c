
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes the JSON of generated events: the output, items, parts.
 *
 * Writes what is in the state.  Never sends anything.  Invariant: a list of
 * items has all items that the client knows, or none; an item of a tool has
 * the bytes with which it was added, but for its text and status.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_generate_value.h"


static void ngx_responses_write_list(ngx_responses_writer_t *w,
    ngx_responses_item_t *item, ngx_uint_t list);


int64_t
ngx_responses_generate_created_at(ngx_responses_engine_t *engine)
{
    int64_t  seconds;

    seconds = (engine->state.created_at < 0) ? engine->time
                                             : engine->state.created_at;

    return engine->conf->milliseconds ? seconds * 1000 : seconds;
}


void
ngx_responses_write_output(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_uint_t end)
{
    ngx_int_t               rc;
    ngx_str_t               value;
    ngx_uint_t              i, n, known;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    state = &engine->state;

    ngx_responses_write_lit(w, "[");

    for (i = 0, n = 0; i < state->nitems; i++) {
        item = state->items[i];
        known = ngx_responses_state_known(item);

        /* an incomplete call must not be executed */

        if ((!known && item->raw.len == 0)
            || (!item->done && ngx_responses_state_is_call(item)))
        {
            continue;
        }

        if (n++) {
            ngx_responses_write_lit(w, ",");
        }

        if (known) {
            ngx_responses_write_item(w, item, end);
            continue;
        }

        /* an item that is not done, as it was added */

        rc = ngx_responses_generate_ended(engine, item, end, &value);

        if (rc == NGX_ERROR) {
            w->missing = 1;
            return;
        }

        if (rc == NGX_OK) {
            ngx_responses_write_str(w, value);

        } else {
            ngx_responses_write(w, item->raw.start, item->raw.len);
        }
    }

    ngx_responses_write_lit(w, "]");
}


/* clients try again after this type */

void
ngx_responses_write_error(ngx_responses_writer_t *w,
    ngx_responses_error_t *error, ngx_uint_t event)
{
    ngx_responses_write_lit(w, "{");

    if (event) {
        ngx_responses_write_member(w, "\"type\":", error->type.len
                                      ? error->type
                                      : ngx_responses_str("server_error"));
        ngx_responses_write_lit(w, ",");
    }

    ngx_responses_write_member(w, "\"code\":", error->code);
    ngx_responses_write_member(w, ",\"message\":", error->message);

    if (event) {
        ngx_responses_write_param(w, error);
    }

    ngx_responses_write_lit(w, "}");
}


void
ngx_responses_write_param(ngx_responses_writer_t *w,
    ngx_responses_error_t *error)
{
    ngx_responses_write_lit(w, ",\"param\":");
    ngx_responses_write_str(w, error->param.len ? error->param
                                                : ngx_responses_str("null"));
}


ngx_int_t
ngx_responses_value_error(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t object, ngx_responses_error_t *error)
{
    ngx_str_t               value;
    ngx_responses_writer_t  w;

    ngx_responses_value_begin(&w, engine);

    ngx_responses_write_error(&w, error,
                              ev->type->class == NGX_RESPONSES_CLASS_ERROR);

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_put(ev, object, "error", value);

    return NGX_OK;
}


void
ngx_responses_write_place(ngx_responses_writer_t *w, ngx_uint_t type,
    ngx_responses_item_t *item, ngx_responses_part_t *part)
{
    if (item->id.len
        && (ngx_responses_type(type)->index & NGX_RESPONSES_ITEM_ID))
    {
        ngx_responses_write_member(w, ",\"item_id\":", item->id);
    }

    ngx_responses_write_lit(w, ",\"output_index\":");
    ngx_responses_write_int(w, item->index);

    if (ngx_responses_part(part->kind)->index.len) {
        ngx_responses_write_lit(w, ",\"");
        ngx_responses_write_str(w, ngx_responses_part(part->kind)->index);
        ngx_responses_write_lit(w, "\":");
        ngx_responses_write_int(w, part->index);
    }
}


ngx_int_t
ngx_responses_generate_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t list, ngx_str_t *value)
{
    ngx_responses_writer_t  w;

    ngx_responses_value_begin(&w, engine);

    ngx_responses_write_list(&w, item, list);

    return ngx_responses_value_end(&w, value);
}


ngx_int_t
ngx_responses_generate_ended(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t type, ngx_str_t *value)
{
    ngx_int_t               rc;
    ngx_responses_event_t  *ev;

    /* the response may be generated that gets the item */

    ev = &engine->worker->events[NGX_RESPONSES_USER];

    rc = ngx_responses_event_read(ev, item->raw.start, item->raw.len);

    if (rc == NGX_OK) {
        rc = ngx_responses_generate_streamed(engine, item, ev);
    }

    if (rc != NGX_OK) {
        return rc;
    }

    /* without its result it cannot be said to be completed */

    if (type == NGX_RESPONSES_COMPLETED
        && ngx_responses_item_has(item->kind, RESULT)
        && !item->failed && !item->completed)
    {
        return ngx_responses_event_copy(ev, 0, value);
    }

    if (ngx_responses_item_has(item->kind, STATUS) || item->failed
        || ngx_responses_get(ev, 0, "status"))
    {
        ngx_responses_put_string(ev, 0, "status",
                                 ngx_responses_value_status(item, type));
    }

    return ngx_responses_event_copy(ev, 0, value);
}


ngx_int_t
ngx_responses_generate_streamed(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_event_t *ev)
{
    ngx_str_t                         text;
    ngx_uint_t                        list;
    const ngx_responses_item_kind_t  *kind;

    kind = ngx_responses_item(item->kind);

    text = ngx_responses_state_known_text(item);

    if (text.len && ngx_responses_item_put_text(ev, 0, kind, text) != NGX_OK) {
        return NGX_DECLINED;
    }

    for (list = 0; list < NGX_RESPONSES_LISTS && item->nparts; list++) {

        if (ngx_responses_generate_list(engine, item, list, &text) != NGX_OK) {
            return NGX_ERROR;
        }

        /* of an empty list: nothing came of its parts */

        if (text.len > 2
            && ngx_responses_item_put_list(ev, 0, ngx_responses_list(list),
                                           text)
               != NGX_OK)
        {
            return NGX_DECLINED;
        }
    }

    return NGX_OK;
}


void
ngx_responses_value_begin(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine)
{
    ngx_responses_writer_grow(w, &engine->worker->mem,
                              &engine->worker->value);
}


ngx_int_t
ngx_responses_value_end(ngx_responses_writer_t *w, ngx_str_t *value)
{
    ngx_int_t  rc;

    rc = ngx_responses_writer_end(w);

    value->data = w->start;
    value->len = w->pos - w->start;

    return rc;
}


/* end: the type of the terminal for which it is done; 0: it is added */

void
ngx_responses_write_item(ngx_responses_writer_t *w,
    ngx_responses_item_t *item, ngx_uint_t end)
{
    ngx_str_t                         text;
    const ngx_responses_item_kind_t  *kind;

    if (end && item->done && item->raw.len) {
        ngx_responses_write(w, item->raw.start, item->raw.len);
        return;
    }

    kind = ngx_responses_item(item->kind);

    ngx_responses_write_lit(w, "{");

    if (item->id.len) {
        ngx_responses_write_member(w, "\"id\":", item->id);
        ngx_responses_write_lit(w, ",");
    }

    ngx_responses_write_member(w, "\"type\":",
                               item->type.len ? item->type : kind->name);
    ngx_responses_write_member(w, ",\"status\":",
                               ngx_responses_value_status(item, end));

    text = ngx_responses_state_known_text(item);
    text.len = end ? text.len : 0;

    if (item->kind == NGX_RESPONSES_MESSAGE) {
        ngx_responses_write_lit(w, ",\"role\":\"assistant\",\"content\":");
        ngx_responses_write_list(w, end ? item : NULL, NGX_RESPONSES_CONTENT);

    } else if (item->kind == NGX_RESPONSES_REASONING) {
        ngx_responses_write_lit(w, ",\"summary\":");
        ngx_responses_write_list(w, end ? item : NULL, NGX_RESPONSES_SUMMARY);

        if (end) {
            ngx_responses_write_lit(w, ",\"content\":");
            ngx_responses_write_list(w, item, NGX_RESPONSES_CONTENT);
        }

    } else if (kind->flags & NGX_RESPONSES_ITEM_NAMED) {
        ngx_responses_write_member(w, ",\"call_id\":", item->call_id);
        ngx_responses_write_member(w, ",\"name\":", item->name);
        ngx_responses_write_named(w, kind->text, text);
    }

    ngx_responses_write_str(w, kind->members);
    ngx_responses_write_lit(w, "}");
}


/* that which its own events said, or that of the terminal */

ngx_str_t
ngx_responses_value_status(ngx_responses_item_t *item, ngx_uint_t end)
{
    if (end == 0) {
        return ngx_responses_str("in_progress");
    }

    if (item->failed) {
        return ngx_responses_str("failed");
    }

    return (item->completed || end == NGX_RESPONSES_COMPLETED)
           ? ngx_responses_str("completed")
           : ngx_responses_str("incomplete");
}


/* NULL: an empty one */

static void
ngx_responses_write_list(ngx_responses_writer_t *w,
    ngx_responses_item_t *item, ngx_uint_t list)
{
    ngx_str_t              text;
    ngx_uint_t             i, n;
    ngx_responses_part_t  *part;

    ngx_responses_write_lit(w, "[");

    for (i = 0, n = 0; item && i < item->nparts; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list != list) {
            continue;
        }

        if (n++) {
            ngx_responses_write_lit(w, ",");
        }

        text = ngx_responses_part_text(part);

        ngx_responses_write_part(w, part, text, 1);
    }

    ngx_responses_write_lit(w, "]");
}


void
ngx_responses_write_part(ngx_responses_writer_t *w,
    ngx_responses_part_t *part, ngx_str_t text,
    ngx_uint_t done)
{
    const ngx_responses_part_kind_t  *kind;

    kind = ngx_responses_part(part->kind);

    if (kind->name.len == 0) {
        ngx_responses_write_quoted(w, text);
        return;
    }

    ngx_responses_write_member(w, "{\"type\":", kind->name);
    ngx_responses_write_named(w, kind->text, text);

    if (part->kind == NGX_RESPONSES_OUTPUT_TEXT) {
        ngx_responses_write_lit(w, ",\"annotations\":");
        ngx_responses_write_notes(w, done ? part : NULL);
        ngx_responses_write_lit(w, ",\"logprobs\":[]");
    }

    ngx_responses_write_lit(w, "}");
}


void
ngx_responses_write_notes(ngx_responses_writer_t *w,
    ngx_responses_part_t *part)
{
    ngx_responses_write_lit(w, "[");

    if (part) {
        ngx_responses_write(w, part->notes.start, part->notes.len);
    }

    ngx_responses_write_lit(w, "]");
}


/* a string member, with a comma before it */

void
ngx_responses_write_named(ngx_responses_writer_t *w, ngx_str_t name,
    ngx_str_t value)
{
    ngx_responses_write_lit(w, ",\"");
    ngx_responses_write_str(w, name);
    ngx_responses_write_lit(w, "\":");
    ngx_responses_write_quoted(w, value);
}


void
ngx_responses_write_quoted(ngx_responses_writer_t *w, ngx_str_t value)
{
    ngx_responses_write_lit(w, "\"");
    ngx_responses_write_str(w, value);
    ngx_responses_write_lit(w, "\"");
}
