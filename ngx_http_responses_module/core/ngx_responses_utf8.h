
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * UTF-8 validation, RFC 3629 section 4, resumable at any byte.
 */


#ifndef _NGX_RESPONSES_UTF8_H_INCLUDED_
#define _NGX_RESPONSES_UTF8_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


typedef struct {
    u_char  left;              /* continuation bytes still to come */
    u_char  low;               /* bounds of the next one */
    u_char  high;
} ngx_responses_utf8_t;


/* zeroed state is the initial state */

/*
 * Reads len bytes.
 *
 * Return codes:
 *   NGX_OK - well-formed so far and between characters
 *   NGX_AGAIN - well-formed so far, in the middle of a character
 *   NGX_DECLINED - ill-formed: overlong, surrogate, over U+10FFFF, stray
 *                  or missing continuation byte
 */

ngx_int_t ngx_responses_utf8_check(ngx_responses_utf8_t *utf8, u_char *p,
    size_t len);

/*
 * The length in bytes of the well-formed character at p, 0 if there is
 * none within len bytes.
 */

size_t ngx_responses_utf8_char(u_char *p, size_t len);

/* the end of the well-formed characters from p on that are not ASCII */

u_char *ngx_responses_utf8_run(u_char *p, u_char *last);


#endif /* _NGX_RESPONSES_UTF8_H_INCLUDED_ */
