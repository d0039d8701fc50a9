# symtext: `make demo` builds it and draws examples; `make test` runs all tests.

SWIFT ?= swift
SHELL = /bin/bash
# Links the C++ library statically where possible: looking up its symbols would take a sixth of the start time.
STATIC_CXX := $(shell $(CC) -print-file-name=libstdc++.a)
RELEASE = -c release --static-swift-stdlib $(if $(findstring /,$(STATIC_CXX)),-Xlinker -L$(CURDIR)/.build/static)
# Packed relocations save half a megabyte on disk; glibc supports them from 2.36 on. The toolchain's own linker packs
# them, and makes constant data read-only.
ifeq ($(shell printf '2.36\n%s\n' "$$(getconf GNU_LIBC_VERSION 2>/dev/null | cut -d' ' -f2)" | sort -CV && command -v ld.lld >/dev/null && echo yes),yes)
RELEASE += -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs
endif
PYTHON = .venv/bin/python
SERVER_SOURCES = Server/Package.swift Server/Sources Server/Tests

.PHONY: demo build portable test-portable server test test-server test-load test-openapi test-engines test-carets test-outside test-wrappers test-export test-all fuzz sanitize bench counts harfbuzz font lint format sheets gallery clean deps test-deps package test-package test-container site test-scale

demo: build
	Scripts/demo

build: deps
	@mkdir -p .build/static && ln -sf $(STATIC_CXX) .build/static/libstdc++.a
	@Packaging/write-commit
	$(SWIFT) build $(RELEASE) --product symtext
	@mkdir -p bin
	@cp -f "$$($(SWIFT) build $(RELEASE) --show-bin-path)/symtext" bin/symtext.tmp && mv -f bin/symtext.tmp bin/symtext

# Builds bin/symtext-portable, which has its C libraries in it: it needs only glibc 2.34 or later and libgcc, and looks
# for fontconfig when a text needs installed fonts.
CARRIED = $(CURDIR)/.build/carried
PORTABLE = -c release --static-swift-stdlib --scratch-path .build-portable -Xlinker -L$(CURDIR)/.build/static \
  -Xswiftc -use-ld=lld

portable: deps
	@Scripts/install-packages portable
	@mkdir -p .build/static && ln -sf $(STATIC_CXX) .build/static/libstdc++.a
	@Packaging/write-commit
	Scripts/build-carried-libraries $(CARRIED)
	PKG_CONFIG_PATH=$(CARRIED)/lib/pkgconfig $(SWIFT) build $(PORTABLE) \
	  $$(sed 's/^/-Xlinker /' $(CARRIED)/link-options) --product symtext
	@mkdir -p bin
	@cp -f .build-portable/release/symtext bin/symtext-portable.tmp && mv -f bin/symtext-portable.tmp bin/symtext-portable

# Runs bin/symtext-portable in a root that has only this system's glibc and libgcc, as a user without a home.
test-portable: portable
	Packaging/test-portable bin/symtext-portable

include Packaging/install.mk

# Makes a tarball, a .deb, a wheel, the files for a container, and a list of their contents, from bin/symtext into
# dist/.
package:
	@Packaging/make-packages

# Installs the .deb in a bare Debian, draws, reads a man page and completes in three shells; minutes, as root.
test-package: package
	@Scripts/install-packages package
	Packaging/test-package

# Builds dist/Containerfile without a container engine, and draws in it; minutes, as root.
test-container: package
	@Scripts/install-packages container
	Packaging/test-container

# The HTTP server, a separate package: users of the library resolve none of its dependencies.
SERVER_RELEASE = --package-path Server -c release --static-swift-stdlib -Xlinker -s

server: deps
	@Scripts/server-packages
	$(SWIFT) build $(SERVER_RELEASE) --product symtext-server
	@mkdir -p bin
	@cp -f "$$($(SWIFT) build $(SERVER_RELEASE) --show-bin-path)/symtext-server" bin/symtext-server.tmp && mv -f bin/symtext-server.tmp bin/symtext-server

# Runs the server's own tests, and requests from browsers and attackers to bin/symtext-server; two minutes.
test-server: build server test-deps
	$(SWIFT) test --package-path Server
	python3 Tests/Scripts/server.py bin/symtext-server bin/symtext
	$(PYTHON) Tests/Scripts/studio_front.py bin/symtext-server --browser
	python3 Tests/Scripts/studio_kills.py bin/symtext-server bin/symtext
	$(PYTHON) Tests/Scripts/studio.py bin/symtext-server bin/symtext

# Loads bin/symtext-server with honest and hostile clients together, kills workers, fills the disk of the access log,
# stops it under load, and starts the systemd unit within its limits; five minutes, the last part as root.
test-load: build server
	python3 Tests/Scripts/load.py bin/symtext-server bin/symtext
	python3 Tests/Scripts/unit.py bin/symtext-server bin/symtext

# Tests run against their own optimised build, which draws about fifty times faster than a debug build; both check
# overflow and bounds. FILTER="Markup|Help" selects tests; SNAPSHOTS=accept make test accepts snapshots.
TESTED = --scratch-path .build-test -Xswiftc -O

# The server's tests run against a debug build: its cryptography and network libraries take five minutes of processor
# time in release.
SERVER_TESTED = --package-path Server

# With a FILTER the server is skipped.
test: deps test-deps lint
	$(if $(FILTER),,@Scripts/server-packages)
	$(if $(FILTER),,$(SWIFT) build --build-tests $(SERVER_TESTED))
	$(SWIFT) build --build-tests $(TESTED)
	$(if $(FILTER),,$(SWIFT) test --skip-build $(SERVER_TESTED))
	$(if $(FILTER),,python3 Tests/Scripts/server.py "$$($(SWIFT) build $(SERVER_TESTED) --show-bin-path)/symtext-server" "$$($(SWIFT) build $(TESTED) --show-bin-path)/symtext")
	$(if $(FILTER),,python3 Tests/Scripts/studio_front.py "$$($(SWIFT) build $(SERVER_TESTED) --show-bin-path)/symtext-server" --quick)
	@set -o pipefail; $(SWIFT) test --skip-build $(TESTED) $(if $(FILTER),--filter "$(FILTER)") 2>&1 | tee .build-test/tests.log; \
	  status=$$?; Scripts/suite-times .build-test/tests.log 12; exit $$status

# Runs all tests on the complete library, of which `make test` takes a sample; most of an hour.
test-all:
	SYMTEXT_ALL=1 $(MAKE) test

# Compares carets, hits, selections and movements at 1,000 random places with Chromium's, of which `make test` takes 200,
# and prints the table of Documentation/Compatibility.md.
test-carets: deps test-deps
	$(SWIFT) build --build-tests $(TESTED)
	PLACES=1000 $(SWIFT) test --skip-build $(TESTED) --filter ChromiumPlacesTests

# Builds a package that depends on symtext and has modules named Geometry, Fonts and the like, and runs its program;
# minutes.
test-outside: deps
	$(SWIFT) run --package-path Tests/OutsidePackage --scratch-path .build-outside Program

# Compiles the typed components of `symtext player --types`, and of the packages of `symtext export web` and
# `reactnative`, with TypeScript and React's types from Debian; shows the web's package in Chromium; minutes.
test-wrappers: build test-deps
	@Scripts/install-packages wrappers
	python3 Tests/Scripts/compile_wrappers.py bin/symtext
	$(PYTHON) Tests/Scripts/use_packages.py bin/symtext

# Draws exports with Typst, LuaLaTeX, XeLaTeX, GTK, Qt, FreeType and librsvg, and compares the pictures; minutes.
EXPORT_PYTHON = .venv-export/bin/python
test-export: build $(EXPORT_PYTHON)
	$(EXPORT_PYTHON) Tests/Scripts/export_tools.py bin/symtext --all --pictures out/export

$(EXPORT_PYTHON): Tests/export.txt
	@Scripts/install-packages export
	python3 -m venv .venv-export
	.venv-export/bin/pip install --quiet --disable-pip-version-check -r Tests/export.txt
	@touch $(EXPORT_PYTHON)

# Sends a million lines through bin/symtext and measures its memory; kills batches at twenty places each.
test-scale: build
	python3 Tests/Scripts/killed_batches.py bin/symtext
	$(SWIFT) build --build-tests $(TESTED)
	SYMTEXT_ALL=1 $(SWIFT) test --skip-build $(TESTED) --filter BatchStreamTests

# Checks bin/symtext-server against its own OpenAPI document with Schemathesis; three minutes.
OPENAPI_PYTHON = .venv-openapi/bin/python

test-openapi: build server $(OPENAPI_PYTHON)
	$(OPENAPI_PYTHON) Tests/Scripts/openapi.py bin/symtext-server bin/symtext

$(OPENAPI_PYTHON): Tests/openapi.txt
	python3 -m venv .venv-openapi
	.venv-openapi/bin/pip install --quiet --disable-pip-version-check -r Tests/openapi.txt
	@touch $(OPENAPI_PYTHON)

# Runs batches on Ray, Dask, Spark and GNU parallel, installed from PyPI and Debian (a gigabyte): kills and retries
# workers, reads the archives with WebDataset, and runs the blocks of Documentation/Batches.md.
ENGINES_PYTHON = .venv-engines/bin/python

test-engines: build $(ENGINES_PYTHON)
	$(ENGINES_PYTHON) Tests/Scripts/engines.py bin/symtext
	$(ENGINES_PYTHON) Tests/Scripts/run_blocks.py bin/symtext --engines Documentation/Batches.md

$(ENGINES_PYTHON): Tests/engines.txt
	@Scripts/install-packages engines
	python3 -m venv .venv-engines
	.venv-engines/bin/pip install --quiet --disable-pip-version-check -r Tests/engines.txt
	@touch $(ENGINES_PYTHON)

# Feeds random and mutated input to every target of Fuzzing, SECONDS each, or to TARGET alone; fails on findings. See
# Fuzzing/README.md.
fuzz: SECONDS = 60
fuzz: deps
	Scripts/fuzz $(SECONDS) $(TARGET)

# Runs tests of manual memory management under AddressSanitizer, tests of code that threads share under ThreadSanitizer,
# and an optimised `batch` and `font build` under ThreadSanitizer. The language checks other code, and all tests would
# take almost two hours. Scripts/sanitize selects the tests.
sanitize: deps test-deps
	Scripts/sanitize

bench: deps
	Scripts/bench

# Compares instruction counts of common work with Benchmarks/counts.tsv; COUNTS=accept make counts accepts them.
counts: deps
	Scripts/counts

# Builds a newer HarfBuzz than the system's; tests run with the system's.
harfbuzz:
	Scripts/build-harfbuzz .build-harfbuzz

# Compiles the drawings into the font that the executable embeds, and writes the list of its symbols.
font: deps
	$(SWIFT) run -c release symtext font build fonts/symbols --family "Symtext Symbols" --variants fonts/variants --codepoints fonts/codepoints -o fonts/Symtext.ttf
	$(SWIFT) run -c release symtext symbols list -o Documentation/Symbols.md
	Scripts/font-sources > fonts/sources.tmp && mv fonts/sources.tmp fonts/sources

# Formatting, spelling, and the two habits of prose that Scripts/prose counts.
lint: $(PYTHON)
	Scripts/prose --check
	Scripts/string-keys --check && Scripts/string-keys --try
	.venv/bin/codespell
	Scripts/font-sources --check
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Snippets Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift Fuzzing/Sources Fuzzing/Targets $(SERVER_SOURCES)

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Snippets Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift Fuzzing/Sources Fuzzing/Targets $(SERVER_SOURCES)

# Draws contact sheets of every symbol at 17, 34 and 200 px into out/sheets, for viewing after drawing.
sheets: build
	Scripts/sheets

# Measures the size and speed of the gallery's page and draws pictures of it into out/gallery; LIBRARIES="Lucide.ttf
# Tabler.ttf" measures more.
gallery: build test-deps
	Scripts/gallery-measures $(LIBRARIES)

# Makes the documentation site in out/site: front page, every page, search, the gallery and the Swift API; checks links.
# API=no omits the API, which needs a debug build.
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
