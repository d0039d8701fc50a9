#pragma once
#include <stddef.h>
#include <stdint.h>

// Unicode properties of a text, from ICU.
//
// ICU is loaded by the first call, not at the start of the program: loading takes 0.65 ms, a sixth of drawing one line.
// Texts are UTF-8 and must not change until they are closed.

/// The kind of boundary.
typedef enum TextBreakKind {
  /// Line break opportunities, by UAX 14.
  TEXT_BREAK_LINE,
  /// Ends of extended grapheme clusters, by UAX 29.
  TEXT_BREAK_CHARACTER,
  /// Ends of words and of the text between them, by UAX 29.
  TEXT_BREAK_WORD,
} TextBreakKind;

/// An iterator over the boundaries of a text.
typedef struct TextBreaks TextBreaks;

/// Whether ICU 60 or later and its data are installed.
_Bool unicode_is_installed(void);

/// Opens an iterator; null if ICU or its data is not installed, or if the text has 2³¹ bytes or more.
TextBreaks *_Nullable text_breaks_open(TextBreakKind kind, const uint8_t *_Nonnull text,
                                       size_t count);

/// Returns the next boundary, in bytes from the start of the text.
///
/// The last one is the end of the text; after it, −1.
/// - Parameter is_special: for lines, whether the break is mandatory; for words, whether a word with a letter, a number
///   or an ideograph ends there.
int64_t text_breaks_next(TextBreaks *_Nonnull breaks, _Bool *_Nonnull is_special);

void text_breaks_close(TextBreaks *_Nonnull breaks);

/// The `Bidi_Class` of a character as ICU's `UCharDirection`, 0 to 22; −1 if ICU is not installed.
int unicode_bidi_class(uint32_t character);

/// Returns the paired bracket; 0 if the character is not a bracket or ICU is not installed.
/// - Parameter is_opening: whether the given bracket is an opening one.
uint32_t unicode_paired_bracket(uint32_t character, _Bool *_Nonnull is_opening);

/// The values of `Line_Break` that are distinguished.
typedef enum LineBreakClass {
  LINE_BREAK_OTHER,
  /// NU.
  LINE_BREAK_NUMERIC,
  /// IS.
  LINE_BREAK_INFIX,
  /// SY.
  LINE_BREAK_SYMBOL,
  /// HY, and U+2010.
  LINE_BREAK_HYPHEN,
  /// CM and ZWJ, and characters that rule LB1 resolves to CM.
  LINE_BREAK_COMBINING,
  /// AL, and characters that rule LB1 resolves to AL.
  LINE_BREAK_ALPHABETIC,
} LineBreakClass;

/// The class of a character; `LINE_BREAK_OTHER` if ICU is not installed.
LineBreakClass unicode_line_break_class(uint32_t character);
