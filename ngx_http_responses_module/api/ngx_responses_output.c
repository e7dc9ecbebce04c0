
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Output is what a client would miss.  Announcements, empty texts and lists of
 * tools are none: a response that fails after them can be asked for again.
 *
 * Never changes an event.  Invariant: a delta is output, also of a type that
 * is not known.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_output.h"


static ngx_uint_t ngx_responses_output_text(ngx_responses_event_t *ev);
static ngx_uint_t ngx_responses_output_delta(ngx_str_t name);


ngx_uint_t
ngx_responses_output(ngx_responses_event_t *ev)
{
    ngx_str_t  item;

    switch (ev->type->class) {

    case NGX_RESPONSES_CLASS_PART:
    case NGX_RESPONSES_CLASS_DONE:
        return ngx_responses_output_text(ev);

    case NGX_RESPONSES_CLASS_ITEM:
        if (!ngx_responses_output_type(ev->type)) {
            return 0;
        }

        item = ngx_responses_get_string(ev, ev->member[NGX_RESPONSES_M_ITEM],
                                        TYPE);

        return ngx_responses_item_find(item.data, item.len)
               != NGX_RESPONSES_MCP_LIST;

    case NGX_RESPONSES_CLASS_UNKNOWN:
        return ngx_responses_output_delta(ev->name);

    default:
        return ngx_responses_output_type(ev->type);
    }
}


ngx_uint_t
ngx_responses_output_type(const ngx_responses_type_t *type)
{
    switch (type->class) {

    case NGX_RESPONSES_CLASS_DELTA:
    case NGX_RESPONSES_CLASS_DONE:
        return 1;

    case NGX_RESPONSES_CLASS_PROGRESS:
        return type->item != NGX_RESPONSES_MCP_LIST;

    default:
        return type->id == NGX_RESPONSES_ITEM_DONE
               || type->id == NGX_RESPONSES_PART_DONE
               || type->id == NGX_RESPONSES_SUMMARY_PART_DONE
               || type->id == NGX_RESPONSES_REASONING_PART_DONE;
    }
}


/* of a part whose text is not known, the end is output */

static ngx_uint_t
ngx_responses_output_text(ngx_responses_event_t *ev)
{
    ngx_str_t   name, text;
    ngx_uint_t  part, kind;

    part = ev->member[NGX_RESPONSES_M_PART];
    kind = ev->type->part;

    if (part) {
        name = ngx_responses_get_string(ev, part, TYPE);
        kind = ngx_responses_part_find(name.data, name.len);
    }

    if (kind == NGX_RESPONSES_NO_PART || kind == NGX_RESPONSES_OTHER_PART) {
        return ngx_responses_output_type(ev->type);
    }

    text = ngx_responses_event_member_value(ev, part,
                                            ngx_responses_part(kind)->text);

    return text.len
           && !ngx_responses_str_is(text, "\"\"")
           && !ngx_responses_str_is(text, "null");
}


static ngx_uint_t
ngx_responses_output_delta(ngx_str_t name)
{
    static const ngx_str_t  end = ngx_string(".delta");

    return name.len > end.len
           && ngx_memcmp(name.data + name.len - end.len, end.data, end.len)
              == 0;
}
