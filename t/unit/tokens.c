
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Tests for request/tokens: what bodies of requests are estimated to use. What
 * is read is in request.c.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "request/ngx_responses_request.h"

#include "mem.h"
#include "tap.h"


#define LONG  400

/* input is a quarter of the bytes */

typedef struct {
    const char  *body;
    int64_t      output;
    uint64_t     choices;
    ngx_uint_t   declared;
    ngx_uint_t   background;
} row_t;


static row_t  rows[] = {
    { "{}", -1, 1, 0, 0 },
    { "{\"max_output_tokens\":7}", 7, 1, 1, 0 },
    { "{\"input\":\"x\",\"max_output_tokens\":7}", 7, 1, 1, 0 },
    { "{\"max_output_tokens\":7,\"max_output_tokens\":3}", 7, 1, 1, 0 },
    { "{\"maxOutputTokens\":9,\"max_output_tokens\":3}", 9, 1, 1, 0 },
    { "{\"MAX_OUTPUT_TOKENS\":9,\"max_output_tokens\":3}", 9, 1, 1, 0 },
    { "{\"max_output_tokens\":null}", -1, 1, 0, 0 },
    { "{\"max_output_tokens\":\"7\"}", -1, 1, 0, 0 },
    { "{\"max_output_tokens\":0}", 0, 1, 1, 0 },
    { "{\"max_tokens\":7}", -1, 1, 0, 0 },
    { "{\"n\":7}", -1, 1, 0, 0 },

    { "{\"messages\":[],\"max_tokens\":7}", 7, 1, 1, 0 },
    { "{\"Messages\":[],\"max_tokens\":7}", 7, 1, 1, 0 },
    { "{\"messages\":[],\"max_completion_tokens\":7}", 7, 1, 1, 0 },
    { "{\"messages\":[],\"max_completion_tokens\":7,\"max_tokens\":8}",
      8, 1, 1, 0 },
    { "{\"messages\":[],\"max_output_tokens\":7}", -1, 1, 0, 0 },
    { "{\"messages\":[],\"n\":4,\"max_tokens\":7}", 7, 4, 1, 0 },
    { "{\"messages\":[],\"n\":0}", -1, 1, 0, 0 },
    { "{\"messages\":[],\"n\":-3}", -1, 1, 0, 0 },
    { "{\"messages\":[],\"n\":9007199254740991}", -1, 65536, 0, 0 },

    { "{\"prompt\":\"x\",\"max_tokens\":7,\"best_of\":4}", 7, 4, 1, 0 },
    { "{\"prompt\":[1,2,3],\"max_tokens\":7}", 7, 1, 1, 0 },
    { "{\"prompt\":[[1],[2]],\"max_tokens\":7}", 7, 2, 1, 0 },
    { "{\"prompt\":[\"a\",\"b\",\"c\"],\"n\":2}", -1, 6, 0, 0 },
    { "{\"prompt\":[],\"max_tokens\":7}", 7, 1, 1, 0 },
    { "{\"prompt\":{\"id\":\"x\"},\"max_tokens\":7}", -1, 1, 0, 0 },

    { "{\"contents\":[],\"generationConfig\":{\"maxOutputTokens\":7}}",
      7, 1, 1, 0 },
    { "{\"contents\":[],\"generation_config\":{\"max_output_tokens\":7,"
      "\"candidateCount\":3}}", 7, 3, 1, 0 },
    { "{\"contents\":[],\"generationConfig\":7}", -1, 1, 0, 0 },
    { "{\"contents\":[],\"max_output_tokens\":7}", -1, 1, 0, 0 },

    { "{\"input\":\"x\",\"messages\":[],\"max_tokens\":1}", 1, 1, 0, 0 },
    { "{\"input\":\"x\",\"messages\":[],\"max_tokens\":1,"
      "\"max_output_tokens\":9}", 9, 1, 1, 0 },

    { "{\"background\":true}", -1, 1, 0, 1 },
    { "{\"background\":false}", -1, 1, 0, 0 },
    { "{\"background\":null}", -1, 1, 0, 0 },
    { "{\"background\":\"true\"}", -1, 1, 0, 1 },
    { "{\"Background\":true,\"background\":false}", -1, 1, 0, 1 }
};


/* what is in "%s" of a body, and whether it is a file */

static struct {
    const char  *body;
    char         byte;
    ngx_uint_t   file;
} files[] = {
    { "{\"data\":\"%s\"}", 'A', 1 },
    { "{\"file_data\":\"%s\"}", 'A', 1 },
    { "{\"encrypted_content\":\"%s\"}", 'A', 1 },
    { "{\"data\":\"%s=\"}", 'A', 1 },
    { "{\"data\":\"%s\\/\\n\\r+\"}", '_', 1 },
    { "{\"data\":\"%s \"}", 'A', 0 },
    { "{\"data\":\"%s\\u0020\"}", 'A', 0 },
    { "{\"data\":\"%s\\\"\"}", 'A', 0 },
    { "{\"data\":\"%s\xc3\xa4\"}", 'A', 0 },
    { "{\"text\":\"%s\"}", 'A', 0 },
    { "{\"data\":[\"%s\"]}", 'A', 0 },
    { "{\"image_url\":\"data:image/png;base64,%s\"}", 'A', 1 },
    { "{\"images\":[\"data:image/png;base64,%s\"]}", 'A', 1 },
    { "{\"image_url\":{\"url\":\"data:;base64,%s\"}}", 'A', 1 },
    { "{\"image_url\":\"data:image/png,%s\"}", 'A', 0 },
    { "{\"image_url\":\"data:;base64,%s a\"}", 'A', 0 },
    { "{\"text\":\"data:;base64,%s\"}", 'A', 0 },
    { "{\"content\":\"data:;base64,%s\"}", 'A', 0 }
};


static mem_t                  memory;
static ngx_responses_event_t  ev;


static ngx_int_t
read_body(const char *bytes, size_t len)
{
    ngx_str_t  body;

    body.data = (u_char *) bytes;
    body.len = len;

    return ngx_responses_request_read(&ev, body);
}


static void
test_rows(void)
{
    row_t                           *row;
    ngx_uint_t                       i, same;
    ngx_responses_request_tokens_t   t;

    for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        row = &rows[i];

        if (read_body(row->body, strlen(row->body)) != NGX_OK) {
            ok(0, "%s is read", row->body);
            continue;
        }

        ngx_responses_request_tokens(&ev, &t);

        same = (t.output == row->output && t.choices == row->choices
                && t.declared == row->declared
                && t.background == row->background
                && t.input == (int64_t) (strlen(row->body) + 3) / 4);

        ok(same, "%s: output %ld of %lu, declared %d, background %d",
           row->body, (long) t.output, (unsigned long) t.choices, t.declared,
           t.background);
    }
}


static void
test_files(void)
{
    char                             body[LONG * 2], value[LONG + 1];
    int64_t                          bytes;
    ngx_uint_t                       i, file;
    ngx_responses_request_tokens_t   t;

    for (i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
        memset(value, files[i].byte, LONG);
        value[LONG] = '\0';

        bytes = snprintf(body, sizeof(body), files[i].body, value);

        if (read_body(body, (size_t) bytes) != NGX_OK) {
            ok(0, "%s is read", files[i].body);
            continue;
        }

        ngx_responses_request_tokens(&ev, &t);

        file = (t.input >= 1000);

        ok(file == files[i].file && (file || t.input == (bytes + 3) / 4),
           "%s: %ld tokens", files[i].body, (long) t.input);
    }
}


/* a file of the body before is none of this one, which has the same bytes */

static void
test_before(void)
{
    char                            body[LONG * 2], value[LONG + 1];
    int64_t                         bytes;
    ngx_responses_request_tokens_t  t;

    memset(value, 'A', LONG);
    value[LONG] = '\0';

    bytes = snprintf(body, sizeof(body), "{\"a\":1,\"data\":\"%s\"}", value);

    (void) read_body(body, (size_t) bytes);
    body[6] = '}';
    is(read_body(body, 7), NGX_OK, "a shorter body");

    ngx_responses_request_tokens(&ev, &t);
    is(t.input, 2, "tokens of a shorter body");
}


int
main(void)
{
    mem_init(&memory);
    ngx_responses_request_init(&ev, &memory.mem);

    test_rows();
    test_files();
    test_before();

    ngx_responses_event_free(&ev);
    ok(mem_clean(&memory), "no memory is left");

    return tap_done();
}
