#!/usr/bin/perl

# Tests for docs/gateways.md: nginx takes the snippets where gateways put them,
# and repairs a stream with them.

use JSON::PP;

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Docs;

###############################################################################

eval { require YAML::PP; };
plan(skip_all => 'no libyaml-pp-perl') if $@;

my $yaml = YAML::PP->new(schema => [ 'YAML1_1' ], boolean => 'JSON::PP');
my %object = map { $_->{kind} => $_ }
	map { $yaml->load_string($_) } slurp('../docs/gateways.md')
		=~ /^```yaml\n(.*?)^```$/gms;

my ($policy, $filter, $config, $ingress, $route)
	= @object{qw/ SnippetsPolicy SnippetsFilter ConfigMap Ingress HTTPRoute /};

my %fabric = map { $_->{context} => $_->{value} }
	map { @{$_->{spec}{snippets}} } $policy, $filter;

my %controller = (main => $config->{data}{'main-snippet'},
	http => $config->{data}{'http-snippet'}, 'http.server.location' =>
		$ingress->{metadata}{annotations}
			{'nginx.ingress.kubernetes.io/configuration-snippet'});

$answer = [ $story =~ s/^event: .*\n//gmr ];

foreach my $case ([ 'NGINX Gateway Fabric', \%fabric ],
	[ 'ingress-nginx', \%controller ])
{
	my ($name, $snippets) = @$case;

	like($snippets->{main}, qr/^load_module \S+\.so;$/, "$name, main");

	serve("$snippets->{http}\nserver {\nlisten 80;\nlocation /v1/responses {\n"
		. $snippets->{'http.server.location'}
		. "\nproxy_pass http://127.0.0.1:8000;\n}\n}\n");
	asks($name, body => $story);
}

is($route->{spec}{rules}[0]{filters}[0]{extensionRef}{name},
	$filter->{metadata}{name}, 'route and filter');
is($route->{spec}{parentRefs}[0]{name}, $policy->{spec}{targetRef}{name},
	'route and gateway');

###############################################################################
