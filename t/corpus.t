#!/usr/bin/perl

# Streams recorded from real services through the module, numbered but not
# normalised: whole, event by event, in random cuts and byte by byte.  The
# recordings are no part of this repository; without them there is nothing to
# test.

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

# beside the repository

my $dir = $ENV{TEST_RESPONSES_STREAMS} || '../../shared/streams';
my @files = sort glob("$dir/real/*.sse");

plan(skip_all => "no recordings in $dir, see TEST_RESPONSES_STREAMS")
	unless @files;

# the way of real single writes is slow: for short streams

my $short = 6000;

my $t = Test::Nginx->new()->has(qw/http proxy upstream_keepalive/);
my @short = grep { -s $_ < $short } @files;

$t->plan(5 * @files + 2 * @short);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    responses_normalize off;
    responses_scaffold off;
    responses_terminal off;
    responses_done keep;

    access_log off;

    upstream u {
        server 127.0.0.1:8081;
        keepalive 4;
        keepalive_requests 1000000;
    }

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        responses on;

        location / {
            proxy_pass http://u;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
        }

        location /file/ {
            alias %%TESTDIR%%/;
            default_type text/event-stream;
            sendfile off;
            output_buffers 1 1;
        }
    }
}

EOF

my %stream;

foreach my $file (@files) {
	open my $fh, '<:raw', $file or die "Can't open $file: $!\n";
	local $/;
	my ($name) = $file =~ m!([^/]+)\.sse$!;
	$stream{$name} = <$fh>;
	$t->write_file($name, $stream{$name});
}

upstream(port(8081),
	qr!^/whole/(.+)! => sub { answer($stream{$1}, framing => 'length') },
	qr!^/event/(.+)! => sub {
		answer([ $stream{$1} =~ /(.*?(?:\n\n|\z))/gs ])
	},
	qr!^/random/(\d+)/(.+)! => sub {
		join('', answer([ random_cuts($stream{$2}, $1, 400) ]))
	},
	qr!^/ones/(.+)! => sub {
		head(headers => [ 'Transfer-Encoding: chunked' ]) . "\r\n"
			. $stream{$1} =~ s/(.)/1\r\n$1\r\n/gsr . "0\r\n\r\n"
	},
	qr!^/drip/(.+)! => sub { answer([ drip($stream{$1}) ]) },
);

$t->run();

###############################################################################

my %whole;

foreach my $name (sort keys %stream) {
	my $r = get("/whole/$name");
	my $out = $whole{$name} = $r->content();

	is(differs($stream{$name}, $out), '', "$name, whole");
	ok($r->complete() && sse_lint($out) eq '', "$name, clean");

	foreach my $way (qw! event random/1 ones !) {
		ok(get("/$way/$name")->content() eq $out, "$name, $way");
	}
}

foreach my $name (grep { length $stream{$_} < $short } sort keys %stream) {
	ok(get("/file/$name")->content() eq $whole{$name},
		"$name, buffers of one byte");
}

# all at a time, as most of the time is spent waiting

my %drip = map { $_ => client(uri => "/drip/$_") }
	grep { length $stream{$_} < $short } sort keys %stream;

foreach my $name (sort keys %drip) {
	$drip{$name}->wait(60);
	ok($drip{$name}->content() eq $whole{$name},
		"$name, byte after byte");
}

###############################################################################

# What is wrong with the output of a stream: its JSON must be that of the
# input but for dense numbers, its event lines must name the type, and a
# stream that was so already must not be touched.

sub differs {
	my ($in, $out) = @_;

	my @in = sse_parse("$in\n\n");
	my @out = sse_parse($out);
	my ($n, $same) = (0, $in !~ /\r|^(?:id|retry)/m && $in =~ /\n\n\z/);

	return @in . ' frames became ' . @out if @in != @out;

	foreach my $i (0 .. $#in) {
		my ($x, $y) = (decode($in[$i]{data}), decode($out[$i]{data}));

		if (ref $x ne 'HASH') {
			return "frame $i changed"
				if $in[$i]{data} ne $out[$i]{data};
			next;
		}

		my $event = $in[$i]{event};
		my $type = $x->{type};

		$same = 0 unless defined $x->{sequence_number}
			&& $x->{sequence_number} eq $n
			&& defined $event && defined $type && $event eq $type;

		$x->{sequence_number} = $n++;

		return "frame $i: $out[$i]{data}" unless ref $y eq 'HASH'
			&& encode($x) eq encode($y);

		return "frame $i: event line $out[$i]{event}"
			if defined $type && $out[$i]{event} ne $type;
	}

	return 'bytes differ' if $same && $in ne $out;
	return '';
}

###############################################################################
