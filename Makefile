# The build folder. SwiftPM's own default, so that 'swift build' and 'make' share it.
SCRATCH ?= .build
export TERN_SCRATCH := $(SCRATCH)

# What 'make run' passes on to the app, for example: make run ARGS="--script file".
ARGS ?=

.PHONY: help run test soak bench format lint

help: ## Show what there is
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 16

# Built first, with the output on standard error, so that the app has its streams to itself.
run: ## Run the example app: interactive on a terminal, by its script otherwise
	@Scripts/install-dependencies run
	@swift build --scratch-path "$(SCRATCH)" --product Counters >&2
	@exec "$$(swift build --scratch-path "$(SCRATCH)" --show-bin-path)/Counters" $(ARGS)

test: ## Build without warnings, run all tests and checks
	@Scripts/test

soak: test ## What takes longer: release canary, thread sanitizer, many repeats
	@Scripts/soak

bench: ## Measure in release, beside the same work by hand; tell what moved against the baseline
	@Scripts/install-dependencies test
	@swift build -c release --package-path Benchmarks --scratch-path "$(SCRATCH)/benchmarks" >&2
	@"$(SCRATCH)/benchmarks/release/Benchmarks" --baseline Benchmarks/baseline.jsonl \
		--output "$(SCRATCH)/benchmarks.jsonl"

format: ## Format all Swift files
	@Scripts/format

lint: ## Check the format of all Swift files
	@Scripts/format --lint
