
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules for tests, with memory, variables, conditions and the hooks of their
 * own; directives.h makes them.
 */


#ifndef _RULES_H_INCLUDED_
#define _RULES_H_INCLUDED_


#include "engine/ngx_responses_rule.h"

#include "mem.h"
#include "tap.h"


#define RULES_MAX   128
#define RULES_VARS  10


typedef struct {
    ngx_responses_rules_t        rules;
    mem_t                        mem;
    char                         text[20480];  /* of words and values */
    size_t                       len;

    ngx_responses_rule_t         list[RULES_MAX];
    ngx_responses_pair_t         pairs[RULES_MAX];
    ngx_responses_piece_t        pieces[RULES_MAX];
    ngx_uint_t                   npairs;
    ngx_uint_t                   npieces;

    /* a variable may be a condition */

    char                         names[RULES_VARS][64];
    u_char                       conds[RULES_VARS];
    bytes_t                      vars[RULES_VARS];
    ngx_uint_t                   nvars;

    const char                  *mistake;      /* in directives, or NULL */
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


/* in upper case, but for digits of the id of a request */

static ngx_int_t
rules_sign(void *outside, void *rule, ngx_str_t id, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf)
{
    rules_t *r = outside;

    size_t      i;
    u_char      c;
    ngx_int_t   rc;

    r->wrong += (rule != r);

    rc = ngx_responses_buf_append(mem, buf, (u_char *) "SIGNED.", 7);

    for (i = 0; i < id.len && rc == NGX_OK; i++) {
        c = id.data[i];
        c = (c > 'f' && c <= 'z') ? c - 0x20 : c;

        rc = ngx_responses_buf_append(mem, buf, &c, 1);
    }

    return rc;
}


static void
rules_cut(void *outside, ngx_responses_rule_t *rule)
{
    rules_t *r = outside;

    r->wrong += (rule->name.len == 0);
}


static void
rules_invalid(void *outside, ngx_str_t *rule, ngx_str_t *value)
{
    rules_t *r = outside;

    r->invalid++;
    r->wrong += (rule->len == 0);
}


static const ngx_responses_hooks_t  rules_hooks = {
    rules_holds, rules_value, rules_sign, rules_cut, rules_invalid
};


static ngx_inline void
rules_string(ngx_str_t *s, char *text)
{
    s->data = (u_char *) text;
    s->len = strlen(text);
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
rules_init(rules_t *r)
{
    ngx_memzero(r, sizeof(rules_t));
    mem_init(&r->mem);
}


/* gives back what compiling took */

static ngx_inline void
rules_drop(rules_t *r)
{
    ngx_uint_t  i;

    for (i = 0; i < r->rules.list.nelts; i++) {
        if (r->list[i].regex) {
            ngx_responses_regex_free(r->list[i].regex);
        }

        if (r->list[i].output.data) {
            r->mem.mem.free(r->mem.mem.data, r->list[i].output.data);
        }
    }

    ngx_memzero(&r->rules, sizeof(ngx_responses_rules_t));
}


/* no rules, no variables */

static ngx_inline void
rules_reset(rules_t *r)
{
    rules_drop(r);

    ngx_memzero(r->pairs, sizeof(r->pairs));

    r->rules.hooks = &rules_hooks;
    r->rules.list.elts = r->list;
    r->npairs = 0;
    r->npieces = 0;
    r->nvars = 0;
    r->len = 0;
    r->mistake = NULL;
}


/* memory for a text, until the next reset */

static ngx_inline char *
rules_text(rules_t *r, const char *format, const char *text)
{
    char  *p;

    p = r->text + r->len;
    r->len += snprintf(p, sizeof(r->text) - r->len, format, text) + 1;

    if (r->len > sizeof(r->text)) {
        printf("Bail out! rules are too long\n");
        exit(1);
    }

    return p;
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


static ngx_inline void
rules_var(rules_t *r, ngx_uint_t n, const void *p, size_t len)
{
    r->vars[n].len = 0;
    bytes_add(&r->vars[n], p, len);
}


#endif /* _RULES_H_INCLUDED_ */
