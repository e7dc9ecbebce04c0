
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The configuration of the engine, made of directives as they are written in
 * nginx.conf.  What only nginx can do, such as variables, is declined; what is
 * invalid is a mistake of the test, and rules->mistake names it.
 */


#ifndef _DIRECTIVES_H_INCLUDED_
#define _DIRECTIVES_H_INCLUDED_


#include "case.h"
#include "profiles.h"
#include "rules.h"


#define DIRECTIVES_WORDS  32


#define directives_row(name, word, member, value)                             \
    { name, word, offsetof(ngx_responses_conf_t, member), value }

/* words after a directive, or after "=" in "responses_profile" */

static const struct {
    const char            *name;
    const char            *word;
    size_t                 offset;     /* in ngx_responses_conf_t */
    ngx_uint_t             value;
} directives_words[] = {
    directives_row("event", "type", event_line, NGX_RESPONSES_EVENT_LINE_TYPE),
    directives_row("event", "message", event_line,
                   NGX_RESPONSES_EVENT_LINE_MESSAGE),
    directives_row("event", "none", event_line, NGX_RESPONSES_EVENT_LINE_NONE),
    directives_row("done", "keep", done, NGX_RESPONSES_DONE_KEEP),
    directives_row("done", "hide", done, NGX_RESPONSES_DONE_HIDE),
    directives_row("done", "add", done, NGX_RESPONSES_DONE_ADD),
    directives_row("responses_failure", "response.failed", failure,
                   NGX_RESPONSES_FAILURE_RESPONSE),
    directives_row("responses_failure", "error", failure,
                   NGX_RESPONSES_FAILURE_ERROR),
    directives_row("responses_failure", "both", failure,
                   NGX_RESPONSES_FAILURE_BOTH),
    directives_row("responses_failure", "cut", terminal,
                   NGX_RESPONSES_TERMINAL_CUT),
    directives_row("responses_failure", "off", terminal,
                   NGX_RESPONSES_TERMINAL_OFF),
    directives_row("responses_normalize", "on", normalize, 1),
    directives_row("responses_normalize", "off", normalize, 0),
    directives_row("responses_hide_event", "@unknown", hide_unknown, 1),
    directives_row("responses_hide_event", "@malformed", hide_malformed, 1),
    { NULL, NULL, 0, 0 }
};


/* the most words of those that take any number, or a rule for each word */

#define DIRECTIVES_MORE  (DIRECTIVES_WORDS + 1)
#define DIRECTIVES_EACH  (DIRECTIVES_WORDS + 2)

static const struct {
    const char            *name;
    ngx_responses_rule_e   kind;
    ngx_uint_t             min;        /* words, without "if=" */
    ngx_uint_t             max;
} directives_rules[] = {
    { "responses_sign_id", NGX_RESPONSES_RULE_SIGN, 2, DIRECTIVES_MORE },
    { "responses_hide_event", NGX_RESPONSES_RULE_HIDE_EVENT, 2,
      DIRECTIVES_EACH },
    { "responses_hide_item", NGX_RESPONSES_RULE_HIDE_ITEM, 2,
      DIRECTIVES_EACH },
    { "responses_redact", NGX_RESPONSES_RULE_REDACT, 3, DIRECTIVES_MORE },
    { "responses_hide_field", NGX_RESPONSES_RULE_HIDE_FIELD, 2,
      DIRECTIVES_EACH },
    { "responses_set_field", NGX_RESPONSES_RULE_SET_FIELD, 3, 3 },
    { "responses_routing", NGX_RESPONSES_RULE_ROUTING, 2, DIRECTIVES_MORE },
    { "responses_add_event", NGX_RESPONSES_RULE_ADD_EVENT, 3,
      DIRECTIVES_MORE },
    { "responses_rewrite_text", NGX_RESPONSES_RULE_REWRITE_TEXT, 3,
      DIRECTIVES_MORE },
    { NULL, 0, 0, 0 }
};


/* for nginx only */

static const char *directives_others[] = {
    "responses_types", "responses_dry_run", "responses_heartbeat",
    "responses_read_request", "responses_request_model",
    "responses_request_set", "responses_request_drop", "responses_request_max",
    "responses_count", NULL
};


/* notes what is invalid, which is not left to nginx */

static ngx_inline ngx_uint_t
directives_wrong(rules_t *rules, const char *what)
{
    rules->mistake = what;

    return 0;
}


/* the end of a character as nginx reads it, which is written to *to */

static ngx_inline char *
directives_char(char *p, char **to)
{
    const char  *found;

    static const char  escapes[] = "tnr\"'\\";
    static const char  bytes[] = "\t\n\r\"'\\";

    if (*p != '\\' || p[1] == '\0') {
        *(*to)++ = *p;
        return p + 1;
    }

    found = strchr(escapes, p[1]);

    if (found) {
        *(*to)++ = bytes[found - escapes];

    } else {
        *(*to)++ = *p;
        *(*to)++ = p[1];
    }

    return p + 2;
}


/* words as nginx reads them, which stay in the text; 0: it would not */

static ngx_inline ngx_uint_t
directives_split(char *p, char **word)
{
    char        *to, quote;
    ngx_uint_t   n;

    n = 0;

    while (n < DIRECTIVES_WORDS - 1) {
        p += strspn(p, " \t");

        if (*p == ';') {
            break;
        }

        quote = (*p == '"' || *p == '\'') ? *p++ : '\0';

        word[n++] = p;
        to = p;

        while (*p && (quote ? *p != quote : strchr(" \t;", *p) == NULL)) {

            if (*p == '{' && quote == '\0' && p[-1] != '$') {
                return 0;
            }

            p = directives_char(p, &to);
        }

        if (*p == '\0' || (quote && strchr(" \t;", p[1]) == NULL)) {
            return 0;
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
directives_word(ngx_responses_conf_t *conf, const char *name, const char *word)
{
    ngx_uint_t  i;

    for (i = 0; directives_words[i].name; i++) {

        if (strcmp(directives_words[i].name, name) == 0
            && strcmp(directives_words[i].word, word) == 0)
        {
            *(ngx_uint_t *) ((u_char *) conf + directives_words[i].offset)
                = directives_words[i].value;
            return 1;
        }
    }

    return 0;
}


/* the profile is set, its name is checked, and its parameters are set */

static ngx_inline ngx_uint_t
directives_profile(ngx_responses_conf_t *conf, rules_t *rules, char **word)
{
    char        *value;
    ngx_uint_t   i;

    for (i = 0; word[1] && i < PROFILES; i++) {
        if (strcmp(word[1], profile_name(i)) == 0) {
            break;
        }
    }

    if (word[1] == NULL || i == PROFILES) {
        return directives_wrong(rules, word[0]);
    }

    for (word += 2; *word; word++) {
        value = strchr(*word, '=');

        if (value == NULL) {
            return directives_wrong(rules, *word);
        }

        *value++ = '\0';

        if (!directives_word(conf, *word, value)
            || (word[1] && strncmp(word[1], *word, strlen(*word)) == 0))
        {
            return directives_wrong(rules, value);
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
        if (!directives_word(conf, word[0], word[i])) {
            word[k++] = word[i];
        }
    }

    word[k] = NULL;

    return k;
}


/* 0 if it is none */

static ngx_inline size_t
directives_size(const char *word)
{
    char    *unit;
    size_t   size;

    size = strtoul(word, &unit, 10);

    switch (*unit) {

    case '\0':
        return size;

    case 'k':
    case 'K':
        return size << 10;

    case 'm':
    case 'M':
        return size << 20;

    default:
        return 0;
    }
}


/* "responses_failure" with "cut" and an event */

static ngx_inline ngx_uint_t
directives_cut(ngx_responses_conf_t *conf, char **word)
{
    ngx_uint_t  cut;

    if (strcmp(word[0], "responses_failure") != 0 || word[1] == NULL
        || word[2] == NULL || word[3])
    {
        return 0;
    }

    cut = (strcmp(word[1], "cut") == 0) ? 1 : 2;

    return strcmp(word[cut], "cut") == 0
           && strcmp(word[3 - cut], "cut") != 0
           && strcmp(word[3 - cut], "off") != 0
           && directives_word(conf, word[0], word[1])
           && directives_word(conf, word[0], word[2]);
}


/* a size, or one word of the table */

static ngx_inline ngx_uint_t
directives_one(ngx_responses_conf_t *conf, rules_t *rules, char **word)
{
    size_t  *size;

    if (directives_cut(conf, word)) {
        return 1;
    }

    if (word[1] == NULL || word[2]) {
        return directives_wrong(rules, word[0]);
    }

    size = (strcmp(word[0], "responses_max_event_size") == 0)
           ? &conf->max_event_size
           : (strcmp(word[0], "responses_max_text_size") == 0)
           ? &conf->max_text_size : NULL;

    if (size == NULL) {
        return directives_word(conf, word[0], word[1])
               || directives_wrong(rules, word[0]);
    }

    *size = directives_size(word[1]);

    return (*size >= 256 && *size <= NGX_RESPONSES_JSON_SIZE)
           || directives_wrong(rules, word[0]);
}


/* the place of "$name", RULES_VARS if there is none */

static ngx_inline ngx_uint_t
directives_variable(rules_t *rules, const char *name)
{
    ngx_uint_t  i;

    for (i = 0; i < rules->nvars; i++) {
        if (name[0] == '$' && strcmp(rules->names[i], name + 1) == 0) {
            return i;
        }
    }

    return RULES_VARS;
}


static ngx_inline ngx_uint_t
directives_set(rules_t *rules, char **word, ngx_uint_t n)
{
    ngx_uint_t  i;

    if (n != 3 || word[1][0] != '$') {
        return directives_wrong(rules, word[0]);
    }

    if (rules->nvars == RULES_VARS || strchr(word[2], '$')) {
        return 0;
    }

    i = rules->nvars++;
    snprintf(rules->names[i], sizeof(rules->names[i]), "%s", word[1] + 1);

    rules_var(rules, i, word[2], strlen(word[2]));
    rules->conds[i] = (word[2][0] != '\0' && strcmp(word[2], "0") != 0);

    return 1;
}


/* 0 if only nginx can make it */

static ngx_inline ngx_uint_t
directives_make_value(rules_t *rules, ngx_responses_value_t *value, char *word,
    ngx_uint_t json)
{
    char                     text[1024];
    ngx_int_t                rc;
    ngx_uint_t               i;
    ngx_responses_writer_t   w;

    if (strchr(word, '$')) {
        i = directives_variable(rules, word);
        value->json = json;
        value->value = &rules->vars[i % RULES_VARS];

        return i < RULES_VARS;
    }

    value->json = 1;

    if (!json) {
        ngx_responses_writer_init(&w, (u_char *) text, sizeof(text) - 1);
        ngx_responses_write_string(&w, (u_char *) word, strlen(word));
        *w.pos = '\0';

        rules_string(&value->constant, rules_text(rules, "%s", text));

        return w.missing == 0;
    }

    rules_string(&value->constant, word);

    rc = ngx_responses_rule_json(&rules->mem.mem, &value->constant);

    if (rc == NGX_OK) {
        ngx_responses_rule_line(&value->constant);
    }

    return rc == NGX_OK
           || (rc == NGX_DECLINED && directives_wrong(rules, word));
}


/* "key=value" or "key:=json" */

static ngx_inline ngx_uint_t
directives_pair(rules_t *rules, ngx_responses_rule_t *rule, char *word)
{
    char                  *p;
    ngx_uint_t             json;
    ngx_responses_pair_t  *pair;

    p = strchr(word, '=');

    if (p == NULL || p == word) {
        return directives_wrong(rules, word);
    }

    json = (p[-1] == ':');
    p[-(int) json] = '\0';

    pair = &rules->pairs[rules->npairs++];
    pair->optional = (rule->kind == NGX_RESPONSES_RULE_ROUTING);
    rules_string(&pair->key, word);

    if (rule->pairs.nelts++ == 0) {
        rule->pairs.elts = pair;
    }

    return directives_make_value(rules, &pair->value, p + 1, json);
}


static ngx_inline ngx_uint_t
directives_add(rules_t *rules, ngx_responses_rule_t *rule, char **word)
{
    for ( /* void */ ; *word; word++) {

        if (strcmp(*word, "each") == 0) {
            rule->each = 1;

        } else if (strncmp(*word, "before=", 7) == 0) {
            rule->before = 1;
            rules_string(&rule->anchor, *word + 7);

        } else if (strncmp(*word, "after=", 6) == 0) {
            rules_string(&rule->anchor, *word + 6);

        } else if (!directives_pair(rules, rule, *word)) {
            return 0;
        }
    }

    return rule->anchor.len || directives_wrong(rules, "no anchor");
}


/* texts with "$1" to "$9" between them, or one variable */

static ngx_inline ngx_uint_t
directives_with(rules_t *rules, ngx_responses_rule_t *rule, char *word)
{
    char                   *p;
    ngx_uint_t              i;
    ngx_responses_piece_t  *piece;

    rule->pieces.elts = &rules->pieces[rules->npieces];

    do {
        piece = &rules->pieces[rules->npieces++];
        ngx_memzero(piece, sizeof(ngx_responses_piece_t));
        rule->pieces.nelts++;

        p = strchr(word, '$');

        if (p && (p[1] < '1' || p[1] > '9')) {
            i = directives_variable(rules, word);
            piece->text.value = &rules->vars[i % RULES_VARS];

            return i < RULES_VARS;
        }

        rules_string(&piece->text.constant, word);

        if (p) {
            piece->text.constant.len = p - word;
            piece->group = p[1] - '0';
            word = p + 2;
        }

    } while (p);

    return 1;
}


/* names of "in=" with commas between them; 0: one is not known */

static ngx_inline ngx_uint_t
directives_parts(const char *list)
{
    size_t      len;
    ngx_uint_t  i, parts;

    static const struct {
        const char  *name;
        ngx_uint_t   part;
    } names[] = {
        { "text", NGX_RESPONSES_OUTPUT_TEXT },
        { "refusal", NGX_RESPONSES_REFUSAL },
        { "reasoning", NGX_RESPONSES_REASONING_TEXT },
        { "summary", NGX_RESPONSES_SUMMARY_TEXT },
        { NULL, 0 }
    };

    parts = 0;

    for ( ;; ) {
        len = strcspn(list, ",");

        for (i = 0; names[i].name; i++) {
            if (strlen(names[i].name) == len
                && strncmp(names[i].name, list, len) == 0)
            {
                break;
            }
        }

        if (names[i].name == NULL) {
            return 0;
        }

        parts |= 1 << names[i].part;

        if (list[len] == '\0') {
            return parts;
        }

        list += len + 1;
    }
}


static ngx_inline ngx_uint_t
directives_redact(rules_t *rules, ngx_responses_rule_t *rule, char **word)
{
    u_char      buf[1];
    ngx_int_t   rc;
    ngx_str_t   err;
    char       *with;
    ngx_uint_t  caseless, redacts;

    with = word[2];
    redacts = (rule->kind == NGX_RESPONSES_RULE_REDACT);
    caseless = 0;
    rule->hold = 4096;
    rule->parts = directives_parts(redacts ? "text,refusal,reasoning,summary"
                                           : "text");

    for (word += 3; *word; word++) {

        if (strcmp(*word, "i") == 0) {
            caseless = 1;

        } else if (!redacts && strcmp(*word, "announce") == 0) {
            rule->announce = 1;

        } else if (strncmp(*word, "hold=", 5) == 0
                   && directives_size(*word + 5) >= 64)
        {
            rule->hold = directives_size(*word + 5);

        } else if (redacts && strncmp(*word, "in=", 3) == 0
                   && directives_parts(*word + 3))
        {
            rule->parts = directives_parts(*word + 3);

        } else {
            return directives_wrong(rules, *word);
        }
    }

    err.data = buf;
    err.len = sizeof(buf);

    rc = ngx_responses_regex_compile(&rules->mem.mem, &rule->name, caseless,
                                     &rule->regex, &err);

    if (rc == NGX_DECLINED) {
        return directives_wrong(rules, (char *) rule->name.data);
    }

    return rc == NGX_OK && directives_with(rules, rule, with);
}


/* a rule that is about one thing: 0 if nginx is needed */

static ngx_inline ngx_uint_t
directives_one_rule(rules_t *rules, ngx_responses_rule_t *rule, char **word)
{
    ngx_uint_t                   json;
    const ngx_responses_type_t  *type;

    rules_string(&rule->name, word[1]);

    switch (rule->kind) {

    case NGX_RESPONSES_RULE_SIGN:
        rule->value.value = rules;

        return rule->cond == NULL || directives_wrong(rules, "if=");

    case NGX_RESPONSES_RULE_HIDE_EVENT:

        /* clients require them */

        type = ngx_responses_type_find(rule->name.data, rule->name.len);

        if (type->class == NGX_RESPONSES_CLASS_LIFECYCLE
            || type->class == NGX_RESPONSES_CLASS_TERMINAL)
        {
            return directives_wrong(rules, word[1]);
        }

        /* fall through */

    case NGX_RESPONSES_RULE_HIDE_ITEM:
        return word[1][0] != '@' || directives_wrong(rules, word[1]);

    case NGX_RESPONSES_RULE_SET_FIELD:
        json = (strncmp(word[2], ":=", 2) == 0);

        return directives_make_value(rules, &rule->value, word[2] + 2 * json,
                                     json);

    case NGX_RESPONSES_RULE_ROUTING:
        rules_string(&rule->name, "response.routing.completed");
        rules_string(&rule->anchor, "response.created");

        if (strncmp(word[1], "model_id=", 9) != 0) {
            return directives_wrong(rules, word[1]);
        }

        /* without a condition the model of the request is one */

        return rule->cond && directives_add(rules, rule, word + 1);

    case NGX_RESPONSES_RULE_ADD_EVENT:
        return directives_add(rules, rule, word + 2);

    case NGX_RESPONSES_RULE_REDACT:
    case NGX_RESPONSES_RULE_REWRITE_TEXT:
        return directives_redact(rules, rule, word);

    default:
        return 1;
    }
}


static ngx_inline ngx_uint_t
directives_rule(rules_t *rules, ngx_uint_t row, char **word, ngx_uint_t n)
{
    void                  *cond;
    ngx_uint_t             i;
    ngx_responses_rule_e   kind;

    cond = NULL;
    kind = directives_rules[row].kind;

    if (strncmp(word[n - 1], "if=", 3) == 0) {
        i = directives_variable(rules, word[--n] + 3);

        if (i == RULES_VARS) {
            return word[n][3] == '$' ? 0 : directives_wrong(rules, word[n]);
        }

        word[n] = NULL;
        cond = &rules->conds[i];
    }

    if (n < directives_rules[row].min || n > directives_rules[row].max) {
        return directives_wrong(rules, word[0]);
    }

    n = (directives_rules[row].max == DIRECTIVES_EACH) ? n : 2;

    for (i = 1; i < n; i++) {
        if (!directives_one_rule(rules, rules_push(rules, kind, cond),
                                 word + i - 1))
        {
            return 0;
        }
    }

    return 1;
}


/* 0 if nginx is needed, or it is wrong */

static ngx_inline ngx_uint_t
directives_line(run_t *r, rules_t *rules, char **word, ngx_uint_t n)
{
    ngx_uint_t  i;

    if (strcmp(word[0], "responses_profile") == 0) {
        return directives_profile(&r->conf, rules, word);
    }

    if (strcmp(word[0], "set") == 0) {
        return directives_set(rules, word, n);
    }

    if (strcmp(word[0], "responses_hide_event") == 0 && n > 1) {
        n = directives_special(&r->conf, word, n);

        if (n == 1) {
            return 1;
        }
    }

    for (i = 0; directives_rules[i].name; i++) {
        if (strcmp(directives_rules[i].name, word[0]) == 0) {
            return directives_rule(rules, i, word, n);
        }
    }

    for (i = 0; directives_others[i]; i++) {
        if (strcmp(directives_others[i], word[0]) == 0) {
            return 0;
        }
    }

    return directives_one(&r->conf, rules, word);
}


/*
 * Sets the configuration of a profile with the directives of a case.  Returns
 * 0 if nginx is needed, one of them is wrong, or there is no memory.
 */

static ngx_inline ngx_uint_t
directives_set_conf(run_t *r, rules_t *rules, char conf[][512], ngx_uint_t n,
    ngx_uint_t profile)
{
    char                  *word[DIRECTIVES_WORDS];
    ngx_int_t              rc;
    ngx_uint_t             i, k, made;
    ngx_responses_rule_t  *rule;

    profile_set(r, profile);
    rules_reset(rules);
    made = 1;

    for (i = 0; i < n; i++) {
        k = directives_split(rules_text(rules, "%s", conf[i]), word);

        made &= k ? directives_line(r, rules, word, k)
                  : directives_wrong(rules, conf[i]);
    }

    if (!made || rules->rules.list.nelts == 0) {
        return made;
    }

    rc = ngx_responses_rules_compile(&rules->rules, &rules->mem.mem);

    for (i = 0; i < rules->rules.list.nelts; i++) {
        rule = &rules->list[i];

        if ((rule->does & NGX_RESPONSES_RULE_PATH)
            && ngx_responses_rule_path_wrong(&rule->name, rule->kind))
        {
            return directives_wrong(rules, (char *) rule->name.data);
        }
    }

    if (rc != NGX_OK) {
        return 0;
    }

    r->conf.rules = &rules->rules;
    r->outside = rules;

    return 1;
}


/* the same of a text of a test, where they are without "responses_" */

static ngx_inline ngx_uint_t
directives_read(run_t *r, rules_t *rules, const char *text)
{
    size_t       len;
    ngx_uint_t   n, made;

    static char  conf[CASE_LINES][512];

    for (n = 0; *text && n < CASE_LINES; n++) {
        text += strspn(text, " ");
        len = strcspn(text, ";");

        snprintf(conf[n], sizeof(conf[n]), "%s%.*s;",
                 strncmp(text, "set ", 4) ? "responses_" : "", (int) len,
                 text);

        text += len + (text[len] == ';');
    }

    made = directives_set_conf(r, rules, conf, n, 0);

    if (rules->mistake) {
        printf("Bail out! invalid: %s\n", rules->mistake);
        exit(1);
    }

    return made;
}


#endif /* _DIRECTIVES_H_INCLUDED_ */
