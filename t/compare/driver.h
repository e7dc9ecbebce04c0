
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What the comparison asks of one engine.  Two drivers, each compiled with
 * the headers of its own commit, are linked into one program, so no type of
 * the engine may stand here: numbers, bytes and texts only.
 *
 * The version is another one after each change of this file, and of the lines
 * of records: older commits are then compiled with the driver of the tree.
 */


#ifndef _DRIVER_H_INCLUDED_
#define _DRIVER_H_INCLUDED_


#include <stddef.h>
#include <stdint.h>


#define COMPARE_VERSION  2


/* a setting of 0 is the profile's or the directive's default */

#define COMPARE_DEFAULT  0

enum { COMPARE_OFF = 1, COMPARE_ON };
enum { COMPARE_RENUMBER = 1, COMPARE_KEEP };
enum { COMPARE_LINE_TYPE = 1, COMPARE_LINE_MESSAGE, COMPARE_LINE_NONE };
enum { COMPARE_DONE_KEEP = 1, COMPARE_DONE_HIDE, COMPARE_DONE_ADD };
enum { COMPARE_FAILURE_RESPONSE = 1, COMPARE_FAILURE_ERROR,
       COMPARE_FAILURE_BOTH };
enum { COMPARE_TERMINAL_ON = 1, COMPARE_TERMINAL_OFF,
       COMPARE_TERMINAL_ABORT };

/* how a stream ends */

enum { COMPARE_END_CLEAN = 0, COMPARE_END_ERROR, COMPARE_END_TIMEOUT,
       COMPARE_END_SHUTDOWN };


typedef struct {
    const char           *data;
    size_t                len;
} compare_text_t;


typedef struct {
    unsigned              profile;     /* openai, openresponses, eugpt */

    unsigned              normalize;   /* OFF or ON, as those below */
    unsigned              scaffold;
    unsigned              milliseconds;
    unsigned              reasoning;
    unsigned              hide_unknown;
    unsigned              hide_malformed;
    unsigned              done_completes;

    unsigned              sequence;
    unsigned              event_line;
    unsigned              done;
    unsigned              failure;
    unsigned              terminal;

    int64_t               start;
    size_t                max_event_size;
    size_t                max_text_size;
    unsigned              max_items;

    /* in the words of t/unit/rules.h; condition 1 holds, all others not */

    const char           *rules;       /* NULL: none */
    const compare_text_t *vars;        /* of variables 1 to nvars */
    unsigned              nvars;
} compare_conf_t;


typedef struct {
    const unsigned char  *data;
    size_t                len;

    const uint32_t       *cuts;        /* sizes of pieces, their sum is len */
    size_t                ncuts;

    unsigned              end;
    unsigned              detect;      /* it may be of another API */
    unsigned              asked;
    unsigned              sniff;
    int64_t               resume;      /* after that event, -1: not */
    unsigned              step;        /* milliseconds between two pieces */
    unsigned              heartbeat;   /* after so many pieces, 0: none */
    unsigned              heartbeat_event;

    unsigned              fast;        /* costs are counted: pieces lie in
                                          data, memory is not filled */
} compare_input_t;


/* valid until the side is called again; record: "name value\n" ... */

typedef struct {
    const unsigned char  *data;
    size_t                len;
    const char           *record;
} compare_output_t;


typedef struct {
    unsigned              version;

    void                (*stream)(const compare_conf_t *conf,
                              const compare_input_t *in,
                              compare_output_t *out);

    /* a plain JSON response, and the body of a request */

    void                (*response)(const compare_conf_t *conf,
                              const compare_input_t *in,
                              compare_output_t *out);
    void                (*request)(const compare_conf_t *conf,
                              const compare_input_t *in,
                              compare_output_t *out);

    /* sums of all streams so far, as a record */

    const char         *(*totals)(void);

    /* a new worker, as in a process that was just started */

    void                (*renew)(void);

    /* frees all; blocks of memory that are left, and other errors */

    size_t              (*finish)(void);
} compare_side_t;


/* the entry, renamed to compare_base() and compare_work() */

const compare_side_t *compare_side(void);


#endif /* _DRIVER_H_INCLUDED_ */
