
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What is known of the request: when it began, its id, the model that it asks
 * for, if its body was read, whether its path is one of the Responses API, the
 * number from which a stream is resumed, and the location that it was for.
 */


#include "core/ngx_responses_number.h"
#include "engine/ngx_responses_feed.h"
#include "http/ngx_http_responses_kind.h"
#include "http/request/ngx_http_responses_request.h"


static ngx_str_t ngx_http_responses_request_id(void *data);
static ngx_uint_t ngx_http_responses_expected_path(ngx_str_t *uri,
    ngx_uint_t args);


ngx_int_t
ngx_http_responses_origin_init(ngx_conf_t *cf)
{
    ngx_str_t                        name = ngx_string("request_id");
    ngx_http_responses_main_conf_t  *rmcf;

    rmcf = ngx_http_conf_get_module_main_conf(cf, ngx_http_responses_module);

    rmcf->request_id = ngx_http_get_variable_index(cf, &name);

    if (rmcf->request_id == NGX_ERROR) {
        return NGX_ERROR;
    }

    return NGX_OK;
}


/* an error page may be in a location where "responses" is off */

ngx_int_t
ngx_http_responses_place_handler(ngx_http_request_t *r)
{
    ngx_http_responses_notes_t     *notes;
    ngx_http_responses_loc_conf_t  *rlcf;

    rlcf = ngx_http_get_module_loc_conf(r, ngx_http_responses_module);

    if (r != r->main || r->post_action || rlcf->enable == NULL) {
        return NGX_DECLINED;
    }

    notes = ngx_http_responses_notes_add(r);
    if (notes == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }

    notes->place = r->loc_conf;

    return NGX_DECLINED;
}


void **
ngx_http_responses_place(ngx_http_request_t *r)
{
    void  **place;

    place = ngx_http_responses_notes(r)->place;

    if (place) {
        return place;
    }

    return r->loc_conf;
}


void
ngx_http_responses_origin(ngx_http_request_t *r,
    ngx_responses_engine_t *engine)
{
    const ngx_http_responses_request_t  *req;

    req = ngx_http_responses_body_noted(r);

    engine->time = ngx_time();
    engine->request_id = ngx_http_responses_request_id;

    engine->request_model = ngx_http_responses_body_known(r);
    engine->request_values = req ? req->values : NULL;
    engine->asked = ngx_http_responses_expected(r);

    ngx_http_responses_resume(r, engine);
}


void
ngx_http_responses_resume(ngx_http_request_t *r,
    ngx_responses_engine_t *engine)
{
    int64_t    n;
    ngx_str_t  value;

    if (ngx_http_arg(r, (u_char *) "starting_after",
                     sizeof("starting_after") - 1, &value)
        == NGX_OK
        && ngx_responses_number_read(value.data, value.len, &n) == NGX_OK)
    {
        ngx_responses_engine_resume(engine, n);
    }
}


/* nginx makes it of random bytes when it is read first */

static ngx_str_t
ngx_http_responses_request_id(void *data)
{
    ngx_http_responses_output_t *output = data;

    ngx_str_t                        id;
    ngx_http_variable_value_t       *vv;
    ngx_http_responses_main_conf_t  *rmcf;

    ngx_str_null(&id);

    rmcf = ngx_http_get_module_main_conf(output->request,
                                         ngx_http_responses_module);

    vv = ngx_http_get_indexed_variable(output->request, rmcf->request_id);

    if (vv && !vv->not_found) {
        id.data = vv->data;
        id.len = vv->len;
    }

    return id;
}


/*
 * The start of the request by the monotonic clock.  nginx has it by the wall
 * clock only, from which it makes $request_time in the same way.
 */

ngx_msec_t
ngx_http_responses_begin(ngx_http_request_t *r)
{
    ngx_time_t      *tp;
    ngx_msec_int_t   ms;

    tp = ngx_timeofday();
    ms = (ngx_msec_int_t) ((tp->sec - r->start_sec) * 1000
                           + ((ngx_msec_int_t) tp->msec
                              - (ngx_msec_int_t) r->start_msec));

    return ngx_current_msec - (ngx_msec_t) ngx_max(ms, 0);
}


/* the path of the client, or one that it was changed to */

ngx_uint_t
ngx_http_responses_expected(ngx_http_request_t *r)
{
    if (ngx_http_responses_expected_path(&r->unparsed_uri, 1)
        || ngx_http_responses_expected_path(&r->uri, 0))
    {
        return 1;
    }

    return r->upstream
           && ngx_http_responses_expected_path(&r->upstream->uri, 1);
}


/* one of its segments is "responses", and no "/../" takes it away */

static ngx_uint_t
ngx_http_responses_expected_path(ngx_str_t *uri, ngx_uint_t args)
{
    ngx_uint_t                    depth, found;
    ngx_http_responses_segment_t  segment;

    depth = 0;
    found = 0;

    ngx_http_responses_segment_init(&segment, *uri, args);

    while (ngx_http_responses_segment_next(&segment)) {

        if (segment.len == 0 || ngx_http_responses_segment_is(&segment, ".")) {
            continue;
        }

        if (!ngx_http_responses_segment_is(&segment, "..")) {
            depth++;

            if (found == 0
                && ngx_http_responses_segment_is(&segment, "responses"))
            {
                found = depth;
            }

            continue;
        }

        depth -= (depth != 0);

        if (found > depth) {
            found = 0;
        }
    }

    return found != 0;
}
