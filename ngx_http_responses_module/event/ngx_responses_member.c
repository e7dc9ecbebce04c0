
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members of events that the module itself reads, as a tree of paths.
 * Knows where they stand and not what they mean.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "event/ngx_responses_member.h"


#define NGX_RESPONSES_MEMBER_PATH(name, path)  ngx_string(path),


static ngx_str_t  ngx_responses_members[] = {
    ngx_null_string,
    NGX_RESPONSES_MEMBERS(NGX_RESPONSES_MEMBER_PATH)
};


ngx_int_t
ngx_responses_member_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root)
{
    ngx_uint_t  id;

    for (id = 1; id < NGX_RESPONSES_M_MAX; id++) {

        if (ngx_responses_path_add(mem, root, &ngx_responses_members[id], id)
            != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}
