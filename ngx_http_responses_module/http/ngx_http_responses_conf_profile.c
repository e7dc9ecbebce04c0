
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Directives of profiles, and of how streams end that failed.
 *
 * A profile is a row of a table, whose columns parameters override.
 * Invariant: a level has its own profile with its parameters, or those of the
 * outer level.
 */


#include "http/ngx_http_responses.h"
#include "http/ngx_http_responses_conf.h"


/* items of a stream that are repaired */

#define NGX_HTTP_RESPONSES_MAX_ITEMS  1024


/* values of "responses_failure" that are no events */

#define NGX_HTTP_RESPONSES_FAILURE_CUT  3
#define NGX_HTTP_RESPONSES_FAILURE_OFF  4


static ngx_conf_enum_t  ngx_http_responses_event_lines[] = {
    { ngx_string("type"), NGX_RESPONSES_EVENT_LINE_TYPE },
    { ngx_string("message"), NGX_RESPONSES_EVENT_LINE_MESSAGE },
    { ngx_string("none"), NGX_RESPONSES_EVENT_LINE_NONE },
    { ngx_null_string, 0 }
};


static ngx_conf_enum_t  ngx_http_responses_dones[] = {
    { ngx_string("keep"), NGX_RESPONSES_DONE_KEEP },
    { ngx_string("hide"), NGX_RESPONSES_DONE_HIDE },
    { ngx_string("add"), NGX_RESPONSES_DONE_ADD },
    { ngx_null_string, 0 }
};


static ngx_conf_enum_t  ngx_http_responses_failures[] = {
    { ngx_string("response.failed"), NGX_RESPONSES_FAILURE_RESPONSE },
    { ngx_string("error"), NGX_RESPONSES_FAILURE_ERROR },
    { ngx_string("both"), NGX_RESPONSES_FAILURE_BOTH },
    { ngx_string("cut"), NGX_HTTP_RESPONSES_FAILURE_CUT },
    { ngx_string("off"), NGX_HTTP_RESPONSES_FAILURE_OFF },
    { ngx_null_string, 0 }
};


/* by profile: a row, whose columns parameters override */

static const ngx_responses_conf_t  ngx_http_responses_profiles[] = {

    { .profile = NGX_RESPONSES_PROFILE_OPENAI,
      .event_line = NGX_RESPONSES_EVENT_LINE_TYPE,
      .done = NGX_RESPONSES_DONE_HIDE,
      .failure = NGX_RESPONSES_FAILURE_RESPONSE },

    { .profile = NGX_RESPONSES_PROFILE_OPEN,
      .event_line = NGX_RESPONSES_EVENT_LINE_TYPE,
      .done = NGX_RESPONSES_DONE_ADD,
      .failure = NGX_RESPONSES_FAILURE_RESPONSE },

    { .profile = NGX_RESPONSES_PROFILE_EUGPT,
      .event_line = NGX_RESPONSES_EVENT_LINE_MESSAGE,
      .done = NGX_RESPONSES_DONE_HIDE,
      .failure = NGX_RESPONSES_FAILURE_ERROR }
};


static ngx_conf_enum_t  ngx_http_responses_profile_names[] = {
    { ngx_string("openai"), NGX_RESPONSES_PROFILE_OPENAI },
    { ngx_string("openresponses"), NGX_RESPONSES_PROFILE_OPEN },
    { ngx_string("eugpt"), NGX_RESPONSES_PROFILE_EUGPT },
    { ngx_null_string, 0 }
};


/* a profile and its parameters, which are inherited together */

char *
ngx_http_responses_conf_profile(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    char        *rv;
    ngx_str_t   *value;
    ngx_uint_t   i;

    if (ngx_http_responses_conf_once(cf) != NGX_OK) {
        return NGX_CONF_ERROR;
    }

    if (rlcf->engine.profile != NGX_CONF_UNSET_UINT) {
        return "is duplicate";
    }

    value = cf->args->elts;

    rv = ngx_http_responses_conf_word(cf, &value[1], "",
                                      ngx_http_responses_profile_names,
                                      &rlcf->engine.profile);

    for (i = 2; i < cf->args->nelts && rv == NGX_CONF_OK; i++) {

        rv = (ngx_strncmp(value[i].data, "done=", 5) == 0)
             ? ngx_http_responses_conf_word(cf, &value[i], "done=",
                                       ngx_http_responses_dones,
                                       &rlcf->engine.done)
             : ngx_http_responses_conf_word(cf, &value[i], "event=",
                                       ngx_http_responses_event_lines,
                                       &rlcf->engine.event_line);
    }

    return rv;
}


/* how streams end that failed: by which events, and whether they are cut */

char *
ngx_http_responses_conf_failure(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    ngx_http_responses_loc_conf_t *rlcf = conf;

    ngx_str_t   *value;
    ngx_uint_t   i, n, words[2];

    if (rlcf->engine.terminal != NGX_CONF_UNSET_UINT) {
        return "is duplicate";
    }

    value = cf->args->elts;
    n = cf->args->nelts - 1;

    for (i = 0; i < n; i++) {

        if (ngx_http_responses_conf_word(cf, &value[i + 1], "",
                                         ngx_http_responses_failures,
                                         &words[i])
            != NGX_CONF_OK)
        {
            return NGX_CONF_ERROR;
        }
    }

    if (n == 2
        && (ngx_min(words[0], words[1]) >= NGX_HTTP_RESPONSES_FAILURE_CUT
            || ngx_max(words[0], words[1]) != NGX_HTTP_RESPONSES_FAILURE_CUT))
    {
        return ngx_http_responses_conf_invalid(cf, "value", &value[2],
                                               "\"cut\" with "
                                               "\"response.failed\", "
                                               "\"error\" or \"both\"");
    }

    rlcf->engine.terminal = NGX_RESPONSES_TERMINAL_ON;

    for (i = 0; i < n; i++) {

        if (words[i] == NGX_HTTP_RESPONSES_FAILURE_CUT) {
            rlcf->engine.terminal = NGX_RESPONSES_TERMINAL_CUT;

        } else if (words[i] == NGX_HTTP_RESPONSES_FAILURE_OFF) {
            rlcf->engine.terminal = NGX_RESPONSES_TERMINAL_OFF;

        } else {
            rlcf->failure = words[i];
        }
    }

    return NGX_CONF_OK;
}


/* a level has its own profile, with parameters, or that of the outer one */

void
ngx_http_responses_conf_engine(ngx_http_responses_loc_conf_t *prev,
    ngx_http_responses_loc_conf_t *conf)
{
    ngx_responses_conf_t        *engine, *outer;
    const ngx_responses_conf_t  *profile;

    engine = &conf->engine;
    outer = &prev->engine;

    if (engine->profile == NGX_CONF_UNSET_UINT) {
        ngx_conf_merge_uint_value(engine->profile, outer->profile,
                                  NGX_RESPONSES_PROFILE_OPENAI);
        engine->event_line = outer->event_line;
        engine->done = outer->done;
    }

    profile = &ngx_http_responses_profiles[engine->profile];

    ngx_conf_init_uint_value(engine->event_line, profile->event_line);
    ngx_conf_init_uint_value(engine->done, profile->done);

    /* both are of one directive, unless the profile says what a failure is */

    if (engine->terminal == NGX_CONF_UNSET_UINT) {
        ngx_conf_merge_uint_value(engine->terminal, outer->terminal,
                                  NGX_RESPONSES_TERMINAL_ON);
        conf->failure = prev->failure;
    }

    engine->failure = conf->failure;
    ngx_conf_init_uint_value(engine->failure, profile->failure);

    ngx_conf_merge_value(engine->normalize, outer->normalize, 1);
    ngx_conf_merge_size_value(engine->max_event_size, outer->max_event_size,
                              8 * 1024 * 1024);
    ngx_conf_merge_size_value(engine->max_text_size, outer->max_text_size,
                              256 * 1024);

    engine->max_items = NGX_HTTP_RESPONSES_MAX_ITEMS;
}
