
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Event stream framing, WHATWG HTML 9.2.6.
 *
 * Finds field lines and ends of events in bytes that may be cut anywhere.
 * Keeps no bytes: a part points into the buffer of the caller, and a line that
 * is cut is reported in parts.  Does not read JSON, never allocates.
 *
 *     event: response.created\n     NGX_OK   field EVENT, first, last
 *     data: {"type":"resp           NGX_OK   field DATA, first
 *     onse.created"}\n              NGX_OK   field DATA, last
 *     \n                            NGX_DONE
 */


#ifndef _NGX_RESPONSES_SSE_H_INCLUDED_
#define _NGX_RESPONSES_SSE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


#define NGX_RESPONSES_SSE_OTHER    0
#define NGX_RESPONSES_SSE_EVENT    1
#define NGX_RESPONSES_SSE_DATA     2
#define NGX_RESPONSES_SSE_ID       3
#define NGX_RESPONSES_SSE_RETRY    4
#define NGX_RESPONSES_SSE_COMMENT  5


typedef struct {
    u_char      *part;         /* after NGX_OK: a part of the value, */
    size_t       len;          /* bytes; may be 0 */

    u_char       state;
    u_char       field;        /* NGX_RESPONSES_SSE_... */
    u_char       name;         /* the known name that the line begins with, */
    u_char       matched;      /* and how many bytes of it were read */

    unsigned     begun:1;      /* a part of the value was reported before */
    unsigned     first:1;      /* the part begins its line's value */
    unsigned     last:1;       /* the part ends its line */
    unsigned     cr:1;         /* ended by CR, one LF still belongs to it */
    unsigned     bare:1;       /* lines end with CR: no memchr() for LF */
    unsigned     cr_seen:1;    /* sticky, the caller resets it */
    unsigned     bom_seen:1;   /* sticky */
} ngx_responses_sse_t;


/* at the start of a stream a BOM is dropped, elsewhere it is data */

void ngx_responses_sse_init(ngx_responses_sse_t *sse, ngx_uint_t bom);

/*
 * Reads from *pos up to last, sets *pos to the first byte not read.
 *
 * Return codes:
 *   NGX_OK - a part of a line, see part, len, field, first, last
 *   NGX_DONE - a blank line: the end of an event
 *   NGX_AGAIN - input used up, *pos == last
 *
 * A line that ends with CR is complete with the CR: no LF is waited for.
 */

ngx_int_t ngx_responses_sse_parse(ngx_responses_sse_t *sse, u_char **pos,
    u_char *last);

/*
 * Between events: skips the LF of a CR LF that was cut in two, so that it is
 * not read as a part of the next event.
 */

void ngx_responses_sse_skip_lf(ngx_responses_sse_t *sse, u_char **pos,
    u_char *last);

/*
 * The bytes of a COMMENT or OTHER line before its first part: the colon, or
 * those that matched the beginning of a known field name.
 */

ngx_str_t ngx_responses_sse_name(ngx_responses_sse_t *sse);


#endif /* _NGX_RESPONSES_SSE_H_INCLUDED_ */
