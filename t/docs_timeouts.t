#!/usr/bin/perl

# Tests for docs/timeouts.md: the configuration runs as it stands there, and
# its table says what a client sees.  Times are made short.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Docs;

###############################################################################

my @events = $story =~ /(.*?\n\n)/gs;
my $created = $events[0];
my $output = join '', @events[0 .. 3];
my $page = join "\n", beside(), blocks('docs/timeouts.md');

my $json = '"error":\{"message":"Gateway Time-out","type":"server_error"';
my $failed = '\n\nevent: error\n.*"code":"%s".*\n\nevent: response\.failed\n';
my $failure = sprintf($failed, 'upstream_timeout');
my $never = sub { 0 };

$answer = [ $story ];
serve($page);
asks('as it stands there', body => $story);

# a time: how it is made short, what the server sends, what the client sees

foreach my $case (
	[ 'header, silent', { 'idle=10m' => 'header=1s' }, [ $never ],
		status => 504, like => $json ],
	[ 'header, no stream', { 'idle=10m' => 'header=1s' }, [ $never ],
		status => 504, like => $json, content => '{"stream":false}' ],
	[ 'first, held', { 'idle=10m' => 'first=1s' }, [ $created, $never ],
		status => 504 ],
	[ 'first, later', { 'idle=10m' => 'first=2s', '=45s' => '=1s' },
		[ $created, $never ], like => sprintf($failed, 'server_error') ],
	[ 'read, held', { '15m' => '1s' }, [ $created, $never ], status => 504 ],
	[ 'read, before the header', { '15m' => '1s' }, [ $never ],
		status => 504, like => $json ],
	[ 'read, later', { '15m' => '1s' }, [ $output, $never ],
		like => $failure ],
	[ 'idle', { 'idle=10m' => 'idle=1s' }, [ $output, $never ],
		like => $failure ],
	[ 'total, held', { 'total=30m' => 'total=1s' }, [ $created, $never ],
		status => 504 ],
	[ 'total, later', { 'total=30m' => 'total=1s' }, [ $output, $never ],
		like => $failure ],
	[ 'hold', { '=45s' => '=1s', ' 15s' => ' 1s' },
		[ $created, pause(4), @events[1 .. $#events] ],
		like => 'event: keepalive\n' ],
	[ 'read, another server', { '15m' => '1s', 'tries +2' => 'tries 3' },
		'twice', like => '"type":"response\.completed"' ],
) {
	my ($name, $short, $steps, %o) = @$case;
	my $conf = $page;

	while (my ($long, $time) = each %$short) {
		$conf =~ s/$long/$time/ or die "no $long\n";
	}

	my $n = 0;

	$answer = ref $steps eq 'ARRAY' ? sub {
			ref $steps->[0] ? $steps->[0] : answer($steps)
		} : sub { $n++ ? answer($story) : $never };

	serve($conf);
	asks($name, content => '{"stream":true}', %o);
}

# a client that sends only a part of its request

serve($page =~ s/listen  80;/$&\n    client_body_timeout  1s;/r);

my $c = client(uri => '/v1/responses', method => 'POST',
	headers => [ 'Content-Length: 10' ]);
$c->wait();
is($c->status(), 0, 'upload, closed');

###############################################################################
