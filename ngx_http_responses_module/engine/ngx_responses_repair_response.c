
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Repairs of the response object in lifecycle events and terminals.
 *
 * Edits members that are wrong or missing, and never others.  Invariant: the
 * state gets what an event contains of the response before it is repaired.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_time.h"
#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"


/* seconds of the year 5138, and milliseconds of 1973 */

#define NGX_RESPONSES_TIME_MS  100000000000LL


static ngx_int_t ngx_responses_repair_wrap(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_seconds(ngx_responses_repair_t *rp,
    int64_t *seconds);

ngx_uint_t
ngx_responses_repair_object(ngx_responses_event_t *ev)
{
    ngx_uint_t  object;

    object = ev->member[NGX_RESPONSES_M_RESPONSE];

    if (ngx_responses_event_kind(ev, object) == NGX_RESPONSES_JSON_OBJECT) {
        return object;
    }

    return 0;
}


ngx_int_t
ngx_responses_repair_learn(ngx_responses_repair_t *rp)
{
    int64_t                 seconds;
    ngx_str_t               s;
    ngx_responses_event_t  *ev;
    ngx_responses_state_t  *state;

    ev = rp->ev;
    state = &rp->engine->state;

    /* in a flat one the members are those of the event: node 0 */

    rp->object = ngx_responses_repair_object(ev);

    s = ngx_responses_get_string(ev, rp->object, ID);

    if (s.len && s.len <= NGX_RESPONSES_STATE_WORD && state->id.len == 0
        && ngx_responses_state_set(state, &state->id, s.data, s.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    s = ngx_responses_get_string(ev, rp->object, MODEL);

    if (s.len && s.len <= NGX_RESPONSES_STATE_WORD && state->model.len == 0
        && ngx_responses_state_set(state, &state->model, s.data, s.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (state->created_at < 0
        && ngx_responses_repair_seconds(rp, &seconds) == NGX_OK)
    {
        state->created_at = seconds;
    }

    return NGX_OK;
}


void
ngx_responses_repair_log(ngx_responses_repair_t *rp)
{
    if (!rp->logged) {
        rp->logged = 1;

        ngx_responses_usage_read(&rp->engine->usage, &rp->ev->json);
    }
}


/* N4 */

ngx_int_t
ngx_responses_repair_flat(ngx_responses_repair_t *rp)
{
    ngx_int_t  rc;

    if (ngx_responses_repair_learn(rp) != NGX_OK) {
        return NGX_ERROR;
    }

    if (rp->object || rp->ev->raw) {
        return NGX_DECLINED;
    }

    rc = ngx_responses_repair_wrap(rp);

    /* paths of rules are those of the form that it should have got */

    if (rc == NGX_DECLINED && ngx_responses_ruleset_hides(rp->engine)) {
        rp->engine->usage.oversize++;
        rp->action = NGX_RESPONSES_REPAIR_DROP;
    }

    rp->wrapped = (rc == NGX_OK);

    if (rc == NGX_OK) {
        rp->object = rp->ev->member[NGX_RESPONSES_M_RESPONSE];

    } else {
        rp->object = 0;
    }

    return rc;
}


/* the members of the event become those of its response */

static ngx_int_t
ngx_responses_repair_wrap(ngx_responses_repair_t *rp)
{
    ngx_str_t               object, number;
    ngx_uint_t              i;
    ngx_responses_event_t  *ev;

    ev = rp->ev;

    if (ngx_responses_field_strip(rp->engine, ev) != NGX_OK) {
        return NGX_ERROR;
    }

    number = ngx_responses_event_raw(ev, ev->member[NGX_RESPONSES_M_SEQUENCE]);

    if (ev->member[NGX_RESPONSES_M_TYPE]) {
        ngx_responses_event_remove(ev, ev->member[NGX_RESPONSES_M_TYPE]);
    }

    if (ev->member[NGX_RESPONSES_M_SEQUENCE]) {
        ngx_responses_event_remove(ev, ev->member[NGX_RESPONSES_M_SEQUENCE]);
    }

    if (ngx_responses_event_copy(ev, 0, &object) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_repair_log(rp);

    for (i = ngx_responses_event_first(ev, 0);
         i;
         i = ngx_responses_event_next(ev, 0, i))
    {
        ngx_responses_event_remove(ev, i);
    }

    ngx_responses_put_string(ev, 0, TYPE, ev->name);
    ngx_responses_put(ev, 0, RESPONSE, object);
    ngx_responses_put(ev, 0, SEQUENCE,
                      number.len ? number : ngx_responses_str("0"));

    return ngx_responses_event_reread(ev);
}


/* N9 */

ngx_int_t
ngx_responses_repair_created_at(ngx_responses_repair_t *rp)
{
    u_char                  buf[NGX_INT64_LEN];
    size_t                  len;
    int64_t                 seconds;
    ngx_int_t               rc;
    ngx_str_t               raw;
    ngx_uint_t              node, ms;
    ngx_responses_writer_t  w;

    if (rp->object == 0) {
        return NGX_DECLINED;
    }

    ms = ngx_responses_engine_eugpt(rp->engine);
    node = ngx_responses_get(rp->ev, rp->object, CREATED_AT);

    rc = ngx_responses_repair_seconds(rp, &seconds);

    if (rc == NGX_OK) {
        seconds *= ms ? 1000 : 1;

    } else if (ngx_responses_event_kind(rp->ev, node)
               == NGX_RESPONSES_JSON_STRING)
    {
        /* clients require a number, and this text is not a time */

        seconds = ngx_responses_generate_created_at(rp->engine);

    } else {
        return NGX_DECLINED;
    }

    ngx_responses_writer_init(&w, buf, NGX_INT64_LEN);
    ngx_responses_write_int(&w, seconds);

    raw = ngx_responses_event_raw(rp->ev, node);
    len = w.pos - buf;

    /* one that is in milliseconds already is more exact */

    if (rc == NGX_OK && raw.len == len
        && ngx_memcmp(raw.data, buf, (ms && len > 3) ? len - 3 : len) == 0)
    {
        return NGX_DECLINED;
    }

    ngx_responses_event_set(rp->ev, node,
                            ngx_responses_event_int(rp->ev, seconds));

    return NGX_OK;
}


static ngx_int_t
ngx_responses_repair_seconds(ngx_responses_repair_t *rp, int64_t *seconds)
{
    u_char     *dot;
    ngx_str_t   raw;

    raw = ngx_responses_event_raw(rp->ev, ngx_responses_get(rp->ev, rp->object,
                                                            CREATED_AT));
    if (raw.len == 0) {
        return NGX_DECLINED;
    }

    if (raw.data[0] == '"') {
        raw = ngx_responses_raw_string(raw);

        if (ngx_responses_time_read(raw.data, raw.len, seconds) == NGX_OK)
        {
            return NGX_OK;
        }
    }

    dot = memchr(raw.data, '.', raw.len);

    if (dot) {
        raw.len = dot - raw.data;
    }

    if (ngx_responses_number_read(raw.data, raw.len, seconds) != NGX_OK) {
        return NGX_DECLINED;
    }

    if (*seconds >= NGX_RESPONSES_TIME_MS) {
        *seconds /= 1000;
    }

    return NGX_OK;
}


/* N7 */

ngx_int_t
ngx_responses_repair_response_id(ngx_responses_repair_t *rp)
{
    ngx_str_t  id, *known;

    if (rp->object == 0) {
        return NGX_DECLINED;
    }

    known = &rp->engine->state.id;
    id = ngx_responses_get_string(rp->ev, rp->object, ID);

    if (known->len == 0 && id.len) {

        /* too long to be kept */

        return NGX_DECLINED;
    }

    if (ngx_responses_generate_id(rp->engine) != NGX_OK) {
        return NGX_ERROR;
    }

    if (ngx_responses_str_eq(id, *known)) {
        return NGX_DECLINED;
    }

    ngx_responses_put_string(rp->ev, rp->object, ID, *known);

    return NGX_OK;
}


/* N12: clients join the texts themselves, unless the member exists */

ngx_int_t
ngx_responses_repair_output_text(ngx_responses_repair_t *rp)
{
    ngx_uint_t  node;

    if (rp->object == 0 || ngx_responses_engine_eugpt(rp->engine)) {
        return NGX_DECLINED;
    }

    node = ngx_responses_get(rp->ev, rp->object, OUTPUT_TEXT);

    if (ngx_responses_event_kind(rp->ev, node) != NGX_RESPONSES_JSON_STRING
        || ngx_responses_event_string(rp->ev, node).len)
    {
        return NGX_DECLINED;
    }

    ngx_responses_event_remove(rp->ev, node);

    return NGX_OK;
}


ngx_int_t
ngx_responses_repair_each_listed(ngx_responses_repair_t *rp,
    ngx_responses_repair_listed_pt handler)
{
    ngx_int_t               rc, found;
    ngx_uint_t              i, k, n, left, output;
    ngx_responses_item_t   *item;
    ngx_responses_event_t  *ev;
    ngx_responses_state_t  *state;

    ev = rp->ev;
    state = &rp->engine->state;
    output = ngx_responses_get(ev, rp->object, OUTPUT);

    for (k = 0, left = 0; k < state->nitems; k++) {
        left += (state->items[k]->listed != 0);
    }

    n = 0;
    found = NGX_DECLINED;

    for (i = ngx_responses_event_element(ev, output, 0, 0);
         i;
         i = ngx_responses_event_element(ev, output, i, 0))
    {
        n++;

        if (ev->json.nodes[i].kind != NGX_RESPONSES_JSON_OBJECT
            || ev->json.nodes[i].known)
        {
            continue;
        }

        item = NULL;

        for (k = 0; k < state->nitems && left && item == NULL; k++) {

            if (state->items[k]->listed == n) {
                item = state->items[k];
                left--;
            }
        }

        rc = handler(rp, item, i, n);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        if (rc == NGX_OK) {
            found = NGX_OK;
        }
    }

    return found;
}
