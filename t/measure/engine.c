
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Feeds streams to the engine for util/measure, which counts what this takes:
 *
 *     engine [-e] [-s N] [-l N] [-t N] [-i N] [-r RULES] FILE ...
 *     engine [-e] [-s N] [-l N] [-t N] [-i N] [-r RULES] -n N
 *
 * With -n the stream conforms to the Responses API and has N deltas.  It is
 * fed as a whole, with -e an event at a time, or with -s in buffers of that
 * size.  -l is the limit of an event, -t that of texts, -i that of items and
 * parts.  The rules are those of t/unit/rules.h.  Prints the name and the
 * size of each stream, and then what readers() says.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "files.h"
#include "profiles.h"
#include "rules.h"
#include "run.h"


/* made by util/measure: prints bytes and calls of readers, forgets them */

void readers(void);


static ngx_uint_t  by_event;
static size_t      step;
static rules_t     rules;
static run_t       r;


/* those of the tests fill what they hand out, which is counted */

static void *
plain_alloc(void *data, size_t size)
{
    return malloc(size);
}


static void
plain_free(void *data, void *p)
{
    free(p);
}


static void
conforming(bytes_t *text, ngx_uint_t deltas)
{
    char        buf[1024];
    ngx_uint_t  i, n;

    static const char  *before[] = {
        "response.created\", \"response\":{\"id\":\"resp_1\","
        "\"object\":\"response\",\"created_at\":1,\"status\":\"in_progress\","
        "\"model\":\"m\",\"output\":[]}",
        "response.in_progress\", \"response\":{\"id\":\"resp_1\","
        "\"object\":\"response\",\"created_at\":1,\"status\":\"in_progress\","
        "\"model\":\"m\",\"output\":[]}",
        "response.output_item.added\", \"output_index\":0,\"item\":"
        "{\"id\":\"msg_1\",\"type\":\"message\",\"status\":\"in_progress\","
        "\"role\":\"assistant\",\"content\":[]}",
        "response.content_part.added\", \"item_id\":\"msg_1\","
        "\"output_index\":0,\"content_index\":0,\"part\":"
        "{\"type\":\"output_text\",\"annotations\":[],\"logprobs\":[],"
        "\"text\":\"\"}"
    };

    static const char  delta[] =
        "response.output_text.delta\", \"item_id\":\"msg_1\","
        "\"output_index\":0,\"content_index\":0,\"delta\":\" word\","
        "\"logprobs\":[],\"obfuscation\":\"abcdefghijk\"";

    n = sizeof(before) / sizeof(before[0]);

    for (i = 0; i < n + deltas; i++) {
        const char  *data = (i < n) ? before[i] : delta;
        int          len = (int) strcspn(data, "\"");

        /* the number follows the type, as OpenAI sends it */

        snprintf(buf, sizeof(buf),
                 "event: %.*s\ndata: {\"type\":\"%.*s\","
                 "\"sequence_number\":%lu,%s}\n\n",
                 len, data, len, data, (unsigned long) i, data + len + 3);

        bytes_add(text, buf, strlen(buf));
    }
}


static size_t
event_len(const u_char *p, size_t len)
{
    size_t  n;

    for (n = 0; n + 1 < len; n++) {
        if (p[n] == LF && (p[n + 1] == LF || p[n + 1] == CR)) {
            n += (p[n + 1] == CR && n + 2 < len) ? 3 : 2;
            return n;
        }
    }

    return len;
}


static void
feed(const char *name, bytes_t *text)
{
    size_t     i, n;
    ngx_int_t  rc;

    rc = run_begin(&r);

    for (i = 0; i < text->len && rc == NGX_OK; i += n) {
        n = text->len - i;

        if (by_event) {
            n = event_len((u_char *) text->data + i, n);

        } else if (step && step < n) {
            n = step;
        }

        rc = run_feed(&r, (u_char *) text->data + i, n);
    }

    if (run_end(&r, rc) != NGX_OK) {
        fprintf(stderr, "%s: failed\n", name);
        exit(1);
    }

    printf("%s %lu events=%lu edited=%lu\n", name, (unsigned long) text->len,
           (unsigned long) r.usage.events, (unsigned long) r.usage.edited);
    readers();
}


int
main(int argc, char **argv)
{
    int         c;
    bytes_t     text;
    ngx_uint_t  deltas;

    ngx_memzero(&text, sizeof(bytes_t));
    bytes_add(&text, "", 0);

    run_init(&r);
    profile_set(&r, 0);
    rules_init(&rules);

    r.process.mem.alloc = plain_alloc;
    r.process.mem.free = plain_free;
    r.stream.mem = r.process.mem;

    r.discard = 1;
    deltas = 0;

    while ((c = getopt(argc, argv, "ei:l:n:r:s:t:")) != -1) {

        switch (c) {

        case 'e':
            by_event = 1;
            break;

        case 'i':
            r.conf.max_items = strtoul(optarg, NULL, 10);
            break;

        case 'l':
            r.conf.max_event_size = strtoul(optarg, NULL, 10);
            break;

        case 's':
            step = strtoul(optarg, NULL, 10);
            break;

        case 't':
            r.conf.max_text_size = strtoul(optarg, NULL, 10);
            break;

        case 'n':
            deltas = strtoul(optarg, NULL, 10);
            break;

        case 'r':
            if (rules_make(&rules, optarg) != NGX_OK) {
                fprintf(stderr, "invalid rules: %s\n", optarg);
                return 1;
            }

            r.conf.rules = &rules.rules;
            r.outside = &rules;
            break;

        default:
            return 1;
        }
    }

    if (deltas) {
        conforming(&text, deltas);
        feed("conforming", &text);
    }

    for ( /* void */ ; optind < argc; optind++) {

        if (!files_read(argv[optind], &text)) {
            fprintf(stderr, "cannot read %s\n", argv[optind]);
            return 1;
        }

        feed(argv[optind], &text);
    }

    bytes_free(&text);
    rules_free(&rules);
    run_free(&r);

    return 0;
}
