#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for docs/grafana/responses.json: what Grafana expects of a dashboard,
# and that its limits are those of the alerts and of the status page.  Its
# queries are tested in responses_count.t.

###############################################################################

use warnings;
use strict;

use Test::More;

use JSON::PP;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;

###############################################################################

my $dashboard = decode_json(slurp('../docs/grafana/responses.json'));
my @panels = @{$dashboard->{panels}};

my %members = (
	stat => [ qw/ colorMode graphMode reduceOptions / ],
	table => [ qw/ showHeader / ],
	timeseries => [ qw/ legend tooltip / ],
);

plan(tests => 6 + 5 * @panels + 4);

###############################################################################

is($dashboard->{uid}, 'nginx-responses', 'uid');
like($dashboard->{schemaVersion}, qr/^\d+$/, 'version of the schema');
is(join(' ', map { $_->{name} } @{$dashboard->{templating}{list}}),
	'datasource job zone model', 'variables');
is(scalar(grep { $_->{type} ne 'datasource'
	&& $_->{datasource}{uid} ne '${datasource}' }
	@{$dashboard->{templating}{list}}), 0, 'variables of the data source');
is(join(' ', map { $_->{id} } @panels), join(' ', 1 .. @panels), 'ids');
is(join("\n", overlaps()), '', 'no panel lies on another');

foreach my $p (@panels) {
	my $name = "panel \"$p->{title}\"";
	my $defaults = $p->{fieldConfig}{defaults};

	is(join(' ', grep { !exists $p->{options}{$_} }
		@{$members{$p->{type}} || [ 'type' ]}), '', "$name: $p->{type}");

	is(scalar(grep { $_->{uid} ne '${datasource}' } $p->{datasource},
		map { $_->{datasource} } @{$p->{targets}}), 0,
		"$name: data source");

	is(join(' ', map { $_->{refId} } @{$p->{targets}}),
		join(' ', ('A' .. 'Z')[0 .. $#{$p->{targets}}]),
		"$name: targets");

	my @steps = @{$defaults->{thresholds}{steps} || []};

	ok(!grep({ $_ ? !defined $steps[$_]{value}
			|| $_ > 1 && $steps[$_]{value} <= $steps[$_ - 1]{value}
		: defined $steps[0]{value} } 0 .. $#steps), "$name: thresholds");

	ok($p->{type} eq 'table' || $defaults->{unit}
		=~ /^(?:short|s|percentunit)$/, "$name: unit");
}

# the limits of the alerts

my $alerts = slurp('../docs/prometheus/alerts.yml');
my ($failing) = $alerts =~ /alert: ResponsesFailing.*?> ([\d.]+)/s;
my ($late) = $alerts =~ /alert: ResponsesFirstTokenLate.*?> ([\d.]+)\s/s;

my $page = slurp('../ngx_http_responses_module/http/status.html');

is(limit('Failed, truncated and unreached'), $failing, 'share of failures');
is(limit('First token, 95 %'), $late, 'first token');
like($page, qr/n >= $failing \? "bad"/, 'share of failures, page');
like($page, qr/s > $late \? "bad"/, 'first token, page');

###############################################################################

sub limit {
	my ($title) = @_;
	my ($p) = grep { $_->{title} eq $title } @panels;

	return $p->{fieldConfig}{defaults}{thresholds}{steps}[-1]{value};
}


sub overlaps {
	my (%taken, @overlaps);

	foreach my $p (@panels) {
		my $g = $p->{gridPos};

		push @overlaps, "$p->{title} is too wide" if $g->{x} + $g->{w} > 24;

		foreach my $x ($g->{x} .. $g->{x} + $g->{w} - 1) {
			foreach my $y ($g->{y} .. $g->{y} + $g->{h} - 1) {
				push @overlaps, "$p->{title} on $taken{$x, $y}"
					if $taken{$x, $y};
				$taken{$x, $y} = $p->{title};
			}
		}
	}

	return @overlaps;
}

###############################################################################
