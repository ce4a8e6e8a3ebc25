# Command, benchmarks and tests share one release build: what is tested is what ships, and a debug
# build of the tests takes eight times as long.
SHELL := /bin/bash
STRICT := --explicit-target-dependency-import-check error
RELEASE := .build/release
DOCC := $(shell xcrun --find docc 2>/dev/null || echo $(dir $(shell command -v swift))docc)
DOCS := .build/docs
# DocC resolves a link to a heading only within one archive. A module whose first page lists the
# life-cycle notes gets a copy of them; one that exports what cites them has to list them, too.
NOTES := Sources/Model/SceneLifecycle/SceneLifecycle.docc/LifecycleNotes
# Only the compiler sees what is `package`: the one build writes the symbols of the pages as well.
GRAPHS := $(CURDIR)/.build/graphs
# Modules that play no callback are built without the optimizer, and else as in a release.
QUICK := QUICK_BUILD_OF_SCENEFUZZ=1
BUILD := $(QUICK) swift build -c release $(STRICT) \
  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$(GRAPHS)" \
  -Xswiftc -symbol-graph-minimum-access-level -Xswiftc package \
  -Xswiftc -symbol-graph-skip-synthesized-members
# The modules of Apple's names are built where Apple has none.
HOSTING := $(filter Linux,$(shell uname))
CASES := 10000
# One folder a reader; so many inputs are drawn from each. The sanitizer's own memory counts as well.
READERS = $(notdir $(wildcard corpus/readers/*))
RUNS := 2000
FUZZER := .build/readers
SANITIZE := -sanitize=fuzzer,address
QUIETLY := ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=16 SWIFT_BACKTRACE=enable=no
PREFIX := /usr/local
TEST_LOG := .build/test.log
# The library's own account of a run, and what each suite takes alone, committed by 'make suites'.
TEST_EVENTS := .build/test-events.jsonl
SUITES := Tests/House/suites.txt
# How much the tests repeat: test, ci or nightly; see the page 'What the tests prove'.
TIER := test
COMMIT = $(shell git rev-parse HEAD 2>/dev/null || echo 1)

# What a person wants to know of a run of the tests, from the lines that both libraries write.
define TEST_SUMMARY
BEGIN { print "\n--- summary" }
/ recorded an issue (at|with) / || /: error: -?\[?[A-Za-z.]+ / { sub(/^[^A-Za-z]*/, ""); failed = failed "FAILED  " $$0 "\n" }
/Test run with [0-9]+ tests/ { sub(/^[^A-Za-z]*/, ""); last = $$0 }
/Executed [0-9]+ tests?, with/ { sub(/^[^A-Za-z]*/, ""); old = $$0 }
END {
  # A test that expects a failure prints one, too.
  if (status != 0) printf "%s", failed
  if (old != "") print "XCTest: " old
  print last != "" ? last : "the tests did not come to their end"
  print "the whole log: " log_file
}
endef
export TEST_SUMMARY

.PHONY: help build command fuzz install uninstall fuzz-readers feed-readers keep-readers test suites test-delegates \
  sanitize \
  embedded lint build-tests \
  folders graph docs benchmarks test-benchmarks bench bench-check bench-figures goldens ci nightly
.NOTPARALLEL:

help: ## Say what can be made.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

build: ## Build all that the package has to offer.
	$(BUILD)

command:
	$(BUILD) --product scenefuzz

# Where bash, zsh, fish and man look; DESTDIR is for those who make a package of it.
BIN = $(DESTDIR)$(PREFIX)/bin/scenefuzz
SHARE = $(DESTDIR)$(PREFIX)/share
BASH_FILE = $(SHARE)/bash-completion/completions/scenefuzz
ZSH_FILE = $(SHARE)/zsh/site-functions/_scenefuzz
FISH_FILE = $(SHARE)/fish/vendor_completions.d/scenefuzz.fish
MAN_FILE = $(SHARE)/man/man1/scenefuzz.1

install: command ## Install the command, its completions and its manual below PREFIX (/usr/local).
	mkdir -p $(foreach file,$(BIN) $(BASH_FILE) $(ZSH_FILE) $(FISH_FILE) $(MAN_FILE),"$(dir $(file))")
	install -m 755 $(RELEASE)/scenefuzz "$(BIN)"
	$(RELEASE)/scenefuzz completions bash > "$(BASH_FILE)"
	$(RELEASE)/scenefuzz completions zsh > "$(ZSH_FILE)"
	$(RELEASE)/scenefuzz completions fish > "$(FISH_FILE)"
	$(RELEASE)/scenefuzz man > "$(MAN_FILE)"

uninstall: ## Remove what 'install' has written below PREFIX.
	rm -f "$(BIN)" "$(BASH_FILE)" "$(ZSH_FILE)" "$(FISH_FILE)" "$(MAN_FILE)"

fuzz: command ## Play 10,000 cases of 1,000 callbacks or more; ARGS="--seed 7" adds options.
	$(RELEASE)/scenefuzz run --cases $(CASES) $(ARGS)

# Xcode's compiler has no libFuzzer: the tests read the same corpus without it.
fuzz-readers: ## Feed every reader drawn inputs; READERS=token RUNS=1000000 goes longer.
	@mkdir -p $(FUZZER) && echo '@_cdecl("LLVMFuzzerTestOneInput") func f() -> Int32 { 0 }' \
	  > $(FUZZER)/probe.swift; \
	if swiftc -parse-as-library $(SANITIZE) $(FUZZER)/probe.swift -o $(FUZZER)/probe \
	  > $(FUZZER)/probe.log 2>&1; \
	then $(MAKE) feed-readers; \
	else echo "fuzz-readers is left out: no libFuzzer here, see $(FUZZER)/probe.log"; fi

feed-readers:
	swift build -c release --product reader-fuzzer --scratch-path $(FUZZER) --sanitize=fuzzer \
	  $(addprefix -Xswiftc ,$(SANITIZE) -DLIBFUZZER)
	@for reader in $(READERS); do \
	  found=$(FUZZER)/found/$$reader; log=$(FUZZER)/$$reader.log; rm -rf $$found; mkdir -p $$found; \
	  $(QUIETLY) $(FUZZER)/release/reader-fuzzer --reader=$$reader -runs=$(RUNS) -seed=1 -reload=0 \
	    -max_len=8192 -timeout=60 -rss_limit_mb=500 -print_final_stats=1 -print_funcs=0 \
	    -artifact_prefix=$(FUZZER)/$$reader- $$found corpus/readers/$$reader > $$log 2>&1 \
	    || { tail -n 40 $$log; exit 1; }; \
	  awk -v reader=$$reader '/number_of_executed|slowest|peak_rss/ { text = text " " $$1 $$2 } \
	    END { print reader ":" text }' $$log; \
	done

keep-readers: ## Add to the corpus what 'fuzz-readers' found, where it reaches something new.
	@for reader in $(READERS); do \
	  found=$(FUZZER)/found/$$reader; mkdir -p $$found; \
	  $(QUIETLY) $(FUZZER)/release/reader-fuzzer --reader=$$reader -merge=1 -set_cover_merge=1 \
	    -max_len=8192 -artifact_prefix=$(FUZZER)/keep- corpus/readers/$$reader $$found \
	    > $(FUZZER)/keep.log 2>&1 || { tail -n 40 $(FUZZER)/keep.log; exit 1; }; \
	done; git status --short -- corpus/readers

build-tests:
	$(BUILD) --build-tests

test: build-tests ## Run all tests; what failed stands together at the end.
	@set -o pipefail; TESTS_OF_SCENEFUZZ=$(TIER) swift test -c release --skip-build \
	  --event-stream-output-path $(TEST_EVENTS) --event-stream-version 0 2>&1 | tee $(TEST_LOG); status=$$?; \
	  awk -v log_file=$(TEST_LOG) -v status=$$status "$$TEST_SUMMARY" $(TEST_LOG); \
	  $(RELEASE)/house-suites told $(TEST_EVENTS) $(SUITES); exit $$status

# One suite at a time, and nothing else on the machine: half an hour.
suites: build-tests ## Play each suite alone and commit to the seconds of processors that it takes.
	$(if $(HOSTING),$(RELEASE)/house-suites measure $(RELEASE)/SceneFuzzPackageTests.xctest $(SUITES),\
	  @echo "suites is left out: the tests are a program of their own on Linux")

test-delegates: ## Run the tests of real delegates in a debug build, too: it needs no factories.
	swift test --filter 'DelegateTests|SceneAdapterTests|SceneHostingTests|UIKitTests'

# Each app is copied below .build/folders; what is made beside it shares one build. FOLDERS="car kits" tries two.
FOLDERS :=
folders: command ## Build and play what 'init' makes of the apps in Tests/Fixtures/Folders, right and with a bug.
	$(if $(HOSTING),$(BUILD) --product fixture-folders,@echo "folders is left out: apps are played on Linux")
	$(if $(HOSTING),$(RELEASE)/fixture-folders $(FOLDERS))

# A package of its own, because a team runs its own. Leaks are left out: XCTest's runner has some, and
# with 'usesTasks' what ended processes leave behind is never let go. Nothing of the two builds can be
# shared: from nothing both take two and a half minutes on two cores, afterwards seconds. XCTest's tests are
# found in the index, so that is written.
CLIENT := Tests/Fixtures/SanitizedClient
sanitize: ## Play an app under the address, then the thread sanitizer, where the toolchain has them.
	@mkdir -p .build/sanitize && echo 'print(1)' > .build/sanitize/probe.swift; \
	for kind in address thread; do \
	  if swiftc -sanitize=$$kind .build/sanitize/probe.swift -o .build/sanitize/probe \
	    > .build/sanitize/$$kind.log 2>&1 && .build/sanitize/probe >> .build/sanitize/$$kind.log 2>&1; \
	  then echo "--- $$kind"; \
	  ASAN_OPTIONS=detect_leaks=0 swift test --package-path $(CLIENT) --sanitize=$$kind \
	    --scratch-path .build/sanitize/$$kind || exit 1; \
	  else echo "sanitize is left out: no $$kind sanitizer, see .build/sanitize/$$kind.log"; fi; \
	done

# The toolchain has Apple's standard library in its embedded form alone. What that lacks is an error; a
# module is made all the same, so that those above it are read against it.
EMBEDDED := SceneSeam SceneLifecycle SceneGeneration SceneEngine SceneInvariants SceneDefects \
  SceneConformance SceneExploring SceneShrinking SceneSteps SceneReporting ScenePictures SceneDriving SceneLaws \
  ScenePipeline
EMBEDDED_SWIFT = swiftc -target arm64-apple-ios18 -enable-experimental-feature Embedded -wmo \
  -parse-as-library -swift-version 6 -package-name scenefuzz -enable-upcoming-feature ExistentialAny \
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
  -Xfrontend -experimental-allow-module-with-compiler-errors \
  -I .build/embedded -I Sources/Seam/SceneTaskHooks/include
embedded: ## Type-check for iOS what needs the standard library alone, and say which sources do.
	@rm -rf .build/embedded; mkdir -p .build/embedded; for module in $(EMBEDDED); do \
	  made=.build/embedded/$$module; sources=$$(echo Sources/*/$$module); \
	  files=$$(grep -rLE '^([a-z@_]+ )*import .*(Foundation|Dispatch)' --include=*.swift $$sources); \
	  $(EMBEDDED_SWIFT) -module-name $$module -typecheck $$files > $$made.log 2>&1; \
	  $(EMBEDDED_SWIFT) -module-name $$module -emit-module -emit-module-path $$made.swiftmodule \
	    $$files > $$made-module.log 2>&1; \
	  test -f $$made.swiftmodule || { cat $$made-module.log; exit 1; }; \
	  awk -F : -v module=$$module -v all=$$(find $$sources -name '*.swift' | wc -l) \
	    -v read=$$(echo $$files | wc -w) \
	    '/^Sources.*: error: / && !known[$$1]++ { stopped++; names = names "\n  " $$1 } \
	    END { printf "%s: %d files, %d without Foundation, %d type-check%s\n", \
	      module, all, read, read - stopped, names }' $$made.log; \
	done; echo "what stops the others: .build/embedded/*.log"

lint: ## Check the layout of the sources.
	swift format lint --strict -r Sources Tests Package.swift

graph: ## Draw the rooms, then the folders of every module, and say where they know each other in a circle.
	swift run --quiet house-graph $(MODULES)

# Apple's room exports Foundation again, which the compiler would write into the symbols of each of its modules:
# four fifths of them. They are read once more without it.
EXTRACT = swift symbolgraph-extract -target $(shell uname -m)-unknown-linux-gnu -I $(RELEASE)/Modules \
  -I Sources/Seam/SceneTaskHooks/include -minimum-access-level package -skip-synthesized-members
docs: build-tests ## Make the documentation; a warning is an error.
	@failed=0; for catalog in Sources/*/*/*.docc; do module=$$(basename $$catalog .docc); \
	  if test ! -e "$(GRAPHS)"/$$module.symbols.json; then \
	    $(if $(HOSTING),echo "$$module has no symbols: remove .build/release and build anew"; failed=1;) \
	    continue; fi; \
	  rm -rf $(DOCS)/$$module && mkdir -p $(DOCS)/$$module/graph; \
	  case $$catalog in \
	    Sources/Apple/*) $(EXTRACT) -experimental-allowed-reexported-modules=$$module \
	      -module-name $$module -output-dir $(DOCS)/$$module/graph || failed=1;; \
	    *) cp "$(GRAPHS)"/$$module[.@]*json $(DOCS)/$$module/graph;; \
	  esac; \
	  pages=$(DOCS)/$$module/$$module.docc; cp -R $$catalog $(DOCS)/$$module; \
	  if grep -q 'doc:LifecycleNotes' $$pages/$$module.md; then cp -R $(NOTES) $$pages; fi; \
	  $(DOCC) convert $$pages --additional-symbol-graph-dir $(DOCS)/$$module/graph \
	    --fallback-display-name $$module --fallback-bundle-identifier scenefuzz.$$module \
	    --output-path $(DOCS)/$$module/site --warnings-as-errors > $(DOCS)/$$module/log 2>&1 \
	    && echo "$(DOCS)/$$module/site" || { cat $(DOCS)/$$module/log; failed=1; }; \
	done; exit $$failed

# The manifest has the benchmarks where this is set: no other build makes them. The name has not the prefix
# of settings: the command would refuse one that it does not know.
BENCHMARKS := BENCHMARKS_OF_SCENEFUZZ=1

benchmarks:
	$(BENCHMARKS) $(BUILD)

test-benchmarks:
	$(BENCHMARKS) $(BUILD) --build-tests
	$(BENCHMARKS) swift test -c release --skip-build --filter 'SLB1Tests|BenchTests'

bench: benchmarks ## Measure rates, explorations and memory (three minutes).
	$(RELEASE)/scenefuzz-bench
	$(RELEASE)/scenefuzz-bench slb1
	$(RELEASE)/scenefuzz-bench apps
	$(if $(HOSTING),$(RELEASE)/scenefuzz-bench delegates)
	$(RELEASE)/scenefuzz-bench explore
	$(RELEASE)/scenefuzz-bench memory

bench-check: benchmarks ## Count the instructions of every stage; more or less than committed by 3 % fails.
	$(RELEASE)/scenefuzz-bench instructions

bench-figures: benchmarks ## Count them and commit to what they are now.
	$(RELEASE)/scenefuzz-bench instructions write

goldens: build-tests ## Rewrite the texts that tests expect; read the difference.
	SCENEFUZZ_GOLDENS=1 swift test -c release --skip-build
	git status --short -- Tests

ci: TIER := ci
ci: lint test docs ## Everything that has to hold before a change lands.
	$(RELEASE)/scenefuzz ci --contract --seed $(COMMIT) --defects

nightly: TIER := nightly
nightly: test suites test-benchmarks folders sanitize fuzz-readers ## All repetition, and what takes builds of its own: benchmarks' tests, whole apps, sanitizers, drawn inputs.
