
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Events that the module makes, and how they are sent: each takes the next
 * number and is counted as added.
 *
 * All functions return NGX_OK, or NGX_ERROR for lack of memory or write()'s
 * failure.  Texts that they take are raw: the inner bytes of JSON strings.
 */


#ifndef _NGX_RESPONSES_SYNTH_H_INCLUDED_
#define _NGX_RESPONSES_SYNTH_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_engine.h"


/* what a made event begins with: event line, type and the next number */

void ngx_responses_synth_head(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_str_t *type);

/* response.created or response.in_progress */

ngx_int_t ngx_responses_synth_lifecycle(ngx_responses_engine_t *engine,
    ngx_responses_type_e type);

/* response.completed with what is known, the end of the stream */

ngx_int_t ngx_responses_synth_completed(ngx_responses_engine_t *engine);

/* the profile's failure, the end of the stream */

ngx_int_t ngx_responses_synth_failure(ngx_responses_engine_t *engine,
    ngx_str_t code, ngx_str_t message);

/*
 * An error event in the form of the profile; it ends the stream in one of
 * them.  What is not known of it stays zero, param is raw JSON.
 */

typedef struct {
    ngx_str_t    type;
    ngx_str_t    code;
    ngx_str_t    message;
    ngx_str_t    param;
} ngx_responses_error_t;

ngx_int_t ngx_responses_synth_error(ngx_responses_engine_t *engine,
    ngx_responses_error_t *error);

/* an event that says nothing */

ngx_int_t ngx_responses_synth_keepalive(ngx_responses_engine_t *engine);

/*
 * raw: the item as the upstream has it elsewhere, or a null string; end: the
 * type of the terminal that it is done before, or 0.
 */

ngx_int_t ngx_responses_synth_item(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_open_item_t *item,
    ngx_str_t raw, ngx_uint_t end);

/* type: an added or done event of a part, or a done event of its text */

ngx_int_t ngx_responses_synth_part(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_open_item_t *item,
    ngx_responses_open_part_t *part, ngx_str_t text);

/* type: a delta or done event of arguments or input */

ngx_int_t ngx_responses_synth_tool(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_open_item_t *item,
    ngx_str_t text);

/*
 * The items known, as the value of "output" in a terminal of that type; into
 * worker->value.
 */

ngx_int_t ngx_responses_synth_output(ngx_responses_engine_t *engine,
    ngx_responses_type_e type);

/* an item's content as known, as a value; into worker->value */

ngx_int_t ngx_responses_synth_content(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item, ngx_uint_t summary);

/* a part with a text, as a value; into worker->value */

ngx_int_t ngx_responses_synth_part_value(ngx_responses_engine_t *engine,
    ngx_responses_open_part_t *part, ngx_str_t text);

/* what an error event said, or that nothing was said, as a value */

ngx_int_t ngx_responses_synth_error_value(ngx_responses_engine_t *engine);

/* the response's id, made if none is known yet */

ngx_int_t ngx_responses_synth_id(ngx_responses_engine_t *engine);

/* an item's id, likewise */

ngx_int_t ngx_responses_synth_item_id(ngx_responses_engine_t *engine,
    ngx_responses_open_item_t *item);

/* the model as far as known */

ngx_str_t ngx_responses_synth_model(ngx_responses_engine_t *engine);

/* the time of creation in the profile's unit */

int64_t ngx_responses_synth_created_at(ngx_responses_engine_t *engine);


#endif /* _NGX_RESPONSES_SYNTH_H_INCLUDED_ */
