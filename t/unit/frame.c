
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/frame: where the lines of a frame lie, and that cleaning
 * a frame does not change what it says.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_frame.h"

#include "random.h"
#include "reference.h"
#include "tap.h"


static mem_t                mem;
static ngx_responses_buf_t  buf;


/* reads the first frame of a text, which is kept in one piece */

static ngx_int_t
read_frame(ngx_responses_frame_t *frame, const u_char *text, size_t len,
    size_t step)
{
    size_t                i, n;
    u_char               *pos;
    ngx_int_t             rc;
    ngx_responses_sse_t   sse;

    ngx_responses_sse_init(&sse, 1);
    ngx_responses_frame_init(frame, 1);

    rc = NGX_AGAIN;

    for (i = 0; i < len && rc == NGX_AGAIN; i += n) {
        n = ngx_min(step, len - i);
        pos = (u_char *) text + i;
        rc = ngx_responses_frame_read(frame, &sse, &pos,
                                      (u_char *) text + i + n);
    }

    return rc;
}


static void
test_places(void)
{
    size_t                  step;
    ngx_uint_t              bad;
    ngx_responses_frame_t   f;

    static const char  text[] =
        "event: response.created\n: c\ndata: {\"type\":1}\n\nevent: x\n\n";

    bad = 0;

    for (step = 1; step < sizeof(text); step++) {
        is(read_frame(&f, (u_char *) text, sizeof(text) - 1, step), NGX_DONE,
           "a frame, by %lu", (unsigned long) step);

        bad += (f.len != 46 || f.events != 1 || f.datas != 1);
        bad += (f.event_line != 0 || f.event != 7 || f.event_end != 23);
        bad += (f.data_line != 28 || f.data != 34 || f.data_end != 44);
        bad += (!f.fields || f.others || f.drop || f.dirty);
        bad += ngx_responses_frame_unclean(&f);
    }

    is(bad, 0, "where its lines lie");

    is(read_frame(&f, (u_char *) "\n\n", 2, 2), NGX_DONE, "a blank line");
    is(f.len, 1, "is a frame");
    is(read_frame(&f, (u_char *) ": c\n\n", 5, 5), NGX_DONE, "a comment");
    is(f.len, 4, "is one, without its blank line");
    is(read_frame(&f, (u_char *) "data: x\n", 8, 8), NGX_AGAIN, "a part");
    is(f.len, 8, "has a length");
}


/* what a frame says is the same after it was cleaned, but for id and retry */

static ngx_uint_t
try_clean(const u_char *text, size_t len, ngx_uint_t strict)
{
    ngx_int_t               rc;
    ngx_uint_t              i, bad;
    reference_t             before, after;
    ngx_responses_frame_t   frame, again;

    rc = read_frame(&frame, text, len, 1 + random_below(len + 1));

    if (rc != NGX_DONE) {
        return 0;
    }

    len = frame.len;

    if (!ngx_responses_frame_unclean(&frame) && !strict) {
        return 0;
    }

    rc = ngx_responses_frame_clean(&frame, (u_char *) text, strict, &mem.mem,
                                   &buf);

    reference_parse(&before, text, len);

    if (rc == NGX_DECLINED) {
        bad = (before.n != 0);
        reference_free(&before);

        return bad;
    }

    reference_parse(&after, buf.start, buf.len);

    bad = (buf.len != frame.len || memchr(buf.start, '\r', buf.len) != NULL);

    if (frame.datas > 1) {

        /* its lines are one now, with LFs in it that the engine mends */

        bad += (before.n != 1
                || frame.data_end - frame.data != before.list[0].data.len
                || memcmp(buf.start + frame.data, before.list[0].data.data,
                          before.list[0].data.len) != 0);

    } else {
        bad += (before.n != after.n);

        for (i = 0; i < before.n && i < after.n; i++) {
            bad += !bytes_equal(&before.list[i].event, &after.list[i].event);
            bad += !bytes_equal(&before.list[i].data, &after.list[i].data);
        }

        /* and it is clean; comments that are first now are frames alone */

        if (buf.start[0] != ':') {
            read_frame(&again, buf.start, buf.len, buf.len);

            bad += ngx_responses_frame_unclean(&again);
            bad += (strict && again.others);
            bad += (again.len != frame.len);
            bad += frame.datas && (again.data_line != frame.data_line
                                   || again.data != frame.data
                                   || again.data_end != frame.data_end);
            bad += again.events && (again.event_line != frame.event_line
                                    || again.event != frame.event
                                    || again.event_end != frame.event_end);
        }
    }

    if (bad) {
        tap_show("before", text, len);
        tap_show(" after", buf.start, buf.len);
    }

    reference_free(&before);
    reference_free(&after);

    return bad;
}


static void
test_clean(void)
{
    size_t        len;
    u_char        text[400];
    const char   *piece;
    ngx_uint_t    n, i, bad;

    static const char  *pieces[] = {
        "event: a", "event:b", "event", "data: {}", "data: x", "data:", "data",
        "id: 1", "retry: 2", ": c", ":", "foo: 1", "eventx", "dat", "\xEF\xBB",
        "\357\273\277data: x"
    };

    static const char  *ends[] = { "\n", "\n", "\n", "\r\n", "\r" };

    random_state = 35;
    bad = 0;

    for (n = 0; n < 60000 && bad < 5; n++) {
        len = 0;

        if (random_below(8) == 0) {
            memcpy(text, "\xEF\xBB\xBF", 3);
            len = 3;
        }

        for (i = random_below(9); i > 0; i--) {
            piece = pieces[random_below(16)];
            memcpy(text + len, piece, strlen(piece));
            len += strlen(piece);

            piece = ends[random_below(5)];
            memcpy(text + len, piece, strlen(piece));
            len += strlen(piece);
        }

        piece = ends[random_below(5)];
        memcpy(text + len, piece, strlen(piece));
        len += strlen(piece);

        bad += try_clean(text, len, n % 2);
    }

    is(bad, 0, "random frames: cleaned they say the same");
}


int
main(void)
{
    mem_init(&mem);

    test_places();
    test_clean();

    ngx_responses_buf_free(&mem.mem, &buf);
    ok(mem_clean(&mem), "no leak");

    return tap_done();
}
