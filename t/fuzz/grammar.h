
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Events made at random of the names in the catalogue, for fuzzers: known and
 * unknown items, whole and with members missing, now and then too long to be
 * held.
 */


#ifndef _GRAMMAR_H_INCLUDED_
#define _GRAMMAR_H_INCLUDED_


#include "api/ngx_responses_type.h"

#include "mem.h"
#include "random.h"


/* the longest events are longer than any limit that is chosen */

#define GRAMMAR_LONG  0x4800


static void
grammar_member(bytes_t *text, const char *name, const char *value)
{
    if (random_below(4)) {
        bytes_text(text, ",\"");
        bytes_text(text, name);
        bytes_text(text, "\":");
        bytes_text(text, value);
    }
}


static void
grammar_index(bytes_t *text, const char *name)
{
    static const char  *values[] = { "0", "0", "1", "2", "-1", "\"1\"" };

    grammar_member(text, name, values[random_below(6)]);
}


static const char *
grammar_text(void)
{
    static const char  *texts[] = {
        "\"\"", "\"text\"", "\"{}\"", "\"{\\\"a\\\":1}\"", "null", "[]", "{}"
    };

    return texts[random_below(7)];
}


static void
grammar_part(bytes_t *text)
{
    static const char  *types[] = {
        "output_text", "refusal", "reasoning_text", "summary_text", "text",
        "new"
    };

    bytes_text(text, "{\"type\":\"");
    bytes_text(text, types[random_below(6)]);
    bytes_text(text, "\"");
    grammar_member(text, "text", grammar_text());
    grammar_member(text, "annotations", "[{\"type\":\"url_citation\"}]");
    bytes_text(text, "}");
}


static void
grammar_item(bytes_t *text)
{
    ngx_uint_t                        i, kind;
    const ngx_responses_item_kind_t  *row;

    static const char  *ids[] = { "\"i0\"", "\"i1\"", "\"i2\"", "\"\"" };
    static const char  *lists[] = { "content", "summary", "output" };

    kind = random_below(NGX_RESPONSES_OTHER_ITEM * 4 / 3);
    kind = ngx_min(kind, NGX_RESPONSES_OTHER_ITEM);
    row = ngx_responses_item(kind);

    bytes_text(text, "{\"type\":\"");

    if (row->name.len) {
        bytes_add(text, row->name.data, row->name.len);

    } else {
        bytes_text(text, "new");
    }

    bytes_text(text, "\"");
    grammar_member(text, "id", ids[random_below(4)]);
    grammar_member(text, "call_id", ids[random_below(4)]);
    grammar_member(text, "name", grammar_text());

    if (random_below(2)) {
        grammar_member(text, "status", "\"in_progress\"");
    }

    if (row->text.len && random_below(2)) {
        grammar_member(text, (char *) row->text.data, grammar_text());
    }

    if (random_below(2)) {
        bytes_text(text, ",\"");
        bytes_text(text, lists[random_below(3)]);
        bytes_text(text, "\":[");

        for (i = random_below(3); i; i--) {
            grammar_part(text);
            bytes_text(text, (i > 1) ? "," : "");
        }

        bytes_text(text, "]");
    }

    bytes_text(text, "}");
}


static void
grammar_response(bytes_t *text)
{
    ngx_uint_t  i;

    bytes_text(text, ",\"response\":{\"object\":\"response\"");
    grammar_member(text, "id", "\"r\"");
    grammar_member(text, "status", "\"completed\"");
    grammar_member(text, "usage", "{\"input_tokens\":1}");

    if (random_below(4)) {
        bytes_text(text, ",\"output\":[");

        for (i = random_below(3); i; i--) {
            grammar_item(text);
            bytes_text(text, (i > 1) ? "," : "");
        }

        bytes_text(text, "]");
    }

    bytes_text(text, "}");
}


/* half of the events are those that items and responses begin or end with */

static const ngx_responses_type_t *
grammar_type(void)
{
    ngx_uint_t  n;

    static const u_char  types[] = {
        NGX_RESPONSES_CREATED, NGX_RESPONSES_COMPLETED,
        NGX_RESPONSES_ITEM_ADDED, NGX_RESPONSES_ITEM_ADDED,
        NGX_RESPONSES_ITEM_ADDED, NGX_RESPONSES_ITEM_DONE
    };

    if (random_below(2)) {
        return ngx_responses_type(types[random_below(sizeof(types))]);
    }

    for (n = 0; ngx_responses_type_row(n); n++) { /* void */ }

    return ngx_responses_type_row(random_below(n));
}


static void
grammar_event(bytes_t *text)
{
    const ngx_responses_type_t  *row;

    static const char  *ids[] = { "\"i0\"", "\"i1\"", "\"i2\"", "\"x\"" };

    row = grammar_type();

    bytes_text(text, "data: {\"type\":\"");
    bytes_add(text, row->name.data, row->name.len);
    bytes_text(text, "\"");

    grammar_index(text, "output_index");

    switch (row->class) {

    case NGX_RESPONSES_CLASS_LIFECYCLE:
    case NGX_RESPONSES_CLASS_TERMINAL:
        grammar_response(text);
        break;

    case NGX_RESPONSES_CLASS_ITEM:
        bytes_text(text, ",\"item\":");
        grammar_item(text);
        break;

    default:
        grammar_member(text, "item_id", ids[random_below(4)]);
        grammar_index(text, random_below(2) ? "content_index"
                                            : "summary_index");
        grammar_member(text, "delta", grammar_text());
        grammar_member(text, random_below(2) ? "text" : "arguments",
                       grammar_text());

        if (row->class == NGX_RESPONSES_CLASS_PART) {
            bytes_text(text, ",\"part\":");
            grammar_part(text);
        }
    }

    if (random_below(4) == 0) {
        bytes_text(text, ",\"more\":\"");
        bytes_times(text, "x", random_below(random_below(4)
                                            ? 512 : GRAMMAR_LONG));
        bytes_text(text, "\"");
    }

    bytes_text(text, "}\n\n");
}


#endif /* _GRAMMAR_H_INCLUDED_ */
