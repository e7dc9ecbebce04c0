
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The catalogue of the Responses API: one row for each type of event, kind of
 * item and kind of part.
 */


#ifndef _NGX_RESPONSES_TYPE_H_INCLUDED_
#define _NGX_RESPONSES_TYPE_H_INCLUDED_


#include <ngx_config.h>
#include <ngx_core.h>

#include "api/ngx_responses_member.h"


/* an index that is missing */

#define NGX_RESPONSES_NO_INDEX  -1


typedef enum {
    NGX_RESPONSES_CLASS_UNKNOWN = 0,
    NGX_RESPONSES_CLASS_LIFECYCLE,     /* of the response, not its end */
    NGX_RESPONSES_CLASS_TERMINAL,
    NGX_RESPONSES_CLASS_ERROR,
    NGX_RESPONSES_CLASS_ITEM,
    NGX_RESPONSES_CLASS_PART,
    NGX_RESPONSES_CLASS_DELTA,
    NGX_RESPONSES_CLASS_DONE,
    NGX_RESPONSES_CLASS_PROGRESS,      /* of a hosted tool */
    NGX_RESPONSES_CLASS_KEEPALIVE,
    NGX_RESPONSES_CLASS_OTHER          /* known, and none of these classes */
} ngx_responses_class_e;


/* types that code refers to; all others are PLAIN */

typedef enum {
    NGX_RESPONSES_PLAIN = 0,
    NGX_RESPONSES_CREATED,
    NGX_RESPONSES_QUEUED,
    NGX_RESPONSES_IN_PROGRESS,
    NGX_RESPONSES_COMPLETED,
    NGX_RESPONSES_INCOMPLETE,
    NGX_RESPONSES_FAILED,
    NGX_RESPONSES_CANCELLED,
    NGX_RESPONSES_ABORTED,             /* of other servers: a failure */
    NGX_RESPONSES_EXPIRED,
    NGX_RESPONSES_RESPONSE_DONE,       /* response.done */
    NGX_RESPONSES_ERROR,
    NGX_RESPONSES_ERROR_OLD,           /* response.error */
    NGX_RESPONSES_ITEM_ADDED,
    NGX_RESPONSES_ITEM_DONE,
    NGX_RESPONSES_PART_ADDED,
    NGX_RESPONSES_PART_DONE,
    NGX_RESPONSES_SUMMARY_PART_ADDED,
    NGX_RESPONSES_SUMMARY_PART_DONE,
    NGX_RESPONSES_REASONING_PART_ADDED,
    NGX_RESPONSES_REASONING_PART_DONE,
    NGX_RESPONSES_TEXT_DELTA,
    NGX_RESPONSES_TEXT_DONE,
    NGX_RESPONSES_TEXT_DELTA_OLD,      /* response.text.delta */
    NGX_RESPONSES_TEXT_DONE_OLD,
    NGX_RESPONSES_TEXT_ADDED,          /* response.output_text.added */
    NGX_RESPONSES_REFUSAL_DELTA,
    NGX_RESPONSES_REFUSAL_DONE,
    NGX_RESPONSES_REASONING_TEXT_DELTA,
    NGX_RESPONSES_REASONING_TEXT_DONE,
    NGX_RESPONSES_REASONING_DELTA,
    NGX_RESPONSES_REASONING_DONE,
    NGX_RESPONSES_SUMMARY_DELTA,
    NGX_RESPONSES_SUMMARY_DONE,
    NGX_RESPONSES_ARGUMENTS_DELTA,
    NGX_RESPONSES_ARGUMENTS_DONE,
    NGX_RESPONSES_INPUT_DELTA,
    NGX_RESPONSES_INPUT_DONE,
    NGX_RESPONSES_MCP_ARGUMENTS_DELTA,
    NGX_RESPONSES_MCP_ARGUMENTS_DONE,
    NGX_RESPONSES_CODE_DELTA,
    NGX_RESPONSES_CODE_DONE,
    NGX_RESPONSES_DIFF_DELTA,
    NGX_RESPONSES_DIFF_DONE,
    NGX_RESPONSES_COMMAND_ADDED,
    NGX_RESPONSES_COMMAND_DELTA,
    NGX_RESPONSES_COMMAND_DONE,
    NGX_RESPONSES_USAGE_EVENT,         /* response.usage */
    NGX_RESPONSES_KEEPALIVE,
    NGX_RESPONSES_ROUTING,
    NGX_RESPONSES_REWRITE
} ngx_responses_type_e;


/* index members that an event of a type carries */

#define NGX_RESPONSES_OUTPUT_INDEX   0x01
#define NGX_RESPONSES_CONTENT_INDEX  0x02
#define NGX_RESPONSES_SUMMARY_INDEX  0x04
#define NGX_RESPONSES_ITEM_ID        0x08
#define NGX_RESPONSES_ANNOTATION     0x10      /* annotation_index */

/* a type of EU GPT, too */

#define NGX_RESPONSES_EUGPT          0x20

/* and what events about the progress of an item say of it */

#define NGX_RESPONSES_COMPLETES      0x40
#define NGX_RESPONSES_FAILS          0x80


/* the kind of item that an event of a type is about */

typedef enum {
    NGX_RESPONSES_NO_ITEM = 0,
    NGX_RESPONSES_MESSAGE,
    NGX_RESPONSES_REASONING,
    NGX_RESPONSES_FUNCTION_CALL,
    NGX_RESPONSES_CUSTOM_CALL,
    NGX_RESPONSES_MCP_CALL,
    NGX_RESPONSES_MCP_LIST,
    NGX_RESPONSES_FILE_SEARCH,
    NGX_RESPONSES_WEB_SEARCH,
    NGX_RESPONSES_CODE_INTERPRETER,
    NGX_RESPONSES_IMAGE,
    NGX_RESPONSES_SHELL,
    NGX_RESPONSES_SHELL_OUTPUT,
    NGX_RESPONSES_PATCH,
    NGX_RESPONSES_COMPACTION,          /* it and all others before OTHER_ITEM
                                          come without deltas */
    NGX_RESPONSES_COMPUTER,
    NGX_RESPONSES_LOCAL_SHELL,
    NGX_RESPONSES_TOOL_SEARCH,
    NGX_RESPONSES_TOOL_SEARCH_OUTPUT,
    NGX_RESPONSES_APPROVAL_REQUEST,
    NGX_RESPONSES_APPROVAL_RESPONSE,
    NGX_RESPONSES_PROGRAM,
    NGX_RESPONSES_PROGRAM_OUTPUT,
    NGX_RESPONSES_ADDITIONAL_TOOLS,
    NGX_RESPONSES_FUNCTION_OUTPUT,
    NGX_RESPONSES_CUSTOM_OUTPUT,
    NGX_RESPONSES_COMPUTER_OUTPUT,
    NGX_RESPONSES_LOCAL_SHELL_OUTPUT,
    NGX_RESPONSES_PATCH_OUTPUT,
    NGX_RESPONSES_AGENT_MESSAGE,
    NGX_RESPONSES_MULTI_AGENT,
    NGX_RESPONSES_MULTI_AGENT_OUTPUT,
    NGX_RESPONSES_CONFIGURATION,
    NGX_RESPONSES_CONTEXT_COMPACTION,
    NGX_RESPONSES_OTHER_ITEM
} ngx_responses_item_e;


/* and the kind of part in it */

typedef enum {
    NGX_RESPONSES_NO_PART = 0,
    NGX_RESPONSES_OUTPUT_TEXT,
    NGX_RESPONSES_REFUSAL,
    NGX_RESPONSES_REASONING_TEXT,
    NGX_RESPONSES_SUMMARY_TEXT,
    NGX_RESPONSES_COMMAND,             /* of a shell call */
    NGX_RESPONSES_ARGUMENTS,           /* from here on: the text of an item,
                                          which is in no list */
    NGX_RESPONSES_INPUT,
    NGX_RESPONSES_MCP_ARGUMENTS,
    NGX_RESPONSES_CODE,
    NGX_RESPONSES_DIFF,
    NGX_RESPONSES_OTHER_PART
} ngx_responses_part_e;


/* the list of an item that parts are in: they are numbered in it */

typedef enum {
    NGX_RESPONSES_CONTENT = 0,
    NGX_RESPONSES_SUMMARY,
    NGX_RESPONSES_COMMANDS,
    NGX_RESPONSES_LISTS,
    NGX_RESPONSES_NO_LIST = NGX_RESPONSES_LISTS
} ngx_responses_list_e;


typedef struct {
    ngx_str_t    name;
    u_char       id;                   /* ngx_responses_type_e */
    u_char       class;                /* ngx_responses_class_e */
    u_char       index;                /* NGX_RESPONSES_..._INDEX, ITEM_ID,
                                          EUGPT */
    u_char       item;                 /* ngx_responses_item_e */
    u_char       part;                 /* ngx_responses_part_e */
    u_char       status;               /* the type that is named as the status
                                          of a response after this event; 0:
                                          it does not tell */
    u_char       of;                   /* OpenAI's type, if this is another
                                          name for it; 0: it is not */
} ngx_responses_type_t;

#define ngx_responses_type_known(type)                                        \
    ((type)->of ? ngx_responses_type((type)->of) : (type))


/* kinds of items */

typedef struct {
    ngx_str_t    name;                 /* "message"; empty: not known */
    ngx_str_t    prefix;               /* of generated ids */
    u_char       object;               /* NGX_RESPONSES_M_..., the member which
                                          has the text; NONE: the item has
                                          it */
    u_char       text;                 /* the one which its deltas spell out */
    u_char       part;                 /* the kind of that text, 0: it has no
                                          text */
    u_char       list;                 /* ngx_responses_list_e, the one that
                                          it must have */
    u_char       flags;                /* NGX_RESPONSES_ITEM_... */
    ngx_str_t    members;              /* of one that is generated: JSON */
} ngx_responses_item_kind_t;


#define NGX_RESPONSES_ITEM_STATUS  0x01    /* clients require a status */
#define NGX_RESPONSES_ITEM_CALL    0x02    /* the client sends its output: it
                                              has a call_id */
#define NGX_RESPONSES_ITEM_NAMED   0x04    /* it has a name */
#define NGX_RESPONSES_ITEM_FACTS   0x08    /* cannot be announced before the
                                              item itself comes */
#define NGX_RESPONSES_ITEM_RESULT  0x10    /* its result is in no event but
                                              those of the item */

#define ngx_responses_item_has(kind, flag)                                    \
    (ngx_responses_item(kind)->flags & NGX_RESPONSES_ITEM_##flag)


/* kinds of parts */

typedef struct {
    ngx_str_t    name;                 /* "output_text"; empty: a part is its
                                          text */
    u_char       text;                 /* NGX_RESPONSES_M_..., the member which
                                          its deltas spell out */
    u_char       index;                /* the one that numbers it; NONE: the
                                          text of an item */
    u_char       list;                 /* ngx_responses_list_e */
    u_char       added;                /* types of its events; 0: none */
    u_char       delta;
    u_char       text_done;
    u_char       done;                 /* 0: it is done with its text */
} ngx_responses_part_kind_t;


/* lists of parts */

typedef struct {
    ngx_uint_t   object;               /* NGX_RESPONSES_M_..., the member which
                                          has the list; NONE: the item has
                                          it */
    ngx_uint_t   name;
    ngx_uint_t   part;                 /* ngx_responses_part_e, if its parts
                                          do not say it */
    ngx_uint_t   strings;              /* its elements are texts */
} ngx_responses_list_kind_t;


/* the tables, and the rows that code refers to by their enums */

extern const ngx_responses_type_t       ngx_responses_types[];
extern const ngx_responses_item_kind_t  ngx_responses_items[];
extern const ngx_responses_part_kind_t  ngx_responses_parts[];
extern const ngx_responses_list_kind_t  ngx_responses_lists[];

#define ngx_responses_type(id)    (&ngx_responses_types[id])
#define ngx_responses_item(kind)  (&ngx_responses_items[kind])
#define ngx_responses_part(kind)  (&ngx_responses_parts[kind])
#define ngx_responses_list(id)    (&ngx_responses_lists[id])


/*
 * Never NULL: a name that is not in the catalogue has the row of class
 * UNKNOWN, whose name is empty.
 */

const ngx_responses_type_t *ngx_responses_type_find(const u_char *name,
    size_t len);

/* the n-th row, NULL at the end; the n of a row; and how many there are */

const ngx_responses_type_t *ngx_responses_type_row(ngx_uint_t n);
ngx_uint_t ngx_responses_type_number(const ngx_responses_type_t *type);
ngx_uint_t ngx_responses_type_rows(void);

/*
 * From "message" to NGX_RESPONSES_MESSAGE; an unknown name to OTHER_ITEM or
 * OTHER_PART
 */

ngx_uint_t ngx_responses_item_find(const u_char *name, size_t len);
ngx_uint_t ngx_responses_part_find(const u_char *name, size_t len);

/* whether ids of items of a kind begin so, and with nothing else */

ngx_uint_t ngx_responses_item_prefixes(const u_char *p, size_t len);


#endif /* _NGX_RESPONSES_TYPE_H_INCLUDED_ */
