#include "ICU.h"

#include <dlfcn.h>
#include <pthread.h>

// The headers give every function's name the version as a suffix, and so the library that it is in.
#define STRING(x) #x
#define EXPANDED(x) STRING(x)
#ifdef __APPLE__
#define LIBRARY "libicucore.dylib"
#else
#define LIBRARY "libicuuc.so." EXPANDED(U_ICU_VERSION_MAJOR_NUM)
#endif

static ICU icu;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static _Bool find(void *library, const char *name, void *pointer) {
  void *function = dlsym(library, name);
  *(void **)pointer = function;
  return function != NULL;
}

static void load(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  is_loaded = library != NULL && find(library, EXPANDED(ubrk_open), &icu.break_open) &&
              find(library, EXPANDED(ubrk_clone), &icu.break_clone) &&
              find(library, EXPANDED(ubrk_setUText), &icu.break_set_text) &&
              find(library, EXPANDED(ubrk_next), &icu.break_next) &&
              find(library, EXPANDED(ubrk_getRuleStatus), &icu.break_rule) &&
              find(library, EXPANDED(ubrk_close), &icu.break_close) &&
              find(library, EXPANDED(utext_openUTF8), &icu.text_open) &&
              find(library, EXPANDED(utext_close), &icu.text_close) &&
              find(library, EXPANDED(u_charDirection), &icu.bidi_class) &&
              find(library, EXPANDED(u_getBidiPairedBracket), &icu.paired_bracket) &&
              find(library, EXPANDED(u_getIntPropertyValue), &icu.property);
}

const ICU *icu_functions(void) {
  pthread_once(&once, load);
  return is_loaded ? &icu : NULL;
}
