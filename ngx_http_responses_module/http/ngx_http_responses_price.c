
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Prices of a location, and what a response costs.
 *
 * Never guesses: without a number of tokens, or a price for its model, the
 * cost of a response is unknown.  Invariant: log, counters and limits have one
 * arithmetic.
 */


#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses.h"
#include "http/ngx_http_responses_price.h"
#include "http/ngx_http_responses_record.h"
#include "http/request/ngx_http_responses_request.h"


/* more tokens than any context has */

#define NGX_HTTP_RESPONSES_PRICE_OVER  1000000000


static char *ngx_http_responses_price_over(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_str_t text, ngx_responses_price_t *price);


/* names of amounts, which follow each other in a price */

static const struct {
    const char   *name;
    size_t        offset;
} ngx_http_responses_price_amounts[] = {
    { "input=", offsetof(ngx_responses_price_t, input) },
    { "cached=", offsetof(ngx_responses_price_t, cached) },
    { "write=", offsetof(ngx_responses_price_t, write) },
    { "output=", offsetof(ngx_responses_price_t, output) }
};

#define NGX_HTTP_RESPONSES_PRICE_AMOUNTS                                      \
    (sizeof(ngx_http_responses_price_amounts)                                 \
     / sizeof(ngx_http_responses_price_amounts[0]))

#define NGX_HTTP_RESPONSES_PRICE_NONE  ((uint64_t) -1)

#define ngx_http_responses_price_amount(price, i)                             \
    (uint64_t *) ((u_char *) (price)                                          \
                  + ngx_http_responses_price_amounts[i].offset)


ngx_responses_price_tokens_t
ngx_http_responses_price_tokens(const ngx_responses_usage_t *usage,
    ngx_uint_t api)
{
    int64_t                       input, output;
    ngx_responses_price_tokens_t  tokens;

    input = usage->input_tokens;
    output = usage->output_tokens;

    /* Gemini reports reasoning beside the output */

    if (api == NGX_RESPONSES_API_GENERATE && output >= 0) {
        output += ngx_max(usage->reasoning_tokens, 0);
    }

    tokens.input = (uint64_t) ngx_max(input, 0);
    tokens.cached = (uint64_t) ngx_max(usage->cached_tokens, 0);
    tokens.write = (uint64_t) ngx_max(usage->cache_write_tokens, 0);
    tokens.output = (uint64_t) ngx_max(output, 0);
    tokens.apart = (api == NGX_RESPONSES_API_MESSAGES);

    return tokens;
}


ngx_int_t
ngx_http_responses_price_cost(ngx_http_request_t *r,
    const ngx_responses_usage_t *usage, ngx_uint_t api, uint64_t *cost)
{
    ngx_str_t                       model;
    ngx_responses_word_t           *tier;
    const ngx_responses_price_t    *price;
    ngx_responses_price_tokens_t    tokens;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_responses_place_conf(r, ngx_http_responses_module);

    if (rlcf->prices == NULL
        || (usage->input_tokens < 0 && usage->output_tokens < 0))
    {
        return NGX_DECLINED;
    }

    tokens = ngx_http_responses_price_tokens(usage, api);

    model.data = usage->words[NGX_RESPONSES_WORD_MODEL]->data;
    model.len = usage->words[NGX_RESPONSES_WORD_MODEL]->len;

    if (model.len == 0) {
        model = ngx_http_responses_body_known(r);
    }

    tier = usage->words[NGX_RESPONSES_WORD_SERVICE_TIER];

    price = ngx_responses_price_find(rlcf->prices->elts, rlcf->prices->nelts,
                                     model, (ngx_str_t) { tier->len,
                                                          tier->data },
                                     &tokens);
    if (price == NULL) {
        return NGX_DECLINED;
    }

    *cost = ngx_responses_price_cost(price, &tokens);

    return NGX_OK;
}


ngx_array_t *
ngx_http_responses_prices(ngx_http_request_t *r)
{
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    return rlcf->prices;
}


ngx_uint_t
ngx_http_responses_price_missing(ngx_conf_t *cf)
{
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_conf_get_module_loc_conf(cf, ngx_http_responses_module);

    return rlcf->enable && rlcf->prices == NULL;
}


char *
ngx_http_responses_price(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    char                   *rv;
    uint64_t               *amount;
    ngx_str_t              *value, text;
    ngx_uint_t              i, n;
    ngx_responses_price_t  *price;

    value = cf->args->elts;

    if (rlcf->prices == NGX_CONF_UNSET_PTR) {
        rlcf->prices = ngx_array_create(cf->pool, 4,
                                        sizeof(ngx_responses_price_t));
        if (rlcf->prices == NULL) {
            return NGX_CONF_ERROR;
        }
    }

    price = ngx_array_push(rlcf->prices);
    if (price == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_memzero(price, sizeof(ngx_responses_price_t));

    price->model = value[1];

    for (n = 0; n < NGX_HTTP_RESPONSES_PRICE_AMOUNTS; n++) {
        *ngx_http_responses_price_amount(price, n) =
                                                NGX_HTTP_RESPONSES_PRICE_NONE;
    }

    for (i = 2; i < cf->args->nelts; i++) {

        if (ngx_http_responses_conf_named(&value[i], "tier=", &text)) {
            price->tier = text;
            continue;
        }

        if (ngx_http_responses_conf_named(&value[i], "over=", &text)) {
            rv = ngx_http_responses_price_over(cf, &value[i], text, price);

            if (rv != NGX_CONF_OK) {
                return rv;
            }

            continue;
        }

        for (n = 0; n < NGX_HTTP_RESPONSES_PRICE_AMOUNTS; n++) {

            if (ngx_http_responses_conf_named(&value[i],
                                     ngx_http_responses_price_amounts[n].name,
                                     &text))
            {
                break;
            }
        }

        if (n == NGX_HTTP_RESPONSES_PRICE_AMOUNTS) {
            return ngx_http_responses_conf_invalid(cf, "parameter", &value[i],
                                      "\"tier=\", \"over=\", \"input=\", "
                                      "\"cached=\", \"write=\" or "
                                      "\"output=\"");
        }

        amount = ngx_http_responses_price_amount(price, n);

        if (ngx_responses_price_read(text, NGX_RESPONSES_PRICE_MOST, amount)
            != NGX_OK)
        {
            return ngx_http_responses_conf_invalid(cf, "price", &value[i],
                                      "a number from 0 to 10000 with up to "
                                      "nine digits after the point");
        }
    }

    if (price->input == NGX_HTTP_RESPONSES_PRICE_NONE
        || price->output == NGX_HTTP_RESPONSES_PRICE_NONE)
    {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "\"responses_price\" must have \"input=price\" and "
                           "\"output=price\" parameters");
        return NGX_CONF_ERROR;
    }

    if (price->cached == NGX_HTTP_RESPONSES_PRICE_NONE) {
        price->cached = price->input;
    }

    if (price->write == NGX_HTTP_RESPONSES_PRICE_NONE) {
        price->write = price->input;
    }

    return NGX_CONF_OK;
}


/* "272k" */

static char *
ngx_http_responses_price_over(ngx_conf_t *cf, ngx_str_t *arg, ngx_str_t text,
    ngx_responses_price_t *price)
{
    ngx_int_t   n;
    ngx_uint_t  unit;

    unit = (text.len && text.data[text.len - 1] == 'k') ? 1000 : 1;

    if (unit > 1) {
        text.len--;
    }

    n = ngx_atoi(text.data, text.len);

    if (n < 1 || (ngx_uint_t) n > NGX_HTTP_RESPONSES_PRICE_OVER / unit) {
        return ngx_http_responses_conf_invalid(cf, "value", arg,
                                      "\"over=\" and a number of tokens, such "
                                      "as \"272k\"");
    }

    price->over = (uint64_t) n * unit;

    return NGX_CONF_OK;
}
