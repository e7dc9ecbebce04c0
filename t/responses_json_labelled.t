#!/usr/bin/perl

# Tests for ngx_http_responses_module, JSON that is labelled as an event
# stream, where a rule hides.

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

my $t = Test::Nginx->new()->has(qw/http proxy/)->plan(7);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /hide/ {
            responses_hide_item reasoning;
            proxy_pass http://127.0.0.1:8081/;
        }
    }
}

EOF

my $json = '{"object":"response","status":"completed","output":[{"type":'
	. '"reasoning","encrypted_content":"hush"}]}';
my $lines = $json =~ s/([,\[\]])/$1\n/gr;

upstream(port(8081),
	qr!^/json! => sub { answer([ $json ]) },
	qr!^/lines! => sub { answer([ "$lines\n\n" ]) },
	qr!^/v1/responses! => sub { answer([ "$json\n" ]) },
);

$t->run();

###############################################################################

foreach my $uri (qw! json lines v1/responses !) {
	unlike(get("/hide/$uri")->content(), qr/hush/, "$uri, hidden");
}

my $r = get('/hide/v1/responses', method => 'POST');

unlike($r->content(), qr/hush/, 'a response was asked for, hidden');

is(get('/json')->content(), $json, 'no rule, one line');
is(get('/lines')->content(), "$lines\n\n", 'no rule, lines');

$t->stop();

unlike($t->read_file('error.log'), qr/\[alert\]/, 'no alerts');

###############################################################################
