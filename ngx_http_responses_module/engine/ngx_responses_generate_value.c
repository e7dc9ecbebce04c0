
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes the JSON of generated events: the response, its output, items, parts.
 *
 * Writes what is in the state.  Never sends anything.  Invariant: a list of
 * items has all items that the client knows, or none; an item of a tool has
 * the bytes with which it was added, but for its text and status.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_generate_value.h"


static void ngx_responses_write_list(ngx_responses_writer_t *w,
    ngx_responses_item_t *item, ngx_uint_t list);


ngx_uint_t
ngx_responses_generate_incomplete(ngx_responses_state_t *state)
{
    ngx_uint_t  i;

    for (i = 0; i < state->nitems; i++) {

        if (ngx_responses_state_incomplete(state->items[i])) {
            return 1;
        }
    }

    return 0;
}


int64_t
ngx_responses_generate_created_at(ngx_responses_engine_t *engine)
{
    int64_t  seconds;

    seconds = (engine->state.created_at < 0) ? engine->time
                                             : engine->state.created_at;

    return engine->conf->milliseconds ? seconds * 1000 : seconds;
}


ngx_str_t
ngx_responses_generate_model(ngx_responses_engine_t *engine)
{
    static ngx_str_t  unknown = ngx_string("unknown");

    if (engine->state.model.len) {
        return engine->state.model;
    }

    return engine->request_model.len ? engine->request_model : unknown;
}


ngx_str_t
ngx_responses_generate_status(ngx_uint_t type)
{
    ngx_str_t  status;

    type = ngx_responses_type(type)->status;
    status = ngx_responses_type(type ? type : NGX_RESPONSES_IN_PROGRESS)->name;

    status.data += sizeof("response.") - 1;
    status.len -= sizeof("response.") - 1;

    return status;
}


/* values are those of OpenAI for a request that does not set them */

const ngx_responses_default_t *
ngx_responses_defaults(void)
{

#define member(by, name, value)                                               \
    { ngx_string(name), ngx_string(value), by }

#define OPENAI  NGX_RESPONSES_BY_OPENAI
#define OPEN    NGX_RESPONSES_BY_OPEN
#define ALL     (OPENAI|OPEN)
#define OWN     NGX_RESPONSES_BY_EVENT

    static const ngx_responses_default_t  defaults[] = {
        member(ALL|OWN, "error", "null"),
        member(ALL|OWN, "incomplete_details", "null"),
        member(ALL|OWN, "usage", "null"),
        member(ALL, "instructions", "null"),
        member(ALL, "metadata", "{}"),
        member(ALL, "parallel_tool_calls", "true"),
        member(ALL, "temperature", "1"),
        member(ALL, "tool_choice", "\"auto\""),
        member(ALL, "tools", "[]"),
        member(ALL, "top_p", "1"),
        member(OPENAI, "access_programs", "null"),

        /* OpenAI's types do not require these; clients of OpenRouter do */

        member(ALL, "completed_at", ""),
        member(ALL, "frequency_penalty", "0"),
        member(ALL, "presence_penalty", "0"),

        member(OPEN, "background", "false"),
        member(OPEN, "max_output_tokens", "null"),
        member(OPEN, "max_tool_calls", "null"),
        member(OPEN, "previous_response_id", "null"),
        member(OPEN, "prompt_cache_key", "null"),
        member(OPEN, "reasoning", "null"),
        member(OPEN, "safety_identifier", "null"),
        member(OPEN, "service_tier", "\"default\""),
        member(OPEN, "store", "true"),
        member(OPEN, "text", "{\"format\":{\"type\":\"text\"}}"),
        member(OPEN, "top_logprobs", "0"),
        member(OPEN, "truncation", "\"disabled\""),
        member(OPEN, "user", "null"),

        { ngx_null_string, ngx_null_string, 0 }
    };

    return defaults;
}


/* the clock of the upstream may differ: its own time, and what went by */

ngx_str_t
ngx_responses_default_value(ngx_responses_engine_t *engine,
    const ngx_responses_default_t *member, ngx_uint_t type, u_char *buf)
{
    int64_t                 seconds;
    ngx_str_t               value;
    ngx_responses_writer_t  w;

    if (member->value.len) {
        return member->value;
    }

    if (type != NGX_RESPONSES_COMPLETED) {
        ngx_str_set(&value, "null");
        return value;
    }

    seconds = ngx_responses_generate_created_at(engine);

    if (engine->usage.events) {
        seconds += (engine->now - engine->usage.first_event) / 1000;
    }

    ngx_responses_writer_init(&w, buf, NGX_INT64_LEN);
    ngx_responses_write_int(&w, seconds);

    value.data = buf;
    value.len = w.pos - buf;

    return value;
}


ngx_uint_t
ngx_responses_required_by(ngx_responses_engine_t *engine, ngx_uint_t made)
{
    if (engine->conf->eugpt) {
        return 0;
    }

    return (made ? NGX_RESPONSES_BY_OPENAI : 0)
           | (engine->conf->reasoning ? NGX_RESPONSES_BY_OPEN : 0);
}


void
ngx_responses_write_response(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_uint_t type,
    ngx_responses_error_t *error, ngx_uint_t bare)
{
    u_char                          buf[NGX_INT64_LEN];
    ngx_uint_t                      by;
    ngx_responses_state_t          *state;
    const ngx_responses_default_t  *member;

    state = &engine->state;
    by = ngx_responses_required_by(engine, 1);

    ngx_responses_write_member(w, ",\"response\":{\"id\":", state->id);
    ngx_responses_write_lit(w, ",\"object\":\"response\",\"created_at\":");
    ngx_responses_write_int(w, ngx_responses_generate_created_at(engine));
    ngx_responses_write_member(w, ",\"status\":",
                               ngx_responses_generate_status(type));
    ngx_responses_write_lit(w, ",\"error\":");

    if (error) {
        ngx_responses_write_error(w, error, 0);

    } else {
        ngx_responses_write_lit(w, "null");
    }

    ngx_responses_write_lit(w, ",\"incomplete_details\":null");

    for (member = ngx_responses_defaults(); member->name.len; member++) {

        if ((member->by & by) && !(member->by & NGX_RESPONSES_BY_EVENT)) {
            ngx_responses_write_lit(w, ",\"");
            ngx_responses_write_str(w, member->name);
            ngx_responses_write_lit(w, "\":");
            ngx_responses_write_str(w, ngx_responses_default_value(engine,
                                                     member, type, buf));
        }
    }

    ngx_responses_write_member(w, ",\"model\":",
                               ngx_responses_generate_model(engine));
    ngx_responses_write_lit(w, ",\"output\":");

    /* all items or none: clients take an incomplete list for all */

    if (bare || state->full || state->unknown
        || ngx_responses_generate_incomplete(state))
    {
        ngx_responses_write_lit(w, "[]");

    } else {
        ngx_responses_write_output(w, engine, type);

        if (engine->conf->eugpt && type == NGX_RESPONSES_COMPLETED) {
            ngx_responses_write_lit(w,
                                    ",\"output_text\":\"\",\"tool_calls\":[]");
        }
    }

    /* without it AI SDK 5 and opencode do not regard a response as complete */

    if (type == NGX_RESPONSES_COMPLETED) {
        ngx_responses_write_lit(w, ",\"usage\":{\"input_tokens\":0,"
                                   "\"input_tokens_details\":"
                                   NGX_RESPONSES_INPUT_DETAILS
                                   ",\"output_tokens\":0,"
                                   "\"output_tokens_details\":"
                                   NGX_RESPONSES_OUTPUT_DETAILS
                                   ",\"total_tokens\":0}");

    } else if (!engine->conf->eugpt) {
        ngx_responses_write_lit(w, ",\"usage\":null");
    }
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
