#include <pthread.h>
#include <stdlib.h>

#include "CSymtextUnicode.h"
#include "ICU.h"

struct TextBreaks {
  TextBreakKind kind;
  const ICU *icu;
  UBreakIterator *iterator;
  UText *text;
};

// Opening an iterator parses its rules; clones share them. Null if ICU or its data is missing.
static UBreakIterator *line_prototype;
static UBreakIterator *word_prototype;
static pthread_once_t line_once = PTHREAD_ONCE_INIT;
static pthread_once_t word_once = PTHREAD_ONCE_INIT;

// Uses the rules of the root locale, so that results do not depend on the user's environment.
static UBreakIterator *prototype(const ICU *icu, int type) {
  UErrorCode status = 0;
  UBreakIterator *iterator = icu->break_open(type, "", NULL, 0, &status);
  return status <= 0 ? iterator : NULL;
}

static void open_line_prototype(void) {
  const ICU *icu = icu_functions();
  if (icu) line_prototype = prototype(icu, ICU_BREAK_LINE);
}

static void open_word_prototype(void) {
  const ICU *icu = icu_functions();
  if (icu) word_prototype = prototype(icu, ICU_BREAK_WORD);
}

static UBreakIterator *prototype_of_kind(TextBreakKind kind) {
  switch (kind) {
    case TEXT_BREAK_LINE: pthread_once(&line_once, open_line_prototype); return line_prototype;
    case TEXT_BREAK_WORD: pthread_once(&word_once, open_word_prototype); return word_prototype;
  }
  return NULL;
}

_Bool dictionaries_are_installed(void) {
  pthread_once(&line_once, open_line_prototype);
  return line_prototype != NULL;
}

TextBreaks *text_breaks_open(TextBreakKind kind, const uint8_t *text, size_t count) {
  UBreakIterator *original = prototype_of_kind(kind);
  if (!original || count > INT32_MAX) return NULL;
  TextBreaks *breaks = calloc(1, sizeof *breaks);
  if (!breaks) return NULL;
  breaks->icu = icu_functions();
  breaks->kind = kind;
  UErrorCode status = 0;
  breaks->iterator = breaks->icu->break_clone
                         ? breaks->icu->break_clone(original, &status)
                         : breaks->icu->break_safe_clone(original, NULL, NULL, &status);
  breaks->text = breaks->icu->text_open(NULL, (const char *)text, (int64_t)count, &status);
  if (status <= 0) {
    breaks->icu->break_set_text(breaks->iterator, breaks->text, &status);
  }
  if (status <= 0) return breaks;
  text_breaks_close(breaks);
  return NULL;
}

int64_t text_breaks_next(TextBreaks *breaks, _Bool *is_word) {
  const int32_t offset = breaks->icu->break_next(breaks->iterator);
  if (offset == ICU_DONE) return -1;
  *is_word = breaks->kind == TEXT_BREAK_WORD
             && breaks->icu->break_rule(breaks->iterator) >= ICU_WORD_NONE_LIMIT;
  return offset;
}

void text_breaks_close(TextBreaks *breaks) {
  if (breaks->iterator) breaks->icu->break_close(breaks->iterator);
  if (breaks->text) breaks->icu->text_close(breaks->text);
  free(breaks);
}
