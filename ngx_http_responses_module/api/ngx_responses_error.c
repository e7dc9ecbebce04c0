
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads the reason of a failure: OpenAI, vLLM, FastAPI, Bedrock, Gemini,
 * Cloudflare and others each have a form of their own.
 *
 * Never changes an event, and has no default values.  Invariant: this is the
 * only file that knows the names of these members.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_error.h"


/* objects in objects: {"error":{"error":{...}}} */

#define NGX_RESPONSES_ERROR_DEPTH  3


static ngx_uint_t ngx_responses_error_object(ngx_responses_event_t *ev,
    ngx_uint_t object, ngx_uint_t beside, ngx_uint_t depth);
static ngx_str_t ngx_responses_error_message(ngx_responses_event_t *ev,
    ngx_uint_t object);
static ngx_str_t ngx_responses_error_code(ngx_responses_event_t *ev,
    ngx_uint_t object);
static ngx_str_t ngx_responses_error_type(ngx_responses_event_t *ev,
    ngx_uint_t object);
static ngx_uint_t ngx_responses_error_has(ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_error_filled(ngx_responses_event_t *ev,
    ngx_uint_t node);


/* members that are the reason, or have it; the first one that does counts */

static const u_char  ngx_responses_error_places[] = {
    NGX_RESPONSES_M_ERROR,
    NGX_RESPONSES_M_ERRORS,
    NGX_RESPONSES_M_DETAIL,
    NGX_RESPONSES_M_LAST_ERROR,
    NGX_RESPONSES_M_STATUS_DETAILS,
    NGX_RESPONSES_M_NONE
};

static const u_char  ngx_responses_error_messages[] = {
    NGX_RESPONSES_M_MESSAGE,
    NGX_RESPONSES_M_MSG,
    NGX_RESPONSES_M_DETAILS,
    NGX_RESPONSES_M_NONE
};


ngx_responses_sign_e
ngx_responses_error_sign(ngx_responses_event_t *ev, ngx_str_t name)
{
    ngx_str_t   object, status;
    ngx_uint_t  dotted;

    object = ngx_responses_event_string(ev,
                                        ev->member[NGX_RESPONSES_M_OBJECT]);

    /* in an error of vLLM, "type" is the type of the error */

    if (ngx_responses_error_name(name)
        || ngx_responses_str_is(object, "error"))
    {
        return NGX_RESPONSES_SIGN_ERROR;
    }

    status = ngx_responses_event_string(ev,
                                        ev->member[NGX_RESPONSES_M_STATUS]);

    if (!ngx_responses_error_has(ev)
        && !ngx_responses_str_is(status, "error"))
    {
        return NGX_RESPONSES_SIGN_NONE;
    }

    if (name.len == 0) {
        return NGX_RESPONSES_SIGN_ERROR;
    }

    /* it may be an event about something else that has failed, or a notice */

    dotted = (memchr(name.data, '.', name.len) != NULL);

    if (dotted
        || !ngx_responses_error_filled(ev, ev->member[NGX_RESPONSES_M_ERROR]))
    {
        return NGX_RESPONSES_SIGN_DOUBT;
    }

    return NGX_RESPONSES_SIGN_ERROR;
}


ngx_uint_t
ngx_responses_error_name(ngx_str_t name)
{
    size_t  len;

    len = sizeof("error") - 1;

    return name.len >= len
           && ngx_memcmp(name.data + name.len - len, "error", len) == 0;
}


/* whether an event has a member that only errors have */

static ngx_uint_t
ngx_responses_error_has(ngx_responses_event_t *ev)
{
    if (ngx_responses_error_filled(ev, ev->member[NGX_RESPONSES_M_ERROR])
        || ngx_responses_error_object(ev, 0, 1, NGX_RESPONSES_ERROR_DEPTH))
    {
        return 1;
    }

    return ngx_responses_error_message(ev, 0).len != 0;
}


/* whether a value is an object, or a list or a text that is not empty */

static ngx_uint_t
ngx_responses_error_filled(ngx_responses_event_t *ev, ngx_uint_t node)
{
    switch (ngx_responses_event_kind(ev, node)) {

    case NGX_RESPONSES_JSON_OBJECT:
    case NGX_RESPONSES_JSON_STRING:
        return 1;

    case NGX_RESPONSES_JSON_ARRAY:
        return ngx_responses_event_first(ev, node) != 0;
    }

    return 0;
}


void
ngx_responses_error_read(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t beside, ngx_responses_error_t *error)
{
    ngx_str_t   type;
    ngx_uint_t  node, param;

    ngx_memzero(error, sizeof(ngx_responses_error_t));

    node = ngx_responses_error_object(ev, object, beside,
                                      NGX_RESPONSES_ERROR_DEPTH);

    if (ngx_responses_event_kind(ev, node) == NGX_RESPONSES_JSON_STRING) {
        error->message = ngx_responses_event_string(ev, node);
        node = 0;
    }

    if (node == 0) {
        node = object;
    }

    beside = (beside && node != object);

    if (error->message.data == NULL) {
        error->message = ngx_responses_error_message(ev, node);
    }

    if (error->message.data == NULL && beside) {
        error->message = ngx_responses_error_message(ev, object);
    }

    error->code = ngx_responses_error_code(ev, node);

    if (error->code.len == 0 && beside) {
        error->code = ngx_responses_error_code(ev, object);
    }

    param = ngx_responses_get(ev, node, PARAM);

    if (beside
        && ngx_responses_event_kind(ev, param) != NGX_RESPONSES_JSON_STRING)
    {
        param = ngx_responses_get(ev, object, PARAM);
    }

    if (ngx_responses_event_kind(ev, param) == NGX_RESPONSES_JSON_STRING) {
        error->param = ngx_responses_event_raw(ev, param);
    }

    error->type = ngx_responses_error_type(ev, node);

    if (error->code.len == 0) {
        error->code = error->type;
    }

    type = ngx_responses_value(ev, node, TYPE);

    if (error->type.len == 0 && ngx_responses_str_is(type, "429")) {
        ngx_str_set(&error->type, "rate_limit_error");
    }
}


/*
 * The node of the object, or of the text, in an object that is the reason; 0:
 * the object itself may be.  Of a list it is the first element.
 */

static ngx_uint_t
ngx_responses_error_object(ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_uint_t beside, ngx_uint_t depth)
{
    ngx_uint_t     kind, node, inner;
    const u_char  *place;

    for (place = ngx_responses_error_places; *place; place++) {

        if (place != ngx_responses_error_places && !beside) {
            break;
        }

        node = ngx_responses_event_member(ev, object, *place);
        kind = ngx_responses_event_kind(ev, node);

        if (kind == NGX_RESPONSES_JSON_ARRAY) {
            node = ngx_responses_event_first(ev, node);
            kind = ngx_responses_event_kind(ev, node);
        }

        if (kind == NGX_RESPONSES_JSON_STRING
            && ngx_responses_event_string(ev, node).len)
        {
            return node;
        }

        if (kind != NGX_RESPONSES_JSON_OBJECT) {
            continue;
        }

        if (ngx_responses_error_message(ev, node).len || depth == 0) {
            return node;
        }

        inner = ngx_responses_error_object(ev, node, 1, depth - 1);

        if (inner) {
            return inner;
        }

        /* an error is one, also if it says nothing */

        if (place == ngx_responses_error_places) {
            return node;
        }
    }

    return 0;
}


static ngx_str_t
ngx_responses_error_message(ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_str_t      text;
    const u_char  *name;

    for (name = ngx_responses_error_messages; *name; name++) {
        text = ngx_responses_event_get_string(ev, object, *name);

        if (text.data) {
            return text;
        }
    }

    ngx_str_null(&text);

    return text;
}


static ngx_str_t
ngx_responses_error_code(ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_uint_t  node;

    node = ngx_responses_get(ev, object, CODE);

    if (ngx_responses_event_kind(ev, node) == NGX_RESPONSES_JSON_NUMBER) {
        return ngx_responses_event_raw(ev, node);
    }

    return ngx_responses_event_string(ev, node);
}


/* that of an event may be the type of the event */

static ngx_str_t
ngx_responses_error_type(ngx_responses_event_t *ev, ngx_uint_t object)
{
    ngx_str_t                    type;
    const ngx_responses_type_t  *row;

    type = ngx_responses_get_string(ev, object, TYPE);
    row = ngx_responses_type_find(type.data, type.len);

    if (object == 0 && row->class != NGX_RESPONSES_CLASS_UNKNOWN) {
        ngx_str_null(&type);
    }

    if (ngx_responses_get(ev, object, LOC)) {

        /* FastAPI: what is wrong with a member of the request */

        ngx_str_null(&type);
    }

    if (type.len) {
        return type;
    }

    return ngx_responses_get_string(ev, object, AWS_TYPE);
}
