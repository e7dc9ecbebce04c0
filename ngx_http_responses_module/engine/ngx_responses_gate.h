
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Where a rule hides: which events of the upstream belong to what is shown.
 *
 *     read ──► gate ──► repairs ──► rules of names and members ──► send
 *                │
 *                └──► hidden, and counted
 *
 * An event goes on only if it can be read in one way, and if the item that it
 * is about is known to be shown.  An item is hidden or shown from the moment
 * in which it is first seen.  Behind the gate the stream is the one that the
 * upstream would have sent without the hidden items: repairs, the state and
 * what is generated never know of them.
 */


#ifndef _NGX_RESPONSES_GATE_H_INCLUDED_
#define _NGX_RESPONSES_GATE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"


/*
 * Asked for each event of the upstream before it is repaired.  Sets the type
 * that an event line names.  Hidden items are taken out of the output of a
 * response.  An event of which only the beginning is known is hidden.
 *
 * Return codes:
 *   NGX_OK - shown
 *   NGX_DECLINED - hidden
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_gate(ngx_responses_repair_t *rp);

/*
 * Takes the items that are not known to be shown out of the output of a
 * response, which is an object of an event or, node 0, the event.  NGX_OK:
 * there are none; NGX_DONE; NGX_DECLINED: clients may read another output.
 */

ngx_int_t ngx_responses_gate_output(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t object);

/* whether an element of a list is an item that is known to be shown */

ngx_uint_t ngx_responses_gate_shown(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev, ngx_uint_t element);

/* whether an item with that id was hidden, although an output may list it */

ngx_uint_t ngx_responses_gate_hid(ngx_responses_state_t *state, ngx_str_t id);

/* the output_index of an item if the hidden ones had not been sent */

int64_t ngx_responses_gate_index(ngx_responses_state_t *state, int64_t index);


#endif /* _NGX_RESPONSES_GATE_H_INCLUDED_ */
