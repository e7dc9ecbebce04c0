
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for json/key and api/member: each name of the table is found, in
 * however many escapes it comes, and no other one is.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "json/ngx_responses_json.h"
#include "api/ngx_responses_event.h"

#include "mem.h"
#include "random.h"
#include "tap.h"


#define TEXT  1024


/* the key of the only member of an object; its name is raw JSON */

static ngx_uint_t
key(ngx_responses_event_t *ev, const char *name, ngx_uint_t *node)
{
    static u_char  text[TEXT];

    size_t  len;

    len = snprintf((char *) text, TEXT, "{\"n\":{\"%s\":1}}", name);

    if (ngx_responses_event_read(ev, text, len) != NGX_OK || ev->json.n != 3) {
        return NGX_RESPONSES_M_MAX;
    }

    *node = 2;

    return ev->json.nodes[2].key;
}


static void
test_names(ngx_responses_event_t *ev)
{
    char              text[TEXT], plain[TEXT], *p;
    size_t            i;
    ngx_uint_t        member, node, bad, near;
    const ngx_str_t  *name;

    bad = 0;
    near = 0;

    for (member = 1; member < NGX_RESPONSES_M_MAX; member++) {
        name = ngx_responses_member_name(member);

        if (name->len == 0) {
            continue;
        }

        bad += (name->len > NGX_RESPONSES_KEY_LEN);
        bad += (ngx_responses_member_find(name->data, name->len) != member);
        snprintf(plain, TEXT, "%.*s", (int) name->len, name->data);

        bad += (key(ev, plain, &node) != member
                || ev->json.nodes[node].escaped
                || ngx_responses_event_member(ev, 1, member) != node
                || ngx_responses_event_get(ev, 1, *name) != node);

        /* one of its characters as an escape, and all of them */

        for (i = 0; i <= name->len; i++) {
            p = text;

            for (size_t n = 0; n < name->len; n++) {
                p += sprintf(p, n == i || i == name->len ? "\\u%04x" : "%c",
                             name->data[n]);
            }

            bad += (key(ev, text, &node) != member
                    || !ev->json.nodes[node].escaped
                    || ngx_responses_event_member(ev, 1, member) != node
                    || ngx_responses_event_get(ev, 1, *name) != node);
        }

        /* one that is longer or shorter, or differs in one character */

        snprintf(text, TEXT, "%.*s_", (int) name->len, name->data);
        near += (key(ev, text, &node) == member);

        snprintf(text, TEXT, "%.*s", (int) name->len - 1, name->data);
        near += (key(ev, text, &node) == member);

        for (i = 0; i < name->len; i++) {
            snprintf(text, TEXT, "%.*s", (int) name->len, name->data);
            text[i] ^= 0x20;
            near += (text[i] != '\\' && text[i] != '"' && text[i] != '\x7f'
                     && key(ev, text, &node) == member);
        }
    }

    ok(member > 100, "%lu members", (unsigned long) member - 1);
    is(bad, 0, "each is found");
    is(near, 0, "near misses are not");
}


static void
test_others(ngx_responses_event_t *ev)
{
    char        text[TEXT];
    ngx_uint_t  node;

    is(key(ev, "", &node), 0, "no name");
    is(key(ev, "nobody_knows", &node), 0, "one that is not known");
    is(key(ev, "typ\\ud83d", &node), 0, "half a pair");
    is(key(ev, "typ\xc3\xa9", &node), 0, "not ASCII");

    memset(text, 'x', 200);
    text[200] = '\0';
    is(key(ev, text, &node), 0, "a long one");

    memcpy(text + 100, "\\u0061", 6);
    is(key(ev, text, &node), 0, "a long one with an escape");

    memcpy(text, "type\\u0000", sizeof("type\\u0000"));
    is(key(ev, text, &node), 0, "a zero byte is one more");
}


/* the last one counts, however it is written, in small and large objects */

static void
test_twice(ngx_responses_event_t *ev)
{
    static char  text[] =
        "{\"item\":{\"id\":1,\"i\\u0064\":2,\"a\":{\"id\":3},\"status\":4},"
        "\"it\\u0065m\":{\"id\":5}}";
    static char  large[] =
        "{\"item\":{\"id\":1,\"a\":[1,2,3,4],\"b\":[1,2,3,4],\"\\u0069d\":2,"
        "\"c\":{\"id\":3,\"type\":0},\"d\":{\"id\":4}}}";

    ngx_uint_t  node, i, n;

    (void) ngx_responses_event_read(ev, (u_char *) text, sizeof(text) - 1);

    node = ev->member[NGX_RESPONSES_M_ITEM];
    is(ngx_responses_event_number(ev, ngx_responses_get(ev, node, ID)), 5,
       "the second item");
    ok(ev->twice == (1 << NGX_RESPONSES_M_ITEM), "there are two");

    is(ngx_responses_event_number(ev, ngx_responses_get(ev, 1, ID)), 2,
       "the second id of the first");

    (void) ngx_responses_event_read(ev, (u_char *) large, sizeof(large) - 1);

    node = ngx_responses_get(ev, 1, ID);
    is(ngx_responses_event_number(ev, node), 2, "the second id");
    is(ngx_responses_get(ev, 1, TYPE), 0, "no type");

    n = 0;

    ngx_responses_each(ev, 1, ID, i) {
        n++;
    }

    is(n, 2, "there are two");

    ngx_responses_event_remove(ev, node);

    node = ngx_responses_get(ev, 1, ID);
    is(ngx_responses_event_number(ev, node), 1, "the first, if it is removed");

    ngx_responses_event_remove(ev, node);
    is(ngx_responses_get(ev, 1, ID), 0, "none, if both are");

    ngx_responses_put(ev, 1, ID, ngx_responses_str("9"));
    ok(ngx_responses_str_is(ngx_responses_value(ev, 1, ID), "9"), "a new one");
}


/* members of a name, as who looks at each of them finds them */

static ngx_uint_t
alike(ngx_responses_event_t *ev, ngx_uint_t parent, ngx_uint_t child,
    ngx_uint_t member)
{
    ngx_uint_t  i;

    for (i = parent + 1; i < ev->json.nodes[parent].next;
         i = ev->json.nodes[i].next)
    {
        if (i > child && ev->json.nodes[i].key == member) {
            return i;
        }
    }

    return 0;
}


static void
test_alike(ngx_responses_event_t *ev)
{
    size_t      len;
    char        text[1024];
    ngx_uint_t  n, k, i, member, first, bad, several;

    static const char *members[] = {
        "\"type\":\"a\"", "\"item_id\":[1]", "\"id\":{}",
        "\"content\":[{\"id\":1}]", "\"i\\u0064\":2", "\"other\":3",
        "\"item\":{\"id\":4,\"type\":5}", "\"item\":{\"id\":6,\"id\":7}"
    };

    random_state = 2;
    bad = 0;
    several = 0;

    for (n = 0; n < 5000; n++) {
        len = sprintf(text, "{");

        for (k = random_below(8); k > 0; k--) {
            len += sprintf(text + len, "%s,",
                           members[random_below(8)]);
        }

        text[len - (len > 1)] = '}';
        len += (len == 1);

        if (ngx_responses_event_read(ev, (u_char *) text, len) != NGX_OK) {
            bad++;
            continue;
        }

        for (k = 0; k < 64; k++) {
            i = random_below(ev->json.n);
            member = 1 + random_below(NGX_RESPONSES_M_MAX - 1);

            if (k & 1) {
                member = NGX_RESPONSES_M_ID;
            }

            first = alike(ev, i, 0, member);

            bad += (ngx_responses_event_alike(ev, i, 0, member) != first);

            if (first) {
                bad += (ngx_responses_event_alike(ev, i, first, member)
                        != alike(ev, i, first, member));
            }

            bad += (ngx_responses_event_twice(ev, i, member, &first)
                    != (first && alike(ev, i, first, member)));
            several += (first && alike(ev, i, first, member));
        }
    }

    is(bad, 0, "members of one name, in random objects");
    ok(several > 1000, "%lu times there are several",
       (unsigned long) several);
}


int
main(void)
{
    mem_t                  mem;
    ngx_responses_event_t  ev;

    mem_init(&mem);

    ngx_responses_event_init(&ev, &mem.mem, NGX_RESPONSES_UPSTREAM);

    test_names(&ev);
    test_others(&ev);
    test_twice(&ev);
    test_alike(&ev);

    ngx_responses_event_free(&ev);
    is(mem.blocks, 0, "nothing is left");

    return tap_done();
}
