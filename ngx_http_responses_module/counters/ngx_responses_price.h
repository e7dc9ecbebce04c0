
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What tokens cost, by prices per million of them.
 */


#ifndef _NGX_RESPONSES_PRICE_H_INCLUDED_
#define _NGX_RESPONSES_PRICE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* a unit of money, in which all sums are, has so many parts */

#define NGX_RESPONSES_PRICE_UNIT  1000000000ULL

/* the highest price, and the most tokens of a kind: nothing overflows */

#define NGX_RESPONSES_PRICE_MOST    (10000 * NGX_RESPONSES_PRICE_UNIT)
#define NGX_RESPONSES_PRICE_TOKENS  16000000

/* bytes of a sum as text */

#define NGX_RESPONSES_PRICE_LEN  (NGX_INT64_LEN + sizeof(".123456789"))


/* prices are parts of a unit for a million tokens */

typedef struct {
    ngx_str_t   model;         /* "*" stands for any text */
    ngx_str_t   tier;          /* empty: any, or none */
    uint64_t    over;          /* more tokens of input than these */
    uint64_t    input;
    uint64_t    cached;
    uint64_t    write;         /* to the cache */
    uint64_t    output;
} ngx_responses_price_t;


typedef struct {
    uint64_t    input;
    uint64_t    cached;
    uint64_t    write;
    uint64_t    output;        /* with reasoning */
    unsigned    apart:1;       /* input is without the other two */
} ngx_responses_price_tokens_t;


/*
 * Reads an amount, as "1.25", with at most nine digits after the point, up to
 * a highest one: NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_responses_price_read(ngx_str_t text, uint64_t most,
    uint64_t *amount);

/* writes an amount with nine digits after the point; returns the end */

u_char *ngx_responses_price_write(u_char *p, uint64_t amount);

/* the last of n prices that fits; NULL: none does */

const ngx_responses_price_t *ngx_responses_price_find(
    const ngx_responses_price_t *prices, ngx_uint_t n, ngx_str_t model,
    ngx_str_t tier, const ngx_responses_price_tokens_t *tokens);

/* the one whose output costs most, of at least one */

const ngx_responses_price_t *ngx_responses_price_dearest(
    const ngx_responses_price_t *prices, ngx_uint_t n);

/* what the tokens cost, rounded to the nearest part */

uint64_t ngx_responses_price_cost(const ngx_responses_price_t *price,
    const ngx_responses_price_tokens_t *tokens);


#endif /* _NGX_RESPONSES_PRICE_H_INCLUDED_ */
