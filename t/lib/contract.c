
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Prints which rules of the contract the stream on its standard input breaks,
 * and fails if there are any:
 *
 *   contract PROFILE [FIRST [none|open|resumed ...]]
 *
 * FIRST is the number of the first event; "none": there are no event lines,
 * "open": the end may be missing, "resumed": items may have begun before.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "guard.h"
#include "profiles.h"


static run_t  r;


int
main(int argc, char **argv)
{
    int         i;
    char        buf[65536];
    size_t      n;
    int64_t     start;
    bytes_t     text;
    ngx_uint_t  flags, profile;

    for (profile = 0; profile < PROFILES; profile++) {
        if (argc > 1 && strcmp(argv[1], profile_name(profile)) == 0) {
            break;
        }
    }

    if (profile == PROFILES) {
        fprintf(stderr, "usage: %s PROFILE [FIRST [none|open|resumed ...]]\n",
                argv[0]);
        return 2;
    }

    profile_set(&r, profile);

    flags = 0;
    start = (argc > 2) ? strtoll(argv[2], NULL, 10) : 0;

    for (i = 3; i < argc; i++) {

        if (strcmp(argv[i], "none") == 0) {
            r.conf.event_line = NGX_RESPONSES_EVENT_LINE_NONE;

        } else if (strcmp(argv[i], "open") == 0) {
            flags |= GUARD_ENDLESS;

        } else if (strcmp(argv[i], "resumed") == 0) {
            flags |= GUARD_RESUMED;
        }
    }

    ngx_memzero(&text, sizeof(bytes_t));
    bytes_add(&text, "", 0);

    while ((n = fread(buf, 1, sizeof(buf), stdin)) > 0) {
        bytes_add(&text, buf, n);
    }

    return guard_stream(&r.conf, flags, start, &text) ? 1 : 0;
}
