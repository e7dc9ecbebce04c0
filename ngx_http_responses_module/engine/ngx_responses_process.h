
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Processes one whole frame.
 */


#ifndef _NGX_RESPONSES_PROCESS_H_INCLUDED_
#define _NGX_RESPONSES_PROCESS_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_engine.h"


/* lines of JSON are unknown fields or comments: what is hidden is there */

#define ngx_responses_process_strict(engine)                                  \
    ((engine)->frame.others && ngx_responses_ruleset_hides(engine))

/*
 * process_read.c: reads the data of engine->frame, whose bytes begin at *p, as
 * an event of the upstream; cut: of a frame that is too long, after whose
 * bytes there is one that can be written to, the beginning.  Sets *p to the
 * frame in normal form.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - it is not an event
 *   NGX_DONE - it is [DONE]
 *   NGX_ABORT - there is no data
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_process_read(ngx_responses_engine_t *engine,
    u_char **p, ngx_uint_t cut);

/*
 * Processes a frame that was read, with the code of that.  NGX_OK; NGX_AGAIN:
 * it is to be kept until the next event; or NGX_ERROR: no memory, or write()
 * failed.
 */

ngx_int_t ngx_responses_process_frame(ngx_responses_engine_t *engine,
    u_char *p, ngx_int_t rc);

/* reads and processes engine->frame, whose bytes begin at p */

ngx_int_t ngx_responses_process(ngx_responses_engine_t *engine, u_char *p);

/*
 * An event that was read, but not all of it is known: it leaves as bytes, with
 * its type, number and place.  Sends all of it, or of a frame that is too long
 * its beginning, without an end.
 *
 * Return codes:
 *   NGX_OK - it was sent
 *   NGX_DECLINED - it is hidden, and so is all of it
 *   NGX_ERROR - no memory, or write() failed
 */

ngx_int_t ngx_responses_process_raw(ngx_responses_engine_t *engine,
    u_char *p);

/* counts one that was received as bytes */

void ngx_responses_process_raw_log(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type);

/*
 * The end of one of that type and name, and that code: what follows from it.
 * NGX_OK or NGX_ERROR, no memory, or write() failed.
 */

ngx_int_t ngx_responses_process_raw_end(ngx_responses_engine_t *engine,
    const ngx_responses_type_t *type, ngx_str_t *name, ngx_int_t rc);


#endif /* _NGX_RESPONSES_PROCESS_H_INCLUDED_ */
