#pragma once
#include <unicode/ubrk.h>
#include <unicode/utext.h>

// ICU's functions are macros that add the version to the name; expanded here they follow whichever
// ICU is installed.
static inline UBreakIterator *_Nullable st_ubrk_open(
    UBreakIteratorType type, const char *_Nullable locale, UErrorCode *_Nonnull status) {
  return ubrk_open(type, locale, 0, 0, status);
}
static inline void st_ubrk_setUText(
    UBreakIterator *_Nonnull iterator, UText *_Nonnull text, UErrorCode *_Nonnull status) {
  ubrk_setUText(iterator, text, status);
}
static inline int32_t st_ubrk_next(UBreakIterator *_Nonnull iterator) { return ubrk_next(iterator); }
static inline int32_t st_ubrk_getRuleStatus(UBreakIterator *_Nonnull iterator) {
  return ubrk_getRuleStatus(iterator);
}
static inline void st_ubrk_close(UBreakIterator *_Nonnull iterator) { ubrk_close(iterator); }
static inline UText *_Nullable st_utext_openUTF8(
    const char *_Nonnull bytes, int64_t count, UErrorCode *_Nonnull status) {
  return utext_openUTF8(0, bytes, count, status);
}
static inline void st_utext_close(UText *_Nonnull text) { utext_close(text); }
