
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Edits of an event of which each allocation fails in turn.
 */


#ifndef _EVENT_FAULTS_H_INCLUDED_
#define _EVENT_FAULTS_H_INCLUDED_


/* enough edits and texts that all that grows has to grow; 1: no memory */

static ngx_uint_t
edit_much(bytes_t *text, bytes_t *value)
{
    ngx_int_t   rc;
    ngx_str_t   s;
    ngx_uint_t  i, wrong;

    rc = ngx_responses_event_read(&ev, text->data, text->len);

    if (rc != NGX_OK) {
        return (rc == NGX_ERROR) ? 1 : 2;
    }

    for (i = 1; i < 60; i++) {
        ngx_responses_event_set_string(&ev, i, str((char *) value->data));
        ngx_responses_event_rename(&ev, i, ngx_responses_str("n"));
        ngx_responses_put_int(&ev, 0, "m", i);
        ngx_responses_put_string(&ev, 0, "o", ngx_responses_str("p"));
    }

    wrong = (write_out(0) != (ev.failed ? NGX_ERROR : NGX_OK)
             || (ev.failed && out.len));

    rc = ngx_responses_event_copy(&ev, 0, &s);

    wrong += (rc == NGX_OK
              && (s.len != out.len || memcmp(s.data, out.data, s.len) != 0));

    if (wrong || rc != NGX_OK) {
        return wrong ? 2 : 1;
    }

    rc = ngx_responses_event_reread(&ev);

    if (rc == NGX_OK) {
        return (get(0, "o") && get(0, "n") && ev.len == out.len) ? 0 : 2;
    }

    return (rc == NGX_ERROR) ? 1 : 2;
}


static void
test_failures(void)
{
    bytes_t     text, value;
    ngx_uint_t  n, rc, bad;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&value, sizeof(bytes_t));

    bytes_lit(&text, "{\"a\":0");
    bytes_times(&text, ",\"a\":\"\"", 300);
    bytes_lit(&text, "}");
    bytes_times(&value, "value ", 300);

    bad = 0;
    rc = 1;

    for (n = 1; rc && bad == 0; n++) {
        ngx_responses_event_free(&ev);
        bad += (mem.blocks != 0);

        mem.fail = mem.calls + n;
        mem.sticky = n % 2;

        rc = edit_much(&text, &value);

        bad += (rc != (mem.calls >= mem.fail));
        mem.fail = 0;

        /* there is memory again */

        bad += (edit_much(&text, &value) != 0);

        ngx_responses_event_free(&ev);
        bad += (mem.bytes != 0);

        if (bad) {
            diag("allocation %lu", (unsigned long) n);
        }
    }

    is(bad, 0, "each allocation fails once");
    ok(n > 20, "%lu of them", (unsigned long) n - 2);

    bytes_free(&text);
    bytes_free(&value);
}


#endif /* _EVENT_FAULTS_H_INCLUDED_ */
