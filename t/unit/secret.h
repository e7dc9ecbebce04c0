
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams and JSON responses with secrets, made from the documentation alone:
 * what hiding promises, not how it is done.  The word "hushA" stands only in
 * what a rule hides or redacts, in two deltas then, "hushB" in odd events
 * where a rule hides, "hushD" where it may be argued about, and "said" in what
 * no rule names, in streams that conform.  A leak is a hush that leaves, a
 * loss is one that is said and does not: whatever the upstream sends, however
 * it is cut, with any limit, and leaks also without memory.
 */


#ifndef _SECRET_H_INCLUDED_
#define _SECRET_H_INCLUDED_


#include "case_run.h"
#include "secret_event.h"


static run_t        r;
static rules_t      rules;
static case_t       one_case;
static ngx_uint_t   profile;
static ngx_uint_t   resumed;

/* what was tried */

static struct {
    ngx_uint_t      secrets;           /* with what a rule hides */
    ngx_uint_t      memory;            /* with failing memory */
    ngx_uint_t      events;            /* that were sent */
} tried;


/* an event of an item, maybe left out */

static void
script(item_t *it, const char *stem, const char *name, int len)
{
    if (stem && (conform || !one_in(10))) {
        snprintf(it->script[it->nscript++], sizeof(it->script[0]),
                 "response.%s.%.*s", stem, len, name);
    }
}


static void
item_new(item_t *it, ngx_uint_t n)
{
    size_t           len;
    const char      *p;
    const family_t  *f;

    ngx_memzero(it, sizeof(item_t));

    f = &families[random_below(conform ? NORMAL : FAMILIES)];
    it->family = f;
    it->n = n;
    it->hidden = matches('I', f->type);
    it->class = it->hidden ? 'A' : plain ? 'S' : 'M';
    snprintf(it->id, sizeof(it->id), "it_%u",
             (unsigned) ((dialect & SAME_ID) ? 0 : n));

    ev.item = it;
    snprintf(it->word, sizeof(it->word), "%s", mark(it->class));

    if (redacts && f->part) {
        snprintf(it->hush, sizeof(it->hush), "%s", mark('A'));
    }

    p = f->progress ? f->progress : "";
    len = strcspn(p, " ");

    script(it, (dialect & NO_ADDED) ? NULL : "output_item", "added", 5);
    script(it, len ? f->type : NULL, p, len);
    script(it, f->opener, "added", 5);
    script(it, f->text, "delta", 5);
    script(it, f->whole[0] == 'o' ? NULL : f->text, "delta", 5);
    script(it, f->part && f->part[0] == 'o' ? f->text : NULL,
           "annotation.added", 16);
    script(it, f->text, "done", 4);
    script(it, f->opener == f->text ? NULL : f->opener, "done", 4);

    while (p[len]) {
        p += len + 1;
        len = strcspn(p, " ");
        script(it, f->type, p, len);
    }

    script(it, (dialect & NO_DONE) ? NULL : "output_item", "done", 4);
    it->next = ((dialect & LATE) && it->nscript > 2);
}


/* a directive, without its semicolon */

static void
directive(const char *fmt, ...)
{
    va_list  args;

    va_start(args, fmt);
    vsnprintf(one_case.conf[one_case.nconf++], sizeof(one_case.conf[0]), fmt,
              args);
    va_end(args);
}


/* a rule and its letter */

static void
rule(char kind, const char *path)
{
    ngx_uint_t  off;

    off = (nrules && one_in(20));

    directive("responses_%s %s%s%s;",
              kind == 'I' ? "hide_item" : kind == 'H' ? "hide_event"
              : kind == 'F' ? "hide_field" : kind == 'S' ? "set_field"
              : kind == 'W' ? "rewrite_text" : kind == 'R' ? "redact"
              : "add_event", path,
              kind == 'S' ? " v" : kind == 'W' || kind == 'R' ? " miau"
              : kind == 'A' ? " after=response.created n=1" : "",
              off ? " if=$off" : one_in(10) ? " if=$on" : "");

    if (off) {
        return;
    }

    hiding[nrules].kind = kind;
    snprintf(hiding[nrules++].path, sizeof(hiding[0].path), "%s", path);

    items_hidden |= (kind == 'I');
    plain &= (kind != 'H' && (kind != 'F' || path[1] == '\0'
                              || path[strlen(path) - 2] == '.'));
}


static void
make_rules(void)
{
    ngx_uint_t  i, n;

    if (redacts) {
        rule('R', "(hu)?sh[A-Z][0-9]+");
    }

    for (i = 1 + random_below(3); i; i--) {
        n = random_below(10);

        if (n < 5) {
            rule('I', one_in(4) ? pick("*_call mcp_* reason* *_output mess* *")
                                : families[random_below(FAMILIES)].type);

        } else if (n < 7) {
            rule('H', pick("response.output_text.delta response.*.delta "
                           "response.*.done response.reasoning* keepalive "
                           "response.content_part.added acme.* "
                           "response.output_item.added response.*call*.* "
                           "response.output_item.done response.content_part.* "
                           "response.output_text.done * "
                           "response.reasoning_text.*"));

        } else {
            rule('F', pick("x item.x response.x part.x response.output.*.x y "
                           "item.content.*.x response.output.*.content.*.x "
                           "item.y response.y item.encrypted_content text "
                           "obfuscation response.instructions item.arguments "
                           "part.text error.x item.content item.summary "
                           "response.metadata.x error.message arguments "
                           "response.metadata item.content.*.text a.b.*.c a "
                           "annotation.x item.action note response.usage.x "
                           "response.output.*.content item.type.x delta "
                           "response.output.*.summary response.usage a.b "
                           "response.tools.*.x response.tools logprobs "
                           "logprobs.*.x"));
        }
    }

    if (one_in(3)) {
        n = random_below(3);
        rule("SWA"[n], n ? (n == 1 ? "wuff" : "acme.added")
                         : pick("z item.z response.z part.z"));
    }
}


static void
configure(void)
{
    ngx_uint_t  i;

    one_case.nconf = 0;
    nrules = 0;
    plain = 1;
    items_hidden = 0;
    dialect = 0;
    conform = one_in(4);
    json = one_in(10);
    resumed = (!conform && one_in(10));
    unnamed = 0;
    profile = one_in(3) ? random_below(PROFILES) : 0;
    normal = !one_in(5);
    small = (!conform && one_in(5));
    cut = (!conform && one_in(8));
    r.detect = one_in(2);
    r.asked = one_in(2);

    for (i = random_below(4); i && !conform && one_in(2); i--) {
        dialect |= 1 << random_below(DIALECTS);
    }

    if (json) {
        dialect |= FLAT;
        unnamed = (r.asked && !conform && one_in(3));
    }

    directive("set $on 1;");
    directive("set $off 0;");
    make_rules();

    if (!normal) {
        directive("responses_normalize off;");
    }

    if (small) {
        directive("responses_max_event_size %lu;", random_below(600) + 256);
    }

    if (!conform && one_in(4)) {
        directive("responses_max_text_size %lu;", random_below(600) + 256);
    }

    if (!conform && one_in(4)) {
        directive("responses_failure %s;", pick("both off error cut"));
    }

    if (!conform && one_in(8)) {
        directive("responses_profile openai event=%s done=%s;",
                  pick("type message none"), pick("keep hide add"));
    }
}


/* a frame that is not an event of this API; a word stands in place of ~ */

static void
junk(u_char class, const char *frame)
{
    ngx_uint_t  n;

    n = strcspn(frame, "~");
    starts[nstarts++ % 512] = in.len;
    put(&in, "%.*s%s%s%s%s", (int) n, frame, frame[n] ? mark(class) : "",
        frame[n] ? frame + n + 1 : "", eol, eol);
}


/* returns 0 if it may be taken for one of another API */

static void
stream_begin(void)
{
    ngx_uint_t  i;

    in.len = 0;
    bytes_text(&in, one_in(20) && !json ? "\xef\xbb\xbf" : "");
    nwords = 0;
    number = resumed ? 6 : 0;
    nstarts = 0;
    nitems = 1 + random_below(ITEMS);
    eol = one_in(8) ? (one_in(2) ? "\r\n" : "\r") : "\n";
    snprintf(ev.type, sizeof(ev.type), "text");
    snprintf(ev.actual, sizeof(ev.actual), "text");
    ev.how = NONE;
    ev.target = 0;
    ev.frame = 0;

    for (i = 0; i < nitems; i++) {
        item_new(&items[i], i);
        items[i].begun = json;
    }

    ev.item = NULL;
}


/* the first events; 0 if they may be taken for those of another API */

static ngx_uint_t
stream_open(void)
{
    ngx_uint_t  i, foreign;

    foreign = (resumed || (!conform && one_in(20)));

    /* if no response was requested, these may be shown */

    for (i = foreign ? 1 + random_below(4) : 0; i; i--) {
        junk('B', pick("data:[DONE] data:{\"type\":\"message_start\"} data:x "
                       "data:{\"object\":\"chat.completion.chunk\"} "
                       "data:{\"type\":\"acme.a\"} data:{\"candidates\":[]} "
                       "data:{\"error\":{\"message\":\"m\"}} data:\"~\" "
                       "data:{\"x\":\"~\"} data:~ foo:~ :ping :\"~\""));
    }

    if (!resumed && (conform || !one_in(10))) {
        event("response.created", NULL);
        foreign |= (ev.how != NONE || ev.frame != PLAIN || small);

    } else {
        foreign = 1;
    }

    if (!resumed && one_in(2)) {
        event("response.in_progress", NULL);
    }

    return !foreign;
}


/* what may stand between the events of items */

static void
stream_beside(void)
{
    item_t  *it;

    if (one_in(12)) {
        it = &items[random_below(nitems)];
        event("acme.note", it->announced && one_in(2) ? it : NULL);
    }

    if (one_in(15)) {
        event("keepalive", NULL);
    }

    if (!conform && one_in(20)) {
        ev.item = NULL;
        junk('B', pick(": retry:5 id:3 event:x data: data:null foo:~ "
                       ":ping data:\"~\" data:{\"x\":\"~\"} data:~ "
                       "id:~ ~ retry:~ :\"~\" event:~ data:{\"~ "
                       "data:[DONE] data:[~"));
    }

    if (!conform && one_in(80)) {
        event(pick("error response.created response.completed "
                   "response.in_progress"), NULL);
    }
}


/* an event of the first item that is not done, or of the next one */

static ngx_uint_t
stream_next(void)
{
    item_t      *it;
    ngx_uint_t   i, left;

    for (i = 0, left = 0, it = NULL; i < nitems; i++) {

        if (items[i].next < items[i].nscript) {
            left++;

            if (it == NULL || (one_in(4) && items[i - 1].begun)) {
                it = &items[i];
            }
        }
    }

    if (it) {
        i = it->next++;
        event(it->script[i], it);

        if ((dialect & LATE) && i == 1) {
            event(it->script[0], it);
        }
    }

    return left;
}


static void
stream_end(void)
{
    if (!conform && one_in(15)) {
        event("error", NULL);
    }

    if (conform || !one_in(8)) {
        event(one_in(6) && profile < 2
              ? pick("response.incomplete response.failed")
              : "response.completed", NULL);
    }

    if (one_in(8)) {
        put(&in, "data: [DONE]%s%s", eol, eol);
    }

    if (!conform && one_in(5)) {
        event("acme.note", &items[0]);
        event("response.output_item.done", &items[random_below(nitems)]);
    }
}


/* returns 0 if it may be taken for a stream of another API */

static ngx_uint_t
stream(void)
{
    ngx_uint_t  sure;

    sure = 1;
    stream_begin();

    if (json) {
        event("response.completed", NULL);

    } else {
        sure = stream_open();

        do {
            stream_beside();
        } while (stream_next());

        stream_end();
    }

    if (cut) {
        in.len -= random_below(in.len / 2 + 1);
        in.data[in.len] = '\0';
    }

    starts[nstarts++ % 512] = in.len;

    return sure || !r.detect || r.asked;
}


/* runs it in pieces of some size: NGX_ERROR only without memory */

static ngx_int_t
try(void)
{
    size_t     i, n, max;
    ngx_int_t  rc;

    r.now = 1000;
    max = one_in(3) ? in.len : 1 + random_below(200);

    rc = run_begin(&r);
    r.engine.asked = r.asked;

    ngx_memzero(&r.json, sizeof(ngx_responses_json_response_t));

    if (resumed) {
        ngx_responses_engine_resume(&r.engine, 5);
    }

    for (i = 0; i < in.len && rc == NGX_OK; i += n) {
        n = 1 + random_below(max);
        n = ngx_min(n, in.len - i);
        rc = case_feed(&r, &one_case, in.data + i, n);
    }

    if (json) {

        /* one that is too long is refused */

        return case_body(&r, rc == NGX_DECLINED ? NGX_ABORT : rc);
    }

    if (rc == NGX_OK && one_in(4)) {
        rc = case_stay_open(&r);
    }

    return run_end(&r, rc);
}


/* how often each word is said; returns the first that leaks */

static ngx_uint_t
count(bytes_t *b, ngx_uint_t *n)
{
    u_char      *p, *end;
    ngx_uint_t   found;

    found = 0;
    end = b->data + b->len;
    ngx_memzero(n, WORDS * sizeof(ngx_uint_t));

    for (p = b->data; p + 5 < end; p++) {

        if (memcmp(p, "said", 4) == 0) {
            n[strtoul((char *) p + 4, NULL, 10) % WORDS]++;

        } else if (!found && memcmp(p, "sh", 2) == 0
                   && (p[2] == 'A' || p[2] == 'B'))
        {
            found = strtoul((char *) p + 3, NULL, 10) % WORDS;
        }
    }

    return found;
}


static void
show(uint64_t n, const char *what, ngx_uint_t k)
{
    ngx_uint_t  i;

    printf("# %lu: %s %s: %s\n", (unsigned long) n, what, words[k], notes[k]);

    for (i = 0; i < one_case.nconf; i++) {
        printf("conf: %s\n", one_case.conf[i]);
    }

    printf("profile %s, dialect %x\n--- in\n%.*s\n--- out\n%.*s\n",
           profile_name(profile), (unsigned) dialect, (int) in.len,
           (char *) in.data, (int) r.out.len, (char *) r.out.data);
}


/* once more, when some memory is not there: returns a word that leaks */

static ngx_uint_t
without_memory(ngx_uint_t calls)
{
    ngx_uint_t  k;
    mem_t      *mem;

    static ngx_uint_t  after[WORDS];

    mem = &r.stream;
    mem->fail = mem->calls + 1 + random_below(calls);
    tried.memory++;

    (void) try();

    mem->fail = 0;
    k = count(&r.out, after);

    return k;
}


/* makes the stream of that number; 0 if it may be one of another API */

static ngx_uint_t
secret_make(uint64_t n)
{
    random_state = n * 7919 + 1;
    redacts = (n % 4 == 0);
    configure();
    one_case.json = json;

    return stream();
}


/* tries it: 1 if it leaks or loses, and is printed */

static ngx_uint_t
secret_try(uint64_t n, ngx_uint_t shows)
{
    ngx_int_t    rc;
    ngx_uint_t   i, k, sure, calls;
    const char  *bad;

    static ngx_uint_t  before[WORDS], after[WORDS];

    sure = secret_make(n);
    bad = NULL;
    k = 0;
    rc = NGX_OK;
    calls = r.stream.calls;

    if (!directives_set_conf(&r, &rules, one_case.conf, one_case.nconf,
                             profile))
    {
        bad = "declined";

    } else if (!json || ngx_responses_rules_may(r.conf.rules, &rules, 1)) {
        r.end = conform ? NGX_RESPONSES_END_CLEAN : random_below(3);
        r.conf.max_items = (small && one_in(3)) ? random_below(5) : 1024;
        rc = try();

        tried.secrets += (count(&in, before) != 0);
        tried.events += r.usage.events - r.usage.hidden;
        k = count(&r.out, after);
        bad = (k && sure) ? "leak" : (rc == NGX_ERROR) ? "error" : NULL;

        for (i = 0; i < WORDS && conform && bad == NULL; i++) {
            if (after[i] < before[i]) {
                bad = "loss";
                k = i;
            }
        }

        calls = r.stream.calls - calls;

        if (bad == NULL && calls && sure && one_in(8)) {
            k = without_memory(calls);
            bad = k ? "leak without memory" : NULL;
        }
    }

    if (bad || shows) {
        show(n, bad ? bad : "stream", k);
    }

    rules_drop(&rules);
    r.conf.rules = NULL;

    return bad != NULL;
}


static ngx_inline void
secret_init(void)
{
    run_init(&r);
    rules_init(&rules);
}


static ngx_inline void
secret_free(void)
{
    run_free(&r);
    rules_free(&rules);
    bytes_free(&in);
    bytes_free(&ev.data);
}


#endif /* _SECRET_H_INCLUDED_ */
