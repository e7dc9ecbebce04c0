
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The Test Anything Protocol for unit tests in C.
 *
 * Every check is one line of output.  A property that is checked a million
 * times counts its failures in a loop and is one check at the end.
 */


#ifndef _TAP_H_INCLUDED_
#define _TAP_H_INCLUDED_


#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

#include <ngx_config.h>
#include <ngx_core.h>


#define TAP_SHOWN  400


static ngx_uint_t  tap_run;
static ngx_uint_t  tap_failed;
static ngx_uint_t  tap_diags;

static const struct itimerval  tap_limit = { { 0, 0 }, { 300, 0 } };


#define ok(cond, ...)   tap_ok(!!(cond), __FILE__, __LINE__, __VA_ARGS__)

#define is(got, want, ...)                                                    \
    tap_is((long long) (got), (long long) (want), __FILE__, __LINE__,         \
           __VA_ARGS__)

#define is_bytes(p, len, wp, wlen, ...)                                       \
    tap_bytes((u_char *) (p), len, (u_char *) (wp), wlen, __FILE__, __LINE__, \
              __VA_ARGS__)


/* AddressSanitizer need not remember each of a million small blocks */

const char *__asan_default_options(void);

const char *
__asan_default_options(void)
{
    return "quarantine_size_mb=32";
}


/*
 * Called at each step of the code under test, for t/unit/linear.c; fuzzers
 * have one of their own.
 */

#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION

static uint64_t  tap_steps;

void __sanitizer_cov_trace_pc(void);

void
__sanitizer_cov_trace_pc(void)
{
    tap_steps++;
}

#endif


/* a line of explanation; a few for each check only, loops may fail often */

static ngx_inline ngx_uint_t
tap_more(void)
{
    return tap_diags++ < 20;
}


#define diag(...)                                                             \
    do {                                                                      \
        if (tap_more()) {                                                     \
            printf("# " __VA_ARGS__);                                         \
            printf("\n");                                                     \
        }                                                                     \
    } while (0)


static ngx_inline void
tap_show(const char *name, const u_char *p, size_t len)
{
    size_t  i;

    if (!tap_more()) {
        return;
    }

    printf("# %s, %lu bytes: \"", name, (unsigned long) len);

    for (i = 0; i < len && i < TAP_SHOWN; i++) {

        if (p[i] == '\n') {
            printf("\\n");

        } else if (p[i] == '\\') {
            printf("\\\\");

        } else if (p[i] >= 0x20 && p[i] < 0x7f) {
            putchar(p[i]);

        } else {
            printf("\\x%02x", p[i]);
        }
    }

    printf("\"%s\n", len > TAP_SHOWN ? "..." : "");
}


static ngx_inline ngx_uint_t
tap_result(ngx_uint_t good, const char *file, int line, const char *fmt,
    va_list args)
{
    if (tap_run++ == 0) {

        /* what does not end is a failure, too, but not a slow machine */

        (void) setitimer(ITIMER_VIRTUAL, &tap_limit, NULL);
    }

    printf("%sok %lu - ", good ? "" : "not ", (unsigned long) tap_run);
    vprintf(fmt, args);
    printf("\n");

    if (!good) {
        tap_failed++;
        printf("#   failed at %s line %d\n", file, line);
    }

    fflush(stdout);

    tap_diags = 0;

    return good;
}


static ngx_inline ngx_uint_t
tap_ok(ngx_uint_t good, const char *file, int line, const char *fmt, ...)
{
    va_list  args;

    va_start(args, fmt);
    good = tap_result(good, file, line, fmt, args);
    va_end(args);

    return good;
}


static ngx_inline ngx_uint_t
tap_is(long long got, long long want, const char *file, int line,
    const char *fmt, ...)
{
    va_list     args;
    ngx_uint_t  good;

    va_start(args, fmt);
    good = tap_result(got == want, file, line, fmt, args);
    va_end(args);

    if (!good) {
        diag("  got %lld, expected %lld", got, want);
    }

    return good;
}


static ngx_inline ngx_uint_t
tap_bytes(u_char *p, size_t len, u_char *wp, size_t wlen, const char *file,
    int line, const char *fmt, ...)
{
    va_list     args;
    ngx_uint_t  good;

    good = (len == wlen && (len == 0 || ngx_memcmp(p, wp, len) == 0));

    va_start(args, fmt);
    good = tap_result(good, file, line, fmt, args);
    va_end(args);

    if (!good) {
        tap_show("     got", p, len);
        tap_show("expected", wp, wlen);
    }

    return good;
}


/* the plan, and what main() returns */

static ngx_inline int
tap_done(void)
{
    printf("1..%lu\n", (unsigned long) tap_run);

    return tap_failed ? 1 : 0;
}


#endif /* _TAP_H_INCLUDED_ */
