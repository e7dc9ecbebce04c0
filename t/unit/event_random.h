
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The part of the test of api/event that compares it with the model.
 */


/* random edits on random documents */

static const char  *values[] = {
    "0", "-1", "true", "null", "\"\"", "\"a,]}\\\"\"", "{}", "[]",
    "{\"a\":[1]}", "[{\"b\":2}]"
};

static const char  *names[] = { "a", "b", "type", "list", "x", "", "new" };


/* only: no edit that a mark does not cover */

static void
edit_random(ngx_uint_t only)
{
    ngx_str_t      s;
    ngx_uint_t     i, what;
    const char    *name, *value;
    model_node_t  *node;

    i = random_below(model.n);
    node = &model.node[i];
    name = names[random_below(7)];
    value = values[random_below(10)];
    what = random_below(only ? 5 : 9);

    switch (what) {

    case 0:
    case 1:
        if (i) {
            node->removed = 1;
            ngx_responses_event_remove(&ev, i);
        }

        return;

    case 2:
        if (i) {
            node->set = value;

            if (value[0] == '"') {
                s = str(value + 1);
                s.len--;
                ngx_responses_event_set_string(&ev, i, s);

            } else {
                s = str(value);
                ngx_responses_event_set(&ev, i, s);
            }
        }

        return;

    case 3:
        if (i && node->parent->kind == JSON_OBJECT) {
            node->rename = name;
            ngx_responses_event_rename(&ev, i, str(name));
        }

        return;
    }

    if (node->doc->kind != JSON_OBJECT || node->n == MODEL_INSERT) {
        return;
    }

    switch (what) {

    case 4:
        model_insert(node, name, value);
        ngx_responses_event_insert(&ev, i, str(name), str(value));
        return;

    case 5:
        model_uninsert(node, name);
        ngx_responses_event_uninsert(&ev, i, str(name));
        return;
    }

    model_put(&model, i, name, value);

    if (strcmp(value, "-1") == 0) {
        ngx_responses_event_put_int(&ev, i, str(name), -1);

    } else {
        ngx_responses_event_put(&ev, i, str(name), str(value));
    }
}


/* what is read, before anything is written */

static ngx_uint_t
check_reading(void)
{
    ngx_str_t       raw, value;
    ngx_uint_t      i, k, n, bad;
    const char     *want;
    model_node_t   *node;

    bad = 0;

    for (i = 0; i < model.n; i++) {
        node = &model.node[i];
        n = random_below(7);
        k = model_get(&model, i, names[n]);

        bad += (get(i, names[n]) != k);

        value = ngx_responses_event_value(&ev, i, (u_char *) names[n],
                                          strlen(names[n]));
        raw = ngx_responses_event_raw(&ev, k);

        if (k == 0 && model_inserted(node, names[n]) < node->n) {
            raw = str(node->value[model_inserted(node, names[n])]);
        }

        bad += (value.len != raw.len
                || (raw.len && memcmp(value.data, raw.data, raw.len) != 0));

        raw = ngx_responses_event_raw(&ev, i);

        if (i == 0) {
            continue;
        }

        if (node->set) {
            bad += (raw.len != strlen(node->set)
                    || memcmp(raw.data, node->set, raw.len) != 0);

        } else {
            bad += (raw.data != model.p + node->doc->start
                    || raw.len != node->doc->end - node->doc->start);
        }

        want = node->set ? node->set : (char *) model.p + node->doc->start;
        value = ngx_responses_event_string(&ev, i);

        bad += (*want == '"') ? (value.data != raw.data + 1
                                 || value.len != raw.len - 2)
                              : (value.data != NULL);
        bad += ((ngx_responses_event_kind(&ev, i)
                 == NGX_RESPONSES_JSON_OBJECT) != (*want == '{'));
    }

    return bad;
}


/* what is written: the event, and one of its values as a copy */

static ngx_uint_t
check_writing(void)
{
    json_t      *got;
    ngx_str_t    s;
    ngx_uint_t   i, bad;

    bad = (write_out(0) != NGX_OK);

    got = json_parse(out.data, out.len);
    bad += (got == NULL || !model_same(&model, 0, out.data, got));
    json_free(got);

    i = random_below(model.n);

    bad += (ngx_responses_event_copy(&ev, i, &s) != NGX_OK);

    got = json_parse(s.data, s.len);
    bad += (got == NULL || got->start != 0 || got->end != s.len
            || !model_same(&model, i, s.data, got));
    json_free(got);

    if (bad) {
        tap_show("copy", s.data, s.len);
    }

    return bad;
}


static void
test_random(void)
{
    bytes_t     text, old;
    ngx_uint_t  n, k, i, mark, bad, read, edits;

    static model_t  before;

    ngx_memzero(&text, sizeof(bytes_t));
    ngx_memzero(&old, sizeof(bytes_t));

    random_state = 1010;
    bad = 0;
    read = 0;
    edits = 0;

    for (n = 0; n < 20000 && bad < 5; n++) {
        document_make(&text, 0);

        if (ngx_responses_event_read(&ev, text.data, text.len) != NGX_OK) {
            continue;
        }

        model_init(&model, text.data, text.len);

        if (model.n > 200) {
            json_free(model.root);
            continue;
        }

        read++;
        old.len = 0;
        bytes_add(&old, text.data, text.len);

        for (k = random_below(12); k > 0; k--) {
            edit_random(0);
            edits++;
        }

        if (random_below(4) == 0) {
            before = model;
            mark = ngx_responses_event_mark(&ev);

            for (k = random_below(12); k > 0; k--) {
                edit_random(1);
            }

            ngx_responses_event_rollback(&ev, mark);
            model = before;
        }

        i = check_reading() + check_writing();

        /* the same after it was read again */

        if (i == 0 && random_below(4) == 0) {
            i += (ngx_responses_event_reread(&ev) != NGX_OK);
            i += (ev.nedits != 0 || ev.len != out.len
                  || memcmp(ev.data, out.data, out.len) != 0);
        }

        i += !bytes_equal(&text, &old);

        if (i) {
            bad++;
            tap_show("text", text.data, text.len);
            tap_show(" got", out.data, out.len);
        }

        json_free(model.root);
    }

    is(bad, 0, "random edits");
    ok(read > 15000 && edits > read, "%lu edits of %lu events",
       (unsigned long) edits, (unsigned long) read);
    is(empty, 0, "no piece was empty");

    bytes_free(&text);
    bytes_free(&old);
}


/* each subset of the members of an object and elements of an array */

static void
test_commas(void)
{
    json_t      *doc;
    bytes_t      text;
    ngx_uint_t   n, k, i, at, nth, space, set, insert, array, bad;

    static const char  *spaces[] = { "", " ", "\n\t" };

    ngx_memzero(&text, sizeof(bytes_t));
    bad = 0;

    for (n = 0; n < 6; n++) {
        for (k = 0; k < 3 * 2 * 2; k++) {
            space = k % 3;
            array = k / 3 % 2;
            insert = !array && k / 6;

            text.len = 0;
            bytes_text(&text, array ? "{\"x\":[" : "{\"x\":{");

            for (i = 0; i < n; i++) {
                bytes_text(&text, i ? "," : "");
                bytes_text(&text, spaces[space]);
                bytes_text(&text, array ? "1" : "\"a\":[2]");
                bytes_text(&text, spaces[space]);
            }

            bytes_text(&text, array ? "]}" : "}}");

            for (set = 0; set < (1U << n); set++) {
                bad += (ngx_responses_event_read(&ev, text.data, text.len)
                        != NGX_OK);
                model_init(&model, text.data, text.len);

                /* from the last to the first, and the other way round */

                for (i = 0; i < n; i++) {
                    nth = (set & 1) ? n - 1 - i : i;
                    at = 2 + nth * (array ? 1 : 2);

                    if (set & (1U << nth)) {
                        model.node[at].removed = 1;
                        ngx_responses_event_remove(&ev, at);
                    }
                }

                if (insert) {
                    model_insert(&model.node[1], "q", "0");
                    ngx_responses_event_insert(&ev, 1, str("q"), str("0"));
                }

                bad += (write_out(0) != NGX_OK);
                doc = json_parse(out.data, out.len);

                if (doc == NULL || !model_same(&model, 0, out.data, doc)) {
                    bad++;
                    tap_show("text", text.data, text.len);
                    tap_show(" got", out.data, out.len);
                }

                json_free(doc);
                json_free(model.root);
            }
        }
    }

    is(bad, 0, "commas, whatever is removed");

    bytes_free(&text);
}
