
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What rules hide, told anew: by the catalogue of the contract's reader, for
 * the model of rules.
 */


#ifndef _RULES_HIDDEN_H_INCLUDED_
#define _RULES_HIDDEN_H_INCLUDED_


#include "guard_types.h"
#include "reference.h"
#include "rules.h"


#define MODEL_ITEMS  64


typedef struct {
    rules_t                     *rules;
    const ngx_responses_conf_t  *conf;

    reference_t    in;
    reference_t    out;
    ngx_uint_t     at;                 /* the event of out that is next */
    ngx_uint_t     bad;

    ngx_uint_t     fired[RULES_MAX * 4];
    ngx_uint_t     hidden;             /* events, for the counters */
    ngx_uint_t     added;

    char           ids[MODEL_ITEMS][64];       /* of hidden items */
    long           indexes[MODEL_ITEMS];
    ngx_uint_t     nhidden;
} model_t;


static void
model_bad(model_t *m, const char *what, bytes_t *data)
{
    m->bad++;
    diag("%s, output %lu", what, (unsigned long) m->at);

    if (data) {
        tap_show("expected of", data->data, data->len);
    }

    if (m->at < m->out.n) {
        tap_show("     got", m->out.list[m->at].data.data,
                 m->out.list[m->at].data.len);
    }
}


static ngx_inline ngx_uint_t
model_holds(void *cond)
{
    return cond == NULL || *(u_char *) cond;
}


/* '*' is any run */

static ngx_uint_t
model_glob(const char *pattern, const char *name)
{
    if (*pattern == '*') {
        return model_glob(pattern + 1, name)
               || (*name && model_glob(pattern, name + 1));
    }

    return *pattern == *name && (*name == '\0'
                                 || model_glob(pattern + 1, name + 1));
}


static ngx_uint_t
model_has(model_t *m, ngx_responses_rule_e kind)
{
    return ngx_responses_rules_any(&m->rules->rules, kind);
}


/* whether a rule of a kind holds, for that name unless it is NULL */

static ngx_uint_t
model_listed(model_t *m, ngx_responses_rule_e kind, const char *name)
{
    ngx_uint_t             i;
    ngx_responses_rule_t  *rule;

    rule = m->rules->list;

    for (i = 0; i < m->rules->rules.list.nelts; i++) {
        if (rule[i].kind == kind && model_holds(rule[i].cond)
            && (name == NULL
                || model_glob((char *) rule[i].name.data, name)))
        {
            return 1;
        }
    }

    return 0;
}


/* the event that one of this type hangs on */

static const char *
model_needs(const char *name)
{
    const guard_type_t  *type;

    type = guard_type(name);

    if (type == NULL || type->carries == NULL || type->kind == GUARD_ADDS
        || strchr(type->carries, 'o') == NULL)
    {
        return NULL;
    }

    if (type->kind == GUARD_OPENS
        || strpbrk(type->carries, "cs") == NULL)
    {
        return "response.output_item.added";
    }

    return strchr(type->carries, 'c')
           ? "response.content_part.added"
           : "response.reasoning_summary_part.added";
}


static ngx_uint_t
model_type_hidden(model_t *m, const char *name)
{
    const guard_type_t  *type;

    type = guard_type(name);

    if (strcmp(name, "response.created") == 0
        || (strcmp(name, "error") == 0
            && m->conf->failure == NGX_RESPONSES_FAILURE_ERROR)
        || (type && type->kind == GUARD_END))
    {
        return 0;
    }

    if (type && type->kind == GUARD_LIFECYCLE) {
        return 0;
    }

    for ( /* void */ ; name; name = model_needs(name)) {
        if (model_listed(m, NGX_RESPONSES_RULE_HIDE_EVENT, name)) {
            return 1;
        }
    }

    return 0;
}


static long
model_index(json_t *event, u_char *p)
{
    json_t  *node;

    node = json_get(event, "output_index");

    return (node && node->kind == JSON_NUMBER)
           ? strtol((char *) p + node->start, NULL, 10) : -1;
}


static ngx_uint_t
model_item_hidden(model_t *m, const char *name, json_t *event, u_char *p)
{
    long                 index;
    bytes_t             *id;
    ngx_uint_t           i;
    const guard_type_t  *type;

    if (!model_has(m, NGX_RESPONSES_RULE_HIDE_ITEM)) {
        return 0;
    }

    type = guard_type(name);

    if (type && (type->carries == NULL || type->carries[0] == '\0')) {
        return 0;
    }

    index = model_index(event, p);
    id = guard_string(event, "item_id");

    for (i = 0; i < m->nhidden; i++) {
        if ((index >= 0 && index == m->indexes[i])
            || (id->len && guard_is(id, m->ids[i])))
        {
            return 1;
        }
    }

    if (type == NULL
        || (type->kind != GUARD_ADDS && type->kind != GUARD_ENDS))
    {
        return 0;
    }

    event = json_get(event, "item");
    id = guard_string(event, "type");

    if (id->len == 0
        || !model_listed(m, NGX_RESPONSES_RULE_HIDE_ITEM, (char *) id->data)
        || m->nhidden == MODEL_ITEMS)
    {
        return 0;
    }

    m->indexes[m->nhidden] = index;
    snprintf(m->ids[m->nhidden++], 64, "%s",
             (char *) guard_string(event, "id")->data);

    return 1;
}


#endif /* _RULES_HIDDEN_H_INCLUDED_ */
