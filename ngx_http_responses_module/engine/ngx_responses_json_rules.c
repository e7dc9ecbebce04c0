
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules in a JSON response.
 *
 * The body is put into an event, {"response":...}, so that rules find their
 * paths as in a terminal event.  Of a list, each element of "data" is an item
 * of "response.output", or a response if it is one.
 *
 * Has no rule of its own and decides nothing about a body that it cannot
 * read.  Invariant: bytes that no rule is about leave as they came, and JSON
 * that is neither a response nor a list is not edited.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_edit.h"
#include "engine/ngx_responses_gate.h"
#include "engine/ngx_responses_json_response.h"
#include "engine/ngx_responses_json_rules.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"
#include "engine/ngx_responses_worker.h"


#define NGX_RESPONSES_JSON_RULES_HEAD  "{\"response\":"
#define NGX_RESPONSES_JSON_RULES_LEN                                          \
    (sizeof(NGX_RESPONSES_JSON_RULES_HEAD) - 1)

/* the node of the body in the event */

#define NGX_RESPONSES_JSON_RULES_NODE  1


static ngx_int_t ngx_responses_json_rules_read(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_responses_buf_t *body);
static ngx_int_t ngx_responses_json_rules_unread(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_json_rules_wrong(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_uint_t node);
static ngx_uint_t ngx_responses_json_rules_blank(ngx_str_t *text);
static ngx_int_t ngx_responses_json_rules_find(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev);
static ngx_int_t ngx_responses_json_rules_response(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_responses_path_t *response, ngx_uint_t node);
static ngx_int_t ngx_responses_json_rules_list(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_responses_path_t *response, ngx_uint_t list);
static ngx_uint_t ngx_responses_json_rules_is_other(
    ngx_responses_event_t *ev, ngx_uint_t element);
static ngx_uint_t ngx_responses_json_rules_kind(
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_uint_t asked);
static ngx_str_t ngx_responses_json_rules_word(ngx_responses_event_t *ev,
    ngx_uint_t node);
static ngx_uint_t ngx_responses_json_rules_items(ngx_responses_event_t *ev,
    ngx_uint_t array);
static ngx_int_t ngx_responses_json_rules_write(
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev,
    ngx_responses_buf_t *body);


ngx_int_t
ngx_responses_json_rules_hold(ngx_responses_engine_t *engine,
    ngx_responses_buf_t *body, u_char *p, size_t len)
{
    ngx_str_t  held;

    held = ngx_responses_json_rules_held(body);

    if (len > engine->conf->max_event_size - held.len) {
        return NGX_DECLINED;
    }

    if (body->len == 0
        && ngx_responses_buf_append(engine->mem, body,
                                    (u_char *) NGX_RESPONSES_JSON_RULES_HEAD,
                                    NGX_RESPONSES_JSON_RULES_LEN)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_buf_append(engine->mem, body, p, len);
}


ngx_str_t
ngx_responses_json_rules_held(ngx_responses_buf_t *body)
{
    ngx_str_t  held;

    if (body->len == 0) {
        ngx_str_null(&held);
        return held;
    }

    held.data = body->start + NGX_RESPONSES_JSON_RULES_LEN;
    held.len = body->len - NGX_RESPONSES_JSON_RULES_LEN;

    return held;
}


ngx_int_t
ngx_responses_json_rules_edit(ngx_responses_engine_t *engine,
    ngx_responses_buf_t *body)
{
    ngx_int_t               rc;
    ngx_str_t               held, name;
    ngx_responses_event_t  *ev;

    held = ngx_responses_json_rules_held(body);

    if (ngx_responses_json_rules_blank(&held)) {
        return NGX_DECLINED;
    }

    ev = &engine->worker->events[NGX_RESPONSES_UPSTREAM];

    rc = ngx_responses_json_rules_read(engine, ev, body);

    if (rc == NGX_OK) {
        rc = ngx_responses_json_rules_find(engine, ev);
    }

    if (rc == NGX_OK
        && (ngx_responses_rewrite(engine, ev) != NGX_OK
            || ngx_responses_field(engine, ev) != NGX_OK))
    {
        rc = NGX_ERROR;
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_json_rules_write(engine, ev, body);
    }

    if (rc == NGX_OK) {
        ngx_str_set(&name, "response");
        ngx_responses_account(engine, NGX_RESPONSES_EDITED, &name);
    }

    ngx_responses_worker_trim(engine->worker);

    return rc;
}


/* a body that ends the object before its end is not JSON either */

static ngx_int_t
ngx_responses_json_rules_read(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_buf_t *body)
{
    ngx_int_t  rc;

    if (ngx_responses_buf_append(engine->mem, body, (u_char *) "}", 1)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    rc = ngx_responses_event_read(ev, body->start, body->len);

    body->len--;

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    if (rc == NGX_OK) {

        if (ev->json.nodes[NGX_RESPONSES_JSON_RULES_NODE].next == ev->json.n) {
            ev->type = ngx_responses_type(NGX_RESPONSES_COMPLETED);
            return NGX_OK;
        }

        ngx_str_set(&ev->json.message, "more than one value");
        ev->json.offset = ev->json.nodes[NGX_RESPONSES_JSON_RULES_NODE].end;
    }

    ev->json.offset = ngx_min(ev->json.offset, body->len);

    return ngx_responses_json_rules_unread(engine, ev);
}


static ngx_int_t
ngx_responses_json_rules_wrong(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_str_set(&ev->json.message, "a list is not of objects");
    ev->json.offset = ev->json.nodes[node].start;

    return ngx_responses_json_rules_unread(engine, ev);
}


static ngx_int_t
ngx_responses_json_rules_unread(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    size_t                   offset;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;

    offset = ev->json.offset;
    offset -= ngx_min(offset, NGX_RESPONSES_JSON_RULES_LEN);

    worker->message = ev->json.message;
    worker->offset = offset;

    return NGX_ABORT;
}


static ngx_uint_t
ngx_responses_json_rules_blank(ngx_str_t *text)
{
    size_t  i;

    for (i = 0; i < text->len; i++) {
        if (!ngx_responses_json_blank(text->data[i])) {
            return 0;
        }
    }

    return 1;
}


/* NGX_DECLINED: no rule is about it; NGX_ABORT: one may be, but where? */

static ngx_int_t
ngx_responses_json_rules_find(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t              rc;
    ngx_uint_t             kind;
    ngx_responses_path_t  *response;

    static u_char  name[] = "response";

    engine->worker->matches.len = 0;

    /* the module's own paths have it */

    response = ngx_responses_path_find(
                   (ngx_responses_path_t *) &engine->ruleset->rules->paths,
                   name, sizeof(name) - 1);

    kind = ngx_responses_json_rules_kind(ev, NGX_RESPONSES_JSON_RULES_NODE,
                                         engine->asked);

    if (kind == NGX_RESPONSES_OBJECT_OTHER) {
        return NGX_DECLINED;
    }

    rc = NGX_OK;

    if (kind & NGX_RESPONSES_OBJECT_RESPONSE) {
        rc = ngx_responses_json_rules_response(engine, ev, response,
                                               NGX_RESPONSES_JSON_RULES_NODE);
    }

    if (rc == NGX_OK && (kind & NGX_RESPONSES_OBJECT_LIST)) {
        rc = ngx_responses_json_rules_list(engine, ev, response,
                                           NGX_RESPONSES_JSON_RULES_NODE);
    }

    return rc;
}


static ngx_int_t
ngx_responses_json_rules_response(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_path_t *response, ngx_uint_t node)
{
    if (engine->ruleset->hides
        && ngx_responses_gate_output(engine, ev, node) == NGX_DECLINED)
    {
        return ngx_responses_json_rules_wrong(engine, ev, node);
    }

    return ngx_responses_ruleset_find(engine, ev, node, response);
}


/* all members of that name, as clients differ in which one they use */

static ngx_int_t
ngx_responses_json_rules_list(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_path_t *response, ngx_uint_t list)
{
    ngx_int_t              rc;
    ngx_str_t              name;
    ngx_uint_t             data, element;
    ngx_responses_path_t  *output;

    static u_char  output_name[] = "output";

    output = ngx_responses_path_find(response, output_name,
                                     sizeof(output_name) - 1);

    ngx_str_set(&name, "data");

    for (data = ngx_responses_event_named(ev, list, 0, name);
         data;
         data = ngx_responses_event_named(ev, list, data, name))
    {
        if (ev->json.nodes[data].kind == NGX_RESPONSES_JSON_OBJECT
            && engine->ruleset->hides)
        {
            /* an item, or items by any names */

            return ngx_responses_json_rules_wrong(engine, ev, data);
        }

        if (ev->json.nodes[data].kind != NGX_RESPONSES_JSON_ARRAY) {
            continue;
        }

        for (element = ngx_responses_event_first(ev, data);
             element;
             element = ngx_responses_event_next(ev, data, element))
        {
            if (ev->json.nodes[element].kind == NGX_RESPONSES_JSON_ARRAY
                && engine->ruleset->hides)
            {
                return ngx_responses_json_rules_wrong(engine, ev, element);
            }

            /* items have a status, too, and a type, which responses lack */

            if (ngx_responses_get(ev, element, "type") == 0
                && ngx_responses_get(ev, element, "object")
                && ngx_responses_json_rules_kind(ev, element, 0)
                   == NGX_RESPONSES_OBJECT_RESPONSE)
            {
                rc = ngx_responses_json_rules_response(engine, ev, response,
                                                       element);
                if (rc != NGX_OK) {
                    return rc;
                }

                continue;
            }

            if (engine->ruleset->hides
                && !ngx_responses_json_rules_is_other(ev, element)
                && !ngx_responses_gate_shown(engine, ev, element))
            {
                ngx_responses_event_remove(ev, element);
                continue;
            }

            if (output && output->any
                && ngx_responses_json_container(&ev->json.nodes[element])
                && ngx_responses_ruleset_find(engine, ev, element,
                                              output->any)
                   != NGX_OK)
            {
                return NGX_ERROR;
            }
        }
    }

    return NGX_OK;
}


/* whether an element says by "object" what it is, and has no type */

static ngx_uint_t
ngx_responses_json_rules_is_other(ngx_responses_event_t *ev,
    ngx_uint_t element)
{
    ngx_uint_t  object;

    if (ngx_responses_event_kind(ev, element) != NGX_RESPONSES_JSON_OBJECT
        || ngx_responses_get(ev, element, "type"))
    {
        return 0;
    }

    object = ngx_responses_get(ev, element, "object");

    return ngx_responses_event_kind(ev, object) == NGX_RESPONSES_JSON_STRING
           && ngx_responses_event_named(ev, element, 0,
                                        ngx_responses_str("object"))
              == object;
}


/*
 * "object" tells, if it is there once and a string.  Otherwise a status that
 * only responses have, or items in "output", make a response, and an array
 * "data" makes a list.  asked: the request makes a response, too, unless it is
 * an error.
 */

static ngx_uint_t
ngx_responses_json_rules_kind(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_uint_t asked)
{
    ngx_str_t              word;
    ngx_uint_t             i, kind, objects, error, data, array, response;
    ngx_responses_json_t  *json;

    json = &ev->json;

    kind = NGX_RESPONSES_OBJECT_OTHER;
    objects = 0;
    error = 0;
    data = 0;
    array = 0;
    response = 0;

    if (json->nodes[node].kind != NGX_RESPONSES_JSON_OBJECT) {
        return NGX_RESPONSES_OBJECT_OTHER;
    }

    for (i = ngx_responses_event_first(ev, node);
         i;
         i = ngx_responses_event_next(ev, node, i))
    {
        if (ngx_responses_json_name_is(json, i, (u_char *) "object", 6)) {
            objects += (json->nodes[i].kind == NGX_RESPONSES_JSON_STRING)
                       ? 1 : 2;
            word = ngx_responses_json_rules_word(ev, i);
            kind |= ngx_responses_json_response_object(word);

        } else if (ngx_responses_json_name_is(json, i, (u_char *) "status", 6))
        {
            word = ngx_responses_json_rules_word(ev, i);
            response |= (word.len
                         && ngx_responses_json_response_type(word.data,
                                                             word.len)
                            != 0);

        } else if (ngx_responses_json_name_is(json, i, (u_char *) "output", 6))
        {
            response |= ngx_responses_json_rules_items(ev, i);

        } else if (ngx_responses_json_name_is(json, i, (u_char *) "data", 4)) {
            data |= ngx_responses_json_container(&json->nodes[i]);
            array |= (json->nodes[i].kind == NGX_RESPONSES_JSON_ARRAY);

        } else if (ngx_responses_json_name_is(json, i, (u_char *) "error", 5))
        {
            error |= (json->nodes[i].kind != NGX_RESPONSES_JSON_NULL);
        }
    }

    kind &= NGX_RESPONSES_OBJECT_RESPONSE | NGX_RESPONSES_OBJECT_LIST;

    if (objects == 1) {
        return (kind == NGX_RESPONSES_OBJECT_LIST && !data)
               ? NGX_RESPONSES_OBJECT_OTHER : kind;
    }

    return kind
           | ((response || (asked && !error))
              ? NGX_RESPONSES_OBJECT_RESPONSE : 0)
           | (array ? NGX_RESPONSES_OBJECT_LIST : 0);
}


/* the text of a string that may be a word of the API, otherwise empty */

static ngx_str_t
ngx_responses_json_rules_word(ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_str_t                    raw, word;
    const ngx_responses_type_t  *type;

    raw = ngx_responses_event_raw(ev, node);
    type = ngx_responses_type_find(NULL, 0);

    (void) ngx_responses_name_read(&type, &word, ev->buf, raw.data, raw.len);

    return word;
}


static ngx_uint_t
ngx_responses_json_rules_items(ngx_responses_event_t *ev, ngx_uint_t array)
{
    ngx_uint_t  i;

    if (ev->json.nodes[array].kind != NGX_RESPONSES_JSON_ARRAY) {
        return 0;
    }

    for (i = ngx_responses_event_first(ev, array);
         i;
         i = ngx_responses_event_next(ev, array, i))
    {
        if (ngx_responses_get(ev, i, "type")) {
            return 1;
        }
    }

    return 0;
}


/* NGX_DECLINED: nothing was edited */

static ngx_int_t
ngx_responses_json_rules_write(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_responses_buf_t *body)
{
    u_char                *last;
    ngx_str_t              text;
    ngx_responses_buf_t    out;
    ngx_responses_node_t  *node;

    node = &ev->json.nodes[NGX_RESPONSES_JSON_RULES_NODE];

    if (ngx_responses_event_edited(ev, NGX_RESPONSES_JSON_RULES_NODE,
                                   node->next)
        == node->next)
    {
        return ev->failed ? NGX_ERROR : NGX_DECLINED;
    }

    if (ngx_responses_event_copy(ev, NGX_RESPONSES_JSON_RULES_NODE, &text)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    /* white space around it stays */

    ngx_memzero(&out, sizeof(ngx_responses_buf_t));

    if (ngx_responses_buf_resize(engine->mem, &out,
                                 body->len + text.len
                                 - (node->end - node->start))
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    last = ngx_cpymem(out.start, body->start, node->start);
    last = ngx_cpymem(last, text.data, text.len);
    last = ngx_cpymem(last, body->start + node->end, body->len - node->end);

    out.len = last - out.start;

    ngx_responses_buf_free(engine->mem, body);

    *body = out;

    return NGX_OK;
}
