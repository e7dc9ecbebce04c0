
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What an edited event must be: a tree of the tests' own parser, with the
 * edits of each value beside it, in the order of the nodes.
 */


#define MODEL_MAX     4096             /* values */
#define MODEL_INSERT  8                /* members put into one object */


typedef struct {
    json_t       *doc;
    json_t       *parent;
    ngx_uint_t    up;                  /* the number of the parent */
    ngx_uint_t    removed;
    const char   *set;
    const char   *rename;
    ngx_uint_t    n;
    const char   *name[MODEL_INSERT];
    const char   *value[MODEL_INSERT];
} model_node_t;


typedef struct {
    json_t        *root;
    u_char        *p;
    ngx_uint_t     n;
    model_node_t   node[MODEL_MAX];
} model_t;


static void
model_add(model_t *m, json_t *doc, json_t *parent, ngx_uint_t up)
{
    json_t        *child;
    ngx_uint_t     i;
    model_node_t  *node;

    i = m->n++;
    node = &m->node[i];

    ngx_memzero(node, sizeof(model_node_t));

    node->doc = doc;
    node->parent = parent;
    node->up = up;

    for (child = doc->child; child; child = child->next) {
        model_add(m, child, doc, i);
    }
}


static void
model_init(model_t *m, u_char *p, size_t len)
{
    m->p = p;
    m->n = 0;
    m->root = json_parse(p, len);

    if (m->root) {
        model_add(m, m->root, NULL, 0);
    }
}


static ngx_uint_t
model_number(model_t *m, json_t *doc)
{
    ngx_uint_t  i;

    for (i = 0; m->node[i].doc != doc; i++) { /* void */ }

    return i;
}


/* the last member of that name that is left, or 0 */

static ngx_uint_t
model_get(model_t *m, ngx_uint_t parent, const char *name)
{
    json_t      *child;
    ngx_uint_t   i, found;

    if (m->node[parent].set || m->node[parent].doc->kind != JSON_OBJECT) {
        return 0;
    }

    found = 0;

    for (child = m->node[parent].doc->child; child; child = child->next) {

        if (child->key.len && child->key.len == strlen(name)
            && memcmp(child->key.data, name, child->key.len) == 0)
        {
            i = model_number(m, child);
            found = m->node[i].removed ? found : i;
        }
    }

    return found;
}


/* where the first member of that name was inserted, or n */

static ngx_uint_t
model_inserted(model_node_t *node, const char *name)
{
    ngx_uint_t  i;

    for (i = 0; i < node->n && strcmp(node->name[i], name) != 0; i++) {
        /* void */
    }

    return i;
}


static void
model_insert(model_node_t *node, const char *name, const char *value)
{
    if (node->n < MODEL_INSERT) {
        node->name[node->n] = name;
        node->value[node->n++] = value;
    }
}


static void
model_uninsert(model_node_t *node, const char *name)
{
    ngx_uint_t  i;

    i = model_inserted(node, name);

    if (i == node->n) {
        return;
    }

    for (node->n--; i < node->n; i++) {
        node->name[i] = node->name[i + 1];
        node->value[i] = node->value[i + 1];
    }
}


static void
model_put(model_t *m, ngx_uint_t parent, const char *name, const char *value)
{
    ngx_uint_t     i;
    model_node_t  *node;

    i = model_get(m, parent, name);

    if (i) {
        m->node[i].set = value;
        return;
    }

    node = &m->node[parent];
    i = model_inserted(node, name);

    if (i < node->n) {
        node->value[i] = value;
        return;
    }

    model_insert(node, name, value);
}


/*
 * Compares a value that was written, parsed anew, with what it must be.
 * White space and names must be as they were wherever no edit is near.
 */

static ngx_uint_t model_same(model_t *m, ngx_uint_t i, u_char *p,
    json_t *got);


static ngx_uint_t
model_bytes(u_char *a, size_t a_start, size_t a_end, u_char *b,
    size_t b_start, size_t b_end)
{
    return a_end - a_start == b_end - b_start
           && memcmp(a + a_start, b + b_start, a_end - a_start) == 0;
}


static ngx_uint_t
model_text(const char *text, u_char *p, size_t start, size_t end)
{
    return model_bytes((u_char *) text, 0, strlen(text), p, start, end);
}


/* where a member or an element begins */

#define model_begin(parent, child)                                            \
    ((parent)->kind == JSON_OBJECT ? (child)->key_start : (child)->start)


/* the white space between an opening bracket, values and a closing one */

static ngx_uint_t
model_gap(model_t *m, json_t *doc, json_t *before, json_t *after, u_char *p,
    json_t *got, json_t *got_before, json_t *got_after)
{
    return model_bytes(m->p, before ? before->end : doc->start + 1,
                       after ? model_begin(doc, after) : doc->end - 1,
                       p, got_before ? got_before->end : got->start + 1,
                       got_after ? model_begin(got, got_after)
                                 : got->end - 1);
}


static ngx_uint_t
model_name(model_t *m, model_node_t *node, u_char *p, json_t *got)
{
    json_t  *doc;
    size_t   colon, got_colon, len;

    doc = node->doc;

    if (node->parent->kind != JSON_OBJECT) {
        return 1;
    }

    if (node->rename == NULL) {
        return model_bytes(m->p, doc->key_start, doc->start,
                           p, got->key_start, got->start);
    }

    /* what follows the name stays */

    len = strlen(node->rename);

    if (!model_text(node->rename, p, got->key_start + 1,
                    got->key_start + 1 + len))
    {
        return 0;
    }

    got_colon = got->key_start + len + 2;
    colon = doc->start - (got->start - got_colon);

    return model_bytes(m->p, colon, doc->start, p, got_colon, got->start);
}


static ngx_uint_t
model_children(model_t *m, ngx_uint_t i, u_char *p, json_t *got)
{
    json_t        *child, *next, *before, *next_before;
    ngx_uint_t     k, n, near;
    model_node_t  *node;

    node = &m->node[i];
    next = got->child;
    next_before = NULL;

    for (k = 0; k < node->n; k++) {

        if (next == NULL
            || !model_text(node->name[k], p, next->key_start + 1,
                           next->key_start + 1 + strlen(node->name[k]))
            || !model_text(node->value[k], p, next->start, next->end))
        {
            return 0;
        }

        next_before = next;
        next = next->next;
    }

    before = NULL;
    near = node->n;
    n = i;

    for (child = node->doc->child; child; child = child->next) {

        for (n++; m->node[n].doc != child; n++) { /* void */ }

        if (m->node[n].removed) {
            near = 1;
            before = child;
            continue;
        }

        if (next == NULL || !model_name(m, &m->node[n], p, next)
            || !model_same(m, n, p, next)
            || (!near && !model_gap(m, node->doc, before, child, p, got,
                                    next_before, next)))
        {
            return 0;
        }

        near = 0;
        before = child;
        next_before = next;
        next = next->next;
    }

    return next == NULL
           && (near || model_gap(m, node->doc, before, NULL, p, got,
                                 next_before, NULL));
}


static ngx_uint_t
model_same(model_t *m, ngx_uint_t i, u_char *p, json_t *got)
{
    model_node_t  *node;

    node = &m->node[i];

    if (node->set) {
        return model_text(node->set, p, got->start, got->end);
    }

    if (node->doc->kind != got->kind) {
        return 0;
    }

    if (got->kind == JSON_OBJECT || got->kind == JSON_ARRAY) {
        return model_children(m, i, p, got);
    }

    return model_bytes(m->p, node->doc->start, node->doc->end, p, got->start,
                       got->end);
}
