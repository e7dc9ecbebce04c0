
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What an event says of its place: the item and the part that it is about.
 */


#ifndef _NGX_RESPONSES_PLACE_H_INCLUDED_
#define _NGX_RESPONSES_PLACE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"


/* what an event is to its item */

typedef enum {
    NGX_RESPONSES_PLACE_EVENT = 0,         /* one about it */
    NGX_RESPONSES_PLACE_ADDED,             /* it has the item, which begins */
    NGX_RESPONSES_PLACE_DONE               /* or ends */
} ngx_responses_place_e;


/* words are empty, and numbers -1, if the event does not say them */

typedef struct {
    const ngx_responses_type_t  *read_as;      /* its type then; NULL: it was
                                                  not read yet */
    ngx_responses_place_e        by;
    ngx_uint_t                   object;       /* node: the item or the part
                                                  that the event has; 0 */
    ngx_uint_t                   number;       /* node: its output_index; 0 */

    int64_t                      index;        /* the output_index */
    int64_t                      part_index;   /* of the part in its list */
    ngx_uint_t                   kind;         /* ngx_responses_item_e */
    ngx_uint_t                   part;         /* ngx_responses_part_e */

    ngx_str_t                    id;           /* of the item */
    ngx_str_t                    type;         /* which the item has */
    ngx_str_t                    call_id;
    ngx_str_t                    name;         /* of the tool */
    ngx_str_t                    whole;        /* its whole text, set by the
                                                  one who looks for the item,
                                                  if there is no index */
} ngx_responses_place_t;


/*
 * Reads the place of an event that is about an item, by its type.  It is to be
 * called before the event is edited: a place is what was sent.
 */

void ngx_responses_place_read(ngx_responses_place_t *at,
    ngx_responses_event_t *ev);

/*
 * The same of an object that is an item, such as one that a terminal lists, as
 * it is now.
 */

void ngx_responses_place_item(ngx_responses_place_t *at,
    ngx_responses_event_t *ev, ngx_uint_t object);


#endif /* _NGX_RESPONSES_PLACE_H_INCLUDED_ */
