
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes the JSON of generated events: the response and its output.
 *
 * Writes what is in the state.  Never sends anything.  Invariant: a list of
 * items has all items that the client knows, or none.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_generate_value.h"


static void ngx_responses_write_output(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_uint_t end);


ngx_int_t
ngx_responses_generate_output(ngx_responses_engine_t *engine, ngx_uint_t type,
    ngx_str_t *value)
{
    ngx_responses_writer_t  w;

    ngx_responses_value_begin(&w, engine);

    ngx_responses_write_output(&w, engine, type);

    return ngx_responses_value_end(&w, value);
}


ngx_int_t
ngx_responses_generate_error_value(ngx_responses_engine_t *engine,
    ngx_responses_error_t *error, ngx_uint_t event, ngx_str_t *value)
{
    ngx_responses_writer_t  w;

    ngx_responses_value_begin(&w, engine);

    ngx_responses_write_error(&w, error, event);

    return ngx_responses_value_end(&w, value);
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
    ngx_str_t  status;

    type = ngx_responses_type(type)->status;
    status = ngx_responses_type(type ? type : NGX_RESPONSES_IN_PROGRESS)->name;

    status.data += sizeof("response.") - 1;
    status.len -= sizeof("response.") - 1;

    return status;
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
    ngx_responses_engine_t *engine, ngx_uint_t type,
    ngx_responses_error_t *error, ngx_uint_t bare)
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

    if (error) {
        ngx_responses_write_error(w, error, 0);

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
        ngx_responses_write_output(w, engine, type);
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
    ngx_responses_engine_t *engine, ngx_uint_t end)
{
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
            || (!item->done && ngx_responses_item_has(item->kind, CALL)))
        {
            continue;
        }

        if (n++) {
            ngx_responses_write_lit(w, ",");
        }

        if (known) {
            ngx_responses_write_item(w, item, end);

        } else {
            ngx_responses_write_open(w, engine, item, end);
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

    if (part) {
        ngx_responses_write_lit(w, ",\"");
        ngx_responses_write_str(w, ngx_responses_part(part->kind)->index);
        ngx_responses_write_lit(w, "\":");
        ngx_responses_write_int(w, ngx_responses_state_part_index(part));
    }
}
