#!/usr/bin/perl

# Tests for ngx_http_responses_module: the cases of t/streams through nginx,
# each in one piece and in random pieces, with its configuration, its end and
# what is logged.  t/unit/streams.c runs them through the engine alone.
#
#   TEST_RESPONSES_STREAMS="streams/end/done.t ..."     these files only

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Cases qw/ cases /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my @cases = cases(map { s!^t/!!r } $ENV{TEST_RESPONSES_STREAMS}
	? split ' ', $ENV{TEST_RESPONSES_STREAMS}
	: sort glob('streams/*/*.t'));

my @runs = map { runs($_) } @cases;

# a server for each configuration, variables for all that is logged

my (%servers, %names);

foreach my $run (@runs) {
	$servers{$run->{conf}} ||= 's' . keys %servers;
	$run->{server} = $servers{$run->{conf}};
	$names{$_} = 1 foreach $run->{case}{log} =~ /(\w+)=/g;
}

delete $names{http_status};

my $format = join ' ', 'http_status=$status',
	map { "$_=\$responses_$_" } sort keys %names;

my $servers = join '', map { <<"EOF" } sort keys %servers;
    server {
        listen       127.0.0.1:8080;
        server_name  $servers{$_};

        location / {
            responses on;
            $_
            proxy_pass http://127.0.0.1:8081;
        }
    }

EOF

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(2 * @runs + @cases + 1);

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    server_names_hash_bucket_size 64;
    server_names_hash_max_size 4096;

    proxy_http_version 1.1;
    add_header X-Id \$request_id always;

    responses_read_request on;

    log_format streams 'run=\$http_x_run $format';
    access_log %%TESTDIR%%/streams.log streams;

$servers
}

EOF

upstream(port(8081), qr/./ => sub {
	my (undef, $request) = @_;

	my ($n, $seed) = $request =~ /^X-Run: (\d+)-(\d+)/mi;
	my $case = $runs[$n]{case};
	my $end = $case->{end} || '';

	my ($type) = map { /^Content-Type: (.*)/i } @{$case->{header}};

	my @steps = answer(pieces($case->{in}, $seed), type => $type,
		headers => [ grep { !/^Content-Type:/i } @{$case->{header}} ],
		status => $case->{status} ? "$case->{status} X" : undef,
		framing => $end ? 'cut' : 'chunked');

	push @steps, fin() if $end eq 'cut';
	push @steps, sub { 0 } if $end eq 'open' || $end eq 'timeout';

	return @steps;
});

$t->run();

###############################################################################

ok(@runs > 0, @runs . ' runs of ' . @cases . ' cases');

foreach my $n (0 .. $#runs) {
	my ($run, $case) = ($runs[$n], $runs[$n]{case});

	my $name = "$case->{file}: $case->{title}"
		. ($run->{profile} ? ", $run->{profile}" : '');

	is(body($n, 0), $run->{out}, $name);
	is(body($n, $n + 1), $run->{out}, "$name, in pieces");
}

foreach my $case (@cases) {
	my ($n) = grep { $runs[$_]{case} == $case } 0 .. $#runs;

	is(logs($n), $case->{log}, "$case->{file}: $case->{title}, logged");
}

###############################################################################

# a run for each profile whose output a case has

sub runs {
	my ($case) = @_;
	my @runs;

	my $limit = ($case->{end} || '') eq 'timeout'
		? 'proxy_read_timeout 1s;' : '';

	$case->{out}{''} = $case->{in} if $case->{same};

	foreach my $profile (sort keys %{$case->{out}}) {
		my @conf = @{$case->{conf}};

		@conf = ((grep { !/^responses_profile/ } @conf),
			"responses_profile $profile;") if $profile;

		push @runs, { case => $case, profile => $profile,
			out => $case->{out}{$profile},
			conf => join(' ', @conf, $limit) };
	}

	return @runs;
}


# the bytes in one piece, or in pieces of at most 300 bytes

sub pieces {
	my ($bytes, $seed) = @_;
	my @pieces;

	return [ $bytes ] unless $seed;

	srand($seed);

	push @pieces, substr($bytes, 0, 1 + int rand 300, '')
		while length $bytes;

	return \@pieces;
}


# what the client gets, without what differs with each request

sub body {
	my ($n, $seed) = @_;

	my $run = $runs[$n];
	my ($method, $uri, $content) = split ' ',
		$run->{case}{request} || 'POST /v1/responses', 3;

	my $c = get($uri, method => $method, content => $content // '',
		host => $run->{server}, headers => [ "X-Run: $n-$seed",
			'Content-Type: application/json' ]);

	my $cut = ($run->{case}{client} || '') eq 'cut';

	return 'the message is ' . ($cut ? '' : 'not ') . 'complete: '
		. $c->content() if $cut == $c->complete();

	my ($id) = $c->headers() =~ /^X-Id: (\w+)/m;

	return $c->content() =~ s/\Q$id\E/REQUEST/gr
		=~ s/\b(1\d{9})(000)?\b/time_of($1, $2)/ger;
}


sub time_of {
	my ($time, $ms) = @_;

	return $time . ($ms // '') if abs($time - time()) > 3600;
	return $ms ? 'TIMEMS' : 'TIME';
}


# the values of the variables that the case names, in both runs

sub logs {
	my ($n) = @_;

	my @names = $runs[$n]{case}{log} =~ /(\w+)=/g;
	my @found;

	foreach my $seed (0, $n + 1) {
		logged($t, 'streams.log', qr/^run=$n-$seed .*\n/m)
			=~ /^run=$n-$seed (.*)\n/m;

		my %value = map { /^(\w+)=(.*)/ } split / (?=\w+=)/, $1 // '';
		push @found, join ' ',
			map { "$_=" . ($value{$_} // 'missing') } @names;
	}

	return $found[0] if $found[0] eq $found[1];
	return "$found[0], in pieces $found[1]";
}

###############################################################################
