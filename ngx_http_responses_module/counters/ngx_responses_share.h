
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A window that several edges share.
 *
 * The window has what all of them used, as far as it is known.  Beside it, a
 * share has what is told to the others: what this edge used in each slot; and
 * what was learned of them, so that it counts once.
 */


#ifndef _NGX_RESPONSES_SHARE_H_INCLUDED_
#define _NGX_RESPONSES_SHARE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_edge.h"
#include "counters/ngx_responses_window.h"


/*
 *             what the store has           it confirms what
 *             of this edge                 this edge wrote
 *   UNREAD ────────────────────────► READ ────────────────► KEPT
 *             is taken over
 *
 * Up to KEPT, another incarnation under the name of this edge is an earlier
 * one.  Then it is another nginx that has the same name.
 */

typedef enum {
    NGX_RESPONSES_SHARE_UNREAD = 0,
    NGX_RESPONSES_SHARE_READ,
    NGX_RESPONSES_SHARE_KEPT
} ngx_responses_share_state_e;


/* all is zero at first */

typedef struct {
    ngx_msec_t            length;      /* those of the window, when it was */
    ngx_msec_t            slot;        /* moved last */
    uint64_t              own[NGX_RESPONSES_WINDOW_SLOTS];
    uint64_t              others[NGX_RESPONSES_WINDOW_SLOTS];
    uint64_t              reserved;    /* by others, a part of the window's */
    uint64_t              until;       /* milliseconds since 1970 */
    ngx_uint_t            state;       /* ngx_responses_share_state_e */
} ngx_responses_share_t;


/* the parts of a window that were read at once; all is zero at first */

typedef struct {
    ngx_responses_edge_t  own;
    ngx_uint_t            found;       /* unsigned found:1; own */
    uint64_t              slot;        /* the current one */
    uint64_t              used[NGX_RESPONSES_WINDOW_SLOTS];
                                       /* by others, by age */
    uint64_t              reserved;
    uint64_t              until;
    uint64_t              owed;        /* the most of all */
} ngx_responses_edges_t;


/* what the store has of this edge */

typedef enum {
    NGX_RESPONSES_SHARE_SAME = 0,
    NGX_RESPONSES_SHARE_OLD,           /* or nothing: it is to be written */
    NGX_RESPONSES_SHARE_TWIN           /* what another nginx has written */
} ngx_responses_share_e;


/*
 * Follows the window, which was moved; reservations of the others end with
 * their time.  Other functions expect that it was called.
 */

void ngx_responses_share_move(ngx_responses_share_t *share,
    ngx_responses_window_t *window, uint64_t now);

/* adds what this edge has used, as it was added to the window */

void ngx_responses_share_use(ngx_responses_share_t *share, uint64_t tokens);

/*
 * Adds a part that was read, that of this edge or of another one, with the
 * tokens of the rate.
 */

void ngx_responses_share_add(ngx_responses_edges_t *parts,
    const ngx_responses_edge_t *part, ngx_uint_t own, uint64_t tokens,
    uint64_t now);

/* whether nothing of a part of another edge counts any more */

ngx_uint_t ngx_responses_share_gone(const ngx_responses_edges_t *parts,
    const ngx_responses_edge_t *part, uint64_t tokens);

/*
 * Takes over what others have used and reserved, and, if it is the first time,
 * what this edge has, before it was restarted, and what all owe.  "own" is set
 * to what the store should have, without the time.
 */

ngx_responses_share_e ngx_responses_share_merge(ngx_responses_share_t *share,
    ngx_responses_window_t *window, const ngx_responses_rate_t *rate,
    const ngx_responses_edges_t *parts, ngx_responses_edge_t *own);

/* the store has confirmed what was written after a merge */

void ngx_responses_share_kept(ngx_responses_share_t *share);

/*
 * This edge goes on under another name: what it has told is that of the other
 * one.
 */

void ngx_responses_share_leave(ngx_responses_share_t *share);


#endif /* _NGX_RESPONSES_SHARE_H_INCLUDED_ */
