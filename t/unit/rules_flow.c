
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for rules of the user's where they meet the rest: events that the
 * module makes, ends of streams, profiles, events too long to be held.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "guard.h"
#include "profiles.h"
#include "random.h"
#include "rules.h"
#include "run.h"
#include "tap.h"

#include "rules_flow_cases.h"


static run_t    r;
static rules_t  rules;
static bytes_t  in, got, whole, text;


static void
quotes(bytes_t *b, const char *p)
{
    b->len = 0;
    bytes_add(b, "", 0);

    for ( /* void */ ; *p; p++) {
        bytes_byte(b, *p == '\'' ? '"' : (u_char) *p);
    }
}


static void
frames(bytes_t *b, const char *p)
{
    const char  *end;

    quotes(&text, p);
    b->len = 0;

    for (p = (char *) text.data; *p; p = end + 1) {
        end = strchr(p, '\n');

        bytes_lit(b, "data: ");

        for ( /* void */ ; p < end; p++) {
            bytes_times(b, *p == '~' ? "~~~~~~~~~~" : "", 4);
            bytes_byte(b, *p);
        }

        bytes_lit(b, "\n\n");
    }
}


static void
types(bytes_t *b)
{
    char          n[32];
    json_t       *event, *index;
    ngx_uint_t    i;
    reference_t   ref;

    b->len = 0;
    bytes_add(b, "", 0);
    reference_parse(&ref, r.out.data, r.out.len);

    for (i = 0; i < ref.n; i++) {
        event = json_parse(ref.list[i].data.data, ref.list[i].data.len);
        index = json_get(event, "output_index");

        bytes_text(b, i ? " " : "");
        bytes_text(b, event && event->kind == JSON_OBJECT
                      ? (char *) guard_string(event, "type")->data
                      : (char *) ref.list[i].data.data);

        if (index) {
            snprintf(n, sizeof(n), "#%.*s", (int) (index->end - index->start),
                     ref.list[i].data.data + index->start);
            bytes_text(b, n);
        }

        json_free(event);
    }

    reference_free(&ref);
}


static void
configure(flow_case_t *c)
{
    profile_set(&r, c->how & 3);

    /* so that the end is not one of the long ones */

    r.conf.max_event_size = strchr(c->in, '~') ? 300 : 1024 * 1024;

    if (c->how & ENDLESS) {
        r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;
    }

    if (c->how & ONE) {
        r.conf.max_items = 1;
    }

    if (c->how & PLAIN) {
        r.conf.normalize = r.conf.scaffold = 0;
    }

    rules_drop(&rules);

    if (rules_make(&rules, c->rules) != NGX_OK) {
        printf("Bail out! rules: %s\n", c->rules);
        exit(1);
    }

    r.conf.rules = &rules.rules;
    r.outside = &rules;
}


static ngx_uint_t
differs(flow_case_t *c)
{
    ngx_uint_t  bad, flags;

    bad = 0;
    types(&got);

    if (c->want) {
        bad += (strcmp((char *) got.data, c->want) != 0);
    }

    if (c->has) {
        quotes(&text, c->has);
        bad += (strstr((char *) r.out.data, (char *) text.data) == NULL);
    }

    if (c->lacks) {
        quotes(&text, c->lacks);
        bad += (strstr((char *) r.out.data, (char *) text.data) != NULL);
    }

    flags = GUARD_PASSED | ((c->how & ENDLESS) ? GUARD_ENDLESS : 0);

    /* the order is the user's own, by an error and without created */

    if (strstr(c->rules, "error") == NULL && (c->how & PLAIN) == 0) {
        bad += guard_stream(&r.conf, flags, &r.out);
    }

    if (bad) {
        diag("     got %s", got.data);
        diag("expected %s", c->want ? c->want : "");
    }

    return bad;
}


static ngx_uint_t
cuts(void)
{
    size_t                 n;
    ngx_uint_t             bad;
    ngx_responses_usage_t  usage;

    usage = r.usage;
    whole.len = 0;
    bytes_add(&whole, r.out.data, r.out.len);

    for (bad = 0, n = 0; n < in.len + 4 && bad == 0; n++) {

        bad += (run_cut(&r, &in, n <= in.len ? RUN_SPLIT : RUN_STEP,
                        n <= in.len ? n : n - in.len)
                != NGX_OK);
        bad += !bytes_equal(&r.out, &whole);
        bad += !run_same_usage(&r.usage, &usage);
    }

    if (bad) {
        diag("cut at %lu", (unsigned long) n);
        tap_show("     got", r.out.data, r.out.len);
        tap_show("expected", whole.data, whole.len);
    }

    return bad;
}


static ngx_uint_t
faults(mem_t *mem)
{
    ngx_uint_t  n, bad;

    for (bad = 0, n = 1; bad == 0; n++) {
        mem->fail = mem->calls + n;

        bad += (run_cut(&r, &in, RUN_STEP, 100) == NGX_OK
                && mem->calls >= mem->fail);

        if (mem->calls < mem->fail) {
            break;
        }

        bad += (r.stream.blocks != 0);

        if (bad) {
            diag("allocation %lu of %s fails, left %lu", (unsigned long) n,
                 mem == &r.stream ? "the stream" : "the process",
                 (unsigned long) r.stream.blocks);
        }

        if (r.ready) {
            ngx_responses_worker_free(&r.worker);
            r.ready = 0;
        }
    }

    mem->fail = 0;

    return bad + (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK)
           + !bytes_equal(&r.out, &whole);
}


/* C4: a type that only the event line tells, and data that cannot be read */

static void
test_line(void)
{
    ngx_uint_t   i, k, n, bad;
    const char  *rule;

    static flow_case_t  c = { "", OPENAI|ENDLESS, "", "", NULL, NULL, NULL };

    static const char  *rules[] = {
        "H response.reasoning_text.delta", "H response.*",
        "P response.output_text.*", "I reasoning", "F delta"
    };

    static const char  *data[] = {
        "{\"delta\":\"secret\",\"x\":\"\xbd\"}",
        "{\"x\":\"\xbd\",\"delta\":\"secret\"}",
        "{\"x\":NaN,\"delta\":\"secret\"}",
        "{NaN,\"delta\":\"secret\"}",
        "{'delta':'secret'}",
        "{\"x\":" DEEP ",\"delta\":\"secret\"}",
        "{\"x\":1,,\"delta\":\"secret\"}",
        "{\"x\":1} {\"delta\":\"secret\"}",
        "[{\"delta\":\"secret\"}]",
        "{\"delta\":\"secret\"",
        "\"secret\""
    };

    static const char  *lines[] = {
        "event: response.reasoning_text.delta\n",
        "event: message\n", "event: response.content_part.added\n", ""
    };

    bad = 0;

    for (i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
        for (k = 0; k < sizeof(data) / sizeof(data[0]); k++) {
            for (n = 0; n < sizeof(lines) / sizeof(lines[0]); n++) {
                c.rules = rule = rules[i];
                configure(&c);

                /* that type is not hidden by most of the rules */

                if (n == 2 && i != 1 && i != 4) {
                    continue;
                }

                in.len = 0;
                bytes_text(&in, lines[n]);
                bytes_lit(&in, "data: ");
                bytes_text(&in, data[k]);
                bytes_lit(&in, "\n\n");

                run_cut(&r, &in, RUN_WHOLE, 0);
                bytes_add(&r.out, "", 1);

                if (strstr((char *) r.out.data, "secret")) {
                    bad++;
                    diag("%s: %s%s", rule, lines[n], data[k]);
                }
            }
        }
    }

    is(bad, 0, "what cannot be read is not sent where a rule hides");
}


/* without rules nobody looks what is in it */

static void
test_bare(void)
{
    static flow_case_t  c = { "", OPENAI|PLAIN|ENDLESS, "", "", NULL, NULL,
                              NULL };

    configure(&c);
    r.conf.rules = NULL;

    frames(&in, "{'type':'response.created','z':" DEEP "}\n"
                "{'type':'response.created','z':'\xbd'}\n"
                "{'type':'response.created','z':1,}\n");

    is(run_cut(&r, &in, RUN_WHOLE, 0), NGX_OK, "no rules");
    is_bytes(r.out.data, r.out.len, (char *) in.data, in.len,
             "what is not read is not changed");
    is(r.usage.malformed, 3, "and told");

    ok(cuts() == 0, "however cut");
}


/* a frame that is mended begins with a comment once its first line is gone */

static void
test_comment(void)
{
    static flow_case_t  c = { "", OPENAI, "F response.x\nI reasoning", "",
                              NULL, NULL, NULL };

    configure(&c);

    frames(&in, CREATED);
    bytes_lit(&in, "id: 1\n: c\nretry: 2\n:\n"
                   "data: {\"type\":\"response.completed\",\"response\":"
                   "{\"x\":\"secret\",\"output\":[{\"type\":\"reasoning\","
                   "\"id\":\"secret\"}]}}\n\n");

    is(run_cut(&r, &in, RUN_WHOLE, 0), NGX_OK, "a comment comes first");
    types(&got);
    is_bytes(got.data, got.len, "response.created response.completed", 35,
             "there is one event");
    ok(strstr((char *) r.out.data, "secret") == NULL, "what is hidden stays");
    ok(strstr((char *) r.out.data, ": c\n:\n") != NULL, "comments pass");

    ok(cuts() == 0, "however cut");
}


/* an error made anew is the upstream's; what the user puts by it is not */

static void
test_counts(void)
{
    ngx_uint_t  i;

    static struct {
        const char  *rules;
        uint64_t     added;
        uint64_t     hidden;
    } *p, list[] = {
        { "F x", 0, 0 },
        { "H error", 0, 1 },
        { "A n >error", 1, 0 },
        { "A n >error\nH error", 1, 1 }
    };

    static flow_case_t  c = { "", OPENRESPONSES, NULL, "", NULL, NULL, NULL };

    for (i = 0; i < sizeof(list) / sizeof(list[0]); i++) {
        p = &list[i];
        c.rules = p->rules;

        configure(&c);
        frames(&in, CREATED "{'type':'error','error':{'code':'x'}}\n"
                    "{'type':'response.failed','response':{'id':'r',"
                    "'object':'response','created_at':1700000000,"
                    "'model':'m','status':'failed','output':[]}}\n");

        is(run_cut(&r, &in, RUN_WHOLE, 0), NGX_OK, "counts, %lu",
           (unsigned long) i);
        is(r.usage.added, p->added, "added");
        is(r.usage.hidden, p->hidden, "hidden");
    }
}


int
main(void)
{
    flow_case_t  *c;
    ngx_uint_t    bad;

    run_init(&r);
    rules_init(&rules);
    rules_var(&rules, 1, "v", 1);

    for (c = cases; c->name; c++) {
        configure(c);
        frames(&in, c->in);

        bad = (run_cut(&r, &in, RUN_WHOLE, 0) != NGX_OK);
        bad += differs(c);

        ok(!bad, "%s", c->name);
        ok(cuts() == 0 && faults(&r.stream) == 0 && faults(&r.process) == 0,
           "%s: however cut, and without memory", c->name);
    }

    test_line();
    test_bare();
    test_comment();
    test_counts();

    is(r.empty + rules.wrong, 0, "no piece was empty");

    rules_free(&rules);
    run_free(&r);
    bytes_free(&in);
    bytes_free(&got);
    bytes_free(&whole);
    bytes_free(&text);

    ok(mem_clean(&r.process) && mem_clean(&r.stream) && mem_clean(&rules.mem),
       "no leak");

    return tap_done();
}
