
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A plain JSON answer, as to "stream": false: its record is filled in while
 * its bytes pass, cut anywhere.  No byte is held or changed.
 */


#ifndef _NGX_RESPONSES_ANSWER_H_INCLUDED_
#define _NGX_RESPONSES_ANSWER_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_path.h"
#include "json/ngx_responses_scan.h"
#include "api/ngx_responses_usage.h"


/* a value that is wanted, raw; longer ones are cut */

#define NGX_RESPONSES_ANSWER_VALUE  256


typedef struct {
    ngx_responses_scan_t    scan;
    ngx_responses_usage_t  *usage;

    ngx_uint_t              status;    /* the event's type that says so, 0 */

    ngx_uint_t              member;    /* being read, or 0 */
    size_t                  len;
    u_char                  value[NGX_RESPONSES_ANSWER_VALUE];

    unsigned                response:1;  /* its "object" says so */
    unsigned                error:1;     /* it has one */
    unsigned                other:1;     /* it is something else */
    unsigned                whole:1;     /* read to its end */
} ngx_responses_answer_t;


/* paths are those of ngx_responses_answer_paths() */

void ngx_responses_answer_init(ngx_responses_answer_t *answer,
    ngx_responses_path_t *paths, ngx_responses_usage_t *usage);

void ngx_responses_answer_feed(ngx_responses_answer_t *answer, u_char *p,
    size_t len);

/* its bytes cannot be read: it is as good as something else */

#define ngx_responses_answer_leave(answer)  (answer)->other = 1

/*
 * Whether it is, as far as it has come, a response or an error, and not some
 * other JSON: only then does the record mean anything.
 */

#define ngx_responses_answer_known(answer)                                    \
    (!(answer)->other                                                         \
     && ((answer)->response || (answer)->error || (answer)->status))


#endif /* _NGX_RESPONSES_ANSWER_H_INCLUDED_ */
