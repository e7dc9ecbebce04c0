
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a response lacks: its members, the output, and the members of EU GPT;
 * and a response that is generated, which has all of them.
 *
 * Adds members, and never changes one that says something.  Invariant: the
 * output has all items that the client knows, or is left as it came.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "api/ngx_responses_default.h"
#include "api/ngx_responses_tokens.h"
#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_repair.h"


/* whether a response that ends so lists its items */

#define ngx_responses_repair_ends_well(type)                                  \
    ((type) == NGX_RESPONSES_COMPLETED                                        \
     || (type) == NGX_RESPONSES_INCOMPLETE)


static void ngx_responses_repair_members(ngx_responses_repair_t *rp);
static void ngx_responses_write_required(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_responses_type_e type,
    ngx_responses_error_t *error);
static void ngx_responses_write_summary(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_responses_type_e type,
    ngx_uint_t known);
static ngx_str_t ngx_responses_repair_known_usage(
    ngx_responses_engine_t *engine, ngx_responses_type_e type);
static void ngx_responses_repair_status(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_repair_lacks(ngx_responses_event_t *ev,
    ngx_uint_t object, const ngx_responses_default_t *member,
    ngx_uint_t open);
static ngx_str_t ngx_responses_repair_default(ngx_responses_engine_t *engine,
    ngx_uint_t type, ngx_uint_t n, u_char *buf);
static ngx_uint_t ngx_responses_repair_required_by(
    ngx_responses_engine_t *engine, ngx_uint_t wrapped);
static ngx_str_t ngx_responses_repair_model(ngx_responses_engine_t *engine);
static ngx_str_t ngx_responses_repair_response_status(ngx_uint_t type);
static ngx_str_t ngx_responses_repair_completed_at(
    ngx_responses_engine_t *engine, ngx_uint_t type, u_char *buf);
static ngx_int_t ngx_responses_repair_fill_output(
    ngx_responses_repair_t *rp, ngx_uint_t mark);
static void ngx_responses_repair_nulls(ngx_responses_event_t *ev,
    ngx_uint_t output);
static ngx_uint_t ngx_responses_repair_knows_output(
    ngx_responses_state_t *state);
static ngx_uint_t ngx_responses_repair_unknown(ngx_responses_state_t *state);
static ngx_uint_t ngx_responses_repair_lost(ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_repair_has_summary(
    ngx_responses_repair_t *rp);
static void ngx_responses_repair_summary(ngx_responses_repair_t *rp);


/* N17, and of N12 the output */

ngx_int_t
ngx_responses_repair_response(ngx_responses_repair_t *rp)
{
    ngx_uint_t  mark;

    if (rp->object == 0) {
        return NGX_DECLINED;
    }

    mark = ngx_responses_event_mark(rp->ev);

    ngx_responses_repair_members(rp);

    if (ngx_responses_repair_fill_output(rp, mark) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ngx_responses_engine_eugpt(rp->engine)) {
        ngx_responses_repair_summary(rp);
    }

    if (ngx_responses_event_mark(rp->ev) == mark) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/*
 * Members but the output.  A response that was flat or is generated, and each
 * one of Open Responses, has all of them.
 */

static void
ngx_responses_repair_members(ngx_responses_repair_t *rp)
{
    u_char                          buf[NGX_INT64_LEN];
    ngx_str_t                       value;
    ngx_uint_t                      by, n, object;
    ngx_responses_event_t          *ev;
    const ngx_responses_default_t  *member;

    ev = rp->ev;
    object = rp->object;

    if (!ngx_responses_repair_has_summary(rp)) {
        ngx_responses_require(ev, object, OBJECT,
                              ngx_responses_str("response"));

        /* the row before made a number of a string */

        if (ngx_responses_event_kind(ev, ngx_responses_get(ev, object,
                                                           CREATED_AT))
            != NGX_RESPONSES_JSON_NUMBER)
        {
            ngx_responses_put(ev, object, CREATED_AT,
                              ngx_responses_event_int(ev,
                              ngx_responses_generate_created_at(rp->engine)));
        }
    }

    ngx_responses_require(ev, object, MODEL,
                          ngx_responses_repair_model(rp->engine));

    ngx_responses_repair_status(rp);

    by = 0;

    if (!ngx_responses_engine_eugpt(rp->engine)) {
        by = ngx_responses_repair_required_by(rp->engine, rp->wrapped);
    }

    for (n = 0; n < NGX_RESPONSES_DEFAULTS; n++) {
        member = &ngx_responses_defaults[n];

        if ((member->by & by)
            && ngx_responses_repair_lacks(ev, object, member,
                                          by & NGX_RESPONSES_BY_OPEN))
        {
            value = ngx_responses_repair_default(rp->engine, ev->type->id, n,
                                                 buf);

            ngx_responses_event_put(ev, object, member->member, value);
        }
    }
}


void
ngx_responses_write_response(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_responses_type_e type,
    ngx_responses_error_t *error)
{
    ngx_uint_t  known;

    known = ngx_responses_repair_knows_output(&engine->state);

    ngx_responses_write_member(w, "{\"id\":", engine->state.id);
    ngx_responses_write_lit(w, ",\"object\":\"response\",\"created_at\":");
    ngx_responses_write_int(w, ngx_responses_generate_created_at(engine));
    ngx_responses_write_member(w, ",\"model\":",
                               ngx_responses_repair_model(engine));
    ngx_responses_write_member(w, ",\"status\":",
                               ngx_responses_repair_response_status(type));

    ngx_responses_write_required(w, engine, type, error);

    if (ngx_responses_engine_eugpt(engine)) {
        ngx_responses_write_summary(w, engine, type, known);
    }

    ngx_responses_write_lit(w, ",\"output\":");

    if (known
        && ngx_responses_type(type)->class == NGX_RESPONSES_CLASS_TERMINAL)
    {
        ngx_responses_write_output(w, engine, type);

    } else {
        ngx_responses_write_lit(w, "[]");
    }

    ngx_responses_write_lit(w, "}");
}


static void
ngx_responses_write_required(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_responses_type_e type,
    ngx_responses_error_t *error)
{
    u_char                          buf[NGX_INT64_LEN];
    ngx_str_t                       value, usage;
    ngx_uint_t                      by, n;
    const ngx_responses_default_t  *member;

    usage = ngx_responses_repair_known_usage(engine, type);

    if (ngx_responses_engine_eugpt(engine)) {
        by = NGX_RESPONSES_BY_EUGPT;

    } else {
        by = ngx_responses_repair_required_by(engine, 1);
    }

    for (n = 0; n < NGX_RESPONSES_DEFAULTS; n++) {
        member = &ngx_responses_defaults[n];

        if (!(member->by & by)) {
            continue;
        }

        ngx_responses_write_key(w, member->member);

        if (error && member->member == NGX_RESPONSES_M_ERROR) {
            ngx_responses_write_error(w, error, 0);
            continue;
        }

        value = ngx_responses_repair_default(engine, type, n, buf);

        if (usage.len && member->member == NGX_RESPONSES_M_USAGE) {
            value = usage;
        }

        ngx_responses_write_str(w, value);
    }
}


/* of EU GPT: its clients read these members, which are filled at the end */

static void
ngx_responses_write_summary(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_responses_type_e type,
    ngx_uint_t known)
{
    ngx_str_t  usage;

    if (known && ngx_responses_repair_ends_well(type)) {
        ngx_responses_write_lit(w,
                              ",\"output_text\":\"\",\"tool_calls\":[]");
    }

    usage = ngx_responses_repair_known_usage(engine, type);

    if (usage.len) {
        ngx_responses_write_lit(w, ",\"usage\":");
        ngx_responses_write_str(w, usage);
    }
}


/* without it AI SDK 5 and opencode do not regard a response as complete */

static ngx_str_t
ngx_responses_repair_known_usage(ngx_responses_engine_t *engine,
    ngx_responses_type_e type)
{
    ngx_str_t  usage;

    usage = engine->state.usage;

    if (usage.len == 0 && type == NGX_RESPONSES_COMPLETED) {
        ngx_str_set(&usage, NGX_RESPONSES_NO_USAGE);
    }

    if (ngx_responses_type(type)->class != NGX_RESPONSES_CLASS_TERMINAL) {
        ngx_str_null(&usage);
    }

    return usage;
}


/* what the request says, or what OpenAI does if it does not */

static ngx_str_t
ngx_responses_repair_default(ngx_responses_engine_t *engine, ngx_uint_t type,
    ngx_uint_t n, u_char *buf)
{
    const ngx_str_t  *asked;

    asked = engine->request_values;

    if (asked && asked[n].len) {
        return asked[n];
    }

    if (ngx_responses_defaults[n].value.len) {
        return ngx_responses_defaults[n].value;
    }

    return ngx_responses_repair_completed_at(engine, type, buf);
}


/*
 * Of a terminal the type says how the response ended, and its status does not
 * say otherwise: another end than a completed one may be meant.  With EU GPT
 * an incomplete one leaves as completed, and only the status tells.
 */

static void
ngx_responses_repair_status(ngx_responses_repair_t *rp)
{
    ngx_str_t                    said, status;
    const ngx_responses_type_t  *type, *named;

    type = rp->ev->type;
    status = ngx_responses_repair_response_status(type->id);

    ngx_responses_require(rp->ev, rp->object, STATUS, status);

    if (type->class != NGX_RESPONSES_CLASS_TERMINAL) {
        return;
    }

    said = ngx_responses_raw_string(ngx_responses_value(rp->ev, rp->object,
                                                        STATUS));
    named = ngx_responses_type(ngx_responses_names_status(said));

    if (named->class == NGX_RESPONSES_CLASS_TERMINAL
        && named->id != NGX_RESPONSES_COMPLETED
        && !ngx_responses_engine_eugpt(rp->engine))
    {
        status = ngx_responses_repair_response_status(named->id);
    }

    if (!ngx_responses_str_eq(said, status)) {
        ngx_responses_put_string(rp->ev, rp->object, STATUS, status);
    }
}


/* missing or, of Open Responses, null where it wants a value: vLLM's text */

static ngx_uint_t
ngx_responses_repair_lacks(ngx_responses_event_t *ev, ngx_uint_t object,
    const ngx_responses_default_t *member, ngx_uint_t open)
{
    ngx_str_t  value;

    value = ngx_responses_event_member_value(ev, object, member->member);

    if (!open || !ngx_responses_str_is(value, "null")) {
        return value.len == 0;
    }

    return member->value.len && !ngx_responses_str_is(member->value, "null");
}


/* of a response that is generated, or else of one of the upstream */

static ngx_uint_t
ngx_responses_repair_required_by(ngx_responses_engine_t *engine,
    ngx_uint_t wrapped)
{
    ngx_uint_t  by;

    by = wrapped ? NGX_RESPONSES_BY_OPENAI : 0;

    if (engine->conf->profile == NGX_RESPONSES_PROFILE_OPEN) {
        by |= NGX_RESPONSES_BY_OPEN;
    }

    return by;
}


static ngx_str_t
ngx_responses_repair_model(ngx_responses_engine_t *engine)
{
    if (engine->state.model.len) {
        return engine->state.model;
    }

    if (engine->request_model.len) {
        return engine->request_model;
    }

    return ngx_responses_str("unknown");
}


/* the status of a response in an event of that type */

static ngx_str_t
ngx_responses_repair_response_status(ngx_uint_t type)
{
    ngx_str_t  status;

    type = ngx_responses_type(type)->status;
    status = ngx_responses_type(type ? type : NGX_RESPONSES_IN_PROGRESS)->name;

    status.data += sizeof("response.") - 1;
    status.len -= sizeof("response.") - 1;

    return status;
}


/* the clock of the upstream may differ: its own time, and what went by */

static ngx_str_t
ngx_responses_repair_completed_at(ngx_responses_engine_t *engine,
    ngx_uint_t type, u_char *buf)
{
    int64_t                 seconds;
    ngx_str_t               text;
    ngx_responses_writer_t  w;

    if (type != NGX_RESPONSES_COMPLETED) {
        return ngx_responses_str("null");
    }

    seconds = ngx_responses_generate_created_at(engine);

    if (engine->usage.events) {
        seconds += (engine->now - engine->usage.first_event) / 1000;
    }

    ngx_responses_writer_init(&w, buf, NGX_INT64_LEN);
    ngx_responses_write_int(&w, seconds);

    text.data = buf;
    text.len = w.pos - buf;

    return text;
}


/*
 * N12: all items that the client got and that are not void, or nothing.  An
 * output that lacks items which the upstream ended is filled as if it were
 * empty.  NGX_OK or NGX_ERROR.
 */

static ngx_int_t
ngx_responses_repair_fill_output(ngx_responses_repair_t *rp, ngx_uint_t mark)
{
    ngx_str_t                value;
    ngx_uint_t               array, node, terminal;
    ngx_responses_event_t   *ev;
    ngx_responses_state_t   *state;
    ngx_responses_writer_t   w;

    ev = rp->ev;
    state = &rp->engine->state;

    node = ngx_responses_get(ev, rp->object, OUTPUT);

    array = (ngx_responses_event_kind(ev, node) == NGX_RESPONSES_JSON_ARRAY);
    terminal = (ev->type->class == NGX_RESPONSES_CLASS_TERMINAL);

    if (array) {
        ngx_responses_repair_nulls(ev, node);
    }

    if (node == 0 && ngx_responses_engine_eugpt(rp->engine)
        && (terminal ? ngx_responses_repair_has_summary(rp)
                     : ngx_responses_event_mark(ev) == mark))
    {
        return NGX_OK;
    }

    if (array && !terminal) {
        return NGX_OK;
    }

    if (array && ngx_responses_event_element(ev, node, 0, 0)
        && !ngx_responses_repair_lost(rp))
    {
        return NGX_OK;
    }

    if (state->full || (terminal && state->unknown)
        || ngx_responses_repair_unknown(state))
    {
        return NGX_OK;
    }

    ngx_responses_writer_grow(&w, &rp->engine->worker->mem,
                              &rp->engine->worker->generated);
    ngx_responses_write_output(&w, rp->engine, ev->type->id);

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    if (!array || value.len > 2) {
        ngx_responses_put(ev, rp->object, OUTPUT, value);
    }

    return NGX_OK;
}


/* entries that are null: SDKs fail */

static void
ngx_responses_repair_nulls(ngx_responses_event_t *ev, ngx_uint_t output)
{
    ngx_uint_t  i;

    for (i = ngx_responses_event_first(ev, output);
         i;
         i = ngx_responses_event_next(ev, output, i))
    {
        if (ngx_responses_event_kind(ev, i) == NGX_RESPONSES_JSON_NULL) {
            ngx_responses_event_remove(ev, i);
        }
    }
}


/* whether the output is known: all items are, and no bytes were freed */

static ngx_uint_t
ngx_responses_repair_knows_output(ngx_responses_state_t *state)
{
    return !state->unknown && !state->full
           && !ngx_responses_repair_unknown(state);
}


/* whether bytes of an item were freed, so that the output is not known */

static ngx_uint_t
ngx_responses_repair_unknown(ngx_responses_state_t *state)
{
    ngx_uint_t             i;
    ngx_responses_item_t  *item;

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (ngx_responses_state_stands(item)
            && ngx_responses_state_incomplete(item))
        {
            return 1;
        }
    }

    return 0;
}


/* whether the upstream ended an item that is not in its output */

static ngx_uint_t
ngx_responses_repair_lost(ngx_responses_repair_t *rp)
{
    ngx_uint_t              i;
    ngx_responses_item_t   *item;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    if (!ngx_responses_repair_ends_well(rp->ev->type->id)) {
        return 0;
    }

    for (i = 0; i < state->nitems; i++) {
        item = state->items[i];

        if (item->ended == NGX_RESPONSES_ITEM_ENDED
            && ngx_responses_item_done(item) && !item->listed
            && ngx_responses_state_known(item))
        {
            return 1;
        }
    }

    return 0;
}


/*
 * A terminal of EU GPT: it has neither an object, a time nor the output, and
 * need not have tool_calls.
 */

static ngx_uint_t
ngx_responses_repair_has_summary(ngx_responses_repair_t *rp)
{
    if (!ngx_responses_engine_eugpt(rp->engine)
        || rp->ev->type->class != NGX_RESPONSES_CLASS_TERMINAL
        || ngx_responses_get(rp->ev, rp->object, OUTPUT_TEXT) == 0)
    {
        return 0;
    }

    return ngx_responses_get(rp->ev, rp->object, TOOL_CALLS)
           || ngx_responses_get(rp->ev, rp->object, OBJECT) == 0;
}


/*
 * Of EU GPT: its clients read these members, not the output.  They are filled
 * when the rules have edited that, unless it is not known.
 */

static void
ngx_responses_repair_summary(ngx_responses_repair_t *rp)
{
    ngx_str_t               output;
    ngx_uint_t              calls;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;
    output = ngx_responses_value(rp->ev, rp->object, OUTPUT);

    if (!ngx_responses_repair_ends_well(rp->ev->type->id)) {
        return;
    }

    if (output.len <= 2 && !ngx_responses_repair_knows_output(state)) {
        return;
    }

    calls = ngx_responses_get(rp->ev, rp->object, TOOL_CALLS);

    ngx_responses_require(rp->ev, rp->object, OUTPUT_TEXT,
                          ngx_responses_str(""));

    if ((calls || !ngx_responses_repair_has_summary(rp))
        && ngx_responses_event_kind(rp->ev, calls) != NGX_RESPONSES_JSON_ARRAY)
    {
        ngx_responses_put(rp->ev, rp->object, TOOL_CALLS,
                          ngx_responses_str("[]"));
    }
}
