
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a driver writes down: a line for each fact, "name value".  Names stay
 * the same when the engine has others, so that both sides can be compared.
 */


#ifndef _DRIVER_RECORD_H_INCLUDED_
#define _DRIVER_RECORD_H_INCLUDED_


#include "api/ngx_responses_usage.h"
#include "engine/ngx_responses_repair.h"

#include "mem.h"


static bytes_t  record;


static void
driver_line(const char *name, long long n)
{
    char  line[128];

    bytes_add(&record, line, snprintf(line, sizeof(line), "%s %lld\n", name,
                                      n));
}


static void
driver_bytes(const char *name, const u_char *p, size_t len)
{
    char    hex[8];
    size_t  i;

    bytes_text(&record, name);
    bytes_lit(&record, " \"");

    for (i = 0; i < len; i++) {

        if (p[i] >= 0x20 && p[i] < 0x7f && p[i] != '\\') {
            bytes_byte(&record, p[i]);
            continue;
        }

        snprintf(hex, sizeof(hex), "\\x%02x", p[i]);
        bytes_text(&record, hex);
    }

    bytes_lit(&record, "\"\n");
}


static void
driver_text(const char *name, const char *text)
{
    driver_bytes(name, (const u_char *) text, strlen(text));
}


static void
driver_usage(ngx_responses_usage_t *u)
{
    ngx_uint_t   i;
    const char  *name;

#define driver_word(name, word)                                               \
    driver_bytes(name, u->words[NGX_RESPONSES_WORD_##word]->data,             \
                 u->words[NGX_RESPONSES_WORD_##word]->len)
#define driver_field(field)  driver_line(#field, (long long) u->field)

    driver_word("id", ID);
    driver_word("model", MODEL);
    driver_word("incomplete_reason", INCOMPLETE_REASON);
    driver_word("error_code", ERROR_CODE);
    driver_word("service_tier", SERVICE_TIER);
    driver_word("routed_model", ROUTED_MODEL);

    driver_field(input_tokens);
    driver_field(cached_tokens);
    driver_field(cache_write_tokens);
    driver_field(output_tokens);
    driver_field(reasoning_tokens);
    driver_field(total_tokens);

    driver_text("terminal", u->terminal
                ? (char *) ngx_responses_type(u->terminal)->name.data : "");

    for (i = 0; i < 64; i++) {

        if (u->dialect & ((uint64_t) 1 << i)) {
            name = ngx_responses_repair_name(i);
            driver_text("dialect", name ? name : "unnamed");
        }
    }

    driver_field(first_event);
    driver_field(last_event);
    driver_field(first_token);
    driver_field(last_token);
    driver_field(first_text);
    driver_field(max_gap);

    driver_field(events);
    driver_field(hidden);
    driver_field(added);
    driver_field(edited);
    driver_field(repaired);
    driver_field(malformed);
    driver_field(oversize);
    driver_field(tool_calls);

    driver_field(token);
    driver_field(text);
    driver_field(number);
    driver_field(made);
    driver_field(coded);
}


#endif /* _DRIVER_RECORD_H_INCLUDED_ */
