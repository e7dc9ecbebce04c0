
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for rules of the user's where they meet the rest: events that the
 * module makes, ends of streams, profiles, events too long to be held.
 *
 * What leaves is written as types, each with #output_index if it has one.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "guard.h"
#include "profiles.h"
#include "random.h"
#include "rules.h"
#include "run.h"
#include "tap.h"


#define OPENAI         0
#define OPENRESPONSES  1
#define EUGPT          2
#define ENDLESS        4               /* responses_terminal off */
#define PLAIN          8               /* responses_normalize off */
#define ONE            16              /* responses_max_items 1 */

#define CREATED                                                               \
    "{'type':'response.created','response':{'id':'r','object':'response',"    \
    "'created_at':1700000000,'model':'m','status':'in_progress',"             \
    "'output':[]}}\n"
#define ERROR     "{'type':'error','code':'c','message':'x'}\n"
#define TEXT(s)   "{'type':'response.output_text.delta','delta':'" s "'}\n"
#define REASON(s)                                                             \
    "{'type':'response.reasoning_text.delta','delta':'" s "'}\n"
#define COMPLETED "{'type':'response.completed'}\n"

/* longer than what is held here */

#define LONG      "~~~~~~~~~~"

#define BIG(type, n, members)                                                 \
    "{'type':'" type "','output_index':" #n ",'item_id':'i" #n "',"           \
    "'content_index':0" members ",'delta':'" LONG "'}\n"
#define BIG_ITEM(n, type)                                                     \
    "{'type':'response.output_item.added','output_index':" #n ",'item':"      \
    "{'id':'i" #n "','type':'" type "','x':'" LONG "'}}\n"
#define ITEM(n, type)                                                         \
    "{'type':'response.output_item.added','output_index':" #n ",'item':"      \
    "{'id':'i" #n "','type':'" type "','status':'in_progress',"               \
    "'role':'assistant','content':[]}}\n"


typedef struct {
    const char  *name;
    ngx_uint_t   how;
    const char  *rules;
    const char  *in;
    const char  *want;
    const char  *has;                  /* the output does, if not NULL */
    const char  *lacks;
} flow_case_t;


static flow_case_t  cases[] = {

    { "events that are made are seen by rules", OPENAI,
      "A n >response.created\nA m <response.output_text.delta\n"
      "S response.q $1\n"
      "F item.role\nH response.in_progress response.content_part.added",
      TEXT("a"),
      "response.created n response.in_progress response.output_item.added#0 m "
      "error response.failed", "'q':'v'", "role':'assistant','content':[]}}" },

    { "only one event is wanted, its scaffold is made", OPENAI,
      "P response.output_text.delta", CREATED TEXT("a") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.output_text.delta#0 "
      "response.content_part.done#0 response.output_item.done#0 "
      "response.completed", NULL, NULL },

    { "nothing stands behind a failure", EUGPT, "A n >error\nA m <error",
      CREATED, "response.created m error", NULL, NULL },

    { "nor behind one that was sent", EUGPT, "A n >>error\nA m <<error",
      CREATED ERROR, "response.created m error", NULL, NULL },

    { "an error that is the end is not hidden", EUGPT, "H error\nP x",
      CREATED ERROR, "response.created error", NULL, NULL },

    { "where it is none it may be", OPENAI, "H error", CREATED ERROR,
      "response.created response.failed", "'code':'c'", "upstream_" },

    { "one that is made as well", OPENAI, "H error", CREATED,
      "response.created response.failed", "upstream_incomplete", NULL },

    { "events stand by an error", OPENAI, "A n >error\nA m <response.failed",
      CREATED ERROR, "response.created error n m response.failed", NULL,
      NULL },

    { "an item that is hidden is made in secret", OPENAI, "I reasoning",
      CREATED REASON("secret") TEXT("open") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.output_text.delta#0 "
      "response.output_text.done#0 response.content_part.done#0 "
      "response.output_item.done#0 response.completed", "'open'", "secret" },

    { "all items are", OPENRESPONSES, "I *",
      CREATED REASON("secret") TEXT("secret") COMPLETED,
      "response.created response.completed [DONE]", NULL, "secret" },

    { "also when the stream fails", OPENAI, "I reasoning",
      CREATED REASON("secret"),
      "response.created error response.failed", NULL, "secret" },

    { "types have two names", OPENRESPONSES,
      "H response.reasoning_text.delta", CREATED REASON("a") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.reasoning.done#0 "
      "response.content_part.done#0 response.output_item.done#0 "
      "response.completed [DONE]", NULL, NULL },

    { "and the other one", OPENRESPONSES,
      "H response.reasoning.delta", CREATED REASON("a") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.reasoning.done#0 "
      "response.content_part.done#0 response.output_item.done#0 "
      "response.completed [DONE]", NULL, NULL },

    { "also where events are put", OPENRESPONSES,
      "A n <response.reasoning_text.done\nA m >response.reasoning.done",
      CREATED REASON("a") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.reasoning.delta#0 n "
      "response.reasoning.done#0 m response.content_part.done#0 "
      "response.output_item.done#0 response.completed [DONE]", NULL, NULL },

    { "texts that are filled in are rewritten", OPENAI, "W open SHUT\nD",
      CREATED TEXT("op") TEXT("en") COMPLETED,
      "response.created response.output_item.added#0 "
      "response.content_part.added#0 response.output_text.delta#0 "
      "response.output_text.delta#0 response.rewrite.in_progress "
      "response.output_text.done#0 response.content_part.done#0 "
      "response.output_item.done#0 response.completed", "SHUT", "'open'" },

    { "the routing event comes before the failure", OPENAI,
      "R $1\nA n >response.created", CREATED,
      "response.created response.routing.completed n error response.failed",
      NULL, NULL },

    { "and at the end if nothing follows", OPENAI|ENDLESS,
      "R $1\nA n >response.created", CREATED,
      "response.created response.routing.completed n", NULL, NULL },

    { "and not behind an item that nobody sees", OPENAI|PLAIN|ENDLESS,
      "R $1\nI reasoning", CREATED ITEM(0, "reasoning")
      "{'type':'response.routing.completed'}\n",
      "response.created response.routing.completed", NULL, "'v'" },

    { "long: an item and its events", OPENAI, "I reasoning",
      CREATED BIG_ITEM(0, "reasoning")
      BIG("response.reasoning_text.delta", 0, "") ITEM(1, "message")
      BIG("response.output_text.delta", 1, "")
      "{'type':'acme.z','output_index':0,'x':1}\n"
      "{'type':'acme.z','output_index':0,'x':'" LONG "'}\n"
      "{'type':'acme.y','output_index':1,'x':'" LONG "'}\n"
      "{'type':'response.completed','response':{'id':'r','output':[],"
      "'x':'" LONG "'}}\n",
      "response.created response.output_item.added#0 "
      "response.output_text.delta#0 acme.y#0 response.completed", NULL,
      "i0" },

    { "too many items: none is met by half", OPENAI|PLAIN|ENDLESS|ONE,
      "I reasoning",
      ITEM(0, "reasoning") ITEM(1, "message") ITEM(2, "reasoning")
      "{'type':'acme.x','output_index':0}\n"
      "{'type':'acme.y','output_index':1}\n"
      "{'type':'acme.z','output_index':2}\n" COMPLETED,
      "response.output_item.added#0 acme.y#0 response.completed", NULL,
      NULL },

    { "long: an index is known, an id is not", OPENAI|PLAIN|ENDLESS,
      "I reasoning",
      BIG_ITEM(0, "reasoning") "{'type':'acme.x','item_id':'i0'}\n"
      "{'type':'acme.y','output_index':0}\n", "acme.x", NULL, "acme.y" },

    { "long: its type behind the limit", OPENAI|PLAIN|ENDLESS, "I reasoning",
      "{'type':'response.output_item.added','output_index':0,'item':"
      "{'x':'" LONG "','type':'reasoning'}}\n"
      "{'type':'acme.x','output_index':0}\n",
      "", NULL, NULL },

    { "long: members are emptied", OPENAI, "F x response.y item.z",
      CREATED
      BIG("response.output_text.delta", 0, ",'x':{'a':'Q'},'y':1,'x':'Q'")
      "{'type':'response.completed','response':{'id':'r','output':[],"
      "'y':['Q" LONG "',{'y':'Q'}],'z':2}}\n",
      "response.created response.output_text.delta#0 response.completed",
      "'x':null,'y':1,'x':null", "Q" },

    { "long: members are not set", OPENAI, "S x 5\nS response.y 6",
      BIG("response.output_text.delta", 0, ",'x':1")
      "{'type':'response.completed','response':{'id':'r','output':[],"
      "'z':'" LONG "'}}\n",
      "response.created response.in_progress response.output_text.delta#0 "
      "response.completed", "'x':1,", NULL },

    { "long: a type that is hidden", OPENAI,
      "H response.output_text.delta acme.*\nR $1\nA n <acme.x\nA m >acme.x",
      CREATED BIG("response.output_text.delta", 0, "") "{'type':'acme.x',"
      "'x':'" LONG "'}\n" COMPLETED,
      "response.created response.routing.completed n m response.completed",
      NULL, "~~" },

    { "long: one that is not passed", OPENAI, "P response.output_text.done",
      CREATED BIG("response.output_text.delta", 0, "") "{'type':'acme.x',"
      "'x':'" LONG "'}\n" COMPLETED,
      "response.created response.completed", NULL, "~~" },

    { "long: events stand by one", OPENAI,
      "A n <<response.output_text.delta\nA m >>response.output_text.delta\n"
      "A k <response.completed\nA n <acme.x\nA m >acme.x",
      CREATED BIG("response.output_text.delta", 0, "")
      BIG("response.output_text.delta", 0, "")
      "{'type':'acme.x','x':'" LONG "'}\n"
      "{'type':'response.completed','response':{'id':'r','output':[],"
      "'z':'" LONG "'}}\n",
      "response.created n response.output_text.delta#0 m n "
      "response.output_text.delta#0 m n acme.x m k response.completed", NULL,
      NULL },

    { "long: created itself", OPENAI,
      "A n >response.created\nR $1",
      "{'type':'response.created','response':{'id':'r','x':'" LONG "'}}\n"
      "{'type':'acme.x','x':'" LONG "'}\n",
      "response.created response.routing.completed n acme.x error "
      "response.failed", NULL, NULL },

    { "long: what was not read is not compared", OPENAI, "D",
      CREATED BIG("response.output_text.delta", 0, "")
      "{'type':'response.output_text.done','output_index':0,'item_id':'i0',"
      "'content_index':0,'text':'b'}\n" COMPLETED,
      NULL, NULL, "rewrite" },

    { NULL, 0, NULL, NULL, NULL, NULL, NULL }
};


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


/* data that is no JSON to us, in two lines, in which a member is hidden */

static void
test_unread(void)
{
    static flow_case_t  c = { "", OPENAI|ENDLESS, "F x", "", NULL, NULL,
                              NULL };
    static const char   want[] = "event: a\n"
                                 "data: {\"type\":\"a\",\"b\":\"\xbd\", "
                                 "\"x\":null,\"sequence_number\":0}\n\n";

    configure(&c);

    in.len = 0;
    bytes_lit(&in, "data: {\"type\":\"a\",\"b\":\"\xbd\",\n"
                   "data: \"x\":\"secret\",\"sequence_number\":7}\n\n");

    is(run_cut(&r, &in, RUN_WHOLE, 0), NGX_OK, "no JSON, in two lines");
    is_bytes(r.out.data, r.out.len, want, sizeof(want) - 1,
             "the member is hidden");
    is(r.usage.malformed, 1, "and told");

    ok(cuts() == 0, "however cut");
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

    test_unread();

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
