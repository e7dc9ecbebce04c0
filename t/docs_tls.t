#!/usr/bin/perl

# Tests for docs/tls.md: its configurations run as they stand there, clients
# are known by their certificates, and keys go to the right server only.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Docs;

###############################################################################

plan(skip_all => 'no curl') unless grep { -x "$_/curl" } split(/:/, $ENV{PATH});

my ($server, $verify, $map, $provider) = blocks('docs/tls.md');
my $port = port(8443);

$answer = [ $story ];

# a customer's certificate

certificate($_, $_) foreach qw/ red green /;

serve(beside() . $server);
is(ask(), $story, 'clients');

my $known = beside() =~ s/^map .*?^\}\n//msr . "$map\nlog_format c "
	. "'customer=\$customer';\n" . $server =~ s/^server \{\n/$&access_log $dir\/c.log c;
		$verify/mr =~ s/ssl_client_certificate .*;/ssl_client_certificate $dir\/ca.crt;/r;

serve($known);
is(ask("--cert $dir/red.crt --key $dir/red.key"), $story, 'certificate');
ask("--cert $dir/green.crt --key $dir/green.key");
like(ask(), qr/400 No required SSL certificate was sent/, 'none');
is(logged($t, 'c.log', qr/(?:.*\n){3}/), "customer=red\ncustomer=\ncustomer=\n",
	'customers');

certificate('provider.example', 'test', 'subjectAltName=DNS:provider.example');

serve($provider, tls => 'provider.example');
asks('provider', body => $story, sent => '\nAuthorization: Bearer sk-test\r');
serve($provider, tls => 'provider.example', cert => 'other.example');
asks('provider, another certificate', status => 502, sent => 0);
like($t->read_file('error.log'), qr/upstream SSL certificate/, 'is told');

###############################################################################

sub ask {
	my ($more) = @_;

	$t->write_file('ask', '');
	$t->run_daemon('/bin/sh', '-c', "curl -sN --cacert $dir/ca.crt "
		. ($more // '') . " --resolve edge.example:$port:127.0.0.1 "
		. "https://edge.example:$port/v1/responses -d '{\"stream\":true}' "
		. ">$dir/ask; touch $dir/asked");
	pump(sub { -e "$dir/asked" });
	unlink "$dir/asked";

	return $t->read_file('ask');
}


sub certificate {
	my ($file, $name, $ext) = @_;

	$t->write_file('ext', ($ext // 'basicConstraints=CA:FALSE') . "\n");

	foreach ("req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
			. "-subj /CN=$name -keyout $dir/$file.key -out $dir/$file.csr",
		"x509 -req -in $dir/$file.csr -CA $dir/ca.crt -CAkey $dir/ca.key "
			. "-CAcreateserial -days 2 -extfile $dir/ext -out $dir/$file.crt")
	{
		system("openssl $_ >/dev/null 2>&1") == 0 or die "openssl $_\n";
	}
}
