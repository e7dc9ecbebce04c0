
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The part of the contract's reader that is about items, their parts and
 * their texts.
 */


/* an integer written as one, or -1 */

static ngx_inline int64_t
guard_int(guard_t *g, json_t *node, const char *key)
{
    size_t  i;

    node = json_get(node, key);

    if (node == NULL || node->kind != JSON_NUMBER) {
        return -1;
    }

    for (i = node->start; i < node->end; i++) {
        if (g->data[i] < '0' || g->data[i] > '9') {
            return -1;
        }
    }

    return strtoll((char *) g->data + node->start, NULL, 10);
}


static ngx_inline json_t *
guard_object(guard_t *g, const char *key)
{
    json_t  *node;

    node = json_get(g->event, key);

    if (node == NULL || node->kind != JSON_OBJECT) {
        guard_bad(g, "G5: its object is missing");
        return NULL;
    }

    return node;
}


static ngx_inline void
guard_free_part(guard_part_t *part)
{
    bytes_free(&part->type);
    bytes_free(&part->text);
    bytes_free(&part->whole);
}


/* items of EU GPT need no id; all that are there are the same one */

static ngx_inline ngx_uint_t
guard_same_id(guard_t *g, json_t *object, const char *key, bytes_t *known)
{
    bytes_t  *id;

    if (g->conf->eugpt && !json_get(object, key)) {
        return 1;
    }

    id = guard_string(object, key);

    if (g->conf->eugpt && known->len == 0) {
        bytes_add(known, id->data, id->len);
    }

    return id->len && bytes_equal(id, known);
}


/* N12 and G14: a text that was streamed stands where the whole is said */

static ngx_inline void
guard_text(guard_t *g, json_t *object, const char *name, bytes_t *was)
{
    bytes_t  *text;

    if (was->data == NULL || (g->flags & GUARD_OPEN)) {
        return;
    }

    text = guard_string(object, name);

    guard(text->len || was->len == 0, "N12: without the text");
    guard(text->len == 0 || (g->flags & GUARD_TEXTS)
          || bytes_equal(text, was), "T: not the text of the deltas");
}


/* N17: members that an item of a type has from the start */

static ngx_inline void
guard_members(guard_t *g, json_t *item)
{
    json_t      *node;
    bytes_t     *type;
    ngx_uint_t   i;

    static const struct {
        const char  *type;
        const char  *name;
        ngx_uint_t   kind;
    } members[] = {
        { "message", "status", JSON_STRING },
        { "message", "role", JSON_STRING },
        { "message", "content", JSON_ARRAY },
        { "reasoning", "summary", JSON_ARRAY },
        { "function_call", "status", JSON_STRING },
        { "function_call", "call_id", JSON_STRING },
        { "function_call", "name", JSON_STRING },
        { "function_call", "arguments", JSON_STRING },
        { "custom_tool_call", "status", JSON_STRING },
        { "custom_tool_call", "call_id", JSON_STRING },
        { "custom_tool_call", "name", JSON_STRING },
        { "custom_tool_call", "input", JSON_STRING }
    };

    if (g->conf->eugpt) {
        return;
    }

    type = guard_string(item, "type");

    for (i = 0; i < sizeof(members) / sizeof(members[0]); i++) {
        node = json_get(item, members[i].name);

        guard(!guard_is(type, members[i].type)
              || (node && node->kind == members[i].kind),
              "N17: an item without a member");
    }
}


/* the member that the deltas of a call spell, or NULL */

static ngx_inline const char *
guard_spelled(bytes_t *type)
{
    const guard_type_t  *row;

    for (row = guard_types; row->name; row++) {
        if (row->of && guard_is(type, row->of)
            && strpbrk(row->carries, "csk") == NULL)
        {
            return row->whole;
        }
    }

    return NULL;
}


static ngx_inline void
guard_added(guard_t *g, json_t *item)
{
    bytes_t       *id, *type, *call_id;
    int64_t        n;
    ngx_uint_t     i;
    const char    *spelled;
    guard_item_t  *new;

    n = guard_int(g, g->event, "output_index");

    guard(n == (int64_t) g->nitems
          || ((g->flags & GUARD_RESUMED) && n > (int64_t) g->nitems),
          "G5: output_index is not dense");

    if (n < (int64_t) g->nitems || n >= GUARD_ITEMS) {
        return;
    }

    id = guard_string(item, "id");
    type = guard_string(item, "type");
    call_id = guard_string(item, "call_id");

    guard(id->len || (g->conf->eugpt && !json_get(item, "id")),
          "G5: no item.id");
    guard(type->len, "N17: no item.type");

    for (i = 0; i < g->nitems && id->len; i++) {
        guard(!bytes_equal(&g->items[i].id, id), "G5: two items of one id");
    }

    g->nitems = n + 1;

    new = &g->items[n];
    new->known = 1;
    new->call = (json_get(item, "call_id") != NULL);
    bytes_add(&new->id, id->data, id->len);
    bytes_add(&new->type, type->data, type->len);
    bytes_add(&new->call_id, call_id->data, call_id->len);

    spelled = guard_spelled(type);
    new->given = (spelled && guard_string(item, spelled)->len);

    guard_members(g, item);
}


/* N8 and N17: of which type, and with a text */

static ngx_inline void
guard_opens(guard_t *g, guard_item_t *item, ngx_uint_t list, int64_t n)
{
    json_t        *object;
    bytes_t       *type;
    guard_part_t  *part;

    guard(n == (int64_t) item->n[list]
          || ((g->flags & GUARD_RESUMED) && n > (int64_t) item->n[list]),
          "G5: the index is not dense");

    if (n < (int64_t) item->n[list] || n >= GUARD_PARTS) {
        return;
    }

    item->n[list] = n + 1;
    part = &item->parts[list][n];
    bytes_add(&part->text, "", 0);

    if (list == 2) {
        bytes_text(&part->type, "command");
        return;
    }

    object = json_get(g->event, "part");
    type = guard_string(object, "type");
    bytes_add(&part->type, type->data, type->len);

    guard(type->len && !guard_is(type, "text"), "N8: the type of the part");
    guard((!guard_is(type, "output_text") || json_get(object, "text"))
          && (!guard_is(type, "refusal") || json_get(object, "refusal")),
          "N17: a part without its text");
}


/* a delta, the whole text, or something about it */

static ngx_inline void
guard_says(guard_t *g, guard_part_t *part)
{
    json_t   *node;
    bytes_t  *text;

    guard(part->whole.data == NULL || g->type->kind != GUARD_SAID,
          "G4: the text is done twice");

    if (g->type->kind == GUARD_TELLS) {
        return;
    }

    node = json_get(g->event, g->type->kind == GUARD_SAYS ? "delta"
                                                          : g->type->whole);

    guard(node && node->kind == JSON_STRING, "G5: the text is no string");

    text = guard_string(g->event, g->type->kind == GUARD_SAYS
                                  ? "delta" : g->type->whole);

    if (g->type->kind == GUARD_SAYS) {
        bytes_add(&part->text, text->data, text->len);

        /* a text that was done too early goes on, N10 */

        if (part->whole.data) {
            bytes_add(&part->whole, text->data, text->len);
        }

        return;
    }

    /* those of EU GPT have no deltas of arguments that are generated */

    if (!(g->flags & GUARD_RESUMED)
        && (!g->conf->eugpt || strpbrk(g->type->carries, "csk")))
    {
        guard_text(g, g->event, g->type->whole, &part->text);
    }

    bytes_add(&part->whole, text->data, text->len);
}


static ngx_inline const char *
guard_member(bytes_t *type)
{
    return guard_is(type, "refusal") ? "refusal" : "text";
}


static ngx_inline void
guard_closes(guard_t *g, guard_part_t *part)
{
    json_t   *object;
    bytes_t  *type;

    object = json_get(g->event, "part");
    type = guard_string(object, "type");

    guard(bytes_equal(type, &part->type), "N8: the type of the part changes");
    guard(part->whole.data || g->conf->eugpt
          || (!guard_is(type, "output_text") && !guard_is(type, "refusal")
              && !guard_is(type, "summary_text")
              && !guard_is(type, "reasoning_text")),
          "G4: the text is not done");

    guard_text(g, object, guard_member(type), &part->whole);
    part->done = 1;
}


static ngx_inline void
guard_part(guard_t *g, guard_item_t *item)
{
    int64_t        n;
    ngx_uint_t     list;
    guard_part_t  *part;

    static const char  *indexes[] = {
        "content_index", "summary_index", "command_index"
    };

    list = strchr(g->type->carries, 'k')
           ? 2 : (strchr(g->type->carries, 's') != NULL);
    n = guard_int(g, g->event, indexes[list]);

    guard(n >= 0, "G5: the index of the part is missing");

    if (g->type->kind == GUARD_OPENS) {
        guard_opens(g, item, list, n);
        return;
    }

    if ((list && g->conf->eugpt) || n >= GUARD_PARTS) {
        return;                        /* it has no events that add them */
    }

    if (n < 0 || n >= (int64_t) item->n[list]
        || item->parts[list][n].type.data == NULL)
    {
        guard(g->flags & GUARD_RESUMED, "G4: the part was not added");
        return;
    }

    part = &item->parts[list][n];

    guard(!part->done || g->type->kind == GUARD_SAYS,
          "G4: the part is done already");
    guard(g->type->of == NULL || guard_is(&part->type, g->type->of),
          "G4: the part is of another type");

    if (g->type->kind == GUARD_CLOSES) {
        guard_closes(g, part);
        return;
    }

    guard_says(g, part);
    part->done |= (list == 2 && g->type->kind == GUARD_SAID);
}


/* the text of a call: what stands only in its end has a delta, N10 */

static ngx_inline void
guard_call(guard_t *g, guard_item_t *item)
{
    guard_says(g, &item->text);

    guard(g->type->kind != GUARD_SAID || item->text.text.len
          || item->text.whole.len == 0 || item->given || g->conf->eugpt
          || g->type->of[0] == 'm' || (g->flags & GUARD_RESUMED),
          "N10: a text without a delta");
}


/* the texts of an item, as it is done or in the terminal's output */

static ngx_inline void
guard_whole(guard_t *g, guard_item_t *item, json_t *object)
{
    json_t      *list, *part;
    bytes_t     *type;
    ngx_uint_t   n, k;
    const char  *spelled;

    static const char  *lists[] = { "content", "summary" };

    guard_members(g, object);

    spelled = guard_spelled(&item->type);

    if (spelled) {
        guard_text(g, object, spelled, &item->text.whole);
    }

    for (k = 0; k < 2; k++) {
        list = json_get(object, lists[k]);
        part = (list && list->kind == JSON_ARRAY) ? list->child : NULL;

        for (n = 0; n < item->n[k] && part && n < GUARD_PARTS; n++) {
            type = guard_string(part, "type");

            guard(item->parts[k][n].type.data == NULL
                  || bytes_equal(type, &item->parts[k][n].type),
                  "N8: the type of a part changes");
            guard_text(g, part, guard_member(type), &item->parts[k][n].whole);
            part = part->next;
        }

        if (g->conf->eugpt || (g->flags & (GUARD_OPEN|GUARD_TEXTS))) {
            continue;
        }

        guard(n == item->n[k] || guard_is(&item->type, "reasoning"),
              "N12: parts are missing");
        guard(part == NULL || k == 1 || item->done
              || !guard_is(&item->type, "message")
              || (g->flags & GUARD_RESUMED), "G4: parts were not added");
    }
}


static ngx_inline void
guard_ends(guard_t *g, guard_item_t *item)
{
    json_t      *object;
    ngx_uint_t   i, list;

    object = guard_object(g, "item");

    guard(guard_same_id(g, object, "id", &item->id), "G5: item.id changes");
    guard(bytes_equal(guard_string(object, "type"), &item->type),
          "G5: item.type changes");
    guard(item->call_id.len == 0 || guard_spelled(&item->type) == NULL
          || guard_same_id(g, object, "call_id", &item->call_id),
          "G5: item.call_id changes");
    guard(item->text.text.len == 0 || item->text.whole.data
          || g->conf->eugpt || (g->flags & GUARD_OPEN),
          "G4: the text of a call is not done");

    for (list = 0; list < GUARD_LISTS; list++) {
        for (i = 0; i < item->n[list] && i < GUARD_PARTS; i++) {
            guard(item->parts[list][i].done || g->conf->eugpt
                  || item->parts[list][i].type.data == NULL
                  || (g->flags & GUARD_OPEN), "G4: a part is open");
        }
    }

    guard_whole(g, item, object);
    item->done = 1;
}


static ngx_inline void
guard_item(guard_t *g)
{
    int64_t        n;
    guard_item_t  *item;

    if (g->type->kind == GUARD_ADDS) {
        guard_added(g, guard_object(g, "item"));
        return;
    }

    n = guard_int(g, g->event, "output_index");

    guard(n >= 0, "G5: output_index is missing");

    if (n < 0 || n >= (int64_t) g->nitems || !g->items[n].known) {
        guard((g->flags & GUARD_RESUMED) || n >= GUARD_ITEMS,
              "G4: the item was not added");
        return;
    }

    item = &g->items[n];

    guard(!item->done, "G4: the item is done already");

    if (strchr(g->type->carries, 'i')) {
        guard(guard_same_id(g, g->event, "item_id", &item->id),
              "G5: another item_id");
    }

    if (g->type->kind == GUARD_ENDS) {
        guard_ends(g, item);

    } else if (strpbrk(g->type->carries, "cs")
               || (strchr(g->type->carries, 'k')
                   && !strchr(g->type->carries, 'i')))
    {
        guard_part(g, item);

    } else if (g->type->of && guard_is(&item->type, g->type->of)) {
        guard_call(g, item);
    }
}
