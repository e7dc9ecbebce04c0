
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams made at random: items of all kinds, their events interleaved, with
 * members that rules may be about; and then some of them lost, repeated or
 * put in that belong to no response.
 */


#ifndef _RULES_STREAM_H_INCLUDED_
#define _RULES_STREAM_H_INCLUDED_


#include <stdarg.h>

#include "mem.h"
#include "random.h"


#define STREAM_ITEMS   5
#define STREAM_EVENTS  16


typedef struct {
    const char   *type;
    bytes_t       events[STREAM_EVENTS];       /* JSON without braces */
    ngx_uint_t    n;
    ngx_uint_t    sent;
    bytes_t       done;                        /* the item as it ends */
} stream_item_t;


static stream_item_t  stream_items[STREAM_ITEMS];


static void
stream_print(bytes_t *b, const char *fmt, ...)
{
    char     buf[4096];
    va_list  args;

    va_start(args, fmt);
    vsnprintf(buf, sizeof(buf), fmt, args);
    va_end(args);

    bytes_text(b, buf);
}


static ngx_inline const char *
stream_word(void)
{
    static const char  *words[] = { "a", "word ", "\\n", "\xc3\xa9", "",
        "\\u00e9", "\\\"", "secret ", "sec", "ret", "\\ud83d\\ude00",
        "{}", ",", "\xf0\x9f\x98\x80", "\\\\", "data: x" };

    return words[random_below(sizeof(words) / sizeof(words[0]))];
}


/* members that only rules look at */

static ngx_inline const char *
stream_more(const char *prefix)
{
    static char         buf[4][128];
    static ngx_uint_t   n;

    static const char  *more[] = { "", "", "", "\"x\":1",
        "\"obfuscation\":\"aB3\"", "\"logprobs\":[]",
        "\"x\":{\"y\":[{\"z\":1,\"y\":\"\"},{\"z\":{}}]}",
        "\"m\":null,\"x\":\"]},\"",
        "\"encrypted_content\":\"gAAA\",\"e\":{ }" };

    char        *p = buf[n++ % 4];
    ngx_uint_t   i;

    i = random_below(sizeof(more) / sizeof(more[0]));

    snprintf(p, sizeof(buf[0]), "%s%s", more[i][0] ? prefix : "", more[i]);

    return p;
}


static ngx_inline bytes_t *
stream_event(stream_item_t *item, const char *type)
{
    bytes_t  *b;

    b = &item->events[item->n++];
    b->len = 0;

    stream_print(b, "\"type\":\"%s\"%s,\"output_index\":%d", type,
                 stream_more(","), (int) (item - stream_items));

    return b;
}


/* a text in a part: of content, or of a summary */

static ngx_inline void
stream_part(stream_item_t *item, const char *part, const char *text,
    const char *kind, const char *index, bytes_t *value)
{
    char         type[64], at[64];
    const char  *word;
    bytes_t      all;
    ngx_uint_t   i, n;

    ngx_memzero(&all, sizeof(bytes_t));
    bytes_add(&all, "", 0);

    snprintf(at, sizeof(at), ",\"item_id\":\"i%d\",\"%s\":0",
             (int) (item - stream_items), index);

    snprintf(type, sizeof(type), "response.%s.added", part);
    stream_print(stream_event(item, type),
                 "%s,\"part\":{\"type\":\"%s\",\"text\":\"\"%s}", at, kind,
                 stream_more(","));

    snprintf(type, sizeof(type), "response.%s.delta", text);

    for (n = random_below(5), i = 0; i < n; i++) {
        word = stream_word();
        bytes_text(&all, word);
        stream_print(stream_event(item, type), "%s,\"delta\":\"%s\"", at,
                     word);
    }

    snprintf(type, sizeof(type), "response.%s.done", text);
    stream_print(stream_event(item, type), "%s,\"text\":\"%s\"%s", at,
                 all.data, stream_more(","));

    value->len = 0;
    stream_print(value, "{\"type\":\"%s\"%s,\"text\":\"%s\"}", kind,
                 stream_more(","), all.data);

    snprintf(type, sizeof(type), "response.%s.done", part);
    stream_print(stream_event(item, type), "%s,\"part\":%s", at,
                 value->data);

    bytes_free(&all);
}


static ngx_inline void
stream_item(stream_item_t *item)
{
    char      more[256];
    bytes_t   value;

    static const char  *types[] = { "message", "message", "reasoning",
        "function_call", "web_search_call", "acme_call" };

    item->n = 0;
    item->sent = 0;
    item->type = types[random_below(6)];
    item->done.len = 0;

    ngx_memzero(&value, sizeof(bytes_t));
    bytes_add(&value, "", 0);

    snprintf(more, sizeof(more), "\"id\":\"i%d\",\"type\":\"%s\"%s",
             (int) (item - stream_items), item->type, stream_more(","));

    stream_print(stream_event(item, "response.output_item.added"),
                 ",\"item\":{%s,\"status\":\"in_progress\",%s}", more,
                 item->type[0] == 'm'
                     ? "\"role\":\"assistant\",\"content\":[]"
                     : "\"summary\":[],\"arguments\":\"\",\"name\":\"f\","
                       "\"call_id\":\"c\"");

    stream_print(&item->done, "{%s,\"status\":\"completed\",", more);

    switch (item->type[0]) {

    case 'm':
        stream_part(item, "content_part", "output_text", "output_text",
                    "content_index", &value);
        stream_print(&item->done, "\"role\":\"assistant\",\"content\":[%s]}",
                     value.data);
        break;

    case 'r':
        stream_part(item, "reasoning_summary_part", "reasoning_summary_text",
                    "summary_text", "summary_index", &value);
        stream_print(&item->done, "\"summary\":[%s]}", value.data);
        break;

    case 'f':
        stream_print(stream_event(item,
                                  "response.function_call_arguments.delta"),
                     ",\"item_id\":\"i%d\",\"delta\":\"{}\"",
                     (int) (item - stream_items));
        stream_print(stream_event(item,
                                  "response.function_call_arguments.done"),
                     ",\"item_id\":\"i%d\",\"arguments\":\"{}\"",
                     (int) (item - stream_items));
        stream_print(&item->done,
                     "\"arguments\":\"{}\",\"name\":\"f\","
                     "\"call_id\":\"c\"}");
        break;

    default:
        stream_print(stream_event(item, item->type[0] == 'w'
                                  ? "response.web_search_call.searching"
                                  : "acme.call.thinking"),
                     ",\"item_id\":\"i%d\"", (int) (item - stream_items));
        stream_print(&item->done, "\"x\":[]}");
    }

    stream_print(stream_event(item, "response.output_item.done"),
                 ",\"item\":%s", item->done.data);

    bytes_free(&value);
}


/* white space here and there, where it means nothing */

static ngx_inline void
stream_frame(bytes_t *out, const char *members)
{
    char         type[64];
    ngx_uint_t   string, blanks;
    const char  *p;

    if (random_below(4) && sscanf(members, "\"type\":\"%63[^\"]", type) == 1) {
        stream_print(out, "event: %s\n", type);
    }

    bytes_lit(out, "data: {");

    blanks = (random_below(4) == 0);
    string = 0;

    for (p = members; *p; p++) {

        if (blanks && !string && random_below(4) == 0) {

            if (strchr("\",:{}[]", *p)) {
                bytes_lit(out, " ");
            }
        }

        if (*p == '\\') {
            bytes_byte(out, *p++);

        } else if (*p == '"') {
            string = !string;
        }

        bytes_byte(out, *p);
    }

    bytes_lit(out, "}\n\n");
}


static ngx_inline void
stream_foreign(bytes_t *out)
{
    static const char  *frames[] = { ": comment\n\n", "data: {]\n\n",
        "event: acme.x\ndata: {\"x\":1}\n\n",
        "data: {\"type\":\"acme.y\"}\n\n",
        "data: {}\n\n", "data: {\"x\":[]}\n\n", "data: [DONE]\n\n",
        "data: {\"type\":\"keepalive\"}\n\n", "event: x\n\n",
        "data: {\"type\":\"acme.z\",\"item_id\":\"i0\"}\n\n",
        "data: {\"type\":\"acme.z\",\n"
        "data: \"output_index\":0,\"x\":{}}\n\n",
        "data: {\"type\":\"response.routing.completed\",\"model_id\":\"u\"}"
        "\n\n",
        "data: {\"type\":\"response.rewrite.in_progress\"}\n\n",
        "data: {\"type\":\"response.in_progress\",\"response\":{\"x\":{}}}"
        "\n\n" };

    bytes_text(out, frames[random_below(sizeof(frames) / sizeof(frames[0]))]);
}


static ngx_inline void
stream_response(bytes_t *out, const char *type, const char *status,
    const char *output)
{
    bytes_t  b;

    ngx_memzero(&b, sizeof(bytes_t));

    stream_print(&b, "\"type\":\"%s\",\"response\":{\"id\":\"r\",", type);
    stream_print(&b, "\"object\":\"response\",\"created_at\":1700000000,"
                 "\"model\":\"m\",\"status\":\"%s\",\"output\":[", status);
    bytes_text(&b, output);
    stream_print(&b, "],\"instructions\":\"secret\",\"tools\":[{}]%s",
                 stream_more(","));
    stream_print(&b, ",\"usage\":{\"input_tokens\":1,\"output_tokens\":2,"
                 "\"total_tokens\":3}}%s", stream_more(","));

    stream_frame(out, (char *) b.data);

    bytes_free(&b);
}


/* mutated: events may be lost or repeated, and others come between */

static ngx_inline void
stream_make(bytes_t *out, ngx_uint_t mutated)
{
    bytes_t         output;
    ngx_uint_t      i, n, left;
    stream_item_t  *item;

    ngx_memzero(&output, sizeof(bytes_t));
    bytes_add(&output, "", 0);

    out->len = 0;
    bytes_add(out, "", 0);

    n = random_below(STREAM_ITEMS + 1);

    for (left = 0, i = 0; i < n; i++) {
        stream_item(&stream_items[i]);
        left += stream_items[i].n;

        bytes_text(&output, i ? "," : "");
        bytes_add(&output, stream_items[i].done.data,
                  stream_items[i].done.len);
    }

    if (!mutated || random_below(8)) {
        stream_response(out, "response.created", "in_progress", "");

    } else {

        /* what is of no known type does not begin a response */

        stream_response(out, "response.in_progress", "in_progress", "");
    }

    while (left) {
        i = random_below(n);
        item = &stream_items[i];

        if (item->sent == item->n
            || (i && item->sent == 0 && stream_items[i - 1].sent == 0))
        {
            continue;
        }

        left--;

        if (!mutated || random_below(20)) {
            stream_frame(out, (char *) item->events[item->sent].data);
        }

        if (mutated && random_below(25) == 0) {
            stream_frame(out, (char *) item->events[item->sent].data);
        }

        if (mutated && random_below(12) == 0) {
            stream_foreign(out);
        }

        item->sent++;
    }

    if (!mutated || random_below(5)) {
        i = random_below(2);
        stream_response(out, i ? "response.completed" : "response.incomplete",
                        i ? "completed" : "incomplete", (char *) output.data);
    }

    bytes_free(&output);
}


static ngx_inline void
stream_free(void)
{
    ngx_uint_t  i, k;

    for (i = 0; i < STREAM_ITEMS; i++) {

        for (k = 0; k < STREAM_EVENTS; k++) {
            bytes_free(&stream_items[i].events[k]);
        }

        bytes_free(&stream_items[i].done);
    }
}


#endif /* _RULES_STREAM_H_INCLUDED_ */
