
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Which item and which part events are about that do not say it: several are
 * open at a time.  The output is compared as a list of places and texts.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "summary.h"


typedef struct {
    const char  *name;
    const char  *text;
    const char  *want;                 /* +0 -0 an item is added, done; 0.1:x
                                          a delta, 0.1=x a done: output_index,
                                          index of a part if there is one */
} place_t;


#define ADDED(index, item)                                                    \
    EVENT("output_item.added",                                                \
          "\"output_index\":" index ",\"item\":{" item "}")

#define DONE(members, item)                                                   \
    EVENT("output_item.done", members "\"item\":{" item "}")

#define CALL(id, call)                                                        \
    "\"id\":\"" id "\",\"type\":\"function_call\",\"call_id\":\"" call "\","  \
    "\"name\":\"n\""

#define TWO_CALLS  ADDED("0", CALL("f", "c")) ADDED("1", CALL("g", "d"))

#define ARGUMENTS(members, text)                                              \
    EVENT("function_call_arguments.delta", members "\"delta\":\"" text "\"")

#define ARGUMENTS_DONE(members, text)                                         \
    EVENT("function_call_arguments.done",                                     \
          members "\"arguments\":\"" text "\"")

#define TEXT(members, text)                                                   \
    EVENT("output_text.delta", members "\"delta\":\"" text "\"")

#define SHELL(id, commands)                                                   \
    "\"id\":\"" id "\",\"type\":\"shell_call\",\"call_id\":\"c\","            \
    "\"action\":{\"commands\":[" commands "]}"

#define COMMAND(members, text)                                                \
    EVENT("shell_call_command.delta", members "\"delta\":\"" text "\"")

#define COMMAND_DONE(members, text)                                           \
    EVENT("shell_call_command.done", members "\"command\":\"" text "\"")


static place_t  places[] = {

    { "deltas with call_id",
      TWO_CALLS
      ARGUMENTS("\"call_id\":\"c\",", "a") ARGUMENTS("\"call_id\":\"d\",", "x")
      ARGUMENTS("\"call_id\":\"c\",", "b") ARGUMENTS("\"call_id\":\"d\",", "y")
      ARGUMENTS_DONE("\"call_id\":\"c\",", "ab")
      ARGUMENTS_DONE("\"call_id\":\"d\",", "xy"),
      "+0 +1 0:a 1:x 0:b 1:y 0=ab 1=xy " },

    { "deltas with call_id and foreign ids",
      TWO_CALLS
      ARGUMENTS("\"item_id\":\"q\",\"call_id\":\"c\",", "a")
      ARGUMENTS("\"item_id\":\"r\",\"call_id\":\"d\",", "x"),
      "+0 +1 0:a 1:x " },

    { "item_id is call_id",
      TWO_CALLS
      ARGUMENTS("\"item_id\":\"c\",", "a")
      ARGUMENTS("\"item_id\":\"d\",", "x"),
      "+0 +1 0:a 1:x " },

    { "an index counts more than call_id",
      TWO_CALLS
      ARGUMENTS("\"output_index\":1,\"call_id\":\"c\",", "x"),
      "+0 +1 1:x " },

    { "an end is that of the last",
      TWO_CALLS
      ARGUMENTS("\"output_index\":0,", "a")
      ARGUMENTS("\"output_index\":1,", "x")
      ARGUMENTS_DONE("", "z"),
      "+0 +1 0:a 1:x 1=z " },

    { "calls without indexes end by call_id",
      TWO_CALLS
      ARGUMENTS("\"output_index\":0,", "a")
      DONE("", "\"type\":\"function_call\",\"call_id\":\"d\",\"name\":\"n\","
               "\"arguments\":\"x\"")
      DONE("", "\"type\":\"function_call\",\"call_id\":\"c\",\"name\":\"n\","
               "\"arguments\":\"a\""),
      "+0 +1 0:a 1:x 1=x -1 0=a -0 " },

    { "a text that has the id of a call",
      ADDED("0", CALL("f", "c"))
      TEXT("\"output_index\":1,\"item_id\":\"f\",", "a")
      TEXT("\"output_index\":1,\"item_id\":\"f\",", "b"),
      "+0 +1 1.0:a 1.0:b " },

    { "commands without indexes",
      ADDED("0", SHELL("s", ""))
      COMMAND("", "a") COMMAND("", "b") COMMAND_DONE("", "ab")
      COMMAND("", "x") COMMAND_DONE("", "x"),
      "+0 0.0:a 0.0:b 0.0=ab 0.1:x 0.1=x " },

    { "commands with an index that grows",
      ADDED("0", SHELL("s", ""))
      COMMAND("\"command_index\":0,", "a")
      COMMAND("\"command_index\":1,", "b")
      COMMAND_DONE("\"command_index\":2,", "ab"),
      "+0 0.0:a 0.0:b 0.0=ab " },

    { "commands without done",
      ADDED("0", SHELL("s", ""))
      COMMAND("\"command_index\":0,", "a")
      COMMAND("\"command_index\":0,", "b")
      COMMAND("\"command_index\":1,", "x")
      DONE("\"output_index\":0,", SHELL("s", "\"ab\",\"x\"")),
      "+0 0.0:a 0.0:b 0.0=ab 0.1:x 0.1=x -0 " },

    { "a command that is added with its text",
      ADDED("0", SHELL("s", ""))
      EVENT("shell_call_command.added",
            "\"output_index\":0,\"command_index\":0,\"command\":\"a\"")
      COMMAND_DONE("\"command_index\":0,", "ab"),
      "+0 0.0:b 0.0=ab " },

    { "commands of which some have events",
      ADDED("0", SHELL("s", ""))
      COMMAND("\"command_index\":0,", "a")
      COMMAND_DONE("\"command_index\":0,", "a")
      DONE("\"output_index\":0,", SHELL("s", "\"a\",\"x\"")),
      "+0 0.0:a 0.0=a 0.1:x 0.1=x -0 " },

    { "commands of a call that is not added",
      COMMAND("\"command_index\":0,", "a")
      COMMAND("\"command_index\":0,", "b")
      COMMAND_DONE("\"command_index\":0,", "ab")
      COMMAND("\"command_index\":1,", "x")
      DONE("\"output_index\":0,", SHELL("s", "")),
      "+0 0.0:ab 0.0=ab 0.1:x 0.1=x -0 " },

    { "two items of one id",
      ADDED("0", CALL("f", "c")) ARGUMENTS("\"output_index\":0,", "a")
      DONE("\"output_index\":0,", CALL("f", "c") ",\"arguments\":\"a\"")
      ADDED("1", CALL("f", "d")) ARGUMENTS("\"output_index\":1,", "x")
      DONE("\"output_index\":1,", CALL("f", "d") ",\"arguments\":\"x\""),
      "+0 0:a 0=a -0 +1 1:x 1=x -1 " },

    { NULL, NULL, NULL }
};


static void
put_place(guard_t *g)
{
    ngx_uint_t  i;

    static const char  *names[] = {
        "content_index", "summary_index", "command_index"
    };

    put("%d", (int) guard_int(g, g->event, "output_index"));

    for (i = 0; i < 3; i++) {
        if (json_get(g->event, names[i])) {
            put(".%d", (int) guard_int(g, g->event, names[i]));
        }
    }
}


static void
summary_event(guard_t *g)
{
    size_t       n;
    bytes_t     *type;
    ngx_uint_t   i;

    static const char  *texts[] = { "arguments", "text", "command" };

    type = guard_string(g->event, "type");
    n = type->len;

    if (guard_is(type, "response.output_item.added")) {
        put("+%d ", (int) guard_int(g, g->event, "output_index"));

    } else if (guard_is(type, "response.output_item.done")) {
        put("-%d ", (int) guard_int(g, g->event, "output_index"));

    } else if (n > 6 && memcmp(type->data + n - 6, ".delta", 6) == 0) {
        put_place(g);
        put(":%s ", (char *) guard_string(g->event, "delta")->data);

    } else if (n > 5 && memcmp(type->data + n - 5, ".done", 5) == 0) {

        for (i = 0; i < 3; i++) {
            if (json_get(g->event, texts[i])) {
                put_place(g);
                put("=%s ", (char *) guard_string(g->event, texts[i])->data);
            }
        }
    }
}


int
main(void)
{
    place_t     *p;
    ngx_uint_t   profile, bad;

    run_init(&r);

    for (p = places; p->name; p++) {

        for (bad = 0, profile = 0; profile < PROFILES; profile++) {
            profile_set(&r, profile);

            if (r.conf.eugpt) {

                /* it has no ends of arguments: none is generated */

                continue;
            }

            r.conf.terminal = NGX_RESPONSES_TERMINAL_OFF;

            bad += summary_differs(p->text, p->want,
                                   GUARD_ENDLESS|GUARD_OPEN);
        }

        is(bad, 0, "%s", p->name);
    }

    return summary_done();
}
