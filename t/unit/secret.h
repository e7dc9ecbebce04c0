
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The property of hiding: a secret that was put into places which rules hide
 * is never sent, whatever the upstream sends, however it is cut, with any
 * limit and without memory.
 */


#ifndef _SECRET_H_INCLUDED_
#define _SECRET_H_INCLUDED_


#include "engine/ngx_responses_json_rules.h"

#include "profiles.h"
#include "rules.h"
#include "run.h"
#include "secret_body.h"


/* features that all streams have, as for trials of one of them */

#ifndef SECRET_WITH
#define SECRET_WITH  0
#endif


/* rules that hide the same value in all places where it may stand */

static const char  *secret_groups[] = {
    "x response.x error.x response.error.x",
    "item.x response.output.*.x",
    "item.a/b response.output.*.a/b",
    "item.encrypted_content response.output.*.encrypted_content",
    "part.x item.content.*.x item.summary.*.x response.output.*.content.*.x"
    " response.output.*.summary.*.x",
    "part.annotations item.content.*.annotations"
    " response.output.*.content.*.annotations",
    "response.instructions response.tools",
    "response.tools.*.secret response.metadata.k.secret",
    "item.arguments.x response.output.*.arguments.x arguments.x"
    " response.arguments.x",
    "item.action.q.*.z response.output.*.action.q.*.z",
    "obfuscation logprobs response.obfuscation response.logprobs x.y.*.z"
    " response.x.y.*.z",
    "error.message message response.error.message response.message",
    "item.content response.output.*.content",
    "a1.a2.a3.a4.a5.a6.a7.a8.a9.b1.b2.b3.b4.b5.b6"
    " response.a1.a2.a3.a4.a5.a6.a7.a8.a9.b1.b2.b3.b4.b5.b6",
    "item.action response.output.*.action"
};

static const char  *secret_items[] = {
    "reasoning", "function_call", "*_call", "message", "acme*", "*",
    "reasoning acme_call", "mcp_call custom_tool_call", "acme:thing",
    "shell_call apply_patch_call", "*_output image_generation_call"
};

static const char  *secret_events[] = {
    "acme.secret*", "acme.*", "*secret*", "response.reasoning*",
    "response.output_text.delta", "response.content_part.*", "*.delta",
    "acme.a/b", "response.new.delta response.web_search_call.*", "keepalive",
    "response.routing.completed"
};

static const char  *secret_others[] = {
    "S x \"v\"\n", "S item.x {\"y\":1}\n", "W word w\n", "W secret \n", "D\n",
    "S response.metadata.k {\"a\":1}\n", "A acme.x >response.created y=1\n",
    "A acme.x <<response.output_item.done y=1\n", "R 1\n",
    "S part.x 1\n", "I message ?0\n", "F delta ?0\n", "H * ?0\n",
    "S item.arguments.x 1\n", "S response.output.*.x null\n"
};


typedef struct {
    run_t        r;
    rules_t      rules;
    bytes_t      text;                 /* of rules */
    bytes_t      plain;                /* the output, decoded */
    bytes_t      again;
    char         words[4096];
    ngx_uint_t   ready;
    ngx_uint_t   memory;               /* runs in which memory failed */
    ngx_uint_t   streams;              /* that had a secret */
    ngx_uint_t   passed;               /* events that were sent */
} secret_run_t;


/* the words of a rule go into a list, which ends with NULL */

static char *
secret_list(const char **list, char *p, const char *words)
{
    char        *word;
    ngx_uint_t   n;

    for (n = 0; list[n]; n++) {
        /* void */
    }

    memcpy(p, words, strlen(words) + 1);

    for (word = strtok(p, " "); word; word = strtok(NULL, " ")) {
        list[n++] = word;
    }

    list[n] = NULL;

    return p + strlen(words) + 1;
}


static void
secret_rules(secret_run_t *s)
{
    char         *p;
    ngx_uint_t    n, kind;
    const char   *words, **list, *letter;

    stream.items[0] = NULL;
    stream.events[0] = NULL;
    stream.fields[0] = NULL;

    s->text.len = 0;
    bytes_lit(&s->text, "");
    p = s->words;

    for (n = 1 + pick(3); n > 0; n--) {
        kind = pick(10);

        if (kind < 4) {
            letter = "I ";
            list = stream.items;
            words = one_of(secret_items);

        } else if (kind < 6) {
            letter = "H ";
            list = stream.events;
            words = one_of(secret_events);

        } else {
            letter = "F ";
            list = stream.fields;
            words = one_of(secret_groups);
        }

        bytes_text(&s->text, letter);
        bytes_text(&s->text, words);
        bytes_text(&s->text, pick(3) ? "\n" : " ?1\n");

        p = secret_list(list, p, words);
    }

    for (n = pick(3); n > 0; n--) {
        bytes_text(&s->text, one_of(secret_others));
    }

    rules_drop(&s->rules);

    if (rules_make(&s->rules, (char *) s->text.data) != NGX_OK) {
        fprintf(stderr, "rules: %s\n", s->text.data);
        exit(2);
    }

    s->rules.conds[0] = 0;
    s->rules.conds[1] = 1;
}


static void
secret_configure(secret_run_t *s)
{
    run_t  *r;

    static const size_t  sizes[] = { 200, 64, 300, 500, 1000 };

    r = &s->r;

    profile_set(r, pick(4) ? 0 : pick(PROFILES));

    r->conf.rules = &s->rules.rules;
    r->outside = &s->rules;
    r->end = pick(3);
    r->detect = has(DETECT);
    r->asked = r->detect || pick(2);
    r->sniff = now(DETECT, 4);

    stream.plain = 0;
    secret.text = 0;

    if (has(PLAIN)) {
        r->conf.normalize = 0;
        stream.plain = 1;
    }

    if (has(EVENT_SIZE)) {
        r->conf.max_event_size = one_of(sizes);
        secret.text = 2 * r->conf.max_event_size;
    }

    if (has(ITEMS)) {
        r->conf.max_items = pick(5);
    }

    if (has(TEXT_SIZE)) {
        r->conf.max_text_size = pick(100);
        secret.text = ngx_max(secret.text, 100);
    }

    if (has(FIELDS)) {
        r->conf.event_line = pick(3);
        r->conf.done = pick(3);
        r->conf.failure = pick(3);
        r->conf.hide_unknown = pick(2);
        r->conf.hide_malformed = pick(2);
        r->conf.terminal = pick(3);
    }

    stream.numbers = pick(2);
    stream.sniff = r->sniff;
    stream.limit = r->conf.max_event_size;
    stream.index = has(INDEXES) ? pick(INDEX_STYLES) : INDEX_USUAL;
    stream.id = has(IDS) ? pick(ID_STYLES) : ID_USUAL;
}


static ngx_int_t
secret_feed(secret_run_t *s)
{
    size_t      i, n, step;
    ngx_int_t   rc;
    run_t      *r;

    r = &s->r;
    step = pick(3) ? stream.out.len + 1 : 1 + pick(pick(2) ? 3 : 200);

    rc = run_begin(r);

    if (rc == NGX_OK && has(RESUME)) {
        ngx_responses_engine_resume(&r->engine, 7);
    }

    for (i = 0; i < stream.out.len && rc == NGX_OK; i += n) {
        n = ngx_min(step, stream.out.len - i);
        rc = run_feed(r, stream.out.data + i, n);
    }

    return run_end(r, rc);
}


/* a JSON response: what is refused is not sent */

static ngx_int_t
secret_edit(secret_run_t *s)
{
    size_t               i, n, step;
    ngx_int_t            rc;
    ngx_str_t            held;
    run_t               *r;
    ngx_responses_buf_t  body;

    r = &s->r;
    step = pick(3) ? stream.out.len + 1 : 1 + pick(200);

    ngx_memzero(&body, sizeof(ngx_responses_buf_t));

    rc = run_begin(r);
    r->engine.asked = r->asked;

    for (i = 0; i < stream.out.len && rc == NGX_OK; i += n) {
        n = ngx_min(step, stream.out.len - i);
        rc = ngx_responses_json_rules_hold(&r->engine, &body,
                                           stream.out.data + i, n);
    }

    if (rc == NGX_OK) {
        rc = ngx_responses_json_rules_edit(&r->engine, &body);

        if (rc == NGX_OK || rc == NGX_DECLINED) {
            held = ngx_responses_json_rules_held(&body);
            bytes_add(&r->out, held.data, held.len);
        }

    }

    r->usage = r->engine.usage;        /* but its words */

    ngx_responses_buf_free(&r->stream.mem, &body);
    ngx_responses_engine_free(&r->engine);

    return (rc == NGX_ERROR) ? rc : NGX_OK;
}


/* what the client could read: escapes and line ends of a value removed */

static ngx_uint_t
secret_decode(bytes_t *to, bytes_t *from)
{
    u_char      *p, *last;
    ngx_int_t    c;
    ngx_uint_t   changed;

    to->len = 0;
    bytes_lit(to, "");
    changed = 0;
    last = from->data + from->len;

    for (p = from->data; p < last; p++) {

        if (*p == '\\' && last - p >= 6 && p[1] == 'u') {
            c = ngx_responses_number_hex4(p + 2);

            if (c > 0 && c < 0x80) {
                bytes_byte(to, c);
                p += 5;
                changed = 1;
                continue;
            }
        }

        if (*p == '\\' && last - p >= 2
            && (p[1] == '\\' || p[1] == '"' || p[1] == '/'))
        {
            bytes_byte(to, *++p);
            changed = 1;
            continue;
        }

        bytes_byte(to, *p);
    }

    return changed;
}


static ngx_uint_t
secret_in(bytes_t *text)
{
    u_char  *p, *last;
    size_t   len;

    len = strlen(secret.token);

    if (text->len < len) {
        return 0;
    }

    last = text->data + text->len - len + 1;

    for (p = text->data; p < last; p++) {
        p = memchr(p, secret.token[0], last - p);

        if (p == NULL) {
            return 0;
        }

        if (memcmp(p, secret.token, len) == 0) {
            return 1;
        }
    }

    return 0;
}


static ngx_uint_t
secret_found(secret_run_t *s)
{
    bytes_t    *text, *to, *old;
    ngx_uint_t  i;

    text = &s->r.out;
    to = &s->plain;
    old = &s->again;

    for (i = 0; i < 4; i++) {

        if (secret_in(text)) {
            return 1;
        }

        if (!secret_decode(to, text)) {
            break;
        }

        text = to;
        to = old;
        old = text;
    }

    return 0;
}


static void
secret_show(secret_run_t *s, const char *what)
{
    ngx_uint_t  i;

    printf("# %s: \"%s\"; with", what, secret.token);

    for (i = 0; i < SECRET_LAST; i++) {
        if ((secret.features >> i) & 1) {
            printf(" %s", secret_features[i]);
        }
    }

    printf("; normalize %lu, event size %lu, items %lu, text %lu, detect %lu, "
           "asked %lu\n", (unsigned long) s->r.conf.normalize,
           (unsigned long) s->r.conf.max_event_size,
           (unsigned long) s->r.conf.max_items,
           (unsigned long) s->r.conf.max_text_size,
           (unsigned long) s->r.detect, (unsigned long) s->r.asked);

    printf("# rules:\n%s# stream:\n%.*s\n# output:\n%.*s\n# ---\n",
           s->text.data, (int) stream.out.len, stream.out.data,
           (int) s->r.out.len, s->r.out.data);
    fflush(stdout);
}


/* one stream: the number of errors; decisions are data, then random */

static ngx_uint_t
secret_try(secret_run_t *s, const u_char *data, size_t len, uint64_t seed)
{
    ngx_int_t   rc;
    ngx_uint_t  i, calls, bad;

    static const char  letters[] = "BCDFGHJKLMNPQRSTVWXZ";

    if (!s->ready) {
        s->ready = 1;
        run_init(&s->r);
        rules_init(&s->rules);
    }

    secret.data = data;
    secret.left = len;

    /* states of streams must not follow each other */

    random_state = seed;
    random_state = random_next();

    for (i = 0; i < 8; i++) {
        secret.token[i] = letters[random_below(sizeof(letters) - 1)];
    }

    secret.token[8] = '\0';

    secret.features = pick(2) ? 0 : one_of(secret_themes);
    secret.planted = 0;

    for (i = pick(5); i > 0; i--) {
        secret.features |= 1 << pick(SECRET_LAST);
    }

    secret.features |= SECRET_WITH;

    secret_rules(s);
    secret_configure(s);

    bad = 0;

    if (has(BODY)) {
        make_body(s->r.asked);
        rc = secret_edit(s);

    } else {
        make_stream();
        rc = secret_feed(s);
    }

    if (rc != NGX_OK && rc != NGX_ABORT) {
        secret_show(s, "an error");
        bad++;
    }

    if (secret_found(s)) {
        secret_show(s, "the secret was sent");
        bad++;
    }

    s->streams += (secret.planted != 0);
    s->passed += s->r.usage.events - s->r.usage.hidden;

    if (!has(MEMORY) || bad) {
        return bad;
    }

    calls = s->r.stream.calls;
    s->r.stream.calls = 0;
    s->r.stream.fail = 1 + pick(calls ? calls : 1);
    s->memory++;

    (void) (has(BODY) ? secret_edit(s) : secret_feed(s));

    s->r.stream.fail = 0;
    s->r.stream.calls = 0;

    if (secret_found(s)) {
        secret_show(s, "the secret was sent without memory");
        bad++;
    }

    return bad;
}


/* the same stream without rules: whether the secret is sent */

static ngx_inline ngx_uint_t
secret_without(secret_run_t *s, uint64_t seed)
{
    (void) secret_try(s, NULL, 0, seed);

    if (has(BODY)) {
        return secret_in(&stream.out);
    }

    s->r.conf.rules = NULL;
    (void) secret_feed(s);

    return secret_found(s);
}


static ngx_inline void
secret_free(secret_run_t *s)
{
    run_free(&s->r);
    rules_free(&s->rules);
    bytes_free(&s->text);
    bytes_free(&s->plain);
    bytes_free(&s->again);
    bytes_free(&stream.out);
    bytes_free(&stream.data);
    bytes_free(&stream.other);
}


#endif /* _SECRET_H_INCLUDED_ */
