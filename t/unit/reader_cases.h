
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Texts that are JSON in UTF-8, and texts that are not, with the number of
 * bytes before the wrong one.
 */


typedef struct {
    const char  *name;
    const char  *text;
    size_t       len;
    ngx_uint_t   good;
    size_t       offset;
} reader_case_t;


#define good(name, t)    { name, t, sizeof(t) - 1, 1, 0 }
#define bad(name, t, n)  { name, t, sizeof(t) - 1, 0, n }


static reader_case_t  reader_cases[] = {

    bad("empty", "", 0),
    bad("space", " ", 1),
    bad("one brace", "{", 1),
    bad("the other", "}", 0),
    good("array", "[]"),
    good("array of objects", "[{}]"),
    good("string", "\"{}\""),
    good("number", "1"),
    good("null", "null"),
    bad("DONE", "[DONE]", 1),
    bad("text", "not json", 0),
    bad("two objects", "{} {}", 3),
    bad("two objects, close", "{}{}", 2),
    bad("object and array", "{}[]", 2),
    bad("object, number, brace", "{} 1 }", 3),
    bad("object, comma, object", "{},{}", 2),
    bad("object, string with a brace", "{} \"}", 3),
    bad("two braces too many", "{}}", 2),
    bad("trailing text", "{}x", 2),
    bad("leading text", "x{}", 0),
    bad("trailing NUL", "{}\0", 2),
    bad("cut", "{\"a\":1", 6),
    bad("cut with a brace", "{\"a\":{}", 7),
    bad("cut string with a brace", "{\"a\":\"}", 7),
    bad("cut name", "{\"a}", 4),
    bad("cut escape", "{\"a\":\"\\}", 6),
    bad("cut hex", "{\"a\":\"\\u12\"}", 6),
    bad("no value", "{\"a\":}", 5),
    bad("no colon", "{\"a\" 1}", 5),
    bad("no name", "{1:1}", 1),
    bad("two colons", "{\"a\"::1}", 5),
    bad("comma first", "{,\"a\":1}", 1),
    bad("comma last", "{\"a\":1,}", 7),
    bad("commas", "{\"a\":1,,\"b\":2}", 7),
    bad("comma last in an array", "{\"a\":[1,]}", 8),
    bad("wrong bracket", "{\"a\":[1}", 7),
    bad("wrong brackets", "{\"a\":[1}]}", 7),
    bad("wanted, no value", "{\"type\":}", 8),
    bad("wanted, a bracket", "{\"type\":]}", 8),
    bad("wanted, two colons", "{\"type\"::1}", 8),
    bad("wanted, cut string", "{\"type\":\"}", 10),
    bad("wanted, then text", "{\"type\":1 x}", 10),
    bad("single quotes", "{'a':1}", 1),
    bad("bare name", "{a:1}", 1),
    bad("NaN", "{\"a\":NaN}", 5),
    bad("Infinity", "{\"a\":-Infinity}", 5),
    bad("True", "{\"a\":True}", 5),
    bad("truex", "{\"a\":truex}", 9),
    bad("tru", "{\"a\":tru}", 5),
    bad("wanted, nul", "{\"type\":nul}", 8),
    bad("01", "{\"a\":01}", 6),
    bad("+1", "{\"a\":+1}", 5),
    bad("1.", "{\"a\":1.}", 5),
    bad(".1", "{\"a\":.1}", 5),
    bad("1e", "{\"a\":1e}", 5),
    bad("-", "{\"a\":-}", 5),
    bad("0x1", "{\"a\":0x1}", 6),
    bad("comment", "{/* c */\"a\":1}", 1),
    bad("line comment", "{\"a\":1 // c\n}", 7),
    bad("bad escape", "{\"a\":\"\\x\"}", 6),
    bad("bad hex", "{\"a\":\"\\u12g4\"}", 6),
    bad("bad hex hides a surrogate", "{\"a\":\"\\u12\\ud83d\"}", 6),
    bad("raw LF in a string", "{\"a\":\"\n\"}", 6),
    bad("raw TAB in a string", "{\"a\":\"\t\"}", 6),
    bad("raw NUL in a string", "{\"a\":\"\0\"}", 6),
    bad("raw 1F in a string", "{\"a\":\"\x1f\"}", 6),
    bad("raw NUL in a name", "{\"\0\":1}", 2),
    bad("raw NUL in a wanted name", "{\"type\0\":1}", 6),
    bad("NUL between", "{\0\"a\":1}", 1),
    bad("form feed between", "{\f\"a\":1}", 1),
    bad("vertical tab between", "{\"a\":\v1}", 5),
    bad("form feed before a wanted value", "{\"type\":\f\"a,b\"}", 8),
    bad("BOM", "\xEF\xBB\xBF{}", 0),
    bad("no-break space", "\xC2\xA0{}", 0),
    bad("UTF-8 cut", "{\"a\":\"\xE6\xBD\"}", 6),
    bad("UTF-8 stray", "{\"a\":\"\x80\"}", 6),
    bad("UTF-8 overlong", "{\"a\":\"\xC0\x80\"}", 6),
    bad("UTF-8 surrogate", "{\"a\":\"\xED\xA0\x80\"}", 6),
    bad("UTF-8 too large", "{\"a\":\"\xF5\x80\x80\x80\"}", 6),
    bad("UTF-8 bad in a name", "{\"\xFF\":1}", 2),

    good("empty object", "{}"),
    good("space around", " \n\t{ } \n"),
    good("all kinds", "{\"a\":[1,-0,0.5,1E+9,2e-3,true,false,null,\"\",{}]}"),
    good("DEL in a string", "{\"a\":\"\x7f\"}"),
    good("empty name", "{\"\":1}"),
    good("all escapes",
         "{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uFFFF\"}"),
    good("U+0000 escaped", "{\"a\":\"\\u0000\",\"\\u0000\":1}"),
    good("10^400", "{\"a\":1e400,\"b\":-1e-400}"),
    good("a long number", "{\"a\":123456789012345678901234567890123456789}"),
    good("same name twice", "{\"a\":1,\"a\":2}"),
    good("UTF-8", "{\"\xE6\xBD\xAE\":\"\xF0\x9F\x8C\x8A\"}"),
    good("pair", "{\"a\":\"\\ud83d\\ude00\"}"),

    /* CVE-2017-16516 and its relatives, as values and as names */

    good("the 12 bytes as a value", "{\"a\":\"\\ud83d\\\\u0\"}"),
    good("the 12 bytes as a name", "{\"\\ud83d\\\\u0\":1}"),
    good("the 12 bytes as a wanted value", "{\"type\":\"\\ud83d\\\\u0\"}"),
    good("the 11 bytes as a value", "{\"a\":\"\\ud83d\\\\x\"}"),
    good("the 11 bytes as a name", "{\"\\ud83d\\\\x\":1}"),
    good("high at the end, value", "{\"a\":\"\\ud83d\"}"),
    good("high at the end, name", "{\"\\ud83d\":1}"),
    good("high, quote", "{\"\\ud83d\\\"\":1}"),
    good("high, n", "{\"\\ud83d\\n\":1}"),
    good("high, high", "{\"\\ud83d\\ud83d\":1}"),
    good("high, pair", "{\"\\ud83d\\ud83d\\ude00\":1}"),
    good("high, BMP", "{\"\\uDBFF\\u0041\":1}"),
    good("low", "{\"\\udc00\":\"\\uDFFF\"}"),
    good("low, high", "{\"\\ude00\\ud83d\":1}"),
    good("high, text", "{\"\\ud83dabcdefgh\":1}"),
    good("high, backslashes", "{\"\\ud83d\\\\\\\\\":1}"),
    bad("high, cut", "{\"\\ud83d\\u\":1}", 8),
    bad("high, cut more", "{\"\\ud83d\\", 8),
    bad("high, bad hex", "{\"\\ud83d\\uZZZZ\":1}", 8),

    { NULL, NULL, 0, 0, 0 }
};

#undef good
#undef bad
