package Test::Responses::Metrics;

# Reads the text format 0.0.4 of Prometheus, as strictly as its specification
# allows, and apart from the code that writes it.
#
#   my $m = Test::Responses::Metrics->new($text);
#   $m->errors()                       complaints, '' if there are none
#   $m->sum('name', label => 'value')  of all series with these labels
#   $m->value(...)                     of the only one, or undef
#   $m->series('name', ...)            [ { labels }, value ], ...

use warnings;
use strict;

###############################################################################

my $name_re = qr/[a-zA-Z_:][a-zA-Z0-9_:]*/;
my $label_re = qr/[a-zA-Z_][a-zA-Z0-9_]*/;
my $number_re = qr/[-+]?\d+(?:\.\d+)?/;

sub new {
	my ($class, $text) = @_;

	my $self = bless { samples => {}, types => {}, errors => [] }, $class;

	$self->error('not UTF-8') unless utf8::decode(my $copy = $text);
	$self->error('no LF at the end') if $text !~ /\n\z/;

	$self->line($_) foreach split(/\n/, $text);

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


# lines of a family are together, and begin with HELP and TYPE; other comments
# may be anywhere

sub line {
	my ($self, $line) = @_;

	if ($line =~ /^# (HELP|TYPE) ($name_re) (.+)$/) {
		$self->error("$1 of $2 twice") if $self->{$1}{$2}++;
		$self->{last} = $2;
		$self->{types}{$2} = $3 if $1 eq 'TYPE';
		$self->error("unknown type $3")
			if $1 eq 'TYPE' && $3 !~ /^(?:counter|gauge|histogram)$/;
		return;
	}

	return if $line =~ /^# (?!HELP |TYPE )/;

	my ($name, $labels, $value) = $line
		=~ /^($name_re)\{((?:[^"{}]|"(?:[^"\\]|\\.)*")*)\} ($number_re)$/
		or return $self->error("no sample: $line");

	my %labels = $self->labels($labels, $line);
	my $key = join("\0", map { "$_=$labels{$_}" } sort keys %labels);

	$self->error("not of the family before: $line")
		unless $self->family($name) eq $self->{last};
	$self->error("twice: $line") if $self->{seen}{$name}{$key}++;

	push @{$self->{samples}{$name}}, [ \%labels, $value ];
}


sub labels {
	my ($self, $text, $line) = @_;
	my %labels;

	while ($text =~ /\G($label_re)="((?:[^"\\]|\\["\\n])*)"(?:,(?=.)|$)/gcs) {
		my ($name, $value) = ($1, $2);

		$self->error("label $name twice: $line") if exists $labels{$name};

		$labels{$name} = $value =~ s/\\(.)/$1 eq 'n' ? "\n" : $1/ger;
	}

	$self->error("labels of: $line") if (pos($text) || 0) != length $text;

	return %labels;
}


# the family of a sample, by its name and the types that were announced

sub family {
	my ($self, $name) = @_;
	my $type = $self->{types}{$name} || '';

	return $name if $type eq 'gauge' || $type eq 'counter'
		&& $name =~ /_total$/;

	return $name =~ /^(.*)_(?:bucket|sum|count)$/
		&& ($self->{types}{$1} || '') eq 'histogram' ? $1 : '';
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


sub names {
	my ($self) = @_;
	return sort keys %{$self->{samples}};
}


1;
