
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Texts and parts of an item in an event.
 */


#ifndef _NGX_RESPONSES_EVENT_ITEM_H_INCLUDED_
#define _NGX_RESPONSES_EVENT_ITEM_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_event.h"


/*
 * The text of an item by its kind; a null string if it has none.  put() adds
 * it, unless the object which should have it is missing: NGX_OK or
 * NGX_DECLINED.
 */

ngx_str_t ngx_responses_item_text(ngx_responses_event_t *ev, ngx_uint_t object,
    const ngx_responses_item_kind_t *kind);
ngx_int_t ngx_responses_item_put_text(ngx_responses_event_t *ev,
    ngx_uint_t object, const ngx_responses_item_kind_t *kind, ngx_str_t text);

/*
 * The same for a list of its parts: a node, 0 if it has none; and JSON.  For
 * list(), node 0 means that there is no item; for list_of() it is an item that
 * was read by itself, as events are.
 */

#define ngx_responses_item_list(ev, object, list)                             \
    ((object) ? ngx_responses_item_list_of(ev, object, list) : 0)

ngx_uint_t ngx_responses_item_list_of(ngx_responses_event_t *ev,
    ngx_uint_t object, const ngx_responses_list_kind_t *list);
ngx_int_t ngx_responses_item_put_list(ngx_responses_event_t *ev,
    ngx_uint_t object, const ngx_responses_list_kind_t *list, ngx_str_t value);

/* the element of a list after one, 0: the first one, that may be a part; 0 */

#define ngx_responses_list_next(ev, array, list, element)                     \
    ngx_responses_event_element(ev, array, element, (list)->strings)

/* the text of an element, and the kind of the part; a null string */

ngx_str_t ngx_responses_list_text(ngx_responses_event_t *ev,
    const ngx_responses_list_kind_t *list, ngx_uint_t element,
    ngx_uint_t *kind);

/*
 * A walk over the texts of a list, as if they were one.  take() goes on by a
 * text, if the list has it there; n counts the elements that were begun.
 */

typedef struct {
    ngx_responses_event_t            *ev;
    const ngx_responses_list_kind_t  *list;
    ngx_uint_t                        array;
    ngx_uint_t                        element;  /* the last one; 0: none yet */
    ngx_uint_t                        n;
    ngx_str_t                         left;     /* of its text */
} ngx_responses_list_walk_t;

void ngx_responses_list_walk(ngx_responses_list_walk_t *walk,
    ngx_responses_event_t *ev, const ngx_responses_list_kind_t *list,
    ngx_uint_t array);
ngx_uint_t ngx_responses_list_take(ngx_responses_list_walk_t *walk,
    ngx_str_t text);

/* whether a text is missing, or only the beginning of what is known of it */

#define ngx_responses_item_lacks(text, known)                                 \
    ((text).len < (known).len                                                 \
     && ((text).len == 0                                                      \
         || ngx_memcmp((text).data, (known).data, (text).len) == 0))

/* sets the text that is known of an element, if its text lacks any of it */

void ngx_responses_list_fill_text(ngx_responses_event_t *ev,
    const ngx_responses_list_kind_t *list, ngx_uint_t element,
    ngx_uint_t kind, ngx_str_t text, ngx_str_t known);


#endif /* _NGX_RESPONSES_EVENT_ITEM_H_INCLUDED_ */
