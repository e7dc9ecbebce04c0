#!/usr/bin/perl

# Tests for ngx_http_responses_module, streams of other APIs: whatever the
# rules are, and however a stream arrives and breaks off, clients get what they
# get from nginx without the module.  What they become as a whole, and what is
# logged, is in t/streams/foreign.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Cases qw/ cases /;

###############################################################################

my @streams = cases('streams/foreign/protocols.t');

# what is hidden in a stream of ours, or added to it, is not in these

my %rules = (
	none => '',
	unbuffered => 'proxy_buffering off;',
	off => 'responses_normalize off;',
	small => 'responses_max_event_size 1k;',
	eugpt => 'responses_profile eugpt; responses_heartbeat 1s;',
	set => 'responses_set_field model secret; responses_rewrite_text . x;
		responses_add_event x.y note=z after=response.created;',
	hide => 'responses_hide_event response.* error *.delta @unknown @malformed;
		responses_hide_item reasoning *_call *;
		responses_hide_field obfuscation choices.*.delta usage metadata;',
);

my @rules = sort keys %rules;

my $t = Test::Nginx->new()->has(qw/http proxy/);

# with buffering a cut takes along what is not sent yet

$t->write_http(server('
	listen       127.0.0.1:8080;
	proxy_read_timeout 2s;
	responses on;', %rules,
	plain => 'responses off; proxy_buffering off;'), connections => 4096);

upstream(port(8081), qr!^/(\d+)/(\w+)/(\d+)! => sub {
	my ($way, $at) = ($2, $3);
	my $in = $streams[$1]{in};

	return answer([ $in ]) if $way eq 'whole';
	return answer([ $in =~ /\G(.*?\n\r?\n|.+\z)/gs ]) if $way eq 'events';
	return answer([ random_cuts($in, $at, 400) ]) if $way eq 'random';
	return answer([ substr($in, 0, $at) ], framing => 'close')
		if $way eq 'close';

	my @cut = answer([ substr($in, 0, $at) ], framing => 'cut');

	return (@cut, fin()) if $way eq 'fin';
	return (@cut, pause(0.02), rst()) if $way eq 'rst';
	return (@cut, "zz\r\n", fin()) if $way eq 'bad';
	return (join('', @cut), sub { 0 });
});

$t->run();

###############################################################################

my (@todo, %bad);
my $again = 1000;

foreach my $n (0 .. $#streams) {
	foreach my $rule (@rules) {

		# another place for each rule

		my $at = length($rule) * 7;

		push @todo, map { [ $n, $rule, "/$n/$_" ] } qw! whole/0 events/0
			random/1 !, map { "$_/$at" } qw/ fin rst bad close stall /;
	}
}

while (my @some = splice @todo, 0, 300) {
	my @with = map { asked("/$_->[1]$_->[2]") } @some;
	my @plain = map { asked("/plain$_->[2]") } @some;

	pump(sub { !grep { !$_->{eof} } @with, @plain });

	foreach my $i (0 .. $#some) {
		my ($n, $rule, $uri) = @{$some[$i]};

		# on a busy machine it was silent from the start

		if ($again > 0 && grep { $_->status() == 504 } $plain[$i], $with[$i])
		{
			push @todo, $some[$i];
			$again--;
			next;
		}

		$bad{$n}{$rule} .= differs($rule, $uri, $plain[$i], $with[$i]);
	}

	$_->close() foreach @with, @plain;
}

foreach my $n (0 .. $#streams) {
	is($bad{$n}{$_}, '', "$streams[$n]{title}, $_") foreach @rules;
}

###############################################################################

sub asked {
	my ($uri) = @_;
	return client(uri => $uri, headers => [ 'Connection: close' ]);
}


sub differs {
	my ($rule, $uri, $plain, $with) = @_;

	my ($want, $got) = map { $_->content() } $plain, $with;
	my $ends = $plain->complete() == $with->complete();

	return '' if $want eq $got && $ends;

	# Where a rule hides, the beginning of an event is dropped if its end
	# never comes, and no API is known yet: clients ignore it.

	return '' if $rule eq 'hide' && $ends && length $got < 600
		&& index($want, $got) == 0
		&& substr($want, length $got) !~ /\n\r?\n/;

	# a bad chunk takes along what was read together with it

	return '' if $uri =~ /bad/ && !$with->complete()
		&& (index($want, $got) == 0 || index($got, $want) == 0);

	return sprintf("%s: %d bytes, %s; %d, %s\n", $uri, map {
		(length $_->content(), $_->complete() ? 'complete' : 'cut')
	} $plain, $with);
}
