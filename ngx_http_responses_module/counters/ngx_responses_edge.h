
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What one edge used of a limit, as a text in a store that several edges
 * share.
 */


#ifndef _NGX_RESPONSES_EDGE_H_INCLUDED_
#define _NGX_RESPONSES_EDGE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "counters/ngx_responses_window.h"


/* larger numbers are invalid, so that the sums of all edges do not overflow */

#define NGX_RESPONSES_EDGE_MAX  0xffffffffffffffULL

/* the longest text: a version, and numbers with a space before each */

#define NGX_RESPONSES_EDGE_SIZE                                               \
    (1 + (5 + NGX_RESPONSES_WINDOW_SLOTS) * (1 + NGX_INT64_LEN))


/* all numbers are absolute: to write or read a part again changes nothing */

typedef struct {
    uint64_t    incarnation;   /* of the nginx that wrote it */
    uint64_t    slot;          /* the newest one, since 1970 */
    uint64_t    reserved;
    uint64_t    until;         /* milliseconds since 1970, after which nothing
                                  is reserved */
    uint64_t    owed;          /* by all edges, beyond what slots show */
    uint64_t    used[NGX_RESPONSES_WINDOW_SLOTS];
                               /* by age of the slot */
} ngx_responses_edge_t;


void ngx_responses_edge_write(ngx_responses_writer_t *w,
    const ngx_responses_edge_t *part);

/* NGX_ERROR: the text is not one of these */

ngx_int_t ngx_responses_edge_read(ngx_responses_edge_t *part, ngx_str_t text);


#endif /* _NGX_RESPONSES_EDGE_H_INCLUDED_ */
