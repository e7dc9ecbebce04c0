
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Items with a secret in them, for the test of hiding; and what is known of
 * them.  The secret is in an event only if it follows from what was sent
 * before that a rule hides that place.
 */


#ifndef _SECRET_ITEM_H_INCLUDED_
#define _SECRET_ITEM_H_INCLUDED_


#include "secret_json.h"


#define SECRET_ITEMS  5
#define SECRET_RULES  64


typedef struct {
    const char   *type;
    const char   *text;                /* its texts are in events of these */
    const char   *part;                /* types: "added" and "delta" */
    const char   *kind;                /* of the part */
    const char   *done;                /* the member of the whole text */
    const char   *progress;            /* another event of it */
} secret_kind_t;


static const secret_kind_t  secret_kinds[] = {
    { "message", "response.output_text", "response.content_part",
      "output_text", "text", NULL },
    { "message", "response.refusal", "response.content_part", "refusal",
      "refusal", NULL },
    { "reasoning", "response.reasoning_text", "response.content_part",
      "reasoning_text", "text", NULL },
    { "reasoning", "response.reasoning", "response.reasoning_part",
      "reasoning_text", "text", NULL },
    { "reasoning", "response.reasoning_summary_text",
      "response.reasoning_summary_part", "summary_text", "text", NULL },
    { "function_call", "response.function_call_arguments", NULL, NULL,
      "arguments", NULL },
    { "mcp_call", "response.mcp_call_arguments", NULL, NULL, "arguments",
      "response.mcp_call.completed" },
    { "custom_tool_call", "response.custom_tool_call_input", NULL, NULL,
      "input", NULL },
    { "code_interpreter_call", "response.code_interpreter_call_code", NULL,
      NULL, "code", "response.code_interpreter_call.interpreting" },
    { "apply_patch_call", "response.apply_patch_call_operation_diff", NULL,
      NULL, "diff", NULL },
    { "shell_call", "response.shell_call_command", NULL, NULL, "command",
      "response.shell_call_command.added" },
    { "shell_call_output", "response.shell_call_output_content", NULL, NULL,
      "output", NULL },
    { "web_search_call", NULL, NULL, NULL, NULL,
      "response.web_search_call.searching" },
    { "image_generation_call", NULL, NULL, NULL, NULL,
      "response.image_generation_call.partial_image" },
    { "acme_call", NULL, NULL, NULL, NULL, NULL },
    { "acme:thing", NULL, NULL, NULL, NULL, NULL }
};


typedef struct {
    const secret_kind_t  *kind;
    ngx_uint_t            hidden;
    ngx_uint_t            by_index;    /* the module was told so */
    ngx_uint_t            by_id;
    ngx_uint_t            sent;        /* an event was about it */
    ngx_uint_t            step;
    char                  id[32];
} secret_item_t;


/* what the stream is, and which rules hold */

static struct {
    bytes_t         out;
    bytes_t         data;              /* of one event */
    bytes_t         other;

    const char     *items[SECRET_RULES];
    const char     *events[SECRET_RULES];
    const char     *fields[SECRET_RULES];

    secret_item_t   item[SECRET_ITEMS];
    ngx_uint_t      nitems;
    ngx_uint_t      index;             /* how they are numbered, 0: as usual */
    ngx_uint_t      id;                /* and named */
    size_t          limit;             /* of the size of an event */
    ngx_uint_t      plain;             /* nothing is repaired */
    ngx_uint_t      sniff;             /* or JSON */
    ngx_uint_t      fresh;             /* the item is not known from before */
    ngx_uint_t      numbers;           /* events have numbers */
    ngx_uint_t      events_sent;
} stream;


enum { INDEX_USUAL, INDEX_NONE, INDEX_ONE, INDEX_FAR, INDEX_SHORT,
       INDEX_STRING, INDEX_STYLES };

enum { ID_USUAL, ID_NONE, ID_CHANGES, ID_SHARED, ID_SPELLED, ID_STYLES };


#define SECRET_LATE  (sizeof(secret_kinds) / sizeof(secret_kinds[0]))


static ngx_uint_t
glob(const char *pattern, const char *name)
{
    if (*pattern == '*') {
        return glob(pattern + 1, name) || (*name && glob(pattern, name + 1));
    }

    return *pattern == *name && (*name == '\0' || glob(pattern + 1, name + 1));
}


static ngx_uint_t
listed(const char **list, const char *name)
{
    ngx_uint_t  i;

    for (i = 0; list[i]; i++) {
        if (glob(list[i], name)) {
            return 1;
        }
    }

    return 0;
}


/* types that rules cannot hide, and those which others need */

static ngx_uint_t
secret_type_hidden(const char *type)
{
    static const char  *never[] = {
        "response.created", "response.queued", "response.in_progress",
        "response.completed", "response.failed", "response.incomplete",
        "response.cancelled", "response.done", "error", "response.error", NULL
    };

    if (listed(never, type)) {
        return 0;
    }

    return listed(stream.events, type);
}


/* whether the item of an event is known to be hidden by what is in it */

static ngx_uint_t
secret_known(secret_item_t *item, const char *type, ngx_uint_t indexed,
    ngx_uint_t named)
{
    ngx_uint_t  unknown;

    unknown = (strncmp(type, "acme", 4) == 0);

    if (!item->hidden) {
        return 0;
    }

    if (!unknown && item->kind->text
        && strncmp(type, item->kind->text, strlen(item->kind->text)) == 0)
    {
        return 1;
    }

    if (item->kind->progress && strcmp(type, item->kind->progress) == 0) {
        return 1;
    }

    /* only reasoning has such parts */

    if (item->kind->part && strcmp(item->kind->type, "reasoning") == 0
        && strncmp(type, "response.content_part.", 22) == 0
        && !has(EVENT_SIZE))
    {
        return 1;
    }

    if (indexed && item->by_index
        && (stream.index == INDEX_USUAL || stream.index == INDEX_ONE
            || stream.index == INDEX_FAR
            || (stream.index == INDEX_SHORT && !unknown && !stream.plain)))
    {
        return 1;
    }

    /* with an index that is another one's, the id does not count */

    return named && item->by_id
           && (stream.id == ID_USUAL || stream.id == ID_SPELLED
               || (stream.id == ID_SHARED && unknown));
}


static long
secret_index(secret_item_t *item)
{
    long  n;

    n = item - stream.item;

    switch (stream.index) {

    case INDEX_ONE:
        return n + 1;

    case INDEX_FAR:
        return 5 + 3 * n;
    }

    return n;
}


static void
add_index(node_t *ev, secret_item_t *item, ngx_uint_t known)
{
    switch (stream.index) {

    case INDEX_NONE:
        return;

    case INDEX_SHORT:
        add_raw(ev, known ? "index" : "output_index",
                fmt("%ld", secret_index(item)));
        return;

    case INDEX_STRING:
        add_text(ev, "output_index", fmt("%ld", secret_index(item)));
        return;
    }

    add_raw(ev, "output_index", fmt("%ld", secret_index(item)));
}


static void
add_id(node_t *parent, const char *key, secret_item_t *item)
{
    static const char  *spelled[] = { "\\u0069", "i" };

    switch (stream.id) {

    case ID_NONE:
        return;

    case ID_CHANGES:
        add_text(parent, key, fmt("foreign_%lu", (unsigned long) pick(1000)));
        return;

    case ID_SHARED:
        add_text(parent, key, "shared");
        return;

    case ID_SPELLED:
        if (pick(2)) {
            add_raw(parent, key, fmt("\"%s%s\"", one_of(spelled),
                                     item->id + 1));
            return;
        }
    }

    add_text(parent, key, item->id);
}


static void
add_part(node_t *part, const secret_kind_t *kind, ngx_uint_t whole)
{
    node_t  *n;

    add_text(part, "type", kind->kind);

    if (whole) {
        add_words(part, kind->done);

    } else {
        add_text(part, kind->done, "");
    }

    if (strcmp(kind->kind, "output_text") == 0) {
        n = add_array(part, "annotations");

        if (whole && pick(3) == 0) {
            n = add_object(n, NULL);
            add_text(n, "type", "url_citation");
            add_words(n, "url");
        }
    }
}


static void
add_arguments(node_t *parent, const char *key)
{
    node_t  *n;

    if (has(OBJECTS) && pick(2)) {
        n = add_object(parent, key);
        add_words(n, "city");
        return;
    }

    add_text(parent, key, fmt("{\"city\":\"%lu\"}", (unsigned long) pick(9)));

    if (secret.hot) {
        member(parent, key)->text = fmt("{\"city\":\"%s\"}", secret.token);
        secret.planted++;
    }
}


static void
add_item(node_t *n, secret_item_t *item, ngx_uint_t done)
{
    node_t      *list;
    ngx_uint_t   hot, late, other;
    const char  *type;

    type = item->kind->type;
    hot = secret.hot;
    secret.hot = item->hidden;
    late = (now(EVENT_SIZE, 4) && !has(SPACE) && !item->hidden);

    for (other = 0; other < SECRET_LATE; other++) {
        if (listed(stream.items, secret_kinds[other].type)) {
            break;
        }
    }

    late &= (other < SECRET_LATE);
    secret.hot |= (late && stream.fresh && pick(2));

    add_id(n, "id", item);
    add_text(n, "type", type);
    add_text(n, "status", done ? "completed" : "in_progress");

    if (strcmp(type, "message") == 0) {
        add_text(n, "role", "assistant");
        list = add_array(n, "content");

        if (done && pick(5)) {
            add_part(add_object(list, NULL), item->kind, 1);
        }

    } else if (strcmp(type, "reasoning") == 0) {

        list = add_array(n, item->kind->part[strlen("response.")] == 'r'
                            ? "summary" : "content");

        if (done && pick(5)) {
            add_part(add_object(list, NULL), item->kind, 1);
        }

        if (pick(2)) {
            add_words(n, "encrypted_content");
        }

    } else if (strcmp(type, "function_call") == 0
               || strcmp(type, "mcp_call") == 0)
    {
        if (pick(8)) {
            add_words(n, "name");
        }

        add_text(n, "call_id", fmt("call_%s", item->id));

        if (done && pick(5)) {
            add_arguments(n, "arguments");

        } else {
            add_text(n, "arguments", "");
        }

    } else if (strcmp(type, "custom_tool_call") == 0) {
        add_text(n, "name", "tool");
        add_text(n, "call_id", fmt("call_%s", item->id));
        add_words(n, "input");

    } else if (strcmp(type, "code_interpreter_call") == 0) {
        add_words(n, "code");

    } else if (strcmp(type, "apply_patch_call") == 0) {
        add_text(n, "call_id", fmt("call_%s", item->id));
        add_words(add_object(n, "operation"), "diff");

    } else {
        add_words(add_object(n, "action"), "query");

        if (pick(3) == 0) {
            add_words(n, "output");
        }
    }

    /* another type, too late: what follows is hidden */

    if (late) {
        add_text(n, "long", long_text());
        add_text(n, "type", secret_kinds[other].type);

        secret.hot = 1;
        add_words(n, "late");
    }

    secret.hot = hot;
}


static void
make_items(void)
{
    ngx_uint_t      i;
    secret_item_t  *item;

    stream.nitems = 1 + pick(SECRET_ITEMS);

    for (i = 0; i < stream.nitems; i++) {
        item = &stream.item[i];
        ngx_memzero(item, sizeof(secret_item_t));

        item->kind = &one_of(secret_kinds);
        item->hidden = listed(stream.items, item->kind->type);
        snprintf(item->id, sizeof(item->id), "it_%lu", (unsigned long) i);
    }
}


#endif /* _SECRET_ITEM_H_INCLUDED_ */
