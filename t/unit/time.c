
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for core/time: forms, zones, dates over all years, and what is not a
 * time.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_time.h"

#include "tap.h"


#define NOT_A_TIME  (-1)


typedef struct {
    const char  *text;
    int64_t      seconds;
} time_case_t;


static time_case_t  cases[] = {
    { "2025-06-01T12:00:00", 1748779200 },
    { "2025-06-01 12:00:00", 1748779200 },
    { "2025-06-01t12:00:00z", 1748779200 },
    { "2025-06-01T12:00:00Z", 1748779200 },
    { "2025-06-01T12:00:00 UTC", 1748779200 },
    { "2025-06-01T12:00:00 GMT", 1748779200 },
    { "2025-06-01T12:00:00.25Z", 1748779200 },
    { "2025-06-01T12:00:00,999999999Z", 1748779200 },
    { "2025-06-01T12:00:00.25", 1748779200 },

    { "2025-06-01T12:00:00+00:00", 1748779200 },
    { "2025-06-01T12:00:00-00:00", 1748779200 },
    { "2025-06-01T12:00:00+05:45", 1748779200 - 20700 },
    { "2025-06-01T12:00:00+0545", 1748779200 - 20700 },
    { "2025-06-01T12:00:00-03:30", 1748779200 + 12600 },
    { "2025-06-01T12:00:00.5+14:00", 1748779200 - 50400 },
    { "2025-06-01T12:00:00-12", 1748779200 + 43200 },
    { "2025-06-01T12:00:00 +0200", 1748779200 - 7200 },
    { "2025-06-01T12:00:00+01:01", 1748779200 - 3660 },
    { "2025-06-01T12:00:00+23:59", 1748779200 - 86340 },

    { "1970-01-01T00:00:00Z", 0 },
    { "1970-01-01T01:00:00+01:00", 0 },
    { "2024-02-29T00:00:00Z", 1709164800 },
    { "2000-02-29T00:00:00Z", 951782400 },
    { "2000-03-01T00:00:00Z", 951868800 },
    { "2000-12-31T00:00:00Z", 978220800 },
    { "2100-03-01T00:00:00Z", 4107542400 },
    { "9999-12-31T23:59:59Z", 253402300799 },

    /* zones that do not exist */

    { "2025-06-01T12:00:00+ab:cd", NOT_A_TIME },
    { "2025-06-01T12:00:00+24:00", NOT_A_TIME },
    { "2025-06-01T12:00:00+05:60", NOT_A_TIME },
    { "2025-06-01T12:00:00+5:45", NOT_A_TIME },
    { "2025-06-01T12:00:00+05:4", NOT_A_TIME },
    { "2025-06-01T12:00:00+05:450", NOT_A_TIME },
    { "2025-06-01T12:00:00+05::45", NOT_A_TIME },
    { "2025-06-01T12:00:00+05:", NOT_A_TIME },
    { "2025-06-01T12:00:00+", NOT_A_TIME },
    { "2025-06-01T12:00:00-", NOT_A_TIME },
    { "2025-06-01T12:00:00+5", NOT_A_TIME },
    { "2025-06-01T12:00:00+054", NOT_A_TIME },
    { "2025-06-01T12:00:00+-5:00", NOT_A_TIME },
    { "2025-06-01T12:00:00 CET", NOT_A_TIME },
    { "2025-06-01T12:00:00Zulu", NOT_A_TIME },
    { "2025-06-01T12:00:00X", NOT_A_TIME },
    { "2025-06-01T12:00:00  Z", NOT_A_TIME },
    { "2025-06-01T12:00:00 ", NOT_A_TIME },
    { "2025-06-01T12:00:00.", NOT_A_TIME },
    { "2025-06-01T12:00:00.Z", NOT_A_TIME },
    { "2025-06-01T12:00:00.5.5", NOT_A_TIME },

    /* dates that do not exist, and other texts */

    { "2025-02-29T00:00:00Z", NOT_A_TIME },
    { "2100-02-29T00:00:00Z", NOT_A_TIME },
    { "2025-04-31T00:00:00Z", NOT_A_TIME },
    { "2025-00-01T00:00:00Z", NOT_A_TIME },
    { "2025-13-01T00:00:00Z", NOT_A_TIME },
    { "2025-06-00T00:00:00Z", NOT_A_TIME },
    { "2025-06-01T24:00:00Z", NOT_A_TIME },
    { "2025-06-01T12:60:00Z", NOT_A_TIME },
    { "2025-06-01T12:00:61Z", NOT_A_TIME },
    { "2016-12-31T23:59:60Z", NOT_A_TIME },
    { "1969-12-31T23:59:59Z", NOT_A_TIME },
    { "1970-01-01T00:00:00+00:01", NOT_A_TIME },
    { "2025-06-01", NOT_A_TIME },
    { "2025-06-01T12:00", NOT_A_TIME },
    { "2025-6-01T12:00:000", NOT_A_TIME },
    { "2025 06-01T12:00:00", NOT_A_TIME },
    { "2025-06-01T12 00:00", NOT_A_TIME },
    { "20250-6-01T12:00:00", NOT_A_TIME },
    { "-025-06-01T12:00:00", NOT_A_TIME },
    { "1748779200", NOT_A_TIME },
    { "", NOT_A_TIME },
    { NULL, 0 }
};


static int64_t
seconds_of(const char *text)
{
    u_char     *copy;
    size_t      len;
    int64_t     seconds;
    ngx_int_t   rc;

    /* no byte after the text is read, ASan would tell */

    len = strlen(text);
    copy = malloc(len ? len : 1);
    memcpy(copy, text, len);

    seconds = -77;

    rc = ngx_responses_time_read(copy, len, &seconds);

    free(copy);

    if (rc == NGX_OK) {
        return seconds;
    }

    return (rc == NGX_DECLINED && seconds == -77) ? NOT_A_TIME : -2;
}


int
main(void)
{
    time_case_t  *c;

    for (c = cases; c->text; c++) {
        is(seconds_of(c->text), c->seconds, "\"%s\"", c->text);
    }

    return tap_done();
}
