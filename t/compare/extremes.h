
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams that reach limits: of depth, of words and items that are kept, of
 * what is held before a stream is known, and of edits in one event.
 */


#ifndef _EXTREMES_H_INCLUDED_
#define _EXTREMES_H_INCLUDED_


#include <stdio.h>

#include "mem.h"
#include "random.h"


/* not UTF-8, or at the limits of what is */

static const char  *extreme_utf8[] = { "\xff", "\xc3", "\xc0\x80", "\xe2\x82",
    "\xed\xa0\xbd", "\xf4\x90\x80\x80", "\x80", "\xf0\x9f\x98", "\x01",
    "\x7f", "\xc2\x85", "\xe2\x80\xa8", "\xef\xbb\xbf", "\x1b[0m",
    "\xe0\x80\x80", "\xe0\xa0\x80", "\xe0\x9f\xbf", "\xe0\xff",
    "\xf0\x80\x80\x80", "\xf0\x8f\xbf\xbf", "\xf4\x8f\xbf\xbf",
    "\xf5\x80\x80\x80", "\xed\x9f\xbf", "\xed\xa0\x80", "\xee\x80\x80",
    "\xc1\xbf", "\xc2\x80", "\xfe" };


static ngx_inline void
extreme_event(bytes_t *out, const char *type, const char *more)
{
    bytes_lit(out, "data: {\"type\":\"");
    bytes_text(out, type);
    bytes_lit(out, "\"");
    bytes_text(out, more);
    bytes_lit(out, "}\n\n");
}


static ngx_inline void
extreme_created(bytes_t *out)
{
    extreme_event(out, "response.created", ",\"response\":{\"id\":\"r\","
                  "\"object\":\"response\",\"status\":\"in_progress\","
                  "\"model\":\"m\",\"output\":[]}");
}


static ngx_inline void
extreme_end(bytes_t *out)
{
    switch (random_below(4)) {

    case 0:
        extreme_event(out, "response.completed", "");
        break;

    case 1:
        extreme_event(out, "response.completed",
                      ",\"response\":{\"id\":\"r\",\"status\":\"completed\"}");
        break;

    case 2:
        extreme_event(out, "error", ",\"code\":\"c\",\"message\":\"m\"");
    }
}


/* levels that an event has, and more when repairs put it into another */

static void
extreme_nested(bytes_t *out)
{
    bytes_t     deep;
    ngx_uint_t  i, n;

    static const char  *places[] = {
        ",\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"message\","
        "\"status\":\"completed\",\"role\":\"assistant\",\"x\":",
        ",\"output_index\":0,\"item\":{\"id\":\"i\",\"type\":\"acme_call\","
        "\"x\":", ",\"response\":{\"id\":\"r\",\"x\":", ",\"id\":\"r\",\"x\":",
        ",\"object\":\"response\",\"output\":[],\"metadata\":" };
    static const char  *types[] = { "response.output_item.done",
        "response.output_item.done", "response.in_progress",
        "response.created", "response.completed" };

    ngx_memzero(&deep, sizeof(bytes_t));

    i = random_below(5);
    bytes_text(&deep, places[i]);

    n = 54 + random_below(12);
    bytes_times(&deep, "[", n);
    bytes_times(&deep, "]", n);
    bytes_text(&deep, i < 3 ? "}" : "");

    if (i < 3 || random_below(2)) {
        extreme_created(out);
    }

    extreme_event(out, types[i], (char *) deep.data);
    extreme_event(out, "response.output_text.delta", ",\"delta\":\"x\"");
    extreme_end(out);

    bytes_free(&deep);
}


/* ids, names and models about as long as those that are kept */

static void
extreme_words(bytes_t *out)
{
    char        head[256];
    size_t      id, len;
    bytes_t     more;
    ngx_uint_t  i, n;

    static const char  *types[] = { "message", "function_call", "reasoning",
        "custom_tool_call" };

    ngx_memzero(&more, sizeof(bytes_t));
    extreme_created(out);

    for (n = 1 + random_below(40), i = 0; i < n; i++) {
        snprintf(head, sizeof(head), ",\"output_index\":%lu,\"item\":{"
                 "\"type\":\"%s\",\"call_id\":\"c\",\"name\":\"f\",\"id\":\"i",
                 (unsigned long) i, types[random_below(4)]);

        more.len = 0;
        bytes_text(&more, head);
        id = more.len - 1;
        bytes_times(&more, "i", 1019 + random_below(8));
        len = more.len - id;
        bytes_lit(&more, "\"}");

        extreme_event(out, "response.output_item.added", (char *) more.data);

        if (random_below(2)) {
            bytes_lit(out, "data: {\"type\":\"acme.x\",\"item_id\":\"");
            bytes_add(out, more.data + id, len);
            bytes_lit(out, "\"}\n\n");
        }

        if (random_below(3) == 0) {
            extreme_event(out, random_below(2) ? "response.output_text.delta"
                               : "response.function_call_arguments.delta",
                          ",\"delta\":\"{\"");
        }
    }

    extreme_end(out);
    bytes_free(&more);
}


/* more items than are tracked */

static void
extreme_items(bytes_t *out)
{
    char        head[256];
    ngx_uint_t  i, n;

    extreme_created(out);

    for (n = 1 + random_below(random_below(4) ? 60 : 1200), i = 0; i < n; i++)
    {
        snprintf(head, sizeof(head), ",\"output_index\":%lu,\"item\":{"
                 "\"type\":\"%s\",\"id\":\"i%lu\"}", (unsigned long) i,
                 random_below(3) ? "message" : "web_search_call",
                 (unsigned long) i);
        extreme_event(out, random_below(9) ? "response.output_item.added"
                                           : "response.output_item.done",
                      head);
    }

    extreme_end(out);
}


/* much before the first event that tells whose stream it is */

static void
extreme_ahead(bytes_t *out)
{
    ngx_uint_t  i, n;

    static const char  *some[] = { ": a comment of some length\n\n",
        "data: {\"type\":\"codex.rate_limits\",\"x\":{\"y\":[1]}}\n\n",
        "event: ping\ndata: {}\n\n", "data: {\"type\":\"keepalive\"}\n\n",
        "id: 5\n\n" };

    i = random_below(5);
    n = random_below(2000);

    while (n--) {
        bytes_text(out, some[random_below(8) ? i : random_below(5)]);
    }

    if (random_below(3)) {
        extreme_created(out);
    }

    extreme_end(out);
}


/* members that rules are about, more than there is room for at first */

static void
extreme_wide(bytes_t *out)
{
    bytes_t     more;
    ngx_uint_t  n;

    static const char  *some[] = { "{\"a\":1,\"b\":2}", "{\"a\":{}}", "[]",
        "{\"z\":1,\"y\":\"\"}", "{\"b\":[{\"a\":1}],\"a\":\"\\u00e9\"}" };

    ngx_memzero(&more, sizeof(bytes_t));
    extreme_created(out);

    bytes_text(&more, random_below(2) ? ",\"x\":{\"y\":[1" : ",\"wide\":[2");

    for (n = random_below(400); n; n--) {
        bytes_lit(&more, ",");
        bytes_text(&more, some[random_below(5)]);
    }

    bytes_text(&more, more.data[2] == 'x' ? "]}" : "]");

    extreme_event(out, "acme.wide", (char *) more.data);
    extreme_event(out, "response.in_progress", (char *) more.data);
    extreme_end(out);

    bytes_free(&more);
}


/* each of them in an event */

static void
extreme_bytes(bytes_t *out)
{
    char        more[128];
    ngx_uint_t  i, k;

    static const char  *places[] = { ",\"delta\":\"%s\"",
        ",\"output_index\":0,\"delta\":\"a%s\"", ",\"x\":{\"%s\":1}",
        ",\"x\":[\"%s", ",\"item\":{\"id\":\"%s\"}" };

    k = random_below(5);
    extreme_created(out);

    for (i = 0; i < sizeof(extreme_utf8) / sizeof(extreme_utf8[0]); i++) {
        snprintf(more, sizeof(more), places[random_below(4) ? k : 0],
                 extreme_utf8[i]);
        extreme_event(out, random_below(3) ? "response.output_text.delta"
                                           : "acme.x", more);
    }

    extreme_end(out);
}


typedef struct {
    const char  *name;
    void       (*make)(bytes_t *out);
} extreme_t;


static const extreme_t  extremes[] = {
    { "nested", extreme_nested },
    { "words", extreme_words },
    { "items", extreme_items },
    { "ahead", extreme_ahead },
    { "wide", extreme_wide },
    { "bytes", extreme_bytes },
    { NULL, NULL }
};


#endif /* _EXTREMES_H_INCLUDED_ */
