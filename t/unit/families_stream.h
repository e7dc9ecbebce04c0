
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Writes the stream of a family of items with a fault, for t/unit/families.c.
 */


#ifndef _FAMILIES_STREAM_H_INCLUDED_
#define _FAMILIES_STREAM_H_INCLUDED_


#include "families.h"
#include "families_reasons.h"


static ngx_uint_t  number;


static const char *
renamed(const char *type, ngx_uint_t profile)
{
    ngx_uint_t  i;

    static const char  *names[][2] = {
        { "response.reasoning_part.added", "response.content_part.added" },
        { "response.reasoning_part.done", "response.content_part.done" },
        { "response.reasoning.delta", "response.reasoning_text.delta" },
        { "response.reasoning.done", "response.reasoning_text.done" },
        { "response.error", "error" },
        { "response.done", "response.completed" },
        { "ping", "keepalive" },
        { "response.ping", "keepalive" },
        { "response.heartbeat", "keepalive" }
    };

    for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {

        if ((i == 2 || i == 3) && profile == 1) {

            if (strcmp(type, names[i][1]) == 0) {
                return names[i][0];
            }

            continue;
        }

        if (strcmp(type, names[i][0]) == 0) {
            return names[i][1];
        }
    }

    return type;
}


static ngx_uint_t
class_of(const char *type)
{
    return ngx_responses_type_find((u_char *) type, strlen(type))->class;
}


static void
put(bytes_t *b, const char *format, ...)
{
    char     buf[4096];
    va_list  args;

    va_start(args, format);
    vsnprintf(buf, sizeof(buf), format, args);
    va_end(args);

    bytes_text(b, buf);
}


static void
put_event(bytes_t *b, const char *type, ngx_uint_t fault,
    ngx_uint_t profile)
{
    put(b, "event: %s\ndata: {\"type\":\"%s\"",
        profile == 2 ? "message" : type, type);

    if (fault != NO_NUMBERS) {
        put(b, ",\"sequence_number\":%d", (int) number++);
    }
}


/* the id of the item is that with which it was added, until then */

static void
put_item_id(bytes_t *b, const char *name, ngx_uint_t added, ngx_uint_t fault)
{
    if (fault == NO_IDS) {
        return;
    }

    if (fault == FOREIGN_IDS && !added) {
        put(b, "\"%s\":\"x%d\",", name, (int) number);
        return;
    }

    put(b, "\"%s\":\"i\",", name);
}


static void
put_item_event(bytes_t *b, const char *type, const char *item,
    ngx_uint_t fault, ngx_uint_t profile)
{
    put_event(b, type, fault, profile);

    if (fault != NO_INDEXES) {
        put(b, ",\"output_index\":0");
    }

    put(b, ",\"item\":{");
    put_item_id(b, "id", strstr(type, "added") != NULL, fault);
    put(b, "%s}}\n\n", item);
}


static void
put_response(bytes_t *b, const char *type, const char *output,
    ngx_uint_t fault, ngx_uint_t profile)
{
    const char  *status;

    status = strrchr(type, '.') + 1;

    if (strcmp(status, "created") == 0) {
        status = "in_progress";

    } else if (strcmp(status, "done") == 0) {
        status = "completed";
    }

    put_event(b, type, fault, profile);
    put(b, ",\"response\":{");

    if (fault == FOREIGN_IDS) {
        put(b, "\"id\":\"r%s\",", strcmp(type, "response.created") ? "x" : "");

    } else if (fault != NO_IDS) {
        put(b, "\"id\":\"r\",");
    }

    put(b, "\"object\":\"response\",\"created_at\":1700000000%s,"
           "\"status\":\"%s\",%s\"model\":\"m\",\"output\":[",
        profile == 2 ? "000" : "", status,
        strcmp(status, "failed") ? ""
                                 : "\"error\":{\"code\":\"c\","
                                   "\"message\":\"m\"},");

    if (output && fault < DELTAS_ONLY) {
        put(b, "{");
        put_item_id(b, "id", 0, fault);
        put(b, "%s}", output);
    }

    put(b, "]}}\n\n");
}


/* the upstream does not send it; what happens to a tool it always tells */

static ngx_uint_t
left_out(const char *type, ngx_uint_t fault)
{
    ngx_uint_t  class;

    class = class_of(type);

    if (fault < NO_SCAFFOLD || fault == NO_OUTPUT
        || class == NGX_RESPONSES_CLASS_PROGRESS
        || strstr(type, "annotation"))
    {
        return 0;
    }

    switch (class) {

    case NGX_RESPONSES_CLASS_PART:
        return 1;

    case NGX_RESPONSES_CLASS_DELTA:
        return fault > DELTAS_ONLY;

    case NGX_RESPONSES_CLASS_DONE:
        return fault == DELTAS_ONLY || fault == ONLY_IN_ITEM;
    }

    return 0;
}


static void
put_member_event(bytes_t *b, family_event_t *ev, ngx_uint_t fault,
    ngx_uint_t profile)
{
    const char          *carries;
    const guard_type_t  *type;

    static const char  *indexes[][2] = {
        { "o", "output_index" }, { "c", "content_index" },
        { "s", "summary_index" }, { "k", "command_index" },
        { NULL, NULL }
    };
    ngx_uint_t  i;

    if (left_out(ev->type, fault)) {
        return;
    }

    if (ev->members == NULL) {
        put_response(b, ev->type, NULL, fault, profile);
        return;
    }

    type = guard_type(renamed(ev->type, 0));
    carries = type ? type->carries : "";

    put_event(b, ev->type, fault, profile);
    bytes_lit(b, ",");

    if (strchr(carries, 'i')) {
        put_item_id(b, "item_id", 0, fault);
    }

    for (i = 0; indexes[i][0] && fault != NO_INDEXES; i++) {
        if (strchr(carries, indexes[i][0][0])) {
            put(b, "\"%s\":0,", indexes[i][1]);
        }
    }

    put(b, "%s", ev->members);

    if (b->data[b->len - 1] == ',') {
        b->len--;
    }

    put(b, "}\n\n");
}


static void
put_stream(bytes_t *b, family_t *f, ngx_uint_t fault, ngx_uint_t profile)
{
    ngx_uint_t  i;

    b->len = 0;
    number = 0;

    if (f->added || fault != NO_SCAFFOLD) {
        put_response(b, "response.created", NULL, fault, profile);
    }

    if (f->added && fault != NO_SCAFFOLD) {
        put_item_event(b, "response.output_item.added", f->added, fault,
                       profile);
    }

    for (i = 0; f->events[i].type; i++) {
        put_member_event(b, &f->events[i], fault, profile);
    }

    if (f->added && fault != NO_SCAFFOLD && fault != DELTAS_ONLY) {
        put_item_event(b, "response.output_item.done",
                       fault == ONLY_IN_DONE && f->bare ? f->bare : f->item,
                       fault, profile);
    }

    put_response(b, f->end, f->item, fault, profile);

    if (profile == 1) {
        bytes_lit(b, "data: [DONE]\n\n");
    }
}


#endif /* _FAMILIES_STREAM_H_INCLUDED_ */
