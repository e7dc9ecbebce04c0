#!/usr/bin/perl

# Tests for ngx_http_responses_module, streams of other APIs: not one byte of
# them is changed, however they arrive and end and whatever the rules are, and
# what they cost is logged.  Recordings are tested, too, when they are there.

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
my $thorough = $ENV{TEST_RESPONSES_THOROUGH};

my @files = (sort(glob('streams/foreign/*.sse')), sort(glob("$dir/foreign/*.sse")));

@files = grep { /$ENV{TEST_RESPONSES_FILES}/ } @files
	if $ENV{TEST_RESPONSES_FILES};

# sets of rules: whatever is hidden in a stream of ours, nothing is in these

my %rules = (
	none => '',
	hide_event => 'responses_hide_event response.* error *.delta;',
	hide_item => 'responses_hide_item reasoning *_call *;',
	hide_field => 'responses_hide_field obfuscation choices.*.delta '
		. 'response.instructions usage metadata;',
	set_field => 'responses_set_field model secret;',
	add_event => 'responses_add_event x.y note=z after=response.created;',
	rewrite => 'responses_rewrite_text "." "x";',
	unknown => 'responses_hide_event @unknown @malformed;',
	eugpt => 'responses_profile eugpt;',
	openresponses => 'responses_profile openresponses;',
	heartbeat => 'responses_heartbeat 1s;',
	small => 'responses_max_event_size 1k;',
	off => 'responses_normalize off; responses_failure off;',
);

my @rules = sort keys %rules;

# what tells which API they are of

my %apis = (
	chat => 'chat', completions => 'completions', anthropic => 'messages',
	messages => 'messages', gemini => 'generate', other => '-', qwen => '-',
);

my $locations = join '', map { <<"EOF" } @rules;

location /$_/ {
    responses on;
    $rules{$_}
    proxy_pass http://127.0.0.1:8081/;
}
EOF

my $t = Test::Nginx->new()->has(qw/http proxy/);

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
    worker_connections 4096;
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r escape=none
        '\$request_uri \$responses_json \$responses_skipped';
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        include locations;
    }

    # only what is meant to be silent has a short time-out

    server {
        listen       127.0.0.1:8082;
        server_name  localhost;

        proxy_read_timeout 1s;
        include locations;
    }
}

EOF

$t->write_file_expand('locations', <<"EOF");

# with buffering a cut takes along what is not sent yet

location /plain/ {
    proxy_buffering off;
    proxy_pass http://127.0.0.1:8081/;
}
$locations
location /none-buffered/ {
    responses on;
    proxy_buffering off;
    proxy_pass http://127.0.0.1:8081/;
}

EOF

my @bytes = map { slurp($_) } @files;

upstream(port(8081), qr!^/(\d+)/(\w+)/(\d+)! => sub {
	my ($n, $way, $at) = ($1, $2, $3);
	my $in = $bytes[$n];

	return answer([ $in ]) if $way eq 'whole';
	return answer([ $in =~ /\G(.*?\n\r?\n|.+\z)/gs ]) if $way eq 'events';
	return answer([ split(//, $in) ]) if $way eq 'bytes';
	return answer([ random_cuts($in, $at, 400) ]) if $way eq 'random';
	return answer([ substr($in, 0, $at) ], framing => 'close')
		if $way eq 'close';

	my @cut = answer([ substr($in, 0, $at) ], framing => 'cut');

	return (@cut, fin()) if $way eq 'fin';
	return (@cut, pause(0.02), rst()) if $way eq 'rst';
	return (@cut, "zz\r\n", fin()) if $way eq 'bad';
	return (join('', @cut), sub { 0 });
});

my $again = 10000;

$t->plan(scalar @files * (@rules + 2));
$t->run();

###############################################################################

note("no recordings in $dir, see TEST_RESPONSES_STREAMS")
	unless grep { m!^\Q$dir! } @files;

foreach my $n (0 .. $#files) {
	my ($file) = $files[$n] =~ m!([^/]+)\.sse$!;
	my $len = length $bytes[$n];
	my @todo;

	foreach my $rule (@rules, 'none-buffered') {
		my $few = !$thorough && $rule ne 'none';
		my @uris = qw! whole/0 events/0 random/1 !;

		push @uris, 'bytes/0' if $thorough || $len < 3000 && !$few;

		# cuts in many places, or in some other places for each rule

		my $step = $few ? int($len / 2) + 50
			: $thorough ? 50 : int($len / 1000) * 50 + 50;
		my $at = $few ? length($rule) * 7 : 50;

		for ( ; $at < $len; $at += $step) {
			push @uris, map { "$_/$at" } qw/ fin rst bad close /;
			push @uris, "stall/$at" if $at % 100 < 60;
		}

		push @todo, map { [ $rule, "/$n/$_" ] } @uris;
	}

	my %bad = differ(@todo);

	is($bad{$_} || '', '', "$file, $_: unchanged")
		foreach @rules, 'none-buffered';
}

$t->stop();

my %log;

foreach (split /\n/, $t->read_file('r.log')) {
	push @{$log{$1}}, [ $2, $3 ] if m!^/none/(\d+)/whole/0 (.*) (\S*)$!;
}

foreach my $n (0 .. $#files) {
	my ($file) = $files[$n] =~ m!([^/]+)\.sse$!;
	my ($json, $skipped) = @{$log{$n}[0] || [ 'null', '-' ]};
	my $got = decode_json("[$json]")->[0] || {};
	my %want = read_foreign($bytes[$n]);
	my ($api) = $file =~ /^([a-z]+)/;

	my %have = map { ($_ => $got->{$_}) } keys %want;

	is_deeply([ $skipped, $got->{api} || '-', \%have ],
		[ 'foreign', $apis{$api}, \%want ], "$file: what is logged")
		or diag($json);
}

###############################################################################

# what is not as with plain nginx, by rules

sub differ {
	my (@todo) = @_;
	my %bad;

	while (my @some = splice @todo, 0, 300) {
		my @close = (headers => [ 'Connection: close' ]);
		my @port = map { $_->[1] =~ /stall/ ? 8082 : 8080 } @some;
		my @a = map { client(port => $port[$_], @close,
			uri => "/plain$some[$_][1]") } 0 .. $#some;
		my @b = map { client(port => $port[$_], @close,
			uri => "/$some[$_][0]$some[$_][1]") } 0 .. $#some;

		pump(sub { !grep { !$_->{eof} } @a, @b });

		foreach my $i (0 .. $#some) {
			my ($rule, $uri) = @{$some[$i]};
			my ($x, $y) = map { $_->{responses}[0] || {} }
				($a[$i], $b[$i]);
			my @bytes = map { $_->{body} || '' } $x, $y;

			# on a busy machine it was silent from the start

			if ($uri =~ /stall/ && $again-- > 0
				&& grep { $_->status() == 504 } $a[$i], $b[$i])
			{
				push @todo, $some[$i];
				next;
			}

			next if $bytes[0] eq $bytes[1]
				&& !$x->{complete} == !$y->{complete};

			# where a rule hides, the beginning of an event is dropped if
			# its end never comes, and no API is known yet: clients
			# ignore it

			next if $rule =~ /^(?:hide|pass)_/ && length $bytes[1] < 600
				&& index($bytes[0], $bytes[1]) == 0
				&& substr($bytes[0], length $bytes[1]) !~ /\n\r?\n/
				&& !$x->{complete} == !$y->{complete};

			# a bad chunk takes along what was read together with it

			next if $uri =~ /bad/ && !$y->{complete}
				&& (index($bytes[0], $bytes[1]) == 0
				|| index($bytes[1], $bytes[0]) == 0);

			$bad{$rule} .= sprintf("%s: %d bytes, %s; %d, %s\n", $uri,
				map { (length($_->{body} || ''),
				$_->{complete} ? 'complete' : 'cut') } $x, $y);
		}

		$_->close() foreach @a, @b;
	}

	return %bad;
}


# a reader of its own

sub read_foreign {
	my ($in) = @_;
	my %u;

	my %map = (
		input_tokens => [ qw/ prompt_tokens input_tokens
			promptTokenCount / ],
		output_tokens => [ qw/ completion_tokens output_tokens
			candidatesTokenCount / ],
		total_tokens => [ qw/ total_tokens totalTokenCount / ],
		cached_tokens => [ qw/ cache_read_input_tokens
			cachedContentTokenCount / ],
		cache_write_tokens => [ qw/ cache_creation_input_tokens / ],
		reasoning_tokens => [ qw/ thoughtsTokenCount / ],
	);

	$in =~ s/\r\n/\n/g;

	foreach my $event (split /\n\n/, $in) {
		my ($data) = $event =~ /^data: ?(.*)$/m;
		my $d = eval { decode_json($data || '') };

		next unless ref $d eq 'HASH' && !$d->{output}
			&& ($d->{type} || '') !~ /\./;

		foreach my $o ($d, $d->{message} || ()) {
			my $usage = $o->{usage} || $o->{usageMetadata} || next;

			foreach my $key (keys %map) {
				foreach (@{$map{$key}}) {
					$u{$key} = $usage->{$_} if defined $usage->{$_};
				}
			}

			my $in = $usage->{prompt_tokens_details} || {};
			my $out = $usage->{completion_tokens_details} || {};

			$u{cached_tokens} = $in->{cached_tokens}
				if defined $in->{cached_tokens};
			$u{cache_write_tokens} = $in->{cache_write_tokens}
				if defined $in->{cache_write_tokens};
			$u{reasoning_tokens} = $out->{reasoning_tokens}
				if defined $out->{reasoning_tokens};
		}

		my $model = $d->{model} || $d->{modelVersion}
			|| ($d->{message} || {})->{model};

		$u{model} ||= $model if $model;
	}

	return %u;
}

###############################################################################
