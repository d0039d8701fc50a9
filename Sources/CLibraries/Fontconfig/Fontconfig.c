#define _GNU_SOURCE
#include "CSymtextFontconfig.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#include "CSymtextLibraryLoader.h"

// The parts of <fontconfig/fontconfig.h> that are used. They have not changed since fontconfig 2.12.
enum { MATCH = 0, MATCH_PATTERN = 0 };

typedef unsigned char Text;

struct FontSet {
  int count;
  int room;
  FontPattern **fonts;
};

static struct {
  int (*version)(void);
  FontPattern *(*create)(void);
  void (*destroy)(FontPattern *);
  int (*add_text)(FontPattern *, const char *property, const Text *);
  int (*add_integer)(FontPattern *, const char *property, int);
  int (*add_double)(FontPattern *, const char *property, double);
  int (*add_flag)(FontPattern *, const char *property, int);
  int (*substitute)(void *configuration, FontPattern *, int kind);
  void (*add_defaults)(FontPattern *);
  int (*text)(FontPattern *, const char *property, int number, Text **);
  int (*integer)(FontPattern *, const char *property, int number, int *);
  int (*flag)(FontPattern *, const char *property, int number, int *);
  int (*characters)(FontPattern *, const char *property, int number, FontCharacters **);
  FontPattern *(*match)(void *configuration, FontPattern *, int *result);
  FontSet *(*sort)(void *configuration, FontPattern *, int trims, FontCharacters **, int *result);
  void (*set_destroy)(FontSet *);
  int (*has_character)(FontCharacters *, uint32_t);
  void (*characters_destroy)(FontCharacters *);
  FontCharacters *(*of_language)(const Text *);
  double (*weight)(double);
  FontPaths *(*files)(void *configuration);
  FontPaths *(*folders)(void *configuration);
  FontPaths *(*font_folders)(void *configuration);
  Text *(*next)(FontPaths *);
  void (*done)(FontPaths *);
} fc;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  const char *const names[] = {"libfontconfig.so.1", "libfontconfig.1.dylib",
                               "/opt/homebrew/lib/libfontconfig.1.dylib",
                               "/usr/local/lib/libfontconfig.1.dylib", NULL};
  // The system's own: another one may not understand the system's configuration and caches.
  void *library = library_open_installed(names);
  if (!library) return;
  const struct {
    const char *name;
    void *function;
  } functions[] = {
      {"FcGetVersion", &fc.version},
      {"FcPatternCreate", &fc.create},
      {"FcPatternDestroy", &fc.destroy},
      {"FcPatternAddString", &fc.add_text},
      {"FcPatternAddInteger", &fc.add_integer},
      {"FcPatternAddDouble", &fc.add_double},
      {"FcPatternAddBool", &fc.add_flag},
      {"FcConfigSubstitute", &fc.substitute},
      {"FcDefaultSubstitute", &fc.add_defaults},
      {"FcPatternGetString", &fc.text},
      {"FcPatternGetInteger", &fc.integer},
      {"FcPatternGetBool", &fc.flag},
      {"FcPatternGetCharSet", &fc.characters},
      {"FcFontMatch", &fc.match},
      {"FcFontSort", &fc.sort},
      {"FcFontSetDestroy", &fc.set_destroy},
      {"FcCharSetHasChar", &fc.has_character},
      {"FcCharSetDestroy", &fc.characters_destroy},
      {"FcLangGetCharSet", &fc.of_language},
      {"FcWeightFromOpenTypeDouble", &fc.weight},
      {"FcConfigGetConfigFiles", &fc.files},
      {"FcConfigGetConfigDirs", &fc.folders},
      {"FcConfigGetFontDirs", &fc.font_folders},
      {"FcStrListNext", &fc.next},
      {"FcStrListDone", &fc.done},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    if (!library_find(library, functions[index].name, functions[index].function)) return;
  }
  is_loaded = 1;
}

_Bool fontconfig_is_installed(void) {
  pthread_once(&once, load);
  return is_loaded;
}

int fontconfig_version(void) { return fontconfig_is_installed() ? fc.version() : 0; }

const char *fontconfig_path(void) {
  Dl_info info;
  return fontconfig_is_installed() && dladdr((void *)fc.match, &info) ? info.dli_fname : NULL;
}

static const char *name(FontProperty property) {
  switch (property) {
    case FONT_FAMILY: return "family";
    case FONT_FILE: return "file";
    case FONT_INDEX: return "index";
    case FONT_FORMAT: return "fontformat";
    case FONT_LANGUAGE: return "lang";
    case FONT_WEIGHT: return "weight";
    case FONT_SLANT: return "slant";
    case FONT_WIDTH: return "width";
    case FONT_IS_VARIABLE: return "variable";
    case FONT_IS_COLORED: return "color";
  }
  return "";
}

FontPattern *font_pattern_create(void) { return fontconfig_is_installed() ? fc.create() : NULL; }

void font_pattern_free(FontPattern *pattern) { fc.destroy(pattern); }

void font_pattern_add_text(FontPattern *pattern, FontProperty property, const char *text) {
  fc.add_text(pattern, name(property), (const Text *)text);
}

void font_pattern_add_integer(FontPattern *pattern, FontProperty property, int value) {
  fc.add_integer(pattern, name(property), value);
}

void font_pattern_add_double(FontPattern *pattern, FontProperty property, double value) {
  fc.add_double(pattern, name(property), value);
}

void font_pattern_add_flag(FontPattern *pattern, FontProperty property, _Bool value) {
  fc.add_flag(pattern, name(property), value);
}

void font_pattern_configure(FontPattern *pattern) { fc.substitute(NULL, pattern, MATCH_PATTERN); }

void font_pattern_add_defaults(FontPattern *pattern) { fc.add_defaults(pattern); }

const char *font_pattern_text(FontPattern *pattern, FontProperty property, int number) {
  Text *text = NULL;
  return fc.text(pattern, name(property), number, &text) == MATCH ? (const char *)text : NULL;
}

int font_pattern_integer(FontPattern *pattern, FontProperty property) {
  int value = 0;
  return fc.integer(pattern, name(property), 0, &value) == MATCH ? value : 0;
}

_Bool font_pattern_flag(FontPattern *pattern, FontProperty property) {
  int value = 0;
  // 2 is “either”.
  return fc.flag(pattern, name(property), 0, &value) == MATCH && value == 1;
}

FontCharacters *font_pattern_characters(FontPattern *pattern) {
  FontCharacters *characters = NULL;
  return fc.characters(pattern, "charset", 0, &characters) == MATCH ? characters : NULL;
}

FontPattern *font_match(FontPattern *request) {
  int result = 0;
  return fc.match(NULL, request, &result);
}

FontSet *font_sort(FontPattern *request, FontCharacters **characters) {
  int result = 0;
  return fc.sort(NULL, request, 0, characters, &result);
}

void font_set_free(FontSet *set) { fc.set_destroy(set); }

int font_set_count(FontSet *set) { return set->count; }

FontPattern *font_set_font(FontSet *set, int index) { return set->fonts[index]; }

_Bool font_characters_have(FontCharacters *characters, uint32_t character) {
  return fc.has_character(characters, character) != 0;
}

void font_characters_free(FontCharacters *characters) { fc.characters_destroy(characters); }

FontCharacters *font_language_characters(const char *language) {
  return fontconfig_is_installed() ? fc.of_language((const Text *)language) : NULL;
}

double font_weight(double weight) { return fc.weight(weight); }

FontPaths *font_configuration_files(void) {
  return fontconfig_is_installed() ? fc.files(NULL) : NULL;
}

FontPaths *font_configuration_folders(void) {
  return fontconfig_is_installed() ? fc.folders(NULL) : NULL;
}

FontPaths *font_folders(void) { return fontconfig_is_installed() ? fc.font_folders(NULL) : NULL; }

const char *font_paths_next(FontPaths *paths) { return (const char *)fc.next(paths); }

void font_paths_free(FontPaths *paths) { fc.done(paths); }
