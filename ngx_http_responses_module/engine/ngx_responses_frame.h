
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * One frame of the event stream: offsets of its lines.
 *
 *     event: response.created\n
 *     ^      ^               ^
 *     event_line  event      event_end
 *     data: {"type":"response.created",...}\n
 *     ^     ^                              ^
 *     data_line  data                      data_end
 *     \n
 *
 * Offsets, not pointers, as the bytes of a frame move while it is held.
 */


#ifndef _NGX_RESPONSES_FRAME_H_INCLUDED_
#define _NGX_RESPONSES_FRAME_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_sse.h"
#include "core/ngx_responses_mem.h"


typedef struct {
    uint32_t      len;                 /* bytes read so far */

    uint32_t      events;              /* event lines; if there are any: */
    uint32_t      event_line;
    uint32_t      event;
    uint32_t      event_end;

    uint32_t      datas;               /* data lines; if there are any: */
    uint32_t      data_line;
    uint32_t      data;
    uint32_t      data_end;

    unsigned      fields:1;            /* a field was seen */
    unsigned      others:1;            /* an unknown field was, or a comment
                                          with a quote */
    unsigned      drop:1;              /* id or retry was */
    unsigned      bom:1;               /* read from the stream's start */
    unsigned      dirty:1;             /* CR or BOM was seen, or what may
                                          be data */
    unsigned      bare:1;              /* a line is JSON without a field, */
    unsigned      object:1;            /* and may be all of it */
    unsigned      reason:1;            /* it may have the reason of a failure
                                          that is not an event */
    unsigned      several:1;           /* it may have several events, between
                                          which blank lines are missing */
    unsigned      piece:1;             /* one of them */
    unsigned      plain:1;             /* its offsets are set */
} ngx_responses_frame_t;


/* bom: the frame is the first of its stream */

void ngx_responses_frame_init(ngx_responses_frame_t *frame, ngx_uint_t bom);

/*
 * Looks for the end of the frame from *pos up to last, and sets *pos and len.
 *
 * Return codes:
 *   NGX_DONE - the frame is whole, len bytes
 *   NGX_AGAIN - input used up
 */

ngx_int_t ngx_responses_frame_read(ngx_responses_frame_t *frame,
    ngx_responses_sse_t *sse, u_char **pos, u_char *last);

/*
 * Sets the offsets of a frame that is not plain, or of the beginning of one,
 * of len bytes
 */

void ngx_responses_frame_split(ngx_responses_frame_t *frame, u_char *p,
    size_t len);

/*
 * Brings a frame, whose bytes begin at *p, into normal form: one event line,
 * one data line with all data joined by spaces, and comments and unknown
 * fields in their places; if strict is set, no unknown fields and no comments
 * with quotes.  If it is not in that form, it is written into buf, and *p and
 * the offsets are set.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_ABORT - it has no data; len is 0 if nothing is left of it
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_frame_clean(ngx_responses_frame_t *frame, u_char **p,
    ngx_uint_t strict, ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);


/* how the reason of a failure is written */

typedef enum {
    NGX_RESPONSES_REASON_JSON = 0,     /* as it is */
    NGX_RESPONSES_REASON_TEXT,
    NGX_RESPONSES_REASON_NONE          /* there is one, whatever it says */
} ngx_responses_reason_e;


/*
 * N13: brings the reason of a failure into a frame with the data of an event
 * whose error it is, in buf, and sets *p and the offsets.  The reason is JSON
 * without a field, a field "error", data that begins with "error:", or the
 * data or a comment after an event line that names an error.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - JSON without a field is no text
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_frame_reason(ngx_responses_frame_t *frame, u_char **p,
    ngx_responses_reason_e how, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf);

/*
 * Reads the lines of one event of a frame in which blank lines between events
 * are missing, from p on.  Returns how many of the len bytes they are.
 */

size_t ngx_responses_frame_piece(ngx_responses_frame_t *frame, u_char *p,
    size_t len);


#endif /* _NGX_RESPONSES_FRAME_H_INCLUDED_ */
