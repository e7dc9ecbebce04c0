
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The names of members that the module reads, as keys of nodes.
 *
 * Never reads an event.  Invariant: the key of a name is its number in
 * ngx_responses_member_e.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"


/* in what stands around it when it is written */

#define NGX_RESPONSES_MEMBER_NAME(id, name)                                   \
    { sizeof(name) - 1, (u_char *) ",\"" name "\":" + 2 },


const ngx_str_t  ngx_responses_members[NGX_RESPONSES_M_MAX] = {
    ngx_null_string,
    NGX_RESPONSES_TOP_MEMBERS(NGX_RESPONSES_MEMBER_NAME)
    ngx_null_string,
    NGX_RESPONSES_OTHER_MEMBERS(NGX_RESPONSES_MEMBER_NAME)
};


/* made once in a process, before the first event is read */

static ngx_responses_keys_t  ngx_responses_members_keys;


const ngx_responses_keys_t *
ngx_responses_member_keys(void)
{
    if (ngx_responses_members_keys.names == NULL) {
        ngx_responses_keys_init(&ngx_responses_members_keys,
                                ngx_responses_members, NGX_RESPONSES_M_MAX);
    }

    return &ngx_responses_members_keys;
}


ngx_uint_t
ngx_responses_member_find(const u_char *name, size_t len)
{
    return ngx_responses_key_find(ngx_responses_member_keys(), name, len);
}
