
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Mutations: from a stream, a kind and a seed follows another stream.  One
 * that finds nothing to change copies it.
 */


#ifndef _MUTATE_H_INCLUDED_
#define _MUTATE_H_INCLUDED_


#include <stdio.h>

#include "extremes.h"
#include "mutate_json.h"


#define mutate_one(list)  list[random_below(sizeof(list) / sizeof(list[0]))]


typedef struct {
    const char  *name;
    void       (*make)(bytes_t *out, const bytes_t *in);
    ngx_uint_t   text;                 /* for texts of JSON, too */
} mutation_t;


/* in, with a part of it replaced */

static ngx_inline void
mutate_splice(bytes_t *out, const bytes_t *in, size_t from, size_t to,
    const void *p, size_t len)
{
    bytes_add(out, in->data, from);
    bytes_add(out, p, len);
    bytes_add(out, in->data + to, in->len - to);
}


static ngx_inline void
mutate_insert(bytes_t *out, const bytes_t *in, size_t at, const char *text)
{
    mutate_splice(out, in, at, at, text, strlen(text));
}


static ngx_inline void
mutate_copy(bytes_t *out, const bytes_t *in)
{
    bytes_add(out, in->data, in->len);
}


static ngx_inline void
mutate_frame(bytes_t *out, const bytes_t *in, ngx_uint_t i)
{
    bytes_add(out, in->data + frames[i].start, frames[i].end
                                               - frames[i].start);
}


/* frames */

static void
mutate_drop(bytes_t *out, const bytes_t *in)
{
    ngx_uint_t  i, n;

    mutate_frames(in);
    n = nframes ? random_below(nframes) : 0;

    for (i = 0; i < nframes; i++) {
        if (i != n) {
            mutate_frame(out, in, i);
        }
    }
}


static void
mutate_thin(bytes_t *out, const bytes_t *in)
{
    ngx_uint_t  i;

    mutate_frames(in);

    for (i = 0; i < nframes; i++) {
        if (random_below(5)) {
            mutate_frame(out, in, i);
        }
    }
}


/* all events of a kind are missing */

static void
mutate_lack(bytes_t *out, const bytes_t *in)
{
    char         line[512];
    size_t       len;
    ngx_uint_t   i;
    const char  *word;

    static const char  *words[] = { ".delta", ".added", ".done", "_part.",
        "output_item.", "output_item.added", "output_item.done",
        "content_part.added", "text.done", "response.created",
        "response.in_progress", "response.completed", "arguments.done",
        "summary_part" };

    mutate_frames(in);
    word = mutate_one(words);

    for (i = 0; i < nframes; i++) {
        len = ngx_min(frames[i].end - frames[i].start, 200);
        snprintf(line, sizeof(line), "%.*s", (int) len,
                 (char *) in->data + frames[i].start);

        if (strstr(line, word) == NULL) {
            mutate_frame(out, in, i);
        }
    }
}


static void
mutate_twice(bytes_t *out, const bytes_t *in)
{
    ngx_uint_t  i, n, k;

    mutate_frames(in);
    n = nframes ? random_below(nframes) : 0;
    k = nframes ? n + random_below(nframes - n) : 0;

    for (i = 0; i < nframes; i++) {
        mutate_frame(out, in, i);

        if (i == k) {
            mutate_frame(out, in, n);
        }
    }
}


static void
mutate_swap(bytes_t *out, const bytes_t *in)
{
    ngx_uint_t  i, n, k;

    mutate_frames(in);
    n = nframes ? random_below(nframes) : 0;
    k = nframes ? random_below(nframes) : 0;

    for (i = 0; i < nframes; i++) {
        mutate_frame(out, in, (i == n) ? k : (i == k) ? n : i);
    }
}


/* another response in the same stream, from its beginning or not */

static void
mutate_second(bytes_t *out, const bytes_t *in)
{
    ngx_uint_t  i;

    mutate_frames(in);
    mutate_copy(out, in);

    for (i = random_below(3) ? 0 : random_below(nframes + 1); i < nframes; i++)
    {
        mutate_frame(out, in, i);
    }
}


static void
mutate_truncate(bytes_t *out, const bytes_t *in)
{
    bytes_add(out, in->data, in->len ? random_below(in->len) : 0);
}


static void
mutate_short(bytes_t *out, const bytes_t *in)
{
    mutate_frames(in);

    bytes_add(out, in->data,
              nframes ? frames[random_below(nframes)].start : 0);
}


static void
mutate_put(bytes_t *out, const bytes_t *in)
{
    ngx_uint_t  i, n, k;

    static const char  *some[] = { ": ping\n\n", "data: [DONE]\n\n",
        "data: {\"type\":\"keepalive\"}\n\n", "event: ping\ndata: {}\n\n",
        "data: {\"id\":\"c\",\"object\":\"chat.completion.chunk\",\"choices\":"
        "[{\"index\":0,\"delta\":{\"content\":\"x\"}}]}\n\n",
        "event: message_start\ndata: {\"type\":\"message_start\"}\n\n",
        "data: {\"type\":\"codex.rate_limits\",\"x\":{\"y\":[1]}}\n\n",
        "event: error\ndata: {\"type\":\"error\",\"error\":{\"code\":1}}\n\n",
        "data: {\"error\":{\"message\":1}}\n\n",
        "data: {\"type\":\"error\",\"code\":\"c\",\"message\":\"m\"}\n\n",
        "\n\n\n", "event: x\n\n", "id: 7\n\n", "data: nope\n\n",
        "data: [1,2]\n\n", "data\n\n", "data: {\"a\":1\n\n", "x: y\n\n",
        "data: {\"type\":\"acme.x\",\"output_index\":0,\"item_id\":\"m\"}\n\n",
        "data: {\"type\":\"response.routing.completed\",\"model_id\":\"u\"}"
        "\n\n",
        "data: {\"type\":\"response.rewrite.in_progress\"}\n\n",
        "data: {\"type\":\"response.output_text.delta\",\"delta\":\"+\"}\n\n",
        "data: {\"type\":\"response.reasoning_summary_text.delta\","
        "\"summary_index\":0,\"delta\":\"+\"}\n\n",
        "data: {\"type\":\"response.output_item.added\",\"output_index\":9,"
        "\"item\":{\"type\":\"function_call\",\"call_id\":\"q\"}}\n\n",
        "data: {\"type\":\"response.failed\",\"response\":{}}\n\n",
        "data: {\"type\":\"response.done\",\"response\":{\"status\":"
        "\"incomplete\"}}\n\n" };

    mutate_frames(in);
    n = random_below(3) ? random_below(nframes + 1) : 0;
    k = random_below(4) ? 0 : random_below(5);

    for (i = 0; i <= nframes; i++) {

        if (i == n || k) {
            bytes_text(out, mutate_one(some));
            k -= (i != n);
        }

        if (i < nframes) {
            mutate_frame(out, in, i);
        }
    }
}


/* lines */

static void
mutate_ends(bytes_t *out, const bytes_t *in, ngx_uint_t kind)
{
    size_t  i;

    static const char  *ends[] = { "\r\n", "\r", "\n" };

    for (i = 0; i < in->len; i++) {

        if (in->data[i] == '\r') {
            continue;
        }

        if (in->data[i] == '\n') {
            bytes_text(out, kind < 3 ? ends[kind] : mutate_one(ends));
            continue;
        }

        bytes_byte(out, in->data[i]);
    }
}


static void
mutate_crlf(bytes_t *out, const bytes_t *in)
{
    mutate_ends(out, in, 0);
}


static void
mutate_cr(bytes_t *out, const bytes_t *in)
{
    mutate_ends(out, in, 1);
}


static void
mutate_mixed(bytes_t *out, const bytes_t *in)
{
    mutate_ends(out, in, 3);
}


static void
mutate_bom(bytes_t *out, const bytes_t *in)
{
    mutate_frames(in);

    mutate_insert(out, in, random_below(3) || nframes == 0 ? 0
                           : frames[random_below(nframes)].start,
                  random_below(3) ? "\xEF\xBB\xBF" : "\xEF\xBB");
}


/* kind of line: 0 event lines are gone, 1 wrong, 2 more lines */

static void
mutate_lines(bytes_t *out, const bytes_t *in, ngx_uint_t kind)
{
    size_t      i, line;
    ngx_uint_t  event;

    static const char  *wrong[] = { "event: message", "event:", "event",
        "event: response.created", "event: response.completed", "event: x y",
        "event: error", "event:  ping" };
    static const char  *more[] = { ": c\n", "id: 12\n", "retry: 500\n", ":\n",
        "id\n", "retry: x\n", "foo: bar\n", "event: x\n", "DATA: 1\n" };

    for (line = 0, i = 0; i < in->len; i++) {

        if (in->data[i] != '\n') {
            continue;
        }

        event = (i - line > 6
                 && memcmp(in->data + line, "event:", 6) == 0);

        if (kind == 2 && random_below(6) == 0) {
            bytes_text(out, mutate_one(more));
        }

        if (event && kind == 1 && random_below(3) == 0) {
            bytes_text(out, mutate_one(wrong));
            bytes_lit(out, "\n");

        } else if (!event || kind) {
            bytes_add(out, in->data + line, i + 1 - line);
        }

        line = i + 1;
    }

    bytes_add(out, in->data + line, in->len - line);
}


static void
mutate_nameless(bytes_t *out, const bytes_t *in)
{
    mutate_lines(out, in, 0);
}


static void
mutate_misnamed(bytes_t *out, const bytes_t *in)
{
    mutate_lines(out, in, 1);
}


static void
mutate_more(bytes_t *out, const bytes_t *in)
{
    mutate_lines(out, in, 2);
}


/* data in many lines, cut where JSON may have white space */

static void
mutate_data_lines(bytes_t *out, const bytes_t *in)
{
    size_t      i;
    ngx_uint_t  string, data;

    string = 0;
    data = 0;

    for (i = 0; i < in->len; i++) {
        bytes_byte(out, in->data[i]);

        switch (in->data[i]) {

        case '\n':
            string = 0;
            data = (in->len - i > 6
                    && memcmp(in->data + i + 1, "data:", 5) == 0);
            break;

        case '\\':
            if (string && i + 1 < in->len) {
                bytes_byte(out, in->data[++i]);
            }

            break;

        case '"':
            string = !string;
            break;

        case ',':
        case '{':
            if (data && !string && random_below(8) == 0) {
                bytes_text(out, random_below(4) ? "\ndata: " : "\r\ndata:");
            }
        }
    }
}


/* members */

static void
mutate_less(bytes_t *out, const bytes_t *in)
{
    size_t            from, to;
    mutate_member_t  *m;

    m = mutate_object(in) ? mutate_any() : NULL;

    if (m == NULL) {
        mutate_copy(out, in);
        return;
    }

    from = m->name;
    to = m->end;

    if (in->data[to] == ',') {
        to++;

    } else if (from && in->data[from - 1] == ',') {
        from--;
    }

    mutate_splice(out, in, from, to, "", 0);
}


static ngx_inline ngx_uint_t
mutate_same(const bytes_t *in, mutate_member_t *m, const u_char *name,
    size_t len)
{
    return m->depth <= 2 && m->name_end - m->name == len
           && memcmp(in->data + m->name, name, len) == 0;
}


/* all members of a name: gone, or renamed */

static void
mutate_every(bytes_t *out, const bytes_t *in, const char *instead)
{
    u_char            name[80];
    size_t            pos, len, from, to;
    ngx_uint_t        i, k;
    mutate_member_t  *m;

    m = mutate_object(in) ? mutate_any() : NULL;

    if (m == NULL || m->name_end - m->name > sizeof(name)) {
        mutate_copy(out, in);
        return;
    }

    len = m->name_end - m->name;
    memcpy(name, in->data + m->name, len);

    for (pos = 0, i = 0; i < nframes; i++) {

        mutate_members(in, frames[i].data, frames[i].data_end);

        /* members stand behind those that are in them */

        for (k = 0; frames[i].data && k < nmembers; k++) {
            from = members[k].name;

            if (from < pos || !mutate_same(in, &members[k], name, len)) {
                continue;
            }

            to = instead ? members[k].name_end : members[k].end;

            if (!instead && in->data[to] == ',') {
                to++;

            } else if (!instead && in->data[from - 1] == ',') {
                from--;
            }

            bytes_add(out, in->data + pos, from - pos);
            bytes_text(out, instead ? instead : "");
            pos = to;
        }
    }

    bytes_add(out, in->data + pos, in->len - pos);
}


static void
mutate_every_less(bytes_t *out, const bytes_t *in)
{
    mutate_every(out, in, NULL);
}


static void
mutate_every_named(bytes_t *out, const bytes_t *in)
{
    static const char  *names[] = { "\"x\"", "\"index\"", "\"id\"",
        "\"text\"", "\"delta\"", "\"item\"", "\"content\"", "\"type\"",
        "\"\"", "\"output_index\"", "\"item_id\"" };

    mutate_every(out, in, mutate_one(names));
}


static void
mutate_named(bytes_t *out, const bytes_t *in)
{
    const char       *name;
    mutate_member_t  *m;

    static const char  *names[] = { "\"x\"", "\"type\"", "\"id\"", "\"\"",
        "\"delta\"", "\"text\"", "\"item_id\"", "\"output_index\"",
        "\"sequence_number\"", "\"response\"", "\"item\"", "\"status\"" };

    m = mutate_object(in) ? mutate_any() : NULL;
    name = mutate_one(names);

    if (m == NULL) {
        mutate_copy(out, in);
        return;
    }

    mutate_splice(out, in, m->name, m->name_end, name, strlen(name));
}


static const char  *mutate_values[] = { "null", "1", "-1", "0", "\"x\"",
    "\"\"", "[]", "{}", "true", "1.5", "1e3", "9007199254740993", "\"0\"", "7",
    "99999999999999999999", "[{}]", "{\"type\":\"x\"}",
    "[null,\"a\",{\"b\":1}]",
    "\"resp_other\"", "\"response.output_text.delta\"", "-0", "\"\\u0000\"",
    "\"completed\"", "\"in_progress\"", "\"message\"", "\"function_call\"",
    "{\"id\":\"q\",\"type\":\"reasoning\",\"summary\":[]}" };


static void
mutate_double(bytes_t *out, const bytes_t *in)
{
    bytes_t           text;
    mutate_member_t  *m;

    ngx_memzero(&text, sizeof(bytes_t));
    m = mutate_object(in) ? mutate_any() : NULL;

    if (m == NULL) {
        mutate_copy(out, in);
        return;
    }

    bytes_lit(&text, ",");

    if (random_below(2)) {
        bytes_add(&text, in->data + m->name, m->end - m->name);

    } else {
        bytes_add(&text, in->data + m->name, m->value - m->name);
        bytes_text(&text, mutate_one(mutate_values));
    }

    mutate_splice(out, in, m->end, m->end, text.data, text.len);
    bytes_free(&text);
}


static void
mutate_set(bytes_t *out, const bytes_t *in)
{
    const char       *value;
    mutate_member_t  *m;

    m = mutate_object(in) ? mutate_any() : NULL;
    value = mutate_one(mutate_values);

    if (m == NULL) {
        mutate_copy(out, in);
        return;
    }

    mutate_splice(out, in, m->value, m->end, value, strlen(value));
}


#include "mutate_text.h"


static const mutation_t  mutations[] = {
    { "drop", mutate_drop, 0 },
    { "thin", mutate_thin, 0 },
    { "lack", mutate_lack, 0 },
    { "twice", mutate_twice, 0 },
    { "swap", mutate_swap, 0 },
    { "second", mutate_second, 1 },
    { "truncate", mutate_truncate, 1 },
    { "short", mutate_short, 0 },
    { "put", mutate_put, 0 },
    { "crlf", mutate_crlf, 0 },
    { "cr", mutate_cr, 0 },
    { "mixed", mutate_mixed, 0 },
    { "bom", mutate_bom, 1 },
    { "nameless", mutate_nameless, 0 },
    { "misnamed", mutate_misnamed, 0 },
    { "more", mutate_more, 0 },
    { "data-lines", mutate_data_lines, 0 },
    { "less", mutate_less, 1 },
    { "every-less", mutate_every_less, 0 },
    { "every-named", mutate_every_named, 0 },
    { "named", mutate_named, 1 },
    { "double", mutate_double, 1 },
    { "set", mutate_set, 1 },
    { "deep", mutate_deep, 1 },
    { "long", mutate_long, 1 },
    { "large", mutate_large, 0 },
    { "escape", mutate_escape, 1 },
    { "blank", mutate_blanks, 1 },
    { "after", mutate_after, 1 },
    { "break", mutate_break, 1 },
    { "utf8", mutate_utf8, 1 },
    { "surrogate", mutate_surrogate, 1 },
    { "flip", mutate_flip, 1 },
    { "many", mutate_many, 1 },
    { "response", mutate_response, 0 },
    { NULL, NULL, 0 }
};


/* the last two are not chosen at random */

#define MUTATIONS  (sizeof(mutations) / sizeof(mutations[0]) - 2)


/* several of them */

static void
mutate_many(bytes_t *out, const bytes_t *in)
{
    bytes_t     text[2];
    ngx_uint_t  n, i;

    ngx_memzero(text, sizeof(text));
    mutate_copy(&text[0], in);

    for (n = 2 + random_below(4), i = 0; i < n; i++) {
        text[1].len = 0;
        bytes_add(&text[1], "", 0);
        mutations[random_below(MUTATIONS - 1)].make(&text[1], &text[0]);
        text[0].len = 0;
        bytes_add(&text[0], text[1].data, text[1].len);
    }

    bytes_add(out, text[0].data, text[0].len);

    bytes_free(&text[0]);
    bytes_free(&text[1]);
}


static ngx_inline const mutation_t *
mutate_find(const char *name, size_t len)
{
    const mutation_t  *m;

    for (m = mutations; m->name; m++) {
        if (strlen(m->name) == len && memcmp(m->name, name, len) == 0) {
            return m;
        }
    }

    return NULL;
}


/* the seed and the kind alone decide, given the stream */

static ngx_inline void
mutate(bytes_t *out, const bytes_t *in, const mutation_t *m, uint64_t seed)
{
    out->len = 0;
    bytes_add(out, "", 0);

    random_state = seed * 64 + (m - mutations);
    m->make(out, in);
}


#endif /* _MUTATE_H_INCLUDED_ */
