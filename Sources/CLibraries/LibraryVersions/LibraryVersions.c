#include "CSymtextLibraryVersions.h"

#include <expat.h>
#include <ft2build.h>
#include <hb.h>
#include <libdeflate.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>

#include FT_FREETYPE_H

#include "CSymtextFontconfig.h"
#include "CSymtextHarfBuzzSubset.h"
#include "CSymtextLibraryLoader.h"
#include "../Unicode/UnicodeVersion.h"

// `make` writes this header. The source builds without it, and without git.
#if __has_include("commit.h")
#include "commit.h"
#endif

const char *build_commit(void) {
#ifdef SYMTEXT_COMMIT
  return SYMTEXT_COMMIT;
#else
  return NULL;
#endif
}

enum { TEXT_SIZE = 32 };

static const char *harfbuzz(char *text) {
  (void)text;
  return hb_version_string();
}

static const char *harfbuzz_subset(char *text) {
  (void)text;
  return subset_library_version();
}

static const char *freetype(char *text) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) return NULL;
  FT_Int major, minor, patch;
  FT_Library_Version(library, &major, &minor, &patch);
  FT_Done_FreeType(library);
  snprintf(text, TEXT_SIZE, "%d.%d.%d", major, minor, patch);
  return text;
}

static const char *fontconfig(char *text) {
  int version = fontconfig_version();
  if (!version) return NULL;
  snprintf(text, TEXT_SIZE, "%d.%d.%d", version / 10000, version / 100 % 100, version % 100);
  return text;
}

static const char *libpng(char *text) {
  (void)text;
  return png_get_libpng_ver(NULL);
}

static const char *expat(char *text) {
  XML_Expat_Version version = XML_ExpatVersionInfo();
  snprintf(text, TEXT_SIZE, "%d.%d.%d", version.major, version.minor, version.micro);
  return text;
}

// libdeflate has its version only in its header.
static const char *libdeflate(char *text) {
  (void)text;
  return LIBDEFLATE_VERSION_STRING;
}

// CLIPPER_VERSION in Polyclipping/Clipper/clipper.hpp, which is C++.
static const char *clipper(char *text) {
  (void)text;
  return "6.4.2";
}

static const char *icu(char *text) {
  uint8_t version[4];
  if (!unicode_version(version)) return NULL;
  snprintf(text, TEXT_SIZE, "%d.%d", version[0], version[1]);
  return text;
}

// The version number of Brotli or libwebp, from a function of a library that is loaded on first use.
static uint32_t number(const char *const *names, const char *function) {
  void *library = library_open(names);
  uint32_t (*version)(void);
  return library && library_find(library, function, &version) ? version() : 0;
}

static const char *brotli(char *text) {
  const char *const names[] = {"libbrotlidec.so.1", "libbrotlidec.1.dylib",
                               "/opt/homebrew/lib/libbrotlidec.1.dylib",
                               "/usr/local/lib/libbrotlidec.1.dylib", NULL};
  uint32_t version = number(names, "BrotliDecoderVersion");
  if (!version) return NULL;
  snprintf(text, TEXT_SIZE, "%u.%u.%u", version >> 24, version >> 12 & 0xFFF, version & 0xFFF);
  return text;
}

static const char *libwebp(char *text) {
  const char *const names[] = {"libwebp.so.7", "libwebp.7.dylib",
                               "/opt/homebrew/lib/libwebp.7.dylib",
                               "/usr/local/lib/libwebp.7.dylib", NULL};
  uint32_t version = number(names, "WebPGetDecoderVersion");
  if (!version) return NULL;
  snprintf(text, TEXT_SIZE, "%u.%u.%u", version >> 16, version >> 8 & 0xFF, version & 0xFF);
  return text;
}

// libturbojpeg does not report its version; the functions of version 3 have other names.
static const char *libturbojpeg(char *text) {
  (void)text;
  const char *const names[] = {"libturbojpeg.so.0", "libturbojpeg.0.dylib",
                               "/opt/homebrew/lib/libturbojpeg.0.dylib",
                               "/usr/local/lib/libturbojpeg.0.dylib", NULL};
  void *library = library_open(names);
  void (*function)(void);
  if (!library) return NULL;
  return library_find(library, "tj3Init", &function) ? "3" : "2";
}

static const struct {
  const char *name;
  const char *(*version)(char *text);
  LibraryKind kind;
} libraries[] = {
    {"HarfBuzz", harfbuzz, LIBRARY_LINKED},     {"FreeType", freetype, LIBRARY_LINKED},
    {"fontconfig", fontconfig, LIBRARY_OPENED_LATE},
    {"libpng", libpng, LIBRARY_LINKED},         {"libdeflate", libdeflate, LIBRARY_LINKED},
    {"Expat", expat, LIBRARY_LINKED},           {"Clipper", clipper, LIBRARY_INCLUDED},
    {"ICU", icu, LIBRARY_OPENED_LATE},
    {"Brotli", brotli, LIBRARY_OPENED_LATE},
    {"libwebp", libwebp, LIBRARY_OPENED_LATE},
    {"libturbojpeg", libturbojpeg, LIBRARY_OPENED_LATE},
    {"HarfBuzz subset", harfbuzz_subset, LIBRARY_OPENED_LATE},
};
enum { COUNT = sizeof libraries / sizeof *libraries };

size_t library_version_count(void) { return COUNT; }

LibraryVersion library_version(size_t index) {
  static char texts[COUNT][TEXT_SIZE];
  const _Bool is_inside = library_is_carried() && libraries[index].version != fontconfig;
  return (LibraryVersion){libraries[index].name, libraries[index].version(texts[index]),
                          is_inside ? LIBRARY_INCLUDED : libraries[index].kind};
}
