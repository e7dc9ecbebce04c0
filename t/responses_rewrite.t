#!/usr/bin/perl

# Tests for ngx_http_responses_module, texts that are rewritten: expressions
# and replacements as nginx takes them, the four places of a text, and what
# announces it.

use utf8;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ sample /;

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
	'/on/' => 'responses_rewrite on;',
	'/slow/' => 'responses_rewrite_text [a-z.]+@ x;
		responses_rewrite_text (?s)b.*?c X;
		responses_rewrite_text "(*UTF).\\xe4" Y;',
	'/limit/' => 'responses_rewrite_text (a+)+$ x;
		responses_rewrite_text b c;',
	'/both/' => 'responses_rewrite on; responses_rewrite_text b c;',
);

foreach my $i (0 .. $#cases) {
	utf8::encode(my $args = $cases[$i][0]);
	$locations{"/$i/"} = "responses_rewrite on; responses_rewrite_text $args;";
}

$t->write_http(server('
	listen       127.0.0.1:8080;
	responses on;
	responses_profile openai event=none;', %locations) . <<'EOF');
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
	qr!^/(\d+)/! => sub {
		answer([ texts($cases[$1][1], $cases[$1][1]) ])
	},
	'/slow/' => sub { answer([ texts('', $letters) ]) },
	'/limit/' => sub { answer([ texts($hard, $hard) ]) },
	qr!^/(?:on|limit|both)/(\w+)/(\w+)! => sub { answer([ texts($1, $2) ]) },
);

$t->run();

###############################################################################

foreach my $i (0 .. $#cases) {
	my ($args, $in, $out) = @{$cases[$i]};

	my $content = get("/$i/?v=%22%5C")->content();
	my @texts = found($content);

	is($texts[0], $out, "$args: $in");
	is(join('|', @texts), join('|', ($out) x 4), "$args: four places");
	is($content =~ /rewrite\.in_progress/ ? 1 : 0, $in eq $out ? 0 : 1,
		"$args: announced");
}

my $content = get('/on/same/same')->content();
unlike($content, qr/rewrite/, 'the same text');

$content = get('/on/one/two')->content();
unlike($content, qr/rewrite/, 'another text of the upstream');
is(join('|', found($content)), 'two|two|two|two', 'is not touched');

$content = get('/both/abc/abd')->content();
is(scalar(() = $content =~ /rewrite\.in_progress/g), 1, 'announced once');
is(join('|', found($content)), 'acd|acd|acd|acd', 'rewritten');
is(sse_numbers($content), join(' ', 0 .. 9), 'numbers');

# a rule that exceeds its limit is disabled for the stream, others are not

$content = get('/limit/')->content();

is(join('|', found($content)), join('|', ('a' x 400 . 'c!') x 4),
	'match limit, the text is left to the other rule');

my @lines = $t->read_file('error.log')
	=~ m!\[error\].*responses_rewrite_text (.*) is disabled.*GET /limit/!g;
is(scalar @lines, 1, 'match limit, one line in the log');
like($lines[0], qr/^"\(a\+\)\+\$" .*match limit is 100000,/,
	'match limit, it names the rule and the limit');

is(join('|', found(get('/limit/baa/baa')->content())), 'cx|cx|cx|cx',
	'match limit, the next stream has the rule again');

# nor is one used again whose time grows faster than the text

is(join('|', found(get('/slow/')->content())),
	join('|', ('a' x 100000 . 'XY @') x 4), 'slow, other rules are used');

@lines = $t->read_file('error.log')
	=~ m!\[error\].*responses_rewrite_text (.*) is disabled.*GET /slow/!g;
is(join('|', @lines), '"[a-z.]+@" takes too long, the rule',
	'slow, one line in the log');

###############################################################################

# the four places of a text, in the order of their events

sub found {
	my ($content) = @_;
	my @found;

	foreach my $frame (sse_parse($content)) {
		utf8::decode(my $data = $frame->{data});
		my $event = decode($data);
		my $type = $event->{type};

		push @found, $event->{text} if $type =~ /output_text\.done/;
		push @found, $event->{part}{text} if $type =~ /part\.done/;
		push @found, $event->{item}{content}[0]{text}
			if $type =~ /item\.done/;
		push @found, $event->{response}{output}[0]{content}[0]{text}
			if $type =~ /completed/;
	}

	return @found;
}


# a message whose delta and texts are these

sub texts {
	my ($delta, $text) = @_;
	my $n = 0;

	$_ = encode($_) foreach $delta, $text;
	utf8::encode($_) foreach $delta, $text;

	my @events = sample();

	return map { s/"lo"/$delta/r =~ s/"Hello"/$text/gr
		=~ s/,\{"id":"fc_1".*?\{\}"\}//r
		=~ s/("sequence_number":)\d+/$1 . $n++/er }
		@events[0 .. 3, 5 .. 8, 13];
}
