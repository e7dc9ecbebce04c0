
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules in a JSON response.
 *
 * The body is read as an event is.  A response is the value of the path
 * "response", as in a final event.  Of a list, each element of "data" is one
 * of "response.output.*".
 *
 * Has no rule of its own and decides nothing about a body that it cannot
 * read.  Invariant: bytes that no rule is about leave as they came, and JSON
 * that is neither a response nor a list is not edited.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_gate.h"
#include "engine/ngx_responses_json_rules.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"
#include "engine/ngx_responses_worker.h"


static ngx_int_t ngx_responses_json_rules_read(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_responses_json_response_t *json);
static ngx_int_t ngx_responses_json_rules_any(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_buf_t *body);
static ngx_int_t ngx_responses_json_rules_apply(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_json_rules_list(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_json_rules_hides(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_uint_t element);
static ngx_uint_t ngx_responses_json_rules_kind(
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t asked);
static ngx_int_t ngx_responses_json_rules_value(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_uint_t item);
static ngx_int_t ngx_responses_json_rules_write(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_responses_buf_t *body, ngx_responses_buf_t *out);


ngx_int_t
ngx_responses_json_rules_edit(ngx_responses_engine_t *engine,
    ngx_responses_json_response_t *json, ngx_responses_buf_t *out)
{
    ngx_int_t               rc;
    ngx_str_t               name;
    ngx_responses_event_t  *ev;

    ev = &engine->worker->events[NGX_RESPONSES_UPSTREAM];

    rc = ngx_responses_json_rules_read(engine, ev, json);

    if (rc == NGX_OK) {
        rc = ngx_responses_json_rules_apply(engine, ev);
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_json_rules_write(engine, ev, &json->body, out);
    }

    if (rc == NGX_OK) {
        ngx_str_set(&name, "response");
        ngx_responses_account(engine, NGX_RESPONSES_EDITED, &name);
    }

    ngx_responses_worker_trim(engine->worker);

    return rc;
}


/* what was read just now for the record is there */

static ngx_int_t
ngx_responses_json_rules_read(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_json_response_t *json)
{
    ngx_int_t   rc;
    ngx_uint_t  there;

    there = (json->read == NGX_RESPONSES_BODY_UNREAD);

    if (ngx_responses_json_response_read(engine, json) != NGX_OK) {
        return NGX_ERROR;
    }

    if (there && ngx_responses_json_response_whole(json) && !ev->raw) {
        rc = NGX_OK;

    } else {
        rc = ngx_responses_json_rules_any(engine, ev, &json->body);
    }

    ev->type = ngx_responses_type(NGX_RESPONSES_COMPLETED);

    return rc;
}


/* other values than objects are not of the API */

static ngx_int_t
ngx_responses_json_rules_any(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_buf_t *body)
{
    u_char     *p, *last;
    ngx_int_t   rc;

    ev->json.lists = ngx_responses_ruleset_lists(engine);

    p = body->start;
    last = p + body->len;

    while (p < last && ngx_responses_json_blank(*p)) {
        p++;
    }

    if (p == last) {
        return NGX_DECLINED;
    }

    if (*p == '{') {
        rc = ngx_responses_event_read(ev, body->start, body->len);

    } else {
        rc = ngx_responses_json_valid(&ev->json, p, last - p);
    }

    if (rc == NGX_OK && *p != '{') {
        return NGX_DECLINED;
    }

    if (rc == NGX_DECLINED || (rc == NGX_OK && ev->raw)) {
        engine->worker->message = ev->json.message;
        engine->worker->offset = ev->json.offset;

        return NGX_ABORT;
    }

    return rc;
}


/* NGX_ABORT: a rule may be about it, but where? */

static ngx_int_t
ngx_responses_json_rules_apply(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t  kind;

    kind = ngx_responses_json_rules_kind(ev, 0, engine->asked);

    if (kind & NGX_RESPONSES_OBJECT_RESPONSE) {

        if (ngx_responses_ruleset_hides(engine)
            && ngx_responses_gate_output(engine, ev, 0) == NGX_DECLINED)
        {
            ngx_str_set(&engine->worker->message, "output is not one list");
            engine->worker->offset = 0;

            return NGX_ABORT;
        }

        if (ngx_responses_sign_response(engine, ev, 0) != NGX_OK
            || ngx_responses_json_rules_value(engine, ev, 0, 0) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (kind & NGX_RESPONSES_OBJECT_LIST) {
        return ngx_responses_json_rules_list(engine, ev);
    }

    return NGX_OK;
}


/*
 * All members of that name, as clients differ in which one they use.
 * Responses in a list may be those of other clients: no id is signed for them.
 */

static ngx_int_t
ngx_responses_json_rules_list(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_uint_t  data, i;

    ngx_responses_each(ev, 0, DATA, data) {
        if (ev->json.nodes[data].kind == NGX_RESPONSES_JSON_OBJECT
            && ngx_responses_ruleset_hides(engine))
        {
            /* an item, or items by any names */

            ngx_responses_event_remove(ev, data);
        }

        if (ev->json.nodes[data].kind != NGX_RESPONSES_JSON_ARRAY) {
            continue;
        }

        for (i = ngx_responses_event_first(ev, data);
             i;
             i = ngx_responses_event_next(ev, data, i))
        {
            if (ngx_responses_ruleset_has(engine, SIGN)
                && (ngx_responses_json_rules_kind(ev, i, 0)
                    & NGX_RESPONSES_OBJECT_RESPONSE))
            {
                ngx_str_set(&engine->worker->message, "a list of responses");
                engine->worker->offset = 0;

                return NGX_ABORT;
            }

            if (ngx_responses_json_rules_hides(engine, ev, i)) {
                ngx_responses_event_remove(ev, i);

            } else if (ngx_responses_json_rules_value(engine, ev, i, 1)
                       != NGX_OK)
            {
                return NGX_ERROR;
            }
        }
    }

    return NGX_OK;
}


/* without a type, but with an object, an element is another thing */

static ngx_uint_t
ngx_responses_json_rules_hides(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t element)
{
    if (!ngx_responses_ruleset_hides(engine)) {
        return 0;
    }

    if (ngx_responses_get(ev, element, TYPE) == 0
        && ngx_responses_get(ev, element, OBJECT)
        && !ngx_responses_json_rules_kind(ev, element, 0))
    {
        return 0;
    }

    return !ngx_responses_gate_shown(engine, ev, element);
}


/*
 * "object" tells; it may mean both if there are several, or if it is not a
 * plain string.  asked: without it the request tells, unless it is an error.
 */

static ngx_uint_t
ngx_responses_json_rules_kind(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_uint_t asked)
{
    ngx_str_t   word;
    ngx_uint_t  object, twice, error, both;

    both = NGX_RESPONSES_OBJECT_RESPONSE | NGX_RESPONSES_OBJECT_LIST;
    twice = ngx_responses_event_twice(ev, node, NGX_RESPONSES_M_OBJECT,
                                      &object);

    if (object == 0) {
        error = ngx_responses_get(ev, node, ERROR);

        if (asked
            && (error == 0
                || ngx_responses_event_kind(ev, error)
                   == NGX_RESPONSES_JSON_NULL))
        {
            return both;
        }

        return 0;
    }

    word = ngx_responses_event_string(ev, object);

    if (word.len == 0 || memchr(word.data, '\\', word.len) || twice) {
        return both;
    }

    return ngx_responses_json_response_object(word) & both;
}


/*
 * Rules find a response, or an item, as if it was in an event.  What only says
 * that a response was deleted has none of its members, and gets none.
 */

static ngx_int_t
ngx_responses_json_rules_value(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t item)
{
    ngx_str_t   base;
    ngx_uint_t  deleted;

    if (item) {
        base = ngx_responses_str("response.output.*.");

    } else {
        base = ngx_responses_str("response.");
    }

    if (ngx_responses_redact_json(engine, ev, node, item) != NGX_OK) {
        return NGX_ERROR;
    }

    deleted = ngx_responses_event_kind(ev, ngx_responses_get(ev, node,
                                                             DELETED));

    if (!item && deleted == NGX_RESPONSES_JSON_TRUE) {
        ngx_responses_field_remove(engine, ev, node, base);
        return NGX_OK;
    }

    return ngx_responses_field(engine, ev, node, base);
}


/* NGX_DECLINED: nothing was edited */

static ngx_int_t
ngx_responses_json_rules_write(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_buf_t *body,
    ngx_responses_buf_t *out)
{
    ngx_str_t             text;
    ngx_responses_mem_t  *mem;

    if (ev->nedits == 0) {
        if (ev->failed) {
            return NGX_ERROR;
        }

        return NGX_DECLINED;
    }

    if (ngx_responses_event_copy(ev, 0, &text) != NGX_OK) {
        return NGX_ERROR;
    }

    /* white space around it stays */

    mem = engine->mem;

    if (ngx_responses_buf_append(mem, out, body->start,
                                 ev->json.nodes[0].start)
        != NGX_OK
        || ngx_responses_buf_append(mem, out, text.data, text.len) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_buf_append(mem, out,
                                    body->start + ev->json.nodes[0].end,
                                    body->len - ev->json.nodes[0].end);
}
