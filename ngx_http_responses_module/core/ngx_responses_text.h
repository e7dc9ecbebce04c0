
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The text of a JSON string, RFC 8259 section 7: its characters after its
 * escapes are decoded.
 */


#ifndef _NGX_RESPONSES_TEXT_H_INCLUDED_
#define _NGX_RESPONSES_TEXT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"


/* half a surrogate pair is read as this character */

#define NGX_RESPONSES_TEXT_INVALID  0xfffd


/*
 * All functions take the bytes between the quotes of a valid string, not
 * decoded.
 *
 * A hash of the characters: equal texts have equal hashes, in however many
 * escapes they come.
 */

uint64_t ngx_responses_text_sum(u_char *p, size_t size);

/*
 * Writes a text of valid JSON in UTF-8 to the start of buf; half a surrogate
 * pair becomes U+FFFD.  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_text_decode(ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, u_char *p, size_t size);

/* the bytes before half a pair that may go on after the end of the text */

size_t ngx_responses_text_whole(u_char *p, size_t size);

/* whether the decoded text is these len bytes */

ngx_uint_t ngx_responses_text_is(u_char *p, size_t size, u_char *text,
    size_t len);

/* whether two texts are the same, in however many escapes they come */

ngx_uint_t ngx_responses_text_same(u_char *p, size_t size, u_char *q,
    size_t len);

/* whether they differ before one of them ends, but for blanks before them */

ngx_uint_t ngx_responses_text_differs(u_char *p, size_t size, u_char *q,
    size_t len);

/*
 * Reads one character, and returns the byte after it; put() writes one as up
 * to four bytes of UTF-8.
 */

u_char *ngx_responses_text_char(u_char *p, u_char *last, uint32_t *c);
u_char *ngx_responses_text_put(u_char *p, uint32_t c);


#endif /* _NGX_RESPONSES_TEXT_H_INCLUDED_ */
