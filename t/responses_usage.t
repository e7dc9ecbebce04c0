#!/usr/bin/perl

# Tests for ngx_http_responses_module, what recorded streams cost: the
# variables against what a reader that shares no code with the module finds in
# the file.  The recordings are no part of this repository; without them it
# is the streams of t/dialects alone.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;

use JSON::PP;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

# beside the repository

my $dir = $ENV{TEST_RESPONSES_STREAMS} || '../../shared/streams';
my @files = (sort(glob("$dir/real/*.sse"), glob("$dir/mock/*.sse")),
	sort(glob('clients/streams/*.sse')));

my @ways = qw/ on small numbers dry plain /;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(1 + @ways * @files);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format json escape=none '$request_uri $responses_json';
    access_log %%TESTDIR%%/r.log json;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location /on/ {
            proxy_pass http://127.0.0.1:8081/;
        }

        # events that are too long to be held, as the last one mostly is

        location /small/ {
            responses_max_event_size 1k;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /numbers/ {
            responses_normalize off;
            responses_scaffold off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /dry/ {
            responses_dry_run on;
            proxy_pass http://127.0.0.1:8081/;
        }

        # the response of the last event as a plain answer

        location /plain/ {
            proxy_pass http://127.0.0.1:8081/json/;
        }
    }
}

EOF

my $json = JSON::PP->new->allow_nonref;

upstream(port(8081),
	qr!^/json/(\d+)! => sub { my $r = read_stream($files[$1]);
		answer([ random_cuts($json->encode($r->{object}), $1, 3000) ],
			type => 'application/json') },
	qr!^/(\d+)! => sub { answer([ random_cuts(slurp($files[$1]), $1,
		3000) ]) },
);

$t->run();

###############################################################################

note("no recordings in $dir, see TEST_RESPONSES_STREAMS")
	unless grep { m!/real/! } @files;

my %sum;

foreach my $n (0 .. $#files) {
	my $file = $files[$n] =~ s!.*/(\w+/[^/]+)$!$1!r;
	my $r = read_stream($files[$n]);

	foreach my $way (@ways) {
		my $want = { %{$r->{want}} };

		if ($way eq 'plain') {
			delete @$want{qw/ status events id model tool_calls /};
		}

		# N14 fills the total in, where the event is not too long for it

		if ($way =~ /^(?:on|small|dry)$/ && !defined $want->{total_tokens}
			&& defined $want->{input_tokens}
			&& defined $want->{output_tokens})
		{
			$want->{total_tokens} = $want->{input_tokens}
				+ $want->{output_tokens};
			delete $want->{total_tokens} if $way eq 'small';
		}

		my $uri = "/$way/$n/responses";

		get($uri);

		my ($line) = logged($t, 'r.log', qr!^$uri .*\n!m)
			=~ m!^$uri (.*)$!m;
		my $got = $json->decode($line) || {};

		is_deeply({ map { $_ => $got->{$_} } keys %$want }, $want,
			"$file, $way");

		$sum{$way} += $got->{total_tokens} || 0;
	}
}

is($sum{$_}, $sum{on}, "$_, sum of tokens")
	foreach grep { $sum{on} } 'small';

ok(1, 'no sums') unless $sum{on};

###############################################################################

# Another way of reading: line by line, each event decoded as a whole.

sub read_stream {
	my ($file) = @_;

	my (@events, $name, @data);

	foreach my $line (split(/\r\n|\n|\r/, slurp($file) . "\n\n", -1)) {

		if ($line eq '') {
			push @events, [ $name, join("\n", @data) ] if @data;
			undef $name;
			@data = ();

		} elsif ($line =~ /^data: ?(.*)/s) {
			push @data, $1;

		} elsif ($line =~ /^event: ?(.*)/s) {
			$name = $1;
		}
	}

	my (%want, $last, $usage);
	my ($events, $calls) = (0, 0);

	foreach (@events) {
		my ($name, $data) = @$_;

		next if $data eq '[DONE]';
		$events++;

		my $event = eval { $json->decode($data) };
		next unless ref $event eq 'HASH';

		my $type = $event->{type} // $name // '';

		$calls++ if $type eq 'response.output_item.added'
			&& ($event->{item}{type} // '') =~ /._call$/;

		next if $last || $type !~ /^response\.(created|queued|in_progress
			|completed|incomplete|failed|cancelled)$/x;

		$last = $1 if $1 =~ /^(completed|incomplete|failed|cancelled)$/;

		my $r = ref $event->{response} eq 'HASH' ? $event->{response}
			: $event;

		$want{$_} = $r->{$_} foreach grep { ($r->{$_} // '') ne '' }
			qw/ id model /;

		next unless $r->{usage};

		usage(\%want, $r->{usage});
		$usage = $r->{usage};
	}

	return {
		want => { %want, events => $events, tool_calls => $calls,
			$last ? (status => $last) : () },
		object => { object => 'response', usage => $usage },
	};
}


sub usage {
	my ($want, $usage) = @_;

	foreach (
		[ input_tokens => $usage->{input_tokens},
			$usage->{prompt_tokens} ],
		[ output_tokens => $usage->{output_tokens},
			$usage->{completion_tokens} ],
		[ total_tokens => $usage->{total_tokens} ],
		[ cached_tokens => $usage->{input_tokens_details}{cached_tokens},
			$usage->{prompt_tokens_details}{cached_tokens} ],
		[ reasoning_tokens =>
			$usage->{output_tokens_details}{reasoning_tokens},
			$usage->{completion_tokens_details}{reasoning_tokens} ],
	) {
		my ($name, @values) = @$_;
		my ($value) = grep { defined } @values;

		$want->{$name} = $value;
	}
}

###############################################################################
