
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What rules make of a stream, told anew: from the events that leave without
 * rules, those that should leave with them.  Slow, on trees of JSON.
 */


#ifndef _RULES_MODEL_H_INCLUDED_
#define _RULES_MODEL_H_INCLUDED_


#include "rules_hidden.h"


/* a member as a string that says the same, so that it can be compared */

static void
model_number(json_t *event, u_char *p, long less)
{
    json_t  *node;
    char     text[32];

    for (node = event->child; node; node = node->next) {

        if (guard_is(&node->key, "output_index")
            && node->kind == JSON_NUMBER)
        {
            snprintf(text, sizeof(text), "%ld",
                     strtol((char *) p + node->start, NULL, 10) - less);
            node->kind = JSON_STRING;
            node->value.len = 0;
            bytes_text(&node->value, text);
        }
    }
}


static void
model_texts(model_t *m, json_t *part, ngx_uint_t typed)
{
    json_t           *node;
    bytes_t           new;
    size_t            len;
    ngx_uint_t        i;
    u_char           *p, *last;
    rules_rewrite_t  *rule;

    if (part == NULL || part->kind != JSON_OBJECT
        || (typed && !guard_is(guard_string(part, "type"), "output_text")))
    {
        return;
    }

    node = json_get(part, "text");

    if (node == NULL || node->kind != JSON_STRING) {
        return;
    }

    for (i = 0; i < m->rules->nrewrites; i++) {
        rule = &m->rules->rewrite[i];
        len = strlen(rule->from);
        ngx_memzero(&new, sizeof(bytes_t));
        bytes_add(&new, "", 0);
        last = node->value.data + node->value.len;

        for (p = node->value.data; p < last; /* void */ ) {

            if ((size_t) (last - p) >= len
                && memcmp(p, rule->from, len) == 0)
            {
                bytes_text(&new, rule->to);
                p += len;

            } else {
                bytes_byte(&new, *p++);
            }
        }

        bytes_free(&node->value);
        node->value = new;
    }
}


static void
model_contents(model_t *m, json_t *item)
{
    json_t  *part;

    part = json_get(item, "content");

    if (part && part->kind == JSON_ARRAY) {
        for (part = part->child; part; part = part->next) {
            model_texts(m, part, 1);
        }
    }
}


static void
model_rewrite(model_t *m, const char *name, json_t *event)
{
    json_t              *item;
    const guard_type_t  *type;

    type = guard_type(name);

    if (type == NULL || m->rules->nrewrites == 0) {
        return;
    }

    if (strcmp(name, "response.output_text.done") == 0) {
        model_texts(m, event, 0);
    }

    model_texts(m, json_get(event, "part"), 1);
    model_contents(m, json_get(event, "item"));

    item = json_get(json_get(event, "response"), "output");

    if (item && item->kind == JSON_ARRAY) {
        for (item = item->child; item; item = item->next) {
            model_contents(m, item);
        }
    }
}


/* hides the path's member, or sets it to what the text says if there is one */

static void
model_path(json_t *node, const char *path, bytes_t *set)
{
    char          name[80];
    size_t        len;
    json_t       *child, **prev, *new;
    const char   *rest;
    ngx_uint_t    array, found;

    len = strcspn(path, ".");
    rest = path[len] ? path + len + 1 : NULL;
    snprintf(name, sizeof(name), "%.*s", (int) len, path);
    array = (strcmp(name, "*") == 0);

    if (node->kind != (array ? JSON_ARRAY : JSON_OBJECT)) {
        return;
    }

    found = 0;

    for (prev = &node->child; *prev; /* void */ ) {
        child = *prev;

        if (array ? child->kind != JSON_OBJECT && child->kind != JSON_ARRAY
                  : !guard_is(&child->key, name))
        {
            prev = &child->next;
            continue;
        }

        found = 1;

        if (rest) {
            model_path(child, rest, set);
            prev = &child->next;
            continue;
        }

        *prev = child->next;

        if (set) {
            new = json_parse(set->data, set->len);
            new->key = child->key;
            ngx_memzero(&child->key, sizeof(bytes_t));
            new->next = child->next;
            *prev = new;
            prev = &new->next;
        }

        child->next = NULL;
        json_free(child);
    }

    if (set && !rest && !found && !array) {
        new = json_parse(set->data, set->len);
        bytes_text(&new->key, name);
        new->next = node->child;
        node->child = new;
    }
}


/* a value's text; 0 if it is no JSON */

static ngx_uint_t
model_value(ngx_responses_value_t *value, bytes_t *text)
{
    size_t    i;
    json_t   *json;
    bytes_t  *var;

    text->len = 0;
    bytes_add(text, "", 0);

    if (value->value == NULL) {
        bytes_add(text, value->constant.data, value->constant.len);
        return 1;
    }

    var = value->value;

    if (value->json) {
        bytes_add(text, var->data, var->len);
        json = json_parse(text->data, text->len);
        json_free(json);
        return json != NULL;
    }

    /* variables of the model are plain */

    bytes_lit(text, "\"");

    for (i = 0; i < var->len; i++) {
        if (var->data[i] == '"' || var->data[i] == '\\') {
            bytes_lit(text, "\\");
        }

        bytes_byte(text, var->data[i]);
    }

    bytes_lit(text, "\"");

    return 1;
}


static ngx_uint_t
model_depth(ngx_str_t *path)
{
    size_t      i;
    ngx_uint_t  n;

    for (n = 0, i = 0; i < path->len; i++) {
        n += (path->data[i] == '.');
    }

    return n;
}


/* the last of its path that holds */

static ngx_uint_t
model_last(model_t *m, ngx_uint_t i)
{
    ngx_uint_t                   k;
    ngx_responses_rule_t  *rule;

    rule = m->rules->list;

    for (k = i + 1; k < m->rules->rules.list.nelts; k++) {
        if (rule[k].kind == NGX_RESPONSES_RULE_SET_FIELD
            && model_holds(rule[k].cond)
            && strcmp((char *) rule[k].name.data, (char *) rule[i].name.data)
               == 0)
        {
            return 0;
        }
    }

    return model_holds(rule[i].cond);
}


/* whether anything is hidden: what is no JSON is as well, then */

static ngx_uint_t
model_hides(model_t *m)
{
    return model_listed(m, NGX_RESPONSES_RULE_HIDE_FIELD, NULL)
           || model_listed(m, NGX_RESPONSES_RULE_HIDE_EVENT, NULL)
           || model_listed(m, NGX_RESPONSES_RULE_HIDE_ITEM, NULL);
}


static void
model_fields(model_t *m, json_t *event)
{
    char                         path[256];
    bytes_t                      text;
    ngx_uint_t                   i, n, depth;
    ngx_responses_rule_t  *rule;

    ngx_memzero(&text, sizeof(bytes_t));
    rule = m->rules->list;
    n = m->rules->rules.list.nelts;

    for (i = 0; i < n; i++) {
        if (rule[i].kind == NGX_RESPONSES_RULE_HIDE_FIELD
            && model_holds(rule[i].cond))
        {
            model_path(event, (char *) rule[i].name.data, NULL);

            /* that of an item is in the output, too */

            if (strncmp((char *) rule[i].name.data, "item.", 5) == 0) {
                snprintf(path, sizeof(path), "response.output.*%s",
                         (char *) rule[i].name.data + 4);
                model_path(event, path, NULL);
            }
        }
    }

    /* what is within goes first: values that were set are not looked into */

    for (depth = 8; depth--; /* void */ ) {
        for (i = 0; i < n; i++) {
            if (rule[i].kind == NGX_RESPONSES_RULE_SET_FIELD
                && model_depth(&rule[i].name) == depth
                && model_last(m, i) && model_value(&rule[i].value, &text))
            {
                model_path(event, (char *) rule[i].name.data, &text);
            }
        }
    }

    bytes_free(&text);
}


static void
model_output(model_t *m, json_t *event)
{
    json_t   *list, **prev, *item;
    bytes_t  *type;

    list = json_get(json_get(event, "response"), "output");

    if (list == NULL || list->kind != JSON_ARRAY) {
        return;
    }

    for (prev = &list->child; *prev; /* void */ ) {
        item = *prev;
        type = guard_string(item, "type");

        if (type->len == 0
            || !model_listed(m, NGX_RESPONSES_RULE_HIDE_ITEM,
                             (char *) type->data))
        {
            prev = &item->next;
            continue;
        }

        *prev = item->next;
        item->next = NULL;
        json_free(item);
    }
}


/* the next one of the output must be an event of the user's */

static ngx_uint_t
model_add(model_t *m, ngx_responses_rule_t *rule)
{
    json_t                *event, *want;
    bytes_t                text, *data;
    ngx_uint_t             i, good;
    ngx_responses_pair_t  *pair;

    ngx_memzero(&text, sizeof(bytes_t));
    pair = rule->pairs.elts;

    for (i = 0; i < rule->pairs.nelts; i++) {

        if (!model_value(&pair[i].value, &text)
            || (pair[i].optional && text.len == 2))
        {
            bytes_free(&text);
            return 0;
        }
    }

    m->added++;

    if (m->at == m->out.n) {
        model_bad(m, "an event was not added", NULL);
        bytes_free(&text);
        return 1;
    }

    data = &m->out.list[m->at].data;
    event = json_parse(data->data, data->len);
    good = (event && guard_is(guard_string(event, "type"),
                              (char *) rule->name.data));

    for (i = 0; i < rule->pairs.nelts && good; i++) {
        (void) model_value(&pair[i].value, &text);
        want = json_parse(text.data, text.len);
        good = json_equal(text.data, want, data->data,
                          json_get(event, (char *) pair[i].key.data));
        json_free(want);
    }

    if (!good) {
        model_bad(m, (char *) rule->name.data, NULL);
    }

    m->at++;
    json_free(event);
    bytes_free(&text);

    return 1;
}


static void
model_beside(model_t *m, const char *name, ngx_uint_t before)
{
    ngx_uint_t             i, routing, routed;
    ngx_responses_rule_t  *rule;

    rule = m->rules->list;
    routed = 0;

    for (i = 0; i < m->rules->rules.list.nelts && m->bad == 0; i++) {

        routing = (rule[i].kind == NGX_RESPONSES_RULE_ROUTING);

        if ((routing || rule[i].kind == NGX_RESPONSES_RULE_ADD_EVENT)
            && rule[i].before == before && model_holds(rule[i].cond)
            && strcmp((char *) rule[i].anchor.data, name) == 0
            && (rule[i].each || !m->fired[i]) && !(routing && routed))
        {
            m->fired[i] = 1;
            routed |= (model_add(m, &rule[i]) && routing);
        }
    }
}


static void
model_copies(json_t *event)
{
    json_t  *response;

    response = event ? json_get(event, "response") : NULL;

    if (response && response->kind == JSON_OBJECT) {
        json_drop(response, "output_text");
        json_drop(response, "tool_calls");
    }
}


/* repairs do not fill in what only hidden events say */

static void
model_filled(json_t *node)
{
    json_t  *child;

    if (node == NULL) {
        return;
    }

    if (node->kind == JSON_OBJECT) {
        json_drop(node, "annotations");
    }

    for (child = node->child; child; child = child->next) {
        model_filled(child);
    }
}


static void
model_compare(model_t *m, const char *name, json_t *event, bytes_t *data)
{
    long         index;
    json_t      *got;
    ngx_uint_t   i, less;
    bytes_t     *out;

    if (m->at < m->out.n
        && strcmp(name, "response.output_text.done") == 0
        && strstr((char *) m->out.list[m->at].data.data,
                  "response.rewrite.in_progress")
        && m->rules->rules.rewrite)
    {
        m->at++;
        m->added++;
    }

    if (m->at == m->out.n) {
        model_bad(m, "an event is missing", data);
        return;
    }

    model_rewrite(m, name, event);
    model_output(m, event);

    index = model_index(event, data->data);

    for (less = 0, i = 0; i < m->nhidden; i++) {
        less += (m->indexes[i] >= 0 && m->indexes[i] < index);
    }

    out = &m->out.list[m->at].data;
    got = json_parse(out->data, out->len);

    model_number(event, data->data, less);
    model_fields(m, event);
    json_drop(event, "sequence_number");

    if (got && got->kind == JSON_OBJECT) {
        model_number(got, out->data, 0);
        json_drop(got, "sequence_number");
    }

    if (ngx_responses_rules_any(&m->rules->rules, NGX_RESPONSES_RULE_HIDE_ITEM)
        || ngx_responses_rules_any(&m->rules->rules,
                                   NGX_RESPONSES_RULE_HIDE_FIELD))
    {
        /* EU GPT's copies of items, which t/unit/secret.c looks into */

        model_copies(event);
        model_copies(got);
    }

    if (model_has(m, NGX_RESPONSES_RULE_HIDE_EVENT)) {
        model_filled(event);
        model_filled(got);
        model_copies(event);
        model_copies(got);

        if (json_get(event, "response") && json_get(got, "response")) {
            json_drop(json_get(event, "response"), "output");
            json_drop(json_get(got, "response"), "output");
        }
    }

    if (!json_equal(data->data, event, out->data, got)) {
        model_bad(m, "an event differs", data);
    }

    m->at++;
    json_free(got);
}


/* a type that is not known names an item that was not shown */

static ngx_uint_t
model_unknown(model_t *m, const char *name, json_t *event)
{
    return guard_type(name) == NULL
           && (json_get(event, "output_index") || json_get(event, "item_id"))
           && model_type_hidden(m, "response.output_item.added");
}


static void
model_event(model_t *m, reference_event_t *ev)
{
    json_t      *event;
    bytes_t     *type;
    const char  *name;

    event = json_parse(ev->data.data, ev->data.len);

    if (event == NULL || event->kind != JSON_OBJECT) {

        if (model_hides(m)
            && (ev->data.len != 6 || memcmp(ev->data.data, "[DONE]", 6) != 0))
        {
            m->hidden++;
            json_free(event);
            return;
        }

        if (m->at == m->out.n
            || !bytes_equal(&ev->data, &m->out.list[m->at].data))
        {
            model_bad(m, "what is no event differs", &ev->data);
        }

        m->at++;
        json_free(event);
        return;
    }

    type = guard_string(event, "type");
    name = (char *) type->data;

    if (model_item_hidden(m, name, event, ev->data.data)
        || model_unknown(m, name, event))
    {
        m->hidden++;
        json_free(event);
        return;
    }

    model_beside(m, name, 1);

    if (m->bad) {
        /* void */

    } else if (model_type_hidden(m, name)) {
        m->hidden++;

    } else {
        model_compare(m, name, event, &ev->data);
    }

    if (m->bad == 0) {
        model_beside(m, name, 0);
    }

    json_free(event);
}


/* what left without rules, and with them */

static ngx_uint_t
model_differs(model_t *m, rules_t *rules, const ngx_responses_conf_t *conf,
    bytes_t *without, bytes_t *with)
{
    ngx_uint_t  i;

    ngx_memzero(m, sizeof(model_t));

    m->rules = rules;
    m->conf = conf;
    reference_parse(&m->in, without->data, without->len);
    reference_parse(&m->out, with->data, with->len);

    for (i = 0; i < m->in.n && m->bad == 0; i++) {
        model_event(m, &m->in.list[i]);
    }

    if (m->bad == 0 && m->at != m->out.n) {
        model_bad(m, "an event too many", NULL);
    }

    reference_free(&m->in);
    reference_free(&m->out);

    return m->bad;
}


#endif /* _RULES_MODEL_H_INCLUDED_ */
