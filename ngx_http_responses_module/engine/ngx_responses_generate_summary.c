
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The summary that the final response of EU GPT has: the text of all messages,
 * and the calls that the client must run.
 *
 * Writes what the client got of the items.  Never sends or edits anything.
 * Invariant: a summary is complete, or there is none.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_summary_texts(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w);
static ngx_int_t ngx_responses_summary_calls(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_uint_t end);
static ngx_uint_t ngx_responses_summary_hides(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_summary_read(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item);
static void ngx_responses_summary_content(ngx_responses_event_t *ev,
    ngx_responses_writer_t *w);
static ngx_int_t ngx_responses_summary_end(ngx_responses_writer_t *w,
    ngx_int_t rc, ngx_str_t *value);


ngx_int_t
ngx_responses_generate_output_text(ngx_responses_engine_t *engine,
    ngx_str_t *value)
{
    ngx_int_t               rc;
    ngx_responses_writer_t  w;

    ngx_responses_writer_grow(&w, &engine->worker->mem,
                              &engine->worker->value);

    ngx_responses_write_lit(&w, "\"");

    rc = ngx_responses_summary_texts(engine, &w);

    ngx_responses_write_lit(&w, "\"");

    return ngx_responses_summary_end(&w, rc, value);
}


ngx_int_t
ngx_responses_generate_tool_calls(ngx_responses_engine_t *engine,
    ngx_uint_t end, ngx_str_t *value)
{
    ngx_int_t               rc;
    ngx_responses_writer_t  w;

    ngx_responses_writer_grow(&w, &engine->worker->mem,
                              &engine->worker->value);

    ngx_responses_write_lit(&w, "[");

    rc = ngx_responses_summary_calls(engine, &w, end);

    ngx_responses_write_lit(&w, "]");

    return ngx_responses_summary_end(&w, rc, value);
}


ngx_int_t
ngx_responses_write_summary(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_uint_t end)
{
    ngx_int_t  rc;
    ngx_str_t  value;

    rc = ngx_responses_generate_output_text(engine, &value);

    if (rc == NGX_OK) {
        ngx_responses_write_lit(w, ",\"output_text\":");
        ngx_responses_write_str(w, value);

        rc = ngx_responses_generate_tool_calls(engine, end, &value);
    }

    if (rc == NGX_OK) {
        ngx_responses_write_lit(w, ",\"tool_calls\":");
        ngx_responses_write_str(w, value);
    }

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


static ngx_int_t
ngx_responses_summary_texts(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w)
{
    ngx_int_t               rc;
    ngx_uint_t              i, k;
    ngx_responses_item_t   *item;
    ngx_responses_part_t   *part;
    ngx_responses_state_t  *state;

    state = &engine->state;

    if (state->full || state->resumed
        || ngx_responses_summary_hides(engine, NULL))
    {
        return NGX_DECLINED;
    }

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->kind != NGX_RESPONSES_MESSAGE
            && item->kind != NGX_RESPONSES_NO_ITEM)
        {
            continue;
        }

        rc = ngx_responses_summary_read(engine, item);

        if (rc == NGX_ERROR || rc == NGX_DECLINED) {
            return rc;
        }

        if (rc == NGX_OK) {
            ngx_responses_summary_content(
                        &engine->worker->events[NGX_RESPONSES_GENERATED], w);
            continue;
        }

        for (k = 0; k < item->nparts; k++) {
            part = &item->parts[k];

            if (part->kind == NGX_RESPONSES_OUTPUT_TEXT) {
                ngx_responses_write(w, part->text.start, part->text.len);
            }
        }
    }

    return NGX_OK;
}


/* calls that the server ran have their output */

static ngx_int_t
ngx_responses_summary_calls(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_uint_t end)
{
    ngx_int_t               rc;
    ngx_uint_t              i, n;
    ngx_responses_item_t   *item;
    ngx_responses_event_t  *ev;
    ngx_responses_state_t  *state;

    state = &engine->state;
    ev = &engine->worker->events[NGX_RESPONSES_GENERATED];

    if (state->full || state->resumed) {
        return NGX_DECLINED;
    }

    for (i = 0, n = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->held
            || (!ngx_responses_item_has(item->kind, CALL)
                && item->kind != NGX_RESPONSES_NO_ITEM))
        {
            continue;
        }

        rc = ngx_responses_summary_read(engine, item);

        if (rc == NGX_ERROR || rc == NGX_DECLINED) {
            return rc;
        }

        /* an incomplete call must not be executed */

        if (!item->done || (rc == NGX_OK
                            && ngx_responses_get(ev, 0, "output")))
        {
            continue;
        }

        if ((rc == NGX_OK)
            ? ngx_responses_summary_hides(engine, ev)
            : (engine->ruleset && engine->ruleset->hide_fields))
        {
            return NGX_DECLINED;
        }

        if (n++) {
            ngx_responses_write_lit(w, ",");
        }

        ngx_responses_write_item(w, item, end);
    }

    return NGX_OK;
}


/*
 * Rules do not look into these members: whether one hides a member that the
 * item has, or without an item a text.
 */

static ngx_uint_t
ngx_responses_summary_hides(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    u_char                   *last;
    ngx_str_t                 path, name;
    ngx_uint_t                i, k;
    ngx_responses_rule_t     *rule;
    ngx_responses_ruleset_t  *rs;

    static const ngx_str_t  items[] = {
        ngx_string("item."),
        ngx_string("response.output.*."),
        ngx_string("output.*.")
    };

    rs = engine->ruleset;

    if (rs == NULL || !rs->hide_fields) {
        return 0;
    }

    rule = rs->rules->list.elts;

    for (i = rs->rules->first[NGX_RESPONSES_RULE_HIDE_FIELD];
         i < rs->rules->first[NGX_RESPONSES_RULE_HIDE_FIELD + 1];
         i++)
    {
        for (k = 0; rs->active[i] && k < 3; k++) {
            path = rule[i].name;

            if (path.len <= items[k].len
                || ngx_memcmp(path.data, items[k].data, items[k].len) != 0)
            {
                continue;
            }

            path.data += items[k].len;
            path.len -= items[k].len;

            if (ev == NULL) {

                if (ngx_responses_str_is(path, "content")
                    || ngx_responses_str_is(path, "content.*.text")
                    || ngx_responses_str_is(path, "content.*.*"))
                {
                    return 1;
                }

                continue;
            }

            name.data = path.data;
            last = memchr(path.data, '.', path.len);
            name.len = last ? (size_t) (last - path.data) : path.len;

            if (ngx_responses_str_is(name, "*")
                || ngx_responses_event_get(ev, 0, name.data, name.len))
            {
                return 1;
            }
        }
    }

    return 0;
}


/*
 * Reads the bytes of an item.  NGX_DONE: it has none, and is known by its
 * parts; NGX_DECLINED: something of it is not known.
 */

static ngx_int_t
ngx_responses_summary_read(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item)
{
    if (item->done && item->raw.len && !ngx_responses_state_late(item)) {
        return ngx_responses_event_read(
                              &engine->worker->events[NGX_RESPONSES_GENERATED],
                              item->raw.start, item->raw.len);
    }

    return ngx_responses_state_incomplete(item) ? NGX_DECLINED : NGX_DONE;
}


static void
ngx_responses_summary_content(ngx_responses_event_t *ev,
    ngx_responses_writer_t *w)
{
    ngx_str_t   type;
    ngx_uint_t  i, content;

    content = ngx_responses_get(ev, 0, "content");

    if (ngx_responses_event_element(ev, content, 0) == 0) {
        return;
    }

    for (i = ngx_responses_event_first(ev, content);
         i;
         i = ngx_responses_event_next(ev, content, i))
    {
        type = ngx_responses_get_string(ev, i, "type");

        if (ngx_responses_str_is(type, "output_text")) {
            type = ngx_responses_get_string(ev, i, "text");
            ngx_responses_write_str(w, type);
        }
    }
}


static ngx_int_t
ngx_responses_summary_end(ngx_responses_writer_t *w, ngx_int_t rc,
    ngx_str_t *value)
{
    if (ngx_responses_writer_end(w) != NGX_OK) {
        return NGX_ERROR;
    }

    value->data = w->start;
    value->len = w->pos - w->start;

    return rc;
}
