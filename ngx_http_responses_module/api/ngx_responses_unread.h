
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Members of which the module does not read what is in them.
 */


#ifndef _NGX_RESPONSES_UNREAD_H_INCLUDED_
#define _NGX_RESPONSES_UNREAD_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* names, for the reader of JSON: 32 at most, the last one is empty */

extern const ngx_str_t  ngx_responses_unread[];

/* bits of the names through which a path goes */

uint32_t ngx_responses_unread_through(const ngx_str_t *path);


#endif /* _NGX_RESPONSES_UNREAD_H_INCLUDED_ */
