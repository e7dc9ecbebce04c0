
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Names of event types in events.
 */


#ifndef _NGX_RESPONSES_NAME_H_INCLUDED_
#define _NGX_RESPONSES_NAME_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_type.h"


#define NGX_RESPONSES_NAME_LEN  128

/* the same as a JSON string, if each of its bytes is an escape */

#define NGX_RESPONSES_NAME_RAW  (6 * NGX_RESPONSES_NAME_LEN + 2)


/*
 * Reads a type from a JSON value, a string with its quotes.  *type must be set
 * before, to that of the previous event if known, which is compared first.  A
 * name with escapes is decoded into buf, which has NGX_RESPONSES_NAME_LEN
 * bytes; any other name stays where it is.
 *
 * Return codes:
 *   NGX_OK - a type which can be written into an "event:" line
 *   NGX_DECLINED - not a string, empty, too long, or with characters of no
 *                  type: type is the row of unknown ones, name is empty
 */

ngx_int_t ngx_responses_name_read(const ngx_responses_type_t **type,
    ngx_str_t *name, u_char *buf, u_char *p, size_t len);

/* whether a name can be written into an "event:" line */

ngx_uint_t ngx_responses_name_valid(ngx_str_t *name);


#endif /* _NGX_RESPONSES_NAME_H_INCLUDED_ */
