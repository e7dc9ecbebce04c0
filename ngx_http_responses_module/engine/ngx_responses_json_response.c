
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads a JSON response, whose body is kept until it is whole.
 *
 * Never changes it.  Invariant: the record is filled from responses, errors
 * and answers of other APIs, and from other JSON only if it has "usage"; the
 * status is known only if the response is whole.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_json_response.h"
#include "engine/ngx_responses_names.h"
#include "engine/ngx_responses_ruleset.h"


static void ngx_responses_json_response_other(
    ngx_responses_engine_t *engine, ngx_responses_json_response_t *json,
    ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_json_response_api(ngx_responses_event_t *ev);
static void ngx_responses_json_response_calls(ngx_responses_usage_t *usage,
    ngx_responses_event_t *ev);


ngx_int_t
ngx_responses_json_response_keep(ngx_responses_engine_t *engine,
    ngx_responses_json_response_t *json, u_char **pos, u_char *last)
{
    size_t  len;

    len = ngx_min((size_t) (last - *pos),
                  engine->conf->max_event_size - json->body.len);

    if (ngx_responses_buf_append(engine->mem, &json->body, *pos, len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    *pos += len;

    if (*pos == last) {
        return NGX_OK;
    }

    return NGX_DECLINED;
}


ngx_int_t
ngx_responses_json_response_read(ngx_responses_engine_t *engine,
    ngx_responses_json_response_t *json)
{
    ngx_int_t                rc;
    ngx_str_t                word;
    ngx_uint_t               object, response, error, status;
    ngx_responses_buf_t     *body;
    ngx_responses_event_t   *ev;
    ngx_responses_usage_t   *usage;

    if (json->read != NGX_RESPONSES_BODY_UNREAD) {
        return NGX_OK;
    }

    body = &json->body;

    /* the reader looks at the byte after the last one */

    if (ngx_responses_buf_append(engine->mem, body, (u_char *) "", 1)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    body->len--;
    json->read = NGX_RESPONSES_BODY_BEGINNING;

    usage = &engine->usage;
    ev = &engine->worker->events[NGX_RESPONSES_UPSTREAM];

    ev->json.lists = ngx_responses_ruleset_lists(engine);

    rc = ngx_responses_event_read(ev, body->start, body->len);

    if (rc == NGX_OK) {
        json->read = NGX_RESPONSES_BODY_WHOLE;

    } else if (rc == NGX_DECLINED) {
        rc = ngx_responses_event_read_beginning(ev, body->start, body->len);
    }

    if (rc != NGX_OK) {
        if (rc == NGX_DECLINED) {
            return NGX_OK;
        }

        return NGX_ERROR;
    }

    word = ngx_responses_event_string(ev, ev->member[NGX_RESPONSES_M_OBJECT]);
    object = ngx_responses_json_response_object(word);

    if (word.len && object != NGX_RESPONSES_OBJECT_RESPONSE
        && object != NGX_RESPONSES_OBJECT_ERROR)
    {
        ngx_responses_json_response_other(engine, json, ev);
        return NGX_OK;
    }

    rc = ngx_responses_event_kind(ev, ev->member[NGX_RESPONSES_M_ERROR]);

    response = (object == NGX_RESPONSES_OBJECT_RESPONSE);
    error = (object == NGX_RESPONSES_OBJECT_ERROR
             || (rc && rc != NGX_RESPONSES_JSON_NULL));

    word = ngx_responses_event_string(ev, ev->member[NGX_RESPONSES_M_STATUS]);

    status = ngx_responses_names_status(word);

    if (!response && !error && status == 0) {
        ngx_responses_json_response_other(engine, json, ev);
        return NGX_OK;
    }

    json->what = NGX_RESPONSES_BODY_OURS;

    ngx_responses_usage_read(usage, &ev->json);
    ngx_responses_json_response_calls(usage, ev);

    if (!ngx_responses_json_response_whole(json)) {
        usage->terminal = 0;

    } else if (status == 0 && error) {
        usage->terminal = NGX_RESPONSES_FAILED;

    } else {
        usage->terminal = (uint32_t) status;
    }

    /* an error may be that of any API */

    if (response) {
        json->api = NGX_RESPONSES_API_RESPONSES;

    } else {
        json->api = NGX_RESPONSES_API_OTHER;
    }

    return NGX_OK;
}


/* as an event of the same API, its tokens are logged */

static void
ngx_responses_json_response_other(ngx_responses_engine_t *engine,
    ngx_responses_json_response_t *json, ngx_responses_event_t *ev)
{
    ngx_uint_t               usage;
    ngx_responses_worker_t  *worker;

    worker = engine->worker;

    usage = ngx_responses_get(ev, 0, USAGE);

    json->api = ngx_responses_json_response_api(ev);

    if (json->api != NGX_RESPONSES_API_OTHER) {
        json->what = NGX_RESPONSES_BODY_OTHER;

        engine->usage.output =
                     ngx_responses_api_read(json->api, &engine->usage,
                                            &ev->json, &worker->foreign)
                     != NGX_RESPONSES_PLAIN;

        if (!ngx_responses_json_response_whole(json)) {
            engine->usage.terminal = 0;
        }

    } else if (ngx_responses_event_kind(ev, usage)
               == NGX_RESPONSES_JSON_OBJECT)
    {
        json->what = NGX_RESPONSES_BODY_OTHER;

        ngx_responses_usage_read(&engine->usage, &ev->json);
    }
}


/* OTHER: of none that has a name, or of the Responses API */

static ngx_uint_t
ngx_responses_json_response_api(ngx_responses_event_t *ev)
{
    ngx_uint_t  api;

    ev->type = ngx_responses_type(NGX_RESPONSES_PLAIN);

    (void) ngx_responses_event_type(ev);

    if (ngx_responses_str_is(ev->name, "message")) {
        return NGX_RESPONSES_API_MESSAGES;
    }

    api = ngx_responses_api_find(ev);

    if (api == NGX_RESPONSES_API_RESPONSES
        || api == NGX_RESPONSES_API_UNDECIDED)
    {
        return NGX_RESPONSES_API_OTHER;
    }

    return api;
}


static void
ngx_responses_json_response_calls(ngx_responses_usage_t *usage,
    ngx_responses_event_t *ev)
{
    ngx_str_t   type;
    ngx_uint_t  output, i;

    output = ngx_responses_get(ev, 0, OUTPUT);

    if (output == 0) {
        return;
    }

    for (i = ngx_responses_event_first(ev, output);
         i;
         i = ngx_responses_event_next(ev, output, i))
    {
        type = ngx_responses_get_string(ev, i, TYPE);
        ngx_responses_usage_item(usage, type.data, type.len);

        usage->output = 1;
    }
}


ngx_uint_t
ngx_responses_json_response_object(ngx_str_t word)
{
    if (ngx_responses_str_is(word, "response")
        || (word.len > 9 && ngx_memcmp(word.data, "response.", 9) == 0))
    {
        return NGX_RESPONSES_OBJECT_RESPONSE;
    }

    if (ngx_responses_str_is(word, "list")) {
        return NGX_RESPONSES_OBJECT_LIST;
    }

    if (ngx_responses_str_is(word, "error")) {
        return NGX_RESPONSES_OBJECT_ERROR;
    }

    return NGX_RESPONSES_OBJECT_OTHER;
}
