
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Streams with secrets, made from the documentation alone: what hiding
 * promises, not how it is done.  The word "hushA" stands only in what a rule
 * hides, "hushB" in odd events where a rule hides, "hushD" where it may be
 * argued about, and "said" in what no rule names, in streams that conform.
 * A leak is a hush that leaves, a loss is one that is said and does not.
 *
 *     gcc -O2 -It/unit/stub -It/unit -Ingx_http_responses_module
 *         t/fuzz/hidden.c (all .c files of core, json, api, engine) -lyajl -lz
 *
 *     hidden FIRST COUNT [ERRORS]     prints streams that leak or lose
 *     hidden -1 NUMBER                prints one
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "directives.h"
#include "hidden.h"
#include "random.h"


static run_t        r;
static rules_t      rules;
static char         conf[CASE_LINES][512];
static ngx_uint_t   nconf;
static ngx_uint_t   profile;


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


/* a rule and its letter in the words of nginx.conf */

static void
rule(char kind, const char *path)
{
    snprintf(conf[nconf++], sizeof(conf[0]), "responses_%s %s%s;",
             kind == 'I' ? "hide_item" : kind == 'H' ? "hide_event"
             : kind == 'F' ? "hide_field" : kind == 'S' ? "set_field"
             : kind == 'W' ? "rewrite_text" : "add_event", path,
             kind == 'S' ? " v" : kind == 'W' ? " miau"
             : kind == 'A' ? " after=response.created n=1" : "");

    hiding[nrules].kind = kind;
    snprintf(hiding[nrules++].path, sizeof(hiding[0].path), "%s", path);

    items_hidden |= (kind == 'I');
    plain &= (kind != 'H' && (kind != 'F' || path[1] == '\0'
                              || path[strlen(path) - 2] == '.'));
}


static void
option(const char *text)
{
    snprintf(conf[nconf++], sizeof(conf[0]), "responses_%s;", text);
}


static void
configure(void)
{
    ngx_uint_t  i, n;

    nconf = 0;
    nrules = 0;
    plain = 1;
    items_hidden = 0;
    dialect = 0;
    conform = one_in(4);
    profile = one_in(3) ? random_below(PROFILES) : 0;
    normal = !one_in(5);
    small = (!conform && one_in(5));
    cut = (!conform && one_in(8));
    r.detect = one_in(2);
    r.asked = one_in(2);

    for (i = random_below(4); i && !conform && one_in(2); i--) {
        dialect |= 1 << random_below(DIALECTS);
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
                           "response.metadata item.content.*.text "
                           "annotation.x item.action note response.usage.x "
                           "response.output.*.content item.type.x delta "
                           "response.output.*.summary response.usage"));
        }
    }

    if (one_in(3)) {
        n = random_below(3);
        rule("SWA"[n], n ? (n == 1 ? "wuff" : "acme.added")
                         : pick("z item.z response.z part.z"));
    }

    if (!normal) {
        option("normalize off");
    }

    if (small) {
        option(format("max_event_size %lu", random_below(600) + 256));
    }

    if (!conform && one_in(4)) {
        option(format("max_text_size %lu", random_below(600) + 256));
    }

    if (!conform && one_in(4)) {
        option(one_in(2) ? "failure both" : "failure off");
    }
}


/* a frame that is no event, or none of a known API, where ~ is a word */

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

static ngx_uint_t
stream(ngx_uint_t resumed)
{
    item_t      *it;
    ngx_uint_t   i, left, foreign;

    in.len = 0;
    bytes_text(&in, one_in(20) ? "\xef\xbb\xbf" : "");
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
    }

    ev.item = NULL;
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
        foreign |= (ev.how != NONE || ev.frame != PLAIN);

    } else {
        foreign = 1;
    }

    if (!resumed && one_in(2)) {
        event("response.in_progress", NULL);
    }

    do {
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

        /* the first item that is not done, or the next one */

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

    } while (left);

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

    if (cut) {
        in.len -= random_below(in.len / 2);
        in.data[in.len] = '\0';
    }

    starts[nstarts++ % 512] = in.len;

    return !foreign;
}


static void
try(ngx_uint_t resumed)
{
    size_t      i, n, max;
    ngx_int_t   rc;
    ngx_uint_t  k, open;

    static const ngx_responses_end_e  ends[] = {
        NGX_RESPONSES_END_CLEAN, NGX_RESPONSES_END_ERROR,
        NGX_RESPONSES_END_TIMEOUT
    };

    r.end = ends[conform ? 0 : random_below(3)];
    r.now = 1000;
    open = one_in(4);
    max = one_in(3) ? in.len : 1 + random_below(200);

    rc = run_begin(&r);

    if (resumed) {
        ngx_responses_engine_resume(&r.engine, 5);
    }

    for (i = 0; i < in.len && rc == NGX_OK; i += n) {
        n = 1 + random_below(max);
        n = ngx_min(n, in.len - i);
        rc = run_feed(&r, in.data + i, n);
    }

    for (k = 0; open && rc == NGX_OK && r.engine.timer && k < 8; k++) {
        r.now = r.engine.timer;
        rc = ngx_responses_engine_expire(&r.engine, r.now);
    }

    (void) run_end(&r, rc);
}


/* how often each word is said; returns the first that leaks */

static ngx_uint_t
count(bytes_t *b, ngx_uint_t *n, const char *classes)
{
    u_char      *p, *end;
    ngx_uint_t   found;

    found = 0;
    end = b->data + b->len;
    ngx_memzero(n, WORDS * sizeof(ngx_uint_t));

    for (p = b->data; p < end - 5; p++) {

        if (memcmp(p, "said", 4) == 0) {
            n[strtoul((char *) p + 4, NULL, 10) % WORDS]++;

        } else if (!found && memcmp(p, "hush", 4) == 0
                   && strchr(classes, p[4]))
        {
            found = strtoul((char *) p + 5, NULL, 10) % WORDS;
        }
    }

    return found;
}


static void
show(long n, const char *what, ngx_uint_t k)
{
    ngx_uint_t  i;

    printf("%ld: %s %s: %s\n", n, what, words[k], notes[k]);

    for (i = 0; i < nconf; i++) {
        printf("conf: %s\n", conf[i]);
    }

    printf("profile %s, dialect %x\n--- in\n%.*s\n--- out\n%.*s\n",
           profile_name(profile), (unsigned) dialect, (int) in.len,
           (char *) in.data, (int) r.out.len, (char *) r.out.data);
}


static ngx_uint_t
check(long n, const char *classes, ngx_uint_t shows)
{
    ngx_uint_t  i, k, sure, resumed, bad;

    static ngx_uint_t  before[WORDS], after[WORDS];

    random_state = n * 7919 + 1;
    configure();
    resumed = (!conform && one_in(10));
    sure = stream(resumed);

    if (!directives_set_conf(&r, &rules, conf, nconf, profile)) {
        show(n, "declined", 0);
        return 1;
    }

    try(resumed);

    (void) count(&in, before, classes);
    k = count(&r.out, after, classes);

    bad = (k && (sure || !r.detect || r.asked));

    if (bad || shows) {
        show(n, bad ? "leak" : "stream", k);
    }

    for (i = 0; i < WORDS && conform && !bad; i++) {
        if (after[i] < before[i]) {
            bad = 1;
            show(n, "loss", i);
        }
    }

    rules_drop(&rules);
    r.conf.rules = NULL;

    return bad;
}


int
main(int argc, char **argv)
{
    long        n, last;
    ngx_uint_t  bad, errors;

    if (argc < 3) {
        return 2;
    }

    run_init(&r);
    rules_init(&rules);

    n = strtol(argv[1], NULL, 10);
    last = strtol(argv[2], NULL, 10);

    if (n == -1) {
        return check(last, "AB", 1);
    }

    errors = argc > 3 ? strtoul(argv[3], NULL, 10) : 10;

    for (bad = 0, last += n; n < last && bad < errors; n++) {
        bad += check(n, "AB", 0);
    }

    printf("up to %ld, %lu leak or lose\n", n, (unsigned long) bad);

    run_free(&r);
    rules_free(&rules);

    return bad != 0;
}
