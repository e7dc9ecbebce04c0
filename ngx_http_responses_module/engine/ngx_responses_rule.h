
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
#include "json/ngx_responses_path.h"


/* ids of paths that are rules' own; those below are NGX_RESPONSES_M_... */

#define NGX_RESPONSES_RULE_IDS  96


/* how the engine asks its caller; data is what the stream was given */

typedef struct {

    /* whether a rule's condition holds; never asked for a NULL one */

    ngx_uint_t  (*holds)(void *data, void *cond);

    /* appends a value's text: NGX_OK or NGX_ERROR, no memory */

    ngx_int_t   (*value)(void *data, void *value, ngx_responses_mem_t *mem,
                    ngx_responses_buf_t *buf);

    /*
     * Rewrites a text in UTF-8 into an empty buffer: NGX_OK, NGX_DECLINED:
     * nothing is changed, or NGX_ERROR, no memory.
     */

    ngx_int_t   (*rewrite)(void *data, void *rule, ngx_str_t text,
                    ngx_responses_mem_t *mem, ngx_responses_buf_t *buf);

    /* a value is invalid JSON: the event or member of the rule is left out */

    void        (*invalid)(void *data, ngx_str_t *rule, ngx_str_t *value);
} ngx_responses_hooks_t;


/* a pattern for types of events or items, where '*' is any run of bytes */

typedef struct {
    ngx_str_t     pattern;
    void         *cond;                /* NULL: always */
} ngx_responses_name_rule_t;


/* a value: constant if "value" is NULL */

typedef struct {
    ngx_str_t     constant;            /* raw JSON */
    void         *value;               /* the caller's */
    ngx_uint_t    json;                /* unsigned json:1; it is JSON, else
                                          the text of a string */
} ngx_responses_value_t;


typedef struct {
    ngx_str_t               path;
    void                   *cond;
    ngx_uint_t              set;       /* unsigned set:1; else hide */
    ngx_responses_value_t   value;

    /* set by ngx_responses_rules_compile() */

    ngx_str_t               name;      /* the path's last one */
    ngx_uint_t              id;        /* of the path, and of the one */
    ngx_uint_t              parent;    /* above it, 0: the event */
} ngx_responses_field_rule_t;


typedef struct {
    ngx_str_t               key;       /* raw JSON, without quotes */
    ngx_uint_t              optional;  /* unsigned optional:1; left out when
                                          empty */
    ngx_responses_value_t   value;
} ngx_responses_pair_t;


typedef struct {
    ngx_str_t               type;
    ngx_str_t               anchor;    /* the type that it stands by */
    ngx_uint_t              before;    /* unsigned before:1; else after */
    ngx_uint_t              each;      /* unsigned each:1; else once */
    void                   *cond;
    ngx_array_t             pairs;     /* ngx_responses_pair_t */
} ngx_responses_add_rule_t;


/* where a final text stands: a part, its type and its text */

typedef struct {
    ngx_uint_t              part;      /* ids of their paths */
    ngx_uint_t              type;
    ngx_uint_t              text;
} ngx_responses_text_ids_t;

#define NGX_RESPONSES_RULE_TEXTS  3


typedef struct {
    ngx_array_t             hide;      /* ngx_responses_name_rule_t */
    ngx_array_t             pass;      /* ngx_responses_name_rule_t */
    ngx_array_t             items;     /* ngx_responses_name_rule_t */
    ngx_array_t             fields;    /* ngx_responses_field_rule_t */
    ngx_array_t             adds;      /* ngx_responses_add_rule_t */
    ngx_array_t             routings;  /* ngx_responses_add_rule_t */
    ngx_array_t             rewrites;  /* void *, the caller's */
    ngx_uint_t              rewrite;   /* unsigned rewrite:1; */

    const ngx_responses_hooks_t  *hooks;

    /* set by ngx_responses_rules_compile() */

    ngx_responses_path_t    paths;     /* the engine's own and the rules' */
    ngx_uint_t              ids;       /* all are below this one */
    ngx_uint_t              item_id;           /* ids of paths */
    ngx_uint_t              output;
    ngx_uint_t              output_item;
    ngx_uint_t              output_type;
    ngx_responses_text_ids_t  texts[NGX_RESPONSES_RULE_TEXTS];
} ngx_responses_rules_t;


/*
 * Makes the tree of paths from the lists.  The memory lives as long as the
 * rules, and is not freed by them.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - too many paths
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_rules_compile(ngx_responses_rules_t *rules,
    ngx_responses_mem_t *mem);

/*
 * Whether a text of the configuration is one JSON value: NGX_OK,
 * NGX_DECLINED or NGX_ERROR, no memory.
 */

ngx_int_t ngx_responses_rule_json(ngx_responses_mem_t *mem, ngx_str_t *text);

/* NULL: rules may have this path, otherwise what is wrong with it */

const char *ngx_responses_rule_path_wrong(ngx_str_t *path, ngx_uint_t set);

/* whether a name is one that a pattern means */

ngx_uint_t ngx_responses_rule_match(const ngx_str_t *pattern,
    const ngx_str_t *name);


/* whether any of them hides something; data is for conditions */

ngx_uint_t ngx_responses_rules_hide(const ngx_responses_rules_t *rules,
    void *data);


#endif /* _NGX_RESPONSES_RULE_H_INCLUDED_ */
