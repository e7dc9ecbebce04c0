
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fuzzing of counters/edge and counters/share: lines are the texts that a
 * store has of edges, the first one that of this edge.  Whatever they are, a
 * part that is valid is written as it was read, what was used is not less
 * than before, and all of it leaves the window unless it is a debt.  Built
 * like engine.c beside it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "counters/ngx_responses_share.h"

#include "inputs.h"


#define NOW  1700000000000ULL


static void
check(ngx_uint_t right)
{
    if (!right) {
        abort();
    }
}


static void
check_text(const ngx_responses_edge_t *part)
{
    u_char                  buf[NGX_RESPONSES_EDGE_SIZE];
    ngx_str_t               text;
    ngx_responses_edge_t    read;
    ngx_responses_writer_t  w;

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_edge_write(&w, part);

    text.data = buf;
    text.len = w.pos - w.start;

    check(w.missing == 0
          && ngx_responses_edge_read(&read, text) == NGX_OK
          && ngx_memcmp(part, &read, sizeof(ngx_responses_edge_t)) == 0);
}


int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    u_char                 *p, *last, *lf;
    uint64_t                taken, reserved;
    ngx_str_t               line;
    ngx_uint_t              n;
    ngx_responses_edge_t    part, own;
    ngx_responses_rate_t    rate;
    ngx_responses_edges_t   parts;
    ngx_responses_share_t   share;
    ngx_responses_window_t  window;

    rate.tokens = 100000;
    rate.period = 60000;

    ngx_memzero(&window, sizeof(ngx_responses_window_t));
    ngx_memzero(&share, sizeof(ngx_responses_share_t));
    ngx_memzero(&parts, sizeof(ngx_responses_edges_t));

    ngx_responses_window_move(&window, &rate, NOW);
    ngx_responses_share_move(&share, &window, NOW);

    ngx_responses_window_reserve(&window, 5000);

    parts.slot = share.slot;

    p = (u_char *) data;
    last = p + size;

    for (n = 0; p < last; n++, p = lf + 1) {
        lf = memchr(p, LF, last - p);
        lf = lf ? lf : last;

        line.data = p;
        line.len = lf - p;

        if (ngx_responses_edge_read(&part, line) == NGX_OK) {
            check_text(&part);
            ngx_responses_share_add(&parts, &part, n == 0, rate.tokens, NOW);
        }
    }

    for (n = 0; n < 3; n++) {
        taken = window.total + window.debt;

        own.incarnation = 7;
        own.until = 0;

        ngx_responses_share_merge(&share, &window, &rate, &parts, &own);

        check(window.total + window.debt >= taken);
        check(n == 0 || window.total + window.debt == taken);
        check(window.total <= rate.tokens && window.reserved >= 5000);
    }

    check(own.reserved == 5000);
    check_text(&own);

    reserved = share.reserved;

    ngx_responses_window_move(&window, &rate, NOW + 70000);
    ngx_responses_share_move(&share, &window, NOW + 70000);

    check(window.total <= rate.tokens);
    check(window.reserved == 5000 || window.reserved == 5000 + reserved);

    return 0;
}
