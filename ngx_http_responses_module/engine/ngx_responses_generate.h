
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Events that the module generates from what the state knows, and values of
 * them.
 *
 * Functions return NGX_OK, or NGX_ERROR: no memory, or write() failed.  Texts
 * which they take are the bytes between the quotes of JSON strings.
 */


#ifndef _NGX_RESPONSES_GENERATE_H_INCLUDED_
#define _NGX_RESPONSES_GENERATE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_engine.h"


/* response.created or response.in_progress */

ngx_int_t ngx_responses_generate_created(ngx_responses_engine_t *engine,
    ngx_responses_type_e type);

/* response.completed with what is known, the end of the stream */

ngx_int_t ngx_responses_generate_completed(ngx_responses_engine_t *engine);

/* the failure of the profile, the end of the stream */

ngx_int_t ngx_responses_generate_failure(ngx_responses_engine_t *engine,
    ngx_str_t code, ngx_str_t message);

/* an event without other members */

ngx_int_t ngx_responses_generate_keepalive(ngx_responses_engine_t *engine);

/*
 * What an error says.  What is not known stays empty; param is JSON.
 */

typedef struct {
    ngx_str_t    type;
    ngx_str_t    code;
    ngx_str_t    message;
    ngx_str_t    param;
} ngx_responses_error_t;

/* an error event in the form of the profile; and its members alone */

ngx_int_t ngx_responses_generate_error(ngx_responses_engine_t *engine,
    ngx_responses_error_t *error);
void ngx_responses_generate_error_members(ngx_responses_engine_t *engine,
    ngx_responses_writer_t *w, ngx_responses_error_t *error);

/*
 * output_item.added or .done.  raw: JSON of the item where it is known, or a
 * null string; end: the type of the terminal that it is done before, or 0.
 */

ngx_int_t ngx_responses_generate_item(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item, ngx_str_t raw,
    ngx_uint_t end);

/* type: an added or done event of a part, or a delta or done of its text */

ngx_int_t ngx_responses_generate_part(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item,
    ngx_responses_part_t *part, ngx_str_t text);

/* type: a delta or done event of the text of an item */

ngx_int_t ngx_responses_generate_text(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item, ngx_str_t text);

/*
 * Values, as JSON in memory which the next call of these uses again: the
 * items known, as "output" of a terminal of that type; the parts of an item
 * in one of its lists; a part with a text; the error of a failed response.
 */

ngx_int_t ngx_responses_generate_output(ngx_responses_engine_t *engine,
    ngx_uint_t type, ngx_str_t *value);
ngx_int_t ngx_responses_generate_list(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t list, ngx_str_t *value);
ngx_int_t ngx_responses_generate_part_value(ngx_responses_engine_t *engine,
    ngx_responses_part_t *part, ngx_str_t text, ngx_str_t *value);
ngx_int_t ngx_responses_generate_error_value(ngx_responses_engine_t *engine,
    ngx_str_t *value);

/* whether an item was given up, so that the output cannot be written */

ngx_uint_t ngx_responses_generate_incomplete(ngx_responses_state_t *state);

/* the ids of the response and of an item, which are made if not known yet */

ngx_int_t ngx_responses_generate_id(ngx_responses_engine_t *engine);
ngx_int_t ngx_responses_generate_item_id(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item);

/* the model as far as known, and the time of creation in the profile's unit */

ngx_str_t ngx_responses_generate_model(ngx_responses_engine_t *engine);
int64_t ngx_responses_generate_created_at(ngx_responses_engine_t *engine);

/* the status that goes with a type of event */

ngx_str_t ngx_responses_generate_status(ngx_uint_t type);


#endif /* _NGX_RESPONSES_GENERATE_H_INCLUDED_ */
