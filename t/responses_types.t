#!/usr/bin/perl

# Tests for ngx_http_responses_module, streams that the upstream sends with
# another type: those of the Responses API leave as text/event-stream, and all
# other bodies with the type that they came with.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ sample /;

###############################################################################

my $t = Test::Nginx->new()->has(qw/http proxy gzip/);

$t->write_http(server('
	listen       127.0.0.1:8080;
	proxy_http_version 1.1;
	responses on;
	responses_types *;
	gzip on;
	gzip_types application/json;
	gzip_min_length 0;',

	'' => '',
	listed => 'responses_types text/plain;',
	buffered => 'postpone_output 100000;',
	beats => 'responses_heartbeat 100ms;',
	rules => 'responses_hide_item reasoning;',
	dry => 'responses_dry_run on;',
	off => 'responses off;',
));

my @events = sample();
my $in = join '', @events;
my $limits = "data: {\"type\":\"codex.rate_limits\"}\n\n";
my $chat = "data: {\"object\":\"chat.completion.chunk\",\"choices\":[]}\n\n";

my %types = (json => 'application/json', plain => 'text/plain');

# what the upstream sends

sub streams { (
	whole => [ $in ],
	events => [ map { ($_, pause(0.002)) } @events ],
	bytes => [ split //, $in ],
	silent => [ pause(0.3), $in ],
	comment => [ ": hello\n\n", pause(0.1), $in ],
	begun => [ substr($in, 0, 20), pause(0.1), substr($in, 20) ],
	late => [ $limits, pause(1.2), $in ],
) }

sub others { (
	chat => [ $chat, pause(0.1), $chat ],
	object => [ '{"object":"list","data":[]}' ],
	text => [ "data to read\n", pause(0.1), "and more" ],
	remark => [ ": hello\n\n", pause(0.1), $chat ],
	bytes => [ "\x{7f}ELF" ],
	nothing => [ '' ],
) }

my @upstream = (
	qr!^/(\w+)/stream/(\w+)! => sub {
		answer({ streams() }->{$2}, type => $types{$1},
			headers => [ 'ETag: "x"' ])
	},
	qr!^/(\w+)/other/(\w+)! => sub {
		answer({ others() }->{$2}, type => $types{$1},
			headers => [ 'ETag: "x"' ])
	},
	qr!^/(\w+)/cut/(\d+)! => sub {
		answer([ substr($in, 0, $2), pause(0.05) ],
			type => $types{$1}, framing => 'cut'), fin()
	},
);

upstream(port(8081), @upstream);

my %streams = streams();
my %others = others();

my @edges = ('', qw! /buffered /beats /rules !);

$t->run();

###############################################################################

foreach my $edge (@edges) {
	foreach my $type (sort keys %types) {
		foreach my $name (sort keys %streams) {
			my $r = ask("$edge/$type/stream/$name/responses");

			is(type($r), 'text/event-stream', "$edge $type $name");
			is($r->whole() =~ s/^: (?:keepalive|hello)\n\n//mgr
				=~ s/\A.*rate_limits.*\n.*\n\n//r
				=~ s/"sequence_number":\d+/"sequence_number":0/gr,
				$in =~ s/"sequence_number":\d+/"sequence_number":0/gr,
				"$edge $type $name, body");
		}

		foreach my $name (sort keys %others) {
			my $r = get("$edge/$type/other/$name");
			my $want = get("/off/$type/other/$name");

			if ("$edge $type $name" eq '/rules json bytes') {

				# it may be JSON in another encoding

				is($r->status(), 502, 'bytes as JSON, where a rule hides');
				unlike($r->content(), qr/ELF/, 'they are not sent');
				next;
			}

			is(type($r), type($want), "$edge $type, other $name");
			is($r->whole(), $want->whole(), "$edge $type, other $name, body");
		}
	}
}

# fields that a stream cannot have

unlike(ask('/json/stream/whole/responses')->headers(), qr/^ETag/m,
	'stream, no ETag');
like(get('/json/other/object')->headers(), qr/^ETag: "x"/m, 'other, ETag');

# listed types are not looked into before

is(type(ask('/listed/plain/stream/events/responses')), 'text/event-stream',
	'type listed');
is(type(ask('/listed/json/stream/events/responses')), 'application/json',
	'type not listed');

# a filter after this one sees the type

my $r = ask('/json/stream/whole/responses',
	headers => [ 'Accept-Encoding: gzip' ]);
unlike($r->headers(), qr/^Content-Encoding/m, 'not compressed as JSON');

$r = get('/json/other/object', headers => [ 'Accept-Encoding: gzip' ]);
like($r->headers(), qr/^Content-Encoding: gzip/m, 'JSON is compressed');

# a path that is not that of responses: the first event decides

is(type(get('/json/stream/events')), 'text/event-stream', 'other path');
is(type(get('/json/stream/comment')), 'application/json',
	'other path, the comment does not decide');

# a dry run changes nothing

is(type(ask('/dry/json/stream/events/responses')), 'application/json',
	'dry run');

# HTTP/1.0

is(type(ask('/json/stream/events/responses', version => '1.0')),
	'text/event-stream', 'HTTP/1.0');

# ends before and after the decision

foreach my $n (5, 20, length($events[0]) + 20) {
	foreach my $edge ('', '/buffered', '/beats') {
		my $r = ask("$edge/json/cut/$n/responses");

		is(type($r), 'text/event-stream', "$edge cut at $n");
		like($r->whole(), qr/"server_error".*broke off/, "$edge cut at $n, failure");
	}
}

###############################################################################

sub ask {
	my ($uri, %o) = @_;
	return get($uri, method => 'POST', content => '{}', %o);
}


sub type {
	my ($r) = @_;
	return $r->headers() =~ /^Content-Type: (.*?)\r?$/m ? $1 : 'none';
}
