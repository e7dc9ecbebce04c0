#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for the checks in util: a small tree in which each rule is broken, and
# all that they say of it.  That they pass a clean tree is seen by "make check".
# And what only the module that was built shows: the symbols that it exports.

use File::Basename qw/ dirname /;
use File::Path qw/ make_path /;
use File::Temp qw/ tempdir /;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;

###############################################################################

my $util = "$Test::Nginx::ROOT/util";
my $stub = "$Test::Nginx::ROOT/t/unit/stub";
my $cc = $ENV{CC} || 'gcc';
my $module = 'ngx_http_responses_module';
my $top;

###############################################################################

# style

my $opening = "\n/*\n * Copyright (C) 2026 authors\n *\n * A part.\n */\n\n\n";

plant(
	'text' => "a \n\n",
	'end' => "a",
	'cr' => "a\r\n",
	't/streams/as-sent' => "a \n\n",
	'header.c' => "int  n;\n",
	'long.c' => "${opening}void\nf(void)\n{\n" . "    n++;\n" x 1000 . "}\n",
	'line.c' => $opening . <<'EOT' . '    /* ' . 'a' x 80 . " */\n}\n",
ngx_int_t f(ngx_int_t n)
{
	// one
    /* TODO */
    /* n = 1; */
#if 0
#endif
   n = 1;
    strcpy(a, b);
    if(n) {
    }
    if (n){
    }
    f(a,b);
    n = sizeof (n);
    if (n) return 1;
    if (n)
        n = 1;
    while (n) {
    }
    else {
    }
}



int  n;

void
g(void)
{
EOT
);

is(check('style'), <<'EOT', 'style');
cr: CR
end: no LF at end
header.c:1: must open with a copyright and what the file is for
line.c:11: tab
line.c:40: more than 79 columns
line.c:33: more than two blank lines
line.c:11: // comment
line.c:12: comment asks for work to be done
line.c:13: code in a comment
line.c:9: the type of a function has a line of its own
line.c:14: code switched off or on by hand
line.c:17: strcpy() is banned
line.c:18: no space after "if"
line.c:20: no space before "{"
line.c:22: no space after a comma
line.c:23: space after "sizeof"
line.c:24: no braces after "if"
line.c:25: no braces after "if"
line.c:29: "else" must follow "}" in its line
line.c:16: indented by 3, not a multiple of 4
line.c:32: two blank lines must follow a function()
long.c: file of 1012 lines, at most 1000
long.c:11: f() has 1000 lines, at most 120
text: blank lines at end
text:1: trailing blank
check-style: 25 errors
EOT

###############################################################################

# structure

my $includes = "${opening}#include <ngx_config.h>\n#include <ngx_core.h>\n";

plant(
	config => join("\n", 'srcs="', map({ "    $_" }
		'core/ngx_responses_a.c', 'core/ngx_responses_a.c',
		'json/ngx_responses_b.c', 'json/ngx_responses_c.c',
		'core/ngx_responses_no.c', 'http/ngx_http_responses_d.c',
		'core/ngx_responses_a.h', 'http/ngx_http_responses.h',
		'http/f/ngx_http_responses_f_module.c',
		'http/f/ngx_http_responses_h.h', 'http/g/ngx_http_responses_g.c',
		'counters/ngx_responses_i.h', 'counters/ngx_responses_j.h'),
		"\"\n"),
	"$module/core/ngx_responses_a.h" =>
		qq!$opening#pragma once\n#include "core/ngx_responses_a.h"\n!,
	"$module/core/ngx_responses_a.c" => $includes . <<'EOT',
#include "http/ngx_http_responses_e.h"
#include "ngx_responses_a.h"
#include <string.h>

int  a = 1;
extern int  ngx_responses_b;
int  *ngx_responses_a = &ngx_responses_b;

int ngx_responses_a1(void) { return malloc(1) != NULL; }
int ngx_responses_a2(void) { return yajl_free(NULL); }
EOT
	"$module/json/ngx_responses_b.c" => $includes . <<'EOT',
int  ngx_responses_b;
int ngx_responses_b1(void) { return ngx_responses_c1() + yajl_free(NULL); }
EOT
	"$module/json/ngx_responses_c.c" => $includes . <<'EOT',
int ngx_responses_c1(void) { return ngx_responses_b1() + yajl_free(NULL); }
EOT
	"$module/http/ngx_http_responses_d.c" => "$opening#include <string.h>\n"
		. "#include <yajl/yajl_gen.h>\n\nint  ngx_responses_d;\n",
	"$module/attic/ngx_responses_e.c" => $opening,
	"$module/http/e.h" => $opening,
	"$module/http/ngx_http_responses_e.h" => $opening
		. qq!#include "http/ngx_http_responses.h"\n!,
	"$module/http/ngx_http_responses.h" => $opening,
	"$module/http/f/ngx_http_responses_f_module.c" => $opening
		. qq!#include "http/ngx_http_responses_e.h"\n!,
	"$module/http/g/ngx_http_responses_g.c" => $opening
		. qq!#include "http/ngx_http_responses.h"\n!
		. qq!#include "http/f/ngx_http_responses_h.h"\n!,
	"$module/http/f/ngx_http_responses_h.h" => $opening,
	"$module/counters/ngx_responses_i.h" => $opening . <<'EOT',
#include "counters/ngx_responses_j.h"

/* struct ngx_responses_j_s { is not here */
struct ngx_responses_i_s {
    int  n;
};
EOT
	"$module/counters/ngx_responses_j.h" => $opening . <<'EOT',
typedef struct ngx_responses_i_s  ngx_responses_i_t;

typedef struct {
    ngx_responses_i_t  *i;
} ngx_responses_j_t;
EOT
);

compile();

is(check('structure', "$top/objects"), <<"EOT", 'structure');
check-structure: largest circle by headers and types: core 0, json 0, api 0, engine 0, counters 2, request 0, http 0
$module/attic/ngx_responses_e.c: no folder, must be in one of: core json api engine counters request http
$module/core/ngx_responses_a.c:11: include of a later folder: "http/ngx_http_responses_e.h"
$module/core/ngx_responses_a.c:12: include must name a folder: "ngx_responses_a.h"
$module/core/ngx_responses_a.c:13: include of <string.h> is for http/
$module/http/e.h: name must begin with "ngx_http_responses"
$module/http/g/ngx_http_responses_g.c:10: include of "http/f/ngx_http_responses_h.h", the door of http/f is http/f/ngx_http_responses_f.h
$module/http/ngx_http_responses_d.c:9: include of <string.h>, nginx has its own
$module/http/ngx_http_responses_d.c:10: include of <yajl/yajl_gen.h>, no function of it is used
config: core/ngx_responses_a.c is listed 2 times
config: core/ngx_responses_no.c is not there
config: attic/ngx_responses_e.c is not listed
config: http/e.h is not listed
config: http/ngx_http_responses_e.h is not listed
$module/core/ngx_responses_a.h: includes go in a circle: core/ngx_responses_a.h
$module/http/f/ngx_http_responses_f_module.c: sees the configuration of the filter: http/f/ngx_http_responses_f_module.c includes http/ngx_http_responses_e.h includes http/ngx_http_responses.h
$module/core/ngx_responses_a.c: global symbol a must begin with "ngx_responses_"
$module/http/ngx_http_responses_d.c: global symbol ngx_responses_d must begin with "ngx_http_responses_"
$module/core/ngx_responses_a.c: uses json/ngx_responses_b.c, a later folder: ngx_responses_b
$module/core/ngx_responses_a.c: uses malloc
$module/core/ngx_responses_a.c: uses yajl_free, yajl is for json/
$module/json/ngx_responses_c.c: uses yajl_free, yajl is for one file, and json/ngx_responses_b.c uses it
$module/json/ngx_responses_b.c: is in a circle of 2 files
    json/b uses json/c: ngx_responses_c1
    json/c uses json/b: ngx_responses_b1
$module/counters: a circle of 2 files by headers and types, at most 0, see --graph
check-structure: 23 errors
EOT

unlink("$top/objects/core/ngx_responses_a.o");
is(check('structure', "$top/objects"), "$util/check-structure.pl: "
	. "no object of core/ngx_responses_a.c\n", 'structure, no object');

###############################################################################

# documentation

plant(
	"$module/core/ngx_responses_version.h" =>
		qq!#define NGX_RESPONSES_VERSION  "1.2.3"\n!,
	"$module/http/ngx_http_responses_module.c" => <<'EOT',
#define rule(name, args, kind)                                                \
    { ngx_string(name), NGX_HTTP_LOC_CONF|args, NULL }

static ngx_command_t  ngx_http_responses_commands[] = {

    rule("responses_rule", NGX_CONF_1MORE, RULE),

    { ngx_string("responses"),
      NGX_HTTP_LOC_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_FLAG,
      NULL },

    { ngx_string("responses_b"),
      NGX_HTTP_LOC_CONF,
      NULL },
};

static ngx_http_variable_t  ngx_http_responses_vars[] = {
    { ngx_string("responses_model"), NULL, NULL, 0, 0, 0 },
};

static ngx_str_t  ngx_http_responses_skips[] = {
    ngx_string("off")
};

static char  *ngx_http_responses_text = "upstream sent invalid count in event "
                                        "%ui";
EOT
	'CHANGES.md' => "# Changes\n\n## 1.2.4 (2026-02-01)\n",
	'debian/changelog' => "name (1.2.30-1) unstable; urgency=low\n\n"
		. " -- me <me\@localhost>  Sat, 31 Jan 2026 12:00:00 +0000\n",
	'util/vim/after/syntax/nginx.vim' =>
		"syn keyword ngxDirectiveThirdParty contained responses_no\n",
	'README.md' => "[no](docs/no.md) [no](docs/directives.md#no)\n",
	'docs/directives.md' => <<'EOT',
## responses

## responses

**Syntax:** `other` `on`<br>
**Context:** server<br>

## responses_no

Sets `$responses_no`.
EOT
	'docs/variables.md' => "- `\$responses_other`\n",
	'docs/metrics.md' => "`nginx_responses_build_info` `nginx_responses_a_total`\n"
		. "`nginx_responses_c_seconds_bucket` `nginx_responses_d_total` `busy`\n",
	'contrib/a/alerts.yml' => "nginx_responses_a_total nginx_responses_e_total\n"
		. "`nginx_responses_f_total` is gone\n",
	"$module/counters/ngx_responses_metrics.c" => <<'EOT',
    { "a_total", "counter", "A.",
    { "b_total", "counter",
    { "c_seconds", "histogram",
EOT
	"$module/counters/ngx_responses_code.c" => <<'EOT',
    { ngx_string("busy"), 503 },
    { ngx_string("*slow*"), SLOW },
    { ngx_string("529"), BUSY },
EOT
	'docs/internals.md' => join('', map { "[a](../$module/$_.c)\n" }
		qw! http/ngx_http_responses_module counters/ngx_responses_metrics
		api/ngx_responses_type api/ngx_responses_known
		engine/ngx_responses_repair !),
	'docs/troubleshooting.md' => "| message | |\n|---|---|\n"
		. "| `no such …`<br>`nor …` |\n",
	"$module/api/ngx_responses_type.c" => <<'EOT',
    status(ERROR, "error", ERROR, 0, FAILED),
    row(A_DELTA, "response.a.delta", DELTA, O|I, ITEM, PART),
    row(A_DONE, "response.a.done",
        DONE, O|I, ITEM, PART),
    progress("b.added", 0, ITEM),
    other("batch.failed")

    text_item(ITEM, "item", "i_", "", "words", PART, STATUS, ""),
    text_item(CALL, "call", "c_", "", "known", PART, STATUS, ""),
    part(PART, "", "query", "", NONE, NO_LIST,
EOT
	"$module/api/ngx_responses_known.c" => "    row(\"known\", EVENT),\n",
	"$module/engine/ngx_responses_repair.c" => <<'EOT',
    { "no-x", class(ITEM), ngx_responses_repair_x, NULL },
    { "x", 0, NULL, NULL },
EOT
	't/unit/guard_types.h' => <<'EOT',
    { "response.a.", GUARD_TELLS, "oi", NULL, NULL },
    { "response.c.", GUARD_TELLS, "oi", NULL, NULL },
    { "response.d", GUARD_TELLS, "oi", NULL, NULL },
EOT
	'docs/events.md' => "## Event types\n\n* a: `a.{delta,doen}`\n"
		. "* without `response.`: `error` `ping`\n\n## Others\n\n* `x`\n",
);

is(check('docs'), <<'EOT', 'docs');
util/vim/after/syntax/nginx.vim: directive "responses" is missing
util/vim/after/syntax/nginx.vim: directive "responses_b" is missing
util/vim/after/syntax/nginx.vim: directive "responses_no" is not known
util/vim/after/syntax/nginx.vim: directive "responses_rule" is missing
docs/directives.md:3: "responses" is described twice
docs/directives.md:8: no directive "responses_no"
docs/directives.md:3: "responses" has no **Default:**
docs/directives.md:3: syntax of "responses" does not begin with its name
docs/directives.md:3: context of "responses" is "server", in code it is "if in location, location"
docs/directives.md: directive "responses_b" is not described
docs/directives.md: directive "responses_rule" is not described
docs/variables.md:1: no variable "$responses_other"
docs/variables.md: variable "$responses_model" is not described
docs/directives.md:10: no variable "$responses_no"
docs/troubleshooting.md: message "upstream sent invalid count in event …" of ngx_http_responses_module/http/ngx_http_responses_module.c is not described
docs/troubleshooting.md:3: no message "no such …"
docs/troubleshooting.md:3: no message "nor …"
docs/troubleshooting.md: $responses_skipped "off" is not described
docs/events.md: type "response.a.done" is not described
docs/events.md: type "response.b.added" is not described
docs/events.md: no type "ping"
docs/events.md: no type "response.a.doen"
t/unit/guard_types.h: type "response.b.added" is missing
t/unit/guard.h t/unit/guard_types.h: no type "response.c."
t/unit/guard.h t/unit/guard_types.h: no type "response.d"
ngx_http_responses_module/api/ngx_responses_known.c: member "query" is missing
ngx_http_responses_module/api/ngx_responses_known.c: member "words" is missing
docs/metrics.md: metric "nginx_responses_b_total" is not described
docs/metrics.md: metric "nginx_responses_c_seconds" is not described
docs/metrics.md: no metric "nginx_responses_d_total"
contrib/a/alerts.yml: no metric "nginx_responses_e_total"
docs/metrics.md: code "*slow*" is not described
docs/events.md: repair "no-x" is not described
docs/internals.md: no link to ngx_http_responses_module/counters/ngx_responses_code.c
CHANGES.md: version "1.2.4", the module is "1.2.3"
debian/changelog: version "1.2.30", the module is "1.2.3"
util/rpm/nginx-module-responses.spec: version "", the module is "1.2.3"
debian/changelog: date "Sat, 31 Jan 2026", CHANGES.md has "Sun, 01 Feb 2026"
util/rpm/nginx-module-responses.spec: date "", CHANGES.md has "Sun Feb 01 2026"
README.md: link to "docs/no.md" leads nowhere
README.md: link to "docs/directives.md#no": no such heading
check-docs: 41 errors
EOT

###############################################################################

# order of modules in nginx

my ($sign, $filter, $count, $limit, $gunzip, $copy)
	= map { "    &ngx_http_${_}_module,\n" } qw/ responses_sign responses
	responses_count responses_limit gunzip_filter copy_filter /;
my $ours = "$sign$filter$count$limit";

foreach my $case (
	[ "$ours$gunzip", 'late', 1 ], [ "$gunzip$ours", 'late', 0 ],
	[ "$gunzip", 'late', 0 ], [ "$filter$sign$count$limit$gunzip", 'late', 0 ],
	[ "$ours$gunzip", 'early', 0 ],
	[ "$ours$copy", 'early', 1 ], [ "$ours$copy", 'late', 0 ])
{
	my ($modules, $place, $right) = @$case;

	plant('modules.c' => "{\n$modules    NULL\n};\n");
	is(system("$util/check-order.pl $top/modules.c $place >/dev/null 2>&1")
		== 0, $right == 1, "order, $place");
}

###############################################################################

# nginx loads the module with RTLD_GLOBAL: other symbols than those that it
# looks up could meet those of other modules

SKIP: {
skip 'the module is built in', 1 if $Test::Nginx::MODULE eq '';

my @exported = map { /^(\S+) [A-Z]\b/ }
	`nm -D -P --defined-only "$Test::Nginx::MODULE"`;
is("@exported", 'ngx_module_names ngx_module_order ngx_modules',
	'only what nginx looks up is exported');
}

# what t/fuzz/mutants takes out

is(`"$Test::Nginx::ROOT/t/fuzz/mutants" -c 2>&1`, '',
	'defences are found in the sources');

done_testing();

###############################################################################

# a new tree

sub plant {
	my (%tree) = @_;

	$top = tempdir('checks-XXXXXXXXXX', TMPDIR => 1, CLEANUP => 1);

	foreach my $name (keys %tree) {
		make_path(dirname("$top/$name"));

		open my $fh, '>:raw', "$top/$name" or die "Can't create $name: $!";
		print $fh $tree{$name};
		close $fh;
	}
}


sub check {
	my ($name, @objects) = @_;
	return scalar `"$util/check-$name.pl" @objects "$top" 2>&1`;
}


sub compile {
	foreach my $file (glob("$top/$module/{core,json,http,http/f,http/g}/*.c")) {
		(my $object = $file) =~ s!\Q$module\E/(.*)c\z!objects/$1o!;

		make_path(dirname($object));
		system($cc, qw/ -std=gnu89 -O0 -w -I /, $stub, '-I', "$top/$module",
			'-c', '-o', $object, $file) == 0 or die "$file: $?\n";
	}
}
