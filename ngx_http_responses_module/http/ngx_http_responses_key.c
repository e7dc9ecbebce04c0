
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Keys of counters: one value, or several that have a label each.
 *
 * Values are texts of clients and upstreams.  In a key they are valid UTF-8
 * without control characters, so that a zero byte separates them.  A long
 * value never shortens a short one: each has the same share of the key, and
 * what the others leave.
 */


#include "http/ngx_http_responses_zone.h"


static ngx_int_t ngx_http_responses_key_split(ngx_str_t *arg,
    ngx_http_responses_label_t *label);
static ngx_int_t ngx_http_responses_key_check(ngx_conf_t *cf,
    ngx_command_t *cmd, ngx_http_responses_zone_t *zone, ngx_str_t *name);
static ngx_int_t ngx_http_responses_key_append(ngx_pool_t *pool,
    ngx_str_t *key, ngx_str_t *arg);
static size_t ngx_http_responses_key_share(ngx_str_t *values, ngx_uint_t n);


/* labels that metrics have already */

static ngx_str_t  ngx_http_responses_key_reserved[] = {
    ngx_string("zone"),
    ngx_string("status"),
    ngx_string("api"),
    ngx_string("kind"),
    ngx_string("action"),
    ngx_string("le"),
    ngx_null_string
};


ngx_int_t
ngx_http_responses_key_add(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_http_responses_zone_t *zone, ngx_str_t *arg, ngx_uint_t n)
{
    ngx_int_t                          named;
    ngx_http_responses_label_t        *label;
    ngx_http_compile_complex_value_t   ccv;

    if (zone->nlabels == NGX_HTTP_RESPONSES_LABELS) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "too many labels in \"%V\" directive, at most %d "
                           "are allowed", &cmd->name,
                           NGX_HTTP_RESPONSES_LABELS);
        return NGX_ERROR;
    }

    label = &zone->labels[zone->nlabels];
    named = ngx_http_responses_key_split(arg, label);

    if (named == NGX_ERROR) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid label \"%V\" in \"%V\" directive, "
                           "expected letters, digits and \"_\", not beginning "
                           "with a digit", &label->name, &cmd->name);
        return NGX_ERROR;
    }

    if (ngx_http_script_variables_count(&label->text) == 0) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected a key with a variable, such as \"%s\"",
                           arg, &cmd->name, NGX_HTTP_RESPONSES_KEY);
        return NGX_ERROR;
    }

    if (!named && n > 1) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid parameter \"%V\" in \"%V\" directive, "
                           "expected \"label=value\"", arg, &cmd->name);
        return NGX_ERROR;
    }

    if (ngx_http_responses_key_check(cf, cmd, zone, &label->name) != NGX_OK
        || ngx_http_responses_key_append(cf->pool, &zone->key, arg) != NGX_OK)
    {
        return NGX_ERROR;
    }

    ngx_memzero(&ccv, sizeof(ngx_http_compile_complex_value_t));

    ccv.cf = cf;
    ccv.value = &label->text;
    ccv.complex_value = &label->value;

    if (ngx_http_compile_complex_value(&ccv) != NGX_OK) {
        return NGX_ERROR;
    }

    zone->nlabels++;

    return NGX_OK;
}


/* returns whether the argument names its label, or NGX_ERROR */

static ngx_int_t
ngx_http_responses_key_split(ngx_str_t *arg, ngx_http_responses_label_t *label)
{
    u_char  *p, *last, *end;

    p = arg->data;
    last = p + arg->len;

    while (p < last
           && ((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z')
               || *p == '_'
               || (*p >= '0' && *p <= '9' && p > arg->data)))
    {
        p++;
    }

    /* a value may have a "=" after a variable */

    for (end = p; end < last && *end != '=' && *end != '$'; end++) {
        /* void */
    }

    if (end < last && *end == '=') {
        label->name.data = arg->data;
        label->name.len = end - arg->data;

        label->text.data = end + 1;
        label->text.len = last - end - 1;

        return (end > arg->data && end == p) ? 1 : NGX_ERROR;
    }

    label->text = *arg;

    if (arg->len == sizeof(NGX_HTTP_RESPONSES_KEY) - 1
        && ngx_strncmp(arg->data, NGX_HTTP_RESPONSES_KEY, arg->len) == 0)
    {
        ngx_str_set(&label->name, "model");

    } else {
        ngx_str_set(&label->name, "key");
    }

    return 0;
}


/* names that begin with two underscores are those of Prometheus */

static ngx_int_t
ngx_http_responses_key_check(ngx_conf_t *cf, ngx_command_t *cmd,
    ngx_http_responses_zone_t *zone, ngx_str_t *name)
{
    ngx_str_t   *s;
    ngx_uint_t   i, reserved;

    reserved = (name->len > 1 && name->data[0] == '_' && name->data[1] == '_');

    for (s = ngx_http_responses_key_reserved; s->len; s++) {

        if (s->len == name->len
            && ngx_strncmp(s->data, name->data, s->len) == 0)
        {
            reserved = 1;
        }
    }

    if (reserved) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                           "invalid label \"%V\" in \"%V\" directive, the "
                           "name is reserved", name, &cmd->name);
        return NGX_ERROR;
    }

    for (i = 0; i < zone->nlabels; i++) {
        s = &zone->labels[i].name;

        if (s->len == name->len
            && ngx_strncmp(s->data, name->data, s->len) == 0)
        {
            ngx_conf_log_error(NGX_LOG_EMERG, cf, 0,
                               "duplicate label \"%V\" in \"%V\" directive",
                               name, &cmd->name);
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_key_append(ngx_pool_t *pool, ngx_str_t *key, ngx_str_t *arg)
{
    u_char  *p, *data;

    data = ngx_pnalloc(pool, key->len + 1 + arg->len);
    if (data == NULL) {
        return NGX_ERROR;
    }

    p = ngx_cpymem(data, key->data, key->len);

    if (key->len) {
        *p++ = ' ';
    }

    p = ngx_cpymem(p, arg->data, arg->len);

    key->data = data;
    key->len = p - data;

    return NGX_OK;
}


ngx_uint_t
ngx_http_responses_key_same(ngx_http_responses_zone_t *zone,
    ngx_http_responses_zone_t *old)
{
    ngx_uint_t                   i;
    ngx_http_responses_label_t  *a, *b;

    if (zone->nlabels != old->nlabels) {
        return 0;
    }

    for (i = 0; i < zone->nlabels; i++) {
        a = &zone->labels[i];
        b = &old->labels[i];

        if (a->name.len != b->name.len || a->text.len != b->text.len
            || ngx_strncmp(a->name.data, b->name.data, a->name.len) != 0
            || ngx_strncmp(a->text.data, b->text.data, a->text.len) != 0)
        {
            return 0;
        }
    }

    return 1;
}


ngx_int_t
ngx_http_responses_key_get(ngx_http_request_t *r,
    ngx_http_responses_zone_t *zone, u_char *buf, ngx_str_t *key)
{
    u_char                   names[NGX_HTTP_RESPONSES_LABELS]
                                  [NGX_RESPONSES_TABLE_KEY];
    size_t                   share;
    ngx_str_t                values[NGX_HTTP_RESPONSES_LABELS], value;
    ngx_uint_t               i;
    ngx_responses_writer_t   w;

    for (i = 0; i < zone->nlabels; i++) {

        if (ngx_http_complex_value(r, &zone->labels[i].value, &value)
            != NGX_OK)
        {
            return NGX_ERROR;
        }

        ngx_responses_writer_init(&w, names[i], NGX_RESPONSES_TABLE_KEY);
        ngx_responses_write_name(&w, value.data, value.len);

        if (w.pos == w.start) {
            ngx_responses_write_lit(&w, "-");
        }

        values[i].data = w.start;
        values[i].len = w.pos - w.start;
    }

    share = ngx_http_responses_key_share(values, zone->nlabels);

    key->data = buf;

    for (i = 0; i < zone->nlabels; i++) {

        if (i) {
            *buf++ = '\0';
        }

        ngx_responses_writer_init(&w, buf, share);
        ngx_responses_write_name(&w, values[i].data, values[i].len);

        buf = w.pos;
    }

    key->len = buf - key->data;

    return NGX_OK;
}


/* the largest length of a value with which all values fit into a key */

static size_t
ngx_http_responses_key_share(ngx_str_t *values, ngx_uint_t n)
{
    size_t      len, share;
    ngx_uint_t  i;

    for (share = NGX_RESPONSES_TABLE_KEY; /* void */ ; share--) {
        len = n - 1;

        for (i = 0; i < n; i++) {
            len += ngx_min(values[i].len, share);
        }

        if (len <= NGX_RESPONSES_TABLE_KEY) {
            return share;
        }
    }
}


void
ngx_http_responses_key_other(ngx_http_responses_zone_t *zone, u_char *buf,
    ngx_str_t *key)
{
    ngx_uint_t  i;

    key->data = buf;

    for (i = 0; i < zone->nlabels; i++) {

        if (i) {
            *buf++ = '\0';
        }

        buf = ngx_cpymem(buf, "other", sizeof("other") - 1);
    }

    key->len = buf - key->data;
}


ngx_str_t
ngx_http_responses_key_value(u_char *key, size_t len, ngx_uint_t n)
{
    u_char     *p, *last;
    ngx_str_t   value;

    last = key + len;

    for ( ;; ) {
        p = ngx_strlchr(key, last, '\0');

        if (p == NULL) {
            p = last;
        }

        if (n == 0 || p == last) {
            break;
        }

        key = p + 1;
        n--;
    }

    value.data = key;
    value.len = p - key;

    return value;
}
