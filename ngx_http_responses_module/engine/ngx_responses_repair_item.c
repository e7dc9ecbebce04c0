
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What items lack, in their own events and in the output of the terminal:
 * members, lists, texts; and the types and members of their parts.
 *
 * Edits the event, never sends one.  Invariant: a value that is added is known
 * from the stream, or is the empty value of that member.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate_value.h"
#include "engine/ngx_responses_repair.h"


static void ngx_responses_repair_parts(ngx_responses_event_t *ev,
    ngx_responses_item_t *item, ngx_uint_t array, ngx_uint_t list);
static void ngx_responses_repair_call(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t done);
static ngx_uint_t ngx_responses_repair_needs_text(ngx_responses_repair_t *rp,
    ngx_uint_t object, const ngx_responses_item_kind_t *kind);
static ngx_int_t ngx_responses_repair_listed(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);
static ngx_uint_t ngx_responses_repair_all_listed(
    ngx_responses_state_t *state);
static ngx_int_t ngx_responses_repair_part(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_no_part(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_repair_annotations(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n);


/* N17 for items, and of N12 their content */

ngx_int_t
ngx_responses_repair_item(ngx_responses_repair_t *rp)
{
    return (rp->item && rp->object)
           ? ngx_responses_repair_fill(rp, rp->item, rp->object)
           : NGX_DECLINED;
}


ngx_int_t
ngx_responses_repair_fill(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object)
{
    ngx_str_t                         type;
    ngx_uint_t                        brief, done, end, mark;
    ngx_responses_event_t            *ev;
    const ngx_responses_item_kind_t  *kind;

    ev = rp->ev;
    mark = ngx_responses_event_mark(ev);
    kind = ngx_responses_item(item->kind);
    done = (ev->type->id != NGX_RESPONSES_ITEM_ADDED);
    brief = ngx_responses_repair_brief(rp->engine, item);

    type = item->type.len ? item->type : kind->name;

    /* rules hide an item by its type: what is added never comes without */

    if (type.len) {
        ngx_responses_require(ev, object, "type", type);
    }

    /* the bytes of an item that is done have its status and lists */

    if ((kind->flags & NGX_RESPONSES_ITEM_STATUS) && (done || !brief)
        && !(item->done && item->raw.len))
    {
        end = (ev->type->id == NGX_RESPONSES_INCOMPLETE)
              ? NGX_RESPONSES_INCOMPLETE : NGX_RESPONSES_COMPLETED;
        end = done ? end : 0;

        ngx_responses_require(ev, object, "status",
                              ngx_responses_value_status(item, end));
    }

    if (item->kind == NGX_RESPONSES_MESSAGE && !brief) {
        ngx_responses_require(ev, object, "role",
                              ngx_responses_str("assistant"));
    }

    ngx_responses_repair_call(rp, item, object, done);

    if (!item->done
        && (((!brief
              || ngx_responses_item_list(ev, object,
                                         ngx_responses_list(kind->list)))
             && ngx_responses_repair_list(rp, item, object, kind->list)
                == NGX_ERROR)
            || (item->kind == NGX_RESPONSES_REASONING && done
                && ngx_responses_repair_list(rp, item, object,
                                             NGX_RESPONSES_CONTENT)
                   == NGX_ERROR)))
    {
        return NGX_ERROR;
    }

    /* what the upstream itself leaves out at the end of these is not needed */

    if (done && !(ev->type->id == NGX_RESPONSES_ITEM_DONE
                  && ngx_responses_state_writes(item->kind))
        && ngx_responses_repair_merge(rp, item, object) != NGX_OK)
    {
        return NGX_ERROR;
    }

    return (ngx_responses_event_mark(ev) == mark) ? NGX_DECLINED : NGX_OK;
}


/* a list of parts that is missing, or empty while their text is known */

ngx_int_t
ngx_responses_repair_list(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t list)
{
    ngx_str_t                         value;
    ngx_uint_t                        i, node, known, incomplete;
    ngx_responses_part_t             *part;
    const ngx_responses_list_kind_t  *kind;

    if (list == NGX_RESPONSES_NO_LIST) {
        return NGX_DECLINED;
    }

    known = 0;
    incomplete = 0;

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list == list
            && rp->ev->type->id != NGX_RESPONSES_ITEM_ADDED)
        {
            known = 1;
            incomplete |= ngx_responses_part_incomplete(part);
        }
    }

    kind = ngx_responses_list(list);
    node = ngx_responses_item_list(rp->ev, object, kind);

    if (known && ngx_responses_list_next(rp->ev, node, kind, 0)) {
        ngx_responses_repair_parts(rp->ev, item, node, list);
        return NGX_DECLINED;
    }

    if (incomplete
        || (ngx_responses_event_kind(rp->ev, node) == NGX_RESPONSES_JSON_ARRAY
            && !known))
    {
        return NGX_DECLINED;
    }

    if (!known && list != ngx_responses_item(item->kind)->list) {

        /* it need not have any */

        return NGX_DECLINED;
    }

    ngx_str_set(&value, "[]");

    if (known
        && ngx_responses_generate_list(rp->engine, item, list, &value)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_item_put_list(rp->ev, object, kind, value);
}


/* texts of parts that end before what was streamed of them does */

static void
ngx_responses_repair_parts(ngx_responses_event_t *ev,
    ngx_responses_item_t *item, ngx_uint_t array, ngx_uint_t list)
{
    ngx_str_t                         known;
    ngx_uint_t                        i, node;
    ngx_responses_part_t             *part;
    const ngx_responses_list_kind_t  *kind;

    node = 0;
    kind = ngx_responses_list(list);

    for (i = 0; i < item->nparts; i++) {
        part = &item->parts[i];

        if (ngx_responses_part(part->kind)->list != list) {
            continue;
        }

        node = ngx_responses_list_next(ev, array, kind, node);

        if (node == 0) {
            return;
        }

        if (!part->incomplete) {
            known = ngx_responses_part_text(part);

            ngx_responses_list_fill_text(ev, kind, node, part->kind, known);
        }
    }
}


/* the name and the call_id that the client got first, and the text */

static void
ngx_responses_repair_call(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t done)
{
    ngx_str_t                         id, all, text, known;
    ngx_responses_part_t             *part;
    const ngx_responses_item_kind_t  *kind;

    kind = ngx_responses_item(item->kind);

    id = ngx_responses_get_string(rp->ev, object, "call_id");

    /* in the terminal the upstream may name a call that was generated */

    if ((kind->flags & NGX_RESPONSES_ITEM_CALL)
        && (id.len == 0
            || (id.len <= NGX_RESPONSES_STATE_WORD
                && !ngx_responses_str_eq(id, item->call_id)
                && (rp->ev->type->id == NGX_RESPONSES_ITEM_DONE
                    || rp->ev->type->id == NGX_RESPONSES_ITEM_ADDED
                    || !ngx_responses_str_eq(item->id, item->call_id)))))
    {
        ngx_responses_put_string(rp->ev, object, "call_id",
                                 item->call_id);
    }

    if ((kind->flags & NGX_RESPONSES_ITEM_NAMED) && item->name.len
        && ngx_responses_get_string(rp->ev, object, "name").len == 0)
    {
        ngx_responses_put_string(rp->ev, object, "name", item->name);
    }

    part = ngx_responses_state_text_part(item);

    if (kind->part == NGX_RESPONSES_NO_PART
        || (done && part && part->incomplete))
    {
        return;
    }

    all = ngx_responses_state_known_text(item);

    known.data = all.data;
    known.len = done ? all.len : 0;

    text = ngx_responses_item_text(rp->ev, object, kind);

    if (text.data ? ngx_responses_item_lacks(text, known)
                  : (all.len
                     || ngx_responses_repair_needs_text(rp, object, kind)))
    {
        (void) ngx_responses_item_put_text(rp->ev, object, kind, known);
    }
}


/* whether a text that is not there has to be: null may be one */

static ngx_uint_t
ngx_responses_repair_needs_text(ngx_responses_repair_t *rp, ngx_uint_t object,
    const ngx_responses_item_kind_t *kind)
{
    return (kind->flags & NGX_RESPONSES_ITEM_NAMED)
           || (kind->object.len == 0
               && ngx_responses_event_get(rp->ev, object, kind->text) == 0);
}


/* N7 and N17 in the output of the terminal */

ngx_int_t
ngx_responses_repair_output(ngx_responses_repair_t *rp)
{
    return rp->object
           ? ngx_responses_repair_each_listed(rp, ngx_responses_repair_listed)
           : NGX_DECLINED;
}


static ngx_int_t
ngx_responses_repair_listed(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_int_t               rc;
    ngx_str_t               id, raw;
    ngx_responses_event_t  *ev;

    if (item == NULL) {
        return NGX_DECLINED;
    }

    ev = rp->ev;

    id = ngx_responses_get_string(ev, object, "id");
    raw = ngx_responses_event_raw(ev, object);

    if (raw.len == item->raw.len
        && ngx_memcmp(raw.data, item->raw.start, raw.len) == 0)
    {
        return NGX_DECLINED;
    }

    rc = ngx_responses_repair_fill(rp, item, object);

    /* an id of another item was that of two */

    if (rc != NGX_ERROR && item->id.len && !ngx_responses_str_eq(id, item->id)
        && (id.len == 0 || ngx_responses_item_has(item->kind, CALL)
            || ngx_responses_repair_all_listed(&rp->engine->state)
            || ngx_responses_state_has_id(&rp->engine->state, &id)))
    {
        ngx_responses_put_string(ev, object, "id", item->id);
        rc = NGX_OK;
    }

    return rc;
}


/* no item is missing in the output, so that each one is known */

static ngx_uint_t
ngx_responses_repair_all_listed(ngx_responses_state_t *state)
{
    ngx_uint_t  i;

    for (i = 0; i < state->nitems; i++) {

        if (state->items[i]->listed == 0) {
            return 0;
        }
    }

    return 1;
}


/* N8, and N17 for parts */

ngx_int_t
ngx_responses_repair_part_type(ngx_responses_repair_t *rp)
{
    if (rp->ev->type->class == NGX_RESPONSES_CLASS_PART) {
        return ngx_responses_repair_part(rp);
    }

    if (rp->object == 0) {
        return NGX_DECLINED;
    }

    return (rp->ev->type->class == NGX_RESPONSES_CLASS_ITEM)
           ? ngx_responses_repair_content(rp, rp->item, rp->object, 0)
           : ngx_responses_repair_each_listed(rp,
                                              ngx_responses_repair_content);
}


static ngx_int_t
ngx_responses_repair_part(ngx_responses_repair_t *rp)
{
    ngx_str_t   type;
    ngx_uint_t  mark;

    if (rp->part == NULL
        || ngx_responses_part(rp->part->kind)->name.len == 0)
    {
        return NGX_DECLINED;
    }

    if (rp->object == 0) {
        return ngx_responses_repair_no_part(rp);
    }

    mark = ngx_responses_event_mark(rp->ev);
    type = ngx_responses_get_string(rp->ev, rp->object, "type");

    if (type.len == 0 || ngx_responses_str_is(type, "text")) {
        type = ngx_responses_part(rp->part->kind)->name;
        ngx_responses_put_string(rp->ev, rp->object, "type", type);
    }

    if (ngx_responses_str_is(type, "output_text")
        && ngx_responses_repair_annotations(rp, rp->item, rp->object,
                                            rp->part->index)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return (ngx_responses_event_mark(rp->ev) == mark) ? NGX_DECLINED : NGX_OK;
}


/* an event of a part without the part */

static ngx_int_t
ngx_responses_repair_no_part(ngx_responses_repair_t *rp)
{
    ngx_str_t                text, value;
    ngx_uint_t               done;
    ngx_responses_part_t    *part;
    ngx_responses_writer_t   w;

    part = rp->part;
    done = (part->step == NGX_RESPONSES_STEP_DONE);

    if (done && ngx_responses_part_incomplete(part)) {
        return NGX_DECLINED;
    }

    text.data = part->text.start;
    text.len = done ? part->text.len : 0;

    ngx_responses_value_begin(&w, rp->engine);
    ngx_responses_write_part(&w, part, text, done);

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_put(rp->ev, 0, "part", value);

    return NGX_OK;
}


/* parts of a message, and the summary of reasoning */

ngx_int_t
ngx_responses_repair_content(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_str_t               type;
    ngx_uint_t              i, k, content, kind, mark, node;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    type = ngx_responses_get_string(ev, object, "type");

    kind = type.len ? ngx_responses_item_find(type.data, type.len)
                    : item ? item->kind : NGX_RESPONSES_NO_ITEM;

    if (kind == NGX_RESPONSES_REASONING
        && (item == NULL || !ngx_responses_repair_brief(rp->engine, item))
        && (item == NULL || item->nparts == 0)
        && ngx_responses_value(ev, object, "summary").len == 0)
    {
        /* types of SDKs require the summary, also if it is empty */

        ngx_responses_put(ev, object, "summary", ngx_responses_str("[]"));
        return NGX_OK;
    }

    if (kind != NGX_RESPONSES_MESSAGE) {
        return NGX_DECLINED;
    }

    mark = ngx_responses_event_mark(ev);
    content = ngx_responses_get(ev, object, "content");

    for (i = ngx_responses_event_element(ev, content, 0, 0), k = 0;
         i;
         i = ngx_responses_event_element(ev, content, i, 0), k++)
    {
        if (ev->json.nodes[i].kind != NGX_RESPONSES_JSON_OBJECT) {
            continue;
        }

        node = ngx_responses_get(ev, i, "type");
        type = ngx_responses_event_string(ev, node);

        /* a part of Chat Completions */

        if (type.data && ngx_responses_str_is(type, "text")) {
            ngx_str_set(&type, "output_text");
            ngx_responses_event_set(ev, node,
                                    ngx_responses_event_dup(ev, type, 1));
        }

        if (ngx_responses_str_is(type, "output_text")
            && ngx_responses_repair_annotations(rp, item, i, k) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return (ngx_responses_event_mark(ev) == mark) ? NGX_DECLINED : NGX_OK;
}


/*
 * Annotations of a text, part n of the content, unless they are those of
 * another text, or are not known any more: clients take the list for granted.
 * For an item that is done it is merged with its text.  NGX_OK or NGX_ERROR.
 */

static ngx_int_t
ngx_responses_repair_annotations(ngx_responses_repair_t *rp,
    ngx_responses_item_t *item, ngx_uint_t object, ngx_uint_t n)
{
    ngx_str_t                text, known, value;
    ngx_uint_t               i, kind;
    ngx_responses_part_t    *part;
    ngx_responses_writer_t   w;

    kind = ngx_responses_event_kind(rp->ev,
                                    ngx_responses_get(rp->ev, object,
                                                      "annotations"));

    if ((kind && kind != NGX_RESPONSES_JSON_NULL)
        || (item && (item->done
                     || ngx_responses_repair_brief(rp->engine, item))))
    {
        return NGX_OK;
    }

    part = NULL;

    for (i = 0; item && i < item->nparts && part == NULL; i++) {

        if (item->parts[i].kind == NGX_RESPONSES_OUTPUT_TEXT
            && item->parts[i].index == n)
        {
            part = &item->parts[i];
        }
    }

    text = ngx_responses_raw_string(ngx_responses_value(rp->ev, object,
                                                        "text"));

    if (part) {
        known.data = part->text.start;
        known.len = part->text.len;

        if (part->lost_notes
            || (rp->ev->type->class != NGX_RESPONSES_CLASS_PART
                && part->notes.len && text.data && !part->incomplete
                && !ngx_responses_str_eq(known, text)))
        {
            return NGX_OK;
        }
    }

    ngx_responses_value_begin(&w, rp->engine);
    ngx_responses_write_notes(&w, part);

    if (ngx_responses_value_end(&w, &value) != NGX_OK) {
        return NGX_ERROR;
    }

    ngx_responses_put(rp->ev, object, "annotations", value);

    return NGX_OK;
}
