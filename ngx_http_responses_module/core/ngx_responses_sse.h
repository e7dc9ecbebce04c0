
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Event stream framing, WHATWG HTML 9.2.6.
 *
 * The end of a frame is found in bytes that may be cut anywhere, and its lines
 * are read when it is whole.  Keeps no bytes, does not read JSON, never
 * allocates.
 */


#ifndef _NGX_RESPONSES_SSE_H_INCLUDED_
#define _NGX_RESPONSES_SSE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


#define NGX_RESPONSES_SSE_BOM  "\xEF\xBB\xBF"


typedef struct {
    u_char      *part;         /* after NGX_OK: a part of a line, */
    size_t       len;          /* bytes */

    u_char       state;
    u_char       matched;      /* bytes of a BOM */

    /* flags, not bits: they change with each line */

    u_char       parts;        /* the caller wants parts of lines */
    u_char       first;        /* the part begins its line */
    u_char       comment;      /* the line is a comment before any field */
    u_char       cr;           /* ended by CR, one LF still belongs to it */
    u_char       bare;         /* lines end with CR: no memchr() for LF */
    u_char       cr_seen;      /* sticky, the caller resets it */
    u_char       bom_seen;     /* sticky */
} ngx_responses_sse_t;


/* at the start of a stream a BOM is dropped, elsewhere it is data */

void ngx_responses_sse_init(ngx_responses_sse_t *sse, ngx_uint_t bom);

/*
 * Reads from *pos up to last, sets *pos to the first byte not read.
 *
 * Return codes:
 *   NGX_OK - a part of a line, see part, len and first; if parts is set
 *   NGX_DONE - the end of a frame: a blank line, or a comment before any
 *              field, so that it does not wait
 *   NGX_AGAIN - input used up, *pos == last
 *
 * A line that ends with CR is complete with the CR: no LF is waited for.
 */

ngx_int_t ngx_responses_sse_parse(ngx_responses_sse_t *sse, u_char **pos,
    u_char *last);

/*
 * Between frames: skips the LF of a CR LF that was cut in two, so that it is
 * not read as a part of the next one.
 */

void ngx_responses_sse_skip_lf(ngx_responses_sse_t *sse, u_char **pos,
    u_char *last);


typedef enum {
    NGX_RESPONSES_SSE_OTHER = 0,
    NGX_RESPONSES_SSE_EVENT,
    NGX_RESPONSES_SSE_DATA,
    NGX_RESPONSES_SSE_ID,
    NGX_RESPONSES_SSE_RETRY,
    NGX_RESPONSES_SSE_COMMENT
} ngx_responses_sse_field_e;


typedef struct {
    u_char                     *pos;       /* the lines not read so far */
    u_char                     *last;
    u_char                      bare;

    ngx_responses_sse_field_e   field;
    ngx_str_t                   text;      /* the line without its end */
    ngx_str_t                   value;     /* of the field; of a comment, and
                                              of an unknown field: the line */
} ngx_responses_sse_lines_t;


/* the lines of a frame, up to its blank line; bom: as above */

void ngx_responses_sse_lines(ngx_responses_sse_lines_t *lines, u_char *p,
    size_t len, ngx_uint_t bom);

/* NGX_OK: field, text and value are those of the next line; NGX_DONE */

ngx_int_t ngx_responses_sse_line(ngx_responses_sse_lines_t *lines);


#endif /* _NGX_RESPONSES_SSE_H_INCLUDED_ */
