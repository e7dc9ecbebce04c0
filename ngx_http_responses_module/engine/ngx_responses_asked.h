
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a request asks for: "model" and "stream" of its body, and where the
 * values of "model" lie.
 *
 *     { "model": "auto", "input": "...", "model": "m-1" }
 *      ^         ^     ^                          ^    ^
 *      open      start, end                      start, end
 *
 * The body may be cut anywhere and is not held.
 */


#ifndef _NGX_RESPONSES_ASKED_H_INCLUDED_
#define _NGX_RESPONSES_ASKED_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_mem.h"
#include "json/ngx_responses_path.h"
#include "json/ngx_responses_scan.h"


/* a longer name is not known, and more copies are not listed */

#define NGX_RESPONSES_ASKED_MODEL   1024
#define NGX_RESPONSES_ASKED_COPIES  1024

/* the longest value that may be such a name, all of it escapes */

#define NGX_RESPONSES_ASKED_TEXT    (6 * NGX_RESPONSES_ASKED_MODEL + 2)


typedef enum {
    NGX_RESPONSES_ASKED_NOT = 0,       /* false, null or no member */
    NGX_RESPONSES_ASKED_STREAM,
    NGX_RESPONSES_ASKED_ODD            /* something else */
} ngx_responses_asked_e;


/* offsets in the body */

typedef struct {
    uint64_t                      start;
    uint64_t                      end;
} ngx_responses_asked_copy_t;


typedef struct {
    ngx_responses_scan_t          scan;
    ngx_responses_mem_t          *mem;

    uint64_t                      size;        /* of what was read */
    uint64_t                      open;        /* past the '{', or 0 */
    ngx_uint_t                    copies;      /* of "model", all of them */
    ngx_responses_buf_t           list;        /* ..._asked_copy_t */

    ngx_uint_t                    stream;      /* NGX_RESPONSES_ASKED_... */
    ngx_responses_buf_t           model;       /* its JSON, quotes and all */

    ngx_uint_t                    id;          /* of what is being read */
    size_t                        word_len;
    u_char                        word[8];

    unsigned                      bom:2;
    unsigned                      done:1;      /* past the '}' */
    unsigned                      failed:1;    /* no object */
    unsigned                      long_model:1;
    unsigned                      ambiguous:1; /* "Stream" may count, too */
} ngx_responses_asked_t;


/* the members that are looked for; as ngx_responses_path_add() */

ngx_int_t ngx_responses_asked_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *paths);

void ngx_responses_asked_init(ngx_responses_asked_t *asked,
    ngx_responses_path_t *paths, ngx_responses_mem_t *mem);

/*
 * Return codes:
 *   NGX_OK - go on
 *   NGX_DECLINED - no JSON object, the rest need not be read
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_asked_feed(ngx_responses_asked_t *asked, u_char *p,
    size_t len);

/* after the last byte: whether it was one object, and nothing else */

#define ngx_responses_asked_whole(asked)                                      \
    ((asked)->done && !(asked)->failed)

/*
 * The name of the model, decoded into a buffer of NGX_RESPONSES_ASKED_MODEL
 * bytes.  NGX_OK, or NGX_DECLINED: none is known.
 */

ngx_int_t ngx_responses_asked_model(ngx_responses_asked_t *asked,
    u_char *buf, size_t *len);

void ngx_responses_asked_free(ngx_responses_asked_t *asked);


#endif /* _NGX_RESPONSES_ASKED_H_INCLUDED_ */
