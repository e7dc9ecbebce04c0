
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
    NGX_RESPONSES_OVERSIZE_HIDE,       /* a rule hides the event */
    NGX_RESPONSES_OVERSIZE_DISCARD     /* it came after the end, or its type
                                          is unknown */
} ngx_responses_oversize_output_e;


/* how far the data was read */

typedef enum {
    NGX_RESPONSES_OVERSIZE_NONE = 0,   /* there is no data */
    NGX_RESPONSES_OVERSIZE_JSON,       /* the object is being read */
    NGX_RESPONSES_OVERSIZE_READ,       /* the object was read to its end */
    NGX_RESPONSES_OVERSIZE_INVALID
} ngx_responses_oversize_data_e;


struct ngx_responses_oversize_s {
    ngx_responses_sse_t    sse;
    ngx_responses_scan_t   scan;

    ngx_responses_facts_t  facts;      /* what was read so far */
    u_char                 name[NGX_RESPONSES_NAME_LEN];
    u_char                 other[NGX_RESPONSES_NAME_LEN];  /* being read */
    u_char                 item_type[NGX_RESPONSES_NAME_LEN];

    u_char                 item_id[NGX_RESPONSES_OVERSIZE_VALUE];

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
    unsigned               long_line:1;  /* the event line is not all of it */
    unsigned               response:1; /* it has a response */
    unsigned               replaced:1; /* a value was left out before this */
    unsigned               item:1;     /* an item, which was read, or begins */
    unsigned               decided:1;  /* values that follow come too late */
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

/* what follows may be what a rule hides */

#define ngx_responses_oversize_stop(os)                                       \
    if ((os)->output < NGX_RESPONSES_OVERSIZE_HIDE) {                         \
        (os)->output = NGX_RESPONSES_OVERSIZE_SKIP_REST;                      \
    }

/* whether a part may be one of a hidden item */

#define ngx_responses_oversize_parts(engine)                                  \
    ((engine)->ruleset && (engine)->ruleset->hide_items                       \
     && ngx_responses_decide_parts((engine)->ruleset))

/* sends bytes, unless the event is hidden: NGX_OK or NGX_ERROR */

ngx_int_t ngx_responses_oversize_put(ngx_responses_engine_t *engine,
    ngx_responses_oversize_t *os, u_char *p, size_t len);

#define ngx_responses_oversize_lit(engine, os, text)                          \
    ngx_responses_oversize_put(engine, os, (u_char *) text, sizeof(text) - 1)

/*
 * Sets what is known of a frame from its first bytes, those held and len at
 * p: its type, and what rules decide by, must be known before its event line
 * is written.
 */

void ngx_responses_oversize_peek(ngx_responses_engine_t *engine, u_char *p,
    size_t len);


#endif /* _NGX_RESPONSES_OVERSIZE_MEMBER_H_INCLUDED_ */
