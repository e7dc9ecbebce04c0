
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Generates events and values from the state.
 *
 * Functions return NGX_OK, or NGX_ERROR: no memory, or write() failed.
 * Parameters that are texts are the bytes between the quotes of JSON strings.
 */


#ifndef _NGX_RESPONSES_GENERATE_H_INCLUDED_
#define _NGX_RESPONSES_GENERATE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "api/ngx_responses_error.h"
#include "api/ngx_responses_event_item.h"
#include "engine/ngx_responses_engine.h"


/*
 * A lifecycle event, if the profile has it, or a terminal with the items that
 * are known; error: NULL if it did not fail
 */

ngx_int_t ngx_responses_generate_response(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_error_t *error);

/* the events that end a failed stream in the profile */

ngx_int_t ngx_responses_generate_failure(ngx_responses_engine_t *engine,
    ngx_responses_error_t *error);

/* a keepalive event */

ngx_int_t ngx_responses_generate_keepalive(ngx_responses_engine_t *engine);

/* an error event in the form of the profile */

ngx_int_t ngx_responses_generate_error(ngx_responses_engine_t *engine,
    ngx_responses_error_t *error);

/* whether some output was streamed */

ngx_uint_t ngx_responses_generate_began(ngx_responses_engine_t *engine);

/*
 * The code of an error that has none: some clients try again after
 * "server_error", unless they got output.
 */

ngx_str_t ngx_responses_generate_code(ngx_responses_engine_t *engine,
    ngx_str_t code);

/* whether the profile has events of a type */

ngx_uint_t ngx_responses_generate_has(ngx_responses_engine_t *engine,
    ngx_uint_t type);

/*
 * output_item.added or .done.  raw: JSON of the item, or a null string to
 * generate it
 */

ngx_int_t ngx_responses_generate_item(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item, ngx_str_t raw);

/* type: an added or done event of a part, or a delta or done of its text */

ngx_int_t ngx_responses_generate_part(ngx_responses_engine_t *engine,
    ngx_responses_type_e type, ngx_responses_item_t *item,
    ngx_responses_part_t *part, ngx_str_t text);

/*
 * The ids of the response and of an item, generated if not known yet; those of
 * an item that the upstream announced only if the profile needs them, or in
 * any case.
 */

ngx_int_t ngx_responses_generate_id(ngx_responses_engine_t *engine);
ngx_int_t ngx_responses_generate_item_id(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item);
ngx_int_t ngx_responses_generate_any_item_id(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item);

/* the time of creation in the unit of the profile */

int64_t ngx_responses_generate_created_at(ngx_responses_engine_t *engine);


#endif /* _NGX_RESPONSES_GENERATE_H_INCLUDED_ */
