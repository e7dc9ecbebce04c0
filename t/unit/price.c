
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for counters/price: prices as text, which of them fits, and costs
 * that were computed by hand.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_price.h"

#include "tap.h"


#define price(model, tier, over, input, cached, write, output)                \
    { ngx_string(model), ngx_string(tier), over, input, cached, write, output }

/* of 1.25: MILLI is a thousandth */

#define MILLI  (NGX_RESPONSES_PRICE_UNIT / 1000)


static const ngx_responses_price_t  prices[] = {
    price("gpt-5*", "", 0, 1250 * MILLI, 125 * MILLI, 1250 * MILLI,
          10000 * MILLI),
    price("gpt-5*", "flex", 0, 625 * MILLI, 62500000, 625 * MILLI,
          5000 * MILLI),
    price("gpt-5*", "priority", 0, 2500 * MILLI, 250 * MILLI, 2500 * MILLI,
          20000 * MILLI),
    price("gpt-5.4*", "", 272000, 5000 * MILLI, 500 * MILLI, 5000 * MILLI,
          22500 * MILLI),
    price("gpt-5-nano*", "", 0, 50 * MILLI, 5 * MILLI, 50 * MILLI,
          400 * MILLI),
    price("claude-*", "", 0, 3000 * MILLI, 300 * MILLI, 3750 * MILLI,
          15000 * MILLI),
    price("tiny", "", 0, 1, 1, 1, 1)
};

#define NPRICES  (sizeof(prices) / sizeof(prices[0]))


/* model, tier, tokens; the row, and what they cost by hand */

static const struct {
    const char  *model;
    const char  *tier;
    uint64_t     input;
    uint64_t     cached;
    uint64_t     write;
    uint64_t     output;
    unsigned     apart;
    int          row;
    const char  *cost;
} costs[] = {
    { "gpt-5", "default", 1000, 0, 0, 100, 0, 0, "0.002250000" },
    { "gpt-5-2025-08-07", "default", 1, 0, 0, 0, 0, 0, "0.000001250" },
    { "gpt-5", "", 12345, 12288, 0, 678, 0, 0, "0.008387250" },
    { "gpt-5", "flex", 1000, 0, 0, 100, 0, 1, "0.001125000" },
    { "gpt-5", "flex", 12345, 12288, 0, 678, 0, 1, "0.004193625" },
    { "gpt-5", "priority", 12345, 12288, 0, 678, 0, 2, "0.016774500" },
    { "gpt-5", "flex", 1, 1, 0, 0, 0, 1, "0.000000063" },   /* 62.5 */
    { "gpt-5-nano", "flex", 1000, 1000, 0, 1, 0, 4, "0.000005400" },
    { "gpt-5.4", "", 272000, 0, 0, 10, 0, 0, "0.340100000" },
    { "gpt-5.4", "", 272001, 0, 0, 10, 0, 3, "1.360230000" },
    { "gpt-5.4", "flex", 300000, 200000, 0, 1000, 0, 3, "0.622500000" },
    { "gpt-5.4", "flex", 100000, 50000, 25000, 1000, 0, 1, "0.039375000" },
    { "claude-x", "", 100, 2000, 300, 50, 1, 5, "0.002775000" },
    { "claude-x", "", 0, 0, 0, 0, 1, 5, "0.000000000" },
    { "gpt-5", "", 10, 99, 0, 0, 0, 0, "0.000012375" },
    { "tiny", "", 16000000, 0, 0, 16000000, 0, 6, "0.000000032" },
    { "tiny", "", 499999, 0, 0, 0, 0, 6, "0.000000000" },
    { "tiny", "", 250000, 0, 0, 250000, 0, 6, "0.000000001" },
    { "gpt-4", "", 1, 0, 0, 1, 0, -1, NULL },
    { "GPT-5", "", 1, 0, 0, 1, 0, -1, NULL },
    { "", "", 1, 0, 0, 1, 0, -1, NULL }
};


static const struct {
    const char  *text;
    uint64_t     amount;       /* 0: an error, but for "0" */
} amounts[] = {
    { "1.25", 1250000000 },
    { "1", 1000000000 },
    { "0.000000001", 1 },
    { "0.125", 125000000 },
    { "007.5", 7500000000ULL },
    { "10000", NGX_RESPONSES_PRICE_MOST },
    { "10000.000000001", 0 },
    { "10001", 0 },
    { "99999999999999999999999", 0 },
    { "0.0000000001", 0 },
    { "1.2500000000", 0 },
    { "", 0 },
    { ".", 0 },
    { ".5", 0 },
    { "1.", 0 },
    { "1.2.3", 0 },
    { "-1", 0 },
    { "+1", 0 },
    { "1e3", 0 },
    { "1,25", 0 },
    { "$1.25", 0 },
    { "1.25 ", 0 },
    { "x", 0 }
};


static ngx_str_t
string(const char *text)
{
    ngx_str_t  s;

    s.data = (u_char *) text;
    s.len = strlen(text);

    return s;
}


static const char *
written(uint64_t amount)
{
    static u_char  buf[NGX_RESPONSES_PRICE_LEN + 1];

    *ngx_responses_price_write(buf, amount) = '\0';

    return (char *) buf;
}


int
main(void)
{
    uint64_t                       n;
    ngx_int_t                      rc;
    ngx_uint_t                     i;
    ngx_responses_price_t          dearest;
    const ngx_responses_price_t   *found;
    ngx_responses_price_tokens_t   t;

    for (i = 0; i < sizeof(amounts) / sizeof(amounts[0]); i++) {
        n = 0;
        rc = ngx_responses_price_read(string(amounts[i].text),
                                      NGX_RESPONSES_PRICE_MOST, &n);

        ok(rc == (amounts[i].amount ? NGX_OK : NGX_ERROR)
           && n == amounts[i].amount, "amount '%s'", amounts[i].text);
    }

    is(ngx_responses_price_read(string("0"), 1, &n), NGX_OK, "0");
    is(n, 0, "it is free");

    for (i = 0; i < sizeof(costs) / sizeof(costs[0]); i++) {
        ngx_memzero(&t, sizeof(ngx_responses_price_tokens_t));

        t.input = costs[i].input;
        t.cached = costs[i].cached;
        t.write = costs[i].write;
        t.output = costs[i].output;
        t.apart = costs[i].apart;

        found = ngx_responses_price_find(prices, NPRICES,
                                         string(costs[i].model),
                                         string(costs[i].tier), &t);

        ok(found == (costs[i].row < 0 ? NULL : &prices[costs[i].row]),
           "row of %s %s", costs[i].model, costs[i].tier);

        if (found) {
            ok(strcmp(written(ngx_responses_price_cost(found, &t)),
                      costs[i].cost) == 0, "cost %s: %s", costs[i].cost,
               written(ngx_responses_price_cost(found, &t)));
        }
    }

    ok(ngx_responses_price_dearest(prices, NPRICES) == &prices[3],
       "the dearest by its output");
    ok(ngx_responses_price_dearest(prices, 1) == &prices[0], "of one");

    /* the largest numbers do not overflow, wrong ones count as these */

    dearest.input = NGX_RESPONSES_PRICE_MOST;
    dearest.cached = NGX_RESPONSES_PRICE_MOST;
    dearest.write = NGX_RESPONSES_PRICE_MOST;
    dearest.output = NGX_RESPONSES_PRICE_MOST;

    t.input = t.output = t.cached = t.write = NGX_RESPONSES_PRICE_TOKENS;
    t.apart = 1;

    ok(strcmp(written(ngx_responses_price_cost(&dearest, &t)),
              "640000.000000000") == 0, "the most");

    t.input = t.output = t.cached = t.write = 9007199254740991ULL;

    ok(strcmp(written(ngx_responses_price_cost(&dearest, &t)),
              "640000.000000000") == 0, "wrong numbers");

    ok(strcmp(written(18446744073709551615ULL), "18446744073.709551615") == 0,
       "the largest sum");

    return tap_done();
}
