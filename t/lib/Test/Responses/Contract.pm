package Test::Responses::Contract;

# Reads a client's bytes and tells what in them breaks the contract.  It has
# a parser and a catalogue of its own, so that it shares no mistake with the
# module; it knows no nginx, and may be run on any stream:
#
#   perl -MTest::Responses::Contract=complain -e complain FILE [PROFILE]
#
# Words: an item is an entry of response.output, a part an entry of its
# content or summary.

###############################################################################

use warnings;
use strict;

use base qw/ Exporter /;

our @EXPORT = qw/ violations /;
our @EXPORT_OK = qw/ violations lacks frames texts complain sample
	response_member /;

use B qw//;
use JSON::PP;

###############################################################################

my $json = JSON::PP->new->allow_nonref->utf8;

# what differs from profile to profile

my %profiles = (
	openai => {
		line => 'type',
		error => 'nested',
		terminal => qr/^response\.(?:completed|incomplete|failed)$/,
		reasoning => 'response.reasoning_text.',
	},
	openresponses => {
		line => 'type',
		done => 1,
		error => 'nested',
		terminal => qr/^response\.(?:completed|incomplete|failed)$/,
		reasoning => 'response.reasoning.',
	},
	eugpt => {
		line => 'message',
		error => 'flat',
		milliseconds => 1,
		brief => 1,
		terminal => qr/^(?:response\.completed|error)$/,
		reasoning => 'response.reasoning_text.',
	},
);

# What types carry: o output_index, c content_index, s summary_index,
# i item_id, p a part they are about; a + stands for what they announce.
# Then a member and its JSON type.

my %types = map { my ($type, @rest) = split; $type => [ @rest ] } split(/\n/,
	<<'EOT');
response.created                       -     response      object
response.queued                        -     response      object
response.in_progress                   -     response      object
response.completed                     -     response      object
response.incomplete                    -     response      object
response.failed                        -     response      object
error                                  -
response.output_item.added             o+    item          object
response.output_item.done              o     item          object
response.content_part.added            oci+  part          object
response.content_part.done             ocip  part          object
response.output_text.delta             ocip  delta         string
response.output_text.done              ocip  text          string
response.output_text.annotation.added  ocip  annotation    object
response.refusal.delta                 ocip  delta         string
response.refusal.done                  ocip  refusal       string
response.reasoning_text.delta          ocip  delta         string
response.reasoning_text.done           ocip  text          string
response.reasoning.delta               ocip  delta         string
response.reasoning.done                ocip  text          string
response.reasoning_summary_part.added  osi+  part          object
response.reasoning_summary_part.done   osip  part          object
response.reasoning_summary_text.delta  osip  delta         string
response.reasoning_summary_text.done   osip  text          string
response.function_call_arguments.delta oi    delta         string
response.function_call_arguments.done  oi    arguments     string
response.custom_tool_call_input.delta  oi    delta         string
response.custom_tool_call_input.done   oi    input         string
response.mcp_call_arguments.delta      oi    delta         string
response.mcp_call_arguments.done       oi    arguments     string
response.mcp_call.in_progress          oi
response.mcp_call.completed            oi
response.mcp_call.failed               oi
response.mcp_list_tools.in_progress    oi
response.mcp_list_tools.completed      oi
response.mcp_list_tools.failed         oi
response.file_search_call.in_progress  oi
response.file_search_call.searching    oi
response.file_search_call.completed    oi
response.web_search_call.in_progress   oi
response.web_search_call.searching     oi
response.web_search_call.completed     oi
response.code_interpreter_call.in_progress   oi
response.code_interpreter_call.interpreting  oi
response.code_interpreter_call.completed     oi
response.code_interpreter_call_code.delta    oi  delta  string
response.code_interpreter_call_code.done     oi  code   string
response.image_generation_call.in_progress   oi
response.image_generation_call.generating    oi
response.image_generation_call.completed     oi
response.image_generation_call.partial_image oi
response.shell_call_command.added            o   command  string
response.shell_call_command.delta            o   delta    string
response.shell_call_command.done             o   command  string
response.shell_call_output_content.delta     oi  delta    object
response.shell_call_output_content.done      oi
response.apply_patch_call_operation_diff.delta  oi  delta  string
response.apply_patch_call_operation_diff.done   oi  diff   string
response.compaction.compacting                oi
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
	message => { status => 'string', role => 'string',
		content => 'array' },
	reasoning => { summary => 'array' },
	function_call => { status => 'string', call_id => 'string',
		name => 'string', arguments => 'string' },
	custom_tool_call => { status => 'string', call_id => 'string',
		name => 'string', input => 'string' },
);

# calls, and the events that spell what they are called with

my %spelled = (
	function_call => 'arguments',
	custom_tool_call => 'input',
	mcp_call => 'arguments',
);

###############################################################################

# Returns the list of complaints, '' being none.  Options:
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

	foreach my $frame (frames($bytes)) {
		$self->{frame}++;
		$self->frame($frame);
	}

	$self->last_words() unless $o{open};

	return @{$self->{found}};
}


sub complain {
	my ($file, $profile) = @ARGV;
	local $/;

	open my $fh, '<:raw', $file or die "Can't open $file: $!\n";
	print "$_\n" foreach violations(scalar <$fh>, profile => $profile);
}


sub found {
	my ($self, $rule, $what) = @_;

	my $where = defined $self->{type} ? "$self->{frame} $self->{type}"
		: $self->{frame};

	push @{$self->{found}}, "$rule, event $where: $what";
}


###############################################################################

# Event streams as WHATWG HTML 9.2.6 reads them, and each frame's own lines.

sub frames {
	my ($bytes) = @_;
	my (@frames, @lines, $event, @data);

	$bytes =~ s/^\xef\xbb\xbf//;

	foreach my $line ($bytes =~ /([^\r\n]*)(?:\r\n|\r|\n)/g) {

		if ($line eq '') {
			push @frames, { event => $event, lines => [ @lines ],
				data => join("\n", @data) } if @data;
			@lines = @data = ();
			undef $event;
			next;
		}

		my ($name, $value) = split(/:/, $line, 2);
		next if $name eq '';

		$value = '' unless defined $value;
		$value =~ s/^ //;

		push @lines, $name;
		push @data, $value if $name eq 'data';
		$event = $value if $name eq 'event';
	}

	return @frames;
}


# G9, what can be told from the bytes

sub wire {
	my ($self, $bytes) = @_;

	return $self->found('G9', 'nothing came') if $bytes eq '';

	$self->found('G9', 'BOM') if $bytes =~ /^\xef\xbb\xbf/;
	$self->found('G9', 'CR') if $bytes =~ /\r/;
	$self->found('G9', 'not UTF-8') unless utf8::decode(my $copy = $bytes);
	$self->found('G9', 'no blank line at the end') if $bytes !~ /\n\n\z/;
	$self->found('G9', 'blank lines') if $bytes =~ /\n\n\n|\A\n/;

	foreach my $frame (split(/(?:\r\n|\n|\r){2,}/, $bytes)) {
		my @lines = grep { !/^:/ } split(/\r\n|\n|\r/, $frame);
		my $names = join ' ', map { /^([^:]*)/ } @lines;

		next if $names =~ /^(?:event )?data$|^data event$|^$/;
		$self->found('G9', "frame of lines '$names'");
	}
}


###############################################################################

sub frame {
	my ($self, $frame) = @_;

	delete $self->{type};

	if ($frame->{data} eq '[DONE]') {
		$self->found('G3', '[DONE] is not for this profile')
			unless $self->{done};
		$self->found('G3', '[DONE] before the terminal')
			unless $self->{ended};
		$self->found('G9', '[DONE] with an event line')
			if defined $frame->{event};
		$self->{dones}++;
		return;
	}

	my $data = eval { $json->decode($frame->{data}) };

	return $self->found('G9', 'data is no JSON object')
		unless ref $data eq 'HASH';

	my $type = $data->{type};

	if (kind($type) ne 'string' || $type eq '') {
		$self->found('G5', 'no type');
		$type = '';
	}

	$self->{type} = $type;

	$self->number($data->{sequence_number})
		unless $self->{brief} && $type eq 'error'
			&& !exists $data->{sequence_number};
	$self->event_line($frame->{event});
	$self->order($type);

	return $self->found('G5', 'not a type of this profile')
		if $type =~ /^(?:ping|response\.error)$
			|^response\.reasoning_part\.
			|^response\.reasoning(?:_text)?\.(?:delta|done)$/x
			&& index($type, $self->{reasoning}) != 0;

	$self->event($data) if $types{$type};
}


sub event_line {
	my ($self, $event) = @_;

	my $want = $self->{line};

	return defined $event && $self->found('G9', 'event line')
		if $want eq 'none';

	return $self->found('G9', 'no event line') unless defined $event;

	$want = $self->{type} if $want eq 'type';
	$self->found('G9', "event line says '$event'") if $event ne $want;
}


# G2

sub number {
	my ($self, $n) = @_;

	my $want = $self->{number}++;

	return if kind($n) eq 'integer' && $n == $want;

	$n = $json->encode($n);
	$self->found('G2', "number $n instead of $want");
}


# G1 and G3

sub order {
	my ($self, $type) = @_;

	if ($type eq 'response.created') {
		$self->found('G1', 'created twice') if $self->{created}++;
		$self->found('G1', 'created is not the first')
			if $self->{events};

	} elsif (!$self->{events} && !$self->{resumed}) {
		$self->found('G1', 'begins with another type');
	}

	$self->{events}++;

	if ($self->{ended}) {
		$self->found('G3', $type =~ $self->{terminal}
			? 'one terminal more' : 'after the terminal');

	} elsif ($self->{failing} && $type ne 'response.failed') {
		$self->found('G3', 'after an error');
	}

	$self->{ended} = 1 if $type =~ $self->{terminal};

	$self->found('G3', 'failed instead of an error')
		if $type eq 'response.failed' && $type !~ $self->{terminal};

	$self->found('N11', 'announced after the first item')
		if $type =~ /^response\.(?:queued|in_progress)$/
			&& @{$self->{items}};
}


sub last_words {
	my ($self) = @_;

	delete $self->{type};
	my $dones = $self->{dones} || 0;

	$self->found('G3', 'no terminal') unless $self->{ended};
	$self->found('G3', "[DONE] $dones times")
		if $self->{done} ? $dones != 1 : 0;
}


###############################################################################

sub event {
	my ($self, $data) = @_;

	my $type = $data->{type};
	my ($carries, $member, $kind) = @{$types{$type}};

	if (defined $member && kind($data->{$member}) ne $kind) {
		return $self->found('G5', "$member is no $kind")
			unless $member eq 'annotation';
	}

	return $self->response($data) if $member && $member eq 'response';
	return $self->error($data) if $type eq 'error';
	return unless $carries =~ /o/;

	my $n = $data->{output_index};
	return $self->found('G5', 'no output_index') if kind($n) ne 'integer';

	return $self->item_added($n, $data->{item})
		if $type eq 'response.output_item.added';

	my $item = $n < 0 ? undef : $self->{items}[$n];

	if (!$item) {
		$self->found('G4', "item $n was not added")
			unless $self->{resumed};
		return;
	}

	$self->found('G4', "item $n was done already") if $item->{done};

	if ($carries =~ /i/) {
		my $id = $data->{item_id};

		# items of EU GPT may have none

		$id = $item->{id} if $self->{brief} && !defined $id
			&& $item->{id} eq '';

		return $self->found('G5', 'no item_id')
			if kind($id) ne 'string'
				|| ($id eq '' && !$self->{brief});

		$self->found('G5', "item_id '$id' instead of '$item->{id}'")
			if $id ne $item->{id};
	}

	if ($type eq 'response.output_item.done') {
		return $self->item_done($item, $data->{item});
	}

	if ($carries =~ /([cs])/) {
		return $self->part_event($item, $1, $data);
	}

	$self->call_event($item, $data);
}


# a response object, complete and of one piece

sub response {
	my ($self, $data) = @_;

	my $response = $data->{response};
	my ($word) = $data->{type} =~ /^response\.(.*)/;

	my %want = (id => 'string', object => 'string', model => 'string',
		status => 'string', output => 'array', created_at => 'integer');

	# responses of EU GPT have a summary

	my $end = $word =~ /^(?:completed|incomplete)$/;

	delete $want{output} if $self->{brief} && !exists $response->{output};
	delete @want{qw/ object created_at /}
		if $self->{brief} && $end && !exists $response->{output};
	@want{qw/ output_text tool_calls /} = qw/ string array /
		if $self->{brief} && $end && !$self->{resumed};

	foreach my $name (sort keys %want) {
		$self->found('N17', "response.$name is no $want{$name}")
			if kind($response->{$name}) ne $want{$name};
	}

	$self->same_response($response->{id});

	if (kind($response->{created_at}) eq 'integer') {
		my $ms = $response->{created_at} >= 1e11 ? 1 : 0;

		$self->found('N9', "created_at $response->{created_at}")
			if $response->{created_at} >= 1e9
				&& $ms != ($self->{milliseconds} || 0);
	}

	if (ref $response->{usage} eq 'HASH') {
		foreach my $name (qw/ input output total /) {
			$self->found('N14', "no ${name}_tokens")
				if kind($response->{usage}{"${name}_tokens"})
					ne 'integer';
		}
	}

	return unless $end;

	$self->found('N17', "status '$response->{status}'")
		if kind($response->{status}) eq 'string'
			&& $response->{status} ne $word
			&& !($self->{brief}
				&& $response->{status} eq 'incomplete');

	return if $self->{resumed};

	$self->closed($_) foreach @{$self->{items}};

	my $output = $response->{output};
	$self->output($output) if ref $output eq 'ARRAY';
}


sub same_response {
	my ($self, $id) = @_;

	return if kind($id) ne 'string';
	return $self->found('G5', 'response.id is empty') if $id eq '';

	$self->{id} = $id unless defined $self->{id};
	$self->found('G5', "response.id '$id' instead of '$self->{id}'")
		if $id ne $self->{id};
}


sub error {
	my ($self, $data) = @_;

	my $form = ref $data->{error} eq 'HASH' ? 'nested' : 'flat';
	my $object = $form eq 'nested' ? $data->{error} : $data;

	$self->{failing} = 1 unless $self->{ended};

	$self->found('N13', 'no message')
		if kind($object->{message}) ne 'string';
	$self->found('N13', 'no code') unless exists $object->{code};
	$self->found('N13', 'code is no string')
		if kind($object->{code}) !~ /^(?:string|nothing)$/;

	my $want = $self->{error};
	$self->found('N13', "error is $form") if $want && $form ne $want;
	$self->found('N13', 'no param')
		if $form eq 'nested' && !exists $object->{param};
	$self->found('N13', 'error.type is no string')
		if $form eq 'nested' && kind($object->{type}) ne 'string';

	$self->found('N13', 'error has more members')
		if $want && $want eq 'flat' && grep {
			!/^(?:type|code|message|sequence_number)$/ } keys %$data;
}


###############################################################################

sub item_added {
	my ($self, $n, $item) = @_;

	my $want = $self->{resumed} ? $n : @{$self->{items}};

	return $self->found('G5', "output_index $n instead of $want")
		if $n != $want;

	my ($id, $type) = @$item{qw/ id type /};

	$self->found('G5', 'item without type') if kind($type) ne 'string';

	my $brief = $self->{brief} && !exists $item->{id};

	if (kind($id) ne 'string' || $id eq '') {
		$self->found('G5', 'item without id') unless $brief;
		$id = '';

	} elsif ($self->{ids}{$id}++) {
		$self->found('T', "item id '$id' twice");
	}

	$type = '' unless defined $type;

	$self->{items}[$n] = { id => $id, type => $type, n => $n,
		call_id => $item->{call_id}, c => [], s => [], spelled => '' };

	# a call that comes whole needs no delta

	$self->{items}[$n]{given} = length($item->{$spelled{$type} || ''} || '');

	$self->members('item', $item) unless $brief;
}


sub members {
	my ($self, $what, $item) = @_;

	my $want = $items{$item->{type} || ''} || {};

	foreach my $name (sort keys %$want) {
		$self->found('N17', "$what.$name is no $want->{$name}")
			if kind($item->{$name}) ne $want->{$name};
	}
}


sub item_done {
	my ($self, $known, $item) = @_;

	my @names = qw/ id type /;
	push @names, 'call_id' if $items{$known->{type}}{call_id};

	foreach my $name (@names) {
		my ($is, $was) = map { defined $_->{$name} ? $_->{$name} : '' }
			$item, $known;

		$self->found('G5', "item.$name '$is' instead of '$was'")
			if $is ne $was;
	}

	my $brief = $self->{brief} && $known->{id} eq '';

	$self->members('item', $item) unless $brief;

	$self->parts_closed($known);
	$self->whole($known, $item, 'item') unless $brief;

	my $spelled = $spelled{$known->{type}};

	$self->found('G4', "$spelled are not done")
		if $spelled && !$self->{brief}
		&& $known->{spelling} && !$known->{spelling_done};

	$known->{done} = 1;
}


# before a good end

sub closed {
	my ($self, $item) = @_;

	return if !$item || $item->{done};

	$self->found('G4', "item $item->{n}, $item->{type}, is not done");
	$self->parts_closed($item);
}


sub parts_closed {
	my ($self, $item) = @_;

	# parts of EU GPT are not ended

	return if $self->{brief};

	foreach my $parts (@$item{qw/ c s /}) {
		foreach my $n (0 .. $#$parts) {
			$self->found('G4', "part $n of item $item->{n}"
				. ' is not done') unless $parts->[$n]{done};
		}
	}
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

	$self->text("$what.$name", $item->{$name}, $known->{whole})
		if $name && defined $known->{whole};
}


sub list {
	my ($self, $parts, $list, $what, $strict) = @_;

	$list = [] unless ref $list eq 'ARRAY';

	if ($strict && @$list != @$parts
		&& !($self->{brief} && @$list > @$parts))
	{
		return $self->found(@$list < @$parts ? 'N12' : 'G4', "$what has "
			. @$list . ' parts, ' . @$parts . ' were added');
	}

	foreach my $n (0 .. $#$list) {
		last unless $parts->[$n];
		next unless ref $list->[$n] eq 'HASH';
		my $type = $list->[$n]{type};

		$self->found('N8', "$what\[$n] is a '$type'")
			if defined $type && $type ne $parts->[$n]{type};
		$self->text("$what\[$n]", part_text($list->[$n]),
			$parts->[$n]{text});
	}
}


sub part_text {
	my ($part) = @_;

	return $part->{type} && $part->{type} eq 'refusal' ? $part->{refusal}
		: $part->{text};
}


sub text {
	my ($self, $what, $is, $was) = @_;

	return unless defined $was;
	return $self->found('N12', "$what has no text") unless defined $is;
	return $self->found('N12', "$what is empty") if $is eq '' && $was ne '';

	$self->found('T', "$what is not the text of the deltas") if $is ne $was;
}


# the terminal's output: ids of its own it may have, but the same texts

sub output {
	my ($self, $output) = @_;

	my @known = @{$self->{items}};

	if (@$output < @known) {
		$self->found('N12', 'output has ' . @$output . ' items of '
			. @known);
		return;
	}

	$self->found('G4', 'output has ' . @$output . ' items, '
		. @known . ' were added') if @$output > @known;

	foreach my $item (@$output) {
		my ($known) = grep { defined $_ && defined $item->{id}
			&& $_->{id} eq $item->{id} } @known;

		($known) = grep { defined $_ && defined $item->{type}
			&& $_->{type} eq $item->{type} } @known unless $known;

		if (!$known) {
			$self->found('G4', 'output lists what was not added');
			next;
		}

		undef $known[$known->{n}];

		my $brief = $self->{brief} && $known->{id} eq '';

		$self->found('G5', 'item without id in output')
			if !$brief && (kind($item->{id}) ne 'string'
				|| $item->{id} eq '');
		$self->members('output item', $item) unless $brief;
		$self->whole($known, $item, "output[$known->{n}]");
	}
}


###############################################################################

sub part_event {
	my ($self, $item, $list, $data) = @_;

	my $type = $data->{type};
	my $name = $list eq 'c' ? 'content_index' : 'summary_index';
	my $n = $data->{$name};
	my $parts = $item->{$list};

	return $self->found('G5', "no $name") if kind($n) ne 'integer';

	if ($type =~ /part\.added$/) {
		my $want = $self->{resumed} ? $n : @$parts;

		return $self->found('G5', "$name $n instead of $want")
			if $n != $want;

		my $is = $data->{part}{type};

		$self->found('N8', 'part of type '
			. (defined $is ? "'$is'" : 'unknown'))
			if !defined $is || $is eq 'text';

		$self->found('N17', 'part without text')
			if defined $is && $is =~ /text$|^refusal$/
				&& !defined part_text($data->{part});

		$parts->[$n] = { type => $is, spelled => '' };
		return;
	}

	my $part = $n < 0 ? undef : $parts->[$n];

	if (!$part) {
		$self->found('G4', "part $n was not added")
			unless $self->{resumed};
		return;
	}

	$self->found('G4', "part $n was done already") if $part->{done};

	if ($type =~ /part\.done$/) {
		$self->found('G4', 'its text is not done')
			if !defined $part->{text} && $part->{type}
				&& !$self->{brief}
				&& $part->{type} =~ /^(?:output_text|refusal
					|reasoning_text|summary_text)$/x;

		$self->found('N8', "part is a '$data->{part}{type}'")
			if defined $part->{type} && defined $data->{part}{type}
				&& $data->{part}{type} ne $part->{type};

		$self->text('part', part_text($data->{part}), $part->{text});
		$part->{done} = 1;
		return;
	}

	my ($word, $what) = $type =~ /^response\.(\w+)\.(.*)/;

	$self->found('G4', "part $n is a '$part->{type}'")
		if defined $part->{type} && $text_in{$word} ne $part->{type};

	return $self->found('G5', 'no annotation_index')
		if $what eq 'annotation.added'
			&& kind($data->{annotation_index}) ne 'integer';

	return if $what eq 'annotation.added';

	$self->found('G4', 'text was done already') if defined $part->{text};

	if ($what eq 'delta') {
		$part->{spelled} .= $data->{delta};
		return;
	}

	my $text = $data->{$types{$type}[1]};

	$self->text('text', $text, $part->{spelled})
		unless $self->{resumed} || $self->{rewritten};

	$part->{text} = $text;
}


# arguments, input, code, progress

sub call_event {
	my ($self, $item, $data) = @_;

	my ($call, $what) = $data->{type} =~ /^response\.(\w+)\.(.*)/;
	my $name = $spelled{$item->{type}} or return;

	return unless $call =~ /_$name$/;

	$self->found('G4', 'was done already') if $item->{spelling_done};
	$item->{spelling} = 1;

	if ($what eq 'delta') {
		$item->{spelled} .= $data->{delta};
		return;
	}

	$item->{spelling_done} = 1;
	$item->{whole} = $data->{$name};
	$self->found('G4', "$name without a delta")
		if $item->{spelled} eq '' && length $data->{$name}
		&& $item->{type} ne 'mcp_call' && !$item->{given}
		&& !$self->{brief};
	$self->text($name, $data->{$name}, $item->{spelled})
		if $item->{spelled} ne '';
}


###############################################################################

# A stream that breaks no rule: the events of a message and of a call.

sub sample {
	my $item = '{"id":"msg_1","type":"message","status":"in_progress",'
		. '"role":"assistant","content":[]}';
	my $done = '{"id":"msg_1","type":"message","status":"completed",'
		. '"role":"assistant","content":[{"type":"output_text",'
		. '"text":"Hello","annotations":[]}]}';
	my $call = '{"id":"fc_1","type":"function_call","status":"completed",'
		. '"call_id":"call_1","name":"f","arguments":"{}"}';
	my $text = '"item_id":"msg_1","output_index":0,"content_index":0';
	my $args = '"item_id":"fc_1","output_index":1';
	my $n = 0;

	return map { my ($type, $members) = @$_;
		qq/event: $type\ndata: {"type":"$type","sequence_number":/
			. $n++ . ",$members}\n\n" }
		[ 'response.created', response_member('in_progress') ],
		[ 'response.in_progress', response_member('in_progress') ],
		[ 'response.output_item.added', qq/"output_index":0,"item":$item/ ],
		[ 'response.content_part.added', qq/$text,"part":{/
			. '"type":"output_text","text":"","annotations":[]}' ],
		[ 'response.output_text.delta', qq/$text,"delta":"Hel"/ ],
		[ 'response.output_text.delta', qq/$text,"delta":"lo"/ ],
		[ 'response.output_text.done', qq/$text,"text":"Hello"/ ],
		[ 'response.content_part.done', qq/$text,"part":{/
			. '"type":"output_text","text":"Hello",'
			. '"annotations":[]}' ],
		[ 'response.output_item.done', qq/"output_index":0,"item":$done/ ],
		[ 'response.output_item.added', '"output_index":1,"item":'
			. $call =~ s/\{\}//r =~ s/completed/in_progress/r ],
		[ 'response.function_call_arguments.delta',
			qq/$args,"delta":"{}"/ ],
		[ 'response.function_call_arguments.done',
			qq/$args,"arguments":"{}"/ ],
		[ 'response.output_item.done', qq/"output_index":1,"item":$call/ ],
		[ 'response.completed', response_member('completed',
			"$done,$call") ];
}


sub response_member {
	my ($status, $output) = @_;

	return '"response":{"id":"resp_1","object":"response",'
		. '"created_at":1700000000,"model":"m",'
		. qq/"status":"$status","output":[/ . ($output || '') . ']}';
}


# What a stream says: its deltas in their order, by kind, not by place.

sub texts {
	my ($bytes) = @_;
	my @texts;

	foreach my $frame (frames($bytes)) {
		my $data = eval { $json->decode($frame->{data}) };
		next unless ref $data eq 'HASH';

		my $type = $data->{type};
		$type = $frame->{event} unless defined $type;

		next unless defined $type && $type =~ /^response\.(\w+)\.delta$/;
		my $word = $1 eq 'reasoning' ? 'reasoning_text' : $1;
		my $delta = $data->{delta};

		$delta = $delta->{text} if ref $delta eq 'HASH'
			&& defined $delta->{text};
		push @texts, "$word $delta" if kind($delta) eq 'string';
	}

	return @texts;
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

	my $part = sub {
		my ($part) = @_;
		$lacks{annotations} = 1 if ($part->{type} || '') eq 'output_text'
			&& ref $part->{annotations} ne 'ARRAY';
	};

	my $item = sub {
		my ($item) = @_;
		my $type = $item->{type} || '';

		$lacks{summary} = 1 if $type eq 'reasoning'
			&& ref $item->{summary} ne 'ARRAY';
		$part->($_) foreach $type eq 'message' ? @{$item->{content}} : ();
	};

	foreach my $frame (frames($bytes)) {
		my $data = eval { $json->decode($frame->{data}) };
		next unless ref $data eq 'HASH';

		$part->($data->{part}) if ref $data->{part} eq 'HASH';
		$item->($data->{item}) if ref $data->{item} eq 'HASH';

		my $response = $data->{response};
		next unless ref $response eq 'HASH';

		$item->($_) foreach @{$response->{output}};
		$lacks{$_} = 1 foreach grep { !exists $response->{$_} } @all;

		my $usage = $response->{usage};
		next unless ref $usage eq 'HASH';

		my ($in, $out) = @$usage{qw/ input_tokens_details
			output_tokens_details /};

		$lacks{cached_tokens} = 1 unless ref $in eq 'HASH'
			&& defined $in->{cached_tokens};
		$lacks{reasoning_tokens} = 1 unless ref $out eq 'HASH'
			&& defined $out->{reasoning_tokens};
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
