
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for N12: in streams whose terminal has lost its output, or has it
 * empty, the output is that of the items, byte for byte.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "profiles.h"
#include "nodes.h"
#include "random.h"
#include "run.h"
#include "tap.h"


#define EMPTIED  0
#define REMOVED  1


static run_t                 r;
static mem_t                 mem;
static bytes_t               text;
static bytes_t               cut;
static bytes_t               items;
static bytes_t               item[64];        /* by output_index */
static bytes_t               filled;
static files_t               files;
static ngx_responses_json_t  json;


/* the JSON of the next frame, or NULL; *end is where the frame ends */

static u_char *
next(bytes_t *b, size_t *pos, size_t *len, size_t *end)
{
    u_char  *p, *last, *data, *lf;

    while (*pos < b->len) {
        p = b->data + *pos;
        last = (u_char *) strstr((char *) p, "\n\n");
        last = last ? last + 2 : b->data + b->len;

        *end = last - b->data;
        *pos = *end;

        for (data = p; data < last; data = lf + 1) {
            lf = memchr(data, '\n', last - data);
            lf = lf ? lf : last - 1;

            if (lf - data > 6 && memcmp(data, "data: ", 6) == 0) {
                *len = lf - data - 6;

                if (ngx_responses_json_read(&json, data + 6, *len) == NGX_OK
                    && json.nodes[0].kind == NGX_RESPONSES_JSON_OBJECT)
                {
                    return data + 6;
                }
            }
        }
    }

    return NULL;
}


static ngx_responses_node_t *
get(const char *object, const char *name)
{
    ngx_uint_t  node;

    node = 0;

    if (object) {
        node = nodes_get(&json, 0, object, strlen(object));
        if (node == 0) {
            return NULL;
        }
    }

    node = nodes_get(&json, node, name, strlen(name));

    return node ? &json.nodes[node] : NULL;
}


static ngx_uint_t
is_type(u_char *data, const char *type)
{
    ngx_responses_node_t  *node;

    node = get(NULL, "type");

    return node && node->end - node->start == strlen(type) + 2
           && memcmp(data + node->start + 1, type, strlen(type)) == 0;
}


static ngx_uint_t
is_terminal(u_char *data)
{
    return is_type(data, "response.completed")
           || is_type(data, "response.incomplete")
           || is_type(data, "response.failed");
}


/* the stream without its output; 0: it has none */

static ngx_uint_t
cut_output(bytes_t *b, ngx_uint_t how)
{
    u_char                *data, *from, *to;
    size_t                 pos, len, end;
    ngx_uint_t             found;
    ngx_responses_node_t  *node;

    pos = 0;
    found = 0;
    cut.len = 0;

    while ((data = next(b, &pos, &len, &end)) != NULL) {
        node = get("response", "output");

        if (!is_terminal(data) || node == NULL
            || node->end - node->start == 2)
        {
            continue;
        }

        found = 1;
        from = data + node->start;
        to = data + node->end;

        if (how == REMOVED) {
            from = data + node->name - 1;

            while (*to == ' ') {
                to++;
            }

            if (*to == ',') {
                to++;

            } else {
                while (*from != ',') {
                    from--;
                }
            }
        }

        bytes_add(&cut, b->data, from - b->data);

        if (how == EMPTIED) {
            bytes_lit(&cut, "[]");
        }

        bytes_add(&cut, to, b->data + b->len - to);
        break;
    }

    return found;
}


/* the client's items and output; the number of items */

static ngx_uint_t
collect(bytes_t *b)
{
    size_t                 pos, len, end;
    u_char                *data;
    ngx_uint_t             i, n;
    ngx_responses_node_t  *node, *index;

    pos = 0;
    items.len = 0;
    filled.len = 0;

    for (i = 0; i < 64; i++) {
        item[i].len = 0;
    }

    while ((data = next(b, &pos, &len, &end)) != NULL) {
        node = get(NULL, "item");

        index = get(NULL, "output_index");

        /* one that is not done is as it was added */

        if ((is_type(data, "response.output_item.added")
             || is_type(data, "response.output_item.done")) && node && index)
        {
            i = atoi((char *) data + index->start);
            item[i % 64].len = 0;
            bytes_add(&item[i % 64], data + node->start,
                      node->end - node->start);
        }

        node = get("response", "output");

        if (is_terminal(data) && node) {
            bytes_add(&filled, data + node->start, node->end - node->start);
        }
    }

    bytes_lit(&items, "[");

    for (i = 0, n = 0; i < 64; i++) {

        if (item[i].len) {
            bytes_text(&items, n++ ? "," : "");
            bytes_add(&items, item[i].data, item[i].len);
        }
    }

    bytes_lit(&items, "]");

    return n;
}


static ngx_uint_t
differs(bytes_t *a, bytes_t *b)
{
    size_t  i;

    if (bytes_equal(a, b)) {
        return 0;
    }

    for (i = 0; i < a->len && i < b->len && a->data[i] == b->data[i]; i++) {
        /* void */
    }

    i = (i > 50) ? i - 50 : 0;

    tap_show("     got", a->data + i, ngx_min(a->len - i, 300));
    tap_show("expected", b->data + i, ngx_min(b->len - i, 300));

    return 1;
}


static void
test_streams(void)
{
    size_t      len;
    ngx_uint_t  i, how, bad, n, tried, skipped;

    static const char  *names[] = { "emptied", "removed" };

    tried = 0;
    skipped = 0;
    random_state = 71;

    for (i = 0; i < files.n; i++) {
        files_read(files.name[i], &text);

        for (how = EMPTIED; how <= REMOVED; how++) {

            if (!cut_output(&text, how)) {
                skipped++;
                continue;
            }

            profile_set(&r, i % PROFILES);
            r.conf.max_text_size = 16 * 1024 * 1024;

            bad = (run_cut(&r, &cut, RUN_WHOLE, 0) != NGX_OK);

            n = collect(&r.out);
            tried++;

            bad += differs(&filled, &items);

            len = r.out.len;
            bad += (run_cut(&r, &cut, RUN_RANDOM, 1 + random_below(2000))
                    != NGX_OK);
            bad += (r.out.len != len);

            is(bad, 0, "%s, output %s: %lu items", files.name[i], names[how],
               (unsigned long) n);
        }
    }

    diag("%lu outputs filled, %lu streams without one",
         (unsigned long) tried, (unsigned long) skipped / 2);

    ok(tried > 1, "outputs were there");
}


int
main(void)
{
    ngx_uint_t  i;

    run_init(&r);
    mem_init(&mem);

    ngx_responses_json_init(&json, &mem.mem);

    files_list(&files, "t/streams", ".in");
    ok(files.n > 5, "streams are there, run this from the top");

    if (files_shared("streams") == NULL) {
        tap_skip("no shared streams, only those of t/streams");
    }

    files_list(&files, files_shared("streams/mock"), ".sse");
    files_list(&files, files_shared("streams/real"), ".sse");

    test_streams();

    ngx_responses_json_free(&json);
    run_free(&r);
    bytes_free(&text);
    bytes_free(&cut);
    bytes_free(&items);
    bytes_free(&filled);

    for (i = 0; i < 64; i++) {
        bytes_free(&item[i]);
    }

    ok(mem_clean(&mem) && mem_clean(&r.process) && mem_clean(&r.stream),
       "no leak");

    return tap_done();
}
