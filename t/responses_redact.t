#!/usr/bin/perl

# Tests for ngx_http_responses_module, texts that are redacted: expressions and
# replacements as nginx takes them, deltas as they come, and what is counted
# and logged.  The places of a text are in t/streams/hide/redact*.t, and all
# ways to cut one in t/unit/replace.c.

use utf8;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

binmode Test::More->builder->$_, ':utf8'
	foreach qw/ output failure_output todo_output /;

my $mail = '\b[\w.+-]{1,64}@(?:[\w-]{1,63}\.)+[a-z]{2,}';

# what directives say, a text, what becomes of it, and how many matches

my @cases = (
	[ 'b X', 'abcb', 'aXcX', 2 ],
	[ 'B X', 'abcb', 'abcb', 0 ],
	[ 'B X i', 'abcb', 'aXcX', 2 ],
	[ 'b "${arg_v}$arg_none!"', 'abc', 'a%22%5C!c', 1 ],
	[ 'b ""', 'abcb', 'ac', 2 ],
	[ 'Ö oe i', 'schön', 'schoen', 1 ],
	[ '"^a|b$" X', 'abb', 'XbX', 2 ],
	[ '(a)(b)? "<$2$1>"', 'abac', '<ba><a>c', 2 ],
	[ '(b) "$1$arg_v${arg_v}1"', 'abc', 'ab%22%5C%22%5C1c', 1 ],
	[ '(?<=(a))b(?=(.)) "$1$2"', 'abc', 'aacc', 1 ],
	[ 'ab X hold=64 in=text,refusal', 'abab', 'XX', 2 ],
	[ 'ab X in=refusal,reasoning,summary', 'abab', 'abab', 0 ],
	[ 'ab X if=$arg_v', 'abab', 'XX', 2 ],
	[ 'ab X if=$arg_none', 'abab', 'abab', 0 ],
	[ 'a b; responses_redact bb c', 'ab a', 'c b', 3 ],
	[ "\"$mail\" @", 'to ann.b+c@mail.example.com, or not@all.', 'to @, or '
		. 'not@all.', 1 ],
	[ '"\b\d(?:[ -]?\d){12,18}\b" "#"', 'a 4111 1111 1111 1111, 123-456', 'a #, '
		. '123-456', 1 ],
	[ '"\bsk-[A-Za-z0-9_-]+" "[key]"', 'sk-a_B-1. sk-', '[key]. sk-', 1 ],
	[ '"sk-\w+" K hold=64', 'a sk-' . 'x' x 100 . '. b', 'a K', 1 ],
	[ '"(k)-\w+" $1 hold=64', 'a k-' . 'x' x 100 . '. b', 'a ', 1 ],
	[ '(a|aa)+$ X', 'b ' . 'a' x 40 . '!', 'b X', 1 ],
);

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/);

my %locations;

foreach my $i (0 .. $#cases) {
	utf8::encode(my $args = $cases[$i][0]);
	$locations{"/$i/"} = "responses_redact $args;";
}

$t->write_http("log_format redacted '\$uri \$responses_redacted';
	access_log %%TESTDIR%%/redacted.log redacted;" . server('
	listen       127.0.0.1:8080;
	responses on;', %locations,
	'/dry/' => 'responses_dry_run on; responses_redact b X;',
	'/v1/responses' => 'responses_redact b X;'));

upstream(port(8081),
	qr!^/(\d+)/! => sub { answer([ texts($cases[$1][1]) ]) },
	'/dry/' => sub { answer([ texts('abc') ]) },
	'/v1/responses' => sub { answer('x',
		headers => [ 'Content-Encoding: br' ]) },
);

$t->run();

###############################################################################

foreach my $i (0 .. $#cases) {
	my ($args, $in, $out) = @{$cases[$i]};

	is(found(get("/$i/?v=%22%5C")->content()), "$out|$out", "$args: $in");
}

is(found(get('/dry/')->content()), 'abc|abc', 'dry run, nothing is changed');
is(get('/v1/responses')->status(), 502, 'compressed, it is refused');

$t->stop();

my %counted = $t->read_file('redacted.log') =~ /^(\S+) (\S+)$/gm;

is(join(' ', map { $counted{"/$_/"} } 0 .. $#cases),
	join(' ', map { $_->[3] } @cases), 'matches are counted');
is($counted{'/dry/'}, 1, 'dry run, it is counted');

my @lines = $t->read_file('error.log')
	=~ /\[error\].*responses_redact "(.*)" found no end of a match/g;
is(join(' ', @lines), 'sk-\w+ (k)-\w+ (a|aa)+$', 'each that has no end is told once');

###############################################################################

# the text of all deltas, and that of their end

sub found {
	my @events = map { utf8::decode(my $data = $_->{data}); decode($data) }
		sse_parse($_[0]);

	return join '|', join('', map { $_->{type} =~ /text\.delta/
		? $_->{delta} : () } @events), map { $_->{type} =~ /text\.done/
		? $_->{text} : () } @events;
}


# a text in deltas of up to three characters

sub texts {
	my ($text) = @_;
	my $place = '"item_id":"m","output_index":0,"content_index":0';

	return map({ utf8::encode($_); $_ } event('response.created',
		'"response":{"id":"r"}'),
		map(event('response.output_text.delta',
			"$place,\"delta\":" . encode($_)), $text =~ /.{1,3}/g),
		event('response.output_text.done',
			"$place,\"text\":" . encode($text)));
}
