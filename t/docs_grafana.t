#!/usr/bin/perl

# Copyright (C) 2026 ngx_http_responses_module authors

# Tests for docs/grafana/responses.json: its variables, and that its limits are
# those of the alerts and of the status page.  Its queries are tested in
# responses_count.t.

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

plan(tests => 8);

###############################################################################

is($dashboard->{uid}, 'nginx-responses', 'uid');
is(join(' ', map { $_->{name} } @{$dashboard->{templating}{list}}),
	'datasource job zone model', 'variables');
is(join(' ', map { $_->{id} } @panels), join(' ', 1 .. @panels), 'ids');
is(join(' ', grep { $_ ne '${datasource}' } map { $_->{datasource}{uid} }
	@panels, map { @{$_->{targets}} } @panels), '', 'data source');

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

###############################################################################
