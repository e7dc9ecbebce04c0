
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A list of splices on one frame, and the pieces that they make of it.
 *
 *     {"type":"a","sequence_number":7}     replace 1 byte at 29 by "12"
 *     `------------ old -----------' |
 *                                   new
 */


#ifndef _NGX_RESPONSES_EDIT_H_INCLUDED_
#define _NGX_RESPONSES_EDIT_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_mem.h"


/* takes the next piece of the output: NGX_OK or NGX_ERROR, no memory */

typedef ngx_int_t (*ngx_responses_write_pt)(void *data, u_char *p, size_t len);


typedef struct {
    size_t                    offset;
    size_t                    remove;      /* bytes of the old */
    size_t                    text;        /* the new, in edit->text */
    size_t                    len;
} ngx_responses_splice_t;


typedef struct {
    ngx_responses_mem_t      *mem;

    ngx_responses_splice_t   *splices;     /* by offset */
    ngx_uint_t                n;
    ngx_uint_t                size;
    ngx_uint_t                last;        /* the one added last */

    ngx_responses_buf_t       text;
} ngx_responses_edit_t;


#define ngx_responses_edit_reset(edit)                                        \
    (edit)->n = 0;                                                            \
    (edit)->text.len = 0

void ngx_responses_edit_free(ngx_responses_edit_t *edit);

/*
 * Replaces "remove" bytes at offset by a text, which is copied.  Splices
 * may come in any order; of several at one offset those that remove nothing
 * come first, in their order; one that begins within what another removes is
 * left out.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_edit_splice(ngx_responses_edit_t *edit, size_t offset,
    size_t remove, u_char *text, size_t len);

/* adds to the text of the splice that was added last */

ngx_int_t ngx_responses_edit_more(ngx_responses_edit_t *edit, u_char *text,
    size_t len);

/* hands out the pieces: what write returns, if not NGX_OK */

ngx_int_t ngx_responses_edit_apply(ngx_responses_edit_t *edit, u_char *p,
    size_t len, ngx_responses_write_pt write, void *data);


/* appends the pieces of what lies within "len" bytes at offset, which is p */

ngx_int_t ngx_responses_edit_range(ngx_responses_edit_t *edit, u_char *p,
    size_t offset, size_t len, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf);


#endif /* _NGX_RESPONSES_EDIT_H_INCLUDED_ */
