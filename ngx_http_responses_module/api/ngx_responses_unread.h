
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Members of which the module does not read what is in them.
 */


#ifndef _NGX_RESPONSES_UNREAD_H_INCLUDED_
#define _NGX_RESPONSES_UNREAD_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"


/* for the reader of JSON: values are from 1 to 31, 0: a member is read */

extern const u_char  ngx_responses_unread[NGX_RESPONSES_M_MAX];

/* bits of the members through which a path goes */

uint32_t ngx_responses_unread_through(const ngx_str_t *path);


#endif /* _NGX_RESPONSES_UNREAD_H_INCLUDED_ */
