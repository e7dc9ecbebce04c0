
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The faults of t/unit/families.c, and the reasons why some of them stay.
 */


#ifndef _FAMILIES_REASONS_H_INCLUDED_
#define _FAMILIES_REASONS_H_INCLUDED_


typedef enum {
    CONFORMING = 0,
    NO_NUMBERS,
    NO_INDEXES,
    NO_IDS,
    FOREIGN_IDS,
    NO_SCAFFOLD,
    DELTAS_ONLY,
    ONLY_IN_DONE,
    ONLY_IN_ITEM,
    NO_OUTPUT,
    FAULTS
} fault_e;


static const char  *faults[] = {
    "conforming", "no numbers", "no indexes", "no ids", "foreign ids",
    "no scaffold", "deltas only", "text only in done", "text only in item",
    "output empty"
};


typedef enum {
    NOWHERE = 0,
    UNKNOWN_RESULT,
    UNCONFIRMED,
    NOT_KEPT,
    LATE,
    WHOLE,
    EUGPT,
    COMMENT,
    NOT_EUGPT,
    WHYS
} why_e;


static const char  *whys[] = {
    "What it says is in no other event.",
    "The result of the tool is in no other event.",
    "The call is not confirmed: it stays open, so that half of it is not run.",
    "What a command wrote is taken from its item only.",
    ("The item cannot be announced before what clients need of it is known; "
     "events about its progress that come earlier are dropped."),
    "The item is announced as the event has it that is the first to name it.",
    "In this profile the first error is a flat `error`, and the terminal.",
    "Before `response.created` it is sent as a comment.",
    "The profile does not have this type: none is generated."
};


/* why the events of a type are not those of the conforming stream */

typedef struct {
    const char      *family;           /* NULL: any */
    const char      *type;             /* or how types begin */
    ngx_uint_t       faults;
    ngx_uint_t       profiles;
    why_e            why;
} reason_t;


#define ANY_FAULT   ((1 << FAULTS) - 1)
#define ALL         7
#define ONLY_EUGPT  4

#define on(fault)  (1 << (fault))


static reason_t  reasons[] = {

    { "custom tool call", "response.custom_tool_call_input.done",
      on(DELTAS_ONLY), ALL, UNCONFIRMED },
    { "custom tool call", "response.output_item.done", on(DELTAS_ONLY), ALL,
      UNCONFIRMED },
    { "custom tool call", "response.completed", on(DELTAS_ONLY), ALL,
      UNCONFIRMED },

    { "shell call", "response.shell_call_command.done", on(DELTAS_ONLY), ALL,
      UNCONFIRMED },
    { "shell call", "response.output_item.done", on(DELTAS_ONLY), ALL,
      UNCONFIRMED },
    { "shell call", "response.completed", on(DELTAS_ONLY), ALL, UNCONFIRMED },
    { "patch", "response.apply_patch_call_operation_diff.done",
      on(DELTAS_ONLY), ALL, UNCONFIRMED },
    { "patch", "response.output_item.done", on(DELTAS_ONLY), ALL,
      UNCONFIRMED },
    { "patch", "response.completed", on(DELTAS_ONLY), ALL, UNCONFIRMED },

    { "MCP call", "response.mcp_call.", on(NO_SCAFFOLD), ALL, LATE },
    { "MCP call", "response.output_item.done", on(DELTAS_ONLY), ALL,
      UNKNOWN_RESULT },
    { "MCP call", "response.completed", on(DELTAS_ONLY), ALL,
      UNKNOWN_RESULT },
    { "MCP call that failed", "response.mcp_call.", on(NO_SCAFFOLD), ALL,
      LATE },
    { "MCP call that failed", "response.output_item.done",
      on(DELTAS_ONLY), ALL, UNKNOWN_RESULT },
    { "MCP call that failed", "response.completed", on(DELTAS_ONLY), ALL,
      UNKNOWN_RESULT },
    { "MCP tools", "response.output_item.added", on(NO_SCAFFOLD), ALL, WHOLE },
    { "MCP tools", "response.mcp_list_tools.", on(NO_SCAFFOLD), ALL, LATE },
    { "MCP tools", "response.output_item.done", on(DELTAS_ONLY), ALL,
      UNKNOWN_RESULT },
    { "MCP tools", "response.completed", on(DELTAS_ONLY), ALL,
      UNKNOWN_RESULT },

    { "file search", "response.output_item.done", on(DELTAS_ONLY), ALL,
      NOWHERE },
    { "file search", "response.completed", on(DELTAS_ONLY), ALL, NOWHERE },
    { "web search", "response.output_item.done", on(DELTAS_ONLY), ALL,
      NOWHERE },
    { "web search", "response.completed", on(DELTAS_ONLY), ALL, NOWHERE },

    { "code interpreter", "response.code_interpreter_call.",
      on(NO_SCAFFOLD), ALL, LATE },

    { "image generation", "response.image_generation_call.partial_image",
      on(ONLY_IN_DONE)|on(ONLY_IN_ITEM), ALL, NOWHERE },
    { "compaction", "response.output_item.added", on(NO_SCAFFOLD), ALL,
      WHOLE },
    { "compaction", "response.compaction.", on(NO_SCAFFOLD), ALL, LATE },
    { "compaction", "response.output_item.done", on(DELTAS_ONLY), ALL,
      UNKNOWN_RESULT },
    { "compaction", "response.completed", on(DELTAS_ONLY), ALL,
      UNKNOWN_RESULT },

    { "image generation", "response.output_item.done", on(DELTAS_ONLY), ALL,
      UNKNOWN_RESULT },
    { "image generation", "response.completed", on(DELTAS_ONLY), ALL,
      UNKNOWN_RESULT },

    { "shell output", "response.shell_call_output_content.",
      on(NO_INDEXES)|on(NO_SCAFFOLD)|on(DELTAS_ONLY)|on(ONLY_IN_DONE)
      |on(ONLY_IN_ITEM), ALL, NOT_KEPT },
    { "shell output", "response.output_item.added", on(NO_SCAFFOLD), ALL,
      WHOLE },
    { "shell output", "response.output_item.done",
      on(DELTAS_ONLY)|on(ONLY_IN_DONE), ALL, NOT_KEPT },
    { "shell output", "response.completed",
      on(DELTAS_ONLY)|on(ONLY_IN_DONE), ALL, NOT_KEPT },

    { "ping", "ping", on(NO_SCAFFOLD), ALL, COMMENT },
    { "response.ping", "response.ping", on(NO_SCAFFOLD), ALL, COMMENT },
    { "heartbeat", "response.heartbeat", on(NO_SCAFFOLD), ALL, COMMENT },
    { NULL, "error", ANY_FAULT, ONLY_EUGPT, EUGPT },
    { NULL, "response.error", ANY_FAULT, ONLY_EUGPT, EUGPT },
    { NULL, "response.failed", ANY_FAULT, ONLY_EUGPT, EUGPT }
};


#endif /* _FAMILIES_REASONS_H_INCLUDED_ */
