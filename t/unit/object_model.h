
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What must become of an object's members, by the tests' own parser, and
 * one edit that is compared with it.
 */


#define OBJECT_MAX  40


typedef struct {
    bytes_t      list[OBJECT_MAX];     /* each as it must stand there */
    ngx_uint_t   n;
} members_t;


static mem_t                         mem;
static ngx_responses_span_reader_t  *json;
static ngx_responses_path_t          fields;
static ngx_responses_spans_t         spans;
static ngx_responses_edit_t          edit;
static ngx_responses_object_t        object;
static bytes_t                       out;
static ngx_uint_t                    tries;


/* what is done to an object: fields removed, then set */

typedef struct {
    ngx_uint_t   remove[2];
    ngx_uint_t   set[4];
    const char  *value[4];
    ngx_uint_t   quote[4];
} task_t;


static ngx_int_t
write_out(void *data, u_char *p, size_t len)
{
    bytes_add(&out, p, len);
    return NGX_OK;
}


static void
member(members_t *members, const void *p, size_t len)
{
    if (members->n < OBJECT_MAX) {
        members->list[members->n].len = 0;
        bytes_add(&members->list[members->n++], p, len);
    }
}


/* the last child of that name, as the code is to take it */

static json_t *
find(json_t *root, ngx_uint_t field)
{
    char       name[80];
    ngx_str_t  s;

    s = ngx_responses_field_name(field);
    snprintf(name, sizeof(name), "%.*s", (int) s.len, s.data);

    return json_get(root, name);
}


static void
value(bytes_t *b, task_t *task, ngx_uint_t i)
{
    bytes_text(b, task->quote[i] ? "\"" : "");
    bytes_text(b, task->value[i]);
    bytes_text(b, task->quote[i] ? "\"" : "");
}


static void
expect(members_t *members, json_t *root, u_char *p, task_t *task)
{
    json_t      *child, *set[4];
    bytes_t      b;
    ngx_str_t    name;
    ngx_uint_t   i, removed;

    ngx_memzero(&b, sizeof(bytes_t));
    members->n = 0;

    for (i = 0; i < 4; i++) {
        set[i] = task->set[i] ? find(root, task->set[i]) : NULL;

        if (task->set[i] && set[i] == NULL) {
            name = ngx_responses_field_name(task->set[i]);

            b.len = 0;
            bytes_lit(&b, "\"");
            bytes_add(&b, name.data, name.len);
            bytes_lit(&b, "\":");
            value(&b, task, i);
            member(members, b.data, b.len);
        }
    }

    for (child = root->child; child; child = child->next) {
        removed = 0;

        for (i = 0; i < 2; i++) {
            removed |= (task->remove[i]
                        && find(root, task->remove[i]) == child);
        }

        if (removed) {
            continue;
        }

        b.len = 0;
        bytes_add(&b, p + child->key_start, child->start - child->key_start);

        for (i = 0; i < 4 && (set[i] == NULL || set[i] != child); i++) {
            /* void */
        }

        if (i < 4) {
            value(&b, task, i);

        } else {
            bytes_add(&b, p + child->start, child->end - child->start);
        }

        member(members, b.data, b.len);
    }

    bytes_free(&b);
}


static ngx_int_t
perform(task_t *task)
{
    u_char     *p;
    ngx_int_t   rc;
    ngx_uint_t  i;

    rc = NGX_OK;

    if (task->remove[0] || task->remove[1]) {
        rc = ngx_responses_object_remove(&object,
                 task->remove[0]
                 ? ngx_responses_object_get(&object, task->remove[0], 0)
                 : NULL,
                 task->remove[1]
                 ? ngx_responses_object_get(&object, task->remove[1], 0)
                 : NULL);
    }

    for (i = 0; i < 4 && rc == NGX_OK; i++) {

        if (task->set[i]) {
            p = (u_char *) task->value[i];

            rc = task->quote[i]
                 ? ngx_responses_object_set_string(&object, task->set[i], p,
                                                   strlen(task->value[i]))
                 : ngx_responses_object_set(&object, task->set[i], p,
                                            strlen(task->value[i]));
        }
    }

    return rc;
}


static const char  before[] = "data: {\"x\":[";
static const char  after[] = "],\"y\":1}\n\n";


/* the object within a frame: what is around it must stay */

static ngx_uint_t
try_task(const void *text, size_t len, task_t *task)
{
    bytes_t     frame;
    json_t     *root, *got, *child;
    u_char     *p;
    size_t      offset;
    ngx_uint_t  i, bad;

    static members_t  members;

    tries++;

    ngx_memzero(&frame, sizeof(bytes_t));
    bytes_text(&frame, before);
    offset = frame.len;
    bytes_add(&frame, text, len);
    bytes_text(&frame, after);

    p = frame.data + offset;
    root = json_parse(p, len);
    out.len = 0;
    bad = 0;

    ngx_responses_edit_reset(&edit);

    if (ngx_responses_object_read(&object, json, &fields, &spans, p, len)
        != NGX_OK)
    {
        diag("cannot read");
        bytes_free(&frame);
        json_free(root);
        return 1;
    }

    ngx_responses_object_edit(&object, &edit, offset);

    bad += (perform(task) != NGX_OK);
    bad += (ngx_responses_edit_apply(&edit, frame.data, frame.len, write_out,
                                     NULL)
            != NGX_OK);

    expect(&members, root, p, task);

    bad += (out.len < offset + strlen(after)
            || memcmp(out.data, before, offset) != 0
            || memcmp(out.data + out.len - strlen(after), after,
                      strlen(after)) != 0);

    if (bad == 0) {
        p = out.data + offset;
        got = json_parse(p, out.len - offset - strlen(after));
        bad += (got == NULL || got->kind != JSON_OBJECT);

        child = got ? got->child : NULL;

        for (i = 0; i < members.n && child; i++, child = child->next) {
            bad += (child->end - child->key_start != members.list[i].len
                    || memcmp(p + child->key_start, members.list[i].data,
                              members.list[i].len) != 0);
        }

        bad += (i != members.n || child);
        json_free(got);
    }

    if (bad) {
        diag("remove %lu %lu set %lu %lu %lu %lu",
             (unsigned long) task->remove[0], (unsigned long) task->remove[1],
             (unsigned long) task->set[0], (unsigned long) task->set[1],
             (unsigned long) task->set[2], (unsigned long) task->set[3]);
        tap_show(" in", text, len);
        tap_show("out", out.data, out.len);
    }

    json_free(root);
    bytes_free(&frame);

    return bad;
}
