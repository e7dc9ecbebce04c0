#!/usr/bin/perl

# Tests for docs/recipes.md, docs/costs.md and docs/clients.md: recipes that
# are right alone are right together.  Each is merged with each other one as
# the page says, and both are asked for what they are for.

use FindBin;
use lib "$FindBin::Bin/lib";
use Test::Nginx;
use Test::Responses;
use Test::Responses::Docs;

###############################################################################

my $red = [ 'Authorization: Bearer edge-red-1' ];
my $blue = [ 'Authorization: Bearer edge-blue-1' ];

my ($created) = $story =~ /^(.*?\n\n)/s;
my @busy = answer('{}', status => '503 Busy', type => 'application/json');
my $hush = $created =~ s/"output"/"instructions":"hush",$&/r;

# a recipe: its title, and what it is asked for; "apart" are those that choose
# a server in another way, "to" what its servers are not

my %recipes = (
	failover => { title => 'Failover', asks => sub {
		my ($name) = @_;
		my $n = 0;

		$answer = sub { $n++ ? answer($story) : @busy };
		ask($name, like => '"type":"response\.completed"');
		is($n, 2, "$name, servers");
	} },
	provider => { title => 'Another provider, and a larger model',
		asks => sub {
		my ($name) = @_;

		$answer = sub {
			$_[1] =~ /"other-model"/ ? answer($story) : @busy
		};
		ask($name, like => '"type":"response\.completed"');
		unlike($behind{8003}{requests}[0] // 'edge-red', qr/edge-red/,
			"$name, no key");
	} },
	keys => { title => 'Keys, limits and errors', asks => sub {
		my ($name) = @_;

		$answer = [ $story ];
		ask($name, not_sent => 'edge-red', sent => 'Bearer sk-test',
			like => '"type":"response\.completed"');
		ask("$name, no key", headers => [], status => 401, sent => 0,
			like => '"code":"invalid_api_key"');
	} },
	limits => { title => 'Limits of tokens per customer', asks => sub {
		my ($name) = @_;

		$answer = [ $story ];
		ask($name, like => '"type":"response\.completed"',
			head => '\nx-ratelimit-limit-tokens: 300000\r');
		ask("$name, too large", status => 400, sent => 0,
			content => '{"max_output_tokens":400000}',
			like => '"type":"(?:request_too_large|invalid_request_error)"');

		$answer = [ $story =~ s/"total_tokens":5/"total_tokens":39000/r ];
		ask("$name, much", headers => $blue);
		ask("$name, over", headers => $blue, status => 429, sent => 0,
			content => '{"max_output_tokens":30000}',
			head => '\nRetry-After: \d+\r', like => '"code":"rate_limit_exceeded"');
	} },
	costs => { page => 'docs/costs.md', title => 'What each customer costs',
		asks => sub {
		my ($name) = @_;

		$answer = [ $story =~ s/"demo"/"gpt-5"/gr ];
		ask($name);
		logs($name, 'responses.json', qr/"customer":"red",.*"cost":0\.0+\d/);
		$answer = [ $story ];
	} },
	redact => { title => 'Keys and addresses in answers', asks => sub {
		my ($name) = @_;

		$answer = [ $story =~ s/"Hi/"sk-hush1234567890 Hi/gr ];
		ask($name, like => '\[key\] Hi', unlike => 'hush');
	} },
	fleet => { title => 'A fleet with stored responses', apart => 'server',
		asks => sub {
		my ($name) = @_;

		$answer = sub { answer('{"id":"resp_1","object":"response"}',
			type => 'application/json') };

		my ($id) = ask($name, unlike => '"resp_1"')->content()
			=~ /"id":"(.*?)"/;

		ask("$name, its owner", uri => "GET /v1/responses/$id",
			content => '', sent => 'resp_1 ', like => "\"id\":\"$id\"");
		ask("$name, another", uri => "GET /v1/responses/$id", content => '',
			headers => $blue, status => 404, sent => 0);
	} },
	prompts => { title => 'Prompts and reasoning stay inside', asks => sub {
		my ($name) = @_;

		$answer = [ $story =~ s/^.*?\n\n/$hush/sr ];
		ask("$name, the public", from => '127.0.0.9', unlike => 'hush',
			like => '"type":"response\.completed"');
		ask("$name, items", from => '127.0.0.9', status => 403, sent => 0,
			uri => 'GET /v1/responses/resp_1/input_items', content => '');
	} },
	spans => { title => 'Spans of OpenTelemetry', asks => sub {
		my ($name) = @_;

		$answer = [ $story ];
		ask($name);
		logs($name, 'spans.log', qr/request\.model=demo .*input_tokens=3 /);
	} },
	router => { title => 'A model router', apart => 'server', asks => sub {
		my ($name) = @_;

		$answer = [ $story ];
		ask($name, headers => [ @$red, 'X-Tier: gold' ], to => 8003,
			content => '{"model":"auto","stream":true}',
			sent => '"model":"gpt-oss-120b"',
			like => 'event: response\.routing\.completed');
	} },
	names => { title => 'Names of your own for models', apart => 'model',
		asks => sub {
		my ($name) = @_;

		$answer = [ $story =~ s/demo/gpt-oss-120b/gr ];
		ask($name, content => '{"model":"acme-fast"}', unlike => 'gpt-oss',
			sent => '"model":"gpt-oss-120b"', like => '"model":"acme-fast"');
	} },
	sessions => { title => 'Sessions find their server', asks => sub {
		my ($name) = @_;
		my %to;

		$answer = [ $story ];

		foreach (1 .. 3) {
			ask($name, content => '{"prompt_cache_key":"s","stream":true}');
			$to{join ' ', grep { @{$behind{$_}{requests}} }
				keys %behind}++;
		}

		is(scalar keys %to, 1, "$name, one server");
	} },
	compressed => { title => 'Compressed requests', asks => sub {
		my ($name) = @_;

		ask($name, headers => [ @$red, 'Content-Encoding: zstd' ],
			status => 415, sent => 0,
			like => '"code":"unsupported_content_encoding"');
	} },
	agents => { title => 'Agents', asks => sub {
		my ($name) = @_;

		$answer = [ $story ];
		ask($name, like => '"type":"response\.completed"');
		ask("$name, upgrade", uri => 'GET /v1/responses', content => '',
			status => 426, sent => 0,
			headers => [ @$red, 'Connection: Upgrade',
				'Upgrade: websocket' ]);
	} },
	realtime => { title => 'WebSockets of another API', asks => sub {
		my ($name) = @_;

		$answer = sub { answer('') };
		ask($name, uri => 'GET /v1/realtime', content => '',
			sent => '\nUpgrade: websocket\r',
			headers => [ @$red, 'Connection: Upgrade',
				'Upgrade: websocket' ]);
	} },
	browsers => { page => 'docs/clients.md', title => 'Browsers',
		asks => sub {
		my ($name) = @_;
		my @page = (headers => [ @$red, 'Origin: https://app.example' ]);
		my $allows = '\nAccess-Control-Allow-Origin: https://app\.example\r';

		$answer = [ $story ];
		ask("$name, preflight", headers => [ 'Origin: https://app.example' ],
			uri => 'OPTIONS /v1/responses', content => '', status => 204,
			head => $allows, sent => 0);
		ask($name, @page, head => $allows,
			like => '"type":"response\.completed"');
	} },
);

# the key file of fleets, and what is not said of JSON logs

$t->write_file('responses.keys', "a key of more than 16 bytes\n");

# directives that may stand in a block several times

my $many = qr/^(?:if|add_header|set|error_page|access_log|proxy_set_header|include
	|proxy_hide_header|otel_span_attr|location|server|map|geo|log_format
	|responses_(?:hide|set|add|redact|limit|price|count|request_set|routing|zone)
	\w*|limit_req\w*)$/x;

my @names = sort keys %recipes;

foreach my $i (0 .. $#names) {
	foreach my $j ($i + 1 .. $#names) {
		together(@names[$i, $j]);
	}
}

# all that can stand together

together(grep { !/^(?:fleet|names|provider)$/ } @names);

###############################################################################

sub together {
	my (@parts) = @_;
	my @apart = map { $recipes{$_}{apart} // () } @parts;
	my $title = join ' + ', @parts > 2 ? 'all' : @parts;

	return if @parts == 2 && @apart == 2;

	my $conf = eval { merged(map { conf($_) } @parts) };

	return fail("$title: $@") if $@;

	# with signed ids, customers may read what is stored

	my ($line) = slurp('../docs/recipes.md')
		=~ /^\* For background and resumed responses add `(.*?)`/m;

	$conf =~ s/^( +)default +0;\n(?= +"~\^POST)/$&$1$line\n/m
		if "@parts" =~ /fleet|prompts/;

	unlink "$dir/responses.json", "$dir/spans.log";
	eval { serve($conf); 1 } or return fail("$title: $@\n$conf");

	$recipes{$_}{asks}->("$title: $_") foreach @parts;
}


# the lines of a recipe

sub conf {
	my ($name) = @_;
	my $recipe = $recipes{$name};
	my @blocks = blocks($recipe->{page} // 'docs/recipes.md',
		$recipe->{title});

	my $conf = join "\n", @blocks;

	# parts of configurations, as their text says

	$conf = "upstream models {\n$blocks[0]}\nserver {\nlisten 80;\n"
		. "location /v1/responses {\nresponses on;\n"
		. "responses_read_request on;\nproxy_pass http://models;\n}\n}\n"
		if $name eq 'sessions';
	$conf = "$blocks[0]\nserver {\nlisten 80;\n$blocks[1]\n}\n"
		if $name eq 'realtime';
	$conf = "$blocks[0]\n$blocks[1]" if $name eq 'limits';

	return $conf =~ s!http://127\.0\.0\.1:8000!http://models!gr;
}


# a line of a log, beside those of others

sub logs {
	my ($name, $file, $re) = @_;
	like(logged($t, $file, $re), $re, "$name, log");
}


sub ask {
	my ($name, %o) = @_;

	return asks($name, headers => $red, %o);
}

###############################################################################

# a configuration as a list of directives, [ name, arguments, block or undef ]

sub parse {
	my ($text) = @_;
	my (@stack, @words) = ([]);

	while ($text =~ /\G\s*(?:(\#[^\n]*)|([;{}])|("(?:[^"\\]|\\.)*"|'[^']*'
		|[^\s;{}"'\#]+))/gcxs)
	{
		my ($comment, $mark, $word) = ($1, $2, $3);

		if (defined $word) {
			push @words, $word;

		} elsif (defined $mark && $mark eq '}') {
			my $block = pop @stack;
			$stack[-1][-1][2] = $block;

		} elsif (defined $mark) {
			push @{$stack[-1]}, [ shift @words, "@words", undef ];
			push @stack, [] if $mark eq '{';
			@words = ();
		}
	}

	return $stack[0];
}


sub text {
	my ($list, $indent) = @_;

	return join '', map { my ($name, $args, $block) = @$_;
		my $line = ' ' x $indent . $name . ($args ne '' ? " $args" : '');
		$block ? "$line {\n" . text($block, $indent + 4) . ' ' x $indent . "}\n"
			: "$line;\n" } @$list;
}


sub merged {
	my $all = parse(beside());

	foreach my $conf (@_) {
		merge($all, parse($conf), 'http');
	}

	# the line that is in a file

	my ($key) = map { /^( +# proxy_set_header .*;\n)/m } @_;

	return ($key // '') . text($all, 0);
}


sub merge {
	my ($all, $more, $where) = @_;

	# in a location or a server, checks come first

	foreach my $new (@$more) {
		my ($name, $args, $block) = @$new;
		my ($old) = grep { same($_, $new, $where) } @$all;

		if (!$old) {
			push @$all, $new;

		} elsif ($block && $name =~ /^(?:server|location|upstream)$/) {
			$old->[1] = wider($old->[1], $args) if $name eq 'location';
			merge($old->[2], $block, $name);

		} elsif ($block) {
			die "two of $name $args\n"
				if text([ $old ], 0) ne text([ $new ], 0);

		} elsif ($old->[1] ne $args) {
			$old->[1] = chosen($name, $old->[1], $args);
		}
	}

	# a method of balancing is before servers, formats of logs are before
	# those who use them

	return if $where !~ /^(?:http|upstream)$/;

	my $last = qr/^server$/;

	@$all = ((grep { $_->[0] !~ $last } @$all),
		grep { $_->[0] =~ $last } @$all);
}


sub same {
	my ($old, $new, $where) = @_;
	my ($name, $args, $block) = @$new;

	return 0 if $old->[0] ne $name;

	# servers of an upstream are lines, others are blocks with the same port

	return $where ne 'http' && $old->[1] eq $args || $where eq 'http'
		&& text([ $old ], 0) =~ /listen +80;/
		&& text([ $new ], 0) =~ /listen +80;/ if $name eq 'server';
	return $old->[1] eq $args || main_path($old->[1]) && main_path($args)
		if $name eq 'location';
	return $old->[1] eq $args if $block || $name =~ $many;
	return 1;
}


sub main_path {
	return $_[0] =~ m!^(?:= |~ \^)?/v1/(?:responses.*)?$!;
}


sub wider {
	my ($one, $other) = @_;

	foreach my $path ('/v1/', '/v1/responses') {
		return $path if $one eq $path || $other eq $path;
	}

	return $one;
}


sub chosen {
	my ($name, @values) = @_;

	if ($name eq 'proxy_pass') {
		return (grep { /\$/ } @values)[0] // (grep { /models/ } @values)[0]
			// die "two of $name\n";
	}

	# the one that allows more

	foreach my $part ([ qr/_timeout$|_size$/ => sub { $_[0] =~ /(\d+)/ } ],
		[ qr/^responses_(?:hold|failure|heartbeat)$|^proxy_next_upstream$/
			=> sub { length $_[0] } ])
	{
		next unless $name =~ $part->[0];
		return (sort { ($part->[1]->($b))[0] <=> ($part->[1]->($a))[0] }
			@values)[0];
	}

	die "two of $name: @values\n";
}

###############################################################################
