
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The arithmetic of a limit of tokens in a period.
 *
 * Never reads a clock, and forgets nothing that was used in the last period,
 * also if the rate changes.  Invariant: at most the tokens of the rate are in
 * the window, unless it was higher before, and there is a debt only while they
 * are.  If no more is used than
 * was reserved, and nothing is reserved that does not fit, no period has more
 * than the capacity.  In the mean over many periods none has more than the
 * tokens of the rate, whatever is used.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_window.h"


/* what is reserved may be settled after this time, nobody knows */

#define NGX_RESPONSES_WINDOW_SETTLED  10000

#define ngx_responses_window_used(window, slot)                               \
    (window)->used[(slot) % NGX_RESPONSES_WINDOW_SLOTS]

/* tokens that fit into the window; after a reload the rate may be lower */

#define ngx_responses_window_room(window, tokens)                             \
    (((window)->total < (tokens)) ? (tokens) - (window)->total : 0)


static void ngx_responses_window_slide(ngx_responses_window_t *window,
    uint64_t tokens, ngx_msec_t now);
static void ngx_responses_window_pass(ngx_responses_window_t *window,
    uint64_t tokens, ngx_msec_t slot);
static void ngx_responses_window_change(ngx_responses_window_t *window,
    ngx_msec_t length, ngx_msec_t now);
static void ngx_responses_window_next(ngx_responses_window_t *window,
    uint64_t tokens);


void
ngx_responses_window_move(ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, ngx_msec_t now)
{
    ngx_msec_t  length;

    length = ngx_responses_window_length(rate->period);

    if (window->length == 0) {
        window->length = length;
    }

    ngx_responses_window_slide(window, rate->tokens, now);

    if (window->length != length) {
        ngx_responses_window_change(window, length, now);
    }
}


static void
ngx_responses_window_slide(ngx_responses_window_t *window, uint64_t tokens,
    ngx_msec_t now)
{
    uint64_t        periods;
    ngx_msec_t      slot;
    ngx_msec_int_t  n;

    slot = now / window->length;
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

    ngx_responses_window_pass(window, tokens, slot);

    /* while a debt is paid, periods begin and end with the same tokens */

    periods = ngx_min((slot - window->slot) / NGX_RESPONSES_WINDOW_SLOTS,
                      window->debt / tokens);

    window->slot += periods * NGX_RESPONSES_WINDOW_SLOTS;
    window->debt -= periods * tokens;

    while (window->slot != slot && window->total) {
        ngx_responses_window_next(window, tokens);
    }

    window->slot = slot;
}


/*
 * The next slots, up to one, until all that is in the window has come in while
 * the rate was this: the rate, if there is a debt.
 */

static void
ngx_responses_window_pass(ngx_responses_window_t *window, uint64_t tokens,
    ngx_msec_t slot)
{
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS && window->slot != slot; i++) {
        ngx_responses_window_next(window, tokens);
    }
}


/*
 * Puts what was used into slots of another length, each by the end of its
 * slot, so that it leaves the window no earlier than a period after its use.
 */

static void
ngx_responses_window_change(ngx_responses_window_t *window, ngx_msec_t length,
    ngx_msec_t now)
{
    uint64_t                n;
    ngx_uint_t              i;
    ngx_msec_t              slot, end;
    ngx_responses_window_t  old;

    old = *window;

    ngx_memzero(window->used, sizeof(window->used));

    window->length = length;
    window->slot = now / length;
    window->total = 0;

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS && i <= old.slot; i++) {
        n = ngx_responses_window_used(&old, old.slot - i);

        end = ngx_min((old.slot - i + 1) * old.length - 1, now);
        slot = end / length;

        if (window->slot - slot < NGX_RESPONSES_WINDOW_SLOTS) {
            ngx_responses_window_used(window, slot) += n;
            window->total += n;
        }
    }
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

    if (taken < capacity) {
        return capacity - taken;
    }

    return 0;
}


ngx_msec_t
ngx_responses_window_wait(const ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, ngx_msec_t now, uint64_t capacity,
    uint64_t tokens)
{
    uint64_t                more, periods;
    ngx_uint_t              i;
    ngx_msec_t              length;
    ngx_responses_window_t  later;

    if (tokens > capacity) {
        return NGX_RESPONSES_WINDOW_NEVER;
    }

    if (tokens <= ngx_responses_window_left(window, capacity)) {
        return 0;
    }

    length = ngx_responses_window_length(rate->period);
    later = *window;

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS; i++) {
        ngx_responses_window_next(&later, rate->tokens);

        if (tokens <= ngx_responses_window_left(&later, capacity)) {
            return later.slot * length - now;
        }
    }

    /* as many periods of a debt as are not enough, see slide() */

    more = later.total + later.debt + later.reserved + tokens - capacity;
    periods = ngx_min(more - 1, later.debt) / rate->tokens;

    later.slot += periods * NGX_RESPONSES_WINDOW_SLOTS;
    later.debt -= periods * rate->tokens;

    for (i = 0; i < 2 * NGX_RESPONSES_WINDOW_SLOTS; i++) {
        ngx_responses_window_next(&later, rate->tokens);

        if (tokens <= ngx_responses_window_left(&later, capacity)) {
            return later.slot * length - now;
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
    window->open--;
    window->reserved -= tokens;

    /* a number that is wrong must not overflow */

    ngx_responses_window_add(window, rate, window->slot,
                             ngx_min(used, NGX_RESPONSES_WINDOW_TOKENS));
}


void
ngx_responses_window_add(ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, uint64_t slot, uint64_t used)
{
    uint64_t  n;

    n = ngx_min(used, ngx_responses_window_room(window, rate->tokens));

    ngx_responses_window_used(window, slot) += n;

    window->total += n;
    window->debt = ngx_min(window->debt + used - n, NGX_RESPONSES_WINDOW_DEBT);
}
