
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the engine without memory and with a next filter that fails:
 * each allocation and each write of each stream fails once.  It must say
 * NGX_ERROR, leak nothing, and the process must go on with other streams.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "run.h"
#include "tap.h"


#define STREAM  1
#define PROCESS 2


static run_t       r;
static bytes_t     want;
static ngx_uint_t  tries;


/* the process has its memory before the first stream: a new one each time */

static ngx_uint_t
fail_once(bytes_t *text, ngx_uint_t who, ngx_uint_t n, ngx_uint_t sticky,
    ngx_uint_t *over)
{
    mem_t       *m;
    ngx_int_t    rc;
    ngx_uint_t   bad;

    static ngx_responses_conf_t  conf;

    conf = r.conf;
    run_init(&r);
    r.conf = conf;

    m = (who == STREAM) ? &r.stream : &r.process;

    m->fail = n;
    m->sticky = sticky;

    rc = run_cut(&r, text, RUN_STEP, 61);

    *over = (m->calls < n);
    bad = 0;
    tries++;

    if (*over) {
        bad += (rc != NGX_OK || !bytes_equal(&r.out, &want));

    } else if (rc != NGX_ERROR) {
        bad++;
        diag("allocation %lu failed, got %ld", (unsigned long) n, (long) rc);
    }

    /* what left before was right */

    if (r.out.len > want.len || memcmp(r.out.data, want.data, r.out.len)) {
        bad++;
        diag("allocation %lu failed, other bytes left", (unsigned long) n);
    }

    bad += (r.stream.blocks != 0);

    /* the process goes on */

    m->fail = 0;

    if (run_cut(&r, text, RUN_WHOLE, 0) != NGX_OK
        || !bytes_equal(&r.out, &want))
    {
        bad++;
        diag("after allocation %lu failed it does not go on",
             (unsigned long) n);
    }

    run_free(&r);

    if (!mem_clean(&r.process) || !mem_clean(&r.stream)) {
        bad++;
        diag("allocation %lu failed, leak", (unsigned long) n);
    }

    return bad;
}


static ngx_uint_t
fail_writes(bytes_t *text)
{
    ngx_int_t   rc;
    ngx_uint_t  n, bad;

    bad = 0;
    rc = NGX_ERROR;

    for (n = 1; rc == NGX_ERROR && n < 400; n++) {
        r.fail = n;
        rc = run_cut(&r, text, RUN_STEP, 61);
        tries++;

        bad += (rc != NGX_OK && rc != NGX_ERROR);

        /* nothing is written after a write that failed */

        bad += (rc == NGX_ERROR && r.pieces != n);
        bad += (r.out.len > want.len
                || memcmp(r.out.data, want.data, r.out.len) != 0);
        bad += (r.stream.blocks != 0);
    }

    r.fail = 0;

    run_cut(&r, text, RUN_WHOLE, 0);
    bad += !bytes_equal(&r.out, &want);

    return bad;
}


static ngx_uint_t
try_text(bytes_t *text, size_t limit)
{
    ngx_uint_t  n, bad, over, sticky;

    run_init(&r);
    r.conf.max_event_size = limit;

    bad = (run_cut(&r, text, RUN_WHOLE, 0) != NGX_OK);

    want.len = 0;
    bytes_add(&want, r.out.data, r.out.len);

    bad += fail_writes(text);
    run_free(&r);

    for (sticky = 0; sticky < 2; sticky++) {

        over = 0;

        for (n = 1; !over && bad < 3; n++) {
            bad += fail_once(text, STREAM, n, sticky, &over);
        }

        over = 0;

        for (n = 1; !over && bad < 3; n++) {
            bad += fail_once(text, PROCESS, n, sticky, &over);

            /* all of the tree of paths once, not for each stream */

            if (n == 10 && tries > 5000) {
                n += 70;
            }
        }
    }

    return bad;
}


static void
test_streams(void)
{
    bytes_t     text;
    ngx_uint_t  i, bad;

    static files_t  files;

    files_streams(&files);

    if (files_shared("streams") == NULL) {
        tap_skip("no shared streams, only those of t/streams");
    }

    ngx_memzero(&text, sizeof(bytes_t));

    for (i = 0; i < files.n; i++) {
        files_read(files.name[i], &text);

        if (i > 40 && (text.len > 12000 || i % 4)) {
            continue;
        }

        text.len = ngx_min(text.len, 6000);

        bad = try_text(&text, 1024 * 1024);
        bad += try_text(&text, 200);

        is(bad, 0, "%s", files.name[i]);
    }

    bytes_free(&text);
}


/* one that needs all there is: edits, nodes, a copy, an arena */

static void
test_hungry(void)
{
    bytes_t  text;

    ngx_memzero(&text, sizeof(bytes_t));

    bytes_lit(&text, "id: 1\r\nevent: x\r\ndata: {\"type\":\"a\",\r\n");
    bytes_lit(&text, "data: \"x\":\"\\ud83d\"");
    bytes_times(&text, ",\"sequence_number\":7,\"type\":\"b\"", 60);
    bytes_times(&text, " ", 20000);
    bytes_lit(&text, "}\r\n\r\n: c\n\ndata: a\ndata: b\n\ndata: {\"x\":1}");

    is(try_text(&text, 1024 * 1024), 0, "one event that needs all");
    is(try_text(&text, 100), 0, "and over the limit");

    ok(tries > 500, "%lu faults", (unsigned long) tries);

    bytes_free(&text);
}


/* items that are kept as they were added, or held until they are */

static void
test_tools(void)
{
    bytes_t  text;

    ngx_memzero(&text, sizeof(bytes_t));

    bytes_lit(&text,
              "data: {\"type\":\"response.output_item.added\",\"item\":{"
              "\"type\":\"apply_patch_call\",\"call_id\":\"c\","
              "\"operation\":{\"diff\":\"\",\"path\":\"p\"}}}\n\n"
              "data: {\"type\":\"response.apply_patch_call_operation_diff."
              "delta\",\"delta\":\"a\"}\n\n"
              "data: {\"type\":\"response.output_item.done\",\"item\":{"
              "\"type\":\"apply_patch_call\"}}\n\n"
              "data: {\"type\":\"response.shell_call_command.delta\","
              "\"output_index\":1,\"command_index\":0,"
              "\"delta\":\"a\"}\n\n"
              "data: {\"type\":\"response.shell_call_command.done\","
              "\"output_index\":1,\"command_index\":1,"
              "\"command\":\"b\"}\n\n"
              "data: {\"type\":\"response.completed\",\"response\":{"
              "\"output\":[{\"type\":\"apply_patch_call\"},"
              "{\"type\":\"shell_call\",\"action\":{}}]}}\n\n");

    is(try_text(&text, 1024 * 1024), 0, "items of tools");

    text.len = 0;
    bytes_lit(&text,
              "data: {\"type\":\"response.shell_call_output_content.done\","
              "\"output_index\":0,\"output\":[{\"stdout\":\"a\"}]}\n\n"
              "data: {\"type\":\"response.shell_call_output_content.done\","
              "\"output_index\":0,\"command_index\":0,"
              "\"output\":[{\"stdout\":\"b\"}]}\n\n"
              "data: {\"type\":\"response.output_item.done\","
              "\"output_index\":0,\"item\":{"
              "\"type\":\"shell_call_output\"}}\n\n"
              "data: {\"type\":\"response.completed\",\"response\":{"
              "\"output\":[{\"type\":\"shell_call_output\"},"
              "{\"type\":\"shell_call_output\","
              "\"output\":[{\"stdout\":\"c\"}]}]}}\n\n");

    is(try_text(&text, 1024 * 1024), 0, "the output of shell calls");

    text.len = 0;
    bytes_lit(&text,
              "data: {\"type\":\"response.output_item.done\",\"item\":{"
              "\"type\":\"function_call\",\"call_id\":\"c\","
              "\"name\":\"n\",\"a\":1}}\n\n"
              "data: {\"type\":\"response.output_item.done\",\"item\":{"
              "\"type\":\"function_call\",\"call_id\":\"c\","
              "\"name\":\"n\",\"arguments\":\"{}\",\"b\":2}}\n\n"
              "data: {\"type\":\"response.completed\",\"response\":{"
              "\"output\":[]}}\n\n");

    is(try_text(&text, 1024 * 1024), 0, "a call that is done twice");

    bytes_free(&text);
}


int
main(void)
{
    test_hungry();
    test_tools();
    test_streams();

    bytes_free(&want);

    return tap_done();
}
