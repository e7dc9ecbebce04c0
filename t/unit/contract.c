
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the contract over whole streams, in all profiles: what leaves
 * keeps it, goes through once more without a change, does not depend on how
 * the stream was cut, and has one end wherever the upstream broke off.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "guard.h"
#include "profiles.h"
#include "random.h"
#include "run.h"
#include "tap.h"


static run_t                  r;
static bytes_t                text;
static bytes_t                want;
static ngx_responses_usage_t  usage;
static files_t                files;


static ngx_uint_t
whole(bytes_t *in)
{
    if (run_cut(&r, in, RUN_WHOLE, 0) != NGX_OK) {
        diag("an error");
        return 1;
    }

    want.len = 0;
    bytes_add(&want, r.out.data, r.out.len);
    usage = r.usage;

    return 0;
}


static ngx_uint_t
differs(bytes_t *in, ngx_uint_t kind, size_t n)
{
    size_t  i;

    if (run_cut(&r, in, kind, n) != NGX_OK) {
        diag("an error");
        return 1;
    }

    if (bytes_equal(&r.out, &want) && run_same_usage(&r.usage, &usage)) {
        return 0;
    }

    for (i = 0; i < want.len && i < r.out.len; i++) {
        if (want.data[i] != r.out.data[i]) {
            break;
        }
    }

    i = (i > 100) ? i - 100 : 0;

    diag("cut %lu by %lu", (unsigned long) kind, (unsigned long) n);
    tap_show("     got", r.out.data + i, r.out.len - i);
    tap_show("expected", want.data + i, want.len - i);
    run_show_usage("     got", &r.usage);
    run_show_usage("expected", &usage);

    return 1;
}


/* streams with a fault that cannot be mended, and why */

static const char  *exceptions[][2] = {
    { "numbers.in", "no type is known: it may be any stream" },
    { "bedrock-", "data comes before the event line, the type is its last" },
    { "agentgateway-", "made in 1970: seconds or milliseconds is not known" },
    { NULL, NULL }
};


static ngx_uint_t
excepted(const char *name, ngx_uint_t n)
{
    return strstr(name, exceptions[n][0]) != NULL;
}


static ngx_uint_t
flags(const char *name)
{
    ngx_uint_t  flags;

    flags = excepted(name, 0) ? GUARD_ENDLESS : 0;

    if (usage.malformed) {
        flags |= GUARD_BAD;
    }

    if (usage.oversize) {
        flags |= GUARD_PASSED;
    }

    return flags;
}


/* the contract holds; what honours it passes without a change, G6 */

static ngx_uint_t
keeps(bytes_t *in, const char *name)
{
    bytes_t     out;
    ngx_uint_t  bad;

    bad = whole(in);
    bad += guard_stream(&r.conf, flags(name), &want);

    if (r.conf.milliseconds && excepted(name, 2)) {
        return bad;
    }

    ngx_memzero(&out, sizeof(bytes_t));
    bytes_add(&out, want.data, want.len);

    bad += differs(&out, RUN_WHOLE, 0) && !bytes_equal(&r.out, &out);

    if (r.usage.repaired || r.usage.edited || r.usage.added) {
        diag("repaired %lu, edited %lu, added %lu of what was right",
             (unsigned long) r.usage.repaired,
             (unsigned long) r.usage.edited, (unsigned long) r.usage.added);
        bad++;
    }

    bytes_free(&out);

    return bad;
}


static ngx_uint_t
cuts(bytes_t *in, ngx_uint_t runs)
{
    ngx_uint_t  bad;

    bad = whole(in);

    if (in->len < 20000) {
        bad += differs(in, RUN_STEP, 1);
    }

    while (runs-- && bad == 0) {
        bad += differs(in, RUN_RANDOM, 1 + random_below(400));
        bad += differs(in, RUN_SPLIT, random_below(in->len));
    }

    return bad;
}


static void
test_streams(void)
{
    ngx_uint_t  i, n, bad;

    random_state = 11;

    for (i = 0; i < files.n; i++) {
        files_read(files.name[i], &text);

        /* the largest show nothing that others do not */

        if (text.len > 200000) {
            continue;
        }

        for (n = 0; n < PROFILES; n++) {
            profile_set(&r, n);

            bad = keeps(&text, files.name[i]);

            if (text.len < 30000 || i % PROFILES == n) {
                bad += cuts(&text, text.len < 30000 ? 2 : 1);
            }

            is(bad, 0, "%s, %s", files.name[i], profile_name(n));
        }
    }
}


/* hardly an event is held: numbers, order and the end are kept all the same */

static void
test_passed(void)
{
    ngx_uint_t  i, n, k, bad;

    static size_t  limits[] = { 1, 40, 300, 1500 };

    random_state = 12;

    for (i = 0; i < files.n; i++) {
        files_read(files.name[i], &text);

        if (text.len > 60000) {
            continue;
        }

        bad = 0;
        n = i % PROFILES;

        for (k = 0; k < 4; k++) {
            profile_set(&r, n);
            r.conf.max_event_size = limits[k];

            bad += cuts(&text, 2);

            /* with less than a type in sight nothing can be put in order */

            if (limits[k] >= 300 && !excepted(files.name[i], 1)) {
                bad += guard_stream(&r.conf,
                                    GUARD_PASSED | flags(files.name[i]),
                                    &want);
            }

            if (bad) {
                diag("limit %lu", (unsigned long) limits[k]);
                break;
            }
        }

        is(bad, 0, "%s, passed on, %s", files.name[i], profile_name(n));
    }
}


static ngx_uint_t
broken_off(bytes_t *in, size_t len, const char *name)
{
    bytes_t     part;
    ngx_uint_t  bad, flag;

    part = *in;
    part.len = len;

    bad = whole(&part);

    if (usage.malformed && !(r.conf.hide_malformed)) {

        /* what is half an event must not be there */

        flag = 0;

    } else {
        flag = flags(name);
    }

    if (r.end == NGX_RESPONSES_END_CLEAN && usage.events == 0) {

        /* nothing was there that could be failed */

        flag |= GUARD_ENDLESS;
    }

    bad += guard_stream(&r.conf, flag, &want);

    if (bad) {
        diag("broken off after %lu bytes", (unsigned long) len);
        tap_show("in", in->data + (len > 100 ? len - 100 : 0),
                 len > 100 ? 100 : len);
        tap_show("out", want.data + (want.len > 300 ? want.len - 300 : 0),
                 want.len > 300 ? 300 : want.len);
    }

    return bad;
}


/* 59 and 60: one valid end, wherever it broke off */

static void
test_truncated(void)
{
    size_t      k;
    ngx_uint_t  i, n, bad, malformed;

    random_state = 13;

    for (i = 0; i < files.n; i++) {
        files_read(files.name[i], &text);

        profile_set(&r, 0);
        whole(&text);
        malformed = usage.malformed;

        if (malformed || text.len > 60000) {
            continue;
        }

        bad = 0;

        for (k = 0; k <= text.len && bad == 0; k++) {
            n = k % PROFILES;

            profile_set(&r, n);
            r.end = (k / PROFILES) % 3;

            bad += broken_off(&text, k, files.name[i]);

            if (text.len > 3000 || i > 20) {
                k += random_below(text.len / (i < 20 ? 200 : 10));
            }
        }

        is(bad, 0, "%s, broken off", files.name[i]);
    }
}


int
main(void)
{
    run_init(&r);

    files_list(&files, "t/streams", ".in");
    ok(files.n > 5, "streams are there, run this from the top");

    if (files_shared("streams") == NULL) {
        tap_skip("no shared streams, only those of t/streams");
    }

    files_list(&files, files_shared("streams/mock"), ".sse");
    files_list(&files, files_shared("streams/real"), ".sse");

    test_streams();
    test_passed();
    test_truncated();

    is(r.empty, 0, "no piece was empty");

    run_free(&r);
    bytes_free(&text);
    bytes_free(&want);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
