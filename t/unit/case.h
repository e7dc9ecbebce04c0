
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Reads cases of t/streams: what the upstream sends, and what the client gets.
 * CONTRIBUTING.md has the form; t/lib/Test/Responses/Cases.pm reads it, too.
 */


#ifndef _CASE_H_INCLUDED_
#define _CASE_H_INCLUDED_


#include "files.h"


#define CASE_LINES    32
#define CASE_OUTS     4


/* a section of the file; escaped: \r, \n, \t, \\ and \xHH stand for bytes */

typedef struct {
    char           profile[32];        /* "": that of the case */
    size_t         start;              /* in the file */
    size_t         end;
    ngx_uint_t     escaped;
    bytes_t        text;
} case_text_t;


typedef struct {
    char           title[256];
    ngx_uint_t     line;               /* of the title */

    char           conf[CASE_LINES][512];
    ngx_uint_t     nconf;
    char           log[1024];
    char           request[512];
    char           how[32];            /* the stream ends */
    char           wrong[128];         /* what could not be read */
    int64_t        after;              /* event that it is resumed after */
    ngx_uint_t     same;               /* out is in */
    ngx_uint_t     nginx;              /* needed */
    ngx_uint_t     json;               /* in is no stream */
    ngx_uint_t     loose;              /* out does not keep the contract */
    ngx_uint_t     texts;              /* but for what texts are */

    case_text_t    in;
    case_text_t    out[CASE_OUTS];
    ngx_uint_t     nout;
} case_t;


/* what is left of a file */

typedef struct {
    bytes_t       *file;
    size_t         pos;
    ngx_uint_t     line;
} case_reader_t;


static ngx_inline void
case_line(case_reader_t *rd, size_t *start, size_t *end)
{
    u_char  *lf;

    *start = rd->pos;
    lf = memchr(rd->file->data + rd->pos, '\n', rd->file->len - rd->pos);
    *end = lf ? (size_t) (lf - rd->file->data) : rd->file->len;

    rd->pos = lf ? *end + 1 : *end;
    rd->line++;
}


static ngx_inline ngx_uint_t
case_begins(case_reader_t *rd, const char *text)
{
    size_t  len;

    len = strlen(text);

    return rd->file->len - rd->pos >= len
           && memcmp(rd->file->data + rd->pos, text, len) == 0;
}


static ngx_inline void
case_unescape(bytes_t *text)
{
    u_char        *p, *to, *last;
    unsigned int   c;

    p = text->data;
    to = p;
    last = p + text->len;

    while (p < last) {

        if (*p != '\\') {
            *to++ = *p++;
            continue;
        }

        p++;

        switch (*p) {

        case '\n':                     /* the line goes on */
            p++;
            break;

        case 'x':
            c = 0;
            (void) sscanf((char *) p + 1, "%2x", &c);
            *to++ = (u_char) c;
            p += 3;
            break;

        default:
            *to++ = (*p == 'r') ? '\r'
                    : (*p == 'n') ? '\n' : (*p == 't') ? '\t' : *p;
            p++;
        }
    }

    text->len = to - text->data;
}


/*
 * The lines of a section, up to the next marker.  Blank lines at its end are
 * one: it ends a frame.
 */

static ngx_inline void
case_section(case_reader_t *rd, case_text_t *section, ngx_uint_t escaped)
{
    u_char  *p;
    size_t   n, start, end;

    section->start = rd->pos;

    while (rd->pos < rd->file->len
           && !case_begins(rd, "--- ") && !case_begins(rd, "=== "))
    {
        case_line(rd, &start, &end);
    }

    section->end = rd->pos;

    section->text.len = 0;
    bytes_add(&section->text, rd->file->data + section->start,
              section->end - section->start);

    p = section->text.data;
    n = section->text.len;

    while (n > 2 && memcmp(p + n - 3, "\n\n\n", 3) == 0) {
        n--;
    }

    section->text.len = n;

    if (escaped) {
        case_unescape(&section->text);
    }
}


/* the number of "starting_after", or -1 */

static ngx_inline int64_t
case_after(const char *uri)
{
    char        *end;
    int64_t      n;
    const char  *p;

    p = strstr(uri, "starting_after=");

    if (p == NULL) {
        return -1;
    }

    p += sizeof("starting_after=") - 1;
    n = strtoll(p, &end, 10);

    return (end == p || strchr(" &", *end) == NULL || *p == '-'
            || n == INT64_MAX) ? -1 : n;
}


/* a body that is an empty object tells the module nothing */

static ngx_inline void
case_request(case_t *c, char *value)
{
    snprintf(c->request, sizeof(c->request), "%s", value);

    c->after = case_after(value);
    value = strchr(value, '{');
    c->nginx |= (value && strcmp(value, "{}") != 0);
}


static ngx_inline void
case_head(case_t *c, char *line)
{
    char    *value;
    size_t   len;

    value = strchr(line, ':');

    if (value == NULL) {
        snprintf(c->wrong, sizeof(c->wrong), "line \"%.80s\"", line);
        return;
    }

    *value++ = '\0';
    value += strspn(value, " ");

    if (strcmp(line, "conf") == 0 && c->nconf < CASE_LINES) {
        snprintf(c->conf[c->nconf++], sizeof(c->conf[0]), "%s", value);

    } else if (strcmp(line, "log") == 0) {
        len = strlen(c->log);
        snprintf(c->log + len, sizeof(c->log) - len, " %s", value);

    } else if (strcmp(line, "request") == 0) {
        case_request(c, value);

    } else if (strcmp(line, "end") == 0) {
        snprintf(c->how, sizeof(c->how), "%s", value);

    } else if (strcmp(line, "contract") == 0) {
        c->texts = (strcmp(value, "texts") == 0);
        c->loose = !c->texts;

    } else if (strcmp(line, "client") == 0) {

        /* how the message ends is nginx's */

    } else if (strcmp(line, "header") == 0
               && strcmp(value, "Content-Type: application/json") == 0)
    {
        c->json = 1;

    } else if (strcmp(line, "header") == 0 || strcmp(line, "status") == 0
               || strcmp(line, "needs") == 0)
    {
        c->nginx = 1;

    } else {
        snprintf(c->wrong, sizeof(c->wrong), "name \"%.80s\"", line);
    }
}


/* "--- in", "--- in escaped", "--- out", "--- out eugpt", "--- same" */

static ngx_inline void
case_marker(case_reader_t *rd, case_t *c, char *line)
{
    char         *name, *word;
    ngx_uint_t    escaped;
    case_text_t  *section;

    name = strtok(line + 4, " ");
    section = NULL;
    escaped = 0;

    if (name && strcmp(name, "in") == 0) {
        section = &c->in;

    } else if (name && strcmp(name, "out") == 0 && c->nout < CASE_OUTS) {
        section = &c->out[c->nout++];
        section->profile[0] = '\0';

    } else if (name && strcmp(name, "same") == 0) {
        c->same = 1;

    } else {
        snprintf(c->wrong, sizeof(c->wrong), "marker \"--- %.80s\"",
                 name ? name : "");
    }

    while ((word = strtok(NULL, " ")) != NULL) {

        if (strcmp(word, "escaped") == 0) {
            escaped = 1;

        } else if (section) {
            snprintf(section->profile, sizeof(section->profile), "%s", word);
        }
    }

    if (section) {
        case_section(rd, section, escaped);
        section->escaped = escaped;

        /* a body of JSON does not end with the line */

        if (c->json && !escaped && section->text.len
            && section->text.data[section->text.len - 1] == '\n')
        {
            section->text.len--;
        }
    }
}


static ngx_inline void
case_free(case_t *c)
{
    ngx_uint_t  i;

    bytes_free(&c->in.text);

    for (i = 0; i < CASE_OUTS; i++) {
        bytes_free(&c->out[i].text);
    }

    ngx_memzero(c, sizeof(case_t));
    c->after = -1;
    bytes_add(&c->in.text, "", 0);
}


/* the next case of a file: 1, or 0 at its end */

static ngx_inline ngx_uint_t
case_read(case_reader_t *rd, case_t *c)
{
    char    line[1024];
    size_t  start, end;

    for ( ;; ) {

        if (rd->pos >= rd->file->len) {
            return 0;
        }

        if (case_begins(rd, "=== ")) {
            break;
        }

        case_line(rd, &start, &end);
    }

    case_free(c);

    case_line(rd, &start, &end);

    c->line = rd->line;
    snprintf(c->title, sizeof(c->title), "%.*s", (int) (end - start - 4),
             (char *) rd->file->data + start + 4);

    while (rd->pos < rd->file->len && !case_begins(rd, "=== ")) {
        case_line(rd, &start, &end);

        snprintf(line, sizeof(line), "%.*s", (int) (end - start),
                 (char *) rd->file->data + start);

        if (strncmp(line, "--- ", 4) == 0) {
            case_marker(rd, c, line);

        } else if (line[0] != '\0' && line[0] != '#') {
            case_head(c, line);
        }
    }

    return 1;
}


#endif /* _CASE_H_INCLUDED_ */
