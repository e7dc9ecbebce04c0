package Test::Responses::Fleet;

# Several nginx, a Valkey or Redis on a port of this machine, and requests
# whose tokens a stream tells.

use warnings;
use strict;

use base qw/ Exporter /;

our @EXPORT = qw/ fleet start_store stop_store redis total config check edge
	stop_edge request left errors metric clean /;

use IO::Socket::INET;
use Test::Nginx;
use Test::Responses;

###############################################################################

my ($t, $dir, $store, %edges, $own);

# valkey-server, or redis-server, in PATH; TEST_STORE names one of them

my @binaries = $ENV{TEST_STORE} || qw/ valkey-server redis-server /;
my ($binary) = grep { -x } map { my $name = $_; map { "$_/$name" }
	split /:/, "$ENV{PATH}:/usr/sbin:/usr/local/bin" } @binaries;

END {
	my @pids = map { $_->{pid} } values %edges;
	kill 'KILL', grep { $_ } $store, @pids,
		map { Test::Responses::children($_) } @pids
		if $own && $own == $$;
}


# the test; it is skipped without a store, or without what the module needs

sub fleet {
	($t) = @_;

	$dir = $t->testdir();
	$own = $$;

	plan(skip_all => 'no ' . join(' or ', @binaries)) unless $binary;

	my $checked = check('responses_store redis://127.0.0.1:1;', 'store');

	plan(skip_all => 'built without hiredis') if $checked =~ /hiredis/;
}


sub start_store {
	my (@more) = @_;
	my $port = port(8090);

	$store = fork();
	die "fork: $!\n" unless defined $store;

	if ($store == 0) {
		open STDOUT, '>', "$dir/store.log";
		open STDERR, '>&', \*STDOUT;
		exec $binary, '--port', $port, '--bind', '127.0.0.1', '--dir', $dir,
			'--save', '', '--appendonly', 'no', @more;
	}

	pump(sub { (redis('PING') // '') =~ /PONG/ }, 30);

	# the version is of the server that answers, not of the file

	note(join ' ', $binary, (redis('INFO', 'server') // '')
		=~ /^((?:valkey|redis)_version:\S+)/mg);
}


sub stop_store {
	kill 'KILL', $store;
	waitpid($store, 0);
	undef $store;
}


# a command, and its reply as text

our $PASSWORD;

sub redis {
	my $s = IO::Socket::INET->new(PeerAddr => '127.0.0.1:' . port(8090),
		Timeout => 2) or return;

	foreach my $args ($PASSWORD ? [ 'AUTH', $PASSWORD ] : (), [ @_ ]) {
		print $s '*' . @$args . "\r\n", map { '$' . length() . "\r\n$_\r\n" }
			@$args;
	}

	shutdown $s, 1;
	local $/;
	return scalar <$s>;
}


# what all edges have used of a key, in all slots

sub total {
	my ($key, $more) = @_;
	my $sum = 0;

	foreach ((redis('HVALS', "nginx:{all:$key}:3600000" . ($more // '')) // '')
		=~ /^(1(?: \d+){5,})\r$/mg)
	{
		my @numbers = split / /;
		$sum += $_ foreach @numbers[6 .. $#numbers];
	}

	return $sum;
}


sub config {
	my ($n, $main, $zone, $period, $limit, $upstream) = @_;
	my $port = port(8100 + $n);
	$upstream //= 8081;
	$limit //= 'tokens=100k';

	return <<"EOC";
daemon off;
worker_processes 2;
pid $dir/edge$n.pid;
error_log $dir/edge$n.error.log info;
@{[ $ENV{TEST_RESPONSES_MODULE}
	? "load_module $ENV{TEST_RESPONSES_MODULE};" : '' ]}
events { }
http {
    access_log off;
    client_body_temp_path $dir/body$n;
    proxy_temp_path $dir/proxy$n;
    fastcgi_temp_path $dir/fastcgi$n;
    uwsgi_temp_path $dir/uwsgi$n;
    scgi_temp_path $dir/scgi$n;
    log_format used '\$http_x_key \$responses_total_tokens \$responses_cost';
    responses_price m-* input=1 output=10;
    responses_zone zone=main:64k key=\$http_x_key;
    $main
    responses_limit_zone \$http_x_key zone=all:1m $zone;
    responses_limit_zone \$http_x_key zone=small:1m $zone;
    server {
        listen 127.0.0.1:$port;
        responses on;
        location / {
            access_log $dir/edge$n.log used;
            responses_limit zone=all $limit/$period reserve=100;
            proxy_pass http://127.0.0.1:@{[ port($upstream) ]};
        }
        location = /status {
            responses_status main;
        }
        location /small/ {
            responses_limit zone=small tokens=1000/$period reserve=100;
            proxy_pass http://127.0.0.1:@{[ port($upstream) ]};
        }
    }
}
EOC
}


sub nginx {
	my ($n) = @_;
	return ($ENV{TEST_NGINX_BINARY} || '/usr/sbin/nginx', '-p', "$dir/",
		'-e', "$dir/edge$n.error.log", '-c', "$dir/edge$n.conf");
}


# what "nginx -t" says

sub check {
	my ($main, $zone, $period) = @_;

	$t->write_file('edge0.conf', config(0, $main, $zone // '',
		$period // '1h'));

	return join '', map { `$_` } join ' ', nginx(0), '-t', '2>&1';
}


# url and more: of the store; limit: of all requests

sub edge {
	my ($n, %o) = @_;
	my $name = $o{name} // $n;
	my $url = $o{url} // 'redis://127.0.0.1:' . port(8090);
	my $more = $o{more} // '';

	$t->write_file("edge$n.conf", config($n, "responses_store $url sync=200ms "
		. "edge=edge$name $more;", 'store', $o{period} // '1h', $o{limit},
		$o{upstream}));

	my $pid = fork();
	die "fork: $!\n" unless defined $pid;
	exec nginx($n) unless $pid;

	$edges{$n} = { pid => $pid };

	pump(sub { IO::Socket::INET->new('127.0.0.1:' . port(8100 + $n)) }, 30);
}


sub edges {
	return sort keys %edges;
}


sub stop_edge {
	my ($n, $signal) = @_;
	my $pid = $edges{$n}{pid};
	my @workers = $signal eq 'KILL' ? Test::Responses::children($pid) : ();

	kill $signal, $pid, @workers;
	return if $signal eq 'HUP';

	waitpid($pid, 0);
	delete $edges{$n};

	# workers that are killed may end later

	pump(sub { !IO::Socket::INET->new('127.0.0.1:' . port(8100 + $n)) }, 10);
}


sub ask {
	my ($n, $key, $uri) = @_;

	my $c = client(port => 8100 + $n, uri => ($uri // '/')
		. 'v1/responses', method => 'POST', content => '{"input":"12345678"}',
		headers => [ "X-Key: $key" ]);

	$c->wait();
	$c->close();

	return $c;
}


sub request {
	return ask(@_)->status();
}


sub left {
	return ask(@_)->headers() =~ /^x-ratelimit-remaining-tokens: (\d+)/m
		? $1 : -1;
}


sub errors {
	return $t->read_file("edge$_[0].error.log");
}


# no edge has crashed, and sanitizers have nothing to say

sub clean {
	my @wrong = map { slurp($_) =~
		/^.*(?:Sanitizer|runtime error|exited on signal (?!9\b)).*$/mg }
		glob("$dir/edge*.error.log");

	is(join("\n", @wrong), '', 'no edge has crashed');
}


sub metric {
	my ($n, $name) = @_;

	my $c = client(port => 8100 + $n, uri => '/status');
	$c->wait();

	my ($value) = $c->content() =~ /^nginx_responses_$name\{[^}]*\} (\S+)$/m;
	$c->close();

	return $value // 'none';
}


1;
