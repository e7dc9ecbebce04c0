
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * JSON number tokens, RFC 8259 section 6.
 */


#ifndef _NGX_RESPONSES_NUMBER_H_INCLUDED_
#define _NGX_RESPONSES_NUMBER_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* the largest integer that JavaScript holds exactly, 2^53 - 1 */

#define NGX_RESPONSES_NUMBER_MAX  9007199254740991LL

#define ngx_responses_digit(c)  ((c) >= '0' && (c) <= '9')


/*
 * Reads a whole token as a non-negative integer.
 *
 * Return codes:
 *   NGX_OK - *value is set
 *   NGX_DECLINED - an integer below 0 or over 2^53 - 1, or none: empty, a
 *                  fraction, an exponent, "01", text
 *
 * *value is touched on NGX_OK only.
 */

ngx_int_t ngx_responses_number_read(u_char *p, size_t len, int64_t *value);

/*
 * The same for a count as servers also write it: with a fraction of zeros, as
 * 11.0, and either as a string, as "11".  Codes and limits are those above.
 */

ngx_int_t ngx_responses_number_count(u_char *p, size_t len, int64_t *value);

/* whether a token is this number, not below 0, without digits too many */

ngx_uint_t ngx_responses_number_is(u_char *p, size_t len, int64_t value);

/*
 * Compares a whole token with a decimal, which has digits and maybe a point,
 * as in "0.95".  No number of digits is rounded.
 *
 * Return codes:
 *   NGX_OK - a number that is not larger
 *   NGX_ABORT - a larger one
 *   NGX_DECLINED - a number below 0, or no number
 */

ngx_int_t ngx_responses_number_most(u_char *p, size_t len, ngx_str_t most);

/* whether a text is such a decimal, which is a JSON number, too */

ngx_uint_t ngx_responses_number_decimal(ngx_str_t text);

/* four hexadecimal digits, as of a \\u escape; NGX_ERROR: they are not */

ngx_int_t ngx_responses_number_hex4(u_char *p);


#endif /* _NGX_RESPONSES_NUMBER_H_INCLUDED_ */
