
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Adds missing members of the response object in lifecycle events and
 * terminals.
 *
 * Edits the event, never sends one.  Invariant: a value that is added is known
 * from the stream or from the request, or is that of OpenAI for a request that
 * does not set it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_generate.h"
#include "engine/ngx_responses_repair.h"


static ngx_uint_t ngx_responses_repair_required(ngx_responses_repair_t *rp);


ngx_uint_t
ngx_responses_repair_members(ngx_responses_repair_t *rp)
{
    ngx_uint_t              kind, object, brief, repaired;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    object = rp->object;
    repaired = 0;

    brief = ngx_responses_repair_has_summary(rp);

#define missing(name)                                                         \
    (ngx_responses_event_kind(ev, ngx_responses_get(ev, object, name))        \
     != NGX_RESPONSES_JSON_STRING)

    if (missing("object") && !brief) {
        ngx_responses_put_string(ev, object, "object",
                                 ngx_responses_str("response"));
        repaired = 1;
    }

    kind = ngx_responses_event_kind(ev, ngx_responses_get(ev, object,
                                                          "created_at"));

    if (kind != NGX_RESPONSES_JSON_STRING && kind != NGX_RESPONSES_JSON_NUMBER
        && !brief)
    {
        ngx_responses_put(ev, object, "created_at",
                          ngx_responses_event_int(ev,
                              ngx_responses_generate_created_at(rp->engine)));
        repaired = 1;
    }

    if (missing("model")) {
        ngx_responses_put_string(ev, object, "model",
                                 ngx_responses_generate_model(rp->engine));
        repaired = 1;
    }

    if (missing("status")
        || (rp->engine->conf->eugpt
            && ev->type->id == NGX_RESPONSES_INCOMPLETE
            && !ngx_responses_str_is(ngx_responses_get_string(ev, object,
                                                              "status"),
                                     "incomplete")))
    {
        ngx_responses_put_string(ev, object, "status",
                                 ngx_responses_generate_status(ev->type->id));
        repaired = 1;
    }

#undef missing

    return repaired | ngx_responses_repair_required(rp);
}


/* a response that was flat, and each one of Open Responses, has all members */

static ngx_uint_t
ngx_responses_repair_required(ngx_responses_repair_t *rp)
{
    u_char                          buf[NGX_INT64_LEN];
    ngx_uint_t                      by, repaired;
    ngx_responses_event_t          *ev;
    const ngx_responses_default_t  *member;

    ev = rp->ev;
    by = ngx_responses_required_by(rp->engine, rp->wrapped);
    repaired = 0;

    for (member = ngx_responses_defaults(); member->name.len; member++) {

        if ((member->by & by)
            && ngx_responses_event_get(ev, rp->object, member->name) == 0)
        {
            ngx_responses_event_put(ev, rp->object, member->name,
                                    ngx_responses_default_value(rp->engine,
                                                    member, ev->type->id,
                                                    buf));
            repaired = 1;
        }
    }

    return repaired;
}


/*
 * A terminal of EU GPT: it has neither an object, a time nor the output, and
 * need not have tool_calls.
 */

ngx_uint_t
ngx_responses_repair_has_summary(ngx_responses_repair_t *rp)
{
    return rp->engine->conf->eugpt
           && rp->ev->type->class == NGX_RESPONSES_CLASS_TERMINAL
           && ngx_responses_get(rp->ev, rp->object, "output_text")
           && (ngx_responses_get(rp->ev, rp->object, "tool_calls")
               || ngx_responses_get(rp->ev, rp->object, "object") == 0);
}


/*
 * Of EU GPT: its clients read these members, not the output.  They are filled
 * when the rules have edited that, unless it is not known.
 */

ngx_int_t
ngx_responses_repair_summary(ngx_responses_repair_t *rp)
{
    ngx_str_t               output;
    ngx_uint_t              node, repaired;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;
    output = ngx_responses_value(rp->ev, rp->object, "output");

    if ((rp->ev->type->id != NGX_RESPONSES_COMPLETED
         && rp->ev->type->id != NGX_RESPONSES_INCOMPLETE)
        || (output.len <= 2
            && (state->full || state->resumed
                || ngx_responses_generate_incomplete(state))))
    {
        return NGX_DECLINED;
    }

    repaired = 0;
    node = ngx_responses_get(rp->ev, rp->object, "output_text");

    if (ngx_responses_event_kind(rp->ev, node) != NGX_RESPONSES_JSON_STRING) {
        repaired = 1;
        ngx_responses_put(rp->ev, rp->object, "output_text",
                          ngx_responses_str("\"\""));
    }

    node = ngx_responses_get(rp->ev, rp->object, "tool_calls");

    if ((node || !ngx_responses_repair_has_summary(rp))
        && ngx_responses_event_kind(rp->ev, node) != NGX_RESPONSES_JSON_ARRAY)
    {
        repaired = 1;
        ngx_responses_put(rp->ev, rp->object, "tool_calls",
                          ngx_responses_str("[]"));
    }

    return repaired ? NGX_OK : NGX_DECLINED;
}
