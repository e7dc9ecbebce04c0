
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


/* leaves the n'th section of what is sent; 0 if there is none */

static ngx_inline ngx_uint_t
files_section(bytes_t *text, ngx_uint_t n)
{
    char        *p, *end;

    bytes_add(text, "", 1);
    p = (char *) text->data;

    while (n--) {
        p = strstr(p, "\n--- in\n");

        if (p == NULL) {
            return 0;
        }

        p += sizeof("\n--- in\n") - 1;
    }

    end = strstr(p, "\n--- ");
    text->len = end ? (size_t) (end + 1 - p) : strlen(p);
    memmove(text->data, p, text->len);
    text->data[text->len] = '\0';

    return 1;
}


static ngx_inline ngx_uint_t
files_read(const char *name, bytes_t *text)
{
    FILE    *f;
    size_t   n;
    char     buf[65536];
    char    *colon, file[512];

    text->len = 0;

    snprintf(file, sizeof(file), "%s", name);
    colon = strstr(file, ".t:");

    if (colon) {
        colon[2] = '\0';
    }

    f = fopen(file, "rb");
    if (f == NULL) {
        return 0;
    }

    bytes_add(text, "", 0);

    while ((n = fread(buf, 1, sizeof(buf), f)) > 0) {
        bytes_add(text, buf, n);
    }

    fclose(f);

    return colon ? files_section(text, strtoul(colon + 3, NULL, 10)) : 1;
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


/*
 * What servers send in the cases of t/streams/dialect, by names as "FILE.t:3":
 * files_read() takes them, too.  Those that are escaped are left out.
 */

static ngx_inline void
files_sent(files_t *files)
{
    char         name[256];
    bytes_t      text;
    ngx_uint_t   i, k;

    static files_t  dialects;

    ngx_memzero(&text, sizeof(bytes_t));

    dialects.n = 0;
    files_list(&dialects, "t/streams/dialect", ".t");

    for (i = 0; i < dialects.n; i++) {

        for (k = 1; files->n < FILES_MAX; k++) {
            snprintf(name, sizeof(name), "%.240s:%lu", dialects.name[i],
                     (unsigned long) k);

            if (!files_read(name, &text)) {
                break;
            }

            memcpy(files->name[files->n++], name, sizeof(name));
        }
    }

    bytes_free(&text);
}


/* those of this repository first, then all that are shared */

static ngx_inline void
files_streams(files_t *files)
{
    files->n = 0;

    files_sent(files);
    files_list(files, files_shared("streams/mock"), ".sse");
    files_list(files, files_shared("streams/foreign"), ".sse");
    files_list(files, files_shared("streams/real"), ".sse");
}


#endif /* _FILES_H_INCLUDED_ */
