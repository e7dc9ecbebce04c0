
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a JSON string says, RFC 8259 section 7: its characters, whatever
 * they were written as.
 */


#ifndef _NGX_RESPONSES_TEXT_H_INCLUDED_
#define _NGX_RESPONSES_TEXT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"


#define NGX_RESPONSES_TEXT_SUM  14695981039346656037ULL


/*
 * Both take the inner bytes of a valid string, escapes and all.
 *
 * Goes on with a sum over UTF-16 code units, which a pair of escapes can be
 * cut into, and adds their number to *len: equal texts have equal sums, in
 * however many strings they come.
 */

uint64_t ngx_responses_text_sum(uint64_t sum, ngx_uint_t *len, u_char *p,
    size_t size);

/*
 * Writes the text in UTF-8, half a pair as U+FFFD, into buf, from its start.
 * NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_text_decode(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, u_char *p, size_t size);

/* whether that would write these len bytes */

ngx_uint_t ngx_responses_text_is(u_char *p, size_t size, u_char *text,
    size_t len);


#endif /* _NGX_RESPONSES_TEXT_H_INCLUDED_ */
