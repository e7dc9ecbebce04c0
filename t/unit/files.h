
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Files that tests read.
 */


#ifndef _FILES_H_INCLUDED_
#define _FILES_H_INCLUDED_


#include <stdio.h>

#include "mem.h"


static ngx_inline ngx_uint_t
files_read(const char *name, bytes_t *text)
{
    FILE    *f;
    size_t   n;
    char     buf[65536];

    text->len = 0;

    f = fopen(name, "rb");
    if (f == NULL) {
        return 0;
    }

    bytes_add(text, "", 0);

    while ((n = fread(buf, 1, sizeof(buf), f)) > 0) {
        bytes_add(text, buf, n);
    }

    fclose(f);

    return 1;
}


#endif /* _FILES_H_INCLUDED_ */
