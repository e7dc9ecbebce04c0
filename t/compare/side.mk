# Copyright (C) 2026 ngx_http_responses_module authors
#
# One side of "make compare": the engine and the driver of the tree SRC as one
# object in OUT, where compare_SIDE() is the only symbol that others see.

SHELL = /bin/bash
.SHELLFLAGS = -e -o pipefail -c

module := ngx_http_responses_module

flags := $(COMPARE_CFLAGS) -W -Wall -Wno-unused-parameter \
	-Wno-unused-function -Wno-unused-variable \
	-I $(SRC)/t/unit/stub -I $(SRC)/t/unit -I $(SRC)/$(module)

srcs := $(patsubst $(SRC)/%,%,$(shell find $(SRC)/$(module) -name '*.c' \
	-not -path '*/http/*' | sort)) t/compare/driver.c
objs := $(srcs:%.c=$(OUT)/%.o)

all: $(OUT)/side.o
	@:

$(OUT)/side.o: $(objs)
	@ld -r -o $@.new $^
	@objcopy --keep-global-symbol=compare_side $@.new
	@objcopy --redefine-sym compare_side=compare_$(SIDE) $@.new
	@mv $@.new $@

$(objs): $(OUT)/%.o: $(SRC)/%.c
	@mkdir -p $(@D)
	@echo "  cc $(SIDE) $<"
	@$(CC) $(flags) -MMD -MP -c -o $@ $<

-include $(objs:.o=.d)
