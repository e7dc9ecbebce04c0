#!/usr/bin/perl

# Tests for the configurations of the documentation: nginx takes each of them,
# and warns of none.  What they leave out, such as upstreams, is added; files
# and servers that they name are replaced by those of the test.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

# what is missing, and what is put in its place at the level of http

my @missing = (
	[ qr/host not found in upstream "(?:https?:\/\/)?([\w-]+)"/,
		sub { "upstream $_[0] { server 127.0.0.1:8081; }" } ],
	[ qr/unknown log format "(\w+)"/,
		sub { "log_format $_[0] \$status;" } ],
	[ qr/unknown "((?!responses_)\w+)" variable/,
		sub { "map \$host \$$_[0] { default 1; }" } ],
	[ qr/zero size shared memory zone "(\w+)"/,
		sub { my ($zone, $block) = @_;
			$block =~ /responses_(?:count|status) +$zone;/
			? "responses_zone zone=$zone:64k;"
			: "limit_req_zone \$host zone=$zone:64k rate=1r/s;" } ],
);

# modules of other parties, by the directives of a block

my %other = (
	'_by_lua' => [ qw/ ndk_http_module ngx_http_lua_module / ],
	'^\s*js_' => [ qw/ ngx_http_js_module / ],
	'modsecurity' => [ qw/ ngx_http_modsecurity_module / ],
);

my ($modules) = `"$Test::Nginx::NGINX" -V 2>&1` =~ /--modules-path=(\S+)/;
$modules = '' unless defined $modules;

my @blocks;

my $root = $Test::Nginx::ROOT;

foreach my $file (glob("$root/README.md $root/docs/*.md $root/docs/*/*.md "
	. "$root/docs/examples/*.conf"))
{
	my ($name) = $file =~ m!^\Q$root\E/(.*)$!;
	my $text = slurp($file);

	if ($file =~ /\.conf$/) {
		push @blocks, [ $name, $text ];
		next;
	}

	while ($text =~ /^( *)```nginx\n(.*?)^ *```$/gms) {
		my ($indent, $block, $begin) = ($1, $2, $-[2]);
		my $line = 1 + (() = substr($text, 0, $begin) =~ /\n/g);

		$block =~ s/^$indent//gm;

		push @blocks, [ "$name, line $line", $block ]
			if $block =~ /responses/;
	}
}

my $t = Test::Nginx->new()->has(qw/http proxy map geo rewrite limit_req
	http_ssl http_realip/)->plan(@blocks + 1);

$t->write_file('key.conf', "proxy_set_header X-Key x;\n");
certificate();

###############################################################################

cmp_ok(scalar @blocks, '>', 20, 'configurations are found');

foreach my $case (@blocks) {
	my ($name, $block) = @$case;
	my ($said, $load) = ('', '');

	foreach my $other (sort grep { $block =~ /$_/m } keys %other) {
		$load .= "load_module $modules/$_.so;\n" foreach @{$other{$other}};
	}

	if ($load) {
		$t->write_file_expand('conf', "$load\nevents { }\n"
			. "pid %%TESTDIR%%/conf.pid;\n");

		unless ($t->conf_test('conf') =~ /test is successful/) {
			SKIP: { skip "$name, a module is not here", 1; }
			next;
		}
	}

	foreach my $level (qw/ main http server location /) {
		$said = said($level, $block, $load);
		last unless $said =~ /directive is not allowed here/;
	}

	is($said =~ s/^.*(?:syntax is ok|test is successful)\n//mgr, '', $name);
}

###############################################################################

sub said {
	my ($level, $block, $others) = @_;
	my ($more, $said) = ('');

	$block =~ s/^(?:load_module|user|pid|error_log) .*\n//mg;
	$block =~ s/^events \{\n[^}]*\}\n//m;
	$block =~ s/^(\s*listen\s+)80;/${1}127.0.0.1:8080;/gm;
	$block =~ s/^(\s*listen\s+)443 ssl/${1}127.0.0.1:8443 ssl/gm;
	$block =~ s/^(\s*server\s+)[\w.-]+:\d+/${1}127.0.0.1:8081/gm;
	$block =~ s!/var/log/nginx/!%%TESTDIR%%/!g;
	$block =~ s!/etc/(?:nginx|ssl)/[\w./-]+\.(?:crt|key)(?=;)!
		$block =~ /include\s+\Q$&/ ? '%%TESTDIR%%/key.conf'
		: $& =~ /key$/ ? '%%TESTDIR%%/tls.key' : '%%TESTDIR%%/tls.crt'!ge;

	my $http = $level eq 'http' ? $block : '';
	my $server = $level eq 'server' ? $block : '';
	my $location = $level eq 'location' ? $block : '';
	my $load = $others . ($Test::Nginx::MODULE
		? "load_module $Test::Nginx::MODULE;" : '');

	$more = 'responses on;' if $level ne 'main' && $http !~ /^responses\s/m;

	foreach (1 .. 9) {
		my $conf = "$load\nevents {\n}\npid %%TESTDIR%%/conf.pid;\n";

		if ($level eq 'main') {
			$conf .= $block =~
				s/^http \{\n/$&$more\ntypes_hash_max_size 2048;\n
				%%TEST_GLOBALS_HTTP%%\n/mr;

		} else {
			$conf .= <<"EOF";
http {
    $more
    types_hash_max_size 2048;
    %%TEST_GLOBALS_HTTP%%
$http
    server {
        listen 127.0.0.1:8082;
$server
        location /location {
$location
        }
    }
}
EOF
		}

		$t->write_file_expand('conf', $conf);
		$said = $t->conf_test('conf');

		my ($add) = map { $said =~ $_->[0] ? $_->[1]->($1, $block) : () } @missing;
		last unless $add;

		$more .= "\n$add";
	}

	return $said;
}


# a certificate for those that need one

sub certificate {
	my $dir = $t->testdir();

	system("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 "
		. "-nodes -days 2 -subj /CN=localhost -keyout $dir/tls.key "
		. "-out $dir/tls.crt >/dev/null 2>&1") == 0
		or die "openssl: cannot make a certificate\n";
}

###############################################################################
