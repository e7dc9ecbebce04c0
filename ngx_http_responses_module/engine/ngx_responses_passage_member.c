
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Members of a frame that is too long to be held: those that are logged are
 * picked out as they pass, those that must be others are replaced.
 *
 * What is out cannot be taken back, so a hidden member is left as null.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_passage.h"
#include "engine/ngx_responses_shape.h"


#define NGX_RESPONSES_NUMBER_TEXT                                             \
    (sizeof(",\"sequence_number\":") + NGX_INT64_LEN)

/* events that the record is taken from, or that may turn out to be one */

#define ngx_responses_passage_logs(ps)                                        \
    (!(ps)->discard                                                           \
     && (ngx_responses_usage_reads((ps)->event.type)                          \
         || ((ps)->event.name.len == 0 && (ps)->event_line.len == 0)))


static ngx_int_t ngx_responses_passage_value(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);
static ngx_int_t ngx_responses_passage_index(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);
static ngx_int_t ngx_responses_passage_number(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);
static void ngx_responses_passage_item(ngx_responses_passage_t *ps);


ngx_int_t
ngx_responses_passage_member(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    switch (ps->scan.what) {

    case NGX_RESPONSES_SCAN_CLOSE:
        if (!ps->numbered && ngx_responses_engine_numbers(engine)) {
            return ngx_responses_passage_number(engine, ps);
        }

        return NGX_OK;

    case NGX_RESPONSES_SCAN_BEGIN:
        if (ps->scan.id == NGX_RESPONSES_M_TYPE
            || ps->scan.id == NGX_RESPONSES_M_OUTPUT_INDEX
            || ps->scan.id == NGX_RESPONSES_M_ITEM_TYPE
            || (ngx_responses_passage_logs(ps)
                && ngx_responses_usage_wants(ps->scan.id)))
        {
            ps->member = ps->scan.id;
            ps->captured = 0;
        }

        if (ps->skip) {
            return NGX_OK;
        }

        return ngx_responses_passage_value(engine, ps);

    default: /* NGX_RESPONSES_SCAN_END */
        if (ps->scan.id == ps->member) {
            ngx_responses_passage_captured(engine, ps);
        }

        if (!ps->skip || ps->scan.id != ps->skipped) {
            return NGX_OK;
        }

        ps->skip = 0;

        return (ps->scan.id == NGX_RESPONSES_M_OUTPUT_INDEX)
               ? ngx_responses_passage_index(engine, ps) : NGX_OK;
    }
}


/* values that are replaced; a hidden one cannot be taken back, but emptied */

static ngx_int_t
ngx_responses_passage_value(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    ngx_uint_t              id;
    ngx_responses_shape_t  *shape;

    id = ps->scan.id;
    shape = engine->shape;

    if (id == NGX_RESPONSES_M_SEQUENCE) {

        if (!ngx_responses_engine_numbers(engine)) {
            return NGX_OK;
        }

        ps->skip = 1;
        ps->skipped = id;

        return ngx_responses_passage_number(engine, ps);
    }

    if (shape == NULL) {
        return NGX_OK;
    }

    if (id == NGX_RESPONSES_M_OUTPUT_INDEX && shape->hidden.len) {
        ps->skip = 1;
        ps->skipped = id;

    } else if (shape->ids[id] & NGX_RESPONSES_SHAPE_HIDE) {
        ps->skip = 1;
        ps->skipped = id;

        return ngx_responses_passage_lit(engine, ps, "null");

    } else if (shape->picky && id == shape->rules->output) {

        /* what is in there is told too late to be left out by itself */

        ps->skip = 1;
        ps->skipped = id;

        return ngx_responses_passage_lit(engine, ps, "[]");
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_passage_index(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    u_char                  buf[NGX_INT64_LEN];
    int64_t                 n;
    ngx_responses_writer_t  w;

    if (ps->captured == NGX_RESPONSES_CAPTURE_LEN) {
        return ngx_responses_passage_lit(engine, ps, "null");
    }

    if (ngx_responses_number_read(ps->capture, ps->captured, &n) != NGX_OK) {
        return ngx_responses_passage_put(engine, ps, ps->capture,
                                         ps->captured);
    }

    ngx_responses_writer_init(&w, buf, NGX_INT64_LEN);
    ngx_responses_write_int(&w, ngx_responses_hide_index(engine->shape, n));

    return ngx_responses_passage_put(engine, ps, buf, w.pos - buf);
}


static ngx_int_t
ngx_responses_passage_number(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    u_char                  buf[NGX_RESPONSES_NUMBER_TEXT];
    ngx_responses_writer_t  w;

    ngx_responses_writer_init(&w, buf, NGX_RESPONSES_NUMBER_TEXT);

    if (ps->scan.what == NGX_RESPONSES_SCAN_CLOSE) {

        if (ps->scan.members) {
            ngx_responses_write_lit(&w, ",");
        }

        ngx_responses_write_lit(&w, "\"sequence_number\":");
    }

    ngx_responses_write_int(&w, engine->next);

    ps->numbered = 1;

    return ngx_responses_passage_put(engine, ps, buf, w.pos - buf);
}


void
ngx_responses_passage_capture(ngx_responses_passage_t *ps, u_char *p,
    size_t len)
{
    if (ps->member) {
        len = ngx_min(len, NGX_RESPONSES_CAPTURE_LEN - ps->captured);
        ngx_memcpy(ps->capture + ps->captured, p, len);
        ps->captured += len;
    }
}


void
ngx_responses_passage_captured(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    if (ps->member == NGX_RESPONSES_M_TYPE) {

        if (ngx_responses_event_name(&ps->event, ps->capture, ps->captured)
            == NGX_OK)
        {
            /* the capture is used again, the name's own buffer is not */

            ngx_memmove(ps->event.buf, ps->event.name.data,
                        ps->event.name.len);
            ps->event.name.data = ps->event.buf;
        }

    } else if (ps->member == NGX_RESPONSES_M_OUTPUT_INDEX) {
        (void) ngx_responses_number_read(ps->capture, ps->captured,
                                         &ps->index);

    } else if (ps->member == NGX_RESPONSES_M_ITEM_TYPE) {
        ngx_responses_passage_item(ps);

    } else {
        ngx_responses_usage_set(&engine->usage, ps->member, ps->capture,
                                ps->captured);
    }

    ps->member = 0;
}


/* a string without its quotes */

static void
ngx_responses_passage_item(ngx_responses_passage_t *ps)
{
    if (ps->captured < 2 || ps->captured - 2 > NGX_RESPONSES_NAME_LEN) {
        return;
    }

    ngx_memcpy(ps->word, ps->capture + 1, ps->captured - 2);

    ps->item.data = ps->word;
    ps->item.len = ps->captured - 2;
}


ngx_int_t
ngx_responses_passage_put(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps, u_char *p, size_t len)
{
    if (len == 0 || ps->discard || ps->hidden) {
        return NGX_OK;
    }

    ps->written = 1;

    return ngx_responses_engine_write(engine, p, len);
}
