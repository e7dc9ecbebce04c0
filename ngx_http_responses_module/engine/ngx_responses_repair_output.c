
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The output of shell calls: one part for each command, its text is the values
 * of an array.
 *
 * Never sends an event, drops none.  Invariant: a part has the number of the
 * upstream, if it sent one.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_repair.h"


/* parts stand in the order of their numbers, and may come in any order */

ngx_int_t
ngx_responses_repair_output_part(ngx_responses_repair_t *rp, ngx_uint_t kind,
    int64_t index)
{
    ngx_uint_t             i, n;
    ngx_responses_part_t   added, *part;
    ngx_responses_item_t  *item;

    item = rp->item;

    n = item->nparts;
    part = item->parts;

    if (index == NGX_RESPONSES_NO_INDEX) {

        /* the first one that is not done */

        for (i = 0, index = 0; i < n; i++) {
            index += (part[i].upstream == index && part[i].text_done);
        }
    }

    for (i = n; i > 0 && part[i - 1].upstream >= index; i--) { /* void */ }

    if (i == n || part[i].upstream != index) {

        if (ngx_responses_state_add_part(&rp->engine->state, item, kind, index)
            == NULL)
        {
            return NGX_ERROR;
        }

        part = item->parts;
        added = part[n];

        ngx_memmove(&part[i + 1], &part[i],
                    (n - i) * sizeof(ngx_responses_part_t));

        part[i] = added;
    }

    rp->part = &part[i];

    return NGX_DECLINED;
}


/* a second event of a command adds to the first, unless it says the same */

ngx_int_t
ngx_responses_repair_keep_output(ngx_responses_repair_t *rp)
{
    ngx_str_t               values, comma;
    ngx_uint_t              node;
    ngx_responses_part_t   *part;
    ngx_responses_state_t  *state;

    part = rp->part;
    state = &rp->engine->state;

    part->text_done = 1;

    node = ngx_responses_get(rp->ev, 0, "output");

    if (ngx_responses_event_kind(rp->ev, node) != NGX_RESPONSES_JSON_ARRAY) {
        return NGX_DECLINED;
    }

    part->done = 1;

    if (ngx_responses_event_element(rp->ev, node, 0) == 0) {
        return NGX_DECLINED;
    }

    values = ngx_responses_event_raw(rp->ev, node);

    /* without the brackets */

    values.data++;
    values.len -= 2;

    if (part->text.len == values.len
        && ngx_memcmp(part->text.start, values.data, values.len) == 0)
    {
        return NGX_DECLINED;
    }

    ngx_str_set(&comma, ",");

    if (part->text.len
        && ngx_responses_state_append(state, &part->text, &part->incomplete,
                                      comma)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return (ngx_responses_state_append(state, &part->text, &part->incomplete,
                                       values)
            == NGX_OK) ? NGX_DECLINED : NGX_ERROR;
}
