
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Names that the Responses API has, for messages about the configuration.
 *
 * Servers have types and members of their own, so a name that is not known is
 * never an error.
 */


#ifndef _NGX_RESPONSES_KNOWN_H_INCLUDED_
#define _NGX_RESPONSES_KNOWN_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* by which a path may become longer: "*" for each array, and known names */

#define NGX_RESPONSES_KNOWN_MORE  128


/* the known name that is near to one of an event or of an item, or NULL */

const ngx_str_t *ngx_responses_known_type(const ngx_str_t *name);
const ngx_str_t *ngx_responses_known_item(const ngx_str_t *name);

/*
 * The path that was likely meant.  The text of *meant has room for
 * NGX_RESPONSES_KNOWN_MORE bytes more than the path has.
 *
 * Return codes:
 *   NGX_OK - the path is known
 *   NGX_DECLINED - it is not, *meant is empty if nothing is near to it
 */

ngx_int_t ngx_responses_known_path(const ngx_str_t *path, ngx_str_t *meant);

/* the same for a path of the request */

ngx_int_t ngx_responses_known_request(const ngx_str_t *path,
    ngx_str_t *meant);

/* whether a member of the request is a number or a boolean */

ngx_uint_t ngx_responses_known_plain(const ngx_str_t *name);


#endif /* _NGX_RESPONSES_KNOWN_H_INCLUDED_ */
