
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Mutations of the texts in members, and of bytes.
 */


#ifndef _MUTATE_TEXT_H_INCLUDED_
#define _MUTATE_TEXT_H_INCLUDED_


static void mutate_many(bytes_t *out, const bytes_t *in);


/* a member more, nested deeper than some limits */

static void
mutate_deep(bytes_t *out, const bytes_t *in)
{
    size_t            at;
    bytes_t           text;
    ngx_uint_t        i, n;
    mutate_frame_t   *f;
    mutate_member_t  *m;

    static const ngx_uint_t  depths[] = { 30, 60, 61, 62, 63, 64, 65, 66, 130,
        1000, 5000 };

    ngx_memzero(&text, sizeof(bytes_t));
    f = mutate_object(in);

    if (f == NULL) {
        mutate_copy(out, in);
        return;
    }

    m = mutate_any();
    at = (m && in->data[m->value] == '{' && in->data[m->value + 1] == '"')
         ? m->value + 1 : f->data + 1;

    bytes_lit(&text, "\"deep\":");

    for (n = mutate_one(depths), i = 0; i < n; i++) {
        bytes_text(&text, i % 2 ? "{\"a\":" : "[");
    }

    bytes_lit(&text, "1");

    while (i--) {
        bytes_text(&text, i % 2 ? "}" : "]");
    }

    bytes_lit(&text, ",");

    mutate_splice(out, in, at, at, text.data, text.len);
    bytes_free(&text);
}


static ngx_inline void
mutate_longer(bytes_t *out, const bytes_t *in, size_t size)
{
    size_t            at;
    bytes_t           text;
    const char       *unit;
    mutate_frame_t   *f;
    mutate_member_t  *m;

    static const char  *units[] = { "0123456789", "\\u00e9", "\xc3\xa9",
        "\\\"", "\\ud83d\\ude00", "e", "\\n", "\xf0\x9f\x98\x80 " };

    ngx_memzero(&text, sizeof(bytes_t));
    f = mutate_object(in);
    m = f ? mutate_any() : NULL;

    if (m == NULL) {
        mutate_copy(out, in);
        return;
    }

    unit = mutate_one(units);

    if (in->data[m->value] == '"' && random_below(3)) {
        at = m->value + 1;

    } else {
        at = m->name;
        bytes_lit(&text, "\"long\":\"");
    }

    while (text.len < size) {
        bytes_text(&text, unit);
    }

    if (at == m->name) {
        bytes_lit(&text, "\",");
    }

    mutate_splice(out, in, at, at, text.data, text.len);
    bytes_free(&text);
}


static void
mutate_long(bytes_t *out, const bytes_t *in)
{
    mutate_longer(out, in, 200 + random_below(random_below(8) ? 5000 : 20000));
}


static void
mutate_large(bytes_t *out, const bytes_t *in)
{
    mutate_longer(out, in, 100000);
}


/* the same names and values, spelled in another way */

static void
mutate_escape(bytes_t *out, const bytes_t *in)
{
    char              text[16];
    size_t            i;
    ngx_uint_t        n;
    mutate_member_t  *m;

    m = mutate_object(in) ? mutate_any() : NULL;

    if (m == NULL) {
        mutate_copy(out, in);
        return;
    }

    n = random_below(3);
    bytes_add(out, in->data, m->name);

    for (i = m->name; i < m->end; i++) {

        if (in->data[i] == '\\') {
            bytes_byte(out, in->data[i++]);

        } else if (((i < m->name_end && n != 1)
                    || (i > m->value && n && in->data[m->value] == '"'))
                   && in->data[i] > ' ' && in->data[i] < 0x7f
                   && in->data[i] != '"' && random_below(3) == 0)
        {
            snprintf(text, sizeof(text), random_below(2) ? "\\u%04x"
                                                         : "\\u%04X",
                     in->data[i]);
            bytes_text(out, text);
            continue;
        }

        bytes_byte(out, in->data[i]);
    }

    bytes_add(out, in->data + i, in->len - i);
}


/* blanks where they mean nothing */

static void
mutate_blanks(bytes_t *out, const bytes_t *in)
{
    size_t           i;
    ngx_uint_t       string;
    mutate_frame_t  *f;

    static const char  *blanks[] = { " ", "  ", "\t", " \t " };

    f = mutate_object(in);

    if (f == NULL) {
        mutate_copy(out, in);
        return;
    }

    bytes_add(out, in->data, f->data);

    for (string = 0, i = f->data; i < f->data_end; i++) {

        if (!string && strchr("\"{}[],:", in->data[i]) && random_below(3) == 0)
        {
            bytes_text(out, mutate_one(blanks));
        }

        if (in->data[i] == '"') {
            string = !string;

        } else if (in->data[i] == '\\' && i + 1 < f->data_end) {
            bytes_byte(out, in->data[i++]);
        }

        bytes_byte(out, in->data[i]);
    }

    bytes_add(out, in->data + i, in->len - i);
}


/* something behind the object, in its frame */

static void
mutate_after(bytes_t *out, const bytes_t *in)
{
    mutate_frame_t  *f;

    static const char  *some[] = { " {\"type\":\"x\"}", ",", "x", "}", "]",
        " \"abc}", "{}", " null", "\ndata: {\"type\":\"response.created\"}",
        "\ndata: }", "\ndata:", "\ndata", " ", "\ndata: \ndata: ", "\\" };

    f = mutate_object(in);

    if (f == NULL) {
        mutate_copy(out, in);
        return;
    }

    mutate_insert(out, in, f->data_end, mutate_one(some));
}


/* JSON that is none: a byte of it is lost or another, or one is put in */

static void
mutate_break(bytes_t *out, const bytes_t *in)
{
    size_t           i;
    ngx_uint_t       n;
    const char      *text;
    mutate_frame_t  *f;

    static const char  *some[] = { "{", "}", "[", "]", ",", ":", "\"", "\\",
        "0", "nul", "+", "\t", "'", "/", "\\u12", "-", ".", "\xef\xbb\xbf" };

    f = mutate_object(in);

    if (f == NULL) {
        mutate_copy(out, in);
        return;
    }

    i = f->data + random_below(f->data_end - f->data);

    /* rather one that means something */

    for (n = 0; n < 30 && strchr("{}[],:\"\\", in->data[i]) == NULL; n++) {
        i = f->data + random_below(f->data_end - f->data);
    }

    n = random_below(3);
    text = n ? mutate_one(some) : "";

    mutate_splice(out, in, i, n == 2 ? i : i + 1, text, strlen(text));
}


static void
mutate_inside(bytes_t *out, const bytes_t *in, const char *text)
{
    ngx_uint_t        i;
    mutate_member_t  *m;

    m = NULL;

    for (i = 0; i < 20; i++) {
        m = mutate_object(in) ? mutate_any() : NULL;

        if (m && in->data[m->value] == '"') {
            break;
        }
    }

    if (m == NULL || in->data[m->value] != '"') {
        mutate_copy(out, in);
        return;
    }

    mutate_insert(out, in, random_below(4) ? (random_below(2) ? m->value + 1
                                                              : m->end - 1)
                           : m->name + 1, text);
}


static void
mutate_utf8(bytes_t *out, const bytes_t *in)
{
    mutate_inside(out, in, mutate_one(extreme_utf8));
}


static void
mutate_surrogate(bytes_t *out, const bytes_t *in)
{
    static const char  *some[] = { "\\ud83d", "\\ude00", "\\ud83d\\ude00",
        "\\ud83d\\ud83d\\ude00", "\\ud83dx", "\\ud83d\\n", "\\u0000",
        "\\uD83D\\uDE00", "\\ud83d\\u0041", "\\/", "\\u2028", "\\ufffe" };

    mutate_inside(out, in, mutate_one(some));
}


static void
mutate_flip(bytes_t *out, const bytes_t *in)
{
    size_t      i;
    ngx_uint_t  n;

    mutate_copy(out, in);

    for (n = 1 + random_below(3); n && out->len; n--) {
        i = random_below(out->len);
        out->data[i] = random_below(2) ? out->data[i] ^ (1 << random_below(8))
                                       : (u_char) random_next();
    }
}


/* the response of the last event that has one, as a text of its own */

static void
mutate_response(bytes_t *out, const bytes_t *in)
{
    ngx_uint_t  i, k;

    mutate_frames(in);

    for (i = nframes; i--; /* void */ ) {

        if (frames[i].data == 0) {
            continue;
        }

        mutate_members(in, frames[i].data, frames[i].data_end);

        for (k = 0; k < nmembers; k++) {

            if (mutate_same(in, &members[k], (u_char *) "\"response\"", 10)) {
                bytes_add(out, in->data + members[k].value,
                          members[k].end - members[k].value);
                return;
            }
        }
    }

    mutate_copy(out, in);
}


#endif /* _MUTATE_TEXT_H_INCLUDED_ */
