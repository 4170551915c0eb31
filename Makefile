# `make help` lists the targets.

# Without the cached plan, which does not see a new file in a package that it names by a path.
fresh := --disable-build-manifest-caching

build := Scripts/swift-build
# A folder of its own: it fetches no peers.
counts := Benchmarks/.build-instructions
stage = @echo "== $@, $$(date +%T)"

swift-files := Package.swift Sources Tests Examples Tools/Package.swift Tools/Sources Tools/Tests \
	Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift Fuzzing/Sources \
	Faults/Package.swift Server/Package.swift Server/Sources Server/Tests Apple Apps

products := madinia pitrainer allinconnect

# How long `make fuzz` runs each target.
FUZZ_SECONDS ?= 120

.DEFAULT_GOAL := help
.PHONY: help test test-all test-changed test-root test-report test-report-all test-tools test-server lint format run docs clean
.PHONY: test-apple test-examples test-new trial-new explore test-explore test-editors test-web test-web-all test-faults test-faults-short test-instructions test-openapi
.PHONY: mutate trial-schemathesis trial-attack test-attack trial-affected test-slurm test-engines
.PHONY: fuzz fuzz-short fuzz-linear bench bench-scale bench-farm bench-web bench-explore bench-lsp
.PHONY: bench-instructions bench-instructions-update

help: ## This list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  %-26s %s\n", $$1, $$2}'

test: lint test-root test-tools test-report test-examples test-apple test-editors run test-new explore test-web test-openapi ## Everything that CI runs

test-all: test test-server test-report-all test-web-all test-faults test-explore ## CI's tests and the long ones; hours

test-changed: ## The tests that concern what is not committed; SINCE=main: what differs from there
	$(stage)
	Scripts/test-changed $(if $(SINCE),--since $(SINCE))

# Real sockets and clocks get a process of their own: beside a thousand tests they would wait seconds for their turn.
# Built where Tools is, so that the next stage finds the framework and the products compiled.
test-root: ## The tests of the framework and the products, scripts included; no package needed
	$(stage)
	$(build) . --build-tests
	Tests/run --scratch-path Tools/.build --skip-build --skip '^AppShellLiveTests\.'
	Tests/run --scratch-path Tools/.build --skip-build --filter '^AppShellLiveTests\.'
	Scripts/test-tls

# With a sample of the sizes.
test-report: ## The HTML report in a browser; needs Chromium, playwright and axe-playwright-python (PyPI)
	$(stage)
	$(build) Tools --product appshell
	Tests/Browser/report_check.py
	Tests/Browser/exploration_check.py

test-report-all: ## test-report with every view and size, and runs of thousands of scenarios; five minutes
	$(stage)
	$(build) . --build-tests
	$(build) Tools --product appshell
	Tests/Browser/report_check.py --all
	Tests/Browser/exploration_check.py --all

test-tools: ## The tests of the appshell command
	$(stage)
	$(build) Tools --build-tests
	Tests/run --package-path Tools --skip-build

# In the scratch folder of test-root and test-tools: only the examples themselves are compiled.
test-examples: ## The examples: their tests, planted faults among them, and their commands
	$(stage)
	$(build) Examples/Bibliotheque --build-tests
	Tests/run --package-path Examples/Bibliotheque --scratch-path Tools/.build --skip-build
	Tools/.build/debug/bibliotheque check
	Tools/.build/debug/bibliotheque lint Examples/Bibliotheque/Scenarios
	$(build) Examples/Mairie --build-tests
	Tests/run --package-path Examples/Mairie --scratch-path Tools/.build --skip-build
	Tools/.build/debug/mairie check
	Tools/.build/debug/mairie lint Examples/Mairie/Scenarios
	Tools/.build/debug/mairie texts mairie --sources Examples/Mairie/Sources/Mairie

test-apple: ## The host and apps for Apple's systems, against declarations of their frameworks; two minutes of CPU
	$(stage)
	Apple/test

test-editors: ## The language server by real clients; needs pytest-lsp (PyPI), Node.js, Neovim, Emacs
	$(stage)
	$(build) Tools --product appshell
	Tests/Editors/run

# Without the rules of every screen, the bench, the scripts and the sessions.
test-web: ## The web host in a browser; needs Chromium, playwright and axe-playwright-python (PyPI)
	$(stage)
	$(build) Tools --product appshell-web
	Tests/Browser/web_check.py

test-web-all: ## test-web with every screen, every script and 200 sessions; half an hour
	$(stage)
	$(build) Tools --product appshell
	$(build) Tools --product appshell-web
	Tests/Browser/web_check.py --all

test-server: ## The tests of the served back ends and push senders; the first build takes seven minutes
	$(stage)
	$(build) Server --build-tests
	Tests/run --package-path Server --skip-build

test-attack: ## A selection of trial-attack on a debug build; a minute
	$(stage)
	$(build) Server --product appshell-backend
	Server/trials/attack/run --short Server/.build/debug/appshell-backend

test-faults: ## Kills, full disks, I/O errors and power cuts against the storage on disk; up to half an hour
	Faults/test-faults

test-faults-short: ## A sample of test-faults; about a minute
	$(stage)
	Faults/test-faults --short

test-slurm: ## The suite as a Slurm array, a task killed and run again, merged; needs slurm-wlm (Debian), root; minutes
	$(stage)
	$(build) Tools --product appshell
	Tests/Engines/slurm

test-engines: test-slurm ## The same with Bazel, and GNU parallel over ssh to two network namespaces, where they are there
	Tests/Engines/bazel
	Tests/Engines/ssh
	Tests/Engines/ci

test-openapi: ## The OpenAPI documents; needs openapi-spec-validator (PyPI)
	@if python3 -c 'import openapi_spec_validator' 2>/dev/null; then Server/OpenAPI/check; \
	else echo "skipped: the check of the OpenAPI documents needs openapi-spec-validator"; fi

trial-schemathesis: ## Schemathesis (PyPI) against both served back ends; minutes
	$(build) Server --product appshell-backend
	Server/trials/schemathesis Server/.build/debug/appshell-backend

trial-attack: ## Attacks on both served back ends, release build, each against its promise; minutes
	$(build) Server -c release --product appshell-backend
	Server/trials/attack/run Server/.build/release/appshell-backend

trial-affected: ## Planted mutations: does run --affected-by choose what each of them breaks? About an hour
	Tools/trials/affected/run

mutate: ## Do scripts and tests notice 600 one-line mutants? Needs swift-syntax; half an hour. MUTATE_FLAGS="--seed 2"
	Tests/Robustness/mutate $(MUTATE_FLAGS)

lint: ## The format of all Swift code
	$(stage)
	swift format lint --strict --recursive --parallel $(swift-files)

format: ## Formats all Swift code in place
	swift format --in-place --recursive --parallel $(swift-files)

run: ## Lints and runs the scripts of every product
	$(stage)
	./appshell lint
	./appshell run --laws --format progress

test-new: ## What ./appshell new writes compiles and passes, against the modules of test-tools; 100 s of CPU
	$(stage)
	$(build) Tools --product appshell
	Tests/New/run

trial-new: ## The same, built and tested from nothing as a team does it; long
	Tests/New/trial

# From a fixed seed. A broken law fails, unless exploration.json accepts it.
explore: ## Explores every product for 20 s
	$(stage)
	for product in $(products); do ./appshell explore $$product --depth 0 --time 20 --seed 1 || exit 1; done

test-explore: ## Explores every product to EXPLORE_DEPTH (3) and from right to left, compares states, plants bugs; an hour
	$(stage)
	$(build) Tools -c release --product appshell
	for product in $(products); do \
	    ./appshell --release explore $$product --depth $(or $(EXPLORE_DEPTH),3) --compare 1000 || exit 1; \
	    ./appshell --release explore $$product --time 60 --phone-language ar-XB || exit 1; done
	Tools/trials/explore/run

# By way of a new file, so that a failure leaves the old one.
docs: ## Writes docs/steps.md from the step definitions
	./appshell steps --markdown > docs/steps.md.new && mv docs/steps.md.new docs/steps.md

test-instructions: ## The instruction counts of bench-instructions; needs valgrind, and minutes for a release build
	$(stage)
	@if command -v valgrind >/dev/null; then $(MAKE) bench-instructions; \
	else echo "skipped: the instruction counts need valgrind"; fi

fuzz: ## Fuzzes every parser of outside bytes, FUZZ_SECONDS each (120); a finding fails
	Fuzzing/fuzz --seconds $(FUZZ_SECONDS)

# Without product and wire, whose build takes as long as all the others'.
fuzz-short: ## The parsers alone, for ten seconds each
	$(stage)
	Fuzzing/fuzz --seconds 10 association expressions gherkin json links messages patterns payloads rerun tags

fuzz-linear: ## Each parser's cost per byte, from 1 kB to 1 MB; more than linear fails
	swift build --package-path Fuzzing -c release --product appshell-linear $(fresh)
	Fuzzing/.build/release/appshell-linear

bench: ## Our figures beside those of other libraries, in one table; the first build takes minutes
	swift build --package-path Benchmarks -c release --product appshell-bench $(fresh)
	swift build --package-path Benchmarks -c release --product appshell-suites $(fresh)
	swift build --package-path Benchmarks -c release --product process-meter
	Benchmarks/.build/release/appshell-bench $(BENCH_FLAGS)

bench-scale: ## COUNT scenarios (100,000) in one run, in SHARDS parts (0) and merged; up to an hour, 4 GB of disk
	$(build) Tools -c release --product appshell
	Benchmarks/measure-scale $(or $(COUNT),100000) --shards $(or $(SHARDS),0)

bench-farm: ## Simulates COSTS on 1 to 1,000 machines: COSTS=FILE; needs numpy and matplotlib (PyPI)
	Benchmarks/simulate-farm $(COSTS) --plot docs/images/farm.svg

bench-web: ## The web host in Chromium against its goals; the first release build takes minutes
	$(build) Tools -c release --product appshell-web
	Benchmarks/web-host

bench-explore: ## Explores each product for SECONDS (60) against the goals; the first release build takes minutes
	$(build) Tools -c release --product appshell
	Benchmarks/exploration --seconds $(or $(SECONDS),60)

bench-lsp: ## Completion in the language server, with SCENARIOS (10,000) in the workspace, against its goal
	$(build) Tools -c release --product appshell
	Benchmarks/language-server --scenarios $(or $(SCENARIOS),10000)

bench-instructions: ## Instructions per operation (callgrind); 10 % above Benchmarks/instructions.json fails
	BENCH_PEERS=none swift build --package-path Benchmarks --scratch-path $(counts) -c release $(fresh)
	$(counts)/release/appshell-instructions Benchmarks/instructions.json

bench-instructions-update: ## Records today's instruction counts in Benchmarks/instructions.json
	BENCH_PEERS=none swift build --package-path Benchmarks --scratch-path $(counts) -c release $(fresh)
	$(counts)/release/appshell-instructions Benchmarks/instructions.json --update

clean: ## Removes all build folders
	rm -rf .build .build-affected .build-mutate Tools/.build Tools/.build-impact Benchmarks/.build $(counts) Fuzzing/.build Fuzzing/.build-fuzz Faults/.build Server/.build Apple/Check/.build

.PHONY: docs-site api-breakage

docs-site: ## The DocC site of the libraries in .build/docs-site, by the toolchain alone
	Scripts/make-docs-site

api-breakage: ## The public API compared with a revision: BASE=REVISION, by default the newest version's tag
	Scripts/check-api-breakage $(BASE)
