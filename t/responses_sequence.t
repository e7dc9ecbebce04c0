#!/usr/bin/perl

# Tests for ngx_http_responses_module, sequence numbers.

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

# data that comes, data that goes; what is no JSON object goes as it came

my @data = (
	[ '{}', '{"sequence_number":0}', 'empty object' ],
	[ '{ }', '{"sequence_number":0 }', 'empty object with a space' ],
	[ '{"a":1}', '{"sequence_number":0,"a":1}', 'first member' ],
	[ '{ "a":1} ', '{"sequence_number":0, "a":1} ', 'spaces around' ],
	[ '{"a":"sequence_number"}',
		'{"sequence_number":0,"a":"sequence_number"}',
		'a value of that name' ],
	[ '{"Sequence_number":5}',
		'{"sequence_number":0,"Sequence_number":5}', 'other case' ],
	[ '{"sequence_number2":5}',
		'{"sequence_number":0,"sequence_number2":5}', 'longer name' ],
	[ '{"a":{"sequence_number":5}}',
		'{"sequence_number":0,"a":{"sequence_number":5}}', 'nested' ],
	[ '{"sequence_number":"","a":1}', '{"sequence_number":0,"a":1}',
		'empty string' ],
	[ '{"a":1e400,"b":1.00,"sequence_number":9}',
		'{"a":1e400,"b":1.00,"sequence_number":0}',
		'other numbers kept' ],
	[ '{"a":"\ud83d","sequence_number":9}',
		'{"a":"\ud83d","sequence_number":0}', 'half a surrogate pair' ],
	[ '{"a":"\ud83d\\\\u0","sequence_number":9}',
		'{"a":"\ud83d\\\\u0","sequence_number":0}',
		'half a pair, backslash' ],
	[ '{"a":"\/\b","sequence_number":9}',
		'{"a":"\/\b","sequence_number":0}', 'escapes kept' ],
	[ '{"":1,"sequence_number":9}', '{"":1,"sequence_number":0}',
		'empty name' ],

	[ '[{"sequence_number":9}]', undef, 'array' ],
	[ '"sequence_number"', undef, 'string' ],
	[ '12', undef, 'number' ],
	[ 'null', undef, 'null' ],
	[ '{"sequence_number":9}x', undef, 'trailing bytes' ],
	[ '{"sequence_number":9}{"sequence_number":9}', undef, 'two objects' ],
	[ '{"sequence_number":9,}', undef, 'trailing comma' ],
	[ '{"sequence_number":9', undef, 'not closed' ],
	[ "{'sequence_number':9}", undef, 'single quotes' ],
	[ '{"a":NaN,"sequence_number":9}', undef, 'NaN' ],
	[ "{\"a\":\"\t\",\"sequence_number\":9}", undef, 'control byte' ],
	[ "{\"a\":\"\xc3\",\"sequence_number\":9}", undef, 'bad UTF-8' ],
	[ "{\"a\":\"\xed\xa0\x80\",\"sequence_number\":9}", undef,
		'surrogate in UTF-8' ],
	[ '{"a":' . '[' x 1000 . ']' x 1000 . '}', undef, 'deep' ],
);

my $t = Test::Nginx->new()->has(qw/http proxy/)
	->plan(@data + 9 + goldens());

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

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /start/ {
            responses_sequence renumber start=41;
            proxy_pass http://127.0.0.1:8081/;

            location /start/default/ {
                responses_sequence renumber;
                proxy_pass http://127.0.0.1:8081/;
            }

            location /start/inherited/ {
                proxy_pass http://127.0.0.1:8081/;
            }
        }

        location /large/ {
            responses_sequence renumber start=9007199254740000;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /keep/ {
            responses_sequence keep;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /type/ {
            responses_event_line type;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /message/ {
            responses_event_line message;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /none/ {
            responses_event_line none;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

upstream(port(8081),
	qr!^/data/(\d+)! => sub { answer("event: response.a\n"
		. "data: $data[$1][0]\n\n") },
	'/gaps' => sub { answer([ map { event("response.a.$_", '', $_ * 3) } 1 .. 4 ]) },
	'/many' => sub { answer([ map { event("response.a.$_", '', 1) } 1 .. 1100 ]) },
	qr!^/golden/(.+)! => sub { answer(golden("$1.in")) },
);

$t->run();

###############################################################################

foreach my $i (0 .. $#data) {
	my ($in, $out, $name) = @{$data[$i]};

	is(get("/data/$i")->content(), "event: response.a\ndata: "
		. (defined $out ? $out : $in) . "\n\n", $name);
}

is(sse_numbers(get('/gaps')->content()), '0 1 2 3', 'renumbered');
is(sse_numbers(get('/start/gaps')->content()), '41 42 43 44', 'start');
is(sse_numbers(get('/start/inherited/gaps')->content()), '41 42 43 44',
	'start inherited');
is(sse_numbers(get('/start/default/gaps')->content()), '0 1 2 3',
	'start replaced');
is(sse_numbers(get('/large/gaps')->content()),
	join(' ', map { 9007199254740000 + $_ } 0 .. 3), 'large start');
is(get('/keep/gaps')->content(),
	join('', map { event("response.a.$_", '', $_ * 3) } 1 .. 4), 'keep');
is(sse_numbers(get('/many')->content()), join(' ', 0 .. 1099),
	'more digits');

# the event line

unlike(get('/none/golden/openai-text')->content(), qr/^event/m,
	'no event lines');
is(join(' ', map { $_->{event} }
	sse_parse(get('/message/golden/openai-tool')->content())),
	join(' ', ('message') x 12), 'event lines say message');

foreach my $name (goldens()) {
	is(get("/type/golden/$name")->content(), golden("$name.out"), $name);
}

###############################################################################
