
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The APIs whose event streams the module recognises.
 *
 * Recognises an API by the members of one event, and reads the events of the
 * other APIs for the log.  Never changes an event.  Token counts are logged as
 * they were sent.  Invariant: what was not sent is not logged.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_api.h"
#include "api/ngx_responses_tokens.h"


/* how a member of a foreign event is read: it is logged, or tells something */

typedef enum {
    NGX_RESPONSES_READ_ERROR = NGX_RESPONSES_USAGE_KINDS,  /* it exists */
    NGX_RESPONSES_READ_FINISH,         /* why the model stopped */
    NGX_RESPONSES_READ_TEXT,           /* output, if it is not empty */
    NGX_RESPONSES_READ_OUTPUT,         /* the same, not visible text */
    NGX_RESPONSES_READ_CALL            /* of a tool */
} ngx_responses_read_e;


typedef struct {
    ngx_uint_t    apis;                /* a bit for each */
    ngx_uint_t    read;                /* NGX_RESPONSES_READ_... or
                                          NGX_RESPONSES_USAGE_... */
    size_t        field;               /* ..._WORD_..., a count's offset */
    ngx_str_t     path;
} ngx_responses_api_member_t;


typedef struct {
    ngx_str_t     name;
    ngx_uint_t    status;              /* the terminal that means the same */
} ngx_responses_finish_t;


static ngx_uint_t ngx_responses_api_is(ngx_str_t *s, const char *prefix);
static void ngx_responses_api_member(const ngx_responses_api_member_t *member,
    ngx_responses_usage_t *usage, u_char *p, size_t len);
static void ngx_responses_api_finish(ngx_responses_usage_t *usage, u_char *p,
    size_t len);


#define CHAT   (1 << NGX_RESPONSES_API_CHAT)
#define COMP   (1 << NGX_RESPONSES_API_COMPLETIONS)
#define MESS   (1 << NGX_RESPONSES_API_MESSAGES)
#define GENE   (1 << NGX_RESPONSES_API_GENERATE)
#define ALL    (CHAT | COMP | MESS | GENE)

#define word(apis, path, name)                                                \
    { apis, NGX_RESPONSES_USAGE_WORD, NGX_RESPONSES_WORD_##name,              \
      ngx_string(path) }

#define count(apis, path, name)                                               \
    { apis, NGX_RESPONSES_USAGE_COUNT,                                        \
      offsetof(ngx_responses_usage_t, name), ngx_string(path) }

/* all counts of an object that has the members of OpenAI's */

#define tokens(apis, path)                                                    \
    { apis, NGX_RESPONSES_USAGE_TOKENS, 0, ngx_string(path) }

#define code(apis, path, kind)                                                \
    { apis, NGX_RESPONSES_USAGE_##kind, 0, ngx_string(path) }

#define other(apis, path, read)                                               \
    { apis, NGX_RESPONSES_READ_##read, 0, ngx_string(path) }


/* each path has one row, for all APIs that have it */

static const ngx_responses_api_member_t  ngx_responses_api_members[] = {

    /*
     * events of Chat Completions and Completions, and their JSON, which has a
     * message instead of a delta; those of Groq differ
     */

    word(CHAT | COMP | MESS, "id", ID),
    word(CHAT | COMP | MESS, "model", MODEL),
    word(CHAT | COMP, "service_tier", SERVICE_TIER),
    other(CHAT, "choices.*.delta.content", TEXT),
    other(CHAT, "choices.*.delta.refusal", TEXT),
    other(CHAT, "choices.*.delta.reasoning", OUTPUT),
    other(CHAT, "choices.*.delta.reasoning_content", OUTPUT),
    other(CHAT, "choices.*.delta.tool_calls", OUTPUT),
    other(CHAT, "choices.*.delta.function_call.name", CALL),
    other(CHAT, "choices.*.delta.tool_calls.*.id", CALL),
    other(CHAT, "choices.*.message.content", TEXT),
    other(CHAT, "choices.*.message.refusal", TEXT),
    other(CHAT, "choices.*.message.reasoning", OUTPUT),
    other(CHAT, "choices.*.message.reasoning_content", OUTPUT),
    other(CHAT, "choices.*.message.tool_calls", OUTPUT),
    other(CHAT, "choices.*.message.tool_calls.*.id", CALL),
    other(COMP, "choices.*.text", TEXT),
    other(CHAT | COMP, "choices.*.finish_reason", FINISH),
    tokens(CHAT | COMP, "usage"),
    tokens(CHAT, "x_groq.usage"),

    /* events of Anthropic's Messages, "message" first, and its JSON */

    word(MESS, "message.id", ID),
    word(MESS, "message.model", MODEL),
    word(MESS, "message.usage.service_tier", SERVICE_TIER),
    count(MESS, "message.usage.input_tokens", input_tokens),
    count(MESS, "message.usage.output_tokens", output_tokens),
    count(MESS, "message.usage.cache_read_input_tokens", cached_tokens),
    count(MESS, "message.usage.cache_creation_input_tokens",
          cache_write_tokens),
    other(MESS, "delta.text", TEXT),
    other(MESS, "delta.thinking", OUTPUT),
    other(MESS, "delta.partial_json", OUTPUT),
    other(MESS, "content_block.id", CALL),
    other(MESS, "delta.stop_reason", FINISH),
    count(MESS, "usage.input_tokens", input_tokens),
    count(MESS, "usage.output_tokens", output_tokens),
    count(MESS, "usage.cache_read_input_tokens", cached_tokens),
    count(MESS, "usage.cache_creation_input_tokens", cache_write_tokens),

    word(MESS, "usage.service_tier", SERVICE_TIER),
    other(MESS, "content", OUTPUT),
    other(MESS, "content.*.id", CALL),
    other(MESS, "stop_reason", FINISH),

    /* events of Gemini's generateContent, and its JSON */

    word(GENE, "responseId", ID),
    word(GENE, "modelVersion", MODEL),
    other(GENE, "candidates.*.content.parts.*.text", TEXT),
    other(GENE, "candidates.*.content.parts.*.functionCall", CALL),
    other(GENE, "candidates.*.finishReason", FINISH),
    other(GENE, "promptFeedback.blockReason", FINISH),
    count(GENE, "usageMetadata.promptTokenCount", input_tokens),
    count(GENE, "usageMetadata.cachedContentTokenCount", cached_tokens),
    count(GENE, "usageMetadata.candidatesTokenCount", output_tokens),
    count(GENE, "usageMetadata.thoughtsTokenCount", reasoning_tokens),
    count(GENE, "usageMetadata.totalTokenCount", total_tokens),

    other(ALL, "error", ERROR),
    code(ALL, "error.type", CLASS),
    code(ALL, "error.status", CLASS),
    code(CHAT | COMP | MESS, "error.code", CODE)
};

#define NGX_RESPONSES_API_MEMBERS                                             \
    (sizeof(ngx_responses_api_members) / sizeof(ngx_responses_api_members[0]))


/* reasons of incomplete and failed responses; all others mean completed */

static ngx_responses_finish_t  ngx_responses_finishes[] = {
    { ngx_string("length"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("content_filter"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("max_tokens"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("model_context_window_exceeded"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("refusal"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("MAX_TOKENS"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("SAFETY"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("RECITATION"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("BLOCKLIST"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("PROHIBITED_CONTENT"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("SPII"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("LANGUAGE"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("OTHER"), NGX_RESPONSES_INCOMPLETE },
    { ngx_string("MALFORMED_FUNCTION_CALL"), NGX_RESPONSES_FAILED },
    { ngx_string("error"), NGX_RESPONSES_FAILED }
};


#define NGX_RESPONSES_FINISHES                                                \
    (sizeof(ngx_responses_finishes) / sizeof(ngx_responses_finishes[0]))


/* indexed by ngx_responses_api_e */

ngx_str_t  ngx_responses_api_names[] = {
    ngx_string("responses"),
    ngx_string("chat"),
    ngx_string("completions"),
    ngx_string("messages"),
    ngx_string("generate"),
    ngx_null_string,
    ngx_null_string
};


/* prefixes of the types of other APIs */

static const struct {
    const char   *prefix;
    ngx_uint_t    api;
} ngx_responses_api_types[] = {
    { "message_start", NGX_RESPONSES_API_MESSAGES },
    { "message_delta", NGX_RESPONSES_API_MESSAGES },
    { "message_stop", NGX_RESPONSES_API_MESSAGES },
    { "content_block_", NGX_RESPONSES_API_MESSAGES },
    { "thread.", NGX_RESPONSES_API_OTHER },
    { "agent.", NGX_RESPONSES_API_OTHER },
    { "live.", NGX_RESPONSES_API_OTHER },
    { "transcript.", NGX_RESPONSES_API_OTHER },
    { "speech.", NGX_RESPONSES_API_OTHER },
    { "image_generation.", NGX_RESPONSES_API_OTHER },
    { "image_edit.", NGX_RESPONSES_API_OTHER },
    { "session.", NGX_RESPONSES_API_OTHER },
    { "conversation.", NGX_RESPONSES_API_OTHER },
    { "input_audio_buffer.", NGX_RESPONSES_API_OTHER }
};

#define NGX_RESPONSES_API_TYPES                                               \
    (sizeof(ngx_responses_api_types) / sizeof(ngx_responses_api_types[0]))


ngx_uint_t
ngx_responses_api_find(ngx_responses_event_t *ev)
{
    ngx_str_t   object;
    ngx_uint_t  i, class, ours;

    class = ev->type->class;
    object = ngx_responses_event_string(ev,
                                        ev->member[NGX_RESPONSES_M_OBJECT]);

    /* a webhook: its type may be that of an event */

    if (ngx_responses_str_is(object, "event")
        && ngx_responses_get(ev, 0, DATA))
    {
        return NGX_RESPONSES_API_OTHER;
    }

    switch (class) {

    case NGX_RESPONSES_CLASS_UNKNOWN:

        /* a name like those of this API, which no row has */

        ours = (ev->type->name.len == 0
                && ngx_responses_api_is(&ev->name, "response."));
        break;

    case NGX_RESPONSES_CLASS_OTHER:
    case NGX_RESPONSES_CLASS_ERROR:
    case NGX_RESPONSES_CLASS_KEEPALIVE:
        ours = ngx_responses_api_is(&ev->name, "response.");
        break;

    default:
        ours = 1;
    }

    if (ours) {
        return NGX_RESPONSES_API_RESPONSES;
    }

    for (i = 0; i < NGX_RESPONSES_API_TYPES; i++) {

        if (ngx_responses_api_is(&ev->name, ngx_responses_api_types[i].prefix))
        {
            return ngx_responses_api_types[i].api;
        }
    }

    if (ngx_responses_str_is(object, "response")) {
        return NGX_RESPONSES_API_RESPONSES;
    }

    if (ngx_responses_api_is(&object, "chat.completion")) {
        return NGX_RESPONSES_API_CHAT;
    }

    if (ngx_responses_api_is(&object, "text_completion")) {
        return NGX_RESPONSES_API_COMPLETIONS;
    }

    if (ngx_responses_api_is(&object, "thread.")) {
        return NGX_RESPONSES_API_OTHER;
    }

    if (ngx_responses_get(ev, 0, CANDIDATES)) {
        return NGX_RESPONSES_API_GENERATE;
    }

    /* the first event of Azure has an empty "object" */

    if (ngx_responses_get(ev, 0, CHOICES)) {
        return NGX_RESPONSES_API_CHAT;
    }

    return NGX_RESPONSES_API_UNDECIDED;
}


ngx_uint_t
ngx_responses_api_may_precede(ngx_responses_event_t *ev)
{
    return ev->type->class == NGX_RESPONSES_CLASS_KEEPALIVE
           || (ev->type->class == NGX_RESPONSES_CLASS_UNKNOWN
               && ev->name.len
               && memchr(ev->name.data, '.', ev->name.len));
}


static ngx_uint_t
ngx_responses_api_is(ngx_str_t *s, const char *prefix)
{
    size_t  len;

    len = ngx_strlen(prefix);

    return s->len >= len && ngx_memcmp(s->data, prefix, len) == 0;
}


/* ids are numbers of rows, from 1 */

ngx_int_t
ngx_responses_api_paths(ngx_responses_mem_t *mem, ngx_responses_path_t *root)
{
    ngx_str_t   path;
    ngx_uint_t  i;

    for (i = 0; i < NGX_RESPONSES_API_MEMBERS; i++) {
        path = ngx_responses_api_members[i].path;

        if (ngx_responses_path_add(mem, root, &path, i + 1) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


void
ngx_responses_api_event(ngx_uint_t api, ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_responses_path_t *paths, ngx_msec_t now)
{
    ngx_uint_t  type;

    if (json->n) {
        type = ngx_responses_api_read(api, usage, json, paths);

    } else {
        type = NGX_RESPONSES_PLAIN;
    }

    ngx_responses_usage_event(usage, ngx_responses_type(type), now);
}


ngx_uint_t
ngx_responses_api_read(ngx_uint_t api, ngx_responses_usage_t *usage,
    ngx_responses_json_t *json, ngx_responses_path_t *paths)
{
    size_t                             len;
    u_char                            *p;
    ngx_uint_t                         type;
    ngx_responses_node_t              *node;
    ngx_responses_match_t              match;
    const ngx_responses_api_member_t  *member;

    type = NGX_RESPONSES_PLAIN;

    ngx_responses_match_init(&match, json, 0, paths);

    while (ngx_responses_match_next(&match)) {
        member = &ngx_responses_api_members[match.id - 1];

        if (!(member->apis & (1 << api))) {
            continue;
        }

        if (member->read == NGX_RESPONSES_USAGE_TOKENS) {
            ngx_responses_tokens_read(usage, json, match.node);
            continue;
        }

        node = &json->nodes[match.node];
        p = json->text + node->start;
        len = node->end - node->start;

        ngx_responses_api_member(member, usage, p, len);

        if (len <= 2 || (*p != '"' && *p != '[')) {
            continue;
        }

        if (member->read == NGX_RESPONSES_READ_TEXT) {
            type = NGX_RESPONSES_TEXT_DELTA;

        } else if (member->read == NGX_RESPONSES_READ_OUTPUT
                   && type == NGX_RESPONSES_PLAIN)
        {
            type = NGX_RESPONSES_ARGUMENTS_DELTA;
        }
    }

    return type;
}


static void
ngx_responses_api_member(const ngx_responses_api_member_t *member,
    ngx_responses_usage_t *usage, u_char *p, size_t len)
{
    switch (member->read) {

    case NGX_RESPONSES_READ_ERROR:

        if (p[0] != 'n') {
            usage->terminal = NGX_RESPONSES_FAILED;
        }

        break;

    case NGX_RESPONSES_READ_FINISH:

        if (p[0] == '"' && len > 2 && usage->terminal == 0) {
            ngx_responses_api_finish(usage, p, len);
        }

        break;

    case NGX_RESPONSES_READ_CALL:
        usage->tool_calls += (len > 2);
        break;

    default: /* NGX_RESPONSES_USAGE_..., of words the first */

        if (member->read != NGX_RESPONSES_USAGE_WORD
            || usage->words[member->field]->len == 0)
        {
            ngx_responses_usage_value(usage, member->read, member->field, p,
                                      len);
        }

        break;
    }
}


/* p and len with the quotes */

static void
ngx_responses_api_finish(ngx_responses_usage_t *usage, u_char *p, size_t len)
{
    ngx_uint_t               i;
    ngx_responses_finish_t  *finish;

    usage->terminal = NGX_RESPONSES_COMPLETED;

    for (i = 0; i < NGX_RESPONSES_FINISHES; i++) {
        finish = &ngx_responses_finishes[i];

        if (len - 2 == finish->name.len
            && ngx_memcmp(p + 1, finish->name.data, len - 2) == 0)
        {
            usage->terminal = finish->status;
            break;
        }
    }

    if (usage->terminal == NGX_RESPONSES_INCOMPLETE) {
        ngx_responses_usage_value(usage, NGX_RESPONSES_USAGE_WORD,
                                  NGX_RESPONSES_WORD_INCOMPLETE_REASON, p,
                                  len);
    }
}
