
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a request may use, in tokens: an estimate of its input, and the output
 * that it allows.
 *
 * The body does not say which API it is for, and servers differ in which of
 * several members of a name they use.  Invariant: whichever these are, the
 * request declares no less output than the server may generate.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "request/ngx_responses_request.h"


/*
 * The least bytes of a file, in which a data URL has its comma, and the tokens
 * that one is taken for.
 */

#define NGX_RESPONSES_REQUEST_FILE         128
#define NGX_RESPONSES_REQUEST_FILE_TOKENS  1000

/* more than any server generates at once */

#define NGX_RESPONSES_REQUEST_CHOICES  65536

#define NGX_RESPONSES_REQUEST_NAMES  2


/* members of an API; names are compared as request_next() does */

typedef struct {
    ngx_str_t    has;          /* a body of it has that member */
    ngx_str_t    parent;       /* of the others; empty: the body */
    ngx_str_t    most[NGX_RESPONSES_REQUEST_NAMES];      /* of output */
    ngx_str_t    choices[NGX_RESPONSES_REQUEST_NAMES];
} ngx_responses_request_api_t;


static int64_t ngx_responses_request_input(ngx_responses_json_t *json);
static ngx_uint_t ngx_responses_request_file(ngx_responses_json_t *json,
    ngx_uint_t node);
static ngx_uint_t ngx_responses_request_named(ngx_responses_json_t *json,
    ngx_uint_t node, const ngx_str_t *names);
static ngx_uint_t ngx_responses_request_base64(u_char *p, u_char *last);
static ngx_uint_t ngx_responses_request_is(ngx_responses_event_t *ev,
    const ngx_responses_request_api_t *api);
static void ngx_responses_request_allow(ngx_responses_event_t *ev,
    const ngx_responses_request_api_t *api,
    ngx_responses_request_tokens_t *tokens);
static int64_t ngx_responses_request_largest(ngx_responses_event_t *ev,
    ngx_uint_t parent, const ngx_str_t *names);
static int64_t ngx_responses_request_prompts(ngx_responses_event_t *ev,
    ngx_uint_t prompt);


/* the last one is that of a body which has none of these members */

static const ngx_responses_request_api_t  ngx_responses_request_apis[] = {

    { ngx_string("contents"), ngx_string("generationConfig"),
      { ngx_string("maxOutputTokens"), ngx_null_string },
      { ngx_string("candidateCount"), ngx_null_string } },

    { ngx_string("messages"), ngx_null_string,
      { ngx_string("max_completion_tokens"), ngx_string("max_tokens") },
      { ngx_string("n"), ngx_null_string } },

    { ngx_string("prompt"), ngx_null_string,
      { ngx_string("max_completion_tokens"), ngx_string("max_tokens") },
      { ngx_string("n"), ngx_string("best_of") } },

    { ngx_string("input"), ngx_null_string,
      { ngx_string("max_output_tokens"), ngx_null_string },
      { ngx_null_string, ngx_null_string } }
};

#define NGX_RESPONSES_REQUEST_APIS                                            \
    (sizeof(ngx_responses_request_apis)                                       \
     / sizeof(ngx_responses_request_apis[0]))


void
ngx_responses_request_tokens(ngx_responses_event_t *ev,
    ngx_responses_request_tokens_t *tokens)
{
    ngx_uint_t  i, node, kind, found;

    static ngx_str_t  background = ngx_string("background");

    tokens->input = ngx_responses_request_input(&ev->json);
    tokens->output = -1;
    tokens->choices = 1;
    tokens->declared = 1;
    tokens->background = 0;

    for (node = ngx_responses_request_next(ev, 0, 0, background);
         node;
         node = ngx_responses_request_next(ev, 0, node, background))
    {
        kind = ngx_responses_event_kind(ev, node);

        tokens->background |= (kind != NGX_RESPONSES_JSON_FALSE
                               && kind != NGX_RESPONSES_JSON_NULL);
    }

    found = 0;

    for (i = 0; i < NGX_RESPONSES_REQUEST_APIS; i++) {

        if (ngx_responses_request_is(ev, &ngx_responses_request_apis[i])) {
            found = 1;
            ngx_responses_request_allow(ev, &ngx_responses_request_apis[i],
                                        tokens);
        }
    }

    if (!found) {
        ngx_responses_request_allow(ev, &ngx_responses_request_apis[i - 1],
                                    tokens);
    }
}


/* "prompt" of the Responses API is an object */

static ngx_uint_t
ngx_responses_request_is(ngx_responses_event_t *ev,
    const ngx_responses_request_api_t *api)
{
    ngx_uint_t  node;

    node = ngx_responses_request_next(ev, 0, 0, api->has);

    return node
           && (!ngx_responses_str_is(api->has, "prompt")
               || ngx_responses_event_kind(ev, node)
                  != NGX_RESPONSES_JSON_OBJECT);
}


/* adds what the request would allow if it is for this API */

static void
ngx_responses_request_allow(ngx_responses_event_t *ev,
    const ngx_responses_request_api_t *api,
    ngx_responses_request_tokens_t *tokens)
{
    int64_t     most, choices;
    ngx_uint_t  parent;

    parent = 0;

    if (api->parent.len) {
        parent = ngx_responses_request_next(ev, 0, 0, api->parent);

        if (parent == 0) {
            tokens->declared = 0;
            return;
        }
    }

    most = ngx_responses_request_largest(ev, parent, api->most);

    if (most < 0) {
        tokens->declared = 0;
    }

    tokens->output = ngx_max(tokens->output, most);

    choices = ngx_responses_request_largest(ev, parent, api->choices);
    choices = ngx_max(choices, 1);
    choices = ngx_min(choices, NGX_RESPONSES_REQUEST_CHOICES);

    if (ngx_responses_str_is(api->has, "prompt")) {
        choices *= ngx_responses_request_prompts(ev,
                             ngx_responses_request_next(ev, 0, 0, api->has));
    }

    tokens->choices = ngx_max(tokens->choices, (uint64_t) choices);
}


/* of all members of the names; -1: none is a number */

static int64_t
ngx_responses_request_largest(ngx_responses_event_t *ev, ngx_uint_t parent,
    const ngx_str_t *names)
{
    int64_t     n, largest;
    ngx_uint_t  i, node;

    largest = -1;

    for (i = 0; i < NGX_RESPONSES_REQUEST_NAMES && names[i].len; i++) {

        for (node = ngx_responses_request_next(ev, parent, 0, names[i]);
             node;
             node = ngx_responses_request_next(ev, parent, node, names[i]))
        {
            n = ngx_responses_event_number(ev, node);
            largest = ngx_max(largest, n);
        }
    }

    return largest;
}


/* a list of prompts has strings, or lists of tokens; one prompt has tokens */

static int64_t
ngx_responses_request_prompts(ngx_responses_event_t *ev, ngx_uint_t prompt)
{
    int64_t     n;
    ngx_uint_t  i, strings;

    n = 0;

    for (strings = 0; strings < 2; strings++) {

        for (i = ngx_responses_event_element(ev, prompt, 0, strings);
             i;
             i = ngx_responses_event_element(ev, prompt, i, strings))
        {
            n++;
        }
    }

    return ngx_max(n, 1);
}


static int64_t
ngx_responses_request_input(ngx_responses_json_t *json)
{
    int64_t     bytes, tokens;
    ngx_uint_t  i;

    bytes = json->len;
    tokens = 0;

    for (i = 1; i < json->n; i++) {

        if (ngx_responses_request_file(json, i)) {
            bytes -= json->nodes[i].end - json->nodes[i].start;
            tokens += NGX_RESPONSES_REQUEST_FILE_TOKENS;
        }
    }

    return tokens + (bytes + 3) / 4;
}


/* a data URL, or a member that has base64, but in no text of the model */

static ngx_uint_t
ngx_responses_request_file(ngx_responses_json_t *json, ngx_uint_t node)
{
    u_char                *p, *start, *last;
    ngx_responses_node_t  *n;

    static const ngx_str_t  url = ngx_string("data:");
    static const ngx_str_t  base64 = ngx_string(";base64");

    static const ngx_str_t  files[] = {
        ngx_string("data"),
        ngx_string("file_data"),
        ngx_string("encrypted_content"),
        ngx_null_string
    };

    static const ngx_str_t  texts[] = {
        ngx_string("text"),
        ngx_string("content"),
        ngx_string("input"),
        ngx_string("output"),
        ngx_string("instructions"),
        ngx_string("arguments"),
        ngx_string("prompt"),
        ngx_string("system"),
        ngx_string("thinking"),
        ngx_string("description"),
        ngx_null_string
    };

    n = &json->nodes[node];

    if (n->kind != NGX_RESPONSES_JSON_STRING
        || n->end - n->start < NGX_RESPONSES_REQUEST_FILE)
    {
        return 0;
    }

    start = json->text + n->start + 1;
    last = json->text + n->end - 1;

    if (ngx_memcmp(start, url.data, url.len) != 0) {
        return ngx_responses_request_named(json, node, files)
               && ngx_responses_request_base64(start, last);
    }

    p = memchr(start, ',', NGX_RESPONSES_REQUEST_FILE - 1);

    return p && ngx_memcmp(p - base64.len, base64.data, base64.len) == 0
           && !ngx_responses_request_named(json, node, texts)
           && ngx_responses_request_base64(p + 1, last);
}


static ngx_uint_t
ngx_responses_request_named(ngx_responses_json_t *json, ngx_uint_t node,
    const ngx_str_t *names)
{
    for ( /* void */ ; names->len; names++) {

        if (ngx_responses_json_name_is(json, node, names->data, names->len)) {
            return 1;
        }
    }

    return 0;
}


/* "/" may be escaped, and lines may end; of a string that ends with a quote */

static ngx_uint_t
ngx_responses_request_base64(u_char *p, u_char *last)
{
    static const uint32_t  digits[] = {
        0x00000000, /* 0000 0000 0000 0000  0000 0000 0000 0000 */

                    /* ?>=< ;:98 7654 3210  /.-, +*)( '&%$ #"!  */
        0x23ffa800, /* 0010 0011 1111 1111  1010 1000 0000 0000 */

                    /* _^]\ [ZYX WVUT SRQP  ONML KJIH GFED CBA@ */
        0x87fffffe, /* 1000 0111 1111 1111  1111 1111 1111 1110 */

                    /*  ~}| {zyx wvut srqp  onml kjih gfed cba` */
        0x07fffffe, /* 0000 0111 1111 1111  1111 1111 1111 1110 */

        0, 0, 0, 0
    };

    for ( /* void */ ; p < last; p++) {

        if (*p == '\\') {
            p++;

            if (*p != '/' && *p != 'n' && *p != 'r') {
                return 0;
            }

            continue;
        }

        if (!(digits[*p >> 5] & ((uint32_t) 1 << (*p & 0x1f)))) {
            return 0;
        }
    }

    return 1;
}
