
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads a whole JSON text in one pass: checks the grammar of RFC 8259,
 * UTF-8 and the limits, and lists all values, but those that nobody asks for.
 * Linear in the length of the text, without recursion.
 *
 * Why a text is invalid is said by yajl.
 *
 * Never decodes, copies or changes the text.  Invariant: nodes are set only
 * if all of the text is read to its end; of the beginning of a text, those of
 * the values that end in it, and of the objects and arrays around them.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "core/ngx_responses_utf8.h"
#include "json/ngx_responses_json.h"
#include "json/ngx_responses_lex.h"
#include "json/ngx_responses_yajl.h"


#define NGX_RESPONSES_JSON_MIN   256       /* nodes, 6k */

/* objects and arrays in one whose values are not listed */

#define NGX_RESPONSES_JSON_DEEP  16384

/* for what both loops do with each value: calls would cost a twentieth */

#if (__GNUC__)
#define ngx_responses_json_inline  ngx_inline __attribute__((always_inline))
#else
#define ngx_responses_json_inline  ngx_inline
#endif


/* the objects and arrays that have not ended */

typedef struct {
    ngx_uint_t    depth;
    uint32_t      nodes[NGX_RESPONSES_JSON_DEPTH + 1];
} ngx_responses_json_open_t;


static u_char *ngx_responses_json_last(u_char *text, size_t len);
static ngx_int_t ngx_responses_json_index(ngx_responses_json_t *json,
    u_char *last, ngx_responses_json_open_t *open, ngx_uint_t levels);
static u_char *ngx_responses_json_known(ngx_responses_json_t *json, u_char *p,
    u_char *last, ngx_responses_json_open_t *open, ngx_responses_node_t *node);
static u_char *ngx_responses_json_skip_value(ngx_responses_json_t *json,
    u_char *p, u_char *last, ngx_responses_node_t *node, ngx_int_t *rc);
static u_char *ngx_responses_json_skip(ngx_responses_json_t *json, u_char *p,
    u_char *last, u_char around, ngx_int_t *rc);
static u_char ngx_responses_json_key(ngx_responses_json_t *json, u_char *name,
    size_t len);
static u_char *ngx_responses_json_string(ngx_responses_json_t *json, u_char *p,
    u_char *last, ngx_uint_t *kind, ngx_uint_t *escaped);
static u_char *ngx_responses_json_no_number(ngx_responses_json_t *json,
    u_char *p, u_char *last);
static ngx_int_t ngx_responses_json_reason(ngx_responses_json_t *json);
static ngx_int_t ngx_responses_json_start(ngx_responses_json_t *json,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_json_more(ngx_responses_json_t *json,
    ngx_uint_t n, size_t offset);

static u_char *ngx_responses_json_close(ngx_responses_json_t *json, u_char *p,
    u_char *last, ngx_uint_t n, ngx_responses_json_open_t *open);
static ngx_responses_json_inline u_char *ngx_responses_json_name(
    ngx_responses_json_t *json, u_char *p, u_char *last,
    ngx_responses_node_t *node);
static ngx_responses_json_inline u_char *ngx_responses_json_scalar(
    ngx_responses_json_t *json, u_char *p, u_char *last, ngx_uint_t *kind);
static ngx_responses_json_inline u_char *ngx_responses_json_literal(u_char *p,
    u_char *last, const char *text, size_t len);
static u_char *ngx_responses_json_odd(ngx_responses_json_t *json, u_char *p,
    u_char *last, ngx_uint_t *kind);


/* what ends an object or array stands two after what begins it, in ASCII */

#define ngx_responses_json_closing(c)  ((u_char) ((c) + 2))

/* the last three keys, of which some may look alike */

#define ngx_responses_json_before(json, key)                                  \
    (((json)->before * 8 + (key)) & (NGX_RESPONSES_JSON_GUESSES - 1))

#define ngx_responses_json_blanks(p)                                          \
    while (ngx_responses_json_blank(*(p))) {                                  \
        (p)++;                                                                \
    }

/*
 * "at" is the offset of the wrong byte, which counts as read.  note() is for
 * what does not end the reading: the first one is told.
 */

#define ngx_responses_json_invalid(json, text, at)                            \
    ngx_str_set(&(json)->message, text);                                      \
    (json)->offset = (at) + 1

#define ngx_responses_json_note(json, text, at)                               \
    if ((json)->message.len == 0) {                                           \
        ngx_responses_json_invalid(json, text, at);                           \
    }


void
ngx_responses_json_init(ngx_responses_json_t *json, ngx_responses_mem_t *mem)
{
    ngx_memzero(json, sizeof(ngx_responses_json_t));

    json->mem = *mem;
}


void
ngx_responses_json_free(ngx_responses_json_t *json)
{
    if (json->nodes) {
        json->mem.free(json->mem.data, json->nodes);
    }

    json->nodes = NULL;
    json->n = 0;
    json->size = 0;
}


ngx_int_t
ngx_responses_json_read(ngx_responses_json_t *json, u_char *p, size_t len)
{
    u_char                     *last;
    ngx_int_t                   rc;
    ngx_uint_t                  i;
    ngx_responses_json_open_t   open;

    /* of a text with too many values those near its top are listed */

    static const ngx_uint_t  levels[] = {
        NGX_RESPONSES_JSON_DEPTH, NGX_RESPONSES_JSON_TOP, 1
    };

    if (ngx_responses_json_start(json, p, len) != NGX_OK) {
        return NGX_DECLINED;
    }

    last = ngx_responses_json_last(p, len);

    if (last == NULL) {
        return ngx_responses_json_reason(json);
    }

    rc = NGX_ABORT;

    for (i = 0; i < 3 && rc == NGX_ABORT; i++) {
        rc = ngx_responses_json_index(json, last, &open, levels[i]);
    }

    if (rc == NGX_OK) {
        if (json->message.len) {
            return NGX_DECLINED;
        }

        return NGX_OK;
    }

    json->n = 0;

    if (rc == NGX_DECLINED) {
        return ngx_responses_json_reason(json);
    }

    if (rc == NGX_ABORT) {
        return NGX_DECLINED;
    }

    return NGX_ERROR;
}


/* why a text is invalid; yajl accepts some that are */

static ngx_int_t
ngx_responses_json_reason(ngx_responses_json_t *json)
{
    ngx_str_null(&json->message);

    if (ngx_responses_yajl_reason(json) != NGX_OK) {
        return NGX_ERROR;
    }

    if (json->message.len == 0) {
        ngx_str_set(&json->message, "no valid object or array");
    }

    return NGX_DECLINED;
}


/*
 * The value at which the reader stopped is left out, as is a number to which
 * digits may be missing, and what has no member or element then.
 */

ngx_int_t
ngx_responses_json_read_beginning(ngx_responses_json_t *json, u_char *p,
    size_t len)
{
    u_char                     *start;
    ngx_responses_node_t       *node;
    ngx_responses_json_open_t   open;

    start = p;

    ngx_responses_json_blanks(start);

    if (ngx_responses_json_start(json, p, len) != NGX_OK
        || (*start != '{' && *start != '['))
    {
        return NGX_DECLINED;
    }

    /* the byte after the text ends each value, but belongs to none */

    if (ngx_responses_json_index(json, p + len + 1, &open,
                                 NGX_RESPONSES_JSON_DEPTH)
        == NGX_ERROR)
    {
        json->n = 0;
        return NGX_ERROR;
    }

    node = &json->nodes[json->n - 1];

    if (node->kind == 0
        || (node->kind == NGX_RESPONSES_JSON_NUMBER && node->end == len))
    {
        json->n--;
    }

    while (open.depth && open.nodes[open.depth - 1] == json->n - 1) {
        open.depth--;
        json->n--;
    }

    while (open.depth) {
        node = &json->nodes[open.nodes[--open.depth]];
        node->end = (uint32_t) len;
        node->next = (uint32_t) json->n;
    }

    if (json->n) {
        return NGX_OK;
    }

    return NGX_DECLINED;
}


u_char *
ngx_responses_json_array(ngx_responses_json_t *json, u_char *p, u_char *last)
{
    ngx_int_t  rc;

    json->n = 0;

    if (*p++ != '[' || last[-1] != '}') {
        return NULL;
    }

    ngx_responses_json_blanks(p);

    if (*p != ']') {
        json->text = p;
        ngx_str_null(&json->message);

        p = ngx_responses_json_skip(json, p, last, '[', &rc);

        if (p == NULL || json->message.len) {
            return NULL;
        }
    }

    return p + 1;
}


static ngx_int_t
ngx_responses_json_start(ngx_responses_json_t *json, u_char *p, size_t len)
{
    json->text = p;
    json->len = len;
    json->n = 0;
    json->offset = 0;
    json->before = 0;
    ngx_str_null(&json->message);

    if (len > NGX_RESPONSES_JSON_SIZE) {
        ngx_responses_json_invalid(json, "more than 16 MiB",
                                   NGX_RESPONSES_JSON_SIZE);
        return NGX_DECLINED;
    }

    return NGX_OK;
}


/* past the last bracket; NULL: the text is neither an object nor an array */

static u_char *
ngx_responses_json_last(u_char *text, size_t len)
{
    u_char  *last;

    if (len == 0) {
        return NULL;
    }

    last = text + len;

    while (last > text && ngx_responses_json_blank(last[-1])) {
        last--;
    }

    if (last == text || (last[-1] != '}' && last[-1] != ']')) {
        return NULL;
    }

    ngx_responses_json_blanks(text);

    if (*text == '{' || *text == '[') {
        return last;
    }

    return NULL;
}


/*
 * The objects and arrays that end with the last of n nodes.  Returns the byte
 * after them; NULL: the text goes on after its end, or ends too early.
 */

static u_char *
ngx_responses_json_close(ngx_responses_json_t *json, u_char *p, u_char *last,
    ngx_uint_t n, ngx_responses_json_open_t *open)
{
    ngx_responses_node_t  *node;

    do {
        node = &json->nodes[open->nodes[open->depth - 1]];

        if (*p != ngx_responses_json_closing(json->text[node->start])) {
            return p;
        }

        p++;
        open->depth--;

        node->end = (uint32_t) (p - json->text);
        node->next = (uint32_t) n;

        if (open->depth == 0) {
            return (p == last) ? p : NULL;
        }

        if (p == last) {
            return NULL;
        }

        ngx_responses_json_blanks(p);

    } while (*p != ',');

    return p;
}


/*
 * Returns NGX_DECLINED if the text is invalid, NGX_ABORT if it has too many
 * values or levels; n and open tell how far it was read then.  What is noted
 * does not end the reading.
 *
 * The last byte is a bracket, or ends the beginning of a text.  White space,
 * numbers and literals end before it, so the end of the text is checked in
 * strings and after a closing bracket only.
 */

static ngx_int_t
ngx_responses_json_index(ngx_responses_json_t *json, u_char *last,
    ngx_responses_json_open_t *open, ngx_uint_t levels)
{
    u_char                *p, *text, *known, around;
    ngx_int_t              rc;
    ngx_uint_t             n, kind;
    ngx_responses_node_t  *node;

    text = json->text;

    p = text;
    n = 0;
    rc = NGX_DECLINED;
    around = '\0';
    open->depth = 0;

    ngx_responses_json_blanks(p);

    for ( ;; ) {

        /* a value, which begins with its name in an object */

        if (n == json->size) {
            rc = ngx_responses_json_more(json, n, p - text);

            if (rc != NGX_OK) {
                break;
            }

            rc = NGX_DECLINED;
        }

        node = &json->nodes[n++];
        ngx_memzero(node, sizeof(ngx_responses_node_t));

        if (around == '{') {
            p = ngx_responses_json_name(json, p, last, node);

            if (p == NULL) {
                break;
            }
        }

        node->start = (uint32_t) (p - text);

        known = NULL;

        if (json->known && open->depth == json->known_depth) {
            known = ngx_responses_json_known(json, p, last, open, node);
        }

        if (known == NULL && (*p == '{' || *p == '[')) {
            around = *p++;
            node->kind = (around == '{') ? NGX_RESPONSES_JSON_OBJECT
                                         : NGX_RESPONSES_JSON_ARRAY;
            open->nodes[open->depth++] = (uint32_t) n - 1;

            if (open->depth > levels) {
                ngx_responses_json_note(json, "more than 64 levels",
                                        p - 1 - text);
            }

            ngx_responses_json_blanks(p);

            if (*p != ngx_responses_json_closing(around)) {

                if (open->depth <= levels
                    && !ngx_responses_json_skips(json, node))
                {
                    continue;
                }

                p = ngx_responses_json_skip_value(json, p, last, node, &rc);

                if (p == NULL) {
                    break;
                }
            }

        } else {
            kind = NGX_RESPONSES_JSON_OBJECT;
            p = known ? known
                      : ngx_responses_json_scalar(json, p, last, &kind);

            if (p == NULL) {
                break;
            }

            node->kind = (u_char) kind;
            node->end = (uint32_t) (p - text);
            node->next = (uint32_t) n;

            ngx_responses_json_blanks(p);
        }

        if (*p != ',') {
            p = ngx_responses_json_close(json, p, last, n, open);

            if (p == NULL) {
                break;
            }

            if (open->depth == 0) {
                rc = NGX_OK;
                break;
            }

            if (*p != ',') {
                break;
            }

            around = text[json->nodes[open->nodes[open->depth - 1]].start];
        }

        p++;

        ngx_responses_json_blanks(p);
    }

    json->n = n;

    return rc;
}


/* the byte after the object that is the last node; NULL: it is not known */

static u_char *
ngx_responses_json_known(ngx_responses_json_t *json, u_char *p, u_char *last,
    ngx_responses_json_open_t *open, ngx_responses_node_t *node)
{
    size_t      len;
    ngx_uint_t  i, key;

    if (*p != '{') {
        return NULL;
    }

    for (i = 1; i <= open->depth; i++) {

        if (i < open->depth) {
            key = json->nodes[open->nodes[i]].key;

        } else {
            key = node->key;
        }

        if (key != json->known_in[i - 1]) {
            return NULL;
        }
    }

    len = json->known(json->data, p, last - 1 - p);

    if (len == 0) {
        return NULL;
    }

    node->known = 1;

    return p + len;
}


/* the key of a name with escapes, or of a long one, which is not known */

static u_char
ngx_responses_json_key(ngx_responses_json_t *json, u_char *name, size_t len)
{
    if (json->keys == NULL || len == 0xffff) {
        return 0;
    }

    return (u_char) ngx_responses_key_decoded(json->keys, name, len);
}


/* the same as skip(), of the object or array that is a node */

static u_char *
ngx_responses_json_skip_value(ngx_responses_json_t *json, u_char *p,
    u_char *last, ngx_responses_node_t *node, ngx_int_t *rc)
{
    size_t       len;
    u_char      *start;
    ngx_uint_t   n;

    n = 0;
    start = json->text + node->start;

    if (json->seen) {
        n = json->skip[node->key];
    }

    if (n) {
        len = ngx_responses_seen_find(json->seen, n, start, last - start);

        if (len) {
            return start + len - 1;
        }
    }

    p = ngx_responses_json_skip(json, p, last, *start, rc);

    if (n && p && json->message.len == 0) {
        ngx_responses_seen_keep(json->seen, n, start, p + 1 - start);
    }

    return p;
}


/*
 * Reads the values of an object or array, from the first one, and lists none.
 * Returns its closing bracket; NULL: it is invalid, or has too many levels,
 * and *rc is set to NGX_ABORT.
 */

static u_char *
ngx_responses_json_skip(ngx_responses_json_t *json, u_char *p, u_char *last,
    u_char around, ngx_int_t *rc)
{
    u_char      outer[NGX_RESPONSES_JSON_DEEP / 8];
    ngx_uint_t  depth, bit, kind;

    depth = 0;

    for ( ;; ) {

        if (around == '{') {
            p = ngx_responses_json_name(json, p, last, NULL);

            if (p == NULL) {
                return NULL;
            }
        }

        if (*p == '{' || *p == '[') {

            if (depth == NGX_RESPONSES_JSON_DEEP) {
                ngx_responses_json_note(json, "more than 16,384 levels",
                                        p - json->text);
                *rc = NGX_ABORT;
                return NULL;
            }

            bit = 1 << (depth & 7);

            if (around == '{') {
                outer[depth / 8] |= bit;

            } else {
                outer[depth / 8] &= ~bit;
            }

            depth++;
            around = *p++;

            ngx_responses_json_blanks(p);

            if (*p != ngx_responses_json_closing(around)) {
                continue;
            }

        } else {
            if (around == '[') {
                p = ngx_responses_lex_integers(p);
            }

            p = ngx_responses_json_scalar(json, p, last, &kind);

            if (p == NULL) {
                return NULL;
            }

            ngx_responses_json_blanks(p);
        }

        while (*p != ',') {

            if (*p != ngx_responses_json_closing(around)) {
                return NULL;
            }

            if (depth == 0) {
                return p;
            }

            if (++p == last) {
                return NULL;
            }

            depth--;
            around = (outer[depth / 8] & (1 << (depth & 7))) ? '{' : '[';

            ngx_responses_json_blanks(p);
        }

        p++;

        ngx_responses_json_blanks(p);
    }
}


/*
 * Returns the value of the member whose name begins at p; NULL: it has none.
 * The name is noted in the node, if there is one.  It is likely the known name
 * that came after the same names before: known names are plain, so that it is
 * enough to compare it.
 */

static ngx_responses_json_inline u_char *
ngx_responses_json_name(ngx_responses_json_t *json, u_char *p, u_char *last,
    ngx_responses_node_t *node)
{
    size_t            len;
    u_char           *name;
    ngx_uint_t        key, kind, odd, escaped;
    const ngx_str_t  *known;

    if (*p != '"') {
        return NULL;
    }

    name = p + 1;
    p = NULL;
    key = node ? json->after[json->before] : 0;

    if (key) {
        known = &json->keys->names[key];

        if ((size_t) (last - name) > known->len
            && name[known->len] == '"'
            && ngx_responses_key_same(known->data, name, known->len))
        {
            p = name + known->len;
        }
    }

    escaped = 0;

    if (p == NULL) {
        key = 0;
        p = ngx_responses_lex_plain(name, last - 1);

        if (*p != '"') {
            p = ngx_responses_json_string(json, p, last, &kind, &odd);

            if (p == NULL) {
                return NULL;
            }

            escaped = odd;
        }
    }

    if (node) {
        len = p - name;

        if (len >= 0xffff) {
            len = 0xffff;
            escaped = 1;
        }

        if (escaped) {
            node->escaped = 1;
            key = ngx_responses_json_key(json, name, len);

        } else if (key == 0 && json->keys) {
            key = ngx_responses_key_find(json->keys, name, len);
        }

        node->name = (uint32_t) (name - json->text);
        node->name_len = (uint16_t) len;
        node->key = (u_char) key;

        json->after[json->before] = (u_char) key;
        json->before = ngx_responses_json_before(json, key);
    }

    p++;

    if (*p != ':') {
        ngx_responses_json_blanks(p);

        if (*p != ':') {
            return NULL;
        }
    }

    p++;

    ngx_responses_json_blanks(p);

    return p;
}


/* returns the byte after the value, NULL: it is none */

static ngx_responses_json_inline u_char *
ngx_responses_json_scalar(ngx_responses_json_t *json, u_char *p, u_char *last,
    ngx_uint_t *kind)
{
    u_char      *end;
    ngx_uint_t   odd, escaped;

    if (*p == '"') {
        *kind = NGX_RESPONSES_JSON_STRING;
        p = ngx_responses_lex_plain(p + 1, last - 1);

        if (*p != '"') {
            odd = NGX_RESPONSES_JSON_STRING;
            p = ngx_responses_json_string(json, p, last, &odd, &escaped);

            if (p == NULL) {
                return NULL;
            }

            *kind = odd;
        }

        return p + 1;
    }

    end = ngx_responses_lex_number(p);

    if (end) {
        *kind = NGX_RESPONSES_JSON_NUMBER;
        return end;
    }

    p = ngx_responses_json_odd(json, p, last, &odd);
    *kind = odd;

    return p;
}


/* the same of a value that is neither a string nor a number of JSON */

static u_char *
ngx_responses_json_odd(ngx_responses_json_t *json, u_char *p, u_char *last,
    ngx_uint_t *kind)
{
    switch (*p) {

    case 't':
        *kind = NGX_RESPONSES_JSON_TRUE;
        return ngx_responses_json_literal(p, last, "true", 4);

    case 'f':
        *kind = NGX_RESPONSES_JSON_FALSE;
        return ngx_responses_json_literal(p, last, "false", 5);

    case 'n':
        *kind = NGX_RESPONSES_JSON_NULL;
        return ngx_responses_json_literal(p, last, "null", 4);
    }

    *kind = NGX_RESPONSES_JSON_NUMBER;

    return ngx_responses_json_no_number(json, p, last);
}


/*
 * The quote that ends a string which goes on at a byte that is not plain;
 * NULL: it is invalid.  Of one that is not UTF-8 the kind is set.
 */

static u_char *
ngx_responses_json_string(ngx_responses_json_t *json, u_char *p, u_char *last,
    ngx_uint_t *kind, ngx_uint_t *escaped)
{
    ngx_uint_t  more;

    *escaped = 0;

    p = ngx_responses_lex_more(p, last - 1, escaped);

    while (*p >= 0x80) {
        ngx_responses_json_note(json, "invalid UTF-8", p - json->text);

        *kind = NGX_RESPONSES_JSON_BYTES;

        p = ngx_responses_lex_quote(p + 1, last - 1, &more);
        *escaped |= more;
    }

    return (*p == '"') ? p : NULL;
}


/* what Python and others write where JSON has no number; NULL: it is not */

static u_char *
ngx_responses_json_no_number(ngx_responses_json_t *json, u_char *p,
    u_char *last)
{
    ngx_uint_t  i;

    static const ngx_str_t  words[] = {
        ngx_string("NaN"),
        ngx_string("Infinity"),
        ngx_string("-Infinity"),
        ngx_null_string
    };

    for (i = 0; words[i].len; i++) {

        if ((size_t) (last - p) > words[i].len
            && ngx_memcmp(p, words[i].data, words[i].len) == 0)
        {
            ngx_responses_json_note(json, "NaN or Infinity", p - json->text);

            return p + words[i].len;
        }
    }

    return NULL;
}


static ngx_responses_json_inline u_char *
ngx_responses_json_literal(u_char *p, u_char *last, const char *text,
    size_t len)
{
    if ((size_t) (last - p) < len || ngx_memcmp(p, text, len) != 0) {
        return NULL;
    }

    return p + len;
}


/* memory for more nodes than the first n, which are kept */

static ngx_int_t
ngx_responses_json_more(ngx_responses_json_t *json, ngx_uint_t n,
    size_t offset)
{
    ngx_uint_t             size;
    ngx_responses_node_t  *nodes;

    if (n == NGX_RESPONSES_JSON_NODES) {
        ngx_responses_json_note(json, "more than 262,144 values", offset);
        return NGX_ABORT;
    }

    size = ngx_max(n * 2, NGX_RESPONSES_JSON_MIN);
    size = ngx_min(size, NGX_RESPONSES_JSON_NODES);

    nodes = json->mem.alloc(json->mem.data,
                            size * sizeof(ngx_responses_node_t));
    if (nodes == NULL) {
        return NGX_ERROR;
    }

    if (n) {
        ngx_memcpy(nodes, json->nodes, n * sizeof(ngx_responses_node_t));
    }

    ngx_responses_json_free(json);

    json->nodes = nodes;
    json->size = size;

    return NGX_OK;
}


ngx_uint_t
ngx_responses_json_name_decoded(ngx_responses_json_t *json,
    ngx_responses_node_t *node, u_char *name, size_t len)
{
    u_char      *p, *end;
    ngx_uint_t   escaped;

    /* an escape of six bytes stands for one byte at least */

    if (node->name_len > 6 * len) {
        return 0;
    }

    p = json->text + node->name;
    end = p + node->name_len;

    if (node->name_len == 0xffff) {
        end = ngx_responses_lex_quote(p, json->text + json->len - 1,
                                      &escaped);
    }

    return ngx_responses_text_is(p, end - p, name, len);
}
