
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Decodes a gzip body (RFC 1952) that is cut anywhere.
 */


#ifndef _NGX_RESPONSES_GUNZIP_H_INCLUDED_
#define _NGX_RESPONSES_GUNZIP_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"
#include "core/ngx_responses_writer.h"


/* zeroed, and the first four members set */

typedef struct {
    ngx_responses_mem_t         *mem;
    uint64_t                     limit;        /* bytes to write at most */
    ngx_responses_write_pt       write;
    void                        *data;         /* of write */

    void                        *state;
    uint64_t                     size;         /* bytes written */

    unsigned                     complete:1;   /* no member is unfinished */
    unsigned                     failed:1;     /* not gzip, or over the
                                                  limit */
} ngx_responses_gunzip_t;


/*
 * Decodes the next bytes; an ngx_responses_write_pt, data is the structure
 * above.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - failed
 *   NGX_ERROR - no memory
 *   otherwise what write returned
 */

ngx_int_t ngx_responses_gunzip(void *data, u_char *p, size_t len);

void ngx_responses_gunzip_free(ngx_responses_gunzip_t *gz);


#endif /* _NGX_RESPONSES_GUNZIP_H_INCLUDED_ */
