
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fuzzing of json/json: it, yajl and the tests' own parser must agree on
 * whether a text is valid and on each of its values, and members must be
 * found by their names.  Built like engine.c beside it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "nodes.h"
#include "reader.h"


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);


static void
fail(const char *what, const uint8_t *data, size_t size)
{
    fprintf(stderr, "%s\n", what);

    tap_show("text", data, size);
    fflush(stdout);
    abort();
}


/* half a pair is U+FFFD for the reader, and not for yajl */

static ngx_uint_t
halves(json_t *member)
{
    u_char  *p, *end;

    p = json.text + member->key_start;
    end = json.text + member->start;

    for ( /* void */ ; p + 3 < end; p++) {
        if (p[0] == '\\' && p[1] == 'u' && (p[2] == 'd' || p[2] == 'D')) {
            return 1;
        }
    }

    return 0;
}


/* the number of the next node; 0: a member is not found, or another one */

static ngx_uint_t
find(json_t *doc, ngx_uint_t i)
{
    json_t      *child, *other, *last;
    ngx_uint_t   n, k, found;

    n = i + 1;

    for (child = doc->child, k = 0; child; child = child->next, k++) {

        if (doc->kind == JSON_OBJECT && k < 64 && !halves(child)) {

            for (other = child, last = child; other; other = other->next) {
                if (bytes_equal(&other->key, &child->key)) {
                    last = other;
                }
            }

            found = nodes_get(&json, i, child->key.data, child->key.len);

            if (found == 0 || json.nodes[found].start != last->start) {
                return 0;
            }
        }

        n = find(child, n);

        if (n == 0) {
            return 0;
        }
    }

    return n;
}


int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    json_t      *doc;
    ngx_uint_t   valid;

    if (size > 100000) {
        return 0;
    }

    if (mem.mem.alloc == NULL) {
        reader_init();
    }

    if (!reader_agree(data, size, &valid)) {
        fail("no agreement", data, size);
    }

    if (valid) {
        doc = json_parse((u_char *) data, size);

        if (find(doc, 0) != json.n) {
            fail("a member is not found", data, size);
        }

        json_free(doc);
    }

    return 0;
}


#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION

int
main(int argc, char **argv)
{
    int      i;
    bytes_t  text;

    ngx_memzero(&text, sizeof(bytes_t));

    for (i = 1; i < argc; i++) {

        if (!files_read(argv[i], &text)) {
            fprintf(stderr, "cannot read %s\n", argv[i]);
            return 2;
        }

        (void) LLVMFuzzerTestOneInput(text.data, text.len);
    }

    printf("%d inputs\n", argc - 1);

    bytes_free(&text);

    return 0;
}

#endif
