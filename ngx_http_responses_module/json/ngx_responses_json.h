
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A whole JSON text, RFC 8259, as an array of all its values.
 *
 *     {"id":7,"list":[true,{}]}
 *
 *     number   0          1    2      3     4
 *     value    {...}      7    [...]  true  {}
 *     name                id   list
 *     next     5          2    5      4     5
 *
 * Values stand in the order in which they begin.  The children of node n
 * begin at n + 1, if nodes[n].next > n + 1; the next sibling of child i is
 * nodes[i].next, and the children end where that is nodes[n].next.  Nothing
 * is decoded or copied: nodes hold offsets from the first byte of the text.
 */


#ifndef _NGX_RESPONSES_JSON_H_INCLUDED_
#define _NGX_RESPONSES_JSON_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"
#include "json/ngx_responses_key.h"
#include "json/ngx_responses_seen.h"


/* limits: open objects and arrays, values, bytes */

#define NGX_RESPONSES_JSON_DEPTH    64
#define NGX_RESPONSES_JSON_TOP      4      /* if there are too many values */
#define NGX_RESPONSES_JSON_NODES    262144
#define NGX_RESPONSES_JSON_SIZE     (16 * 1024 * 1024)

#define NGX_RESPONSES_JSON_MESSAGE  128
#define NGX_RESPONSES_JSON_GUESSES  512
#define NGX_RESPONSES_JSON_KNOWN    3


typedef enum {
    NGX_RESPONSES_JSON_STRING = 1,
    NGX_RESPONSES_JSON_NUMBER,
    NGX_RESPONSES_JSON_OBJECT,
    NGX_RESPONSES_JSON_ARRAY,
    NGX_RESPONSES_JSON_TRUE,
    NGX_RESPONSES_JSON_FALSE,
    NGX_RESPONSES_JSON_NULL,
    NGX_RESPONSES_JSON_BYTES           /* a string that is not UTF-8 */
} ngx_responses_json_kind_e;


typedef struct {
    uint32_t                name;      /* past its opening quote; 0: an
                                          element or the root */
    uint32_t                start;     /* the value, with quotes */
    uint32_t                end;
    uint32_t                next;      /* the node after it and its children */
    uint16_t                name_len;  /* raw; 0xffff: 65535 or longer */
    u_char                  key;       /* of the name, 0: it is not known */
    u_char                  kind;
    unsigned                edit:30;   /* 0, for the user of the nodes */
    unsigned                known:1;   /* the caller knows what is in it, and
                                          it is not listed */
    unsigned                escaped:1; /* the name cannot be compared byte by
                                          byte: it has escapes, or name_len
                                          is 0xffff */
} ngx_responses_node_t;


#define ngx_responses_json_container(node)                                    \
    ((node)->kind == NGX_RESPONSES_JSON_OBJECT                                \
     || (node)->kind == NGX_RESPONSES_JSON_ARRAY)


/* the length of the object that begins at p and is known to be valid, or 0 */

typedef size_t (*ngx_responses_json_known_pt)(void *data, u_char *p,
    size_t len);


typedef struct {
    ngx_responses_mem_t     mem;
    const ngx_responses_keys_t  *keys; /* of names, or NULL: set once */
    const u_char           *skip;      /* by keys: if it is not 0, what is in
                                          an object or array that is a member
                                          of this name is not listed; NULL: all
                                          is listed */
    ngx_responses_seen_t   *seen;      /* such values that were read, by what
                                          skip has for them; or NULL */
    uint32_t                lists;     /* bits of values of skip that do not
                                          count */

    ngx_responses_json_known_pt  known;  /* NULL: no object is known */
    void                   *data;      /* for known() */
    ngx_uint_t              known_depth;
    u_char                  known_in[NGX_RESPONSES_JSON_KNOWN];
                                       /* it is asked for objects in as many
                                          others, by the keys of their names
                                          and of their own; 0: an element */

    /* guesses: most texts have the members of the one before, in its order */

    ngx_uint_t              before;    /* the last keys that were read */
    u_char                  after[NGX_RESPONSES_JSON_GUESSES];
                                       /* the key that came after them */

    u_char                 *text;      /* the caller's */
    size_t                  len;
    ngx_responses_node_t   *nodes;
    ngx_uint_t              n;         /* 0: the text is invalid */
    ngx_uint_t              size;      /* nodes that there is memory for */

    ngx_str_t               message;   /* what is wrong with the text */
    size_t                  offset;    /* bytes read when this was found */

    u_char                  buf[NGX_RESPONSES_JSON_MESSAGE];
} ngx_responses_json_t;


/* whether the values in a member are not listed; 0 is no value to skip */

#define ngx_responses_json_skips(json, node)                                  \
    ((json)->skip && !(node)->escaped                                         \
     && !(((json)->lists | 1) >> (json)->skip[(node)->key] & 1))


/* white space, RFC 8259 section 2 */

#define ngx_responses_json_blank(c)                                           \
    ((c) <= ' ' && ((c) == ' ' || (c) == LF || (c) == CR || (c) == '\t'))


void ngx_responses_json_init(ngx_responses_json_t *json,
    ngx_responses_mem_t *mem);
void ngx_responses_json_free(ngx_responses_json_t *json);

/*
 * Reads a text of len bytes, which must be whole: one object or array,
 * white space around it, UTF-8 (RFC 3629).  Half a surrogate pair as an
 * escape is valid, as are several members of one name.  The text must stay
 * as long as the nodes are used.
 *
 * Return codes:
 *   NGX_OK - a valid object or array, the nodes are set
 *   NGX_DECLINED - message and offset are set, the message is a static string
 *                  or in json->buf.  If n is 0, the text is invalid, or of
 *                  another kind.  Otherwise it is an object or array, but has
 *                  strings that are not UTF-8, numbers that JSON has not, or
 *                  more values or levels than are listed: then objects and
 *                  arrays near its top, and what is in others is not
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_json_read(ngx_responses_json_t *json, u_char *p,
    size_t len);

/*
 * Reads the beginning of an object or array, as far as it can be read.  What
 * has not ended has its end at that of the text, and at least one value in it;
 * what follows an invalid value, or is beyond a limit, is not read.  The byte
 * after the text, p[len], must be '\0'.
 *
 * Return codes:
 *   NGX_OK - the nodes are set
 *   NGX_DECLINED - there is no value that ends
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_json_read_beginning(ngx_responses_json_t *json,
    u_char *p, size_t len);

/* checks a text of any kind, with these codes, and lists no values: n is 0 */

ngx_int_t ngx_responses_json_valid(ngx_responses_json_t *json, u_char *p,
    size_t len);

/*
 * Returns the byte after a valid array that begins at p, or NULL.  The text
 * must end before last, with a brace.  An array with a string that is not
 * UTF-8, or with NaN or Infinity, is not valid.  Lists no values: n is 0.
 */

u_char *ngx_responses_json_array(ngx_responses_json_t *json, u_char *p,
    u_char *last);

/* internal: a name that has escapes or is long */

ngx_uint_t ngx_responses_json_name_decoded(ngx_responses_json_t *json,
    ngx_responses_node_t *node, u_char *name, size_t len);


/* whether the name of a node, decoded, is these len bytes */

static ngx_inline ngx_uint_t
ngx_responses_json_name_is(ngx_responses_json_t *json, ngx_uint_t i,
    u_char *name, size_t len)
{
    ngx_responses_node_t  *node;

    node = &json->nodes[i];

    if (node->escaped) {
        return ngx_responses_json_name_decoded(json, node, name, len);
    }

    return node->name_len == len && node->name
           && (len == 0
               || (json->text[node->name] == *name
                   && ngx_memcmp(json->text + node->name, name, len) == 0));
}


#endif /* _NGX_RESPONSES_JSON_H_INCLUDED_ */
