
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Segments of paths, as servers read them.
 */


#ifndef _NGX_HTTP_RESPONSES_SEGMENT_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_SEGMENT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/*
 * The segments of a path, of which some servers end one with "\\" as with "/",
 * and do not read what follows ";", or "?" and "#" that nginx has decoded.
 */

typedef struct {
    u_char                        *pos;        /* NULL: no more */
    u_char                        *last;
    ngx_uint_t                     args;       /* unsigned args:1; arguments
                                                  follow "?" */

    ngx_str_t                      text;       /* the segment in the path, */
    u_char                         word[10];   /* the beginning of its bytes */
    size_t                         len;        /* that count, how many */

    unsigned                       parameters:1;   /* some do not */
    unsigned                       backslash:1;    /* it, or one before, ends
                                                      with "\\" */
} ngx_http_responses_segment_t;

/* in upper or lower case, as some servers do not tell them apart */

#define ngx_http_responses_segment_is(segment, name)                          \
    ((segment)->len == sizeof(name) - 1                                       \
     && ngx_strncasecmp((segment)->word, (u_char *) name, sizeof(name) - 1)   \
        == 0)

void ngx_http_responses_segment_init(ngx_http_responses_segment_t *segment,
    ngx_str_t path, ngx_uint_t args);

/* 0: there is no other segment */

ngx_uint_t ngx_http_responses_segment_next(
    ngx_http_responses_segment_t *segment);


#endif /* _NGX_HTTP_RESPONSES_SEGMENT_H_INCLUDED_ */
