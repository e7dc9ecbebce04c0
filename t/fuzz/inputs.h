
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * What a fuzzer is without libFuzzer: a program that tries the files that it
 * is given.
 */


#ifndef _INPUTS_H_INCLUDED_
#define _INPUTS_H_INCLUDED_


#include "files.h"


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);


#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION

int
main(int argc, char **argv)
{
    int      i;
    bytes_t  text;

    ngx_memzero(&text, sizeof(bytes_t));

    for (i = 1; i < argc; i++) {

        if (!files_read(argv[i], &text)) {
            fprintf(stderr, "cannot read %s\n", argv[i]);
            return 2;
        }

        (void) LLVMFuzzerTestOneInput(text.data, text.len);
    }

    printf("%d inputs\n", argc - 1);
    bytes_free(&text);

    return 0;
}

#endif


#endif /* _INPUTS_H_INCLUDED_ */
