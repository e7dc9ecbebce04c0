
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Ids of responses as clients get them, which name the server that made the
 * response and can be used by their owner only:
 *
 *     "resp_" base64url(length of the peer, peer, tag, id)
 *
 * The tag is the beginning of the HMAC-SHA-256 of owner, peer and id.  HMAC is
 * the caller's, as are the keys.
 */


#ifndef _NGX_RESPONSES_SIGNED_H_INCLUDED_
#define _NGX_RESPONSES_SIGNED_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_mem.h"


#define NGX_RESPONSES_SIGNED_MAC   32          /* bytes of an HMAC-SHA-256 */
#define NGX_RESPONSES_SIGNED_TAG   8           /* of them, those in an id */
#define NGX_RESPONSES_SIGNED_PEER  255         /* the longest ones */
#define NGX_RESPONSES_SIGNED_ID    512


typedef struct {

    /* writes the MAC of a message with key n: NGX_OK or NGX_ERROR */

    ngx_int_t  (*mac)(void *keys, ngx_uint_t n, ngx_str_t message,
                   u_char *mac);

    void        *keys;
    ngx_uint_t   nkeys;
} ngx_responses_signer_t;


/*
 * Appends the id that the client gets, signed with the first key.  If the peer
 * or the id is too long, it is one that nobody can use, as that of useless().
 * NGX_OK or NGX_ERROR.
 */

ngx_int_t ngx_responses_signed_write(const ngx_responses_signer_t *signer,
    ngx_str_t owner, ngx_str_t peer, ngx_str_t id, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf);

ngx_int_t ngx_responses_signed_useless(const ngx_responses_signer_t *signer,
    ngx_str_t owner, ngx_str_t peer, ngx_str_t id, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf);

/*
 * Reads the id of a client: what *peer and *id are set to is appended to the
 * buffer.
 *
 * Return codes:
 *   NGX_OK
 *   NGX_DECLINED - it was not made for that owner with one of the keys
 *   NGX_ERROR - no memory
 */

ngx_int_t ngx_responses_signed_read(const ngx_responses_signer_t *signer,
    ngx_str_t owner, ngx_str_t text, ngx_responses_mem_t *mem,
    ngx_responses_buf_t *buf, ngx_str_t *peer, ngx_str_t *id);


#endif /* _NGX_RESPONSES_SIGNED_H_INCLUDED_ */
