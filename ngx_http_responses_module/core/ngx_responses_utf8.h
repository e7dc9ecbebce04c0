
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * UTF-8 validation, RFC 3629 section 4.
 */


#ifndef _NGX_RESPONSES_UTF8_H_INCLUDED_
#define _NGX_RESPONSES_UTF8_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/*
 * The length in bytes of the well-formed character at p, 0 if there is
 * none within len bytes.
 */

size_t ngx_responses_utf8_char(u_char *p, size_t len);

/* the end of the well-formed characters from p on that are not ASCII */

u_char *ngx_responses_utf8_run(u_char *p, u_char *last);


#endif /* _NGX_RESPONSES_UTF8_H_INCLUDED_ */
