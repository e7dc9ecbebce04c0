#!/usr/bin/perl

# Tests for ngx_http_responses_module, a request that is sent on with another
# model: all other bytes stay, its length is told right, and the next upstream
# gets the same.

###############################################################################

use warnings;
use strict;

use Test::More;

use IO::Select;
use IO::Socket::INET;
use Socket qw/ SOL_SOCKET SO_RCVBUF /;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Request;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $t = Test::Nginx->new()
	->has(qw/http http_v2 proxy map rewrite auth_request uwsgi/);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    client_max_body_size     32m;
    client_body_buffer_size  64k;

    map $http_x_to $to {
        default  $http_x_to;
        lines    "a\r\n\"b\"\t\\";
        0        0;
    }

    map $responses_request_model $router {
        default  "";
        auto     gpt-4o-mini;
        slow     o3;
    }

    upstream two {
        server 127.0.0.1:8082 max_fails=0;
        server 127.0.0.1:8081 backup;
    }

    add_header X-Asked
        "<$responses_request_model|$responses_request_stream>" always;

    server {
        listen       127.0.0.1:8080;
        listen       127.0.0.1:8083 http2;
        server_name  localhost;

        responses_request_model $to;

        proxy_http_version 1.1;
        recursive_error_pages on;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /file/ {
            client_body_buffer_size 1k;
            proxy_pass http://127.0.0.1:8081;
        }

        location /sendfile/ {
            client_body_buffer_size 1k;
            sendfile on;
            proxy_pass http://127.0.0.1:8081;
        }

        location /clean/ {
            client_body_in_file_only clean;
            proxy_pass http://127.0.0.1:8081;
        }

        location /kept/ {
            client_body_in_file_only on;
            proxy_set_header X-File $request_body_file;
            proxy_pass http://127.0.0.1:8081;
        }

        location /streaming/ {
            client_body_buffer_size 1k;
            proxy_request_buffering off;
            proxy_pass http://127.0.0.1:8081;
        }

        location /old/ {
            proxy_http_version 1.0;
            proxy_pass http://127.0.0.1:8081;
        }

        location /retry/ {
            proxy_next_upstream error timeout non_idempotent;
            proxy_pass http://two;
        }

        location /retry/file/ {
            client_body_buffer_size 1k;
            proxy_next_upstream error timeout non_idempotent;
            proxy_pass http://two;
        }

        location /retry/sendfile/ {
            client_body_buffer_size 1k;
            sendfile on;
            proxy_next_upstream error timeout non_idempotent;
            proxy_pass http://two;
        }

        location /retry/clean/ {
            client_body_in_file_only clean;
            proxy_next_upstream error timeout non_idempotent;
            proxy_pass http://two;
        }

        location /uwsgi/ {
            set $early $content_length;
            uwsgi_param CONTENT_LENGTH $content_length;
            uwsgi_pass 127.0.0.1:8084;
        }

        # first, from memory or a file, then what comes after

        location /then/ {
            error_page 502 = @other;
            proxy_pass http://127.0.0.1:8082;
        }

        location /then/file/ {
            client_body_buffer_size 1k;
            error_page 502 = @other;
            proxy_pass http://127.0.0.1:8082;
        }

        location /then/clean/ {
            client_body_in_file_only clean;
            error_page 502 = @other;
            proxy_pass http://127.0.0.1:8082;
        }

        location /then/kept/ {
            client_body_in_file_only on;
            error_page 502 = @kept;
            proxy_set_header X-File $request_body_file;
            proxy_pass http://127.0.0.1:8082;
        }

        location @kept {
            responses_request_model "";
            proxy_set_header X-File $request_body_file;
            proxy_pass http://127.0.0.1:8081;
        }

        location @other {
            responses_request_model $http_x_other;
            error_page 502 = @nothing;
            proxy_pass http://127.0.0.1:8082;
        }

        location @nothing {
            responses_request_model "";
            proxy_pass http://127.0.0.1:8081;
        }

        location /mirrored/ {
            client_body_buffer_size 1k;
            mirror /mirror;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /mirror {
            internal;
            responses_request_model mirrored;
            proxy_pass http://127.0.0.1:8081/mirror;
        }

        # what reads the body may not be done when another location changes it

        location /torn/ {
            client_body_buffer_size 1k;
            responses_request_model "";
            mirror /late;
            error_page 502 = @last;
            proxy_pass http://127.0.0.1:8082;
        }

        location = /late {
            internal;
            responses_request_model "";
            proxy_pass http://127.0.0.1:8085;
        }

        location @last {
            responses_request_model $http_x_other;
            proxy_pass http://127.0.0.1:8081;
        }

        # variables that were read before

        location /read/ {
            if ($http_content_length) {
                set $read $content_length$http_content_length$request_body;
            }

            proxy_set_header Content-Length $http_content_length;
            proxy_set_header X-Length $content_length;
            proxy_set_header X-Body $request_body;
            proxy_pass http://127.0.0.1:8081;
        }

        location /auth/ {
            auth_request /auth;
            proxy_pass http://127.0.0.1:8081;
        }

        location = /auth {
            internal;
            proxy_pass_request_body off;
            proxy_set_header Content-Length "";
            proxy_pass http://127.0.0.1:8081;
        }

        location /router/ {
            responses_request_model $router;
            proxy_pass http://127.0.0.1:8081;
        }

        location /list/ {
            responses_request_model first if=$http_x_first;
            responses_request_model $http_x_second if=$http_x_if;
            responses_request_model third if=$http_x_third;
            proxy_pass http://127.0.0.1:8081;

            location /list/outer/ {
                proxy_pass http://127.0.0.1:8081;
            }

            location /list/inner/ {
                responses_request_model inner;
                proxy_pass http://127.0.0.1:8081;
            }

            location /list/off/ {
                responses_request_model "";
                proxy_pass http://127.0.0.1:8081;
            }

            location /list/if/ {
                if ($http_x_inner) {
                    responses_request_model inner;
                }

                proxy_pass http://127.0.0.1:8081;
            }
        }
    }

    # where nothing is said of it

    server {
        listen       127.0.0.1:8080;
        server_name  none;

        location / {
            proxy_pass http://127.0.0.1:8081;
        }

        location /then/ {
            responses_request_model $to;
            error_page 502 = /;
            proxy_pass http://127.0.0.1:8082;
        }

        location /then/file/ {
            client_body_buffer_size 1k;
            responses_request_model $to;
            error_page 502 = /;
            proxy_pass http://127.0.0.1:8082;
        }
    }
}

EOF

recorder(port(8081), '/auth' => [ "HTTP/1.1 204 No Content\r\n\r\n" ],
	qr/./ => sub { answer('ok', type => 'text/plain') });
recorder(port(8082), qr/./ => sub { fin() });
recorder(port(8084))->{conn_class} = 'Uwsgi';

# The body, the new model, and the new body.  PAD is made long for files.

my @cases = (
	[ 'longer', 'longer-model',
		'{"model":"auto","x":"PAD"}', '{"model":"longer-model","x":"PAD"}' ],
	[ 'shorter', 'm',
		'{"model":"auto","x":"PAD"}', '{"model":"m","x":"PAD"}' ],
	[ 'as long', 'otua',
		'{"model":"auto","x":"PAD"}', '{"model":"otua","x":"PAD"}' ],
	[ 'at the end, longer', 'longer-model',
		'{"x":"PAD","model":"auto"}', '{"x":"PAD","model":"longer-model"}' ],
	[ 'at the end, shorter', 'm',
		'{"x":"PAD","model":"auto"}', '{"x":"PAD","model":"m"}' ],
	[ 'white space', 'm',
		" {\r\n\t\"x\" : \"PAD\",\r\n \"model\" : \"auto\"\r\n }\r\n",
		" {\r\n\t\"x\" : \"PAD\",\r\n \"model\" : \"m\"\r\n }\r\n" ],
	[ 'copies', 'model',
		'{"model":"a","x":"PAD","model":"very-long","y":"PAD",'
			. '"model":"model","model":"z"}',
		'{"model":"model","x":"PAD","model":"model","y":"PAD",'
			. '"model":"model","model":"model"}' ],
	[ 'escaped name', 'm',
		'{"m\u006fdel":"a","x":"PAD"}', '{"m\u006fdel":"m","x":"PAD"}' ],
	[ 'nested ones stay', 'm',
		'{"x":{"model":"a"},"y":[{"model":"b"}],"model":"c","z":"PAD"}',
		'{"x":{"model":"a"},"y":[{"model":"b"}],"model":"m","z":"PAD"}' ],
	[ 'a number', 'm',
		'{"model":12.5e3 ,"x":"PAD"}', '{"model":"m" ,"x":"PAD"}' ],
	[ 'null', 'm', '{"x":"PAD","model":null}', '{"x":"PAD","model":"m"}' ],
	[ 'an object', 'm', '{"model":{"model":[1,{}]},"x":"PAD"}',
		'{"model":"m","x":"PAD"}' ],
	[ 'a long one', 'm', '{"y":1,"model":["' . 'y' x 9000 . '"],"x":"PAD"}',
		'{"y":1,"model":"m","x":"PAD"}' ],
	[ 'missing', 'm', '{"x":"PAD"}', '{"model":"m","x":"PAD"}' ],
	[ 'missing, white space', 'm', '{ "x":"PAD" }',
		'{"model":"m", "x":"PAD" }' ],
	[ 'an empty object', 'm', '{}', '{"model":"m"}' ],
	[ 'an empty object, white space', 'm', "{ }\n", "{\"model\":\"m\" }\n" ],
	[ 'quotes and lines', 'lines', '{"model":"a","x":"PAD"}',
		'{"model":"a\r\n\"b\"\t\\\\","x":"PAD"}' ],
	[ 'ill-formed bytes', "a\xff\xc3\xa9", '{"model":"a","x":"PAD"}',
		"{\"model\":\"a\xef\xbf\xbd\xc3\xa9\",\"x\":\"PAD\"}" ],
	[ 'a long value', 'm' x 2000, '{"model":"a","x":"PAD"}',
		'{"model":"' . 'm' x 2000 . '","x":"PAD"}' ],
	[ 'the value 0', '0', '{"model":"a","x":"PAD"}',
		'{"model":"0","x":"PAD"}' ],
	[ 'a mark', 'm', "\xef\xbb\xbf{\"x\":\"PAD\"}",
		"\xef\xbb\xbf{\"model\":\"m\",\"x\":\"PAD\"}" ],

	# nothing to be done

	map { my ($name, $to, $body) = @$_; [ $name, $to, $body, $body ] }
	[ 'empty value', '', '{"model":"a","x":"PAD"}' ],
	[ 'the same', 'a', '{"model":"\u0061","x":"PAD"}' ],
	[ 'no JSON', 'm', 'PAD' ],
	[ 'an array', 'm', '[{"model":"a","x":"PAD"}]' ],
	[ 'bytes after it', 'm', '{"model":"a","x":"PAD"}}' ],
	[ 'no end', 'm', '{"model":"a","x":"PAD"' ],
	[ 'a comma', 'm', '{"model":"a","x":"PAD",}' ],
);

my @uris = ('/', '/file/', '/sendfile/', '/clean/', '/kept/', '/streaming/',
	'/old/');
my @retries = ('/retry/', '/retry/file/', '/retry/sendfile/',
	'/retry/clean/');
my @then = ('/then/', '/then/file/', '/then/clean/');

$t->plan(@cases * (@uris + @retries + @then + 5) + 60)->run();

###############################################################################

foreach my $case (@cases) {
	my ($name, $to, @bodies) = @$case;
	my ($body, $want) = map { s/PAD/padding/r } @bodies;
	my ($large, $large_want) = map { s/PAD/'x' x 20000/er } @bodies;
	my @to = ("X-To: $to");

	foreach my $uri (@uris) {
		my ($in, $out) = $uri =~ m!^/(?:old/)?$! ? ($body, $want)
			: ($large, $large_want);

		posted($uri, $in, headers => \@to);
		same(sent(), $out, "$name, $uri");
	}

	posted('/', $body, headers => \@to, chunked => 3);
	same(sent(), $want, "$name, chunked");
	posted('/file/', $large, headers => \@to, chunked => 1000);
	same(sent(), $large_want, "$name, chunked, file");
	posted('/streaming/', $large, headers => \@to, chunked => 1000);
	same(sent(), $large_want, "$name, chunked, streaming");
	posted('/uwsgi/', $body, headers => \@to);
	same(sent(), $want, "$name, uwsgi");
	posted('/uwsgi/', $body, headers => \@to, chunked => 1000);
	same(sent(), $want, "$name, uwsgi, chunked");

	foreach my $uri (@retries) {
		my ($in, $out) = $uri eq '/retry/' ? ($body, $want)
			: ($large, $large_want);

		posted($uri, $in, headers => \@to);
		same(join("\n", bodies()), "$out\n$out", "$name, $uri");
	}

	# another model, another one, and the client's again

	foreach my $uri (@then) {
		my $in = $uri eq '/then/' ? $body : $large;

		posted($uri, $in, headers => [ @to, 'X-Other: other' ]);
		same(sent(), $in, "$name, $uri, as it was in the end");
	}
}

# a body cut into packets anywhere

my $small = '{"a":[1],"model":"auto","b":2}';
my $head = "POST / HTTP/1.1\r\nHost: localhost\r\nX-To: mm\r\n"
	. "Content-Length: ";
my $cut = '';

foreach my $i (0 .. length $small) {
	pieces($head . length($small) . "\r\n\r\n" . substr($small, 0, $i),
		substr($small, $i));
	$cut .= "$i " if sent() ne '{"a":[1],"model":"mm","b":2}';
}

is($cut, '', 'cut in two packets anywhere');

foreach my $n (1 .. 9) {
	posted('/', $small, headers => [ 'X-To: mm' ], chunked => $n);
	$cut .= "$n " if sent() ne '{"a":[1],"model":"mm","b":2}';
}

is($cut, '', 'in chunks of any size');

# the order of copies after a redirect

my $copies = '{"model":"a","x":"' . 'x' x 20000 . '","model":"very-long",'
	. '"y":[],"model":"zz"}';

foreach my $uri (@then) {
	posted($uri, $copies, headers => [ 'X-To: mmmm', 'X-Other: other-one' ]);

	my @sent = bodies();

	same($sent[0], $copies =~ s/"model":"\K[^"]+/mmmm/gr, "$uri, first");
	same($sent[1], $copies =~ s/"model":"\K[^"]+/other-one/gr,
		"$uri, second");
	same($sent[2], $copies, "$uri, third");
}

foreach my $uri ('/then/', '/then/file/') {
	posted("http://none$uri", $copies, headers => [ 'X-To: mmmm' ]);

	my @sent = bodies();

	same($sent[0], $copies =~ s/"model":"\K[^"]+/mmmm/gr,
		"$uri, before none");
	same($sent[1], $copies, "$uri, none");
}

# a mirror that reads late gets what the client sent

my $late = IO::Socket::INET->new(Proto => 'tcp', Listen => 5, ReuseAddr => 1,
	LocalAddr => '127.0.0.1:' . port(8085)) or die "port 8085: $!";
setsockopt($late, SOL_SOCKET, SO_RCVBUF, 4096);

my $huge = '{"x":"' . 'x' x 16000000 . '","model":"auto"}';
my $torn = client(uri => '/torn/', method => 'POST', content => $huge,
	headers => [ 'Content-Type: application/json', 'X-Other: otua' ]);
$torn->wait();
same(sent(), $huge =~ s/auto/otua/r, 'changed while a mirror reads it');
same(late($late, length $huge), $huge, 'not what the mirror reads');
$torn->close();

# what nginx has read of it

foreach my $to ('longer-model', 'm') {
	posted('/read/', '{"model":"auto"}', headers => [ "X-To: $to" ]);

	my $want = "{\"model\":\"$to\"}";
	my $head = received();

	is(sent(), $want, "$to, read before");
	like($head, qr/^Content-Length: ${\length $want}\r$/m, 'its length');
	like($head, qr/^X-Length: ${\length $want}\r$/m, 'its length again');
	like($head, qr/^X-Body: \Q$want\E\r$/m, 'itself');
}

# with client_body_in_file_only the client's file stays beside the copy

my $long = '{"model":"auto","x":"' . 'x' x 20000 . '"}';
my %before = map { $_ => 1 } files();
posted('/kept/', $long, headers => [ 'X-To: m' ]);
my ($file) = received() =~ /^X-File: .*(client_body_temp.*)\r/m;
my ($client, @more) = grep { !$before{$_} && $_ ne $file } files();
same($t->read_file($file), $long =~ s/auto/m/r, 'the file that is sent');
same($t->read_file($client), $long, 'the file of the client');
is(@more, 0, 'no other file');

posted('/then/kept/', $long, headers => [ 'X-To: m' ]);
($file) = received() =~ /^X-File: .*(client_body_temp.*)\r/m;
same($t->read_file($file), $long, 'the file of the client is restored');

%before = map { $_ => 1 } files();
posted('/clean/', $long, headers => [ 'X-To: m' ]);
pump(sub { !grep { !$before{$_} } files() });
is(join(' ', grep { !$before{$_} } files()), '', 'files are removed');

# too many copies

my $many = '{' . join(',', ('"model":1') x 1024) . '}';
posted('/', $many, headers => [ 'X-To: m' ]);
same(sent(), $many =~ s/1/"m"/gr, '1024 copies');
posted('/file/', $many, headers => [ 'X-To: m' ]);
same(sent(), $many =~ s/1/"m"/gr, '1024 copies, file');
$many =~ s/\}/,"model":2}/;
my $c = posted('/', $many, headers => [ 'X-To: m' ]);
is($c->status(), 400, 'more than these are refused');
is(posted('/', $many)->status(), 200, 'not where there is nothing to do');
like($t->read_file('error.log'), qr/body with 1025 members "model"/, 'logged');

# what the client asked for stays known

$c = posted('/', $small, headers => [ 'X-To: mm' ]);
is(asked($c), 'auto|0', 'asked for');

# a router

posted('/router/', '{"model":"auto","stream":true}');
is(sent(), '{"model":"gpt-4o-mini","stream":true}', 'router');
posted('/router/', '{"model":"slow"}');
is(sent(), '{"model":"o3"}', 'router, another one');
posted('/router/', '{"model":"other"}');
is(sent(), '{"model":"other"}', 'router, the same');

# the list

foreach my $case (
	[ '', '' ], [ 'First', 'first' ], [ 'First: 0, Third', 'third' ],
	[ 'Second: a, If', 'a' ], [ 'If, Third', '' ],
	[ 'Second: a, If, First, Third', 'first' ])
{
	my ($headers, $model) = @$case;
	my @headers = map { 'X-' . (/:/ ? $_ : "$_: 1") } split /, /, $headers;

	posted('/list/', '{"model":""}', headers => \@headers);
	is(sent(), "{\"model\":\"$model\"}", "list: $headers");
}

my @first = (headers => [ 'X-First: 1' ]);

posted('/list/outer/', '{}', @first);
is(sent(), '{"model":"first"}', 'list, inherited');
posted('/list/inner/', '{}', @first);
is(sent(), '{"model":"inner"}', 'list, replaced');
posted('/list/off/', '{}', @first);
is(sent(), '{}', 'list, undone');
posted('/list/if/', '{}', @first);
is(sent(), '{"model":"first"}', 'list, not if');
posted('/list/if/', '{}', headers => [ 'X-First: 1', 'X-Inner: 1' ]);
is(sent(), '{"model":"inner"}', 'list, if');

# subrequests

foreach my $body ($small, $long) {
	my $want = $body =~ s/auto/mm/r;

	posted('/mirrored/', $body, headers => [ 'X-To: mm' ]);
	pump(sub { bodies() == 2 });
	same(join("\n", bodies()), "$want\n$want", 'mirror');
}

posted('/auth/', $small, headers => [ 'X-To: mm' ]);
is(sent(), $small =~ s/auto/mm/r, 'auth_request');

# packed

my $packed = posted('/', $small,
	headers => [ 'X-To: mm', 'Content-Encoding: gzip' ]);
is($packed->status(), 415, 'Content-Encoding, a model is chosen');
like($packed->content(), qr/^\{"error":\{"message":".*Content-Encoding/,
	'Content-Encoding, an error of the API');

posted('/', $small, headers => [ 'Content-Encoding: gzip' ]);
is(sent(), $small, 'Content-Encoding, no model is chosen');

# HTTP/2

my $h2 = h2(port => 8083);

foreach my $body ($small, $long) {
	my $want = $body =~ s/auto/mm/r;

	foreach my $fields ([], [ 'content-length' => length $body ]) {
		my $id = $h2->request(uri => '/file/', method => 'POST',
			content => $body, fields => [ 'x-to' => 'mm', @$fields ]);
		$h2->wait($id);
		same(sent(), $want, "HTTP/2, @$fields");
	}
}

###############################################################################

# long texts are not shown

sub same {
	my ($got, $want, $name) = @_;

	return is($got, $want, $name) if length($got) + length($want) < 2000;

	unless (ok($got eq $want, $name)) {
		my ($i) = map { length } ("$got" ^ "$want") =~ /^(\0*)/;

		diag("lengths ", length $got, ' and ', length $want,
			", different at $i: ", substr($got, $i, 60), ' and ',
			substr($want, $i, 60));
	}
}



# temporary files of bodies, below the directory of the test

sub files {
	my $dir = $t->testdir();

	return map { s!^\Q$dir\E/!!r }
		grep { -f } glob("$dir/client_body_temp/* "
			. "$dir/client_body_temp/*/* $dir/client_body_temp/*/*/*");
}


# the body of a request that waits to be accepted

sub late {
	my ($socket, $length) = @_;
	my $in = '';

	return 'no request' unless IO::Select->new($socket)->can_read(60);

	my $s = $socket->accept();
	my $select = IO::Select->new($s);

	while ($select->can_read(60)) {
		last unless sysread $s, $in, 1 << 20, length $in;
		last if length($in) - index($in, "\r\n\r\n") - 4 >= $length;
	}

	print $s "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n";

	return (split /\r\n\r\n/, $in, 2)[1];
}

###############################################################################

package Uwsgi;

use base qw/ Test::Responses::Connection /;

sub request {
	my ($self) = @_;

	return if length $self->{in} < 4;

	my $size = unpack('xv', $self->{in});
	return if length $self->{in} < 4 + $size;

	my %vars = unpack('(v/a*)*', substr($self->{in}, 4, $size));
	my $n = $vars{CONTENT_LENGTH};

	return if length $self->{in} < 4 + $size + $n;

	push @{$self->{upstream}{requests}}, "Content-Length: $n\r\n\r\n"
		. substr($self->{in}, 4 + $size);
	push @{$self->{steps}}, "Status: 200 OK\r\nContent-Type: text/plain"
		. "\r\n\r\nok", Test::Responses::fin();
}

###############################################################################
