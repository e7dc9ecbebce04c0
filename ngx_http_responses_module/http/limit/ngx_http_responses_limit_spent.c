
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a request has used of its limits, when its response has ended.
 *
 * What upstreams have reported is used, and for what they have not, estimates
 * of what was sent and received.  Of one that failed, nothing is estimated.
 * Never reads a body.  Invariant: a response uses no more than a model can.
 */


#include "http/ngx_http_responses_price.h"
#include "http/ngx_http_responses_record.h"
#include "http/limit/ngx_http_responses_limit.h"
#include "http/limit/ngx_http_responses_limit_zone.h"


/* what a response has used */

typedef struct {
    uint64_t                      tokens[NGX_HTTP_RESPONSES_LIMIT_KINDS];
    ngx_uint_t                    unknown;     /* unsigned unknown:1; output is
                                                  what was reserved */
} ngx_http_responses_spent_t;


/* and estimates of it */

typedef struct {
    uint64_t                      input;
    uint64_t                      output;
    uint64_t                      streamed;    /* output at least, so far */
    ngx_uint_t                    reserved;    /* unsigned reserved:1; output
                                                  is what was reserved */
} ngx_http_responses_guess_t;


static ngx_http_responses_spent_t ngx_http_responses_limit_used(
    ngx_http_request_t *r, ngx_http_responses_limits_t *limits,
    ngx_http_responses_claim_t *claim);
static void ngx_http_responses_limit_response(
    ngx_http_responses_record_t *record, ngx_http_responses_limits_t *limits,
    ngx_http_responses_claim_t *claim, ngx_http_responses_spent_t *spent);
static void ngx_http_responses_limit_unread(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim,
    ngx_http_responses_spent_t *spent);
static ngx_uint_t ngx_http_responses_limit_generated(
    ngx_http_responses_record_t *record);
static uint64_t ngx_http_responses_limit_reserved(
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim);
static void ngx_http_responses_limit_unseen(
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim,
    ngx_http_responses_spent_t *spent);
static ngx_uint_t ngx_http_responses_limit_is_free(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits);
static void ngx_http_responses_limit_spend(
    ngx_http_responses_limits_t *limits, ngx_uint_t api,
    ngx_http_responses_spent_t *spent, const ngx_responses_usage_t *usage,
    const ngx_http_responses_guess_t *guess);
static uint64_t ngx_http_responses_limit_cost(
    ngx_http_responses_limits_t *limits, ngx_str_t model, ngx_str_t tier,
    const ngx_responses_price_tokens_t *tokens);
static void ngx_http_responses_limit_estimate(
    ngx_http_responses_limits_t *limits, ngx_http_responses_spent_t *spent,
    uint64_t input, uint64_t output);
static void ngx_http_responses_limit_held(ngx_http_responses_limits_t *limits,
    const ngx_responses_usage_t *usage,
    const ngx_http_responses_guess_t *guess);
static int64_t ngx_http_responses_limit_count(
    const ngx_responses_usage_t *usage, int64_t n);


void
ngx_http_responses_limit_failed(ngx_http_request_t *r,
    const ngx_responses_usage_t *usage)
{
    ngx_http_responses_guess_t    guess;
    ngx_http_responses_limits_t  *limits;

    limits = ngx_http_responses_limit_get(r);

    if (limits) {
        ngx_memzero(&guess, sizeof(ngx_http_responses_guess_t));

        ngx_http_responses_limit_held(limits, usage, &guess);
    }
}


void
ngx_http_responses_limit_left(ngx_http_request_t *r,
    const ngx_responses_usage_t *usage)
{
    ngx_http_responses_guess_t    guess;
    ngx_http_responses_limits_t  *limits;

    limits = ngx_http_responses_limit_get(r);

    if (limits && (limits->object || usage->events)) {
        guess.input = limits->tokens.input;
        guess.output = usage->events;
        guess.streamed = usage->events;
        guess.reserved = 0;

        limits->left = 1;

        ngx_http_responses_limit_held(limits, usage, &guess);
    }
}


static void
ngx_http_responses_limit_held(ngx_http_responses_limits_t *limits,
    const ngx_responses_usage_t *usage,
    const ngx_http_responses_guess_t *guess)
{
    ngx_uint_t                  i;
    ngx_http_responses_spent_t  spent;

    ngx_memzero(&spent, sizeof(ngx_http_responses_spent_t));

    ngx_http_responses_limit_spend(limits, NGX_RESPONSES_API_RESPONSES, &spent,
                                   usage, guess);

    for (i = 0; i < NGX_HTTP_RESPONSES_LIMIT_KINDS; i++) {
        limits->held[i] += spent.tokens[i];
    }
}


ngx_int_t
ngx_http_responses_limit_settle(ngx_http_request_t *r)
{
    uint64_t                      output;
    ngx_http_responses_spent_t    spent;
    ngx_http_responses_claim_t   *claim;
    ngx_http_responses_limits_t  *limits;

    limits = ngx_http_responses_limit_get(r);

    if (limits == NULL || r != r->main) {
        return NGX_OK;
    }

    for (claim = limits->claims; claim; claim = claim->next) {

        if (claim->reservation == NULL) {
            continue;
        }

        spent = ngx_http_responses_limit_used(r, limits, claim);

        output = spent.unknown
                 ? 0 : spent.tokens[NGX_HTTP_RESPONSES_LIMIT_OUTPUT];

        if (claim->price && limits->unpriced) {
            ngx_http_responses_limit_zone_unpriced(claim->limit->zone,
                                                   &limits->model,
                                                   r->connection->log);
        }

        ngx_http_responses_limit_zone_settle(claim,
                                     spent.tokens[claim->limit->zone->kind],
                                     output);
    }

    return NGX_OK;
}


/* all responses of a failover have used tokens */

static ngx_http_responses_spent_t
ngx_http_responses_limit_used(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim)
{
    ngx_uint_t                   read, free;
    ngx_http_responses_spent_t   spent;
    ngx_http_responses_record_t  record;

    ngx_memcpy(spent.tokens, limits->held, sizeof(spent.tokens));
    spent.unknown = 0;

    free = ngx_http_responses_limit_is_free(r, limits);
    read = 0;

    record.source = NULL;

    while (ngx_http_responses_record_next(r, &record)) {
        read |= (record.upstream == r->upstream);

        /* whatever its path, what streams output has generated it */

        if (!free
            || (record.body == NGX_HTTP_RESPONSES_RECORD_STREAM
                && ngx_http_responses_limit_generated(&record)))
        {
            ngx_http_responses_limit_response(&record, limits, claim, &spent);
        }
    }

    if (!read && !free && r->upstream) {
        ngx_http_responses_limit_unread(r, limits, claim, &spent);
    }

    ngx_log_debug3(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses limit \"%V\": used %uL of %uL",
                   &claim->limit->zone->name,
                   spent.tokens[claim->limit->zone->kind], claim->tokens);

    return spent;
}


/* the path is that of the client: the one that was sent may be another one */

static ngx_uint_t
ngx_http_responses_limit_is_free(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits)
{
    if (limits->path != NGX_HTTP_RESPONSES_LIMIT_FREE) {
        return 0;
    }

    if (r->upstream == NULL || r->upstream->uri.len == 0) {
        return 1;
    }

    return ngx_http_responses_limit_path(&r->upstream->uri, 1)
           == NGX_HTTP_RESPONSES_LIMIT_FREE;
}


/* whether a model has made the response, so that the request was for one */

static ngx_uint_t
ngx_http_responses_limit_generated(ngx_http_responses_record_t *record)
{
    return record->body != NGX_HTTP_RESPONSES_RECORD_FOREIGN
           && record->api < NGX_RESPONSES_APIS;
}


/*
 * What the upstream has told, or an estimate.  Of a stream, an event is taken
 * for a token of output.  JSON is sent when all of the output was generated,
 * or will be in the background, so that all that was reserved is used.  So is
 * it if a client leaves a stream that goes on in the background.
 */

static void
ngx_http_responses_limit_response(ngx_http_responses_record_t *record,
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim,
    ngx_http_responses_spent_t *spent)
{
    uint64_t                      reserved;
    ngx_uint_t                    api, failed;
    ngx_http_responses_guess_t    guess;
    const ngx_responses_usage_t  *usage;

    usage = record->usage;
    api = record->api;

    failed = record->error
             || ((usage->terminal == NGX_RESPONSES_FAILED
                  || usage->terminal == NGX_RESPONSES_CANCELLED)
                 && !usage->token && !usage->output);

    ngx_memzero(&guess, sizeof(ngx_http_responses_guess_t));

    if (failed || !(limits->object
                    || ngx_http_responses_limit_generated(record)))
    {
        ngx_http_responses_limit_spend(limits, api, spent, usage, &guess);
        return;
    }

    guess.input = limits->tokens.input;

    reserved = ngx_http_responses_limit_reserved(limits, claim);

    if (record->body == NGX_HTTP_RESPONSES_RECORD_JSON) {
        guess.reserved = 1;
        guess.output = reserved;
    }

    if (record->body == NGX_HTTP_RESPONSES_RECORD_STREAM) {
        guess.output = usage->events;

        if (!usage->terminal) {
            guess.reserved = limits->tokens.background;

            if (limits->tokens.background) {
                guess.output = ngx_max(guess.output, reserved);
            }

            guess.streamed = guess.output;
        }
    }

    ngx_http_responses_limit_spend(limits, api, spent, usage, &guess);
}


/*
 * What stands for output that nobody has seen.  For a body that did not look
 * like a request nothing was reserved; what is usual may be less than what
 * goes on in the background.
 */

static uint64_t
ngx_http_responses_limit_reserved(ngx_http_responses_limits_t *limits,
    ngx_http_responses_claim_t *claim)
{
    uint64_t  output;

    output = claim->output;

    if (limits->tokens.background || !limits->object) {
        output = claim->allowed;
    }

    return ngx_min(output, NGX_HTTP_RESPONSES_LIMIT_MOST);
}


/*
 * A response that the module has not read.  What has failed before it had any
 * header uses nothing, unless its client has left.
 */

static void
ngx_http_responses_limit_unread(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim,
    ngx_http_responses_spent_t *spent)
{
    ngx_uint_t            status, left;
    ngx_table_elt_t      *encoding;
    ngx_http_upstream_t  *u;

    u = r->upstream;

    status = r->err_status ? r->err_status : r->headers_out.status;

    left = (r->connection->error
            || status == NGX_HTTP_CLIENT_CLOSED_REQUEST);

    if (!limits->object || !u->request_body_sent) {
        return;
    }

    if ((left || limits->left) && limits->tokens.background) {
        ngx_http_responses_limit_unseen(limits, claim, spent);
    }

    /* what was held is counted */

    if (limits->left) {
        return;
    }

    if (!left && (u->headers_in.status_n < NGX_HTTP_OK
                  || u->headers_in.status_n >= NGX_HTTP_SPECIAL_RESPONSE))
    {
        return;
    }

    ngx_http_responses_limit_estimate(limits, spent, limits->tokens.input, 0);

    encoding = ngx_http_responses_header_find(&u->headers_in.headers,
                                              "Content-Encoding");

    if (!left && ngx_http_responses_header_encoded(encoding)) {

        /* it may be any */

        ngx_http_responses_limit_unseen(limits, claim, spent);
    }
}


static void
ngx_http_responses_limit_unseen(ngx_http_responses_limits_t *limits,
    ngx_http_responses_claim_t *claim, ngx_http_responses_spent_t *spent)
{
    uint64_t  output;

    output = ngx_http_responses_limit_reserved(limits, claim);

    ngx_http_responses_limit_estimate(limits, spent, 0, output);

    spent->unknown = 1;
}


/* adds tokens of which nothing is reported, but the model that was sent */

static void
ngx_http_responses_limit_estimate(ngx_http_responses_limits_t *limits,
    ngx_http_responses_spent_t *spent, uint64_t input, uint64_t output)
{
    ngx_responses_price_tokens_t  tokens;

    static ngx_str_t  none;

    ngx_memzero(&tokens, sizeof(ngx_responses_price_tokens_t));

    tokens.input = input;
    tokens.output = output;

    spent->tokens[NGX_HTTP_RESPONSES_LIMIT_INPUT] += input;
    spent->tokens[NGX_HTTP_RESPONSES_LIMIT_OUTPUT] += output;
    spent->tokens[NGX_HTTP_RESPONSES_LIMIT_TOTAL] += input + output;
    spent->tokens[NGX_HTTP_RESPONSES_LIMIT_COST] +=
              ngx_http_responses_limit_cost(limits, limits->model, none,
                                            &tokens);
}


/*
 * By the model of the response, which may be a longer name, else by that which
 * was sent; without a price of either it is the dearest one.
 */

static uint64_t
ngx_http_responses_limit_cost(ngx_http_responses_limits_t *limits,
    ngx_str_t model, ngx_str_t tier,
    const ngx_responses_price_tokens_t *tokens)
{
    ngx_uint_t                    n;
    const ngx_responses_price_t  *price, *prices;

    if (limits->prices == NULL || tokens->input + tokens->output == 0) {
        return 0;
    }

    prices = limits->prices->elts;
    n = limits->prices->nelts;

    price = ngx_responses_price_find(prices, n, model, tier, tokens);

    if (price == NULL) {
        price = ngx_responses_price_find(prices, n, limits->model, tier,
                                         tokens);
    }

    if (price == NULL) {
        price = ngx_responses_price_dearest(prices, n);
        limits->unpriced = 1;
    }

    return ngx_responses_price_cost(price, tokens);
}


/*
 * Adds what a response has reported and, for what it has not, estimates.  What
 * it has reported so far may be less than was streamed.
 */

static void
ngx_http_responses_limit_spend(ngx_http_responses_limits_t *limits,
    ngx_uint_t api, ngx_http_responses_spent_t *spent,
    const ngx_responses_usage_t *usage,
    const ngx_http_responses_guess_t *guess)
{
    int64_t                       in, out, total;
    ngx_str_t                     model, tier;
    ngx_responses_price_tokens_t  tokens;

    in = ngx_http_responses_limit_count(usage, usage->input_tokens);
    out = ngx_http_responses_limit_count(usage, usage->output_tokens);
    total = ngx_http_responses_limit_count(usage, usage->total_tokens);

    /* of three numbers, two tell the third one */

    if (in < 0 && out >= 0 && total > out) {
        in = total - out;
    }

    if (in < 0) {
        in = ngx_min(guess->input, NGX_HTTP_RESPONSES_LIMIT_MOST);

        if (total >= 0) {
            in = ngx_min(in, total);
        }
    }

    if (out < 0 && total >= in
        && ngx_http_responses_limit_count(usage, total - in) >= 0)
    {
        out = total - in;
    }

    if (out < 0) {
        out = ngx_min(guess->output, NGX_HTTP_RESPONSES_LIMIT_MOST);
        spent->unknown |= guess->reserved;
    }

    out = ngx_max(out, (int64_t) guess->streamed);
    total = ngx_max(total, in + out);

    spent->tokens[NGX_HTTP_RESPONSES_LIMIT_INPUT] += in;
    spent->tokens[NGX_HTTP_RESPONSES_LIMIT_OUTPUT] += out;
    spent->tokens[NGX_HTTP_RESPONSES_LIMIT_TOTAL] +=
                                 ngx_min(total, NGX_HTTP_RESPONSES_LIMIT_MOST);

    tokens = ngx_http_responses_price_tokens(usage, api);

    tokens.input = (uint64_t) in;
    tokens.output = ngx_max(tokens.output, (uint64_t) out);

    model.data = usage->words[NGX_RESPONSES_WORD_MODEL]->data;
    model.len = usage->words[NGX_RESPONSES_WORD_MODEL]->len;
    tier.data = usage->words[NGX_RESPONSES_WORD_SERVICE_TIER]->data;
    tier.len = usage->words[NGX_RESPONSES_WORD_SERVICE_TIER]->len;

    spent->tokens[NGX_HTTP_RESPONSES_LIMIT_COST] +=
                  ngx_http_responses_limit_cost(limits, model, tier, &tokens);
}


/* -1: not reported, as is 0 beside output; at most what a model can use */

static int64_t
ngx_http_responses_limit_count(const ngx_responses_usage_t *usage, int64_t n)
{
    if (n == 0 && (usage->token || usage->output)) {
        return -1;
    }

    return ngx_min(n, NGX_HTTP_RESPONSES_LIMIT_MOST);
}
