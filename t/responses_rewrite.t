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
	[ '(a)(b)? "<$2$1$3>"', 'abac', '<ba><a>c' ],
	[ '(a)|(b) "[$2]"', 'ab', '[][b]' ],
	[ 'b "${arg_v}$arg_none!"', 'abc', 'a%22%5C!c' ],
	[ 'b "<$twice>"', 'abc', 'a<%22%5C%22%5C>c' ],
	[ '(b) "<$1$twice>"', 'abc', 'a<b%22%5C%22%5C>c' ],
	[ '^a X', 'aab', 'Xab' ],
	[ 'b$ X', 'abb', 'abX' ],
	[ 'x* -', 'ab', '-a-b' ],
	[ 'x* -', 'äx', '-ä-' ],
	[ '"\b\d{4}\b" "#"', 'a 1234 12345 4321.', 'a # 12345 #.' ],
	[ '"\n" " | "', "a\nb\n", 'a | b | ' ],
	[ 'ö oe', 'schön öde', 'schoen oede' ],
	[ '😀 ":)"', "a😀b", 'a:)b' ],
	[ '"\xc3" ?', 'aäb', "a?\x{fffd}b" ],
	[ 'a "\"\\\\/"', 'xay', 'x"\\/y' ],
	[ 'data "data: x\r\n\r\n"', 'data', "data: x\r\n\r\n" ],
	[ '"\"" q', 'a"b\\', 'aqb\\' ],
	[ 'a b; responses_rewrite_text b c', 'ab', 'cc' ],
	[ 'a b; responses_rewrite_text b a', 'a', 'a' ],
	[ '(a+)+$ X', ('a' x 28) . 'b', ('a' x 28) . 'b' ],
);

my $t = Test::Nginx->new()->has(qw/http proxy map rewrite/);

my %locations = (
	'/slow/' => 'responses_rewrite_text [a-z.]+@ x;
		responses_rewrite_text (?s)b.*?c X;
		responses_rewrite_text "(*UTF).\\xe4" Y;',
	'/limit/' => join(' ', 'responses_rewrite_text (a+)+$ x;',
		map("responses_rewrite_text none$_ x;", 1 .. 63),
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

# each of the letters may begin an address, but PCRE looks for an "@" first; and
# what is long is one match

my $letters = 'a' x 100000 . 'b' . 'ä' x 20000 . 'c' . 'öä @';

upstream(port(8081),
	qr!^/(\d+)/! => sub { answer([ texts($cases[$1][1]) ]) },
	'/slow/' => sub { answer([ texts($letters) ]) },
	'/limit/' => sub { answer([ texts($hard) ]) },
	'/limit/next' => sub { answer([ texts('baa') ]) },
);

$t->run();

###############################################################################

foreach my $i (0 .. $#cases) {
	my ($args, $in, $out) = @{$cases[$i]};

	is(found("/$i/?v=%22%5C"), "$out|$out", "$args: $in");
}

# a rule that exceeds its limit is disabled for the stream, others are not,
# however many there are

is(found('/limit/'), join('|', ('a' x 400 . 'c!') x 2),
	'match limit, the text is left to the other rule');

my @lines = $t->read_file('error.log')
	=~ m!\[error\].*responses_rewrite_text (.*) is disabled.*GET /limit/!g;
is(scalar @lines, 1, 'match limit, one line in the log');
like($lines[0], qr/^"\(a\+\)\+\$" .*match limit is 100000,/,
	'match limit, it names the rule and the limit');

is(found('/limit/next'), 'cx|cx',
	'match limit, the next stream has the rule again');

# nor is one used again whose time grows faster than the text

is(found('/slow/'), join('|', ('a' x 100000 . 'XY @') x 2),
	'slow, other rules are used');

@lines = $t->read_file('error.log')
	=~ m!\[error\].*responses_rewrite_text (.*) is disabled.*GET /slow/!g;
is(join('|', @lines), '"[a-z.]+@" takes too long, the rule',
	'slow, one line in the log');

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
