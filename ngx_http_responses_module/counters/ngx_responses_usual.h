
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What the requests of a key usually use: a moving mean and its deviation.
 */


#ifndef _NGX_RESPONSES_USUAL_H_INCLUDED_
#define _NGX_RESPONSES_USUAL_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>


/* the share of a new number is one of so many */

#define NGX_RESPONSES_USUAL_WEIGHT  16

/* larger numbers count as this one */

#define NGX_RESPONSES_USUAL_MAX  16000000


/* all is zero at first; both are multiplied by the weight */

typedef struct {
    uint64_t    mean;          /* 0: no number was added */
    uint64_t    variance;
} ngx_responses_usual_t;


#define ngx_responses_usual_known(usual)  ((usual)->mean != 0)

/* adds what a request has used; 0 says nothing, and is ignored */

void ngx_responses_usual_add(ngx_responses_usual_t *usual, uint64_t n);

/* the mean and two standard deviations, 0: nothing is known */

uint64_t ngx_responses_usual_most(const ngx_responses_usual_t *usual);


#endif /* _NGX_RESPONSES_USUAL_H_INCLUDED_ */
