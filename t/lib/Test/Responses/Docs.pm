package Test::Responses::Docs;

# Runs configurations of the documentation as they stand there, and asks them
# as clients ask.  What is changed is where nginx listens and logs, and where
# servers and files are.  Servers with TLS are servers of the same nginx, their
# certificates are signed by a CA of the test.

use warnings;
use strict;

use base qw/ Exporter /;

use Test::Nginx;
use Test::Responses;
use Test::Responses::Cases qw/ sent /;
use Test::Responses::Contract qw/ violations /;

our @EXPORT = qw/ $t $dir $answer %behind $errors $story asks blocks beside
	recipe serve here /;

###############################################################################

# the test, its directory, what servers answer, servers by port, the length of
# the error log when nginx was started, and a stream with nothing wrong in it

our ($t, $dir, $answer, %behind, $story);
our $errors = 0;

$t = Test::Nginx->new()->has(qw/http proxy map geo rewrite limit_req http_sub
	http_ssl http_realip upstream_keepalive upstream_least_conn/);
$dir = $t->testdir();

plan(skip_all => 'no openssl program') unless $t->has_openssl();

authority();

foreach my $port (8000 .. 8003) {
	$behind{$port} = upstream(port($port), qr/./ => sub {
		ref $answer eq 'CODE' ? $answer->(@_) : answer($answer)
	});
}

$story = sent('N00-nothing');

# A request, and all that its response and what servers got must be: status,
# body, types, like and unlike of the body, head and not_head, keeps the
# contract, sent to a server and not_sent, to a port, a line in a log.

sub asks {
	my ($name, %o) = @_;
	my ($method, $uri) = split(' ', $o{uri} // 'POST /v1/responses', 2);
	my $content = $o{content} // '{"model":"demo","stream":true}';

	$_->{requests} = [] foreach values %behind;

	my $c = client(method => $method, uri => $uri,
		content => ref $content ? encode($content) : $content,
		headers => [ 'Content-Type: application/json',
			'Accept-Encoding: gzip', @{$o{headers} || []} ],
		map { $_ => $o{$_} } grep { defined $o{$_} } qw/ from port /);

	$c->wait();
	$c->close();

	my $body = $c->content();
	my ($port) = grep { @{$behind{$_}{requests}} } sort keys %behind;
	my $sent = $port ? $behind{$port}{requests}[-1] : '';
	my @wrong = $o{keeps} ? violations($body) : ();

	push @wrong, 'status ' . $c->status()
		if $c->status() != ($o{status} // 200);
	push @wrong, $body if defined $o{body} && $o{body} ne $body;
	push @wrong, sse_types($body) if $o{types} && $o{types} ne sse_types($body);
	push @wrong, 'to ' . ($port // 'nobody') if $o{to} && $o{to} != $port;
	push @wrong, "sent: $sent" if defined $o{sent} && !ref $o{sent}
		&& $o{sent} eq '0' && $sent ne '';
	push @wrong, lines($t, @{$o{log}}) if $o{log};

	foreach my $want ([ like => $body ], [ head => $c->headers() ],
		[ sent => $sent ])
	{
		my ($what, $text) = @$want;
		my $not = $what eq 'like' ? 'unlike' : "not_$what";

		push @wrong, map { "$what lacks $_: $text" }
			grep { $_ ne '0' && $text !~ /$_/ } list($o{$what});
		push @wrong, map { "$what has $_: $text" }
			grep { $text =~ /$_/ } list($o{$not});
	}

	is(join("\n", @wrong), '', $name);

	return $c;
}


sub list {
	my ($value) = @_;
	return ref $value ? @$value : $value // ();
}


sub lines {
	my ($t, $file, $re) = @_;
	my $log = logged($t, $file, qr/\n/);

	return $log =~ /^.*$re.*$/m ? () : "$file: $log";
}


# the configurations of a page, or of one of its sections

sub blocks {
	my ($name, $section) = @_;
	my $text = slurp("../$name");

	return $text if $name =~ /\.conf$/;

	($text) = $text =~ /^(## \Q$section\E\n.*?)(?=^## |\z)/ms if $section;

	my @blocks;

	while ($text =~ /^( *)```nginx\n(.*?)^ *```$/gms) {
		my ($indent, $block) = ($1, $2);
		push @blocks, $block =~ s/^$indent//gmr;
	}

	return @blocks;
}


# what a configuration is here

sub here {
	my ($conf) = @_;
	my ($key) = $conf =~ /^\s+# (proxy_set_header .*;)$/m;

	$t->write_file('server.key', ($key // 'proxy_set_header X-Key "x";')
		=~ s/"(Bearer )?.*"/'"' . ($1 || '') . 'sk-test"'/er . "\n");

	# the module of OpenTelemetry is not in Debian: what it would get is logged

	my $spans = join ' ', map { s/\s+/=/r }
		$conf =~ /^\s*otel_span_attr\s+(\S+\s+\S+);$/mg;

	$conf = "log_format spans '$spans';\n$conf" if $spans;

	foreach ($conf) {
		s/^otel_exporter \{\n[^}]*\}\n//m;
		s!^(\s*)otel_trace .*!$1access_log %%TESTDIR%%/spans.log spans;!m;
		s/^\s*otel_.*\n//mg;
		s/^(?:load_module|user|pid|error_log|worker_(?!sh)\w+) .*\n//mg;
		s/^events \{\n[^}]*\}\n//m;
		s/^(\s*listen\s+)80;/${1}127.0.0.1:8080;/gm;
		s/^(\s*listen\s+)443 ssl/${1}127.0.0.1:8443 ssl/gm;
		s/^(\s*server\s+)[\w.-]+:443/${1}127.0.0.1:8444/gm;
		s/^(\s*server\s+)(?!127\.0\.0\.1:8(?:0[07]\d|083|444))[\w.-]+:\d+/${1}127.0.0.1:8000/gm;
		s/(proxy_pass\s+http:\/\/)127\.0\.0\.1:(?!8(?:0[07]\d|083|444))\d+/${1}127.0.0.1:8000/g;
		s/127\.0\.0\.1:9145/127.0.0.1:8089/g;
		s!/var/log/nginx/!$dir/!g;
		s!(include\s+)/etc/nginx/[\w.-]+\.key!$1$dir/server.key!g;
		s!/etc/ssl/certs/ca-certificates\.crt!$dir/ca.crt!g;
		s!/etc/(?:nginx|ssl)/[\w./-]+\.(crt|key)(?=;)!$dir/edge.example.$1!g;
	}

	return $conf;
}


# runs a configuration; servers with TLS need the name in their certificate

sub serve {
	my ($conf, %o) = @_;
	my $more = '';

	if ($o{tls}) {
		my ($asked) = $conf =~ /proxy_ssl_name\s+(\S+);/;
		my $cert = $o{cert} // $o{tls};

		$more = join '', map { my ($name, $file) = @$_; <<"EOF" }
server {
    listen               127.0.0.1:8444 ssl;
    server_name          $name;
    ssl_certificate      $dir/$file.crt;
    ssl_certificate_key  $dir/$file.key;

    location / {
        responses           off;
        proxy_pass          http://127.0.0.1:8000;
        proxy_http_version  1.1;
        proxy_set_header    Host \$http_host;
        proxy_set_header    Connection "";
        proxy_buffering     off;
    }
}
EOF
			[ 'default.example', 'other.example' ], [ $asked // '_', $cert ];
	}

	$t->stop();
	unlink "$dir/responses.log";
	$errors = -s "$dir/error.log" // 0;

	$conf = here($conf);
	$conf = "http {\n$conf\n}\n" unless $conf =~ /^http \{/m;
	$conf =~ s/^http \{\n/$&%%TEST_GLOBALS_HTTP%%\n$more/m;

	$t->write_file_expand('nginx.conf', "%%TEST_GLOBALS%%\ndaemon off;\n"
		. "events {\n}\n$conf");
	$t->run();
}


# what recipes are beside

sub beside {
	return (blocks('docs/recipes.md'))[0];
}


# runs a recipe, changed by the code if there is any

sub recipe {
	my ($section, $code) = @_;

	local $_ = join "\n", beside(), blocks('docs/recipes.md', $section);

	$code->() if $code;
	serve($_);
}


# a CA, a server's certificate for each name, and another CA

sub authority {
	my $new = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2';

	openssl("req -x509 $new -subj /CN=$_ -keyout $dir/$_.key -out $dir/$_.crt")
		foreach qw/ ca other /;

	foreach my $name (qw/ api.openai.com acme.openai.azure.com openrouter.ai
		bedrock-mantle.us-east-1.api.aws other.example edge.example /)
	{
		$t->write_file('ext', "subjectAltName=DNS:$name\n");

		openssl("req $new -subj /CN=test -keyout $dir/$name.key "
			. "-out $dir/$name.csr");
		openssl("x509 -req -in $dir/$name.csr -CA $dir/ca.crt -CAkey "
			. "$dir/ca.key -CAcreateserial -days 2 -extfile $dir/ext "
			. "-out $dir/$name.crt");
	}
}


sub openssl {
	system("openssl $_[0] >/dev/null 2>&1") == 0 or die "openssl $_[0]: $?\n";
}


1;

###############################################################################
