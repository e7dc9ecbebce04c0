
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Searches regular expressions with PCRE2.  No other file uses PCRE2.
 *
 * nginx has no call for a match that is not complete, and may be built with
 * the old PCRE.  So expressions are compiled here, where JIT can be asked for
 * partial matches, too.
 *
 * Never copies a text.  Invariant: the same subject gives the same result.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "core/ngx_responses_regex.h"
#include "core/ngx_responses_writer.h"


static ngx_int_t ngx_responses_regex_invalid(ngx_str_t *err, const char *text);


#if (NGX_RESPONSES_PCRE2)

#define PCRE2_CODE_UNIT_WIDTH  8
#include <pcre2.h>


/* for each place where a match may begin: about 2 ms */

#define NGX_RESPONSES_REGEX_LIMIT  100000

/* the match, and "$1" to "$9" */

#define NGX_RESPONSES_REGEX_PAIRS  10

/* bytes of stack for JIT, at first and at most */

#define NGX_RESPONSES_REGEX_STACK      32768
#define NGX_RESPONSES_REGEX_MAX_STACK  1048576


struct ngx_responses_regex_s {
    ngx_responses_mem_t     *mem;
    pcre2_code              *code;
    pcre2_match_data        *data;
    pcre2_match_context     *context;
    pcre2_jit_stack         *stack;    /* NULL: there is no JIT */
    uint32_t                 behind;   /* characters that are looked at before
                                          a match */
};


static ngx_int_t ngx_responses_regex_prepare(ngx_responses_regex_t *regex,
    pcre2_general_context *general, pcre2_compile_context *compile,
    ngx_str_t *pattern, uint32_t options, ngx_str_t *err);
static ngx_int_t ngx_responses_regex_check(ngx_responses_regex_t *regex,
    ngx_str_t *err);
static const char *ngx_responses_regex_wrong(ngx_str_t *pattern);
static ngx_uint_t ngx_responses_regex_verb(u_char *p, u_char *last);
static ngx_uint_t ngx_responses_regex_atomic(ngx_str_t *pattern);

static void *ngx_responses_regex_malloc(size_t size, void *data);
static void ngx_responses_regex_unalloc(void *p, void *data);


ngx_int_t
ngx_responses_regex_compile(ngx_responses_mem_t *mem, ngx_str_t *pattern,
    ngx_uint_t caseless, ngx_responses_regex_t **regex, ngx_str_t *err)
{
    uint32_t                options;
    ngx_int_t               rc;
    const char             *wrong;
    pcre2_compile_context  *compile;
    pcre2_general_context  *general;

    wrong = ngx_responses_regex_wrong(pattern);

    if (wrong) {
        return ngx_responses_regex_invalid(err, wrong);
    }

    *regex = mem->alloc(mem->data, sizeof(ngx_responses_regex_t));
    if (*regex == NULL) {
        return NGX_ERROR;
    }

    ngx_memzero(*regex, sizeof(ngx_responses_regex_t));

    (*regex)->mem = mem;

    /*
     * Without ALT_CIRCUMFLEX a multiline "^" after the last line end would
     * not be a partial match.
     */

    options = PCRE2_UTF|PCRE2_ALT_CIRCUMFLEX|PCRE2_NEVER_BACKSLASH_C;

    if (caseless) {
        options |= PCRE2_CASELESS;
    }

    rc = NGX_ERROR;

    general = pcre2_general_context_create(ngx_responses_regex_malloc,
                                           ngx_responses_regex_unalloc, mem);

    compile = general ? pcre2_compile_context_create(general) : NULL;

    if (compile) {
        rc = ngx_responses_regex_prepare(*regex, general, compile, pattern,
                                         options, err);
        pcre2_compile_context_free(compile);
    }

    if (general) {
        pcre2_general_context_free(general);
    }

    if (rc != NGX_OK) {
        ngx_responses_regex_free(*regex);
        *regex = NULL;
    }

    return rc;
}


static ngx_int_t
ngx_responses_regex_prepare(ngx_responses_regex_t *regex,
    pcre2_general_context *general, pcre2_compile_context *compile,
    ngx_str_t *pattern, uint32_t options, ngx_str_t *err)
{
    int                     n;
    size_t                  offset;
    PCRE2_UCHAR             text[120];
    ngx_responses_writer_t  w;

    (void) pcre2_set_newline(compile, PCRE2_NEWLINE_LF);

    regex->code = pcre2_compile(pattern->data, pattern->len, options, &n,
                                &offset, compile);

    if (regex->code == NULL && n == PCRE2_ERROR_HEAP_FAILED) {
        return NGX_ERROR;
    }

    if (regex->code == NULL) {
        (void) pcre2_get_error_message(n, text, sizeof(text));

        ngx_responses_writer_init(&w, err->data, err->len);
        ngx_responses_write(&w, text, ngx_strlen(text));
        ngx_responses_write_lit(&w, " at offset ");
        ngx_responses_write_int(&w, offset);

        err->len = w.pos - w.start;

        return NGX_DECLINED;
    }

    regex->data = pcre2_match_data_create(NGX_RESPONSES_REGEX_PAIRS, general);
    regex->context = pcre2_match_context_create(general);

    if (regex->data == NULL || regex->context == NULL) {
        return NGX_ERROR;
    }

    (void) pcre2_set_match_limit(regex->context, NGX_RESPONSES_REGEX_LIMIT);

    /*
     * Where there is no JIT, the interpreter is used.  JIT of PCRE2 10.42 may
     * go back into an atomic group.
     */

    if (!ngx_responses_regex_atomic(pattern)
        && pcre2_jit_compile(regex->code,
                             PCRE2_JIT_COMPLETE|PCRE2_JIT_PARTIAL_HARD)
           == 0)
    {
        regex->stack = pcre2_jit_stack_create(NGX_RESPONSES_REGEX_STACK,
                                              NGX_RESPONSES_REGEX_MAX_STACK,
                                              general);

        if (regex->stack == NULL) {
            return NGX_ERROR;
        }

        pcre2_jit_stack_assign(regex->context, NULL, regex->stack);
    }

    return ngx_responses_regex_check(regex, err);
}


static ngx_int_t
ngx_responses_regex_check(ngx_responses_regex_t *regex, ngx_str_t *err)
{
    uint32_t  empty;

    if (pcre2_pattern_info(regex->code, PCRE2_INFO_MATCHEMPTY, &empty) != 0
        || pcre2_pattern_info(regex->code, PCRE2_INFO_MAXLOOKBEHIND,
                              &regex->behind)
           != 0)
    {
        return ngx_responses_regex_invalid(err, "it cannot be examined");
    }

    if (empty) {
        return ngx_responses_regex_invalid(err, "it can match an empty text");
    }

    return NGX_OK;
}


/*
 * What makes a match depend on where a search begins: \G, \K, and the verbs
 * that stop a search.  Other verbs change what a newline or a limit is.  At
 * the end of the subject \R and \X may match while more would follow.
 */

static const char *
ngx_responses_regex_wrong(ngx_str_t *pattern)
{
    u_char  *p, *last;

    p = pattern->data;
    last = p + pattern->len;

    while (last - p >= 6
           && (ngx_memcmp(p, "(*UTF)", 6) == 0
               || ngx_memcmp(p, "(*UCP)", 6) == 0))
    {
        p += 6;
    }

    for ( /* void */ ; last - p >= 2; p++) {

        if (p[0] == '\\') {
            p++;

            switch (*p) {

            case 'G':
                return "\"\\G\" is not supported";

            case 'K':
                return "\"\\K\" is not supported";

            case 'R':
                return "\"\\R\" is not supported";

            case 'X':
                return "\"\\X\" is not supported";
            }

        } else if (ngx_responses_regex_verb(p, last)) {
            return "verbs other than \"(*UCP)\" are not supported";
        }
    }

    return NULL;
}


/* "(*COMMIT)", or a mark, "(*:name)"; not "(*atomic:" */

static ngx_uint_t
ngx_responses_regex_verb(u_char *p, u_char *last)
{
    if (last - p < 3 || ngx_memcmp(p, "(*", 2) != 0) {
        return 0;
    }

    return p[2] == ':' || (p[2] >= 'A' && p[2] <= 'Z');
}


/* "(?>" or "(*atomic:" */

static ngx_uint_t
ngx_responses_regex_atomic(ngx_str_t *pattern)
{
    u_char  *p, *last;

    last = pattern->data + pattern->len;

    for (p = pattern->data; last - p >= 3; p++) {

        if (ngx_memcmp(p, "(?>", 3) == 0 || ngx_memcmp(p, "(*a", 3) == 0) {
            return 1;
        }
    }

    return 0;
}


void
ngx_responses_regex_free(ngx_responses_regex_t *regex)
{
    if (regex->code) {
        pcre2_code_free(regex->code);
    }

    if (regex->data) {
        pcre2_match_data_free(regex->data);
    }

    if (regex->context) {
        pcre2_match_context_free(regex->context);
    }

    if (regex->stack) {
        pcre2_jit_stack_free(regex->stack);
    }

    regex->mem->free(regex->mem->data, regex);
}


ngx_int_t
ngx_responses_regex_search(ngx_responses_regex_t *regex,
    ngx_responses_search_t *search)
{
    int        rc;
    size_t    *offsets;
    uint32_t   options;

    /* texts are those of valid JSON */

    options = PCRE2_NO_UTF_CHECK;

    if (search->begun) {
        options |= PCRE2_NOTBOL;
    }

    if (!search->ends) {
        options |= PCRE2_PARTIAL_HARD;
    }

    if (regex->stack) {
        rc = pcre2_jit_match(regex->code, search->start, search->len,
                             search->from, options, regex->data,
                             regex->context);

    } else {
        rc = pcre2_match(regex->code, search->start, search->len, search->from,
                         options, regex->data, regex->context);
    }

    if (rc == PCRE2_ERROR_NOMATCH) {
        return NGX_DECLINED;
    }

    if (rc < 0 && rc != PCRE2_ERROR_PARTIAL) {
        return NGX_ABORT;
    }

    offsets = pcre2_get_ovector_pointer(regex->data);

    search->match = ngx_max(offsets[0], search->from);
    search->end = offsets[1];

    if (rc == PCRE2_ERROR_PARTIAL) {
        return NGX_AGAIN;
    }

    if (search->end > search->match) {
        return NGX_OK;
    }

    return NGX_ABORT;
}


ngx_uint_t
ngx_responses_regex_groups(ngx_responses_regex_t *regex)
{
    uint32_t  n;

    if (pcre2_pattern_info(regex->code, PCRE2_INFO_CAPTURECOUNT, &n) == 0) {
        return n;
    }

    return 0;
}


void
ngx_responses_regex_group(ngx_responses_regex_t *regex, u_char *start,
    ngx_uint_t n, ngx_str_t *text)
{
    size_t  *offsets;

    offsets = pcre2_get_ovector_pointer(regex->data) + 2 * n;

    ngx_str_null(text);

    if (offsets[0] != PCRE2_UNSET) {
        text->data = start + offsets[0];
        text->len = offsets[1] - offsets[0];
    }
}


/* one more, so that the first of them never seems to begin the text */

size_t
ngx_responses_regex_context(ngx_responses_regex_t *regex, u_char *start,
    size_t offset)
{
    uint32_t  n;

    for (n = 0; n <= regex->behind && offset; n++) {
        offset--;

        while (offset && (start[offset] & 0xc0) == 0x80) {
            offset--;
        }
    }

    return offset;
}


static void *
ngx_responses_regex_malloc(size_t size, void *data)
{
    ngx_responses_mem_t  *mem = data;

    return mem->alloc(mem->data, size);
}


static void
ngx_responses_regex_unalloc(void *p, void *data)
{
    ngx_responses_mem_t  *mem = data;

    if (p) {
        mem->free(mem->data, p);
    }
}

#else

ngx_int_t
ngx_responses_regex_compile(ngx_responses_mem_t *mem, ngx_str_t *pattern,
    ngx_uint_t caseless, ngx_responses_regex_t **regex, ngx_str_t *err)
{
    return ngx_responses_regex_invalid(err,
                                       "the module was built without PCRE2");
}

#endif


static ngx_int_t
ngx_responses_regex_invalid(ngx_str_t *err, const char *text)
{
    ngx_responses_writer_t  w;

    ngx_responses_writer_init(&w, err->data, err->len);
    ngx_responses_write(&w, (u_char *) text, ngx_strlen(text));

    err->len = w.pos - w.start;

    return NGX_DECLINED;
}
