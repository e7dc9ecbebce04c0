#!/usr/bin/perl

# Tests for ngx_http_responses_module, configuration of rules: what is wrong
# stops nginx -t with a message that names directive, value and what it
# takes; lists are inherited whole, and replaced whole.

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

my $long = 'x' x 200;
my $name = 'x' x 65;

# directive, its arguments, what the message must say beyond the name

my @wrong = (
	(map { my $d = $_;
		[ $d, '', qr/number of arguments/ ],
		[ $d, 'a=b', qr/"a=b".*expected letters/ ],
		[ $d, 'a b,c', qr/"b,c".*expected letters/ ],
		[ $d, '"a b"', qr/"a b".*expected letters/ ],
		[ $d, '""', qr/"".*expected letters/ ],
		[ $d, $long, qr/"x+".*expected/ ],
		[ $d, '$arg_a', qr/"\$arg_a".*expected letters/ ],
		[ $d, 'a if=x', qr/"if=x".*expected "if=\$variable"/ ],
		[ $d, 'a if=', qr/"if=".*expected "if=\$variable"/ ],
		[ $d, 'a if=$', qr/"\$".*expected "\$name"/ ],
		[ $d, 'a if=$no_such', qr/unknown "no_such" variable/ ],
		[ $d, 'if=$arg_a', qr/"if=\$arg_a".*expected/ ],
		[ $d, 'if=$arg_a a', qr/"if=\$arg_a".*expected letters/ ],
	} qw/ hide_event pass_event hide_item /),

	(map { [ 'hide_event', "a response.$_", qr/"response\.$_".*cannot/ ] }
		qw/ created queued in_progress completed failed incomplete
			cancelled /),

	(map { my ($d, $more) = @$_;
		[ $d, '', qr/number of arguments/ ],
		[ $d, "\"\"$more", qr/"" in.*empty name/ ],
		[ $d, "a.$more", qr/"a\." in.*empty name/ ],
		[ $d, ".a$more", qr/"\.a" in.*empty name/ ],
		[ $d, "a..b$more", qr/"a\.\.b" in.*empty name/ ],
		[ $d, "*$more", qr/"\*" in.*begins with "\*"/ ],
		[ $d, "*.a$more", qr/"\*\.a" in.*begins with "\*"/ ],
		[ $d, "a.$name$more", qr/"a\.x+" in.*64 bytes/ ],
		[ $d, 'a' . '.a' x 16 . $more, qr/in.*more than 16 names/ ],
		[ $d, "'a\"b'$more", qr/"a"b" in.*character/ ],
		[ $d, "a\xc3\xa9$more", qr/character/ ],
		[ $d, "a*$more", qr/"a\*" in.*within a name/ ],
		(map { [ $d, "$_$more", qr/"\Q$_\E" in.*clients rely on it/ ] }
			qw/ type sequence_number output_index content_index
			summary_index item_id response response.id
			response.status response.output response.output.*
			response.output.*.id response.output.*.type item
			item.id item.type part part.type /),
	} [ 'hide_field', '' ], [ 'set_field', ' x' ]),

	[ 'hide_field', 'if=$arg_a', qr/"if=\$arg_a".*expected/ ],
	[ 'hide_field', 'a b if=x', qr/"if=x".*expected "if=\$variable"/ ],

	[ 'set_field', 'a', qr/number of arguments/ ],
	[ 'set_field', 'a if=$arg_a', qr/number of arguments.*a path/s ],
	[ 'set_field', 'a b c', qr/number of arguments.*a path/s ],
	[ 'set_field', 'a b c d', qr/number of arguments/ ],
	[ 'set_field', 'a b if=c', qr/"if=c".*expected "if=\$variable"/ ],
	[ 'set_field', 'a :=', qr/"" in.*expected JSON after ":="/ ],
	[ 'set_field', 'a :=x', qr/"x" in.*expected JSON after ":="/ ],
	[ 'set_field', "a ':={'", qr/"\{" in.*expected JSON after ":="/ ],
	[ 'set_field', "a ':=1 2'", qr/"1 2" in.*expected JSON/ ],
	[ 'set_field', "a ':=1,\"b\":2'", qr/"1,"b":2" in.*expected JSON/ ],
	[ 'set_field', "a ':=1}'", qr/"1\}" in.*expected JSON/ ],
	[ 'set_field', 'a $no_such', qr/unknown "no_such" variable/ ],
	[ 'set_field', 'a $', qr/"\$".*expected "\$name"/ ],
	[ 'set_field', "a 'x\${b'", qr/"x\$\{b".*expected "\$name"/ ],
	[ 'set_field', 'a x$-', qr/"x\$-".*expected "\$name"/ ],

	[ 'add_event', '', qr/number of arguments/ ],
	[ 'add_event', 'a', qr/number of arguments/ ],
	[ 'add_event', 'a b=1', qr/"after=type" or "before=type" is missing/ ],
	[ 'add_event', 'a each', qr/"after=type" or "before=type" is missing/ ],
	[ 'add_event', 'a after=', qr/"after=".*expected one "after=type"/ ],
	[ 'add_event', 'a before=', qr/"before=".*expected one "after=type"/ ],
	[ 'add_event', 'a after=b,c', qr/"after=b,c".*expected one "after=/ ],
	[ 'add_event', 'a after=b*', qr/"after=b\*".*expected one "after=/ ],
	[ 'add_event', 'a after=b after=c', qr/"after=c".*expected one/ ],
	[ 'add_event', 'a after=b before=b', qr/"before=b".*expected one/ ],
	[ 'add_event', 'a before=response.created',
		qr/"before=response\.created".*not before the first event/ ],
	(map { [ 'add_event', "a after=response.$_",
		qr/"after=response\.$_".*not after the last/ ] }
		qw/ completed incomplete failed cancelled /),
	(map { [ 'add_event', "$_ after=b", qr/invalid type "\Q$_\E".*expected/ ] }
		qw/ response.created response.in_progress response.completed
			response.failed error a* a|b $arg_a /),
	[ 'add_event', '"" after=b', qr/invalid type "".*expected/ ],
	[ 'add_event', "$long after=b", qr/invalid type "x+".*expected/ ],
	[ 'add_event', 'a after=b c', qr/"c" in.*expected "key=value"/ ],
	[ 'add_event', 'a after=b =c', qr/"=c" in.*expected "key=value"/ ],
	[ 'add_event', 'a after=b :=1', qr/":=1" in.*expected "key=value"/ ],
	[ 'add_event', 'a after=b type=c', qr/"type=c".*neither "type"/ ],
	[ 'add_event', 'a after=b sequence_number:=1',
		qr/"sequence_number:=1".*neither "type"/ ],
	[ 'add_event', 'a after=b if:=1', qr/"if:=1".*neither "type"/ ],
	[ 'add_event', 'a after=b if=$arg_a c=1 if=$arg_b',
		qr/"if=\$arg_a".*neither "type"/ ],
	[ 'add_event', 'a after=b c=1 c=2', qr/"c=2".*each key once/s ],
	[ 'add_event', 'a after=b c=1 c:=2', qr/"c:=2".*each key once/s ],
	[ 'add_event', "a after=b 'c\"d=1'", qr/"c"d=1".*expected "key=value"/ ],
	[ 'add_event', 'a after=b c:=x', qr/"x" in.*expected JSON/ ],
	[ 'add_event', 'a after=b c=$no_such', qr/unknown "no_such" variable/ ],
	[ 'add_event', 'a after=b if=x', qr/"if=x".*expected "if=\$variable"/ ],

	[ 'routing', '', qr/number of arguments/ ],
	(map { [ 'routing', $_, qr/expected "model_id=value"/ ] }
		'a', 'source=a', 'model_id', 'model_id=a b', 'model_id=a x=b',
		'model_id=a model_id=b', 'model_id=a source=b source=c',
		'source=a if=$arg_a', 'model_id=a model=b'),
	[ 'routing', 'model_id=a if=b', qr/"if=b".*expected "if=\$variable"/ ],
	[ 'routing', 'model_id=$no_such', qr/unknown "no_such" variable/ ],

	[ 'rewrite', '', qr/number of arguments/ ],
	[ 'rewrite', 'maybe', qr/"maybe".*"on".*"off"/ ],
	[ 'rewrite', 'on; responses_rewrite on', qr/duplicate/ ],
	[ 'rewrite', 'on off', qr/number of arguments/ ],

	[ 'rewrite_text', '', qr/number of arguments/ ],
	[ 'rewrite_text', 'a', qr/number of arguments/ ],
	[ 'rewrite_text', 'a b c d', qr/number of arguments/ ],
	[ 'rewrite_text', 'a b c', qr/"c".*expected "i"/ ],
	[ 'rewrite_text', '(a b', qr/pcre.*"\(a"|"\(a".*pcre/i ],
	[ 'rewrite_text', 'a $no_such', qr/unknown "no_such" variable/ ],

	[ 'heartbeat', '', qr/number of arguments/ ],
	(map { [ 'heartbeat', $_, qr/"\Q$_\E".*expected.*a time/ ] }
		qw/ x 0 99ms -1 1x on /),
	[ 'heartbeat', '1s; responses_heartbeat off', qr/duplicate/ ],
	[ 'heartbeat', '1s x', qr/"x".*expected "comment" or "event"/ ],
	[ 'heartbeat', '1s event x', qr/number of arguments/ ],
);

my @right = (
	'hide_event a', 'hide_event * response.*.delta a:b_c-d/e',
	'hide_event error', 'hide_event a if=$arg_a',
	'hide_event a b if=$arg_a$arg_b', 'hide_event a "if=${arg_a}x"',
	'hide_event a; responses_hide_event a',
	'pass_event response.created response.*', 'pass_event a if=$arg_a',
	'hide_item *', 'hide_item reasoning x* if=$arg_a',
	'hide_field a a.b response.output.*.content.*.annotations',
	'hide_field a.* "a b" response.model if=$arg_a',
	'hide_field item.encrypted_content; responses_hide_field a',
	'set_field a b', 'set_field a ""', 'set_field a "$arg_a-${arg_b}"',
	'set_field a :=1 if=$arg_a', 'set_field a :=$arg_a',
	"set_field a ':={\"b\": [1, null]}'", 'set_field a.*.b x',
	'set_field a $1', 'set_field a b; responses_set_field a c',
	'add_event a after=b', 'add_event a before=b each c=1 d:=2 e=$arg_a',
	'add_event a each after=b if=$arg_a', 'add_event a c=after=b before=b',
	'add_event a before=response.completed c=',
	'add_event a after=b if=$arg_a c=1 d:=2',
	'add_event a if=$arg_a after=b each c=1',
	'add_event response.x before=response.failed',
	"add_event a after=b 'c d=e' each=1",
	'routing model_id=a', 'routing source=b model_id=$arg_a reasoning=c '
		. 'category=d if=$arg_a',
	'routing model_id=a; responses_routing model_id=b',
	'rewrite on', 'rewrite off',
	'rewrite_text a b', 'rewrite_text (a)(b) "$2$1" i',
	'rewrite_text a ""; responses_rewrite_text "^b$" $arg_a',
	'heartbeat off', 'heartbeat 100ms', 'heartbeat 1m',
	'heartbeat 1m comment', 'heartbeat 1m event',
);

# directive, outer and inner value, a stream, what to look for in its output,
# and what that is by default, with the outer and with the inner value

my $abc = event('response.a') . event('response.b') . event('response.c');
my $items = join '', map { event('response.output_item.added',
	"\"output_index\":$_->[0],\"item\":{\"type\":\"$_->[1]\"}") }
	[ 0, 'x' ], [ 1, 'y' ], [ 2, 'z' ];
my $fields = event('response.a', '"x":1,"y":2');
my $started = event('response.created', '"response":{}') . event('response.a');
my $texts = join '', map { event("response.output_text.$_->[0]",
	"\"$_->[1]\":\"one two\"") } [ 'delta', 'delta' ], [ 'done', 'text' ];

my @merge = (
	[ 'hide_event', 'response.a', 'response.b', $abc, \&letters, 'a b c',
		'b c', 'a c' ],
	[ 'pass_event', 'response.a', 'response.b response.c', $abc, \&letters,
		'a b c', 'a', 'b c' ],
	[ 'hide_item', 'x', 'y z', $items, sub {
		join ' ', $_[0] =~ /"item":\{"type":"(\w)/g },
		'x y z', 'y z', 'x' ],
	[ 'hide_field', 'x', 'y', $fields, \&members, 'x=1 y=2', 'y=2', 'x=1' ],
	[ 'set_field', 'x p', 'z q', $fields, \&members, 'x=1 y=2', 'x=p y=2',
		'x=1 y=2 z=q' ],
	[ 'add_event', 'n after=response.a', 'm before=response.a', $abc,
		\&letters, 'a b c',
		'a n b c', 'm a b c' ],
	[ 'routing', 'model_id=p if=$host', 'model_id=q if=$host', $started,
		sub { join ' ', $_[0] =~ /model_id":"(\w)/ }, '', 'p', 'q' ],
	[ 'rewrite_text', 'one 1', 'two 2', $texts, sub {
		join ' ', $_[0] =~ /"text":"([^"]*)/ }, 'one two', '1 two',
		'one 2' ],
	[ 'rewrite', 'on', 'off', $texts =~ s/"text":"one/"text":"1/r, sub {
		sse_types($_[0]) =~ /(rewrite)/ ? $1 : '' }, '', 'rewrite', '' ],
);

# what conditions hold

my %conds = ('' => 0, '?q' => 0, '?q=' => 0, '?q=0' => 0, '?q=1' => 1,
	'?q=00' => 1, '?q=off' => 1, '?q=%20' => 1);

my $t = Test::Nginx->new()->has(qw/http proxy rewrite/)
	->plan(2 * @wrong + @right + 7 * @merge + keys(%conds) + 13);

my $servers = '';

foreach my $i (0 .. $#merge) {
	my ($name, $outer, $inner) = @{$merge[$i]};
	my $pass = 'proxy_pass http://127.0.0.1:8081';

	$name = "responses_$name";
	$servers .= <<"EOF";
    server {
        listen       127.0.0.1:8080;
        server_name  s$i;
        $name $outer;

        location / { $pass; }

        location /set/ {
            $name $inner;
            $pass;

            location /set/nested/ { $pass; }
            location /set/back/ { $name $outer; $pass; }
        }

        location /if/ {
            if (\$arg_b) {
                $name $inner;
            }

            $pass;
        }
    }
EOF
}

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses on;
    responses_normalize off;
    responses_failure off;

    map \$http_x_long \$mapped {
        "~^(.*?)SECRET(.*)\$"  "m";
    }

    server {
        listen       127.0.0.1:8080 default_server;
        server_name  localhost;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }
    }

    server {
        listen       127.0.0.1:8080;
        server_name  more;

        responses_hide_event response.a;
        responses_hide_event response.b;
        responses_set_field x 1;
        responses_set_field x 2;
        responses_set_field x 3 if=\$arg_q;
        responses_add_event n after=response.c v=\$1 "w=<\${arg_w}>\$arg_none.";

        location ~ ^/([^/]+)/ {
            proxy_pass http://127.0.0.1:8081;
        }

        location ~ ^/captures(.*)\$ {
            responses_add_event n after=response.c "v=<\$1>\$mapped<\$1>";
            proxy_pass http://127.0.0.1:8081;
        }
    }

    server {
        listen       127.0.0.1:8080;
        server_name  early;

        responses_add_event n after=response.c if=\$arg_q v=1;
        responses_add_event m if=\$arg_q after=response.c v=1;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }
    }

    server {
        listen       127.0.0.1:8080;
        server_name  conds;

        responses_hide_event response.a if=\$arg_q;
        responses_hide_item x if=\$arg_q;
        responses_hide_field y if=\$arg_q;
        responses_set_field z 1 if=\$arg_q;
        responses_add_event n after=response.a if=\$arg_q;
        responses_routing model_id=m if=\$arg_q;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }
    }

$servers
}
EOF

upstream(port(8081),
	qr![/-]all(?:\?|$)! => sub { answer($abc) },
	qr!/conds(?:\?|$)! => sub {
		answer($started . $items . event('response.b', '"y":1'))
	},
	qr!/(\d+)(?:\?|$)! => sub { answer($merge[$1][3]) },
);

$t->run();

###############################################################################

foreach my $case (@wrong) {
	my ($name, $args, $re) = @$case;
	my $directive = "responses_$name" . ($args eq '' ? '' : " $args") . ';';
	my $said = said($directive);
	my $line = $said =~ /conf:9$/m;

	like($said, $re, "$directive explained");

	# some words are nginx's own, and variables are looked up at the end

	ok($said =~ /unknown "no_such" variable/ || $line
		&& $said =~ /responses_$name|pcre2?_compile|variable name/,
		"$directive named, with its line")
		or diag($said);
}

foreach my $directive (map { "responses_$_;" } @right) {
	like(said($directive), qr/test is successful/, $directive);
}

like(said('responses_hide_field ' . join(' ', map { "a$_.b" } 1 .. 1100)
	. ';'), qr/too many paths.*responses_hide_field/, 'too many paths');

like(said('responses_hide_event ' . join(' ', map { "a$_" } 1 .. 900)
	. ';'), qr/test is successful/, 'many events');

# inheritance

foreach my $i (0 .. $#merge) {
	my ($name, $outer, $inner, undef, undef, @want) = @{$merge[$i]};

	is(seen($i, '/', 'localhost'), $want[0], "$name by default");
	is(seen($i, '/'), $want[1], "$name $outer, inherited");
	is(seen($i, '/set/'), $want[2], "$name $inner, set");
	is(seen($i, '/set/nested/'), $want[2], "$name $inner, nested");
	is(seen($i, '/set/back/'), $want[1], "$name $outer, set again");
	is(seen($i, '/if/'), $want[1], "$name $outer, not if");
	is(seen($i, '/if/', "s$i", '?b=1'), $want[2], "$name $inner, if");
}

# several of one level

my $more = get('http://more/first/all?w=%22')->content();

is(letters($more), 'c n', 'two lists are one');
like($more, qr/"x":"2"/, 'the last one is taken');
like($more, qr/"v":"first","w":"<%22>\."/, 'values of several parts');
like(get('http://more/x/all?q=1')->content(), qr/"x":"3"/,
	'the last one that holds');

like(get('http://more/a%22b%0d%0ac/all')->content(),
	qr/"v":"a\\"b\\r\\nc",/, 'a capture is one string');

# the expression of a variable has captures of its own from then on

my $x = 'x' x 3000;
like(get('http://more/captures-all', headers => [ "X-Long: ${x}SECRETy" ])
	->content(), qr/"v":"<-all>m<$x>"/, 'captures of a map');
like(get('http://more/captures-all')->content(), qr/"v":"<-all><-all>"/,
	'captures of the location');

is(letters(get('http://early/all')->content()), 'a b c', 'if before values');
my $early = get('http://early/all?q=1')->content();
is(letters($early), 'a b c n m', 'if before values holds');
is(join(' ', $early =~ /"(v|if)":"1"/g), 'v v', 'it is no value');

is(said('responses_hide_event a;', 'responses off;') =~ /successful/, 1,
	'rules without responses');

# conditions

foreach my $query (sort keys %conds) {
	my $content = get("http://conds/conds$query")->content();

	is(sse_types($content) . ' ' . join(' ', $content =~ /"([yz])":/g),
		$conds{$query} ? 'response.created response.routing.completed '
			. 'n' . ' response.output_item.added' x 2 . ' response.b'
			. ' z' x 4
		: 'response.created response.a' . ' response.output_item.added' x 3
			. ' response.b y', "if=\$arg_q, $query");
}

###############################################################################

sub members {
	my $data = decode((sse_parse($_[0]))[0]{data});
	return join ' ', map { "$_=$data->{$_}" }
		grep { /^\w$/ } sort keys %$data;
}


# the types of response.a and the like

sub letters {
	return sse_types($_[0]) =~ s/response\.//gr;
}


sub seen {
	my ($i, $uri, $host, $args) = @_;

	$host ||= "s$i";
	my $r = get("http://$host$uri$i" . ($args || ''));

	return $merge[$i][4]->($r->content());
}


# the directive is on line 9

sub said {
	my ($directive, $more) = @_;

	$more ||= 'responses on;';
	my $conf = <<"EOF";
pid %%TESTDIR%%/conf.pid;
events {
}
http {
    types_hash_max_size 2048;
    server {
        listen 127.0.0.1:8080;
        location / {
            $directive
            $more
        }
    }
    %%TEST_GLOBALS_HTTP%%
}
EOF

	my $module = $Test::Nginx::MODULE || '';

	$conf = "load_module $module; $conf" if $module ne '';
	$t->write_file_expand('conf', $conf);

	return $t->conf_test('conf');
}

###############################################################################
