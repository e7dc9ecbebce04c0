
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The members of events that the module itself reads, as a tree of paths.
 * Knows where they stand and not what they mean.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"


#define NGX_RESPONSES_MEMBER_PATH(name, path)  ngx_string(path),


static ngx_int_t ngx_responses_member_add(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root, ngx_str_t *paths, ngx_uint_t id,
    ngx_uint_t n);


static ngx_str_t  ngx_responses_members[] = {
    ngx_null_string,
    NGX_RESPONSES_MEMBERS(NGX_RESPONSES_MEMBER_PATH)
    ngx_null_string,
    NGX_RESPONSES_JSON_RESPONSE(NGX_RESPONSES_MEMBER_PATH)
};

static ngx_str_t  ngx_responses_fields[] = {
    ngx_null_string,
    NGX_RESPONSES_FIELDS(NGX_RESPONSES_MEMBER_PATH)
};


ngx_int_t
ngx_responses_member_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root)
{
    return ngx_responses_member_add(mem, root, ngx_responses_members, 1,
                                    NGX_RESPONSES_M_MAX);
}


ngx_int_t
ngx_responses_json_response_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root)
{
    if (ngx_responses_member_add(mem, root, ngx_responses_members,
                                 NGX_RESPONSES_M_ID, NGX_RESPONSES_M_MAX)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    return ngx_responses_member_add(mem, root, ngx_responses_members,
                                    NGX_RESPONSES_M_MAX + 1,
                                    NGX_RESPONSES_M_END);
}


ngx_int_t
ngx_responses_field_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root)
{
    return ngx_responses_member_add(mem, root, ngx_responses_fields, 1,
                                    NGX_RESPONSES_F_MAX);
}


ngx_str_t
ngx_responses_field_name(ngx_uint_t field)
{
    size_t     i;
    ngx_str_t  name;

    name = ngx_responses_fields[field];

    for (i = name.len; i > 0 && name.data[i - 1] != '.'; i--) { /* void */ }

    name.data += i;
    name.len -= i;

    return name;
}


static ngx_int_t
ngx_responses_member_add(ngx_responses_mem_t *mem, ngx_responses_path_t *root,
    ngx_str_t *paths, ngx_uint_t id, ngx_uint_t n)
{
    for ( /* void */ ; id < n; id++) {

        if (ngx_responses_path_add(mem, root, &paths[id], id) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}
