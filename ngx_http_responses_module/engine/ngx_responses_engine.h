
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What the engine has of one stream, what the user asked for, and what all
 * streams of a process share.  All files of the engine see it; its functions
 * are in ngx_responses_feed.h.
 */


#ifndef _NGX_RESPONSES_ENGINE_H_INCLUDED_
#define _NGX_RESPONSES_ENGINE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_number.h"
#include "core/ngx_responses_sse.h"
#include "core/ngx_responses_mem.h"
#include "api/ngx_responses_api.h"
#include "api/ngx_responses_event.h"
#include "api/ngx_responses_name.h"
#include "api/ngx_responses_usage.h"
#include "engine/ngx_responses_frame.h"
#include "engine/ngx_responses_rule.h"
#include "engine/ngx_responses_state.h"


#define NGX_RESPONSES_EVENT_LINE_TYPE     0
#define NGX_RESPONSES_EVENT_LINE_MESSAGE  1
#define NGX_RESPONSES_EVENT_LINE_NONE     2


#define NGX_RESPONSES_DONE_KEEP  0
#define NGX_RESPONSES_DONE_HIDE  1
#define NGX_RESPONSES_DONE_ADD   2

/* what ends a stream that failed */

#define NGX_RESPONSES_FAILURE_RESPONSE  0      /* response.failed */
#define NGX_RESPONSES_FAILURE_ERROR     1      /* error */
#define NGX_RESPONSES_FAILURE_BOTH      2      /* both, in any case */

/* what is sent for the terminal that a stream lacks */

#define NGX_RESPONSES_TERMINAL_ON   0          /* one that is generated */
#define NGX_RESPONSES_TERMINAL_CUT  1          /* nothing, and it is cut */
#define NGX_RESPONSES_TERMINAL_OFF  2          /* nothing */


/* whose types and members the client expects */

typedef enum {
    NGX_RESPONSES_PROFILE_OPENAI = 0,
    NGX_RESPONSES_PROFILE_OPEN,        /* Open Responses: its names, and its
                                          members of responses */
    NGX_RESPONSES_PROFILE_EUGPT        /* types and members of EU GPT suffice,
                                          errors are flat, created_at is in
                                          milliseconds */
} ngx_responses_profile_e;


/* what the user asked for; never changed while streams run */

typedef struct {
    ngx_uint_t                  profile;       /* ngx_responses_profile_e */
    ngx_uint_t                  event_line;    /* ..._EVENT_LINE_... */
    ngx_uint_t                  done;          /* ..._DONE_... */
    ngx_uint_t                  failure;       /* ..._FAILURE_... */
    ngx_uint_t                  terminal;      /* ..._TERMINAL_... */

    size_t                      max_event_size;
    size_t                      max_text_size;
    ngx_uint_t                  max_items;

    const ngx_responses_rules_t  *rules;       /* NULL: none */

    ngx_flag_t                  normalize;

    /* unsigned :1 */

    ngx_uint_t                  hide_unknown;
    ngx_uint_t                  hide_malformed;
} ngx_responses_conf_t;


/* why a stream ended */

typedef enum {
    NGX_RESPONSES_END_CLEAN = 0,       /* as far as HTTP can tell */
    NGX_RESPONSES_END_ERROR,           /* cut, reset, garbage */
    NGX_RESPONSES_END_TIMEOUT,
    NGX_RESPONSES_END_SHUTDOWN         /* of our own process */
} ngx_responses_end_e;


/*
 * How far the end of a stream is.  It only grows.
 */

typedef enum {
    NGX_RESPONSES_WAITING = 0,         /* no event of the API was sent */
    NGX_RESPONSES_RUNNING,
    NGX_RESPONSES_FAILING,             /* an error event was, no terminal */
    NGX_RESPONSES_ENDED,               /* the terminal was */
    NGX_RESPONSES_CLOSED               /* nothing is to follow */
} ngx_responses_phase_e;


/*
 * What all streams of a process share, since only one of them is fed at a
 * time.  An event may only cause events of origins after its own, so that
 * one slot for each origin is enough.
 */

typedef struct {
    ngx_responses_mem_t         mem;           /* adds up what is taken */
    ngx_responses_mem_t         outer;         /* what it was given, for
                                                  frames that are held */

    ngx_responses_path_t        foreign;       /* of other APIs' events */

    ngx_responses_event_t       events[NGX_RESPONSES_ORIGINS];
    ngx_responses_seen_t        seen;          /* in the upstream's */

    ngx_responses_buf_t         frame;         /* a frame in normal form */
    ngx_responses_buf_t         generated;     /* an event of ours */
    ngx_responses_buf_t         user;          /* an event of the user's */
    ngx_responses_buf_t         value;         /* a value for it; texts of a
                                                  template that is learned */
    ngx_responses_buf_t         texts[2];      /* a text being rewritten */
    ngx_responses_buf_t         spare;         /* for the next frame held */

    ngx_responses_buf_t         repeat;        /* the response of an event */
    void                       *repeat_of;     /* its engine; NULL: none */

    ngx_uint_t                  listed;        /* items that the output has
                                                  which is being read */
    size_t                      taken;         /* bytes, since all of it was
                                                  given back */

    /*
     * The last event that was not read as a whole: its number in its stream,
     * why, as its reader says until it reads another such event, and after how
     * many bytes.
     */

    uint64_t                    invalid;
    ngx_str_t                   message;
    size_t                      offset;

    ngx_uint_t                  no_templates;  /* for tests: all events go
                                                  the normal way */
} ngx_responses_worker_t;


/* a frame that is too long: what is done with the bytes that follow */

typedef enum {
    NGX_RESPONSES_LONG_HIDE = 0,
    NGX_RESPONSES_LONG_EVENT,          /* data is sent, in one line */
    NGX_RESPONSES_LONG_BYTES           /* all are sent: it is no event */
} ngx_responses_long_output_e;


typedef struct {
    ngx_responses_long_output_e   output;

    const ngx_responses_type_t   *type;
    ngx_str_t                     name;        /* in buf */
    u_char                        buf[NGX_RESPONSES_NAME_LEN];

    size_t                        len;         /* bytes of the last line that
                                                  are kept */
    u_char                        line[NGX_RESPONSES_NAME_LEN];
} ngx_responses_long_t;


/* what is done to events, for debugging */

typedef void (*ngx_responses_trace_pt)(void *data, const char *action,
    ngx_str_t *name);

/* the id of the request, always the same, without characters to escape */

typedef ngx_str_t (*ngx_responses_id_pt)(void *data);

typedef struct ngx_responses_ruleset_s  ngx_responses_ruleset_t;
typedef struct ngx_responses_template_s  ngx_responses_template_t;


/*
 * What each delta needs stands together, here and in the usage: with thousands
 * of streams, memory that is not in a cache costs more than instructions.
 */

typedef struct {
    ngx_responses_worker_t       *worker;
    ngx_responses_mem_t          *mem;         /* of this stream */

    ngx_responses_trace_pt        trace;       /* NULL: nobody listens */

    /* what generated events are made from, set by the caller after init */

    ngx_responses_id_pt           request_id;
    ngx_str_t                     request_model; /* JSON without its quotes,
                                                  empty: not known */
    const ngx_str_t              *request_values;  /* JSON, for each row of
                                                  api/default; empty: it has
                                                  none; NULL: not known */
    int64_t                       time;        /* seconds since 1970 */

    ngx_responses_buf_t           pending;     /* what is kept until the API is
                                                  decided, or a failure until
                                                  the next event */
    uint32_t                      npending;    /* frames with data in it */

    ngx_responses_state_t         state;
    ngx_responses_long_t         *long_frame;  /* one that is too long */
    ngx_responses_ruleset_t      *ruleset;     /* NULL: there are no rules */

    ngx_responses_sse_t           sse;
    ngx_responses_buf_t           hold;        /* the frame's bytes so far */
    ngx_responses_usage_t         usage;
    ngx_responses_frame_t         frame;

    uint32_t                      api;         /* NGX_RESPONSES_API_... */
    ngx_responses_phase_e         phase;

    unsigned                      asked:1;     /* for a Responses stream */
    unsigned                      eof:1;       /* no bytes are to come */
    unsigned                      done:1;      /* [DONE] came before the end */
    unsigned                      suspect:1;   /* something came that cannot be
                                                  read, or may be an error */
    unsigned                      cut:1;       /* the message has no end */

    ngx_responses_template_t     *template;    /* the last delta's; or NULL */
    uint64_t                      repeat_event;  /* the number of that whose
                                                  response is kept */
    int64_t                       next;        /* sequence_number */
    ngx_msec_t                    now;
    ngx_msec_t                    timer;       /* see ..._engine_expire() */

    const ngx_responses_conf_t   *conf;
    ngx_responses_write_pt        write;
    void                         *data;        /* for all that is called */
} ngx_responses_engine_t;


/* whether the terminal was sent */

#define ngx_responses_engine_ended(engine)                                    \
    ((engine)->phase >= NGX_RESPONSES_ENDED)

/* for the files of the engine */

#define ngx_responses_engine_trace(engine, action, name)                      \
    if ((engine)->trace) {                                                    \
        (engine)->trace((engine)->data, action, name);                        \
    }

#define ngx_responses_engine_write(engine, p, len)                            \
    (engine)->write((engine)->data, p, len)

/* whether the next bytes are those of long_frame */

#define ngx_responses_engine_is_long(engine)  ((engine)->sse.parts)

/* whether it is a Responses stream, or if it were to end now */

#define ngx_responses_engine_ours(engine)                                     \
    ((engine)->api == NGX_RESPONSES_API_RESPONSES                             \
     || ((engine)->api == NGX_RESPONSES_API_UNDECIDED && (engine)->asked))

#define ngx_responses_engine_foreign(engine)                                  \
    ((engine)->api != NGX_RESPONSES_API_RESPONSES                             \
     && (engine)->api != NGX_RESPONSES_API_UNDECIDED)

/* whether its output is known, or would be if it began now */

#define ngx_responses_engine_reads(engine)                                    \
    ((engine)->api < NGX_RESPONSES_APIS || ngx_responses_engine_ours(engine))

#define ngx_responses_engine_eugpt(engine)                                    \
    ((engine)->conf->profile == NGX_RESPONSES_PROFILE_EUGPT)

/* whether an event of this type is the stream's last one */

#define ngx_responses_engine_ends(engine, type)                               \
    ((type)->class == NGX_RESPONSES_CLASS_TERMINAL                            \
     || ((type)->class == NGX_RESPONSES_CLASS_ERROR                           \
         && (engine)->conf->failure == NGX_RESPONSES_FAILURE_ERROR))


#endif /* _NGX_RESPONSES_ENGINE_H_INCLUDED_ */
