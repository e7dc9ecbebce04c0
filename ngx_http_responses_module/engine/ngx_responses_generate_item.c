
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes the JSON of items and parts.
 *
 * Writes what is in the state.  Never sends anything.  Invariant: an item of a
 * tool has the bytes with which it was added, but for its text and status.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_generate_value.h"


static void ngx_responses_write_notes(ngx_responses_writer_t *w,
    ngx_responses_part_t *part);
static void ngx_responses_write_list(ngx_responses_writer_t *w,
    ngx_responses_item_t *item, ngx_uint_t list);


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
ngx_responses_generate_notes(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t n, ngx_str_t text,
    ngx_str_t *value)
{
    ngx_str_t                known;
    ngx_uint_t               i;
    ngx_responses_part_t    *part;
    ngx_responses_writer_t   w;

    ngx_str_set(value, "[]");

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (part->kind != NGX_RESPONSES_OUTPUT_TEXT || part->index != n) {
            continue;
        }

        known = ngx_responses_part_text(part);

        if (part->lost_notes
            || (part->notes.len && text.data && !part->incomplete
                && !ngx_responses_str_eq(known, text)))
        {
            return NGX_DECLINED;
        }

        ngx_responses_value_begin(&w, engine);
        ngx_responses_write_notes(&w, part);

        return ngx_responses_value_end(&w, value);
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_generate_part_value(ngx_responses_engine_t *engine,
    ngx_responses_part_t *part, ngx_str_t text, ngx_str_t *value)
{
    ngx_responses_writer_t  w;

    ngx_responses_value_begin(&w, engine);

    ngx_responses_write_part(&w, part, text,
                             part->step == NGX_RESPONSES_STEP_DONE);

    return ngx_responses_value_end(&w, value);
}


/* its status is that which its own events said, or that of the terminal */

ngx_int_t
ngx_responses_generate_ended(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t type, ngx_str_t *value)
{
    ngx_int_t               rc;
    ngx_str_t               status;
    ngx_responses_event_t  *ev;

    ev = &engine->worker->events[NGX_RESPONSES_GENERATED];

    rc = ngx_responses_event_read(ev, item->raw.start, item->raw.len);

    if (rc == NGX_OK) {
        rc = ngx_responses_generate_streamed(engine, item, ev);
    }

    if (rc != NGX_OK) {
        return rc;
    }

    ngx_str_set(&status, "incomplete");

    if (item->failed) {
        ngx_str_set(&status, "failed");

    } else if (item->completed) {
        ngx_str_set(&status, "completed");

    } else if (type == NGX_RESPONSES_COMPLETED) {

        /* without its result it cannot be said to be completed */

        if (ngx_responses_item_has(item->kind, RESULT)) {
            ngx_str_null(&status);

        } else {
            ngx_str_set(&status, "completed");
        }
    }

    if (status.len
        && (ngx_responses_item_has(item->kind, STATUS) || item->failed
            || ngx_responses_get(ev, 0, "status")))
    {
        ngx_responses_put_string(ev, 0, "status", status);
    }

    return ngx_responses_event_copy(ev, 0, value);
}


void
ngx_responses_write_open(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_responses_item_t *item, ngx_uint_t end)
{
    ngx_int_t  rc;
    ngx_str_t  value;

    rc = ngx_responses_generate_ended(engine, item, end, &value);

    if (rc == NGX_DECLINED) {
        value.data = item->raw.start;
        value.len = item->raw.len;
    }

    if (rc == NGX_ERROR) {
        w->missing = 1;
        return;
    }

    ngx_responses_write_str(w, value);
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
                               (end == 0)
                               ? ngx_responses_str("in_progress")
                               : (end == NGX_RESPONSES_COMPLETED)
                               ? ngx_responses_str("completed")
                               : ngx_responses_str("incomplete"));

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


/* part: NULL, it has none */

static void
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
