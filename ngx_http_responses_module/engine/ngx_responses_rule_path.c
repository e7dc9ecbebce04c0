
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The paths of rules as they are written in the configuration, and the
 * members that no rule may change.
 *
 * Never reads a stream.  What JSONPath, JSON Pointer and programming languages
 * would write is refused, and the reason says what is written here.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_rule.h"


static const char *ngx_responses_rule_name_wrong(u_char *name, size_t len);
static ngx_uint_t ngx_responses_rule_path_fixed(ngx_str_t *path);
static ngx_uint_t ngx_responses_rule_path_char(u_char ch);


/* clients rely on these: rules cannot hide or set them */

static ngx_str_t  ngx_responses_rule_fixed[] = {
    ngx_string("type"),
    ngx_string("sequence_number"),
    ngx_string("output_index"),
    ngx_string("content_index"),
    ngx_string("summary_index"),
    ngx_string("annotation_index"),
    ngx_string("item_id"),
    ngx_string("response"),
    ngx_string("response.id"),
    ngx_string("response.status"),
    ngx_string("response.output"),
    ngx_string("response.output.*"),
    ngx_string("response.output.*.id"),
    ngx_string("response.output.*.type"),
    ngx_string("item"),
    ngx_string("item.id"),
    ngx_string("item.type"),
    ngx_string("part"),
    ngx_string("part.type"),
    ngx_null_string
};


const char *
ngx_responses_rule_path_wrong(ngx_str_t *path, ngx_responses_rule_e kind)
{
    u_char      *p, *name, *last;
    ngx_uint_t   names;
    const char  *wrong;

    p = path->data;
    last = path->data + path->len;
    names = 0;

    if (p < last && *p == '$') {
        return "begins with \"$\", but is no variable; "
               "a path is written as response.tools";
    }

    if (p < last && *p == '/') {
        return "begins with \"/\", but names are joined by \".\"";
    }

    for (name = p; p <= last; p++) {

        if (p < last && *p != '.') {
            continue;
        }

        wrong = ngx_responses_rule_name_wrong(name, p - name);

        if (wrong) {
            return wrong;
        }

        if (name == path->data && p - name == 1 && *name == '*') {
            return "begins with \"*\", but an event is no array";
        }

        if (++names > NGX_RESPONSES_RULE_NAMES) {
            return "has more than 16 names";
        }

        name = p + 1;
    }

    if (ngx_responses_rule_path_fixed(path)) {
        if (kind == NGX_RESPONSES_RULE_HIDE_FIELD) {
            return "cannot be hidden, clients rely on it";
        }

        return "cannot be set, clients rely on it";
    }

    return NULL;
}


static const char *
ngx_responses_rule_name_wrong(u_char *name, size_t len)
{
    size_t  i;

    if (len == 0) {
        return "has an empty name";
    }

    if (len > NGX_RESPONSES_RULE_NAME) {
        return "has a name of over 64 bytes";
    }

    for (i = 0; i < len; i++) {

        if (name[i] == '*' && len > 1) {
            return "has a \"*\" within a name, which stands for nothing";
        }

        if (name[i] == '[' || name[i] == ']') {
            return "has an index in brackets; each element is \".*\"";
        }

        if (name[i] == ',') {
            return "has a \",\", but spaces separate paths";
        }

        if (!ngx_responses_rule_path_char(name[i])) {
            return "has a character that is not allowed here";
        }
    }

    return NULL;
}


static ngx_uint_t
ngx_responses_rule_path_fixed(ngx_str_t *path)
{
    ngx_str_t  *fixed;

    for (fixed = ngx_responses_rule_fixed; fixed->len; fixed++) {

        if (fixed->len == path->len
            && ngx_memcmp(fixed->data, path->data, path->len) == 0)
        {
            return 1;
        }
    }

    return 0;
}


static ngx_uint_t
ngx_responses_rule_path_char(u_char ch)
{
    static const char  odd[] = "\"'`\\(){}<>=;|";

    return ch >= 0x20 && ch < 0x7f
           && memchr(odd, ch, sizeof(odd) - 1) == NULL;
}
