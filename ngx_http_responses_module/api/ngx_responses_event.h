
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A view of one event: its type, and its members where they lie.  No policy.
 */


#ifndef _NGX_RESPONSES_EVENT_H_INCLUDED_
#define _NGX_RESPONSES_EVENT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_span.h"
#include "api/ngx_responses_member.h"
#include "api/ngx_responses_type.h"


#define NGX_RESPONSES_NAME_LEN  128


typedef struct {
    u_char                      *data;     /* the JSON text */
    ngx_responses_spans_t       *spans;    /* offsets in it */

    const ngx_responses_type_t  *type;
    ngx_str_t                    name;     /* of the type, as sent */
    u_char                       buf[NGX_RESPONSES_NAME_LEN];
} ngx_responses_event_t;


/*
 * Sets type and name from the data, if it has one; type must be set before,
 * and is best that of the event before.
 *
 * Return codes:
 *   NGX_OK - a type that can be written into an "event:" line
 *   NGX_DECLINED - none, no string, empty, too long or of odd characters;
 *                  type is the row of unknown ones, name is empty
 */

ngx_int_t ngx_responses_event_type(ngx_responses_event_t *ev);

/* the same from a raw JSON value that does not lie in an event */

ngx_int_t ngx_responses_event_name(ngx_responses_event_t *ev, u_char *p,
    size_t len);

/* whether a name can be written into an "event:" line */

ngx_uint_t ngx_responses_event_name_valid(ngx_str_t *name);

/* the member's span if it is there and of that kind, else NULL */

ngx_responses_span_t *ngx_responses_event_member(ngx_responses_event_t *ev,
    ngx_uint_t member, ngx_uint_t kind);

/* a string's inner bytes, escapes and all; a null string if there is none */

ngx_str_t ngx_responses_event_string(ngx_responses_event_t *ev,
    ngx_uint_t member);

/* an integer from 0 to 2^53 - 1, -1 if there is none */

int64_t ngx_responses_event_number(ngx_responses_event_t *ev,
    ngx_uint_t member);


#endif /* _NGX_RESPONSES_EVENT_H_INCLUDED_ */
