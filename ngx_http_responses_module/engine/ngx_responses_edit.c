
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Splices: the only way in which an upstream's bytes are changed.
 *
 * Knows offsets and bytes, no JSON and no event.  Never hands out an empty
 * piece.  Invariant: a byte that no splice removes leaves as it came, and a
 * frame without splices leaves as one piece.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_edit.h"


static ngx_int_t ngx_responses_edit_grow(ngx_responses_edit_t *edit);


void
ngx_responses_edit_free(ngx_responses_edit_t *edit)
{
    if (edit->splices) {
        edit->mem->free(edit->mem->data, edit->splices);
    }

    edit->splices = NULL;
    edit->size = 0;
    edit->n = 0;

    ngx_responses_buf_free(edit->mem, &edit->text);
}


ngx_int_t
ngx_responses_edit_splice(ngx_responses_edit_t *edit, size_t offset,
    size_t remove, u_char *text, size_t len)
{
    ngx_uint_t               i;
    ngx_responses_splice_t  *splice;

    if (edit->n == edit->size && ngx_responses_edit_grow(edit) != NGX_OK) {
        return NGX_ERROR;
    }

    for (i = edit->n; i > 0; i--) {
        splice = &edit->splices[i - 1];

        /* what is put in comes before what is taken out at the same place */

        if (splice->offset < offset
            || (splice->offset == offset && (remove || !splice->remove)))
        {
            break;
        }

        edit->splices[i] = *splice;
    }

    edit->n++;

    splice = &edit->splices[i];

    splice->offset = offset;
    splice->remove = remove;
    splice->text = edit->text.len;
    splice->len = len;

    edit->last = i;

    return ngx_responses_buf_append(edit->mem, &edit->text, text, len);
}


ngx_int_t
ngx_responses_edit_more(ngx_responses_edit_t *edit, u_char *text, size_t len)
{
    edit->splices[edit->last].len += len;

    return ngx_responses_buf_append(edit->mem, &edit->text, text, len);
}


ngx_int_t
ngx_responses_edit_apply(ngx_responses_edit_t *edit, u_char *p, size_t len,
    ngx_responses_write_pt write, void *data)
{
    size_t                   done;
    ngx_uint_t               i;
    ngx_responses_splice_t  *splice;

    done = 0;

    for (i = 0; i < edit->n; i++) {
        splice = &edit->splices[i];

        if (splice->offset < done || splice->offset + splice->remove > len) {
            continue;
        }

        if (splice->offset > done
            && write(data, p + done, splice->offset - done) != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (splice->len
            && write(data, edit->text.start + splice->text, splice->len)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        done = splice->offset + splice->remove;
    }

    if (done < len) {
        return write(data, p + done, len - done);
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_edit_range(ngx_responses_edit_t *edit, u_char *p, size_t offset,
    size_t len, ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    size_t                   done, start;
    ngx_uint_t               i;
    ngx_responses_splice_t  *splice;

    done = 0;

    for (i = 0; i < edit->n; i++) {
        splice = &edit->splices[i];

        if (splice->offset < offset + done || splice->offset == offset
            || splice->offset >= offset + len)
        {
            continue;
        }

        start = splice->offset - offset;

        if (ngx_responses_buf_append(mem, buf, p + done, start - done)
            != NGX_OK
            || ngx_responses_buf_append(mem, buf,
                                        edit->text.start + splice->text,
                                        splice->len)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        done = start + splice->remove;
    }

    return ngx_responses_buf_append(mem, buf, p + done, len - done);
}


static ngx_int_t
ngx_responses_edit_grow(ngx_responses_edit_t *edit)
{
    size_t                   size;
    ngx_responses_splice_t  *splices;

    size = edit->size ? edit->size * 2 : 16;

    splices = edit->mem->alloc(edit->mem->data,
                               size * sizeof(ngx_responses_splice_t));
    if (splices == NULL) {
        return NGX_ERROR;
    }

    if (edit->splices) {
        ngx_memcpy(splices, edit->splices,
                   edit->n * sizeof(ngx_responses_splice_t));
        edit->mem->free(edit->mem->data, edit->splices);
    }

    edit->splices = splices;
    edit->size = size;

    return NGX_OK;
}
