
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams and rules of unit tests, to be used with each other: tables that
 * t/unit has anyway, and rules at random.
 */


#ifndef _UNITS_H_INCLUDED_
#define _UNITS_H_INCLUDED_


#include "mem.h"
#include "random.h"

#include "repair_cases.h"
#include "repair_more.h"
#include "repair_scaffold.h"
#include "rules_choice.h"
#include "rules_cases.h"

#undef DONE
#undef ITEM
#undef TEXT

#include "rules_flow_cases.h"
#include "../unit/split_streams.h"


static repair_case_t  *unit_repairs[] = { repair_cases, repair_more,
    repair_scaffold };
static rules_case_t   *unit_rules[] = { rules_field_cases, rules_event_cases,
    rules_item_cases, rules_text_cases };


/* the n-th case of all tables, NULL: there are fewer */

static inline repair_case_t *
unit_repair(size_t n)
{
    size_t          i;
    repair_case_t  *c;

    for (i = 0; i < sizeof(unit_repairs) / sizeof(unit_repairs[0]); i++) {
        for (c = unit_repairs[i]; c->name; c++) {
            if (n-- == 0) {
                return c;
            }
        }
    }

    return NULL;
}


/* the same for those with rules: 0 if there are fewer */

static inline int
unit_rule(size_t n, const char **rules, const char **text)
{
    size_t         i;
    flow_case_t   *f;
    rules_case_t  *c;

    for (i = 0; i < sizeof(unit_rules) / sizeof(unit_rules[0]); i++) {
        for (c = unit_rules[i]; c->name; c++) {
            if (n-- == 0) {
                *rules = c->rules;
                *text = c->in;
                return 1;
            }
        }
    }

    for (f = cases; f->name; f++) {
        if (n-- == 0) {
            *rules = f->rules;
            *text = f->in;
            return 1;
        }
    }

    return 0;
}


/* a line is the data of an event, ' stands for ", and ~ is long */

static inline void
unit_frames(bytes_t *out, const char *p)
{
    while (*p) {
        bytes_lit(out, "data: ");

        for ( /* void */ ; *p && *p != '\n'; p++) {
            bytes_times(out, *p == '~' ? "~~~~~~~~~~" : "", 4);
            bytes_byte(out, *p == '\'' ? '"' : (u_char) *p);
        }

        bytes_lit(out, "\n\n");
        p += (*p == '\n');
    }
}


static inline void
unit_random_rules(bytes_t *out, uint64_t seed)
{
    ngx_uint_t  n;

    out->len = 0;
    bytes_add(out, "", 0);

    random_state = seed;

    for (n = 1 + random_below(7); n; n--) {
        choice_rule(out, random_below(2));
    }
}


#endif /* _UNITS_H_INCLUDED_ */
