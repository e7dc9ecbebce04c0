
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The APIs whose event streams the module recognises, and the members of their
 * events that are logged: one row for each.
 */


#ifndef _NGX_RESPONSES_API_H_INCLUDED_
#define _NGX_RESPONSES_API_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"
#include "json/ngx_responses_path.h"
#include "api/ngx_responses_event.h"
#include "api/ngx_responses_usage.h"


typedef enum {
    NGX_RESPONSES_API_RESPONSES = 0,
    NGX_RESPONSES_API_CHAT,            /* Chat Completions */
    NGX_RESPONSES_API_COMPLETIONS,
    NGX_RESPONSES_API_MESSAGES,        /* of Anthropic */
    NGX_RESPONSES_API_GENERATE,        /* generateContent of Gemini */
    NGX_RESPONSES_API_OTHER,           /* another, unknown one */
    NGX_RESPONSES_API_UNDECIDED
} ngx_responses_api_e;

/* those that have a name */

#define NGX_RESPONSES_APIS  NGX_RESPONSES_API_OTHER


/* members by which an API is recognised, ids of path trees */

typedef enum {
    NGX_RESPONSES_MARK_TYPE = 1,
    NGX_RESPONSES_MARK_OBJECT,
    NGX_RESPONSES_MARK_CHOICES,
    NGX_RESPONSES_MARK_CANDIDATES,
    NGX_RESPONSES_MARK_ERROR,
    NGX_RESPONSES_MARK_TEXT            /* may hold what a rule hides */
} ngx_responses_mark_e;


/* what is known of the first event of a stream */

typedef struct {
    ngx_str_t                   name;      /* its type, or its event line */
    const ngx_responses_type_t *type;      /* never NULL */
    ngx_str_t                   object;    /* the member's value */
    ngx_uint_t                  seen;      /* a bit for each member */
} ngx_responses_marks_t;

#define ngx_responses_marked(marks, mark)                                     \
    ((marks)->seen & (1 << NGX_RESPONSES_MARK_##mark))


/* indexed by ngx_responses_api_e */

extern ngx_str_t  ngx_responses_api_names[];

/* the name for $responses_api; a null string if it has none */

ngx_str_t ngx_responses_api_name(ngx_uint_t api);

/* the API that an event belongs to; UNDECIDED: it may be more than one */

ngx_uint_t ngx_responses_api_find(ngx_responses_marks_t *marks);

/*
 * Whether an event of unknown type, such as "codex.rate_limits", may precede
 * the first known one of a Responses stream.
 */

ngx_uint_t ngx_responses_api_may_precede(ngx_responses_marks_t *marks);

/* path trees below root, zeroed before: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_api_mark_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root);
ngx_int_t ngx_responses_api_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root);

/*
 * An event of a foreign stream, received at a time.  json has no nodes if it
 * is invalid; paths are those of ngx_responses_api_paths().
 */

void ngx_responses_api_event(ngx_uint_t api, ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_responses_path_t *paths, ngx_msec_t now);


#endif /* _NGX_RESPONSES_API_H_INCLUDED_ */
