
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The words of a record, by their names.
 */


#ifndef _WORDS_H_INCLUDED_
#define _WORDS_H_INCLUDED_


#include "api/ngx_responses_usage.h"

#include "tap.h"


#define word(usage, name)  (usage).words[NGX_RESPONSES_WORD_##name]

#define is_word(usage, name, want, ...)                                       \
    is_bytes(word(usage, name)->data, word(usage, name)->len,                 \
             want, sizeof(want) - 1, __VA_ARGS__)


#endif /* _WORDS_H_INCLUDED_ */
