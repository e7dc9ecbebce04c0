
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The part of the contract's reader that is about responses and errors.
 */


/*
 * The item that an entry of the output is, of those that no entry was before:
 * by its id, else the last one of its type.  NULL: it was not added.
 */

static ngx_inline guard_item_t *
guard_listed(guard_t *g, json_t *entry)
{
    ngx_uint_t     i;
    const char    *id, *type;
    guard_item_t  *item, *found;

    id = json_string(entry, "id");
    type = json_string(entry, "type");
    found = NULL;

    for (i = g->nitems; i > 0; i--) {
        item = &g->items[i - 1];

        if (!item->listed && item->type && guard_is(item->type, type)
            && (found == NULL || guard_is(item->id, id)))
        {
            found = item;
        }
    }

    return found;
}


/* whether two values are one, but for members that one of them lacks */

static ngx_inline ngx_uint_t
guard_equal(json_t *one, json_t *other)
{
    size_t      i;
    json_t     *node;
    ngx_uint_t  equal;

    if (one->type != other->type) {
        return 0;
    }

    equal = 1;

    switch (one->type) {

    case yajl_t_string:
        return guard_is(one->u.string, other->u.string);

    case yajl_t_number:
        return guard_is(one->u.number.r, other->u.number.r);

    case yajl_t_array:
        equal = (one->u.array.len == other->u.array.len);

        for (i = 0; equal && i < one->u.array.len; i++) {
            equal = guard_equal(one->u.array.values[i],
                                other->u.array.values[i]);
        }

        return equal;

    case yajl_t_object:

        for (i = 0; equal && i < one->u.object.len; i++) {
            node = json_get(other, one->u.object.keys[i]);

            equal = (node == NULL
                     || guard_equal(one->u.object.values[i], node));
        }

        return equal;

    default:
        return 1;
    }
}


/* whether a member is in one of a list of names, of which the last is NULL */

static ngx_inline ngx_uint_t
guard_one_of(const char *name, const char *const *names)
{
    while (*names && !guard_is(name, *names)) {
        names++;
    }

    return *names != NULL;
}


/* lists of texts, of which an entry may lack none */

static ngx_inline void
guard_same_numbers(guard_t *g, json_t *was, json_t *entry)
{
    json_t      *one, *other;
    ngx_uint_t   i;

    for (i = 0; i < GUARD_LISTS; i++) {
        one = guard_list(was, i);
        other = guard_list(entry, i);

        guard(guard_count(one) == guard_count(other)
              || (guard_eugpt(g) && (one == NULL || other == NULL)),
              "G14: another number of parts than in the item");
    }
}


/*
 * An entry of the output says what the item said when it was done, in each
 * member that both have: which must be there is said elsewhere, as not all
 * kinds have a status, and EU GPT's are brief.
 */

static ngx_inline void
guard_same_item(guard_t *g, guard_item_t *item, json_t *entry)
{
    char         rule[128];
    json_t      *was, *node;
    ngx_uint_t   i, bad, texts;
    const char  *name;

    /* what only servers read differs in streams of OpenAI, too */

    static const char *const  apart[] = { "encrypted_content", "fingerprint",
                                          NULL };

    static const char *const  always[] = { "id", "status", "call_id", "name",
                                           NULL };

    was = json_get(item->end, "item");
    texts = (!item->late && !(g->flags & GUARD_TEXTS));
    bad = g->bad;

    if (texts) {
        guard_same_numbers(g, was, entry);
    }

    for (i = 0; YAJL_IS_OBJECT(was) && i < was->u.object.len; i++) {
        name = was->u.object.keys[i];
        node = json_get(entry, name);

        if (g->bad == bad && node && !guard_one_of(name, apart)
            && (texts || guard_one_of(name, always))
            && !guard_equal(was->u.object.values[i], node))
        {
            snprintf(rule, sizeof(rule),
                     "G14: another %s than in the item", name);
            guard_bad(g, rule);
        }
    }
}


/*
 * The output of a terminal has what was added, as it was done.  If the
 * response is completed, all is listed that is done, and no open call as
 * completed.
 */

static ngx_inline void
guard_output(guard_t *g, json_t *output, ngx_uint_t completed)
{
    json_t        *entry;
    ngx_uint_t     i;
    guard_item_t  *item;

    for (i = 0; i < output->u.array.len; i++) {
        entry = output->u.array.values[i];
        item = guard_listed(g, entry);

        if (item == NULL) {
            guard(!completed, "G4: the output has what was not added");
            continue;
        }

        item->listed = 1;
        guard_whole(g, item, entry);

        if (item->done) {
            guard_same_item(g, item, entry);

        } else {
            guard(!completed
                  || !guard_is(json_string(entry, "status"), "completed"),
                  "G4: the output has an open call");
        }
    }

    for (i = 0; i < g->nitems && completed; i++) {
        item = &g->items[i];
        guard(item->listed || !item->done || item->half
              || (g->flags & GUARD_TEXTS),
              "N12: the output lacks an item");
    }
}


/* N14: the names of this API, and integers, which typed clients require */

static ngx_inline void
guard_usage(guard_t *g, json_t *usage)
{
    json_t      *object, *count;
    ngx_uint_t   i;

    static struct {
        const char  *object;           /* NULL: usage itself */
        const char  *name;
        ngx_uint_t   missing;          /* it may be */
    } names[] = {
        { NULL, "input_tokens", 0 },
        { NULL, "output_tokens", 0 },
        { NULL, "total_tokens", 0 },
        { "input_tokens_details", "cached_tokens", 0 },
        { "input_tokens_details", "cache_write_tokens", 1 },
        { "output_tokens_details", "reasoning_tokens", 0 },
        { NULL, NULL, 0 }
    };

    if (!YAJL_IS_OBJECT(usage)) {
        return;
    }

    guard(!json_get(usage, "prompt_tokens")
          && !json_get(usage, "completion_tokens"),
          "N14: a name of another API");

    for (i = 0; names[i].name; i++) {
        object = names[i].object ? json_get(usage, names[i].object) : usage;
        count = json_get(object, names[i].name);

        guard(count || names[i].missing, "N14: a count is missing");
        guard(count == NULL || YAJL_IS_NUMBER(count),
              "N14: a count is no number");
    }
}


/*
 * What clients run may stay open: items with a call_id, but those that servers
 * run themselves, and outputs.
 */

static ngx_inline ngx_uint_t
guard_is_call(guard_item_t *item)
{
    size_t      len;
    ngx_uint_t  i;

    static const char  *hosted[] = {
        "message", "reasoning", "file_search_call", "web_search_call",
        "code_interpreter_call", "image_generation_call", "mcp_call",
        "mcp_list_tools", "mcp_approval_request", "tool_search_call",
        "compaction", "program", "additional_tools"
    };

    for (i = 0; i < sizeof(hosted) / sizeof(hosted[0]); i++) {
        if (guard_is(item->type, hosted[i])) {
            return 0;
        }
    }

    len = strlen(item->type);

    return item->call_id[0]
           && (len < 7 || !guard_is(item->type + len - 7, "_output"));
}


/* by the end of its text, or by arguments that are one complete object */

static ngx_inline ngx_uint_t
guard_confirmed(guard_item_t *item)
{
    json_t      *arguments;
    bytes_t     *text;
    ngx_uint_t   whole;

    if (item->text.whole.data || !guard_is(item->type, "function_call")) {
        return item->text.whole.data != NULL;
    }

    text = &item->text.text;
    arguments = text->len ? json_parse(text->data, text->len) : NULL;
    whole = YAJL_IS_OBJECT(arguments);

    yajl_tree_free(arguments);

    return whole;
}


/*
 * All that is open is closed before a response is completed.  A call that the
 * upstream did not confirm must not be run, and stays open; whatever the type
 * says, an incomplete response may have open calls.
 */

static ngx_inline void
guard_completed(guard_t *g, ngx_uint_t incomplete)
{
    ngx_uint_t     i;
    guard_item_t  *item;

    for (i = 0; i < g->nitems; i++) {
        item = &g->items[i];

        guard(item->type == NULL || item->done || guard_is_raw(item)
              || (guard_is_call(item)
                  && (incomplete || !guard_confirmed(item))),
              "G4: an item is open before the terminal");
    }
}


static ngx_inline void
guard_terminal(guard_t *g, json_t *response)
{
    json_t      *output;
    ngx_uint_t   i, raw, completed, incomplete;

    if (g->flags & GUARD_OPEN) {
        return;
    }

    completed = guard_is(g->name, "response.completed");
    incomplete = guard_is(json_string(response, "status"), "incomplete");

    if (completed) {
        guard_completed(g, incomplete);
    }

    for (i = 0, raw = 0; i < g->nitems; i++) {
        raw |= (g->items[i].type && guard_is_raw(&g->items[i]));
    }

    output = json_get(response, "output");

    if (YAJL_IS_ARRAY(output) && !raw && !(g->flags & GUARD_RESUMED)) {
        guard_output(g, output, completed && !incomplete);
    }
}


/* entries that are null make every client throw */

static ngx_inline void
guard_entries(guard_t *g, json_t *list)
{
    size_t  i;

    for (i = 0; YAJL_IS_ARRAY(list) && i < list->u.array.len; i++) {
        guard(YAJL_IS_OBJECT(list->u.array.values[i]),
              "N12: an entry is no object");
    }
}


/* N16: the status says what the terminal says; it may have failed otherwise */

static ngx_inline void
guard_status(guard_t *g, const char *status)
{
    ngx_uint_t  completed;

    completed = guard_is(g->name, "response.completed");

    guard((completed ? guard_is(status, "completed")
                     : (guard_is(status, "failed")
                        || guard_is(status, "cancelled")))
          || guard_is(status, "incomplete"),
          "N16: the status is not that of the terminal");
}


/* the response of a lifecycle event or terminal */

static ngx_inline void
guard_response(guard_t *g)
{
    json_t      *response;
    int64_t      created_at;
    ngx_uint_t   brief, end;
    const char  *id;

    response = guard_object(g, "response");

    if (response == NULL) {
        return;
    }

    id = json_string(response, "id");
    guard(id[0], "G5: no response.id");

    if (g->id == NULL) {
        g->id = strdup(id);
    }

    guard(guard_is(g->id, id), "G5: response.id changes");

    created_at = json_int(response, "created_at");
    end = (g->type->kind == GUARD_END);

    /* terminals of EU GPT have no time and no output */

    brief = (guard_eugpt(g) && end);

    guard(created_at >= 0 || (brief && !json_get(response, "created_at")),
          "N9: created_at is no integer");
    guard(created_at < 100000000000LL || guard_eugpt(g),
          "N9: created_at is no number of seconds");
    guard(created_at < 1000000000LL || created_at >= 100000000000LL
          || !guard_eugpt(g),
          "N9: created_at is no number of milliseconds");

    guard(json_string(response, "status")[0], "N17: no status");
    guard(json_has(response, "model", yajl_t_string), "N17: no model");
    guard(guard_is(json_string(response, "object"), "response")
          || (brief && !json_get(response, "object")),
          "N17: no object");
    guard(json_has(response, "output", yajl_t_array)
          || (guard_eugpt(g) && !json_get(response, "output"))
          || (end && (g->flags & GUARD_OPEN)), "N17: no output");

    guard_entries(g, json_get(response, "output"));
    guard_usage(g, json_get(response, "usage"));

    guard(YAJL_IS_OBJECT(json_get(response, "usage"))
          || !YAJL_IS_OBJECT(json_get(g->event, "usage")),
          "N14: the usage is beside the response");

    if (guard_is(g->name, "response.failed")) {
        guard(json_has(json_get(response, "error"), "message", yajl_t_string),
              "N13: no reason of the failure");
    }

    if (end) {
        guard_status(g, json_string(response, "status"));
        guard_terminal(g, response);
    }
}


/* N13 */

static ngx_inline void
guard_error(guard_t *g)
{
    json_t  *error, *code;

    error = json_get(g->event, "error");

    if (guard_eugpt(g)) {
        guard(error == NULL && !json_get(g->event, "param"),
              "N13: the error is not flat");
        error = g->event;

    } else {
        guard(json_has(g->event, "error", yajl_t_object),
              "N13: the error is not nested");
        guard(json_get(error, "param"), "N13: no param");
        guard(json_has(error, "type", yajl_t_string), "N13: no error.type");
    }

    code = json_get(error, "code");

    guard(json_has(error, "message", yajl_t_string), "N13: no message");
    guard(YAJL_IS_STRING(code) || YAJL_IS_NULL(code),
          "N13: the code is no string");
}
