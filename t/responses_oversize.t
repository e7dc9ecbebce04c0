#!/usr/bin/perl

# Tests for ngx_http_responses_module, events larger than
# responses_max_event_size: numbered, their usage read, memory bounded.

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

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(54);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    # what is tested here are mechanics, not the contract

    responses_normalize off;
    responses_scaffold off;
    responses_terminal off;
    responses_done keep;

    log_format r "$uri id:$responses_id model:$responses_model "
                 "status:$responses_status in:$responses_input_tokens "
                 "cached:$responses_cached_tokens "
                 "out:$responses_output_tokens total:$responses_total_tokens "
                 "oversize:$responses_oversize "
                 "malformed:$responses_malformed";
    access_log %%TESTDIR%%/r.log r;

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            responses_max_event_size 64k;
            proxy_pass http://127.0.0.1:8081;
        }

        location /small/ {
            responses_max_event_size 1k;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /default/ {
            proxy_pass http://127.0.0.1:8081/;
        }

        location /dry/ {
            responses_dry_run on;
            responses_max_event_size 1k;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

my $text = join '', map { "line $_ \\\"x\\\" \xc3\xa9 \\u00e9 {[, " } 1 .. 200;
my $usage = '"usage":{"input_tokens":11,'
	. '"input_tokens_details":{"cached_tokens":3},"output_tokens":7,'
	. '"total_tokens":18}';

sub large {
	my ($before, $after, $line, $status) = @_;
	my $type = 'response.' . ($status ||= 'in_progress');

	return (defined $line ? $line : "event: $type\n")
		. qq/data: {$before"type":"$type","response":{/
		. qq/"id":"resp_9","output":["$text"],"model":"m-9",/
		. qq/"status":"$status",$usage}$after}\n\n/;
}


sub completed {
	return large($_[0], $_[1], undef, 'completed');
}


my ($a, $z) = (event('response.a', '', 0), event('response.z', '', 2));

# the middle event is too large for 1k

my %streams = (
	last => $a . large('', ',"sequence_number":77') . $z,
	first => $a . large('"sequence_number":77,', '') . $z,
	string => $a . large('', ',"sequence_number":"77"') . $z,
	twice => $a . large('"sequence_number":"8",',
		',"sequence_number":null') . $z,
	none => $a . large('', '') . $z,
	nested => $a . large('"x":{"sequence_number":5},', '') . $z,
	object => $a . large('', ',"sequence_number":{"a":[1,2]}') . $z,
	huge => $a . large('', ',"sequence_number":' . '9' x 3000) . $z,
	line => $a . large('', '', '') . $z,
	message => $a . large('', '', "event: message\n") . $z,
	crlf => ($a . large('', '') . $z) =~ s/\n/\r\n/gr,
	after => $a . (large('', '', '')
		=~ s/\n\n/\nevent: response.in_progress\n\n/r) . $z,
	id => $a . large('', '', "id: 3\nretry: 9\n") . $z,
	eof => $a . large('', '') =~ s/\n\n$//r,
	text => $a . 'data: ' . 'not JSON ' x 1000 . "\n\n" . $z,
	cut => $a . substr(large('', ''), 0, 3000),
	lines => $a . large('', '') =~ s/,"/\ndata: ,"/gr . $z,
	comment => $a . ':' . 'x' x 5000 . "\n\n" . $z,
	padded => ':' . 'x' x 5000 . "\n\n" . $a . $z,
	terminal => $a . event('response.z', '', 1) . completed('', ''),
	over => $a . completed('', ',"sequence_number":77') . $z,
	twice_over => $a . completed('', '') . large('', '', undef, 'failed')
		=~ s/resp_9/resp_8/r =~ s/"input_tokens":11/"input_tokens":12/r,
	after_small => $a . event('response.completed', '"response":{"id":'
		. '"resp_7","status":"completed"}') . completed('', '') . $z,
);

my $mega = 'y' x 10000;
my @mega = ('event: response.completed' . "\n"
	. 'data: {"type":"response.completed","response":{"id":"resp_m",'
	. '"text":"', ($mega) x 1000, '","model":"m-m","status":"completed",'
	. $usage . '},"sequence_number":7}' . "\n\n");
my $seen = 0;
my ($tail, $client) = ('');

upstream(port(8081),
	'/mega' => sub { answer([ $a, $z, @mega ]) },
	'/megaline' => sub { answer([ $a, ('z' x 10000) x 1000, "\n\n", $z ]) },
	qr!^/ones/(.+)! => sub { join('', answer([ split(//, $streams{$1}) ])) },
	qr!^/(?:responses/)?(.+)! => sub { answer($streams{$1}) },
);

$t->run();

###############################################################################

foreach my $name (grep {
	!/^(?:text|cut|padded|eof|over|twice_over|after_small)$/ }
	sort keys %streams)
{
	my ($in, $c) = ($streams{$name}, get("/small/$name"));
	my $n = $name eq 'comment' ? 2 : 3;

	is(sse_numbers($c->content()), join(' ', 0 .. $n - 1),
		"$name, numbers");
	is(join("\n", sse_lint($c->content()), with_numbers($c->content(), 0)),
		join("\n", '', with_numbers($in, 0)), "$name, the rest");
}

is(get('/small/ones/last')->content(), get('/small/last')->content(),
	'byte after byte');
is(get('/small/ones/none')->content(), get('/small/none')->content(),
	'byte after byte, inserted');

like(get('/small/eof')->content(), qr/\}\n\n\z/, 'blank line added');
is(get('/small/text')->content(),
	$streams{text} =~ s/"sequence_number":2/"sequence_number":1/r,
	'text passes');
is(sse_lint(get('/small/cut')->content()), '', 'cut');
is(sse_numbers(get('/small/responses/padded')->content()), '0 1',
	'large comment first');
is(get('/default/last')->content(),
	$streams{last} =~ s/":77/":1/r, 'held by default');
is(get('/dry/last')->content(), $streams{last}, 'dry run');

# what follows the end is dropped, whatever its length, and so is its usage

is(sse_types(get('/small/over')->content()), 'response.a response.completed',
	'after a large end');
is(get('/small/twice_over')->content(), get('/small/over')->content()
	=~ s/,"sequence_number":1//r =~ s/\}\n\n\z/,"sequence_number":1}\n\n/r,
	'large event after a large end');
is(sse_types(get('/small/after_small')->content()),
	'response.a response.completed', 'large event after the end');

# facts

get($_) foreach qw! /small/terminal /small/ones/terminal /default/terminal !;

my $log = logged($t, 'r.log', qr/^\/default\/terminal/m);
my $facts = 'id:resp_9 model:m-9 status:completed in:11 cached:3 out:7 '
	. 'total:18';

like($log, qr!^/small/terminal $facts oversize:1 malformed:0!m, 'usage');
like($log, qr!^/small/ones/terminal $facts oversize:1!m, 'usage, every byte');
like($log, qr!^/default/terminal $facts oversize:0!m, 'usage of one held');
like($log, qr!^/small/over $facts oversize:1!m, 'usage, more after it');
like($log, qr!^/small/twice_over $facts oversize:2!m, 'usage of the first end');
like($log, qr!^/small/after_small id:resp_7 model:- status:completed in:- !m,
	'no usage after the end');

# 10 megabytes

SKIP: {
my ($pid) = worker_pids($t);

my $before = rss($pid);
my $c = get('/mega');
my $grown = (rss($pid, 'VmHWM') || 0) - ($before || 0);

is(sse_numbers($c->content()), '0 1 2', '10 MB, numbers');
is((sse_parse($c->content()))[2]{data} =~ s/"sequence_number":2\}$//r,
	(sse_parse(join '', @mega))[0]{data} =~ s/"sequence_number":7\}$//r,
	'10 MB, the rest');
like(logged($t, 'r.log', qr!^/mega!m),
	qr!^/mega id:resp_m model:m-m status:completed in:11!m, '10 MB, usage');

is(sse_numbers(get('/megaline')->content()), '0 1', '10 MB without a line end');

skip 'no figures here', 1 if !defined $before || $t->sanitized();

$grown = (rss($pid, 'VmHWM') || 0) - $before;
cmp_ok($grown, '<', 1024, '10 MB, worker grew by less than one');
diag("worker grew by $grown kB") if $ENV{TEST_NGINX_VERBOSE};

}

###############################################################################
