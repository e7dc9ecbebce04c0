
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Finds where members that have a path begin and end, in JSON that may be cut
 * at any byte and is too long to be held.
 *
 * It does not validate: it follows strings and brackets, and declines a text
 * when it cannot follow them.  Values are not decoded.  Only the name being
 * read is kept, and nothing is allocated.
 */


#ifndef _NGX_RESPONSES_SCAN_H_INCLUDED_
#define _NGX_RESPONSES_SCAN_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_path.h"


/* the longest name of a path, if each of its bytes is an escape */

#define NGX_RESPONSES_SCAN_KEY    (6 * NGX_RESPONSES_PATH_KEY_LEN)

/*
 * Members below this depth are not looked for.  One of 16 names may be open,
 * of which "item" may stand for "response.output.*".
 */

#define NGX_RESPONSES_SCAN_DEPTH  19


typedef enum {
    NGX_RESPONSES_SCAN_BEGIN = 1,      /* *pos is the value's first byte */
    NGX_RESPONSES_SCAN_END             /* *pos is past the value's last */
} ngx_responses_scan_what_e;


typedef struct {
    ngx_uint_t              what;      /* after NGX_OK */
    ngx_uint_t              id;        /* the member's path */
    u_char                  first;     /* byte of the value that begins */

    ngx_uint_t              depth;
    u_char                  state;

    unsigned                escape:1;
    unsigned                string:1;  /* in a string, also while a value */
    unsigned                told:1;    /* BEGIN was returned */

    size_t                  key_len;
    u_char                  key[NGX_RESPONSES_SCAN_KEY + 1];

    uint64_t                arrays;    /* a bit per level: is an array */
    ngx_responses_path_t   *value;     /* the value being read, if it has a
                                          path */
    ngx_responses_path_t   *level[NGX_RESPONSES_SCAN_DEPTH + 1];
} ngx_responses_scan_t;


void ngx_responses_scan_init(ngx_responses_scan_t *scan,
    ngx_responses_path_t *paths);

/*
 * Reads from *pos up to last, sets *pos to the first byte not read.
 *
 * Return codes:
 *   NGX_OK - see what and id
 *   NGX_AGAIN - input used up
 *   NGX_DONE - the object is over, *pos is past its '}'
 *   NGX_DECLINED - no object, or nothing that could be followed
 */

ngx_int_t ngx_responses_scan(ngx_responses_scan_t *scan, u_char **pos,
    u_char *last);


#endif /* _NGX_RESPONSES_SCAN_H_INCLUDED_ */
