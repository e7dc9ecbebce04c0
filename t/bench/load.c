
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The load for util/bench: upstream and client of a proxy in one program, so
 * that they can be kept on one processor.
 *
 *     load PORT FILE ...
 *
 * Serves the files, which are event streams, on a port of 127.0.0.1.  The URI
 * /NAME/RATE/HOLD/... has the name of a file without folders; how many events
 * are sent a second, a write and a chunk for each, or 0 for the whole file at
 * once; and after how many events the stream falls silent, or 0.
 *
 * As a client, reads commands from its standard input and prints a line when
 * each is done:
 *
 *     get PORT URI STREAMS CONNECTIONS EVENTS
 *         reads that many streams and checks that each ends as a response
 *         should, with that many events, or with any number if it is 0
 *
 *     hold PORT URI STREAMS EVENTS
 *         opens streams until there are that many, and waits until each has
 *         had that many events
 *
 *     drop
 *         closes these
 */


#include "serve.h"


#define BUFFER  65536


static conn_t    *held;
static char       buffer[BUFFER];

/* what is being done */

static struct {
    int           port;
    char          uri[256];
    unsigned      streams;
    unsigned      conns;
    size_t        events;

    unsigned      started;
    unsigned      done;
    unsigned      bad;
    unsigned      holding;             /* those that are open */
    unsigned      reached;
    unsigned      active;
    size_t        all_events;
    size_t        bytes;
    size_t        reads;
    double        time;
} job;


static void request_next(conn_t *c);


static void
job_check(void)
{
    if (job.holding ? job.reached + job.bad < job.streams
                    : job.done < job.streams)
    {
        return;
    }

    if (!job.active) {
        return;
    }

    job.active = 0;

    printf("{\"seconds\":%.6f,\"events\":%zu,\"bytes\":%zu,\"reads\":%zu,"
           "\"bad\":%u}\n", now() - job.time, job.all_events, job.bytes,
           job.reads, job.bad);
}


static void
client_end(conn_t *c, unsigned ok)
{
    if (c->held) {
        list_remove(&held, c);

        if (!c->reached) {
            job.bad++;
        }

        conn_close(c);
        job_check();
        return;
    }

    if (!ok || !c->ok || (job.events && c->events != job.events)
        || c->last[0] != '\n' || c->last[1] != '\n')
    {
        job.bad++;
        ok = 0;
    }

    job.done++;
    job.all_events += c->events;
    job.bytes += c->body;

    if (job.started == job.streams) {
        conn_close(c);

    } else if (ok) {
        request_next(c);

    } else {

        /* those that it would have asked for are not done either */

        job.bad += job.streams - job.started;
        job.done += job.streams - job.started;
        job.started = job.streams;
        conn_close(c);
    }

    job_check();
}


static void
client_body(conn_t *c, const char *p, size_t len)
{
    const char  *end, *next;

    if (len == 0) {
        return;
    }

    c->body += len;
    end = p + len;

    if (p[0] == '\n' && c->last[1] == '\n') {
        c->events++;
    }

    for (next = p; (next = memchr(next, '\n', end - next)) != NULL; next++) {
        if (next + 1 < end && next[1] == '\n') {
            c->events++;
        }
    }

    c->last[0] = (len > 1) ? end[-2] : c->last[1];
    c->last[1] = end[-1];

    if (c->held && !c->reached && c->events >= job.events) {
        c->reached = 1;
        job.reached++;
    }
}


/* a line of the head or between chunks; 0 if there is none yet */

static unsigned
client_line(conn_t *c, char **p, char *end)
{
    char  *lf;

    lf = memchr(*p, '\n', end - *p);

    if (lf == NULL) {
        lf = end - 1;
    }

    while (*p <= lf) {
        if (c->len < REQUEST - 1) {
            c->text[c->len++] = **p;
        }

        (*p)++;
    }

    if (c->text[c->len - 1] != '\n') {
        return 0;
    }

    c->text[c->len] = '\0';
    c->len = 0;

    return 1;
}


static void
client_head(conn_t *c)
{
    if (strncmp(c->text, "HTTP/1.1 200", 12) == 0) {
        c->ok = 1;

    } else if (strncasecmp(c->text, "Content-Length:", 15) == 0) {
        c->left = strtoul(c->text + 15, NULL, 10);

    } else if (strncasecmp(c->text, "Transfer-Encoding: chunked", 26) == 0) {
        c->chunked = 1;

    } else if (c->text[0] == '\r') {
        c->state = c->chunked ? SIZE : BODY;
    }
}


/* 1 at the end of the stream */

static unsigned
client_parse(conn_t *c, char *p, char *end)
{
    size_t  n;

    while (p < end) {

        switch (c->state) {

        case BODY:
        case CHUNK:
            n = (size_t) (end - p) < c->left ? (size_t) (end - p) : c->left;
            client_body(c, p, n);
            p += n;
            c->left -= n;

            if (c->left == 0) {
                if (c->state == BODY) {
                    return 1;
                }

                c->state = CHUNK_END;
            }

            break;

        default:
            if (!client_line(c, &p, end)) {
                return 0;
            }

            if (c->state == HEAD) {
                client_head(c);

            } else if (c->state == SIZE) {
                c->left = strtoul(c->text, NULL, 16);
                c->state = c->left ? CHUNK : TRAILER;

            } else if (c->state == CHUNK_END) {
                c->state = SIZE;

            } else if (c->text[0] == '\r') {
                return 1;
            }
        }
    }

    return 0;
}


static void
client_read(conn_t *c)
{
    ssize_t  n;

    n = recv(c->fd, buffer, BUFFER, 0);

    if (n < 0 && errno == EAGAIN) {
        return;
    }

    if (n <= 0) {
        client_end(c, 0);
        return;
    }

    job.reads++;

    if (client_parse(c, buffer, buffer + n)) {
        client_end(c, 1);

    } else if (c->held) {
        job_check();
    }
}


static void
request_next(conn_t *c)
{
    int   n;
    char  text[REQUEST];

    c->state = HEAD;
    c->len = 0;
    c->left = 0;
    c->chunked = 0;
    c->ok = 0;
    c->events = 0;
    c->body = 0;
    c->last[0] = c->last[1] = '\0';

    job.started++;

    n = snprintf(text, REQUEST, "GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n",
                 job.uri);

    if (send(c->fd, text, n, MSG_NOSIGNAL) != n) {
        fail("send()");
    }
}


static void
client_open(unsigned hold)
{
    int                 fd;
    conn_t             *c;
    struct sockaddr_in  sin;

    fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd == -1) {
        fail("socket()");
    }

    memset(&sin, 0, sizeof(sin));
    sin.sin_family = AF_INET;
    sin.sin_port = htons(job.port);
    sin.sin_addr.s_addr = htonl(INADDR_LOOPBACK);

    if (connect(fd, (struct sockaddr *) &sin, sizeof(sin)) == -1) {
        fail("connect()");
    }

    c = conn_new(fd, client_read, EPOLLIN);

    if (hold) {
        c->held = 1;
        c->next = held;
        held = c;
    }

    request_next(c);
}


static void
command(char *line)
{
    conn_t    *c;
    unsigned   i, open;

    if (strncmp(line, "drop", 4) == 0) {

        while (held) {
            c = held;
            held = c->next;
            conn_close(c);
        }

        job.reached = 0;
        printf("{}\n");
        return;
    }

    job.bad = 0;
    job.done = 0;
    job.started = 0;
    job.all_events = 0;
    job.bytes = 0;
    job.reads = 0;
    job.active = 1;
    job.time = now();

    if (sscanf(line, "get %d %255s %u %u %zu", &job.port, job.uri,
               &job.streams, &job.conns, &job.events) == 5)
    {
        job.holding = 0;

        for (i = 0; i < job.conns && i < job.streams; i++) {
            client_open(0);
        }

        return;
    }

    if (sscanf(line, "hold %d %255s %u %zu", &job.port, job.uri,
               &job.streams, &job.events) == 4)
    {
        job.holding = 1;
        open = job.reached;

        while (open++ < job.streams) {
            client_open(1);
        }

        job_check();
        return;
    }

    fprintf(stderr, "unknown command: %s", line);
    exit(1);
}


static void
command_read(conn_t *c)
{
    char     *lf;
    ssize_t   n;

    n = read(c->fd, c->text + c->len, REQUEST - 1 - c->len);

    if (n == 0) {
        exit(0);
    }

    if (n < 0) {
        return;
    }

    c->len += n;
    c->text[c->len] = '\0';

    lf = strchr(c->text, '\n');

    if (lf) {
        c->len = 0;
        command(c->text);
    }
}


int
main(int argc, char **argv)
{
    int                 fd, i, n, on;
    conn_t             *c;
    struct sockaddr_in  sin;
    struct epoll_event  events[256];

    if (argc < 3) {
        fprintf(stderr, "usage: load PORT FILE ...\n");
        return 1;
    }

    setvbuf(stdout, NULL, _IOLBF, 0);

    for (i = 2; i < argc; i++) {
        file_load(argv[i]);
    }

    ep = epoll_create1(0);
    fd = socket(AF_INET, SOCK_STREAM, 0);
    on = 1;

    memset(&sin, 0, sizeof(sin));
    sin.sin_family = AF_INET;
    sin.sin_port = htons(atoi(argv[1]));
    sin.sin_addr.s_addr = htonl(INADDR_LOOPBACK);

    if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) == -1
        || bind(fd, (struct sockaddr *) &sin, sizeof(sin)) == -1
        || listen(fd, 4096) == -1)
    {
        fail("listen()");
    }

    (void) conn_new(fd, serve_accept, EPOLLIN);
    (void) conn_new(0, command_read, EPOLLIN);

    printf("{\"files\":%u}\n", nfiles);

    for ( ;; ) {
        n = epoll_wait(ep, events, 256, serve_paced());

        for (i = 0; i < n; i++) {
            c = events[i].data.ptr;

            if (c->fd != -1) {
                c->handler(c);
            }
        }

        conn_free();
    }
}
