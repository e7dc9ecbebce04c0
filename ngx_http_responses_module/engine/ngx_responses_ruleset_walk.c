
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Finds the values of an event which rules have paths of.
 *
 * Never decides what becomes of them.  Invariant: a rule finds the values
 * which the client would get after the repairs: an event into which one of
 * them put a value is read again.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_ruleset.h"


static ngx_int_t ngx_responses_ruleset_found(ngx_responses_engine_t *engine,
    ngx_uint_t node, ngx_uint_t id);


ngx_int_t
ngx_responses_ruleset_read(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev)
{
    ngx_int_t                 rc;
    ngx_responses_ruleset_t  *rs;

    rs = engine->ruleset;
    engine->worker->matches.len = 0;

    if (!rs->reads) {
        return NGX_OK;
    }

    if (ev->unread) {
        rc = ngx_responses_event_reread(ev);

        if (rc != NGX_OK) {
            return rc;
        }
    }

    return ngx_responses_ruleset_find(engine, ev, 0,
                                 (ngx_responses_path_t *) &rs->rules->paths);
}


ngx_int_t
ngx_responses_ruleset_find(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t node, ngx_responses_path_t *path)
{
    ngx_responses_match_t  match;

    if (ngx_responses_ruleset_found(engine, node, path->id) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_match_init(&match, &ev->json, node, path);

    while (ngx_responses_match_next(&match)) {

        if (ngx_responses_ruleset_found(engine, match.node, match.id)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_ruleset_found(ngx_responses_engine_t *engine, ngx_uint_t node,
    ngx_uint_t id)
{
    ngx_responses_worker_t         *worker;
    ngx_responses_ruleset_match_t   found;

    if (id == 0 || engine->ruleset->ids[id] == 0) {
        return NGX_OK;
    }

    worker = engine->worker;

    found.node = (uint32_t) node;
    found.id = (uint32_t) id;

    return ngx_responses_buf_append(&worker->mem, &worker->matches,
                                    (u_char *) &found, sizeof(found));
}


void
ngx_responses_ruleset_walk(ngx_responses_ruleset_walk_t *walk,
    ngx_responses_engine_t *engine, ngx_responses_event_t *ev)
{
    ngx_uint_t            n;
    ngx_responses_buf_t  *matches;

    matches = &engine->worker->matches;
    n = matches->len / sizeof(ngx_responses_ruleset_match_t);

    walk->ev = ev;
    walk->match = NULL;
    walk->next = (ngx_responses_ruleset_match_t *) matches->start;
    walk->last = walk->next ? walk->next + n : NULL;
}


ngx_uint_t
ngx_responses_ruleset_next(ngx_responses_ruleset_walk_t *walk)
{
    if (walk->next == walk->last) {
        return 0;
    }

    walk->match = walk->next++;

    return 1;
}
