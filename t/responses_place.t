#!/usr/bin/perl

# Tests for ngx_http_responses_module, its place among the filters of other
# modules: built late it runs after Lua and njs, which see the bytes of the
# upstream; built early it runs before them, if it is loaded after them.
#
# The module is linked once more for the other place, of the objects that are
# there.  Needs Lua and njs as Debian has them, libnginx-mod-http-lua and
# libnginx-mod-http-js.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my $root = $Test::Nginx::ROOT;
my $built = "$root/build/module";

plan(skip_all => 'the module is built in') if $Test::Nginx::MODULE eq '';
plan(skip_all => 'no objects of the module in build/module')
	unless -e "$built/objs/addon/http/ngx_http_responses_module.o";

my ($modules) = `"$Test::Nginx::NGINX" -V 2>&1` =~ /--modules-path=(\S+)/;
my %modules = (
	lua => [ qw/ ndk_http_module ngx_http_lua_module / ],
	js => [ qw/ ngx_http_js_module / ],
);

# what of them can be loaded by this nginx

my $t = Test::Nginx->new()->has(qw/http proxy gzip gunzip/);
my %load;

foreach my $name (sort keys %modules) {
	my $load = join '', map { "load_module $modules/$_.so;\n" }
		@{$modules{$name}};

	$t->write_file_expand('conf', "$load\nevents { }\n"
		. "pid %%TESTDIR%%/conf.pid;\n");
	my $said = $t->conf_test('conf');

	$load{$name} = $load if $said =~ /test is successful/;
	diag("no $name: $said") if $ENV{TEST_NGINX_CATLOG} && !$load{$name};
}

plan(skip_all => "neither Lua nor njs can be loaded, see the packages "
	. "libnginx-mod-http-lua and libnginx-mod-http-js") unless %load;

# the one that was built, and the other one

my ($place) = read_file("$built/settings") =~ /\|(early|late)\|/;
my $other = $place eq 'early' ? 'late' : 'early';

my %so = ($place => "load_module $Test::Nginx::MODULE;\n",
	$other => place($other));

###############################################################################

my $event = event('response.created', '"response":{}')
	. "data: {\"type\":\"response.raw\"}\n\n";

upstream(port(8081), qr!/gz! => sub { answer(gz($event), headers =>
		[ 'Content-Encoding: gzip' ]) },
	qr/./ => sub { answer($event) });

# each writes in capitals what it sees of these words

$t->write_file('see.js', <<'EOF');
function see(r, data, flags) {
    r.sendBuffer(data.replace(/sequence_number|response.raw/g,
        (s) => s.toUpperCase()), flags);
}

export default { see };
EOF

my %filter = (
	lua => 'body_filter_by_lua_block { ngx.arg[1] = ngx.arg[1]:gsub('
		. '"sequence_number", string.upper):gsub("response.raw", '
		. 'string.upper) }',
	js => 'js_body_filter see.see;',
);

foreach my $name (sort keys %load) {

	# late: it numbers what the other one has written

	foreach my $order ([ $load{$name}, $so{late} ], [ $so{late}, $load{$name} ])
	{
		my $seen = seen($name, @$order);

		like($seen, qr/RESPONSE\.RAW/, "$name, late, filters the event");
		like($seen, qr/"sequence_number":1/, "$name, late, not its number");
	}

	my $seen = seen($name, $load{$name}, $so{early});

	like($seen, qr/^event: RESPONSE\.RAW\n.*"SEQUENCE_NUMBER":1/m,
		"$name, early, filters what the module has written");
	unlike($seen, qr/sequence_number/, "$name, early, all of it");

	like(seen($name, $so{early}, $load{$name}), qr/"sequence_number":1/,
		"$name, early, but loaded before");
}

# other filters with the module in either place; gunzip runs between them

my ($any) = sort keys %load;

foreach my $place (sort keys %so) {
	seen($any, $load{$any}, $so{$place});

	my $content = get('/plain')->content();
	is(sse_numbers($content), '0 1', "$place, numbers");

	my $unpacked = get('/gz')->content();

	if ($place eq 'late') {
		is(sse_numbers($unpacked), '0 1', 'late, what gunzip has unpacked');

	} else {
		is($unpacked, $event, 'early, not what gunzip has unpacked');
	}
}

# compiled in

my %lists = (HTTP_FILTER_MODULES => 'a gunzip userid headers',
	HTTP_AUX_FILTER_MODULES => 'lua');

is(config('', %lists), 'a OURS gunzip userid headers / lua',
	'compiled in, directly before gunzip');
is(config('late', %lists, HTTP_FILTER_MODULES => 'a userid headers'),
	'a OURS userid headers / lua', 'late, without gunzip');
is(config('early', %lists), 'a gunzip userid headers / lua OURS',
	'early, after all others');
like(config('middle', %lists), qr/NGX_RESPONSES_PLACE "middle", expected/,
	'another place is refused');

###############################################################################

# the module built for a place

sub place {
	my ($place) = @_;
	my $dir = $t->testdir() . "/$place";

	mkdir $dir or die "mkdir: $!";

	my $tree = $ENV{NGINX_SRC} || '/usr/share/nginx/src';
	my $conf = $ENV{NGINX_CONF} || '';
	my $log = `NGX_RESPONSES_PLACE=$place CFLAGS=-O2 LDFLAGS= \\
		"$root/util/configure" "$dir" "$tree" \\
		"--add-dynamic-module=$root" $conf 2>&1`;

	my $objs = "$dir/objs";
	my @make = (qw/ make -s -f objs\/Makefile modules /);

	system("mkdir -p '$objs' && cp -r '$built/objs/addon' '$objs/'"
		. " && find '$objs/addon' -name '*.o' -exec touch {} +"
		. " && cd '$dir' && env -u MAKEFLAGS @make > make.log 2>&1") == 0
		or die "cannot build the module:\n$log"
		. $t->read_file("$place/make.log");

	return "load_module $objs/ngx_http_responses_module.so;\n";
}


# lists of filters as "config" makes them when the module is compiled in

sub config {
	my ($place, %lists) = @_;
	my $dir = $t->testdir() . '/static';
	my $tree = $ENV{NGINX_SRC} || '/usr/share/nginx/src';

	mkdir $dir;
	mkdir "$dir/auto";
	$t->write_file('static/auto/feature', 'ngx_found=yes');
	symlink("$tree/auto/module", "$dir/auto/module");

	my $set = join ' ', map { my $list = $lists{$_} =~
		s/(gunzip|userid|headers)/ngx_http_$1_filter_module/gr;
		"$_='$list'" } sort keys %lists;

	my $said = `cd '$dir' && $set NGX_RESPONSES_PLACE='$place' \\
		ngx_module_link=YES ngx_addon_dir='$root' sh -c '. "$root/config";
		echo \$HTTP_FILTER_MODULES / \$HTTP_AUX_FILTER_MODULES' 2>&1`;
	chomp $said;

	return $said =~ s/(?:ngx_http_responses_\w*module ?){4}/OURS /r =~ s/ $//r
		=~ s/ngx_http_(\w+)_filter_module/$1/gr;
}


# what a client gets through the filter of another module

sub seen {
	my ($name, @load) = @_;

	local $Test::Nginx::MODULE = '';
	my $import = $name eq 'js' ? 'js_import see from %%TESTDIR%%/see.js;' : '';

	$t->stop();
	$t->write_http(<<"EOF", main => "@load");
$import

server {
    listen       127.0.0.1:8080;

    responses           on;
    responses_normalize off;
    responses_failure   off;
    gunzip              on;

    location / {
        proxy_pass http://127.0.0.1:8081;
        $filter{$name}
    }

    location /plain {
        proxy_pass http://127.0.0.1:8081;
    }

    location /gz {
        proxy_pass http://127.0.0.1:8081;
    }
}
EOF

	$t->run();

	return get('/')->content();
}


sub read_file {
	my ($file) = @_;
	local (@ARGV, $/) = ($file);
	return scalar <>;
}


sub gz {
	my ($text) = @_;

	require IO::Compress::Gzip;
	IO::Compress::Gzip::gzip(\$text => \my $packed);

	return $packed;
}
