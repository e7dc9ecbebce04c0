
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The connection of a worker to the store.
 *
 * hiredis formats commands and parses replies, all else is nginx's.  Replies
 * are not kept: their values are handed on while they are read.  Never waits,
 * and never reads a reply of another shape than those of the commands that are
 * sent: a number, a word, or a hash of few fields.  Invariant: memory is
 * bounded by what was added, and by one reply.
 */


#include "http/limit/ngx_http_responses_store.h"


#if (NGX_HTTP_RESPONSES_STORE)

#include <hiredis/hiredis.h>


/* bytes of a reply */

#define NGX_HTTP_RESPONSES_STORE_REPLY  (1024 * 1024)

#define NGX_HTTP_RESPONSES_STORE_ARGS   4

/* buffers that are read before other events */

#define NGX_HTTP_RESPONSES_STORE_READS  4

/* milliseconds that a process waits at its end */

#define NGX_HTTP_RESPONSES_STORE_LAST   100

/* objects of hiredis: there is one, which says that a value was taken */

#define NGX_HTTP_RESPONSES_STORE_TAKEN  ((void *) &ngx_http_responses_link)


#if HIREDIS_MAJOR >= 1
typedef size_t  ngx_http_responses_store_size_t;
#else
typedef int     ngx_http_responses_store_size_t;
#endif


/*
 *   CLOSED ── open ──► CONNECT ── TLS, or nothing ──► READY
 *     ▲                   │                             │
 *     └───────────────────┴────────── failure ──────────┘
 */

typedef enum {
    NGX_HTTP_RESPONSES_LINK_CLOSED = 0,
    NGX_HTTP_RESPONSES_LINK_CONNECT,
    NGX_HTTP_RESPONSES_LINK_READY
} ngx_http_responses_link_e;


typedef struct {
    ngx_http_responses_link_e
                           state;
    ngx_http_responses_store_t
                          *store;
    ngx_peer_connection_t  peer;
    ngx_log_t              log;
    ngx_pool_t            *pool;       /* for TLS */
    const ngx_http_responses_store_handlers_t
                          *handlers;
    redisReader           *reader;
    u_char                *out;        /* commands, */
    size_t                 size;
    size_t                 len;
    size_t                 sent;       /* so many bytes were sent */
    ngx_uint_t             waits;      /* replies */
    size_t                 fed;        /* bytes of a reply */
    ngx_str_t              name;       /* of the field that is read */
    ngx_str_t              error;
    u_char                 names[256];
    u_char                 errors[128];
    unsigned               no_memory:1;
} ngx_http_responses_store_link_t;


static void ngx_http_responses_store_link_write(ngx_event_t *wev);
static void ngx_http_responses_store_link_read(ngx_event_t *rev);
static void ngx_http_responses_store_link_connected(ngx_event_t *ev);
static void ngx_http_responses_store_link_ready(void);
static void ngx_http_responses_store_link_verify(ngx_connection_t *c);
static ngx_int_t ngx_http_responses_store_link_replies(void);
static ngx_int_t ngx_http_responses_store_link_reserve(size_t len);
static void ngx_http_responses_store_link_fail(const char *why, ngx_err_t err);

static void *ngx_http_responses_store_link_string(const redisReadTask *task,
    char *str, size_t len);
static void *ngx_http_responses_store_link_array(const redisReadTask *task,
    ngx_http_responses_store_size_t n);
static void *ngx_http_responses_store_link_integer(const redisReadTask *task,
    long long n);
static void *ngx_http_responses_store_link_nil(const redisReadTask *task);
static void ngx_http_responses_store_link_free(void *object);


static redisReplyObjectFunctions  ngx_http_responses_store_functions = {
    .createString = ngx_http_responses_store_link_string,
    .createArray = ngx_http_responses_store_link_array,
    .createInteger = ngx_http_responses_store_link_integer,
    .createNil = ngx_http_responses_store_link_nil,
    .freeObject = ngx_http_responses_store_link_free
};


static ngx_http_responses_store_link_t  ngx_http_responses_link;


ngx_int_t
ngx_http_responses_store_link_open(ngx_http_responses_store_t *store,
    ngx_addr_t *addr, const ngx_http_responses_store_handlers_t *handlers)
{
    ngx_int_t                         rc;
    ngx_connection_t                 *c;
    ngx_http_responses_store_link_t  *link;

    link = &ngx_http_responses_link;

    ngx_memzero(link, sizeof(ngx_http_responses_store_link_t));

    link->state = NGX_HTTP_RESPONSES_LINK_CONNECT;
    link->store = store;
    link->handlers = handlers;

    /* a failure is told by its handler; nginx tells each try */

    link->log = *ngx_cycle->log;

    if (store->sh->logged) {
        link->log.log_level = NGX_LOG_EMERG;
    }

    link->peer.sockaddr = addr->sockaddr;
    link->peer.socklen = addr->socklen;
    link->peer.name = &addr->name;
    link->peer.get = ngx_event_get_peer;
    link->peer.log = &link->log;
    link->peer.log_error = NGX_ERROR_INFO;

    link->pool = ngx_create_pool(256, &link->log);
    link->reader =
        redisReaderCreateWithFunctions(&ngx_http_responses_store_functions);

    if (link->pool == NULL || link->reader == NULL) {
        return NGX_ERROR;
    }

    rc = ngx_event_connect_peer(&link->peer);

    if (rc != NGX_OK && rc != NGX_AGAIN) {
        return NGX_ERROR;
    }

    c = link->peer.connection;

    c->pool = link->pool;
    c->read->handler = ngx_http_responses_store_link_connected;
    c->write->handler = ngx_http_responses_store_link_connected;

    if (rc == NGX_OK) {
        ngx_post_event(c->write, &ngx_posted_events);
    }

    return NGX_OK;
}


ngx_uint_t
ngx_http_responses_store_link_is_open(void)
{
    return ngx_http_responses_link.state != NGX_HTTP_RESPONSES_LINK_CLOSED;
}


void
ngx_http_responses_store_link_close(void)
{
    ngx_connection_t                 *c;
    ngx_http_responses_store_link_t  *link;

    link = &ngx_http_responses_link;
    c = link->peer.connection;

    link->state = NGX_HTTP_RESPONSES_LINK_CLOSED;
    link->waits = 0;

    if (c) {
        link->peer.connection = NULL;

        ngx_http_responses_store_tls_close(c);
        ngx_close_connection(c);
    }

    if (link->pool) {
        ngx_destroy_pool(link->pool);
        link->pool = NULL;
    }

    if (link->reader) {
        redisReaderFree(link->reader);
        link->reader = NULL;
    }

    if (link->out) {
        ngx_free(link->out);
        link->out = NULL;
    }
}


ngx_uint_t
ngx_http_responses_store_link_waits(void)
{
    return ngx_http_responses_link.waits;
}


void
ngx_http_responses_store_link_finish(void)
{
    ngx_msec_t                        end;
    ngx_connection_t                 *c;
    ngx_http_responses_store_link_t  *link;

    link = &ngx_http_responses_link;
    end = ngx_current_msec + NGX_HTTP_RESPONSES_STORE_LAST;

    while (link->waits && (ngx_msec_int_t) (end - ngx_current_msec) > 0) {
        c = link->peer.connection;

        ngx_msleep(1);
        ngx_time_update();

        c->write->ready = 1;
        c->write->handler(c->write);

        if (link->peer.connection == c) {
            c->read->ready = 1;
            c->read->available = -1;
            c->read->handler(c->read);
        }
    }
}


void
ngx_http_responses_store_link_add(ngx_str_t *args, ngx_uint_t n)
{
    int                               len;
    char                             *command;
    size_t                            lens[NGX_HTTP_RESPONSES_STORE_ARGS];
    ngx_uint_t                        i;
    const char                       *argv[NGX_HTTP_RESPONSES_STORE_ARGS];
    ngx_http_responses_store_link_t  *link;

    link = &ngx_http_responses_link;

    for (i = 0; i < n; i++) {
        argv[i] = (char *) args[i].data;
        lens[i] = args[i].len;
    }

    len = redisFormatCommandArgv(&command, n, argv, lens);

    if (len < 0) {
        link->no_memory = 1;
        return;
    }

    if (ngx_http_responses_store_link_reserve(len) == NGX_OK) {
        ngx_memcpy(link->out + link->len, command, len);

        link->len += len;
        link->waits++;

    } else {
        link->no_memory = 1;
    }

    redisFreeCommand(command);
}


static ngx_int_t
ngx_http_responses_store_link_reserve(size_t len)
{
    size_t                            size;
    u_char                           *out;
    ngx_http_responses_store_link_t  *link;

    link = &ngx_http_responses_link;

    if (link->size - link->len >= len) {
        return NGX_OK;
    }

    size = 2 * (link->size + len);

    out = ngx_alloc(size, &link->log);
    if (out == NULL) {
        return NGX_ERROR;
    }

    if (link->out) {
        ngx_memcpy(out, link->out, link->len);
        ngx_free(link->out);
    }

    link->out = out;
    link->size = size;

    return NGX_OK;
}


void
ngx_http_responses_store_link_send(void)
{
    ssize_t                           n;
    ngx_connection_t                 *c;
    ngx_http_responses_store_link_t  *link;

    link = &ngx_http_responses_link;
    c = link->peer.connection;

    if (link->no_memory) {
        ngx_http_responses_store_link_fail("has no memory for a round", 0);
        return;
    }

    if (link->state != NGX_HTTP_RESPONSES_LINK_READY) {
        return;
    }

    while (link->sent < link->len) {
        n = c->send(c, link->out + link->sent, link->len - link->sent);

        if (n == NGX_ERROR) {
            ngx_http_responses_store_link_fail("cannot be written to", 0);
            return;
        }

        if (n == NGX_AGAIN) {
            break;
        }

        link->sent += n;
    }

    if (link->sent == link->len) {
        link->sent = 0;
        link->len = 0;
    }

    if (ngx_handle_write_event(c->write, 0) != NGX_OK) {
        ngx_http_responses_store_link_fail("cannot be written to", 0);
    }
}


static void
ngx_http_responses_store_link_write(ngx_event_t *wev)
{
    ngx_http_responses_store_link_send();
}


/* both events come when a connection is refused, in any order */

static void
ngx_http_responses_store_link_connected(ngx_event_t *ev)
{
    int                               err;
    socklen_t                         len;
    ngx_connection_t                 *c;
    ngx_http_responses_store_link_t  *link;

    c = ev->data;
    link = &ngx_http_responses_link;

    err = 0;
    len = sizeof(int);

    if (getsockopt(c->fd, SOL_SOCKET, SO_ERROR, (void *) &err, &len) == -1) {
        err = ngx_socket_errno;
    }

    if (err) {
        ngx_http_responses_store_link_fail("cannot be connected to", err);
        return;
    }

    if (!link->store->tls) {
        ngx_http_responses_store_link_ready();
        return;
    }

    if (ngx_http_responses_store_tls_connect(link->store, c,
                                         ngx_http_responses_store_link_verify)
        != NGX_AGAIN)
    {
        ngx_http_responses_store_link_verify(c);
    }
}


static void
ngx_http_responses_store_link_verify(ngx_connection_t *c)
{
    const char  *why;

    why = ngx_http_responses_store_tls_verify(ngx_http_responses_link.store,
                                              c);

    if (why) {
        ngx_http_responses_store_link_fail(why, 0);
        return;
    }

    ngx_http_responses_store_link_ready();
}


static void
ngx_http_responses_store_link_ready(void)
{
    ngx_connection_t                 *c;
    ngx_http_responses_store_link_t  *link;

    link = &ngx_http_responses_link;
    c = link->peer.connection;

    link->state = NGX_HTTP_RESPONSES_LINK_READY;

    c->read->handler = ngx_http_responses_store_link_read;
    c->write->handler = ngx_http_responses_store_link_write;

    ngx_http_responses_store_link_send();
}


static void
ngx_http_responses_store_link_read(ngx_event_t *rev)
{
    ssize_t                           n;
    u_char                            buf[16384];
    ngx_uint_t                        reads;
    ngx_connection_t                 *c;
    ngx_http_responses_store_link_t  *link;

    c = rev->data;
    link = &ngx_http_responses_link;

    for (reads = 0; reads < NGX_HTTP_RESPONSES_STORE_READS; reads++) {
        n = c->recv(c, buf, sizeof(buf));

        if (n == NGX_AGAIN) {
            break;
        }

        if (n <= 0) {
            ngx_http_responses_store_link_fail("has closed the connection",
                                               0);
            return;
        }

        link->fed += n;

        if (redisReaderFeed(link->reader, (char *) buf, n) != REDIS_OK
            || ngx_http_responses_store_link_replies() != NGX_OK
            || link->fed > NGX_HTTP_RESPONSES_STORE_REPLY)
        {
            ngx_http_responses_store_link_fail("has sent an invalid reply",
                                               0);
            return;
        }

        /* a reply may be a reason to close it */

        if (link->peer.connection != c) {
            return;
        }
    }

    /* requests are between the parts of a long round */

    if (rev->ready) {
        ngx_post_event(rev, &ngx_posted_next_events);
    }

    if (ngx_handle_read_event(rev, 0) != NGX_OK) {
        ngx_http_responses_store_link_fail("cannot be read", 0);
        return;
    }

    if (link->len) {
        ngx_http_responses_store_link_send();
    }
}


static ngx_int_t
ngx_http_responses_store_link_replies(void)
{
    void                             *reply;
    ngx_str_t                         error;
    ngx_http_responses_store_link_t  *link;

    link = &ngx_http_responses_link;

    while (link->reader) {
        reply = NULL;

        if (redisReaderGetReply(link->reader, &reply) != REDIS_OK) {
            return NGX_ERROR;
        }

        if (reply == NULL) {
            return NGX_OK;
        }

        if (link->waits == 0) {
            return NGX_ERROR;
        }

        link->waits--;
        link->fed = 0;

        error = link->error;
        link->error.len = 0;

        link->handlers->reply(&error);
    }

    return NGX_OK;
}


static void
ngx_http_responses_store_link_fail(const char *why, ngx_err_t err)
{
    ngx_http_responses_link.handlers->failed(why, err);
}


/* names and values come in turn; a name that is too long is nobody's */

static void *
ngx_http_responses_store_link_string(const redisReadTask *task, char *str,
    size_t len)
{
    ngx_str_t                         value;
    ngx_uint_t                        i;
    ngx_http_responses_store_link_t  *link;

    link = &ngx_http_responses_link;

    if (task->parent == NULL) {

        if (task->type == REDIS_REPLY_ERROR) {
            link->error.data = link->errors;
            link->error.len = ngx_min(len, sizeof(link->errors));

            for (i = 0; i < link->error.len; i++) {
                link->errors[i] = (str[i] >= ' ' && str[i] < 0x7f) ? str[i]
                                                                   : '?';
            }
        }

        return NGX_HTTP_RESPONSES_STORE_TAKEN;
    }

    if (task->type != REDIS_REPLY_STRING) {
        return NULL;
    }

    if (task->idx % 2 == 0) {
        link->name.data = link->names;
        link->name.len = (len > sizeof(link->names)) ? 0 : len;
        ngx_memcpy(link->names, str, link->name.len);

        return NGX_HTTP_RESPONSES_STORE_TAKEN;
    }

    value.data = (u_char *) str;
    value.len = len;

    link->handlers->field(&link->name, &value);

    return NGX_HTTP_RESPONSES_STORE_TAKEN;
}


static void *
ngx_http_responses_store_link_array(const redisReadTask *task,
    ngx_http_responses_store_size_t n)
{
    /* a negative number, of versions where it has a sign, is a large one */

    if (task->parent
        || n % 2
        || (size_t) n > 2 * NGX_HTTP_RESPONSES_STORE_EDGES)
    {
        return NULL;
    }

    return NGX_HTTP_RESPONSES_STORE_TAKEN;
}


static void *
ngx_http_responses_store_link_integer(const redisReadTask *task, long long n)
{
    return task->parent ? NULL : NGX_HTTP_RESPONSES_STORE_TAKEN;
}


static void *
ngx_http_responses_store_link_nil(const redisReadTask *task)
{
    return task->parent ? NULL : NGX_HTTP_RESPONSES_STORE_TAKEN;
}


static void
ngx_http_responses_store_link_free(void *object)
{
    /* there is nothing */
}


#endif
