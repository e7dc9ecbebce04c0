
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members of events that the module reads, as a tree of paths.
 *
 * Never reads an event.  Invariant: the id of a path is its number in
 * ngx_responses_member_e.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"


#define NGX_RESPONSES_MEMBER_PATH(name, path)  ngx_string(path),


static ngx_str_t  ngx_responses_members[] = {
    ngx_null_string,
    NGX_RESPONSES_TOP_MEMBERS(NGX_RESPONSES_MEMBER_PATH)
    ngx_null_string,
    NGX_RESPONSES_INNER_MEMBERS(NGX_RESPONSES_MEMBER_PATH, , "")
    NGX_RESPONSES_NAME_MEMBERS(NGX_RESPONSES_MEMBER_PATH, RESPONSE_,
                               "response.")
    NGX_RESPONSES_INNER_MEMBERS(NGX_RESPONSES_MEMBER_PATH, RESPONSE_,
                                "response.")
};


ngx_int_t
ngx_responses_member_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root)
{
    ngx_str_t   *path;
    ngx_uint_t   id;

    for (id = 0; id < NGX_RESPONSES_M_MAX; id++) {
        path = &ngx_responses_members[id];

        if (path->len
            && ngx_responses_path_add(mem, root, path, id) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}
