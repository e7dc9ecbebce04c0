
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The summary that the final response of EU GPT has.
 */


#ifndef _NGX_RESPONSES_SUMMARY_H_INCLUDED_
#define _NGX_RESPONSES_SUMMARY_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event_item.h"
#include "engine/ngx_responses_engine.h"


/*
 * Of EU GPT: fills "output_text" and "tool_calls" of a terminal, where they
 * are empty, from its "output".  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_summary(ngx_responses_engine_t *engine,
    ngx_responses_event_t *ev);


#endif /* _NGX_RESPONSES_SUMMARY_H_INCLUDED_ */
