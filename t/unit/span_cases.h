
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Texts that are a JSON object in UTF-8, and texts that are none.
 */


typedef struct {
    const char  *name;
    const char  *text;
    size_t       len;
    ngx_uint_t   good;
} span_case_t;


#define good(name, t)  { name, t, sizeof(t) - 1, 1 }
#define bad(name, t)   { name, t, sizeof(t) - 1, 0 }


static span_case_t  span_cases[] = {

    bad("empty", ""),
    bad("space", " "),
    bad("one brace", "{"),
    bad("the other", "}"),
    bad("array", "[]"),
    bad("array of objects", "[{}]"),
    bad("string", "\"{}\""),
    bad("number", "1"),
    bad("null", "null"),
    bad("DONE", "[DONE]"),
    bad("text", "not json"),
    bad("two objects", "{} {}"),
    bad("two objects, close", "{}{}"),
    bad("object and array", "{}[]"),
    bad("object, number, brace", "{} 1 }"),
    bad("object, comma, object", "{},{}"),
    bad("object, string with a brace", "{} \"}"),
    bad("two braces too many", "{}}"),
    bad("trailing text", "{}x"),
    bad("leading text", "x{}"),
    bad("trailing NUL", "{}\0"),
    bad("cut", "{\"a\":1"),
    bad("cut with a brace", "{\"a\":{}"),
    bad("cut string with a brace", "{\"a\":\"}"),
    bad("cut name", "{\"a}"),
    bad("cut escape", "{\"a\":\"\\}"),
    bad("cut hex", "{\"a\":\"\\u12\"}"),
    bad("no value", "{\"a\":}"),
    bad("no colon", "{\"a\" 1}"),
    bad("no name", "{1:1}"),
    bad("two colons", "{\"a\"::1}"),
    bad("comma first", "{,\"a\":1}"),
    bad("comma last", "{\"a\":1,}"),
    bad("commas", "{\"a\":1,,\"b\":2}"),
    bad("comma last in an array", "{\"a\":[1,]}"),
    bad("wrong bracket", "{\"a\":[1}"),
    bad("wrong brackets", "{\"a\":[1}]}"),
    bad("wanted, no value", "{\"type\":}"),
    bad("wanted, a bracket", "{\"type\":]}"),
    bad("wanted, two colons", "{\"type\"::1}"),
    bad("wanted, cut string", "{\"type\":\"}"),
    bad("wanted, then text", "{\"type\":1 x}"),
    bad("single quotes", "{'a':1}"),
    bad("bare name", "{a:1}"),
    bad("NaN", "{\"a\":NaN}"),
    bad("Infinity", "{\"a\":-Infinity}"),
    bad("True", "{\"a\":True}"),
    bad("truex", "{\"a\":truex}"),
    bad("tru", "{\"a\":tru}"),
    bad("wanted, nul", "{\"type\":nul}"),
    bad("01", "{\"a\":01}"),
    bad("+1", "{\"a\":+1}"),
    bad("1.", "{\"a\":1.}"),
    bad(".1", "{\"a\":.1}"),
    bad("1e", "{\"a\":1e}"),
    bad("-", "{\"a\":-}"),
    bad("0x1", "{\"a\":0x1}"),
    bad("comment", "{/* c */\"a\":1}"),
    bad("line comment", "{\"a\":1 // c\n}"),
    bad("bad escape", "{\"a\":\"\\x\"}"),
    bad("bad hex", "{\"a\":\"\\u12g4\"}"),
    bad("bad hex hides a surrogate", "{\"a\":\"\\u12\\ud83d\"}"),
    bad("raw LF in a string", "{\"a\":\"\n\"}"),
    bad("raw TAB in a string", "{\"a\":\"\t\"}"),
    bad("raw NUL in a string", "{\"a\":\"\0\"}"),
    bad("raw 1F in a string", "{\"a\":\"\x1f\"}"),
    bad("raw NUL in a name", "{\"\0\":1}"),
    bad("raw NUL in a wanted name", "{\"type\0\":1}"),
    bad("NUL between", "{\0\"a\":1}"),
    bad("form feed between", "{\f\"a\":1}"),
    bad("vertical tab between", "{\"a\":\v1}"),
    bad("form feed before a wanted value", "{\"type\":\f\"a,b\"}"),
    bad("BOM", "\xEF\xBB\xBF{}"),
    bad("no-break space", "\xC2\xA0{}"),
    bad("UTF-8 cut", "{\"a\":\"\xE6\xBD\"}"),
    bad("UTF-8 stray", "{\"a\":\"\x80\"}"),
    bad("UTF-8 overlong", "{\"a\":\"\xC0\x80\"}"),
    bad("UTF-8 surrogate", "{\"a\":\"\xED\xA0\x80\"}"),
    bad("UTF-8 too large", "{\"a\":\"\xF5\x80\x80\x80\"}"),
    bad("UTF-8 bad in a name", "{\"\xFF\":1}"),

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
    bad("high, cut", "{\"\\ud83d\\u\":1}"),
    bad("high, cut more", "{\"\\ud83d\\"),
    bad("high, bad hex", "{\"\\ud83d\\uZZZZ\":1}"),

    { NULL, NULL, 0, 0 }
};

#undef good
#undef bad
