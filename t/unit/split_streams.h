
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Short streams that have been hard to cut, and pieces to make more of.
 */


typedef struct {
    const char  *name;
    const char  *text;
    size_t       len;
} split_case_t;


#define text(t)  t, sizeof(t) - 1


static split_case_t  split_cases[] = {

    { "one event",
      text("event: a.b\ndata: {\"type\":\"a.b\",\"sequence_number\":7}\n\n") },

    { "no number, no event line",
      text("data: {\"type\":\"a.b\"}\n\ndata: {}\n\n") },

    { "CR LF",
      text("event: a\r\ndata: {\"type\":\"a\"}\r\n\r\ndata: {\"t\":1}\r\n\r\n")
    },

    { "CR",
      text("event: a\rdata: {\"type\":\"a\"}\r\rdata: {\"t\":1}\r\r") },

    { "all line ends",
      text("data: {\"type\":\"a\"}\r\n\n\r\rdata: {}\n\r\ndata: {}\r\r\n\r") },

    { "BOM",
      text("\xEF\xBB\xBF" "data: {\"type\":\"a\"}\n\n") },

    { "half a BOM",
      text("\xEF\xBB" "data: {\"type\":\"a\"}\n\ndata: {}\n\n") },

    { "BOM and comment",
      text("\xEF\xBB\xBF: c\r\n\r\ndata: {\"type\":\"a\"}\r\n\r\n") },

    { "comments within",
      text(": a\n\nevent: x\n: b\ndata: {\"type\":\"x\",\n: c\ndata: \"n\":1}"
           "\n: d\n\n") },

    { "data in lines",
      text("data: {\"type\":\ndata: \"a\",\"sequence_number\"\ndata: :\n"
           "data: 12,\"x\":[1,\ndata: 2]}\n\n") },

    { "a number in lines",
      text("data: {\"sequence_number\":[1,\ndata: 2],\n: c\n"
           "data: \"type\":\"x\"}\n\n") },

    { "data before event",
      text("data: {\"type\":\"a\"}\nevent: b\n\n") },

    { "two event lines",
      text("event: a\nevent: b\ndata: {\"type\":\"c\"}\n\n") },

    { "id and retry",
      text("id: 1\nretry: 2\ndata: {\"type\":\"c\"}\nid: 3\n\nid: 4\n\n") },

    { "no data",
      text("event: ping\n\nevent: a\n: c\n\nfoo\n\n") },

    { "unknown fields",
      text("foo: 1\ndata: {\"type\":\"c\"}\nDATA: 2\n\n") },

    { "done",
      text("data: {\"type\":\"response.completed\"}\n\ndata: [DONE]\n\n") },

    { "not JSON",
      text("data: nope\n\ndata: {\"a\":}\n\ndata: {\n\ndata: [1]\ndata: x\n\n")
    },

    { "a number that does not end",
      text("data: {\"sequence_number\":[1,2,},\"a\":1}\n\n") },

    { "a number that is cut",
      text("data: {\"sequence_number\":{\"a\":[") },

    { "a wrong bracket",
      text("data: {\"type\":\"a\",\"b\":1]\n\ndata: {\"b\":[1}}\n\n") },

    { "after the object",
      text("data: {\"type\":\"a\"}x\n\n"
           "data: {} {\"sequence_number\":1}\n\n") },

    { "escapes",
      text("data: {\"ty\\u0070e\":\"\\u0061\\\"\\\\\",\"sequence_number\":"
           "\"\\\"\\\\\"}\n\n") },

    { "surrogates",
      text("data: {\"type\":\"a\",\"x\":\"\\ud83d\\ude00\\ud83d\\\\u0\"}\n\n")
    },

    { "UTF-8 and what is none",
      text("data: {\"x\":\"\xE6\xBD\xAE\xF0\x9F\x8C\x8A\"}\n\n"
           "data: {\"x\":\"\xE6\xBD\"}\n\ndata: \xC0\x80\n\n") },

    { "duplicates",
      text("data: {\"sequence_number\":1,\"type\":\"a\",\"sequence_number\":"
           "null,\"type\":\"b\"}\n\n") },

    { "usage",
      text("data: {\"type\":\"response.completed\",\"response\":{\"id\":\"r\","
           "\"model\":\"m\",\"usage\":{\"input_tokens\":1,\"output_tokens\":"
           "\"2\",\"total_tokens\":3.5}}}\n\n") },

    { "cut in the data",
      text("data: {\"type\":\"a\"}\n\ndata: {\"type\":\"b\",\"x\":\"") },

    { "cut after the data",
      text("event: b\ndata: {\"type\":\"b\"}") },

    { "cut after the line",
      text("event: b\ndata: {\"type\":\"b\"}\r") },

    { "cut in a comment",
      text("data: {\"type\":\"b\"}\n: c") },

    { "cut in an event line",
      text("data: {\"type\":\"b\"}\n\nevent: respo") },

    { "empty values",
      text("data\n\ndata:\n\ndata: \ndata\n\nevent:\ndata: {}\n\n") },

    { "white space",
      text("data:  { \"type\" : \"a\" , \"sequence_number\" : 1 } \n\n") },

    { NULL, NULL, 0 }
};


static const char  *split_pieces[] = {
    "data: ", "data:", "data", "event: ", "event: a.b", "id: 1", "retry: 5",
    ": c", ":", "\n", "\n", "\n\n", "\n\n", "\r", "\r\n", "\r\n\r\n", "\r\r",
    "{\"type\":\"a.b\"}", "{\"type\":\"response.completed\",",
    "{\"sequence_number\":1}", "\"sequence_number\":", "\"type\":", "\"a\"",
    "{", "}", "[", "]", ",", ":", "1", "-1.5e3", "null", "\"", "\\", "\\u0061",
    "\\ud83d", "\xEF\xBB\xBF", "\xC3\xA9", "\xC3", " ", "\t", "[DONE]", "x",
    "\"response\":{\"id\":\"r\",\"usage\":{\"input_tokens\":5}}",
    "data: {\"type\":\"error\",\"code\":\"c\"}\n\n", "data: {}\n\n",
    "event: response.completed\ndata: {\"response\":{}}\n\n",
    "data: {\"type\":\"a\",\"sequence_number\":0}\r\n\r\n",
    "data: {\"sequence_number\":[1,\ndata: 2]}\n\n"
};
