
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What the engine makes of streams: framing, JSON, numbers.
 */


typedef struct {
    const char   *name;
    const char   *text;
    size_t        len;
    const char   *want;
    size_t        want_len;
    ngx_uint_t    events;
    ngx_uint_t    malformed;
} engine_case_t;


#define t(text)  text, sizeof(text) - 1

/* an event as it leaves, with the n-th number before its other members */

#define ev(type, n, rest)                                                     \
    "event: " type "\ndata: {\"sequence_number\":" #n ",\"type\":\"" type     \
    "\"" rest "}\n\n"

#define in(type, rest)                                                        \
    "event: " type "\ndata: {\"type\":\"" type "\"" rest "}\n\n"

/* bad data leaves as it came */

#define same(name, text, events, bad)                                         \
    { name, t(text), t(text), events, bad }

#define bad(name, json)                                                       \
    { name, t("data: " json "\n\n" in("a", "")),                              \
      t("data: " json "\n\n" ev("a", 0, "")), 2, 1 }

/* a number that is none is replaced */

#define number(name, json)                                                    \
    { name, t("event: a\ndata: {\"type\":\"a\",\"sequence_number\":" json     \
              ",\"x\":1}\n\n"),                                               \
      t("event: a\ndata: {\"type\":\"a\",\"sequence_number\":0,\"x\":1}\n\n"),\
      1, 0 }


static engine_case_t  engine_cases[] = {

    { "nothing", t(""), t(""), 0, 0 },
    { "numbers from 0", t(in("a", "") in("b", ",\"x\":1")),
      t(ev("a", 0, "") ev("b", 1, ",\"x\":1")), 2, 0 },
    same("right already", ev("a", 0, "") ev("b", 1, ""), 2, 0),

    /* A: framing */

    { "6 line ends, mixed",
      t("event: a\rdata: {\"type\":\"a\"}\r\n\n"
        "event: b\ndata: {\"type\":\"b\"}\r\r\n" in("c", "")),
      t(ev("a", 0, "") ev("b", 1, "") ev("c", 2, "")), 3, 0 },
    { "7 BOM", t("\xEF\xBB\xBF" in("a", "")), t(ev("a", 0, "")), 1, 0 },
    { "7 BOM later", t(in("a", "") "\xEF\xBB\xBF" "data: {}\n\n" in("b", "")),
      t(ev("a", 0, "") ev("b", 1, "")), 2, 0 },
    { "8 BOM twice", t("\xEF\xBB\xBF\xEF\xBB\xBF" "data: {}\n\n" in("b", "")),
      t(ev("b", 0, "")), 1, 0 },
    { "9 data with two spaces", t("data:  {\"type\":\"a\"}\n\n"),
      t("event: a\ndata:  {\"sequence_number\":0,\"type\":\"a\"}\n\n"), 1, 0 },
    { "9 data without a space", t("event:a\ndata:{\"type\":\"a\"}\n\n"),
      t("event:a\ndata:{\"sequence_number\":0,\"type\":\"a\"}\n\n"), 1, 0 },
    { "9 data without colon", t("data\n\n" in("a", "")), t(ev("a", 0, "")),
      2, 1 },
    { "9 data, empty", t("data:\n\n" in("a", "")), t(ev("a", 0, "")), 2, 1 },
    { "9 data, empty, with an event line",
      t("event: b\ndata: \n\n" in("a", "")), t(ev("a", 0, "")), 2, 1 },
    { "9 data, white space only", t("data:  \t\n\n" in("a", "")),
      t(ev("a", 0, "")), 2, 1 },
    { "9 data, empty lines", t("data:\ndata\ndata: \n\n" in("a", "")),
      t(ev("a", 0, "")), 2, 1 },
    { "10 data in lines",
      t("event: a\ndata: {\"type\":\ndata:\"a\",\ndata: \"x\":1}\n\n"),
      t("event: a\ndata: {\"sequence_number\":0,\"type\": \"a\", "
        "\"x\":1}\n\n"), 1, 0 },
    { "10 data in lines, no JSON", t("data: a\ndata:\ndata:  b\n\n"),
      t("data: a\ndata: \ndata:  b\n\n"), 1, 1 },
    same("11 Data", "Data: {\"type\":\"a\"}\n data: {}\n\n", 0, 0),
    { "12 no data", t("event: a\n\n" in("b", "") "event: c\n: d\n\n"),
      t(ev("b", 0, "") ": d\n\n"), 1, 0 },
    { "13 id and retry",
      t("id: \0\nretry: abc\nevent: a\ndata: {\"type\":\"a\"}\nid: 7\n\n"
        "retry: 5\n\n" in("b", "")),
      t(ev("a", 0, "") ev("b", 1, "")), 2, 0 },
    { "14 comments",
      t(": keepalive\n\nevent: a\n:in\ndata: {\"type\":\"a\"}\n: last\n\n:\n"),
      t(": keepalive\n\nevent: a\n:in\n"
        "data: {\"sequence_number\":0,\"type\":\"a\"}\n: last\n\n:\n"), 1, 0 },
    { "15 the blank line is missing", t("event: a\ndata: {\"type\":\"a\"}\n"),
      t(ev("a", 0, "")), 1, 0 },
    { "15 and the line's end", t("event: a\ndata: {\"type\":\"a\"}"),
      t(ev("a", 0, "")), 1, 0 },
    { "15 and some of its JSON", t(in("a", "") "event: b\ndata: {\"type\":\""),
      t(ev("a", 0, "")), 1, 1 },
    { "18 the event line is wrong", t("event: x\ndata: {\"type\":\"a\"}\n\n"),
      t(ev("a", 0, "")), 1, 0 },
    { "18 there is none", t("data: {\"type\":\"a\"}\n\n"), t(ev("a", 0, "")),
      1, 0 },
    { "18 two", t("event: x\nevent: y\ndata: {\"type\":\"a\"}\n\n"),
      t(ev("a", 0, "")), 1, 0 },
    { "18 two and no type", t("event: x\nevent: y\ndata: {\"z\":1}\n\n"),
      t("event: y\ndata: {\"sequence_number\":0,\"z\":1}\n\n"), 1, 0 },
    { "18 after the data", t("data: {\"type\":\"a\"}\nevent: x\n\n"),
      t("data: {\"sequence_number\":0,\"type\":\"a\"}\nevent: a\n\n"), 1, 0 },
    { "18 no type, it stays", t("event: x\ndata: {\"y\":1}\n\n"),
      t("event: x\ndata: {\"sequence_number\":0,\"y\":1}\n\n"), 1, 0 },
    { "19 DONE", t(in("a", "") "data: [DONE]\n\ndata: [DONE]\n\n"),
      t(ev("a", 0, "") "data: [DONE]\n\ndata: [DONE]\n\n"), 1, 0 },
    same("19 DONE without a space", "data:[DONE]\n\n", 0, 0),
    same("20 blank lines", "\n\n\n\n" ev("a", 0, "") "\n\n\n", 1, 0),
    same("21 HTML", "<!DOCTYPE html>\n<p>data: x</p>\n\n</html>\n\n", 0, 0),
    same("unknown fields", "foo: 1\n" ev("a", 0, ""), 1, 0),

    /* B: JSON */

    bad("22 array", "[1]"),
    bad("22 string", "\"x\""),
    bad("22 number", "7"),
    bad("22 null", "null"),
    bad("23 trailing bytes", "{\"type\":\"a\"}x"),
    bad("23 two objects", "{} {}"),
    bad("24 depth",
        "{\"x\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["
        "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}"),
    bad("30 invalid UTF-8", "{\"type\":\"a\",\"x\":\"\xE6\xBD\"}"),
    bad("31 overlong", "{\"x\":\"\xC0\xAF\"}"),
    bad("31 CESU-8", "{\"x\":\"\xED\xA0\xBD\xED\xB8\x80\"}"),
    bad("31 over U+10FFFF", "{\"x\":\"\xF4\x90\x80\x80\"}"),
    bad("35 raw NUL", "{\"x\":\"\0\"}"),
    bad("35 raw TAB", "{\"x\":\"\t\"}"),
    bad("37 NaN", "{\"x\":NaN}"),
    bad("37 single quotes", "{'x':1}"),
    bad("37 comma", "{\"x\":1,}"),
    bad("37 comment", "{/**/}"),
    { "35 raw LF in a string", t("data: {\"x\":\"a\ndata: b\"}\n\n"),
      t("data: {\"x\":\"a\ndata: b\"}\n\n"), 1, 1 },
    { "26 no type", t("data: {\"x\":1}\n\n"),
      t("data: {\"sequence_number\":0,\"x\":1}\n\n"), 1, 0 },
    { "26 type null", t("data: {\"type\":null}\n\n"),
      t("data: {\"sequence_number\":0,\"type\":null}\n\n"), 1, 0 },
    { "26 type object", t("data: {\"type\":{\"a\":1}}\n\n"),
      t("data: {\"sequence_number\":0,\"type\":{\"a\":1}}\n\n"), 1, 0 },
    { "26 type empty", t("data: {\"type\":\"\"}\n\n"),
      t("data: {\"sequence_number\":0,\"type\":\"\"}\n\n"), 1, 0 },
    { "26 a type that is no name", t("data: {\"type\":\"a\\nb\"}\n\n"),
      t("data: {\"sequence_number\":0,\"type\":\"a\\nb\"}\n\n"), 1, 0 },
    { "101 a type that would be a field",
      t("data: {\"type\":\"a\\n\\ndata: x\"}\n\n"),
      t("data: {\"sequence_number\":0,\"type\":\"a\\n\\ndata: x\"}\n\n"), 1,
      0 },
    { "27 duplicates",
      t("data: {\"type\":\"a\",\"sequence_number\":5,\"type\":\"b\","
        "\"sequence_number\":\"x\"}\n\n"),
      t("event: b\ndata: {\"type\":\"a\",\"sequence_number\":0,\"type\":\"b\","
        "\"sequence_number\":0}\n\n"), 1, 0 },
    { "28 escaped names",
      t("data: {\"ty\\u0070e\":\"a\",\"sequence\\u005fnumber\":9}\n\n"),
      t("event: a\ndata: {\"ty\\u0070e\":\"a\",\"sequence\\u005fnumber\":0}"
        "\n\n"), 1, 0 },
    { "28 an escaped type", t("data: {\"type\":\"\\u0061\\/b\"}\n\n"),
      t("event: a/b\ndata: {\"sequence_number\":0,\"type\":\"\\u0061\\/b\"}"
        "\n\n"), 1, 0 },
    { "29 nested", t("data: {\"item\":{\"type\":\"x\",\"sequence_number\":3},"
                     "\"type\":\"a\"}\n\n"),
      t("event: a\ndata: {\"sequence_number\":0,\"item\":{\"type\":\"x\","
        "\"sequence_number\":3},\"type\":\"a\"}\n\n"), 1, 0 },
    { "32 lone surrogates",
      t("data: {\"type\":\"a\",\"x\":\"\\ud83d\","
        "\"\\udc00\":\"\\uDBFF\"}\n\n"),
      t(ev("a", 0, ",\"x\":\"\\ud83d\",\"\\udc00\":\"\\uDBFF\"")), 1, 0 },
    { "33 the 12 bytes",
      t("data: {\"type\":\"a\",\"\\ud83d\\\\u0\":\"\\ud83d\\\\u0\"}\n\n"),
      t(ev("a", 0, ",\"\\ud83d\\\\u0\":\"\\ud83d\\\\u0\"")), 1, 0 },
    { "38 white space", t("data: { \"type\" :\t\"a\" }\n\n"),
      t("event: a\ndata: {\"sequence_number\":0, \"type\" :\t\"a\" }\n\n"), 1,
      0 },
    { "39 empty object", t("data: {}\n\n"),
      t("data: {\"sequence_number\":0}\n\n"), 1, 0 },
    { "54 unknown type", t("data: {\"type\":\"slug:new.thing\"}\n\n"),
      t(ev("slug:new.thing", 0, "")), 1, 0 },

    /* C: numbers */

    number("40 string", "\"7\""),
    number("40 float", "3.0"),
    number("40 exponent", "3e0"),
    number("40 negative", "-1"),
    number("40 minus zero", "-0"),
    number("40 null", "null"),
    number("40 true", "true"),
    number("40 array", "[1,{\"sequence_number\":2}]"),
    number("40 object", "{\"a\":[]}"),
    number("40 2^53", "9007199254740992"),
    number("40 2^64", "18446744073709551616"),
    number("40 escapes", "\"\\\"},{\\\\\""),
    number("47 a gap", "5"),

    { NULL, NULL, 0, NULL, 0, 0, 0 }
};

#undef t
#undef ev
#undef in
#undef same
#undef bad
#undef number
