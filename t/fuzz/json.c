
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Fuzzing of json/json: it and yajl must agree on whether a text is valid and
 * on each of its values.  Built like engine.c beside it.
 */


#include <ngx_config.h>
#include <ngx_core.h>

#include "inputs.h"
#include "reader.h"


int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ngx_uint_t  valid;

    if (size > 100000) {
        return 0;
    }

    if (mem.mem.alloc == NULL) {
        reader_init();
    }

    if (!reader_agree(data, size, &valid)) {
        tap_show("text", data, size);
        fflush(stdout);
        abort();
    }

    return 0;
}
