#!/usr/bin/perl

# Tests for ngx_http_responses_module, [DONE] in place of the terminal event.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ violations sample /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(24);

my @events = sample();
my $done = "data: [DONE]\n\n";
my $whole = join '', @events;
my $body = join '', @events[0 .. $#events - 1];
my $half = join '', @events[0 .. $#events - 2];

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$uri $responses_status $responses_terminal "
                 "$responses_events_added $responses_error_code";

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        access_log %%TESTDIR%%/r.log r;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /off/ {
            responses_done_completes off;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /openresponses/ {
            responses_profile openresponses;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /eugpt/ {
            responses_profile eugpt;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /keep/ {
            responses_done keep;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /hide/ {
            responses_hide_item function_call;
            proxy_pass http://127.0.0.1:8081/;
        }

        location /none/ {
            responses_terminal off;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

# an upstream that does not end is waited for much longer than the tests last

upstream(port(8081),
	qr!/end! => sub { answer([ $body . $done ]) },
	qr!/open! => sub { answer([ $body . $done, pause(60) ]) },
	qr!/late! => sub { answer([ $body . $done, $events[-1] ]) },
	qr!/slow! => sub { answer([ $body . $done . substr($events[-1], 0, 80),
		pause(2), substr($events[-1], 80) ]) },
	qr!/cut! => sub { answer([ $body . $done, fin() ], framing => 'cut') },
	qr!/bare! => sub { answer([ $body ]) },
	qr!/half! => sub { answer([ $half . $done ]) },
	qr!/nothing! => sub { answer([ $events[0] . $done ]) },
	qr!/error! => sub { answer([ $body . event('error',
		'"error":{"code":"c","message":"m","param":null}') . $done ]) },
);

$t->run();

###############################################################################

my $r = get('/end');
my ($last) = grep { $_->{type} eq 'response.completed' }
	map { decode($_->{data}) } sse_parse($r->content());
my ($item) = map { decode($_->{data})->{item} }
	grep { $_->{data} =~ /output_item.done/ } sse_parse($whole);

ok($r->complete(), 'at the end, complete');
is(join("\n", violations($r->content())), '', 'contract');
is($last->{response}{status}, 'completed', 'completed');
is(encode($last->{response}{output}[0]), encode($item), 'output');
is($last->{response}{usage}{total_tokens}, 0, 'usage, as clients need it');

$r = get('/open');
ok($r->complete(), 'one second after, complete');
is(join("\n", violations($r->content())), '', 'one second after, contract');
like($r->content(), qr/response\.completed/, 'one second after, completed');

foreach my $uri (qw! /late /slow !) {
	$r = get($uri);
	is($r->content(), $whole, "$uri, the terminal of the upstream");
}

like(get('/cut')->content(), qr/response\.completed/, 'cut');

foreach my $profile (qw/ openresponses eugpt /) {
	is(join("\n", violations(get("/$profile/open")->content(),
		profile => $profile)), '', $profile);
}

like(get('/keep/open')->content(), qr/"response\.completed".*\n\n\Q$done\E\z/,
	'[DONE] is kept');
unlike(get('/hide/end')->content(), qr/function_call/, 'rules');

like(get('/bare')->content(), qr/event: response\.completed\n.*\n\n\z/,
	'a proper end after the last item, completed');

foreach my $uri (qw! /half /nothing /error /off/end !) {
	like(get($uri)->content(), qr/event: response\.failed\n.*\n\n\z/,
		"$uri, failure");
}

unlike(get('/none/end')->content(), qr/response\.completed/, 'terminal off');

like(logged($t, 'r.log', qr!^/open !m), qr!^/open completed added \d+ -$!m,
	'logged');
unlike($t->read_file('error.log'), qr!failure .* was generated.*GET /(?:end|open)!,
	'no failure in the log');

like($t->read_file('r.log'), qr!^/late completed upstream 0 -$!m,
	'logged, late');

###############################################################################
