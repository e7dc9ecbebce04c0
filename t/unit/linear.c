
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests that the work for a stream is linear in its length, whatever is in
 * it and however it is cut, by counting and not by a clock: steps of the
 * code, for which it is compiled with "trace-pc", and bytes that memchr() and
 * its like look at.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "engine/ngx_responses_json_rules.h"

#include "directives.h"


/* a text four times as long may cost that many times as much */

#define LIMIT  6


static uint64_t  bytes;


void *__real_memchr(const void *p, int c, size_t len);
void *__wrap_memchr(const void *p, int c, size_t len);
void *__real_memcpy(void *dst, const void *src, size_t len);
void *__wrap_memcpy(void *dst, const void *src, size_t len);
void *__real_memmove(void *dst, const void *src, size_t len);
void *__wrap_memmove(void *dst, const void *src, size_t len);


void *
__wrap_memchr(const void *p, int c, size_t len)
{
    void  *found;

    found = __real_memchr(p, c, len);

    bytes += found ? (size_t) ((u_char *) found - (u_char *) p) + 1 : len;

    return found;
}


void *
__wrap_memcpy(void *dst, const void *src, size_t len)
{
    bytes += len;

    return __real_memcpy(dst, src, len);
}


void *
__wrap_memmove(void *dst, const void *src, size_t len)
{
    bytes += len;

    return __real_memmove(dst, src, len);
}


static run_t    r;
static rules_t  rules;
static bytes_t  text;


#define WHOLE   0x01                   /* read as an event */
#define PIECES  0x02                   /* too long to be held */
#define BOTH    (WHOLE|PIECES)
#define JSON    0x04                   /* is no stream */


typedef struct {
    const char  *name;
    ngx_uint_t   how;
    const char  *rules;
    const char  *head;
    const char  *item;                 /* many times */
    const char  *tail;
} linear_case_t;


#define delta(text)  "{'type':'response.output_text.delta','delta':'" text
#define done(text)   "{'type':'response.output_text.done','text':'" text
#define end(text)                                                             \
    "{'type':'response.completed','response':{'output':[{'type':'message',"   \
    "'content':[]}" text
#define created(text)                                                         \
    "data: {'type':'response.created','response':{'id':'r'}}\n\ndata: " text
#define message                                                               \
    ",{'type':'message','id':'m','role':'assistant','content':[{'type':"      \
    "'output_text','text':'a','annotations':[]}]}"


static linear_case_t  cases[] = {

    /* lines */

    { "a line without end", BOTH, "", "data: ", "0123456789", "" },
    { "a name without end", BOTH, "", "", "a", "" },
    { "LFs", BOTH, "", "", "\n", "" },
    { "CRs", BOTH, "", "", "\r", "" },
    { "CR LFs", BOTH, "", "", "\r\n", "" },
    { "frames, LF", BOTH, "", "", "data: x\n\n", "" },
    { "frames, CR", BOTH, "", "", "data: x\r\r", "" },
    { "frames of JSON, CR", BOTH, "", "", "data: {}\r\r", "" },
    { "frames, CR LF", BOTH, "", "", "data: x\r\n\r\n", "" },
    { "frames, all three", BOTH, "", "", "data: x\r\n\rd\n", "" },
    { "lines without data", BOTH, "", "", "data\n:\ne\n", "" },
    { "lines of data", BOTH, "", "data: [0\n", "data: ,0\n",
      "data: ]\n\n" },
    { "comments", BOTH, "", "", ": c\n", "" },
    { "events", BOTH, "", "", "data: {'type':'a'}\n\n", "" },
    { "events of one text", BOTH, "rewrite_text ab b", created("[]\n\n"),
      "data: " delta("a'}\n\n"), "" },

    /* values */

    { "escapes", BOTH, "", "data: " delta(""), "\\n", "'}\n\n" },
    { "quotes", BOTH, "", "data: " delta(""), "\\'", "'}\n\n" },
    { "escapes without end", BOTH, "", "data: " delta(""), "\\n", "\n\n" },
    { "pairs", BOTH, "", "data: " delta(""), "\\ud83d\\ude00", "'}\n\n" },
    { "Chinese", BOTH, "", "data: " delta(""), "\xe4\xb8\xad", "'}\n\n" },
    { "short strings", BOTH, "", "data: {'x':[0", ",'\\n'",
      "],'type':'a'}\n\n" },
    { "a name", BOTH, "", "data: {'", "\\u0061", "':1,'type':'a'}\n\n" },
    { "a number", BOTH, "", "data: {'type':'a','x':", "1", "}\n\n" },
    { "blanks", BOTH, "", "data: {'type':'a',", " ", "'x':1}\n\n" },
    { "brackets", BOTH, "hide_field x", "data: {'type':'a','x':", "[",
      "\n\n" },
    { "braces", BOTH, "hide_field x", "data: {'x':", "{'x':", "\n\n" },
    { "copies of members", BOTH, "", "data: {'type':'a'",
      ",'sequence_number':1,'type':'b'", "}\n\n" },

    /* what the rules look into */

    { "hidden members", BOTH, "hide_field x.*.a", "data: {'type':'a','x':[0",
      ",{'b':1,'a':1}", "]}\n\n" },
    { "hidden copies", BOTH, "hide_field x", "data: {'type':'a'", ",'x':1",
      "}\n\n" },
    { "copies of objects that are looked into", BOTH,
      "hide_field response.usage.input_tokens",
      "data: {'type':'response.completed','response':{'a':1,'b':1,'c':1",
      ",'usage':{'a':1,'b':1,'c':1}", "}}\n\n" },
    { "members that are set", BOTH, "set_field x.*.a :=5",
      "data: {'type':'a','x':[0",
      ",{'a':1}", "]}\n\n" },
    { "members that are put", BOTH, "set_field x.*.a :=5",
      "data: {'type':'a','x':[0",
      ",{}", "]}\n\n" },
    { "two in each", BOTH,
      "set_field x.*.a :=5; set_field x.*.b :=6; hide_field x.*.c",
      "data: {'type':'a','x':[0", ",{'a':1,'c':[],'b':2}", "]}\n\n" },
    { "put, then hidden", BOTH,
      "set_field x.*.a ':={\"b\":1}'; hide_field x.*.a.b",
      "data: {'type':'a','x':[0", ",{}", "]}\n\n" },
    { "elements", BOTH, "set_field x.* :=5", "data: {'type':'a','x':[0", ",{}",
      "]}\n\n" },
    { "elements and members", BOTH,
      "set $a 5; set_field x.* $a; set_field x.*.a :=6",
      "data: {'type':'a','x':[0", ",{'a':[{}]}", "]}\n\n" },
    { "rewritten texts", WHOLE, "rewrite_text b c announce",
      "data: " done(""), "ab", "'}\n\n" },
    { "rewritten parts", WHOLE, "rewrite_text a b", "data: " end(""), message,
      "]}}\n\n" },
    { "redacted texts", WHOLE, "redact ab[^c] c", "data: " done(""), "ab",
      "'}\n\n" },
    { "redacted parts", WHOLE, "redact ab? c", "data: " end(""), message,
      "]}}\n\n" },
    { "redacted deltas", BOTH, "redact b+ c; redact aa x", created("[]\n\n"),
      "data: " delta("ab'}\n\n"), "" },
    { "deltas without an end of the match", BOTH, "redact a+b c hold=64",
      created("[]\n\n"), "data: " delta("a'}\n\n"), "" },
    { "hidden items", WHOLE, "hide_item message", "data: " end(""), message,
      "]}}\n\n" },
    { "items of two types", WHOLE, "hide_item reasoning", "data: " end(""),
      message ",{'type':'reasoning','summary':[]}", "]}}\n\n" },

    /* what is repaired */

    { "items", BOTH, "", created(end("")), message, "]}}\n\n" },
    { "items without ids", BOTH, "", created(end("")),
      ",{'type':'message','content':null}", "]}}\n\n" },
    { "parts", BOTH, "", "data: {'type':'response.output_item.done',"
      "'item':{'type':'message','content':[{}",
      ",{'type':'output_text','text':'a'}", "]}}\n\n" },
    { "flat responses", BOTH, "", "data: {'type':'response.completed',"
      "'id':'r','object':'response','x':[0", ",0", "],'output':[]}\n\n" },
    { "deltas", BOTH, "", created("[]\n\n"), "data: " delta("a'}\n\n"), "" },
    { "items one by one", BOTH, "", created("[]\n\n"),
      "data: {'type':'response.output_item.done','item':{'type':'message',"
      "'content':[]}}\n\n", "" },
    { "calls without an end", BOTH, "", created("[]\n\n"),
      "data: {'type':'response.output_item.added','item':{'type':"
      "'function_call','name':'f'}}\n\n", "" },

    /* rules in a JSON response */

    { "JSON, items that are hidden", JSON, "hide_item x",
      "{'object':'response','output':[0", ",{'type':'x'}", "]}" },
    { "JSON, items of which members are hidden and set", JSON,
      "hide_item y; hide_field response.output.*.a; "
      "set_field response.output.*.b :=1",
      "{'object':'response','output':[0", ",{'a':1,'type':'x'}", "]}" },
    { "JSON, texts", JSON, "rewrite_text ab b",
      "{'object':'response','output':[0",
      ",{'content':[{'type':'output_text','text':'ab'}]}", "]}" },
    { "JSON, redacted texts", JSON, "redact ab? b",
      "{'object':'response','output':[0",
      ",{'content':[{'type':'output_text','text':'ab'}]}", "]}" },
    { "JSON, members of one name", JSON, "hide_field response.a",
      "{'object':'response'",
      ",'a':1,'\\u0061':2", "}" },
    { "JSON, members that tell what it is", JSON, "hide_field response.a",
      "{'a':1",
      ",'status':'completed','error':1", ",'object':'response'}" },
    { "JSON, items of a list", JSON,
      "hide_item x; set_field response.output.*.b :=1",
      "{'object':'list','data':[0", ",{'type':'x'},{}", "]}" },
    { "JSON, lists", JSON, "hide_item x", "{'object':'list'",
      ",'data':[{'type':'x'}]",
      "}" },
    { "JSON, responses of a list", JSON,
      "hide_item x; hide_field response.a; set_field response.b :=1",
      "{'object':'list','data':[0",
      ",{'object':'response','a':1,'output':[{'type':'x'}]}", "]}" },

    { NULL, 0, NULL, NULL, NULL, NULL }
};


static void
add_text(const char *p)
{
    for ( /* void */ ; *p; p++) {
        bytes_byte(&text, (*p == '\'') ? '"' : (u_char) *p);
    }
}


static ngx_int_t
run_json(size_t step)
{
    size_t                          i, n;
    u_char                         *p;
    ngx_int_t                       rc;
    ngx_responses_buf_t             out;
    ngx_responses_json_response_t   json;

    ngx_memzero(&json, sizeof(ngx_responses_json_response_t));
    ngx_memzero(&out, sizeof(ngx_responses_buf_t));
    rc = run_begin(&r);

    for (i = 0; i < text.len && rc == NGX_OK; i += n) {
        n = step ? ngx_min(step, text.len - i) : text.len;
        p = text.data + i;
        rc = ngx_responses_json_response_keep(&r.engine, &json, &p, p + n);
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_json_rules_edit(&r.engine, &json, &out);
    }

    ngx_responses_buf_free(&r.stream.mem, &json.body);
    ngx_responses_buf_free(&r.stream.mem, &out);
    ngx_responses_engine_free(&r.engine);

    return rc;
}


/* returns 0 if it failed */

static uint64_t
cost(linear_case_t *c, ngx_uint_t how, size_t size, size_t step)
{
    ngx_int_t  rc;

    text.len = 0;
    add_text(c->head);

    while (text.len < size) {
        add_text(c->item);
    }

    add_text(c->tail);

    (void) directives_read(&r, &rules, c->rules);
    r.conf.max_items = 100;
    r.conf.max_event_size = (how == PIECES) ? 200 : 16 * 1024 * 1024;
    r.discard = 1;

    tap_steps = 0;
    bytes = 0;

    rc = (how == JSON) ? run_json(step)
                       : run_cut(&r, &text, step ? RUN_STEP : RUN_WHOLE, step);

    return (rc == NGX_OK) ? tap_steps + bytes : 0;
}


static ngx_uint_t
costs_more(linear_case_t *c, ngx_uint_t how)
{
    uint64_t    small, large;
    ngx_uint_t  i;

    static const struct {
        size_t  step;
        size_t  size;
    } steps[] = { { 0, 100000 }, { 4096, 100000 }, { 7, 20000 } };

    for (i = 0; i < 3; i++) {
        small = cost(c, how, steps[i].size, steps[i].step);
        large = cost(c, how, steps[i].size * 4, steps[i].step);

        if (small == 0 || large > LIMIT * small) {
            diag("%s, by %lu: %llu, then %llu",
                 how == PIECES ? "in pieces" : "whole",
                 (unsigned long) steps[i].step, (unsigned long long) small,
                 (unsigned long long) large);
            return 1;
        }
    }

    return 0;
}


int
main(void)
{
    ngx_uint_t      how, bad;
    linear_case_t  *c;

    run_init(&r);
    rules_init(&rules);

    for (c = cases; c->name; c++) {
        bad = 0;

        for (how = WHOLE; how <= JSON; how <<= 1) {
            bad += ((c->how & how) && costs_more(c, how));
        }

        is(bad, 0, "%s: linear", c->name);
    }

    ok(tap_steps > 0 && bytes > 0, "both are counted");

    run_free(&r);
    rules_free(&rules);
    bytes_free(&text);

    ok(mem_clean(&r.process) && mem_clean(&r.stream), "no leak");

    return tap_done();
}
