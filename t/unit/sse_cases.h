
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The cases of the test of core/sse.
 */


typedef struct {
    const char  *name;
    const char  *text;
    size_t       len;
    const char  *want;
} sse_case_t;


#define text(t)  t, sizeof(t) - 1


static sse_case_t  own[] = {

    { "empty", text(""), "retry=" },

    { "three line ends, mixed",
      text("data: 1\r\n\r\ndata: 2\n\ndata: 3\r\r"),
      "event=message|data=1|id=|\nevent=message|data=2|id=|\n"
      "event=message|data=3|id=|\nretry=" },

    { "CR LF after CR", text("data: 1\r\r\ndata: 2\r\n\r"),
      "event=message|data=1|id=|\nevent=message|data=2|id=|\nretry=" },

    { "LF CR is two line ends", text("data: 1\n\rdata: 2\n\r"),
      "event=message|data=1|id=|\nevent=message|data=2|id=|\nretry=" },

    { "BOM", text("\xEF\xBB\xBF" "data: 1\n\n"),
      "event=message|data=1|id=|\nretry=" },

    { "BOM alone", text("\xEF\xBB\xBF"), "retry=" },

    { "half a BOM", text("\xEF\xBB" "data: 1\n\ndata: 2\n\n"),
      "event=message|data=2|id=|\nretry=" },

    { "BOM twice", text("\xEF\xBB\xBF\xEF\xBB\xBF" "data: 1\n\ndata: 2\n\n"),
      "event=message|data=2|id=|\nretry=" },

    { "BOM later", text("data: 1\n\n\xEF\xBB\xBF" "data: 2\n\n"),
      "event=message|data=1|id=|\nretry=" },

    { "BOM and a blank line", text("\xEF\xBB\xBF\n\ndata: 1\n\n"),
      "event=message|data=1|id=|\nretry=" },

    { "names that go on", text("dataa: 1\nevents: 2\nidx: 3\nretry2: 4\n"
                               "data: 5\n\n"),
      "event=message|data=5|id=|\nretry=" },

    { "names cut short", text("dat: 1\neven: 2\ni: 3\nretr: 4\nd\ne\nr\ni\n"
                              "data: 5\n\n"),
      "event=message|data=5|id=|\nretry=" },

    { "case and space", text("Data: 1\n data: 2\ndata : 3\nEVENT: x\n"
                             "data: 4\n\n"),
      "event=message|data=4|id=|\nretry=" },

    { "one space only", text("data:1\ndata: 2\ndata:  3\ndata:\t4\n\n"),
      "event=message|data=1\n2\n 3\n\t4|id=|\nretry=" },

    { "empty values", text("data\ndata:\ndata: \n\n"),
      "event=message|data=\n\n|id=|\nretry=" },

    { "no data", text("event: x\n\n: c\n\nid: 1\n\nretry: 5\n\n"),
      "retry=5" },

    { "data alone is an event", text("data\n\n"),
      "event=message|data=|id=|\nretry=" },

    { "event without a colon", text("event: x\nevent\ndata: 1\n\n"),
      "event=message|data=1|id=|\nretry=" },

    { "comment within", text("data: 1\n: c\n:\n::\ndata: 2\n\n"),
      "event=message|data=1\n2|id=|\nretry=" },

    { "colons", text("data::1:\n:data: 2\n\n"),
      "event=message|data=:1:|id=|\nretry=" },

    { "NUL", text("da\0ta: 1\ndata: \0\n\0\n\n"),
      NULL },

    { "id", text("id: 1\ndata: a\n\nid: \0\ndata: b\n\nid\ndata: c\n\n"),
      "event=message|data=a|id=1|\nevent=message|data=b|id=1|\n"
      "event=message|data=c|id=|\nretry=" },

    { "cut short", text("data: 1\n\ndata: 2\n"),
      "event=message|data=1|id=|\nretry=" },

    { "NEL, LS, PS, VT, FF", text("data: a\xC2\x85" "b\xE2\x80\xA8"
                                  "c\xE2\x80\xA9" "d\v\f\n\n"),
      "event=message|data=a\xC2\x85" "b\xE2\x80\xA8" "c\xE2\x80\xA9"
      "d\v\f|id=|\nretry=" },

    { NULL, NULL, 0, NULL }
};


static void
test_own(void)
{
    bytes_t       want;
    sse_case_t   *c;
    reference_t   ref;

    ngx_memzero(&want, sizeof(bytes_t));

    for (c = own; c->name; c++) {
        reference_parse(&ref, (u_char *) c->text, c->len);

        want.len = 0;
        reference_print(&ref, &want);
        reference_free(&ref);

        if (c->want) {
            is_bytes(want.data, want.len, c->want, strlen(c->want),
                     "%s: the reference", c->name);
        }

        is(try_stream((u_char *) c->text, c->len, &want, 1), 0,
           "%s: all pairs of cuts", c->name);
    }

    bytes_free(&want);
}


/* lines that are not known, and comments, can be written again */

static void
test_others(void)
{
    bytes_t   want;
    reader_t  r;

    static const char  lines[] =
        ": c\n:\n::x\nd\nda\ndat\ndatax: 1\ndata\0: 2\nDATA: 3\n e: 4\n"
        "eventx\nevent : 5\nretry3: 6\nidid: 7\ni d\nx\n";

    static const char  half[] = "\xEF\xBB" "data: 1\n";

    reader_init(&r);
    reader_feed(&r, (u_char *) lines, sizeof(lines) - 1);

    is_bytes(r.others.data, r.others.len, lines, sizeof(lines) - 1,
             "name and value make the line again");
    is(r.lines, 16, "lines");

    reader_free(&r);

    reader_init(&r);
    reader_feed(&r, (u_char *) half, sizeof(half) - 1);

    is_bytes(r.others.data, r.others.len, half, sizeof(half) - 1,
             "half a BOM is part of the line");
    reader_free(&r);

    ngx_memzero(&want, sizeof(bytes_t));
    bytes_lit(&want, "retry=");
    is(try_stream((u_char *) lines, sizeof(lines) - 1, &want, 0), 0,
       "the same at every cut");
    bytes_free(&want);
}


/* a CR ends the line at once, and the LF after it is not of the next event */

static void
test_skip_lf(void)
{
    u_char               *pos;
    ngx_responses_sse_t   sse;

    static u_char  first[] = "data: 1\r\n\r", lf[] = "\nx", cr[] = "\rx";

    ngx_responses_sse_init(&sse, 1);

    pos = first;
    is(ngx_responses_sse_parse(&sse, &pos, first + 10), NGX_OK, "line");
    ok(pos - first == 8 || pos - first == 9, "the line was read");
    is(sse.cr_seen, 1, "CR is told");
    is(ngx_responses_sse_parse(&sse, &pos, first + 10), NGX_DONE,
       "the event ends with the CR, not with the byte after it");

    pos = lf;
    ngx_responses_sse_skip_lf(&sse, &pos, lf);
    is(pos - lf, 0, "nothing to skip yet");
    ngx_responses_sse_skip_lf(&sse, &pos, lf + 2);
    is(pos - lf, 1, "the LF is skipped");
    ngx_responses_sse_skip_lf(&sse, &pos, lf + 2);
    is(pos - lf, 1, "and no second byte");

    ngx_responses_sse_init(&sse, 0);
    pos = cr;
    is(ngx_responses_sse_parse(&sse, &pos, cr + 1), NGX_DONE, "blank line");
    ngx_responses_sse_skip_lf(&sse, &pos, cr + 2);
    is(pos - cr, 1, "another byte is not skipped");

    ngx_responses_sse_init(&sse, 1);
    pos = (u_char *) "\xEF\xBB\xBF";
    is(ngx_responses_sse_parse(&sse, &pos, pos + 3), NGX_AGAIN, "BOM");
    is(sse.bom_seen, 1, "a BOM is told");

    ngx_responses_sse_init(&sse, 0);
    pos = (u_char *) "\xEF\xBB\xBF";
    is(ngx_responses_sse_parse(&sse, &pos, pos + 3), NGX_OK,
       "within a stream it is data");
    is(sse.bom_seen, 0, "and not told");
}


static u_char *
unbase64(bytes_t *b, size_t *len)
{
    size_t      i;
    u_char     *out;
    char       *at;
    uint32_t    n;
    ngx_uint_t  bits;

    static const char  set[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                               "abcdefghijklmnopqrstuvwxyz0123456789+/";

    out = malloc(b->len + 1);
    *len = 0;

    for (i = 0, n = 0, bits = 0; i < b->len && b->data[i] != '='; i++) {
        at = strchr(set, b->data[i]);
        n = n << 6 | (uint32_t) (at - set);
        bits += 6;

        if (bits >= 8) {
            bits -= 8;
            out[(*len)++] = (u_char) (n >> bits);
        }
    }

    return out;
}


/* what a decoder makes of a case's only ill-formed text */

static void
replace_bad(bytes_t *b)
{
    size_t   i;
    bytes_t  out;

    ngx_memzero(&out, sizeof(bytes_t));

    for (i = 0; i < b->len; i++) {
        if (b->data[i] == 0xff || b->data[i] == 0xc3) {
            bytes_lit(&out, "\xEF\xBF\xBD");

        } else {
            bytes_byte(&out, b->data[i]);
        }
    }

    bytes_free(b);
    *b = out;
}


static void
shared_case(u_char *line, size_t len)
{
    size_t       n;
    json_t      *json, *node, *ev, *member;
    bytes_t      want, got, own_bytes;
    u_char      *input, *decoded;
    reference_t  ref;

    json = json_parse(line, len);

    if (json == NULL) {
        ok(0, "a case can be read");
        return;
    }

    ngx_memzero(&want, sizeof(bytes_t));
    ngx_memzero(&got, sizeof(bytes_t));
    ngx_memzero(&own_bytes, sizeof(bytes_t));

    node = json_get(json, "expect");

    for (ev = node->child; ev; ev = ev->next) {
        bytes_lit(&want, "event=");
        member = json_get(ev, "event");
        bytes_add(&want, member->value.data, member->value.len);
        bytes_lit(&want, "|data=");
        member = json_get(ev, "data");
        bytes_add(&want, member->value.data, member->value.len);
        bytes_lit(&want, "|id=");
        member = json_get(ev, "last_event_id");
        bytes_add(&want, member->value.data, member->value.len);
        bytes_lit(&want, "|\n");
    }

    bytes_lit(&want, "retry=");
    node = json_get(json, "retry");

    if (node && node->kind == JSON_NUMBER) {
        bytes_add(&want, line + node->start, node->end - node->start);
    }

    node = json_get(json, "input");
    decoded = NULL;

    if (node) {
        input = node->value.data;
        n = node->value.len;

    } else {
        decoded = unbase64(&json_get(json, "input_base64")->value, &n);
        input = decoded;
    }

    reference_parse(&ref, input, n);
    reference_print(&ref, &got);
    bytes_add(&own_bytes, got.data, got.len);

    if (decoded) {
        replace_bad(&got);
    }

    node = json_get(json, "name");

    is_bytes(got.data, got.len, want.data, want.len, "%s: the reference",
             node->value.data);
    is(try_stream(input, n, &own_bytes, n < 150), 0, "%s: all cuts",
       node->value.data);

    reference_free(&ref);
    bytes_free(&want);
    bytes_free(&got);
    bytes_free(&own_bytes);
    free(decoded);
    json_free(json);
}


static void
test_shared(void)
{
    u_char      *p, *lf, *last;
    bytes_t      text;
    const char  *name;

    name = files_shared("sse-cases.jsonl");
    ngx_memzero(&text, sizeof(bytes_t));

    if (name == NULL || !files_read(name, &text)) {
        tap_skip("no sse-cases.jsonl");
        return;
    }

    last = text.data + text.len;

    for (p = text.data; p < last; p = lf + 1) {
        lf = memchr(p, '\n', last - p);

        if (lf == NULL) {
            break;
        }

        shared_case(p, lf - p);
    }

    bytes_free(&text);
}
