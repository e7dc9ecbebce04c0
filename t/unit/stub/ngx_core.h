
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What files before http/ use of nginx's own <ngx_core.h>.
 */


#ifndef _NGX_CORE_H_INCLUDED_
#define _NGX_CORE_H_INCLUDED_


#include <ngx_config.h>


#define NGX_OK          0
#define NGX_ERROR      -1
#define NGX_AGAIN      -2
#define NGX_BUSY       -3
#define NGX_DONE       -4
#define NGX_DECLINED   -5
#define NGX_ABORT      -6

#define LF              (u_char) '\n'
#define CR              (u_char) '\r'

typedef unsigned char   u_char;
typedef ngx_uint_t      ngx_msec_t;
typedef ngx_int_t       ngx_msec_int_t;

typedef struct {
    size_t              len;
    u_char             *data;
} ngx_str_t;

typedef struct {
    void               *elts;
    ngx_uint_t          nelts;
    size_t              size;
    ngx_uint_t          nalloc;
    void               *pool;
} ngx_array_t;

#define ngx_string(str)         { sizeof(str) - 1, (u_char *) str }
#define ngx_null_string         { 0, NULL }
#define ngx_str_set(str, text)                                               \
    (str)->len = sizeof(text) - 1; (str)->data = (u_char *) text
#define ngx_str_null(str)       (str)->len = 0; (str)->data = NULL

#define ngx_memzero(buf, n)     (void) memset(buf, 0, n)
#define ngx_memset(buf, c, n)   (void) memset(buf, c, n)
#define ngx_memcpy(dst, src, n) (void) memcpy(dst, src, n)
#define ngx_memmove(dst, src, n)  (void) memmove(dst, src, n)
#define ngx_cpymem(dst, src, n) (((u_char *) memcpy(dst, src, n)) + (n))
#define ngx_memcmp(s1, s2, n)   memcmp(s1, s2, n)
#define ngx_strlen(s)  strlen((const char *) s)

#define ngx_memory_barrier()    __sync_synchronize()

#define ngx_min(a, b)           ((a > b) ? (b) : (a))
#define ngx_max(a, b)           ((a < b) ? (b) : (a))
#define ngx_abs(a)              (((a) >= 0) ? (a) : - (a))


#endif /* _NGX_CORE_H_INCLUDED_ */
