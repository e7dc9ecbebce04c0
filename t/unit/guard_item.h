
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The part of the contract's reader that is about items, their parts and
 * their texts.
 */


static ngx_inline json_t *
guard_object(guard_t *g, const char *key)
{
    json_t  *node;

    node = json_get(g->event, key);

    guard(YAJL_IS_OBJECT(node), "G5: its object is missing");

    return node;
}


static ngx_inline void
guard_free_part(guard_part_t *part)
{
    free(part->type);
    bytes_free(&part->text);
    bytes_free(&part->whole);
}


/* items of EU GPT need no id; all that are there are the same one */

static ngx_inline ngx_uint_t
guard_same_id(guard_t *g, json_t *object, const char *key, char **known)
{
    const char  *id;

    if (guard_eugpt(g) && !json_get(object, key)) {
        return 1;
    }

    id = json_string(object, key);

    if (guard_eugpt(g) && (*known)[0] == '\0') {
        free(*known);
        *known = strdup(id);
    }

    return id[0] && guard_is(id, *known);
}


/* N12 and G14: a text that was streamed stands where the whole is said */

static ngx_inline void
guard_text(guard_t *g, guard_part_t *part, const char *text, bytes_t *was)
{
    if (was->data == NULL || part->raw || (g->flags & GUARD_OPEN)) {
        return;
    }

    guard(text[0] || was->len == 0, "N12: without the text");
    guard(text[0] == '\0' || (g->flags & GUARD_TEXTS)
          || guard_bytes(was, text), "T: not the text of the deltas");
}


/* the whole text, or if it is not done, that of the deltas */

static ngx_inline bytes_t *
guard_known(guard_part_t *part)
{
    return (part->whole.data || part->text.len == 0) ? &part->whole
                                                     : &part->text;
}


/* N17: members that an item of a type has from the start */

static ngx_inline void
guard_members(guard_t *g, json_t *item)
{
    ngx_uint_t   i;
    const char  *type;

    static const struct {
        const char  *type;
        const char  *name;
        yajl_type    kind;
    } members[] = {
        { "message", "status", yajl_t_string },
        { "message", "role", yajl_t_string },
        { "message", "content", yajl_t_array },
        { "reasoning", "summary", yajl_t_array },
        { "function_call", "status", yajl_t_string },
        { "function_call", "call_id", yajl_t_string },
        { "function_call", "name", yajl_t_string },
        { "function_call", "arguments", yajl_t_string },
        { "custom_tool_call", "status", yajl_t_string },
        { "custom_tool_call", "call_id", yajl_t_string },
        { "custom_tool_call", "name", yajl_t_string },
        { "custom_tool_call", "input", yajl_t_string }
    };

    if (guard_eugpt(g) || g->raw) {
        return;
    }

    type = json_string(item, "type");

    for (i = 0; i < sizeof(members) / sizeof(members[0]); i++) {
        guard(!guard_is(type, members[i].type)
              || json_has(item, members[i].name, members[i].kind),
              "N17: an item without a member");
    }
}


/* the member that the deltas of a call spell, or NULL */

static ngx_inline const char *
guard_spelled(const char *type)
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


/* the object of an item in which that member is */

static ngx_inline json_t *
guard_within(json_t *item, const char *spelled)
{
    return guard_is(spelled, "diff") ? json_get(item, "operation") : item;
}


/* a list of texts of an item, or NULL */

static ngx_inline json_t *
guard_list(json_t *item, ngx_uint_t list)
{
    json_t  *array;

    static const char  *names[] = { "content", "summary", "commands" };

    array = json_get((list == 2) ? json_get(item, "action") : item,
                     names[list]);

    return YAJL_IS_ARRAY(array) ? array : NULL;
}


static ngx_inline ngx_uint_t
guard_count(json_t *list)
{
    return list ? list->u.array.len : 0;
}


static ngx_inline const char *
guard_member(const char *type)
{
    return guard_is(type, "refusal") ? "refusal" : "text";
}


/* the text of an entry of a list, "" if it has none */

static ngx_inline const char *
guard_entry(json_t *list, ngx_uint_t n)
{
    json_t  *entry;

    entry = list->u.array.values[n];

    if (YAJL_IS_STRING(entry)) {
        return entry->u.string;
    }

    return json_string(entry, guard_member(json_string(entry, "type")));
}


/* whether a list of an item has a text */

static ngx_inline ngx_uint_t
guard_streamed(json_t *list)
{
    size_t   i;
    json_t  *part;

    for (i = 0; YAJL_IS_ARRAY(list) && i < list->u.array.len; i++) {
        part = list->u.array.values[i];

        if (json_string(part, "text")[0] || json_string(part, "refusal")[0]) {
            return 1;
        }
    }

    return 0;
}


static ngx_inline void
guard_added(guard_t *g, json_t *item)
{
    int64_t        n;
    ngx_uint_t     i;
    const char    *id, *type, *spelled;
    guard_item_t  *new;

    n = json_int(g->event, "output_index");

    guard(n == (int64_t) g->nitems
          || ((g->flags & GUARD_RESUMED) && n > (int64_t) g->nitems),
          "G5: output_index is not dense");

    if (n < (int64_t) g->nitems || n >= GUARD_ITEMS) {
        return;
    }

    id = json_string(item, "id");
    type = json_string(item, "type");

    guard(id[0] || (guard_eugpt(g) && !json_get(item, "id")),
          "G5: no item.id");
    guard(type[0], "N17: no item.type");

    for (i = 0; i < g->nitems && id[0]; i++) {
        guard(g->items[i].id == NULL || !guard_is(g->items[i].id, id),
              "G5: two items of one id");
    }

    g->nitems = n + 1;

    new = &g->items[n];
    new->id = strdup(id);
    new->type = strdup(type);
    new->call_id = strdup(json_string(item, "call_id"));
    new->name = strdup(json_string(item, "name"));

    spelled = guard_spelled(type);
    new->raw = g->raw;

    /* EU GPT has deltas of output_text only */

    guard(((!spelled
            || !json_string(guard_within(item, spelled), spelled)[0])
           && !guard_streamed(json_get(item, "content"))
           && !guard_streamed(json_get(item, "summary")))
          || g->raw || guard_eugpt(g),
          "N10: an item is added with its text");

    guard_members(g, item);
}


/* N8 and N17: of which type, and with a text */

static ngx_inline void
guard_opens(guard_t *g, guard_item_t *item, ngx_uint_t list, int64_t n)
{
    json_t        *object;
    const char    *type;
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
        part->type = strdup("command");
        return;
    }

    object = json_get(g->event, "part");
    type = json_string(object, "type");
    part->type = strdup(type);

    if (g->raw) {
        part->raw = 1;
        return;
    }

    guard(type[0] && !guard_is(type, "text"), "N8: the type of the part");
    guard((!guard_is(type, "output_text") || json_get(object, "text"))
          && (!guard_is(type, "refusal") || json_get(object, "refusal")),
          "N17: a part without its text");
    guard(!json_string(object, guard_member(type))[0] || guard_eugpt(g),
          "N10: a part is added with its text");
}


/* a delta, the whole text, or something about it */

static ngx_inline void
guard_says(guard_t *g, guard_part_t *part)
{
    const char  *name, *text;

    guard(part->whole.data == NULL || g->type->kind != GUARD_SAID,
          "G4: the text is done twice");

    if (g->type->kind == GUARD_TELLS) {
        return;
    }

    name = (g->type->kind == GUARD_SAYS) ? "delta" : g->type->whole;
    text = json_string(g->event, name);

    guard(g->raw || json_has(g->event, name, yajl_t_string),
          "G5: the text is no string");

    if (g->type->kind == GUARD_SAYS) {
        json_join(&part->text, text);
        part->raw |= g->raw;

        /* a text that was done too early goes on, N10 */

        if (part->whole.data) {
            json_join(&part->whole, text);
        }

        return;
    }

    /* EU GPT has no other deltas that are generated */

    if (!(g->flags & GUARD_RESUMED)
        && (!guard_eugpt(g) || guard_is(g->type->of, "output_text")))
    {
        guard_text(g, part, text, &part->text);
    }

    bytes_text(&part->whole, text);
    part->raw = g->raw;
}


static ngx_inline void
guard_closes(guard_t *g, guard_part_t *part)
{
    json_t      *object;
    const char  *type;

    object = json_get(g->event, "part");
    type = json_string(object, "type");

    guard(guard_is(type, part->type), "N8: the type of the part changes");
    guard(part->whole.data || guard_eugpt(g)
          || (!guard_is(type, "output_text") && !guard_is(type, "refusal")
              && !guard_is(type, "summary_text")
              && !guard_is(type, "reasoning_text")),
          "G4: the text is not done");

    part->raw |= g->raw;

    guard_text(g, part, json_string(object, guard_member(type)),
               &part->whole);
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
    n = json_int(g->event, indexes[list]);

    guard(n >= 0, "G5: the index of the part is missing");

    if (g->type->kind == GUARD_OPENS) {
        guard_opens(g, item, list, n);
        return;
    }

    if (n >= GUARD_PARTS) {
        return;
    }

    /* EU GPT has no events that add or end these */

    if (list && guard_eugpt(g) && n >= (int64_t) item->n[list]) {

        if (g->type->of == NULL) {
            return;
        }

        item->n[list] = n + 1;
        item->parts[list][n].type = strdup(g->type->of);
    }

    if (n < 0 || n >= (int64_t) item->n[list]
        || item->parts[list][n].type == NULL)
    {
        guard(g->flags & GUARD_RESUMED, "G4: the part was not added");
        return;
    }

    part = &item->parts[list][n];

    guard(!part->done || g->type->kind == GUARD_SAYS,
          "G4: the part is done already");
    guard(g->type->of == NULL || guard_is(part->type, g->type->of),
          "G4: the part is of another type");

    if (g->type->kind == GUARD_CLOSES) {
        guard_closes(g, part);
        return;
    }

    guard_says(g, part);
    part->done |= (list == 2 && g->type->kind == GUARD_SAID);
}


/* whether something of an item, or all of it, came as bytes */

static ngx_inline ngx_uint_t
guard_is_raw(guard_item_t *item)
{
    ngx_uint_t  k, raw;

    raw = item->raw || item->text.raw;

    for (k = 0; k < GUARD_LISTS * GUARD_PARTS; k++) {
        raw |= item->parts[k / GUARD_PARTS][k % GUARD_PARTS].raw;
    }

    return raw;
}


/* the text of a call: what stands only in its end has a delta, N10 */

static ngx_inline void
guard_call(guard_t *g, guard_item_t *item)
{
    guard_says(g, &item->text);

    guard(g->type->kind != GUARD_SAID || item->text.text.len
          || item->text.whole.len == 0 || item->raw
          || g->raw || guard_eugpt(g)
          || g->type->of[0] == 'm' || (g->flags & GUARD_RESUMED),
          "N10: a text without a delta");
}


/* the parts of a list of an item, and their texts */

static ngx_inline void
guard_parts(guard_t *g, guard_item_t *item, ngx_uint_t k, json_t *object)
{
    json_t        *list;
    ngx_uint_t     n, count;
    const char    *type;
    guard_part_t  *part;

    list = guard_list(object, k);
    count = guard_count(list);

    for (n = 0; n < item->n[k] && n < count && n < GUARD_PARTS; n++) {
        part = &item->parts[k][n];
        type = json_string(list->u.array.values[n], "type");

        guard(k == 2 || part->type == NULL || guard_is(type, part->type),
              "N8: the type of a part changes");
        guard_text(g, part, guard_entry(list, n),
                   guard_eugpt(g) ? &part->whole : guard_known(part));
    }

    if (guard_eugpt(g) || (g->flags & (GUARD_OPEN|GUARD_TEXTS))) {
        return;
    }

    guard(n == item->n[k] || item->late || guard_is(item->type, "reasoning"),
          "N12: parts are missing");
    guard(n == count || k != 0 || item->done
          || !guard_is(item->type, "message")
          || (g->flags & GUARD_RESUMED), "G4: parts were not added");
}


/* the text of a call; the object that a patch is in is not invented */

static ngx_inline void
guard_call_text(guard_t *g, guard_item_t *item, json_t *object)
{
    const char  *spelled, *text;

    spelled = guard_spelled(item->type);
    object = spelled ? guard_within(object, spelled) : NULL;

    if (object == NULL) {
        return;
    }

    text = json_string(object, spelled);

    /* with EU GPT no deltas of calls are generated */

    if (item->text.whole.data || !guard_eugpt(g)) {
        guard_text(g, &item->text, text, guard_known(&item->text));
    }
}


/* the texts of an item, as it is done or in the terminal's output */

static ngx_inline void
guard_whole(guard_t *g, guard_item_t *item, json_t *object)
{
    ngx_uint_t  k;

    guard_members(g, object);
    guard_call_text(g, item, object);

    for (k = 0; k < GUARD_LISTS; k++) {
        guard_parts(g, item, k, object);
    }
}


static ngx_inline void
guard_ends(guard_t *g, guard_item_t *item)
{
    json_t      *object;
    ngx_uint_t   i, list;
    const char  *status;

    if (g->raw) {
        item->raw = 1;
        item->done = 1;
        return;
    }

    object = guard_object(g, "item");
    status = json_string(object, "status");

    guard(guard_same_id(g, object, "id", &item->id), "G5: item.id changes");
    guard(guard_is(json_string(object, "type"), item->type),
          "G5: item.type changes");
    guard(item->call_id[0] == '\0' || guard_spelled(item->type) == NULL
          || guard_same_id(g, object, "call_id", &item->call_id),
          "G5: item.call_id changes");
    guard(item->name[0] == '\0'
          || guard_is(json_string(object, "name"), item->name),
          "N7: item.name changes");
    guard(item->text.text.len == 0 || item->text.whole.data
          || guard_eugpt(g) || (g->flags & GUARD_OPEN),
          "G4: the text of a call is not done");

    for (list = 0; list < GUARD_LISTS; list++) {
        for (i = 0; i < item->n[list] && i < GUARD_PARTS; i++) {
            guard(item->parts[list][i].done || guard_eugpt(g)
                  || item->parts[list][i].type == NULL
                  || (g->flags & GUARD_OPEN), "G4: a part is open");
        }
    }

    guard_whole(g, item, object);
    item->done = 1;
    item->half = (guard_is(status, "incomplete")
                  || guard_is(status, "in_progress"));

    /* the terminal's output is compared with it */

    yajl_tree_free(item->end);
    item->end = g->event;
    g->event = NULL;
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

    n = json_int(g->event, "output_index");

    guard(n >= 0, "G5: output_index is missing");

    if (n < 0 || n >= (int64_t) g->nitems || g->items[n].type == NULL) {
        guard((g->flags & GUARD_RESUMED) || n >= GUARD_ITEMS,
              "G4: the item was not added");
        return;
    }

    item = &g->items[n];

    /* its texts may go on, N10 */

    guard(!item->done || g->type->of || strpbrk(g->type->carries, "csk"),
          "G4: the item is done already");

    item->late |= (item->done && (g->type->kind == GUARD_SAYS
                                  || g->type->kind == GUARD_OPENS));

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

    } else if (g->type->of && guard_is(item->type, g->type->of)) {
        guard_call(g, item);
    }
}
