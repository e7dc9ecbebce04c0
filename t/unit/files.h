
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Data that tests read: the streams of this repository, and what lies in
 * TEST_RESPONSES_SHARED or ../shared, which may be missing.
 */


#ifndef _FILES_H_INCLUDED_
#define _FILES_H_INCLUDED_


#include <dirent.h>
#include <stdio.h>
#include <sys/stat.h>

#include "mem.h"


#define FILES_MAX  512


typedef struct {
    char         name[FILES_MAX][256];
    ngx_uint_t   n;
} files_t;


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


/* a path in the shared data, or NULL if there is none such */

static ngx_inline const char *
files_shared(const char *name)
{
    char         *dir;
    struct stat   st;

    static char  path[512];

    dir = getenv("TEST_RESPONSES_SHARED");

    snprintf(path, sizeof(path), "%s/%s", dir ? dir : "../shared", name);

    return stat(path, &st) == 0 ? path : NULL;
}


static int
files_compare(const void *one, const void *two)
{
    return strcmp(one, two);
}


/* adds those of a directory whose names end so */

static ngx_inline void
files_list(files_t *files, const char *dir, const char *end)
{
    DIR            *d;
    size_t          len, n;
    ngx_uint_t      first;
    struct dirent  *entry;

    d = dir ? opendir(dir) : NULL;
    if (d == NULL) {
        return;
    }

    first = files->n;
    n = strlen(end);

    while ((entry = readdir(d)) != NULL && files->n < FILES_MAX) {
        len = strlen(entry->d_name);

        if (len > n && strcmp(entry->d_name + len - n, end) == 0
            && len + strlen(dir) < 250)
        {
            sprintf(files->name[files->n++], "%s/%s", dir, entry->d_name);
        }
    }

    closedir(d);

    qsort(files->name[first], files->n - first, 256, files_compare);
}


#endif /* _FILES_H_INCLUDED_ */
