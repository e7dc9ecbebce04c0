
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for api/table: keys that are added and found, copies that are made
 * while sums change, and processes that are killed while they add a key or
 * change sums.
 *
 * For the last a process is traced, and stopped after each instruction of
 * what it does in shared memory.  What lies there at that moment is what its
 * end would leave: others must be able to go on with it.
 */


#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_table.h"

#include "tap.h"


#define SIZE  (16 * sizeof(ngx_responses_entry_t))
#define KEYS  8                        /* before the process comes */


typedef struct {
    ngx_responses_table_t  table;
    u_char                 memory[SIZE];
} shared_t;


static shared_t  *shared;
static shared_t   saved;


/* three chains for all keys, so that each has several nodes */

static ngx_responses_entry_t *
get(ngx_uint_t n)
{
    u_char     buf[16];
    ngx_str_t  key;

    key.data = buf;
    key.len = sprintf((char *) buf, "key %u", (unsigned) n);

    return ngx_responses_table_get(&shared->table, &key,
                                   n % 3 + n / 3 * 3 * shared->table.max,
                                   1000 + n);
}


static void
create(void)
{
    ngx_uint_t  i;

    ngx_memzero(shared, sizeof(shared_t));

    (void) ngx_responses_table_init(&shared->table, shared->memory,
                                    shared->memory + SIZE);

    for (i = 0; i < KEYS; i++) {
        get(i)->count.tool_calls = i + 1;
    }
}


static void
test_keys(void)
{
    ngx_uint_t             i, max, wrong;
    ngx_str_t              key = ngx_string("");
    ngx_responses_entry_t  *node;

    create();

    max = shared->table.max;

    ok(max == 15, "nodes and their index fit");
    ok(shared->table.n == KEYS, "keys are there");

    for (i = 0, wrong = 0; i < KEYS; i++) {
        wrong += (get(i)->count.tool_calls != i + 1);
    }

    ok(wrong == 0, "keys are found");
    ok(shared->table.n == KEYS, "and not added again");

    node = ngx_responses_table_get(&shared->table, &key, 0, 1);
    ok(node && node == ngx_responses_table_get(&shared->table, &key, 0, 2),
       "an empty key");
    ok(node->created == 1 && get(2)->created == 1002,
       "the time at which it was added");

    for (i = KEYS; shared->table.n < max; i++) {
        (void) get(i);
    }

    ok(get(i) == NULL, "no room for another key");
    ok(get(i - 1) == &shared->table.nodes[max - 1], "the last one is found");
    ok(get(3)->count.tool_calls == 4, "and others");

    ok(ngx_responses_table_init(&shared->table, shared->memory,
                                shared->memory
                                + 2 * sizeof(ngx_responses_entry_t))
       == NGX_ERROR, "too little memory");
}


/* whether another process can go on with what is there; n: the new key */

static const char *
survives(ngx_uint_t n)
{
    ngx_uint_t              i, k, before;
    ngx_responses_entry_t  *node, *again;

    before = shared->table.n;

    if (before > KEYS + n) {
        return "too many nodes";
    }

    for (i = 0; i < KEYS; i++) {
        node = get(i);

        if (node != &shared->table.nodes[i]) {
            return "a key was lost";
        }

        if (node->count.tool_calls != i + 1) {
            return "a sum was lost";
        }
    }

    for (i = KEYS; i < KEYS + n + 2; i++) {
        node = get(i);

        if (node == NULL || node->len == 0) {
            return "a key cannot be added";
        }

        if (!ngx_responses_count_empty(&node->count)) {
            return "a new key has sums";
        }

        if (node->created != (int64_t) (1000 + i)) {
            return "a new key has no time";
        }

        again = get(i);

        if (again != node) {
            return "a key was added twice";
        }
    }

    if (shared->table.n != KEYS + n + 2) {
        return "nodes were lost, or are there twice";
    }

    for (i = 0; i < shared->table.n; i++) {
        for (k = 0; k < i; k++) {
            node = &shared->table.nodes[i];
            again = &shared->table.nodes[k];

            if (node->len == again->len
                && memcmp(node->key, again->key, node->len) == 0)
            {
                return "two nodes have the same key";
            }
        }
    }

    return NULL;
}


static void
test_killed(void)
{
    int          status;
    pid_t        pid;
    ngx_uint_t   steps, changes, wrong;
    const char  *what, *first;

    create();

    pid = fork();

    if (pid == 0) {
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) == -1) {
            _exit(1);
        }

        raise(SIGSTOP);

        (void) get(KEYS);
        (void) get(KEYS + 1);

        _exit(0);
    }

    steps = 0;
    changes = 0;
    wrong = 0;
    first = NULL;

    saved = *shared;

    while (waitpid(pid, &status, 0) == pid && WIFSTOPPED(status)) {

        if (memcmp(&saved, shared, sizeof(shared_t)) != 0) {
            changes++;
            saved = *shared;

            what = survives(2);

            if (what) {
                wrong++;
                first = first ? first : what;
            }

            *shared = saved;
        }

        steps++;

        if (ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL) == -1) {
            break;
        }
    }

    if (steps == 0) {
        ok(1, "killed # SKIP no ptrace here");
        ok(1, "nothing lost # SKIP no ptrace here");
        return;
    }

    printf("# %u instructions, %u of them changed the table\n",
           (unsigned) steps, (unsigned) changes);

    ok(changes > 10 && shared->table.n == KEYS + 2,
       "a process adds two keys");

    if (first) {
        printf("# after %u of the changes: %s\n", (unsigned) wrong, first);
    }

    ok(wrong == 0, "killed at any instruction, others go on");
}


/* all sums of a node are the same number, unless it is copied half changed */

static void
add(ngx_responses_entry_t *node)
{
    size_t     i;
    uint64_t  *sums;

    sums = (uint64_t *) &node->count;

    ngx_responses_table_begin(node);

    for (i = 0; i < sizeof(ngx_responses_count_t) / sizeof(uint64_t); i++) {
        sums[i]++;
    }

    ngx_responses_table_end(node);
}


static ngx_uint_t
same(ngx_responses_entry_t *node)
{
    size_t     i;
    uint64_t  *sums;

    sums = (uint64_t *) &node->count;

    for (i = 1; i < sizeof(ngx_responses_count_t) / sizeof(uint64_t); i++) {

        if (sums[i] != sums[0]) {
            return 0;
        }
    }

    return 1;
}


static void
test_copied(void)
{
    int                     status;
    pid_t                   pid;
    uint64_t                last;
    ngx_uint_t              n, wrong, again;
    ngx_responses_entry_t  *node, copy;

    ngx_memzero(shared, sizeof(shared_t));

    (void) ngx_responses_table_init(&shared->table, shared->memory,
                                    shared->memory + SIZE);
    node = get(0);

    pid = fork();

    if (pid == 0) {

        for (n = 0; n < 2000000; n++) {
            add(node);
        }

        _exit(0);
    }

    last = 0;
    wrong = 0;
    again = 0;

    for (n = 0; waitpid(pid, &status, WNOHANG) == 0; n++) {

        if (ngx_responses_table_copy(node, &copy) != NGX_OK) {
            again++;
            continue;
        }

        wrong += !same(&copy) || copy.count.streams[0] < last;
        last = copy.count.streams[0];
    }

    printf("# %u copies, %u of them could not be made\n", (unsigned) n,
           (unsigned) again);

    ok(n > again, "a node is copied while it changes");
    ok(wrong == 0, "a copy is of one moment");

    ok(ngx_responses_table_copy(node, &copy) == NGX_OK
       && copy.count.streams[0] == 2000000 && copy.len == node->len,
       "and of the last one afterwards");

    ngx_responses_table_begin(node);
    node->count.streams[0]++;

    ok(ngx_responses_table_copy(node, &copy) == NGX_AGAIN,
       "a process that was stopped keeps no copy waiting");

    /* it was killed: the next one changes the sums */

    add(node);

    ok(ngx_responses_table_copy(node, &copy) == NGX_OK
       && copy.count.streams[0] == 2000002, "or that was killed");
}


/* at each instruction of a change, a copy is whole or is not made */

static void
test_half(void)
{
    int                     status;
    pid_t                   pid;
    ngx_uint_t              steps, made, refused, wrong;
    ngx_responses_entry_t  *node, copy;

    ngx_memzero(shared, sizeof(shared_t));

    (void) ngx_responses_table_init(&shared->table, shared->memory,
                                    shared->memory + SIZE);
    node = get(0);

    pid = fork();

    if (pid == 0) {
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) == -1) {
            _exit(1);
        }

        raise(SIGSTOP);

        add(node);
        add(node);

        _exit(0);
    }

    steps = 0;
    made = 0;
    refused = 0;
    wrong = 0;

    while (waitpid(pid, &status, 0) == pid && WIFSTOPPED(status)) {

        if (ngx_responses_table_copy(node, &copy) == NGX_OK) {
            made++;
            wrong += !same(&copy);

        } else {
            refused++;
        }

        steps++;

        if (ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL) == -1) {
            break;
        }
    }

    if (steps == 0) {
        ok(1, "half a change # SKIP no ptrace here");
        return;
    }

    printf("# %u instructions, %u copies were made, %u refused\n",
           (unsigned) steps, (unsigned) made, (unsigned) refused);

    ok(made > 0 && refused > 100 && wrong == 0,
       "half a change is never copied");
}


int
main(void)
{
    shared = mmap(NULL, sizeof(shared_t), PROT_READ|PROT_WRITE,
                  MAP_SHARED|MAP_ANONYMOUS, -1, 0);

    /* a chain without an end is one of the ways to fail */

    alarm(600);

    test_keys();
    test_killed();
    test_copied();
    test_half();

    return tap_done();
}
