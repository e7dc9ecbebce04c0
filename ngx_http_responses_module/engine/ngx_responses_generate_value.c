
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

    /* lists of items that are open are values, written meanwhile */

    ngx_responses_writer_grow(&w, &engine->worker->mem,
                              &engine->worker->generated);

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

    if (bare || state->full || ngx_responses_generate_incomplete(state)) {
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
            || (!item->done && ngx_responses_state_is_call(item)))
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

    if (ngx_responses_part(part->kind)->index.len) {
        ngx_responses_write_lit(w, ",\"");
        ngx_responses_write_str(w, ngx_responses_part(part->kind)->index);
        ngx_responses_write_lit(w, "\":");
        ngx_responses_write_int(w, part->index);
    }
}
