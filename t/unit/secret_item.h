
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Kinds of items, what may be odd about their events, and what is known of the
 * stream that is made, for secret.h.
 */


#ifndef _SECRET_ITEM_H_INCLUDED_
#define _SECRET_ITEM_H_INCLUDED_


#include "mem.h"
#include "random.h"


#define ITEMS  6
#define WORDS  4096


/* what may be odd about a member, and which member it is */

enum { NONE, DROP, NIL, DUP, FIRST, LAST, KIND, ESCAPED, OTHER };

static const char  *hows[] = {
    "-", "drop", "null", "dup", "first", "last", "kind", "escaped", "other"
};

enum { T_TYPE = 1, T_INDEX, T_ID, T_ITEM, T_PART, O_TYPE, O_ID, T_OUTPUT,
       T_RESPONSE, TARGETS, T_ENTRY = TARGETS };

static const char  *targets[] = {
    "-", "type", "index", "id", "item", "part", "o.type", "o.id", "output",
    "response", "entry"
};

/* how data is framed; with the last ones it is no event */

enum { PLAIN, SPLIT, DOUBLE, LONG, UTF8, DEEP, ERROR, CUT, TRAIL, WRAP, INSIDE,
       TWICE, BOM, BARE, FRAMES = BOM + 7 };

static const char  *frames[] = {
    "plain", "split", "data: data: ", "long", "utf8", "deep", "error: ", "cut",
    "trail", "wrap", "inside", "twice", "\357\273\277data: ", "", ": ",
    "foo: ", "Data: ", "id: ", " data: "
};

enum { NO_TYPE = 1, NO_LINE = 2, NO_INDEX = 4, NO_ID = 8, ROTATE = 0x10,
       FLAT = 0x20, ZERO = 0x40, SAME_ID = 0x80, OLD_INDEX = 0x100,
       NO_OUTPUT = 0x200, NO_ADDED = 0x400, NO_DONE = 0x800, LATE = 0x1000,
       NO_NUMBER = 0x2000, DIALECTS = 14 };


/* in "form" @ is the text, # the part, % a number */

typedef struct {
    const char  *type;
    const char  *form;
    const char  *member;               /* the path of the text */
    const char  *whole;                /* its name in "done" events */
    const char  *part;                 /* the type of the part */
    const char  *opener;               /* names of events */
    const char  *text;
    const char  *progress;
} family_t;

#define CALL    "\"call_id\":\"call_%\","
#define NAMED   "\"server_label\":\"s\",\"name\":\"h\","
#define TALK    "\"role\":\"assistant\",\"content\":[#]"
#define THINK   "\"summary\":[],\"content\":[#]"
#define SEARCH  "in_progress searching completed"

static const family_t  families[] = {
    { "message", TALK, "content", "text", "output_text", "content_part",
      "output_text", NULL },
    { "message", TALK, "content", "refusal", "refusal", "content_part",
      "refusal", NULL },
    { "reasoning", "\"summary\":[#]", "summary", "text", "summary_text",
      "reasoning_summary_part", "reasoning_summary_text", NULL },
    { "reasoning", THINK, "content", "text", "reasoning_text", "content_part",
      "reasoning_text", NULL },
    { "function_call", CALL "\"name\":\"f\",\"arguments\":\"@\"", "arguments",
      "arguments", NULL, NULL, "function_call_arguments", NULL },
    { "custom_tool_call", CALL "\"name\":\"g\",\"input\":\"@\"", "input",
      "input", NULL, NULL, "custom_tool_call_input", NULL },
    { "mcp_call", NAMED "\"arguments\":\"@\"", "arguments", "arguments", NULL,
      NULL, "mcp_call_arguments", "in_progress completed" },
    { "mcp_list_tools", "\"server_label\":\"s\",\"tools\":[{\"name\":\"@\","
      "\"input_schema\":{}}]", "tools", "", NULL, NULL, NULL,
      "in_progress completed" },
    { "web_search_call", "\"action\":{\"type\":\"search\",\"query\":\"@\"}",
      "action.query", "", NULL, NULL, NULL, SEARCH },
    { "file_search_call", "\"queries\":[\"@\"],\"results\":null", "queries",
      "", NULL, NULL, NULL, SEARCH },
    { "code_interpreter_call", "\"container_id\":\"k\",\"outputs\":[],"
      "\"code\":\"@\"", "code", "code", NULL, NULL,
      "code_interpreter_call_code", "in_progress interpreting completed" },
    { "image_generation_call", "\"result\":\"@\"", "result", "", NULL, NULL,
      NULL, "in_progress generating partial_image completed" },
    { "shell_call", CALL "\"environment\":null,\"action\":{\"commands\":"
      "[\"@\"],\"timeout_ms\":null,\"max_output_length\":null}",
      "action.commands", "command", NULL, "shell_call_command",
      "shell_call_command", NULL },
    { "shell_call_output", CALL "\"max_output_length\":null,\"output\":"
      "[{\"stdout\":\"@\",\"stderr\":\"\",\"outcome\":{\"type\":\"exit\","
      "\"exit_code\":0}}]", "output", "output", NULL, NULL,
      "shell_call_output_content", NULL },
    { "apply_patch_call", CALL "\"operation\":{\"type\":\"update_file\","
      "\"path\":\"p\",\"diff\":\"@\"}", "operation.diff", "diff", NULL, NULL,
      "apply_patch_call_operation_diff", NULL },
    { "mcp_approval_request", NAMED "\"arguments\":\"@\"", "arguments", "",
      NULL, NULL, NULL, NULL },
    { "compaction", "\"encrypted_content\":\"@\"", "encrypted_content", "",
      NULL, NULL, NULL, NULL },
    { "agent_message", "\"author\":\"/root\",\"recipient\":\"/root/a\","
      "\"content\":[{\"type\":\"input_text\",\"text\":\"@\"}]", "content", "",
      NULL, NULL, NULL, NULL },
    { "multi_agent_call", CALL "\"action\":\"send_message\","
      "\"arguments\":\"@\"", "arguments", "", NULL, NULL, NULL, NULL },
    { "multi_agent_call_output", CALL "\"action\":\"send_message\","
      "\"output\":[{\"type\":\"output_text\",\"text\":\"@\","
      "\"annotations\":[]}]", "output", "", NULL, NULL, NULL, NULL },
    { "configuration_update", "\"reasoning\":{\"effort\":\"@\"}",
      "reasoning.effort", "", NULL, NULL, NULL, NULL },
    { "context_compaction", "\"encrypted_content\":\"@\"",
      "encrypted_content", "", NULL, NULL, NULL, NULL },
    { "acme_call", "\"data\":\"@\"", "data", "", NULL, NULL, NULL, NULL },
    { "reasoning", THINK, "content", "text", "reasoning_text",
      "reasoning_part", "reasoning_text", NULL },
    { "reasoning", THINK, "content", "text", "reasoning_text", "content_part",
      "reasoning", NULL },
    { "function_call", CALL "\"name\":\"f\",\"arguments\":{\"q\":\"@\"}",
      "arguments.q", "arguments", NULL, NULL, "function_call_arguments", NULL }
};

#define FAMILIES  (sizeof(families) / sizeof(families[0]))
#define NORMAL    (FAMILIES - 3)       /* those of dialects are last */

#define RESPONSE                                                              \
    ",\"created_at\":1790000000,\"model\":\"m\","                             \
    "\"top_p\":1,\"incomplete_details\":null,\"parallel_tool_calls\":true,"   \
    "\"temperature\":1,\"tool_choice\":\"auto\""
#define TOOLS                                                                 \
    ",\"tools\":[{\"type\":\"function\",\"name\":\"f\",\"strict\":true,"      \
    "\"parameters\":{},&x}]"
#define USAGE                                                                 \
    "{\"input_tokens\":1,\"input_tokens_details\":{\"cached_tokens\":0},"     \
    "\"output_tokens\":1,\"output_tokens_details\":{\"reasoning_tokens\":0}," \
    "\"total_tokens\":2,&x}"


typedef struct {
    const family_t  *family;
    ngx_uint_t       n;                /* its index */
    ngx_uint_t       hidden;
    ngx_uint_t       announced;        /* and understood */
    ngx_uint_t       opened;           /* its part, too */
    ngx_uint_t       begun;
    ngx_uint_t       deltas;
    u_char           class;            /* of its text */
    char             id[32];
    char             word[24];
    char             hush[24];         /* of its texts, to be redacted */
    char             script[16][80];
    ngx_uint_t       nscript;
    ngx_uint_t       next;
} item_t;

typedef struct {
    char             kind;
    char             path[64];
} rule_t;


static bytes_t      in;
static item_t       items[ITEMS];
static ngx_uint_t   nitems;
static rule_t       hiding[16];
static ngx_uint_t   nrules;
static ngx_uint_t   normal;            /* repairs are on */
static ngx_uint_t   redacts;
static ngx_uint_t   items_hidden;      /* of some types */
static ngx_uint_t   plain;             /* texts are hidden by items only */
static ngx_uint_t   small;             /* limits are */
static ngx_uint_t   conform;
static ngx_uint_t   json;              /* it is a JSON response */
static ngx_uint_t   unnamed;           /* whose object has no name */
static ngx_uint_t   cut;               /* the stream is, in the end */
static ngx_uint_t   dialect;
static ngx_uint_t   number;
static ngx_uint_t   nwords;
static char         words[WORDS][24];
static char         notes[WORDS][200];
static const char  *eol;
static size_t       starts[512];       /* of frames */
static ngx_uint_t   nstarts;

/* an event as it is made; its members begin with ^A */

static struct {
    char         type[80];
    char         actual[80];           /* the type that is sent */
    item_t      *item;
    ngx_uint_t   how;
    ngx_uint_t   target;
    ngx_uint_t   frame;
    ngx_uint_t   line;                 /* it has an event line */
    ngx_uint_t   life;                 /* it has a response */
    u_char       class;
    const char  *other_item;           /* other values: the type of an item, */
    char         other_type[80];       /* of an event, */
    char         other_id[16];         /* an id */
    bytes_t      data;
} ev;


#endif /* _SECRET_ITEM_H_INCLUDED_ */
