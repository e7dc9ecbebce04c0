
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


/* names for $responses_api, by ngx_responses_api_e; some have none */

extern ngx_str_t  ngx_responses_api_names[];

/*
 * The API that the first event of a stream belongs to; UNDECIDED: it may be
 * more than one.  Type and name may be those of the event line.
 */

ngx_uint_t ngx_responses_api_find(ngx_responses_event_t *ev);

/*
 * Whether an event of unknown type, such as "codex.rate_limits", may precede
 * the first known one of a Responses stream.
 */

ngx_uint_t ngx_responses_api_may_precede(ngx_responses_event_t *ev);

/* a path tree below root, zeroed before: NGX_OK or NGX_ERROR, no memory */

ngx_int_t ngx_responses_api_paths(ngx_responses_mem_t *mem,
    ngx_responses_path_t *root);

/*
 * Reads an event, or JSON, of another API for the log.  Returns the type of
 * the Responses API which means the same, PLAIN if it has no output.
 */

ngx_uint_t ngx_responses_api_read(ngx_uint_t api,
    ngx_responses_usage_t *usage, ngx_responses_json_t *json,
    ngx_responses_path_t *paths);

/*
 * An event of a foreign stream, received at a time.  json has no nodes if it
 * is invalid; paths are those of ngx_responses_api_paths().
 */

void ngx_responses_api_event(ngx_uint_t api, ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_responses_path_t *paths, ngx_msec_t now);


#endif /* _NGX_RESPONSES_API_H_INCLUDED_ */
