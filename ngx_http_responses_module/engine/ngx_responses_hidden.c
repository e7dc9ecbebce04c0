
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The items that the client does not get.
 *
 * An item is known by the index and the id that the client would get and, for
 * events which are not repaired, by those that the upstream sent.  Of ids,
 * which may have escapes, hashes are kept.  Never decides which items are
 * hidden.  Invariant: an item that is in the list, or that there was no room
 * for, stays hidden.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_text.h"
#include "engine/ngx_responses_ruleset.h"


static ngx_uint_t ngx_responses_hidden_is(ngx_responses_hidden_item_t *item,
    ngx_responses_facts_t *facts);
static uint64_t ngx_responses_hidden_sum(ngx_str_t *id);
static ngx_int_t ngx_responses_hidden_note(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts, ngx_str_t *sent_id);


#define ngx_responses_hidden_n(rs)                                            \
    ((rs)->hidden.len / sizeof(ngx_responses_hidden_item_t))

/* the id of the item that an event carries, or is about */

#define ngx_responses_hidden_id(facts)                                        \
    ((facts)->item_own_id.len ? &(facts)->item_own_id : &(facts)->item_id)


ngx_uint_t
ngx_responses_hidden_has(ngx_responses_ruleset_t *rs,
    ngx_responses_facts_t *facts)
{
    ngx_uint_t                    i;
    ngx_responses_hidden_item_t  *item;

    item = (ngx_responses_hidden_item_t *) rs->hidden.start;

    for (i = ngx_responses_hidden_n(rs); i > 0; i--) {

        if (ngx_responses_hidden_is(&item[i - 1], facts)) {
            return 1;
        }
    }

    if (!rs->overflow) {
        return 0;
    }

    if (facts->numbered) {
        return facts->index >= rs->items_overflow;
    }

    if (facts->sent_index != NGX_RESPONSES_NO_INDEX) {
        return facts->sent_index >= rs->sent_overflow;
    }

    return facts->sent_id.len || facts->carries
           || (facts->type->index & NGX_RESPONSES_OUTPUT_INDEX);
}


ngx_uint_t
ngx_responses_hidden_knows(ngx_responses_ruleset_t *rs,
    ngx_responses_facts_t *facts)
{
    uint64_t                      id, sent;
    ngx_uint_t                    i;
    ngx_responses_hidden_item_t  *item;

    id = ngx_responses_hidden_sum(ngx_responses_hidden_id(facts));
    sent = ngx_responses_hidden_sum(&facts->sent_id);
    item = (ngx_responses_hidden_item_t *) rs->hidden.start;

    for (i = 0; i < ngx_responses_hidden_n(rs); i++) {

        if ((facts->index == NGX_RESPONSES_NO_INDEX
             || facts->index == item[i].index)
            && (facts->sent_index == NGX_RESPONSES_NO_INDEX
                || facts->sent_index == item[i].sent_index)
            && (id == 0 || id == item[i].id)
            && (sent == 0 || sent == item[i].sent_id))
        {
            return 1;
        }
    }

    return 0;
}


static ngx_uint_t
ngx_responses_hidden_is(ngx_responses_hidden_item_t *item,
    ngx_responses_facts_t *facts)
{
    uint64_t    id, sent_id;
    ngx_uint_t  sent;

    sent = (facts->sent_index != NGX_RESPONSES_NO_INDEX
            && facts->sent_index == item->sent_index);

    if (!facts->numbered) {
        id = ngx_responses_hidden_sum((facts->sent_id.len
                                       || facts->item_type.len)
                                      ? &facts->sent_id
                                      : &facts->item_own_id);

        /* which of both indexes it has is not known */

        return sent || (id && (id == item->id || id == item->sent_id))
               || (facts->sent_index != NGX_RESPONSES_NO_INDEX
                   && facts->sent_index == item->index);
    }

    if (facts->index == NGX_RESPONSES_NO_INDEX || facts->index != item->index)
    {
        id = ngx_responses_hidden_sum(&facts->item_id);

        if ((sent || facts->sent_index == NGX_RESPONSES_NO_INDEX)
            && facts->sent_id.len)
        {
            /* repairs do not find an id that is written in another way */

            sent_id = ngx_responses_hidden_sum(&facts->sent_id);

            if (sent_id == item->id || sent_id == item->sent_id) {
                return 1;
            }
        }

        return (id && id == item->id)
               || (sent && item->index == NGX_RESPONSES_NO_INDEX);
    }

    /* an item that was made for this event */

    if (item->sent_index == NGX_RESPONSES_NO_INDEX) {
        item->sent_index = facts->sent_index;
        item->sent_again = 0;
    }

    if (item->sent_id == 0) {
        item->sent_id = ngx_responses_hidden_sum(&facts->sent_id);
    }

    return 1;
}


static uint64_t
ngx_responses_hidden_sum(ngx_str_t *id)
{
    ngx_uint_t  len;

    len = 0;

    return id->len ? ngx_responses_text_sum(NGX_RESPONSES_TEXT_SUM, &len,
                                            id->data, id->len)
                   : 0;
}


ngx_int_t
ngx_responses_hidden_add(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts)
{
    ngx_int_t  rc;

    rc = ngx_responses_hidden_note(engine, facts, &facts->sent_id);

    if (rc == NGX_DECLINED && facts->sent_last.len) {
        rc = ngx_responses_hidden_note(engine, facts, &facts->sent_last);
    }

    return rc;
}


/* with one of its ids, unless all of it is known */

static ngx_int_t
ngx_responses_hidden_note(ngx_responses_engine_t *engine,
    ngx_responses_facts_t *facts, ngx_str_t *sent_id)
{
    size_t                        kept;
    ngx_uint_t                    i, n;
    ngx_responses_ruleset_t      *rs;
    ngx_responses_hidden_item_t   item, *other;

    rs = engine->ruleset;

    ngx_memzero(&item, sizeof(ngx_responses_hidden_item_t));

    item.index = facts->index;
    item.sent_index = facts->sent_index;
    item.id = ngx_responses_hidden_sum(ngx_responses_hidden_id(facts));
    item.sent_id = ngx_responses_hidden_sum(sent_id);

    n = ngx_responses_hidden_n(rs);
    other = (ngx_responses_hidden_item_t *) rs->hidden.start;

    for (i = 0; i < n; i++) {

        if (other[i].index == item.index
            && other[i].sent_index == item.sent_index
            && other[i].id == item.id && other[i].sent_id == item.sent_id)
        {
            return NGX_DECLINED;
        }

        item.again |= (other[i].index == item.index);
        item.sent_again |= (other[i].sent_index == item.sent_index);
    }

    /* the list may be allocated twice as large as needed */

    kept = 2 * sizeof(ngx_responses_hidden_item_t);

    if (n == 2 * engine->conf->max_items
        || !ngx_responses_state_fits(&engine->state, kept))
    {
        /* table full: hide all later items rather than leak one */

        if (!rs->overflow || facts->index < rs->items_overflow) {
            rs->items_overflow = facts->index;
        }

        if (!rs->overflow || facts->sent_index < rs->sent_overflow) {
            rs->sent_overflow = facts->sent_index;
        }

        rs->overflow = 1;

        return NGX_DECLINED;
    }

    if (ngx_responses_buf_append(engine->mem, &rs->hidden, (u_char *) &item,
                                 sizeof(ngx_responses_hidden_item_t))
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    engine->state.kept += kept;

    return NGX_DECLINED;
}


int64_t
ngx_responses_hidden_less(ngx_responses_ruleset_t *rs, int64_t index,
    ngx_uint_t numbered)
{
    int64_t                       n, hidden;
    ngx_uint_t                    i;
    ngx_responses_hidden_item_t  *item;

    n = index;
    item = (ngx_responses_hidden_item_t *) rs->hidden.start;

    for (i = 0; i < ngx_responses_hidden_n(rs); i++) {

        if (numbered ? item[i].again : item[i].sent_again) {
            continue;
        }

        hidden = numbered ? item[i].index : item[i].sent_index;
        n -= (hidden != NGX_RESPONSES_NO_INDEX && hidden < index);
    }

    return n;
}
