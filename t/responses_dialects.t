#!/usr/bin/perl

# Tests for ngx_http_responses_module, what servers do differently: a stream
# for each row of the table of repairs, byte for byte, in all the ways that
# it can be cut.
#
# Streams are in t/dialects: NAME.in as the upstream sends it, NAME.out as
# the client gets it, NAME.PROFILE.out if another profile matters.  What
# differs with each request is written as REQUEST and TIME there.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ violations frames sample /;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

# what is logged: repairs that were made, and their words

my %logged = (
	'N00-nothing' => '0 -',
	'N01-no-type' => '9 no-type',
	'N02-event-line' => '0 -',
	'N03-index' => '7 index',
	'N04-flat' => '10 no-type,flat,response-id,no-done,response',
	'N05-numbers' => '0 -',
	'N06-places' => '18 indexes,item-id',
	'N07-ids' => '8 response-id,item-id,output',
	'N08-part-type' => '4 part-type',
	'N09-created-at' => '3 created-at',
	'N10-arguments-in-done' => '2 no-scaffold,response',
	'N10-late-name' => '5 no-scaffold,no-done,response',
	'N10-no-scaffold' => '6 no-scaffold,no-done,response',
	'N10-second-part' => '4 no-scaffold,no-done,response',
	'N10-text-in-done' => '3 no-scaffold,no-done,response',
	'N10-text-in-item' => '2 no-scaffold,no-done',
	'N10-text-in-terminal' => '2 no-done,output',
	'N11-again' => '2 order',
	'N11-no-created' => '2 no-created,response-id',
	'N12-no-output' => '1 response',
	'N12-no-text' => '14 no-type,response,item,part-type,no-text',
	'N13-error-only' => '2 no-type,error',
	'N13-failed-flat' => '4 no-type,flat,response-id,response',
	'N13-flat' => '1 error',
	'N13-nested' => '0 -',
	'N13-number' => '2 no-type,error',
	'N13-object' => '2 no-type,error',
	'N13-text' => '2 no-type,error',
	'N14-usage' => '1 usage',
	'N15-keepalive' => '1 keepalive',
	'N15-ping' => '5 no-type,keepalive',
	'N16-arguments' => '7 renamed,arguments',
	'N16-reasoning' => '3 renamed',
	'N17-members' => '14 response-id,no-done,response,item-id,item,part-type,no-text',
	'N18-content-index' => '3 indexes',
	'N19-delta-object' => '2 delta',
	'N20-after-the-end' => '0 -',
);

my @names = sort keys %logged;
my @profiles = qw/ openai openresponses eugpt /;
my (%in, %out);

foreach my $name (@names) {
	$in{$name} = file("dialects/$name.in");
	$out{openai}{$name} = file("dialects/$name.out");

	foreach my $profile (@profiles) {
		next unless -e "dialects/$name.$profile.out";
		$out{$profile}{$name} = file("dialects/$name.$profile.out");
	}
}

my @faulty = faulty();

my @others = map { my $p = $_; map { [ $p, $_ ] } sort keys %{$out{$p}} }
	@profiles[1, 2];

my $t = Test::Nginx->new()->has(qw/http proxy upstream_keepalive/)
	->plan(1 + 6 * @names + 2 * @others + 2 * @names + 3);

$t->write_file_expand('nginx.conf', <<'EOF');

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

    log_format r "$uri $responses_repaired $responses_dialect";
    log_format added "$uri $responses_events_added $responses_repaired";

    access_log off;

    upstream u {
        server 127.0.0.1:8081;
        keepalive 4;
        keepalive_requests 1000000;
    }

    server {
        listen       127.0.0.1:8080;
        server_name  localhost;

        keepalive_requests 1000000;

        responses on;
        add_header X-Id $request_id;

        proxy_http_version 1.1;
        proxy_set_header Connection "";

        location / {
            proxy_pass http://u;
        }

        location /openai/ {
            access_log %%TESTDIR%%/r.log r;
            proxy_pass http://u/;
        }

        location /openresponses/ {
            responses_profile openresponses;
            proxy_pass http://u/;
        }

        location /eugpt/ {
            responses_profile eugpt;
            proxy_pass http://u/;
        }

        location /raw/ {
            access_log %%TESTDIR%%/added.log added;
            responses_normalize off;
            proxy_pass http://u/;
        }

        location /bare/ {
            access_log %%TESTDIR%%/added.log added;
            proxy_pass http://u/;
        }
    }
}

EOF

upstream(port(8081),
	qr!^/whole/(.+)! => sub { join('', answer([ $in{$1} ])) },
	qr!^/ones/(.+)! => sub { join('', answer([ split(//, $in{$1}) ])) },
	qr!^/cr/(.+)! => sub {
		join('', answer([ $in{$1} =~ s/\n/\r\n/gr ]))
	},
	qr!^/joined/(.+)! => sub {
		join('', answer([ $in{$1} =~ s/^(data: \{)/$1\ndata: /mgr ]))
	},
	qr!^/faulty/(\d+)! => sub {
		$_[0] =~ /(\d+)/;
		join('', answer([ $faulty[$1][1] ]))
	},
	qr!^/two/(.+)/(\d+)! => sub {
		join('', answer([ substr($in{$1}, 0, $2),
			substr($in{$1}, $2) ]))
	},
	qr!^/random/(.+)/(\d+)! => sub {
		join('', answer([ random_cuts($in{$1}, $2, 1 + 5 * $2) ]))
	},
);

$t->run();

###############################################################################

is(join(' ', map { m!([^/]+)\.in$! } sort glob('dialects/*.in')), "@names",
	'all streams are tested');

foreach my $name (@names) {
	my $n = length($in{$name}) - 1;

	is(bytes(get("/openai/whole/$name")), $out{openai}{$name}, $name);
	is(join("\n", violations(timed($out{openai}{$name}))), '', "$name, contract");
	is(different($name, map { "/two/$name/$_" } 1 .. $n), '',
		"$name, cut everywhere");
	is(different($name, "/ones/$name", map { "/random/$name/$_" } 1 .. 10),
		'', "$name, cut in small pieces");
	is(different($name, "/cr/$name"), '', "$name, CRLF");

	like(logged($t, 'r.log', qr!^/openai/whole/$name !m),
		qr!^/openai/whole/$name \Q$logged{$name}\E$!m, "$name, logged");
}

foreach my $case (@others) {
	my ($profile, $name) = @$case;
	my $out = $out{$profile}{$name};

	is(bytes(get("/$profile/whole/$name")), $out, "$name, $profile");
	is(join("\n", violations(timed($out), profile => $profile)), '',
		"$name, $profile, contract");
}

###############################################################################

# Good streams with one thing wrong, each thing in each event: what comes out
# is a good stream again, and its text is there once.

my $wrong = '';

{
	my $c = client();
	$c->request(uri => "/faulty/$_") foreach 0 .. $#faulty;
	$c->wait(60);
	$c->close();

	foreach my $i (0 .. $#faulty) {
		my ($what) = @{$faulty[$i]};
		my $body = $c->content($i);

		# an upstream that tells two texts is told as it is

		my @found = grep { !/^T/ } violations($body);
		my $n = () = $body =~ /"delta":"lo"/g;

		push @found, "text comes $n times" if $n > 1;
		next unless @found;

		$wrong .= "$what: $found[0]\n";
	}
}

is($wrong, '', 'one thing wrong, ' . @faulty . ' streams');

###############################################################################

# Without repairs data stay as they were: numbers and event lines are set,
# the end is still made.  Without scaffold nothing but the end is added.

foreach my $name (@names) {
	my @in = grep { $_ ne '' } data($in{$name});	# N15
	my @out = data(get("/raw/whole/$name")->content());

	my $last = 0;
	$last++ until $last == $#in || $in[$last] =~ /"response":\{.*"completed"
		|"type":"response.(?:completed|failed)"/x;

	is(join("\n", @out[0 .. $last]), join("\n", @in[0 .. $last]),
		"$name, normalize off");

	get("/bare/whole/$name");
	like(logged($t, 'added.log', qr!^/bare/whole/$name !m),
		qr!^/bare/whole/$name [012] !m, "$name, scaffold off");
}

like($t->read_file('added.log'), qr!^/raw/whole/N08-part-type 0 0$!m,
	'normalize off, logged');

is(bytes(get('/openai/joined/N00-nothing')), $in{'N00-nothing'}
	=~ s/^data: \{/data: { /mgr, 'data in two lines');

###############################################################################

sub file {
	my ($name) = @_;
	local $/;

	open my $fh, '<:raw', $name or die "Can't open $name: $!\n";
	return scalar <$fh>;
}


sub bytes {
	my ($c, $n) = @_;

	return 'not complete' unless $c->complete($n);

	my ($id) = $c->headers($n) =~ /^X-Id: (\w+)/m;
	my $now = int(time() / 1000);

	return $c->content($n) =~ s/$id/REQUEST/gr
		=~ s/(?<=_at":)$now\d{3}/TIME/gr;
}


sub faulty {
	my @good = sample();
	my @all;

	foreach my $i (0 .. $#good) {
		my $type = $good[$i] =~ /^event: (.*)/ ? $1 : '';

		my $with = sub {
			my ($what, @events) = @_;
			push @all, [ "event $i, $type, $what", join('', @events) ];
		};

		my @before = @good[0 .. $i - 1];
		my @after = @good[$i + 1 .. $#good];

		$with->('left out', @before, @after) if @before || @after;

		# what is said twice is said twice, a delta is no repetition

		$with->('repeated', @before, $good[$i], $good[$i], @after)
			if $type !~ /delta$/;

		foreach my $name (qw/ item_id output_index content_index id
			call_id status role content arguments text part /)
		{
			my $event = $good[$i];

			# a text that is missed when it is over is not known:
			# nobody could tell that it would be

			next if $name =~ /text|arguments/
				&& $type =~ /done$|completed$/;

			$event =~ s/,"$name":(?:"[^"]*"|\d+|\[\])//
				|| $event =~ s/"$name":(?:"[^"]*"|\d+|\[\]),//
				or next;
			$with->("no $name", @before, $event, @after);
		}

		foreach my $name (qw/ item_id id call_id /) {
			my $event = $good[$i];

			$event =~ s/("$name":")[^"]*/$1other/ or next;
			$with->("other $name", @before, $event, @after);
		}

		foreach my $name (qw/ output_index content_index item_id /) {
			$with->("no $name from here", @before,
				map { s/"$name":(?:"[^"]*"|\d+),//r }
					@good[$i .. $#good]);
		}
	}

	# an item without a place, and its events without its id

	push @all, [ 'a place known late', join('', @good[0, 1],
		$good[2] =~ s/"output_index":0,//r,
		(map { s/"item_id":"msg_1",//r } @good[3 .. 7]),
		$good[8] =~ s/"output_index":0,//r, @good[9 .. 13]) ];

	# in another order than it should be

	foreach my $i (0 .. $#good - 1) {
		my @events = @good;
		@events[$i, $i + 1] = @events[$i + 1, $i];
		push @all, [ "event $i late", join('', @events) ];
	}

	return @all;
}


sub timed {
	return $_[0] =~ s/TIME/1700000000/gr;
}


# the data of events without their numbers

sub data {
	return map { my $d = decode($_->{data});
		ref $d eq 'HASH' ? do { delete $d->{sequence_number}; encode($d) }
			: $_->{data} } frames($_[0]);
}


sub different {
	my ($name, @uris) = @_;

	my $c = client();
	$c->request(uri => $_) foreach @uris;
	$c->wait(60);
	$c->close();

	foreach my $i (0 .. $#uris) {
		my $got = bytes($c, $i);
		return "$uris[$i]:\n$got" if $got ne $out{openai}{$name};
	}

	return '';
}

###############################################################################
