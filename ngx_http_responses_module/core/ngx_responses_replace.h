
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Replaces what a regular expression matches in a text that comes in pieces.
 *
 * What may begin a match is held until it is decided.  The result depends on
 * the text, and not on where it was cut: a text that comes at once is the
 * case of one piece.
 */


#ifndef _NGX_RESPONSES_REPLACE_H_INCLUDED_
#define _NGX_RESPONSES_REPLACE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"
#include "core/ngx_responses_regex.h"


/* how: for all texts */

typedef struct {
    ngx_responses_regex_t  *regex;
    size_t                  hold;      /* bytes, at least a character: what is
                                          not decided after that many is taken
                                          for a match without an end */
    ngx_uint_t              leaves;    /* unsigned leaves:1; a text that comes
                                          at once and has one stays as it is */
    ngx_str_t               with;      /* UTF-8, and GROUP with a number from 1
                                          to 9: what that group has */
    ngx_responses_mem_t    *mem;       /* of the output */
} ngx_responses_replacing_t;

/* a byte that UTF-8 has not */

#define NGX_RESPONSES_REPLACE_GROUP  0xff


/* one text, zeroed at its beginning */

typedef struct {
    ngx_responses_buf_t     tail;      /* what a search may look back at, then
                                          what is held */
    uint32_t                context;   /* bytes of the first */
    uint32_t                count;     /* of replacements in the last piece */
    unsigned                begun:1;   /* the tail is not all that came */
    unsigned                cut:1;     /* a match had no end: the rest of the
                                          text is dropped, or it was left */
} ngx_responses_replace_t;


/* bytes that are held */

#define ngx_responses_replace_held(text)                                      \
    ((text)->tail.len - (text)->context)


/*
 * Takes the next piece of a text, whole characters of UTF-8; last: the text
 * ends with it, and nothing is held then.  What is not held is appended to
 * out.  mem is that of the tail, which the caller frees.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - it would be the piece itself, nothing was appended
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_replace(ngx_responses_replacing_t *how,
    ngx_responses_mem_t *mem, ngx_responses_replace_t *text, ngx_str_t piece,
    ngx_uint_t last, ngx_responses_buf_t *out);


#endif /* _NGX_RESPONSES_REPLACE_H_INCLUDED_ */
