#!/usr/bin/perl

# Tests for ngx_http_responses_module: the cases of t/streams through nginx,
# with their configuration, their end and what is logged.  Each in one piece,
# in random pieces, in others through the cache to an HTTP/2 client, and with
# responses_dry_run on.  t/unit/streams.c runs them through the engine alone.
#
#   TEST_RESPONSES_STREAMS="streams/end/done.t ..."     these files only

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

use Digest::SHA qw/ hmac_sha256 /;
use MIME::Base64 qw/ decode_base64url /;
use Test::Responses::Cases qw/ cases /;

###############################################################################

my @cases = cases(map { m!^/|^streams/! ? $_ : "../$_" }
	split ' ', $ENV{TEST_RESPONSES_STREAMS} || join ' ', glob('streams/*/*.t'));

my @runs = map { runs($_) } @cases;

# a server for each configuration, variables for all that is logged

my (%servers, %names);

foreach my $run (@runs) {
	$servers{$_} ||= 's' . keys %servers foreach $run->{conf}, $run->{dry};
	$run->{server} = $servers{$run->{conf}};
	$run->{dry_server} = $servers{$run->{dry}};
	$names{$_} = 1 foreach $run->{case}{log} =~ /(\w+)=/g;
}

delete $names{http_status};

my $format = join ' ', 'http_status=$status',
	map { "$_=\$responses_$_" } sort keys %names;

my $servers = join '', map { <<"EOF" } sort keys %servers;
    server {
        listen       127.0.0.1:8080;
        listen       127.0.0.1:8082 http2;
        server_name  $servers{$_};

        location / {
            responses on;
            $_
            proxy_pass http://127.0.0.1:8081;
        }
    }

EOF

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy cache http_v2/);

$t->write_http(<<"EOF");
server_names_hash_bucket_size 64;
server_names_hash_max_size 4096;

proxy_http_version 1.1;
add_header X-Id \$request_id always;

# a response that is cached is buffered by nginx

proxy_cache_path %%TESTDIR%%/cache keys_zone=one:1m;
proxy_cache \$http_x_cache;
proxy_cache_key \$http_x_run;
proxy_cache_methods GET HEAD POST;
proxy_cache_valid any 1m;

responses_read_request on;

log_format streams 'run=\$http_x_run $format';
access_log %%TESTDIR%%/streams.log streams;

$servers
EOF

upstream(port(8081), qr/./ => sub {
	my (undef, $request) = @_;

	my ($n, $way) = $request =~ /^X-Run: (\d+)-(\w+)/mi;
	my $case = $runs[$n]{case};
	my $end = $case->{end} || '';

	my ($type) = map { /^Content-Type: (.*)/i } @{$case->{header}};

	my @steps = answer(pieces($case->{in}, $n, $way), type => $type,
		headers => [ grep { !/^Content-Type:/i } @{$case->{header}} ],
		status => $case->{status} ? "$case->{status} X" : undef,
		framing => $end ? 'cut' : 'chunked');

	push @steps, fin() if $end eq 'cut';
	push @steps, sub { 0 } if $end eq 'open' || $end eq 'timeout';

	return @steps;
});

$t->run();

###############################################################################

# each run in one piece, in pieces, and by HTTP/2; one of each case, dry

my $h2;
my @asks = map { my $n = $_; map { [ $n, $_ ] } qw/ whole pieces h2 /,
	first($n) && dries($runs[$n]{case}) ? 'dry' : () } 0 .. $#runs;
my $lines = @asks;
my (%body, %log);

while (my @some = splice @asks, 0, 100) {
	$h2 = h2(port => 8082);

	my @clients = map { asked(@$_) } @some;

	$_->wait() foreach @clients;

	foreach my $i (0 .. $#some) {
		my ($n, $way) = @{$some[$i]};
		$body{$n}{$way} = body($runs[$n], $clients[$i], $way);
		$clients[$i]->close();
	}

	$h2->close();
}

my $log;
pump(sub { ($log = $t->read_file('streams.log')) =~ tr/\n// >= $lines });

$log{$1}{$2} = $3 while $log =~ /^run=(\d+)-(\w+) (.*)$/mg;

ok(@runs > 0, @runs . ' runs of ' . @cases . ' cases');

foreach my $n (0 .. $#runs) {
	my ($run, $case) = ($runs[$n], $runs[$n]{case});
	my $name = "$case->{file}: $case->{title}";
	my $profile = $run->{profile} ? ", $run->{profile}" : '';

	is($body{$n}{whole}, $run->{out}, "$name$profile");
	is($body{$n}{pieces}, $body{$n}{whole}, "$name$profile, in pieces");
	is($body{$n}{h2}, $body{$n}{whole}, "$name$profile, by HTTP/2");

	next unless first($n);

	my %found = map { logs($case, $log{$n}{$_}) => 1 }
		qw/ whole pieces h2 /;

	is(join(', or ', sort keys %found), $case->{log}, "$name, logged");

	next unless dries($case);

	is($body{$n}{dry}, $case->{in}, "$name, dry run");
	is(logs($case, $log{$n}{dry}), $case->{log}, "$name, dry run, logged");
}

###############################################################################

# of the runs of a case

sub first {
	my ($n) = @_;
	return !$n || $runs[$n - 1]{case} != $runs[$n]{case};
}


# A dry run sends what came, and logs what it would have done; one that is open
# stays open.

sub dries {
	my ($case) = @_;
	return !$case->{end} && $case->{log} !~ /http_status=/;
}


# a run for each profile whose output a case has

sub runs {
	my ($case) = @_;
	my @runs;

	my $limit = ($case->{end} || '') eq 'timeout'
		? 'proxy_read_timeout 1s;' : '';

	$case->{out}{''} = $case->{in} if $case->{same};
	$case->{out}{''} = "no \"--- out\" yet\n" unless %{$case->{out}};

	foreach my $profile (sort keys %{$case->{out}}) {
		my @conf = @{$case->{conf}};

		@conf = ((grep { !/^responses_profile/ } @conf),
			"responses_profile $profile;") if $profile;

		push @runs, { case => $case, profile => $profile,
			out => $case->{out}{$profile},
			conf => join(' ', @conf, $limit),
			dry => join(' ', (grep { !/^responses_dry_run/ } @conf),
				'responses_dry_run on;', $limit) };
	}

	return @runs;
}


# The bytes in one piece, or in pieces of at most 300 bytes.  The message ends
# soon after the last event, however busy the machine is: what follows it comes
# with it.

sub pieces {
	my ($bytes, $n, $way) = @_;
	my @pieces;

	return [ $bytes ] unless $way eq 'pieces' || $way eq 'h2';

	my $late = $bytes =~ s/("type":"response\.completed".*?\n\n.+)//s
		? $1 : '';

	srand($n + 1);

	push @pieces, substr($bytes, 0, 1 + int rand 300, '')
		while length $bytes;

	return [ @pieces, length $late ? $late : () ];
}


sub asked {
	my ($n, $way) = @_;
	my $run = $runs[$n];

	my ($method, $uri, $content) = split ' ',
		$run->{case}{request} || 'POST /v1/responses', 3;
	my %o = (method => $method, content => $content // '',
		host => $run->{$way eq 'dry' ? 'dry_server' : 'server'});
	my @fields = ('x-run' => "$n-$way", 'content-type' => 'application/json',
		$way eq 'h2' ? ('x-cache' => 'one') : ());

	return $h2->get($uri, %o, fields => \@fields) if $way eq 'h2';

	return client(uri => $uri, %o, headers => [ 'Connection: close',
		map { "$fields[2 * $_]: $fields[2 * $_ + 1]" } 0 .. @fields / 2 - 1 ]);
}


# what the client got, without what differs with each request

sub body {
	my ($run, $c, $way) = @_;
	my $cut = ($run->{case}{client} || '') eq 'cut' && $way ne 'dry';

	return 'the message is ' . ($cut ? '' : 'not ') . 'complete: '
		. $c->content() if $cut == $c->complete();

	my %own = map { $_ => 1 } $run->{case}{in} =~ /[0-9a-f]{32}/g;

	return $c->content() =~ s/resp_([\w-]{12,})/signed($1) \/\/ $&/ger
		=~ s/[0-9a-f]{32}/$own{$&} ? $& : 'REQUEST'/ger
		=~ s/\b(1\d{9})(000)?\b/time_of($1, $2)/ger;
}


# a signed id as it is in cases, if it is one

sub signed {
	my ($peer, $mac, $id) = unpack 'C/a* a8 a*', decode_base64url($_[0]);

	return unless length($id // '') && $mac eq substr hmac_sha256(
		pack('N/a* N/a* N/a*', '', $peer, $id), '0123456789abcdef'), 0, 8;

	return 'SIGNED.' . ($id =~ tr/g-z/G-Z/r);
}


sub time_of {
	my ($time, $ms) = @_;

	return $time . ($ms // '') if abs($time - time()) > 3600;
	return $ms ? 'TIMEMS' : 'TIME';
}


# the values of the variables that the case names

sub logs {
	my ($case, $line) = @_;
	my %value = map { /^(\w+)=(.*)/ } split / (?=\w+=)/, $line // '';

	return join ' ', map { "$_=" . ($value{$_} // 'missing') }
		$case->{log} =~ /(\w+)=/g;
}
