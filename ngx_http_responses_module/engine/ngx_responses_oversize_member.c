
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Members of a frame that is too long to be held.
 *
 * Members that are logged, or by which an event is hidden, are read.  The
 * number replaces the old one or is written before the end of the object.  The
 * value of a member which rules hide is sent as null, since its name was sent
 * already.  Never holds more than the first bytes of a value.  Invariant: a
 * value that is left out is left out to its end.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_oversize_member.h"
#include "engine/ngx_responses_send.h"


#define NGX_RESPONSES_OVERSIZE_NUMBER                                         \
    (sizeof(",\"sequence_number\":") + NGX_INT64_LEN)

/* events that are logged, or of which the type is not known yet */

#define ngx_responses_oversize_logs(os)                                       \
    ((os)->output != NGX_RESPONSES_OVERSIZE_DISCARD                           \
     && (ngx_responses_usage_reads((os)->facts.type)                          \
         || ((os)->facts.name.len == 0 && (os)->line.len == 0)))


static ngx_int_t ngx_responses_oversize_replace(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);
static void ngx_responses_oversize_skip(ngx_responses_oversize_t *os);
static ngx_int_t ngx_responses_oversize_number(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);


ngx_int_t
ngx_responses_oversize_scan(ngx_responses_oversize_t *os, u_char **pos,
    u_char *last)
{
    size_t      len;
    u_char     *start;
    ngx_int_t   rc;

    start = *pos;

    rc = ngx_responses_scan(&os->scan, pos, last);

    if (os->member) {
        len = ngx_min((size_t) (*pos - start),
                      NGX_RESPONSES_OVERSIZE_VALUE - os->len);

        ngx_memcpy(os->value + os->len, start, len);
        os->len += len;
    }

    return rc;
}


ngx_int_t
ngx_responses_oversize_member(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    ngx_uint_t  id;

    if (os->output == NGX_RESPONSES_OVERSIZE_SKIP_REST) {
        return NGX_OK;
    }

    id = os->scan.id;

    switch (os->scan.what) {

    case NGX_RESPONSES_SCAN_CLOSE:
        if (os->number == -1 && ngx_responses_engine_numbers(engine)) {
            return ngx_responses_oversize_number(engine, os);
        }

        return NGX_OK;

    case NGX_RESPONSES_SCAN_BEGIN:
        if (id == NGX_RESPONSES_M_TYPE
            || id == NGX_RESPONSES_M_OUTPUT_INDEX
            || id == NGX_RESPONSES_M_ITEM_TYPE
            || (ngx_responses_oversize_logs(os)
                && ngx_responses_usage_wants(id)))
        {
            os->member = id;
            os->len = 0;
        }

        return (os->output == NGX_RESPONSES_OVERSIZE_PASS)
               ? ngx_responses_oversize_replace(engine, os) : NGX_OK;

    default: /* NGX_RESPONSES_SCAN_END */
        if (id == os->member) {
            ngx_responses_oversize_value(engine, os);
        }

        if (os->output != NGX_RESPONSES_OVERSIZE_SKIP || id != os->skipped) {
            return NGX_OK;
        }

        os->output = NGX_RESPONSES_OVERSIZE_PASS;
        os->replaced = 1;

        return NGX_OK;
    }
}


static ngx_int_t
ngx_responses_oversize_replace(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    if (os->scan.id != NGX_RESPONSES_M_SEQUENCE
        || (os->number == -1 && !ngx_responses_engine_numbers(engine)))
    {
        return NGX_OK;
    }

    ngx_responses_oversize_skip(os);

    return ngx_responses_oversize_number(engine, os);
}


/* the value that begins is left out */

static void
ngx_responses_oversize_skip(ngx_responses_oversize_t *os)
{
    if (os->output == NGX_RESPONSES_OVERSIZE_PASS) {
        os->output = NGX_RESPONSES_OVERSIZE_SKIP;
        os->skipped = os->scan.id;
    }
}


/* what follows a value that was replaced does not become a part of it */

ngx_int_t
ngx_responses_oversize_apart(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, u_char ch)
{
    os->replaced = 0;

    return (ch == ',' || ch == '}' || ch == ']'
            || ngx_responses_json_blank(ch))
           ? NGX_OK : ngx_responses_oversize_lit(engine, os, " ");
}


static ngx_int_t
ngx_responses_oversize_number(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    u_char                  buf[NGX_RESPONSES_OVERSIZE_NUMBER];
    ngx_responses_writer_t  w;

    if (os->number == -1) {

        /* an event that is not sent takes no number */

        os->number = (os->output == NGX_RESPONSES_OVERSIZE_DISCARD)
                     ? engine->next : ngx_responses_send_number(engine);
    }

    ngx_responses_writer_init(&w, buf, NGX_RESPONSES_OVERSIZE_NUMBER);

    if (os->scan.what == NGX_RESPONSES_SCAN_CLOSE) {

        if (os->scan.members) {
            ngx_responses_write_lit(&w, ",");
        }

        ngx_responses_write_lit(&w, "\"sequence_number\":");
    }

    ngx_responses_write_int(&w, os->number);

    return ngx_responses_oversize_put(engine, os, buf, w.pos - buf);
}


void
ngx_responses_oversize_value(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    ngx_str_t                        text;
    ngx_responses_oversize_facts_t   old, *facts;

    facts = &os->facts;
    old = *facts;

    switch (os->member) {

    case NGX_RESPONSES_M_TYPE:
        if (ngx_responses_name_read(&facts->type, &facts->name, os->other,
                                    os->value, os->len)
            != NGX_OK)
        {
            facts->type = old.type;
            facts->name = old.name;
            break;
        }

        ngx_memmove(os->name, facts->name.data, facts->name.len);
        facts->name.data = os->name;
        break;

    case NGX_RESPONSES_M_OUTPUT_INDEX:
        facts->index = ngx_responses_raw_number(ngx_responses_str_of(
                                           (char *) os->value, os->len));
        break;

    case NGX_RESPONSES_M_ITEM_TYPE:
        text = ngx_responses_raw_string(ngx_responses_str_of(
                                           (char *) os->value, os->len));

        if (text.len && text.len <= NGX_RESPONSES_NAME_LEN) {
            ngx_memcpy(os->item_type, text.data, text.len);

            facts->item_type.data = os->item_type;
            facts->item_type.len = text.len;
        }

        break;

    default:
        ngx_responses_usage_set(&engine->usage, os->member, os->value,
                                os->len);
    }

    os->member = 0;
}


ngx_int_t
ngx_responses_oversize_put(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, u_char *p, size_t len)
{
    if (len == 0 || os->output == NGX_RESPONSES_OVERSIZE_DISCARD) {
        return NGX_OK;
    }

    os->written = 1;

    return ngx_responses_engine_write(engine, p, len);
}
