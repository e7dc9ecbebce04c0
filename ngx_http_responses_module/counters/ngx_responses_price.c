
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What tokens cost.
 *
 * Integers only, never allocates.  Invariant: a sum is rounded once, at its
 * end, so that it does not depend on the order of its parts.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "api/ngx_responses_event.h"
#include "engine/ngx_responses_rule.h"
#include "counters/ngx_responses_price.h"


#define NGX_RESPONSES_PRICE_DIGITS   9
#define NGX_RESPONSES_PRICE_MILLION  1000000


/* a sum, and a rest in millionths of its parts */

typedef struct {
    uint64_t    whole;
    uint64_t    rest;
} ngx_responses_price_sum_t;


static void ngx_responses_price_add(ngx_responses_price_sum_t *sum,
    uint64_t price, uint64_t tokens);


ngx_int_t
ngx_responses_price_read(ngx_str_t text, uint64_t most, uint64_t *amount)
{
    u_char      *p, *last;
    uint64_t     n;
    ngx_uint_t   digits, point;

    last = text.data + text.len;

    if (text.len == 0 || text.data[0] == '.' || last[-1] == '.') {
        return NGX_ERROR;
    }

    n = 0;
    digits = 0;
    point = 0;

    for (p = text.data; p < last; p++) {

        if (*p == '.' && !point) {
            point = 1;
            continue;
        }

        if (!ngx_responses_digit(*p) || digits == NGX_RESPONSES_PRICE_DIGITS) {
            return NGX_ERROR;
        }

        n = n * 10 + (*p - '0');
        digits += point;

        if (n > most) {
            return NGX_ERROR;
        }
    }

    for ( /* void */ ; digits < NGX_RESPONSES_PRICE_DIGITS; digits++) {
        n *= 10;

        if (n > most) {
            return NGX_ERROR;
        }
    }

    *amount = n;

    return NGX_OK;
}


u_char *
ngx_responses_price_write(u_char *p, uint64_t amount)
{
    u_char      buf[NGX_INT64_LEN + NGX_RESPONSES_PRICE_DIGITS], *digit;
    ngx_uint_t  n;

    digit = buf + sizeof(buf);

    for (n = 0; amount || n <= NGX_RESPONSES_PRICE_DIGITS; n++) {

        if (n == NGX_RESPONSES_PRICE_DIGITS) {
            *--digit = '.';
        }

        *--digit = (u_char) ('0' + amount % 10);
        amount /= 10;
    }

    return ngx_cpymem(p, digit, buf + sizeof(buf) - digit);
}


const ngx_responses_price_t *
ngx_responses_price_find(const ngx_responses_price_t *prices, ngx_uint_t n,
    ngx_str_t model, ngx_str_t tier,
    const ngx_responses_price_tokens_t *tokens)
{
    uint64_t                      input;
    const ngx_responses_price_t  *price;

    input = tokens->input;

    if (tokens->apart) {
        input += tokens->cached + tokens->write;
    }

    while (n--) {
        price = &prices[n];

        if (price->over && input <= price->over) {
            continue;
        }

        if (price->tier.len && !ngx_responses_str_eq(price->tier, tier)) {
            continue;
        }

        if (ngx_responses_rule_match(&price->model, &model)) {
            return price;
        }
    }

    return NULL;
}


const ngx_responses_price_t *
ngx_responses_price_dearest(const ngx_responses_price_t *prices, ngx_uint_t n)
{
    ngx_uint_t                    i;
    const ngx_responses_price_t  *dearest;

    dearest = &prices[0];

    for (i = 1; i < n; i++) {

        if (prices[i].output > dearest->output) {
            dearest = &prices[i];
        }
    }

    return dearest;
}


uint64_t
ngx_responses_price_cost(const ngx_responses_price_t *price,
    const ngx_responses_price_tokens_t *tokens)
{
    uint64_t                   input, cached;
    ngx_responses_price_sum_t  sum;

    input = tokens->input;
    cached = tokens->cached + tokens->write;

    if (!tokens->apart) {
        input -= ngx_min(cached, input);
    }

    sum.whole = 0;
    sum.rest = NGX_RESPONSES_PRICE_MILLION / 2;

    ngx_responses_price_add(&sum, price->input, input);
    ngx_responses_price_add(&sum, price->cached, tokens->cached);
    ngx_responses_price_add(&sum, price->write, tokens->write);
    ngx_responses_price_add(&sum, price->output, tokens->output);

    return sum.whole + sum.rest / NGX_RESPONSES_PRICE_MILLION;
}


static void
ngx_responses_price_add(ngx_responses_price_sum_t *sum, uint64_t price,
    uint64_t tokens)
{
    tokens = ngx_min(tokens, NGX_RESPONSES_PRICE_TOKENS);

    sum->whole += price / NGX_RESPONSES_PRICE_MILLION * tokens;
    sum->rest += price % NGX_RESPONSES_PRICE_MILLION * tokens;
}
