package Test::Responses::Metrics;

# Reads what a scraper reads: the Prometheus text format 0.0.4 and
# OpenMetrics 1.0, as strictly as their specifications allow, and apart from
# the code that writes them.
#
#   my $m = Test::Responses::Metrics->new($text, $openmetrics);
#   $m->errors()                       complaints, '' if there are none
#   $m->sum('name', label => 'value')  of all series with these labels
#   $m->value(...)                     of the only one, or undef
#   $m->series('name', ...)            [ { labels }, value ], ...

###############################################################################

use warnings;
use strict;

###############################################################################

my $name_re = qr/[a-zA-Z_:][a-zA-Z0-9_:]*/;
my $label_re = qr/[a-zA-Z_][a-zA-Z0-9_]*/;
my $number_re = qr/[-+]?(?:\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|Inf)|NaN/;

sub new {
	my ($class, $text, $openmetrics) = @_;

	my $self = bless {
		om => $openmetrics,
		samples => {},
		types => {},
		errors => [],
	}, $class;

	$self->error('not UTF-8') unless utf8::decode(my $copy = $text);

	if ($openmetrics) {
		$self->error('no # EOF at the end')
			unless $text =~ s/(?:\A|\n)\K# EOF\n\z//;
		$self->error('more than one # EOF') if $text =~ /^# EOF/m;
		$self->error('an empty line') if $text =~ /^$/m && $text ne '';
	}

	$self->error('no LF at the end') if $text ne '' && $text !~ /\n\z/;

	$self->line($_) foreach split(/\n/, $text);
	$self->histograms();
	$self->created() if $openmetrics;

	return $self;
}


sub error {
	my ($self, $message) = @_;
	push @{$self->{errors}}, $message;
}


sub errors {
	my ($self) = @_;
	return join("\n", @{$self->{errors}});
}


sub line {
	my ($self, $line) = @_;

	return $self->meta($1, $2, $3)
		if $line =~ /^# (HELP|TYPE|UNIT) ($name_re)(?: (.*))?$/;

	return $self->error("a comment: $line")
		if $line =~ /^#/ && $self->{om};
	return if $line =~ /^#/;

	my ($name, $labels, $value) = $line
		=~ /^($name_re)(?:\{((?:[^"{}]|"(?:[^"\\]|\\.)*")*)\})?
			[ ]($number_re)$/x
		or return $self->error("no sample: $line");

	my %labels = $self->labels($labels, $line);
	my $family = $self->family($name);

	return $self->error("not of the family before: $line")
		unless defined $family && $family eq $self->{last};

	my $key = join("\0", map { "$_=$labels{$_}" } sort keys %labels);

	$self->error("twice: $line") if $self->{seen}{$name}{$key}++;

	push @{$self->{samples}{$name}}, [ \%labels, $value ];
}


sub meta {
	my ($self, $word, $name, $rest) = @_;

	$self->error("$word of $name twice") if $self->{$word}{$name}++;
	$self->error("family $name twice") if defined $self->{last}
		&& $self->{last} ne $name && $self->{begun}{$name};

	$self->{last} = $name;
	$self->{begun}{$name} = 1;

	if ($word eq 'TYPE') {
		$self->error("unknown type $rest")
			unless $rest =~ /^(?:counter|gauge|histogram)$/;
		$self->error("TYPE of $name after a sample")
			if $self->{samples}{$name};
		$self->{types}{$name} = $rest;
	}

	if ($word eq 'UNIT') {
		$self->error('UNIT is not of this format') unless $self->{om};
		$self->error("$name has another unit than $rest")
			unless $name =~ /_\Q$rest\E$/;
	}
}


sub labels {
	my ($self, $text, $line) = @_;
	my %labels;

	return () unless defined $text;

	while ($text =~ /\G($label_re)="((?:[^"\\]|\\.)*)"(?:,(?=.)|$)/gcs) {
		my ($name, $value) = ($1, $2);

		$self->error("label $name twice: $line") if exists $labels{$name};
		$self->error("escape in: $line") if $value =~ /(?<!\\)(?:\\\\)*\\[^\\"n]/;

		$value =~ s/\\(.)/$1 eq 'n' ? "\n" : $1/ge;
		$labels{$name} = $value;
	}

	$self->error("labels of: $line")
		if (pos($text) || 0) != length $text;

	return %labels;
}


# the family of a sample by its name and the types that were announced

sub family {
	my ($self, $name) = @_;

	my $types = $self->{types};

	if (defined $types->{$name} && ($types->{$name} eq 'gauge'
		|| $types->{$name} eq 'counter' && !$self->{om}))
	{
		$self->error("counter $name without _total")
			if $types->{$name} eq 'counter' && $name !~ /_total$/;
		return $name;
	}

	if ($self->{om} && $name =~ /^(.*)_(?:total|created)$/
		&& ($types->{$1} || '') eq 'counter')
	{
		return $1;
	}

	return $1 if $name =~ /^(.*)_(?:bucket|sum|count)$/
		&& ($types->{$1} || '') eq 'histogram';

	return $1 if $self->{om} && $name =~ /^(.*)_created$/
		&& ($types->{$1} || '') eq 'histogram';

	return undef;
}


# buckets grow, and the last one is the count

sub histograms {
	my ($self) = @_;

	foreach my $name (grep { $self->{types}{$_} eq 'histogram' }
		sort keys %{$self->{types}})
	{
		my %groups;

		foreach my $s ($self->series("${name}_bucket")) {
			my %labels = %{$s->[0]};
			my $le = delete $labels{le};

			$self->error("$name has a bucket without le"), next
				unless defined $le;
			$self->error("le=\"$le\" is not canonical")
				if $le !~ /^(?:\+Inf|\d+\.\d+)$/;

			push @{$groups{join("\0", %labels{sort keys %labels})}},
				[ $le eq '+Inf' ? 9**9**9 : $le, $s->[1], \%labels ];
		}

		foreach my $group (values %groups) {
			my ($le, $n) = (-1, 0);

			foreach my $bucket (@$group) {
				$self->error("$name: buckets out of order")
					if $bucket->[0] <= $le;
				$self->error("$name: buckets shrink")
					if $bucket->[1] < $n;
				($le, $n) = @$bucket;
			}

			my %labels = %{$group->[0][2]};

			$self->error("$name: no +Inf") if $le != 9**9**9;
			$self->error("$name: count is not that of +Inf") if $n
				!= $self->value("${name}_count", %labels);
			$self->error("$name: no sum")
				unless defined $self->value("${name}_sum", %labels);
		}
	}
}


# each counter and each histogram tells when it was zero

sub created {
	my ($self) = @_;

	foreach my $name (sort keys %{$self->{samples}}) {
		my $family = $self->family($name);

		next unless $name eq "${family}_total"
			|| $name eq "${family}_count";

		my %created = map { join("\0", %{$_->[0]}{sort keys %{$_->[0]}})
			=> $_->[1] } $self->series("${family}_created");

		foreach my $s ($self->series($name)) {
			my $created = delete $created{join("\0",
				%{$s->[0]}{sort keys %{$s->[0]}})};
			$self->error("$name without time")
				unless defined $created && $created > 1e9
				&& $created <= time() + 1;
		}

		$self->error("time without $name") if %created;
	}
}


sub series {
	my ($self, $name, %labels) = @_;

	return grep {
		my $l = $_->[0];
		!grep { !defined $l->{$_} || $l->{$_} ne $labels{$_} }
			keys %labels
	} @{$self->{samples}{$name} || []};
}


sub sum {
	my ($self, $name, %labels) = @_;

	my $sum = 0;
	$sum += $_->[1] foreach $self->series($name, %labels);

	return $sum;
}


sub value {
	my ($self, $name, %labels) = @_;

	my @series = $self->series($name, %labels);

	return @series == 1 ? $series[0][1] : undef;
}


# names of all samples

sub names {
	my ($self) = @_;
	return sort keys %{$self->{samples}};
}

###############################################################################

1;

###############################################################################
