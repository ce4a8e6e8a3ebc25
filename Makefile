# Tests run in a debug build, the command in a release build; neither is made twice.
SHELL := /bin/bash
STRICT := --explicit-target-dependency-import-check error
RELEASE := .build/release
DOCC := $(shell xcrun --find docc 2>/dev/null || echo $(dir $(shell command -v swift))docc)
GRAPHS := .build/debug/../symbolgraph
DOCS := .build/docs
CASES := 10000

.PHONY: help build fuzz test lint docs bench bench-roundtrip goldens ci
.NOTPARALLEL:

help: ## Say what can be made.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

build: ## Build the command and the benchmark.
	swift build -c release $(STRICT)

fuzz: build ## Play 10,000 cases of 1,000 callbacks or more; ARGS="--seed 7" adds options.
	$(RELEASE)/scenefuzz run --cases $(CASES) $(ARGS)

test: ## Run all tests.
	swift build --build-tests $(STRICT)
	swift test --skip-build

lint: ## Check the layout of the sources.
	swift format lint --strict -r Sources Tests Package.swift

docs: ## Make the documentation; a warning is an error.
	swift build --build-tests $(STRICT)
	@swift package $(STRICT) dump-symbol-graph --minimum-access-level package \
	  --skip-synthesized-members > /dev/null 2>&1
	@set -e; for catalog in Sources/*/*.docc; do module=$$(basename $$catalog .docc); \
	  rm -rf $(DOCS)/$$module && mkdir -p $(DOCS)/$$module/graph; \
	  cp $(GRAPHS)/$$module[.@]*json $(DOCS)/$$module/graph; \
	  $(DOCC) convert $$catalog --additional-symbol-graph-dir $(DOCS)/$$module/graph \
	    --fallback-display-name $$module --fallback-bundle-identifier scenefuzz.$$module \
	    --output-path $(DOCS)/$$module/site --warnings-as-errors > $(DOCS)/$$module/log 2>&1 \
	    || { cat $(DOCS)/$$module/log; exit 1; }; \
	  echo "$(DOCS)/$$module/site"; done

bench: build ## Measure the rate: nanoseconds and allocations per callback.
	$(RELEASE)/scenefuzz-bench

bench-roundtrip: build ## Explain 20,000 histories seen through a few of their callbacks.
	$(RELEASE)/scenefuzz-bench roundtrip

goldens: ## Rewrite the texts that tests expect; read the difference.
	swift build --build-tests $(STRICT)
	SCENEFUZZ_GOLDENS=1 swift test --skip-build
	git status --short -- Tests

ci: lint build test ## Everything that has to hold before a change lands.
	$(RELEASE)/scenefuzz ci
	$(MAKE) docs
