
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Random JSON texts.
 */


#ifndef _DOCUMENT_H_INCLUDED_
#define _DOCUMENT_H_INCLUDED_


#include "mem.h"
#include "random.h"


static const char  *document_keys[] = {
    "type", "a", "b", "c", "d", "e", "id", "list", "deep", "response",
    "usage", "input", "ty\\u0070e", "\\u0061", "l\\u0069st", "*", "x", "",
    "a.b", "\\\"", "\\\\", "typ", "types", "\\u0000", "\xC3\xA9", "\\ud83d"
};

static const char  *document_values[] = {
    "0", "-1", "12", "3.5", "1e9", "true", "false", "null", "\"\"", "\"x\"",
    "\"\\\"\"", "\"\\\\\"", "\"a\\\\\\\"b\"", "\"{[,:\"", "\"]}\"",
    "\"\\ud83d\\ude00\"", "\"\\ud83d\"", "\"\\ud83d\\\\u0\"", "\"\xC3\xA9\"",
    "\"\\u00e9\\n\"", "[]", "{}", "[1,[2]]", "\"type\""
};

static const char  *document_spaces[] = {
    "", "", "", "", "", " ", "\n", "\t ", "  \n"
};


#define document_pick(list)                                                   \
    list[random_below(sizeof(list) / sizeof(list[0]))]


static ngx_inline void
document_value(bytes_t *b, ngx_uint_t depth, ngx_uint_t object)
{
    ngx_uint_t  i, n, array;

    if (!object && (depth == 0 || random_below(3) == 0)) {
        bytes_text(b, document_pick(document_values));
        return;
    }

    array = !object && random_below(2);

    bytes_text(b, array ? "[" : "{");

    n = random_below(6);

    for (i = 0; i < n; i++) {

        if (i) {
            bytes_lit(b, ",");
        }

        bytes_text(b, document_pick(document_spaces));

        if (!array) {
            bytes_lit(b, "\"");
            bytes_text(b, document_pick(document_keys));
            bytes_lit(b, "\"");
            bytes_text(b, document_pick(document_spaces));
            bytes_lit(b, ":");
            bytes_text(b, document_pick(document_spaces));
        }

        document_value(b, depth ? depth - 1 : 0, 0);
        bytes_text(b, document_pick(document_spaces));
    }

    bytes_text(b, array ? "]" : "}");
}


/* an object; one in "broken" of them has a byte changed */

static ngx_inline void
document_make(bytes_t *b, ngx_uint_t broken)
{
    b->len = 0;

    bytes_text(b, document_pick(document_spaces));
    document_value(b, 1 + random_below(8), 1);
    bytes_text(b, document_pick(document_spaces));

    if (broken && random_below(broken) == 0) {

        static const char  odd[] = "{}[],:\"\\ \n\t0-e.atnx\0\x1f\xc3";

        b->data[random_below(b->len)] = odd[random_below(sizeof(odd) - 1)];
    }
}


#endif /* _DOCUMENT_H_INCLUDED_ */
