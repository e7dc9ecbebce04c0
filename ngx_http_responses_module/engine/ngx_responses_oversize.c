
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Frames that are too long to be held.
 *
 * The bytes are sent as they come, except a few members.  Whether an event is
 * hidden is decided before its first byte is sent.
 *
 * Never holds more than the beginning of a value, however long the frame is.
 * Invariant: the output depends on the bytes of the frame and on the limit,
 * not on how they were cut.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_end.h"
#include "engine/ngx_responses_oversize_member.h"
#include "engine/ngx_responses_repair.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_send.h"


#define NGX_RESPONSES_OVERSIZE_LINE                                           \
    (sizeof("event: \ndata: ") + NGX_RESPONSES_NAME_LEN)


static ngx_int_t ngx_responses_oversize_part(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);
static ngx_int_t ngx_responses_oversize_line(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);
static ngx_int_t ngx_responses_oversize_open(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);
static ngx_int_t ngx_responses_oversize_before(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);
static ngx_int_t ngx_responses_oversize_data(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, u_char *p, u_char *last);


ngx_int_t
ngx_responses_oversize_begin(ngx_responses_engine_t *engine, u_char *p,
    size_t len)
{
    u_char                    *pos;
    ngx_responses_oversize_t  *os;

    os = engine->oversize;

    if (os == NULL) {
        os = engine->mem->alloc(engine->mem->data,
                                sizeof(ngx_responses_oversize_t));
        if (os == NULL) {
            return NGX_ERROR;
        }

        engine->oversize = os;
    }

    engine->passing = 1;

    ngx_memzero(os, sizeof(ngx_responses_oversize_t));

    os->facts.type = ngx_responses_type_find(NULL, 0);
    os->facts.index = NGX_RESPONSES_NO_INDEX;
    os->number = -1;

    /* where a rule hides, an event is shown only if all of it is known */

    if (ngx_responses_engine_ended(engine)
        || (engine->ruleset && engine->ruleset->hides))
    {
        os->output = NGX_RESPONSES_OVERSIZE_DISCARD;
    }

    ngx_responses_oversize_peek(engine, p, len);

    os->member = 0;

    ngx_responses_sse_init(&os->sse, engine->frame.bom);
    ngx_responses_scan_init(&os->scan, ngx_responses_engine_paths(engine));

    pos = engine->hold.start;

    if (pos && ngx_responses_oversize_feed(engine, &pos,
                                           pos + engine->hold.len)
               == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


ngx_int_t
ngx_responses_oversize_feed(ngx_responses_engine_t *engine, u_char **pos,
    u_char *last)
{
    ngx_int_t                  rc;
    ngx_responses_oversize_t  *os;

    os = engine->oversize;

    for ( ;; ) {
        rc = ngx_responses_sse_parse(&os->sse, pos, last);

        if (rc == NGX_AGAIN) {
            return NGX_AGAIN;
        }

        if (rc == NGX_DONE) {
            return ngx_responses_oversize_end(engine) == NGX_OK ? NGX_DONE
                                                                : NGX_ERROR;
        }

        if (ngx_responses_oversize_part(engine, os) != NGX_OK) {
            return NGX_ERROR;
        }

        if (os->sse.last && !os->fields) {

            /* a comment before any field is a frame of its own */

            engine->passing = 0;
            return NGX_DONE;
        }
    }
}


ngx_int_t
ngx_responses_oversize_end(ngx_responses_engine_t *engine)
{
    ngx_responses_outcome_e             outcome;
    ngx_responses_oversize_t           *os;
    const ngx_responses_type_t         *type;
    ngx_responses_oversize_facts_t     *facts;

    os = engine->oversize;
    facts = &os->facts;
    type = facts->type;

    engine->passing = 0;

    if ((os->in_line && ngx_responses_oversize_lit(engine, os, "\n") != NGX_OK)
        || (os->written
            && ngx_responses_oversize_lit(engine, os, "\n") != NGX_OK))
    {
        return NGX_ERROR;
    }

    if (os->data == NGX_RESPONSES_OVERSIZE_NONE) {
        return NGX_OK;
    }

    if (engine->ruleset) {
        engine->ruleset->unread_delta |= (type->id
                                          == NGX_RESPONSES_TEXT_DELTA);
    }

    engine->usage.oversize++;
    engine->usage.malformed += (os->data != NGX_RESPONSES_OVERSIZE_READ);

    if (os->data != NGX_RESPONSES_OVERSIZE_READ
        || os->output == NGX_RESPONSES_OVERSIZE_DISCARD)
    {
        /* an object without its end is not an event */

        facts->type = ngx_responses_type_find(NULL, 0);
    }

    ngx_responses_usage_event(&engine->usage, facts->type, engine->now);

    outcome = (os->number == -1) ? NGX_RESPONSES_SENT : NGX_RESPONSES_EDITED;

    if (os->output == NGX_RESPONSES_OVERSIZE_DISCARD) {

        /* counted as edited, too, if its number would have been set */

        if (outcome == NGX_RESPONSES_EDITED) {
            ngx_responses_account(engine, outcome, &facts->name);
        }

        ngx_responses_account(engine, NGX_RESPONSES_HIDDEN, &facts->name);

        return (ngx_responses_engine_ends(engine, type)
                && !ngx_responses_engine_ended(engine))
               ? ngx_responses_end_replace(engine, type) : NGX_OK;
    }

    if (facts->type->id == NGX_RESPONSES_ITEM_ADDED) {
        ngx_responses_usage_item(&engine->usage, facts->item_type.data,
                                 facts->item_type.len);
    }

    if (engine->conf->normalize
        && ngx_responses_repair_after(engine, facts->type, facts->index)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_account(engine, outcome, &facts->name);

    if (engine->ruleset
        && ngx_responses_deliver_after(engine, facts->type, &facts->name)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_end_sent(engine, facts->type);
}


ngx_uint_t
ngx_responses_oversize_written(ngx_responses_engine_t *engine)
{
    return engine->passing && engine->oversize->written;
}


void
ngx_responses_oversize_sse(ngx_responses_engine_t *engine)
{
    engine->sse = engine->oversize->sse;
}


static ngx_int_t
ngx_responses_oversize_part(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    size_t                n;
    ngx_responses_sse_t  *sse;

    sse = &os->sse;

    os->fields |= (sse->field != NGX_RESPONSES_SSE_COMMENT);

    switch (sse->field) {

    case NGX_RESPONSES_SSE_EVENT:
        if (sse->first) {
            os->line.data = os->line_buf;
            os->line.len = 0;
        }

        n = ngx_min(sse->len, NGX_RESPONSES_NAME_LEN - os->line.len);
        ngx_memcpy(os->line_buf + os->line.len, sse->part, n);
        os->line.len += n;

        return NGX_OK;

    case NGX_RESPONSES_SSE_DATA:
        if (sse->first && ngx_responses_oversize_open(engine, os) != NGX_OK) {
            return NGX_ERROR;
        }

        return ngx_responses_oversize_data(engine, os, sse->part,
                                           sse->part + sse->len);

    case NGX_RESPONSES_SSE_OTHER:
    case NGX_RESPONSES_SSE_COMMENT:
        return ngx_responses_oversize_line(engine, os);
    }

    /* id and retry */

    return NGX_OK;
}


/* a part of a comment or of an unknown field */

static ngx_int_t
ngx_responses_oversize_line(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    ngx_str_t  name;

    if (os->sse.first) {

        if (os->in_line && ngx_responses_oversize_lit(engine, os, "\n")
                           != NGX_OK)
        {
            return NGX_ERROR;
        }

        name = ngx_responses_sse_name(&os->sse);

        if (ngx_responses_oversize_put(engine, os, name.data, name.len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

    } else if (!os->in_line) {
        return NGX_OK;
    }

    if (ngx_responses_oversize_put(engine, os, os->sse.part, os->sse.len)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    os->in_line = !os->sse.last;

    return os->in_line ? NGX_OK : ngx_responses_oversize_lit(engine, os, "\n");
}


/* a data line begins: the first follows the event line, others are joined */

static ngx_int_t
ngx_responses_oversize_open(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    u_char                  buf[NGX_RESPONSES_OVERSIZE_LINE];
    ngx_responses_writer_t  w;

    if (os->in_line && os->data == NGX_RESPONSES_OVERSIZE_JSON) {
        return ngx_responses_oversize_lit(engine, os, " ");
    }

    if (os->in_line && ngx_responses_oversize_lit(engine, os, "\n") != NGX_OK)
    {
        return NGX_ERROR;
    }

    os->in_line = 1;

    if (os->data != NGX_RESPONSES_OVERSIZE_NONE) {
        return ngx_responses_oversize_lit(engine, os, "data: ");
    }

    os->data = NGX_RESPONSES_OVERSIZE_JSON;

    if (os->facts.name.len == 0) {
        os->facts.type = ngx_responses_type_find(os->line.data, os->line.len);
    }

    if (ngx_responses_oversize_before(engine, os) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_writer_init(&w, buf, sizeof(buf));

    ngx_responses_send_line(engine, &w, os->facts.name.len ? os->facts.name
                                                           : os->line);
    ngx_responses_write_lit(&w, "data: ");

    return ngx_responses_oversize_put(engine, os, buf, w.pos - buf);
}


static ngx_int_t
ngx_responses_oversize_before(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    const ngx_responses_type_t  *type;

    type = os->facts.type;

    if (type->class == NGX_RESPONSES_CLASS_UNKNOWN
        && engine->conf->hide_unknown)
    {
        os->output = NGX_RESPONSES_OVERSIZE_DISCARD;
    }

    if (os->output == NGX_RESPONSES_OVERSIZE_DISCARD) {
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
            && ngx_responses_repair_end_all(engine, type, 0) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (engine->ruleset == NULL) {
        return NGX_OK;
    }

    return ngx_responses_deliver_before(engine, type,
                                        os->facts.name.len ? &os->facts.name
                                                           : &os->line);
}


static ngx_int_t
ngx_responses_oversize_data(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, u_char *p, u_char *last)
{
    u_char      *start;
    ngx_int_t    rc;
    ngx_uint_t   pass;

    while (p < last && os->data == NGX_RESPONSES_OVERSIZE_JSON) {
        start = p;

        if (os->replaced && ngx_responses_oversize_apart(engine, os, *p)
                            != NGX_OK)
        {
            return NGX_ERROR;
        }

        rc = ngx_responses_oversize_scan(os, &p, last);

        if (os->output == NGX_RESPONSES_OVERSIZE_PASS
            && ngx_responses_oversize_put(engine, os, start, p - start)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        if (rc == NGX_DONE) {
            os->data = NGX_RESPONSES_OVERSIZE_READ;

        } else if (rc == NGX_DECLINED) {
            os->data = NGX_RESPONSES_OVERSIZE_INVALID;

            if (os->output == NGX_RESPONSES_OVERSIZE_SKIP) {
                os->output = NGX_RESPONSES_OVERSIZE_SKIP_REST;
            }

        } else if (rc == NGX_OK
                   && ngx_responses_oversize_member(engine, os) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    for (start = p; start < last && ngx_responses_json_blank(*start); start++)
    {
        /* void */
    }

    pass = (os->output == NGX_RESPONSES_OVERSIZE_PASS);

    if (start < last) {
        os->data = NGX_RESPONSES_OVERSIZE_INVALID;
    }

    return pass ? ngx_responses_oversize_put(engine, os, p, last - p) : NGX_OK;
}
