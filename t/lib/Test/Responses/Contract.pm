package Test::Responses::Contract;

# Reads a client's bytes and tells what in them breaks the contract.  It has
# a parser and a catalogue of its own, so that it shares no mistake with the
# module; it knows no nginx, and may be run on any stream:
#
#   perl -MTest::Responses::Contract=complain -e complain FILE [PROFILE]
#
# Words: an item is an entry of response.output, a part an entry of its
# content or summary; the texts of calls are spelled by their deltas.

###############################################################################

use warnings;
use strict;

use base qw/ Exporter /;

our @EXPORT = qw/ violations /;
our @EXPORT_OK = qw/ violations lacks texts complain sample
	response_member /;

use B qw//;
use Cwd qw/ abs_path /;
use File::Basename qw/ dirname /;
use JSON::PP;

use Test::Responses::Cases qw/ cases /;
use Test::Responses::Events qw/ sse_parse /;

###############################################################################

my $json = JSON::PP->new->allow_nonref->utf8;
my %decoded;
my $streams = abs_path(dirname(__FILE__) . '/../../../streams');

# what differs from profile to profile

my $ends = qr/^response\.(?:completed|incomplete|failed)$/;

my %profiles = (
	openai => { line => 'type', error => 'nested', terminal => $ends,
		reasoning => 'response.reasoning_text.' },
	openresponses => { line => 'type', error => 'nested', terminal => $ends,
		reasoning => 'response.reasoning.', done => 1 },
	eugpt => { line => 'message', error => 'flat', milliseconds => 1,
		brief => 1, terminal => qr/^(?:response\.completed|error)$/,
		reasoning => 'response.reasoning_text.' },
);

# What types carry: o output_index, c content_index, s summary_index,
# i item_id; then a member and the type of its JSON.  The first row that fits
# is used.

my $calls = 'mcp|file_search|web_search|code_interpreter|image_generation';

my @types = map { my ($re, @rest) = split; [ qr/^(?:$re)$/, @rest ] }
	split(/\n/, <<"EOT");
response\\.(?:created|queued|in_progress)              -   response   object
response\\.(?:completed|incomplete|failed)             -   response   object
error                                                  -
response\\.output_item\\.(?:added|done)                o   item       object
response\\.content_part\\.(?:added|done)               oci part       object
response\\.reasoning_summary_part\\.(?:added|done)     osi part       object
response\\.output_text\\.annotation\\.added            oci annotation any
response\\.(?:output_text|refusal|reasoning|reasoning_text)\\.delta oci delta string
response\\.refusal\\.done                              oci refusal    string
response\\.(?:output_text|reasoning|reasoning_text)\\.done  oci text string
response\\.reasoning_summary_text\\.delta              osi delta      string
response\\.reasoning_summary_text\\.done               osi text       string
response\\.(?:function|mcp)_call_arguments\\.done      oi  arguments  string
response\\.custom_tool_call_input\\.done               oi  input      string
response\\.code_interpreter_call_code\\.done           oi  code       string
response\\.apply_patch_call_operation_diff\\.done      oi  diff       string
response\\.shell_call_command\\.delta                  o   delta      string
response\\.shell_call_command\\.(?:added|done)         o   command    string
response\\.shell_call_output_content\\.delta           oi  delta      object
response\\.shell_call_output_content\\.done            oi
response\\.\\w+_(?:arguments|input|code|diff)\\.delta  oi  delta      string
response\\.(?:mcp_list_tools|(?:$calls)_call)\\.\\w+   oi
response\\.compaction\\.compacting                     oi
EOT

# the type of part that texts are in

my %text_in = (
	output_text => 'output_text',
	refusal => 'refusal',
	reasoning_text => 'reasoning_text',
	reasoning => 'reasoning_text',
	reasoning_summary_text => 'summary_text',
);

# what items of a type have from the start, by the type of its JSON

my %items = (
	message => { qw/ status string role string content array / },
	reasoning => { qw/ summary array / },
	function_call => { qw/ status string call_id string name string
		arguments string / },
	custom_tool_call => { qw/ status string call_id string name string
		input string / },
);

# calls, and the member that their events spell

my %spelled = (
	function_call => 'arguments',
	custom_tool_call => 'input',
	mcp_call => 'arguments',
);

###############################################################################

# Returns the list of complaints.  Options:
#
#   profile  => what is promised, openai unless told
#   line     => type, message or none, overrules the profile
#   after    => number after which the stream was resumed
#   start    => first number, 0 unless told
#   open     => the end may be missing, the client has left

sub violations {
	my ($bytes, %o) = @_;

	my $self = bless {
		%{$profiles{$o{profile} || 'openai'}},
		number => defined $o{after} ? $o{after} + 1 : $o{start} || 0,
		resumed => defined $o{after},
		frame => 0,
		items => [],
		found => [],
		ids => {},
	}, __PACKAGE__;

	$self->{line} = $o{line} if defined $o{line};

	$self->wire($bytes);

	foreach my $frame (sse_parse($bytes)) {
		$self->{frame}++;
		$self->frame($frame);
	}

	delete $self->{type};

	$self->bad($o{open} || $self->{ended}, 'G3', 'no terminal');
	$self->bad($o{open} || !$self->{done} || ($self->{dones} || 0) == 1,
		'G3', '[DONE] is not there once');

	return @{$self->{found}};
}


sub complain {
	my ($file, $profile) = @ARGV;
	local $/;

	open my $fh, '<:raw', $file or die "Can't open $file: $!\n";
	print "$_\n" foreach violations(scalar <$fh>, profile => $profile);
}


# a complaint, unless something is so; returns what is so

sub bad {
	my ($self, $so, $rule, $what) = @_;

	push @{$self->{found}}, "$rule, event " . join(' ', $self->{frame},
		$self->{type} // ()) . ": $what" unless $so;

	return $so;
}


# the same, of a JSON value and its type

sub is_kind {
	my ($self, $value, $kind, $rule, $name) = @_;
	return $self->bad(kind($value) eq $kind, $rule, "$name is no $kind");
}


# decoded once, the same events are read again and again

sub data {
	my ($frame) = @_;

	return $decoded{$frame->{data}}
		//= scalar eval { $json->decode($frame->{data}) };
}


# G9, what can be told from the bytes

sub wire {
	my ($self, $bytes) = @_;

	$self->bad($bytes ne '', 'G9', 'nothing came') or return;
	$self->bad($bytes !~ /^\xef\xbb\xbf/, 'G9', 'BOM');
	$self->bad($bytes !~ /\r/, 'G9', 'CR');
	$self->bad(utf8::decode(my $copy = $bytes), 'G9', 'not UTF-8');
	$self->bad(substr($bytes, -2) eq "\n\n", 'G9', 'no blank line at the end');
	$self->bad($bytes !~ /\n\n\n|\A\n/, 'G9', 'blank lines');

	foreach my $frame (split(/(?:\r\n|\n|\r){2,}/, $bytes)) {
		my $names = join ' ', map { /^([^:]+)/ }
			split(/\r\n|\n|\r/, $frame);

		$self->bad(0, 'G9', "frame of lines '$names'")
			unless $names =~ /^(?:event )?data$|^data event$|^$/;
	}
}


###############################################################################

sub frame {
	my ($self, $frame) = @_;

	delete $self->{type};

	if ($frame->{data} eq '[DONE]') {
		$self->bad($self->{done}, 'G3', '[DONE] is not for this profile');
		$self->bad($self->{ended}, 'G3', '[DONE] before the terminal');
		$self->bad(!defined $frame->{event}, 'G9', '[DONE] with a line');
		$self->{dones}++;
		return;
	}

	my $data = data($frame);

	$self->bad(ref $data eq 'HASH', 'G9', 'data is no JSON object') or return;

	my $type = $data->{type};

	$type = '' unless $self->bad(kind($type) eq 'string' && $type ne '',
		'G5', 'no type');

	$self->{type} = $type;

	my $n = $data->{sequence_number};
	my $want = $self->{number};

	unless ($self->{brief} && $type eq 'error' && !defined $n) {
		$self->{number}++;
		$self->bad(kind($n) eq 'integer' && $n == $want, 'G2',
			'number ' . $json->encode($n) . " instead of $want");
	}

	$self->event_line($frame->{event});
	$self->order($type);

	$self->bad($type !~ /^(?:ping|response\.error)$
			|^response\.reasoning_part\.
			|^response\.reasoning(?:_text)?\.(?:delta|done)$/x
		|| index($type, $self->{reasoning}) == 0,
		'G5', 'not a type of this profile') or return;

	my ($row) = grep { $type =~ $_->[0] } @types;
	$self->event($data, @$row[1 .. 3]) if $row;
}


sub event_line {
	my ($self, $event) = @_;

	my $want = $self->{line} eq 'type' ? $self->{type} : $self->{line};
	my $is = $event // 'none';

	$self->bad($is eq $want, 'G9', "event line '$is' instead of '$want'");
}


# G1 and G3

sub order {
	my ($self, $type) = @_;

	my $first = !$self->{events}++;
	my $terminal = $type =~ $self->{terminal};

	if ($type eq 'response.created') {
		$self->bad(!$self->{created}++, 'G1', 'created twice');
		$self->bad($first, 'G1', 'created is not the first');

	} else {
		$self->bad(!$first || $self->{resumed}, 'G1',
			'begins with another type');
	}

	$self->bad(!$self->{ended}, 'G3', 'after the terminal');
	$self->bad($self->{ended} || !$self->{failing}
		|| $type eq 'response.failed', 'G3', 'after an error');

	$self->{ended} = 1 if $terminal;

	$self->bad($terminal || $type ne 'response.failed', 'G3',
		'failed instead of an error');

	$self->bad(!@{$self->{items}}
		|| $type !~ /^response\.(?:queued|in_progress)$/, 'N11',
		'announced after the first item');
}


###############################################################################

sub event {
	my ($self, $data, $carries, $member, $kind) = @_;

	my $type = $data->{type};

	$self->is_kind($data->{$member}, $kind, 'G5', $member) or return
		if defined $member && $kind ne 'any';

	return $self->response($data) if $member && $member eq 'response';
	return $self->error($data) if $type eq 'error';

	my $n = $data->{output_index};

	$self->is_kind($n, 'integer', 'G5', 'output_index') or return;

	return $self->item_added($n, $data->{item})
		if $type eq 'response.output_item.added';

	my $item = $n < 0 ? undef : $self->{items}[$n];

	$self->bad($item || $self->{resumed}, 'G4', "item $n was not added");
	return unless $item;

	$self->bad(!$item->{done}, 'G4', "item $n was done already");

	if ($carries =~ /i/) {
		my $id = $data->{item_id};

		# items of EU GPT may have none

		$id = $item->{id} if $self->{brief} && !defined $id
			&& $item->{id} eq '';

		$self->bad(kind($id) eq 'string' && ($id ne '' || $self->{brief}),
			'G5', 'no item_id') or return;
		$self->bad($id eq $item->{id}, 'G5',
			"item_id '$id' instead of '$item->{id}'");
	}

	return $self->item_done($item, $data->{item})
		if $type eq 'response.output_item.done';
	return $self->part_event($item, $1, $data, $member)
		if $carries =~ /([cs])/;

	$self->call_event($item, $data);
}


# a response object, complete and of one piece

sub response {
	my ($self, $data) = @_;

	my $response = $data->{response};
	my ($word) = $data->{type} =~ /^response\.(.*)/;
	my $end = $word =~ /^(?:completed|incomplete)$/;

	my %want = qw/ id string object string model string status string
		output array created_at integer /;

	# responses of EU GPT have a summary

	if ($self->{brief}) {
		delete $want{output} unless exists $response->{output};
		delete @want{qw/ object created_at /}
			if $end && !exists $response->{output};
		@want{qw/ output_text tool_calls /} = qw/ string array /
			if $end && !$self->{resumed};
	}

	$self->is_kind($response->{$_}, $want{$_}, 'N17', "response.$_")
		foreach sort keys %want;

	my ($id, $time) = @$response{qw/ id created_at /};

	if (kind($id) eq 'string') {
		$self->{id} //= $id;
		$self->bad($id ne '' && $id eq $self->{id}, 'G5',
			"response.id '$id' instead of '$self->{id}'");
	}

	$self->bad(kind($time) ne 'integer' || $time < 1e9
		|| ($time >= 1e11) == ($self->{milliseconds} || 0), 'N9',
		'created_at ' . ($time // ''));

	my $usage = $response->{usage};

	if (ref $usage eq 'HASH') {
		$self->is_kind($usage->{"${_}_tokens"}, 'integer', 'N14',
			"${_}_tokens") foreach qw/ input output total /;
	}

	return unless $end;

	my $status = $response->{status};

	$self->bad(kind($status) ne 'string' || $status eq $word
		|| $self->{brief} && $status eq 'incomplete', 'N17',
		'status ' . ($status // ''));

	return if $self->{resumed};

	foreach my $item (grep { $_ && !$_->{done} } @{$self->{items}}) {
		$self->bad(0, 'G4', "item $item->{n}, $item->{type}, is not done");
		$self->parts_closed($item);
	}

	my $output = $response->{output};
	$self->output($output) if ref $output eq 'ARRAY';
}


sub error {
	my ($self, $data) = @_;

	my $form = ref $data->{error} eq 'HASH' ? 'nested' : 'flat';
	my $object = $form eq 'nested' ? $data->{error} : $data;

	$self->{failing} = 1 unless $self->{ended};

	$self->is_kind($object->{message}, 'string', 'N13', 'message');
	$self->bad(exists $object->{code}
		&& (!defined $object->{code} || kind($object->{code}) eq 'string'),
		'N13', 'code is no string, nor null');
	$self->bad($form eq $self->{error}, 'N13', "error is $form");

	if ($form eq 'nested') {
		$self->bad(exists $object->{param}, 'N13', 'no param');
		$self->is_kind($object->{type}, 'string', 'N13', 'error.type');
	}

	$self->bad($self->{error} ne 'flat' || !grep({
		!/^(?:type|code|message|sequence_number)$/ } keys %$data), 'N13',
		'error has more members');
}


###############################################################################

sub item_added {
	my ($self, $n, $item) = @_;

	my $want = $self->{resumed} ? $n : @{$self->{items}};
	my ($id, $type) = @$item{qw/ id type /};
	my $brief = $self->{brief} && !exists $item->{id};

	$self->bad($n == $want, 'G5', "output_index $n instead of $want")
		or return;
	$self->is_kind($type, 'string', 'G5', 'type of an item');

	if (kind($id) ne 'string' || $id eq '') {
		$self->bad($brief, 'G5', 'item without id');
		$id = '';

	} else {
		$self->bad(!$self->{ids}{$id}++, 'T', "item id '$id' twice");
	}

	$type //= '';

	# a call that comes whole needs no delta

	$self->{items}[$n] = { id => $id, type => $type, n => $n, c => [],
		s => [], call_id => $item->{call_id}, text => '',
		given => length($item->{$spelled{$type} || ''} || '') };

	$self->members('item', $item) unless $brief;
}


sub members {
	my ($self, $what, $item) = @_;

	my $want = $items{$item->{type} || ''} || {};

	$self->is_kind($item->{$_}, $want->{$_}, 'N17', "$what.$_")
		foreach sort keys %$want;
}


sub item_done {
	my ($self, $known, $item) = @_;

	foreach my $name (qw/ id type /,
		$items{$known->{type}}{call_id} ? 'call_id' : ())
	{
		my ($is, $was) = map { $_->{$name} // '' } $item, $known;

		$self->bad($is eq $was, 'G5', "item.$name '$is' instead of '$was'");
	}

	my $brief = $self->{brief} && $known->{id} eq '';

	$self->members('item', $item) unless $brief;
	$self->parts_closed($known);
	$self->whole($known, $item, 'item') unless $brief;

	$self->bad(!$known->{spelling} || defined $known->{whole}
		|| $self->{brief}, 'G4', 'what is spelled is not done');

	$known->{done} = 1;
}


# parts of EU GPT are not ended

sub parts_closed {
	my ($self, $item) = @_;

	return if $self->{brief};

	$self->bad($_->{done}, 'G4', "a part of item $item->{n} is not done")
		foreach grep { $_ } @{$item->{c}}, @{$item->{s}};
}


# Texts must be those that were spelled.

sub whole {
	my ($self, $known, $item, $what) = @_;

	if ($known->{type} eq 'message' || $known->{type} eq 'reasoning') {
		$self->list($known->{c}, $item->{content}, "$what.content",
			$known->{type} eq 'message');
		$self->list($known->{s}, $item->{summary}, "$what.summary", 1);
		return;
	}

	my $name = $spelled{$known->{type}};

	$self->text("$what.$name", $item->{$name}, $known->{whole}) if $name;
}


sub list {
	my ($self, $parts, $list, $what, $strict) = @_;

	$list = [] unless ref $list eq 'ARRAY';

	my ($is, $was) = (scalar @$list, scalar @$parts);

	return if $strict && !$self->bad($is == $was
		|| $self->{brief} && $is > $was, $is < $was ? 'N12' : 'G4',
		"$what has $is parts, $was were added");

	foreach my $n (0 .. $#$list) {
		my ($part, $known) = ($list->[$n], $parts->[$n]);

		last unless $known;
		next unless ref $part eq 'HASH';

		my $type = $part->{type} // $known->{type};

		$self->bad($type eq $known->{type}, 'N8', "$what\[$n] is a '$type'");
		$self->text("$what\[$n]", part_text($part), $known->{whole});
	}
}


sub part_text {
	my ($part) = @_;
	return $part->{($part->{type} // '') eq 'refusal' ? 'refusal' : 'text'};
}


sub text {
	my ($self, $what, $is, $was) = @_;

	return unless defined $was;

	$self->bad(defined $is && ($is ne '' || $was eq ''), 'N12',
		"$what has no text") or return;
	$self->bad($is eq $was, 'T', "$what is not the text of the deltas");
}


# the terminal's output: ids of its own it may have, but the same texts

sub output {
	my ($self, $output) = @_;

	my @known = @{$self->{items}};
	my ($is, $was) = (scalar @$output, scalar @known);

	$self->bad($is >= $was, 'N12', "output has $is items of $was") or return;
	$self->bad($is <= $was, 'G4', "output has $is items of $was");

	foreach my $item (@$output) {
		my ($known) = ((grep { $_ && $_->{id} eq ($item->{id} // '') } @known),
			(grep { $_ && $_->{type} eq ($item->{type} // '') } @known));

		$self->bad($known, 'G4', 'output lists what was not added') or next;

		undef $known[$known->{n}];

		unless ($self->{brief} && $known->{id} eq '') {
			$self->bad(kind($item->{id}) eq 'string' && $item->{id} ne '',
				'G5', 'item without id in output');
			$self->members('output item', $item);
		}

		$self->whole($known, $item, "output[$known->{n}]");
	}
}


###############################################################################

sub part_event {
	my ($self, $item, $list, $data, $member) = @_;

	my ($word, $what) = $data->{type} =~ /^response\.(\w+)\.(.*)/;
	my $name = $list eq 'c' ? 'content_index' : 'summary_index';
	my $n = $data->{$name};
	my $parts = $item->{$list};

	$self->is_kind($n, 'integer', 'G5', $name) or return;

	if ($member eq 'part' && $what eq 'added') {
		my $want = $self->{resumed} ? $n : @$parts;
		my $is = $data->{part}{type};

		$self->bad($n == $want, 'G5', "$name $n instead of $want") or return;
		$self->bad(defined $is && $is ne 'text', 'N8', 'type of the part');
		$self->bad(!defined $is || $is !~ /text$|^refusal$/
			|| defined part_text($data->{part}), 'N17', 'part without text');

		$parts->[$n] = { type => $is, text => '' };
		return;
	}

	my $part = $n < 0 ? undef : $parts->[$n];

	$self->bad($part || $self->{resumed}, 'G4', "part $n was not added");
	return unless $part;

	$self->bad(!$part->{done}, 'G4', "part $n was done already");

	my $type = $part->{type};

	if ($member eq 'part') {
		my $is = $data->{part}{type} // $type;

		$self->bad(defined $part->{whole} || $self->{brief} || !$type
			|| !grep({ $_ eq $type } values %text_in), 'G4',
			'its text is not done');
		$self->bad(!defined $type || $is eq $type, 'N8', "part is a '$is'");
		$self->text('part', part_text($data->{part}), $part->{whole});
		$part->{done} = 1;
		return;
	}

	$self->bad(!defined $type || $text_in{$word} eq $type, 'G4',
		"part $n is a '" . ($type // '') . "'");

	return $self->is_kind($data->{annotation_index}, 'integer', 'G5',
		'annotation_index') if $what eq 'annotation.added';

	$self->bad(!defined $part->{whole}, 'G4', 'text was done already');

	if ($what eq 'delta') {
		$part->{text} .= $data->{delta};
		return;
	}

	$part->{whole} = $data->{$member};

	$self->text('text', $part->{whole}, $part->{text})
		unless $self->{resumed};
}


# arguments, input, code, progress

sub call_event {
	my ($self, $item, $data) = @_;

	my ($call, $what) = $data->{type} =~ /^response\.(\w+)\.(.*)/;
	my $name = $spelled{$item->{type}} or return;

	return unless $call =~ /_$name$/;

	$self->bad(!defined $item->{whole}, 'G4', 'was done already');
	$item->{spelling} = 1;

	if ($what eq 'delta') {
		$item->{text} .= $data->{delta};
		return;
	}

	$item->{whole} = $data->{$name};

	if ($item->{text} ne '') {
		$self->text($name, $item->{whole}, $item->{text});
		return;
	}

	$self->bad($item->{whole} eq '' || $item->{type} eq 'mcp_call'
		|| $item->{given} || $self->{brief}, 'G4', "$name without a delta");
}


###############################################################################

# A stream that breaks no rule: the events of a message and of a call.

sub sample {
	my ($case) = cases("$streams/profile/sample.t");
	return $case->{in} =~ /(.*?\n\n)/gs;
}


sub response_member {
	my ($status, $output) = @_;

	my ($response) = (sample())[0] =~ /("response":\{.*\})\}\n/;

	$output //= '';
	return $response =~ s/in_progress/$status/r =~ s/\[\]/[$output]/r;
}


# What a stream says: its deltas in their order, by kind, not by place.

sub texts {
	my ($bytes) = @_;

	return map {
		my $data = data($_);
		my $type = ref $data eq 'HASH' ? $data->{type} // $_->{event} : undef;
		my ($word) = ($type // '') =~ /^response\.(\w+)\.delta$/;
		my $delta = $word ? $data->{delta} : undef;

		$delta = $delta->{text} if ref $delta eq 'HASH';
		kind($delta) eq 'string'
			? ($word =~ s/^reasoning$/reasoning_text/r . " $delta") : ();
	} sse_parse($bytes);
}


# N14 and N17: members without which clients with strict types stop, that a
# stream lacks; these are the types of async-openai, and in "openresponses"
# the schema.

sub lacks {
	my ($bytes, $profile) = @_;
	my %lacks;

	my @all = $profile eq 'openresponses' ? qw/ background completed_at
		error frequency_penalty incomplete_details instructions
		max_output_tokens max_tool_calls metadata parallel_tool_calls
		presence_penalty previous_response_id prompt_cache_key reasoning
		safety_identifier service_tier store temperature text tool_choice
		tools top_logprobs top_p truncation usage user / : ();

	my %lists = (output_text => 'annotations', reasoning => 'summary');

	my $look = sub {
		my ($part) = @_;
		my $name = $lists{$part->{type} // ''} or return;
		$lacks{$name} = 1 if ref $part->{$name} ne 'ARRAY';
	};

	foreach my $frame (sse_parse($bytes)) {
		my $data = data($frame);
		next unless ref $data eq 'HASH';

		my $response = $data->{response};
		my @items = grep { ref eq 'HASH' } $data->{item},
			ref $response eq 'HASH' ? @{$response->{output} || []} : ();

		$look->($_) foreach @items, (grep { ref eq 'HASH' } $data->{part},
			map { @{$_->{content} || []} }
			grep { ($_->{type} // '') eq 'message' } @items);

		next unless ref $response eq 'HASH';

		$lacks{$_} = 1 foreach grep { !exists $response->{$_} } @all;

		my $usage = $response->{usage};
		next unless ref $usage eq 'HASH';

		$lacks{cached_tokens} = 1
			unless defined(($usage->{input_tokens_details} || {})
				->{cached_tokens});
		$lacks{reasoning_tokens} = 1
			unless defined(($usage->{output_tokens_details} || {})
				->{reasoning_tokens});
	}

	return sort keys %lacks;
}


# the type of a JSON value as it stood there, not as Perl would take it

sub kind {
	my ($value) = @_;

	return 'nothing' unless defined $value;
	return 'object' if ref $value eq 'HASH';
	return 'array' if ref $value eq 'ARRAY';
	return 'boolean' if ref $value;

	my $flags = B::svref_2object(\$value)->FLAGS;

	return 'string' if $flags & B::SVf_POK();
	return $flags & B::SVf_IOK() ? 'integer' : 'number';
}

###############################################################################

1;

###############################################################################
