
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rules: what the user wants hidden, set, added and rewritten.
 *
 * Made at start and then only read.  What depends on a request, conditions
 * and values, is the caller's: it is asked for by hooks.
 */


#ifndef _NGX_RESPONSES_RULE_H_INCLUDED_
#define _NGX_RESPONSES_RULE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"
#include "core/ngx_responses_regex.h"


/* the most names of a path, and bytes of a name */

#define NGX_RESPONSES_RULE_NAMES  16
#define NGX_RESPONSES_RULE_NAME   64


typedef struct ngx_responses_rule_s  ngx_responses_rule_t;


/* how the engine asks its caller; data is what the stream was given */

typedef struct {

    /* whether a rule's condition holds; never asked for a NULL one */

    ngx_uint_t  (*holds)(void *data, void *cond);

    /* appends a value's text: NGX_OK or NGX_ERROR, no memory */

    ngx_int_t   (*value)(void *data, void *value, ngx_responses_mem_t *mem,
                    ngx_responses_buf_t *buf);

    /*
     * Appends the id that a client gets for a response, which is UTF-8: NGX_OK
     * or NGX_ERROR, no memory.
     */

    ngx_int_t   (*sign)(void *data, void *rule, ngx_str_t id,
                    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);

    /*
     * What may be a match has no end, or takes too long: the text is cut, or
     * left as it is.
     */

    void        (*cut)(void *data, ngx_responses_rule_t *rule);

    /* a value is invalid JSON: the event or member of the rule is left out */

    void        (*invalid)(void *data, ngx_str_t *rule, ngx_str_t *value);
} ngx_responses_hooks_t;


/* a value: constant if "value" is NULL */

typedef struct {
    ngx_str_t     constant;            /* raw JSON */
    void         *value;               /* the caller's */
    ngx_uint_t    json;                /* unsigned json:1; it is JSON, else
                                          the text of a string */
} ngx_responses_value_t;


typedef struct {
    ngx_str_t               key;       /* raw JSON, without quotes */
    ngx_uint_t              optional;  /* unsigned optional:1; left out when
                                          empty */
    ngx_responses_value_t   value;
} ngx_responses_pair_t;


/* of a replacement: a text, then what a group of the match has */

typedef struct {
    ngx_responses_value_t   text;      /* its constant is no JSON */
    ngx_uint_t              group;     /* 1 to 9; 0: nothing */
} ngx_responses_piece_t;


/* kinds of rules, 16 at most; each is a row of the table in rule.c */

typedef enum {
    NGX_RESPONSES_RULE_SIGN = 0,       /* hides ids of responses: one rule */
    NGX_RESPONSES_RULE_HIDE_EVENT,
    NGX_RESPONSES_RULE_HIDE_ITEM,
    NGX_RESPONSES_RULE_REDACT,         /* the other kind that replaces what
                                          matches is next */
    NGX_RESPONSES_RULE_REWRITE_TEXT,
    NGX_RESPONSES_RULE_HIDE_FIELD,
    NGX_RESPONSES_RULE_SET_FIELD,
    NGX_RESPONSES_RULE_ROUTING,        /* an event to add, of a fixed form;
                                          the other kind that adds is next */
    NGX_RESPONSES_RULE_ADD_EVENT,
    NGX_RESPONSES_RULE_KINDS
} ngx_responses_rule_e;


/* what a row says of its kind */

#define NGX_RESPONSES_RULE_HIDES  1    /* it hides something, which must not be
                                          sent in another place */
#define NGX_RESPONSES_RULE_READS  2    /* it finds values, also those that
                                          repairs put */
#define NGX_RESPONSES_RULE_PATH   4    /* it is about a path; if it does not
                                          hide, also about what is above it */
#define NGX_RESPONSES_RULE_LAST   8    /* of several for a path the last one
                                          that holds is used */
#define NGX_RESPONSES_RULE_EVENT  16   /* it is about events, which JSON
                                          responses do not have */
#define NGX_RESPONSES_RULE_LATE   32   /* its condition is asked for whenever
                                          it may add an event */


struct ngx_responses_rule_s {
    ngx_responses_rule_e    kind;
    void                   *cond;      /* NULL: always */

    /*
     * What it is about: a pattern of types, where '*' is any run of bytes,
     * to hide; a path to hide or set; the type of an event to add; the
     * expression, as it is written, to redact and rewrite.
     */

    ngx_str_t               name;

    /* to set; to sign: value.value is the caller's */

    ngx_responses_value_t   value;

    /* to redact and rewrite */

    ngx_responses_regex_t  *regex;
    ngx_array_t             pieces;    /* ngx_responses_piece_t */
    size_t                  hold;      /* bytes */
    ngx_uint_t              parts;     /* bits of ngx_responses_part_e */
    ngx_uint_t              announce;  /* unsigned announce:1; an event tells
                                          of a text that it changed */

    /* to add, and the routing event */

    ngx_array_t             pairs;     /* ngx_responses_pair_t */
    ngx_str_t               anchor;    /* the type that it stands by */
    ngx_uint_t              before;    /* unsigned before:1; else after */
    ngx_uint_t              each;      /* unsigned each:1; else once */

    /* set by ngx_responses_rules_compile() */

    ngx_uint_t              does;      /* bits of its row; EVENT, too, if
                                          its path is not of a response */

    ngx_str_t               output;    /* to hide: of an item's member, its
                                          path in the output; or empty */
};


typedef struct {
    ngx_array_t             list;      /* ngx_responses_rule_t, sorted by
                                          kind */
    const ngx_responses_hooks_t  *hooks;

    /* set by ngx_responses_rules_compile() */

    ngx_uint_t              first[NGX_RESPONSES_RULE_KINDS + 1];  /* of each
                                          kind in the list */
    ngx_uint_t              does;      /* bits of the rows of all its rules */
    ngx_uint_t              errors;    /* unsigned errors:1; about "error" or
                                          its members */
    uint32_t                lists;     /* bits of names of ngx_responses_unread
                                          which its rules look into */
} ngx_responses_rules_t;


/* the rules of a kind are those from the first one to that of the next kind */

#define ngx_responses_rules_any(rules, kind)                                  \
    ((rules)->first[(kind) + 1] > (rules)->first[kind])


/*
 * Sets what follows from the list.  The memory lives as long as the rules, and
 * is not freed by them.  NGX_OK or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_rules_compile(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem);

/*
 * Whether a text of the configuration is one JSON value: NGX_OK,
 * NGX_DECLINED or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_rule_json(ngx_responses_mem_t *mem, ngx_str_t *text);

/*
 * Makes one line of JSON, as an event is one: its control bytes are white
 * space.
 */

void ngx_responses_rule_line(ngx_str_t *json);

/*
 * What is below a base in a path, which is empty or ends with ".": 0 if it is
 * not below it
 */

ngx_uint_t ngx_responses_rule_below(ngx_str_t path, ngx_str_t base,
    ngx_str_t *rest);

/* NULL: rules of a kind may have this path, otherwise what is wrong with it */

const char *ngx_responses_rule_path_wrong(ngx_str_t *path,
    ngx_responses_rule_e kind);

/* whether a name is one that a pattern means */

ngx_uint_t ngx_responses_rule_match(const ngx_str_t *pattern,
    const ngx_str_t *name);


/* what they may do to a stream, or to a JSON response; data: for conditions */

#define NGX_RESPONSES_RULES_CHANGE  1
#define NGX_RESPONSES_RULES_HIDE    2

ngx_uint_t ngx_responses_rules_may(const ngx_responses_rules_t *rules,
    void *data, ngx_uint_t json);


#endif /* _NGX_RESPONSES_RULE_H_INCLUDED_ */
