
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Items that are done a second time, without being added again: the client
 * gets each item once, and the output of the terminal has the one that says
 * more.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "summary.h"


typedef struct {
    const char  *name;
    size_t       max_event;            /* 0: long enough */
    size_t       max_text;             /* 0: long enough */
    const char  *text;
    const char  *want;                 /* +0 an item is added, -0 is done;
                                          after it those of the terminal */
} again_t;


#define ADDED(index, item)                                                    \
    EVENT("output_item.added",                                                \
          "\"output_index\":" index ",\"item\":{" item "}")

#define DONE(members, item)                                                   \
    EVENT("output_item.done", members "\"item\":{" item "}")

#define AT(n)  "\"output_index\":" #n ","

#define MESSAGE(id, content)                                                  \
    "\"id\":\"" id "\",\"type\":\"message\",\"status\":\"completed\","        \
    "\"role\":\"assistant\",\"content\":[" content "]"

#define PART(text)                                                            \
    "{\"type\":\"output_text\",\"text\":\"" text "\",\"annotations\":[]}"

#define CALL(id, call, name, arguments)                                       \
    id "\"type\":\"function_call\",\"status\":\"completed\","                 \
    "\"call_id\":\"" call "\",\"name\":\"" name "\","                         \
    "\"arguments\":\"" arguments "\""

#define ID(id)  "\"id\":\"" id "\","

#define SEARCH(members)                                                       \
    ID("w") "\"type\":\"web_search_call\",\"status\":\"completed\"" members

#define OUTPUT(output)                                                        \
    "\"type\":\"function_call_output\",\"call_id\":\"c\","                  \
    "\"output\":\"" output "\""

#define SHELL                                                                 \
    ID("s") "\"type\":\"shell_call\",\"status\":\"completed\","             \
    "\"call_id\":\"c\""

#define LONG  "123456789012345678901234567890123456789012345678901234567890"

#define COMPLETED                                                             \
    EVENT("completed", "\"response\":{\"output\":[]}")


static again_t  agains[] = {

    { "a message", 0, 0,
      DONE(AT(0), MESSAGE("m", PART("a"))) DONE(AT(0), MESSAGE("m", PART("a")))
      COMPLETED,
      "+0 -0 {" MESSAGE("m", PART("a")) "}" },

    { "a message without an index", 0, 0,
      DONE("", MESSAGE("m", PART("a"))) DONE("", MESSAGE("m", PART("a")))
      COMPLETED,
      "+0 -0 {" MESSAGE("m", PART("a")) "}" },

    { "a message with another index", 0, 0,
      DONE(AT(0), MESSAGE("m", PART("a"))) DONE(AT(1), MESSAGE("m", PART("a")))
      COMPLETED,
      "+0 -0 {" MESSAGE("m", PART("a")) "}" },

    { "one whose text was empty", 0, 0,
      DONE(AT(0), MESSAGE("m", "")) DONE(AT(0), MESSAGE("m", PART("a")))
      COMPLETED,
      "+0 -0 {" MESSAGE("m", PART("a")) "}" },

    { "one whose text is empty", 0, 0,
      DONE(AT(0), MESSAGE("m", PART("a"))) DONE(AT(0), MESSAGE("m", ""))
      COMPLETED,
      "+0 -0 {" MESSAGE("m", PART("a")) "}" },

    { "one that was added and streamed", 0, 0,
      ADDED("0", MESSAGE("m", ""))
      EVENT("output_text.delta", AT(0) "\"delta\":\"ab\"")
      DONE(AT(0), MESSAGE("m", "")) DONE(AT(0), MESSAGE("m", PART("a")))
      COMPLETED,
      "+0 -0 {" MESSAGE("m", "{\"type\":\"output_text\",\"text\":\"ab\","
      "\"annotations\":[],\"logprobs\":[]}") "}" },

    { "one with another status", 0, 0,
      DONE(AT(0), SEARCH(""))
      DONE(AT(0), ID("w") "\"type\":\"web_search_call\","
                  "\"status\":\"in_progress\"")
      COMPLETED,
      "+0 -0 {" SEARCH("") "}" },

    { "one with a member more", 0, 0,
      DONE(AT(0), SEARCH("")) DONE(AT(0), SEARCH(",\"action\":{}"))
      COMPLETED,
      "+0 -0 {" SEARCH(",\"action\":{}") "}" },

    { "one with other members", 0, 0,
      DONE(AT(0), SEARCH(",\"a\":1")) DONE(AT(0), SEARCH(",\"action\":{}"))
      COMPLETED,
      "+0 -0 {\"a\":1," SEARCH(",\"action\":{}") "}" },

    { "one with another id", 0, 0,
      ADDED("0", SEARCH("")) DONE(AT(0), SEARCH(""))
      DONE(AT(0), "\"id\":\"x\",\"type\":\"web_search_call\","
                  "\"status\":\"completed\",\"action\":{}")
      COMPLETED,
      "+0 -0 {" SEARCH(",\"action\":{}") "}" },

    { "one that differs in its spaces", 0, 0,
      DONE(AT(0), SEARCH(",\"action\":{}"))
      DONE(AT(0), SEARCH(" , \"action\" : { } ")) COMPLETED,
      "+0 -0 {" SEARCH(",\"action\":{}") "}" },

    { "a call", 0, 0,
      DONE(AT(0), CALL(ID("f"), "c", "n", "{}"))
      DONE(AT(0), CALL(ID("f"), "c", "n", "{}")) COMPLETED,
      "+0 -0 {" CALL(ID("f"), "c", "n", "{}") "}" },

    { "a call without an id", 0, 0,
      DONE(AT(0), CALL(ID("f"), "c", "n", "{}"))
      DONE("", CALL("", "c", "n", "{}")) COMPLETED,
      "+0 -0 {" CALL(ID("f"), "c", "n", "{}") "}" },

    { "a call with another id and index", 0, 0,
      DONE(AT(0), CALL(ID("f"), "c", "n", "{}"))
      DONE(AT(1), CALL(ID("g"), "c", "n", "{}")) COMPLETED,
      "+0 -0 {" CALL(ID("f"), "c", "n", "{}") "}" },

    { "a call that had no arguments", 0, 0,
      DONE("", CALL(ID("f"), "c", "n", ""))
      DONE("", CALL(ID("g"), "c", "n", "{}")) COMPLETED,
      "+0 -0 {" CALL(ID("f"), "c", "n", "{}") "}" },

    { "a call that has no arguments", 0, 0,
      DONE("", CALL(ID("f"), "c", "n", "{}"))
      DONE("", CALL(ID("g"), "c", "n", "")) COMPLETED,
      "+0 -0 {" CALL(ID("f"), "c", "n", "{}") "}" },

    { "another call is not the same", 0, 0,
      DONE(AT(0), CALL(ID("f"), "c", "n", "{}"))
      DONE(AT(1), CALL(ID("g"), "c", "n", "[]"))
      DONE(AT(2), CALL(ID("h"), "c", "m", "{}"))
      DONE(AT(3), CALL(ID("i"), "d", "n", "{}")) COMPLETED,
      "+0 -0 +1 -1 +2 -2 +3 -3 "
      "{" CALL(ID("f"), "c", "n", "{}") "},"
      "{" CALL(ID("g"), "c", "n", "[]") "},"
      "{" CALL(ID("h"), "c", "m", "{}") "},"
      "{" CALL(ID("i"), "d", "n", "{}") "}" },

    { "nor is one that differs from the second", 0, 0,
      DONE(AT(0), CALL(ID("f"), "c", "n", ""))
      DONE(AT(1), CALL(ID("g"), "c", "n", "{}"))
      DONE(AT(2), CALL(ID("h"), "c", "n", "[]")) COMPLETED,
      "+0 -0 +1 -1 "
      "{" CALL(ID("f"), "c", "n", "{}") "},"
      "{" CALL(ID("h"), "c", "n", "[]") "}" },

    { "nor is its output", 0, 0,
      DONE(AT(0), CALL(ID("f"), "c", "n", "{}"))
      DONE(AT(1), ID("o") OUTPUT("")) COMPLETED,
      "+0 -0 +1 -1 {" CALL(ID("f"), "c", "n", "{}") "},"
      "{\"status\":\"completed\"," ID("o") OUTPUT("") "}" },

    { "an open call with that id is done", 0, 0,
      DONE(AT(0), CALL(ID("f"), "c", "n", "{}"))
      ADDED("1", CALL(ID("g"), "c", "n", ""))
      DONE("", CALL("", "c", "n", "{}")) COMPLETED,
      "+0 -0 +1 -1 {" CALL(ID("f"), "c", "n", "{}") "},"
      "{" ID("g") CALL("", "c", "n", "{}") "}" },

    { "two outputs of one call", 0, 0,
      DONE(AT(0), ID("o") OUTPUT("a")) DONE(AT(1), ID("p") OUTPUT("b"))
      COMPLETED,
      "+0 -0 +1 -1 {\"status\":\"completed\"," ID("o") OUTPUT("a") "},"
      "{\"status\":\"completed\"," ID("p") OUTPUT("b") "}" },

    { "one that has not what the first had", 0, 0,
      DONE(AT(0), SHELL ",\"action\":{\"commands\":[\"a\"]}")
      DONE(AT(0), SHELL ",\"environment\":{\"type\":\"local\"}")
      COMPLETED,
      "+0 -0 {\"action\":{\"commands\":[\"a\"]},"
      SHELL ",\"environment\":{\"type\":\"local\"}}" },

    { "a call that may be done by a long event of another one", 300, 0,
      ADDED("0", CALL(ID("f"), "c", "n", ""))
      ADDED("1", CALL(ID("g"), "d", "n", ""))
      DONE("", CALL("", "c", "n", LONG LONG LONG LONG LONG))
      DONE("", CALL("", "d", "n", "")) COMPLETED,
      "+0 +1 --1 +2 -2 " },

    { "several times, each time with more", 0, 400,
      DONE(AT(0), SEARCH("")) DONE(AT(0), SEARCH(",\"a\":\"" LONG "\""))
      DONE(AT(0), SEARCH(",\"a\":\"" LONG LONG "\""))
      DONE(AT(0), SEARCH(",\"a\":\"" LONG LONG LONG "\""))
      DONE(AT(0), SEARCH(",\"a\":\"" LONG LONG LONG LONG "\"")) COMPLETED,
      "+0 -0 {" SEARCH(",\"a\":\"" LONG LONG LONG LONG "\"") "}" },

    { "one that is too long is not kept", 0, 190,
      DONE(AT(0), SEARCH(""))
      DONE(AT(0), SEARCH(",\"a\":\"" LONG LONG LONG "\""))
      COMPLETED,
      "+0 -0 {" SEARCH("") "}" },

    { NULL, 0, 0, NULL, NULL }
};


static void
summary_event(guard_t *g)
{
    json_t   *output;
    bytes_t  *type;

    type = guard_string(g->event, "type");

    if (guard_is(type, "response.output_item.added")) {
        put("+%d ", (int) guard_int(g, g->event, "output_index"));

    } else if (guard_is(type, "response.output_item.done")) {
        put("-%d ", (int) guard_int(g, g->event, "output_index"));

    } else if (guard_is(type, "response.completed")) {
        output = json_get(json_get(g->event, "response"), "output");
        bytes_add(&got, g->data + output->start + 1,
                  output->end - output->start - 2);
    }
}


static void
test_again(again_t *a)
{
    ngx_uint_t  profile, bad;

    for (bad = 0, profile = 0; profile < PROFILES; profile++) {
        profile_set(&r, profile);

        if (a->max_event) {
            r.conf.max_event_size = a->max_event;
        }

        if (a->max_text) {
            r.conf.max_text_size = a->max_text;
        }

        bad += summary_differs(a->text, a->want, a->max_event ? -1 : 0);
    }

    is(bad, 0, "%s", a->name);
}


int
main(void)
{
    again_t  *a;

    run_init(&r);

    for (a = agains; a->name; a++) {
        test_again(a);
    }

    return summary_done();
}
