
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for engine/state: what is found, what is kept, what is too much.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_state.h"

#include "mem.h"
#include "random.h"
#include "tap.h"


static mem_t                  mem;
static ngx_responses_state_t  state;


static ngx_str_t
str(const char *text)
{
    ngx_str_t  s;

    s.data = (u_char *) text;
    s.len = strlen(text);

    return s;
}


static void
begin(size_t limit, ngx_uint_t max)
{
    mem_init(&mem);
    ngx_responses_state_init(&state, &mem.mem, limit, max);
}


static ngx_uint_t
end(void)
{
    ngx_responses_state_free(&state);

    return mem_clean(&mem);
}


/* by number: the item found, or -1 */

static ngx_int_t
item(ngx_uint_t kind, int64_t upstream, const char *id)
{
    ngx_str_t                   s;
    ngx_uint_t                  n;
    ngx_responses_item_t  *found;

    s = str(id);
    found = ngx_responses_state_find_item(&state, kind, upstream, &s);

    for (n = 0; found && state.items[n] != found; n++) { /* void */ }

    return found ? (ngx_int_t) n : -1;
}


static ngx_int_t
part(ngx_uint_t n, ngx_uint_t kind, int64_t upstream)
{
    ngx_responses_part_t  *found;

    found = ngx_responses_state_find_part(state.items[n], kind, upstream);

    return found ? found - state.items[n]->parts : -1;
}


static void
test_items(void)
{
    ngx_uint_t                  i;
    ngx_str_t                   s;
    ngx_responses_item_t  *added;

    static const struct {
        ngx_uint_t    kind;
        int64_t       upstream;
        const char   *id;
    } items[] = {
        { NGX_RESPONSES_REASONING, 0, "rs" },
        { NGX_RESPONSES_MESSAGE, 1, "msg" },
        { NGX_RESPONSES_FUNCTION_CALL, 1, "fc" },
        { NGX_RESPONSES_MESSAGE, NGX_RESPONSES_NO_INDEX, "" }
    };

    begin(100, 10);

    is(item(NGX_RESPONSES_NO_ITEM, 0, "rs"), -1, "nothing is there");

    for (i = 0; i < 4; i++) {
        added = ngx_responses_state_add_item(&state, items[i].kind,
                                             items[i].upstream);
        ngx_responses_state_learn_item(&state, added, str(items[i].id),
                                       str(""), str(""), str(""));
        is(added->index, i, "index %lu", (unsigned long) i);
    }

    is(item(NGX_RESPONSES_REASONING, 0, ""), 0, "by index");
    is(item(NGX_RESPONSES_NO_ITEM, 1, ""), 2, "by index, the later one");
    is(item(NGX_RESPONSES_MESSAGE, 1, ""), 1, "by index, of that kind");
    is(item(NGX_RESPONSES_REASONING, 1, ""), -1, "by index, of another kind");
    is(item(NGX_RESPONSES_MESSAGE, 5, ""), 3, "the one without an index");
    is(state.items[3]->upstream, 5, "which has it now");
    is(item(NGX_RESPONSES_NO_ITEM, NGX_RESPONSES_NO_INDEX, "rs"), 0, "by id");
    is(item(NGX_RESPONSES_MESSAGE, 7, "msg"), 1, "by id, another index");
    is(item(NGX_RESPONSES_NO_ITEM, 0, "fc"), 0, "the index wins");
    is(item(NGX_RESPONSES_NO_ITEM, 7, "x"), -1, "no such index, no such id");
    is(item(NGX_RESPONSES_NO_ITEM, NGX_RESPONSES_NO_INDEX, "x"), 3,
       "else the last one");
    is(item(NGX_RESPONSES_FUNCTION_CALL, NGX_RESPONSES_NO_INDEX, ""), 2,
       "the last one of that kind");

    state.items[3]->done = 1;
    is(item(NGX_RESPONSES_MESSAGE, NGX_RESPONSES_NO_INDEX, ""), 1,
       "not one that is done");
    state.items[1]->done = 1;
    is(item(NGX_RESPONSES_MESSAGE, NGX_RESPONSES_NO_INDEX, ""), -1,
       "none is open");
    is(item(NGX_RESPONSES_MESSAGE, 1, ""), 1, "but by index it is found");

    s = str("msg");
    is(ngx_responses_state_has_id(&state, &s), 1, "an id that is there");
    s = str("ms");
    is(ngx_responses_state_has_id(&state, &s), 0, "one that is not");
    s = str("");
    is(ngx_responses_state_has_id(&state, &s), 0, "none at all");

    ok(end(), "no leak");

    begin(100, 10);
    state.resumed = 1;
    is(ngx_responses_state_add_item(&state, NGX_RESPONSES_MESSAGE, 5)->index,
       5, "resumed: the upstream's index");
    ok(end(), "no leak");
}


static void
test_parts(void)
{
    ngx_uint_t  i;

    static const struct {
        ngx_uint_t    kind;
        int64_t       upstream;
        int64_t       index;
    } parts[] = {
        { NGX_RESPONSES_SUMMARY_TEXT, 0, 0 },
        { NGX_RESPONSES_REASONING_TEXT, 0, 0 },
        { NGX_RESPONSES_SUMMARY_TEXT, NGX_RESPONSES_NO_INDEX, 1 },
        { NGX_RESPONSES_OUTPUT_TEXT, 4, 1 },
        { NGX_RESPONSES_REFUSAL, 5, 2 }
    };

    begin(100, 10);
    (void) ngx_responses_state_add_item(&state, NGX_RESPONSES_MESSAGE, 0);

    is(part(0, NGX_RESPONSES_OUTPUT_TEXT, 0), -1, "no part is there");

    for (i = 0; i < 5; i++) {
        (void) ngx_responses_state_add_part(&state, state.items[0],
                                            parts[i].kind, parts[i].upstream);
    }

    for (i = 0; i < 5; i++) {
        is(state.items[0]->parts[i].index, parts[i].index,
           "the client's index %lu", (unsigned long) i);
    }

    is(part(0, NGX_RESPONSES_SUMMARY_TEXT, 0), 0, "a part by index");
    is(part(0, NGX_RESPONSES_OUTPUT_TEXT, 9), 3, "else the open one");
    is(part(0, NGX_RESPONSES_SUMMARY_TEXT, NGX_RESPONSES_NO_INDEX), 2,
       "the last open one of that kind");

    state.items[0]->parts[2].done = 1;
    is(part(0, NGX_RESPONSES_SUMMARY_TEXT, NGX_RESPONSES_NO_INDEX), 0,
       "one that is done is not open");
    state.items[0]->parts[0].done = 1;
    is(part(0, NGX_RESPONSES_SUMMARY_TEXT, NGX_RESPONSES_NO_INDEX), -1,
       "none is open");
    is(part(0, NGX_RESPONSES_SUMMARY_TEXT, 0), 0, "but by index it is found");
    is(part(0, NGX_RESPONSES_REASONING_TEXT, 0), 1, "kinds are kept apart");

    ok(end(), "no leak");
}


static ngx_uint_t
may_be(ngx_responses_item_t *one, ngx_uint_t kind)
{
    return kind == NGX_RESPONSES_NO_ITEM || one->kind == kind
           || one->kind == NGX_RESPONSES_NO_ITEM;
}


/* the last one with an index is found, wherever it is, or none that has it */

static ngx_uint_t
missed(int64_t index, ngx_uint_t kind)
{
    ngx_int_t              last_item, last_part, found;
    ngx_uint_t             i;
    ngx_responses_item_t  *one;
    ngx_responses_part_t  *parts;

    last_item = -1;
    last_part = -1;

    for (i = 0; i < state.nitems; i++) {
        one = state.items[i];

        if (one->upstream == index && may_be(one, kind)) {
            last_item = i;
        }
    }

    parts = state.items[0]->parts;

    for (i = 0; i < state.items[0]->nparts; i++) {
        if (parts[i].upstream == index && parts[i].kind == kind) {
            last_part = i;
        }
    }

    found = item(kind, index, "");

    if (last_item != -1
        ? found != last_item
        : (found != -1 && !may_be(state.items[found], kind)))
    {
        return 1;
    }

    found = part(0, kind, index);

    return (last_part != -1)
           ? found != last_part
           : (found != -1 && parts[found].kind != kind);
}


static void
test_places(void)
{
    int64_t                index;
    ngx_uint_t             i, n, kind, bad;
    ngx_responses_item_t  *one;

    random_state = 5;
    bad = 0;

    for (i = 0; i < 2000; i++) {
        begin(100, 20);
        (void) ngx_responses_state_add_item(&state, 1, 0);

        for (n = 1; n < 8; n++) {
            one = state.items[random_below(state.nitems)];

            if (one->held && random_below(2)) {
                ngx_responses_state_release(&state, one);
            }

            index = random_below(8) ? (int64_t) n
                                    : (int64_t) random_below(8) - 1;

            one = ngx_responses_state_add_item(&state, random_below(4), index);
            one->held = random_below(2);
            state.nheld += one->held;

            index = random_below(8) ? index - 1
                                    : (int64_t) random_below(8) - 1;

            (void) ngx_responses_state_add_part(&state, state.items[0],
                                                1 + random_below(3), index);

            for (index = 0; index < 9; index++) {
                for (kind = 0; kind < 4; kind++) {
                    bad += missed(index, kind);
                }
            }
        }

        bad += !end();
    }

    is(bad, 0, "the last one of an index is found");
}


static void
test_limits(void)
{
    ngx_uint_t  i, n;

    for (n = 0; n < 5; n++) {
        begin(100, n);

        for (i = 0; i < n; i++) {
            if (i % 2 == 0) {
                (void) ngx_responses_state_add_item(&state, 1, 0);

            } else {
                (void) ngx_responses_state_add_part(&state, state.items[0],
                                                    1, 0);
            }
        }

        is(state.full, 0, "%lu of %lu", (unsigned long) i, (unsigned long) n);
        ok(ngx_responses_state_add_item(&state, 1, 0) == NULL && state.full,
           "not one item more");

        if (n) {
            state.full = 0;
            ok(ngx_responses_state_add_part(&state, state.items[0], 1, 0)
               == NULL && state.full, "not one part more");
        }

        ok(end(), "no leak");
    }
}


static void
test_words(void)
{
    ngx_str_t                   s;
    ngx_responses_item_t  *one;

    begin(100, 10);
    ngx_str_null(&s);

    is(ngx_responses_state_set(&state, &s, (u_char *) "abc", 3), NGX_OK,
       "a word");
    is_bytes(s.data, s.len, "abc", 3, "is kept");

    mem.calls = 0;
    ngx_responses_state_set(&state, &s, (u_char *) "abc", 3);
    is(mem.calls, 0, "the same costs nothing");

    mem.fail = 1;
    is(ngx_responses_state_set(&state, &s, (u_char *) "d", 1), NGX_ERROR,
       "no memory");
    is_bytes(s.data, s.len, "abc", 3, "it stays");
    mem.fail = 0;

    ngx_responses_state_set(&state, &s, (u_char *) "", 0);
    is(s.len, 0, "an empty one");
    mem.mem.free(mem.mem.data, s.data);

    one = ngx_responses_state_add_item(&state, NGX_RESPONSES_OTHER_ITEM, 0);

    ngx_responses_state_learn_item(&state, one, str("i"), str("t"), str("c"),
                                   str("n"));
    ngx_responses_state_learn_item(&state, one, str(""), str(""), str(""),
                                   str("n2"));
    is_bytes(one->id.data, one->id.len, "i", 1, "what is not said stays");
    is_bytes(one->type.data, one->type.len, "t", 1, "a type that is not ours");
    is_bytes(one->call_id.data, one->call_id.len, "c", 1, "a call");
    is_bytes(one->name.data, one->name.len, "n2", 2, "a new name");

    ok(end(), "no leak");
}


static void
test_texts(void)
{
    size_t                sum;
    uint32_t              lost[4];
    ngx_uint_t            i, n, bad;
    ngx_responses_buf_t   text[4];

    static const char  long_text[] = "0123456789012345678901234567890123456";

    begin(10, 10);
    ngx_memzero(text, sizeof(text));
    ngx_memzero(lost, sizeof(lost));

    lost[0] = 1;
    ngx_responses_state_append(&state, &text[0], &lost[0], str("abc"));
    is(text[0].len, 0, "a text with a hole is not");

    ngx_responses_state_text(&state, &text[0], &lost[0], str("whole"));
    is_bytes(text[0].start, text[0].len, "whole", 5, "until it comes whole");
    is(lost[0], 0, "and is not lost any more");

    ngx_responses_state_append(&state, &text[1], &lost[1], str("12345"));
    is_bytes(text[1].start, text[1].len, "12345", 5, "up to the limit");
    is(state.bytes, 10, "all of it");

    ngx_responses_state_append(&state, &text[1], &lost[1], str(""));
    is(lost[1], 0, "nothing more is not too much");

    ngx_responses_state_append(&state, &text[1], &lost[1], str("6"));
    ok(lost[1] && text[1].len == 0, "one byte more, and it is lost");
    is(state.bytes, 5, "its place is free");

    ngx_responses_state_text(&state, &text[0], &lost[0], str(long_text));
    ok(lost[0] && text[0].len == 0, "whole, but too long");
    is(state.bytes, 0, "nothing is left");

    ngx_responses_state_text(&state, &text[0], &lost[0], str("abc"));
    mem.fail = mem.calls + 1;
    is(ngx_responses_state_append(&state, &text[2], &lost[2], str("x")),
       NGX_ERROR, "no memory");
    mem.fail = 0;

    for (i = 0; i < 4; i++) {
        ngx_responses_buf_free(&mem.mem, &text[i]);
    }

    ok(end(), "no leak");

    /* the sum is right, whatever happens */

    begin(50, 10);
    random_state = 41;
    bad = 0;

    for (n = 0; n < 20000 && bad < 3; n++) {
        i = random_below(4);
        lost[i] &= (random_below(8) != 0);

        if (random_below(3)) {
            ngx_responses_state_append(&state, &text[i], &lost[i],
                                  str(long_text + 20 + random_below(18)));
        } else {
            ngx_responses_state_text(&state, &text[i], &lost[i],
                                        str(long_text + random_below(38)));
        }

        sum = text[0].size + text[1].size + text[2].size + text[3].size;
        bad += (sum != state.bytes || sum > 50
                || (lost[i] && text[i].len));
    }

    is(bad, 0, "the sum of what is remembered");

    for (i = 0; i < 4; i++) {
        ngx_responses_buf_free(&mem.mem, &text[i]);
    }

    ok(end(), "no leak");
}


/* of a whole text, what its deltas have not spelled yet */

static void
test_rest(void)
{
    ngx_str_t            s;
    ngx_uint_t           n;
    ngx_responses_buf_t  buf;

    ngx_memzero(&buf, sizeof(ngx_responses_buf_t));

    s = ngx_responses_state_rest(&buf, 0, str("abc"));
    is_bytes(s.data, s.len, "abc", 3, "no delta yet: all of it");
    s = ngx_responses_state_rest(&buf, 0, str(""));
    is(s.len, 0, "of nothing nothing");

    buf.start = (u_char *) "abc";
    buf.len = 3;

    for (n = 0; n < 3; n++) {
        static const char  *other[] = { "abc", "ab", "abx and more" };

        s = ngx_responses_state_rest(&buf, 0, str(other[n]));
        is(s.len, 0, "nothing after %s", other[n]);
    }

    s = ngx_responses_state_rest(&buf, 0, str("abcdef"));
    is_bytes(s.data, s.len, "def", 3, "the rest");

    s = ngx_responses_state_rest(&buf, 1, str("abcdef"));
    is(s.len, 0, "not if a delta was not seen");
}


static void
test_failures(void)
{
    ngx_uint_t                  n, bad, good;
    ngx_responses_item_t  *one;

    bad = 0;
    good = 0;

    for (n = 1; n < 50 && !good; n++) {
        begin(100, 10);
        mem.fail = n;
        good = 0;

        one = ngx_responses_state_add_item(&state, 1, 0);

        if (one
            && ngx_responses_state_learn_item(&state, one, str("i"), str("t"),
                                              str("c"), str("n")) == NGX_OK
            && ngx_responses_state_add_part(&state, one, 1, 0)
            && ngx_responses_state_add_part(&state, one, 1, 0)
            && ngx_responses_state_append(&state, &one->parts[1].text,
                                          &one->parts[1].incomplete,
                                          str("abc"))
               == NGX_OK
            && ngx_responses_state_add_item(&state, 1, 0)
            && ngx_responses_state_set(&state, &state.id, (u_char *) "r", 1)
               == NGX_OK)
        {
            good = 1;
        }

        bad += (state.full != 0);
        bad += (good != (mem.calls < n));
        bad += !end();
    }

    is(bad, 0, "each allocation failed");
    ok(n > 6 && good, "%lu of them", (unsigned long) n - 2);
}


int
main(void)
{
    test_items();
    test_parts();
    test_places();
    test_limits();
    test_words();
    test_texts();
    test_rest();
    test_failures();

    return tap_done();
}
