
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What was counted in each of the last 60 minutes, for the status page.
 */


#ifndef _NGX_RESPONSES_HOUR_H_INCLUDED_
#define _NGX_RESPONSES_HOUR_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "counters/ngx_responses_count.h"


#define NGX_RESPONSES_HOUR_MINUTES  60

/* sums of a minute stay at this number and do not overflow */

#define NGX_RESPONSES_HOUR_MAX      0xffffffff


/* sums of a minute, of all keys */

typedef struct {
    uint32_t                      minute;      /* since 1970; 0: not used */
    uint32_t                      limited;
    uint32_t                      redactions;
    uint32_t                      held;        /* streams that failed */
    uint32_t                      open;        /* streams, at one moment */
    uint32_t                      streams[NGX_RESPONSES_STATUS_UNKNOWN];
    uint32_t                      tokens[NGX_RESPONSES_COUNT_TOKENS];
    uint32_t                      events[NGX_RESPONSES_COUNT_EVENTS];
    uint32_t                      errors[NGX_RESPONSES_CODES];
    uint32_t                      first_token[NGX_RESPONSES_COUNT_BOUNDS + 1];
    uint32_t                      token_interval[NGX_RESPONSES_COUNT_BOUNDS
                                                 + 1];
} ngx_responses_minute_t;


/* each minute has its place, by its number; all is zero at first */

typedef struct {
    ngx_responses_minute_t        minutes[NGX_RESPONSES_HOUR_MINUTES];
} ngx_responses_hour_t;


/*
 * Adds the counters of a response, or a held stream that failed, to the minute
 * of a time in seconds since 1970.  Times of processes may differ: a minute
 * that is not the last one is still added to.
 */

void ngx_responses_hour_add(ngx_responses_hour_t *hour, time_t now,
    const ngx_responses_count_t *count);
void ngx_responses_hour_held(ngx_responses_hour_t *hour, time_t now);

/* sets how many streams are open at a moment of the minute */

void ngx_responses_hour_open(ngx_responses_hour_t *hour, time_t now,
    uint64_t open);

/*
 * The sums of the minute that began so many minutes before the current one;
 * NULL: nothing was counted in it.
 */

const ngx_responses_minute_t *ngx_responses_hour_get(
    const ngx_responses_hour_t *hour, time_t now, ngx_uint_t ago);

/* a line for each minute in which something was counted, the oldest first */

void ngx_responses_hour_write(ngx_responses_writer_t *w,
    const ngx_responses_hour_t *hour, time_t now);


#endif /* _NGX_RESPONSES_HOUR_H_INCLUDED_ */
