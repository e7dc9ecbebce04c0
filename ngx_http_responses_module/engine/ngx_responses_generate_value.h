
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes the JSON of generated events.  Texts are the bytes between the quotes
 * of JSON strings.
 */


#ifndef _NGX_RESPONSES_GENERATE_VALUE_H_INCLUDED_
#define _NGX_RESPONSES_GENERATE_VALUE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_generate.h"


#define ngx_responses_write_str(w, s)                                         \
    ngx_responses_write(w, (s).data, (s).len)

#define ngx_responses_write_member(w, name, value)                            \
    ngx_responses_write_lit(w, name);                                         \
    ngx_responses_write_quoted(w, value)


/*
 * error() puts the object of an error into an event of one, or into a
 * response: NGX_OK or NGX_ERROR.  error_members() puts what the object lacks,
 * 0: the event.
 */

ngx_int_t ngx_responses_value_error(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_responses_error_t *error);
ngx_uint_t ngx_responses_value_error_members(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t object,
    ngx_responses_error_t *error);

/*
 * Writes an error: error_event() all members of an event of one, error() its
 * object in an event or in a response.
 */

void ngx_responses_write_error_event(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_responses_error_t *error);
void ngx_responses_write_error(ngx_responses_writer_t *w,
    ngx_responses_error_t *error, ngx_uint_t event);

/*
 * Whether an error event has its members also beside "error": rules that hide
 * or set members of "error" would not find them there.
 */

ngx_uint_t ngx_responses_value_flat_error(ngx_responses_engine_t *engine);

/*
 * repair_members.c: a response with all that clients require, and what is
 * known, in an event of that type; error: NULL if it did not fail
 */

void ngx_responses_write_response(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_responses_type_e type,
    ngx_responses_error_t *error);

/* all known items, as "output" of an event of that type; but no void ones */

void ngx_responses_write_output(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine, ngx_uint_t type);

/*
 * An item as it is known for an event of a type: its bytes if it is done, else
 * those with which it was added, or none, with what was streamed since.
 * NGX_DECLINED: something of that has no place in it.
 */

ngx_int_t ngx_responses_value_item(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t type, ngx_str_t *value);

/* a value is written into the worker's buffer, and is valid until the next */

void ngx_responses_value_begin(ngx_responses_writer_t *w,
    ngx_responses_engine_t *engine);
ngx_int_t ngx_responses_value_end(ngx_responses_writer_t *w,
    ngx_str_t *value);

/* a part; done: with what was streamed besides the text, else it is added */

void ngx_responses_write_part(ngx_responses_writer_t *w,
    ngx_responses_part_t *part, ngx_str_t text, ngx_uint_t done);

/* the name of a member, with a comma before it */

void ngx_responses_write_key(ngx_responses_writer_t *w, ngx_uint_t member);


#endif /* _NGX_RESPONSES_GENERATE_VALUE_H_INCLUDED_ */
