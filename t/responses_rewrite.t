#!/usr/bin/perl

# Tests for ngx_http_responses_module, texts that are rewritten: expressions
# and replacements as nginx takes them, and what limits them.  The places of a
# text, and what announces it, are in t/streams/rules.

use utf8;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

binmode Test::More->builder->$_, ':utf8'
	foreach qw/ output failure_output todo_output /;

# what directives say, a text, what becomes of it

my @cases = (
	[ 'b X', 'abcb', 'aXcX' ],
	[ 'B X', 'abcb', 'abcb' ],
	[ 'B X i', 'abcb', 'aXcX' ],
	[ '"(?i)B" X', 'abcb', 'aXcX' ],
	[ 'b ""', 'abcb', 'ac' ],
	[ '. ""', 'abcb', '' ],
	[ 'b b', 'abcb', 'abcb' ],
	[ '(a)(b)? "<$2$1>"', 'abac', '<ba><a>c' ],
	[ '(a)|(b) "[$2]"', 'ab', '[][b]' ],
	[ 'b "${arg_v}$arg_none!"', 'abc', 'a%22%5C!c' ],
	[ 'b "<$twice>"', 'abc', 'a<%22%5C%22%5C>c' ],
	[ '(b) "<$1$twice>"', 'abc', 'a<b%22%5C%22%5C>c' ],
	[ 'b X if=$arg_v', 'abc', 'aXc' ],
	[ 'b X if=$arg_none', 'abc', 'abc' ],
	[ 'Ö oe i', 'schön', 'schoen' ],
	[ '"^(.)" "> $1"', 'äb', '> äb' ],
	[ '^a X', 'aab', 'Xab' ],
	[ 'b$ X', 'abb', 'abX' ],
	[ 'b+$ "" hold=64', 'a' . 'b' x 99, 'a' . 'b' x 99 ],
	[ 'b+$ "" hold=128', 'a' . 'b' x 99, 'a' ],
	[ '"\b\d{4}\b" "#"', 'a 1234 12345 4321.', 'a # 12345 #.' ],
	[ '"\n" " | "', "a\nb\n", 'a | b | ' ],
	[ 'ö oe', 'schön öde', 'schoen oede' ],
	[ '😀 ":)"', "a😀b", 'a:)b' ],
	[ '"\xe4" ?', 'aäb', 'a?b' ],
	[ 'a "\"\\\\/"', 'xay', 'x"\\/y' ],
	[ 'data "data: x\r\n\r\n"', 'data', "data: x\r\n\r\n" ],
	[ '"\"" q', 'a"b\\', 'aqb\\' ],
	[ 'a b; responses_rewrite_text b c', 'ab', 'cc' ],
	[ 'a b; responses_rewrite_text b a', 'a', 'a' ],
	[ '(a+)+$ X', ('a' x 28) . 'b', ('a' x 28) . 'b' ],
);

my $t = Test::Nginx->new()->has(qw/http proxy map rewrite/);

my %locations = (
	'/limit/' => join(' ', 'responses_rewrite_text (a+)+$ x;',
		'responses_rewrite_text [a-z]+@ x;',
		map("responses_rewrite_text none$_ x;", 1 .. 62),
		'responses_rewrite_text b c;'),
);

foreach my $i (0 .. $#cases) {
	utf8::encode(my $args = $cases[$i][0]);
	$locations{"/$i/"} = "responses_rewrite_text $args;";
}

$t->write_http(server('
	listen       127.0.0.1:8080;
	responses on;
	responses_normalize off;
	responses_failure off;', %locations) . <<'EOF');
map $arg_v $twice {
    ~(.+)  $1$1;
}
EOF

# 2^400 ways in which it does not match

my $hard = 'a' x 400 . 'b!';

# each of the letters may begin an address

my $long = 'a' x 100000 . 'b@';

upstream(port(8081),
	qr!^/(\d+)/! => sub { answer([ texts($cases[$1][1]) ]) },
	'/limit/' => sub { answer([ texts($hard) ]) },
	'/limit/next' => sub { answer([ texts('baa') ]) },
	'/limit/long' => sub { answer([ texts($long) ]) },
);

$t->run();

###############################################################################

foreach my $i (0 .. $#cases) {
	my ($args, $in, $out) = @{$cases[$i]};

	is(found("/$i/?v=%22%5C"), "$out|$out", "$args: $in");
}

# a text that takes too long is left to other rules, however many there are

is(found('/limit/'), join('|', ('a' x 400 . 'c!') x 2),
	'match limit, the text is left to the other rule');

my @lines = $t->read_file('error.log')
	=~ m!\[error\].*(responses_rewrite_text .*), the .*GET /limit/ !g;
is(join('|', @lines), 'responses_rewrite_text "(a+)+$" found no end of a match '
	. 'within "hold" or the match limit', 'match limit, one line in the log');

is(found('/limit/next'), 'cx|cx', 'the next text has the rule');
is(found('/limit/long'), join('|', ('a' x 100000 . 'c@') x 2),
	'a match that is too long is left');

###############################################################################

# the texts that a client gets

sub found {
	my ($uri) = @_;

	return join '|', map { utf8::decode(my $data = $_->{data});
		decode($data)->{text} // () } sse_parse(get($uri)->content());
}


# two texts of a message

sub texts {
	utf8::encode(my $text = encode($_[0]));

	return event('response.created'), map {
		event('response.output_text.done', qq/"item_id":"m","output_index":0,/
			. qq/"content_index":$_,"text":$text/) } 0, 1;
}
