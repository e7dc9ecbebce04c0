
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The output of a stream: buffers for the next filter.
 */


#ifndef _NGX_HTTP_RESPONSES_OUTPUT_H_INCLUDED_
#define _NGX_HTTP_RESPONSES_OUTPUT_H_INCLUDED_


#include "http/ngx_http_responses_source.h"


/* ngx_http_responses_output.c */

/* the next body filter */

extern ngx_http_output_header_filter_pt  ngx_http_responses_next_header;
extern ngx_http_output_body_filter_pt  ngx_http_responses_next;

/* starts with an input buffer, up to ..._output_end() */

void ngx_http_responses_output_begin(ngx_http_responses_output_t *output,
    ngx_buf_t *in);

/* adds a piece; an ngx_responses_write_pt, data is the output */

ngx_int_t ngx_http_responses_output_write(void *data, u_char *p, size_t len);

/* the same, for a response that is only read */

ngx_int_t ngx_http_responses_output_discard(void *data, u_char *p, size_t len);

/*
 * Passes on the flags of the input, which is consumed when the output is
 * sent.  more: another input follows, or the header is to be sent, too.
 * last: the response ends here also if the input does not.  NGX_DECLINED: the
 * input is all that there is to send, and is to be sent itself.
 */

ngx_int_t ngx_http_responses_output_end(ngx_http_responses_output_t *output,
    ngx_uint_t more, ngx_uint_t last);

/*
 * Sends the output after the header, if this was held: of a Responses stream
 * it says that it is an event stream.  Returns what the next filter returns,
 * or NGX_ERROR if another filter has replaced the response.
 */

ngx_int_t ngx_http_responses_output_send(ngx_http_responses_source_t *source);

/* whether some of the output was not sent yet */

#define ngx_http_responses_output_unsent(source)                              \
    ((source)->output.busy || (source)->request->connection->buffered         \
     || (source)->request->buffered || (source)->request->postponed)

/* when the request ends: the memory of all buffers, sent or not */

void ngx_http_responses_output_free(ngx_http_responses_output_t *output);

/*
 * Output that is written between these two calls is sent at once.  They are
 * for timers and must not be called in the body filter.  The first returns 0
 * if nothing can be sent now, the second NGX_OK or NGX_ERROR; last: ends the
 * message.
 */

ngx_uint_t ngx_http_responses_push_begin(ngx_http_responses_source_t *source);
ngx_int_t ngx_http_responses_push_end(ngx_http_responses_source_t *source,
    ngx_uint_t last);


#endif /* _NGX_HTTP_RESPONSES_OUTPUT_H_INCLUDED_ */
