# On a fresh machine: `make play` starts a game, `make test` checks everything.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)
GAMES ?= $(notdir $(patsubst %/game.py,%,$(wildcard src/tafelrunde/games/*/game.py)))
NODE := $(and $(shell command -v node 2>/dev/null),$(shell command -v npm 2>/dev/null))
ROOT := $(shell test "$$(id -u)" = 0 || echo sudo -n)
unexport PYTHONDONTWRITEBYTECODE  # tests start servers by the hundred: one would compile modules for all

.PHONY: setup build wheel browser proxies play test check lint types client format coverage soak mutants mutants-long faults faults-long leaks leaks-long hostile hostile-long load \
	bench bench-web audit lock clean

setup: $(VENV)/locked build

# Everything: to test, to type-check, to compile.
$(VENV)/locked: requirements.lock pyproject.toml
	@$(call install,requirements.lock)
	@touch $(VENV)/serving $@

# Only what serving needs.
$(VENV)/serving: requirements.lock pyproject.toml tools/pinned.py
	@mkdir -p $(VENV) && $(PYTHON) -m tools.pinned serve > $(VENV)/serving.txt
	@echo "installing what serving needs" && $(call install,$(VENV)/serving.txt)
	@touch $@

# The named pins into the environment, and a link to the sources.
ifneq ($(UV),)
install = $(UV) venv --quiet --allow-existing --python $(PYTHON) $(VENV) \
&& $(UV) pip install --quiet --python $(BIN)/python --require-hashes -r $(1) \
&& TAFELRUNDE_PURE=1 $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
else
install = $(PYTHON) -m venv $(VENV) \
&& $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r $(1) \
&& TAFELRUNDE_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
endif

# Compiles rules and core; without a C compiler everything runs as plain Python.
build: $(VENV)/locked
	@$(BIN)/python -m tools.compile || (cat build.log; exit 1)

# A wheel in dist/, of what is compiled already.
wheel: setup
	@mkdir -p dist && $(BIN)/python -c "from setuptools.build_meta import build_wheel; print(build_wheel('dist'))" > build.log
	@echo "dist/$$(tail -n 1 build.log)"

# The table in the browser, for this machine and phones on the same network; it compiles meanwhile.
# `make play ARGS="--port 8400"` hands more to `tafelrunde serve`.
play: $(VENV)/serving
	@$(BIN)/python -m tools.play $(ARGS)

# The browser tests need a Chromium and a Firefox; Debian and its children have both. Chromium's
# headless shell draws the same pages without the windows of a desktop around them: a third less work.
browser:
	@(command -v chromium-headless-shell > /dev/null || test -n "$$TAFELRUNDE_CHROMIUM") \
	&& (command -v firefox-esr > /dev/null || test -n "$$TAFELRUNDE_FIREFOX") \
	|| (echo "installing chromium-headless-shell and firefox-esr" && $(ROOT) apt-get update -qq \
	&& ($(ROOT) apt-get install -qq -y chromium-headless-shell firefox-esr > /dev/null \
	|| $(ROOT) apt-get install -qq -y chromium firefox-esr > /dev/null)) \
	|| echo "No browsers could be installed: set TAFELRUNDE_CHROMIUM and TAFELRUNDE_FIREFOX to their paths."

lint: $(VENV)/locked
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/locked
	$(BIN)/mypy src tests tools benchmarks

# The page's scripts: their types, and tests of what needs no browser.
ifneq ($(NODE),)
client: node_modules/.package-lock.json
	node_modules/.bin/tsc
	@node --test --test-reporter tap tests/web/client/*.test.js > node_modules/.tests.log \
	|| (cat node_modules/.tests.log; exit 1)
	@sed -n 's/^# pass \(.*\)$$/client: \1 tests passed/p' node_modules/.tests.log

node_modules/.package-lock.json: package.json package-lock.json
	npm ci --silent --no-audit --no-fund
	@touch $@
else
client:
	@echo "client: no node and npm here, so types and tests of the page's scripts are left out"
endif

# nginx and Caddy, to read the files of docs/operating.md; unpacked here, not installed.
PROXIES := nginx caddy
proxies:
	@test -d $(VENV)/proxies/usr || (mkdir -p $(VENV)/proxies && cd $(VENV)/proxies \
	&& apt-get download -qq $(PROXIES) 2> /dev/null && for one in *.deb; do dpkg -x $$one . && rm $$one; done) \
	|| echo "nginx and Caddy cannot be had here: their files are read without them."

# What is red beside others is tried once more, alone: red twice is a fault. Both runs are printed.
tried = $(BIN)/python -m pytest -n 2 --dist loadfile --durations 10 $(1) \
|| (echo "once more, alone:" && $(BIN)/python -m pytest --last-failed --last-failed-no-failures none $(1))

test: setup lint types client browser proxies
	$(call tried,--ignore tests/web/browser)
	$(call tried,tests/web/browser)
	@rm -f .coverage*
	TAFELRUNDE_PURE=1 $(BIN)/coverage run -m pytest -n 2 --dist loadfile src/tafelrunde/testing tests/core -m "not slow"
	@$(BIN)/coverage combine -q && $(BIN)/coverage report --include "src/tafelrunde/core/*" \
	| sed -n 's/^TOTAL.* \([0-9]*%\)$$/core, as plain Python: \1 of lines and branches are run by its own tests/p'

# How much of everything the tests run, as plain Python and without a browser.
coverage: $(VENV)/locked
	@rm -f .coverage*
	TAFELRUNDE_PURE=1 $(BIN)/coverage run -m pytest -n 2 --dist loadfile -m "not slow" --ignore tests/web/browser
	@$(BIN)/coverage combine -q && $(BIN)/coverage report

# The fast inner loop, on the sources as they are.
check: $(VENV)/locked lint types client
	TAFELRUNDE_PURE=1 $(BIN)/python -m pytest -n 2 -x -m "not slow" --ignore tests/web/browser

format: $(VENV)/locked
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Many random matches of every game, at every seat count and with every option.
soak: setup
	$(BIN)/python -m tafelrunde.testing.soak

# Whatever breaks, nothing acknowledged is lost: servers killed, lines cut, disks full, databases gone.
faults: setup
	$(BIN)/python -m tools.proofs.faults

faults-long: setup
	$(BIN)/python -m tools.proofs.faults --kills 1000 --seconds 60

# Twins that differ in secrets only, in the engine and live at the network: nobody may tell them apart.
leaks: setup
	$(BIN)/python -m tools.proofs.leaks

leaks-long: setup
	$(BIN)/python -m tools.proofs.leaks --positions 100000 --pairs 60

# Nonsense, floods and forgeries: no status 500, no traceback, no growing memory.
hostile: setup
	$(BIN)/python -m tools.proofs.hostile

hostile-long: setup
	$(BIN)/python -m tools.proofs.hostile --messages 1000000 --requests 20000 --machines 200

# How fast updates arrive: between two processes, and while bots think at eight tables.
load: setup
	$(BIN)/python -m tools.proofs.load

# Faults planted in the rules of each game: do its tests notice? `mutants-long` plants all of them.
mutants: $(VENV)/locked
	TAFELRUNDE_PURE=1 $(BIN)/python -m tafelrunde.testing.mutants $(GAMES)

mutants-long: $(VENV)/locked
	TAFELRUNDE_PURE=1 $(BIN)/python -m tafelrunde.testing.mutants --sample 0 $(GAMES)

# Ours and the peers on the same loop, in turn; BENCH="--rounds 3" for less, `python -m benchmarks.engine` keeps nothing.
bench: setup
	$(BIN)/python -m benchmarks.engine --write $(BENCH)

# Our server and boardgame.io's under the same load, in turn; BENCH="--old CHECKOUT" adds an older one of ours.
bench-web: setup
	$(BIN)/python -m benchmarks.web --write $(BENCH)

# Known holes in what we depend on, where the list of them can be reached.
audit: $(VENV)/locked
	@$(BIN)/python -m tools.audit

lock:
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --extra dev -o requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) .venv-audit .venv-build .venv-peers build build.log node_modules
	find src -name '*.so' -delete
	rm -f src/tafelrunde/_compiled.json
