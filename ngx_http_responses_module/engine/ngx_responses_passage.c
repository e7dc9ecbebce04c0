
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The way of a frame that is too long to be held.
 *
 * Its bytes leave as they come; only the number is put in, in the place of
 * the old one or before the object's end, and the few values that are
 * logged are picked out in passing.  Holds a few hundred bytes whatever the
 * frame's length.  Invariant: what leaves depends on the frame's bytes and
 * on the limit, not on how they were cut.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_flow.h"
#include "engine/ngx_responses_passage.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_shape.h"


static void ngx_responses_passage_peek(ngx_responses_engine_t *engine,
    u_char *p, size_t len);
static ngx_int_t ngx_responses_passage_part(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);
static ngx_int_t ngx_responses_passage_line(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);
static ngx_int_t ngx_responses_passage_open(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);
static ngx_int_t ngx_responses_passage_before(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);
static ngx_int_t ngx_responses_passage_shape(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps);
static ngx_int_t ngx_responses_passage_data(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps, u_char *p, u_char *last);

/* what must be known before the first byte leaves */

#define ngx_responses_passage_peeks(engine, id)                               \
    ((id) == NGX_RESPONSES_M_TYPE                                             \
     || ((engine)->shape && ((id) == NGX_RESPONSES_M_OUTPUT_INDEX             \
                             || (id) == NGX_RESPONSES_M_ITEM_TYPE)))


ngx_int_t
ngx_responses_passage_begin(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    u_char                   *pos;
    ngx_responses_passage_t  *ps;

    ps = engine->passage;

    if (ps == NULL) {
        ps = engine->mem.alloc(engine->mem.data,
                               sizeof(ngx_responses_passage_t));
        if (ps == NULL) {
            return NGX_ERROR;
        }

        engine->passage = ps;
    }

    engine->passing = 1;

    ngx_memzero(ps, sizeof(ngx_responses_passage_t));

    (void) ngx_responses_event_name(&ps->event, NULL, 0);

    ps->index = NGX_RESPONSES_NO_INDEX;
    ps->discard = engine->state.terminal;

    ngx_responses_passage_peek(engine, p, len);

    ngx_responses_sse_init(&ps->sse, engine->frame.bom);
    ngx_responses_scan_init(&ps->scan, engine->paths);

    pos = engine->hold.start;

    if (pos && ngx_responses_passage_feed(engine, &pos, pos + engine->hold.len)
               == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_passage_whole(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    u_char               *pos;
    ngx_int_t             rc;
    ngx_responses_buf_t   hold;

    /* the frame may lie in there, and is not to be read twice */

    hold = engine->hold;

    ngx_memzero(&engine->hold, sizeof(ngx_responses_buf_t));
    engine->frame.bom = 0;

    pos = p;
    rc = ngx_responses_passage_begin(engine, p, len);

    if (rc == NGX_OK) {
        engine->passage->whole = 1;
        rc = ngx_responses_passage_feed(engine, &pos, p + len);
    }

    engine->hold = hold;

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


/*
 * The type is wanted before the event line is written.  It is looked for in
 * just as many bytes as the limit lets in, so that the answer does not
 * depend on how many of them have arrived.
 */

static void
ngx_responses_passage_peek(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    u_char                   *pos, *end, *last;
    ngx_uint_t                i;
    ngx_responses_passage_t  *ps;

    ps = engine->passage;

    ngx_responses_sse_init(&ps->sse, engine->frame.bom);
    ngx_responses_scan_init(&ps->scan, engine->paths);

    len = ngx_min(len, engine->conf->max_event_size - engine->hold.len);

    for (i = engine->hold.len ? 0 : 1; i < 2; i++) {
        pos = i ? p : engine->hold.start;
        end = i ? p + len : pos + engine->hold.len;

        while (ngx_responses_sse_parse(&ps->sse, &pos, end) == NGX_OK) {

            if (ps->sse.field != NGX_RESPONSES_SSE_DATA) {
                continue;
            }

            last = ps->sse.part + ps->sse.len;

            while (ps->sse.part < last) {
                u_char     *start = ps->sse.part;
                ngx_int_t   rc;

                rc = ngx_responses_scan(&ps->scan, &ps->sse.part, last);

                ngx_responses_passage_capture(ps, start,
                                              ps->sse.part - start);

                if (rc == NGX_AGAIN) {
                    break;
                }

                if (rc != NGX_OK) {
                    return;
                }

                ps->response |= (ps->scan.id == NGX_RESPONSES_M_RESPONSE);

                if (ps->scan.what == NGX_RESPONSES_SCAN_BEGIN
                    && ngx_responses_passage_peeks(engine, ps->scan.id))
                {
                    ps->member = ps->scan.id;
                    ps->captured = 0;

                } else if (ps->scan.what == NGX_RESPONSES_SCAN_END
                           && ps->scan.id == ps->member)
                {
                    ngx_responses_passage_captured(engine, ps);

                    if (ps->scan.id == NGX_RESPONSES_M_TYPE
                        && engine->shape == NULL)
                    {
                        return;
                    }
                }
            }
        }
    }
}


ngx_int_t
ngx_responses_passage_feed(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    ngx_int_t                 rc;
    ngx_responses_passage_t  *ps;

    ps = engine->passage;

    for ( ;; ) {
        rc = ngx_responses_sse_parse(&ps->sse, pos, last);

        if (rc == NGX_AGAIN) {
            return NGX_AGAIN;
        }

        if (rc == NGX_DONE) {
            return ngx_responses_passage_end(engine) == NGX_OK ? NGX_DONE
                                                               : NGX_ERROR;
        }

        if (ngx_responses_passage_part(engine, ps) != NGX_OK) {
            return NGX_ERROR;
        }

        if (ps->sse.last && !ps->fields) {

            /* a comment before any field is a frame of its own */

            engine->passing = 0;
            return NGX_DONE;
        }
    }
}


ngx_int_t
ngx_responses_passage_end(ngx_responses_engine_t *engine)
{
    ngx_responses_passage_t  *ps;

    ps = engine->passage;

    engine->passing = 0;

    if (ps->open && ngx_responses_passage_lit(engine, ps, "\n") != NGX_OK) {
        return NGX_ERROR;
    }

    if (ps->written && ngx_responses_passage_lit(engine, ps, "\n") != NGX_OK) {
        return NGX_ERROR;
    }

    if (!ps->data) {
        return NGX_OK;
    }

    engine->usage.oversize++;
    engine->usage.edited += (ps->numbered && !ps->hidden);

    if (ps->json || ps->broken) {

        /* its object was not ended: whatever it began as, it is nothing */

        engine->usage.malformed += ps->json;
        ps->event.type = ngx_responses_type_find(NULL, 0);
    }

    if (ps->discard) {
        ngx_responses_usage_event(&engine->usage,
                                  ngx_responses_type_find(NULL, 0),
                                  engine->now);
        engine->usage.hidden++;
        return NGX_OK;
    }

    ngx_responses_usage_event(&engine->usage, ps->event.type, engine->now);

    if (ps->event.type->id == NGX_RESPONSES_ITEM_ADDED) {
        ngx_responses_usage_item(&engine->usage, ps->item.data, ps->item.len);
    }

    if (engine->conf->normalize
        && ngx_responses_repair_after(engine, ps->event.type, ps->index)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (ps->hidden) {
        engine->usage.hidden++;
        return NGX_OK;
    }

    if (ps->numbered) {
        engine->next++;
    }

    if (engine->shape
        && ngx_responses_shape_after(engine, &ps->event) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_flow_sent(engine, ps->event.type);
}


static ngx_int_t
ngx_responses_passage_part(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    size_t                n;
    ngx_responses_sse_t  *sse;

    sse = &ps->sse;

    ps->fields |= (sse->field != NGX_RESPONSES_SSE_COMMENT);

    switch (sse->field) {

    case NGX_RESPONSES_SSE_EVENT:
        if (sse->first) {
            ps->event_line.data = ps->line;
            ps->event_line.len = 0;
        }

        n = ngx_min(sse->len, NGX_RESPONSES_NAME_LEN - ps->event_line.len);
        ngx_memcpy(ps->line + ps->event_line.len, sse->part, n);
        ps->event_line.len += n;

        return NGX_OK;

    case NGX_RESPONSES_SSE_DATA:
        if (sse->first && ngx_responses_passage_open(engine, ps) != NGX_OK) {
            return NGX_ERROR;
        }

        return ngx_responses_passage_data(engine, ps, sse->part,
                                          sse->part + sse->len);

    case NGX_RESPONSES_SSE_COMMENT:
    case NGX_RESPONSES_SSE_OTHER:
        return ngx_responses_passage_line(engine, ps);
    }

    /* id and retry */

    return NGX_OK;
}


static ngx_int_t
ngx_responses_passage_line(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    ngx_str_t  name;

    if (ps->sse.first) {

        if (ps->open && ngx_responses_passage_lit(engine, ps, "\n") != NGX_OK)
        {
            return NGX_ERROR;
        }

        name = ngx_responses_sse_name(&ps->sse);

        if (ngx_responses_passage_put(engine, ps, name.data, name.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (ngx_responses_passage_put(engine, ps, ps->sse.part, ps->sse.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    ps->open = !ps->sse.last;

    return ps->open ? NGX_OK : ngx_responses_passage_lit(engine, ps, "\n");
}


/* a data line begins: the first brings the event line, others are joined */

static ngx_int_t
ngx_responses_passage_open(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    ngx_str_t  name;

    if (ps->open && ps->json) {
        return ngx_responses_passage_lit(engine, ps, " ");
    }

    if (ps->open && ngx_responses_passage_lit(engine, ps, "\n") != NGX_OK) {
        return NGX_ERROR;
    }

    ps->open = 1;

    if (ps->data) {
        return ngx_responses_passage_lit(engine, ps, "data: ");
    }

    ps->data = 1;
    ps->json = 1;

    if (ps->event.name.len == 0) {
        ps->event.type = ngx_responses_type_find(ps->event_line.data,
                                                 ps->event_line.len);
    }

    if (ngx_responses_passage_before(engine, ps) != NGX_OK) {
        return NGX_ERROR;
    }

    name = ps->event.name.len ? ps->event.name : ps->event_line;

    if (engine->conf->event_line == NGX_RESPONSES_EVENT_LINE_MESSAGE) {
        ngx_str_set(&name, "message");
    }

    if (name.len == 0
        || engine->conf->event_line == NGX_RESPONSES_EVENT_LINE_NONE)
    {
        return ngx_responses_passage_lit(engine, ps, "data: ");
    }

    if (ngx_responses_passage_lit(engine, ps, "event: ") != NGX_OK
        || ngx_responses_passage_put(engine, ps, name.data, name.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_passage_lit(engine, ps, "\ndata: ");
}


static ngx_int_t
ngx_responses_passage_before(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    const ngx_responses_type_t  *type;

    type = ps->event.type;

    if (type->class == NGX_RESPONSES_CLASS_UNKNOWN) {
        ps->discard |= engine->conf->hide_unknown;
    }

    if (ps->discard) {
        return NGX_OK;
    }

    if (engine->conf->normalize
        && type->class != NGX_RESPONSES_CLASS_UNKNOWN)
    {
        if (ngx_responses_repair_before(engine, type) != NGX_OK) {
            return NGX_ERROR;
        }

        if ((type->id == NGX_RESPONSES_COMPLETED
             || type->id == NGX_RESPONSES_INCOMPLETE)
            && ngx_responses_ending_all(engine, type) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return ngx_responses_passage_shape(engine, ps);
}


static ngx_int_t
ngx_responses_passage_shape(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps)
{
    ngx_int_t               rc;
    ngx_responses_event_t   ev;

    if (engine->shape == NULL) {
        return NGX_OK;
    }

    ev = ps->event;

    if (ev.name.len == 0
        && ngx_responses_event_name_valid(&ps->event_line)
        && (ps->event_line.len != 7
            || ngx_memcmp(ps->event_line.data, "message", 7) != 0))
    {
        ev.name = ps->event_line;
    }

    if (ps->whole && ev.name.len == 0 && ps->item.len == 0) {

        /* it may be no event at all, but also one that is hidden */

        ps->hidden = engine->shape->hides;
        return NGX_OK;
    }

    engine->shape->blind |= (ev.type->id == NGX_RESPONSES_TEXT_DELTA);

    /* of a response only its output is left out */

    rc = ps->response ? NGX_OK
                      : ngx_responses_hide_unsure(engine, &ev, ps->index,
                                                  &ps->item);

    if (rc == NGX_OK) {
        rc = ngx_responses_shape_before(engine, &ev, ps->index, &ps->item);
    }

    ps->hidden = (rc == NGX_DECLINED
                  || (ps->whole && ev.name.len == 0 && engine->shape->hides));

    return (rc == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


static ngx_int_t
ngx_responses_passage_data(ngx_responses_engine_t *engine,
    ngx_responses_passage_t *ps, u_char *p, u_char *last)
{
    u_char     *start;
    ngx_int_t   rc;

    while (p < last && ps->json) {
        start = p;

        rc = ngx_responses_scan(&ps->scan, &p, last);

        ngx_responses_passage_capture(ps, start, p - start);

        if (!ps->skip
            && ngx_responses_passage_put(engine, ps, start, p - start)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (rc == NGX_DONE || rc == NGX_DECLINED) {
            ps->broken = (rc == NGX_DECLINED);
            engine->usage.malformed += ps->broken;
            ps->json = 0;

            /* what cannot be followed may hold what is hidden */

            ps->mute = (rc == NGX_DECLINED
                        && (ps->skip || (ps->scan.members && engine->shape
                                         && engine->shape->hides)));
            ps->skip = 0;
            break;
        }

        if (rc == NGX_OK
            && ngx_responses_passage_member(engine, ps) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (ps->mute) {
        return NGX_OK;
    }

    return ngx_responses_passage_put(engine, ps, p, last - p);
}
