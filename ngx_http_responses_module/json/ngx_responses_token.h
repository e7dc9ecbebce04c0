
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Raw JSON text, RFC 8259: where values and names begin and end.
 */


#ifndef _NGX_RESPONSES_TOKEN_H_INCLUDED_
#define _NGX_RESPONSES_TOKEN_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_span.h"


/* RFC 8259 section 2 */

#define ngx_responses_token_blank(c)                                          \
    ((c) == ' ' || (c) == LF || (c) == '\t' || (c) == CR)


/*
 * Moves start and end, offsets of p, to the braces of an object.
 *
 * Return codes:
 *   NGX_OK - it begins and ends like an object
 *   NGX_DECLINED - it does not
 */

ngx_int_t ngx_responses_token_trim(u_char *p, size_t *start, size_t *end);

/*
 * Whether a text can be valid as far as single bytes tell: well-formed UTF-8,
 * no vertical tab or form feed.  *plain: no control byte at all.
 * NGX_OK or NGX_DECLINED.
 */

ngx_int_t ngx_responses_token_check(u_char *p, size_t len, ngx_uint_t *plain);

/*
 * The length in bytes of the escape at p, or of a pair of them that stands
 * for one character; *lone: it is half such a pair.
 */

size_t ngx_responses_token_escape(u_char *p, size_t len, ngx_uint_t *lone);

/*
 * Sets kind and start of the value that follows a name which ends at pos,
 * and end unless it is a container.  NGX_OK, or NGX_DECLINED: there is none.
 */

ngx_int_t ngx_responses_token_value(u_char *text, size_t len, size_t pos,
    ngx_responses_span_t *span);

/* the offset of the opening quote of the string that ends at end */

uint32_t ngx_responses_token_key(u_char *text, size_t end);


#endif /* _NGX_RESPONSES_TOKEN_H_INCLUDED_ */
