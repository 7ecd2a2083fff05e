# Two commands do everything: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What checks scripts and style sheets runs on the Node of the environment.
NODE := PATH="$(CURDIR)/$(BIN):$$PATH" node_modules/.bin
PEERS := .peers
CLUSTER := .cluster
# Most of what tests of the server and of the page do is waiting, so there are two workers for each core.
WORKERS := $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))
# What is compiled.
COMPILED := src/kaiserhof/engine/core src/kaiserhof/bots/search src/kaiserhof/games
# Where the files of a browser's tab are built.
TAB ?= build/tab
# Tests start many processes; none of them should compile our sources to bytecode again, whatever the machine's settings.
export PYTHONDONTWRITEBYTECODE :=
# Python compiles a module to bytecode at its first import; pip would compile all, which takes 15 s of a core.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt

.PHONY: attack audit bench bench-envs board-fuzz bundle capacity chaos check check-cluster clean compile dist docs fields fuzz golden help load lock
.PHONY: collected editor-rebuild evening peers phone pictures plans play programs quick release-check restart rolling setup setup-test site tab test test-tab tune unit unit-all
.PHONY: thorough unit-interpreted unit-tab unit-timed wheel
.DEFAULT_GOAL := help

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

play: setup ## make the environment, install, and open the page on which people play; compiling goes on behind it
	@$(BIN)/kaiserhof serve --compile $(ARGS)

# Installing takes one core: what tests need beyond the program is installed while the compiler is at work.
test: setup ## make the environment, install what tests need, and run all checks
	@$(MAKE) --no-print-directory --jobs 3 compile check programs collected tab
	@$(MAKE) --no-print-directory unit

quick: setup-test check ## style, types, and the tests of what has changed since main: under a minute, no browser
	@$(BIN)/python -m tools.quick

setup: $(VENV)/.play ## make the environment and install Kaiserhof in it

setup-test: $(VENV)/.test $(VENV)/.node

# What building needs is installed here, at the versions of constraints.txt, rather than fetched anew for every build.
$(VENV)/.play: pyproject.toml constraints.txt tools/make-environment
	@PYTHON="$(PYTHON)" tools/make-environment $(VENV)
	@$(INSTALL) setuptools mypy
	@KAISERHOF_PURE=1 $(INSTALL) --no-build-isolation -e '.[web,compile]'
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@$(INSTALL) --upgrade pip # which knows groups of dependencies
	@KAISERHOF_PURE=1 $(INSTALL) --no-build-isolation --group test -e '.[postgres,lab,compile,gymnasium,openspiel,pettingzoo]'
	@touch $@

# `npm ci` would ask the registry for the programs of every other platform, too.
$(VENV)/.node: $(VENV)/.test package.json package-lock.json
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm install --no-save --silent --no-audit --no-fund
	@touch $@

compile: setup ## compile the rules and the search, if their sources have changed since
	@$(BIN)/kaiserhof compile || [ $$? -eq 2 ] # where it cannot be done, everything runs interpreted

bundle: setup-test ## bundle and minify the scripts of pages, as visitors get them; without, pages load the modules
	@PATH="$(CURDIR)/$(BIN):$$PATH" node tools/bundle.js

check: setup-test ## style and types, and the tests of scripts and style sheets without a browser
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy
	$(BIN)/python -m tools.fields --check
	$(BIN)/python -m tools.wire_types --check
	$(BIN)/python -m tools.templates --check
	$(NODE)/biome check --error-on-warnings
	$(NODE)/tsc
	$(NODE)/vitest run --reporter=dot
	$(BIN)/pytest --quiet tests/web/test_style_sheets.py tests/web/test_markup.py

unit: bundle ## the tests, and those of the rules once more interpreted; all parts are run, whichever fails
	@$(MAKE) --no-print-directory --jobs 1 --keep-going unit-all unit-timed unit-interpreted unit-tab

# In a fresh clone every worker would rewrite the assertions of all tests for itself, which takes ten seconds of a core.
# Interpreted, because the compiler may be at work beside it; what fails here fails in the tests and is shown there.
collected: setup-test
	-@KAISERHOF_PURE=1 $(BIN)/pytest --collect-only -q -q > /dev/null

programs: setup-test
	@$(BIN)/python -m tests.programs

unit-all:
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not timed and not thorough and not tab"

thorough: bundle compile programs ## the tests that do more of what others do: whole games by keyboard, axe in every language and at every size, more kills
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m thorough tests

unit-timed:
	$(BIN)/pytest -n auto --dist worksteal -m timed tests/bots tests/workers tests/web tests/browser

# Tests of pictures, words and pages give the same result interpreted; they are marked `shown` and left out, like
# examples in modules that are never compiled.
unit-interpreted:
	KAISERHOF_PURE=1 $(BIN)/pytest -n auto --dist worksteal -m "not shown and not thorough" \
		--ignore tests/engine/test_compiling_others.py $(COMPILED) tests/contract tests/games tests/engine

# One game of the tab, with what must never break; `make test-tab` has the rest.
unit-tab:
	KAISERHOF_TAB=$(TAB) $(BIN)/pytest -n 2 --dist load -m "tab and not thorough" tests/tab

fields: setup-test ## write what follows from the declared fields of every state
	$(BIN)/python -m tools.fields

docs: setup-test ## write the generated pages below docs/
	$(BIN)/python -m tools.rule_pages
	$(BIN)/python -m tools.planes_pages
	$(BIN)/python -m tools.settings_page
	$(BIN)/python -m tools.icons
	$(BIN)/python -m tools.diagrams

pictures: setup-test compile ## take the pictures of docs/ again: boards, and tables in Chromium
	$(BIN)/python -m tools.pictures

site: setup-test ## build the documentation as a site into site/, which can be read without a server; with PLAY=yes, to play there, too
	@$(INSTALL) --group site
	@$(if $(PLAY),$(MAKE) --no-print-directory tab,true)
	@$(BIN)/python -m tools.site $(if $(PLAY),--play $(TAB))

tab: setup bundle ## build Kaiserhof for a browser's tab: static files in build/tab, which any web server can offer
	@rm -rf $(TAB)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/kaiserhof tab $(TAB)

test-tab: tab programs ## play in a browser's tab: whole games, reload, offline, two tabs, an update, a killed renderer (KILLS=100)
	KAISERHOF_TAB=$(TAB) KAISERHOF_KILLS=$(or $(KILLS),3) KAISERHOF_OLDER_TAB=$(OLDER) $(BIN)/pytest -n 2 --dist load -o faulthandler_timeout=3600 -m tab tests/tab

golden: setup-test ## write the golden playthroughs anew; look at the difference before committing it
	$(BIN)/python -m tests.contract.playthrough

bench: setup-test compile ## measure every game, interpreted and compiled, beside the peers that `make peers` installs
	@$(BIN)/python -m benchmarks.comparison $(wildcard $(PEERS)/bin/python)

plans: setup-test compile ## how often bots use each way to score: make plans ARGS="GAME --bots regular,policy"
	@$(BIN)/python -m benchmarks.plans $(ARGS)

bench-envs: setup-test compile ## measure the environments beside those that `make peers` installs
	@$(BIN)/python -m benchmarks.environments $(wildcard $(PEERS)/bin/python)

peers: ## install the programs that `make bench` measures beside ours, in an environment of their own
	@PYTHON="$(PYTHON)" tools/make-environment $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --upgrade -c constraints.txt pip
	@KAISERHOF_PURE=1 $(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --group peers .

tune: setup-test compile ## tune the estimate of a game by self-play: make tune GAME=... ARGS=...
	$(BIN)/python -m training.tune $(GAME) $(ARGS)

load: setup compile ## measure the page: 200 tables, 800 streams, 100 moves a second
	@$(BIN)/python -m benchmarks.load $(ARGS)

capacity: setup-test compile ## measure what this machine carries with both databases, as a table for docs/performance.md (ten minutes)
	@$(BIN)/python -m benchmarks.capacity $(ARGS) 2>/dev/null

fuzz: setup-test compile ## send 100,000 odd requests over all routes to a real server: make fuzz ARGS="--database postgresql --results FILE"
	@$(BIN)/python -m benchmarks.fuzz $(ARGS)

board-fuzz: setup-test ## send 2,000 mutated board files through the loader and the routes: make board-fuzz ARGS=N
	@$(BIN)/python -m benchmarks.board_fuzz $(ARGS)

attack: setup-test compile ## attack a server of our own on both databases while someone plays: make attack ARGS="many-boards --seconds N --attackers N"
	@$(BIN)/python -m benchmarks.attack $(ARGS)

editor-rebuild: setup-test compile ## rebuild our map in an empty editor by clicks, and play on two other boards drawn there: make editor-rebuild ARGS="--shots FOLDER"
	@$(BIN)/python -m benchmarks.editor_rebuild $(ARGS)

phone: bundle compile ## play every game on a phone by taps, and measure targets, time and bytes: make phone ARGS="--games NAME --moves 50"
	@$(BIN)/python -m benchmarks.phone $(ARGS)

evening: bundle compile ## three people spend an evening with every game, each in a browser: make evening ARGS="--games NAME --shots FOLDER"
	@$(BIN)/python -m benchmarks.evening $(ARGS)

.PHONY: strangers
strangers: bundle compile ## two friends and two strangers spend an evening by clicks, and a host deals with a nuisance: make strangers ARGS="--shots FOLDER"
	@$(BIN)/python -m benchmarks.strangers $(ARGS)

.PHONY: secret-pace
secret-pace: setup-test compile ## measure at tables how long bots take for secret questions: make secret-pace ARGS="--levels regular --time S"
	@$(BIN)/python -m benchmarks.secret_pace $(ARGS)

.PHONY: coverage
coverage: setup-test ## measure which branches the tests without a browser reach, by package: make coverage ARGS="tests/games"
	@$(INSTALL) coverage
	@rm -f .coverage .coverage.*
	-@KAISERHOF_PURE=1 $(BIN)/coverage run -m pytest -m "not timed and not thorough" $(or $(ARGS),src tests --ignore tests/browser)
	@$(BIN)/coverage combine --quiet
	@for package in src/kaiserhof/*/ src/kaiserhof/games/*/rules/; do \
		printf "%-40s %s %%\n" $$package $$($(BIN)/coverage report --include="$$package*" --format=total --precision=1); done

.PHONY: mutation
mutation: setup-test ## change the code in small ways and list what no test notices: make mutation ARGS="--sample N --seconds S --seed K PACKAGE"
	@$(BIN)/python -m tools.mutation $(ARGS)

# The files of a release that every platform shares; the scripts of the page are in them, bundled.
dist: bundle ## build the source distribution and the wheel for every platform in dist/
	@rm -rf build
	@KAISERHOF_PURE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist .
	@KAISERHOF_PURE=1 $(BIN)/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')" > /dev/null
	@rm -rf build

wheel: dist compile ## build dist, and a wheel for this platform that runs compiled
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist .
	@rm -rf build
	@ls dist

release-check: ## all of a release that can be done here: build, check, install for every Python at hand, and play
	@rm -rf dist
	@$(MAKE) --no-print-directory wheel
	@$(BIN)/python -m tools.release_notes > /dev/null || echo "(before a tag can be released)"
	@$(INSTALL) --group release
	@$(BIN)/twine check --strict dist/*
	@$(BIN)/zizmor --offline --quiet .github
	@$(BIN)/python tools/check_install.py dist/*
	@$(MAKE) --no-print-directory site
	@$(BIN)/python -m tools.check_site

lock: setup-test ## write the lock file of a server: every package with its hashes, at the versions of constraints.txt
	@$(INSTALL) --group release
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
		--constraints constraints.txt --extra web --extra postgres --output-file deploy/requirements.txt pyproject.toml

audit: setup-test ## ask for known vulnerabilities in what a server runs
	@$(INSTALL) --group release
	@$(BIN)/pip-audit --strict --disable-pip --require-hashes --requirement deploy/requirements.txt

check-cluster: compile ## play on a Ray cluster of two nodes, in an environment of its own, and lose one of them half way
	@PYTHON="$(PYTHON)" tools/make-environment $(CLUSTER)
	@$(CLUSTER)/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools mypy
	@KAISERHOF_PURE=1 $(CLUSTER)/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation \
		-c constraints.txt -e '.[cluster]'
	@RAY_USAGE_STATS_ENABLED=0 $(CLUSTER)/bin/python -m benchmarks.cluster

chaos: setup-test compile ## kill servers, a worker and database backends at random for five minutes while people and bots play
	@$(BIN)/python -m benchmarks.chaos $(ARGS)

rolling: setup-test compile ## restart two servers behind a proxy while 500 pages are open: make rolling ARGS="--pages N --rounds N"
	@$(BIN)/python -m benchmarks.rolling $(ARGS)

restart: setup-test compile ## start a server with 50,000 stored games and with one: when does a visitor's table answer? make restart ARGS="--games N --rounds N"
	@$(BIN)/python -m benchmarks.restart $(ARGS)

.PHONY: soak
soak: setup-test compile ## let people and bots play at 300 tables for two hours, with a kill every minute: make soak ARGS="--minutes N --rate N"
	@$(BIN)/python -m benchmarks.soak $(ARGS)

clean: ## remove the environment and all caches
	rm -rf $(VENV) $(PEERS) $(CLUSTER) node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutation .coverage build dist src/*.egg-info src/kaiserhof/compiled \
		src/kaiserhof/web/bundles
	find src tests benchmarks training tools -name __pycache__ -type d -prune -exec rm -rf {} +
