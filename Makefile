# `make help` lists what there is.

# The cached plan of a package does not see a new file in another package that it names by a path.
fresh := --disable-build-manifest-caching

.DEFAULT_GOAL := help
.PHONY: help test test-root test-tools lint format run clean

help: ## What can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  %-12s %s\n", $$1, $$2}'

test: lint test-root test-tools run ## Everything that CI runs

test-root: ## The tests of the framework and the products, scripts included; no package needed
	swift test

test-tools: ## The tests of the appshell command
	swift build --package-path Tools --product appshell $(fresh)
	swift test --package-path Tools $(fresh)

lint: ## The format of all Swift code
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Tools/Package.swift Tools/Sources Tools/Tests

format: ## Formats all Swift code in place
	swift format --in-place --recursive --parallel Package.swift Sources Tests Tools/Package.swift Tools/Sources Tools/Tests

run: ## The scripts of every product, as QA runs them
	./appshell run --format progress

clean: ## Takes away what was built
	rm -rf .build Tools/.build
