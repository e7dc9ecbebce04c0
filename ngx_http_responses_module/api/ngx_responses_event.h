
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * One event: the values of its JSON, what it says of its place, and the
 * edits which are made before it is written.
 *
 * A value is a node, see json/ngx_responses_json.h.  Node 0 is the event
 * itself and never a member, so 0 also stands for a member that is missing.
 * An edit hangs on the node that it changes; reading functions return what
 * the client would get, that is, with the edits made so far.  One exception:
 * get(), value() and named() find a member that was renamed by the name that
 * it had, and not by its new one, until the event is read again.
 *
 * Functions which edit do not fail: if there is no memory, "failed" is set,
 * and all functions which write or copy return NGX_ERROR then.
 */


#ifndef _NGX_RESPONSES_EVENT_H_INCLUDED_
#define _NGX_RESPONSES_EVENT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"
#include "core/ngx_responses_writer.h"
#include "json/ngx_responses_json.h"
#include "api/ngx_responses_member.h"
#include "api/ngx_responses_name.h"
#include "api/ngx_responses_type.h"


typedef enum {
    NGX_RESPONSES_EDIT_SET = 1,        /* the value is replaced */
    NGX_RESPONSES_EDIT_RENAME,         /* its name is, when it is written */
    NGX_RESPONSES_EDIT_REMOVE,         /* a member or element is left out */
    NGX_RESPONSES_EDIT_INSERT          /* the object gets a member, first */
} ngx_responses_edit_e;


typedef struct {
    uint32_t                     node;
    uint32_t                     next;     /* of the same node; 0: no other */
    ngx_uint_t                   op;       /* ngx_responses_edit_e */
    ngx_str_t                    name;     /* RENAME, INSERT */
    ngx_str_t                    value;    /* SET, INSERT: JSON */
} ngx_responses_edit_t;


/* who made an event; one may only cause events of origins after its own */

typedef enum {
    NGX_RESPONSES_UPSTREAM = 0,
    NGX_RESPONSES_GENERATED,
    NGX_RESPONSES_USER,
    NGX_RESPONSES_ORIGINS
} ngx_responses_origin_e;


typedef struct ngx_responses_chunk_s  ngx_responses_chunk_t;


/* members of an object that was looked into */

#define NGX_RESPONSES_EVENT_NOTED  4   /* objects, by their nodes */

typedef struct {
    uint32_t                     parent;   /* 0: none */
    uint32_t                     twice;    /* a known name is that of several
                                              members */
    uint32_t                     member[NGX_RESPONSES_M_MAX];
                                           /* the last node of that name */
} ngx_responses_noted_t;


typedef struct {
    ngx_responses_mem_t         *mem;
    ngx_uint_t                   origin;   /* ngx_responses_origin_e */

    u_char                      *frame;    /* the upstream's, data was in it;
                                              NULL: generated */
    u_char                      *data;     /* the JSON, never changed */
    size_t                       len;
    ngx_responses_json_t         json;     /* nodes of it */

    const ngx_responses_type_t  *type;     /* never NULL */
    ngx_str_t                    name;     /* of the type, as it is sent */
    u_char                       buf[NGX_RESPONSES_NAME_LEN];

    uint32_t                     member[NGX_RESPONSES_M_TOP];
                                           /* the last node of that name */
    uint32_t                     twice;    /* bits of members that occur more
                                              than once */
    ngx_responses_noted_t        noted[NGX_RESPONSES_EVENT_NOTED];

    ngx_responses_edit_t        *edits;    /* from 1 */
    ngx_uint_t                   nedits;
    ngx_uint_t                   edits_size;

    ngx_responses_chunk_t       *pool;     /* texts of edits: never moved */
    ngx_responses_buf_t          text[2];  /* data is in one after reread */

    unsigned                     failed:1; /* no memory */
    unsigned                     unread:1; /* an edit made or moved a value
                                              that has no node */
    unsigned                     changed:1;  /* data is not the upstream's */
    unsigned                     raw:1;    /* not all of it is known: it leaves
                                              as bytes */
    unsigned                     cut:1;    /* data is only its beginning */
} ngx_responses_event_t;


/* an event is used again and again; type is that of unknown types at first */

void ngx_responses_event_init(ngx_responses_event_t *ev,
    ngx_responses_mem_t *mem, ngx_uint_t origin);

/* frees all memory; the event may be used again */

void ngx_responses_event_free(ngx_responses_event_t *ev);

/*
 * Reads the JSON of one event, which must be an object and stay where it is.
 * Type and name are left as they were.  Strings that are not UTF-8 have no
 * text, and of an event that has such, or is over a limit, raw is set.
 *
 * cut: it may be the beginning of one, whose byte p[len] is '\0': members that
 * end in it are read.  An object or array that goes on after it may be written
 * and get members, but must not be replaced or removed; nor can it be read
 * again.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - invalid JSON, see ev->json
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_event_parse(ngx_responses_event_t *ev, u_char *p,
    size_t len, ngx_uint_t cut);

#define ngx_responses_event_read(ev, p, len)                                  \
    ngx_responses_event_parse(ev, p, len, 0)

#define ngx_responses_event_read_beginning(ev, p, len)                        \
    ngx_responses_event_parse(ev, p, len, 1)

/*
 * Writes the event as it is now into a buffer and reads that: edits are gone
 * then, and nodes have other numbers.  For the few cases in which a value
 * that was put must be looked into.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - over a limit now; the event is as it was, without edits
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_event_reread(ngx_responses_event_t *ev);

/* the same for another text, which is copied */

ngx_int_t ngx_responses_event_replace(ngx_responses_event_t *ev, u_char *p,
    size_t len);


/*
 * Sets type and name from the data; type must be set before, and is best
 * that of the event before.
 *
 * Return codes:
 *   NGX_OK - a type which can be written into an "event:" line
 *   NGX_DECLINED - missing, not a string, empty, too long, or with
 *                  characters of no type: type is the row of unknown ones,
 *                  name is empty
 */

ngx_int_t ngx_responses_event_type(ngx_responses_event_t *ev);


/*
 * The last member of that name which is left in an object, 0: none.  In an
 * object which was replaced there is none.  An empty name stands for a member
 * which a kind of item does not have, and is never found.
 */

ngx_uint_t ngx_responses_event_get(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_str_t name);

/* the same of a name that is known, a NGX_RESPONSES_M_... */

ngx_uint_t ngx_responses_event_member(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_uint_t member);

#define ngx_responses_get(ev, parent, member)                                 \
    ngx_responses_event_member(ev, parent, NGX_RESPONSES_M_##member)

/* whether an object or array has no values, listed or not */

ngx_uint_t ngx_responses_event_empty(ngx_responses_event_t *ev,
    ngx_uint_t node);

/* JSON of a value as it is now; a null string for node 0 */

ngx_str_t ngx_responses_event_raw(ngx_responses_event_t *ev, ngx_uint_t node);

/* the same of a member that may also have been inserted; a null string */

ngx_str_t ngx_responses_event_value(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_str_t name);

ngx_str_t ngx_responses_event_member_value(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_uint_t member);

#define ngx_responses_value(ev, parent, member)                               \
    ngx_responses_event_member_value(ev, parent, NGX_RESPONSES_M_##member)

#define ngx_responses_str(text)  ngx_responses_str_of(text, sizeof(text) - 1)

#define ngx_responses_str_eq(a, b)                                            \
    ((a).len == (b).len                                                       \
     && ((a).len == 0 || ngx_memcmp((a).data, (b).data, (a).len) == 0))

#define ngx_responses_str_is(s, text)                                         \
    ((s).len == sizeof(text) - 1                                              \
     && ngx_memcmp((s).data, text, sizeof(text) - 1) == 0)


/* NGX_RESPONSES_JSON_..., 0 for node 0 */

ngx_uint_t ngx_responses_event_kind(ngx_responses_event_t *ev,
    ngx_uint_t node);

/* bytes between the quotes; a null string for other values and node 0 */

ngx_str_t ngx_responses_event_string(ngx_responses_event_t *ev,
    ngx_uint_t node);

#define ngx_responses_event_get_string(ev, parent, member)                    \
    ngx_responses_event_string(ev,                                            \
                               ngx_responses_event_member(ev, parent, member))

#define ngx_responses_get_string(ev, parent, member)                          \
    ngx_responses_event_get_string(ev, parent, NGX_RESPONSES_M_##member)

/* an integer from 0 to 2^53 - 1, -1 for other values and node 0 */

int64_t ngx_responses_event_number(ngx_responses_event_t *ev,
    ngx_uint_t node);

/* the same two for raw JSON */

ngx_str_t ngx_responses_raw_string(ngx_str_t raw);
int64_t ngx_responses_raw_number(ngx_str_t raw);

/* children: the first one, and the one after; 0: none.  Removed ones too. */

#define ngx_responses_event_first(ev, parent)                                 \
    (((ev)->json.nodes[parent].next > (uint32_t) (parent) + 1)                \
     ? (parent) + 1 : 0)

#define ngx_responses_event_next(ev, parent, child)                           \
    (((ev)->json.nodes[child].next < (ev)->json.nodes[parent].next)           \
     ? (ev)->json.nodes[child].next : 0)

/* the next member of that name after a child, the first after 0; 0: none */

ngx_uint_t ngx_responses_event_named(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_uint_t child, ngx_str_t name);
ngx_uint_t ngx_responses_event_alike(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_uint_t child, ngx_uint_t member);

/* sets *node to the first member of that name, 0: none; 1: there is another */

ngx_uint_t ngx_responses_event_twice(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_uint_t member, ngx_uint_t *node);

/* each member of a name, as clients differ in which one they use */

#define ngx_responses_event_each(ev, parent, member, node)                    \
    for (node = ngx_responses_event_alike(ev, parent, 0, member);             \
         node;                                                                \
         node = ngx_responses_event_alike(ev, parent, node, member))

#define ngx_responses_each(ev, parent, member, node)                          \
    ngx_responses_event_each(ev, parent, NGX_RESPONSES_M_##member, node)

/*
 * The element of an array after one, or the first after 0, that is a string,
 * or else an object or an array; 0: none.
 */

ngx_uint_t ngx_responses_event_element(ngx_responses_event_t *ev,
    ngx_uint_t array, ngx_uint_t element, ngx_uint_t strings);


/*
 * Edits.  Names must stay as long as the event; values are copied, but for
 * those that stand in its data or memory.  A value is JSON, or with _string
 * the bytes between the quotes.  put() replaces the last member of that name,
 * or inserts one.  int() is JSON of a number.
 */

void ngx_responses_event_set(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_str_t value);
void ngx_responses_event_rename(ngx_responses_event_t *ev, ngx_uint_t node,
    ngx_str_t name);
void ngx_responses_event_remove(ngx_responses_event_t *ev, ngx_uint_t node);
void ngx_responses_event_put(ngx_responses_event_t *ev, ngx_uint_t parent,
    ngx_uint_t member, ngx_str_t value);
void ngx_responses_event_put_named(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_str_t name, ngx_str_t value);
void ngx_responses_event_put_string(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_uint_t member, ngx_str_t value);

#define ngx_responses_put(ev, parent, member, value)                          \
    ngx_responses_event_put(ev, parent, NGX_RESPONSES_M_##member, value)

#define ngx_responses_put_string(ev, parent, member, value)                   \
    ngx_responses_event_put_string(ev, parent, NGX_RESPONSES_M_##member, value)

ngx_str_t ngx_responses_event_int(ngx_responses_event_t *ev, int64_t n);

/* puts a string, unless the member is one that was sent */

void ngx_responses_event_require(ngx_responses_event_t *ev,
    ngx_uint_t parent, ngx_uint_t member, ngx_str_t value);

#define ngx_responses_require(ev, parent, member, value)                      \
    ngx_responses_event_require(ev, parent, NGX_RESPONSES_M_##member, value)

/*
 * The edits made after a mark are taken back, but a value that was put where
 * one had been inserted before.
 */

#define ngx_responses_event_mark(ev)  (ev)->nedits

void ngx_responses_event_rollback(ngx_responses_event_t *ev, ngx_uint_t mark);

/* memory until the next read() or replace(): NULL sets failed */

u_char *ngx_responses_event_alloc(ngx_responses_event_t *ev, size_t len);

/*
 * A copy which exists as long as the edits; in quotes if quote is set.  What
 * does so, without them, is not copied.
 */

ngx_str_t ngx_responses_event_dup(ngx_responses_event_t *ev, ngx_str_t s,
    ngx_uint_t quote);


/* hands out a value, or the event, with its edits: NGX_OK or NGX_ERROR */

ngx_int_t ngx_responses_event_write(ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_responses_write_pt write, void *data);

/* the same as a text; one without edits stays where it is */

ngx_int_t ngx_responses_event_copy(ngx_responses_event_t *ev,
    ngx_uint_t node, ngx_str_t *text);


/* a text that stands in the source */

static ngx_inline ngx_str_t
ngx_responses_str_of(const char *text, size_t len)
{
    ngx_str_t  s;

    s.data = (u_char *) text;
    s.len = len;

    return s;
}


#endif /* _NGX_RESPONSES_EVENT_H_INCLUDED_ */
