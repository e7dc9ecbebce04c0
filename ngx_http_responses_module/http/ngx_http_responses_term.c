
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Times of timers, and upstreams that are given up when one is over.
 *
 * Never owns a timer, and knows nothing of what it is for.  Invariant: a term
 * names the parameter with which it is over.
 */


#include "http/ngx_http_responses_term.h"


void
ngx_http_responses_timer_run(ngx_event_t *ev, ngx_msec_t time,
    ngx_msec_int_t late)
{
    ngx_msec_int_t  left;

    left = (ngx_msec_int_t) (time - ngx_current_msec);
    left = (left > 0) ? left : late;

    if (ev->timer_set) {

        if (time
            && (ngx_msec_int_t) (ev->timer.key - ngx_current_msec) <= left)
        {
            return;
        }

        ngx_del_timer(ev);
    }

    if (time) {
        ngx_add_timer(ev, (ngx_msec_t) left);
    }
}


ngx_msec_t
ngx_http_responses_sooner(ngx_msec_t time, ngx_msec_t other)
{
    if (other && (time == 0 || (ngx_msec_int_t) (other - time) < 0)) {
        return other;
    }

    return time;
}


void
ngx_http_responses_term(ngx_http_responses_term_t *term, const char *name,
    ngx_msec_t begin, ngx_msec_t length)
{
    ngx_msec_t  time;

    if (length == 0) {
        return;
    }

    time = begin + length;

    if (ngx_http_responses_sooner(term->time, time) == time) {
        term->time = time;
        term->name = name;
        term->length = length;
    }
}


void
ngx_http_responses_give_up(ngx_http_request_t *r, const char *what,
    ngx_http_responses_term_t *term)
{
    ngx_http_upstream_t  *u;

    u = r->upstream;

    ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                  "upstream sent no %s in time, \"%s\" of "
                  "\"responses_timeout\" is %M ms",
                  what, term->name, term->length);

    u->peer.connection->read->timedout = 1;
    u->read_event_handler(r, u);
}
