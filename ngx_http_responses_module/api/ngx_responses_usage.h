
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The record of one stream: ids, tokens, times and what was done to events.
 * Variables for logs are read from it.
 */


#ifndef _NGX_RESPONSES_USAGE_H_INCLUDED_
#define _NGX_RESPONSES_USAGE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"
#include "json/ngx_responses_json.h"
#include "json/ngx_responses_path.h"
#include "api/ngx_responses_type.h"


#define NGX_RESPONSES_WORD_LEN  128


/* words of the response object and its flat forms */

typedef enum {
    NGX_RESPONSES_WORD_ID = 0,
    NGX_RESPONSES_WORD_MODEL,
    NGX_RESPONSES_WORD_INCOMPLETE_REASON,
    NGX_RESPONSES_WORD_ERROR_CODE,
    NGX_RESPONSES_WORD_SERVICE_TIER,
    NGX_RESPONSES_WORD_ROUTED_MODEL,       /* of a routing event */
    NGX_RESPONSES_WORDS
} ngx_responses_word_e;


/* a word of the upstream, safe for logs; empty: never reported */

typedef struct ngx_responses_word_s  ngx_responses_word_t;

struct ngx_responses_word_s {
    ngx_responses_word_t   *replaced;  /* a shorter one, which nginx may still
                                          have as the value of a variable */
    u_char                  size;
    u_char                  len;
    u_char                  data[1];
};


typedef struct {
    ngx_responses_mem_t    *mem;       /* for words */
    ngx_responses_word_t   *words[NGX_RESPONSES_WORDS];    /* never NULL */

    int64_t                 input_tokens;      /* -1: never reported */
    int64_t                 cached_tokens;
    int64_t                 cache_write_tokens;
    int64_t                 output_tokens;
    int64_t                 reasoning_tokens;
    int64_t                 total_tokens;

    uint64_t                dialect;   /* a bit for each repair made */

    /* milliseconds of ngx_current_msec; each valid if its event was seen */

    ngx_msec_t              first_event;
    ngx_msec_t              first_token;
    ngx_msec_t              first_text;
    ngx_msec_t              last_output;       /* but for deltas */

    uint32_t                added;
    uint32_t                oversize;
    uint32_t                redacted;  /* matches in texts, each text once */
    uint32_t                tool_calls;
    uint32_t                terminal;  /* its status, 0: none seen */

    /* what each delta changes */

    ngx_msec_t              last_event;
    ngx_msec_t              last_token;
    ngx_msec_t              max_gap;

    uint32_t                events;    /* received */
    uint32_t                hidden;
    uint32_t                edited;
    uint32_t                repaired;
    uint32_t                malformed;

    unsigned                token:1;   /* a delta was seen */
    unsigned                text:1;    /* a visible one was */
    unsigned                output:1;  /* other output than a delta was */
    unsigned                made:1;    /* the terminal was generated */
    unsigned                coded:1;   /* the word is a code, not a type */
    unsigned                failed:1;  /* no memory for a word */
} ngx_responses_usage_t;


void ngx_responses_usage_init(ngx_responses_usage_t *usage,
    ngx_responses_mem_t *mem);
void ngx_responses_usage_free(ngx_responses_usage_t *usage);

/*
 * Reads all members of an event or response which are logged.  A later valid
 * value replaces an earlier one.
 */

void ngx_responses_usage_read(ngx_responses_usage_t *usage,
    ngx_responses_json_t *json);

/*
 * Sets a value of the record from raw JSON.  Values other than counts, or
 * strings, are ignored; the code of an error may be either.  Without memory a
 * word stays what it was, and usage->failed is set.
 */

typedef enum {
    NGX_RESPONSES_USAGE_NONE = 0,      /* it is not logged */
    NGX_RESPONSES_USAGE_WORD,
    NGX_RESPONSES_USAGE_CODE,          /* of an error */
    NGX_RESPONSES_USAGE_CLASS,         /* of an error that has no code */
    NGX_RESPONSES_USAGE_COUNT,
    NGX_RESPONSES_USAGE_TOKENS,        /* all counts of "usage" */
    NGX_RESPONSES_USAGE_KINDS
} ngx_responses_usage_kind_e;

/* field: NGX_RESPONSES_WORD_..., or the offset of a count */

void ngx_responses_usage_value(ngx_responses_usage_t *usage, ngx_uint_t kind,
    size_t field, u_char *p, size_t len);

/* whether members of an event of this type are read */

#define ngx_responses_usage_reads(type)                                       \
    ((type)->class == NGX_RESPONSES_CLASS_LIFECYCLE                           \
     || (type)->class == NGX_RESPONSES_CLASS_TERMINAL                         \
     || (type)->class == NGX_RESPONSES_CLASS_ERROR                            \
     || (type)->id == NGX_RESPONSES_USAGE_EVENT)

/* an item of this type was added; the bytes between the quotes of its name */

void ngx_responses_usage_item(ngx_responses_usage_t *usage, u_char *type,
    size_t len);

/* the stream did not end with a terminal: its code, raw */

void ngx_responses_usage_failed(ngx_responses_usage_t *usage, ngx_str_t code);

/*
 * The mean time between tokens in microseconds, from the first delta to the
 * last one; -1: it is not known.
 */

int64_t ngx_responses_usage_interval(const ngx_responses_usage_t *usage);

/* counts an event that was received at a time */

void ngx_responses_usage_event(ngx_responses_usage_t *usage,
    const ngx_responses_type_t *type, ngx_msec_t now);

/* and that it, which may be no delta, had output */

void ngx_responses_usage_output(ngx_responses_usage_t *usage, ngx_msec_t now);


#endif /* _NGX_RESPONSES_USAGE_H_INCLUDED_ */
