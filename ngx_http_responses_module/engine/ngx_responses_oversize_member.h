
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * A frame that is too long to be held, for the files which send it.
 */


#ifndef _NGX_RESPONSES_OVERSIZE_MEMBER_H_INCLUDED_
#define _NGX_RESPONSES_OVERSIZE_MEMBER_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_scan.h"
#include "engine/ngx_responses_oversize.h"
#include "engine/ngx_responses_ruleset.h"


/* a value that is read, raw; longer ones are cut */

#define NGX_RESPONSES_OVERSIZE_VALUE  256


/* what is done with the bytes; the last two are for all of the frame */

typedef enum {
    NGX_RESPONSES_OVERSIZE_PASS = 0,
    NGX_RESPONSES_OVERSIZE_SKIP,       /* a value is left out */
    NGX_RESPONSES_OVERSIZE_SKIP_REST,  /* all data that follows is */
    NGX_RESPONSES_OVERSIZE_DISCARD     /* it came after the end, its type is
                                          unknown, or a rule hides */
} ngx_responses_oversize_output_e;


/* how far the data was read */

typedef enum {
    NGX_RESPONSES_OVERSIZE_NONE = 0,   /* there is no data */
    NGX_RESPONSES_OVERSIZE_JSON,       /* the object is being read */
    NGX_RESPONSES_OVERSIZE_READ,       /* the object was read to its end */
    NGX_RESPONSES_OVERSIZE_INVALID
} ngx_responses_oversize_data_e;


/* what was read of an event so far */

typedef struct {
    const ngx_responses_type_t  *type;
    ngx_str_t                    name;       /* of the type, may be empty */
    int64_t                      index;      /* output_index or -1 */
    ngx_str_t                    item_type;  /* of the item it carries */
} ngx_responses_oversize_facts_t;


struct ngx_responses_oversize_s {
    ngx_responses_sse_t    sse;
    ngx_responses_scan_t   scan;

    ngx_responses_oversize_facts_t  facts;
    u_char                 name[NGX_RESPONSES_NAME_LEN];
    u_char                 other[NGX_RESPONSES_NAME_LEN];  /* being read */
    u_char                 item_type[NGX_RESPONSES_NAME_LEN];

    ngx_str_t              line;       /* value of the event line */
    u_char                 line_buf[NGX_RESPONSES_NAME_LEN];

    ngx_uint_t             output;     /* ngx_responses_oversize_output_e */
    ngx_uint_t             skipped;    /* id of the value left out */
    ngx_uint_t             data;       /* ngx_responses_oversize_data_e */
    int64_t                number;     /* its sequence_number, -1: none yet */

    ngx_uint_t             member;     /* id of the value being read, or 0 */
    size_t                 len;
    u_char                 value[NGX_RESPONSES_OVERSIZE_VALUE];

    unsigned               fields:1;   /* a field was seen */
    unsigned               written:1;  /* something was sent */
    unsigned               in_line:1;  /* a line without its end was sent */
    unsigned               replaced:1; /* a value was left out before this */
};


/*
 * Scans, and keeps the bytes of the value being read.  Return codes are those
 * of ngx_responses_scan().
 */

ngx_int_t ngx_responses_oversize_scan(ngx_responses_oversize_t *os,
    u_char **pos, u_char *last);

/* a member that has a path begins or ends, or the object ends */

ngx_int_t ngx_responses_oversize_member(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);

/* a byte follows a value that was left out */

ngx_int_t ngx_responses_oversize_apart(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, u_char ch);

/* the value being read has ended */

void ngx_responses_oversize_value(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os);

/* sends bytes, unless the event is hidden: NGX_OK or NGX_ERROR */

ngx_int_t ngx_responses_oversize_put(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, u_char *p, size_t len);

#define ngx_responses_oversize_lit(engine, os, text)                          \
    ngx_responses_oversize_put(engine, os, (u_char *) text, sizeof(text) - 1)

/*
 * Sets the type of a frame from its first bytes, those held and len at p: it
 * must be known before the event line is written.
 */

void ngx_responses_oversize_peek(ngx_responses_engine_t *engine, u_char *p,
    size_t len);


#endif /* _NGX_RESPONSES_OVERSIZE_MEMBER_H_INCLUDED_ */
