
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives of times: until a stream is released, fails, or is given up.
 *
 * They only read the arguments.  Invariant: what an argument of a directive is
 * has one message, which names all that it could be.
 */


#include "http/ngx_http_responses.h"
#include "http/ngx_http_responses_conf.h"


/* time for which a stream is held at most */

#define NGX_HTTP_RESPONSES_HOLD_TIME  10000
#define NGX_HTTP_RESPONSES_HOLD_SIZE  (512 * 1024)


static ngx_int_t ngx_http_responses_time(ngx_str_t *value,
    const char *name, ngx_msec_t *msec);


static ngx_conf_enum_t  ngx_http_responses_beats[] = {
    { ngx_string("comment"), 0 },
    { ngx_string("event"), 1 },
    { ngx_null_string, 0 }
};


char *
ngx_http_responses_conf_abort(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    ngx_str_t  *value;

    if (rlcf->abort != NGX_CONF_UNSET_MSEC) {
        return "is duplicate";
    }

    value = cf->args->elts;

    if (ngx_strcmp(value[1].data, "close") == 0) {
        rlcf->abort = 0;
        return NGX_CONF_OK;
    }

    if (ngx_http_responses_time(&value[1], "drain=", &rlcf->abort) == NGX_OK) {
        return NGX_CONF_OK;
    }

    return ngx_http_responses_conf_invalid(cf, "value", &value[1],
                                           "\"close\", or \"drain=\" and a "
                                           "time");
}


char *
ngx_http_responses_conf_hold(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    ngx_str_t   *value, text;
    ngx_uint_t   i;

    if (rlcf->hold != NGX_CONF_UNSET) {
        return "is duplicate";
    }

    value = cf->args->elts;

    rlcf->hold = (ngx_strcmp(value[1].data, "on") == 0);

    if (!rlcf->hold && !ngx_responses_str_is(value[1], "off"))
    {
        return ngx_http_responses_conf_invalid(cf, "value", &value[1],
                                               "\"on\" or \"off\", and then "
                                               "\"timeout=\" and \"size=\"");
    }

    if (ngx_http_responses_conf_once(cf) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    rlcf->hold_time = NGX_HTTP_RESPONSES_HOLD_TIME;
    rlcf->hold_size = NGX_HTTP_RESPONSES_HOLD_SIZE;

    for (i = 2; i < cf->args->nelts; i++) {

        if (ngx_http_responses_time(&value[i], "timeout=", &rlcf->hold_time)
            == NGX_OK)
        {
            continue;
        }

        if (ngx_http_responses_conf_named(&value[i], "size=", &text)) {
            rlcf->hold_size = ngx_parse_size(&text);

            if (rlcf->hold_size != (size_t) NGX_ERROR && rlcf->hold_size) {
                continue;
            }
        }

        return ngx_http_responses_conf_invalid(cf, "value", &value[i],
                                               "\"timeout=\" and a time, or "
                                               "\"size=\" and a size");
    }

    return NGX_CONF_OK;
}


char *
ngx_http_responses_conf_timeout(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    ngx_str_t                      *value;
    ngx_uint_t                      i, n;
    ngx_http_responses_timeouts_t  *timeouts;

    static struct {
        const char  *name;
        size_t       offset;
    } names[] = {
        { "first=", offsetof(ngx_http_responses_timeouts_t, first) },
        { "idle=", offsetof(ngx_http_responses_timeouts_t, idle) },
        { "total=", offsetof(ngx_http_responses_timeouts_t, total) },
        { "header=", offsetof(ngx_http_responses_timeouts_t, header) }
    };

    timeouts = &rlcf->timeouts;

    if (timeouts->set != NGX_CONF_UNSET_UINT) {
        return "is duplicate";
    }

    if (ngx_http_responses_conf_once(cf) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    value = cf->args->elts;

    if (cf->args->nelts == 2 && ngx_responses_str_is(value[1], "off")) {
        timeouts->set = 0;
        return NGX_CONF_OK;
    }

    for (i = 1; i < cf->args->nelts; i++) {

        for (n = 0; n < 4; n++) {

            if (ngx_http_responses_time(&value[i], names[n].name,
                                        (ngx_msec_t *) ((u_char *) timeouts
                                                        + names[n].offset))
                == NGX_OK)
            {
                break;
            }
        }

        if (n == 4) {
            return ngx_http_responses_conf_invalid(cf, "value", &value[i],
                                                   "\"header=\", \"first=\", "
                                                   "\"idle=\" or \"total=\" "
                                                   "and a time");
        }
    }

    timeouts->set = timeouts->first || timeouts->idle || timeouts->total;

    return NGX_CONF_OK;
}


/* of heartbeats: both the time and the form, which are inherited together */

char *
ngx_http_responses_conf_heartbeat(ngx_conf_t *cf, ngx_command_t *cmd,
    void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    ngx_int_t   time;
    ngx_str_t  *value;

    if (rlcf->heartbeat != NGX_CONF_UNSET_MSEC) {
        return "is duplicate";
    }

    value = cf->args->elts;

    time = ngx_responses_str_is(value[1], "off")
           ? 0 : ngx_parse_time(&value[1], 0);

    if (time == NGX_ERROR) {
        return ngx_http_responses_conf_invalid(cf, "value", &value[1],
                                               "a time or \"off\"");
    }

    rlcf->heartbeat = (ngx_msec_t) time;

    if (cf->args->nelts == 2) {
        return NGX_CONF_OK;
    }

    return ngx_http_responses_conf_word(cf, &value[2], "",
                                        ngx_http_responses_beats,
                                        &rlcf->heartbeat_event);
}


/* the time after a name, such as "timeout=": NGX_OK or NGX_ERROR */

static ngx_int_t
ngx_http_responses_time(ngx_str_t *value, const char *name, ngx_msec_t *msec)
{
    ngx_int_t  n;
    ngx_str_t  time;

    if (!ngx_http_responses_conf_named(value, name, &time)) {
        return NGX_ERROR;
    }

    n = ngx_parse_time(&time, 0);

    if (n == NGX_ERROR || n == 0) {
        return NGX_ERROR;
    }

    *msec = (ngx_msec_t) n;

    return NGX_OK;
}
