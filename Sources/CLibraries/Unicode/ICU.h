#pragma once
#include <stdint.h>

// The part of ICU's C interface that is used. It has not changed since version 60
// (<https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/>). ICU's headers append the version to every function
// name, so a program built with them runs only with that version.

typedef struct UBreakIterator UBreakIterator;
typedef struct UText UText;
typedef int UErrorCode;

/// `UBreakIteratorType`, `UBRK_DONE`, `UWordBreak`.
enum { ICU_BREAK_WORD = 1, ICU_BREAK_LINE = 2, ICU_DONE = -1, ICU_WORD_NONE_LIMIT = 100 };

/// The functions of ICU that are used, without the version in their names.
typedef struct ICU {
  UBreakIterator *(*break_open)(int type, const char *locale, const uint16_t *text, int32_t length,
                                UErrorCode *status);
  /// `ubrk_clone`, available from ICU 69; null before.
  UBreakIterator *(*break_clone)(const UBreakIterator *, UErrorCode *status);
  /// `ubrk_safeClone`, used if `ubrk_clone` is missing.
  UBreakIterator *(*break_safe_clone)(const UBreakIterator *, void *buffer, int32_t *size,
                                      UErrorCode *status);
  void (*break_set_text)(UBreakIterator *, UText *text, UErrorCode *status);
  int32_t (*break_next)(UBreakIterator *);
  int32_t (*break_rule)(UBreakIterator *);
  void (*break_close)(UBreakIterator *);
  UText *(*text_open)(UText *, const char *text, int64_t length, UErrorCode *status);
  UText *(*text_close)(UText *);
  void (*version)(uint8_t version[4]);
} ICU;

/// Null unless ICU 60 or later is installed.
const ICU *icu_functions(void);
