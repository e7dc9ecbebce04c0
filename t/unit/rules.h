
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules for tests, made of a text, a rule a line:
 *
 *     H type ...             hide events             P type ...  pass events
 *     I type ...             hide items              F path ...  hide members
 *     S path json            set a member, S path $n to a variable as a
 *                            string, S path :$n to it as JSON
 *     A type <anchor k=v     add an event before, > after, << and >> each;
 *                            values as with S
 *     R v ...                the routing event, model_id=v and the members
 *                            that follow it
 *     W from to              rewrite texts
 *     D                      announce what was rewritten
 *
 * A last word ?n makes it conditional.  Variables and conditions are those
 * of the rules_t.
 */


#ifndef _RULES_H_INCLUDED_
#define _RULES_H_INCLUDED_


#include "engine/ngx_responses_rule.h"

#include "mem.h"
#include "tap.h"


#define RULES_MAX   32
#define RULES_VARS  10


typedef struct {
    char                        *from;
    char                        *to;
} rules_rewrite_t;


typedef struct {
    ngx_responses_rules_t        rules;
    mem_t                        mem;
    char                         text[4096];

    ngx_responses_rule_t         list[RULES_MAX * 4];
    ngx_responses_pair_t         pairs[RULES_MAX * 4];
    rules_rewrite_t              rewrite[RULES_MAX];
    ngx_uint_t                   npairs;
    ngx_uint_t                   nrewrites;

    u_char                       conds[RULES_VARS];
    bytes_t                      vars[RULES_VARS];
    ngx_uint_t                   invalid;      /* values that were no JSON */
    ngx_uint_t                   wrong;        /* hooks were misused */
} rules_t;


static ngx_uint_t
rules_holds(void *outside, void *cond)
{
    rules_t *r = outside;

    u_char  *holds = cond;

    if (holds < r->conds || holds >= r->conds + RULES_VARS) {
        r->wrong++;
        return 0;
    }

    return *holds;
}


static ngx_int_t
rules_value(void *outside, void *value, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf)
{
    rules_t *r = outside;

    bytes_t  *var = value;

    r->wrong += (var < r->vars || var >= r->vars + RULES_VARS);

    return ngx_responses_buf_append(mem, buf, var->data, var->len);
}


/* all that are found, from left to right */

static ngx_int_t
rules_replace(void *outside, void *rule, ngx_str_t text,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    rules_t *r = outside;
    rules_rewrite_t *rewrite = rule;

    size_t      i, len;
    ngx_uint_t  found;

    r->wrong += (buf->len != 0);

    len = strlen(rewrite->from);
    found = 0;

    for (i = 0; i < text.len; /* void */ ) {

        if (text.len - i >= len
            && memcmp(text.data + i, rewrite->from, len) == 0)
        {
            found = 1;
            i += len;

            if (ngx_responses_buf_append(mem, buf, (u_char *) rewrite->to,
                                         strlen(rewrite->to))
                != NGX_OK)
            {
                return NGX_ERROR;
            }

            continue;
        }

        if (ngx_responses_buf_append(mem, buf, text.data + i, 1) != NGX_OK) {
            return NGX_ERROR;
        }

        i++;
    }

    return found ? NGX_OK : NGX_DECLINED;
}


static void
rules_invalid(void *outside, ngx_str_t *rule, ngx_str_t *value)
{
    rules_t *r = outside;

    r->invalid++;
    r->wrong += (rule->len == 0);
}


static const ngx_responses_hooks_t  rules_hooks = {
    rules_holds, rules_value, rules_replace, rules_invalid
};


static ngx_inline void
rules_string(ngx_str_t *s, char *text)
{
    s->data = (u_char *) text;
    s->len = strlen(text);
}


/* "json", "$n" or ":$n" */

static ngx_inline void
rules_make_value(rules_t *r, ngx_responses_value_t *value, char *text)
{
    value->json = (text[0] == ':' || text[0] != '$');

    if (text[0] == ':') {
        text++;
    }

    if (text[0] == '$') {
        value->value = &r->vars[text[1] - '0'];
        return;
    }

    rules_string(&value->constant, text);
}


static ngx_inline void
rules_pair(rules_t *r, ngx_responses_rule_t *rule, char *key, char *value)
{
    ngx_responses_pair_t  *pair;

    pair = &r->pairs[r->npairs++];

    if (rule->pairs.nelts++ == 0) {
        rule->pairs.elts = pair;
    }

    rules_string(&pair->key, key);
    rules_make_value(r, &pair->value, value);
}


static ngx_inline void
rules_add(rules_t *r, ngx_responses_rule_t *rule, char **word)
{
    char  *p, *anchor;

    rules_string(&rule->name, word[1]);

    anchor = word[2];
    rule->before = (anchor[0] == '<');
    rule->each = (anchor[0] == anchor[1]);
    rules_string(&rule->anchor, anchor + 1 + rule->each);

    for (word += 3; *word; word++) {
        p = strchr(*word, '=');
        *p = '\0';
        rules_pair(r, rule, *word, p + 1);
    }
}


/* rules of one kind stand side by side, as nginx makes them */

static ngx_inline ngx_responses_rule_t *
rules_push(rules_t *r, ngx_responses_rule_e kind, void *cond)
{
    ngx_uint_t     i;
    ngx_array_t   *list;

    list = &r->rules.list;

    for (i = list->nelts++; i && r->list[i - 1].kind > kind; i--) {
        r->list[i] = r->list[i - 1];
    }

    ngx_memzero(&r->list[i], sizeof(ngx_responses_rule_t));

    r->list[i].kind = kind;
    r->list[i].cond = cond;

    return &r->list[i];
}


static ngx_inline void
rules_line(rules_t *r, char **word, void *cond)
{
    char                  *p;
    ngx_uint_t             i;
    rules_rewrite_t       *rewrite;
    ngx_responses_rule_t  *rule;

    static char  *keys[] = { "model_id", "category", "source", "reasoning" };

    /* the first letters of the kinds, in their order */

    static char  kinds[] = "HIFSRAW";

    if (word[0][0] == 'D') {
        r->rules.rewrite = 1;
        return;
    }

    p = strchr(kinds, word[0][0]);

    for (i = 1; word[i]; i++) {
        rule = rules_push(r, p - kinds, cond);
        rules_string(&rule->name, word[i]);

        switch (rule->kind) {

        case NGX_RESPONSES_RULE_SET_FIELD:
            rules_make_value(r, &rule->value, word[++i]);
            break;

        case NGX_RESPONSES_RULE_ADD_EVENT:
            rules_add(r, rule, word);
            return;

        case NGX_RESPONSES_RULE_ROUTING:
            rules_string(&rule->name, "response.routing.completed");
            rules_string(&rule->anchor, "response.created");

            for (i = 0; i < 4 && word[i + 1]; i++) {
                rules_pair(r, rule, keys[i], word[i + 1]);
                ((ngx_responses_pair_t *) rule->pairs.elts)[i].optional = 1;
            }

            return;

        case NGX_RESPONSES_RULE_REWRITE_TEXT:
            rewrite = &r->rewrite[r->nrewrites++];
            rewrite->from = word[1];
            rewrite->to = word[2] ? word[2] : "";
            rule->value.value = rewrite;
            return;

        default:
            break;
        }
    }
}


/* keeps variables and conditions */

static ngx_inline ngx_int_t
rules_make(rules_t *r, const char *text)
{
    char        *p, *line, *next, *word[32];
    void        *cond;
    ngx_uint_t   i, n;

    ngx_memzero(&r->rules, sizeof(ngx_responses_rules_t));
    ngx_memzero(r->pairs, sizeof(r->pairs));

    r->npairs = 0;
    r->nrewrites = 0;

    r->rules.hooks = &rules_hooks;
    r->rules.list.elts = r->list;

    snprintf(r->text, sizeof(r->text), "%s", text);

    for (line = r->text; *line; line = next) {
        next = line + strcspn(line, "\n");

        if (*next) {
            *next++ = '\0';
        }

        n = 0;

        for (p = strtok(line, " "); p && n < 31; p = strtok(NULL, " ")) {
            word[n++] = p;
        }

        cond = NULL;

        if (n && word[n - 1][0] == '?') {
            cond = &r->conds[word[--n][1] - '0'];
        }

        for (i = n; i < 32; i++) {
            word[i] = NULL;
        }

        if (n) {
            rules_line(r, word, cond);
        }
    }

    return ngx_responses_rules_compile(&r->rules, &r->mem.mem);
}


static ngx_inline void
rules_init(rules_t *r)
{
    ngx_memzero(r, sizeof(rules_t));
    mem_init(&r->mem);
}


/* gives back what rules_make() took */

static ngx_inline void
rules_drop(rules_t *r)
{
    ngx_uint_t             i;
    ngx_responses_rule_t  *rule;

    rule = r->rules.list.elts;

    for (i = 0; i < r->rules.list.nelts; i++) {

        if (rule[i].in_output.data) {
            r->mem.mem.free(r->mem.mem.data, rule[i].in_output.data);
        }
    }

    ngx_responses_path_free(&r->mem.mem, &r->rules.paths);
    ngx_memzero(&r->rules, sizeof(ngx_responses_rules_t));
}


static ngx_inline void
rules_free(rules_t *r)
{
    ngx_uint_t  i;

    rules_drop(r);

    for (i = 0; i < RULES_VARS; i++) {
        bytes_free(&r->vars[i]);
    }
}


/* whether directives would take them */

static ngx_inline ngx_uint_t
rules_valid(rules_t *r)
{
    ngx_uint_t  i, set;

    for (i = 0; i < r->rules.list.nelts; i++) {
        set = (r->list[i].kind == NGX_RESPONSES_RULE_SET_FIELD);

        if ((set || r->list[i].kind == NGX_RESPONSES_RULE_HIDE_FIELD)
            && ngx_responses_rule_path_wrong(&r->list[i].name, set))
        {
            return 0;
        }
    }

    return 1;
}


static ngx_inline void
rules_var(rules_t *r, ngx_uint_t n, const void *p, size_t len)
{
    r->vars[n].len = 0;
    bytes_add(&r->vars[n], p, len);
}


#endif /* _RULES_H_INCLUDED_ */
