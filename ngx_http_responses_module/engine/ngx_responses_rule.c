
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The configuration of rules: kinds, patterns and paths.
 *
 * Never reads a stream.  Invariant: rules of a kind stand together, in the
 * order in which they were written.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"
#include "api/ngx_responses_event.h"
#include "api/ngx_responses_unread.h"
#include "engine/ngx_responses_rule.h"


static ngx_int_t ngx_responses_rule_path(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem, ngx_responses_rule_t *rule);


#define HIDES  NGX_RESPONSES_RULE_HIDES
#define READS  NGX_RESPONSES_RULE_READS
#define PATH   NGX_RESPONSES_RULE_PATH
#define LAST   NGX_RESPONSES_RULE_LAST
#define EVENT  NGX_RESPONSES_RULE_EVENT
#define LATE   NGX_RESPONSES_RULE_LATE


static const ngx_uint_t  ngx_responses_rule_rows[NGX_RESPONSES_RULE_KINDS] = {
    [NGX_RESPONSES_RULE_SIGN] = HIDES|READS,
    [NGX_RESPONSES_RULE_HIDE_EVENT] = HIDES|EVENT,
    [NGX_RESPONSES_RULE_HIDE_ITEM] = HIDES,
    [NGX_RESPONSES_RULE_REDACT] = HIDES|READS,
    [NGX_RESPONSES_RULE_REWRITE_TEXT] = READS,
    [NGX_RESPONSES_RULE_HIDE_FIELD] = HIDES|READS|PATH,
    [NGX_RESPONSES_RULE_SET_FIELD] = READS|PATH|LAST,
    [NGX_RESPONSES_RULE_ROUTING] = EVENT|LATE,
    [NGX_RESPONSES_RULE_ADD_EVENT] = EVENT|LATE
};


ngx_int_t
ngx_responses_rules_compile(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem)
{
    ngx_uint_t             i, kind;
    ngx_responses_rule_t  *rule;

    static const ngx_str_t  metadata = ngx_string("metadata.*");

    rule = rules->list.elts;
    i = 0;

    for (kind = 0; kind < NGX_RESPONSES_RULE_KINDS; kind++) {
        rules->first[kind] = i;

        for ( /* void */ ;
             i < rules->list.nelts && rule[i].kind == kind;
             i++)
        {
            rule[i].does = ngx_responses_rule_rows[kind];
            rules->does |= rule[i].does;

            if (rule[i].does & PATH) {
                rules->lists |= ngx_responses_unread_through(&rule[i].name);

                if (ngx_responses_rule_path(rules, mem, &rule[i]) != NGX_OK) {
                    return NGX_ERROR;
                }
            }

            if (kind == NGX_RESPONSES_RULE_SIGN) {

                /* servers name the response there */

                rules->lists |= ngx_responses_unread_through(&metadata);
            }
        }
    }

    rules->first[kind] = i;

    return NGX_OK;
}


/* "item.name" is also hidden as "response.output.*.name" */

static ngx_int_t
ngx_responses_rule_path(ngx_responses_rules_t *rules, ngx_responses_mem_t *mem,
    ngx_responses_rule_t *rule)
{
    u_char     *p;
    ngx_str_t   rest;

    static const ngx_str_t  output = ngx_string("response.output.*.");

    rules->errors |= (ngx_responses_str_is(rule->name, "error")
                      || ngx_responses_rule_below(rule->name,
                                      ngx_responses_str("error."), &rest));

    if (ngx_responses_rule_below(rule->name, ngx_responses_str("response."),
                                 &rest))
    {
        return NGX_OK;
    }

    if (!(rule->does & HIDES)
        || !ngx_responses_rule_below(rule->name, ngx_responses_str("item."),
                                     &rest))
    {
        rule->does |= EVENT;
        return NGX_OK;
    }

    rule->output.len = output.len + rest.len;

    p = mem->alloc(mem->data, rule->output.len);
    if (p == NULL) {
        return NGX_ERROR;
    }

    rule->output.data = p;

    p = ngx_cpymem(p, output.data, output.len);
    ngx_memcpy(p, rest.data, rest.len);

    return NGX_OK;
}


ngx_uint_t
ngx_responses_rule_below(ngx_str_t path, ngx_str_t base, ngx_str_t *rest)
{
    if (path.len <= base.len
        || ngx_memcmp(path.data, base.data, base.len) != 0)
    {
        return 0;
    }

    rest->data = path.data + base.len;
    rest->len = path.len - base.len;

    return 1;
}


ngx_int_t
ngx_responses_rule_json(ngx_responses_mem_t *mem, ngx_str_t *text)
{
    ngx_int_t             rc;
    ngx_responses_json_t  json;

    ngx_responses_json_init(&json, mem);

    rc = ngx_responses_json_valid(&json, text->data, text->len);

    ngx_responses_json_free(&json);

    return rc;
}


void
ngx_responses_rule_line(ngx_str_t *json)
{
    size_t  i;

    for (i = 0; i < json->len; i++) {

        if (json->data[i] < ' ') {
            json->data[i] = ' ';
        }
    }
}


ngx_uint_t
ngx_responses_rule_match(const ngx_str_t *pattern, const ngx_str_t *name)
{
    size_t  p, n, star, mark;

    p = 0;
    n = 0;
    star = pattern->len;
    mark = 0;

    while (n < name->len) {

        if (p < pattern->len && pattern->data[p] == '*') {
            star = p++;
            mark = n;

        } else if (p < pattern->len && pattern->data[p] == name->data[n]) {
            p++;
            n++;

        } else if (star < pattern->len) {

            /* the last '*' matches one more byte */

            p = star + 1;
            n = ++mark;

        } else {
            return 0;
        }
    }

    while (p < pattern->len && pattern->data[p] == '*') {
        p++;
    }

    return p == pattern->len;
}


ngx_uint_t
ngx_responses_rules_may(const ngx_responses_rules_t *rules, void *data,
    ngx_uint_t json)
{
    ngx_uint_t             i, may;
    ngx_responses_rule_t  *rule;

    may = 0;
    rule = rules->list.elts;

    for (i = 0; i < rules->list.nelts; i++) {

        if ((rule[i].does & LATE) || (json && (rule[i].does & EVENT))) {
            continue;
        }

        if (rule[i].cond && !rules->hooks->holds(data, rule[i].cond)) {
            continue;
        }

        may |= (rule[i].does & HIDES)
               ? NGX_RESPONSES_RULES_CHANGE | NGX_RESPONSES_RULES_HIDE
               : NGX_RESPONSES_RULES_CHANGE;
    }

    return may;
}
