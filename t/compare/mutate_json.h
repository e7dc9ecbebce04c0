
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Finds frames, and members of JSON in them, for mutations: offsets in a
 * stream.  What is not well-formed ends the search and is no error.
 */


#ifndef _MUTATE_JSON_H_INCLUDED_
#define _MUTATE_JSON_H_INCLUDED_


#include "mem.h"
#include "random.h"


#define MUTATE_FRAMES   8192
#define MUTATE_MEMBERS  8192
#define MUTATE_DEPTH    40


/* with its blank line */

typedef struct {
    size_t      start;
    size_t      end;
    size_t      data;                  /* of its first data line, 0: none */
    size_t      data_end;              /* of that line, without its end */
} mutate_frame_t;


/* name: with its quotes */

typedef struct {
    size_t      name;
    size_t      name_end;
    size_t      value;
    size_t      end;
    ngx_uint_t  depth;                 /* 1: of the event */
} mutate_member_t;


static mutate_frame_t   frames[MUTATE_FRAMES];
static ngx_uint_t       nframes;
static mutate_member_t  members[MUTATE_MEMBERS];
static ngx_uint_t       nmembers;


static ngx_inline void
mutate_frames(const bytes_t *in)
{
    size_t           i, line;
    mutate_frame_t  *f;

    nframes = 0;
    f = frames;
    ngx_memzero(f, sizeof(mutate_frame_t));

    for (line = 0, i = 0; i < in->len && nframes < MUTATE_FRAMES - 1; i++) {

        if (in->data[i] != '\n') {
            continue;
        }

        if (f->data == 0 && i - line > 5
            && memcmp(in->data + line, "data:", 5) == 0)
        {
            f->data = line + 5 + (in->data[line + 5] == ' ');
            f->data_end = i - (in->data[i - 1] == '\r');
        }

        if (i == line || (i == line + 1 && in->data[line] == '\r')) {
            f->end = i + 1;
            nframes++;
            f++;
            ngx_memzero(f, sizeof(mutate_frame_t));
            f->start = i + 1;
        }

        line = i + 1;
    }

    if (f->start < in->len) {
        f->end = in->len;
        nframes++;
    }
}


static ngx_inline const u_char *
mutate_blank(const u_char *p, const u_char *last)
{
    while (p < last && (*p == ' ' || *p == '\t' || *p == '\r' || *p == '\n')) {
        p++;
    }

    return p;
}


/* past the closing quote, or NULL */

static ngx_inline const u_char *
mutate_string(const u_char *p, const u_char *last)
{
    for (p++; p < last; p++) {

        if (*p == '\\') {
            p++;

        } else if (*p == '"') {
            return p + 1;
        }
    }

    return NULL;
}


static const u_char *mutate_value(const u_char *base, const u_char *p,
    const u_char *last, ngx_uint_t depth);


/* past the name and its colon, or NULL */

static ngx_inline const u_char *
mutate_name(const u_char *base, const u_char *p, const u_char *last,
    mutate_member_t *m)
{
    if (p == last || *p != '"') {
        return NULL;
    }

    m->name = p - base;
    p = mutate_string(p, last);

    if (p == NULL) {
        return NULL;
    }

    m->name_end = p - base;
    p = mutate_blank(p, last);

    if (p == last || *p != ':') {
        return NULL;
    }

    return mutate_blank(p + 1, last);
}


static const u_char *
mutate_list(const u_char *base, const u_char *p, const u_char *last,
    ngx_uint_t depth)
{
    u_char            close;
    mutate_member_t   m;

    close = (*p == '{') ? '}' : ']';
    p = mutate_blank(p + 1, last);

    if (p < last && *p == close) {
        return p + 1;
    }

    for ( ;; ) {

        if (close == '}') {
            p = mutate_name(base, p, last, &m);

            if (p == NULL) {
                return NULL;
            }
        }

        m.value = p - base;
        p = mutate_value(base, p, last, depth + 1);

        if (p == NULL) {
            return NULL;
        }

        if (close == '}' && nmembers < MUTATE_MEMBERS) {
            m.end = p - base;
            m.depth = depth;
            members[nmembers++] = m;
        }

        p = mutate_blank(p, last);

        if (p == last || (*p != ',' && *p != close)) {
            return NULL;
        }

        if (*p++ == close) {
            return p;
        }

        p = mutate_blank(p, last);
    }
}


/* notes the members of a value; past it, or NULL */

static const u_char *
mutate_value(const u_char *base, const u_char *p, const u_char *last,
    ngx_uint_t depth)
{
    if (p == last || depth > MUTATE_DEPTH) {
        return NULL;
    }

    switch (*p) {

    case '"':
        return mutate_string(p, last);

    case '{':
    case '[':
        return mutate_list(base, p, last, depth);
    }

    while (p < last && strchr(",]} \t\r\n", *p) == NULL) {
        p++;
    }

    return p;
}


/* those of an object that begins there */

static ngx_inline void
mutate_members(const bytes_t *in, size_t start, size_t end)
{
    nmembers = 0;

    if (start < end && in->data[start] == '{') {
        (void) mutate_value(in->data, in->data + start, in->data + end, 1);
    }
}


/* one of them, rather of the event than deep in it; NULL: there is none */

static ngx_inline mutate_member_t *
mutate_any(void)
{
    ngx_uint_t  i, n, depth;

    static const ngx_uint_t  depths[] = { 1, 1, 2, 3, MUTATE_DEPTH };

    depth = depths[random_below(5)];

    for (n = 0, i = 0; i < nmembers; i++) {
        n += (members[i].depth <= depth);
    }

    if (n == 0) {
        return NULL;
    }

    n = random_below(n);

    for (i = 0; members[i].depth > depth || n--; i++) {
        /* void */
    }

    return &members[i];
}


/* one with an object as its data, its members noted; NULL: there is none */

static ngx_inline mutate_frame_t *
mutate_object(const bytes_t *in)
{
    ngx_uint_t       i;
    mutate_frame_t  *f;

    mutate_frames(in);

    for (i = 0; i < 20 && nframes; i++) {
        f = &frames[random_below(nframes)];

        if (f->data == 0) {
            continue;
        }

        mutate_members(in, f->data, f->data_end);

        if (nmembers) {
            return f;
        }
    }

    /* a text that is JSON alone */

    if (nframes == 1 && in->len && in->data[0] == '{') {
        frames[0].data = 0;
        frames[0].data_end = in->len;
        mutate_members(in, 0, in->len);

        return nmembers ? &frames[0] : NULL;
    }

    return NULL;
}


#endif /* _MUTATE_JSON_H_INCLUDED_ */
