# symtext: `make demo` sets everything up and shows what it does; `make test` runs all tests.

SWIFT ?= swift
SHELL = /bin/bash
# The C++ library is linked in where that can be done: to look up its symbols would be a sixth of a start.
STATIC_CXX := $(shell $(CC) -print-file-name=libstdc++.a)
RELEASE = -c release --static-swift-stdlib $(if $(findstring /,$(STATIC_CXX)),-Xlinker -L$(CURDIR)/.build/static)
# Packed relocations leave half a megabyte of a program on the disk; glibc reads them from 2.36 on. The toolchain's own
# linker packs them, and keeps what is constant from being written to.
ifeq ($(shell printf '2.36\n%s\n' "$$(getconf GNU_LIBC_VERSION 2>/dev/null | cut -d' ' -f2)" | sort -CV && command -v ld.lld >/dev/null && echo yes),yes)
RELEASE += -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs
endif
PYTHON = .venv/bin/python
SERVER_SOURCES = Server/Package.swift Server/Sources Server/Tests

.PHONY: demo build server test test-server test-openapi test-engines test-outside test-all fuzz sanitize bench counts harfbuzz font lint format sheets gallery clean deps test-deps package test-package test-container site test-scale

demo: build
	Scripts/demo

build: deps
	@mkdir -p .build/static && ln -sf $(STATIC_CXX) .build/static/libstdc++.a
	@Packaging/write-commit
	$(SWIFT) build $(RELEASE) --product symtext
	@mkdir -p bin
	@cp -f "$$($(SWIFT) build $(RELEASE) --show-bin-path)/symtext" bin/symtext.tmp && mv -f bin/symtext.tmp bin/symtext

include Packaging/install.mk

# A tarball, a .deb, a wheel, what a container is built with, and a list of what is in them, from bin/symtext into dist/.
package:
	@Packaging/make-packages

# Installs the .deb in a bare Debian, draws, reads a man page and completes in three shells; minutes, and as root.
test-package: package
	@Scripts/install-packages package
	Packaging/test-package

# Builds dist/Containerfile without a container engine, and draws in it; minutes, and as root.
test-container: package
	@Scripts/install-packages container
	Packaging/test-container

# The HTTP front, a package of its own: users of the library resolve none of the packages behind it.
SERVER_RELEASE = --package-path Server -c release --static-swift-stdlib -Xlinker -s

server: deps
	@Scripts/server-packages
	$(SWIFT) build $(SERVER_RELEASE) --product symtext-server
	@mkdir -p bin
	@cp -f "$$($(SWIFT) build $(SERVER_RELEASE) --show-bin-path)/symtext-server" bin/symtext-server.tmp && mv -f bin/symtext-server.tmp bin/symtext-server

# Its own tests, and bin/symtext-server asked as browsers and strangers do, in half a minute.
test-server: build server
	$(SWIFT) test --package-path Server
	python3 Tests/Scripts/server.py bin/symtext-server bin/symtext

# Tests run against an optimised build of their own, which draws some fifty times as fast as one for debugging; overflow
# and bounds are checked in both. FILTER="Markup|Help" runs some; snapshots are accepted with SNAPSHOTS=accept make test.
TESTED = --scratch-path .build-test -Xswiftc -O

# The server's tests and the questions to it run against a debug build: the cryptography and the network library behind it
# take five minutes of processor time in release.
SERVER_TESTED = --package-path Server

# With a FILTER the server is left out.
test: deps test-deps lint
	$(if $(FILTER),,@Scripts/server-packages)
	$(if $(FILTER),,$(SWIFT) build --build-tests $(SERVER_TESTED))
	$(SWIFT) build --build-tests $(TESTED)
	$(if $(FILTER),,$(SWIFT) test --skip-build $(SERVER_TESTED))
	$(if $(FILTER),,python3 Tests/Scripts/server.py "$$($(SWIFT) build $(SERVER_TESTED) --show-bin-path)/symtext-server" "$$($(SWIFT) build $(TESTED) --show-bin-path)/symtext")
	@set -o pipefail; $(SWIFT) test --skip-build $(TESTED) $(if $(FILTER),--filter "$(FILTER)") 2>&1 | tee .build-test/tests.log; \
	  status=$$?; Scripts/suite-times .build-test/tests.log 12; exit $$status

# All tests, on the whole library where `make test` takes a sample; most of an hour.
test-all:
	SYMTEXT_ALL=1 $(MAKE) test

# A whole build of a package beside symtext whose modules have names such as Geometry and Fonts, and its program; minutes.
test-outside: deps
	$(SWIFT) run --package-path Tests/OutsidePackage --scratch-path .build-outside Program

# A million lines through bin/symtext, and how much memory that takes; batches that are killed at twenty places each.
test-scale: build
	python3 Tests/Scripts/killed_batches.py bin/symtext
	$(SWIFT) build --build-tests $(TESTED)
	SYMTEXT_ALL=1 $(SWIFT) test --skip-build $(TESTED) --filter BatchStreamTests

# What bin/symtext-server answers, against its own OpenAPI document, by Schemathesis; three minutes.
OPENAPI_PYTHON = .venv-openapi/bin/python

test-openapi: build server $(OPENAPI_PYTHON)
	$(OPENAPI_PYTHON) Tests/Scripts/openapi.py bin/symtext-server bin/symtext

$(OPENAPI_PYTHON): Tests/openapi.txt
	python3 -m venv .venv-openapi
	.venv-openapi/bin/pip install --quiet --disable-pip-version-check -r Tests/openapi.txt
	@touch $(OPENAPI_PYTHON)

# Batches on Ray, Dask, Spark and GNU parallel, installed from PyPI and Debian (a gigabyte): workers killed and tried again,
# the archives read by WebDataset, and the blocks of Documentation/Batches.md.
ENGINES_PYTHON = .venv-engines/bin/python

test-engines: build $(ENGINES_PYTHON)
	$(ENGINES_PYTHON) Tests/Scripts/engines.py bin/symtext
	$(ENGINES_PYTHON) Tests/Scripts/run_blocks.py bin/symtext --engines Documentation/Batches.md

$(ENGINES_PYTHON): Tests/engines.txt
	@Scripts/install-packages engines
	python3 -m venv .venv-engines
	.venv-engines/bin/pip install --quiet --disable-pip-version-check -r Tests/engines.txt
	@touch $(ENGINES_PYTHON)

# Random and mutated input for every target of Fuzzing, SECONDS each, or for TARGET alone; fails when something
# is found. Fuzzing/README.md tells more.
fuzz: SECONDS = 60
fuzz: deps
	Scripts/fuzz $(SECONDS) $(TARGET)

# Tests of what handles memory by hand under AddressSanitizer, of what threads share under ThreadSanitizer, and an
# optimised `batch` and `font build` under the second. Not all tests: what else there is, the language checks, and
# all of them would take most of two hours. Scripts/sanitize says which.
sanitize: deps test-deps
	Scripts/sanitize

bench: deps
	Scripts/bench

# How many instructions some work takes, against Benchmarks/counts.tsv; COUNTS=accept make counts accepts them.
counts: deps
	Scripts/counts

# A newer HarfBuzz than the system's; tests run with the system's.
harfbuzz:
	Scripts/build-harfbuzz .build-harfbuzz

# Compiles the drawings into the font that the executable embeds, and writes the list of its symbols.
font: deps
	$(SWIFT) run -c release symtext font build fonts/symbols --family "Symtext Symbols" --variants fonts/variants --codepoints fonts/codepoints -o fonts/Symtext.ttf
	$(SWIFT) run -c release symtext symbols list -o Documentation/Symbols.md

# Formatting, spelling, and the two habits of prose that Scripts/prose counts.
lint: $(PYTHON)
	Scripts/prose --check
	.venv/bin/codespell
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Snippets Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift Fuzzing/Sources Fuzzing/Targets $(SERVER_SOURCES)

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Snippets Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift Fuzzing/Sources Fuzzing/Targets $(SERVER_SOURCES)

# Contact sheets of every symbol at 17, 34 and 200 px, in out/sheets: look at them after drawing.
sheets: build
	Scripts/sheets

# How large and fast the gallery's page is, and pictures of it in out/gallery; LIBRARIES="Lucide.ttf Tabler.ttf" measures more.
gallery: build test-deps
	Scripts/gallery-measures $(LIBRARIES)

# The documentation site, in out/site: front page, every page, search, the gallery and the Swift API; links are checked.
# API=no leaves out the API, which needs a debug build.
SITE_PYTHON = .venv-site/bin/python

site: build $(SITE_PYTHON)
	$(if $(filter no,$(API)),,$(SWIFT) build)
	Scripts/site $(if $(filter no,$(API)),--no-api) out/site

$(SITE_PYTHON): Documentation/Site/requirements.txt
	python3 -m venv .venv-site
	.venv-site/bin/pip install --quiet --disable-pip-version-check -r Documentation/Site/requirements.txt
	@touch $(SITE_PYTHON)

deps:
	@Scripts/install-packages build

test-deps: $(PYTHON)
	@Scripts/install-packages test

$(PYTHON): Tests/requirements.txt
	@Scripts/install-packages test
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check -r Tests/requirements.txt
	@touch $(PYTHON)

clean:
	rm -rf .build .build-* Server/.build bin out dist .venv .venv-* Sources/CLibraries/LibraryVersions/commit.h
