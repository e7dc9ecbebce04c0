# Copyright (C) 2026 ngx_http_responses_module authors
#
# GNU make.  Everything made lies in build/, "make help" lists the targets.


SHELL = /bin/bash
.SHELLFLAGS = -e -o pipefail -c

# what to set, on the command line or in the environment

BUILD ?= build
NGINX_SRC ?=
NGINX_CONF ?=
DESTDIR ?=
MODULESDIR ?= /usr/lib/nginx/modules
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
KEY ?=
UPSTREAM ?=

ifeq ($(origin CC), default)
CC = gcc
endif

CFLAGS ?= -O2 -fstack-protector-strong -D_FORTIFY_SOURCE=2
LDFLAGS ?= -Wl,-z,relro -Wl,-z,now

TESTS ?= $(wildcard t/*.t)

# The makefile of nginx has CC and CFLAGS of its own: what is set here goes
# to its configure, and must not overrule the result.

MAKEOVERRIDES =
unexport CFLAGS LDFLAGS NGINX_CONF MAKEFLAGS

top := $(CURDIR)
out := $(abspath $(BUILD))
module := ngx_http_responses_module

submake = $(MAKE) --no-print-directory -j$(JOBS) -f objs/Makefile

# one line for each file compiled, and whatever the compiler says

shorten = sed -n -e 's|^.*-o objs/addon/\(.*\)\.o.*|  cc $(1)\1.c|p'


.PHONY: all build static sanitize unit check test test-sanitize demo deps \
	install clean help need FORCE

all: build

help:
	@sed -n -e 's/^#: \{0,1\}//p' Makefile

#: make            build/ngx_http_responses_module.so, with the headers of
#:                 the package nginx-dev, or with NGINX_SRC=DIR
#: make deps       install the Debian packages for all of the below
#: make demo       show the module at work; UPSTREAM and KEY are passed on
#: make test       check, unit tests and tests of the whole server
#: make check      style, floors and documentation
#: make unit       unit tests alone, with sanitizers
#: make sanitize   all tests, nginx and the module built with sanitizers
#: make static     build/static/objs/nginx with the module in it
#: make install    copy the module to DESTDIR/MODULESDIR
#: make clean      remove build/
#:
#: CC=clang        another compiler
#: CFLAGS, LDFLAGS  options added to those of nginx
#: BUILD=DIR       another place than build
#: NGINX_SRC=DIR   source tree of nginx, the same version as the nginx
#:                 which loads the module; it is only read
#: NGINX_CONF=...  more options for nginx's configure
#: TESTS=...       the tests to run, default t/*.t
#: TEST_NGINX_BINARY=FILE  nginx to test with, default: nginx in PATH


# The module.  nginx is configured in a directory of links to its sources,
# so that nothing is ever written to those.

debian := /usr/share/nginx/src
tree := $(if $(NGINX_SRC),$(abspath $(NGINX_SRC)),$(debian))
version := $(shell sed -n -e 's/^.define NGINX_VERSION *"\(.*\)"/\1/p' \
	$(tree)/src/core/nginx.h 2>/dev/null)
sources := $(shell find $(module) -name '*.[ch]' | sort)

build: $(out)/$(module).so

$(out)/$(module).so: $(out)/module/objs/Makefile $(sources)
	@cd $(out)/module && $(submake) modules | $(call shorten)
	@cp $(out)/module/objs/$(module).so $@
	@echo "$(patsubst $(top)/%,%,$@) for nginx $(version)"

# reasons to configure anew: other options, another nginx, another config

$(out)/module/settings: FORCE
	@mkdir -p $(@D)
	@echo '$(CC)|$(CFLAGS)|$(LDFLAGS)|$(tree)|$(version)|$(NGINX_CONF)' \
		> $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(out)/module/objs/Makefile: $(out)/module/settings config \
		$(wildcard $(tree)/src/core/nginx.h $(tree)/conf_flags)
	@CC='$(CC)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' \
		util/configure $(out)/module $(tree) \
		--add-dynamic-module=$(top) $(NGINX_CONF)

$(sources) $(tree)/src/core/nginx.h $(tree)/conf_flags: ;

install: build
	install -d $(DESTDIR)$(MODULESDIR)
	install -m 644 $(out)/$(module).so $(DESTDIR)$(MODULESDIR)

clean:
	rm -rf $(out)
