
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * How a template is made of a delta that has gone the normal way.
 */


#ifndef _NGX_RESPONSES_TEMPLATE_LEARN_H_INCLUDED_
#define _NGX_RESPONSES_TEMPLATE_LEARN_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_send.h"


/*
 * Learns from an event that went the normal way and was sent or hidden, or
 * whose item is held.  It is learned only if the next event of that form would
 * be treated alike: not if a rule may change its mind; and it is not to be
 * called if other events were generated with it.  "repaired" is the number of
 * repairs.  Without memory nothing is learned.
 */

void ngx_responses_template_learn(ngx_responses_repair_t *rp,
    ngx_responses_outcome_e outcome, uint64_t repaired);


#endif /* _NGX_RESPONSES_TEMPLATE_LEARN_H_INCLUDED_ */
