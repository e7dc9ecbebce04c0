
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The short way of deltas.  Nearly all events of a stream are deltas that
 * differ from the one before only in a few values.  When a delta has gone the
 * normal way, its frame is kept as a template: fixed text with gaps for
 * strings and for arrays that nobody reads, and what was made of it, in the
 * same form.  The next frame that has the fixed text leaves without being read
 * as JSON:
 *
 *     data: {"type":"response.output_text.delta","sequence_number":7,
 *     "item_id":"msg_1","output_index":0,"content_index":0,"delta":"
 *                                                                   a string
 *     "}\n\n
 *
 * The number in the fixed text is that of the next event.  A template is used
 * until another event comes.
 */


#ifndef _NGX_RESPONSES_TEMPLATE_H_INCLUDED_
#define _NGX_RESPONSES_TEMPLATE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


#define NGX_RESPONSES_TEMPLATE_GAPS   8
#define NGX_RESPONSES_TEMPLATE_STEPS  16

/*
 * What follows a fixed text, if it is nothing of the input: that is a string
 * if the text ends with a quote, or an array.
 */

#define NGX_RESPONSES_TEMPLATE_NUMBER  254     /* that of the event */
#define NGX_RESPONSES_TEMPLATE_END     255     /* nothing */


/* what is done with events that have the form of the template */

typedef enum {
    NGX_RESPONSES_TEMPLATE_OFF = 0,    /* it is not used */
    NGX_RESPONSES_TEMPLATE_PASS,
    NGX_RESPONSES_TEMPLATE_EDIT,
    NGX_RESPONSES_TEMPLATE_HIDE
} ngx_responses_template_use_e;


typedef struct {
    uint16_t                      len;         /* of the fixed text */
    uint16_t                      gap;         /* what is after it, by the
                                                  step in which it is read, or
                                                  one of the above */
} ngx_responses_template_step_t;


struct ngx_responses_template_s {
    const ngx_responses_type_t   *type;
    ngx_responses_part_t         *part;        /* NULL: no text is kept */

    ngx_responses_buf_t           text;        /* fixed, of the input and, if
                                                  it is edited, the output */
    uint32_t                      misses;      /* learned since one was used */
    uint16_t                      output;      /* where its text begins */
    uint16_t                      number;      /* the last digit of the number
                                                  in the text; 0: none */
    u_char                        delta;       /* the gap that has the text */
    u_char                        repaired;    /* repairs of each event */

    ngx_responses_template_use_e  use;

    ngx_responses_template_step_t  in[NGX_RESPONSES_TEMPLATE_GAPS + 1];
    ngx_responses_template_step_t  out[NGX_RESPONSES_TEMPLATE_STEPS];
};


/*
 * Reads, between two frames, all whole frames from *pos that have the form of
 * the template, and sets *pos.  NGX_OK or NGX_ERROR: no memory, or write()
 * failed.
 */

ngx_int_t ngx_responses_template_feed(ngx_responses_engine_t *engine,
    u_char **pos, u_char *last);

/* any other event, or end, comes */

void ngx_responses_template_forget(ngx_responses_engine_t *engine);

void ngx_responses_template_free(ngx_responses_engine_t *engine);

/* internal: the number in the text becomes that of the next event */

void ngx_responses_template_count(ngx_responses_template_t *t);


#endif /* _NGX_RESPONSES_TEMPLATE_H_INCLUDED_ */
