#include <pthread.h>
#include <stdlib.h>

#include "CUnicode.h"
#include "ICU.h"

struct TextBreaks {
  const ICU *icu;
  UBreakIterator *iterator;
  UText *text;
};

// Opening an iterator reads its rules; a copy shares them. Null when ICU or its data are missing.
static UBreakIterator *line_prototype;
static UBreakIterator *character_prototype;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// The root locale's rules: what a text gives shall not hang on the user's environment.
static UBreakIterator *prototype(const ICU *icu, UBreakIteratorType type) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = icu->break_open(type, "", NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

static void open_prototypes(void) {
  const ICU *icu = icu_functions();
  if (!icu) return;
  line_prototype = prototype(icu, UBRK_LINE);
  character_prototype = prototype(icu, UBRK_CHARACTER);
}

TextBreaks *text_breaks_open(TextBreakKind kind, const uint8_t *text, size_t count) {
  pthread_once(&once, open_prototypes);
  UBreakIterator *original = kind == TEXT_BREAK_LINE ? line_prototype : character_prototype;
  if (!original || count > INT32_MAX) return NULL;
  TextBreaks *breaks = calloc(1, sizeof *breaks);
  if (!breaks) return NULL;
  breaks->icu = icu_functions();
  UErrorCode status = U_ZERO_ERROR;
  breaks->iterator = breaks->icu->break_clone(original, &status);
  breaks->text = breaks->icu->text_open(NULL, (const char *)text, (int64_t)count, &status);
  if (U_SUCCESS(status)) {
    breaks->icu->break_set_text(breaks->iterator, breaks->text, &status);
  }
  if (U_SUCCESS(status)) return breaks;
  text_breaks_close(breaks);
  return NULL;
}

int64_t text_breaks_next(TextBreaks *breaks, _Bool *is_mandatory) {
  const int32_t offset = breaks->icu->break_next(breaks->iterator);
  if (offset == UBRK_DONE) return -1;
  const int32_t rule = breaks->icu->break_rule(breaks->iterator);
  *is_mandatory = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
  return offset;
}

void text_breaks_close(TextBreaks *breaks) {
  if (breaks->iterator) breaks->icu->break_close(breaks->iterator);
  if (breaks->text) breaks->icu->text_close(breaks->text);
  free(breaks);
}
