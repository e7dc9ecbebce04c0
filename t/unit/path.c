
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for json/path: what can be a path, and which values it names.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_path.h"

#include "mem.h"
#include "tap.h"


static mem_t                  mem;
static ngx_responses_path_t   tree;
static ngx_responses_json_t   json;
static ngx_responses_match_t  match;


static void
test_paths(void)
{
    char        name[80];
    ngx_uint_t  i;
    ngx_str_t   path;

    static const char  *bad[] = { "", ".", "a.", ".a", "a..b", "a.b." };

    ngx_memzero(&tree, sizeof(ngx_responses_path_t));
    memset(name, 'n', sizeof(name));

    for (i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        path.data = (u_char *) bad[i];
        path.len = strlen(bad[i]);
        is(ngx_responses_path_add(&mem.mem, &tree, &path, 1), NGX_ERROR,
           "path '%s'", bad[i]);
    }

    path.data = (u_char *) name;
    path.len = NGX_RESPONSES_PATH_KEY_LEN;
    is(ngx_responses_path_add(&mem.mem, &tree, &path, 1), NGX_OK,
       "the longest name");

    path.len++;
    is(ngx_responses_path_add(&mem.mem, &tree, &path, 1), NGX_ERROR,
       "one byte more");

    ngx_str_set(&path, "a.b");
    (void) ngx_responses_path_add(&mem.mem, &tree, &path, 5);
    i = mem.calls;
    is(ngx_responses_path_add(&mem.mem, &tree, &path, 6), NGX_OK, "twice");
    is(mem.calls, i, "costs nothing");
    is(ngx_responses_path_find(ngx_responses_path_find(&tree,
                               (u_char *) "a", 1), (u_char *) "b", 1)->id, 6,
       "and keeps the newer id");

    ngx_responses_path_free(&mem.mem, &tree);

    ngx_str_set(&path, "a.*.b");

    for (i = 1; i < 4; i++) {
        mem.fail = mem.calls + i;
        is(ngx_responses_path_add(&mem.mem, &tree, &path, 1), NGX_ERROR,
           "no memory");
        ngx_responses_path_free(&mem.mem, &tree);
    }

    mem.fail = 0;
    ok(mem_clean(&mem), "no leak");
}


/* "id@node ..." of all that is found below a node; skip: not in that id */

static void
matches(const char *text, ngx_uint_t node, ngx_responses_path_t *path,
    ngx_uint_t skip, const char *want, const char *name)
{
    char        found[200];
    ngx_uint_t  len;

    len = 0;
    found[0] = '\0';

    if (ngx_responses_json_read(&json, (u_char *) text, strlen(text))
        == NGX_OK)
    {
        ngx_responses_match_init(&match, &json, node, path);

        while (ngx_responses_match_next(&match) && len < 180) {
            len += sprintf(found + len, "%lu@%lu ", (unsigned long) match.id,
                           (unsigned long) match.node);

            if (match.id == skip) {
                ngx_responses_match_skip(&match);
            }
        }

        if (ngx_responses_match_next(&match)) {
            len += sprintf(found + len, "more");
        }
    }

    is_bytes(found, len, want, strlen(want), "%s", name);
}


static void
test_matches(void)
{
    ngx_str_t              path;
    ngx_uint_t             i;
    ngx_responses_path_t  *a;

    /* their ids, from 1 on */

    static const char  *paths[] = {
        "type", "a", "a.b", "a.b.c", "list", "list.*", "list.*.id",
        "list.*.*", "response"
    };

    static const char  text[] =
        "{\"list\":[1,{\"id\":2,\"x\":{\"id\":3}},[[4],5]],\"a\":{\"b\":0}}";

    for (i = 0; i < sizeof(paths) / sizeof(paths[0]); i++) {
        path.data = (u_char *) paths[i];
        path.len = strlen(paths[i]);
        is(ngx_responses_path_add(&mem.mem, &tree, &path, i + 1), NGX_OK,
           "path '%s'", paths[i]);
    }

    matches(text, 0, &tree, 0, "5@1 6@3 7@4 6@7 8@8 2@11 3@12 ",
            "elements and members");
    matches(text, 0, &tree, 6, "5@1 6@3 6@7 2@11 3@12 ", "not in elements");
    matches(text, 0, &tree, 5, "5@1 2@11 3@12 ", "not in the list");
    matches(text, 0, &tree, 3, "5@1 6@3 7@4 6@7 8@8 2@11 3@12 ",
            "not in the last one");

    a = ngx_responses_path_find(&tree, (u_char *) "a", 1);
    matches(text, 11, a, 0, "3@12 ", "below a node");
    matches(text, 12, a, 0, "", "below a number");
    matches(text, 3, a, 0, "", "no such member");

    matches("{\"a\":{\"b\":1},\"a\":2,\"a\":{\"b\":3,\"b\":4}}", 0, &tree, 0,
            "2@1 3@2 2@3 2@4 3@5 3@6 ", "each of one name");
    matches("{\"\\u0061\":{\"\\u0062\":1},\"\\\\u0061\":2,\"t\\u0079pe\":3}",
            0, &tree, 0, "2@1 3@2 1@4 ", "names in escapes");
    matches("{\"\\u0072\\u0065\\u0073\\u0070\\u006f\\u006e\\u0073"
            "\\u0065\":{}}", 0, &tree, 0, "9@1 ", "escapes only");
    matches("{\"*\":1,\"\":2,\"a\":[{\"b\":1}],\"list\":{\"*\":{}}}", 0,
            &tree, 0, "2@3 5@6 ", "an asterisk is not a name");
    matches("{\"a\":{},\"list\":[],\"type\":[[]]}", 0, &tree, 0,
            "2@1 5@2 1@3 ", "empty ones");
    matches("{}", 0, &tree, 0, "", "nothing");
}


int
main(void)
{
    mem_init(&mem);
    ngx_responses_json_init(&json, &mem.mem);

    test_paths();

    test_matches();

    ngx_responses_path_free(&mem.mem, &tree);
    ngx_responses_json_free(&json);

    ok(mem_clean(&mem), "no leak");

    return tap_done();
}
