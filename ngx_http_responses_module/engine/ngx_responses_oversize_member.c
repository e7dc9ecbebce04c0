
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

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_utf8.h"
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

/* an index or id, which cannot be read, but a client may do so: not null */

#define ngx_responses_oversize_odd(engine, os)                                \
    ((os)->value[0] != 'n' && (engine)->ruleset                               \
     && (engine)->ruleset->hide_items)


static ngx_int_t ngx_responses_oversize_replace(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);
static void ngx_responses_oversize_skip(ngx_responses_oversize_t *os);
static ngx_int_t ngx_responses_oversize_index(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);
static ngx_int_t ngx_responses_oversize_number(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);
static ngx_uint_t ngx_responses_oversize_is_text(
    ngx_responses_oversize_t *os);
static void ngx_responses_oversize_late(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, ngx_responses_facts_t *old);


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
            || id == NGX_RESPONSES_M_ITEM_ID
            || id == NGX_RESPONSES_M_ITEM_TYPE
            || (ngx_responses_oversize_logs(os)
                && ngx_responses_usage_wants(id)))
        {
            os->member = id;
            os->len = 0;
        }

        if (id == NGX_RESPONSES_M_ITEM) {

            if ((os->item || (!os->facts.carries
                              && os->facts.type->class
                                 != NGX_RESPONSES_CLASS_ITEM))
                && engine->ruleset && engine->ruleset->hide_items)
            {
                ngx_responses_oversize_stop(os);
            }

            os->item = 1;
        }

        if (id == NGX_RESPONSES_M_PART
            && ngx_responses_oversize_parts(engine))
        {
            ngx_responses_oversize_stop(os);
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

        return (id == NGX_RESPONSES_M_OUTPUT_INDEX)
               ? ngx_responses_oversize_index(engine, os) : NGX_OK;
    }
}


static ngx_int_t
ngx_responses_oversize_replace(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    ngx_uint_t                id, flat;
    ngx_responses_ruleset_t  *rs;

    id = os->scan.id;
    rs = engine->ruleset;

    flat = (!os->response
            && (ngx_responses_ruleset_flat(os->facts.type)
                || os->facts.name.len == 0));

    if (id == NGX_RESPONSES_M_SEQUENCE) {

        if (os->number == -1 && !ngx_responses_engine_numbers(engine)) {
            return NGX_OK;
        }

        ngx_responses_oversize_skip(os);

        return ngx_responses_oversize_number(engine, os);
    }

    if (rs == NULL) {
        return NGX_OK;
    }

    if (id == NGX_RESPONSES_M_OUTPUT_INDEX && rs->hidden.len) {
        ngx_responses_oversize_skip(os);

    } else if (ngx_responses_field_hides(rs, id, os->scan.first, flat)) {
        ngx_responses_oversize_skip(os);

        return ngx_responses_oversize_lit(engine, os, "null");

    } else if (rs->hide_items
               && (id == rs->rules->output
                   || (flat && id == rs->rules->flat_output)))
    {

        /* the type of an item is known too late to leave out this item only */

        ngx_responses_oversize_skip(os);

        return ngx_responses_oversize_lit(engine, os, "[]");
    }

    return NGX_OK;
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
ngx_responses_oversize_index(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    u_char                  buf[NGX_INT64_LEN];
    int64_t                 n;
    ngx_responses_writer_t  w;

    if (os->len == NGX_RESPONSES_OVERSIZE_VALUE) {
        return ngx_responses_oversize_lit(engine, os, "null");
    }

    if (ngx_responses_number_read(os->value, os->len, &n) != NGX_OK) {
        return ngx_responses_oversize_put(engine, os, os->value, os->len);
    }

    ngx_responses_writer_init(&w, buf, NGX_INT64_LEN);
    ngx_responses_write_int(&w, ngx_responses_hidden_less(engine->ruleset, n,
                                                          0));

    return ngx_responses_oversize_put(engine, os, buf, w.pos - buf);
}


static ngx_int_t
ngx_responses_oversize_number(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os)
{
    u_char                  buf[NGX_RESPONSES_OVERSIZE_NUMBER];
    ngx_responses_writer_t  w;

    if (os->number == -1) {

        /* an event that is not sent takes no number */

        os->number = (os->output >= NGX_RESPONSES_OVERSIZE_HIDE)
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
    ngx_str_t              text;
    ngx_responses_facts_t  old, *facts;

    facts = &os->facts;
    old = *facts;

    /* if it is a string */

    text.data = os->value + 1;
    text.len = os->len - 2;

    switch (os->member) {

    case NGX_RESPONSES_M_TYPE:
        if (ngx_responses_name_read(&facts->type, &facts->name, os->other,
                                    os->value, os->len)
            != NGX_OK)
        {
            facts->unclear |= (os->value[0] == '"');
            facts->type = old.type;
            facts->name = old.name;
            break;
        }

        if (old.name.len && !ngx_responses_str_eq(old.name, facts->name)) {
            facts->unclear = 1;
        }

        ngx_memmove(os->name, facts->name.data, facts->name.len);
        facts->name.data = os->name;
        break;

    case NGX_RESPONSES_M_OUTPUT_INDEX:
        facts->index = NGX_RESPONSES_NO_INDEX;

        if (ngx_responses_number_read(os->value, os->len, &facts->index)
            != NGX_OK)
        {
            facts->unclear |= ngx_responses_oversize_odd(engine, os);
        }

        facts->unclear |= (old.index != NGX_RESPONSES_NO_INDEX
                           && old.index != facts->index);
        break;

    case NGX_RESPONSES_M_ITEM_ID:
        if (os->value[0] != '"') {
            facts->unclear |= ngx_responses_oversize_odd(engine, os);
            break;
        }

        if (os->len < 2
            || os->len == NGX_RESPONSES_OVERSIZE_VALUE
            || !ngx_responses_oversize_is_text(os))
        {
            facts->unclear = 1;
            break;
        }

        facts->unclear |= (old.item_id.len
                           && !ngx_responses_str_eq(old.item_id, text));

        ngx_memcpy(os->item_id, text.data, text.len);

        facts->item_id.data = os->item_id;
        facts->item_id.len = text.len;
        break;

    case NGX_RESPONSES_M_ITEM_TYPE:
        if (os->len < 2 || text.len > NGX_RESPONSES_NAME_LEN
            || os->value[0] != '"' || !ngx_responses_oversize_is_text(os))
        {
            facts->unclear = 1;
            break;
        }

        facts->unclear |= (old.item_type.len
                           && !ngx_responses_str_eq(old.item_type, text));

        ngx_memcpy(os->item_type, text.data, text.len);

        facts->item_type.data = os->item_type;
        facts->item_type.len = text.len;
        break;

    default:
        ngx_responses_usage_set(&engine->usage, os->member, os->value,
                                os->len);
    }

    os->member = 0;

    if (os->decided && engine->ruleset && engine->ruleset->hides) {
        ngx_responses_oversize_late(engine, os, &old);
    }
}


/* the data may be no JSON, if it is too deep or not UTF-8 */

static ngx_uint_t
ngx_responses_oversize_is_text(ngx_responses_oversize_t *os)
{
    ngx_responses_utf8_t  utf8;

    ngx_memzero(&utf8, sizeof(ngx_responses_utf8_t));

    return ngx_responses_utf8_check(&utf8, os->value, os->len) == NGX_OK;
}


/* a value that was not known when the event was decided upon */

static void
ngx_responses_oversize_late(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, ngx_responses_facts_t *old)
{
    ngx_str_t               *line;
    ngx_responses_facts_t   *facts;

    facts = &os->facts;
    line = &os->line;

    /* without memory it is not known, and hidden, too */

    if (facts->unclear
        || (old->item_type.len == 0 && facts->item_type.len
            && ngx_responses_decide_item_type(engine, &facts->item_type)
               != NGX_OK)
        || (old->name.len == 0 && facts->name.len
            && !ngx_responses_str_eq(facts->name, *line)))
    {
        ngx_responses_oversize_stop(os);
    }
}


ngx_int_t
ngx_responses_oversize_put(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, u_char *p, size_t len)
{
    if (len == 0 || os->output >= NGX_RESPONSES_OVERSIZE_HIDE) {
        return NGX_OK;
    }

    os->written = 1;

    return ngx_responses_engine_write(engine, p, len);
}
