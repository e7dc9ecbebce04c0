
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What files before http/ use of nginx's own <ngx_config.h>, so that unit
 * tests need no nginx.
 */


#ifndef _NGX_CONFIG_H_INCLUDED_
#define _NGX_CONFIG_H_INCLUDED_


#ifndef _GNU_SOURCE
#define _GNU_SOURCE             /* strptime(), timegm() */
#endif

#include <inttypes.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <sys/types.h>


#define NGX_RESPONSES_PCRE2  1

#define ngx_inline      inline

typedef intptr_t        ngx_int_t;
typedef intptr_t        ngx_flag_t;
typedef uintptr_t       ngx_uint_t;

#define NGX_HAVE_LITTLE_ENDIAN                                               \
    (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)

#define NGX_INT_T_LEN   (sizeof("-9223372036854775808") - 1)
#define NGX_INT64_LEN   (sizeof("-9223372036854775808") - 1)

#define NGX_MAX_UINT32_VALUE  (uint32_t) 0xffffffff


#endif /* _NGX_CONFIG_H_INCLUDED_ */
