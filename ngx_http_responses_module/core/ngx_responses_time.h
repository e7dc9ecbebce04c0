
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Times as text, ISO 8601 in the form of RFC 3339.
 */


#ifndef _NGX_RESPONSES_TIME_H_INCLUDED_
#define _NGX_RESPONSES_TIME_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/*
 * Reads "2025-06-01T12:00:00", with "T" or a space, as seconds since 1970.  A
 * fraction may follow, which is dropped, and a zone, with or without a space
 * before it: "Z", "UTC", "GMT", "+05:45", "+0545" or "+05".  Without a zone
 * the time is UTC.
 *
 * Return codes:
 *   NGX_OK - *seconds is set
 *   NGX_DECLINED - another text, a date or zone that does not exist, or a time
 *                  before 1970
 *
 * *seconds is touched on NGX_OK only.
 */

ngx_int_t ngx_responses_time_read(u_char *p, size_t len, int64_t *seconds);


#endif /* _NGX_RESPONSES_TIME_H_INCLUDED_ */
