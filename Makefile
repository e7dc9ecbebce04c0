# Copyright (C) 2026 ngx_http_responses_module authors
#
# GNU make.  Everything made lies in build/, "make help" lists the targets.


SHELL = /bin/bash
.SHELLFLAGS = -e -o pipefail -c

# what to set, on the command line or in the environment

BUILD ?= build
NGINX_SRC ?=
NGINX_CONF ?=
NGX_RESPONSES_PLACE ?= late
DESTDIR ?=
MODULESDIR ?= /usr/lib/nginx/modules
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

ifeq ($(origin CC), default)
CC = gcc
endif

CFLAGS ?= -O2 -fstack-protector-strong -D_FORTIFY_SOURCE=2
LDFLAGS ?= -Wl,-z,relro -Wl,-z,now

TESTS ?= $(wildcard t/*.t)

# The makefile of nginx has CC and CFLAGS of its own: what is set here goes
# to its configure, and must not overrule the result.  Our own makefile finds
# it in the environment when it calls itself.

MAKEOVERRIDES =
export BUILD CC CFLAGS LDFLAGS NGINX_SRC NGINX_CONF JOBS TESTS DEPS
export NGX_RESPONSES_PLACE

top := $(CURDIR)
out := $(abspath $(BUILD))
module := ngx_http_responses_module

jobs = $(if $(filter -j% --jobserver%,$(MAKEFLAGS)),,-j$(JOBS))
submake = $(MAKE) --no-print-directory $(jobs) -f objs/Makefile

# one line for each file compiled, and whatever the compiler says

shorten = sed -n -e 's|^.*-o objs/addon/\(.*\)\.o.*|  cc $(1)\1.c|p'


.PHONY: all build static apart sanitize unit programs streams quick ways check \
	structure test agents crash fleet demo deps compare bench matrix dist deb install \
	clean help need-demo \
	need-test need-all FORCE

all: build

help:
	@sed -n -e 's/^#: \{0,1\}//p' Makefile

#: make            build/ngx_http_responses_module.so, with the headers of
#:                 the package nginx-dev, or with NGINX_SRC=DIR
#: make deps       install the Debian packages for all of the below; other
#:                 targets install what they need themselves
#: make demo       show the module at work, see util/demo for UPSTREAM, KEY,
#:                 MODEL and PROMPT
#: make test       check, unit tests and tests of the whole server
#: make check      style, structure, ways and documentation
#: make unit       unit tests alone, with sanitizers
#: make streams    the cases of FILES, as t/streams/dialect/mine.t, through
#:                 the engine and through nginx
#: make quick      the same through the engine alone, without sanitizers:
#:                 seconds after a change
#: make ways       how many functions events pass; WRITE=1 puts it into
#:                 docs/internals.md
#: make compare    the engine of the commit BASE and that of the working tree
#:                 on the same streams, and those of the directory STREAMS; any
#:                 difference is an error; see t/fuzz/compare for ARGS,
#:                 THOROUGH=1 runs some minutes
#: make matrix     some tests with each of several versions of nginx, named by
#:                 TREES="DIR ..." or TREES="--git REPO TAG ..."
#: make bench      what the module costs, beside plain nginx, sub_filter, Lua
#:                 and njs; BENCH=quick takes less than a minute,
#:                 BENCH=recordings counts the instructions for the streams of
#:                 the directory STREAMS, see util/bench
#: make sanitize   all tests, nginx and the module built with sanitizers
#: make apart      the module configured with --with-compat alone, as for any
#:                 nginx, tested with that of Debian
#: make static     build/static/objs/nginx with the module in it
#: make agents     real agents from npm, with and without the edge, see
#:                 t/agents/agents.mjs for AGENTS and DIALECTS; CUTS=all:
#:                 agents after faults
#: make crash      what a client gets after 25 faults of a server, with the
#:                 recipe for failover, and with nginx alone;
#:                 CLIENT=openai: with the package of npm
#: make fleet      what 3 and 10 edges allow of one limit, with and without a
#:                 store: SECONDS of each row, PERIOD of the limit
#: make deb        build/deb/libnginx-mod-http-responses_VERSION_ARCH.deb
#: make dist       build/ngx_http_responses_module-VERSION.tar.gz, of the
#:                 last commit, and its components as CycloneDX
#: make install    copy the module to DESTDIR/MODULESDIR
#: make clean      remove build/
#:
#: CC=clang        another compiler
#: CFLAGS, LDFLAGS  options added to those of nginx
#: BUILD=DIR       another place than build
#: NGINX_SRC=DIR   source tree of nginx, the same version as the nginx
#:                 which loads the module; it is only read
#: NGINX_CONF=...  more options for nginx's configure
#: NGX_RESPONSES_PLACE=early  filter before Lua, njs and other modules, see
#:                 docs/install.md; default: late
#: TESTS=...       the tests to run, default t/*.t
#: TEST_NGINX_BINARY=FILE  nginx to test with, default: nginx in PATH
#: DEPS=no         install no packages


# The module.  nginx is configured in a directory of links to its sources,
# so that nothing is ever written to those.

debian := /usr/share/nginx/src
tree := $(if $(NGINX_SRC),$(abspath $(NGINX_SRC)),$(debian))
version := $(shell sed -n -e 's/^.define NGINX_VERSION *"\(.*\)"/\1/p' \
	$(tree)/src/core/nginx.h 2>/dev/null)

# packages keep the times of their files: those tell nothing of an upgrade

upgraded := $(version) $(shell cat $(tree)/conf_flags 2>/dev/null | cksum)

# what "config" builds the module with if it is there: installed later, it is
# found, too

optional := $(shell for file in hiredis/hiredis.h openssl/hmac.h pcre2.h; do \
	printf '\043if __has_include(<%s>)\n%s\n\043endif\n' $$file $$file; \
	done | $(CC) $(CFLAGS) -E -P - 2>/dev/null)

# of the module

release := $(shell sed -n -e 's/^.define NGX_RESPONSES_VERSION *"\(.*\)"/\1/p' \
	$(module)/core/ngx_responses_version.h)

sources := $(shell find $(module) -name '*.[ch]' | sort)
page := $(module)/http/count/status.html

build: $(out)/$(module).so

$(out)/$(module).so: $(out)/module/objs/Makefile $(sources)
	@cd $(out)/module && $(submake) modules | $(call shorten)
	@cp -p $(out)/module/objs/$(module).so $@.new && mv $@.new $@
	@echo "$(patsubst $(top)/%,%,$@) $(release) for nginx $(version)"

# reasons to configure anew: other options, another nginx, another config,
# another status page, which "config" makes a header of

module_flags = $(CFLAGS)
module_ldflags = $(LDFLAGS)

settings := $(patsubst %,$(out)/%/settings,module static sanitize unit)

$(settings): $(out)/%/settings: FORCE
	@mkdir -p $(@D)
	@echo '$(CC)|$($*_flags)|$($*_ldflags)|$(tree)|$(upgraded)' \
		'$(NGINX_CONF)|$(NGX_RESPONSES_PLACE)|$(optional)' > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(out)/module/objs/Makefile: $(out)/module/settings config $(page)
	@CC='$(CC)' CFLAGS='$(module_flags)' LDFLAGS='$(module_ldflags)' \
		util/configure $(out)/module $(tree) \
		--add-dynamic-module=$(top) $(NGINX_CONF)

$(sources): ;


# A whole nginx with the module in it: from NGINX_SRC, or from the source
# package of Debian, which lands in build/.  This is also where the static
# form of config is tried, "util/check-order.pl" looks at the outcome.
#
# The sanitizers see nothing of nginx's pools unless these are plain malloc,
# and nginx's core itself is not clean of what is left out.

fetched := $(out)/nginx-source
static_tree := $(if $(NGINX_SRC),$(tree),$(fetched))
static_conf := --with-debug --with-threads --with-http_ssl_module \
	--with-http_v2_module --with-http_gunzip_module \
	--with-http_addition_module --with-http_sub_module \
	--with-http_auth_request_module --with-http_slice_module \
	--with-http_realip_module --with-http_stub_status_module

sanitizers := -fsanitize=address,undefined -fno-sanitize-recover=all
tolerate := -fno-sanitize=alignment,nonnull-attribute,pointer-overflow

static: $(out)/static/objs/nginx

static_flags = $(CFLAGS)
static_ldflags = $(LDFLAGS)
sanitize_flags = -O1 -g -fno-omit-frame-pointer -DNGX_DEBUG_PALLOC=1 \
	$(sanitizers) $(tolerate)
sanitize_ldflags = $(sanitizers)

$(out)/static/objs/Makefile $(out)/sanitize/objs/Makefile: \
		$(out)/%/objs/Makefile: \
		config $(page) $(static_tree)/src/core/nginx.h $(out)/%/settings
	@CC='$(CC)' CFLAGS='$($*_flags)' LDFLAGS='$($*_ldflags)' \
		util/configure $(out)/$* $(static_tree) $(static_conf) \
		--add-module=$(top) $(NGINX_CONF)
	@util/check-order.pl $(out)/$*/objs/ngx_modules.c \
		$(NGX_RESPONSES_PLACE)

$(out)/static/objs/nginx $(out)/sanitize/objs/nginx: \
		$(out)/%/objs/nginx: $(out)/%/objs/Makefile $(sources)
	@cd $(out)/$* && $(submake) binary | $(call shorten)
	@echo "$(patsubst $(top)/%,%,$@)"

$(fetched)/src/core/nginx.h:
	@util/fetch-nginx $(fetched)


# Unit tests: all but http/, without nginx, each test a program of its own.

folders := core json api engine counters request
unit_flags := -O1 -g -fno-omit-frame-pointer $(sanitizers) -W -Wall \
	-Wpointer-arith -Wno-unused-parameter -Werror \
	-I t/unit/stub -I t/unit -I $(module)

unit_srcs := $(wildcard $(folders:%=$(module)/%/*.c) t/unit/util/*.c)
unit_objs := $(unit_srcs:%.c=$(out)/unit/obj/%.o)

# the longest one begins first

unit_names := streams $(filter-out streams, \
	$(basename $(notdir $(wildcard t/unit/*.c))))
unit_tests := $(unit_names:%=$(BUILD)/unit/%)

# Most tests wait most of their time, so two for each processor run at once.

prove := PERL5LIB=$(top)/t/lib prove -j$(shell expr 2 \* $(JOBS)) -I t/lib \
	--harness=Test::Responses::Harness

# these are compiled, so that they still can be built

fuzz_objs := $(patsubst %.c,$(out)/unit/obj/%.o,$(wildcard t/fuzz/*.c))

programs: $(unit_names:%=$(out)/unit/%) $(fuzz_objs) $(out)/contract

unit: programs
	$(if $(unit_tests),$(prove) $(unit_tests),@echo no unit tests)

$(unit_names:%=$(out)/unit/%): $(out)/unit/%: $(out)/unit/obj/t/unit/%.o \
		$(unit_objs)
	@$(CC) $(sanitizers) $(unit_ldflags) -o $@ $^ -lyajl -lpcre2-8

# What t/unit/linear.c counts: steps of the code, and bytes that it looks at.
# The sanitizer of clang has names of its own for two of the functions.

$(unit_objs): unit_flags += -fsanitize-coverage=trace-pc
$(out)/unit/linear: unit_ldflags := $(foreach f,memchr memcpy memmove, \
	-Wl,--wrap=$(f)) $(foreach f,memcpy memmove,-Wl,--wrap=__asan_$(f) \
	-Wl,--defsym=__wrap___asan_$(f)=__wrap_$(f))

$(out)/unit/obj/%.o: %.c $(out)/unit/settings
	@mkdir -p $(@D)
	@echo "  cc unit $<"
	@$(CC) $(unit_flags) -MMD -MP -c -o $@ $<

-include $(unit_objs:.o=.d) $(unit_names:%=$(out)/unit/obj/t/unit/%.d)


FILES ?= $(wildcard t/streams/*/*.t)

streams: build $(out)/unit/streams
	@rc=0; $(BUILD)/unit/streams $(FILES) || rc=1; \
	TEST_RESPONSES_MODULE=$(out)/$(module).so \
		TEST_RESPONSES_STREAMS='$(FILES)' \
		prove -I t/lib t/responses_streams.t || rc=1; exit $$rc


# What scripts read streams with: they make it if it is not there, perhaps
# at the same time.

$(out)/contract: t/lib/contract.c $(wildcard t/unit/*.h)
	@mkdir -p $(@D)
	@$(CC) -O1 -w -I t/unit/stub -I t/unit -I $(module) -o $@.$$$$ $< -lyajl \
		&& mv $@.$$$$ $@


# Cases through the engine, without sanitizers: seconds after a change of one
# file.  What is not right is printed.

fast_srcs := $(unit_srcs) t/unit/streams.c
fast_objs := $(fast_srcs:%.c=$(out)/fast/%.o)

quick: $(out)/fast/streams
	@printf '%s\n' $(FILES) | xargs -P $(JOBS) -n 20 $< > $(out)/fast/log \
		|| { grep -v -e ^ok -e ^1.. $(out)/fast/log; exit 1; }
	@echo "quick: $$(grep -c '^ok .*: ' $(out)/fast/log) cases," \
		"$$(grep -c ', left to nginx$$' $(out)/fast/log) of them left to nginx"

$(out)/fast/streams: $(fast_objs)
	@$(CC) -o $@ $^ -lyajl -lpcre2-8

$(fast_objs): $(out)/fast/%.o: %.c
	@mkdir -p $(@D)
	@$(CC) -O1 -g0 -Werror -MMD -MP -I t/unit/stub -I t/unit -I $(module) \
		-c -o $@ $<

-include $(fast_objs:.o=.d)


# The functions that events pass, see util/ways: a way that grows is an error,
# unless WRITE=1 puts it into docs/internals.md.

WRITE ?=

ways_srcs := $(foreach f,core json api engine,$(wildcard $(module)/$(f)/*.c))
ways_objs := $(ways_srcs:%.c=$(out)/ways/%.o) $(out)/ways/t/ways/ways.o

ways: $(out)/ways/ways
	@util/ways $(if $(WRITE),-w) $<

$(out)/ways/ways: $(ways_objs)
	@$(CC) -no-pie -o $@ $^ -lyajl -lpcre2-8

$(out)/ways/$(module)/%.o: ways_flags := -finstrument-functions
$(ways_objs): $(out)/ways/%.o: %.c
	@mkdir -p $(@D)
	@$(CC) -O0 -g0 -w $(ways_flags) -MMD -MP -I t/unit/stub -I t/unit \
		-I $(module) -c -o $@ $<

-include $(ways_objs:.o=.d)


# Two engines and the same streams, see t/fuzz/compare.

BASE ?=
ARGS ?=
STREAMS ?=

compare:
	@if [ -z '$(BASE)' ]; then \
		echo 'make compare: no BASE, say BASE=<commit to compare with>' >&2; \
		exit 1; \
	fi
	@BUILD=$(out) t/fuzz/compare $(if $(THOROUGH),-t) $(ARGS) '$(BASE)' \
		$(STREAMS)


# Figures, not tests.  What is measured needs no package that is not here:
# util/bench names those that are missing and leaves out what needs them.

BENCH ?= full

bench: build
	@BUILD=$(out) TEST_RESPONSES_MODULE=$(out)/$(module).so \
		STREAMS='$(STREAMS)' util/bench $(BENCH)


# Objects for "util/check-structure.pl", which reads their symbols: http/ only
# where nginx's headers are, with the include path nginx's configure made.

check_srcs := $(wildcard $(folders:%=$(module)/%/*.c) \
	$(if $(version),$(module)/http/*.c $(module)/http/*/*.c))
check_objs := $(check_srcs:$(module)/%.c=$(out)/check/%.o)
check_flags := -O0 -g0 -w -I $(module) -MMD -MP

structure: $(check_objs)
	@util/check-structure.pl $(out)/check

$(out)/check/%.o: $(module)/%.c
	@mkdir -p $(@D)
	@$(CC) $(check_flags) -I t/unit/stub -c -o $@ $<

$(out)/check/http/%.o: $(module)/http/%.c $(out)/module/objs/Makefile
	@mkdir -p $(@D)
	@$(CC) $(check_flags) $$(sed -n -e '/^ALL_INCS/,/^$$/ { \
		s/^ALL_INCS = //; s/\\$$//; s!-I \([^/]\)!-I $(out)/module/\1!; p \
		}' $(out)/module/objs/Makefile) -c -o $@ $<

-include $(check_objs:.o=.d)


# The main jobs, with all they need

need-demo need-test need-all: need-%:
	@util/deps --quiet $* CC=$(CC)

deps:
	@util/deps CC=$(CC)

# all of them, also if one fails

check:
	@rc=0; util/check-style.pl || rc=1; \
	$(MAKE) --no-print-directory $(jobs) structure ways || rc=1; \
	util/check-docs.pl || rc=1; exit $$rc

test: need-test
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory $(jobs) build programs
	TEST_RESPONSES_MODULE=$(out)/$(module).so \
		$(prove) $(unit_tests) $(TESTS)

# Leaks are looked for in the unit tests: nginx frees no memory of a process
# which is about to exit.  What is tested beside nginx is left out.

beside := $(addprefix t/,bench.t checks.t clients.t contract.t dist.t docs_%.t \
	responses_page.t responses_place.t responses_prometheus.t)

# HTTP/2, which the module is not told of then

apart: need-all $(fetched)/src/core/nginx.h
	@$(MAKE) --no-print-directory build BUILD=$(out)/apart \
		NGINX_SRC=$(fetched)
	TEST_RESPONSES_MODULE=$(out)/apart/$(module).so \
		$(prove) t/responses_abort.t

sanitize: need-all
	@$(MAKE) --no-print-directory $(out)/sanitize/objs/nginx
	TEST_NGINX_BINARY=$(out)/sanitize/objs/nginx TEST_RESPONSES_MODULE= \
		ASAN_OPTIONS=detect_leaks=0:abort_on_error=0 \
		UBSAN_OPTIONS=print_stacktrace=1 \
		$(prove) $(filter-out $(beside),$(TESTS))

# not part of the tests: some minutes for each version

TREES ?=

matrix:
	@util/matrix $(TREES)

# not part of the tests: 1.9 GB of packages, and an hour

agents: need-test
	@$(MAKE) --no-print-directory build
	@TEST_RESPONSES_MODULE=$(out)/$(module).so t/agents/run $(out)/agents

# UPSTREAM, KEY, MODEL and PROMPT, on the command line too, are in the
# environment of the demo without a word here, and in no list of processes

demo: need-demo
	@$(MAKE) --no-print-directory build
	@TEST_RESPONSES_MODULE=$(out)/$(module).so util/demo

crash: need-demo
	@$(MAKE) --no-print-directory build
	@TEST_RESPONSES_MODULE=$(out)/$(module).so util/crash

fleet:
	@$(MAKE) --no-print-directory build
	@TEST_RESPONSES_MODULE=$(out)/$(module).so util/fleet

dist:
	@util/dist $(out) $(release)

# what the package needs to be built is no part of "make deps"

deb:
	@util/deb $(out)/deb $(release)

install: build
	install -d $(DESTDIR)$(MODULESDIR)
	install -m 644 $(out)/$(module).so $(DESTDIR)$(MODULESDIR)

clean:
	rm -rf $(out)
