
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for the profile eugpt over whole streams: streams that follow its
 * rules are not changed, and of all others the order, the end, the types and
 * the final response are those that its clients know.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "guard.h"
#include "profiles.h"
#include "random.h"
#include "run.h"
#include "tap.h"


#define EUGPT  2

#define MAX_TYPES  128


/* types that may be generated; those of the upstream pass */

static const char  *generated[] = {
    "response.created", "response.completed", "error",
    "response.output_item.added", "response.output_item.done",
    "response.content_part.added", "response.output_text.delta",
    "response.output_text.done", NULL
};


typedef struct {
    char        name[128];
    ngx_uint_t  n;
} type_count_t;


typedef struct {
    type_count_t  type[MAX_TYPES];
    ngx_uint_t    ntypes;
    ngx_uint_t    events;
    ngx_uint_t    bad;

    ngx_uint_t    ends;                /* terminals */
    char          end[128];            /* the type of the last event */
    ngx_uint_t    incomplete;          /* response.incomplete, or its status */
    ngx_uint_t    numberless;          /* error events without a number */

    bytes_t       texts[256];          /* final texts, by place */
    bytes_t       summary;             /* output_text of the terminal */
    ngx_uint_t    whole;               /* summary and tool_calls are there */
} seen_t;


static run_t    r;
static bytes_t  text;
static files_t  files;
static seen_t   in, out;


#define check(s, cond, what)                                                  \
    do {                                                                      \
        if (!(cond)) {                                                        \
            (s)->bad++;                                                       \
            diag("%s, event %lu %s", what, (unsigned long) (s)->events,       \
                 (s)->end);                                                   \
        }                                                                     \
    } while (0)


/* a type of other servers counts as that of OpenAI */

static ngx_uint_t *
counter(seen_t *s, const char *name)
{
    ngx_uint_t  i;

    static const char  *names[][2] = {
        { "response.reasoning_part.added", "response.content_part.added" },
        { "response.reasoning_part.done", "response.content_part.done" },
        { "response.reasoning.delta", "response.reasoning_text.delta" },
        { "response.reasoning.done", "response.reasoning_text.done" },
        { NULL, NULL }
    };

    for (i = 0; names[i][0]; i++) {
        if (strcmp(names[i][0], name) == 0) {
            name = names[i][1];
        }
    }

    for (i = 0; i < s->ntypes; i++) {
        if (strcmp(s->type[i].name, name) == 0) {
            return &s->type[i].n;
        }
    }

    if (s->ntypes == MAX_TYPES) {
        return &s->type[0].n;
    }

    snprintf(s->type[s->ntypes].name, 128, "%s", name);
    s->type[s->ntypes].n = 0;

    return &s->type[s->ntypes++].n;
}


static ngx_uint_t
is_string(json_t *object, const char *key)
{
    json_t  *node;

    node = json_get(object, key);

    return node && node->kind == JSON_STRING;
}


static long
place(json_t *event, u_char *data, const char *key)
{
    json_t  *index;

    index = json_get(event, key);

    return index ? strtol((char *) data + index->start, NULL, 10) : 0;
}


/* output_text.done replaces what deltas said */

static void
said(seen_t *s, json_t *event, u_char *data, ngx_uint_t whole)
{
    long      n;
    bytes_t  *piece;

    n = 4 * place(event, data, "output_index")
        + place(event, data, "content_index");

    if (n < 0 || n > 255) {
        return;
    }

    piece = guard_string(event, whole ? "text" : "delta");

    if (whole) {
        s->texts[n].len = 0;
    }

    bytes_add(&s->texts[n], piece->data, piece->len);
}


static void
see_response(seen_t *s, json_t *event)
{
    json_t   *response, *calls;
    bytes_t  *summary;

    response = json_get(event, "response");

    if (response == NULL) {
        return;
    }

    s->incomplete |= guard_is(guard_string(response, "status"), "incomplete");

    calls = json_get(response, "tool_calls");
    summary = guard_string(response, "output_text");

    s->whole = is_string(response, "output_text")
               && calls && calls->kind == JSON_ARRAY;
    s->summary.len = 0;
    bytes_add(&s->summary, summary->data, summary->len);
}


static void
see(seen_t *s, reference_event_t *ev)
{
    json_t  *event;

    if (guard_is(&ev->data, "[DONE]")) {
        snprintf(s->end, sizeof(s->end), "[DONE]");
        return;
    }

    event = json_parse(ev->data.data, ev->data.len);

    if (event == NULL || event->kind != JSON_OBJECT) {
        json_free(event);
        return;
    }

    s->events++;
    snprintf(s->end, sizeof(s->end), "%s",
             guard_string(event, "type")->len
             ? (char *) guard_string(event, "type")->data : "");

    (*counter(s, s->end))++;

    if (strcmp(s->end, "error") == 0) {
        s->ends++;
        s->numberless += (json_get(event, "sequence_number") == NULL);

        check(s, s == &in || (is_string(event, "code")
                              && is_string(event, "message")
                              && !json_get(event, "error")
                              && !json_get(event, "param")),
              "an error that is not flat");

    } else if (strcmp(s->end, "response.completed") == 0) {
        s->ends++;
        see_response(s, event);

    } else if (strcmp(s->end, "response.incomplete") == 0) {
        s->incomplete = 1;

    } else if (strcmp(s->end, "response.output_text.delta") == 0) {
        said(s, event, ev->data.data, 0);

    } else if (strcmp(s->end, "response.output_text.done") == 0) {
        said(s, event, ev->data.data, 1);
    }

    json_free(event);
}


static void
see_all(seen_t *s, bytes_t *b)
{
    ngx_uint_t   i;
    reference_t  ref;

    for (i = 0; i < 256; i++) {
        bytes_free(&s->texts[i]);
    }

    bytes_free(&s->summary);
    ngx_memzero(s, sizeof(seen_t));

    reference_parse(&ref, b->data, b->len);

    for (i = 0; i < ref.n; i++) {
        see(s, &ref.list[i]);
        check(s, s == &in || guard_is(&ref.list[i].event, "message"),
              "another event line");
    }

    reference_free(&ref);
}


/* only types of EU GPT are generated, and its two ends are the only ones */

static void
check_types(void)
{
    ngx_uint_t   i, k;

    static const char  *others[] = {
        "response.failed", "response.incomplete", "response.cancelled",
        "response.done", "response.error", NULL
    };

    for (i = 0; others[i]; i++) {
        check(&out, *counter(&out, others[i]) == 0, others[i]);
    }

    for (i = 0; i < out.ntypes; i++) {

        for (k = 0;
             generated[k] && strcmp(generated[k], out.type[i].name) != 0;
             k++)
        {
            /* void */
        }

        if (generated[k] == NULL
            && out.type[i].n > *counter(&in, out.type[i].name)
                               + *counter(&in, ""))
        {
            out.bad++;
            diag("%s was generated", out.type[i].name);
        }
    }
}


static void
check_end(void)
{
    size_t      len;
    ngx_uint_t  i;

    is(out.ends, 1, "one end");

    check(&out, strcmp(out.end, "response.completed") == 0
                || strcmp(out.end, "error") == 0, "it is not the last event");
    check(&out, out.numberless <= in.numberless, "an error without a number");

    if (strcmp(out.end, "error") == 0) {
        return;
    }

    check(&out, out.incomplete == in.incomplete, "the status is another");
    check(&out, out.whole, "no output_text or tool_calls");

    for (i = 0, len = 0; i < 256; i++) {
        len += out.texts[i].len;
    }

    check(&out, out.summary.len == len, "output_text says something else");
}


/* whether it follows the rules of EU GPT already */

static ngx_uint_t
follows(const char *name)
{
    return strstr(name, "eugpt") != NULL;
}


static void
test_file(const char *name)
{
    ngx_uint_t  flags;

    profile_set(&r, EUGPT);

    files_read(name, &text);

    if (strstr(name, "/numbers.in")) {

        /* no type is known: it may be any stream */

        return;
    }

    if (run_cut(&r, &text, RUN_WHOLE, 0) != NGX_OK) {
        ok(0, "%s: no error", name);
        return;
    }

    name = strrchr(name, '/') + 1;

    if (follows(name)) {
        ok(bytes_equal(&r.out, &text), "%s: byte for byte", name);
        ok(r.usage.repaired == 0 && r.usage.edited == 0 && r.usage.added == 0,
           "%s: nothing is counted", name);
    }

    flags = r.usage.malformed ? GUARD_BAD : 0;

    see_all(&in, &text);
    see_all(&out, &r.out);

    check_types();
    check_end();

    out.bad += guard_stream(&r.conf, flags, &r.out);

    is(out.bad, 0, "%s", name);
}


#define CREATED                                                               \
    "event: message\n"                                                        \
    "data: {\"type\":\"response.created\",\"sequence_number\":0,"             \
    "\"response\":{\"id\":\"r\",\"object\":\"response\","                     \
    "\"created_at\":1700000000000,\"model\":\"m\","                           \
    "\"status\":\"in_progress\"}}\n\n"

#define TEXT                                                                  \
    CREATED                                                                   \
    "event: message\n"                                                        \
    "data: {\"type\":\"response.output_item.added\",\"sequence_number\":1,"   \
    "\"output_index\":0,\"item\":{\"type\":\"message\"}}\n\n"                 \
    "event: message\n"                                                        \
    "data: {\"type\":\"response.content_part.added\",\"sequence_number\":2,"  \
    "\"output_index\":0,\"content_index\":0,"                                 \
    "\"part\":{\"type\":\"output_text\",\"text\":\"\"}}\n\n"                  \
    "event: message\n"                                                        \
    "data: {\"type\":\"response.output_text.delta\",\"sequence_number\":3,"   \
    "\"output_index\":0,\"content_index\":0,\"delta\":\"a \\\"b\\\"\"}\n\n"

#define DONE                                                                  \
    "event: message\n"                                                        \
    "data: {\"type\":\"response.output_text.done\",\"sequence_number\":4,"    \
    "\"output_index\":0,\"content_index\":0,\"text\":\"a \\\"b\\\"\"}\n\n"    \
    "event: message\n"                                                        \
    "data: {\"type\":\"response.output_item.done\",\"sequence_number\":5,"    \
    "\"output_index\":0,\"item\":{\"type\":\"message\","                      \
    "\"status\":\"completed\"}}\n\n"

#define CALL(n, arguments)                                                    \
    "event: message\n"                                                        \
    "data: {\"type\":\"response.output_item.added\",\"sequence_number\":" #n  \
    ",\"output_index\":1,\"item\":{\"type\":\"function_call\","               \
    "\"name\":\"f\",\"call_id\":\"c\",\"arguments\":\"" arguments "\"}}\n\n"

#define CALLED(n, arguments, more)                                            \
    "event: message\n"                                                        \
    "data: {\"type\":\"response.output_item.done\",\"sequence_number\":" #n   \
    ",\"output_index\":1,\"item\":{\"type\":\"function_call\","               \
    "\"name\":\"f\",\"call_id\":\"c\",\"arguments\":\"" arguments "\"" more   \
    ",\"status\":\"completed\"}}\n\n"

#define END(type, n, before, response)                                        \
    "event: message\n"                                                        \
    "data: {" before "\"type\":\"" type "\",\"sequence_number\":" #n ","      \
    "\"response\":{" response "}}\n\n"

#define RAN                                                                   \
    "{\"type\":\"function_call\",\"name\":\"f\",\"call_id\":\"c\","           \
    "\"arguments\":\"{\\\"x\\\":1}\",\"status\":\"completed\"}"

#define RESPONSE(status)                                                      \
    "\"id\":\"r\",\"status\":\"" status "\",\"model\":\"m\""

#define MESSAGE                                                               \
    "{\"content\":[{\"type\":\"output_text\",\"text\":\"a \\\"b\\\"\","       \
    "\"annotations\":[],\"logprobs\":[]}],\"type\":\"message\","              \
    "\"status\":\"completed\"}"

/* what a terminal without a summary gets */

#define WANT(output, summary, calls)                                          \
    "\"object\":\"response\",\"created_at\":1700000000000,"                   \
    "\"output\":" output ",\"output_text\":" summary                          \
    ",\"tool_calls\":" calls ","


static const struct {
    const char  *in;
    const char  *want;                 /* NULL: the same */
    const char  *name;
    ngx_uint_t   terminal;             /* that is logged */
} cases[] = {

    { TEXT DONE END("response.completed", 6, "", RESPONSE("completed")
                    ",\"output_text\":\"a \\\"b\\\"\",\"tool_calls\":[]"),
      NULL, "a text", NGX_RESPONSES_COMPLETED },

    { CREATED END("response.completed", 1, "", RESPONSE("completed")
                  ",\"output_text\":\"\",\"tool_calls\":[]"),
      NULL, "an empty text", NGX_RESPONSES_COMPLETED },

    { TEXT DONE END("response.completed", 6, "", RESPONSE("incomplete")
                    ",\"output_text\":\"a \\\"b\\\"\",\"tool_calls\":[]"),
      NULL, "an incomplete response", NGX_RESPONSES_INCOMPLETE },

    { TEXT DONE CALL(6, "{}") CALLED(7, "{}", ",\"output\":\"x\"")
      END("response.completed", 8, "", RESPONSE("completed")
          ",\"output_text\":\"a \\\"b\\\"\",\"tool_calls\":[]"),
      NULL, "a call that the server ran", NGX_RESPONSES_COMPLETED },

    { TEXT "event: message\ndata: {\"type\":\"error\",\"code\":\"c\","
      "\"message\":\"m\"}\n\n",
      NULL, "an error without a number", NGX_RESPONSES_FAILED },

    { TEXT DONE END("response.completed", 6, "",
                    RESPONSE("completed")),
      TEXT DONE END("response.completed", 6, "",
                    WANT("[" MESSAGE "]", "\"a \\\"b\\\"\"", "[]")
                    RESPONSE("completed")),
      "output_text from parts", NGX_RESPONSES_COMPLETED },

    { TEXT DONE END("response.completed", 6, "", RESPONSE("completed")
                    ",\"output_text\":\"\",\"tool_calls\":[]"),
      TEXT DONE END("response.completed", 6, "", RESPONSE("completed")
                    ",\"output_text\":\"a \\\"b\\\"\",\"tool_calls\":[]"),
      "output_text that is empty", NGX_RESPONSES_COMPLETED },

    { TEXT DONE CALL(6, "") CALLED(7, "{\\\"x\\\":1}", "")
      END("response.completed", 8, "", RESPONSE("completed")),
      TEXT DONE CALL(6, "") CALLED(7, "{\\\"x\\\":1}", "")
      END("response.completed", 8, "",
          WANT("[" MESSAGE "," RAN "]", "\"a \\\"b\\\"\"", "[" RAN "]")
          RESPONSE("completed")),
      "tool_calls", NGX_RESPONSES_COMPLETED },

    { TEXT DONE CALL(6, "{") END("response.incomplete", 7, "",
                                 RESPONSE("incomplete")),
      TEXT DONE CALL(6, "{") END("response.completed", 7, "",
                                 WANT("[" MESSAGE "]",
                                      "\"a \\\"b\\\"\"", "[]")
                                 RESPONSE("incomplete")),
      "half a call of an incomplete response", NGX_RESPONSES_INCOMPLETE },

    { TEXT END("response.cancelled", 4, "", RESPONSE("cancelled")),
      TEXT "event: message\ndata: {\"type\":\"error\",\"sequence_number\":4,"
      "\"code\":\"cancelled\",\"message\":\"The response was cancelled.\"}"
      "\n\n",
      "a cancelled response", NGX_RESPONSES_CANCELLED },

    { TEXT END("response.failed", 4, "", RESPONSE("failed")
               ",\"error\":{\"code\":\"c\",\"message\":\"m\"}"),
      TEXT "event: message\ndata: {\"type\":\"error\",\"sequence_number\":4,"
      "\"code\":\"c\",\"message\":\"m\"}\n\n",
      "a failed response", NGX_RESPONSES_FAILED },

    { TEXT DONE "data: [DONE]\n\n",
      TEXT DONE "event: message\n"
      "data: {\"type\":\"response.completed\",\"sequence_number\":6,"
      "\"response\":{\"id\":\"r\",\"object\":\"response\","
      "\"created_at\":1700000000000,\"status\":\"completed\",\"error\":null,"
      "\"incomplete_details\":null,\"model\":\"m\",\"output\":[" MESSAGE "],"
      "\"usage\":{\"input_tokens\":0,"
      "\"input_tokens_details\":{\"cached_tokens\":0,"
      "\"cache_write_tokens\":0},\"output_tokens\":0,"
      "\"output_tokens_details\":{\"reasoning_tokens\":0},"
      "\"total_tokens\":0},\"output_text\":\"a \\\"b\\\"\",\"tool_calls\":[]}"
      "}\n\n",
      "[DONE] after all items", NGX_RESPONSES_COMPLETED },

    { "event: message\ndata: {\"type\":\"response.output_text.delta\","
      "\"sequence_number\":0,\"delta\":\"x\"}\n\n"
      "event: message\ndata: {\"type\":\"error\",\"sequence_number\":1,"
      "\"code\":\"c\",\"message\":\"m\"}\n\n",
      "event: message\ndata: {\"type\":\"response.created\","
      "\"sequence_number\":0,\"response\":{\"id\":\"resp_0123456789abcdef\","
      "\"object\":\"response\",\"created_at\":1700000000000,"
      "\"status\":\"in_progress\",\"error\":null,\"incomplete_details\":null,"
      "\"model\":\"unknown\",\"output\":[]}}\n\n"
      "event: message\ndata: {\"type\":\"response.output_item.added\","
      "\"sequence_number\":1,\"output_index\":0,\"item\":{"
      "\"id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"message\",\"status\":\"in_progress\","
      "\"role\":\"assistant\",\"content\":[]}}\n\n"
      "event: message\ndata: {\"type\":\"response.content_part.added\","
      "\"sequence_number\":2,\"item_id\":\"msg_0123456789abcdef_0\","
      "\"output_index\":0,\"content_index\":0,"
      "\"part\":{\"type\":\"output_text\",\"text\":\"\",\"annotations\":[],"
      "\"logprobs\":[]}}\n\n"
      "event: message\ndata: {\"output_index\":0,\"content_index\":0,"
      "\"item_id\":\"msg_0123456789abcdef_0\","
      "\"type\":\"response.output_text.delta\",\"sequence_number\":3,"
      "\"delta\":\"x\"}\n\n"
      "event: message\ndata: {\"type\":\"error\",\"sequence_number\":4,"
      "\"code\":\"c\",\"message\":\"m\"}\n\n",
      "no scaffold", NGX_RESPONSES_FAILED },

    { NULL, NULL, NULL, 0 }
};


static void
test_cases(void)
{
    ngx_uint_t   i;
    const char  *want;

    for (i = 0; cases[i].in; i++) {
        profile_set(&r, EUGPT);

        text.len = 0;
        bytes_text(&text, cases[i].in);

        if (run_cut(&r, &text, RUN_WHOLE, 0) != NGX_OK) {
            ok(0, "%s: no error", cases[i].name);
            continue;
        }

        want = cases[i].want ? cases[i].want : cases[i].in;

        is_bytes(r.out.data, r.out.len, want, strlen(want), "%s",
                 cases[i].name);

        if (cases[i].terminal) {
            is(r.usage.terminal, cases[i].terminal, "%s: as logged",
               cases[i].name);
        }

        if (cases[i].want == NULL) {
            ok(r.usage.repaired == 0 && r.usage.edited == 0,
               "%s: nothing is counted", cases[i].name);
        }
    }
}


/* texts that were given up: rather no summary than half of it */

static void
test_limit(void)
{
    static const char  full[] =
        TEXT DONE END("response.completed", 6, "", RESPONSE("completed"));

    profile_set(&r, EUGPT);
    r.conf.max_text_size = 4;

    text.len = 0;
    bytes_text(&text, full);

    run_cut(&r, &text, RUN_WHOLE, 0);

    bytes_add(&r.out, "", 1);

    ok(strstr((char *) r.out.data, "output_text\":") == NULL,
       "a text over the limit is not summarised");
}


int
main(void)
{
    ngx_uint_t  i;

    run_init(&r);

    test_cases();
    test_limit();

    files_list(&files, "t/streams", ".in");
    ok(files.n > 5, "streams are there, run this from the top");

    if (files_shared("streams") == NULL) {
        tap_skip("no shared streams, only those of t/streams");
    }

    files_list(&files, files_shared("streams/mock"), ".sse");
    files_list(&files, files_shared("streams/real"), ".sse");

    for (i = 0; i < files.n; i++) {
        test_file(files.name[i]);
    }

    bytes_free(&text);
    bytes_lit(&text, "");
    see_all(&in, &text);
    see_all(&out, &text);

    run_free(&r);
    bytes_free(&text);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
