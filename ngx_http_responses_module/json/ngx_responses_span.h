
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Where the wanted members of one event lie in its JSON, RFC 8259.
 *
 *     {"type":"error","sequence_number":7}
 *             ^      ^                ^^
 *             start  end              start, end      (offsets in bytes)
 *
 * The text is checked to be one whole, valid JSON object in UTF-8 within
 * limits; values are reported raw, never decoded.  Plain texts take the
 * short way of json/fast; yajl, which only this room knows, judges the rest.
 */


#ifndef _NGX_RESPONSES_SPAN_H_INCLUDED_
#define _NGX_RESPONSES_SPAN_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"
#include "json/ngx_responses_mem.h"
#include "json/ngx_responses_path.h"


#define NGX_RESPONSES_JSON_MEMBERS  65536

/* ids below this one are found by ngx_responses_span_get() */

#define NGX_RESPONSES_SPAN_IDS      96


typedef struct {
    uint32_t               id;
    uint32_t               key;        /* the name's opening quote */
    uint32_t               start;      /* the value, quotes included */
    uint32_t               end;
    uint32_t               index;      /* of an array's element: its number */
    u_char                 kind;
} ngx_responses_span_t;


typedef struct {
    ngx_responses_span_t  *list;       /* in order of appearance, with */
    ngx_uint_t             n;          /* each duplicate */
    ngx_uint_t             size;

    uint32_t               open;       /* the object's first byte */
    uint32_t               close;      /* its '}' */
    ngx_uint_t             members;    /* of the object itself */

    uint32_t               last[NGX_RESPONSES_SPAN_IDS];
} ngx_responses_spans_t;


typedef struct ngx_responses_span_reader_s  ngx_responses_span_reader_t;


/* one reader serves all streams of a process, one event at a time */

ngx_responses_span_reader_t *ngx_responses_span_create(
    ngx_responses_mem_t *mem);
void ngx_responses_span_destroy(ngx_responses_span_reader_t *json);

/*
 * Reads one event's data, which must be whole.  The spans are written anew;
 * their list grows as needed and is freed by ngx_responses_spans_free().
 *
 * Return codes:
 *   NGX_OK - a valid object, the spans are set
 *   NGX_DECLINED - anything else, or one of the limits above is passed
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_span_parse(ngx_responses_span_reader_t *json,
    ngx_responses_path_t *paths, u_char *p, size_t len,
    ngx_responses_spans_t *spans);

/* one more, of that id, its end not set yet; NULL: no memory */

ngx_responses_span_t *ngx_responses_spans_add(ngx_responses_mem_t *mem,
    ngx_responses_spans_t *spans, ngx_uint_t id);

/* forgets all spans, also after NGX_DECLINED */

void ngx_responses_spans_clear(ngx_responses_spans_t *spans);
void ngx_responses_spans_free(ngx_responses_mem_t *mem,
    ngx_responses_spans_t *spans);

/* the last of a member's copies, as JavaScript and Python see it, or NULL */

#define ngx_responses_span_get(spans, id)                                     \
    ((spans)->last[id] ? &(spans)->list[(spans)->last[id] - 1] : NULL)


#endif /* _NGX_RESPONSES_SPAN_H_INCLUDED_ */
