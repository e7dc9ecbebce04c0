
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Values with variables, and conditions.
 *
 * nginx's complex values allocate from the pool of the request each time they
 * are evaluated.  A stream may last for hours, so values are appended to a
 * buffer of the caller instead.
 */


#include "http/ngx_http_responses_conf.h"


static ngx_int_t ngx_http_responses_value_variable(ngx_conf_t *cf,
    ngx_str_t *text, size_t *pos, ngx_http_responses_value_t *value);
static ngx_str_t ngx_http_responses_value_capture(ngx_http_request_t *r,
    ngx_http_responses_captures_t *own, ngx_uint_t capture);
static ngx_http_responses_part_t *ngx_http_responses_value_add(
    ngx_conf_t *cf, ngx_http_responses_value_t *value);


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


/* without variables the value becomes JSON here, else when it is used */

char *
ngx_http_responses_value_json(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_str_t *text, ngx_uint_t json, ngx_responses_value_t *value)
{
    u_char                      *p;
    size_t                       i;
    ngx_responses_writer_t       w;
    ngx_http_responses_value_t  *parsed;

    parsed = ngx_http_responses_value_parse(cf, text);
    if (parsed == NULL) {
        return NGX_CONF_ERROR;
    }

    value->json = json;

    if (parsed->variables) {
        value->value = parsed;
        return NGX_CONF_OK;
    }

    p = ngx_pnalloc(cf->pool, text->len * 6 + 2);
    if (p == NULL) {
        return NGX_CONF_ERROR;
    }

    ngx_responses_writer_init(&w, p, text->len * 6 + 2);

    if (json) {
        if (ngx_responses_rule_json(&ngx_http_responses_mem, text) != NGX_OK) {
            ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                               "invalid value \"%V\" in \"%V\" directive, "
                               "expected JSON after \":=\"", text, &cmd->name);
            return NGX_CONF_ERROR;
        }

        /* an event is one line */

        for (i = 0; i < text->len; i++) {
            p[i] = (text->data[i] < ' ') ? ' ' : text->data[i];
        }

        w.pos = p + text->len;

    } else {
        ngx_responses_write_string(&w, text->data, text->len);
    }

    value->constant.data = p;
    value->constant.len = w.pos - p;

    return NGX_CONF_OK;
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
 * Without captures of a rewrite those of "location" or "server_name" are
 * used; evaluation of another variable may have replaced them.
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
ngx_http_responses_value_hook(void *data, void *value,
    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf)
{
    return ngx_http_responses_value_write(data, value, NULL, mem, buf);
}


char *
ngx_http_responses_cond_parse(ngx_conf_t *cf, void **data, ngx_uint_t each)
{
    ngx_str_t                  *value, text;
    ngx_uint_t                  i, n;
    ngx_http_responses_part_t  *part;
    ngx_http_responses_cond_t  *cond;

    *data = NULL;

    value = cf->args->elts;

    for (i = cf->args->nelts - 1; i > 0; i--) {
        if (ngx_strncmp(value[i].data, "if=", 3) == 0) {
            break;
        }
    }

    if (i == 0 || (i == 1 && cf->args->nelts > 2)) {
        return NGX_CONF_OK;
    }

    text.data = value[i].data + 3;
    text.len = value[i].len - 3;

    cond = ngx_pcalloc(cf->pool, sizeof(ngx_http_responses_cond_t));
    if (cond == NULL) {
        return NGX_CONF_ERROR;
    }

    cond->value = ngx_http_responses_value_parse(cf, &text);
    if (cond->value == NULL) {
        return NGX_CONF_ERROR;
    }

    if (!cond->value->variables || i == 1) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected \"if=$variable\" after the first "
                           "argument", &value[i], &value[0]);
        return NGX_CONF_ERROR;
    }

    part = cond->value->parts.elts;

    for (n = 0; n < cond->value->parts.nelts; n++) {

        if (part[n].text.len) {
            ngx_conf_log_error(NGX_LOG_WARN, cf, 0,
                               "condition \"%V\" in \"%V\" directive always "
                               "holds, expected \"if=$variable\"",
                               &text, &value[0]);
            break;
        }
    }

    if (!each) {
        ngx_http_responses_conf_early(cf, &value[0], &text);
    }

    cf->args->nelts--;

    for ( /* void */ ; i < cf->args->nelts; i++) {
        value[i] = value[i + 1];
    }

    *data = cond;

    return NGX_CONF_OK;
}


ngx_uint_t
ngx_http_responses_cond_equal(void *one, void *other)
{
    ngx_http_responses_cond_t *a = one;
    ngx_http_responses_cond_t *b = other;

    ngx_uint_t                  i;
    ngx_http_responses_part_t  *p, *q;

    if (a->differs != b->differs
        || a->value->parts.nelts != b->value->parts.nelts)
    {
        return 0;
    }

    p = a->value->parts.elts;
    q = b->value->parts.elts;

    for (i = 0; i < a->value->parts.nelts; i++) {

        if (p[i].variable != q[i].variable || p[i].capture != q[i].capture
            || p[i].text.len != q[i].text.len
            || ngx_strncmp(p[i].text.data, q[i].text.data, p[i].text.len) != 0)
        {
            return 0;
        }
    }

    return 1;
}


ngx_uint_t
ngx_http_responses_cond_hook(void *data, void *condition)
{
    ngx_http_request_t *r = data;
    ngx_http_responses_cond_t *cond = condition;

    ngx_str_t             model;
    ngx_uint_t            holds;
    ngx_responses_buf_t   buf;
    ngx_responses_mem_t  *mem;

    mem = &ngx_http_responses_mem;
    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    if (ngx_http_responses_value_hook(r, cond->value, mem, &buf) != NGX_OK) {
        ngx_responses_buf_free(mem, &buf);

        /* the rule may hide, so it applies */

        return 1;
    }

    if (cond->differs) {
        holds = (ngx_http_responses_body_model(r, &model) == NGX_OK
                 && (model.len != buf.len
                     || ngx_memcmp(model.data, buf.start, buf.len) != 0));

    } else {
        holds = buf.len && !(buf.len == 1 && buf.start[0] == '0');
    }

    ngx_responses_buf_free(mem, &buf);

    return holds;
}


void
ngx_http_responses_invalid_hook(void *data, ngx_str_t *rule,
    ngx_str_t *value)
{
    ngx_http_request_t *r = data;

    ngx_http_responses_ctx_t  *ctx;

    ctx = ngx_http_responses_get_ctx(r);

    if (ctx == NULL || ctx->invalid) {
        return;
    }

    ctx->invalid = 1;

    ngx_log_error(NGX_LOG_WARN, r->connection->log, 0,
                  "invalid JSON in value of \"%V\", the value is ignored",
                  rule);
}
