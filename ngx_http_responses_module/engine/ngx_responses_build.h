
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Builders of the bodies of made events and of values.
 */


#ifndef _NGX_RESPONSES_BUILD_H_INCLUDED_
#define _NGX_RESPONSES_BUILD_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_engine.h"


/* what an event is made from; what it does not need stays zero */

typedef struct {
    ngx_responses_engine_t      *engine;
    ngx_responses_open_item_t   *item;
    ngx_responses_open_part_t   *part;
    ngx_str_t                    text;         /* or a message, or an item */
    ngx_str_t                    code;         /* of an error */
    ngx_str_t                    param;        /* raw JSON */
    ngx_str_t                    status;       /* or the type of an error */
    ngx_uint_t                   flag;         /* see the builder */
    ngx_uint_t                   bare;         /* without the output */
} ngx_responses_synth_t;


/* each may be called again with more room: it changes nothing but w */

typedef void (*ngx_responses_build_pt)(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);


/* members of an event, each with a comma before it; flag: the event's type */

void ngx_responses_build_response(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);

/* flag: nested */

void ngx_responses_build_error(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);

/* flag: the type of the terminal that the item is done before, or 0 */

void ngx_responses_build_item(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);

/* flag: the event's type */

void ngx_responses_build_part(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
void ngx_responses_build_tool(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);

/*
 * values: "output" in an event of the type in flag, and an item's "content"
 * or, with flag, "summary"
 */

void ngx_responses_build_output(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
void ngx_responses_build_error_value(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
void ngx_responses_build_part_value(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);
void ngx_responses_build_content(ngx_responses_writer_t *w,
    ngx_responses_synth_t *s);


/* whether an item was given up, so that the output cannot be written */

ngx_uint_t ngx_responses_build_holes(ngx_responses_state_t *state);


#endif /* _NGX_RESPONSES_BUILD_H_INCLUDED_ */
