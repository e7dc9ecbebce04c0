
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The response that in_progress repeats of created, which is not read again.
 */


#ifndef _NGX_RESPONSES_REPEAT_H_INCLUDED_
#define _NGX_RESPONSES_REPEAT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/* keeps the response of an event that needed no repair, for the next one */

void ngx_responses_repeat_keep(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);

/* it is kept no longer */

#define ngx_responses_repeat_forget(engine)                                   \
    if ((engine)->worker->repeat_of == (engine)) {                            \
        (engine)->worker->repeat_of = NULL;                                   \
    }

/* whether the event that is read now is the next one, and may repeat it */

#define ngx_responses_repeat_may(engine)                                      \
    ((engine)->worker->repeat_of == (engine)                                  \
     && (engine)->repeat_event == (engine)->usage.events                      \
     && (engine)->pending.len == 0)

/* for the reader: that response is known */

size_t ngx_responses_repeat_known(void *data, u_char *p, size_t len);

/* whether an event has that response, which was not read again */

#define ngx_responses_repeat_found(ev)                                        \
    ((ev)->json.nodes[(ev)->member[NGX_RESPONSES_M_RESPONSE]].known)

/* whether such an event is to be read all the same */

ngx_uint_t ngx_responses_repeat_is_wrong(ngx_responses_event_t *ev);


#endif /* _NGX_RESPONSES_REPEAT_H_INCLUDED_ */
