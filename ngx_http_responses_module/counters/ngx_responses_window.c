
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The arithmetic of a limit of tokens in a period.
 *
 * Never reads a clock.  Invariant: at most the tokens of the rate are in the
 * window, and there is a debt only while they are.  If no more is used than
 * was reserved, and nothing is reserved that does not fit, no period has more
 * than the capacity.  In the mean over many periods none has more than the
 * tokens of the rate, whatever is used.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_window.h"


/* milliseconds of a slot; all of them are no shorter than the period */

#define ngx_responses_window_length(period)                                   \
    (((period) + NGX_RESPONSES_WINDOW_PARTS - 1) / NGX_RESPONSES_WINDOW_PARTS)

/* what is reserved may be settled after this time, nobody knows */

#define NGX_RESPONSES_WINDOW_SETTLED  10000

#define ngx_responses_window_used(window, slot)                               \
    (window)->used[(slot) % NGX_RESPONSES_WINDOW_SLOTS]

/* tokens that fit into the window; after a reload the rate may be lower */

#define ngx_responses_window_room(window, tokens)                             \
    (((window)->total < (tokens)) ? (tokens) - (window)->total : 0)


static void ngx_responses_window_next(ngx_responses_window_t *window,
    uint64_t tokens);


void
ngx_responses_window_move(ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, ngx_msec_t now)
{
    uint64_t        periods;
    ngx_msec_t      slot;
    ngx_msec_int_t  n;

    slot = now / ngx_responses_window_length(rate->period);
    n = (ngx_msec_int_t) (slot - window->slot);

    if (n <= 0 && n > -NGX_RESPONSES_WINDOW_SLOTS) {

        /* processes do not update their time at once */

        return;
    }

    if (n < 0 || (n >= NGX_RESPONSES_WINDOW_SLOTS && window->debt == 0)) {

        /* the clock is another one, or it was long ago */

        ngx_memzero(window->used, sizeof(window->used));

        window->slot = slot;
        window->total = 0;
        window->debt = 0;

        return;
    }

    /* while a debt is paid, periods begin and end with the same tokens */

    periods = ngx_min((uint64_t) n / NGX_RESPONSES_WINDOW_SLOTS,
                      window->debt / rate->tokens);

    window->slot += periods * NGX_RESPONSES_WINDOW_SLOTS;
    window->debt -= periods * rate->tokens;

    while (window->slot != slot && window->total) {
        ngx_responses_window_next(window, rate->tokens);
    }

    window->slot = slot;
}


/* a debt takes the place of what leaves the window */

static void
ngx_responses_window_next(ngx_responses_window_t *window, uint64_t tokens)
{
    uint64_t  n;

    window->slot++;

    window->total -= ngx_responses_window_used(window, window->slot);

    n = ngx_min(window->debt, ngx_responses_window_room(window, tokens));

    ngx_responses_window_used(window, window->slot) = n;

    window->total += n;
    window->debt -= n;
}


uint64_t
ngx_responses_window_left(const ngx_responses_window_t *window,
    uint64_t capacity)
{
    uint64_t  taken;

    taken = window->total + window->debt + window->reserved;

    return (taken < capacity) ? capacity - taken : 0;
}


ngx_msec_t
ngx_responses_window_wait(const ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, ngx_msec_t now, uint64_t capacity,
    uint64_t tokens)
{
    uint64_t                more, periods;
    ngx_uint_t              i;
    ngx_msec_t              length, slot;
    ngx_responses_window_t  later;

    if (tokens > capacity) {
        return NGX_RESPONSES_WINDOW_NEVER;
    }

    if (tokens <= ngx_responses_window_left(window, capacity)) {
        return 0;
    }

    length = ngx_responses_window_length(rate->period);

    /* as many periods of a debt as are not enough */

    more = window->total + window->debt + window->reserved + tokens - capacity;
    periods = ngx_min(more - 1, window->debt) / rate->tokens;

    later = *window;
    later.debt -= periods * rate->tokens;

    slot = periods * NGX_RESPONSES_WINDOW_SLOTS;

    for (i = 0; i < 2 * NGX_RESPONSES_WINDOW_SLOTS; i++) {
        ngx_responses_window_next(&later, rate->tokens);

        if (tokens <= ngx_responses_window_left(&later, capacity)) {
            return (later.slot + slot) * length - now;
        }
    }

    return ngx_min(length, NGX_RESPONSES_WINDOW_SETTLED);
}


void
ngx_responses_window_reserve(ngx_responses_window_t *window, uint64_t tokens)
{
    window->reserved += tokens;
    window->open++;
}


void
ngx_responses_window_settle(ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, uint64_t tokens, uint64_t used)
{
    uint64_t  n;

    window->open--;
    window->reserved -= tokens;

    /* a number that is wrong must not overflow */

    used = ngx_min(used, NGX_RESPONSES_WINDOW_TOKENS);

    n = ngx_min(used, ngx_responses_window_room(window, rate->tokens));

    ngx_responses_window_used(window, window->slot) += n;

    window->total += n;
    window->debt += used - n;
}
