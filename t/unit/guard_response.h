
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The part of the contract's reader that is about responses and errors.
 */


/*
 * The terminal lists what was added, by its id or by its type, with the same
 * texts.  What is not known is not said, G14.
 */

static ngx_inline void
guard_output(guard_t *g, json_t *output)
{
    json_t        *entry;
    ngx_uint_t     i, n, found;
    const char    *id, *type;
    guard_item_t  *item;

    static u_char  seen[GUARD_ITEMS];

    ngx_memzero(seen, sizeof(seen));

    for (n = 0; n < output->u.array.len; n++) {
        entry = output->u.array.values[n];
        id = json_string(entry, "id");
        type = json_string(entry, "type");
        found = g->nitems;

        for (i = g->nitems; i > 0; i--) {
            item = &g->items[i - 1];

            if (!seen[i - 1] && item->type && guard_is(item->type, type)
                && (found == g->nitems || guard_is(item->id, id)))
            {
                found = i - 1;
            }
        }

        if (found == g->nitems) {
            guard_bad(g, "G4: the output has what was not added");
            continue;
        }

        seen[found] = 1;
        guard_whole(g, &g->items[found], entry);
    }

    guard(n >= g->nitems || (g->flags & GUARD_TEXTS),
          "N12: the output lacks items");
}


/* N14: the names of this API, and their sum */

static ngx_inline void
guard_usage(guard_t *g, json_t *usage)
{
    int64_t  input, output;

    input = json_int(usage, "input_tokens");
    output = json_int(usage, "output_tokens");

    guard(input >= 0 || !json_get(usage, "prompt_tokens"),
          "N14: no input_tokens");
    guard(output >= 0 || !json_get(usage, "completion_tokens"),
          "N14: no output_tokens");
    guard(input < 0 || output < 0 || json_get(usage, "total_tokens"),
          "N14: no total_tokens");
}


/*
 * All that is open is closed before a response is completed.  A call whose
 * end did not come must not be run, and stays open; whatever the type says,
 * an incomplete response may have open calls.
 */

static ngx_inline void
guard_completed(guard_t *g, json_t *response)
{
    json_t      *output;
    ngx_uint_t   i, open;

    if (g->type->carries == NULL || (g->flags & GUARD_OPEN)
        || guard_is(json_string(response, "status"), "incomplete"))
    {
        return;
    }

    for (i = 0, open = 0; i < g->nitems; i++) {

        if (g->items[i].type && !g->items[i].done) {
            guard(g->items[i].call && g->items[i].text.whole.data == NULL,
                  "G4: an item is open before the terminal");
            open = 1;
        }
    }

    output = json_get(response, "output");

    if (YAJL_IS_ARRAY(output) && !open && !(g->flags & GUARD_RESUMED)) {
        guard_output(g, output);
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

    brief = (g->conf->eugpt && end);

    guard(created_at >= 0 || (brief && !json_get(response, "created_at")),
          "N9: created_at is no integer");
    guard(created_at < 100000000000LL || g->conf->milliseconds,
          "N9: created_at is no number of seconds");
    guard(created_at < 1000000000LL || created_at >= 100000000000LL
          || !g->conf->milliseconds,
          "N9: created_at is no number of milliseconds");

    guard(json_string(response, "status")[0], "N17: no status");
    guard(json_has(response, "model", yajl_t_string), "N17: no model");
    guard(guard_is(json_string(response, "object"), "response")
          || (brief && !json_get(response, "object")),
          "N17: no object");
    guard(json_has(response, "output", yajl_t_array)
          || (g->conf->eugpt && !json_get(response, "output"))
          || (end && (g->flags & GUARD_OPEN)), "N17: no output");

    guard_entries(g, json_get(response, "output"));
    guard_usage(g, json_get(response, "usage"));

    if (end) {
        guard_completed(g, response);
    }
}


/* N13 */

static ngx_inline void
guard_error(guard_t *g)
{
    json_t  *error, *code;

    error = json_get(g->event, "error");

    if (g->conf->eugpt) {
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
