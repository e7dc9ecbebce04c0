#!/usr/bin/perl

# Tests for ngx_http_responses_module, configuration: what is wrong stops
# nginx -t with a message that names the directive and says what it takes, and
# what is right is inherited.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

# directive, what the message must say beyond its name

my @wrong = (
	[ 'responses maybe;', qr/"maybe".*"on".*"off"/ ],
	[ 'responses;', qr/number of arguments/ ],
	[ 'responses on off;', qr/number of arguments/ ],
	[ 'responses on; responses off;', qr/duplicate/ ],

	[ 'responses_types;', qr/number of arguments/ ],


	[ 'responses_dry_run;', qr/number of arguments/ ],
	[ 'responses_dry_run maybe;', qr/"maybe".*"on".*"off"/ ],
	[ 'responses_dry_run on; responses_dry_run on;', qr/duplicate/ ],

	[ 'responses_no_such on;', qr/unknown directive/ ],
);

my %words = (
	profile => [ qw/ openai openresponses eugpt / ],
	failure => [ qw/ response.failed error both cut off / ],
	normalize => [ qw/ on off / ],
);

# the smallest and the greatest, what is none, and what is expected

my @bad = qw/ x -1 1.5 1x 99999999999999999999 "" /;

my %numbers = (
	max_event_size => [ [ qw/ 256 16m 1k / ], [ @bad, qw/ 0 255 17m
		16777217 1g 99999999999k / ], qr/a size from 256 to 16m/ ],
	max_text_size => [ [ qw/ 256 16m 1k / ], [ @bad, qw/ 0 255 17m
		16777217 1g 99999999999k / ], qr/a size from 256 to 16m/ ],
);

my @right = (
	'responses on;',
	'responses off;',
	'responses $arg_x;',
	'responses "${arg_x}";',
	'responses_types text/event-stream;',
	'responses_types text/plain application/json;',
	'responses_types *;',
	'responses_dry_run on;',
	'responses_dry_run off;',
);

foreach my $name (sort keys %words) {
	my @words = @{$words{$name}};
	my $expected = join('.*', map { qr/"\Q$_\E"/ } @words);

	push @right, map { "responses_$name $_;" } @words;
	push @wrong, map { [ "responses_$name $_;",
		qr/"\Q$_\E".*$expected/ ] } "$words[0]x", substr($words[0], 1);
}

foreach my $name (sort keys %numbers) {
	my ($good, $bad, $expected) = @{$numbers{$name}};

	push @right, map { "responses_$name $_;" } @$good;
	push @wrong, map { my $value = s/"//gr; [ "responses_$name $_;",
		qr/"\Q$value\E".*expected $expected/ ] } @$bad;
}

foreach my $name (sort keys %words, keys %numbers) {
	my $good = "responses_$name " . ($words{$name} || $numbers{$name}[0])->[0]
		. ';';

	push @wrong, [ "responses_$name;", qr/number of arguments/ ],
		[ "$good $good", qr/duplicate/ ],
		[ $good =~ s/;/ on;/r,
			qr/number of arguments|invalid parameter "on"/ ];
}

# directive, outer and inner value, a stream, what to look for in its output,
# and what that is by default, with the outer and with the inner value

my ($ended, $open) = map { join '', @$_ } [ stream(1) ], [ (stream(1))[0, 1] ];
my $created = event('response.created', '"response":{"id":"resp_1"}', 0);
my $long = 'x' x 300;

sub count {
	my ($what) = @_;
	return sub { scalar(() = $_[0] =~ /$what/g) };
}


sub delta {
	my ($members) = @_;
	return event('response.output_text.delta', $members);
}


my @merge = (
	[ 'responses', 'off', 'on', event('response.a'), \&sse_numbers, '0',
		'-', '0' ],
	[ 'responses_types', 'text/plain', 'text/html', undef,
		count('"sequence_number"'), 0, 1, 1 ],
	[ 'responses_profile', 'openai event=none', 'openai event=message', event('response.a'),
		sub { join ' ', $_[0] =~ /^event: (.*)/mg }, 'response.a', '',
		'message' ],
	[ 'responses_profile', 'eugpt', 'openresponses', $ended,
		sub { join ' ', $_[0] =~ /^event: (.*)/m,
			$_[0] =~ /"created_at":\d{13}\D/ ? 'ms' : 's',
			$_[0] =~ /(DONE)/ }, 'response.created s',
		'message ms', 'response.created s DONE' ],
	[ 'responses_profile', 'openai done=add', 'openai done=keep', $ended,
		count('DONE'), 0, 1, 0 ],
	[ 'responses_profile', 'openai done=add', 'eugpt done=keep', "${ended}data: [DONE]\n\n",
		count('DONE'), 0, 1, 1 ],
	[ 'responses_failure', 'error', 'response.failed', $open,
		sub { (split(/ /, sse_types($_[0])))[-1] }, 'response.failed',
		'error', 'response.failed' ],
	[ 'responses_normalize', 'off', 'on', $created . delta('"delta":"x"'),
		count('data: (?=.*output_text\.delta).*"item_id"'), 1, 0, 1 ],
	[ 'responses_failure', 'off', 'cut', undef,
		sub { count('event: response.failed')->($_[0])
			. ($_[1]->complete() ? '' : ', cut') }, '1', '0, cut',
		'0, cut' ],
	[ 'responses_hide_event', '@unknown', 'x.y',
		event('response.a') . event('response.b'), \&sse_types,
		'response.a response.b', '', 'response.a response.b' ],
	[ 'responses_hide_event', '@malformed', '@unknown',
		event('response.a') . "data: x\n\n", \&sse_types, 'response.a -', 'response.a', '-' ],
	[ 'responses_max_event_size', '256', '2k',
		event('response.a', "\"x\":\"$long\""),
		sub { $_[0] =~ /"sequence_number":0\}/ ? 'passed' : 'held' },
		'held', 'passed', 'held' ],
	[ 'responses_max_text_size', '256', '2k', $created
		. delta("\"delta\":\"$long\"")
		. event('response.completed', '"response":{}'),
		count("\"text\":\"$long\""), 4, 0, 4 ],
	[ 'responses_dry_run', 'on', 'off', event('response.a'), \&sse_numbers,
		'0', '-', '0' ],
);

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/)
	->plan(3 * @wrong + 4 * @right + 6 + 7 * @merge);

my $servers = '';

foreach my $i (0 .. $#merge) {
	my ($name, $outer, $inner) = @{$merge[$i]};
	my $pass = 'proxy_pass http://127.0.0.1:8081';
	my $if = $name eq 'responses_types' ? '' : "$name $inner;";

	$servers .= <<"EOF";
    server {
        listen       127.0.0.1:8080;
        server_name  s$i;
        $name $outer;

        location / { $pass; }

        location /set/ {
            $name $inner;
            $pass;

            location /set/nested/ { $pass; }
            location /set/back/ { $name $outer; $pass; }
        }

        location /if/ {
            if (\$arg_b) {
                $if
            }

            $pass;
        }
    }
EOF
}

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses on;

    server {
        listen       127.0.0.1:8080 default_server;
        server_name  localhost;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }
    }

$servers
}
EOF

upstream(port(8081),
	qr!/(\d+)(?:\?|$)! => sub {
		my ($name, $in) = @{$merge[$1]}[0, 3];

		return answer($in) if defined $in;
		return answer([ $open, fin() ], framing => 'cut')
			if $name eq 'responses_failure';
		return ();
	},
	qr!/set/(?:nested/)?types! => sub {
		answer(event('response.a'), type => 'text/html')
	},
	qr!/types! => sub { answer(event('response.a'), type => 'text/plain') },
);

$t->run();

###############################################################################

foreach my $case (@wrong) {
	my ($directive, $re) = @$case;
	my ($name) = $directive =~ /^(\w+)/;
	my $said = said('location', $directive);

	like($said, qr/\Q$name\E/, "$directive named");
	like($said, $re, "$directive explained");
	like($said, qr/conf:15$/m, "$directive file and line");
}

foreach my $directive (@right) {
	like(said($_, $directive), qr/test is successful/,
		"$directive in $_") foreach qw/ http server location /;

	like(said('location', "if (\$arg_a) { $directive }"),
		$directive =~ /^responses_types/ ? qr/is not allowed here/
		: qr/test is successful/, "$directive in if");
}

like(said('main', 'responses on;'), qr/"responses" directive is not allowed/,
	'not in main');
like(said('upstream', 'responses on;'),
	qr/"responses" directive is not allowed/, 'not in upstream');
like(said('location', 'return 200 "$responses_id $responses_max_gap";'),
	qr/test is successful/, 'variables');
like(said('location', 'return 200 "$responses_no_such";'),
	qr/unknown "responses_no_such" variable/, 'unknown variable');
like(said('location', 'set $responses_id x;'),
	qr/duplicate|test is successful/, 'set a variable');

like(said('server', 'if ($arg_a) { responses on; }'),
	qr/"responses" directive is not allowed/, 'not in if of a server');

# inheritance

foreach my $i (0 .. $#merge) {
	my ($name, $outer, $inner, undef, undef, @want) = @{$merge[$i]};

	is(seen($i, '/', 'localhost'), $want[0], "$name by default");
	is(seen($i, '/'), $want[1], "$name $outer, inherited");
	is(seen($i, '/set/'), $want[2], "$name $inner, set");
	is(seen($i, '/set/nested/'), $want[2], "$name $inner, nested");
	is(seen($i, '/set/back/'), $want[1], "$name $outer, set again");
	is(seen($i, '/if/'), $want[1], "$name $outer, not if");
	is(seen($i, '/if/', "s$i", '?b=1'), $want[$name eq 'responses_types'
		? 1 : 2], "$name $inner, if");
}

###############################################################################

sub seen {
	my ($i, $uri, $host, $args) = @_;

	$host ||= "s$i";
	my $name = $merge[$i][0] eq 'responses_types' ? 'types' : $i;
	my $r = get("http://$host$uri$name" . ($args || ''));

	return $merge[$i][4]->($r->content(), $r);
}


# the directive is on line 15 when it is in a location

sub said {
	my ($where, $directive) = @_;

	my %at = map { $_ => $_ eq $where ? $directive : '' }
		qw/ main http upstream server location /;

	my $conf = <<"EOF";
pid %%TESTDIR%%/conf.pid; $at{main}
events {
}
http {
    $at{http}
    types_hash_max_size 2048;
    upstream u {
        server 127.0.0.1:8081; $at{upstream}
    }
    server {
        listen 127.0.0.1:8080;
        $at{server}

        location / {
            $at{location}
        }
    }

    %%TEST_GLOBALS_HTTP%%
}
EOF

	my $module = $Test::Nginx::MODULE || '';

	$conf = "load_module $module; $conf" if $module ne '';
	$t->write_file_expand('conf', $conf);

	return $t->conf_test('conf');
}

###############################################################################
