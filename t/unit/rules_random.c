
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for rules of the user's, at random: rules over streams in all
 * profiles against a model of their own, and values that try to break out of
 * the event they are put into.
 *
 * TEST_RULES_CASES and TEST_RULES_SEED run more of them or others,
 * TEST_RULES_SHOW prints the streams of the one that fails.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "guard.h"
#include "profiles.h"
#include "random.h"
#include "run.h"
#include "tap.h"

#include "rules_choice.h"
#include "rules_model.h"
#include "rules_stream.h"


#define CASES     800
#define HOSTILE   100000


static run_t       r;
static rules_t     rules;
static bytes_t     in, without, with, text;
static ngx_uint_t  hidden, added;


static ngx_uint_t
make_rules(ngx_uint_t hiding)
{
    ngx_uint_t  n;

    text.len = 0;
    bytes_add(&text, "", 0);

    for (n = 1 + random_below(7); n; n--) {
        choice_rule(&text, hiding);
    }

    rules_drop(&rules);
    rules.invalid = 0;

    return rules_make(&rules, (char *) text.data) != NGX_OK;
}


static ngx_uint_t
counted(model_t *m, ngx_responses_usage_t *before)
{
    ngx_int_t  sent;

    sent = (ngx_int_t) m->added - (ngx_int_t) m->hidden;

    return sent == (int32_t) (r.usage.added - before->added)
                   - (int32_t) (r.usage.hidden - before->hidden)
           && r.usage.events == before->events;
}


static ngx_uint_t
try_rules(ngx_uint_t mutated, ngx_uint_t hiding)
{
    model_t                m;
    ngx_uint_t             bad, differs, flags, own;
    ngx_responses_usage_t  usage;

    flags = GUARD_BAD|GUARD_ENDLESS|(hiding ? GUARD_PASSED : GUARD_OPEN);

    r.conf.rules = NULL;
    bad = (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK);
    without.len = 0;
    bytes_add(&without, r.out.data, r.out.len);
    usage = r.usage;

    /* what lost its events may have faults of its own */

    own = guard_stream(&r.conf, flags, 0, &without);

    bad += make_rules(hiding);
    r.conf.rules = &rules.rules;
    r.outside = &rules;

    bad += (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK);
    with.len = 0;
    bytes_add(&with, r.out.data, r.out.len);

    differs = model_differs(&m, &rules, &r.conf, &without, &with);
    bad += differs;

    hidden += m.hidden;
    added += m.added;

    if (mutated && model_hides(&m)) {

        /* what is not understood is hidden: t/fuzz/secret.c looks for leaks */

        bad -= differs;

    } else if (!counted(&m, &usage)) {
        diag("counted: added %lu, hidden %lu",
             (unsigned long) (r.usage.added - usage.added),
             (unsigned long) (r.usage.hidden - usage.hidden));
        diag("expected: added %lu, hidden %lu", (unsigned long) m.added,
             (unsigned long) m.hidden);
        bad++;
    }

    bad += (own == 0 && guard_stream(&r.conf, flags, 0, &with));

    usage = r.usage;
    bad += (run_cut(&r, &in, RUN_RANDOM, 1 + random_below(200)) != NGX_OK);

    if (!bytes_equal(&r.out, &with) || !run_same_usage(&r.usage, &usage)) {
        diag("cut in another way it is another stream");
        bad++;
    }

    bad += rules.wrong;

    return bad;
}


static void
show(uint64_t seed)
{
    size_t  i;

    printf("# seed %lu, %s\n", (unsigned long) seed,
           profile_name(seed % PROFILES));

    for (i = 0; i < text.len; i++) {
        printf("%s%c", i == 0 || text.data[i - 1] == '\n' ? "#   " : "",
               text.data[i]);
    }

    if (getenv("TEST_RULES_SHOW")) {
        fprintf(stderr, "%s====\n%s====\n%s", in.data, without.data,
                with.data);
    }
}


static void
test_random(ngx_uint_t mutated, ngx_uint_t hiding, const char *name)
{
    uint64_t    seed, first, cases;
    ngx_uint_t  bad;

    bad = hidden = added = 0;
    first = getenv("TEST_RULES_SEED") ? atol(getenv("TEST_RULES_SEED")) : 0;
    cases = getenv("TEST_RULES_CASES") ? atol(getenv("TEST_RULES_CASES"))
                                       : CASES;

    for (seed = first; seed < first + cases && bad == 0; seed++) {
        random_state = seed * 4 + mutated * 2 + hiding;
        profile_set(&r, seed % PROFILES);
        rules.conds[1] = 1;

        stream_make(&in, mutated);
        bad = try_rules(mutated, hiding);

        if (bad) {
            show(seed);
        }
    }

    is(bad, 0, "%s", name);
    ok(bad || (hidden > cases && added > cases / 4),
       "%lu events were hidden, %lu added", (unsigned long) hidden,
       (unsigned long) added);
}


/* rules that never apply change nothing */

static void
test_nothing(void)
{
    ngx_uint_t             i, bad;
    ngx_responses_usage_t  usage;

    static const char  *idle[] = { "", "H never", "I never", "F never.x",
        "S never.x 1", "A x >never", "W never x", "D", "H * ?0", "F x ?0" };

    for (i = 0; i < sizeof(idle) / sizeof(idle[0]); i++) {
        bad = 0;

        for (random_state = 1; random_state < 400 && bad == 0;
             random_state += 2)
        {
            profile_set(&r, random_below(PROFILES));
            stream_make(&in, idle[i][0] != 'D');

            r.conf.rules = NULL;
            bad += (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK);
            without.len = 0;
            bytes_add(&without, r.out.data, r.out.len);
            usage = r.usage;

            rules_drop(&rules);
            bad += (rules_make(&rules, idle[i]) != NGX_OK);
            r.conf.rules = &rules.rules;
            r.outside = &rules;

            bad += (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK);
            bad += !bytes_equal(&r.out, &without);
            bad += !run_same_usage(&r.usage, &usage);
        }

        is(bad, 0, "nothing changes: %s", idle[i]);

        if (bad) {
            tap_show("     got", r.out.data, r.out.len);
            tap_show("expected", without.data, without.len);
        }
    }
}


/* what a value is made of that wants to be more than one */

static void
hostile(ngx_uint_t n)
{
    bytes_t     b;
    ngx_uint_t  len;

    static const char  *parts[] = { "\n", "\r", "\r\n", "\n\n", "\"", "\\",
        "\",\"type\":\"x\"", "1,\"type\":\"x\"", "1}", "}", "{", "]", "[",
        "\n\ndata: {\"type\":\"response.completed\"}\n\n", "data: [DONE]",
        "event: x\n", "1}\n\ndata: {\"x\":1", "1,\"\":2", "\\u0000", "\\ud83d",
        "\xf0\x9f\x98", "\xff", "\xc0\x80", "\xed\xa0\xbd", "\xef\xbb\xbf",
        "\xe2\x80\xa8", "{\"a\":\n[1,\r\n2]}", "[[[[", "null", "1", "1e999",
        "-", "/* */", "// x", " ", "\t", "\"\n\"", "\"a\"", "true", "," };

    ngx_memzero(&b, sizeof(bytes_t));
    bytes_add(&b, "", 0);

    for (len = random_below(3) ? random_below(7) : 1; len; len--) {

        if (random_below(3)) {
            bytes_text(&b, any_of(parts));

        } else {
            bytes_byte(&b, (u_char) random_next());
        }
    }

    rules_var(&rules, n, b.data, b.len);
    bytes_free(&b);
}


static ngx_uint_t
whole_json(bytes_t *value)
{
    json_t      *json;
    ngx_uint_t   good;

    json = json_parse(value->data, value->len);
    good = (json != NULL);
    json_free(json);

    return good;
}


/*
 * Three frames come in; as many more go out as there are values that can be
 * sent, and each has just the members that it should have.
 */

static ngx_uint_t
try_values(void)
{
    json_t       *event, *node;
    ngx_uint_t    i, n, want, good, json;
    const char   *name;
    reference_t   ref;

    if (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK) {
        return 1;
    }

    reference_parse(&ref, r.out.data, r.out.len);

    json = (rules.invalid == 0);
    want = 4 + (rules.vars[2].len != 0) + json;

    good = (guard_frames(r.out.data, r.out.len, 0)
            && ref.n == want && ref.blank == want
            && (!json || whole_json(&rules.vars[2])));

    for (i = 0; i < ref.n && good; i++) {
        event = json_parse(ref.list[i].data.data, ref.list[i].data.len);
        good = (event && event->kind == JSON_OBJECT);

        for (n = 0, node = good ? event->child : NULL; node; n++) {
            node = node->next;
        }

        name = (char *) ref.list[i].event.data;
        want = (strncmp(name, "n.", 2) == 0) ? 4
               : strcmp(name, "response.routing.completed") == 0 ? 3
               : 4 + json;

        good = good && n == want
               && guard_is(guard_string(event, "type"), name);
        json_free(event);
    }

    reference_free(&ref);

    return !good;
}


static void
test_hostile(void)
{
    ngx_uint_t  i, bad, json;

    run_free(&r);
    run_init(&r);

    in.len = 0;
    bytes_lit(&in, "data: {\"type\":\"response.created\",\"x\":1}\n\n");
    bytes_lit(&in, "data: {\"type\":\"a\",\"x\":{}}\n\n");
    bytes_lit(&in, "data: {\"type\":\"b\",\"x\":1}\n\n");

    rules_drop(&rules);

    if (rules_make(&rules, "A n.1 >a v=$1 w=$2\nA n.2 <b v=:$2 w=1\nR $2\n"
                   "S q $1\nS z :$2\nS x.y $1\nS x.z :$2\n"
                   "F q ?0\nH none")
        != NGX_OK)
    {
        ok(0, "rules");
        return;
    }

    r.conf.rules = &rules.rules;
    r.outside = &rules;

    random_state = 31;

    for (json = 0, bad = 0, i = 0; i < HOSTILE && bad == 0; i++) {
        hostile(1);
        hostile(2);

        rules.invalid = 0;
        bad = try_values();
        json += (rules.invalid == 0);

        if (bad) {
            tap_show("string", rules.vars[1].data, rules.vars[1].len);
            tap_show("JSON", rules.vars[2].data, rules.vars[2].len);
            tap_show("out", r.out.data, r.out.len);
        }
    }

    is(bad, 0, "%lu values, %lu of them JSON", (unsigned long) i,
       (unsigned long) json);
}


int
main(void)
{
    run_init(&r);
    rules_init(&rules);
    rules_var(&rules, 1, "v\"1\\", 4);
    rules_var(&rules, 2, "{\"n\":[\"a\"]}", 11);
    rules_var(&rules, 3, "", 0);

    test_nothing();
    test_random(0, 0, "rules over good streams");
    test_random(0, 1, "the same, events are hidden");
    test_random(1, 0, "rules over any streams");
    test_random(1, 1, "the same, events are hidden");
    test_hostile();

    is(r.empty, 0, "no piece was empty");

    rules_free(&rules);
    run_free(&r);
    stream_free();
    bytes_free(&in);
    bytes_free(&with);
    bytes_free(&without);
    bytes_free(&text);

    ok(mem_clean(&r.process) && mem_clean(&r.stream) && mem_clean(&rules.mem),
       "no leak");

    return tap_done();
}
