
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The JSON body of a request: reads its members "model" and "stream", and
 * writes it with another model.
 *
 *     { "model": "auto", "input": "...", "model": "m-1" }
 *      ^         ^     ^                          ^    ^
 *      open      range                            range
 *
 * The body may be cut anywhere and is not held in memory.
 */


#ifndef _NGX_RESPONSES_REQUEST_BODY_H_INCLUDED_
#define _NGX_RESPONSES_REQUEST_BODY_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_writer.h"
#include "core/ngx_responses_mem.h"
#include "json/ngx_responses_path.h"
#include "json/ngx_responses_scan.h"
#include "core/ngx_responses_writer.h"


/* the longest model that is decoded, in bytes */

#define NGX_RESPONSES_REQUEST_MODEL   1024

/* the most members "model" that can be replaced */

#define NGX_RESPONSES_REQUEST_MODELS  1024


typedef enum {
    NGX_RESPONSES_REQUEST_STREAM_OFF = 0,  /* false, null or missing */
    NGX_RESPONSES_REQUEST_STREAM_ON,
    NGX_RESPONSES_REQUEST_STREAM_INVALID
} ngx_responses_request_stream_e;


/* offsets in the body */

typedef struct {
    uint64_t                      start;
    uint64_t                      end;
} ngx_responses_request_range_t;


typedef struct {
    ngx_responses_scan_t          scan;
    ngx_responses_mem_t          *mem;

    uint64_t                      size;        /* bytes that were read */
    uint64_t                      open;        /* past the '{', or 0 */
    ngx_uint_t                    models;      /* members "model" */
    ngx_responses_buf_t           ranges;      /* ..._request_range_t: their
                                                  values, or where the member
                                                  is inserted */
    ngx_uint_t                    stream;      /* ..._request_stream_e */
    ngx_responses_buf_t           model;       /* JSON of the last one */

    ngx_uint_t                    member;      /* id of what is being read */
    size_t                        word_len;
    u_char                        word[8];

    unsigned                      bom:2;       /* bytes of a BOM, RFC 8259 */
    unsigned                      done:1;      /* the object is complete */
    unsigned                      failed:1;    /* not one JSON object */
    unsigned                      long_model:1;
    unsigned                      ambiguous:1; /* has "Stream" or the like */
} ngx_responses_request_body_t;


/* writes the body with other values */

typedef struct {
    ngx_responses_request_body_t *body;
    ngx_str_t                     text;        /* replaces each range */
    ngx_responses_write_pt        write;
    void                         *data;        /* of write */

    ngx_uint_t                    n;           /* of the next range */
    uint64_t                      offset;      /* in the old body */
} ngx_responses_request_edit_t;


/* adds the paths of the members; returns as ngx_responses_path_add() */

ngx_int_t ngx_responses_request_body_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *paths);

void ngx_responses_request_body_init(ngx_responses_request_body_t *body,
    ngx_responses_path_t *paths, ngx_responses_mem_t *mem);

/*
 * Reads the next bytes; an ngx_responses_write_pt, data is the body.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - not one JSON object, the rest does not need to be read
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_request_body_read(void *data, u_char *p, size_t len);

/* after the last byte: whether the body is one JSON object */

#define ngx_responses_request_body_complete(body)                             \
    ((body)->done && !(body)->failed)

/*
 * Decodes the last model into a buffer of NGX_RESPONSES_REQUEST_MODEL bytes.
 * NGX_OK, or NGX_DECLINED: missing, too long, not a string or invalid.
 */

ngx_int_t ngx_responses_request_body_model(ngx_responses_request_body_t *body,
    u_char *buf, size_t *len);

/* writes what replaces a range: the model, or the member if it is missing */

void ngx_responses_request_body_write_model(
    ngx_responses_request_body_t *body, ngx_responses_writer_t *w,
    ngx_str_t *model);

/* the number of ranges to replace in a complete body, at least one */

#define ngx_responses_request_body_ranges(body)                               \
    ((body)->ranges.len / sizeof(ngx_responses_request_range_t))

/*
 * Takes the next bytes of a complete body of at most
 * NGX_RESPONSES_REQUEST_MODELS models and writes them with the replacements;
 * an ngx_responses_write_pt, data is an ngx_responses_request_edit_t whose
 * first four members were set.  NGX_OK or what write returned.
 */

ngx_int_t ngx_responses_request_body_edit(void *data, u_char *p, size_t len);

void ngx_responses_request_body_free(ngx_responses_request_body_t *body);


#endif /* _NGX_RESPONSES_REQUEST_BODY_H_INCLUDED_ */
