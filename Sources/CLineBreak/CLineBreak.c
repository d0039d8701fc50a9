#include "CLineBreak.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

// The headers give every function's name the version as a suffix, and so the library that it is in.
#define STRING(x) #x
#define EXPANDED(x) STRING(x)
#ifdef __APPLE__
#define LIBRARY "libicucore.dylib"
#else
#define LIBRARY "libicuuc.so." EXPANDED(U_ICU_VERSION_MAJOR_NUM)
#endif

static struct {
  __typeof__(&ubrk_open) open;
  __typeof__(&ubrk_setUText) set_text;
  __typeof__(&ubrk_next) next;
  __typeof__(&ubrk_getRuleStatus) rule_status;
  __typeof__(&ubrk_close) close;
  __typeof__(&utext_openUTF8) open_utf8;
  __typeof__(&utext_close) close_text;
} icu;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static _Bool find(void *library, const char *name, void *pointer) {
  void *function = dlsym(library, name);
  *(void **)pointer = function;
  return function != NULL;
}

static void load(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  is_loaded = library != NULL && find(library, EXPANDED(ubrk_open), &icu.open) &&
              find(library, EXPANDED(ubrk_setUText), &icu.set_text) &&
              find(library, EXPANDED(ubrk_next), &icu.next) &&
              find(library, EXPANDED(ubrk_getRuleStatus), &icu.rule_status) &&
              find(library, EXPANDED(ubrk_close), &icu.close) &&
              find(library, EXPANDED(utext_openUTF8), &icu.open_utf8) &&
              find(library, EXPANDED(utext_close), &icu.close_text);
}

struct LineBreaks {
  UBreakIterator *iterator;
  UText *text;
};

LineBreaks *line_breaks_open(const char *text, size_t count) {
  pthread_once(&once, load);
  if (!is_loaded) return NULL;
  LineBreaks *breaks = calloc(1, sizeof *breaks);
  if (!breaks) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  breaks->iterator = icu.open(UBRK_LINE, NULL, NULL, 0, &status);
  breaks->text = icu.open_utf8(NULL, text, (int64_t)count, &status);
  if (U_SUCCESS(status)) icu.set_text(breaks->iterator, breaks->text, &status);
  if (U_SUCCESS(status)) return breaks;
  line_breaks_close(breaks);
  return NULL;
}

int64_t line_breaks_next(LineBreaks *breaks, _Bool *is_mandatory) {
  const int32_t offset = icu.next(breaks->iterator);
  if (offset == UBRK_DONE) return -1;
  const int32_t rule = icu.rule_status(breaks->iterator);
  *is_mandatory = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
  return offset;
}

void line_breaks_close(LineBreaks *breaks) {
  if (breaks->iterator) icu.close(breaks->iterator);
  if (breaks->text) icu.close_text(breaks->text);
  free(breaks);
}
