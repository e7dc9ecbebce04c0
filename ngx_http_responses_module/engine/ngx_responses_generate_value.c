
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes the JSON of generated events: the output, items, parts, errors.
 *
 * Writes what is in the state.  Never sends anything.  Invariant: a list of
 * items has all items that the client knows, or none; an item has the bytes
 * with which it was added, but for its text, its lists and its status.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_generate_value.h"


static void ngx_responses_write_error_text(ngx_responses_writer_t *w,
    ngx_responses_error_t *error);
static void ngx_responses_write_error_param(ngx_responses_writer_t *w,
    ngx_responses_error_t *error);
static ngx_int_t ngx_responses_value_streamed(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t type, ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_value_has_status(ngx_responses_item_t *item,
    ngx_uint_t type, ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_value_late(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_str_t *value);
static ngx_int_t ngx_responses_value_late_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t number, ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_value_put_text(ngx_responses_item_t *item,
    ngx_responses_event_t *ev, ngx_uint_t added);
static ngx_uint_t ngx_responses_value_needs_list(ngx_responses_item_t *item,
    ngx_responses_event_t *ev, ngx_uint_t number, ngx_uint_t added);
static ngx_str_t ngx_responses_value_status(ngx_responses_item_t *item,
    ngx_uint_t type);
static ngx_int_t ngx_responses_value_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t list, ngx_str_t *value);


int64_t
ngx_responses_generate_created_at(ngx_responses_engine_t *engine)
{
    int64_t  seconds;

    if (engine->state.created_at < 0) {
        seconds = engine->time;

    } else {
        seconds = engine->state.created_at;
    }

    if (ngx_responses_engine_eugpt(engine)) {
        return seconds * 1000;
    }

    return seconds;
}


void
ngx_responses_write_output(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_uint_t type)
{
    ngx_str_t               value;
    ngx_uint_t              i, n;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    state = &engine->state;

    ngx_responses_write_lit(w, "[");

    for (i = 0, n = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (!ngx_responses_state_stands(item)) {
            continue;
        }

        /* an incomplete call must not be executed */

        if (!ngx_responses_state_known(item) && item->raw.json.len == 0) {
            continue;
        }

        if (!ngx_responses_item_done(item)
            && ngx_responses_state_is_call(item))
        {
            continue;
        }

        if (n++) {
            ngx_responses_write_lit(w, ",");
        }

        ngx_str_null(&value);

        if (ngx_responses_value_item(engine, item, type, &value)
            == NGX_ERROR)
        {
            w->missing = 1;
            return;
        }

        ngx_responses_write_str(w, value);
    }

    ngx_responses_write_lit(w, "]");
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

    ngx_responses_put(ev, object, ERROR, value);

    return NGX_OK;
}


void
ngx_responses_write_error_event(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_responses_error_t *error)
{
    if (!ngx_responses_engine_eugpt(engine)) {
        ngx_responses_write_lit(w, ",\"error\":");
        ngx_responses_write_error(w, error, 1);
    }

    if (!ngx_responses_value_flat_error(engine)) {
        return;
    }

    ngx_responses_write_lit(w, ",");
    ngx_responses_write_error_text(w, error);

    if (!ngx_responses_engine_eugpt(engine)) {
        ngx_responses_write_error_param(w, error);
    }
}


void
ngx_responses_write_error(ngx_responses_writer_t *w,
    ngx_responses_error_t *error, ngx_uint_t event)
{
    ngx_responses_write_lit(w, "{");

    if (event) {
        ngx_responses_write_member(w, "\"type\":", error->type);
        ngx_responses_write_lit(w, ",");
    }

    ngx_responses_write_error_text(w, error);

    if (event) {
        ngx_responses_write_error_param(w, error);
    }

    ngx_responses_write_lit(w, "}");
}


static void
ngx_responses_write_error_text(ngx_responses_writer_t *w,
    ngx_responses_error_t *error)
{
    ngx_responses_write_member(w, "\"code\":", error->code);
    ngx_responses_write_member(w, ",\"message\":", error->message);
}


static void
ngx_responses_write_error_param(ngx_responses_writer_t *w,
    ngx_responses_error_t *error)
{
    ngx_responses_write_lit(w, ",\"param\":");
    ngx_responses_write_str(w, error->param);
}


/*
 * Members other than strings are set, those of an event have also a type and
 * a parameter.  Returns whether the object lacked any: a code that is null is
 * one of OpenAI's, but clients of the flat form require a string.
 */

ngx_uint_t
ngx_responses_value_error_members(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t object, ngx_responses_error_t *error)
{
    ngx_uint_t  code, event, mark, set;

    mark = ngx_responses_event_mark(ev);
    event = (ev->type->class == NGX_RESPONSES_CLASS_ERROR);
    code = ngx_responses_event_kind(ev, ngx_responses_get(ev, object, CODE));

    if (event && object) {
        ngx_responses_require(ev, object, TYPE, error->type);
    }

    ngx_responses_require(ev, object, CODE, error->code);
    ngx_responses_require(ev, object, MESSAGE, error->message);

    if (event && !ngx_responses_engine_eugpt(engine)
        && ngx_responses_get(ev, object, PARAM) == 0)
    {
        ngx_responses_put(ev, object, PARAM, error->param);
    }

    set = ngx_responses_event_mark(ev) - mark;

    if (event && object && set == 1 && code == NGX_RESPONSES_JSON_NULL) {
        ngx_responses_event_rollback(ev, mark);
        return 0;
    }

    return set;
}


ngx_uint_t
ngx_responses_value_flat_error(ngx_responses_engine_t *engine)
{
    return ngx_responses_engine_eugpt(engine) || engine->conf->rules == NULL
           || !engine->conf->rules->errors;
}


ngx_int_t
ngx_responses_value_item(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t type, ngx_str_t *value)
{
    ngx_int_t                         rc;
    ngx_str_t                         base, id, name;
    ngx_responses_event_t            *ev;
    const ngx_responses_item_kind_t  *kind;

    if (value->len == 0) {
        *value = ngx_responses_kept(&item->raw);

        if (ngx_responses_item_done(item) && value->len) {
            if (item->got == NGX_RESPONSES_GOT_LATE) {
                return ngx_responses_value_late(engine, item, value);
            }

            return NGX_OK;
        }
    }

    kind = ngx_responses_item(item->kind);
    base = value->len ? *value : kind->members;

    /* the response may be generated that gets the item */

    ev = &engine->worker->events[NGX_RESPONSES_USER];

    rc = ngx_responses_event_read(ev, base.data, base.len);

    if (rc != NGX_OK) {
        return rc;
    }

    id = ngx_responses_get_string(ev, 0, ID);

    if (item->id.len && !ngx_responses_str_eq(id, item->id)) {
        ngx_responses_put_string(ev, 0, ID, item->id);
    }

    name = item->type.len ? item->type : kind->name;

    if (name.len) {
        ngx_responses_require(ev, 0, TYPE, name);
    }

    if (value->len == 0 || ngx_responses_value_has_status(item, type, ev)) {
        ngx_responses_put_string(ev, 0, STATUS,
                                 ngx_responses_value_status(item, type));
    }

    if (item->kind == NGX_RESPONSES_MESSAGE) {
        ngx_responses_require(ev, 0, ROLE, ngx_responses_str("assistant"));
    }

    if (kind->flags & NGX_RESPONSES_ITEM_CALL) {
        ngx_responses_require(ev, 0, CALL_ID, item->call_id);
    }

    if (kind->flags & NGX_RESPONSES_ITEM_NAMED) {
        ngx_responses_require(ev, 0, NAME, item->name);
    }

    rc = ngx_responses_value_streamed(engine, item, type, ev);

    if (rc == NGX_ERROR || ngx_responses_event_copy(ev, 0, value) != NGX_OK) {
        return NGX_ERROR;
    }

    return rc;
}


/* whether an item that was added has a status, which is set */

static ngx_uint_t
ngx_responses_value_has_status(ngx_responses_item_t *item, ngx_uint_t type,
    ngx_responses_event_t *ev)
{
    if (item->failed || item->ended == NGX_RESPONSES_ITEM_VOID) {
        return 1;
    }

    if (!ngx_responses_item_has(item->kind, STATUS)
        && ngx_responses_get(ev, 0, STATUS) == 0)
    {
        return 0;
    }

    /* without its result it cannot be said to be completed */

    return type != NGX_RESPONSES_COMPLETED || item->completed
           || !ngx_responses_item_has(item->kind, RESULT);
}


/* the bytes of an item that is done, with what came late of its texts */

static ngx_int_t
ngx_responses_value_late(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_str_t *value)
{
    ngx_int_t                         rc;
    ngx_uint_t                        i;
    ngx_responses_event_t            *ev;
    const ngx_responses_item_kind_t  *kind;

    ev = &engine->worker->events[NGX_RESPONSES_USER];

    rc = ngx_responses_event_read(ev, value->data, value->len);

    if (rc != NGX_OK) {
        return rc;
    }

    kind = ngx_responses_item(item->kind);

    if (kind->part && ngx_responses_state_known_text(item).len) {
        (void) ngx_responses_item_put_text(ev, 0, kind,
                                      ngx_responses_state_known_text(item));
    }

    for (i = 0; i < NGX_RESPONSES_LISTS; i++) {

        if (ngx_responses_value_late_list(engine, item, i, ev) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return ngx_responses_event_copy(ev, 0, value);
}


/* parts that began late are appended */

static ngx_int_t
ngx_responses_value_late_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t number, ngx_responses_event_t *ev)
{
    ngx_str_t                         raw, text;
    ngx_uint_t                        i, array, element, kind;
    ngx_responses_part_t             *part;
    ngx_responses_writer_t            w;
    const ngx_responses_list_kind_t  *list;

    list = ngx_responses_list(number);
    array = ngx_responses_item_list_of(ev, 0, list);
    element = ngx_responses_list_next(ev, array, list, 0);

    for (i = 0; i < item->nparts && element; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list != number) {
            continue;
        }

        text = ngx_responses_list_text(ev, list, element, &kind);

        if (kind == part->kind) {
            ngx_responses_list_fill_text(ev, list, element, kind, text,
                                         ngx_responses_part_text(part));
        }

        element = ngx_responses_list_next(ev, array, list, element);
    }

    ngx_str_set(&raw, "[]");

    if (array && ngx_responses_event_copy(ev, array, &raw) != NGX_OK) {
        return NGX_ERROR;
    }

    text.len = 0;

    for ( /* void */ ; i < item->nparts; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list != number) {
            continue;
        }

        if (text.len == 0) {
            text = raw;
            ngx_responses_value_begin(&w, engine);
            ngx_responses_write(&w, raw.data, raw.len - 1);
        }

        if (w.pos - w.start > 1) {
            ngx_responses_write_lit(&w, ",");
        }

        ngx_responses_write_part(&w, part, ngx_responses_part_text(part), 1);
    }

    if (text.len == 0) {
        return NGX_OK;
    }

    ngx_responses_write_lit(&w, "]");

    if (ngx_responses_value_end(&w, &raw) != NGX_OK) {
        return NGX_ERROR;
    }

    (void) ngx_responses_item_put_list(ev, 0, list, raw);

    return NGX_OK;
}


/* NGX_DECLINED: something that was streamed has no place in the item */

static ngx_int_t
ngx_responses_value_streamed(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t type, ngx_responses_event_t *ev)
{
    ngx_int_t   rc, put;
    ngx_str_t   text;
    ngx_uint_t  i, added;

    added = (type == NGX_RESPONSES_ITEM_ADDED);
    rc = ngx_responses_value_put_text(item, ev, added);

    for (i = 0; i < NGX_RESPONSES_LISTS; i++) {

        if (ngx_responses_value_list(engine, added ? NULL : item, i, &text)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (text.len == 0) {

            /* parts of it are not known */

            continue;
        }

        if (text.len <= 2
            && !ngx_responses_value_needs_list(item, ev, i, added))
        {
            continue;
        }

        put = ngx_responses_item_put_list(ev, 0, ngx_responses_list(i), text);

        if (put != NGX_OK && text.len > 2) {
            rc = NGX_DECLINED;
        }
    }

    return rc;
}


static ngx_int_t
ngx_responses_value_put_text(ngx_responses_item_t *item,
    ngx_responses_event_t *ev, ngx_uint_t added)
{
    ngx_str_t                         text;
    ngx_responses_part_t             *part;
    const ngx_responses_item_kind_t  *kind;

    kind = ngx_responses_item(item->kind);

    if (!kind->part) {
        return NGX_OK;
    }

    part = ngx_responses_state_text_part(item);
    text = ngx_responses_state_known_text(item);

    if (added) {
        text.len = 0;

    } else if (part && part->text.lost) {
        return NGX_OK;
    }

    /* an empty one only where the item has none */

    if (text.len == 0
        && (kind->object != NGX_RESPONSES_M_NONE
            || ngx_responses_event_member(ev, 0, kind->text)))
    {
        return NGX_OK;
    }

    return ngx_responses_item_put_text(ev, 0, kind, text);
}


/* whether an item gets a list although nothing came of its parts */

static ngx_uint_t
ngx_responses_value_needs_list(ngx_responses_item_t *item,
    ngx_responses_event_t *ev, ngx_uint_t number, ngx_uint_t added)
{
    ngx_uint_t  list;

    if (number != ngx_responses_item(item->kind)->list) {
        return 0;
    }

    list = ngx_responses_item_list_of(ev, 0, ngx_responses_list(number));

    return added
           || ngx_responses_event_kind(ev, list) != NGX_RESPONSES_JSON_ARRAY;
}


/* that which its own events said, or that of the terminal */

static ngx_str_t
ngx_responses_value_status(ngx_responses_item_t *item, ngx_uint_t type)
{
    if (type == NGX_RESPONSES_ITEM_ADDED) {
        return ngx_responses_str("in_progress");
    }

    if (item->failed) {
        return ngx_responses_str("failed");
    }

    if (item->ended == NGX_RESPONSES_ITEM_VOID && !item->completed) {

        /* those of searches and other tools have no such status */

        if (item->kind == NGX_RESPONSES_MESSAGE
            || item->kind == NGX_RESPONSES_REASONING)
        {
            return ngx_responses_str("incomplete");
        }

        return ngx_responses_str("in_progress");
    }

    if (item->completed
        || type == NGX_RESPONSES_ITEM_DONE
        || type == NGX_RESPONSES_COMPLETED)
    {
        return ngx_responses_str("completed");
    }

    return ngx_responses_str("incomplete");
}


/* item: NULL, an empty one; value: empty if parts of it are not known */

static ngx_int_t
ngx_responses_value_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t list, ngx_str_t *value)
{
    ngx_uint_t               i, n;
    ngx_responses_part_t    *part;
    ngx_responses_writer_t   w;

    for (i = 0, n = 0; item && i < item->nparts; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list != list) {
            continue;
        }

        if (ngx_responses_part_lost(part)) {
            ngx_str_null(value);
            return NGX_OK;
        }

        if (n++) {
            ngx_responses_write_lit(&w, ",");

        } else {

            /* the first part begins the list */

            ngx_responses_value_begin(&w, engine);
            ngx_responses_write_lit(&w, "[");
        }

        ngx_responses_write_part(&w, part, ngx_responses_part_text(part), 1);
    }

    if (n == 0) {
        ngx_str_set(value, "[]");
        return NGX_OK;
    }

    ngx_responses_write_lit(&w, "]");

    return ngx_responses_value_end(&w, value);
}


void
ngx_responses_write_part(ngx_responses_writer_t *w,
    ngx_responses_part_t *part, ngx_str_t text, ngx_uint_t done)
{
    ngx_str_t                         notes;
    const ngx_responses_part_kind_t  *kind;

    kind = ngx_responses_part(part->kind);

    if (kind->name.len == 0) {
        ngx_responses_write_quoted(w, text);
        return;
    }

    ngx_responses_write_member(w, "{\"type\":", kind->name);
    ngx_responses_write_key(w, kind->text);
    ngx_responses_write_quoted(w, text);

    if (part->kind == NGX_RESPONSES_OUTPUT_TEXT) {
        ngx_responses_write_lit(w, ",\"annotations\":[");

        if (done) {
            notes = ngx_responses_kept(&part->notes);
            ngx_responses_write_str(w, notes);
        }

        ngx_responses_write_lit(w, "],\"logprobs\":[]");
    }

    ngx_responses_write_lit(w, "}");
}


void
ngx_responses_write_key(ngx_responses_writer_t *w, ngx_uint_t member)
{
    const ngx_str_t  *name;

    name = ngx_responses_member_name(member);

    ngx_responses_write(w, name->data - 2, name->len + 4);
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
