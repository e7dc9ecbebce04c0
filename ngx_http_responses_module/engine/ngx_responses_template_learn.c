
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Learns the form of a delta that has gone the normal way, and of what was
 * sent for it.
 *
 * Never changes the event.  Invariant: a member is a gap only if the normal
 * way does the same whatever it is; all else is fixed text.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_path.h"
#include "api/ngx_responses_edit.h"
#include "engine/ngx_responses_ruleset.h"
#include "engine/ngx_responses_template.h"
#include "engine/ngx_responses_template_learn.h"


#define NGX_RESPONSES_TEMPLATE_TEXT   4096

/* templates that were not used: only some of the next deltas are learned */

#define NGX_RESPONSES_TEMPLATE_MISSES  8

/* members that clients read, or that get the number, wherever they are */

#define NGX_RESPONSES_TEMPLATE_ONCE                                           \
    ((uint32_t) 1 << NGX_RESPONSES_M_DELTA                                    \
     | (uint32_t) 1 << NGX_RESPONSES_M_SEQUENCE)


/* collects the output of an event that is learned */

typedef struct {
    ngx_responses_engine_t       *engine;
    ngx_responses_template_t     *t;
    ngx_responses_buf_t          *text;        /* fixed, of input and output */
    ngx_str_t                     number;      /* as it was written */
    ngx_str_t                     gap[NGX_RESPONSES_TEMPLATE_GAPS];
    ngx_uint_t                    ngaps;
    ngx_responses_template_step_t  *step;
} ngx_responses_template_learn_t;


static ngx_int_t ngx_responses_template_keep_text(
    ngx_responses_template_learn_t *learn);
static ngx_responses_template_t *ngx_responses_template_get(
    ngx_responses_engine_t *engine);
static ngx_uint_t ngx_responses_template_steady(ngx_responses_repair_t *rp,
    uint64_t repaired);
static ngx_uint_t ngx_responses_template_goes_on(ngx_responses_part_t *part,
    ngx_responses_place_t *at);
static ngx_int_t ngx_responses_template_input(
    ngx_responses_template_learn_t *learn, ngx_responses_repair_t *rp);
static ngx_uint_t ngx_responses_template_any(ngx_responses_repair_t *rp,
    ngx_uint_t i);
static int64_t ngx_responses_template_sent(ngx_responses_event_t *ev,
    ngx_uint_t node);
static ngx_int_t ngx_responses_template_output(
    ngx_responses_template_learn_t *learn, ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_template_write(void *data, u_char *p,
    size_t len);
static ngx_int_t ngx_responses_template_copied(
    ngx_responses_template_learn_t *learn, u_char *p, u_char *last);
static ngx_int_t ngx_responses_template_fixed(
    ngx_responses_template_learn_t *learn, u_char *p, size_t len);
static ngx_int_t ngx_responses_template_step(
    ngx_responses_template_learn_t *learn, u_char *p, size_t len,
    ngx_uint_t gap);


void
ngx_responses_template_learn(ngx_responses_repair_t *rp,
    ngx_responses_outcome_e outcome, uint64_t repaired)
{
    ngx_int_t                        rc;
    ngx_responses_engine_t          *engine;
    ngx_responses_template_t        *t;
    ngx_responses_template_use_e     use;
    ngx_responses_template_learn_t   learn;

    engine = rp->engine;

    if (!ngx_responses_template_steady(rp, repaired)) {
        return;
    }

    t = ngx_responses_template_get(engine);

    if (t == NULL
        || (t->misses++ >= NGX_RESPONSES_TEMPLATE_MISSES
            && t->misses % NGX_RESPONSES_TEMPLATE_MISSES))
    {
        return;
    }

    t->type = rp->ev->type;
    t->part = rp->part;
    t->repaired = (u_char) repaired;
    t->number = 0;
    t->use = NGX_RESPONSES_TEMPLATE_OFF;

    ngx_memzero(&learn, sizeof(ngx_responses_template_learn_t));

    learn.engine = engine;
    learn.t = t;
    learn.text = &engine->worker->value;

    use = NGX_RESPONSES_TEMPLATE_HIDE;
    rc = ngx_responses_template_input(&learn, rp);

    if (rc == NGX_OK && outcome != NGX_RESPONSES_HIDDEN) {
        use = NGX_RESPONSES_TEMPLATE_EDIT;
        rc = ngx_responses_template_output(&learn, rp);

        if (rc == NGX_OK) {
            use = NGX_RESPONSES_TEMPLATE_PASS;
            learn.text->len = t->output;
        }
    }

    if ((rc == NGX_OK || rc == NGX_DONE)
        && ngx_responses_template_keep_text(&learn) == NGX_OK)
    {
        t->use = use;

        if (t->number) {
            ngx_responses_template_count(t);
        }
    }
}


static ngx_int_t
ngx_responses_template_keep_text(ngx_responses_template_learn_t *learn)
{
    ngx_responses_buf_t  *text;

    text = &learn->t->text;
    text->len = 0;

    if (ngx_responses_buf_resize(learn->engine->mem, text,
                                 learn->text->len + NGX_INT64_LEN)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_buf_append(learn->engine->mem, text,
                                    learn->text->start, learn->text->len);
}


static ngx_responses_template_t *
ngx_responses_template_get(ngx_responses_engine_t *engine)
{
    ngx_responses_template_t  *t;

    t = engine->template;

    if (t == NULL) {
        t = engine->mem->alloc(engine->mem->data,
                               sizeof(ngx_responses_template_t));
        if (t) {
            ngx_memzero(t, sizeof(ngx_responses_template_t));
        }

        engine->template = t;
    }

    return t;
}


/* whether the same would be done to another event of that form */

static ngx_uint_t
ngx_responses_template_steady(ngx_responses_repair_t *rp, uint64_t repaired)
{
    ngx_uint_t               dropped;
    ngx_responses_event_t   *ev;
    ngx_responses_item_t    *item;
    ngx_responses_state_t   *state;
    ngx_responses_engine_t  *engine;

    ev = rp->ev;
    item = rp->item;
    engine = rp->engine;
    state = &engine->state;

    if (engine->worker->no_templates
        || engine->trace
        || ev->type->class != NGX_RESPONSES_CLASS_DELTA)
    {
        return 0;
    }

    if (engine->phase != NGX_RESPONSES_RUNNING
        || (ev->twice & NGX_RESPONSES_TEMPLATE_ONCE)
        || engine->pending.len)
    {
        return 0;
    }

    if (ev->changed || ev->failed || rp->once) {
        return 0;
    }

    if (ev->frame == engine->worker->frame.start
        || (engine->ruleset && engine->ruleset->varies))
    {
        return 0;
    }

    if (rp->hidden) {
        return 1;
    }

    if (!engine->conf->normalize || state->full || state->unknown) {

        /* the state may be full since a repair of this very event */

        return item == NULL && repaired == 0;
    }

    dropped = (rp->action == NGX_RESPONSES_REPAIR_DROP);

    if (!state->created || item == NULL
        || ngx_responses_item_held(item) != dropped)
    {
        return 0;
    }

    if (ngx_responses_item_done(item) || item->early) {
        return 0;
    }

    return rp->part == NULL
           || ngx_responses_template_goes_on(rp->part, &rp->at);
}


/* whether another delta of the part would find it as this one did */

static ngx_uint_t
ngx_responses_template_goes_on(ngx_responses_part_t *part,
    ngx_responses_place_t *at)
{
    return part->step < NGX_RESPONSES_STEP_TEXT
           && (part->text.json.len || part->text.lost)
           && part->upstream == at->part_index;
}


/* the number that the upstream sent, also if it was edited */

static int64_t
ngx_responses_template_sent(ngx_responses_event_t *ev, ngx_uint_t node)
{
    ngx_str_t              raw;
    ngx_responses_node_t  *n;

    if (node == 0) {
        return NGX_RESPONSES_NO_INDEX;
    }

    n = &ev->json.nodes[node];

    raw.data = ev->data + n->start;
    raw.len = n->end - n->start;

    return ngx_responses_raw_number(raw);
}


/* the frame of the event: fixed text and gaps */

static ngx_int_t
ngx_responses_template_input(ngx_responses_template_learn_t *learn,
    ngx_responses_repair_t *rp)
{
    u_char                    *p, *last;
    ngx_str_t                 *gap;
    ngx_uint_t                 i, text;
    ngx_responses_node_t      *node;
    ngx_responses_event_t     *ev;
    ngx_responses_template_t  *t;

    ev = rp->ev;
    t = learn->t;

    learn->text->len = 0;

    learn->step = t->in;
    learn->step->len = 0;

    text = 0;
    p = ev->frame;

    for (i = 1; i < ev->json.nodes[0].next; i = node->next) {
        node = &ev->json.nodes[i];

        if (i == ev->member[NGX_RESPONSES_M_SEQUENCE]
            && ngx_responses_template_sent(ev, i) != NGX_RESPONSES_NO_INDEX)
        {
            t->number = (uint16_t) (learn->text->len
                                    + (ev->data + node->end - 1 - p));
        }

        if (!ngx_responses_template_any(rp, i)) {
            continue;
        }

        if (learn->ngaps == NGX_RESPONSES_TEMPLATE_GAPS) {
            return NGX_DECLINED;
        }

        if (i == ev->member[NGX_RESPONSES_M_DELTA]) {
            t->delta = (u_char) learn->ngaps;
            text = 1;
        }

        gap = &learn->gap[learn->ngaps++];
        gap->data = ev->data + node->start;
        gap->len = node->end - node->start;

        if (node->kind == NGX_RESPONSES_JSON_STRING) {
            gap->data++;
            gap->len -= 2;
        }

        if (ngx_responses_template_step(learn, p, gap->data - p,
                                        learn->ngaps - 1)
            != NGX_OK)
        {
            return NGX_DECLINED;
        }

        p = gap->data + gap->len;
    }

    last = ev->frame + learn->engine->frame.len;

    if (!text
        || ngx_responses_template_fixed(learn, p, last - p) != NGX_OK)
    {
        return NGX_DECLINED;
    }

    learn->step->gap = NGX_RESPONSES_TEMPLATE_END;

    return NGX_OK;
}


/* whether a member may be any string, or any array */

static ngx_uint_t
ngx_responses_template_any(ngx_responses_repair_t *rp, ngx_uint_t i)
{
    ngx_responses_node_t   *node;
    ngx_responses_event_t  *ev;

    ev = rp->ev;
    node = &ev->json.nodes[i];

    if (node->kind == NGX_RESPONSES_JSON_ARRAY) {

        /* nobody reads what is in it: logprobs */

        return ngx_responses_json_skips(&ev->json, node)
               && node->end - node->start > 2;
    }

    if (node->kind != NGX_RESPONSES_JSON_STRING) {
        return 0;
    }

    /*
     * What is replaced or left out may be anything, or what nobody reads.
     * Whether an event is hidden may be decided by its item.
     */

    if (rp->hidden && i != ev->member[NGX_RESPONSES_M_TYPE]
        && i != ev->member[NGX_RESPONSES_M_ITEM_ID])
    {
        return 1;
    }

    if (i == ev->member[NGX_RESPONSES_M_DELTA]
        || i == ev->member[NGX_RESPONSES_M_SEQUENCE]
        || node->key == NGX_RESPONSES_M_NONE)
    {
        return 1;
    }

    return ngx_responses_event_last(ev, i, NGX_RESPONSES_EDIT_REMOVE) != NULL;
}


/*
 * What was sent, as fixed text, copies of gaps and the number: NGX_OK: it is
 * the frame as it came; NGX_DONE; or NGX_ERROR.
 */

static ngx_int_t
ngx_responses_template_output(ngx_responses_template_learn_t *learn,
    ngx_responses_repair_t *rp)
{
    void                      *data;
    ngx_int_t                  rc;
    ngx_responses_write_pt     write;
    ngx_responses_engine_t    *engine;
    ngx_responses_template_t  *t;

    t = learn->t;
    engine = learn->engine;

    t->output = (uint16_t) learn->text->len;

    learn->number = ngx_responses_value(rp->ev, 0, SEQUENCE);
    learn->step = t->out;
    learn->step->len = 0;

    write = engine->write;
    data = engine->data;

    engine->write = ngx_responses_template_write;
    engine->data = learn;

    rc = ngx_responses_send_frame(engine, rp->ev);

    engine->write = write;
    engine->data = data;

    learn->step->gap = NGX_RESPONSES_TEMPLATE_END;

    return rc;
}


static ngx_int_t
ngx_responses_template_write(void *data, u_char *p, size_t len)
{
    ngx_responses_template_learn_t *learn = data;

    u_char     *last;
    ngx_str_t  *number;

    last = p + len;
    number = &learn->number;

    if (number->data >= p && number->data < last) {

        if (ngx_responses_template_copied(learn, p, number->data) != NGX_OK
            || ngx_responses_template_step(learn, p, 0,
                                           NGX_RESPONSES_TEMPLATE_NUMBER)
               != NGX_OK)
        {
            return NGX_ERROR;
        }

        p = number->data + number->len;
    }

    return ngx_responses_template_copied(learn, p, last);
}


static ngx_int_t
ngx_responses_template_copied(ngx_responses_template_learn_t *learn, u_char *p,
    u_char *last)
{
    ngx_str_t   *gap;
    ngx_uint_t   i;

    for (i = 0; i < learn->ngaps; i++) {
        gap = &learn->gap[i];

        /* one that is edited begins or ends where the piece does */

        if (gap->len
            ? (gap->data + gap->len <= p || gap->data >= last)
            : (gap->data < p || gap->data > last))
        {
            continue;
        }

        if (gap->data < p || gap->data + gap->len > last) {
            return NGX_ERROR;
        }

        if (ngx_responses_template_step(learn, p, gap->data - p, i) != NGX_OK)
        {
            return NGX_ERROR;
        }

        p = gap->data + gap->len;
    }

    return ngx_responses_template_fixed(learn, p, last - p);
}


static ngx_int_t
ngx_responses_template_fixed(ngx_responses_template_learn_t *learn, u_char *p,
    size_t len)
{
    if (learn->text->len + len > NGX_RESPONSES_TEMPLATE_TEXT
        || ngx_responses_buf_append(&learn->engine->worker->mem, learn->text,
                                    p, len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    learn->step->len += (uint16_t) len;

    return NGX_OK;
}


static ngx_int_t
ngx_responses_template_step(ngx_responses_template_learn_t *learn, u_char *p,
    size_t len, ngx_uint_t gap)
{
    if (ngx_responses_template_fixed(learn, p, len) != NGX_OK
        || learn->step == &learn->t->out[NGX_RESPONSES_TEMPLATE_STEPS - 1])
    {
        return NGX_ERROR;
    }

    learn->step->gap = (uint16_t) gap;

    learn->step++;
    learn->step->len = 0;

    return NGX_OK;
}
