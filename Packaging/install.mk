# make install, make uninstall: with the variables of the GNU coding standards; neither builds anything.
#
#     make install PREFIX=$HOME/.local
#     make install prefix=/usr DESTDIR=/tmp/root

PREFIX ?= /usr/local
prefix = $(PREFIX)
exec_prefix = $(prefix)
bindir = $(exec_prefix)/bin
libexecdir = $(exec_prefix)/libexec
datarootdir = $(prefix)/share
datadir = $(datarootdir)
mandir = $(datarootdir)/man
man1dir = $(mandir)/man1
docdir = $(datarootdir)/doc/symtext
fontdir = $(datadir)/fonts/truetype/symtext
bashcompletiondir = $(datarootdir)/bash-completion/completions
zshcompletiondir = $(datarootdir)/zsh/site-functions
fishcompletiondir = $(datarootdir)/fish/vendor_completions.d
systemdsystemunitdir = $(prefix)/lib/systemd/system
INSTALL = install
INSTALL_PROGRAM = $(INSTALL) -m 755
INSTALL_DATA = $(INSTALL) -m 644
# The program, and the server if it has been built.
PROGRAM = bin/symtext
SERVER = $(wildcard bin/symtext-server)
UNIT = $(if $(SERVER),$(wildcard Server/symtext-server.service))
# User documents, in the folders of the source tree, so that links between pages work.
DOCUMENTS = README.md CHANGELOG.md LICENSE fonts/DRAWING.md $(wildcard Examples/*) \
  $(filter-out %/Architecture.md %/Decisions.md,$(wildcard Documentation/*.md)) \
  $(wildcard Documentation/Guides/*.md Documentation/Schemas/* Documentation/Images/*.* Documentation/Images/*/*)
NOTICES = THIRD-PARTY-NOTICES.txt

.PHONY: install uninstall

install:
	@Packaging/check-program $(PROGRAM)
	@set -e; stage=$$(mktemp -d); trap 'rm -rf "$$stage"' EXIT; \
	Packaging/strip-program $(PROGRAM) $$stage/symtext; \
	$(PROGRAM) generate man $$stage/man --date $$(Packaging/date); \
	for shell in bash zsh fish; do $(PROGRAM) generate $$shell $$stage/$$shell; done; \
	set -x; \
	$(INSTALL) -d $(addprefix '$(DESTDIR)',$(bindir) $(man1dir) $(docdir) $(fontdir) $(bashcompletiondir) $(zshcompletiondir) $(fishcompletiondir)); \
	$(INSTALL_PROGRAM) $$stage/symtext '$(DESTDIR)$(bindir)/symtext'; \
	$(if $(SERVER),Packaging/strip-program $(SERVER) $$stage/server; $(INSTALL) -d '$(DESTDIR)$(libexecdir)/symtext'; $(INSTALL_PROGRAM) $$stage/server '$(DESTDIR)$(libexecdir)/symtext/symtext-server';) \
	$(if $(UNIT),sed 's|/usr/libexec/symtext/|$(libexecdir)/symtext/|' $(UNIT) > $$stage/unit; $(INSTALL) -d '$(DESTDIR)$(systemdsystemunitdir)'; $(INSTALL_DATA) $$stage/unit '$(DESTDIR)$(systemdsystemunitdir)/symtext-server.service';) \
	$(INSTALL_DATA) $$stage/man/*.1 '$(DESTDIR)$(man1dir)/'; \
	$(INSTALL_DATA) $$stage/bash/symtext '$(DESTDIR)$(bashcompletiondir)/symtext'; \
	$(INSTALL_DATA) $$stage/zsh/_symtext '$(DESTDIR)$(zshcompletiondir)/_symtext'; \
	$(INSTALL_DATA) $$stage/fish/symtext.fish '$(DESTDIR)$(fishcompletiondir)/symtext.fish'; \
	$(INSTALL_DATA) fonts/Symtext.ttf '$(DESTDIR)$(fontdir)/Symtext.ttf'; \
	$(INSTALL_DATA) Packaging/$(NOTICES) '$(DESTDIR)$(docdir)/$(NOTICES)'; \
	$(INSTALL) -d $(patsubst %,'$(DESTDIR)$(docdir)/%',$(sort $(dir $(DOCUMENTS)))); \
	for document in $(DOCUMENTS); do $(INSTALL_DATA) $$document '$(DESTDIR)$(docdir)/'$$document; done

# Removes the files that `make install` with the same variables has installed, and its own folders.
uninstall:
	rm -f '$(DESTDIR)$(bindir)/symtext' '$(DESTDIR)$(libexecdir)/symtext/symtext-server' \
	  '$(DESTDIR)$(systemdsystemunitdir)/symtext-server.service' \
	  '$(DESTDIR)$(man1dir)/symtext.1' '$(DESTDIR)$(man1dir)'/symtext-*.1 \
	  '$(DESTDIR)$(bashcompletiondir)/symtext' '$(DESTDIR)$(zshcompletiondir)/_symtext' \
	  '$(DESTDIR)$(fishcompletiondir)/symtext.fish' '$(DESTDIR)$(fontdir)/Symtext.ttf' \
	  $(foreach document,$(DOCUMENTS) $(NOTICES),'$(DESTDIR)$(docdir)/$(document)')
	-@find '$(DESTDIR)$(docdir)' -depth -type d -empty -delete 2>/dev/null || true
	-@rmdir '$(DESTDIR)$(libexecdir)/symtext' '$(DESTDIR)$(fontdir)' 2>/dev/null || true
