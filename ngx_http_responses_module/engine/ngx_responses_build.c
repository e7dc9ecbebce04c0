
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The JSON of made events: what stands behind type and number.
 *
 * Writes what it is given and knows no stream.  Texts and ids come raw, as
 * they stood in JSON strings, and go out the same.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_build.h"
#include "engine/ngx_responses_synth.h"


static void ngx_responses_write_item(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_uint_t end);
static void ngx_responses_write_parts(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_uint_t summary);
static void ngx_responses_write_part(ngx_responses_writer_t *w,
    ngx_uint_t kind, ngx_str_t text);
static void ngx_responses_write_place(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_responses_open_part_t *part);
static void ngx_responses_write_quoted(ngx_responses_writer_t *w,
    ngx_str_t raw);

#define ngx_responses_write_raw(w, raw)                                       \
    ngx_responses_write(w, (raw).data, (raw).len)

#define ngx_responses_write_member(w, name, raw)                              \
    ngx_responses_write_lit(w, name);                                         \
    ngx_responses_write_quoted(w, raw)


void
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
    ngx_responses_write_raw(w, s->status);
    ngx_responses_write_lit(w, "\",\"error\":");

    if (s->code.len) {
        ngx_responses_build_error_value(w, s);

    } else {
        ngx_responses_write_lit(w, "null");
    }

    ngx_responses_write_lit(w, ",\"incomplete_details\":null");

    ngx_responses_write_member(w, ",\"model\":",
                               ngx_responses_synth_model(s->engine));

    ngx_responses_write_lit(w, ",\"output\":");

    /* all items or none: a list with holes would be taken for all */

    if (s->bare || state->full || ngx_responses_build_holes(state)) {
        ngx_responses_write_lit(w, "[]");

    } else {
        ngx_responses_build_output(w, s);
    }

    /* AI SDK 5 and opencode take a response without it for unfinished */

    if (s->flag == NGX_RESPONSES_COMPLETED) {
        ngx_responses_write_lit(w, ",\"usage\":{\"input_tokens\":0,"
                                   "\"input_tokens_details\":{"
                                   "\"cached_tokens\":0},"
                                   "\"output_tokens\":0,"
                                   "\"output_tokens_details\":{"
                                   "\"reasoning_tokens\":0},"
                                   "\"total_tokens\":0}");
    }

    ngx_responses_write_lit(w, "}");
}


void
ngx_responses_build_error(ngx_responses_writer_t *w, ngx_responses_synth_t *s)
{
    if (s->flag) {
        ngx_responses_write_lit(w, ",\"error\":{");
        ngx_responses_write_member(w, "\"type\":",
                                   s->status.len ? s->status : s->code);
        ngx_responses_write_member(w, ",\"code\":", s->code);
        ngx_responses_write_member(w, ",\"message\":", s->text);
        ngx_responses_write_lit(w, ",\"param\":");

        if (s->param.len) {
            ngx_responses_write_raw(w, s->param);

        } else {
            ngx_responses_write_lit(w, "null");
        }

        ngx_responses_write_lit(w, "}");
        return;
    }

    ngx_responses_write_member(w, ",\"code\":", s->code);
    ngx_responses_write_member(w, ",\"message\":", s->text);

    if (s->engine->conf->failure != NGX_RESPONSES_FAILURE_ERROR) {
        ngx_responses_write_lit(w, ",\"param\":null");
    }
}


void
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


void
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


void
ngx_responses_build_tool(ngx_responses_writer_t *w, ngx_responses_synth_t *s)
{
    ngx_responses_write_place(w, s->item, NULL);

    switch (s->flag) {

    case NGX_RESPONSES_ARGUMENTS_DONE:
        if (s->item->name.len) {
            ngx_responses_write_member(w, ",\"name\":", s->item->name);
        }

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


ngx_uint_t
ngx_responses_build_holes(ngx_responses_state_t *state)
{
    ngx_uint_t  i;

    for (i = 0; i < state->nitems; i++) {

        if (ngx_responses_state_lost(state->items[i])) {
            return 1;
        }
    }

    return 0;
}


void
ngx_responses_build_output(ngx_responses_writer_t *w, ngx_responses_synth_t *s)
{
    ngx_uint_t                  i, n;
    ngx_responses_state_t      *state;
    ngx_responses_open_item_t  *item;

    state = &s->engine->state;

    ngx_responses_write_lit(w, "[");

    for (i = 0, n = 0; i < state->nitems; i++) {
        item = state->items[i];

        /* half a call must not be executed */

        if (!ngx_responses_state_known(item)
            || (!item->done && ngx_responses_item_is_call(item->kind)))
        {
            continue;
        }

        if (n++) {
            ngx_responses_write_lit(w, ",");
        }

        ngx_responses_write_item(w, item, s->flag);
    }

    ngx_responses_write_lit(w, "]");
}


void
ngx_responses_build_error_value(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s)
{
    ngx_responses_write_lit(w, "{");
    ngx_responses_write_member(w, "\"code\":", s->code);
    ngx_responses_write_member(w, ",\"message\":", s->text);
    ngx_responses_write_lit(w, "}");
}


void
ngx_responses_build_part_value(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s)
{
    ngx_responses_write_part(w, s->part->kind, s->text);
}


void
ngx_responses_build_content(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s)
{
    ngx_responses_write_parts(w, s->item, s->flag);
}


static void
ngx_responses_write_item(ngx_responses_writer_t *w,
    ngx_responses_open_item_t *item, ngx_uint_t end)
{
    ngx_str_t   text, type;
    ngx_uint_t  done;

    done = (end != 0);

    if (done && item->raw.len) {
        ngx_responses_write(w, item->raw.start, item->raw.len);
        return;
    }

    type = item->type.len ? item->type : ngx_responses_item_name(item->kind);

    ngx_responses_write_lit(w, "{");
    ngx_responses_write_member(w, "\"id\":", item->id);
    ngx_responses_write_member(w, ",\"type\":", type);

    if (done) {
        ngx_responses_write_lit(w, ",\"status\":");

        if (end == NGX_RESPONSES_COMPLETED) {
            ngx_responses_write_lit(w, "\"completed\"");

        } else {
            ngx_responses_write_lit(w, "\"incomplete\"");
        }

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
ngx_responses_write_quoted(ngx_responses_writer_t *w, ngx_str_t raw)
{
    ngx_responses_write_lit(w, "\"");
    ngx_responses_write_raw(w, raw);
    ngx_responses_write_lit(w, "\"");
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
