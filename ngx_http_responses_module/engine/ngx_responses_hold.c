
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The beginning of a stream: is there output, or has the stream failed?
 *
 * An engine reads it, so that a failure in any dialect, or a missing end, is
 * a failed response here.  Its output goes nowhere: what was held is sent as
 * it came.  Invariant: the answer, once it is given, is not asked for again.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_feed.h"
#include "engine/ngx_responses_hold.h"


static ngx_str_t ngx_responses_hold_id(void *data);
static ngx_int_t ngx_responses_hold_write(void *data, u_char *p, size_t len);
static ngx_int_t ngx_responses_hold_test(ngx_responses_engine_t *engine,
    ngx_int_t rc);


void
ngx_responses_hold_init(ngx_responses_engine_t *engine,
    const ngx_responses_conf_t *conf, ngx_responses_worker_t *worker,
    ngx_responses_mem_t *mem)
{
    ngx_responses_engine_init(engine, conf, worker, mem,
                              ngx_responses_hold_write, NULL);
    ngx_responses_engine_detect(engine, 1);

    engine->request_id = ngx_responses_hold_id;
}


/* nobody sees what is generated from it */

static ngx_str_t
ngx_responses_hold_id(void *data)
{
    return ngx_responses_str("0");
}


static ngx_int_t
ngx_responses_hold_write(void *data, u_char *p, size_t len)
{
    return NGX_OK;
}


ngx_int_t
ngx_responses_hold_feed(ngx_responses_engine_t *engine, u_char *p,
    size_t len, ngx_msec_t now)
{
    return ngx_responses_hold_test(engine,
                              ngx_responses_engine_feed(engine, p, len, now));
}


ngx_int_t
ngx_responses_hold_expire(ngx_responses_engine_t *engine, ngx_msec_t now)
{
    return ngx_responses_hold_test(engine,
                                    ngx_responses_engine_expire(engine, now));
}


ngx_int_t
ngx_responses_hold_finish(ngx_responses_engine_t *engine,
    ngx_responses_end_e end)
{
    ngx_int_t  rc;

    rc = ngx_responses_engine_finish(engine, end);
    rc = ngx_responses_hold_test(engine, rc);

    if (rc == NGX_AGAIN) {
        return NGX_OK;
    }

    return rc;
}


/* an error waits for the terminal, which may tell more, as long as a stream */

static ngx_int_t
ngx_responses_hold_test(ngx_responses_engine_t *engine, ngx_int_t rc)
{
    ngx_responses_usage_t  *usage;

    usage = &engine->usage;

    if (rc != NGX_OK) {
        return NGX_ERROR;
    }

    if (ngx_responses_engine_foreign(engine) || usage->token || usage->output)
    {
        return NGX_OK;
    }

    if (!ngx_responses_engine_ended(engine)) {
        return NGX_AGAIN;
    }

    /* without a terminal of the upstream the engine has generated one */

    if (usage->terminal == 0 || usage->terminal == NGX_RESPONSES_FAILED) {
        return NGX_DECLINED;
    }

    return NGX_OK;
}
