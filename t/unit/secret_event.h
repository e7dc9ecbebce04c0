
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * Events with secrets, for secret.h: items, what may be odd about an event,
 * and what the documentation promises about it.
 */


#ifndef _SECRET_EVENT_H_INCLUDED_
#define _SECRET_EVENT_H_INCLUDED_


#include "secret_item.h"


static void
put(bytes_t *b, const char *fmt, ...)
{
    char     buf[2048];
    va_list  args;

    va_start(args, fmt);
    vsnprintf(buf, sizeof(buf), fmt, args);
    va_end(args);

    bytes_text(b, buf);
}


static ngx_uint_t
one_in(ngx_uint_t n)
{
    return random_below(n) == 0;
}


static const char *
format(const char *fmt, ...)
{
    char     *p;
    va_list   args;

    static ngx_uint_t  n;
    static char        buf[16][256];

    p = buf[n++ % 16];

    va_start(args, fmt);
    vsnprintf(p, sizeof(buf[0]), fmt, args);
    va_end(args);

    return p;
}


/* one of the words of a list */

static const char *
pick(const char *list)
{
    size_t       n;
    const char  *p;

    for (n = 1, p = list; *p; p++) {
        n += (*p == ' ');
    }

    for (p = list, n = random_below(n); n; p++) {
        n -= (*p == ' ');
    }

    return format("%.*s", (int) strcspn(p, " "), p);
}


static ngx_uint_t
glob(const char *p, const char *text)
{
    for ( /* void */ ; *p != '*'; p++, text++) {

        if (*p != *text) {
            return 0;
        }

        if (*p == '\0') {
            return 1;
        }
    }

    return glob(p + 1, text) || (*text && glob(p, text + 1));
}


/* a path is hidden if it, or one above it, is; also in entries of output */

static ngx_uint_t
matches(char kind, const char *text)
{
    size_t      len;
    ngx_uint_t  i;

    for (i = 0; i < nrules; i++) {
        len = strlen(hiding[i].path);

        if (hiding[i].kind != kind) {
            continue;
        }

        if (kind == 'F' ? strncmp(hiding[i].path, text, len) == 0
                          && (text[len] == '\0' || text[len] == '.')
                        : glob(hiding[i].path, text))
        {
            return 1;
        }
    }

    return kind == 'F' && strncmp(text, "response.output.*.", 18) == 0
           && matches('F', format("item.%s", text + 18));
}


static ngx_uint_t
is_life(const char *type)
{
    return strncmp(type, "response.", 9) == 0
           && strstr(" created in_progress completed failed incomplete ",
                     format(" %s ", type + 9));
}


/* by its own name, and by that of the profile; an error may be the terminal */

static ngx_uint_t
type_hidden(const char *type)
{
    const char  *alias, *tail;

    tail = strrchr(type, '.');

    alias = (!normal || tail == NULL) ? type
            : strncmp(type, "response.reasoning_part.", 24) == 0
              ? format("response.content_part%s", tail)
            : strncmp(type, "response.reasoning.", 19) == 0
              ? format("response.reasoning_text%s", tail) : type;

    return strcmp(type, "error") != 0 && !is_life(type)
           && (matches('H', type) || matches('H', alias));
}


static ngx_uint_t
how(ngx_uint_t target)
{
    return (ev.target == target) ? ev.how : NONE;
}


/* a word of a class, and where it stands */

static const char *
mark(u_char class)
{
    nwords = (nwords + 1) % WORDS;

    snprintf(words[nwords], sizeof(words[0]), "%s%.*s%lu.",
             class == 'S' ? "said" : class == 'M' ? "mute" : "hush",
             class == 'S' || class == 'M' ? 0 : 1, (char *) &class,
             (unsigned long) nwords);

    snprintf(notes[nwords], sizeof(notes[0]), "%s %s %s, %s %s%s %s", ev.type,
             hows[ev.how], targets[ev.target], frames[ev.frame],
             ev.item ? ev.item->family->type : "-",
             ev.item && !ev.item->announced ? " unannounced" : "",
             strcmp(ev.actual, ev.type) ? ev.actual : "");

    return words[nwords];
}


static void
one(bytes_t *b, const char *name, const char *value)
{
    if (b == &ev.data || b->data[b->len - 1] != '{') {
        bytes_byte(b, b == &ev.data ? '\1' : ',');
    }

    put(b, "\"%s\":", name);
    bytes_text(b, value);
}


/* a member, maybe an odd one */

static void
member(bytes_t *b, ngx_uint_t odd, const char *name, const char *value,
    const char *other)
{
    if (odd == ESCAPED) {
        value = (strcmp(name, "type") && !strstr(name, "id")) ? value
                : format("\"\\u%04X%s", value[1], value + 2);
        name = format("\\u%04x%s", name[0], name + 1);
    }

    if (odd == KIND && value[1] == '\0' && one_in(2)) {
        one(b, name, pick("-1 0.0 1e0 00 \"0\" true 18446744073709551616"));

    } else if (odd == KIND) {
        one(b, name, (value[0] == '{' || one_in(2)) ? "[" : "{\"a\":");
        odd = b->data[b->len - 1] == '[' ? ']' : '}';
        bytes_text(b, value);
        bytes_byte(b, odd);

    } else if (odd != DROP) {
        one(b, name, odd == NIL ? "null"
                     : (odd == OTHER || odd == FIRST) ? other : value);
    }

    if (odd == DUP || odd == FIRST || odd == LAST) {
        one(b, name, odd == LAST ? other : value);
    }
}


/* all, the beginning or the end of a text, to which a secret may be added */

static void
text(bytes_t *b, u_char class, const char *path, ngx_uint_t piece)
{
    item_t      *it = ev.item;
    ngx_uint_t   json;

    json = (strcmp(it->family->whole, "arguments") == 0);

    if (piece != 2) {
        put(b, json ? "{\\\"q\\\":\\\"%s" : "wuff %s",
            (class == 'A' && it->hidden) || (class == 'S' && it->class == 'S')
            ? it->word : (class == 'B' || class == 'D') ? mark(class)
                                                        : "mute.");
    }

    if (it->hush[0] && class != 'D') {
        put(b, piece == 1 ? " %.2s" : piece ? "%s" : " %s",
            it->hush + piece / 2 * 2);
    }

    if (!piece && !conform && (matches('F', path) || class == 'A')) {
        put(b, " %s", mark('A'));
    }

    put(b, piece == 1 ? "" : json ? "\\\"}" : " end");
}


/*
 * What else an event of a redacted text has may be the text, too; what is read
 * as an error is not redacted.
 */

static ngx_uint_t
repeats(const char *path, const char *name)
{
    const family_t  *f;

    f = ev.item ? ev.item->family : NULL;

    return redacts && f && f->part && ev.frame != ERROR
           && (path[0] == '\0' || strncmp(path, "a.", 2) == 0)
           && strncmp(name, "obfuscation", 11) != 0
           && strcmp(ev.actual, ev.type) == 0
           && (strcmp(ev.type, format("response.%s.delta", f->text)) == 0
               || strcmp(ev.type, format("response.%s.done", f->text)) == 0);
}


/*
 * Of a form @ is the text, # a part, % a number, &NAME a member that a rule
 * may hide.
 */

static void
expand(bytes_t *b, const char *p, const char *path, const char *name,
    u_char class, ngx_uint_t done)
{
    size_t           n;
    const char      *full;
    const family_t  *f;

    for ( /* void */ ; *p; p++) {
        f = ev.item ? ev.item->family : NULL;

        if (*p == '&') {
            n = strspn(p + 1, "abcdefghijklmnopqrstuvwxyz_46");
            full = format("%s%s%.*s", path, path[0] ? "." : "", (int) n,
                          p + 1);
            put(b, "\"%.*s\":\"%s\"", (int) n, p + 1,
                mark(repeats(path, p + 1)
                     || (class != 'B' && ev.frame != ERROR
                         && matches('F', full)) ? 'A' : class));
            p += n;

        } else if (*p == '@') {

            if (done) {
                text(b, class, format("%s.%s", path, name), 0);
            }

        } else if (*p == '%') {
            put(b, "%lu", (unsigned long) ev.item->n);

        } else if (*p == '#') {

            if (done) {
                expand(b, format("{\"type\":\"%s\",\"%s\":\"@\"%s,&x}",
                                 f->part, f->whole, f->part[0] == 'o'
                                 ? ",\"annotations\":[],\"logprobs\":[]" : ""),
                       format("%s.%s.*", path, name), f->whole, class, 1);
            }

        } else {
            bytes_byte(b, *p);
        }
    }
}


static void
item(bytes_t *b, u_char class, const char *path, ngx_uint_t done,
    ngx_uint_t odd_type, ngx_uint_t odd_id)
{
    item_t          *it = ev.item;
    const char      *type;
    ngx_uint_t       last;
    const family_t  *f = it->family;

    type = format("\"%s\"", f->type);
    last = one_in(2);

    bytes_byte(b, '{');
    member(b, odd_id, "id", format("\"%s\"", it->id), "\"other\"");

    if (!last) {
        member(b, odd_type, "type", type, format("\"%s\"", ev.other_item));
    }

    one(b, "status", done ? "\"completed\"," : "\"in_progress\",");

    expand(b, f->form, path, f->member, class, done || f->text == NULL);
    expand(b, f->type[0] == 'r' ? ",&encrypted_content,&x" : ",&x,&y", path,
           "", class, done);

    if (last) {
        member(b, odd_type, "type", type, format("\"%s\"", ev.other_item));
    }

    bytes_byte(b, '}');
}


/* entries of output, which may be odd by themselves */

static void
output(bytes_t *b, ngx_uint_t done)
{
    u_char       c;
    item_t      *it;
    ngx_uint_t   odd, how, target;

    how = ev.how;
    target = ev.target;
    bytes_byte(b, '[');

    for (it = items; it < items + nitems && !(dialect & NO_OUTPUT); it++) {

        if (!it->begun && conform) {
            continue;
        }

        odd = (!conform && one_in(12)) ? 1 + random_below(OTHER) : NONE;
        ev.item = it;
        ev.how = odd ? odd : how;
        ev.target = odd ? T_ENTRY : target;

        c = (ev.class == 'A' || ev.class == 'B') ? ev.class
            : (odd == NONE || odd == ESCAPED || odd == DUP)
              ? (it->hidden ? 'A' : ev.class)
            : (odd == OTHER || odd == FIRST || odd == LAST)
              ? (matches('I', ev.other_item) || (it->hidden && odd != OTHER)
                 ? 'A' : 'D')
            : items_hidden ? 'B' : 'D';

        bytes_text(b, b->data[b->len - 1] == '[' ? "" : ",");
        item(b, c, "response.output.*", done, odd, NONE);
    }

    ev.how = how;
    ev.target = target;
    ev.item = NULL;
    bytes_byte(b, ']');
}


/* in the event itself if it is flat */

static void
response(void)
{
    bytes_t      t, o, *b;
    ngx_uint_t   done;
    const char  *status = ev.type + 9;

    ngx_memzero(&t, sizeof(bytes_t));
    ngx_memzero(&o, sizeof(bytes_t));
    b = (dialect & FLAT) ? &ev.data : &t;
    done = !strstr(status, "created") && !strstr(status, "progress");

    put(&t, "{");
    member(b, how(O_ID), "id", "\"resp_1\"", "\"resp_2\"");
    one(b, unnamed ? "y" : "object", "\"response\"" RESPONSE);
    expand(b, TOOLS, "response.tools.*", "", ev.class, 1);
    put(b, ",\"status\":\"%s\",\"error\":%s,\"usage\":",
        done ? status : "in_progress",
        status[0] == 'f' ? "{\"code\":\"e\",\"message\":\"m\"}" : "null");
    expand(b, done ? USAGE : "null", "response.usage", "", ev.class, 1);

    if (done || (!conform && one_in(3))) {
        output(&o, done);
    }

    member(b, how(T_OUTPUT), "output", o.len ? (char *) o.data : "[]", "[]");
    expand(b, b == &t ? ",\"metadata\":{&x,&y}" : "\1\"metadata\":{&x,&y}",
           "response.metadata", "", ev.class, 1);
    expand(b, ",&instructions,&x,&y", "response", "", ev.class, 1);

    if (b == &t) {
        put(&t, "}");
        member(&ev.data, how(T_RESPONSE), "response", (char *) t.data,
               "{\"id\":\"resp_1\",\"output\":[]}");
    }

    bytes_free(&t);
    bytes_free(&o);
}


/* items of a response, as they are listed */

static void
list(void)
{
    bytes_t  t;

    ngx_memzero(&t, sizeof(bytes_t));

    if (!unnamed) {
        one(&ev.data, "object", "\"list\"");

    } else if (ev.how == KIND) {
        ev.how = NONE;
    }

    output(&t, 1);
    member(&ev.data, how(T_OUTPUT), "data", (char *) t.data, "[]");
    bytes_free(&t);
}


/* what the documentation promises about the event */

static u_char
class_of_one(void)
{
    item_t      *it = ev.item;
    ngx_uint_t   known, index, id, gone, odd, acme, own;
    const char  *type = ev.type;

    acme = (strncmp(type, "acme", 4) == 0);
    gone = (ev.how == DROP || ev.how == NIL || ev.how == KIND);
    known = !(gone && ev.target == T_TYPE) || (ev.how == DROP && ev.line
                                               && normal);
    gone |= (ev.how == OTHER);
    index = !(gone && ev.target == T_INDEX) && !(dialect & (NO_INDEX|ZERO))
            && !((dialect & OLD_INDEX) && acme);
    id = !(gone && ev.target == T_ID) && !(dialect & (NO_ID|ROTATE|SAME_ID))
         && !strstr(type, "shell_call_command")
         && !(gone && (ev.target == T_ITEM || ev.target == O_ID));
    odd = (ev.how == DROP && ev.target == T_TYPE && !ev.line
           && strcmp(type, "error"))
          || (ev.target != T_OUTPUT && ((ev.how >= DUP && ev.how <= LAST)
                                        || ev.how == KIND));

    /* a member that the dialect leaves out is not odd */

    odd = odd && !(ev.target == T_INDEX && (dialect & NO_INDEX))
          && !(ev.target == T_RESPONSE && (dialect & FLAT))
          && !(ev.target == T_ID
               && ((dialect & NO_ID) || strstr(type, "shell_call_command")));

    if (json && ev.frame < CUT && !(ev.frame == LONG && small)) {
        return (ev.how != NONE && ev.how != ESCAPED) ? 'D'
               : conform ? 'S' : 'M';
    }

    if ((ev.frame == TWICE || ev.frame == TRAIL) && cut) {
        return 'D';
    }

    if (ev.frame == BARE
        && (strcmp(type, "error") == 0 || strcmp(ev.actual, "error") == 0
            || strcmp(ev.other_type, "error") == 0))
    {
        /* N13: the reason of a failure */

        return type_hidden("error") ? 'A' : 'D';
    }

    if ((ev.frame >= CUT && ev.frame != INSIDE && ev.frame != TWICE)
        || (ev.frame == LONG && small))
    {
        return 'B';
    }

    if (ev.frame == ERROR) {
        return (it && it->hidden && !ev.how && strstr(type, "output_item"))
               ? 'A' : 'D';
    }

    if (known && type_hidden(ev.actual)) {
        return 'A';
    }

    /* hidden with its item, or with what opened the item or its part */

    own = (strcmp(ev.actual, type) == 0 && !acme);

    if (it && it->announced && (index || id)
        && (it->hidden || (own && type_hidden("response.output_item.added"))
            || (own && it->opened && !strstr(type, "output_item")
                && type_hidden(format("response.%s.added",
                                      it->family->opener)))))
    {
        return (ev.target == T_ITEM && ev.how != DUP) ? 'B' : 'A';
    }

    /* hidden by what it carries, or since no other items have such events */

    if (it && it->hidden && known
        && ((own && !strstr(type, "output_item")
             && !strstr(type, "content_part"))
            || (strstr(type, "output_item") && ev.target < T_ITEM)
            || (strstr(type, "_part.") && ev.target < T_ITEM
                && strcmp(it->family->type, "message") != 0)))
    {
        return 'A';
    }

    if (odd || (it && acme && (index || id)
                && type_hidden("response.output_item.added")))
    {
        return 'B';
    }

    if (it && it->hidden) {
        return 'D';
    }

    if (ev.how != NONE && ev.how != ESCAPED && ev.how != DROP) {
        return (ev.target == O_TYPE && ev.how == OTHER
                && matches('I', ev.other_item) && strstr(type, "output_item"))
               ? 'A' : 'D';
    }

    if (it && !it->announced && !strstr(type, "item.added")) {
        return (index && id && !it->begun
                && strncmp(ev.actual, "acme", 4) == 0) ? 'B' : 'D';
    }

    return (conform && !(ev.life && matches('H', type))) ? 'S' : 'M';
}


/* a frame with two events is two; the second one may be dropped */

static u_char
class_of(void)
{
    u_char  class;

    class = class_of_one();

    return (ev.frame == TWICE && (class == 'S' || class == 'M')) ? 'D' : class;
}


/* the members of an event of an item */

static void
payload(void)
{
    bytes_t      t, *b = &ev.data;
    item_t      *it = ev.item;
    ngx_uint_t   done, shell;
    const char  *p = ev.type;

    ngx_memzero(&t, sizeof(bytes_t));
    put(&t, "");
    done = (strstr(p, ".done") != NULL);
    shell = (it->family->whole[0] == 'o');

    if (!(dialect & NO_INDEX)) {
        member(b, how(T_INDEX), (dialect & OLD_INDEX) ? "index"
               : "output_index", format("%lu", (dialect & ZERO) ? 0 : it->n),
               one_in(2) ? "77" : it->n ? "0" : "1");
    }

    if (strstr(p, "output_item")) {
        item(&t, ev.class, "item", done, how(O_TYPE), how(O_ID));
        member(b, how(T_ITEM), "item", (char *) t.data,
               "{\"id\":\"other\",\"type\":\"message\",\"content\":[]}");
        bytes_free(&t);
        return;
    }

    if (!strstr(p, "shell_call_command") && !(dialect & NO_ID)) {
        member(b, how(T_ID), "item_id", (dialect & ROTATE)
               ? format("\"r_%lu\"", random_below(10000))
               : format("\"%s\"", it->id),
               one_in(2) ? "\"other\"" : ev.other_id);
    }

    if (strncmp(p, "acme", 4) == 0) {
        expand(b, "\1&note", "", "", ev.class, 1);
        bytes_free(&t);
        return;
    }

    if (it->family->opener) {
        one(b, strstr(p, "summary") ? "summary_index"
               : strstr(p, "shell") ? "command_index" : "content_index", "0");
    }

    if (strstr(p, "_part.")) {
        bytes_byte(&t, '{');
        member(&t, how(O_TYPE), "type", format("\"%s\"", it->family->part),
               one_in(2) ? "\"output_text\"" : "\"other\"");
        one(&t, it->family->whole, "\"");
        expand(&t, "@\",\"annotations\":[],\"logprobs\":[],&x}", "part",
               it->family->whole, ev.class, done);
        member(b, how(T_PART), "part", (char *) t.data,
               "{\"type\":\"output_text\",\"text\":\"\"}");

    } else if (strstr(p, ".delta")) {

        /*
         * A rule that hides the type of a delta does not hide its text, which
         * is also in later events.  Of an item that was not announced, only
         * the type tells that the item is hidden, if it is not another one.
         */

        one(b, "delta", shell ? "{\"stdout\":\"" : "\"");
        text(b, ev.class == 'A'
                && (!it->hidden
                    || (!it->announced && strcmp(ev.actual, p) != 0))
                ? 'M' : ev.class, "", 1 + it->deltas++ % 2);
        expand(b, shell ? "\"}\1&obfuscation" : "\"\1&obfuscation", "", "",
               ev.class, 1);

    } else if (strstr(p, "partial_image")) {
        expand(b, "\1\"partial_image_index\":0\1&partial_image_b64", "", "",
               ev.class, 1);

    } else if (strstr(p, "annotation")) {
        expand(b, "\1\"annotation_index\":0\1\"annotation\":{\"type\":"
               "\"url_citation\",\"start_index\":0,\"end_index\":1,"
               "\"url\":\"u\",\"title\":\"t\",&x}", "annotation", "",
               ev.class, 1);

    } else if (done) {
        one(b, it->family->whole, shell ? "[{\"stdout\":\"" : "\"");
        text(b, ev.class, it->family->whole, 0);
        put(b, shell ? "\",\"stderr\":\"\"}]" : "\"");

    } else if (strstr(p, "command.added")) {
        one(b, "command", "\"\"");
    }

    if (strstr(p, "output_text.d")) {

        /*
         * White space in an empty array, too: what comes next may differ.
         * Those of a text that is redacted are left out.
         */

        if (redacts || one_in(2)) {
            one(b, "logprobs", one_in(2) ? "[]" : "[ ]");

        } else {
            expand(b, "\1\"logprobs\":[{\"logprob\":0,&x}]", "logprobs.*", "",
                   ev.class, 1);
        }
    }

    bytes_free(&t);
}


/* another item, or a response with it, in an event that has none */

static void
carry(void)
{
    bytes_t   t;
    item_t   *it = ev.item;

    ngx_memzero(&t, sizeof(bytes_t));
    put(&t, "");

    ev.item = &items[random_below(nitems)];
    item(&t, ev.item->hidden ? 'A' : 'D', "item", 1, NONE, NONE);

    if (strncmp(ev.type, "acme", 4) == 0 || one_in(2)) {
        one(&ev.data, "item", (char *) t.data);

    } else {
        one(&ev.data, "response", "{\"output\":[");
        bytes_text(&ev.data, (char *) t.data);
        put(&ev.data, "]}");
    }

    ev.item = it;
    bytes_free(&t);
}


/* the data, its members in any order, and the frame around it */

static void
send(void)
{
    char        *part[64], *p;
    bytes_t      t;
    ngx_uint_t   i, k, n, late;
    const char  *line;

    ngx_memzero(&t, sizeof(bytes_t));

    if (!json && (!(dialect & NO_NUMBER) || one_in(3))) {
        one(&ev.data, "sequence_number", format("%lu", number++));
    }

    if (ev.frame == LONG || ev.frame == DEEP) {
        one(&ev.data, "pad", "");
        bytes_times(&ev.data, ev.frame == LONG ? "1" : "[", 3000);
        bytes_times(&ev.data, "]", ev.frame == LONG ? 0 : 3000);

    } else if (ev.frame == UTF8 || ev.frame == INSIDE) {
        one(&ev.data, "pad", ev.frame == UTF8 ? "\"\xff\"" : "\"a\ndata: b\"");
    }

    for (n = 0, p = (char *) ev.data.data; (p = strchr(p, '\1')); n++) {
        *p++ = '\0';
        part[n] = p;
    }

    for (i = 0; i < n && !conform && (ev.frame || one_in(3)); i++) {
        k = random_below(n);
        p = part[i];
        part[i] = part[k];
        part[k] = p;
    }

    for (i = 0; i < n; i++) {
        bytes_text(&t, i == 0 ? (ev.frame == WRAP ? "[{" : "{")
                       : ev.frame != SPLIT ? ","
                       : one_in(2) ? ",\ndata: " : ",\t");
        bytes_text(&t, part[i]);
    }

    bytes_text(&t, ev.frame == WRAP ? "}]" : ev.frame == CUT ? ","
                   : ev.frame == TRAIL ? pick("}{} }x }]") : "}");

    starts[nstarts++ % 512] = in.len;

    if (json) {
        bytes_text(&in, (char *) t.data);
        bytes_free(&t);
        return;
    }

    line = (!conform && !ev.how && one_in(20)) ? ev.other_type : ev.actual;
    late = one_in(8);

    if (ev.line && !late) {
        put(&in, "event: %s%s", line, eol);
    }

    if (!conform && one_in(20)) {
        put(&in, "%s%s", pick(":\"x\" retry:5 id:3 : foo:1"), eol);
    }

    bytes_text(&in, ev.frame >= BOM || ev.frame == ERROR || ev.frame == DOUBLE
                    ? frames[ev.frame] : one_in(20) ? "data:" : "data: ");
    bytes_text(&in, (char *) t.data);

    if (ev.frame == TWICE) {
        put(&in, "%sdata: ", eol);
        bytes_text(&in, (char *) t.data);
    }

    if (ev.line && late) {
        put(&in, "%sevent: %s", eol, line);
    }

    put(&in, "%s%s", eol, eol);
    bytes_free(&t);
}


static ngx_uint_t
has(ngx_uint_t target)
{
    ngx_uint_t  of_item, of_part;

    of_item = (strstr(ev.type, "output_item") != NULL);
    of_part = (strstr(ev.type, "_part.") != NULL);

    return json ? target == T_OUTPUT || target == O_ID
           : target == T_TYPE ? 1
           : target == T_INDEX ? ev.item != NULL
           : target == T_ID ? ev.item && !of_item
                              && !strstr(ev.type, "shell_call_command")
           : target == T_ITEM ? of_item : target == T_PART ? of_part
           : target == O_TYPE ? of_item || of_part
           : target == O_ID ? of_item || ev.life : ev.life;
}


/* makes an event of a type, whose item may be NULL */

static void
event(const char *type, item_t *it)
{
    ngx_uint_t       odd;
    const family_t  *f = &families[random_below(FAMILIES)];

    snprintf(ev.type, sizeof(ev.type), "%s", type);
    snprintf(ev.actual, sizeof(ev.actual), "%s", type);
    type = ev.type;
    ev.item = it;
    ev.life = is_life(type);
    ev.line = !(dialect & NO_LINE);
    ev.frame = (conform || !one_in(json ? 4 : 15)) ? PLAIN
               : json ? LONG + random_below(WRAP - LONG)
               : in.len ? random_below(FRAMES) : PLAIN;
    ev.how = (!conform && one_in(6)) ? 1 + random_below(OTHER) : NONE;
    ev.target = 0;

    while (ev.how && (ev.target == 0 || !has(ev.target))) {
        ev.target = 1 + random_below(T_RESPONSE);
    }

    ev.other_item = f->type;
    snprintf(ev.other_type, sizeof(ev.other_type), "%s",
             f->text && one_in(2) ? format("response.%s.delta", f->text)
             : pick("response.created response.completed error none acme.note "
                    "response.failed keepalive response.output_item.added "
                    "response.in_progress response.output_item.done"));
    snprintf(ev.other_id, sizeof(ev.other_id), "\"it_%u\"",
             (unsigned) random_below(ITEMS));

    if (ev.how == OTHER && ev.target == T_TYPE) {
        memcpy(ev.actual, ev.other_type, sizeof(ev.actual));
    }

    if ((dialect & NO_TYPE) && ev.line && ev.how == NONE) {
        ev.how = DROP;
        ev.target = T_TYPE;
    }

    ev.class = class_of();
    ev.data.len = 0;

    if (!json) {
        member(&ev.data, ev.how == OTHER ? NONE : how(T_TYPE), "type",
               format("\"%s\"", ev.actual), format("\"%s\"", ev.other_type));
    }

    if (it) {
        it->begun = 1;
        payload();

    } else if (json && one_in(3)) {
        list();

    } else if (ev.life) {
        response();

    } else if (strcmp(type, "error") == 0) {
        odd = one_in(2);
        expand(&ev.data, odd ? "\1\"error\":{&message,\"code\":\"c\",&x}"
               : "\1\"code\":\"c\"\1&message", odd ? "error" : "", "",
               ev.class, 1);
    }

    if (!(ev.life && (dialect & FLAT))) {
        expand(&ev.data, "\1&x\1&y", "", "", ev.class, 1);

        if (one_in(4)) {
            one(&ev.data, "a", "{\"b\":[{");
            expand(&ev.data, "&c}]}", "a.b.*", "", ev.class, 1);
        }
    }

    if (!conform && !json && one_in(25) && !ev.life
        && !strstr(type, "output_item"))
    {
        carry();
    }

    send();

    if ((ev.how == NONE || ev.how == ESCAPED)
        && (ev.frame <= LONG || ev.frame == INSIDE)
        && !(ev.frame == LONG && small) && it)
    {
        it->announced |= (strstr(type, "output_item.added") != NULL);
        it->opened |= (it->announced && strstr(type, "_part.added"));
    }
}


#endif /* _SECRET_EVENT_H_INCLUDED_ */
