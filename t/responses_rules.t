#!/usr/bin/perl

# Tests for ngx_http_responses_module, rules over streams recorded from real
# services: each directive alone and all together, in each profile.  What
# leaves keeps the contract; it is what leaves without rules, changed by a
# model in Perl, and events that no rule is about keep their bytes.  The
# streams are no part of this repository.
#
# A large stream is tried with all rules together only, and with single ones
# a stream is tried in one profile only, which is another one for each rule:
# TEST_RESPONSES_THOROUGH=1 leaves nothing out, and takes minutes.

###############################################################################

use warnings;
use strict;

use Test::More;

BEGIN { use FindBin; chdir($FindBin::Bin); }

use lib 'lib';
use Test::Nginx;
use Test::Responses;
use Test::Responses::Contract qw/ violations frames /;

use JSON::PP;

###############################################################################

select STDERR; $| = 1;
select STDOUT; $| = 1;

my $dir = $ENV{TEST_RESPONSES_STREAMS} || '../../shared/streams';
my $thorough = $ENV{TEST_RESPONSES_THOROUGH};
my $large = 30000;

my @profiles = qw/ openai openresponses eugpt /;
my $json = JSON::PP->new->canonical->allow_nonref->utf8;

my @items = qw/ reasoning mcp_list_tools web_search_call image_generation_call
	tool_search_call /;
my @types = qw/ response.output_text.delta response.function_call_arguments.*
	response.reasoning_summary_part.added response.*.searching /;
my @fields = qw/ obfuscation logprobs response.instructions response.tools
	part.logprobs item.encrypted_content item.content.*.logprobs
	response.output.*.encrypted_content response.usage.output_tokens_details
	response.output.*.content.*.annotations /;

# in JSON; what is a string there is written as one, all else behind :=

my %set = (
	'response.model' => '"edge-model"',
	'response.metadata.edge' => "\"a'\xc3\xa9\"",
	'response.store' => 'false',
	'item.edge' => '{"a": [ 1 ]}',
	'response.output.*.edge' => 'null',
	'response.usage.input_tokens' => '5',
);

my @add = (
	[ 'acme.trace', 'after', 'response.created', 0 ],
	[ 'acme.tick', 'before', 'response.content_part.done', 1 ],
	[ 'acme.item', 'after', 'response.output_item.added', 1 ],
	[ 'acme.end', 'before', 'response.completed', 0 ],
);

# what a directive says, and which complaints of the reader it explains

my %rules = (
	none => [ '' ],
	hide_item => [ "responses_hide_item @items;" ],
	hide_event => [ "responses_hide_event @types;",
		qr/^T,|^G4,.*\.summary\ has|^G4,.*not\ done/x ],
	hide_field => [ "responses_hide_field @fields;" ],
	set_field => [ join ' ', map { "responses_set_field $_ "
		. ($set{$_} =~ /^"/ ? $set{$_} : "':=$set{$_}'") . ';' }
		sort keys %set ],
	add_event => [ join ' ', map { "responses_add_event $_->[0] "
		. "$_->[1]=$_->[2] " . ($_->[3] ? 'each ' : '')
		. "a=\$arg_none b=\$request_method 'c:={}';" } @add ],
	routing => [ 'responses_routing model_id=m source=edge if=$host;' ],
	rewrite_text => [ 'responses_rewrite on; '
		. 'responses_rewrite_text "e(\w)" "E$1"; '
		. 'responses_rewrite_text "\d+" "#"; ', qr/^T,/ ],
);

my @single = grep { $_ ne 'none' } sort keys %rules;

$rules{all} = [ join(' ', map { $rules{$_}[0] } @single),
	$rules{hide_event}[1] ];

###############################################################################

my %stream;

foreach my $file (sort glob("$dir/real/*.sse")) {
	open my $fh, '<:raw', $file or die "Can't open $file: $!\n";
	local $/;
	my ($name) = $file =~ m!([^/]+)\.sse$!;
	$stream{$name} = <$fh>;
}

my @names = sort keys %stream;

plan(skip_all => "no streams in $dir/real") unless @names;

my $t = Test::Nginx->new()->has(qw/http proxy upstream_keepalive/)
	->plan(@names + 1);

my $locations = '';

foreach my $profile (@profiles) {
	foreach my $rule (sort keys %rules) {
		$locations .= "location /$profile/$rule/ { "
			. "responses_profile $profile; $rules{$rule}[0] "
			. "proxy_pass http://u/; }\n";
	}
}

$t->write_file_expand('nginx.conf', <<"EOF");

%%TEST_GLOBALS%%

daemon off;

events {
}

http {
    %%TEST_GLOBALS_HTTP%%

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
        add_header X-Id \$request_id;

        proxy_http_version 1.1;
        proxy_set_header Connection "";

        $locations
    }
}

EOF

upstream(port(8081),
	qr!^/([^?]+)! => sub {
		join('', answer($stream{$1}, framing => 'length'))
	},
);

$t->run();

###############################################################################

my %met;

foreach my $i (0 .. $#names) {
	my $name = $names[$i];
	my @found;

	foreach my $p (0 .. $#profiles) {
		my @rules = $thorough ? @single
			: length $stream{$name} > $large ? ()
			: grep { ($_ + $i) % @profiles == $p } 0 .. $#single;

		@rules = map { /^\d+$/ ? $single[$_] : $_ } @rules;

		push @rules, 'all' if $thorough || $i % @profiles == $p;

		next unless @rules;

		push @found, map { "$profiles[$p], $_" }
			tried($name, $profiles[$p], @rules);
	}

	is(join("\n", @found), '', $name);
}

# that it was not for nothing

note(join ', ', map { "$_ $met{$_}" } sort keys %met);

is(join(' ', grep { !$met{$_} } qw/ hidden_event hidden_item changed same
	added announced /), '', 'all kinds of changes were met');

###############################################################################

sub tried {
	my ($name, $profile, @rules) = @_;
	my @found;

	my $after = $name =~ /starting-after-(\d+)/ ? $1 : undef;
	my $query = defined $after ? "?starting_after=$after" : '';
	my %options = (profile => $profile,
		defined $after ? (after => $after) : ());

	my $c = client();
	$c->request(uri => "/$profile/$_/$name$query") foreach 'none', @rules;
	$c->wait(60);
	$c->close();

	my $base = bytes($c, 0);
	my @base = frames($base);
	my %own = map { own($_) => 1 } violations($base, %options);

	foreach my $n (1 .. @rules) {
		my $rule = $rules[$n - 1];
		my $bytes = bytes($c, $n);
		my $explained = $rules{$rule}[1];

		push @found, map { "$rule: $_" } grep { !$own{own($_)}
			&& !(defined $explained && $_ =~ $explained) }
			violations($bytes, %options);

		my $differs = differs([ frames($bytes) ], expected(\@base,
			$profile => 1, map { $_ => 1 }
				$rule eq 'all' ? @single : $rule));

		push @found, "$rule: $differs" if $differs;
	}

	return @found;
}


sub bytes {
	my ($c, $n) = @_;

	return 'not complete' unless $c->complete($n);

	my ($id) = $c->headers($n) =~ /^X-Id: (\w+)/m;
	my $body = $c->content($n);
	my $now = int(time() / 1000);

	$body =~ s/$id/REQUEST/g;
	$body =~ s/("created_at":)$now\d{3}(?=\D)/${1}1700000000/g;
	$body =~ s/("created_at":)$now\d{6}(?=\D)/${1}1700000000000/g;

	return $body;
}


sub own {
	my ($complaint) = @_;
	return $complaint =~ s/ event \d+//r;
}


###############################################################################

# The model: frames as they are without rules to those with them, each with
# bytes it must have, or with a value.

sub expected {
	my ($base, %on) = @_;
	my (@out, %hidden, %fired, $pending);

	my $add = sub {
		my ($type, $where) = @_;

		foreach my $rule ($on{add_event} ? @add : ()) {
			next if $rule->[1] ne $where || $rule->[2] ne $type
				|| !$rule->[3] && $fired{$rule}++;
			push @out, { value => { type => $rule->[0], a => '',
				b => 'GET', c => {} } };
			$met{added}++;
		}
	};

	my $created = sub {
		my ($next) = @_;

		return unless $pending;
		$pending = 0;
		push @out, { value => { type => 'response.routing.completed',
			model_id => 'm', source => 'edge' } }
			if $next ne 'response.routing.completed';
		$add->('response.created', 'after');
	};

	foreach my $frame (@$base) {
		my $raw = $frame->{data};
		my $data;

		if ($raw eq '[DONE]') {
			push @out, { bytes => $raw };
			next;
		}

		my ($type) = $raw =~ /^\{(?:"sequence_number":\d+,)?
			"type":"([^"]+)"/x;
		$type = ($data = $json->decode($raw))->{type}
			unless defined $type;

		my $index = $type =~ /^response\.\w+$|^error$/ ? undef
			: $raw =~ /"output_index":\s*(\d+)/ ? $1 : undef;

		if ($on{hide_item} && $type =~ /output_item\.(?:added|done)$/) {
			$data ||= $json->decode($raw);
			my $item = $data->{item}{type};
			$hidden{$index} = 1 if grep { $_ eq $item } @items;
		}

		if (defined $index && $hidden{$index}) {
			$met{hidden_item}++;
			next;
		}

		$created->($type);
		$add->($type, 'before');

		if (hidden($type, %on)) {
			$met{hidden_event}++;
			$add->($type, 'after');
			next;
		}

		$index -= grep { $_ < $index } keys %hidden if defined $index;

		my $out = touched($type, $raw, %on) ? changed($data
			|| $json->decode($raw), $type, \@out, %on)
			: { bytes => $raw };

		$out->{index} = $index;
		push @out, $out;
		$met{$out->{bytes} ? 'same' : 'changed'}++;

		if ($type eq 'response.created' && $on{routing}) {
			$pending = 1;
			next;
		}

		$add->($type, 'after');
	}

	$created->('');

	return @out;
}


# the type that an event of this one hangs on

sub needs {
	my ($type) = @_;

	return undef if $type !~ /^response\.\w+\.|^response\.\w+_call/
		|| $type =~ /^response\.(?:routing|rewrite|audio|inject)\./
		|| $type eq 'response.output_item.added';
	return 'response.reasoning_summary_part.added'
		if $type =~ /^response\.reasoning_summary_(?:text|part\.done)/;
	return 'response.content_part.added'
		if $type =~ /^response\.(?:output_text|refusal|reasoning_text
			|reasoning|content_part\.done)(?:\.|$)/x;
	return 'response.output_item.added';
}


sub listed {
	my ($type, @patterns) = @_;

	return grep { my $re = join '.*', map { quotemeta } split /\*/, $_, -1;
		$type =~ /^$re$/ } @patterns;
}


sub hidden {
	my ($type, %on) = @_;

	return 0 if $type =~ /^response\.(?:created|completed|failed|incomplete)$/
		|| $type eq 'error' && $on{eugpt};

	if ($on{hide_event}) {
		for (my $t = $type; defined $t; $t = needs($t)) {
			return 1 if listed($t, @types);
		}
	}

	return 0;
}


sub touched {
	my ($type, $raw, %on) = @_;

	my $lifecycle = $type =~ /^response\.\w+$/;

	return 1 if $on{hide_field} && $raw =~ /"(?:obfuscation|logprobs|tools
		|instructions|encrypted_content|output_tokens_details
		|annotations)"/x;
	return 1 if $on{set_field} && ($lifecycle || $raw =~ /"item":/);
	return 1 if $on{hide_item} && $lifecycle;
	return 1 if $on{rewrite_text} && ($lifecycle
		|| $type =~ /^response\.(?:output_text|content_part|output_item)
			\.done$/x);
	return 0;
}


sub changed {
	my ($data, $type, $out, %on) = @_;

	rewritten($data, $type, $out) if $on{rewrite_text};

	if ($on{hide_item} && ref $data->{response}) {
		foreach my $name (qw/ output tool_calls /) {
			my $list = $data->{response}{$name};
			next unless ref $list;

			@$list = grep { my $item = $_->{type};
				!grep { $_ eq $item } @items } @$list;
		}
	}

	if ($on{hide_field}) {
		walk($data, $_) foreach map {
			/^item(\..+)/ ? ($_, "response.output.*$1") : $_ } @fields;
	}

	if ($on{set_field}) {
		walk($data, $_, $set{$_}) foreach keys %set;
	}

	return { value => $data };
}


sub rewritten {
	my ($data, $type, $out) = @_;
	my $n = 0;

	my $rewrite = sub {
		my ($text) = @_;
		return unless defined $$text;

		# the module's expressions see bytes

		utf8::encode(my $new = $$text);
		$new =~ s/e([A-Za-z0-9_])/E$1/g;
		$new =~ s/[0-9]+/#/g;
		utf8::decode($new);
		$n += ($new ne $$text);
		$$text = $new;
	};

	if ($type eq 'response.output_text.done') {
		$rewrite->(\$data->{text});

		if ($n && !(@$out && $out->[-1]{value}
			&& $out->[-1]{value}{type} =~ /rewrite/))
		{
			push @$out, { value => {
				type => 'response.rewrite.in_progress' } };
			$met{announced}++;
		}

		return;
	}

	my ($part, $item) = @$data{qw/ part item /};
	my @parts = grep { ref $_ eq 'HASH' && ($_->{type} || '')
		eq 'output_text' } $part,
		map { ref $_ eq 'HASH' && ref $_->{content} eq 'ARRAY'
			? @{$_->{content}} : () } $item,
			ref $data->{response} && $data->{response}{output}
				? @{$data->{response}{output}} : ();

	$rewrite->(\$_->{text}) foreach @parts;
}


# hides the members of a path, or sets them to a JSON text

sub walk {
	my ($value, $path, $set) = @_;
	my ($name, $rest) = split /\./, $path, 2;

	if ($name eq '*') {
		return unless ref $value eq 'ARRAY';
		walk($_, $rest, $set) foreach grep { ref } @$value;
		return;
	}

	return unless ref $value eq 'HASH';

	if (defined $rest) {
		walk($value->{$name}, $rest, $set) if ref $value->{$name};

	} elsif ($set) {
		$value->{$name} = $json->decode($set);

	} else {
		delete $value->{$name};
	}
}


###############################################################################

sub differs {
	my ($got, @want) = @_;
	my $n;

	foreach my $i (0 .. $#want) {
		my $want = $want[$i];
		my $is = $got->[$i];

		return "event $i is missing, $i of " . @want unless $is;

		my $raw = $is->{data};
		my ($number) = $raw =~ /"sequence_number":\s*(\d+)/;

		if (defined $want->{bytes}) {
			my $bytes = $want->{bytes};

			$bytes =~ s/("sequence_number":\s*)\d+/$1$number/
				if defined $number;
			$bytes =~ s/("output_index":\s*)\d+/$1$want->{index}/
				if defined $want->{index};

			# a number that was missing may stand elsewhere

			my ($a, $b) = map { s/"sequence_number":\s*\d+,
				|,"sequence_number":\s*\d+(?=\})//rx }
				$raw, $bytes;

			return "event $i has other bytes\n$raw\n$bytes"
				if $a ne $b;
			next;
		}

		my $value = $want->{value};
		my $data = eval { $json->decode($raw) };

		return "event $i is no JSON\n$raw" unless ref $data eq 'HASH';

		delete $_->{sequence_number} foreach $value, $data;
		$value->{output_index} = $want->{index} + 0
			if defined $want->{index};

		my ($a, $b) = map { $json->encode($_) } $data, $value;

		next if $a eq $b;

		# from a little before the first difference

		my ($same) = ("$a\0$b" ^ "$b\0$a") =~ /^(\0*)/;
		my $from = length $same > 60 ? length($same) - 60 : 0;

		return "event $i is ..." . substr($a, $from, 160)
			. "\ninstead of ..." . substr($b, $from, 160);
	}

	return @$got > @want ? 'too many: ' . $got->[@want]{data} : '';
}

###############################################################################
