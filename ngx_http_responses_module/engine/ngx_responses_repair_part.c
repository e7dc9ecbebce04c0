
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Generates the events that end a part: its last delta, its text, the part
 * itself.
 *
 * Never decides whether a part ends.  Invariant: the deltas of a part make up
 * its final text, unless those of the upstream do not.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


ngx_int_t
ngx_responses_part_end_text(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part, ngx_str_t text)
{
    ngx_str_t  rest;

    /* some clients show deltas only */

    rest = ngx_responses_state_rest(&part->text, part->incomplete, text);

    part->whole = (rest.len != 0);

    if (rest.len
        && ngx_responses_generate_part(engine,
                                       ngx_responses_part(part->kind)->delta,
                                       item, part, rest)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_responses_part_text_is_done(part);

    if (ngx_responses_state_text(&engine->state, &part->text,
                                 &part->incomplete, text)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_generate_part(engine,
                                    ngx_responses_part(part->kind)->text_done,
                                    item, part, text);
}


ngx_int_t
ngx_responses_part_end(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part, ngx_str_t text)
{
    if (!part->text_done
        && ngx_responses_part_end_text(engine, item, part, text) != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (part->done) {
        return NGX_OK;
    }

    part->done = 1;

    return ngx_responses_generate_part(engine,
                                       ngx_responses_part(part->kind)->done,
                                       item, part, text);
}


ngx_int_t
ngx_responses_part_whole(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_uint_t kind, ngx_str_t text)
{
    ngx_str_t              none;
    ngx_responses_part_t  *part;

    part = ngx_responses_state_add_part(&engine->state, item, kind,
                                        NGX_RESPONSES_NO_INDEX);
    if (part == NULL) {
        return NGX_ERROR;
    }

    ngx_str_null(&none);

    if (ngx_responses_generate_part(engine, ngx_responses_part(kind)->added,
                                    item, part, none)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_part_end(engine, item, part, text);
}


ngx_int_t
ngx_responses_part_release(ngx_responses_engine_t *engine,
    ngx_responses_item_t *item, ngx_responses_part_t *part)
{
    ngx_str_t                         text, none;
    const ngx_responses_part_kind_t  *kind;

    ngx_str_null(&none);
    kind = ngx_responses_part(part->kind);

    if (ngx_responses_generate_part(engine, kind->added, item, part, none)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (part->incomplete) {

        /* it is ended with its item */

        part->text_done = 0;
        part->done = 0;

        return NGX_OK;
    }

    text.data = part->text.start;
    text.len = part->text.len;

    if (text.len
        && ngx_responses_generate_part(engine, kind->delta, item, part, text)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return part->text_done
           ? ngx_responses_generate_part(engine, kind->text_done, item, part,
                                         text)
           : NGX_OK;
}
