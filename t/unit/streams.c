
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Runs the cases of t/streams through the engine alone: each in each of its
 * profiles, cut everywhere, with each allocation failing once, and once more
 * over what came out.  What leaves keeps the contract.
 *
 *   streams [FILE ...]     all files of t/streams, or these; what is no ".t"
 *                          is a stream that was recorded
 *   streams -w FILE ...    writes what comes out into the files
 */


#include <glob.h>

#include <ngx_config.h>
#include <ngx_core.h>

#include "case_run.h"
#include "guard.h"


/* streams of this size are cut at each byte, others at about as many */

#define STREAMS_CUTS     512
#define STREAMS_LONG     20000

#define STREAMS_FAILS    400

/* and broken off at so many */

#define STREAMS_BREAKS   16


static run_t        r;
static rules_t      rules;
static bytes_t      file;
static bytes_t      want;              /* what came out in one piece */
static bytes_t      plain;             /* the same, as it is in a file */
static case_t       current;
static const char  *current_file;
static ngx_uint_t   api;
static ngx_uint_t   left;              /* cases for nginx */


static ngx_uint_t
differs(ngx_uint_t kind, size_t n, ngx_responses_usage_t *usage)
{
    if (case_run(&r, &current, &current.in.text, kind, n) == NGX_OK
        && bytes_equal(&r.out, &want) && run_same_usage(&r.usage, usage))
    {
        return 0;
    }

    diag("cut %lu by %lu", (unsigned long) kind, (unsigned long) n);
    tap_show("     got", r.out.data, r.out.len);
    tap_show("expected", want.data, want.len);
    run_show_usage("     got", &r.usage);
    run_show_usage("expected", usage);

    return 1;
}


/* each: at each byte, if it is short, or at many of them */

static ngx_uint_t
cuts(ngx_uint_t each)
{
    size_t                 n, len;
    ngx_uint_t             bad;
    ngx_responses_usage_t  usage;

    usage = r.usage;
    len = current.in.text.len;

    bad = (len < STREAMS_LONG && differs(RUN_STEP, 1, &usage));

    for (n = 1; each && n < len && len < STREAMS_LONG && bad == 0; /* void */ )
    {
        bad += differs(RUN_SPLIT, n, &usage);
        n += 1 + random_below(1 + len / STREAMS_CUTS);
    }

    for (n = (len < STREAMS_LONG) ? 0 : 8; n < 10 && bad == 0; n++) {
        bad += differs(RUN_RANDOM, 1 + random_below(300), &usage);
    }

    /* each event on the normal way */

    r.worker.no_templates = 1;
    bad += (bad == 0 && differs(RUN_WHOLE, 0, &usage));
    r.worker.no_templates = 0;

    return bad;
}


/*
 * Each allocation of a kind fails once, or each write if mem is NULL: what
 * left before is right, nothing leaks, and the process goes on.  A worker
 * keeps its memory, so each run begins with a new one.
 */

static ngx_uint_t
fails(mem_t *mem)
{
    ngx_int_t   rc;
    ngx_uint_t  n, bad;

    bad = 0;
    rc = NGX_ERROR;

    for (n = 1; rc == NGX_ERROR && n < STREAMS_FAILS && bad == 0; n++) {

        if (mem == &r.process && r.ready) {
            ngx_responses_worker_free(&r.worker);
            r.ready = 0;
        }

        if (mem) {
            mem->fail = mem->calls + n;

        } else {
            r.fail = n;
        }

        rc = case_run(&r, &current, &current.in.text, RUN_WHOLE, 0);

        bad += (rc != NGX_OK && rc != NGX_ERROR);
        bad += (r.out.len > want.len
                || memcmp(r.out.data, want.data, r.out.len) != 0);
        bad += (r.stream.blocks != 0);

        /* the next filter is not called again */

        bad += (r.fail && rc == NGX_ERROR && r.pieces != n);

        r.fail = 0;
        r.stream.fail = 0;
        r.process.fail = 0;

        if (bad) {
            diag("%s %lu failed", mem ? "allocation" : "write",
                 (unsigned long) n);
        }
    }

    return bad;
}


/* what honours the contract passes without a change, G6 */

static ngx_uint_t
again(void)
{
    bytes_t     out;
    ngx_uint_t  bad;

    ngx_memzero(&out, sizeof(bytes_t));
    bytes_add(&out, want.data, want.len);

    bad = (case_run(&r, &current, &out, RUN_WHOLE, 0) != NGX_OK
           || !bytes_equal(&r.out, &want));

    if (bad || r.usage.repaired || r.usage.edited || r.usage.added) {
        diag("repaired %lu, edited %lu, added %lu of what was right",
             (unsigned long) r.usage.repaired, (unsigned long) r.usage.edited,
             (unsigned long) r.usage.added);
        tap_show("     got", r.out.data, r.out.len);
        bad++;
    }

    bytes_free(&out);

    return bad;
}


/* rules may break the contract, and so may what is not ours */

static ngx_uint_t
keeps_contract(void)
{
    ngx_uint_t  i;

    for (i = 0; i < current.nconf; i++) {
        if (strncmp(current.conf[i], "responses_profile", 17) != 0) {
            return 0;
        }
    }

    return !current.loose && !current.json
           && api == NGX_RESPONSES_API_RESPONSES;
}


/* whether a frame of the case is too long to be held */

static ngx_uint_t
has_long(void)
{
    size_t   i, start;
    bytes_t  *in;

    in = &current.in.text;

    for (i = 0, start = 0; i < in->len; i++) {

        if (i && in->data[i] == '\n' && in->data[i - 1] == '\n') {
            start = i + 1;
        }

        if (i - start > r.conf.max_event_size) {
            return 1;
        }
    }

    return 0;
}


static ngx_uint_t
guard_flags(void)
{
    return (r.usage.malformed ? GUARD_BAD : 0)
           | (r.usage.oversize && has_long() ? GUARD_PASSED : 0)
           | (current.texts ? GUARD_TEXTS : 0)
           | (current.after >= 0 ? GUARD_RESUMED : 0);
}


static ngx_uint_t
contract(void)
{
    ngx_uint_t  bad;

    if (!keeps_contract()) {
        return 0;
    }

    bad = guard_stream(&r.conf, guard_flags(), current.after + 1, &want);

    /* made in 1970: seconds or milliseconds is not known */

    return (bad || strstr(current_file, "/mock-agentgateway-")) ? bad
                                                                : again();
}


/* there is one valid end, wherever the stream breaks off */

static ngx_uint_t
breaks(void)
{
    char        how[sizeof(current.how)];
    size_t      n, step, len;
    bytes_t     part;
    ngx_uint_t  bad, k, flags;

    static const char  ends[][sizeof(current.how)] = { "", "cut", "timeout" };

    part = current.in.text;
    len = part.len;
    step = 1 + len / STREAMS_BREAKS;
    memcpy(how, current.how, sizeof(how));
    bad = 0;

    for (n = 0, k = 0; n < len && bad == 0; k++) {
        part.len = n;
        memcpy(current.how, ends[k % 3], sizeof(how));

        bad += (case_run(&r, &current, &part, RUN_WHOLE, 0) != NGX_OK);

        /* alone it is an event of any API, and leaves as it came */

        if (r.engine.api == NGX_RESPONSES_API_RESPONSES
            && strstr((char *) r.out.data, "response.metadata") == NULL)
        {
            flags = guard_flags() | GUARD_CUT;
            flags |= (k % 3 == 0 && r.usage.events == 0) ? GUARD_ENDLESS : 0;

            bad += guard_stream(&r.conf, flags, current.after + 1,
                                &r.out);
        }

        if (bad) {
            diag("broken off after %lu bytes", (unsigned long) n);
        }

        n += (step == 1) ? 1 : 1 + random_below(2 * step);
    }

    memcpy(current.how, how, sizeof(how));

    return bad;
}


/* what comes out with a limit does not depend on how the stream is cut */

static ngx_uint_t
limited(ngx_uint_t guards, ngx_uint_t flags)
{
    ngx_uint_t             n, bad;
    ngx_responses_usage_t  usage;

    bad = (case_run(&r, &current, &current.in.text, RUN_WHOLE, 0) != NGX_OK);

    usage = r.usage;
    want.len = 0;
    bytes_add(&want, r.out.data, r.out.len);

    if (guards && r.engine.api == NGX_RESPONSES_API_RESPONSES) {
        bad += guard_stream(&r.conf, guard_flags() | flags,
                            current.after + 1, &want);
    }

    for (n = 0; n < 4 && bad == 0; n++) {
        bad += differs(RUN_RANDOM, 1 + random_below(n ? 300 : 3), &usage);
    }

    r.worker.no_templates = 1;
    bad += (bad == 0 && differs(RUN_WHOLE, 0, &usage));
    r.worker.no_templates = 0;

    return bad;
}


/* hardly an event is held, hardly a text kept, hardly an item known */

static ngx_uint_t
limits(void)
{
    ngx_uint_t            i, bad, guards;
    ngx_responses_conf_t  was;

    static const struct {
        size_t      event;
        size_t      text;
        ngx_uint_t  items;
        ngx_uint_t  flags;
    } rows[] = {
        { 1, 262144, 1024, 0 },
        { 40, 262144, 1024, 0 },
        { 300, 262144, 1024, GUARD_PASSED },
        { 1500, 262144, 1024, GUARD_PASSED },
        { 1048576, 4, 1024, GUARD_OPEN | GUARD_BAD },
        { 1048576, 40, 1024, GUARD_OPEN | GUARD_BAD },
        { 1048576, 262144, 0, GUARD_PASSED | GUARD_BAD },
        { 1048576, 262144, 1, GUARD_PASSED | GUARD_BAD },
    };

    if (strcmp(current.how, "open") == 0) {
        return 0;                      /* its end may not be known */
    }

    /* what is repaired in an event is not if the event is passed */

    (void) case_run(&r, &current, &current.in.text, RUN_WHOLE, 0);
    guards = (keeps_contract() && r.usage.dialect == 0);

    was = r.conf;
    bad = 0;

    for (i = 0; i < sizeof(rows) / sizeof(rows[0]) && bad == 0; i++) {
        r.conf.max_event_size = ngx_min(rows[i].event, was.max_event_size);
        r.conf.max_text_size = ngx_min(rows[i].text, was.max_text_size);
        r.conf.max_items = ngx_min(rows[i].items, was.max_items);

        bad += limited(guards && rows[i].flags, rows[i].flags);

        if (bad) {
            diag("limits of row %lu", (unsigned long) i);
        }
    }

    r.conf = was;

    return bad;
}


static ngx_uint_t
logged(void)
{
    char        *word, *value, log[sizeof(current.log)];
    bytes_t      got;
    ngx_uint_t   bad;

    ngx_memzero(&got, sizeof(bytes_t));
    bad = 0;

    memcpy(log, current.log, sizeof(log));

    for (word = strtok(log, " "); word; word = strtok(NULL, " ")) {
        value = strchr(word, '=');

        if (value == NULL) {
            diag("line %lu: no value: %s", (unsigned long) current.line, word);
            bad++;
            continue;
        }

        *value++ = '\0';

        if (case_variable(&r, &current, word, &got)) {
            case_replace(&got, CASE_ID, "REQUEST");

            if (strcmp((char *) got.data, value) != 0) {
                diag("%s is \"%s\", expected \"%s\"", word, got.data, value);
                bad++;
            }

        } else if (!case_of_nginx(word)) {
            diag("line %lu: unknown variable \"$responses_%s\"",
                 (unsigned long) current.line, word);
            bad++;
        }
    }

    bytes_free(&got);

    return bad;
}


/* in t/streams/hide, what rules hide has this word */

#define STREAMS_SECRET  "hush"


static size_t
line_end(bytes_t *text, size_t pos)
{
    while (pos < text->len && text->data[pos] != '\n') {
        pos++;
    }

    return pos;
}


/*
 * The first line that differs, with its number in the file: what came out and
 * what the section says, from shortly before the first byte that differs.
 */

static void
show_difference(bytes_t *got, bytes_t *expected, case_text_t *section)
{
    size_t      i, n, from, last;
    ngx_uint_t  line;

    n = ngx_min(got->len, expected->len);

    for (i = 0; i < n && got->data[i] == expected->data[i]; i++) {
        /* void */
    }

    line = 1;

    for (n = 0; section && n < section->start; n++) {
        line += (file.data[n] == '\n');
    }

    from = 0;

    for (n = 0; n < i; n++) {

        if (got->data[n] == '\n') {
            from = n + 1;
            line++;
        }
    }

    from = (i - from > 60) ? i - 60 : from;

    diag("line %lu:", (unsigned long) line);

    last = line_end(got, i);
    tap_show("     got", got->data + from, last - from);

    last = line_end(expected, i);
    tap_show("expected", expected->data + from, last - from);
}


static ngx_uint_t
is_out(case_text_t *out)
{
    bytes_t  *expected;

    if (strstr(current_file, "/hide/")
        && strstr((char *) plain.data, STREAMS_SECRET))
    {
        diag("line %lu: the secret leaves", (unsigned long) current.line);
        return 1;
    }

    expected = current.same ? &current.in.text : &out->text;

    if (bytes_equal(&plain, expected)) {
        return 0;
    }

    show_difference(&plain, expected, current.same ? &current.in : out);

    return 1;
}


static void
drop_rules(void)
{
    if (r.conf.rules) {
        rules_drop(&rules);
        r.conf.rules = NULL;
    }
}


/* one profile: out is NULL if the case does not say what comes out */

static ngx_uint_t
try(ngx_uint_t profile, case_text_t *out, ngx_uint_t first)
{
    ngx_uint_t  bad;

    if (!directives_set_conf(&r, &rules, current.conf, current.nconf,
                             profile))
    {
        if (rules.mistake) {
            diag("line %lu: invalid: %s", (unsigned long) current.line,
                 rules.mistake);
            return 1;
        }

        left += first;
        return 0;
    }

    bad = (case_run(&r, &current, &current.in.text, RUN_WHOLE, 0) != NGX_OK);
    api = r.engine.api;

    if (bad && current.nout == 0 && !current.same) {

        /* a mutant that is refused, or does not end by itself */

        drop_rules();
        return 0;
    }

    want.len = 0;
    bytes_add(&want, r.out.data, r.out.len);

    case_plain(&plain, &r.out);

    bad += (out || current.same) ? is_out(out) : 0;
    bad += first ? logged() : 0;
    bad += bad ? 0 : cuts(first);
    bad += (bad || !first) ? 0 : fails(&r.stream);
    bad += (bad || !first) ? 0 : fails(&r.process);
    bad += (bad || !first || current.json) ? 0 : fails(NULL);

    if (bad == 0) {
        (void) case_run(&r, &current, &current.in.text, RUN_WHOLE, 0);
        bad += contract();
    }

    bad += (bad || !keeps_contract()) ? 0 : breaks();
    bad += (bad || !first || current.json) ? 0 : limits();

    drop_rules();

    return bad;
}


/* PROFILES if there is none of that name */

static ngx_uint_t
profile_number(const char *name)
{
    size_t      len;
    ngx_uint_t  n;

    for (n = 0; n < PROFILES; n++) {
        len = strlen(profile_name(n));

        if (strncmp(name, profile_name(n), len) == 0
            && strchr(" ;", name[len]))
        {
            break;
        }
    }

    return n;
}


static ngx_uint_t
profile_of_case(ngx_uint_t *named)
{
    char        *p;
    ngx_uint_t   i;

    for (i = 0; i < current.nconf; i++) {

        if (strncmp(current.conf[i], "responses_profile ", 18) == 0) {
            *named = 1;
            p = current.conf[i] + 18;

            return profile_number(p + strspn(p, " "));
        }
    }

    return 0;
}


/* the section that says what comes out in a profile, or NULL */

static case_text_t *
out_of(ngx_uint_t profile, ngx_uint_t own)
{
    ngx_uint_t    i;
    case_text_t  *out;

    for (i = 0; i < current.nout; i++) {
        out = &current.out[i];

        if (out->profile[0] ? profile_number(out->profile) == profile
                            : profile == own)
        {
            return out;
        }
    }

    return NULL;
}


static ngx_uint_t
try_case(void)
{
    ngx_uint_t    n, own, bad, named, same;
    case_text_t  *out;

    if (current.wrong[0]) {
        diag("line %lu: %s", (unsigned long) current.line, current.wrong);
        return 1;
    }

    /* of mutants of streams nothing is known */

    if (current.nout == 0 && !current.same
        && strncmp(current_file, "t/streams/", 10) == 0)
    {
        diag("line %lu: no \"--- out\"", (unsigned long) current.line);
        return 1;
    }

    if (current.nginx) {
        left++;
        return 0;
    }

    named = 0;
    own = profile_of_case(&named);

    if (own == PROFILES) {
        diag("line %lu: no such profile", (unsigned long) current.line);
        return 1;
    }

    same = current.same;
    bad = try(own, out_of(own, own), 1);

    for (n = 0; n < PROFILES && bad == 0; n++) {
        out = out_of(n, own);

        if (n == own || (named && out == NULL)) {
            continue;
        }

        current.same = (same && api != NGX_RESPONSES_API_RESPONSES);
        bad += try(n, out, 0);

        if (bad) {
            diag("profile %s", profile_name(n));
        }
    }

    return bad;
}


/* how many rules a recording breaks: texts are not looked at with this flag */

static ngx_uint_t
broken(ngx_uint_t flags)
{
    profile_set(&r, 0);

    return guard_stream(&r.conf, GUARD_QUIET | flags, 0, &file);
}


/*
 * A stream of which only the contract says what comes out: the stream itself
 * if it breaks no rule.
 */

static ngx_uint_t
try_recording(void)
{
    ngx_uint_t  n, bad, rules_broken;

    case_free(&current);
    bytes_add(&current.in.text, file.data, file.len);

    /* what breaks no other rule has texts that contradict each other */

    rules_broken = broken(0);
    current.texts = (rules_broken && broken(GUARD_TEXTS) == 0);

    for (n = 0, bad = 0; n < PROFILES && bad == 0; n++) {
        current.same = (n == 0 && rules_broken == 0);
        bad += try(n, NULL, 0);

        if (bad) {
            diag("profile %s", profile_name(n));
        }
    }

    return bad;
}


static void
test_file(const char *name)
{
    ngx_uint_t     n, bad, before;
    case_reader_t  rd;

    current_file = name;

    if (!files_read(name, &file)) {
        ok(0, "%s, no such file", name);
        return;
    }

    ngx_memzero(&rd, sizeof(case_reader_t));
    rd.file = &file;
    n = strlen(name);

    if (n < 2 || strcmp(name + n - 2, ".t") != 0) {
        is(try_recording(), 0, "%s", name);
        return;
    }

    for (n = 0; case_read(&rd, &current); n++) {
        before = left;
        bad = try_case();

        is(bad, 0, "%s: %s%s", name, current.title,
           left > before ? ", left to nginx" : "");
    }

    ok(n, "%s, %lu cases", name, (unsigned long) n);
}


/* what came out, escaped if it has to be */

static void
write_section(bytes_t *text, ngx_uint_t escaped)
{
    char        hex[8];
    size_t      i;
    u_char      c;
    ngx_uint_t  escape;

    escape = escaped || (plain.len && plain.data[plain.len - 1] != '\n'
                         && !current.json);

    escape |= (plain.len > 2
               && memcmp(plain.data + plain.len - 3, "\n\n\n", 3) == 0);

    for (i = 0; i < plain.len; i++) {
        escape |= (plain.data[i] < 0x20 && plain.data[i] != '\n');
    }

    if (!escape) {
        bytes_add(text, plain.data, plain.len);
        bytes_text(text, current.json ? "\n" : "");
        return;
    }

    if (!escaped) {
        text->len--;
        bytes_text(text, " escaped\n");
    }

    for (i = 0; i < plain.len; i++) {
        c = plain.data[i];

        if (c == '\\' || c == '\r') {
            bytes_text(text, c == '\r' ? "\\r" : "\\\\");

        } else if (c == '\n' && i + 1 == plain.len) {
            bytes_text(text, "\\n\\\n");

        } else if (c < 0x20 && c != '\n') {
            snprintf(hex, sizeof(hex), "\\x%02x", c);
            bytes_text(text, hex);

        } else {
            bytes_byte(text, c);
        }
    }

    if (plain.len && plain.data[plain.len - 1] != '\n') {
        bytes_text(text, "\\\n");
    }
}


/* what may stand in the line "log:" */

static void
show_log(void)
{
    size_t   i;
    bytes_t  got;

    static const char  *names[] = {
        "status", "repaired", "dialect", "input_tokens", "output_tokens"
    };

    ngx_memzero(&got, sizeof(bytes_t));
    printf("# %s\n#   log: ", current.title);

    for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {

        if (case_variable(&r, &current, names[i], &got)) {
            printf(" %s=%s", names[i], (char *) got.data);
        }
    }

    printf("\n");
    bytes_free(&got);
}


/* what comes out, in place of what the sections say */

static void
write_file(const char *name)
{
    FILE           *f;
    size_t          pos;
    bytes_t         text;
    ngx_uint_t      i, own, named;
    case_text_t    *out;
    case_reader_t   rd;

    if (!files_read(name, &file)) {
        ok(0, "%s, no such file", name);
        return;
    }

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&rd, sizeof(case_reader_t));
    rd.file = &file;
    pos = 0;

    while (case_read(&rd, &current)) {

        named = 0;
        own = profile_of_case(&named);

        for (i = 0; i < current.nout && !current.nginx; i++) {
            out = &current.out[i];

            if (!directives_set_conf(&r, &rules, current.conf, current.nconf,
                                     out->profile[0]
                                     ? profile_number(out->profile) : own))
            {
                continue;
            }

            (void) case_run(&r, &current, &current.in.text, RUN_WHOLE, 0);

            case_plain(&plain, &r.out);
            show_log();

            bytes_add(&text, file.data + pos, out->start - pos);
            write_section(&text, out->escaped);
            pos = out->end;

            drop_rules();
        }
    }

    bytes_add(&text, file.data + pos, file.len - pos);

    f = fopen(name, "wb");
    ok(f && fwrite(text.data, 1, text.len, f) == text.len, "%s written", name);

    if (f) {
        fclose(f);
    }

    bytes_free(&text);
}


/* streams that were recorded are no part of the repository */

static void
all_files(void)
{
    char    shared[512];
    char   *dir;
    size_t  i;
    glob_t  files;

    dir = getenv("TEST_RESPONSES_SHARED");
    snprintf(shared, sizeof(shared), "%s/streams/*/*.sse",
             dir ? dir : "../shared");

    (void) glob("t/streams/*/*.t", 0, NULL, &files);
    (void) glob(shared, GLOB_APPEND, NULL, &files);

    for (i = 0; i < files.gl_pathc; i++) {
        test_file(files.gl_pathv[i]);
    }

    ok(i, "%lu files, %lu cases are left to nginx", (unsigned long) i,
       (unsigned long) left);

    globfree(&files);
}


int
main(int argc, char **argv)
{
    int         first;
    ngx_uint_t  i, writes;

    random_state = 1;

    if (argc > 1 && argv[1][0] == '-' && strcmp(argv[1], "-w") != 0) {
        fprintf(stderr, "usage: streams [-w] [FILE ...]\n"
                "runs cases, all without FILE, or with -w writes what comes "
                "out into FILE\n");
        return 2;
    }

    run_init(&r);
    rules_init(&rules);

    writes = (argc > 1 && strcmp(argv[1], "-w") == 0);
    first = 1 + writes;

    for (i = first; i < (ngx_uint_t) argc; i++) {
        writes ? write_file(argv[i]) : test_file(argv[i]);
    }

    if (argc == 1) {
        all_files();
    }

    is(r.empty + rules.wrong, 0, "no piece was empty");

    case_free(&current);
    bytes_free(&current.in.text);
    run_free(&r);
    rules_free(&rules);
    bytes_free(&file);
    bytes_free(&want);
    bytes_free(&plain);

    ok(mem_clean(&r.process) && mem_clean(&r.stream) && mem_clean(&rules.mem),
       "no leak");

    return tap_done();
}
