
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the tests' own reader of the contract: a stream in which nothing
 * is wrong, and each rule broken in it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "case.h"
#include "guard.h"
#include "profiles.h"


#define CONTRACT_EVENTS  20


/* what is done to the stream: text is replaced, in one event or in all */

typedef enum {
    NOTHING,
    IN,
    ALL,
    WITHOUT,                           /* this event */
    COPY,                              /* of the event that text names */
    INSERT                             /* text before this event */
} contract_change_e;


typedef struct {
    const char         *rule;          /* "": none is broken */
    ngx_uint_t          profile;
    contract_change_e   change;
    ngx_uint_t          event;
    const char         *text;          /* ' stands for " */
    const char         *by;
} contract_case_t;


#define OPENAI         0
#define OPENRESPONSES  1               /* [DONE] is event 14 */
#define EUGPT          2

#define ERROR   "event: error\ndata: {'type':'error','sequence_number':0,"
#define NESTED  "'error':{'type':'t','code':'c','message':'m','param':null}}"


static contract_case_t  cases[] = {

    { "", OPENAI, NOTHING, 0, "", "" },
    { "", OPENRESPONSES, NOTHING, 0, "", "" },
    { "", EUGPT, NOTHING, 0, "", "" },

    { "G1", OPENAI, WITHOUT, 0, "", "" },
    { "G1", OPENAI, COPY, 0, "1", "" },
    { "G1", OPENAI, COPY, 1, "0", "" },
    { "G1", OPENAI, INSERT, 0, "event: keepalive\n"
      "data: {'type':'keepalive','sequence_number':0}\n\n", "" },

    { "G2", OPENAI, IN, 3, "'sequence_number':3,", "" },
    { "G2", OPENAI, IN, 3, "ber':3", "ber':'3'" },
    { "G2", OPENAI, IN, 3, "ber':3", "ber':3.5" },
    { "G2", OPENAI, IN, 3, "ber':3", "ber':2" },
    { "G2", OPENAI, ALL, 0, "ber':", "ber':1" },

    { "G3", OPENAI, WITHOUT, 13, "", "" },
    { "G3", OPENAI, COPY, 14, "13", "" },
    { "G3", OPENAI, INSERT, 14, ERROR NESTED "\n\n", "" },
    { "G3", OPENAI, INSERT, 3, ERROR NESTED "\n\n", "" },
    { "G3", OPENAI, INSERT, 14, "data: [DONE]\n\n", "" },
    { "G3", OPENRESPONSES, WITHOUT, 14, "", "" },
    { "G3", OPENRESPONSES, COPY, 14, "14", "" },
    { "G3", OPENRESPONSES, COPY, 13, "14", "" },
    { "G3", EUGPT, ALL, 0, "response.completed", "response.failed" },

    { "G4", OPENAI, WITHOUT, 2, "", "" },
    { "G4", OPENAI, WITHOUT, 3, "", "" },
    { "G4", OPENAI, WITHOUT, 6, "", "" },
    { "G4", OPENAI, WITHOUT, 7, "", "" },
    { "G4", OPENAI, WITHOUT, 8, "", "" },
    { "G4", OPENAI, WITHOUT, 9, "", "" },
    { "G4", OPENAI, WITHOUT, 11, "", "" },
    { "G4", OPENAI, WITHOUT, 12, "", "" },
    { "G4", OPENAI, COPY, 9, "5", "" },
    { "G4", OPENAI, COPY, 9, "8", "" },
    { "G4", OPENAI, COPY, 7, "6", "" },
    { "G4", OPENAI, COPY, 8, "7", "" },
    { "G4", OPENAI, IN, 5, "output_text.delta\ndata: {'type':'response."
      "output_text", "refusal.delta\ndata: {'type':'response.refusal" },
    { "G4", OPENAI, IN, 13, "'type':'message'", "'type':'other'" },

    { "G5", OPENAI, IN, 5, "'item_id':'msg_1',", "" },
    { "G5", OPENAI, IN, 5, "msg_1", "msg_2" },
    { "G5", OPENAI, IN, 8, "'id':'msg_1'", "'id':'msg_2'" },
    { "G5", OPENAI, IN, 12, "'call_id':'call_1'", "'call_id':'call_2'" },
    { "G5", OPENAI, IN, 12, "'type':'function_call'", "'type':'mcp_call'" },
    { "G5", OPENAI, ALL, 0, "msg_1", "" },
    { "G5", OPENAI, ALL, 0, "fc_1", "msg_1" },
    { "G5", OPENAI, IN, 13, "resp_1", "resp_2" },
    { "G5", OPENAI, ALL, 0, "resp_1", "" },
    { "G5", OPENAI, IN, 5, "'output_index':0,", "" },
    { "G5", OPENAI, ALL, 0, "'output_index':1", "'output_index':2" },
    { "G5", OPENAI, IN, 5, "'content_index':0,", "" },
    { "G5", OPENAI, ALL, 0, "'content_index':0", "'content_index':1" },
    { "G5", OPENAI, IN, 5, "'lo'", "{'text':'lo'}" },
    { "G5", OPENAI, IN, 13, "'response':", "'x':" },

    { "G9", OPENAI, IN, 0, "event", "\357\273\277event" },
    { "G9", OPENAI, ALL, 0, "\n", "\r\n" },
    { "G9", OPENAI, IN, 13, "\n\n", "\n" },
    { "G9", OPENAI, IN, 3, "data", "id: 1\ndata" },
    { "G9", OPENAI, INSERT, 0, "retry: 1\n\n", "" },
    { "G9", OPENAI, INSERT, 0, "event: x\n\n", "" },
    { "G9", OPENAI, INSERT, 3, "\n", "" },
    { "G9", OPENAI, IN, 5, "'delta':", "\ndata: 'delta':" },
    { "G9", OPENAI, IN, 5, "event: response.output_text.delta\n", "" },
    { "G9", OPENAI, IN, 5, "event: response", "event: r" },
    { "G9", EUGPT, IN, 5, "event: message", "event: r" },
    { "G9", OPENAI, INSERT, 5, "event: x\ndata: {]\n\n", "" },
    { "", OPENAI, INSERT, 5, ": a comment\n\n", "" },

    { "N8", OPENAI, ALL, 0, "'type':'output_text'", "'type':'text'" },
    { "N8", OPENAI, IN, 7, "'type':'output_text'", "'type':'refusal'" },
    { "N8", OPENAI, IN, 13, "'type':'output_text'", "'type':'text'" },

    { "N9", OPENAI, IN, 0, "1700000000", "1700000000.5" },
    { "N9", OPENAI, IN, 0, "1700000000", "1700000000000" },
    { "N9", EUGPT, IN, 0, "1700000000000", "1700000000" },

    { "N10", OPENAI, WITHOUT, 10, "", "" },
    { "N11", OPENAI, COPY, 4, "1", "" },

    { "N12", OPENAI, IN, 6, "Hello", "" },
    { "N12", OPENAI, IN, 7, ",'text':'Hello'", "" },
    { "N12", OPENAI, IN, 8, "{'type':'output_text','text':'Hello',"
      "'annotations':[]}", "" },
    { "N12", OPENAI, IN, 12, "'arguments':'{}'", "'arguments':''" },
    { "N12", OPENAI, IN, 13, ",'text':'Hello'", "" },
    { "N12", OPENAI, IN, 13, ",{'id':'fc_1','type':'function_call','status':"
      "'completed','call_id':'call_1','name':'f','arguments':'{}'}", "" },
    { "T", OPENAI, IN, 6, "Hello", "Hullo" },
    { "T", OPENAI, IN, 13, "Hello", "Hullo" },

    { "N13", OPENRESPONSES, INSERT, 3, ERROR "'code':'c','message':'m',"
      "'param':null}\n\n", "" },
    { "N13", OPENAI, INSERT, 3, ERROR "'error':{'type':'t','code':4,"
      "'message':'m','param':null}}\n\n", "" },
    { "N13", OPENAI, INSERT, 3, ERROR "'error':{'type':'t','code':'c',"
      "'param':null}}\n\n", "" },
    { "N13", OPENAI, INSERT, 3, ERROR "'error':{'type':'t','code':'c',"
      "'message':'m'}}\n\n", "" },
    { "N13", OPENAI, INSERT, 3, ERROR "'error':{'type':null,'code':'c',"
      "'message':'m','param':null}}\n\n", "" },
    { "N13", EUGPT, INSERT, 3, "event: message\ndata: {'type':'error',"
      "'sequence_number':0,'code':'c','message':'m','param':null}\n\n", "" },

    { "N14", OPENAI, IN, 13, "'output'",
      "'usage':{'prompt_tokens':1},'output'" },
    { "N14", OPENAI, IN, 13, "'output'",
      "'usage':{'input_tokens':1,'output_tokens':1},'output'" },

    { "N15", OPENAI, INSERT, 5, "event: ping\ndata: {'type':'ping',"
      "'sequence_number':0}\n\n", "" },
    { "N16", OPENAI, INSERT, 5, "event: response.reasoning.delta\ndata: "
      "{'type':'response.reasoning.delta','sequence_number':0}\n\n", "" },
    { "", OPENAI, INSERT, 5, "event: acme:x\ndata: {'type':'acme:x',"
      "'sequence_number':0,'y':1}\n\n", "" },

    { "N17", OPENAI, IN, 13, "'model':'m',", "" },
    { "N17", OPENAI, IN, 13, "'object':'response',", "" },
    { "N17", OPENAI, IN, 1, ",'output':[]", "" },
    { "N17", OPENAI, IN, 2, "'status':'in_progress',", "" },
    { "N17", OPENAI, IN, 3, "'text':'',", "" },
    { "N17", OPENAI, IN, 9, ",'arguments':''", "" }
};


static bytes_t  text;
static bytes_t  event[CONTRACT_EVENTS];


/* from with each text replaced, or the first one only */

static void
replace(bytes_t *to, bytes_t *from, const char *what, const char *by,
    ngx_uint_t all)
{
    char  *p, *found;

    p = (char *) from->data;
    to->len = 0;

    while ((found = strstr(p, what)) != NULL) {
        bytes_add(to, p, found - p);
        bytes_text(to, by);
        p = found + strlen(what);

        if (!all) {
            break;
        }
    }

    bytes_text(to, p);
}


/* the events of t/streams/profile/sample.t, as a profile has them */

static ngx_uint_t
sample(ngx_uint_t profile)
{
    char           *p, *end;
    bytes_t         file, one, two;
    ngx_uint_t      n;
    case_reader_t   rd;
    static case_t   c;

    ngx_memzero(&file, sizeof(bytes_t));
    ngx_memzero(&one, sizeof(bytes_t));
    ngx_memzero(&two, sizeof(bytes_t));
    ngx_memzero(&rd, sizeof(case_reader_t));

    rd.file = &file;

    if (!files_read("t/streams/profile/sample.t", &file)
        || !case_read(&rd, &c))
    {
        return 0;
    }

    replace(&one, &c.in.text, "\"", "'", 1);

    if (profile == OPENRESPONSES) {
        bytes_text(&one, "data: [DONE]\n\n");
    }

    if (profile == EUGPT) {
        replace(&two, &one, "1700000000", "1700000000000", 1);
        bytes_free(&one);
        one = two;
    }

    for (n = 0, p = (char *) one.data; *p; p = end + 2, n++) {
        end = strstr(p, "\n\n");
        event[n].len = 0;

        if (profile == EUGPT) {
            bytes_text(&event[n], "event: message\n");
            p = strstr(p, "data:");
        }

        bytes_add(&event[n], p, end + 2 - p);
    }

    case_free(&c);
    bytes_free(&c.in.text);
    bytes_free(&file);
    bytes_free(&one);

    return n;
}


/* events are numbered again if there are others */

static void
add_event(bytes_t *one, int64_t *number)
{
    char  *p, *end, digits[32];

    p = strstr((char *) one->data, "'sequence_number':");

    if (number == NULL || p == NULL) {
        bytes_add(&text, one->data, one->len);
        return;
    }

    p += sizeof("'sequence_number':") - 1;
    end = p + strspn(p, "0123456789");
    snprintf(digits, sizeof(digits), "%ld", (long) (*number)++);

    bytes_add(&text, one->data, (u_char *) p - one->data);
    bytes_text(&text, digits);
    bytes_text(&text, end);
}


static void
make(contract_case_t *c)
{
    int64_t     number, *next;
    bytes_t     changed;
    ngx_uint_t  i, n;

    ngx_memzero(&changed, sizeof(bytes_t));

    n = sample(c->profile);
    number = 0;
    next = (c->change >= WITHOUT) ? &number : NULL;
    text.len = 0;

    for (i = 0; i <= n; i++) {

        if (i == c->event && c->change >= COPY) {
            changed.len = 0;
            bytes_text(&changed, c->change == INSERT ? c->text
                                 : (char *) event[atoi(c->text)].data);
            add_event(&changed, next);
        }

        if (i == n || (i == c->event && c->change == WITHOUT)) {
            continue;
        }

        if (c->change == ALL || (c->change == IN && i == c->event)) {
            replace(&changed, &event[i], c->text, c->by, c->change == ALL);
            add_event(&changed, next);

        } else {
            add_event(&event[i], next);
        }
    }

    replace(&changed, &text, "'", "\"", 1);
    bytes_free(&text);
    text = changed;
}


static void
test_case(contract_case_t *c)
{
    run_t    r;
    size_t   len;
    guard_t  g;

    make(c);
    profile_set(&r, c->profile);

    guard_init(&g, &r.conf, c->rule[0] ? GUARD_QUIET : 0, 0);
    guard_read(&g, &text);

    len = strlen(c->rule);

    ok(g.first ? (len && strncmp(g.first, c->rule, len) == 0
                  && g.first[len] == ':')
               : (len == 0), "row %lu, %s: %s",
       (unsigned long) (c - cases), c->rule, g.first ? g.first : "good");
}


int
main(void)
{
    ngx_uint_t  i;

    for (i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_case(&cases[i]);
    }

    for (i = 0; i < CONTRACT_EVENTS; i++) {
        bytes_free(&event[i]);
    }

    bytes_free(&text);

    return tap_done();
}
