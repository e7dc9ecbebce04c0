#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for the checks in util: each of them passes a small clean tree, and
# refuses it once a rule is broken.  No nginx is needed.

###############################################################################

use warnings;
use strict;

use Test::More;

use Cwd qw/ abs_path /;
use File::Basename qw/ dirname /;
use File::Path qw/ make_path remove_tree /;
use File::Temp qw/ tempdir /;

###############################################################################

my $util = abs_path(dirname(__FILE__) . '/../util');
my $top = tempdir('checks-XXXXXXXXXX', TMPDIR => 1, CLEANUP => 1);
my $house = 'ngx_http_responses_module';

my $opening = "\n/*\n * Copyright (C) 2026 authors\n *\n * A part.\n */\n\n\n";

my $includes = "#include <ngx_config.h>\n#include <ngx_core.h>\n";

my $function = <<'EOT';


ngx_int_t
ngx_responses_one(ngx_int_t n)
{
    if (n > 1) {
        return NGX_ERROR;
    }

    return NGX_OK;
}
EOT

my %clean = (
	config => <<'EOT',
responses_srcs="
    core/ngx_responses_sse.c
    json/ngx_responses_span.c
    api/ngx_responses_event.c
    http/ngx_http_responses_module.c
"

responses_deps="
    core/ngx_responses_sse.h
    api/ngx_responses_event.h
"
EOT

	"$house/core/ngx_responses_sse.h" => "$opening$includes",
	"$house/core/ngx_responses_sse.c" => $opening . $includes
		. qq!\n#include "core/ngx_responses_sse.h"\n! . $function,
	"$house/json/ngx_responses_span.c" => $opening . $includes
		. "\n#include <yajl/yajl_parse.h>\n" . $function,
	"$house/api/ngx_responses_event.h" => $opening . $includes
		. qq!\n#include "core/ngx_responses_sse.h"\n!,
	"$house/api/ngx_responses_event.c" => $opening . $includes
		. qq!\n#include "api/ngx_responses_event.h"\n! . $function,
	"$house/http/ngx_http_responses_module.c" => $opening . $includes
		. "#include <ngx_http.h>\n" . <<'EOT',


static ngx_command_t  ngx_http_responses_commands[] = {

    { ngx_string("responses"),
      NGX_HTTP_LOC_CONF|NGX_HTTP_LIF_CONF|NGX_CONF_FLAG,
      ngx_conf_set_flag_slot,
      NGX_HTTP_LOC_CONF_OFFSET,
      0,
      NULL },

      ngx_null_command
};


static ngx_http_variable_t  ngx_http_responses_vars[] = {

    { ngx_string("responses_model"), NULL, NULL, 0, 0, 0 },

      ngx_http_null_variable
};
EOT

	'README.md' => "# Title\n\n[all](docs/directives.md#responses)\n",
	'docs/directives.md' => <<'EOT',
# Directives

## responses

**Syntax:** **`responses`** `on` | `off`<br>
**Default:** `responses off`<br>
**Context:** location, if in location

Sets `$responses_model`.
EOT
	'docs/variables.md' => "# Variables\n\n- `\$responses_model` -- a model\n",
);

# a check, a file, what replaces what in it, and what must be said

my $sse = "$house/core/ngx_responses_sse.c";
my $event = "$house/api/ngx_responses_event.c";

my $at_end = qr/\z/;
my $body = qr/(?<=    return NGX_OK;\n)/;
my $types = qr/(?<=ngx_core.h>\n)/;

my @broken = (
	[ 'style', $sse, $body, '    ' . 'a' x 80 . ";\n", 'more than 79 columns' ],
	[ 'style', $sse, $body, "\tn = 1;\n", 'tab' ],
	[ 'style', $sse, $body, "    n = 1; \n", 'trailing blank' ],
	[ 'style', $sse, $body, "    n = 1;\r\n", 'CR' ],
	[ 'style', $sse, qr/\n\z/, '', 'no LF at end' ],
	[ 'style', $sse, $at_end, "\n", 'blank lines at end' ],
	[ 'style', $sse, $body, "    n = 1; // one\n", '// comment' ],
	[ 'style', $sse, $body, "    /* TODO */\n", 'comment asks for work' ],
	[ 'style', $sse, $body, "    /* n = 1; */\n", 'code in a comment' ],
	[ 'style', $sse, $body, "#if 0\n#endif\n", 'code switched off' ],
	[ 'style', $sse, $body, "   n = 1;\n", 'indented by 3' ],
	[ 'style', $sse, $body, "    strcpy(a, b);\n", 'strcpy() is banned' ],
	[ 'style', $sse, $body, "    free(a);\n", 'free() is banned' ],
	[ 'style', $sse, $body, "    printf(a);\n", 'printf() is banned' ],
	[ 'style', $sse, $body, "    if(n) {\n    }\n", 'no space after "if"' ],
	[ 'style', $sse, $body, "    if (n){\n    }\n", 'no space before "{"' ],
	[ 'style', $sse, $body, "    f(a,b);\n", 'no space after a comma' ],
	[ 'style', $sse, $body, "    n = sizeof (n);\n", 'space after "sizeof"' ],
	[ 'style', $sse, $body, "    if (n) return 1;\n", 'no braces after "if"' ],
	[ 'style', $sse, $body, "    if (n)\n        n = 1;\n", 'no braces' ],
	[ 'style', $sse, $body, "    }\n    else {\n", '"else" must follow' ],
	[ 'style', $sse, qr/ngx_int_t\n/, 'ngx_int_t ', 'a line of its own' ],
	[ 'style', $sse, qr/Copyright/, 'Written', 'must open with a copyright' ],
	[ 'style', $sse, $types, "\n\n\n", 'more than two blank lines' ],
	[ 'style', $sse, $at_end, "\nint  n;\n", 'two blank lines must follow' ],
	[ 'style', $sse, $body, "    n++;\n" x 130, 'has 135 lines' ],
	[ 'style', $sse, $types, "int  n;\n" x 700, 'lines, at most 700' ],
	[ 'style', 'docs/directives.md', $at_end, "x \n", 'trailing blank' ],

	[ 'floors', $sse, $types, qq!#include "api/ngx_responses_event.h"\n!,
		'include points up' ],
	[ 'floors', $sse, $types, qq!#include "ngx_responses_sse.h"\n!,
		'include must name a floor' ],
	[ 'floors', $sse, $types, qq!#include "core/ngx_responses_no.h"\n!,
		'include of a file not there' ],
	[ 'floors', "$house/core/ngx_responses_sse.h", $types,
		qq!#include "core/ngx_responses_sse.h"\n!, 'go in a circle' ],
	[ 'floors', $sse, $types, "#include <ngx_http.h>\n",
		'must not include <ngx_http.h>' ],
	[ 'floors', $sse, $types, "#include <string.h>\n",
		'must not include <string.h>' ],
	[ 'floors', $event, $types, "#include <yajl/yajl_parse.h>\n",
		'yajl is for' ],
	[ 'floors', "$house/http/ngx_http_responses_module.c", $types,
		"#include <yajl/yajl_gen.h>\n", 'yajl is for' ],
	[ 'floors', $event, $body, "    yajl_free(h);\n", 'yajl_free is for' ],
	[ 'floors', $sse, $body, "    p = ngx_palloc(pool, 1);\n",
		'memory comes from' ],
	[ 'floors', $event, $body, "    p = mem->alloc(mem->data, 1);\n",
		'floor 2 must not allocate' ],
	[ 'floors', "$house/json/ngx_responses_span.c", $body,
		"    p = malloc(1);\n", 'memory comes from' ],
	[ 'floors', $event, $body, "    n = ngx_time();\n", 'no clock' ],
	[ 'floors', $event, $body, "    n = ngx_current_msec;\n", 'no clock' ],
	[ 'floors', $event, $body, "    n = ngx_random();\n", 'no clock' ],
	[ 'floors', $event, $body, "    ngx_log_debug0(1, log, 0, a);\n",
		'no clock' ],
	[ 'floors', $event, $body, "    ngx_http_request_t *r;\n",
		'not known below floor 4' ],
	[ 'floors', 'config', qr!    core/ngx_responses_sse.c\n!, '',
		'core/ngx_responses_sse.c is not listed' ],
	[ 'floors', 'config', qr!(?=    core/ngx_responses_sse.c\n)!,
		"    core/ngx_responses_sse.c\n", 'is listed 2 times' ],
	[ 'floors', 'config', qr!(?=    core/ngx_responses_sse.c\n)!,
		"    core/ngx_responses_no.c\n", 'is not there' ],
	[ 'floors', "$house/attic/ngx_responses_old.c", undef, $opening,
		'no floor' ],
	[ 'floors', "$house/core/old.c", undef, $opening, 'name must begin' ],

	[ 'docs', 'docs/directives.md', undef, undef, 'is missing' ],
	[ 'docs', 'docs/variables.md', undef, undef, 'is missing' ],
	[ 'docs', 'docs/directives.md', qr/## responses/, '## other',
		'"responses" is not described' ],
	[ 'docs', 'docs/directives.md', $at_end, "\n## responses_no\n",
		'no directive "responses_no"' ],
	[ 'docs', 'docs/directives.md', $at_end, "\n## responses\n",
		'described twice' ],
	[ 'docs', 'docs/directives.md', qr/\*\*Default:.*\n/, '',
		'has no **Default:**' ],
	[ 'docs', 'docs/directives.md', qr/Syntax:\*\* \*\*`resp/, 'Syntax:** **`r',
		'does not begin with its name' ],
	[ 'docs', 'docs/directives.md', qr/location, if/, 'server, location, if',
		'in code it is "if in location, location"' ],
	[ 'docs', 'docs/directives.md', $at_end, "\nAlso `\$responses_no`.\n",
		'no variable "$responses_no"' ],
	[ 'docs', 'docs/variables.md', qr/responses_model/, 'responses_no',
		'"$responses_model" is not described' ],
	[ 'docs', 'docs/variables.md', $at_end, "- `\$responses_no`\n",
		'no variable "$responses_no"' ],
	[ 'docs', 'README.md', $at_end, "\n[no](docs/no.md)\n",
		'leads nowhere' ],
	[ 'docs', 'README.md', $at_end, "\n[no](docs/directives.md#no)\n",
		'no such heading' ],
);

plan(tests => 3 + @broken + 1 + 3);

###############################################################################

foreach my $check (qw/ style floors docs /) {
	my ($rc, $text) = check($check, plant());
	is($rc . $text, "0check-$check: ok\n", "$check passes a clean tree");
}

foreach my $case (@broken) {
	my ($check, $file, $what, $with, $said) = @$case;
	my ($rc, $text) = check($check, plant($file, $what, $with));

	like($rc . $text, qr/\A[1-9].*\Q$said\E/s, "$check: $said, $file");
}

# an exception that is no longer needed

my $script = do { local (@ARGV, $/) = ("$util/check-style.pl"); <> };
$script =~ s/(?<=my %exceptions = \(\n)/"file:$sse" => 'for a while',/;

my $dir = plant("util/check-style.pl", undef, $script);
like(`"$^X" "$dir/util/check-style.pl" "$dir" 2>&1`,
	qr/unused exception "file:\Q$sse\E"/, 'style: unused exception');

# order of modules in nginx

my $list = "&ngx_http_headers_filter_module,\n    ";
my $order = "    &ngx_http_responses_module,\n"
	. "    &ngx_http_gunzip_filter_module,\n";

is(order($order), 0, 'order: before gunzip');
isnt(order(join('', reverse $order =~ /(.*\n)/g)), 0, 'order: after gunzip');
isnt(order("    &ngx_http_gunzip_filter_module,\n"), 0, 'order: not there');

###############################################################################

# writes the tree, with a file changed, made or left out

sub plant {
	my ($file, $what, $with) = @_;

	remove_tree($top, { keep_root => 1 });

	my %tree = %clean;

	if (defined $what) {
		die "$file is not as expected\n"
			unless $tree{$file} =~ s/$what/$with/;

	} elsif (defined $with) {
		$tree{$file} = $with;

	} elsif (defined $file) {
		delete $tree{$file};
	}

	foreach my $name (keys %tree) {
		make_path(dirname("$top/$name"));

		open my $fh, '>:raw', "$top/$name" or die "Can't create $name: $!";
		print $fh $tree{$name};
		close $fh;
	}

	return $top;
}


sub check {
	my ($name, $dir) = @_;

	my $text = `"$^X" "$util/check-$name.pl" "$dir" 2>&1`;

	return ($? >> 8 || $?, $text);
}


sub order {
	my ($modules) = @_;

	open my $fh, '>', "$top/ngx_modules.c" or die "Can't create: $!";
	print $fh "ngx_module_t *ngx_modules[] = {\n$modules    NULL\n};\n";
	close $fh;

	system("\"$^X\" \"$util/check-order.pl\" \"$top/ngx_modules.c\" "
		. '> /dev/null 2>&1');

	return $?;
}

###############################################################################
