
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a frame tells of the API that it is of.
 */


#ifndef _NGX_RESPONSES_DETECT_READ_H_INCLUDED_
#define _NGX_RESPONSES_DETECT_READ_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_scan.h"
#include "api/ngx_responses_api.h"
#include "engine/ngx_responses_engine.h"


#define NGX_RESPONSES_DETECT_VALUE   NGX_RESPONSES_NAME_RAW


/* what is read of a frame, which may be cut at its end */

typedef struct {
    ngx_responses_marks_t     marks;
    ngx_responses_scan_t      scan;

    size_t                    len;         /* of the data */
    u_char                    first;       /* byte of it */
    size_t                    twice;       /* bytes of "data: " before it */
    size_t                    error;       /* bytes of "error: {", of a field
                                              that is unknown */

    ngx_str_t                 line;        /* the event line */
    u_char                    line_buf[NGX_RESPONSES_NAME_LEN];
    u_char                    name[NGX_RESPONSES_NAME_LEN];
    u_char                    object[NGX_RESPONSES_DETECT_VALUE];

    ngx_uint_t                mark;        /* being captured, or 0 */
    size_t                    captured;
    u_char                    value[NGX_RESPONSES_DETECT_VALUE];

    unsigned                  clear:1;     /* its type is enough */
    unsigned                  invalid:1;   /* the data is not JSON */
    unsigned                  whole:1;     /* the object was read to its
                                              end */
} ngx_responses_detect_t;


/* reads the bytes that are held and those at p, which follow them */

void ngx_responses_detect_read(ngx_responses_engine_t *engine,
    ngx_responses_detect_t *dt, u_char *p, size_t len);


#endif /* _NGX_RESPONSES_DETECT_READ_H_INCLUDED_ */
