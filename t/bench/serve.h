
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The upstream of t/bench/load.c: connections in one epoll, and a server that
 * sends files whole or at a pace.
 */


#ifndef _SERVE_H_INCLUDED_
#define _SERVE_H_INCLUDED_


#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>


#define FILES    64
#define REQUEST  1024


typedef struct {
    const char  *name;
    char        *data;
    size_t       len;
    size_t      *ends;                 /* of events */
    size_t       nevents;
} file_t;


typedef enum {
    HEAD = 0,
    BODY,                              /* with a known length */
    SIZE,                              /* of a chunk */
    CHUNK,
    CHUNK_END,
    TRAILER
} state_e;


typedef struct conn_s  conn_t;

struct conn_s {
    int          fd;
    void       (*handler)(conn_t *c);
    conn_t      *next;                 /* paced or held */

    /* the server's side */

    char         text[REQUEST];        /* request, or head of a response */
    size_t       len;
    file_t      *file;
    size_t       sent;                 /* bytes or, at a pace, events */
    size_t       head;                 /* sent of its head */
    unsigned     rate;
    unsigned     hold;
    double       due;

    /* the client's side */

    state_e      state;
    unsigned     chunked;
    unsigned     ok;                   /* status 200 */
    unsigned     reached;
    unsigned     held;
    size_t       left;
    size_t       events;
    size_t       body;                 /* bytes of this stream */
    char         last[2];
};


static int        ep;
static file_t     files[FILES];
static unsigned   nfiles;
static conn_t    *paced;
static conn_t    *closed;

static double
now(void)
{
    struct timespec  ts;

    clock_gettime(CLOCK_MONOTONIC, &ts);

    return ts.tv_sec + ts.tv_nsec / 1e9;
}


static void
fail(const char *what)
{
    perror(what);
    exit(1);
}


static conn_t *
conn_new(int fd, void (*handler)(conn_t *c), unsigned events)
{
    int                 on;
    conn_t             *c;
    struct epoll_event  ee;

    c = calloc(1, sizeof(conn_t));
    if (c == NULL) {
        fail("calloc()");
    }

    c->fd = fd;
    c->handler = handler;

    on = 1;
    (void) setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    (void) fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);

    ee.events = events;
    ee.data.ptr = c;

    if (epoll_ctl(ep, EPOLL_CTL_ADD, fd, &ee) == -1) {
        fail("epoll_ctl()");
    }

    return c;
}


static void
conn_events(conn_t *c, unsigned events)
{
    struct epoll_event  ee;

    ee.events = events;
    ee.data.ptr = c;

    (void) epoll_ctl(ep, EPOLL_CTL_MOD, c->fd, &ee);
}


static void
list_remove(conn_t **list, conn_t *c)
{
    for ( /* void */ ; *list; list = &(*list)->next) {
        if (*list == c) {
            *list = c->next;
            return;
        }
    }
}


static void
conn_close(conn_t *c)
{
    if (c->rate) {
        list_remove(&paced, c);
    }

    close(c->fd);

    /* it may have another event in the same turn */

    c->fd = -1;
    c->next = closed;
    closed = c;
}


static void
conn_free(void)
{
    conn_t  *c;

    while (closed) {
        c = closed;
        closed = c->next;
        free(c);
    }
}


/* the files */


static void
file_load(const char *name)
{
    int          fd;
    char        *p;
    size_t       i;
    file_t      *f;
    struct stat  st;

    if (nfiles == FILES) {
        fprintf(stderr, "too many files\n");
        exit(1);
    }

    f = &files[nfiles++];

    f->name = strrchr(name, '/') ? strrchr(name, '/') + 1 : name;

    fd = open(name, O_RDONLY);
    if (fd == -1 || fstat(fd, &st) == -1) {
        fail(name);
    }

    f->len = st.st_size;
    f->data = malloc(f->len + 1);
    f->ends = malloc((f->len / 2 + 1) * sizeof(size_t));

    if (f->data == NULL || f->ends == NULL
        || read(fd, f->data, f->len) != (ssize_t) f->len)
    {
        fail(name);
    }

    close(fd);
    f->data[f->len] = '\0';

    for (i = 0; i < f->len; i = f->ends[f->nevents++]) {
        p = strstr(f->data + i, "\n\n");
        f->ends[f->nevents] = p ? (size_t) (p - f->data) + 2 : f->len;
    }
}


static file_t *
file_find(const char *name)
{
    unsigned  i;

    for (i = 0; i < nfiles; i++) {
        if (strcmp(files[i].name, name) == 0) {
            return &files[i];
        }
    }

    return NULL;
}


/* the server */


static void
serve_again(conn_t *c)
{
    if (c->rate) {
        list_remove(&paced, c);
        c->rate = 0;
    }

    c->len = 0;
    c->file = NULL;

    conn_events(c, EPOLLIN);
}


/* the whole file, as fast as the proxy takes it */

static void
serve_whole(conn_t *c)
{
    ssize_t  n;

    while (c->head < c->len) {
        n = send(c->fd, c->text + c->head, c->len - c->head,
                 MSG_NOSIGNAL|MSG_MORE);
        if (n < 0) {
            goto failed;
        }

        c->head += n;
    }

    while (c->sent < c->file->len) {
        n = send(c->fd, c->file->data + c->sent, c->file->len - c->sent,
                 MSG_NOSIGNAL);
        if (n < 0) {
            goto failed;
        }

        c->sent += n;
    }

    serve_again(c);

    return;

failed:

    if (errno != EAGAIN) {
        conn_close(c);
        return;
    }

    conn_events(c, EPOLLOUT);
}


/* the next event; it is small, so that it is sent or the proxy is gone */

static void
serve_event(conn_t *c)
{
    char     *p;
    size_t    from, len, total;
    double    time;
    ssize_t   n;
    file_t   *f = c->file;

    from = c->sent ? f->ends[c->sent - 1] : 0;
    len = f->ends[c->sent] - from;

    p = malloc(c->len + len + 64);
    if (p == NULL) {
        fail("malloc()");
    }

    total = c->sent ? 0 : c->len;
    memcpy(p, c->text, total);

    total += sprintf(p + total, "%zx\r\n", len);
    memcpy(p + total, f->data + from, len);
    total += len;

    c->sent++;
    total += sprintf(p + total, "\r\n%s",
                     c->sent == f->nevents ? "0\r\n\r\n" : "");

    n = send(c->fd, p, total, MSG_NOSIGNAL);
    free(p);

    if (n != (ssize_t) total) {
        conn_close(c);
        return;
    }

    if (c->sent == f->nevents || c->sent == c->hold) {
        if (c->sent == f->nevents) {
            serve_again(c);

        } else {
            list_remove(&paced, c);
            c->rate = 0;
        }

        return;
    }

    /* late events do not come in a heap, or the proxy reads several at once */

    time = now();
    c->due += 1.0 / c->rate;

    if (c->due < time + 0.5 / c->rate) {
        c->due = time + 0.5 / c->rate;
    }
}


static void
serve(conn_t *c)
{
    char      name[64];
    ssize_t   n;
    unsigned  rate, hold;

    if (c->file && c->rate == 0 && c->hold == 0) {
        serve_whole(c);
        return;
    }

    n = recv(c->fd, c->text + c->len, REQUEST - 1 - c->len, 0);

    if (n <= 0) {
        if (n == 0 || errno != EAGAIN) {
            conn_close(c);
        }

        return;
    }

    c->len += n;
    c->text[c->len] = '\0';

    if (strstr(c->text, "\r\n\r\n") == NULL) {
        return;
    }

    if (sscanf(c->text, "%*s /%63[^/]/%u/%u", name, &rate, &hold) != 3
        || (c->file = file_find(name)) == NULL)
    {
        conn_close(c);
        return;
    }

    c->rate = rate;
    c->hold = hold;
    c->sent = 0;
    c->head = 0;

    c->len = snprintf(c->text, REQUEST, "HTTP/1.1 200 OK\r\n"
                      "Content-Type: text/event-stream; charset=utf-8\r\n");

    if (rate == 0) {
        c->len += snprintf(c->text + c->len, REQUEST - c->len,
                           "Content-Length: %zu\r\n\r\n", c->file->len);
        serve_whole(c);
        return;
    }

    c->len += snprintf(c->text + c->len, REQUEST - c->len,
                       "Transfer-Encoding: chunked\r\n\r\n");
    c->next = paced;
    paced = c;
    c->due = now();
}


static void
serve_accept(conn_t *c)
{
    int  fd;

    while ((fd = accept(c->fd, NULL, NULL)) != -1) {
        (void) conn_new(fd, serve, EPOLLIN);
    }
}


/* what is due; returns milliseconds until the next event is */

static int
serve_paced(void)
{
    double   time, wait;
    conn_t  *c, *next;

    time = now();
    wait = 10;

    for (c = paced; c; c = next) {
        next = c->next;

        if (c->due <= time) {
            serve_event(c);
        }
    }

    for (c = paced; c; c = c->next) {
        if (c->due - time < wait) {
            wait = c->due - time;
        }
    }

    return paced ? (wait > 0 ? (int) (wait * 1000) + 1 : 0) : -1;
}


#endif /* _SERVE_H_INCLUDED_ */
