# make play: a game in the terminal.  make test: everything that is checked.  Each does all its own set-up.
PYTHON ?= python3
UV_VERSION := 0.13.7
BIN := .venv/bin
SOURCES := pyproject.toml hatch_build.py README.md $(shell find src -type f -not -name '*.pyc')
export VIRTUAL_ENV := $(CURDIR)/.venv
GAME ?=

.PHONY: play test check soak bench lock clean

play: .venv/arcus
	@$(BIN)/arcus play $(GAME) --plain

test: .venv/arcus check
	$(BIN)/python -m pytest -n 2

check: .venv/dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

soak: .venv/arcus .venv/dev
	ARCUS_SOAK=1 $(BIN)/python -m pytest -n 2 tests/laws tests/oracles tests/compiled

bench: .venv/arcus .venv/dev
	$(BIN)/arcus bench engine

# Versions and hashes, no addresses.
lock: .venv/uv
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header pyproject.toml --extra server -o requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header pyproject.toml --extra server --extra arena --extra lab --group dev -o requirements-dev.lock

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
	$(BIN)/uv pip install -q --no-deps --reinstall-package arcus .
	@$(BIN)/arcus --version
	@touch $@

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
