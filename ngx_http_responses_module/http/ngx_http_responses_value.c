
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Values with variables, conditions and texts that are rewritten.
 *
 * nginx's complex values take memory of the request's pool each time they
 * are read; a stream may last for hours, so these are written into a buffer
 * of the caller's.
 */


#include "core/ngx_responses_utf8.h"
#include "http/ngx_http_responses.h"


/* the match itself and $1 to $9 */

#define NGX_HTTP_RESPONSES_CAPTURES  10


static ngx_int_t ngx_http_responses_value_variable(ngx_conf_t *cf,
    ngx_str_t *text, size_t *pos, ngx_http_responses_value_t *value);
static ngx_str_t ngx_http_responses_value_capture(ngx_http_request_t *r,
    ngx_http_responses_captures_t *own, ngx_uint_t capture);
static ngx_http_responses_part_t *ngx_http_responses_value_add(
    ngx_conf_t *cf, ngx_http_responses_value_t *value);

#if (NGX_PCRE)
static ngx_uint_t ngx_http_responses_rewrite_off(
    ngx_http_responses_ctx_t *ctx, ngx_http_responses_rewrite_t *rewrite);
static ngx_int_t ngx_http_responses_rewrite_give_up(
    ngx_http_responses_ctx_t *ctx, ngx_http_responses_rewrite_t *rewrite,
    ngx_int_t rc);
static ngx_int_t ngx_http_responses_rewrite_match(ngx_http_request_t *r,
    ngx_http_responses_rewrite_t *rewrite,
    ngx_http_responses_captures_t *captures, ngx_str_t *rest,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);
#endif


ngx_http_responses_value_t *
ngx_http_responses_value_parse(ngx_conf_t *cf, ngx_str_t *text)
{
    size_t                       i, start;
    ngx_http_responses_part_t   *part;
    ngx_http_responses_value_t  *value;

    value = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_value_t));
    if (value == NULL) {
        return NULL;
    }

    if (ngx_array_init(&value->parts, cf->pool, 2,
                       sizeof(ngx_http_responses_part_t))
        != NGX_OK)
    {
        return NULL;
    }

    for (i = 0; i < text->len; /* void */ ) {

        if (text->data[i] == '$') {

            if (ngx_http_responses_value_variable(cf, text, &i, value)
                != NGX_OK)
            {
                return NULL;
            }

            continue;
        }

        start = i;

        while (i < text->len && text->data[i] != '$') {
            i++;
        }

        part = ngx_http_responses_value_add(cf, value);
        if (part == NULL) {
            return NULL;
        }

        part->text.data = text->data + start;
        part->text.len = i - start;
    }

    return value;
}


/* $name, ${name} and $1 */

static ngx_int_t
ngx_http_responses_value_variable(ngx_conf_t *cf, ngx_str_t *text,
    size_t *pos, ngx_http_responses_value_t *value)
{
    u_char                     *p, *last, ch;
    ngx_str_t                   name;
    ngx_uint_t                  bracket;
    ngx_http_responses_part_t  *part;

    p = text->data + *pos + 1;
    last = text->data + text->len;

    bracket = (p < last && *p == '{');
    p += bracket;

    part = ngx_http_responses_value_add(cf, value);
    if (part == NULL) {
        return NGX_ERROR;
    }

    value->variables = 1;

    if (!bracket && p < last && *p >= '1' && *p <= '9') {
        part->capture = *p - '0';
        *pos = p + 1 - text->data;
        return NGX_OK;
    }

    name.data = p;

    while (p < last) {
        ch = *p;

        if (!((ch >= 'A' && ch <= 'Z') || (ch >= 'a' && ch <= 'z')
              || (ch >= '0' && ch <= '9') || ch == '_'))
        {
            break;
        }

        p++;
    }

    name.len = p - name.data;

    if (name.len == 0 || (bracket && (p == last || *p != '}'))) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid variable name in \"%V\", expected "
                           "\"$name\" or \"${name}\"", text);
        return NGX_ERROR;
    }

    *pos = p + bracket - text->data;

    part->variable = ngx_http_get_variable_index(cf, &name);

    return (part->variable == NGX_ERROR) ? NGX_ERROR : NGX_OK;
}


static ngx_http_responses_part_t *
ngx_http_responses_value_add(ngx_conf_t *cf, ngx_http_responses_value_t *value)
{
    ngx_http_responses_part_t  *part;

    part = ngx_array_push(&value->parts);

    if (part) {
        ngx_memzero(part, sizeof(ngx_http_responses_part_t));
        part->variable = NGX_ERROR;
    }

    return part;
}


ngx_int_t
ngx_http_responses_value_write(ngx_http_request_t *r,
    ngx_http_responses_value_t *value, ngx_http_responses_captures_t *captures,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    ngx_str_t                   text;
    ngx_uint_t                  i;
    ngx_http_variable_value_t  *vv;
    ngx_http_responses_part_t  *part;

    part = value->parts.elts;

    for (i = 0; i < value->parts.nelts; i++) {
        text = part[i].text;

        if (part[i].variable != NGX_ERROR) {
            vv = ngx_http_get_flushed_variable(r, part[i].variable);

            if (vv == NULL || vv->not_found) {
                continue;
            }

            text.data = vv->data;
            text.len = vv->len;

        } else if (part[i].capture) {
            text = ngx_http_responses_value_capture(r, captures,
                                                    part[i].capture);
        }

        if (ngx_responses_buf_append(mem, buf, text.data, text.len) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/*
 * Without captures of our own those of "location" or "server_name" are
 * meant; a variable that was read before may have left others there.
 */

static ngx_str_t
ngx_http_responses_value_capture(ngx_http_request_t *r,
    ngx_http_responses_captures_t *own, ngx_uint_t capture)
{
    int                            *ends;
    ngx_str_t                       text;
    ngx_http_responses_captures_t   captures;

    ngx_str_null(&text);
    ngx_memzero(&captures, sizeof(ngx_http_responses_captures_t));

    if (own) {
        captures = *own;

    } else {
#if (NGX_PCRE)
        captures.data = r->captures_data;
        captures.ends = r->captures;
        captures.n = r->ncaptures;
#endif
    }

    if (capture * 2 >= captures.n) {
        return text;
    }

    ends = &captures.ends[capture * 2];

    if (ends[0] >= 0 && ends[1] > ends[0]) {
        text.data = captures.data + ends[0];
        text.len = ends[1] - ends[0];
    }

    return text;
}


ngx_int_t
ngx_http_responses_value_hook(void *outside, void *data,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    ngx_http_request_t *r = outside;
    ngx_http_responses_value_t *value = data;

    return ngx_http_responses_value_write(r, value, NULL, mem, buf);
}


ngx_uint_t
ngx_http_responses_cond_hook(void *outside, void *data)
{
    ngx_http_request_t *r = outside;
    ngx_http_responses_cond_t *cond = data;

    ngx_str_t             model;
    ngx_uint_t            holds;
    ngx_responses_buf_t   buf;
    ngx_responses_mem_t  *mem;

    mem = &ngx_http_responses_mem;
    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    if (ngx_http_responses_value_hook(r, cond->value, mem, &buf) != NGX_OK) {
        ngx_responses_buf_free(mem, &buf);

        /* rather too little is seen than too much */

        return 1;
    }

    if (cond->differs) {
        holds = (ngx_http_responses_request_model(r, &model) == NGX_OK
                 && (model.len != buf.len
                     || ngx_memcmp(model.data, buf.start, buf.len) != 0));

    } else {
        holds = buf.len && !(buf.len == 1 && buf.start[0] == '0');
    }

    ngx_responses_buf_free(mem, &buf);

    return holds;
}


#if (NGX_PCRE)

/*
 * Each match is replaced, and the search goes on behind it as in a text of
 * its own; a pattern that is bound to the beginning is tried once.
 */

ngx_int_t
ngx_http_responses_rewrite_hook(void *outside, void *data, ngx_str_t text,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    ngx_http_request_t *r = outside;
    ngx_http_responses_rewrite_t *rewrite = data;

    int                            ends[NGX_HTTP_RESPONSES_CAPTURES * 3];
    ngx_int_t                      rc;
    ngx_str_t                      rest;
    ngx_uint_t                     matches;
    ngx_http_responses_ctx_t      *ctx;
    ngx_http_responses_captures_t  captures;

    ctx = ngx_http_responses_get_ctx(r);

    if (ngx_http_responses_rewrite_off(ctx, rewrite)) {
        return NGX_DECLINED;
    }

    rest = text;

    for (matches = 0; rest.len && !(matches && rewrite->once); matches++) {
        rc = ngx_regex_exec(rewrite->regex, &rest, ends,
                            NGX_HTTP_RESPONSES_CAPTURES * 3);

        /* "\\K" within a lookahead: a match that ends before it begins */

        if (rc == NGX_REGEX_NO_MATCHED || (rc >= 0 && ends[1] < ends[0])) {
            break;
        }

        if (rc < 0) {
            return ngx_http_responses_rewrite_give_up(ctx, rewrite, rc);
        }

        /* 0: there are more than have a name */

        captures.data = rest.data;
        captures.ends = ends;
        captures.n = (rc ? rc : NGX_HTTP_RESPONSES_CAPTURES) * 2;

        if (ngx_http_responses_rewrite_match(r, rewrite, &captures, &rest, mem,
                                             buf)
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


static ngx_uint_t
ngx_http_responses_rewrite_off(ngx_http_responses_ctx_t *ctx,
    ngx_http_responses_rewrite_t *rewrite)
{
    void        **off;
    ngx_uint_t    i;

    if (ctx->off == NULL) {
        return 0;
    }

    off = ctx->off->elts;

    for (i = 0; i < ctx->off->nelts; i++) {

        if (off[i] == rewrite) {
            return 1;
        }
    }

    return 0;
}


/* an expression that costs too much once would do so for each text */

static ngx_int_t
ngx_http_responses_rewrite_give_up(ngx_http_responses_ctx_t *ctx,
    ngx_http_responses_rewrite_t *rewrite, ngx_int_t rc)
{
    void                **off;
    ngx_http_request_t   *r;

    r = ctx->request;

    ngx_log_error(NGX_LOG_ERR, r->connection->log, 0,
                  "responses_rewrite_text \"%V\" failed with %i, "
                  "match limit is %d, rule is off for the rest of the stream",
                  &rewrite->name, rc, NGX_HTTP_RESPONSES_MATCH_LIMIT);

    if (ctx->off == NULL) {
        ctx->off = ngx_array_create(r->pool, 1, sizeof(void *));
        if (ctx->off == NULL) {
            return NGX_ERROR;
        }
    }

    off = ngx_array_push(ctx->off);
    if (off == NULL) {
        return NGX_ERROR;
    }

    *off = rewrite;

    return NGX_DECLINED;
}


/* what stands before the match and in its place; after an empty one, too */

static ngx_int_t
ngx_http_responses_rewrite_match(ngx_http_request_t *r,
    ngx_http_responses_rewrite_t *rewrite,
    ngx_http_responses_captures_t *captures, ngx_str_t *rest,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    size_t  start, end, len;

    start = captures->ends[0];
    end = captures->ends[1];

    if (ngx_responses_buf_append(mem, buf, rest->data, start) != NGX_OK
        || ngx_http_responses_value_write(r, rewrite->value, captures, mem,
                                          buf)
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

ngx_int_t
ngx_http_responses_rewrite_hook(void *outside, void *data, ngx_str_t text,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    return NGX_DECLINED;
}

#endif


void
ngx_http_responses_invalid_hook(void *outside, ngx_str_t *rule,
    ngx_str_t *value)
{
    ngx_http_request_t *r = outside;

    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_get_ctx(r);

    if (ctx == NULL || ctx->invalid) {
        return;
    }

    ctx->invalid = 1;

    ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                  "a value for \"%V\" is no JSON and was left out, use \"=\" "
                  "instead of \":=\" to send it as a string", rule);
}
