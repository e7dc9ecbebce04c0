
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The minutes of the last hour, as they begin, and the streams that are open.
 *
 * Never locks a zone.  Invariant: a minute that has anything has the number of
 * streams that were open when it began.
 */


#include "http/count/ngx_http_responses_count_zone.h"


/* streams are added up once a minute, as that takes longer */

void
ngx_http_responses_count_minute(ngx_http_responses_shared_t *sh, time_t now)
{
    if (ngx_responses_hour_get(sh->hour, now, 0) == NULL) {
        ngx_responses_hour_open(sh->hour, now,
                                ngx_http_responses_count_streams(sh));
    }
}


/* the streams of a process that was killed are not open */

uint64_t
ngx_http_responses_count_streams(ngx_http_responses_shared_t *sh)
{
    uint64_t    open;
    ngx_uint_t  i;

    open = 0;

    for (i = 0; i < NGX_MAX_PROCESSES; i++) {

        if (sh->open[i].n && kill(sh->open[i].pid, 0) == 0) {
            open += sh->open[i].n;
        }
    }

    return open;
}
