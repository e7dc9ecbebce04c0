#!/usr/bin/perl

# Tests for ngx_http_responses_module, configuration: what directives of outer
# levels do, that lists are inherited and replaced whole, and conditions.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;

###############################################################################

my ($ended, $open) = map { join '', @$_ } [ stream(1) ], [ (stream(1))[0, 1] ];
my $created = event('response.created', '"response":{"id":"resp_1"}', 0);
my $long = 'x' x 300;
my $abc = join '', map { event("response.$_") } qw/ a b c /;
my $fields = event('response.a', '"x":1,"y":2');
my $started = event('response.created', '"response":{}') . event('response.a');

my $items = join '', map { event('response.output_item.added',
	"\"output_index\":$_->[0],\"item\":{\"type\":\"$_->[1]\"}") }
	[ 0, 'x' ], [ 1, 'y' ], [ 2, 'z' ];
my $texts = join '', map { event("response.output_text.$_->[0]",
	"\"$_->[1]\":\"one two\"") } [ 'delta', 'delta' ], [ 'done', 'text' ];

# What is off, so that rules are seen alone.

my $key = '0123456789abcdef';
my $plain = 'responses_normalize off; responses_failure off;';

# Directive, outer and inner value, a stream, what to look for in its output,
# and what that is by default, with the outer and with the inner value.

my @merge = (
	[ 'responses', 'off', 'on', event('response.a'), \&sse_numbers, '0',
		'-', '0' ],
	[ 'types', 'text/plain', 'text/html', undef,
		qr/"(sequence)_number"/, '', 'sequence', 'sequence' ],
	[ 'profile', 'openai event=none', 'openai event=message',
		event('response.a'), qr/^event: (.*)/m, 'response.a', '', 'message' ],
	[ 'profile', 'eugpt', 'openresponses', $ended,
		sub { join ' ', $_[0] =~ /^event: (.*)/m,
			$_[0] =~ /"created_at":\d{13}\D/ ? 'ms' : 's',
			$_[0] =~ /(DONE)/ }, 'response.created s',
		'message ms', 'response.created s DONE' ],
	[ 'profile', 'openai done=add', 'openai done=keep', $ended, qr/(DONE)/, '',
		'DONE', '' ],
	[ 'profile', 'openai done=add', 'eugpt done=keep',
		"${ended}data: [DONE]\n\n", qr/(DONE)/, '', 'DONE', 'DONE' ],
	[ 'failure', 'error', 'response.failed', $open,
		sub { (split(/ /, sse_types($_[0])))[-1] }, 'response.failed',
		'error', 'response.failed' ],
	[ 'failure', 'off', 'both', $open, qr/^event: (.*failed)/m,
		'response.failed', '', 'response.failed' ],
	[ 'failure', 'cut', 'error', $open, qr/^event: (error)/m, 'error', '',
		'error' ],
	[ 'failure', 'both cut', 'cut', $created . event('response.failed',
		'"response":{"status":"failed","error":{"code":"c","message":"m"}}'),
		\&sse_types, 'response.created response.failed',
		'response.created error response.failed',
		'response.created response.failed' ],
	[ 'normalize', 'off', 'on',
		$created . event('response.output_text.delta', '"delta":"x"'),
		qr/text\.delta","(item_id)"|"(item_id)".*text\.delta/, 'item_id',
		'', 'item_id' ],
	[ 'hide_event', '@unknown', 'response.a', $abc, \&letters, 'a b c', '',
		'b c' ],
	[ 'hide_event', '@malformed', '@unknown',
		event('response.a') . "data: x\n\n", \&sse_types, 'response.a -',
		'response.a', '-' ],
	[ 'hide_event', 'response.a', 'response.b', $abc, \&letters, 'a b c',
		'b c', 'a c' ],

	# of a longer one it is not seen that it is invalid

	[ 'max_event_size', '256', '2k',
		event('response.a', "\"x\":\"$long\"]"),
		qr/("sequence_number":0)/, '', '"sequence_number":0', '' ],
	[ 'max_text_size', '256', '2k', $created
		. event('response.output_text.delta', "\"delta\":\"$long\"")
		. event('response.completed', '"response":{}'),
		qr/("text"):"$long"/, '"text"', '', '"text"' ],
	[ 'dry_run', 'on', 'off', event('response.a'), \&sse_numbers, '0', '-',
		'0' ],
	[ 'hide_item', 'x', 'y z', $items,
		sub { join ' ', $_[0] =~ /"item":\{"type":"(\w)/g }, 'x y z', 'y z',
		'x', $plain ],
	[ 'hide_field', 'x', 'y', $fields, \&members, 'x=1 y=2', 'y=2', 'x=1',
		$plain ],
	[ 'sign_id', "$key peer=a", "$key peer=b", $ended, sub {
			$_[0] =~ /"id":"resp_AW([E-H]|[I-L]).*"/ ? $1 lt 'I' ? 'a' : 'b'
				: 'none' }, 'none', 'a', 'b', $plain ],
	[ 'set_field', 'x p', 'z q', $fields, \&members, 'x=1 y=2', 'x=p y=2',
		'z=q x=1 y=2', $plain ],
	[ 'add_event', 'n after=response.a', 'm before=response.a', $abc,
		\&letters, 'a b c', 'a n b c', 'm a b c', $plain ],
	[ 'routing', 'model_id=p if=$host', 'model_id=q if=$host', $started,
		qr/model_id":"(\w)/, '', 'p', 'q', $plain ],
	[ 'redact', 'one 1', 'two 2', $texts, qr/"text":"([^"]*)/,
		'one two', '1 two', 'one 2', $plain ],
	[ 'rewrite_text', 'one 1', 'two 2', $texts, qr/"text":"([^"]*)/,
		'one two', '1 two', 'one 2', $plain ],
);

# arguments, and whether a condition holds

my %conds = ('' => 0, '?q' => 0, '?q=' => 0, '?q=0' => 0, '?q=1' => 1,
	'?q=00' => 1, '?q=off' => 1, '?q=%20' => 1);

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/);

my $servers = join '', map { levels($_) } 0 .. $#merge;

$t->write_http("responses on;\n" . server('
	listen       127.0.0.1:8080 default_server;',

	'/' => '',
	'/plain/' => $plain,
) . server("
	listen       127.0.0.1:8080;
	server_name  more;
	$plain" . '
	responses_hide_event response.a;
	responses_hide_event response.b;
	responses_set_field x 1;
	responses_set_field x 2;
	responses_set_field x 3 if=$arg_q;
	responses_add_event n after=response.c v=$1 "w=<${arg_w}>$arg_none.";',

	'~ ^/([^/]+)/' => '',
	'~ ^/captures(.*)$' =>
		'responses_add_event n after=response.c "v=<$1>$arg_none<$1>";',
) . server("
	listen       127.0.0.1:8080;
	server_name  conds;
	$plain" . '
	responses_hide_event response.a if=$arg_q;
	responses_hide_item x if=$arg_q;
	responses_hide_field y if=$arg_q;
	responses_redact q r if=$arg_q;
	responses_set_field z 1 if=$arg_q;
	responses_add_event n after=response.b v=1 if=$arg_q;
	responses_routing model_id=m if=$arg_q;',

	'/' => '',
) . $servers);

upstream(port(8081),
	qr![/-]all(?:\?|$)! => sub { answer($abc) },
	qr!/conds(?:\?|$)! => sub {
		answer($started . $items . event('response.b', '"y":1'))
	},
	qr!/(\d+)(?:\?|$)! => sub {
		my $in = $merge[$1][3];

		# for "types"

		my $type = $_[1] =~ m{ /set/(?!back)} ? 'html' : 'plain';

		return defined $in ? answer($in)
			: answer(event('response.a'), type => "text/$type");
	},
);

$t->run();

###############################################################################

foreach my $i (0 .. $#merge) {
	my ($name, $outer, $inner, undef, undef, @want) = @{$merge[$i]};
	my $default = $want[3] ? '/plain/' : '/';

	is(seen($i, $default, 'localhost'), $want[0], "$name by default");
	is(seen($i, '/'), $want[1], "$name $outer, inherited");
	is(seen($i, '/set/'), $want[2], "$name $inner, set");
	is(seen($i, '/set/nested/'), $want[2], "$name $inner, nested");
	is(seen($i, '/set/back/'), $want[1], "$name $outer, set again");
	is(seen($i, '/if/'), $want[1], "$name $outer, not if");
	is(seen($i, '/if/', "s$i", '?b=1'), $want[$name eq 'types' ? 1 : 2],
		"$name $inner, if");
}

# several rules of one level

my $more = get('http://more/first/all?w=%22')->content();

is(letters($more), 'c n', 'two lists are one');
like($more, qr/"x":"2"/, 'the last one is taken');
like($more, qr/"v":"first","w":"<%22>\."/, 'values of several parts');
like(get('http://more/x/all?q=1')->content(), qr/"x":"3"/,
	'the last one that holds');
like(get('http://more/a%22b%0d%0ac/all')->content(),
	qr/"v":"a\\"b\\r\\nc",/, 'a capture is one string');

like(get('http://more/captures-all')->content(), qr/"v":"<-all><-all>"/,
	'captures of the location');

# conditions

foreach my $args (sort keys %conds) {
	my $got = get("http://conds/conds$args")->content();
	my $holds = join ' ', map { $got =~ /$_/ ? 1 : 0 }
		qr/"response\.a"/, qr/"type":"x"/, qr/"y":1/, qr/"z":"1"/,
		qr/"type":"n"/, qr/"model_id":"m"/;

	is($holds, $conds{$args} ? '0 0 0 1 1 1' : '1 1 1 0 0 0',
		"conditions, \"$args\"");
}

# variables

like(get('http://localhost/0')->headers(), qr/^X-Accel-Buffering: no\r?$/m,
	'processed');

foreach my $name ('responses_no_such', 'responses_max_gap') {
	$t->write_file_expand('conf', ($Test::Nginx::MODULE
		? "load_module $Test::Nginx::MODULE; " : '') . <<"EOF");
events { } pid %%TESTDIR%%/conf.pid;
http {
    %%TEST_GLOBALS_HTTP%%
    server { listen 127.0.0.1:8080; return 200 "\$$name"; }
}
EOF
	like($t->conf_test('conf'), $name =~ /no_such/
		? qr/unknown "responses_no_such" variable/ : qr/is successful/,
		"variable $name");
}

###############################################################################

sub levels {
	my ($i) = @_;
	my ($name, $outer, $inner, $more) = @{$merge[$i]}[0 .. 2, 8];

	$name = "responses_$name" if $name ne 'responses';
	$more ||= '';

	my $if = $name eq 'responses_types' ? '' : "$name $inner;";

	return server("listen 127.0.0.1:8080; server_name s$i; $more $name $outer;",
		'/' => '',
		'/set/' => "$name $inner; proxy_pass http://127.0.0.1:8081;"
			. locations('/set/nested/' => '', '/set/back/' => "$name $outer;"),
		'/if/' => "if (\$arg_b) { $if }",
	);
}


sub seen {
	my ($i, $uri, $host, $args) = @_;

	$host ||= "s$i";

	# ids are signed in answers to requests for responses only

	$uri .= 'responses/' if $merge[$i][0] eq 'sign_id';

	my $got = get("http://$host$uri$i" . ($args || ''), method => 'POST')
		->content();
	my $what = $merge[$i][4];

	return ref $what eq 'CODE' ? $what->($got)
		: $got =~ $what ? $1 // $2 : '';
}


sub letters {
	my ($in) = @_;
	return join ' ', $in =~ /"type":"(?:response\.)?(\w)"/g;
}


sub members {
	my ($in) = @_;
	return join ' ', map { s/"//gr =~ s/:/=/r } $in =~ /("[xyz]":"?\w)/g;
}
