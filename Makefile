# `make help` lists what there is.

# The cached plan of a package does not see a new file in another package that it names by a path.
fresh := --disable-build-manifest-caching

# Of the builds that tests need. CI says -gnone and -g0 here: nobody debugs there.
SWIFT_FLAGS ?=
build = swift build $(SWIFT_FLAGS)
stage = @echo "== $@, $$(date +%T)"

swift-files := Package.swift Sources Tests Tools/Package.swift Tools/Sources Tools/Tests \
	Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift Fuzzing/Sources \
	Faults/Package.swift Server/Package.swift Server/Sources Server/Tests

# How long `make fuzz` runs each target.
FUZZ_SECONDS ?= 120

.DEFAULT_GOAL := help
.PHONY: help test test-root test-report test-tools test-server lint format run docs clean
.PHONY: test-faults test-faults-short test-instructions test-openapi trial-schemathesis
.PHONY: fuzz fuzz-short fuzz-linear bench bench-instructions bench-instructions-update

help: ## What can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  %-26s %s\n", $$1, $$2}'

test: lint test-root test-report test-tools run test-openapi test-server ## Everything that CI runs

# Real sockets and clocks get a process of their own: beside a thousand tests they would wait seconds for their turn.
test-root: ## The tests of the framework and the products, scripts included; no package needed
	$(stage)
	$(build) --build-tests
	Tests/run --skip-build --skip '^AppShellLiveTests\.'
	Tests/run --skip-build --filter '^AppShellLiveTests\.'

test-report: ## The HTML report in a real browser, where there are Chromium, playwright and axe-playwright-python (PyPI)
	$(stage)
	Tests/Browser/report_check.py

test-tools: ## The tests of the appshell command
	$(stage)
	$(build) --package-path Tools --build-tests $(fresh)
	Tests/run --package-path Tools --skip-build

test-server: ## The tests of the served back ends and the push senders; the first build takes ten minutes
	$(stage)
	$(build) --package-path Server --build-tests $(fresh)
	Tests/run --package-path Server --skip-build

test-faults: ## The storage on disk killed, starved, lied to and cut off; takes half an hour at most
	Faults/test-faults

test-faults-short: ## A sample of the same, about a minute
	$(stage)
	Faults/test-faults --short

test-openapi: ## The OpenAPI documents, where there is openapi-spec-validator (PyPI)
	@if python3 -c 'import openapi_spec_validator' 2>/dev/null; then Server/OpenAPI/check; \
	else echo "skipped: the check of the OpenAPI documents needs openapi-spec-validator"; fi

trial-schemathesis: ## Schemathesis (PyPI) against both served back ends; takes minutes
	swift build --package-path Server --product appshell-backend $(fresh)
	Server/trials/schemathesis Server/.build/debug/appshell-backend

lint: ## The format of all Swift code
	$(stage)
	swift format lint --strict --recursive --parallel $(swift-files)

format: ## Formats all Swift code in place
	swift format --in-place --recursive --parallel $(swift-files)

run: ## The scripts of every product, linted and run as QA does it
	$(stage)
	./appshell lint
	./appshell run --format progress

# Written whole or not at all.
docs: ## docs/steps.md anew, from the vocabulary of the scripts
	./appshell steps --markdown > docs/steps.md.new && mv docs/steps.md.new docs/steps.md

test-instructions: ## The instruction counts of bench-instructions, where there is valgrind
	$(stage)
	@if command -v valgrind >/dev/null; then $(MAKE) bench-instructions; \
	else echo "skipped: the instruction counts need valgrind"; fi

fuzz: ## Fuzzes every reader of bytes from outside, FUZZ_SECONDS each (120); findings fail
	Fuzzing/fuzz --seconds $(FUZZ_SECONDS)

# Without product and wire, whose build takes as long as all the rest. CI has half an hour, and no room for either.
fuzz-short: ## The readers alone, for ten seconds each
	$(stage)
	Fuzzing/fuzz --seconds 10 association expressions gherkin json links messages patterns payloads rerun tags

fuzz-linear: ## What each reader costs a byte, from 1 kB to 1 MB; more than linear fails
	swift build --package-path Fuzzing -c release --product appshell-linear $(fresh)
	Fuzzing/.build/release/appshell-linear

bench: ## Our figures beside the peers', in one table; the first build takes minutes
	swift build --package-path Benchmarks -c release --product appshell-bench $(fresh)
	swift build --package-path Benchmarks -c release --product appshell-suites $(fresh)
	swift build --package-path Benchmarks -c release --product process-meter
	Benchmarks/.build/release/appshell-bench $(BENCH_FLAGS)

bench-instructions: ## Instructions an operation, by callgrind; more than 10 % above Benchmarks/instructions.json fails
	swift build --package-path Benchmarks -c release --product appshell-instructions $(fresh)
	Benchmarks/.build/release/appshell-instructions Benchmarks/instructions.json

bench-instructions-update: ## Takes today's instruction counts for the ones to compare with
	swift build --package-path Benchmarks -c release --product appshell-instructions $(fresh)
	Benchmarks/.build/release/appshell-instructions Benchmarks/instructions.json --update

clean: ## Takes away what was built
	rm -rf .build Tools/.build Benchmarks/.build Fuzzing/.build Fuzzing/.build-fuzz Faults/.build Server/.build

.PHONY: docs-site api-breakage

docs-site: ## The DocC site of the libraries in .build/docs-site, by the toolchain alone
	SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/make-docs-site

api-breakage: ## The public API compared with a revision: BASE=REVISION, by default the newest version's tag
	Scripts/check-api-breakage $(BASE)
