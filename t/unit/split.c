
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the engine: what leaves does not depend on how a stream was cut
 * into buffers.  All recorded streams, streams made to be nasty, and limits
 * from 1 byte on, so that events are held and passed through alike.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "random.h"
#include "run.h"
#include "tap.h"

#include "split_streams.h"


static run_t                  r;
static bytes_t                want;
static ngx_responses_usage_t  usage;


/* compares with what the stream gave in one piece */

static ngx_uint_t
differs(bytes_t *text, ngx_uint_t kind, size_t n)
{
    static const char  *kinds[] = { "whole", "step", "split", "random" };

    if (run_cut(&r, text, kind, n) != NGX_OK) {
        diag("an error");
        return 1;
    }

    if (bytes_equal(&r.out, &want) && run_same_usage(&r.usage, &usage)) {
        return 0;
    }

    diag("%s %lu, limit %lu, line %lu", kinds[kind],
         (unsigned long) n, (unsigned long) r.conf.max_event_size,
         (unsigned long) r.conf.event_line);

    if (!bytes_equal(&r.out, &want)) {
        tap_show("     got", r.out.data, r.out.len);
        tap_show("expected", want.data, want.len);
    }

    if (!run_same_usage(&r.usage, &usage)) {
        run_show_usage("     got", &r.usage);
        run_show_usage("expected", &usage);
    }

    return 1;
}


static ngx_uint_t
whole(bytes_t *text)
{
    if (run_cut(&r, text, RUN_WHOLE, 0) != NGX_OK) {
        diag("an error");
        return 1;
    }

    want.len = 0;
    bytes_add(&want, r.out.data, r.out.len);
    usage = r.usage;

    return 0;
}


/* every split and every step */

static ngx_uint_t
try_small(bytes_t *text)
{
    size_t      i;
    ngx_uint_t  bad;

    bad = whole(text);

    for (i = 1; i < 5; i++) {
        bad += differs(text, RUN_STEP, i);
    }

    for (i = 1; i < text->len && bad < 3; i++) {
        bad += differs(text, RUN_SPLIT, i);
    }

    return bad;
}


/* some of them, near line ends more than elsewhere */

static ngx_uint_t
try_large(bytes_t *text, ngx_uint_t runs)
{
    size_t      i;
    ngx_uint_t  bad;

    bad = whole(text);
    bad += differs(text, RUN_STEP, 1);

    while (runs-- && bad < 3) {
        bad += differs(text, RUN_RANDOM, 1 + random_below(300));

        i = random_below(text->len);

        while (i < text->len && text->data[i] != '\n') {
            i++;
        }

        i = i - 2 + random_below(5);
        bad += differs(text, RUN_SPLIT, i);
    }

    return bad;
}


static void
test_nasty(void)
{
    size_t          limit;
    bytes_t         text;
    ngx_uint_t      bad;
    split_case_t   *c;

    ngx_memzero(&text, sizeof(bytes_t));

    for (c = split_cases; c->name; c++) {
        text.len = 0;
        bytes_add(&text, c->text, c->len);

        bad = 0;

        /* each limit, so that each byte once was one too many */

        for (limit = 1; limit <= c->len + 4 && bad == 0; limit++) {
            r.conf.max_event_size = limit;
            bad += try_small(&text);
        }

        r.conf.event_line = NGX_RESPONSES_EVENT_LINE_NONE;
        bad += try_small(&text);
        r.conf.max_event_size = c->len / 3 + 1;
        bad += try_small(&text);
        r.conf.event_line = NGX_RESPONSES_EVENT_LINE_MESSAGE;
        bad += try_small(&text);
        r.conf.event_line = NGX_RESPONSES_EVENT_LINE_TYPE;

        is(bad, 0, "%s: every limit, every split", c->name);
    }

    bytes_free(&text);
}


static void
test_random(void)
{
    size_t      k;
    bytes_t     text;
    ngx_uint_t  n, i, bad;

    ngx_memzero(&text, sizeof(bytes_t));

    random_state = 77;
    bad = 0;

    for (n = 0; n < 6000 && bad < 3; n++) {
        text.len = 0;

        for (i = random_below(14); i > 0; i--) {
            k = random_below(sizeof(split_pieces) / sizeof(char *));
            bytes_text(&text, split_pieces[k]);
        }

        r.conf.max_event_size = 1 + random_below(text.len + 20);
        r.conf.event_line = random_below(3);

        i = whole(&text);
        i += differs(&text, RUN_STEP, 1);

        if (text.len) {
            i += differs(&text, RUN_SPLIT, random_below(text.len));
            i += differs(&text, RUN_SPLIT, random_below(text.len));
        }

        if (i) {
            tap_show("stream", text.data, text.len);
        }

        bad += i;
    }

    r.conf.event_line = 0;

    is(bad, 0, "random streams, random limits");

    bytes_free(&text);
}


static void
test_streams(void)
{
    bytes_t     text;
    ngx_uint_t  i, k, bad;

    static files_t  files;
    static size_t   limits[] = { 1048576, 1, 2, 16, 64, 300, 4000 };

    files_streams(&files);

    if (files_shared("streams") == NULL) {
        tap_skip("no shared streams, only those of t/streams");
    }

    ngx_memzero(&text, sizeof(bytes_t));

    random_state = 5;

    for (i = 0; i < files.n; i++) {

        if (!files_read(files.name[i], &text)) {
            ok(0, "%s can be read", files.name[i]);
            continue;
        }

        /* the beginnings of long ones are enough */

        text.len = ngx_min(text.len, 60000);
        bad = 0;

        for (k = 0; k < sizeof(limits) / sizeof(limits[0]); k++) {
            r.conf.max_event_size = limits[k];

            if (text.len < 1600 && (k == 0 || k == 4)) {
                bad += try_small(&text);

            } else {
                bad += try_large(&text, text.len < 20000 ? 4 : 1);
            }
        }

        is(bad, 0, "%s", files.name[i]);
    }

    bytes_free(&text);
}


int
main(void)
{
    run_init(&r);

    test_nasty();
    test_random();
    test_streams();

    is(r.empty, 0, "no piece was empty");

    run_free(&r);
    bytes_free(&want);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
