
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The directives that redact and rewrite texts.
 *
 * Invariant: an expression is freed with the configuration, and its memory is
 * not that of a pool, as matching it takes memory, too.
 */


#include "http/ngx_http_responses_header.h"
#include "http/ngx_http_responses_mem.h"
#include "http/rules/ngx_http_responses_value.h"


/* bytes that are held */

#define NGX_HTTP_RESPONSES_REDACT_HOLD  4096
#define NGX_HTTP_RESPONSES_REDACT_MIN   64
#define NGX_HTTP_RESPONSES_REDACT_MAX   65536

#define bit(part)  (1 << NGX_RESPONSES_##part)


static ngx_uint_t ngx_http_responses_redact_marked(ngx_str_t *regex);
static char *ngx_http_responses_redact_parameter(ngx_conf_t *cf,
    ngx_str_t *arg, ngx_responses_rule_t *rule, ngx_uint_t *caseless);
static ngx_uint_t ngx_http_responses_redact_parts(ngx_str_t list);
static char *ngx_http_responses_redact_with(ngx_conf_t *cf,
    ngx_responses_rule_t *rule, ngx_str_t text);
static ngx_uint_t ngx_http_responses_redact_group(u_char *p, u_char *last);
static char *ngx_http_responses_redact_compile(ngx_conf_t *cf,
    ngx_responses_rule_t *rule, ngx_uint_t caseless);
static void ngx_http_responses_redact_cleanup(void *data);


static const struct {
    ngx_str_t   name;
    ngx_uint_t  parts;
} ngx_http_responses_redact_names[] = {
    { ngx_string("text"), bit(OUTPUT_TEXT) },
    { ngx_string("refusal"), bit(REFUSAL) },
    { ngx_string("reasoning"), bit(REASONING_TEXT) },
    { ngx_string("summary"), bit(SUMMARY_TEXT) },
    { ngx_null_string, 0 }
};


char *
ngx_http_responses_conf_redact(ngx_conf_t *cf, ngx_responses_rule_t *rule)
{
    ngx_str_t   *value;
    ngx_uint_t   i, caseless;

    value = cf->args->elts;

    if (cf->args->nelts < 3) {
        return "must have an expression and a replacement";
    }

    if (ngx_http_responses_redact_marked(&rule->name)) {
        return ngx_http_responses_conf_invalid(cf, "expression", &rule->name,
                                               "it without \"~\", \"~*\" or "
                                               "slashes; \"i\" ignores case");
    }

    caseless = 0;

    rule->hold = NGX_HTTP_RESPONSES_REDACT_HOLD;
    rule->parts = bit(OUTPUT_TEXT);

    if (rule->kind == NGX_RESPONSES_RULE_REDACT) {
        rule->parts |= bit(REFUSAL)|bit(REASONING_TEXT)|bit(SUMMARY_TEXT);
    }

    for (i = 3; i < cf->args->nelts; i++) {

        if (ngx_http_responses_redact_parameter(cf, &value[i], rule, &caseless)
            != NGX_CONF_OK)
        {
            return NGX_CONF_ERROR;
        }
    }

    if (ngx_http_responses_redact_compile(cf, rule, caseless) != NGX_CONF_OK) {
        return NGX_CONF_ERROR;
    }

    return ngx_http_responses_redact_with(cf, rule, value[2]);
}


/* as "location" and "map", or other languages, have expressions */

static ngx_uint_t
ngx_http_responses_redact_marked(ngx_str_t *regex)
{
    if (regex->len && regex->data[0] == '~') {
        return 1;
    }

    return regex->len > 1 && regex->data[0] == '/'
           && regex->data[regex->len - 1] == '/';
}


static char *
ngx_http_responses_redact_parameter(ngx_conf_t *cf, ngx_str_t *arg,
    ngx_responses_rule_t *rule, ngx_uint_t *caseless)
{
    ssize_t     size;
    ngx_str_t   text;
    ngx_uint_t  redacts;

    redacts = (rule->kind == NGX_RESPONSES_RULE_REDACT);

    if (ngx_strcmp(arg->data, "i") == 0) {
        *caseless = 1;
        return NGX_CONF_OK;
    }

    if (!redacts && ngx_strcmp(arg->data, "announce") == 0) {
        rule->announce = 1;
        return NGX_CONF_OK;
    }

    if (redacts && ngx_http_responses_conf_named(arg, "in=", &text)) {
        rule->parts = ngx_http_responses_redact_parts(text);

        if (rule->parts) {
            return NGX_CONF_OK;
        }

        return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                               "\"in=\" with \"text\", "
                                               "\"refusal\", \"reasoning\" "
                                               "and \"summary\"");
    }

    if (ngx_http_responses_conf_named(arg, "hold=", &text)) {
        size = ngx_parse_size(&text);

        if (size >= NGX_HTTP_RESPONSES_REDACT_MIN
            && size <= NGX_HTTP_RESPONSES_REDACT_MAX)
        {
            rule->hold = size;
            return NGX_CONF_OK;
        }
    }

    if (redacts) {
        return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                               "\"i\", \"in=\", \"hold=\" "
                                               "from 64 to 64k, or \"if=\"");
    }

    return ngx_http_responses_conf_invalid(cf, "parameter", arg,
                                           "\"i\", \"announce\", \"hold=\" "
                                           "from 64 to 64k, or \"if=\"");
}


/* names with commas between them; 0: one is not known */

static ngx_uint_t
ngx_http_responses_redact_parts(ngx_str_t list)
{
    ngx_str_t   name;
    ngx_uint_t  i, parts;

    parts = 0;

    while (ngx_http_responses_split(&list, ',', &name)) {

        for (i = 0; ngx_http_responses_redact_names[i].parts; i++) {

            if (ngx_responses_str_eq(ngx_http_responses_redact_names[i].name,
                                     name))
            {
                break;
            }
        }

        if (ngx_http_responses_redact_names[i].parts == 0) {
            return 0;
        }

        parts |= ngx_http_responses_redact_names[i].parts;
    }

    return parts;
}


static char *
ngx_http_responses_redact_compile(ngx_conf_t *cf, ngx_responses_rule_t *rule,
    ngx_uint_t caseless)
{
    u_char               errstr[NGX_MAX_CONF_ERRSTR];
    ngx_int_t            rc;
    ngx_str_t            err;
    ngx_pool_cleanup_t  *cln;

    err.data = errstr;
    err.len = NGX_MAX_CONF_ERRSTR;

    cln = ngx_pool_cleanup_add(cf->pool, 0);
    if (cln == NULL) {
        return NGX_CONF_ERROR;
    }

    rc = ngx_responses_regex_compile(&ngx_http_responses_mem, &rule->name,
                                     caseless, &rule->regex, &err);

    if (rc == NGX_DECLINED) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid expression \"%V\" in \"%V\" directive: "
                           "%V", &rule->name, cf->args->elts, &err);
    }

    if (rc != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    cln->handler = ngx_http_responses_redact_cleanup;
    cln->data = rule->regex;

    return NGX_CONF_OK;
}


/* "$1" to "$9" are groups of the expression, and no captures of nginx */

static char *
ngx_http_responses_redact_with(ngx_conf_t *cf, ngx_responses_rule_t *rule,
    ngx_str_t text)
{
    u_char                 *p, *last;
    ngx_str_t               before;
    ngx_responses_piece_t  *piece;

    if (ngx_array_init(&rule->pieces, cf->pool, 1,
                       sizeof(ngx_responses_piece_t))
        != NGX_OK)
    {
        return NGX_CONF_ERROR;
    }

    before.data = text.data;
    last = text.data + text.len;

    for (p = text.data; /* void */ ; p++) {

        if (p < last && !ngx_http_responses_redact_group(p, last)) {
            continue;
        }

        piece = ngx_array_push(&rule->pieces);
        if (piece == NULL) {
            return NGX_CONF_ERROR;
        }

        ngx_memzero(piece, sizeof(ngx_responses_piece_t));

        before.len = p - before.data;

        piece->text.value = ngx_http_responses_conf_value(cf, &before);
        if (piece->text.value == NULL) {
            return NGX_CONF_ERROR;
        }

        if (p == last) {
            return NGX_CONF_OK;
        }

        piece->group = *++p - '0';

        if (piece->group > ngx_responses_regex_groups(rule->regex)) {
            return ngx_http_responses_conf_invalid(cf, "replacement", &text,
                                                   "no more captures than the "
                                                   "expression has");
        }

        before.data = p + 1;
    }
}


static ngx_uint_t
ngx_http_responses_redact_group(u_char *p, u_char *last)
{
    if (last - p < 2 || p[0] != '$') {
        return 0;
    }

    return p[1] >= '1' && p[1] <= '9';
}


static void
ngx_http_responses_redact_cleanup(void *data)
{
    ngx_responses_regex_free(data);
}


void
ngx_http_responses_redact_hook(void *data, ngx_responses_rule_t *rule)
{
    ngx_http_request_t *r = data;

    if (rule->kind == NGX_RESPONSES_RULE_REDACT) {
        ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                      "responses_redact \"%V\" found no end of a match within "
                      "\"hold\" or the match limit, the rest of the text is "
                      "dropped", &rule->name);
        return;
    }

    ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                  "responses_rewrite_text \"%V\" found no end of a match "
                  "within \"hold\" or the match limit, the text is not "
                  "rewritten", &rule->name);
}
