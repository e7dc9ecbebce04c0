
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The three profiles as the module's own directives set them.
 */


#ifndef _PROFILES_H_INCLUDED_
#define _PROFILES_H_INCLUDED_


#include "run.h"


#define PROFILES  3


static const ngx_responses_conf_t  profiles[] = {

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


static ngx_inline const char *
profile_name(ngx_uint_t n)
{
    static const char  *names[] = { "openai", "openresponses", "eugpt" };

    return names[n];
}


static ngx_inline void
profile_set(run_t *r, ngx_uint_t n)
{
    r->conf = profiles[n];

    r->conf.max_event_size = 1024 * 1024;
    r->conf.max_text_size = 256 * 1024;
    r->conf.max_items = 1024;
    r->conf.terminal = NGX_RESPONSES_TERMINAL_ON;
    r->conf.normalize = 1;

    r->end = NGX_RESPONSES_END_CLEAN;
}


#endif /* _PROFILES_H_INCLUDED_ */
