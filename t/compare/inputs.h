
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Inputs by name.  A name is that of a file, or of a generator and its seed,
 * and mutations that are applied to it, from left to right:
 *
 *     t/streams/openai-text.in
 *     t/streams/openai-text.in#drop.3#crlf.1
 *     random:17
 */


#ifndef _INPUTS_H_INCLUDED_
#define _INPUTS_H_INCLUDED_


#include "files.h"
#include "mutate.h"
#include "rules_stream.h"
#include "units.h"


#define INPUT_STREAM    0
#define INPUT_RESPONSE  1
#define INPUT_REQUEST   2


#define inputs_of(list)  (sizeof(list) / sizeof(list[0]))


static const char  *input_responses[] = {
    "{\"id\":\"resp_1\",\"object\":\"response\",\"status\":\"completed\","
    "\"model\":\"m\",\"output\":[{\"type\":\"function_call\",\"id\":\"f\"}],"
    "\"usage\":{\"input_tokens\":11,\"input_tokens_details\":"
    "{\"cached_tokens\":3},\"output_tokens\":7,\"output_tokens_details\":"
    "{\"reasoning_tokens\":2},\"total_tokens\":18}}",
    "{\"object\":\"response\",\"status\":\"failed\",\"error\":{\"code\":"
    "\"server_error\",\"message\":\"no\"},\"usage\":null}",
    "{\"object\":\"response\",\"status\":\"incomplete\","
    "\"incomplete_details\":{\"reason\":\"max_output_tokens\"}}",
    "{\"object\":\"response\",\"usage\":{\"prompt_tokens\":1,"
    "\"completion_tokens\":2,\"prompt_tokens_details\":"
    "{\"cached_tokens\":0}}}",
    "{\"error\":{\"message\":\"no\",\"type\":\"bad\",\"code\":404}}",
    "{\"object\":\"error\",\"code\":\"c\",\"message\":\"m\"}",
    "{\"object\":\"chat.completion\",\"id\":\"c\",\"choices\":[]}",
    "{\"object\":\"response.compaction\",\"id\":\"c\"}",
    " \r\n{ \"object\" : \"response\" , \"id\" : \"caf\\u00e9\" }\n",
    "[{\"object\":\"response\"}]", "\xEF\xBB\xBF{\"object\":\"response\"}",
    "\"response\"", "<html></html>", "{}", ""
};

static const char  *input_requests[] = {
    "{\"model\":\"auto\",\"stream\":true,\"input\":\"hello\"}",
    "\xEF\xBB\xBF {\"input\":[{\"role\":\"user\",\"content\":[{\"type\":"
    "\"input_text\",\"text\":\"\\\"model\\\":\\\"x\\\"\"}]}],\"stream\" : true"
    " , \"model\" : \"a\\u00e9\\ud83d\\ude00\"}",
    "{\"model\":\"a\",\"x\":{\"model\":1,\"stream\":true},\"model\":\"b\"}",
    "{\"\\u006dod\\u0065l\":\"b\",\"Stream\":true,\"STREAM\":1}",
    "{\"stream\":false,\"model\":[\"x\"],\"tools\":[{},{\"a\":[1,2.5e3]}]}",
    "{\"stream\":null,\"model\":null}", "{\"stream\":\"true\"}", "[]", "{}x",
    "{\"model\":\"\\ud83d\"}", "{\"model\":\"?\\u003f\"}", " {} ", ""
};


#define INPUT_CREATED                                                         \
    "event: response.created\ndata: {\"type\":\"response.created\","         \
    "\"response\":{\"id\":\"r\",\"object\":\"response\",\"status\":"        \
    "\"in_progress\",\"model\":\"m\",\"output\":[]}}\n\n"
#define INPUT_CALL                                                            \
    "data: {\"type\":\"response.output_item.added\",\"output_index\":0,"     \
    "\"item\":{\"id\":\"c\",\"type\":\"custom_tool_call\",\"name\":\"f\","  \
    "\"call_id\":\"q\",\"input\":\"\"}}\n\n"                               \
    "data: {\"type\":\"response.custom_tool_call_input.delta\",\"item_id\":"\
    "\"c\",\"output_index\":0,\"delta\":\"a\\nb\"}\n\n"

/* what nothing else leads to */

static const char  *input_specials[] = {
    INPUT_CREATED INPUT_CALL,
    INPUT_CREATED INPUT_CALL
    "data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\"}}\n\n",
    INPUT_CREATED INPUT_CALL
    "data: {\"type\":\"response.custom_tool_call_input.done\",\"item_id\":"
    "\"c\",\"output_index\":0,\"input\":\"a\\nb\"}\n\n"
    "data: {\"type\":\"response.incomplete\"}\n\n",
    INPUT_CREATED "data: {\"type\":\"error\"}\n\n",
    INPUT_CREATED "data: {\"type\":\"error\",\"error\":{}}\n\n",
    INPUT_CREATED "data: {\"type\":\"response.failed\",\"response\":{}}\n\n",
    INPUT_CREATED "data: [DONE]\n\ndata: {\"type\":\"response.completed\"}",
    "data: {\"type\":\"response.created\",\"created_at\":"
    "\"2025-01-01T00:00:00+05:30\"}\n\n",
    "data: {\"type\":\"response.created\",\"response\":{\"created_at\":"
    "\"2025-01-01 10:20:30.5-1130\"}}\n\n",
    INPUT_CREATED
    "data: {\"type\":\"error\",\"error\":{\"type\":\"t\",\"param\":1}}\n\n",
    "data: {\"text\":\"half an event that", "data: {\"x\":1,\"delta\":\"",
    ": a\n\ndata: {\"object\":\"response\",\"id\":\"r\",\"output\":[]}\n\n",
    "event: acme.y\ndata: {\"content\":\"",
    INPUT_CREATED
    "data: {\"type\":\"response.output_item.added\",\"item\":{\"type\":"
    "\"reas\\u006fning\",\"id\":\"\\u0061\"}}\n\n"
    "data: {\"type\":\"response.output_text.delta\",\"delta\":\"x\"}\n\n",
    INPUT_CREATED
    "data: {\"type\":\"response.output_item.added\",\"item\":{\"type\":"
    "\"message\",\"content\":null}}\n\n"
    "data: {\"type\":\"response.refusal.done\",\"refusal\":\"no\"}\n\n"
    "data: {\"type\":\"response.output_item.done\",\"item\":{\"type\":"
    "\"message\",\"content\":[{\"type\":\"refusal\",\"text\":\"no\"}]}}\n\n",
    INPUT_CREATED
    "data: {\"type\":\"response.function_call_arguments.done\",\"arguments\":"
    "{\"a\":[1, 2],\"b\":\"\\u00e9\"},\n"
    "data: \"output_index\":0,\"name\":\"f\"}\n\n"
};


static ngx_inline void
input_pieces(bytes_t *out)
{
    ngx_uint_t  n;

    for (n = 1 + random_below(14); n; n--) {
        bytes_text(out, split_pieces[random_below(inputs_of(split_pieces))]);
    }
}


/* a generator and its seed, 0: there is none of that name */

static ngx_inline ngx_uint_t
input_generate(bytes_t *out, const char *name, size_t len, uint64_t seed)
{
    const char       *rules, *text;
    split_case_t     *c;
    repair_case_t    *r;
    const extreme_t  *e;

#define input_is(word)                                                        \
    (len == sizeof(word) - 1 && memcmp(name, word, len) == 0)

    random_state = seed;

    for (e = extremes; e->name; e++) {
        if (strlen(e->name) == len && memcmp(name, e->name, len) == 0) {
            e->make(out);
            return 1;
        }
    }

    if (input_is("random")) {
        stream_make(out, 0);

    } else if (input_is("untidy")) {
        stream_make(out, 1);

    } else if (input_is("pieces")) {
        input_pieces(out);

    } else if (input_is("short")) {
        c = &split_cases[seed % (inputs_of(split_cases) - 1)];
        bytes_add(out, c->text, c->len);

    } else if (input_is("repair") && (r = unit_repair(seed)) != NULL) {
        bytes_text(out, r->before);
        bytes_text(out, r->text);

    } else if (input_is("rule") && unit_rule(seed, &rules, &text)) {
        unit_frames(out, text);

    } else if (input_is("special")) {
        bytes_text(out, input_specials[seed % inputs_of(input_specials)]);

    } else if (input_is("response")) {
        bytes_text(out, input_responses[seed % inputs_of(input_responses)]);

    } else if (input_is("request") && seed < inputs_of(input_requests)) {
        bytes_text(out, input_requests[seed]);

    } else if (input_is("request")) {

        /* a long name, and many of them */

        bytes_lit(out, "{\"model\":\"");
        bytes_times(out, random_below(2) ? "m" : "\\u006d",
                    random_below(1500));
        bytes_lit(out, "\"");
        bytes_times(out, ",\"model\":1", random_below(2) * random_below(1500));
        bytes_lit(out, "}");

    } else {
        return 0;
    }

    return 1;
}


static ngx_inline ngx_uint_t
input_kind(const char *name)
{
    return strncmp(name, "request:", 8) == 0 ? INPUT_REQUEST
           : strncmp(name, "response:", 9) == 0
             || strstr(name, "#response.") ? INPUT_RESPONSE : INPUT_STREAM;
}


/* 0: the name means nothing */

static ngx_inline ngx_uint_t
input_make(bytes_t *out, const char *name)
{
    char               file[512];
    bytes_t            in;
    const char        *p, *end, *dot;
    const mutation_t  *m;

    out->len = 0;
    bytes_add(out, "", 0);

    end = name + strcspn(name, "#");
    snprintf(file, sizeof(file), "%.*s", (int) (end - name), name);
    p = strrchr(file, ':');

    if ((p == NULL
         || !input_generate(out, file, p - file, strtoull(p + 1, NULL, 10)))
        && !files_read(file, out))
    {
        return 0;
    }

    while (*end == '#') {
        p = end + 1;
        end = p + strcspn(p, "#");
        dot = p + strcspn(p, ".");
        m = mutate_find(p, dot - p);

        if (m == NULL || dot >= end) {
            return 0;
        }

        ngx_memzero(&in, sizeof(bytes_t));
        bytes_add(&in, out->data, out->len);
        mutate(out, &in, m, strtoull(dot + 1, NULL, 10));
        bytes_free(&in);
    }

    return 1;
}


#endif /* _INPUTS_H_INCLUDED_ */
