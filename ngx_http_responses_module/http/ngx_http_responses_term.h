
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Times of timers, and upstreams that are given up when one is over.
 */


#ifndef _NGX_HTTP_RESPONSES_TERM_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_TERM_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>


/* times in milliseconds; 0: never */

#define ngx_http_responses_due(time)                                          \
    ((time) && (ngx_msec_int_t) ((time) - ngx_current_msec) <= 0)

ngx_msec_t ngx_http_responses_sooner(ngx_msec_t time, ngx_msec_t other);

/* runs a timer up to a time; if it is over: for "late" milliseconds */

void ngx_http_responses_timer_run(ngx_event_t *ev, ngx_msec_t time,
    ngx_msec_int_t late);

/* the time at which an upstream is given up, and a parameter that says so */

typedef struct {
    ngx_msec_t                     time;       /* 0: never */
    const char                    *name;
    ngx_msec_t                     length;
} ngx_http_responses_term_t;

/* the sooner of it and of "length" after "begin"; length 0: none */

void ngx_http_responses_term(ngx_http_responses_term_t *term,
    const char *name, ngx_msec_t begin, ngx_msec_t length);

/*
 * Gives up the upstream, as proxy_read_timeout does; what: what it did not
 * send.  A stream that was sent ends with upstream_timeout then.
 */

void ngx_http_responses_give_up(ngx_http_request_t *r, const char *what,
    ngx_http_responses_term_t *term);


#endif /* _NGX_HTTP_RESPONSES_TERM_H_INCLUDED_ */
