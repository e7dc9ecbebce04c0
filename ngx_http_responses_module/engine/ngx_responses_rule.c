
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The configuration of rules: kinds, patterns and the tree of paths.
 *
 * Never reads a stream.  Invariant: a path that the engine has, too, keeps its
 * id, so that one walk through an event serves both.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"
#include "api/ngx_responses_event.h"
#include "engine/ngx_responses_rule.h"


static ngx_int_t ngx_responses_rule_path(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem, ngx_responses_rule_t *rule);
static ngx_int_t ngx_responses_rule_own(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem);
static ngx_int_t ngx_responses_rule_in_output(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem, ngx_responses_rule_t *rule);
static ngx_int_t ngx_responses_rule_id(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem, ngx_responses_path_t *root, ngx_str_t path,
    ngx_uint_t *id);


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
    [NGX_RESPONSES_RULE_HIDE_FIELD] = HIDES|READS|PATH,
    [NGX_RESPONSES_RULE_SET_FIELD] = READS|PATH|LAST,
    [NGX_RESPONSES_RULE_ROUTING] = EVENT|LATE,
    [NGX_RESPONSES_RULE_ADD_EVENT] = EVENT|LATE,
    [NGX_RESPONSES_RULE_REWRITE_TEXT] = READS
};


/* whether a path begins with names, and goes on */

#define ngx_responses_rule_begins(path, name)                                 \
    ((path).len >= sizeof(name)                                               \
     && ngx_memcmp((path).data, name, sizeof(name) - 1) == 0)


ngx_int_t
ngx_responses_rules_compile(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem)
{
    ngx_int_t              rc;
    ngx_uint_t             i, kind;
    ngx_responses_rule_t  *rule;

    rules->ids = NGX_RESPONSES_RULE_IDS;
    rule = rules->list.elts;
    i = 0;

    for (kind = 0; kind < NGX_RESPONSES_RULE_KINDS; kind++) {
        rules->first[kind] = i;

        while (i < rules->list.nelts && rule[i].kind == kind) {
            rule[i].does = ngx_responses_rule_rows[kind];
            rules->does |= rule[i].does;
            i++;
        }
    }

    rules->first[kind] = i;

    if (ngx_responses_member_paths(mem, &rules->paths) != NGX_OK) {
        return NGX_ERROR;
    }

    rc = ngx_responses_rule_own(rules, mem);

    for (i = 0; i < rules->list.nelts && rc == NGX_OK; i++) {

        if (rule[i].does & PATH) {
            rc = ngx_responses_rule_path(rules, mem, &rule[i]);
        }
    }

    return rc;
}


static ngx_int_t
ngx_responses_rule_path(ngx_responses_rules_t *rules, ngx_responses_mem_t *mem,
    ngx_responses_rule_t *rule)
{
    size_t     n;
    ngx_int_t  rc;
    ngx_str_t  parent;

    parent = rule->name;

    for (n = parent.len; n && parent.data[n - 1] != '.'; n--) {
        /* void */
    }

    rules->errors |= (ngx_responses_str_is(rule->name, "error")
                      || ngx_responses_rule_begins(rule->name, "error."));

    rule->member.data = parent.data + n;
    rule->member.len = parent.len - n;

    rc = ngx_responses_rule_id(rules, mem, &rules->paths, rule->name,
                               &rule->id);

    if (rc == NGX_OK && (rule->does & HIDES)) {
        rc = ngx_responses_rule_in_output(rules, mem, rule);

    } else if (rc == NGX_OK && n) {
        parent.len = n - 1;
        rc = ngx_responses_rule_id(rules, mem, &rules->paths, parent,
                                   &rule->parent);
    }

    if (!rule->output && !ngx_responses_rule_begins(rule->name, "response.")) {
        rule->does |= EVENT;
    }

    return rc;
}


/* "item.name" is also hidden as "response.output.*.name" */

static ngx_int_t
ngx_responses_rule_in_output(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem, ngx_responses_rule_t *rule)
{
    ngx_str_t              rest;
    ngx_responses_path_t  *item;

    static ngx_str_t  output = ngx_string("response.output.*");

    if (!ngx_responses_rule_begins(rule->name, "item.")) {
        return NGX_OK;
    }

    item = ngx_responses_path_node(mem, &rules->paths, &output);
    if (item == NULL) {
        return NGX_ERROR;
    }

    rest.data = rule->name.data + sizeof("item.") - 1;
    rest.len = rule->name.len - (sizeof("item.") - 1);

    return ngx_responses_rule_id(rules, mem, item, rest, &rule->output);
}


/* paths of members that rules of other kinds read or change */

static ngx_int_t
ngx_responses_rule_own(ngx_responses_rules_t *rules, ngx_responses_mem_t *mem)
{
    ngx_int_t   rc;
    ngx_uint_t  i;

    static ngx_str_t  parts[NGX_RESPONSES_RULE_PARTS] = {
        ngx_string("part"),
        ngx_string("item.content.*"),
        ngx_string("response.output.*.content.*")
    };

    if (!ngx_responses_rules_any(rules, NGX_RESPONSES_RULE_REWRITE_TEXT)) {
        return NGX_OK;
    }

    rc = NGX_OK;

    for (i = 0; i < NGX_RESPONSES_RULE_PARTS && rc == NGX_OK; i++) {
        rc = ngx_responses_rule_id(rules, mem, &rules->paths, parts[i],
                                   &rules->parts[i]);
    }

    return rc;
}


static ngx_int_t
ngx_responses_rule_id(ngx_responses_rules_t *rules, ngx_responses_mem_t *mem,
    ngx_responses_path_t *root, ngx_str_t path, ngx_uint_t *id)
{
    ngx_responses_path_t  *node;

    node = ngx_responses_path_node(mem, root, &path);
    if (node == NULL) {
        return NGX_ERROR;
    }

    if (node->id == 0) {

        if (rules->ids == NGX_RESPONSES_RULE_IDS + NGX_RESPONSES_RULE_PATHS) {
            return NGX_DECLINED;
        }

        node->id = rules->ids++;
    }

    *id = node->id;

    return NGX_OK;
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
