package Test::Responses::Contract;

# What in a client's bytes breaks the contract, by the reader of the unit
# tests: t/lib/contract.c, which make builds as build/contract, or this module if it is not there.

use warnings;
use strict;

use base qw/ Exporter /;

our @EXPORT_OK = qw/ violations sample /;

use Cwd qw/ abs_path /;
use File::Basename qw/ dirname /;
use File::Spec::Functions qw/ rel2abs /;
use IPC::Open2 qw/ open2 /;

use Test::Responses::Cases qw/ cases /;

###############################################################################

my $top = abs_path(dirname(__FILE__) . '/../../../..');
my $program = rel2abs(($ENV{BUILD} || 'build') . '/contract', $top);


# Returns the list of complaints.  Options:
#
#   profile  => what is promised, openai unless told
#   line     => 'none' if there are no event lines
#   after    => number after which the stream was resumed
#   start    => first number, 0 unless told
#   open     => the end may be missing, the client has left

sub violations {
	my ($bytes, %o) = @_;

	system('make', '-s', '-C', $top, $program) == 0
		or die "$program is not built\n" unless -x $program;

	my $start = defined $o{after} ? $o{after} + 1 : $o{start} || 0;
	my $pid = open2(my $out, my $in, $program, $o{profile} || 'openai',
		$start, $o{line} || (), $o{open} ? 'open' : (),
		defined $o{after} ? 'resumed' : ());

	print $in $bytes;
	close $in;

	my @found = map { s/^# |\n//gr } <$out>;
	waitpid $pid, 0;
	die "$program: status $?\n" if $? != 0 && $? != 1 << 8;

	return @found;
}


# A stream that breaks no rule: the events of a message and of a call.

sub sample {
	my ($case) = cases("$top/t/streams/profile/sample.t");
	return $case->{in} =~ /(.*?\n\n)/gs;
}


1;
