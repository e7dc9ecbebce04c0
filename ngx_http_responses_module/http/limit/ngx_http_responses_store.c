
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Rounds in which one worker of a nginx reads from the store what other edges
 * have used, and writes what this one has.
 *
 * The worker is the one whose pid is in shared memory.  Never waits, and no
 * request waits for it: while the store is away, limits go on with what is
 * known.  A key is written only after it was read in the same round, and only
 * if the store has other numbers.  Invariant: one round at a time, which ends
 * with its last reply, a failure, or its time.
 */


#include "http/limit/ngx_http_responses_store.h"


#if (NGX_HTTP_RESPONSES_STORE)


/* milliseconds until another try, at first and at most */

#define NGX_HTTP_RESPONSES_STORE_AGAIN  100
#define NGX_HTTP_RESPONSES_STORE_LATER  5000

/* keys of a zone in a round, the others come in the next one */

#define NGX_HTTP_RESPONSES_STORE_KEYS   4096


/*
 *   IDLE ── timer ──┬── no link ──► OPEN ── replies to AUTH, SELECT ──┐
 *    ▲ ▲            └─────────────────────────────────────────────► READ
 *    │ └── last reply ── WRITE ◄── replies to HGETALL, one a key ─────┘
 *    └── later, with a new link ── failure
 */

typedef enum {
    NGX_HTTP_RESPONSES_ROUND_IDLE = 0,
    NGX_HTTP_RESPONSES_ROUND_OPEN,
    NGX_HTTP_RESPONSES_ROUND_READ,
    NGX_HTTP_RESPONSES_ROUND_WRITE
} ngx_http_responses_round_e;


typedef struct {
    ngx_http_responses_store_t      *store;    /* NULL: none */
    ngx_http_responses_round_e       state;
    ngx_event_t                      timer;    /* of the next round */
    ngx_event_t                      deadline; /* of this one */
    ngx_pool_t                      *pool;     /* of this one */
    ngx_array_t                      keys;
    ngx_uint_t                       key;      /* whose reply is read */
    ngx_uint_t                       opening;  /* replies that are to come */
    ngx_uint_t                       fails;    /* rounds, one after another */
    ngx_str_t                        edge;     /* its name in the store */
    u_char                           name[256];
    unsigned                         refused:1;
    unsigned                         left:1;   /* to other workers */
} ngx_http_responses_rounds_t;


static void ngx_http_responses_store_tick(ngx_event_t *ev);
static void ngx_http_responses_store_late(ngx_event_t *ev);
static ngx_uint_t ngx_http_responses_store_own(
    ngx_http_responses_store_shared_t *sh);
static void ngx_http_responses_store_round(void);
static void ngx_http_responses_store_edge(void);
static ngx_int_t ngx_http_responses_store_open(void);
static ngx_int_t ngx_http_responses_store_keys(void);
static ngx_int_t ngx_http_responses_store_zone(
    ngx_http_responses_limit_zone_t *zone);
static ngx_int_t ngx_http_responses_store_read(
    ngx_http_responses_store_key_t *key);
static void ngx_http_responses_store_field(ngx_str_t *name, ngx_str_t *value);
static void ngx_http_responses_store_reply(ngx_str_t *error);
static void ngx_http_responses_store_merge(void);
static void ngx_http_responses_store_write(ngx_http_responses_store_key_t *key,
    ngx_responses_edge_t *own);
static void ngx_http_responses_store_twin(uint64_t incarnation);
static void ngx_http_responses_store_done(void);
static void ngx_http_responses_store_failed(const char *why, ngx_err_t err);
static void ngx_http_responses_store_again(void);
static void ngx_http_responses_store_stop(void);
static void ngx_http_responses_store_complain(const char *why,
    ngx_str_t *error, ngx_err_t err);


static ngx_http_responses_rounds_t  ngx_http_responses_rounds;

static const ngx_http_responses_store_handlers_t
    ngx_http_responses_store_handlers =
{
    ngx_http_responses_store_field,
    ngx_http_responses_store_reply,
    ngx_http_responses_store_failed
};


void
ngx_http_responses_store_begin(ngx_http_responses_store_t *store,
    ngx_cycle_t *cycle)
{
    ngx_http_responses_rounds_t  *rounds;

    if (store == NULL) {
        return;
    }

    if (ngx_process != NGX_PROCESS_WORKER && ngx_process != NGX_PROCESS_SINGLE)
    {
        return;
    }

    rounds = &ngx_http_responses_rounds;

    rounds->store = store;

    rounds->timer.handler = ngx_http_responses_store_tick;
    rounds->timer.log = cycle->log;
    rounds->timer.data = rounds;
    rounds->timer.cancelable = 1;

    rounds->deadline = rounds->timer;
    rounds->deadline.handler = ngx_http_responses_store_late;

    ngx_add_timer(&rounds->timer, ngx_random() % store->sync + 1);
}


/* what was used is written, if that can be done at once */

void
ngx_http_responses_store_end(void)
{
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;

    if (rounds->store == NULL) {
        return;
    }

    if (ngx_http_responses_store_own(rounds->store->sh)) {
        ngx_http_responses_store_link_finish();
        ngx_http_responses_store_round();
        ngx_http_responses_store_link_finish();

        (void) ngx_atomic_cmp_set(&rounds->store->sh->owner, ngx_pid, 0);
    }

    ngx_http_responses_store_stop();
    ngx_http_responses_store_link_close();
}


static void
ngx_http_responses_store_tick(ngx_event_t *ev)
{
    ngx_http_responses_rounds_t        *rounds;
    ngx_http_responses_store_shared_t  *sh;

    rounds = ev->data;
    sh = rounds->store->sh;

    /* a worker of the new configuration goes on, if there is one */

    if (ngx_exiting && !rounds->left) {
        rounds->left = 1;

        (void) ngx_atomic_cmp_set(&sh->owner, ngx_pid, 0);

        ngx_add_timer(&rounds->timer, 3 * rounds->store->sync);
        return;
    }

    if (ngx_http_responses_store_own(sh)) {
        ngx_http_responses_store_round();
        return;
    }

    ngx_add_timer(&rounds->timer, rounds->store->sync);
}


static void
ngx_http_responses_store_late(ngx_event_t *ev)
{
    ngx_http_responses_store_failed("does not answer", 0);
}


/* makes this worker the owner, if there is none that lives */

static ngx_uint_t
ngx_http_responses_store_own(ngx_http_responses_store_shared_t *sh)
{
    ngx_atomic_uint_t  owner;

    owner = sh->owner;

    if (owner == (ngx_atomic_uint_t) ngx_pid) {
        return 1;
    }

    if (owner && (kill((ngx_pid_t) owner, 0) == 0 || ngx_errno != ESRCH)) {
        return 0;
    }

    return ngx_atomic_cmp_set(&sh->owner, owner, ngx_pid);
}


static void
ngx_http_responses_store_round(void)
{
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;

    if (rounds->state != NGX_HTTP_RESPONSES_ROUND_IDLE) {
        return;
    }

    rounds->store->sh->round++;

    rounds->state = NGX_HTTP_RESPONSES_ROUND_READ;
    rounds->key = 0;
    rounds->refused = 0;

    ngx_http_responses_store_edge();

    ngx_add_timer(&rounds->deadline, NGX_HTTP_RESPONSES_STORE_TIME);

    if (!ngx_http_responses_store_link_is_open()
        && ngx_http_responses_store_open() != NGX_OK)
    {
        ngx_http_responses_store_failed("cannot be connected to", 0);
        return;
    }

    if (ngx_http_responses_store_keys() != NGX_OK) {
        ngx_http_responses_store_failed("has no memory for a round", 0);
        return;
    }

    ngx_http_responses_store_link_send();
}


static void
ngx_http_responses_store_edge(void)
{
    u_char                       *last;
    ngx_http_responses_store_t   *store;
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;
    store = rounds->store;

    rounds->edge = store->edge;

    if (store->sh->renamed) {
        last = ngx_snprintf(rounds->name, sizeof(rounds->name), "%V-%uL",
                            &store->edge, store->sh->incarnation);

        rounds->edge.data = rounds->name;
        rounds->edge.len = last - rounds->name;
    }
}


static ngx_int_t
ngx_http_responses_store_open(void)
{
    ngx_str_t                     args[3];
    ngx_uint_t                    n;
    ngx_http_responses_store_t   *store;
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;
    store = rounds->store;

    rounds->opening = 0;

    n = rounds->fails % store->naddrs;

    if (ngx_http_responses_store_link_open(store, &store->addrs[n],
                                           &ngx_http_responses_store_handlers)
        != NGX_OK)
    {
        return NGX_ERROR;
    }

    if (store->password.len) {
        n = 1;
        ngx_str_set(&args[0], "AUTH");

        if (store->user.len) {
            args[n++] = store->user;
        }

        args[n++] = store->password;

        rounds->opening++;
        ngx_http_responses_store_link_add(args, n);
    }

    if (store->db.len) {
        ngx_str_set(&args[0], "SELECT");
        args[1] = store->db;

        rounds->opening++;
        ngx_http_responses_store_link_add(args, 2);
    }

    if (rounds->opening) {
        rounds->state = NGX_HTTP_RESPONSES_ROUND_OPEN;
    }

    return NGX_OK;
}


/* without a key that is due, the store is only asked whether it is there */

static ngx_int_t
ngx_http_responses_store_keys(void)
{
    ngx_str_t                         ping;
    ngx_http_responses_rounds_t      *rounds;
    ngx_http_responses_limit_zone_t  *zone;

    rounds = &ngx_http_responses_rounds;

    rounds->pool = ngx_create_pool(4096, ngx_cycle->log);

    if (rounds->pool == NULL
        || ngx_array_init(&rounds->keys, rounds->pool, 16,
                          sizeof(ngx_http_responses_store_key_t))
           != NGX_OK)
    {
        return NGX_ERROR;
    }

    for (zone = rounds->store->zones; zone; zone = zone->next) {

        if (zone->store
            && ngx_http_responses_limit_configured(zone)
            && ngx_http_responses_store_zone(zone) != NGX_OK)
        {
            return NGX_ERROR;
        }
    }

    if (rounds->keys.nelts == 0) {
        ngx_str_set(&ping, "PING");
        ngx_http_responses_store_link_add(&ping, 1);
    }

    return NGX_OK;
}


static ngx_int_t
ngx_http_responses_store_zone(ngx_http_responses_limit_zone_t *zone)
{
    ngx_int_t                        rc;
    ngx_uint_t                       n;
    ngx_http_responses_rounds_t     *rounds;
    ngx_http_responses_store_key_t  *key;

    rounds = &ngx_http_responses_rounds;

    for (n = 0; n < NGX_HTTP_RESPONSES_STORE_KEYS; n++) {
        key = ngx_array_push(&rounds->keys);
        if (key == NULL) {
            return NGX_ERROR;
        }

        rc = ngx_http_responses_limit_share_next(zone, rounds->store,
                                                 rounds->pool, key);
        if (rc == NGX_DONE) {
            rounds->keys.nelts--;
            break;
        }

        if (rc != NGX_OK || ngx_http_responses_store_read(key) != NGX_OK) {
            return NGX_ERROR;
        }
    }

    return NGX_OK;
}


/* edges with another period, or with money instead of tokens, do not meet */

static ngx_int_t
ngx_http_responses_store_read(ngx_http_responses_store_key_t *key)
{
    size_t                        len;
    ngx_str_t                     args[2];
    const char                   *unit;
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;

    len = rounds->store->prefix.len + key->zone->name.len + key->name.len
          + NGX_INT64_LEN + sizeof(":{:}::cost") - 1;

    key->key.data = ngx_pnalloc(rounds->pool, len);
    if (key->key.data == NULL) {
        return NGX_ERROR;
    }

    unit = (key->zone->kind == NGX_HTTP_RESPONSES_LIMIT_COST) ? ":cost" : "";

    key->key.len = ngx_sprintf(key->key.data, "%V:{%V:%V}:%M%s",
                               &rounds->store->prefix, &key->zone->name,
                               &key->name, key->period, unit)
                   - key->key.data;

    ngx_str_set(&args[0], "HGETALL");
    args[1] = key->key;

    ngx_http_responses_store_link_add(args, 2);

    return NGX_OK;
}


static void
ngx_http_responses_store_field(ngx_str_t *name, ngx_str_t *value)
{
    ngx_str_t                        args[3];
    ngx_uint_t                       own;
    ngx_responses_edge_t             part;
    ngx_responses_rate_t            *rate;
    ngx_http_responses_rounds_t     *rounds;
    ngx_http_responses_store_key_t  *key;

    rounds = &ngx_http_responses_rounds;

    if (rounds->state != NGX_HTTP_RESPONSES_ROUND_READ
        || rounds->key >= rounds->keys.nelts
        || ngx_responses_edge_read(&part, *value) != NGX_OK)
    {
        return;
    }

    key = (ngx_http_responses_store_key_t *) rounds->keys.elts + rounds->key;
    rate = &key->zone->sh->rate;
    own = ngx_responses_str_eq(*name, rounds->edge);

    ngx_responses_share_add(&key->parts, &part, own, rate->tokens,
                            ngx_http_responses_limit_share_now());

    if (!own
        && name->len
        && ngx_responses_share_gone(&key->parts, &part, rate->tokens))
    {
        ngx_str_set(&args[0], "HDEL");
        args[1] = key->key;
        args[2] = *name;

        ngx_http_responses_store_link_add(args, 3);
    }
}


static void
ngx_http_responses_store_reply(ngx_str_t *error)
{
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;

    if (error->len) {
        rounds->refused = 1;
        ngx_http_responses_store_complain("refuses: ", error, 0);
    }

    switch (rounds->state) {

    case NGX_HTTP_RESPONSES_ROUND_OPEN:

        /* without the right password, or in another database, nothing is */

        if (error->len) {
            ngx_http_responses_store_again();
            return;
        }

        if (--rounds->opening == 0) {
            rounds->state = NGX_HTTP_RESPONSES_ROUND_READ;
        }

        break;

    case NGX_HTTP_RESPONSES_ROUND_READ:

        if (error->len == 0) {
            ngx_http_responses_store_merge();
        }

        if (++rounds->key >= rounds->keys.nelts) {
            rounds->state = NGX_HTTP_RESPONSES_ROUND_WRITE;
        }

        break;

    default: /* NGX_HTTP_RESPONSES_ROUND_WRITE */
        break;
    }

    if (ngx_http_responses_store_link_waits() == 0) {
        ngx_http_responses_store_done();
    }
}


/* a key was read */

static void
ngx_http_responses_store_merge(void)
{
    ngx_responses_edge_t             own;
    ngx_responses_share_e            rc;
    ngx_http_responses_rounds_t     *rounds;
    ngx_http_responses_store_key_t  *key;

    rounds = &ngx_http_responses_rounds;

    if (rounds->keys.nelts == 0) {
        return;
    }

    key = (ngx_http_responses_store_key_t *) rounds->keys.elts + rounds->key;

    rc = ngx_http_responses_limit_share_merge(key, rounds->store, &own);

    if (rc == NGX_RESPONSES_SHARE_SAME) {
        return;
    }

    if (rc == NGX_RESPONSES_SHARE_TWIN) {
        ngx_http_responses_store_twin(key->parts.own.incarnation);

        /* of two nginx with one name, the newer one takes another */

        if (key->parts.own.incarnation < own.incarnation) {
            return;
        }
    }

    ngx_http_responses_store_write(key, &own);
}


static void
ngx_http_responses_store_write(ngx_http_responses_store_key_t *key,
    ngx_responses_edge_t *own)
{
    u_char                        ttl[NGX_INT64_LEN];
    u_char                        text[NGX_RESPONSES_EDGE_SIZE];
    ngx_str_t                     args[4];
    ngx_responses_writer_t        w;
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;

    ngx_responses_writer_init(&w, text, sizeof(text));
    ngx_responses_edge_write(&w, own);

    ngx_str_set(&args[0], "HSET");
    args[1] = key->key;
    args[2] = rounds->edge;
    args[3].data = text;
    args[3].len = w.pos - w.start;

    ngx_http_responses_store_link_add(args, 4);

    ngx_str_set(&args[0], "PEXPIRE");
    args[2].data = ttl;
    args[2].len = ngx_sprintf(ttl, "%uL", 2 * (uint64_t) key->period) - ttl;

    ngx_http_responses_store_link_add(args, 3);

    key->written = 1;
}


static void
ngx_http_responses_store_twin(uint64_t incarnation)
{
    ngx_str_t                           name;
    ngx_http_responses_rounds_t        *rounds;
    ngx_http_responses_store_shared_t  *sh;

    rounds = &ngx_http_responses_rounds;
    sh = rounds->store->sh;
    name = rounds->edge;

    if (incarnation < sh->incarnation) {
        sh->renamed = 1;
        ngx_http_responses_store_edge();
    }

    if (ngx_http_responses_limit_due(&sh->twin)) {
        ngx_log_error(NGX_LOG_ERR, ngx_cycle->log, 0,
                      "another nginx writes to responses_store \"%V\" as edge "
                      "\"%V\", this one goes on as \"%V\"",
                      &rounds->store->url, &name, &rounds->edge);
    }
}


static void
ngx_http_responses_store_done(void)
{
    ngx_uint_t                          i;
    ngx_http_responses_rounds_t        *rounds;
    ngx_http_responses_store_key_t     *keys;
    ngx_http_responses_store_shared_t  *sh;

    rounds = &ngx_http_responses_rounds;
    sh = rounds->store->sh;

    /* the server may not be the right one any more */

    if (rounds->refused) {
        ngx_http_responses_store_again();
        return;
    }

    keys = rounds->keys.elts;

    for (i = 0; i < rounds->keys.nelts; i++) {

        if (keys[i].written) {
            ngx_http_responses_limit_share_kept(&keys[i]);
        }
    }

    ngx_http_responses_store_stop();

    if (!sh->up && sh->logged) {
        ngx_log_error(NGX_LOG_NOTICE, ngx_cycle->log, 0,
                      "responses_store \"%V\" is back", &rounds->store->url);
    }

    sh->up = 1;
    sh->logged = 0;
    sh->synced = ngx_time();

    rounds->fails = 0;

    ngx_add_timer(&rounds->timer, rounds->store->sync);
}


static void
ngx_http_responses_store_failed(const char *why, ngx_err_t err)
{
    ngx_http_responses_store_complain(why, NULL, err);
    ngx_http_responses_store_again();
}


static void
ngx_http_responses_store_again(void)
{
    ngx_msec_t                    wait;
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;

    ngx_http_responses_store_link_close();
    ngx_http_responses_store_stop();

    rounds->store->sh->up = 0;

    wait = ngx_min((ngx_msec_t) NGX_HTTP_RESPONSES_STORE_AGAIN
                   << ngx_min(rounds->fails, 6),
                   NGX_HTTP_RESPONSES_STORE_LATER);

    rounds->fails++;

    ngx_add_timer(&rounds->timer,
                  wait + ngx_random() % NGX_HTTP_RESPONSES_STORE_AGAIN);
}


static void
ngx_http_responses_store_stop(void)
{
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;

    rounds->state = NGX_HTTP_RESPONSES_ROUND_IDLE;

    if (rounds->timer.timer_set) {
        ngx_del_timer(&rounds->timer);
    }

    if (rounds->deadline.timer_set) {
        ngx_del_timer(&rounds->deadline);
    }

    if (rounds->pool) {
        ngx_destroy_pool(rounds->pool);
        rounds->pool = NULL;
    }
}


static void
ngx_http_responses_store_complain(const char *why, ngx_str_t *error,
    ngx_err_t err)
{
    ngx_str_t                     none = ngx_null_string;
    ngx_http_responses_rounds_t  *rounds;

    rounds = &ngx_http_responses_rounds;

    if (error == NULL) {
        error = &none;
    }

    if (ngx_http_responses_limit_due(&rounds->store->sh->logged)) {
        ngx_log_error(NGX_LOG_ERR, ngx_cycle->log, err,
                      "responses_store \"%V\" %s%V, limits go on with what is "
                      "known", &rounds->store->url, why, error);
    }
}


#else


void
ngx_http_responses_store_begin(ngx_http_responses_store_t *store,
    ngx_cycle_t *cycle)
{
}


void
ngx_http_responses_store_end(void)
{
}


#endif


void
ngx_http_responses_store_copy(ngx_http_responses_store_t *store,
    ngx_responses_count_store_t *count)
{
    count->up = store->sh->up;
    count->age = (uint64_t) ngx_max(ngx_time() - store->sh->synced, 0);
}
