
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The end of an event stream: has the engine write the events that are
 * missing, and decides whether the HTTP message then ends as complete.
 *
 * Sends nothing.  Invariant: after the end ctx->done is set, also if memory
 * is exhausted, and no caller ends the stream again.
 */


#include "http/ngx_http_responses.h"


ngx_int_t
ngx_http_responses_end(ngx_http_responses_ctx_t *ctx, ngx_responses_end_e end)
{
    ngx_log_t              *log;
    ngx_responses_word_t   *code;
    ngx_responses_usage_t  *usage;

    ctx->done = 1;

    log = ctx->request->connection->log;
    usage = &ctx->engine.usage;

    if (ngx_responses_engine_finish(&ctx->engine, end) != NGX_OK) {
        return NGX_ERROR;
    }

    code = usage->words[NGX_RESPONSES_WORD_ERROR_CODE];

    ngx_log_debug4(NGX_LOG_DEBUG_HTTP, log, 0,
                   "http responses end:%d terminal:%uD generated:%d "
                   "events:%uD", end, usage->terminal, usage->made,
                   usage->events);

    if (usage->made && usage->terminal != NGX_RESPONSES_COMPLETED
        && !ctx->dry_run)
    {
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "%s, failure with code \"%*s\" was generated",
                      end == NGX_RESPONSES_END_SHUTDOWN
                      ? "worker process ended the event stream"
                      : "upstream ended the event stream without a terminal "
                        "event",
                      (size_t) code->len, code->data);
    }

    if (ctx->engine.state.full) {
        ngx_log_error(NGX_LOG_WARN, log, 0,
                      "event stream has more items than the limit, the rest "
                      "is not repaired");
    }

    return NGX_OK;
}


/*
 * A response that was cut ends as complete if its end was generated, or if it
 * was complete: nginx also cuts complete responses if a slow client reads them
 * for longer than the timeout of the upstream.
 */

ngx_uint_t
ngx_http_responses_complete(ngx_http_responses_ctx_t *ctx)
{
    return ngx_responses_engine_ended(&ctx->engine);
}
