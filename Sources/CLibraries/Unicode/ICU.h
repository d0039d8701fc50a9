#pragma once
#include <stdint.h>

// The part of ICU's C interface that is used. It has not changed since version 60
// (<https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/>). ICU's headers append the version to every function
// name, so a program built with them runs only with that version.

typedef struct UBreakIterator UBreakIterator;
typedef struct UText UText;
typedef int UErrorCode;

/// `UBreakIteratorType`, `UBRK_DONE`, `ULineBreakTag`, `UWordBreak`.
enum { ICU_BREAK_CHARACTER = 0, ICU_BREAK_WORD = 1, ICU_BREAK_LINE = 2, ICU_DONE = -1, ICU_LINE_HARD = 100,
       ICU_LINE_HARD_LIMIT = 200, ICU_WORD_NONE_LIMIT = 100 };
/// `UProperty`.
enum { ICU_GENERAL_CATEGORY = 0x1005, ICU_LINE_BREAK = 0x1008, ICU_BRACKET_TYPE = 0x1015 };
/// `UCharCategory`.
enum { ICU_NON_SPACING_MARK = 6, ICU_COMBINING_SPACING_MARK = 8 };
/// `UBidiPairedBracketType`.
enum { ICU_BRACKET_NONE = 0, ICU_BRACKET_OPEN = 1 };
/// `ULineBreak`.
enum {
  ICU_LB_UNKNOWN = 0,
  ICU_LB_AMBIGUOUS = 1,
  ICU_LB_ALPHABETIC = 2,
  ICU_LB_COMBINING_MARK = 9,
  ICU_LB_HYPHEN = 13,
  ICU_LB_INFIX_NUMERIC = 16,
  ICU_LB_NUMERIC = 19,
  ICU_LB_COMPLEX_CONTEXT = 24,
  ICU_LB_SURROGATE = 25,
  ICU_LB_BREAK_SYMBOLS = 27,
  ICU_LB_ZWJ = 42,
};

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
  int (*bidi_class)(int32_t character);
  int32_t (*paired_bracket)(int32_t character);
  int32_t (*property)(int32_t character, int which);
  void (*version)(uint8_t version[4]);
} ICU;

/// Null unless ICU 60 or later is installed.
const ICU *icu_functions(void);
