#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for the checks in util: each of them passes a small clean tree, and
# refuses it once a rule is broken.  A compiler is needed, but no nginx.

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
my $stub = abs_path(dirname(__FILE__) . '/unit/stub');
my $top = tempdir('checks-XXXXXXXXXX', TMPDIR => 1, CLEANUP => 1);
my $objects = tempdir('checks-XXXXXXXXXX', TMPDIR => 1, CLEANUP => 1);
my %compiled;
my $cc = $ENV{CC} || 'gcc';
my $module = 'ngx_http_responses_module';

my $opening = "\n/*\n * Copyright (C) 2026 authors\n *\n * A part.\n */\n\n\n";

my $includes = "#include <ngx_config.h>\n#include <ngx_core.h>\n";


# a function that returns what another one returns, or NGX_OK

sub function {
	my ($name, $returned) = @_;

	$returned = 'NGX_OK' unless defined $returned;

	return <<"EOT";


ngx_int_t
$name(ngx_int_t n)
{
    if (n > 1) {
        return NGX_ERROR;
    }

    return $returned;
}
EOT
}


my %clean = (
	config => <<'EOT',
responses_srcs="
    core/ngx_responses_sse.c
    json/ngx_responses_span.c
    json/ngx_responses_text.c
    api/ngx_responses_type.c
    api/ngx_responses_event.c
    http/ngx_http_responses_module.c
"

responses_deps="
    core/ngx_responses_sse.h
    core/ngx_responses_version.h
    api/ngx_responses_event.h
    http/ngx_http_responses.h
"
EOT

	"$module/core/ngx_responses_sse.h" => "$opening#pragma once\n$includes"
		. "\n\nngx_int_t ngx_responses_sse(ngx_int_t n);\n",
	"$module/core/ngx_responses_sse.c" => $opening . $includes
		. qq!\n#include "core/ngx_responses_sse.h"\n!
		. function('ngx_responses_sse'),
	"$module/core/ngx_responses_version.h" => "$opening#pragma once\n\n\n"
		. qq!#define NGX_RESPONSES_VERSION  "1.2.3"\n!,
	"$module/json/ngx_responses_span.c" => $opening . $includes
		. "\n#include <yajl/yajl_parse.h>\n"
		. function('ngx_responses_span',
			'yajl_alloc(NULL, NULL, NULL) == NULL'),
	"$module/json/ngx_responses_text.c" => $opening . $includes
		. function('ngx_responses_text'),
	"$module/api/ngx_responses_event.h" => "$opening#pragma once\n$includes"
		. qq!\n#include "core/ngx_responses_sse.h"\n\n!
		. "\nngx_int_t ngx_responses_event(ngx_int_t n);\n"
		. "ngx_int_t ngx_responses_type(ngx_int_t n);\n",
	"$module/api/ngx_responses_event.c" => $opening . $includes
		. qq!\n#include "api/ngx_responses_event.h"\n!
		. function('ngx_responses_event',
			'ngx_responses_sse(n) + ngx_responses_type(n)'),
	"$module/api/ngx_responses_type.c" => $opening . $includes
		. qq!\n#include "api/ngx_responses_event.h"\n\n!
		. "\nngx_int_t  ngx_responses_n = 1;\n"
		. function('ngx_responses_type', 'ngx_memcmp(&n, &n, sizeof(n))'),
	"$module/http/ngx_http_responses.h" => $opening . $includes,
	"$module/http/ngx_http_responses_module.c" => $opening . $includes
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


static ngx_str_t  ngx_http_responses_skips[] = {
    ngx_string("off")
};


static char  *ngx_http_responses_text = "upstream sent invalid count in event "
                                        "%ui";
EOT

	'CHANGES.md' => "# Changes\n\n## 1.2.3\n\n* Feature.\n\n## 1.2.2\n",
	'debian/changelog' => "name (1.2.3-1) unstable; urgency=low\n",
	'util/rpm/nginx-module-responses.spec' =>
		"%{!?module_version: %global module_version 1.2.3}\n",
	'util/vim/after/syntax/nginx.vim' =>
		"syn keyword ngxDirectiveThirdParty contained responses\n",
	'README.md' => "# Title\n\n[all](docs/directives.md#responses)\n",
	'docs/directives.md' => <<'EOT',
# Directives

## responses

**Syntax:** **`responses`** `on` | `off`<br>
**Default:** `responses off`<br>
**Context:** location, if in location

Sets `$responses_model`.
EOT
	'docs/variables.md' => "# Variables\n\n- `\$responses_model` -- a model\n\n"
		. "| `off` | it is off |\n",
	'docs/troubleshooting.md' => "# Troubleshooting\n\n"
		. "| `off` | it is off |\n\n| message | |\n|---|---|\n"
		. "| `upstream sent invalid count in event …` | ignored |\n",
);

# a check, a file, what replaces what in it, and what must be
# said

my $sse = "$module/core/ngx_responses_sse.c";
my $type = "$module/api/ngx_responses_type.c";
my $event = "$module/api/ngx_responses_event.c";
my $http = "$module/http/ngx_http_responses_module.c";

my $at_end = qr/\z/;
my $body = qr/(?=    return [^\n]+;\n\}\n\z)/;
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
	[ 'style', $sse, $types, "int  n;\n" x 1000, 'lines, at most 1000' ],
	[ 'style', 'docs/directives.md', $at_end, "x \n", 'trailing blank' ],

	[ 'structure', $sse, $body,
		"    n += ngx_responses_event(n);\n",
		'uses api/ngx_responses_event.c, a later folder: ngx_responses_event',
		'core/sse uses api/event: ngx_responses_event' ],
	[ 'structure', $sse, $types,
		"extern ngx_int_t  ngx_responses_n;\n"
		. "ngx_int_t  *ngx_responses_sse_n = &ngx_responses_n;\n",
		'uses api/ngx_responses_type.c, a later folder: ngx_responses_n' ],
	[ 'structure', $type, $body, "    n += ngx_responses_event(n);\n",
		'is in a circle of 2 files',
		'api/type uses api/event: ngx_responses_event',
		'api/event uses api/type: ngx_responses_type' ],
	[ 'structure', $type, $types,
		"ngx_int_t ngx_responses_event();\n"
		. "ngx_int_t (*ngx_responses_types[])() = { ngx_responses_event };\n",
		'api/type uses api/event: ngx_responses_event' ],
	[ 'structure', $event, $body, "    yajl_free(NULL);\n",
		'api/ngx_responses_event.c: uses yajl_free, yajl is for json/' ],
	[ 'structure', $http, $at_end, function('ngx_http_responses_one',
		'yajl_alloc(NULL, NULL, NULL) == NULL'),
		'uses yajl_alloc, yajl is for json/' ],
	[ 'structure', "$module/json/ngx_responses_text.c", $body,
		"    yajl_free(NULL);\n",
		'uses yajl_free, yajl is for one file, and '
		. 'json/ngx_responses_span.c uses it' ],
	[ 'structure', $event, $types, "#include <yajl/yajl_parse.h>\n",
		'no function of it is used' ],
	[ 'structure', $http, $types, "#include <yajl/yajl_gen.h>\n",
		'no function of it is used' ],
	[ 'structure', $sse, $at_end, function('sse'),
		'global symbol sse must begin with "ngx_responses_"' ],
	[ 'structure', $sse, $types, "int  sse = 1;\n", 'global symbol sse must' ],
	[ 'structure', $sse, $types, "int  sse;\n", 'global symbol sse must' ],
	[ 'structure', $sse, $types, "const int  sse = 1;\n",
		'global symbol sse must' ],
	[ 'structure', $http, $at_end, function('ngx_responses_one'),
		'must begin with "ngx_http_responses_"' ],
	[ 'structure', $sse, $body, "    n = malloc(1) != NULL;\n",
		'uses malloc' ],
	[ 'structure', $event, $body, "    n = ngx_palloc(NULL, 1) != NULL;\n",
		'uses ngx_palloc' ],
	[ 'structure', $event, $body, "    n = time(NULL);\n", 'uses time' ],
	[ 'structure', $event, $types, "extern ngx_msec_t  ngx_current_msec;\n"
		. "ngx_msec_t  *ngx_responses_now = &ngx_current_msec;\n",
		'uses ngx_current_msec' ],
	[ 'structure', $event, $body, "    n = random();\n", 'uses random' ],
	[ 'structure', $event, $body, "    ngx_log_error_core(1, NULL, 0, \"\");\n",
		'uses ngx_log_error_core' ],
	[ 'structure', $event, $types,
		qq!#include "http/ngx_http_responses.h"\n!,
		'include of a later folder' ],
	[ 'structure', $sse, $types, qq!#include "ngx_responses_sse.h"\n!,
		'include must name a folder' ],
	[ 'structure', "$module/core/ngx_responses_sse.h", $types,
		qq!#include "core/ngx_responses_sse.h"\n!, 'go in a circle' ],
	[ 'structure', $sse, $types, "#include <ngx_http.h>\n",
		'include of <ngx_http.h> is for http/' ],
	[ 'structure', $sse, $types, "#include <string.h>\n",
		'include of <string.h> is for http/' ],
	[ 'structure', $http, $types, "#include <string.h>\n",
		'nginx has its own' ],
	[ 'structure', 'config', qr!    core/ngx_responses_sse.c\n!, '',
		'core/ngx_responses_sse.c is not listed' ],
	[ 'structure', 'config', qr!(?=    core/ngx_responses_sse.c\n)!,
		"    core/ngx_responses_sse.c\n", 'is listed 2 times' ],
	[ 'structure', 'config', qr!(?=    core/ngx_responses_sse.c\n)!,
		"    core/ngx_responses_no.c\n", 'is not there' ],
	[ 'structure', "$module/attic/ngx_responses_old.c", undef, $opening,
		'no folder' ],
	[ 'structure', "$module/core/old.h", undef, $opening,
		'name must begin' ],

	[ 'docs', 'CHANGES.md', qr/1\.2\.3/, '1.2.4',
		'CHANGES.md: version "1.2.4", the module is "1.2.3"' ],
	[ 'docs', 'debian/changelog', qr/1\.2\.3/, '1.2.30',
		'debian/changelog: version "1.2.30"' ],
	[ 'docs', 'util/rpm/nginx-module-responses.spec', undef, undef,
		'nginx-module-responses.spec: version ""' ],
	[ 'docs', 'util/vim/after/syntax/nginx.vim', qr/d responses/,
		'd responses_no', 'directive "responses" is missing',
		'directive "responses_no" is not known' ],
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
	[ 'docs', 'docs/troubleshooting.md', undef, undef, 'is missing' ],
	[ 'docs', 'docs/troubleshooting.md', qr/count/, 'number',
		'message "upstream sent invalid count in event …" of' ],
	[ 'docs', 'docs/troubleshooting.md', $at_end, "| `no such …` |\n",
		'no message "no such …"' ],
	[ 'docs', 'docs/troubleshooting.md', qr/`off`/, '`on`',
		'$responses_skipped "off" is not described' ],
	[ 'docs', $http, qr/(?="upstream sent)/, '"an invalid value" ',
		'message "an invalid valueupstream' ],
	[ 'docs', 'README.md', $at_end, "\n[no](docs/no.md)\n",
		'leads nowhere' ],
	[ 'docs', 'README.md', $at_end, "\n[no](docs/directives.md#no)\n",
		'no such heading' ],
);

# what the clean tree needs of nginx

my $ngx_http = <<'EOT';
#define ngx_conf_set_flag_slot  NULL
#define ngx_null_command  { ngx_null_string, 0, NULL, 0, 0, NULL }
#define ngx_http_null_variable  { ngx_null_string, NULL, NULL, 0, 0, 0 }

enum { NGX_HTTP_LOC_CONF, NGX_HTTP_LIF_CONF, NGX_CONF_FLAG,
       NGX_HTTP_LOC_CONF_OFFSET };

typedef struct { ngx_str_t s; int a; void *b; int c, d; void *e; }
	ngx_command_t;
typedef struct { ngx_str_t s; void *a, *b; int c, d, e; } ngx_http_variable_t;
EOT

plan(tests => 3 + (map { @$_[4 .. $#$_] } @broken) + 1 + 3 + 6);

###############################################################################

foreach my $check (qw/ style structure docs /) {
	my ($rc, $text) = check($check, plant());
	is($rc . $text, "0check-$check: ok\n", "$check passes a clean tree");
}

foreach my $case (@broken) {
	my ($check, $file, $what, $with, @said) = @$case;
	my ($rc, $text) = check($check, plant($file, $what, $with));

	like($rc . $text, qr/\A[1-9](?=.*\Q$_\E)/s, "$check: $_, $file")
		for @said;
}

# an exception that is no longer needed

my $script = read_file("$util/check-style.pl");
$script =~ s/(?<=my %exceptions = \(\n)/"file:$sse" => 'for a while',/;

my $dir = plant("util/check-style.pl", undef, $script);
like(`"$^X" "$dir/util/check-style.pl" "$dir" 2>&1`,
	qr/unused exception "file:\Q$sse\E"/, 'style: unused exception');

# the graph, missing objects

compile(plant());
is(`"$^X" "$util/check-structure.pl" --graph "$objects" "$top" 2>&1`, <<'EOT',
core/sse
json/span
json/text
api/type
api/event
    api/type: ngx_responses_type
    core/sse: ngx_responses_sse
http/module
used by no other file: ngx_responses_event of api/event
used by no other file: ngx_responses_n of api/type
used by no other file: ngx_responses_span of json/span
used by no other file: ngx_responses_text of json/text
EOT
	'structure: graph');

unlink("$objects/http/ngx_http_responses_module.o");
like(`"$^X" "$util/check-structure.pl" "$objects" "$top" 2>&1`,
	qr!http/ is not compiled!, 'structure: http/ without headers of nginx');

unlink("$objects/core/ngx_responses_sse.o");
like(`"$^X" "$util/check-structure.pl" "$objects" "$top" 2>&1`,
	qr!no object of core/ngx_responses_sse.c!, 'structure: missing object');

# order of modules in nginx

my $list = "&ngx_http_headers_filter_module,\n    ";
my $order = "    &ngx_http_responses_module,\n"
	. "    &ngx_http_gunzip_filter_module,\n";

is(order($order), 0, 'order: before gunzip');
isnt(order(join('', reverse $order =~ /(.*\n)/g)), 0, 'order: after gunzip');
isnt(order("    &ngx_http_gunzip_filter_module,\n"), 0, 'order: not there');
isnt(order($order, 'early'), 0, 'order: early, before gunzip');

$order =~ s/gunzip/copy/;
is(order($order, 'early'), 0, 'order: early, before copy');
isnt(order($order, 'late'), 0, 'order: late, before copy');

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


sub read_file {
	my ($file) = @_;
	local (@ARGV, $/) = ($file);
	return scalar <>;
}


sub check {
	my ($name, $dir) = @_;

	return structure($dir) if $name eq 'structure';

	my $text = `"$^X" "$util/check-$name.pl" "$dir" 2>&1`;

	return ($? >> 8 || $?, $text);
}


sub structure {
	my ($dir) = @_;

	compile($dir);

	my $text = `"$^X" "$util/check-structure.pl" "$objects" "$dir" 2>&1`;

	return ($? >> 8 || $?, $text);
}


sub compile {
	my ($dir) = @_;

	open my $fh, '>', "$objects/ngx_http.h" or die "Can't create: $!";
	print $fh $ngx_http;
	close $fh;

	my $headers = join('', map { read_file($_) } glob("$dir/$module/*/*.h"));

	foreach my $file (glob("$dir/$module/*/*.c")) {
		(my $object = $file) =~ s!\A\Q$dir/$module\E/(.*)c\z!$objects/$1o!;
		my $text = read_file($file) . $headers;

		next if ($compiled{$object} || '') eq $text;
		$compiled{$object} = $text;

		make_path(dirname($object));
		system("$cc -std=gnu89 -O0 -w -I \"$stub\" -I \"$objects\" -I \"$dir/$module\" "
			. "-c -o \"$object\" \"$file\"") == 0
			or die "Can't compile $file\n";
	}
}


sub order {
	my ($modules, $place) = @_;

	open my $fh, '>', "$top/ngx_modules.c" or die "Can't create: $!";
	print $fh "ngx_module_t *ngx_modules[] = {\n$modules    NULL\n};\n";
	close $fh;

	system("\"$^X\" \"$util/check-order.pl\" \"$top/ngx_modules.c\" "
		. ($place || '') . ' > /dev/null 2>&1');

	return $?;
}

###############################################################################
