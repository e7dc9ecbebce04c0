
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The record of one stream.
 *
 * Takes raw values and times from the caller.  Never reads a clock, keeps a
 * pointer to them or changes an event.  A new value is a row of the table.
 * Invariant: a value that was not reported is unknown, not 0.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_writer.h"
#include "api/ngx_responses_member.h"
#include "api/ngx_responses_tokens.h"
#include "api/ngx_responses_usage.h"


typedef struct ngx_responses_usage_member_s  ngx_responses_usage_member_t;

struct ngx_responses_usage_member_s {
    ngx_uint_t                           kind;   /* NGX_RESPONSES_USAGE_... */
    size_t                               field;  /* ..._WORD_... */
    const ngx_responses_usage_member_t  *members;   /* of an object, or NULL */
};


#define value(member, kind, field)                                            \
    [NGX_RESPONSES_M_##member] = { NGX_RESPONSES_USAGE_##kind, field, NULL }

#define word(member, name)   value(member, WORD, NGX_RESPONSES_WORD_##name)

#define object(member, name)                                                  \
    [NGX_RESPONSES_M_##member] = { NGX_RESPONSES_USAGE_NONE, 0,               \
                                   ngx_responses_usage_##name }


/* what is read of objects, by member; others have empty rows */

static const ngx_responses_usage_member_t
    ngx_responses_usage_error[NGX_RESPONSES_M_MAX] =
{
    value(CODE, CODE, 0),
    value(TYPE, CLASS, 0)
};


static const ngx_responses_usage_member_t
    ngx_responses_usage_incomplete[NGX_RESPONSES_M_MAX] =
{
    word(REASON, INCOMPLETE_REASON)
};


/* of a response that is an object, and of one that is flat */

#define NGX_RESPONSES_USAGE_RESPONSE                                          \
    word(ID, ID),                                                             \
    word(MODEL, MODEL),                                                       \
    word(TIER, SERVICE_TIER),                                                 \
    object(ERROR, error),                                                     \
    object(INCOMPLETE_DETAILS, incomplete),                                   \
    value(USAGE, TOKENS, 0)

static const ngx_responses_usage_member_t
    ngx_responses_usage_response[NGX_RESPONSES_M_MAX] =
{
    NGX_RESPONSES_USAGE_RESPONSE
};


static const ngx_responses_usage_member_t
    ngx_responses_usage_event_members[NGX_RESPONSES_M_MAX] =
{
    NGX_RESPONSES_USAGE_RESPONSE,
    word(MODEL_ID, ROUTED_MODEL),
    value(CODE, CODE, 0),
    object(RESPONSE, response)
};


static void ngx_responses_usage_members(ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_uint_t parent,
    const ngx_responses_usage_member_t *members);
static void ngx_responses_usage_word(ngx_responses_usage_t *usage,
    ngx_uint_t word, u_char *p, size_t len);
static void ngx_responses_usage_keep(ngx_responses_usage_t *usage,
    ngx_uint_t word, u_char *p, size_t len);


/* never written to */

static ngx_responses_word_t  ngx_responses_usage_unknown;


void
ngx_responses_usage_init(ngx_responses_usage_t *usage,
    ngx_responses_mem_t *mem)
{
    ngx_uint_t  i;

    ngx_memzero(usage, sizeof(ngx_responses_usage_t));

    usage->mem = mem;

    for (i = 0; i < NGX_RESPONSES_WORDS; i++) {
        usage->words[i] = &ngx_responses_usage_unknown;
    }

    usage->input_tokens = -1;
    usage->cached_tokens = -1;
    usage->cache_write_tokens = -1;
    usage->output_tokens = -1;
    usage->reasoning_tokens = -1;
    usage->total_tokens = -1;
}


void
ngx_responses_usage_free(ngx_responses_usage_t *usage)
{
    ngx_uint_t             i;
    ngx_responses_word_t  *word, *replaced;

    for (i = 0; i < NGX_RESPONSES_WORDS; i++) {

        for (word = usage->words[i];
             word != &ngx_responses_usage_unknown;
             word = replaced)
        {
            replaced = word->replaced;
            usage->mem->free(usage->mem->data, word);
        }

        usage->words[i] = &ngx_responses_usage_unknown;
    }
}


void
ngx_responses_usage_read(ngx_responses_usage_t *usage,
    ngx_responses_json_t *json)
{
    ngx_responses_usage_members(usage, json, 0,
                                ngx_responses_usage_event_members);
}


/* in the order of the text, each of several members of one name */

static void
ngx_responses_usage_members(ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_uint_t parent,
    const ngx_responses_usage_member_t *members)
{
    ngx_uint_t                           i;
    ngx_responses_node_t                *node;
    const ngx_responses_usage_member_t  *member;

    for (i = parent + 1;
         i < json->nodes[parent].next;
         i = json->nodes[i].next)
    {
        node = &json->nodes[i];
        member = &members[node->key];

        if (member->members) {
            ngx_responses_usage_members(usage, json, i, member->members);

        } else if (member->kind == NGX_RESPONSES_USAGE_TOKENS) {
            ngx_responses_tokens_read(usage, json, i);

        } else if (member->kind) {
            ngx_responses_usage_value(usage, member->kind, member->field,
                                      json->text + node->start,
                                      node->end - node->start);
        }
    }
}


void
ngx_responses_usage_value(ngx_responses_usage_t *usage, ngx_uint_t kind,
    size_t field, u_char *p, size_t len)
{
    int64_t  *n;

    switch (kind) {

    case NGX_RESPONSES_USAGE_COUNT:
        n = (int64_t *) ((u_char *) usage + field);

        (void) ngx_responses_number_count(p, len, n);
        break;

    case NGX_RESPONSES_USAGE_CODE:

        if (len && (ngx_responses_digit(p[0]) || p[0] == '-')) {
            ngx_responses_usage_keep(usage, NGX_RESPONSES_WORD_ERROR_CODE, p,
                                     len);
            usage->coded = 1;

        } else if (len > 2 && p[0] == '"') {
            ngx_responses_usage_word(usage, NGX_RESPONSES_WORD_ERROR_CODE, p,
                                     len);
            usage->coded = 1;
        }

        break;

    case NGX_RESPONSES_USAGE_CLASS:

        if (!usage->coded) {
            ngx_responses_usage_word(usage, NGX_RESPONSES_WORD_ERROR_CODE, p,
                                     len);
        }

        break;

    case NGX_RESPONSES_USAGE_WORD:
        ngx_responses_usage_word(usage, field, p, len);
        break;
    }
}


static void
ngx_responses_usage_word(ngx_responses_usage_t *usage, ngx_uint_t word,
    u_char *p, size_t len)
{
    if (len > 2 && p[0] == '"') {
        ngx_responses_usage_keep(usage, word, p + 1, len - 2);
    }
}


/* one that grows gets the full size, so that it grows once */

static void
ngx_responses_usage_keep(ngx_responses_usage_t *usage, ngx_uint_t n, u_char *p,
    size_t len)
{
    size_t                   size;
    u_char                   buf[NGX_RESPONSES_WORD_LEN];
    ngx_responses_word_t    *word;
    ngx_responses_writer_t   w;

    word = usage->words[n];

    /* most events repeat it */

    if (word->len == len && ngx_memcmp(word->data, p, len) == 0) {
        return;
    }

    ngx_responses_writer_init(&w, buf, NGX_RESPONSES_WORD_LEN);
    ngx_responses_write_word(&w, p, len);

    len = w.pos - w.start;

    if (len > word->size) {
        size = (word->len == 0) ? len : NGX_RESPONSES_WORD_LEN;

        word = usage->mem->alloc(usage->mem->data,
                                 offsetof(ngx_responses_word_t, data) + size);
        if (word == NULL) {
            usage->failed = 1;
            return;
        }

        word->replaced = usage->words[n];
        word->size = (u_char) size;

        usage->words[n] = word;
    }

    if (len) {
        ngx_memcpy(word->data, buf, len);
        word->len = (u_char) len;
    }
}


void
ngx_responses_usage_event(ngx_responses_usage_t *usage,
    const ngx_responses_type_t *type, ngx_msec_t now)
{
    ngx_msec_int_t  gap;

    if (usage->events++ == 0) {
        usage->first_event = now;

    } else {

        /* the clock of nginx is not monotonic on all systems */

        gap = (ngx_msec_int_t) (now - usage->last_event);

        if (gap > (ngx_msec_int_t) usage->max_gap) {
            usage->max_gap = (ngx_msec_t) gap;
        }
    }

    usage->last_event = now;

    if (type->class == NGX_RESPONSES_CLASS_DELTA) {

        if (!usage->token) {
            usage->token = 1;
            usage->first_token = now;
        }

        usage->last_token = now;

        if (!usage->text
            && (type->id == NGX_RESPONSES_TEXT_DELTA
                || type->id == NGX_RESPONSES_REFUSAL_DELTA))
        {
            usage->text = 1;
            usage->first_text = now;
        }

        return;
    }

    if ((type->class == NGX_RESPONSES_CLASS_TERMINAL
         || type->class == NGX_RESPONSES_CLASS_ERROR)
        && usage->terminal == 0)
    {
        usage->terminal = type->status;
    }
}


void
ngx_responses_usage_output(ngx_responses_usage_t *usage, ngx_msec_t now)
{
    usage->output = 1;
    usage->last_output = now;
}


/* names of calls of the client's tools and of hosted tools end alike */

void
ngx_responses_usage_item(ngx_responses_usage_t *usage, u_char *type,
    size_t len)
{
    static const ngx_str_t  suffix = ngx_string("_call");

    usage->tool_calls += (len > suffix.len
                          && ngx_memcmp(type + len - suffix.len, suffix.data,
                                        suffix.len)
                             == 0);
}


void
ngx_responses_usage_failed(ngx_responses_usage_t *usage, ngx_str_t code)
{
    usage->coded = 1;

    ngx_responses_usage_keep(usage, NGX_RESPONSES_WORD_ERROR_CODE, code.data,
                             code.len);
}


int64_t
ngx_responses_usage_interval(const ngx_responses_usage_t *usage)
{
    ngx_msec_int_t  ms;

    if (!usage->token || usage->output_tokens < 2) {
        return -1;
    }

    ms = (ngx_msec_int_t) (usage->last_token - usage->first_token);

    return (int64_t) ngx_max(ms, 0) * 1000 / (usage->output_tokens - 1);
}
