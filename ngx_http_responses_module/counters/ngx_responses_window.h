
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tokens that were used in a period, as a sliding window.
 *
 * The period is cut into slots.  What is used counts from its time until its
 * slot has left the window, which is a period later, and at most one slot
 * more.  What may be used is reserved before, as it is not known yet, and
 * settled with what was used in fact.  What is more than the rate, as a burst
 * or since it is more than was reserved, is a debt: it counts as used in the
 * periods to come.
 *
 * The rate may change: what was used stays used.  If the period is longer than
 * before, what had left the shorter one is not known any more.
 */


#ifndef _NGX_RESPONSES_WINDOW_H_INCLUDED_
#define _NGX_RESPONSES_WINDOW_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* slots of a period, and the one that is being filled */

#define NGX_RESPONSES_WINDOW_PARTS  16
#define NGX_RESPONSES_WINDOW_SLOTS  (NGX_RESPONSES_WINDOW_PARTS + 1)

/* milliseconds of a slot; all of them are no shorter than the period */

#define ngx_responses_window_length(period)                                   \
    (((period) + NGX_RESPONSES_WINDOW_PARTS - 1) / NGX_RESPONSES_WINDOW_PARTS)

/* tokens, or parts of money, and of a debt: sums do not overflow */

#define NGX_RESPONSES_WINDOW_TOKENS  1000000000000000ULL
#define NGX_RESPONSES_WINDOW_DEBT    (1000 * NGX_RESPONSES_WINDOW_TOKENS)

/* the time until more tokens fit than the capacity */

#define NGX_RESPONSES_WINDOW_NEVER  (ngx_msec_t) -1


typedef struct {
    uint64_t    tokens;        /* allowed in a period, not 0 */
    ngx_msec_t  period;        /* milliseconds, not 0 */
} ngx_responses_rate_t;


/* all is zero at first */

typedef struct {
    ngx_msec_t  length;        /* of a slot, milliseconds; 0: not used yet */
    ngx_msec_t  slot;          /* the number of the one that is filled */
    uint64_t    used[NGX_RESPONSES_WINDOW_SLOTS];
    uint64_t    total;         /* their sum */
    uint64_t    debt;
    uint64_t    reserved;
    ngx_uint_t  open;          /* reservations */
} ngx_responses_window_t;


/*
 * Moves the window to a time in milliseconds; what was used longer than a
 * period ago leaves it.  A time before the last one changes nothing.  Other
 * functions expect that the window was moved with the same rate.
 */

void ngx_responses_window_move(ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, ngx_msec_t now);

/* whether nothing is used or reserved, after a move */

#define ngx_responses_window_empty(window)                                    \
    ((window)->open == 0 && (window)->total == 0 && (window)->debt == 0)

/*
 * Tokens that can be reserved.  The capacity, here and below, is at least the
 * tokens of the rate.
 */

uint64_t ngx_responses_window_left(const ngx_responses_window_t *window,
    uint64_t capacity);

/*
 * Milliseconds until so many tokens can be reserved; 0: now, NEVER: they are
 * more than the capacity.  If they never could while all is reserved that is
 * now, it is the time of a slot or 10 seconds, as nobody knows when that will
 * be settled.
 */

ngx_msec_t ngx_responses_window_wait(const ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, ngx_msec_t now, uint64_t capacity,
    uint64_t tokens);

/* reserves tokens */

void ngx_responses_window_reserve(ngx_responses_window_t *window,
    uint64_t tokens);

/* gives back what was reserved, and adds what was used, after a move */

void ngx_responses_window_settle(ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, uint64_t tokens, uint64_t used);

/* adds what was used in one of the slots of the window, after a move */

void ngx_responses_window_add(ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, uint64_t slot, uint64_t used);


#endif /* _NGX_RESPONSES_WINDOW_H_INCLUDED_ */
