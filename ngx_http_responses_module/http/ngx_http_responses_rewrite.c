
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Texts that are rewritten by regular expressions.
 *
 * Invariant: an expression that exceeds its match limit, or whose time grows
 * faster than the text, is not used again in the stream, as it would be slow
 * with each text.
 */


#include "core/ngx_responses_utf8.h"
#include "http/ngx_http_responses_conf.h"
#include "http/ngx_http_responses_value.h"


#if (NGX_PCRE)

/* about 2 ms; an expression without nested repeats reads 100k with it */

#define NGX_HTTP_RESPONSES_MATCH_LIMIT  100000

/*
 * A text that takes little time in any case: 40 ms with an expression whose
 * time grows with the square of the text.
 */

#define NGX_HTTP_RESPONSES_TIMED        8192

/*
 * The pieces of a longer text that are timed first, and how much longer than
 * that the same text may take in larger pieces: three times and 1 ms.
 */

#define NGX_HTTP_RESPONSES_PIECE        64
#define NGX_HTTP_RESPONSES_TIMES        3
#define NGX_HTTP_RESPONSES_MORE         (CLOCKS_PER_SEC / 1000)


typedef struct {
    ngx_str_t                      name;
    ngx_regex_t                   *regex;
    ngx_regex_t                   *timed;      /* tries every place */
    ngx_http_complex_value_t      *value;
} ngx_http_responses_rewrite_t;


static ngx_regex_t *ngx_http_responses_rewrite_compile(ngx_conf_t *cf,
    const char *verb, ngx_str_t *pattern, ngx_uint_t options);
static ngx_int_t ngx_http_responses_rewrite_slow(
    ngx_http_responses_rewrite_t *rewrite, ngx_str_t text);
static ngx_int_t ngx_http_responses_rewrite_failed(ngx_http_request_t *r,
    ngx_http_responses_rewrite_t *rewrite, ngx_int_t rc);
static ngx_int_t ngx_http_responses_rewrite_match(ngx_http_request_t *r,
    ngx_http_responses_rewrite_t *rewrite, ngx_str_t *rest,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);


char *
ngx_http_responses_conf_rewrite_text(ngx_conf_t *cf,
    ngx_responses_rule_t *rule)
{
    ngx_str_t                     *value;
    ngx_uint_t                     options;
    ngx_http_responses_rewrite_t  *rewrite;

    value = cf->args->elts;
    options = 0;

    if (cf->args->nelts == 4) {

        if (ngx_strcmp(value[3].data, "i") != 0) {
            return ngx_http_responses_conf_invalid(cf, "parameter", &value[3],
                                                   "\"i\"");
        }

        options = NGX_REGEX_CASELESS;
    }

    rewrite = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_rewrite_t));
    if (rewrite == NULL) {
        return NGX_CONF_ERROR;
    }

    rewrite->name = value[1];

    /*
     * PCRE does not try a text that lacks a character of the expression: a
     * piece of a text may lack it while the text does not
     */

    rewrite->timed = ngx_http_responses_rewrite_compile(cf, "(*NO_START_OPT)",
                                                        &value[1], options);
    if (rewrite->timed == NULL) {
        return NGX_CONF_ERROR;
    }

    rewrite->regex = ngx_http_responses_rewrite_compile(cf, "", &value[1],
                                                        options);
    rewrite->value = ngx_http_responses_value_parse(cf, &value[2]);

    if (rewrite->regex == NULL || rewrite->value == NULL) {
        return NGX_CONF_ERROR;
    }

    rule->value.value = rewrite;

    return NGX_CONF_OK;
}


/* nginx sets no match limit, and that of PCRE is 10,000,000 */

static ngx_regex_t *
ngx_http_responses_rewrite_compile(ngx_conf_t *cf, const char *verb,
    ngx_str_t *pattern, ngx_uint_t options)
{
    u_char                      errstr[NGX_MAX_CONF_ERRSTR];
    ngx_regex_compile_t         rc;
    ngx_http_core_main_conf_t  *cmcf;

    ngx_memzero(&rc, sizeof(ngx_regex_compile_t));

    rc.pattern.data = ngx_pnalloc(cf->pool, sizeof("(*LIMIT_MATCH=)")
                                  + NGX_INT_T_LEN + ngx_strlen(verb)
                                  + pattern->len);
    if (rc.pattern.data == NULL) {
        return NULL;
    }

    rc.pattern.len = ngx_sprintf(rc.pattern.data, "(*LIMIT_MATCH=%d)%s%V%Z",
                                 NGX_HTTP_RESPONSES_MATCH_LIMIT, verb, pattern)
                     - rc.pattern.data - 1;
    rc.pool = cf->pool;
    rc.options = options;
    rc.err.len = NGX_MAX_CONF_ERRSTR;
    rc.err.data = errstr;

    if (ngx_regex_compile(&rc) != NGX_OK) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0, "%V", &rc.err);
        return NULL;
    }

    /*
     * Room for captures in each request, as with "rewrite" and "map".  With 0
     * there would not even be room for the match.
     */

    cmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_core_module);
    cmcf->ncaptures = ngx_max(cmcf->ncaptures,
                              (ngx_uint_t) ngx_max(rc.captures, 1));

    return rc.regex;
}


/*
 * Replaces each match and searches on after it as in a new text; a pattern
 * that begins with "^" is tried once.
 */

ngx_int_t
ngx_http_responses_rewrite_hook(void *data, void *rule, ngx_str_t text,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    ngx_http_request_t *r = data;
    ngx_http_responses_rewrite_t *rewrite = rule;

    ngx_int_t                   rc;
    ngx_str_t                   rest;
    ngx_uint_t                  once, matches;
    ngx_http_core_main_conf_t  *cmcf;

    cmcf = ngx_http_get_module_main_conf(r, ngx_http_core_module);

    if (r->captures == NULL) {
        r->captures = ngx_palloc(r->pool, cmcf->ncaptures * sizeof(int));
        if (r->captures == NULL) {
            return NGX_ERROR;
        }
    }

    rc = ngx_http_responses_rewrite_slow(rewrite, text);

    if (rc != NGX_OK) {
        return ngx_http_responses_rewrite_failed(r, rewrite, rc);
    }

    rest = text;
    once = (rewrite->name.len && rewrite->name.data[0] == '^');

    for (matches = 0; rest.len && !(matches && once); matches++) {
        rc = ngx_regex_exec(rewrite->regex, &rest, r->captures,
                            cmcf->ncaptures);

        /* with "\\K" in a lookahead a match may end before it begins */

        if (rc == NGX_REGEX_NO_MATCHED
            || (rc >= 0 && r->captures[1] < r->captures[0]))
        {
            break;
        }

        if (rc < 0) {
            return ngx_http_responses_rewrite_failed(r, rewrite, rc);
        }

        r->ncaptures = rc * 2;
        r->captures_data = rest.data;

        if (ngx_http_responses_rewrite_match(r, rewrite, &rest, mem, buf)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (matches == 0) {
        return NGX_DECLINED;
    }

    return ngx_responses_buf_append(mem, buf, rest.data, rest.len);
}


/*
 * The match limit counts for each place where a match may begin: an expression
 * that scans the text from each of them takes seconds for 100k.  So the text
 * is searched in pieces, then in larger ones, as long as this takes about the
 * same processor time.  NGX_ABORT: it does not; or an error of PCRE.
 */

static ngx_int_t
ngx_http_responses_rewrite_slow(ngx_http_responses_rewrite_t *rewrite,
    ngx_str_t text)
{
    size_t      size;
    u_char     *last;
    clock_t     begin, most;
    ngx_int_t   rc;
    ngx_str_t   piece;

    if (text.len < NGX_HTTP_RESPONSES_TIMED) {
        return NGX_OK;
    }

    last = text.data + text.len;
    most = 0;

    for (size = NGX_HTTP_RESPONSES_PIECE; size < text.len; size *= 4) {
        begin = clock();

        for (piece.data = text.data;
             piece.data < last;
             piece.data += piece.len)
        {
            piece.len = ngx_min(size, (size_t) (last - piece.data));

            /* with (*UTF) no character may be cut */

            while (piece.data + piece.len < last
                   && (piece.data[piece.len] & 0xc0) == 0x80)
            {
                piece.len++;
            }

            rc = ngx_regex_exec(rewrite->timed, &piece, NULL, 0);

            if (rc < 0 && rc != NGX_REGEX_NO_MATCHED) {
                return rc;
            }

            if (most && clock() - begin > most) {
                return NGX_ABORT;
            }
        }

        if (most == 0) {
            most = NGX_HTTP_RESPONSES_TIMES * (clock() - begin)
                   + NGX_HTTP_RESPONSES_MORE;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_rewrite_failed(ngx_http_request_t *r,
    ngx_http_responses_rewrite_t *rewrite, ngx_int_t rc)
{
    ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                  rc == NGX_ABORT
                  ? "responses_rewrite_text \"%V\" takes too long, the rule "
                    "is disabled for the rest of the stream"
                  : "responses_rewrite_text \"%V\" failed with %i, match "
                    "limit is %d, the rule is disabled for the rest of the "
                    "stream",
                  &rewrite->name, rc, NGX_HTTP_RESPONSES_MATCH_LIMIT);

    return NGX_ABORT;
}


/*
 * Appends the text before the match and the replacement, and after an empty
 * match one character, so that the search goes on behind it.
 */

static ngx_int_t
ngx_http_responses_rewrite_match(ngx_http_request_t *r,
    ngx_http_responses_rewrite_t *rewrite, ngx_str_t *rest,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    size_t  start, end, len;

    /* variables of the replacement may have captures, too */

    start = r->captures[0];
    end = r->captures[1];

    if (ngx_responses_buf_append(mem, buf, rest->data, start) != NGX_OK
        || ngx_http_responses_value_hook(r, rewrite->value, mem, buf)
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (start == end && end < rest->len) {
        len = ngx_responses_utf8_char(rest->data + end, rest->len - end);
        len = ngx_max(len, 1);

        if (ngx_responses_buf_append(mem, buf, rest->data + end, len)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        end += len;
    }

    rest->data += end;
    rest->len -= end;

    return NGX_OK;
}

#else

char *
ngx_http_responses_conf_rewrite_text(ngx_conf_t *cf,
    ngx_responses_rule_t *rule)
{
    return "requires nginx with the PCRE library";
}


ngx_int_t
ngx_http_responses_rewrite_hook(void *data, void *rule, ngx_str_t text,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    return NGX_DECLINED;
}

#endif
