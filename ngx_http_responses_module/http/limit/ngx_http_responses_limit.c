
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Limits of a request, of tokens and of their cost: what it may use is
 * reserved before it is passed on, or it is refused.
 *
 * All POST requests with a body are limited, once, also if they are
 * redirected; of bodies that are no JSON object nothing is known before, so
 * that they reserve nothing.  A request that does not fit into all limits
 * reserves nothing, and is refused before it reaches an upstream.  Invariant:
 * all that was reserved is given back, at the latest when the pool of the
 * request is destroyed.
 */


#include "core/ngx_responses_writer.h"
#include "http/ngx_http_responses_error.h"
#include "http/ngx_http_responses_mem.h"
#include "http/ngx_http_responses_price.h"
#include "http/ngx_http_responses_record.h"
#include "http/ngx_http_responses_segment.h"
#include "http/limit/ngx_http_responses_limit.h"
#include "http/limit/ngx_http_responses_limit_zone.h"
#include "http/request/ngx_http_responses_request.h"


#define NGX_HTTP_RESPONSES_LIMIT_MESSAGE  320

/* as limit_req has it */

#define NGX_HTTP_RESPONSES_LIMIT_KEY  65535

/* no number in a body is larger */

#define NGX_HTTP_RESPONSES_LIMIT_NUMBER  ((uint64_t) 1 << 53)

/* rounded up, so that the request fits then */

#define ngx_http_responses_limit_seconds(claim)                               \
    (uint64_t) (((claim)->wait + 999) / 1000)


/* of a claim that is refused */

typedef struct {
    ngx_str_t   needs;
    ngx_str_t   capacity;
    ngx_str_t   left;
    u_char      buf[NGX_HTTP_RESPONSES_LIMIT_MESSAGE
                    + 2 * NGX_RESPONSES_PRICE_LEN];
} ngx_http_responses_texts_t;


static ngx_http_responses_limits_t *ngx_http_responses_limit_create(
    ngx_http_request_t *r);
static void ngx_http_responses_limit_weigh(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits);
static void ngx_http_responses_limit_cleanup(void *data);
static ngx_int_t ngx_http_responses_limit_claim(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_limit_t *limit);
static ngx_uint_t ngx_http_responses_limit_tighter(
    ngx_http_responses_claim_t *claim, ngx_http_responses_claim_t *other);
static void ngx_http_responses_limit_need(ngx_http_responses_limits_t *limits,
    ngx_http_responses_limit_t *limit, ngx_http_responses_claim_t *claim);
static const ngx_responses_price_t *ngx_http_responses_limit_price(
    ngx_http_responses_limits_t *limits);
static uint64_t ngx_http_responses_limit_all(
    ngx_http_responses_limits_t *limits, uint64_t output);
static ngx_int_t ngx_http_responses_limit_refuse(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits);
static void ngx_http_responses_limit_log(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim,
    ngx_uint_t dry_run);
static void ngx_http_responses_limit_texts(ngx_http_responses_limits_t *limits,
    ngx_http_responses_claim_t *claim, ngx_http_responses_texts_t *texts);
static u_char *ngx_http_responses_limit_needs(
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim,
    u_char *buf);
static u_char *ngx_http_responses_limit_amount(
    ngx_http_responses_claim_t *claim, uint64_t n, u_char *buf);
static ngx_int_t ngx_http_responses_limit_header_filter(ngx_http_request_t *r);
static ngx_int_t ngx_http_responses_limit_header(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits);
static ngx_int_t ngx_http_responses_limit_retry(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits);
static ngx_int_t ngx_http_responses_limit_reset(ngx_http_request_t *r,
    ngx_msec_t ms);


/* last segments of paths, or the ends of them */

static const struct {
    ngx_str_t                         word;
    ngx_http_responses_limit_path_e   path;
} ngx_http_responses_limit_paths[] = {
    { ngx_string("cancel"), NGX_HTTP_RESPONSES_LIMIT_FREE },
    { ngx_string("input_tokens"), NGX_HTTP_RESPONSES_LIMIT_FREE },
    { ngx_string("count_tokens"), NGX_HTTP_RESPONSES_LIMIT_FREE },
    { ngx_string(":countTokens"), NGX_HTTP_RESPONSES_LIMIT_FREE },
    { ngx_string("embeddings"), NGX_HTTP_RESPONSES_LIMIT_NO_OUTPUT }
};

#define NGX_HTTP_RESPONSES_LIMIT_PATHS                                        \
    (sizeof(ngx_http_responses_limit_paths)                                   \
     / sizeof(ngx_http_responses_limit_paths[0]))


/* indexed by ngx_http_responses_limit_status_e */

static ngx_str_t  ngx_http_responses_limit_names[] = {
    ngx_null_string,
    ngx_string("NOKEY"),
    ngx_string("PASSED"),
    ngx_string("REJECTED_DRY_RUN"),
    ngx_string("REJECTED")
};


static ngx_http_output_header_filter_pt  ngx_http_responses_limit_next_header;


void
ngx_http_responses_limit_filter_init(void)
{
    ngx_http_responses_limit_next_header = ngx_http_top_header_filter;
    ngx_http_top_header_filter = ngx_http_responses_limit_header_filter;
}


/* they are found by their cleanup; of several the last ones count */

ngx_http_responses_limits_t *
ngx_http_responses_limit_get(ngx_http_request_t *r)
{
    return ngx_http_responses_pool_find(r->pool,
                                        ngx_http_responses_limit_cleanup);
}


ngx_uint_t
ngx_http_responses_limit_any(ngx_http_request_t *r)
{
    ngx_http_responses_limit_conf_t  *conf;

    conf = ngx_http_get_module_loc_conf(r, ngx_http_responses_limit_module);

    return conf->limits != NULL;
}


ngx_uint_t
ngx_http_responses_limit_applies(ngx_http_request_t *r)
{
    if (!ngx_http_responses_limit_any(r)) {
        return 0;
    }

    return r->method == NGX_HTTP_POST
           && ngx_http_responses_body_present(r)
           && ngx_http_responses_processed(r);
}


ngx_int_t
ngx_http_responses_limit(ngx_http_request_t *r)
{
    ngx_http_responses_limit_t       *limit;
    ngx_http_responses_limits_t      *limits;
    ngx_http_responses_limit_conf_t  *conf;

    if (!ngx_http_responses_limit_applies(r)) {
        return NGX_DECLINED;
    }

    conf = ngx_http_get_module_loc_conf(r, ngx_http_responses_limit_module);

    limits = ngx_http_responses_limit_get(r);

    if (limits && limits->status > NGX_HTTP_RESPONSES_LIMIT_NO_KEY) {
        return NGX_DECLINED;
    }

    limits = ngx_http_responses_limit_create(r);
    if (limits == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    for (limit = conf->limits; limit; limit = limit->next) {

        if (ngx_http_responses_limit_claim(r, limits, limit) != NGX_OK) {
            return NGX_HTTP_INTERNAL_SERVER_ERROR;
        }
    }

    if (limits->status == NGX_HTTP_RESPONSES_LIMIT_REJECTED) {
        return ngx_http_responses_limit_refuse(r, limits);
    }

    if (limits->status == NGX_HTTP_RESPONSES_LIMIT_NO_KEY) {

        for (limit = conf->limits; limit; limit = limit->next) {
            ngx_http_responses_limit_zone_no_key(limit->zone,
                                                 r->connection->log);
        }
    }

    return NGX_DECLINED;
}


static ngx_http_responses_limits_t *
ngx_http_responses_limit_create(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t           *cln;
    ngx_http_responses_limits_t  *limits;

    cln = ngx_pool_cleanup_add(r->pool, sizeof(ngx_http_responses_limits_t));
    if (cln == NULL) {
        return NULL;
    }

    limits = cln->data;
    ngx_memzero(limits, sizeof(ngx_http_responses_limits_t));

    cln->handler = ngx_http_responses_limit_cleanup;

    limits->prices = ngx_http_responses_prices(r);

    ngx_http_responses_limit_weigh(r, limits);

    return limits;
}


/*
 * What is known of the tokens of a request.  A body that cannot be read is
 * estimated by its length, as it may be an object to a server.
 */

static void
ngx_http_responses_limit_weigh(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits)
{
    const ngx_http_responses_request_t  *req;

    req = ngx_http_responses_body_noted(r);

    limits->path = ngx_http_responses_limit_path(&r->uri, 0);
    limits->object = limits->path != NGX_HTTP_RESPONSES_LIMIT_FREE
                     && ngx_http_responses_body_may_be_object(r);

    if (req && req->tokens.input >= 0) {
        limits->tokens = req->tokens;
        limits->model = req->model;

    } else {
        limits->tokens.input = (ngx_max(r->headers_in.content_length_n, 0) + 3)
                               / 4;
        limits->tokens.choices = 1;
    }

    if (limits->path == NGX_HTTP_RESPONSES_LIMIT_NO_OUTPUT) {
        limits->tokens.declared = 1;
        limits->tokens.output = 0;
    }
}


/* r->pool is NULL: nothing may be evaluated */

static void
ngx_http_responses_limit_cleanup(void *data)
{
    ngx_http_responses_limits_t *limits = data;

    ngx_http_responses_claim_t  *claim;

    for (claim = limits->claims; claim; claim = claim->next) {
        ngx_http_responses_limit_zone_settle(claim, 0, 0);
    }
}


/* NGX_OK, also without a key, or NGX_ERROR; of a long key the rest is cut */

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
        limits->status = ngx_max(limits->status,
                                 NGX_HTTP_RESPONSES_LIMIT_NO_KEY);
        return NGX_OK;
    }

    key.len = ngx_min(key.len, NGX_HTTP_RESPONSES_LIMIT_KEY);

    claim = ngx_pcalloc(r->pool, sizeof(ngx_http_responses_claim_t));
    if (claim == NULL) {
        return NGX_ERROR;
    }

    claim->next = limits->claims;
    limits->claims = claim;

    claim->limit = limit;
    claim->capacity = limit->zone->rate.tokens + limit->burst;

    ngx_http_responses_limit_need(limits, limit, claim);

    ngx_http_responses_limit_zone_reserve(claim, &key, r->connection->log);

    status = NGX_HTTP_RESPONSES_LIMIT_PASSED;

    if (claim->wait) {
        status = limit->dry_run ? NGX_HTTP_RESPONSES_LIMIT_REJECTED_DRY_RUN
                                : NGX_HTTP_RESPONSES_LIMIT_REJECTED;
    }

    limits->status = ngx_max(limits->status, status);

    ngx_log_debug5(NGX_LOG_DEBUG_HTTP, r->connection->log, 0,
                   "http responses limit \"%V\": %V tokens:%uL left:%uL "
                   "wait:%M", &limit->zone->name,
                   &ngx_http_responses_limit_names[status], claim->tokens,
                   claim->left, claim->wait);

    if (status == NGX_HTTP_RESPONSES_LIMIT_REJECTED_DRY_RUN) {
        ngx_http_responses_limit_log(r, limits, claim, 1);
    }

    if (limit->dry_run) {
        return NGX_OK;
    }

    if (claim->price == NULL
        && (limits->shown == NULL
            || ngx_http_responses_limit_tighter(claim, limits->shown)))
    {
        limits->shown = claim;
    }

    if (claim->wait
        && (limits->refused == NULL || claim->wait > limits->refused->wait))
    {
        limits->refused = claim;
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
    if (claim->wait || other->wait) {
        return claim->wait > other->wait;
    }

    return claim->left < other->left;
}


/*
 * The estimated input, and the output that the request allows, or is expected
 * to have if it does not say.
 */

static void
ngx_http_responses_limit_need(ngx_http_responses_limits_t *limits,
    ngx_http_responses_limit_t *limit, ngx_http_responses_claim_t *claim)
{
    uint64_t  output;

    output = (uint64_t) ngx_max(limits->tokens.output, 0);

    if (!limits->tokens.declared) {
        output = ngx_max(output, limit->reserve);
    }

    claim->allowed = ngx_http_responses_limit_all(limits, output);

    if (limit->zone->kind == NGX_HTTP_RESPONSES_LIMIT_COST) {
        claim->price = ngx_http_responses_limit_price(limits);
    }

    if (!limits->object) {
        return;
    }

    if (limit->zone->kind != NGX_HTTP_RESPONSES_LIMIT_OUTPUT) {
        claim->input = limits->tokens.input;
    }

    if (limit->zone->kind == NGX_HTTP_RESPONSES_LIMIT_INPUT) {
        return;
    }

    claim->output = claim->allowed;

    if (limit->usual) {
        claim->most = limits->tokens.declared ? claim->allowed
                                              : NGX_HTTP_RESPONSES_LIMIT_MOST;
        claim->output = ngx_min(claim->allowed,
                                ngx_http_responses_limit_all(limits,
                                                             limit->reserve));
    }
}


/*
 * The price of the model that is sent, whose tier is known by the response, or
 * the dearest one.
 */

static const ngx_responses_price_t *
ngx_http_responses_limit_price(ngx_http_responses_limits_t *limits)
{
    ngx_str_t                      none;
    ngx_uint_t                     n;
    const ngx_responses_price_t   *price, *prices;
    ngx_responses_price_tokens_t   tokens;

    ngx_str_null(&none);
    ngx_memzero(&tokens, sizeof(ngx_responses_price_tokens_t));

    tokens.input = limits->tokens.input;

    prices = limits->prices->elts;
    n = limits->prices->nelts;

    price = ngx_responses_price_find(prices, n, limits->model, none, &tokens);

    if (price) {
        return price;
    }

    return ngx_responses_price_dearest(prices, n);
}


/* the output of all choices */

static uint64_t
ngx_http_responses_limit_all(ngx_http_responses_limits_t *limits,
    uint64_t output)
{
    if (output > NGX_HTTP_RESPONSES_LIMIT_NUMBER / limits->tokens.choices) {
        return NGX_HTTP_RESPONSES_LIMIT_NUMBER;
    }

    return output * limits->tokens.choices;
}


static ngx_int_t
ngx_http_responses_limit_refuse(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits)
{
    u_char                       buf[NGX_HTTP_RESPONSES_LIMIT_MESSAGE];
    ngx_str_t                    message;
    ngx_uint_t                   never, dry_run;
    ngx_http_responses_claim_t  *claim;
    ngx_http_responses_texts_t   texts;

    ngx_http_responses_limit_cleanup(limits);

    claim = limits->refused;
    never = (claim->wait == NGX_RESPONSES_WINDOW_NEVER);

    dry_run = ngx_http_responses_dry_run(r);

    ngx_http_responses_limit_log(r, limits, claim, dry_run);

    if (dry_run) {
        limits->status = NGX_HTTP_RESPONSES_LIMIT_REJECTED_DRY_RUN;
        return NGX_DECLINED;
    }

    ngx_http_responses_limit_texts(limits, claim, &texts);

    message.data = buf;
    message.len = ngx_snprintf(buf, NGX_HTTP_RESPONSES_LIMIT_MESSAGE,
                   never ? "\"The request needs %V, the limit is %V %s.\""
                         : "\"The request needs %V, of the limit of %V %s "
                           "%V are left. Please try again in %uLs.\"",
                   &texts.needs, &texts.capacity,
                   claim->price ? "of cost" : "tokens", &texts.left,
                   ngx_http_responses_limit_seconds(claim)) - buf;

    return ngx_http_responses_error_refuse(r, limits->code,
                            never ? ngx_responses_str("request_too_large")
                                  : ngx_responses_str("rate_limit_exceeded"),
                            message);
}


static void
ngx_http_responses_limit_log(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits, ngx_http_responses_claim_t *claim,
    ngx_uint_t dry_run)
{
    ngx_http_responses_texts_t  texts;

    ngx_http_responses_limit_texts(limits, claim, &texts);

    ngx_log_error(claim->limit->log_level, r->connection->log, 0,
                  claim->wait == NGX_RESPONSES_WINDOW_NEVER
                  ? "%sresponses_limit \"%V\": the request needs %V, "
                    "the limit is %V"
                  : "%sresponses_limit \"%V\": the request needs %V, "
                    "of %V there are %V left",
                  dry_run ? "dry run, " : "", &claim->limit->zone->name,
                  &texts.needs, &texts.capacity, &texts.left);
}


static void
ngx_http_responses_limit_texts(ngx_http_responses_limits_t *limits,
    ngx_http_responses_claim_t *claim, ngx_http_responses_texts_t *texts)
{
    u_char  *p;

    p = texts->buf;

    texts->needs.data = p;
    p = ngx_http_responses_limit_needs(limits, claim, p);
    texts->needs.len = p - texts->needs.data;

    texts->capacity.data = p;
    p = ngx_http_responses_limit_amount(claim, claim->capacity, p);
    texts->capacity.len = p - texts->capacity.data;

    texts->left.data = p;
    p = ngx_http_responses_limit_amount(claim, claim->left, p);
    texts->left.len = p - texts->left.data;
}


/* tokens, or money */

static u_char *
ngx_http_responses_limit_amount(ngx_http_responses_claim_t *claim, uint64_t n,
    u_char *buf)
{
    if (claim->price) {
        return ngx_responses_price_write(buf, n);
    }

    return ngx_sprintf(buf, "%uL", n);
}


/* what it needs, for JSON, too: without quotes */

static u_char *
ngx_http_responses_limit_needs(ngx_http_responses_limits_t *limits,
    ngx_http_responses_claim_t *claim, u_char *buf)
{
    u_char     cost[NGX_RESPONSES_PRICE_LEN];
    ngx_str_t  text;

    if (claim->price) {
        text.data = cost;
        text.len = ngx_responses_price_write(cost, claim->tokens) - cost;

        return ngx_snprintf(buf, NGX_HTTP_RESPONSES_LIMIT_MESSAGE,
                            "a cost of %V (%uL tokens of input, %uL of %s)",
                            &text, claim->input, claim->output,
                            limits->tokens.declared ? "output" : "reserve");
    }

    if (claim->input == claim->tokens) {
        return ngx_snprintf(buf, NGX_HTTP_RESPONSES_LIMIT_MESSAGE,
                            "%uL tokens of input", claim->tokens);
    }

    return ngx_snprintf(buf, NGX_HTTP_RESPONSES_LIMIT_MESSAGE,
                        limits->tokens.declared
                        ? "%uL tokens (%uL of input, %uL of output)"
                        : "%uL tokens (%uL of input, %uL of reserve, as it "
                          "does not limit its output)",
                        claim->tokens, claim->input, claim->output);
}


ngx_uint_t
ngx_http_responses_limit_exceeded(ngx_http_request_t *r)
{
    ngx_http_responses_limits_t  *limits;

    limits = ngx_http_responses_limit_get(r);

    return limits
           && limits->status >= NGX_HTTP_RESPONSES_LIMIT_REJECTED_DRY_RUN;
}


ngx_uint_t
ngx_http_responses_limit_met(ngx_http_request_t *r)
{
    return ngx_http_responses_limit_get(r) != NULL;
}


static ngx_int_t
ngx_http_responses_limit_header_filter(ngx_http_request_t *r)
{
    ngx_http_responses_limits_t           *limits;
    ngx_http_responses_limit_main_conf_t  *lmcf;

    lmcf = ngx_http_get_module_main_conf(r, ngx_http_responses_limit_module);

    if (lmcf->zones == NULL) {
        return ngx_http_responses_limit_next_header(r);
    }

    limits = ngx_http_responses_limit_get(r);

    if (limits == NULL || r != r->main || ngx_http_responses_dry_run(r)) {
        return ngx_http_responses_limit_next_header(r);
    }

    if (ngx_http_responses_limit_header(r, limits) != NGX_OK) {
        return NGX_ERROR;
    }

    return ngx_http_responses_limit_next_header(r);
}


static ngx_int_t
ngx_http_responses_limit_header(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits)
{
    ngx_http_responses_claim_t  *claim;

    if (ngx_http_responses_limit_retry(r, limits) != NGX_OK) {
        return NGX_ERROR;
    }

    claim = limits->shown;

    if (claim == NULL) {
        return NGX_OK;
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


/* an error page may have another status, or be that of another server */

static ngx_int_t
ngx_http_responses_limit_retry(ngx_http_request_t *r,
    ngx_http_responses_limits_t *limits)
{
    ngx_http_responses_claim_t  *claim;

    claim = limits->refused;

    if (limits->status != NGX_HTTP_RESPONSES_LIMIT_REJECTED
        || claim->wait == NGX_RESPONSES_WINDOW_NEVER
        || r->headers_out.status != limits->code)
    {
        return NGX_OK;
    }

    return ngx_http_responses_header_add(r, "Retry-After", "%uL",
                                      ngx_http_responses_limit_seconds(claim));
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


/*
 * A path with a segment that servers read in several ways says nothing.  In
 * the API of Gemini the name of a model is before the word.
 */

ngx_http_responses_limit_path_e
ngx_http_responses_limit_path(ngx_str_t *uri, ngx_uint_t args)
{
    ngx_str_t                     last, word;
    ngx_uint_t                    i;
    ngx_http_responses_segment_t  segment;

    ngx_str_null(&last);

    ngx_http_responses_segment_init(&segment, *uri, args);

    while (ngx_http_responses_segment_next(&segment)) {

        if (segment.parameters || segment.backslash) {
            return NGX_HTTP_RESPONSES_LIMIT_MODEL;
        }

        if (segment.text.len) {
            last = segment.text;
        }
    }

    for (i = 0; i < NGX_HTTP_RESPONSES_LIMIT_PATHS; i++) {
        word = ngx_http_responses_limit_paths[i].word;

        if (last.len < word.len) {
            continue;
        }

        if (word.data[0] != ':' && last.len != word.len) {
            continue;
        }

        if (ngx_strncmp(last.data + last.len - word.len, word.data, word.len)
            == 0)
        {
            return ngx_http_responses_limit_paths[i].path;
        }
    }

    return NGX_HTTP_RESPONSES_LIMIT_MODEL;
}


ngx_int_t
ngx_http_responses_limit_status(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    ngx_str_t                    *name;
    ngx_http_responses_limits_t  *limits;

    limits = ngx_http_responses_limit_get(r);

    if (limits == NULL || limits->status == NGX_HTTP_RESPONSES_LIMIT_NOT) {
        v->not_found = 1;
        return NGX_OK;
    }

    name = &ngx_http_responses_limit_names[limits->status];

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    v->len = name->len;
    v->data = name->data;

    return NGX_OK;
}


ngx_int_t
ngx_http_responses_limit_remaining(ngx_http_request_t *r,
    ngx_http_variable_value_t *v, uintptr_t data)
{
    u_char                       *p;
    ngx_http_responses_limits_t  *limits;

    limits = ngx_http_responses_limit_get(r);

    if (limits == NULL || limits->shown == NULL) {
        v->not_found = 1;
        return NGX_OK;
    }

    p = ngx_pnalloc(r->pool, NGX_INT64_LEN);
    if (p == NULL) {
        return NGX_ERROR;
    }

    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    v->len = ngx_sprintf(p, "%uL", limits->shown->left) - p;
    v->data = p;

    return NGX_OK;
}
