
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The beginning of a stream, which is held until it is known whether there is
 * output.
 */


#ifndef _NGX_RESPONSES_HOLD_H_INCLUDED_
#define _NGX_RESPONSES_HOLD_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/*
 * An engine that reads what is held: a response was requested.  It is freed as
 * any engine, and may then be initialized again.
 */

void ngx_responses_hold_init(ngx_responses_engine_t *engine,
    const ngx_responses_conf_t *conf, ngx_responses_worker_t *worker,
    ngx_responses_mem_t *mem);

/*
 * Reads bytes; there are no more after finish(), and expire() is called when
 * engine->timer has come.
 *
 * Return codes:
 *   NGX_AGAIN - it is not known yet, never after finish()
 *   NGX_OK - there is output, or it is no stream of the Responses API
 *   NGX_DECLINED - the stream has failed before its output
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_hold_feed(ngx_responses_engine_t *engine, u_char *p,
    size_t len, ngx_msec_t now);
ngx_int_t ngx_responses_hold_expire(ngx_responses_engine_t *engine,
    ngx_msec_t now);
ngx_int_t ngx_responses_hold_finish(ngx_responses_engine_t *engine,
    ngx_responses_end_e end);

/*
 * Of a failure: its type and message, the bytes between the quotes, exist
 * until it is freed.  Its code is in the record of the engine.
 */

#define ngx_responses_hold_reason(engine)   (engine)->state.reason
#define ngx_responses_hold_message(engine)  (engine)->state.message


#endif /* _NGX_RESPONSES_HOLD_H_INCLUDED_ */
