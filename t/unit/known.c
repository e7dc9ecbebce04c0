
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/near and api/known: names that are too long to be compared,
 * and the room that a path takes.  What is meant by a name or by a path is in
 * t/mistakes.txt and in t/responses_mistakes.t.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_near.h"
#include "api/ngx_responses_known.h"

#include "random.h"
#include "tap.h"


/* nothing is written beyond the room, and what was meant is known */

static void
test_random(void)
{
    u_char       text[300], buf[300 + NGX_RESPONSES_KNOWN_MORE + 1], *again;
    size_t       len;
    ngx_int_t    rc;
    ngx_str_t    path, meant, more;
    ngx_uint_t   i, n, over, unstable;

    static const char  *words[] = { "response", "output", "*", "item",
        "content", "text", "usage", "encrypted_content", "0", "input_tokens",
        "resposne", "contnt", "x", "summary", "reason", "logprobs" };

    over = 0;
    unstable = 0;
    again = malloc(sizeof(buf) + NGX_RESPONSES_KNOWN_MORE);

    for (i = 0; i < 100000; i++) {
        path.data = text;
        path.len = 0;

        for (n = random_below(8) + 1; n; n--) {
            const char  *word = words[random_below(16)];

            if (path.len) {
                text[path.len++] = '.';
            }

            len = strlen(word);
            memcpy(text + path.len, word, len);
            path.len += len;
        }

        meant.data = buf;
        memset(buf, 0xee, sizeof(buf));

        rc = ngx_responses_known_path(&path, &meant);

        over += (meant.len > path.len + NGX_RESPONSES_KNOWN_MORE
                 || buf[path.len + NGX_RESPONSES_KNOWN_MORE] != 0xee);

        if (rc == NGX_DECLINED && meant.len) {
            more.data = again;
            unstable += (ngx_responses_known_path(&meant, &more) != NGX_OK);
        }
    }

    free(again);

    is(over, 0, "random paths need no more room");
    is(unstable, 0, "what was meant is known");
}


static void
test_near(void)
{
    u_char                text[NGX_RESPONSES_NEAR_LEN + 2];
    ngx_str_t             name, known;
    ngx_responses_near_t  near;

    memset(text, 'a', sizeof(text));

    name.data = text;
    name.len = NGX_RESPONSES_NEAR_LEN;
    known.data = text;
    known.len = NGX_RESPONSES_NEAR_LEN - 1;

    ngx_responses_near_init(&near, &name);
    ngx_responses_near(&near, &known);
    ok(near.nearest == &known, "the longest name");

    name.len++;
    ngx_responses_near_init(&near, &name);
    ngx_responses_near(&near, &known);
    ok(near.nearest == NULL, "one byte more");

    known.len = NGX_RESPONSES_NEAR_LEN + 1;
    name.len = NGX_RESPONSES_NEAR_LEN;
    ngx_responses_near_init(&near, &name);
    ngx_responses_near(&near, &known);
    ok(near.nearest == NULL, "a known name that is longer");
}


int
main(void)
{
    test_random();
    test_near();

    return tap_done();
}
