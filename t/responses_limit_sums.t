#!/usr/bin/perl

# Tests for ngx_http_responses_module, the sums of limits, counters and the
# access log: they are the same to the token, whatever API, clients that leave,
# servers that fail, reloads with other limits, and a worker that is killed.
#
# TEST_RESPONSES_NUMBER sets another number of requests than 1,200.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Metrics;

###############################################################################

my $number = $ENV{TEST_RESPONSES_NUMBER} || 1200;

my @customers = qw/ red green blue /;
my @apis = qw/ responses chat completions messages generate /;
my @kinds = qw/ json stream error cut leave silent held /;

my $t = Test::Nginx->new()->has(qw/http proxy/);

# a killed worker is an alert

$t->todo_alerts();

configure('40m/4w');

# what servers send: numbers of their own, and some of them no report

my %path = (
	responses => '/v1/responses',
	chat => '/v1/chat/completions',
	completions => '/v1/completions',
	messages => '/v1/messages',
	generate => '/v1beta/models/m:generateContent',
);

my ($release, $n) = (0, 0);
my %asked;

my $upstream = upstream(port(8081), qr!! => sub {
	my ($uri, $request) = @_;
	my ($api, $kind, $id) = $request =~ /"do":"(\w+)-(\w+)-(\d+)"/;

	$id //= 0;
	$asked{$id}++;
	return answered($api, $kind, 1 + $id % 997, $id % 11 == 0);
});

$t->run();

###############################################################################

# a key is known to the counters once a response was completed

foreach (@customers) {
	my $c = ask($_, 'responses', 'json', 0);
	$c->wait();
	$c->close();
}

my ($sent, @held) = scalar @customers;
my $killed = 0;

foreach my $part (1 .. 4) {
	requests($number / 4);

	if ($part == 2) {

		# a worker with some of the open streams

		my ($pid) = $held[-1]->headers() =~ /^X-Pid: (\d+)\r$/m;
		my $mine = grep { $_->headers() =~ /^X-Pid: $pid\r$/m } @held;

		kill 'KILL', $pid;
		ok(pump(sub { $mine == grep { $_->{closed} } @held }),
			"a worker is killed, with $mine streams");

		$killed += $mine;
		@held = grep { !$_->{closed} } @held;
	}

	reload($part == 1 ? '39m/4w' : '40m/2h') if $part < 4;
}

$release = 1;
$_->wait(), $_->close() foreach @held;

my @lines;
pump(sub { @lines = split /\n/, $t->read_file('r.log');
	@lines >= $sent - $killed });
is(@lines, $sent - $killed, "of $sent requests, all but $killed are logged");

###############################################################################

# What a line of the log says that was used: tokens of a report that is not
# final, and of none, are estimates.

my (%used, %reported, %statuses);

foreach (@lines) {
	my ($customer, $in, $code, $api, $status, $input, $output, $total, $events,
		@held) = split;

	$statuses{$status}++;

	$reported{$customer}{input} += $input if $input ne '-';
	$reported{$customer}{output} += $output if $output ne '-';
	$reported{$customer}{total} += $total if $total ne '-';

	next if $code >= 400 && $code != 499;

	# the client has left, or JSON without a report

	$events = 0 if $events eq '-';
	$events = 4096 if $status eq 'completed' && $api =~ /json/;

	my $used_in = $input eq '-' ? $in : $input;
	my $used_out = $output eq '-' ? $events : $output;

	$used_out = $events if $status =~ /aborted|truncated/
		&& $events > $used_out;
	$used_out = 0 if $code == 499;

	my $sum = $used_in + $used_out;

	$used{$customer} += $total ne '-' && $total > $sum ? $total : $sum;
}

diag(join(', ', map { "$statuses{$_} $_" } sort keys %statuses))
	if $ENV{TEST_RESPONSES_VERBOSE};

is(join(' ', map { $statuses{$_} ? $_ : () } qw/ completed aborted truncated
	failed /), 'completed aborted truncated failed', 'all ends are there');

my $m = Test::Responses::Metrics->new(get('/metrics')->content());

foreach my $customer (@customers) {
	is(used($customer), $used{$customer}, "the limit has what the log has of "
		. "$customer, $used{$customer}");
	is($m->value('nginx_responses_tokens_total', customer => $customer,
		kind => $_), $reported{$customer}{$_}, "so have counters, $_: "
		. $reported{$customer}{$_}) foreach qw/ input output total /;
}

is($m->sum('nginx_responses_streams_total'), @lines, 'and all responses');
is($m->value('nginx_responses_limit_requests_total', result => 'passed'),
	$sent, 'all requests passed');
is($m->value('nginx_responses_limit_zone_keys'), @customers, 'of three keys');
is(scalar(() = $t->read_file('error.log') =~ /exited on signal (?!9)/g), 0,
	'no worker has crashed');

###############################################################################

sub configure {
	my ($rate) = @_;

	$t->write_http(<<"EOF", main => 'worker_processes 3;', connections => 1024);
log_format r '\$http_x_customer \$http_x_in \$status '
             '\$responses_api-\$http_x_kind \$responses_status '
             '\$responses_input_tokens \$responses_output_tokens '
             '\$responses_total_tokens \$responses_events';

responses_zone zone=counts:64k customer=\$http_x_customer;
responses_limit_zone \$http_x_customer zone=all:64k;

server {
    listen 127.0.0.1:8080 reuseport;
    responses on;
    add_header X-Pid \$pid always;

    location / {
        access_log %%TESTDIR%%/r.log r;
        responses_limit zone=all tokens=$rate;
        responses_count counts;
        proxy_pass http://127.0.0.1:8081;
    }

    location /probe/ {
        responses_limit zone=all tokens=$rate;
        proxy_pass http://127.0.0.1:8081;
    }

    location = /metrics {
        responses_status counts;
    }
}
EOF
}


sub ask {
	my ($customer, $api, $kind, $id) = @_;
	my $body = sprintf '%-64s', qq/{"do":"$api-$kind-$id"}/;

	return client(uri => $path{$api}, method => 'POST', content => $body,
		headers => [ "X-Customer: $customer", "X-Kind: $kind", 'X-In: 16' ]);
}


# requests, forty at a time; clients leave those that would never end

sub requests {
	my ($count) = @_;
	my (@clients, @left);

	while ($count > 0 || @clients) {

		while (@clients < 40 && $count-- > 0) {
			my $id = ++$n;
			my $kind = $kinds[$id % @kinds];
			my $api = $apis[int($id / @kinds) % @apis];

			# streams that are held open are few

			$kind = 'stream' if $kind eq 'held' && @held >= 30;

			my $c = ask($customers[$id % 3], $api, $kind, $id);
			@$c{qw/ kind id /} = ($kind, $id);
			$sent++;

			push @{$kind eq 'held' ? \@held : \@clients}, $c;
		}

		pump(sub { !@clients || grep { over($_) } @clients });

		@left = ();
		over($_) ? $_->close() : push @left, $_ foreach @clients;
		@clients = @left;
	}

	pump(sub { !grep { !$_->has('word') } @held });
}


sub over {
	my ($c) = @_;

	return $c->{closed} || @{$c->{responses}}
		|| $c->{kind} eq 'leave' && $c->has('word')
		|| $c->{kind} eq 'silent' && $asked{$c->{id}};
}


# tokens that a key has used, as a request that uses none shows

sub used {
	my ($customer) = @_;
	my $c = client(uri => '/probe/cancel', method => 'POST', content => '{}',
		headers => [ "X-Customer: $customer" ]);

	$c->wait();
	$c->close();

	my ($left) = $c->headers() =~ /^x-ratelimit-remaining-tokens: (\d+)\r$/m;

	return 40_000_000 - ($left // 0);
}


# new workers are there, and old ones do not listen any more

sub reload {
	my ($rate) = @_;
	my %old = map { $_ => 1 } worker_pids($t);
	my $seen = () = $t->read_file('error.log') =~ /gracefully shutting/g;

	configure($rate);
	$t->reload();

	ok(pump(sub { my $now = () = $t->read_file('error.log')
		=~ /gracefully shutting/g; $now >= $seen + 3
		&& 3 <= grep { !$old{$_} } worker_pids($t) }), "reload, $rate");
}


# the answer of an API: with its size as output, and the input is twice that

sub answered {
	my ($api, $kind, $size, $bare) = @_;

	return answer('{"error":{"message":"x"}}', status => '400 Bad Request',
		type => 'application/json') if !$api || $kind eq 'error';
	return sub { 0 } if $kind eq 'silent';
	return answer(whole($api, $size, $bare), type => 'application/json')
		if $kind eq 'json';

	my ($begin, $end) = streamed($api, $size, $bare);

	return $kind eq 'cut' ? (answer([ $begin ], framing => 'cut'), fin())
		: $kind eq 'leave' ? answer([ $begin, sub { 0 } ])
		: $kind eq 'held' ? answer([ $begin, sub { $release }, $end ])
		: answer([ $begin, $end ]);
}


sub usage {
	my ($api, $size, $bare) = @_;
	my ($in, $total) = ($size * 2, $size * 3);

	return '{}' if $bare;
	return qq/{"input_tokens":$in,"output_tokens":$size/
		. ($api eq 'responses' ? qq/,"total_tokens":$total}/ : '}')
		if $api =~ /responses|messages/;
	return qq/{"promptTokenCount":$in,"candidatesTokenCount":$size,/
		. qq/"totalTokenCount":$total}/ if $api eq 'generate';
	return qq/{"prompt_tokens":$in,"completion_tokens":$size,/
		. qq/"total_tokens":$total}/;
}


sub whole {
	my ($api, @size) = @_;
	my $usage = usage($api, @size);

	return '{"id":"r","object":"response","status":"completed","output":[{'
		. qq/"type":"message"}],"usage":$usage}/ if $api eq 'responses';
	return '{"object":"chat.completion","choices":[{"message":{"content":"a"},'
		. qq/"finish_reason":"stop"}],"usage":$usage}/ if $api eq 'chat';
	return '{"object":"text_completion","choices":[{"text":"a",'
		. qq/"finish_reason":"stop"}],"usage":$usage}/ if $api eq 'completions';
	return '{"type":"message","content":[{"type":"text","text":"a"}],'
		. qq/"stop_reason":"end_turn","usage":$usage}/ if $api eq 'messages';
	return '{"candidates":[{"content":{"parts":[{"text":"a"}]},'
		. qq/"finishReason":"STOP"}],"usageMetadata":$usage}/;
}


# an event stream up to a word of output, and its end

sub streamed {
	my ($api, $size, $bare) = @_;
	my $usage = usage($api, $size, $bare);
	my $data = sub { join('', map { "data: $_\n\n" } @_) };
	my $words = 1 + $size % 5;

	if ($api eq 'responses') {
		my ($created, @words) = stream($words);
		my $end = pop @words;

		$end =~ s/"usage":\{.*\}(?=\}\})/"usage":$usage/s;
		return (join('', $created, @words), $end);
	}

	if ($api eq 'messages') {
		my $in = $bare ? '{}' : '{"input_tokens":' . $size * 2
			. ',"output_tokens":1}';

		return ($data->(qq/{"type":"message_start","message":{"usage":$in}}/,
			('{"type":"content_block_delta","delta":{"text":"word"}}') x $words),
			$data->('{"type":"message_delta","delta":{"stop_reason":"end_turn"},'
			. '"usage":' . ($bare ? '{}' : qq/{"output_tokens":$size}/) . '}',
			'{"type":"message_stop"}'));
	}

	return ($data->(('{"candidates":[{"content":{"parts":[{"text":"word"}]}}]}')
		x $words), $data->('{"candidates":[{"content":{"parts":[]},'
		. qq/"finishReason":"STOP"}],"usageMetadata":$usage}/))
		if $api eq 'generate';

	my ($object, $word) = $api eq 'chat'
		? ('chat.completion.chunk', '"delta":{"content":"word"}')
		: ('text_completion', '"text":"word"');

	return ($data->((qq/{"object":"$object","choices":[{$word}]}/) x $words),
		$data->(qq/{"object":"$object","choices":[{"finish_reason":"stop"}]}/,
		qq/{"object":"$object","choices":[],"usage":$usage}/, '[DONE]'));
}
