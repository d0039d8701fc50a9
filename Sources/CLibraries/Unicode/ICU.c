#include "ICU.h"

#include <pthread.h>
#include <stdio.h>

#include "CSymtextLibraryLoader.h"
#include "UnicodeVersion.h"

static ICU icu;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Finds a function by its name with the version as suffix or, as on macOS and in some builds of ICU, without.
static _Bool find(void *library, const char *name, int version, void *function) {
  char versioned[64];
  snprintf(versioned, sizeof versioned, "%s_%d", name, version);
  return library_find(library, versioned, function) || library_find(library, name, function);
}

static _Bool find_all(void *library, int version) {
  return (find(library, "ubrk_clone", version, &icu.break_clone) ||
          find(library, "ubrk_safeClone", version, &icu.break_safe_clone)) &&
         find(library, "ubrk_open", version, &icu.break_open) &&
         find(library, "ubrk_setUText", version, &icu.break_set_text) &&
         find(library, "ubrk_next", version, &icu.break_next) &&
         find(library, "ubrk_getRuleStatus", version, &icu.break_rule) &&
         find(library, "ubrk_close", version, &icu.break_close) &&
         find(library, "utext_openUTF8", version, &icu.text_open) &&
         find(library, "utext_close", version, &icu.text_close) &&
         find(library, "u_getVersion", version, &icu.version);
}

static _Bool load_version(int version) {
  char name[32];
  snprintf(name, sizeof name, "libicuuc.so.%d", version);
  const char *const names[] = {name, NULL};
  void *library = library_open(names);
  return library && find_all(library, version);
}

// Versions of current distributions first, because looking for a missing library takes time.
static const int common_versions[] = {72, 76, 74, 70, 67, 66};
enum { NEWEST = 99, OLDEST = 60 };

static void load(void) {
  const char *const system_names[] = {"libicucore.dylib", NULL};
  for (size_t index = 0; index < sizeof common_versions / sizeof *common_versions; index++) {
    if ((is_loaded = load_version(common_versions[index]))) return;
  }
  for (int version = NEWEST; version >= OLDEST; version--) {
    if ((is_loaded = load_version(version))) return;
  }
  void *library = library_open(system_names);
  is_loaded = library && find_all(library, 0);
}

const ICU *icu_functions(void) {
  pthread_once(&once, load);
  return is_loaded ? &icu : NULL;
}

_Bool unicode_version(uint8_t version[4]) {
  const ICU *functions = icu_functions();
  if (functions) functions->version(version);
  return functions != NULL;
}
