
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Regular expressions that are searched in texts in UTF-8 which come in
 * pieces.
 */


#ifndef _NGX_RESPONSES_REGEX_H_INCLUDED_
#define _NGX_RESPONSES_REGEX_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"


typedef struct ngx_responses_regex_s  ngx_responses_regex_t;


typedef struct {
    u_char      *start;                /* the subject: whole characters */
    size_t       len;
    size_t       from;                 /* no match begins before this offset */

    unsigned     begun:1;              /* the text began before the subject */
    unsigned     ends:1;               /* and ends with it */

    size_t       match;                /* what was found: its offset, */
    size_t       end;                  /* and that after it */
} ngx_responses_search_t;


/*
 * Compiles an expression, which must match one character or more, and must
 * not look at where a search begins.  The memory lives as long as it does.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - invalid: why is written to err, which is cut where it ends
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_regex_compile(ngx_responses_mem_t *mem,
    ngx_str_t *pattern, ngx_uint_t caseless, ngx_responses_regex_t **regex,
    ngx_str_t *err);

#if (NGX_RESPONSES_PCRE2)

void ngx_responses_regex_free(ngx_responses_regex_t *regex);

/*
 * Searches the first match that begins at an offset or after it.  What is
 * found does not change when the subject grows: if the end of the subject
 * plays a part, and is not that of the text, nothing is decided.
 *
 * Return codes:
 *   NGX_OK - found
 *   NGX_AGAIN - no match begins before search->match, but one may begin there
 *   NGX_DECLINED - no match begins in the subject
 *   NGX_ABORT - it takes too long
 */

ngx_int_t ngx_responses_regex_search(ngx_responses_regex_t *regex,
    ngx_responses_search_t *search);

/* how many groups it has; and what the n-th one has of what was just found */

ngx_uint_t ngx_responses_regex_groups(ngx_responses_regex_t *regex);
void ngx_responses_regex_group(ngx_responses_regex_t *regex, u_char *start,
    ngx_uint_t n, ngx_str_t *text);

/* where the characters before an offset begin that a search there looks at */

size_t ngx_responses_regex_context(ngx_responses_regex_t *regex, u_char *start,
    size_t offset);

#else

/* no expression can be compiled */

#define ngx_responses_regex_free(regex)
#define ngx_responses_regex_search(regex, search)  NGX_ABORT
#define ngx_responses_regex_groups(regex)  0
#define ngx_responses_regex_group(regex, start, n, text)  ngx_str_null(text)
#define ngx_responses_regex_context(regex, start, offset)  (offset)

#endif


#endif /* _NGX_RESPONSES_REGEX_H_INCLUDED_ */
