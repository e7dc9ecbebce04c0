
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Looking into JSON that a test has parsed, and comparing it by value.
 */


#ifndef _COMPARE_H_INCLUDED_
#define _COMPARE_H_INCLUDED_


#include "json.h"


/* the last member of that name */

static ngx_inline json_t *
json_get(json_t *node, const char *key)
{
    json_t  *child, *found;

    found = NULL;

    if (node == NULL || node->kind != JSON_OBJECT) {
        return NULL;
    }

    for (child = node->child; child; child = child->next) {
        if (child->key.len == strlen(key)
            && memcmp(child->key.data, key, child->key.len) == 0)
        {
            found = child;
        }
    }

    return found;
}


/* takes all members of that name out */

static ngx_inline void
json_drop(json_t *node, const char *key)
{
    json_t  *child, **prev;

    prev = &node->child;

    while (*prev) {
        child = *prev;

        if (child->key.len == strlen(key)
            && memcmp(child->key.data, key, child->key.len) == 0)
        {
            *prev = child->next;
            child->next = NULL;
            json_free(child);
            continue;
        }

        prev = &child->next;
    }
}


/* equal as values: members in any order, the last of equal names counts */

static ngx_inline ngx_uint_t
json_equal(u_char *ap, json_t *a, u_char *bp, json_t *b)
{
    json_t  *ac, *bc;

    if (a == NULL || b == NULL || a->kind != b->kind) {
        return 0;
    }

    switch (a->kind) {

    case JSON_STRING:
        return bytes_equal(&a->value, &b->value);

    case JSON_NUMBER:
        return a->end - a->start == b->end - b->start
               && memcmp(ap + a->start, bp + b->start, a->end - a->start) == 0;

    case JSON_ARRAY:
        ac = a->child;
        bc = b->child;

        for ( /* void */ ; ac && bc; ac = ac->next, bc = bc->next) {
            if (!json_equal(ap, ac, bp, bc)) {
                return 0;
            }
        }

        return ac == NULL && bc == NULL;

    case JSON_OBJECT:
        for (bc = b->child; bc; bc = bc->next) {
            if (json_get(a, (char *) bc->key.data) == NULL) {
                return 0;
            }
        }

        for (ac = a->child; ac; ac = ac->next) {
            bc = json_get(b, (char *) ac->key.data);

            if (json_get(a, (char *) ac->key.data) == ac
                && !json_equal(ap, ac, bp, bc))
            {
                return 0;
            }
        }
    }

    return 1;
}


#endif /* _COMPARE_H_INCLUDED_ */
