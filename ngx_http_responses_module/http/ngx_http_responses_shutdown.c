
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The end of a worker process: when worker_shutdown_timeout expires, nginx
 * closes open connections.  What is open is told before, one second or two.
 *
 * nginx has no hook for the begin of a shutdown.  So a timer looks for it
 * while anything is open.  Never keeps a worker from its exit: the timer is
 * cancelable.  Invariant: until then the queue has all that is open.
 */


#include "http/ngx_http_responses_stream.h"


/* time between two looks, and for clients to receive the end, at most */

#define NGX_HTTP_RESPONSES_SHUTDOWN_TIME  1000


static void ngx_http_responses_shutdown_look(ngx_event_t *ev);
static void ngx_http_responses_shutdown_end(ngx_event_t *ev);


static ngx_queue_t  ngx_http_responses_sources;

static void       (*ngx_http_responses_shutdown_handler)(
                        ngx_http_responses_source_t *source);

static ngx_event_t  ngx_http_responses_shutdown_event;
static ngx_msec_t   ngx_http_responses_shutdown_timeout;
static ngx_msec_t   ngx_http_responses_shutdown_interval;


void
ngx_http_responses_shutdown_init(ngx_cycle_t *cycle,
    void (*handler)(ngx_http_responses_source_t *source))
{
    ngx_event_t      *ev;
    ngx_core_conf_t  *ccf;

    ngx_queue_init(&ngx_http_responses_sources);

    ngx_http_responses_shutdown_handler = handler;

    ccf = (ngx_core_conf_t *) ngx_get_conf(cycle->conf_ctx, ngx_core_module);

    ngx_http_responses_shutdown_timeout = ccf->shutdown_timeout;
    ngx_http_responses_shutdown_interval = ngx_min(ccf->shutdown_timeout / 4,
                                            NGX_HTTP_RESPONSES_SHUTDOWN_TIME);

    ev = &ngx_http_responses_shutdown_event;

    ev->handler = ngx_http_responses_shutdown_look;
    ev->data = cycle;
    ev->log = cycle->log;
    ev->cancelable = 1;
}


void
ngx_http_responses_shutdown_watch(ngx_http_responses_source_t *source)
{
    ngx_event_t  *ev;

    if (source->queue.next) {
        return;
    }

    ngx_queue_insert_tail(&ngx_http_responses_sources, &source->queue);

    ev = &ngx_http_responses_shutdown_event;

    if (ngx_http_responses_shutdown_timeout && !ev->timer_set) {
        ngx_add_timer(ev, ngx_http_responses_shutdown_interval);
    }
}


void
ngx_http_responses_shutdown_forget(ngx_http_responses_source_t *source)
{
    if (source->queue.next) {
        ngx_queue_remove(&source->queue);
        source->queue.next = NULL;
    }
}


static void
ngx_http_responses_shutdown_look(ngx_event_t *ev)
{
    ngx_msec_t  reserve;

    if (ngx_queue_empty(&ngx_http_responses_sources)) {
        return;
    }

    if (!ngx_exiting) {
        ngx_add_timer(ev, ngx_http_responses_shutdown_interval);
        return;
    }

    /* nginx has set its own timer since the last look */

    reserve = ngx_http_responses_shutdown_interval
              + ngx_min(ngx_http_responses_shutdown_timeout / 2,
                        NGX_HTTP_RESPONSES_SHUTDOWN_TIME);

    ev->handler = ngx_http_responses_shutdown_end;

    ngx_add_timer(ev, ngx_http_responses_shutdown_timeout - reserve);
}


/* the end of a stream may end others, as those of its connection do */

static void
ngx_http_responses_shutdown_end(ngx_event_t *ev)
{
    ngx_queue_t                  *q;
    ngx_http_responses_source_t  *source;

    while (!ngx_queue_empty(&ngx_http_responses_sources)) {
        q = ngx_queue_head(&ngx_http_responses_sources);

        source = ngx_queue_data(q, ngx_http_responses_source_t, queue);

        ngx_http_responses_shutdown_forget(source);
        ngx_http_responses_shutdown_handler(source);
    }
}
