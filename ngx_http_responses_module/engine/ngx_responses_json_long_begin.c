
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a JSON response is that is too long to be held, by its first bytes, and
 * the members that are looked for in it.
 *
 * Sends nothing and decides nothing.  Invariant: the paths of rules are found
 * where a body that is held has them.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_name.h"
#include "engine/ngx_responses_json_long.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_worker.h"


/* ids of members which no rule is about */

#define NGX_RESPONSES_JSON_LONG_IDS                                           \
    (NGX_RESPONSES_RULE_IDS + NGX_RESPONSES_RULE_PATHS)


static ngx_int_t ngx_responses_json_long_kind(ngx_responses_json_long_t *body,
    u_char *p, size_t len);
static void ngx_responses_json_long_paths(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body);
static void ngx_responses_json_long_path(ngx_responses_json_long_t *body,
    ngx_responses_path_t *parent, ngx_responses_json_long_member_e member,
    const char *name);


ngx_int_t
ngx_responses_json_long_begin(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body, ngx_str_t held, u_char *p, size_t len)
{
    ngx_int_t  rc;

    ngx_memzero(body, sizeof(ngx_responses_json_long_t));

    ngx_responses_json_long_path(body, &body->root,
                                 NGX_RESPONSES_JSON_LONG_OBJECT, "object");

    ngx_responses_scan_init(&body->scan, &body->root);

    rc = held.len ? ngx_responses_json_long_kind(body, held.data, held.len)
                  : NGX_AGAIN;

    if (rc == NGX_AGAIN) {
        len = ngx_min(len, engine->conf->max_event_size - held.len);
        (void) ngx_responses_json_long_kind(body, p, len);
    }

    if (!body->known) {
        return ngx_responses_json_long_abort(engine, "of an unknown kind");
    }

    ngx_responses_json_long_paths(engine, body);

    return NGX_OK;
}


/* any of several "object" within the limit; NGX_AGAIN: another may follow */

static ngx_int_t
ngx_responses_json_long_kind(ngx_responses_json_long_t *body, u_char *p,
    size_t len)
{
    u_char                           *last;
    ngx_int_t                         rc;
    ngx_responses_json_rules_kind_e   kind;

    last = p + len;

    while (p < last) {
        rc = ngx_responses_json_long_scan(body, &p, last);

        if (rc != NGX_OK) {
            return rc;
        }

        switch (body->scan.what) {

        case NGX_RESPONSES_SCAN_BEGIN:
            body->member = body->scan.id;
            body->len = 0;
            break;

        case NGX_RESPONSES_SCAN_END:

            if (ngx_responses_json_long_object(body, &kind) != NGX_OK) {
                break;
            }

            body->known = 1;

            if (kind == NGX_RESPONSES_JSON_RULES_RESPONSE
                || body->kind == NGX_RESPONSES_JSON_RULES_OTHER)
            {
                body->kind = kind;
            }

            if (kind == NGX_RESPONSES_JSON_RULES_RESPONSE) {
                return NGX_OK;
            }

            break;

        default: /* NGX_RESPONSES_SCAN_CLOSE */
            return NGX_DECLINED;
        }
    }

    return NGX_AGAIN;
}


/* the tree of paths, for the kind of the body */

static void
ngx_responses_json_long_paths(ngx_responses_engine_t *engine,
    ngx_responses_json_long_t *body)
{
    ngx_responses_path_t  *response, *output, *path;

    static u_char  response_name[] = "response";
    static u_char  output_name[] = "output";

    path = body->path;

    ngx_memzero(&body->root, sizeof(ngx_responses_path_t));

    if (body->kind != NGX_RESPONSES_JSON_RULES_OTHER) {

        /* the module's own paths have it */

        response = ngx_responses_path_find(
                       (ngx_responses_path_t *) &engine->ruleset->rules->paths,
                       response_name, sizeof(response_name) - 1);

        if (body->kind == NGX_RESPONSES_JSON_RULES_RESPONSE) {
            body->root = *response;
            ngx_responses_json_long_path(body, &body->root,
                                         NGX_RESPONSES_JSON_LONG_ITEMS,
                                         "output");

        } else {
            ngx_responses_json_long_path(body, &body->root,
                                         NGX_RESPONSES_JSON_LONG_ITEMS,
                                         "data");

            output = ngx_responses_path_find(response, output_name,
                                             sizeof(output_name) - 1);
            if (output) {
                path[NGX_RESPONSES_JSON_LONG_ITEMS].any = output->any;
            }
        }

        ngx_responses_json_long_path(body,
                                     &path[NGX_RESPONSES_JSON_LONG_ITEMS],
                                     NGX_RESPONSES_JSON_LONG_ITEM, "*");
        ngx_responses_json_long_path(body,
                                     &path[NGX_RESPONSES_JSON_LONG_ITEM],
                                     NGX_RESPONSES_JSON_LONG_ITEM_TYPE,
                                     "type");
        ngx_responses_json_long_path(body,
                                     &path[NGX_RESPONSES_JSON_LONG_ITEM],
                                     NGX_RESPONSES_JSON_LONG_ITEM_OBJECT,
                                     "object");
    }

    ngx_responses_json_long_path(body, &body->root,
                                 NGX_RESPONSES_JSON_LONG_OBJECT, "object");

    ngx_responses_scan_init(&body->scan, &body->root);

    /* clients may read another name as that of a member that is hidden */

    body->scan.strict = (body->kind != NGX_RESPONSES_JSON_RULES_OTHER);
    body->member = 0;
}


static void
ngx_responses_json_long_path(ngx_responses_json_long_t *body,
    ngx_responses_path_t *parent, ngx_responses_json_long_member_e member,
    const char *name)
{
    ngx_str_t  key;

    key.data = (u_char *) name;
    key.len = ngx_strlen(name);

    ngx_responses_path_cover(parent, &body->path[member], &key,
                             NGX_RESPONSES_JSON_LONG_IDS + member);
}


ngx_int_t
ngx_responses_json_long_object(ngx_responses_json_long_t *body,
    ngx_responses_json_rules_kind_e *kind)
{
    ngx_int_t                    rc;
    ngx_str_t                    name;
    u_char                       buf[NGX_RESPONSES_NAME_LEN];
    const ngx_responses_type_t  *type;

    type = ngx_responses_type_find(NULL, 0);

    rc = ngx_responses_name_read(&type, &name, buf, body->value, body->len);

    *kind = ngx_responses_json_rules_object(name);

    return rc;
}


/* keeps the bytes of the value being read */

ngx_int_t
ngx_responses_json_long_scan(ngx_responses_json_long_t *body, u_char **pos,
    u_char *last)
{
    size_t      len;
    u_char     *start;
    ngx_int_t   rc;

    start = *pos;

    rc = ngx_responses_scan(&body->scan, pos, last);

    if (body->member) {
        len = ngx_min((size_t) (*pos - start),
                      NGX_RESPONSES_JSON_LONG_VALUE - body->len);

        ngx_memcpy(body->value + body->len, start, len);
        body->len += len;
    }

    return rc;
}


ngx_int_t
ngx_responses_json_long_abort(ngx_responses_engine_t *engine,
    const char *message)
{
    engine->worker->message.data = (u_char *) message;
    engine->worker->message.len = ngx_strlen(message);

    return NGX_ABORT;
}
