
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Merges what several edges used of a window.
 *
 * What a slot has only grows, so that of two numbers for it the larger one is
 * newer: nothing depends on how often, in which order or by which of the edges
 * the numbers are read, and what a store has lost is not lost here.  Never
 * reads a clock, and never takes back what was used.  Invariant: the window
 * has at least what the share has, and its reservations include those of the
 * others.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_share.h"


#define ngx_responses_share_slot(slot)  ((slot) % NGX_RESPONSES_WINDOW_SLOTS)

#define ngx_responses_share_sum(sum, n)                                       \
    *(sum) = ngx_min(*(sum) + (n), NGX_RESPONSES_EDGE_MAX)


static void ngx_responses_share_reserve(ngx_responses_share_t *share,
    ngx_responses_window_t *window, uint64_t reserved, uint64_t until);
static uint64_t ngx_responses_share_unpaid(const ngx_responses_edges_t *parts,
    const ngx_responses_edge_t *part, uint64_t tokens);
static void ngx_responses_share_others(ngx_responses_share_t *share,
    ngx_responses_window_t *window, const ngx_responses_rate_t *rate,
    const ngx_responses_edges_t *parts);
static void ngx_responses_share_own(const ngx_responses_share_t *share,
    const ngx_responses_window_t *window, ngx_responses_edge_t *own);
static ngx_responses_share_e ngx_responses_share_same(
    const ngx_responses_edge_t *part, const ngx_responses_edge_t *own);
static void ngx_responses_share_restart(ngx_responses_share_t *share,
    ngx_responses_window_t *window, const ngx_responses_rate_t *rate,
    const ngx_responses_edge_t *part);
static void ngx_responses_share_pay(ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, uint64_t owed);
static uint64_t ngx_responses_share_at(uint64_t newest, const uint64_t *used,
    uint64_t slot);
static uint64_t ngx_responses_share_owed(const ngx_responses_share_t *share,
    const ngx_responses_window_t *window);


void
ngx_responses_share_move(ngx_responses_share_t *share,
    ngx_responses_window_t *window, uint64_t now)
{
    ngx_uint_t  i;

    if (now > share->until) {
        ngx_responses_share_reserve(share, window, 0, 0);
    }

    /*
     * After another period, or another time, the window alone knows it, and
     * the store has it in another place.
     */

    if (share->length != window->length
        || window->slot - share->slot >= NGX_RESPONSES_WINDOW_SLOTS)
    {
        ngx_memzero(share->own, sizeof(share->own));
        ngx_memzero(share->others, sizeof(share->others));

        share->length = window->length;
        share->slot = window->slot;
        share->state = ngx_min(share->state, NGX_RESPONSES_SHARE_READ);

        return;
    }

    while (share->slot != window->slot) {
        share->slot++;
        i = ngx_responses_share_slot(share->slot);

        share->own[i] = 0;
        share->others[i] = 0;
    }
}


static void
ngx_responses_share_reserve(ngx_responses_share_t *share,
    ngx_responses_window_t *window, uint64_t reserved, uint64_t until)
{
    window->reserved -= share->reserved;
    window->reserved += reserved;

    share->reserved = reserved;
    share->until = until;
}


void
ngx_responses_share_use(ngx_responses_share_t *share, uint64_t tokens)
{
    ngx_responses_share_sum(&share->own[ngx_responses_share_slot(share->slot)],
                            tokens);
}


void
ngx_responses_share_add(ngx_responses_edges_t *parts,
    const ngx_responses_edge_t *part, ngx_uint_t own, uint64_t tokens,
    uint64_t now)
{
    uint64_t    owed;
    ngx_uint_t  i;

    owed = ngx_responses_share_unpaid(parts, part, tokens);
    parts->owed = ngx_max(parts->owed, owed);

    if (own) {
        parts->own = *part;
        parts->found = 1;
        return;
    }

    /* what is of a time to come counts when it has come */

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS; i++) {
        ngx_responses_share_sum(&parts->used[i],
                                ngx_responses_share_at(part->slot, part->used,
                                                       parts->slot - i));
    }

    if (part->until > now) {
        ngx_responses_share_sum(&parts->reserved, part->reserved);
        parts->until = ngx_max(parts->until, part->until);
    }
}


/* what is still owed, as if it was paid evenly since it was written */

static uint64_t
ngx_responses_share_unpaid(const ngx_responses_edges_t *parts,
    const ngx_responses_edge_t *part, uint64_t tokens)
{
    uint64_t  slots, paid;

    if (parts->slot <= part->slot) {
        return part->owed;
    }

    slots = ngx_min(parts->slot - part->slot, NGX_RESPONSES_EDGE_MAX / tokens);
    paid = slots * tokens / NGX_RESPONSES_WINDOW_PARTS;

    return (part->owed > paid) ? part->owed - paid : 0;
}


/* an edge whose clock is late may count it for some time */

ngx_uint_t
ngx_responses_share_gone(const ngx_responses_edges_t *parts,
    const ngx_responses_edge_t *part, uint64_t tokens)
{
    if (part->slot + 3 * NGX_RESPONSES_WINDOW_SLOTS >= parts->slot) {
        return 0;
    }

    return ngx_responses_share_unpaid(parts, part, tokens) == 0;
}


ngx_responses_share_e
ngx_responses_share_merge(ngx_responses_share_t *share,
    ngx_responses_window_t *window, const ngx_responses_rate_t *rate,
    const ngx_responses_edges_t *parts, ngx_responses_edge_t *own)
{
    uint64_t  owed;

    ngx_responses_share_others(share, window, rate, parts);
    ngx_responses_share_reserve(share, window, parts->reserved, parts->until);

    if (share->state == NGX_RESPONSES_SHARE_UNREAD) {
        share->state = NGX_RESPONSES_SHARE_READ;

        if (parts->found) {
            ngx_responses_share_restart(share, window, rate, &parts->own);
        }

        owed = ngx_responses_share_owed(share, window);

        if (parts->owed > owed) {
            ngx_responses_share_pay(window, rate, parts->owed - owed);
        }
    }

    ngx_responses_share_own(share, window, own);

    if (parts->found && parts->own.incarnation != own->incarnation) {
        return (share->state == NGX_RESPONSES_SHARE_KEPT)
               ? NGX_RESPONSES_SHARE_TWIN
               : NGX_RESPONSES_SHARE_OLD;
    }

    /* a debt is told once, by any of the edges */

    if (own->owed > parts->owed + rate->tokens / NGX_RESPONSES_WINDOW_PARTS) {
        return NGX_RESPONSES_SHARE_OLD;
    }

    /* an edge that the store does not know yet has used nothing there */

    return ngx_responses_share_same(&parts->own, own);
}


static void
ngx_responses_share_others(ngx_responses_share_t *share,
    ngx_responses_window_t *window, const ngx_responses_rate_t *rate,
    const ngx_responses_edges_t *parts)
{
    uint64_t    n, slot, *others;
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS; i++) {
        slot = share->slot - i;
        others = &share->others[ngx_responses_share_slot(slot)];

        n = ngx_responses_share_at(parts->slot, parts->used, slot);

        if (n > *others) {
            ngx_responses_window_add(window, rate, slot, n - *others);
            *others = n;
        }
    }
}


/* what the store should have of this edge */

static void
ngx_responses_share_own(const ngx_responses_share_t *share,
    const ngx_responses_window_t *window, ngx_responses_edge_t *own)
{
    ngx_uint_t  i;

    own->slot = share->slot;
    own->reserved = window->reserved - share->reserved;
    own->owed = ngx_responses_share_owed(share, window);

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS; i++) {
        own->used[i] = share->own[ngx_responses_share_slot(
                                      share->slot
                                      + NGX_RESPONSES_WINDOW_SLOTS - i)];
    }
}


/* slots of a part that was written earlier have other ages */

static ngx_responses_share_e
ngx_responses_share_same(const ngx_responses_edge_t *part,
    const ngx_responses_edge_t *own)
{
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS; i++) {

        if (own->used[i]
            != ngx_responses_share_at(part->slot, part->used, own->slot - i))
        {
            return NGX_RESPONSES_SHARE_OLD;
        }
    }

    return (part->reserved == own->reserved) ? NGX_RESPONSES_SHARE_SAME
                                             : NGX_RESPONSES_SHARE_OLD;
}


/* an earlier nginx of this name has used what it wrote */

static void
ngx_responses_share_restart(ngx_responses_share_t *share,
    ngx_responses_window_t *window, const ngx_responses_rate_t *rate,
    const ngx_responses_edge_t *part)
{
    uint64_t    n, slot;
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS; i++) {
        slot = share->slot - i;
        n = ngx_responses_share_at(part->slot, part->used, slot);

        ngx_responses_share_sum(&share->own[ngx_responses_share_slot(slot)],
                                n);
        ngx_responses_window_add(window, rate, slot, n);
    }
}


/* nobody knows in which slots it was paid: in all of them alike */

static void
ngx_responses_share_pay(ngx_responses_window_t *window,
    const ngx_responses_rate_t *rate, uint64_t owed)
{
    uint64_t    n, room;
    ngx_uint_t  i;

    room = rate->tokens - ngx_min(window->total, rate->tokens);

    for (i = 1; i < NGX_RESPONSES_WINDOW_SLOTS; i++) {
        n = ngx_min(owed, room / NGX_RESPONSES_WINDOW_SLOTS);

        ngx_responses_window_add(window, rate, window->slot - i, n);
        owed -= n;
    }

    ngx_responses_window_add(window, rate, window->slot, owed);
}


/* what was used in a slot, of numbers from the newest slot on */

static uint64_t
ngx_responses_share_at(uint64_t newest, const uint64_t *used, uint64_t slot)
{
    if (newest - slot >= NGX_RESPONSES_WINDOW_SLOTS) {
        return 0;
    }

    return used[newest - slot];
}


/*
 * What counts in the window and is in no slot: a debt, and what was paid of
 * it.  It was used in slots that have left.
 */

static uint64_t
ngx_responses_share_owed(const ngx_responses_share_t *share,
    const ngx_responses_window_t *window)
{
    uint64_t    all, slots;
    ngx_uint_t  i;

    all = window->total + window->debt;
    slots = 0;

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS; i++) {
        slots += share->own[i] + share->others[i];
    }

    all -= ngx_min(slots, all);

    return ngx_min(all, NGX_RESPONSES_EDGE_MAX);
}


void
ngx_responses_share_kept(ngx_responses_share_t *share)
{
    if (share->state == NGX_RESPONSES_SHARE_READ) {
        share->state = NGX_RESPONSES_SHARE_KEPT;
    }
}


void
ngx_responses_share_leave(ngx_responses_share_t *share)
{
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_WINDOW_SLOTS; i++) {
        ngx_responses_share_sum(&share->others[i], share->own[i]);
        share->own[i] = 0;
    }
}
