
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules that hide, in a JSON response that is too long to be held.
 *
 * The body is sent as it comes.  A member that is hidden is sent as null, as
 * its name was sent already.  An item is held until it is complete, or is as
 * long as an event may be: by then its type has to be known.
 *
 * Never sets a member, never rewrites a text, and does not validate the body.
 * Invariant: the output depends on the bytes and on the limit, not on how they
 * are cut; once something was sent that turns out to be hidden, no more is.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_utf8.h"
#include "engine/ngx_responses_json_long.h"
#include "engine/ngx_responses_json_response.h"
#include "engine/ngx_responses_json_rules.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


static ngx_int_t ngx_responses_json_long_begins(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body);
static ngx_int_t ngx_responses_json_long_ends(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body);
static ngx_int_t ngx_responses_json_long_value(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body);
static ngx_int_t ngx_responses_json_long_type(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body);
static ngx_int_t ngx_responses_json_long_decide(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body, ngx_uint_t whole);
static ngx_int_t ngx_responses_json_long_put(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body, u_char *p, size_t len);
static ngx_int_t ngx_responses_json_long_between(
    ngx_responses_engine_t *engine, ngx_responses_json_long_t *body, u_char *p,
    size_t len);
static ngx_int_t ngx_responses_json_long_release(
    ngx_responses_engine_t *engine, ngx_responses_json_long_t *body);


ngx_int_t
ngx_responses_json_long_feed(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body, u_char *p, size_t len)
{
    u_char     *pos, *last;
    ngx_int_t   rc, next;

    pos = p;
    last = p + len;

    while (pos < last) {
        p = pos;

        if (body->end) {

            if (!ngx_responses_json_blank(*p)) {
                return ngx_responses_json_long_abort(engine,
                                                     "more than one value");
            }

            pos++;
            next = NGX_DONE;

        } else {
            next = ngx_responses_json_long_scan(body, &pos, last);
        }

        rc = ngx_responses_json_long_put(engine, body, p, pos - p);

        if (rc == NGX_OK && next == NGX_DECLINED) {
            rc = ngx_responses_json_long_abort(engine, "invalid");
        }

        if (rc == NGX_OK && next == NGX_OK) {

            switch (body->scan.what) {

            case NGX_RESPONSES_SCAN_BEGIN:
                rc = ngx_responses_json_long_begins(engine, body);
                break;

            case NGX_RESPONSES_SCAN_END:
                rc = ngx_responses_json_long_ends(engine, body);
                break;
            }
        }

        if (rc != NGX_OK) {
            return rc;
        }

        body->end = (next == NGX_DONE);
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_json_long_begins(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body)
{
    u_char                    first;
    ngx_uint_t                id, list;
    ngx_responses_ruleset_t  *rs;

    if (body->skipped) {
        return NGX_OK;
    }

    id = body->scan.id;
    first = body->scan.first;
    rs = engine->ruleset;
    list = (body->kind == NGX_RESPONSES_JSON_RULES_LIST);

    if (ngx_responses_json_long_is(body, id, NGX_RESPONSES_JSON_LONG_OBJECT)
        || (body->state >= NGX_RESPONSES_JSON_LONG_HELD
            && (ngx_responses_json_long_is(body, id,
                                         NGX_RESPONSES_JSON_LONG_ITEM_TYPE)
                || ngx_responses_json_long_is(body, id,
                                       NGX_RESPONSES_JSON_LONG_ITEM_OBJECT))))
    {
        body->member = id;
        body->len = 0;
    }

    if (body->state == NGX_RESPONSES_JSON_LONG_BETWEEN) {

        /* an array in place of an item may have hidden ones */

        body->typed = 0;
        body->other = 0;
        body->response = 0;
        body->hide = (first != '{');
        body->state = NGX_RESPONSES_JSON_LONG_HELD;
        body->separator = body->held.len;

        return NGX_OK;
    }

    if (id < rs->rules->ids && ngx_responses_field_hides(rs, id, first, 0)) {
        body->edited = 1;

        if (ngx_responses_json_long_put(engine, body, (u_char *) "null", 4)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        body->skipped = id;

        return NGX_OK;
    }

    if (ngx_responses_json_long_is(body, id, NGX_RESPONSES_JSON_LONG_ITEMS)
        && (list || rs->hide_items))
    {
        if (first == '{') {
            return ngx_responses_json_long_abort(engine,
                                                 "a list is not of objects");
        }

        if (first == '[') {
            body->sent = 0;
            body->state = NGX_RESPONSES_JSON_LONG_OPEN;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_json_long_ends(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body)
{
    ngx_int_t   rc;
    ngx_uint_t  id;

    id = body->scan.id;

    if (body->skipped) {

        if (body->skipped != id) {
            return NGX_OK;
        }

        body->skipped = 0;
    }

    if (id == body->member) {
        rc = ngx_responses_json_long_value(engine, body);
        body->member = 0;

        return rc;
    }

    if (ngx_responses_json_long_is(body, id, NGX_RESPONSES_JSON_LONG_ITEMS)) {
        body->state = NGX_RESPONSES_JSON_LONG_PASS;

        return NGX_OK;
    }

    if (body->state == NGX_RESPONSES_JSON_LONG_PASS
        || !ngx_responses_json_long_is(body, id, NGX_RESPONSES_JSON_LONG_ITEM))
    {
        return NGX_OK;
    }

    if (body->state == NGX_RESPONSES_JSON_LONG_HELD
        && ngx_responses_json_long_decide(engine, body, 1) != NGX_OK)
    {
        return NGX_ERROR;
    }

    body->state = NGX_RESPONSES_JSON_LONG_BETWEEN;

    return NGX_OK;
}


/* any of several members of a name, as clients differ in which they use */

static ngx_int_t
ngx_responses_json_long_value(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body)
{
    ngx_int_t                        rc;
    ngx_responses_json_rules_kind_e  kind;

    if (ngx_responses_json_long_is(body, body->member,
                                   NGX_RESPONSES_JSON_LONG_ITEM_TYPE))
    {
        return ngx_responses_json_long_type(engine, body);
    }

    rc = ngx_responses_json_long_object(body, &kind);

    if (ngx_responses_json_long_is(body, body->member,
                                   NGX_RESPONSES_JSON_LONG_ITEM_OBJECT))
    {
        if (rc != NGX_OK) {
            return NGX_OK;
        }

        if (kind != NGX_RESPONSES_JSON_RULES_RESPONSE) {
            body->other = 1;
            return NGX_OK;
        }

        if (body->state == NGX_RESPONSES_JSON_LONG_SHOWN && !body->typed) {
            return ngx_responses_json_long_abort(engine,
                                                 "an item of two kinds");
        }

        body->response = 1;

        return NGX_OK;
    }

    if (body->kind == NGX_RESPONSES_JSON_RULES_RESPONSE || kind == body->kind
        || kind == NGX_RESPONSES_JSON_RULES_OTHER)
    {
        return NGX_OK;
    }

    return ngx_responses_json_long_abort(engine, "of two kinds");
}


/* a type that cannot be read may be any that is hidden */

static ngx_int_t
ngx_responses_json_long_type(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body)
{
    ngx_int_t             rc;
    ngx_str_t             type;
    ngx_responses_utf8_t  utf8;

    if (body->value[0] != '"') {
        return NGX_OK;
    }

    rc = NGX_DECLINED;

    ngx_memzero(&utf8, sizeof(ngx_responses_utf8_t));

    if (body->len < NGX_RESPONSES_JSON_LONG_VALUE
        && ngx_responses_utf8_check(&utf8, body->value, body->len) == NGX_OK)
    {
        type.data = body->value + 1;
        type.len = body->len - 2;

        body->typed |= (type.len != 0);

        rc = ngx_responses_decide_item_type(engine, &type);
    }

    if (rc == NGX_DECLINED && engine->ruleset->hide_items) {

        if (body->state == NGX_RESPONSES_JSON_LONG_SHOWN) {
            return ngx_responses_json_long_abort(engine,
                                                 "an item of two types");
        }

        body->hide = 1;
    }

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


/*
 * whole: the item is complete.  An element of a list may be a response, unless
 * it has a type, or an "object" that says it is something else.
 */

static ngx_int_t
ngx_responses_json_long_decide(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body, ngx_uint_t whole)
{
    ngx_int_t   rc;
    ngx_uint_t  shown;

    shown = body->typed
            || (whole && body->kind != NGX_RESPONSES_JSON_RULES_LIST)
            || ((whole || !engine->ruleset->hide_items)
                && body->other && !body->response);

    if (body->hide || !shown) {
        body->edited = 1;
        body->held.len = 0;
        body->state = NGX_RESPONSES_JSON_LONG_HIDDEN;

        return NGX_OK;
    }

    rc = ngx_responses_json_long_release(engine, body);

    body->state = NGX_RESPONSES_JSON_LONG_SHOWN;

    return rc;
}


static ngx_int_t
ngx_responses_json_long_put(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body, u_char *p, size_t len)
{
    ngx_int_t  rc;

    if (body->skipped || len == 0) {
        return NGX_OK;
    }

    switch (body->state) {

    case NGX_RESPONSES_JSON_LONG_OPEN:

        if (ngx_responses_engine_write(engine, p, 1) != NGX_OK) {
            return NGX_ERROR;
        }

        body->state = NGX_RESPONSES_JSON_LONG_BETWEEN;
        p++;
        len--;

        /* fall through */

    case NGX_RESPONSES_JSON_LONG_BETWEEN:
        return ngx_responses_json_long_between(engine, body, p, len);

    case NGX_RESPONSES_JSON_LONG_HELD:
        rc = ngx_responses_buf_append(engine->mem, &body->held, p, len);

        if (rc != NGX_OK || body->held.len <= engine->conf->max_event_size) {
            return rc;
        }

        return ngx_responses_json_long_decide(engine, body, 0);

    case NGX_RESPONSES_JSON_LONG_HIDDEN:
        return NGX_OK;

    default: /* NGX_RESPONSES_JSON_LONG_PASS, NGX_RESPONSES_JSON_LONG_SHOWN */
        return ngx_responses_engine_write(engine, p, len);
    }
}


/*
 * Commas and white space are held, also those in strings.  What is neither
 * array nor object passes.
 */

static ngx_int_t
ngx_responses_json_long_between(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body, u_char *p, size_t len)
{
    u_char     *start, *last;
    ngx_int_t   rc;

    last = p + len;

    while (p < last) {
        start = p;

        while (p < last && (*p == ',' || ngx_responses_json_blank(*p))) {
            p++;
        }

        rc = ngx_responses_buf_append(engine->mem, &body->held, start,
                                      p - start);

        if (rc != NGX_OK) {
            return rc;
        }

        if (body->held.len > engine->conf->max_event_size) {
            return ngx_responses_json_long_abort(engine,
                                                 "white space without end");
        }

        if (p == last) {
            return NGX_OK;
        }

        body->separator = body->held.len;

        if (ngx_responses_json_long_release(engine, body) != NGX_OK) {
            return NGX_ERROR;
        }

        start = p;

        while (p < last && *p != ',' && !ngx_responses_json_blank(*p)) {
            p++;
        }

        if (ngx_responses_engine_write(engine, start, p - start) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* sends what is held, without the comma if nothing was sent before it */

static ngx_int_t
ngx_responses_json_long_release(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body)
{
    size_t   len;
    u_char  *p, *comma;

    p = body->held.start;
    len = body->held.len;

    body->held.len = 0;

    if (!body->sent) {
        body->sent = 1;

        comma = body->separator ? memchr(p, ',', body->separator) : NULL;

        if (comma) {
            ngx_memmove(p + 1, p, comma - p);
            p++;
            len--;
        }
    }

    return len ? ngx_responses_engine_write(engine, p, len) : NGX_OK;
}


ngx_int_t
ngx_responses_json_long_end(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body)
{
    ngx_str_t  name;

    ngx_responses_buf_free(engine->mem, &body->held);

    if (body->edited) {
        ngx_str_set(&name, "response");
        ngx_responses_account(engine, NGX_RESPONSES_EDITED, &name);
    }

    return body->end ? NGX_OK
                     : ngx_responses_json_long_abort(engine, "incomplete");
}
