
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes the JSON of generated events: the response, items, parts.
 *
 * Writes what is in the state.  Never sends anything.  Invariant: a list of
 * items has all items that the client knows, or none.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_generate_value.h"


static void ngx_responses_value_begin(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine);
static ngx_int_t ngx_responses_value_end(ngx_responses_writer_t *w,
    ngx_str_t *value);
static void ngx_responses_write_output(ngx_responses_writer_t *w,
    ngx_responses_state_t *state, ngx_uint_t end);
static void ngx_responses_write_error_value(ngx_responses_writer_t *w,
    ngx_str_t code, ngx_str_t message);
static void ngx_responses_write_list(ngx_responses_writer_t *w,
    ngx_responses_state_t *state, ngx_responses_item_t *item, ngx_uint_t list);


ngx_int_t
ngx_responses_generate_output(ngx_responses_engine_t *engine, ngx_uint_t type,
    ngx_str_t *value)
{
    ngx_responses_writer_t  w;

    ngx_responses_value_begin(&w, engine);

    ngx_responses_write_output(&w, &engine->state, type);

    return ngx_responses_value_end(&w, value);
}


ngx_int_t
ngx_responses_generate_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t list, ngx_str_t *value)
{
    ngx_responses_writer_t  w;

    ngx_responses_value_begin(&w, engine);

    ngx_responses_write_list(&w, &engine->state, item, list);

    return ngx_responses_value_end(&w, value);
}


ngx_int_t
ngx_responses_generate_part_value(ngx_responses_engine_t *engine,
    ngx_responses_part_t *part, ngx_str_t text, ngx_str_t *value)
{
    ngx_responses_writer_t  w;

    ngx_responses_value_begin(&w, engine);

    ngx_responses_write_part(&w, &engine->state, part, text, part->done);

    return ngx_responses_value_end(&w, value);
}


ngx_int_t
ngx_responses_generate_error_value(ngx_responses_engine_t *engine,
    ngx_str_t *value)
{
    ngx_str_t               code, message;
    ngx_responses_writer_t  w;

    code = engine->state.error_code;
    message = engine->state.error_message;

    if (code.len == 0) {
        ngx_str_set(&code, "upstream_error");
        ngx_str_set(&message, "The upstream failed and did not say why.");
    }

    ngx_responses_value_begin(&w, engine);

    ngx_responses_write_error_value(&w, code, message);

    return ngx_responses_value_end(&w, value);
}


/* a value is written into the worker's buffer, and is valid until the next */

static void
ngx_responses_value_begin(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine)
{
    ngx_responses_writer_grow(w, &engine->worker->mem,
                              &engine->worker->value);
}


static ngx_int_t
ngx_responses_value_end(ngx_responses_writer_t *w, ngx_str_t *value)
{
    ngx_int_t  rc;

    rc = ngx_responses_writer_end(w);

    value->data = w->start;
    value->len = w->pos - w->start;

    return rc;
}


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
    ngx_uint_t  i;

    static const struct {
        ngx_uint_t    type;
        ngx_str_t     status;
    } statuses[] = {
        { NGX_RESPONSES_QUEUED, ngx_string("queued") },
        { NGX_RESPONSES_COMPLETED, ngx_string("completed") },
        { NGX_RESPONSES_INCOMPLETE, ngx_string("incomplete") },
        { NGX_RESPONSES_FAILED, ngx_string("failed") },
        { NGX_RESPONSES_CANCELLED, ngx_string("cancelled") },
        { 0, ngx_string("in_progress") }
    };

    for (i = 0; statuses[i].type && statuses[i].type != type; i++) {
        /* void */
    }

    return statuses[i].status;
}


/* types of SDKs require these; values are those of OpenAI */

const ngx_responses_default_t *
ngx_responses_defaults(void)
{
    static const ngx_responses_default_t  defaults[] = {
        { ngx_string("instructions"), ngx_string("null") },
        { ngx_string("metadata"), ngx_string("{}") },
        { ngx_string("parallel_tool_calls"), ngx_string("true") },
        { ngx_string("temperature"), ngx_string("1") },
        { ngx_string("tool_choice"), ngx_string("\"auto\"") },
        { ngx_string("tools"), ngx_string("[]") },
        { ngx_string("top_p"), ngx_string("1") },
        { ngx_null_string, ngx_null_string }
    };

    return defaults;
}


void
ngx_responses_write_response(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_uint_t type, ngx_str_t code,
    ngx_str_t message, ngx_uint_t bare)
{
    ngx_responses_state_t          *state;
    const ngx_responses_default_t  *member;

    state = &engine->state;

    ngx_responses_write_member(w, ",\"response\":{\"id\":", state->id);
    ngx_responses_write_lit(w, ",\"object\":\"response\",\"created_at\":");
    ngx_responses_write_int(w, ngx_responses_generate_created_at(engine));
    ngx_responses_write_member(w, ",\"status\":",
                               ngx_responses_generate_status(type));
    ngx_responses_write_lit(w, ",\"error\":");

    if (code.len) {
        ngx_responses_write_error_value(w, code, message);

    } else {
        ngx_responses_write_lit(w, "null");
    }

    ngx_responses_write_lit(w, ",\"incomplete_details\":null");

    for (member = ngx_responses_defaults();
         member->name.len && !engine->conf->eugpt;
         member++)
    {
        ngx_responses_write_lit(w, ",\"");
        ngx_responses_write_str(w, member->name);
        ngx_responses_write_lit(w, "\":");
        ngx_responses_write_str(w, member->value);
    }

    ngx_responses_write_member(w, ",\"model\":",
                               ngx_responses_generate_model(engine));
    ngx_responses_write_lit(w, ",\"output\":");

    /* all items or none: clients take an incomplete list for all */

    if (bare || state->full || ngx_responses_generate_incomplete(state)) {
        ngx_responses_write_lit(w, "[]");

    } else {
        ngx_responses_write_output(w, state, type);
    }

    /* without it AI SDK 5 and opencode do not regard a response as complete */

    if (type == NGX_RESPONSES_COMPLETED) {
        ngx_responses_write_lit(w, ",\"usage\":{\"input_tokens\":0,"
                                   "\"input_tokens_details\":{"
                                   "\"cached_tokens\":0},"
                                   "\"output_tokens\":0,"
                                   "\"output_tokens_details\":{"
                                   "\"reasoning_tokens\":0},"
                                   "\"total_tokens\":0}");

    } else if (!engine->conf->eugpt) {
        ngx_responses_write_lit(w, ",\"usage\":null");
    }
}


static void
ngx_responses_write_output(ngx_responses_writer_t *w,
    ngx_responses_state_t *state, ngx_uint_t end)
{
    ngx_uint_t             i, n;
    ngx_responses_item_t  *item;

    ngx_responses_write_lit(w, "[");

    for (i = 0, n = 0; i < state->nitems; i++) {
        item = state->items[i];

        /* an incomplete call must not be executed */

        if (!ngx_responses_state_known(item)
            || (!item->done && ngx_responses_item_has(item->kind, CALL)))
        {
            continue;
        }

        if (n++) {
            ngx_responses_write_lit(w, ",");
        }

        ngx_responses_write_item(w, state, item, end);
    }

    ngx_responses_write_lit(w, "]");
}


static void
ngx_responses_write_error_value(ngx_responses_writer_t *w, ngx_str_t code,
    ngx_str_t message)
{
    ngx_responses_write_member(w, "{\"code\":", code);
    ngx_responses_write_member(w, ",\"message\":", message);
    ngx_responses_write_lit(w, "}");
}


/* end: the type of the terminal for which it is done; 0: it is added */

void
ngx_responses_write_item(ngx_responses_writer_t *w,
    ngx_responses_state_t *state, ngx_responses_item_t *item, ngx_uint_t end)
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

    text.data = end ? item->text.start : NULL;
    text.len = end ? item->text.len : 0;

    if (item->kind == NGX_RESPONSES_MESSAGE) {
        ngx_responses_write_lit(w, ",\"role\":\"assistant\",\"content\":");
        ngx_responses_write_list(w, state, end ? item : NULL, 0);

    } else if (item->kind == NGX_RESPONSES_REASONING) {
        ngx_responses_write_lit(w, ",\"summary\":");
        ngx_responses_write_list(w, state, end ? item : NULL, 1);

        if (end) {
            ngx_responses_write_lit(w, ",\"content\":");
            ngx_responses_write_list(w, state, item, 0);
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
    ngx_responses_state_t *state, ngx_responses_item_t *item, ngx_uint_t list)
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

        text.data = part->text.start;
        text.len = part->text.len;

        ngx_responses_write_part(w, state, part, text, 1);
    }

    ngx_responses_write_lit(w, "]");
}


void
ngx_responses_write_part(ngx_responses_writer_t *w,
    ngx_responses_state_t *state, ngx_responses_part_t *part, ngx_str_t text,
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
        ngx_responses_write_lit(w, ",\"annotations\":[");

        if (done) {
            ngx_responses_write(w, part->notes.start, part->notes.len);
        }

        ngx_responses_write_lit(w, "]");
        ngx_responses_write_logprobs(w, state, done ? part : NULL);
    }

    ngx_responses_write_lit(w, "}");
}


/* part: NULL, it has none; the member is left out if they are not known */

void
ngx_responses_write_logprobs(ngx_responses_writer_t *w,
    ngx_responses_state_t *state, ngx_responses_part_t *part)
{
    ngx_str_t  values;

    ngx_str_null(&values);

    if (part && ngx_responses_state_get_logprobs(state, part, &values)
                != NGX_OK)
    {
        return;
    }

    ngx_responses_write_lit(w, ",\"logprobs\":[");
    ngx_responses_write_str(w, values);
    ngx_responses_write_lit(w, "]");
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

    if (part) {
        ngx_responses_write_lit(w, ",\"");
        ngx_responses_write_str(w, ngx_responses_part(part->kind)->index);
        ngx_responses_write_lit(w, "\":");
        ngx_responses_write_int(w, ngx_responses_state_part_index(item, part));
    }
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
