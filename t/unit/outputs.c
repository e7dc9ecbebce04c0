
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The output of shell calls: which command an event is about that does not say
 * it, and outputs that are only in the events of the commands, or only in the
 * item.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "summary.h"


typedef struct {
    const char  *name;
    size_t       max_event;            /* 0: long enough; LOOSE: too, and the
                                          output breaks the contract */
    size_t       max_text;             /* 0: long enough */
    const char  *text;
    const char  *want;                 /* +x an item is added, -x is done, with
                                          this output; 1:x and 1=x, a delta and
                                          the end of a command; !x an item of
                                          the terminal */
} output_t;


#define LOOSE  100000

#define ITEM(members)                                                         \
    "\"item\":{\"id\":\"o\",\"type\":\"shell_call_output\","                  \
    "\"status\":\"completed\",\"call_id\":\"c\"" members "}"

#define ADDED                                                                 \
    EVENT("output_item.added",                                                \
          "\"output_index\":0," ITEM(",\"output\":[]"))

#define DONE(members)                                                         \
    EVENT("output_item.done", "\"output_index\":0," ITEM(members))

#define PIECE(index, x)                                                       \
    EVENT("shell_call_output_content.delta",                                  \
          "\"output_index\":0,\"item_id\":\"o\"," index                       \
          "\"delta\":{\"stdout\":\"" x "\"}")

#define END(index, values)                                                    \
    EVENT("shell_call_output_content.done",                                   \
          "\"output_index\":0,\"item_id\":\"o\"," index                       \
          "\"output\":[" values "]")

#define AT(n)  "\"command_index\":" #n ","

#define V(x)  "{\"stdout\":\"" x "\",\"x\":1}"

#define COMPLETED                                                             \
    EVENT("completed", "\"response\":{\"output\":[]}")

#define LONG  "123456789012345678901234567890123456789012345678901234567890"


static output_t  outputs[] = {

    { "commands come one after the other", 0, 0,
      ADDED
      PIECE("", "a") PIECE("", "b") END("", V("ab"))
      PIECE("", "c") END("", V("c"))
      DONE(",\"output\":[" V("ab") "," V("c") "]") COMPLETED,
      "+[] 0:a 0:b 0=[" V("ab") "] 1:c 1=[" V("c") "] "
      "-[" V("ab") "," V("c") "] ![" V("ab") "," V("c") "] " },

    { "numbers that come count more", 0, 0,
      ADDED
      PIECE(AT(7), "a") PIECE(AT(3), "b") END(AT(3), V("b"))
      PIECE("", "c") END("", V("c")) END(AT(7), V("a"))
      END("", V("d")) COMPLETED,
      "+[] 7:a 3:b 3=[" V("b") "] 0:c 0=[" V("c") "] 7=[" V("a") "] "
      "1=[" V("d") "] "
      "-[" V("c") "," V("d") "," V("b") "," V("a") "] "
      "![" V("c") "," V("d") "," V("b") "," V("a") "] " },

    { "an index that is not a number", 0, 0,
      ADDED
      END("\"command_index\":\"x\",", V("a"))
      END("\"command_index\":null,", V("b")) COMPLETED,
      "+[] 0=[" V("a") "] 1=[" V("b") "] " "-[" V("a") "," V("b") "] "
      "![" V("a") "," V("b") "] " },

    { "an item without its output", 0, 0,
      ADDED END(AT(1), V("b")) END(AT(0), V("a")) DONE("") COMPLETED,
      "+[] 1=[" V("b") "] 0=[" V("a") "] "
      "-[" V("a") "," V("b") "] ![" V("a") "," V("b") "] " },

    { "an item whose output is empty", 0, 0,
      ADDED END(AT(0), V("a") " , " V("b")) DONE(",\"output\":[]") COMPLETED,
      "+[] 0=[" V("a") " , " V("b") "] "
      "-[" V("a") " , " V("b") "] ![" V("a") " , " V("b") "] " },

    { "an item with another output", 0, 0,
      ADDED END(AT(0), V("a")) DONE(",\"output\":[" V("b") "]") COMPLETED,
      "+[] 0=[" V("a") "] -[" V("b") "] ![" V("b") "] " },

    { "an output that comes twice is there once", 0, 0,
      ADDED END(AT(0), V("a")) END(AT(0), V("a")) DONE("") COMPLETED,
      "+[] 0=[" V("a") "] 0=[" V("a") "] -[" V("a") "] ![" V("a") "] " },

    { "two outputs of one number", 0, 0,
      ADDED END(AT(0), V("a")) END(AT(0), V("b")) DONE("") COMPLETED,
      "+[] 0=[" V("a") "] 0=[" V("b") "] -[" V("a") "," V("b") "] "
      "![" V("a") "," V("b") "] " },

    { "an item that is not ended", 0, 0,
      ADDED PIECE(AT(0), "a") END(AT(0), V("a")) COMPLETED,
      "+[] 0:a 0=[" V("a") "] -[" V("a") "] ![" V("a") "] " },

    { "a command that is not ended", 0, 0,
      ADDED PIECE(AT(0), "a") END(AT(0), V("a")) PIECE(AT(1), "b") COMPLETED,
      "+[] 0:a 0=[" V("a") "] 1:b ![" V("a") "] " },

    { "an end without an output", 0, 0,
      ADDED
      EVENT("shell_call_output_content.done",
            "\"output_index\":0,\"item_id\":\"o\",\"command_index\":0")
      END("", V("b")) COMPLETED,
      "+[] 0=none 1=[" V("b") "] ![" V("b") "] " },

    { "a command that had no output", 0, 0,
      ADDED END(AT(0), "") COMPLETED,
      "+[] 0=[] -[] ![] " },

    { "an output that is only in the item", 0, 0,
      ADDED DONE(",\"output\":[" V("a") "," V("b") "]") COMPLETED,
      "+[] 0=[" V("a") "] 1=[" V("b") "] "
      "-[" V("a") "," V("b") "] ![" V("a") "," V("b") "] " },

    { "an item that was not added", 0, 0,
      DONE(",\"output\":[" V("a") "]") COMPLETED,
      "+[] 0=[" V("a") "] -[" V("a") "] ![" V("a") "] " },

    { "an item that is only in the terminal", 0, 0,
      EVENT("completed", "\"response\":{\"output\":[{\"id\":\"o\","
            "\"type\":\"shell_call_output\",\"call_id\":\"c\","
            "\"status\":\"completed\",\"output\":[" V("a") "]}]}"),
      "+[] 0=[" V("a") "] -[" V("a") "] ![" V("a") "] " },

    { "commands that come before their item", 0, 0,
      PIECE(AT(1), "b") END(AT(1), V("b")) END(AT(0), V("a"))
      DONE("") COMPLETED,
      "+[] 0=[" V("a") "] 1=[" V("b") "] "
      "-[" V("a") "," V("b") "] ![" V("a") "," V("b") "] " },

    { "deltas, and the output in the item", 0, 0,
      ADDED PIECE(AT(1), "b") PIECE(AT(0), "a")
      DONE(",\"output\":[" V("a") "," V("b") "]") COMPLETED,
      "+[] 1:b 0:a 0=[" V("a") "] 1=[" V("b") "] "
      "-[" V("a") "," V("b") "] ![" V("a") "," V("b") "] " },

    { "no end is added where one had all", 0, 0,
      ADDED END(AT(0), V("a") "," V("b"))
      DONE(",\"output\":[" V("a") "," V("b") "]") COMPLETED,
      "+[] 0=[" V("a") "," V("b") "] "
      "-[" V("a") "," V("b") "] ![" V("a") "," V("b") "] " },

    { "an item without its output, and no event of it", 0, 0,
      ADDED DONE("") COMPLETED,
      "+[] -[] ![] " },

    { "an end after the item is left", LOOSE, 0,
      ADDED DONE(",\"output\":[" V("a") "]") END(AT(0), V("a"))
      END("", V("b")) COMPLETED,
      "+[] 0=[" V("a") "] -[" V("a") "] 0=[" V("a") "] 1=[" V("b") "] "
      "![" V("a") "] " },

    { "an end after an item that is done twice", LOOSE, 0,
      ADDED DONE("") END(AT(0), V("a")) DONE("") COMPLETED,
      "+[] -[] 0=[" V("a") "] ![" V("a") "] " },

    { "deltas of the second command alone", 0, 0,
      ADDED PIECE(AT(1), "b")
      DONE(",\"output\":[" V("a") "," V("b") "]") COMPLETED,
      "+[] 1:b 1=[" V("b") "] "
      "-[" V("a") "," V("b") "] ![" V("a") "," V("b") "] " },

    { "an item that was added with its output", 0, 0,
      EVENT("output_item.added",
            "\"output_index\":0," ITEM(",\"output\":[" V("a") "]"))
      PIECE(AT(0), "a") COMPLETED,
      "+[" V("a") "] 0:a ![" V("a") "] " },

    { "a delta that is a string is no output", 0, 0,
      ADDED
      EVENT("shell_call_output_content.delta",
            "\"output_index\":0,\"item_id\":\"o\",\"command_index\":0,"
            "\"delta\":\"a\"")
      EVENT("shell_call_output_content.delta",
            "\"output_index\":0,\"item_id\":\"o\",\"command_index\":0,"
            "\"delta\":\"b\"")
      EVENT("shell_call_output_content.delta",
            "\"output_index\":0,\"item_id\":\"o\",\"command_index\":0,"
            "\"delta\":\"c\"")
      END(AT(0), V("abc")) DONE("") COMPLETED,
      "+[] 0:a 0:b 0:c 0=[" V("abc") "] -[" V("abc") "] ![" V("abc") "] " },

    { "an output that is too long to be kept is not cut", 0, 250,
      ADDED END(AT(0), V(LONG LONG)) END(AT(1), V(LONG LONG)) DONE("")
      COMPLETED,
      "+[] 0=[" V(LONG LONG) "] 1=[" V(LONG LONG) "] -none " },

    { "an end that is not read", 240, 0,
      ADDED END(AT(0), V(LONG LONG)) END(AT(1), V("b")) DONE("")
      COMPLETED,
      "+[] 0=[" V(LONG LONG) "] 1=[" V("b") "] -none " },

    { NULL, 0, 0, NULL, NULL }
};


static void
put_value(json_t *node, const char *name, u_char *data, const char *mark)
{
    node = json_get(node, name);

    bytes_text(&got, mark);

    if (node == NULL) {
        bytes_lit(&got, "none");

    } else if (node->kind == JSON_STRING) {
        bytes_add(&got, node->value.data, node->value.len);

    } else {
        bytes_add(&got, data + node->start, node->end - node->start);
    }

    bytes_lit(&got, " ");
}


static void
summary_event(guard_t *g)
{
    json_t   *delta, *node;
    bytes_t  *type;

    type = guard_string(g->event, "type");

    if (guard_is(type, "response.output_item.added")) {
        put_value(json_get(g->event, "item"), "output", g->data, "+");

    } else if (guard_is(type, "response.output_item.done")) {
        put_value(json_get(g->event, "item"), "output", g->data, "-");

    } else if (guard_is(type, "response.shell_call_output_content.done")) {
        put("%d", (int) guard_int(g, g->event, "command_index"));
        put_value(g->event, "output", g->data, "=");

    } else if (guard_is(type, "response.shell_call_output_content.delta")) {
        delta = json_get(g->event, "delta");
        put("%d", (int) guard_int(g, g->event, "command_index"));

        if (delta->kind == JSON_OBJECT) {
            put_value(delta, "stdout", g->data, ":");

        } else {
            put_value(g->event, "delta", g->data, ":");
        }

    } else if (guard_is(type, "response.completed")) {
        node = json_get(json_get(g->event, "response"), "output");

        for (node = node->child; node; node = node->next) {
            put_value(node, "output", g->data, "!");
        }
    }
}


/* EU GPT does not have the events of commands: none is generated */

static void
test_output(output_t *o)
{
    ngx_uint_t  profile, bad;

    for (bad = 0, profile = 0; profile < PROFILES; profile++) {
        profile_set(&r, profile);

        if (r.conf.eugpt) {
            continue;
        }

        if (o->max_event) {
            r.conf.max_event_size = o->max_event;
        }

        if (o->max_text) {
            r.conf.max_text_size = o->max_text;
        }

        bad += summary_differs(o->text, o->want,
                               o->max_event ? -1 : GUARD_OPEN);
    }

    is(bad, 0, "%s", o->name);
}


int
main(void)
{
    output_t  *o;

    run_init(&r);

    for (o = outputs; o->name; o++) {
        test_output(o);
    }

    return summary_done();
}
