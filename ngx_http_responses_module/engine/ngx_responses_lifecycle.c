
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Repairs of the response object in lifecycle events and terminals.
 *
 * Edits members that are wrong or missing and leaves all others, known or
 * not.  What an event says of the response is learned before it is judged.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "engine/ngx_responses_lifecycle.h"
#include "engine/ngx_responses_synth.h"


/* seconds of the year 5138, and milliseconds of 1973 */

#define NGX_RESPONSES_TIME_MS  100000000000LL


static ngx_int_t ngx_responses_lifecycle_learn(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_lifecycle_seconds(ngx_responses_repair_t *rp,
    int64_t *seconds);
static ngx_int_t ngx_responses_lifecycle_iso8601(u_char *p, size_t len,
    int64_t *seconds);
static ngx_int_t ngx_responses_lifecycle_rename(ngx_responses_repair_t *rp,
    ngx_uint_t from, ngx_uint_t to);
static ngx_int_t ngx_responses_lifecycle_member(ngx_responses_repair_t *rp,
    ngx_uint_t field);
static ngx_int_t ngx_responses_lifecycle_values(ngx_responses_repair_t *rp);
static ngx_int_t ngx_responses_lifecycle_set_int(ngx_responses_repair_t *rp,
    ngx_uint_t field, int64_t n);


ngx_int_t
ngx_responses_lifecycle_read(ngx_responses_repair_t *rp)
{
    size_t                   base, len;
    u_char                  *p;
    ngx_int_t                rc;
    ngx_responses_span_t    *span;
    ngx_responses_engine_t  *engine;

    engine = rp->engine;

    base = engine->frame.data;
    p = rp->ev->data;
    len = engine->frame.data_end - base;

    span = ngx_responses_event_member(rp->ev, NGX_RESPONSES_M_RESPONSE,
                                      NGX_RESPONSES_JSON_OBJECT);
    if (span) {
        p += span->start;
        base += span->start;
        len = span->end - span->start;
    }

    rc = ngx_responses_object_read(&rp->object, engine->worker->json,
                                   &engine->worker->fields,
                                   &engine->worker->object, p, len);
    if (rc != NGX_OK) {
        return rc;
    }

    rp->read = 1;

    ngx_responses_object_edit(&rp->object, &engine->worker->edit, base);

    return ngx_responses_lifecycle_learn(rp);
}


/* N4 */

ngx_int_t
ngx_responses_lifecycle_flat(ngx_responses_repair_t *rp)
{
    size_t      base;
    ngx_int_t   rc;

    rc = ngx_responses_lifecycle_read(rp);

    if (rc != NGX_OK) {
        return rc;
    }

    if (ngx_responses_event_member(rp->ev, NGX_RESPONSES_M_RESPONSE,
                                   NGX_RESPONSES_JSON_OBJECT))
    {
        return NGX_DECLINED;
    }

    base = rp->object.offset;
    rp->wrapped = 1;

    if (ngx_responses_object_remove(&rp->object,
            ngx_responses_object_get(&rp->object, NGX_RESPONSES_F_TYPE, 0),
            ngx_responses_object_get(&rp->object, NGX_RESPONSES_F_SEQUENCE, 0))
        != NGX_OK
        || ngx_responses_edit_splice(rp->object.edit,
                                     base + rp->object.spans->open + 1, 0,
                                     (u_char *) "\"type\":\"", 8)
           != NGX_OK
        || ngx_responses_edit_more(rp->object.edit, rp->ev->name.data,
                                   rp->ev->name.len)
           != NGX_OK
        || ngx_responses_edit_more(rp->object.edit,
                                   (u_char *) "\",\"response\":{", 14)
           != NGX_OK
        || ngx_responses_edit_splice(rp->object.edit,
                                     base + rp->object.spans->close, 0,
                                     (u_char *) "}", 1)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    return NGX_OK;
}


static ngx_int_t
ngx_responses_lifecycle_learn(ngx_responses_repair_t *rp)
{
    int64_t                 seconds;
    ngx_str_t               s;
    ngx_responses_state_t  *state;

    state = &rp->engine->state;

    s = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_ID);

    if (s.len && s.len <= NGX_RESPONSES_STATE_WORD && state->id.len == 0
        && ngx_responses_state_set(state, &state->id, s.data, s.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    s = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_MODEL);

    if (s.len && s.len <= NGX_RESPONSES_STATE_WORD && state->model.len == 0
        && ngx_responses_state_set(state, &state->model, s.data, s.len)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (state->created_at < 0
        && ngx_responses_lifecycle_seconds(rp, &seconds) == NGX_OK)
    {
        state->created_at = seconds;
    }

    return NGX_OK;
}


/* N9 */

ngx_int_t
ngx_responses_lifecycle_time(ngx_responses_repair_t *rp)
{
    int64_t                 seconds;
    u_char                  buf[NGX_INT64_LEN];
    ngx_responses_span_t   *span;
    ngx_responses_writer_t  w;

    if (!rp->read
        || ngx_responses_lifecycle_seconds(rp, &seconds) != NGX_OK)
    {
        return NGX_DECLINED;
    }

    if (rp->engine->conf->milliseconds) {
        seconds *= 1000;
    }

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_write_int(&w, seconds);

    span = ngx_responses_object_get(&rp->object, NGX_RESPONSES_F_CREATED_AT,
                                    0);

    if (span->end - span->start == (size_t) (w.pos - buf)
        && ngx_memcmp(rp->object.p + span->start, buf, w.pos - buf) == 0)
    {
        return NGX_DECLINED;
    }

    if (rp->engine->conf->milliseconds
        && span->end - span->start == (size_t) (w.pos - buf)
        && ngx_memcmp(rp->object.p + span->start, buf, w.pos - buf - 3) == 0)
    {
        /* already in milliseconds, and more exact than we are */

        return NGX_DECLINED;
    }

    return ngx_responses_object_set(&rp->object, NGX_RESPONSES_F_CREATED_AT,
                                    buf, w.pos - buf);
}


static ngx_int_t
ngx_responses_lifecycle_seconds(ngx_responses_repair_t *rp, int64_t *seconds)
{
    size_t                 len;
    u_char                *p, *dot;
    ngx_responses_span_t  *span;

    span = ngx_responses_object_get(&rp->object, NGX_RESPONSES_F_CREATED_AT,
                                    0);
    if (span == NULL) {
        return NGX_DECLINED;
    }

    p = rp->object.p + span->start;
    len = span->end - span->start;

    if (span->kind == NGX_RESPONSES_JSON_STRING) {
        p++;
        len -= 2;

        if (ngx_responses_lifecycle_iso8601(p, len, seconds) == NGX_OK) {
            return NGX_OK;
        }

    } else if (span->kind != NGX_RESPONSES_JSON_NUMBER) {
        return NGX_DECLINED;
    }

    dot = memchr(p, '.', len);

    if (dot) {
        len = dot - p;
    }

    if (ngx_responses_number_read(p, len, seconds) != NGX_OK) {
        return NGX_DECLINED;
    }

    if (*seconds >= NGX_RESPONSES_TIME_MS) {
        *seconds /= 1000;
    }

    return NGX_OK;
}


/* "2025-06-01T12:00:00", a fraction and a zone may follow */

static ngx_int_t
ngx_responses_lifecycle_iso8601(u_char *p, size_t len, int64_t *seconds)
{
    int64_t     n[6], days, zone;
    u_char     *end;
    ngx_uint_t  i;

    static const u_char  form[] = "0000-00-00T00:00:00";

    if (len < sizeof(form) - 1) {
        return NGX_DECLINED;
    }

    ngx_memzero(n, sizeof(n));

    for (i = 0, end = p + sizeof(form) - 1; p < end; p++) {

        if (*p >= '0' && *p <= '9') {
            n[i] = n[i] * 10 + (*p - '0');

            if (n[i] > 9999) {
                return NGX_DECLINED;
            }

        } else if (*p == form[sizeof(form) - 1 - (end - p)] || *p == ' ') {

            if (++i == 6) {
                return NGX_DECLINED;
            }

        } else {
            return NGX_DECLINED;
        }
    }

    if (i != 5 || n[0] < 1970 || n[1] < 1 || n[1] > 12 || n[2] < 1
        || n[2] > 31 || n[3] > 23 || n[4] > 59 || n[5] > 60)
    {
        return NGX_DECLINED;
    }

    /* days since 1970, as in ngx_parse_http_time(): years begin in March */

    n[1] -= 2;

    if (n[1] <= 0) {
        n[1] += 12;
        n[0] -= 1;
    }

    days = 365 * n[0] + n[0] / 4 - n[0] / 100 + n[0] / 400
           + 367 * n[1] / 12 - 30 + n[2] - 1 - 719527 + 31 + 28;

    zone = 0;
    end = p + (len - (sizeof(form) - 1));

    while (p < end && *p != '+' && *p != '-') {
        p++;
    }

    if (end - p >= 5) {
        zone = (p[1] - '0') * 36000 + (p[2] - '0') * 3600
               + (p[end - p >= 6 ? 4 : 3] - '0') * 600;
        zone = (*p == '-') ? -zone : zone;
    }

    *seconds = days * 86400 + n[3] * 3600 + n[4] * 60 + n[5] - zone;

    return (*seconds < 0) ? NGX_DECLINED : NGX_OK;
}


/* N7 */

ngx_int_t
ngx_responses_lifecycle_id(ngx_responses_repair_t *rp)
{
    ngx_str_t  id, *known;

    if (!rp->read) {
        return NGX_DECLINED;
    }

    known = &rp->engine->state.id;
    id = ngx_responses_object_string(&rp->object, NGX_RESPONSES_F_ID);

    if (known->len == 0 && id.len) {

        /* too long to be kept */

        return NGX_DECLINED;
    }

    if (ngx_responses_synth_id(rp->engine) != NGX_OK) {
        return NGX_ERROR;
    }

    if (id.len == known->len
        && ngx_memcmp(id.data, known->data, known->len) == 0)
    {
        return NGX_DECLINED;
    }

    return ngx_responses_object_set_string(&rp->object, NGX_RESPONSES_F_ID,
                                           known->data, known->len);
}


/* N14 */

ngx_int_t
ngx_responses_lifecycle_usage(ngx_responses_repair_t *rp)
{
    int64_t                 in, out;
    u_char                  buf[sizeof("\"total_tokens\":,")
                                + NGX_INT64_LEN];
    ngx_uint_t              repaired;
    ngx_responses_span_t   *a, *b;
    ngx_responses_object_t *object;
    ngx_responses_writer_t  w;

    object = &rp->object;

    if (!rp->read
        || !ngx_responses_object_get(object, NGX_RESPONSES_F_USAGE,
                                     NGX_RESPONSES_JSON_OBJECT))
    {
        return NGX_DECLINED;
    }

    repaired = 0;

    a = ngx_responses_object_get(object, NGX_RESPONSES_F_INPUT_TOKENS, 0);
    b = ngx_responses_object_get(object, NGX_RESPONSES_F_OUTPUT_TOKENS, 0);

    if (a == NULL) {
        a = ngx_responses_object_get(object, NGX_RESPONSES_F_PROMPT_TOKENS, 0);
    }

    if (b == NULL) {
        b = ngx_responses_object_get(object, NGX_RESPONSES_F_COMPLETION_TOKENS,
                                     0);
    }

    if (a && b
        && !ngx_responses_object_get(object, NGX_RESPONSES_F_TOTAL_TOKENS, 0)
        && ngx_responses_number_read(object->p + a->start, a->end - a->start,
                                     &in) == NGX_OK
        && ngx_responses_number_read(object->p + b->start, b->end - b->start,
                                     &out) == NGX_OK)
    {
        ngx_responses_writer_init(&w, buf, sizeof(buf));
        rp->engine->usage.total_tokens = in + out;

        ngx_responses_write_lit(&w, "\"total_tokens\":");
        ngx_responses_write_int(&w, in + out);
        ngx_responses_write_lit(&w, ",");

        if (ngx_responses_edit_splice(object->edit, object->offset + a->key,
                                      0, buf, w.pos - buf)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        repaired = 1;
    }

    switch (ngx_responses_lifecycle_rename(rp, NGX_RESPONSES_F_PROMPT_TOKENS,
                                           NGX_RESPONSES_F_INPUT_TOKENS))
    {
    case NGX_ERROR:
        return NGX_ERROR;

    case NGX_OK:
        repaired = 1;
    }

    switch (ngx_responses_lifecycle_rename(rp,
                                           NGX_RESPONSES_F_COMPLETION_TOKENS,
                                           NGX_RESPONSES_F_OUTPUT_TOKENS))
    {
    case NGX_ERROR:
        return NGX_ERROR;

    case NGX_OK:
        repaired = 1;
    }

    if (ngx_responses_lifecycle_rename(rp, NGX_RESPONSES_F_PROMPT_DETAILS,
                                       NGX_RESPONSES_F_INPUT_DETAILS)
        == NGX_ERROR
        || ngx_responses_lifecycle_rename(rp,
                                          NGX_RESPONSES_F_COMPLETION_DETAILS,
                                          NGX_RESPONSES_F_OUTPUT_DETAILS)
           == NGX_ERROR)
    {
        return NGX_ERROR;
    }

    return repaired ? NGX_OK : NGX_DECLINED;
}


static ngx_int_t
ngx_responses_lifecycle_rename(ngx_responses_repair_t *rp, ngx_uint_t from,
    ngx_uint_t to)
{
    size_t                   len;
    ngx_str_t                name;
    ngx_responses_span_t    *span;
    ngx_responses_object_t  *object;

    object = &rp->object;
    span = ngx_responses_object_get(object, from, 0);

    len = ngx_responses_field_name(from).len;

    /* a name written with escapes is left alone */

    if (span == NULL || ngx_responses_object_get(object, to, 0)
        || object->p[span->key + 1 + len] != '"')
    {
        return NGX_DECLINED;
    }

    name = ngx_responses_field_name(to);

    return ngx_responses_edit_splice(object->edit,
                                     object->offset + span->key + 1, len,
                                     name.data, name.len);
}


/* clients sum the text up themselves, but not if there is a sum */

ngx_int_t
ngx_responses_lifecycle_output_text(ngx_responses_repair_t *rp)
{
    ngx_responses_span_t  *span;

    if (!rp->read) {
        return NGX_DECLINED;
    }

    span = ngx_responses_object_get(&rp->object, NGX_RESPONSES_F_OUTPUT_TEXT,
                                    NGX_RESPONSES_JSON_STRING);

    if (span == NULL || span->end - span->start != 2) {
        return NGX_DECLINED;
    }

    return ngx_responses_object_remove(&rp->object, span, NULL);
}


/* N17, and of N12 the terminal's output */

ngx_int_t
ngx_responses_lifecycle_members(ngx_responses_repair_t *rp)
{
    ngx_int_t   rc;
    ngx_uint_t  i, repaired;

    static const ngx_uint_t  fields[] = {
        NGX_RESPONSES_F_OBJECT, NGX_RESPONSES_F_CREATED_AT,
        NGX_RESPONSES_F_MODEL, NGX_RESPONSES_F_STATUS, 0
    };

    if (!rp->read) {
        return NGX_DECLINED;
    }

    repaired = 0;

    for (i = 0; fields[i]; i++) {
        rc = ngx_responses_lifecycle_member(rp, fields[i]);

        if (rc == NGX_ERROR) {
            return NGX_ERROR;
        }

        repaired |= (rc == NGX_OK);
    }

    rc = ngx_responses_lifecycle_values(rp);

    return (rc == NGX_DECLINED && repaired) ? NGX_OK : rc;
}


static ngx_int_t
ngx_responses_lifecycle_member(ngx_responses_repair_t *rp, ngx_uint_t field)
{
    ngx_str_t                word;
    ngx_responses_object_t  *object;

    object = &rp->object;

    if (ngx_responses_object_get(object, field, NGX_RESPONSES_JSON_STRING)) {
        return NGX_DECLINED;
    }

    switch (field) {

    case NGX_RESPONSES_F_CREATED_AT:

        if (ngx_responses_object_get(object, field,
                                     NGX_RESPONSES_JSON_NUMBER))
        {
            return NGX_DECLINED;
        }

        return ngx_responses_lifecycle_set_int(rp, field,
                                  ngx_responses_synth_created_at(rp->engine));

    case NGX_RESPONSES_F_MODEL:
        word = ngx_responses_synth_model(rp->engine);
        break;

    case NGX_RESPONSES_F_STATUS:
        word = ngx_responses_lifecycle_status(rp->ev->type->id);
        break;

    default: /* NGX_RESPONSES_F_OBJECT */
        ngx_str_set(&word, "response");
        break;
    }

    return ngx_responses_object_set_string(object, field, word.data, word.len);
}


/* what is longer: the output, and the error of a failure */

static ngx_int_t
ngx_responses_lifecycle_values(ngx_responses_repair_t *rp)
{
    ngx_int_t                rc;
    ngx_uint_t               repaired;
    ngx_responses_buf_t     *value;
    ngx_responses_object_t  *object;
    ngx_responses_engine_t  *engine;

    engine = rp->engine;
    object = &rp->object;
    value = &engine->worker->value;

    rc = ngx_responses_fill_empty_output(rp);

    if (rc == NGX_ERROR) {
        return NGX_ERROR;
    }

    repaired = (rc == NGX_OK);

    if (rp->ev->type->id == NGX_RESPONSES_FAILED
        && !ngx_responses_object_get(object, NGX_RESPONSES_F_ERROR,
                                     NGX_RESPONSES_JSON_OBJECT))
    {
        repaired = 1;

        if (ngx_responses_synth_error_value(engine) != NGX_OK
            || ngx_responses_object_set(object, NGX_RESPONSES_F_ERROR,
                                        value->start, value->len)
               != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return repaired ? NGX_OK : NGX_DECLINED;
}


static ngx_int_t
ngx_responses_lifecycle_set_int(ngx_responses_repair_t *rp, ngx_uint_t field,
    int64_t n)
{
    u_char                  buf[NGX_INT64_LEN];
    ngx_responses_writer_t  w;

    ngx_responses_writer_init(&w, buf, sizeof(buf));
    ngx_responses_write_int(&w, n);

    return ngx_responses_object_set(&rp->object, field, buf, w.pos - buf);
}


ngx_str_t
ngx_responses_lifecycle_status(ngx_uint_t type)
{
    ngx_uint_t  i;

    static const struct {
        ngx_uint_t    type;
        ngx_str_t     status;
    } statuses[] = {
        { NGX_RESPONSES_QUEUED, ngx_string("queued") },
        { NGX_RESPONSES_COMPLETED, ngx_string("completed") },
        { NGX_RESPONSES_INCOMPLETE, ngx_string("incomplete") },
        { NGX_RESPONSES_FAILED, ngx_string("failed") },
        { NGX_RESPONSES_CANCELLED, ngx_string("cancelled") },
        { 0, ngx_string("in_progress") }
    };

    for (i = 0; statuses[i].type && statuses[i].type != type; i++) {
        /* void */
    }

    return statuses[i].status;
}
