# Everything that one does with this checkout. `make` alone lists it; CI (.ci/run) calls the same targets.
#
# PYTHON=python3.12  which Python makes the environment       DATA=data  where `make run` keeps its tables
# ARGS="…"           handed on to the program that the target runs

PYTHON ?= python3
DATA ?= data
ARGS ?=
VENV ?= .venv
export FOURTHSEAT_VENV := $(VENV)

PREPARE := $(PYTHON) -m deploy.setup.prepare
VPY := $(VENV)/bin/python
WEB := $(VPY) -m deploy.setup.web_client run

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run test check compiled format bench golden thousand oracle ladder kill recovery faults campaign shots lock wheel clean

help: ## List the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

run: ## Set up what is missing and serve on this machine (ARGS="--port 9000")
	@$(PREPARE) run
	@exec $(VENV)/bin/fourthseat serve --data $(DATA) $(ARGS)

test: ## Set up what is missing and run every test (ARGS="-k rikiki")
	@$(PREPARE) test
	@failed=0; $(WEB) test || failed=1; $(VPY) -m pytest $(ARGS) || failed=1; \
	$(PREPARE) complete || failed=1; exit $$failed

check: ## Style, types and import rules, Python and TypeScript
	@$(PREPARE) check
	$(VPY) -m ruff check
	$(VPY) -m ruff format --check
	$(VPY) -m mypy
	$(VENV)/bin/lint-imports --no-logo
	$(WEB) check

compiled: ## Compile the hottest modules with mypyc and run the tests of engine and bots on them
	@$(PREPARE) check
	@$(VPY) -m deploy.setup.compile build/compiled
	@PYTHONPATH=build/compiled $(VPY) -m pytest tests/engine tests/bots $(ARGS)

format: ## Format the Python code and fix what can be fixed safely
	@$(PREPARE) check
	$(VPY) -m ruff check --fix
	$(VPY) -m ruff format

bench: ## Measure the engine (moves a second), the hub (µs a move) and the bots (ms a decision)
	@$(PREPARE) check
	@$(VPY) -m tests.bench.engine $(ARGS)
	@$(VPY) -m tests.bench.bench_hub
	@$(VPY) -m tests.bench.bots

golden: ## Write the golden records anew; look at the difference before you commit it
	@$(PREPARE) check
	@$(VPY) -m tests.golden.write $(ARGS)

thousand: ## Play 1,000 matches of every ruleset with the laws asserted; compare with the digests kept
	@$(PREPARE) check
	@$(VPY) -m tests.campaign.thousand $(ARGS)

oracle: ## Compare 100,000 random deals with OpenSpiel
	@$(PREPARE) check
	@$(VPY) -m pytest tests/oracle --deals 100000 $(ARGS)

ladder: ## Let the bots play each other over duplicate deals and print their strength
	@$(PREPARE) check
	@$(VPY) -m fourthseat_bots.ladder $(ARGS)

kill: ## Kill the server at random moments for a long while and look for anything lost
	@$(PREPARE) test
	@$(VPY) -m tests.campaign.kill $(ARGS)

recovery: ## Kill the server under 1,000 tables and measure how soon everybody is back
	@$(PREPARE) test
	@$(VPY) -m tests.campaign.recovery $(ARGS)

faults: ## Kill, pause and cut off hubs, a Redis and a cluster for a while (ARGS="--seconds 3600")
	@$(PREPARE) test
	@$(VPY) -m tests.campaign.faults $(ARGS)

campaign: ## Simulate hubs, clients and stores under faults for an hour (ARGS="--minutes 600")
	@$(PREPARE) test
	@$(VPY) -m tests.campaign.sim $(ARGS)

shots: ## Screenshots of every screen and every phase of every game, into test-results/shots
	@$(PREPARE) test
	@$(VPY) -m pytest tests/e2e -k shots $(ARGS)
	@$(VPY) -m tests.e2e.gallery

lock: ## Renew deploy/requirements/*.txt from pyproject.toml (needs uv)
	@deploy/requirements/lock.sh

wheel: ## Build the wheel and the source archive into dist/
	@$(PREPARE) check
	$(VPY) -m hatchling build

clean: ## Remove everything that was made, except the data
	rm -rf $(VENV) build dist clients/web/node_modules clients/web/dist test-results
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -not -path './.git/*' -exec rm -rf {} +
