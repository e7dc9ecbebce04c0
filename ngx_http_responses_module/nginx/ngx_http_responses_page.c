
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The status page.
 */


#include "nginx/ngx_http_responses_zone.h"


ngx_str_t  ngx_http_responses_page_policy = ngx_string("default-src 'none'");

ngx_str_t  ngx_http_responses_page = ngx_string("<!doctype html>\n");
