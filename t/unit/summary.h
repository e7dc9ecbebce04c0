
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams whose output is compared as a short text: what of an event is put
 * into it is said by the test, in summary_event().
 */


#ifndef _SUMMARY_H_INCLUDED_
#define _SUMMARY_H_INCLUDED_


#include <stdarg.h>
#include <stdio.h>

#include <ngx_config.h>
#include <ngx_core.h>

#include "guard.h"
#include "profiles.h"
#include "run.h"
#include "tap.h"


#define EVENT(type, members)                                                  \
    "data: {\"type\":\"response." type "\"," members "}\n\n"


static run_t    r;
static bytes_t  text;
static bytes_t  got;


static void summary_event(guard_t *g);


static ngx_inline void
put(const char *format, ...)
{
    char     buf[256];
    va_list  args;

    va_start(args, format);
    vsnprintf(buf, sizeof(buf), format, args);
    va_end(args);

    bytes_text(&got, buf);
}


/*
 * The number of differences, with r.conf as it is; in comes after
 * response.created.  The output is also checked against the contract, but for
 * guard -1.
 */

static ngx_inline ngx_uint_t
summary_differs(const char *in, const char *want, int guard)
{
    guard_t      g;
    ngx_uint_t   i, bad;
    reference_t  ref;

    text.len = 0;
    bytes_lit(&text, "data: {\"type\":\"response.created\","
                     "\"response\":{}}\n\n");
    bytes_text(&text, in);

    (void) run_cut(&r, &text, RUN_WHOLE, 0);

    got.len = 0;
    reference_parse(&ref, r.out.data, r.out.len);

    for (i = 0; i < ref.n; i++) {
        g.data = ref.list[i].data.data;
        g.event = json_parse(g.data, ref.list[i].data.len);

        summary_event(&g);

        json_free(g.event);
    }

    reference_free(&ref);

    bad = (got.len != strlen(want) || memcmp(got.data, want, got.len) != 0);

    if (bad) {
        tap_show("     got", got.data, got.len);
        tap_show("expected", (u_char *) want, strlen(want));
    }

    return bad + ((guard == -1) ? 0 : guard_stream(&r.conf, guard, &r.out));
}


static ngx_inline int
summary_done(void)
{
    run_free(&r);
    bytes_free(&text);
    bytes_free(&got);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}


#endif /* _SUMMARY_H_INCLUDED_ */
