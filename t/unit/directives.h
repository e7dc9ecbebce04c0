
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The configuration of the engine, made of directives as they are written in
 * nginx.conf.  What only nginx can do, such as variables, is declined.
 */


#ifndef _DIRECTIVES_H_INCLUDED_
#define _DIRECTIVES_H_INCLUDED_


#include "case.h"
#include "profiles.h"
#include "rules.h"


#define DIRECTIVES_WORDS  32


typedef struct {
    const char  *word;
    ngx_uint_t   value;
} directives_enum_t;


typedef struct {
    const char               *name;
    size_t                    offset;  /* in ngx_responses_conf_t */
    const directives_enum_t  *words;   /* NULL: a number with k or m */
} directives_value_t;


static const directives_enum_t  directives_event_lines[] = {
    { "type", NGX_RESPONSES_EVENT_LINE_TYPE },
    { "message", NGX_RESPONSES_EVENT_LINE_MESSAGE },
    { "none", NGX_RESPONSES_EVENT_LINE_NONE },
    { NULL, 0 }
};


static const directives_enum_t  directives_dones[] = {
    { "keep", NGX_RESPONSES_DONE_KEEP },
    { "hide", NGX_RESPONSES_DONE_HIDE },
    { "add", NGX_RESPONSES_DONE_ADD },
    { NULL, 0 }
};


static const directives_enum_t  directives_failures[] = {
    { "response.failed", NGX_RESPONSES_FAILURE_RESPONSE },
    { "error", NGX_RESPONSES_FAILURE_ERROR },
    { "both", NGX_RESPONSES_FAILURE_BOTH },
    { NULL, 0 }
};


static const directives_enum_t  directives_terminals[] = {
    { "cut", NGX_RESPONSES_TERMINAL_CUT },
    { "off", NGX_RESPONSES_TERMINAL_OFF },
    { NULL, 0 }
};


#define directives_value(name, words)                                         \
    { "responses_" #name, offsetof(ngx_responses_conf_t, name), words }

static const directives_value_t  directives_values[] = {
    directives_value(failure, directives_failures),
    directives_value(max_event_size, NULL),
    directives_value(max_text_size, NULL),
    { NULL, 0, NULL }
};


/* and their letters in rules.h */

static const struct {
    const char  *name;
    char        *kind;
    ngx_uint_t   words;                /* at least */
} directives_rules[] = {
    { "responses_hide_event", "H", 2 },
    { "responses_hide_item", "I", 2 },
    { "responses_hide_field", "F", 2 },
    { "responses_set_field", "S", 3 },
    { "responses_add_event", "A", 3 },
    { "responses_rewrite_text", "W", 3 },
    { NULL, NULL, 0 }
};


/* words as nginx reads them; they stay in the text */

static ngx_inline ngx_uint_t
directives_split(char *p, char **word)
{
    char        *to, quote;
    ngx_uint_t   n;

    n = 0;

    while (n < DIRECTIVES_WORDS - 1) {
        p += strspn(p, " \t");

        if (*p == '\0' || *p == ';') {
            break;
        }

        quote = (*p == '"' || *p == '\'') ? *p++ : '\0';

        word[n++] = p;
        to = p;

        while (*p && (quote ? *p != quote : strchr(" \t;", *p) == NULL)) {

            if (*p == '\\' && p[1] && strchr("\"'\\", p[1])) {
                p++;
            }

            *to++ = *p++;
        }

        if (*p == '\0') {
            *to = '\0';
            break;
        }

        quote = *p++;
        *to = '\0';

        if (quote == ';') {
            break;
        }
    }

    word[n] = NULL;

    return n;
}


static ngx_inline ngx_uint_t
directives_word(const directives_enum_t *words, const char *word,
    ngx_uint_t *value)
{
    const directives_enum_t  *e;

    for (e = words; e->word; e++) {

        if (strcmp(e->word, word) == 0) {
            *value = e->value;
            return 1;
        }
    }

    return 0;
}


/* the profile is set, its parameters are not */

static ngx_inline ngx_uint_t
directives_profile(ngx_responses_conf_t *conf, char **word)
{
    for (word += 2; *word; word++) {

        if (strncmp(*word, "event=", 6) == 0
            && directives_word(directives_event_lines, *word + 6,
                               &conf->event_line))
        {
            continue;
        }

        if (strncmp(*word, "done=", 5) != 0
            || !directives_word(directives_dones, *word + 5, &conf->done))
        {
            return 0;
        }
    }

    return 1;
}


/* the names in "responses_hide_event" that are no rules are taken out */

static ngx_inline ngx_uint_t
directives_special(ngx_responses_conf_t *conf, char **word, ngx_uint_t n)
{
    ngx_uint_t  i, k;

    k = 1;

    for (i = 1; i < n; i++) {

        if (strcmp(word[i], "@unknown") == 0) {
            conf->hide_unknown = 1;

        } else if (strcmp(word[i], "@malformed") == 0) {
            conf->hide_malformed = 1;

        } else {
            word[k++] = word[i];
        }
    }

    word[k] = NULL;

    return k;
}


static ngx_inline ngx_uint_t
directives_one(ngx_responses_conf_t *conf, char **word)
{
    char                      *unit;
    u_char                    *field;
    ngx_uint_t                 value;
    const directives_value_t  *row;

    if (word[1] == NULL || word[2]) {
        return 0;
    }

    if (strcmp(word[0], "responses_failure") == 0
        && directives_word(directives_terminals, word[1], &conf->terminal))
    {
        return 1;
    }

    if (strcmp(word[0], "responses_normalize") == 0) {
        conf->normalize = (strcmp(word[1], "on") == 0);
        return 1;
    }

    for (row = directives_values; row->name; row++) {

        if (strcmp(row->name, word[0]) != 0) {
            continue;
        }

        field = (u_char *) conf + row->offset;

        if (row->words == NULL) {
            value = strtoul(word[1], &unit, 10);
            value <<= (*unit == 'k') ? 10 : (*unit == 'm') ? 20 : 0;
            *(ngx_uint_t *) field = value;
            return 1;
        }

        return directives_word(row->words, word[1], (ngx_uint_t *) field);
    }

    return 0;
}


/* variables that "set" made, in the places that rules.h has for them */

typedef struct {
    rules_t     *rules;
    char         names[RULES_VARS][64];
    ngx_uint_t   n;
    char         text[4096];           /* of values */
    size_t       len;
} directives_t;


/* the place of "$name", RULES_VARS if there is none */

static ngx_inline ngx_uint_t
directives_variable(directives_t *d, const char *name)
{
    ngx_uint_t  i;

    for (i = 0; i < d->n; i++) {
        if (name[0] == '$' && strcmp(d->names[i], name + 1) == 0) {
            return i;
        }
    }

    return RULES_VARS;
}


static ngx_inline ngx_uint_t
directives_set(directives_t *d, char **word, ngx_uint_t n)
{
    ngx_uint_t  i;

    if (n != 3 || d->n == RULES_VARS || strchr(word[2], '$')) {
        return 0;
    }

    i = d->n++;
    snprintf(d->names[i], sizeof(d->names[i]), "%s", word[1] + 1);

    rules_var(d->rules, i, word[2], strlen(word[2]));
    d->rules->conds[i] = (word[2][0] != '\0' && strcmp(word[2], "0") != 0);

    return 1;
}


/* memory for a text of the rules, which outlives the words */

static ngx_inline char *
directives_text(directives_t *d, const char *format, const char *a,
    const char *b)
{
    char  *p;

    p = d->text + d->len;
    d->len += snprintf(p, sizeof(d->text) - d->len, format, a, b) + 1;

    if (d->len > sizeof(d->text)) {
        printf("Bail out! directives are too long\n");
        exit(1);
    }

    return p;
}


/* a value as rules.h has it: NULL if only nginx can make it */

static ngx_inline char *
directives_make_value(directives_t *d, char *value, ngx_uint_t json)
{
    ngx_uint_t  i;

    static const char  *digits[] = {
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"
    };

    if (strchr(value, '$') == NULL) {
        return json ? value
               : strpbrk(value, "\"\\") ? NULL
               : directives_text(d, "\"%s\"%s", value, "");
    }

    i = directives_variable(d, value);

    return (i == RULES_VARS) ? NULL
           : directives_text(d, json ? ":$%s%s" : "$%s%s", digits[i], "");
}


/* "key=value" or "key:=json" */

static ngx_inline char *
directives_pair(directives_t *d, char *pair)
{
    char        *p, *value;
    ngx_uint_t   json;

    p = strchr(pair, '=');

    if (p == NULL || p == pair) {
        return NULL;
    }

    json = (p[-1] == ':');
    p[-(int) json] = '\0';

    value = directives_make_value(d, p + 1, json);

    return value ? directives_text(d, "%s=%s", pair, value) : NULL;
}


/* the words of rules.h for those of responses_add_event */

static ngx_inline ngx_uint_t
directives_add(directives_t *d, char **word, ngx_uint_t n, char **line)
{
    char        *anchor;
    ngx_uint_t   i, k, before, each;

    k = 3;
    each = 0;
    before = 0;
    anchor = NULL;

    for (i = 2; i < n; i++) {

        if (strcmp(word[i], "each") == 0) {
            each = 1;

        } else if (strncmp(word[i], "before=", 7) == 0) {
            before = 1;
            anchor = word[i] + 7;

        } else if (strncmp(word[i], "after=", 6) == 0) {
            anchor = word[i] + 6;

        } else {
            line[k] = directives_pair(d, word[i]);

            if (line[k++] == NULL) {
                return 0;
            }
        }
    }

    if (anchor == NULL) {
        return 0;
    }

    line[0] = "A";
    line[1] = word[1];
    line[2] = directives_text(d, "%s%s", before ? (each ? "<<" : "<")
                                                : (each ? ">>" : ">"), anchor);
    line[k] = NULL;

    return 1;
}


static ngx_inline ngx_uint_t
directives_rule(directives_t *d, char **word, ngx_uint_t n)
{
    char        *line[DIRECTIVES_WORDS];
    void        *cond;
    ngx_uint_t   i, k, json;

    cond = NULL;

    if (strncmp(word[n - 1], "if=", 3) == 0) {
        i = directives_variable(d, word[--n] + 3);

        if (i == RULES_VARS) {
            return 0;
        }

        word[n] = NULL;
        cond = &d->rules->conds[i];
    }

    for (i = 0; directives_rules[i].name; i++) {
        if (strcmp(directives_rules[i].name, word[0]) == 0) {
            break;
        }
    }

    if (directives_rules[i].name == NULL || n < directives_rules[i].words) {
        return 0;
    }

    for (k = 0; k <= n; k++) {
        line[k] = word[k];
    }

    line[0] = directives_rules[i].kind;

    switch (line[0][0]) {

    case 'A':
        if (!directives_add(d, word, n, line)) {
            return 0;
        }

        break;

    case 'S':
        json = (strncmp(word[2], ":=", 2) == 0);
        line[2] = directives_make_value(d, word[2] + 2 * json, json);

        if (line[2] == NULL || n != 3) {
            return 0;
        }

        break;

    case 'W':
        /* without regular expressions */

        if (strpbrk(word[1], "\\^$.|?*+()[]{}") || strchr(word[2], '$')) {
            return 0;
        }

        break;
    }

    rules_line(d->rules, line, cond);

    return 1;
}


/*
 * Sets the configuration of a profile with the directives of a case, whose
 * text is modified and must outlive it.  Returns 0 if nginx is needed.
 */

static ngx_inline ngx_uint_t
directives_set_conf(run_t *r, rules_t *rules, char conf[][512], ngx_uint_t n,
    ngx_uint_t profile)
{
    char        *word[DIRECTIVES_WORDS];
    ngx_uint_t   i, k, nrules;

    static char          text[CASE_LINES][512];
    static directives_t  directives, *d = &directives;

    profile_set(r, profile);

    ngx_memzero(&rules->rules, sizeof(ngx_responses_rules_t));
    ngx_memzero(rules->pairs, sizeof(rules->pairs));
    rules->npairs = 0;
    rules->nrewrites = 0;
    rules->rules.hooks = &rules_hooks;
    rules->rules.list.elts = rules->list;

    d->rules = rules;
    d->n = 0;
    d->len = 0;
    nrules = 0;

    for (i = 0; i < n; i++) {
        memcpy(text[i], conf[i], sizeof(text[i]));
        k = directives_split(text[i], word);

        if (k == 0) {
            return 0;
        }

        if (strcmp(word[0], "responses_profile") == 0) {

            if (!directives_profile(&r->conf, word)) {
                return 0;
            }

            continue;
        }

        if (strcmp(word[0], "set") == 0) {

            if (!directives_set(d, word, k)) {
                return 0;
            }

            continue;
        }

        if (strcmp(word[0], "responses_rewrite") == 0) {
            rules->rules.rewrite = (word[1] && strcmp(word[1], "on") == 0);
            nrules++;
            continue;
        }

        if (directives_one(&r->conf, word)) {
            continue;
        }

        if (strcmp(word[0], "responses_hide_event") == 0) {
            k = directives_special(&r->conf, word, k);

            if (k == 1) {
                continue;
            }
        }

        if (!directives_rule(d, word, k)) {
            return 0;
        }

        nrules++;
    }

    if (nrules == 0) {
        return 1;
    }

    if (ngx_responses_rules_compile(&rules->rules, &rules->mem.mem)
        != NGX_OK)
    {
        return 0;
    }

    r->conf.rules = &rules->rules;
    r->outside = rules;

    return 1;
}


#endif /* _DIRECTIVES_H_INCLUDED_ */
