
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The way of a frame that is too long to be held: piece by piece.
 */


#ifndef _NGX_RESPONSES_PASSAGE_H_INCLUDED_
#define _NGX_RESPONSES_PASSAGE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_scan.h"
#include "engine/ngx_responses_engine.h"


/* a value of the frame's that is wanted, raw; longer ones are cut */

#define NGX_RESPONSES_CAPTURE_LEN  256


struct ngx_responses_passage_s {
    ngx_responses_sse_t         sse;
    ngx_responses_scan_t        scan;

    ngx_responses_event_t       event;         /* type and name only */
    ngx_str_t                   event_line;    /* its value, in line[] */
    u_char                      line[NGX_RESPONSES_NAME_LEN];

    int64_t                     index;         /* output_index, or -1 */
    ngx_str_t                   item;          /* its item's type, in word[] */
    u_char                      word[NGX_RESPONSES_NAME_LEN];

    ngx_uint_t                  skipped;
    ngx_uint_t                  member;        /* being captured, or 0 */
    size_t                      captured;
    u_char                      capture[NGX_RESPONSES_CAPTURE_LEN];

    unsigned                    fields:1;
    unsigned                    written:1;     /* something is out */
    unsigned                    data:1;        /* data was met */
    unsigned                    open:1;        /* a data line is not ended */
    unsigned                    json:1;        /* the scan follows */
    unsigned                    skip:1;        /* the value of "skipped" is
                                                  left out */
    unsigned                    broken:1;      /* it is no JSON */
    unsigned                    mute:1;        /* the rest is, too */
    unsigned                    numbered:1;
    unsigned                    discard:1;     /* it came after the end */
    unsigned                    hidden:1;      /* by a rule of the user's */
    unsigned                    whole:1;       /* not for its length */
    unsigned                    response:1;    /* it has one */
};


/*
 * Begins the passage of the frame whose first bytes are in two parts, the
 * held ones and those at p; feeds it the held ones.  NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_responses_passage_begin(ngx_responses_engine_t *engine,
    u_char *p, size_t len);

/* the same for a whole frame, all at once, that cannot be read otherwise */

ngx_int_t ngx_responses_passage_whole(ngx_responses_engine_t *engine,
    u_char *p, size_t len);

/*
 * Return codes:
 *   NGX_DONE - the frame is over
 *   NGX_AGAIN - input used up
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_passage_feed(ngx_responses_engine_t *engine,
    u_char **pos, u_char *last);

/* the stream ended within the frame: closes it, so that it stays alone */

ngx_int_t ngx_responses_passage_end(ngx_responses_engine_t *engine);


/* for the rooms behind: a wanted member begins or ends, or the object does */

ngx_int_t ngx_responses_passage_member(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);

/* bytes that were read, of a value or not; and that the value is over */

void ngx_responses_passage_capture(ngx_responses_passage_t *ps,
    u_char *p, size_t len);
void ngx_responses_passage_captured(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);

/* sends a piece, unless the frame is left out */

ngx_int_t ngx_responses_passage_put(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps, u_char *p, size_t len);

#define ngx_responses_passage_lit(engine, ps, text)                           \
    ngx_responses_passage_put(engine, ps, (u_char *) text, sizeof(text) - 1)


#endif /* _NGX_RESPONSES_PASSAGE_H_INCLUDED_ */
