
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for counters/edge and counters/share: texts of a store, valid and not;
 * edges that read each other's late, often or never, restart, and lose the
 * store; and what they use together of one limit.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_share.h"

#include "random.h"
#include "tap.h"


#define MINUTE   60000
#define LENGTH   (MINUTE / NGX_RESPONSES_WINDOW_PARTS)

#define START    1700000000000ULL
#define EDGES    10

#define CLIENTS  12
#define STEP     100
#define STEPS    12000


typedef struct {
    ngx_responses_window_t  window;
    ngx_responses_share_t   share;
    uint64_t                incarnation;
} edge_t;


/* texts of the edges, as the store has them; empty: it has none */

static u_char     texts[EDGES][NGX_RESPONSES_EDGE_SIZE];
static ngx_str_t  store[EDGES];

static ngx_responses_rate_t  rate = { 100000, MINUTE };


static void
move(edge_t *edge, uint64_t now)
{
    ngx_responses_window_move(&edge->window, &rate, now);
    ngx_responses_share_move(&edge->share, &edge->window, now);
}


static void
settle(edge_t *edge, uint64_t now, uint64_t reserved, uint64_t used)
{
    move(edge, now);
    ngx_responses_window_settle(&edge->window, &rate, reserved, used);
    ngx_responses_share_use(&edge->share, used);
}


static void
use(edge_t *edge, uint64_t now, uint64_t used)
{
    move(edge, now);
    ngx_responses_window_reserve(&edge->window, 0);
    settle(edge, now, 0, used);
}


/* reads the store and merges; writes what it should have, if it is told */

static ngx_responses_share_e
get(edge_t *edge, ngx_uint_t n, uint64_t now, ngx_responses_edge_t *own)
{
    ngx_uint_t             i;
    ngx_responses_edge_t   part;
    ngx_responses_edges_t  parts;

    move(edge, now);

    ngx_memzero(&parts, sizeof(ngx_responses_edges_t));
    parts.slot = now / ngx_responses_window_length(rate.period);

    for (i = 0; i < EDGES; i++) {

        if (store[i].len
            && ngx_responses_edge_read(&part, store[i]) == NGX_OK)
        {
            ngx_responses_share_add(&parts, &part, i == n, rate.tokens,
                                    now);
        }
    }

    own->incarnation = edge->incarnation;
    own->until = now + 10000;

    return ngx_responses_share_merge(&edge->share, &edge->window, &rate,
                                     &parts, own);
}


/* a round; lost: what was written is there, but its confirmation is lost */

static ngx_responses_share_e
sync_round(edge_t *edge, ngx_uint_t n, uint64_t now, ngx_uint_t lost)
{
    ngx_responses_edge_t    own;
    ngx_responses_share_e   rc;
    ngx_responses_writer_t  w;

    rc = get(edge, n, now, &own);

    if (rc == NGX_RESPONSES_SHARE_SAME) {
        return rc;
    }

    ngx_responses_writer_init(&w, texts[n], NGX_RESPONSES_EDGE_SIZE);
    ngx_responses_edge_write(&w, &own);

    store[n].data = texts[n];
    store[n].len = w.pos - w.start;

    if (!lost) {
        ngx_responses_share_kept(&edge->share);
    }

    return rc;
}


static ngx_responses_share_e
sync_edge(edge_t *edge, ngx_uint_t n, uint64_t now)
{
    return sync_round(edge, n, now, 0);
}


static void
edge_init(edge_t *edge, uint64_t incarnation)
{
    ngx_memzero(edge, sizeof(edge_t));
    edge->incarnation = incarnation;
}


static uint64_t
taken(edge_t *edge)
{
    return edge->window.total + edge->window.debt;
}


static ngx_int_t
text_read(const char *text)
{
    ngx_str_t             s;
    ngx_responses_edge_t  part;

    s.data = (u_char *) text;
    s.len = strlen(text);

    return ngx_responses_edge_read(&part, s);
}


static void
test_text(void)
{
    size_t                  len;
    u_char                  buf[NGX_RESPONSES_EDGE_SIZE];
    uint64_t               *n;
    ngx_str_t               text;
    ngx_uint_t              i, k, wrong, cut;
    ngx_responses_edge_t    part, read;
    ngx_responses_writer_t  w;

    wrong = 0;
    cut = 0;

    for (i = 0; i < 20000; i++) {
        n = (uint64_t *) &part;

        for (k = 0; k < sizeof(ngx_responses_edge_t) / 8; k++) {
            n[k] = random_below(4)
                   ? random_next() >> (8 + random_below(56)) : 0;
        }

        ngx_responses_writer_init(&w, buf, sizeof(buf));
        ngx_responses_edge_write(&w, &part);

        text.data = buf;
        text.len = w.pos - w.start;

        wrong += (w.missing != 0
                  || ngx_responses_edge_read(&read, text) != NGX_OK
                  || ngx_memcmp(&part, &read, sizeof(part)) != 0);

        /* a text that was cut is another one, or none, but never read past */

        len = random_below(text.len);
        text.len = len;
        cut += (ngx_responses_edge_read(&read, text) == NGX_OK
                && ngx_memcmp(&part, &read, sizeof(part)) == 0);
    }

    is(wrong, 0, "a part is the same when it is read");
    is(cut, 0, "a part that was cut is not");

    ok(text_read("1 1 2 3 4 5") == NGX_OK, "a text");

    ok(text_read("") != NGX_OK && text_read("1") != NGX_OK
       && text_read("1 1 2 3 4") != NGX_OK, "too short");
    ok(text_read("2 1 2 3 4 5") != NGX_OK, "of another version");
    ok(text_read("1  2 3 4 5 6") != NGX_OK
       && text_read("1 1 2 3 4 5 ") != NGX_OK
       && text_read("11 2 3 4 5 6") != NGX_OK, "without a number");
    ok(text_read("1 1 2 3 4 -5") != NGX_OK
       && text_read("1 1 2 3 4 5.0") != NGX_OK
       && text_read("1 1 2 3 4 72057594037927936") != NGX_OK
       && text_read("1 1 2 3 4 99999999999999999999999999") != NGX_OK,
       "with a wrong number");
    ok(text_read("1 1 2 3 4 5 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17")
       == NGX_OK
       && text_read("1 1 2 3 4 5 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18")
          != NGX_OK, "with too many numbers");
}


/* two of one name: a is older than c */

static void
test_twins(edge_t *a, edge_t *b, uint64_t now)
{
    edge_t                c;
    ngx_responses_edge_t  own;

    edge_init(&c, 6);
    sync_edge(&c, 0, now);
    use(&c, now, 30);
    sync_edge(&c, 0, now);
    use(a, now, 500);
    sync_edge(a, 0, now);
    is(sync_edge(a, 0, now), NGX_RESPONSES_SHARE_SAME,
       "the older one goes on");
    is(get(&c, 0, now, &own), NGX_RESPONSES_SHARE_TWIN,
       "the newer one is told");

    ngx_responses_share_leave(&c.share);
    use(&c, now, 7);
    sync_edge(&c, 3, now);
    sync_edge(&c, 3, now);
    ok(taken(&c) >= 16600 && taken(&c) <= 16637,
       "under another name it counts what the older one has once");
    sync_edge(b, 1, now);
    ok(taken(b) >= 16607 && taken(b) <= 16637, "so do others");
}


static void
test_debt(edge_t *a, edge_t *b, uint64_t now)
{
    edge_t    c;
    uint64_t  later;

    ngx_memzero(store, sizeof(store));

    later = now + 20 * LENGTH;

    use(a, now, 350000);
    sync_edge(a, 0, now);
    use(a, later, 0);
    sync_edge(a, 0, later);
    is(taken(a), 250000, "a debt is paid by a rate a period");

    edge_init(b, 7);
    sync_edge(b, 1, later);
    is(taken(b), 250000, "one that starts pays it, too");
    sync_edge(a, 0, later);
    is(taken(a), 250000, "but it counts once");

    edge_init(&c, 8);
    sync_edge(&c, 2, later + 12 * LENGTH);
    is(taken(&c), 175000, "and less of it after some time");

    /* times of another day, and periods of another length */

    move(a, START - 1000 * MINUTE);
    is(taken(a), 0, "a clock that is set back by more than a period");
    use(a, START - 1000 * MINUTE, 77);
    is(a->share.own[a->share.slot % NGX_RESPONSES_WINDOW_SLOTS], 77,
       "its slots are new ones");

    rate.period = 2 * MINUTE;
    move(a, START - 1000 * MINUTE);
    is(taken(a), 77, "another period keeps what was used");
    is(a->share.own[a->share.slot % NGX_RESPONSES_WINDOW_SLOTS], 0,
       "and tells only what is used from now on");
    rate.period = MINUTE;
}


static void
test_edges(void)
{
    edge_t                a, b, c;
    uint64_t              now;
    ngx_responses_edge_t  own;

    now = START;

    edge_init(&a, 1);
    edge_init(&b, 2);
    edge_init(&c, 3);
    ngx_memzero(store, sizeof(store));

    is(sync_edge(&a, 0, now), NGX_RESPONSES_SHARE_SAME,
       "nothing is written of nothing");
    use(&a, now, 10000);
    is(sync_edge(&a, 0, now), NGX_RESPONSES_SHARE_OLD, "what was used is");
    is(sync_edge(&a, 0, now), NGX_RESPONSES_SHARE_SAME, "but once");

    use(&b, now + LENGTH, 5000);
    sync_edge(&b, 1, now + LENGTH);
    is(taken(&b), 15000, "an edge knows what another one has used");
    sync_edge(&b, 1, now + LENGTH);
    sync_edge(&b, 1, now + LENGTH);
    is(taken(&b), 15000, "and counts it once");

    is(sync_edge(&a, 0, now + LENGTH), NGX_RESPONSES_SHARE_SAME,
       "what others use does not change its own");
    is(taken(&a), 15000, "the other one knows it, too");

    c = b;
    move(&c, now + MINUTE + LENGTH);
    is(taken(&c), 5000, "it leaves the window with its slot");

    /* what is reserved */

    ngx_responses_window_reserve(&a.window, 70000);
    sync_edge(&a, 0, now + LENGTH);
    edge_init(&c, 3);
    sync_edge(&c, 2, now + LENGTH);
    is(ngx_responses_window_left(&c.window, 100000), 15000,
       "what others have reserved is not left");
    sync_edge(&c, 2, now + LENGTH);
    is(c.window.reserved, 70000, "once");
    move(&c, now + LENGTH + 10001);
    is(c.window.reserved, 0, "but only for its time");
    sync_edge(&c, 2, now + LENGTH + 10001);
    is(c.window.reserved, 0, "also if it is read again");

    now += LENGTH;
    settle(&a, now, 70000, 1000);
    is(sync_edge(&a, 0, now), NGX_RESPONSES_SHARE_OLD,
       "the store has old numbers");

    /* a store that lost all, and is filled again */

    ngx_memzero(store, sizeof(store));
    is(sync_edge(&a, 0, now), NGX_RESPONSES_SHARE_OLD,
       "an empty store has to be written");
    is(taken(&a), 16000, "and what it had is not forgotten");
    sync_edge(&b, 1, now);
    sync_edge(&a, 0, now);
    is(taken(&a), 16000, "when it comes back, it counts once");

    /* an edge that starts again */

    edge_init(&a, 4);
    use(&a, now + LENGTH, 100);
    is(sync_round(&a, 0, now + LENGTH, 1), NGX_RESPONSES_SHARE_OLD,
       "after a restart");
    is(taken(&a), 16100, "all is known");
    is(sync_edge(&a, 0, now + LENGTH), NGX_RESPONSES_SHARE_SAME,
       "the store, too, and is not taken for another edge");
    is(taken(&a), 16100, "nothing counts twice");
    sync_edge(&b, 1, now + LENGTH);
    is(taken(&b), 16100, "and others know it, too");

    /* another that starts again, before it was written */

    edge_init(&a, 5);
    get(&a, 0, now + LENGTH, &own);
    is(sync_edge(&a, 0, now + LENGTH), NGX_RESPONSES_SHARE_OLD,
       "what was not written is written again");
    is(taken(&a), 16100, "what was there counts once");

    test_twins(&a, &b, now + LENGTH);
    test_debt(&a, &b, now + 41 * LENGTH);
}


/* edges that see each other after up to a delay, against one that sees all */

static void
test_sums(ngx_uint_t delay)
{
    edge_t      edges[EDGES], all;
    uint64_t    now, n, most;
    ngx_uint_t  i, e, below, above;

    ngx_memzero(store, sizeof(store));
    edge_init(&all, 99);

    for (e = 0; e < EDGES; e++) {
        edge_init(&edges[e], e + 1);
        sync_edge(&edges[e], e, START);
    }

    below = 0;
    above = 0;
    most = 0;
    now = START;

    for (i = 0; i < 200000; i++) {
        now += random_below(200);
        e = random_below(EDGES);

        /* now and then more than the rate */

        if (i / 20000 % 2 == 0 || random_below(5) == 0) {
            n = random_below(400);
            use(&edges[e], now, n);
            use(&all, now, n);
        }

        if (random_below(delay) == 0) {
            sync_edge(&edges[e], e, now);
        }

        if (i % 500 == 0) {

            /* some are restarted, and then all know all */

            if (i % 5000 == 0) {
                e = random_below(EDGES);
                sync_edge(&edges[e], e, now);
                edge_init(&edges[e], i + EDGES);
                sync_edge(&edges[e], e, now);
            }

            for (e = 0; e < EDGES; e++) {
                sync_edge(&edges[e], e, now);
            }

            move(&all, now);

            for (e = 0; e < EDGES; e++) {
                sync_edge(&edges[e], e, now);

                n = taken(&all);
                below += (taken(&edges[e]) + rate.tokens / 3 < n);
                above += (taken(&edges[e]) > n + rate.tokens / 2);

                most = ngx_max(most, n);
            }
        }
    }

    ok(most > rate.tokens, "edges use up to %lu of %lu", (unsigned long) most,
       (unsigned long) rate.tokens);
    is(below, 0, "none knows much less than was used, read one of %lu times",
       (unsigned long) delay);
    is(above, 0, "and none much more");
}


/*
 * Clients that want three times what is allowed: the most that is used in any
 * period by all edges.
 */

static void
test_period(ngx_uint_t edges, ngx_uint_t sync)
{
    edge_t     *edge;
    uint64_t    now, n, sum, worst, total;
    ngx_uint_t  i, e, c, steps;

    static edge_t    all[EDGES];
    static uint64_t  used[STEPS], tokens[EDGES][CLIENTS];
    static uint64_t  ends[EDGES][CLIENTS];

    ngx_memzero(store, sizeof(store));
    ngx_memzero(used, sizeof(used));
    ngx_memzero(tokens, sizeof(tokens));

    for (e = 0; e < edges; e++) {
        edge_init(&all[e], e + 1);
        sync_edge(&all[e], e, START);
    }

    steps = MINUTE / STEP;
    now = START;

    for (i = 0; i < STEPS; i++, now += STEP) {

        for (e = 0; e < edges; e++) {
            edge = &all[e];
            move(edge, now);

            for (c = 0; c < CLIENTS; c++) {

                if (tokens[e][c] && ends[e][c] <= i) {
                    n = tokens[e][c] - random_below(tokens[e][c] / 2);
                    settle(edge, now, tokens[e][c], n);
                    tokens[e][c] = 0;
                    used[i] += n;
                }

                if (tokens[e][c] || random_below(16 * edges)) {
                    continue;
                }

                n = 100 + random_below(1400);

                if (ngx_responses_window_wait(&edge->window, &rate, now,
                                              rate.tokens, n) == 0)
                {
                    ngx_responses_window_reserve(&edge->window, n);
                    tokens[e][c] = n;
                    ends[e][c] = i + 5 + random_below(100);
                }
            }

            if ((i + e) % sync == 0) {
                sync_edge(edge, e, now);
            }
        }
    }

    worst = 0;
    total = 0;

    for (i = 0; i + steps < STEPS; i++) {

        for (sum = 0, n = 0; n < steps; n++) {
            sum += used[i + n];
        }

        worst = ngx_max(worst, sum);
        total += used[i];
    }

    ok(worst <= rate.tokens * 11 / 10 && total * steps / i > rate.tokens / 2,
       "%lu edges, read each %lu ms: at most %lu of %lu, %lu in the mean",
       (unsigned long) edges, (unsigned long) sync * STEP,
       (unsigned long) worst, (unsigned long) rate.tokens,
       (unsigned long) (total * steps / i));
}


int
main(void)
{
    test_text();
    test_edges();

    test_sums(1);
    test_sums(4);

    test_period(3, 10);
    test_period(10, 10);

    return tap_done();
}
