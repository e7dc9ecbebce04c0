
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Token limits of a request: what it may use is reserved before it is passed
 * on, and settled with what it has used when its response has ended.
 *
 * Only requests for a response are limited, once, also if they are redirected.
 * A request that does not fit into all limits reserves nothing, and is refused
 * before it reaches an upstream.  Never refuses a request because a zone is
 * full.  Invariant: all that was reserved is given back, at the latest when
 * the pool of the request is destroyed.
 */


#include "core/ngx_responses_writer.h"
#include "http/ngx_http_responses_hold.h"
#include "http/ngx_http_responses_kind.h"
#include "http/ngx_http_responses_limit.h"
#include "http/ngx_http_responses_request.h"
#include "http/ngx_http_responses_zone.h"


#define NGX_HTTP_RESPONSES_LIMIT_MESSAGE  256

/* as limit_req has it */

#define NGX_HTTP_RESPONSES_LIMIT_KEY  65535

/* rounded up, so that the request fits then */

#define ngx_http_responses_limit_seconds(claim)                               \
    (uint64_t) (((claim)->wait + 999) / 1000)


static ngx_http_responses_limits_t *ngx_http_responses_limit_create(
    ngx_http_request_t *r);
static void ngx_http_responses_limit_cleanup(void *data);
static ngx_int_t ngx_http_responses_limit_claim(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_limit_t *limit);
static ngx_uint_t ngx_http_responses_limit_tighter(
    ngx_http_responses_claim_t *claim, ngx_http_responses_claim_t *other);
static uint64_t ngx_http_responses_limit_tokens(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_limit_t *limit);
static ngx_int_t ngx_http_responses_limit_refuse(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_http_responses_limits_t *limits);
static ngx_int_t ngx_http_responses_limit_reset(ngx_http_request_t *r,
    ngx_msec_t ms);
static uint64_t ngx_http_responses_limit_used(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim);
static uint64_t ngx_http_responses_limit_response(
    ngx_http_responses_ctx_t *ctx, ngx_http_responses_limits_t *limits,
    ngx_http_responses_claim_t *claim);


/* indexed by ngx_http_responses_limit_status_e */

ngx_str_t  ngx_http_responses_limit_names[] = {
    ngx_null_string,
    ngx_string("PASSED"),
    ngx_string("UNLIMITED"),
    ngx_string("REJECTED"),
    ngx_string("REJECTED_DRY_RUN")
};


ngx_uint_t
ngx_http_responses_limit_applies(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    return rlcf->limits
           && r->method == NGX_HTTP_POST
           && ngx_http_responses_body_present(r)
           && ngx_http_responses_expected(r)
           && ngx_http_responses_enabled(r, rlcf);
}


ngx_int_t
ngx_http_responses_limit(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf)
{
    ngx_http_responses_limit_t   *limit;
    ngx_http_responses_limits_t  *limits;

    if (!ngx_http_responses_limit_applies(r, rlcf)) {
        return NGX_DECLINED;
    }

    limits = ngx_http_responses_notes(r)->limits;

    if (limits && limits->status != NGX_HTTP_RESPONSES_LIMIT_NOT) {
        return NGX_DECLINED;
    }

    limits = ngx_http_responses_limit_create(r);
    if (limits == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    for (limit = rlcf->limits; limit; limit = limit->next) {

        if (ngx_http_responses_limit_claim(r, limits, limit) != NGX_OK) {
            return NGX_HTTP_INTERNAL_SERVER_ERROR;
        }
    }

    if (limits->status == NGX_HTTP_RESPONSES_LIMIT_REJECTED) {
        return ngx_http_responses_limit_refuse(r, rlcf, limits);
    }

    if (limits->status == NGX_HTTP_RESPONSES_LIMIT_UNLIMITED) {
        ngx_http_responses_count_sum(r, unlimited);
    }

    return NGX_DECLINED;
}


static ngx_http_responses_limits_t *
ngx_http_responses_limit_create(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t            *cln;
    ngx_http_responses_notes_t    *notes;
    ngx_http_responses_limits_t   *limits;
    ngx_http_responses_request_t  *req;

    notes = ngx_http_responses_notes_add(r);
    cln = ngx_pool_cleanup_add(r->pool, sizeof(ngx_http_responses_limits_t));

    if (notes == NULL || cln == NULL) {
        return NULL;
    }

    limits = cln->data;
    ngx_memzero(limits, sizeof(ngx_http_responses_limits_t));

    cln->handler = ngx_http_responses_limit_cleanup;
    notes->limits = limits;

    /* -1: the length of a body that is not read is not known */

    req = ngx_http_responses_notes(r)->body;

    limits->input = (req && req->input >= 0)
                    ? (uint64_t) req->input
                    : (uint64_t) (ngx_max(r->headers_in.content_length_n, 0)
                                  + 3) / 4;

    return limits;
}


/* r->pool is NULL: nothing may be evaluated */

static void
ngx_http_responses_limit_cleanup(void *data)
{
    ngx_http_responses_limits_t *limits = data;

    ngx_http_responses_claim_t  *claim;

    for (claim = limits->claims; claim; claim = claim->next) {
        ngx_http_responses_limit_zone_settle(claim, 0);
    }
}


/* NGX_OK, also if the limit does not apply, or NGX_ERROR */

static ngx_int_t
ngx_http_responses_limit_claim(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_limit_t *limit)
{
    ngx_str_t                    key;
    ngx_uint_t                   status;
    ngx_http_responses_claim_t  *claim;

    if (ngx_http_complex_value(r, limit->zone->key, &key) != NGX_OK) {
        return NGX_ERROR;
    }

    if (key.len == 0) {
        return NGX_OK;
    }

    if (key.len > NGX_HTTP_RESPONSES_LIMIT_KEY) {
        ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                      "the key of responses_limit_zone \"%V\" is longer than "
                      "%d bytes, the request is not limited",
                      &limit->zone->name, NGX_HTTP_RESPONSES_LIMIT_KEY);
        return NGX_OK;
    }

    claim = ngx_pcalloc(r->pool, sizeof(ngx_http_responses_claim_t));
    if (claim == NULL) {
        return NGX_ERROR;
    }

    claim->next = limits->claims;
    limits->claims = claim;

    claim->zone = limit->zone;
    claim->tokens = ngx_http_responses_limit_tokens(r, limits, limit);
    claim->capacity = limit->zone->rate.tokens + limit->burst;

    ngx_http_responses_limit_zone_reserve(claim, &key, r->connection->log);

    status = claim->reservation ? NGX_HTTP_RESPONSES_LIMIT_PASSED
             : claim->wait ? NGX_HTTP_RESPONSES_LIMIT_REJECTED
                           : NGX_HTTP_RESPONSES_LIMIT_UNLIMITED;

    limits->status = ngx_max(limits->status, status);

    ngx_log_debug5(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses limit \"%V\": %V tokens:%uL left:%uL "
                   "wait:%M", &claim->zone->name,
                   &ngx_http_responses_limit_names[status], claim->tokens,
                   claim->left, claim->wait);

    if (status != NGX_HTTP_RESPONSES_LIMIT_UNLIMITED
        && (limits->shown == NULL
            || ngx_http_responses_limit_tighter(claim, limits->shown)))
    {
        limits->shown = claim;
        limits->code = (claim->wait == NGX_RESPONSES_WINDOW_NEVER)
                       ? NGX_HTTP_BAD_REQUEST : limit->status;
    }

    return NGX_OK;
}


/* whether it lets the request pass later, or has less left */

static ngx_uint_t
ngx_http_responses_limit_tighter(ngx_http_responses_claim_t *claim,
    ngx_http_responses_claim_t *other)
{
    return (claim->wait || other->wait) ? claim->wait > other->wait
                                        : claim->left < other->left;
}


/* the estimated input, and the output that the request allows */

static uint64_t
ngx_http_responses_limit_tokens(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_limit_t *limit)
{
    uint64_t                       output;
    ngx_http_responses_request_t  *req;

    if (limit->zone->kind == NGX_HTTP_RESPONSES_LIMIT_INPUT) {
        return limits->input;
    }

    req = ngx_http_responses_notes(r)->body;

    output = (req && req->max_output >= 0) ? (uint64_t) req->max_output
                                           : limit->reserve;

    return (limit->zone->kind == NGX_HTTP_RESPONSES_LIMIT_OUTPUT)
           ? output : limits->input + output;
}


static ngx_int_t
ngx_http_responses_limit_refuse(ngx_http_request_t *r,
    ngx_http_responses_loc_conf_t *rlcf, ngx_http_responses_limits_t *limits)
{
    u_char                       buf[NGX_HTTP_RESPONSES_LIMIT_MESSAGE];
    ngx_str_t                    message;
    ngx_uint_t                   never;
    ngx_http_responses_claim_t  *claim;

    ngx_http_responses_limit_cleanup(limits);

    claim = limits->shown;
    never = (claim->wait == NGX_RESPONSES_WINDOW_NEVER);

    ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                  never ? "%sresponses_limit \"%V\": the request needs %uL "
                          "tokens, the limit is %uL"
                        : "%sresponses_limit \"%V\": the request needs %uL "
                          "tokens, of %uL there are %uL left",
                  rlcf->dry_run ? "dry run, " : "", &claim->zone->name,
                  claim->tokens, claim->capacity, claim->left);

    ngx_http_responses_count_sum(r, limited);

    if (rlcf->dry_run) {
        limits->status = NGX_HTTP_RESPONSES_LIMIT_REJECTED_DRY_RUN;
        return NGX_DECLINED;
    }

    message.data = buf;
    message.len = ngx_snprintf(buf, NGX_HTTP_RESPONSES_LIMIT_MESSAGE,
                   never ? "\"The request needs %uL tokens, the limit is %uL "
                           "tokens.\""
                         : "\"The request needs %uL tokens, of the limit of "
                           "%uL tokens %uL are left. Please try again in "
                           "%uLs.\"",
                   claim->tokens, claim->capacity, claim->left,
                   ngx_http_responses_limit_seconds(claim)) - buf;

    return ngx_http_responses_failure_refuse(r, limits->code,
                            never ? ngx_responses_str("request_too_large")
                                  : ngx_responses_str("rate_limit_exceeded"),
                            message);
}


ngx_int_t
ngx_http_responses_limit_header(ngx_http_request_t *r)
{
    ngx_http_responses_claim_t     *claim;
    ngx_http_responses_limits_t    *limits;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);
    limits = ngx_http_responses_notes(r)->limits;

    if (limits == NULL || limits->shown == NULL || rlcf->dry_run
        || r != r->main)
    {
        return NGX_OK;
    }

    claim = limits->shown;

    /* an error page may have another status, or be that of another server */

    if (limits->status == NGX_HTTP_RESPONSES_LIMIT_REJECTED
        && claim->wait != NGX_RESPONSES_WINDOW_NEVER
        && r->headers_out.status == limits->code
        && ngx_http_responses_header_add(r, "Retry-After", "%uL",
                                       ngx_http_responses_limit_seconds(claim))
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ngx_http_responses_header_add(r, "x-ratelimit-limit-tokens", "%uL",
                                      claim->capacity)
        != NGX_OK
        || ngx_http_responses_header_add(r, "x-ratelimit-remaining-tokens",
                                         "%uL", claim->left)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_http_responses_limit_reset(r, claim->reset);
}


/* as OpenAI writes times: "1h0m0s", "6m1.5s", "1s", "20ms" */

static ngx_int_t
ngx_http_responses_limit_reset(ngx_http_request_t *r, ngx_msec_t ms)
{
    u_char  *last, buf[NGX_INT64_LEN + sizeof("h59m59.999s")];

    last = buf;

    if (ms >= 3600000) {
        last = ngx_sprintf(last, "%Mh", ms / 3600000);
    }

    if (ms >= 60000) {
        last = ngx_sprintf(last, "%Mm", ms / 60000 % 60);
    }

    if (ms && ms < 1000) {
        last = ngx_sprintf(last, "%Mms", ms);

    } else {
        last = ngx_sprintf(last, "%M", ms % 60000 / 1000);

        if (ms % 1000) {
            last = ngx_sprintf(last, ".%03M", ms % 1000);

            while (last[-1] == '0') {
                last--;
            }
        }

        *last++ = 's';
    }

    return ngx_http_responses_header_add(r, "x-ratelimit-reset-tokens", "%*s",
                                         (size_t) (last - buf), buf);
}


void
ngx_http_responses_limit_failed(ngx_http_request_t *r,
    const ngx_responses_usage_t *usage)
{
    uint64_t                      input, output, *failed;
    ngx_http_responses_limits_t  *limits;

    limits = ngx_http_responses_notes(r)->limits;

    if (limits == NULL) {
        return;
    }

    input = (uint64_t) ngx_max(usage->input_tokens, 0);
    output = (uint64_t) ngx_max(usage->output_tokens, 0);

    failed = limits->failed;

    failed[NGX_HTTP_RESPONSES_LIMIT_INPUT] += input;
    failed[NGX_HTTP_RESPONSES_LIMIT_OUTPUT] += output;
    failed[NGX_HTTP_RESPONSES_LIMIT_TOTAL] +=
                    (usage->total_tokens >= 0) ? (uint64_t) usage->total_tokens
                                               : input + output;
}


ngx_int_t
ngx_http_responses_limit_settle(ngx_http_request_t *r)
{
    ngx_http_responses_claim_t   *claim;
    ngx_http_responses_limits_t  *limits;

    limits = ngx_http_responses_notes(r)->limits;

    if (limits == NULL || r != r->main) {
        return NGX_OK;
    }

    for (claim = limits->claims; claim; claim = claim->next) {

        if (claim->reservation) {
            ngx_http_responses_limit_zone_settle(claim,
                             ngx_http_responses_limit_used(r, limits, claim));
        }
    }

    return NGX_OK;
}


/*
 * All responses of a failover have used tokens.  Of a response that the module
 * has not read nothing is known, so all that was reserved was used.
 */

static uint64_t
ngx_http_responses_limit_used(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim)
{
    uint64_t                   used;
    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_notes(r)->ctx;

    if (ctx == NULL && r->upstream
        && r->upstream->headers_in.status_n >= NGX_HTTP_OK
        && r->upstream->headers_in.status_n < NGX_HTTP_SPECIAL_RESPONSE)
    {
        return claim->tokens;
    }

    used = limits->failed[claim->zone->kind];

    for ( /* void */ ; ctx; ctx = ctx->before) {
        used += ngx_http_responses_limit_response(ctx, limits, claim);
    }

    ngx_log_debug3(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses limit \"%V\": used %uL of %uL",
                   &claim->zone->name, used, claim->tokens);

    return used;
}


/*
 * What the upstream has told, or an estimate.  Of a stream, an event is taken
 * for a token of output.  JSON is sent when all of the output was generated,
 * or will be in the background.
 */

static uint64_t
ngx_http_responses_limit_response(ngx_http_responses_ctx_t *ctx,
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim)
{
    uint64_t                      input, output;
    const ngx_responses_usage_t  *usage;

    usage = &ctx->engine.usage;

    if (!ngx_responses_count_reported(usage)) {

        /* an error is read with this configuration */

        if (ctx->engine.conf == &ctx->conf->log
            || ((usage->terminal == NGX_RESPONSES_FAILED
                 || usage->terminal == NGX_RESPONSES_CANCELLED)
                && !usage->token && !usage->output))
        {
            return 0;
        }

        if (ctx->json) {
            return (!ctx->json->complete
                    || ngx_responses_json_response_known(ctx->json))
                   ? claim->tokens : 0;
        }
    }

    if (claim->zone->kind == NGX_HTTP_RESPONSES_LIMIT_TOTAL
        && usage->total_tokens >= 0)
    {
        return usage->total_tokens;
    }

    input = (usage->input_tokens >= 0) ? (uint64_t) usage->input_tokens
                                       : limits->input;
    output = (usage->output_tokens >= 0) ? (uint64_t) usage->output_tokens
                                         : usage->events;

    return (claim->zone->kind == NGX_HTTP_RESPONSES_LIMIT_INPUT) ? input
           : (claim->zone->kind == NGX_HTTP_RESPONSES_LIMIT_OUTPUT) ? output
           : input + output;
}
