
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/sse: streams and what WHATWG HTML 9.2.6 makes of them, cut
 * in all ways, against a slow parser of the same text; and what the module
 * needs beyond the text: the bytes of lines that it does not know.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_sse.h"

#include "compare.h"
#include "files.h"
#include "random.h"
#include "reference.h"
#include "tap.h"


typedef struct {
    ngx_responses_sse_t   sse;
    reference_t           ref;
    bytes_t               event, data, id;
    bytes_t               value;       /* of the line being read */
    bytes_t               others;      /* lines that are no known field */
    ngx_uint_t            lines;
    ngx_uint_t            errors;      /* promises of the header broken */
} reader_t;


static void
reader_init(reader_t *r)
{
    ngx_memzero(r, sizeof(reader_t));
    ngx_responses_sse_init(&r->sse, 1);
}


static void
reader_free(reader_t *r)
{
    reference_free(&r->ref);
    bytes_free(&r->event);
    bytes_free(&r->data);
    bytes_free(&r->id);
    bytes_free(&r->value);
    bytes_free(&r->others);
}


static void
reader_line(reader_t *r)
{
    ngx_str_t  name;

    static const char  *names[] = { "", "event", "data", "id", "retry" };

    r->lines++;

    if (r->sse.field == NGX_RESPONSES_SSE_OTHER
        || r->sse.field == NGX_RESPONSES_SSE_COMMENT)
    {
        name = ngx_responses_sse_name(&r->sse);

        bytes_add(&r->others, name.data, name.len);
        bytes_add(&r->others, r->value.data, r->value.len);
        bytes_lit(&r->others, "\n");

        return;
    }

    reference_field(&r->ref, (u_char *) names[r->sse.field],
                    strlen(names[r->sse.field]),
                    r->value.data, r->value.len, &r->event, &r->data, &r->id);
}


/* the piece is copied to a block of its own, and freed after it */

static void
reader_feed(reader_t *r, const u_char *text, size_t len)
{
    u_char      *p, *pos, *last;
    ngx_int_t    rc;
    ngx_uint_t   begun;

    p = malloc(len ? len : 1);
    memcpy(p, text, len);

    pos = p;
    last = p + len;

    begun = (r->sse.begun != 0);

    for ( ;; ) {
        rc = ngx_responses_sse_parse(&r->sse, &pos, last);

        if (rc == NGX_AGAIN) {
            r->errors += (pos != last);
            break;
        }

        if (rc == NGX_DONE) {
            reference_dispatch(&r->ref, &r->event, &r->data, &r->id);
            begun = 0;
            continue;
        }

        if (rc != NGX_OK || r->sse.part < p || r->sse.part + r->sse.len > pos)
        {
            r->errors++;
            break;
        }

        if (r->sse.first) {
            r->value.len = 0;
            begun = 0;
        }

        /* "first" once a line, and a part that is not the last is not empty */

        r->errors += (r->sse.first == begun);
        r->errors += (!r->sse.last && r->sse.len == 0);

        bytes_add(&r->value, r->sse.part, r->sse.len);
        begun = 1;

        if (r->sse.last) {
            reader_line(r);
            begun = 0;
        }
    }

    free(p);
}


static void
reader_print(reader_t *r, bytes_t *out)
{
    out->len = 0;
    reference_print(&r->ref, out);
}


/* fed with cuts at "one" and "two"; each 0: every byte alone if step is 1 */

static ngx_uint_t
try_cuts(const u_char *text, size_t len, size_t one, size_t two, size_t step,
    bytes_t *want, bytes_t *others)
{
    size_t      i;
    bytes_t     got;
    reader_t    r;
    ngx_uint_t  good;

    reader_init(&r);

    if (step) {

        for (i = 0; i < len; i += step) {
            reader_feed(&r, text + i, ngx_min(step, len - i));
        }

    } else {
        reader_feed(&r, text, one);
        reader_feed(&r, text + one, two - one);
        reader_feed(&r, text + two, len - two);
    }

    ngx_memzero(&got, sizeof(bytes_t));
    reader_print(&r, &got);

    good = bytes_equal(&got, want) && r.errors == 0;

    if (others->data == NULL) {
        bytes_add(others, r.others.data, r.others.len);

    } else if (!bytes_equal(others, &r.others)) {
        good = 0;
        tap_show("other lines", r.others.data, r.others.len);
    }

    if (!good) {
        diag("cuts %lu %lu step %lu, errors %lu", (unsigned long) one,
             (unsigned long) two, (unsigned long) step,
             (unsigned long) r.errors);
        tap_show("     got", got.data, got.len);
        tap_show("expected", want->data, want->len);
    }

    bytes_free(&got);
    reader_free(&r);

    return !good;
}


static ngx_uint_t
try_stream(const u_char *text, size_t len, bytes_t *want, ngx_uint_t pairs)
{
    size_t      i, j;
    bytes_t     others;
    ngx_uint_t  bad;

    ngx_memzero(&others, sizeof(bytes_t));

    bad = try_cuts(text, len, len, len, 0, want, &others);
    bad += try_cuts(text, len, 0, 0, 1, want, &others);
    bad += try_cuts(text, len, 0, 0, 2, want, &others);
    bad += try_cuts(text, len, 0, 0, 3, want, &others);

    for (i = 0; i <= len; i++) {
        bad += try_cuts(text, len, i, i, 0, want, &others);

        for (j = i; pairs && j <= len; j++) {
            bad += try_cuts(text, len, i, j, 0, want, &others);
        }
    }

    bytes_free(&others);

    return bad;
}


#include "sse_cases.h"


/* streams of pieces that are likely to matter, at random */

static void
test_random(void)
{
    size_t        len, one, two;
    u_char        text[256];
    bytes_t       want, others;
    const char   *piece;
    ngx_uint_t    n, i, bad, events;
    reference_t   ref;

    static const char  *pieces[] = {
        "data", "data:", "data: ", "event", "event: ", "id: ", "retry: ",
        ":", ": ", " ", "\n", "\r", "\r\n", "\n\n", "\r\r", "\n\r",
        "\xEF\xBB\xBF", "\xEF\xBB", "x", "da", "ta", "7", "{}", "[DONE]",
        "\t", "\xC3\xA9", "\xE2\x80\xA8", "e", "i", "r", "Data: ", "0"
    };

    random_state = 926;
    bad = 0;
    events = 0;

    ngx_memzero(&want, sizeof(bytes_t));

    for (n = 0; n < 40000 && bad < 10; n++) {

        len = 0;

        for (i = random_below(24); i > 0; i--) {
            piece = pieces[random_below(sizeof(pieces) / sizeof(char *))];

            ngx_memcpy(text + len, piece, strlen(piece));
            len += strlen(piece);

            if (random_below(40) == 0) {
                text[len++] = (u_char) random_next();
            }
        }

        reference_parse(&ref, text, len);
        want.len = 0;
        reference_print(&ref, &want);
        events += ref.n;
        reference_free(&ref);

        one = random_below(len + 1);
        two = one + random_below(len - one + 1);

        ngx_memzero(&others, sizeof(bytes_t));

        i = try_cuts(text, len, len, len, 0, &want, &others);
        i += try_cuts(text, len, 0, 0, 1, &want, &others);
        i += try_cuts(text, len, one, two, 0, &want, &others);

        if (i) {
            tap_show("  stream", text, len);
        }

        bad += i;
        bytes_free(&others);
    }

    is(bad, 0, "random streams");
    ok(events > 3000, "%lu events in them", (unsigned long) events);

    bytes_free(&want);
}


int
main(void)
{
    test_own();
    test_others();
    test_skip_lf();
    test_shared();
    test_random();

    return tap_done();
}
