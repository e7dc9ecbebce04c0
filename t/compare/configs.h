
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Configurations of the comparison: rows of settings and rules, each in three
 * profiles, with and without normalization.  Rows are added at the end, so
 * that the numbers of a report stay valid.
 */


#ifndef _CONFIGS_H_INCLUDED_
#define _CONFIGS_H_INCLUDED_


#include "driver.h"
#include "units.h"


typedef struct {
    const char      *name;
    compare_conf_t   conf;
} config_t;


#define config_text(text)  { text, sizeof(text) - 1 }

#define CONFIG_X100                                                           \
    "0123456789 a long value, \\ \" and \xc3\xa9 in it, again and again ..."  \
    "0123456789 a long value, \\ \" and \xc3\xa9 in it, again and again ..."


/* $1 and so on */

static const compare_text_t  config_vars[] = {
    config_text("v\"1\\"),
    config_text("{\"n\":[\"a\",{\"b\":null}]}"),
    config_text(""),
    config_text("{\"a\":"),
    config_text("{\"a\":\n[1,\r\n2]}"),
    config_text("\xff \xf0\x9f\x98 \xc3\xa9\n\n\x01"),
    config_text(CONFIG_X100 CONFIG_X100 CONFIG_X100 CONFIG_X100 CONFIG_X100
                CONFIG_X100 CONFIG_X100 CONFIG_X100 CONFIG_X100),
    config_text("1} {\"x\":2"),
    config_text("gpt-4o")
};


static const config_t  configs[] = {

    { "plain", { 0 } },

    /* rules */

    { "hide-deltas", { .rules = "H *.delta response.reasoning*" } },
    { "hide-parts", { .rules = "H response.output_item.* keepalive\n"
                               "H response.content_part.*" } },
    { "hide-done", { .rules = "H *.done ?1\nH *.added ?0" } },
    { "hide-all", { .rules = "H *" } },
    { "pass-text", { .rules = "P response.output_text.* "
                              "response.output_item.*" } },
    { "pass-if", { .rules = "P *.done ?1\nP never ?0\nH *call*" } },
    { "pass-never", { .rules = "P never ?0" } },
    { "items-reasoning", { .rules = "I reasoning" } },
    { "items-calls", { .rules = "I *_call" } },
    { "items-all", { .rules = "I *" } },
    { "items-message", { .rules = "I message mcp_list_tools" } },

    { "fields", { .rules = "F obfuscation logprobs item.encrypted_content\n"
                           "F response.instructions response.tools\n"
                           "F response.output.*.encrypted_content" } },
    { "fields-deep", { .rules =
      "F response.output.*.content.*.annotations response.output.*.role\n"
      "F item.summary.* item.content.*.text part.text\n"
      "F response.tools.*.parameters.properties" } },
    { "fields-cut", { .rules = "F response.usage item.content response.model\n"
                               "F response.output.*.content delta text" } },
    { "fields-if", { .rules = "F text arguments ?1\nF delta ?0\n"
                              "F response.error.message error.message" } },

    { "set", { .rules = "S x 1\nS response.metadata {\"a\":1}\n"
                        "S item.x \"s\"\nS response.output.*.x null\n"
                        "S part.x.y []" } },
    { "set-variable", { .rules = "S user $1\nS response.user :$2\n"
                                 "S item.tag :$5\nS model $6\n"
                                 "S response.output.*.tag $1" } },
    { "set-invalid", { .rules = "S a :$4\nS b :$8\nS response.c :$3\n"
                                "S d :$2\nS item.e :$4 ?1" } },
    { "set-long", { .rules = "S response.note $7\nS note $7\nH *.added" } },
    { "set-in-set", { .rules = "S x {\"y\":{}}\nS x.y 1\nS x.y.z 2\nS x.q 1\n"
                               "F x.q\nS response.reasoning :$2\n"
                               "S response.reasoning.n 1\n"
                               "S response.reasoning.m $3" } },
    { "set-known", { .rules = "S response.model $9\nS response.usage {}\n"
                              "S item.name \"set\"\nS response.store true\n"
                              "S item.status \"done\"\nS delta \"D\"" } },
    { "set-and-hide", { .rules = "F response.tools\nS response.tools [1] ?1\n"
                                 "F item.name\nS item.x $1\nF item.content\n"
                                 "S item.content.x 1\nS logprobs []"
    } },

    { "add", { .rules =
      "A acme.before <response.output_item.added a=1 b=$1\n"
      "A acme.after >response.output_text.done c=:$2\n"
      "A acme.item >response.output_item.done d=:$5" } },
    { "add-each", { .rules =
      "A acme.each >>response.output_text.delta n=1\n"
      "A acme.early <<response.output_item.done t=$6\n"
      "A acme.bad >response.created x=:$4\n"
      "A acme.ok >response.created x=:$2" } },
    { "add-round", { .rules =
      "A acme.first <response.completed a=$7\n"
      "A acme.error <error a=1\nA acme.failed <response.failed a=1\n"
      "A keepalive >response.in_progress x=1\n"
      "A acme.never >acme.first y=1\n"
      "A acme.if <<response.output_text.delta z=1 ?0" } },
    { "routing", { .rules = "R $1 $3 by $2" } },
    { "routing-if", { .rules =
      "R $3\nR $1 ?0\nR \"m-1\"\nA acme.route >response.created z=1\n"
      "A acme.routed >response.routing.completed y=2" } },
    { "rewrite-longer", { .rules = "W e EEEE\nD" } },
    { "rewrite-shorter", { .rules = "W o\nW th t" } },
    { "rewrite-only", { .rules = "D" } },
    { "rewrite-escapes", { .rules = "W a \"\\\xc3\xa9\nW . \x01" } },

    { "all", { .rules =
      "H *summary*\nI web_search_call\nF obfuscation item.phase\nS x $1\n"
      "A acme.a >response.output_item.added q=1\nR $1\nW e 3\nD" } },
    { "all-pass", { .rules =
      "P response.*\nI reasoning\nF response.output.*.content\n"
      "S response.x :$2\nA acme.a >>response.output_text.delta q=$1\nW a b"
    } },
    { "all-keep", { .sequence = COMPARE_KEEP, .event_line = COMPARE_LINE_NONE,
      .done = COMPARE_DONE_KEEP, .rules =
      "H *.delta\nI function_call\nA acme.a >response.output_item.added q=1\n"
      "R $9" } },

    /* settings */

    { "hide-unknown", { .hide_unknown = COMPARE_ON } },
    { "hide-malformed", { .hide_malformed = COMPARE_ON } },
    { "hide-both", { .hide_unknown = COMPARE_ON, .hide_malformed = COMPARE_ON,
                     .rules = "F x\nI x" } },
    { "done-keep", { .done = COMPARE_DONE_KEEP } },
    { "done-hide", { .done = COMPARE_DONE_HIDE,
                     .done_completes = COMPARE_OFF } },
    { "done-add", { .done = COMPARE_DONE_ADD,
                    .done_completes = COMPARE_OFF } },
    { "failure-response", { .failure = COMPARE_FAILURE_RESPONSE } },
    { "failure-error", { .failure = COMPARE_FAILURE_ERROR } },
    { "failure-both", { .failure = COMPARE_FAILURE_BOTH } },
    { "failure-rules", { .failure = COMPARE_FAILURE_BOTH, .rules =
      "S error.x 1\nS response.error.x 1\nA acme.e <error q=1\n"
      "A acme.f <response.failed q=1\nH error" } },
    { "terminal-off", { .terminal = COMPARE_TERMINAL_OFF } },
    { "terminal-abort", { .terminal = COMPARE_TERMINAL_ABORT } },
    { "error-status", { .terminal = COMPARE_TERMINAL_OFF,
                        .scaffold = COMPARE_OFF } },
    { "sequence-keep", { .sequence = COMPARE_KEEP } },
    { "sequence-start", { .start = 1000 } },
    { "sequence-last", { .start = 9007199254740985LL } },
    { "line-type", { .event_line = COMPARE_LINE_TYPE } },
    { "line-message", { .event_line = COMPARE_LINE_MESSAGE } },
    { "line-none", { .event_line = COMPARE_LINE_NONE } },
    { "line-none-rules", { .event_line = COMPARE_LINE_NONE, .rules =
      "S x $1\nH *.added\nA acme.a >response.created q=1" } },
    { "milliseconds", { .milliseconds = COMPARE_ON,
                        .reasoning = COMPARE_ON } },
    { "seconds", { .milliseconds = COMPARE_OFF, .reasoning = COMPARE_OFF,
                   .rules = "F response.created_at" } },
    { "reasoning-rules", { .reasoning = COMPARE_ON, .rules =
      "H response.reasoning.delta\nA acme.r >response.reasoning.done q=1\n"
      "S x 1" } },
    { "no-scaffold", { .scaffold = COMPARE_OFF } },
    { "no-scaffold-rules", { .scaffold = COMPARE_OFF, .rules =
      "I reasoning\nF part.annotations\nW a b" } },
    { "done-keep-open", { .done = COMPARE_DONE_KEEP,
                          .terminal = COMPARE_TERMINAL_OFF } },
    { "fields-wide", { .rules = "F wide.*.a x.y.*.z x.y.*.a\n"
                                "S wide.*.b $1\nS x.y.*.q :$2" } }
};

#define CONFIG_ROWS   (sizeof(configs) / sizeof(configs[0]))

/* profiles and normalization of a row */

#define CONFIG_FORMS  6
#define CONFIGS       (CONFIG_ROWS * CONFIG_FORMS)


static const char  *config_profiles[] = { "openai", "openresponses", "eugpt" };


/* numbers from here on: rules of unit tests, and at random */

#define CONFIG_UNITS   10000
#define CONFIG_RANDOM  1000000


/* limits are those that directives have by default */

static inline void
config_get(compare_conf_t *conf, size_t n)
{
    const char      *text;
    static bytes_t   rules;

    ngx_memzero(conf, sizeof(compare_conf_t));

    if (n < CONFIGS) {
        *conf = configs[n / CONFIG_FORMS].conf;

    } else if (n >= CONFIG_RANDOM) {
        unit_random_rules(&rules, n);
        conf->rules = (char *) rules.data;

    } else if (n >= CONFIG_UNITS) {
        (void) unit_rule((n - CONFIG_UNITS) / CONFIG_FORMS, &conf->rules,
                         &text);
    }

    conf->profile = n % CONFIG_FORMS % 3;
    conf->normalize = (n % CONFIG_FORMS < 3) ? COMPARE_ON : COMPARE_OFF;
    conf->max_event_size = 1024 * 1024;
    conf->max_text_size = 256 * 1024;
    conf->max_items = 1024;
    conf->vars = config_vars;
    conf->nvars = sizeof(config_vars) / sizeof(config_vars[0]);
}


static inline const char *
config_row(size_t n)
{
    return (n < CONFIGS) ? configs[n / CONFIG_FORMS].name
           : (n < CONFIG_RANDOM) ? "unit-rules" : "random-rules";
}


/* such as "plain/openai/on" */

static inline const char *
config_name(size_t n)
{
    static char  name[80];

    snprintf(name, sizeof(name), "%s/%s/%s", config_row(n),
             config_profiles[n % CONFIG_FORMS % 3],
             n % CONFIG_FORMS < 3 ? "on" : "off");

    return name;
}


#endif /* _CONFIGS_H_INCLUDED_ */
